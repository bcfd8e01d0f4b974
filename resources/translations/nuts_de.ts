<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nuts</name>
    <message>
        <location filename="../../nutdesk/games/nuts/__init__.py"/>
        <source>Lay the belts, run the factory, mind the squirrel</source>
        <translation>Lege die Bänder, starte die Fabrik und hab das Eichhörnchen im Auge</translation>
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
        <translation>Salzer versetzen</translation>
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
        <translation>Bonuskarte ablegen</translation>
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
        <translation>Plättchen wegnehmen</translation>
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
        <translation>Röster versetzen</translation>
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
        <translation>Weiche legen</translation>
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
        <translation>Laster beladen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/actions.py"/>
        <source>Put a nut away</source>
        <translation>Nuss weglegen</translation>
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
        <source>'{key}' is a number from 0 to {most}.</source>
        <translation>'{key}' ist eine Zahl von 0 bis {most}.</translation>
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
        <translation>Salzer von Spalte {a} nach {b} geschoben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Order moved from slot {a} to {b}</source>
        <translation>Auftrag von Feld {a} nach {b} gelegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Dispensers {a} and {b} swapped</source>
        <translation>Spender {a} und {b} getauscht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: run the factory, or change more</source>
        <translation>{seat}: Starte die Fabrik oder ändere mehr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: bring all changes onto one matching path</source>
        <translation>{seat}: Bring alles an einen passenden Weg</translation>
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
        <translation>{seat}: Ändere den Boden oder beende den Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: change the floor, or pass</source>
        <translation>{seat}: Ändere den Boden oder passe</translation>
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
        <source>The squirrel goes his own way unless two paths are equally near.</source>
        <translation>Das Eichhörnchen läuft, wohin es will, außer wenn zwei Wege gleich nah sind.</translation>
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
        <source>Choose the action first: Build, Salt, Reposition or Swap.</source>
        <translation>Wähle zuerst die Aktion: Bauen, Salzen, Umlegen oder Tauschen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Drag tiles, salters, orders or dispensers</source>
        <translation>Zieh Kreuzungen, Salzer, Aufträge oder Spender</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose where to add or remove a cross tile.</source>
        <translation>Wähle zuerst, wo eine Kreuzung hinkommt oder weggeht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: lay a cross tile, or take one off</source>
        <translation>{seat}: Leg eine Kreuzung oder nimm eine weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Drag a tile from the stack to two belts, or a tile off the floor</source>
        <translation>Zieh eine Kreuzung vom Stapel auf zwei Bänder oder eine vom Boden weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>First choose which salter moves.</source>
        <translation>Wähle zuerst, welcher Salzer sich bewegt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>{seat}: move a salter one column</source>
        <translation>{seat}: Schieb einen Salzer eine Spalte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/choices.py"/>
        <source>Drag a salter to the next column</source>
        <translation>Zieh einen Salzer in die nächste Spalte</translation>
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
        <source>Drag an order to an open slot</source>
        <translation>Zieh einen Auftrag auf ein freies Feld</translation>
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
        <source>Drag one dispenser onto another</source>
        <translation>Zieh einen Spender auf einen anderen</translation>
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
        <source>Drag a card onto the floor to discard it</source>
        <translation>Zieh eine Karte auf den Boden, um sie abzulegen</translation>
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
        <source>Drag the squirrel one column</source>
        <translation>Zieh das Eichhörnchen eine Spalte weit</translation>
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
        <translation>{seat} legt die Bonuskarte für {card} ab</translation>
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
        <translation>Feld {column}: eine {nut} würde sofort passen und wird abgelegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Slot {column} stays open: no order is left that would not match</source>
        <translation>Feld {column} bleibt frei: Jeder Auftrag, der noch da ist, würde sofort passen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The order deck is rebuilt from {cards} discards</source>
        <translation>Der Auftragsstapel wird neu gemischt: {cards} aus der Ablage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The bonus deck is rebuilt from {cards} discards</source>
        <translation>Der Bonusstapel wird neu gemischt: {cards} aus der Ablage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} plans: new bonus cards</source>
        <translation>{seat} plant: neue Bonuskarten</translation>
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
        <source>{seat} adds a cross on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} legt eine Kreuzung auf Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} removes the cross on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} entfernt die Kreuzung von Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} moves the salter of column {column} to column {to}</source>
        <translation>{seat} schiebt den Salzer von Spalte {column} nach Spalte {to}</translation>
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
        <source>{seat} backs out: {what}; {tokens} returned</source>
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
        <source>{seat} ends the turn; nothing matches, the factory stands still</source>
        <translation>{seat} beendet den Zug; kein Weg passt, die Fabrik steht still</translation>
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
        <translation>Das Eichhörnchen würfelt {one} und {two}; die niedrigere Zahl + Hunger {hunger} = {total}</translation>
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
        <translation>Das Eichhörnchen jagt: ein Schritt in Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel eats {seat}'s {nut} in column {column}: a squirrel token</source>
        <translation>Das Eichhörnchen frisst in Spalte {column} eine {nut} von {seat}: Dafür gibt es eine Eichhörnchenmarke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>One {nut} leaves dispenser {column}</source>
        <translation>Eine {nut} verlässt Spender {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The {nut} runs through the salter in column {column}: {seat} gets a salt token</source>
        <translation>Die {nut} läuft durch den Salzer in Spalte {column}: {seat} bekommt eine Salzmarke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} collects one {nut} from slot {column}</source>
        <translation>{seat} bekommt eine {nut} von Feld {column}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat}'s sheet has no cell for another {nut}: the order of slot {column} goes, the nut scores nothing</source>
        <translation>Auf dem Blatt von {seat} ist kein Platz für noch eine {nut}: Der Auftrag auf Feld {column} geht weg, die Nuss zählt nicht</translation>
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
        <translation>Drei Runden lang lief die Fabrik nicht: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>discard it</source>
        <translation>ablegen</translation>
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
        <translation>Weg von Förderband {row}: {a}-{b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Tile on conveyor {row}: {a}-{b}</source>
        <translation>Auf Förderband {row}: {a}-{b}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Salter to {b}</source>
        <translation>Salzer nach {b}</translation>
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
        <translation>Aufträge werden aufgedeckt, und die Änderungen bis hierher bleiben</translation>
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
        <source>{name} costs {price}: you have {have} left.</source>
        <translation>{name} kostet {price}: Du hast noch {have}.</translation>
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
        <translation>Eine Kreuzung deckt zwei Bänder und liegt ganz auf dem Boden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>A cross tile may not overlap another.</source>
        <translation>Eine Kreuzung darf keine andere überdecken.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>There is no salter in column {column}.</source>
        <translation>In Spalte {column} steht kein Salzer.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>A salter stays on the floor.</source>
        <translation>Ein Salzer bleibt auf dem Boden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>A salter moves one column at a time.</source>
        <translation>Ein Salzer geht immer nur eine Spalte weit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Another salter stands in column {to}: no hopping.</source>
        <translation>In Spalte {to} steht schon ein Salzer: Drüberhüpfen gilt nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>The floor has {columns} columns.</source>
        <translation>Der Boden hat {columns} Spalten.</translation>
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
        <source>There is no such change this turn.</source>
        <translation>So eine Änderung gibt es in diesem Zug nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>That change was made before the Refill: it stays.</source>
        <translation>Diese Änderung kam vor dem Auffüllen: Sie bleibt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Not by itself: {other} would be impossible without it. Back that out first.</source>
        <translation>Nicht allein: „{other}“ ginge ohne das nicht. Nimm zuerst das zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>You have done nothing this turn: pass.</source>
        <translation>Du hast in diesem Zug nichts getan: Passe.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>No path matches. Your changes must all touch one matching path: change more, or back out.</source>
        <translation>Kein Weg passt. Alle deine Änderungen müssen denselben passenden Weg berühren: Ändere mehr oder nimm etwas zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Off the matching path {path} to {slot}: {first}. All changes of a turn must touch one path.</source>
        <translation>Nicht am passenden Weg {path} nach {slot}: {first}. Alle Änderungen eines Zuges müssen denselben Weg berühren.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>Off the matching path {path} to {slot}: {first}, and {more} more. All changes of a turn must touch one path.</source>
        <translation>Nicht am passenden Weg {path} nach {slot}: {first}, und {more} mehr. Alle Änderungen eines Zuges müssen denselben Weg berühren.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/judging.py"/>
        <source>You have done something this turn: end it, or back out what you can.</source>
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
        <source>{goal} asks for {needs}.</source>
        <translation>{goal} verlangt: {needs}.</translation>
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
        <translation>Salzer von Spalte {a} nach Spalte {b} schieben</translation>
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
        <source>Nothing matches: the turn would just end</source>
        <translation>Kein Weg passt: Der Zug wäre einfach zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{n} salt</source>
        <translation>{n} Salz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Would pay {nuts}; the squirrel is fed</source>
        <translation>Das brächte {nuts}; das Eichhörnchen ist satt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Would pay {nuts}, but the squirrel sits on one of them</source>
        <translation>Das brächte {nuts}, aber auf einem Weg sitzt das Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Would pay {nuts}, if the squirrel stays away (hunger {hunger})</source>
        <translation>Das brächte {nuts}, wenn das Eichhörnchen wegbleibt (Hunger {hunger})</translation>
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
        <translation>Salzer {a} nach {b}</translation>
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
        <source>click a token to undo</source>
        <translation>Klick auf eine Marke nimmt zurück</translation>
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
        <translation>Salzer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Nothing changed on the floor yet</source>
        <translation>Am Boden ist noch nichts geändert</translation>
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
            <numerusform>{n} Änderung nicht an Weg {a}-{b}</numerusform>
            <numerusform>{n} Änderungen nicht an Weg {a}-{b}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>All touch the path {a} to {b}</source>
        <translation>Alle berühren Weg {a}-{b}</translation>
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
        <source>Drawn card: {card}, {value} points</source>
        <translation>Gezogene Karte: {card}, {value} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Stack of cross tiles: a new one costs 1 token</source>
        <translation>Stapel mit Kreuzungen: Eine neue kostet 1 Marke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{seat}: {have} left, {spent} spent</source>
        <translation>{seat}: noch {have}, {spent} weg</translation>
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
        <source>drag onto the floor to discard</source>
        <translation>zum Ablegen auf den Boden ziehen</translation>
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
        <translation>das Eichhörnchen würfelt doppelt, die niedrigere Zahl gilt</translation>
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
        <translation>Salzer stehen in verschiedenen Spalten und werden von links nach rechts geschrieben.</translation>
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
        <translation>'{text}' führt nicht zu dem Boden, wie er hier liegt.</translation>
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
        <source>The path then runs through a salter, and that is a salt token more.</source>
        <translation>Der Weg läuft dann durch einen Salzer, und das ist eine Salzmarke mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>It gives up a path that matches, for another one.</source>
        <translation>Ein passender Weg wird für einen anderen aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>It gives up a path that matches, so that another can be laid.</source>
        <translation>Das gibt einen passenden Weg auf, damit ein anderer Platz hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>It makes no new path match yet, but it can prepare one.</source>
        <translation>Noch passt dadurch kein neuer Weg, aber es kann einen vorbereiten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>For {cost}: {why}</source>
        <translation>Für {cost}: {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The run then brings {gain}, for no more tokens.</source>
        <translation>Der Start bringt dann {gain} und kostet keine Marke mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>For {cost} the run brings {gain}: the squirrel is fed.</source>
        <translation>Für {cost} bringt der Start {gain}: Das Eichhörnchen ist satt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>For {cost} the run brings {gain}, if the squirrel takes none.</source>
        <translation>Für {cost} bringt der Start {gain}, wenn das Eichhörnchen nichts nimmt.</translation>
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
        <translation>Ein Start jetzt bringt {nuts}: Das Eichhörnchen ist satt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Running now brings {nuts}, if the squirrel takes none.</source>
        <translation>Ein Start jetzt bringt {nuts}, wenn das Eichhörnchen nichts nimmt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>There is no action token left to spend.</source>
        <translation>Es ist keine Aktionsmarke mehr übrig.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The {n} tokens are better kept for new orders.</source>
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
        <source>The squirrel sits on a path that matches: fed, it takes nothing.</source>
        <translation>Das Eichhörnchen sitzt auf einem passenden Weg: Ist es satt, nimmt es nichts.</translation>
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
        <source>That way it goes for the {nut}, which is needed less.</source>
        <translation>In dieser Richtung holt es sich die {nut}, die weniger gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>{goal} brings {points} points and more: {perk}.</source>
        <translation>{goal} bringt {points} Punkte und noch mehr: {perk}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The place for a sixth nut is kept for another kind.</source>
        <translation>Der Platz für eine sechste Nuss bleibt für eine andere Sorte frei.</translation>
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
        <source>A cross tile more or less is the cheapest change that can make a path match.</source>
        <translation>Eine Kreuzung mehr oder weniger ist die billigste Änderung, mit der ein Weg passen kann.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A path that runs through a salter brings a salt token as well.</source>
        <translation>Ein Weg durch einen Salzer bringt auch eine Salzmarke.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>An order that is moved to another slot can make a path match.</source>
        <translation>Ein Auftrag in einem anderen Feld kann einen Weg passend machen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Two dispensers that change places can make paths match.</source>
        <translation>Zwei Spender, die Plätze tauschen, können Wege passend machen.</translation>
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
        <translation>Der Fabrikboden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Dispenser row at column {n}</source>
        <translation>Spenderreihe in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Salter row at column {n}</source>
        <translation>Salzerreihe in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Squirrel row at column {n}</source>
        <translation>Eichhörnchenreihe in Spalte {n}</translation>
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
        <translation>Salzer in Spalte {n}</translation>
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
        <translation>Drei Runden lang lief die Fabrik nicht.</translation>
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
        <translation>mit Lauf</translation>
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
        <translation>Füllt die freien Felder, die am weitesten links sind</translation>
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
        <translation>Ändere mehr oder beende den Zug: Die Änderungen werden zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Back out what is off the path, or change more</source>
        <translation>Nimm zurück, was nicht am Weg liegt, oder ändere mehr</translation>
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
        <translation>Behalte deine Marken; du darfst in dieser Runde später noch ziehen</translation>
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
        <translation>Rosa</translation>
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
        <translation>{seat}: Schick einen Lastwagen los oder keinen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag a bonus card onto the floor, or end the turn</source>
        <translation>Zieh eine Bonuskarte auf den Boden oder beende den Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag a truck into the tray, or a card onto the floor</source>
        <translation>Zieh einen Lastwagen zu dir herunter oder eine Karte auf den Boden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag a truck into the tray</source>
        <translation>Zieh einen Lastwagen zu dir herunter</translation>
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
        <source>That needs a bonus card.</source>
        <translation>Dafür braucht es eine Bonuskarte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Nobody has offered anything.</source>
        <translation>Niemand hat etwas angeboten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Nuts and cards are put away at the clean-up.</source>
        <translation>Nüsse und Karten werden beim Aufräumen weggegeben.</translation>
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
        <source>Drag a tool, a tile or a machine</source>
        <translation>Zieh ein Werkzeug, ein Plättchen oder eine Maschine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>The factory has run: ship a truck, or none.</source>
        <translation>Die Fabrik ist gelaufen: Schick einen Lastwagen los oder keinen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>At most six boxed nuts are kept: put some away.</source>
        <translation>Höchstens sechs verpackte Nüsse bleiben: Gib welche weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: keep six boxed nuts, put the rest away</source>
        <translation>{seat}: Behalte sechs Nüsse, gib den Rest weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag a box onto the floor</source>
        <translation>Zieh eine Kiste auf den Boden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>At most three bonus cards are kept: play or discard some.</source>
        <translation>Höchstens drei Bonuskarten bleiben: Spiel welche oder leg welche ab.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: keep three bonus cards</source>
        <translation>{seat}: Behalte drei Bonuskarten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag a card onto the floor</source>
        <translation>Zieh eine Karte auf den Boden</translation>
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
        <source>Drag a tile from the stack to two belts</source>
        <translation>Zieh eine Kreuzung vom Stapel auf zwei Bänder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: take two different nuts</source>
        <translation>{seat}: Nimm zwei verschiedene Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag a nut from the supply into the tray</source>
        <translation>Zieh eine Nuss aus dem Vorrat zu dir</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: put the squirrel anywhere</source>
        <translation>{seat}: Setz das Eichhörnchen irgendwohin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag the squirrel along its row</source>
        <translation>Zieh das Eichhörnchen in seiner Reihe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: clear a tile</source>
        <translation>{seat}: Nimm ein Plättchen weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag a tile off the floor</source>
        <translation>Zieh ein Plättchen vom Boden weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: build a splitter or joiner</source>
        <translation>{seat}: Bau einen Teiler oder Sammler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag one of the four tiles to two belts</source>
        <translation>Zieh eines der vier Plättchen auf zwei Bänder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: spin one robot two quarters</source>
        <translation>{seat}: Dreh einen Roboter halb</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag the spin token onto a robot</source>
        <translation>Zieh die Drehmarke auf einen Roboter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: exchange one nut</source>
        <translation>{seat}: Tausch eine Nuss um</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag one of your boxes onto a nut of the supply</source>
        <translation>Zieh eine deiner Kisten auf eine Nuss im Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>{seat}: slide a tile</source>
        <translation>{seat}: Schieb ein Plättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>Drag a tile along its belt</source>
        <translation>Zieh ein Plättchen sein Förderband entlang</translation>
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
        <source>Drag one of your boxes onto a player</source>
        <translation>Zieh eine deiner Kisten auf eine Person</translation>
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
        <source>Drag more boxes, yours or theirs, onto the floor</source>
        <translation>Zieh mehr Kisten von beiden Seiten auf den Boden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/choices.py"/>
        <source>First answer the offer.</source>
        <translation>Antworte zuerst auf das Angebot.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The box robots are placed and turned: no path connects; {seat} starts</source>
        <translation>Die Packroboter stehen und sind gedreht: Kein Weg ist verbunden; {seat} fängt an</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} builds a cross on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} baut eine Kreuzung auf Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} clears the tile on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} nimmt das Plättchen von Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides a tile on conveyor {row} to columns {left} and {right}</source>
        <translation>{seat} schiebt ein Plättchen auf Förderband {row} in die Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} builds a splitter on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} baut einen Teiler auf Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} builds a joiner on conveyor {row}, columns {left} and {right}</source>
        <translation>{seat} baut einen Sammler auf Förderband {row}, Spalten {left} und {right}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The robot in column {column} spins: the {nut} box is on top</source>
        <translation>Roboter {column} dreht sich; oben: {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides the salter of column {column} to column {to}</source>
        <translation>{seat} schiebt den Salzer von Spalte {column} nach Spalte {to}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides the roaster of column {column} to column {to}</source>
        <translation>{seat} schiebt den Röster von Spalte {column} nach Spalte {to}</translation>
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
            <numerusform>{n} verbundener Weg</numerusform>
            <numerusform>{n} verbundene Wege</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} ends the configuration; no path connects</source>
        <translation>{seat} beendet den Umbau; kein Weg ist verbunden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The squirrel rolls {eyes}</source>
        <translation>Das Eichhörnchen würfelt {eyes}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The squirrel hunts, but no path connects: he stays in column {column}</source>
        <translation>Das Eichhörnchen jagt, aber kein Weg ist verbunden: Es bleibt in Spalte {column}</translation>
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
        <source>There is no bonus card left for {seat}</source>
        <translation>Für {seat} ist keine Bonuskarte mehr da</translation>
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
        <translation>{seat} gibt eine verpackte {nut} weg: Sechs bleiben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} discards a bonus card ({one}; or: {two}): three are kept</source>
        <translation>{seat} legt eine Bonuskarte ab ({one}; oder: {two}): Drei bleiben</translation>
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
        <translation>wegnehmen</translation>
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
        <translation>eine mehr verlangen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>put it away</source>
        <translation>weggeben</translation>
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
        <translation>Keine Aktion verbindet mehr</translation>
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
        <translation>Es gibt kein Plättchen zum Wegnehmen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no room for a tile, or none is left.</source>
        <translation>Für ein Plättchen ist kein Platz, oder es ist keines mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>No tile can slide.</source>
        <translation>Kein Plättchen kann rutschen.</translation>
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
        <source>This half changes a Build, and both actions of this turn are used.</source>
        <translation>Diese Hälfte verändert ein Bauen, und beide Aktionen dieses Zuges sind verbraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>This half changes a Slide, and both actions of this turn are used.</source>
        <translation>Diese Hälfte verändert ein Schieben, und beide Aktionen dieses Zuges sind verbraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>Conveyor tiles lie on one of the six conveyors.</source>
        <translation>Plättchen liegen auf einem der sechs Förderbänder.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A conveyor tile covers two belts and lies wholly on the floor.</source>
        <translation>Ein Plättchen deckt zwei Bänder und liegt ganz auf dem Boden.</translation>
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
        <translation>Ein Plättchen rutscht immer nur eine Spalte weit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>The card slides a tile one to three columns.</source>
        <translation>Die Karte schiebt ein Plättchen eine bis drei Spalten weit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A tile lies wholly on the floor.</source>
        <translation>Ein Plättchen liegt ganz auf dem Boden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A tile is split-left, split-right, join-left or join-right.</source>
        <translation>Ein Plättchen ist split-left, split-right, join-left oder join-right.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>No splitter or joiner of this hand is left.</source>
        <translation>Von dieser Hand ist kein Teiler oder Sammler mehr da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no roaster in column {column}.</source>
        <translation>In Spalte {column} steht kein Röster.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>A machine slides one column and stays on the floor.</source>
        <translation>Eine Maschine rutscht eine Spalte weit und bleibt auf dem Boden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>Column {to} is taken.</source>
        <translation>Spalte {to} ist besetzt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>The floor has eight columns.</source>
        <translation>Der Boden hat acht Spalten.</translation>
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
        <source>That truck carries {load}: you have not got them.</source>
        <translation>Dieser Lastwagen lädt {load}: Die hast du nicht alle.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>You have no such nut.</source>
        <translation>So eine Nuss hast du nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>You do not hold that bonus card.</source>
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
        <translation>Diese Hälfte verändert den Boden: Sie wird gespielt, bevor die Fabrik läuft.</translation>
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
        <source>Two different robots spin.</source>
        <translation>Es drehen sich zwei verschiedene Roboter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There is no such nut.</source>
        <translation>So eine Nuss gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>Two different nuts.</source>
        <translation>Zwei verschiedene Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>One of your nuts for one of another kind.</source>
        <translation>Eine deiner Nüsse gegen eine von anderer Sorte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>No kind of nut goes both ways.</source>
        <translation>Keine Sorte geht in beide Richtungen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/judging.py"/>
        <source>There are no more of these nuts.</source>
        <translation>Mehr von diesen Nüssen gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>Clear conveyor {row}: {a}-{b}</source>
        <translation>Weg von Förderband {row}: {a}-{b}</translation>
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
        <translation>Plättchen auf Förderband {row} von Spalte {a} nach Spalte {b} schieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>spin robot {n}</source>
        <translation>Roboter {n} drehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/naming.py"/>
        <source>move the roaster of column {a} to column {b}</source>
        <translation>Röster von Spalte {a} nach Spalte {b} schieben</translation>
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
        <translation>Eine {nut} weglegen</translation>
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
        <translation>Eine {nut} mehr verlangen</translation>
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
        <source>Two different nuts if empty</source>
        <translation>Zwei verschiedene Nüsse, wenn leer</translation>
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
        <translation>Zweimal wegnehmen</translation>
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
        <source>Spin a robot two quarters</source>
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
        <source>Spin two robots once</source>
        <translation>Zwei Roboter je einmal drehen</translation>
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
        <translation>Es gibt nichts zum Weggeben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>There is nothing to discard.</source>
        <translation>Es gibt nichts zum Ablegen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/positions.py"/>
        <source>There are eight splitters and joiners of each hand.</source>
        <translation>Von jeder Hand gibt es acht Teiler und Sammler.</translation>
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
        <translation>Hälften, die den Boden verändern, werden beim Umbau gespielt.</translation>
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
        <translation>Für {cost} werden beim Start verpackt: {nuts}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>For {cost} the run boxes {nuts}, if the squirrel takes none.</source>
        <translation>Für {cost} werden beim Start verpackt: {nuts}, wenn das Eichhörnchen nichts nimmt.</translation>
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
            <numerusform>Dann verbindet {n} Weg eine Nuss mit ihrer Kiste.</numerusform>
            <numerusform>Dann verbinden {n} Wege Nüsse mit ihren Kisten.</numerusform>
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
        <translation>Das bereitet die nächste Aktion vor, die dann einen Weg verbinden kann.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It gives up a path for another one.</source>
        <translation>Das gibt einen Weg für einen anderen auf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It gives up a path, so that another one can be laid.</source>
        <translation>Ein Weg wird aufgegeben, damit ein anderer Platz hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It connects nothing new yet, but another action follows.</source>
        <translation>Das verbindet noch nichts Neues, aber es folgt noch eine Aktion.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It gets ready for a later turn.</source>
        <translation>Das bereitet einen späteren Zug vor.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Nothing connects, and nothing more can be done.</source>
        <translation>Nichts ist verbunden, und mehr ist nicht zu machen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel gets the nut, but the robots turn to other boxes.</source>
        <translation>Das Eichhörnchen bekommt die Nuss, aber die Roboter drehen sich zu anderen Kisten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Running now boxes {nuts}.</source>
        <translation>Bei einem Start jetzt werden verpackt: {nuts}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Running now boxes {nuts}, if the squirrel takes none.</source>
        <translation>Bei einem Start jetzt werden verpackt: {nuts}, wenn das Eichhörnchen nichts nimmt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel sits on a path that connects: fed, it takes nothing.</source>
        <translation>Das Eichhörnchen sitzt auf einem verbundenen Weg: Ist es satt, nimmt es nichts.</translation>
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
        <translation>Zwei Kreuzungen mehr in einem Zug können noch einen Weg verbinden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Two nuts for an empty warehouse are a good start.</source>
        <translation>Zwei Nüsse für ein leeres Lager sind ein guter Anfang.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel goes where it does no harm.</source>
        <translation>Das Eichhörnchen geht dorthin, wo es nicht stört.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>This turn all nuts may be kept.</source>
        <translation>In diesem Zug dürfen alle Nüsse bleiben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Tiles that are in the way can go, without an action.</source>
        <translation>Plättchen, die im Weg sind, können ohne Aktion verschwinden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A splitter lets one nut fill two boxes.</source>
        <translation>Mit einem Teiler füllt eine Nuss zwei Kisten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A robot that turns two quarters shows the opposite box.</source>
        <translation>Ein Roboter, der sich halb dreht, zeigt die Kiste von gegenüber.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A nut that is not needed becomes one that is.</source>
        <translation>Aus einer Nuss, die nicht gebraucht wird, wird eine, die gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A tile slid to a new place can connect other paths.</source>
        <translation>Ein Plättchen an neuer Stelle kann andere Wege verbinden.</translation>
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
        <source>The squirrel is fed this turn: it takes nothing, though a path that connects runs there.</source>
        <translation>Das Eichhörnchen ist in diesem Zug satt: Es nimmt nichts, obwohl dort ein verbundener Weg läuft.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>No path that connects runs there.</source>
        <translation>Dort läuft kein verbundener Weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>{points} points for {load}.</source>
        <translation>{points} Punkte für {load}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The nuts are saved for a truck that brings more.</source>
        <translation>Die Nüsse werden für einen Lastwagen aufgehoben, der mehr bringt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The last turn is over: bonus cards bring no truck any more.</source>
        <translation>Der letzte Zug ist vorbei: Bonuskarten bringen keinen Lastwagen mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The bonus cards are saved for a later turn.</source>
        <translation>Die Bonuskarten werden für später aufgehoben.</translation>
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
        <translation>Rösterreihe in Spalte {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Robot row at column {n}</source>
        <translation>Roboterreihe in Spalte {n}</translation>
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
        <translation>Noch kein Weg verbunden</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} paths connect</source>
        <translation>
            <numerusform>{n} Weg ist verbunden</numerusform>
            <numerusform>{n} Wege sind verbunden</numerusform>
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
        <source>Spin</source>
        <translation>Drehen</translation>
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
        <source>No nut would be boxed</source>
        <translation>Es würde keine Nuss verpackt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Would box {nuts}</source>
        <translation>Würde verpacken: {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Would box {nuts}, if the squirrel stays away</source>
        <translation>Würde verpacken: {nuts}, wenn das Eichhörnchen wegbleibt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Drag onto the floor</source>
        <translation>Auf den Boden ziehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Bonus card: {one}; or {two}</source>
        <translation>Bonuskarte: {one}; oder {two}</translation>
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
        <source>The factory floor has 12 columns for two to four players and 16 for five or six. From the top come the dispensers, conveyors 1 and 2, the salters, conveyors 3 and 4, the squirrel's row, conveyors 5 and 6, and the order slots.</source>
        <translation>Der Fabrikboden hat 12 Spalten für zwei bis vier Personen und 16 für fünf oder sechs. Von oben kommen die Spender, die Förderbänder 1 und 2, die Salzer, die Förderbänder 3 und 4, die Reihe des Eichhörnchens, die Förderbänder 5 und 6 und die Auftragsfelder.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Dispensers stand almond, cashew, peanut, pistachio, and so on from the left. Salters begin in columns 2, 7 and 12, and in 14 on the wide floor. The squirrel begins in a random column.</source>
        <translation>Die Spender stehen von links in der Folge Mandel, Cashew, Erdnuss, Pistazie, und immer so weiter. Die Salzer beginnen in den Spalten 2, 7 und 12, auf dem breiten Boden auch in 14. Das Eichhörnchen beginnt in einer zufälligen Spalte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A cross tile lies on a conveyor over two neighbouring columns and swaps them. However they lie, every dispenser feeds exactly one order slot.</source>
        <translation>Eine Kreuzung liegt auf einem Förderband über zwei benachbarten Spalten und vertauscht sie. Wie sie auch liegen: Jeder Spender führt zu genau einem Auftragsfeld.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>There are 48.</source>
        <translation>Es gibt 48.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>There are 40 order cards, ten of each nut.</source>
        <translation>Es gibt 40 Auftragskarten, zehn von jeder Nuss.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When the deck is empty, its discards are shuffled into a new one; if there are none either, slots stay open.</source>
        <translation>Ist der Stapel leer, wird aus der Ablage ein neuer gemischt; ist auch die leer, bleiben Felder frei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Bonus cards ask for nuts. A card you fail costs as many points as it would have scored. Cards you do not keep are discarded.</source>
        <translation>Bonuskarten verlangen Nüsse. Eine Karte, die du nicht erfüllst, kostet so viele Punkte, wie sie gebracht hätte. Karten, die du nicht behältst, werden abgelegt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>There are 36, each for four nuts: two of one kind and one each of two others (5 points), or two and two (6 points). Every pattern is there twice.</source>
        <translation>Es gibt 36, jede für vier Nüsse: zwei einer Sorte und je eine von zwei anderen (5 Punkte) oder zwei und zwei (6 Punkte). Jedes Muster gibt es zweimal.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Discarded bonus cards lie face down.</source>
        <translation>Abgelegte Bonuskarten liegen verdeckt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>18 goal cards, each 3 points and a perk. Four peanuts: two tokens at once. Four almonds: move one token at the end. Four cashews: keep one sixth nut. Four pistachios: one failed bonus card costs nothing. Four salt: salt counts 3. A full row: Refill fills three. Three nuts lost: the squirrel rolls twice. Two of each, six of the last.</source>
        <translation>18 Zielkarten, jede mit 3 Punkten und einem Vorteil. Vier Erdnüsse: sofort zwei Aktionsmarken. Vier Mandeln: Am Ende darf eine Nuss die Spalte wechseln. Vier Cashews: Einmal darfst du eine sechste Nuss behalten. Vier Pistazien: Eine nicht erfüllte Bonuskarte kostet nichts. Vier Salz: Salz zählt 3. Eine volle Reihe: Auffüllen füllt drei Felder. Drei verlorene Nüsse: Das Eichhörnchen würfelt doppelt. Von jeder gibt es zwei, von der letzten sechs.</translation>
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
        <source>A round begins: everyone gets 3 action tokens on top of what they saved, a four-sided die sets the squirrel's hunger, and all open order slots are filled.</source>
        <translation>Eine Runde beginnt: Alle bekommen 3 Aktionsmarken zu denen, die sie gespart haben, ein vierseitiger Würfel bestimmt den Hunger des Eichhörnchens, und alle freien Auftragsfelder werden gefüllt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Slots are filled from the left. An order that would match the dispenser feeding its slot is discarded and the next one is turned up.</source>
        <translation>Die Felder werden von links gefüllt. Ein Auftrag, der zu dem Spender passen würde, der zu seinem Feld führt, wird abgelegt, und der nächste wird aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Clockwise, each player passes or plays. If you pass you may still play later in the round. When everyone passes in a row, the round is over.</source>
        <translation>Im Uhrzeigersinn passt oder spielt jede Person. Wer passt, darf in der Runde später trotzdem noch spielen. Passen alle nacheinander, ist die Runde zu Ende.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Spend tokens on any actions, as often as you can pay: Plan 1 (two new bonus cards, keep one or both), Feed 1 (no squirrel this turn), Refill 1 (fill the two leftmost open slots), Build 1 (add or remove a cross tile), Salt 1 (move a salter one column, never off the floor or past another), Reposition 2 (move an order to an open slot), Swap 3 (swap two dispensers).</source>
        <translation>Gib Marken für beliebige Aktionen aus, so oft du zahlen kannst: Planen 1 (zwei neue Bonuskarten, eine oder beide behalten), Füttern 1 (in diesem Zug kein Eichhörnchen), Auffüllen 1 (die zwei freien Felder ganz links füllen), Bauen 1 (eine Kreuzung legen oder wegnehmen), Salzen 1 (einen Salzer eine Spalte schieben, nie vom Boden oder über einen anderen hinweg), Umlegen 2 (einen Auftrag auf ein freies Feld legen), Tauschen 3 (zwei Spender tauschen).</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A cross tile lies wholly on the floor, on a conveyor, in line with two belts, and over no other tile.</source>
        <translation>Eine Kreuzung liegt ganz auf dem Boden, auf einem Förderband, genau über zwei Bändern und über keiner anderen Kreuzung.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Everything you change on the floor in one turn must touch one and the same matching path when the turn ends: it runs over the added tile, through the place of the removed tile (in at its top or out at its bottom), through the salter's old or new place, ends at the moved order, or starts at a swapped dispenser. If no path does, you cannot end the turn before you back something out.</source>
        <translation>Alles, was du in einem Zug am Boden änderst, muss am Ende des Zuges ein und denselben passenden Weg berühren: Er läuft über die gelegte Kreuzung, über die Stelle der entfernten Kreuzung (oben hinein oder unten heraus), durch den alten oder neuen Platz des Salzers, endet beim umgelegten Auftrag oder beginnt bei einem getauschten Spender. Gibt es keinen solchen Weg, kannst du den Zug erst beenden, wenn du etwas zurücknimmst.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Undo tokens mark every change of the turn on the floor. Any marked change can be backed out before the factory runs, and its action tokens come back, as long as the rest of the turn still works. Cards drawn and orders turned up stay as they are.</source>
        <translation>Zurück-Marken zeigen jede Änderung des Zuges auf dem Boden. Jede markierte Änderung kann zurückgenommen werden, bevor die Fabrik läuft, und ihre Aktionsmarken kommen zurück, solange der Rest des Zuges noch möglich ist. Gezogene Karten und aufgedeckte Aufträge bleiben, wie sie sind.</translation>
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
        <source>A path matches when it leads from a dispenser to an order of the same nut. Run tokens mark the dispensers of all matching paths, and the undo tokens are taken away.</source>
        <translation>Ein Weg passt, wenn er von einem Spender zu einem Auftrag derselben Nuss führt. Laufmarken zeigen die Spender aller passenden Wege, und die Zurück-Marken kommen weg.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Unless he was fed, the squirrel rolls a die and adds his hunger. Up to 5 he stays. With 6 he runs to a random column. From 7 he steps one column towards the nearest matching path (you choose between two equally near) and rolls again until he is on one.</source>
        <translation>Wurde das Eichhörnchen nicht gefüttert, würfelt es und zählt seinen Hunger dazu. Bis 5 bleibt es. Bei 6 rennt es in eine zufällige Spalte. Ab 7 geht es eine Spalte auf den nächsten passenden Weg zu (sind zwei gleich nah, wählst du) und würfelt wieder, bis es auf einem ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If he is on one already, he stays there from 7.</source>
        <translation>Ist es schon auf einem, bleibt es ab 7 dort.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If the squirrel ends on a matching path, that order is discarded and you get a squirrel token instead of the nut.</source>
        <translation>Ist das Eichhörnchen am Ende auf einem passenden Weg, wird dieser Auftrag abgelegt, und du bekommst statt der Nuss eine Eichhörnchenmarke.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A fed squirrel takes nothing, even from a path right under him.</source>
        <translation>Ein sattes Eichhörnchen nimmt nichts, auch nicht von einem Weg direkt unter ihm.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Every other matching path gives you its nut, even one the squirrel has just left; its order is discarded. If the path ran through a salter you get a salt token too.</source>
        <translation>Jeder andere passende Weg gibt dir seine Nuss, auch einer, den das Eichhörnchen gerade verlassen hat; sein Auftrag wird abgelegt. Lief der Weg durch einen Salzer, bekommst du auch eine Salzmarke.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A nut beyond the fifth of its kind scores nothing, but its salt counts.</source>
        <translation>Eine Nuss über die fünfte ihrer Sorte hinaus zählt nichts, ihr Salz aber schon.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Then you may claim goal cards whose demand you meet, at most one of each type.</source>
        <translation>Dann darfst du Zielkarten nehmen, deren Forderung du erfüllst, von jeder Art höchstens eine.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>In detail</source>
        <translation>Im Einzelnen</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>All steps of one salter in a turn are one change. Its old place is where it stood when the turn began, its new place is where it stands now.</source>
        <translation>Alle Schritte eines Salzers in einem Zug sind eine Änderung. Sein alter Platz ist der vom Anfang des Zuges, sein neuer Platz ist der, wo er jetzt steht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A moved order or a swapped dispenser is followed as a piece when it moves again in the same turn. An added or removed tile is judged by its place.</source>
        <translation>Einem umgelegten Auftrag oder getauschten Spender folgt man als Stück, wenn er im selben Zug noch einmal bewegt wird. Eine gelegte oder entfernte Kreuzung wird nach ihrer Stelle beurteilt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Refill is possible after changes too, and makes those that were made before it final: they cannot be backed out any more, and they still have to touch the one matching path. If no path touches all of them when you end the turn, they are taken back without a run and their tokens are lost; an order whose old slot has been filled is discarded. With one open slot Refill fills that one; with none it is not possible.</source>
        <translation>Auffüllen geht auch nach Änderungen und macht die, die davor kamen, endgültig: Sie können nicht mehr zurückgenommen werden und müssen trotzdem den einen passenden Weg berühren. Berührt am Ende des Zuges kein Weg sie alle, werden sie zurückgenommen, ohne dass die Fabrik läuft, und ihre Marken sind verloren; ein Auftrag, dessen altes Feld gefüllt wurde, wird abgelegt. Ist nur ein Feld frei, füllt Auffüllen dieses eine; ist keines frei, geht es nicht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A change can be backed out if everything else you did this turn is still possible without it, in the same order. Feed is not marked and stays.</source>
        <translation>Eine Änderung kann zurückgenommen werden, wenn alles andere, was du in diesem Zug getan hast, auch ohne sie in derselben Reihenfolge möglich ist. Füttern wird nicht markiert und bleibt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If you did something this turn you end it; if you did nothing, or backed everything out, you pass. Only passes count towards the end of the round, and a pass never runs the factory.</source>
        <translation>Hast du in diesem Zug etwas getan, beendest du ihn; hast du nichts getan oder alles zurückgenommen, passt du. Nur Passen zählt für das Ende der Runde, und nach einem Passen läuft die Fabrik nie.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>The bonus deck is rebuilt from its discards. If only one card can be had, Plan draws and keeps it; if none, Plan is not possible. If every order that is left would match a slot, the slot stays open.</source>
        <translation>Der Bonusstapel wird aus seiner Ablage neu gemischt. Ist nur eine Karte zu haben, zieht und behält Planen diese; ist keine da, geht Planen nicht. Würde jeder Auftrag, der noch da ist, zu einem Feld passen, bleibt das Feld frei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Nuts are collected by dispenser, left to right. A Cashew Innovator is asked when a sixth nut arrives; it counts for bonus cards and ties. At the end an Almond Thought Leader's move, a Pistachio Monger's waived card and the nuts for bonus cards are chosen for the best total. For a Squirrel Buddy every roll of the squirrel is two dice, and the lower counts.</source>
        <translation>Nüsse werden nach Spendern eingesammelt, von links nach rechts. Ein Cashew-Erfinder wird gefragt, wenn eine sechste Nuss ankommt; sie zählt für Bonuskarten und bei Gleichstand. Am Ende werden der Wechsel des Mandel-Vordenkers, die erlassene Karte des Pistazien-Händlers und die Nüsse für die Bonuskarten so gewählt, dass es die meisten Punkte gibt. Für einen Eichhörnchenfreund ist jeder Wurf des Eichhörnchens ein Wurf mit zwei Würfeln, und der niedrigere zählt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A path under the squirrel matches like any other. A fed squirrel neither rolls nor eats; feeding him twice is allowed and wasted. An eaten nut gives no salt. Goals are claimed only after a run. Adding a tile and paying to remove it again are two changes; backing out is free.</source>
        <translation>Ein Weg unter dem Eichhörnchen passt wie jeder andere. Ein sattes Eichhörnchen würfelt und frisst nicht; es zweimal zu füttern ist erlaubt und nutzlos. Eine gefressene Nuss gibt kein Salz. Zielkarten gibt es nur nach einem Lauf. Eine Kreuzung zu legen und für das Entfernen wieder zu zahlen sind zwei Änderungen; Zurücknehmen ist umsonst.</translation>
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
        <source>Count 7 for every complete row, the columns, 2 for each salt token and what your goal cards say, and add or subtract each bonus card.</source>
        <translation>Zähle 7 für jede volle Reihe, dazu die Spalten, 2 für jede Salzmarke und was auf deinen Zielkarten steht, und rechne jede Bonuskarte dazu oder ab.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A nut serves one bonus card only. The best way to share the nuts out is found for you and shown.</source>
        <translation>Eine Nuss zählt nur für eine Bonuskarte. Die beste Verteilung der Nüsse wird für dich gefunden und gezeigt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>With equal points the player with more nuts wins, then with more salt, then with fewer squirrel tokens.</source>
        <translation>Bei gleichen Punkten gewinnt, wer mehr Nüsse hat, dann wer mehr Salz, dann wer weniger Eichhörnchenmarken hat.</translation>
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
        <source>For two to four players. The floor has eight columns. From the top: dispensers (almond, cashew, peanut, pistachio, twice), conveyors 1 and 2, salters (columns 2 and 7), conveyor 3, the squirrel (column 5), conveyor 4, roasters (3 and 6), conveyors 5 and 6, box robots.</source>
        <translation>Für zwei bis vier Personen. Der Boden hat acht Spalten. Von oben: Spender (Mandel, Cashew, Erdnuss, Pistazie, zweimal), Förderbänder 1 und 2, Salzer (Spalten 2 und 7), Förderband 3, das Eichhörnchen (Spalte 5), Förderband 4, Röster (3 und 6), Förderbänder 5 und 6, Packroboter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A box robot holds four boxes, and the one on top counts. A spin turns it a quarter clockwise, so its left box comes up. The eight robots are placed and turned at random so that no path connects and every nut is on top somewhere.</source>
        <translation>Ein Packroboter hält vier Kisten, und die oberste zählt. Eine Drehung ist eine Vierteldrehung im Uhrzeigersinn, seine linke Kiste kommt also nach oben. Die acht Roboter werden zufällig so hingestellt und gedreht, dass kein Weg verbunden ist und jede Nuss irgendwo oben ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A turn begins with two actions: Build a cross tile, Clear any conveyor tile, Slide a conveyor tile one column, Spin a robot a quarter, slide a salter or roaster one column into an empty place, or Feed the squirrel. What you do not use is lost.</source>
        <translation>Ein Zug beginnt mit zwei Aktionen: eine Kreuzung bauen, ein beliebiges Plättchen wegnehmen, ein Plättchen eine Spalte schieben, einen Roboter eine Vierteldrehung drehen, einen Salzer oder Röster eine Spalte auf einen freien Platz schieben oder das Eichhörnchen füttern. Was du nicht nutzt, verfällt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Unless he is fed or already on a connecting path, the squirrel rolls, also when nothing connects: 1 to 3 he stays, 4 he runs to a random column, 5 he hunts one column, 6 he hunts and rolls again unless he is on a path. You choose between two paths equally near; where nothing connects, a hunt leads nowhere.</source>
        <translation>Ist das Eichhörnchen weder satt noch schon auf einem verbundenen Weg, würfelt es, auch wenn gar nichts verbunden ist: Bei 1 bis 3 bleibt es, bei 4 rennt es in eine zufällige Spalte, bei 5 jagt es eine Spalte weit, bei 6 jagt es und würfelt wieder, wenn es nicht auf einem Weg ist. Sind zwei Wege gleich nah, wählst du; ist nichts verbunden, führt die Jagd nirgendwohin.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A path connects when it leads from a dispenser to a top box of the same nut. Each one without the squirrel, or with a fed one, puts a boxed nut into your warehouse; if it ran through a salter and a roaster you also draw a bonus card. Then every connected robot spins a quarter.</source>
        <translation>Ein Weg ist verbunden, wenn er von einem Spender zu einer obersten Kiste derselben Nuss führt. Jeder ohne das Eichhörnchen, oder mit einem satten, bringt eine verpackte Nuss in dein Lager; lief er durch einen Salzer und einen Röster, ziehst du auch eine Bonuskarte. Dann macht jeder verbundene Roboter eine Vierteldrehung.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>You may ship one truck: its nuts leave your warehouse, you score its points, and the truck is gone. Three of a kind or one of each 7; five nuts 13; five of one kind and two others 20; other loads of seven 22.</source>
        <translation>Du darfst einen Lastwagen losschicken: Seine Nüsse verlassen dein Lager, du bekommst seine Punkte, und der Lastwagen ist weg. Drei gleiche oder eine von jeder 7; fünf Nüsse 13; fünf von einer Sorte und zwei andere 20; andere Ladungen mit sieben 22.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>At the end of your turn you keep at most six boxed nuts and three bonus cards; a card too many is played or discarded. When somebody reaches 50 points everyone, that player too, has one more turn. Most points win; with equal points, who came to that final score first.</source>
        <translation>Am Ende deines Zuges behältst du höchstens sechs verpackte Nüsse und drei Bonuskarten; eine Karte zu viel wird gespielt oder abgelegt. Erreicht jemand 50 Punkte, sind alle noch einmal dran, auch diese Person. Die meisten Punkte gewinnen; bei gleichen Punkten, wer diesen Endstand zuerst hatte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Splitters and joiners are two columns wide and come only through bonus cards. A splitter feeds one input to both outputs, its other input is dead. A joiner feeds both inputs to one output. Every distinct connecting path gives a nut. There are eight tiles of each hand; either way up, a tile is a splitter or a joiner.</source>
        <translation>Teiler und Sammler sind zwei Spalten breit und kommen nur durch Bonuskarten. Ein Teiler führt einen Eingang zu beiden Ausgängen, sein anderer Eingang ist tot. Ein Sammler führt beide Eingänge zu einem Ausgang. Jeder eigene verbundene Weg gibt eine Nuss. Von jeder Hand gibt es acht Plättchen; je nachdem, wie herum es liegt, ist ein Plättchen ein Teiler oder ein Sammler.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>You play bonus cards at any time of your own turn, also one that the run has just brought and at the clean-up, as many as you have, and choose one half of each. Free: build or clear twice, turn one robot half round or two a quarter each, move and feed the squirrel; take a nut, or two different ones into an empty warehouse, exchange one with the supply, keep any number of nuts at this clean-up, offer a player nuts for nuts. With an action that is spent: a Build lays a splitter or joiner, a Slide moves its one tile up to three columns, not through another. The other player accepts or declines an offer. There are four of each of eight cards.</source>
        <translation>Bonuskarten spielst du jederzeit in deinem eigenen Zug, auch eine, die der Lauf gerade gebracht hat, und beim Aufräumen, so viele du hast; von jeder wählst du eine Hälfte. Ohne Aktion: zweimal bauen oder wegnehmen, einen Roboter halb herum oder zwei um ein Viertel drehen, das Eichhörnchen versetzen und füttern; eine Nuss nehmen, oder zwei verschiedene in ein leeres Lager, eine mit dem Vorrat umtauschen, bei diesem Aufräumen beliebig viele Nüsse behalten, jemandem Nüsse für Nüsse anbieten. Mit einer Aktion, die verbraucht wird: Ein Bauen legt einen Teiler oder Sammler, ein Schieben bewegt sein eines Plättchen bis zu drei Spalten weit, nicht durch ein anderes hindurch. Die andere Person nimmt ein Angebot an oder lehnt es ab. Von acht Karten gibt es je vier.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Halves that change the floor are played before the factory runs. An offer is made once.</source>
        <translation>Hälften, die den Boden verändern, spielst du, bevor die Fabrik läuft. Ein Angebot wird einmal gemacht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When no truck has left for twelve whole rounds, the game ends and the points count as they stand; equal points share the win.</source>
        <translation>Ist zwölf ganze Runden lang kein Lastwagen losgefahren, endet das Spiel, und die Punkte zählen, wie sie stehen; bei gleichen Punkten wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Welcome to the Zimmerman Nut Factory. Nuts fall from the dispensers at the top and ride down the belts.</source>
        <translation>Willkommen in der Nussfabrik Zimmerman. Oben fallen Nüsse aus den Spendern und fahren auf den Bändern nach unten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Let the room find the four nuts: almond, cashew, peanut, pistachio, and again from the left.</source>
        <translation>Lass alle die vier Nüsse finden: Mandel, Cashew, Erdnuss, Pistazie, und dann wieder von vorn, von links nach rechts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>At the bottom lie the orders. Each one wants one kind of nut.</source>
        <translation>Unten liegen die Aufträge. Jeder will eine Sorte Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>On the way down there are six conveyors. Between them stand the salters in their row, and in the other row lives the squirrel.</source>
        <translation>Auf dem Weg nach unten gibt es sechs Förderbänder. Dazwischen stehen in einer Reihe die Salzer, und in der anderen Reihe wohnt das Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Rows from the top: dispensers, 1, 2, salters, 3, 4, squirrel, 5, 6, orders.</source>
        <translation>Die Reihen von oben: Spender, 1, 2, Salzer, 3, 4, Eichhörnchen, 5, 6, Aufträge.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Without tiles every belt runs straight down. A cross tile swaps two neighbours.</source>
        <translation>Ohne Kreuzungen läuft jedes Band gerade nach unten. Eine Kreuzung vertauscht zwei Nachbarn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Where does the peanut of dispenser 3 end?</source>
        <translation>Wo kommt die Erdnuss aus Spender 3 an?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Slot 3</source>
        <translation>Feld 3</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Slot 4</source>
        <translation>Feld 4</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Nowhere</source>
        <translation>Nirgends</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>The tile on conveyor 2 takes it over to column 4, and the pistachio of 4 comes to slot 3.</source>
        <translation>Die Kreuzung auf Förderband 2 bringt sie hinüber in Spalte 4, und die Pistazie aus 4 kommt zu Feld 3.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>However many tiles lie there, two nuts never meet: every dispenser feeds exactly one slot.</source>
        <translation>Wie viele Kreuzungen auch da liegen, zwei Nüsse treffen sich nie: Jeder Spender führt zu genau einem Feld.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>There are 48 cross tiles: as many as could ever lie on the wide floor.</source>
        <translation>Es gibt 48 Kreuzungen: so viele, wie überhaupt auf den breiten Boden passen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>With five or six players the floor has sixteen columns and a fourth salter. The game is the same.</source>
        <translation>Zu fünft oder sechst hat der Boden sechzehn Spalten und einen vierten Salzer. Das Spiel ist dasselbe.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Filling the orders</source>
        <translation>Die Aufträge auffüllen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Pink is the last to pass, so a new round begins. Everyone gets three action tokens on top of what they saved.</source>
        <translation>Rosa passt zuletzt, also beginnt eine neue Runde. Alle bekommen drei Aktionsmarken zu denen, die sie gespart haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>A four-sided die sets how hungry the squirrel is this round. Then open slots are filled, from the left.</source>
        <translation>Ein vierseitiger Würfel sagt, wie hungrig das Eichhörnchen in dieser Runde ist. Dann werden die freien Felder gefüllt, von links.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Slot 2 is fed by a cashew. The first card turned up is a cashew: that would match at once, so it is thrown away.</source>
        <translation>Zu Feld 2 führt ein Spender mit Cashews. Die erste aufgedeckte Karte ist eine Cashew: Die würde sofort passen, also kommt sie weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Nobody gets a nut for nothing. The almond that comes next is fine. For slot 3, a peanut is thrown away too.</source>
        <translation>Niemand bekommt eine Nuss geschenkt. Die Mandel, die als Nächstes kommt, ist in Ordnung. Bei Feld 3 kommt auch noch eine Erdnuss weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Slot 3 hangs on a peanut dispenser. Which card can never be laid there now?</source>
        <translation>Feld 3 hängt an einem Spender mit Erdnüssen. Welche Karte kann dort jetzt nie liegen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>A peanut would match the dispenser that feeds the slot, so it is discarded and the next card is turned.</source>
        <translation>Eine Erdnuss würde zu dem Spender passen, der zu diesem Feld führt. Also wird sie abgelegt und die nächste Karte aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>There are ten orders of each nut. When the deck runs out, the thrown away ones are shuffled into a new deck.</source>
        <translation>Von jeder Nuss gibt es zehn Aufträge. Ist der Stapel leer, wird aus den abgelegten ein neuer gemischt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>If nothing is left that would not match, the slot stays open. That hardly ever happens.</source>
        <translation>Ist nur noch da, was sofort passen würde, bleibt das Feld frei. Das kommt fast nie vor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Promises on paper</source>
        <translation>Versprechen auf Papier</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Before the first round everyone draws three bonus cards. Each asks for four nuts on your sheet at the end.</source>
        <translation>Vor der ersten Runde ziehen alle drei Bonuskarten. Jede will am Ende vier Nüsse auf deinem Blatt sehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Fill a card and you win its points. Fail and you lose just as many. So choose: keep one, two or all three.</source>
        <translation>Erfüllst du eine Karte, bekommst du ihre Punkte. Schaffst du es nicht, verlierst du genauso viele. Also wähle: Behalte eine, zwei oder alle drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Two of one nut and one each of two others: 5 points. Two and two: 6 points.</source>
        <translation>Zwei von einer Nuss und je eine von zwei anderen: 5 Punkte. Zwei und zwei: 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Red holds CCSS and PPSS. How many pistachios would both need?</source>
        <translation>Rot hat eine Karte mit zwei Cashews und zwei Pistazien und eine mit zwei Erdnüssen und zwei Pistazien. Wie viele Pistazien brauchen beide zusammen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>A nut serves one card only, so two cards with two pistachios need four of them.</source>
        <translation>Eine Nuss zählt nur für eine Karte, also brauchen zwei Karten mit je zwei Pistazien vier davon.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Red keeps two cards and drops one on the floor, face down.</source>
        <translation>Rot behält zwei Karten und legt eine verdeckt auf den Boden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Kept. Now Blue chooses, then Pink.</source>
        <translation>Behalten. Jetzt wählt Blau, dann Rosa.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>A card you did not draw cannot be discarded.</source>
        <translation>Eine Karte, die du nicht gezogen hast, kannst du nicht ablegen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Seven things to buy</source>
        <translation>Sieben Dinge zu kaufen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>On your turn you pass, or you spend action tokens. Red has four.</source>
        <translation>Wenn du dran bist, passt du, oder du gibst Aktionsmarken aus. Rot hat vier.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>One token each: Plan, Feed, Refill, Build and Salt. Two tokens move an order, three swap two dispensers.</source>
        <translation>Je eine Marke: Planen, Füttern, Auffüllen, Bauen und Salzen. Zwei Marken legen einen Auftrag um, drei tauschen zwei Spender.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Plan: two new bonus cards. Feed: no squirrel this turn. Refill: the two leftmost open slots.</source>
        <translation>Planen: zwei neue Bonuskarten. Füttern: in diesem Zug kein Eichhörnchen. Auffüllen: die zwei freien Felder ganz links.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Build adds or removes a cross tile. It must lie on two belts of a conveyor and over no other tile.</source>
        <translation>Bauen legt eine Kreuzung oder nimmt eine weg. Sie muss auf zwei Bändern eines Förderbands liegen und über keiner anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>A salter moves one column at a time, and never hops over another.</source>
        <translation>Ein Salzer geht immer nur eine Spalte weit und hüpft nie über einen anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>A tile on conveyor 1: the almond of column 1 now runs to slot 2, where an almond is wanted.</source>
        <translation>Eine Kreuzung auf Förderband 1: Die Mandel aus Spalte 1 läuft jetzt zu Feld 2, wo eine Mandel gewünscht ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Refill fills the open slot. It may come after a change, but then that change is final:</source>
        <translation>Auffüllen füllt das freie Feld. Das geht auch nach einer Änderung, aber dann ist diese endgültig:</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>it cannot be backed out any more. Whoever refills first can still change their mind.</source>
        <translation>Sie kann nicht mehr zurückgenommen werden. Wer zuerst auffüllt, kann es sich noch anders überlegen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Who has done something ends the turn. Only who has done nothing passes, and a pass never runs the factory.</source>
        <translation>Wer etwas getan hat, beendet den Zug. Nur wer nichts getan hat, passt, und nach einem Passen läuft die Fabrik nie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Red has two tokens left. Which action is too dear?</source>
        <translation>Rot hat noch zwei Marken. Welche Aktion ist zu teuer?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Swapping two dispensers costs three tokens. Salt and Feed cost one each.</source>
        <translation>Zwei Spender zu tauschen kostet drei Marken. Salzen und Füttern kosten je eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>One path for all changes</source>
        <translation>Ein Weg für alle Änderungen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>A path matches when it joins a dispenser to an order of the same nut. Everything you change in a turn must touch one such path.</source>
        <translation>Ein Weg passt, wenn er einen Spender mit einem Auftrag derselben Nuss verbindet. Alles, was du in einem Zug änderst, muss einen solchen Weg berühren.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>One and the same path: two good paths with a change each are not enough.</source>
        <translation>Ein und denselben Weg: Zwei gute Wege mit je einer Änderung genügen nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Red lays a tile: the almond of column 1 comes to slot 2. The undo token marks the change.</source>
        <translation>Rot legt eine Kreuzung: Die Mandel aus Spalte 1 kommt zu Feld 2. Die Zurück-Marke zeigt die Änderung.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Now a salter in the middle. It takes two steps, which count as one change, from 7 to 9.</source>
        <translation>Jetzt ein Salzer in der Mitte. Er macht zwei Schritte, die als eine Änderung zählen, von 7 nach 9.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The turn cannot end: the salter has nothing to do with the path from 1 to 2.</source>
        <translation>Der Zug kann nicht enden: Der Salzer hat mit dem Weg von 1 nach 2 nichts zu tun.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>So the salter is backed out. Click its token or drag it off: the salter returns, and so do two action tokens.</source>
        <translation>Also wird der Salzer zurückgenommen. Klick auf seine Marke oder zieh sie weg: Der Salzer kehrt zurück, und zwei Aktionsmarken auch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The path runs through column 2 at the salters. Moving that salter touches it, for its old place counts too.</source>
        <translation>Bei den Salzern läuft der Weg durch Spalte 2. Wird dieser Salzer bewegt, berührt das den Weg, denn auch sein alter Platz zählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Which of these would be off the path from 1 to 2?</source>
        <translation>Was davon läge nicht am Weg von 1 nach 2?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The salter of column 7</source>
        <translation>Der Salzer in Spalte 7</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The order in slot 2</source>
        <translation>Der Auftrag auf Feld 2</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Dispenser 1</source>
        <translation>Spender 1</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The path starts at dispenser 1, passes the salters in column 2 and ends at slot 2. Column 7 is far away.</source>
        <translation>Der Weg beginnt bei Spender 1, kommt in Spalte 2 an den Salzern vorbei und endet bei Feld 2. Spalte 7 ist weit weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>An order or dispenser that moves twice is followed as a piece; a tile is judged by the place where it lies or lay. Red takes the tile off again.</source>
        <translation>Einem Auftrag oder Spender, der zweimal bewegt wird, folgt man als Stück; eine Kreuzung wird nach der Stelle beurteilt, wo sie liegt oder lag. Rot nimmt die Kreuzung wieder weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The first change cannot be backed out now: there would be nothing to remove. The last one can.</source>
        <translation>Die erste Änderung kann jetzt nicht zurückgenommen werden: Es gäbe nichts mehr wegzunehmen. Die letzte schon.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Backing out is free. Paying to remove the tile again was a second action.</source>
        <translation>Zurücknehmen ist umsonst. Die Kreuzung gegen eine Marke wieder zu entfernen war eine zweite Aktion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Two paths match: the almonds of columns 1 and 5, to slots 2 and 6. When the turn ends, the factory must run.</source>
        <translation>Zwei Wege passen: die Mandeln aus den Spalten 1 und 5, zu den Feldern 2 und 6. Wenn der Zug endet, muss die Fabrik laufen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>How many almonds can Red's sheet still take?</source>
        <translation>Wie viele Mandeln haben auf dem Blatt von Rot noch Platz?</translation>
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
        <source>A column has five cells and Red has four almonds. The next one scores nothing, though its salt would count.</source>
        <translation>Eine Spalte hat fünf Felder, und Rot hat vier Mandeln. Die übernächste zählt nichts, aber ihr Salz würde zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>The squirrel rolls 2, plus hunger 1: he stays. Nuts are collected from the left. The first almond runs through the salter in column 2.</source>
        <translation>Das Eichhörnchen würfelt 2, dazu Hunger 1: Es bleibt. Die Nüsse werden von links eingesammelt. Die erste Mandel läuft durch den Salzer in Spalte 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>The second almond is one too many: its order is gone, and nothing comes of it. No salt either, for its path passed the salters in column 5.</source>
        <translation>Die zweite Mandel ist eine zu viel: Ihr Auftrag ist weg, und es kommt nichts dabei heraus. Auch kein Salz, denn ihr Weg kam in Spalte 5 an den Salzern vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Red has four or more almonds now and may claim a goal card.</source>
        <translation>Rot hat jetzt mindestens vier Mandeln und darf eine Zielkarte nehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Herr Nussbaum is hungry</source>
        <translation>Herr Nussbaum hat Hunger</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Two paths match. Where they cross the squirrel's row, in columns 6 and 8, a nut could be stolen.</source>
        <translation>Zwei Wege passen. Wo sie durch die Reihe des Eichhörnchens laufen, in den Spalten 6 und 8, könnte eine Nuss gestohlen werden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>He rolls a die and adds his hunger, here 3. Up to 5 he stays, with 6 he runs anywhere, from 7 he hunts.</source>
        <translation>Es würfelt und zählt seinen Hunger dazu, hier 3. Bis 5 bleibt es, bei 6 rennt es irgendwohin, ab 7 jagt es.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Hunger 3: only a 1 or 2 keeps him still. Feeding him for one token would have saved the worry.</source>
        <translation>Hunger 3: Nur bei einer 1 oder 2 bleibt es sitzen. Für eine Marke füttern hätte die Sorge erspart.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>A five makes eight: he hunts. Both paths are one column away, so the player chooses.</source>
        <translation>Mit der Fünf macht das acht: Es jagt. Beide Wege sind eine Spalte weit weg, also wird gewählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Red has no salt yet and needs pistachios. Which way should he go?</source>
        <translation>Rot hat noch kein Salz und braucht Pistazien. Wohin soll das Eichhörnchen laufen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>To the right lies the almond's path. Then the pistachio of column 5 comes home safely.</source>
        <translation>Rechts ist der Weg der Mandel. Dann kommt die Pistazie aus Spalte 5 sicher heim.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>He lands on the path and stops. The almond is eaten: Red gets a squirrel token, and the pistachio.</source>
        <translation>Es kommt auf den Weg und hält an. Die Mandel wird gefressen: Rot bekommt eine Eichhörnchenmarke, und die Pistazie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>A fed squirrel does nothing at all, even with a path right under him. And whoever loses three nuts makes a friend: a goal card.</source>
        <translation>Ein sattes Eichhörnchen tut gar nichts, auch wenn direkt unter ihm ein Weg läuft. Und wer drei Nüsse verliert, findet einen Freund: eine Zielkarte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>A path under the squirrel still counts as a matching path. An eaten nut gives no salt.</source>
        <translation>Auch ein Weg unter dem Eichhörnchen gilt als passender Weg. Eine gefressene Nuss gibt kein Salz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Goal cards and their perks</source>
        <translation>Zielkarten und ihre Vorteile</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Goal cards are claimed after a run, never before.</source>
        <translation>Zielkarten nimmt man nach einem Lauf, nie davor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>The squirrel is fed, so nothing is rolled: the almond comes in.</source>
        <translation>Das Eichhörnchen ist satt, also wird nicht gewürfelt: Die Mandel kommt an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Four almonds, four peanuts and a complete row: three goals are met. Each is worth 3 points, and each has a perk.</source>
        <translation>Vier Mandeln, vier Erdnüsse und eine volle Reihe: Drei Ziele sind erfüllt. Jedes ist 3 Punkte wert, und jedes hat einen Vorteil.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Peanut Champion: two tokens at once. Almond Thought Leader: moves one token at the end. Nut Lover: Refill fills three slots.</source>
        <translation>Erdnuss-Champion: sofort zwei Marken. Mandel-Vordenker: Am Ende wechselt eine Nuss die Spalte. Nussfreund: Auffüllen füllt drei Felder.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Red would like tokens at once. Which card brings them?</source>
        <translation>Rot möchte sofort Marken haben. Welche Karte bringt sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>The Peanut Champion gets two action tokens on the spot.</source>
        <translation>Der Erdnuss-Champion bekommt auf der Stelle zwei Aktionsmarken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Claimed: two tokens.</source>
        <translation>Genommen: zwei Marken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>The other two as well. Nobody may have two of the same, and there are only two of each; six for friends of the squirrel.</source>
        <translation>Die anderen beiden auch. Niemand darf zwei gleiche haben, und von jeder gibt es nur zwei; für Freunde des Eichhörnchens sechs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>And the last one.</source>
        <translation>Und die letzte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Blue is a Squirrel Buddy: on Blue's turns he rolls two dice, and the lower one counts.</source>
        <translation>Blau ist Eichhörnchenfreund: Ist Blau dran, wirft das Eichhörnchen zwei Würfel, und der niedrigere zählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Counting the sheet</source>
        <translation>Das Blatt auszählen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Two complete rows: when this round ends, the game is over. Let us count Red's sheet.</source>
        <translation>Zwei volle Reihen: Wenn diese Runde endet, ist das Spiel zu Ende. Zählen wir das Blatt von Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Red has three almonds. What is that column worth?</source>
        <translation>Rot hat drei Mandeln. Was ist diese Spalte wert?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>The cells are worth 1, 2 and 3, which makes 6.</source>
        <translation>Die Felder sind 1, 2 und 3 wert, das macht 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Rows: two times 7. Columns: 6 and three times 3. Two salt tokens: 4. One goal: 3. That makes 36.</source>
        <translation>Reihen: zweimal 7. Spalten: 6 und dreimal 3. Zwei Salzmarken: 4. Eine Zielkarte: 3. Das macht 36.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Two bonus cards, but a nut serves only one of them. The table finds the best way: PPSS is filled, AACP fails for want of a peanut.</source>
        <translation>Zwei Bonuskarten, aber eine Nuss zählt nur für eine davon. Der Tisch findet den besten Weg: Zwei Erdnüsse und zwei Pistazien sind erfüllt, für die andere Karte fehlt dann eine Erdnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Plus 6 minus 5: 37 points in all.</source>
        <translation>Plus 6 minus 5: insgesamt 37 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Blue has 7 and 19 and a goal: 29. Pink has 14 and 12, six for salt and 6 for AACC: 38.</source>
        <translation>Blau hat 7 und 19 und eine Zielkarte: 29. Rosa hat 14 und 12, sechs für Salz und 6 für die Karte mit zwei Mandeln und zwei Cashews: 38.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Pink wins. With equal points, more nuts would decide, then more salt, then fewer squirrel tokens.</source>
        <translation>Rosa gewinnt. Bei gleichen Punkten würden mehr Nüsse entscheiden, dann mehr Salz, dann weniger Eichhörnchenmarken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Rounds, and how it ends</source>
        <translation>Die Runden und das Ende</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Players go round. Red has no tokens and passes; if the round goes on, Red may still play later.</source>
        <translation>Es geht reihum. Rot hat keine Marken und passt; geht die Runde weiter, darf Rot später noch spielen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Blue feeds the squirrel and ends the turn. Nothing matches, so the factory stands still.</source>
        <translation>Blau füttert das Eichhörnchen und beendet den Zug. Kein Weg passt, also steht die Fabrik still.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>That was no pass: counting begins again.</source>
        <translation>Das war kein Passen: Das Zählen beginnt von vorn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Pink passes,</source>
        <translation>Rosa passt,</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Red passes,</source>
        <translation>Rot passt,</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>and Blue. All three in a row: the round is over. Nobody has two rows, so the start marker moves to the left.</source>
        <translation>und Blau. Alle drei hintereinander: Die Runde ist zu Ende. Niemand hat zwei Reihen, also wandert der Startmarker nach links.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>It was the second round in a row without a run. After a third one the game would end and be counted.</source>
        <translation>Das war die zweite Runde hintereinander ohne einen Lauf. Nach einer dritten wäre das Spiel zu Ende und würde gezählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Without this rule a table of cautious managers might sit there for ever.</source>
        <translation>Ohne diese Regel könnte ein Tisch voll vorsichtiger Chefs ewig so dasitzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Trucks: robots with boxes</source>
        <translation>Lastwagen: Roboter mit Kisten</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>In the Trucks edition the floor has eight columns, and the squirrel waits in column 5. It is for two to four players.</source>
        <translation>In der Lastwagen-Ausgabe hat der Boden acht Spalten, und das Eichhörnchen wartet in Spalte 5. Sie ist für zwei bis vier Personen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Besides two salters there are two roasters, and instead of orders there are box robots.</source>
        <translation>Neben zwei Salzern gibt es zwei Röster, und statt der Aufträge gibt es Packroboter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>A robot holds four boxes. The one on top counts: a path connects when it brings the nut that this box is for.</source>
        <translation>Ein Roboter hält vier Kisten. Die oberste zählt: Ein Weg ist verbunden, wenn er die Nuss bringt, für die diese Kiste da ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Robot 1 shows a pistachio on top and a peanut on its left. What is on top after a quarter turn clockwise?</source>
        <translation>Roboter 1 zeigt oben eine Pistazie und links eine Erdnuss. Was ist nach einer Vierteldrehung im Uhrzeigersinn oben?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>The pistachio</source>
        <translation>Die Pistazie</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>The peanut</source>
        <translation>Die Erdnuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>The box below</source>
        <translation>Die Kiste von unten</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Clockwise, the left box comes up.</source>
        <translation>Im Uhrzeigersinn kommt die linke Kiste nach oben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Let us see.</source>
        <translation>Sehen wir nach.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>At the start the robots are turned so that nothing connects and every nut is on top somewhere.</source>
        <translation>Am Anfang sind die Roboter so gedreht, dass nichts verbunden ist und jede Nuss irgendwo oben ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Trucks: two actions</source>
        <translation>Lastwagen: zwei Aktionen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>A turn begins with two actions. They are all free, but what you do not use is lost.</source>
        <translation>Ein Zug beginnt mit zwei Aktionen. Sie kosten alle nichts, aber was du nicht nutzt, verfällt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>A tile slides one column along its row, if there is room. Here the next tile is in the way.</source>
        <translation>Ein Plättchen rutscht in seiner Reihe eine Spalte weit, wenn Platz ist. Hier ist das nächste Plättchen im Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>The other one has room.</source>
        <translation>Das andere hat Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Salters and roasters slide too, into an empty place.</source>
        <translation>Auch Salzer und Röster rutschen, auf einen freien Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>How can Red get rid of the tile over columns 3 and 4?</source>
        <translation>Wie wird Rot das Plättchen über den Spalten 3 und 4 los?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Clear takes any conveyor tile off the floor.</source>
        <translation>Wegnehmen holt ein beliebiges Plättchen vom Boden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Cleared: both actions are used, and only the run is left.</source>
        <translation>Weg ist es: Beide Aktionen sind verbraucht, und es bleibt nur der Lauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>No third action, not even for the squirrel.</source>
        <translation>Keine dritte Aktion, auch nicht für das Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Trucks: the run</source>
        <translation>Lastwagen: der Lauf</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Almonds are on top everywhere, so the almond dispensers of columns 1 and 5 connect.</source>
        <translation>Überall sind die Mandeln oben, also sind die Spender mit Mandeln in den Spalten 1 und 5 verbunden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>The squirrel is neither fed nor on a path, so he rolls: 1 to 3 he stays, 4 he runs anywhere, 5 he hunts one column, 6 he hunts and rolls again.</source>
        <translation>Das Eichhörnchen ist weder satt noch auf einem Weg, also würfelt es: Bei 1 bis 3 bleibt es, bei 4 rennt es irgendwohin, bei 5 jagt es eine Spalte weit, bei 6 jagt es und würfelt wieder.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Both paths are two columns away. Which way keeps him from the salted and roasted almond?</source>
        <translation>Beide Wege sind zwei Spalten weit weg. Welche Richtung hält es von der gesalzenen und gerösteten Mandel fern?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>The path of column 1 runs through a salter and a roaster: it brings a bonus card. He should go the other way.</source>
        <translation>Der Weg aus Spalte 1 läuft durch einen Salzer und einen Röster: Er bringt eine Bonuskarte. Das Eichhörnchen soll in die andere Richtung.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>One step is not enough for him. Two almonds are boxed, and the one that was salted and roasted brings a bonus card.</source>
        <translation>Ein Schritt reicht ihm nicht. Zwei Mandeln werden verpackt, und die gesalzene und geröstete bringt eine Bonuskarte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>The card can be played at once, before the turn ends, or kept. And every robot that was connected turns a quarter: no path pays twice in a row.</source>
        <translation>Die Karte kann sofort gespielt werden, bevor der Zug endet, oder später. Und jeder verbundene Roboter macht eine Vierteldrehung: Kein Weg zahlt zweimal hintereinander.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Trucks: shipping</source>
        <translation>Lastwagen: losschicken</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>After the run you may ship one truck. Its nuts leave your warehouse, you score its points, and the truck is gone.</source>
        <translation>Nach dem Lauf darfst du einen Lastwagen losschicken. Seine Nüsse verlassen dein Lager, du bekommst seine Punkte, und der Lastwagen ist weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Nothing connects this time, and the squirrel, who rolls all the same, stays. But Red's warehouse is full.</source>
        <translation>Diesmal ist nichts verbunden, und das Eichhörnchen, das trotzdem würfelt, bleibt sitzen. Aber das Lager von Rot ist voll.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Red has 3 almonds, 3 cashews, a peanut and 3 pistachios. Which truck is worth most?</source>
        <translation>Rot hat 3 Mandeln, 3 Cashews, eine Erdnuss und 3 Pistazien. Welcher Lastwagen ist am meisten wert?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Three almonds and two pistachios: 13 points. Three of a kind and one of each are worth 7.</source>
        <translation>Drei Mandeln und zwei Pistazien: 13 Punkte. Drei gleiche oder eine von jeder sind 7 wert.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Three cashews would be there, but Blue has sent that truck off already.</source>
        <translation>Drei Cashews wären da, aber diesen Lastwagen hat Blau schon losgeschickt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Shipped: 44 and 13 make 57 points. That begins the last turns: one more for everyone, Red too.</source>
        <translation>Losgeschickt: 44 und 13 sind 57 Punkte. Damit beginnen die letzten Züge: noch einer für alle, auch für Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>At the end of a turn six boxed nuts and three bonus cards are kept. With equal points, who came to them first wins.</source>
        <translation>Am Ende eines Zuges bleiben sechs verpackte Nüsse und drei Bonuskarten. Bei gleichen Punkten gewinnt, wer sie zuerst hatte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>If no truck leaves for twelve whole rounds, the game ends as it stands.</source>
        <translation>Fährt zwölf ganze Runden lang kein Lastwagen los, endet das Spiel, wie es steht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Trucks: splitters and joiners</source>
        <translation>Lastwagen: Teiler und Sammler</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Splitters and joiners come only through bonus cards.</source>
        <translation>Teiler und Sammler kommen nur durch Bonuskarten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Red plays a card and takes its first half: a Build lays a splitter or joiner. The Build is spent.</source>
        <translation>Rot spielt eine Karte und nimmt ihre erste Hälfte: Ein Bauen legt einen Teiler oder Sammler. Das Bauen ist verbraucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>A splitter feeds its one input to both outputs. Its other input is dead: the cashew of column 2 goes nowhere now.</source>
        <translation>Ein Teiler führt seinen einen Eingang zu beiden Ausgängen. Sein anderer Eingang ist tot: Die Cashew aus Spalte 2 kommt jetzt nirgends an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>The second card, and the second action: a joiner below it. Both inputs run into one output.</source>
        <translation>Die zweite Karte und die zweite Aktion: darunter ein Sammler. Beide Eingänge laufen in einen Ausgang.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>The almond of column 1 reaches robot 2 on two different ways.</source>
        <translation>Die Mandel aus Spalte 1 erreicht Roboter 2 auf zwei verschiedenen Wegen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>How many almonds does column 1 bring?</source>
        <translation>Wie viele Mandeln bringt Spalte 1?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Every distinct connecting path gives a nut, and there are two of them. The robot still turns only once.</source>
        <translation>Jeder eigene verbundene Weg gibt eine Nuss, und es sind zwei. Der Roboter dreht sich trotzdem nur einmal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Three almonds in all, with the one of column 5.</source>
        <translation>Insgesamt drei Mandeln, mit der aus Spalte 5.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Trucks: two halves of a card</source>
        <translation>Lastwagen: zwei Hälften einer Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>A bonus card is played at any time of your own turn. You choose one of its halves, and most of them cost no action.</source>
        <translation>Eine Bonuskarte wird jederzeit im eigenen Zug gespielt. Du wählst eine ihrer Hälften, und die meisten kosten keine Aktion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Two different nuts: only for an empty warehouse, and Red has an almond.</source>
        <translation>Zwei verschiedene Nüsse: nur für ein leeres Lager, und Rot hat eine Mandel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>So Red builds twice with that card.</source>
        <translation>Also baut Rot mit dieser Karte zweimal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>One tile,</source>
        <translation>Eine Kreuzung</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>and another. Both actions of the turn are still there.</source>
        <translation>und noch eine. Beide Aktionen des Zuges sind noch da.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Half a turn: one robot spins two quarters.</source>
        <translation>Eine halbe Drehung: Ein Roboter dreht sich zwei Viertel weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>The box from below is on top.</source>
        <translation>Die Kiste von unten ist oben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>The factory runs: an almond and a peanut are boxed. But the turn is not over: Red still holds a card.</source>
        <translation>Die Fabrik läuft: Eine Mandel und eine Erdnuss werden verpackt. Aber der Zug ist nicht vorbei: Rot hat noch eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Now its first half comes too late: the floor is changed before the factory runs.</source>
        <translation>Für ihre erste Hälfte ist es zu spät: Der Boden wird verändert, bevor die Fabrik läuft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Its other half is a trade. Red thinks of an almond for a cashew,</source>
        <translation>Die andere Hälfte ist ein Handel. Rot denkt an eine Mandel für eine Cashew</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>and offers it. More nuts could be added first, of either side.</source>
        <translation>und bietet das an. Vorher könnten noch mehr Nüsse dazukommen, auf beiden Seiten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Who decides whether the nuts change hands?</source>
        <translation>Wer entscheidet, ob die Nüsse getauscht werden?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Red, who played the card</source>
        <translation>Rot, denn Rot hat die Karte gespielt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Blue, who is asked</source>
        <translation>Blau, denn Blau wird gefragt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>The dice</source>
        <translation>Der Würfel</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>A trade needs both: Blue accepts or declines. Either way the card is played.</source>
        <translation>Zum Handel gehören zwei: Blau nimmt an oder lehnt ab. Die Karte ist so oder so gespielt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Blue accepts.</source>
        <translation>Blau nimmt an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The sample floor</source>
        <translation>Der Beispielboden</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Seven cross tiles, three salters, a squirrel: a floor in the middle of a game.</source>
        <translation>Sieben Kreuzungen, drei Salzer, ein Eichhörnchen: ein Boden mitten im Spiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The pistachio of column 5 crosses over on conveyor 4 and ends in slot 6. The almond of column 8 runs straight down.</source>
        <translation>Die Pistazie aus Spalte 5 wechselt auf Förderband 4 hinüber und endet auf Feld 6. Die Mandel aus Spalte 8 läuft gerade nach unten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Whose path runs under the squirrel in column 5?</source>
        <translation>Welcher Weg läuft in Spalte 5 unter dem Eichhörnchen durch?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 5</source>
        <translation>Der von Spender 5</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 6</source>
        <translation>Der von Spender 6</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 4</source>
        <translation>Der von Spender 4</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The tile on conveyor 4 takes dispenser 6 over to column 5, just above the squirrel.</source>
        <translation>Die Kreuzung auf Förderband 4 bringt Spender 6 hinüber in Spalte 5, gleich über dem Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Which paths are salted?</source>
        <translation>Welche Wege sind gesalzen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those from 2, 7 and 11</source>
        <translation>Die von 2, 7 und 11</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those from 1, 7 and 11</source>
        <translation>Die von 1, 7 und 11</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those from 2, 7 and 12</source>
        <translation>Die von 2, 7 und 12</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The tile on conveyor 1 brings the nut of column 1 to column 2, where the first salter stands.</source>
        <translation>Die Kreuzung auf Förderband 1 bringt die Nuss aus Spalte 1 in Spalte 2, wo der erste Salzer steht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The factory runs. A one and no great hunger: the squirrel stays, and two nuts come in, unsalted.</source>
        <translation>Die Fabrik läuft. Eine Eins und kein großer Hunger: Das Eichhörnchen bleibt, und zwei Nüsse kommen an, ungesalzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>A sample turn with undo tokens</source>
        <translation>Ein Beispielzug mit Zurück-Marken</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Red wants the pistachio in slot 6. First idea: a tile on conveyor 2. An undo token marks it.</source>
        <translation>Rot will die Pistazie auf Feld 6. Erste Idee: eine Kreuzung auf Förderband 2. Eine Zurück-Marke zeigt sie an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Better: swap dispensers 5 and 8. Two tokens mark the two dispensers.</source>
        <translation>Besser: die Spender 5 und 8 tauschen. Zwei Marken zeigen die beiden Spender an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>And a tile on conveyor 4, so that column 5 leads to slot 6.</source>
        <translation>Und eine Kreuzung auf Förderband 4, damit Spalte 5 zu Feld 6 führt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>The path from 5 to 6 matches. But the first tile is off it, so the turn cannot end like this.</source>
        <translation>Der Weg von 5 nach 6 passt. Aber die erste Kreuzung liegt nicht daran, also kann der Zug so nicht enden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Its undo token is dragged off: the tile goes back to the stack, its action token back to Red. The later changes stay.</source>
        <translation>Ihre Zurück-Marke wird weggezogen: Die Kreuzung kommt auf den Stapel zurück, ihre Aktionsmarke zu Rot. Die späteren Änderungen bleiben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Now everything touches the path from 5 to 6, and as a bonus the almond of column 8 matches too.</source>
        <translation>Jetzt berührt alles den Weg von 5 nach 6, und als Zugabe passt auch noch die Mandel aus Spalte 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Two nuts for four tokens.</source>
        <translation>Zwei Nüsse für vier Marken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Filling from the left, card by card</source>
        <translation>Auffüllen von links, Karte für Karte</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Three slots are open. A tile on conveyor 6 swaps the first two: slot 1 hangs on the cashew, slot 2 on the almond.</source>
        <translation>Drei Felder sind frei. Eine Kreuzung auf Förderband 6 vertauscht die ersten beiden: Feld 1 hängt an der Cashew, Feld 2 an der Mandel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Refill: the cashew would match in slot 1, so it goes. The almond stays there. The pistachio fills slot 2.</source>
        <translation>Auffüllen: Die Cashew würde auf Feld 1 passen, also kommt sie weg. Die Mandel bleibt dort. Die Pistazie füllt Feld 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Again. The deck is empty, so the discards are shuffled. Slot 5 hangs on an almond; a peanut is fine.</source>
        <translation>Noch einmal. Der Stapel ist leer, also wird die Ablage gemischt. Feld 5 hängt an einer Mandel; eine Erdnuss ist in Ordnung.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A long hunt</source>
        <translation>Eine lange Jagd</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>The almond of column 5 runs down column 6. The squirrel sits in column 10, and he is starving: hunger 4.</source>
        <translation>Die Mandel aus Spalte 5 läuft in Spalte 6 nach unten. Das Eichhörnchen sitzt in Spalte 10 und hat Riesenhunger: 4.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>What keeps him still?</source>
        <translation>Wann bleibt es sitzen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 1</source>
        <translation>Bei einer 1</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 1 or 2</source>
        <translation>Bei einer 1 oder 2</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>Anything but a 6</source>
        <translation>Bei allem außer 6</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>1 and 4 make 5: he stays. A 2 makes 6 and he runs anywhere; from 3 on he hunts.</source>
        <translation>1 und 4 sind 5: Es bleibt. Bei einer 2 sind es 6, und es rennt irgendwohin; ab einer 3 jagt es.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 3: he hunts to column 9 and rolls again. A 6: column 8. A 4: column 7. And another 3: he is there, and he eats.</source>
        <translation>Eine 3: Es jagt in Spalte 9 und würfelt wieder. Eine 6: Spalte 8. Eine 4: Spalte 7. Und noch eine 3: Es ist da, und es frisst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Too many promises</source>
        <translation>Zu viele Versprechen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Red has ten nuts and two complete rows. Blue has seven. But Red has promised ten almonds on five bonus cards.</source>
        <translation>Rot hat zehn Nüsse und zwei volle Reihen. Blau hat sieben. Aber Rot hat auf fünf Bonuskarten zehn Mandeln versprochen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>How many of Red's five cards can be filled?</source>
        <translation>Wie viele der fünf Karten von Rot können erfüllt werden?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Every card wants two almonds, Red has two, and a nut serves one card only.</source>
        <translation>Jede Karte will zwei Mandeln, Rot hat zwei, und eine Nuss zählt nur für eine Karte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>The best card brings 6. The other four cost 6, 6, 5 and 5. In all the cards take sixteen points away.</source>
        <translation>Die beste Karte bringt 6. Die anderen vier kosten 6, 6, 5 und 5. Alle Karten zusammen nehmen sechzehn Punkte weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>14 for rows, 18 for columns, 6 minus 22 for the cards.</source>
        <translation>14 für Reihen, 18 für Spalten, 6 minus 22 für die Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Blue kept one modest promise: 7, 10 and 6. That is 23 against 16, and Blue wins.</source>
        <translation>Blau hat ein bescheidenes Versprechen gehalten: 7, 10 und 6. Das sind 23 gegen 16, und Blau gewinnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Trucks: salted and roasted</source>
        <translation>Lastwagen: gesalzen und geröstet</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>The almond of column 5 runs through a salter, crosses over on conveyor 4 and meets a roaster in column 6.</source>
        <translation>Die Mandel aus Spalte 5 läuft durch einen Salzer, wechselt auf Förderband 4 hinüber und trifft in Spalte 6 auf einen Röster.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Salted and roasted: a boxed almond and a bonus card. The almond of column 1 is neither, and brings only itself.</source>
        <translation>Gesalzen und geröstet: eine verpackte Mandel und eine Bonuskarte. Die Mandel aus Spalte 1 ist keins von beidem und bringt nur sich selbst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>Trucks: a splitter pays twice</source>
        <translation>Lastwagen: Ein Teiler zahlt doppelt</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>The splitter on conveyor 2 sends the almonds of column 5 to robots 5 and 6. Dispenser 6 runs into a dead end.</source>
        <translation>Der Teiler auf Förderband 2 schickt die Mandeln aus Spalte 5 zu den Robotern 5 und 6. Spender 6 läuft in eine Sackgasse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>With the almond of column 1 that makes three boxed almonds, and three robots turn.</source>
        <translation>Mit der Mandel aus Spalte 1 macht das drei verpackte Mandeln, und drei Roboter drehen sich.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>Three almonds are just what the first truck carries.</source>
        <translation>Drei Mandeln: genau das, was der erste Lastwagen lädt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Trucks: spinning robots</source>
        <translation>Lastwagen: Roboter drehen</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Robot 1 carries, clockwise from its first box: almond, cashew, peanut, pistachio. Now the cashew is on top and the almond on its left.</source>
        <translation>Roboter 1 trägt, im Uhrzeigersinn von seiner ersten Kiste an: Mandel, Cashew, Erdnuss, Pistazie. Jetzt ist die Cashew oben und die Mandel links davon.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Which single action connects the almond of column 1?</source>
        <translation>Welche einzelne Aktion verbindet die Mandel aus Spalte 1?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>A quarter clockwise brings the almond box up, right under the almond's belt.</source>
        <translation>Eine Vierteldrehung im Uhrzeigersinn bringt die Kiste für Mandeln nach oben, genau unter das Band der Mandel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Connected.</source>
        <translation>Verbunden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Trucks: a warehouse of six</source>
        <translation>Lastwagen: ein Lager für sechs</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Eight boxed nuts and four cards: too many to keep. But there may be a truck.</source>
        <translation>Acht verpackte Nüsse und vier Karten: zu viele zum Behalten. Aber vielleicht fährt ein Lastwagen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Red saves the nuts for a big truck and ships nothing. So two nuts have to go,</source>
        <translation>Rot spart die Nüsse für einen großen Lastwagen und schickt nichts los. Also müssen zwei Nüsse gehen:</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>an almond,</source>
        <translation>eine Mandel</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>and the other,</source>
        <translation>und die andere</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>and one card. It may be discarded, but it may just as well be played: Red exchanges a cashew for a pistachio.</source>
        <translation>und eine Karte. Sie darf abgelegt werden, aber ebenso gut gespielt: Rot tauscht eine Cashew gegen eine Pistazie um.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Six and three are kept.</source>
        <translation>Sechs und drei bleiben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Trucks: the scoring track</source>
        <translation>Lastwagen: die Punkteleiste</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Red has 44 points. Three almonds make 51: past fifty.</source>
        <translation>Rot hat 44 Punkte. Mit drei Mandeln sind es 51: über fünfzig.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Everyone has one more turn, Red too.</source>
        <translation>Alle sind noch einmal dran, auch Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Blue has 36 and a full warehouse: four peanuts and three pistachios.</source>
        <translation>Blau hat 36 und ein volles Lager: vier Erdnüsse und drei Pistazien.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>22 points: Blue has 58.</source>
        <translation>22 Punkte: Blau hat 58.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Red's last turn. Three cashews make 58 as well.</source>
        <translation>Der letzte Zug von Rot. Mit drei Cashews sind es auch 58.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Red ships them. Who wins with 58 each?</source>
        <translation>Rot schickt sie los. Wer gewinnt bei je 58?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Red, who had 50 first</source>
        <translation>Rot, denn Rot hatte zuerst 50</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Blue, who had 58 first</source>
        <translation>Blau, denn Blau hatte zuerst 58</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>With equal points, who came to that final score first wins.</source>
        <translation>Bei gleichen Punkten gewinnt, wer diesen Endstand zuerst hatte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>58 each, and Blue had them first: Blue wins.</source>
        <translation>Je 58, und Blau hatte sie zuerst: Blau gewinnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Trucks: luring the squirrel</source>
        <translation>Lastwagen: das Eichhörnchen weglocken</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>The squirrel sits on the path of column 5. He would not even roll: he has found his nut.</source>
        <translation>Das Eichhörnchen sitzt auf dem Weg aus Spalte 5. Es würde nicht einmal würfeln: Es hat seine Nuss gefunden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>A bonus card helps: move him anywhere, and feed him.</source>
        <translation>Eine Bonuskarte hilft: Setz es irgendwohin und füttere es.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Anywhere, even onto the other path: a fed squirrel takes nothing.</source>
        <translation>Irgendwohin, sogar auf den anderen Weg: Ein sattes Eichhörnchen nimmt nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Both almonds are boxed.</source>
        <translation>Beide Mandeln werden verpackt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Trucks: the card that was missing</source>
        <translation>Lastwagen: die Karte, die gefehlt hat</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Red wants the truck with four almonds and three cashews one day. Today the almond of column 1 is salted and roasted.</source>
        <translation>Rot möchte irgendwann den Lastwagen mit vier Mandeln und drei Cashews. Heute wird die Mandel aus Spalte 1 gesalzen und geröstet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>It is boxed and brings a bonus card. The squirrel has the other one.</source>
        <translation>Sie wird verpackt und bringt eine Bonuskarte. Die andere hat das Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>Three almonds and two pistachios are 13 points, but one pistachio is missing.</source>
        <translation>Drei Mandeln und zwei Pistazien sind 13 Punkte, aber eine Pistazie fehlt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>How can Red load that truck this turn?</source>
        <translation>Wie kann Rot diesen Lastwagen noch in diesem Zug beladen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>The card that the run has just brought gives a pistachio, and cards are played at any time of one's own turn.</source>
        <translation>Die Karte, die der Lauf gerade gebracht hat, gibt eine Pistazie, und Karten werden jederzeit im eigenen Zug gespielt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>A pistachio from the supply,</source>
        <translation>Eine Pistazie aus dem Vorrat</translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/37-trucks-the-card-that-was-missing.toml"/>
        <source>and 13 points instead of 7.</source>
        <translation>und 13 Punkte statt 7.</translation>
    </message>
</context>
</TS>
