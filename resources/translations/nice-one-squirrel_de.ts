<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nice-one-squirrel</name>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/__init__.py"/>
        <source>Stash your nuts in good company</source>
        <translation>Für deine Nüsse nur die beste Gesellschaft</translation>
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
        <translation>Dein Eichhörnchen ist schon gelaufen. Leg eine Nuss in sein Versteck oder leg nichts.</translation>
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
        <translation>Dein Eichhörnchen kann nicht bleiben: Es läuft 1 bis 4 Verstecke weiter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>{other} sits there. Passing is fine, sharing is not.</source>
        <translation>Dort sitzt {other}. Vorbeilaufen geht, zusammen sitzen nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>That is {steps} steps away: a squirrel moves 1 to 4 caches clockwise.</source>
        <translation>Das sind {steps} Schritte: Ein Eichhörnchen läuft 1 bis 4 Verstecke im Uhrzeigersinn.</translation>
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
        <translation>{seat}: Leg hier eine Nuss oder leg nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Put a nut into your cache, or take one from the cache into your hand.</source>
        <translation>Leg eine Nuss in dein Versteck oder nimm eine aus dem Versteck auf die Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Put a nut into your cache.</source>
        <translation>Leg eine Nuss in dein Versteck.</translation>
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
        <source>Move your squirrel to a cache, or put a nut straight where you want to play it.</source>
        <translation>Setz dein Eichhörnchen zu einem Versteck oder leg eine Nuss gleich dorthin, wo du sie spielen willst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>First move your squirrel.</source>
        <translation>Lass zuerst dein Eichhörnchen laufen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>Move your squirrel to a lit cache, or put a nut straight where you want to play it.</source>
        <translation>Setz dein Eichhörnchen zu einem leuchtenden Versteck oder leg eine Nuss gleich dorthin, wo du sie spielen willst.</translation>
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
        <translation>falls dort eine Nuss verdeckt liegt.</translation>
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
        <translation>+2, wenn ihr Zwilling da ist</translation>
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
        <translation>{turns} Züge in Folge haben nichts gebracht: Das Spiel endet mit diesem Punktestand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>all nuts; each is there twice</source>
        <translation>alle Nüsse, jede gibt es zweimal</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>all squirrels</source>
        <translation>alle Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>the {nut} scores {points}</source>
        <translation>die {nut} bringt {points}</translation>
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
        <translation>Zwilling</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/exhibits.py"/>
        <source>together</source>
        <translation>zusammen</translation>
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
        <translation>Eine bekannte Nuss muss auch in dieser Hand sein.</translation>
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
        <translation>Wer die letzten Züge ausgelöst hat, bekommt selbst keinen mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>After so many turns without a nut the game is over.</source>
        <translation>Nach so vielen Zügen ohne Nuss ist das Spiel aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>The {nut} may score more somewhere else.</source>
        <translation>Die {nut} bringt anderswo vielleicht mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>Here a nut scores {points} at most. It may do better later.</source>
        <translation>Hier bringt eine Nuss höchstens {points}. Später vielleicht mehr.</translation>
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
        <translation>Die {nut} bringt hier nichts ein, aber die Hand wird schneller leer.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>On cache {cache} the {nut} scores {points}.</source>
        <translation>In Versteck {cache} bringt die {nut} {points}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>On cache {cache} a nut from the hand could score {points}.</source>
        <translation>In Versteck {cache} könnte eine Nuss aus der Hand {points} bringen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>A nut is turned over on cache {cache}, and cache {after} comes within reach, for {points}.</source>
        <translation>In Versteck {cache} wird eine Nuss aufgedeckt, und Versteck {after} kommt in Reichweite: dort {points}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>From cache {cache} the next move can reach cache {after}, for {points}.</source>
        <translation>Von Versteck {cache} aus ist als Nächstes Versteck {after} erreichbar: dort {points}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>No nut in hand scores anything on cache {cache} yet.</source>
        <translation>In Versteck {cache} bringt noch keine Nuss aus der Hand etwas.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>Only on cache {cache} is a nut turned over.</source>
        <translation>Nur in Versteck {cache} wird eine Nuss aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>A nut is turned over on cache {cache}, as on {n} others within reach.</source>
        <translation>
            <numerusform>In Versteck {cache} wird eine Nuss aufgedeckt, wie in {n} anderen in Reichweite.</numerusform>
            <numerusform>In Versteck {cache} wird eine Nuss aufgedeckt, wie in {n} anderen in Reichweite.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{n} turns in a row led nowhere.</source>
        <translation>{n} Züge in Folge haben nichts gebracht.</translation>
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
        <translation>noch nicht eingesetzte Eichhörnchen</translation>
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
        <translation>zuerst fertig</translation>
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
        <translation>ihr Zwilling, genau gleich</translation>
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
        <translation>Mischt die Nüsse und legt je eine verdeckt in die Verstecke 1 bis 8; zu fünft bekommt Versteck 5 keine. Alle übrigen werden gleichmäßig verteilt. Deine Hand siehst nur du. Am besten spielt man zu dritt bis zu fünft; zu zweit oder zu sechst könnt ihr es auch versuchen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>The youngest begins; then it goes round clockwise.</source>
        <translation>Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Here you choose who begins when you set up a game, or draw lots.</source>
        <translation>Hier bestimmt ihr beim Anlegen der Partie, wer beginnt, oder das Los entscheidet.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>On your first turn put your squirrel on any cache where no other squirrel sits. After that it moves 1, 2, 3 or 4 caches clockwise. It may run past others, but may not stop where one sits.</source>
        <translation>In deinem ersten Zug setzt du dein Eichhörnchen in ein beliebiges Versteck, in dem noch kein anderes sitzt. Danach läuft es 1, 2, 3 oder 4 Verstecke im Uhrzeigersinn. Es darf an anderen vorbeilaufen, aber nicht anhalten, wo schon eines sitzt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If a nut lies face down where your squirrel stops, turn it over. From now on it counts like any other nut there.</source>
        <translation>Liegt dort, wo dein Eichhörnchen anhält, eine Nuss verdeckt, deckst du sie auf. Von nun an zählt sie wie jede andere Nuss dort.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Now you may play one nut from your hand, face up, into that cache and score it. Or you play nothing and keep your nuts.</source>
        <translation>Nun darfst du eine Nuss aus deiner Hand offen in dieses Versteck legen und werten. Oder du legst nichts und behältst deine Nüsse.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Your nut scores 1 point for each nut of its colour that was in the cache before it, 1 point for each nut of its kind, and 2 more if its twin is there. The least a nut can score is 0, the most 16.</source>
        <translation>Deine Nuss bringt 1 Punkt für jede Nuss ihrer Farbe, die vor ihr im Versteck lag, 1 Punkt für jede Nuss ihrer Sorte und 2 weitere, wenn ihr Zwilling da ist. Mindestens sind das 0 Punkte, höchstens 16.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If squirrels sit on all four caches ahead of you, yours stays where it is and your turn passes by itself: no nut is turned over, played or taken up. It still counts as your turn.</source>
        <translation>Sitzen in allen vier Verstecken vor dir Eichhörnchen, bleibt deines, wo es ist, und dein Zug verfällt von selbst: Es wird keine Nuss aufgedeckt, gelegt oder aufgenommen. Er zählt trotzdem als dein Zug.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>As soon as somebody plays the last nut of their hand, everyone else has one more turn. Then whoever has the most points wins.</source>
        <translation>Sobald jemand die letzte Nuss aus der Hand legt, haben alle anderen noch einen Zug. Dann gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>With equal points the win is shared.</source>
        <translation>Bei gleichen Punkten wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If three turns for every player go by in a row and nobody plays a nut, the game ends as it stands. With taking up nuts, turns in which nobody scores a point are counted instead. Once the last turns have begun, nothing is counted any more.</source>
        <translation>Vergehen drei Züge für jeden hintereinander, ohne dass jemand eine Nuss legt, endet das Spiel mit dem Punktestand, der gerade gilt. Dürfen Nüsse aufgenommen werden, zählen stattdessen Züge, in denen niemand einen Punkt macht. Haben die letzten Züge begonnen, wird nicht mehr gezählt.</translation>
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
        <translation>Neun Verstecke liegen im Ring, im Uhrzeigersinn von 1 bis 9. Nach Versteck 9 kommt wieder Versteck 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Walk round the ring with a finger once. Everything in this game goes clockwise, the squirrels and the turns.</source>
        <translation>Fahrt einmal mit dem Finger um den Ring. In diesem Spiel geht alles im Uhrzeigersinn, die Eichhörnchen und die Züge.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>There are four colours and four kinds of nuts, and every combination exists twice.</source>
        <translation>Es gibt vier Farben und vier Sorten Nüsse und jede Kombination zweimal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>How many nuts are there?</source>
        <translation>Wie viele Nüsse sind das?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Four colours times four kinds make sixteen, and each of them has a twin: 32 nuts.</source>
        <translation>Vier Farben mal vier Sorten sind sechzehn, und jede davon hat einen Zwilling: 32 Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Sixteen are all the different nuts. But every one of them has a twin.</source>
        <translation>Sechzehn verschiedene Nüsse gibt es. Aber jede davon hat einen Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Count a row and a column: four by four. And then every nut exists twice.</source>
        <translation>Zählt eine Zeile und eine Spalte: vier mal vier. Und dann gibt es jede Nuss zweimal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Let them find rows and columns first. The badge in the corner tells the colour as well, for everybody who does not see colours well.</source>
        <translation>Erst die Zeilen und Spalten finden lassen. Die Farbe steht auch als Zeichen in der Ecke, für alle, die Farben schlecht unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>One nut lies face down in each of caches 1 to 8. Cache 9 begins empty, and with five players cache 5 does too. All others are dealt out evenly, for your eyes only.</source>
        <translation>In den Verstecken 1 bis 8 liegt je eine Nuss verdeckt. Versteck 9 ist am Anfang leer, zu fünft auch Versteck 5. Alle anderen Nüsse werden gleichmäßig verteilt, nur für eure eigenen Augen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Three players have eight nuts each, four have six, five have five. Nobody shows their hand.</source>
        <translation>Zu dritt hat jeder acht Nüsse, zu viert sechs, zu fünft fünf. Niemand zeigt seine Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Every player has a squirrel with a name. Three to five play best; two or six may try it too. The youngest begins, and then it goes round clockwise.</source>
        <translation>Jeder hat ein Eichhörnchen mit einem Namen. Am besten spielt man zu dritt bis zu fünft, zu zweit oder zu sechst geht es auch. Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Tufty, Cyril, Nutkin and Smith belong to the game; Hazel and Conker are ours, for a fifth and a sixth player. At this table you choose who begins, or draw lots.</source>
        <translation>Tufty, Cyril, Nutkin und Smith gehören zum Spiel, Hazel und Conker haben wir für einen fünften und einen sechsten Platz dazugenommen. An diesem Tisch bestimmt ihr, wer beginnt, oder das Los entscheidet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Finding a first cache</source>
        <translation>Das erste Versteck</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>On your first turn you put your squirrel on any free cache. Tufty takes cache 8, and the nut that lies there is turned over: a green walnut.</source>
        <translation>In deinem ersten Zug setzt du dein Eichhörnchen in ein beliebiges freies Versteck. Tufty nimmt Versteck 8, und die Nuss, die dort liegt, wird aufgedeckt: eine grüne Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Turning it over is not a choice: it simply happens on arrival. From now on the nut counts like any other.</source>
        <translation>Aufdecken ist keine Entscheidung: Es geschieht einfach bei der Ankunft. Von nun an zählt die Nuss wie jede andere.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Then Tufty plays a yellow walnut there. One walnut lay there already, so it scores 1 point.</source>
        <translation>Dann legt Tufty eine gelbe Walnuss dazu. Eine Walnuss lag schon da, das gibt 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Ask: which of the two is the reason for the point, the colour or the kind?</source>
        <translation>Fragen: Wofür gibt es den Punkt, für die Farbe oder für die Sorte?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cyril would rather not turn over a nut that helps the others. Where could he start?</source>
        <translation>Cyril möchte lieber keine Nuss aufdecken, die den anderen hilft. Wo könnte er beginnen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cache 9 is the only one that began empty.</source>
        <translation>Nur Versteck 9 war von Anfang an leer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Somebody may try cache 8: Tufty sits there, and two squirrels never share a cache.</source>
        <translation>Vielleicht versucht es jemand mit Versteck 8: Dort sitzt Tufty, und zwei Eichhörnchen teilen sich nie ein Versteck.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>That cache is free, but a nut lies there face down: he would turn it over.</source>
        <translation>Dieses Versteck ist frei, aber dort liegt eine Nuss verdeckt: Er würde sie aufdecken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Then curiosity wins. Cyril turns over a green acorn on cache 1 and holds its twin: 4 points! Nutkin starts on cache 4 and scores 1.</source>
        <translation>Dann siegt die Neugier. Cyril deckt in Versteck 1 eine grüne Eichel auf und hat ihren Zwilling: 4 Punkte! Nutkin beginnt in Versteck 4 und macht 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Have the 4 points counted: 1 for the colour, 1 for the kind, 2 for the twin. How nuts score is the next lesson.</source>
        <translation>Die 4 Punkte nachzählen lassen: 1 für die Farbe, 1 für die Sorte, 2 für den Zwilling. Wie Nüsse zählen, ist die nächste Lektion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>How a nut counts</source>
        <translation>Was eine Nuss zählt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Tufty has come to cache 4. A nut scores 1 point for each nut of its colour: her blue hazelnut would meet two blue nuts, for 2 points.</source>
        <translation>Tufty ist in Versteck 4 angekommen. Eine Nuss bringt 1 Punkt für jede Nuss ihrer Farbe: Ihre blaue Haselnuss träfe dort zwei blaue, das wären 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>One nut is played, face up, into the cache that the squirrel has reached, and nowhere else.</source>
        <translation>Gelegt wird eine Nuss, offen, in das Versteck, in dem das Eichhörnchen angekommen ist, und nirgends sonst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>It also scores 1 point for each nut of its kind. The green chestnut would meet one chestnut, for 1 point.</source>
        <translation>Dazu kommt 1 Punkt für jede Nuss ihrer Sorte. Die grüne Kastanie träfe eine Kastanie, das wäre 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Colour and kind are counted one after the other, and added up.</source>
        <translation>Farbe und Sorte werden nacheinander gezählt und zusammengerechnet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>And if its twin is there, that is 2 points more.</source>
        <translation>Und wenn ihr Zwilling da ist, gibt das 2 Punkte mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>What is the blue chestnut worth on cache 4?</source>
        <translation>Was ist die blaue Kastanie in Versteck 4 wert?</translation>
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
        <translation>Zwei für die blauen Nüsse, einer für die Kastanie und zwei für den Zwilling: 5 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Two blue nuts and one chestnut make 3 points. Now add 2 for the twin.</source>
        <translation>Zwei blaue und eine Kastanie sind 3 Punkte. Jetzt noch 2 für den Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>The twin counts three times: as a blue nut, as a chestnut, and for 2 extra points.</source>
        <translation>Der Zwilling zählt dreimal: als blaue Nuss, als Kastanie und mit 2 Punkten extra.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Let them count in pairs before the hands go up, line by line.</source>
        <translation>Erst zu zweit zählen lassen, Zeile für Zeile, dann heben alle die Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Which of Tufty's nuts would score nothing at all here?</source>
        <translation>Welche von Tuftys Nüssen brächten hier gar nichts?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>There is nothing red or green here, and no hazelnut. These two would score 0.</source>
        <translation>Hier liegt nichts Rotes oder Grünes und keine Haselnuss. Diese beiden brächten 0 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>There are two right answers. Have somebody say why for each nut.</source>
        <translation>Zwei Antworten sind richtig. Zu jeder Nuss soll jemand sagen, warum.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>It meets two blue nuts: 2 points.</source>
        <translation>Sie trifft zwei blaue Nüsse: 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>It meets its twin: 5 points, as we have just seen.</source>
        <translation>Sie trifft ihren Zwilling: 5 Punkte, wie wir eben gesehen haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Its colour is missing, but it meets one chestnut: 1 point.</source>
        <translation>Ihre Farbe fehlt, aber sie trifft eine Kastanie: 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>That keeps all nuts. Find the nut that would score 0.</source>
        <translation>Damit behält sie alle Nüsse. Gesucht ist die Nuss, die 0 Punkte brächte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>So she plays the blue chestnut: 5 points. Only nuts that were there before count, never the new one. A nut can score anything from 0 to 16.</source>
        <translation>Also legt sie die blaue Kastanie: 5 Punkte. Nur was vorher da lag, zählt, nie die neue Nuss selbst. Eine Nuss kann 0 bis 16 Punkte bringen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Ask: what would the next blue nut score here? An example shows how a nut gets to 16 points.</source>
        <translation>Fragen: Was brächte hier die nächste blaue Nuss? Wie eine Nuss auf 16 Punkte kommt, zeigt ein Beispiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Who is in the way?</source>
        <translation>Wer steht im Weg?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>After its first turn a squirrel runs 1, 2, 3 or 4 caches, always clockwise: from cache 6 that is 7, 8, 9 or 1. It never stays, and never runs back.</source>
        <translation>Nach dem ersten Zug läuft ein Eichhörnchen 1, 2, 3 oder 4 Verstecke, immer im Uhrzeigersinn: von der 6 also zur 7, 8, 9 oder 1. Es bleibt nie sitzen und läuft nie zurück.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>caches clockwise</source>
        <translation>Verstecke im Uhrzeigersinn</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Three rounds have passed. Usual mistake: counting the cache where the squirrel sits as the first step.</source>
        <translation>Drei Runden sind vergangen. Häufiger Fehler: Das Versteck, in dem das Eichhörnchen sitzt, wird als erster Schritt mitgezählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Nutkin sits on cache 8, so Tufty may not stop there.</source>
        <translation>In Versteck 8 sitzt Nutkin, also darf Tufty dort nicht anhalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Blocking others is part of the game: where your squirrel sits, nobody else can play.</source>
        <translation>Anderen den Weg zu versperren, gehört dazu: Wo dein Eichhörnchen sitzt, kann niemand sonst etwas legen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>What is the farthest cache that Tufty can reach?</source>
        <translation>Welches ist das weiteste Versteck, das Tufty erreichen kann?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Three steps, past Nutkin: passing is fine, only sharing is not. Cyril sits on cache 1, four steps away.</source>
        <translation>Drei Schritte, an Nutkin vorbei: Überholen ist erlaubt, nur zusammen sitzen nicht. In Versteck 1, vier Schritte voraus, sitzt Cyril.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Whoever says cache 2 has run five steps, whoever says cache 1 has not seen Cyril. The table explains both.</source>
        <translation>Wer Versteck 2 sagt, ist fünf Schritte gelaufen; wer Versteck 1 sagt, hat Cyril übersehen. Der Tisch erklärt beides.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>That is a single step. She may run past Nutkin, so she can get farther.</source>
        <translation>Das ist nur ein Schritt. Sie darf an Nutkin vorbeilaufen, also kommt sie weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>It is the nearest cache that tempts her most: Tufty turns over a green walnut on cache 7, and her green chestnut scores 1 point.</source>
        <translation>Am meisten lockt sie aber das nächste Versteck: In Versteck 7 deckt Tufty eine grüne Walnuss auf, und ihre grüne Kastanie bringt 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Ask: who could follow her to cache 7 at once? Nobody: it is six steps for Cyril and eight for Nutkin.</source>
        <translation>Fragen: Wer könnte ihr gleich in Versteck 7 folgen? Niemand: Cyril hat sechs Schritte dorthin, Nutkin acht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>A nut nobody has seen</source>
        <translation>Eine Nuss, die niemand kennt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Back to the second round, when most caches still hide a nut.</source>
        <translation>Zurück in die zweite Runde, als in den meisten Verstecken noch eine Nuss verdeckt lag.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Which moves would turn one over for Tufty?</source>
        <translation>Mit welchen Zügen deckt Tufty eine davon auf?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Caches 2 and 3 still hide a nut, and both are in reach. Cyril sits on cache 1.</source>
        <translation>In den Verstecken 2 und 3 liegt noch eine Nuss verdeckt, und beide sind nah genug. In Versteck 1 sitzt Cyril.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Two answers are right. Count the steps from cache 8 together: 9, 1, 2, 3.</source>
        <translation>Zwei Antworten sind richtig. Die Schritte von Versteck 8 aus gemeinsam zählen: 9, 1, 2, 3.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Cache 9 has been empty from the start: there is nothing to turn over.</source>
        <translation>Versteck 9 ist von Anfang an leer: Dort gibt es nichts aufzudecken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Three steps, past Cyril, to cache 2: the nut is turned over, a yellow acorn. From now on it counts like any other nut there.</source>
        <translation>Drei Schritte, an Cyril vorbei, zu Versteck 2: Die Nuss wird aufgedeckt, eine gelbe Eichel. Von nun an zählt sie dort wie jede andere.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>You see the nut before you decide what to play. In fair play there is no taking back from here: what was seen stays seen.</source>
        <translation>Man sieht die Nuss, bevor man entscheidet, was man legt. Im fairen Spiel gibt es ab hier kein Zurück: Was man gesehen hat, hat man gesehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Which of Tufty's nuts scores most here?</source>
        <translation>Welche von Tuftys Nüssen bringt hier am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>She holds its twin: 1 for yellow, 1 for acorn, and 2 for the twin make 4.</source>
        <translation>Sie hat den Zwilling: 1 für Gelb, 1 für Eichel und 2 für den Zwilling macht 4.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Give everybody a moment to look through the seven nuts.</source>
        <translation>Allen einen Moment Zeit geben, die sieben Nüsse durchzusehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>It meets one yellow nut: 1 point. Another nut does better.</source>
        <translation>Sie trifft eine gelbe Nuss: 1 Punkt. Eine andere bringt mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>She may keep all her nuts. But one of them scores well here.</source>
        <translation>Sie darf alle Nüsse behalten. Aber eine davon bringt hier viel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>That nut is not yellow, and it is no acorn: 0 points.</source>
        <translation>Diese Nuss ist nicht gelb und keine Eichel: 0 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>What luck: 4 points for the twins. Tufty takes the lead, 5 to 4 to 1.</source>
        <translation>So ein Glück: 4 Punkte für die Zwillinge. Tufty übernimmt die Führung, 5 zu 4 zu 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Sometimes a hidden nut fits, often it does not. It always helps the next squirrel to come.</source>
        <translation>Manchmal passt eine verdeckte Nuss, oft auch nicht. Dem Nächsten, der vorbeikommt, hilft sie immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Saving a nut for later</source>
        <translation>Eine Nuss für später</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Everybody has one nut left. Tufty's blue hazelnut would score 7 points on cache 4. But that is five steps away, one too many.</source>
        <translation>Alle haben noch eine einzige Nuss. Tuftys blaue Haselnuss brächte in Versteck 4 ganze 7 Punkte. Aber das sind fünf Schritte, einer zu viel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Two rounds have passed, and Tufty is behind. Count the 7 points together: four blue nuts, one hazelnut, 2 for the twin.</source>
        <translation>Zwei Runden sind vergangen, und Tufty liegt hinten. Die 7 Punkte gemeinsam zählen: vier blaue Nüsse, eine Haselnuss, 2 für den Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>So Tufty gets as close as she can: four steps to cache 3, where a blue walnut is turned over.</source>
        <translation>Also läuft Tufty so nah heran, wie sie kann: vier Schritte zu Versteck 3, und dort wird eine blaue Walnuss aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Once she has run she cannot run again in this turn. Only a nut may follow, or nothing.</source>
        <translation>Ist sie einmal gelaufen, läuft sie in diesem Zug nicht noch einmal. Jetzt kann nur noch eine Nuss folgen oder nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Here the blue hazelnut would score 1 point. Must Tufty play it?</source>
        <translation>Hier brächte die blaue Haselnuss 1 Punkt. Muss Tufty sie legen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Yes, because it scores</source>
        <translation>Ja, weil sie punktet</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>No, she may play nothing</source>
        <translation>Nein, sie darf auch nichts legen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Yes, it is her last nut</source>
        <translation>Ja, es ist ihre letzte Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>You play one nut from your hand, or nothing at all, just as you like.</source>
        <translation>Du legst eine Nuss aus der Hand oder gar nichts, ganz wie du willst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Even a nut that scores may stay in the hand: it is your choice, turn by turn.</source>
        <translation>Auch eine Nuss, die punktet, darf auf der Hand bleiben: Das entscheidest du in jedem Zug neu.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Her last nut is hers as long as she likes. If she plays it, the end of the game begins.</source>
        <translation>Ihre letzte Nuss darf sie behalten, so lange sie mag. Legt sie sie, beginnt das Ende des Spiels.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Ask what they would do: 1 point now, or 7 perhaps? There is a risk, for Cyril has a single nut too.</source>
        <translation>Fragen: Was würdet ihr tun, 1 Punkt jetzt oder vielleicht 7? Das ist riskant, denn auch Cyril hat nur noch eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Tufty plays nothing, keeps her hazelnut, and hopes that she will get another turn.</source>
        <translation>Tufty legt nichts, behält ihre Haselnuss und hofft, dass sie noch einmal drankommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Whether it was worth it we shall see in the lesson about the last turns. Let the group bet.</source>
        <translation>Ob sich das gelohnt hat, zeigt die Lektion über die letzten Züge. Die Gruppe darf wetten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Nowhere to go</source>
        <translation>Kein Platz frei</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>With Smith and Hazel there are five at the table, and the ring is crowded. Hazel runs past three others to cache 4, the only free one ahead of her.</source>
        <translation>Mit Smith und Hazel sind es fünf, und im Ring wird es eng. Hazel läuft an drei anderen vorbei zu Versteck 4, dem einzigen freien vor ihr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>With five players a squirrel can be boxed in; with three or four that cannot happen. Ask where Hazel came from: cache 9.</source>
        <translation>Zu fünft kann ein Eichhörnchen eingeschlossen werden, zu dritt oder zu viert nie. Fragen, woher Hazel kam: aus Versteck 9.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty is next, on cache 1, and squirrels sit on all four caches ahead. What happens?</source>
        <translation>Als Nächste ist Tufty in Versteck 1 dran, und in allen vier Verstecken vor ihr sitzt jemand. Was geschieht?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty runs five steps</source>
        <translation>Tufty läuft fünf Schritte</translation>
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
        <translation>Ein Eichhörnchen, das nirgends anhalten kann, bleibt sitzen, und der Nächste ist dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Four steps are the most, whatever happens.</source>
        <translation>Mehr als vier Schritte gibt es nie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Nobody has to make room: only the squirrel whose turn it is moves.</source>
        <translation>Niemand muss Platz machen: Es läuft nur das Eichhörnchen, das am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Count the four caches ahead of Tufty aloud: 2, 3, 4, 5. Who sits on each?</source>
        <translation>Die vier Verstecke vor Tufty laut zählen: 2, 3, 4, 5. Wer sitzt wo?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Hazel scores 1 point. Tufty's turn passes by itself: no nut is turned over, played or taken. It counts as a turn all the same, and now Cyril goes.</source>
        <translation>Hazel macht 1 Punkt. Tuftys Zug verfällt von selbst: Keine Nuss wird aufgedeckt, gelegt oder aufgenommen. Es war trotzdem ihr Zug, und nun ist Cyril dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>The table does this for you. It is a rule that this project decided, as the rulebook says nothing about it.</source>
        <translation>Der Tisch macht das von selbst. Die Spielregel sagt dazu nichts; diese Regel haben wir festgelegt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Cyril runs four steps to cache 6. He turns over a yellow walnut, plays his green one and scores 1. Cache 2 is free again for Tufty's next turn.</source>
        <translation>Cyril läuft vier Schritte zu Versteck 6, deckt eine gelbe Walnuss auf, legt seine grüne dazu und macht 1 Punkt. Versteck 2 ist nun frei für Tuftys nächsten Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Being stuck never lasts long: as soon as somebody ahead moves on, there is room.</source>
        <translation>Lange sitzt niemand fest: Sobald vorne jemand weiterläuft, ist wieder Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The last turns</source>
        <translation>Die letzten Züge</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Tufty has saved her hazelnut, and now Cyril plays his last nut: three green nuts on cache 1 make 3 points. His hand is empty, and the end begins.</source>
        <translation>Tufty hat ihre Haselnuss gespart, und jetzt legt Cyril seine letzte Nuss: drei grüne Nüsse in Versteck 1, also 3 Punkte. Seine Hand ist leer, und das Ende beginnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The match goes on where Tufty played nothing. Cyril now has 25 points.</source>
        <translation>Das Spiel geht da weiter, wo Tufty nichts gelegt hat. Cyril hat nun 25 Punkte.</translation>
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
        <translation>Alle haben noch genau einen Zug, nur der nicht, der zuerst keine Nuss mehr hatte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Running out of nuts does not end the game at once: the others may answer.</source>
        <translation>Das Spiel ist nicht sofort aus, wenn jemand keine Nuss mehr hat: Die anderen dürfen noch einmal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>One turn, not more. What is left in a hand after that is worth nothing.</source>
        <translation>Ein Zug, mehr nicht. Was danach noch auf der Hand ist, zählt nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>So Tufty gets the turn that she hoped for. Nuts left in hand score nothing and cost nothing.</source>
        <translation>So bekommt Tufty den Zug, auf den sie gehofft hat. Nüsse auf der Hand bringen nichts und kosten nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nutkin plays the red acorn on cache 8, where two red walnuts lie: 2 points. Nutkin has 25 as well.</source>
        <translation>Nutkin legt die rote Eichel in Versteck 8, wo zwei rote Walnüsse liegen: 2 Punkte. Damit hat auch Nutkin 25.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Only the two red nuts count; the four others on cache 8 have nothing in common with the red acorn.</source>
        <translation>Nur die beiden roten zählen; die vier anderen Nüsse in Versteck 8 haben mit der roten Eichel nichts gemeinsam.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The very last turn. Where does Tufty's blue hazelnut score most?</source>
        <translation>Der allerletzte Zug. Wo bringt Tuftys blaue Haselnuss am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>One step to cache 4: four blue nuts, one hazelnut and the twin make 7 points.</source>
        <translation>Ein Schritt zu Versteck 4: vier blaue Nüsse, eine Haselnuss und der Zwilling, das macht 7 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Everybody counts the four caches ahead alone, then somebody drags.</source>
        <translation>Alle zählen die vier Verstecke erst für sich, dann zieht jemand die Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>It would meet one hazelnut there: 1 point.</source>
        <translation>Dort träfe sie eine Haselnuss: 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Four hazelnuts make 4 points. That is good, but there is better.</source>
        <translation>Vier Haselnüsse bringen 4 Punkte. Das ist gut, aber es geht noch besser.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nothing blue and no hazelnut lies there: 0 points.</source>
        <translation>Dort liegt nichts Blaues und keine Haselnuss: 0 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Seven points, worth all the waiting: Tufty has 24. The game is over.</source>
        <translation>Sieben Punkte, das Warten hat sich gelohnt: Tufty hat 24. Das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>points for Tufty</source>
        <translation>Punkte für Tufty</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>A moment of suspense: nobody says yet who has won.</source>
        <translation>Ein Moment Spannung: Noch verrät niemand, wer gewonnen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril 25, Nutkin 25, Tufty 24. Who wins?</source>
        <translation>Cyril 25, Nutkin 25, Tufty 24. Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril, who finished first</source>
        <translation>Cyril: zuerst fertig</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nutkin, who caught up</source>
        <translation>Nutkin, denn er hat aufgeholt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril and Nutkin together</source>
        <translation>Cyril und Nutkin zusammen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The most points win, and with equal points the win is shared.</source>
        <translation>Es gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Being the first to run out of nuts only begins the last turns. Points decide.</source>
        <translation>Wer zuerst keine Nuss mehr hat, löst nur die letzten Züge aus. Die Punkte entscheiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Catching up is exciting, but it is worth no more: both have 25 points.</source>
        <translation>Aufholen ist spannend, bringt aber nichts extra: Beide haben 25 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>And Tufty? One point short. Ask where she might have found it in the match.</source>
        <translation>Und Tufty? Ein Punkt zu wenig. Fragen, wo sie ihn in der Partie hätte finden können.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>When nothing happens</source>
        <translation>Wenn nichts passiert</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Another match, in which everybody waits. For seven turns nobody has played a nut, and Tufty plays nothing either: turn number eight.</source>
        <translation>Eine andere Partie, in der alle warten. Seit sieben Zügen hat niemand eine Nuss gelegt, und auch Tufty legt nichts: der achte Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>turns without a nut</source>
        <translation>Züge ohne eine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>They all hope for a better place for their nuts. Ask: how could this go on?</source>
        <translation>Alle hoffen auf einen besseren Platz für ihre Nüsse. Fragen: Wie könnte das weitergehen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Can this go on for ever?</source>
        <translation>Kann das ewig so weitergehen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Yes, until somebody plays</source>
        <translation>Ja, bis jemand etwas legt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>No, after three rounds it ends</source>
        <translation>Nein, nach drei Runden ist Schluss</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>When three turns for every player have gone by without a nut, the game ends as it stands: with three players after nine turns in a row.</source>
        <translation>Vergehen drei Züge für jeden ohne eine Nuss, endet das Spiel mit diesem Punktestand: zu dritt also nach neun Zügen in Folge.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Then a game might never end. That is why three whole rounds without a nut end it.</source>
        <translation>Dann würde ein Spiel vielleicht nie enden. Darum ist nach drei ganzen Runden ohne Nuss Schluss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Three turns for each of three players: nine. With four players it would be twelve.</source>
        <translation>Drei Züge für jeden von dreien: neun. Zu viert wären es zwölf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Cyril could play a nut and begin the count anew, but plays nothing. The ninth turn: the game is over, and Tufty wins with 10 points.</source>
        <translation>Cyril könnte eine Nuss legen, und die Zählung begänne von vorn. Er legt aber nichts: der neunte Zug. Das Spiel ist aus, und Tufty gewinnt mit 10 Punkten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Any nut that is played sets the count back to zero, even one that scores nothing.</source>
        <translation>Jede gelegte Nuss stellt die Zählung auf null, auch eine, die nichts bringt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Where nuts may be taken up, turns without a point are counted instead. And once the last turns have begun, nothing is counted any more.</source>
        <translation>Wo Nüsse aufgenommen werden dürfen, zählen stattdessen Züge ohne einen Punkt. Und haben die letzten Züge begonnen, wird nicht mehr gezählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>such turns end it, with three players</source>
        <translation>solche Züge beenden es zu dritt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>You will hardly ever see this. It only makes sure that every game ends.</source>
        <translation>Das kommt fast nie vor. Es sorgt nur dafür, dass jedes Spiel ein Ende hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Taking up a nut</source>
        <translation>Eine Nuss aufnehmen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>An optional rule: instead of playing a nut, you may take one up from the cache that you have reached. Tufty has turned over a blue chestnut.</source>
        <translation>Eine Zusatzregel: Statt eine Nuss zu legen, darfst du aus dem Versteck, in dem du angekommen bist, eine aufnehmen. Tufty hat eine blaue Kastanie aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>This rule is optional: agree on it before you start. It begins a new match, in round three.</source>
        <translation>Diese Regel ist freiwillig: Einigt euch vor dem Spiel. Hier beginnt eine neue Partie, in der dritten Runde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Which nut should Tufty take up, to play it on cache 6 for 6 points?</source>
        <translation>Welche Nuss sollte Tufty aufnehmen, um sie in Versteck 6 für 6 Punkte zu legen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Two blue nuts, two chestnuts and the twin lie on cache 6: 6 points for the blue chestnut.</source>
        <translation>In Versteck 6 liegen zwei blaue Nüsse, zwei Kastanien und der Zwilling: 6 Punkte für die blaue Kastanie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>She may only take from her own cache 5. The nuts on cache 6 are there to be counted, not to be taken.</source>
        <translation>Nehmen darf sie nur aus ihrem eigenen Versteck 5. Die Nüsse in Versteck 6 sind zum Zählen da, nicht zum Nehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>On cache 6 it would meet one yellow nut: 1 point.</source>
        <translation>In Versteck 6 träfe sie eine gelbe Nuss: 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Playing is possible too, but the question is which nut to take up.</source>
        <translation>Legen wäre auch möglich, aber gefragt ist, welche Nuss sie aufnehmen sollte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>She takes it, although it has only just been turned over. It scores nothing now, and everyone has seen which nut it was.</source>
        <translation>Sie nimmt sie, obwohl sie gerade erst aufgedeckt wurde. Das bringt jetzt keine Punkte, und alle haben gesehen, welche Nuss es war.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Her card shows the nut from now on, until she plays it. Ask: what would you do now as Cyril or Nutkin?</source>
        <translation>Auf ihrer Karte ist die Nuss nun zu sehen, bis sie sie legt. Fragen: Was würdet ihr jetzt als Cyril oder Nutkin tun?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>That is the price: the others know what she is up to. Cyril has run past already, but Nutkin gets to cache 6 first and scores 2 points with a green chestnut.</source>
        <translation>Das ist der Preis: Die anderen wissen, was sie vorhat. Cyril ist schon vorbei, aber Nutkin ist zuerst in Versteck 6 und macht mit einer grünen Kastanie 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Nutkin sits there now, and Tufty has to wait. The cache has become richer, though: her chestnut would score 7.</source>
        <translation>Dort sitzt jetzt Nutkin, und Tufty muss warten. Das Versteck ist aber reicher geworden: Ihre Kastanie brächte nun 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Twenty points</source>
        <translation>Zwanzig Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>With taking up nuts a hand might never run empty, so 20 points end the game as well. Tufty has 17 and can reach cache 4.</source>
        <translation>Wenn Nüsse aufgenommen werden dürfen, wird vielleicht nie eine Hand leer. Darum beenden auch 20 Punkte das Spiel. Tufty hat 17 und kommt bis zu Versteck 4.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Is her green walnut enough there?</source>
        <translation>Reicht dort ihre grüne Walnuss?</translation>
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
        <translation>Einer für Grün, zwei für die Walnüsse und zwei für den Zwilling: 5 Punkte, das macht 22.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>The two walnuts are 2 points. But there is a green nut as well, and it is the twin.</source>
        <translation>Die beiden Walnüsse bringen 2 Punkte. Aber es liegt auch eine grüne Nuss da, und sie ist der Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>One for green and two for the walnuts make 3, and 20 in all. The twin adds 2 more.</source>
        <translation>Einer für Grün und zwei für die Walnüsse sind 3, zusammen 20. Der Zwilling bringt noch 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Remind them of the three lines: colour, kind, twin. The walnut on cache 4 that is green counts three times.</source>
        <translation>An die drei Zeilen erinnern: Farbe, Sorte, Zwilling. Die grüne Walnuss in Versteck 4 zählt dreimal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Tufty has 22 points: everyone else gets one more turn. Cyril scores 6 on cache 7, has 21 points, and now an empty hand too.</source>
        <translation>Tufty hat 22 Punkte: Alle anderen haben noch einen Zug. Cyril macht in Versteck 7 noch 6 Punkte, hat 21 und nun auch eine leere Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Who wants may count Cyril's 6 points: two red nuts, two chestnuts, 2 for the twin.</source>
        <translation>Wer mag, zählt Cyrils 6 Punkte nach: zwei rote Nüsse, zwei Kastanien, 2 für den Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Cyril has passed 20 points and has no nut left. Do the last turns begin anew?</source>
        <translation>Cyril hat mehr als 20 Punkte und keine Nuss mehr. Beginnen die letzten Züge noch einmal von vorn?</translation>
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
        <translation>Was zuerst eintritt, löst die letzten Züge aus, 20 Punkte oder eine leere Hand. Das andere ändert danach nichts mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>There is only one round of last turns, and Tufty has begun it.</source>
        <translation>Letzte Züge gibt es nur einmal, und Tufty hat sie ausgelöst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Ask who still has a turn: only Nutkin.</source>
        <translation>Fragen, wer noch einen Zug hat: nur Nutkin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>So only Nutkin is left: 5 points on cache 1, and the game is over. Nice one, Tufty!</source>
        <translation>Also ist nur noch Nutkin dran: 5 Punkte in Versteck 1, und das Spiel ist aus. Gut gemacht, Tufty!</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>22, 21 and 17 points. Whoever gets to 20 first need not win: the others may still pass.</source>
        <translation>22, 21 und 17 Punkte. Wer zuerst 20 hat, muss nicht gewinnen: Die anderen können noch vorbeiziehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A new match, and you decide. Tufty is on cache 7 with these three nuts.</source>
        <translation>Eine neue Partie, und ihr entscheidet. Tufty sitzt mit diesen drei Nüssen in Versteck 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Where can she score 6 points at once?</source>
        <translation>Wo kann sie auf einmal 6 Punkte machen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Two green nuts, two hazelnuts and the twin of her green hazelnut lie on cache 1.</source>
        <translation>In Versteck 1 liegen zwei grüne Nüsse, zwei Haselnüsse und der Zwilling ihrer grünen Haselnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>First find the caches that she can reach, then count. Let several people explain their way.</source>
        <translation>Erst die Verstecke finden, zu denen sie kommt, dann zählen. Mehrere sollen ihren Weg erklären.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A nut is hidden there, and nobody knows what it will bring. Six points are certain elsewhere.</source>
        <translation>Dort liegt eine Nuss verdeckt, und niemand weiß, was sie bringt. Anderswo sind sechs Punkte sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Three steps, past Cyril, and 6 points. Now it is Cyril's turn, on cache 8.</source>
        <translation>Drei Schritte, an Cyril vorbei, und 6 Punkte. Jetzt ist Cyril in Versteck 8 dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Before you go on: who can say the three parts of the sum?</source>
        <translation>Vor dem Weitergehen: Wer kann die drei Teile der Summe nennen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cyril wants to see a nut that nobody knows. Where does he run?</source>
        <translation>Cyril möchte eine Nuss sehen, die niemand kennt. Wohin läuft er?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A nut still lies face down on cache 9. Tufty and Nutkin sit on caches 1 and 2.</source>
        <translation>In Versteck 9 liegt noch eine Nuss verdeckt. In den Verstecken 1 und 2 sitzen Tufty und Nutkin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Only two caches are open to him at all, 9 and 3. Ask why.</source>
        <translation>Überhaupt nur zwei Verstecke stehen ihm offen, 9 und 3. Fragen, warum.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>The blue chestnut there was turned over long ago.</source>
        <translation>Die blaue Kastanie dort ist längst aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One step to cache 9, and it is a green walnut.</source>
        <translation>Ein Schritt zu Versteck 9, und es ist eine grüne Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Ask for the four parts of a turn again: run, turn over, play, score.</source>
        <translation>Noch einmal nach den vier Teilen eines Zugs fragen: laufen, aufdecken, legen, zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Which of Cyril's nuts scores a point here?</source>
        <translation>Welche von Cyrils Nüssen bringt hier einen Punkt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Of his nuts only the green acorn has something in common with the green walnut: the colour.</source>
        <translation>Von seinen Nüssen hat nur die grüne Eichel etwas mit der grünen Walnuss gemeinsam: die Farbe.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Wait until everybody has looked through Cyril's three nuts.</source>
        <translation>Warten, bis alle Cyrils drei Nüsse durchgesehen haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>It is not green, and no walnut: 0 points.</source>
        <translation>Sie ist nicht grün und keine Walnuss: 0 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>He may keep his nuts, but one of them scores a point here.</source>
        <translation>Er darf seine Nüsse behalten, aber eine davon bringt hier einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One point for Cyril, and all answers are right. The ring is yours now!</source>
        <translation>Ein Punkt für Cyril, und alle Fragen sind beantwortet. Jetzt gehört der Ring euch!</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A good moment to play on from here, or to deal a new match.</source>
        <translation>Ein guter Moment, von hier aus weiterzuspielen oder eine neue Partie auszuteilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>One, two, six: the example of the rulebook</source>
        <translation>Eins, zwei, sechs: das Beispiel der Spielregel</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>A blue chestnut and a yellow walnut lie on cache 5. Watch what three nuts make of them.</source>
        <translation>In Versteck 5 liegen eine blaue Kastanie und eine gelbe Walnuss. Schaut, was drei Nüsse daraus machen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>This is the example of the rulebook, on the table. Let the group guess each time before you go on.</source>
        <translation>Das ist das Beispiel der Spielregel, auf dem Tisch. Jedes Mal raten lassen, bevor es weitergeht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty plays a blue acorn. It meets one blue nut: 1 point.</source>
        <translation>Tufty legt eine blaue Eichel. Sie trifft eine blaue Nuss: 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>The acorn is now part of the cache: it will score for others.</source>
        <translation>Die Eichel gehört nun zum Versteck: Sie wird für andere Punkte bringen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>The squirrels run on, and Cyril gets there next. He plays a yellow chestnut: one yellow nut and one chestnut make 2 points.</source>
        <translation>Die Eichhörnchen laufen weiter, und als Nächster kommt Cyril hierher. Er legt eine gelbe Kastanie: eine gelbe Nuss und eine Kastanie, 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty's acorn is worth nothing to Cyril: it is neither yellow nor a chestnut.</source>
        <translation>Tuftys Eichel bringt Cyril nichts: Sie ist weder gelb noch eine Kastanie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Soon Nutkin will come by with the other blue chestnut.</source>
        <translation>Bald kommt Nutkin mit der anderen blauen Kastanie vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>What will it score?</source>
        <translation>Was wird sie bringen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>2 points</source>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>6 points</source>
        <translation>6 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Two blue nuts, two chestnuts, and 2 more because its twin is there: 6 points.</source>
        <translation>Zwei blaue Nüsse, zwei Kastanien und noch 2, weil ihr Zwilling da ist: 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>The two blue nuts make 2. Now count the chestnuts, and look for the twin.</source>
        <translation>Die beiden blauen Nüsse sind 2. Jetzt zählt die Kastanien und sucht den Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Two blue nuts and two chestnuts make 4. And its twin is there too.</source>
        <translation>Zwei blaue Nüsse und zwei Kastanien sind 4. Und ihr Zwilling ist auch da.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Every nut that was played has made this cache richer.</source>
        <translation>Jede gelegte Nuss hat dieses Versteck reicher gemacht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Six points for a nut in the very best company.</source>
        <translation>Sechs Punkte für eine Nuss in allerbester Gesellschaft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>One, two, six: the later somebody comes to a cache, the more can be had there.</source>
        <translation>Eins, zwei, sechs: Je später man zu einem Versteck kommt, desto mehr ist dort zu holen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Sixteen points: the most a nut can score</source>
        <translation>Sechzehn Punkte: Mehr bringt keine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>A squirrel's dream: every other blue nut and every other chestnut of the game lie on cache 1.</source>
        <translation>Ein Eichhörnchentraum: In Versteck 1 liegen alle anderen blauen Nüsse und alle anderen Kastanien des Spiels.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>You will hardly ever see this in a game. But what would the missing nut score?</source>
        <translation>Im Spiel sieht man das fast nie. Aber was brächte die Nuss, die noch fehlt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>What would the blue chestnut score here?</source>
        <translation>Was brächte hier die blaue Kastanie?</translation>
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
        <translation>Sieben blaue Nüsse, sieben Kastanien und 2 für den Zwilling, der auch als blaue Nuss und als Kastanie zählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Thirteen nuts lie there, but the twin counts for its colour and for its kind, and 2 more.</source>
        <translation>Dreizehn Nüsse liegen da, aber der Zwilling zählt für seine Farbe und für seine Sorte, und dann noch 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Count seven blue nuts and seven chestnuts, and then the 2 points for the twin.</source>
        <translation>Zählt sieben blaue Nüsse und sieben Kastanien und dann die 2 Punkte für den Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Thirteen nuts, and one of them counts twice: that is what makes it hard.</source>
        <translation>Dreizehn Nüsse, und eine davon zählt doppelt: Das macht es schwer.</translation>
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
        <translation>Hierfür darf der oder die Jüngste nach vorn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Two acorns and two red nuts make 4 points. Not bad, but no dream.</source>
        <translation>Zwei Eicheln und zwei rote Nüsse bringen 4 Punkte. Nicht schlecht, aber kein Traum.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Keeping the nuts is possible. But such a chance does not come twice.</source>
        <translation>Behalten darf man seine Nüsse. Aber so eine Gelegenheit kommt kein zweites Mal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Sixteen points in one go. Nice one, squirrel!</source>
        <translation>Sechzehn Punkte auf einen Streich. Gut gemacht, Eichhörnchen!</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>The least a nut can score is 0, the most is 16.</source>
        <translation>Mindestens bringt eine Nuss 0 Punkte, höchstens 16.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Good company for your nuts</source>
        <translation>Gute Gesellschaft für deine Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Winter is coming. Every squirrel hides its nuts where they find good company: nuts of the same colour or the same kind. This is how a finished game looks.</source>
        <translation>Der Winter naht. Jedes Eichhörnchen versteckt seine Nüsse dort, wo sie in guter Gesellschaft sind: bei Nüssen gleicher Farbe oder gleicher Sorte. So sieht ein Spiel am Ende aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Give them a moment with the picture, then ask: what do the nuts of one cache have in common? We start at the end, so that everybody knows what to aim for.</source>
        <translation>Das Bild kurz wirken lassen, dann fragen: Was haben die Nüsse eines Verstecks gemeinsam? Wir fangen mit dem Ende an, damit alle wissen, worum es geht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>The most points win. Tufty wins with 23 points; Cyril has 22 and Nutkin 20. Every single point was scored by playing a nut next to nuts like it.</source>
        <translation>Es gewinnt, wer die meisten Punkte hat: Tufty mit 23; Cyril hat 22 und Nutkin 20. Jeder Punkt kam von einer Nuss, die zu ihresgleichen gelegt wurde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>points: Tufty wins</source>
        <translation>Punkte: Tufty gewinnt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>It was that close, and in a few minutes we will see how Tufty did it. There are no other points: none for nuts in hand, none for caches.</source>
        <translation>So knapp war es, und in ein paar Minuten sehen wir, wie Tufty das geschafft hat. Andere Punkte gibt es nicht: keine für Nüsse auf der Hand, keine für Verstecke.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>There are four colours and four kinds, and every combination exists twice: 32 nuts in all. The two blue chestnuts on cache 1, for example, are twins.</source>
        <translation>Es gibt vier Farben und vier Sorten und jede Kombination zweimal: zusammen 32 Nüsse. Die beiden blauen Kastanien in Versteck 1 zum Beispiel sind Zwillinge.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Have somebody name a row and a column. The badge in the corner shows the colour too, for everybody who does not see colours well.</source>
        <translation>Jemand nennt eine Zeile und eine Spalte. Die Farbe steht auch als Zeichen in der Ecke, für alle, die Farben schlecht unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>A nut that you play scores 1 point for each nut of its colour already there, and 1 for each nut of its kind. If its twin is there, you get 2 more.</source>
        <translation>Legst du eine Nuss, bringt sie 1 Punkt für jede Nuss ihrer Farbe, die schon da ist, und 1 für jede ihrer Sorte. Ist ihr Zwilling da, bekommst du 2 mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Say the three lines slowly and point at the pairs of nuts. A twin counts three times: as a colour, as a kind, and for the 2 extra points.</source>
        <translation>Die drei Zeilen langsam vorlesen und auf die Paare zeigen. Ein Zwilling zählt dreimal: für die Farbe, für die Sorte und mit 2 Punkten extra.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>On cache 7 lay a blue hazelnut, a blue acorn and a blue walnut. Then Tufty played the other blue walnut: 3 for blue, 1 for walnut, 2 for the twin.</source>
        <translation>In Versteck 7 lagen eine blaue Haselnuss, eine blaue Eichel und eine blaue Walnuss. Dann legte Tufty die andere blaue Walnuss: 3 für Blau, 1 für Walnuss, 2 für den Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Let the group add it up with you, line by line. Usual mistake: counting the new nut itself. Only nuts that lay there before count.</source>
        <translation>Gemeinsam zusammenzählen, Zeile für Zeile. Häufiger Fehler: die neue Nuss mitzählen. Es zählt nur, was vorher da lag.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>What would the other yellow hazelnut have scored on cache 3?</source>
        <translation>Was hätte die andere gelbe Haselnuss in Versteck 3 gebracht?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Two yellow nuts, one hazelnut, and 2 more points for the twin: 5 points.</source>
        <translation>Zwei gelbe Nüsse, eine Haselnuss und 2 Punkte für den Zwilling: 5 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Two yellow nuts make 2 points. But there is a hazelnut among them, and it is even the twin.</source>
        <translation>Zwei gelbe Nüsse sind 2 Punkte. Aber eine davon ist eine Haselnuss und sogar der Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Two for yellow and one for the hazelnut is a good start. Its twin is there too, for 2 more.</source>
        <translation>Zwei für Gelb und einer für die Haselnuss, das ist ein guter Anfang. Der Zwilling ist auch da, das gibt noch 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-1-good-company.toml"/>
        <source>Everybody counts alone first, then hands up. Who took 3 has forgotten the twin: go through the three lines once more.</source>
        <translation>Erst zählen alle für sich, dann Hände hoch. Wer 3 sagt, hat den Zwilling vergessen: die drei Zeilen noch einmal durchgehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>One turn, step by step</source>
        <translation>Ein Zug, Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Back to the start of that match. One nut lies face down in each of the caches 1 to 8, and each player holds eight nuts in secret. These are Tufty's.</source>
        <translation>Zurück zum Anfang dieser Partie. In den Verstecken 1 bis 8 liegt je eine Nuss verdeckt, und jeder hat acht Nüsse, die sonst niemand sieht. Das sind Tuftys.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>With three players everybody has eight nuts, with four six, with five five. We look into Tufty's hand; in a real game nobody may. Ask: which two of her nuts are twins?</source>
        <translation>Zu dritt hat jeder acht Nüsse, zu viert sechs, zu fünft fünf. Wir schauen Tufty in die Karten; im Spiel darf das niemand. Fragen: Welche beiden Nüsse sind Zwillinge?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>On your first turn you put your squirrel on any free cache. Tufty takes cache 8 and turns over the nut that lies there: a yellow walnut.</source>
        <translation>In deinem ersten Zug setzt du dein Eichhörnchen in ein beliebiges freies Versteck. Tufty nimmt Versteck 8 und deckt die Nuss auf, die dort liegt: eine gelbe Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>The youngest player begins. From now on the walnut counts like every other nut on cache 8.</source>
        <translation>Wer am jüngsten ist, beginnt. Von nun an zählt die Walnuss wie jede andere Nuss in Versteck 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Now she may play one nut there, face up. Tufty plays a yellow acorn: it meets one yellow nut and scores 1 point.</source>
        <translation>Jetzt darf sie eine Nuss offen dazulegen. Tufty legt eine gelbe Eichel: Sie trifft eine gelbe Nuss und bringt 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Place, turn over, play, score: that is a turn. Ask: which of her nuts would have scored as much? The green walnut and the blue walnut, for their kind.</source>
        <translation>Setzen, aufdecken, legen, zählen: Das ist ein Zug. Fragen: Welche ihrer Nüsse hätten genauso viel gebracht? Die grüne und die blaue Walnuss, für ihre Sorte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Cyril and Nutkin start on caches 2 and 7 in the same way, and each of them scores a point. After the first round it is one all.</source>
        <translation>Cyril und Nutkin beginnen genauso in den Verstecken 2 und 7, und jeder macht einen Punkt. Nach der ersten Runde haben alle 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Let the group say where each of the two points comes from: Cyril's is for yellow, Nutkin's for blue.</source>
        <translation>Die Gruppe soll sagen, woher die beiden Punkte kommen: Cyrils für Gelb, Nutkins für Blau.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>From the second turn on your squirrel runs 1, 2, 3 or 4 caches clockwise; after 9 comes 1. It may run past others, but not stop where one sits.</source>
        <translation>Vom zweiten Zug an läuft dein Eichhörnchen 1, 2, 3 oder 4 Verstecke im Uhrzeigersinn; nach der 9 kommt die 1. Es darf an anderen vorbei, aber nicht anhalten, wo schon eines sitzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Count with a finger from cache 8: 9, 1, 2, 3. Usual mistake: counting the cache where the squirrel sits as the first step.</source>
        <translation>Mit dem Finger von Versteck 8 aus zählen: 9, 1, 2, 3. Häufiger Fehler: Das Versteck, in dem das Eichhörnchen sitzt, wird als erster Schritt mitgezählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Tufty would like to turn over another nut. Where could she run?</source>
        <translation>Tufty möchte noch eine Nuss aufdecken. Wohin könnte sie laufen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Caches 1 and 3 are near enough, and a nut lies there face down. Cyril sits on cache 2.</source>
        <translation>Die Verstecke 1 und 3 sind nah genug, und dort liegt eine Nuss verdeckt. In Versteck 2 sitzt Cyril.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>There are two right answers. Somebody may want to take cache 2: the rules say no, and why.</source>
        <translation>Zwei Antworten sind richtig. Vielleicht möchte jemand Versteck 2: Die Regeln sagen Nein, und warum.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Cache 9 is one step away and free, but it is empty: there is no nut to turn over.</source>
        <translation>Versteck 9 ist nur einen Schritt entfernt und frei, aber leer: Dort gibt es keine Nuss aufzudecken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Tufty runs two steps to cache 1 and turns over a blue chestnut. Now look at her nuts: which one would you play?</source>
        <translation>Tufty läuft zwei Schritte zu Versteck 1 und deckt eine blaue Kastanie auf. Seht euch jetzt ihre Nüsse an: Welche würdet ihr legen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Wait for suggestions and have them counted aloud: blue acorn 1, blue walnut 1, blue chestnut 4, everything else nothing.</source>
        <translation>Vorschläge abwarten und laut nachzählen lassen: blaue Eichel 1, blaue Walnuss 1, blaue Kastanie 4, alle anderen nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Its twin! 1 point for blue, 1 for chestnut and 2 for the twin: 4 points. That was a whole turn: run, turn over, play, score.</source>
        <translation>Der Zwilling! 1 Punkt für Blau, 1 für Kastanie und 2 für den Zwilling: 4 Punkte. Das war ein ganzer Zug: laufen, aufdecken, legen, zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-2-one-turn.toml"/>
        <source>Have somebody repeat the four parts of a turn without looking. The rest of the game is nothing but such turns.</source>
        <translation>Jemand wiederholt die vier Teile eines Zugs, ohne hinzusehen. Das ganze Spiel besteht nur aus solchen Zügen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>In the way, and worth the wait</source>
        <translation>Im Weg, und das Warten wert</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Four rounds later Tufty is one point ahead. The caches fill up, and every nut that is played makes its cache richer for whoever comes next.</source>
        <translation>Vier Runden später liegt Tufty einen Punkt vorn. Die Verstecke füllen sich, und jede gelegte Nuss macht ihr Versteck reicher für alle, die danach kommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>What you play may score for the others: cache 7 has grown to three blue nuts. Ask: where would you like to be now with a blue nut?</source>
        <translation>Was ihr legt, kann anderen Punkte bringen: In Versteck 7 liegen inzwischen drei blaue Nüsse. Fragen: Wo wärt ihr jetzt gern mit einer blauen Nuss?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Tufty has three nuts left. On cache 7 her blue walnut would score 6 points.</source>
        <translation>Tufty hat noch drei Nüsse. In Versteck 7 brächte ihre blaue Walnuss 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Count it once more together: three blue nuts, one walnut, 2 for the twin. Then ask: how many steps is it from cache 2 to cache 7?</source>
        <translation>Noch einmal gemeinsam zählen: drei blaue Nüsse, eine Walnuss, 2 für den Zwilling. Dann fragen: Wie viele Schritte sind es von Versteck 2 zu Versteck 7?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>But it is five steps away, one too many. She has to get closer first and hope that nobody else takes it.</source>
        <translation>Aber das sind fünf Schritte, einer zu viel. Sie muss erst näher heran und hoffen, dass niemand schneller ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>This is what hurts in this game: being too far away, or too late. And nobody may run backwards or stay where they are.</source>
        <translation>Das tut in diesem Spiel weh: zu weit weg zu sein oder zu spät zu kommen. Und niemand darf zurücklaufen oder sitzen bleiben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Cache 4 is near enough, but Cyril sits there, and two squirrels never share a cache.</source>
        <translation>Versteck 4 ist nah genug, aber dort sitzt Cyril, und zwei Eichhörnchen teilen sich nie ein Versteck.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>She may run past Cyril. Ask: which caches are left for Tufty? 3, 5 and 6.</source>
        <translation>Vorbeilaufen darf sie an Cyril. Fragen: Welche Verstecke bleiben Tufty? 3, 5 und 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>So she takes a single step, to cache 3. None of her nuts would score anything beside these two yellow ones.</source>
        <translation>Also macht sie einen einzigen Schritt, zu Versteck 3. Neben diesen zwei gelben würde keine ihrer Nüsse etwas bringen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Somebody may prefer cache 5: one point for the green acorn, and cache 7 would be in reach as well. A good idea, but Tufty has plans for that acorn. We shall see.</source>
        <translation>Vielleicht schlägt jemand Versteck 5 vor: ein Punkt für die grüne Eichel, und Versteck 7 wäre auch von dort nah genug. Gute Idee, aber mit dieser Eichel hat Tufty noch etwas vor. Wir werden sehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Must she play a nut now?</source>
        <translation>Muss sie jetzt eine Nuss legen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Yes, one nut in every turn</source>
        <translation>Ja, in jedem Zug eine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>No, she may keep them all</source>
        <translation>Nein, sie darf alle behalten</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>She must swap one</source>
        <translation>Sie muss eine tauschen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>You play one nut or nothing at all, just as you like. A nut that you keep can score more later.</source>
        <translation>Du legst eine Nuss oder gar nichts, ganz wie du willst. Was du behältst, kann später mehr bringen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Playing is never a duty: whoever likes keeps all nuts for a better place.</source>
        <translation>Legen ist nie Pflicht: Wer mag, behält alle Nüsse für einen besseren Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Nuts are not swapped in this game: you play one, or you keep them all.</source>
        <translation>Getauscht wird in diesem Spiel nicht: Du legst eine Nuss oder behältst alle.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Have the three nuts counted against the two yellow ones first: nothing, nothing, nothing.</source>
        <translation>Erst die drei Nüsse gegen die beiden gelben zählen lassen: nichts, nichts, nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Tufty keeps her nuts. Cyril and Nutkin score 3 points each on caches 5 and 1, and nobody goes to cache 7. Phew!</source>
        <translation>Tufty behält ihre Nüsse. Cyril und Nutkin machen in den Verstecken 5 und 1 je 3 Punkte, und niemand läuft zu Versteck 7. Puh!</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Ask for the 3 points on each cache: three red nuts on cache 5, three chestnuts on cache 1. From cache 4 it was only three steps to cache 7.</source>
        <translation>Nach den je 3 Punkten fragen: drei rote Nüsse in Versteck 5, drei Kastanien in Versteck 1. Von Versteck 4 waren es nur drei Schritte zu Versteck 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Tufty sits on cache 3. Where does her blue walnut score most?</source>
        <translation>Tufty sitzt in Versteck 3. Wo bringt ihre blaue Walnuss am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Cache 7 is exactly four steps away now: three blue nuts, one walnut and the twin.</source>
        <translation>Versteck 7 ist jetzt genau vier Schritte entfernt: drei blaue Nüsse, eine Walnuss und der Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Somebody comes to the front and counts the steps aloud: 4, 5, 6, 7. She runs past Cyril.</source>
        <translation>Jemand kommt nach vorn und zählt die Schritte laut: 4, 5, 6, 7. Sie läuft an Cyril vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Three green nuts lie there, and no walnut: the blue walnut would score nothing.</source>
        <translation>Dort liegen drei grüne Nüsse und keine Walnuss: Die blaue Walnuss brächte nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Nobody knows what is hidden there. On cache 7 six points are certain.</source>
        <translation>Niemand weiß, was dort verdeckt liegt. In Versteck 7 sind sechs Punkte sicher.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>Past Cyril and onto cache 7: 6 points for the patient. Tufty leads again, 18 to 14.</source>
        <translation>An Cyril vorbei zu Versteck 7: 6 Punkte für die Geduld. Tufty führt wieder, 18 zu 14.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-3-worth-the-wait.toml"/>
        <source>This is the example from the beginning. Ask: was it worth the wait? What could have gone wrong?</source>
        <translation>Das ist das Beispiel vom Anfang. Fragen: Hat sich das Warten gelohnt? Was hätte schiefgehen können?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>One more turn, and who wins</source>
        <translation>Noch ein Zug, und wer gewinnt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>One round later everybody holds a single nut. Cyril plays his, a green walnut, on cache 2: 5 points, and his hand is empty.</source>
        <translation>Eine Runde später haben alle noch eine einzige Nuss. Cyril legt seine, eine grüne Walnuss, in Versteck 2: 5 Punkte, und seine Hand ist leer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Before you go on, let somebody count the 5 points: one green nut, two walnuts, and 2 for the twin.</source>
        <translation>Vor dem Weitergehen die 5 Punkte nachzählen lassen: eine grüne Nuss, zwei Walnüsse und 2 für den Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>As soon as somebody has played their last nut, everyone else has exactly one more turn. Nuts that are still in hand after that are worth nothing.</source>
        <translation>Sobald jemand seine letzte Nuss gelegt hat, haben alle anderen noch genau einen Zug. Nüsse, die danach noch auf der Hand sind, zählen nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>more turn for everyone else</source>
        <translation>Zug noch für alle anderen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>So do not wait too long with your best nuts. Keep an eye on how many nuts the others have: it is written on their cards.</source>
        <translation>Wartet mit euren besten Nüssen also nicht zu lange. Behaltet im Auge, wie viele Nüsse die anderen noch haben: Es steht auf ihren Karten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Nutkin plays his red walnut on cache 8 for 2 points. He ends with 20.</source>
        <translation>Nutkin legt seine rote Walnuss in Versteck 8 für 2 Punkte. Am Ende hat er 20.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>One red nut and one walnut. Better places were out of his reach.</source>
        <translation>Eine rote Nuss und eine Walnuss. Zu besseren Plätzen kam er nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Cyril has 22 points, Tufty 20. Where does her green acorn win the game?</source>
        <translation>Cyril hat 22 Punkte, Tufty 20. Wo gewinnt sie mit ihrer grünen Eichel?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Three green nuts lie on cache 4: 3 points, and Tufty has 23.</source>
        <translation>In Versteck 4 liegen drei grüne Nüsse: 3 Punkte, und Tufty hat 23.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>She needs at least 3 points, as 2 would only be a tie. Let the group count all three free caches, and remember: she saved this very acorn.</source>
        <translation>Sie braucht mindestens 3 Punkte, 2 wären nur ein Gleichstand. Alle drei freien Verstecke zählen lassen und daran erinnern: Genau diese Eichel hat sie aufgehoben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>No green nut and no acorn lies there: 0 points, and Cyril wins.</source>
        <translation>Dort liegt keine grüne Nuss und keine Eichel: 0 Punkte, und Cyril gewinnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>A single acorn lies there: 1 point makes 21, and Cyril still has 22.</source>
        <translation>Dort liegt eine einzige Eichel: Mit 1 Punkt hat sie 21, und Cyril hat immer noch 22.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Three points, and Tufty wins, 23 to 22 to 20. This is the picture that we began with.</source>
        <translation>Drei Punkte, und Tufty gewinnt, 23 zu 22 zu 20. Das ist das Bild, mit dem wir angefangen haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>A round of applause for Tufty. Ask: what would have happened if she had played the acorn earlier, for one point?</source>
        <translation>Applaus für Tufty. Fragen: Was wäre gewesen, wenn sie die Eichel früher gelegt hätte, für einen Punkt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>With equal points the win is shared. And should nobody play a nut for three whole rounds, the game ends as it stands.</source>
        <translation>Bei Gleichstand wird der Sieg geteilt. Und legt drei ganze Runden lang niemand eine Nuss, endet das Spiel mit diesem Punktestand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>rounds without a nut end it too</source>
        <translation>Runden ohne Nuss beenden es auch</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>The second case is rare: it only happens when everybody waits for somebody else.</source>
        <translation>Das Zweite ist selten: Es kommt nur vor, wenn alle aufeinander warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Now you know the whole game. Take a squirrel each, and find the best company for your nuts!</source>
        <translation>Jetzt kennt ihr das ganze Spiel. Nehmt euch jeder ein Eichhörnchen und findet die beste Gesellschaft für eure Nüsse!</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Start on any free cache, then run 1 to 4 caches clockwise</source>
        <translation>In einem freien Versteck beginnen, dann 1 bis 4 Verstecke im Uhrzeigersinn laufen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Turn over the nut that is hidden there</source>
        <translation>Die Nuss aufdecken, die dort verdeckt liegt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Play a nut and count: colour, kind, twin</source>
        <translation>Eine Nuss legen und zählen: Farbe, Sorte, Zwilling</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Keep your nuts when waiting is worth more</source>
        <translation>Nüsse behalten, wenn sich das Warten lohnt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Have the most points when the last turns are over</source>
        <translation>Nach den letzten Zügen die meisten Punkte haben</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/short-4-who-wins.toml"/>
        <source>Three to five at a table. Play one open practice round with all hands on the table, then deal again.</source>
        <translation>Drei bis fünf an einen Tisch. Erst eine Proberunde mit offenen Händen spielen, dann neu austeilen.</translation>
    </message>
</context>
</TS>
