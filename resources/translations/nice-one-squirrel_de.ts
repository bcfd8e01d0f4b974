<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nice-one-squirrel</name>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/__init__.py"/>
        <source>Stash each nut where it meets its like</source>
        <translation>Jede Nuss dorthin, wo ihresgleichen liegt</translation>
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
        <source>Your squirrel has moved already. Play a nut on its own cache, or nothing.</source>
        <translation>Dein Eichhörnchen ist schon gelaufen. Leg eine Nuss in sein Versteck oder nichts.</translation>
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
        <source>Your squirrel has to move on, by 1 to 4 caches.</source>
        <translation>Dein Eichhörnchen muss weiter, um 1 bis 4 Verstecke.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>{other} sits there. Passing is fine, sharing is not.</source>
        <translation>Dort sitzt {other}. Vorbeilaufen geht, zusammen sitzen nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/choices.py"/>
        <source>That is {steps} caches ahead: a squirrel moves 1 to 4, clockwise.</source>
        <translation>Das sind {steps} Verstecke: Ein Eichhörnchen läuft 1 bis 4, im Uhrzeigersinn.</translation>
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
        <source>{seat}: play a nut here, or nothing</source>
        <translation>{seat}: Leg hier eine Nuss oder nichts</translation>
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
        <source>the nut that lies there face down, if one does.</source>
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
        <source>+2 if its very twin is there</source>
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
        <translation>{turns} Züge in Folge führten zu nichts: Das Spiel endet, wie es steht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
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
        <source>A known nut is one that lies in the hand.</source>
        <translation>Eine bekannte Nuss ist eine, die auf der Hand liegt.</translation>
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
        <source>Who began the last turns has none of them.</source>
        <translation>Wer die letzten Züge ausgelöst hat, hat selbst keinen mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>After so many turns that led nowhere the game is over.</source>
        <translation>Nach so vielen Zügen, die zu nichts führten, ist das Spiel aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>The {nut} may score more somewhere else.</source>
        <translation>Die {nut} bringt anderswo vielleicht mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>Here a nut scores {points} at most, and it may do better later.</source>
        <translation>Hier bringt eine Nuss höchstens {points}, und später vielleicht mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>No nut in hand scores anything here.</source>
        <translation>Keine Nuss auf der Hand bringt hier etwas.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
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
        <source>The {nut} scores nothing here, but the hand is emptied sooner.</source>
        <translation>Die {nut} bringt hier nichts ein, aber die Hand wird eher leer.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>In cache {cache} the {nut} scores {points}.</source>
        <translation>In Versteck {cache} bringt die {nut} {points}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>In cache {cache} a nut from the hand could score {points}.</source>
        <translation>In Versteck {cache} könnte eine Nuss aus der Hand {points} bringen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>A nut is turned over in cache {cache}, and cache {after} comes within reach: {points} there.</source>
        <translation>In Versteck {cache} wird eine Nuss aufgedeckt, und Versteck {after} kommt in Reichweite: dort {points}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>From cache {cache} the next move can reach cache {after}: {points} there.</source>
        <translation>Von Versteck {cache} aus ist als Nächstes Versteck {after} erreichbar: dort {points}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>In cache {cache} no nut from the hand scores anything yet.</source>
        <translation>In Versteck {cache} bringt noch keine Nuss aus der Hand etwas.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>Only in cache {cache} a nut is turned over.</source>
        <translation>Nur in Versteck {cache} wird eine Nuss aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/reasons.py"/>
        <source>A nut is turned over in cache {cache}, as in {n} others that are open to the squirrel.</source>
        <translation>
            <numerusform>In Versteck {cache} wird eine Nuss aufgedeckt, wie in {n} anderen, das frei ist.</numerusform>
            <numerusform>In Versteck {cache} wird eine Nuss aufgedeckt, wie in {n} anderen, die frei sind.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>No nut found a better place for {n} turns.</source>
        <translation>{n} Züge lang fand keine Nuss einen besseren Platz.</translation>
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
        <source>the very same nut, once more</source>
        <translation>genau die gleiche Nuss</translation>
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
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>same colour</source>
        <translation>gleiche Farbe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>same kind</source>
        <translation>gleiche Sorte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>the very same nut</source>
        <translation>genau die gleiche Nuss</translation>
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
        <source>Here you choose somebody when the game is made, or draw lots.</source>
        <translation>Hier wählt ihr jemanden, wenn die Partie angelegt wird, oder das Los entscheidet.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>On your first turn put your squirrel on any cache where no other squirrel sits. After that it moves 1, 2, 3 or 4 caches clockwise. It may run past others but may not stop where one sits.</source>
        <translation>In deinem ersten Zug setzt du dein Eichhörnchen in ein Versteck, in dem kein anderes sitzt. Danach läuft es jedes Mal 1, 2, 3 oder 4 Verstecke im Uhrzeigersinn. Es darf an anderen vorbeilaufen, aber nicht anhalten, wo eins sitzt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If a nut lies face down where your squirrel stops, turn it over. From now on it counts like any other nut there.</source>
        <translation>Liegt dort, wo dein Eichhörnchen anhält, eine Nuss verdeckt, deckst du sie auf. Von nun an zählt sie wie jede andere Nuss dort.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Now you may play one nut from your hand, face up, into that cache and score it. Or you play nothing.</source>
        <translation>Nun darfst du eine Nuss aus deiner Hand offen in dieses Versteck legen und sie werten. Oder du legst nichts.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Your nut scores 1 point for each nut of its colour that was in the cache before it, 1 point for each nut of its kind, and 2 more if its twin is there. That can be anything from 0 to 16 points.</source>
        <translation>Deine Nuss bringt 1 Punkt für jede Nuss ihrer Farbe, die vor ihr im Versteck lag, 1 Punkt für jede Nuss ihrer Sorte und 2 weitere, wenn ihr Zwilling da ist. Das können 0 bis 16 Punkte sein.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If squirrels sit on all four caches ahead of you, yours stays where it is and your turn passes by itself: no nut is turned, played or taken. It still counts as your turn.</source>
        <translation>Sitzen in allen vier Verstecken vor dir Eichhörnchen, bleibt deins, wo es ist, und dein Zug verfällt von selbst: Keine Nuss wird aufgedeckt, gelegt oder genommen. Er gilt trotzdem als dein Zug.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>As soon as somebody plays the last nut of their hand, everyone else has one more turn. Then the most points win.</source>
        <translation>Sobald jemand die letzte Nuss aus der Hand legt, haben alle anderen noch einen Zug. Dann gewinnen die meisten Punkte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>With equal points the win is shared.</source>
        <translation>Bei gleichen Punkten wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If three turns for every player go by, one after the other, and nobody plays a nut, the game ends as it stands. With taking up nuts it is turns in which nobody scores a point. Once the last turns have begun, this is not counted any more.</source>
        <translation>Vergehen hintereinander drei Züge für jeden, ohne dass jemand eine Nuss legt, endet das Spiel, wie es steht. Dürfen Nüsse aufgenommen werden, zählen stattdessen Züge, in denen niemand einen Punkt macht. Sobald die letzten Züge begonnen haben, wird nicht mehr gezählt.</translation>
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
        <source>Winter is coming, and every squirrel wants its nuts in the best company.</source>
        <translation>Der Winter kommt, und jedes Eichhörnchen will seine Nüsse in bester Gesellschaft wissen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Nine caches lie in a ring. We walk round it clockwise, from 1 to 9 and on to 1 again.</source>
        <translation>Neun Verstecke liegen im Ring. Wir laufen im Uhrzeigersinn herum, von 1 bis 9 und weiter zur 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Tufty, Cyril and Nutkin wait in the middle. Each player guides one squirrel.</source>
        <translation>Tufty, Cyril und Nutkin warten in der Mitte. Jeder führt ein Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Smith, Hazel and Conker join in with four, five and six players.</source>
        <translation>Smith, Hazel und Conker kommen zu viert, zu fünft und zu sechst dazu.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>A nut has a colour and a kind: red, blue, green or yellow; acorn, hazelnut, walnut or chestnut. Each pair is there twice.</source>
        <translation>Eine Nuss hat eine Farbe und eine Sorte: Rot, Blau, Grün oder Gelb; Eichel, Haselnuss, Walnuss oder Kastanie. Jede gibt es zweimal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Four colours times four kinds times two: 32 nuts.</source>
        <translation>Vier Farben mal vier Sorten mal zwei: 32 Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>So how many nuts are there?</source>
        <translation>Wie viele Nüsse sind es also?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Four colours with four kinds make sixteen, and each of them has a twin.</source>
        <translation>Vier Farben mit je vier Sorten sind sechzehn, und jede Nuss davon hat einen Zwilling.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>One nut lies face down in each of caches 1 to 8. Cache 9 begins empty.</source>
        <translation>In den Verstecken 1 bis 8 liegt je eine Nuss verdeckt. Versteck 9 ist am Anfang leer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>With five players cache 5 begins empty too, so that the rest can be shared out evenly.</source>
        <translation>Zu fünft ist am Anfang auch Versteck 5 leer, damit der Rest gleichmäßig aufgeht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>The rest is dealt out evenly: eight nuts each for three players. Keep yours to yourself.</source>
        <translation>Der Rest wird gleichmäßig verteilt: zu dritt acht Nüsse für jeden. Zeig deine niemandem.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Twelve for two, six for four, five for five, four for six.</source>
        <translation>Zwölf zu zweit, sechs zu viert, fünf zu fünft, vier zu sechst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>The first seat begins, and the turn goes round from there. Here that is Tufty.</source>
        <translation>Der erste Platz beginnt, von dort geht es reihum. Hier ist das Tufty.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Fond of the old custom? Let the youngest sit down first.</source>
        <translation>Wer den alten Brauch mag, lässt die Jüngste oder den Jüngsten auf den ersten Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Finding a first cache</source>
        <translation>Das erste Versteck</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Your first turn is easy: put your squirrel on any cache that nobody has taken.</source>
        <translation>Dein erster Zug ist leicht: Setz dein Eichhörnchen in irgendein Versteck, das noch frei ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Tufty likes the look of cache 3. The nut that lay there face down is turned over: a green chestnut.</source>
        <translation>Tufty gefällt Versteck 3. Die Nuss, die dort verdeckt lag, wird aufgedeckt: eine grüne Kastanie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Then Tufty plays a green walnut. One green nut was there already, so that is one point.</source>
        <translation>Dann legt Tufty eine grüne Walnuss. Eine grüne Nuss lag schon da, das ist ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cyril fancies cache 3 as well, but two squirrels never share one.</source>
        <translation>Cyril möchte auch in Versteck 3, aber zwei Eichhörnchen teilen sich nie ein Versteck.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cyril would like to turn a nut over. Where could Cyril start?</source>
        <translation>Cyril möchte eine Nuss aufdecken. Wo könnte Cyril beginnen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Every cache without a squirrel is free to start on, but cache 9 has nothing to turn over.</source>
        <translation>Beginnen kann man in jedem Versteck ohne Eichhörnchen, aber in Versteck 9 gibt es nichts aufzudecken.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cyril takes cache 5 and turns over a blue chestnut.</source>
        <translation>Cyril nimmt Versteck 5 und deckt eine blaue Kastanie auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>How a nut counts</source>
        <translation>Was eine Nuss zählt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Tufty has come to cache 6 and may play one nut here, face up.</source>
        <translation>Tufty ist in Versteck 6 angekommen und darf hier eine Nuss offen hinlegen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>A nut scores one point for each nut of its colour already there. A red hazelnut would meet two reds: two points.</source>
        <translation>Eine Nuss bringt einen Punkt für jede Nuss ihrer Farbe, die schon da liegt. Eine rote Haselnuss träfe zwei rote: zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>It also scores one for each nut of its kind. A yellow acorn would meet two acorns: two points.</source>
        <translation>Dazu kommt einer für jede Nuss ihrer Sorte. Eine gelbe Eichel träfe zwei Eicheln: zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>And if its very twin is there, same colour and same kind, that is two points more.</source>
        <translation>Und liegt sogar ihr Zwilling da, gleiche Farbe und gleiche Sorte, gibt es zwei Punkte extra.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>What is the green acorn worth here?</source>
        <translation>Was ist die grüne Eichel hier wert?</translation>
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
        <source>One for the green nut, two for the acorns, and two more for the twin: five.</source>
        <translation>Einer für die grüne Nuss, zwei für die Eicheln und noch zwei für den Zwilling: fünf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Which nut would score nothing at all?</source>
        <translation>Welche Nuss brächte gar nichts?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>No blue nut and no chestnut lies here, so the blue chestnut would meet no friend.</source>
        <translation>Hier liegt keine blaue Nuss und keine Kastanie: Die blaue Kastanie fände keine Freunde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>The green acorn it is: five points for Tufty. Only nuts that were there before count, never the new one.</source>
        <translation>Also die grüne Eichel: fünf Punkte für Tufty. Es zählen nur Nüsse, die vorher da waren, nie die neue selbst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Who is in the way?</source>
        <translation>Wer steht im Weg?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>From the second turn on, a squirrel moves one, two, three or four caches, always clockwise.</source>
        <translation>Ab dem zweiten Zug läuft ein Eichhörnchen ein, zwei, drei oder vier Verstecke weit, immer im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Cyril sits on cache 4, so Tufty cannot stop there.</source>
        <translation>In Versteck 4 sitzt Cyril, also kann Tufty dort nicht anhalten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Cache 7 is free, but it is five steps away: too far.</source>
        <translation>Versteck 7 ist frei, aber fünf Schritte entfernt: zu weit.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>There is no way back either: cache 1 would be eight steps ahead.</source>
        <translation>Zurück geht es auch nicht: Versteck 1 wäre acht Schritte voraus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>And nobody may just stay at home.</source>
        <translation>Und einfach daheimbleiben darf niemand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>What is the farthest cache that Tufty can reach?</source>
        <translation>Welches ist das weiteste Versteck, das Tufty erreichen kann?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Nutkin sits four steps ahead, on cache 6. Three steps ahead, cache 5 is free.</source>
        <translation>Vier Schritte voraus, in Versteck 6, sitzt Nutkin. Drei Schritte voraus ist Versteck 5 frei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Off Tufty goes, straight past Cyril. Passing is fine, only sharing is not.</source>
        <translation>Und los: Tufty läuft an Cyril vorbei. Vorbeilaufen geht, nur zusammen sitzen nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>A nut nobody has seen</source>
        <translation>Eine Nuss, die niemand kennt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Some caches still hide a nut. Land there, and it is turned over before you choose.</source>
        <translation>In manchen Verstecken liegt noch eine Nuss verdeckt. Wer dort ankommt, deckt sie auf, bevor er sich entscheidet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Tufty feels curious. Which moves turn a nut over?</source>
        <translation>Tufty ist neugierig. Welche Züge decken eine Nuss auf?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Caches 5 and 6 still hide a nut. The one on cache 4 was turned long ago, and Nutkin is on cache 7.</source>
        <translation>In den Verstecken 5 und 6 liegt noch eine Nuss verdeckt. Die in Versteck 4 ist längst aufgedeckt, und in Versteck 7 sitzt Nutkin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Two steps to cache 5, and there it is: a blue chestnut.</source>
        <translation>Zwei Schritte zu Versteck 5, und da ist sie: eine blaue Kastanie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>In fair play there is no taking back from here: a nut once seen stays seen.</source>
        <translation>Im fairen Spiel gibt es ab hier kein Zurücknehmen: Was man gesehen hat, hat man gesehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>From now on it counts like any other nut.</source>
        <translation>Von nun an zählt sie wie jede andere Nuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Which of Tufty's nuts scores the most here?</source>
        <translation>Welche von Tuftys Nüssen bringt hier am meisten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Tufty holds its twin: one for blue, one for chestnut and two for the twin make four.</source>
        <translation>Tufty hat ihren Zwilling: einer für Blau, einer für Kastanie und zwei für den Zwilling macht vier.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>What a stroke of luck: four points.</source>
        <translation>So ein Glück: vier Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Saving a nut for later</source>
        <translation>Eine Nuss für später</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Tufty holds a red walnut, and the best place for it is cache 8. That is five steps away.</source>
        <translation>Tufty hat eine rote Walnuss, und ihr bester Platz ist Versteck 8. Das ist fünf Schritte entfernt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>So Tufty first takes one step, to cache 4.</source>
        <translation>Also macht Tufty erst einmal einen Schritt, zu Versteck 4.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Having moved, Tufty cannot move again in this turn.</source>
        <translation>Nach dem Laufen kann Tufty in diesem Zug nicht noch einmal laufen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>And only nuts from one's own hand can be played.</source>
        <translation>Und legen kann man nur Nüsse aus der eigenen Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Neither of Tufty's nuts would score here. Must Tufty play one?</source>
        <translation>Keine von Tuftys Nüssen brächte hier etwas. Muss Tufty eine legen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Yes, every turn</source>
        <translation>Ja, in jedem Zug</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>No, never</source>
        <translation>Nein, nie</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Only with three nuts or more</source>
        <translation>Nur mit drei Nüssen oder mehr</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>You play one nut, or nothing at all: just as you like.</source>
        <translation>Du legst eine Nuss oder gar nichts: ganz wie du willst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Tufty plays nothing and keeps both nuts.</source>
        <translation>Tufty legt nichts und behält beide Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Cyril hops to cache 2 and plays the green acorn next to the green hazelnut: one point.</source>
        <translation>Cyril hüpft zu Versteck 2 und legt die grüne Eichel zur grünen Haselnuss: ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Now cache 8 is four steps away. Two reds, two walnuts and a twin: six points, well worth the wait.</source>
        <translation>Jetzt ist Versteck 8 vier Schritte entfernt. Zwei rote, zwei Walnüsse und ein Zwilling: sechs Punkte, das Warten hat sich gelohnt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Nowhere to go</source>
        <translation>Kein Platz frei</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Five squirrels make a crowded ring. It is Hazel's turn, and just one cache ahead is free.</source>
        <translation>Mit fünf Eichhörnchen wird es eng im Ring. Hazel ist dran, und nur ein Versteck voraus ist frei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Hazel hops over three friends to cache 4.</source>
        <translation>Hazel hüpft an drei Freunden vorbei zu Versteck 4.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty is next, with squirrels on all four caches ahead. What now?</source>
        <translation>Jetzt ist Tufty dran, und in allen vier Verstecken voraus sitzt jemand. Was nun?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty moves five steps</source>
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
        <source>A squirrel with nowhere to land stays where it is, and the next player goes on.</source>
        <translation>Ein Eichhörnchen, das nirgends hinkann, bleibt sitzen, und der Nächste ist dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Hazel plays a green acorn for one point. Tufty cannot move, so no nut is turned or played, and it is Cyril's turn.</source>
        <translation>Hazel legt eine grüne Eichel für einen Punkt. Tufty kann nicht laufen, also wird keine Nuss aufgedeckt oder gelegt, und Cyril ist dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Cyril looks four steps ahead, and there is room on cache 6. Next round Tufty will be luckier.</source>
        <translation>Cyril schaut vier Schritte voraus, und in Versteck 6 ist Platz. Nächste Runde hat Tufty mehr Glück.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The last turns</source>
        <translation>Die letzten Züge</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril holds a single nut. When it is played, the end begins.</source>
        <translation>Cyril hat nur noch eine Nuss. Wenn sie liegt, beginnt das Ende.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cache 3 has a chestnut and a yellow nut: two points. Cyril's hand is empty.</source>
        <translation>In Versteck 3 liegen eine Kastanie und eine gelbe Nuss: zwei Punkte. Cyrils Hand ist leer.</translation>
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
        <source>Everybody but the player who ran out first has one more turn.</source>
        <translation>Alle haben noch einen Zug, außer dem, der zuerst keine Nuss mehr hatte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>It is Nutkin's last turn. On which cache could the red hazelnut score four points or more?</source>
        <translation>Das ist Nutkins letzter Zug. In welchem Versteck könnte die rote Haselnuss vier Punkte oder mehr bringen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cache 1 has one red nut, two hazelnuts and the twin: five points. Cache 9 has two reds and no hazelnut.</source>
        <translation>In Versteck 1 liegen eine rote Nuss, zwei Haselnüsse und der Zwilling: fünf Punkte. In Versteck 9 liegen zwei rote, aber keine Haselnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Five points for Nutkin: fourteen, as many as Cyril.</source>
        <translation>Fünf Punkte für Nutkin: vierzehn, so viele wie Cyril.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Tufty has the very last turn: three steps to cache 9, and the red acorn for two points.</source>
        <translation>Tufty hat den allerletzten Zug: drei Schritte zu Versteck 9 und die rote Eichel für zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril, who finished first</source>
        <translation>Cyril: zuerst fertig</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nutkin, who came from behind</source>
        <translation>Nutkin: toll aufgeholt</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril and Nutkin together</source>
        <translation>Cyril und Nutkin zusammen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The highest score wins, and equal scores share the win.</source>
        <translation>Die meisten Punkte gewinnen, und bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>When nothing happens</source>
        <translation>Wenn nichts passiert</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Nobody has dared to play a nut for seven turns. Everyone is waiting for somebody else.</source>
        <translation>Seit sieben Zügen hat sich niemand getraut, eine Nuss zu legen. Alle warten auf die anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Tufty moves and plays nothing, once more. That is turn number eight.</source>
        <translation>Tufty läuft und legt wieder nichts. Das ist Zug Nummer acht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Can this go on for ever?</source>
        <translation>Kann das ewig so weitergehen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Yes, until somebody is hungry</source>
        <translation>Ja, bis jemand Hunger hat</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>No: three rounds without a nut end the game</source>
        <translation>Nein: Nach drei Runden ohne Nuss ist Schluss</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>After three quiet turns for every player the game ends as it stands: nine turns in a row for three players.</source>
        <translation>Nach drei stillen Zügen für jeden endet das Spiel, wie es steht: zu dritt also nach neun Zügen in Folge.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Cyril could play a nut now and set the count back to zero, but only walks on.</source>
        <translation>Cyril könnte jetzt eine Nuss legen und die Zählung auf null stellen, läuft aber nur weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Nothing again, for the ninth time. The game is over, and Tufty leads with ten points.</source>
        <translation>Wieder nichts, zum neunten Mal. Das Spiel ist aus, und Tufty liegt mit zehn Punkten vorn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>With the optional rule it is turns without a point that are counted.</source>
        <translation>Mit der Zusatzregel werden die Züge ohne Punkt gezählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Taking up a nut</source>
        <translation>Eine Nuss aufnehmen</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Here is a rule for those who want more: instead of playing a nut, you may take one up.</source>
        <translation>Eine Regel für alle, die mehr wollen: Statt eine Nuss zu legen, darfst du eine aufnehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Only from the cache where your squirrel is: the blue walnut on cache 7 is out of reach.</source>
        <translation>Aber nur aus dem Versteck, in dem dein Eichhörnchen sitzt: An die blaue Walnuss in Versteck 7 kommt Tufty nicht heran.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Which nut could Tufty take up and play on cache 7 for six points?</source>
        <translation>Welche Nuss könnte Tufty aufnehmen und dann in Versteck 7 für sechs Punkte legen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Cache 7 has two blues, two chestnuts and the twin of the blue chestnut: six points.</source>
        <translation>In Versteck 7 liegen zwei blaue, zwei Kastanien und der Zwilling der blauen Kastanie: sechs Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Tufty takes the blue chestnut. It scores nothing, and everyone has seen which nut it was.</source>
        <translation>Tufty nimmt die blaue Kastanie. Das bringt keine Punkte, und alle haben gesehen, welche Nuss es war.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>It may even be a nut that was turned over a moment ago.</source>
        <translation>Es darf sogar eine Nuss sein, die gerade erst aufgedeckt wurde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Cyril has seen it too, and makes a dash for cache 9. Cache 7 lies behind.</source>
        <translation>Cyril hat es auch gesehen und flitzt zu Versteck 9. Versteck 7 liegt schon hinter Cyril.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Nutkin is in time: four steps, and cache 7 is taken.</source>
        <translation>Nutkin kommt rechtzeitig: vier Schritte, und Versteck 7 ist besetzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Everybody knows what Tufty wants: that is the price of taking up.</source>
        <translation>Alle wissen, was Tufty vorhat: Das ist der Preis des Aufnehmens.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Twenty points</source>
        <translation>Zwanzig Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Where nuts can be taken up, hands may never run empty. So there is a second way to end the game: twenty points.</source>
        <translation>Wo man Nüsse aufnehmen darf, wird vielleicht nie eine Hand leer. Darum kann das Spiel noch anders enden: mit zwanzig Punkten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Tufty has 17 points. Is the green walnut on cache 4 enough?</source>
        <translation>Tufty hat 17 Punkte. Reicht die grüne Walnuss in Versteck 4?</translation>
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
        <source>One for green, two for the walnuts, two for the twin: five points, and that makes 22.</source>
        <translation>Einer für Grün, zwei für die Walnüsse, zwei für den Zwilling: fünf Punkte, das macht 22.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Five points, and Tufty has 22. Everybody else has one more turn.</source>
        <translation>Fünf Punkte, und Tufty hat 22. Alle anderen haben noch einen Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Cyril finds two reds, two chestnuts and a twin on cache 7: six points, and an empty hand.</source>
        <translation>Cyril findet in Versteck 7 zwei rote, zwei Kastanien und einen Zwilling: sechs Punkte und eine leere Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Cyril has passed twenty and has no nut left. Does the end begin anew?</source>
        <translation>Cyril hat über zwanzig Punkte und keine Nuss mehr. Fängt das Ende noch einmal von vorn an?</translation>
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
        <source>Whatever happens first begins the last turns; a second reason changes nothing.</source>
        <translation>Was zuerst eintritt, löst die letzten Züge aus; ein zweiter Grund ändert nichts mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>One turn for Nutkin, five points on cache 1, and the game is over. Nice one, Tufty!</source>
        <translation>Ein Zug für Nutkin, fünf Punkte in Versteck 1, und das Spiel ist aus. Gut gemacht, Tufty!</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A whole round, and you decide. Tufty is on cache 7.</source>
        <translation>Eine ganze Runde, und du entscheidest. Tufty sitzt in Versteck 7.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Where can Tufty score six points at once?</source>
        <translation>Wo kann Tufty sechs Punkte auf einmal machen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cache 1 has two greens, two hazelnuts and the twin of the green hazelnut in Tufty's hand.</source>
        <translation>In Versteck 1 liegen zwei grüne, zwei Haselnüsse und der Zwilling der grünen Haselnuss auf Tuftys Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Three steps, past Cyril, and six points.</source>
        <translation>Drei Schritte, an Cyril vorbei, und sechs Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cyril wants to see a hidden nut. Which way?</source>
        <translation>Cyril möchte eine verdeckte Nuss sehen. Wohin?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cache 9 still hides a nut. The one on cache 3 was turned before, and the other caches in reach are taken.</source>
        <translation>In Versteck 9 liegt noch eine Nuss verdeckt. Die in Versteck 3 ist schon aufgedeckt, und die anderen Verstecke in Reichweite sind besetzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One step to cache 9: a green walnut.</source>
        <translation>Ein Schritt zu Versteck 9: eine grüne Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cyril would like a point. Which nut?</source>
        <translation>Cyril hätte gern einen Punkt. Welche Nuss?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Only the green acorn shares anything with the green walnut.</source>
        <translation>Nur die grüne Eichel hat etwas mit der grünen Walnuss gemeinsam.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One point for Cyril.</source>
        <translation>Ein Punkt für Cyril.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>How far may Nutkin move?</source>
        <translation>Wie weit darf Nutkin laufen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One to four caches, either way</source>
        <translation>Ein bis vier Verstecke, egal wie herum</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One to four caches, clockwise</source>
        <translation>Ein bis vier Verstecke im Uhrzeigersinn</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>As far as the next free cache</source>
        <translation>Bis zum nächsten freien Versteck</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One, two, three or four caches clockwise, and not onto another squirrel.</source>
        <translation>Ein, zwei, drei oder vier Verstecke im Uhrzeigersinn, und nicht zu einem anderen Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Well done. The ring is yours: play on from here if you like.</source>
        <translation>Gut gemacht. Der Ring gehört dir: Spiel von hier aus weiter, wenn du magst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>One, two, six: the example of the rulebook</source>
        <translation>Eins, zwei, sechs: das Beispiel der Spielregel</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>A blue chestnut and a yellow walnut lie in cache 5. Watch what three nuts make of them.</source>
        <translation>In Versteck 5 liegen eine blaue Kastanie und eine gelbe Walnuss. Schau, was drei Nüsse daraus machen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty plays a blue acorn. There is one blue nut: one point.</source>
        <translation>Tufty legt eine blaue Eichel. Eine blaue Nuss liegt da: ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Cyril takes a step.</source>
        <translation>Cyril macht einen Schritt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Nutkin takes a step.</source>
        <translation>Nutkin macht einen Schritt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty moves on and leaves the cache to the others.</source>
        <translation>Tufty läuft weiter und überlässt das Versteck den anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Cyril plays a yellow chestnut. There is one yellow nut and one chestnut: two points.</source>
        <translation>Cyril legt eine gelbe Kastanie. Eine gelbe Nuss und eine Kastanie liegen da: zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Nutkin takes another step.</source>
        <translation>Nutkin macht noch einen Schritt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty moves on.</source>
        <translation>Tufty läuft weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Cyril moves on as well.</source>
        <translation>Auch Cyril läuft weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Nutkin is about to play the other blue chestnut. What will it score?</source>
        <translation>Nutkin will die andere blaue Kastanie legen. Was bringt sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Two points</source>
        <translation>Zwei Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Four points</source>
        <translation>Vier Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Six points</source>
        <translation>Sechs Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Two blues, two chestnuts, and two more because its twin is there.</source>
        <translation>Zwei blaue, zwei Kastanien und noch zwei Punkte, weil ihr Zwilling da ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Six points for a nut in the very best company.</source>
        <translation>Sechs Punkte für eine Nuss in allerbester Gesellschaft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Sixteen points: the most a nut can score</source>
        <translation>Sechzehn Punkte: Mehr bringt keine Nuss</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>A squirrel's dream: one cache with every other blue nut and every other chestnut of the game.</source>
        <translation>Ein Eichhörnchentraum: ein Versteck mit allen anderen blauen Nüssen und allen anderen Kastanien des Spiels.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>A red acorn would score two points here, for the two acorns.</source>
        <translation>Eine rote Eichel brächte hier zwei Punkte, für die zwei Eicheln.</translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>And the blue chestnut?</source>
        <translation>Und die blaue Kastanie?</translation>
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
        <source>Seven blues, seven chestnuts and two for the twin. The twin counts as a blue and as a chestnut too.</source>
        <translation>Sieben blaue, sieben Kastanien und zwei für den Zwilling. Der Zwilling zählt auch als blaue Nuss und als Kastanie.</translation>
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
        <source>Sixteen points in one go. Nice one, squirrel!</source>
        <translation>Sechzehn Punkte auf einen Streich. Gut gemacht, Eichhörnchen!</translation>
    </message>
</context>
</TS>
