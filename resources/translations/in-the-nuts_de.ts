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
        <source>Squirrels go straight into the 2-squirrel area only before the first turn.</source>
        <translation>Nur vor dem ersten Zug kommen Eichhörnchen gleich in den Zweierbereich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>David steals only for enough squirrels in a raccoon field.</source>
        <translation>David stiehlt nur, wenn genug Eichhörnchen in einem Waschbärfeld sitzen.</translation>
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
        <source>First put your opening squirrel into the 2-squirrel area.</source>
        <translation>Schick zuerst dein Eichhörnchen voraus in den Zweierbereich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: put an opening squirrel into the 2-squirrel area</source>
        <translation>{seat}: Schick ein Eichhörnchen voraus in den Zweierbereich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Drag a squirrel from the supply into a field of the 2-squirrel area.</source>
        <translation>Zieh ein Eichhörnchen von zu Hause in ein Feld des Zweierbereichs.</translation>
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
        <source>Click the dice, drag them in their tray, or press R.</source>
        <translation>Klick auf die Würfel, zieh sie in ihre Schale oder drück R.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First put a squirrel on a space that the dice allow: if one is free, it must be used.</source>
        <translation>Setz zuerst ein Eichhörnchen auf ein Startfeld, das die Würfel erlauben: Ist eins frei, musst du es nehmen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Drag a squirrel from the supply to one of the lit spaces.</source>
        <translation>Zieh ein Eichhörnchen von zu Hause auf ein leuchtendes Startfeld.</translation>
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
        <source>First pick a nut: the checks go field by field.</source>
        <translation>Wähl zuerst eine Nuss: Geprüft wird Feld für Feld.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Drag a face-up nut down to your storage.</source>
        <translation>Zieh eine offene Nuss hinunter in deinen Vorrat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First name the nut that David steals: the theft is compulsory.</source>
        <translation>Sag zuerst, welche Nuss David stiehlt: Er muss es tun.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>{seat}: which nut does David steal?</source>
        <translation>{seat}: Welche Nuss stiehlt David?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Drag one of the nuts that David may take down to your storage.</source>
        <translation>Zieh eine der Nüsse, die David nehmen darf, hinunter in deinen Vorrat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>First store the nut you got.</source>
        <translation>Lagere zuerst die Nuss ein, die du bekommen hast.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/choices.py"/>
        <source>Drag the nut to one of your storage cards.</source>
        <translation>Zieh die Nuss auf eine deiner Vorratskarten.</translation>
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
        <source>Drag each joker to one of your storage cards.</source>
        <translation>Zieh jeden Joker auf eine deiner Vorratskarten.</translation>
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
        <source>With {seats} players some nuts stay in the box: {each} of each plain kind</source>
        <translation>Bei {seats} Spielern bleiben einige Nüsse in der Schachtel: {each} von jeder einfachen Sorte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Four nuts lie face up, everybody gets one, eight are set aside; {pile} form the draw pile</source>
        <translation>Vier Nüsse liegen offen, alle bekommen eine, acht kommen beiseite; {pile} bilden den Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} puts an opening squirrel into {field}</source>
        <translation>{seat} schickt ein Eichhörnchen voraus: {field}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} puts a squirrel on space {space}</source>
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
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>David the raccoon</source>
        <translation>David der Waschbär</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>the {nut}</source>
        <translation>{nut}</translation>
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
        <source>Opening squirrels go into the 2-squirrel area.</source>
        <translation>Vorausgeschickte Eichhörnchen kommen in den Zweierbereich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>No opening squirrel goes into the raccoon field.</source>
        <translation>Ins Waschbärfeld wird kein Eichhörnchen vorausgeschickt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You have a squirrel there already: one in each field at most.</source>
        <translation>Dort sitzt schon eins von dir: höchstens eins in jedes Feld.</translation>
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
        <source>Space {space} has a squirrel already, and it holds only one.</source>
        <translation>Auf Startfeld {space} sitzt schon ein Eichhörnchen, und dort passt nur eins hin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Nuts lie under 2–4, 5–6, 8–9 and 10–12.</source>
        <translation>Nüsse liegen unter 2–4, 5–6, 8–9 und 10–12.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Only the two nuts on that side can be picked.</source>
        <translation>Du kannst nur eine der beiden Nüsse auf dieser Seite wählen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>That place is empty, and no card is left to fill it.</source>
        <translation>Dieser Platz ist leer, und zum Auffüllen ist keine Karte mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Nuts are taken after a turn, for squirrels in the areas above.</source>
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
        <source>Only a joker may be kept: a nut is stored at once.</source>
        <translation>Nur einen Joker darfst du behalten: Eine Nuss wird sofort eingelagert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You do not keep that joker.</source>
        <translation>Diesen Joker hast du nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Kept jokers are stored before your first roll, when asked to stop or roll, or at the end.</source>
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
        <source>One kind of nut on each storage card, and {lies} lies there.</source>
        <translation>Nur eine Sorte auf jede Vorratskarte, und hier liegt schon: {lies}.</translation>
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
        <source>Card for {holds}: empty, {points} points when full</source>
        <translation>Karte für {holds}: leer, voll {points} Punkte</translation>
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
        <source>Stopping now keeps the squirrels of this turn safe from a bust.</source>
        <translation>Wer jetzt aufhört, rettet die Eichhörnchen dieses Zuges vor einem Fehlwurf.</translation>
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
        <source>It stands in {field} for the count at the end.</source>
        <translation>{field}: Es steht dort für die Zählung am Ende.</translation>
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
        <source>With a second squirrel beside it in {field} the {nut} can be taken later.</source>
        <translation>{field}: Mit einem zweiten Eichhörnchen daneben ist dort später etwas zu holen: {nut}.</translation>
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
        <source>Another {nut} goes on a card that is begun.</source>
        <translation>{nut}: Noch so eine passt auf eine angefangene Karte.</translation>
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
        <source>{victim} lacks only one nut on that storage card: David takes one off it.</source>
        <translation>{victim} fehlt auf dieser Lagerkarte nur noch eine Nuss: David nimmt eine weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>That fills the storage card: {points} points, and they are safe.</source>
        <translation>Das füllt die Vorratskarte: {points} Punkte, und die sind sicher.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>After that the card lacks {n} more nuts.</source>
        <translation>
            <numerusform>Danach fehlt der Karte nur noch {n} Nuss.</numerusform>
            <numerusform>Danach fehlen der Karte noch {n} Nüsse.</numerusform>
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
        <translation>Nuss unter {place}: {nut}</translation>
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
        <source>Every pair of nuts is there twice.</source>
        <translation>Jedes Paar von Nüssen gibt es zweimal.</translation>
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
        <source>Before the first turn the second player puts one squirrel into the 2-squirrel area, the third player two, and the fourth three. Never two of yours in one field, and none in the raccoon field.</source>
        <translation>Vor dem ersten Zug setzt der zweite Spieler ein Eichhörnchen in den Zweierbereich, der dritte zwei und der vierte drei. Nie zwei eigene in ein Feld, und keins ins Waschbärfeld.</translation>
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
        <source>Roll all three dice. Put one squirrel on the space that is the green die plus one of the white dice: you choose which. Only one squirrel fits on a space.</source>
        <translation>Würfle mit allen drei Würfeln. Setz ein Eichhörnchen auf das Startfeld, das der grüne Würfel plus einer der weißen ergibt: Welcher, entscheidest du. Auf ein Startfeld passt nur ein Eichhörnchen.</translation>
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
        <source>After a turn that did not bust, look who may collect: first the 2-squirrel area from left to right, then the 3-squirrel area from left to right, then the 4-squirrel area.</source>
        <translation>Nach einem Zug ohne Fehlwurf wird geprüft, wer eine Nuss bekommt: zuerst im Zweierbereich von links nach rechts, dann im Dreierbereich von links nach rechts, dann im Viererbereich.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Two of your squirrels in a field of the 2-squirrel area bring you the nut under it: the two go home, all squirrels of other players there are pushed up into the field above, and a new nut is turned up at once. Four squirrels do this twice in a row. You never push your own.</source>
        <translation>Zwei deiner Eichhörnchen in einem Feld des Zweierbereichs bringen dir die Nuss darunter: Die zwei gehen nach Hause, alle Eichhörnchen der anderen dort werden in das Feld darüber hochgeschoben, und sofort wird eine neue Nuss aufgedeckt. Vier Eichhörnchen tun das zweimal nacheinander. Eigene schiebst du nie hoch.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Three of your squirrels in a field of the 3-squirrel area bring you one of the two nuts on that side. The three go home and the others are pushed up, except a player who has three there too and collects next. Of several, whoever is closest to the player whose turn it is comes first, clockwise.</source>
        <translation>Drei deiner Eichhörnchen in einem Feld des Dreierbereichs bringen dir eine der beiden Nüsse auf dieser Seite. Die drei gehen nach Hause, die anderen werden hochgeschoben; nur wer dort selbst drei hat, bleibt und ist als Nächster dran. Von mehreren kommt zuerst, wer dem Spieler am Zug im Uhrzeigersinn am nächsten sitzt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Closest of all is the player whose turn it is; each takes all nuts in a row.</source>
        <translation>Am nächsten ist der Spieler am Zug selbst; jeder nimmt alle seine Nüsse nacheinander.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Four of your squirrels in the 4-squirrel area bring you any of the four nuts. The four go home, and nobody is pushed. If several can collect, the order is the same.</source>
        <translation>Vier deiner Eichhörnchen im Viererbereich bringen dir eine beliebige der vier Nüsse. Die vier gehen nach Hause, und niemand wird hochgeschoben. Sind mehrere an der Reihe, gilt dieselbe Reihenfolge.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>In a raccoon field you pick any face-up nut, and David steals another for you: a plain nut, from a storage card that is not full, never a joker, and never from the player David sits with. Then David moves in with the one who was robbed.</source>
        <translation>In einem Waschbärfeld wählst du eine beliebige offene Nuss, und David stiehlt noch eine für dich: eine einfache Nuss von einer Vorratskarte, die nicht voll ist, nie einen Joker und nie von dem Spieler, bei dem David sitzt. Danach zieht David bei dem ein, der bestohlen wurde.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>First you store the nut you picked. Then David must steal if he can; you name the player and the storage card.</source>
        <translation>Erst lagerst du die gewählte Nuss ein. Dann muss David stehlen, wenn er kann; du nennst den Spieler und die Vorratskarte.</translation>
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
        <source>Later is on your turn before the first roll, whenever you are asked to stop or roll, or at the end. On an empty card you say which nut it is. A card keeps its kind while anything lies on it; if a theft empties it, it may take any kind.</source>
        <translation>Später, das ist in deinem Zug vor dem ersten Wurf, immer wenn du zwischen Aufhören und Weiterwürfeln wählst, oder am Schluss. Auf einer leeren Karte sagst du, welche Nuss er ist. Eine Karte behält ihre Sorte, solange etwas darauf liegt; leert ein Diebstahl sie, passt wieder jede Sorte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>End and score</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>When the draw pile is used up, the eight cards set aside become the pile and this is the last turn. Finish all checks, then move every squirrel to the 4-squirrel area. Each player takes one nut for every four squirrels there, whoever is closest to the player whose turn it is first, clockwise.</source>
        <translation>Ist der Nachziehstapel aufgebraucht, werden die acht Karten, die beiseite liegen, zum Stapel, und dies ist der letzte Zug. Prüft alles zu Ende, dann rücken alle Eichhörnchen in den Viererbereich. Jeder nimmt für je vier Eichhörnchen dort eine Nuss; zuerst, wer dem Spieler am Zug im Uhrzeigersinn am nächsten sitzt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>The pile is used up as soon as its last card is drawn, and closest is the player whose turn it is. A place that cannot be refilled stays empty, and who finds no nut gets none.</source>
        <translation>Aufgebraucht ist der Stapel, sobald seine letzte Karte gezogen ist, und am nächsten ist der Spieler am Zug selbst. Ein Platz, der nicht aufgefüllt werden kann, bleibt leer, und wer keine Nuss mehr findet, bekommt keine.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Then everybody stores the jokers they kept. A full storage card scores its points; every nut on a card that is not full scores 1.</source>
        <translation>Dann lagern alle die Joker ein, die sie behalten haben. Eine volle Vorratskarte bringt ihre Punkte; jede Nuss auf einer Karte, die nicht voll ist, bringt 1.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>The player whose turn it is stores first, and every joker must be stored while it fits anywhere.</source>
        <translation>Der Spieler am Zug lagert zuerst ein, und jeder Joker muss eingelagert werden, solange er irgendwo passt.</translation>
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
        <source>Winter is coming, and every store is empty. Your 15 squirrels will climb this hill and bring you nuts.</source>
        <translation>Der Winter kommt, und alle Vorräte sind leer. Deine 15 Eichhörnchen klettern diesen Hügel hinauf und bringen dir Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Let the room find the three areas before you name them.</source>
        <translation>Lass die Runde die drei Bereiche finden, bevor du sie nennst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>At the foot runs the starting track with the spaces 2 to 12. Here every turn begins.</source>
        <translation>Ganz unten verläuft die Startreihe mit den Startfeldern 2 bis 12. Hier beginnt jeder Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Above it lies the 2-squirrel area: five fields between hedges. The one over 7 belongs to the raccoon.</source>
        <translation>Darüber liegt der Zweierbereich: fünf Felder zwischen Hecken. Das über der 7 gehört dem Waschbären.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Higher up are the 3-squirrel area with three fields, and on top the 4-squirrel area, which is one big field.</source>
        <translation>Weiter oben kommt der Dreierbereich mit drei Feldern und ganz oben der Viererbereich: ein einziges großes Feld.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Four nuts lie face up under 2–4, 5–6, 8–9 and 10–12. Under 7 lies none.</source>
        <translation>Vier Nüsse liegen offen unter 2–4, 5–6, 8–9 und 10–12. Unter der 7 liegt keine.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Into which field does a squirrel from space 9 move up?</source>
        <translation>In welches Feld rückt ein Eichhörnchen von Startfeld 9 hinauf?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Each field lies right over its spaces: 8 and 9 belong together.</source>
        <translation>Jedes Feld liegt genau über seinen Startfeldern: 8 und 9 gehören zusammen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Two white dice, one green die, and David the raccoon, who has not robbed anybody yet.</source>
        <translation>Zwei weiße Würfel, ein grüner Würfel und David der Waschbär, der noch niemanden bestohlen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Everybody gets a nut</source>
        <translation>Alle bekommen eine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>There are 60 nut cards: 12 walnuts, 12 hazelnuts, 12 beechnuts, 12 acorns, and 12 jokers that show two nuts each.</source>
        <translation>Es gibt 60 Nusskarten: 12 Walnüsse, 12 Haselnüsse, 12 Bucheckern, 12 Eicheln und 12 Joker, die je zwei Nüsse zeigen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>We are three, so one nut of each plain kind stayed in the box. With two players it would be two of each.</source>
        <translation>Wir sind zu dritt, darum blieb von jeder einfachen Sorte eine Nuss in der Schachtel. Zu zweit wären es je zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>How many jokers are in the game with three players?</source>
        <translation>Wie viele Joker sind zu dritt im Spiel?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Jokers never stay in the box: all 12 are always used.</source>
        <translation>Joker bleiben nie in der Schachtel: Alle 12 sind immer dabei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Eight cards are set aside for the end. The others are the draw pile.</source>
        <translation>Acht Karten liegen für den Schluss beiseite. Die anderen sind der Nachziehstapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>And everybody has got one nut, which is stored at once. Black puts the acorn on the card for three.</source>
        <translation>Und alle haben eine Nuss bekommen, die sofort eingelagert wird. Schwarz legt die Eichel auf die Karte für drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Red got a joker. A joker may be kept for later, and Red does that.</source>
        <translation>Rot hat einen Joker bekommen. Einen Joker darf man für später behalten, und das macht Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Blue got a plain nut and would like to keep it too. That is not possible: only jokers wait.</source>
        <translation>Blau hat eine einfache Nuss bekommen und würde sie auch gern behalten. Das geht nicht: Nur Joker können warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>So the hazelnut goes on the big card for six.</source>
        <translation>Also kommt die Haselnuss auf die große Karte für sechs.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>A head start for the others</source>
        <translation>Ein Vorsprung für die anderen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Black saw a squirrel last and goes first. To make up for it, the others may send squirrels ahead: Red one, Blue two, White three.</source>
        <translation>Schwarz hat zuletzt ein Eichhörnchen gesehen und beginnt. Zum Ausgleich dürfen die anderen Eichhörnchen vorausschicken: Rot eins, Blau zwei, Weiß drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Red begins in 5–6.</source>
        <translation>Rot beginnt in 5–6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Blue would love to start in the raccoon field. Not before the first turn!</source>
        <translation>Blau würde zu gern im Waschbärfeld anfangen. Aber nicht vor dem ersten Zug!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Sitting with another player is fine, so Blue joins Red.</source>
        <translation>Bei jemand anderem zu sitzen ist erlaubt, also setzt sich Blau zu Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>How many fields are open to Blue's second squirrel?</source>
        <translation>In wie viele Felder darf das zweite Eichhörnchen von Blau?</translation>
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
        <source>2–4, 8–9 and 10–12: not the raccoon field, and not 5–6, where Blue already sits.</source>
        <translation>2–4, 8–9 und 10–12: nicht das Waschbärfeld und nicht 5–6, denn dort sitzt Blau schon.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Talk about which of the three is likely to get company soon.</source>
        <translation>Sprecht darüber, welches der drei wohl bald Gesellschaft bekommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Two of one colour in one field are not allowed now.</source>
        <translation>Zwei von einer Farbe in einem Feld sind jetzt nicht erlaubt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Blue takes 8–9, and White sends three, each into a field of its own.</source>
        <translation>Blau nimmt 8–9, und Weiß schickt drei voraus, jedes in ein eigenes Feld.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Green plus one white</source>
        <translation>Grün plus ein Weiß</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Blue's turn. A turn begins with all three dice.</source>
        <translation>Blau ist am Zug. Ein Zug beginnt mit allen drei Würfeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Green 2, white 1 and 6. The green die always counts, with one of the white dice: 2 + 1 or 2 + 6.</source>
        <translation>Grün 2, Weiß 1 und 6. Der grüne Würfel zählt immer, dazu einer der weißen: 2 + 1 oder 2 + 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>The two white dice alone would make 7. That does not count.</source>
        <translation>Die beiden weißen Würfel allein ergäben 7. Das zählt nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Blue waits in 8–9 already. Which space brings a second squirrel there?</source>
        <translation>Blau wartet schon in 8–9. Welches Startfeld bringt dort ein zweites Eichhörnchen hin?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Space 8 lies under 8–9: with two squirrels there Blue would take the nut.</source>
        <translation>Startfeld 8 liegt unter 8–9: Mit zwei Eichhörnchen dort bekäme Blau die Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Blue takes space 8.</source>
        <translation>Blau nimmt Startfeld 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>After each squirrel you choose: stop, or roll again for another one. Blue feels lucky.</source>
        <translation>Nach jedem Eichhörnchen entscheidest du: aufhören oder für noch eins weiterwürfeln. Blau glaubt an sein Glück.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>8 is taken, and a space holds one squirrel only.</source>
        <translation>Die 8 ist besetzt, und auf ein Startfeld passt nur ein Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>But 10 is free.</source>
        <translation>Aber die 10 ist frei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Once too often</source>
        <translation>Einmal zu oft</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Red has four squirrels on the track and wants a fifth.</source>
        <translation>Rot hat vier Eichhörnchen in der Startreihe und will ein fünftes.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>The note on the right has the exact odds: 39 of 216 rolls.</source>
        <translation>Rechts am Rand steht die Gefahr genau: 39 von 216 Würfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>When does a roll go wrong?</source>
        <translation>Wann geht ein Wurf schief?</translation>
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
        <source>As long as one of the two spaces is free, you use that one.</source>
        <translation>Solange eins der beiden Startfelder frei ist, nimmst du eben das.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Green 4, white 5 and 2: space 9 is taken, but 6 is taken as well. Bust!</source>
        <translation>Grün 4, Weiß 5 und 2: Startfeld 9 ist besetzt, und die 6 auch. Fehlwurf!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>All four go home, and the turn is over. Squirrels that moved up in earlier turns stay where they are.</source>
        <translation>Alle vier gehen nach Hause, und der Zug ist vorbei. Eichhörnchen, die in früheren Zügen hinaufgerückt sind, bleiben, wo sie sind.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Stop, and everybody moves up</source>
        <translation>Aufhören, und alle rücken hinauf</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Black has three squirrels on the track and decides that this is enough.</source>
        <translation>Schwarz hat drei Eichhörnchen in der Startreihe und findet: Das reicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Where does the squirrel on 7 go?</source>
        <translation>Wohin kommt das Eichhörnchen auf der 7?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Back home</source>
        <translation>Zurück nach Hause</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Into 5–6</source>
        <translation>Nach 5–6</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Into the raccoon field</source>
        <translation>Ins Waschbärfeld</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Every squirrel moves straight up into the field over its space, and over 7 lies the raccoon field.</source>
        <translation>Jedes Eichhörnchen rückt gerade hinauf in das Feld über seinem Startfeld, und über der 7 liegt das Waschbärfeld.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Up they go.</source>
        <translation>Und hinauf mit ihnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Nobody has two in a field yet, so nobody gets a nut. And if your last squirrel is on the track, the turn stops by itself.</source>
        <translation>Noch hat niemand zwei in einem Feld, also bekommt niemand eine Nuss. Und ist dein letztes Eichhörnchen in der Startreihe, endet der Zug von selbst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Two squirrels, one nut</source>
        <translation>Zwei Eichhörnchen, eine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Red stops now. Then we check field by field, from left to right, who has enough squirrels.</source>
        <translation>Rot hört jetzt auf. Dann prüfen wir Feld für Feld, von links nach rechts, wer genug Eichhörnchen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Red will have two in 2–4. What happens to Blue, who sits there too?</source>
        <translation>Rot hat gleich zwei in 2–4. Was passiert mit Blau, der auch dort sitzt?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Blue goes home</source>
        <translation>Blau geht nach Hause</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Blue is pushed up</source>
        <translation>Blau wird hochgeschoben</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Blue stays</source>
        <translation>Blau bleibt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Whoever collects sends two squirrels home and pushes everybody else up into the next area.</source>
        <translation>Wer eine Nuss bekommt, schickt zwei Eichhörnchen nach Hause und schiebt alle anderen in den nächsten Bereich hoch.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Red's two go home, Blue is pushed up, Red takes the acorn, and a new nut is turned up at once.</source>
        <translation>Die zwei von Rot gehen nach Hause, Blau wird hochgeschoben, Rot nimmt die Eichel, und sofort wird eine neue Nuss aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Red stores the acorn, and the check goes on: in 8–9 Red has two as well. Black is pushed up this time.</source>
        <translation>Rot lagert die Eichel ein, und es wird weiter geprüft: Auch in 8–9 hat Rot zwei. Diesmal wird Schwarz hochgeschoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>The hazelnut goes on another card. Then it is Blue's turn.</source>
        <translation>Die Haselnuss kommt auf eine andere Karte. Dann ist Blau am Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>You have four squirrels in 2–4. How many nuts do you take there?</source>
        <translation>Du hast vier Eichhörnchen in 2–4. Wie viele Nüsse nimmst du dort?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Two squirrels for the nut that lies there, two more for the one that is turned up after it.</source>
        <translation>Zwei Eichhörnchen für die Nuss, die dort liegt, und noch zwei für die, die danach aufgedeckt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Three squirrels, one of two nuts</source>
        <translation>Drei Eichhörnchen, eine von zwei Nüssen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Red stops. Two Reds meet in 8–9, and both Black and Blue will be pushed up to the right.</source>
        <translation>Rot hört auf. In 8–9 treffen sich zwei rote, und Schwarz und Blau werden beide nach rechts oben geschoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Now Black has three there and Blue has three there. First Red stores the hazelnut.</source>
        <translation>Nun hat Schwarz dort drei, und Blau hat dort drei. Zuerst lagert Rot die Haselnuss ein.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Red's turn is being checked. Who picks first?</source>
        <translation>Geprüft wird der Zug von Rot. Wer darf zuerst wählen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Whoever is faster</source>
        <translation>Wer schneller ist</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>We begin with the player whose turn it is and go round clockwise: Red has not enough, then comes Blue, then Black.</source>
        <translation>Wir beginnen beim Spieler am Zug und gehen im Uhrzeigersinn: Rot hat nicht genug, dann kommt Blau, dann Schwarz.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Blue's three go home. Red is pushed to the top. Black has three as well, so Black is not pushed.</source>
        <translation>Die drei von Blau gehen nach Hause. Rot wird ganz nach oben geschoben. Schwarz hat selbst drei und wird darum nicht geschoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Blue may pick one of the two nuts on this side, but not one from the left.</source>
        <translation>Blau darf eine der beiden Nüsse auf dieser Seite wählen, aber keine von links.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Blue picks the beechnut. It is replaced at once.</source>
        <translation>Blau wählt die Buchecker. Sie wird sofort ersetzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Blue stores it, and now Black collects and picks.</source>
        <translation>Blau lagert sie ein, und jetzt ist Schwarz dran und wählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Four squirrels on top</source>
        <translation>Vier Eichhörnchen ganz oben</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Black still has to store an acorn. After that only the 4-squirrel area is left to check.</source>
        <translation>Schwarz muss noch eine Eichel einlagern. Danach ist nur noch der Viererbereich zu prüfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>White has four on top. Which nuts may White choose from?</source>
        <translation>Weiß hat oben vier. Unter welchen Nüssen darf Weiß wählen?</translation>
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
        <source>Only the one under 7</source>
        <translation>Nur die unter der 7</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>The 4-squirrel area lies over everything: any of the four nuts can be picked.</source>
        <translation>Der Viererbereich liegt über allem: Jede der vier Nüsse ist zu haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>White's four go home. Higher than this nobody can be pushed, so all the others stay.</source>
        <translation>Die vier von Weiß gehen nach Hause. Höher kann niemand geschoben werden, also bleiben alle anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>White picks the walnut.</source>
        <translation>Weiß wählt die Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>A safe place for every nut</source>
        <translation>Ein sicherer Platz für jede Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Everybody has eight storage cards: two for 2 nuts, two for 3, two for 4, one for 5 and one for 6.</source>
        <translation>Alle haben acht Vorratskarten: zwei für 2 Nüsse, zwei für 3, zwei für 4, eine für 5 und eine für 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Red has got an acorn. On a card lies one kind of nut only: not on the walnut, please.</source>
        <translation>Rot hat eine Eichel bekommen. Auf einer Karte liegt nur eine Sorte: also bitte nicht zur Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>This card is full and turned over. Nothing goes on it, and nothing is ever taken from it.</source>
        <translation>Diese Karte ist voll und umgedreht. Nichts kommt mehr darauf, und nichts wird je davon weggenommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Where does this acorn score most right now?</source>
        <translation>Wo bringt diese Eichel jetzt die meisten Punkte?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>It fills the card for three: 10 points instead of 2. Anywhere else it scores 1.</source>
        <translation>Sie füllt die Karte für drei: 10 Punkte statt 2. Überall sonst bringt sie 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>The card is full: it turns over, its 10 points are safe, and the three acorns leave the game.</source>
        <translation>Die Karte ist voll: Sie wird umgedreht, ihre 10 Punkte sind sicher, und die drei Eicheln sind aus dem Spiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>May Red later move the walnut to a bigger card?</source>
        <translation>Darf Rot die Walnuss später auf eine größere Karte legen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Yes, on her turn</source>
        <translation>Ja, im eigenen Zug</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>No, it stays for good</source>
        <translation>Nein, sie bleibt für immer</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>A nut that is stored never moves to another card. Choose the card with care.</source>
        <translation>Eine eingelagerte Nuss wandert nie auf eine andere Karte. Such die Karte gut aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Either nut, now or later</source>
        <translation>Die eine oder die andere, jetzt oder später</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Black keeps a joker: it counts as a walnut or as an acorn, and nobody can steal it.</source>
        <translation>Schwarz hat einen Joker behalten: Er zählt als Walnuss oder als Eichel, und niemand kann ihn stehlen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>A joker may be stored on your own turn before the first roll, or whenever you are asked to stop or roll.</source>
        <translation>Einen Joker darfst du in deinem Zug vor dem ersten Wurf einlagern, oder immer wenn du zwischen Aufhören und Weiterwürfeln wählst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>It shows no hazelnut, so it cannot go there.</source>
        <translation>Er zeigt keine Haselnuss, also passt er dort nicht hin.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Which card does the joker help most?</source>
        <translation>Welcher Karte hilft der Joker am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>As a fourth walnut it fills the card for four: 15 points. As a second acorn it would fill the card for two: 5.</source>
        <translation>Als vierte Walnuss füllt er die Karte für vier: 15 Punkte. Als zweite Eichel würde er die Karte für zwei füllen: 5.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>But Black rolls first.</source>
        <translation>Aber Schwarz würfelt erst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Now a squirrel has to be placed, and jokers must wait.</source>
        <translation>Jetzt muss ein Eichhörnchen gesetzt werden, und Joker müssen warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Space 8.</source>
        <translation>Startfeld 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Stop or roll? Before that, Black stores the joker as a walnut. 15 points!</source>
        <translation>Aufhören oder weiterwürfeln? Vorher lagert Schwarz den Joker als Walnuss ein. 15 Punkte!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>David the thief</source>
        <translation>David der Dieb</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Two Reds meet in the raccoon field. That brings any face-up nut, and one more that David steals.</source>
        <translation>Zwei rote treffen sich im Waschbärfeld. Das bringt eine beliebige offene Nuss und noch eine, die David stiehlt.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Red's two go home and Black is pushed up, as always.</source>
        <translation>Die zwei von Rot gehen nach Hause, und Schwarz wird hochgeschoben, wie immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>First the nut: Red picks the walnut …</source>
        <translation>Zuerst die Nuss: Rot wählt die Walnuss …</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>… and stores it. Now it is David's turn.</source>
        <translation>… und lagert sie ein. Jetzt ist David dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>David sits with Blue, whom he robbed before. Nobody may steal from Blue as long as he stays.</source>
        <translation>David sitzt bei Blau, den er vorhin bestohlen hat. Solange er dort bleibt, darf niemand bei Blau stehlen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Jokers are never stolen.</source>
        <translation>Joker werden nie gestohlen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>And full cards are safe.</source>
        <translation>Und volle Karten sind sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Red wants another walnut. What must David steal?</source>
        <translation>Rot will noch eine Walnuss. Was muss David stehlen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Black's two walnuts lie open on a card that is not full.</source>
        <translation>Die beiden Walnüsse von Schwarz liegen offen auf einer Karte, die nicht voll ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>David takes a walnut from Black and moves in there: now Black is safe, and Blue is not.</source>
        <translation>David nimmt Schwarz eine Walnuss weg und zieht dort ein: Jetzt ist Schwarz sicher und Blau nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Red stores it at once. If there is anything to steal, David must: nobody may let it be.</source>
        <translation>Rot lagert sie sofort ein. Gibt es etwas zu stehlen, muss David es tun: Darauf darf niemand verzichten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>The last card is drawn</source>
        <translation>Die letzte Karte ist gezogen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>One card is left in the draw pile, and Red is about to stop.</source>
        <translation>Im Nachziehstapel liegt nur noch eine Karte, und Rot will gerade aufhören.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Red takes the acorn, and the last card replaces it. Now the eight cards set aside become the pile: this is the last turn.</source>
        <translation>Rot nimmt die Eichel, und die letzte Karte ersetzt sie. Jetzt werden die acht Karten, die beiseite liegen, zum Stapel: Das ist der letzte Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>All checks are finished first. Then every squirrel on the hill runs to the top.</source>
        <translation>Zuerst wird alles zu Ende geprüft. Dann rennen alle Eichhörnchen auf dem Hügel nach ganz oben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Black has five squirrels there. How many more nuts does Black get?</source>
        <translation>Schwarz hat dort fünf Eichhörnchen. Wie viele Nüsse bekommt Schwarz noch?</translation>
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
        <source>One nut for every four squirrels; the fifth comes home with nothing.</source>
        <translation>Eine Nuss für je vier Eichhörnchen; das fünfte kommt mit leeren Pfoten heim.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>The player whose turn it is comes first: Red picks the walnut from 5–6 …</source>
        <translation>Zuerst kommt der Spieler am Zug: Rot wählt die Walnuss unter 5–6 …</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>… and stores it. Then it goes on clockwise: Blue is next.</source>
        <translation>… und lagert sie ein. Dann geht es im Uhrzeigersinn weiter: Blau ist dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Blue picks the beechnut. Places are refilled as long as there are cards; after that they stay empty.</source>
        <translation>Blau wählt die Buchecker. Plätze werden aufgefüllt, solange es Karten gibt; danach bleiben sie leer.</translation>
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
        <source>Where does Black's joker score most?</source>
        <translation>Wo bringt der Joker von Schwarz die meisten Punkte?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>As a fourth walnut it fills a card worth 15 points. The desk offers the best place first.</source>
        <translation>Als vierte Walnuss füllt er eine Karte mit 15 Punkten. Der beste Platz wird zuerst angeboten.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Done. Full cards score their points: 5 + 10 + 15. Each nut on a card that is not full scores 1: 2 + 1.</source>
        <translation>Fertig. Volle Karten bringen ihre Punkte: 5 + 10 + 15. Jede Nuss auf einer Karte, die nicht voll ist, bringt 1: 2 + 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Black has 5 + 10 + 15 + 2 + 1. Red has a full card of 30 and three acorns. Who wins?</source>
        <translation>Schwarz hat 5 + 10 + 15 + 2 + 1. Rot hat eine volle Karte mit 30 und drei Eicheln. Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Both have 33 points. In a tie the most valuable full card decides: Red's 30 beats Black's 15.</source>
        <translation>Beide haben 33 Punkte. Bei Gleichstand entscheidet die wertvollste volle Karte: 30 bei Rot schlägt 15 bei Schwarz.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>If even that were equal, they would share the victory.</source>
        <translation>Wäre auch das gleich, würden sie sich den Sieg teilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black's turn again. Squirrels stand on 5 and 9 already.</source>
        <translation>Schwarz ist wieder am Zug. Auf 5 und 9 sitzen schon Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black has rolled green 4 with 5 and 2. Where does the squirrel go?</source>
        <translation>Schwarz hat Grün 4 mit 5 und 2 gewürfelt. Wohin kommt das Eichhörnchen?</translation>
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
        <source>4 + 5 = 9 is taken, so only 4 + 2 = 6 is left.</source>
        <translation>4 + 5 = 9 ist besetzt, also bleibt nur 4 + 2 = 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Space 6 it is.</source>
        <translation>Also Startfeld 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black stops now. How many squirrels has Black in 5–6 then?</source>
        <translation>Schwarz hört jetzt auf. Wie viele Eichhörnchen hat Schwarz dann in 5–6?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>One was there, and two come up from the spaces 5 and 6.</source>
        <translation>Eins war schon da, und zwei kommen von den Startfeldern 5 und 6 herauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>And what becomes of them?</source>
        <translation>Und was wird aus ihnen?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>All three go home for a nut</source>
        <translation>Alle drei gehen für eine Nuss nach Hause</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two go home for a nut and one stays</source>
        <translation>Zwei gehen für eine Nuss nach Hause, und eins bleibt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two go home and one is pushed up</source>
        <translation>Zwei gehen nach Hause, und eins wird hochgeschoben</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two squirrels pay for the nut. One's own are never pushed.</source>
        <translation>Zwei Eichhörnchen bezahlen für die Nuss. Eigene werden nie geschoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black takes the walnut, and Red is pushed up to the left.</source>
        <translation>Schwarz nimmt die Walnuss, und Rot wird nach links oben geschoben.</translation>
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
        <source>Black fills a card. And Red has three on the left without lifting a paw: Red picks one of two nuts.</source>
        <translation>Schwarz füllt eine Karte. Und Rot hat links drei, ohne eine Pfote zu rühren: Rot wählt eine von zwei Nüssen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Blue waits alone in the raccoon field. What does Blue need to send David out?</source>
        <translation>Blau wartet allein im Waschbärfeld. Was braucht Blau, um David loszuschicken?</translation>
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
        <source>Two squirrels are enough in the lower raccoon field; the upper one takes three.</source>
        <translation>Im unteren Waschbärfeld genügen zwei Eichhörnchen; im oberen braucht es drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Three or eight</source>
        <translation>Drei oder acht</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Green 2, white 1 and 6.</source>
        <translation>Grün 2, Weiß 1 und 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Not 7: the green die always counts.</source>
        <translation>Nicht 7: Der grüne Würfel zählt immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>2 + 1 = 3, or 2 + 6 = 8. The squirrel goes to 3.</source>
        <translation>2 + 1 = 3 oder 2 + 6 = 8. Das Eichhörnchen kommt auf die 3.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/21-nine-and-ten-are-taken.toml"/>
        <source>Nine and ten are taken</source>
        <translation>Neun und zehn sind besetzt</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/21-nine-and-ten-are-taken.toml"/>
        <source>Red stands on 3, 9 and 10, and rolls again: green 4, white 5 and 6. Both spaces are taken. Bust!</source>
        <translation>Rot sitzt auf 3, 9 und 10 und würfelt weiter: Grün 4, Weiß 5 und 6. Beide Startfelder sind besetzt. Fehlwurf!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>One stop, three nuts</source>
        <translation>Einmal aufhören, drei Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Red is about to stop with three squirrels for 2–4. Watch what that sets off.</source>
        <translation>Rot will mit drei Eichhörnchen für 2–4 aufhören. Schau, was das auslöst.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Red takes two back, one stays, Blue is pushed up, and Red takes the acorn.</source>
        <translation>Rot nimmt zwei zurück, eins bleibt, Blau wird hochgeschoben, und Rot nimmt die Eichel.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Now Blue has three on the left: they go home, and Black, White and Red are pushed to the top.</source>
        <translation>Jetzt hat Blau links drei: Sie gehen nach Hause, und Schwarz, Weiß und Rot werden ganz nach oben geschoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Blue picks the walnut of the two.</source>
        <translation>Blau wählt von den beiden die Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>And White has four on top! They go home, nobody is pushed, and White may take any of the four nuts.</source>
        <translation>Und Weiß hat oben vier! Sie gehen nach Hause, niemand wird geschoben, und Weiß darf eine beliebige der vier Nüsse nehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>White picks the hazelnut on the right. One stop, three nuts for three players.</source>
        <translation>Weiß wählt die Haselnuss rechts. Einmal aufgehört, drei Nüsse für drei Spieler.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>Thirty-three points</source>
        <translation>Dreiunddreißig Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>The last nut of the game. Three cards are full: 5, 10 and 15. Two acorns lie on another.</source>
        <translation>Die letzte Nuss des Spiels. Drei Karten sind voll: 5, 10 und 15. Auf einer anderen liegen zwei Eicheln.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>The walnut goes on a card of its own: 5 + 10 + 15 + 2 + 1 = 33.</source>
        <translation>Die Walnuss kommt auf eine eigene Karte: 5 + 10 + 15 + 2 + 1 = 33.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Twice in a row</source>
        <translation>Zweimal nacheinander</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Black had one in 10–12 and brings three more: four squirrels.</source>
        <translation>Schwarz hatte eins in 10–12 und bringt noch drei: vier Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Two go home for the beechnut, Red is pushed up, and a walnut is turned up …</source>
        <translation>Zwei gehen für die Buchecker nach Hause, Rot wird hochgeschoben, und eine Walnuss wird aufgedeckt …</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>… and the other two take that walnut at once.</source>
        <translation>… und die anderen zwei holen sich sofort diese Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>David finds nothing</source>
        <translation>David findet nichts</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>With two players David often sits with the only one who could be robbed.</source>
        <translation>Zu zweit sitzt David oft bei dem Einzigen, den man bestehlen könnte.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>Black collects in the raccoon field.</source>
        <translation>Schwarz ist im Waschbärfeld an der Reihe.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>The nut is Black's all the same …</source>
        <translation>Die Nuss bekommt Schwarz trotzdem …</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>… but there is nobody to steal from. David stays, and it is Red's turn.</source>
        <translation>… aber es gibt niemanden zu bestehlen. David bleibt, und Rot ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>No card is left</source>
        <translation>Keine Karte mehr da</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>The last hand-out, and only one nut is face up. Black picks it: there is no choice.</source>
        <translation>Die letzte Verteilung, und nur eine Nuss liegt offen. Schwarz nimmt sie: Eine Wahl gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>Red's four go home too, but find no nut. The game is over.</source>
        <translation>Auch die vier von Rot gehen nach Hause, finden aber keine Nuss. Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>The last squirrel</source>
        <translation>Das letzte Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>All but one of Black's squirrels are out, and a roll allows 4 or 7.</source>
        <translation>Alle Eichhörnchen von Schwarz bis auf eins sind unterwegs, und der Wurf erlaubt 4 oder 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>The last one goes to 4. Nobody is left at home, so the turn stops by itself, and Black collects.</source>
        <translation>Das letzte kommt auf die 4. Zu Hause ist keins mehr, also endet der Zug von selbst, und Schwarz bekommt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>A tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Black has 20 points, and so has Red. Blue still has a joker.</source>
        <translation>Schwarz hat 20 Punkte, Rot auch. Blau hat noch einen Joker.</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>It fills the card for four: 15 and five single nuts. Three players with 20 points!</source>
        <translation>Er füllt die Karte für vier: 15 und fünf einzelne Nüsse. Drei Spieler mit 20 Punkten!</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Black, with the most full cards</source>
        <translation>Schwarz, mit den meisten vollen Karten</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Red, with the best full card</source>
        <translation>Rot, mit der besten vollen Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>All three</source>
        <translation>Alle drei</translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>In a tie the most valuable full card wins, and Red's card is worth 20.</source>
        <translation>Bei Gleichstand gewinnt die wertvollste volle Karte, und die von Rot ist 20 wert.</translation>
    </message>
</context>
</TS>
