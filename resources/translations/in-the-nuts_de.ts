<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>in-the-nuts</name>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/__init__.py"/>
        <source>Push your luck, then push the others up the hill</source>
        <translation>Fordere dein Glück heraus und schubs die anderen den Hügel hinauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Send a squirrel</source>
        <translation>Eichhörnchen schicken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Place a squirrel</source>
        <translation>Eichhörnchen setzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Pick a nut</source>
        <translation>Nuss aussuchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Steal a nut</source>
        <translation>Nuss stehlen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Store a nut</source>
        <translation>Nuss einlagern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Keep a joker</source>
        <translation>Joker behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/actions.py"/>
        <source>Lay a joker</source>
        <translation>Joker legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: place a squirrel on {one}</source>
        <translation>{seat}: Setz ein Eichhörnchen auf {one}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: place a squirrel on {one} or {other}</source>
        <translation>{seat}: Setz ein Eichhörnchen auf {one} oder {other}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: pick one of the two nuts</source>
        <translation>{seat}: Wähl eine der beiden Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: pick any of the nuts</source>
        <translation>{seat}: Wähl eine beliebige Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: store the {nut}</source>
        <translation>{seat}: Lagere die {nut} ein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: store the joker, or keep it</source>
        <translation>{seat}: Lagere den Joker ein oder behalt ihn</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>the dice are rolled</source>
        <translation>die Würfel fallen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Only before the first turn do squirrels go straight to the 2-squirrel area.</source>
        <translation>Nur vor dem ersten Zug kommen Eichhörnchen gleich in den Zweierbereich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>David steals only for whoever collects in a raccoon field.</source>
        <translation>David stiehlt nur für den, der in einem Waschbärfeld eine Nuss bekommt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>There is no nut to store now.</source>
        <translation>Gerade gibt es keine Nuss einzulagern.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>There is no joker to keep now.</source>
        <translation>Gerade gibt es keinen Joker zu behalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First send your squirrel ahead to the 2-squirrel area.</source>
        <translation>Schick zuerst dein Eichhörnchen voraus in den Zweierbereich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: send a squirrel ahead to the 2-squirrel area</source>
        <translation>{seat}: Schick ein Eichhörnchen voraus in den Zweierbereich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Put a squirrel from your heap onto a field of the 2-squirrel area.</source>
        <translation>Setz ein Eichhörnchen von zu Hause in ein Feld des Zweierbereichs.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>You can stop only after placing a squirrel.</source>
        <translation>Aufhören kannst du erst, wenn du ein Eichhörnchen gesetzt hast.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First roll the dice.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: roll the dice</source>
        <translation>{seat}: Würfle</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Throw the dice.</source>
        <translation>Wirf die Würfel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First place a squirrel: if one of the two spaces is free, you must use it.</source>
        <translation>Setz zuerst ein Eichhörnchen: Ist eins der beiden Startfelder frei, musst du es nehmen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Put a squirrel from your heap onto one of the lit spaces.</source>
        <translation>Setz ein Eichhörnchen von zu Hause auf ein leuchtendes Startfeld.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Choose first: stop, or roll again.</source>
        <translation>Entscheide zuerst: aufhören oder weiterwürfeln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: roll again, or stop?</source>
        <translation>{seat}: Weiterwürfeln oder aufhören?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Roll again for more squirrels, or stop and move them up.</source>
        <translation>Würfle weiter für mehr Eichhörnchen, oder hör auf und lass sie hinaufrücken.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First pick a nut: the fields are checked one by one.</source>
        <translation>Wähl zuerst eine Nuss: Geprüft wird Feld für Feld.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Take a face-up nut into your storage.</source>
        <translation>Nimm eine offene Nuss in deinen Vorrat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First choose what David steals: if he can steal, he must.</source>
        <translation>Wähl zuerst, was David stiehlt: Wenn er stehlen kann, muss er.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: which nut does David steal?</source>
        <translation>{seat}: Welche Nuss stiehlt David?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Take one of the nuts that David may take into your storage.</source>
        <translation>Nimm eine der Nüsse, die David nehmen darf, in deinen Vorrat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First store the nut you got.</source>
        <translation>Lagere zuerst die Nuss ein, die du bekommen hast.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Put the nut onto one of your storage cards.</source>
        <translation>Leg die Nuss auf eine deiner Vorratskarten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>The game is ending: only jokers are still stored.</source>
        <translation>Das Spiel geht zu Ende: Nur Joker werden noch eingelagert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: store your last jokers</source>
        <translation>{seat}: Lagere deine letzten Joker ein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Put each joker onto one of your storage cards.</source>
        <translation>Leg jeden Joker auf eine deiner Vorratskarten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} rolls green {green} with white {one} twice: space {first}</source>
        <translation>{seat} würfelt Grün {green} mit zweimal Weiß {one}: Startfeld {first}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} rolls green {green} with white {one} and {other}: space {first} or {second}</source>
        <translation>{seat} würfelt Grün {green} mit Weiß {one} und {other}: Startfeld {first} oder {second}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{spaces} and {last}</source>
        <translation>{spaces} und {last}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{n} squirrels</source>
        <translation>
            <numerusform>ein Eichhörnchen</numerusform>
            <numerusform>{n} Eichhörnchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>With {seats} players {each} of each plain nut stay in the box</source>
        <translation>Bei {seats} Spielern bleiben von jeder einfachen Nuss {each} in der Schachtel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Four nuts lie face up, everybody gets one, eight are set aside; {pile} form the draw pile</source>
        <translation>Vier Nüsse liegen offen, alle bekommen eine, acht kommen beiseite; {pile} bilden den Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} sends a squirrel ahead to {field}</source>
        <translation>{seat} schickt ein Eichhörnchen voraus: {field}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} places a squirrel on space {space}</source>
        <translation>{seat} setzt ein Eichhörnchen auf Startfeld {space}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>No space of the roll is free: {seat} busts, and {squirrels}</source>
        <translation>Kein gewürfeltes Startfeld ist frei, Fehlwurf für {seat}: {squirrels}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{n} squirrels go home</source>
        <translation>
            <numerusform>ein Eichhörnchen geht nach Hause</numerusform>
            <numerusform>{n} Eichhörnchen gehen nach Hause</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} stops</source>
        <translation>{seat} hört auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has no squirrel left in the supply: the turn stops by itself</source>
        <translation>{seat} hat kein Eichhörnchen mehr zu Hause: Der Zug endet von selbst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} moves up from {spaces}</source>
        <translation>{seat} rückt von {spaces} hinauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Every field is checked: nobody has enough squirrels for a nut</source>
        <translation>Alle Felder sind geprüft: Niemand hat genug Eichhörnchen für eine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has two in {field}: they go home for a nut</source>
        <translation>{field}: {seat} hat hier zwei, sie gehen für eine Nuss nach Hause</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has three in {field}: they go home for a nut</source>
        <translation>{field}: {seat} hat hier drei, sie gehen für eine Nuss nach Hause</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has four in {field}: they go home for a nut</source>
        <translation>{field}: {seat} hat hier vier, sie gehen für eine Nuss nach Hause</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has enough in {field}: they go home for a nut, and David steals another</source>
        <translation>{field}: {seat} hat hier genug, sie gehen für eine Nuss nach Hause, und David stiehlt noch eine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has four in {field}: they go home for a last nut</source>
        <translation>{field}: {seat} hat hier vier, sie gehen für eine letzte Nuss nach Hause</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{owner} is pushed up into {field}: {squirrels}</source>
        <translation>{owner} wird hochgeschoben: {squirrels}, {field}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} takes the {nut} under {place}</source>
        <translation>{seat} nimmt die Karte unter {place}: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} picks the {nut} under {place}</source>
        <translation>{seat} wählt die Karte unter {place}: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>No nut is left there for {seat}</source>
        <translation>Für {seat} ist dort keine Nuss mehr da</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Turned up under {place}: {nut}</source>
        <translation>Aufgedeckt unter {place}: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>No card is left: the place under {place} stays empty</source>
        <translation>Keine Karte ist mehr da: Der Platz unter {place} bleibt leer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>The draw pile is used up: the eight cards set aside come in, and this is the last turn</source>
        <translation>Der Nachziehstapel ist leer: Die acht Karten kommen ins Spiel, und das ist der letzte Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Every squirrel on the board moves to the 4-squirrel area</source>
        <translation>Alle Eichhörnchen auf dem Brett rücken in den Viererbereich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} steals from {victim}: {nut}</source>
        <translation>{seat} stiehlt bei {victim}: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>David moves in with {victim}, whose nuts are safe now</source>
        <translation>David zieht bei {victim} ein: Dort sind die Nüsse jetzt sicher</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>David finds nothing to steal for {seat}</source>
        <translation>David findet für {seat} nichts zu stehlen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} stores the {nut} on the card for {holds}: {lying} of {holds}</source>
        <translation>{seat} lagert ein: {nut}, Karte für {holds}, {lying} von {holds}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} stores the {nut} as {kind} on the card for {holds}: {lying} of {holds}</source>
        <translation>{seat} lagert ein: {nut} als {kind}, Karte für {holds}, {lying} von {holds}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} keeps the {nut}</source>
        <translation>{seat} behält: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>No storage card of {seat} can take the {nut}: it is out of the game</source>
        <translation>{nut} passt auf keine Vorratskarte von {seat} und ist aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>The storage card is full and turns over: {points} points for {seat}, safe for good</source>
        <translation>Die Vorratskarte ist voll und wird umgedreht: {points} Punkte für {seat}, sicher bis zum Schluss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Everything is stored: the points are counted</source>
        <translation>Alles ist eingelagert: Die Punkte werden gezählt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/exhibits.py"/>
        <source>the {nut}</source>
        <translation>{nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/exhibits.py"/>
        <source>The eight storage cards of each player</source>
        <translation>Die acht Vorratskarten, die jeder hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/exhibits.py"/>
        <source>{n} squirrels for each player</source>
        <translation>{n} Eichhörnchen für jeden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/exhibits.py"/>
        <source>David the raccoon</source>
        <translation>David der Waschbär</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/exhibits.py"/>
        <source>Card for {holds}: empty, {points} points when full</source>
        <translation>Karte für {holds}: leer, voll {points} Punkte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/exhibits.py"/>
        <source>for {n} nuts</source>
        <translation>
            <numerusform>für {n} Nuss</numerusform>
            <numerusform>für {n} Nüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{seat}'s squirrel in {field}</source>
        <translation>Eichhörnchen von {seat} ({field})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{seat}'s squirrel on space {space}</source>
        <translation>Eichhörnchen von {seat} auf Startfeld {space}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{seat}'s squirrel in the supply, one of {n}</source>
        <translation>Eichhörnchen von {seat} zu Hause, eins von {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>green die, showing {eyes}</source>
        <translation>grüner Würfel, zeigt {eyes}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>green die</source>
        <translation>grüner Würfel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>white die, showing {eyes}</source>
        <translation>weißer Würfel, zeigt {eyes}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>white die</source>
        <translation>weißer Würfel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{nut} under {place}</source>
        <translation>{nut} unter {place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>Draw pile: {n} cards</source>
        <translation>
            <numerusform>Nachziehstapel: {n} Karte</numerusform>
            <numerusform>Nachziehstapel: {n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{pile}; the last turn</source>
        <translation>{pile}; der letzte Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>last turn</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>set aside</source>
        <translation>beiseite</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{n} cards set aside for the end</source>
        <translation>
            <numerusform>{n} Karte beiseite für den Schluss</numerusform>
            <numerusform>{n} Karten beiseite für den Schluss</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{nut} of {victim}, from the card for {holds}</source>
        <translation>{nut} von {victim}, von der Karte für {holds}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/game.py"/>
        <source>By the rulebook it is whoever saw a squirrel last.</source>
        <translation>Nach der Spielregel beginnt, wer zuletzt ein Eichhörnchen gesehen hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/game.py"/>
        <source>Storage cards</source>
        <translation>Vorratskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/game.py"/>
        <source>{nuts} nuts, {points} points</source>
        <translation>{nuts} Nüsse, {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>roll the dice</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>keep it for later</source>
        <translation>für später behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>keep the joker for later</source>
        <translation>Joker für später behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>meets {n}</source>
        <translation>trifft {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>alone here</source>
        <translation>allein hier</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>put a squirrel into {field}</source>
        <translation>Eichhörnchen einsetzen: {field}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>take the {nut}</source>
        <translation>{nut} nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>from {victim}, who then gets David</source>
        <translation>von {victim}, dann zieht David dort ein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>steal the {nut} from {victim}</source>
        <translation>Von {victim} stehlen: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>stop: all move up</source>
        <translation>aufhören: alle rücken hinauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>your first in {field}</source>
        <translation>dein erstes: {field}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>two in {field}: any nut, and David steals</source>
        <translation>{field}, zu zweit: freie Wahl, und David stiehlt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>no nut left there</source>
        <translation>keine Nuss mehr da</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{n} in {field}: {nut}</source>
        <translation>{n} in {field}: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>put a squirrel on space {space}</source>
        <translation>Eichhörnchen auf Startfeld {space} setzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>+{points}: full</source>
        <translation>+{points}: voll</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>+{points}: {lying} of {holds}</source>
        <translation>+{points}: {lying} von {holds}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>joker as {nut}</source>
        <translation>Joker als {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>put the {nut} on an empty card for {holds}</source>
        <translation>{nut} auf eine leere Karte für {holds} legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>put the {nut} on the begun card for {holds}</source>
        <translation>{nut} auf die angefangene Karte für {holds} legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Roll again</source>
        <translation>Weiterwürfeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Keep the joker</source>
        <translation>Joker behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Stop +{points}</source>
        <translation>Aufhören +{points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>A bust sends all {n} home</source>
        <translation>
            <numerusform>Ein Fehlwurf schickt ein Eichhörnchen heim</numerusform>
            <numerusform>Ein Fehlwurf schickt alle {n} heim</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Stored later on your own turn, or at the end</source>
        <translation>Später in deinem Zug einlagern oder am Schluss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Best place: card for {holds}</source>
        <translation>Am besten: Karte für {holds}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{joker} as {nut}; all jokers together: +{points}</source>
        <translation>{joker} als {nut}; alle Joker zusammen: +{points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{n} nuts</source>
        <translation>
            <numerusform>Eine Nuss</numerusform>
            <numerusform>{n} Nüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>No nut</source>
        <translation>Keine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{own}, then {seat} picks one</source>
        <translation>{own}, dann wählt {seat} eine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>No nut yet: your squirrels wait above</source>
        <translation>Noch keine Nuss: Deine Eichhörnchen warten oben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/house.py"/>
        <source>Every player has {n} storage cards.</source>
        <translation>Jeder Spieler hat {n} Vorratskarten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/house.py"/>
        <source>A storage card says how many nuts fit and what it is worth.</source>
        <translation>Eine Vorratskarte sagt, wie viele Nüsse darauf passen und was sie wert ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/house.py"/>
        <source>One to six nuts fit on a storage card.</source>
        <translation>Auf eine Vorratskarte passen eine bis sechs Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/house.py"/>
        <source>A storage card is worth 1 to 99 points.</source>
        <translation>Eine Vorratskarte ist 1 bis 99 Punkte wert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Only jokers are kept and stored later.</source>
        <translation>Nur Joker darfst du behalten und später einlagern.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Squirrels sent ahead go to the 2-squirrel area.</source>
        <translation>Vorausgeschickte Eichhörnchen kommen in den Zweierbereich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Nobody may send a squirrel ahead to the raccoon field.</source>
        <translation>Ins Waschbärfeld darf niemand ein Eichhörnchen vorausschicken.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You have a squirrel there already: send only one to each field.</source>
        <translation>Dort sitzt schon eins von dir: Schick nur eins in jedes Feld.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>The starting track has the spaces 2 to 12.</source>
        <translation>Die Startreihe hat die Startfelder 2 bis 12.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>One roll, one squirrel: roll again before you place another.</source>
        <translation>Ein Wurf, ein Eichhörnchen: Würfle weiter, bevor du noch eins setzt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>The green {green} and one white die make {one} or {other}.</source>
        <translation>Die grüne {green} und ein weißer Würfel ergeben {one} oder {other}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Space {space} is taken: a space holds only one squirrel.</source>
        <translation>Startfeld {space} ist besetzt: Dort passt nur ein Eichhörnchen hin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Nuts lie under 2–4, 5–6, 8–9 and 10–12.</source>
        <translation>Nüsse liegen unter 2–4, 5–6, 8–9 und 10–12.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You can only pick one of the two nuts on that side.</source>
        <translation>Du kannst nur eine der beiden Nüsse auf dieser Seite wählen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>That place is empty, and no card is left to fill it.</source>
        <translation>Dieser Platz ist leer, und zum Auffüllen ist keine Karte mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You get nuts after a turn, for squirrels in the areas above.</source>
        <translation>Nüsse gibt es nach einem Zug, für Eichhörnchen in den Bereichen weiter oben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You cannot rob yourself.</source>
        <translation>Du kannst dich nicht selbst bestehlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>There are eight storage cards, numbered 1 to 8.</source>
        <translation>Es gibt acht Vorratskarten, mit den Nummern 1 bis 8.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>David sits with {victim}, whose nuts are safe.</source>
        <translation>David sitzt bei {victim}: Dort sind die Nüsse sicher.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>A full storage card is safe.</source>
        <translation>Eine volle Vorratskarte ist sicher.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Only jokers lie there, and jokers are never stolen.</source>
        <translation>Dort liegen nur Joker, und Joker werden nie gestohlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>There is nothing on that storage card.</source>
        <translation>Auf dieser Vorratskarte liegt nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Only a joker may be kept: all other nuts are stored at once.</source>
        <translation>Nur einen Joker darfst du behalten: Alle anderen Nüsse werden sofort eingelagert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You do not have that joker.</source>
        <translation>Diesen Joker hast du nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You store kept jokers before your first roll, when you choose to stop or roll, or at the end.</source>
        <translation>Behaltene Joker lagerst du vor deinem ersten Wurf ein, wenn du zwischen Aufhören und Weiterwürfeln wählst, oder am Schluss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>That storage card is full and turned over.</source>
        <translation>Diese Vorratskarte ist voll und umgedreht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>That is not the nut you got: {nut}.</source>
        <translation>Das ist nicht die Nuss, die du bekommen hast: {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>A storage card takes one kind of nut, and {lies} lies there.</source>
        <translation>Auf eine Vorratskarte kommt nur eine Sorte, und hier liegt schon: {lies}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>This joker counts as {one} or {other}.</source>
        <translation>Dieser Joker zählt als {one} oder {other}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{seat}: {squirrels} in the supply, {jokers}</source>
        <translation>{seat}: {squirrels} zu Hause, {jokers}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{n} jokers kept</source>
        <translation>
            <numerusform>{n} Joker behalten</numerusform>
            <numerusform>{n} Joker behalten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{name}; David sits here</source>
        <translation>{name}; hier sitzt David</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>David</source>
        <translation>David</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Card for {holds}: full, {points} points, safe</source>
        <translation>Karte für {holds}: voll, {points} Punkte, sicher</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Card for {holds}: {lying} {kind}, {points} points when full</source>
        <translation>Karte für {holds}: {lying}-mal {kind}, voll {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Storage cards, one kind of nut each</source>
        <translation>Vorratskarten, je nur eine Sorte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Jokers</source>
        <translation>
            <numerusform>Joker</numerusform>
            <numerusform>Joker</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>the {joker}</source>
        <translation>{joker}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Roll {n}</source>
        <translation>Wurf {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>The last roll</source>
        <translation>Letzter Wurf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>green + one white</source>
        <translation>Grün + Weiß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>No dice have been rolled yet</source>
        <translation>Noch wurde nicht gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Green {green}, white {one} twice: space {sum}</source>
        <translation>Grün {green}, zweimal Weiß {one}: Startfeld {sum}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Green {green}, white {one} and {other}: space {first} or {second}</source>
        <translation>Grün {green}, Weiß {one} und {other}: Startfeld {first} oder {second}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Odds of a bust</source>
        <translation>Fehlwurf-Gefahr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>with {space}</source>
        <translation>mit {space}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{n} of 216 rolls</source>
        <translation>{n} von 216 Würfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{share} with {space}</source>
        <translation>{share} mit {space}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Bust on the next roll: {odds}</source>
        <translation>Fehlwurf beim nächsten Mal: {odds}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Bust on the next roll: {share}, {n} of 216 rolls</source>
        <translation>Fehlwurf beim nächsten Mal: {share}, {n} von 216 Würfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>2-squirrel area, left to right</source>
        <translation>Zweierbereich, von links</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>3-squirrel area, left to right</source>
        <translation>Dreierbereich, von links</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>4-squirrel area</source>
        <translation>Viererbereich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>all move up: the last nuts</source>
        <translation>alle hinauf: letzte Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>jokers, then the points</source>
        <translation>Joker, dann die Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Collecting: {step}</source>
        <translation>Nüsse sammeln: {step}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Everything is collected</source>
        <translation>Alles ist eingesammelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Collecting</source>
        <translation>Nüsse sammeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{n} at stake</source>
        <translation>{n} in Gefahr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>nothing at stake</source>
        <translation>nichts in Gefahr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>no roll can bust</source>
        <translation>kein Wurf geht schief</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>every roll busts</source>
        <translation>jeder Wurf geht schief</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>more than every second roll</source>
        <translation>mehr als jeder zweite Wurf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>about 1 roll in {n}</source>
        <translation>etwa 1 Wurf von {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the lower raccoon field</source>
        <translation>Unteres Waschbärfeld</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the left 3-squirrel field</source>
        <translation>Linkes Dreierfeld</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the upper raccoon field</source>
        <translation>Oberes Waschbärfeld</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the right 3-squirrel field</source>
        <translation>Rechtes Dreierfeld</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the 4-squirrel area</source>
        <translation>Viererbereich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>walnut</source>
        <translation>Walnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>hazelnut</source>
        <translation>Haselnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>beechnut</source>
        <translation>Buchecker</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>acorn</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>joker of {one} and {other}</source>
        <translation>Joker {one}/{other}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/pictures.py"/>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/pictures.py"/>
        <source>full, safe</source>
        <translation>voll, sicher</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{key}' is a list.</source>
        <translation>„{key}“ ist eine Liste.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{key}' needs {length} entries.</source>
        <translation>„{key}“ braucht {length} Einträge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{value}' is not a nut card. There are: {known}.</source>
        <translation>„{value}“ ist keine Nusskarte. Es gibt: {known}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'check' is one of {words}.</source>
        <translation>„check“ ist eins von: {words}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>The hand-out and the end belong to the last turn.</source>
        <translation>Die letzte Verteilung und das Ende gehören zum letzten Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>While nuts are collected the starting track is empty.</source>
        <translation>Solange Nüsse gesammelt werden, ist die Startreihe leer.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'fields' names fields and the squirrels of each player there.</source>
        <translation>„fields“ nennt Felder und wie viele Eichhörnchen dort jeder hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>There is no field '{name}': {known}.</source>
        <translation>Es gibt kein Feld „{name}“: {known}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>There are only 15 squirrels of each colour.</source>
        <translation>Von jeder Farbe gibt es nur 15 Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>That is enough for a nut in {field}: it would be collected by now.</source>
        <translation>{field}: Das reicht für eine Nuss, sie wäre längst eingesammelt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{key}' names players, counted from 1, and what they have.</source>
        <translation>„{key}“ nennt Spieler, gezählt ab 1, und was sie haben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>There is no player {name}.</source>
        <translation>Es gibt keinen Spieler {name}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>The storage of a player names cards 1 to 8 and what lies there.</source>
        <translation>Der Vorrat eines Spielers nennt Karten von 1 bis 8 und was dort liegt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Storage cards are numbered 1 to 8.</source>
        <translation>Vorratskarten haben die Nummern 1 bis 8.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Only jokers are kept.</source>
        <translation>Nur Joker werden behalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Nuts of one kind lie on a storage card; a joker alone is written 'walnut-acorn as acorn'.</source>
        <translation>Auf einer Vorratskarte liegt nur eine Sorte; ein Joker allein wird „walnut-acorn as acorn“ geschrieben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>A {joker} does not count as {kind}.</source>
        <translation>{joker} zählt nicht als {kind}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>That many nuts fill the card: write 'full'.</source>
        <translation>So viele Nüsse füllen die Karte: Schreib „full“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>A roll is three numbers: green, white, white.</source>
        <translation>Ein Wurf sind drei Zahlen: Grün, Weiß, Weiß.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{word}' does not say who: 'roll 1', 'store 2 acorn'.</source>
        <translation>„{word}“ sagt nicht, wer: „roll 1“, „store 2 acorn“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{word}' is nothing that can be owed now.</source>
        <translation>„{word}“ kann jetzt nicht an der Reihe sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Either the whole pile is written, or only what comes next.</source>
        <translation>Schreib entweder den ganzen Stapel oder nur, was als Nächstes kommt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Eight cards lie aside, and none in the last turn.</source>
        <translation>Acht Karten liegen beiseite, im letzten Zug keine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Without a draw pile it is the last turn.</source>
        <translation>Ohne Nachziehstapel ist es der letzte Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>There are not so many cards of this kind: {nut}.</source>
        <translation>So viele Karten dieser Art gibt es nicht: {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>After the end nothing is owed.</source>
        <translation>Nach dem Ende ist nichts mehr zu tun.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Somebody owes a choice until the game is over.</source>
        <translation>Bis zum Ende des Spiels ist immer jemand an der Reihe.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>At the end only jokers are stored: 'joker 1'.</source>
        <translation>Am Schluss werden nur Joker eingelagert: „joker 1“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>While nuts are collected, one is picked, stolen or stored.</source>
        <translation>Solange Nüsse gesammelt werden, wird eine gewählt, gestohlen oder eingelagert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>David steals in the raccoon fields.</source>
        <translation>David stiehlt in den Waschbärfeldern.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Nothing can be done for what is owed first.</source>
        <translation>Für das, was zuerst zu tun ist, gibt es keinen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Under all that is owed lies the turn: 'roll {turn}'.</source>
        <translation>Ganz unten liegt der Zug selbst: „roll {turn}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Before a turn only the opening can be owed.</source>
        <translation>Vor einem Zug kann nur die Eröffnung zu tun sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>The second player places one opening squirrel, the third two, the fourth three.</source>
        <translation>Der zweite Spieler schickt ein Eichhörnchen voraus, der dritte zwei, der vierte drei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'roll' begins a turn with an empty track; 'again' comes after a placement.</source>
        <translation>„roll“ beginnt einen Zug mit leerer Startreihe; „again“ kommt nach dem Setzen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>To place a squirrel there must be a roll.</source>
        <translation>Um ein Eichhörnchen zu setzen, braucht es einen Wurf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>With no squirrel left in the supply the turn has stopped.</source>
        <translation>Ist kein Eichhörnchen mehr zu Hause, ist der Zug zu Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Rolling begins the turn, and the first roll cannot bust.</source>
        <translation>Mit Würfeln beginnt der Zug, und der erste Wurf kann nicht schiefgehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A bust is unlikely, so another squirrel can join.</source>
        <translation>Ein Fehlwurf ist unwahrscheinlich, also kann noch ein Eichhörnchen mit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>It is a risk, but another squirrel may join.</source>
        <translation>Das ist gewagt, aber vielleicht kommt noch ein Eichhörnchen dazu.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Stopping now brings in {n} nuts for sure.</source>
        <translation>
            <numerusform>Jetzt aufzuhören bringt sicher {n} Nuss.</numerusform>
            <numerusform>Jetzt aufzuhören bringt sicher {n} Nüsse.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Stopping now keeps the squirrels of this turn safe.</source>
        <translation>Wer jetzt aufhört, bringt die Eichhörnchen dieses Zugs in Sicherheit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The joker can wait for a place where it fills a storage card.</source>
        <translation>Der Joker kann auf einen Platz warten, wo er eine Vorratskarte füllt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Two squirrels at the raccoon take any nut and steal another.</source>
        <translation>Zwei Eichhörnchen beim Waschbären holen eine beliebige Nuss und stehlen noch eine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A squirrel at the raccoon begins a theft.</source>
        <translation>Ein Eichhörnchen beim Waschbären bereitet einen Diebstahl vor.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>It will count in {field} at the end.</source>
        <translation>Am Ende wird es dort mitgezählt ({field}).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The {n} squirrels there can take two nuts in a row.</source>
        <translation>Die {n} Eichhörnchen dort können zwei Nüsse nacheinander holen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Two of the {n} squirrels there can take the {nut}.</source>
        <translation>Zwei der {n} Eichhörnchen dort können etwas holen: {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Two squirrels will stand over the {nut} and can take it.</source>
        <translation>Dann sitzen zwei Eichhörnchen darüber und können zugreifen: {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A second squirrel in {field} can take the {nut} later.</source>
        <translation>Ein zweites Eichhörnchen kann hier später die Karte nehmen ({field}): {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The {nut} fills a storage card worth {points}.</source>
        <translation>{nut}: füllt eine Vorratskarte mit {points} Punkten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A joker fits in two ways and can never be stolen.</source>
        <translation>Ein Joker passt doppelt und wird nie gestohlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The {nut} goes on a card with its kind.</source>
        <translation>{nut}: passt auf eine Karte, auf der diese Sorte schon liegt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The {nut} can begin a new storage card.</source>
        <translation>{nut}: Damit lässt sich eine neue Vorratskarte anfangen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Then nobody else gets the {nut}.</source>
        <translation>Dann bekommt niemand sonst diese Karte: {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>{victim} needs just one more nut on that card: David takes one away.</source>
        <translation>{victim} braucht auf dieser Karte nur noch eine Nuss: David nimmt eine weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>That fills the storage card: {points} points, and they are safe.</source>
        <translation>Das füllt die Vorratskarte: {points} Punkte, und die sind sicher.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Then the card needs {n} more nuts.</source>
        <translation>
            <numerusform>Dann fehlt der Karte nur noch {n} Nuss.</numerusform>
            <numerusform>Dann fehlen der Karte noch {n} Nüsse.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A second card for the {nut} gives more room.</source>
        <translation>{nut}: Eine zweite Karte schafft mehr Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The {nut} begins a card worth {points} points.</source>
        <translation>{nut}: Damit beginnt eine Karte mit {points} Punkten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/rules.py"/>
        <source>a nut card is turned up</source>
        <translation>eine Nusskarte wird aufgedeckt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>Full storage cards</source>
        <translation>Volle Vorratskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>Nuts on other cards</source>
        <translation>Nüsse auf anderen Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>Jokers kept</source>
        <translation>Behaltene Joker</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>The draw pile ran out, and the storage cards were counted.</source>
        <translation>Der Nachziehstapel war leer, und die Vorratskarten wurden gezählt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>A tie at {n}. The best full storage card decides: {points} points beat {other}.</source>
        <translation>Gleichstand bei {n}. Die beste volle Vorratskarte entscheidet: {points} Punkte schlagen {other}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>A tie at {n}, and the best full storage card of each has {points} points: a shared victory.</source>
        <translation>Gleichstand bei {n}, und die beste volle Vorratskarte hat bei allen {points} Punkte: ein geteilter Sieg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>A tie at {n}, and none of them has a full storage card: a shared victory.</source>
        <translation>Gleichstand bei {n}, und niemand von ihnen hat eine volle Vorratskarte: ein geteilter Sieg.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>{n} full storage cards</source>
        <translation>
            <numerusform>{n} volle Vorratskarte</numerusform>
            <numerusform>{n} volle Vorratskarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>each scores the number on it</source>
        <translation>jede zählt so viel, wie auf ihr steht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>{n} nuts on other cards</source>
        <translation>
            <numerusform>{n} Nuss auf anderen Karten</numerusform>
            <numerusform>{n} Nüsse auf anderen Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>1 point each, on cards that are not full</source>
        <translation>je 1 Punkt, auf Karten, die nicht voll sind</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>{n} jokers kept, stored at their best</source>
        <translation>
            <numerusform>{n} Joker behalten, bestmöglich eingelagert</numerusform>
            <numerusform>{n} Joker behalten, bestmöglich eingelagert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Nut under {place}: {nut}</source>
        <translation>Nusskarte unter {place}: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat}'s supply: {squirrels}</source>
        <translation>Zu Hause bei {seat}: {squirrels}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>David the raccoon is with nobody yet</source>
        <translation>David der Waschbär ist noch bei niemandem</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>David the raccoon sits with {seat}</source>
        <translation>David der Waschbär sitzt bei {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{title}: {there}; {need} of one colour take {nut}</source>
        <translation>{title}: {there}; {need} einer Farbe bringen {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Field {spaces}</source>
        <translation>Feld {spaces}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>pick any nut</source>
        <translation>wähl eine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>pick one of these two</source>
        <translation>wähl eine von beiden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>any nut and one stolen by David</source>
        <translation>eine beliebige Nuss und eine, die David stiehlt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>any nut</source>
        <translation>eine beliebige Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>no nut, as none is left</source>
        <translation>keine Nuss, denn es ist keine mehr da</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>the {one}</source>
        <translation>{one}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{n} of {seat}</source>
        <translation>{n} von {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat} would have three</source>
        <translation>{seat} hätte drei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat} would have four</source>
        <translation>{seat} hätte vier</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Space {space} under {field}: a squirrel of {seat}</source>
        <translation>Startfeld {space} ({field}): ein Eichhörnchen von {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Space {space} under {field}: free</source>
        <translation>Startfeld {space} ({field}): frei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat} got</source>
        <translation>Für {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>to be stored</source>
        <translation>zum Einlagern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat} got: {nut}</source>
        <translation>Für {seat}: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>David steals</source>
        <translation>David stiehlt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>What David may steal</source>
        <translation>Was David stehlen darf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}'s storage</source>
        <translation>Vorrat von {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>the last turn</source>
        <translation>der letzte Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>an empty draw pile ends it</source>
        <translation>Ende, wenn der Stapel leer ist</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>turn {n}</source>
        <translation>Zug {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>The game is over: the victory is shared</source>
        <translation>Das Spiel ist vorbei: Der Sieg wird geteilt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation>{seat} gewinnt: {points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>The dice roll</source>
        <translation>Die Würfel rollen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>The nuts are dealt</source>
        <translation>Die Nüsse werden verteilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat} has rolled</source>
        <translation>{seat} hat gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Everything is stored away</source>
        <translation>Alles ist eingelagert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Checking {field}</source>
        <translation>Geprüft wird: {field}</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Pieces</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Each player has 15 squirrels of one colour: black, red, blue or white. There are two white dice, one green die, and David the raccoon.</source>
        <translation>Jeder Spieler hat 15 Eichhörnchen einer Farbe: schwarz, rot, blau oder weiß. Dazu gibt es zwei weiße Würfel, einen grünen Würfel und David den Waschbären.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>There are 60 nut cards: 12 walnuts, 12 hazelnuts, 12 beechnuts, 12 acorns, and 12 jokers. A joker shows two of the four nuts.</source>
        <translation>Es gibt 60 Nusskarten: 12 Walnüsse, 12 Haselnüsse, 12 Bucheckern, 12 Eicheln und 12 Joker. Ein Joker zeigt zwei der vier Nüsse.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Every pair of nuts is on two jokers.</source>
        <translation>Jedes Paar von Nüssen ist auf zwei Jokern.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Each player has eight storage cards, and only one kind of nut may lie on a card. In the rulebook's example full cards are worth 5, 10 and 15 points.</source>
        <translation>Jeder Spieler hat acht Vorratskarten, und auf einer Karte darf nur eine Sorte Nüsse liegen. Im Beispiel des Regelbuchs sind volle Karten 5, 10 und 15 Punkte wert.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Two cards for 2 nuts are worth 5 points each, two for 3 are worth 10, two for 4 are worth 15, one for 5 is worth 20 and one for 6 is worth 30.</source>
        <translation>Zwei Karten für 2 Nüsse sind je 5 Punkte wert, zwei für 3 je 10, zwei für 4 je 15, eine für 5 ist 20 wert und eine für 6 ist 30 wert.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>At the foot of the board runs the starting track, spaces 2 to 12. Above it lies the 2-squirrel area with the fields 2–4, 5–6, raccoon (over 7), 8–9 and 10–12. Above that the 3-squirrel area has a left field, a raccoon field and a right field, and on top is the 4-squirrel area. A nut lies face up under 2–4, 5–6, 8–9 and 10–12, but none under 7.</source>
        <translation>Unten auf dem Brett verläuft die Startreihe mit den Startfeldern 2 bis 12. Darüber liegt der Zweierbereich mit den Feldern 2–4, 5–6, Waschbär (über der 7), 8–9 und 10–12. Der Dreierbereich darüber hat ein linkes Feld, ein Waschbärfeld und ein rechtes Feld, und ganz oben ist der Viererbereich. Unter 2–4, 5–6, 8–9 und 10–12 liegt je eine Nuss offen, unter der 7 keine.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>With two players, two nuts of each plain kind stay in the box; with three players, one of each. All 12 jokers are always used.</source>
        <translation>Zu zweit bleiben von jeder einfachen Sorte zwei Nüsse in der Schachtel, zu dritt je eine. Die 12 Joker sind immer alle im Spiel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Shuffle the nut cards. Turn four face up under their fields. Everybody gets one card and stores it at once, though a joker may be kept. Set eight cards aside face down; the others are the draw pile.</source>
        <translation>Mischt die Nusskarten. Deckt vier davon unter ihren Feldern auf. Jeder bekommt eine Karte und lagert sie sofort ein; nur einen Joker darf man behalten. Legt acht Karten verdeckt beiseite; die übrigen sind der Nachziehstapel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Before the first turn the second player sends one squirrel ahead to the 2-squirrel area, the third player two, and the fourth three. Nobody may send two to the same field, or any to the raccoon field.</source>
        <translation>Vor dem ersten Zug schickt der zweite Spieler ein Eichhörnchen voraus in den Zweierbereich, der dritte zwei und der vierte drei. Niemand darf zwei in dasselbe Feld schicken und keins ins Waschbärfeld.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Whoever saw a squirrel last goes first; then it goes round clockwise.</source>
        <translation>Wer zuletzt ein Eichhörnchen gesehen hat, beginnt; dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Roll all three dice. Place one squirrel on the space that is the sum of the green die and one of the white dice: you choose which. A space holds only one squirrel.</source>
        <translation>Würfle mit allen drei Würfeln. Setz ein Eichhörnchen auf das Startfeld, das der grüne und einer der weißen Würfel zusammen ergeben: Welcher, entscheidest du. Auf ein Startfeld passt nur ein Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>After every squirrel you place, choose: stop, or roll again.</source>
        <translation>Nach jedem gesetzten Eichhörnchen entscheidest du: aufhören oder weiterwürfeln.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>If both spaces of a roll are taken, you bust: all your squirrels on the track go home and your turn is over. If one of them is free, you must use it.</source>
        <translation>Sind beide Startfelder eines Wurfs besetzt, ist das ein Fehlwurf: Alle deine Eichhörnchen in der Startreihe gehen nach Hause, und dein Zug ist vorbei. Ist eins davon frei, musst du es nehmen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>When you stop, every squirrel on the track moves up into the field over its space.</source>
        <translation>Wenn du aufhörst, rückt jedes Eichhörnchen der Startreihe in das Feld über seinem Startfeld hinauf.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>If you have just placed your last squirrel, the turn stops by itself.</source>
        <translation>Hast du gerade dein letztes Eichhörnchen gesetzt, endet der Zug von selbst.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Collecting nuts</source>
        <translation>Nüsse sammeln</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>After every turn without a bust, check who may collect: first the 2-squirrel area from left to right, then the 3-squirrel area from left to right, then the 4-squirrel area.</source>
        <translation>Nach jedem Zug ohne Fehlwurf wird geprüft, wer eine Nuss bekommt: zuerst im Zweierbereich von links nach rechts, dann im Dreierbereich von links nach rechts, dann im Viererbereich.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Two of your squirrels in a field of the 2-squirrel area bring you the nut under it: the two go home, all squirrels of other players there are pushed up into the field above, and a new nut is turned up at once. Four squirrels do this twice in a row. You never push your own.</source>
        <translation>Zwei deiner Eichhörnchen in einem Feld des Zweierbereichs bringen dir die Nuss darunter: Die zwei gehen nach Hause, alle Eichhörnchen der anderen dort werden in das Feld darüber hochgeschoben, und sofort wird eine neue Nuss aufgedeckt. Vier Eichhörnchen tun das zweimal nacheinander. Eigene schiebst du nie hoch.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Three of your squirrels in a field of the 3-squirrel area bring you one of the two nuts on that side. The three go home and the others are pushed up, except a player who has three there too and collects next. If several have three, whoever sits closest to the player whose turn it is, clockwise, comes first.</source>
        <translation>Drei deiner Eichhörnchen in einem Feld des Dreierbereichs bringen dir eine der beiden Nüsse auf dieser Seite. Die drei gehen nach Hause, die anderen werden hochgeschoben; nur wer dort selbst drei hat, bleibt und ist als Nächster dran. Haben mehrere drei, kommt zuerst, wer dem Spieler am Zug im Uhrzeigersinn am nächsten sitzt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>The player whose turn it is comes before all others. Each player takes all their nuts in a row.</source>
        <translation>Der Spieler am Zug kommt vor allen anderen. Jeder nimmt alle seine Nüsse nacheinander.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Four of your squirrels in the 4-squirrel area bring you any of the four nuts. The four go home, and nobody is pushed. If several can collect, the order is the same.</source>
        <translation>Vier deiner Eichhörnchen im Viererbereich bringen dir eine beliebige der vier Nüsse. Die vier gehen nach Hause, und niemand wird hochgeschoben. Sind mehrere an der Reihe, gilt dieselbe Reihenfolge.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>In a raccoon field you pick any face-up nut, and David steals another for you: a plain nut, from a storage card that is not full, never a joker, and never from the player David sits with. Then David moves in with whoever was robbed.</source>
        <translation>In einem Waschbärfeld wählst du eine beliebige offene Nuss, und David stiehlt noch eine für dich: eine einfache Nuss von einer Vorratskarte, die nicht voll ist, nie einen Joker und nie von dem Spieler, bei dem David sitzt. Danach zieht David bei dem ein, der bestohlen wurde.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>First you store the nut you picked. Then David must steal if he can; you choose the player and the storage card.</source>
        <translation>Erst lagerst du die gewählte Nuss ein. Dann muss David stehlen, wenn er kann; du bestimmst den Spieler und die Vorratskarte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Storing nuts</source>
        <translation>Nüsse einlagern</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Store a nut as soon as you get it, on a storage card with its kind or on an empty one. There it stays.</source>
        <translation>Lagere eine Nuss ein, sobald du sie bekommst: auf einer Vorratskarte mit ihrer Sorte oder auf einer leeren. Dort bleibt sie.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>A nut that fits on none of your cards is out of the game.</source>
        <translation>Eine Nuss, die auf keine deiner Karten passt, ist aus dem Spiel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>A storage card that is full turns over. It is safe for good, and its nuts leave the game.</source>
        <translation>Eine volle Vorratskarte wird umgedreht. Sie ist bis zum Schluss sicher, und ihre Nüsse sind aus dem Spiel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>A joker counts as either nut on it and is never stolen. You may keep it and store it later, even at the end.</source>
        <translation>Ein Joker zählt als eine der beiden Nüsse, die er zeigt, und wird nie gestohlen. Du darfst ihn behalten und später einlagern, auch erst am Schluss.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Later means: on your turn before the first roll, whenever you choose to stop or roll, or at the end. On an empty card you say which nut it is. A card keeps its kind while anything lies on it; if a theft empties it, it may take any kind.</source>
        <translation>Später heißt: in deinem Zug vor dem ersten Wurf, immer wenn du zwischen Aufhören und Weiterwürfeln wählst, oder am Schluss. Auf einer leeren Karte sagst du, welche Nuss er ist. Eine Karte behält ihre Sorte, solange etwas darauf liegt; leert ein Diebstahl sie, passt wieder jede Sorte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>End and score</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>When the draw pile is used up, the eight cards set aside become the pile and this is the last turn. Finish all checks, then move every squirrel to the 4-squirrel area. Each player takes one nut for every four squirrels there, beginning with whoever sits closest to the player whose turn it is, clockwise.</source>
        <translation>Ist der Nachziehstapel aufgebraucht, werden die acht Karten, die beiseite liegen, zum Stapel, und dies ist der letzte Zug. Prüft alles zu Ende, dann rücken alle Eichhörnchen in den Viererbereich. Jeder nimmt für je vier Eichhörnchen dort eine Nuss; es beginnt, wer dem Spieler am Zug im Uhrzeigersinn am nächsten sitzt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>The pile is used up as soon as its last card is drawn, and the player whose turn it is begins. A place that cannot be refilled stays empty, and whoever finds no nut gets none.</source>
        <translation>Aufgebraucht ist der Stapel, sobald seine letzte Karte gezogen ist, und der Spieler am Zug beginnt. Ein Platz, der nicht aufgefüllt werden kann, bleibt leer, und wer keine Nuss mehr findet, bekommt keine.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Then everybody stores the jokers they kept. A full storage card scores its points; every nut on a card that is not full scores 1.</source>
        <translation>Dann lagern alle die Joker ein, die sie behalten haben. Eine volle Vorratskarte bringt ihre Punkte; jede Nuss auf einer Karte, die nicht voll ist, bringt 1.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>The player whose turn it is stores first, and every joker that fits anywhere must be stored.</source>
        <translation>Der Spieler am Zug lagert zuerst ein, und jeder Joker, der irgendwo passt, muss eingelagert werden.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>If points are equal, the most valuable full storage card wins. If that is equal too, the victory is shared.</source>
        <translation>Bei gleich vielen Punkten gewinnt die wertvollste volle Vorratskarte. Ist auch die gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Send your squirrels up the hill to win nuts, and fill your storage cards with them: a full card is safe and scores its points. Most points win.</source>
        <translation>Schick deine Eichhörnchen den Hügel hinauf, gewinne Nüsse und fülle damit deine Vorratskarten: Eine volle Karte ist sicher und bringt ihre Punkte. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Roll three dice. Put a squirrel on the space that is the green die plus one of the white dice: you choose which.</source>
        <translation>Würfle mit drei Würfeln. Setz ein Eichhörnchen auf das Startfeld, das der grüne Würfel plus einer der weißen ergibt: Welcher, entscheidest du.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Stop, or roll again. If both spaces of a roll are taken you bust: your squirrels on the track go home, and the turn is over.</source>
        <translation>Hör auf oder würfle weiter. Sind beide Startfelder eines Wurfs besetzt, ist das ein Fehlwurf: Deine Eichhörnchen in der Startreihe gehen nach Hause, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>When you stop, every squirrel of the track moves up into the field over its space.</source>
        <translation>Wenn du aufhörst, rückt jedes Eichhörnchen der Startreihe in das Feld über seinem Startfeld hinauf.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Then the nuts are collected, from the bottom to the top: two of your squirrels in a field of the first area bring a nut, three in the second, four at the top. Those squirrels go home; the others there are pushed up a field.</source>
        <translation>Dann werden Nüsse gesammelt, von unten nach oben: Im ersten Bereich bringen zwei deiner Eichhörnchen in einem Feld eine Nuss, im zweiten drei, ganz oben vier. Sie gehen danach nach Hause; die anderen im Feld werden hochgeschoben.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Store every nut at once: only one kind on each storage card.</source>
        <translation>Lagere jede Nuss sofort ein: auf jeder Vorratskarte nur eine Sorte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>When the draw pile is used up, this is the last turn. Then all squirrels move to the top, and everybody gets a nut for every four of theirs.</source>
        <translation>Ist der Nachziehstapel aufgebraucht, ist dies der letzte Zug. Danach rücken alle Eichhörnchen ganz nach oben, und für je vier eigene gibt es noch eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>for every full storage card: 5 for two nuts, 10 for three, 15 for four, 20 for five, 30 for six</source>
        <translation>für jede volle Vorratskarte: 5 für zwei Nüsse, 10 für drei, 15 für vier, 20 für fünf, 30 für sechs</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>for every nut on a card that is not full</source>
        <translation>für jede Nuss auf einer Karte, die nicht voll ist</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>6 to 30 people from about 8 years on, later in groups of three or four</source>
        <translation>6 bis 30 Personen ab etwa 8 Jahren, später in Gruppen zu dritt oder viert</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>a computer with a projector and nutdesk</source>
        <translation>ein Computer mit Beamer und nutdesk</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>for each group a computer with nutdesk, or the game itself</source>
        <translation>für jede Gruppe ein Computer mit nutdesk oder das Spiel selbst</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>for the beginning one green and two white dice</source>
        <translation>für den Anfang ein grüner und zwei weiße Würfel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>for everybody the handout of the short course, and a pencil</source>
        <translation>für alle der Ausdruck des Kurzkurses und ein Stift</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>say which two spaces a roll allows, and when it is a bust</source>
        <translation>sagen, welche zwei Startfelder ein Wurf erlaubt und wann er ein Fehlwurf ist</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>decide between stopping and rolling again, and give a reason</source>
        <translation>begründen, ob sie aufhören oder weiterwürfeln</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>say who collects a nut where, and who is pushed up</source>
        <translation>sagen, wer wo eine Nuss sammelt und wer hochgeschoben wird</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>store nuts so that cards become full, out of David's reach</source>
        <translation>Nüsse so einlagern, dass Karten voll werden und David nichts findet</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Green 3, white 2 and 5: which spaces can you take? (5 and 8; the two white dice are never added.)</source>
        <translation>Grün 3, weiß 2 und 5: Welche Startfelder kannst du nehmen? (5 und 8; die beiden weißen Würfel werden nie zusammengezählt.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Three squirrels are on the track, on 6, 7 and 8. Would you roll again? (These are the likeliest sums, so a bust is near.)</source>
        <translation>Drei Eichhörnchen stehen in der Startreihe, auf 6, 7 und 8. Würdest du weiterwürfeln? (Das sind die häufigsten Summen, ein Fehlwurf ist also nah.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>What does a bust cost you? (Only the squirrels on the track; those on the hill stay.)</source>
        <translation>Was kostet dich ein Fehlwurf? (Nur die Eichhörnchen in der Startreihe; die auf dem Hügel bleiben.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Where is a nut safe from David? (On a full storage card. Jokers are never stolen.)</source>
        <translation>Wo ist eine Nuss vor David sicher? (Auf einer vollen Vorratskarte. Joker stiehlt er nie.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Adding the two white dice: it is always the green die plus one white.</source>
        <translation>Die beiden weißen Würfel zusammenzählen: Es ist immer der grüne plus ein weißer.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Refusing a free space: if one of the two is free, you must use it.</source>
        <translation>Ein freies Startfeld ablehnen: Ist eins der beiden frei, musst du es nehmen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Starting anywhere: check field by field, the lowest area first, from left to right.</source>
        <translation>Irgendwo anfangen: Prüft Feld für Feld, den untersten Bereich zuerst, von links nach rechts.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Opening many storage cards: a nut on a card that is not full scores just 1, and David may take it.</source>
        <translation>Viele Vorratskarten anfangen: Eine Nuss auf einer Karte, die nicht voll ist, bringt nur 1, und David kann sie holen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>The whole course has every rule by topic: jokers, David, the last turn.</source>
        <translation>Der ganze Kurs hat alle Regeln nach Themen: Joker, David, der letzte Zug.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Mathematics: make a table of all sums of green and one white die. Which spaces come up most?</source>
        <translation>Mathematik: Schreibt alle Summen von Grün und einem weißen Würfel in eine Tabelle. Welche Startfelder kommen am häufigsten?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>In a game, Odds of a bust shows the chance before each roll: guess first, then press Show.</source>
        <translation>In der Partie zeigt „Fehlwurf-Gefahr“ vor jedem Wurf die Wahrscheinlichkeit: erst schätzen, dann „Zeig es“ drücken.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Roll a green and two white dice for all to see. Which sums could we take? After each roll: stop or go on?</source>
        <translation>Würfle vor allen mit einem grünen und zwei weißen Würfeln. Welche Summen könnten wir nehmen? Nach jedem Wurf: aufhören oder weiter?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>everybody</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Present the short course. At each question everyone raises a hand before you go on.</source>
        <translation>Führ den Kurzkurs vor. Bei jeder Frage melden sich alle, bevor du weitergehst.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Worksheet: first alone, then compare with a neighbour, then check the answers.</source>
        <translation>Arbeitsblatt: erst allein, dann zu zweit vergleichen, dann mit den Lösungen prüfen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>alone, then in pairs</source>
        <translation>allein, dann zu zweit</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Play. Before every further roll the player says how likely a bust is; the table agrees or not.</source>
        <translation>Spielt. Wer weiterwürfelt, sagt vorher, wie wahrscheinlich ein Fehlwurf ist; der Tisch stimmt zu oder nicht.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>groups</source>
        <translation>in Gruppen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Who stopped too early, who too late? Show one table on the projector (F5) and count its storage cards.</source>
        <translation>Wer hat zu früh aufgehört, wer zu spät? Zeigt einen Tisch am Beamer (F5) und zählt seine Vorratskarten aus.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>A squirrel goes on the space that is the [green] die plus one of the [white] dice.</source>
        <translation>Ein Eichhörnchen kommt auf das Startfeld, das der [grüne] Würfel plus einer der [weißen] ergibt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>Only [one] squirrel fits on a space.</source>
        <translation>Auf ein Startfeld passt nur [ein] Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>After every squirrel you choose: [stop], or roll again.</source>
        <translation>Nach jedem Eichhörnchen entscheidest du: [aufhören] oder weiterwürfeln.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>If both spaces of a roll are [taken], you bust.</source>
        <translation>Sind beide Startfelder eines Wurfs [besetzt], ist das ein Fehlwurf.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>After a bust your squirrels on the track go [home].</source>
        <translation>Nach einem Fehlwurf gehen deine Eichhörnchen in der Startreihe nach [Hause].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>When you stop, every squirrel on the track moves [up].</source>
        <translation>Wenn du aufhörst, rückt jedes Eichhörnchen der Startreihe [hinauf].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>In the lowest area [two] of your squirrels in a field bring you the nut under it.</source>
        <translation>Im untersten Bereich bringen dir [zwei] deiner Eichhörnchen in einem Feld die Nuss darunter.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>The squirrels of the other players there are [pushed] up.</source>
        <translation>Die Eichhörnchen der anderen dort werden [hochgeschoben].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>In the middle area it takes [three] squirrels to collect a nut.</source>
        <translation>Im mittleren Bereich braucht man [drei] Eichhörnchen für eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>At the top it takes [four].</source>
        <translation>Ganz oben braucht man [vier].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>On a storage card only one [kind] of nut may lie.</source>
        <translation>Auf einer Vorratskarte darf nur eine [Sorte] Nüsse liegen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>A storage card that is [full] is safe for good.</source>
        <translation>Eine Vorratskarte, die [voll] ist, ist bis zum Schluss sicher.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>In a raccoon field you take a nut, and [David] steals another for you.</source>
        <translation>In einem Waschbärfeld nimmst du eine Nuss, und [David] stiehlt dir noch eine.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>A [joker] counts as either nut on it and is never stolen.</source>
        <translation>Ein [Joker] zählt als eine der beiden Nüsse, die er zeigt, und wird nie gestohlen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>A nut on a card that is not full scores [1] point.</source>
        <translation>Eine Nuss auf einer Karte, die nicht voll ist, bringt [1] Punkt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>When the draw [pile] is used up, this is the last turn.</source>
        <translation>Ist der [Nachziehstapel] aufgebraucht, ist dies der letzte Zug.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>the starting track</source>
        <translation>die Startreihe</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>one squirrel on each space</source>
        <translation>ein Eichhörnchen auf jedem Startfeld</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>the 2-squirrel area</source>
        <translation>der Zweierbereich</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>two of yours bring the nut below</source>
        <translation>zwei eigene bringen die Nuss darunter</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>the 3-squirrel area</source>
        <translation>der Dreierbereich</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>three bring one of two nuts</source>
        <translation>drei bringen eine von zwei Nüssen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>four bring any nut</source>
        <translation>vier bringen eine beliebige Nuss</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>a raccoon field</source>
        <translation>ein Waschbärfeld</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>any nut, and David steals another</source>
        <translation>eine beliebige Nuss, und David stiehlt noch eine</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>a nut</source>
        <translation>eine Nuss</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>face up, to be collected</source>
        <translation>offen, zum Sammeln</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>the dice</source>
        <translation>die Würfel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>green plus one white</source>
        <translation>Grün plus einmal Weiß</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>the draw pile</source>
        <translation>der Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>when it is used up, the end is near</source>
        <translation>ist er aufgebraucht, ist das Ende nah</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>a storage card</source>
        <translation>eine Vorratskarte</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/in-the-nuts.toml"/>
        <source>one kind only; full ones are safe</source>
        <translation>nur eine Sorte; volle sind sicher</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>A hill, six hedges and four nuts</source>
        <translation>Ein Hügel, sechs Hecken und vier Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Anna plays black, Ben red and Clara blue. Each of them has 15 squirrels, which will climb this hill. Every turn begins at its foot, on the spaces 2 to 12.</source>
        <translation>Anna spielt Schwarz, Ben Rot und Clara Blau. Jeder hat 15 Eichhörnchen, die diesen Hügel hinaufwollen. Jeder Zug beginnt ganz unten, auf den Startfeldern 2 bis 12.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>White joins in with four players. Let the group find the three areas of the hill before you name them.</source>
        <translation>Weiß kommt zu viert dazu. Lasst die Gruppe die drei Bereiche des Hügels finden, bevor ihr sie benennt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Above the track lies the 2-squirrel area with five fields, then the 3-squirrel area with three, and on top the 4-squirrel area. David has the grey fields over 7.</source>
        <translation>Über der Startreihe liegt der Zweierbereich mit fünf Feldern, dann der Dreierbereich mit drei und ganz oben der Viererbereich. David gehören die grauen Felder über der 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>The signs on the left say how many squirrels of one colour it takes to get a nut: 2, 3 or 4. Hedges part the fields.</source>
        <translation>Die Schilder links sagen, wie viele Eichhörnchen einer Farbe es für eine Nuss braucht: 2, 3 oder 4. Hecken trennen die Felder.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Which field does a squirrel on space 9 move up to?</source>
        <translation>In welches Feld rückt ein Eichhörnchen vom Startfeld 9 hinauf?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Each field lies right over its spaces: 8 and 9 belong together.</source>
        <translation>Jedes Feld liegt genau über seinen Startfeldern: 8 und 9 gehören zusammen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>That field lies over the spaces 5 and 6.</source>
        <translation>Dieses Feld liegt über den Startfeldern 5 und 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>That field lies over the spaces 10, 11 and 12.</source>
        <translation>Dieses Feld liegt über den Startfeldern 10, 11 und 12.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Let somebody come to the front and trace the way up from 9 to the top.</source>
        <translation>Jemand kommt nach vorn und zeigt den Weg von der 9 bis ganz nach oben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Four nuts lie face up under 2–4, 5–6, 8–9 and 10–12, none under 7. With them come two white dice, one green die, and David the raccoon.</source>
        <translation>Unter 2–4, 5–6, 8–9 und 10–12 liegt je eine Nuss offen, unter der 7 keine. Dazu kommen zwei weiße Würfel, ein grüner Würfel und David der Waschbär.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Name the nuts together: acorn, walnut, hazelnut, beechnut. David has robbed nobody yet.</source>
        <translation>Nennt die Nüsse zusammen: Eichel, Walnuss, Haselnuss, Buchecker. David hat noch niemanden bestohlen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Everybody gets a nut</source>
        <translation>Alle bekommen eine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Every pair of nuts is on two jokers. A joker counts as either of its nuts, but never as both.</source>
        <translation>Jedes Paar von Nüssen ist auf zwei Jokern. Ein Joker zählt als eine seiner beiden Nüsse, nie als beide.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>With three players one nut of each plain kind stays in the box, with two players two of each.</source>
        <translation>Zu dritt bleibt von jeder einfachen Sorte eine Nuss in der Schachtel, zu zweit je zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>How many jokers are in the game with three players?</source>
        <translation>Wie viele Joker sind zu dritt im Spiel?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Only plain nuts stay in the box. All 12 jokers are always used.</source>
        <translation>Nur einfache Nüsse bleiben in der Schachtel. Die 12 Joker sind immer alle im Spiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Jokers never stay in the box.</source>
        <translation>Joker bleiben nie in der Schachtel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>One of each plain kind stays in the box, but no joker.</source>
        <translation>Von jeder einfachen Sorte bleibt eine Nuss in der Schachtel, aber kein Joker.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Read the sentence about the box once more, slowly: it speaks of plain nuts.</source>
        <translation>Den Satz über die Schachtel noch einmal langsam vorlesen: Er spricht von einfachen Nüssen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Eight cards are set aside for the end, the others are the draw pile. Everybody gets one nut and stores it at once. Anna has an acorn; Ben has a joker and may keep it.</source>
        <translation>Acht Karten liegen für den Schluss beiseite, die anderen sind der Nachziehstapel. Jeder bekommt eine Nuss und lagert sie sofort ein. Anna hat eine Eichel; Ben darf seinen Joker behalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Shuffle first, then turn up four cards under their fields. The last eight cards are only needed for the finish.</source>
        <translation>Erst mischen, dann vier Karten unter ihren Feldern aufdecken. Die acht Karten braucht man erst am Schluss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Clara would like to keep her hazelnut for later as well. That is not possible: only jokers may wait.</source>
        <translation>Clara würde ihre Haselnuss auch gern für später behalten. Das geht nicht: Nur Joker dürfen warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>So it goes on one of her eight cards. Ask: on a small card or on a large one?</source>
        <translation>Also kommt sie auf eine ihrer acht Karten. Fragen: lieber auf eine kleine oder auf eine große?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>A head start for the others</source>
        <translation>Ein Vorsprung für die anderen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Anna saw a squirrel last and goes first. So the others may send squirrels ahead: Ben one, Clara two, Emil three. Ben and Clara both choose 5–6.</source>
        <translation>Anna hat zuletzt ein Eichhörnchen gesehen und beginnt. Dafür dürfen die anderen welche vorausschicken: Ben eins, Clara zwei, Emil drei. Ben und Clara wählen beide 5–6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Emil has joined in with white. It goes round clockwise, and sitting with another player is fine.</source>
        <translation>Emil spielt mit, in Weiß. Es geht im Uhrzeigersinn, und zu anderen darf man sich dazusetzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>For her second squirrel Clara would love the raccoon field. Not before the first turn!</source>
        <translation>Mit ihrem zweiten Eichhörnchen möchte Clara am liebsten ins Waschbärfeld. Nicht vor dem ersten Zug!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>The raccoon fields are the strongest on the board, so nobody may begin there.</source>
        <translation>Die Waschbärfelder sind die stärksten auf dem Brett, darum darf dort niemand beginnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>How many fields are open to Clara's second squirrel?</source>
        <translation>Wie viele Felder stehen Claras zweitem Eichhörnchen offen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>2–4, 8–9 and 10–12: not the raccoon field, and not 5–6, where she has one already.</source>
        <translation>2–4, 8–9 und 10–12: nicht das Waschbärfeld und nicht 5–6, wo schon eins von ihr sitzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Count again: there are five fields, and two of them are closed to her.</source>
        <translation>Zählt noch einmal: Es gibt fünf Felder, und zwei davon sind für sie gesperrt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>One of these is 5–6, and she may not have two in one field.</source>
        <translation>Eins davon ist 5–6, und zwei in einem Feld sind nicht erlaubt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Talk about which of the three is likely to get company soon.</source>
        <translation>Sprecht darüber, welches der drei wohl bald Gesellschaft bekommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Clara takes 8–9, and Emil sends three, each to a field of its own: 2–4, 8–9 and 10–12. Now Anna may roll.</source>
        <translation>Clara nimmt 8–9, und Emil schickt drei, jedes in ein anderes Feld: 2–4, 8–9 und 10–12. Jetzt darf Anna würfeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Ask who has the best start. With two players only one squirrel is sent ahead, with three players three in all.</source>
        <translation>Fragen, wer am besten gestartet ist. Zu zweit wird nur ein Eichhörnchen vorausgeschickt, zu dritt sind es insgesamt drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Green plus one white</source>
        <translation>Grün plus ein Weiß</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Clara rolls all three dice: green 2, white 1 and 6. The green die always counts, together with one of the white dice: 2 + 1 or 2 + 6.</source>
        <translation>Clara würfelt mit allen drei Würfeln: Grün 2, Weiß 1 und 6. Der grüne Würfel zählt immer, zusammen mit einem der weißen: 2 + 1 oder 2 + 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Say the sums aloud together. She chooses which white die to use.</source>
        <translation>Die Summen gemeinsam laut sagen. Welchen weißen Würfel sie nimmt, entscheidet sie selbst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>The two white dice alone would make 7. That does not count.</source>
        <translation>Die beiden weißen Würfel allein ergäben 7. Das zählt nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>This is the mistake that nearly everybody makes once.</source>
        <translation>Diesen Fehler macht fast jeder einmal.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Clara has a squirrel waiting in 8–9. Which space brings her a second one there?</source>
        <translation>In 8–9 wartet schon ein Eichhörnchen von Clara. Welches Startfeld bringt ihr dort ein zweites?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Space 8 lies under 8–9: two squirrels there will take the hazelnut.</source>
        <translation>Das Startfeld 8 liegt unter 8–9: Zwei Eichhörnchen dort holen die Haselnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Look for the blue squirrel in 8–9 first.</source>
        <translation>Sucht zuerst das blaue Eichhörnchen in 8–9.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Space 3 lies under 2–4, where only Anna's squirrel waits.</source>
        <translation>Das Startfeld 3 liegt unter 2–4, wo nur Annas Eichhörnchen wartet.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>After every squirrel you choose: stop, or roll again. Clara feels lucky and rolls 4 with 4 and 6. Space 8 is taken, as a space holds one squirrel only.</source>
        <translation>Nach jedem Eichhörnchen entscheidest du: aufhören oder weiterwürfeln. Clara hofft auf ihr Glück und würfelt 4 mit 4 und 6. Die 8 ist besetzt: Auf ein Startfeld passt nur eins.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Ask: who would have stopped? There is no limit to how often you roll.</source>
        <translation>Fragen: Wer hätte aufgehört? Würfeln darf man, so oft man will.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Space 10 is free, so that is where her squirrel goes. Stop now, or roll again? It is up to her.</source>
        <translation>Die 10 ist frei, also kommt ihr Eichhörnchen dorthin. Aufhören oder weiterwürfeln? Das entscheidet sie selbst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>What would you do? Two squirrels are at stake. When a roll goes wrong is the next lesson.</source>
        <translation>Was würdet ihr tun? Zwei Eichhörnchen stehen auf dem Spiel. Wann ein Wurf danebengeht, zeigt die nächste Lektion.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Once too often</source>
        <translation>Einmal zu oft</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Ben has squirrels on 4, 6 and 9 and rolls 4 with 5 and 6. Space 9 is taken, 10 is free: so he must use 10, whether he likes it or not.</source>
        <translation>Ben hat Eichhörnchen auf 4, 6 und 9 und würfelt 4 mit 5 und 6. Die 9 ist besetzt, die 10 ist frei: Also muss er auf die 10, ob er will oder nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>If one of the two spaces is free, there is nothing to decide: that one is used.</source>
        <translation>Ist eins der beiden Startfelder frei, gibt es nichts zu entscheiden: Dieses wird genommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>He rolls a fifth time. When does it go wrong?</source>
        <translation>Er würfelt zum fünften Mal. Wann geht es schief?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>When one of its two spaces is taken</source>
        <translation>Wenn eins der beiden Startfelder besetzt ist</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>When both of its spaces are taken</source>
        <translation>Wenn beide Startfelder besetzt sind</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>When the white dice are equal</source>
        <translation>Wenn die weißen Würfel gleich sind</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>As long as one of the two spaces is free, he uses that one.</source>
        <translation>Solange eins der beiden Startfelder frei ist, nimmt er eben das.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Then the other space is still free, as it was just now.</source>
        <translation>Dann ist das andere Startfeld noch frei, wie gerade eben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Equal white dice only mean that there is a single space to use.</source>
        <translation>Gleiche weiße Würfel heißen nur, dass es ein einziges Startfeld gibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>The card shows the odds for these four spaces. Ask who would dare.</source>
        <translation>Die Karte zeigt, wie wahrscheinlich ein Fehlwurf bei diesen vier Startfeldern ist. Fragen, wer sich traut.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Green 4, white 5 and 2: 9 is taken, and 6 is taken too. Bust! All four go home. Squirrels that moved up in earlier turns stay where they are.</source>
        <translation>Grün 4, Weiß 5 und 2: Die 9 ist besetzt, und die 6 auch. Fehlwurf! Alle vier gehen nach Hause. Was in früheren Zügen hinaufgerückt ist, bleibt, wo es ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Find the red squirrels that are still on the hill: one in 5–6, one on the left. It is Clara's turn now.</source>
        <translation>Sucht die roten Eichhörnchen, die noch auf dem Hügel sind: eins in 5–6, eins links. Jetzt ist Clara dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Stop, and everybody moves up</source>
        <translation>Aufhören, und alle rücken hinauf</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Anna has squirrels on 3, 7 and 11 and decides that this is enough.</source>
        <translation>Anna hat Eichhörnchen auf 3, 7 und 11 und findet, dass das reicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Where does the one on 7 go?</source>
        <translation>Wohin kommt das auf der 7?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Back home</source>
        <translation>Zurück nach Hause</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>To 5–6</source>
        <translation>In das Feld 5–6</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>To the raccoon field</source>
        <translation>In das Waschbärfeld</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Every squirrel moves straight up to the field over its space, and over 7 lies the raccoon field.</source>
        <translation>Jedes Eichhörnchen rückt gerade hinauf in das Feld über seinem Startfeld, und über der 7 liegt das Waschbärfeld.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Squirrels only go home after a bust, or when they bring a nut.</source>
        <translation>Nach Hause gehen Eichhörnchen nur nach einem Fehlwurf oder wenn sie eine Nuss bringen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>The field 5–6 lies over the spaces 5 and 6.</source>
        <translation>Das Feld 5–6 liegt über den Startfeldern 5 und 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Trace the three ways up with a finger before the hands go up.</source>
        <translation>Die drei Wege mit dem Finger zeigen, bevor alle die Hand heben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Up they go, to 2–4, the raccoon field and 10–12. Nobody has two in a field yet, so nobody gets a nut this time.</source>
        <translation>Es geht hinauf, nach 2–4, ins Waschbärfeld und nach 10–12. Noch hat niemand zwei in einem Feld, also bekommt diesmal niemand eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>They wait there for company. It need not come from the same turn.</source>
        <translation>Dort warten sie auf Gesellschaft. Die muss nicht aus demselben Zug kommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>And if you have just placed your very last squirrel, the turn stops by itself. Everybody has 15.</source>
        <translation>Und hast du gerade dein allerletztes Eichhörnchen gesetzt, endet der Zug von selbst. Jeder hat 15.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>squirrels for each player</source>
        <translation>Eichhörnchen für jeden</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>That is rare. The heap at the bottom left shows how many are still at home. An example plays it.</source>
        <translation>Das ist selten. Der Haufen unten links zeigt, wie viele noch zu Hause sind. Ein Beispiel spielt es vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Two squirrels, one nut</source>
        <translation>Zwei Eichhörnchen, eine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Ben is about to stop. His squirrel on 3 will join the other red one in 2–4, where blue Clara waits as well.</source>
        <translation>Ben will gerade aufhören. Sein Eichhörnchen auf der 3 kommt zu dem anderen roten in 2–4, wo auch das blaue von Clara wartet.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>What happens to Clara there?</source>
        <translation>Was geschieht dort mit Clara?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>She goes home</source>
        <translation>Sie geht nach Hause</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>She is pushed up</source>
        <translation>Sie wird hochgeschoben</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>She stays</source>
        <translation>Sie bleibt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Whoever collects sends two home and pushes all others in that field up to the next area.</source>
        <translation>Wer eine Nuss bekommt, schickt zwei nach Hause und schiebt alle anderen in diesem Feld in den nächsten Bereich hinauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Only Ben's two go home. They have brought him a nut.</source>
        <translation>Nur Bens zwei gehen nach Hause. Sie haben ihm eine Nuss gebracht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>The field is cleared: only a player's own squirrels are never pushed.</source>
        <translation>Das Feld wird geräumt: Nur die eigenen Eichhörnchen schiebt man nie hoch.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>After every turn without a bust the fields are checked, from left to right and from the bottom up.</source>
        <translation>Nach jedem Zug ohne Fehlwurf werden die Felder geprüft, von links nach rechts und von unten nach oben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Ben's two go home, Clara is pushed up, Ben takes the acorn under 2–4, and a new nut is turned up at once.</source>
        <translation>Bens zwei gehen nach Hause, Clara wird hochgeschoben, Ben nimmt die Eichel unter 2–4, und sofort wird eine neue Nuss aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Two pay for one nut. If there were three of Ben's, the third would stay: you never push your own.</source>
        <translation>Zwei bezahlen für eine Nuss. Hätte Ben dort drei, bliebe das dritte: Eigene schiebt man nie hoch.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>He stores it, and the check goes on: in 8–9 he has two as well. He stores the hazelnut, and this time black Anna is pushed up.</source>
        <translation>Er lagert sie ein, und es wird weiter geprüft: In 8–9 hat er auch zwei. Er lagert die Haselnuss ein, und diesmal wird Annas schwarzes hochgeschoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>A good turn: two squirrels placed, two nuts. Ask whom else it has helped: Clara and Anna are one area higher.</source>
        <translation>Ein guter Zug: zwei Eichhörnchen gesetzt, zwei Nüsse geholt. Fragen, wem er noch geholfen hat: Clara und Anna sind einen Bereich höher.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Imagine four squirrels of yours in 2–4 after a turn. How many nuts do you take there?</source>
        <translation>Stellt euch vor, ihr habt nach einem Zug vier Eichhörnchen in 2–4. Wie viele Nüsse bekommt ihr dort?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Two squirrels for the nut that lies there, and two more for the one that is turned up after it.</source>
        <translation>Zwei Eichhörnchen für die Nuss, die dort liegt, und zwei für die, die danach aufgedeckt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>That uses up only two of the four. The other two collect as well.</source>
        <translation>Dafür braucht es nur zwei der vier. Auch die anderen zwei holen eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>It takes two squirrels for each nut.</source>
        <translation>Für jede Nuss braucht es zwei Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Only 2–4 and 10–12 have three spaces below, so only there you can get to four in one turn.</source>
        <translation>Nur unter 2–4 und 10–12 liegen drei Startfelder, also kommt man nur dort in einem Zug auf vier.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Three squirrels, one of two nuts</source>
        <translation>Drei Eichhörnchen, eine von zwei Nüssen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Ben stops with two in 8–9. Anna and Clara are pushed up to the right, and now each of them has three there!</source>
        <translation>Ben hört auf und hat zwei in 8–9. Anna und Clara werden nach rechts hochgeschoben, und nun hat jede von ihnen dort drei!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Count black and blue on the right together. Ben has one there, which is not enough.</source>
        <translation>Zählt Schwarz und Blau rechts zusammen. Ben hat dort eins, das reicht nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Three in a field of the 3-squirrel area bring a nut. It is Ben's turn that is being checked.</source>
        <translation>Drei in einem Feld des Dreierbereichs bringen eine Nuss. Geprüft wird nach Bens Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Who collects first?</source>
        <translation>Wer ist zuerst dran?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Clara</source>
        <translation>Clara</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Whoever is faster</source>
        <translation>Wer schneller ist</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>The check begins with Ben, whose turn it is, and goes round clockwise: first Clara, then Anna.</source>
        <translation>Es beginnt bei Ben, der am Zug ist, und geht im Uhrzeigersinn weiter: erst Clara, dann Anna.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Clockwise after Ben comes Clara; Anna is last.</source>
        <translation>Im Uhrzeigersinn kommt nach Ben Clara; Anna ist die Letzte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>It is not a race: the order round the table decides.</source>
        <translation>Das ist kein Wettrennen: Die Reihenfolge am Tisch entscheidet.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Whoever is closest to the player whose turn it is, clockwise, is first, and takes all nuts due in a row.</source>
        <translation>Wer dem Spieler am Zug im Uhrzeigersinn am nächsten sitzt, kommt zuerst und nimmt alle seine Nüsse nacheinander.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Ben stores his hazelnut. Clara's three go home, and Ben is pushed to the top. Anna has three as well: she is not pushed, for she collects next.</source>
        <translation>Ben lagert seine Haselnuss ein. Claras drei gehen nach Hause, und Ben wird nach ganz oben geschoben. Anna hat auch drei: Sie wird nicht geschoben, denn sie ist als Nächste dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>That is the exception: whoever has enough squirrels stays until it is their turn to collect.</source>
        <translation>Das ist die Ausnahme: Wer selbst genug hat, bleibt, bis er an der Reihe ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Clara may pick one of the two nuts on this side, under 8–9 or 10–12, but not one from the left.</source>
        <translation>Clara darf eine der beiden Nüsse auf dieser Seite wählen, unter 8–9 oder 10–12, aber keine von links.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Each big field lies over two nuts. Which one would you take?</source>
        <translation>Jedes große Feld liegt über zwei Nüssen. Welche würdet ihr nehmen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>She picks the beechnut and stores it. It is replaced at once, and then it is Anna's turn to pick.</source>
        <translation>Sie wählt die Buchecker und lagert sie ein. Sofort wird nachgelegt, und dann darf Anna wählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>One stop has brought a nut to all three players. Ask who is glad that Ben stopped.</source>
        <translation>Einmal aufhören, und alle drei haben eine Nuss. Fragen, wer sich über Bens Zug freut.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Four squirrels at the top</source>
        <translation>Vier Eichhörnchen ganz oben</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Anna still has to store an acorn. After that only the top is left to check, and white Emil has four squirrels there.</source>
        <translation>Anna muss noch eine Eichel einlagern. Danach ist nur noch ganz oben zu prüfen, und dort hat Emil vier weiße Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Which nuts may Emil choose from?</source>
        <translation>Zwischen welchen Nüssen darf Emil wählen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>The two on the right</source>
        <translation>Unter den beiden rechts</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>All four</source>
        <translation>Unter allen vier</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Only the one he stands over</source>
        <translation>Nur die, über der er sitzt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>The top lies over everything, so Emil picks any of the four nuts.</source>
        <translation>Ganz oben liegt alles darunter: Emil wählt eine beliebige der vier Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>That is the rule for the right field below.</source>
        <translation>Das ist die Regel für das rechte Feld darunter.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>That is the rule of the lowest area.</source>
        <translation>Das ist die Regel für den untersten Bereich.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Let the group count the white squirrels. The higher the field, the larger the choice.</source>
        <translation>Die weißen Eichhörnchen zählen lassen. Je höher das Feld, desto größer die Auswahl.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Anna stores her acorn, and Emil's four go home. Nobody can be pushed any higher, so all the others stay.</source>
        <translation>Anna lagert ihre Eichel ein, und Emils vier gehen nach Hause. Höher als hier kann niemand geschoben werden, also bleiben alle anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>If several have four there, they collect in the same order as below: clockwise from the player whose turn it is.</source>
        <translation>Haben dort mehrere vier, gilt dieselbe Reihenfolge wie weiter unten: im Uhrzeigersinn vom Spieler am Zug aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Emil picks the walnut and stores it. Without a single roll of his own!</source>
        <translation>Emil wählt die Walnuss und lagert sie ein. Und das, ohne selbst gewürfelt zu haben!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>It pays to be pushed. Ask: would you rather sit low with a quick nut, or high with a free choice?</source>
        <translation>Geschoben werden lohnt sich. Fragen: lieber unten schnell eine Nuss oder oben die freie Wahl?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>A safe place for every nut</source>
        <translation>Ein sicherer Platz für jede Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Everybody has these eight storage cards: two for 2 nuts, two for 3, two for 4, one for 5 and one for 6. Full, they score 5, 10, 15, 20 and 30 points.</source>
        <translation>Jeder hat diese acht Vorratskarten: zwei für 2 Nüsse, zwei für 3, zwei für 4, eine für 5 und eine für 6. Volle Karten bringen 5, 10, 15, 20 und 30 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>The points stand at the foot of each card. Ask: how many points is a nut worth on a full small card, and on the full large one?</source>
        <translation>Die Punkte stehen unten auf jeder Karte. Fragen: Wie viele Punkte bringt eine Nuss auf einer vollen kleinen Karte und auf der vollen großen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Ben has got an acorn. Only one kind may lie on a card, so it cannot go beside the walnut.</source>
        <translation>Ben hat eine Eichel bekommen. Auf eine Karte kommt nur eine Sorte, also kann sie nicht zur Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>It must be stored at once, on a card with acorns or on an empty one.</source>
        <translation>Sie muss sofort eingelagert werden, auf einer Karte mit Eicheln oder auf einer leeren.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Where does the acorn score most right now?</source>
        <translation>Wo bringt die Eichel jetzt am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>It fills the card for three: 10 points instead of 2. Anywhere else it scores 1.</source>
        <translation>Sie füllt die Karte für drei: 10 Punkte statt 2. Überall sonst bringt sie 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>His first card is full and turned over: nothing goes on it any more.</source>
        <translation>Seine erste Karte ist voll und umgedreht: Da kommt nichts mehr drauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>There are many points to win there, but four more nuts are needed. For now it scores 1.</source>
        <translation>Dort gibt es viel zu gewinnen, aber vier Nüsse fehlen noch. Fürs Erste bringt sie 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>On an empty card it scores 1 point. On another one it does better.</source>
        <translation>Auf einer leeren Karte bringt sie 1 Punkt. Auf einer anderen bringt sie mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>The card is full. It turns over, its 10 points are safe for good, and the three acorns leave the game.</source>
        <translation>Die Karte ist voll. Sie wird umgedreht, ihre 10 Punkte sind für immer sicher, und die drei Eicheln sind aus dem Spiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Nothing is ever taken off a full card, not even by David.</source>
        <translation>Von einer vollen Karte wird nie etwas genommen, auch nicht von David.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>May Ben later move his walnut to a larger card?</source>
        <translation>Darf Ben seine Walnuss später auf eine größere Karte legen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Yes, on his turn</source>
        <translation>Ja, wenn er am Zug ist</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>No, it stays for good</source>
        <translation>Nein, sie bleibt für immer</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>A nut that is stored never moves to another card. Choose its card with care.</source>
        <translation>Eine eingelagerte Nuss kommt nie auf eine andere Karte. Wähl ihre Karte also mit Bedacht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Nuts are stored once and for all: that is why the choice of a card matters.</source>
        <translation>Eingelagert ist eingelagert: Darum ist die Wahl der Karte so wichtig.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>A nut that fits on none of your cards is out of the game. That can happen near the end.</source>
        <translation>Eine Nuss, die auf keine deiner Karten passt, ist aus dem Spiel. Gegen Ende kann das vorkommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Either nut, now or later</source>
        <translation>Die eine oder die andere, jetzt oder später</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Anna keeps a joker. It counts as a walnut or as an acorn, nobody can steal it, and it may wait, even until the end.</source>
        <translation>Anna behält einen Joker. Er zählt als Walnuss oder als Eichel, niemand kann ihn stehlen, und er darf warten, sogar bis zum Schluss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>There are 12 jokers, each with two nuts on it. Whoever gets one may store it at once, of course.</source>
        <translation>Es gibt 12 Joker, jeder mit zwei Nüssen darauf. Natürlich darf man einen Joker auch sofort einlagern.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>It is her turn, before the first roll: she may store it now. Which card does it help most?</source>
        <translation>Sie ist am Zug, noch vor dem ersten Wurf: Jetzt darf sie ihn einlagern. Welcher Karte hilft er am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>As the fourth walnut it fills the card for four: 15 points.</source>
        <translation>Als vierte Walnuss füllt er die Karte für vier: 15 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Who tries the hazelnut is told why not. On an empty card she would say which of the two nuts it is, and the card keeps that kind.</source>
        <translation>Wer die Haselnuss versucht, erfährt, warum nicht. Auf einer leeren Karte würde sie sagen, welche der beiden Nüsse er ist, und dabei bleibt es.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>As the second acorn it fills the card for two: 5 points. There is something better.</source>
        <translation>Als zweite Eichel füllt er die Karte für zwei: 5 Punkte. Es geht noch besser.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>She may wait, but the question is where the joker helps most.</source>
        <translation>Sie darf warten, aber gefragt ist, wo der Joker am meisten hilft.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>On an empty card it scores 1 point. Two of her cards need just one nut.</source>
        <translation>Auf einer leeren Karte bringt er 1 Punkt. Zwei ihrer Karten fehlt nur noch eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>But Anna rolls first, a 5 or an 8.</source>
        <translation>Aber Anna würfelt erst, eine 5 oder eine 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Will she still be able to store the joker? Let the group guess.</source>
        <translation>Kann sie den Joker jetzt noch einlagern? Lasst die Gruppe raten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Now a squirrel has to be placed, and the joker must wait.</source>
        <translation>Jetzt muss ein Eichhörnchen gesetzt werden, und der Joker muss warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>A joker is stored before the first roll, whenever you choose between stopping and rolling, or at the end.</source>
        <translation>Joker lagert man vor dem ersten Wurf ein, immer wenn man zwischen Aufhören und Weiterwürfeln wählt, oder am Schluss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>She takes space 8. Stop or roll again? Before she decides, she stores the joker as a walnut: 15 points!</source>
        <translation>Sie nimmt die 8. Aufhören oder weiterwürfeln? Bevor sie das entscheidet, lagert sie den Joker als Walnuss ein: 15 Punkte!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>A card keeps its kind as long as anything lies on it. Only if David takes the last nut off it, it may take any kind again.</source>
        <translation>Eine Karte behält ihre Sorte, solange etwas darauf liegt. Nur wenn David die letzte Nuss wegnimmt, passt wieder jede Sorte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>David the thief</source>
        <translation>David der Dieb</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Ben stops with two in the raccoon field. They go home, and Anna is pushed up, as always. But here he gets any nut he likes, and one more that David steals.</source>
        <translation>Ben hört auf und hat zwei im Waschbärfeld. Sie gehen nach Hause, und Anna wird hochgeschoben, wie immer. Aber hier darf er jede Nuss nehmen, und David stiehlt noch eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>The upper raccoon field works in the same way, with three squirrels.</source>
        <translation>Das obere Waschbärfeld geht genauso, mit drei Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>First the nut: Ben picks a walnut and stores it. Then it is David's turn, and these are the nuts that he may take.</source>
        <translation>Erst die Nuss: Ben wählt eine Walnuss und lagert sie ein. Dann ist David dran, und das sind die Nüsse, die er nehmen darf.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Read what stands on the cards: whose nut it is, and how full the card is from which it would go.</source>
        <translation>Lest, was auf den Karten steht: wem die Nuss gehört und wie voll die Karte ist, von der sie käme.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Clara has three hazelnuts, but David sits with her, as he robbed her last time. Nobody may steal from her while he stays.</source>
        <translation>Clara hat drei Haselnüsse, aber David sitzt bei ihr, denn sie hat er zuletzt bestohlen. Solange er bleibt, darf niemand bei ihr stehlen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Being robbed has its good side: after that you are safe for a while.</source>
        <translation>Bestohlen zu werden hat auch sein Gutes: Danach ist man eine Weile sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Anna's joker counts as an acorn on its card. Jokers are never stolen, and neither is anything from her full card.</source>
        <translation>Annas Joker zählt auf seiner Karte als Eichel. Joker werden nie gestohlen, und von ihrer vollen Karte auch nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>David takes only plain nuts, and only from cards that are not full.</source>
        <translation>David nimmt nur einfache Nüsse und nur von Karten, die nicht voll sind.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Ben needs one more walnut to fill his card for three. What must David steal?</source>
        <translation>Ben fehlt noch eine Walnuss, um seine Karte für drei zu füllen. Was muss David stehlen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Anna has two walnuts on a card that is not full. David takes one of them.</source>
        <translation>Anna hat zwei Walnüsse auf einer Karte, die nicht voll ist. David nimmt eine davon.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Only two things can be stolen now. If David can steal, he must: nobody can decline.</source>
        <translation>Gerade kann nur zweierlei gestohlen werden. Kann David stehlen, muss er: Ablehnen geht nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>That is a beechnut, and Ben is waiting for a walnut.</source>
        <translation>Das ist eine Buchecker, und Ben wartet auf eine Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Ben stores the walnut: his card is full, 10 points. David moves in with Anna, so she is safe now, and Clara is not.</source>
        <translation>Ben lagert die Walnuss ein: Seine Karte ist voll, 10 Punkte. David zieht bei Anna ein, also ist sie jetzt sicher und Clara nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Who steals names both the player and the card. If there is nobody to rob, only the nut is taken.</source>
        <translation>Wer stiehlt, bestimmt den Spieler und die Karte. Ist niemand zu bestehlen, gibt es nur die eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>The last card is drawn</source>
        <translation>Die letzte Karte ist gezogen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>One card is left in the draw pile. Ben stops and takes the acorn, and the last card replaces it. Now the eight cards set aside come in: this is the last turn.</source>
        <translation>Im Nachziehstapel liegt noch eine Karte. Ben hört auf und nimmt die Eichel, und die letzte Karte ersetzt sie. Jetzt kommen die acht Karten ins Spiel: Das ist der letzte Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Whenever the last card of the pile is drawn, the turn that is being played is the last.</source>
        <translation>Sobald die letzte Karte des Stapels gezogen ist, ist der laufende Zug der letzte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>All checks are finished first. Then every squirrel on the hill runs to the top, and everybody gets one nut for every four squirrels there.</source>
        <translation>Erst wird alles zu Ende geprüft. Dann laufen alle Eichhörnchen auf dem Hügel nach oben, und jeder bekommt für je vier dort eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Ben's four have gone home already, and he may pick. Count the others: five black ones, four blue ones.</source>
        <translation>Bens vier sind schon nach Hause gegangen, und er darf wählen. Zählt die anderen: fünf schwarze, vier blaue.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Anna has five squirrels at the top. How many nuts does she get?</source>
        <translation>Anna hat ganz oben fünf Eichhörnchen. Wie viele Nüsse bekommt sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>One nut for every four squirrels. The fifth comes home with nothing.</source>
        <translation>Eine Nuss für je vier Eichhörnchen. Das fünfte kommt mit leeren Pfoten nach Hause.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Four of her five are enough for a nut.</source>
        <translation>Vier von ihren fünf reichen für eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>It takes four squirrels for each nut.</source>
        <translation>Für jede Nuss braucht es vier Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>With eight squirrels she would get two. That is why it is worth having squirrels on the hill at the end.</source>
        <translation>Für acht bekäme sie zwei. Darum lohnt es sich, am Ende Eichhörnchen auf dem Hügel zu haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Ben, whose turn it is, picks first, and then it goes on clockwise: a walnut for Ben, a beechnut for Clara. Places are refilled while there are cards.</source>
        <translation>Ben, der am Zug ist, wählt zuerst, dann geht es im Uhrzeigersinn: eine Walnuss für Ben, eine Buchecker für Clara. Nachgelegt wird, solange Karten da sind.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Anna picks last. When no card is left a place stays empty, and whoever finds no nut gets none.</source>
        <translation>Anna wählt zuletzt. Ist keine Karte mehr da, bleibt ein Platz leer, und wer keine Nuss mehr findet, bekommt keine.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Counting the stores</source>
        <translation>Die Vorräte werden gezählt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Every nut is stored. Now the jokers that were kept must go on a card too, if they fit anywhere.</source>
        <translation>Alle Nüsse sind eingelagert. Jetzt müssen auch die behaltenen Joker auf eine Karte, wenn sie irgendwo passen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Where does Anna's joker score most?</source>
        <translation>Wo bringt Annas Joker am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>As the fourth walnut it fills a card worth 15 points.</source>
        <translation>Als vierte Walnuss füllt er eine Karte mit 15 Punkten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>The player whose turn it is stores first. At this table the best place is offered by a button.</source>
        <translation>Wer am Zug ist, lagert zuerst ein. An diesem Tisch schlägt eine Taste den besten Platz vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>As a second hazelnut it scores 1 point. Another card is nearly full.</source>
        <translation>Als zweite Haselnuss bringt er 1 Punkt. Eine andere Karte ist fast voll.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>On an empty card it scores 1 point. Another card is nearly full.</source>
        <translation>Auf einer leeren Karte bringt er 1 Punkt. Eine andere Karte ist fast voll.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Full cards score their points, here 5, 10 and 15. Each nut on a card that is not full scores 1: two acorns and a hazelnut.</source>
        <translation>Volle Karten bringen ihre Punkte, hier 5, 10 und 15. Jede Nuss auf einer Karte, die nicht voll ist, bringt 1: zwei Eicheln und eine Haselnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Add it up together, card by card. This is the example of the rulebook.</source>
        <translation>Gemeinsam zusammenzählen, Karte für Karte. Das ist das Beispiel der Spielregel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Anna has 33 points. Ben has a full card of 30 and three acorns: 33 as well.</source>
        <translation>Anna hat 33 Punkte. Ben hat eine volle Karte mit 30 und drei Eicheln: auch 33.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>In a tie the most valuable full card decides: 30 beats 15. Were these equal too, they would share the win.</source>
        <translation>Bei Gleichstand entscheidet die wertvollste volle Karte: 30 schlägt 15. Wäre auch das gleich, würden sie sich den Sieg teilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>She has more full cards, but what counts is the most valuable one.</source>
        <translation>Sie hat mehr volle Karten, aber es zählt die wertvollste.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Before a win is shared, the most valuable full cards are compared.</source>
        <translation>Bevor ein Sieg geteilt wird, vergleicht man die wertvollsten vollen Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Compare the best full card of each. Only if these are worth the same is the win shared.</source>
        <translation>Vergleicht die beste volle Karte von beiden. Nur wenn sie gleich viel wert sind, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Anna has squirrels on 5 and 9, and has rolled green 4 with 5 and 2.</source>
        <translation>Anna hat Eichhörnchen auf 5 und 9 und hat Grün 4 mit 5 und 2 gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Where does the next one go?</source>
        <translation>Wohin kommt das nächste?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>To 6</source>
        <translation>Auf die 6</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>To 7</source>
        <translation>Auf die 7</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>To 9</source>
        <translation>Auf die 9</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>4 + 5 makes 9, and 9 is taken. So only 4 + 2 is left, space 6.</source>
        <translation>4 + 5 ist 9, und die 9 ist besetzt. Also bleibt nur 4 + 2, das Startfeld 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>5 + 2 are the two white dice. The green one always counts.</source>
        <translation>5 + 2 sind die beiden weißen Würfel. Der grüne zählt immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>4 + 5 makes 9, but a squirrel sits there already.</source>
        <translation>4 + 5 ist 9, aber dort sitzt schon ein Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Let them say both sums first, then look at the track.</source>
        <translation>Erst beide Summen sagen lassen, dann auf die Startreihe schauen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>She will place it on 6 and stop. Then she has three in 5–6, beside red Ben.</source>
        <translation>Sie setzt es auf die 6 und hört auf. Dann hat sie drei in 5–6, neben Bens rotem.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>What becomes of her three?</source>
        <translation>Was wird aus ihren dreien?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>All three go home for a nut</source>
        <translation>Alle drei gehen für eine Nuss nach Hause</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two go home for a nut, and one stays</source>
        <translation>Zwei gehen für eine Nuss nach Hause, eins bleibt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two go home, and one is pushed up</source>
        <translation>Zwei gehen nach Hause, eins wird hochgeschoben</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two squirrels pay for the nut, and the third stays. You never push your own.</source>
        <translation>Zwei Eichhörnchen bezahlen für die Nuss, das dritte bleibt. Eigene schiebt man nie hoch.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>In the lowest area two are enough. The third stays where it is.</source>
        <translation>Im untersten Bereich genügen zwei. Das dritte bleibt, wo es ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Only the others are pushed up, never your own.</source>
        <translation>Nur die anderen werden hochgeschoben, nie die eigenen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Count again: one is there already, and two come up from 5 and 6.</source>
        <translation>Noch einmal zählen: Eins sitzt schon da, und zwei kommen von der 5 und der 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Anna takes the walnut, and Ben is pushed up to the left, where he now has three.</source>
        <translation>Anna nimmt die Walnuss, und Ben wird nach links hochgeschoben, wo er nun drei hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>What will happen on the left as soon as the walnut is stored?</source>
        <translation>Was geschieht links, sobald die Walnuss eingelagert ist?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Where does the walnut score most?</source>
        <translation>Wo bringt die Walnuss die meisten Punkte?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>It fills the card for two: 5 points.</source>
        <translation>Sie füllt die Karte für zwei: 5 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Who tries the hazelnut card is told that one kind is enough for a card.</source>
        <translation>Wer es mit der Haselnusskarte versucht, erfährt: nur eine Sorte auf jede Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>There it begins a card and scores 1 point. One of her cards needs just this nut.</source>
        <translation>Dort beginnt sie eine Karte und bringt 1 Punkt. Einer ihrer Karten fehlt genau diese Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Five points for Anna. And Ben gets a nut without lifting a paw: he may pick the nut under 2–4 or the one under 5–6.</source>
        <translation>Fünf Punkte für Anna. Und Ben bekommt eine Nuss, ohne eine Pfote zu rühren: die unter 2–4 oder die unter 5–6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Clara's blue squirrel was pushed to the top. Everybody got something out of Anna's turn.</source>
        <translation>Claras blaues Eichhörnchen wurde nach ganz oben geschoben. Alle haben etwas von Annas Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Blue Clara waits alone in the lower raccoon field. What does she need to send David out?</source>
        <translation>Im unteren Waschbärfeld wartet Claras blaues Eichhörnchen allein. Was braucht sie, um David loszuschicken?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>One more squirrel there</source>
        <translation>Noch ein Eichhörnchen dort</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two more squirrels there</source>
        <translation>Noch zwei Eichhörnchen dort</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>A seven with the white dice</source>
        <translation>Eine Sieben mit den weißen Würfeln</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two squirrels are enough in the lower raccoon field. The upper one takes three.</source>
        <translation>Im unteren Waschbärfeld genügen zwei Eichhörnchen. Im oberen müssen es drei sein.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Three are only needed in the upper raccoon field.</source>
        <translation>Drei braucht es nur im oberen Waschbärfeld.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Seven must be made with the green die, and it brings one squirrel there.</source>
        <translation>Zur Sieben gehört der grüne Würfel, und sie bringt ein Eichhörnchen dorthin.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>All answers right? Then deal a new match: the hill is yours.</source>
        <translation>Alles richtig beantwortet? Dann teilt eine neue Partie aus: Der Hügel gehört euch.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Three or eight</source>
        <translation>Drei oder acht</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Anna rolls green 2, white 1 and 6: that is 2 + 1 or 2 + 6.</source>
        <translation>Anna würfelt Grün 2, Weiß 1 und 6: Das ist 2 + 1 oder 2 + 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>This is the example of the rulebook.</source>
        <translation>Das ist das Beispiel der Spielregel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Not 7, for the green die always counts.</source>
        <translation>Nicht 7, denn der grüne Würfel zählt immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>1 + 6 would be the two white dice.</source>
        <translation>1 + 6 wären die beiden weißen Würfel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>She chooses 3, and her squirrel stands under the field 2–4.</source>
        <translation>Sie wählt die 3, und ihr Eichhörnchen sitzt unter dem Feld 2–4.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Ask what would speak for 8 instead.</source>
        <translation>Fragen, was für die 8 spräche.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/21-nine-and-ten-are-taken.toml"/>
        <source>Nine and ten are taken</source>
        <translation>Neun und zehn sind besetzt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/21-nine-and-ten-are-taken.toml"/>
        <source>Ben has squirrels on 3, 9 and 10, and rolls again: green 4, white 5 and 6. Both 9 and 10 are taken. Bust!</source>
        <translation>Ben hat Eichhörnchen auf 3, 9 und 10 und würfelt weiter: Grün 4, Weiß 5 und 6. Die 9 und die 10 sind beide besetzt. Fehlwurf!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/21-nine-and-ten-are-taken.toml"/>
        <source>This is the example of the rulebook. All three squirrels go home, the one on 3 too.</source>
        <translation>Das ist das Beispiel der Spielregel. Alle drei Eichhörnchen gehen nach Hause, auch das auf der 3.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>One stop, three nuts</source>
        <translation>Einmal aufhören, drei Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Ben, with red, is about to stop with squirrels on 2 and 4. Watch what that sets off.</source>
        <translation>Ben, in Rot, will gerade aufhören und hat Eichhörnchen auf 2 und 4. Seht, was das auslöst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>This is the long example of the rulebook. Let the group guess how many nuts will be collected in the end.</source>
        <translation>Das ist das lange Beispiel der Spielregel. Die Gruppe darf raten, wie viele Nüsse am Ende geholt werden.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Three red squirrels meet in 2–4: two go home, one stays, blue Clara is pushed up, and Ben takes the acorn.</source>
        <translation>Drei rote Eichhörnchen treffen sich in 2–4: Zwei gehen nach Hause, eins bleibt, Claras blaues wird hochgeschoben, und Ben nimmt die Eichel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>The third stays, as nobody pushes their own.</source>
        <translation>Das dritte bleibt, denn Eigene schiebt man nie hoch.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Now Clara has three on the left. They go home, and black Anna, Ben and white Emil are pushed to the top.</source>
        <translation>Jetzt hat Clara links drei. Sie gehen nach Hause, und Anna, Ben und Emil werden nach ganz oben geschoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Count the white squirrels at the top before you go on.</source>
        <translation>Zählt die weißen Eichhörnchen ganz oben, bevor es weitergeht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Clara picks the walnut. And Emil has four at the top! They go home, nobody is pushed, and he may take any of the four nuts.</source>
        <translation>Clara wählt die Walnuss. Und Emil hat ganz oben vier! Sie gehen nach Hause, niemand wird geschoben, und er darf eine beliebige der vier Nüsse nehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Two areas are checked one after the other, and each finds somebody.</source>
        <translation>Zwei Bereiche werden nacheinander geprüft, und jedes Mal ist jemand dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Emil picks the hazelnut under 8–9. One stop, three nuts for three players.</source>
        <translation>Emil wählt die Haselnuss unter 8–9. Einmal aufgehört, drei Nüsse für drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Ask: should Ben have stopped? He got a nut as well, after all.</source>
        <translation>Fragen: Hätte Ben aufhören sollen? Eine Nuss hat er ja auch bekommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>Thirty-three points</source>
        <translation>Dreiunddreißig Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>The last nut of the game. Anna has three full cards, worth 5, 10 and 15 points, and two acorns on another card.</source>
        <translation>Die letzte Nuss des Spiels. Anna hat drei volle Karten mit 5, 10 und 15 Punkten und zwei Eicheln auf einer anderen Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>This is the example of the rulebook. Let the group add it up first.</source>
        <translation>Das ist das Beispiel der Spielregel. Erst die Gruppe zusammenzählen lassen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>The walnut begins a card of its own, for 1 point more. That makes 33.</source>
        <translation>Die Walnuss beginnt eine eigene Karte und bringt noch 1 Punkt. Das macht 33.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>Every nut on a card that is not full scores 1 point.</source>
        <translation>Jede Nuss auf einer Karte, die nicht voll ist, bringt 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Twice in a row</source>
        <translation>Zweimal nacheinander</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Anna had one in 10–12 and brings three more: four squirrels. Two go home for the beechnut, Ben is pushed up, and a walnut is turned up …</source>
        <translation>Anna hatte eins in 10–12 und bringt drei dazu: vier Eichhörnchen. Zwei gehen für die Buchecker nach Hause, Ben wird hochgeschoben, und eine Walnuss wird aufgedeckt …</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Four squirrels in one of the outer fields collect twice in a row.</source>
        <translation>Vier Eichhörnchen in einem der äußeren Felder holen zweimal nacheinander eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>… and the other two take that walnut at once.</source>
        <translation>… und die anderen zwei holen sich sofort diese Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>She did not know which nut would come. That is the risk, and the fun.</source>
        <translation>Welche Nuss kommt, wusste sie nicht. Das ist das Risiko, und der Spaß daran.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>David finds nothing</source>
        <translation>David findet nichts</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>Anna collects in the raccoon field. But there are only two players, and David sits with Ben, the only one who could be robbed.</source>
        <translation>Anna holt sich im Waschbärfeld eine Nuss. Aber sie sind nur zu zweit, und David sitzt bei Ben, dem Einzigen, der bestohlen werden könnte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>With two players this happens quite often.</source>
        <translation>Zu zweit kommt das ziemlich oft vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>The hazelnut is hers all the same. David finds nothing to steal, stays where he is, and it is Ben's turn.</source>
        <translation>Die Haselnuss bekommt sie trotzdem. David findet nichts zu stehlen und bleibt, wo er ist, und Ben ist dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>David stays with Ben. So Ben is safe, and Anna can be robbed next.</source>
        <translation>David bleibt bei Ben. Also ist Ben sicher, und als Nächste kann Anna bestohlen werden.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>No card is left</source>
        <translation>Keine Karte mehr da</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>In the last round of nuts just one lies face up, and no card is left to fill the other places. Anna picks it: there is no choice.</source>
        <translation>In der letzten Runde liegt nur noch eine einzige Nuss offen, und keine Karte ist mehr da, um die anderen Plätze zu füllen. Anna nimmt sie: Eine Wahl hat sie nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>A place that cannot be refilled stays empty.</source>
        <translation>Ein Platz, der nicht aufgefüllt werden kann, bleibt leer.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>Ben's four squirrels go home too, but they find no nut. The game is over.</source>
        <translation>Auch Bens vier Eichhörnchen gehen nach Hause, finden aber keine Nuss. Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>Whoever finds no nut gets none. That is very rare.</source>
        <translation>Wer keine Nuss mehr findet, bekommt keine. Das ist sehr selten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>The last squirrel</source>
        <translation>Das letzte Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>Anna has a single squirrel left at home, and her roll allows 4 or 7.</source>
        <translation>Anna hat noch ein einziges Eichhörnchen zu Hause, und ihr Wurf erlaubt 4 oder 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>All her others are on the hill or on the track. Ask what will happen after this one.</source>
        <translation>Alle anderen sind auf dem Hügel oder in der Startreihe. Fragen, was nach diesem geschieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>It goes to 4. Nobody is left at home, so her turn stops by itself, and she collects the acorn under 2–4.</source>
        <translation>Es kommt auf die 4. Zu Hause ist keins mehr, also endet ihr Zug von selbst, und sie holt sich die Eichel unter 2–4.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>She may not roll again without a squirrel to place.</source>
        <translation>Ohne ein Eichhörnchen zum Setzen darf sie nicht weiterwürfeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>A tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Anna has 20 points, and so has Ben. Clara still has a joker.</source>
        <translation>Anna hat 20 Punkte und Ben auch. Clara hat noch einen Joker.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Clara has 8 points so far. What can her joker do?</source>
        <translation>Clara hat bisher 8 Punkte. Was kann ihr Joker ausrichten?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>It fills her card for four: 15 points and five single nuts. Three players with 20 points!</source>
        <translation>Er füllt ihre Karte für vier: 15 Punkte und fünf einzelne Nüsse. Alle drei haben 20 Punkte!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>A three-way tie. Who wins is asked next.</source>
        <translation>Ein Gleichstand zu dritt. Wer gewinnt, kommt als Nächstes.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Anna, with the most full cards</source>
        <translation>Anna mit den meisten vollen Karten</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Ben, with the best full card</source>
        <translation>Ben mit der besten vollen Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>All three</source>
        <translation>Alle drei</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>In a tie the most valuable full card wins, and Ben's card is worth 20.</source>
        <translation>Bei Gleichstand gewinnt die wertvollste volle Karte, und Bens Karte ist 20 wert.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>She has three full cards, but the best of them is worth 10. What counts is the most valuable one.</source>
        <translation>Sie hat drei volle Karten, aber die beste davon ist 10 wert. Es zählt die wertvollste.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Only if their best full cards were worth the same would they share the win.</source>
        <translation>Nur wenn ihre besten vollen Karten gleich viel wert wären, würden sie sich den Sieg teilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>The number of full cards does not matter, only the best one.</source>
        <translation>Wie viele volle Karten jemand hat, zählt nicht, nur die beste.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Fill your stores</source>
        <translation>Füllt eure Vorräte</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Winter is coming, and the stores are empty. Anna, Ben and Clara have sent their squirrels up this hill to fetch nuts. This is the end of their match.</source>
        <translation>Der Winter naht, und die Vorräte sind leer. Anna, Ben und Clara haben ihre Eichhörnchen auf diesen Hügel geschickt, um Nüsse zu holen. So endet ihre Partie.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Anna plays black, Ben red and Clara blue. Let the group look at the hill first: from the foot to the top it takes more and more squirrels to get a nut.</source>
        <translation>Anna spielt Schwarz, Ben Rot und Clara Blau. Die Gruppe darf sich erst den Hügel ansehen: Je weiter oben, desto mehr Eichhörnchen braucht es für eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Everybody has the same eight storage cards. Each takes nuts of one kind only, and a full card scores the points at its foot.</source>
        <translation>Alle haben die gleichen acht Vorratskarten. Auf jede kommt nur eine Sorte Nüsse, und eine volle Karte bringt die Punkte, die unten stehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Two nuts make 5 points, six of one kind make 30. Ask: which card would you like to fill first, a small or a large one?</source>
        <translation>Zwei Nüsse bringen 5 Punkte, sechs von einer Sorte 30. Fragen: Welche Karte würdet ihr zuerst füllen, eine kleine oder eine große?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Clara has filled five cards: 5, 10, 10, 15 and 20. Her single beechnut scores 1 more. That makes 61 points, and she wins.</source>
        <translation>Clara hat fünf Karten gefüllt: 5, 10, 10, 15 und 20. Ihre einzelne Buchecker bringt noch 1. Das sind 61 Punkte, und sie gewinnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>points: Clara wins</source>
        <translation>Punkte: Clara gewinnt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>A full card is turned over, and its points are safe. Ben has 53 and Anna 48, so it was close. How Clara did it we shall see.</source>
        <translation>Eine volle Karte wird umgedreht, und ihre Punkte sind sicher. Ben hat 53 und Anna 48, es war also knapp. Wie Clara das geschafft hat, sehen wir noch.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Anna has three beechnuts on a card for five. What do they score?</source>
        <translation>Anna hat drei Bucheckern auf einer Karte für fünf. Was bringen sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>20 points</source>
        <translation>20 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>3 points</source>
        <translation>3 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>The card is not full, so each nut on it scores just 1 point.</source>
        <translation>Die Karte ist nicht voll, also bringt jede Nuss darauf nur 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>The 20 points are only for a full card, and two nuts are missing.</source>
        <translation>Die 20 Punkte gibt es nur für eine volle Karte, und zwei Nüsse fehlen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>Nuts on cards that are not full are not lost: each scores 1 point.</source>
        <translation>Nüsse auf Karten, die nicht voll sind, sind nicht verloren: Jede bringt 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-1-fill-your-stores.toml"/>
        <source>So it pays to finish what you have begun. Ask how many points two more beechnuts would have brought her: 17.</source>
        <translation>Es lohnt sich also, Angefangenes fertigzumachen. Fragen, wie viele Punkte ihr zwei weitere Bucheckern gebracht hätten: 17.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>One turn, from the dice to the nut</source>
        <translation>Ein Zug, von den Würfeln bis zur Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Back to the first round. At the foot of the hill is the starting track, 2 to 12. Above it lie the fields, below it four nuts to win.</source>
        <translation>Zurück in die erste Runde. Am Fuß des Hügels liegt die Startreihe, 2 bis 12. Darüber liegen die Felder, darunter vier Nüsse zum Gewinnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Let somebody read the labels of the lowest fields: 2–4, 5–6, 7 for the raccoon, 8–9 and 10–12. Each field lies right over its spaces. Everybody began with one nut in store.</source>
        <translation>Jemand liest die Schilder der untersten Felder vor: 2–4, 5–6, die 7 für den Waschbären, 8–9 und 10–12. Jedes Feld liegt genau über seinen Startfeldern. Jeder hat schon eine Nuss im Vorrat.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>It is Clara's turn, with blue. She rolls one green and two white dice. The green 2 always counts, together with one of the white dice: 2 + 1 or 2 + 6.</source>
        <translation>Clara ist dran, in Blau. Sie würfelt mit einem grünen und zwei weißen Würfeln. Die grüne 2 zählt immer, zusammen mit einem der weißen: 2 + 1 oder 2 + 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Usual mistake: adding the two white dice. Ask: which two spaces could she take? 3 and 8.</source>
        <translation>Häufiger Fehler: die beiden weißen Würfel zusammenzählen. Fragen: Welche beiden Startfelder könnte sie nehmen? 3 und 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Clara already has a squirrel waiting in the field 8–9. On which space should the next one start?</source>
        <translation>In 8–9 wartet schon ein Eichhörnchen von Clara. Auf welchem Startfeld sollte das nächste beginnen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Space 8 lies under the field 8–9. Two of her squirrels there will bring her a nut.</source>
        <translation>Das Startfeld 8 liegt unter 8–9. Zwei ihrer Eichhörnchen dort bringen ihr eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Somebody comes to the front and drags a squirrel from Clara's heap.</source>
        <translation>Jemand kommt nach vorn und zieht ein Eichhörnchen von Claras Haufen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Space 3 lies under 2–4, where she has nobody. Her squirrel would wait there alone.</source>
        <translation>Das Startfeld 3 liegt unter 2–4, wo sie niemanden hat. Dort müsste ihr Eichhörnchen allein warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>After every squirrel you choose: stop, or roll again. Clara rolls once more: 4 + 4 is taken now, so she must use 4 + 6.</source>
        <translation>Nach jedem Eichhörnchen entscheidest du: aufhören oder weiterwürfeln. Clara würfelt weiter: 4 + 4 ist jetzt besetzt, also muss sie auf 4 + 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Only one squirrel fits on a space. As long as one of the two sums is free, it has to be used.</source>
        <translation>Auf ein Startfeld passt nur ein Eichhörnchen. Solange eine der beiden Summen frei ist, muss man sie nehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>She stops, and her squirrels move up. In 8–9 she has two now: they go home, Clara gets the hazelnut, and Anna is pushed up.</source>
        <translation>Sie hört auf, und ihre Eichhörnchen rücken hinauf. In 8–9 hat sie nun zwei: Sie gehen nach Hause, Clara bekommt die Haselnuss, und Anna wird hochgeschoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>Four things at once: hers go home, the others are pushed up, she takes the nut, and a new one is turned up. Look for black Anna: she is higher up now, for free.</source>
        <translation>Vier Dinge auf einmal: Ihre gehen nach Hause, die anderen werden hochgeschoben, sie nimmt die Nuss, und eine neue wird aufgedeckt. Sucht das schwarze von Anna: Es ist jetzt weiter oben, ganz umsonst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>A nut is stored at once, on a card of its kind or on an empty one, and there it stays. Clara lays it beside her other hazelnut.</source>
        <translation>Eine Nuss wird sofort eingelagert, auf einer Karte mit ihrer Sorte oder auf einer leeren, und dort bleibt sie. Clara legt sie zu ihrer anderen Haselnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-2-one-turn.toml"/>
        <source>The check goes on with 10–12: she has two there as well, for the beechnut! Roll, place, stop or go on, collect, store: that is the whole turn.</source>
        <translation>Weiter geht es mit 10–12: Auch dort hat sie zwei, für die Buchecker! Würfeln, setzen, aufhören oder weiter, Nuss holen, einlagern: Das ist der ganze Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Too greedy, pushed up, and robbed</source>
        <translation>Zu gierig, geschoben und bestohlen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Six rounds later. Ben, with red, has four squirrels on the track and wants a fifth.</source>
        <translation>Sechs Runden später. Ben, in Rot, hat vier Eichhörnchen in der Startreihe und will noch ein fünftes.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>When does a roll go wrong for him?</source>
        <translation>Wann geht ein Wurf für ihn daneben?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>One of its spaces is taken</source>
        <translation>Eins seiner Startfelder ist besetzt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Both of its spaces are taken</source>
        <translation>Beide Startfelder sind besetzt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>The white dice are equal</source>
        <translation>Die weißen Würfel sind gleich</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>As long as one of the two is free, he simply uses that one.</source>
        <translation>Solange eins der beiden frei ist, nimmt er einfach das.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Then the other space is still free, and he uses that one.</source>
        <translation>Dann ist das andere Startfeld noch frei, und er nimmt das.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Equal white dice only mean that there is a single space to choose.</source>
        <translation>Gleiche weiße Würfel heißen nur, dass es keine Auswahl gibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Ask who would stop now and who would roll. With these four spaces taken about one roll in six goes wrong.</source>
        <translation>Fragen, wer jetzt aufhören und wer würfeln würde. Sind diese vier Startfelder besetzt, geht etwa jeder sechste Wurf daneben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Green 4, white 5 and 2: 9 and 6 are both taken. Bust! All four go home with nothing, and Ben's turn is over.</source>
        <translation>Grün 4, Weiß 5 und 2: Die 9 und die 6 sind beide besetzt. Fehlwurf! Alle vier gehen mit leeren Pfoten nach Hause, und Bens Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>That hurts most. But only the squirrels on the track are lost: whoever moved up in an earlier turn stays there.</source>
        <translation>Das tut am meisten weh. Verloren sind aber nur die in der Startreihe: Wer in einem früheren Zug hinaufgerückt ist, bleibt dort.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Above wait those that were pushed up. Three of one colour in a middle field bring one of two nuts, four of one colour at the top bring any nut.</source>
        <translation>Weiter oben warten die Hochgeschobenen. Drei einer Farbe in einem mittleren Feld bringen eine von zwei Nüssen, vier einer Farbe ganz oben eine beliebige Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>The signs on the left say how many it takes: 2, 3, 4. Being pushed up is no harm, it is a gift.</source>
        <translation>Die Schilder links sagen, wie viele es braucht: 2, 3, 4. Hochgeschoben zu werden schadet nicht, es ist ein Geschenk.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Clara, with blue, stops with two squirrels in 2–4. She takes the acorn and pushes Anna's black squirrel up to the left.</source>
        <translation>Clara, in Blau, hört mit zwei Eichhörnchen in 2–4 auf. Sie nimmt die Eichel und schiebt Annas schwarzes nach links hinauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Have them count the black squirrels on the left: three now. What will happen next?</source>
        <translation>Die schwarzen Eichhörnchen links zählen lassen: jetzt drei. Was geschieht als Nächstes?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Then the middle fields are checked. Anna has three on the left: they go home and bring her a nut, in the middle of Clara's turn!</source>
        <translation>Dann werden die mittleren Felder geprüft. Anna hat links drei: Sie gehen nach Hause und bringen ihr eine Nuss, mitten in Claras Zug!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Ben's red squirrel was pushed to the top. After every turn all fields are checked, from the bottom up and from left to right, for everybody.</source>
        <translation>Bens rotes Eichhörnchen wurde nach ganz oben geschoben. Nach jedem Zug werden alle Felder geprüft, von unten nach oben und von links nach rechts, für alle.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Anna may take the hazelnut under 2–4 or the walnut under 5–6. Look at her stores: which one is better?</source>
        <translation>Anna darf die Haselnuss unter 2–4 oder die Walnuss unter 5–6 nehmen. Seht euch ihre Vorräte an: Welche ist besser?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>The third walnut fills her card for three: 10 points at once.</source>
        <translation>Die dritte Walnuss füllt ihre Karte für drei: 10 Punkte auf einmal.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>From the middle fields you choose between the two nuts on that side, from the top among all four.</source>
        <translation>In den mittleren Feldern wählt man zwischen den beiden Nüssen auf dieser Seite, ganz oben zwischen allen vieren.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>A hazelnut would begin a new card and score 1 point. Another nut fills a card.</source>
        <translation>Eine Haselnuss würde eine neue Karte beginnen und 1 Punkt bringen. Eine andere Nuss füllt eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>The card is full. It is turned over, and its 10 points are safe for good.</source>
        <translation>Die Karte ist voll. Sie wird umgedreht, und ihre 10 Punkte sind für immer sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>The nuts of a full card leave the game. Nobody can take anything off it, and that matters now.</source>
        <translation>Die Nüsse einer vollen Karte sind aus dem Spiel. Niemand kann etwas davon wegnehmen, und das ist gleich wichtig.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Now Anna rolls a 7 and stops, with two in David's field. She may take any nut, here an acorn, and David steals another one for her.</source>
        <translation>Jetzt würfelt Anna eine 7 und hört auf, mit zweien in Davids Feld. Sie darf jede Nuss nehmen, hier eine Eichel, und David stiehlt noch eine für sie.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>David takes only plain nuts from cards that are not full. Jokers, full cards and the player whom he lives with are safe: now that is Ben.</source>
        <translation>David nimmt nur einfache Nüsse von Karten, die nicht voll sind. Sicher sind Joker, volle Karten und wer David bei sich hat: jetzt also Ben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>David must take a nut from Clara. Which one hurts her most?</source>
        <translation>David muss Clara eine Nuss wegnehmen. Welche tut ihr am meisten weh?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Clara has two hazelnuts on a card for three: she is only one nut away from 10 points.</source>
        <translation>Clara hat zwei Haselnüsse auf einer Karte für drei: Ihr fehlt nur noch eine Nuss zu 10 Punkten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Compare how many nuts each of her cards still needs. Ben cannot be robbed, as David sits with him.</source>
        <translation>Vergleicht, wie viele Nüsse jeder ihrer Karten noch fehlen. Ben kann nicht bestohlen werden, denn bei ihm sitzt David.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>That card still needs two nuts or more. On another one she is closer to her goal.</source>
        <translation>Dieser Karte fehlen noch mindestens zwei Nüsse. Auf einer anderen ist sie näher am Ziel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Anna stores the hazelnut, and David moves in with Clara. Now she is safe, and Ben is not.</source>
        <translation>Anna lagert die Haselnuss ein, und David zieht bei Clara ein. Jetzt ist sie sicher und Ben nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-3-what-can-happen.toml"/>
        <source>Whoever was robbed last has David as a guard. Ask: is it good or bad to have him?</source>
        <translation>Wer zuletzt bestohlen wurde, hat David als Wächter. Fragen: Ist es gut oder schlecht, ihn zu haben?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>The last nuts</source>
        <translation>Die letzten Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>The draw pile is down to one card. Ben stops with two in 8–9 and takes the hazelnut. The last card takes its place: this is the last turn.</source>
        <translation>Im Nachziehstapel liegt nur noch eine Karte. Ben hört auf, hat zwei in 8–9 und nimmt die Haselnuss. Die letzte Karte kommt an ihren Platz: Das ist der letzte Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Eight cards had been set aside at the start. They become the pile now, so that there are nuts for the finish.</source>
        <translation>Am Anfang wurden acht Karten beiseitegelegt. Sie werden jetzt zum Stapel, damit für den Schluss genug Nüsse da sind.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Now every squirrel on the hill runs to the top, where four of one colour bring a last nut: one for Ben, one for Clara. Anna has only three.</source>
        <translation>Jetzt laufen alle Eichhörnchen auf dem Hügel nach ganz oben, wo vier einer Farbe eine letzte Nuss bringen: eine für Ben, eine für Clara. Anna hat nur drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Ben's four have gone home already, and he is about to pick. Count the others: five blue ones, three black ones. Eight would bring two nuts.</source>
        <translation>Bens vier sind schon nach Hause gegangen, und er darf gleich wählen. Zählt die anderen: fünf blaue, drei schwarze. Acht brächten zwei Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Ben picks an acorn, Clara a beechnut, and both store them. But Clara still keeps a joker: it counts as a walnut or as an acorn.</source>
        <translation>Ben nimmt eine Eichel, Clara eine Buchecker, und beide lagern ein. Aber Clara hat noch einen Joker: Er zählt als Walnuss oder als Eichel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>A joker may wait until the end, and David never steals it. All other nuts are stored at once.</source>
        <translation>Ein Joker darf bis zum Schluss warten, und David stiehlt ihn nie. Alle anderen Nüsse werden sofort eingelagert.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Clara has 49 points, Ben 53. Where does her joker win the match?</source>
        <translation>Clara hat 49 Punkte, Ben 53. Wo gewinnt ihr Joker die Partie?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>As the fourth walnut it fills her card for four: 15 points instead of 3.</source>
        <translation>Als vierte Walnuss füllt er ihre Karte für vier: 15 Punkte statt 3.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>On an empty card it would score a single point. The card with three walnuts is waiting for exactly this.</source>
        <translation>Auf einer leeren Karte brächte er einen einzigen Punkt. Die Karte mit drei Walnüssen wartet genau darauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>There it would begin a card and score 1 point: 50, and Ben wins.</source>
        <translation>Dort würde er eine Karte beginnen und 1 Punkt bringen: 50, und Ben gewinnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Fifteen points for four walnuts: Clara wins with 61, before Ben with 53 and Anna with 48.</source>
        <translation>Fünfzehn Punkte für vier Walnüsse: Clara gewinnt mit 61, vor Ben mit 53 und Anna mit 48.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>A round of applause for Clara. In a tie the most valuable full card would decide; if that is equal too, the win is shared.</source>
        <translation>Applaus für Clara. Bei Gleichstand würde die wertvollste volle Karte entscheiden; wäre auch das gleich, würden sie sich den Sieg teilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Now you know the whole game. Choose your colour, take your dice, and off up the hill!</source>
        <translation>Jetzt kennt ihr das ganze Spiel. Sucht euch eine Farbe aus, nehmt die Würfel, und los geht es den Hügel hinauf!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Roll, and place a squirrel on green plus one white die</source>
        <translation>Würfeln und auf Grün plus einen weißen Würfel setzen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Stop in time, before both spaces are taken</source>
        <translation>Rechtzeitig aufhören, bevor beide Startfelder besetzt sind</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Collect with two, three or four squirrels in a field</source>
        <translation>Mit zwei, drei oder vier in einem Feld eine Nuss holen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Store every nut at once and fill your cards</source>
        <translation>Jede Nuss sofort einlagern und Karten füllen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Send David to steal, but never from the one he lives with</source>
        <translation>David stehlen lassen, aber nie dort, wo er wohnt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/short-4-the-last-nuts.toml"/>
        <source>Two to four at a table. Whoever saw a squirrel last begins. Before that the second player sends one squirrel ahead, the third two, the fourth three.</source>
        <translation>Zwei bis vier an einen Tisch. Wer zuletzt ein Eichhörnchen gesehen hat, beginnt. Vorher schickt der zweite Spieler ein Eichhörnchen voraus, der dritte zwei, der vierte drei.</translation>
    </message>
</context>
</TS>
