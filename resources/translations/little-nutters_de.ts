<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>little-nutters</name>
    <message>
        <location filename="../../nutdesk/games/little_nutters/__init__.py"/>
        <source>Dig for your nuts, and guard them</source>
        <translation>Buddle nach deinen Nüssen und pass gut auf sie auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Dig</source>
        <translation>Buddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Excavate</source>
        <translation>Ausgraben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Stop digging</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Skip the patch phase</source>
        <translation>Beetphase auslassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Play a card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Play nothing</source>
        <translation>Nichts spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Name a player</source>
        <translation>Jemanden nennen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Choose a patch</source>
        <translation>Beet aussuchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Bribe a friend</source>
        <translation>Freund bestechen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Nullify</source>
        <translation>Abwehren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Ignore an obstacle</source>
        <translation>Hindernis ignorieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Let it happen</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Turn again</source>
        <translation>Neu aufdecken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Keep a card</source>
        <translation>Karte behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Peek</source>
        <translation>Spicken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Swap a card</source>
        <translation>Karte tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/actions.py"/>
        <source>Clear a patch</source>
        <translation>Beet räumen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Forest pile</source>
        <translation>Waldstapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{patch}: gone</source>
        <translation>{patch}: weg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{name}; known from the top: {known}</source>
        <translation>{name}; bekannt, von oben: {known}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{name}; blocked by {block} until someone discards {n}</source>
        <translation>{name}; versperrt („{block}“), bis jemand {n} abwirft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Top card of {name}</source>
        <translation>Oberste Karte von {name}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>discard {n}</source>
        <translation>{n} abwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{card} blocks {patch}</source>
        <translation>{card} versperrt {patch}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw pile: {cards}</source>
        <translation>Nachziehstapel: {cards}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{n} nuts</source>
        <translation>
            <numerusform>{n} Nuss</numerusform>
            <numerusform>{n} Nüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw pile: {cards}, {nuts} among them</source>
        <translation>Nachziehstapel: {cards}, darunter {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>The table: play a card here</source>
        <translation>Der Tisch: Hier spielst du eine Karte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{title}: empty</source>
        <translation>{title}: leer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{title}: {cards}, {top} on top</source>
        <translation>{title}: {cards}, obenauf „{top}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>A drawn card</source>
        <translation>Eine gezogene Karte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Turned up: {card}</source>
        <translation>Aufgedeckt: {card}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Peek at the top card of a patch</source>
        <translation>Bei der obersten Karte eines Beets spicken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Search a patch: {price}</source>
        <translation>Ein Beet durchsuchen: {price}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Spade</source>
        <translation>Spaten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Excavate the top card of a patch: {price}</source>
        <translation>Die oberste Karte eines Beets ausgraben: {price}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>nut</source>
        <translation>Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>obstacle</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>boost</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>trouble</source>
        <translation>Ärger</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>bust-a-nut</source>
        <translation>Nussklau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>friend</source>
        <translation>Freund</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>character</source>
        <translation>Figur</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: every patch is blocked</source>
        <translation>{seat}: Alle Beete sind versperrt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: dig once more, any open patch</source>
        <translation>{seat}: Buddle noch einmal, in einem offenen Beet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: search, dig or excavate a patch</source>
        <translation>{seat}: Durchsuchen, buddeln oder ausgraben?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: dig on or stop</source>
        <translation>{seat}: Weiterbuddeln oder aufhören?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: dig on, excavate or stop</source>
        <translation>{seat}: Weiterbuddeln, ausgraben oder aufhören?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: discard {cards} to excavate {patch}</source>
        <translation>{seat}: {cards} abwerfen, um {patch} auszugraben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: discard {cards} to search {patch}</source>
        <translation>{seat}: {cards} abwerfen, um {patch} zu durchsuchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: discard {cards}</source>
        <translation>{seat}: {cards} abwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: discard {cards}, or the dig is stopped</source>
        <translation>{seat}: {cards} abwerfen, sonst Buddelstopp</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: whom is {card} against?</source>
        <translation>{seat}: Gegen wen geht „{card}“?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: excavate a patch, {n} left</source>
        <translation>{seat}: Grab bei einem Beet aus, noch {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: search a patch, {n} left</source>
        <translation>{seat}: Durchsuch ein Beet, noch {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: choose a patch to block</source>
        <translation>{seat}: Welches Beet versperrst du?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: choose the second patch</source>
        <translation>{seat}: Wähl das zweite Beet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: choose two patches to swap top cards</source>
        <translation>{seat}: Bei welchen zwei Beeten tauschst du oben?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: choose two patches to mix</source>
        <translation>{seat}: Welche zwei Beete mischst du?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: choose the patch that gets the nut</source>
        <translation>{seat}: Welches Beet bekommt die Nuss?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: let {symbol} stand, or turn again?</source>
        <translation>{seat}: {symbol} gelten lassen oder neu aufdecken?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>There is nothing to answer: a defence card only answers what happens to you.</source>
        <translation>Es gibt nichts abzuwehren: Eine Abwehrkarte hilft nur gegen das, was dir passiert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>There is no random selection of yours to repeat.</source>
        <translation>Es gibt keine Zufallswahl von dir, die du wiederholen könntest.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Cards are played in the play phase, after the patch phase.</source>
        <translation>Karten spielst du in der Spielphase, nach der Beetphase.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Dig or excavate at least one card before you stop.</source>
        <translation>Buddle oder grab mindestens eine Karte aus, bevor du aufhörst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>First comes the patch phase: search, dig or excavate one patch.</source>
        <translation>Zuerst kommt die Beetphase: Durchsuch ein Beet, buddle oder grab aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Top card to your hand: dig. Lens, spade or a card of yours onto a patch: search or excavate.</source>
        <translation>Oberste Karte auf deine Hand: buddeln. Auge, Spaten oder eine deiner Karten auf ein Beet: durchsuchen oder ausgraben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>You are digging: dig on, excavate, or stop.</source>
        <translation>Du buddelst gerade: Buddle weiter, grab aus oder hör auf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Your patch phase is over: play a card, or none.</source>
        <translation>Deine Beetphase ist vorbei: Spiel eine Karte oder keine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>This is the play phase: play one card, or none.</source>
        <translation>Das ist die Spielphase: Spiel eine Karte oder keine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: play a card, or none</source>
        <translation>{seat}: Spiel eine Karte oder keine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>First answer: play a defence card, or let it happen.</source>
        <translation>Antworte zuerst: Spiel eine Abwehrkarte oder lass es geschehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: play a defence card?</source>
        <translation>{seat}: Eine Abwehrkarte spielen?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Drag a card onto the patch or the discard pile.</source>
        <translation>Leg eine Karte auf das Beet oder auf die Ablage.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Drag a card onto the discard pile.</source>
        <translation>Leg eine Karte auf die Ablage.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Discard a card, or let the dig be stopped.</source>
        <translation>Wirf eine Karte ab, sonst ist Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>First name the player whom your card is against.</source>
        <translation>Sag zuerst, gegen wen deine Karte ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Drag the card onto a patch.</source>
        <translation>Leg die Karte auf ein Beet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>First choose the friend you want to bribe.</source>
        <translation>Wähl zuerst den Freund, den du bestechen willst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: whose friend do you bribe?</source>
        <translation>{seat}: Wessen Freund bestichst du?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>First decide: let the symbol stand, or repeat the selection.</source>
        <translation>Entscheide zuerst: das Symbol gelten lassen oder die Wahl wiederholen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>First choose which of the two cards you keep.</source>
        <translation>Wähl zuerst, welche der beiden Karten du behältst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>{seat}: keep one of two cards</source>
        <translation>{seat}: Behalt eine von zwei Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>a card is turned over</source>
        <translation>eine Karte wird aufgedeckt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>you see the cards of the patch</source>
        <translation>du siehst die Karten des Beets</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>you see a card</source>
        <translation>du siehst eine Karte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>a card is drawn</source>
        <translation>eine Karte wird gezogen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{cards} and {last}</source>
        <translation>{cards} und {last}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} answers with {other}: {card} is nullified</source>
        <translation>{seat} antwortet mit „{other}“: „{card}“ ist abgewehrt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} plays no defence card</source>
        <translation>{seat} spielt keine Abwehrkarte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} plays {card}</source>
        <translation>{seat} spielt „{card}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} names {target}</source>
        <translation>{seat} nennt {target}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} tries to bribe {target}'s {card}</source>
        <translation>{seat} will einen Freund von {target} bestechen: „{card}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} plays no card</source>
        <translation>{seat} spielt keine Karte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card} is put beside {owner}'s Nut Sack</source>
        <translation>„{card}“ kommt neben den Nussbeutel von {owner}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card} is turned up: {symbol}, {says}</source>
        <translation>Aufgedeckt wird „{card}“: {symbol}, {says}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card} is turned up: no symbol that counts, so another card is turned</source>
        <translation>Aufgedeckt wird „{card}“: kein Symbol, das zählt, also noch eine Karte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} repeats the random selection</source>
        <translation>{seat} wiederholt die Zufallswahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>The turned cards go back and the draw pile is shuffled</source>
        <translation>Die aufgedeckten Karten kommen zurück, und der Nachziehstapel wird gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} steals a nut from {victim}</source>
        <translation>{seat} klaut {victim} eine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>A nut of {victim} goes into the draw pile</source>
        <translation>Eine Nuss von {victim} kommt in den Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>A nut of {victim} goes on top of {patch}</source>
        <translation>Eine Nuss von {victim} kommt oben auf {patch}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card} changes sides: from {victim} to {seat}</source>
        <translation>„{card}“ wechselt die Seite: von {victim} zu {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card} leaves {owner}</source>
        <translation>„{card}“ verlässt {owner}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} swaps the top cards of {patch} and {second}</source>
        <translation>{seat} vertauscht die obersten Karten von {patch} und {second}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{patch} and {second} are shuffled together and split again</source>
        <translation>{patch} und {second} werden zusammen gemischt und wieder geteilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} skips the patch phase</source>
        <translation>{seat} setzt die Beetphase aus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>Every patch is blocked: {seat} has no patch phase</source>
        <translation>Alle Beete sind versperrt: keine Beetphase für {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} digs a nut out of {patch}: {nuts}</source>
        <translation>{seat} buddelt in {patch} eine Nuss aus: {nuts}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{n} nuts in the sack</source>
        <translation>
            <numerusform>{n} Nuss im Beutel</numerusform>
            <numerusform>{n} Nüsse im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} digs {card} out of {patch} and keeps it</source>
        <translation>{seat} buddelt in {patch}: „{card}“ kommt auf die Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} digs {patch}: {card}</source>
        <translation>{seat} buddelt in {patch}: „{card}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card}: nothing happens, dig on</source>
        <translation>„{card}“: Nichts passiert, weiterbuddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card} has no effect: {seat} cannot be stopped</source>
        <translation>„{card}“ wirkt nicht: {seat} ist nicht aufzuhalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} looks through {patch}</source>
        <translation>{seat} durchsucht {patch}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{patch} from the top: {cards}</source>
        <translation>{patch} von oben: {cards}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} excavates a card from {patch}</source>
        <translation>{seat} gräbt eine Karte aus {patch} aus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>The card from {patch} is {card}</source>
        <translation>Die Karte aus {patch} ist „{card}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} excavates a nut from {patch}</source>
        <translation>{seat} gräbt eine Nuss aus {patch} aus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} stops digging</source>
        <translation>{seat} hört auf zu buddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card}: the dig is stopped</source>
        <translation>„{card}“: Buddelstopp</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card}: {seat}'s turn is over, no card is drawn</source>
        <translation>„{card}“: Der Zug von {seat} ist zu Ende, keine Karte wird gezogen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{patch} is empty and gone</source>
        <translation>{patch} ist leer und verschwindet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>A nut of {seat} goes to the bottom of {patch}</source>
        <translation>Eine Nuss von {seat} kommt ganz unten in {patch}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{patch} is shuffled: nobody knows it any more</source>
        <translation>{patch} wird gemischt: Niemand kennt es mehr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card} blocks {patch} until someone discards {n}</source>
        <translation>„{card}“ versperrt {patch}, bis jemand {n} abwirft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} discards {cards} and clears {patch}</source>
        <translation>{seat} räumt {patch} frei und wirft dafür ab: {cards}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} discards {other} and ignores the stop of {card}</source>
        <translation>{seat} wirft „{other}“ ab: Der Stopp von „{card}“ gilt nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} peeks at the top card of {patch}</source>
        <translation>{seat} spickt bei der obersten Karte von {patch}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>On top of {patch} lies {card}</source>
        <translation>Oben auf {patch} liegt „{card}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} is the {character}</source>
        <translation>{seat} spielt diese Figur: {character}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{patches} patches are laid out and everyone gets {hand} cards</source>
        <translation>{patches} Beete werden ausgelegt, und alle bekommen {hand} Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat}'s turn</source>
        <translation>{seat} ist am Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} discards {card}</source>
        <translation>{seat} wirft „{card}“ ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} loses {card}</source>
        <translation>{seat} verliert „{card}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} takes a random card from {victim}</source>
        <translation>{seat} nimmt {victim} zufällig eine Karte weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>The card that {seat} takes from {victim} is {card}</source>
        <translation>Die Karte, die {seat} von {victim} nimmt, ist „{card}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{card} beside {owner}'s Nut Sack is done with</source>
        <translation>„{card}“ neben dem Nussbeutel von {owner} hat ausgedient</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>The discard pile is shuffled and becomes the draw pile</source>
        <translation>Die Ablage wird gemischt und ist der neue Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} draws a card</source>
        <translation>{seat} zieht eine Karte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>The card drawn is {card}</source>
        <translation>Die gezogene Karte ist „{card}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} draws a nut from the draw pile and stores it</source>
        <translation>{seat} zieht eine Nuss aus dem Nachziehstapel: ab in den Beutel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} keeps one card and discards {card}</source>
        <translation>{seat} behält eine Karte und wirft „{card}“ ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} has {total} nuts and wins</source>
        <translation>{seat} hat {total} Nüsse und gewinnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>The last card has left the last patch: the game is over</source>
        <translation>Die letzte Karte hat das letzte Beet verlassen: Das Spiel ist vorbei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>For three whole rounds no card left a patch: the game is over</source>
        <translation>Drei ganze Runden lang hat keine Karte ein Beet verlassen: Das Spiel ist vorbei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>a random card</source>
        <translation>eine zufällige Karte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>shuffle the patch</source>
        <translation>das Beet wird gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>shuffle the draw pile</source>
        <translation>der Nachziehstapel wird gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>mix the patches</source>
        <translation>die Beete werden gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>rebuild the draw pile</source>
        <translation>ein neuer Nachziehstapel wird gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/game.py"/>
        <source>By the rulebook it is whoever has the next birthday.</source>
        <translation>Nach der Spielregel beginnt, wer als Nächstes Geburtstag hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/game.py"/>
        <source>Cards played</source>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/game.py"/>
        <source>Characters</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/game.py"/>
        <source>Cards dealt</source>
        <translation>Ausgeteilte Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>dig {patch}</source>
        <translation>in {patch} buddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Clear a patch by discarding onto it, or go on</source>
        <translation>Räum ein Beet frei, indem du Karten darauf abwirfst, oder mach weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>No patch phase</source>
        <translation>Keine Beetphase</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>search {patch}: {price}</source>
        <translation>{patch} durchsuchen: {price}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>search {patch}</source>
        <translation>{patch} durchsuchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>excavate {patch}: {price}</source>
        <translation>{patch} ausgraben: {price}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>excavate {patch}</source>
        <translation>{patch} ausgraben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>search {patch}: first of {n}</source>
        <translation>{patch} durchsuchen: erste von {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>excavate {patch}: first of {n}</source>
        <translation>{patch} ausgraben: erste von {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>dig on at {patch}</source>
        <translation>in {patch} weiterbuddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Turn the next card of {patch}</source>
        <translation>Die nächste Karte von {patch} aufdecken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Dig on</source>
        <translation>Weiterbuddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Excavate: {n}</source>
        <translation>Ausgraben: {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Discard {n}, then take the next card of {patch} unread</source>
        <translation>Wirf {n} ab und nimm die nächste Karte von {patch} ungelesen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Go to the play phase with what you have</source>
        <translation>Weiter zur Spielphase mit dem, was du hast</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Stop here</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>peek at {patch}</source>
        <translation>bei {patch} spicken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>trade {card} for a new card</source>
        <translation>„{card}“ gegen eine neue Karte tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>trade it for a new card</source>
        <translation>gegen eine neue Karte tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Draw a card and end your turn</source>
        <translation>Zieh eine Karte und beende deinen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>play {card}</source>
        <translation>„{card}“ spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{card} against {seat}</source>
        <translation>„{card}“ gegen {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>use {card} against {seat}</source>
        <translation>„{card}“ gegen {seat} einsetzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>bribe {friend}</source>
        <translation>„{friend}“ bestechen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>use {card} on {patch}</source>
        <translation>„{card}“ bei {patch} einsetzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Excavate no more</source>
        <translation>Nichts mehr ausgraben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{card} nullifies {other}</source>
        <translation>„{card}“ wehrt „{other}“ ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>nullify {other} with {card}</source>
        <translation>„{other}“ mit „{card}“ abwehren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>discard {card} and dig on</source>
        <translation>„{card}“ abwerfen und weiterbuddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>discard it and dig on</source>
        <translation>abwerfen und weiterbuddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{card} happens: {text}</source>
        <translation>„{card}“ wirkt: {text}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>discard {card}</source>
        <translation>„{card}“ abwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>pay for {patch}</source>
        <translation>für {patch} bezahlen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Dig stopped</source>
        <translation>Buddelstopp</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Keep your cards, stop digging</source>
        <translation>Behalt deine Karten und hör auf zu buddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Let it stand</source>
        <translation>Gilt so</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Do what the symbol says</source>
        <translation>Tu, was das Symbol sagt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>The second selection stands</source>
        <translation>Die zweite Wahl gilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>keep {card}</source>
        <translation>„{card}“ behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Keep {card}</source>
        <translation>„{card}“ behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>The other is discarded</source>
        <translation>Die andere wird abgeworfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>clear {patch}</source>
        <translation>{patch} freiräumen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>clear {patch} with {rest} too</source>
        <translation>{patch} freiräumen, dazu noch: {rest}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>First pay: discard a card from your hand.</source>
        <translation>Bezahl zuerst: Wirf eine Karte aus deiner Hand ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>First discard a card from your hand.</source>
        <translation>Wirf zuerst eine Karte aus deiner Hand ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>First choose a patch for your card.</source>
        <translation>Wähl zuerst ein Beet für deine Karte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>No other player holds a card.</source>
        <translation>Sonst hat niemand eine Karte auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>No other player has a nut to be busted.</source>
        <translation>Sonst hat niemand eine Nuss, die man klauen könnte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Nobody else can be stopped now.</source>
        <translation>Sonst ist jetzt niemand aufzuhalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>No other player has a friend in play.</source>
        <translation>Sonst hat niemand einen Freund im Spiel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>There is no open patch for it.</source>
        <translation>Dafür gibt es kein offenes Beet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>No open patch still has the top card it began the turn with.</source>
        <translation>Auf keinem offenen Beet liegt noch die oberste Karte vom Anfang des Zuges.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>It takes two patches that still have the top cards they began the turn with.</source>
        <translation>Dazu braucht es zwei Beete, auf denen noch die oberste Karte vom Anfang des Zuges liegt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>There are {n} patches.</source>
        <translation>Es gibt {n} Beete.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{block} blocks {patch}: someone has to discard {n} first.</source>
        <translation>„{block}“ versperrt {patch}: Erst muss jemand {n} abwerfen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{patch} is gone.</source>
        <translation>{patch} ist weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>One patch a turn: you are at {patch}.</source>
        <translation>Ein Beet pro Zug: Du bist in {patch}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You have dug already: it is either searching or digging.</source>
        <translation>Du hast schon gebuddelt: entweder durchsuchen oder buddeln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>The second patch phase is for digging only.</source>
        <translation>Die zweite Beetphase ist nur zum Buddeln da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Searching costs {cards}, and you hold {n}.</source>
        <translation>Durchsuchen kostet {cards}, und du hast {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Excavating costs {cards}, and you hold {n}.</source>
        <translation>Ausgraben kostet {cards}, und du hast {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>The patch phase must be used unless every patch is blocked.</source>
        <translation>Die Beetphase musst du nutzen, außer alle Beete sind versperrt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You do not hold that card.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{card} is a defence card: it only answers what happens to you.</source>
        <translation>„{card}“ ist eine Abwehrkarte: Sie hilft nur gegen das, was dir passiert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{card} was excavated: it is only good for discarding.</source>
        <translation>„{card}“ ist ausgegraben und taugt nur noch zum Abwerfen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>There is no such player.</source>
        <translation>So jemanden gibt es hier nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Name another player.</source>
        <translation>Nenn jemand anderen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{seat} has no nut to be busted.</source>
        <translation>{seat} hat keine Nuss, die man klauen könnte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{seat} holds no card.</source>
        <translation>{seat} hat keine Karte auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{seat} cannot be stopped now.</source>
        <translation>{seat} ist jetzt nicht aufzuhalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Choose another patch: this one is chosen already.</source>
        <translation>Wähl ein anderes Beet: Dieses ist schon gewählt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>The top card of {patch} left this turn: it has none until the next turn.</source>
        <translation>Die oberste Karte von {patch} ging in diesem Zug weg: Bis zum nächsten Zug hat es keine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Choose a friend that lies beside another player's Nut Sack.</source>
        <translation>Wähl einen Freund, der neben dem Nussbeutel von jemand anderem liegt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{card} does not nullify {other}.</source>
        <translation>„{card}“ hilft nicht gegen „{other}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Abilities are used in one's own turn.</source>
        <translation>Fähigkeiten nutzt man im eigenen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Your ability has been used this turn.</source>
        <translation>Deine Fähigkeit hast du in diesem Zug schon benutzt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Your ability rests while you have the most nuts, or as many as anyone.</source>
        <translation>Deine Fähigkeit ruht, solange niemand mehr Nüsse hat als du.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Your character has another ability.</source>
        <translation>Deine Figur hat eine andere Fähigkeit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Only the plain stop of an obstacle can be ignored.</source>
        <translation>Nur der einfache Stopp eines Hindernisses lässt sich übergehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You hold no card to discard for it.</source>
        <translation>Du hast keine Karte, die du dafür abwerfen könntest.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You hold too few cards: the dig is stopped.</source>
        <translation>Du hast zu wenige Karten: Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Keep one of the two cards you drew.</source>
        <translation>Behalt eine der beiden Karten, die du gezogen hast.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Dig a card first, then peek.</source>
        <translation>Buddle erst eine Karte aus, dann spick.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>The top card of {patch} left this turn: peek at another patch.</source>
        <translation>Die oberste Karte von {patch} ging in diesem Zug weg: Spick bei einem anderen Beet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You hold no card to trade.</source>
        <translation>Du hast keine Karte zum Tauschen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{patch} is not blocked.</source>
        <translation>{patch} ist nicht versperrt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>A player is being named just now.</source>
        <translation>Gerade wird jemand genannt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You do not hold those cards.</source>
        <translation>Diese Karten hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Clearing {patch} costs {cards}.</source>
        <translation>{patch} freizuräumen kostet {cards}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Name the cards in the order of the hand.</source>
        <translation>Nenn die Karten in der Reihenfolge der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{seat} holds {cards}.</source>
        <translation>{seat} hat {cards} auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{n} cards are left there, and the next one may stop the dig.</source>
        <translation>
            <numerusform>{n} Karte liegt dort noch, und sie kann das Buddeln stoppen.</numerusform>
            <numerusform>{n} Karten liegen dort noch, und die nächste kann das Buddeln stoppen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>A card is drawn after that, and the turn ends.</source>
        <translation>Danach wird eine Karte gezogen, und der Zug endet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{other} played it against {seat}.</source>
        <translation>{other} hat sie gegen {seat} gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>The question comes whatever {seat} holds.</source>
        <translation>Gefragt wird immer, egal was {seat} hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>Whoever is named may answer with a defence card.</source>
        <translation>Wer genannt wird, darf mit einer Abwehrkarte antworten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>The top card of {patch} goes unread into the hand, a nut into the sack.</source>
        <translation>Die oberste Karte von {patch} kommt ungelesen auf die Hand, eine Nuss in den Beutel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>Nobody else sees what lies in {patch}.</source>
        <translation>Niemand sonst sieht, was in {patch} liegt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>The Gambler may repeat it once. The second selection stands.</source>
        <translation>Der Zocker darf einmal neu wählen. Die zweite Wahl gilt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>The other card goes to the discard pile.</source>
        <translation>Die andere Karte kommt auf die Ablage.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{seat} does what {card} says.</source>
        <translation>{seat} tut, was „{card}“ sagt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>What is discarded lies open.</source>
        <translation>Was abgeworfen wird, liegt offen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>Extra Paws: digging only. Searching and excavating must wait.</source>
        <translation>Extra-Pfoten: nur buddeln. Durchsuchen und Ausgraben müssen warten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>Digging is free, a search costs {search}, an excavation {excavate}.</source>
        <translation>Buddeln ist gratis, Durchsuchen kostet {search}, Ausgraben {excavate}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{seat} has searched {patch}.</source>
        <translation>{seat} hat {patch} durchsucht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{n} cards nobody else saw</source>
        <translation>
            <numerusform>{n} Karte, die sonst niemand sah</numerusform>
            <numerusform>{n} Karten, die sonst niemand sah</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>Found in {patch}: {names}.</source>
        <translation>Gefunden in {patch}: {names}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>If it happens, a symbol decides.</source>
        <translation>Wenn es passiert, entscheidet ein Symbol.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{patch} is the first.</source>
        <translation>{patch} ist das erste.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>What would nullify it:</source>
        <translation>Was es abwehren würde:</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>Patch phase</source>
        <translation>Beetphase</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>Patch</source>
        <translation>Beet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>Play phase</source>
        <translation>Spielphase</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>paw</source>
        <translation>Pfote</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>rests</source>
        <translation>ruht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{seat}: {nuts} of {n}, {cards} in hand</source>
        <translation>{seat}: {nuts} von {n}, {cards} auf der Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{name}; {character}, {text} Ability: {ready}</source>
        <translation>{name}; {character}, {text} Fähigkeit: {ready}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{name}; beside the sack: {beside}</source>
        <translation>{name}; neben dem Beutel: {beside}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Drag a card of yours onto a blocked patch: {n} cards clear it for everybody.</source>
        <translation>Leg eine deiner Karten auf ein versperrtes Beet: {n} Karten räumen es für alle frei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Blocked patches</source>
        <translation>Versperrte Beete</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>An ability rests while nobody has more nuts than you.</source>
        <translation>Eine Fähigkeit ruht, solange niemand mehr Nüsse hat als du.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{name} rests</source>
        <translation>{name} ruht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{n} nuts are safe in the sack.</source>
        <translation>
            <numerusform>{n} Nuss ist sicher im Beutel.</numerusform>
            <numerusform>{n} Nüsse sind sicher im Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>a card nobody else saw</source>
        <translation>eine Karte, die sonst niemand sah</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>The dig so far: {names}</source>
        <translation>Bisher gebuddelt: {names}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{seat} digs {patch}</source>
        <translation>Beet {patch}: {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{n} left below</source>
        <translation>noch {n} darunter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>and {n} more on the board</source>
        <translation>und {n} weitere auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>What you know</source>
        <translation>Was du weißt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Known to all</source>
        <translation>Allen bekannt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Known patches, from the top. {words}</source>
        <translation>Bekannte Beete, von oben. {words}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>top first</source>
        <translation>von oben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'{key}' needs one entry for each of {n} players.</source>
        <translation>„{key}“ braucht für jeden der {n} Spieler einen Eintrag.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A card is written as a word, such as bulldozer-leaf.</source>
        <translation>Eine Karte schreibt man als ein Wort, etwa bulldozer-leaf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There is no card '{word}'.</source>
        <translation>Es gibt keine Karte „{word}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There are only {n} of {word}.</source>
        <translation>Es gibt nur {n} von {word}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There is no patch {name}: they are numbered 1 to {n}.</source>
        <translation>Es gibt kein Beet {name}: Sie haben die Nummern 1 bis {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'{key}' names patches by number.</source>
        <translation>„{key}“ nennt Beete mit ihrer Nummer.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'rest' is true, false or 'patches'.</source>
        <translation>„rest“ ist true, false oder „patches“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There are only {n} nuts.</source>
        <translation>Es gibt nur {n} Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'{key}' is a list of cards.</source>
        <translation>„{key}“ ist eine Liste von Karten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Each of {n} players has a character of their own.</source>
        <translation>Jeder der {n} Spieler hat eine eigene Figur.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There is no character '{name}'.</source>
        <translation>Es gibt keine Figur „{name}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'found' is a list of cards.</source>
        <translation>„found“ ist eine Liste von Karten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'agenda' is a list of lists of numbers.</source>
        <translation>„agenda“ ist eine Liste von Zahlenlisten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'seen' needs one list of seats for each card of the patch.</source>
        <translation>„seen“ braucht für jede Karte des Beets eine Liste von Plätzen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>{card} is not a card of the patches.</source>
        <translation>„{card}“ ist keine Karte der Beete.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A patch holds at most nine cards.</source>
        <translation>In einem Beet liegen höchstens neun Karten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A block is a card that blocks, on a patch that is there.</source>
        <translation>Eine Sperre ist eine Karte, die versperrt, auf einem Beet, das es noch gibt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A nut never lies there: it goes straight into a sack.</source>
        <translation>Dort liegt nie eine Nuss: Sie kommt sofort in einen Beutel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Attacks and obstacles go to the forest pile.</source>
        <translation>Angriffe und Hindernisse kommen auf den Waldstapel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Only attacks and obstacles go to the forest pile.</source>
        <translation>Nur Angriffe und Hindernisse kommen auf den Waldstapel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Only a card that says so stays beside a Nut Sack.</source>
        <translation>Nur eine Karte, die es sagt, bleibt neben einem Nussbeutel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>With {n} nuts the game is over.</source>
        <translation>Mit {n} Nüssen ist das Spiel vorbei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'due' is one of {kinds}.</source>
        <translation>„due“ ist eins von: {kinds}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'about' is a list of numbers.</source>
        <translation>„about“ ist eine Liste von Zahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'current' is the open patch that is being dug.</source>
        <translation>„current“ ist das offene Beet, in dem gebuddelt wird.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Nothing can be answered to '{kind}' here.</source>
        <translation>Auf „{kind}“ gibt es hier keine Antwort.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut lies on top, and it is the winning one.</source>
        <translation>Obenauf liegt eine Nuss, und sie gewinnt das Spiel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut is known to lie on top.</source>
        <translation>Man weiß: Obenauf liegt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The top card does no harm, and a nut lies below.</source>
        <translation>Die oberste Karte tut nichts, und darunter liegt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The card on top is known, and it does no harm.</source>
        <translation>Man weiß, was obenauf liegt, und es schadet nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut lies deeper down: it is worth the risk.</source>
        <translation>Weiter unten liegt eine Nuss: Sie ist das Wagnis wert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>There are {n} unknown cards left, and one may be a nut.</source>
        <translation>
            <numerusform>Dort liegt noch {n} unbekannte Karte, und sie kann eine Nuss sein.</numerusform>
            <numerusform>Dort liegen noch {n} unbekannte Karten, und eine davon kann eine Nuss sein.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Digging costs no card, and there may be a nut.</source>
        <translation>Buddeln kostet keine Karte, und vielleicht liegt dort eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{card} lies on top, and {answer} answers it.</source>
        <translation>Obenauf liegt: {card}. Dagegen hilft: {answer}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{card} lies on top, but a nut lies below.</source>
        <translation>Obenauf liegt: {card}. Aber darunter liegt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>At least it is known what lies on top: {card}.</source>
        <translation>Immerhin weiß man, was obenauf liegt: {card}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nothing new is seen there, but nothing bad can happen either.</source>
        <translation>Zu sehen gibt es dort nichts Neues, aber es kann auch nichts passieren.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Whoever looks first digs better: {n} cards to see.</source>
        <translation>
            <numerusform>Wer erst schaut, buddelt besser: {n} Karte zu sehen.</numerusform>
            <numerusform>Wer erst schaut, buddelt besser: {n} Karten zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The nut on top is safe this way.</source>
        <translation>So ist die Nuss obenauf sicher.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nothing can stop an excavation, and a nut lies below.</source>
        <translation>Das Ausgraben hält nichts auf, und darunter liegt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nothing can stop an excavation, whatever the card is.</source>
        <translation>Das Ausgraben hält nichts auf, egal was für eine Karte kommt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The other patches are better left alone.</source>
        <translation>Von den anderen Beeten lässt man besser die Pfoten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{n} nuts are safe: no need to risk the rest of the turn.</source>
        <translation>
            <numerusform>{n} Nuss ist sicher: Kein Grund, den Rest des Zuges zu wagen.</numerusform>
            <numerusform>{n} Nüsse sind sicher: Kein Grund, den Rest des Zuges zu wagen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The next card could end the turn.</source>
        <translation>Die nächste Karte könnte den Zug beenden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>What comes next is not needed now.</source>
        <translation>Was als Nächstes kommt, wird gerade nicht gebraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{card} would come next.</source>
        <translation>Als Nächstes käme: {card}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Every patch is blocked.</source>
        <translation>Alle Beete sind versperrt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>From now on excavating costs {n} cards.</source>
        <translation>
            <numerusform>Von jetzt an kostet Ausgraben nur {n} Karte.</numerusform>
            <numerusform>Von jetzt an kostet Ausgraben nur {n} Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It shows what lies in {n} patches.</source>
        <translation>
            <numerusform>Das zeigt, was in {n} Beet liegt.</numerusform>
            <numerusform>Das zeigt, was in {n} Beeten liegt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It takes top cards without paying.</source>
        <translation>Das holt oberste Karten, ohne zu bezahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>From now on searching is free.</source>
        <translation>Von jetzt an ist Durchsuchen gratis.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Next turn nothing can stop the dig.</source>
        <translation>Im nächsten Zug ist das Buddeln nicht zu stoppen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>More cards in hand pay for more.</source>
        <translation>Mit mehr Karten auf der Hand kann man mehr bezahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It allows one more dig this turn.</source>
        <translation>Damit kann in diesem Zug noch einmal gebuddelt werden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It closes a patch until somebody pays.</source>
        <translation>Das sperrt ein Beet, bis jemand bezahlt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It makes searching and excavating dearer for another player.</source>
        <translation>Durchsuchen und Ausgraben wird für jemand anderen teurer.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It takes cards out of another player's hand.</source>
        <translation>Das kostet jemand anderen Karten von der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It can bring a good card to where it can be dug up.</source>
        <translation>So kann eine gute Karte dorthin kommen, wo sie sich ausbuddeln lässt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It costs another player a whole dig.</source>
        <translation>Das kostet jemand anderen ein ganzes Buddeln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It makes a friend change sides.</source>
        <translation>Das lässt einen Freund die Seite wechseln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>With luck it takes top cards without paying.</source>
        <translation>Mit Glück holt das oberste Karten, ohne zu bezahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It may bring a nut out of another sack.</source>
        <translation>Das holt vielleicht eine Nuss aus einem anderen Beutel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It nullifies an animal attack.</source>
        <translation>Sie wehrt einen Tierangriff ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It nullifies an obstacle.</source>
        <translation>Sie wehrt ein Hindernis ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It nullifies a trouble card.</source>
        <translation>Sie wehrt eine Ärgerkarte ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It nullifies a bust-a-nut.</source>
        <translation>Sie wehrt einen Nussklau ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It nullifies whatever happens to its player.</source>
        <translation>Sie wehrt alles ab, was einem passiert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It shakes things up for everybody.</source>
        <translation>Das wirbelt alles durcheinander.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It is a spare, in case the other one is taken.</source>
        <translation>Eine Reserve, falls die andere Karte genommen wird.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The cards in hand may be worth more later.</source>
        <translation>Die Karten auf der Hand sind später vielleicht mehr wert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{seat} has the most nuts of the others.</source>
        <translation>{seat} hat von den anderen die meisten Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{seat} holds the most cards of the others.</source>
        <translation>{seat} hat von den anderen die meisten Karten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{seat} has {n} nuts.</source>
        <translation>
            <numerusform>{seat} hat {n} Nüsse.</numerusform>
            <numerusform>{seat} hat {n} Nüsse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{seat} holds {n} cards.</source>
        <translation>
            <numerusform>{seat} hat {n} Karte auf der Hand.</numerusform>
            <numerusform>{seat} hat {n} Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut lies on top of {patch}.</source>
        <translation>Oben auf {patch} liegt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The top card of {patch} comes free.</source>
        <translation>Die oberste Karte von {patch} gibt es gratis.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{n} cards of it are still unknown.</source>
        <translation>
            <numerusform>{n} Karte davon ist noch unbekannt.</numerusform>
            <numerusform>{n} Karten davon sind noch unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Somebody else knows what lies there.</source>
        <translation>Jemand anderes weiß, was dort liegt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nobody digs there without paying.</source>
        <translation>Dort buddelt niemand mehr, ohne zu bezahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>What lies on top of {patch} comes somewhere else.</source>
        <translation>Was auf {patch} obenauf liegt, kommt woandershin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{card} comes from {patch} to somewhere else.</source>
        <translation>{card} kommt von {patch} woandershin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>What others know about it is worth nothing then.</source>
        <translation>Was andere darüber wissen, ist dann nichts mehr wert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{patch} is blocked: nobody gets the nut at once.</source>
        <translation>{patch} ist versperrt: Niemand bekommt die Nuss sofort.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>There the nut can be dug up again.</source>
        <translation>Dort kann man die Nuss wieder ausbuddeln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{card} helps on this side too.</source>
        <translation>„{card}“ hilft auch auf dieser Seite.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It keeps the nuts safe.</source>
        <translation>So sind die Nüsse sicher.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It keeps the trouble away.</source>
        <translation>Das hält den Ärger fern.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It saves the turn, and a nut.</source>
        <translation>Das rettet den Zug und eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It saves the turn.</source>
        <translation>Das rettet den Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The dig can go on.</source>
        <translation>So kann weitergebuddelt werden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It does no harm then.</source>
        <translation>Dann schadet es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>One card, and the dig goes on.</source>
        <translation>Eine Karte, und das Buddeln geht weiter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>This symbol is good enough.</source>
        <translation>Dieses Symbol ist gut genug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nothing in hand helps against it.</source>
        <translation>Auf der Hand hilft nichts dagegen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The card is worth more than the rest of this dig.</source>
        <translation>Die Karte ist mehr wert als der Rest vom Buddeln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It is not worth a card.</source>
        <translation>Das ist keine Karte wert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It is good for nothing but discarding.</source>
        <translation>Sie taugt nur noch zum Abwerfen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It is the only card in hand.</source>
        <translation>Es ist die einzige Karte auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>There is another one like it in hand.</source>
        <translation>Davon ist noch eine auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>What it does is a matter of luck.</source>
        <translation>Was sie bewirkt, ist Glückssache.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It brings no nut and no card by itself.</source>
        <translation>Von sich aus bringt sie weder Nuss noch Karte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Something has to go, and the others are needed more.</source>
        <translation>Etwas muss weg, und die anderen werden mehr gebraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It helps only against animal attacks.</source>
        <translation>Sie hilft nur gegen Tierangriffe.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It helps only against obstacles.</source>
        <translation>Sie hilft nur gegen Hindernisse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It helps only against trouble cards.</source>
        <translation>Sie hilft nur gegen Ärgerkarten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It helps only against bust-a-nuts.</source>
        <translation>Sie hilft nur gegen Nussklau.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Another symbol may be better.</source>
        <translation>Ein anderes Symbol ist vielleicht besser.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It costs nothing to know what lies on {patch}.</source>
        <translation>Zu wissen, was auf {patch} liegt, kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut lies behind the block.</source>
        <translation>Hinter der Sperre liegt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Then {patch} can be dug again.</source>
        <translation>Dann kann man in {patch} wieder buddeln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>For three whole rounds no card left a patch.</source>
        <translation>Drei ganze Runden lang hat keine Karte ein Beet verlassen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>No patch is left.</source>
        <translation>Kein Beet ist mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>{reason} A tie at {n}: the victory is shared.</source>
        <translation>{reason} Gleichstand bei {n}: Der Sieg wird geteilt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>Nuts in the sack</source>
        <translation>Nüsse im Beutel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}'s hand</source>
        <translation>Hand von {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>first to {n} nuts wins</source>
        <translation>{n} Nüsse zum Sieg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>The win is shared: {nuts} each</source>
        <translation>Der Sieg wird geteilt: je {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat} wins with {nuts}</source>
        <translation>{seat} gewinnt: {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>The cards are shuffled</source>
        <translation>Die Karten werden gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Dig: drag a top card to your hand. It is free, but anything may jump out.</source>
        <translation>Buddeln: Nimm eine oberste Karte auf die Hand. Das ist gratis, aber alles kann herausspringen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Or drag the lens or spade to a patch.</source>
        <translation>Oder leg Auge oder Spaten auf ein Beet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>What you have found is safe.</source>
        <translation>Was du gefunden hast, ist sicher.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>The next card may stop you: dig on or stop?</source>
        <translation>Die nächste Karte kann dich stoppen: weiter oder nicht?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>No card to play: draw one.</source>
        <translation>Keine Karte zum Spielen: Zieh eine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag a card out of your hand.</source>
        <translation>Leg eine Karte aus deiner Hand auf den Tisch.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Then draw a card: your turn ends.</source>
        <translation>Dann ziehst du eine Karte, und dein Zug ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat} played it against you.</source>
        <translation>{seat} hat sie gegen dich gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>You are asked whatever you hold.</source>
        <translation>Du wirst immer gefragt, egal was du hast.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag the card onto a player.</source>
        <translation>Leg die Karte zu einem Mitspieler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>They may answer with a defence card.</source>
        <translation>Wer gemeint ist, darf mit einer Abwehrkarte antworten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag the card onto the other patch.</source>
        <translation>Leg die Karte auf das andere Beet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>As the Gambler you may repeat it once. The second selection stands.</source>
        <translation>Als Zocker darfst du einmal neu wählen. Die zweite Wahl gilt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag a card from your hand onto the discard pile.</source>
        <translation>Leg eine Karte aus deiner Hand auf die Ablage.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nut</source>
        <translation>Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Store it in your Nut Sack.</source>
        <translation>Ab damit in deinen Nussbeutel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>End turn.</source>
        <translation>Zug zu Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Mad Cat</source>
        <translation>Wildkatze</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>End turn. Lose one random card.</source>
        <translation>Zug zu Ende. Verlier zufällig eine Karte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Night Owl</source>
        <translation>Nachteule</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>End turn. A nut of yours goes under this patch.</source>
        <translation>Zug zu Ende. Eine deiner Nüsse kommt unter dieses Beet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Badger</source>
        <translation>Dachs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped.</source>
        <translation>Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Adder</source>
        <translation>Kreuzotter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped. Discard one card.</source>
        <translation>Buddelstopp. Wirf eine Karte ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Magpie</source>
        <translation>Elster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped. Your left neighbour takes a random card.</source>
        <translation>Buddelstopp. Wer links sitzt, nimmt zufällig eine deiner Karten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Tangled Roots</source>
        <translation>Wirre Wurzeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Boulder</source>
        <translation>Felsblock</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Discard one card, or dig stopped.</source>
        <translation>Wirf eine Karte ab, sonst Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Sinkhole</source>
        <translation>Erdloch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped. Shuffle the rest of this patch.</source>
        <translation>Buddelstopp. Misch den Rest dieses Beets.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Frozen Ground</source>
        <translation>Eisiger Boden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped. Blocked until two are discarded.</source>
        <translation>Buddelstopp. Versperrt, bis jemand zwei abwirft.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Empty Shell</source>
        <translation>Leere Schale</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nothing in it. Dig on.</source>
        <translation>Nichts drin. Buddle weiter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Acorn Helmet</source>
        <translation>Eichelhelm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify an animal attack.</source>
        <translation>Wehrt einen Tierangriff ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Sturdy Spade</source>
        <translation>Starker Spaten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify an obstacle.</source>
        <translation>Wehrt ein Hindernis ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nut Padlock</source>
        <translation>Nuss-Schloss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify a bust-a-nut.</source>
        <translation>Wehrt einen Nussklau ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>No Chance</source>
        <translation>Von wegen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify a trouble card.</source>
        <translation>Wehrt eine Ärgerkarte ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Guard Hedgehog</source>
        <translation>Wachigel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify an attack, obstacle, bust or trouble.</source>
        <translation>Wehrt Angriff, Hindernis, Nussklau oder Ärger ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Bulldozer</source>
        <translation>Bulldozer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Excavate the top of up to three patches, free.</source>
        <translation>Grab bei bis zu drei Beeten gratis die oberste Karte aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Treasure Map</source>
        <translation>Schatzkarte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Search two patches, free.</source>
        <translation>Durchsuch zwei Beete, gratis.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Mole Helper</source>
        <translation>Maulwurf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Stays with you: searching is free.</source>
        <translation>Bleibt bei dir: Durchsuchen ist gratis.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Beaver Crew</source>
        <translation>Bibertrupp</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Stays with you: excavating costs one.</source>
        <translation>Bleibt bei dir: Ausgraben kostet nur eine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nut Fever</source>
        <translation>Nussfieber</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Next turn you cannot be stopped.</source>
        <translation>Im nächsten Zug bist du nicht aufzuhalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Full Cheeks</source>
        <translation>Volle Backen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Draw three cards.</source>
        <translation>Zieh drei Karten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Extra Paws</source>
        <translation>Extra-Pfoten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Another patch phase now, digging only.</source>
        <translation>Gleich noch eine Beetphase, nur zum Buddeln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Lucky Dip</source>
        <translation>Wundertüte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Turn a card:</source>
        <translation>Deck auf:</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>excavate two</source>
        <translation>2 ausgraben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>draw two</source>
        <translation>2 ziehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>discard one</source>
        <translation>1 abwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Fallen Log</source>
        <translation>Baumstamm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Blocks a patch until someone discards two.</source>
        <translation>Versperrt ein Beet, bis jemand zwei abwirft.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Heavy Snow</source>
        <translation>Tiefschnee</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Next turn a player's costs are one higher.</source>
        <translation>Jemand zahlt im nächsten Zug je eine mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Butterfingers</source>
        <translation>Butterpfoten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>A player of your choice discards two.</source>
        <translation>Jemand deiner Wahl wirft zwei ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Swap Shop</source>
        <translation>Tauschbörse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Swap the top cards of two patches.</source>
        <translation>Vertausch die obersten Karten von zwei Beeten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Cramp</source>
        <translation>Krampf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>A player skips the next patch phase.</source>
        <translation>Jemand setzt die nächste Beetphase aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Peanut Bribe</source>
        <translation>Schmiernüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Take another player's friend in play.</source>
        <translation>Nimm jemandem einen Freund im Spiel weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Forest Storm</source>
        <translation>Waldsturm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>all discard 1</source>
        <translation>alle: 1 weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>friends leave</source>
        <translation>Freunde weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>mix patches</source>
        <translation>Beete mischen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Grappling Hook</source>
        <translation>Enterhaken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Raid a Nut Sack:</source>
        <translation>Beutelraub:</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>steal a nut</source>
        <translation>Nuss klauen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>to draw pile</source>
        <translation>in den Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>nut is safe</source>
        <translation>Nuss sicher</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Sneaky Straw</source>
        <translation>Frecher Halm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>onto a patch</source>
        <translation>auf ein Beet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>lose a card</source>
        <translation>Karte weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Trapdoor</source>
        <translation>Falltür</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>they draw two</source>
        <translation>Opfer zieht 2</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Catapult</source>
        <translation>Katapult</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>both lose one</source>
        <translation>beide je 1 weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Peeker</source>
        <translation>Spicker</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>After digging, peek at another top card.</source>
        <translation>Spick nach dem Buddeln bei einer anderen obersten Karte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>peeks after a dig</source>
        <translation>spickt beim Buddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Digger</source>
        <translation>Buddler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Your first excavation costs one card.</source>
        <translation>Dein erstes Ausgraben kostet nur eine Karte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>cheap excavation</source>
        <translation>gräbt billig aus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Scout</source>
        <translation>Späher</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>You search free.</source>
        <translation>Du durchsuchst gratis.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>searches free</source>
        <translation>durchsucht gratis</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Stubborn</source>
        <translation>Sturkopf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Discard a card to ignore one obstacle's stop.</source>
        <translation>Wirf eine Karte ab, und der Stopp eines Hindernisses gilt nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>discards to dig on</source>
        <translation>zahlt und buddelt weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Night Runner</source>
        <translation>Nachtläufer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>You draw a card even after “end turn”.</source>
        <translation>Du ziehst auch nach „Zug zu Ende“ eine Karte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>always draws</source>
        <translation>zieht immer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Gambler</source>
        <translation>Zocker</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Repeat one random selection of your own.</source>
        <translation>Wiederhol eine eigene Zufallswahl.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>repeats a symbol</source>
        <translation>deckt noch mal auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Gourmet</source>
        <translation>Schlemmer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>At the end of your turn draw two cards and keep one.</source>
        <translation>Zieh am Ende deines Zuges zwei Karten und behalt eine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>draws 2, keeps 1</source>
        <translation>zieht 2, behält 1</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Discard a card to draw a card.</source>
        <translation>Wirf eine Karte ab und zieh eine neue.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>swaps a card</source>
        <translation>tauscht eine Karte</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Everyone gets a random character, with an ability and a Nut Sack. The first to have 7 nuts in the sack wins at once; with five players it is 6 nuts, with six players 5.</source>
        <translation>Alle bekommen zufällig eine Figur mit einer Fähigkeit und einem Nussbeutel. Wer zuerst 7 Nüsse im Beutel hat, gewinnt sofort; zu fünft sind es 6 Nüsse, zu sechst 5.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Use your ability at most once per turn. It rests while you have the most nuts, or as many as anyone else; so at the start nobody can use one.</source>
        <translation>Nutze deine Fähigkeit höchstens einmal pro Zug. Sie ruht, solange niemand mehr Nüsse hat als du; am Anfang kann also niemand seine nutzen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Shuffle 14 defence cards with all animal attacks, obstacles and nuts, and lay them out as 27 face-down patches of 4. All other cards are the draw pile; everyone gets 7 of them, and a hand may grow as large as it likes. Whoever has the next birthday goes first.</source>
        <translation>Mischt 14 Abwehrkarten mit allen Tierangriffen, Hindernissen und Nüssen und legt sie als 27 verdeckte Beete zu je 4 Karten aus. Alle anderen Karten sind der Nachziehstapel; davon bekommen alle 7, und eine Hand darf beliebig groß werden. Wer als Nächstes Geburtstag hat, beginnt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Here you choose somebody when the game is made, or draw lots.</source>
        <translation>Hier wählt ihr jemanden, wenn die Partie angelegt wird, oder das Los entscheidet.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Each turn begins with one patch. Search it: discard one card, look at all its cards and put the patch back; then comes the play phase.</source>
        <translation>Jeder Zug beginnt bei einem Beet. Durchsuch es: Wirf eine Karte ab, sieh dir alle seine Karten an und leg das Beet zurück; dann kommt die Spielphase.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>The cards go back in the same order. What you have seen stays yours to look at again, and only yours.</source>
        <translation>Die Karten kommen in derselben Reihenfolge zurück. Was du gesehen hast, darfst du jederzeit wieder ansehen, und nur du.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Or dig it: turn the top card. A nut goes into your sack and a defence card into your hand, and you may go on. An attack or obstacle does what it says unless you nullify it.</source>
        <translation>Oder buddle darin: Deck die oberste Karte auf. Eine Nuss kommt in deinen Beutel, eine Abwehrkarte auf deine Hand, und du darfst weitermachen. Ein Angriff oder Hindernis tut, was darauf steht, wenn du es nicht abwehrst.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Then it goes to the forest pile and never comes back.</source>
        <translation>Danach kommt es auf den Waldstapel und nie zurück.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Or excavate it: discard two cards and take the top card unread into your hand, a nut into your sack. Nothing on it can stop you.</source>
        <translation>Oder grab aus: Wirf zwei Karten ab und nimm die oberste Karte ungelesen auf die Hand, eine Nuss in den Beutel. Nichts, was darauf steht, kann dich aufhalten.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>An attack or obstacle in your hand is only good for discarding.</source>
        <translation>Ein Angriff oder Hindernis auf deiner Hand taugt nur zum Abwerfen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>You may mix digging and excavating on your one patch, and stop after any card but not before the first. A patch without cards is gone, and the patch phase is over.</source>
        <translation>Bei deinem einen Beet darfst du abwechselnd buddeln und ausgraben und nach jeder Karte aufhören, aber nicht vor der ersten. Ein Beet ohne Karten ist weg, und die Beetphase ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>“Dig stopped” means: on to the play phase. “End turn” means: your turn is over and you draw no card. If you “cannot be stopped”, attacks and obstacles do nothing to you, and nobody may play a card that would stop your turn.</source>
        <translation>„Buddelstopp“ heißt: weiter zur Spielphase. „Zug zu Ende“ heißt: Dein Zug ist vorbei, und du ziehst keine Karte. Bist du „nicht aufzuhalten“, tun dir Angriffe und Hindernisse nichts, und niemand darf eine Karte spielen, die deinen Zug aufhalten würde.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>The top card of a patch is the one that lay there when the turn began.</source>
        <translation>Die oberste Karte eines Beets ist die, die zu Beginn des Zuges dort lag.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>If it has left this turn, cards and peeks that want a top card must choose another patch.</source>
        <translation>Ist sie in diesem Zug weggekommen, müssen Karten und Spicker, die eine oberste Karte brauchen, ein anderes Beet wählen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A blocked patch cannot be searched, dug or excavated until someone discards what the blocking card asks for. That may be at any time.</source>
        <translation>In einem versperrten Beet kann man nicht suchen, buddeln oder ausgraben, bis jemand abwirft, was die Sperrkarte verlangt. Das geht jederzeit.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Anyone may do it, but not while paying for something else, nor while a player is being named. A blocked patch cannot be blocked again. Swapping, peeking, straws and storms still reach it.</source>
        <translation>Das darf jeder, nur nicht, während man für etwas anderes bezahlt oder während jemand genannt wird. Ein versperrtes Beet kann man nicht noch einmal versperren. Tauschen, Spicken, Halme und Stürme erreichen es trotzdem.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Play one card from your hand, if you have one to play. Then draw a card, and your turn is over.</source>
        <translation>Spiel eine Karte aus deiner Hand, wenn du eine hast, die du spielen kannst. Dann zieh eine Karte, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>You may also choose to play none.</source>
        <translation>Du darfst dich auch entscheiden, keine zu spielen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A defence card answers what happens to you: an attack or obstacle you dug up, a bust-a-nut or trouble card played against you.</source>
        <translation>Eine Abwehrkarte hilft gegen das, was dir passiert: einen Angriff oder ein Hindernis, das du ausgebuddelt hast, einen Nussklau oder eine Ärgerkarte, die gegen dich gespielt wird.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>You are always asked, whatever you hold; nobody answers an answer, and boosts are never answered. Fallen Log, Swap Shop and Forest Storm name no player; a bribe is answered by the friend's owner.</source>
        <translation>Du wirst immer gefragt, egal was du auf der Hand hast; gegen eine Abwehr gibt es keine Abwehr, und Turbokarten werden nie abgewehrt. Baumstamm, Tauschbörse und Waldsturm nennen niemanden; auf eine Bestechung antwortet, wem der Freund gehört.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A card is discarded once it is done, unless it says that it stays beside a Nut Sack, yours or another's. Cards that lie face up on the table are in play.</source>
        <translation>Eine Karte wird abgeworfen, sobald sie erledigt ist, außer sie sagt, dass sie neben einem Nussbeutel bleibt, deinem oder einem anderen. Karten, die offen auf dem Tisch liegen, sind im Spiel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>For a random selection turn over the top card of the draw pile and do what the played card says for its symbol. No symbol that counts: turn another. Then the turned cards go back and the pile is shuffled.</source>
        <translation>Für eine Zufallswahl deck die oberste Karte des Nachziehstapels auf und tu, was die gespielte Karte zu ihrem Symbol sagt. Kein Symbol, das zählt: Deck noch eine auf. Dann kommen die aufgedeckten Karten zurück, und der Stapel wird gemischt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>For a bust-a-nut name a player with a nut. They may defend; if they do not, a random selection decides. A nullified card is discarded and does nothing.</source>
        <translation>Bei einem Nussklau nennst du jemanden mit einer Nuss. Wer genannt ist, darf sich wehren; sonst entscheidet eine Zufallswahl. Eine abgewehrte Karte wird abgeworfen und bewirkt nichts.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>When the draw pile is empty, shuffle the discard pile and use it. A nut that you draw goes straight into your sack and may win the game.</source>
        <translation>Ist der Nachziehstapel leer, mischt die Ablage und nehmt sie dafür. Eine Nuss, die du ziehst, kommt sofort in deinen Beutel und kann das Spiel gewinnen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Squirrel Friends are cards like others, but some cards speak of them, and they change sides easily.</source>
        <translation>Eichhörnchen-Freunde sind Karten wie andere auch, aber manche Karten sprechen von ihnen, und sie wechseln leicht die Seite.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>When the last card has left the last patch and its text is done, the game ends and the most nuts win; equals share the win. The same happens when for three whole rounds no card has left a patch.</source>
        <translation>Hat die letzte Karte das letzte Beet verlassen und ist ihr Text erledigt, endet das Spiel, und die meisten Nüsse gewinnen; bei Gleichstand wird der Sieg geteilt. Dasselbe geschieht, wenn drei ganze Runden lang keine Karte ein Beet verlassen hat.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>The deck</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>27 nuts.</source>
        <translation>27 Nüsse.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>35 animal attacks. Fox: end turn. Mad Cat: end turn, lose a random card. Night Owl: end turn, one of your nuts goes under the patch. Badger: dig stopped. Adder: dig stopped, discard one. Magpie: dig stopped, your left neighbour takes a random card.</source>
        <translation>35 Tierangriffe. Fuchs: Zug zu Ende. Wildkatze: Zug zu Ende, verlier zufällig eine Karte. Nachteule: Zug zu Ende, eine deiner Nüsse kommt unter das Beet. Dachs: Buddelstopp. Kreuzotter: Buddelstopp, wirf eine Karte ab. Elster: Buddelstopp, wer links von dir sitzt, nimmt dir zufällig eine Karte weg.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>32 obstacles. Tangled Roots: dig stopped. Boulder: discard one or dig stopped. Sinkhole: dig stopped, the rest of the patch is shuffled. Frozen Ground: dig stopped, and the patch is blocked until someone discards two. Empty Shell: nothing, dig on.</source>
        <translation>32 Hindernisse. Wirre Wurzeln: Buddelstopp. Felsblock: Wirf eine Karte ab, sonst Buddelstopp. Erdloch: Buddelstopp, der Rest des Beets wird gemischt. Eisiger Boden: Buddelstopp, und das Beet ist versperrt, bis jemand zwei Karten abwirft. Leere Schale: nichts, buddle weiter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>34 defence cards. Acorn Helmet nullifies an attack, Sturdy Spade an obstacle, Nut Padlock a bust-a-nut, No Chance a trouble card against you. Guard Hedgehog, a friend, nullifies any of these.</source>
        <translation>34 Abwehrkarten. Der Eichelhelm wehrt einen Angriff ab, der Starke Spaten ein Hindernis, das Nuss-Schloss einen Nussklau, „Von wegen“ eine Ärgerkarte gegen dich. Der Wachigel, ein Freund, wehrt alles davon ab.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Bulldozer, a boost: excavate the tops of three patches free.</source>
        <translation>Bulldozer, eine Turbokarte: Grab bei drei Beeten gratis die oberste Karte aus.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>26 boosts, 3 of them Bulldozers. Treasure Map: search two patches free. Mole Helper: your search is free. Beaver Crew: excavating costs one. Nut Fever: next turn you cannot be stopped. Full Cheeks: draw three. Extra Paws: another patch phase, digging only. Lucky Dip: excavate two free, draw two or discard one.</source>
        <translation>26 Turbokarten, davon 3 Bulldozer. Schatzkarte: Durchsuch zwei Beete gratis. Maulwurf: Durchsuchen ist für dich gratis. Bibertrupp: Ausgraben kostet eine Karte. Nussfieber: Im nächsten Zug bist du nicht aufzuhalten. Volle Backen: Zieh drei Karten. Extra-Pfoten: noch eine Beetphase, nur zum Buddeln. Wundertüte: zwei gratis ausgraben, zwei ziehen oder eine abwerfen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>22 trouble cards. Fallen Log blocks a patch until someone discards two. Heavy Snow: searching and excavating cost a player one more next turn. Butterfingers: a player discards two. Swap Shop swaps two top cards. Cramp: a player skips the next patch phase. Peanut Bribe takes a friend in play. Forest Storm: all discard one, all friends leave, or two patches are mixed.</source>
        <translation>22 Ärgerkarten. Der Baumstamm versperrt ein Beet, bis jemand zwei Karten abwirft. Tiefschnee: Durchsuchen und Ausgraben kosten jemanden im nächsten Zug je eine Karte mehr. Butterpfoten: Jemand wirft zwei Karten ab. Die Tauschbörse vertauscht zwei oberste Karten. Krampf: Jemand setzt die nächste Beetphase aus. Schmiernüsse holen einen Freund, der im Spiel ist. Waldsturm: Alle werfen eine Karte ab, alle Freunde gehen, oder zwei Beete werden gemischt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Grappling Hook, a bust-a-nut: steal a nut, or it goes into the draw pile, or it is safe.</source>
        <translation>Enterhaken, ein Nussklau: Klau eine Nuss, oder sie kommt in den Nachziehstapel, oder sie ist sicher.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>16 bust-a-nuts, 6 of them Grappling Hooks; leaf always steals a nut. Sneaky Straw: or it goes on top of a patch, or you lose a random card. Trapdoor: or the target draws two, or it is safe. Catapult: or you both put a nut into the draw pile, or it is safe.</source>
        <translation>16 Nussklau-Karten, davon 6 Enterhaken; das Blatt klaut immer eine Nuss. Frecher Halm: oder sie kommt oben auf ein Beet, oder du verlierst zufällig eine Karte. Falltür: oder das Opfer zieht zwei Karten, oder die Nuss ist sicher. Katapult: oder ihr legt beide eine Nuss in den Nachziehstapel, oder sie ist sicher.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Defence, boost, trouble and bust-a-nut cards carry a leaf, a paw or a moon in turn. Nuts, attacks and obstacles carry none.</source>
        <translation>Abwehr-, Turbo-, Ärger- und Nussklau-Karten tragen reihum ein Blatt, eine Pfote oder einen Mond. Nüsse, Angriffe und Hindernisse tragen keins.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Eight characters. Peeker: peek at a top card after digging. Digger: the first excavation costs one. Scout: search free. Stubborn: discard one to ignore an obstacle's stop. Night Runner: draw even after “end turn”. Gambler: repeat a random selection. Gourmet: draw two, keep one. Trader: discard one to draw one.</source>
        <translation>Acht Figuren. Spicker: Spick nach dem Buddeln bei einer obersten Karte. Buddler: Das erste Ausgraben kostet eine Karte. Späher: Durchsuch gratis. Sturkopf: Wirf eine Karte ab, und der Stopp eines Hindernisses gilt nicht. Nachtläufer: Zieh auch nach „Zug zu Ende“. Zocker: Wiederhol eine Zufallswahl. Schlemmer: Zieh zwei, behalt eine. Händler: Wirf eine ab und zieh eine.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Card by card</source>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>If there is less than a card asks for, do as much as you can; if there is nothing, skip it. A price must be paid in full. Cards lost at random are shown; a card passed on is seen by its giver and taker only. Several Heavy Snows add up, other cards do not. “Next turn” lasts to the end of that turn. The patch phase must be used unless every patch is blocked. A card with a target needs a legal one.</source>
        <translation>Gibt es weniger, als eine Karte verlangt, tu so viel wie möglich; gibt es nichts, lass es aus. Ein Preis muss ganz bezahlt werden. Zufällig verlorene Karten werden gezeigt; eine weitergegebene Karte sehen nur, wer gibt und wer nimmt. Mehrere Tiefschnee-Karten zählen zusammen, andere Karten nicht. „Im nächsten Zug“ gilt bis zum Ende dieses Zuges. Die Beetphase muss genutzt werden, außer alle Beete sind versperrt. Eine Karte mit einem Ziel braucht ein erlaubtes.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Attacks and obstacles always go to the forest pile, everything else to the discard pile, after its effect and before you draw. A nut that is drawn counts as the card drawn; a nut turned up for a symbol is not drawn. Turned cards go back after the outcome; then comes the shuffle, the discard and the draw.</source>
        <translation>Angriffe und Hindernisse kommen immer auf den Waldstapel, alles andere auf die Ablage, nach der Wirkung und bevor du ziehst. Eine gezogene Nuss zählt als die gezogene Karte; eine Nuss, die für ein Symbol aufgedeckt wird, ist nicht gezogen. Aufgedeckte Karten kommen nach dem Ergebnis zurück; dann wird gemischt, abgeworfen und gezogen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Only its new owner sees an excavated card; a nut is seen by all. What you know of a patch you know until the card moves out of sight or the patch is shuffled. Swap Shop moves your knowledge with the card; Sinkhole and Forest Storm end it. A single card is not shuffled.</source>
        <translation>Eine ausgegrabene Karte sieht nur, wer sie bekommt; eine Nuss sehen alle. Was du von einem Beet weißt, weißt du, bis die Karte außer Sicht gerät oder das Beet gemischt wird. Bei der Tauschbörse wandert dein Wissen mit der Karte; Erdloch und Waldsturm beenden es. Eine einzelne Karte wird nicht gemischt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Nuts dug earlier in the turn stay yours. The text comes first, then an emptied patch is gone. On an emptied patch the Night Owl's nut becomes the patch, and Frozen Ground blocks nothing. You choose what Adder and Boulder cost; with no card for the Boulder the dig is stopped. Cramp cannot be aimed at a player who cannot be stopped.</source>
        <translation>Nüsse, die du vorher im Zug ausgebuddelt hast, bleiben dein. Zuerst kommt der Text, dann ist ein leeres Beet weg. Bei einem leeren Beet wird die Nuss der Nachteule zum Beet, und der Eisige Boden versperrt nichts. Du wählst, was Kreuzotter und Felsblock kosten; ohne Karte für den Felsblock ist Buddelstopp. Krampf geht nicht gegen jemanden, der nicht aufzuhalten ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Bulldozer and Lucky Dip take from different open patches, one by one, and you may stop early. Treasure Map looks at two different open patches. With a Mole Helper, Heavy Snow makes searching cost one; with a Beaver Crew excavating costs two with it, and still one for the Digger. Extra Paws may dig any open patch.</source>
        <translation>Bulldozer und Wundertüte nehmen von verschiedenen offenen Beeten, eins nach dem anderen, und du darfst früher aufhören. Die Schatzkarte durchsucht zwei verschiedene offene Beete. Mit einem Maulwurf kostet Durchsuchen bei Tiefschnee eine Karte; mit einem Bibertrupp kostet Ausgraben dann zwei, für den Buddler weiterhin eine. Mit Extra-Pfoten darfst du in jedem offenen Beet buddeln.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Heavy Snow touches searching and excavating only. The target of Butterfingers chooses. Cramp skips the first patch phase of the turn. A bribed friend works for you at once. In a storm everyone chooses a card, the player first; mixed patches keep their sizes. A straw's nut lands on any patch, seen by all. A Catapult without a nut of yours moves the target's only.</source>
        <translation>Tiefschnee betrifft nur Durchsuchen und Ausgraben. Bei Butterpfoten wählt das Opfer. Krampf lässt die erste Beetphase des Zuges ausfallen. Ein bestochener Freund hilft dir sofort. Im Sturm wählt jeder selbst eine Karte, zuerst wer ihn gespielt hat; gemischte Beete behalten ihre Größe. Die Nuss vom Halm landet auf einem beliebigen Beet, für alle sichtbar. Ein Katapult ohne eigene Nuss bewegt nur die des Opfers.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Whether you lead is checked when the ability would work. Peek after a dug card, at a patch whose top card has not left this turn. Digger, Scout, Night Runner and Gourmet work by themselves. Stubborn ignores Tangled Roots and Sinkhole. The Gambler's second selection stands. The Gourmet's other card is discarded; a nut among the two is the one kept. The Trader may trade whenever asked in the patch or play phase.</source>
        <translation>Ob du vorn liegst, wird geprüft, wenn die Fähigkeit wirken würde. Gespickt wird nach einer ausgebuddelten Karte, bei einem Beet, dessen oberste Karte in diesem Zug noch da ist. Buddler, Späher, Nachtläufer und Schlemmer wirken von selbst. Der Sturkopf übergeht Wirre Wurzeln und Erdloch. Die zweite Wahl des Zockers gilt. Die andere Karte des Schlemmers wird abgeworfen; ist eine der beiden eine Nuss, wird sie behalten. Der Händler darf tauschen, wann immer er in der Beet- oder Spielphase gefragt ist.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Nuts are buried in the forest, among animals and obstacles. Dig for them, guard them, and take them from the others. Whoever first has 7 nuts in the sack wins at once.</source>
        <translation>Im Wald sind Nüsse vergraben, zwischen Tieren und Hindernissen. Buddle nach ihnen, pass auf sie auf und nimm sie den anderen weg. Wer zuerst 7 Nüsse im Beutel hat, gewinnt sofort.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Choose one patch. Search it: discard one card and look at all its cards. Or dig: turn the top card; a nut goes into your sack, an attack or obstacle does what it says, and you may dig on. Or excavate: discard two cards and take the top card, whatever it is.</source>
        <translation>Wähl ein Beet. Durchsuchen: Wirf eine Karte ab und sieh dir alle seine Karten an. Oder buddeln: Deck die oberste Karte auf; eine Nuss kommt in deinen Beutel, ein Angriff oder Hindernis tut, was darauf steht, und du darfst weitermachen. Oder ausgraben: Wirf zwei Karten ab und nimm die oberste Karte, was es auch ist.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Play one card from your hand, or none: boosts help you, trouble and bust-a-nut cards hit the others.</source>
        <translation>Spiel eine Karte aus deiner Hand oder keine: Turbokarten helfen dir, Ärger und Nussklau treffen die anderen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Draw a card. Your turn is over.</source>
        <translation>Zieh eine Karte. Dein Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>On anybody's turn, a defence card answers an attack, an obstacle or a card that is played against you.</source>
        <translation>Egal, wer am Zug ist: Eine Abwehrkarte hilft gegen einen Angriff, ein Hindernis oder eine Karte, die gegen dich gespielt wird.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>If the patches run out before that, whoever has the most nuts wins; a tie is shared.</source>
        <translation>Sind die Beete vorher leer, gewinnt, wer die meisten Nüsse hat; bei Gleichstand teilt ihr den Sieg.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>nuts in the sack win the game, with two to four players</source>
        <translation>Nüsse im Beutel gewinnen das Spiel, zu zweit bis zu viert</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>nuts are enough with five players</source>
        <translation>Nüsse genügen zu fünft</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>nuts are enough with six players</source>
        <translation>Nüsse genügen zu sechst</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>6 to 30 people from about 9 years on, later in groups of three to five</source>
        <translation>6 bis 30 Personen ab etwa 9 Jahren, später in Gruppen zu dritt bis zu fünft</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>a computer with a projector and nutdesk</source>
        <translation>ein Computer mit Beamer und nutdesk</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>for each group a computer with nutdesk, or the game itself</source>
        <translation>für jede Gruppe ein Computer mit nutdesk oder das Spiel selbst</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>for everybody the handout of the short course, and a pencil</source>
        <translation>für alle der Ausdruck des Kurzkurses und ein Stift</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>say how one wins, and with how many nuts</source>
        <translation>sagen, wie man gewinnt und mit wie vielen Nüssen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>choose between searching, digging and excavating, and name the price</source>
        <translation>zwischen Durchsuchen, Buddeln und Ausgraben wählen und den Preis nennen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>tell “dig stopped” from “end turn”</source>
        <translation>„Buddelstopp“ von „Zug zu Ende“ unterscheiden</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>answer an attack or a trouble card with the right defence</source>
        <translation>einen Angriff oder eine Ärgerkarte mit der passenden Abwehr beantworten</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>What does it cost to search, to dig, to excavate? (One card; nothing, but at your own risk; two cards.)</source>
        <translation>Was kosten Durchsuchen, Buddeln und Ausgraben? (Eine Karte; nichts, aber auf eigene Gefahr; zwei Karten.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>“Dig stopped” or “end turn”: which is worse? (“End turn”: no play phase, and no card is drawn.)</source>
        <translation>„Buddelstopp“ oder „Zug zu Ende“: Was ist schlimmer? („Zug zu Ende“: keine Spielphase, und du ziehst keine Karte.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Why does everyone get asked for a defence, even without one? (So that nobody can tell who holds one.)</source>
        <translation>Warum werden alle nach einer Abwehr gefragt, auch ohne eine? (Damit niemand merkt, wer eine hat.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>You have the most nuts. What about your ability? (It rests, also when you share the lead.)</source>
        <translation>Du hast die meisten Nüsse. Was ist mit deiner Fähigkeit? (Sie ruht, auch wenn du die Führung teilst.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Digging a second patch: a turn has one patch only, unless a card says otherwise.</source>
        <translation>In einem zweiten Beet buddeln: Ein Zug hat nur ein Beet, außer eine Karte sagt etwas anderes.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Stopping before the first card: one card must be dug or excavated, if you do not search.</source>
        <translation>Vor der ersten Karte aufhören: Wer nicht durchsucht, muss eine Karte ausbuddeln oder ausgraben.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Forgetting to draw after the play phase, also when no card was played.</source>
        <translation>Nach der Spielphase das Ziehen vergessen, auch wenn keine Karte gespielt wurde.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Saving defence cards for ever: what is in hand at the end counts nothing.</source>
        <translation>Abwehrkarten ewig aufsparen: Was am Ende auf der Hand ist, zählt nichts.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>The whole course shows card after card: attacks, obstacles, boosts, trouble, friends, characters.</source>
        <translation>Der ganze Kurs zeigt Karte für Karte: Angriffe, Hindernisse, Turbokarten, Ärger, Freunde, Figuren.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Ethics: is it fair that those who lead may not use their ability? Why would a game do that?</source>
        <translation>Ethik: Ist es gerecht, dass die Führenden ihre Fähigkeit nicht nutzen dürfen? Warum macht ein Spiel das?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Art: draw a trouble card of your own, with its text and its symbol.</source>
        <translation>Kunst: Zeichnet eine eigene Ärgerkarte mit Text und Symbol.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Show a patch of four cards face down. One of them is a nut. Would you turn the top one? What if a fox costs you the turn?</source>
        <translation>Zeig ein Beet mit vier verdeckten Karten. Eine davon ist eine Nuss. Würdet ihr die oberste aufdecken? Und wenn ein Fuchs euch den Zug kostet?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>everybody</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Present the short course. At each question everyone raises a hand before you go on.</source>
        <translation>Führ den Kurzkurs vor. Bei jeder Frage melden sich alle, bevor du weitergehst.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Worksheet: first alone, then compare with a neighbour, then check the answers.</source>
        <translation>Arbeitsblatt: erst allein, dann zu zweit vergleichen, dann mit den Lösungen prüfen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>alone, then in pairs</source>
        <translation>allein, dann zu zweit</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Play. For the first round everyone says aloud what they do and what it costs; after that, secrets are allowed.</source>
        <translation>Spielt. In der ersten Runde sagen alle laut, was sie tun und was es kostet; danach sind Geheimnisse erlaubt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>groups</source>
        <translation>in Gruppen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Which card decided your game? Show one table on the projector (F5) and go back to that move in the timeline.</source>
        <translation>Welche Karte hat eure Partie entschieden? Zeigt einen Tisch am Beamer (F5) und geht in der Zeitleiste zu diesem Zug zurück.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Whoever first has [7] nuts in the sack wins at once.</source>
        <translation>Wer zuerst [7] Nüsse im Beutel hat, gewinnt sofort.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>To search a patch, [discard] one card and look at all its cards.</source>
        <translation>Um ein Beet zu durchsuchen, [wirfst] du eine Karte ab und siehst dir alle seine Karten an.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>To dig, turn the [top] card of the patch.</source>
        <translation>Zum Buddeln deckst du die [oberste] Karte des Beets auf.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>A nut that you dig up goes into your [sack].</source>
        <translation>Eine Nuss, die du ausbuddelst, kommt in deinen [Beutel].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>To [excavate], discard two cards and take the top card.</source>
        <translation>Zum [Ausgraben] wirfst du zwei Karten ab und nimmst die oberste Karte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>You may stop after any card but not before the [first].</source>
        <translation>Du darfst nach jeder Karte aufhören, aber nicht vor der [ersten].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>“Dig stopped” means: on to the [play] phase.</source>
        <translation>„Buddelstopp“ heißt: weiter zur [Spielphase].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>“End turn” means that your turn is over and you [draw] no card.</source>
        <translation>„Zug zu Ende“ heißt: Dein Zug ist vorbei, und du [ziehst] keine Karte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>In the play phase you play [one] card and then draw one.</source>
        <translation>In der Spielphase spielst du [eine] Karte, dann ziehst du eine.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>A [defence] card answers what happens to you.</source>
        <translation>Eine [Abwehrkarte] hilft gegen das, was dir passiert.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>For a bust-a-nut, name a player who has a [nut].</source>
        <translation>Bei einem Nussklau nennst du jemanden, der eine [Nuss] hat.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>Your ability [rests] while you have the most nuts.</source>
        <translation>Deine Fähigkeit [ruht], solange du die meisten Nüsse hast.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>A [blocked] patch cannot be searched, dug or excavated.</source>
        <translation>In einem [versperrten] Beet kann man nicht suchen, buddeln oder ausgraben.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>A random selection goes by the [symbol] of a card: leaf, paw or moon.</source>
        <translation>Bei einer Zufallswahl zählt das [Symbol] einer Karte: Blatt, Pfote oder Mond.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>When the draw pile is empty, the [discard] pile is shuffled.</source>
        <translation>Ist der Nachziehstapel leer, wird die [Ablage] gemischt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>The forest has 27 [patches] of four cards.</source>
        <translation>Der Wald hat 27 [Beete] zu je vier Karten.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>a patch</source>
        <translation>ein Beet</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>at first four cards, face down</source>
        <translation>am Anfang vier verdeckte Karten</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>its number</source>
        <translation>seine Nummer</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>and how many cards are left</source>
        <translation>und wie viele Karten noch da sind</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>the draw pile</source>
        <translation>der Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>one card at the end of each turn</source>
        <translation>eine Karte am Ende jedes Zuges</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>the discard pile</source>
        <translation>die Ablage</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>what was paid and played</source>
        <translation>was bezahlt und gespielt wurde</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>the forest pile</source>
        <translation>der Waldstapel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>attacks and obstacles, gone for good</source>
        <translation>Angriffe und Hindernisse, für immer weg</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>a defence card</source>
        <translation>eine Abwehrkarte</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>answers an attack; leaf, paw or moon is its symbol</source>
        <translation>wehrt einen Angriff ab; ihr Symbol ist Blatt, Pfote oder Mond</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>a bust-a-nut card</source>
        <translation>ein Nussklau</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/little-nutters.toml"/>
        <source>takes a nut from another sack</source>
        <translation>nimmt eine Nuss aus einem anderen Beutel</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The forest and its cards</source>
        <translation>Der Wald und seine Karten</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>You buried your nuts all over the forest. Now winter comes, and you cannot remember where.</source>
        <translation>Du hast deine Nüsse überall im Wald vergraben. Jetzt kommt der Winter, und du weißt nicht mehr, wo.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Here is the forest: 27 patches of four cards each, face down. All 27 nuts lie in here somewhere.</source>
        <translation>Das ist der Wald: 27 Beete mit je vier verdeckten Karten. Irgendwo darin liegen alle 27 Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Nuts, animal attacks, obstacles and 14 defence cards: 108 cards, shuffled together.</source>
        <translation>Nüsse, Tierangriffe, Hindernisse und 14 Abwehrkarten: 108 Karten, zusammen gemischt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Beside them lies the draw pile. Everyone has seven cards from it, and a hand may grow as large as it likes.</source>
        <translation>Daneben liegt der Nachziehstapel. Alle haben sieben Karten davon, und eine Hand darf beliebig groß werden.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Everyone is a character with an ability of its own, and has a Nut Sack to fill.</source>
        <translation>Alle spielen eine Figur mit einer eigenen Fähigkeit und haben einen Nussbeutel zu füllen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The first to have seven nuts in the sack wins, at once. With five players it is six nuts, with six players five.</source>
        <translation>Wer zuerst sieben Nüsse im Beutel hat, gewinnt, und zwar sofort. Zu fünft sind es sechs Nüsse, zu sechst fünf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The rings in the sack show how many are still missing.</source>
        <translation>Die Ringe neben dem Beutel zeigen, wie viele noch fehlen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Four friends sit down to play. How many nuts does it take to win?</source>
        <translation>Vier Freunde setzen sich zum Spielen. Wie viele Nüsse braucht man zum Sieg?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>With two, three or four players it takes seven nuts.</source>
        <translation>Zu zweit, zu dritt und zu viert braucht man sieben Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Cards of the draw pile carry a leaf, a paw or a moon. Nuts, attacks and obstacles carry none.</source>
        <translation>Karten des Nachziehstapels tragen ein Blatt, eine Pfote oder einen Mond. Nüsse, Angriffe und Hindernisse tragen keins.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The symbols come in turn through the whole deck: 33 leaves, 33 paws, 32 moons.</source>
        <translation>Die Symbole wechseln sich durch alle Karten ab: 33 Blätter, 33 Pfoten, 32 Monde.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The first seat begins: here that is Red. Every turn starts at a patch.</source>
        <translation>Der erste Platz beginnt: Hier ist das Rot. Jeder Zug beginnt bei einem Beet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Search a patch</source>
        <translation>Ein Beet durchsuchen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Red would like to know what lies in A5 before putting a paw into it.</source>
        <translation>Rot will erst wissen, was in A5 liegt, bevor die Pfote hineinkommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Searching costs one card. Red gives up the Cramp and looks through all of A5.</source>
        <translation>Durchsuchen kostet eine Karte. Rot gibt den Krampf her und sieht sich ganz A5 an.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>The four cards go back in the same order. The eye marks what Red has seen, and only Red sees it there.</source>
        <translation>Die vier Karten kommen in derselben Reihenfolge zurück. Das Auge zeigt, was Rot gesehen hat, und nur Rot sieht es dort.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Look at the board with Red's eyes and with Blue's: Blue sees four backs.</source>
        <translation>Schaut mit den Augen von Rot und von Blau auf das Brett: Blau sieht vier Rückseiten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Searching is instead of digging: now comes the play phase.</source>
        <translation>Durchsuchen gibt es statt Buddeln: Jetzt kommt die Spielphase.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Red plays nothing and draws a card. It is Blue's turn.</source>
        <translation>Rot spielt nichts und zieht eine Karte. Blau ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Does Blue know now what lies in A5?</source>
        <translation>Weiß Blau jetzt, was in A5 liegt?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Yes, Red showed it</source>
        <translation>Ja, Rot hat es gezeigt</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>No, only Red looked</source>
        <translation>Nein, nur Rot hat geschaut</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Only the searcher sees the cards, and may look at them again whenever it matters.</source>
        <translation>Nur wer durchsucht, sieht die Karten, und darf sie später jederzeit wieder ansehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Blue digs A5, not knowing better: a nut.</source>
        <translation>Blau weiß es nicht besser und buddelt in A5: eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Red still knows the other three. What you know, you know until the card moves out of sight or the patch is shuffled.</source>
        <translation>Rot kennt die anderen drei noch immer. Was du weißt, weißt du, bis die Karte außer Sicht gerät oder das Beet gemischt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Dig, and know when to stop</source>
        <translation>Buddeln und rechtzeitig aufhören</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Digging is free: turn the top card of a patch, for all to see.</source>
        <translation>Buddeln ist gratis: Deck die oberste Karte eines Beets auf, alle dürfen sie sehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>At least one card must be dug or excavated before you may stop.</source>
        <translation>Mindestens eine Karte musst du ausbuddeln oder ausgraben, bevor du aufhören darfst.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Red digs B5: a nut. It goes straight into the sack.</source>
        <translation>Rot buddelt in B5: eine Nuss. Sie kommt sofort in den Beutel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>One patch a turn: Red may go on here, but nowhere else.</source>
        <translation>Ein Beet pro Zug: Rot darf hier weitermachen, aber sonst nirgends.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Red digs on: an Acorn Helmet. A defence card goes into the hand, and the dig may go on.</source>
        <translation>Rot buddelt weiter: ein Eichelhelm. Eine Abwehrkarte kommt auf die Hand, und es darf weitergebuddelt werden.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Something with claws may come next. What can Red do instead of digging on?</source>
        <translation>Als Nächstes kommt vielleicht etwas mit Krallen. Was kann Rot tun, statt weiterzubuddeln?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>After any card you may stop and keep what you have.</source>
        <translation>Nach jeder Karte darfst du aufhören und behältst, was du hast.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Red stops, with a nut in the sack and a helmet in the hand. Now comes the play phase.</source>
        <translation>Rot hört auf, mit einer Nuss im Beutel und einem Helm auf der Hand. Jetzt kommt die Spielphase.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>And B5 still holds two cards. Next time.</source>
        <translation>Und in B5 liegen noch zwei Karten. Beim nächsten Mal.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Animals attack</source>
        <translation>Tiere greifen an</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Animals do not like being dug up. Red begins with A1: a nut.</source>
        <translation>Tiere werden nicht gern ausgebuddelt. Rot fängt in A1 an: eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Red digs on, and out jumps a fox. Red is asked for a defence card, as always.</source>
        <translation>Rot buddelt weiter, und heraus springt ein Fuchs. Rot wird nach einer Abwehrkarte gefragt, wie immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Red has none. The fox says: end turn. No play phase, no card drawn; but the nut dug before stays.</source>
        <translation>Rot hat keine. Der Fuchs sagt: Zug zu Ende. Keine Spielphase, keine Karte gezogen; aber die Nuss von vorhin bleibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Blue meets the Night Owl in A2: end turn, and one of Blue's nuts goes under the patch, in sight of all.</source>
        <translation>Blau trifft in A2 die Nachteule: Zug zu Ende, und eine Nuss von Blau kommt vor aller Augen unter das Beet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Now everybody knows what lies at the bottom of A2.</source>
        <translation>Jetzt wissen alle, was in A2 ganz unten liegt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Yellow digs A3: an Adder. Dig stopped, and one card of Yellow's choice must go.</source>
        <translation>Gelb buddelt in A3: eine Kreuzotter. Buddelstopp, und eine Karte muss weg. Welche, wählt Gelb.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Stopped is not ended: after the discard Yellow goes on to the play phase.</source>
        <translation>Stopp ist nicht Ende: Nach dem Abwerfen geht es für Gelb mit der Spielphase weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Yellow lets the Catapult go, plays nothing and draws.</source>
        <translation>Gelb gibt das Katapult her, spielt nichts und zieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>It is Red's turn again.</source>
        <translation>Rot ist wieder am Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>A4 holds a Magpie: dig stopped, and the left neighbour takes a card at random.</source>
        <translation>In A4 sitzt eine Elster: Buddelstopp, und wer links sitzt, nimmt zufällig eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Blue takes it. Only Red and Blue know which one it was.</source>
        <translation>Blau nimmt sie. Nur Rot und Blau wissen, welche es war.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>What is the difference between “dig stopped” and “end turn”?</source>
        <translation>Was ist der Unterschied zwischen „Buddelstopp“ und „Zug zu Ende“?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>After “dig stopped” you still play and draw</source>
        <translation>Nach „Buddelstopp“ spielst und ziehst du noch</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>After “end turn” you lose your nuts</source>
        <translation>Nach „Zug zu Ende“ verlierst du deine Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>“Dig stopped” leads to the play phase. “End turn” ends everything: no card is played, none is drawn.</source>
        <translation>„Buddelstopp“ führt zur Spielphase. „Zug zu Ende“ beendet alles: Keine Karte wird gespielt, keine gezogen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Red plays nothing. Blue digs A5: the Mad Cat, end turn, and a random card is lost.</source>
        <translation>Rot spielt nichts. Blau buddelt in A5: die Wildkatze, Zug zu Ende, und eine zufällige Karte ist verloren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>The cat jumps out.</source>
        <translation>Die Katze springt heraus.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>What is lost at random is lost in sight of all.</source>
        <translation>Was zufällig verloren geht, sehen alle.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Obstacles in the ground</source>
        <translation>Hindernisse im Boden</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>A1: an Empty Shell. Nothing happens, nobody is asked, dig on.</source>
        <translation>A1: eine Leere Schale. Nichts passiert, niemand wird gefragt, weiterbuddeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Next a Boulder: discard one card, or the dig is stopped.</source>
        <translation>Dann ein Felsblock: eine Karte abwerfen, sonst Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Red plays no Spade against it.</source>
        <translation>Rot spielt keinen Spaten dagegen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Red wants to dig on. How?</source>
        <translation>Rot will weiterbuddeln. Wie?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Any card from the hand will do.</source>
        <translation>Jede Karte aus der Hand ist recht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>The Cramp goes, the Boulder is out of the way.</source>
        <translation>Der Krampf geht, der Felsblock ist aus dem Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>And under it: a nut.</source>
        <translation>Und darunter: eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Red digs once more. Tangled Roots: dig stopped, and A1 is empty and gone.</source>
        <translation>Rot buddelt noch einmal. Wirre Wurzeln: Buddelstopp, und A1 ist leer und weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>The text comes first, then the empty patch is gone.</source>
        <translation>Zuerst kommt der Text, dann ist das leere Beet weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Red ends the turn. Blue comes to A2, which Red has searched before.</source>
        <translation>Rot beendet den Zug. Blau kommt zu A2, das Rot vorhin durchsucht hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>A Sinkhole.</source>
        <translation>Ein Erdloch.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Dig stopped, and the rest is shuffled: what Red knew of A2 is worth nothing now.</source>
        <translation>Buddelstopp, und der Rest wird gemischt: Was Rot über A2 wusste, ist jetzt nichts mehr wert.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Blue is done. Yellow digs A3 with an empty hand: a Boulder again.</source>
        <translation>Blau ist fertig. Gelb buddelt mit leerer Hand in A3: wieder ein Felsblock.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>The Boulder.</source>
        <translation>Der Felsblock.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>With no card to discard, the dig is simply stopped.</source>
        <translation>Ohne Karte zum Abwerfen ist einfach Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Nullify it</source>
        <translation>Abwehren</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Red digs B1 and meets a Badger. But Red has come prepared.</source>
        <translation>Rot buddelt in B1 und trifft einen Dachs. Aber Rot ist vorbereitet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>A Spade is for obstacles. It does not help against animals.</source>
        <translation>Ein Spaten ist für Hindernisse. Gegen Tiere hilft er nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>The Acorn Helmet nullifies an attack: the Badger goes to the forest pile and does nothing.</source>
        <translation>Der Eichelhelm wehrt einen Angriff ab: Der Dachs kommt auf den Waldstapel und tut nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Digging on: Tangled Roots.</source>
        <translation>Weiterbuddeln: Wirre Wurzeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>The Sturdy Spade nullifies an obstacle. And below lies …</source>
        <translation>Der Starke Spaten wehrt ein Hindernis ab. Und darunter liegt …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>… a nut. Red stops here.</source>
        <translation>… eine Nuss. Hier hört Rot auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>In the play phase Red plays trouble: Butterfingers, against Blue.</source>
        <translation>In der Spielphase macht Rot Ärger: Butterpfoten, gegen Blau.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Blue is asked before anything happens. The question comes whatever Blue holds, so it gives nothing away.</source>
        <translation>Blau wird gefragt, bevor etwas passiert. Die Frage kommt immer, egal was Blau auf der Hand hat; so verrät sie nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>May Yellow help Blue with the Guard Hedgehog?</source>
        <translation>Darf Gelb Blau mit dem Wachigel helfen?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>No, only the one it is aimed at may answer</source>
        <translation>Nein, nur wer gemeint ist, darf antworten</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Defence cards are played by the player whom it happens to.</source>
        <translation>Abwehrkarten spielt, wem etwas passiert.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>No Chance nullifies a trouble card. Both cards are discarded, nothing else happens.</source>
        <translation>„Von wegen“ wehrt eine Ärgerkarte ab. Beide Karten werden abgeworfen, sonst passiert nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Excavate, and nothing can stop you</source>
        <translation>Ausgraben, und nichts hält dich auf</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Red knows C2: a fox on top, then a nut, then an owl. Digging there would end the turn.</source>
        <translation>Rot kennt C2: oben ein Fuchs, dann eine Nuss, dann eine Eule. Dort zu buddeln würde den Zug beenden.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>So Red excavates: discard two cards …</source>
        <translation>Also gräbt Rot aus: zwei Karten abwerfen …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>… and the top card goes unread into the hand. The fox cannot do a thing.</source>
        <translation>… und die oberste Karte kommt ungelesen auf die Hand. Der Fuchs kann gar nichts machen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Now the nut is on top. Digging is free, so Red digs.</source>
        <translation>Jetzt liegt die Nuss oben. Buddeln ist gratis, also buddelt Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>The owl is next. What is the safe thing to do?</source>
        <translation>Als Nächstes kommt die Eule. Was ist jetzt sicher?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Stop and keep the nut, or pay two cards and take the owl unread as well.</source>
        <translation>Aufhören und die Nuss behalten, oder zwei Karten bezahlen und auch die Eule ungelesen nehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Red stops. The fox in the hand cannot be played; it is only good for discarding.</source>
        <translation>Rot hört auf. Den Fuchs auf der Hand kann man nicht spielen; er taugt nur zum Abwerfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>A card like this pays for the next search.</source>
        <translation>Mit so einer Karte bezahlt man das nächste Durchsuchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Red ends the turn. Yellow, two seats on, holds no card at all …</source>
        <translation>Rot beendet den Zug. Gelb, zwei Plätze weiter, hat überhaupt keine Karte …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Blue digs something quick.</source>
        <translation>Blau buddelt noch schnell etwas.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>The owl that Red left. Blue has no nut to lose, but the turn is over.</source>
        <translation>Die Eule, die Rot liegen ließ. Blau hat keine Nuss zu verlieren, aber der Zug ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>… and a price must be paid in full: no cards, no excavation.</source>
        <translation>… und ein Preis muss ganz bezahlt werden: keine Karten, kein Ausgraben.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>A blocked patch</source>
        <translation>Ein versperrtes Beet</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Blue has been looking at A8 with great interest. Red rolls a Fallen Log onto it.</source>
        <translation>Blau schaut schon lange sehr neugierig auf A8. Rot rollt einen Baumstamm darauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>A blocked patch cannot be dug …</source>
        <translation>In einem versperrten Beet kann man nicht buddeln …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>… nor searched, nor excavated, nor blocked once more.</source>
        <translation>… nicht suchen, nicht ausgraben, und noch einmal versperren kann man es auch nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Whoever wants it open discards what the log asks for: two cards. Anyone may do so, at almost any time.</source>
        <translation>Wer es offen haben will, wirft ab, was der Baumstamm verlangt: zwei Karten. Das darf jeder, fast jederzeit.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Drag one of the two cards onto the log and choose the other. Not while you are paying for something else.</source>
        <translation>Leg eine der beiden Karten auf den Baumstamm und wähl die andere. Nur nicht, während du für etwas anderes bezahlst.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Blue gives up two cards. The log goes to the discard pile, and it is still Blue's patch phase.</source>
        <translation>Blau gibt zwei Karten her. Der Baumstamm kommt auf die Ablage, und Blau ist noch immer in der Beetphase.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>And now: a nut.</source>
        <translation>Und jetzt: eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Could Red have cleared the patch during Blue's turn?</source>
        <translation>Hätte Rot das Beet im Zug von Blau freiräumen können?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>No, it is not Red's turn</source>
        <translation>Nein, Rot ist nicht am Zug</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Yes, with two cards in hand</source>
        <translation>Ja, mit zwei Karten auf der Hand</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Anyone may clear a patch, on anyone's turn. Red merely has no cards for it.</source>
        <translation>Jeder darf ein Beet freiräumen, in jedem Zug. Rot hat nur keine Karten dafür.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>The play phase, and your boosts</source>
        <translation>Die Spielphase und deine Turbokarten</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>After the patch comes the play phase: play one card, or none. Then draw one, and your turn is over.</source>
        <translation>Nach dem Beet kommt die Spielphase: Spiel eine Karte oder keine. Dann zieh eine, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Red unrolls the Treasure Map: search two different patches, free.</source>
        <translation>Rot entrollt die Schatzkarte: zwei verschiedene Beete durchsuchen, gratis.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Then Red draws a card, and it is Blue's turn.</source>
        <translation>Dann zieht Rot eine Karte, und Blau ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Blue digs A3: a nut. Blue stops.</source>
        <translation>Blau buddelt in A3: eine Nuss. Blau hört auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>On to the play phase.</source>
        <translation>Weiter zur Spielphase.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Nut Fever! It stays beside Blue's sack: on the next turn Blue cannot be stopped.</source>
        <translation>Nussfieber! Es bleibt neben dem Beutel von Blau: Im nächsten Zug ist Blau nicht aufzuhalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Yellow digs A4 and meets a fox.</source>
        <translation>Gelb buddelt in A4 und trifft einen Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>End of Yellow's turn, without a card.</source>
        <translation>Der Zug von Gelb ist zu Ende, ohne Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Red searches nothing and digs A1: the nut from the map.</source>
        <translation>Rot durchsucht nichts und buddelt in A1: die Nuss von der Schatzkarte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Red knows that a fox comes next, and stops.</source>
        <translation>Rot weiß, dass als Nächstes ein Fuchs kommt, und hört auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Beaver Crew is a friend and stays for good: excavating costs Red one card from now on.</source>
        <translation>Der Bibertrupp ist ein Freund und bleibt für immer: Ausgraben kostet Rot von jetzt an eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Blue's turn with Nut Fever. A1 shows the fox, and the fox has no effect. Nobody is even asked.</source>
        <translation>Blau ist am Zug, mit Nussfieber. In A1 kommt der Fuchs, und der Fuchs wirkt nicht. Es wird nicht einmal gefragt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>When does the Nut Fever go?</source>
        <translation>Wann vergeht das Nussfieber?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>With the first animal</source>
        <translation>Beim ersten Tier</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>At the end of this turn</source>
        <translation>Am Ende dieses Zuges</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>“Next turn” lasts to the end of that turn; then the card is discarded.</source>
        <translation>„Im nächsten Zug“ gilt bis zum Ende dieses Zuges; dann wird die Karte abgeworfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>A1 is empty and gone. Blue plays the Mole Helper, and the fever is over.</source>
        <translation>A1 ist leer und weg. Blau spielt den Maulwurf, und das Fieber ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Trouble for the others</source>
        <translation>Ärger für die anderen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Trouble cards make life hard for others. Red plays Butterfingers against Blue.</source>
        <translation>Ärgerkarten machen anderen das Leben schwer. Rot spielt Butterpfoten gegen Blau.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Blue has no defence, so two cards must go. Blue chooses them, one by one.</source>
        <translation>Blau hat keine Abwehr, also müssen zwei Karten weg. Blau wählt sie selbst, eine nach der anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>First the Trapdoor …</source>
        <translation>Zuerst die Falltür …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>… then the Catapult. With only one card in hand it would have been that one.</source>
        <translation>… dann das Katapult. Mit nur einer Karte auf der Hand wäre es eben die gewesen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Blue digs A1, a nut, and stops.</source>
        <translation>Blau buddelt in A1, eine Nuss, und hört auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Blue plays nothing this time.</source>
        <translation>Diesmal spielt Blau nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>On to Yellow.</source>
        <translation>Weiter zu Gelb.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Yellow digs A2: a nut as well.</source>
        <translation>Gelb buddelt in A2: auch eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>And stops.</source>
        <translation>Und hört auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Cramp: a player skips the next patch phase. Yellow has Blue in mind …</source>
        <translation>Krampf: Jemand setzt die nächste Beetphase aus. Gelb denkt da an Blau …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>… and Blue lets it happen.</source>
        <translation>… und Blau lässt es geschehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Red digs A3: a nut.</source>
        <translation>Rot buddelt in A3: eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Enough.</source>
        <translation>Genug.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Heavy Snow for Yellow: searching and excavating will cost one more, for one turn.</source>
        <translation>Tiefschnee für Gelb: Durchsuchen und Ausgraben kosten eine Karte mehr, einen Zug lang.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Yellow shrugs. Blue's turn begins, and because of the Cramp it begins with the play phase.</source>
        <translation>Gelb zuckt mit den Schultern. Blau ist am Zug, und wegen des Krampfs geht es gleich mit der Spielphase los.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Swap Shop swaps two top cards unseen. Who is asked for a defence card?</source>
        <translation>Die Tauschbörse vertauscht zwei oberste Karten, ungesehen. Wer wird nach einer Abwehrkarte gefragt?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>The next player</source>
        <translation>Wer als Nächstes dran ist</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Nobody: it is against nobody</source>
        <translation>Niemand: Sie richtet sich gegen niemanden</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Swap Shop, Fallen Log and Forest Storm name no player and cannot be answered.</source>
        <translation>Tauschbörse, Baumstamm und Waldsturm nennen niemanden und lassen sich nicht abwehren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Bust a nut, three times</source>
        <translation>Dreimal Nussklau</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Red throws a Grappling Hook. First name a player with a nut: Yellow.</source>
        <translation>Rot wirft einen Enterhaken. Zuerst nennt Rot jemanden mit einer Nuss: Gelb.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Yellow has no Padlock. So the top card of the draw pile is turned, and its symbol decides.</source>
        <translation>Gelb hat kein Nuss-Schloss. Also wird die oberste Karte des Nachziehstapels aufgedeckt, und ihr Symbol entscheidet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Leaf: steal. Paw: almost, the nut goes into the draw pile. Moon: the nut is safe.</source>
        <translation>Blatt: geklaut. Pfote: fast, die Nuss kommt in den Nachziehstapel. Mond: Die Nuss ist sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>A leaf: stolen. The turned card goes back, the pile is shuffled, the hook is discarded, Red draws.</source>
        <translation>Ein Blatt: geklaut. Die aufgedeckte Karte kommt zurück, der Stapel wird gemischt, der Enterhaken abgeworfen, und Rot zieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Blue digs A1: a helmet.</source>
        <translation>Blau buddelt in A1: ein Helm.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Blue stops …</source>
        <translation>Blau hört auf …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>… and throws a hook at Red.</source>
        <translation>… und wirft einen Enterhaken nach Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The card that is turned now shows a paw. Where does Red's nut go?</source>
        <translation>Die Karte, die jetzt aufgedeckt wird, zeigt eine Pfote. Wohin kommt die Nuss von Rot?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Into Blue's sack</source>
        <translation>In den Beutel von Blau</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Into the draw pile</source>
        <translation>In den Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>It stays with Red</source>
        <translation>Sie bleibt bei Rot</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Paw means almost: the nut drops into the draw pile, and whoever draws it stores it.</source>
        <translation>Pfote heißt fast: Die Nuss fällt in den Nachziehstapel, und wer sie zieht, steckt sie in den Beutel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Paw: almost. The nut disappears somewhere in the draw pile.</source>
        <translation>Pfote: fast. Die Nuss verschwindet irgendwo im Nachziehstapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Yellow digs A2: a helmet, too.</source>
        <translation>Gelb buddelt in A2: auch ein Helm.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Yellow stops.</source>
        <translation>Gelb hört auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The third hook flies at Blue.</source>
        <translation>Der dritte Enterhaken fliegt nach Blau.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>This time the first card turned is the nut: no symbol, so another is turned. A moon: the nut is safe.</source>
        <translation>Diesmal ist die erste aufgedeckte Karte die Nuss: kein Symbol, also noch eine. Ein Mond: Die Nuss ist sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>What the piles do</source>
        <translation>Was die Stapel tun</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Two cards are left in the draw pile, and one of them is a nut that missed its sack.</source>
        <translation>Im Nachziehstapel sind noch zwei Karten, und eine davon ist eine Nuss, die ihren Beutel verfehlt hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Red plays Full Cheeks and draws three: the Cramp, then the nut, which goes straight into the sack …</source>
        <translation>Rot spielt Volle Backen und zieht drei: den Krampf, dann die Nuss, die sofort in den Beutel kommt …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>A drawn nut counts as the card drawn, and it may win the game, even out of turn.</source>
        <translation>Eine gezogene Nuss zählt als die gezogene Karte, und sie kann das Spiel gewinnen, sogar wenn man nicht am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>… and then the pile is empty: the discard pile is shuffled and becomes the new draw pile.</source>
        <translation>… und dann ist der Stapel leer: Die Ablage wird gemischt und ist der neue Nachziehstapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Red pays for a search with the fox. Where does the fox go?</source>
        <translation>Rot bezahlt ein Durchsuchen mit dem Fuchs. Wohin kommt der Fuchs?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>To the discard pile</source>
        <translation>Auf die Ablage</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>To the forest pile</source>
        <translation>Auf den Waldstapel</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Back into a patch</source>
        <translation>Zurück in ein Beet</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Attacks and obstacles always go to the forest pile, also from a hand, and never come back.</source>
        <translation>Angriffe und Hindernisse kommen immer auf den Waldstapel, auch von der Hand, und nie zurück.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Friends change sides</source>
        <translation>Freunde wechseln die Seite</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Blue has a Mole Helper and searches free. Yellow has a Beaver Crew and excavates for one.</source>
        <translation>Blau hat einen Maulwurf und durchsucht gratis. Gelb hat einen Bibertrupp und gräbt für eine Karte aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Squirrel Friends are loyal to whoever has the peanuts. Red plays a Peanut Bribe for the mole.</source>
        <translation>Eichhörnchen-Freunde sind dem treu, der die Erdnüsse hat. Rot spielt Schmiernüsse für den Maulwurf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>The friend's owner may answer, but a helmet does not help against trouble.</source>
        <translation>Wem der Freund gehört, der darf antworten, aber ein Helm hilft nicht gegen Ärger.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>So the mole packs its lamp and moves to Red. It works for Red at once.</source>
        <translation>Also packt der Maulwurf seine Lampe und zieht zu Rot. Dort hilft er sofort.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Blue digs A1, and stops with a nut.</source>
        <translation>Blau buddelt in A1 und hört mit einer Nuss auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>The play phase.</source>
        <translation>Die Spielphase.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Blue plays nothing.</source>
        <translation>Blau spielt nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Yellow digs A2.</source>
        <translation>Gelb buddelt in A2.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>A nut, and enough.</source>
        <translation>Eine Nuss, das reicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>A Forest Storm! A card is turned. Paw: all friends in play are blown away.</source>
        <translation>Ein Waldsturm! Eine Karte wird aufgedeckt. Pfote: Alle Freunde im Spiel werden weggeweht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Mole and beavers lie in the discard pile now. Somebody will find them again.</source>
        <translation>Maulwurf und Biber liegen jetzt auf der Ablage. Irgendwer findet sie wieder.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Who you are</source>
        <translation>Wer du bist</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Everyone has an ability, once per turn. But it rests while you have the most nuts, or as many as anyone.</source>
        <translation>Alle haben eine Fähigkeit, einmal pro Zug. Aber sie ruht, solange niemand mehr Nüsse hat als du.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Nobody has a nut yet. Who may use an ability?</source>
        <translation>Noch hat niemand eine Nuss. Wer darf seine Fähigkeit nutzen?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Only Red</source>
        <translation>Nur Rot</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>At nil all everyone is tied for the most, so all abilities rest.</source>
        <translation>Bei null Nüssen haben alle gleich viele, also ruhen alle Fähigkeiten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Red, the Peeker, digs A1 and takes the lead with a nut.</source>
        <translation>Rot, der Spicker, buddelt in A1 und geht mit einer Nuss in Führung.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Peeker peeks after digging a card; but not as the leader.</source>
        <translation>Der Spicker spickt, nachdem er eine Karte ausgebuddelt hat; aber nicht, wenn er führt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Red stops.</source>
        <translation>Rot hört auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>And draws a card. Now Blue and Yellow are behind, and their abilities wake up.</source>
        <translation>Und zieht eine Karte. Jetzt liegen Blau und Gelb zurück, und ihre Fähigkeiten erwachen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Blue, the Stubborn, digs A3: Tangled Roots.</source>
        <translation>Blau, der Sturkopf, buddelt in A3: Wirre Wurzeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>How does Blue dig on?</source>
        <translation>Wie buddelt Blau weiter?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Stubborn discards a card to ignore the plain stop of an obstacle.</source>
        <translation>Der Sturkopf wirft eine Karte ab, und der einfache Stopp eines Hindernisses gilt nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Trapdoor goes, the roots give way.</source>
        <translation>Die Falltür geht, die Wurzeln geben nach.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>And there is the nut.</source>
        <translation>Und da ist die Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Blue stops and plays nothing.</source>
        <translation>Blau hört auf und spielt nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Yellow is next, the last one without a nut.</source>
        <translation>Jetzt kommt Gelb, als Einziger noch ohne Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Yellow, the Trader, swaps a card for a new one, before digging, after, or in the play phase.</source>
        <translation>Gelb, der Händler, tauscht eine Karte gegen eine neue: vor dem Buddeln, danach oder in der Spielphase.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Once per turn.</source>
        <translation>Einmal pro Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The others: Digger, Scout, Night Runner and Gourmet work by themselves; the Gambler is asked.</source>
        <translation>Die anderen: Buddler, Späher, Nachtläufer und Schlemmer wirken von selbst; der Zocker wird gefragt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Digger: first excavation costs one. Scout: searches free. Night Runner: draws after “end turn”. Gourmet: draws two, keeps one. Gambler: repeats a selection.</source>
        <translation>Buddler: Das erste Ausgraben kostet eine Karte. Späher: durchsucht gratis. Nachtläufer: zieht auch nach „Zug zu Ende“. Schlemmer: zieht zwei, behält eine. Zocker: wiederholt eine Zufallswahl.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Yellow digs A4: a helmet. Its top card has left this turn, so no card or peek may ask for one there now.</source>
        <translation>Gelb buddelt in A4: ein Helm. Die oberste Karte ist in diesem Zug weggekommen, also darf dort jetzt keine Karte und kein Spicker eine verlangen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Winning in the middle of a turn</source>
        <translation>Gewonnen, mitten im Zug</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>The forest is nearly dug up. Blue has six nuts, Red five, Yellow four.</source>
        <translation>Der Wald ist fast umgegraben. Blau hat sechs Nüsse, Rot fünf, Gelb vier.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Red digs B5: the sixth nut.</source>
        <translation>Rot buddelt in B5: die sechste Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Greedy Red digs on: a fox. The turn is over.</source>
        <translation>Rot kann nicht genug kriegen und buddelt weiter: ein Fuchs. Der Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Six all.</source>
        <translation>Es steht sechs zu sechs.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Blue digs B6 and finds a nut on top. What happens then?</source>
        <translation>Blau buddelt in B6 und findet obenauf eine Nuss. Was passiert dann?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Blue may dig on</source>
        <translation>Blau darf weiterbuddeln</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Blue wins at once</source>
        <translation>Blau gewinnt sofort</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>The round is played to its end</source>
        <translation>Die Runde wird zu Ende gespielt</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Whoever holds the target number of nuts has won, in the middle of a dig or anywhere else.</source>
        <translation>Wer genug Nüsse hat, hat gewonnen, mitten im Buddeln oder wann auch immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>The seventh nut. The game is over, there and then.</source>
        <translation>Die siebte Nuss. Das Spiel ist vorbei, auf der Stelle.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Should the last patch be gone before that, the most nuts win, and equals share. So too after three whole rounds in which no card has left a patch.</source>
        <translation>Ist das letzte Beet schon vorher weg, gewinnen die meisten Nüsse, und bei Gleichstand wird geteilt. Genauso nach drei ganzen Runden, in denen keine Karte ein Beet verlassen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Your turn: you are Red, and you know B2. A Boulder lies on two nuts.</source>
        <translation>Du bist dran: Du bist Rot, und du kennst B2. Ein Felsblock liegt auf zwei Nüssen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>You want the nuts of B2 and keep your hand. How do you begin?</source>
        <translation>Du willst die Nüsse aus B2 und deine Hand behalten. Wie fängst du an?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Digging is free. The Boulder asks for one card; excavating it would cost two.</source>
        <translation>Buddeln ist gratis. Der Felsblock verlangt eine Karte; ihn auszugraben würde zwei kosten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Red digs: the Boulder, as expected.</source>
        <translation>Rot buddelt: der Felsblock, wie erwartet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>No Spade in hand.</source>
        <translation>Kein Spaten auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Which card do you give to the Boulder, if the hook and the helmet are worth more to you?</source>
        <translation>Welche Karte gibst du für den Felsblock her, wenn dir Enterhaken und Helm mehr wert sind?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>You choose the card yourself.</source>
        <translation>Du wählst die Karte selbst.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The Cramp goes.</source>
        <translation>Der Krampf geht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A nut …</source>
        <translation>Eine Nuss …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>… and another. B2 is gone, and Red has four.</source>
        <translation>… und noch eine. B2 ist weg, und Rot hat vier.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Now play a card that could bring a fifth nut.</source>
        <translation>Jetzt spiel eine Karte, die eine fünfte Nuss bringen könnte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A bust-a-nut steals from another sack, if the symbol is kind.</source>
        <translation>Ein Nussklau holt sie aus einem anderen Beutel, wenn das Symbol mitspielt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The hook flies at Yellow.</source>
        <translation>Der Enterhaken fliegt nach Gelb.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>You are Yellow now. Keep your nuts safe.</source>
        <translation>Jetzt bist du Gelb. Beschütz deine Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A Nut Padlock nullifies a bust-a-nut.</source>
        <translation>Ein Nuss-Schloss wehrt einen Nussklau ab.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Click. Well done: the forest is yours, play on from here if you like.</source>
        <translation>Klick. Gut gemacht: Der Wald gehört dir, spiel von hier aus weiter, wenn du magst.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Sneaky Straw: a nut on top of a patch</source>
        <translation>Frecher Halm: eine Nuss oben auf einem Beet</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Red puts a Sneaky Straw into Blue's sack.</source>
        <translation>Rot steckt einen Frechen Halm in den Beutel von Blau.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Paw: the nut pops out, and Red says on which patch it lands.</source>
        <translation>Pfote: Die Nuss hüpft heraus, und Rot sagt, auf welchem Beet sie landet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>On A1, on top of whatever lies there. Everyone sees it, and Blue is next …</source>
        <translation>Auf A1, über allem, was dort liegt. Alle sehen es, und Blau ist als Nächstes dran …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>What would you do as Blue?</source>
        <translation>Was würdest du als Blau tun?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>The nut lies on top for all to see: dig it back.</source>
        <translation>Die Nuss liegt obenauf, für alle zu sehen: Buddle sie zurück.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Catapult: two nuts fly</source>
        <translation>Katapult: Zwei Nüsse fliegen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Red loads the Catapult. Blue cannot defend.</source>
        <translation>Rot lädt das Katapult. Blau kann sich nicht wehren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Paw: both put a nut into the draw pile. Red draws from it at once, and is lucky.</source>
        <translation>Pfote: Beide legen eine Nuss in den Nachziehstapel. Rot zieht gleich daraus und hat Glück.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>Trapdoor: the target draws two</source>
        <translation>Falltür: Das Opfer zieht zwei</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>Blue has six nuts. Red opens a Trapdoor under Blue's sack.</source>
        <translation>Blau hat sechs Nüsse. Rot öffnet eine Falltür unter dem Beutel von Blau.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>Paw: Blue draws two cards. The second one is a nut, the seventh: Blue wins on Red's turn.</source>
        <translation>Pfote: Blau zieht zwei Karten. Die zweite ist eine Nuss, die siebte: Blau gewinnt im Zug von Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>The owl and the very last card</source>
        <translation>Die Eule und die allerletzte Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>One card is left in the whole forest. Red digs it: the Night Owl.</source>
        <translation>Im ganzen Wald ist noch eine Karte. Rot buddelt sie aus: die Nachteule.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>A nut of Red's goes under the empty patch, and so becomes the patch. The game goes on.</source>
        <translation>Eine Nuss von Rot kommt unter das leere Beet und wird so selbst zum Beet. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>Blue digs the last nut. The last patch is gone: most nuts win.</source>
        <translation>Blau buddelt die letzte Nuss aus. Das letzte Beet ist weg: Die meisten Nüsse gewinnen.</translation>
    </message>
</context>
</TS>
