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
        <source>Discard a card</source>
        <translation>Karte abwerfen</translation>
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
        <translation>Beet freiräumen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw pile</source>
        <translation>Ziehstapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Discard</source>
        <translation>Ablage</translation>
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
        <translation>Ziehstapel: {cards}</translation>
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
        <translation>Ziehstapel: {cards}, darunter {nuts}</translation>
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
        <translation>{seat}: Grab in einem Beet aus, noch {n}</translation>
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
        <translation>{seat}: Welche zwei obersten Karten vertauschst du?</translation>
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
        <translation>Hier gibt es nichts abzuwehren: Eine Abwehrkarte hilft nur gegen das, was dir passiert.</translation>
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
        <source>Put a card onto the patch or the discard pile.</source>
        <translation>Leg eine Karte auf das Beet oder auf die Ablage.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/choices.py"/>
        <source>Put a card onto the discard pile.</source>
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
        <source>Put the card onto a patch.</source>
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
        <translation>{seat}: Behalt eine der zwei Karten</translation>
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
        <translation>Die aufgedeckten Karten kommen zurück, und der Ziehstapel wird gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>{seat} steals a nut from {victim}</source>
        <translation>{seat} klaut {victim} eine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>A nut of {victim} goes into the draw pile</source>
        <translation>Eine Nuss von {victim} kommt in den Ziehstapel</translation>
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
        <source>{card} beside {owner}'s Nut Sack is discarded</source>
        <translation>„{card}“ neben dem Nussbeutel von {owner} wird abgeworfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events.py"/>
        <source>The discard pile is shuffled and becomes the draw pile</source>
        <translation>Die Ablage wird gemischt und ist der neue Ziehstapel</translation>
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
        <translation>{seat} zieht eine Nuss aus dem Ziehstapel: ab in den Beutel</translation>
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
        <source>No card has left a patch for three whole rounds: the game is over</source>
        <translation>Drei ganze Runden lang hat keine Karte ein Beet verlassen: Das Spiel ist vorbei</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/exhibits.py"/>
        <source>Nut Sack with {n} nuts</source>
        <translation>
            <numerusform>Nussbeutel mit {n} Nuss</numerusform>
            <numerusform>Nussbeutel mit {n} Nüssen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/exhibits.py"/>
        <source>The parts of a turn</source>
        <translation>Die Teile eines Zuges</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/exhibits.py"/>
        <source>End turn.</source>
        <translation>Zug zu Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/exhibits.py"/>
        <source>Dig stopped.</source>
        <translation>Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/exhibits.py"/>
        <source>{players} players</source>
        <translation>{players} Personen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/exhibits.py"/>
        <source>Searching</source>
        <translation>Durchsuchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/exhibits.py"/>
        <source>Digging</source>
        <translation>Buddeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/exhibits.py"/>
        <source>Excavating</source>
        <translation>Ausgraben</translation>
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
        <translation>der Ziehstapel wird gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>mix the patches</source>
        <translation>die Beete werden gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>rebuild the draw pile</source>
        <translation>ein neuer Ziehstapel wird gemischt</translation>
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
        <translation>So lassen</translation>
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
        <source>No other player has a nut to steal.</source>
        <translation>Sonst hat niemand eine Nuss, die du klauen könntest.</translation>
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
        <source>Every open patch has lost its top card this turn.</source>
        <translation>Alle offenen Beete haben in diesem Zug ihre oberste Karte verloren.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>It takes two patches that have not lost their top card this turn.</source>
        <translation>Dafür braucht es zwei Beete, die in diesem Zug ihre oberste Karte noch nicht verloren haben.</translation>
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
        <translation>Nur ein Beet pro Zug: Du bist in {patch}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You have dug already: search or dig, not both.</source>
        <translation>Du hast schon gebuddelt: durchsuchen oder buddeln, nicht beides.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>The second patch phase is for digging only.</source>
        <translation>In der zweiten Beetphase darfst du nur buddeln.</translation>
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
        <source>You must use the patch phase, unless every patch is blocked.</source>
        <translation>Du musst die Beetphase nutzen, außer alle Beete sind versperrt.</translation>
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
        <translation>So jemanden gibt es in dieser Partie nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Name another player.</source>
        <translation>Nenn jemand anderen als dich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>{seat} has no nut to steal.</source>
        <translation>{seat} hat keine Nuss, die du klauen könntest.</translation>
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
        <source>{patch} has lost its top card this turn: pick another patch.</source>
        <translation>{patch} hat in diesem Zug die oberste Karte verloren: Wähl ein anderes Beet.</translation>
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
        <source>You can use your ability only on your own turn.</source>
        <translation>Deine Fähigkeit kannst du nur in deinem eigenen Zug nutzen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You have used your ability this turn.</source>
        <translation>Du hast deine Fähigkeit in diesem Zug schon genutzt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>You cannot use your ability while you lead or share the lead.</source>
        <translation>Solange du allein oder gemeinsam in Führung liegst, kannst du deine Fähigkeit nicht nutzen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Your character has another ability.</source>
        <translation>Deine Figur hat eine andere Fähigkeit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judging.py"/>
        <source>Only the plain stop of an obstacle can be ignored.</source>
        <translation>Nur den einfachen Stopp eines Hindernisses kannst du übergehen.</translation>
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
        <source>{patch} has lost its top card this turn: peek at another patch.</source>
        <translation>{patch} hat in diesem Zug die oberste Karte verloren: Spick bei einem anderen Beet.</translation>
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
        <source>Not while a player is being named.</source>
        <translation>Nicht, während jemand genannt wird.</translation>
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
        <source>After that, a card is drawn and the turn ends.</source>
        <translation>Danach wird eine Karte gezogen, und der Zug endet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{other} played it against {seat}.</source>
        <translation>{other} hat sie gegen {seat} gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/meanwhile.py"/>
        <source>{seat} is asked in any case.</source>
        <translation>{seat} wird auf jeden Fall gefragt.</translation>
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
        <source>Everybody sees what is discarded.</source>
        <translation>Was abgeworfen wird, sehen alle.</translation>
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
        <source>Put a card of yours onto a blocked patch: {n} cards clear it for everybody.</source>
        <translation>Leg eine deiner Karten auf ein versperrtes Beet: {n} Karten räumen es für alle frei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Blocked patches</source>
        <translation>Versperrte Beete</translation>
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
        <source>At least the top card is known: {card}.</source>
        <translation>Immerhin ist die oberste Karte bekannt: {card}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nothing new is seen there, but nothing bad can happen either.</source>
        <translation>Zu sehen gibt es dort nichts Neues, aber es kann auch nichts passieren.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Look first, dig better: {n} cards to see.</source>
        <translation>
            <numerusform>Erst schauen, dann buddeln: {n} Karte zu sehen.</numerusform>
            <numerusform>Erst schauen, dann buddeln: {n} Karten zu sehen.</numerusform>
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
        <translation>Das versperrt ein Beet, bis jemand bezahlt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It makes searching and excavating cost another player more.</source>
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
        <translation>Das kostet jemand anderen eine ganze Beetphase.</translation>
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
        <source>Of the others, {seat} has the most nuts.</source>
        <translation>Von den anderen hat {seat} die meisten Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Of the others, {seat} holds the most cards.</source>
        <translation>Von den anderen hat {seat} die meisten Karten.</translation>
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
        <source>What lies on top of {patch} moves elsewhere.</source>
        <translation>Was oben auf {patch} liegt, kommt woandershin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{card} moves from {patch} to another patch.</source>
        <translation>„{card}“ kommt von {patch} auf ein anderes Beet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Then what others know about it is worth nothing.</source>
        <translation>Dann ist nichts mehr wert, was andere darüber wissen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{patch} is blocked: nobody gets the nut at once.</source>
        <translation>{patch} ist versperrt: Niemand bekommt die Nuss sofort.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The nut can be dug up again there.</source>
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
        <translation>Die Karte ist mehr wert, als weiterzubuddeln.</translation>
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
        <translation>Etwas muss weg, und die anderen werden dringender gebraucht.</translation>
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
        <source>No card has left a patch for three whole rounds.</source>
        <translation>Drei ganze Runden lang hat keine Karte ein Beet verlassen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>No patch is left.</source>
        <translation>Kein Beet ist mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>{reason} A tie at {n}: the win is shared.</source>
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
        <source>Dig: take a top card into your hand. It is free, but anything may jump out.</source>
        <translation>Buddeln: Nimm eine oberste Karte auf die Hand. Das ist gratis, aber alles kann herausspringen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Or put the lens or spade onto a patch.</source>
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
        <source>Play a card from your hand.</source>
        <translation>Spiel eine Karte aus deiner Hand.</translation>
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
        <source>You are asked in any case.</source>
        <translation>Du wirst auf jeden Fall gefragt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Put the card onto a player.</source>
        <translation>Leg die Karte zu einem Mitspieler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>They may answer with a defence card.</source>
        <translation>Wer gemeint ist, darf mit einer Abwehrkarte antworten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Put the card onto the other patch.</source>
        <translation>Leg die Karte auf das andere Beet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>As the Gambler you may repeat it once. The second selection stands.</source>
        <translation>Als Zocker darfst du einmal neu wählen. Die zweite Wahl gilt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Put a card from your hand onto the discard pile.</source>
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
        <source>Mad Cat</source>
        <translation>Wildkatze</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>End turn. Lose one random card.</source>
        <translation>Zug zu Ende. Du verlierst zufällig eine Karte.</translation>
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
        <translation>Buddelstopp. Wer links von dir sitzt, nimmt dir zufällig eine Karte weg.</translation>
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
        <translation>Grab in bis zu drei Beeten die oberste Karte aus, gratis.</translation>
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
        <translation>Jemand zahlt im nächsten Zug je eine Karte mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Butterfingers</source>
        <translation>Butterpfoten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>A player of your choice discards two.</source>
        <translation>Jemand deiner Wahl wirft zwei Karten ab.</translation>
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
        <translation>Nimm jemandem einen Freund weg, der im Spiel ist.</translation>
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
        <translation>Spick nach dem Buddeln bei einem anderen Beet.</translation>
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
        <translation>Wirf eine Karte ab: Der Stopp eines Hindernisses gilt nicht.</translation>
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
        <translation>Wiederhol eine deiner Zufallswahlen.</translation>
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
        <source>Use your ability at most once per turn. You cannot use it while you lead or share the lead. At 0–0 everyone is tied for the lead, so nobody may use one.</source>
        <translation>Nutze deine Fähigkeit höchstens einmal pro Zug. Solange du allein oder gemeinsam in Führung liegst, kannst du sie nicht nutzen. Bei 0:0 führen alle gemeinsam, also darf niemand eine nutzen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Shuffle 14 defence cards with all animal attacks, obstacles and nuts, and lay them out as 27 face-down patches of 4. All other cards are the draw pile. Everyone gets 7 of them; there is no limit to a hand. Whoever has the next birthday goes first.</source>
        <translation>Mischt 14 Abwehrkarten mit allen Tierangriffen, Hindernissen und Nüssen und legt sie als 27 verdeckte Beete zu je 4 Karten aus. Alle anderen Karten bilden den Ziehstapel. Davon bekommen alle 7; ein Handlimit gibt es nicht. Wer als Nächstes Geburtstag hat, beginnt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Here you choose who begins when you set up the game, or draw lots.</source>
        <translation>Hier legt ihr beim Anlegen der Partie fest, wer beginnt, oder ihr lost.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Each turn begins with one patch. Search it: discard one card, look at all its cards and put the patch back; then comes the play phase.</source>
        <translation>Jeder Zug beginnt mit einem Beet. Durchsuch es: Wirf eine Karte ab, sieh dir alle seine Karten an und leg das Beet zurück; dann kommt die Spielphase.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>The cards go back in the same order. You alone may look again at what you have seen.</source>
        <translation>Die Karten kommen in derselben Reihenfolge zurück. Nur du darfst wieder ansehen, was du gesehen hast.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Or dig it: turn the top card. A nut goes into your sack, a defence card into your hand, and you may go on. An attack or obstacle does what it says, unless you nullify it.</source>
        <translation>Oder buddle darin: Deck die oberste Karte auf. Eine Nuss kommt in deinen Beutel, eine Abwehrkarte auf deine Hand, und du darfst weitermachen. Ein Angriff oder Hindernis tut, was darauf steht, wenn du es nicht abwehrst.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Then it goes to the forest pile and never comes back.</source>
        <translation>Danach kommt es auf den Waldstapel und nie zurück.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Or excavate it: discard two cards and take the top card unread into your hand; a nut goes into your sack. Nothing on the card can stop you.</source>
        <translation>Oder grab aus: Wirf zwei Karten ab und nimm die oberste Karte ungelesen auf die Hand; eine Nuss kommt in deinen Beutel. Nichts auf der Karte kann dich aufhalten.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>An attack or obstacle in your hand is only good for discarding.</source>
        <translation>Ein Angriff oder Hindernis auf deiner Hand taugt nur zum Abwerfen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>You may mix digging and excavating on your one patch, and stop after any card, but not before the first. A patch that has no cards left is gone, and your patch phase is over.</source>
        <translation>In deinem einen Beet darfst du abwechselnd buddeln und ausgraben und nach jeder Karte aufhören, aber nicht vor der ersten. Ein Beet ohne Karten ist weg, und deine Beetphase ist vorbei.</translation>
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
        <source>A patch that has lost its top card this turn has none: cards and peeks that need a top card must pick another patch.</source>
        <translation>Ein Beet, das sie in diesem Zug verloren hat, hat keine: Karten und Spicker, die eine oberste Karte brauchen, müssen ein anderes Beet wählen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A blocked patch cannot be searched, dug or excavated until someone discards what the blocking card asks for. You may do that at any time.</source>
        <translation>Ein versperrtes Beet kann man nicht durchsuchen, und man kann darin weder buddeln noch ausgraben, bis jemand abwirft, was die Sperrkarte verlangt. Das geht jederzeit.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Anyone may do it, but not while paying for something else, and not while a player is being named. A blocked patch cannot be blocked again. Swaps, peeks, straws and storms still reach it.</source>
        <translation>Das dürfen alle, nur nicht, während sie für etwas anderes bezahlen oder während jemand genannt wird. Ein versperrtes Beet kann man nicht noch einmal versperren. Tauschen, Spicken, Halme und Stürme erreichen es trotzdem.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Play one card from your hand, if you have one to play. Then draw a card, and your turn is over.</source>
        <translation>Spiel eine Karte aus deiner Hand, wenn du eine hast, die du spielen kannst. Dann zieh eine Karte, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>You may also play none.</source>
        <translation>Du darfst auch keine spielen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A defence card answers what happens to you: an attack or obstacle you dug up, a bust-a-nut or trouble card played against you.</source>
        <translation>Eine Abwehrkarte hilft gegen das, was dir passiert: einen Angriff oder ein Hindernis, das du ausgebuddelt hast, einen Nussklau oder eine Ärgerkarte, die gegen dich gespielt wird.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>You are always asked, whatever you hold. An answer cannot be answered, and neither can a boost. Fallen Log, Swap Shop and Forest Storm name no player; a bribe is answered by the friend's owner.</source>
        <translation>Du wirst immer gefragt, egal was du auf der Hand hast. Gegen eine Abwehr hilft keine Abwehr und gegen Turbokarten auch nicht. Baumstamm, Tauschbörse und Waldsturm nennen niemanden; auf eine Bestechung antwortet, wem der Freund gehört.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A card is discarded once it is done, unless it says that it stays beside a Nut Sack, yours or another's. Cards that lie face up on the table are in play.</source>
        <translation>Eine Karte wird abgeworfen, sobald sie erledigt ist, außer auf ihr steht, dass sie neben einem Nussbeutel bleibt, deinem oder einem fremden. Karten, die offen auf dem Tisch liegen, sind im Spiel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>For a random selection, turn over the top card of the draw pile and do what the played card says for its symbol. If its symbol does not count, turn over another. Then the turned cards go back and the pile is shuffled.</source>
        <translation>Für eine Zufallswahl deckst du die oberste Karte des Ziehstapels auf und tust, was die gespielte Karte zu ihrem Symbol sagt. Zählt das Symbol nicht, deckst du noch eine auf. Dann kommen die aufgedeckten Karten zurück, und der Stapel wird gemischt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>For a bust-a-nut, name a player who has a nut. They may defend themselves; if they do not, a random selection decides. A nullified card is discarded and does nothing.</source>
        <translation>Für einen Nussklau nennst du jemanden, der eine Nuss hat. Wer genannt ist, darf sich wehren; sonst entscheidet eine Zufallswahl. Eine abgewehrte Karte wird abgeworfen und bewirkt nichts.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>When the draw pile is empty, shuffle the discard pile and use it. A nut that you draw goes straight into your sack and may win the game.</source>
        <translation>Ist der Ziehstapel leer, mischt ihr die Ablage und nehmt sie dafür. Eine Nuss, die du ziehst, kommt sofort in deinen Beutel und kann das Spiel gewinnen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Squirrel Friends are cards like any other, but some cards speak of them, and they change sides easily.</source>
        <translation>Eichhörnchen-Freunde sind Karten wie alle anderen, aber manche Karten sprechen von ihnen, und sie wechseln leicht die Seite.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>When the last card has left the last patch and its text is done, the game ends. Whoever has most nuts wins; a tie is shared. The same happens after three whole rounds in which no card has left a patch.</source>
        <translation>Hat die letzte Karte das letzte Beet verlassen und ist ihr Text erledigt, endet das Spiel. Dann gewinnt, wer die meisten Nüsse hat; bei Gleichstand teilt ihr den Sieg. Dasselbe geschieht nach drei ganzen Runden, in denen keine Karte ein Beet verlassen hat.</translation>
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
        <translation>Enterhaken, ein Nussklau: Klau eine Nuss, oder sie kommt in den Ziehstapel, oder sie ist sicher.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>16 bust-a-nuts, 6 of them Grappling Hooks; leaf always steals a nut. Sneaky Straw: or it goes on top of a patch, or you lose a random card. Trapdoor: or the target draws two, or it is safe. Catapult: or you both put a nut into the draw pile, or it is safe.</source>
        <translation>16 Nussklau-Karten, davon 6 Enterhaken; das Blatt klaut immer eine Nuss. Frecher Halm: oder sie kommt oben auf ein Beet, oder du verlierst zufällig eine Karte. Falltür: oder das Opfer zieht zwei Karten, oder die Nuss ist sicher. Katapult: oder ihr legt beide eine Nuss in den Ziehstapel, oder sie ist sicher.</translation>
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
        <source>If a card asks for more than there is, do as much as you can; if there is nothing, skip it. A price must be paid in full. Cards lost at random are shown; a card passed on is seen by its giver and taker only. Several Heavy Snows add up; other cards do not. “Next turn” lasts to the end of that turn. The patch phase must be used unless every patch is blocked. A card with a target can only be played if there is one it may be aimed at.</source>
        <translation>Verlangt eine Karte mehr, als es gibt, tu so viel wie möglich; gibt es nichts, lass es aus. Ein Preis muss ganz bezahlt werden. Zufällig verlorene Karten werden gezeigt; eine weitergegebene Karte sehen nur, wer gibt und wer nimmt. Mehrere Tiefschnee-Karten zählen zusammen, andere Karten nicht. „Im nächsten Zug“ gilt bis zum Ende dieses Zuges. Die Beetphase muss genutzt werden, außer alle Beete sind versperrt. Eine Karte mit einem Ziel darf man nur spielen, wenn es ein erlaubtes Ziel gibt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Attacks and obstacles always go to the forest pile, everything else to the discard pile, after its effect and before you draw. A nut that is drawn counts as the card drawn; a nut turned up for a symbol is not drawn. Turned cards go back after the outcome; then comes the shuffle, the discard and the draw.</source>
        <translation>Angriffe und Hindernisse kommen immer auf den Waldstapel, alles andere auf die Ablage, nach der Wirkung und bevor du ziehst. Eine gezogene Nuss zählt als die gezogene Karte; eine Nuss, die für ein Symbol aufgedeckt wird, ist nicht gezogen. Aufgedeckte Karten kommen nach dem Ergebnis zurück; dann wird gemischt, abgeworfen und gezogen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Only its new owner sees an excavated card; a nut is seen by all. You know a card of a patch until it moves out of sight or the patch is shuffled. Swap Shop moves your knowledge with the card; Sinkhole and Forest Storm end it. A single card is not shuffled.</source>
        <translation>Eine ausgegrabene Karte sieht nur, wer sie bekommt; eine Nuss sehen alle. Eine Karte in einem Beet kennst du, bis sie außer Sicht gerät oder das Beet gemischt wird. Bei der Tauschbörse wandert dein Wissen mit der Karte; Erdloch und Waldsturm beenden es. Eine einzelne Karte wird nicht gemischt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>You keep the nuts that you dug earlier in the turn. The text comes first, then an emptied patch is gone. On an emptied patch the Night Owl's nut becomes the patch, and Frozen Ground blocks nothing. You choose the card that Adder or Boulder costs you; with none for the Boulder, the dig is stopped. Cramp cannot be aimed at a player who cannot be stopped.</source>
        <translation>Nüsse, die du vorher im Zug ausgebuddelt hast, behältst du. Zuerst kommt der Text, dann ist ein leeres Beet weg. Bei einem leeren Beet wird die Nuss der Nachteule zum Beet, und der Eisige Boden versperrt nichts. Du wählst die Karte, die dich Kreuzotter oder Felsblock kostet; hast du keine für den Felsblock, ist Buddelstopp. Krampf geht nicht gegen jemanden, der nicht aufzuhalten ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Bulldozer and Lucky Dip take from different open patches, one by one, and you may stop early. Treasure Map looks at two different open patches. In Heavy Snow, searching costs one card with a Mole Helper, and excavating costs two with a Beaver Crew. A Digger with a Beaver Crew still pays one. Extra Paws may dig any open patch.</source>
        <translation>Bulldozer und Wundertüte holen Karten aus verschiedenen offenen Beeten, eine nach der anderen, und du darfst früher aufhören. Die Schatzkarte durchsucht zwei verschiedene offene Beete. Bei Tiefschnee kostet Durchsuchen mit einem Maulwurf eine Karte, und Ausgraben kostet mit einem Bibertrupp zwei. Ein Buddler mit Bibertrupp zahlt weiterhin eine. Mit Extra-Pfoten darfst du in jedem offenen Beet buddeln.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Heavy Snow affects searching and excavating only. The target of Butterfingers chooses. Cramp skips the first patch phase of the turn. A bribed friend works for you at once. In a storm, everyone chooses a card to discard, the player first; mixed patches keep their sizes. A straw's nut lands on any patch, seen by all. If you have no nut, a Catapult moves the target's only.</source>
        <translation>Tiefschnee betrifft nur Durchsuchen und Ausgraben. Bei Butterpfoten wählt das Opfer. Krampf lässt die erste Beetphase des Zuges ausfallen. Ein bestochener Freund hilft dir sofort. Im Sturm wählen alle selbst, welche Karte sie abwerfen, zuerst, wer ihn gespielt hat; gemischte Beete behalten ihre Größe. Die Nuss vom Halm landet auf einem beliebigen Beet, für alle sichtbar. Hast du selbst keine Nuss, bewegt das Katapult nur die des Opfers.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Whether you lead is checked when the ability would work. The Peeker peeks after digging a card, at a patch that has not lost its top card this turn. Digger, Scout, Night Runner and Gourmet work by themselves. Stubborn ignores Tangled Roots and Sinkhole. The Gambler's second selection stands. The Gourmet's other card is discarded; a nut among the two is the one to keep. The Trader may trade whenever asked in the patch or play phase.</source>
        <translation>Ob du führst, wird geprüft, wenn die Fähigkeit wirken würde. Der Spicker spickt nach einer ausgebuddelten Karte, bei einem Beet, das in diesem Zug seine oberste Karte noch nicht verloren hat. Buddler, Späher, Nachtläufer und Schlemmer wirken von selbst. Der Sturkopf übergeht Wirre Wurzeln und Erdloch. Die zweite Wahl des Zockers gilt. Die andere Karte des Schlemmers wird abgeworfen; ist eine der beiden eine Nuss, wird sie behalten. Der Händler darf tauschen, wann immer er in der Beet- oder Spielphase gefragt ist.</translation>
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
        <translation>Ist der Ziehstapel leer, wird die [Ablage] gemischt.</translation>
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
        <translation>der Ziehstapel</translation>
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
        <source>Winter is coming, and your nuts are buried all over the forest. Seven nuts in the sack win, at once. Five players need six, six players five.</source>
        <translation>Der Winter kommt, und eure Nüsse sind überall im Wald vergraben. Sieben Nüsse im Beutel gewinnen, und zwar sofort. Zu fünft braucht ihr sechs, zu sechst fünf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Begin with the goal: nuts in the sack, and nothing else. Ask how many nuts you need with the people at your table.</source>
        <translation>Fang mit dem Ziel an: Nüsse im Beutel, sonst nichts. Frag, wie viele Nüsse ihr an eurem Tisch braucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Shuffle all nuts, animal attacks and obstacles with 14 defence cards, and lay them out as 27 patches of four, face down. All 27 nuts lie in there.</source>
        <translation>Mischt alle Nüsse, Tierangriffe und Hindernisse mit 14 Abwehrkarten und legt sie als 27 verdeckte Beete zu je vier Karten aus. Alle 27 Nüsse liegen darin.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>That makes 108 cards, one nut to a patch on average. Some patches hold two or three nuts, others none.</source>
        <translation>Das sind 108 Karten, im Schnitt eine Nuss pro Beet. In manchen Beeten liegen zwei oder drei Nüsse, in anderen keine.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>All other cards are the draw pile. Everyone gets seven of them. A hand may grow as large as it likes.</source>
        <translation>Alle anderen Karten bilden den Ziehstapel. Davon bekommen alle sieben. Eine Hand darf beliebig groß werden.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>People ask for a hand limit: there is none. Cards are what you pay with, so a large hand is worth a lot.</source>
        <translation>Oft wird nach einem Handlimit gefragt: Es gibt keins. Mit Karten bezahlt man, also ist eine große Hand viel wert.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>cards for everyone</source>
        <translation>Karten für alle</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Everyone also gets a random character, with an ability and a Nut Sack. Whoever has the next birthday goes first: here it is Anna.</source>
        <translation>Alle bekommen auch zufällig eine Figur mit einer Fähigkeit und einem Nussbeutel. Wer als Nächstes Geburtstag hat, beginnt: hier Anna.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Let people find out who begins at your table. Abilities have a lesson of their own; for now, just read them out.</source>
        <translation>Lass die Gruppe herausfinden, wer bei euch beginnt. Die Fähigkeiten haben eine eigene Lektion; hier genügt es, sie vorzulesen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Defence, boost, trouble and bust-a-nut cards carry a leaf, a paw or a moon, in turn. Nuts, attacks and obstacles carry none.</source>
        <translation>Abwehr-, Turbo-, Ärger- und Nussklau-Karten tragen reihum ein Blatt, eine Pfote oder einen Mond. Nüsse, Angriffe und Hindernisse tragen keins davon.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Let people find the symbols on the cards. They are needed whenever luck decides: a card is turned over, and its symbol counts.</source>
        <translation>Lass die Symbole auf den Karten suchen. Man braucht sie, wenn das Glück entscheidet: Eine Karte wird aufgedeckt, und ihr Symbol zählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The set-up once more: which of these three cards lies in one of the patches?</source>
        <translation>Noch einmal der Aufbau: Welche dieser drei Karten liegt in einem der Beete?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>It is an animal attack, and all of those lie in the patches.</source>
        <translation>Sie ist ein Tierangriff, und die liegen alle in den Beeten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>A boost belongs to the draw pile, and so do trouble and bust-a-nut cards.</source>
        <translation>Eine Turbokarte gehört zum Ziehstapel, genau wie Ärger und Nussklau.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>A bust-a-nut belongs to the draw pile, and so do boosts and trouble.</source>
        <translation>Ein Nussklau gehört zum Ziehstapel, genau wie Turbo und Ärger.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The band on top of each card says what kind it is. Ask which defence cards lie in the patches: 14 of 34, nobody knows which.</source>
        <translation>Der Streifen oben auf jeder Karte sagt, was sie ist. Frag, welche Abwehrkarten in den Beeten liegen: 14 von 34, niemand weiß, welche.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Search a patch</source>
        <translation>Ein Beet durchsuchen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Every turn begins with one patch. Before Anna puts a paw into A5, she wants to know what lies there. Searching costs one card.</source>
        <translation>Jeder Zug beginnt mit einem Beet. Bevor Anna die Pfote in A5 steckt, will sie wissen, was dort liegt. Durchsuchen kostet eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Ask what people would do first, with 27 patches and no idea. Searching is the careful way.</source>
        <translation>Frag, was sie zuerst täten, bei 27 Beeten und ohne jede Ahnung. Durchsuchen ist der vorsichtige Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Anna discards her Cramp and looks at all four cards of A5. Then they go back, in the same order.</source>
        <translation>Anna wirft ihren Krampf ab und sieht sich alle vier Karten in A5 an. Dann kommen sie zurück, in derselben Reihenfolge.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>We look over Anna's shoulder: from the top, a nut, a Fox, a Sturdy Spade, a Boulder. The others see four backs.</source>
        <translation>Wir schauen Anna über die Schulter: von oben eine Nuss, ein Fuchs, ein Starker Spaten, ein Felsblock. Die anderen sehen vier Rückseiten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>May she dig up the nut right away? No: you search or you dig. Now comes the play phase.</source>
        <translation>Darf sie die Nuss gleich ausbuddeln? Nein: Du durchsuchst, statt zu buddeln. Jetzt kommt die Spielphase.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>This is what people get wrong most often. The price of knowing is a turn without digging.</source>
        <translation>Das wird am häufigsten falsch gemacht. Wissen kostet einen Zug ohne Buddeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Ben is next. Does he know what lies in A5?</source>
        <translation>Als Nächster ist Ben dran. Weiß er, was in A5 liegt?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Yes, Anna had to show it</source>
        <translation>Ja, Anna musste es zeigen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>No, only Anna looked</source>
        <translation>Nein, nur Anna hat geschaut</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Only the top card</source>
        <translation>Nur die oberste Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Only the searcher sees the cards, and may look at them again at any time.</source>
        <translation>Nur wer durchsucht, sieht die Karten und darf sie jederzeit wieder ansehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Nothing is shown to the others.</source>
        <translation>Den anderen wird nichts gezeigt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Not even that. The patch went back face down.</source>
        <translation>Nicht einmal die. Das Beet kam verdeckt zurück.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>The patch went back face down, for Ben as for everybody here. Anna may say what she likes about it, true or not.</source>
        <translation>Das Beet kam verdeckt zurück, für Ben wie für alle hier. Anna darf darüber erzählen, was sie will, ob es stimmt oder nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Anna plays nothing and draws. Ben picks A5 by chance, digs, and turns up the nut that she had found. A nut is seen by all.</source>
        <translation>Anna spielt nichts und zieht. Ben buddelt zufällig in A5 und deckt die Nuss auf, die sie gefunden hatte. Eine Nuss sehen alle.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Bad luck for Anna. Ask how she could have lured Ben to another patch.</source>
        <translation>Pech für Anna. Frag, wie sie Ben zu einem anderen Beet hätte locken können.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Anna still knows the other three cards: Fox, spade, Boulder. She knows them until a card moves out of sight, or until the patch is shuffled.</source>
        <translation>Anna kennt die anderen drei Karten noch: Fuchs, Spaten, Felsblock. Sie kennt sie, bis eine außer Sicht gerät oder das Beet gemischt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Here is Anna's memory, from the top. The table keeps it for her; with real cards you have to remember.</source>
        <translation>Das ist Annas Gedächtnis, von oben. Der Tisch merkt es sich für sie; mit echten Karten musst du es selbst behalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Dig, and know when to stop</source>
        <translation>Buddeln und rechtzeitig aufhören</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Clara's turn. She would like to do nothing at all, but that is not allowed: at least one card must be dug or excavated, unless you search.</source>
        <translation>Clara ist am Zug. Am liebsten würde sie gar nichts tun, aber das geht nicht: Mindestens eine Karte muss sie ausbuddeln oder ausgraben, wenn sie nicht durchsucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>You may stop after any card, but not before the first.</source>
        <translation>Aufhören darf man nach jeder Karte, aber nicht vor der ersten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>So she digs. Digging is free: she turns over the top card of B5, for all to see. A nut! It goes straight into her sack.</source>
        <translation>Also buddelt sie. Das ist gratis: Sie deckt die oberste Karte von B5 auf, für alle sichtbar. Eine Nuss! Sie kommt sofort in den Beutel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Every nut is safe in the sack at once, whatever comes next.</source>
        <translation>Jede Nuss ist sofort sicher im Beutel, egal was danach kommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>One patch a turn: she may go on in B5, but nowhere else.</source>
        <translation>Ein Beet pro Zug: In B5 darf sie weitermachen, aber sonst nirgends.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Ask why somebody would want to change patches: a nut on top is always the best one.</source>
        <translation>Frag, warum man das Beet wechseln wollte: Eine Nuss, die obenauf liegt, ist immer die beste.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>She digs on: an Acorn Helmet. A defence card goes into the hand, and the dig may go on. An attack or obstacle would have done what it says.</source>
        <translation>Sie buddelt weiter: ein Eichelhelm. Eine Abwehrkarte kommt auf die Hand, und es darf weitergehen. Ein Angriff oder Hindernis hätte getan, was darauf steht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Three good things can come up: a nut, a defence card, an Empty Shell. Everything else hurts.</source>
        <translation>Drei gute Dinge können auftauchen: eine Nuss, eine Abwehrkarte, eine Leere Schale. Alles andere tut weh.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Clara wants to be sure that she can play a card this turn, and she wants to keep all her cards until then. What does she do?</source>
        <translation>Clara will in diesem Zug sicher noch eine Karte spielen können und bis dahin alle Karten behalten. Was tut sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Let people argue. There is no right feeling about risk, but there is only one safe way that is free.</source>
        <translation>Lass sie streiten. Wie viel man wagt, ist Geschmackssache, aber sicher und gratis ist nur ein Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>After any card you may stop, and you keep what you have.</source>
        <translation>Nach jeder Karte darfst du aufhören und behältst, was du hast.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>She may, but the next card could end her turn. In fact it is the Mad Cat.</source>
        <translation>Das darf sie, aber die nächste Karte könnte ihren Zug beenden. Es ist wirklich die Wildkatze.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>That is safe, but excavating costs two cards.</source>
        <translation>Das ist sicher, aber Ausgraben kostet zwei Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Clara stops. Two cards are left in B5, for anybody. Whoever takes the last card of a patch is done with digging, and the patch is gone.</source>
        <translation>Clara hört auf. In B5 liegen noch zwei Karten, für wen auch immer. Wer die letzte Karte eines Beets nimmt, ist fertig mit Buddeln, und das Beet ist weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>The number beside the name says how many cards are left. Ask who would dig there next, and why.</source>
        <translation>Die Zahl neben dem Namen sagt, wie viele Karten noch da sind. Frag, wer dort als Nächstes buddeln würde und warum.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>cards are left in B5</source>
        <translation>Karten liegen noch in B5</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Animals attack</source>
        <translation>Tiere greifen an</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>35 animals do not like being dug up. Fox, Mad Cat and Night Owl end your turn. Badger, Adder and Magpie stop your dig.</source>
        <translation>35 Tiere werden nicht gern ausgebuddelt. Fuchs, Wildkatze und Nachteule beenden deinen Zug. Dachs, Kreuzotter und Elster stoppen nur das Buddeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Let people read the six aloud. “End turn” and “dig stopped” are two different things: this lesson shows both.</source>
        <translation>Lass die sechs vorlesen. „Zug zu Ende“ und „Buddelstopp“ sind zweierlei: Diese Lektion zeigt beides.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Anna digs A1: a nut. She digs on, and out jumps a Fox. She is asked for a defence card, as everyone is.</source>
        <translation>Anna buddelt in A1: eine Nuss. Sie buddelt weiter, und heraus springt ein Fuchs. Sie wird nach einer Abwehrkarte gefragt, wie alle.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Everyone is always asked, whatever they hold. So the question does not give away what is in a hand.</source>
        <translation>Gefragt wird immer, egal was jemand auf der Hand hat. So verrät die Frage nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>She has none. End turn: no card is played, none is drawn. But the nut stays in her sack. The Fox goes to the forest pile and never comes back.</source>
        <translation>Sie hat keine. Zug zu Ende: keine Karte spielen, keine ziehen. Aber die Nuss bleibt im Beutel. Der Fuchs kommt auf den Waldstapel und nie zurück.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Nuts dug earlier in the turn are safe. Point at the forest pile: attacks and obstacles end up there for good.</source>
        <translation>Nüsse, die vorher im Zug ausgebuddelt wurden, sind sicher. Zeig auf den Waldstapel: Dort bleiben Angriffe und Hindernisse für immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Ben digs A2 and wakes the Night Owl: end turn, and one of his nuts goes to the bottom of the patch, for all to see.</source>
        <translation>Ben buddelt in A2 und weckt die Nachteule: Zug zu Ende, und eine seiner Nüsse kommt ganz unten in das Beet, vor aller Augen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Now everybody knows that a nut lies at the bottom of A2. Without a nut, Ben would have lost none.</source>
        <translation>Jetzt wissen alle, dass unten in A2 eine Nuss liegt. Ohne Nuss hätte Ben keine verloren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Clara digs A3: an Adder. Dig stopped, and she discards a card of her choice. Stopped is not ended: she goes on to her play phase.</source>
        <translation>Clara buddelt in A3: eine Kreuzotter. Buddelstopp, und sie wirft eine Karte ihrer Wahl ab. Stopp ist nicht Ende: Jetzt kommt ihre Spielphase.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>She chooses the card herself, here the Catapult. Compare with the Mad Cat, where luck chooses.</source>
        <translation>Sie wählt die Karte selbst, hier das Katapult. Bei der Wildkatze wählt dagegen der Zufall.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>She plays nothing. Anna digs A4: a Magpie. Dig stopped, and her left neighbour Ben takes a random card. Only the two of them know which one.</source>
        <translation>Sie spielt nichts. Anna buddelt in A4: eine Elster. Buddelstopp, und Ben links von ihr nimmt ihr zufällig eine Karte weg. Nur die beiden wissen, welche.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>The left neighbour is whoever is next in turn. A card that is passed on stays a secret between giver and taker.</source>
        <translation>Links sitzt, wer als Nächstes dran ist. Was weitergegeben wird, bleibt ein Geheimnis zwischen den beiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Ben has met the Night Owl, Anna the Magpie. Who may still play a card?</source>
        <translation>Ben hat die Nachteule getroffen, Anna die Elster. Wer darf noch eine Karte spielen?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Only Anna</source>
        <translation>Nur Anna</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Only Ben</source>
        <translation>Nur Ben</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>“Dig stopped” leads to the play phase. After “end turn” no card is played, and none is drawn.</source>
        <translation>„Buddelstopp“ führt zur Spielphase. Nach „Zug zu Ende“ wird keine Karte gespielt und keine gezogen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>The Night Owl says “end turn”: Ben's turn was over.</source>
        <translation>Auf der Nachteule steht „Zug zu Ende“: Der Zug von Ben war vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Not Ben. The Night Owl ended his turn at once.</source>
        <translation>Ben nicht. Die Nachteule hat seinen Zug sofort beendet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Everything that people need is printed on the two cards. Let them read before they raise their hands.</source>
        <translation>Alles Nötige steht auf den beiden Karten. Lass sie lesen, bevor sich jemand meldet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Anna passes. Ben tries B5 and finds the Mad Cat: end turn, and he loses a card at random, for all to see. With an empty hand he would lose none.</source>
        <translation>Anna passt. Ben versucht es in B5 und trifft die Wildkatze: Zug zu Ende, und er verliert zufällig eine Karte, offen für alle. Mit leerer Hand verlöre er keine.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Clara left the Mad Cat there in the lesson before. If a card asks for more than there is, you do as much as you can.</source>
        <translation>Die Wildkatze hat Clara in der vorigen Lektion dort gelassen. Verlangt eine Karte mehr, als da ist, tut man so viel wie möglich.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Obstacles in the ground</source>
        <translation>Hindernisse im Boden</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>32 obstacles lie in the ground, of five kinds. Only the Empty Shell is harmless.</source>
        <translation>Im Boden liegen 32 Hindernisse, fünf Sorten. Nur die Leere Schale ist harmlos.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Let people read the five aloud before you dig. Which one would they like least?</source>
        <translation>Lass die fünf vorlesen, bevor gebuddelt wird. Welches hätten sie am wenigsten gern?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Clara digs A7: an Empty Shell. Nothing happens, and nobody is asked. Below it lies a Boulder, and she has no spade against it.</source>
        <translation>Clara buddelt in A7: eine Leere Schale. Nichts passiert, niemand wird gefragt. Darunter liegt ein Felsblock, und sie hat keinen Spaten dagegen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>The Boulder asks for one card. Without it, the dig is stopped.</source>
        <translation>Der Felsblock verlangt eine Karte. Ohne sie heißt es Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Clara holds one card, the Trapdoor, and she wants to dig on. What does she do?</source>
        <translation>Clara hat noch eine Karte, die Falltür, und sie will weiterbuddeln. Was tut sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Any card will do. Ask whether a Trapdoor is worth the risk of what lies below.</source>
        <translation>Jede Karte ist recht. Frag, ob das, was darunter liegen kann, eine Falltür wert ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>One card, whichever she likes, and the Boulder is out of the way.</source>
        <translation>Eine Karte, egal welche, und der Felsblock ist weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>That would keep her card, but the dig would be stopped.</source>
        <translation>Dann behielte sie ihre Karte, aber es wäre Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>She discards the Trapdoor, and the Boulder is gone. The next card is worth it: a nut, her second.</source>
        <translation>Die Falltür wird abgeworfen, und der Felsblock ist weg. Das lohnt sich: eine Nuss, ihre zweite.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Clara has no card left now. That will matter in a moment.</source>
        <translation>Clara hat jetzt keine Karte mehr. Das wird gleich wichtig.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Another Boulder! With no card to discard, the dig is simply stopped. First comes the text, then the empty patch A7 is gone.</source>
        <translation>Noch ein Felsblock! Ohne Karte zum Abwerfen ist einfach Buddelstopp. Erst kommt der Text, dann ist das leere Beet A7 weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>The last card of a patch always does what it says. A patch without cards is gone for the rest of the game.</source>
        <translation>Auch die letzte Karte eines Beets tut, was darauf steht. Ein Beet ohne Karten ist für den Rest des Spiels weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Anna digs A9 and falls into a Sinkhole: dig stopped, and the rest is shuffled. What she knew is worth nothing now. A single card is not shuffled.</source>
        <translation>Anna buddelt in A9 und landet im Erdloch: Buddelstopp, und der Rest wird gemischt. Was sie wusste, ist nichts mehr wert. Eine einzelne Karte wird nicht gemischt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Anna had searched A9 before. The same would happen to the knowledge of anybody else.</source>
        <translation>Anna hatte A9 vorher durchsucht. Genauso ginge es allen anderen, die A9 kennen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Ben digs B1: Frozen Ground. Dig stopped, and the card stays: B1 is blocked until somebody discards two cards. On a last card it blocks nothing.</source>
        <translation>Ben buddelt in B1: Eisiger Boden. Buddelstopp, und die Karte bleibt: B1 ist versperrt, bis jemand zwei Karten abwirft. Als letzte Karte versperrt sie nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>If it is the last card, the patch is gone, so there is nothing to block. Blocked patches have a lesson of their own.</source>
        <translation>Ist es die letzte Karte, ist das Beet weg, und es gibt nichts zu versperren. Versperrte Beete haben eine eigene Lektion.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>And Clara digs A8: Tangled Roots. Dig stopped, nothing else. With nine copies it is the most common obstacle.</source>
        <translation>Und Clara buddelt in A8: Wirre Wurzeln. Buddelstopp, sonst nichts. Mit neun Karten sind sie das häufigste Hindernis.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Ask for the difference between roots and Boulder: you can pay your way past a Boulder, but not past roots.</source>
        <translation>Frag nach dem Unterschied zwischen Wurzeln und Felsblock: Vom Felsblock kannst du dich freikaufen, von Wurzeln nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Nullify it</source>
        <translation>Abwehren</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Defence cards nullify what happens to you. Four of them help against one thing each, and the Guard Hedgehog helps against all.</source>
        <translation>Abwehrkarten wehren ab, was dir passiert. Vier helfen jeweils gegen eine Sache, und der Wachigel hilft gegen alles.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>34 in all: ten helmets, eight spades, eight padlocks, five No Chance, three hedgehogs. The hedgehog is a Squirrel Friend.</source>
        <translation>Insgesamt 34: zehn Helme, acht Spaten, acht Schlösser, fünf „Von wegen“, drei Igel. Der Igel ist ein Eichhörnchen-Freund.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Anna digs B2 and meets a Badger. He would stop her dig.</source>
        <translation>Anna buddelt in B2 und trifft einen Dachs. Er würde ihr Buddeln stoppen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Wait a moment before you go on: who would like to have which card now?</source>
        <translation>Warte kurz, bevor du weitermachst: Welche Karte hätte man jetzt gern?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>These three cards are in Anna's hand. Which one helps against the Badger?</source>
        <translation>Diese drei Karten hat Anna auf der Hand. Welche hilft gegen den Dachs?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>The wrong ones are refused by the rules. You may play as many defence cards in a turn as you like.</source>
        <translation>Die falschen lassen die Regeln nicht zu. Abwehrkarten darf man in einem Zug beliebig viele spielen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>The Acorn Helmet nullifies an animal attack.</source>
        <translation>Der Eichelhelm wehrt einen Tierangriff ab.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>She may let it happen, but then her dig is stopped, and she has something better.</source>
        <translation>Sie darf es geschehen lassen, aber dann ist Buddelstopp, und sie hat etwas Besseres.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>The Badger does nothing. Next come Tangled Roots: the Sturdy Spade nullifies an obstacle, and Anna may still dig on.</source>
        <translation>Der Dachs tut nichts. Dann kommen Wirre Wurzeln: Der Starke Spaten wehrt ein Hindernis ab, und Anna darf noch weiterbuddeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Both defence cards go to the discard pile, Badger and roots to the forest pile.</source>
        <translation>Beide Abwehrkarten kommen auf die Ablage, Dachs und Wurzeln auf den Waldstapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>A nut! Anna stops and plays trouble: Butterfingers, against Clara. Before anything happens, Clara is asked whether she wants to answer.</source>
        <translation>Eine Nuss! Anna hört auf und macht Ärger: Butterpfoten gegen Clara. Bevor etwas passiert, wird Clara gefragt, ob sie sich wehren will.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>The question comes whatever Clara holds, so it gives nothing away. Trouble and bust-a-nut cards against you can be answered, boosts never.</source>
        <translation>Gefragt wird immer, egal was Clara hat; so verrät die Frage nichts. Gegen Ärger und Nussklau kann man sich wehren, gegen Turbokarten nie.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Ben has a Guard Hedgehog and a soft spot for Clara. May he help her with it?</source>
        <translation>Ben hat einen Wachigel und ein Herz für Clara. Darf er ihr damit helfen?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Yes, defence cards go at any time</source>
        <translation>Ja, Abwehrkarten gehen jederzeit</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>No, only Clara may answer</source>
        <translation>Nein, nur Clara darf sich wehren</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Yes, if Clara agrees</source>
        <translation>Ja, wenn Clara einverstanden ist</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>A defence card is played by the player whom it happens to, and by nobody else.</source>
        <translation>Eine Abwehrkarte spielt, wem etwas passiert, und sonst niemand.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>At any time, but only against what happens to you.</source>
        <translation>Jederzeit, aber nur gegen das, was einem selbst passiert.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Not even then. The trouble is aimed at Clara, so the answer is hers.</source>
        <translation>Auch dann nicht. Der Ärger geht gegen Clara, also muss sie selbst antworten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>A favourite mistake: people like to help. Ask what Ben's hedgehog would be good for instead.</source>
        <translation>Ein beliebter Fehler: Man hilft eben gern. Frag, wofür Bens Igel stattdessen gut wäre.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Clara answers with No Chance: it nullifies a trouble card. Both cards are discarded, and nothing else happens. An answer cannot be answered.</source>
        <translation>Clara antwortet mit „Von wegen“: Das wehrt eine Ärgerkarte ab. Beide Karten werden abgeworfen, sonst passiert nichts. Gegen eine Abwehr hilft keine Abwehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>So a defence card always works. Then Anna draws, and her turn is over.</source>
        <translation>Eine Abwehrkarte wirkt also immer. Dann zieht Anna, und ihr Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Excavate, and nothing can stop you</source>
        <translation>Ausgraben, und nichts hält dich auf</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Ben has searched C2 and knows it by heart: a Fox on top, then a nut, a Night Owl and a Boulder.</source>
        <translation>Ben hat C2 durchsucht und kennt es auswendig: oben ein Fuchs, dann eine Nuss, eine Nachteule und ein Felsblock.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Ben has no nut yet. Ask how he can get the one below the Fox.</source>
        <translation>Ben hat noch keine Nuss. Frag, wie er an die unter dem Fuchs kommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>The Fox would end his turn. How does Ben get past it to the nut?</source>
        <translation>Der Fuchs würde seinen Zug beenden. Wie kommt Ben an ihm vorbei zur Nuss?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>The sheet shows the three ways and their prices. His hedgehog would also help, but he needs both cards here.</source>
        <translation>Die Übersicht zeigt die drei Wege und was sie kosten. Auch sein Igel würde helfen, aber hier braucht er beide Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Excavating costs two cards, and nothing on an excavated card can stop you.</source>
        <translation>Ausgraben kostet zwei Karten, und nichts auf einer ausgegrabenen Karte kann dich aufhalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Then the Fox jumps out, and he needs his hedgehog. There is a way without any risk.</source>
        <translation>Dann springt der Fuchs heraus, und er braucht seinen Igel. Es geht auch ganz ohne Risiko.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>He knows these cards already, and searching takes nothing out.</source>
        <translation>Diese Karten kennt er schon, und Durchsuchen holt nichts heraus.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>The nut that he knows of is in C2.</source>
        <translation>Die Nuss, von der er weiß, liegt in C2.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>He discards both his cards and takes the Fox into his hand, unread. It cannot do a thing, and the others do not know what he took.</source>
        <translation>Er wirft beide Karten ab und nimmt den Fuchs ungelesen auf die Hand. Der kann gar nichts machen, und die anderen wissen nicht, was Ben genommen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Only its new owner sees an excavated card. A defence card would be in his hand now, a nut in his sack.</source>
        <translation>Eine ausgegrabene Karte sieht nur, wer sie bekommt. Eine Abwehrkarte wäre jetzt auf seiner Hand, eine Nuss im Beutel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Now the nut is on top. You may dig and excavate in turn, so Ben digs it up, for free. A nut is seen by all.</source>
        <translation>Jetzt liegt die Nuss oben. Buddeln und Ausgraben darf man mischen, also buddelt Ben sie aus, gratis. Eine Nuss sehen alle.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Digging and excavating mix on the same patch. What you know tells you which of the two to use.</source>
        <translation>Im selben Beet geht beides. Was du weißt, sagt dir, was sich wann lohnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>The Night Owl is next. Excavating it would take two cards, and Ben holds only the Fox: a price must be paid in full.</source>
        <translation>Als Nächstes kommt die Nachteule. Sie auszugraben würde zwei Karten kosten, und Ben hat nur den Fuchs: Ein Preis muss ganz bezahlt werden.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>With effects it is different: if a card asks for more than there is, you do as much as you can.</source>
        <translation>Bei Wirkungen ist es anders: Verlangt eine Karte mehr, als da ist, tut man so viel wie möglich.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>So he stops. The Fox in his hand can never be played: attacks and obstacles in a hand are only good for discarding. It will pay for a search.</source>
        <translation>Also hört er auf. Den Fuchs auf der Hand kann er nie spielen: Angriffe und Hindernisse taugen dort nur zum Abwerfen. Damit bezahlt er ein Durchsuchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>That is worth something, too. Discarded, it goes to the forest pile.</source>
        <translation>Auch das ist etwas wert. Abgeworfen kommt er auf den Waldstapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>A blocked patch</source>
        <translation>Ein versperrtes Beet</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Anna has searched B3 and smiled. Clara rolls a Fallen Log onto it: the patch is blocked until somebody discards two cards.</source>
        <translation>Anna hat B3 durchsucht und gelächelt. Clara rollt einen Baumstamm darauf: Das Beet ist versperrt, bis jemand zwei Karten abwirft.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>The log names no player, so nobody can answer it. It stays on the patch until it is cleared.</source>
        <translation>Der Baumstamm nennt niemanden, also kann sich auch niemand wehren. Er bleibt auf dem Beet, bis es freigeräumt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Anna's turn. A blocked patch cannot be searched, dug or excavated, and it cannot be blocked a second time.</source>
        <translation>Anna ist am Zug. Ein versperrtes Beet kann man nicht durchsuchen, nicht darin buddeln oder ausgraben und es auch nicht noch einmal versperren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>There is another one: B1, under Frozen Ground. It works in exactly the same way.</source>
        <translation>Es gibt noch eins: B1 unter dem Eisigen Boden. Da ist es genauso.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Anna wants the nut in B3, and she holds three cards. What must she do first?</source>
        <translation>Anna will die Nuss in B3, und sie hat drei Karten. Was muss sie zuerst tun?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Any two of the three cards will do. Let people choose which two they would give.</source>
        <translation>Zwei beliebige von den dreien genügen. Lass wählen, welche zwei sie hergäben.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Two cards from her hand, and the log is gone.</source>
        <translation>Zwei Karten aus ihrer Hand, und der Baumstamm ist weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>That would be her patch phase at another patch. The nut is under the log in B3.</source>
        <translation>Damit wäre ihre Beetphase bei einem anderen Beet. Die Nuss liegt unter dem Baumstamm in B3.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Two cards go, and the log goes with them. That was not her patch phase yet: Anna digs B3 and has her nut.</source>
        <translation>Zwei Karten gehen und mit ihnen der Baumstamm. Das war noch nicht ihre Beetphase: Anna buddelt in B3 und hat ihre Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Clearing takes no phase and no turn. The log goes to the discard pile, Frozen Ground would go to the forest pile.</source>
        <translation>Freiräumen kostet keine Phase und keinen Zug. Der Baumstamm kommt auf die Ablage, der Eisige Boden käme auf den Waldstapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>It is still Anna's turn. May Ben clear B1 right now, with two of his cards?</source>
        <translation>Anna ist noch am Zug. Darf Ben jetzt gleich B1 freiräumen, mit zwei von seinen Karten?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>No, it is not his turn</source>
        <translation>Nein, er ist nicht am Zug</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Yes, at almost any time</source>
        <translation>Ja, fast jederzeit</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Only whoever is at that patch</source>
        <translation>Nur wer gerade bei diesem Beet ist</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Anyone may clear a patch on anyone's turn; just not while paying for something else, or while a player is being named.</source>
        <translation>Alle dürfen in jedem Zug ein Beet freiräumen; nur nicht, während sie für etwas anderes bezahlen oder während jemand genannt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>It need not be his turn.</source>
        <translation>Dazu muss er nicht am Zug sein.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>It makes no difference who digs where.</source>
        <translation>Wer wo buddelt, spielt keine Rolle.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Ben has two cards, so he could. Ask why he would: once it is open, Clara may dig there before him.</source>
        <translation>Ben hat zwei Karten, also könnte er. Frag, ob sich das lohnt: Ist B1 offen, buddelt Clara vielleicht vor ihm dort.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Swaps, peeks, straws and storms still reach a blocked patch. Only if every patch is blocked do you go without a patch phase.</source>
        <translation>Tauschen, Spicken, Halme und Stürme erreichen auch ein versperrtes Beet. Nur wenn alle Beete versperrt sind, fällt deine Beetphase aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Otherwise the patch phase must be used: there is no passing on it. The four cards on the screen come up in later lessons.</source>
        <translation>Sonst muss man die Beetphase nutzen: Auslassen geht nicht. Die vier Karten hier kommen in späteren Lektionen vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>The play phase, and your boosts</source>
        <translation>Die Spielphase und deine Turbokarten</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>The play phase: play one card or none, then draw one. Ben's Bulldozer excavates the tops of up to three different patches, one by one, for free.</source>
        <translation>Die Spielphase: Spiel eine Karte oder keine, dann zieh eine. Bens Bulldozer gräbt in bis zu drei verschiedenen Beeten die oberste Karte aus, eine nach der anderen, gratis.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>He may stop early, and blocked patches are out of reach. Two nuts and a spade: a good day for Ben.</source>
        <translation>Er darf früher aufhören, und versperrte Beete erreicht er nicht. Zwei Nüsse und ein Spaten: ein guter Tag für Ben.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Clara digs B4, finds a helmet, stops and plays Extra Paws: another patch phase, digging only, in any open patch. She digs B7: a nut!</source>
        <translation>Clara buddelt in B4, findet einen Helm, hört auf und spielt Extra-Pfoten: noch eine Beetphase, nur zum Buddeln, in jedem offenen Beet. In B7 liegt eine Nuss!</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Searching and excavating are not allowed this time. An “end turn” would cost her the card she draws.</source>
        <translation>Durchsuchen und Ausgraben geht diesmal nicht. „Zug zu Ende“ würde sie die Karte kosten, die sie am Ende zieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Anna digs B8, finds a helmet and plays the Lucky Dip: a card of the draw pile is turned up. It shows a paw, so she draws two cards.</source>
        <translation>Anna buddelt in B8, findet einen Helm und spielt die Wundertüte: Eine Karte vom Ziehstapel wird aufgedeckt. Sie zeigt eine Pfote, also zieht Anna zwei Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>A leaf would let her excavate two patches for free, a moon would cost her a card. The turned card goes back into the pile.</source>
        <translation>Mit einem Blatt dürfte sie in zwei Beeten gratis ausgraben, ein Mond würde sie eine Karte kosten. Die aufgedeckte Karte kommt zurück in den Stapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Ben digs B9, finds a helmet and plays Nut Fever. It stays beside his sack: on his next turn he cannot be stopped.</source>
        <translation>Ben buddelt in B9, findet einen Helm und spielt Nussfieber. Es bleibt neben seinem Beutel: In seinem nächsten Zug ist er nicht aufzuhalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>A played card is discarded, unless it says that it stays. Face-up cards on the table are “in play”.</source>
        <translation>Eine gespielte Karte wird abgeworfen, außer auf ihr steht, dass sie bleibt. Was offen auf dem Tisch liegt, ist „im Spiel“.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Clara digs C4, finds a padlock and unrolls the Treasure Map: she searches two different open patches, C5 and C6, for free.</source>
        <translation>Clara buddelt in C4, findet ein Schloss und entrollt die Schatzkarte: Sie durchsucht zwei verschiedene offene Beete, C5 und C6, gratis.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Here is what Clara knows now. She has used her patch phase, so the nut on C5 will have to wait.</source>
        <translation>Das weiß Clara jetzt. Ihre Beetphase ist schon vorbei, die Nuss auf C5 muss also warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Anna digs up that nut in C5 and plays the Beaver Crew. These friends stay: excavating costs her one card. A Mole Helper would make searching free.</source>
        <translation>Anna buddelt genau diese Nuss in C5 aus und spielt den Bibertrupp. Diese Freunde bleiben: Ausgraben kostet sie eine Karte. Mit einem Maulwurf wäre Durchsuchen gratis.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Two Beaver Crews are no better than one, and a Digger with beavers still pays one. Ask which of the two friends people would rather have.</source>
        <translation>Zwei Bibertrupps helfen nicht mehr als einer, und auch ein Buddler mit Bibern zahlt eine Karte. Frag, welchen der beiden Freunde man lieber hätte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Ben's turn, with Nut Fever. In C6 he digs up a Fox. It has no effect, and he is not even asked. He digs on: a nut!</source>
        <translation>Ben ist am Zug, mit Nussfieber. In C6 buddelt er einen Fuchs aus. Der wirkt nicht, und Ben wird nicht einmal gefragt. Er buddelt weiter: eine Nuss!</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>“Cannot be stopped”: attacks and obstacles do nothing, and nobody may play a card against him that would stop his turn.</source>
        <translation>„Nicht aufzuhalten“: Angriffe und Hindernisse wirken nicht, und niemand darf eine Karte gegen ihn spielen, die seinen Zug aufhält.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>How long does Ben's Nut Fever last?</source>
        <translation>Wie lange hat Ben Nussfieber?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Until he meets an animal</source>
        <translation>Bis er auf ein Tier trifft</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>To the end of this turn</source>
        <translation>Bis zum Ende dieses Zuges</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>For the rest of the game</source>
        <translation>Bis zum Ende des Spiels</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>“Next turn” lasts to the end of that turn. Then the card is discarded.</source>
        <translation>„Im nächsten Zug“ gilt bis zum Ende dieses Zuges. Dann wird die Karte abgeworfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>The Fox did nothing, and the fever goes on.</source>
        <translation>Der Fuchs hat nichts getan, und das Fieber bleibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Beavers and moles stay. The fever says “next turn”.</source>
        <translation>Biber und Maulwurf bleiben. Auf dem Fieber steht „im nächsten Zug“.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>So Ben should dig as long as he can: nothing can go wrong for him in this turn.</source>
        <translation>Ben sollte also buddeln, so lange er kann: In diesem Zug kann ihm nichts passieren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>He stops and plays Full Cheeks: three cards at once. It is discarded when it is done, and so is the Nut Fever. Then he draws his card.</source>
        <translation>Er hört auf und spielt Volle Backen: drei Karten auf einmal. Danach wird die Karte abgeworfen und das Nussfieber auch. Dann zieht er seine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>That was the eighth and last kind of boost. Ask for favourites: which one would people keep, which one would they pay with?</source>
        <translation>Das war die achte und letzte Turbokarte. Frag nach Lieblingen: Welche würde man behalten, mit welcher bezahlen?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Trouble for the others</source>
        <translation>Ärger für die anderen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Trouble cards make life hard for others. Ben plays Cramp: a player of his choice skips the next patch phase. Until then it lies beside that sack.</source>
        <translation>Ärgerkarten machen anderen das Leben schwer. Ben spielt Krampf: Jemand seiner Wahl setzt die nächste Beetphase aus. So lange liegt er neben dessen Beutel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Ask whom people would choose. Usually it is whoever is about to dig up something good.</source>
        <translation>Frag, wen sie wählen würden. Meist trifft es, wer gerade etwas Gutes ausbuddeln könnte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Not Anna. She has played Nut Fever, and nobody who cannot be stopped can be given a Cramp.</source>
        <translation>Anna nicht. Sie hat Nussfieber gespielt, und wer nicht aufzuhalten ist, bekommt keinen Krampf.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>A card with a target needs one that is allowed. If there is none, the card cannot be played at all.</source>
        <translation>Eine Karte mit einem Ziel braucht ein erlaubtes. Gibt es keins, kann man sie gar nicht spielen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>So it hits Clara, who has no answer. Her turn begins with the play phase. Only Extra Paws could still let her dig.</source>
        <translation>Also trifft es Clara, die sich nicht wehren kann. Ihr Zug beginnt gleich mit der Spielphase. Nur mit Extra-Pfoten könnte sie noch buddeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>A Cramp skips the first patch phase of the turn, and nothing else. Then it is discarded.</source>
        <translation>Ein Krampf lässt die erste Beetphase des Zuges ausfallen, sonst nichts. Danach wird er abgeworfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Heavy Snow for Anna: on her next turn, searching and excavating cost one more card each. Digging stays free. Two snows would add up.</source>
        <translation>Tiefschnee für Anna: In ihrem nächsten Zug kosten Durchsuchen und Ausgraben je eine Karte mehr. Buddeln bleibt gratis. Zweimal Schnee würde doppelt zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Other cards of the same kind do not add up. Nothing else becomes dearer, such as clearing a patch.</source>
        <translation>Andere gleiche Karten zählen nicht zusammen. Sonst wird nichts teurer, auch das Freiräumen nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>In the snow a search costs two cards, and Anna holds one. With a Mole Helper it would cost one; with a Beaver Crew, excavating would cost two.</source>
        <translation>Im Schnee kostet Durchsuchen zwei Karten, und Anna hat eine. Mit einem Maulwurf würde es eine kosten; mit einem Bibertrupp würde Ausgraben zwei kosten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>The panel says what things cost her now. In the snow she had better dig.</source>
        <translation>Auf der Tafel steht, was sie jetzt bezahlen müsste. Im Schnee buddelt sie besser.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>So she digs A2: a nut. Then she plays Butterfingers against Ben: he has to discard two cards. He chooses them himself, one by one.</source>
        <translation>Also buddelt sie in A2: eine Nuss. Dann spielt sie Butterpfoten gegen Ben: Er muss zwei Karten abwerfen. Er wählt sie selbst, eine nach der anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>With a single card in hand it would be just that one: you do as much as you can. Fever and snow are gone now.</source>
        <translation>Mit nur einer Karte auf der Hand wäre es eben die: Man tut so viel wie möglich. Fieber und Schnee sind jetzt weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Ben digs, then he wants to swap the top cards of two patches with a Swap Shop. Who is asked for a defence card?</source>
        <translation>Ben buddelt, dann will er mit der Tauschbörse die obersten Karten von zwei Beeten vertauschen. Wer wird nach einer Abwehrkarte gefragt?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Whoever has the most nuts</source>
        <translation>Wer die meisten Nüsse hat</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>It is against nobody. Swap Shop, Fallen Log and Forest Storm name no player, so there is nobody to answer.</source>
        <translation>Sie geht gegen niemanden. Tauschbörse, Baumstamm und Waldsturm nennen niemanden, also kann sich niemand wehren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Look at the card: does it name a player?</source>
        <translation>Schau auf die Karte: Nennt sie jemanden?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Look at the card: it is about patches, not about nuts in sacks.</source>
        <translation>Schau auf die Karte: Es geht um Beete, nicht um Nüsse in Beuteln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Compare it with Butterfingers: “a player of your choice”. Where a card names a player, that player is asked.</source>
        <translation>Vergleich sie mit den Butterpfoten: „Jemand deiner Wahl“. Nennt eine Karte jemanden, wird genau der gefragt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>He digs A9, a nut, and swaps the tops of A5 and C9, unseen. Anna knows where the Fox lies: what she knows moves along with the card.</source>
        <translation>In A9 findet er eine Nuss, dann vertauscht er ungesehen die obersten Karten von A5 und C9. Anna weiß, wo der Fuchs liegt: Ihr Wissen wandert mit der Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Anna had searched A5. Her memory is shown here: the Fox is on top of C9 now. The helmet that came to A5 is unknown to her.</source>
        <translation>Anna hatte A5 durchsucht. Hier ist ihr Gedächtnis: Der Fuchs liegt jetzt oben auf C9. Den Helm, der auf A5 kam, kennt sie nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Bust a nut, three times</source>
        <translation>Dreimal Nussklau</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>A bust-a-nut raids somebody's Nut Sack, and luck decides what becomes of it. There are four kinds. A leaf steals a nut with each of them.</source>
        <translation>Ein Nussklau geht an einen fremden Nussbeutel, und das Glück entscheidet, was daraus wird. Es gibt vier Sorten. Mit einem Blatt klaut jede eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Compare the four cards line by line: only paw and moon are different. Which one would people like to hold?</source>
        <translation>Vergleicht die vier Karten Zeile für Zeile: Nur Pfote und Mond sind verschieden. Welche hätte man am liebsten?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Clara throws a Grappling Hook and names a player who has a nut: Anna. She may defend herself, and a Nut Padlock would keep her nuts safe.</source>
        <translation>Clara wirft einen Enterhaken und nennt jemanden, der eine Nuss hat: Anna. Die darf sich wehren, und ein Nuss-Schloss würde ihre Nüsse schützen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>A nullified card is discarded and does nothing. If nobody else has a nut, a bust-a-nut cannot be played.</source>
        <translation>Eine abgewehrte Karte wird abgeworfen und bewirkt nichts. Hat sonst niemand eine Nuss, kann man keinen Nussklau spielen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Anna has none. So the top card of the draw pile is turned up: a leaf. Clara steals a nut! The turned card goes back, and the pile is shuffled.</source>
        <translation>Anna hat keins. Also wird die oberste Karte des Ziehstapels aufgedeckt: ein Blatt. Clara klaut eine Nuss! Die Karte kommt zurück, und der Stapel wird gemischt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The order is always the same: do what the symbol says, put the turned card back, shuffle, discard the hook, draw a card.</source>
        <translation>Die Reihenfolge ist immer gleich: tun, was das Symbol sagt, aufgedeckte Karte zurück, mischen, Enterhaken abwerfen, Karte ziehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Anna digs B4, finds a helmet and stops. Then she throws a hook of her own, at Ben. He cannot defend himself either.</source>
        <translation>Anna buddelt in B4, findet einen Helm und hört auf. Dann wirft sie selbst einen Enterhaken, nach Ben. Auch er kann sich nicht wehren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Ben leads with five nuts: the best target. Ask what the odds are: one in three for each symbol.</source>
        <translation>Ben führt mit fünf Nüssen: das beste Ziel. Frag nach den Chancen: eins zu drei für jedes Symbol.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The card that is turned up now carries a paw. Where does Ben's nut go?</source>
        <translation>Die Karte, die jetzt aufgedeckt wird, zeigt eine Pfote. Wohin kommt Bens Nuss?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Into Anna's sack</source>
        <translation>In Annas Beutel</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Into the draw pile</source>
        <translation>In den Ziehstapel</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>It stays with Ben</source>
        <translation>Sie bleibt bei Ben</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>With a paw the hook drops the nut into the draw pile. Whoever draws it may keep it.</source>
        <translation>Bei einer Pfote lässt der Enterhaken die Nuss in den Ziehstapel fallen. Wer sie zieht, darf sie behalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>That would take a leaf. Look for the paw on the hook.</source>
        <translation>Dafür bräuchte es ein Blatt. Such die Pfote auf dem Enterhaken.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>That would take a moon. Look for the paw on the hook.</source>
        <translation>Dafür bräuchte es einen Mond. Such die Pfote auf dem Enterhaken.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The answer is on the card, in the second line. So close!</source>
        <translation>Die Antwort steht auf der Karte, in der zweiten Zeile. Knapp daneben!</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The nut drops into the draw pile, somewhere among the other cards. From now on, every card that is drawn may be a nut.</source>
        <translation>Die Nuss fällt in den Ziehstapel, irgendwo zwischen die anderen Karten. Von jetzt an kann jede gezogene Karte eine Nuss sein.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The acorn beside the pile says how many nuts are in it.</source>
        <translation>Die Eichel am Stapel sagt, wie viele Nüsse darin sind.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Ben's hook flies at Clara. The first card turned up is that very nut. It has no symbol and is not drawn, so another is turned up: a moon. Safe!</source>
        <translation>Bens Enterhaken fliegt nach Clara. Zuerst wird ausgerechnet die Nuss aufgedeckt. Sie hat kein Symbol und ist nicht gezogen, also noch eine Karte: ein Mond. Sicher!</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Both turned cards go back into the pile, and it is shuffled. So the nut is still in there.</source>
        <translation>Beide aufgedeckten Karten kommen zurück, und der Stapel wird gemischt. Die Nuss ist also noch darin.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>With a paw, the straw puts the nut on any patch, for all to see, the trapdoor lets its target draw two cards, the catapult sinks a nut of each of you.</source>
        <translation>Bei einer Pfote legt der Halm die Nuss offen auf ein beliebiges Beet, bei der Falltür zieht das Opfer zwei Karten, und das Katapult wirft von euch beiden eine Nuss in den Stapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>With a moon, the straw costs you a random card. Without a nut of yours, the catapult moves only the target's. Three examples show them.</source>
        <translation>Bei einem Mond kostet dich der Halm zufällig eine Karte. Hast du selbst keine Nuss, bewegt das Katapult nur die des Opfers. Drei Beispiele zeigen das.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>What the piles do</source>
        <translation>Was die Stapel tun</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Two cards are left in the draw pile, and one of them is the nut that missed a sack. Clara is about to play Full Cheeks and draw three.</source>
        <translation>Im Ziehstapel sind noch zwei Karten, und eine davon ist die Nuss, die ihren Beutel verfehlt hat. Clara will Volle Backen spielen und drei ziehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Ask people to count along. A nut among the cards of the draw pile is marked with an acorn.</source>
        <translation>Lass mitzählen. Liegt eine Nuss im Ziehstapel, zeigt es die Eichel daran.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Two cards are left, and Clara draws three. What happens?</source>
        <translation>Zwei Karten sind noch da, und Clara zieht drei. Was passiert?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>She only gets two</source>
        <translation>Sie bekommt nur zwei</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>The forest pile is shuffled and becomes the draw pile</source>
        <translation>Der Waldstapel wird gemischt und ist der neue Ziehstapel</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>When the draw pile is empty, the discard pile takes its place.</source>
        <translation>Ist der Ziehstapel leer, tritt die Ablage an seine Stelle.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>There is more to come: look at the piles.</source>
        <translation>Es gibt Nachschub: Schau auf die Stapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>The forest pile never comes back: attacks and obstacles stay there.</source>
        <translation>Der Waldstapel kommt nie zurück: Angriffe und Hindernisse bleiben dort.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>The three piles are at the lower left: draw pile, discard pile, forest pile.</source>
        <translation>Die drei Stapel liegen unten links: Ziehstapel, Ablage, Waldstapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>First the Cramp, then the nut: it goes straight into her sack and counts as a card drawn. Then the discard pile is shuffled, for the third card.</source>
        <translation>Erst der Krampf, dann die Nuss: Sie kommt sofort in den Beutel und zählt als gezogene Karte. Dann wird die Ablage gemischt, für die dritte Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>A nut that is drawn may win the game, even on another player's turn. Full Cheeks is discarded before she draws her last card.</source>
        <translation>Eine gezogene Nuss kann das Spiel gewinnen, sogar wenn jemand anderes am Zug ist. Volle Backen wird abgeworfen, bevor sie ihre letzte Karte zieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Anna searches A3 and pays with a Fox that she once excavated. Attacks and obstacles always go to the forest pile; all other cards are discarded.</source>
        <translation>Anna durchsucht A3 und bezahlt mit einem Fuchs, den sie einmal ausgegraben hat. Angriffe und Hindernisse kommen immer auf den Waldstapel, alles andere auf die Ablage.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>So the draw pile never has animals in it. Ask what else she could have paid with: the helmet, but that one may save her some day.</source>
        <translation>Im Ziehstapel sind also nie Tiere. Frag, womit sie sonst hätte bezahlen können: mit dem Helm, aber der rettet sie vielleicht noch.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Friends change sides</source>
        <translation>Freunde wechseln die Seite</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Some cards are Squirrel Friends: Mole Helper, Beaver Crew and Guard Hedgehog. They work like other cards, but some cards speak of them.</source>
        <translation>Manche Karten sind Eichhörnchen-Freunde: Maulwurf, Bibertrupp und Wachigel. Sie wirken wie andere Karten, aber manche Karten sprechen von ihnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>The word “friend” on the picture marks them. A mole that stays makes searching free, beavers make excavating cost one card.</source>
        <translation>Man erkennt sie am Wort „Freund“ auf dem Bild. Mit dem Maulwurf ist Durchsuchen gratis, mit den Bibern kostet Ausgraben eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Friends have no loyalty. Anna plays a Peanut Bribe for the Mole Helper beside Ben's sack. Ben, its owner, may answer.</source>
        <translation>Treu sind Freunde nicht. Anna spielt Schmiernüsse für den Maulwurf neben Bens Beutel. Ben, dem er gehört, darf sich wehren.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Only friends beside a sack can be bribed. A hedgehog never lies there, so nobody can bribe it.</source>
        <translation>Bestechen kann man nur Freunde neben einem Beutel. Ein Igel liegt nie dort, also ist er nicht bestechlich.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Ben would like to keep his mole, and these two cards are in his hand. Which one helps?</source>
        <translation>Ben möchte seinen Maulwurf behalten und hat diese zwei Karten auf der Hand. Welche hilft?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>The band on the bribe says what it is. That is all people need to know.</source>
        <translation>Der Streifen auf den Schmiernüssen sagt, was sie sind. Mehr muss man nicht wissen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>The bribe is a trouble card, and No Chance nullifies trouble.</source>
        <translation>Schmiernüsse sind eine Ärgerkarte, und „Von wegen“ wehrt Ärger ab.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Then the mole goes to Anna. One of his cards would keep it.</source>
        <translation>Dann zieht der Maulwurf zu Anna. Mit einer seiner Karten bliebe er.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>But Ben saves his card for worse, and lets the mole go. It packs its lamp and moves to Anna, where it works at once: she may search for free.</source>
        <translation>Aber Ben hebt sich seine Karte auf und lässt den Maulwurf gehen. Der packt seine Lampe und zieht zu Anna. Dort hilft er sofort: Sie darf gratis durchsuchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Ask whether that was wise. A defence card that is kept may save a nut later.</source>
        <translation>Frag, ob das klug war. Eine gesparte Abwehrkarte rettet später vielleicht eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Ben digs a helmet, Clara digs a spade. Then Clara lets a Forest Storm loose. The card turned up carries a paw: all friends in play are discarded.</source>
        <translation>Ben buddelt einen Helm aus, Clara einen Spaten. Dann lässt Clara einen Waldsturm los. Aufgedeckt wird eine Pfote: Alle Freunde im Spiel werden abgeworfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Her own beavers, too! A storm names no player, so nobody can answer it. The friends are in the discard pile and may come back.</source>
        <translation>Auch ihre eigenen Biber! Ein Sturm nennt niemanden, also kann sich niemand wehren. Die Freunde liegen auf der Ablage und kommen vielleicht wieder.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>With a leaf, everyone chooses a card to discard, Clara first. With a moon, she picks two patches, which are shuffled together and keep their sizes.</source>
        <translation>Bei einem Blatt wählen alle eine Karte zum Abwerfen, Clara zuerst. Bei einem Mond wählt sie zwei Beete: Die werden zusammen gemischt und behalten ihre Größe.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>After a moon, nobody knows anything about these two patches any more.</source>
        <translation>Nach einem Mond weiß niemand mehr etwas über diese beiden Beete.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Who you are</source>
        <translation>Wer du bist</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Everyone has an ability, for once per turn, but not while you lead or share the lead. At 0–0 everyone is tied for the lead, so nobody may use one.</source>
        <translation>Alle haben eine Fähigkeit, einmal pro Zug, aber nicht, solange sie allein oder gemeinsam führen. Bei 0:0 führen alle gemeinsam, also darf niemand seine nutzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>It helps those who are behind. Let people read the three cards, and say which one they would like to be.</source>
        <translation>Das hilft denen, die hinten liegen. Lass die drei Karten vorlesen und fragen: Wer wäre gern wer?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Anna and Ben have four nuts each, Clara has five. Who may use an ability?</source>
        <translation>Anna und Ben haben je vier Nüsse, Clara hat fünf. Wer darf seine Fähigkeit nutzen?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Anna and Ben</source>
        <translation>Anna und Ben</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Only Clara</source>
        <translation>Nur Clara</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>All three</source>
        <translation>Alle drei</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>They are behind, each of them in their own turn. Clara leads, so hers rests.</source>
        <translation>Beide liegen zurück und dürfen, jeweils im eigenen Zug. Clara führt, also ruht ihre.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Clara leads, and whoever leads must do without.</source>
        <translation>Clara führt, und wer führt, muss darauf verzichten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Not Clara: she leads.</source>
        <translation>Clara nicht: Sie führt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Count the nuts. On a player's card the table says “ready” or “rests”.</source>
        <translation>Zählt die Nüsse. Auf den Karten der Spieler steht „bereit“ oder „ruht“.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Anna is the Peeker. She digs A1, a helmet. After a card she has dug, she may peek at a top card, once, before she goes on.</source>
        <translation>Anna ist der Spicker. Sie buddelt in A1 einen Helm aus. Nach einer ausgebuddelten Karte darf sie einmal bei einer obersten Karte spicken, bevor es weitergeht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Digger, Scout, Night Runner and Gourmet need not think of anything; the Peeker has to say that she wants to peek.</source>
        <translation>Buddler, Späher, Nachtläufer und Schlemmer müssen an nichts denken; der Spicker muss sagen, dass er spicken will.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Not in A1. Its top card is the one that lay there when the turn began, and that has left: cards and peeks that need a top card must look elsewhere.</source>
        <translation>Nicht bei A1. Dessen oberste Karte ist die vom Anfang des Zuges, und die ist weg: Karten und Spicker, die eine oberste Karte brauchen, müssen woandershin.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The same holds for Bulldozer, Lucky Dip and Swap Shop. At the start of the next turn, A1 has a top card again.</source>
        <translation>Das gilt auch für Bulldozer, Wundertüte und Tauschbörse. Ab dem nächsten Zug hat A1 wieder eine oberste Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>So she peeks at A2: a Fox. Only she sees it. She stops, plays nothing and draws a card.</source>
        <translation>Also spickt sie bei A2: ein Fuchs. Nur sie sieht ihn. Sie hört auf, spielt nichts und zieht eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>What she has peeked at stays in her memory, like a search.</source>
        <translation>Was sie gesehen hat, behält sie im Gedächtnis, wie beim Durchsuchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Ben is the Stubborn. He digs A3 and hits Tangled Roots: dig stopped.</source>
        <translation>Ben ist der Sturkopf. Er buddelt in A3 und stößt auf Wirre Wurzeln: Buddelstopp.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>He is asked for a defence card, and has none. But he has two other cards in hand.</source>
        <translation>Er wird nach einer Abwehrkarte gefragt und hat keine. Aber zwei andere Karten hat er auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Ben holds a Trapdoor and a Catapult. How does he get on?</source>
        <translation>Ben hat eine Falltür und ein Katapult. Wie kommt er weiter?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The answer is on his character card. The text of a Sinkhole still happens: the patch is shuffled.</source>
        <translation>Die Antwort steht auf seiner Figur. Bei einem Erdloch würde trotzdem gemischt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Stubborn discards a card, and the stop of Tangled Roots or of a Sinkhole does not count for him.</source>
        <translation>Der Sturkopf wirft eine Karte ab, und der Stopp von Wirren Wurzeln oder einem Erdloch gilt für ihn nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Then his dig is stopped. The Stubborn has another way.</source>
        <translation>Dann ist Buddelstopp. Der Sturkopf kann es anders.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Trapdoor goes, and he digs on: a nut. He stops, plays nothing and draws. Ben and Clara have five nuts each now.</source>
        <translation>Er wirft die Falltür ab und buddelt weiter: eine Nuss. Er hört auf, spielt nichts und zieht. Ben und Clara haben jetzt je fünf Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Ask what that means for Clara's ability, before you go on.</source>
        <translation>Frag, was das für Claras Fähigkeit heißt, bevor du weitermachst.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Clara is the Trader: she could swap a card in her patch phase or play phase. But now she shares the lead, and that is what counts: her ability rests.</source>
        <translation>Clara ist der Händler: In ihrer Beet- oder Spielphase könnte sie eine Karte tauschen. Aber jetzt führt sie gemeinsam mit Ben, und das zählt: Ihre Fähigkeit ruht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Whether you lead is checked at the moment when the ability would work. A minute ago somebody else was behind.</source>
        <translation>Ob man führt, wird in dem Moment geprüft, in dem die Fähigkeit wirken würde. Das kann sich jeden Zug ändern.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Four abilities work by themselves. If one of the Gourmet's two cards is a nut, it is the one to keep; the other card is discarded.</source>
        <translation>Vier Fähigkeiten wirken von selbst. Ist eine der beiden Karten des Schlemmers eine Nuss, behält er sie; die andere Karte wird abgeworfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Digger's first excavation of a turn is cheap. The Night Runner draws even after a Fox.</source>
        <translation>Für den Buddler ist das erste Ausgraben im Zug billig. Der Nachtläufer zieht sogar nach einem Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Gambler is asked: whenever one of his own cards has a symbol turned up, he may have another one turned. The second one stands.</source>
        <translation>Der Zocker wird gefragt: Wird für eine seiner Karten ein Symbol aufgedeckt, darf er noch einmal aufdecken lassen. Das zweite gilt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>That makes eight characters. At your table, deal them out at random, one to each player.</source>
        <translation>Das sind acht Figuren. Teilt sie bei euch zufällig aus, für alle eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Winning in the middle of a turn</source>
        <translation>Gewonnen, mitten im Zug</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>The forest is nearly dug up. Ben has six nuts, Anna and Clara have five each. The next nuts decide.</source>
        <translation>Der Wald ist fast umgegraben. Ben hat sechs Nüsse, Anna und Clara haben je fünf. Die nächsten Nüsse entscheiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Let people guess who is going to win. Ben has searched B6 in the meantime.</source>
        <translation>Lass raten, wer gewinnt. Ben hat inzwischen B6 durchsucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Anna digs B5: her sixth nut. One more and she wins, so she digs on: a Fox. End turn.</source>
        <translation>Anna buddelt in B5: ihre sechste Nuss. Noch eine, und sie gewinnt, also buddelt sie weiter: ein Fuchs. Zug zu Ende.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Should she have stopped? The nut was safe anyway; she risked only her play phase and a card.</source>
        <translation>Hätte sie aufhören sollen? Die Nuss war ja sicher; gewagt hat sie nur ihre Spielphase und eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Ben needs one nut, and this is what he knows. How does he win?</source>
        <translation>Ben braucht noch eine Nuss, und das hier weiß er. Wie gewinnt er?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>His memory shows one patch, from the top. He need not excavate: nothing but a nut lies on top.</source>
        <translation>Sein Gedächtnis zeigt ein Beet, von oben. Ausgraben muss er nicht: Obenauf liegt nur eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>A nut lies on top of B6. It is his seventh, and the game is over at once.</source>
        <translation>Auf B6 liegt obenauf eine Nuss. Es ist seine siebte, und das Spiel ist sofort vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>He knows B6 already, and searching takes nothing out.</source>
        <translation>B6 kennt er schon, und Durchsuchen holt nichts heraus.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>He does not know what lies there.</source>
        <translation>Was dort liegt, weiß er nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>The seventh nut. Ben wins, in the middle of his dig: nobody gets another turn.</source>
        <translation>Die siebte Nuss. Ben gewinnt, mitten im Buddeln: Niemand kommt mehr an die Reihe.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Whoever has enough nuts has won, wherever the last one came from: a patch, another sack, or the draw pile.</source>
        <translation>Wer genug Nüsse hat, hat gewonnen, woher die letzte auch kam: aus einem Beet, einem anderen Beutel oder dem Ziehstapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>If the patches run out first, whoever has most nuts wins, and a tie is shared. The same after three whole rounds without a card from a patch.</source>
        <translation>Sind vorher alle Beete weg, gewinnt, wer die meisten Nüsse hat; bei Gleichstand teilt ihr den Sieg. Genauso nach drei ganzen Runden ohne eine Karte aus einem Beet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Three rounds like that are rare: everybody would have to search or be blocked. The last lesson shows the last patch.</source>
        <translation>Drei solche Runden sind selten: Alle müssten durchsuchen oder vor versperrten Beeten stehen. Die letzte Lektion zeigt das letzte Beet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>rounds without a card from a patch end the game</source>
        <translation>Runden ohne eine Karte aus einem Beet beenden das Spiel</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The next match. You are Anna, it is your play phase, and you have four nuts. Play a card that could bring you a fifth.</source>
        <translation>Die nächste Partie. Du bist Anna, du bist in der Spielphase und hast vier Nüsse. Spiel eine Karte, die dir eine fünfte bringen kann.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Two patches are left in the whole forest. Let people look at the hand before anybody moves.</source>
        <translation>Im ganzen Wald sind noch zwei Beete. Lass die Hand ansehen, bevor jemand zieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A bust-a-nut steals from another sack, if the symbol is kind.</source>
        <translation>Ein Nussklau holt sie aus einem anderen Beutel, wenn das Symbol mitspielt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A Cramp costs somebody a dig, but it brings you no nut.</source>
        <translation>Ein Krampf kostet jemanden das Buddeln, aber dir bringt er keine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Playing nothing brings nothing. One of your cards could.</source>
        <translation>Nichts spielen bringt nichts. Eine deiner Karten könnte es.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The hook flies at Clara, who has the most nuts.</source>
        <translation>Der Enterhaken fliegt nach Clara, die die meisten Nüsse hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Ask what Clara may do now, before you go on.</source>
        <translation>Frag, was Clara jetzt darf, bevor du weitermachst.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Now you are Clara. Keep your nuts safe.</source>
        <translation>Jetzt bist du Clara. Beschütz deine Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Clara holds two defence cards. A wrong one is refused by the rules.</source>
        <translation>Clara hat zwei Abwehrkarten. Die falsche lassen die Regeln nicht zu.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A Nut Padlock nullifies a bust-a-nut.</source>
        <translation>Ein Nuss-Schloss wehrt einen Nussklau ab.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Then luck decides, and a leaf would cost you a nut.</source>
        <translation>Dann entscheidet das Glück, und ein Blatt würde dich eine Nuss kosten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Click! Ben digs the only card of B3, the Night Owl: end turn. A nut of his goes under the patch, so now it is the patch. And Clara digs it up: six.</source>
        <translation>Klick! Ben buddelt die einzige Karte in B3 aus, die Nachteule: Zug zu Ende. Eine Nuss von ihm kommt unter das Beet und ist jetzt das Beet. Clara buddelt sie aus: sechs.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>First comes the text of a card, then an empty patch is gone: here it is not empty, as the nut lies in it. Ben has two nuts left.</source>
        <translation>Erst kommt der Text einer Karte, dann ist ein leeres Beet weg: Hier ist es nicht leer, denn die Nuss liegt darin. Ben hat noch zwei Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>You are Anna again, and you know B2: a Boulder on two nuts. You want the nuts in B2, and to keep as many cards as you can. How do you begin?</source>
        <translation>Du bist wieder Anna und kennst B2: ein Felsblock auf zwei Nüssen. Du willst die Nüsse und möglichst viele Karten behalten. Wie fängst du an?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The Boulder costs a card, excavating two. Ask what a search would bring.</source>
        <translation>Der Felsblock kostet eine Karte, Ausgraben zwei. Frag, was Durchsuchen brächte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Digging is free, and the Boulder asks for one card. Excavating it would cost two.</source>
        <translation>Buddeln ist gratis, und der Felsblock verlangt eine Karte. Ihn auszugraben würde zwei kosten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>That works, but it costs you two cards. The Boulder asks for one.</source>
        <translation>Das geht, aber es kostet dich zwei Karten. Der Felsblock verlangt eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>You know B2 already, and after a search you cannot dig.</source>
        <translation>B2 kennst du schon, und nach dem Durchsuchen kannst du nicht buddeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The nuts are in B2.</source>
        <translation>Die Nüsse sind in B2.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The Boulder comes up, and the Cramp pays for it. Then a nut, your fifth.</source>
        <translation>Der Felsblock taucht auf, und der Krampf wird dafür abgeworfen. Dann kommt eine Nuss, deine fünfte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>One nut is left in the last patch of the forest.</source>
        <translation>Im letzten Beet des Waldes liegt noch eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Anna digs up the last card of the last patch, a nut. She has six then, Ben two and Clara six. Nobody has seven. Who wins?</source>
        <translation>Anna buddelt die letzte Karte des letzten Beets aus, eine Nuss. Dann hat sie sechs, Ben zwei und Clara sechs. Niemand hat sieben. Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Anna, as she has dug last</source>
        <translation>Anna, denn sie hat zuletzt gebuddelt</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Nobody: they play on</source>
        <translation>Niemand: Es geht weiter</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Anna and Clara share the win</source>
        <translation>Anna und Clara teilen den Sieg</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>With the last card of the last patch the game ends. Whoever has most nuts wins, and a tie is shared.</source>
        <translation>Mit der letzten Karte des letzten Beets endet das Spiel. Dann gewinnt, wer die meisten Nüsse hat; bei Gleichstand teilt ihr den Sieg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Only the nuts count, not who was last.</source>
        <translation>Nur die Nüsse zählen, nicht, wer zuletzt dran war.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>There is nothing left to dig for: with the last patch the game ends.</source>
        <translation>Es gibt nichts mehr zu buddeln: Mit dem letzten Beet endet das Spiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Ask how it would have ended if Ben had kept his nut: six, three and five, so Anna would have won alone.</source>
        <translation>Frag, wie es ausgegangen wäre, wenn Ben seine Nuss behalten hätte: sechs, drei und fünf, also hätte Anna allein gewonnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Six all: Anna and Clara share the second match. Ben has won the first, so everybody may be happy. And now it is your turn!</source>
        <translation>Sechs zu sechs: Anna und Clara teilen sich die zweite Partie. Ben hat die erste gewonnen, also dürfen alle zufrieden sein. Und jetzt seid ihr dran!</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>That was the whole course. The rules and all cards are there to look things up.</source>
        <translation>Das war der ganze Kurs. Zum Nachschlagen gibt es die Regeln und alle Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Sneaky Straw: a nut on top of a patch</source>
        <translation>Frecher Halm: eine Nuss oben auf einem Beet</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Anna puts a Sneaky Straw into Ben's sack. The card turned up carries a paw: the nut pops out, and Anna says on which patch it lands.</source>
        <translation>Anna steckt einen Frechen Halm in Bens Beutel. Aufgedeckt wird eine Pfote: Die Nuss hüpft heraus, und Anna sagt, auf welchem Beet sie landet.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>A leaf would have stolen it, a moon would have cost Anna a random card. Ask where people would put the nut.</source>
        <translation>Ein Blatt hätte die Nuss geklaut, ein Mond hätte Anna zufällig eine Karte gekostet. Frag, wohin sie die Nuss legen würden.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>On A1, on top of what lies there already. Everyone sees it, and Ben is next …</source>
        <translation>Auf A1, über allem, was dort schon liegt. Alle sehen sie, und Ben ist als Nächster dran …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>The sack is one nut lighter. Anna hopes that nobody else wants the nut before her next turn.</source>
        <translation>Der Beutel ist um eine Nuss leichter. Anna hofft, dass bis zu ihrem nächsten Zug niemand die Nuss haben will.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>What would you do as Ben?</source>
        <translation>Was würdest du als Ben tun?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Ben has no card in hand, so he cannot search or excavate anyway.</source>
        <translation>Ben hat keine Karte auf der Hand, kann also weder durchsuchen noch ausgraben.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>The nut lies on top for all to see: dig it back.</source>
        <translation>Die Nuss liegt obenauf, für alle zu sehen: Buddle sie zurück.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>There may be a nut there. But on one patch you can see one.</source>
        <translation>Dort liegt vielleicht eine Nuss. Aber auf einem Beet siehst du eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Catapult: two nuts fly</source>
        <translation>Katapult: Zwei Nüsse fliegen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Anna loads the Catapult and aims at Ben's sack. Ben has no card to defend himself with. The card turned up carries a paw …</source>
        <translation>Anna lädt das Katapult und zielt auf Bens Beutel. Ben hat keine Karte, um sich zu wehren. Aufgedeckt wird eine Pfote …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Ask what the paw does: read it on the card. If Anna had no nut, only Ben's would fly.</source>
        <translation>Frag, was die Pfote bewirkt: Es steht auf der Karte. Hätte Anna keine Nuss, flöge nur die von Ben.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>… so both put a nut into the draw pile. Then Anna draws from it, as at the end of every turn, and she is lucky: a nut.</source>
        <translation>… also legen beide eine Nuss in den Ziehstapel. Dann zieht Anna daraus, wie am Ende jedes Zuges, und hat Glück: eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>A nut that is drawn counts as the card drawn. The other one is still in the pile.</source>
        <translation>Eine gezogene Nuss zählt als die gezogene Karte. Die andere ist noch im Stapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>Trapdoor: the target draws two</source>
        <translation>Falltür: Das Opfer zieht zwei</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>Ben has six nuts. Anna opens a Trapdoor under his sack. The card turned up carries a paw: Ben draws two cards.</source>
        <translation>Ben hat sechs Nüsse. Anna öffnet eine Falltür unter seinem Beutel. Aufgedeckt wird eine Pfote: Ben zieht zwei Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>With a leaf, Anna would have stolen a nut. Now Ben gets cards for his trouble. One nut is in the draw pile.</source>
        <translation>Mit einem Blatt hätte Anna eine Nuss geklaut. So bekommt Ben zum Trost Karten. Im Ziehstapel ist eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>The second one is a nut, his seventh. Ben wins, on Anna's turn.</source>
        <translation>Die zweite ist eine Nuss, seine siebte. Ben gewinnt, in Annas Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>A drawn nut goes straight into the sack and may win the game at any time.</source>
        <translation>Eine gezogene Nuss kommt sofort in den Beutel und kann jederzeit das Spiel gewinnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>The owl and the very last card</source>
        <translation>Die Eule und die allerletzte Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>One card is left in the whole forest. Anna digs it up: the Night Owl. One of her nuts has to go under the patch …</source>
        <translation>Im ganzen Wald ist noch eine Karte. Anna buddelt sie aus: die Nachteule. Eine ihrer Nüsse muss unter das Beet …</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>Ask what happens to a patch without cards: usually it is gone.</source>
        <translation>Frag, was mit einem Beet ohne Karten passiert: Sonst ist es weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>… and as nothing else is left of the patch, her nut becomes the patch. The game goes on.</source>
        <translation>… und weil vom Beet sonst nichts übrig ist, wird ihre Nuss zum Beet. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>First comes the text of a card, then an empty patch is gone. This one is not empty any more.</source>
        <translation>Erst kommt der Text einer Karte, dann ist ein leeres Beet weg. Dieses ist nicht mehr leer.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>Ben digs up the last nut. The last patch is gone, and whoever has most nuts wins: Ben, with three.</source>
        <translation>Ben buddelt die letzte Nuss aus. Das letzte Beet ist weg, und es gewinnt, wer die meisten Nüsse hat: Ben mit drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>Had he found something else, both would have two nuts and share the win.</source>
        <translation>Hätte er etwas anderes gefunden, hätten beide zwei Nüsse und würden den Sieg teilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>Seven nuts before winter</source>
        <translation>Sieben Nüsse vor dem Winter</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>Winter is coming. You are squirrels, and you buried your nuts all over the forest. If only you knew where! So you dig, and so do the others.</source>
        <translation>Der Winter kommt. Ihr seid Eichhörnchen und habt eure Nüsse überall im Wald vergraben. Wenn ihr nur wüsstet, wo! Also wird gebuddelt, von allen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>Set the scene in your own words. Ask: who has ever hidden something so well that they never found it again?</source>
        <translation>Erzähl es mit eigenen Worten. Frag: Wer hat schon einmal etwas so gut versteckt, dass es nie wieder auftauchte?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>This is what the end of a match looks like. Ben has six nuts in his Nut Sack, Anna five, Clara four. Only nuts in the sack count.</source>
        <translation>So sieht das Ende einer Partie aus. Ben hat sechs Nüsse im Nussbeutel, Anna fünf, Clara vier. Nur Nüsse im Beutel zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>Start with the goal: everything else in this game is a way to get nuts, or to keep them. Most patches are gone by now.</source>
        <translation>Fang mit dem Ziel an: Alles andere im Spiel hilft nur, Nüsse zu bekommen oder zu behalten. Die meisten Beete sind jetzt weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>Ben turns over the top card of patch B6: a nut, his seventh. He has won, on the spot, in the middle of his turn.</source>
        <translation>Ben deckt die oberste Karte von Beet B6 auf: eine Nuss, seine siebte. Er hat gewonnen, auf der Stelle, mitten im Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>Stress “at once”: nobody gets another turn. People often think that the round is played to its end.</source>
        <translation>Betone „sofort“: Niemand kommt mehr an die Reihe. Viele glauben, dass die Runde noch zu Ende gespielt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>nuts in the sack win at once</source>
        <translation>Nüsse im Beutel gewinnen sofort</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>Seven nuts win with two to four players. Five players need six, six players only five. If the patches run out first, whoever has most nuts wins.</source>
        <translation>Zu zweit bis viert gewinnen sieben Nüsse, zu fünft sechs, zu sechst fünf. Sind vorher alle Beete weg, gewinnt, wer die meisten Nüsse hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-1-seven-nuts.toml"/>
        <source>Say which number is yours today. A tie is shared. The game also ends after three rounds in which nobody took a card from a patch.</source>
        <translation>Sag, welche Zahl heute für euch gilt. Bei Gleichstand wird der Sieg geteilt. Das Spiel endet auch nach drei Runden, in denen niemand eine Karte aus einem Beet geholt hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>One whole turn</source>
        <translation>Ein ganzer Zug</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Back to the first turn. The forest is 27 patches of four cards, face down: nuts, animals, obstacles, and some cards that help you.</source>
        <translation>Zurück zum ersten Zug. Der Wald hat 27 Beete mit je vier verdeckten Karten: Nüsse, Tiere, Hindernisse und ein paar Karten, die dir helfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Point at the four cards, one for each kind. There are 27 nuts, 35 animals, 32 obstacles and 14 defence cards down there.</source>
        <translation>Zeig auf die vier Karten, eine von jeder Sorte. Dort unten liegen 27 Nüsse, 35 Tiere, 32 Hindernisse und 14 Abwehrkarten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Everyone starts with seven cards. A turn has three parts: do something at one patch, play one card from your hand, draw a card.</source>
        <translation>Alle beginnen mit sieben Karten. Ein Zug hat drei Teile: etwas an einem Beet tun, eine Karte aus der Hand spielen, eine Karte ziehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Leave this on the screen for a moment, and read the prices aloud. It is the whole game on one sheet.</source>
        <translation>Lass das einen Moment stehen und lies die Preise vor. Das ist das ganze Spiel auf einen Blick.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Anna begins, and she digs. That is free: turn over the top card of a patch, here B5, for all to see. A nut! It goes into her sack.</source>
        <translation>Anna beginnt, und sie buddelt. Das ist gratis: Deck die oberste Karte eines Beets auf, hier B5, für alle sichtbar. Eine Nuss! Sie kommt in ihren Beutel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Ask what people would do next: dig on, or stop while it is going well?</source>
        <translation>Frag, was sie jetzt täten: weiterbuddeln oder aufhören, solange es gut läuft?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>She may go on in this patch, card by card. Next comes an Acorn Helmet: a defence card goes into her hand.</source>
        <translation>In diesem Beet darf sie weitermachen, Karte für Karte. Als Nächstes kommt ein Eichelhelm: Eine Abwehrkarte kommt auf die Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>One patch per turn: now that she has begun at B5, she cannot dig anywhere else.</source>
        <translation>Ein Beet pro Zug: Sie hat in B5 angefangen, also kann sie sonst nirgends buddeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Something with claws may come next. Anna wants to be sure to play a card this turn, and to pay nothing. What does she do?</source>
        <translation>Als Nächstes kommt vielleicht etwas mit Krallen. Anna will in diesem Zug sicher noch eine Karte spielen und nichts bezahlen. Was tut sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Let the room decide before anybody moves. What usually goes wrong: people think that they must empty the patch.</source>
        <translation>Lass die Gruppe entscheiden, bevor jemand zieht. Ein häufiger Irrtum: Man müsse das Beet leer machen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>You may stop after any card. What she found is hers, and now she may play a card.</source>
        <translation>Nach jeder Karte darf man aufhören. Was sie gefunden hat, gehört ihr, und jetzt darf sie eine Karte spielen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>She may dig on. But a Fox, for one, would end her turn before she could play a card.</source>
        <translation>Sie darf weiterbuddeln. Aber ein Fuchs zum Beispiel würde ihren Zug beenden, bevor sie eine Karte spielen kann.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Excavating is safe, but it costs two cards from her hand.</source>
        <translation>Ausgraben ist sicher, aber es kostet zwei Karten aus ihrer Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Anna stops, and plays one card from her hand: the Mole Helper. From now on she searches for free. Then she draws a card, and her turn is over.</source>
        <translation>Anna hört auf und spielt eine Karte aus der Hand: den Maulwurf. Ab jetzt durchsucht sie gratis. Dann zieht sie eine Karte, und ihr Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Playing a card is allowed, not compulsory. Drawing one is always the last thing in a turn.</source>
        <translation>Eine Karte spielen darf man, man muss nicht. Gezogen wird immer ganz am Ende des Zuges.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Ben is careful. He discards a card and searches C2: he looks at all four cards and puts them back. Whoever searches does not dig that turn.</source>
        <translation>Ben ist vorsichtig. Er wirft eine Karte ab und durchsucht C2: Er sieht alle vier Karten an und legt sie zurück. Wer durchsucht, buddelt nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Only Ben has seen these cards: here we look over his shoulder. Ask: would you dig at C2 now? The Fox lies on top.</source>
        <translation>Nur Ben hat diese Karten gesehen: Hier schauen wir ihm über die Schulter. Frag: Würdet ihr jetzt in C2 buddeln? Obenauf liegt der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Clara saw Ben smile at C2. She wants its top card, whatever it is, and nothing may stop her. How does she get it?</source>
        <translation>Clara hat gesehen, wie Ben über C2 gelächelt hat. Sie will die oberste Karte, egal welche, und nichts darf sie aufhalten. Wie kommt sie daran?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Clara does not know what lies there; the room does. The sheet shows the three ways and what they cost.</source>
        <translation>Clara weiß nicht, was dort liegt; die Gruppe schon. Die Übersicht zeigt die drei Wege und was sie kosten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Excavating costs two cards, but nothing on an excavated card can stop you.</source>
        <translation>Ausgraben kostet zwei Karten, aber nichts auf einer ausgegrabenen Karte kann dich aufhalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Digging is free, but whatever lies on top may bite. And it is the Fox.</source>
        <translation>Buddeln ist gratis, aber was obenauf liegt, kann beißen. Und es ist der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Then she has seen C2, but she takes nothing from it this turn.</source>
        <translation>Dann hat sie C2 gesehen, aber in diesem Zug holt sie nichts heraus.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Ben smiled at C2: that is the patch she is after.</source>
        <translation>Ben hat über C2 gelächelt: Um dieses Beet geht es ihr.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Two cards for one: Clara takes the top card unread. It is the Fox, and in her hand it is harmless: a card to pay with, no more.</source>
        <translation>Zwei Karten für eine: Clara nimmt die oberste ungelesen. Es ist der Fuchs, und auf ihrer Hand ist er harmlos: eine Karte zum Bezahlen, mehr nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>A nut taken this way goes into the sack, a defence card into the hand. Attacks and obstacles in a hand can only be discarded.</source>
        <translation>Eine Nuss käme so in den Beutel, eine Abwehrkarte auf die Hand. Angriffe und Hindernisse auf der Hand kann man nur abwerfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>Then she digs, for free: a nut! You may mix the two. Clara stops, plays nothing and draws. One nut each for Anna and Clara.</source>
        <translation>Dann buddelt sie, gratis: eine Nuss! Man darf beides mischen. Clara hört auf, spielt nichts und zieht. Anna und Clara haben jetzt je eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-2-one-whole-turn.toml"/>
        <source>That was a whole round with all three ways: dig, search, excavate. Ask somebody to name the three parts of a turn.</source>
        <translation>Das war eine ganze Runde mit allen drei Wegen: buddeln, durchsuchen, ausgraben. Lass jemanden die drei Teile eines Zuges nennen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>What can go wrong</source>
        <translation>Was schiefgehen kann</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>The second round. Anna digs A1, and out jumps a Fox: end turn! She would play no card and draw none. But the nut in her sack is safe.</source>
        <translation>Die zweite Runde. Anna buddelt in A1, und heraus springt ein Fuchs: Zug zu Ende! Keine Karte spielen, keine ziehen. Aber die Nuss im Beutel ist sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Wait for the groan. Nuts that are in the sack stay there: a dig can cost the rest of the turn, not the nuts dug before.</source>
        <translation>Warte auf das Stöhnen. Nüsse im Beutel bleiben dort: Buddeln kann den Rest des Zuges kosten, aber nicht die Nüsse von vorher.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Whoever is attacked may answer with a defence card. Anna holds these three. Which one saves her turn?</source>
        <translation>Wer angegriffen wird, darf mit einer Abwehrkarte antworten. Anna hat diese drei. Welche rettet ihren Zug?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>The answer is printed on the cards. A wrong card is refused by the rules, so nothing can go wrong here.</source>
        <translation>Die Antwort steht auf den Karten. Eine falsche lassen die Regeln nicht zu, hier kann also nichts schiefgehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>The Acorn Helmet nullifies an animal attack: the Fox does nothing.</source>
        <translation>Der Eichelhelm wehrt einen Tierangriff ab: Der Fuchs tut nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>She may let it happen, but then her turn is over. She holds something against animals.</source>
        <translation>Sie darf es geschehen lassen, aber dann ist ihr Zug vorbei. Gegen Tiere hat sie etwas auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Fox and helmet are gone, and Anna digs on: her second nut. Then she stops, plays nothing and draws.</source>
        <translation>Fuchs und Helm sind weg, und Anna buddelt weiter: ihre zweite Nuss. Dann hört sie auf, spielt nichts und zieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>She might have dug on: an Adder would have come next. Stopping in time is half the game.</source>
        <translation>Sie hätte weiterbuddeln können: Dann wäre eine Kreuzotter gekommen. Rechtzeitig aufhören ist das halbe Spiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Six animals lie in wait. Fox, Mad Cat and Night Owl end your turn. Badger, Adder and Magpie stop your dig: you still play a card and draw.</source>
        <translation>Sechs Tiere lauern. Fuchs, Wildkatze, Nachteule: Zug zu Ende. Dachs, Kreuzotter, Elster: nur Buddelstopp, du spielst und ziehst noch.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Read one or two aloud. The difference between “end turn” and “dig stopped” is the thing to remember.</source>
        <translation>Lies eins oder zwei vor. Merken muss man sich den Unterschied zwischen „Zug zu Ende“ und „Buddelstopp“.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Ben digs A2 and hits an obstacle, Tangled Roots: dig stopped. He goes on to his play phase. Only the Empty Shell is harmless.</source>
        <translation>Ben buddelt in A2 und stößt auf ein Hindernis, Wirre Wurzeln: Buddelstopp. Für ihn geht es mit der Spielphase weiter. Nur die Leere Schale ist harmlos.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>A Boulder goes away for one card. Frozen Ground also blocks the patch until somebody discards two cards.</source>
        <translation>Ein Felsblock verschwindet für eine Karte. Eisiger Boden versperrt außerdem das Beet, bis jemand zwei Karten abwirft.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Your defence: helmet against animals, spade against obstacles, padlock against thieves, No Chance against trouble, hedgehog against all.</source>
        <translation>Deine Abwehr: Helm gegen Tiere, Spaten gegen Hindernisse, Schloss gegen Diebe, „Von wegen“ gegen Ärger, Igel gegen alles.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Defence cards may be played at any time, but only by the player it happens to, and only as an answer.</source>
        <translation>Abwehrkarten gehen jederzeit, aber nur als Antwort und nur von denen, denen etwas passiert.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Nuts in a sack are not safe from squirrels. Ben plays a bust-a-nut, the Grappling Hook, and names Anna. She has no padlock.</source>
        <translation>Vor Eichhörnchen sind Nüsse im Beutel nicht sicher. Ben spielt einen Nussklau, den Enterhaken, und nennt Anna. Sie hat kein Schloss.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>You may name anybody with a nut. Ask who is the best target: usually whoever has the most nuts.</source>
        <translation>Nennen darf man alle, die eine Nuss haben. Frag nach dem besten Ziel: meist, wer die meisten Nüsse hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Now luck decides: the top card of the draw pile is turned up, and it carries a leaf. What does the Grappling Hook say?</source>
        <translation>Jetzt entscheidet das Glück: Die oberste Karte des Ziehstapels wird aufgedeckt, und sie trägt ein Blatt. Was sagt der Enterhaken?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Ben steals a nut</source>
        <translation>Ben klaut eine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>The nut goes into the draw pile</source>
        <translation>Die Nuss kommt in den Ziehstapel</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>The nut stays with Anna</source>
        <translation>Die Nuss bleibt bei Anna</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>A leaf beside “steal a nut”: with every bust-a-nut, a leaf steals.</source>
        <translation>Neben dem Blatt steht „Nuss klauen“: Bei jedem Nussklau klaut das Blatt.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>That would be a paw. Look at the symbol on the turned card.</source>
        <translation>Das wäre eine Pfote. Schau auf das Symbol der aufgedeckten Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>That would be a moon. Look at the symbol on the turned card.</source>
        <translation>Das wäre ein Mond. Schau auf das Symbol der aufgedeckten Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Let people read the three lines on the card. The cards of the draw pile carry a leaf, a paw or a moon; that is what the symbols are for.</source>
        <translation>Lass die drei Zeilen auf der Karte vorlesen. Die Karten des Ziehstapels tragen Blatt, Pfote oder Mond; genau dafür sind die Symbole da.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Stolen! The turned card goes back, and the pile is shuffled. Now all three have one nut, and Ben draws a card.</source>
        <translation>Geklaut! Die aufgedeckte Karte kommt zurück, und der Stapel wird gemischt. Jetzt haben alle drei eine Nuss, und Ben zieht eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Enjoy it: this is the heart of the game. The odds are one in three for each symbol.</source>
        <translation>Koste es aus: Das ist das Herz des Spiels. Die Chance steht für jedes Symbol eins zu drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Other cards: boosts help you, like Bulldozer and Treasure Map. Trouble hits others, like Butterfingers and Fallen Log.</source>
        <translation>Andere Karten: Turbo hilft dir, wie Bulldozer und Schatzkarte. Ärger trifft andere, wie Butterpfoten und Baumstamm.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-3-what-can-go-wrong.toml"/>
        <source>Every card says what it does, so nobody has to learn them. Green is a boost, purple is trouble, orange is a bust-a-nut.</source>
        <translation>Auf jeder Karte steht, was sie tut; niemand muss sie auswendig lernen. Grün ist Turbo, Lila ist Ärger, Orange ist Nussklau.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>And now you</source>
        <translation>Und jetzt ihr</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>One more thing: everyone has an ability, for once per turn. But you cannot use it while you lead or share the lead. At 1–1–1 all three rest.</source>
        <translation>Noch etwas: Alle haben eine Fähigkeit, einmal pro Zug. Aber nicht, solange sie allein oder gemeinsam führen. Bei 1:1:1 ruhen alle drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Let everybody read out their own character at the table. At the start it is 0–0–0, so nobody has an ability yet.</source>
        <translation>Lass am Tisch alle ihre eigene Figur vorlesen. Am Anfang steht es 0:0:0, also hat noch niemand eine Fähigkeit.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Clara's turn. She digs A3, a nut, and stops. She plays the Beaver Crew, which stays beside her sack, and draws. Now she leads.</source>
        <translation>Clara ist am Zug. Sie buddelt in A3 eine Nuss aus und hört auf. Sie spielt den Bibertrupp, der neben ihrem Beutel bleibt, und zieht. Jetzt führt sie.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Go through the turn once more while you show it: patch, one card, draw. Beavers make excavating cheaper: one card instead of two.</source>
        <translation>Geh den Zug dabei noch einmal durch: Beet, eine Karte, ziehen. Mit Bibern ist Ausgraben billiger: eine Karte statt zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Clara has two nuts now, Anna and Ben have one each. Who may use an ability?</source>
        <translation>Clara hat jetzt zwei Nüsse, Anna und Ben haben je eine. Wer darf seine Fähigkeit nutzen?</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Both are behind, so their abilities are ready, each in its owner's turn. Clara leads: hers rests.</source>
        <translation>Beide liegen zurück, also sind ihre Fähigkeiten bereit, jeweils im eigenen Zug. Clara führt: Ihre ruht.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Not Clara: she leads. It helps those who are behind.</source>
        <translation>Clara nicht: Sie führt. Das hilft denen, die hinten liegen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Count the nuts with the room. It helps whoever is behind: a good reason not to lead too early.</source>
        <translation>Zählt gemeinsam die Nüsse. Das hilft denen, die hinten liegen: ein guter Grund, nicht zu früh zu führen.</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Dig for free, search for one card, excavate for two</source>
        <translation>Gratis buddeln, für eine Karte durchsuchen, für zwei ausgraben</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Stop in time, or defend yourself with a card</source>
        <translation>Rechtzeitig aufhören oder dich mit einer Karte wehren</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Play one card, then draw one</source>
        <translation>Eine Karte spielen, dann eine ziehen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Steal nuts, and guard your own</source>
        <translation>Nüsse klauen und die eigenen bewachen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Win with seven nuts</source>
        <translation>Mit sieben Nüssen gewinnen</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>That is all you need. Whoever has the next birthday begins. Good luck, and mind the fox!</source>
        <translation>Mehr braucht ihr nicht. Wer als Nächstes Geburtstag hat, beginnt. Viel Glück, und Vorsicht vor dem Fuchs!</translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/short-4-and-now-you.toml"/>
        <source>Hand out the characters and seven cards each. For the first match, let people ask aloud what a card does.</source>
        <translation>Teil allen eine Figur und sieben Karten aus. In der ersten Partie darf laut gefragt werden, was eine Karte tut.</translation>
    </message>
</context>
</TS>
