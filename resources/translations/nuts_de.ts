<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nuts</name>
    <message>
        <location filename="../../nutdesk/games/nuts/__init__.py"/>
        <source>Lay the belts, run the factory, mind the squirrel</source>
        <translation>Verleg die Bänder, starte die Fabrik und pass auf das Eichhörnchen auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Feed</source>
        <translation>Füttern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Refill</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Salt</source>
        <translation>Salzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Reposition</source>
        <translation>Umlegen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Cross tile</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Move a salter</source>
        <translation>Salzstreuer schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Move an order</source>
        <translation>Auftrag versetzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Swap dispensers</source>
        <translation>Spender tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Back a change out</source>
        <translation>Änderung zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Put a bonus card away</source>
        <translation>Bonuskarte abwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Keep bonus cards</source>
        <translation>Bonuskarten behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Send the squirrel</source>
        <translation>Eichhörnchen schicken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Keep a sixth nut</source>
        <translation>Sechste Nuss behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Claim a goal</source>
        <translation>Zielkarte nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Take a tile away</source>
        <translation>Plättchen abräumen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Slide a tile</source>
        <translation>Plättchen schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Turn a robot</source>
        <translation>Roboter drehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Move a roaster</source>
        <translation>Röster schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Run the factory</source>
        <translation>Fabrik starten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Play a bonus card</source>
        <translation>Bonuskarte spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Lay a splitter or joiner</source>
        <translation>Teiler oder Sammler legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Lure the squirrel</source>
        <translation>Eichhörnchen locken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Take a boxed nut</source>
        <translation>Nuss aus dem Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Exchange a nut</source>
        <translation>Nuss umtauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Trade nuts</source>
        <translation>Nüsse tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Offer one more nut</source>
        <translation>Noch eine Nuss anbieten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Ask for one more nut</source>
        <translation>Um noch eine Nuss bitten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Make the offer</source>
        <translation>Angebot machen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Accept an offer</source>
        <translation>Ein Angebot annehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Decline an offer</source>
        <translation>Ein Angebot ablehnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Load a truck</source>
        <translation>Lastwagen beladen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Put a nut away</source>
        <translation>Nuss abgeben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>What an action costs</source>
        <translation>Was eine Aktion kostet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Halves that change the floor</source>
        <translation>Hälften für den Umbau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Halves about nuts</source>
        <translation>Hälften für Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>What brings points</source>
        <translation>Was Punkte bringt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>His die and his hunger together</source>
        <translation>Würfel und Hunger zusammen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Two of these in a turn</source>
        <translation>Zwei davon in jedem Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>The squirrel's die</source>
        <translation>Der Würfel des Eichhörnchens</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Goal cards, {n} points each</source>
        <translation>Zielkarten, je {n} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Action token</source>
        <translation>Aktionsmarke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Salt token</source>
        <translation>Salzmarke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Undo token</source>
        <translation>Zurück-Marke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Run token</source>
        <translation>Laufmarke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Order for one {nut}</source>
        <translation>Auftrag für eine {nut}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Bonus card: {card}, {n} points</source>
        <translation>
            <numerusform>Bonuskarte: {card}, {n} Punkt</numerusform>
            <numerusform>Bonuskarte: {card}, {n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Bonus card: {one}; or {two}</source>
        <translation>Bonuskarte: {one}; oder {two}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>new bonus cards</source>
        <translation>neue Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>no squirrel</source>
        <translation>kein Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>two new orders</source>
        <translation>zwei neue Aufträge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>a cross tile</source>
        <translation>eine Kreuzung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>a salter</source>
        <translation>ein Salzstreuer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>an order</source>
        <translation>ein Auftrag</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>two dispensers</source>
        <translation>zwei Spender</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Clear</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>any tile</source>
        <translation>ein Plättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Slide</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>a tile, one column</source>
        <translation>Plättchen, eine Spalte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Spin</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>a robot, a quarter</source>
        <translation>Roboter, ein Viertel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>a salter or roaster</source>
        <translation>Streuer oder Röster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>he stays</source>
        <translation>es bleibt sitzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>he runs anywhere</source>
        <translation>es rennt irgendwohin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>he hunts</source>
        <translation>es jagt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>he hunts, rolls again</source>
        <translation>jagt, würfelt neu</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>two tokens at once</source>
        <translation>sofort zwei Marken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>moves a nut at the end</source>
        <translation>verlegt am Ende eine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>keeps a sixth nut</source>
        <translation>behält sechste Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>one card fails free</source>
        <translation>eine Karte kostet nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>salt counts 3</source>
        <translation>Salz zählt 3</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Refill fills three</source>
        <translation>füllt drei Felder auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>two dice, lower counts</source>
        <translation>der kleinere Wurf gilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Complete row</source>
        <translation>Volle Reihe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>one of each nut</source>
        <translation>von jeder Nuss eine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Column of nuts</source>
        <translation>Spalte mit Nüssen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>from a salter</source>
        <translation>vom Salzstreuer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Goal card</source>
        <translation>Zielkarte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>and a perk</source>
        <translation>und ein Vorteil</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>Bonus card</source>
        <translation>Bonuskarte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>filled or failed</source>
        <translation>erfüllt oder nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/exhibits.py"/>
        <source>The floor for five or six</source>
        <translation>Die Fabrik zu fünft oder sechst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/game.py"/>
        <source>orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/game.py"/>
        <source>trucks</source>
        <translation>Lastwagen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/game.py"/>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/game.py"/>
        <source>Orders: fill order cards, most points win. Trucks: box nuts and load trucks; for 2 to 4 players.</source>
        <translation>Aufträge: Auftragskarten erfüllen, die meisten Punkte gewinnen. Lastwagen: Nüsse verpacken und Lastwagen beladen; für 2 bis 4 Personen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/house.py"/>
        <source>Rules of 0.1.0</source>
        <translation>Regeln von 0.1.0</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/house.py"/>
        <source>The rules are 1 for those of 0.1.0, or 2 for those of now.</source>
        <translation>Die Regeln sind 1 (die von 0.1.0) oder 2 (die von heute).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/house.py"/>
        <source>There are seven kinds of goal cards, each with its name.</source>
        <translation>Es gibt sieben Arten von Zielkarten, jede mit ihrem Namen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/house.py"/>
        <source>A goal card has its copies and its points.</source>
        <translation>Zu einer Zielkarte gehören ihre Anzahl (copies) und ihre Punkte (points).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/house.py"/>
        <source>'{key}' must be a number from 0 to {most}.</source>
        <translation>'{key}' muss eine Zahl von 0 bis {most} sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/__init__.py"/>
        <source>Goal cards</source>
        <translation>Zielkarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/__init__.py"/>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Cross tile added on conveyor {row}, columns {left} and {right}</source>
        <translation>Kreuzung auf Förderband {row} gelegt, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Cross tile removed on conveyor {row}, columns {left} and {right}</source>
        <translation>Kreuzung von Förderband {row} entfernt, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Salter moved from column {a} to {b}</source>
        <translation>Salzstreuer von Spalte {a} in {b} geschoben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Order moved from slot {a} to {b}</source>
        <translation>Auftrag von Feld {a} auf {b} gelegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Dispensers {a} and {b} swapped</source>
        <translation>Spender {a} und {b} getauscht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: run the factory, or change more</source>
        <translation>{seat}: Starte die Fabrik oder ändere noch etwas</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: all changes must touch one matching path</source>
        <translation>{seat}: Alle Änderungen müssen einen passenden Weg berühren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: no tokens left, end the turn</source>
        <translation>{seat}: keine Marken mehr, beende den Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: no tokens left, pass</source>
        <translation>{seat}: keine Marken mehr, passe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: change the floor, or end the turn</source>
        <translation>{seat}: Bau die Fabrik um oder beende den Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: change the floor, or pass</source>
        <translation>{seat}: Bau die Fabrik um oder passe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>That belongs to the Trucks edition.</source>
        <translation>Das gehört zur Lastwagen-Ausgabe.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>There are no bonus cards to choose from.</source>
        <translation>Es gibt keine Bonuskarten zur Auswahl.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>You only choose for the squirrel if two paths are equally near.</source>
        <translation>Du entscheidest nur für das Eichhörnchen, wenn zwei Wege gleich nah sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Goals are claimed only after the factory has run.</source>
        <translation>Zielkarten gibt es erst, wenn die Fabrik gelaufen ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>No sixth nut has arrived.</source>
        <translation>Es ist keine sechste Nuss angekommen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose the action: Build, Salt, Reposition or Swap.</source>
        <translation>Wähle zuerst die Aktion: Bauen, Salzen, Umlegen oder Tauschen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Move tiles, salters, orders or dispensers</source>
        <translation>Beweg Kreuzungen, Salzstreuer, Aufträge oder Spender</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose where to add or remove a cross tile.</source>
        <translation>Wähle zuerst, wo du eine Kreuzung legst oder wegnimmst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: lay a cross tile, or take one off</source>
        <translation>{seat}: Leg eine Kreuzung oder nimm eine weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Put a tile from the stack onto two belts, or take a tile off the floor</source>
        <translation>Leg eine Kreuzung vom Stapel auf zwei Bänder oder nimm eine aus der Fabrik heraus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose which salter moves.</source>
        <translation>Wähle zuerst, welchen Salzstreuer du schiebst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: move a salter one column</source>
        <translation>{seat}: Schieb einen Salzstreuer eine Spalte weit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Move a salter to the next column</source>
        <translation>Setz einen Salzstreuer in die nächste Spalte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose which order moves where.</source>
        <translation>Wähle zuerst, welcher Auftrag wohin kommt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: move an order to an open slot</source>
        <translation>{seat}: Leg einen Auftrag auf ein freies Feld</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Move an order to an open slot</source>
        <translation>Leg einen Auftrag auf ein freies Feld</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose two dispensers.</source>
        <translation>Wähle zuerst zwei Spender.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: swap two dispensers</source>
        <translation>{seat}: Tausch zwei Spender</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Put one dispenser onto another</source>
        <translation>Setz einen Spender auf einen anderen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose which bonus cards to keep.</source>
        <translation>Wähle zuerst, welche Bonuskarten du behältst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: keep one or more of the bonus cards</source>
        <translation>{seat}: Behalte mindestens eine Bonuskarte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Put a card onto the floor to discard it</source>
        <translation>Leg eine Karte in die Fabrik, um sie abzuwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose which way the squirrel goes.</source>
        <translation>Wähle zuerst, wohin das Eichhörnchen läuft.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: which way does the squirrel go?</source>
        <translation>{seat}: Wohin läuft das Eichhörnchen?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Move the squirrel one column</source>
        <translation>Setz das Eichhörnchen eine Spalte weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First say whether you keep the sixth nut.</source>
        <translation>Sag zuerst, ob du die sechste Nuss behältst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: keep a sixth nut?</source>
        <translation>{seat}: Sechste Nuss behalten?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>The factory has run: claim goal cards, or end the turn.</source>
        <translation>Die Fabrik ist gelaufen: Nimm Zielkarten oder beende den Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: claim goal cards</source>
        <translation>{seat}: Nimm Zielkarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Everyone draws three bonus cards; {seat} starts</source>
        <translation>Alle ziehen drei Bonuskarten; {seat} fängt an</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel starts in column {column}</source>
        <translation>Das Eichhörnchen beginnt in Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} keeps {cards}</source>
        <translation>{seat} behält {cards}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{n} bonus cards</source>
        <translation>
            <numerusform>{n} Bonuskarte</numerusform>
            <numerusform>{n} Bonuskarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} discards the bonus card with {card}</source>
        <translation>{seat} wirft die Bonuskarte für {card} ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} draws the bonus card with {card}</source>
        <translation>{seat} zieht die Bonuskarte für {card}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Round {round}: everyone gets 3 action tokens</source>
        <translation>Runde {round}: Alle bekommen 3 Aktionsmarken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel's hunger is {hunger}</source>
        <translation>Der Hunger des Eichhörnchens ist {hunger}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Slot {column}: an order for one {nut}</source>
        <translation>Feld {column}: ein Auftrag für eine {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Slot {column}: one {nut} would match at once and is discarded</source>
        <translation>Feld {column}: Eine {nut} würde sofort passen und wird abgeworfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Slot {column} stays open: no order is left that would not match</source>
        <translation>Feld {column} bleibt frei: Alle Aufträge, die noch da sind, würden sofort passen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The order deck is empty: {cards} discards are shuffled</source>
        <translation>Der Auftragsstapel ist leer: {cards} abgeworfene Karten werden gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The bonus deck is empty: {cards} discards are shuffled</source>
        <translation>Der Bonusstapel ist leer: {cards} abgeworfene Karten werden gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} plans and draws bonus cards</source>
        <translation>{seat} plant und zieht Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} feeds the squirrel</source>
        <translation>{seat} füttert das Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} refills order slots</source>
        <translation>{seat} füllt Auftragsfelder auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} lays a cross tile on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} legt eine Kreuzung auf Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} takes the cross tile off conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} nimmt die Kreuzung von Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} moves the salter of column {column} to column {to}</source>
        <translation>{seat} schiebt den Salzstreuer von Spalte {column} in Spalte {to}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} moves the order of slot {column} to slot {to}</source>
        <translation>{seat} legt den Auftrag von Feld {column} auf Feld {to}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} swaps dispensers {left} and {right}</source>
        <translation>{seat} tauscht die Spender {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} backs out: {what}; {tokens} back</source>
        <translation>{seat} nimmt zurück: {what}; {tokens} zurück</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{n} tokens</source>
        <translation>
            <numerusform>{n} Marke</numerusform>
            <numerusform>{n} Marken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} passes</source>
        <translation>{seat} passt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} ends the turn; nothing matches, so the factory stands still</source>
        <translation>{seat} beendet den Zug; nichts passt, also steht die Fabrik still</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} ends the turn; no matching path touches all changes: they are taken back, their tokens are lost</source>
        <translation>{seat} beendet den Zug; kein passender Weg berührt alle Änderungen: Sie werden zurückgenommen, ihre Marken sind verloren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} runs the factory: {paths}</source>
        <translation>{seat} startet die Fabrik: {paths}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{n} paths match</source>
        <translation>
            <numerusform>{n} Weg passt</numerusform>
            <numerusform>{n} Wege passen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel has been fed: he neither moves nor eats</source>
        <translation>Das Eichhörnchen ist satt: Es läuft nicht und frisst nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel rolls {eyes} + hunger {hunger} = {total}</source>
        <translation>Das Eichhörnchen würfelt {eyes} + Hunger {hunger} = {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel rolls {one} and {two}; the lower + hunger {hunger} = {total}</source>
        <translation>Das Eichhörnchen würfelt {one} und {two}; die kleinere Zahl + Hunger {hunger} = {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel stays in column {column}</source>
        <translation>Das Eichhörnchen bleibt in Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel scampers to column {column}</source>
        <translation>Das Eichhörnchen flitzt in Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel hunts: one step to column {column}</source>
        <translation>Das Eichhörnchen jagt: einen Schritt in Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel eats {seat}'s {nut} in column {column}: {seat} gets a squirrel token</source>
        <translation>Das Eichhörnchen frisst in Spalte {column} eine {nut}: {seat} bekommt eine Eichhörnchenmarke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>One {nut} leaves dispenser {column}</source>
        <translation>Eine {nut} verlässt Spender {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The {nut} runs through the salter in column {column}: {seat} gets a salt token</source>
        <translation>Die {nut} läuft durch den Salzstreuer in Spalte {column}: {seat} bekommt eine Salzmarke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} collects one {nut} from slot {column}</source>
        <translation>{seat} bekommt eine {nut} von Feld {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat}'s sheet has no room for another {nut}: the order of slot {column} goes, the nut scores nothing</source>
        <translation>Auf dem Blatt von {seat} ist kein Platz für noch eine {nut}: Der Auftrag von Feld {column} ist weg, die Nuss zählt nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} keeps a sixth {nut}, from slot {column}</source>
        <translation>{seat} behält eine sechste {nut}, von Feld {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} claims {goal}</source>
        <translation>{seat} nimmt die Zielkarte „{goal}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Everyone has passed: round {round} is over</source>
        <translation>Alle haben gepasst: Runde {round} ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} has two complete rows: the game is over</source>
        <translation>{seat} hat zwei volle Reihen: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Three rounds without a run of the factory: the game is over</source>
        <translation>Drei Runden ohne einen Lauf der Fabrik: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>discard it</source>
        <translation>abwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>discard the card for {nuts}</source>
        <translation>Karte für {nuts} abwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>let the squirrel go left</source>
        <translation>Eichhörnchen nach links laufen lassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>let the squirrel go right</source>
        <translation>Eichhörnchen nach rechts laufen lassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>{nut}, {a} to {b}</source>
        <translation>{nut}, {a} nach {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>{text}, salted</source>
        <translation>{text}, gesalzen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>backed out: {n} tokens back</source>
        <translation>
            <numerusform>zurückgenommen: {n} Marke zurück</numerusform>
            <numerusform>zurückgenommen: {n} Marken zurück</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>take back: {what}</source>
        <translation>Zurücknehmen: {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>remove it: 1 token</source>
        <translation>entfernen: 1 Marke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>move the tile to conveyor {row}, columns {left} and {right}</source>
        <translation>Kreuzung auf Förderband {row} verlegen, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>2 tokens</source>
        <translation>2 Marken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>No single change brings more</source>
        <translation>Keine Änderung bringt mehr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>One more change</source>
        <translation>Was noch geht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Tile off conveyor {row}: {a}-{b}</source>
        <translation>Weg von Förderband {row}: {a}–{b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Tile on conveyor {row}: {a}-{b}</source>
        <translation>Auf Förderband {row}: {a}–{b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Salter to {b}</source>
        <translation>Streuer nach {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Order {a} to {b}</source>
        <translation>Auftrag {a} nach {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Swap {a} and {b}</source>
        <translation>{a} und {b} tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Back out a change</source>
        <translation>Eine Änderung zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>bonus cards are drawn</source>
        <translation>Bonuskarten werden gezogen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>orders are turned up</source>
        <translation>Aufträge werden aufgedeckt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>orders are turned up, and the changes made so far stay</source>
        <translation>Aufträge werden aufgedeckt, und die bisherigen Änderungen bleiben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>the squirrel rolls</source>
        <translation>das Eichhörnchen würfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>the round ends: hunger is rolled, orders are turned up</source>
        <translation>die Runde endet: Hunger wird gewürfelt, Aufträge werden aufgedeckt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>the game ends and all bonus cards are shown</source>
        <translation>das Spiel endet, und alle Bonuskarten werden gezeigt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>the first round begins: hunger is rolled, orders are turned up</source>
        <translation>die erste Runde beginnt: Hunger wird gewürfelt, Aufträge werden aufgedeckt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>{name} costs {price}, and you have {have} left.</source>
        <translation>{name} kostet {price}, und du hast noch {have}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>There is no bonus card left to draw.</source>
        <translation>Es ist keine Bonuskarte mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Refill comes before changing the floor: run or back out what is marked first.</source>
        <translation>Aufgefüllt wird vor dem Ändern: Starte zuerst die Fabrik oder nimm zurück, was markiert ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>No order slot is open.</source>
        <translation>Kein Auftragsfeld ist frei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>There is no order card left.</source>
        <translation>Es ist keine Auftragskarte mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Reposition moves an order to an open slot: there must be both.</source>
        <translation>Umlegen bringt einen Auftrag auf ein freies Feld: Es muss beides geben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>A cross tile lies on one of the six conveyors.</source>
        <translation>Eine Kreuzung liegt auf einem der sechs Förderbänder.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>A cross tile covers two belts and lies wholly on the floor.</source>
        <translation>Eine Kreuzung deckt zwei Bänder und liegt ganz in der Fabrik.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>A cross tile may not overlap another.</source>
        <translation>Eine Kreuzung darf keine andere überdecken.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>There is no salter in column {column}.</source>
        <translation>In Spalte {column} steht kein Salzstreuer.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>A salter stays on the floor.</source>
        <translation>Ein Salzstreuer bleibt in der Fabrik.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>A salter moves one column at a time.</source>
        <translation>Ein Salzstreuer geht immer nur eine Spalte weit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Another salter stands in column {to}, and salters do not hop.</source>
        <translation>In Spalte {to} steht schon ein Salzstreuer, und Salzstreuer hüpfen nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>The floor has {columns} columns.</source>
        <translation>Die Fabrik hat {columns} Spalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Slot {column} has no order.</source>
        <translation>Auf Feld {column} liegt kein Auftrag.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Slot {to} is not open.</source>
        <translation>Feld {to} ist nicht frei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Swap takes two different dispensers, the left one first.</source>
        <translation>Getauscht werden zwei verschiedene Spender, der linke zuerst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>You have made no such change this turn.</source>
        <translation>So eine Änderung hast du in diesem Zug nicht gemacht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>That change was made before the Refill: it stays.</source>
        <translation>Diese Änderung kam vor dem Auffüllen: Sie bleibt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Not yet: {other} would be impossible without it. Back that out first.</source>
        <translation>Noch nicht: „{other}“ ginge ohne das nicht. Nimm zuerst das zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>You have done nothing this turn, so you pass.</source>
        <translation>Du hast in diesem Zug nichts getan, also passt du.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>No path matches. All your changes must touch one matching path: change more, or back something out.</source>
        <translation>Kein Weg passt. Alle deine Änderungen müssen einen passenden Weg berühren: Ändere noch etwas oder nimm etwas zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Off the matching path {path} to {slot}: {first}. All changes of a turn must touch one path.</source>
        <translation>Nicht am passenden Weg {path} nach {slot}: {first}. Alle Änderungen eines Zuges müssen einen Weg berühren.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Off the matching path {path} to {slot}: {first}, and {more} more. All changes of a turn must touch one path.</source>
        <translation>Nicht am passenden Weg {path} nach {slot}: {first}, und {more} weitere. Alle Änderungen eines Zuges müssen einen Weg berühren.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>You have done something this turn, so end it, or back out what you can.</source>
        <translation>Du hast in diesem Zug etwas getan: Beende ihn oder nimm zurück, was geht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>That card is not among those you drew.</source>
        <translation>Diese Karte hast du nicht gezogen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>The squirrel goes left or right.</source>
        <translation>Das Eichhörnchen läuft nach links oder nach rechts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>There is no such goal card.</source>
        <translation>So eine Zielkarte gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>You have {goal} already: one of each type.</source>
        <translation>Die Zielkarte „{goal}“ hast du schon: von jeder Art nur eine.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>For {goal} you need {needs}.</source>
        <translation>„{goal}“ verlangt: {needs}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>All cards of {goal} are claimed.</source>
        <translation>Alle Karten „{goal}“ sind vergeben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/naming.py"/>
        <source>take the tile off conveyor {row}, columns {left} and {right}</source>
        <translation>Kreuzung von Förderband {row} nehmen, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/naming.py"/>
        <source>lay a cross tile on conveyor {row}, columns {left} and {right}</source>
        <translation>Kreuzung auf Förderband {row} legen, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/naming.py"/>
        <source>move the salter of column {a} to column {b}</source>
        <translation>Salzstreuer von Spalte {a} in Spalte {b} schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/naming.py"/>
        <source>move the order of slot {a} to slot {b}</source>
        <translation>Auftrag von Feld {a} auf Feld {b} legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/naming.py"/>
        <source>swap dispensers {a} and {b}</source>
        <translation>Spender {a} und {b} tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Nothing matches: the turn would simply end</source>
        <translation>Nichts passt: Der Zug wäre einfach zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{n} salt</source>
        <translation>{n} Salz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Brings {nuts}; the squirrel is fed</source>
        <translation>Bringt {nuts}; das Eichhörnchen ist satt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Brings {nuts}, but the squirrel sits on one of the paths</source>
        <translation>Bringt {nuts}, aber auf einem der Wege sitzt das Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Brings {nuts} if the squirrel stays away (hunger {hunger})</source>
        <translation>Bringt {nuts}, wenn das Eichhörnchen wegbleibt (Hunger {hunger})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>first</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{seat}: {nuts}; {tokens}, {salt} salt, {lost} lost to the squirrel, {bonus}; {goals}</source>
        <translation>{seat}: {nuts}; {tokens}, {salt} Salz, {lost} ans Eichhörnchen verloren, {bonus}; {goals}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>no goal card</source>
        <translation>keine Zielkarte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Salter {a} to {b}</source>
        <translation>Streuer {a} nach {b}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Plan × {n}</source>
        <translation>
            <numerusform>Planen</numerusform>
            <numerusform>Planen × {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Feed × {n}</source>
        <translation>
            <numerusform>Füttern</numerusform>
            <numerusform>Füttern × {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Refill × {n}</source>
        <translation>
            <numerusform>Auffüllen</numerusform>
            <numerusform>Auffüllen × {n}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>and {n} before</source>
        <translation>und {n} davor</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>take a token to undo</source>
        <translation>nimm eine Marke, um zurückzunehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Tile</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Salter</source>
        <translation>Streuer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Nothing changed on the floor yet</source>
        <translation>In der Fabrik ist noch nichts geändert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>No path matches yet</source>
        <translation>Noch passt kein Weg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{n} changes are off the path {a} to {b}</source>
        <translation>
            <numerusform>{n} Änderung liegt nicht an Weg {a}–{b}</numerusform>
            <numerusform>{n} Änderungen liegen nicht an Weg {a}–{b}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>All touch the path {a} to {b}</source>
        <translation>Alles berührt Weg {a}–{b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Goals</source>
        <translation>Zielkarten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{n} points and a perk each</source>
        <translation>
            <numerusform>je {n} Punkt und ein Vorteil</numerusform>
            <numerusform>je {n} Punkte und ein Vorteil</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{least} to {most} points and a perk each</source>
        <translation>{least} bis {most} Punkte, ein Vorteil</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{goal} ({needs}): yours</source>
        <translation>{goal} ({needs}): deine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{goal} ({needs}): {n} left</source>
        <translation>{goal} ({needs}): noch {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Bonus card: {card}, {value} points, {fate} now</source>
        <translation>Bonuskarte: {card}, {value} Punkte, im Moment {fate}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Drawn bonus card: {card}, {value} points</source>
        <translation>Gezogene Bonuskarte: {card}, {value} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Stack of cross tiles: a new one costs 1 token</source>
        <translation>Stapel mit Kreuzungen: Eine neue kostet 1 Marke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{seat}: {have} left, {spent} spent</source>
        <translation>{seat}: noch {have}, {spent} bezahlt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Cross tiles</source>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>put onto the floor to discard</source>
        <translation>zum Abwerfen in die Fabrik legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Peanut Champion</source>
        <translation>Erdnuss-Champion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Almond Thought Leader</source>
        <translation>Mandel-Vordenker</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Cashew Innovator</source>
        <translation>Cashew-Erfinder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Pistachio Monger</source>
        <translation>Pistazien-Händler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Salty Mama</source>
        <translation>Salzige Mama</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Nut Lover</source>
        <translation>Nussfreund</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Squirrel Buddy</source>
        <translation>Eichhörnchenfreund</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 peanuts</source>
        <translation>4 Erdnüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 almonds</source>
        <translation>4 Mandeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 cashews</source>
        <translation>4 Cashews</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 pistachios</source>
        <translation>4 Pistazien</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 salt tokens</source>
        <translation>4 Salzmarken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>a complete row</source>
        <translation>eine volle Reihe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>3 nuts lost to the squirrel</source>
        <translation>3 Nüsse ans Eichhörnchen verloren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>2 action tokens at once</source>
        <translation>sofort 2 Aktionsmarken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>may move one token at the end</source>
        <translation>am Ende darf eine Nuss die Spalte wechseln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>may keep one 6th nut for 6 points</source>
        <translation>darf eine 6. Nuss für 6 Punkte behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>one failed bonus card costs nothing</source>
        <translation>eine nicht erfüllte Bonuskarte kostet nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>salt counts 3 instead of 2</source>
        <translation>Salz zählt 3 statt 2</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>your Refill fills up to 3 slots</source>
        <translation>dein Auffüllen füllt bis zu 3 Felder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>the squirrel rolls twice, the lower counts</source>
        <translation>das Eichhörnchen würfelt zweimal, der niedrigere Wurf zählt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>{before} and {last}</source>
        <translation>{before} und {last}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>There are {n} dispensers of each nut.</source>
        <translation>Von jeder Nuss gibt es {n} Spender.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>Salters stand in different columns, written left to right.</source>
        <translation>Salzstreuer stehen in verschiedenen Spalten und werden von links nach rechts geschrieben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>There are {n} order slots.</source>
        <translation>Es gibt {n} Auftragsfelder.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>There are only ten orders of each nut.</source>
        <translation>Von jeder Nuss gibt es nur zehn Aufträge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>There are only two bonus cards of each pattern.</source>
        <translation>Von jedem Muster gibt es nur zwei Bonuskarten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>There are only {n} cards of {goal}.</source>
        <translation>Von der Zielkarte „{goal}“ gibt es nur {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>A sheet has four columns: almonds, cashews, peanuts, pistachios.</source>
        <translation>Ein Blatt hat vier Spalten: Mandeln, Cashews, Erdnüsse, Pistazien.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>A Cashew Innovator keeps a sixth nut only once.</source>
        <translation>Ein Cashew-Erfinder behält nur ein einziges Mal eine sechste Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>A change is add, remove, salter, order or swap, and two numbers.</source>
        <translation>Eine Änderung ist add, remove, salter, order oder swap und zwei Zahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>'{text}' does not lead to the floor as it stands.</source>
        <translation>'{text}' führt nicht zu der Fabrik, wie sie hier steht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>Somebody has to choose from drawn cards.</source>
        <translation>Jemand muss unter gezogenen Karten wählen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>Drawn cards lie there only while somebody chooses (phase = keep).</source>
        <translation>Gezogene Karten liegen nur da, solange jemand wählt (phase = keep).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>Before round 1 bonus cards are kept (phase = keep).</source>
        <translation>Vor Runde 1 werden Bonuskarten gewählt (phase = keep).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>Run tokens lie there exactly while the squirrel hunts or a sixth nut is offered.</source>
        <translation>Laufmarken liegen genau dann da, wenn das Eichhörnchen jagt oder eine sechste Nuss angeboten wird.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>Run tokens mark dispensers of matching paths.</source>
        <translation>Laufmarken liegen an den Spendern passender Wege.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>The player chooses only between two paths that are equally near the squirrel.</source>
        <translation>Gewählt wird nur zwischen zwei Wegen, die vom Eichhörnchen gleich weit weg sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>A sixth nut is offered to a Cashew Innovator with five of the next kind.</source>
        <translation>Eine sechste Nuss wird nur einem Cashew-Erfinder angeboten, der von der nächsten Sorte fünf hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/positions.py"/>
        <source>Run tokens are written left to right.</source>
        <translation>Laufmarken werden von links nach rechts geschrieben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That makes a path match, but another change is still off it.</source>
        <translation>Dann passt ein Weg, aber eine andere Änderung liegt noch nicht daran.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Then the {nut} of column {a} runs to its order in slot {b}, and the factory can run.</source>
        <translation>Dann läuft die {nut} aus Spalte {a} zu ihrem Auftrag auf Feld {b}, und die Fabrik kann laufen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Then {n} paths match, and the factory can run.</source>
        <translation>
            <numerusform>Dann passt {n} Weg, und die Fabrik kann laufen.</numerusform>
            <numerusform>Dann passen {n} Wege, und die Fabrik kann laufen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The path then runs through a salter: one salt token more.</source>
        <translation>Der Weg läuft dann durch einen Salzstreuer: eine Salzmarke mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>It gives up one matching path for another.</source>
        <translation>Das gibt einen passenden Weg für einen anderen auf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>It gives up a matching path, to make room for another.</source>
        <translation>Das gibt einen passenden Weg auf, damit ein anderer Platz hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Nothing new matches yet, but it prepares a path.</source>
        <translation>Noch passt nichts Neues, aber das bereitet einen Weg vor.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>For {cost}: {why}</source>
        <translation>Für {cost}: {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The run then brings {gain}, for no more tokens.</source>
        <translation>Der Lauf bringt dann {gain} und kostet keine Marke mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>For {cost} the run brings {gain}: the squirrel is fed.</source>
        <translation>Für {cost} bringt der Lauf {gain}: Das Eichhörnchen ist satt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>For {cost} the run brings {gain}, if the squirrel takes nothing.</source>
        <translation>Für {cost} bringt der Lauf {gain}, wenn das Eichhörnchen nichts nimmt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>{n} salt tokens</source>
        <translation>
            <numerusform>{n} Salzmarke</numerusform>
            <numerusform>{n} Salzmarken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Nothing more can be gained this turn.</source>
        <translation>Mehr ist in diesem Zug nicht zu holen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Running now brings {nuts}: the squirrel is fed.</source>
        <translation>Ein Lauf jetzt bringt {nuts}: Das Eichhörnchen ist satt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Running now brings {nuts}, if the squirrel takes nothing.</source>
        <translation>Ein Lauf jetzt bringt {nuts}, wenn das Eichhörnchen nichts nimmt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>There is no action token left to spend.</source>
        <translation>Es ist keine Aktionsmarke mehr übrig.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Better keep the {n} tokens for new orders.</source>
        <translation>
            <numerusform>Die letzte Marke wird besser für neue Aufträge aufgehoben.</numerusform>
            <numerusform>Die {n} Marken werden besser für neue Aufträge aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>{what}: that leads nowhere, and its tokens come back.</source>
        <translation>{what}: Das führt zu nichts, und die Marken kommen zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The squirrel sits on a path that matches. Once he is fed, he takes nothing.</source>
        <translation>Das Eichhörnchen sitzt auf einem passenden Weg. Ist es satt, nimmt es nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A fed squirrel takes no nut when the factory runs.</source>
        <translation>Ein sattes Eichhörnchen nimmt keine Nuss, wenn die Fabrik läuft.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>{n} slots are open: new orders there may be easy to fill.</source>
        <translation>
            <numerusform>{n} Feld ist frei: Ein neuer Auftrag dort ist vielleicht leicht zu erfüllen.</numerusform>
            <numerusform>{n} Felder sind frei: Neue Aufträge dort sind vielleicht leicht zu erfüllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That card lacks {n} nuts, and not filling it costs {points} points.</source>
        <translation>
            <numerusform>Dieser Karte fehlt noch {n} Nuss, und wer sie nicht erfüllt, verliert {points} Punkte.</numerusform>
            <numerusform>Dieser Karte fehlen noch {n} Nüsse, und wer sie nicht erfüllt, verliert {points} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The other card brings more points.</source>
        <translation>Die andere Karte bringt mehr Punkte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The fewer cards, the easier it is to fill them all.</source>
        <translation>Je weniger Karten, desto leichter sind alle zu erfüllen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That way the squirrel finds nothing.</source>
        <translation>In dieser Richtung findet das Eichhörnchen nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That way he goes for the {nut}, which is needed less.</source>
        <translation>In dieser Richtung holt es sich die {nut}, die weniger gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>{goal} brings {points} points and more: {perk}.</source>
        <translation>{goal} bringt {points} Punkte und noch mehr: {perk}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Better keep the place of the sixth nut for another kind.</source>
        <translation>Der Platz für die sechste Nuss bleibt besser für eine andere Sorte frei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The goal can wait.</source>
        <translation>Das Ziel kann warten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>There is nothing more to claim.</source>
        <translation>Mehr Zielkarten gibt es nicht zu holen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A bonus card that is filled brings five or six points.</source>
        <translation>Eine erfüllte Bonuskarte bringt fünf oder sechs Punkte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>One cross tile more or less is the cheapest way to make a path match.</source>
        <translation>Eine Kreuzung mehr oder weniger: So passt ein Weg am billigsten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A path that runs through a salter brings a salt token as well.</source>
        <translation>Ein Weg durch einen Salzstreuer bringt auch eine Salzmarke.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>An order that is moved to another slot can make a path match.</source>
        <translation>Ein Auftrag auf einem anderen Feld: Schon kann ein Weg passen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Two dispensers that change places can make paths match.</source>
        <translation>Wenn zwei Spender die Plätze tauschen, können Wege passen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Something else is better after all.</source>
        <translation>Etwas anderes ist doch besser.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>These cards ask for nuts that can be collected.</source>
        <translation>Diese Karten wollen Nüsse, die sich sammeln lassen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A sixth nut of a kind is worth six points.</source>
        <translation>Eine sechste Nuss einer Sorte ist sechs Punkte wert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>matches</source>
        <translation>passt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>salted</source>
        <translation>gesalzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>under the squirrel</source>
        <translation>unter dem Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>The factory floor</source>
        <translation>Die Fabrikhalle</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Dispenser row at column {n}</source>
        <translation>Reihe der Spender in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Salter row at column {n}</source>
        <translation>Reihe der Salzstreuer in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Squirrel row at column {n}</source>
        <translation>Reihe des Eichhörnchens in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Slot {n}: open</source>
        <translation>Feld {n}: frei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Slot {n}</source>
        <translation>Feld {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Conveyor {row} over columns {a} and {b}</source>
        <translation>Förderband {row} über Spalten {a} und {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>open</source>
        <translation>frei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Cross tile on conveyor {row} over columns {a} and {b}</source>
        <translation>Kreuzung auf Förderband {row} über Spalten {a} und {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Salter in column {n}</source>
        <translation>Salzstreuer in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>leads to slot {slot}, which is open</source>
        <translation>führt zu Feld {slot}, das frei ist</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>leads to slot {slot}, an order for one {nut}</source>
        <translation>führt zu Feld {slot}, einem Auftrag für eine {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>{nut} dispenser in column {n}: {words}</source>
        <translation>Spender in Spalte {n} ({nut}): {words}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Order for one {nut} in slot {n}, fed by the {feeder} dispenser in column {from_}</source>
        <translation>Auftrag für eine {nut} auf Feld {n}, vom Spender in Spalte {from_} ({feeder})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Squirrel in column {n}, hunger {hunger}</source>
        <translation>Eichhörnchen in Spalte {n}, Hunger {hunger}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Squirrel in column {n}, fed this turn</source>
        <translation>Eichhörnchen in Spalte {n}, in diesem Zug satt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Undo token: {what}</source>
        <translation>Zurück-Marke: {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Stays since the Refill: {what}</source>
        <translation>Bleibt seit dem Auffüllen: {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>filled</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>failed</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>waived</source>
        <translation>erlassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Complete rows</source>
        <translation>Volle Reihen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Columns of nuts</source>
        <translation>Nüsse in Spalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Salt tokens</source>
        <translation>Salzmarken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Perks</source>
        <translation>Vorteile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>its nuts are on the sheet: its points count</source>
        <translation>ihre Nüsse sind auf dem Blatt: Ihre Punkte zählen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>nuts for it are missing: its points are lost</source>
        <translation>Nüsse für sie fehlen: Ihre Punkte gehen verloren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>it would have cost points, but costs nothing</source>
        <translation>sie hätte Punkte gekostet, kostet aber nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Bonus card {card}: not filled yet</source>
        <translation>Bonus {card}: noch nicht erfüllt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Bonus card {card}: filled</source>
        <translation>Bonus {card}: erfüllt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Bonus card {card}: failed, waived by Pistachio Monger</source>
        <translation>Bonus {card}: erlassen (Pistazien-Händler)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Bonus card {card}: failed</source>
        <translation>Bonus {card}: verfehlt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>{n} complete rows</source>
        <translation>
            <numerusform>{n} volle Reihe</numerusform>
            <numerusform>{n} volle Reihen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>{n} points each</source>
        <translation>je {n} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>1 for the first nut, 2 for the second, and so on</source>
        <translation>1 für die erste Nuss, 2 für die zweite und so weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>a goal that was reached</source>
        <translation>ein Ziel, das erreicht wurde</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Almond Thought Leader moves one {one} to the {two}</source>
        <translation>Mandel-Vordenker: eine {one} zu „{two}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>{seat} completed two rows.</source>
        <translation>{seat} hat zwei Reihen voll.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Three rounds passed without a run of the factory.</source>
        <translation>Drei Runden vergingen ohne einen Lauf der Fabrik.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>{reason} Tie-break: {how}.</source>
        <translation>{reason} Gleichstand: {how}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>tied at {n}, in nuts ({nuts}), salt ({salt}) and squirrel tokens ({lost}): the victory is shared</source>
        <translation>gleich viele Punkte ({n}), Nüsse ({nuts}), Salz ({salt}) und Eichhörnchenmarken ({lost}): Der Sieg wird geteilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>tied at {n}, {seat} wins with more nuts: {a} to {b}</source>
        <translation>bei je {n} Punkten gewinnt {seat} mit mehr Nüssen: {a} zu {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>tied at {n} and in nuts ({nuts}), {seat} wins with more salt: {a} to {b}</source>
        <translation>bei je {n} Punkten und gleich vielen Nüssen ({nuts}) gewinnt {seat} mit mehr Salz: {a} zu {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>tied at {n}, in nuts ({nuts}) and salt ({salt}), {seat} wins with fewer squirrel tokens: {a} to {b}</source>
        <translation>bei je {n} Punkten und gleich viel Nüssen ({nuts}) und Salz ({salt}) gewinnt {seat} mit weniger Eichhörnchenmarken: {a} zu {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>{n} lost</source>
        <translation>{n} weg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>{seat}'s sheet: {n} complete rows, worth {now} now</source>
        <translation>
            <numerusform>Blatt von {seat}: {n} volle Reihe, jetzt {now} Punkte wert</numerusform>
            <numerusform>Blatt von {seat}: {n} volle Reihen, jetzt {now} Punkte wert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>{seat}'s sheet</source>
        <translation>Blatt von {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>with bonus cards</source>
        <translation>mit Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>without bonus cards</source>
        <translation>ohne Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>if run</source>
        <translation>nach dem Lauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Plan · {n}</source>
        <translation>Planen · {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Draw two bonus cards, keep one or both</source>
        <translation>Zieh zwei Bonuskarten, behalte eine oder beide</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>draw two bonus cards</source>
        <translation>Zwei Bonuskarten ziehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Feed · {n}</source>
        <translation>Füttern · {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>The squirrel neither moves nor eats this turn</source>
        <translation>Das Eichhörnchen läuft und frisst in diesem Zug nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>feed the squirrel</source>
        <translation>Eichhörnchen füttern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Refill · {n}</source>
        <translation>Auffüllen · {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Fill the leftmost open slots</source>
        <translation>Füllt die freien Felder ganz links</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>fill open slots with new orders</source>
        <translation>Freie Felder mit neuen Aufträgen füllen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Build · {n}</source>
        <translation>Bauen · {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>2 full rows end it</source>
        <translation>Ende bei 2 vollen Reihen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Change more, or end the turn: the changes are taken back</source>
        <translation>Ändere noch etwas oder beende den Zug: Dann werden die Änderungen zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Back out what is off the path, or change more</source>
        <translation>Nimm zurück, was nicht am Weg liegt, oder ändere noch etwas</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>The game is over: the win is shared</source>
        <translation>Das Spiel ist zu Ende: geteilter Sieg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation>{seat} gewinnt: {points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>The squirrel rolls</source>
        <translation>Das Eichhörnchen würfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>The table is set</source>
        <translation>Alles ist aufgebaut</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Keep all {n}</source>
        <translation>
            <numerusform>Behalten</numerusform>
            <numerusform>Alle {n} behalten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Every card kept must be filled, or it costs its points</source>
        <translation>Jede Karte, die du behältst, musst du erfüllen, sonst kostet sie ihre Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Keep the sixth {nut}</source>
        <translation>Sechste {nut} behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>6 points, once</source>
        <translation>6 Punkte, nur einmal</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Let it go</source>
        <translation>Nicht behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Claim {goal}</source>
        <translation>{goal}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{points} points; {perk}</source>
        <translation>{points} Punkte; {perk}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Claim nothing more</source>
        <translation>Keine mehr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Nothing was paid yet</source>
        <translation>Noch ist nichts bezahlt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Take a cross tile from the stack</source>
        <translation>Nimm eine Kreuzung vom Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>lay a cross tile or take one off</source>
        <translation>Kreuzung legen oder wegnehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>No matching path touches all changes: they are taken back, and their tokens are lost</source>
        <translation>Kein passender Weg berührt alle Änderungen: Sie werden zurückgenommen, und ihre Marken sind verloren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Keep your tokens; you may play later this round</source>
        <translation>Behalte deine Marken; du darfst in dieser Runde später noch spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>almond</source>
        <translation>Mandel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>cashew</source>
        <translation>Cashew</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>peanut</source>
        <translation>Erdnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>pistachio</source>
        <translation>Pistazie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Almond</source>
        <translation>Mandel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Cashew</source>
        <translation>Cashew</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Peanut</source>
        <translation>Erdnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Pistachio</source>
        <translation>Pistazie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>almonds</source>
        <translation>Mandeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>cashews</source>
        <translation>Cashews</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>peanuts</source>
        <translation>Erdnüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>pistachios</source>
        <translation>Pistazien</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{n} almonds</source>
        <translation>
            <numerusform>{n} Mandel</numerusform>
            <numerusform>{n} Mandeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{n} cashews</source>
        <translation>
            <numerusform>{n} Cashew</numerusform>
            <numerusform>{n} Cashews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{n} peanuts</source>
        <translation>
            <numerusform>{n} Erdnuss</numerusform>
            <numerusform>{n} Erdnüsse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{n} pistachios</source>
        <translation>
            <numerusform>{n} Pistazie</numerusform>
            <numerusform>{n} Pistazien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}' needs one list for each of {n} players.</source>
        <translation>'{key}' braucht für jede der {n} Personen eine Liste.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}' is a word of A (almond), C (cashew), P (peanut), S (pistachio).</source>
        <translation>'{key}' ist ein Wort aus A (Mandel), C (Cashew), P (Erdnuss), S (Pistazie).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>A tile is [conveyor, column].</source>
        <translation>Ein Plättchen ist [Förderband, Spalte].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>Tiles overlap on conveyor {row}.</source>
        <translation>Auf Förderband {row} überdecken sich Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}': '{value}' is not one of {names}.</source>
        <translation>'{key}': '{value}' gehört nicht zu {names}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/__init__.py"/>
        <source>Trucks</source>
        <translation>Lastwagen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: {actions} left, then run</source>
        <translation>{seat}: noch {actions}, dann starten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{n} actions</source>
        <translation>
            <numerusform>{n} Aktion</numerusform>
            <numerusform>{n} Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: run the factory</source>
        <translation>{seat}: Starte die Fabrik</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: play bonus cards, or end the turn</source>
        <translation>{seat}: Spiel Bonuskarten oder beende den Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: ship a truck, or none</source>
        <translation>{seat}: Schick einen Lastwagen los, oder keinen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Put a bonus card onto the floor, or end the turn</source>
        <translation>Leg eine Bonuskarte in die Fabrik oder beende den Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Take a truck, or put a card onto the floor</source>
        <translation>Nimm einen Lastwagen oder leg eine Karte in die Fabrik</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Take a truck</source>
        <translation>Nimm einen Lastwagen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: {give} from {other} for {take}?</source>
        <translation>{seat}: {give} von {other} für {take}?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Both actions of this turn are used: run the factory.</source>
        <translation>Beide Aktionen dieses Zuges sind verbraucht: Starte die Fabrik.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>For that you need a bonus card.</source>
        <translation>Dafür brauchst du eine Bonuskarte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Nobody has offered anything.</source>
        <translation>Niemand hat etwas angeboten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Nuts and cards are put away at the clean-up, after the run.</source>
        <translation>Nüsse und Karten legst du erst beim Aufräumen ab, nach dem Lauf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Splitters and joiners are built only through bonus cards.</source>
        <translation>Teiler und Sammler gibt es nur durch Bonuskarten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>A truck is shipped after the factory has run.</source>
        <translation>Ein Lastwagen fährt erst, wenn die Fabrik gelaufen ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>That belongs to the Orders game.</source>
        <translation>Das gehört zum Spiel mit Aufträgen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Use a tool, or move a tile or a machine</source>
        <translation>Nimm ein Werkzeug, oder beweg ein Plättchen oder eine Maschine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>The factory has run: ship a truck, or none.</source>
        <translation>Die Fabrik ist gelaufen: Schick einen Lastwagen los, oder keinen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>You keep at most six boxed nuts: put some away.</source>
        <translation>Du behältst höchstens sechs verpackte Nüsse: Gib welche ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: keep six boxed nuts, put the rest away</source>
        <translation>{seat}: Behalte sechs Nüsse, gib den Rest ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Put a box onto the floor</source>
        <translation>Leg eine Kiste in die Fabrik</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>You keep at most three bonus cards: play or discard some.</source>
        <translation>Du behältst höchstens drei Bonuskarten: Spiel welche oder wirf welche ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: keep three bonus cards</source>
        <translation>{seat}: Behalte drei Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Put a card onto the floor</source>
        <translation>Leg eine Karte in die Fabrik</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>First use the card you have played.</source>
        <translation>Nutze zuerst die Karte, die du gespielt hast.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: build a cross tile</source>
        <translation>{seat}: Bau eine Kreuzung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Put a tile from the stack onto two belts</source>
        <translation>Leg eine Kreuzung vom Stapel auf zwei Bänder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: take two different nuts</source>
        <translation>{seat}: Nimm zwei verschiedene Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Take a nut from the supply</source>
        <translation>Nimm eine Nuss aus dem Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: put the squirrel anywhere</source>
        <translation>{seat}: Setz das Eichhörnchen irgendwohin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Move the squirrel along its row</source>
        <translation>Beweg das Eichhörnchen in seiner Reihe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: clear a tile</source>
        <translation>{seat}: Räum ein Plättchen ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Take a tile off the floor</source>
        <translation>Nimm ein Plättchen aus der Fabrik heraus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: build a splitter or joiner</source>
        <translation>{seat}: Bau einen Teiler oder Sammler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Put one of the four tiles onto two belts</source>
        <translation>Leg eines der vier Plättchen auf zwei Bänder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: spin one robot half round</source>
        <translation>{seat}: Dreh einen Roboter halb herum</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Put the spin token onto a robot</source>
        <translation>Leg die Drehmarke auf einen Roboter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: exchange one nut</source>
        <translation>{seat}: Tausch eine Nuss um</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Put one of your boxes onto a nut of the supply</source>
        <translation>Leg eine deiner Kisten auf eine Nuss im Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: slide a tile</source>
        <translation>{seat}: Schieb ein Plättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Move a tile along its belt</source>
        <translation>Schieb ein Plättchen sein Förderband entlang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: spin a robot</source>
        <translation>{seat}: Dreh einen Roboter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: trade nuts with a player</source>
        <translation>{seat}: Tausch Nüsse mit jemandem</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Give one of your boxes to a player</source>
        <translation>Gib jemandem eine deiner Kisten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>the other player is asked</source>
        <translation>die andere Person wird gefragt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>First make the offer.</source>
        <translation>Mach zuerst das Angebot.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: make the offer, or add to it</source>
        <translation>{seat}: Mach das Angebot oder leg noch etwas dazu</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Put more boxes, yours or theirs, onto the floor</source>
        <translation>Leg mehr Kisten in die Fabrik, deine oder die anderen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>First answer the offer.</source>
        <translation>Antworte zuerst auf das Angebot.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The box robots are placed and turned: no path connects; {seat} starts</source>
        <translation>Die Packroboter sind aufgestellt und gedreht: Kein Weg passt; {seat} fängt an</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} clears the tile off conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} räumt das Plättchen von Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides a tile on conveyor {row} to columns {left} and {right}</source>
        <translation>{seat} schiebt ein Plättchen auf Förderband {row} in die Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} lays a splitter on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} legt einen Teiler auf Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} lays a joiner on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} legt einen Sammler auf Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The robot in column {column} spins: the {nut} box is on top</source>
        <translation>Roboter {column} dreht sich; oben: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides the salter of column {column} to column {to}</source>
        <translation>{seat} schiebt den Salzstreuer von Spalte {column} in Spalte {to}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides the roaster of column {column} to column {to}</source>
        <translation>{seat} schiebt den Röster von Spalte {column} in Spalte {to}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} moves the squirrel to column {column} and feeds him</source>
        <translation>{seat} setzt das Eichhörnchen in Spalte {column} und füttert es</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} plays a bonus card: {half}</source>
        <translation>{seat} spielt eine Bonuskarte: {half}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{n} connecting paths</source>
        <translation>
            <numerusform>{n} Weg passt</numerusform>
            <numerusform>{n} Wege passen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} runs the factory, but no path connects</source>
        <translation>{seat} startet die Fabrik, aber kein Weg passt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The squirrel rolls {eyes}</source>
        <translation>Das Eichhörnchen würfelt {eyes}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The squirrel hunts, but no path connects: he stays in column {column}</source>
        <translation>Das Eichhörnchen jagt, aber kein Weg passt: Es bleibt in Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>One {nut} leaves its dispenser</source>
        <translation>Eine {nut} verlässt ihren Spender</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} gets a boxed {nut}</source>
        <translation>{seat} bekommt eine verpackte {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The squirrel sits on the path: {seat} gets no {nut}</source>
        <translation>Das Eichhörnchen sitzt auf dem Weg: {seat} bekommt keine {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} takes a boxed {nut} from the supply</source>
        <translation>{seat} nimmt eine verpackte {nut} aus dem Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>Salted and roasted: {seat} draws a bonus card</source>
        <translation>Gesalzen und geröstet: {seat} zieht eine Bonuskarte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The card says: {one}; or: {two}</source>
        <translation>Auf der Karte steht: {one}; oder: {two}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>There is no bonus card left for {seat} to draw</source>
        <translation>Es gibt keine Bonuskarte mehr, die {seat} ziehen könnte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} exchanges one {give} for one {take}</source>
        <translation>{seat} tauscht eine {give} gegen eine {take}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} gives {target} one {give} for one {take}</source>
        <translation>{seat} gibt {target} eine {give} für eine {take}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} offers {target} {give} for {take}</source>
        <translation>{seat} bietet {target} {give} für {take}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} accepts and gives {target} {take} for {give}</source>
        <translation>{seat} nimmt an und gibt {target} {take} für {give}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} declines the offer: everybody keeps their nuts</source>
        <translation>{seat} lehnt das Angebot ab: Alle behalten ihre Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} ships a truck with {load}: +{points}</source>
        <translation>{seat} schickt den Lastwagen für {load} los: +{points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} puts a boxed {nut} away: six are kept</source>
        <translation>{seat} gibt eine verpackte {nut} ab: Sechs bleiben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} discards a bonus card ({one}; or: {two}): three are kept</source>
        <translation>{seat} wirft eine Bonuskarte ab ({one}; oder: {two}): Drei bleiben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} has 50 points: one more turn for everyone, {seat} too</source>
        <translation>{seat} hat 50 Punkte: Alle sind noch einmal dran, auch {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The last turn is played: the game is over</source>
        <translation>Der letzte Zug ist gespielt: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>No truck has left for twelve rounds: the game is over</source>
        <translation>Zwölf Runden lang ist kein Lastwagen losgefahren: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>clear it</source>
        <translation>abräumen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>he neither moves nor eats</source>
        <translation>es läuft nicht und frisst nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>take it</source>
        <translation>nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>exchange</source>
        <translation>umtauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>for one {nut}</source>
        <translation>für eine {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>trade for it</source>
        <translation>dagegen tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>offer it for this</source>
        <translation>dafür anbieten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>offer one more</source>
        <translation>eine mehr anbieten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>ask for one more</source>
        <translation>um eine mehr bitten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>put it away</source>
        <translation>abgeben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>ship it: +{n}</source>
        <translation>losschicken: +{n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>{text}, and a bonus card</source>
        <translation>{text}, und eine Bonuskarte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/hints.py"/>
        <source>No single action connects more</source>
        <translation>Keine Aktion bringt mehr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/hints.py"/>
        <source>One more action</source>
        <translation>Noch eine Aktion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>a bonus card is drawn</source>
        <translation>eine Bonuskarte wird gezogen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no room for a tile.</source>
        <translation>Für ein Plättchen ist kein Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no tile to clear.</source>
        <translation>Es gibt kein Plättchen zum Abräumen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no room for a tile, or none is left.</source>
        <translation>Für ein Plättchen ist kein Platz, oder es ist keines mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>No tile can slide.</source>
        <translation>Kein Plättchen lässt sich schieben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>You have no boxed nut to exchange.</source>
        <translation>Du hast keine verpackte Nuss zum Umtauschen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A trade needs a boxed nut of yours and one of another kind of another player.</source>
        <translation>Für einen Handel brauchst du eine verpackte Nuss, und jemand anderes muss eine von anderer Sorte haben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>This half needs a Build, and both actions of this turn are used.</source>
        <translation>Diese Hälfte braucht ein Bauen, und beide Aktionen dieses Zuges sind verbraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>This half needs a Slide, and both actions of this turn are used.</source>
        <translation>Diese Hälfte braucht ein Schieben, und beide Aktionen dieses Zuges sind verbraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>Conveyor tiles lie on one of the six conveyors.</source>
        <translation>Plättchen liegen auf einem der sechs Förderbänder.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A conveyor tile covers two belts and lies wholly on the floor.</source>
        <translation>Ein Plättchen deckt zwei Bänder und liegt ganz in der Fabrik.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is a tile in the way.</source>
        <translation>Da ist ein Plättchen im Weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>No tile lies there.</source>
        <translation>Dort liegt kein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A tile slides one column at a time.</source>
        <translation>Ein Plättchen lässt sich immer nur eine Spalte weit schieben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>The card slides a tile one to three columns.</source>
        <translation>Die Karte schiebt ein Plättchen eine bis drei Spalten weit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A tile lies wholly on the floor.</source>
        <translation>Ein Plättchen liegt ganz in der Fabrik.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A tile is split-left, split-right, join-left or join-right.</source>
        <translation>Ein Plättchen ist split-left, split-right, join-left oder join-right.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>No splitter or joiner of this hand is left.</source>
        <translation>Von dieser Ausrichtung ist kein Teiler oder Sammler mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no roaster in column {column}.</source>
        <translation>In Spalte {column} steht kein Röster.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A machine slides one column and stays on the floor.</source>
        <translation>Eine Maschine lässt sich eine Spalte weit schieben und bleibt in der Fabrik.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>Column {to} is taken.</source>
        <translation>Spalte {to} ist besetzt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>The floor has eight columns.</source>
        <translation>Die Fabrik hat acht Spalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no such truck.</source>
        <translation>So einen Lastwagen gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>That truck has left.</source>
        <translation>Dieser Lastwagen ist schon weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>One truck a turn: yours has left.</source>
        <translation>Ein Lastwagen pro Zug: Deiner ist schon weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>That truck carries {load}: you do not have all of them.</source>
        <translation>Dieser Lastwagen lädt {load}: Die hast du nicht alle.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>You have no such nut.</source>
        <translation>So eine Nuss hast du nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>You do not have that bonus card.</source>
        <translation>Diese Bonuskarte hast du nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A bonus card has two halves.</source>
        <translation>Eine Bonuskarte hat zwei Hälften.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>This half changes the floor: it is played before the factory runs.</source>
        <translation>Diese Hälfte verändert die Fabrik: Sie wird gespielt, bevor die Fabrik läuft.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>This half is for an empty warehouse.</source>
        <translation>Diese Hälfte ist für ein leeres Lager.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>Use the card you have played.</source>
        <translation>Nutze die Karte, die du gespielt hast.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>The card spins two different robots.</source>
        <translation>Die Karte dreht zwei verschiedene Roboter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no such nut.</source>
        <translation>So eine Nuss gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>The card gives two different nuts.</source>
        <translation>Die Karte gibt zwei verschiedene Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>Exchange one of your nuts for one of another kind.</source>
        <translation>Tausch eine deiner Nüsse gegen eine von anderer Sorte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>No kind of nut goes both ways.</source>
        <translation>Keine Sorte geht in beide Richtungen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There are no more of these nuts to add.</source>
        <translation>Mehr von diesen Nüssen gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>Clear conveyor {row}: {a}-{b}</source>
        <translation>Förderband {row} abräumen: {a}–{b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>Slide on conveyor {row}: {a} to {b}</source>
        <translation>Förderband {row}: {a} nach {b} schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>Spin robot {n}</source>
        <translation>Roboter {n} drehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>Roaster {a} to {b}</source>
        <translation>Röster {a} nach {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>Squirrel to {n}</source>
        <translation>Eichhörnchen nach {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>lay a splitter on conveyor {row}, columns {left} and {right}</source>
        <translation>Teiler auf Förderband {row} legen, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>lay a joiner on conveyor {row}, columns {left} and {right}</source>
        <translation>Sammler auf Förderband {row} legen, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>slide the tile on conveyor {row} from column {a} to column {b}</source>
        <translation>Plättchen auf Förderband {row} von Spalte {a} in Spalte {b} schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>spin robot {n}</source>
        <translation>Roboter {n} drehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>move the roaster of column {a} to column {b}</source>
        <translation>Röster von Spalte {a} in Spalte {b} schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>move the squirrel to column {n}</source>
        <translation>Eichhörnchen in Spalte {n} locken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>play the card: {text}</source>
        <translation>Karte spielen: {text}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>discard the card: {one}, or {two}</source>
        <translation>Karte abwerfen: {one} oder {two}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>take one {nut}</source>
        <translation>Eine {nut} nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>put one {nut} away</source>
        <translation>Eine {nut} abgeben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>ship {load}</source>
        <translation>Losschicken: {load}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>offer one {nut} more</source>
        <translation>Eine {nut} mehr anbieten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>ask for one {nut} more</source>
        <translation>Um eine {nut} mehr bitten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>offer {seat} one {give} for one {take}</source>
        <translation>{seat} eine {give} für eine {take} anbieten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>give {seat} one {give} for one {take}</source>
        <translation>Mit {seat} tauschen: {give} gegen {take}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>exchange one {give} for one {take}</source>
        <translation>Eine {give} gegen eine {take} tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Build twice</source>
        <translation>Zweimal bauen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>If empty: two different nuts</source>
        <translation>Wenn leer: 2 verschiedene Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Move and feed the squirrel</source>
        <translation>Eichhörnchen versetzen, füttern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>No limits at clean-up</source>
        <translation>Beim Aufräumen alles behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>No limit of nuts at clean-up</source>
        <translation>Mehr als 6 Nüsse behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Clear twice</source>
        <translation>Zweimal abräumen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>An almond</source>
        <translation>Eine Mandel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Build a splitter or joiner</source>
        <translation>Teiler oder Sammler bauen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>A Build lays a splitter or joiner</source>
        <translation>Bauen legt Teiler oder Sammler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>A cashew</source>
        <translation>Eine Cashew</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>A pistachio</source>
        <translation>Eine Pistazie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Spin one robot half round</source>
        <translation>Einen Roboter halb drehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Exchange one nut</source>
        <translation>Eine Nuss umtauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Slide tiles up to 3 times</source>
        <translation>Bis zu 3-mal schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>A Slide goes up to 3 columns</source>
        <translation>Schieben geht bis 3 Spalten weit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>A peanut</source>
        <translation>Eine Erdnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Spin two robots a quarter</source>
        <translation>2 Roboter um ein Viertel drehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Trade a nut with a player</source>
        <translation>Eine Nuss mit jemandem tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Offer a player nuts for nuts</source>
        <translation>Jemandem Nüsse für Nüsse bieten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>There is nothing to ship.</source>
        <translation>Es gibt nichts zum Losschicken.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>There is nothing to drop.</source>
        <translation>Es gibt nichts abzugeben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>There is nothing to discard.</source>
        <translation>Es gibt nichts abzuwerfen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>There are eight splitters and joiners of each hand.</source>
        <translation>Es gibt je acht linke und rechte Teiler und Sammler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>Machines of a row stand in different columns, written left to right.</source>
        <translation>Die Maschinen einer Reihe stehen in verschiedenen Spalten und werden von links nach rechts geschrieben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>Each of the eight robots stands in one column.</source>
        <translation>Jeder der acht Roboter steht in einer Spalte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>There are only four bonus cards of each kind.</source>
        <translation>Von jeder Bonuskarte gibt es nur vier.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>A warehouse holds almonds, cashews, peanuts, pistachios: four numbers.</source>
        <translation>Ein Lager hat Mandeln, Cashews, Erdnüsse, Pistazien: vier Zahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>The truck {name} leaves only once.</source>
        <translation>Der Lastwagen {name} fährt nur einmal los.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>'reached' names, in order, everybody with 50 points.</source>
        <translation>'reached' nennt der Reihe nach alle, die 50 Punkte haben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>'latest' names, in order, everybody with points.</source>
        <translation>'latest' nennt der Reihe nach alle, die Punkte haben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>Turns are counted once somebody has 50 points.</source>
        <translation>Züge werden erst gezählt, wenn jemand 50 Punkte hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>Halves that change the floor are played in the configuration.</source>
        <translation>Hälften, die die Fabrik verändern, werden beim Umbau gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>There is nothing to use that card on.</source>
        <translation>Es gibt nichts, wofür man diese Karte nutzen kann.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>A deal says to whom, what is given, and what for: [2, 'A', 'C'].</source>
        <translation>Ein Handel sagt, mit wem, was gegeben wird und wofür: [2, 'A', 'C'].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>A deal is with another player, who has the nuts, and no kind goes both ways.</source>
        <translation>Gehandelt wird mit einer anderen Person, die die Nüsse hat, und keine Sorte geht in beide Richtungen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>For {cost} the run boxes {nuts}.</source>
        <translation>Für {cost} werden beim Lauf verpackt: {nuts}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>For {cost} the run boxes {nuts}, if the squirrel takes nothing.</source>
        <translation>Für {cost} werden beim Lauf verpackt: {nuts}, wenn das Eichhörnchen nichts nimmt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A path that is salted and roasted earns a bonus card.</source>
        <translation>Ein Weg, der gesalzen und geröstet ist, bringt eine Bonuskarte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Then {n} paths connect nuts to their boxes.</source>
        <translation>
            <numerusform>Dann führt {n} Weg eine Nuss in ihre Kiste.</numerusform>
            <numerusform>Dann führen {n} Wege Nüsse in ihre Kisten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Then the {nut} of column {a} drops into its box at robot {b}.</source>
        <translation>Dann fällt die {nut} aus Spalte {a} in ihre Kiste bei Roboter {b}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It gets ready for the next action, which can then connect a path.</source>
        <translation>Das bereitet die nächste Aktion vor: Mit ihr kann dann ein Weg passen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It gives up one path for another.</source>
        <translation>Das gibt einen Weg für einen anderen auf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It gives up a path, to make room for another.</source>
        <translation>Das gibt einen Weg auf, damit ein anderer Platz hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It connects nothing new yet, but another action follows.</source>
        <translation>Noch passt dadurch nichts Neues, aber es folgt noch eine Aktion.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It gets ready for a later turn.</source>
        <translation>Das bereitet einen späteren Zug vor.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Nothing connects, and nothing more can be done.</source>
        <translation>Nichts passt, und mehr ist nicht zu machen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel gets the nut, but the robots turn to other boxes.</source>
        <translation>Das Eichhörnchen bekommt die Nuss, aber die Roboter drehen sich zu anderen Kisten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Running now boxes {nuts}.</source>
        <translation>Bei einem Lauf jetzt werden verpackt: {nuts}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Running now boxes {nuts}, if the squirrel takes nothing.</source>
        <translation>Bei einem Lauf jetzt werden verpackt: {nuts}, wenn das Eichhörnchen nichts nimmt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel sits on a path that connects. Once he is fed, he takes nothing.</source>
        <translation>Das Eichhörnchen sitzt auf einem passenden Weg. Ist es satt, nimmt es nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>No waiting truck needs one more {nut}, but it cannot hurt.</source>
        <translation>{nut}: Kein wartender Lastwagen braucht noch eine, aber schaden kann sie nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>With that {nut} the truck for {points} points is full.</source>
        <translation>Mit dieser {nut} ist der Lastwagen für {points} Punkte voll.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>With that {nut} a truck lacks only {n} more nuts.</source>
        <translation>
            <numerusform>Mit dieser {nut} fehlt einem Lastwagen nur noch {n} Nuss.</numerusform>
            <numerusform>Mit dieser {nut} fehlen einem Lastwagen nur noch {n} Nüsse.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Two more cross tiles in one turn can connect another path.</source>
        <translation>Zwei Kreuzungen mehr in einem Zug: So kann noch ein Weg passen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Two nuts for an empty warehouse are a good start.</source>
        <translation>Zwei Nüsse für ein leeres Lager sind ein guter Anfang.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel goes where he does no harm.</source>
        <translation>Das Eichhörnchen geht dorthin, wo es nicht stört.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>This turn all nuts may be kept.</source>
        <translation>In diesem Zug dürfen alle Nüsse bleiben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Tiles that are in the way go, and it costs no action.</source>
        <translation>Plättchen, die im Weg sind, verschwinden, und das kostet keine Aktion.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A splitter lets one nut fill two boxes.</source>
        <translation>Mit einem Teiler füllt eine Nuss zwei Kisten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A robot that turns two quarters shows the opposite box.</source>
        <translation>Ein Roboter, der sich halb herum dreht, zeigt die Kiste von gegenüber.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A nut that is not needed becomes one that is.</source>
        <translation>Aus einer Nuss, die nicht gebraucht wird, wird eine, die gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A tile slid to a new place can connect other paths.</source>
        <translation>Liegt ein Plättchen woanders, können andere Wege passen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Two robots can show the boxes that the paths need.</source>
        <translation>Zwei Roboter können die Kisten zeigen, die zu den Wegen passen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Nuts that are needed less may go for another player's.</source>
        <translation>Weniger nötige Nüsse lassen sich gegen die von jemand anderem tauschen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A path that connects runs there, but the squirrel is fed this turn and takes nothing.</source>
        <translation>Dort läuft ein passender Weg, aber das Eichhörnchen ist in diesem Zug satt und nimmt nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>No path that connects runs there.</source>
        <translation>Dort läuft kein passender Weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>{points} points for {load}.</source>
        <translation>{points} Punkte für {load}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Better save the nuts for a truck that brings more.</source>
        <translation>Die Nüsse werden besser für einen Lastwagen aufgehoben, der mehr bringt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>In the last turn bonus cards bring no truck any more.</source>
        <translation>Im letzten Zug bringen Bonuskarten keinen Lastwagen mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Better save the bonus cards for a later turn.</source>
        <translation>Die Bonuskarten werden besser für einen späteren Zug aufgehoben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The card has done what it can.</source>
        <translation>Die Karte hat getan, was sie kann.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The next truck does not need this {nut}.</source>
        <translation>Der nächste Lastwagen braucht diese {nut} nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The {nut} is the one that is needed least.</source>
        <translation>Die {nut} wird am wenigsten gebraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>There is another one like it in hand.</source>
        <translation>Davon ist noch eine auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The others are needed more than this: {one}, or {two}.</source>
        <translation>Die anderen werden mehr gebraucht als diese: {one} oder {two}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>What would go is needed more: {go} for {come}.</source>
        <translation>Was wegginge, wird mehr gebraucht: {go} für {come}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>After that trade the truck for {points} points is full.</source>
        <translation>Nach diesem Tausch ist der Lastwagen für {points} Punkte voll.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>What comes is needed more: {come} for {go}.</source>
        <translation>Was dazukommt, wird mehr gebraucht: {come} für {go}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>One more nut makes the offer better for the other player.</source>
        <translation>Noch eine Nuss macht das Angebot für die andere Seite besser.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The offer is good enough to ask for one nut more.</source>
        <translation>Das Angebot ist gut genug, um eine Nuss mehr zu verlangen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>What is asked for is needed more than what is given.</source>
        <translation>Was verlangt wird, wird mehr gebraucht als das, was weggeht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>{seat} reached 50 points.</source>
        <translation>{seat} hat 50 Punkte erreicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>tied at {n}, {seat} wins, who reached 50 first</source>
        <translation>bei je {n} Punkten gewinnt, wer zuerst 50 hatte: {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>tied at {n}, {seat} wins, who came to {n} points first</source>
        <translation>bei je {n} Punkten gewinnt, wer zuerst so viele hatte: {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>No truck left for twelve rounds.</source>
        <translation>Zwölf Runden lang fuhr kein Lastwagen los.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>tied at {n}: the victory is shared</source>
        <translation>bei je {n} Punkten wird der Sieg geteilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>Truck with {load}</source>
        <translation>Lastwagen für {load}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Splitter, left input</source>
        <translation>Teiler, linker Eingang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Splitter, right input</source>
        <translation>Teiler, rechter Eingang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Joiner, left output</source>
        <translation>Sammler, linker Ausgang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Joiner, right output</source>
        <translation>Sammler, rechter Ausgang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Roaster row at column {n}</source>
        <translation>Reihe der Röster in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Robot row at column {n}</source>
        <translation>Reihe der Roboter in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>one a turn</source>
        <translation>einer pro Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Scoring track</source>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>50 begins the last turns</source>
        <translation>ab 50: letzte Züge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>The yard with the trucks</source>
        <translation>Der Hof mit den Lastwagen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>{tile} on conveyor {row} over columns {a} and {b}</source>
        <translation>{tile} auf Förderband {row} über Spalten {a} und {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Roaster in column {n}</source>
        <translation>Röster in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Squirrel in column {n}</source>
        <translation>Eichhörnchen in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Squirrel in column {n}, fed</source>
        <translation>Eichhörnchen in Spalte {n}, satt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>leads nowhere</source>
        <translation>führt nirgendwohin</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>leads to robots {ends}</source>
        <translation>
            <numerusform>führt zu Roboter {ends}</numerusform>
            <numerusform>führt zu den Robotern {ends}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>{nut} dispenser in column {n}: {leads}</source>
        <translation>Spender in Spalte {n} ({nut}): {leads}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Box robot in column {n}: {a} on top, then {d} after a spin, {c}, {b}</source>
        <translation>Packroboter in Spalte {n}: oben {a}, nach einer Drehung {d}, dann {c}, {b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Truck with {load}, {points} points: shipped by {seat}</source>
        <translation>Lastwagen für {load}, {points} Punkte: losgeschickt von {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Truck with {load}, {points} points</source>
        <translation>Lastwagen für {load}, {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>50 points begin the last turns</source>
        <translation>ab 50: letzte Züge</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} boxed nuts</source>
        <translation>
            <numerusform>{n} Nuss</numerusform>
            <numerusform>{n} Nüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: {nuts} in the warehouse, {cards}, {trucks} shipped</source>
        <translation>{seat}: {nuts} im Lager, {cards}, {trucks} losgeschickt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} trucks</source>
        <translation>
            <numerusform>{n} Lastwagen</numerusform>
            <numerusform>{n} Lastwagen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>50 first</source>
        <translation>zuerst 50</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} actions left</source>
        <translation>
            <numerusform>noch {n} Aktion</numerusform>
            <numerusform>noch {n} Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>squirrel</source>
        <translation>geklaut</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>No path connects yet</source>
        <translation>Noch passt kein Weg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} paths connect</source>
        <translation>
            <numerusform>{n} Weg passt</numerusform>
            <numerusform>{n} Wege passen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>The factory has run, a truck has left</source>
        <translation>Die Fabrik ist gelaufen, ein Lastwagen ist weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>The factory has run</source>
        <translation>Die Fabrik ist gelaufen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Kept at the end: {n} nuts, {c} cards</source>
        <translation>Am Ende: {n} Nüsse, {c} Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat} gives</source>
        <translation>{seat} gibt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat} gives {other} {give} for {take}</source>
        <translation>{seat} gibt {other} {give} für {take}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>The offer</source>
        <translation>Das Angebot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Turn a robot a quarter</source>
        <translation>Dreh einen Roboter eine Vierteldrehung weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>It is accepted or declined</source>
        <translation>Es wird angenommen oder abgelehnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>The nuts change hands</source>
        <translation>Die Nüsse werden getauscht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Everybody keeps their nuts</source>
        <translation>Alle behalten ihre Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>No more bonus cards</source>
        <translation>Keine Bonuskarten mehr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>No truck</source>
        <translation>Keinen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Boxes no nut</source>
        <translation>Verpackt keine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Boxes {nuts}</source>
        <translation>Verpackt {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Boxes {nuts} if the squirrel stays away</source>
        <translation>Verpackt {nuts}, wenn das Eichhörnchen wegbleibt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Put onto the floor</source>
        <translation>In die Fabrik legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Boxed: {nuts}</source>
        <translation>Verpackt: {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Warehouse</source>
        <translation>Lager</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>One {nut} from the supply</source>
        <translation>Eine {nut} aus dem Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>{seat} has boxed: {nuts}</source>
        <translation>{seat} hat verpackt: {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>{seat} has</source>
        <translation>{seat} hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Stack of cross tiles</source>
        <translation>Stapel mit Kreuzungen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Half turn</source>
        <translation>Halb drehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Spin token: onto a robot</source>
        <translation>Drehmarke: auf einen Roboter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>A nut for the squirrel</source>
        <translation>Eine Nuss für das Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Split left</source>
        <translation>Teiler links</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Split right</source>
        <translation>Teiler rechts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Join left</source>
        <translation>Sammler links</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Join right</source>
        <translation>Sammler rechts</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Pieces</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>The factory floor has 12 columns for two to four players and 16 for five or six. From top to bottom: dispensers, conveyors 1 and 2, salters, conveyors 3 and 4, the squirrel's row, conveyors 5 and 6, order slots.</source>
        <translation>Die Fabrik hat für zwei bis vier Personen 12 Spalten, für fünf oder sechs 16. Von oben nach unten: Spender, Förderbänder 1 und 2, Salzstreuer, Förderbänder 3 und 4, die Reihe des Eichhörnchens, Förderbänder 5 und 6, Auftragsfelder.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>The dispensers hold almonds, cashews, peanuts and pistachios, over and over from left to right. Salters start in columns 2, 7 and 12, on the wide floor also in 14. The squirrel starts in a random column.</source>
        <translation>In den Spendern sind von links nach rechts Mandeln, Cashews, Erdnüsse und Pistazien, und dann wieder von vorn. Die Salzstreuer beginnen in den Spalten 2, 7 und 12, in der breiten Fabrik auch in 14. Das Eichhörnchen beginnt in einer zufälligen Spalte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A cross tile lies on a conveyor, over two neighbouring columns, and swaps their belts. Whatever tiles there are, every dispenser feeds exactly one order slot.</source>
        <translation>Eine Kreuzung liegt auf einem Förderband über zwei benachbarten Spalten und vertauscht deren Bänder. Wie viele Kreuzungen es auch sind: Jeder Spender führt zu genau einem Auftragsfeld.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>There are 48.</source>
        <translation>Es gibt 48.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>There are 40 order cards, ten for each nut.</source>
        <translation>Es gibt 40 Auftragskarten, zehn für jede Nuss.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When the deck runs out, its discards are shuffled into a new one; if there are none either, slots stay open.</source>
        <translation>Ist der Stapel leer, werden die abgeworfenen Karten zu einem neuen gemischt; gibt es auch davon keine, bleiben Felder frei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A bonus card asks for nuts. If they are on your sheet at the end, it scores its points; if not, it costs you as many. Cards you do not keep are discarded.</source>
        <translation>Eine Bonuskarte verlangt Nüsse. Sind sie am Ende auf deinem Blatt, bringt sie ihre Punkte; wenn nicht, kostet sie ebenso viele. Karten, die du nicht behältst, wirfst du ab.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>There are 36, each for four nuts: two of one kind and one each of two others (5 points), or two and two (6 points). Every combination exists twice.</source>
        <translation>Es gibt 36, jede für vier Nüsse: zwei von einer Sorte und je eine von zwei anderen (5 Punkte) oder zwei und zwei (6 Punkte). Jede Kombination gibt es zweimal.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Discarded bonus cards stay face down.</source>
        <translation>Abgeworfene Bonuskarten bleiben verdeckt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>18 goal cards, each with 3 points and a perk. Four peanuts: two action tokens at once. Four almonds: move one nut to another column at the end. Four cashews: keep one sixth nut. Four pistachios: one failed bonus card costs nothing. Four salt tokens: salt counts 3. A complete row: Refill fills three slots. Three nuts lost: the squirrel rolls twice, and the lower roll counts. There are six of the last and two of each other.</source>
        <translation>18 Zielkarten, jede mit 3 Punkten und einem Vorteil. Vier Erdnüsse: sofort zwei Aktionsmarken. Vier Mandeln: Am Ende darf eine Nuss die Spalte wechseln. Vier Cashews: Einmal darfst du eine sechste Nuss behalten. Vier Pistazien: Eine nicht erfüllte Bonuskarte kostet nichts. Vier Salzmarken: Salz zählt 3. Eine volle Reihe: Auffüllen füllt drei Felder. Drei verlorene Nüsse: Das Eichhörnchen würfelt zweimal, und der niedrigere Wurf gilt. Von der letzten gibt es sechs, von den anderen je zwei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A score sheet has a column for each nut, and boxes for salt and squirrel tokens. A column with three nuts scores 6.</source>
        <translation>Ein Wertungsblatt hat für jede Nuss eine Spalte und Kästchen für Salz- und Eichhörnchenmarken. Eine Spalte mit drei Nüssen zählt 6.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A column has five cells, worth 1, 2, 3, 4 and 5.</source>
        <translation>Eine Spalte hat fünf Felder, die 1, 2, 3, 4 und 5 wert sind.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Everyone draws three bonus cards and keeps one, two or all three. A random player starts.</source>
        <translation>Alle ziehen drei Bonuskarten und behalten eine, zwei oder alle drei. Wer anfängt, entscheidet der Zufall.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>At the start of a round everyone gets 3 action tokens on top of those they saved, a four-sided die sets the squirrel's hunger, and all open order slots are filled.</source>
        <translation>Zu Beginn einer Runde bekommen alle 3 Aktionsmarken zu den gesparten dazu, ein vierseitiger Würfel bestimmt den Hunger des Eichhörnchens, und alle freien Auftragsfelder werden gefüllt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Slots are filled from the left. An order for the nut of the dispenser that feeds its slot would match at once: it is discarded, and the next one is turned up.</source>
        <translation>Die Felder werden von links gefüllt. Ein Auftrag für die Nuss des Spenders, der zu seinem Feld führt, würde sofort passen: Er wird abgeworfen und der nächste aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Clockwise, each player plays or passes. If you pass, you may still play later in the round. When everyone passes in a row, the round is over.</source>
        <translation>Im Uhrzeigersinn spielt oder passt jede Person. Wer passt, darf in der Runde später trotzdem noch spielen. Passen alle nacheinander, ist die Runde zu Ende.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Spend action tokens on as many actions as you can pay, also on the same one again: Plan 1 (draw two bonus cards, keep one or both), Feed 1 (no squirrel this turn), Refill 1 (fill the two leftmost open slots), Build 1 (add or remove a cross tile), Salt 1 (move a salter one column, never off the floor or past another), Reposition 2 (move an order to an open slot), Swap 3 (swap two dispensers).</source>
        <translation>Gib Aktionsmarken für so viele Aktionen aus, wie du bezahlen kannst, auch mehrmals für dieselbe: Planen 1 (zwei Bonuskarten ziehen, eine oder beide behalten), Füttern 1 (in diesem Zug kein Eichhörnchen), Auffüllen 1 (die zwei freien Felder ganz links füllen), Bauen 1 (eine Kreuzung legen oder wegnehmen), Salzen 1 (einen Salzstreuer eine Spalte schieben, nie aus der Fabrik hinaus und nie an einem anderen vorbei), Umlegen 2 (einen Auftrag auf ein freies Feld legen), Tauschen 3 (zwei Spender tauschen).</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A cross tile lies wholly on the floor, on a conveyor, in line with two belts, and never over another tile.</source>
        <translation>Eine Kreuzung liegt ganz in der Fabrik, auf einem Förderband, genau über zwei Bändern und nie über einer anderen Kreuzung.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When your turn ends, everything you changed on the floor must touch one and the same matching path: it runs over an added tile, through the place of a removed one (in at its top or out at its bottom) and through a salter's old or new place, ends at a moved order, or starts at a swapped dispenser. If there is no such path, you have to back something out before you can end the turn.</source>
        <translation>Am Ende deines Zuges muss alles, was du in der Fabrik geändert hast, ein und denselben passenden Weg berühren: Er läuft über eine gelegte Kreuzung, durch die Stelle einer entfernten (oben hinein oder unten heraus) und durch den alten oder neuen Platz eines Salzstreuers, endet bei einem umgelegten Auftrag oder beginnt bei einem getauschten Spender. Gibt es keinen solchen Weg, musst du etwas zurücknehmen, bevor du den Zug beenden kannst.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Undo tokens mark all that you change on the floor this turn. Until the factory runs you may back any change out and get its action tokens back, as long as the rest of the turn still works. Cards you have drawn and orders you have turned up stay.</source>
        <translation>Zurück-Marken zeigen alles, was du in diesem Zug in der Fabrik änderst. Bis die Fabrik läuft, darfst du jede Änderung zurücknehmen und bekommst ihre Aktionsmarken wieder, solange der Rest des Zuges noch möglich ist. Gezogene Karten und aufgedeckte Aufträge bleiben.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If any path matches when you end your turn, the factory runs. If none does, the turn simply ends.</source>
        <translation>Wenn am Ende deines Zuges irgendein Weg passt, läuft die Fabrik. Wenn nicht, ist der Zug einfach zu Ende.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Running the factory</source>
        <translation>Die Fabrik läuft</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A path matches when it leads from a dispenser to an order for the same nut. Run tokens mark the dispensers of all matching paths, and the undo tokens are taken away.</source>
        <translation>Ein Weg passt, wenn er von einem Spender zu einem Auftrag für dieselbe Nuss führt. Laufmarken zeigen die Spender aller passenden Wege, und die Zurück-Marken kommen weg.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Unless he is fed, the squirrel rolls a die and adds his hunger. Up to 5 he stays. With 6 he runs to a random column. From 7 he moves one column towards the nearest matching path (of two equally near you choose) and rolls again, until he is on one.</source>
        <translation>Ist das Eichhörnchen nicht satt, würfelt es und zählt seinen Hunger dazu. Bis 5 bleibt es sitzen. Bei 6 rennt es in eine zufällige Spalte. Ab 7 geht es eine Spalte auf den nächsten passenden Weg zu (sind zwei gleich nah, wählst du) und würfelt wieder, bis es auf einem sitzt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If he is on one already, he stays there from 7 as well.</source>
        <translation>Sitzt es schon auf einem, bleibt es auch ab 7 dort.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If the squirrel ends up on a matching path, its order is discarded, and you get a squirrel token instead of the nut.</source>
        <translation>Sitzt das Eichhörnchen am Ende auf einem passenden Weg, wird dessen Auftrag abgeworfen, und du bekommst statt der Nuss eine Eichhörnchenmarke.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A fed squirrel takes nothing, even from a path right under him.</source>
        <translation>Ein sattes Eichhörnchen nimmt nichts, auch nicht von einem Weg direkt unter ihm.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Every other matching path brings you its nut, even one that the squirrel has just left; its order is discarded. If the path runs through a salter, you get a salt token too.</source>
        <translation>Jeder andere passende Weg bringt dir seine Nuss, auch einer, den das Eichhörnchen gerade verlassen hat; sein Auftrag wird abgeworfen. Läuft der Weg durch einen Salzstreuer, bekommst du auch eine Salzmarke.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A nut beyond the fifth of its kind scores nothing, but its salt counts.</source>
        <translation>Eine Nuss über die fünfte ihrer Sorte hinaus zählt nichts, ihr Salz aber schon.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Then you may claim any goal cards whose goals you have met, at most one of each type.</source>
        <translation>Dann darfst du Zielkarten nehmen, deren Ziel du erreicht hast, von jeder Art höchstens eine.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>In detail</source>
        <translation>Im Einzelnen</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>All steps that a salter takes in a turn are one change. Its old place is where it stood when the turn began, its new place where it stands now.</source>
        <translation>Alle Schritte eines Salzstreuers in einem Zug sind eine Änderung. Sein alter Platz ist der zu Beginn des Zuges, sein neuer der, auf dem er jetzt steht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>For a moved order or a swapped dispenser, look at where the piece is now, even if it moved twice this turn. For an added or removed tile, look at the place.</source>
        <translation>Bei einem umgelegten Auftrag oder getauschten Spender zählt, wo das Teil am Ende liegt, auch wenn es zweimal bewegt wurde. Bei einer gelegten oder entfernten Kreuzung zählt die Stelle.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>You may also refill after you have changed the floor, but that makes the changes so far final: they cannot be backed out any more, and they still have to touch the one matching path. If no path touches all of them when you end the turn, they are taken back without a run and their tokens are lost; an order whose old slot has been filled is discarded. If only one slot is open, Refill fills that one; if none is, you cannot refill.</source>
        <translation>Du darfst auch auffüllen, wenn du in der Fabrik schon etwas geändert hast, aber dann sind diese Änderungen endgültig: Sie können nicht mehr zurückgenommen werden und müssen trotzdem den einen passenden Weg berühren. Berührt am Ende des Zuges kein Weg sie alle, werden sie ohne Lauf zurückgenommen, und ihre Marken sind verloren; ein Auftrag, dessen altes Feld gefüllt wurde, wird abgeworfen. Ist nur ein Feld frei, füllt Auffüllen dieses eine; ist keines frei, geht es nicht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A change can be backed out if everything else you did this turn would still be possible without it, in the same order. Feed is not marked and stays.</source>
        <translation>Eine Änderung kann zurückgenommen werden, wenn alles andere aus diesem Zug auch ohne sie in derselben Reihenfolge möglich wäre. Füttern wird nicht markiert und bleibt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If you did anything this turn, you end it. If you did nothing, or backed everything out, you pass. Only passes count towards the end of the round, and a pass never runs the factory.</source>
        <translation>Hast du in diesem Zug etwas getan, beendest du ihn. Hast du nichts getan oder alles zurückgenommen, passt du. Nur Passen zählt für das Ende der Runde, und wenn du passt, läuft die Fabrik nie.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When the bonus deck runs out, its discards are shuffled into a new one. If only one card can be had, Plan draws and keeps it; if none, you cannot plan. If every order that is left would match a slot, the slot stays open.</source>
        <translation>Ist der Bonusstapel leer, werden die abgeworfenen Karten zu einem neuen gemischt. Ist nur eine Karte zu haben, ziehst und behältst du sie beim Planen; ist keine da, kannst du nicht planen. Würde jeder Auftrag, der noch da ist, zu einem Feld passen, bleibt das Feld frei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Nuts are collected from left to right, by dispenser. A Cashew Innovator decides when a sixth nut arrives; it counts for bonus cards and ties as well. At the end an Almond Thought Leader's move, a Pistachio Monger's waived card and the nuts for bonus cards are chosen for the best total. On a Squirrel Buddy's turn the squirrel always rolls two dice, and the lower one counts.</source>
        <translation>Nüsse werden von links nach rechts eingesammelt, nach ihren Spendern. Ein Cashew-Erfinder entscheidet, wenn eine sechste Nuss ankommt; sie zählt auch für Bonuskarten und bei Gleichstand. Am Ende werden der Wechsel des Mandel-Vordenkers, die erlassene Karte des Pistazien-Händlers und die Nüsse für die Bonuskarten so gewählt, dass es die meisten Punkte gibt. Ist ein Eichhörnchenfreund am Zug, würfelt das Eichhörnchen immer mit zwei Würfeln, und der niedrigere zählt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A path under the squirrel matches like any other. A fed squirrel neither rolls nor eats; feeding him twice is allowed, but wasted. An eaten nut gives no salt. Goals are claimed only after a run. Adding a tile and paying to remove it again are two changes; backing it out is free.</source>
        <translation>Ein Weg unter dem Eichhörnchen passt wie jeder andere. Ein sattes Eichhörnchen würfelt nicht und frisst nicht; es zweimal zu füttern ist erlaubt, aber nutzlos. Eine gefressene Nuss gibt kein Salz. Zielkarten gibt es nur nach einem Lauf. Eine Kreuzung zu legen und für das Entfernen wieder zu bezahlen sind zwei Änderungen; sie zurückzunehmen ist umsonst.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When three whole rounds in a row pass without a run of the factory, the game ends and is scored.</source>
        <translation>Vergehen drei ganze Runden hintereinander ohne einen Lauf der Fabrik, endet das Spiel und wird gewertet.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>End and score</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When a round ends and somebody has two or more complete rows, the game is over. Otherwise the start marker moves to the left and a new round begins.</source>
        <translation>Hat am Ende einer Runde jemand zwei oder mehr volle Reihen, ist das Spiel zu Ende. Sonst wandert der Startmarker nach links, und eine neue Runde beginnt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Count 7 for every complete row, the columns, 2 for each salt token and what your goal cards say; add or subtract each bonus card.</source>
        <translation>Zähle 7 für jede volle Reihe, die Spalten, 2 für jede Salzmarke und was auf deinen Zielkarten steht; rechne jede Bonuskarte dazu oder ab.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A nut serves one bonus card only. The best way to share out your nuts is found for you and shown.</source>
        <translation>Eine Nuss zählt nur für eine Bonuskarte. Die beste Verteilung deiner Nüsse wird für dich gefunden und gezeigt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>With equal points more nuts win, then more salt, then fewer squirrel tokens.</source>
        <translation>Bei gleich vielen Punkten gewinnt, wer mehr Nüsse hat, dann, wer mehr Salz hat, dann, wer weniger Eichhörnchenmarken hat.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Still equal: the win is shared.</source>
        <translation>Ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Trucks edition</source>
        <translation>Lastwagen-Ausgabe</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>For two to four players. The floor has eight columns. From top to bottom: dispensers (almond, cashew, peanut, pistachio, twice), conveyors 1 and 2, salters (columns 2 and 7), conveyor 3, the squirrel (column 5), conveyor 4, roasters (3 and 6), conveyors 5 and 6, box robots.</source>
        <translation>Für zwei bis vier Personen. Die Fabrik hat acht Spalten. Von oben nach unten: Spender (Mandel, Cashew, Erdnuss, Pistazie, zweimal), Förderbänder 1 und 2, Salzstreuer (Spalten 2 und 7), Förderband 3, das Eichhörnchen (Spalte 5), Förderband 4, Röster (3 und 6), Förderbänder 5 und 6, Packroboter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A box robot holds four boxes, and only the one on top counts. A spin turns it a quarter clockwise, so that its left box comes up. The eight robots are placed and turned at random, but so that no path connects and every nut is on top somewhere.</source>
        <translation>Ein Packroboter hält vier Kisten, und nur die oberste zählt. Eine Drehung ist ein Viertel im Uhrzeigersinn: Seine linke Kiste kommt nach oben. Die acht Roboter werden zufällig hingestellt und gedreht, aber so, dass kein Weg passt und jede Nuss irgendwo oben ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Your turn begins with two actions. Build a cross tile, Clear any conveyor tile, Slide a conveyor tile one column, Spin a robot a quarter, slide a salter or roaster one column into an empty place, or Feed the squirrel. What you do not use is lost.</source>
        <translation>Dein Zug beginnt mit zwei Aktionen: eine Kreuzung bauen, ein beliebiges Plättchen abräumen, ein Plättchen eine Spalte schieben, einen Roboter um ein Viertel drehen, einen Salzstreuer oder Röster eine Spalte auf einen freien Platz schieben oder das Eichhörnchen füttern. Was du nicht nutzt, verfällt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Unless he is fed or already on a connecting path, the squirrel rolls, even if nothing connects: with 1 to 3 he stays, with 4 he runs to a random column, with 5 he hunts one column, with 6 he hunts and rolls again unless he is on a path. Of two equally near paths you choose; where nothing connects, a hunt leads nowhere.</source>
        <translation>Ist das Eichhörnchen weder satt noch schon auf einem passenden Weg, würfelt es, auch wenn gar nichts passt: Bei 1 bis 3 bleibt es sitzen, bei 4 rennt es in eine zufällige Spalte, bei 5 jagt es eine Spalte weit, bei 6 jagt es und würfelt wieder, wenn es nicht auf einem Weg ist. Sind zwei Wege gleich nah, wählst du; wo nichts passt, führt die Jagd nirgendwohin.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A path connects when it leads from a dispenser to a top box for the same nut. Each one without the squirrel, or with a fed one, puts a boxed nut into your warehouse; if it runs through a salter and a roaster, you also draw a bonus card. Then every connected robot spins a quarter.</source>
        <translation>Ein Weg passt, wenn er von einem Spender zu einer obersten Kiste für dieselbe Nuss führt. Jeder ohne das Eichhörnchen, oder mit einem satten, bringt eine verpackte Nuss in dein Lager; läuft er durch einen Salzstreuer und einen Röster, ziehst du auch eine Bonuskarte. Dann dreht sich jeder Roboter an einem passenden Weg um ein Viertel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>You may ship one truck: its nuts leave your warehouse, you score its points, and the truck is gone. Three of a kind or one of each: 7. Five nuts: 13. Five of one kind and two others: 20. Other loads of seven: 22.</source>
        <translation>Du darfst einen Lastwagen losschicken: Seine Nüsse verlassen dein Lager, du bekommst seine Punkte, und der Lastwagen ist weg. Drei gleiche oder von jeder eine: 7. Fünf Nüsse: 13. Fünf von einer Sorte und zwei andere: 20. Andere Ladungen mit sieben: 22.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>At the end of your turn you keep at most six boxed nuts and three bonus cards; play or discard a card too many. When somebody reaches 50 points, everyone has one more turn, that player too. Most points win; with equal points, whoever came to that final score first.</source>
        <translation>Am Ende deines Zuges behältst du höchstens sechs verpackte Nüsse und drei Bonuskarten; eine Karte zu viel spielst du oder wirfst sie ab. Erreicht jemand 50 Punkte, sind alle noch einmal dran, auch diese Person. Die meisten Punkte gewinnen; bei gleich vielen gewinnt, wer diesen Endstand zuerst hatte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Splitters and joiners are two columns wide and come only through bonus cards. A splitter feeds one input to both outputs; its other input is dead. A joiner feeds both inputs to one output. Every distinct connecting path gives a nut. There are eight tiles of each hand; one way up a tile is a splitter, the other way up a joiner.</source>
        <translation>Teiler und Sammler sind zwei Spalten breit und kommen nur durch Bonuskarten ins Spiel. Ein Teiler führt einen Eingang zu beiden Ausgängen; sein anderer Eingang ist tot. Ein Sammler führt beide Eingänge zu einem Ausgang. Jeder eigene passende Weg gibt eine Nuss. Es gibt acht linke und acht rechte Plättchen; je nachdem, wie herum es liegt, ist ein Plättchen ein Teiler oder ein Sammler.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Play bonus cards at any time of your own turn, as many as you have, even one that the run has just brought, and at the clean-up. Of each you choose one half. Free: build or clear twice, turn one robot half round or two a quarter each, move and feed the squirrel; take a nut, or two different ones into an empty warehouse, exchange one with the supply, keep any number of nuts at this clean-up, offer a player nuts for nuts. With an action that is spent: a Build lays a splitter or joiner, a Slide moves its one tile up to three columns, not through another. The other player accepts or declines an offer. There are four of each of eight cards.</source>
        <translation>Bonuskarten spielst du jederzeit in deinem eigenen Zug, so viele du hast, auch eine, die der Lauf gerade gebracht hat, und beim Aufräumen. Von jeder wählst du eine Hälfte. Ohne Aktion: zweimal bauen oder abräumen, einen Roboter halb herum oder zwei um je ein Viertel drehen, das Eichhörnchen versetzen und füttern; eine Nuss nehmen, oder zwei verschiedene in ein leeres Lager, eine mit dem Vorrat umtauschen, bei diesem Aufräumen beliebig viele Nüsse behalten, jemandem Nüsse für Nüsse anbieten. Mit einer Aktion, die verbraucht wird: Ein Bauen legt einen Teiler oder Sammler, ein Schieben bewegt sein eines Plättchen bis zu drei Spalten weit, nicht durch ein anderes hindurch. Die andere Person nimmt ein Angebot an oder lehnt es ab. Von acht Karten gibt es je vier.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Halves that change the floor are played before the factory runs. An offer is made once.</source>
        <translation>Hälften, die die Fabrik verändern, spielst du, bevor sie läuft. Ein Angebot wird nur einmal gemacht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When no truck has left for twelve whole rounds, the game ends and the points count as they stand; equal points share the win.</source>
        <translation>Ist zwölf ganze Runden lang kein Lastwagen losgefahren, endet das Spiel, und die Punkte zählen, wie sie stehen; bei gleichen Punkten wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Nuts fall from dispensers and run down the belts of a factory. Lead them to orders for the same nut, and collect them on your sheet in rows and columns. Most points win.</source>
        <translation>Nüsse fallen aus Spendern und laufen die Bänder einer Fabrik hinunter. Führe sie zu Aufträgen für dieselbe Nuss und sammle sie auf deinem Blatt in Reihen und Spalten. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Pass, or spend action tokens as often as you can pay. 1 token: Plan two bonus cards, Feed the squirrel, Refill two orders, Build a cross tile or remove one, Salt (slide a salter one column). 2 tokens: Reposition an order. 3 tokens: Swap two dispensers.</source>
        <translation>Pass oder gib Aktionsmarken aus, so oft du zahlen kannst. 1 Marke: Planen (zwei Bonuskarten), Füttern (das Eichhörnchen), Auffüllen (zwei Aufträge), Bauen (eine Kreuzung legen oder wegnehmen), Salzen (einen Salzstreuer eine Spalte schieben). 2 Marken: Umlegen (einen Auftrag). 3 Marken: Tauschen (zwei Spender).</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Everything you change on the floor must touch one and the same matching path, from a dispenser to an order of the same nut. Undo tokens mark the changes: until the factory runs you may back them out.</source>
        <translation>Alles, was du in der Fabrik änderst, muss ein und denselben passenden Weg berühren, von einem Spender zu einem Auftrag für dieselbe Nuss. Zurück-Marken zeigen die Änderungen: Bis die Fabrik läuft, darfst du sie zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>If any path matches, the factory runs. The squirrel may eat from one path; every other gives you its nut, and a salt token if it ran through a salter.</source>
        <translation>Passt irgendein Weg, läuft die Fabrik. Von einem Weg frisst vielleicht das Eichhörnchen; jeder andere gibt dir seine Nuss und eine Salzmarke, wenn er durch einen Salzstreuer lief.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Claim goal cards whose demand you meet. When everybody passes in a row a new round begins, with 3 new action tokens for everyone.</source>
        <translation>Nimm Zielkarten, deren Forderung du erfüllst. Passen alle nacheinander, beginnt eine neue Runde, mit 3 neuen Aktionsmarken für alle.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>The game ends after a round in which somebody has two complete rows on the sheet.</source>
        <translation>Das Spiel endet nach einer Runde, in der jemand zwei volle Reihen auf dem Blatt hat.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>for every complete row: one nut of each kind</source>
        <translation>für jede volle Reihe: eine Nuss von jeder Sorte</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>for every column: 1, 3, 6, 10 or 15 for one to five nuts of a kind</source>
        <translation>für jede Spalte: 1, 3, 6, 10 oder 15 für eine bis fünf Nüsse einer Sorte</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>for every salt token</source>
        <translation>für jede Salzmarke</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>for every goal card, and what its perk brings</source>
        <translation>für jede Zielkarte, dazu, was ihr Vorteil bringt</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>for every bonus card: added if you have its nuts, else subtracted</source>
        <translation>für jede Bonuskarte: dazu, wenn du ihre Nüsse hast, sonst abgezogen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>4 to 24 people from about 12 years on, later in groups of three or four</source>
        <translation>4 bis 24 Personen ab etwa 12 Jahren, später in Gruppen zu dritt oder viert</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>a computer with a projector and nutdesk</source>
        <translation>ein Computer mit Beamer und nutdesk</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>for each group a computer with nutdesk, or the game itself</source>
        <translation>für jede Gruppe ein Computer mit nutdesk oder das Spiel selbst</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>for everybody the handout of the short course, and a pencil in two colours</source>
        <translation>für alle der Ausdruck des Kurzkurses und Stifte in zwei Farben</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>follow a nut from its dispenser to its order, across every tile</source>
        <translation>eine Nuss vom Spender bis zum Auftrag verfolgen, über jede Kreuzung</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>name the actions with their prices, and change the floor so that one path touches every change</source>
        <translation>die Aktionen mit ihren Preisen nennen und die Fabrik so umbauen, dass ein Weg alle Änderungen berührt</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>say what the squirrel does, and what it costs to feed him</source>
        <translation>sagen, was das Eichhörnchen tut und was Füttern kostet</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>count a sheet: rows, columns, salt, goal cards, bonus cards</source>
        <translation>ein Blatt auszählen: Reihen, Spalten, Salz, Zielkarten, Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Where does this nut end? (Follow the belt down; at every cross tile change to the column beside it.)</source>
        <translation>Wo kommt diese Nuss heraus? (Folg dem Band nach unten; an jeder Kreuzung wechselst du in die Spalte daneben.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Which one change makes a path match? (Often one cross tile, 1 token; a swap costs 3.)</source>
        <translation>Mit welcher einen Änderung passt ein Weg? (Oft mit einer Kreuzung für 1 Marke; Tauschen kostet 3.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Hunger 3 and a roll of 4: what happens? (Seven: the squirrel steps towards the nearest matching path.)</source>
        <translation>Hunger 3 und eine 4 gewürfelt: Was geschieht? (Sieben: Das Eichhörnchen geht einen Schritt auf den nächsten passenden Weg zu.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Three bonus cards in hand, and nuts for one. Worth it? (Each card that fails costs what it would have scored.)</source>
        <translation>Drei Bonuskarten auf der Hand und Nüsse für eine: Lohnt sich das? (Jede nicht erfüllte Karte kostet, was sie gebracht hätte.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Two changes for two different paths: all changes of a turn must touch the same one.</source>
        <translation>Zwei Änderungen für zwei verschiedene Wege: Alle Änderungen eines Zuges müssen denselben berühren.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Reading a path upwards: begin at the dispenser, and go down row by row.</source>
        <translation>Einen Weg von unten lesen: Fangt beim Spender an und geht Reihe für Reihe nach unten.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Refilling in the middle of a plan: the changes made before are final then.</source>
        <translation>Mitten im Plan auffüllen: Die Änderungen davor sind dann endgültig.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Passing for good: whoever passes may still play later in the round, and tokens can be saved.</source>
        <translation>Passen für endgültig halten: Wer passt, darf in der Runde später noch spielen, und Marken kann man sparen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>The whole course has every rule by topic; its second part teaches the edition with trucks.</source>
        <translation>Der ganze Kurs hat alle Regeln nach Themen; sein zweiter Teil zeigt die Lastwagen-Ausgabe.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Computer science: a floor is a permutation. What do two cross tiles in a row do, on the same columns?</source>
        <translation>Informatik: Die Fabrik ist eine Permutation. Was bewirken zwei Kreuzungen nacheinander auf denselben Spalten?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Mathematics: how likely does a squirrel with hunger 2 stay where he is?</source>
        <translation>Mathematik: Wie wahrscheinlich bleibt ein Eichhörnchen mit Hunger 2, wo es ist?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Show the floor at the end of the short course. Everyone follows one nut with a finger in the air: where does it come out?</source>
        <translation>Zeig die Fabrik am Ende des Kurzkurses. Alle verfolgen eine Nuss mit dem Finger in der Luft: Wo kommt sie heraus?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>everybody</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Present the short course. At each question everyone raises a hand before you go on.</source>
        <translation>Führ den Kurzkurs vor. Bei jeder Frage melden sich alle, bevor du weitergehst.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Worksheet: first alone, then compare with a neighbour. In the picture, draw two paths in two colours.</source>
        <translation>Arbeitsblatt: erst allein, dann zu zweit vergleichen. Zeichnet im Bild zwei Wege in zwei Farben ein.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>alone, then in pairs</source>
        <translation>allein, dann zu zweit</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Play. In the first round everyone lays open what they plan, and the table helps; from the second round on each for themselves.</source>
        <translation>Spielt. In der ersten Runde sagen alle, was sie vorhaben, und der Tisch hilft; ab der zweiten Runde spielt jeder für sich.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>groups</source>
        <translation>in Gruppen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Count the sheet of one table on the projector (F5). What would one more row have brought, what one more column?</source>
        <translation>Zählt das Blatt eines Tisches am Beamer aus (F5). Was hätte eine Reihe mehr gebracht, was eine längere Spalte?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>A path matches when it leads from a [dispenser] to an [order] of the same nut.</source>
        <translation>Ein Weg passt, wenn er von einem [Spender] zu einem [Auftrag] derselben Nuss führt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>A cross tile [swaps] two neighbouring columns.</source>
        <translation>Eine Kreuzung [vertauscht] zwei benachbarte Spalten.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>At the beginning of a round everyone gets [3] action tokens.</source>
        <translation>Am Anfang einer Runde bekommen alle [3] Aktionsmarken.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>If you [pass], you may still play later in the round.</source>
        <translation>Wenn du [passt], darfst du in der Runde später noch spielen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>To [build] is to add or remove a cross tile; it costs 1 token.</source>
        <translation>Eine Kreuzung legen oder wegnehmen heißt [Bauen]; es kostet 1 Marke.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>To swap two dispensers costs [3] tokens.</source>
        <translation>Zwei Spender zu tauschen kostet [3] Marken.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Everything you change in one turn must touch the same matching [path].</source>
        <translation>Alles, was du in einem Zug änderst, muss denselben passenden [Weg] berühren.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>The changes of a turn are marked by [undo] tokens.</source>
        <translation>Die Änderungen eines Zuges zeigen die [Zurück-Marken].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>If any path matches when you end your turn, the factory [runs].</source>
        <translation>Passt am Ende deines Zuges irgendein Weg, [läuft] die Fabrik.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>The squirrel rolls a die and adds his [hunger].</source>
        <translation>Das Eichhörnchen würfelt und zählt seinen [Hunger] dazu.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>If the [squirrel] ends on a matching path, you do not get its nut.</source>
        <translation>Ist das [Eichhörnchen] am Ende auf einem passenden Weg, bekommst du dessen Nuss nicht.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>A path that runs through a [salter] brings you a salt token too.</source>
        <translation>Ein Weg durch einen [Salzstreuer] bringt dir auch eine Salzmarke.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Every complete row scores [7] points, every salt token [2].</source>
        <translation>Jede volle Reihe bringt [7] Punkte, jede Salzmarke [2].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>A [bonus] card that you fail costs as many points as it would have scored.</source>
        <translation>Eine [Bonuskarte], die du nicht erfüllst, kostet so viele Punkte, wie sie gebracht hätte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>The game is over after a round in which somebody has two complete [rows].</source>
        <translation>Das Spiel ist nach einer Runde zu Ende, in der jemand zwei volle [Reihen] hat.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>After a run you may claim [goal] cards.</source>
        <translation>Nach einem Lauf darfst du [Zielkarten] nehmen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>a dispenser</source>
        <translation>ein Spender</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>here nuts come from</source>
        <translation>hier kommen die Nüsse her</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>swaps two columns</source>
        <translation>vertauscht zwei Spalten</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>gives salt to paths through it</source>
        <translation>salzt die Wege, die durch ihn laufen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>the squirrel</source>
        <translation>das Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Herr Nussbaum, who eats from a path</source>
        <translation>Herr Nussbaum, der von einem Weg frisst</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>takes one nut of its kind</source>
        <translation>nimmt eine Nuss seiner Sorte</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>an open slot</source>
        <translation>ein freies Auftragsfeld</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>Refill fills it</source>
        <translation>Auffüllen füllt es</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>cross tiles to build</source>
        <translation>Kreuzungen zum Bauen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>1 token for each</source>
        <translation>je 1 Marke</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>your sheet</source>
        <translation>dein Blatt</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nuts.toml"/>
        <source>a column for each nut; rows score 7</source>
        <translation>eine Spalte für jede Nuss; Reihen bringen 7</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Almonds, cashews, peanuts and pistachios fall from the dispensers, always in this order. They pass two conveyors, the salters, two conveyors, the squirrel's row and two more conveyors.</source>
        <translation>Mandeln, Cashews, Erdnüsse und Pistazien fallen aus den Spendern, immer in dieser Folge. Sie laufen über zwei Förderbänder, an den Salzstreuern vorbei, über zwei Bänder, durch die Reihe des Eichhörnchens und über die letzten beiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Go down the floor with the pointer, row by row, to the order slots. Grey belts, blue salters, brown squirrel: everybody should find all of them.</source>
        <translation>Geh mit dem Zeiger Reihe für Reihe nach unten bis zu den Auftragsfeldern. Graue Bänder, blaue Salzstreuer, braunes Eichhörnchen: Alle sollen alles finden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Anna lays a cross tile on conveyor 2, over columns 3 and 4: their belts change places. There are 48 of these tiles.</source>
        <translation>Anna legt eine Kreuzung auf Förderband 2, über die Spalten 3 und 4: Deren Bänder tauschen die Plätze. Von diesen Plättchen gibt es 48.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Trace both belts with a finger. What comes in on the left leaves on the right.</source>
        <translation>Fahrt beide Bänder mit dem Finger nach. Was links hineinläuft, kommt rechts heraus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>cross tiles</source>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Where does the peanut of dispenser 3 arrive now?</source>
        <translation>Wo kommt die Erdnuss aus Spender 3 jetzt an?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Let somebody trace the belt at the front before hands go up.</source>
        <translation>Lass jemanden vorn das Band nachfahren, bevor abgestimmt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>In slot 3</source>
        <translation>Auf Feld 3</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>In slot 4</source>
        <translation>Auf Feld 4</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>In slot 5</source>
        <translation>Auf Feld 5</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>It changes over to column 4, and the pistachio of column 4 comes to slot 3. However many tiles there are, every dispenser feeds exactly one slot.</source>
        <translation>Sie wechselt in Spalte 4, und die Pistazie aus Spalte 4 kommt auf Feld 3. Wie viele Kreuzungen auch liegen: Jeder Spender führt zu genau einem Feld.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>The tile takes it out of its column.</source>
        <translation>Die Kreuzung bringt sie aus ihrer Spalte heraus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>A tile moves a belt by one column, not by two.</source>
        <translation>Eine Kreuzung versetzt ein Band um eine Spalte, nicht um zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>There are 12 columns. The salters start in columns 2, 7 and 12, the squirrel in a random one. For five or six players the floor has 16 columns, and a fourth salter in column 14.</source>
        <translation>Es gibt 12 Spalten. Die Salzstreuer beginnen in den Spalten 2, 7 und 12, das Eichhörnchen in einer zufälligen. Zu fünft oder sechst hat die Fabrik 16 Spalten und in Spalte 14 einen vierten Salzstreuer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Only for groups of five or six. Everybody else never sees the wide floor.</source>
        <translation>Nur für Gruppen zu fünft oder sechst. Alle anderen sehen die breite Fabrik nie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>columns for five or six</source>
        <translation>Spalten zu fünft oder sechst</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Promises on paper</source>
        <translation>Versprechen auf Papier</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Before the game everyone draws three bonus cards. Two and two nuts: 6 points. Two, one and one: 5 points. If you have the nuts at the end, you win the points; if not, you lose as many.</source>
        <translation>Vor dem Spiel ziehen alle drei Bonuskarten. Zwei und zwei Nüsse: 6 Punkte. Zwei, eine und eine: 5 Punkte. Hast du die Nüsse am Ende, bekommst du die Punkte; wenn nicht, verlierst du ebenso viele.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>A card is a promise. Ask who would keep all three, and why.</source>
        <translation>Eine Karte ist ein Versprechen. Frag, wer alle drei behalten würde, und warum.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>How many pistachios would Anna need for these two cards?</source>
        <translation>Wie viele Pistazien würde Anna für diese beiden Karten brauchen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Those who say two forget that a nut serves one card only.</source>
        <translation>Wer zwei sagt, vergisst, dass eine Nuss nur für eine Karte zählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>A nut serves one card only, so each of the two cards needs two pistachios of its own.</source>
        <translation>Eine Nuss zählt nur für eine Karte, also braucht jede der beiden Karten zwei eigene Pistazien.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Two are enough for one card. The other one needs two of its own.</source>
        <translation>Zwei reichen für eine Karte. Die andere braucht zwei eigene.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Both cards want two pistachios. Three leave one of them unfilled.</source>
        <translation>Beide Karten wollen zwei Pistazien. Bei dreien bleibt eine unerfüllt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>So Anna keeps two cards and discards the third, face down. You have to keep at least one; Ben and Clara keep all three. Chance has chosen Anna to start.</source>
        <translation>Also behält Anna zwei Karten und wirft die dritte verdeckt ab. Eine muss man mindestens behalten; Ben und Clara behalten alle drei. Das Los hat entschieden, dass Anna anfängt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Discarded cards are not shown to anybody. Round 1 begins at once: tokens, hunger, orders.</source>
        <translation>Abgeworfene Karten bekommt niemand zu sehen. Runde 1 beginnt sofort: Marken, Hunger, Aufträge.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>cards, every pattern twice</source>
        <translation>Karten, jede Kombination zweimal</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>Plan draws two more cards. But the deck is empty, so the discards become the new one: a single card, and Anna has to keep it. Now there are none left, and nobody can plan any more.</source>
        <translation>Planen zieht zwei neue Karten. Der Stapel ist aber leer, also wird aus den abgeworfenen ein neuer: eine einzige Karte, und Anna muss sie behalten. Jetzt ist keine mehr da, und niemand kann mehr planen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-bonus-cards.toml"/>
        <source>This hardly ever happens; the position was made for it. Usually Plan lets you keep one of two cards, or both.</source>
        <translation>Das kommt fast nie vor; die Stellung ist dafür gemacht. Sonst behältst du beim Planen eine von zwei Karten oder beide.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>Filling the orders</source>
        <translation>Die Aufträge auffüllen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>Clara is the third to pass, so a new round begins: 3 tokens for everyone on top of those they saved, a die for the squirrel's hunger, and orders for all open slots, from the left.</source>
        <translation>Clara passt als Dritte, also beginnt eine neue Runde: 3 Marken für alle zu den gesparten dazu, ein Würfel für den Hunger des Eichhörnchens und Aufträge für alle freien Felder, von links.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>Slots 3, 7 and 11 were open. Count the tokens: Ben saved two and has five now.</source>
        <translation>Frei waren die Felder 3, 7 und 11. Zählt die Marken: Ben hatte zwei gespart und hat jetzt fünf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>An order that matches at once is discarded, and the next is turned up. Which one can never be laid in slot 7?</source>
        <translation>Ein Auftrag, der sofort passt, wird abgeworfen und der nächste aufgedeckt. Welcher kann auf Feld 7 nie liegen bleiben?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>The clue is at the top: what comes out of dispenser 7? Nobody gets a nut for nothing.</source>
        <translation>Der Hinweis steht oben: Was kommt aus Spender 7? Niemand bekommt eine Nuss geschenkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>Dispenser 7 feeds that slot with peanuts. A peanut was turned up and discarded; then came a pistachio.</source>
        <translation>Spender 7 schickt Erdnüsse dorthin. Eine Erdnuss wurde aufgedeckt und abgeworfen; dann kam eine Pistazie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>Dispenser 7 has no cashews, so this one would not match.</source>
        <translation>In Spender 7 sind keine Cashews, also würde dieser nicht passen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>Dispenser 7 has no pistachios: this is the order that lies there now.</source>
        <translation>In Spender 7 sind keine Pistazien: Dieser Auftrag liegt jetzt dort.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>There are ten orders for each nut. When the deck runs out, the discards are shuffled. Here only peanuts were left, and every one would match in slot 11: so the slot stays open.</source>
        <translation>Für jede Nuss gibt es zehn Aufträge. Ist der Stapel leer, werden die abgeworfenen gemischt. Hier waren nur noch Erdnüsse übrig, und auf Feld 11 würde jede passen: Also bleibt das Feld frei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>An open slot is no mistake. Refill or the next round fills it as soon as there is an order that fits.</source>
        <translation>Ein freies Feld ist kein Fehler. Auffüllen oder die nächste Runde füllt es, sobald ein Auftrag da ist, der dort liegen darf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-filling-the-orders.toml"/>
        <source>orders, ten for each nut</source>
        <translation>Aufträge, zehn für jede Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Seven actions</source>
        <translation>Sieben Aktionen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Anna has saved twelve tokens. That is enough to show all seven actions. You may do as many as you can pay, in any order, and the same one again.</source>
        <translation>Anna hat zwölf Marken gespart. Das reicht, um alle sieben Aktionen zu zeigen. Du darfst so viele machen, wie du bezahlen kannst, in beliebiger Folge und auch mehrmals dieselbe.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Read the list aloud once. Nobody has to know it by heart: it is on the table.</source>
        <translation>Lest die Liste einmal laut vor. Auswendig muss sie niemand können: Sie liegt auf dem Tisch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Plan: two new bonus cards, and Anna keeps one; both would be fine too. Feed: the squirrel does nothing this turn. Refill: the two leftmost open slots get orders.</source>
        <translation>Planen: zwei neue Bonuskarten, und Anna behält eine; beide gingen auch. Füttern: Das Eichhörnchen tut in diesem Zug nichts. Auffüllen: Die zwei freien Felder ganz links bekommen Aufträge.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Three tokens are gone. The peanut at the squirrel shows that he is fed; slots 1 and 3 have been filled.</source>
        <translation>Drei Marken sind weg. Die Erdnuss beim Eichhörnchen zeigt, dass es satt ist; die Felder 1 und 3 sind gefüllt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Build lays a cross tile or takes one off. It lies on a conveyor, in line with two belts, wholly on the floor, and never over another tile.</source>
        <translation>Bauen legt eine Kreuzung oder nimmt eine weg. Sie liegt auf einem Förderband, genau über zwei Bändern, ganz in der Fabrik und nie über einer anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Here the other tile is in the way. It could be taken off first, for one token.</source>
        <translation>Hier ist die andere Kreuzung im Weg. Für eine Marke könnte sie vorher weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>So Anna builds lower down, on conveyor 5. Salt moves a salter one column, but never off the floor and never past another salter: hers goes from column 7 to 6.</source>
        <translation>Also baut Anna weiter unten, auf Förderband 5. Salzen schiebt einen Salzstreuer eine Spalte weit, aber nie aus der Fabrik hinaus und nie an einem anderen vorbei: ihrer geht von Spalte 7 in 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>To column 8 it could not go: another salter stands there.</source>
        <translation>In Spalte 8 konnte er nicht: Dort steht schon einer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Reposition, 2 tokens: an order moves to an open slot, here even twice, from 10 to 12 to 7. It counts where it ends. Swap, 3 tokens: dispensers 6 and 8 change places.</source>
        <translation>Umlegen, 2 Marken: Ein Auftrag kommt auf ein freies Feld, hier sogar zweimal, von 10 auf 12 auf 7. Es zählt, wo er am Ende liegt. Tauschen, 3 Marken: Spender 6 und 8 wechseln die Plätze.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>A moved order or a swapped dispenser is followed as a piece; a tile is judged by its place.</source>
        <translation>Bei Aufträgen und Spendern zählt, wo das Teil am Ende liegt; bei Kreuzungen zählt die Stelle.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>It is Ben's turn next, and he has two tokens. Which action can he not afford?</source>
        <translation>Als Nächster ist Ben dran, und er hat zwei Marken. Welche Aktion kann er sich nicht leisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Nothing has to be remembered: the list is there. Ask afterwards what he could do with two tokens.</source>
        <translation>Niemand muss sich etwas merken: Die Liste ist da. Frag danach, was er mit zwei Marken tun könnte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>To swap two dispensers costs three tokens. Reposition costs two, Refill one.</source>
        <translation>Zwei Spender zu tauschen kostet drei Marken. Umlegen kostet zwei, Auffüllen eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Reposition costs two tokens: exactly what he has.</source>
        <translation>Umlegen kostet zwei Marken: genau so viele, wie er hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Refill costs one token.</source>
        <translation>Auffüllen kostet eine Marke.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>All that Anna has changed lies on one path, from dispenser 6 to slot 7. She ends her turn, and a salted pistachio comes home. Twelve tokens for one nut: usually one or two will do.</source>
        <translation>Alles, was Anna geändert hat, liegt an einem Weg, von Spender 6 zu Feld 7. Sie beendet ihren Zug, und eine gesalzene Pistazie kommt an. Zwölf Marken für eine Nuss: Sonst reichen eine oder zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>The fed squirrel did not roll. Ask for a cheaper way to this pistachio.</source>
        <translation>Das satte Eichhörnchen hat nicht gewürfelt. Frag nach einem billigeren Weg zu dieser Pistazie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>One path for all changes</source>
        <translation>Ein Weg für alle Änderungen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Anna's tile makes a path match: from dispenser 1 to slot 2. Then a salter goes two columns to the right; all its steps together are one change. Undo tokens mark both.</source>
        <translation>Mit Annas Kreuzung passt ein Weg: von Spender 1 zu Feld 2. Dann geht ein Salzstreuer zwei Spalten nach rechts; alle seine Schritte zusammen sind eine Änderung. Zurück-Marken zeigen beides an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The salter has a token at its old place and one at its new place.</source>
        <translation>Beim Salzstreuer liegt eine Marke am alten Platz und eine am neuen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>All changes of a turn must touch one and the same matching path: a laid tile, the place of a removed one, a salter's old or new place, a moved order, a swapped dispenser. This salter does not.</source>
        <translation>Alle Änderungen eines Zuges müssen ein und denselben passenden Weg berühren: gelegte Kreuzung, Stelle einer entfernten, alter oder neuer Platz eines Salzstreuers, umgelegter Auftrag, getauschter Spender. Dieser Salzstreuer tut es nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>One and the same path: two matching paths with one change each are not enough.</source>
        <translation>Ein und denselben: Zwei passende Wege mit je einer Änderung genügen nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>So Anna backs the salter out, and both tokens return. Until the factory runs, any marked change can go; only drawn cards and turned-up orders stay. But she does want to move a salter.</source>
        <translation>Also nimmt Anna den Salzstreuer zurück und bekommt beide Marken wieder. Bis die Fabrik läuft, geht das mit jeder markierten Änderung; nur gezogene Karten und aufgedeckte Aufträge bleiben. Einen Salzstreuer möchte sie aber doch schieben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Backing out is free. It is the change that goes, not the turn.</source>
        <translation>Zurücknehmen ist umsonst. Die Änderung ist weg, nicht der Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Which salter may she move, so that the path from 1 to 2 is touched?</source>
        <translation>Welchen Salzstreuer darf sie schieben, damit der Weg von 1 nach 2 berührt wird?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Follow the shining belt to the blue row: in which column does it pass?</source>
        <translation>Folgt dem leuchtenden Band bis zur blauen Reihe: In welcher Spalte läuft es hindurch?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The path passes the blue row in column 2. Wherever that salter goes, the path touches its old place.</source>
        <translation>Der Weg läuft in Spalte 2 durch die blaue Reihe. Wohin dieser Salzstreuer auch geht, der Weg berührt seinen alten Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The path passes the blue row in column 2. Neither the old nor the new place of this salter is there.</source>
        <translation>Der Weg läuft in Spalte 2 durch die blaue Reihe. Dort hat dieser Salzstreuer weder seinen alten noch seinen neuen Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The salter of column 2 goes to 3. Then Anna pays to take her tile off: a change of its own, for paths in at the top or out at the bottom of its place. Backing it out would have been free.</source>
        <translation>Der Salzstreuer aus Spalte 2 geht in 3. Dann bezahlt Anna dafür, ihre Kreuzung wegzunehmen: eine eigene Änderung, für Wege, die an dieser Stelle oben hinein oder unten heraus laufen. Zurücknehmen wäre umsonst gewesen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Laid and taken off: two changes at one place, two tokens gone. Nothing matches now.</source>
        <translation>Gelegt und weggenommen: zwei Änderungen an einer Stelle, zwei Marken weg. Jetzt passt nichts mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Now the first change cannot be backed out: what came after it would be impossible, with no tile to take off. The last change can go at any time. A Feed always stays.</source>
        <translation>Jetzt kann die erste Änderung nicht zurückgenommen werden: Was danach kam, ginge dann nicht, denn es gäbe keine Kreuzung zum Wegnehmen. Die letzte kann jederzeit weg. Füttern bleibt immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>A change can be backed out if the rest of the turn still works without it, in the same order.</source>
        <translation>Eine Änderung kann zurückgenommen werden, wenn der Rest des Zuges auch ohne sie in derselben Folge geht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Anna backs it out, ends her turn and gets her almond. Ben moves a salter and then refills the only open slot. He may, but an order has been turned up: his change is final now.</source>
        <translation>Anna nimmt sie zurück, beendet den Zug und bekommt ihre Mandel. Ben schiebt einen Salzstreuer und füllt dann das einzige freie Feld auf. Das darf er, aber nun ist ein Auftrag aufgedeckt: Seine Änderung ist endgültig.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Refill fills two open slots, or one if there is only one, as here.</source>
        <translation>Auffüllen füllt zwei freie Felder oder eines, wenn es wie hier nur eines gibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>A lock lies in place of the undo token: the change still has to touch the one matching path, but cannot be backed out. Better refill first. If no slot is open, you cannot refill at all.</source>
        <translation>Statt der Zurück-Marke liegt dort ein Schloss: Die Änderung muss weiter den einen passenden Weg berühren, kann aber nicht zurückgenommen werden. Füll besser zuerst auf. Ist kein Feld frei, geht Auffüllen gar nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The order of things matters: Refill first, then change the floor.</source>
        <translation>Auf die Folge kommt es an: erst auffüllen, dann umbauen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Nothing matches, so Ben has to give up: his salter goes back, the factory does not run, and both tokens are lost. An order whose old slot had been filled would be discarded.</source>
        <translation>Nichts passt, also muss Ben aufgeben: Sein Salzstreuer geht zurück, die Fabrik läuft nicht, und beide Marken sind verloren. Ein Auftrag, dessen altes Feld gefüllt wurde, würde abgeworfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The only way to lose tokens for nothing. It happens once to everybody.</source>
        <translation>Nur so kann man Marken für nichts verlieren. Das passiert allen genau einmal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Two paths match: from dispensers 1 and 5, almonds come to orders for almonds. If any path matches when the turn ends, the factory has to run. If none does, the turn simply ends.</source>
        <translation>Zwei Wege passen: Aus den Spendern 1 und 5 kommen Mandeln zu Aufträgen für Mandeln. Passt am Ende des Zuges irgendein Weg, muss die Fabrik laufen. Passt keiner, ist der Zug einfach zu Ende.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Nobody chooses whether to run. The undo tokens go, run tokens mark the dispensers of all matching paths.</source>
        <translation>Ob die Fabrik läuft, sucht sich niemand aus. Die Zurück-Marken kommen weg, Laufmarken zeigen die Spender aller passenden Wege.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Two almonds are on their way. How many of them still fit on Anna's sheet?</source>
        <translation>Zwei Mandeln sind unterwegs. Wie viele davon passen noch auf Annas Blatt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Count the open cells of the first column together.</source>
        <translation>Zählt gemeinsam die freien Kästchen der ersten Spalte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>There is room for one more. A sixth would score nothing.</source>
        <translation>Für eine ist noch Platz. Eine sechste würde nichts zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Her fifth cell is still open.</source>
        <translation>Ihr fünftes Kästchen ist noch frei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>She has four almonds, and a column has five cells.</source>
        <translation>Sie hat vier Mandeln, und eine Spalte hat fünf Kästchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>The squirrel rolls 2 and stays. Nuts come in from the left: the first almond is salted in column 2 and fills the column. The second one finds no cell; only salt would count of it.</source>
        <translation>Das Eichhörnchen würfelt 2 und bleibt. Die Nüsse kommen von links: Die erste Mandel wird in Spalte 2 gesalzen und macht die Spalte voll. Die zweite findet kein Kästchen; von ihr würde nur Salz zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>The path from dispenser 5 passes no salter. Both orders are gone. With four or more almonds Anna takes a goal card too: see the lesson after next.</source>
        <translation>Der Weg aus Spender 5 läuft durch keinen Salzstreuer. Beide Aufträge sind weg. Mit vier oder mehr Mandeln nimmt Anna auch eine Zielkarte: mehr dazu in der übernächsten Lektion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Herr Nussbaum is hungry</source>
        <translation>Herr Nussbaum hat Hunger</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Unless he is fed, the squirrel rolls, and his hunger is added. Up to 5 he stays, with 6 he runs to a random column, from 7 he hunts, unless he sits on a matching path already.</source>
        <translation>Ist das Eichhörnchen nicht satt, würfelt es, und sein Hunger kommt dazu. Bis 5 bleibt es sitzen, bei 6 rennt es in eine zufällige Spalte, ab 7 jagt es, wenn es nicht schon auf einem passenden Weg sitzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>His hunger is 3 in this round. Ask which rolls keep him still: only 1 and 2.</source>
        <translation>In dieser Runde ist sein Hunger 3. Frag, bei welchen Würfen es sitzen bleibt: nur bei 1 und 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Anna ends her turn; run tokens mark the matching paths. He rolls 5: with 3 that is 8, he hunts. One column towards the nearest path, then he rolls again, until he is on one.</source>
        <translation>Anna beendet ihren Zug; Laufmarken zeigen die passenden Wege. Es würfelt 5: Mit 3 sind das 8, es jagt. Eine Spalte auf den nächsten Weg zu, dann würfelt es wieder, bis es auf einem sitzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Two paths match: from dispenser 5 and from dispenser 8. Find where they cross his row.</source>
        <translation>Zwei Wege passen: aus Spender 5 und aus Spender 8. Sucht, wo sie seine Reihe kreuzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Both paths are one column away, so Anna chooses. Her almonds are full. Which way should he go?</source>
        <translation>Beide Wege sind eine Spalte entfernt, also entscheidet Anna. Ihre Mandeln sind voll. Wohin soll es laufen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>To the left he gets the pistachio, to the right the almond. The sheet shows what Anna needs.</source>
        <translation>Links bekommt es die Pistazie, rechts die Mandel. Das Blatt zeigt, was Anna braucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>To the right lies the path of the almond, which would score nothing anyway. The pistachio comes home.</source>
        <translation>Rechts läuft der Weg der Mandel, die ohnehin nichts zählen würde. Die Pistazie kommt an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>That is the path of the pistachio, and Anna has none yet.</source>
        <translation>Das ist der Weg der Pistazie, und Anna hat noch keine.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>He is on a matching path now: he stops and eats. Its order is discarded, and Anna gets a squirrel token, no nut and no salt. Every other path brings its nut, even one that he has just left.</source>
        <translation>Jetzt sitzt es auf einem passenden Weg, bleibt und frisst. Dessen Auftrag wird abgeworfen, und Anna bekommt eine Eichhörnchenmarke, keine Nuss und kein Salz. Jeder andere Weg bringt seine Nuss, auch einer, den es gerade verlassen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>So the pistachio comes home. A path can be left by a 6: then he runs somewhere else, and its nut is safe.</source>
        <translation>Die Pistazie kommt also an. Verlassen kann es einen Weg bei einer 6: Dann rennt es woandershin, und die Nuss dort ist sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Ben's path runs right under the squirrel. It matches like any other, and as Ben has fed him he neither rolls nor eats: the almond comes home. To feed him twice would be wasted.</source>
        <translation>Bens Weg läuft genau unter dem Eichhörnchen durch. Er passt wie jeder andere, und weil Ben es gefüttert hat, würfelt es nicht und frisst nicht: Die Mandel kommt an. Zweimal füttern wäre nutzlos.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>The peanut on his badge shows that he is fed. It lasts for this one turn.</source>
        <translation>Die Erdnuss bei ihm zeigt, dass es satt ist. Das gilt nur für diesen Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Goal cards and their perks</source>
        <translation>Zielkarten und ihre Vorteile</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>There are 18 goal cards: two of each kind, and six for friends of the squirrel. Whoever meets a goal may claim its card after a run, never before. It brings 3 points and a perk.</source>
        <translation>Es gibt 18 Zielkarten: zwei von jeder Art, und sechs für Freunde des Eichhörnchens. Wer ein Ziel erreicht, darf die Karte nach einem Lauf nehmen, nie vorher. Sie bringt 3 Punkte und einen Vorteil.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Go through the list with the group: what each card asks for is on the right, what it brings below its name.</source>
        <translation>Geht die Liste gemeinsam durch: Was eine Karte verlangt, steht rechts; was sie bringt, unter ihrem Namen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Anna runs the factory. A sixth cashew comes in, and as a Cashew Innovator she is asked: once, she may keep a sixth nut. It is worth 6 points and counts for bonus cards and ties.</source>
        <translation>Anna startet die Fabrik. Eine sechste Cashew kommt an, und als Cashew-Erfinderin wird sie gefragt: Einmal darf sie eine sechste Nuss behalten. Die ist 6 Punkte wert und zählt für Bonuskarten und bei Gleichstand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Without the card it would score nothing. The sheet has no sixth cell, but the nut is counted all the same.</source>
        <translation>Ohne die Karte würde sie nichts zählen. Auf dem Blatt ist für sie kein Kästchen, gezählt wird sie trotzdem.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Four peanuts and a complete row: two more goals are met. Which card brings Anna action tokens at once?</source>
        <translation>Vier Erdnüsse und eine volle Reihe: Zwei weitere Ziele sind erreicht. Welche Karte bringt Anna sofort Aktionsmarken?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Both cards are on the screen. She may claim both, one after the other.</source>
        <translation>Beide Karten sind im Bild. Sie darf beide nehmen, eine nach der anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>The Peanut Champion gets two action tokens on the spot.</source>
        <translation>Der Erdnuss-Champion bekommt auf der Stelle zwei Aktionsmarken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Nut Lover is for her next Refill: it fills three slots then.</source>
        <translation>Der Nussfreund hilft beim nächsten Auffüllen: Es füllt dann drei Felder.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Then she would get neither of the two cards.</source>
        <translation>Dann bekäme sie keine der beiden Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Anna claims both, but never two of a kind. On Ben's turn the squirrel rolls two dice, for Ben has lost three nuts and is a Squirrel Buddy: 5 and 1. The lower one counts, he stays.</source>
        <translation>Anna nimmt beide; zwei gleiche darf niemand haben. In Bens Zug würfelt das Eichhörnchen mit zwei Würfeln, denn Ben hat drei Nüsse verloren und ist Eichhörnchenfreund: 5 und 1. Der niedrigere zählt, es bleibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>1 and hunger 4 make 5. With the 5 alone he would have hunted.</source>
        <translation>1 und Hunger 4 sind 5. Mit der 5 allein hätte es gejagt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Clara passes, and Anna refills. Three slots are open, and Nut Lover pays off: her Refill fills all three for one token.</source>
        <translation>Clara passt, und Anna füllt auf. Drei Felder sind frei, und der Nussfreund zahlt sich aus: Für eine Marke füllt sie alle drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Three perks are left. They count at the end, and are shown in the next lesson.</source>
        <translation>Drei Vorteile fehlen noch. Sie zählen am Ende und kommen in der nächsten Lektion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Counting the sheet</source>
        <translation>Das Blatt auszählen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>In another match Clara is the third to pass, and Ben has two complete rows: the game is over. Count 7 for every row, the columns, salt, goal cards, and bonus cards, plus or minus.</source>
        <translation>In einer anderen Partie passt Clara als Dritte, und Ben hat zwei volle Reihen: Das Spiel ist zu Ende. Zählt 7 für jede Reihe, die Spalten, Salz, Zielkarten und die Bonuskarten, plus oder minus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>The table counts by itself. Do it once by hand with one sheet, so that everybody sees what brings most.</source>
        <translation>Der Tisch zählt von selbst. Macht es bei einem Blatt einmal von Hand, dann sehen alle, was am meisten bringt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>What are Ben's four pistachios worth?</source>
        <translation>Was sind Bens vier Pistazien wert?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>The cells count 1, 2, 3, 4 and 5. Below them are the boxes for salt and squirrel tokens. Let somebody add up at the front.</source>
        <translation>Die Kästchen zählen 1, 2, 3, 4 und 5. Darunter sind die Kästchen für Salz- und Eichhörnchenmarken. Lass jemanden vorn zusammenzählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>1 and 2 and 3 and 4 make 10. A column with three nuts is worth 6, a full one with five is worth 15.</source>
        <translation>1 und 2 und 3 und 4 sind 10. Eine Spalte mit drei Nüssen ist 6 wert, eine volle mit fünf ist 15 wert.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>That is how many nuts there are. Each is worth one more than the one above it.</source>
        <translation>So viele Nüsse sind es. Jede ist eins mehr wert als die über ihr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>7 is for a complete row.</source>
        <translation>7 gibt es für eine volle Reihe.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Anna is an Almond Thought Leader: in the end one nut may change its column. Her third cashew becomes a second pistachio. That costs a point in the columns, but completes a second row for 7.</source>
        <translation>Anna ist Mandel-Vordenkerin: Am Ende darf eine Nuss die Spalte wechseln. Ihre dritte Cashew wird zur zweiten Pistazie. Das kostet in den Spalten einen Punkt, macht aber eine zweite Reihe voll: 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>3 cashews and 1 pistachio are 7 points, 2 and 2 are 6. The best move is found for her.</source>
        <translation>3 Cashews und 1 Pistazie sind 7 Punkte, 2 und 2 sind 6. Der beste Wechsel wird für sie gefunden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>points for one nut</source>
        <translation>Punkte durch eine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>A nut serves one bonus card only, and the best way is found for you. Ben can fill just one of these. The other would cost him 5 points, but a Pistachio Monger pays nothing for one failed card.</source>
        <translation>Eine Nuss zählt nur für eine Bonuskarte, und die beste Verteilung wird für dich gefunden. Ben kann von diesen nur eine erfüllen. Die andere würde ihn 5 Punkte kosten, doch ein Pistazien-Händler zahlt für eine verfehlte Karte nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Both cards want two almonds, and two are all that Ben has.</source>
        <translation>Beide Karten wollen zwei Mandeln, und mehr als zwei hat Ben nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>points lost: Pistachio Monger</source>
        <translation>Punkte verloren: Pistazien-Händler</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Clara's salt counts 3 each: 38 points. Anna and Ben have 45 each. More nuts? Ten each. More salt? Two each. Fewer squirrel tokens? Anna, with none: she wins. Else they would share.</source>
        <translation>Claras Salz zählt je 3: 38 Punkte. Anna und Ben haben je 45. Mehr Nüsse? Je zehn. Mehr Salz? Je zwei. Weniger Eichhörnchenmarken? Anna, mit keiner: Sie gewinnt. Sonst würden sie sich den Sieg teilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>In this order: more nuts, more salt, fewer squirrel tokens. Salty Mama is the last of the seven perks.</source>
        <translation>In dieser Folge: mehr Nüsse, mehr Salz, weniger Eichhörnchenmarken. Die Salzige Mama ist der letzte der sieben Vorteile.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>nuts, salt, squirrel tokens decide</source>
        <translation>Nüsse, Salz, Eichhörnchen entscheiden</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Rounds, and how it ends</source>
        <translation>Die Runden und das Ende</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Turns go clockwise. Anna passes; she may still play later this round. Ben feeds the squirrel: he has done something, so he ends his turn. You pass if you did nothing, or backed everything out.</source>
        <translation>Es geht im Uhrzeigersinn. Anna passt; sie darf in dieser Runde später noch spielen. Ben füttert das Eichhörnchen: Er hat etwas getan, also beendet er den Zug. Du passt, wenn du nichts getan oder alles zurückgenommen hast.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Passing is no end: it just lets the next player go on, even if a path matches.</source>
        <translation>Passen ist kein Ende: Es ist nur der Nächste dran, auch wenn ein Weg passt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Clara is next. If she passes now, is the round over?</source>
        <translation>Jetzt ist Clara dran. Wenn sie passt, ist die Runde dann zu Ende?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Go back a step if they do not agree: who has passed, and who has ended a turn?</source>
        <translation>Geh einen Schritt zurück, wenn sie sich nicht einig sind: Wer hat gepasst, wer hat einen Zug beendet?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Yes, for nobody has tokens left</source>
        <translation>Ja, denn niemand hat mehr Marken</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>No, all three must pass in a row</source>
        <translation>Nein, alle drei müssen nacheinander passen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Yes, for nothing matches</source>
        <translation>Ja, denn nichts passt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Ben ended a turn, and only passes count. The round is over when all three pass one after the other. A pass never runs the factory.</source>
        <translation>Ben hat einen Zug beendet, und nur Passen zählt. Die Runde ist zu Ende, wenn alle drei nacheinander passen. Beim Passen läuft die Fabrik nie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Tokens do not matter: a round ends when all three pass one after the other.</source>
        <translation>Auf Marken kommt es nicht an: Eine Runde endet, wenn alle drei nacheinander passen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Whether anything matches does not matter. All three must pass one after the other.</source>
        <translation>Ob etwas passt, ist egal. Alle drei müssen nacheinander passen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Clara, Anna and Ben pass: the round is over. If somebody had two complete rows, the game would be, too. Nobody has, so the start marker moves to the left and round 6 begins with Ben.</source>
        <translation>Clara, Anna und Ben passen: Die Runde ist zu Ende. Hätte jemand zwei volle Reihen, wäre es auch das Spiel. Niemand hat sie, also wandert der Startmarker nach links, und Runde 6 beginnt mit Ben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Three tokens each, a new hunger, orders in open slots. This was the second round in a row without a run.</source>
        <translation>Je drei Marken, ein neuer Hunger, Aufträge auf freien Feldern. Das war schon die zweite Runde hintereinander ohne Lauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Again all three save their tokens and pass. That was the third whole round without a run of the factory: now the game ends all the same and is counted.</source>
        <translation>Wieder sparen alle drei ihre Marken und passen. Das war die dritte ganze Runde ohne einen Lauf der Fabrik: Jetzt endet das Spiel trotzdem und wird gewertet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Without this rule a table of cautious managers might sit there for ever. It hardly ever happens.</source>
        <translation>Ohne diese Regel säßen lauter Vorsichtige vielleicht ewig da. Es kommt fast nie vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>rounds without a run end the game</source>
        <translation>Runden ohne Lauf beenden das Spiel</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Trucks: robots with boxes</source>
        <translation>Lastwagen: Roboter mit Kisten</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Trucks is the other edition, for two to four players. Eight columns, salters in 2 and 7, the squirrel in 5, new roasters in 3 and 6. No orders: at the bottom stand eight box robots.</source>
        <translation>Lastwagen ist die andere Ausgabe, für zwei bis vier Personen. Acht Spalten, Salzstreuer in 2 und 7, das Eichhörnchen in 5, dazu Röster in 3 und 6. Keine Aufträge: Unten stehen acht Packroboter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Compare with the floor for orders: what is gone, what is new? Here you collect nuts for trucks.</source>
        <translation>Vergleicht mit der Fabrik der Aufträge: Was fehlt, was ist neu? Hier sammelt ihr Nüsse für Lastwagen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>A robot holds four boxes, and only the one on top counts: a path connects if it brings the nut for that box. At the start no path connects, and every nut is on top somewhere.</source>
        <translation>Ein Roboter hält vier Kisten, und nur die oberste zählt: Ein Weg passt, wenn er die Nuss für diese Kiste bringt. Am Anfang passt keiner, und jede Nuss ist irgendwo oben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Compare dispensers and top boxes column by column: nowhere the same nut. Robots are placed and turned at random.</source>
        <translation>Vergleicht Spalte für Spalte Spender und oberste Kiste: nirgends dieselbe Nuss. Hingestellt und gedreht werden die Roboter zufällig.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>A spin turns a robot a quarter clockwise: its left box comes up. Which robot would then be connected?</source>
        <translation>Eine Drehung ist ein Viertel im Uhrzeigersinn: Die linke Kiste kommt nach oben. Bei welchem Roboter würde der Weg dann passen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Let them look at the left boxes only and compare each with the dispenser above. Three answers are right.</source>
        <translation>Sie sollen nur auf die linken Kisten schauen und jede mit dem Spender darüber vergleichen. Drei Antworten sind richtig.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Robots 3, 5 and 6 have the box for their dispenser's nut on the left.</source>
        <translation>Die Roboter 3, 5 und 6 haben links die Kiste für die Nuss aus ihrem Spender.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Its left box is for peanuts, and dispenser 1 has almonds.</source>
        <translation>Seine linke Kiste ist für Erdnüsse, und aus Spender 1 kommen Mandeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Its left box is for peanuts, and dispenser 2 has cashews.</source>
        <translation>Seine linke Kiste ist für Erdnüsse, und aus Spender 2 kommen Cashews.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Its left box is for almonds, and dispenser 4 has pistachios.</source>
        <translation>Seine linke Kiste ist für Mandeln, und aus Spender 4 kommen Pistazien.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Its left box is for almonds, and dispenser 7 has peanuts.</source>
        <translation>Seine linke Kiste ist für Mandeln, und aus Spender 7 kommen Erdnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Its left box is for almonds, and dispenser 8 has pistachios.</source>
        <translation>Seine linke Kiste ist für Mandeln, und aus Spender 8 kommen Pistazien.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>That turns no robot.</source>
        <translation>Das dreht keinen Roboter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Anna spins robot 3. Now the box for peanuts is on top, and dispenser 3 has peanuts: the path connects.</source>
        <translation>Anna dreht Roboter 3. Jetzt ist die Kiste für Erdnüsse oben, und aus Spender 3 kommen Erdnüsse: Der Weg passt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>One of her two actions is used. The belt shines as in the other edition.</source>
        <translation>Eine ihrer beiden Aktionen ist verbraucht. Das Band leuchtet wie in der anderen Ausgabe.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Trucks: two actions</source>
        <translation>Lastwagen: zwei Aktionen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Every turn begins with two actions of these six kinds. They cost nothing, but what you do not use is lost. It is Ben's turn.</source>
        <translation>Jeder Zug beginnt mit zwei Aktionen aus diesen sechs. Sie kosten nichts, aber was du nicht nutzt, verfällt. Ben ist dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>No tokens to save here, and no undo tokens: think first, then act.</source>
        <translation>Hier gibt es keine Marken zum Sparen und keine zum Zurücknehmen: erst denken, dann handeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>A tile slides one column along its conveyor if there is room. Ben's first idea does not work: the next tile is in the way.</source>
        <translation>Ein Plättchen lässt sich auf seinem Förderband eine Spalte weit schieben, wenn dort Platz ist. Bens erste Idee geht nicht: Das nächste Plättchen ist im Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Clear first, then slide: that would take both actions.</source>
        <translation>Erst abräumen, dann schieben: Das wären beide Aktionen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>How can Ben get rid of the tile over columns 3 and 4?</source>
        <translation>Wie wird Ben das Plättchen über den Spalten 3 und 4 los?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Sliding it away is not getting rid of it. Which of the six actions takes a tile off?</source>
        <translation>Wegschieben heißt nicht loswerden. Welche der sechs Aktionen nimmt ein Plättchen weg?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Clear takes any conveyor tile off the floor, also one that somebody else has laid.</source>
        <translation>Abräumen nimmt ein beliebiges Plättchen aus der Fabrik, auch eines, das jemand anders gelegt hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Then it lies over columns 2 and 3, but it is still there.</source>
        <translation>Dann liegt es über den Spalten 2 und 3, aber da ist es immer noch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>That one lies over columns 5 and 6.</source>
        <translation>Dieses liegt über den Spalten 5 und 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>That leaves the tile where it is.</source>
        <translation>Dann bleibt das Plättchen, wo es ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Clear was his first action. With the second a salter slides from column 4 to 3; roasters slide the same way, one column and into an empty place. Now only the run is left.</source>
        <translation>Abräumen war seine erste Aktion. Mit der zweiten schiebt er einen Salzstreuer von Spalte 4 in 3; mit Röstern geht das genauso, eine Spalte weit auf einen freien Platz. Jetzt bleibt nur noch der Lauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>No third action, not even to feed the squirrel.</source>
        <translation>Keine dritte Aktion, nicht einmal, um das Eichhörnchen zu füttern.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Trucks: the run</source>
        <translation>Lastwagen: der Lauf</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Later in the match, Clara's turn: the paths of dispensers 1 and 5 connect. In every run the squirrel rolls, even if nothing connects, unless he is fed or sits on a connecting path.</source>
        <translation>Später in der Partie, Clara ist dran: Die Wege aus den Spendern 1 und 5 passen. Bei jedem Lauf würfelt das Eichhörnchen, auch wenn nichts passt, außer es ist satt oder sitzt schon auf einem passenden Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>No hunger in this edition: the die alone decides. Read the list aloud.</source>
        <translation>In dieser Ausgabe gibt es keinen Hunger: Der Würfel allein entscheidet. Lest die Liste laut vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>He rolls a 5 and hunts one column; with a 6 he would roll again, unless he had reached a path. Both paths are equally near, so Clara chooses. Where nothing connects, a hunt leads nowhere.</source>
        <translation>Es würfelt 5 und jagt eine Spalte weit; bei einer 6 würde es noch einmal würfeln, wenn es keinen Weg erreicht hat. Beide Wege sind gleich nah, also wählt Clara. Wo nichts passt, führt die Jagd nirgendwohin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Count the columns: two to the left, two to the right.</source>
        <translation>Zählt die Spalten: zwei nach links, zwei nach rechts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>An almond that is salted and roasted is worth more. Which way should Clara send him?</source>
        <translation>Eine Mandel, die gesalzen und geröstet wird, ist mehr wert. In welche Richtung soll Clara das Eichhörnchen schicken?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Follow both belts: which one passes a salter and a roaster?</source>
        <translation>Folgt beiden Bändern: Welches läuft durch einen Salzstreuer und einen Röster?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>In column 1 stand a salter and a roaster: that almond brings a bonus card as well. He should go the other way.</source>
        <translation>In Spalte 1 stehen ein Salzstreuer und ein Röster: Diese Mandel bringt auch eine Bonuskarte. Es soll in die andere Richtung laufen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>There runs the almond that is salted and roasted: just the one that he should not come near.</source>
        <translation>Dort läuft die Mandel, die gesalzen und geröstet wird: Gerade an die soll es nicht kommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>One step is not enough for him. Two almonds are boxed and come to Clara's warehouse, and the salted and roasted one brings a bonus card. Then every connected robot spins a quarter.</source>
        <translation>Ein Schritt reicht ihm nicht. Zwei Mandeln werden verpackt und kommen in Claras Lager, und die gesalzene und geröstete bringt eine Bonuskarte. Dann dreht sich jeder Roboter, dessen Weg passte, um ein Viertel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>So no path pays twice in a row. The card may be played at once or kept.</source>
        <translation>So zahlt kein Weg zweimal hintereinander. Die Karte darf sie gleich spielen oder behalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Trucks: shipping</source>
        <translation>Lastwagen: losschicken</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>After the run you may ship one truck: its nuts leave your warehouse, you score its points, and it is gone. Three of a kind or one of each: 7. Five nuts: 13. Seven: 20 or 22.</source>
        <translation>Nach dem Lauf darfst du einen Lastwagen losschicken: Seine Nüsse verlassen dein Lager, du bekommst seine Punkte, und er ist weg. Drei gleiche oder von jeder eine: 7. Fünf Nüsse: 13. Sieben: 20 oder 22.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Loads of seven: five of one kind and two others are 20, all others 22. Every truck leaves only once.</source>
        <translation>Ladungen mit sieben: fünf von einer Sorte und zwei andere sind 20, alle übrigen 22. Jeder Lastwagen fährt nur einmal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Nothing connects this time, and the squirrel stays. But Anna's warehouse is full: three nuts of every kind. The truck for three cashews has left already; Ben has shipped it.</source>
        <translation>Diesmal passt nichts, und das Eichhörnchen bleibt. Aber Annas Lager ist voll: drei Nüsse von jeder Sorte. Der Lastwagen für drei Cashews ist schon weg; Ben hat ihn losgeschickt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Look at the yard together: which trucks could Anna load?</source>
        <translation>Schaut zusammen auf den Hof: Welche Lastwagen könnte Anna beladen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Anna has three nuts of every kind. Which truck brings her most?</source>
        <translation>Anna hat drei Nüsse von jeder Sorte. Welcher Lastwagen bringt ihr am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Two trucks are equally good. Ask which of the two leaves the better rest.</source>
        <translation>Zwei Lastwagen sind gleich gut. Frag, bei welchem der bessere Rest übrig bleibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>13 points for five nuts: three almonds and two pistachios, or three cashews and two peanuts.</source>
        <translation>13 Punkte für fünf Nüsse: drei Mandeln und zwei Pistazien oder drei Cashews und zwei Erdnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Three of a kind bring 7 points. A load of five brings more.</source>
        <translation>Drei gleiche bringen 7 Punkte. Eine Ladung mit fünf bringt mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>One of each brings 7 points. A load of five brings more.</source>
        <translation>Von jeder eine bringt 7 Punkte. Eine Ladung mit fünf bringt mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>That is no truck.</source>
        <translation>Das ist kein Lastwagen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>44 and 13 are 57 points. At the end of her turn Anna keeps six boxed nuts and three bonus cards at most: a cashew goes, and a card. The card could just as well have been played.</source>
        <translation>44 und 13 sind 57 Punkte. Am Ende ihres Zuges behält Anna höchstens sechs verpackte Nüsse und drei Bonuskarten: Eine Cashew geht weg und eine Karte. Die Karte hätte sie ebenso gut spielen können.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Seven nuts and four cards were left. What is dropped goes back to the supply.</source>
        <translation>Übrig waren sieben Nüsse und vier Karten. Was sie abgibt, kommt in den Vorrat zurück.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Once somebody has 50 points, everyone has one more turn, Anna too. Most points win; of equals, whoever came to them first. Twelve rounds without a truck end the game too: then equals share.</source>
        <translation>Hat jemand 50 Punkte, sind alle noch einmal dran, auch Anna. Die meisten Punkte gewinnen, bei gleich vielen, wer sie zuerst hatte. Auch zwölf Runden ohne Lastwagen beenden das Spiel: Dann wird bei gleich vielen geteilt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>After twelve whole rounds without a truck the points count as they stand. It hardly ever happens.</source>
        <translation>Nach zwölf ganzen Runden ohne Lastwagen zählen die Punkte, wie sie stehen. Das kommt fast nie vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>points begin the last turns</source>
        <translation>Punkte: die letzten Züge beginnen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Trucks: splitters and joiners</source>
        <translation>Lastwagen: Teiler und Sammler</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Splitters come only through bonus cards. Anna lays one over columns 1 and 2: the belt of dispenser 1 now runs to both outputs. The other input is dead: the cashews of dispenser 2 go nowhere.</source>
        <translation>Teiler gibt es nur durch Bonuskarten. Anna legt einen über die Spalten 1 und 2: Das Band aus Spender 1 führt jetzt zu beiden Ausgängen. Der andere Eingang ist tot: Die Cashews aus Spender 2 kommen nirgends an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>The red bar marks the dead input. Her Build is spent with the card.</source>
        <translation>Der rote Balken zeigt den toten Eingang. Mit der Karte ist auch ihr Bauen verbraucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Her second card and her second action: a joiner below it leads both belts to one output. It is the same tile the other way up, and there are eight of either hand.</source>
        <translation>Ihre zweite Karte und zweite Aktion: Ein Sammler darunter führt beide Bänder zu einem Ausgang. Es ist dasselbe Plättchen, nur andersherum; es gibt acht linke und acht rechte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Trace both ways from dispenser 1 with two fingers: they meet again at robot 2.</source>
        <translation>Fahrt beide Wege aus Spender 1 mit zwei Fingern nach: Bei Roboter 2 treffen sie sich wieder.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>How many almonds does dispenser 1 bring in the next run?</source>
        <translation>Wie viele Mandeln bringt Spender 1 beim nächsten Lauf?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Two belts part and meet again. Let them guess before you say the rule.</source>
        <translation>Zwei Bänder trennen sich und treffen sich wieder. Lass sie raten, bevor du die Regel sagst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Every path that connects gives a nut, and two different ones lead from dispenser 1 to robot 2.</source>
        <translation>Jeder passende Weg gibt eine Nuss, und von Spender 1 führen zwei verschiedene zu Roboter 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>The box on top of robot 2 is for almonds, and the belts lead there.</source>
        <translation>Die oberste Kiste von Roboter 2 ist für Mandeln, und die Bänder führen dorthin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>One for each path, and there are two of them.</source>
        <translation>Eine für jeden Weg, und es sind zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>With the almond of dispenser 5 that makes three. Robot 2 turns only once all the same.</source>
        <translation>Mit der Mandel aus Spender 5 sind es drei. Roboter 2 dreht sich trotzdem nur einmal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Three almonds: just right for a truck with 7 points.</source>
        <translation>Drei Mandeln: genau richtig für einen Lastwagen mit 7 Punkten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Trucks: two halves of a card</source>
        <translation>Lastwagen: zwei Hälften einer Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>There are eight bonus cards, four of each. Play as many as you like, at any time of your turn, even one that the run has just brought. Of each you choose one half.</source>
        <translation>Es gibt acht Bonuskarten, jede viermal. Spiel so viele, wie du willst, jederzeit in deinem Zug, auch eine, die der Lauf gerade gebracht hat. Von jeder wählst du eine Hälfte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>The upper halves change the floor, the lower ones are about nuts. Let everybody find the one they would like best.</source>
        <translation>Die oberen Hälften bauen die Fabrik um, die unteren bringen Nüsse. Lass alle die suchen, die ihnen am besten gefällt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Most halves are free: build twice, clear twice, turn one robot half round or two a quarter each, move and feed the squirrel. Anna builds twice and turns robot 4.</source>
        <translation>Die meisten Hälften kosten keine Aktion: zweimal bauen, zweimal abräumen, einen Roboter halb oder zwei um ein Viertel drehen, das Eichhörnchen versetzen und füttern. Anna baut zweimal und dreht Roboter 4.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Her two actions are still there. Halves that change the floor have to be played before the factory runs.</source>
        <translation>Ihre beiden Aktionen hat sie noch. Hälften, die die Fabrik verändern, muss man spielen, bevor sie läuft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Two halves change an action, and that one is spent: a Build lays a splitter or joiner, a Slide moves one tile up to three columns, through no other tile. Anna slides, then the factory runs.</source>
        <translation>Zwei Hälften verändern eine Aktion, und die ist dann verbraucht: Ein Bauen legt einen Teiler oder Sammler, ein Schieben geht bis zu drei Spalten weit, durch kein anderes Plättchen. Anna schiebt, dann läuft die Fabrik.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>The tile goes from columns 7 and 8 to 4 and 5: dispenser 4 is connected now.</source>
        <translation>Das Plättchen geht von den Spalten 7 und 8 in 4 und 5: Jetzt passt der Weg aus Spender 4.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>The floor cannot be changed any more: to spin two robots it is too late. But the turn is not over, and halves about nuts can still be played, even at the clean-up.</source>
        <translation>Umbauen geht jetzt nicht mehr: Zwei Roboter zu drehen ist es zu spät. Aber der Zug ist nicht zu Ende, und Hälften für Nüsse darf sie noch spielen, sogar beim Aufräumen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>That is why one waits with such a card: to fill a truck, or to keep what would be too much.</source>
        <translation>Deshalb hebt man sich so eine Karte auf: um einen Lastwagen voll zu machen oder um zu behalten, was zu viel wäre.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Take a nut, or two different ones into an empty warehouse; exchange one; keep more than six this time; or offer a player nuts for nuts. Anna takes an almond, and offers Ben one for a cashew.</source>
        <translation>Nimm eine Nuss, oder zwei verschiedene in ein leeres Lager; tausch eine um; behalte diesmal mehr als sechs; oder biete jemandem Nüsse für Nüsse an. Anna nimmt eine Mandel und bietet Ben eine für eine Cashew an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>More nuts could be added to the offer first, of either side. It is made once.</source>
        <translation>Vorher könnten noch mehr Nüsse dazukommen, auf beiden Seiten. Ein Angebot macht man nur einmal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Suppose Ben declines. What becomes of Anna's card?</source>
        <translation>Angenommen, Ben lehnt ab. Was wird aus Annas Karte?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Take both sides: what does Ben gain, what does Anna lose?</source>
        <translation>Seht es von beiden Seiten: Was gewinnt Ben, was verliert Anna?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>She takes it back</source>
        <translation>Sie nimmt sie zurück</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>It has been played</source>
        <translation>Sie ist gespielt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Ben gets it</source>
        <translation>Ben bekommt sie</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Accepted or declined: the card has been played. So only offer what the other one might like.</source>
        <translation>Angenommen oder abgelehnt: Die Karte ist gespielt. Biete also nur an, was der anderen Person gefallen könnte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>An offer is made once, and the card goes to the discards.</source>
        <translation>Ein Angebot macht man einmal, und die Karte wird abgeworfen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Ben only says yes or no.</source>
        <translation>Ben sagt nur Ja oder Nein.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>But Ben accepts. A cashew for Anna, an almond for Ben: both are glad.</source>
        <translation>Aber Ben nimmt an. Eine Cashew für Anna, eine Mandel für Ben: Beide freuen sich.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Bots accept if it makes them likelier to win. Of two players that is rare.</source>
        <translation>Bots nehmen an, wenn sie damit eher gewinnen. Zu zweit ist das selten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The sample floor</source>
        <translation>Die Beispielfabrik</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>A floor in the middle of a game: seven cross tiles, three salters and a hungry squirrel.</source>
        <translation>Eine Fabrik mitten im Spiel: sieben Kreuzungen, drei Salzstreuer und ein hungriges Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>This is the floor of the rulebook's example. Let everybody choose a dispenser and trace its belt.</source>
        <translation>Das ist die Fabrik aus dem Beispiel der Spielregel. Lass alle einen Spender wählen und sein Band nachfahren.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The pistachio of dispenser 5 changes over on conveyor 4 and ends in slot 6. The almond of dispenser 8 runs straight down to slot 8. Both are wanted there.</source>
        <translation>Die Pistazie aus Spender 5 wechselt auf Förderband 4 die Spalte und endet auf Feld 6. Die Mandel aus Spender 8 läuft gerade hinunter zu Feld 8. Beide sind dort gewünscht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Two paths match. Ask for a third nut that would need only one more tile.</source>
        <translation>Zwei Wege passen. Frag nach einer dritten Nuss, der nur noch eine Kreuzung fehlt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The squirrel sits in column 5. Whose belt runs under him?</source>
        <translation>Das Eichhörnchen sitzt in Spalte 5. Wessen Band läuft unter ihm durch?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Trace from his place upwards: the tile above him changes the column.</source>
        <translation>Fahrt von seinem Platz aus nach oben: Die Kreuzung über ihm wechselt die Spalte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 4</source>
        <translation>Das von Spender 4</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 5</source>
        <translation>Das von Spender 5</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 6</source>
        <translation>Das von Spender 6</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The tile just above him brings the belt of dispenser 6 over to column 5.</source>
        <translation>Die Kreuzung gleich über ihm bringt das Band aus Spender 6 herüber in Spalte 5.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Its belt has gone to the left higher up.</source>
        <translation>Dessen Band ist weiter oben nach links gegangen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Its belt leaves column 5 on the tile just above him.</source>
        <translation>Dessen Band verlässt Spalte 5 auf der Kreuzung gleich über ihm.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Which three belts run through a salter?</source>
        <translation>Welche drei Bänder laufen durch einen Salzstreuer?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Salters stand in columns 2, 7 and 11. Two of the belts reach them straight from above.</source>
        <translation>Salzstreuer stehen in den Spalten 2, 7 und 11. Zwei der Bänder kommen gerade von oben dorthin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those of 2, 7 and 11</source>
        <translation>Die von 2, 7 und 11</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those of 1, 7 and 11</source>
        <translation>Die von 1, 7 und 11</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those of 1, 7 and 12</source>
        <translation>Die von 1, 7 und 12</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The tile on conveyor 1 brings the belt of dispenser 1 to column 2, where the first salter stands.</source>
        <translation>Die Kreuzung auf Förderband 1 bringt das Band aus Spender 1 in Spalte 2, wo der erste Salzstreuer steht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The belt of dispenser 2 has changed to column 1 above the salter.</source>
        <translation>Das Band aus Spender 2 ist über dem Salzstreuer in Spalte 1 gewechselt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>In column 12 there is no salter.</source>
        <translation>In Spalte 12 steht kein Salzstreuer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The factory runs. The squirrel rolls a 1 and stays, and two nuts come home: a pistachio and an almond, neither of them salted.</source>
        <translation>Die Fabrik läuft. Das Eichhörnchen würfelt 1 und bleibt, und zwei Nüsse kommen an: eine Pistazie und eine Mandel, beide ungesalzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Nothing matched under the squirrel, so he gets nothing.</source>
        <translation>Unter dem Eichhörnchen passte nichts, also bekommt es nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>A sample turn with undo tokens</source>
        <translation>Ein Beispielzug mit Zurück-Marken</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Anna wants the pistachio for slot 6. Her first idea is a tile on conveyor 2. The undo token marks it.</source>
        <translation>Anna will die Pistazie für Feld 6. Ihre erste Idee ist eine Kreuzung auf Förderband 2. Die Zurück-Marke zeigt sie an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>The sample turn of the rulebook. Ask what the tile is good for: nothing yet.</source>
        <translation>Der Beispielzug der Spielregel. Frag, wozu die Kreuzung gut ist: noch zu nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Then she thinks of something better: dispensers 5 and 8 change places, and a tile on conveyor 4 leads column 5 to slot 6.</source>
        <translation>Dann fällt ihr etwas Besseres ein: Die Spender 5 und 8 tauschen die Plätze, und eine Kreuzung auf Förderband 4 führt Spalte 5 zu Feld 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Three tokens for the swap, one for the tile. Two undo tokens mark the swap.</source>
        <translation>Drei Marken für das Tauschen, eine für die Kreuzung. Das Tauschen zeigen zwei Zurück-Marken an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>The path from 5 to 6 matches. But the tile on conveyor 2 is not on it, so her turn cannot end like this.</source>
        <translation>Der Weg von 5 nach 6 passt. Aber die Kreuzung auf Förderband 2 liegt nicht daran, also kann ihr Zug so nicht enden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>One turn, one path.</source>
        <translation>Ein Zug, ein Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>She backs it out: the tile returns to the stack, and its action token to Anna. What she has changed since then stays.</source>
        <translation>Sie nimmt sie zurück: Die Kreuzung kommt wieder auf den Stapel, ihre Aktionsmarke zu Anna. Was sie danach geändert hat, bleibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Any change can be backed out, not only the last one, if the others work without it.</source>
        <translation>Jede Änderung kann zurückgenommen werden, nicht nur die letzte, wenn die anderen ohne sie gehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Now everything touches the path from 5 to 6. As a gift, the almond of dispenser 8 matches as well: two nuts for four tokens.</source>
        <translation>Jetzt berührt alles den Weg von 5 nach 6. Und als Geschenk passt auch die Mandel aus Spender 8: zwei Nüsse für vier Marken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>The swap pays twice: both dispensers have found an order.</source>
        <translation>Das Tauschen zahlt sich doppelt aus: Beide Spender haben einen Auftrag gefunden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Filling from the left, card by card</source>
        <translation>Auffüllen von links, Karte für Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Slots 1, 2 and 5 are open, and a tile swaps the first two. A cashew is the first order to be turned up. Where does it go?</source>
        <translation>Die Felder 1, 2 und 5 sind frei, und eine Kreuzung vertauscht die ersten beiden. Als Erstes wird ein Auftrag für eine Cashew aufgedeckt. Wohin kommt er?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Trace upwards from slot 1: which dispenser feeds it?</source>
        <translation>Fahrt von Feld 1 aus nach oben: Welcher Spender führt dorthin?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Into slot 1</source>
        <translation>Auf Feld 1</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Into slot 2</source>
        <translation>Auf Feld 2</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>To the discards</source>
        <translation>Er wird abgeworfen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Slots are filled from the left, and dispenser 2 feeds slot 1 with cashews: the order would match at once.</source>
        <translation>Gefüllt wird von links, und Spender 2 schickt Cashews zu Feld 1: Der Auftrag würde sofort passen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>The tile leads the cashews of dispenser 2 to slot 1: it would match at once.</source>
        <translation>Die Kreuzung führt die Cashews aus Spender 2 zu Feld 1: Er würde sofort passen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Slots are filled from the left. Slot 1 comes first.</source>
        <translation>Gefüllt wird von links. Zuerst kommt Feld 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>So Anna's Refill discards the cashew, and the almond lies in slot 1, the pistachio in slot 2. With her second Refill the deck is empty: the discards are shuffled, and a peanut fills slot 5.</source>
        <translation>Also wird die Cashew abgeworfen, und die Mandel liegt auf Feld 1, die Pistazie auf Feld 2. Bei Annas zweitem Auffüllen ist der Stapel leer: Die abgeworfenen Karten werden gemischt, und eine Erdnuss füllt Feld 5.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>One Refill fills two slots. The second one finds only one that is open.</source>
        <translation>Einmal Auffüllen füllt zwei Felder. Beim zweiten Mal ist nur noch eines frei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A long hunt</source>
        <translation>Eine lange Jagd</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>Anna's almond runs down column 6. The squirrel sits in column 10 and is starving: hunger 4. What keeps him where he is?</source>
        <translation>Annas Mandel läuft in Spalte 6 hinunter. Das Eichhörnchen sitzt in Spalte 10 und hat Riesenhunger: 4. Wann bleibt es sitzen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>Add 4 to every number of the die. Up to 5 he stays.</source>
        <translation>Zählt zu jeder Zahl des Würfels 4 dazu. Bis 5 bleibt es sitzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 1</source>
        <translation>Bei einer 1</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 1 or a 2</source>
        <translation>Bei einer 1 oder 2</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>All but a 6</source>
        <translation>Bei allem außer 6</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>1 and 4 make 5: he stays. With a 2 it is 6 and he runs anywhere, and from a 3 on he hunts.</source>
        <translation>1 und 4 sind 5: Es bleibt. Bei einer 2 sind es 6, und es rennt irgendwohin; ab einer 3 jagt es.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>2 and 4 make 6: then he runs to a random column.</source>
        <translation>2 und 4 sind 6: Dann rennt es in eine zufällige Spalte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>Even a 3 makes 7 with his hunger, and from 7 on he hunts.</source>
        <translation>Schon eine 3 macht mit dem Hunger 7, und ab 7 jagt es.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>He rolls a 3 and hunts to column 9, then rolls again: a 6, a 4, and another 3. Four columns, and he is on the path. The almond is eaten, Anna gets a squirrel token.</source>
        <translation>Es würfelt 3 und jagt in Spalte 9, dann würfelt es wieder: 6, 4 und noch eine 3. Vier Spalten, und es sitzt auf dem Weg. Die Mandel ist gefressen, Anna bekommt eine Eichhörnchenmarke.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>He rolls until he has arrived, or a roll stops him. With hunger 4 only a 1 does.</source>
        <translation>Es würfelt, bis es da ist oder ein Wurf es aufhält. Bei Hunger 4 tut das nur eine 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>Ben lays a tile for an almond of his own. The squirrel rolls a 2: that makes 6, and he runs to a random column, to 3. He finds nothing there, and Ben's almond comes home.</source>
        <translation>Ben legt eine Kreuzung für eine eigene Mandel. Das Eichhörnchen würfelt 2: Das sind 6, und es rennt in eine zufällige Spalte, in 3. Dort findet es nichts, und Bens Mandel kommt an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 6 can save you or ruin you: nobody knows the column beforehand.</source>
        <translation>Eine 6 kann retten oder schaden: Niemand kennt die Spalte vorher.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Too many promises</source>
        <translation>Zu viele Versprechen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Anna has two almonds, two cashews, three peanuts and three pistachios. How many of her five bonus cards can she fill?</source>
        <translation>Anna hat zwei Mandeln, zwei Cashews, drei Erdnüsse und drei Pistazien. Wie viele ihrer fünf Bonuskarten kann sie erfüllen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Count how many almonds her five cards want together: ten.</source>
        <translation>Zählt, wie viele Mandeln ihre fünf Karten zusammen wollen: zehn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Every card wants two almonds, and two are all she has. A nut serves one card only.</source>
        <translation>Jede Karte will zwei Mandeln, und mehr als zwei hat sie nicht. Eine Nuss zählt nur für eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Which almonds would go to the second card? A nut serves one card only.</source>
        <translation>Welche Mandeln wären für die zweite Karte? Eine Nuss zählt nur für eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Every card wants two almonds, and she has two in all.</source>
        <translation>Jede Karte will zwei Mandeln, und sie hat insgesamt zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Ben passes, and it is over. The best card brings Anna 6 points, the other four cost 6, 6, 5 and 5: together minus 16. Of 32 points on her sheet 16 are left, in spite of two complete rows.</source>
        <translation>Ben passt, und es ist vorbei. Die beste Karte bringt Anna 6 Punkte, die anderen vier kosten 6, 6, 5 und 5: zusammen minus 16. Von 32 Punkten auf ihrem Blatt bleiben 16, trotz zwei voller Reihen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>14 for rows, 18 for columns, 6 minus 22 for the cards.</source>
        <translation>14 für Reihen, 18 für Spalten, 6 minus 22 für die Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>points from five bonus cards</source>
        <translation>Punkte durch fünf Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Ben has kept one modest promise: 7 for a row, 10 for the columns, 6 for his card. With 23 against 16 he wins.</source>
        <translation>Ben hat ein bescheidenes Versprechen gehalten: 7 für eine Reihe, 10 für die Spalten, 6 für seine Karte. Mit 23 zu 16 gewinnt er.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Three nuts less, one complete row less, and still the winner.</source>
        <translation>Drei Nüsse weniger, eine volle Reihe weniger, und trotzdem gewonnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Trucks: salted and roasted</source>
        <translation>Lastwagen: gesalzen und geröstet</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Which almond gets salted and roasted, that of dispenser 1 or that of dispenser 5?</source>
        <translation>Welche Mandel wird gesalzen und geröstet, die aus Spender 1 oder die aus Spender 5?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>It has to pass a salter and a roaster, in the columns where they stand.</source>
        <translation>Sie muss durch einen Salzstreuer und einen Röster laufen, in den Spalten, wo diese stehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>That of dispenser 1</source>
        <translation>Das von Spender 1</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>It runs through the salter in column 5, changes over on conveyor 4 and meets the roaster in column 6.</source>
        <translation>Sie läuft durch den Salzstreuer in Spalte 5, wechselt auf Förderband 4 und trifft in Spalte 6 auf den Röster.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>It runs straight down column 1, where nothing stands.</source>
        <translation>Sie läuft gerade durch Spalte 1, und dort steht nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Only one of them passes a salter and a roaster.</source>
        <translation>Nur eine von beiden läuft durch Salzstreuer und Röster.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Both almonds are boxed, and the salted and roasted one brings a bonus card as well.</source>
        <translation>Beide Mandeln werden verpackt, und die gesalzene und geröstete bringt auch eine Bonuskarte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>The card can be played at once, or kept for later.</source>
        <translation>Die Karte kann sie gleich spielen oder für später behalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>Trucks: a splitter pays twice</source>
        <translation>Lastwagen: Ein Teiler zahlt doppelt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>The splitter sends the almonds of dispenser 5 to robots 5 and 6. The belt of dispenser 6 runs into a dead end.</source>
        <translation>Der Teiler schickt die Mandeln aus Spender 5 zu den Robotern 5 und 6. Das Band aus Spender 6 läuft in eine Sackgasse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>Follow both lines from dispenser 5, then look for the red bar below dispenser 6.</source>
        <translation>Folgt beiden Linien aus Spender 5 und sucht dann den roten Balken unter Spender 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>With the almond of dispenser 1 that makes three boxed almonds, and three robots turn. Three almonds are just what the first truck carries: 7 points.</source>
        <translation>Mit der Mandel aus Spender 1 sind das drei verpackte Mandeln, und drei Roboter drehen sich. Drei Mandeln sind genau das, was der erste Lastwagen lädt: 7 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>One splitter, and a truck leaves in a single turn.</source>
        <translation>Ein Teiler, und in einem einzigen Zug fährt ein Lastwagen los.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Trucks: spinning robots</source>
        <translation>Lastwagen: Roboter drehen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Robot 1 has the box for cashews on top. Which single action connects the almond of dispenser 1?</source>
        <translation>Bei Roboter 1 ist die Kiste für Cashews oben. Mit welcher einzelnen Aktion passt der Weg der Mandel aus Spender 1?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Look at the box on the left: clockwise, it is the next to come up.</source>
        <translation>Schaut auf die linke Kiste: Im Uhrzeigersinn kommt sie als Nächste nach oben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>A quarter clockwise brings the left box up: almonds, right under the almond's belt.</source>
        <translation>Ein Viertel im Uhrzeigersinn bringt die linke Kiste nach oben: Mandeln, genau unter dem Band der Mandel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Then the almond arrives at robot 2, and dispenser 1 still finds no box.</source>
        <translation>Dann kommt die Mandel bei Roboter 2 an, und eine Kiste für sie ist dort nicht oben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>After that robot 1 still shows cashews. What would turn its boxes?</source>
        <translation>Danach zeigt Roboter 1 immer noch Cashews. Was dreht seine Kisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>A quarter turn, and the almond of dispenser 1 has its box.</source>
        <translation>Eine Vierteldrehung, und die Mandel aus Spender 1 hat ihre Kiste.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>It took one action; the other one is still there.</source>
        <translation>Das war eine Aktion; die andere ist noch da.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Trucks: a warehouse of six</source>
        <translation>Lastwagen: ein Lager für sechs</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>After the run Anna has eight boxed nuts and four cards. She could ship a truck for 7 points, but she saves her nuts for a big one. So she has to put two nuts and a card away.</source>
        <translation>Nach dem Lauf hat Anna acht verpackte Nüsse und vier Karten. Sie könnte einen Lastwagen für 7 Punkte losschicken, spart aber für einen großen. Also muss sie zwei Nüsse und eine Karte abgeben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Six nuts and three cards are kept at most. Ask which two nuts they would give up.</source>
        <translation>Höchstens sechs Nüsse und drei Karten bleiben. Frag, welche zwei Nüsse sie hergeben würden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Anna collects cashews and pistachios. Which nut goes?</source>
        <translation>Anna sammelt Cashews und Pistazien. Welche Nuss gibt sie ab?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>The truck that she wants carries cashews and pistachios.</source>
        <translation>Der Lastwagen, den sie will, lädt Cashews und Pistazien.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Her truck does not carry almonds.</source>
        <translation>Ihr Lastwagen lädt keine Mandeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Her truck carries cashews.</source>
        <translation>Ihr Lastwagen lädt Cashews.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Her truck carries pistachios.</source>
        <translation>Ihr Lastwagen lädt Pistazien.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>That card keeps all eight nuts, but only this time. She has other plans for it.</source>
        <translation>Mit dieser Karte blieben alle acht Nüsse, aber nur dieses eine Mal. Sie hat mit ihr anderes vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>That puts no nut away.</source>
        <translation>Damit ist keine Nuss weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Both almonds go. A card too many may be discarded, but it may just as well be played: Anna exchanges a cashew for a pistachio. Now she has six nuts and three cards.</source>
        <translation>Beide Mandeln gehen weg. Eine Karte zu viel darf man abwerfen, aber ebenso gut spielen: Anna tauscht eine Cashew gegen eine Pistazie um. Jetzt hat sie sechs Nüsse und drei Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Whoever has to give a card away should always look at its other half first.</source>
        <translation>Wer eine Karte abgeben muss, schaut am besten erst auf ihre andere Hälfte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Trucks: the scoring track</source>
        <translation>Lastwagen: die Punkteleiste</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Anna has 44 points and ships a truck with three almonds: 51, more than fifty. Everyone has one more turn, Anna too.</source>
        <translation>Anna hat 44 Punkte und schickt einen Lastwagen mit drei Mandeln los: 51, mehr als fünfzig. Alle sind noch einmal dran, auch Anna.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>The red line on the scoring track is at fifty.</source>
        <translation>Die rote Linie auf der Punkteleiste steht bei fünfzig.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Ben has 36 points and a warehouse like made for the big truck: four peanuts and three pistachios. 22 points: he has 58.</source>
        <translation>Ben hat 36 Punkte und ein Lager wie gemacht für den großen Lastwagen: vier Erdnüsse und drei Pistazien. 22 Punkte: Er hat 58.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Anna can ship one more truck. Ask what she would need to win.</source>
        <translation>Anna kann noch einen Lastwagen losschicken. Frag, was sie für den Sieg bräuchte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>In her last turn Anna ships three cashews and has 58, too. Who wins?</source>
        <translation>In ihrem letzten Zug schickt Anna drei Cashews los und hat auch 58. Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Two rules fit the picture: who had 50 first, or who had 58 first?</source>
        <translation>Zwei Regeln wären denkbar: wer zuerst 50 hatte, oder wer zuerst 58 hatte?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Anna, who had 50 first</source>
        <translation>Anna, denn sie hatte zuerst 50</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Ben, who had 58 first</source>
        <translation>Ben, denn er hatte zuerst 58</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>With equal points, who came to that final score first wins.</source>
        <translation>Bei gleich vielen Punkten gewinnt, wer diesen Endstand zuerst hatte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Fifty points begin the last turns. What counts is who came first to the final score.</source>
        <translation>Mit fünfzig Punkten beginnen die letzten Züge. Es zählt, wer den Endstand zuerst hatte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>The win is shared only if no truck leaves for twelve rounds.</source>
        <translation>Geteilt wird der Sieg nur, wenn zwölf Runden lang kein Lastwagen fährt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>58 each, and Ben had them first: Ben wins.</source>
        <translation>Je 58, und Ben hatte sie zuerst: Ben gewinnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>A truck now is better than the same truck a turn later.</source>
        <translation>Ein Lastwagen jetzt ist besser als derselbe einen Zug später.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Trucks: luring the squirrel</source>
        <translation>Lastwagen: das Eichhörnchen weglocken</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>The squirrel sat on the path of dispenser 5 and would not even have rolled: he had his nut. Anna plays a card for that: she may move him anywhere, and he is fed.</source>
        <translation>Das Eichhörnchen saß auf dem Weg aus Spender 5 und hätte nicht einmal gewürfelt: Es hatte seine Nuss. Dafür spielt Anna eine Karte: Sie darf es irgendwohin setzen, und satt ist es dann auch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Feeding him would have been enough. But the card does both.</source>
        <translation>Füttern hätte gereicht. Aber die Karte kann beides.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>She has put him onto the other path, in column 1. How many almonds will be boxed?</source>
        <translation>Sie hat es auf den anderen Weg gesetzt, in Spalte 1. Wie viele Mandeln werden verpackt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Many think of the squirrel alone and forget the second half of the sentence on the card.</source>
        <translation>Viele denken nur an das Eichhörnchen und vergessen die zweite Hälfte des Satzes auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>The card feeds him too, and a fed squirrel takes nothing, even from a path right under him.</source>
        <translation>Die Karte füttert es auch, und ein sattes Eichhörnchen nimmt nichts, auch nicht von einem Weg direkt unter ihm.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Two paths connect, and nobody takes anything.</source>
        <translation>Zwei Wege passen, und niemand nimmt etwas weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>He sits on one of the two paths, but he is fed.</source>
        <translation>Es sitzt auf einem der beiden Wege, aber es ist satt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Both almonds are boxed. The card cost no action: Anna had used both of hers before she played it.</source>
        <translation>Beide Mandeln werden verpackt. Die Karte kostete keine Aktion: Anna hatte ihre beiden schon verbraucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Feeding alone would have been enough here. Moving him helps against a roll.</source>
        <translation>Hier hätte Füttern gereicht. Es zu versetzen hilft, wenn es sonst würfeln würde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Trucks: the card that was missing</source>
        <translation>Lastwagen: die Karte, die gefehlt hat</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>The almond of dispenser 1 is salted and roasted: it is boxed and brings Anna a bonus card. The squirrel gets the almond of dispenser 5.</source>
        <translation>Die Mandel aus Spender 1 ist gesalzen und geröstet: Sie wird verpackt und bringt Anna eine Bonuskarte. Die Mandel aus Spender 5 bekommt das Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Look at the card: one half of it is a nut.</source>
        <translation>Schaut auf die Karte: Eine Hälfte davon ist eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Three almonds and two pistachios would be 13 points. But Anna has four almonds and only one pistachio: this truck cannot leave.</source>
        <translation>Drei Mandeln und zwei Pistazien wären 13 Punkte. Aber Anna hat vier Mandeln und nur eine Pistazie: Dieser Lastwagen kann nicht losfahren.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>She could ship three almonds for 7 points. Is there something better?</source>
        <translation>Drei Mandeln für 7 Punkte könnte sie losschicken. Geht es besser?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>How can Anna load this truck in the same turn?</source>
        <translation>Wie kann Anna diesen Lastwagen noch im selben Zug beladen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>The bonus card that the run has just brought may be played at once.</source>
        <translation>Die Bonuskarte, die der Lauf gerade gebracht hat, darf sie sofort spielen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Its second half gives a pistachio, and cards are played at any time of one's own turn.</source>
        <translation>Ihre zweite Hälfte gibt eine Pistazie, und Karten spielt man jederzeit im eigenen Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>That is another truck, with 7 points.</source>
        <translation>Das ist ein anderer Lastwagen, mit 7 Punkten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Then no truck leaves at all.</source>
        <translation>Dann fährt gar kein Lastwagen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Anna takes the pistachio and ships the truck: 13 points instead of 7.</source>
        <translation>Anna nimmt die Pistazie und schickt den Lastwagen los: 13 Punkte statt 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Even a card that has just been drawn can fill a truck.</source>
        <translation>Auch eine gerade erst gezogene Karte kann einen Lastwagen voll machen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>What wins</source>
        <translation>Womit man gewinnt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>Welcome to the Zimmerman Nut Factory! Anna, Ben and Clara run it. They bend the belts so that nuts from the top arrive at orders that want them.</source>
        <translation>Willkommen in der Nussfabrik Zimmerman! Anna, Ben und Clara leiten sie. Sie verlegen die Bänder so, dass Nüsse von oben bei Aufträgen ankommen, die sie haben wollen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>Let the group name the four nuts and follow one belt from top to bottom with a finger. Nobody has to know any rule yet.</source>
        <translation>Lass die Gruppe die vier Nüsse benennen und ein Band von oben nach unten mit dem Finger verfolgen. Regeln muss noch niemand kennen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>This is the end of their game: 55 points for Anna, 51 for Clara, 38 for Ben. It ended because somebody had two complete rows of nuts: Anna.</source>
        <translation>So endet ihre Partie: 55 Punkte für Anna, 51 für Clara, 38 für Ben. Zu Ende ist sie, weil jemand zwei volle Reihen Nüsse hat: Anna.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>First the end, then the way there: we now look at what these points are made of. Remember the number two.</source>
        <translation>Erst das Ende, dann der Weg dorthin: Jetzt sehen wir, woraus diese Punkte bestehen. Merkt euch die Zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>complete rows end the game</source>
        <translation>volle Reihen beenden das Spiel</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>On Anna's sheet the first nut of a column is worth 1, the second 2, the third 3: her three cashews are 6 points. A complete row, one of each kind, brings 7 more.</source>
        <translation>Auf Annas Blatt ist die erste Nuss einer Spalte 1 wert, die zweite 2, die dritte 3: Ihre drei Cashews sind 6 Punkte. Eine volle Reihe, von jeder Sorte eine, bringt noch einmal 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>Point at the two golden rows. Ask: what would her third almond bring? Three points; it takes a third nut of every kind to make a third row.</source>
        <translation>Zeig auf die beiden goldenen Reihen. Frag: Was würde ihre dritte Mandel bringen? Drei Punkte; für eine dritte Reihe braucht es von jeder Sorte eine dritte Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>A salt token counts 2. A goal card counts 3 and has a perk: with hers, Anna's salt counts 3. A bonus card brings 5 or 6 points if you have its nuts at the end.</source>
        <translation>Eine Salzmarke zählt 2. Eine Zielkarte zählt 3 und hat einen Vorteil: Mit ihrer zählt Annas Salz 3. Eine Bonuskarte bringt 5 oder 6 Punkte, wenn du am Ende ihre Nüsse hast.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>Do not learn this by heart: the list is on the table in every game. Rows and columns bring the most.</source>
        <translation>Nicht auswendig lernen: Die Liste gibt es in jeder Partie. Am meisten bringen Reihen und Spalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>Bonus cards also bite. A nut serves one card only, and Ben has a single pistachio: two of his three cards are not filled, and cost him 5 and 6 points.</source>
        <translation>Bonuskarten können auch beißen. Eine Nuss zählt nur für eine Karte, und Ben hat eine einzige Pistazie: Zwei seiner drei Karten sind nicht erfüllt und kosten ihn 5 und 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>Ben has the most nuts, twelve of them, and still the fewest points. Ask what he would have without these two cards: 49.</source>
        <translation>Ben hat die meisten Nüsse, zwölf Stück, und trotzdem die wenigsten Punkte. Frag, was er ohne diese beiden Karten hätte: 49.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-1-what-wins.toml"/>
        <source>points: two cards not filled</source>
        <translation>Punkte: zwei Karten nicht erfüllt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>From the first card to the first nut</source>
        <translation>Von der ersten Karte zur ersten Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Back to the start of that game. Everyone draws three bonus cards and keeps at least one. Filled at the end, it brings its points; failed, it costs as many.</source>
        <translation>Zurück zum Anfang dieser Partie. Alle ziehen drei Bonuskarten und behalten mindestens eine. Am Ende erfüllt, bringt sie ihre Punkte; verfehlt, kostet sie ebenso viele.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Ask which card looks hardest to combine with the others: those with two pistachios. Beginners keep one or two cards.</source>
        <translation>Frag, welche Karten schlecht zusammenpassen: die mit je zwei Pistazien. Wer neu ist, behält eine oder zwei Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Anna keeps two cards, Ben three, Clara two. Round 1 begins: three action tokens for everyone, an order in every slot, and a die for the squirrel's hunger: 3.</source>
        <translation>Anna behält zwei Karten, Ben drei, Clara zwei. Runde 1 beginnt: drei Aktionsmarken für alle, ein Auftrag auf jedem Feld und ein Würfel für den Hunger des Eichhörnchens: 3.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Tokens that are not spent stay for later rounds. The red number at the squirrel is his hunger for this round.</source>
        <translation>Wer Marken nicht ausgibt, behält sie für später. Die rote Zahl beim Eichhörnchen ist sein Hunger in dieser Runde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>action tokens for everyone, each round</source>
        <translation>Aktionsmarken für alle, in jeder Runde</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Every belt runs straight down. The almonds of dispenser 9 end at slot 9, where a peanut is wanted. So close: next door, slot 8 would like an almond.</source>
        <translation>Jedes Band läuft gerade hinunter. Die Mandeln aus Spender 9 enden auf Feld 9, und dort ist eine Erdnuss gewünscht. So knapp: Gleich daneben will Feld 8 eine Mandel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Follow the line with the pointer. Ask who sees another order that is just one column away from its nut.</source>
        <translation>Folg der Linie mit dem Zeiger. Frag, wer noch einen Auftrag sieht, der nur eine Spalte neben seiner Nuss liegt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>On your turn you pay for as many actions as you like and can afford. Anna begins with Build, for one token: a cross tile lies over two columns and swaps their belts.</source>
        <translation>In deinem Zug bezahlst du so viele Aktionen, wie du willst und dir leisten kannst. Anna beginnt mit Bauen, für eine Marke: Eine Kreuzung liegt über zwei Spalten und vertauscht deren Bänder.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Read only the lines that Anna will use: Build, and Salt after it. What comes in on the left of a cross tile leaves on the right, and the other way round.</source>
        <translation>Lest nur die Zeilen, die Anna braucht: Bauen und danach Salzen. Was links in eine Kreuzung hineinläuft, kommt rechts heraus, und umgekehrt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Where can it lie so that an almond arrives in slot 8?</source>
        <translation>Wo kann sie liegen, damit auf Feld 8 eine Mandel ankommt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Six places are right, one on each conveyor. If somebody takes columns 7 and 8, let them follow what would arrive.</source>
        <translation>Sechs Stellen sind richtig, auf jedem Förderband eine. Wer die Spalten 7 und 8 nimmt, soll verfolgen, was dann ankommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Over columns 8 and 9. The conveyor does not matter: the almond of column 9 changes over to column 8.</source>
        <translation>Über den Spalten 8 und 9. Das Förderband ist egal: Die Mandel aus Spalte 9 wechselt in Spalte 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Then columns 7 and 8 change places, and a peanut arrives in slot 8.</source>
        <translation>Dann tauschen die Spalten 7 und 8, und auf Feld 8 kommt eine Erdnuss an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Slot 8 still gets pistachios then. Which column beside it carries almonds?</source>
        <translation>Dann bekommt Feld 8 weiter Pistazien. In welcher Spalte daneben laufen Mandeln?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Anna lays it on conveyor 2. The belt from dispenser 9 now leads to slot 8: an almond for an order that wants one. The path matches, and it shines.</source>
        <translation>Anna legt sie auf Förderband 2. Jetzt führt das Band aus Spender 9 zu Feld 8: eine Mandel für einen Auftrag, der eine will. Der Weg passt, und er leuchtet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>This is the heart of the game: same nut at the top and at the bottom. Ask where the pistachio of dispenser 8 goes now: to slot 9.</source>
        <translation>Das ist das Herz des Spiels: oben und unten dieselbe Nuss. Frag, wohin die Pistazie aus Spender 8 jetzt läuft: zu Feld 9.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Her second token moves a salter one column, onto the path: now the almond brings a salt token too. Undo tokens show what she has changed.</source>
        <translation>Ihre zweite Marke schiebt einen Salzstreuer eine Spalte weit auf den Weg: Jetzt bringt die Mandel auch eine Salzmarke. Zurück-Marken zeigen, was Anna geändert hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Until the factory runs, Anna could take both changes back, and the tokens would return.</source>
        <translation>Bis die Fabrik läuft, könnte Anna beides zurücknehmen und bekäme die Marken wieder.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>Anna ends her turn: the factory runs. The squirrel rolls a 2, and 3 for hunger makes 5. Up to 5 he stays. The almond comes home, and it is salted.</source>
        <translation>Anna beendet den Zug: Die Fabrik läuft. Das Eichhörnchen würfelt 2, und 3 für den Hunger macht 5. Bis 5 bleibt es sitzen. Die Mandel kommt an, und gesalzen ist sie auch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-2-the-first-nut.toml"/>
        <source>One nut, one salt token, one action token saved: a good first turn. Somebody will ask about the minus: Anna's two bonus cards are not filled yet.</source>
        <translation>Eine Nuss, eine Salzmarke, eine Aktionsmarke gespart: ein guter erster Zug. Jemand wird nach dem Minus fragen: Annas zwei Bonuskarten sind noch nicht erfüllt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>Squirrel trouble</source>
        <translation>Ärger mit dem Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>Ben's turn. With his first tile the almonds of dispenser 5 arrive at slot 4, where one is wanted: a match. A second tile, further right, is for later.</source>
        <translation>Ben ist dran. Mit seiner ersten Kreuzung kommen die Mandeln aus Spender 5 bei Feld 4 an, und dort ist eine gewünscht: Das passt. Eine zweite Kreuzung weiter rechts ist für später.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>Ask what the second tile does: it swaps columns 6 and 7, and nothing matches there.</source>
        <translation>Frag, was die zweite Kreuzung tut: Sie vertauscht die Spalten 6 und 7, und dort passt nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>But Ben's turn cannot end like this. All you change in a turn has to touch one and the same matching path, and the second tile is nowhere near it.</source>
        <translation>Aber so kann Bens Zug nicht enden. Alles, was man in einem Zug ändert, muss ein und denselben passenden Weg berühren, und die zweite Kreuzung liegt weit daneben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>The rule that is broken most. Say it in their words: one turn, one path.</source>
        <translation>Gegen diese Regel wird am meisten verstoßen. Sag es mit einem Merksatz: ein Zug, ein Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>So Ben takes the second tile back, and his action token returns. Until the factory runs, changing your mind costs nothing.</source>
        <translation>Also nimmt Ben die zweite Kreuzung zurück und bekommt seine Aktionsmarke wieder. Bis die Fabrik läuft, kostet es nichts, sich anders zu entscheiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>That is what undo tokens are for: with them nobody has to remember how the floor looked before.</source>
        <translation>Dafür sind die Zurück-Marken da: Mit ihnen muss sich niemand merken, wie die Fabrik vorher aussah.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>tokens to change your mind</source>
        <translation>Marken, um es sich anders zu überlegen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>Herr Nussbaum, the squirrel, sits just beside Ben's path, and his hunger is 3. How can Ben keep his almond safe?</source>
        <translation>Herr Nussbaum, das Eichhörnchen, sitzt gleich neben Bens Weg, und sein Hunger ist 3. Wie rettet Ben seine Mandel?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>Let them work out first which rolls would be harmless: only 1 and 2, as 3 for hunger comes on top.</source>
        <translation>Lass erst überlegen, welche Würfe harmlos wären: nur 1 und 2, denn 3 für den Hunger kommen dazu.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>For one token the squirrel is fed: he neither runs nor eats in this turn.</source>
        <translation>Für eine Marke ist das Eichhörnchen satt: In diesem Zug läuft es nicht und frisst nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>New bonus cards do not keep a squirrel away.</source>
        <translation>Neue Bonuskarten halten kein Eichhörnchen ab.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>A new order does not keep a squirrel away.</source>
        <translation>Ein neuer Auftrag hält kein Eichhörnchen ab.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>Then he rolls. Only a 1 or a 2 keeps him where he is: with 3 for hunger that makes 4 or 5.</source>
        <translation>Dann würfelt es. Nur bei 1 oder 2 bleibt es sitzen: Mit 3 für den Hunger sind das 4 oder 5.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>But Ben saves his tokens. The squirrel rolls a 5, with hunger 8, and from 7 on he hunts. One column, and he sits on the path! He eats the almond; Ben gets a squirrel token.</source>
        <translation>Doch Ben spart seine Marken. Das Eichhörnchen würfelt 5, mit dem Hunger 8, und ab 7 jagt es. Eine Spalte, und es sitzt auf dem Weg! Es frisst die Mandel; Ben bekommt eine Eichhörnchenmarke.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>A nut that was eaten is lost, and its order too. Small comfort: three squirrel tokens are good for a goal card.</source>
        <translation>Eine gefressene Nuss ist verloren, und der Auftrag auch. Ein kleiner Trost: Für drei Eichhörnchenmarken gibt es eine Zielkarte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>Clara takes no chances. She lays a tile, feeds the squirrel and runs the factory: he does not even roll. Her peanut brings salt as well.</source>
        <translation>Clara geht auf Nummer sicher. Sie legt eine Kreuzung, füttert das Eichhörnchen und startet die Fabrik: Es würfelt nicht einmal. Ihre Erdnuss bringt auch noch Salz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-3-squirrel-trouble.toml"/>
        <source>Ask whether feeding was necessary: the squirrel was far away, but a 3 would have made 6, and then he runs anywhere.</source>
        <translation>Frag, ob Füttern nötig war: Das Eichhörnchen war weit weg, aber eine 3 hätte 6 gemacht, und dann rennt es irgendwohin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Five rounds later all three have passed in a row, so round 7 begins: three tokens for everyone, a new hunger, and orders for open slots, but none that matches at once.</source>
        <translation>Fünf Runden später haben alle drei nacheinander gepasst, also beginnt Runde 7: drei Marken für alle, ein neuer Hunger und Aufträge für freie Felder, aber keiner, der sofort passt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Whoever passes may still play later in the same round. Only when all pass one after the other is the round over.</source>
        <translation>Wer passt, darf in derselben Runde später noch spielen. Erst wenn alle nacheinander passen, ist die Runde zu Ende.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>The order in slot 8 wants a pistachio. For three tokens Anna may swap two dispensers. Which ones?</source>
        <translation>Der Auftrag auf Feld 8 will eine Pistazie. Für drei Marken darf Anna zwei Spender tauschen. Welche?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Let them follow the line from slot 8 upwards first. Three answers are right: any pistachio may go there.</source>
        <translation>Lass zuerst die Linie von Feld 8 nach oben verfolgen. Drei Antworten sind richtig: Jede Pistazie darf dorthin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>The path to slot 8 starts at dispenser 9. A pistachio has to stand there, and any of the three will do.</source>
        <translation>Der Weg zu Feld 8 beginnt bei Spender 9. Dort muss eine Pistazie stehen, egal welche der drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Follow the path from slot 8 upwards: which dispenser feeds it? A pistachio has to go there.</source>
        <translation>Folg dem Weg von Feld 8 nach oben: Bei welchem Spender beginnt er? Dorthin muss eine Pistazie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Dispensers 8 and 9 change places. The squirrel stays away, and Anna's second pistachio comes home, salted: now two rows of her sheet are complete.</source>
        <translation>Die Spender 8 und 9 tauschen die Plätze. Das Eichhörnchen bleibt weg, und Annas zweite Pistazie kommt gesalzen an: Jetzt sind zwei Reihen auf ihrem Blatt voll.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Show the two golden rows. This is the position that we saw at the very beginning, but for the last turns.</source>
        <translation>Zeig die beiden goldenen Reihen. Bis auf die letzten Züge ist das die Stellung vom Anfang des Kurses.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>After a run you may claim goal cards. For four salt tokens Anna becomes Salty Mama: 3 points, and her salt counts 3 instead of 2.</source>
        <translation>Nach einem Lauf darfst du Zielkarten nehmen. Für vier Salzmarken wird Anna zur Salzigen Mama: 3 Punkte, und ihr Salz zählt 3 statt 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>There are seven kinds of goal cards, and every one has a perk. Nobody may have two of the same kind.</source>
        <translation>Es gibt sieben Arten von Zielkarten, jede mit einem Vorteil. Zwei gleiche darf niemand haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Anna has two complete rows. When is the game over?</source>
        <translation>Anna hat zwei volle Reihen. Wann ist das Spiel zu Ende?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Let those who say “at once” explain why Ben and Clara might object.</source>
        <translation>Wer „sofort“ sagt, soll erklären, was Ben und Clara dagegen haben könnten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>When all have passed in a row</source>
        <translation>Wenn alle nacheinander gepasst haben</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>After one more round</source>
        <translation>Nach noch einer Runde</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>The round is played to its end: everyone goes on until all pass one after the other.</source>
        <translation>Die Runde wird zu Ende gespielt: Alle machen weiter, bis alle nacheinander passen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Ben and Clara still have tokens. They may use them.</source>
        <translation>Ben und Clara haben noch Marken. Die dürfen sie nutzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>This round is the last one, but it is played to its end.</source>
        <translation>Diese Runde ist die letzte, aber sie wird zu Ende gespielt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Ben and Clara pay three tokens each for a swap, and both bring one more nut home. Then all three pass: the round is over, and the game too.</source>
        <translation>Ben und Clara tauschen für je drei Marken zwei Spender und bringen beide noch eine Nuss nach Hause. Dann passen alle drei: Die Runde ist zu Ende und das Spiel auch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Five peanuts for Ben: a full column, 15 points. A sixth peanut would count nothing.</source>
        <translation>Fünf Erdnüsse für Ben: eine volle Spalte, 15 Punkte. Eine sechste Erdnuss würde nichts zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Anna's count: two rows make 14, the columns 15, four salt tokens 12, Salty Mama 3 and two promises kept 11. That is 55 points, and the victory.</source>
        <translation>Anna zählt: zwei Reihen 14, die Spalten 15, vier Salzmarken 12, die Salzige Mama 3 und zwei gehaltene Versprechen 11. Das sind 55 Punkte und der Sieg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Count it aloud together, line by line, with the sheet. At the table the program counts for you.</source>
        <translation>Zählt es gemeinsam laut, Zeile für Zeile am Blatt. Beim Spielen zählt das Programm für euch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>points: Anna wins</source>
        <translation>Punkte: Anna gewinnt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Now the factory is yours. Three tokens, a hungry squirrel, and an order just one belt away: have fun, and good luck!</source>
        <translation>Jetzt gehört die Fabrik euch. Drei Marken, ein hungriges Eichhörnchen und ein Auftrag, nur ein Band entfernt: Viel Spaß und viel Glück!</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Play a first game of three or four. Let everyone keep one or two bonus cards, and help each other to find paths in the first round.</source>
        <translation>Spielt eine erste Partie zu dritt oder viert. Alle behalten eine oder zwei Bonuskarten, und in der ersten Runde helft ihr euch beim Suchen von Wegen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Bend a path from a dispenser to an order</source>
        <translation>Einen Weg vom Spender zum Auftrag legen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Run the factory and bring nuts and salt home</source>
        <translation>Die Fabrik starten und Nüsse und Salz holen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Feed the squirrel before he eats</source>
        <translation>Das Eichhörnchen füttern, bevor es frisst</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Keep bonus cards that go together</source>
        <translation>Bonuskarten behalten, die zusammenpassen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/short-4-the-last-round.toml"/>
        <source>Fill two rows and count the points</source>
        <translation>Zwei Reihen füllen und die Punkte zählen</translation>
    </message>
</context>
</TS>
