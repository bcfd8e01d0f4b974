<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nut-hunt</name>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/__init__.py"/>
        <source>Forage, nest, and mind the fox</source>
        <translation>Sammle, baue Kobel und hüte dich vor dem Fuchs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Put an objective back</source>
        <translation>Ziel zurücklegen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Place a squirrel</source>
        <translation>Eichhörnchen setzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Forage</source>
        <translation>Futter suchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Roll the fox die</source>
        <translation>Fuchswürfel werfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Recruit</source>
        <translation>Anwerben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Hassle</source>
        <translation>Ärgern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Scout</source>
        <translation>Spähen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Keep an objective</source>
        <translation>Ziel behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/actions.py"/>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{n} nuts</source>
        <translation>
            <numerusform>{n} Nuss</numerusform>
            <numerusform>{n} Nüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: forage {nuts} from {tile}</source>
        <translation>{seat}: Sammle {tile:in} {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>You can never give up an objective in your hand.</source>
        <translation>Ein Ziel auf deiner Hand wirst du nie wieder los.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>One action a turn: you have taken yours.</source>
        <translation>Eine Aktion pro Zug: Du hattest deine schon.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First put one of your three objectives under the deck.</source>
        <translation>Leg zuerst eins deiner drei Ziele unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: keep two objectives, put one under the deck</source>
        <translation>{seat}: Behalte zwei Ziele, leg eins unter den Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Put one objective onto the deck</source>
        <translation>Leg ein Ziel auf den Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First place your squirrel on a starting tile.</source>
        <translation>Setz zuerst dein Eichhörnchen auf ein Startplättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: place a squirrel on a starting tile</source>
        <translation>{seat}: Setz ein Eichhörnchen auf ein Startplättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Put a squirrel from your hand onto a green tile</source>
        <translation>Setz ein Eichhörnchen aus deiner Hand auf ein grünes Plättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First forage your nuts.</source>
        <translation>Sammle zuerst deine Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Take nuts into your hand</source>
        <translation>Nimm Nüsse auf die Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First roll the die: the fox moves before anything else.</source>
        <translation>Würfle zuerst: Vor allem anderen läuft der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: roll the fox die</source>
        <translation>{seat}: Wirf den Fuchswürfel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Throw the die</source>
        <translation>Wirf den Würfel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First the fleeing squirrels must find a place.</source>
        <translation>Zuerst brauchen die fliehenden Eichhörnchen einen Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: choose where your squirrel flees</source>
        <translation>{seat}: Wohin flieht dein Eichhörnchen?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Move the marked squirrel to a lit tile</source>
        <translation>Setz das markierte Eichhörnchen auf ein leuchtendes Plättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>The fox has moved: recruit, hassle, scout, or end your turn.</source>
        <translation>Der Fuchs ist gelaufen: Wirb an, ärgere ihn, spähe oder beende deinen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: recruit, hassle, scout, or end your turn</source>
        <translation>{seat}: Anwerben, ärgern, spähen oder Zug beenden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Move a squirrel or the fox, or take nuts</source>
        <translation>Beweg ein Eichhörnchen oder den Fuchs, oder nimm Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>You hassled the fox: forage one nut, or end your turn.</source>
        <translation>Du hast den Fuchs geärgert: Sammle eine Nuss oder beende deinen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Take a nut into your hand</source>
        <translation>Nimm eine Nuss auf die Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First choose the objective to keep, or none.</source>
        <translation>Wähle zuerst das Ziel, das du behältst, oder keins.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: keep one objective, or none</source>
        <translation>{seat}: Behalte ein Ziel oder keins</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Take one into your hand</source>
        <translation>Nimm eins auf die Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Your turn is done: now let the Automa take its turn.</source>
        <translation>Dein Zug ist fertig: Jetzt ist der Automa dran.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: done? Then it is the Automa's turn</source>
        <translation>{seat}: Fertig? Dann ist der Automa dran</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The forest is laid out; the fox starts on {tile}</source>
        <translation>Der Wald liegt aus; der Fuchs beginnt {tile:in}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>Everybody is dealt three objectives</source>
        <translation>Alle bekommen drei Ziele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} keeps two objectives; the third goes under the deck</source>
        <translation>{seat} behält zwei Ziele; das dritte kommt unter den Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} places a squirrel on {tile}</source>
        <translation>{seat} setzt ein Eichhörnchen {tile:nach}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s second squirrel joins those on {tile}</source>
        <translation>Das zweite Eichhörnchen von {seat} kommt zu denen {tile:in}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} forages {nut} from {tile}</source>
        <translation>{seat} findet {tile:in} {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s turn</source>
        <translation>{seat} ist am Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} rolls {die}: {direction}</source>
        <translation>{seat} würfelt eine {die}: {direction}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The forest ends there: the fox bounces off the edge</source>
        <translation>Dort ist der Wald zu Ende: Der Fuchs prallt am Rand ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox runs to {tile}</source>
        <translation>Der Fuchs läuft {tile:nach}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} exchanges three {given} for one {got}</source>
        <translation>{seat} tauscht drei {given} gegen eine {got}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} recruits a squirrel on {tile}</source>
        <translation>{seat} wirbt {tile:in} ein Eichhörnchen an</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} hassles the fox: it is pulled onto {tile}</source>
        <translation>{seat} ärgert den Fuchs und lockt ihn {tile:nach}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} forages {nut} from {tile} after the hassle</source>
        <translation>{seat} findet nach dem Ärgern {tile:in} {nut}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} looks at {cards}</source>
        <translation>{seat} sieht sich {cards} an</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>the top {n} objectives</source>
        <translation>
            <numerusform>das oberste Ziel</numerusform>
            <numerusform>die obersten {n} Ziele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>Scouted: {objective}</source>
        <translation>Erspäht: {objective}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} keeps one objective; the rest goes under the deck</source>
        <translation>{seat} behält ein Ziel; der Rest kommt unter den Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} keeps no objective; all go under the deck</source>
        <translation>{seat} behält kein Ziel; alle kommen unter den Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} ends the turn</source>
        <translation>{seat} beendet den Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel flees from the fox to {tile}</source>
        <translation>Ein Eichhörnchen von {seat} flieht vor dem Fuchs {tile:nach}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel makes room on {start} and runs to {tile}</source>
        <translation>Ein Eichhörnchen von {seat} macht {start:in} Platz und läuft {tile:nach}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s three squirrels on {tile} become a nest</source>
        <translation>Die drei Eichhörnchen von {seat} {tile:in} werden zum Kobel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The older scatter on {tile} is over: the new nest decides who leaves</source>
        <translation>Die ältere Flucht {tile:aus} ist vorbei: Nun bestimmt der neue Kobel, wer gehen muss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>Competitive: one squirrel of {owner} is removed from {tile}</source>
        <translation>Wettstreit: Ein Eichhörnchen von {owner} wird {tile:aus} entfernt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>That is {seat}'s fourth nest: the game ends as soon as every squirrel has a place</source>
        <translation>Das ist der vierte Kobel von {seat}: Das Spiel endet, sobald jedes Eichhörnchen einen Platz hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The game is over: objectives are turned up and scored</source>
        <translation>Das Spiel ist aus: Die Ziele werden aufgedeckt und gewertet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>the game ends, and all objectives are shown</source>
        <translation>das Spiel endet, und alle Ziele werden gezeigt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s hand, face up: {objective}</source>
        <translation>Offen auf der Hand von {seat}: {objective}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>the Automa's hand is dealt</source>
        <translation>der Automa bekommt seine Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} starts with a squirrel on {tile}</source>
        <translation>{seat} beginnt mit einem Eichhörnchen {tile:in}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} turns up {objective}</source>
        <translation>{seat} deckt auf: {objective}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>the Automa turns up a card</source>
        <translation>der Automa deckt eine Karte auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox is on {tile}: {seat} places no squirrel there</source>
        <translation>Der Fuchs ist {tile:in}: {seat} setzt dort kein Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fourth nest is built: {seat} places no more squirrels, and {tile} gets none</source>
        <translation>Der vierte Kobel ist gebaut: {seat} setzt nichts mehr, auch nicht {tile:nach}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The deck is empty: the objectives set aside are shuffled into a new one</source>
        <translation>Der Stapel ist leer: Die abgelegten Ziele werden zu einem neuen gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>There are no objectives left: {seat} does nothing</source>
        <translation>Es sind keine Ziele mehr da: {seat} tut nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The die for {seat}'s squirrel on {tile} shows {die}: {direction}</source>
        <translation>Würfel für ein Eichhörnchen von {seat} {tile:in}: {die}, {direction}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The forest ends there: {seat}'s squirrel bounces towards {tile}</source>
        <translation>Dort ist der Wald zu Ende: Das Eichhörnchen von {seat} prallt ab und läuft {tile:nach}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>No squirrel goes onto {tile}: the die is rolled again</source>
        <translation>{tile:In} hat kein Eichhörnchen etwas zu suchen: Es wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox is on {tile}: the die is rolled again</source>
        <translation>Der Fuchs ist {tile:in}: Es wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox has just come from {tile}: the die is rolled again</source>
        <translation>Der Fuchs kam gerade {tile:aus}: Es wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel flees from {start} to {tile}</source>
        <translation>Ein Eichhörnchen von {seat} flieht {start:aus} {tile:nach}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>{compass}; rolled {n}</source>
        <translation>{compass}; gewürfelt: {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Three {colour} squirrels make a nest</source>
        <translation>Drei Eichhörnchen von {colour} bauen einen Kobel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Three of {given} for one of {got}</source>
        <translation>Drei gleiche ({given}) gegen eine {got}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Four kinds of nuts: {names}</source>
        <translation>Vier Sorten Nüsse: {names}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Roll: the fox runs</source>
        <translation>Würfeln: Der Fuchs läuft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Squirrels flee from it</source>
        <translation>Eichhörnchen fliehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Take 2 nuts</source>
        <translation>2 Nüsse nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Recruit a squirrel</source>
        <translation>Eichhörnchen anwerben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Hassle the fox</source>
        <translation>Den Fuchs ärgern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Scout an objective</source>
        <translation>Nach Zielen spähen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>Any time: 3 of a kind for 1</source>
        <translation>Jederzeit: 3 gleiche gegen 1</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>One action, or none</source>
        <translation>Eine Aktion oder keine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/exhibits.py"/>
        <source>A turn at a glance: {parts}</source>
        <translation>Ein Zug auf einen Blick: {parts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Competitive</source>
        <translation>Wettstreit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>A new nest first removes one squirrel of every other player from its tile.</source>
        <translation>Ein neuer Kobel entfernt zuerst ein Eichhörnchen jedes anderen von seinem Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Balanced objectives</source>
        <translation>Ausgewogene Ziele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Base points that our lab found fairer: 3 of the 45 objectives are too strong or too weak, not 13.</source>
        <translation>Grundpunkte, die unser Labor gerechter fand: 3 der 45 Ziele sind zu stark oder zu schwach, nicht 13.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>How many objectives the Automa starts with when you play alone: 2, 3 or 4.</source>
        <translation>Mit wie vielen Zielen der Automa beginnt, wenn du allein spielst: 2, 3 oder 4.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>If you cannot agree, the rulebook proposes whoever ate a nut last.</source>
        <translation>Könnt ihr euch nicht einigen, schlägt die Spielregel vor: wer zuletzt eine Nuss gegessen hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Starting tiles</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Objective ends</source>
        <translation>Enden der Ziele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Nests</source>
        <translation>Kobel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>exchange {nuts}</source>
        <translation>{nuts} tauschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>let a squirrel run to {tile}</source>
        <translation>Ein Eichhörnchen {tile:nach} fliehen lassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>put a squirrel on {tile}</source>
        <translation>Ein Eichhörnchen {tile:nach} setzen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>{n} squirrels flee</source>
        <translation>
            <numerusform>{n} Eichhörnchen flieht</numerusform>
            <numerusform>{n} Eichhörnchen fliehen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>nobody flees</source>
        <translation>niemand flieht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>pull the fox to {tile}</source>
        <translation>Den Fuchs {tile:nach} locken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>take one {nut}</source>
        <translation>Eine {nut} nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>under the deck</source>
        <translation>unter den Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>give back {title}</source>
        <translation>Ziel zurückgeben: {title}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>keep this one</source>
        <translation>dieses behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>keep {title}</source>
        <translation>Ziel behalten: {title}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>look at two</source>
        <translation>zwei ansehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>look at two new objectives</source>
        <translation>Zwei neue Ziele ansehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>roll</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>roll the die</source>
        <translation>Den Würfel werfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>recruit a squirrel on {tile}</source>
        <translation>Ein Eichhörnchen {tile:in} anwerben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>fourth nest: the game ends</source>
        <translation>vierter Kobel: Das Spiel endet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>builds a nest</source>
        <translation>baut einen Kobel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>completes objective {n}</source>
        <translation>schafft Ziel {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>breaks objective {n}</source>
        <translation>zerreißt Ziel {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>3 {given} for 1 {got}</source>
        <translation>3 {given} für 1 {got}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>trades {n} nuts</source>
        <translation>tauscht {n} Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>trades 3 {given}</source>
        <translation>tauscht 3 {given}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>One {nut} from the supply</source>
        <translation>Eine {nut} aus dem Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>The fox follows the compass</source>
        <translation>Der Fuchs folgt dem Kompass</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>No nut</source>
        <translation>Keine Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Automa's turn</source>
        <translation>Zug des Automa</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Automa's hand</source>
        <translation>Hand des Automa</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Pay a tile's cost and place a squirrel there</source>
        <translation>Bezahle, was ein Plättchen kostet, und setz ein Eichhörnchen darauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>You cannot pay for any tile.</source>
        <translation>Deine Nüsse reichen für kein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Pull the fox onto a tile next to it where you have a squirrel or a nest</source>
        <translation>Lock den Fuchs auf ein Plättchen neben ihm, auf dem du ein Eichhörnchen oder einen Kobel hast</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>You have no squirrel and no nest next to the fox.</source>
        <translation>Du hast neben dem Fuchs kein Eichhörnchen und keinen Kobel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Three nuts of one kind for one of another</source>
        <translation>Drei Nüsse einer Sorte gegen eine andere</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>You do not have three of a kind.</source>
        <translation>Du hast keine drei gleichen Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>None</source>
        <translation>Keins</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>All of them go under the deck</source>
        <translation>Alle kommen unter den Stapel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>keep none of these</source>
        <translation>keins davon behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>First</source>
        <translation>Das erste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Second</source>
        <translation>Das zweite</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Keep this one: you can never give it up again</source>
        <translation>Dieses behalten: Du wirst es nie wieder los</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Look at the top two objectives, keep one or none</source>
        <translation>Sieh dir die obersten zwei Ziele an, behalte eins oder keins</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>The deck is empty: there is nothing to scout.</source>
        <translation>Der Stapel ist leer: Es gibt nichts zu erspähen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>It turns up its objectives and places a squirrel on each end</source>
        <translation>Er deckt seine Ziele auf und setzt ein Eichhörnchen auf jedes Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>It turns up an objective and places its squirrels</source>
        <translation>Er deckt ein Ziel auf und setzt seine Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Take no action</source>
        <translation>Keine Aktion ausführen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>End the turn without the nut</source>
        <translation>Den Zug ohne die Nuss beenden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>needs a nest</source>
        <translation>braucht einen Kobel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>gap at {tile}</source>
        <translation>Lücke: {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>needs {n} tiles</source>
        <translation>
            <numerusform>noch {n} Plättchen</numerusform>
            <numerusform>noch {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>{points}, and nothing for the distance: its ends touch</source>
        <translation>{points}, nichts für die Strecke: Die Enden berühren sich</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>{n} more for the tiles between its ends</source>
        <translation>
            <numerusform>{n} mehr für das Plättchen zwischen den Enden</numerusform>
            <numerusform>{n} mehr für die Plättchen zwischen den Enden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>{points} and {more}</source>
        <translation>{points} und {more}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>{words}; {points} if the game ended now</source>
        <translation>{words}; {points}, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Objective {title}: {worth}</source>
        <translation>Ziel {title}: {worth}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Nuts</source>
        <translation>Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Squirrels</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Secret objectives</source>
        <translation>Geheime Ziele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>points + tiles between</source>
        <translation>Punkte + Plättchen dazwischen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Scouted: keep one or none</source>
        <translation>Erspäht: eins behalten oder keins</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>squirrel, {n} off the board</source>
        <translation>Eichhörnchen, noch {n} neben dem Plan</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The usual forest names each of the 19 tiles once.</source>
        <translation>Der übliche Wald nennt jedes der 19 Plättchen einmal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The forest has 19 tiles.</source>
        <translation>Der Wald hat 19 Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>A tile has an id, a name, its forage and its cost.</source>
        <translation>Ein Plättchen hat eine Kennung (id), einen Namen (name), sein Futter (forage) und seinen Preis (cost).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>All that a tile says is text.</source>
        <translation>Alles an einem Plättchen ist Text.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The id of a tile has letters a to z, digits and dashes.</source>
        <translation>Die Kennung eines Plättchens besteht aus Buchstaben von a bis z, Ziffern und Bindestrichen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The name of a tile is one line of at most {n} letters.</source>
        <translation>Der Name eines Plättchens ist eine Zeile mit höchstens {n} Buchstaben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Forage and costs are at most {n} nuts.</source>
        <translation>Futter und Kosten sind höchstens {n} Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>There are two tiles called {id}.</source>
        <translation>Zwei Plättchen heißen {id}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Forage names the nuts A, C, H and W, each at most once.</source>
        <translation>Das Futter nennt die Nüsse A, C, H und W, jede höchstens einmal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>A cost is paid in the nuts A, C, H and W.</source>
        <translation>Ein Preis wird mit den Nüssen A, C, H und W bezahlt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>'{value}' is not one of the tiles.</source>
        <translation>„{value}“ ist keins der Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Frog Pond and Pine Barrens alone have no recruit cost.</source>
        <translation>Nur Froschteich und Kiefernöde haben keinen Preis.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>A squirrel costs at least two nuts.</source>
        <translation>Ein Eichhörnchen kostet mindestens zwei Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Ten tiles are starting tiles with a cost of two nuts, not {n}.</source>
        <translation>Zehn Plättchen sind Startplättchen und kosten zwei Nüsse, nicht {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>There are 45 objectives.</source>
        <translation>Es gibt 45 Ziele.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>An objective has two ends and its points.</source>
        <translation>Ein Ziel hat zwei Enden und seine Punkte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The base points of an objective are a number from 1 to 99.</source>
        <translation>Die Grundpunkte eines Ziels sind eine Zahl von 1 bis 99.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Each objective joins two different tiles, and no two are the same.</source>
        <translation>Jedes Ziel verbindet zwei verschiedene Plättchen, und keine zwei sind gleich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>No objective names Frog Pond.</source>
        <translation>Kein Ziel nennt den Froschteich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>{tile} stands on {n} objectives instead of five.</source>
        <translation>{tile} steht auf {n} Zielen statt auf fünf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Nuts are acorn, chestnut, hazelnut and walnut.</source>
        <translation>Die Nüsse sind Eichel, Kastanie, Haselnuss und Walnuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Exchange three of a kind for a nut of another kind.</source>
        <translation>Tausch drei gleiche Nüsse gegen eine andere Sorte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>An exchange takes three of a kind: you have {nuts}.</source>
        <translation>Zum Tauschen brauchst du drei von einer Sorte: Du hast {nuts}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You were not dealt that objective.</source>
        <translation>Dieses Ziel hast du nicht bekommen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is not a starting tile: those have a green border.</source>
        <translation>{tile:Das} ist kein Startplättchen: Die haben einen grünen Rand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox is on {tile}.</source>
        <translation>Der Fuchs ist {tile:in}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is taken: choose a free one.</source>
        <translation>{tile:Das} ist besetzt: Wähle ein freies Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>There is no {nut} on {tile}.</source>
        <translation>{tile:In} gibt es keine {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Squirrels never flee onto Frog Pond. Only the fox goes there.</source>
        <translation>Eichhörnchen fliehen nie in den Froschteich. Dorthin geht nur der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is not next to {start}: a squirrel flees just one tile.</source>
        <translation>{tile:Das} liegt nicht neben {start:dem}: Ein Eichhörnchen flieht nur ein Plättchen weit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox has just come from {tile}: squirrels cannot flee there.</source>
        <translation>Der Fuchs kam gerade {tile:aus}: Dorthin kann kein Eichhörnchen fliehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>No squirrel can live on Frog Pond.</source>
        <translation>Im Froschteich kann kein Eichhörnchen wohnen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You cannot recruit on Pine Barrens: squirrels get there only by fleeing.</source>
        <translation>In der Kiefernöde kannst du niemanden anwerben: Dorthin kommen Eichhörnchen nur auf der Flucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox is on {tile}: you cannot recruit there.</source>
        <translation>Der Fuchs ist {tile:in}: Dort kannst du niemanden anwerben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} costs {nuts}: you lack {nut}.</source>
        <translation>{tile:Das} kostet {nuts}: Dir fehlt {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is not next to the fox.</source>
        <translation>{tile:Das} liegt nicht neben dem Fuchs.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You have no squirrel and no nest on {tile} to pull the fox there.</source>
        <translation>Du hast {tile:in} kein Eichhörnchen und keinen Kobel, um den Fuchs dorthin zu locken.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Keep one of the objectives you looked at, or none.</source>
        <translation>Behalte eins der Ziele, die du angesehen hast, oder keins.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>There is no tile called '{tile}'.</source>
        <translation>Kein Plättchen heißt „{tile}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>acorn</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>chestnut</source>
        <translation>Kastanie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>hazelnut</source>
        <translation>Haselnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>walnut</source>
        <translation>Walnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>an acorn</source>
        <translation>eine Eichel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>a chestnut</source>
        <translation>eine Kastanie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>a hazelnut</source>
        <translation>eine Haselnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>a walnut</source>
        <translation>eine Walnuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>acorns</source>
        <translation>Eicheln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>chestnuts</source>
        <translation>Kastanien</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>hazelnuts</source>
        <translation>Haselnüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>walnuts</source>
        <translation>Walnüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>advanced</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>expert</source>
        <translation>Profi</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{n} acorns</source>
        <translation>
            <numerusform>{n} Eichel</numerusform>
            <numerusform>{n} Eicheln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{n} chestnuts</source>
        <translation>
            <numerusform>{n} Kastanie</numerusform>
            <numerusform>{n} Kastanien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{n} hazelnuts</source>
        <translation>
            <numerusform>{n} Haselnuss</numerusform>
            <numerusform>{n} Haselnüsse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{n} walnuts</source>
        <translation>
            <numerusform>{n} Walnuss</numerusform>
            <numerusform>{n} Walnüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pictures.py"/>
        <source>fox only</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pictures.py"/>
        <source>flee only</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>fox</source>
        <translation>Fuchs</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} {colour} nests</source>
        <translation>
            <numerusform>{n} Kobel von {colour}</numerusform>
            <numerusform>{n} Kobel von {colour}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} {colour} squirrels</source>
        <translation>
            <numerusform>{n} Eichhörnchen von {colour}</numerusform>
            <numerusform>{n} Eichhörnchen von {colour}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>forage {nuts}</source>
        <translation>Futter: {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>only the fox comes here</source>
        <translation>hierher kommt nur der Fuchs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>squirrels come here only when they flee</source>
        <translation>hierher kommen Eichhörnchen nur auf der Flucht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>costs {nuts}</source>
        <translation>kostet {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>starting tile</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>end of your objective {numbers}</source>
        <translation>Ende deines Ziels {numbers}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>the fox came from here</source>
        <translation>der Fuchs kam von hier</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{colour} nest on {tile}</source>
        <translation>Kobel von {colour} {tile:in}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} {colour} nests on {tile}</source>
        <translation>{n} Kobel von {colour} {tile:in}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>the fox on {tile}</source>
        <translation>der Fuchs {tile:in}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{colour} squirrel on {tile}</source>
        <translation>Eichhörnchen von {colour} {tile:in}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{squirrel}, on the run</source>
        <translation>{squirrel}, auf der Flucht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The scores are not those of this position.</source>
        <translation>Das sind nicht die Punkte dieser Stellung.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' is a list of {n} numbers.</source>
        <translation>„{key}“ ist eine Liste von {n} Zahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' is a list of tiles.</source>
        <translation>„{key}“ ist eine Liste von Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' is a list of objectives.</source>
        <translation>„{key}“ ist eine Liste von Zielen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{value}' is none of the 45 objectives.</source>
        <translation>„{value}“ ist keins der 45 Ziele.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'phase' is one of {phases}.</source>
        <translation>„phase“ ist eins von: {phases}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Only a player who faces the Automa ends a turn by hand.</source>
        <translation>Nur wer gegen den Automa spielt, beendet den Zug von Hand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'forest' is five rows of tiles.</source>
        <translation>„forest“ sind fünf Reihen von Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The rows of the forest have 3, 4, 5, 4 and 3 tiles.</source>
        <translation>Die Reihen des Waldes haben 3, 4, 5, 4 und 3 Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>{tile} lies twice.</source>
        <translation>{tile} liegt zweimal da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>There is one fox, on one tile.</source>
        <translation>Es gibt einen Fuchs, auf einem Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The fox came from a tile beside its own.</source>
        <translation>Der Fuchs kam von einem Plättchen neben seinem eigenen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' names tiles and what stands there.</source>
        <translation>„{key}“ nennt Plättchen und was darauf steht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Three squirrels of one player on a tile are a nest.</source>
        <translation>Drei Eichhörnchen einer Farbe auf einem Plättchen werden zum Kobel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>No squirrel and no nest is ever on Frog Pond.</source>
        <translation>Im Froschteich ist nie ein Eichhörnchen oder ein Kobel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'fourth' is the player who was first to have four nests.</source>
        <translation>„fourth“ ist, wer zuerst vier Kobel hatte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'nuts' needs four numbers for each of {n} players.</source>
        <translation>„nuts“ braucht vier Zahlen für jeden der {n} Spieler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'objectives' needs a list for each of {n} players.</source>
        <translation>„objectives“ braucht eine Liste für jeden der {n} Spieler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>There are 45 objectives, each once: {card} is there twice.</source>
        <translation>Es gibt 45 Ziele, jedes einmal: {card} ist zweimal da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'known' needs a list for each of {n} players.</source>
        <translation>„known“ braucht eine Liste für jeden der {n} Spieler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>A known objective is one that a player put under the deck.</source>
        <translation>Ein bekanntes Ziel ist eins, das jemand unter den Stapel gelegt hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Squirrels wait to be placed on the Automa's turn only.</source>
        <translation>Nur im Zug des Automa warten Eichhörnchen darauf, gesetzt zu werden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'scatters' is a list of scatterings, oldest first.</source>
        <translation>„scatters“ ist eine Liste von Fluchten, die älteste zuerst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The Automa's turn waits for nobody.</source>
        <translation>Der Zug des Automa wartet auf niemanden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>After the Automa's turn the player rolls.</source>
        <translation>Nach dem Zug des Automa würfelt der Mensch.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'forage' is a tile and how many nuts are still to be taken.</source>
        <translation>„forage“ sind ein Plättchen und die Zahl der Nüsse, die noch zu nehmen sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>One forages from the fox's tile.</source>
        <translation>Gesammelt wird auf dem Plättchen des Fuchses.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>{tile} yields one kind of nut: nothing is left to choose.</source>
        <translation>{tile:In} gibt es nur eine Sorte: Da ist nichts zu wählen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Whoever is to discard holds three objectives.</source>
        <translation>Wer ein Ziel ablegen soll, hat drei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Whoever is to keep an objective has looked at one or two.</source>
        <translation>Wer ein Ziel behalten soll, hat eins oder zwei angesehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Everybody has placed two squirrels.</source>
        <translation>Alle haben schon zwei Eichhörnchen gesetzt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>It is player {n} who places next.</source>
        <translation>Als Nächstes setzt Platz {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>No starting tile is free.</source>
        <translation>Kein Startplättchen ist frei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>A scattering has a tile, what it is from (fox or nest), and the squirrels owed.</source>
        <translation>Zu einer Flucht gehören ein Plättchen (tile), der Grund (from: fox oder nest) und wer noch gehen muss (owed).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Squirrels scatter from the fox or from a nest.</source>
        <translation>Eichhörnchen fliehen vor dem Fuchs (fox) oder vor einem Kobel (nest).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Squirrels scatter from the fox on its own tile, and only there.</source>
        <translation>Vor dem Fuchs flieht man von seinem Plättchen, und nur von dort.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>A tile has one scattering at a time.</source>
        <translation>Auf einem Plättchen gibt es nur eine Flucht zugleich.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Only squirrels that stand there can have to leave.</source>
        <translation>Nur Eichhörnchen, die dort stehen, können gehen müssen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The Automa's squirrels are not waited for: let a player's go next.</source>
        <translation>Auf Eichhörnchen des Automa wird nicht gewartet: Lass als Nächstes ein anderes gehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The fox is on {tile}: squirrels there have fled.</source>
        <translation>Der Fuchs ist {tile:in}: Eichhörnchen dort sind geflohen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Somebody has a fourth nest: the game is over.</source>
        <translation>Jemand hat einen vierten Kobel: Das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Turns begin when everybody has placed two squirrels.</source>
        <translation>Die Züge beginnen, wenn alle zwei Eichhörnchen gesetzt haben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Its two ends are the furthest apart.</source>
        <translation>Seine beiden Enden liegen am weitesten auseinander.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The other two both end on {tile}.</source>
        <translation>Die anderen beiden enden {tile:in}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The other two are worth more points.</source>
        <translation>Die anderen beiden bringen mehr Punkte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It is worth {points} points, and {n} tiles lie between its ends.</source>
        <translation>
            <numerusform>Es bringt {points} Punkte, und {n} Plättchen liegt zwischen seinen Enden.</numerusform>
            <numerusform>Es bringt {points} Punkte, und {n} Plättchen liegen zwischen seinen Enden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It is next to the first squirrel.</source>
        <translation>Es steht neben dem ersten Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>{tile} is next to {end}, where a secret objective ends.</source>
        <translation>{tile:Das} liegt neben {end:dem}, wo ein geheimes Ziel endet.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>From {tile} there are {n} ways to go on.</source>
        <translation>
            <numerusform>{tile:Von} aus geht es in {n} Richtung weiter.</numerusform>
            <numerusform>{tile:Von} aus geht es in {n} Richtungen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A secret objective ends on {tile}.</source>
        <translation>{tile:In} endet ein geheimes Ziel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>{tile} lies on the way from {one} to {two}.</source>
        <translation>{tile:Das} liegt auf dem Weg {one:aus} {two:nach}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>That makes {n} of this kind, and three can later be exchanged for any other nut.</source>
        <translation>Damit sind es {n} von dieser Sorte, und drei kann man später gegen jede andere Nuss tauschen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>One more {nut} in store never hurts.</source>
        <translation>Eine {nut} mehr im Vorrat schadet nie.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>That will pay for a squirrel on {tile}.</source>
        <translation>Damit reichen die Nüsse für ein Eichhörnchen {tile:in}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>That helps to pay for a squirrel on {tile} later.</source>
        <translation>Das hilft, später ein Eichhörnchen {tile:in} zu bezahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The fox must move first.</source>
        <translation>Erst muss der Fuchs laufen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three squirrels there make the fourth nest, and the game ends.</source>
        <translation>Drei Eichhörnchen dort bauen den vierten Kobel, und das Spiel endet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three squirrels there make a nest.</source>
        <translation>Drei Eichhörnchen dort bauen einen Kobel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It completes {title}.</source>
        <translation>Damit ist {title} geschafft.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Two squirrels there: one more makes a nest.</source>
        <translation>Dort sind zwei Eichhörnchen: Mit dem nächsten entsteht ein Kobel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>There is a nest already: this tile can never be lost.</source>
        <translation>Dort ist schon ein Kobel: Dieses Plättchen geht nie verloren.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It keeps the squirrels side by side.</source>
        <translation>So bleiben die Eichhörnchen beisammen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It opens up new ground on {tile}.</source>
        <translation>{tile:In} gewinnt es neues Land.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The squirrels that flee can make a nest next door.</source>
        <translation>Die fliehenden Eichhörnchen können nebenan einen Kobel bauen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The fox drives {n} squirrels of others away.</source>
        <translation>
            <numerusform>Der Fuchs verjagt {n} fremdes Eichhörnchen.</numerusform>
            <numerusform>Der Fuchs verjagt {n} fremde Eichhörnchen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The squirrel there can run to a better tile, and hassling brings a nut.</source>
        <translation>Das Eichhörnchen dort kann auf ein besseres Plättchen laufen, und das Ärgern bringt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It brings a nut, and nobody has to flee.</source>
        <translation>Es gibt eine Nuss, und niemand muss fliehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>One of the new objectives may be nearly done, and none has to be kept.</source>
        <translation>Eins der neuen Ziele ist vielleicht schon fast geschafft, und behalten werden muss keins.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>More objectives can bring more points, and none has to be kept.</source>
        <translation>Mehr Ziele können mehr Punkte bringen, und behalten werden muss keins.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It needs {n} more tiles.</source>
        <translation>
            <numerusform>Dafür fehlt nur noch {n} Plättchen.</numerusform>
            <numerusform>Dafür fehlen noch {n} Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It is done already.</source>
        <translation>Es ist schon geschafft.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>All it needs is a nest on the way.</source>
        <translation>Es braucht nur noch einen Kobel auf dem Weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A failed objective costs two points: keeping none is safe.</source>
        <translation>Ein verfehltes Ziel kostet zwei Punkte: Keins zu behalten ist sicher.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The nearest of these needs {n} more tiles, and a failed objective costs two points.</source>
        <translation>
            <numerusform>Dem nächsten von ihnen fehlt noch {n} Plättchen, und ein verfehltes Ziel kostet zwei Punkte.</numerusform>
            <numerusform>Dem nächsten von ihnen fehlen noch {n} Plättchen, und ein verfehltes Ziel kostet zwei Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The turn is done: now the Automa.</source>
        <translation>Der Zug ist fertig: Jetzt der Automa.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>That nut is not needed.</source>
        <translation>Diese Nuss wird nicht gebraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>There are no nuts to spend.</source>
        <translation>Es sind keine Nüsse zum Ausgeben da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The nuts are saved for a later turn.</source>
        <translation>Die Nüsse bleiben für einen späteren Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three of one kind become one {nut}.</source>
        <translation>Aus drei gleichen wird eine {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/rules.py"/>
        <source>the die is thrown</source>
        <translation>es wird gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/rules.py"/>
        <source>objectives are looked at</source>
        <translation>Ziele werden angesehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/rules.py"/>
        <source>the deck is shuffled</source>
        <translation>der Stapel wird gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{n} points each</source>
        <translation>je {n} Punkte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{n} nests</source>
        <translation>
            <numerusform>{n} Kobel</numerusform>
            <numerusform>{n} Kobel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{title}: {base} + {far} for distance</source>
        <translation>{title}: {base} + {far} für die Strecke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{base} on the card, and 1 for each tile between its two ends</source>
        <translation>{base} auf der Karte und 1 für jedes Plättchen zwischen den beiden Enden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>every objective that is not done costs {n} points</source>
        <translation>jedes Ziel, das nicht geschafft ist, kostet {n} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>no nest connected</source>
        <translation>kein Kobel verbunden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{title}: failed, {why}</source>
        <translation>{title}: verfehlt, {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{title}: no nest connected yet</source>
        <translation>{title}: noch kein Kobel verbunden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{title}: not connected yet</source>
        <translation>{title}: noch nicht verbunden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{seat} built the fourth nest.</source>
        <translation>{seat} hat den vierten Kobel gebaut.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>tied at {n}, {seat} wins with more nests: {nests} to {fewer}</source>
        <translation>Gleichstand bei {n}, {seat} gewinnt mit mehr Kobeln: {nests} zu {fewer}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>tied at {n} (nests: {nests} each), {seat} wins with more squirrels: {most} to {fewer}</source>
        <translation>Gleichstand bei {n} (Kobel: je {nests}), {seat} gewinnt mit mehr Eichhörnchen: {most} zu {fewer}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>tied at {n} (nests: {nests} each, squirrels: {most} each), the victory is shared</source>
        <translation>Gleichstand bei {n} (Kobel: je {nests}, Eichhörnchen: je {most}), der Sieg wird geteilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{reason} Tie-break: {how}.</source>
        <translation>{reason} {how}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Fox compass: 1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west; the fox die lies on it</source>
        <translation>Fuchskompass: 1 Nordosten, 2 Osten, 3 Südosten, 4 Südwesten, 5 Westen, 6 Nordwesten; der Fuchswürfel liegt darauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}'s hand</source>
        <translation>Hand von {seat}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{n} nests end it</source>
        <translation>Ende: {n} Kobel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>turn {n}</source>
        <translation>Zug {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The game is over: the victory is shared</source>
        <translation>Das Spiel ist aus: Ihr teilt den Sieg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation>{seat} gewinnt: {points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The forest is laid out</source>
        <translation>Der Wald wird ausgelegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The fox die rolls</source>
        <translation>Der Fuchswürfel rollt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The die sends the Automa's squirrel on its way</source>
        <translation>Der Würfel schickt ein Eichhörnchen des Automa los</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The objectives set aside are shuffled</source>
        <translation>Die abgelegten Ziele werden gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Nut supply</source>
        <translation>Nussvorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The Automa's hand</source>
        <translation>Hand des Automa</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Its last card</source>
        <translation>Letzte Karte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Objective deck: {n} cards</source>
        <translation>
            <numerusform>Zielstapel: {n} Karte</numerusform>
            <numerusform>Zielstapel: {n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Nut supply: {nuts}</source>
        <translation>Nussvorrat: {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{nut} in the supply</source>
        <translation>{nut} im Vorrat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The fox die</source>
        <translation>Der Fuchswürfel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The fox die, showing {n}: {way}</source>
        <translation>Der Fuchswürfel, er zeigt {n}: {way}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The Automa's objective {title}: {worth}; {words}</source>
        <translation>Ziel des Automa, {title}: {worth}; {words}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The Automa's last card: {title}</source>
        <translation>Letzte Karte des Automa: {title}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The top card of the deck</source>
        <translation>
            <numerusform>Die einzige Karte des Stapels</numerusform>
            <numerusform>Die oberste Karte des Stapels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>starts with {n} objectives</source>
        <translation>beginnt mit {n} Zielen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{n} squirrels</source>
        <translation>
            <numerusform>{n} Eichhörnchen</numerusform>
            <numerusform>{n} Eichhörnchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{n} objectives</source>
        <translation>
            <numerusform>{n} Ziel</numerusform>
            <numerusform>{n} Ziele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Mouse Meadow</source>
        <translation>Mauswiese|in=auf der Mauswiese|In=Auf der Mauswiese|nach=auf die Mauswiese|aus=von der Mauswiese|dem=der Mauswiese|Das=Die Mauswiese|Von=Von der Mauswiese</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Hickory Haunt</source>
        <translation>Hickoryhain|in=im Hickoryhain|In=Im Hickoryhain|nach=in den Hickoryhain|aus=aus dem Hickoryhain|dem=dem Hickoryhain|Das=Der Hickoryhain|Von=Vom Hickoryhain</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Willow Wallow</source>
        <translation>Weidensuhle|in=in der Weidensuhle|In=In der Weidensuhle|nach=in die Weidensuhle|aus=aus der Weidensuhle|dem=der Weidensuhle|Das=Die Weidensuhle|Von=Von der Weidensuhle</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Rabbit Patch</source>
        <translation>Hasenwinkel|in=im Hasenwinkel|In=Im Hasenwinkel|nach=in den Hasenwinkel|aus=aus dem Hasenwinkel|dem=dem Hasenwinkel|Das=Der Hasenwinkel|Von=Vom Hasenwinkel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Birch Grove</source>
        <translation>Birkenhain|in=im Birkenhain|In=Im Birkenhain|nach=in den Birkenhain|aus=aus dem Birkenhain|dem=dem Birkenhain|Das=Der Birkenhain|Von=Vom Birkenhain</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Mossy Mound</source>
        <translation>Mooshügel|in=auf dem Mooshügel|In=Auf dem Mooshügel|nach=auf den Mooshügel|aus=vom Mooshügel|dem=dem Mooshügel|Das=Der Mooshügel|Von=Vom Mooshügel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Acorn Acres</source>
        <translation>Eichelfeld|in=auf dem Eichelfeld|In=Auf dem Eichelfeld|nach=auf das Eichelfeld|aus=vom Eichelfeld|dem=dem Eichelfeld|Das=Das Eichelfeld|Von=Vom Eichelfeld</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Chestnut Chase</source>
        <translation>Kastanienhag|in=im Kastanienhag|In=Im Kastanienhag|nach=in den Kastanienhag|aus=aus dem Kastanienhag|dem=dem Kastanienhag|Das=Der Kastanienhag|Von=Vom Kastanienhag</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Hazel Hollow</source>
        <translation>Haselmulde|in=in der Haselmulde|In=In der Haselmulde|nach=in die Haselmulde|aus=aus der Haselmulde|dem=der Haselmulde|Das=Die Haselmulde|Von=Von der Haselmulde</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Walnut Way</source>
        <translation>Walnussweg|in=auf dem Walnussweg|In=Auf dem Walnussweg|nach=auf den Walnussweg|aus=vom Walnussweg|dem=dem Walnussweg|Das=Der Walnussweg|Von=Vom Walnussweg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Muckville Marsh</source>
        <translation>Matschmoor|in=im Matschmoor|In=Im Matschmoor|nach=ins Matschmoor|aus=aus dem Matschmoor|dem=dem Matschmoor|Das=Das Matschmoor|Von=Vom Matschmoor</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>The Tangle</source>
        <translation>Wirrwald|in=im Wirrwald|In=Im Wirrwald|nach=in den Wirrwald|aus=aus dem Wirrwald|dem=dem Wirrwald|Das=Der Wirrwald|Von=Vom Wirrwald</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Heart of the Wood</source>
        <translation>Waldherz|in=im Waldherz|In=Im Waldherz|nach=ins Waldherz|aus=aus dem Waldherz|dem=dem Waldherz|Das=Das Waldherz|Von=Vom Waldherz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Owl Oak</source>
        <translation>Euleneiche|in=bei der Euleneiche|In=Bei der Euleneiche|nach=zur Euleneiche|aus=von der Euleneiche|dem=der Euleneiche|Das=Die Euleneiche|Von=Von der Euleneiche</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Badger Bluff</source>
        <translation>Dachskuppe|in=auf der Dachskuppe|In=Auf der Dachskuppe|nach=auf die Dachskuppe|aus=von der Dachskuppe|dem=der Dachskuppe|Das=Die Dachskuppe|Von=Von der Dachskuppe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Fern Fold</source>
        <translation>Farngrund|in=im Farngrund|In=Im Farngrund|nach=in den Farngrund|aus=aus dem Farngrund|dem=dem Farngrund|Das=Der Farngrund|Von=Vom Farngrund</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Thistle Thicket</source>
        <translation>Disteldickicht|in=im Disteldickicht|In=Im Disteldickicht|nach=ins Disteldickicht|aus=aus dem Disteldickicht|dem=dem Disteldickicht|Das=Das Disteldickicht|Von=Vom Disteldickicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Pine Barrens</source>
        <translation>Kiefernöde|in=in der Kiefernöde|In=In der Kiefernöde|nach=in die Kiefernöde|aus=aus der Kiefernöde|dem=der Kiefernöde|Das=Die Kiefernöde|Von=Von der Kiefernöde</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Frog Pond</source>
        <translation>Froschteich|in=im Froschteich|In=Im Froschteich|nach=in den Froschteich|aus=aus dem Froschteich|dem=dem Froschteich|Das=Der Froschteich|Von=Vom Froschteich</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Pieces</source>
        <translation>Material</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Nineteen tiles make the forest, in rows of 3, 4, 5, 4 and 3. A fox lives there, and a die with a compass tells which of six ways it runs.</source>
        <translation>Neunzehn Plättchen bilden den Wald, in Reihen zu 3, 4, 5, 4 und 3. Dort lebt ein Fuchs, und ein Würfel mit einem Kompass sagt, in welche von sechs Richtungen er läuft.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The directions of the die are our own, clockwise from 1, north-east, to 6, north-west. So are nine names of tiles: Mossy Mound, Acorn Acres, Chestnut Chase, Hazel Hollow, Walnut Way, Owl Oak, Badger Bluff, Fern Fold and Thistle Thicket.</source>
        <translation>Die Richtungen des Würfels sind von uns, im Uhrzeigersinn von 1, Nordosten, bis 6, Nordwesten. Ebenso neun Namen von Plättchen: Mooshügel, Eichelfeld, Kastanienhag, Haselmulde, Walnussweg, Euleneiche, Dachskuppe, Farngrund und Disteldickicht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Each player has 15 squirrels and 5 nests of one colour. There are 100 nuts, 25 each of four kinds, and 45 objectives, each with two tiles and base points.</source>
        <translation>Alle haben 15 Eichhörnchen und 5 Kobel einer Farbe. Es gibt 100 Nüsse, je 25 von vier Sorten, und 45 Ziele, jedes mit zwei Plättchen und Grundpunkten.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The four kinds are our choice: acorn, chestnut, hazelnut and walnut.</source>
        <translation>Die vier Sorten haben wir gewählt: Eichel, Kastanie, Haselnuss und Walnuss.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>There is no limit. If you run out of squirrels, nests or nuts, use a button or a bean.</source>
        <translation>Das Material ist unbegrenzt: Fehlen Eichhörnchen, Kobel oder Nüsse, nehmt einen beliebigen Ersatz.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Tiles with a green border are the starting tiles. A squirrel costs two nuts there. Frog Pond and Pine Barrens have no cost: nobody can be recruited there.</source>
        <translation>Plättchen mit grünem Rand sind die Startplättchen. Ein Eichhörnchen kostet dort zwei Nüsse. Froschteich und Kiefernöde haben keinen Preis: Dort kann man niemanden anwerben.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Ten tiles are green, and seven cost three nuts. Which nuts a tile gives and which it costs is our own too.</source>
        <translation>Zehn Plättchen sind grün, und sieben kosten drei Nüsse. Auch welche Nüsse ein Plättchen gibt und welche es kostet, ist von uns.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>In the rulebook's example the objective Mouse Meadow – Hickory Haunt has 4 base points, and Heart of the Wood – Pine Barrens has 6.</source>
        <translation>Im Beispiel des Regelbuchs hat das Ziel Mauswiese – Hickoryhain 4 Grundpunkte, und Waldherz – Kiefernöde hat 6.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Every tile but Frog Pond is on exactly five objectives, and Frog Pond is on none. A green end brings 2 base points, any other 3: the harder the ends are to reach, the more points. With balanced objectives, an option, two green ends bring 3, each end that costs three nuts 2 more and Pine Barrens 5 more; the two of the example stay as they are.</source>
        <translation>Jedes Plättchen außer dem Froschteich steht auf genau fünf Zielen, der Froschteich auf keinem. Ein grünes Ende bringt 2 Grundpunkte, jedes andere 3: Je schwerer die Enden zu erreichen sind, desto mehr Punkte. Mit ausgewogenen Zielen, einer Option, bringen zwei grüne Enden 3, jedes Ende, das drei Nüsse kostet, 2 mehr und die Kiefernöde 5 mehr; die zwei aus dem Beispiel bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Lay out the tiles at random. The fox starts on the tile in the middle.</source>
        <translation>Legt die Plättchen zufällig aus. Der Fuchs beginnt auf dem Plättchen in der Mitte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Everybody is dealt three secret objectives, keeps two, and puts the third face down under the deck.</source>
        <translation>Alle bekommen drei geheime Ziele, behalten zwei und legen das dritte verdeckt unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>In turn order everybody places one squirrel on a free green tile and forages two nuts there. Then everybody does so again, in reverse order. Nobody may start on the fox's tile.</source>
        <translation>Reihum setzen alle ein Eichhörnchen auf ein freies grünes Plättchen und sammeln dort zwei Nüsse. Dann tun alle das noch einmal, in umgekehrter Reihenfolge. Auf dem Plättchen des Fuchses beginnt niemand.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>With five players and a green tile in the middle, the order is 1 2 3 4 5 4 3 2 1 5, and the last squirrel may join others on a green tile.</source>
        <translation>Zu fünft und mit einem grünen Plättchen in der Mitte ist die Reihenfolge 1 2 3 4 5 4 3 2 1 5, und das letzte Eichhörnchen darf auf ein grünes Plättchen, auf dem schon andere sind.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Choose who starts; then it goes round clockwise. If you cannot agree, whoever ate a nut last goes first.</source>
        <translation>Wählt, wer beginnt; dann geht es im Uhrzeigersinn weiter. Könnt ihr euch nicht einigen, beginnt, wer zuletzt eine Nuss gegessen hat.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>First the fox moves. Then you may take one action: recruit, hassle or scout. Or none.</source>
        <translation>Zuerst läuft der Fuchs. Dann darfst du eine Aktion ausführen: anwerben, ärgern oder spähen. Oder keine.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Roll the die: the fox runs one tile that way. At the edge of the forest it bounces off and runs one tile the opposite way. Frog Pond does not stop it.</source>
        <translation>Würfle: Der Fuchs läuft ein Plättchen weit in diese Richtung. Am Waldrand prallt er ab und läuft ein Plättchen weit in die Gegenrichtung. Der Froschteich hält ihn nicht auf.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When the squirrels have fled from the fox, forage two nuts: any mix of the kinds that the fox's tile gives.</source>
        <translation>Sind die Eichhörnchen vor dem Fuchs geflohen, sammelst du zwei Nüsse, in beliebiger Mischung der Sorten, die es auf seinem Plättchen gibt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>At any time, even on another player's turn, you may exchange three nuts of one kind for one nut of another kind.</source>
        <translation>Jederzeit, auch wenn andere am Zug sind, darfst du drei Nüsse einer Sorte gegen eine Nuss einer anderen Sorte tauschen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Recruit: pay the cost of a tile and place one of your squirrels there. Not on Frog Pond, not on Pine Barrens, not where the fox is. Other players' squirrels and nests do not matter.</source>
        <translation>Anwerben: Bezahle den Preis eines Plättchens und setz eins deiner Eichhörnchen darauf. Nicht in den Froschteich, nicht in die Kiefernöde, nicht zum Fuchs. Eichhörnchen und Kobel der anderen stören nicht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Hassle: pull the fox onto a tile next to it where you have a squirrel or a nest. Squirrels there flee as always; then you may forage one nut of that tile.</source>
        <translation>Ärgern: Lock den Fuchs auf ein Plättchen neben ihm, auf dem du ein Eichhörnchen oder einen Kobel hast. Die Eichhörnchen dort fliehen wie immer; dann darfst du dort eine Nuss sammeln.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Scout: look at the top two objectives, keep one or none, and put the rest under the deck. You can never give up an objective in your hand.</source>
        <translation>Spähen: Sieh dir die obersten zwei Ziele an, behalte eins oder keins und leg den Rest unter den Stapel. Ein Ziel auf deiner Hand wirst du nie wieder los.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>If only one objective is left, you look at that one. You cannot scout an empty deck.</source>
        <translation>Ist nur noch ein Ziel da, siehst du dir das eine an. Ist der Stapel leer, kannst du nicht spähen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Scattering and nests</source>
        <translation>Flucht und Kobel</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When the fox comes, every squirrel on its tile flees to a tile next to it: not to where the fox came from, and never onto Frog Pond. Nests stay, but they protect nobody.</source>
        <translation>Kommt der Fuchs, flieht jedes Eichhörnchen von seinem Plättchen auf eins daneben: nicht dorthin, woher der Fuchs kam, und nie in den Froschteich. Kobel bleiben, aber sie schützen niemanden.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When somebody builds a nest, all other players' squirrels on that tile flee to a tile next to it: not to the fox's tile, and never onto Frog Pond.</source>
        <translation>Baut jemand einen Kobel, fliehen alle Eichhörnchen der anderen von diesem Plättchen auf eins daneben: nicht zum Fuchs und nie in den Froschteich.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>You choose where your own squirrels flee, one at a time. The active player goes first, then the others in turn order.</source>
        <translation>Du bestimmst, wohin deine eigenen Eichhörnchen fliehen, eins nach dem anderen. Wer am Zug ist, beginnt, dann folgen die anderen in der Zugreihenfolge.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Three squirrels of one player on a tile always become a nest, at once. The squirrels that it drives away flee first; then the earlier scatter goes on.</source>
        <translation>Drei Eichhörnchen einer Farbe auf einem Plättchen werden immer sofort zum Kobel. Zuerst fliehen die Eichhörnchen, die er vertreibt; dann geht die frühere Flucht weiter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A squirrel may flee onto a tile whose own scatter is not finished yet. Squirrels that become part of a nest there need not leave any more.</source>
        <translation>Ein Eichhörnchen darf auf ein Plättchen fliehen, dessen eigene Flucht noch nicht zu Ende ist. Wer dort Teil eines Kobels wird, muss nicht mehr gehen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Only squirrels that stood there when the scatter began must leave.</source>
        <translation>Nur Eichhörnchen, die schon dort standen, als die Flucht begann, müssen gehen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Nests never move and never leave. A tile can hold any number of nests, and squirrels may come back to it later.</source>
        <translation>Kobel bewegen sich nie und gehen nie weg. Auf einem Plättchen können beliebig viele Kobel stehen, und Eichhörnchen dürfen später wiederkommen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Squirrels reach Pine Barrens only by fleeing, or when the Automa places them there. Nests may be built on it.</source>
        <translation>In die Kiefernöde kommen Eichhörnchen nur auf der Flucht, oder wenn der Automa sie dorthin setzt. Kobel darf man dort bauen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Competitive game: a new nest first removes one squirrel of every other player from its tile. The rest flee.</source>
        <translation>Wettstreit: Ein neuer Kobel entfernt zuerst ein Eichhörnchen jedes anderen von seinem Plättchen. Der Rest flieht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>End and score</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A player's fourth nest ends the game as soon as every squirrel has found a place. No nuts, no actions, no last round.</source>
        <translation>Hat jemand den vierten Kobel, endet das Spiel, sobald jedes Eichhörnchen einen Platz gefunden hat. Keine Nüsse, keine Aktionen, keine letzte Runde.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Every nest scores 2 points.</source>
        <translation>Jeder Kobel bringt 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An objective is done if your squirrels and nests join its two tiles without a gap, with at least one of your nests in that connected land.</source>
        <translation>Ein Ziel ist geschafft, wenn deine Eichhörnchen und Kobel seine beiden Plättchen lückenlos verbinden und mindestens einer deiner Kobel zu diesem Gebiet gehört.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An objective that is done scores its base points, and one more for each tile between its ends, the shortest way over the board. That way may cross Frog Pond.</source>
        <translation>Ein geschafftes Ziel bringt seine Grundpunkte und einen Punkt für jedes Plättchen zwischen seinen Enden, auf dem kürzesten Weg über den Plan. Dieser Weg darf durch den Froschteich führen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An objective that is not done costs 2 points. Objectives count only at the end of the game.</source>
        <translation>Ein Ziel, das nicht geschafft ist, kostet 2 Punkte. Ziele zählen erst am Ende des Spiels.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>In a tie whoever has more nests wins, then whoever has more squirrels on the board. If that is equal too, they share the victory.</source>
        <translation>Bei Gleichstand gewinnt, wer mehr Kobel hat, dann, wer mehr Eichhörnchen auf dem Plan hat. Ist auch das gleich, teilt ihr den Sieg.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Everybody may see your nuts. Your objectives stay secret until the end.</source>
        <translation>Deine Nüsse dürfen alle sehen. Deine Ziele bleiben bis zum Ende geheim.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Against the Automa</source>
        <translation>Gegen den Automa</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Playing alone, set up as usual. Then the Automa gets 2, 3 or 4 objectives and a squirrel on each of their ends, but none on the fox's tile.</source>
        <translation>Spielst du allein, baust du wie üblich auf. Dann bekommt der Automa 2, 3 oder 4 Ziele und an jedem ihrer Enden ein Eichhörnchen, nur beim Fuchs nicht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The rulebook says “as usual” and also “drawing 2 Objectives”: here you get three and keep two, as usual. The Automa's objectives lie face up, and three of its squirrels on one tile become a nest at once.</source>
        <translation>Im Regelbuch steht „wie üblich“ und auch, man ziehe 2 Ziele: Hier bekommst du drei und behältst zwei, wie üblich. Die Ziele des Automa liegen offen, und drei seiner Eichhörnchen auf einem Plättchen werden sofort zum Kobel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>After your turn the Automa turns up an objective and places a squirrel on each of its two tiles, but never on the fox's. The card does not score. The fox stays where it is.</source>
        <translation>Nach deinem Zug deckt der Automa ein Ziel auf und setzt je ein Eichhörnchen auf dessen beide Plättchen, aber nie zum Fuchs. Die Karte zählt nicht. Der Fuchs bleibt, wo er ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An Automa squirrel that must flee rolls the die for its direction, and bounces off the edge like the fox. If it may not go there, roll again.</source>
        <translation>Muss ein Eichhörnchen des Automa fliehen, bestimmt der Würfel die Richtung, und es prallt am Rand ab wie der Fuchs. Darf es dorthin nicht, würfelt noch einmal.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Your fourth nest or the Automa's ends the game. The Automa scores the objectives it started with, by the same rules as you.</source>
        <translation>Dein vierter Kobel oder der des Automa beendet das Spiel. Der Automa wertet die Ziele, mit denen er begonnen hat, nach denselben Regeln wie du.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Cards that go under the deck together keep the order in which they were drawn. In set-up they go under in turn order.</source>
        <translation>Karten, die zusammen unter den Stapel kommen, behalten die Reihenfolge, in der sie gezogen wurden. Beim Aufbau kommen sie in der Zugreihenfolge darunter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The fifth player's second squirrel may join any squirrels on a green tile, even its own, but never the fox.</source>
        <translation>Wer als Fünfter spielt, darf das zweite Eichhörnchen auf einem grünen Plättchen zu beliebigen anderen setzen, auch zum eigenen, aber nie zum Fuchs.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>You may exchange from the first nut to the end of the game: in set-up, after the roll, even in the middle of a scatter.</source>
        <translation>Tauschen darfst du von der ersten Nuss bis zum Ende des Spiels: beim Aufbau, nach dem Wurf, sogar mitten in einer Flucht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A second nest on a tile whose scatter is not finished drives out all other players' squirrels, newcomers too. The older scatter is then over.</source>
        <translation>Ein zweiter Kobel auf einem Plättchen, dessen Flucht noch nicht zu Ende ist, vertreibt alle Eichhörnchen der anderen, auch die neu angekommenen. Die ältere Flucht ist damit vorbei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>If the Automa's first squirrel builds the fourth nest, its second is not placed. The cards set aside are shuffled into a new deck only when the Automa must turn one up and the deck is empty.</source>
        <translation>Baut das erste Eichhörnchen des Automa den vierten Kobel, wird das zweite nicht mehr gesetzt. Die abgelegten Karten werden erst dann zu einem neuen Stapel gemischt, wenn der Automa aufdecken muss und der Stapel leer ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The Automa's first objectives are placed card by card. After the fox has moved you must forage; only the nut for hassling is optional. Objectives are dealt three at a time in turn order.</source>
        <translation>Die ersten Ziele des Automa werden Karte für Karte besetzt. Nachdem der Fuchs gelaufen ist, musst du sammeln; nur die Nuss fürs Ärgern ist freiwillig. Ziele werden in der Zugreihenfolge zu je dreien ausgeteilt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Squirrels settle a forest in which a fox is on the loose. Build nests, and join the two tiles of each of your secret objectives. Most points win.</source>
        <translation>Eichhörnchen besiedeln einen Wald, durch den ein Fuchs streift. Baue Kobel und verbinde die beiden Plättchen auf jedem deiner geheimen Ziele. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Roll the die: the fox runs one tile. Every squirrel on its new tile flees to a tile beside it.</source>
        <translation>Würfle: Der Fuchs läuft ein Plättchen weit. Jedes Eichhörnchen auf seinem neuen Plättchen flieht auf eins daneben.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Forage two nuts, of the kinds that the fox's tile gives.</source>
        <translation>Sammle zwei Nüsse von den Sorten, die es auf dem Plättchen des Fuchses gibt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Do one thing, or nothing. Recruit: pay what a tile costs and place a squirrel there. Hassle: pull the fox onto a neighbouring tile of yours and forage one nut. Scout: look at two objectives and keep one or none.</source>
        <translation>Tu eins davon oder nichts. Anwerben: Bezahle, was ein Plättchen kostet, und setz ein Eichhörnchen darauf. Ärgern: Lock den Fuchs auf ein Plättchen daneben, auf dem du stehst, und sammle eine Nuss. Spähen: Sieh dir zwei Ziele an und behalte eins oder keins.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Whenever three of your squirrels are on one tile they become a nest, and everyone else there must leave. Three nuts of one kind buy one of another at any time.</source>
        <translation>Sobald drei deiner Eichhörnchen auf einem Plättchen sind, werden sie zum Kobel, und alle anderen dort müssen gehen. Drei Nüsse einer Sorte darfst du jederzeit gegen eine andere tauschen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>The game ends with somebody's fourth nest, as soon as every squirrel has found a place.</source>
        <translation>Das Spiel endet mit dem vierten Kobel von irgendjemandem, sobald jedes Eichhörnchen einen Platz gefunden hat.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>for every nest</source>
        <translation>für jeden Kobel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>for every finished objective: its base points, and 1 for each tile between its ends. Your squirrels and nests join the two without a gap, and at least one of them is a nest</source>
        <translation>für jedes geschaffte Ziel: seine Grundpunkte und 1 für jedes Plättchen zwischen seinen Enden. Deine Eichhörnchen und Kobel verbinden beide lückenlos, und mindestens ein Kobel gehört dazu</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>for every objective that is not finished</source>
        <translation>für jedes Ziel, das nicht geschafft ist</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>6 to 30 people from about 10 years on, later in groups of three or four</source>
        <translation>6 bis 30 Personen ab etwa 10 Jahren, später in Gruppen zu dritt oder viert</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>a computer with a projector and nutdesk</source>
        <translation>ein Computer mit Beamer und nutdesk</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>for each group a computer with nutdesk, or the game itself</source>
        <translation>für jede Gruppe ein Computer mit nutdesk oder das Spiel selbst</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>for everybody the handout of the short course, and a pencil</source>
        <translation>für alle der Ausdruck des Kurzkurses und ein Stift</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>say what nests and objectives score, and when the game ends</source>
        <translation>sagen, was Kobel und Ziele bringen und wann das Spiel endet</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>play a turn on their own: the fox, two nuts, one action</source>
        <translation>einen Zug allein spielen: der Fuchs, zwei Nüsse, eine Aktion</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>say which squirrels must flee, and where to</source>
        <translation>sagen, welche Eichhörnchen fliehen müssen und wohin</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>plan ahead: which nuts to forage for which tile</source>
        <translation>vorausplanen: welche Nüsse man für welches Plättchen sammelt</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Where may a squirrel flee to when the fox comes? (To any tile beside it, but not to the one the fox came from, and never to Frog Pond.)</source>
        <translation>Wohin darf ein Eichhörnchen fliehen, wenn der Fuchs kommt? (Auf jedes Plättchen daneben, aber nicht dorthin, woher der Fuchs kam, und nie in den Froschteich.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>When are you glad of the fox? (It brings you two nuts, and a squirrel that flees may be the third for a nest.)</source>
        <translation>Wann freust du dich über den Fuchs? (Er bringt dir zwei Nüsse, und ein fliehendes Eichhörnchen kann das dritte für einen Kobel sein.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Three nests and no finished objective, or one nest and two finished objectives: which is better? (Two objectives score at least 8, the nests more score 4.)</source>
        <translation>Drei Kobel und kein geschafftes Ziel oder ein Kobel und zwei geschaffte Ziele: Was ist besser? (Zwei Ziele bringen mindestens 8, die zwei Kobel mehr nur 4.)</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Recruiting on the fox's tile: not allowed, and never on Frog Pond or Pine Barrens.</source>
        <translation>Auf dem Plättchen des Fuchses anwerben: Das ist verboten, und im Froschteich und in der Kiefernöde immer.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Wanting to save the third squirrel: a nest is built at once, even on somebody else's turn.</source>
        <translation>Das dritte Eichhörnchen aufsparen wollen: Ein Kobel entsteht immer sofort, auch wenn jemand anders am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Scouting and keeping everything: every objective that is not finished costs 2 points.</source>
        <translation>Spähen und alles behalten: Jedes Ziel, das nicht geschafft ist, kostet 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Joining two tiles without a nest: such an objective is not finished.</source>
        <translation>Zwei Plättchen ohne Kobel verbinden: Ein solches Ziel ist nicht geschafft.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>The whole course has every rule by topic: chains of nests, ties, five players.</source>
        <translation>Der ganze Kurs hat alle Regeln nach Themen: Ketten von Kobeln, Gleichstand, zu fünft.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Alone against the Automa: Your first game alone, among the examples.</source>
        <translation>Allein gegen den Automa: Dazu gibt es unter den Beispielen eine erste Partie.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Mathematics: with how many of its six rolls does the fox reach your tile? And at the edge of the forest?</source>
        <translation>Mathematik: Mit wie vielen seiner sechs Würfe erreicht der Fuchs dein Plättchen? Und am Waldrand?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Begin with the end: show the last picture of the short course. Who has won, and why? Collect guesses before you count.</source>
        <translation>Fang mit dem Ende an: Zeig das letzte Bild des Kurzkurses. Wer hat gewonnen, und warum? Sammle Vermutungen, bevor du zählst.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>everybody</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Present the short course. At each question everyone raises a hand before you go on.</source>
        <translation>Führ den Kurzkurs vor. Bei jeder Frage melden sich alle, bevor du weitergehst.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Worksheet: first alone, then compare with a neighbour, then check the answers.</source>
        <translation>Arbeitsblatt: erst allein, dann zu zweit vergleichen, dann mit den Lösungen prüfen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>alone, then in pairs</source>
        <translation>allein, dann zu zweit</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Play in practice, where every move can be taken back. At the first nest all stop: who has to leave, and where to?</source>
        <translation>Spielt in der Übung, in der man jeden Zug zurücknehmen kann. Beim ersten Kobel halten alle an: Wer muss gehen, und wohin?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>groups</source>
        <translation>in Gruppen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Count one of the tables on the projector (F5). Which objective was nearly finished, and what was missing?</source>
        <translation>Zählt einen der Tische am Beamer aus (F5). Welches Ziel war fast geschafft, und was fehlte?</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>In your turn first the [fox] moves. Then you may do [one] thing, or nothing.</source>
        <translation>In deinem Zug läuft zuerst der [Fuchs]. Dann darfst du [eins] tun oder nichts.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>At the edge of the forest the fox [bounces] and runs one tile the opposite way.</source>
        <translation>Am Waldrand [prallt] der Fuchs ab und läuft ein Plättchen weit in die Gegenrichtung.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Every squirrel on the fox's tile flees to a tile beside it, but never to [Frog Pond].</source>
        <translation>Jedes Eichhörnchen auf dem Plättchen des Fuchses flieht auf eins daneben, aber nie in den [Froschteich].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Then you forage [two] nuts of the kinds that the fox's tile gives.</source>
        <translation>Dann sammelst du [zwei] Nüsse von den Sorten, die es beim Fuchs gibt.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>To recruit, pay the [cost] of a tile and place one squirrel there.</source>
        <translation>Zum Anwerben bezahlst du die [Kosten] eines Plättchens und setzt ein Eichhörnchen darauf.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>As soon as [three] squirrels of one player are on a tile, they become a [nest].</source>
        <translation>Sobald [drei] Eichhörnchen einer Farbe auf einem Plättchen sind, werden sie zum [Kobel].</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>When a nest is built, all [other] players' squirrels must leave the tile.</source>
        <translation>Entsteht ein Kobel, müssen die Eichhörnchen aller [anderen] das Plättchen verlassen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>The [fourth] nest of one player ends the game.</source>
        <translation>Der [vierte] Kobel einer Farbe beendet das Spiel.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Every nest scores [2] points.</source>
        <translation>Jeder Kobel bringt [2] Punkte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>An objective is finished when squirrels and nests join its two tiles without a [gap].</source>
        <translation>Ein Ziel ist geschafft, wenn Eichhörnchen und Kobel seine beiden Plättchen ohne [Lücke] verbinden.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>An objective that is not finished [costs] 2 points.</source>
        <translation>Ein Ziel, das nicht geschafft ist, [kostet] 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>To [hassle] is to pull the fox onto a tile of yours; then you may forage one nut there.</source>
        <translation>Den Fuchs [ärgern] heißt: Du lockst ihn zu dir auf ein Plättchen und darfst dort eine Nuss sammeln.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>To scout, look at two [objectives] and keep one or none.</source>
        <translation>Beim Spähen siehst du dir zwei [Ziele] an und behältst eins oder keins.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Three nuts of one [kind] buy one nut of another kind.</source>
        <translation>Drei Nüsse einer [Sorte] darfst du gegen eine andere Nuss tauschen.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>Nests never [move] and never leave.</source>
        <translation>Kobel [bewegen] sich nie und gehen nie weg.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>On tiles with a [green] border a squirrel costs only two nuts.</source>
        <translation>Auf Plättchen mit [grünem] Rand kostet ein Eichhörnchen nur zwei Nüsse.</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>the fox</source>
        <translation>der Fuchs</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>squirrels flee from its tile</source>
        <translation>vor ihm fliehen die Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>a tile</source>
        <translation>ein Plättchen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>above the nuts that it gives, below what a squirrel costs there; with a green border, only two</source>
        <translation>oben die Nüsse, die es gibt, unten, was dort ein Eichhörnchen kostet; mit grünem Rand nur zwei</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>a squirrel</source>
        <translation>ein Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>a third of this colour here would make a nest</source>
        <translation>mit einem dritten dieser Farbe entsteht ein Kobel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>a nest</source>
        <translation>ein Kobel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>2 points; it never moves</source>
        <translation>2 Punkte; er bleibt für immer</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>for the fox alone</source>
        <translation>nur für den Fuchs</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>reached only by fleeing</source>
        <translation>nur durch Flucht erreichbar</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>the supply</source>
        <translation>der Vorrat</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>nuts to forage</source>
        <translation>Nüsse zum Sammeln</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>the fox die</source>
        <translation>der Fuchswürfel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>which of six ways the fox runs</source>
        <translation>in welche von sechs Richtungen der Fuchs läuft</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>your nuts</source>
        <translation>deine Nüsse</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>everybody may see them</source>
        <translation>alle dürfen sie sehen</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>a secret objective</source>
        <translation>ein geheimes Ziel</translation>
    </message>
    <message>
        <location filename="../../resources/handbook/nut-hunt.toml"/>
        <source>join its two tiles</source>
        <translation>verbinde seine beiden Plättchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>The forest</source>
        <translation>Der Wald</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Nineteen tiles, in rows of 3, 4, 5, 4 and 3, make the forest. They are laid at random, so every game is different. The fox starts in the middle.</source>
        <translation>Neunzehn Plättchen, in Reihen zu 3, 4, 5, 4 und 3, bilden den Wald. Sie liegen zufällig, also ist jedes Spiel anders. Der Fuchs beginnt in der Mitte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Build the forest together: three tiles, then four, five, four and three. All tiles must point the same way, or the compass lies.</source>
        <translation>Baut den Wald gemeinsam auf: drei Plättchen, dann vier, fünf, vier und drei. Alle müssen gleich herum liegen, sonst lügt der Kompass.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Anna, Ben and Clara each have 15 squirrels and 5 nests. Beside the forest lie 100 nuts, 25 of each kind, and 45 objectives.</source>
        <translation>Anna, Ben und Clara haben je 15 Eichhörnchen und 5 Kobel. Neben dem Wald liegen 100 Nüsse, 25 von jeder Sorte, und 45 Ziele.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Let the group name the four nuts; they come back in every lesson. Chestnuts are dark and pointed, hazelnuts sit in green leaves.</source>
        <translation>Lass die Gruppe die vier Nüsse nennen; sie kommen in jeder Lektion vor. Kastanien sind dunkel und spitz, Haselnüsse sitzen in grünen Blättern.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>At the top of a tile you see its forage, the nuts it gives: The Tangle gives chestnuts, hazelnuts and walnuts. At the bottom you see its cost: acorn, hazelnut and walnut.</source>
        <translation>Oben auf dem Plättchen steht sein Futter, die Nüsse, die es gibt: im Wirrwald Kastanien, Haselnüsse und Walnüsse. Unten steht sein Preis: Eichel, Haselnuss und Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Top gives, bottom costs: say it once more at the end. The two are mixed up more often than anything else in this game.</source>
        <translation>Oben gibt, unten kostet: Sag es am Ende noch einmal. Nichts in diesem Spiel wird öfter verwechselt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Ten tiles have a green border. They are the starting tiles, and a squirrel costs only two nuts there. On seven others it costs three.</source>
        <translation>Zehn Plättchen haben einen grünen Rand. Sie sind die Startplättchen, und ein Eichhörnchen kostet dort nur zwei Nüsse. Auf sieben anderen kostet es drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Compare the two large tiles: green border and two nuts, pale border and three. Ask for another pair on the board.</source>
        <translation>Vergleicht die beiden großen Plättchen: grüner Rand und zwei Nüsse, heller Rand und drei. Lass die Gruppe noch so ein Paar suchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Which of these is a starting tile?</source>
        <translation>Welches davon ist ein Startplättchen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Rabbit Patch has a green border and costs two nuts.</source>
        <translation>Der Hasenwinkel hat einen grünen Rand und kostet zwei Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Owl Oak costs three nuts, and its border is not green.</source>
        <translation>Die Euleneiche kostet drei Nüsse, und ihr Rand ist nicht grün.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Fern Fold costs three nuts, and its border is not green.</source>
        <translation>Der Farngrund kostet drei Nüsse, und sein Rand ist nicht grün.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>There are two clues: the border, and the number of nuts at the bottom. Either is enough.</source>
        <translation>Es gibt zwei Hinweise: den Rand und die Zahl der Nüsse unten. Einer genügt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Two tiles cannot be bought at all. Only the fox goes to Frog Pond. Squirrels get to Pine Barrens only when they flee.</source>
        <translation>Zwei Plättchen kann man gar nicht kaufen. In den Froschteich geht nur der Fuchs. In die Kiefernöde kommen Eichhörnchen nur auf der Flucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Both say so at the bottom, where the others have their cost. What it means to flee comes in lesson 5.</source>
        <translation>Beide sagen es unten, wo bei den anderen der Preis steht. Was Flucht ist, kommt in Lektion 5.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>A die and a compass steer the fox. Each number is one of six directions, clockwise from 1, north-east.</source>
        <translation>Ein Würfel und ein Kompass lenken den Fuchs. Jede Zahl ist eine von sechs Richtungen, im Uhrzeigersinn von 1, Nordosten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Everybody stands up and points: 1 is up to the right, 2 right, 3 down to the right, and so on round the clock.</source>
        <translation>Alle stehen auf und zeigen: 1 ist rechts oben, 2 rechts, 3 rechts unten, und so weiter im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>An objective names two tiles, such as Mouse Meadow and Hickory Haunt. Join them with your squirrels and nests, and it brings points at the end of the game.</source>
        <translation>Ein Ziel nennt zwei Plättchen, zum Beispiel Mauswiese und Hickoryhain. Verbinde sie mit deinen Eichhörnchen und Kobeln, dann bringt das Ziel am Ende Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>This is where most points come from. How to join tiles exactly comes in lesson 13; for now it is enough to find both on the board.</source>
        <translation>Von hier kommen die meisten Punkte. Wie man Plättchen genau verbindet, kommt in Lektion 13; vorerst genügt es, beide auf dem Plan zu finden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>The base points are on the card: 2 for a green end, 3 for any other. Mouse Meadow – Hickory Haunt has 4, Heart of the Wood – Pine Barrens 6.</source>
        <translation>Die Grundpunkte stehen auf der Karte: 2 für ein grünes Ende, 3 für jedes andere. Mauswiese – Hickoryhain hat 4, Waldherz – Kiefernöde 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>The rulebook prints these two; the others follow the same rule here. With the option Balanced objectives the points are those that our lab found fairer.</source>
        <translation>Diese beiden stehen im Regelbuch; die anderen folgen hier derselben Regel. Mit der Option „Ausgewogene Ziele“ gelten Punkte, die unser Labor gerechter fand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Three are dealt to each player, in turn order, and everybody keeps two.</source>
        <translation>Alle bekommen der Reihe nach drei Ziele und behalten zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Which one should Anna put back, so that the others go well together?</source>
        <translation>Welches legt Anna zurück, damit die anderen gut zusammenpassen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>The other two share Hickory Haunt: one nest there can serve both.</source>
        <translation>Die anderen beiden enden im Hickoryhain: Ein Kobel dort kann beiden dienen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Let somebody point at all five tiles. The strongest hands are those whose objectives overlap.</source>
        <translation>Lass jemanden auf alle fünf Plättchen zeigen. Am stärksten sind Ziele, die sich überschneiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>She may. But it ends on Hickory Haunt, just like Hickory Haunt – Badger Bluff.</source>
        <translation>Das darf sie. Aber es endet im Hickoryhain, genau wie Hickoryhain – Dachskuppe.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>She may. But it ends on Hickory Haunt, just like Mouse Meadow – Hickory Haunt.</source>
        <translation>Das darf sie. Aber es endet im Hickoryhain, genau wie Mauswiese – Hickoryhain.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>The third card goes face down under the deck: first Anna's, then Ben's, then Clara's.</source>
        <translation>Die dritte Karte kommt verdeckt unter den Stapel: erst die von Anna, dann die von Ben, dann die von Clara.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>They may come up again late in a long game, in this order.</source>
        <translation>In einem langen Spiel können sie spät wieder auftauchen, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Each tile is on exactly five of the 45 objectives. Only Frog Pond is on no card: you never need to go there.</source>
        <translation>Jedes Plättchen steht auf genau fünf der 45 Ziele. Nur der Froschteich steht auf keiner Karte: Dorthin musst du nie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>objectives for each tile</source>
        <translation>Ziele für jedes Plättchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Good to know when you guess what the others are after. Is somebody gathering around Owl Oak? There are only five reasons.</source>
        <translation>Das hilft beim Raten, was die anderen vorhaben. Sammelt sich jemand um die Euleneiche? Dafür gibt es nur fünf Gründe.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Ben asks Clara what she holds. What must she show?</source>
        <translation>Ben fragt Clara, was sie hat. Was muss sie zeigen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Her nuts and objectives</source>
        <translation>Ihre Nüsse und ihre Ziele</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Only her nuts</source>
        <translation>Nur ihre Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nuts are open to everybody. Objectives stay secret until the end of the game.</source>
        <translation>Nüsse dürfen alle sehen. Ziele bleiben bis zum Ende des Spiels geheim.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Not her objectives: they stay secret until the end of the game.</source>
        <translation>Ihre Ziele nicht: Die bleiben bis zum Ende des Spiels geheim.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Her nuts are open to everybody: if somebody asks, she must show them.</source>
        <translation>Ihre Nüsse dürfen alle sehen: Fragt jemand, muss sie sie zeigen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>At a real table the nuts lie face up in front of each player. Objectives are held like a hand of cards.</source>
        <translation>Am echten Tisch liegen die Nüsse offen vor allen. Ziele hält man wie Karten auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>The first squirrels</source>
        <translation>Die ersten Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Choose who starts; then it goes round clockwise. If you cannot agree, whoever ate a nut last begins: that is Anna.</source>
        <translation>Wählt, wer beginnt; dann geht es im Uhrzeigersinn weiter. Könnt ihr euch nicht einigen, beginnt, wer zuletzt eine Nuss gegessen hat: Das ist Anna.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>A bag of nuts on the table settles this quickly. Mind allergies!</source>
        <translation>Eine Tüte Nüsse auf dem Tisch klärt das schnell. Vorsicht bei Allergien!</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Everybody places one squirrel on a free tile with a green border, never where the fox is. Owl Oak has no green border.</source>
        <translation>Alle setzen ein Eichhörnchen auf ein freies Plättchen mit grünem Rand, nie zum Fuchs. Die Euleneiche hat keinen grünen Rand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Ask for a green tile instead. If the fox's own tile is green, nobody may start there.</source>
        <translation>Frag nach einem grünen Plättchen. Ist das Plättchen des Fuchses selbst grün, darf dort niemand beginnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Anna chooses Mouse Meadow and forages two nuts there: an acorn and a chestnut.</source>
        <translation>Anna wählt die Mauswiese und sammelt dort zwei Nüsse: eine Eichel und eine Kastanie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Any mix will do: two acorns would be fine as well. What does she need for a squirrel on Mossy Mound? Just these two.</source>
        <translation>Jede Mischung ist erlaubt: Auch zwei Eicheln wären gut. Was braucht sie für ein Eichhörnchen auf dem Mooshügel? Genau diese beiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Ben wants to begin with two hazelnuts. Where can he place his squirrel?</source>
        <translation>Ben möchte mit zwei Haselnüssen beginnen. Wohin kann er sein Eichhörnchen setzen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>The tile gives hazelnuts. You may take two of the same kind.</source>
        <translation>Dort gibt es Haselnüsse. Du darfst zwei von derselben Sorte nehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Look at the top of the green tiles. There are four right answers; collect them all before you show them.</source>
        <translation>Schaut bei den grünen Plättchen nach oben. Es gibt vier richtige Antworten; sammelt alle, bevor ihr sie zeigt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>He may start there, but that tile gives no hazelnuts. Look at the top of the tile.</source>
        <translation>Dort darf er beginnen, aber es gibt dort keine Haselnüsse. Schau oben auf das Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Ben takes Rabbit Patch, Clara Birch Grove. Then it goes back: Clara again, Ben, and Anna last. Now everybody has two squirrels and four nuts.</source>
        <translation>Ben nimmt den Hasenwinkel, Clara den Birkenhain. Dann geht es zurück: noch einmal Clara, Ben und zuletzt Anna. Nun haben alle zwei Eichhörnchen und vier Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>the order of the first squirrels</source>
        <translation>die Reihenfolge der ersten Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Clara, the last, goes twice in a row: that makes up for choosing late. Nobody may join another player now.</source>
        <translation>Clara als Letzte ist zweimal hintereinander dran: Das gleicht aus, dass sie spät wählt. Zu anderen darf sich jetzt niemand setzen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>The fox runs</source>
        <translation>Der Fuchs läuft</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>A turn has two parts. First the fox moves, always. Then you may do one thing: recruit, hassle or scout. Or nothing.</source>
        <translation>Ein Zug hat zwei Teile. Zuerst läuft der Fuchs, immer. Dann darfst du eins tun: anwerben, ärgern oder spähen. Oder nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>The order matters: fox, squirrels, nuts, action. Let the group say it in chorus once.</source>
        <translation>Auf die Reihenfolge kommt es an: Fuchs, Eichhörnchen, Nüsse, Aktion. Lass die Gruppe es einmal im Chor sagen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Anna has nuts and would like to recruit on Acorn Acres at once. But the fox goes first.</source>
        <translation>Anna hat Nüsse und würde am liebsten gleich auf dem Eichelfeld anwerben. Aber zuerst kommt der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Beginners forget the fox at least once. Put the die in front of whoever's turn it is.</source>
        <translation>Am Anfang vergessen alle einmal den Fuchs. Leg den Würfel vor die Person, die am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Anna rolls a 1. The compass says north-east, so the fox runs one tile that way, to Hazel Hollow.</source>
        <translation>Anna würfelt eine 1. Auf dem Kompass ist das Nordosten, also läuft der Fuchs ein Plättchen weit dorthin, in die Haselmulde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>One tile, never more: the number is a direction, not a distance. That is the usual mistake.</source>
        <translation>Ein Plättchen, nie mehr: Die Zahl ist eine Richtung, keine Entfernung. Das ist der häufigste Fehler.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Anna saves her nuts and ends her turn. Ben rolls a 1 too. Where does the fox run?</source>
        <translation>Anna spart ihre Nüsse und beendet den Zug. Auch Ben würfelt eine 1. Wohin läuft der Fuchs?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>North-east of Hazel Hollow lies Frog Pond. The fox is an excellent swimmer.</source>
        <translation>Nordöstlich der Haselmulde liegt der Froschteich. Der Fuchs schwimmt ausgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>The Tangle lies in the east: that would be a 2.</source>
        <translation>Der Wirrwald liegt im Osten: Das wäre eine 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Mossy Mound lies in the north-west: that would be a 6.</source>
        <translation>Der Mooshügel liegt im Nordwesten: Das wäre eine 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Many think that the pond stops the fox. Squirrels never go there, the fox may.</source>
        <translation>Viele glauben, der Teich halte den Fuchs auf. Eichhörnchen gehen nie hinein, der Fuchs darf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>All four kinds of nuts grow at Frog Pond. Ben takes an acorn and a walnut, and ends his turn without an action.</source>
        <translation>Im Froschteich gibt es alle vier Sorten Nüsse. Ben nimmt eine Eichel und eine Walnuss und beendet seinen Zug ohne Aktion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>The pond is the best place for nuts on the board, and nobody can live there.</source>
        <translation>Nirgends gibt es mehr Sorten als am Teich, und wohnen kann dort niemand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Clara rolls yet another 1. But north-east of Frog Pond the forest ends: the fox bounces off the edge and runs one tile the opposite way, back to Hazel Hollow.</source>
        <translation>Clara würfelt noch eine 1. Aber nordöstlich vom Froschteich ist der Wald zu Ende: Der Fuchs prallt am Rand ab und läuft ein Plättchen zurück, in die Haselmulde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Opposite means straight back: 1 becomes 4, 2 becomes 5, 3 becomes 6. An example shows the bounce in another corner.</source>
        <translation>Gegenrichtung heißt genau zurück: Aus 1 wird 4, aus 2 wird 5, aus 3 wird 6. Ein Beispiel zeigt das Abprallen in einer anderen Ecke.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Run for it</source>
        <translation>Nichts wie weg</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Squirrels are no heroes. When the fox comes, every squirrel on its tile flees to a tile next to it.</source>
        <translation>Eichhörnchen sind keine Helden. Kommt der Fuchs, flieht jedes Eichhörnchen von seinem Plättchen auf eins daneben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Some turns later in the match. Ask before you go on: who would have to run if the fox came to Hazel Hollow?</source>
        <translation>Einige Züge später. Frag, bevor du weitergehst: Wer müsste fliehen, wenn der Fuchs in die Haselmulde käme?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Ben rolls a 1: the fox runs to Hazel Hollow. It is Ben's turn, so his squirrel flees first, then Clara's and Anna's in turn order.</source>
        <translation>Ben würfelt eine 1: Der Fuchs läuft in die Haselmulde. Ben ist am Zug, also flieht sein Eichhörnchen zuerst, dann die von Clara und Anna, reihum.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Clara has nobody there, so Anna comes next. Each player moves one squirrel at a time.</source>
        <translation>Clara hat dort niemanden, also kommt danach Anna. Alle bewegen ein Eichhörnchen nach dem anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>It cannot flee onto Frog Pond: only the fox goes there.</source>
        <translation>In den Froschteich kann es nicht fliehen: Dorthin geht nur der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>In a corner like this, the pond makes escape routes scarce.</source>
        <translation>In so einer Ecke macht der Teich die Fluchtwege knapp.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Nor to where the fox has just come from. The paw prints on Heart of the Wood show it.</source>
        <translation>Auch nicht dorthin, woher der Fuchs gerade kam. Die Pfoten im Waldherz zeigen es.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>At a real table, put a coin on the tile that the fox has left until everybody has fled.</source>
        <translation>Legt am echten Tisch eine Münze auf das Plättchen, das der Fuchs verlassen hat, bis alle geflohen sind.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Ben wants to get next to Owl Oak. Where should his squirrel flee?</source>
        <translation>Ben möchte neben die Euleneiche. Wohin soll sein Eichhörnchen fliehen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>The Tangle and Rabbit Patch are both next to Owl Oak, and both are open.</source>
        <translation>Wirrwald und Hasenwinkel liegen beide neben der Euleneiche, und beide sind erlaubt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Two right answers. Let one group argue for each: which is closer to a green tile?</source>
        <translation>Zwei richtige Antworten. Lass für jede eine Gruppe sprechen: Was liegt näher an einem grünen Plättchen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>It may flee there, but Mossy Mound is on the other side of Frog Pond.</source>
        <translation>Dorthin darf es fliehen, aber der Mooshügel liegt auf der anderen Seite des Froschteichs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>It may flee there, but that leads away from Owl Oak.</source>
        <translation>Dorthin darf es fliehen, aber das führt von der Euleneiche weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Ben chooses The Tangle. Everybody chooses for their own squirrels.</source>
        <translation>Ben wählt den Wirrwald. Alle entscheiden über ihre eigenen Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Nobody may choose for another player, however good the advice.</source>
        <translation>Niemand darf für andere entscheiden, so gut der Rat auch ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Now Anna's squirrel. Her own nest stands right next to it, but a nest protects nobody. The nest stays, the squirrel flees to Mossy Mound.</source>
        <translation>Jetzt Annas Eichhörnchen. Ihr eigener Kobel steht direkt daneben, aber ein Kobel schützt niemanden. Der Kobel bleibt, das Eichhörnchen flieht auf den Mooshügel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>A common mistake: nests are safe from the fox themselves, but they are no shelter for squirrels.</source>
        <translation>Ein häufiger Fehler: Kobel selbst sind vor dem Fuchs sicher, aber sie sind kein Schutz für Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Two rolls later the fox reaches Fern Fold, and Clara's squirrel flees to Pine Barrens. There is no other way to get there, but nests can be built on it.</source>
        <translation>Zwei Würfe später ist der Fuchs im Farngrund, und Claras Eichhörnchen flieht in die Kiefernöde. Anders kommt man nicht dorthin, aber Kobel darf man dort bauen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Clara's third squirrel makes a nest: lesson 8 tells how. Objectives that end on Pine Barrens are hard to reach.</source>
        <translation>Claras drittes Eichhörnchen baut einen Kobel: Wie, steht in Lektion 8. Ziele, die in der Kiefernöde enden, sind schwer zu schaffen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Nuts, nuts, nuts</source>
        <translation>Nüsse, Nüsse, Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>The squirrels have fled. Now Anna forages two nuts on the fox's tile, in any mix. Rabbit Patch gives chestnuts and hazelnuts, but no walnuts.</source>
        <translation>Die Eichhörnchen sind geflohen. Nun sammelt Anna auf dem Plättchen des Fuchses zwei Nüsse, beliebig gemischt. Im Hasenwinkel gibt es Kastanien und Haselnüsse, aber keine Walnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>What counts is the tile with the fox, wherever your own squirrels are. So every roll brings something.</source>
        <translation>Es zählt das Plättchen mit dem Fuchs, egal wo deine Eichhörnchen sind. So bringt jeder Wurf etwas.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>She must take two nuts before she goes on. Nobody may do without them.</source>
        <translation>Zwei Nüsse muss sie nehmen, bevor es weitergeht. Verzichten darf niemand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Nuts never do harm, but some players are in a hurry. Only the nut for hassling is free to take or leave.</source>
        <translation>Nüsse schaden nie, aber manche haben es eilig. Nur die Nuss fürs Ärgern ist freiwillig.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Anna takes two chestnuts: that makes three. Three of one kind can be exchanged for one of another kind, at any time.</source>
        <translation>Anna nimmt zwei Kastanien: Jetzt sind es drei. Drei von einer Sorte darf man jederzeit gegen eine andere tauschen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Always three of the same kind. Three different nuts, or two of a kind, buy nothing.</source>
        <translation>Immer drei von derselben Sorte. Für drei verschiedene oder zwei gleiche gibt es nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>It is still Anna's turn. Ben has four walnuts. May he exchange three of them now?</source>
        <translation>Anna ist noch am Zug. Ben hat vier Walnüsse. Darf er jetzt drei davon tauschen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>No, only on his own turn</source>
        <translation>Nein, nur in seinem eigenen Zug</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>No, only before the fox moves</source>
        <translation>Nein, nur bevor der Fuchs läuft</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>From the first nut to the end of the game anybody may exchange at any moment, even in the middle of a scatter.</source>
        <translation>Von der ersten Nuss bis zum Ende des Spiels dürfen alle jederzeit tauschen, sogar mitten in einer Flucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>An exchange does not need a turn: it is free, and open to everybody.</source>
        <translation>Zum Tauschen muss man nicht am Zug sein: Es ist kostenlos und steht allen offen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>It makes no difference where the fox is: an exchange is always open.</source>
        <translation>Wo der Fuchs ist, spielt keine Rolle: Tauschen darf man jederzeit.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>It rarely matters, but it ends many a discussion: an exchange is not an action.</source>
        <translation>Selten wichtig, aber es beendet viele Diskussionen: Tauschen ist keine Aktion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>So Ben exchanges three walnuts for an acorn, and it is still Anna's turn. With two acorns she cannot do the same.</source>
        <translation>Also tauscht Ben drei Walnüsse gegen eine Eichel, und Anna ist immer noch am Zug. Mit zwei Eicheln kann sie nicht tauschen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Ask what Ben can pay for now with an acorn and a walnut: Rabbit Patch, if only the fox were not there.</source>
        <translation>Frag, was Ben mit einer Eichel und einer Walnuss nun bezahlen kann: den Hasenwinkel, wenn nur der Fuchs nicht dort wäre.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Recruiting</source>
        <translation>Anwerben</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>You recruit by paying the cost of a tile and placing one of your squirrels there.</source>
        <translation>Beim Anwerben bezahlst du den Preis eines Plättchens und setzt eins deiner Eichhörnchen darauf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>On which tiles that cost three nuts can Anna recruit?</source>
        <translation>Auf welchen Plättchen, die drei Nüsse kosten, kann Anna anwerben?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>The Tangle costs an acorn, a hazelnut and a walnut, Badger Bluff two hazelnuts and a walnut: she has them.</source>
        <translation>Der Wirrwald kostet eine Eichel, eine Haselnuss und eine Walnuss, die Dachskuppe zwei Haselnüsse und eine Walnuss: Die hat sie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>One after the other: read the cost at the bottom of a tile and put the nuts down. She has no chestnut: that rules out most of them.</source>
        <translation>Eins nach dem anderen: Lest den Preis unten auf dem Plättchen und legt die Nüsse hin. Sie hat keine Kastanie: Damit scheiden die meisten aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>She can pay for that, but it costs only two nuts. Look at the tiles without a green border.</source>
        <translation>Das kann sie bezahlen, aber es kostet nur zwei Nüsse. Schau auf die Plättchen ohne grünen Rand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Nobody is recruited on Frog Pond or Pine Barrens: they have no cost. Nor on the fox's tile.</source>
        <translation>Im Froschteich und in der Kiefernöde kann man niemanden anwerben: Sie haben keinen Preis. Auch nicht beim Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>So the fox also guards a tile, and that can be a reason to hassle it. Pine Barrens is reached by fleeing alone.</source>
        <translation>So bewacht der Fuchs ein Plättchen, und das kann ein Grund sein, ihn zu ärgern. In die Kiefernöde kommt man nur auf der Flucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Ben's squirrels and his nest on Mouse Meadow do not matter: Anna pays a hazelnut and a walnut and joins them. One action a turn, so now Ben goes on.</source>
        <translation>Bens Eichhörnchen und sein Kobel auf der Mauswiese stören nicht: Anna bezahlt eine Haselnuss und eine Walnuss und zieht dazu. Eine Aktion pro Zug, nun ist Ben dran.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Any number of players share a tile peacefully, until somebody builds a nest there.</source>
        <translation>Beliebig viele teilen sich friedlich ein Plättchen, bis dort jemand einen Kobel baut.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Suppose all 15 of Clara's squirrels were on the board. Could she recruit another one?</source>
        <translation>Angenommen, alle 15 Eichhörnchen von Clara stünden auf dem Plan. Könnte sie noch eins anwerben?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Running out of pieces never stops you: something else takes their place.</source>
        <translation>Fehlendes Material hält dich nie auf: Nehmt irgendeinen Ersatz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>It hardly ever happens. But the question always comes up when somebody hoards nuts.</source>
        <translation>Das kommt fast nie vor. Aber gefragt wird es immer, wenn jemand Nüsse hortet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Three make a nest</source>
        <translation>Drei bauen einen Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Anna recruits her third squirrel on Fern Fold. Three of one player on a tile become a nest, at once and always: the squirrels leave, and the nest stays.</source>
        <translation>Anna wirbt im Farngrund ihr drittes Eichhörnchen an. Drei einer Farbe auf einem Plättchen werden immer sofort zum Kobel: Die Eichhörnchen gehen, der Kobel bleibt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>She may not wait or refuse: a third squirrel is always a nest. Ask what she loses: three squirrels. And what she wins: a place for good, and 2 points.</source>
        <translation>Warten oder verzichten darf sie nicht: Das dritte wird immer zum Kobel. Frag, was sie verliert: drei Eichhörnchen. Und was sie gewinnt: einen Platz für immer und 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>A new nest drives everybody else off its tile. It is Anna's turn, so Ben goes next. His squirrel may not run to the fox.</source>
        <translation>Ein neuer Kobel vertreibt alle anderen von seinem Plättchen. Anna ist am Zug, also ist als Nächster Ben dran. Zum Fuchs darf sein Eichhörnchen nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Never to the fox, never onto Frog Pond. That is the same for every kind of fleeing.</source>
        <translation>Nie zum Fuchs, nie in den Froschteich. Das gilt für jede Flucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Where does Ben's squirrel make a nest?</source>
        <translation>Wo baut Bens Eichhörnchen einen Kobel?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Two of his are there. The third makes a nest, although it is Anna's turn.</source>
        <translation>Dort sind schon zwei von ihm. Das dritte baut einen Kobel, obwohl Anna am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Look for two yellow squirrels on one tile next to Fern Fold. Nests are built on anybody's turn.</source>
        <translation>Sucht zwei gelbe Eichhörnchen auf einem Plättchen neben dem Farngrund. Kobel entstehen in jedem Zug, auch in fremden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>It may go there, but it would be alone. Where are two of Ben's together?</source>
        <translation>Dorthin darf es, aber da wäre es allein. Wo sind zwei von Ben beisammen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Now Clara's squirrel. The fox came from Heart of the Wood this turn. May she flee there?</source>
        <translation>Nun Claras Eichhörnchen. Der Fuchs kam in diesem Zug aus dem Waldherz. Darf sie dorthin fliehen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Only squirrels that flee from the fox itself avoid the tile it came from. From a nest the way is open.</source>
        <translation>Nur wer vor dem Fuchs selbst flieht, meidet das Plättchen, woher er kam. Vor einem Kobel ist der Weg frei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>That holds for squirrels that flee from the fox. Hers flees from a nest.</source>
        <translation>Das gilt für Eichhörnchen, die vor dem Fuchs fliehen. Ihres flieht vor einem Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>The finest difference in the game. Fox: not back where it came from. Nest: anywhere but to the fox and the pond.</source>
        <translation>Der feinste Unterschied im Spiel. Fuchs: nicht dorthin, woher er kam. Kobel: überallhin, nur nicht zum Fuchs und in den Teich.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Ben has his nest, and Clara goes to Heart of the Wood. Whatever a nest sets off comes first; then the earlier scatter goes on.</source>
        <translation>Ben hat seinen Kobel, und Clara läuft ins Waldherz. Was ein Kobel auslöst, kommt zuerst; dann geht die frühere Flucht weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Nobody else was on Thistle Thicket, so there was nothing to settle. Lesson 11 shows what happens when there is.</source>
        <translation>Im Disteldickicht war sonst niemand, also gab es nichts zu klären. Lektion 11 zeigt, was sonst geschieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Nests never move. The fox passes Fern Fold, and the nest is still there. Clara recruits next to it: a tile holds any number of nests and squirrels.</source>
        <translation>Kobel bewegen sich nie. Der Fuchs zieht durch den Farngrund, und der Kobel ist noch da. Clara wirbt daneben an: Auf ein Plättchen passen beliebig viele Kobel und Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Driven away once does not mean banned: everybody may come back, and even build a nest of their own next to Anna's.</source>
        <translation>Einmal vertrieben heißt nicht für immer: Alle dürfen wiederkommen und sogar neben Annas Kobel einen eigenen bauen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Instead of recruiting you may hassle the fox: you pull it onto a tile next to it where you have a squirrel or a nest. Owl Oak is too far away.</source>
        <translation>Statt anzuwerben, darfst du den Fuchs ärgern: Du lockst ihn auf ein Plättchen daneben, auf dem du ein Eichhörnchen oder einen Kobel hast. Die Euleneiche ist zu weit weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Hassling costs nothing. The squirrels throw nuts until the fox has had enough and comes.</source>
        <translation>Ärgern kostet nichts. Die Eichhörnchen werfen mit Nüssen, bis es dem Fuchs reicht und er kommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Where can Anna pull the fox to chase Ben's squirrels away?</source>
        <translation>Wohin kann Anna den Fuchs locken, um Bens Eichhörnchen zu verjagen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Two of Ben's squirrels are there, and one of Anna's to pull the fox.</source>
        <translation>Dort sind zwei Eichhörnchen von Ben, und eins von Anna, das den Fuchs lockt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Walnut Way would hit Ben too, but Anna has nobody there. Ask why: she needs a squirrel or a nest of her own.</source>
        <translation>Auf dem Walnussweg träfe es auch Ben, aber dort hat Anna niemanden. Frag, warum das wichtig ist: Sie braucht ein eigenes Eichhörnchen oder einen Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>She may: a nest is enough. But Ben has nobody on Hazel Hollow.</source>
        <translation>Das darf sie: Ein Kobel genügt. Aber in der Haselmulde hat Ben niemanden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>That is another action, and the fox stays where it is.</source>
        <translation>Das ist eine andere Aktion, und der Fuchs bleibt, wo er ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Then the fox stays where it is. Where do Anna and Ben live together?</source>
        <translation>Dann bleibt der Fuchs, wo er ist. Wo wohnen Anna und Ben zusammen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>On Rabbit Patch everybody flees as always, Anna first. Her squirrel joins the two on Owl Oak: a nest! Then Ben's two run to The Tangle and Fern Fold.</source>
        <translation>Im Hasenwinkel fliehen alle wie immer, Anna zuerst. Ihr Eichhörnchen läuft zu den beiden bei der Euleneiche: ein Kobel! Dann fliehen Bens zwei in den Wirrwald und in den Farngrund.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>The best hassle helps yourself and hurts another. But your own squirrel flees as well, so it must have somewhere to go.</source>
        <translation>Am besten hilft Ärgern dir selbst und schadet anderen. Aber auch dein Eichhörnchen flieht, also braucht es einen guten Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>And what about nuts?</source>
        <translation>Und die Nüsse?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Anna takes two nuts of Rabbit Patch</source>
        <translation>Anna nimmt zwei Nüsse aus dem Hasenwinkel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Anna may take one nut of Rabbit Patch</source>
        <translation>Anna darf eine Nuss aus dem Hasenwinkel nehmen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>There are none</source>
        <translation>Es gibt keine</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Hassling brings one nut of a kind that the tile gives. She may also leave it.</source>
        <translation>Ärgern bringt eine Nuss einer Sorte, die es dort gibt. Sie darf auch verzichten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Two nuts are for the roll of the die. Hassling brings one.</source>
        <translation>Zwei Nüsse gibt es für den Wurf. Ärgern bringt eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>There is one, for the effort, and she may also leave it.</source>
        <translation>Für die Mühe gibt es eine, und sie darf auch verzichten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Two for the die, one for hassling. The nut for hassling is the only one that nobody has to take.</source>
        <translation>Zwei fürs Würfeln, eine fürs Ärgern. Nur auf die Nuss fürs Ärgern darf man verzichten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>She takes a chestnut, and her turn is over: hassling was her one action.</source>
        <translation>Sie nimmt eine Kastanie, und ihr Zug ist vorbei: Das Ärgern war ihre Aktion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Recruit, hassle or scout: only one of them each turn. Let the group list the three actions from memory.</source>
        <translation>Anwerben, ärgern oder spähen: in jedem Zug nur eins. Lass die Gruppe die drei Aktionen aus dem Kopf aufzählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Scouting</source>
        <translation>Spähen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>The third action is to scout: Anna looks at the top two objectives. She keeps one or none, never both.</source>
        <translation>Die dritte Aktion ist Spähen: Anna sieht sich die obersten zwei Ziele an. Sie behält eins oder keins, nie beide.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Nobody else sees these cards. What you have seen you cannot forget, so scouting cannot be taken back.</source>
        <translation>Sonst sieht niemand diese Karten. Was man gesehen hat, kann man nicht vergessen, also lässt sich Spähen nicht zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Anna lives on Mouse Meadow, Badger Bluff and Hickory Haunt. Which objective suits her?</source>
        <translation>Anna wohnt auf der Mauswiese, auf der Dachskuppe und im Hickoryhain. Welches Ziel passt dazu?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>She lives on Badger Bluff, and Willow Wallow is next to Mouse Meadow: only one tile is missing.</source>
        <translation>Sie wohnt auf der Dachskuppe, und die Weidensuhle liegt neben der Mauswiese: Nur ein Plättchen fehlt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Count the tiles that are missing for each card. The card says so itself, in the line at its foot.</source>
        <translation>Zählt, wie viele Plättchen bei jeder Karte fehlen. Unten auf der Karte steht es auch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>She may. But Owl Oak is at the other end of the forest, and she has nobody there.</source>
        <translation>Das darf sie. Aber die Euleneiche ist am anderen Ende des Waldes, und dort hat sie niemanden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>She may. But one of these is nearly done.</source>
        <translation>Das darf sie. Aber eins davon ist fast geschafft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>She keeps it, and the other goes face down under the deck. On his turn Ben scouts and keeps none: both go under the deck in the order in which he drew them.</source>
        <translation>Sie behält es, das andere kommt verdeckt unter den Stapel. Ben späht in seinem Zug und behält keins: Beide kommen darunter, in der Reihenfolge, in der er sie gezogen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>The order under the deck matters to whoever has seen the cards: they come up again.</source>
        <translation>Die Reihenfolge unter dem Stapel ist wichtig für alle, die die Karten gesehen haben: Sie tauchen wieder auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Clara scouts and keeps one of the two. Now a single card is left: whoever scouts next looks at that one. Once the deck is empty, nobody can scout.</source>
        <translation>Clara späht und behält eins der beiden. Nun ist nur noch eine Karte da: Wer als Nächstes späht, sieht sich diese eine an. Ist der Stapel leer, kann niemand mehr spähen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>That takes a long game: the deck has 45 cards. The last sentence is how this table reads the rules.</source>
        <translation>Das dauert lange: Der Stapel hat 45 Karten. Den letzten Satz lesen wir so aus der Spielregel heraus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Clara regrets her new objective. Can she give it up?</source>
        <translation>Clara bereut ihr neues Ziel. Kann sie es wieder loswerden?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Yes, for 2 points</source>
        <translation>Ja, für 2 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Yes, by scouting again</source>
        <translation>Ja, durch neues Spähen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>An objective in your hand stays there, and if it fails it costs 2 points.</source>
        <translation>Ein Ziel auf deiner Hand bleibt dort, und verfehlst du es, kostet es 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>There is no price for it: it stays in her hand.</source>
        <translation>Dafür gibt es keinen Preis: Es bleibt auf ihrer Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Scouting only brings new ones: hers stays in her hand.</source>
        <translation>Spähen bringt nur neue Ziele: Ihres bleibt auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Scouting is a risk: up to nine points, or minus 2. Late in the game only keep what you can see finished.</source>
        <translation>Spähen ist ein Risiko: bis zu neun Punkte oder minus 2. Behalte spät im Spiel nur, was fast fertig ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>One thing leads to another</source>
        <translation>Eins kommt zum anderen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>David plays too, in another forest. Anna rolls a 6, and Ben's squirrel flees to Willow Wallow: his third there makes a nest. Anna, Clara and David must leave that tile.</source>
        <translation>Auch David spielt mit, in einem anderen Wald. Anna würfelt eine 6, und Bens Eichhörnchen flieht in die Weidensuhle: Dort baut er mit dem dritten einen Kobel. Anna, Clara und David müssen weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Take this lesson slowly, it is the hardest. Chains are rare, but then everybody looks at the rulebook.</source>
        <translation>Geh diese Lektion langsam an, sie ist die schwerste. Ketten sind selten, aber dann schauen alle ins Regelbuch.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>It is Anna's turn, so she goes first. Her squirrel runs to Rabbit Patch and makes a nest there. Now Clara and David must leave Rabbit Patch; Willow Wallow has to wait.</source>
        <translation>Anna ist am Zug, also beginnt sie. Ihr Eichhörnchen läuft in den Hasenwinkel und baut dort einen Kobel. Nun müssen Clara und David aus dem Hasenwinkel weg; die Weidensuhle muss warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Like plates on a pile: the newest scatter is finished first, then the one below it. A finger on each tile that is still waiting helps.</source>
        <translation>Wie Teller auf einem Stapel: Die neueste Flucht wird zuerst beendet, dann die darunter. Ein Finger auf jedem wartenden Plättchen hilft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Clara leaves Rabbit Patch and wants to join her other squirrel. Where does she go?</source>
        <translation>Clara verlässt den Hasenwinkel und möchte zu ihrem anderen Eichhörnchen. Wohin läuft sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Squirrels may run onto a tile whose own scatter is not finished yet.</source>
        <translation>Eichhörnchen dürfen auf ein Plättchen laufen, dessen eigene Flucht noch nicht zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Most people think that Willow Wallow is closed now. It is not: only the fox's tile and Frog Pond are.</source>
        <translation>Die meisten glauben, die Weidensuhle sei nun gesperrt. Ist sie nicht: gesperrt sind nur das Plättchen des Fuchses und der Froschteich.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>She may go there, but her other squirrel is on Willow Wallow.</source>
        <translation>Dorthin darf sie, aber ihr anderes Eichhörnchen ist in der Weidensuhle.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Now Clara has two squirrels there. Only the one that stood there when that scatter began must leave; the newcomer may stay.</source>
        <translation>Nun hat Clara dort zwei Eichhörnchen. Nur das, welches schon dort stand, als jene Flucht begann, muss gehen; das neue darf bleiben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>The rulebook leaves this open; this table plays it so. Lay the squirrel that still has to go on its side.</source>
        <translation>Das Regelbuch lässt das offen; so wird es hier gespielt. Legt das Eichhörnchen, das noch gehen muss, auf die Seite.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>David's two leave Rabbit Patch for Willow Wallow as well. With the one that stood there they make a nest: it need not leave any more.</source>
        <translation>Auch Davids zwei laufen aus dem Hasenwinkel in die Weidensuhle. Mit dem, das schon dort stand, bauen sie einen Kobel: Es muss nicht mehr gehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>This is the example of the rulebook: a squirrel that had to leave saves itself by becoming part of a nest.</source>
        <translation>Das ist das Beispiel aus dem Regelbuch: Ein Eichhörnchen, das gehen müsste, rettet sich, weil es Teil eines Kobels wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Willow Wallow has a second new nest. How many of Clara's two squirrels there must leave now?</source>
        <translation>In der Weidensuhle ist ein zweiter neuer Kobel. Wie viele von Claras zwei Eichhörnchen dort müssen nun gehen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>The new nest drives out everybody else, newcomers too. The older scatter of that tile is over.</source>
        <translation>Der neue Kobel vertreibt alle anderen, auch die neu angekommenen. Die ältere Flucht von dort ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>A new nest always drives everybody else off its tile.</source>
        <translation>Ein neuer Kobel vertreibt immer alle anderen von seinem Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>One had to leave because of Ben's nest. But David's nest drives out newcomers too.</source>
        <translation>Eins musste wegen Bens Kobel gehen. Aber Davids Kobel vertreibt auch die neu angekommenen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Ask for the reason, not only for the number. The second nest starts a scatter of its own.</source>
        <translation>Frag nach dem Grund, nicht nur nach der Zahl. Der zweite Kobel löst eine eigene Flucht aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Both run to Birch Grove, and everybody has a place. Only now does Anna get her nuts: Chestnut Chase gives two chestnuts.</source>
        <translation>Beide laufen in den Birkenhain, und alle haben einen Platz. Erst jetzt bekommt Anna ihre Nüsse: Im Kastanienhag gibt es zwei Kastanien.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Three nests in one turn, and Anna has not even had her action yet. Let the group tell the whole chain once more.</source>
        <translation>Drei Kobel in einem Zug, und Anna hatte noch nicht einmal ihre Aktion. Lass die Gruppe die ganze Kette noch einmal erzählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>The fourth nest</source>
        <translation>Der vierte Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Anna has three nests and recruits her third squirrel on Fern Fold. The fourth nest of any player ends the game. But Ben's squirrel must still find a place.</source>
        <translation>Anna hat drei Kobel und wirbt im Farngrund ihr drittes Eichhörnchen an. Hat jemand den vierten Kobel, endet das Spiel. Aber Bens Eichhörnchen braucht noch einen Platz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>nests end the game</source>
        <translation>Kobel beenden das Spiel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Everybody who must flee still does. Nothing else happens: no nuts, no actions.</source>
        <translation>Wer fliehen muss, flieht noch. Sonst geschieht nichts mehr: keine Nüsse, keine Aktionen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Ben can still gain something. Where should his squirrel go?</source>
        <translation>Für Ben ist noch etwas zu holen. Wohin soll sein Eichhörnchen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Two of his are there: the third makes one more nest, for 2 points. Nests are built until everybody has a place.</source>
        <translation>Dort sind zwei von ihm: Mit dem dritten gibt es noch einen Kobel, für 2 Punkte. Gebaut wird, bis alle einen Platz haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Until the last squirrel is settled, everything counts: even a fifth nest is possible.</source>
        <translation>Bis das letzte Eichhörnchen einen Platz hat, zählt alles: Sogar ein fünfter Kobel ist möglich.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>It may go there. But elsewhere two of Ben's squirrels are waiting for a third.</source>
        <translation>Dorthin darf es. Aber anderswo warten zwei Eichhörnchen von Ben auf ein drittes.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Ben's nest drives Anna's squirrel from Thistle Thicket to Rabbit Patch, and there she builds even a fifth nest. Now everybody has a place: the game is over.</source>
        <translation>Bens Kobel vertreibt Annas Eichhörnchen aus dem Disteldickicht in den Hasenwinkel, und dort baut sie sogar einen fünften Kobel. Nun haben alle einen Platz: Das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>nests for each player: now you know why</source>
        <translation>Kobel für jeden: Jetzt weißt du, warum</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>That is why each player has five nests in the box although four end the game.</source>
        <translation>Darum liegen für jede Farbe fünf Kobel in der Schachtel, obwohl vier das Spiel beenden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Clara has not had her turn in this round. Does she get it?</source>
        <translation>Clara war in dieser Runde noch nicht dran. Kommt sie noch zum Zug?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Yes, to finish the round</source>
        <translation>Ja, um die Runde zu beenden</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Yes, but without the fox</source>
        <translation>Ja, aber ohne den Fuchs</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>No nuts, no actions, no last round: the squirrels are snug in their nests.</source>
        <translation>Keine Nüsse, keine Aktionen, keine letzte Runde: Die Eichhörnchen kuscheln in ihren Kobeln.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>The round is not finished: the game is over as soon as everybody has a place.</source>
        <translation>Die Runde wird nicht beendet: Das Spiel ist aus, sobald alle einen Platz haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>There is no turn at all any more: the game is over as soon as everybody has a place.</source>
        <translation>Es gibt gar keinen Zug mehr: Das Spiel ist aus, sobald alle einen Platz haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>So whoever is behind should watch the others' nests. Three nests mean danger.</source>
        <translation>Wer hinten liegt, behält also die Kobel der anderen im Auge. Drei Kobel sind ein Alarm.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Connected or not</source>
        <translation>Verbunden oder nicht</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The game is over, and Anna turns up her objectives. Rabbit Patch – The Tangle: she lives on both, and they touch. Her nest is on Thistle Thicket, next to Rabbit Patch. Done!</source>
        <translation>Das Spiel ist aus, Anna deckt ihre Ziele auf. Hasenwinkel – Wirrwald: Sie wohnt in beiden, und sie berühren sich. Ihr Kobel steht im Disteldickicht, neben dem Hasenwinkel. Geschafft!</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The nest need not be on an end, nor on the way: anywhere in the connected land will do. Ben's squirrels on Rabbit Patch change nothing.</source>
        <translation>Der Kobel muss nicht an einem Ende stehen und nicht auf dem Weg: irgendwo im verbundenen Gebiet genügt. Bens Eichhörnchen im Hasenwinkel ändern nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Mouse Meadow – Hickory Haunt: Anna lives on Mouse Meadow, Badger Bluff and Hickory Haunt. Is it done?</source>
        <translation>Mauswiese – Hickoryhain: Anna wohnt auf der Mauswiese, auf der Dachskuppe und im Hickoryhain. Ist das Ziel geschafft?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Yes, there is no gap</source>
        <translation>Ja, es gibt keine Lücke</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>No, she has no nest there</source>
        <translation>Nein, sie hat dort keinen Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>No, Ben lives there too</source>
        <translation>Nein, dort wohnt auch Ben</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The nest on Badger Bluff is Ben's. At least one nest of her own must be in the connected land.</source>
        <translation>Der Kobel auf der Dachskuppe gehört Ben. Mindestens ein eigener Kobel muss zum verbundenen Gebiet gehören.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>There is no gap, but that is not enough. Whose nest is on Badger Bluff?</source>
        <translation>Eine Lücke gibt es nicht, aber das reicht nicht. Wem gehört der Kobel auf der Dachskuppe?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Other players neither help nor disturb. Look at the colour of the nest.</source>
        <translation>Andere helfen nicht und stören nicht. Schau auf die Farbe des Kobels.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The large tile has the clue: the nest is yellow.</source>
        <translation>Der Hinweis ist auf dem großen Plättchen: Der Kobel ist gelb.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Birch Grove – Hazel Hollow: Anna lives on Birch Grove, but not on Hazel Hollow. What is it worth?</source>
        <translation>Birkenhain – Haselmulde: Anna wohnt im Birkenhain, aber nicht in der Haselmulde. Was bringt das Ziel?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>2 points for one end</source>
        <translation>2 Punkte für ein Ende</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Minus 2 points</source>
        <translation>Minus 2 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Hazel Hollow is empty, so they are not joined. Every objective that you did not finish costs 2 points.</source>
        <translation>In der Haselmulde wohnt sie nicht, also sind sie nicht verbunden. Jedes Ziel, das nicht geschafft ist, kostet 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Half an objective is worth nothing: both ends must be joined.</source>
        <translation>Ein halbes Ziel bringt nichts: Beide Enden müssen verbunden sein.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>It is worse: an objective that you did not finish costs 2 points.</source>
        <translation>Es kommt schlimmer: Ein Ziel, das nicht geschafft ist, kostet 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>It costs 2 however far apart the ends are, and however close you came.</source>
        <translation>Es kostet 2, egal wie weit die Enden auseinanderliegen und wie wenig gefehlt hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>One nest makes 2 and one objective 5; two that failed cost 4. Anna has 3 points. Objectives count only now, at the end: whatever the fox broke before does not matter.</source>
        <translation>Ein Kobel bringt 2, ein Ziel 5; zwei verfehlte kosten 4. Anna hat 3 Punkte. Ziele zählen erst jetzt, am Ende: Was der Fuchs vorher zerrissen hat, ist egal.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>makes 3 points</source>
        <translation>macht 3 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>During the game, objectives may be done and broken again many times. Only the last picture counts.</source>
        <translation>Im Spiel können Ziele viele Male geschafft und wieder zerrissen werden. Nur das letzte Bild zählt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>How far, and who wins</source>
        <translation>Wie weit, und wer gewinnt</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Every nest scores 2 points. Anna and Ben have two each: 4 points. Clara has four: 8.</source>
        <translation>Jeder Kobel bringt 2 Punkte. Anna und Ben haben je zwei: 4 Punkte. Clara hat vier: 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>points for each nest</source>
        <translation>Punkte für jeden Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Another forest and another evening. A small number on a nest says how many are on that tile.</source>
        <translation>Ein anderer Wald, ein anderer Abend. Eine kleine Zahl am Kobel sagt, wie viele es auf dem Plättchen sind.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Anna has joined Willow Wallow and Muckville Marsh by way of Chestnut Chase and Heart of the Wood. How many points does the distance add?</source>
        <translation>Anna hat Weidensuhle und Matschmoor verbunden, über Kastanienhag und Waldherz. Wie viele Punkte bringt die Strecke?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>The shortest way over the board counts, and it crosses Frog Pond: one tile in between. A detour brings no more.</source>
        <translation>Es zählt der kürzeste Weg über den Plan, und der führt durch den Froschteich: ein Plättchen dazwischen. Ein Umweg bringt nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>The two do not touch: there is a tile between them, and it counts even if it is Frog Pond.</source>
        <translation>Die beiden berühren sich nicht: Dazwischen liegt ein Plättchen, und es zählt, auch wenn es der Froschteich ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>You counted Anna's own way. But the shortest way over the board counts.</source>
        <translation>Du hast Annas eigenen Weg gezählt. Es zählt aber der kürzeste Weg über den Plan.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>It does not matter that no squirrel can live on the pond. Only tiles are counted, in a straight line if there is one.</source>
        <translation>Dass im Teich niemand wohnen kann, macht nichts. Gezählt werden Plättchen, möglichst in gerader Linie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>So the distance adds 0 to 3 points. Ben's ends touch: nothing. Clara's are as far apart as can be: 3. But her objective failed, and that costs 2 however far it is.</source>
        <translation>Die Strecke bringt also 0 bis 3 Punkte. Bens Enden berühren sich: nichts. Claras liegen so weit auseinander wie möglich: 3. Aber ihr Ziel ist verfehlt, und das kostet 2, egal wie weit.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>points for the distance</source>
        <translation>Punkte für die Strecke</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Long objectives bring more, but they break more easily. Which would you keep?</source>
        <translation>Weite Ziele bringen mehr, reißen aber leichter. Welches würdet ihr behalten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Anna has 4 + 5 + 1, Ben 4 + 6 + 0: both have 10. Both have two nests. Anna has three squirrels on the board, Ben one. Who wins?</source>
        <translation>Anna hat 4 + 5 + 1, Ben 4 + 6 + 0: Beide haben 10. Beide haben zwei Kobel. Anna hat drei Eichhörnchen auf dem Plan, Ben eins. Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>In a tie whoever has more nests wins, and then whoever has more squirrels on the board: Anna. If that is equal too, they share the victory.</source>
        <translation>Bei Gleichstand gewinnt, wer mehr Kobel hat, dann, wer mehr Eichhörnchen auf dem Plan hat: Anna. Wäre auch das gleich, würden sie den Sieg teilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Nests decide first, and they are equal. Then squirrels count, and Ben has fewer.</source>
        <translation>Zuerst entscheiden die Kobel, und die sind gleich. Dann zählen Eichhörnchen, und Ben hat weniger.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>They would share the victory only if their squirrels were equal too.</source>
        <translation>Sie würden den Sieg nur teilen, wenn auch die Eichhörnchen gleich wären.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Points first, then nests, then squirrels, then peace. Nuts never count.</source>
        <translation>Erst Punkte, dann Kobel, dann Eichhörnchen, dann Frieden. Nüsse zählen nie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>The competitive game</source>
        <translation>Der Wettstreit</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>Anna and Ben play alone, with a sharper rule that the rulebook recommends for two: the competitive game.</source>
        <translation>Anna und Ben spielen zu zweit, nach einer schärferen Regel, die das Regelbuch dafür empfiehlt: dem Wettstreit.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>Anna recruits her third squirrel on Rabbit Patch. What happens to Ben's two there?</source>
        <translation>Anna wirbt im Hasenwinkel ihr drittes Eichhörnchen an. Was geschieht mit Bens zwei dort?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>Both flee</source>
        <translation>Beide fliehen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>One is removed, the other flees</source>
        <translation>Eins wird entfernt, das andere flieht</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>Both are removed</source>
        <translation>Beide werden entfernt</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>A new nest first removes one squirrel of every other player from its tile. The rest flee.</source>
        <translation>Ein neuer Kobel entfernt zuerst ein Eichhörnchen jedes anderen von seinem Plättchen. Der Rest flieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>That is the usual game. In the competitive game one of them is lost.</source>
        <translation>So ist es im üblichen Spiel. Im Wettstreit geht eins verloren.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>Only one of each other player is lost. The rest flee.</source>
        <translation>Nur eins von jedem anderen geht verloren. Der Rest flieht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>It is also for larger tables that like it rough. With beginners it can hurt: play the usual rule first.</source>
        <translation>Auch für größere Runden, die es rau mögen. Anfängern kann es wehtun: Spielt zuerst die übliche Regel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>One of Ben's squirrels goes back to his supply. The other flees, and on Owl Oak it is not alone.</source>
        <translation>Eins von Bens Eichhörnchen kommt zurück in seinen Vorrat. Das andere flieht, und bei der Euleneiche ist es nicht allein.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive.toml"/>
        <source>With one squirrel of his there, none would have been left to flee. That makes crowded tiles dangerous.</source>
        <translation>Wäre dort nur eins von ihm gewesen, hätte keins mehr fliehen können. So werden volle Plättchen gefährlich.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Five at the table</source>
        <translation>Zu fünft</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Five players need ten green tiles for their first squirrels. But in this forest the fox sits on one of them, Acorn Acres. So the order is 1 2 3 4 5 4 3 2 1, and 5 again.</source>
        <translation>Zu fünft braucht man zehn grüne Plättchen für die ersten Eichhörnchen. Aber in diesem Wald sitzt der Fuchs auf einem davon, dem Eichelfeld. Also ist die Reihenfolge 1 2 3 4 5 4 3 2 1 und noch einmal 5.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>the order here</source>
        <translation>die Reihenfolge hier</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Only with five players, and only if the tile in the middle is green. In every other game you can forget this.</source>
        <translation>Nur zu fünft, und nur wenn das Plättchen in der Mitte grün ist. In allen anderen Spielen kann man das vergessen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Emma comes last, and all nine free green tiles are taken. What about her second squirrel?</source>
        <translation>Emma kommt zuletzt, und alle neun freien grünen Plättchen sind besetzt. Was wird aus ihrem zweiten Eichhörnchen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>It is not placed</source>
        <translation>Es wird nicht gesetzt</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>It joins others on a green tile</source>
        <translation>Es kommt zu anderen auf ein grünes Plättchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>It starts with the fox</source>
        <translation>Es beginnt beim Fuchs</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>The last squirrel may join any others on a green tile, even her own, but never the fox.</source>
        <translation>Das letzte Eichhörnchen darf auf einem grünen Plättchen zu beliebigen anderen, auch zum eigenen, aber nie zum Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Everybody starts with two squirrels, Emma too.</source>
        <translation>Alle beginnen mit zwei Eichhörnchen, auch Emma.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Nobody ever starts with the fox.</source>
        <translation>Beim Fuchs beginnt nie jemand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Only in this case may two squirrels share a tile from the start.</source>
        <translation>Nur in diesem Fall dürfen sich zwei Eichhörnchen von Anfang an ein Plättchen teilen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Emma joins her own squirrel on Walnut Way and forages there as usual: two walnuts.</source>
        <translation>Emma setzt es zu ihrem eigenen auf den Walnussweg und sammelt dort wie üblich: zwei Walnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-five-players.toml"/>
        <source>Two on one tile already: one more makes a nest. Would it have been better to sit next to somebody?</source>
        <translation>Schon zwei auf einem Plättchen: Mit einem weiteren entsteht ein Kobel. Wäre es besser gewesen, sich zu jemandem zu setzen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Alone: the Automa</source>
        <translation>Allein: der Automa</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Anna plays alone, against the Automa: cards and the die decide for it. She has set up as usual: two objectives kept of three, two squirrels, four nuts.</source>
        <translation>Anna spielt allein gegen den Automa: Für ihn entscheiden Karten und der Würfel. Sie hat wie üblich aufgebaut: zwei von drei Zielen behalten, zwei Eichhörnchen, vier Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>The Automa is no squirrel that thinks. It needs no nuts, and it places two squirrels a turn: that makes it a strong rival.</source>
        <translation>Der Automa denkt nicht. Er braucht keine Nüsse und setzt in jedem Zug zwei Eichhörnchen: Das macht ihn zum starken Gegner.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>The Automa gets two objectives, face up; at Advanced three, at Expert four. Card by card a squirrel goes on each end, even on Pine Barrens. Heart of the Wood gets none: the fox is there.</source>
        <translation>Der Automa bekommt zwei Ziele, offen; auf „Fortgeschritten“ drei, auf „Profi“ vier. Karte für Karte kommt ein Eichhörnchen auf jedes Ende, auch in die Kiefernöde. Ins Waldherz nicht: Dort ist der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>These objectives it will score in the end. Tiles may be shared, and three of its squirrels on one tile make a nest at once.</source>
        <translation>Diese Ziele wertet er am Ende. Plättchen darf er teilen, und drei seiner Eichhörnchen auf einem Plättchen werden sofort zum Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Anna goes first. She rolls a 3, and on Fern Fold an Automa squirrel must flee: the die says where. A 6 leads back to where the fox came from, so it rolls again: 2, Thistle Thicket.</source>
        <translation>Anna beginnt. Sie würfelt eine 3, und im Farngrund muss ein Eichhörnchen des Automa fliehen: Wohin, sagt der Würfel. Eine 6 führt dorthin, woher der Fuchs kam, also noch einmal: 2, ins Disteldickicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Each of its squirrels rolls for itself. Whenever it may not go there, roll again: the pond, the fox, where the fox came from.</source>
        <translation>Für jedes seiner Eichhörnchen wird einzeln gewürfelt. Darf es nicht dorthin, noch einmal: Teich, Fuchs, und woher der Fuchs kam.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>An Automa squirrel flees from Owl Oak and rolls a 2, east. But there the forest ends. What happens?</source>
        <translation>Ein Eichhörnchen des Automa flieht von der Euleneiche und würfelt eine 2, Osten. Aber dort ist der Wald zu Ende. Was geschieht?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>It rolls again</source>
        <translation>Es wird neu gewürfelt</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>It bounces and runs west</source>
        <translation>Es prallt ab und läuft nach Westen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>It stays</source>
        <translation>Es bleibt</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Automa squirrels bounce off the edge just like the fox: west of Owl Oak lies Rabbit Patch.</source>
        <translation>Eichhörnchen des Automa prallen am Rand ab wie der Fuchs: Westlich der Euleneiche liegt der Hasenwinkel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>It rolls again only where it may not go. Here it can bounce.</source>
        <translation>Noch einmal gewürfelt wird nur, wenn es nicht dorthin darf. Hier kann es abprallen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>It must flee. Think of what the fox does at the edge.</source>
        <translation>Fliehen muss es. Was macht denn der Fuchs am Rand?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>First bounce, then look whether the tile is allowed.</source>
        <translation>Erst abprallen, dann schauen, ob das Plättchen erlaubt ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Anna ends her turn. The Automa turns up an objective and places a squirrel on each end: on Thistle Thicket, but not on Fern Fold, where the fox is. The fox does not move now.</source>
        <translation>Anna beendet ihren Zug. Der Automa deckt ein Ziel auf und setzt auf jedes Ende ein Eichhörnchen: ins Disteldickicht, aber nicht in den Farngrund, wo der Fuchs ist. Der Fuchs läuft jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>The card is set aside and scores nothing. Only the objectives of the beginning count.</source>
        <translation>Die Karte wird abgelegt und bringt nichts. Nur die Ziele vom Anfang zählen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>The deck is empty. At its next turn the Automa must turn up a card: only then the cards set aside are shuffled into a new deck. Here it is the same card again, and Thistle Thicket gets a nest.</source>
        <translation>Der Stapel ist leer. Im nächsten Zug muss der Automa aufdecken: Erst jetzt werden die abgelegten Karten neu gemischt. Hier ist es dieselbe Karte, und im Disteldickicht entsteht ein Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>In a real game that takes very long: the deck has 45 cards. If you scout an empty deck, nothing is shuffled.</source>
        <translation>Im echten Spiel dauert das sehr lange: Der Stapel hat 45 Karten. Wer bei leerem Stapel spähen will, löst kein Mischen aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Alone: who wins</source>
        <translation>Allein: Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Anna and the Automa have three nests each. It turns up The Tangle – Thistle Thicket: its third squirrel on The Tangle builds its fourth nest. Anna's squirrel there must still flee.</source>
        <translation>Anna und der Automa haben je drei Kobel. Er deckt Wirrwald – Disteldickicht auf: Sein drittes Eichhörnchen im Wirrwald baut den vierten Kobel. Annas Eichhörnchen dort muss noch fliehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The fourth nest of either side ends the game, just as with other players.</source>
        <translation>Der vierte Kobel einer Seite beendet das Spiel, wie immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The other end, Thistle Thicket, would give it a fifth nest. Is that squirrel still placed?</source>
        <translation>Das andere Ende, das Disteldickicht, gäbe ihm einen fünften Kobel. Wird dieses Eichhörnchen noch gesetzt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>After the fourth nest only fleeing and nest building go on. Placing is neither.</source>
        <translation>Nach dem vierten Kobel gehen nur noch Flucht und Kobelbau weiter. Setzen ist keins von beiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The fourth nest ends the game: only fleeing and nest building go on.</source>
        <translation>Der vierte Kobel beendet das Spiel: Nur Flucht und Kobelbau gehen noch weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The rulebook does not say it; this table plays it so.</source>
        <translation>Das Regelbuch sagt es nicht; so wird es hier gespielt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Anna's squirrel flees, and the game is over. The Automa scores the objectives it started with: Owl Oak – Fern Fold is joined, with a nest on Walnut Way next door.</source>
        <translation>Annas Eichhörnchen flieht, und das Spiel ist aus. Der Automa wertet die Ziele vom Anfang: Euleneiche – Farngrund ist verbunden, mit einem Kobel auf dem Walnussweg nebenan.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Same rules as for Anna: joined without a gap, and a nest of its own in the connected land.</source>
        <translation>Dieselben Regeln wie für Anna: lückenlos verbunden, mit einem eigenen Kobel im verbundenen Gebiet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The Automa: 8 for four nests, 6 + 1 for one objective, minus 2 for the other. Anna: 6 for three nests, 4 + 1 for her objective. It wins by 13 to 11.</source>
        <translation>Der Automa: 8 für vier Kobel, 6 + 1 für ein Ziel, minus 2 für das andere. Anna: 6 für drei Kobel, 4 + 1 für ihr Ziel. Er gewinnt mit 13 zu 11.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>for the Automa</source>
        <translation>für den Automa</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>One more objective, and Anna would have won. The rulebook's hint for the standard game: concentrate on your objectives.</source>
        <translation>Mit einem Ziel mehr hätte Anna gewonnen. Der Rat des Regelbuchs für das Standardspiel: Konzentriere dich auf deine Ziele.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Anna wants the fox away from Hazel Hollow. What can she do?</source>
        <translation>Anna möchte den Fuchs aus der Haselmulde weghaben. Was kann sie tun?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>She hassles it: Rabbit Patch is next to the fox, and she has squirrels there.</source>
        <translation>Sie ärgert ihn: Der Hasenwinkel liegt neben dem Fuchs, und dort hat sie Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Ask for the name of the action too. Owl Oak is not next to the fox.</source>
        <translation>Frag auch, wie die Aktion heißt. Die Euleneiche liegt nicht neben dem Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Scouting brings cards. The fox stays where it is.</source>
        <translation>Spähen bringt Karten. Der Fuchs bleibt, wo er ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>She may do that, but the fox stays where it is.</source>
        <translation>Das darf sie, aber der Fuchs bleibt, wo er ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>But she would rather build a nest. Where, and what does it cost?</source>
        <translation>Aber lieber baut sie einen Kobel. Wo, und was kostet das?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Two of hers are on Rabbit Patch. It costs an acorn and a walnut: she has them.</source>
        <translation>Im Hasenwinkel hat sie schon zwei. Er kostet eine Eichel und eine Walnuss: Die hat sie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Three things to check: two squirrels, no fox, the right nuts.</source>
        <translation>Drei Dinge sind zu prüfen: zwei Eichhörnchen, kein Fuchs, die richtigen Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>She may do that, but it builds no nest.</source>
        <translation>Das darf sie, aber es entsteht kein Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>The nest drives Clara off Rabbit Patch.</source>
        <translation>Der Kobel vertreibt Clara aus dem Hasenwinkel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Before you go on: who flees, from what, and where may she not go?</source>
        <translation>Bevor es weitergeht: Wer flieht, wovor, und wohin darf sie nicht?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Clara wants to go to the tile that the fox came from this turn. Which one is it, and may she?</source>
        <translation>Clara möchte auf das Plättchen, von dem der Fuchs in diesem Zug kam. Welches ist das, und darf sie das?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>The paw prints are on Heart of the Wood. She flees from a nest, so that way is open.</source>
        <translation>Die Pfoten sind im Waldherz. Sie flieht vor einem Kobel, also ist dieser Weg frei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Paw prints show where the fox came from. From a nest you may flee there, from the fox you may not.</source>
        <translation>Pfoten zeigen, woher der Fuchs kam. Vor einem Kobel darf man dorthin fliehen, vor dem Fuchs nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>She may go there, but the fox came from another tile. Look for the paw prints.</source>
        <translation>Dorthin darf sie, aber der Fuchs kam von einem anderen Plättchen. Such die Pfoten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Ben rolls a 4: the fox runs back to Heart of the Wood, and Clara must flee again, from the fox this time.</source>
        <translation>Ben würfelt eine 4: Der Fuchs läuft zurück ins Waldherz, und Clara muss wieder fliehen, diesmal vor dem Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Poor Clara. Which tile is closed to her now? Hazel Hollow, for the fox has just come from there.</source>
        <translation>Arme Clara. Welches Plättchen ist ihr nun versperrt? Die Haselmulde, denn von dort kam der Fuchs gerade.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Clara wants to share a tile with Ben. Where does she flee?</source>
        <translation>Clara möchte sich ein Plättchen mit Ben teilen. Wohin flieht sie?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Ben lives on Acorn Acres, next to the fox. That tile is open to her.</source>
        <translation>Ben wohnt auf dem Eichelfeld, neben dem Fuchs. Dorthin darf sie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>If all this went well, the group is ready for a game.</source>
        <translation>Wenn das alles geklappt hat, kann die Gruppe spielen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>She may flee there, but Ben has nobody on that tile.</source>
        <translation>Dorthin darf sie fliehen, aber da hat Ben niemanden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The fox bounces off the edge</source>
        <translation>Der Fuchs prallt am Rand ab</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The fox is on Pine Barrens, at the south-east edge of the forest.</source>
        <translation>Der Fuchs ist in der Kiefernöde, am Südostrand des Waldes.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>Anna rolls a 3: south-east. What does the fox do?</source>
        <translation>Anna würfelt eine 3: Südosten. Was macht der Fuchs?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It bounces to Muckville Marsh</source>
        <translation>Er prallt ab und läuft ins Matschmoor</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It leaves the forest</source>
        <translation>Er verlässt den Wald</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>At the edge it bounces: one tile the opposite way, here north-west.</source>
        <translation>Am Rand prallt er ab: ein Plättchen in die Gegenrichtung, hier nach Nordwesten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The fox moves every turn. Where can it go if not south-east?</source>
        <translation>Der Fuchs läuft in jedem Zug. Wohin kann er, wenn nicht nach Südosten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The fox never leaves the forest. Where can it go if not south-east?</source>
        <translation>Der Fuchs verlässt nie den Wald. Wohin kann er, wenn nicht nach Südosten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It bounces off the edge and runs north-west, to Muckville Marsh.</source>
        <translation>Er prallt am Rand ab und läuft nach Nordwesten, ins Matschmoor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Sixteen points</source>
        <translation>Sechzehn Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>The game is over. Anna has three nests: that is 6 points.</source>
        <translation>Das Spiel ist aus. Anna hat drei Kobel: Das sind 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>points for three nests</source>
        <translation>Punkte für drei Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Mouse Meadow – Hickory Haunt is joined: 4 points, and 2 for Chestnut Chase and Heart of the Wood between them.</source>
        <translation>Mauswiese – Hickoryhain ist verbunden: 4 Punkte, und 2 für Kastanienhag und Waldherz dazwischen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Heart of the Wood – Pine Barrens is joined too: 6 points. They touch, so nothing is added.</source>
        <translation>Waldherz – Kiefernöde ist auch verbunden: 6 Punkte. Sie berühren sich, also kommt nichts dazu.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Mouse Meadow – The Tangle has failed: nobody of hers is on The Tangle.</source>
        <translation>Mauswiese – Wirrwald ist verfehlt: Im Wirrwald hat sie niemanden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>What does Anna score in all?</source>
        <translation>Wie viele Punkte hat Anna insgesamt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>6 for the nests, 4 + 2 and 6 + 0 for two objectives, minus 2 for the third: 16.</source>
        <translation>6 für die Kobel, 4 + 2 und 6 + 0 für zwei Ziele, minus 2 für das dritte: 16.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>You missed the distance: two tiles lie between Mouse Meadow and Hickory Haunt.</source>
        <translation>Die Strecke fehlt: Zwischen Mauswiese und Hickoryhain liegen zwei Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>An objective that failed costs 2 points.</source>
        <translation>Ein verfehltes Ziel kostet 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Joined, and not quite joined</source>
        <translation>Verbunden und nicht ganz verbunden</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Ben turns up Willow Wallow – Muckville Marsh. His squirrels and a nest join them: Willow Wallow, Chestnut Chase, Walnut Way, Muckville Marsh.</source>
        <translation>Ben deckt Weidensuhle – Matschmoor auf. Seine Eichhörnchen und ein Kobel verbinden sie: Weidensuhle, Kastanienhag, Walnussweg, Matschmoor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>The yellow nest on Walnut Way is on the way, so it is done. Anna's squirrel on Willow Wallow does not matter.</source>
        <translation>Der gelbe Kobel auf dem Walnussweg liegt auf dem Weg, also ist das Ziel geschafft. Annas Eichhörnchen in der Weidensuhle stört nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Mouse Meadow – Hickory Haunt: Ben is on Mouse Meadow, Owl Oak and Hickory Haunt. Is it done?</source>
        <translation>Mauswiese – Hickoryhain: Ben ist auf der Mauswiese, bei der Euleneiche und im Hickoryhain. Ist das Ziel geschafft?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>No, he has no nest there</source>
        <translation>Nein, er hat dort keinen Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>No, Anna's nest breaks it</source>
        <translation>Nein, Annas Kobel trennt sie</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>None of his nests is connected to that land. Anna's nest on Owl Oak neither helps nor hurts.</source>
        <translation>Keiner seiner Kobel gehört zu diesem Gebiet. Annas Kobel bei der Euleneiche hilft nicht und schadet nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>There is no gap, but an objective also needs a nest of its owner.</source>
        <translation>Eine Lücke gibt es nicht, aber ein Ziel braucht auch einen eigenen Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Other players' nests neither help nor hurt. Whose nest is missing?</source>
        <translation>Kobel der anderen helfen nicht und schaden nicht. Wessen Kobel fehlt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Ben has 2 for his nest, 5 + 2 for one objective, minus 2 for the other: 7 points.</source>
        <translation>Ben hat 2 für seinen Kobel, 5 + 2 für ein Ziel, minus 2 für das andere: 7 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>points for Ben</source>
        <translation>Punkte für Ben</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>The nest chain</source>
        <translation>Die Kobelkette</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Anna, Ben and David crowd together on Willow Wallow and Rabbit Patch. Anna rolls a 6: the fox comes to Mouse Meadow, where Ben has a squirrel.</source>
        <translation>Anna, Ben und David drängeln sich in der Weidensuhle und im Hasenwinkel. Anna würfelt eine 6: Der Fuchs kommt auf die Mauswiese, wo Ben ein Eichhörnchen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>It flees to Willow Wallow, and Ben builds a nest there. Anna and David must leave Willow Wallow.</source>
        <translation>Es flieht in die Weidensuhle, und Ben baut dort einen Kobel. Anna und David müssen aus der Weidensuhle weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>It is Anna's turn, so her two go first. Both run to Rabbit Patch and complete a nest there. Now David must leave Rabbit Patch, before anything else.</source>
        <translation>Anna ist am Zug, also laufen ihre zwei zuerst. Beide laufen in den Hasenwinkel und bauen dort einen Kobel. Nun muss David aus dem Hasenwinkel weg, vor allem anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>David's squirrel on Willow Wallow has yet to leave. How can he save it?</source>
        <translation>Davids Eichhörnchen in der Weidensuhle muss noch gehen. Wie kann er es retten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Squirrels may run onto a tile whose own scatter is not finished. With two more there is a nest.</source>
        <translation>Eichhörnchen dürfen auf ein Plättchen laufen, dessen eigene Flucht noch nicht zu Ende ist. Mit zwei weiteren entsteht dort ein Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>It may run there, but that does not help the one on Willow Wallow.</source>
        <translation>Dorthin darf es, aber das hilft dem in der Weidensuhle nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Both run to Willow Wallow. Three make a nest, before David's squirrel there had to leave.</source>
        <translation>Beide laufen in die Weidensuhle. Drei bauen einen Kobel, bevor Davids Eichhörnchen dort gehen musste.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>Birch Grove under the fox</source>
        <translation>Der Fuchs im Birkenhain</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>Anna plays against the Automa. She has ended her turn, and the fox is on Birch Grove.</source>
        <translation>Anna spielt gegen den Automa. Sie hat ihren Zug beendet, und der Fuchs ist im Birkenhain.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>The Automa turns up Birch Grove – Fern Fold. Birch Grove gets no squirrel because the fox is there; Fern Fold gets one.</source>
        <translation>Der Automa deckt Birkenhain – Farngrund auf. In den Birkenhain kommt kein Eichhörnchen, weil dort der Fuchs ist; in den Farngrund kommt eins.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your first game alone</source>
        <translation>Dein erstes Spiel allein</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>A first game against the Automa, step by step. You are Blue, and you were dealt three objectives.</source>
        <translation>Ein erstes Spiel gegen den Automa, Schritt für Schritt. Du bist Blau und hast drei Ziele bekommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Which one do you put back, so that the other two go well together?</source>
        <translation>Welches legst du zurück, damit die anderen beiden gut zusammenpassen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Owl Oak is at the other end of the forest. The other two share Hickory Haunt, with Mouse Meadow and Badger Bluff close by.</source>
        <translation>Die Euleneiche liegt am anderen Ende des Waldes. Die anderen beiden enden im Hickoryhain, mit Mauswiese und Dachskuppe in der Nähe.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>You may. But it lies close to Hickory Haunt, where another of your objectives ends.</source>
        <translation>Das darfst du. Aber es liegt nah am Hickoryhain, wo ein anderes deiner Ziele endet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your first squirrel goes to Mouse Meadow, with an acorn and a chestnut, the second to Hickory Haunt, with two hazelnuts. Both are ends of your objectives.</source>
        <translation>Dein erstes Eichhörnchen kommt auf die Mauswiese, mit Eichel und Kastanie, das zweite in den Hickoryhain, mit zwei Haselnüssen. Beides sind Enden deiner Ziele.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Now the Automa's hand, face up: Owl Oak – Fern Fold and Acorn Acres – Mossy Mound. It places a squirrel on each end.</source>
        <translation>Nun die Hand des Automa, offen: Euleneiche – Farngrund und Eichelfeld – Mooshügel. Er setzt ein Eichhörnchen auf jedes Ende.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your turn begins with the die. A 4 sends the fox to Walnut Way, which gives two walnuts.</source>
        <translation>Dein Zug beginnt mit dem Würfel. Eine 4 schickt den Fuchs auf den Walnussweg, dort gibt es zwei Walnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your two objectives lack one tile between them. Where should you recruit?</source>
        <translation>Deinen beiden Zielen fehlt ein Plättchen dazwischen. Wo solltest du anwerben?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Badger Bluff joins Mouse Meadow and Hickory Haunt. It costs two hazelnuts and a walnut: you have them.</source>
        <translation>Dachskuppe verbindet Mauswiese und Hickoryhain. Das kostet zwei Haselnüsse und eine Walnuss: Die hast du.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>You may. But the tile that both objectives need is another one.</source>
        <translation>Das darfst du. Aber beiden Zielen fehlt ein anderes Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Now all three tiles are yours. Both objectives still need a nest: three squirrels on one of these tiles.</source>
        <translation>Nun gehören dir alle drei Plättchen. Beide Ziele brauchen noch einen Kobel: drei Eichhörnchen auf einem davon.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>When you are done, the Automa takes its turn. It turns up Hickory Haunt – Acorn Acres and places a squirrel on each.</source>
        <translation>Bist du fertig, ist der Automa dran. Er deckt Hickoryhain – Eichelfeld auf und setzt auf jedes ein Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>You roll a 6, and Chestnut Chase gives two chestnuts. With a chestnut and a walnut you recruit on Hickory Haunt: a second squirrel there is a step towards a nest.</source>
        <translation>Du würfelst eine 6, und im Kastanienhag gibt es zwei Kastanien. Mit Kastanie und Walnuss wirbst du im Hickoryhain an: Das zweite Eichhörnchen dort ist ein Schritt zum Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>The Automa turns up Rabbit Patch – Acorn Acres, and its third squirrel on Acorn Acres builds a nest.</source>
        <translation>Der Automa deckt Hasenwinkel – Eichelfeld auf, und sein drittes Eichhörnchen auf dem Eichelfeld baut einen Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>One nest for the Automa. But you are close too: one more squirrel on Hickory Haunt makes your nest, and both your objectives. Now play on!</source>
        <translation>Ein Kobel für den Automa. Aber auch du bist nah dran: Noch ein Eichhörnchen im Hickoryhain, und du hast deinen Kobel und beide Ziele. Spiel nun weiter!</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>How to win</source>
        <translation>So gewinnt man</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Squirrels move into a forest, and a fox keeps chasing them. This game has just ended: Anna has won with 18 points. Where do they come from?</source>
        <translation>Eichhörnchen ziehen in einen Wald, und ein Fuchs jagt sie umher. Dieses Spiel ist gerade zu Ende: Anna hat mit 18 Punkten gewonnen. Woher kommen die?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Begin with the end: people listen better once they know what it is all for. Read the three scores aloud, and ask the group to guess what brought them.</source>
        <translation>Beginn mit dem Ende: Man hört besser zu, wenn man weiß, wozu alles gut ist. Lies die drei Punktzahlen vor und lass die Gruppe raten, woher sie kommen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Three squirrels of one colour on a tile turn into a nest. Every nest is worth 2 points. Anna has three nests: 6 points.</source>
        <translation>Drei Eichhörnchen einer Farbe auf einem Plättchen werden zum Kobel. Jeder Kobel bringt 2 Punkte. Anna hat drei Kobel: 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Let somebody find Anna's three blue nests on the board. Single squirrels score nothing: that is often assumed.</source>
        <translation>Lass jemanden Annas drei blaue Kobel auf dem Plan suchen. Einzelne Eichhörnchen bringen nichts: Das wird oft vermutet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>The rest comes from secret objectives. This one joins Mouse Meadow and Hickory Haunt: Anna lives on every tile of the way, with at least one nest. That brings 4 points.</source>
        <translation>Der Rest kommt von geheimen Zielen. Dieses verbindet Mauswiese und Hickoryhain: Anna wohnt überall auf dem Weg, mit mindestens einem Kobel. Das bringt 4 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Trace the way with the pointer: nest, nest, squirrel. A single gap, or no nest at all, and the objective fails.</source>
        <translation>Fahr den Weg mit dem Zeiger nach: Kobel, Kobel, Eichhörnchen. Eine einzige Lücke oder gar kein Kobel, und das Ziel ist verfehlt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>And 1 more for each tile between the two places, the shortest way. Her other objective has two in between: 5 + 2. An objective that fails costs 2 points.</source>
        <translation>Und 1 mehr für jedes Plättchen zwischen den beiden, auf dem kürzesten Weg. Bei ihrem anderen Ziel sind es zwei: 5 + 2. Ein verfehltes Ziel kostet 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>for an objective that fails</source>
        <translation>für ein verfehltes Ziel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Ask where the shortest way from Willow Wallow to Muckville Marsh runs: Chestnut Chase and Walnut Way, two tiles. Her own way may be longer; that does not matter.</source>
        <translation>Frag, wo der kürzeste Weg von der Weidensuhle ins Matschmoor verläuft: über Kastanienhag und Walnussweg, zwei Plättchen. Ihr eigener Weg darf länger sein, das macht nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Ben has four nests. One of his objectives is done, with 5 points. The other has failed. What does he score?</source>
        <translation>Ben hat vier Kobel. Eins seiner Ziele ist geschafft, für 5 Punkte. Das andere hat er verfehlt. Wie viele Punkte hat er?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>11 points</source>
        <translation>11 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>13 points</source>
        <translation>13 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>15 points</source>
        <translation>15 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Four nests make 8. With 5 for one objective and minus 2 for the other that is 11.</source>
        <translation>Vier Kobel sind 8. Mit 5 für das eine Ziel und minus 2 für das andere sind es 11.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>You counted 8 for the nests and 5 for the objective. But the one that failed costs 2.</source>
        <translation>Du hast 8 für die Kobel und 5 für das Ziel gezählt. Aber das verfehlte kostet 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>An objective that fails takes 2 points away, it does not add any.</source>
        <translation>Ein verfehltes Ziel zieht 2 Punkte ab, es bringt keine.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Hands up for 11, 13 or 15. Most mistakes come from the failed objective: let somebody do the sum aloud.</source>
        <translation>Handzeichen für 11, 13 oder 15. Die meisten Fehler macht das verfehlte Ziel: Lass jemanden laut rechnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>Anybody's fourth nest ends the game at once: here it was Ben's. But the points decide: Anna 18, Ben 11, Clara 6.</source>
        <translation>Der vierte Kobel beendet das Spiel sofort: Hier war es Bens. Aber es entscheiden die Punkte: Anna 18, Ben 11, Clara 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-1-how-to-win.toml"/>
        <source>The point to take home: nests end the game, objectives win it. Whoever builds the fourth nest need not be the winner.</source>
        <translation>Das sollte hängen bleiben: Kobel beenden das Spiel, Ziele gewinnen es. Wer den vierten Kobel baut, muss nicht gewinnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>Getting ready</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>Back to the start. Nineteen tiles are laid at random, with the fox in the middle. At the top of a tile you see the nuts it gives, at the bottom what a squirrel costs there.</source>
        <translation>Zurück zum Anfang. Neunzehn Plättchen liegen zufällig aus, der Fuchs in der Mitte. Oben siehst du, welche Nüsse es dort gibt, unten, was ein Eichhörnchen dort kostet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>Mouse Meadow gives acorns and chestnuts, and costs a hazelnut and a walnut. Ask somebody to read another tile aloud.</source>
        <translation>Auf der Mauswiese gibt es Eicheln und Kastanien; sie kostet eine Haselnuss und eine Walnuss. Lass jemanden ein anderes Plättchen vorlesen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>Everybody is dealt three secret objectives and keeps two. Anna keeps Mouse Meadow – Hickory Haunt and Willow Wallow – Muckville Marsh. The third goes under the deck.</source>
        <translation>Alle bekommen drei geheime Ziele und behalten zwei. Anna behält Mauswiese – Hickoryhain und Weidensuhle – Matschmoor. Das dritte kommt unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>Ask why these two go well together: the same squirrels can serve both. At a real table only Anna sees her cards; her nuts are open to all.</source>
        <translation>Frag, warum diese beiden gut zusammenpassen: Dieselben Eichhörnchen können beiden dienen. Am echten Tisch sieht nur Anna ihre Karten; ihre Nüsse sehen alle.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>The first squirrels start on tiles with a green border.</source>
        <translation>Die ersten Eichhörnchen beginnen auf Plättchen mit grünem Rand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>Anna's objectives end on Mouse Meadow, Hickory Haunt, Willow Wallow and Muckville Marsh. Where can she begin?</source>
        <translation>Annas Ziele enden bei Mauswiese, Hickoryhain, Weidensuhle und Matschmoor. Wo kann sie beginnen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>One of her objectives ends there, and the border is green. Muckville Marsh has no green border.</source>
        <translation>Dort endet eins ihrer Ziele, und der Rand ist grün. Das Matschmoor hat keinen grünen Rand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>Look for the four places of her objectives on the board first, then for the green border. Three of the four are green.</source>
        <translation>Sucht zuerst die vier Orte ihrer Ziele auf dem Plan, dann den grünen Rand. Drei der vier sind grün.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>She may start there, but none of her objectives ends on that tile.</source>
        <translation>Dort darf sie beginnen, aber keins ihrer Ziele endet auf diesem Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>Anna takes Mouse Meadow and two of its nuts. Then Ben and Clara; and back again: Clara, Ben, Anna. Everybody starts on tiles of their own, with four nuts.</source>
        <translation>Anna nimmt die Mauswiese und dort zwei Nüsse. Dann Ben und Clara; und zurück: Clara, Ben, Anna. Alle beginnen auf eigenen Plättchen, mit vier Nüssen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-2-getting-ready.toml"/>
        <source>The last to place goes first on the way back, so everybody gets one early and one late pick. You always take two nuts of the tile, in any mix.</source>
        <translation>Wer zuletzt setzt, beginnt auf dem Rückweg: So wählen alle einmal früh und einmal spät. Man nimmt immer zwei Nüsse des Plättchens, beliebig gemischt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>A turn begins with the fox: it runs, squirrels flee from it, and you take two nuts. Then you may do one thing.</source>
        <translation>Ein Zug beginnt mit dem Fuchs: Er läuft, Eichhörnchen fliehen vor ihm, und du nimmst zwei Nüsse. Dann darfst du eine Aktion ausführen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>This card is the whole turn. Leave it up for a moment, and copy it onto the blackboard if you like.</source>
        <translation>Diese Karte ist der ganze Zug. Lass sie eine Weile stehen und schreib sie ruhig an die Tafel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Anna has the first turn and rolls a 4. On the compass that is south-west: the fox runs one tile, to Walnut Way. It gives only walnuts, so Anna takes two.</source>
        <translation>Anna hat den ersten Zug und würfelt eine 4. Auf dem Kompass ist das Südwesten: Der Fuchs läuft ein Plättchen weit, auf den Walnussweg. Dort gibt es nur Walnüsse, Anna nimmt zwei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>The tile that counts is the one where the fox now stands, not one of your own. Many think they take nuts from their own tiles.</source>
        <translation>Es zählt das Plättchen, auf dem der Fuchs nun steht, kein eigenes. Viele denken, man bekomme Nüsse von seinen eigenen Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Now her action. Mostly you recruit: pay the cost of a tile, and a squirrel moves in. Badger Bluff, for two hazelnuts and a walnut, joins Mouse Meadow and Hickory Haunt.</source>
        <translation>Nun ihre Aktion. Meist wirbst du an: Du bezahlst den Preis eines Plättchens, und ein Eichhörnchen zieht ein. Die Dachskuppe, für zwei Haselnüsse und eine Walnuss, verbindet Mauswiese und Hickoryhain.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>One action a turn, and the turn is over. Ask: what does her objective still need? A nest, so three squirrels on one of these tiles.</source>
        <translation>Eine Aktion, und der Zug ist vorbei. Frag: Was fehlt ihrem Ziel noch? Ein Kobel, also drei Eichhörnchen auf einem dieser Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>You can recruit next to other players too. But never where the fox is, nor on Frog Pond or Pine Barrens.</source>
        <translation>Anwerben darfst du auch, wo andere wohnen. Aber nie beim Fuchs, nie im Froschteich und nie in der Kiefernöde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Both special tiles have no cost: that is how you recognise them. Squirrels get to Pine Barrens only when they flee.</source>
        <translation>Die beiden besonderen Plättchen haben keinen Preis: Daran erkennt ihr sie. In die Kiefernöde kommen Eichhörnchen nur auf der Flucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Ben's turn. He rolls a 2. Where does the fox run?</source>
        <translation>Ben ist dran. Er würfelt eine 2. Wohin läuft der Fuchs?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>A 2 is east, and east of Walnut Way lies Fern Fold. Where the forest ends, the fox bounces and runs the opposite way.</source>
        <translation>Die 2 ist Osten, und östlich vom Walnussweg liegt der Farngrund. Wo der Wald endet, prallt der Fuchs ab und läuft in die Gegenrichtung.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Badger Bluff lies in the west: that is a 5.</source>
        <translation>Die Dachskuppe liegt im Westen: Das ist eine 5.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Heart of the Wood lies in the north-east: that is a 1.</source>
        <translation>Das Waldherz liegt im Nordosten: Das ist eine 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Let somebody hold an arm in the direction of the arrow. The numbers go round like a clock, from 1 in the north-east.</source>
        <translation>Lass jemanden mit dem Arm in die Richtung des Pfeils zeigen. Die Zahlen laufen wie eine Uhr, von der 1 im Nordosten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Ben takes a hazelnut and a walnut. He lacks an acorn for The Tangle, so he swaps three hazelnuts for one. That is always possible, even on somebody else's turn.</source>
        <translation>Ben nimmt eine Haselnuss und eine Walnuss. Für den Wirrwald fehlt ihm eine Eichel, also tauscht er drei Haselnüsse dafür. Das geht jederzeit, auch wenn andere am Zug sind.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-3-your-turn.toml"/>
        <source>Three of the same for one of another: always three, always the same kind. Two are never enough.</source>
        <translation>Drei gleiche gegen eine andere: immer drei, immer dieselbe Sorte. Zwei reichen nie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>The fox is coming!</source>
        <translation>Der Fuchs kommt!</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Some rounds later. Anna rolls a 5, but there the forest ends: the fox bounces and runs the opposite way, to Chestnut Chase.</source>
        <translation>Einige Runden später. Anna würfelt eine 5, aber dort ist der Wald zu Ende: Der Fuchs prallt ab und läuft in die Gegenrichtung, in den Kastanienhag.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Count the tiles together: one tile, only the other way round. Anna's nest on Mouse Meadow did not mind the fox at all.</source>
        <translation>Zählt gemeinsam: ein Plättchen, nur andersherum. Annas Kobel auf der Mauswiese hat der Fuchs gar nicht gestört.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Every squirrel with the fox flees to a tile next to it: not where the fox came from, never onto Frog Pond. Nests stay.</source>
        <translation>Jedes Eichhörnchen beim Fuchs flieht auf ein Plättchen daneben: nicht dorthin, woher er kam, und nie in den Froschteich. Kobel bleiben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Where should Anna's flee?</source>
        <translation>Wohin soll Annas fliehen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Two of hers are there already. The third one makes a nest.</source>
        <translation>Dort sind schon zwei von ihr. Das dritte baut einen Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Let the group point at all tiles where it may flee before they choose one. Paw prints show where the fox came from.</source>
        <translation>Lass die Gruppe auf alle Plättchen zeigen, auf die es fliehen darf, bevor sie wählt. Pfoten zeigen, woher der Fuchs kam.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>It may flee there, and an objective ends there. But on another tile two friends are waiting for a third.</source>
        <translation>Dorthin darf es fliehen, und ein Ziel endet dort. Aber anderswo warten zwei Freunde auf ein drittes.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>It may flee there. But on another tile two friends are waiting for a third.</source>
        <translation>Dorthin darf es fliehen. Aber anderswo warten zwei Freunde auf ein drittes.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>A nest, at once! It never leaves again, and it drives everybody else off its tile: Ben's squirrel goes to Hickory Haunt. After that Clara's flees from the fox.</source>
        <translation>Ein Kobel, sofort! Er geht nie wieder weg und vertreibt alle anderen von seinem Plättchen: Bens Eichhörnchen läuft in den Hickoryhain. Danach flieht Claras vor dem Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>What a new nest sets off is settled first, then the rest of the fox's visit. A nest scares the others away only at the moment when it is built.</source>
        <translation>Zuerst wird erledigt, was ein neuer Kobel auslöst, dann der Rest. Ein Kobel verscheucht die anderen nur in dem Moment, in dem er gebaut wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Instead of recruiting, Anna scouts: she looks at two new objectives. She may keep one, but she can never give it back, and if it fails it costs 2 points.</source>
        <translation>Statt anzuwerben, späht Anna: Sie sieht sich zwei neue Ziele an. Eins darf sie behalten, aber sie wird es nie wieder los, und verfehlt sie es, kostet es 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Read both cards aloud. Anna lives in the west, these tiles lie in the north and east: she keeps none. Ask the group what it would do.</source>
        <translation>Lies beide Karten vor. Anna wohnt im Westen, diese Plättchen liegen im Norden und Osten: Sie behält keins. Frag die Gruppe, was sie tun würde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Ben's turn. He hassles the fox: he pulls it onto a tile next to it where he has a squirrel or a nest. On Hickory Haunt that hits Anna too! His own squirrel flees first.</source>
        <translation>Ben ist dran. Er ärgert den Fuchs: Er lockt ihn auf ein Plättchen daneben, auf dem er ein Eichhörnchen oder einen Kobel hat. Im Hickoryhain trifft das auch Anna! Seins flieht zuerst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Hassling is the third action. It costs no nuts, but your own squirrels on that tile flee as well.</source>
        <translation>Ärgern ist die dritte Aktion. Es kostet keine Nüsse, aber auch deine eigenen Eichhörnchen dort fliehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>But Anna's two both flee to Muckville Marsh, where one of hers sits: her third nest! For hassling Ben may take one nut of the fox's tile, an acorn.</source>
        <translation>Aber Annas zwei fliehen beide ins Matschmoor, wo schon eins von ihr sitzt: ihr dritter Kobel! Fürs Ärgern darf Ben dort, wo der Fuchs ist, eine Nuss nehmen: eine Eichel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-4-fox-and-nests.toml"/>
        <source>Fleeing is a free move: good players let the fox chase them where they want to go. Two nuts for the die, one for hassling.</source>
        <translation>Fliehen ist ein geschenkter Zug: Wer gut spielt, lässt sich dorthin jagen, wo es passt. Zwei Nüsse fürs Würfeln, eine fürs Ärgern.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>The last nest</source>
        <translation>Der letzte Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>The end is near: Ben has three nests, and two squirrels on Fern Fold. It is Anna's turn.</source>
        <translation>Das Ende ist nah: Ben hat drei Kobel und zwei Eichhörnchen im Farngrund. Anna ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Where should she recruit?</source>
        <translation>Wo sollte sie anwerben?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Willow Wallow completes her second objective: 7 points instead of minus 2.</source>
        <translation>Die Weidensuhle vollendet ihr zweites Ziel: 7 Punkte statt minus 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Look at her two objectives: one is done, the other lacks a single tile. If she waits, Ben may end the game.</source>
        <translation>Schaut auf ihre zwei Ziele: Eins ist geschafft, dem anderen fehlt ein einziges Plättchen. Wartet sie, beendet Ben vielleicht das Spiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Then Ben may end the game, and an objective of hers fails.</source>
        <translation>Dann kann Ben das Spiel beenden, und eins ihrer Ziele ist verfehlt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>A new objective helps little now: Ben may end the game on his turn.</source>
        <translation>Ein neues Ziel hilft nun wenig: Ben kann das Spiel in seinem Zug beenden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>She can pay for that. But if Ben ends the game now, one of her objectives fails.</source>
        <translation>Das kann sie bezahlen. Aber wenn Ben jetzt das Spiel beendet, ist eins ihrer Ziele verfehlt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>On his turn Ben recruits his third squirrel on Fern Fold: his fourth nest. Clara's squirrel still flees, then the game is over. Nobody gets another turn.</source>
        <translation>In seinem Zug wirbt Ben im Farngrund sein drittes Eichhörnchen an: sein vierter Kobel. Claras Eichhörnchen flieht noch, dann ist das Spiel aus. Niemand kommt mehr zum Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>No last round: the end can come suddenly. Count the others' nests in good time.</source>
        <translation>Keine letzte Runde: Das Ende kann plötzlich kommen. Zählt rechtzeitig die Kobel der anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Everybody turns up their objectives. Anna has 6 for her nests, 5 and 7 for her objectives: 18. Ben has 8 + 5 − 2 = 11, Clara 6.</source>
        <translation>Alle decken ihre Ziele auf. Anna hat 6 für ihre Kobel, 5 und 7 für ihre Ziele: 18. Ben hat 8 + 5 − 2 = 11, Clara 6.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>This is the picture from the beginning. Let the group say once more where the 18 points come from. In a tie, more nests win.</source>
        <translation>Das ist das Bild vom Anfang. Lass die Gruppe noch einmal sagen, woher die 18 Punkte kommen. Bei Gleichstand gewinnt, wer mehr Kobel hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>That is all you need. Lay out the forest, and may the fox chase the others!</source>
        <translation>Mehr braucht ihr nicht. Legt den Wald aus, und möge der Fuchs die anderen jagen!</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Place two squirrels and keep two objectives</source>
        <translation>Zwei Eichhörnchen setzen und zwei Ziele behalten</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Roll for the fox, flee from it, take two nuts</source>
        <translation>Für den Fuchs würfeln, fliehen, zwei Nüsse nehmen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Recruit, hassle or scout</source>
        <translation>Anwerben, ärgern oder spähen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Build nests and join your tiles</source>
        <translation>Kobel bauen und Plättchen verbinden</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Count the points after the fourth nest</source>
        <translation>Nach dem vierten Kobel die Punkte zählen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/short-5-the-last-nest.toml"/>
        <source>Now play: three or four at a table, half an hour. Keep the turn card in sight. In the first game beginners may lay their objectives open and ask for advice.</source>
        <translation>Jetzt spielt: zu dritt oder zu viert an einem Tisch, eine halbe Stunde. Lasst die Zugkarte sichtbar. Im ersten Spiel dürfen Neulinge ihre Ziele offenlegen und um Rat fragen.</translation>
    </message>
</context>
</TS>
