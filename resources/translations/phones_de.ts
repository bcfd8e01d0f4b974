<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>phones</name>
    <message>
        <location filename="../../nutdesk/phones/device.py"/>
        <source>This connection is too slow. It is tried again.</source>
        <translation>Die Verbindung ist zu langsam. Sie wird neu aufgebaut.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/pages.py"/>
        <source>prototype</source>
        <translation>Prototyp</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/pages.py"/>
        <source>house data</source>
        <translation>Hausdaten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/pages.py"/>
        <source>decided here</source>
        <translation>hier festgelegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/process.py"/>
        <source>The pages for phones stopped again and again.</source>
        <translation>Die Seiten für Handys sind immer wieder stehen geblieben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/service.py"/>
        <source>This computer has no address in a home network.</source>
        <translation>Dieser Computer hat keine Adresse in einem Heimnetz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/service.py"/>
        <source>The addresses for phones cannot be used at the moment.</source>
        <translation>Die Adressen für Handys lassen sich gerade nicht benutzen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/service.py"/>
        <source>This page sent too much at once. Load it again.</source>
        <translation>Diese Seite hat zu viel auf einmal geschickt. Lade sie neu.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/service.py"/>
        <source>Nobody said who is there. Load the page again.</source>
        <translation>Niemand hat gesagt, wer da ist. Lade die Seite neu.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/service.py"/>
        <source>Nobody chose a seat for a long time. Load the page again.</source>
        <translation>Lange hat niemand einen Platz gewählt. Lade die Seite neu.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>This page and the table do not understand each other. Load the page again.</source>
        <translation>Diese Seite und der Tisch verstehen sich nicht. Lade die Seite neu.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>This link is not valid any more. Scan the code at the table again.</source>
        <translation>Dieser Link gilt nicht mehr. Scanne den Code am Tisch noch einmal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>Your seat is not on this device any more. Scan the code at the table to join again.</source>
        <translation>Dein Platz ist nicht mehr auf diesem Gerät. Scanne den Code am Tisch, um wieder mitzuspielen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>Your seat is open on another device now.</source>
        <translation>Dein Platz ist jetzt auf einem anderen Gerät offen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>Your seat stays on the other device.</source>
        <translation>Dein Platz bleibt auf dem anderen Gerät.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>The table is closed. Thank you for playing!</source>
        <translation>Der Tisch ist geschlossen. Danke fürs Mitspielen!</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>That was wrong too often. Wait a minute, then try again.</source>
        <translation>Das war zu oft falsch. Warte eine Minute und versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>That is not the code. It is shown at the table.</source>
        <translation>Das ist nicht der Code. Er steht am Tisch.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>Nobody new can join at the moment.</source>
        <translation>Im Moment kann niemand dazukommen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>Type a name that people can read.</source>
        <translation>Gib einen Namen ein, den man lesen kann.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>There is no such seat.</source>
        <translation>Diesen Platz gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>The table has changed. Look again.</source>
        <translation>Auf dem Tisch hat sich etwas geändert. Schau noch einmal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>This seat is open on another device. Go on here?</source>
        <translation>Dieser Platz ist auf einem anderen Gerät offen. Hier weiterspielen?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>Go on here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/usher.py"/>
        <source>Leave it there</source>
        <translation>Dort lassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut …</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>The digits on the big screen</source>
        <translation>Die Ziffern auf dem großen Bildschirm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Type the digits that stand beside the address on the big screen.</source>
        <translation>Gib die Ziffern ein, die auf dem großen Bildschirm neben der Adresse stehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Come in</source>
        <translation>Eintreten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Where do you sit?</source>
        <translation>Wo sitzt du?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Choose a seat. Your hand is then on this device alone.</source>
        <translation>Wähle einen Platz. Deine Hand ist dann nur auf diesem Gerät.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Choose a seat first.</source>
        <translation>Wähle zuerst einen Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>All seats are taken. Yours too? Tap it.</source>
        <translation>Alle Plätze sind vergeben. Deiner auch? Dann tippe ihn an.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Nobody new can join now. You can watch.</source>
        <translation>Gerade kann niemand dazukommen. Zuschauen kannst du.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>a bot plays here</source>
        <translation>hier spielt ein Bot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>has a device already</source>
        <translation>hat schon ein Gerät</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Only watch</source>
        <translation>Nur zuschauen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>One moment: the table makes room for you.</source>
        <translation>Einen Moment: Am Tisch wird dir Platz gemacht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Join again</source>
        <translation>Wieder mitspielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>In words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Story</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Buttons</source>
        <translation>Knöpfe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Your move</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Whole board</source>
        <translation>Ganzer Plan</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Closer</source>
        <translation>Näher heran</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Arrow keys go from thing to thing, Enter takes or puts, Esc puts back, full stop goes to the next that can be done. The page In words has everything as a list.</source>
        <translation>Die Pfeiltasten gehen von Ding zu Ding, Enter nimmt oder legt, Esc legt zurück, der Punkt geht zum nächsten möglichen Zug. Auf der Seite Worte steht alles als Liste.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Enter takes it</source>
        <translation>Enter nimmt es</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Enter puts it here: {what}</source>
        <translation>Enter legt es hierher: {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>● Your turn – {game}</source>
        <translation>● Du bist dran – {game}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>acts now</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>on the move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>You are watching.</source>
        <translation>Du schaust zu.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>You may act now, although it is not your turn.</source>
        <translation>Du darfst jetzt etwas tun, obwohl du nicht an der Reihe bist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Put it here</source>
        <translation>Hierher legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>it may go there</source>
        <translation>darf dorthin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>places to go: {n}</source>
        <translation>mögliche Plätze: {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{piece}: tap a lit place.</source>
        <translation>{piece}: Tippe auf einen leuchtenden Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{piece}: tap a place, and you hear why not.</source>
        <translation>{piece}: Tippe auf einen Platz, und du erfährst, warum es nicht geht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{piece} to {place}</source>
        <translation>{piece} kommt hierhin: {place}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Show it large</source>
        <translation>Groß zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>What do you mean?</source>
        <translation>Was meinst du?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Do it</source>
        <translation>Mach es</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Not this</source>
        <translation>Das nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>You can undo it.</source>
        <translation>Du kannst es rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>No undo after this: {barrier}</source>
        <translation>Lässt sich nicht rückgängig machen: {barrier}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>no undo after: {barrier}</source>
        <translation>lässt sich nicht rückgängig machen: {barrier}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{name}: not now. {what}</source>
        <translation>{name}: jetzt nicht. {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Undo: {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{name} is asked first.</source>
        <translation>{name} wird vorher gefragt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>A question for you</source>
        <translation>Eine Frage an dich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>The line was lost, and your last move did not arrive. Make it again?</source>
        <translation>Die Verbindung war weg, und dein letzter Zug ist nicht angekommen. Noch einmal machen?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Make it again</source>
        <translation>Noch einmal machen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Nothing now.</source>
        <translation>Im Moment nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Nothing now: {name} is to act.</source>
        <translation>Im Moment nichts: {name} ist dran.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{piece}: {n} moves</source>
        <translation>{piece}: {n} Züge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{text} (your secret)</source>
        <translation>{text} (dein Geheimnis)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Rule {clause}</source>
        <translation>Regel {clause}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Read rule {clause}</source>
        <translation>Regel {clause} lesen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Rules found: {n}</source>
        <translation>Gefundene Regeln: {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>This rule has no text here.</source>
        <translation>Zu dieser Regel gibt es hier keinen Text.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>You share the win with {names}</source>
        <translation>Du teilst dir den Sieg mit {names}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{names} share the win</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Stay here: the next game begins on the big screen, and your seat is kept.</source>
        <translation>Bleib hier: Das nächste Spiel beginnt am großen Bildschirm, und dein Platz bleibt dir.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>This device</source>
        <translation>Dieses Gerät</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Size of the text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Before a move</source>
        <translation>Vor einem Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Buzz when it is my turn</source>
        <translation>Vibrieren, wenn ich dran bin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>like this device</source>
        <translation>wie dieses Gerät</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>full motion</source>
        <translation>volle Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>less motion</source>
        <translation>weniger Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>ask only if it cannot be undone</source>
        <translation>nur fragen, wenn es kein Zurück gibt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>always ask</source>
        <translation>immer fragen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>The screen stays awake during your turn.</source>
        <translation>Der Bildschirm bleibt an, solange du dran bist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>This browser lets the screen go dark: wake it, and you are back where you were.</source>
        <translation>Dieser Browser lässt den Bildschirm dunkel werden: Weck ihn auf, und du bist wieder, wo du warst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>Your seat is in the address of this page. Whoever opens it plays in your place: keep it to yourself.</source>
        <translation>Dein Platz steckt in der Adresse dieser Seite. Wer sie öffnet, spielt an deiner Stelle: Behalte sie für dich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/phones/words.py"/>
        <source>You are watching: you see what everybody sees.</source>
        <translation>Du schaust zu: Du siehst, was alle sehen.</translation>
    </message>
</context>
</TS>
