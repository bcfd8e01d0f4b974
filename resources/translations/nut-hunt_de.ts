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
        <translation>{seat}: Sammle {nuts} in {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>An objective in hand can never be given up.</source>
        <translation>Ein Ziel auf der Hand wirst du nie wieder los.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>One action a turn, and you have had yours.</source>
        <translation>Eine Aktion pro Zug, und deine hattest du schon.</translation>
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
        <source>Drag one objective onto the deck</source>
        <translation>Zieh ein Ziel auf den Stapel</translation>
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
        <source>Drag a squirrel from your hand to a green tile</source>
        <translation>Zieh ein Eichhörnchen aus deiner Hand auf ein grünes Plättchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First forage your nuts.</source>
        <translation>Sammle zuerst deine Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Drag nuts to your hand</source>
        <translation>Zieh Nüsse auf deine Hand</translation>
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
        <source>Click the die</source>
        <translation>Klick auf den Würfel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First the squirrels that are on the run find a refuge.</source>
        <translation>Zuerst finden die fliehenden Eichhörnchen eine Zuflucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: choose where your squirrel flees</source>
        <translation>{seat}: Wohin flieht dein Eichhörnchen?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Drag the marked squirrel to a lit tile</source>
        <translation>Zieh das markierte Eichhörnchen auf ein leuchtendes Plättchen</translation>
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
        <source>Drag squirrel, fox or nuts</source>
        <translation>Zieh Eichhörnchen, Fuchs oder Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>You hassled the fox: forage one nut, or end your turn.</source>
        <translation>Du hast den Fuchs geärgert: Sammle eine Nuss oder beende deinen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Drag a nut to your hand</source>
        <translation>Zieh eine Nuss auf deine Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>First say which of the scouted objectives you keep.</source>
        <translation>Sag zuerst, welches der erspähten Ziele du behältst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: keep one objective, or none</source>
        <translation>{seat}: Behalte ein Ziel oder keins</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Drag one to your hand</source>
        <translation>Zieh eins auf deine Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>Your turn is over: end it, and the Automa takes its own.</source>
        <translation>Dein Zug ist vorbei: Beende ihn, dann ist der Automa dran.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>{seat}: all done; now the Automa</source>
        <translation>{seat}: Fertig, jetzt der Automa</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/choices.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The forest is laid; the fox sits on {tile}</source>
        <translation>Der Wald liegt aus; der Fuchs sitzt in {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>Everybody gets three objectives</source>
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
        <translation>{seat} setzt ein Eichhörnchen nach {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s second squirrel joins those on {tile}</source>
        <translation>Das zweite Eichhörnchen von {seat} kommt zu denen in {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} forages {nut} from {tile}</source>
        <translation>{seat} findet in {tile} {nut}</translation>
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
        <source>That way is the forest's edge: the fox bounces off</source>
        <translation>Dort ist der Waldrand: Der Fuchs prallt ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox runs to {tile}</source>
        <translation>Der Fuchs läuft nach {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} exchanges three {given} for one {got}</source>
        <translation>{seat} tauscht drei {given} gegen eine {got}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} recruits a squirrel on {tile}</source>
        <translation>{seat} wirbt in {tile} ein Eichhörnchen an</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} hassles the fox: it is pulled onto {tile}</source>
        <translation>{seat} ärgert den Fuchs und lockt ihn nach {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} forages {nut} from {tile} after the hassle</source>
        <translation>{seat} findet nach dem Ärgern in {tile} {nut}</translation>
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
        <source>The scout finds {objective}</source>
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
        <source>{seat} takes no further action</source>
        <translation>{seat} tut sonst nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel flees from the fox to {tile}</source>
        <translation>Ein Eichhörnchen von {seat} flieht vor dem Fuchs nach {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel makes room on {start} and goes to {tile}</source>
        <translation>Ein Eichhörnchen von {seat} macht in {start} Platz und läuft nach {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s three squirrels on {tile} become a nest</source>
        <translation>Die drei Eichhörnchen von {seat} in {tile} werden zum Kobel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The older scatter on {tile} is spent: the new nest decides who leaves</source>
        <translation>Die alte Flucht aus {tile} ist vorbei: Nun bestimmt der neue Kobel, wer gehen muss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>Competitive: one squirrel of {owner} is removed from {tile}</source>
        <translation>Wettstreit: Ein Eichhörnchen von {owner} wird aus {tile} entfernt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>That is {seat}'s fourth nest: the game ends once all squirrels have settled</source>
        <translation>Das ist der vierte Kobel von {seat}: Das Spiel endet, sobald alle Eichhörnchen einen Platz haben</translation>
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
        <translation>{seat} beginnt mit einem Eichhörnchen in {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} reveals {objective}</source>
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
        <translation>Der Fuchs ist in {tile}: {seat} setzt dort kein Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fourth nest stands: {seat} places nothing more, and {tile} gets no squirrel</source>
        <translation>Der vierte Kobel steht: {seat} setzt nichts mehr, {tile} geht leer aus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The deck is empty: the objectives set aside are shuffled into a new one</source>
        <translation>Der Stapel ist leer: Die abgelegten Ziele werden zu einem neuen gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>There is no objective left anywhere: {seat}'s turn is empty</source>
        <translation>Es gibt nirgends mehr ein Ziel: {seat} hat einen leeren Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The die for {seat}'s squirrel on {tile} shows {die}: {direction}</source>
        <translation>Würfel für ein Eichhörnchen von {seat} in {tile}: {die}, {direction}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>That way is the forest's edge: {seat}'s squirrel bounces towards {tile}</source>
        <translation>Dort ist der Waldrand: Das Eichhörnchen von {seat} prallt ab, Richtung {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>No squirrel goes onto {tile}: the die is rolled again</source>
        <translation>Kein Eichhörnchen geht nach {tile}: Es wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox is on {tile}: the die is rolled again</source>
        <translation>Der Fuchs ist in {tile}: Es wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox has just come from {tile}: the die is rolled again</source>
        <translation>Der Fuchs kam gerade aus {tile}: Es wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel flees from {start} to {tile}</source>
        <translation>Ein Eichhörnchen von {seat} flieht aus {start} nach {tile}</translation>
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
        <source>Base points that came out fairer in our lab: 3 of the 45 are too strong or too weak, instead of 13.</source>
        <translation>Grundpunkte, die in unserem Labor gerechter waren: 3 der 45 Ziele sind zu stark oder zu schwach statt 13.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>How many objectives the Automa starts with in a game for one: 2, 3 or 4.</source>
        <translation>Mit wie vielen Zielen der Automa im Spiel für einen beginnt: 2, 3 oder 4.</translation>
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
        <translation>Ein Eichhörnchen nach {tile} fliehen lassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>put a squirrel on {tile}</source>
        <translation>Ein Eichhörnchen in {tile} einsetzen</translation>
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
        <translation>Den Fuchs nach {tile} ziehen</translation>
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
        <translation>Ein Eichhörnchen in {tile} anwerben</translation>
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
        <translation>erfüllt Ziel {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>breaks objective {n}</source>
        <translation>unterbricht Ziel {n}</translation>
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
        <source>Your nuts pay for no tile.</source>
        <translation>Deine Nüsse reichen für kein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Pull the fox onto a tile beside it where you have someone</source>
        <translation>Lock den Fuchs auf ein Plättchen neben ihm, auf dem du jemanden hast</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>You have no squirrel and no nest beside the fox.</source>
        <translation>Du hast neben dem Fuchs kein Eichhörnchen und keinen Kobel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Three nuts of one kind for one of another</source>
        <translation>Drei Nüsse einer Sorte gegen eine andere</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>You have no three of a kind.</source>
        <translation>Du hast keine drei von einer Sorte.</translation>
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
        <source>Keep this one: an objective in hand can never be given up</source>
        <translation>Dieses behalten: Ein Ziel auf der Hand wirst du nie wieder los</translation>
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
        <source>Its objectives are turned up, with a squirrel on each end</source>
        <translation>Seine Ziele werden aufgedeckt, mit einem Eichhörnchen an jedem Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>It reveals an objective and places its squirrels</source>
        <translation>Er deckt ein Ziel auf und setzt seine Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Without any action</source>
        <translation>Ohne eine Aktion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>End the turn without the nut</source>
        <translation>Den Zug ohne die Nuss beenden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>missing a nest</source>
        <translation>ein Kobel fehlt</translation>
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
        <source>{points}, and nothing for distance: its ends touch</source>
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
        <source>Three of a kind buy one nut of another kind.</source>
        <translation>Drei von einer Sorte tauschst du gegen eine Nuss einer anderen Sorte.</translation>
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
        <source>{tile} is no starting tile: those have a green border.</source>
        <translation>{tile} ist kein Startplättchen: Die haben einen grünen Rand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox is on {tile}.</source>
        <translation>Der Fuchs ist in {tile}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is taken: start on a tile of your own.</source>
        <translation>{tile} ist besetzt: Beginne auf einem eigenen Plättchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} yields no {nut}.</source>
        <translation>In {tile} gibt es keine {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Squirrels never flee onto Frog Pond. Only the fox goes there.</source>
        <translation>Eichhörnchen fliehen nie in den Froschteich. Dorthin geht nur der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is not beside {start}: a squirrel flees one tile.</source>
        <translation>{tile} liegt nicht neben {start}: Ein Eichhörnchen flieht nur ein Plättchen weit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox has just come from {tile}: nobody flees that way.</source>
        <translation>Der Fuchs kam gerade aus {tile}: Dorthin flieht niemand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>No squirrel lives on Frog Pond.</source>
        <translation>Im Froschteich wohnt kein Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Nobody can be recruited on Pine Barrens: squirrels only flee there.</source>
        <translation>In der Kiefernöde kann man niemanden anwerben: Dorthin fliehen Eichhörnchen nur.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox is on {tile}: no squirrel is recruited there.</source>
        <translation>Der Fuchs ist in {tile}: Dort wird niemand angeworben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} costs {nuts}: you lack {nut}.</source>
        <translation>{tile} kostet {nuts}: Dir fehlt {nut}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is not beside the fox.</source>
        <translation>{tile} liegt nicht neben dem Fuchs.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You have neither squirrel nor nest on {tile} to pull the fox there.</source>
        <translation>Du hast in {tile} weder Eichhörnchen noch Kobel, um den Fuchs dorthin zu locken.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You keep one of the objectives that you looked at, or none.</source>
        <translation>Du behältst eins der Ziele, die du angesehen hast, oder keins.</translation>
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
        <translation>Futter {nuts}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>only the fox comes here</source>
        <translation>hierher kommt nur der Fuchs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>squirrels only flee here</source>
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
        <source>{nests} of {colour} on {tile}</source>
        <translation>{nests} von {colour} in {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} nests</source>
        <translation>
            <numerusform>{n} Kobel</numerusform>
            <numerusform>{n} Kobel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>the fox on {tile}</source>
        <translation>der Fuchs in {tile}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{colour} squirrel on {tile}</source>
        <translation>Eichhörnchen von {colour} in {tile}</translation>
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
        <translation>Drei Eichhörnchen einer Farbe auf einem Plättchen sind ein Kobel.</translation>
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
        <translation>In {tile} gibt es nur eine Sorte: Da ist nichts zu wählen.</translation>
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
        <translation>Der Fuchs ist in {tile}: Eichhörnchen dort sind geflohen.</translation>
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
        <source>Its two ends lie furthest apart.</source>
        <translation>Seine beiden Enden liegen am weitesten auseinander.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The other two both end on {tile}.</source>
        <translation>Die anderen beiden enden beide in {tile}.</translation>
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
        <source>It stands beside the first squirrel.</source>
        <translation>Es steht neben dem ersten Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>{tile} lies beside {end}, where a secret objective ends.</source>
        <translation>{tile} liegt neben {end}, und dort endet ein geheimes Ziel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>From {tile} there are {n} ways to go on.</source>
        <translation>
            <numerusform>Von {tile} aus geht es in {n} Richtung weiter.</numerusform>
            <numerusform>Von {tile} aus geht es in {n} Richtungen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A secret objective ends on {tile}.</source>
        <translation>Ein geheimes Ziel endet in {tile}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>{tile} lies on the way from {one} to {two}.</source>
        <translation>{tile} liegt auf dem Weg von {one} nach {two}.</translation>
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
        <translation>Damit reichen die Nüsse für ein Eichhörnchen in {tile}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>That helps to pay for a squirrel on {tile} later.</source>
        <translation>Das hilft, später ein Eichhörnchen in {tile} zu bezahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The fox must move first.</source>
        <translation>Erst muss der Fuchs laufen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three squirrels there make the fourth nest, and the game ends.</source>
        <translation>Drei Eichhörnchen dort sind der vierte Kobel, und das Spiel endet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three squirrels there make a nest.</source>
        <translation>Drei Eichhörnchen dort werden ein Kobel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It completes {title}.</source>
        <translation>Das erfüllt {title}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Two squirrels there: one more makes a nest.</source>
        <translation>Zwei Eichhörnchen dort: Noch eins, und es ist ein Kobel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A nest stands there already: that tile can never be lost.</source>
        <translation>Dort steht schon ein Kobel: Dieses Plättchen geht nie verloren.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It keeps the squirrels side by side.</source>
        <translation>So bleiben die Eichhörnchen beisammen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It opens new ground at {tile}.</source>
        <translation>In {tile} beginnt neues Land.</translation>
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
        <source>The squirrel there may run to a better tile, and it brings a nut.</source>
        <translation>Das Eichhörnchen dort darf auf ein besseres Plättchen laufen, und es gibt eine Nuss.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It brings a nut, and nobody has to flee.</source>
        <translation>Es gibt eine Nuss, und niemand muss fliehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>One of the new objectives may be nearly done already; none has to be kept.</source>
        <translation>Eins der neuen Ziele ist vielleicht schon fast geschafft; behalten werden muss keins.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>More objectives can bring more points; none of the new ones has to be kept.</source>
        <translation>Mehr Ziele können mehr Punkte bringen; behalten werden muss keins der neuen.</translation>
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
        <source>It only needs a nest on its way.</source>
        <translation>Ihm fehlt nur ein Kobel auf dem Weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Without a new objective none more can fail: a failed one costs two points.</source>
        <translation>Ohne neues Ziel wird auch keines mehr verfehlt: Ein verfehltes kostet zwei Punkte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The nearest of these needs {n} more tiles, and a failed objective costs two points.</source>
        <translation>
            <numerusform>Dem nächsten von diesen fehlt noch {n} Plättchen, und ein verfehltes Ziel kostet zwei Punkte.</numerusform>
            <numerusform>Dem nächsten von diesen fehlen noch {n} Plättchen, und ein verfehltes Ziel kostet zwei Punkte.</numerusform>
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
        <source>There is no nut to spend.</source>
        <translation>Es ist keine Nuss zum Ausgeben da.</translation>
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
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{title}: {base} + {far} for distance</source>
        <translation>{title}: {base} + {far} für die Strecke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{base} on the card, and 1 for each tile between its two places</source>
        <translation>{base} auf der Karte und 1 für jedes Plättchen zwischen ihren zwei Orten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>every objective that is not finished costs {n} points</source>
        <translation>jedes Ziel, das nicht geschafft ist, kostet {n} Punkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>no nest in its region</source>
        <translation>kein Kobel im Gebiet</translation>
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
        <source>{title}: no nest in its region yet</source>
        <translation>{title}: noch kein Kobel im Gebiet</translation>
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
        <translation>Das Spiel ist aus: Der Sieg wird geteilt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation>{seat} gewinnt: {points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The forest is made ready</source>
        <translation>Der Wald wird vorbereitet</translation>
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
        <translation>Mauswiese</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Hickory Haunt</source>
        <translation>Hickoryhain</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Willow Wallow</source>
        <translation>Weidensuhle</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Rabbit Patch</source>
        <translation>Hasenwinkel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Birch Grove</source>
        <translation>Birkenhain</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Mossy Mound</source>
        <translation>Mooshügel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Acorn Acres</source>
        <translation>Eichelfeld</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Chestnut Chase</source>
        <translation>Kastanienhag</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Hazel Hollow</source>
        <translation>Haselmulde</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Walnut Way</source>
        <translation>Walnussweg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Muckville Marsh</source>
        <translation>Matschmoor</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>The Tangle</source>
        <translation>Wirrwald</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Heart of the Wood</source>
        <translation>Waldherz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Owl Oak</source>
        <translation>Euleneiche</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Badger Bluff</source>
        <translation>Dachskuppe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Fern Fold</source>
        <translation>Farngrund</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Thistle Thicket</source>
        <translation>Disteldickicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Pine Barrens</source>
        <translation>Kiefernöde</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Frog Pond</source>
        <translation>Froschteich</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Pieces</source>
        <translation>Material</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Nineteen tiles make a forest with rows of 3, 4, 5, 4 and 3. A fox lives in it, and a die with a compass tells which of six ways it runs.</source>
        <translation>Neunzehn Plättchen bilden einen Wald mit Reihen zu 3, 4, 5, 4 und 3. Darin lebt ein Fuchs, und ein Würfel mit einem Kompass sagt, in welche von sechs Richtungen er läuft.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Ours are the ways of the die, clockwise from 1, north-east, to 6, north-west, and nine names of tiles: Mossy Mound, Acorn Acres, Chestnut Chase, Hazel Hollow, Walnut Way, Owl Oak, Badger Bluff, Fern Fold and Thistle Thicket.</source>
        <translation>Von uns sind die Richtungen des Würfels, im Uhrzeigersinn von 1, Nordosten, bis 6, Nordwesten, und neun Namen von Plättchen: Mooshügel, Eichelfeld, Kastanienhag, Haselmulde, Walnussweg, Euleneiche, Dachskuppe, Farngrund und Disteldickicht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Every colour has 15 squirrels and 5 nests. There are 100 nuts, 25 each of four kinds, and 45 objectives, each with two tiles and base points.</source>
        <translation>Jede Farbe hat 15 Eichhörnchen und 5 Kobel. Es gibt 100 Nüsse, je 25 von vier Sorten, und 45 Ziele, jedes mit zwei Plättchen und Grundpunkten.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Which kinds they are is our choice: acorn, chestnut, hazelnut and walnut.</source>
        <translation>Welche Sorten das sind, haben wir gewählt: Eichel, Kastanie, Haselnuss und Walnuss.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Nothing ever runs out: if squirrels, nests or nuts are used up, anything else stands in for them.</source>
        <translation>Nichts geht je aus: Sind Eichhörnchen, Kobel oder Nüsse aufgebraucht, steht irgendetwas anderes dafür.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Tiles with a green border are where you start, and a squirrel costs two nuts there. Frog Pond and Pine Barrens cannot be bought at all.</source>
        <translation>Auf Plättchen mit grünem Rand beginnst du, und ein Eichhörnchen kostet dort zwei Nüsse. Froschteich und Kiefernöde sind gar nicht zu haben.</translation>
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
        <source>The tiles are laid at random. The fox starts on the tile in the middle.</source>
        <translation>Die Plättchen werden zufällig ausgelegt. Der Fuchs beginnt auf dem Plättchen in der Mitte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Everybody gets three secret objectives, keeps two, and puts the third face down under the deck.</source>
        <translation>Alle bekommen drei geheime Ziele, behalten zwei und legen das dritte verdeckt unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>In turn order everybody places one squirrel on a free green tile and forages two nuts that the tile gives. Then everybody does it again, in reverse order. The fox's tile cannot be chosen.</source>
        <translation>Reihum setzen alle ein Eichhörnchen auf ein freies grünes Plättchen und nehmen zwei Nüsse, die es dort gibt. Dann tun alle das noch einmal, in umgekehrter Reihenfolge. Das Plättchen des Fuchses ist nicht erlaubt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>With five players and a green tile in the middle the order is 1 2 3 4 5 4 3 2 1 5, and the last squirrel may join others on a green tile.</source>
        <translation>Zu fünft und mit einem grünen Plättchen in der Mitte ist die Reihenfolge 1 2 3 4 5 4 3 2 1 5, und das letzte Eichhörnchen darf zu anderen auf ein grünes Plättchen.</translation>
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
        <source>First the fox moves. Then you may do one thing: recruit, hassle or scout. Or nothing.</source>
        <translation>Zuerst läuft der Fuchs. Dann darfst du eins tun: anwerben, den Fuchs ärgern oder spähen. Oder nichts.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Roll the die: the fox runs one tile that way. At the edge of the forest it bounces and runs one tile the opposite way. Frog Pond does not stop it.</source>
        <translation>Würfle: Der Fuchs läuft ein Plättchen weit in diese Richtung. Am Waldrand prallt er ab und läuft ein Plättchen weit in die Gegenrichtung. Der Froschteich hält ihn nicht auf.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When the squirrels have run from the fox, you forage two nuts, any mix of the kinds that the fox's tile gives.</source>
        <translation>Sind die Eichhörnchen vor dem Fuchs geflohen, sammelst du zwei Nüsse, in beliebiger Mischung der Sorten, die es auf dem Plättchen des Fuchses gibt.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>At any moment, on anybody's turn, you may exchange three nuts of one kind for one nut of another kind.</source>
        <translation>Jederzeit, egal wer am Zug ist, darfst du drei Nüsse einer Sorte gegen eine Nuss einer anderen Sorte tauschen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Recruit: pay a tile's cost and place one squirrel there. Not on Frog Pond, not on Pine Barrens, not where the fox is. Other squirrels and nests do not matter.</source>
        <translation>Anwerben: Bezahle, was ein Plättchen kostet, und setz ein Eichhörnchen darauf. Nicht in den Froschteich, nicht in die Kiefernöde, nicht zum Fuchs. Andere Eichhörnchen und Kobel stören nicht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Hassle: pull the fox onto a tile beside it where you have a squirrel or a nest. Squirrels scatter as ever; then you may forage one nut there.</source>
        <translation>Ärgern: Lock den Fuchs auf ein Plättchen neben ihm, auf dem du ein Eichhörnchen oder einen Kobel hast. Die Eichhörnchen fliehen wie immer; dann darfst du dort eine Nuss sammeln.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Scout: look at the top two objectives, keep one or none, and put the rest under the deck. An objective in your hand can never be given up.</source>
        <translation>Spähen: Sieh dir die obersten zwei Ziele an, behalte eins oder keins und leg den Rest unter den Stapel. Ein Ziel auf deiner Hand wirst du nie wieder los.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>If only one objective is left you look at that one; an empty deck cannot be scouted.</source>
        <translation>Ist nur noch ein Ziel da, siehst du dir das eine an; ist der Stapel leer, kannst du nicht spähen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Scattering and nests</source>
        <translation>Flucht und Kobel</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When the fox comes, every squirrel on its tile runs to a tile beside it. Not to where the fox came from, and never onto Frog Pond. Nests stay, but they protect nobody.</source>
        <translation>Kommt der Fuchs, flieht jedes Eichhörnchen von seinem Plättchen auf eins daneben. Nicht dorthin, woher der Fuchs kam, und nie in den Froschteich. Kobel bleiben, aber sie schützen niemanden.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When somebody builds a nest, all other players' squirrels on that tile must leave to a tile beside it. Not to the fox's tile, and never onto Frog Pond.</source>
        <translation>Baut jemand einen Kobel, müssen die Eichhörnchen aller anderen dieses Plättchen verlassen und auf eins daneben laufen. Nicht zum Fuchs und nie in den Froschteich.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>You choose where your own squirrels run, one at a time. The active player goes first, then the others in turn order.</source>
        <translation>Du bestimmst, wohin deine eigenen Eichhörnchen laufen, eins nach dem anderen. Wer am Zug ist, beginnt, dann folgen die anderen in der Zugreihenfolge.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Three squirrels of one player on a tile always become a nest, at once. The squirrels it drives away run first; then the scatter that was interrupted goes on.</source>
        <translation>Drei Eichhörnchen einer Farbe auf einem Plättchen werden immer sofort zum Kobel. Zuerst laufen die Eichhörnchen, die er vertreibt; dann geht die unterbrochene Flucht weiter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A squirrel may run onto a tile whose own scatter is still going on, and whoever is used for a nest there stays as the nest.</source>
        <translation>Ein Eichhörnchen darf auf ein Plättchen laufen, dessen eigene Flucht noch im Gang ist, und wer dort zu einem Kobel wird, bleibt als Kobel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Only those who stood there when the scatter began must leave.</source>
        <translation>Nur wer dort stand, als die Flucht begann, muss gehen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Nests never move and never leave. A tile can hold many nests, and squirrels may come back to it later.</source>
        <translation>Kobel bewegen sich nie und gehen nie weg. Auf einem Plättchen können viele Kobel stehen, und Eichhörnchen dürfen später wiederkommen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Squirrels reach Pine Barrens only by scattering, or when the Automa places them there. Nests may be built on it.</source>
        <translation>In die Kiefernöde kommen Eichhörnchen nur auf der Flucht, oder wenn der Automa sie dorthin setzt. Kobel darf man dort bauen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Competitive game: a new nest first removes one squirrel of every other player from its tile. The rest scatter.</source>
        <translation>Wettstreit: Ein neuer Kobel entfernt zuerst ein Eichhörnchen jedes anderen von seinem Plättchen. Der Rest flieht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>End and score</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Somebody's fourth nest ends the game as soon as every squirrel has found a place. No nuts, no actions, no last round.</source>
        <translation>Hat jemand den vierten Kobel, endet das Spiel, sobald jedes Eichhörnchen einen Platz gefunden hat. Keine Nüsse, keine Aktionen, keine letzte Runde.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Every nest scores 2 points.</source>
        <translation>Jeder Kobel bringt 2 Punkte.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An objective is done when your squirrels and nests join its two tiles without a gap, with at least one of your nests among them.</source>
        <translation>Ein Ziel ist geschafft, wenn deine Eichhörnchen und Kobel seine beiden Plättchen lückenlos verbinden und mindestens einer deiner Kobel dazugehört.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A finished objective scores its base points plus one for each tile between its ends, counted the shortest way over the board. That way may cross Frog Pond.</source>
        <translation>Ein geschafftes Ziel bringt seine Grundpunkte und einen Punkt für jedes Plättchen zwischen seinen Enden, auf dem kürzesten Weg über den Plan gezählt. Dieser Weg darf durch den Froschteich führen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An objective you did not finish costs 2 points. Objectives count only at the end of the game.</source>
        <translation>Ein Ziel, das du nicht geschafft hast, kostet 2 Punkte. Ziele zählen erst am Ende des Spiels.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>In a tie more nests win, then more squirrels on the board. If that is equal too, the victory is shared.</source>
        <translation>Bei Gleichstand gewinnen mehr Kobel, dann mehr Eichhörnchen auf dem Plan. Ist auch das gleich, wird der Sieg geteilt.</translation>
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
        <translation>Spielst du allein, baust du wie üblich auf. Dann bekommt der Automa 2, 3 oder 4 Ziele und an jedem ihrer Enden ein Eichhörnchen, aber keins auf dem Plättchen des Fuchses.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The rulebook says “as usual” and also “drawing 2 Objectives”: here you get three and keep two, as usual. The Automa's objectives lie face up, and three of its squirrels on one tile become a nest at once.</source>
        <translation>Im Regelbuch steht „wie üblich“ und auch, man ziehe 2 Ziele: Hier bekommst du drei und behältst zwei, wie üblich. Die Ziele des Automa liegen offen, und drei seiner Eichhörnchen auf einem Plättchen werden sofort zum Kobel.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>After your turn the Automa turns up an objective and places a squirrel on each of its two tiles, never on the fox's. The card does not score. The fox stays where it is.</source>
        <translation>Nach deinem Zug deckt der Automa ein Ziel auf und setzt je ein Eichhörnchen auf dessen beide Plättchen, nie auf das des Fuchses. Die Karte zählt nicht. Der Fuchs bleibt, wo er ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An Automa squirrel that must run rolls the die for its direction and bounces off the edge like the fox. If it may not go there, it rolls again.</source>
        <translation>Muss ein Eichhörnchen des Automa fliehen, bestimmt der Würfel die Richtung, und es prallt vom Rand ab wie der Fuchs. Darf es dorthin nicht, wird noch einmal gewürfelt.</translation>
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
        <source>Cards that go under the deck together keep the order in which they were drawn. Set-up cards go under in turn order.</source>
        <translation>Karten, die zusammen unter den Stapel kommen, behalten die Reihenfolge, in der sie gezogen wurden. Beim Aufbau kommen sie in der Zugreihenfolge darunter.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The fifth player's second squirrel may join any squirrels on a green tile, even its own, but never the fox.</source>
        <translation>Das zweite Eichhörnchen des fünften Platzes darf auf einem grünen Plättchen zu beliebigen anderen, auch zum eigenen, aber nie zum Fuchs.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Exchanging is possible from the first nut to the end: in set-up, after the roll, even in the middle of a scatter.</source>
        <translation>Tauschen darf man von der ersten Nuss bis zum Schluss: beim Aufbau, nach dem Wurf, sogar mitten in einer Flucht.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A second nest on a tile that is still scattering drives out all other players' squirrels, newcomers too. The older scatter is then over.</source>
        <translation>Ein zweiter Kobel auf einem Plättchen, von dem noch geflohen wird, vertreibt die Eichhörnchen aller anderen, auch die neu angekommenen. Die ältere Flucht ist damit vorbei.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>If the Automa's first squirrel builds the fourth nest, its second is not placed. Its used cards are shuffled into a new deck only when it must reveal and the deck is empty.</source>
        <translation>Baut das erste Eichhörnchen des Automa den vierten Kobel, wird das zweite nicht mehr gesetzt. Seine gebrauchten Karten werden erst dann zu einem neuen Stapel gemischt, wenn er aufdecken muss und der Stapel leer ist.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The Automa's first objectives are placed card by card. You must forage after the fox moves; only the nut for hassling is optional. Objectives are dealt three at a time in turn order.</source>
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
        <source>Welcome to the forest. Nineteen tiles, laid anew for every game, and a fox in the middle.</source>
        <translation>Willkommen im Wald. Neunzehn Plättchen, für jedes Spiel neu ausgelegt, und ein Fuchs in der Mitte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Each player leads the squirrels of one colour, up to fifteen of them, and five nests.</source>
        <translation>Jeder führt die Eichhörnchen einer Farbe, bis zu fünfzehn, und fünf Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>At the top of a tile you see its forage: the nuts it gives. The Tangle gives chestnuts, hazelnuts and walnuts.</source>
        <translation>Oben auf einem Plättchen siehst du das Futter: die Nüsse, die es dort gibt. In Wirrwald gibt es Kastanien, Haselnüsse und Walnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>At the bottom you see its cost: what you pay to bring a squirrel there. The Tangle costs acorn, hazelnut and walnut.</source>
        <translation>Unten siehst du den Preis: was es kostet, ein Eichhörnchen dorthin zu bringen. Wirrwald kostet Eichel, Haselnuss und Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>A green border marks a starting tile. There are ten of them, and a squirrel costs only two nuts there.</source>
        <translation>Ein grüner Rand zeigt ein Startplättchen an. Davon gibt es zehn, und dort kostet ein Eichhörnchen nur zwei Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Which of these tiles is a starting tile?</source>
        <translation>Welches dieser Plättchen ist ein Startplättchen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Rabbit Patch has a green border and costs two nuts. The other two cost three.</source>
        <translation>Hasenwinkel hat einen grünen Rand und kostet zwei Nüsse. Die anderen beiden kosten drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Two tiles are special. Frog Pond is for the fox alone. Pine Barrens can only be reached by running away.</source>
        <translation>Zwei Plättchen sind besonders. Der Froschteich ist nur für den Fuchs. In die Kiefernöde kommt man nur auf der Flucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>The compass belongs to the fox die: each number is a direction, clockwise from north-east.</source>
        <translation>Der Kompass gehört zum Fuchswürfel: Jede Zahl ist eine Richtung, im Uhrzeigersinn ab Nordosten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west.</source>
        <translation>1 Nordosten, 2 Osten, 3 Südosten, 4 Südwesten, 5 Westen, 6 Nordwesten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Every objective names two tiles. Join them with your squirrels and nests, and it pays at the end of the game.</source>
        <translation>Jedes Ziel nennt zwei Plättchen. Verbinde sie mit deinen Eichhörnchen und Kobeln, dann lohnt es sich am Ende des Spiels.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Each tile stands on exactly five of the 45 cards. Frog Pond stands on none, so nobody must live there.</source>
        <translation>Jedes Plättchen steht auf genau fünf der 45 Karten. Der Froschteich steht auf keiner: Dort muss niemand wohnen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>The base points stand on the card: 2 for each green end, 3 for any other. With balanced objectives, an option, they are those that our lab found fairer.</source>
        <translation>Die Grundpunkte stehen auf der Karte: 2 für jedes grüne Ende, 3 für jedes andere. Mit ausgewogenen Zielen, einer Option, sind es die, die unser Labor gerechter fand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Blue was dealt three and keeps two. Two of them share Hickory Haunt: they go well together.</source>
        <translation>Blau hat drei bekommen und behält zwei. Auf zweien steht Hickoryhain: Die passen gut zusammen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>So the third goes face down under the deck.</source>
        <translation>Also kommt das dritte verdeckt unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Yellow cannot give away a card that Yellow does not hold.</source>
        <translation>Gelb kann keine Karte abgeben, die Gelb nicht hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Yellow lets Willow Wallow go. Discards lie under the deck in turn order: first Blue's, then Yellow's.</source>
        <translation>Gelb gibt Weidensuhle her. Abgelegte Karten liegen in Zugreihenfolge unter dem Stapel: erst die von Blau, dann die von Gelb.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Your neighbour asks what you hold. What must you show?</source>
        <translation>Jemand neben dir fragt, was du hast. Was musst du zeigen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nuts and objectives</source>
        <translation>Nüsse und Ziele</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nuts only</source>
        <translation>Nur die Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nuts are open to everybody. Objectives stay secret until the game ends.</source>
        <translation>Nüsse liegen für alle offen. Ziele bleiben geheim, bis das Spiel endet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>The first squirrels</source>
        <translation>Die ersten Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Choose who starts. If you cannot agree, it is whoever ate a nut last. Here it is Blue, and then it goes round clockwise.</source>
        <translation>Wählt, wer beginnt. Könnt ihr euch nicht einigen: wer zuletzt eine Nuss gegessen hat. Hier ist es Blau, dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Before the first turn everybody places two squirrels. The order is 1, 2, 3, and back again: 3, 2, 1.</source>
        <translation>Vor dem ersten Zug setzen alle zwei Eichhörnchen. Die Reihenfolge ist 1, 2, 3 und wieder zurück: 3, 2, 1.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Owl Oak has no green border, so nobody starts there.</source>
        <translation>Euleneiche hat keinen grünen Rand, also beginnt dort niemand.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Blue starts on Mouse Meadow. The tile gives acorns and chestnuts, and Blue may take any two of them.</source>
        <translation>Blau beginnt in Mauswiese. Dort gibt es Eicheln und Kastanien, und Blau darf zwei davon nehmen, egal welche.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Blue takes one of each.</source>
        <translation>Blau nimmt von jeder Sorte eine.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Yellow fancies Mouse Meadow too, but the first squirrels do not share.</source>
        <translation>Gelb möchte auch nach Mauswiese, aber die ersten Eichhörnchen teilen sich kein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Hazel Hollow gives one kind of nut only, so Yellow gets two hazelnuts without a choice.</source>
        <translation>In Haselmulde gibt es nur eine Sorte, also bekommt Gelb ohne Wahl zwei Haselnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Red takes Birch Grove and two walnuts. Then Red goes again: the order turns back.</source>
        <translation>Rot nimmt Birkenhain und zwei Walnüsse. Dann ist Rot noch einmal dran: Die Reihenfolge kehrt um.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>How many nuts will each player hold when all squirrels are placed?</source>
        <translation>Wie viele Nüsse hat jeder, wenn alle Eichhörnchen gesetzt sind?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Two squirrels each, and two nuts with every squirrel.</source>
        <translation>Zwei Eichhörnchen für jeden, und zu jedem Eichhörnchen zwei Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>The fox runs</source>
        <translation>Der Fuchs läuft</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>A turn has two parts. First the fox moves, always. Then you may do one thing, or nothing.</source>
        <translation>Ein Zug hat zwei Teile. Zuerst läuft der Fuchs, immer. Dann darfst du eins tun oder nichts.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue has nuts and would like to recruit at once. But the fox goes first.</source>
        <translation>Blau hat Nüsse und würde am liebsten gleich anwerben. Aber erst kommt der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue rolls a 2. The compass says east, so the fox runs one tile east, to Rabbit Patch.</source>
        <translation>Blau würfelt eine 2. Der Kompass sagt Osten, also läuft der Fuchs ein Plättchen nach Osten, nach Hasenwinkel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue forages there, and ends the turn without an action.</source>
        <translation>Blau sammelt dort und beendet den Zug ohne Aktion.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Yellow rolls a 1, north-east. Where does the fox go?</source>
        <translation>Gelb würfelt eine 1, Nordosten. Wohin läuft der Fuchs?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>North-east of Rabbit Patch lies The Tangle.</source>
        <translation>Nordöstlich von Hasenwinkel liegt Wirrwald.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Off it runs, to The Tangle, at the edge of the forest.</source>
        <translation>Und schon läuft er los, nach Wirrwald am Rand des Waldes.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Yellow forages and ends the turn.</source>
        <translation>Gelb sammelt und beendet den Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue rolls a 2 again. East of The Tangle there is nothing: the fox bounces and runs west instead.</source>
        <translation>Blau würfelt wieder eine 2. Östlich von Wirrwald ist nichts: Der Fuchs prallt ab und läuft stattdessen nach Westen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Next Yellow rolls a 1: the fox swims to Frog Pond. It is an excellent swimmer.</source>
        <translation>Dann würfelt Gelb eine 1: Der Fuchs schwimmt in den Froschteich. Er ist ein ausgezeichneter Schwimmer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue ends the turn here; the roll comes in the next step.</source>
        <translation>Hier beendet Blau den Zug; der Wurf kommt im nächsten Schritt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>On the pond every kind of nut can be foraged.</source>
        <translation>Am Teich gibt es alle Sorten von Nüssen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Run for it</source>
        <translation>Nichts wie weg</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Squirrels are no heroes. When the fox comes, every squirrel on its tile runs to a tile beside it.</source>
        <translation>Eichhörnchen sind keine Helden. Kommt der Fuchs, flieht jedes Eichhörnchen von seinem Plättchen auf eins daneben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Yellow rolls a 1, and the fox runs to Hazel Hollow. Yellow is the active player, so Yellow's squirrel runs first.</source>
        <translation>Gelb würfelt eine 1, und der Fuchs läuft nach Haselmulde. Gelb ist am Zug, also flieht das gelbe Eichhörnchen zuerst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Not onto the pond: only the fox goes there.</source>
        <translation>Nicht in den Teich: Dorthin geht nur der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>And not to where the fox has just come from. See the paw prints?</source>
        <translation>Und nicht dorthin, woher der Fuchs gerade kam. Siehst du die Pfotenspuren?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Yellow wants to get closer to Owl Oak. Where should the squirrel run?</source>
        <translation>Gelb möchte näher an Euleneiche heran. Wohin soll das Eichhörnchen laufen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>The Tangle and Rabbit Patch are both beside Owl Oak, and both are open.</source>
        <translation>Wirrwald und Hasenwinkel liegen beide neben Euleneiche, und beide sind erlaubt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Yellow chooses The Tangle. Everybody chooses for their own squirrels.</source>
        <translation>Gelb wählt Wirrwald. Jeder entscheidet für die eigenen Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Now Blue's squirrel. Its own nest stands right beside it, but a nest protects nobody. It stays, the squirrel runs.</source>
        <translation>Jetzt das blaue Eichhörnchen. Gleich neben ihm steht sein eigener Kobel, aber ein Kobel schützt niemanden. Er bleibt, das Eichhörnchen läuft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Yellow ends the turn. Red rolls a 4, and later a 3 sends the fox to Fern Fold, where Red has a squirrel.</source>
        <translation>Gelb beendet den Zug. Rot würfelt eine 4, und später schickt eine 3 den Fuchs nach Farngrund, wo Rot ein Eichhörnchen hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>First back to Heart of the Wood.</source>
        <translation>Zuerst zurück nach Waldherz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Red forages and ends the turn.</source>
        <translation>Rot sammelt und beendet den Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Blue rolls a 3: the fox comes to Fern Fold, and Red's squirrel must run.</source>
        <translation>Blau würfelt eine 3: Der Fuchs kommt nach Farngrund, und das rote Eichhörnchen muss fliehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Red runs to Pine Barrens. Nobody can be recruited there: running away is the only way in.</source>
        <translation>Rot flieht in die Kiefernöde. Dort kann man niemanden anwerben: Nur auf der Flucht kommt man hinein.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Nuts, nuts, nuts</source>
        <translation>Nüsse, Nüsse, Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>When all squirrels have run, the active player forages two nuts from the fox's tile, in any mix.</source>
        <translation>Sind alle Eichhörnchen geflohen, sammelt, wer am Zug ist, zwei Nüsse vom Plättchen des Fuchses, beliebig gemischt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Rabbit Patch gives chestnuts and hazelnuts. No walnuts here.</source>
        <translation>In Hasenwinkel gibt es Kastanien und Haselnüsse. Walnüsse gibt es hier nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Two nuts must be taken: the turn cannot go on without them.</source>
        <translation>Zwei Nüsse müssen es sein: Ohne sie geht der Zug nicht weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Blue takes two chestnuts.</source>
        <translation>Blau nimmt zwei Kastanien.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Three nuts of one kind can be exchanged for one nut of any other kind. It is free, and always open.</source>
        <translation>Drei Nüsse einer Sorte kannst du gegen eine Nuss jeder anderen Sorte tauschen. Das kostet nichts extra und geht immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Two acorns are not enough.</source>
        <translation>Zwei Eicheln reichen nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>It is Blue's turn. May Yellow exchange three walnuts now?</source>
        <translation>Blau ist am Zug. Darf Gelb jetzt drei Walnüsse tauschen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>No, only on Yellow's own turn</source>
        <translation>Nein, nur wenn Gelb am Zug ist</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Anybody may exchange at any time, even in the middle of a scatter.</source>
        <translation>Alle dürfen jederzeit tauschen, sogar mitten in einer Flucht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Yellow does so, and it is still Blue's turn.</source>
        <translation>Gelb tut das, und Blau ist immer noch am Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Recruiting</source>
        <translation>Anwerben</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>After the fox you may recruit: pay the cost of a tile, and one of your squirrels comes to live there.</source>
        <translation>Nach dem Fuchs darfst du anwerben: Bezahle, was ein Plättchen kostet, und eins deiner Eichhörnchen zieht dort ein.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Blue has an acorn, five hazelnuts and a walnut. Where can Blue recruit without exchanging, other than Mouse Meadow?</source>
        <translation>Blau hat eine Eichel, fünf Haselnüsse und eine Walnuss. Wo kann Blau außer in Mauswiese anwerben, ohne zu tauschen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Those are the tiles whose cost lies in Blue's hand.</source>
        <translation>Das sind die Plättchen, deren Preis Blau auf der Hand hat.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Nobody is recruited where the fox is.</source>
        <translation>Wo der Fuchs ist, wird niemand angeworben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Nor on Frog Pond, nor on Pine Barrens.</source>
        <translation>Und auch nicht im Froschteich oder in der Kiefernöde.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Mouse Meadow is full of yellow squirrels, with a yellow nest. That does not matter: Blue pays hazelnut and walnut.</source>
        <translation>In Mauswiese wimmelt es von gelben Eichhörnchen, samt gelbem Kobel. Das macht nichts: Blau bezahlt Haselnuss und Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>One squirrel a turn, however rich you are. So now it is Yellow's turn.</source>
        <translation>Ein Eichhörnchen pro Zug, auch wenn du noch so reich bist. Also ist jetzt Gelb am Zug.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>All fifteen of your squirrels are on the board. Can you recruit a sixteenth?</source>
        <translation>Alle deine fünfzehn Eichhörnchen sind auf dem Plan. Kannst du ein sechzehntes anwerben?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Nothing ever runs out. Take a button, a bean or a nut as a stand-in.</source>
        <translation>Nichts geht je aus. Nimm einen Knopf, eine Bohne oder eine Nuss als Ersatz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Three make a nest</source>
        <translation>Drei sind ein Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Blue has two squirrels on Fern Fold. Three of one colour on a tile become a nest, at once and always.</source>
        <translation>Blau hat zwei Eichhörnchen in Farngrund. Drei einer Farbe auf einem Plättchen werden zum Kobel, sofort und immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Blue recruits the third. Three squirrels leave the board, and a nest appears.</source>
        <translation>Blau wirbt das dritte an. Drei Eichhörnchen verlassen den Plan, und ein Kobel entsteht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>When a nest is built, everybody else on the tile must leave. Blue's turn it is, so Yellow goes next, then Red.</source>
        <translation>Wird ein Kobel gebaut, müssen alle anderen das Plättchen verlassen. Blau ist am Zug, also geht zuerst Gelb, dann Rot.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Not to the fox, of course.</source>
        <translation>Natürlich nicht zum Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>The fox came from Heart of the Wood this turn. May a squirrel that leaves a nest go there?</source>
        <translation>Der Fuchs kam in diesem Zug aus Waldherz. Darf ein Eichhörnchen, das einem Kobel weicht, dorthin?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Only squirrels that run from the fox itself avoid its trail. From a nest the way is open.</source>
        <translation>Nur wer vor dem Fuchs selbst flieht, meidet seine Spur. Wer einem Kobel weicht, darf dorthin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Yellow has two squirrels on Thistle Thicket. Which way builds a nest?</source>
        <translation>Gelb hat zwei Eichhörnchen in Disteldickicht. Auf welchem Weg entsteht ein Kobel?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>The third yellow squirrel there makes a nest, although it is Blue's turn.</source>
        <translation>Das dritte gelbe Eichhörnchen dort macht den Kobel voll, obwohl Blau am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>A yellow nest on Thistle Thicket. Nobody else lives there, so the first scatter goes on with Red.</source>
        <translation>Ein gelber Kobel in Disteldickicht. Sonst wohnt dort niemand, also geht die erste Flucht mit Rot weiter.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Red runs to Rabbit Patch, and all is quiet.</source>
        <translation>Rot flieht nach Hasenwinkel, und alles ist ruhig.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Nests never move and never leave. Others may come back later, and even build their own nest on the same tile.</source>
        <translation>Kobel bewegen sich nie und gehen nie weg. Andere dürfen später wiederkommen und sogar einen eigenen Kobel auf demselben Plättchen bauen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Hassle the fox</source>
        <translation>Den Fuchs ärgern</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Instead of recruiting you may hassle the fox: throw nuts at it until it comes to you.</source>
        <translation>Statt anzuwerben, darfst du den Fuchs ärgern: Bewirf ihn mit Nüssen, bis er zu dir kommt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>It comes only to a tile beside it where you have a squirrel or a nest. Owl Oak is too far away.</source>
        <translation>Er kommt nur auf ein Plättchen neben ihm, auf dem du ein Eichhörnchen oder einen Kobel hast. Euleneiche ist zu weit weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>And Walnut Way belongs to Yellow alone.</source>
        <translation>Und Walnussweg gehört Gelb allein.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Where can Blue pull the fox to chase Yellow's squirrels?</source>
        <translation>Wohin kann Blau den Fuchs locken, um die gelben Eichhörnchen zu verjagen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Two yellow squirrels sit there, and a blue one to do the shouting.</source>
        <translation>Dort sitzen zwei gelbe Eichhörnchen und ein blaues, das den Fuchs ruft.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>The fox comes to Rabbit Patch. Everybody runs, Blue first.</source>
        <translation>Der Fuchs kommt nach Hasenwinkel. Alle fliehen, Blau zuerst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Blue's squirrel joins the two on Owl Oak, and that makes a nest. A fine piece of hassling.</source>
        <translation>Das blaue Eichhörnchen läuft zu den zweien in Euleneiche, und das ist ein Kobel. So ärgert man richtig.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Yellow's two squirrels run as well.</source>
        <translation>Auch die beiden gelben Eichhörnchen fliehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>One to The Tangle, one to Fern Fold.</source>
        <translation>Eins nach Wirrwald, eins nach Farngrund.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Then Blue may forage one nut, of a kind that Rabbit Patch gives. The rest was thrown at the fox.</source>
        <translation>Dann darf Blau eine Nuss sammeln, von einer Sorte, die es in Hasenwinkel gibt. Der Rest flog dem Fuchs um die Ohren.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Scouting</source>
        <translation>Spähen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>The third thing you may do is scout: look at the top two objectives of the deck.</source>
        <translation>Das Dritte, was du tun darfst, ist spähen: Sieh dir die obersten zwei Ziele des Stapels an.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Blue looks. This cannot be taken back: you cannot forget what you have seen.</source>
        <translation>Blau sieht nach. Das lässt sich nicht zurücknehmen: Was man gesehen hat, vergisst man nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Blue keeps one of them, or none. Never both, and never one that is still in the deck.</source>
        <translation>Blau behält eins davon oder keins. Nie beide, und nie eins, das noch im Stapel steckt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Blue already has Mouse Meadow to Hickory Haunt. Which one fits?</source>
        <translation>Blau hat schon Mauswiese – Hickoryhain. Welches passt dazu?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>It shares Hickory Haunt, and Badger Bluff lies on the way.</source>
        <translation>Auch darauf steht Hickoryhain, und Dachskuppe liegt am Weg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Blue keeps it. The other goes face down under the deck.</source>
        <translation>Blau behält es. Das andere kommt verdeckt unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Later Blue regrets it. Can an objective be given up?</source>
        <translation>Später bereut Blau das. Kann man ein Ziel wieder loswerden?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Yes, for two points</source>
        <translation>Ja, für zwei Punkte</translation>
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
        <source>Once it is in your hand it stays there, and a missed objective costs two points.</source>
        <translation>Was auf deiner Hand ist, bleibt dort, und ein verfehltes Ziel kostet zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>One thing leads to another</source>
        <translation>Eins kommt zum anderen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>A nest can set off another, and that one a third. The newest scatter is always finished first.</source>
        <translation>Ein Kobel kann den nächsten auslösen und der einen dritten. Die neueste Flucht wird immer zuerst beendet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Blue rolls a 6. The fox comes to Chestnut Chase, and Yellow's squirrel must run.</source>
        <translation>Blau würfelt eine 6. Der Fuchs kommt nach Kastanienhag, und das gelbe Eichhörnchen muss fliehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>It joins two others on Willow Wallow: a yellow nest. Now Blue, Red and White must leave that tile.</source>
        <translation>Es läuft zu zwei anderen nach Weidensuhle: ein gelber Kobel. Nun müssen Blau, Rot und Weiß dieses Plättchen verlassen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Blue runs to Rabbit Patch and completes a blue nest there. Willow Wallow has to wait.</source>
        <translation>Blau läuft nach Hasenwinkel und macht dort einen blauen Kobel voll. Weidensuhle muss warten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Red leaves Rabbit Patch for Willow Wallow. It may: the scatter there is only waiting.</source>
        <translation>Rot weicht von Hasenwinkel nach Weidensuhle aus. Das geht: Die Flucht dort wartet nur.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>When Willow Wallow goes on, how many of Red's two squirrels there must leave?</source>
        <translation>Wenn es in Weidensuhle weitergeht: Wie viele der zwei roten Eichhörnchen dort müssen gehen?</translation>
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
        <source>Only the one that stood there when the scatter began. The newcomer may stay.</source>
        <translation>Nur das, das dort stand, als die Flucht begann. Das neue darf bleiben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>But first White: one squirrel to Willow Wallow.</source>
        <translation>Aber zuerst Weiß: ein Eichhörnchen nach Weidensuhle.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>And another. With the one that stood there that makes three: a white nest.</source>
        <translation>Und noch eins. Mit dem, das dort stand, sind es drei: ein weißer Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>White's squirrel need not leave any more, it is in the nest. But a new nest drives out everybody else: now both of Red's.</source>
        <translation>Das weiße Eichhörnchen muss nicht mehr gehen, es steckt im Kobel. Aber ein neuer Kobel vertreibt alle anderen: jetzt beide roten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Red runs twice, and the chain is over.</source>
        <translation>Rot läuft zweimal, und die Kette ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Then Blue gets the nuts of Chestnut Chase.</source>
        <translation>Dann bekommt Blau die Nüsse von Kastanienhag.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>The fourth nest</source>
        <translation>Der vierte Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Blue has three nests. The fourth nest of any player ends the game.</source>
        <translation>Blau hat drei Kobel. Hat irgendjemand den vierten, endet das Spiel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Blue recruits on Fern Fold: three squirrels, the fourth nest. But the squirrels it drives out must still find a place.</source>
        <translation>Blau wirbt in Farngrund an: drei Eichhörnchen, der vierte Kobel. Aber wer vertrieben wird, muss noch einen Platz finden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Yellow may still do something good. Where should the squirrel go to build a nest?</source>
        <translation>Gelb kann noch etwas Gutes tun. Wohin muss das Eichhörnchen laufen, damit ein Kobel entsteht?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Two yellow squirrels wait there. Nest building goes on until all is settled.</source>
        <translation>Dort warten zwei gelbe Eichhörnchen. Kobel werden gebaut, bis alle einen Platz haben.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>A yellow nest! It drives Blue's squirrel from Thistle Thicket.</source>
        <translation>Ein gelber Kobel! Er vertreibt das blaue Eichhörnchen aus Disteldickicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>It runs to Rabbit Patch, and Blue builds even a fifth nest. Now everybody is settled, and the game is over.</source>
        <translation>Es läuft nach Hasenwinkel, und Blau baut sogar einen fünften Kobel. Jetzt haben alle ihren Platz, und das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Does Yellow get one more turn?</source>
        <translation>Bekommt Gelb noch einen Zug?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Yes, to finish the round</source>
        <translation>Ja, um die Runde zu beenden</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>No nuts, no action, no last round: the squirrels are in bed.</source>
        <translation>Keine Nüsse, keine Aktion, keine letzte Runde: Die Eichhörnchen sind im Bett.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Connected or not</source>
        <translation>Verbunden oder nicht</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The game is over, and Blue turns up three objectives.</source>
        <translation>Das Spiel ist aus, und Blau deckt drei Ziele auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Rabbit Patch to The Tangle: Blue is on both, they touch, and a blue nest stands on Thistle Thicket, next door. Done!</source>
        <translation>Hasenwinkel – Wirrwald: Blau ist auf beiden, sie berühren sich, und nebenan in Disteldickicht steht ein blauer Kobel. Geschafft!</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The nest may stand anywhere in the connected land. Other players on the same tiles do not matter.</source>
        <translation>Der Kobel darf irgendwo im verbundenen Gebiet stehen. Andere Farben auf denselben Plättchen stören nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Mouse Meadow to Hickory Haunt: Blue is on Mouse Meadow, Badger Bluff and Hickory Haunt. Is it done?</source>
        <translation>Mauswiese – Hickoryhain: Blau ist in Mauswiese, Dachskuppe und Hickoryhain. Ist es geschafft?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Yes, all tiles touch</source>
        <translation>Ja, alle Plättchen berühren sich</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>No, Blue has no nest there</source>
        <translation>Nein, Blau hat dort keinen Kobel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The nest on Badger Bluff is Yellow's. At least one nest of your own must be connected.</source>
        <translation>Der Kobel in Dachskuppe gehört Gelb. Mindestens ein eigener Kobel muss dazugehören.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>And Birch Grove to Hazel Hollow?</source>
        <translation>Und Birkenhain – Haselmulde?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Failed: it costs 2 points</source>
        <translation>Verfehlt: Das kostet 2 Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Failed: it costs nothing</source>
        <translation>Verfehlt: Das kostet nichts</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Hazel Hollow is empty, so the two are not joined. Every missed objective costs two points.</source>
        <translation>Haselmulde ist leer, also sind die beiden nicht verbunden. Jedes verfehlte Ziel kostet zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>One nest for 2, one objective for 5, two failed for minus 4: Blue has 3 points.</source>
        <translation>Ein Kobel für 2, ein Ziel für 5, zwei verfehlte für minus 4: Blau hat 3 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>How far, and who wins</source>
        <translation>Wie weit, und wer gewinnt</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>A nest scores two points: two for Blue, eight for Yellow.</source>
        <translation>Ein Kobel bringt zwei Punkte: zwei für Blau, acht für Gelb.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Blue joined Willow Wallow and Muckville Marsh. The card shows 5 base points.</source>
        <translation>Blau hat Weidensuhle und Matschmoor verbunden. Die Karte zeigt 5 Grundpunkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>How many tiles lie between them, the shortest way?</source>
        <translation>Wie viele Plättchen liegen auf dem kürzesten Weg dazwischen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Chestnut Chase and Walnut Way: two more points. A detour would not bring more.</source>
        <translation>Kastanienhag und Walnussweg: zwei Punkte mehr. Ein Umweg brächte nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>The shortest way is counted over the board, even across Frog Pond. Next-door tiles bring no bonus, the farthest bring three.</source>
        <translation>Gezählt wird der kürzeste Weg über den Plan, auch durch den Froschteich. Nachbarn bringen keinen Zuschlag, die fernsten bringen drei.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Blue has 2 + 5 + 2 = 9 points and wins against 8.</source>
        <translation>Blau hat 2 + 5 + 2 = 9 Punkte und gewinnt gegen 8.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Two players have the same points. What decides?</source>
        <translation>Zwei haben gleich viele Punkte. Was entscheidet?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Most nests, then most squirrels</source>
        <translation>Mehr Kobel, dann mehr Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Most nuts</source>
        <translation>Mehr Nüsse</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Whoever moved last</source>
        <translation>Wer zuletzt gezogen hat</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>More nests win, then more squirrels on the board. If that is equal too, they share the victory.</source>
        <translation>Mehr Kobel gewinnen, dann mehr Eichhörnchen auf dem Plan. Ist auch das gleich, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Sharper, and five at the table</source>
        <translation>Schärfer, und fünf am Tisch</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Five players need ten green tiles for their first squirrels. But here the fox sits on one: Acorn Acres.</source>
        <translation>Fünf brauchen für ihre ersten Eichhörnchen zehn grüne Plättchen. Aber hier sitzt der Fuchs auf einem: Eichelfeld.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>So the order was 1 2 3 4 5 4 3 2 1, and Pink comes last. All nine free tiles are taken.</source>
        <translation>Also war die Reihenfolge 1 2 3 4 5 4 3 2 1, und Pink kommt zuletzt. Alle neun freien Plättchen sind besetzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Only with five players and a green tile in the middle.</source>
        <translation>Nur zu fünft und mit einem grünen Plättchen in der Mitte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Pink's second squirrel may therefore join others on a green tile, even its own. Never the fox.</source>
        <translation>Das zweite Eichhörnchen von Pink darf darum auf einem grünen Plättchen zu anderen, auch zum eigenen. Nie zum Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Pink joins its own squirrel on Walnut Way, and forages two walnuts as usual.</source>
        <translation>Pink setzt es zum eigenen Eichhörnchen nach Walnussweg und nimmt wie üblich zwei Walnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>This table plays the competitive game. Whoever builds a nest first removes one squirrel of every other player there.</source>
        <translation>An diesem Tisch gilt der Wettstreit. Wer einen Kobel baut, entfernt dort zuerst ein Eichhörnchen jedes anderen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Recommended for two players, and for those who like it sharp.</source>
        <translation>Zu empfehlen zu zweit und für alle, die es scharf mögen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Competitive: Blue builds a nest on a tile with two red squirrels and one white. What happens?</source>
        <translation>Wettstreit: Blau baut einen Kobel, wo zwei rote Eichhörnchen und ein weißes stehen. Was passiert?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>All three run</source>
        <translation>Alle drei fliehen</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>One red and the white are removed, one red runs</source>
        <translation>Je eins kommt weg, ein rotes flieht</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>All three are removed</source>
        <translation>Alle drei kommen weg</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>One of each other player goes back to the supply. Whoever is left runs as usual.</source>
        <translation>Von jedem anderen kommt eins zurück in den Vorrat. Wer übrig ist, flieht wie immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Alone: the Automa's hand</source>
        <translation>Allein: die Hand des Automa</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>You can play alone, against the Automa. It has no will of its own: cards and dice decide for it.</source>
        <translation>Du kannst allein spielen, gegen den Automa. Er hat keinen eigenen Willen: Karten und Würfel entscheiden für ihn.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>You set up as usual: two objectives, two squirrels, four nuts.</source>
        <translation>Du baust auf wie immer: zwei Ziele, zwei Eichhörnchen, vier Nüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Then the Automa gets two objectives, face up. At Advanced it gets three, at Expert four.</source>
        <translation>Dann bekommt der Automa zwei offene Ziele. Für Fortgeschrittene bekommt er drei, für Profis vier.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>These are the objectives it will score at the end.</source>
        <translation>Das sind die Ziele, die er am Ende wertet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>One squirrel goes on each end, card by card. Heart of the Wood gets none: the fox is there.</source>
        <translation>An jedes Ende kommt ein Eichhörnchen, Karte für Karte. Waldherz bekommt keins: Dort ist der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Could Automa squirrels start on a tile of yours?</source>
        <translation>Könnten Eichhörnchen des Automa auf einem deiner Plättchen beginnen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Tiles may be shared. Three Automa squirrels on one tile would even build a nest at once.</source>
        <translation>Plättchen darf man teilen. Drei Eichhörnchen des Automa auf einem Plättchen würden sogar sofort einen Kobel bauen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Now it is your turn. You always go first.</source>
        <translation>Jetzt bist du dran. Du beginnst immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Alone: the Automa's turn</source>
        <translation>Allein: der Zug des Automa</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Your turns go as always. Only when an Automa squirrel must run, the die decides where.</source>
        <translation>Deine Züge laufen wie immer. Nur wenn ein Eichhörnchen des Automa fliehen muss, bestimmt der Würfel, wohin.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>You roll a 1: the fox comes to Hazel Hollow. Two Automa squirrels must run, each with a roll of its own.</source>
        <translation>Du würfelst eine 1: Der Fuchs kommt nach Haselmulde. Zwei Eichhörnchen des Automa müssen fliehen, jedes mit einem eigenen Wurf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>First squirrel: 1 is Frog Pond, again; 4 is where the fox came from, again; 2 is The Tangle. Second: 6, Mossy Mound.</source>
        <translation>Erstes Eichhörnchen: 1 ist der Froschteich, noch einmal; 4 ist die Spur des Fuchses, noch einmal; 2 ist Wirrwald. Zweites: 6, Mooshügel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>An Automa squirrel on Owl Oak rolls a 2, east, off the board. What happens?</source>
        <translation>Für ein Eichhörnchen des Automa in Euleneiche fällt die 2: Osten, vom Plan hinunter. Was passiert?</translation>
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
        <source>Automa squirrels bounce off the edge just like the fox.</source>
        <translation>Eichhörnchen des Automa prallen vom Rand ab, genau wie der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>You end your turn, and the Automa takes its own: it reveals Birch Grove to Hazel Hollow.</source>
        <translation>Du beendest deinen Zug, und der Automa macht seinen: Er deckt Birkenhain – Haselmulde auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Its third squirrel on Birch Grove makes a nest, and yours must leave before the second end is placed.</source>
        <translation>Sein drittes Eichhörnchen in Birkenhain ergibt einen Kobel, und deins muss gehen, bevor das zweite Ende besetzt wird.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>A nest! Your squirrel on Birch Grove must leave. You choose, as always.</source>
        <translation>Ein Kobel! Dein Eichhörnchen in Birkenhain muss gehen. Du bestimmst, wohin, wie immer.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>The other end is Hazel Hollow. The fox is there, so no squirrel is placed. The fox itself stays on the Automa's turn.</source>
        <translation>Das andere Ende ist Haselmulde. Dort ist der Fuchs, also kommt kein Eichhörnchen hin. Der Fuchs selbst bleibt im Zug des Automa stehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>The card is set aside and does not score. When the deck is empty, these cards are shuffled into a new one.</source>
        <translation>Die Karte wird zur Seite gelegt und zählt nicht. Ist der Stapel leer, werden diese Karten zu einem neuen gemischt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Alone: who wins</source>
        <translation>Allein: Wer gewinnt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>You have three nests, and so has the Automa. Its next card decides.</source>
        <translation>Du hast drei Kobel, der Automa auch. Seine nächste Karte entscheidet.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The Tangle! Its third squirrel there builds its fourth nest. Yours must still run.</source>
        <translation>Wirrwald! Sein drittes Eichhörnchen dort baut seinen vierten Kobel. Deins muss noch fliehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The card's second end, Thistle Thicket, would be a fifth nest. Is that squirrel still placed?</source>
        <translation>Das zweite Ende der Karte, Disteldickicht, wäre ein fünfter Kobel. Wird dieses Eichhörnchen noch gesetzt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>After the fourth nest only scattering and nest building go on. Placing is neither.</source>
        <translation>Nach dem vierten Kobel wird nur noch geflohen und gebaut. Setzen ist keins von beiden.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Your squirrel runs, and the game is over.</source>
        <translation>Dein Eichhörnchen läuft, und das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The Automa scores its starting hand by the rules that you know: Owl Oak to Fern Fold is joined, with a nest on Walnut Way.</source>
        <translation>Der Automa wertet seine Starthand nach den Regeln, die du kennst: Euleneiche – Farngrund ist verbunden, mit einem Kobel in Walnussweg.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Four nests, 6 + 1 for that objective, minus 2 for the other: 13. You have 6 for nests and 5 for your objective: 11.</source>
        <translation>Vier Kobel, 6 + 1 für dieses Ziel, minus 2 für das andere: 13. Du hast 6 für Kobel und 5 für dein Ziel: 11.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation>Zeig, was du kannst</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>It is Blue's turn, and the fox has moved. Can you find the moves?</source>
        <translation>Blau ist am Zug, und der Fuchs ist gelaufen. Findest du die Züge?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Blue wants the fox away from Hazel Hollow. Which action moves it?</source>
        <translation>Blau will den Fuchs aus Haselmulde weghaben. Welche Aktion bewegt ihn?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Rabbit Patch is beside the fox and Blue has squirrels there.</source>
        <translation>Hasenwinkel liegt neben dem Fuchs, und Blau hat dort Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Blue has something better in mind: a third squirrel on Rabbit Patch, for an acorn and a walnut.</source>
        <translation>Blau hat etwas Besseres vor: ein drittes Eichhörnchen in Hasenwinkel, für eine Eichel und eine Walnuss.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red must leave Rabbit Patch and wants to stand where the fox came from. Which tile is that?</source>
        <translation>Rot muss Hasenwinkel verlassen und will dorthin, woher der Fuchs kam. Welches Plättchen ist das?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red runs from a nest, not from the fox, so the fox's trail is open.</source>
        <translation>Rot weicht einem Kobel, nicht dem Fuchs, also ist die Spur des Fuchses erlaubt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red runs there. Then Yellow rolls a 4, and the fox is back on Heart of the Wood.</source>
        <translation>Rot läuft dorthin. Dann würfelt Gelb eine 4, und der Fuchs ist wieder in Waldherz.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red has to run again.</source>
        <translation>Rot muss schon wieder fliehen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red wants to share a tile with Yellow. Where to?</source>
        <translation>Rot will auf ein Plättchen zu Gelb. Wohin?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Yellow lives on Acorn Acres, beside the fox. Hazel Hollow is barred: the fox came from there.</source>
        <translation>Gelb wohnt in Eichelfeld, neben dem Fuchs. Haselmulde ist gesperrt: Von dort kam der Fuchs.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Blue holds two acorns. What is missing for an exchange?</source>
        <translation>Blau hat zwei Eicheln. Was fehlt zum Tauschen?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>One more acorn</source>
        <translation>Noch eine Eichel</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Blue's own turn</source>
        <translation>Ein Zug von Blau</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Three of one kind buy one of another, at any time.</source>
        <translation>Drei von einer Sorte gegen eine andere, jederzeit.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The fox bounces off the edge</source>
        <translation>Der Fuchs prallt vom Rand ab</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The fox is on Pine Barrens, at the south-east edge of the forest.</source>
        <translation>Der Fuchs ist in der Kiefernöde, am Südostrand des Waldes.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The active player rolls a 3: south-east. What does the fox do?</source>
        <translation>Wer am Zug ist, würfelt eine 3: Südosten. Was macht der Fuchs?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It bounces to Muckville Marsh</source>
        <translation>Er prallt ab nach Matschmoor</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It leaves the forest</source>
        <translation>Er verlässt den Wald</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>Off the board means bounce: one tile in the opposite direction, here north-west.</source>
        <translation>Vom Plan hinunter heißt abprallen: ein Plättchen in die Gegenrichtung, hier nach Nordwesten.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It bounces off the edge and runs north-west, onto Muckville Marsh.</source>
        <translation>Er prallt vom Rand ab und läuft nach Nordwesten, nach Matschmoor.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Sixteen points</source>
        <translation>Sechzehn Punkte</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>The game is over. Blue has three nests: that is 6 points.</source>
        <translation>Das Spiel ist aus. Blau hat drei Kobel: Das sind 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Mouse Meadow to Hickory Haunt is joined: 4 points, and 2 for the two tiles between them.</source>
        <translation>Mauswiese – Hickoryhain ist verbunden: 4 Punkte, und 2 für die zwei Plättchen dazwischen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Heart of the Wood to Pine Barrens is joined too: 6 points. They touch, so no bonus.</source>
        <translation>Auch Waldherz – Kiefernöde ist verbunden: 6 Punkte. Sie berühren sich, also kein Zuschlag.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Mouse Meadow to The Tangle failed: minus 2.</source>
        <translation>Mauswiese – Wirrwald ist verfehlt: minus 2.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>What does Blue score in all?</source>
        <translation>Wie viele Punkte hat Blau insgesamt?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>4 + 2 and 6 + 0, minus 2, plus 6 for the nests: 16.</source>
        <translation>4 + 2 und 6 + 0, minus 2, plus 6 für die Kobel: 16.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Sixteen points.</source>
        <translation>Sechzehn Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Joined, and not quite joined</source>
        <translation>Verbunden und nicht ganz verbunden</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Yellow holds Willow Wallow to Muckville Marsh. Squirrels and a nest make one run from end to end.</source>
        <translation>Gelb hat Weidensuhle – Matschmoor. Eichhörnchen und ein Kobel bilden eine Reihe von Ende zu Ende.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>The yellow nest on Walnut Way is part of it, so the objective is done. Blue's squirrel on the way does not matter.</source>
        <translation>Der gelbe Kobel in Walnussweg gehört dazu, also ist das Ziel geschafft. Das blaue Eichhörnchen auf dem Weg stört nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Mouse Meadow to Hickory Haunt is a run without a gap as well.</source>
        <translation>Auch Mauswiese – Hickoryhain ist eine Reihe ohne Lücke.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Is Mouse Meadow to Hickory Haunt done?</source>
        <translation>Ist Mauswiese – Hickoryhain geschafft?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Yes, there is no gap</source>
        <translation>Ja, es gibt keine Lücke</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>No, there is no yellow nest</source>
        <translation>Nein, ein gelber Kobel fehlt</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>No, Blue's nest breaks it</source>
        <translation>Nein, der blaue Kobel unterbricht sie</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>No nest of Yellow's is connected to that land. Blue's nest neither helps nor hurts.</source>
        <translation>Kein gelber Kobel gehört zu diesem Gebiet. Der blaue Kobel hilft nicht und schadet nicht.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>A nest for 2, an objective for 5 + 2, and one failed for minus 2: 7 points.</source>
        <translation>Ein Kobel für 2, ein Ziel für 5 + 2 und ein verfehltes für minus 2: 7 Punkte.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>The nest chain</source>
        <translation>Die Kobelkette</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Blue, Yellow and White crowd together on Willow Wallow and Rabbit Patch. Watch the fox set off a chain.</source>
        <translation>Blau, Gelb und Weiß drängen sich in Weidensuhle und Hasenwinkel. Schau, wie der Fuchs eine Kette auslöst.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Blue rolls a 6: the fox comes to Mouse Meadow, where a yellow squirrel sits.</source>
        <translation>Blau würfelt eine 6: Der Fuchs kommt nach Mauswiese, wo ein gelbes Eichhörnchen sitzt.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>It flees to Willow Wallow, and Yellow builds a nest there. Blue and White must leave Willow Wallow.</source>
        <translation>Es flieht nach Weidensuhle, und Gelb baut dort einen Kobel. Blau und Weiß müssen Weidensuhle verlassen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>It is Blue's turn, so Blue's squirrels go first. The first runs to Rabbit Patch.</source>
        <translation>Blau ist am Zug, also gehen die blauen Eichhörnchen zuerst. Das erste läuft nach Hasenwinkel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>The second too, and completes a blue nest there. Now White must leave Rabbit Patch, before anything else.</source>
        <translation>Das zweite auch, und macht dort einen blauen Kobel voll. Jetzt muss zuallererst Weiß Hasenwinkel verlassen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>White's squirrel on Willow Wallow has yet to leave. Can White save it?</source>
        <translation>Das weiße Eichhörnchen in Weidensuhle muss noch gehen. Kann Weiß es retten?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Squirrels may run onto a tile whose scatter is still waiting. Two more there make a nest.</source>
        <translation>Eichhörnchen dürfen auf ein Plättchen laufen, dessen Flucht noch wartet. Zwei mehr dort sind ein Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>White's first squirrel runs to Willow Wallow.</source>
        <translation>Das erste weiße Eichhörnchen läuft nach Weidensuhle.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>The second makes three: a white nest, before White's squirrel there had to leave.</source>
        <translation>Mit dem zweiten sind es drei: ein weißer Kobel, noch bevor das weiße Eichhörnchen dort gehen musste.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>Birch Grove under the fox</source>
        <translation>Der Fuchs in Birkenhain</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>You have ended your turn with the fox on Birch Grove.</source>
        <translation>Du hast deinen Zug beendet, und der Fuchs ist in Birkenhain.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>The Automa reveals Birch Grove to Fern Fold. Birch Grove gets no squirrel because the fox is there; Fern Fold gets one.</source>
        <translation>Der Automa deckt Birkenhain – Farngrund auf. Birkenhain bekommt kein Eichhörnchen, weil der Fuchs dort ist; Farngrund bekommt eins.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your first game alone</source>
        <translation>Dein erstes Spiel allein</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>A first game against the Automa, step by step. You are Blue.</source>
        <translation>Ein erstes Spiel gegen den Automa, Schritt für Schritt. Du bist Blau.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Three objectives. Mouse Meadow, Badger Bluff and Hickory Haunt lie side by side, so two cards go well together.</source>
        <translation>Drei Ziele. Mauswiese, Dachskuppe und Hickoryhain liegen nebeneinander, also passen zwei Karten gut zusammen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Owl Oak is at the other end of the forest. That card goes under the deck.</source>
        <translation>Euleneiche liegt am anderen Ende des Waldes. Diese Karte kommt unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your first squirrel goes to Mouse Meadow, an end of your first card. Take an acorn and a chestnut.</source>
        <translation>Dein erstes Eichhörnchen kommt nach Mauswiese, an ein Ende deiner ersten Karte. Nimm eine Eichel und eine Kastanie.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your second squirrel goes to Hickory Haunt, with two hazelnuts.</source>
        <translation>Dein zweites Eichhörnchen kommt nach Hickoryhain, mit zwei Haselnüssen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Now the Automa's hand: Owl Oak to Fern Fold, Acorn Acres to Mossy Mound. A squirrel on each end.</source>
        <translation>Jetzt die Hand des Automa: Euleneiche – Farngrund und Eichelfeld – Mooshügel. An jedes Ende ein Eichhörnchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your turn: click the die. A 4 sends the fox to Walnut Way, which gives two walnuts.</source>
        <translation>Du bist dran: Klick auf den Würfel. Eine 4 schickt den Fuchs nach Walnussweg, dort gibt es zwei Walnüsse.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your two cards lack one tile between them. Where should you recruit?</source>
        <translation>Für deine zwei Karten fehlt ein Plättchen dazwischen. Wo solltest du anwerben?</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Badger Bluff joins Mouse Meadow and Hickory Haunt. It costs two hazelnuts and a walnut: you have them.</source>
        <translation>Dachskuppe verbindet Mauswiese und Hickoryhain. Das kostet zwei Haselnüsse und eine Walnuss: Die hast du.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Now all three tiles are yours. Both objectives still lack a nest: three squirrels on one of these tiles.</source>
        <translation>Jetzt gehören dir alle drei Plättchen. Beiden Zielen fehlt noch ein Kobel: drei Eichhörnchen auf einem dieser Plättchen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>When you have looked at your move, give the Automa its turn. Until then you may take it back.</source>
        <translation>Wenn du dir deinen Zug angesehen hast, lass den Automa ziehen. Bis dahin darfst du ihn zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>The Automa reveals Hickory Haunt to Acorn Acres.</source>
        <translation>Der Automa deckt Hickoryhain – Eichelfeld auf.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>You roll a 6. The fox comes to Chestnut Chase: two chestnuts for you.</source>
        <translation>Du würfelst eine 6. Der Fuchs kommt nach Kastanienhag: zwei Kastanien für dich.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Hickory Haunt costs a chestnut and a walnut. A second squirrel there is a step towards a nest.</source>
        <translation>Hickoryhain kostet eine Kastanie und eine Walnuss. Ein zweites Eichhörnchen dort ist ein Schritt zum Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>The Automa reveals Rabbit Patch to Acorn Acres, and its third squirrel on Acorn Acres builds a nest.</source>
        <translation>Der Automa deckt Hasenwinkel – Eichelfeld auf, und sein drittes Eichhörnchen in Eichelfeld baut einen Kobel.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>One nest for the Automa. But you are close too: one more squirrel on Hickory Haunt makes your nest and both your objectives.</source>
        <translation>Ein Kobel für den Automa. Aber du bist auch nah dran: Noch ein Eichhörnchen in Hickoryhain, und du hast deinen Kobel und beide Ziele.</translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>From here on it is your game. Play it to the end: just take over.</source>
        <translation>Von hier an ist es dein Spiel. Spiel es zu Ende: Übernimm einfach.</translation>
    </message>
</context>
</TS>
