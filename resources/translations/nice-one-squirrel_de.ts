<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nice-one-squirrel</name>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/__init__.py"/>
        <source>Stash your nuts in good company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/actions.py"/>
        <source>Place the squirrel</source>
        <translation>Eichhörnchen setzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/actions.py"/>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/actions.py"/>
        <source>Play a nut</source>
        <translation>Nuss spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/actions.py"/>
        <source>Take up a nut</source>
        <translation>Nuss aufnehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/actions.py"/>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>a nut is turned over</source>
        <translation>eine Nuss wird aufgedeckt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>There are nine caches, numbered 1 to 9.</source>
        <translation>Es gibt neun Verstecke mit den Nummern 1 bis 9.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Your squirrel has moved already. Play a nut on its cache, or play nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Your squirrel is on the ring already: it moves 1 to 4 caches clockwise.</source>
        <translation>Dein Eichhörnchen ist schon auf dem Ring: Es läuft 1 bis 4 Verstecke im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Your squirrel is not on the ring yet: place it on any free cache.</source>
        <translation>Dein Eichhörnchen ist noch nicht auf dem Ring: Setz es in ein freies Versteck.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Your squirrel cannot stay: it moves on by 1 to 4 caches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>{other} sits there. Passing is fine, sharing is not.</source>
        <translation>Dort sitzt {other}. Vorbeilaufen geht, zusammen sitzen nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>That is {steps} steps away: a squirrel moves 1 to 4 caches clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>You do not hold that nut.</source>
        <translation>Diese Nuss hast du nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Taking up nuts is an optional rule, and this game is played without it.</source>
        <translation>Nüsse aufzunehmen ist eine Zusatzregel, und dieses Spiel läuft ohne sie.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>You can only take up a nut from your squirrel's own cache.</source>
        <translation>Aufnehmen kannst du nur eine Nuss aus dem Versteck, in dem dein Eichhörnchen sitzt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>{seat}: your last turn. Move 1 to 4 caches, then play a nut</source>
        <translation>{seat}: Dein letzter Zug. Lauf 1 bis 4 Verstecke, dann leg eine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>{seat}: move 1 to 4 caches, then play a nut</source>
        <translation>{seat}: Lauf 1 bis 4 Verstecke, dann leg eine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>{seat}: play a nut here, take one up, or neither</source>
        <translation>{seat}: Leg hier eine Nuss, nimm eine auf oder keins von beidem</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>{seat}: play a nut here, or play nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Drag a nut onto your cache, or one from the cache into your hand.</source>
        <translation>Zieh eine Nuss in dein Versteck oder eine aus dem Versteck auf deine Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Drag a nut onto your cache.</source>
        <translation>Zieh eine Nuss in dein Versteck.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>First choose a cache for your squirrel.</source>
        <translation>Such zuerst ein Versteck für dein Eichhörnchen aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>{seat}: place your squirrel on a free cache</source>
        <translation>{seat}: Setz dein Eichhörnchen in ein freies Versteck</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Drag your squirrel to a cache, or a nut straight to where you want to play it.</source>
        <translation>Zieh dein Eichhörnchen zu einem Versteck oder eine Nuss gleich dorthin, wo du sie legen willst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>First move your squirrel.</source>
        <translation>Lass zuerst dein Eichhörnchen laufen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Drag your squirrel to a lit cache, or a nut straight to where you want to play it.</source>
        <translation>Zieh dein Eichhörnchen zu einem leuchtenden Versteck oder eine Nuss gleich dorthin, wo du sie legen willst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>That is not a move of this game.</source>
        <translation>So einen Zug gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>cache {n}</source>
        <translation>Versteck {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>your turn</source>
        <translation>dein Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>Cache</source>
        <translation>Versteck</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>Clockwise, the next is cache {n}.</source>
        <translation>Im Uhrzeigersinn folgt die {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>1. Move</source>
        <translation>1. Laufen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>1 to 4 caches clockwise, not onto another squirrel. First turn: start anywhere free.</source>
        <translation>1 bis 4 Verstecke im Uhrzeigersinn, wo frei ist. Im ersten Zug: irgendwo.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>2. Turn over</source>
        <translation>2. Aufdecken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>the nut that lies there face down, if there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>3. Play a nut</source>
        <translation>3. Nuss legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>from your hand face up, and score it. Or play nothing.</source>
        <translation>offen aus der Hand, dann werten. Oder nichts legen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>+1 for each nut of its colour</source>
        <translation>+1 für jede Nuss ihrer Farbe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>+1 for each nut of its kind</source>
        <translation>+1 für jede Nuss ihrer Sorte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>+2 if its twin is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/drawing.py"/>
        <source>Round the ring</source>
        <translation>Rund um den Ring</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/drawing.py"/>
        <source>1 to 4 caches clockwise</source>
        <translation>1 bis 4 Verstecke weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/drawing.py"/>
        <source>Passing others is fine, sharing is not</source>
        <translation>Überholen ja, zusammen sitzen nein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>The nuts are dealt: {each} for each player, {hidden} face down</source>
        <translation>Die Nüsse sind verteilt: {each} für jeden, {hidden} verdeckt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} starts on cache {cache}</source>
        <translation>{seat} beginnt in Versteck {cache}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} moves to cache {cache}</source>
        <translation>{seat} läuft zu Versteck {cache}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} turns over a {nut} on cache {cache}</source>
        <translation>{seat} deckt in Versteck {cache} eine {nut} auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} plays a {nut} on cache {cache}: +{points}</source>
        <translation>{seat} legt eine {nut} in Versteck {cache}: +{points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} takes a {nut} from cache {cache}</source>
        <translation>{seat} nimmt eine {nut} aus Versteck {cache}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} plays nothing</source>
        <translation>{seat} legt nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} cannot move: all four caches ahead are taken</source>
        <translation>{seat} kann nicht laufen: Die nächsten vier Verstecke sind besetzt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} has no nut left: one more turn for everyone else</source>
        <translation>{seat} hat keine Nuss mehr: Alle anderen haben noch einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} has 20 points: one more turn for everyone else</source>
        <translation>{seat} hat 20 Punkte: Alle anderen haben noch einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{turns} turns in a row led nowhere: the game ends as it stands</source>
        <translation>{turns} Züge in Folge führten zu nichts: Das Spiel endet, wie es steht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>all nuts; each is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>all squirrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>the {nut} scores {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>same colour</source>
        <translation>gleiche Farbe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>same kind</source>
        <translation>gleiche Sorte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/game.py"/>
        <source>Taking up nuts</source>
        <translation>Nüsse aufnehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/game.py"/>
        <source>Instead of playing a nut you may take one from your cache; 20 points end the game too.</source>
        <translation>Statt eine Nuss zu legen, darfst du eine aus deinem Versteck nehmen; auch 20 Punkte beenden das Spiel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/game.py"/>
        <source>By the rulebook it is the youngest.</source>
        <translation>Nach der Spielregel beginnt, wer am jüngsten ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/game.py"/>
        <source>Nuts played</source>
        <translation>Gelegte Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/game.py"/>
        <source>First caches</source>
        <translation>Erste Verstecke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>red acorn</source>
        <translation>rote Eichel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>red hazelnut</source>
        <translation>rote Haselnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>red walnut</source>
        <translation>rote Walnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>red chestnut</source>
        <translation>rote Kastanie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>blue acorn</source>
        <translation>blaue Eichel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>blue hazelnut</source>
        <translation>blaue Haselnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>blue walnut</source>
        <translation>blaue Walnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>blue chestnut</source>
        <translation>blaue Kastanie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>green acorn</source>
        <translation>grüne Eichel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>green hazelnut</source>
        <translation>grüne Haselnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>green walnut</source>
        <translation>grüne Walnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>green chestnut</source>
        <translation>grüne Kastanie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>yellow acorn</source>
        <translation>gelbe Eichel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>yellow hazelnut</source>
        <translation>gelbe Haselnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>yellow walnut</source>
        <translation>gelbe Walnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>yellow chestnut</source>
        <translation>gelbe Kastanie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Tufty</source>
        <translation>Tufty</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Cyril</source>
        <translation>Cyril</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Nutkin</source>
        <translation>Nutkin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Smith</source>
        <translation>Smith</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Hazel</source>
        <translation>Hazel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Conker</source>
        <translation>Conker</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} red</source>
        <translation>{n}× rot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} blue</source>
        <translation>{n}× blau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} green</source>
        <translation>{n}× grün</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} yellow</source>
        <translation>{n}× gelb</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} acorn</source>
        <translation>{n}× Eichel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} hazelnut</source>
        <translation>{n}× Haselnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} walnut</source>
        <translation>{n}× Walnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} chestnut</source>
        <translation>{n}× Kastanie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>Two squirrels cannot share a cache.</source>
        <translation>Zwei Eichhörnchen können sich kein Versteck teilen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'{key}' needs a number for each of {n} players.</source>
        <translation>„{key}“ braucht eine Zahl für jeden der {n} Spieler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'{key}' needs a list of nuts for each of {n} players.</source>
        <translation>„{key}“ braucht eine Liste von Nüssen für jeden der {n} Spieler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'caches' names caches and their nuts.</source>
        <translation>„caches“ nennt Verstecke und ihre Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>There is no cache {name}: they are numbered 1 to 9.</source>
        <translation>Ein Versteck {name} gibt es nicht: Sie tragen die Nummern 1 bis 9.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A cache holds a list of nuts.</source>
        <translation>Zu einem Versteck gehört eine Liste von Nüssen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A cache has at most one nut face down.</source>
        <translation>In einem Versteck liegt höchstens eine Nuss verdeckt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'{value}' is not a nut: it is a colour and a kind, such as blue-acorn.</source>
        <translation>„{value}“ ist keine Nuss: Das sind eine Farbe und eine Sorte, zum Beispiel blue-acorn.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>There are only two nuts of each: {times} of {name}.</source>
        <translation>Jede Nuss gibt es nur zweimal, hier aber {times}-mal: {name}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>Nuts are known only where they can be taken up.</source>
        <translation>Bekannt sind Nüsse nur, wenn man sie aufnehmen darf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A known nut must lie in that hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'phase' is place, move, nut or over.</source>
        <translation>„phase“ ist place, move, nut oder over.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A squirrel is placed once, on its first turn.</source>
        <translation>Ein Eichhörnchen wird nur einmal eingesetzt, in seinem ersten Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>{seat} cannot move, so the turn has passed already.</source>
        <translation>{seat} kann nicht laufen, der Zug ist also schon vorbei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>20 points begin the last turns only with the optional rule.</source>
        <translation>Nur mit der Zusatzregel beginnen bei 20 Punkten die letzten Züge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>Whoever began the last turns does not get one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>After so many turns without a nut the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>The {nut} may score more somewhere else.</source>
        <translation>Die {nut} bringt anderswo vielleicht mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>Here a nut scores {points} at most. It may do better later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>No nut in hand scores anything here.</source>
        <translation>Keine Nuss auf der Hand bringt hier etwas.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>The {nut} meets its twin here: {points}.</source>
        <translation>Die {nut} trifft hier ihren Zwilling: {points}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>The {nut} meets its like here: {points}.</source>
        <translation>Die {nut} trifft hier ihresgleichen: {points}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>The {nut} scores nothing here, but the hand runs empty sooner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>On cache {cache} the {nut} scores {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>On cache {cache} a nut from the hand could score {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>A nut is turned over on cache {cache}, and cache {after} comes within reach, for {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>From cache {cache} the next move can reach cache {after}, for {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>No nut in hand scores anything on cache {cache} yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>Only on cache {cache} is a nut turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>A nut is turned over on cache {cache}, as on {n} others within reach.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{n} turns in a row led nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{seat} reached 20 points.</source>
        <translation>{seat} hat 20 Punkte erreicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{seat} played the last nut.</source>
        <translation>{seat} hat die letzte Nuss gelegt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{reason} A tie at {n}: the victory is shared.</source>
        <translation>{reason} Gleichstand bei {n}: Der Sieg wird geteilt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{n} nuts played</source>
        <translation>
            <numerusform>{n} Nuss gelegt</numerusform>
            <numerusform>{n} Nüsse gelegt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>for nuts of the same colour, of the same kind, and twins</source>
        <translation>für Nüsse gleicher Farbe, gleicher Sorte und Zwillinge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Squirrels not on the ring yet</source>
        <translation>Eichhörnchen, die noch nicht auf dem Ring sind</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Nuts</source>
        <translation>Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}'s hand</source>
        <translation>Hand von {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>an empty hand or 20 points end it</source>
        <translation>Ende: leere Hand oder 20 Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>an empty hand ends it</source>
        <translation>Ende: eine leere Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>The game is over: the win is shared</source>
        <translation>Das Spiel ist aus: Der Sieg wird geteilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation>{seat} gewinnt: {points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>The nuts are dealt</source>
        <translation>Die Nüsse werden verteilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{nut} on cache {cache}</source>
        <translation>{nut} in Versteck {cache}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>a nut face down on cache {cache}</source>
        <translation>eine verdeckte Nuss in Versteck {cache}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>one nut face down</source>
        <translation>eine Nuss verdeckt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Cache {cache}: {seat} is here; {nuts}</source>
        <translation>Versteck {cache}: {seat} ist hier; {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Cache {cache}: {nuts}</source>
        <translation>Versteck {cache}: {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}'s squirrel</source>
        <translation>Eichhörnchen von {seat}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{n} nuts</source>
        <translation>
            <numerusform>{n} Nuss</numerusform>
            <numerusform>{n} Nüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>holds</source>
        <translation>hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>ends the game</source>
        <translation>begann das Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>each nut of the same colour</source>
        <translation>jede Nuss der gleichen Farbe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>each nut of the same kind</source>
        <translation>jede Nuss der gleichen Sorte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>its twin, the very same nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>The least is 0, the most 16</source>
        <translation>Mindestens 0, höchstens 16</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>How a nut counts: 1 for each nut of its colour in the cache, 1 for each of its kind, 2 for its twin</source>
        <translation>So zählt eine Nuss: 1 für jede Nuss ihrer Farbe im Versteck, 1 für jede ihrer Sorte, 2 für ihren Zwilling</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>How it counts</source>
        <translation>So wird gezählt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>twin +{n}</source>
        <translation>Zwilling +{n}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{n} steps</source>
        <translation>
            <numerusform>{n} Schritt</numerusform>
            <numerusform>{n} Schritte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>start here</source>
        <translation>hier beginnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{steps}, turns a nut</source>
        <translation>{steps}, deckt eine Nuss auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>move the squirrel to cache {cache}</source>
        <translation>Zu Versteck {cache} laufen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>put the squirrel on cache {cache}</source>
        <translation>Eichhörnchen in Versteck {cache} setzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>hidden nut first</source>
        <translation>erst die verdeckte Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>play the {nut} on cache {cache}</source>
        <translation>{nut} in Versteck {cache} spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>take it up</source>
        <translation>aufnehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>take the {nut} from cache {cache}</source>
        <translation>{nut} aus Versteck {cache} nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Play nothing</source>
        <translation>Nichts legen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat} keeps every nut and the turn ends</source>
        <translation>{seat} behält alle Nüsse, und der Zug ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Pieces</source>
        <translation>Material</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Nine caches lie in a ring. They are numbered 1 to 9, clockwise, and after 9 comes 1 again.</source>
        <translation>Neun Verstecke liegen im Ring. Sie tragen im Uhrzeigersinn die Nummern 1 bis 9, und nach der 9 kommt wieder die 1.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>There are 32 nuts in four colours (red, blue, green, yellow) and four kinds (acorn, hazelnut, walnut, chestnut). Every nut has one twin of the same colour and kind.</source>
        <translation>Es gibt 32 Nüsse in vier Farben (Rot, Blau, Grün, Gelb) und vier Sorten (Eichel, Haselnuss, Walnuss, Kastanie). Jede Nuss hat einen Zwilling von gleicher Farbe und Sorte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Every player has a squirrel with a name: Tufty, Cyril, Nutkin or Smith.</source>
        <translation>Jeder hat ein Eichhörnchen mit einem Namen: Tufty, Cyril, Nutkin oder Smith.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Hazel and Conker are our own, for a fifth and a sixth player.</source>
        <translation>Hazel und Conker haben wir dazugenommen, für einen fünften und einen sechsten Platz.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Shuffle the nuts and put one face down into each of the caches 1 to 8; with five players cache 5 gets none. Deal all the others out evenly. Only you may see your hand. Three to five players are best; two and six may try it too.</source>
        <translation>Mischt die Nüsse und legt je eine verdeckt in die Verstecke 1 bis 8; zu fünft bekommt Versteck 5 keine. Alle übrigen werden gleichmäßig verteilt. Deine Hand siehst nur du. Am besten spielt man zu dritt bis zu fünft; zu zweit und zu sechst darf man es auch versuchen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>The youngest begins; then it goes round clockwise.</source>
        <translation>Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Here you choose who begins when you set up a game, or draw lots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>On your first turn put your squirrel on any cache where no other squirrel sits. After that it moves 1, 2, 3 or 4 caches clockwise. It may run past others, but may not stop where one sits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If a nut lies face down where your squirrel stops, turn it over. From now on it counts like any other nut there.</source>
        <translation>Liegt dort, wo dein Eichhörnchen anhält, eine Nuss verdeckt, deckst du sie auf. Von nun an zählt sie wie jede andere Nuss dort.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Now you may play one nut from your hand, face up, into that cache and score it. Or you play nothing and keep your nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Your nut scores 1 point for each nut of its colour that was in the cache before it, 1 point for each nut of its kind, and 2 more if its twin is there. The least a nut can score is 0, the most 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If squirrels sit on all four caches ahead of you, yours stays where it is and your turn passes by itself: no nut is turned over, played or taken up. It still counts as your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>As soon as somebody plays the last nut of their hand, everyone else has one more turn. Then whoever has the most points wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>With equal points the win is shared.</source>
        <translation>Bei gleichen Punkten wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If three turns for every player go by in a row and nobody plays a nut, the game ends as it stands. With taking up nuts, turns in which nobody scores a point are counted instead. Once the last turns have begun, nothing is counted any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Optional rule: taking up nuts</source>
        <translation>Zusatzregel: Nüsse aufnehmen</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Instead of playing a nut you may take one face-up nut from the cache of your squirrel into your hand, even the one you have just turned over. It scores nothing, and everyone has seen which nut it was.</source>
        <translation>Statt eine Nuss zu legen, darfst du eine offene Nuss aus dem Versteck deines Eichhörnchens auf die Hand nehmen, sogar die, die du gerade aufgedeckt hast. Das bringt keine Punkte, und alle haben gesehen, welche Nuss es war.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>When nuts may be taken up, reaching 20 points ends the game too: everyone else has one more turn. Whichever comes first counts, an empty hand or 20 points; the other changes nothing after that.</source>
        <translation>Dürfen Nüsse aufgenommen werden, beenden auch 20 Punkte das Spiel: Alle anderen haben noch einen Zug. Es gilt, was zuerst eintritt, eine leere Hand oder 20 Punkte; das andere ändert danach nichts mehr.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Winter is coming, and a nut is worth most in good company. Play your nuts into caches where others of their colour and kind lie. Most points win.</source>
        <translation>Der Winter kommt, und eine Nuss ist in guter Gesellschaft am meisten wert. Leg deine Nüsse in Verstecke, in denen andere ihrer Farbe und Sorte liegen. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Move your squirrel 1, 2, 3 or 4 caches clockwise. It may run past others but not stop where one sits. On your first turn, put it on any free cache.</source>
        <translation>Lauf mit deinem Eichhörnchen 1, 2, 3 oder 4 Verstecke im Uhrzeigersinn. Es darf an anderen vorbeilaufen, aber nicht anhalten, wo eins sitzt. In deinem ersten Zug setzt du es in ein beliebiges freies Versteck.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>If a nut lies face down there, turn it over.</source>
        <translation>Liegt dort eine Nuss verdeckt, deck sie auf.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Play one nut from your hand into this cache and score it. Or play nothing.</source>
        <translation>Leg eine Nuss aus deiner Hand in dieses Versteck und werte sie. Oder leg nichts.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>As soon as somebody has played the last nut of their hand, everyone else has one more turn.</source>
        <translation>Sobald jemand die letzte Nuss aus der Hand gelegt hat, haben alle anderen noch einen Zug.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>for each nut of the same colour that was in the cache before</source>
        <translation>für jede Nuss derselben Farbe, die schon vorher im Versteck lag</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>for each nut of the same kind that was there before</source>
        <translation>für jede Nuss derselben Sorte, die schon vorher dort lag</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>if its twin is there, a nut of the same colour and the same kind</source>
        <translation>wenn ihr Zwilling dort liegt, eine Nuss derselben Farbe und derselben Sorte</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>6 to 30 people from about 7 years on, later in groups of three or four</source>
        <translation>6 bis 30 Personen ab etwa 7 Jahren, später in Gruppen zu dritt oder viert</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>a computer with a projector and nutdesk</source>
        <translation>ein Computer mit Beamer und nutdesk</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>for each group a computer with nutdesk, or the game printed and cut out (Print and play), with scissors and glue</source>
        <translation>für jede Gruppe ein Computer mit nutdesk oder das Spiel zum Ausschneiden (Zum Ausdrucken), dazu Schere und Kleber</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>for everybody the handout of the short course, and a pencil</source>
        <translation>für alle der Ausdruck des Kurzkurses und ein Stift</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>say what a nut scores in any cache, twins included</source>
        <translation>sagen, was eine Nuss in jedem Versteck bringt, auch mit Zwilling</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>say how far a squirrel may move, and where it may not stop</source>
        <translation>sagen, wie weit ein Eichhörnchen laufen darf und wo es nicht anhalten darf</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>choose between points now and a better cache later</source>
        <translation>abwägen zwischen Punkten jetzt und einem besseren Versteck später</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>say when the last turns begin, and who still has one</source>
        <translation>sagen, wann die letzten Züge beginnen und wer noch einen hat</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>A red acorn joins a red walnut, a blue acorn and a red acorn. How many points? (Six: two for red, two for the acorns, two more for the twin.)</source>
        <translation>Eine rote Eichel kommt zu einer roten Walnuss, einer blauen Eichel und einer roten Eichel. Wie viele Punkte sind das? (Sechs: zwei für Rot, zwei für die Eicheln und zwei weitere für den Zwilling.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Why would somebody play nothing? (The nut may score more next time, and the hand lasts longer.)</source>
        <translation>Warum würde jemand nichts legen? (Die Nuss bringt später vielleicht mehr, und die Hand reicht länger.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Which cache will the next player be glad of, and can you sit on it first?</source>
        <translation>Über welches Versteck freut sich, wer als Nächstes dran ist, und kannst du dich vorher hineinsetzen?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Counting the new nut too: only nuts that were there before count.</source>
        <translation>Die neue Nuss mitzählen: Es zählen nur Nüsse, die schon vorher dort lagen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Giving a twin 2 points: it brings 4, as it has the same colour and the same kind as well.</source>
        <translation>Für einen Zwilling 2 Punkte geben: Er bringt 4, denn er hat auch dieselbe Farbe und dieselbe Sorte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Stopping where somebody sits, or walking back: always clockwise, at most four steps.</source>
        <translation>Anhalten, wo jemand sitzt, oder zurücklaufen: immer im Uhrzeigersinn, höchstens vier Schritte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Playing the last nut without looking: everyone else has one more turn.</source>
        <translation>Die letzte Nuss legen, ohne hinzusehen: Alle anderen haben noch einen Zug.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>With the optional rule Taking up nuts, for those who want more.</source>
        <translation>Für alle, die mehr wollen: mit der Zusatzregel Nüsse aufnehmen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Mathematics: how many different nuts are there, and what is the most that one can score?</source>
        <translation>Mathematik: Wie viele verschiedene Nüsse gibt es, und was kann eine Nuss höchstens bringen?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Art: make a deck of your own, with four colours and four kinds.</source>
        <translation>Kunst: Malt ein eigenes Spiel mit vier Farben und vier Sorten.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Show a cache with three nuts. Which of these four nuts would be happiest there? Collect reasons: colour, kind, twin.</source>
        <translation>Zeig ein Versteck mit drei Nüssen und eine Hand mit vier. Welche Nuss hätte es dort am besten? Sammle Gründe: Farbe, Sorte, Zwilling.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>everybody</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Present the short course. At each question everyone raises a hand before you go on.</source>
        <translation>Führ den Kurzkurs vor. Bei jeder Frage melden sich alle, bevor du weitergehst.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Worksheet: first alone, then compare with a neighbour, then check the answers.</source>
        <translation>Arbeitsblatt: erst allein, dann zu zweit vergleichen, dann mit den Lösungen prüfen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>alone, then in pairs</source>
        <translation>allein, dann zu zweit</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Play one game. Whoever plays a nut counts aloud: colour, kind, twin. The table checks.</source>
        <translation>Spielt eine Partie. Wer eine Nuss legt, zählt laut: Farbe, Sorte, Zwilling. Der Tisch prüft mit.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>groups</source>
        <translation>in Gruppen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Which was the best nut of each table? Show one of them on the projector (F5) and count it together.</source>
        <translation>Welche Nuss war an jedem Tisch die beste? Zeigt eine davon am Beamer (F5) und zählt sie gemeinsam.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Nine [caches] lie in a ring.</source>
        <translation>Neun [Verstecke] liegen im Ring.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Every nut has a [twin] of the same colour and the same kind.</source>
        <translation>Jede Nuss hat einen [Zwilling] von gleicher Farbe und Sorte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>A squirrel moves one to [four] caches, always [clockwise].</source>
        <translation>Ein Eichhörnchen läuft ein bis [vier] Verstecke weit, immer im [Uhrzeigersinn].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>It may run past others but may not [stop] where one sits.</source>
        <translation>Es darf an anderen vorbeilaufen, aber nicht [anhalten], wo eins sitzt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>If a nut lies face down where your squirrel stops, you [turn] it over.</source>
        <translation>Liegt dort, wo dein Eichhörnchen anhält, eine Nuss [verdeckt], deckst du sie auf.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Then you may play one nut from your [hand], or nothing.</source>
        <translation>Dann darfst du eine Nuss aus deiner [Hand] legen oder nichts.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>It scores 1 point for each nut of its [colour] and 1 point for each nut of its [kind].</source>
        <translation>Sie bringt 1 Punkt für jede Nuss ihrer [Farbe] und 1 Punkt für jede Nuss ihrer [Sorte].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>If its twin is there, that is [2] points more.</source>
        <translation>Liegt ihr Zwilling da, sind das noch [2] Punkte mehr.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Only nuts that were in the cache [before] count.</source>
        <translation>Es zählen nur Nüsse, die schon [vorher] im Versteck lagen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>When somebody has played the [last] nut of their hand, everyone else has [one] more turn.</source>
        <translation>Hat jemand die [letzte] Nuss aus der Hand gelegt, haben alle anderen noch [einen] Zug.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>Whoever has the most [points] wins.</source>
        <translation>Wer die meisten [Punkte] hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>At the beginning one nut lies [face down] in each of the caches 1 to 8.</source>
        <translation>Am Anfang liegt in den Verstecken 1 bis 8 je eine [Nuss].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>If squirrels sit on all four caches ahead of you, your turn [passes].</source>
        <translation>Sitzen in allen vier Verstecken vor dir Eichhörnchen, [verfällt] dein Zug.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>The [youngest] begins.</source>
        <translation>Wer am [jüngsten] ist, beginnt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>a cache</source>
        <translation>ein Versteck</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>nine of them lie in a ring</source>
        <translation>neun davon liegen im Ring</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>a squirrel</source>
        <translation>ein Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>it moves 1 to 4 caches, clockwise</source>
        <translation>es läuft 1 bis 4 Verstecke im Uhrzeigersinn</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>a hidden nut</source>
        <translation>eine verdeckte Nuss</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>turned over by whoever stops here</source>
        <translation>wer hier anhält, deckt sie auf</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>an open nut</source>
        <translation>eine offene Nuss</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>its colour and its kind count</source>
        <translation>ihre Farbe und ihre Sorte zählen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>a nut in your hand</source>
        <translation>eine Nuss auf deiner Hand</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nice-one-squirrel.toml"/>
        <source>only you see it; played on cache 6 it finds its twin</source>
        <translation>nur du siehst sie; in Versteck 6 träfe sie ihren Zwilling</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Around the ring</source>
        <translation>Rund um den Ring</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Nine caches lie in a ring, numbered 1 to 9 clockwise. After cache 9 comes cache 1 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Walk round the ring with a finger once. Everything in this game goes clockwise, the squirrels and the turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>There are four colours and four kinds of nuts, and every combination exists twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>How many nuts are there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Four colours times four kinds make sixteen, and each of them has a twin: 32 nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Sixteen are all the different nuts. But every one of them has a twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Count a row and a column: four by four. And then every nut exists twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Let them find rows and columns first. The badge in the corner tells the colour as well, for everybody who does not see colours well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>One nut lies face down in each of caches 1 to 8. Cache 9 begins empty, and with five players cache 5 does too. All others are dealt out evenly, for your eyes only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Three players have eight nuts each, four have six, five have five. Nobody shows their hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Every player has a squirrel with a name. Three to five play best; two or six may try it too. The youngest begins, and then it goes round clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Tufty, Cyril, Nutkin and Smith belong to the game; Hazel and Conker are ours, for a fifth and a sixth player. At this table you choose who begins, or draw lots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Finding a first cache</source>
        <translation>Das erste Versteck</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>On your first turn you put your squirrel on any free cache. Tufty takes cache 8, and the nut that lies there is turned over: a green walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Turning it over is not a choice: it simply happens on arrival. From now on the nut counts like any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Then Tufty plays a yellow walnut there. One walnut lay there already, so it scores 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Ask: which of the two is the reason for the point, the colour or the kind?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cyril would rather not turn over a nut that helps the others. Where could he start?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cache 9 is the only one that began empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Somebody may try cache 8: Tufty sits there, and two squirrels never share a cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>That cache is free, but a nut lies there face down: he would turn it over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Then curiosity wins. Cyril turns over a green acorn on cache 1 and holds its twin: 4 points! Nutkin starts on cache 4 and scores 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Have the 4 points counted: 1 for the colour, 1 for the kind, 2 for the twin. How nuts score is the next lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>How a nut counts</source>
        <translation>Was eine Nuss zählt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Tufty has come to cache 4. A nut scores 1 point for each nut of its colour: her blue hazelnut would meet two blue nuts, for 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>One nut is played, face up, into the cache that the squirrel has reached, and nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>It also scores 1 point for each nut of its kind. The green chestnut would meet one chestnut, for 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Colour and kind are counted one after the other, and added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>And if its twin is there, that is 2 points more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>What is the blue chestnut worth on cache 4?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>3 points</source>
        <translation>3 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>4 points</source>
        <translation>4 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>5 points</source>
        <translation>5 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Two for the blue nuts, one for the chestnut, and two more for the twin: 5 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Two blue nuts and one chestnut make 3 points. Now add 2 for the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>The twin counts three times: as a blue nut, as a chestnut, and for 2 extra points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Let them count in pairs before the hands go up, line by line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Which of Tufty's nuts would score nothing at all here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>There is nothing red or green here, and no hazelnut. These two would score 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>There are two right answers. Have somebody say why for each nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>It meets two blue nuts: 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>It meets its twin: 5 points, as we have just seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Its colour is missing, but it meets one chestnut: 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>That keeps all nuts. Find the nut that would score 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>So she plays the blue chestnut: 5 points. Only nuts that were there before count, never the new one. A nut can score anything from 0 to 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Ask: what would the next blue nut score here? An example shows how a nut gets to 16 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Who is in the way?</source>
        <translation>Wer steht im Weg?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>After its first turn a squirrel runs 1, 2, 3 or 4 caches, always clockwise: from cache 6 that is 7, 8, 9 or 1. It never stays, and never runs back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>caches clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Three rounds have passed. Usual mistake: counting the cache where the squirrel sits as the first step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Nutkin sits on cache 8, so Tufty may not stop there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Blocking others is part of the game: where your squirrel sits, nobody else can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>What is the farthest cache that Tufty can reach?</source>
        <translation>Welches ist das weiteste Versteck, das Tufty erreichen kann?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Three steps, past Nutkin: passing is fine, only sharing is not. Cyril sits on cache 1, four steps away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Whoever says cache 2 has run five steps, whoever says cache 1 has not seen Cyril. The table explains both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>That is a single step. She may run past Nutkin, so she can get farther.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>It is the nearest cache that tempts her most: Tufty turns over a green walnut on cache 7, and her green chestnut scores 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Ask: who can reach cache 7 next, and with which steps? Nobody soon: Cyril and Nutkin are just past it or far away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>A nut nobody has seen</source>
        <translation>Eine Nuss, die niemand kennt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Back to the second round, when most caches still hide a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Which moves would turn one over for Tufty?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Caches 2 and 3 still hide a nut, and both are in reach. Cyril sits on cache 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Two answers are right. Count the steps from cache 8 together: 9, 1, 2, 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Cache 9 has been empty from the start: there is nothing to turn over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Three steps, past Cyril, to cache 2: the nut is turned over, a yellow acorn. From now on it counts like any other nut there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>You see the nut before you decide what to play. In fair play there is no taking back from here: what was seen stays seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Which of Tufty's nuts scores most here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>She holds its twin: 1 for yellow, 1 for acorn, and 2 for the twin make 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Give everybody a moment to look through the seven nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>It meets one yellow nut: 1 point. Another nut does better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>She may keep all her nuts. But one of them scores well here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>That nut is not yellow, and it is no acorn: 0 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>What luck: 4 points for the twins. Tufty takes the lead, 5 to 4 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Sometimes a hidden nut fits, often it does not. It always helps the next squirrel to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Saving a nut for later</source>
        <translation>Eine Nuss für später</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Everybody has one nut left. Tufty's blue hazelnut would score 7 points on cache 4. But that is five steps away, one too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Two rounds have passed, and Tufty is behind. Count the 7 points together: four blue nuts, one hazelnut, 2 for the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>So Tufty gets as close as she can: four steps to cache 3, where a blue walnut is turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Once she has run she cannot run again in this turn. Only a nut may follow, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Here the blue hazelnut would score 1 point. Must Tufty play it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Yes, because it scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>No, she may play nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Yes, it is her last nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>You play one nut from your hand, or nothing at all, just as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Even a nut that scores may stay in the hand: it is your choice, turn by turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Her last nut is hers as long as she likes. If she plays it, the end of the game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Ask what they would do: 1 point now, or 7 perhaps? There is a risk, for Cyril has a single nut too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Tufty plays nothing, keeps her hazelnut, and hopes that she will get another turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Whether it was worth it we shall see in the lesson about the last turns. Let the group bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Nowhere to go</source>
        <translation>Kein Platz frei</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>With Smith and Hazel there are five at the table, and the ring is crowded. Hazel runs past three others to cache 4, the only free one ahead of her.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>With five players a squirrel can be boxed in; with three it cannot happen. Ask where Hazel came from: cache 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty is next, on cache 1, and squirrels sit on all four caches ahead. What happens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty runs five steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty stays, and the turn passes</source>
        <translation>Tufty bleibt, der Zug verfällt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Somebody makes room</source>
        <translation>Jemand macht Platz</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>A squirrel that cannot stop anywhere stays where it is, and the next player goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Four steps are the most, whatever happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Nobody has to make room: only the squirrel whose turn it is moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Count the four caches ahead of Tufty aloud: 2, 3, 4, 5. Who sits on each?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Hazel scores 1 point. Tufty's turn passes by itself: no nut is turned over, played or taken. It counts as a turn all the same, and now Cyril goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>The table does this for you. It is a rule that this project decided, as the rulebook says nothing about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Cyril runs four steps to cache 6. He turns over a yellow walnut, plays his green one and scores 1. Cache 2 is free again for Tufty's next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Being stuck never lasts long: as soon as somebody ahead moves on, there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The last turns</source>
        <translation>Die letzten Züge</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Tufty has saved her hazelnut, and now Cyril plays his last nut: three green nuts on cache 1 make 3 points. His hand is empty, and the end begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The match goes on where Tufty played nothing. Cyril now has 25 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Who still has a turn?</source>
        <translation>Wer hat noch einen Zug?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nutkin and Tufty, one each</source>
        <translation>Nutkin und Tufty, je einen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Everyone, until all hands are empty</source>
        <translation>Alle, bis jede Hand leer ist</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Everyone but the player who ran out first has exactly one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Running out of nuts does not end the game at once: the others may answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>One turn, not more. What is left in a hand after that is worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>So Tufty gets the turn that she hoped for. Nuts left in hand score nothing and cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nutkin plays the red acorn on cache 8, where two red walnuts lie: 2 points. Nutkin has 25 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Only the two red nuts count; the four others on cache 8 have nothing in common with the red acorn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The very last turn. Where does Tufty's blue hazelnut score most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>One step to cache 4: four blue nuts, one hazelnut and the twin make 7 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Everybody counts the four caches ahead alone, then somebody drags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>It would meet one hazelnut there: 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Four hazelnuts make 4 points. That is good, but there is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nothing blue and no hazelnut lies there: 0 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Seven points, worth all the waiting: Tufty has 24. The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>points for Tufty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>A moment of suspense: nobody says yet who has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril 25, Nutkin 25, Tufty 24. Who wins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril, who finished first</source>
        <translation>Cyril: zuerst fertig</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nutkin, who caught up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril and Nutkin together</source>
        <translation>Cyril und Nutkin zusammen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The most points win, and with equal points the win is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Being the first to run out of nuts only begins the last turns. Points decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Catching up is exciting, but it is worth no more: both have 25 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>And Tufty? One point short. Ask where she might have found it in the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>When nothing happens</source>
        <translation>Wenn nichts passiert</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Another match, in which everybody waits. For seven turns nobody has played a nut, and Tufty plays nothing either: turn number eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>turns without a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>They all hope for a better place for their nuts. Ask: how could this go on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Can this go on for ever?</source>
        <translation>Kann das ewig so weitergehen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Yes, until somebody plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>No, after three rounds it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>When three turns for every player have gone by without a nut, the game ends as it stands: with three players after nine turns in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Then the game might never end. It does: after three whole rounds in which nobody plays a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Three turns for each of three players: nine. With four players it would be twelve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Cyril could play a nut and begin the count anew, but plays nothing. The ninth turn: the game is over, and Tufty wins with 10 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Any nut that is played sets the count back to zero, even one that scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Where nuts may be taken up, turns without a point are counted instead. And once the last turns have begun, nothing is counted any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>such turns end it, with three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>You will hardly ever see this. It only makes sure that every game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Taking up a nut</source>
        <translation>Eine Nuss aufnehmen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>An optional rule: instead of playing a nut, you may take one up from the cache that you have reached. Tufty has turned over a blue chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>This rule is optional: agree on it before you start. It begins a new match, in round three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Which nut should Tufty take up, to play it on cache 6 for 6 points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Two blue nuts, two chestnuts and the twin lie on cache 6: 6 points for the blue chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>She may only take from her own cache 5. The nuts on cache 6 are there to be counted, not to be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>On cache 6 it would meet one yellow nut: 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Playing is possible too, but the question is which nut to take up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>She takes it, although it has only just been turned over. It scores nothing now, and everyone has seen which nut it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Her card shows the nut from now on, until she plays it. Ask: what would you do now as Cyril or Nutkin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>That is the price: the others know what she is up to. Cyril has run past already, but Nutkin gets to cache 6 first and scores 2 points with a green chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Nutkin sits there now, and Tufty has to wait. The cache has become richer, though: her chestnut would score 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Twenty points</source>
        <translation>Zwanzig Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>With taking up nuts a hand might never run empty, so 20 points end the game as well. Tufty has 17 and can reach cache 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Is her green walnut enough there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>No, it makes 19</source>
        <translation>Nein, das macht 19</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Yes, it makes 20</source>
        <translation>Ja, das macht 20</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Yes, it makes 22</source>
        <translation>Ja, das macht 22</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>One for green, two for the walnuts and two for the twin: 5 points, and that makes 22.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>The two walnuts are 2 points. But there is a green nut as well, and it is the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>One for green and two for the walnuts make 20. The twin adds 2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Remind them of the three lines: colour, kind, twin. The walnut on cache 4 that is green counts three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Tufty has 22 points: everyone else gets one more turn. Cyril scores 6 on cache 7, has 21 points, and now an empty hand too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Who wants may count Cyril's 6 points: two red nuts, two chestnuts, 2 for the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Cyril has passed 20 points and has no nut left. Do the last turns begin anew?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Yes, another turn for all</source>
        <translation>Ja, noch ein Zug für alle</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>No, the first reason counts</source>
        <translation>Nein, der erste Grund zählt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Whichever comes first begins the last turns, 20 points or an empty hand. The other changes nothing after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>There is only one round of last turns, and Tufty has begun it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Ask who still has a turn: only Nutkin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>So only Nutkin is left: 5 points on cache 1, and the game is over. Nice one, Tufty!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>22, 21 and 17 points. Whoever gets to 20 first need not win: the others may still pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A new match, and you decide. Tufty is on cache 7 with these three nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Where can she score 6 points at once?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Two green nuts, two hazelnuts and the twin of her green hazelnut lie on cache 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>First find the caches that she can reach, then count. Let several people explain their way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A nut is hidden there, and nobody knows what it will bring. Six points are certain elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Three steps, past Cyril, and 6 points. Now it is Cyril's turn, on cache 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Before you go on: who can say the three parts of the sum?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cyril wants to see a nut that nobody knows. Where does he run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A nut still lies face down on cache 9. Tufty and Nutkin sit on caches 1 and 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Only two caches are open to him at all, 9 and 3. Ask why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>The blue chestnut there was turned over long ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One step to cache 9, and it is a green walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Ask for the four parts of a turn again: run, turn over, play, score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Which of Cyril's nuts scores a point here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Of his nuts only the green acorn has something in common with the green walnut: the colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Wait until everybody has looked through Cyril's three nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>It is not green, and no walnut: 0 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>He may keep his nuts, but one of them scores a point here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One point for Cyril, and all answers are right. The ring is yours now!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A good moment to play on from here, or to deal a new match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>One, two, six: the example of the rulebook</source>
        <translation>Eins, zwei, sechs: das Beispiel der Spielregel</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>A blue chestnut and a yellow walnut lie on cache 5. Watch what three nuts make of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>This is the example of the rulebook, on the table. Let the group guess each time before you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty plays a blue acorn. It meets one blue nut: 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>The acorn is now part of the cache: it will score for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>The squirrels run on, and Cyril gets there next. He plays a yellow chestnut: one yellow nut and one chestnut make 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty's acorn is worth nothing to Cyril: it is neither yellow nor a chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Soon Nutkin will come by with the other blue chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>What will it score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>6 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Two blue nuts, two chestnuts, and 2 more because its twin is there: 6 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>The two blue nuts make 2. Now count the chestnuts, and look for the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Two blue nuts and two chestnuts make 4. And its twin is there too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Every nut that was played has made this cache richer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Six points for a nut in the very best company.</source>
        <translation>Sechs Punkte für eine Nuss in allerbester Gesellschaft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>One, two, six: the later somebody comes to a cache, the more can be had there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Sixteen points: the most a nut can score</source>
        <translation>Sechzehn Punkte: Mehr bringt keine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>A squirrel's dream: every other blue nut and every other chestnut of the game lie on cache 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>You will hardly ever see this in a game. But what would the missing nut score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>What would the blue chestnut score here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>13 points</source>
        <translation>13 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>15 points</source>
        <translation>15 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>16 points</source>
        <translation>16 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Seven blue nuts, seven chestnuts, and 2 for the twin, which counts as blue and as a chestnut too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Thirteen nuts lie there, but the twin counts for its colour and for its kind, and 2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Count seven blue nuts and seven chestnuts, and then the 2 points for the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Thirteen nuts, and one of them counts twice: that is what makes it hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Find the dream move.</source>
        <translation>Finde den Traumzug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>No nut can ever score more than this.</source>
        <translation>Mehr kann eine Nuss nie bringen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Let the youngest come to the front for this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Two acorns and two red nuts make 4 points. Not bad, but no dream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Keeping the nuts is possible. But such a chance does not come twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Sixteen points in one go. Nice one, squirrel!</source>
        <translation>Sechzehn Punkte auf einen Streich. Gut gemacht, Eichhörnchen!</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>The least a nut can score is 0, the most is 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Good company for your nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Winter is coming. Every squirrel hides its nuts where they find good company: nuts of the same colour or the same kind. This is how a finished game looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Give them a moment with the picture, then ask: what do the nuts of one cache have in common? We start at the end, so that everybody knows what to aim for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>The most points win. Tufty wins with 23 points; Cyril has 22 and Nutkin 20. Every single point was scored by playing a nut next to nuts like it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>points: Tufty wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>It was that close, and in a few minutes we will see how Tufty did it. There are no other points: none for nuts in hand, none for caches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>There are four colours and four kinds, and every combination exists twice: 32 nuts in all. The two blue chestnuts on cache 1, for example, are twins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Have somebody name a row and a column. The badge in the corner shows the colour too, for everybody who does not see colours well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>A nut that you play scores 1 point for each nut of its colour already there, and 1 for each nut of its kind. If its twin is there, you get 2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Say the three lines slowly and point at the pairs of nuts. A twin counts three times: as a colour, as a kind, and for the 2 extra points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>On cache 7 lay a blue hazelnut, a blue acorn and a blue walnut. Then Tufty played the other blue walnut: 3 for blue, 1 for walnut, 2 for the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Let the group add it up with you, line by line. Usual mistake: counting the new nut itself. Only nuts that lay there before count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>What would the other yellow hazelnut have scored on cache 3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Two yellow nuts, one hazelnut, and 2 more points for the twin: 5 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Two yellow nuts make 2 points. But there is a hazelnut among them, and it is even the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Two for yellow and one for the hazelnut is a good start. Its twin is there too, for 2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Everybody counts alone first, then hands up. Who took 3 has forgotten the twin: go through the three lines once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>One turn, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Back to the start of that match. One nut lies face down in each of the caches 1 to 8, and each player holds eight nuts in secret. These are Tufty's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>With three players everybody has eight nuts, with four six, with five five. We look into Tufty's hand; in a real game nobody may. Ask: which two of her nuts are twins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>On your first turn you put your squirrel on any free cache. Tufty takes cache 8 and turns over the nut that lies there: a yellow walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>The youngest player begins. From now on the walnut counts like every other nut on cache 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Now she may play one nut there, face up. Tufty plays a yellow acorn: it meets one yellow nut and scores 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Place, turn over, play, score: that is a turn. Ask: which of her nuts would have scored as much? The green walnut and the blue walnut, for their kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Cyril and Nutkin start on caches 2 and 7 in the same way, and each of them scores a point. After the first round it is one all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Let the group say where each of the two points comes from: Cyril's is for yellow, Nutkin's for blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>From the second turn on your squirrel runs 1, 2, 3 or 4 caches clockwise; after 9 comes 1. It may run past others, but not stop where one sits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Count with a finger from cache 8: 9, 1, 2, 3. Usual mistake: counting the cache where the squirrel sits as the first step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Tufty would like to turn over another nut. Where could she run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Caches 1 and 3 are near enough, and a nut lies there face down. Cyril sits on cache 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>There are two right answers. Somebody may want to take cache 2: the rules say no, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Cache 9 is one step away and free, but it is empty: there is no nut to turn over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Tufty runs two steps to cache 1 and turns over a blue chestnut. Now look at her nuts: which one would you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Wait for suggestions and have them counted aloud: blue acorn 1, blue walnut 1, blue chestnut 4, everything else nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Its twin! 1 point for blue, 1 for chestnut and 2 for the twin: 4 points. That was a whole turn: run, turn over, play, score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Have somebody repeat the four parts of a turn without looking. The rest of the game is nothing but such turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>In the way, and worth the wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Four rounds later Tufty is one point ahead. The caches fill up, and every nut that is played makes its cache richer for whoever comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>What you play may score for the others: cache 7 has grown to three blue nuts. Ask: where would you like to be now with a blue nut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Tufty has three nuts left and would love to play her blue walnut on cache 7. It would score 6 points there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Count it once more together: three blue nuts, one walnut, 2 for the twin. Then ask: how many steps is it from cache 2 to cache 7?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>But cache 7 is five steps away, and four is the most. She has to get closer first and hope that nobody else takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>This is what hurts in this game: being too far away, or too late. And nobody may run backwards or stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Cache 4 is near enough, but Cyril sits there, and two squirrels never share a cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>She may run past Cyril. Ask: which caches are left for Tufty? 3, 5 and 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>So Tufty takes a single step, to cache 3. Here lie two yellow nuts, and none of hers would score anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Somebody may prefer cache 5: one point for the green acorn, and cache 7 would be in reach as well. A good idea, but Tufty has plans for that acorn. We shall see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Must she play a nut now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Yes, one nut in every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>No, she may keep them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>She must swap one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>You play one nut or nothing at all, just as you like. A nut that you keep can score more later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Playing is never a duty: whoever likes keeps all nuts for a better place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Nuts are not swapped in this game: you play one, or you keep them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Have the three nuts counted against the two yellow ones first: nothing, nothing, nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Tufty keeps her nuts. Cyril and Nutkin score 3 points each on caches 5 and 1. Phew: nobody went to cache 7, although Cyril could have!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Ask for the 3 points on each cache: three red nuts on cache 5, three chestnuts on cache 1. From cache 4 it was only three steps to cache 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Tufty sits on cache 3. Where does her blue walnut score most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Cache 7 is exactly four steps away now: three blue nuts, one walnut and the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Somebody comes to the front and counts the steps aloud: 4, 5, 6, 7. She runs past Cyril.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Three green nuts lie there, and no walnut: the blue walnut would score nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Nobody knows what is hidden there. On cache 7 six points are certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Past Cyril and onto cache 7: 6 points for the patient. Tufty leads again, 18 to 14.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>This is the example from the beginning. Ask: was it worth the wait? What could have gone wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>One more turn, and who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>One round later everybody holds a single nut. Cyril plays his, a green walnut, on cache 2: 5 points, and his hand is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Before you go on, let somebody count the 5 points: one green nut, two walnuts, and 2 for the twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>As soon as somebody has played their last nut, everyone else has exactly one more turn. Nuts that are still in hand after that are worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>more turn for everyone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>So do not wait too long with your best nuts. Keep an eye on how many nuts the others have: it is written on their cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Nutkin runs to cache 8 and plays his red walnut for 2 points. He ends with 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>One red nut and one walnut. Better places were out of his reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Cyril has 22 points, Tufty 20. Where does her green acorn win the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Three green nuts lie on cache 4: 3 points, and Tufty has 23.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>She needs at least 3 points, as 2 would only be a tie. Let the group count all three free caches, and remember: she saved this very acorn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>No green nut and no acorn lies there: 0 points, and Cyril wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>A single acorn lies there: 1 point makes 21, and Cyril still has 22.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Three points, and Tufty wins, 23 to 22 to 20. This is the picture that we began with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>A round of applause for Tufty. Ask: what would have happened if she had played the acorn earlier, for one point?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>With equal points the win is shared. And should nobody play a nut for three whole rounds, the game ends as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>rounds without a nut end it too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>The second case is rare: it only happens when everybody waits for somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Now you know the whole game. Take a squirrel each, and find the best company for your nuts!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Start on any free cache, then run 1 to 4 caches clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Turn over the nut that is hidden there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Play a nut and count: colour, kind, twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Keep your nuts when waiting is worth more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Have the most points when the last turns are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Three to five at a table. Play one open practice round with all hands on the table, then deal again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
