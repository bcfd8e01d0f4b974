<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nut-hunt</name>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/__init__.py"/>
        <source>Forage, nest, and mind the fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The forest is laid; the fox sits on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>Everybody gets three objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} keeps two objectives; the third goes under the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} places a squirrel on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s second squirrel joins those on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} forages {nut} from {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} rolls {die}: {direction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>That way is the forest's edge: the fox bounces off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox runs to {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} exchanges three {given} for one {got}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} recruits a squirrel on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} hassles the fox: it is pulled onto {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} forages {nut} from {tile} after the hassle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} looks at {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>the top {n} objectives</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The scout finds {objective}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} keeps one objective; the rest goes under the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} keeps no objective; all go under the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} takes no further action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel flees from the fox to {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel makes room on {start} and goes to {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s three squirrels on {tile} become a nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The older scatter on {tile} is spent: the new nest decides who leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>Competitive: one squirrel of {owner} is removed from {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>That is {seat}'s fourth nest: the game ends once all squirrels have settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The game is over: objectives are turned up and scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s hand, face up: {objective}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} starts with a squirrel on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat} reveals {objective}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox is on {tile}: {seat} places no squirrel there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fourth nest stands: {seat} places nothing more, and {tile} gets no squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The deck is empty: the objectives set aside are shuffled into a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>There is no objective left anywhere: {seat}'s turn is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The die for {seat}'s squirrel on {tile} shows {die}: {direction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>That way is the forest's edge: {seat}'s squirrel bounces towards {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{tile} is no refuge: the die is rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>No squirrel goes onto {tile}: the die is rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox is on {tile}: the die is rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>The fox has just come from {tile}: the die is rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/events.py"/>
        <source>{seat}'s squirrel flees from {start} to {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>north-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>south-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>south-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.py"/>
        <source>north-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Competitive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>A new nest first removes one squirrel of every other player from its tile. Good for two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>Automa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/game.py"/>
        <source>How many objectives the Automa starts with in a game for one: 2, 3 or 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>{n} squirrels flee</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>nobody flees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>+1 {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>under the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>keep this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>look at two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>fourth nest: the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>builds a nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>completes objective {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>breaks objective {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>3 {given} for 1 {got}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>trades {n} nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>trades 3 {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>One {nut} from the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Roll the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>The fox follows the compass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Pay a tile's cost and place a squirrel there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Your nuts pay for no tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Hassle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Pull the fox onto a tile beside it where you have someone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>You have no squirrel and no nest beside the fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Three nuts of one kind for one of another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>You have no three of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>All of them go under the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Keep this one: an objective in hand can never be given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Look at the top two objectives, keep one or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>The deck is empty: there is nothing to scout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Scout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Its objectives are turned up, with a squirrel on each end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Deal the Automa's hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>It reveals an objective and places its squirrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>The Automa's turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>Without any action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>No nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/gestures.py"/>
        <source>End the turn without the nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>done: {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>missing a nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>gap at {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>needs {n} tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Objective {title}, {value} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>{name}, {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Scouted: keep one or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Squirrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>Secret objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/hand.py"/>
        <source>squirrel, {n} off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The data of the forest cannot be read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The usual forest names each of the 19 tiles once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The forest has 19 tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>A tile has an id, a name, its forage and its cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>All that a tile says is text, and its id has no blanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>There are two tiles called {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Forage names the nuts A, C, H and W, each at most once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>A cost is paid in the nuts A, C, H and W.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>'{value}' is not one of the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Frog Pond and Pine Barrens alone have no recruit cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>A squirrel costs at least two nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Ten tiles are starting tiles with a cost of two nuts, not {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>There are 45 objectives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>An objective has two ends and its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>The base points of an objective are a number from 1 to 99.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>Each objective joins two different tiles, and no two are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>No objective names Frog Pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/house.py"/>
        <source>{tile} stands on {n} objectives instead of five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>the die is thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>objectives are looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>the Automa turns up a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>the Automa's hand is dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>the deck is shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>the game ends, and all objectives are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>First the die or the cards must come to rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>That is not a move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>One action a turn, and you have had yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>An objective in hand can never be given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>First put one of your three objectives under the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>First place your squirrel on a starting tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>First forage your nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>First roll the die: the fox moves before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>First the squirrels that are on the run find a refuge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox has moved: recruit, hassle, scout, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You hassled the fox: forage one nut, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>First say which of the scouted objectives you keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Your turn is over: end it, and the Automa takes its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Nobody sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Nuts are acorn, chestnut, hazelnut and walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Three of a kind buy one nut of another kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>An exchange takes three of a kind: you have {nuts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You were not dealt that objective.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is no starting tile: those have a green border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox is on {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is taken: start on a tile of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} yields no {nut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Squirrels never flee onto Frog Pond. Only the fox goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is not beside {start}: a squirrel flees one tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox has just come from {tile}: nobody flees that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>No squirrel lives on Frog Pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>Nobody can be recruited on Pine Barrens: squirrels only flee there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>The fox is on {tile}: no squirrel is recruited there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} costs {nuts}: you lack {nut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>{tile} is not beside the fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You have neither squirrel nor nest on {tile} to pull the fox there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>You keep one of the objectives that you looked at, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/judging.py"/>
        <source>There is no tile called '{tile}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>chestnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>hazelnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>chestnuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>hazelnuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>walnuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{one} – {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{n} acorns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{n} chestnuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{n} hazelnuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/parts.py"/>
        <source>{n} walnuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pictures.py"/>
        <source>fox only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pictures.py"/>
        <source>flee only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>forage {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>squirrels only flee here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>costs {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>starting tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>end of your objective {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>the fox came from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{tile}: {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} {colour} nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} {colour} nests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} {colour} squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} {colour} squirrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{nests} of {colour} on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{n} nests</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>the fox on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{colour} squirrel on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/pieces.py"/>
        <source>{squirrel}, on the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>A position has no '{key}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The scores are not those of this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' is a number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' is a list of {many} numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' is a list of tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' is a list of objectives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{value}' is none of the 45 objectives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'phase' is one of {phases}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Only a player who faces the Automa ends a turn by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'forest' is five rows of tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The rows of the forest have 3, 4, 5, 4 and 3 tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>{tile} lies twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>There is one fox, on one tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The fox came from a tile beside its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'{key}' names tiles and what stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Three squirrels of one player on a tile are a nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>No squirrel and no nest is ever on Frog Pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'fourth' is the player who was first to have four nests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'nuts' needs four numbers for each of {n} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'objectives' needs a list for each of {n} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>There are 45 objectives, each once: {card} is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'known' needs a list for each of {n} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>A known objective is one that a player put under the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Squirrels wait to be placed on the Automa's turn only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'scatters' is a list of scatterings, oldest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The Automa's turn waits for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>After the Automa's turn the player rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>'forage' is a tile and how many nuts are still to be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>One forages from the fox's tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>{tile} yields one kind of nut: nothing is left to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Whoever is to discard holds three objectives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Whoever is to keep an objective has looked at one or two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Everybody has placed two squirrels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>It is player {n} who places next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>No starting tile is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>A scattering has a tile, what it is from (fox or nest), and the squirrels owed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Squirrels scatter from the fox or from a nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Squirrels scatter from the fox on its own tile, and only there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>A tile has one scattering at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Only squirrels that stand there can have to leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The Automa's squirrels are not waited for: let a player's go next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>The fox is on {tile}: squirrels there have fled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Somebody has a fourth nest: the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/positions.py"/>
        <source>Turns begin when everybody has placed two squirrels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Its two ends lie furthest apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The other two fit together better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The other two bring more for their trouble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A secret objective ends on {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It stands beside the first squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>{tile} lies near the places that matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>With this nut a squirrel on {tile} is paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It is part of the price of {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three of a kind can be exchanged for any other nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A nut more in store never hurts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The fox must move first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three squirrels there make the fourth nest, and the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three squirrels there make a nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It completes {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Two squirrels there: one more makes a nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A secret objective needs {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A nest stands there already: that tile can never be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It keeps the squirrels side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It opens new ground at {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The squirrels that flee can make a nest next door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The fox drives {n} squirrels of others away.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The squirrel there may run to a better tile, and it brings a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It brings a nut, and nobody has to flee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>One of the new objectives may be nearly done already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>More objectives can bring more points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>A failed objective costs two points: better none of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It needs {n} more tiles.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It is done already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>It only needs a nest on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>The turn is done: now the Automa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>That nut is not needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Saving nuts is better than any action now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Then a squirrel on {tile} is paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/reasons.py"/>
        <source>Three nuts too many become the one that is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{title}: {base} + {far} for distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>no nest in its region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{title}: failed, {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{seat} built the fourth nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>tied at {n}, {seat} wins with more nests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>tied at {n} and in nests, {seat} wins with more squirrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>tied at {n}, in nests and in squirrels: the victory is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/scoring.py"/>
        <source>{reason} Tie-break: {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}'s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{n} nests end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The game is over: the victory is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The forest is made ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{n} nuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: forage {nuts} from {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: keep two objectives, put one under the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: place a squirrel on a starting tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: roll the fox die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: choose where your squirrel flees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: recruit, hassle, scout, or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: keep one objective, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: all done; now the Automa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The fox die rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The die sends the Automa's squirrel on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The objectives set aside are shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Drag one objective onto the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Drag a squirrel from your hand to a green tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Drag nuts to your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Click the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Drag the marked squirrel to a lit tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Drag squirrel, fox or nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Drag a nut to your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Drag one to your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Nut supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Fox die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The Automa's hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Its last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Objective deck: {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Nut supply: {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{nut} in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The fox die, showing {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The fox die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The Automa's objective {title}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The Automa's last card: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>The top card of the deck</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>rolled {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>not rolled yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Automa: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>went {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Fox compass: 1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west; {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>Fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>starts with {n} objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{n} squirrels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{n} objectives</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: {nests}, {squirrels}, {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/table.py"/>
        <source>{seat}: {nuts}; {nests}, {squirrels}, {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Mouse Meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Hickory Haunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Willow Wallow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Rabbit Patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Birch Grove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Mossy Mound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Acorn Acres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Chestnut Chase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Hazel Hollow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Walnut Way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Muckville Marsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>The Tangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Heart of the Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Owl Oak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Badger Bluff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Fern Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Thistle Thicket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Pine Barrens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nut_hunt/forest.toml"/>
        <source>Frog Pond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Nineteen tiles make a forest with rows of 3, 4, 5, 4 and 3. A fox lives in it, and a die with a compass tells which of six ways it runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Every colour has 15 squirrels and 5 nests. There are 100 nuts, 25 each of acorn, chestnut, hazelnut and walnut, and 45 objectives, each with two tiles and base points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Nothing ever runs out: if squirrels, nests or nuts are used up, anything else stands in for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Ten tiles have a green border: you start there, and a squirrel costs two nuts. Seven tiles cost more. Frog Pond and Pine Barrens cannot be bought at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Every tile but Frog Pond is on exactly five objectives. Frog Pond is on none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The tiles are laid at random. The fox starts on the tile in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Everybody gets three secret objectives, keeps two, and puts the third face down under the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>In turn order everybody places one squirrel on a free green tile and forages two nuts that the tile gives. Then everybody does it again, in reverse order. The fox's tile cannot be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>With five players and a green tile in the middle the order is 1 2 3 4 5 4 3 2 1 5, and the last squirrel may join others on a green tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>First the fox moves. Then you may do one thing: recruit, hassle or scout. Or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Roll the die: the fox runs one tile that way. At the edge of the forest it bounces and runs one tile the opposite way. Frog Pond does not stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When the squirrels have run from the fox, you forage two nuts, any mix of the kinds that the fox's tile gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>At any moment, on anybody's turn, you may exchange three nuts of one kind for one nut of another kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Recruit: pay a tile's cost and place one squirrel there. Not on Frog Pond, not on Pine Barrens, not where the fox is. Other squirrels and nests do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Hassle: pull the fox onto a tile beside it where you have a squirrel or a nest. Squirrels scatter as ever; then you may forage one nut there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Scout: look at the top two objectives, keep one or none, and put the rest under the deck. An objective in your hand can never be given up. An empty deck cannot be scouted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Scattering and nests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When the fox comes, every squirrel on its tile runs to a tile beside it. Not to where the fox came from, and never onto Frog Pond. Nests stay, but they protect nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>When somebody builds a nest, all other players' squirrels on that tile must leave to a tile beside it. Not to the fox's tile, and never onto Frog Pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>You choose where your own squirrels run, one at a time. The active player goes first, then the others in turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Three squirrels of one player on a tile always become a nest, at once. The squirrels it drives away run first; then the scatter that was interrupted goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A squirrel may run onto a tile whose own scatter is still going on. Only those who stood there when it began must leave; whoever is used for a nest stays as the nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Nests never move and never leave. A tile can hold many nests, and squirrels may come back to it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Squirrels reach Pine Barrens only by scattering, or when the Automa places them there. Nests may be built on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Competitive game: a new nest first removes one squirrel of every other player from its tile. The rest scatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>End and score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Somebody's fourth nest ends the game as soon as every squirrel has found a place. No nuts, no actions, no last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Every nest scores 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An objective is done when your squirrels and nests join its two tiles without a gap, with at least one of your nests among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A finished objective scores its base points plus one for each tile between its ends, counted the shortest way over the board. That way may cross Frog Pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An objective you did not finish costs 2 points. Objectives count only at the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>In a tie more nests win, then more squirrels on the board. If that is equal too, the victory is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Everybody may see your nuts. Your objectives stay secret until the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Against the Automa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Playing alone, set up as usual. Then the Automa gets 2, 3 or 4 objectives, face up, and a squirrel on each of their ends. The fox's tile gets none; three squirrels on one tile become a nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>After your turn the Automa turns up an objective and places a squirrel on each of its two tiles, never on the fox's. The card does not score. The fox stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>An Automa squirrel that must run rolls the die for its direction and bounces off the edge like the fox. If it may not go there, it rolls again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Your fourth nest or the Automa's ends the game. The Automa scores the objectives it started with, by the same rules as you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Cards that go under the deck together keep the order in which they were drawn. Set-up cards go under in turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The fifth player's second squirrel may join any squirrels on a green tile, even its own, but never the fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>Exchanging is possible from the first nut to the end: in set-up, after the roll, even in the middle of a scatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>A second nest on a tile that is still scattering drives out all other players' squirrels, newcomers too. The older scatter is then over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>If the Automa's first squirrel builds the fourth nest, its second is not placed. Its used cards are shuffled into a new deck only when it must reveal and the deck is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nut-hunt.toml"/>
        <source>The Automa's first objectives are placed card by card. You must forage after the fox moves; only the nut for hassling is optional. Objectives are dealt three at a time in turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>The forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Welcome to the forest. Nineteen tiles, laid anew for every game, and a fox in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Each player leads the squirrels of one colour, up to fifteen of them, and five nests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>At the top of a tile you see its forage: the nuts it gives. The Tangle gives chestnuts, hazelnuts and walnuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>At the bottom you see its cost: what you pay to bring a squirrel there. The Tangle costs acorn, hazelnut and walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>A green border marks a starting tile. There are ten of them, and a squirrel costs only two nuts there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Which of these tiles is a starting tile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Rabbit Patch has a green border and costs two nuts. The other two cost three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>Two tiles are special. Frog Pond is for the fox alone. Pine Barrens can only be reached by running away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>The compass belongs to the fox die: each number is a direction, clockwise from north-east.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/01-the-forest.toml"/>
        <source>1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Every objective names two tiles. Join them with your squirrels and nests, and it pays at the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Each tile stands on exactly five of the 45 cards. Frog Pond stands on none, so nobody must live there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Blue was dealt three and keeps two. Two of them share Hickory Haunt: they go well together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>So the third goes face down under the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Yellow cannot give away a card that Yellow does not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Yellow lets Willow Wallow go. Discards lie under the deck in turn order: first Blue's, then Yellow's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Your neighbour asks what you hold. What must you show?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nuts and objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nuts only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/02-secret-objectives.toml"/>
        <source>Nuts are open to everybody. Objectives stay secret until the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>The first squirrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Before the first turn everybody places two squirrels. The order is 1, 2, 3, and back again: 3, 2, 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Owl Oak has no green border, so nobody starts there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Blue starts on Mouse Meadow. The tile gives acorns and chestnuts, and Blue may take any two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Blue takes one of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Yellow fancies Mouse Meadow too, but the first squirrels do not share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Hazel Hollow gives one kind of nut only, so Yellow gets two hazelnuts without a choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Red takes Birch Grove and two walnuts. Then Red goes again: the order turns back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>How many nuts will each player hold when all squirrels are placed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/03-first-squirrels.toml"/>
        <source>Two squirrels each, and two nuts with every squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>The fox runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>A turn has two parts. First the fox moves, always. Then you may do one thing, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue has nuts and would like to recruit at once. But the fox goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue rolls a 2. The compass says east, so the fox runs one tile east, to Rabbit Patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue forages there, and ends the turn without an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Yellow rolls a 1, north-east. Where does the fox go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>North-east of Rabbit Patch lies The Tangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Off it runs, to The Tangle, at the edge of the forest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Yellow forages and ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue rolls a 2 again. East of The Tangle there is nothing: the fox bounces and runs west instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Next Yellow rolls a 1: the fox swims to Frog Pond. It is an excellent swimmer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>Blue ends the turn here; the roll comes in the next step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/04-the-fox-runs.toml"/>
        <source>On the pond every kind of nut can be foraged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Run for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Squirrels are no heroes. When the fox comes, every squirrel on its tile runs to a tile beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Yellow rolls a 1, and the fox runs to Hazel Hollow. Yellow is the active player, so Yellow's squirrel runs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Not onto the pond: only the fox goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>And not to where the fox has just come from. See the paw prints?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Yellow wants to get closer to Owl Oak. Where should the squirrel run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>The Tangle and Rabbit Patch are both beside Owl Oak, and both are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Yellow chooses The Tangle. Everybody chooses for their own squirrels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Now Blue's squirrel. Its own nest stands right beside it, but a nest protects nobody. It stays, the squirrel runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Yellow ends the turn. Red rolls a 4, and later a 3 sends the fox to Fern Fold, where Red has a squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>First back to Heart of the Wood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Red forages and ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Blue rolls a 3: the fox comes to Fern Fold, and Red's squirrel must run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/05-run-for-it.toml"/>
        <source>Red runs to Pine Barrens. Nobody can be recruited there: running away is the only way in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Nuts, nuts, nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>When all squirrels have run, the active player forages two nuts from the fox's tile, in any mix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Rabbit Patch gives chestnuts and hazelnuts. No walnuts here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Two nuts must be taken: the turn cannot go on without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Blue takes two chestnuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Three nuts of one kind can be exchanged for one nut of any other kind. It is free, and always open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Two acorns are not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>It is Blue's turn. May Yellow exchange three walnuts now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>No, only on Yellow's own turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Anybody may exchange at any time, even in the middle of a scatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/06-nuts.toml"/>
        <source>Yellow does so, and it is still Blue's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Recruiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>After the fox you may recruit: pay the cost of a tile, and one of your squirrels comes to live there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Blue has an acorn, five hazelnuts and a walnut. Where can Blue recruit without exchanging, other than Mouse Meadow?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Those are the tiles whose cost lies in Blue's hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Nobody is recruited where the fox is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Nor on Frog Pond, nor on Pine Barrens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Mouse Meadow is full of yellow squirrels, with a yellow nest. That does not matter: Blue pays hazelnut and walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>One squirrel a turn, however rich you are. So now it is Yellow's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>All fifteen of your squirrels are on the board. Can you recruit a sixteenth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/07-recruiting.toml"/>
        <source>Nothing ever runs out. Take a button, a bean or a nut as a stand-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Three make a nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Blue has two squirrels on Fern Fold. Three of one colour on a tile become a nest, at once and always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Blue recruits the third. Three squirrels leave the board, and a nest appears.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>When a nest is built, everybody else on the tile must leave. Blue's turn it is, so Yellow goes next, then Red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Not to the fox, of course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>The fox came from Heart of the Wood this turn. May a squirrel that leaves a nest go there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Only squirrels that run from the fox itself avoid its trail. From a nest the way is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Yellow has two squirrels on Thistle Thicket. Which way builds a nest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>The third yellow squirrel there makes a nest, although it is Blue's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>A yellow nest on Thistle Thicket. Nobody else lives there, so the first scatter goes on with Red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Red runs to Rabbit Patch, and all is quiet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/08-three-make-a-nest.toml"/>
        <source>Nests never move and never leave. Others may come back later, and even build their own nest on the same tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Hassle the fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Instead of recruiting you may hassle the fox: throw nuts at it until it comes to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>It comes only to a tile beside it where you have a squirrel or a nest. Owl Oak is too far away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>And Walnut Way belongs to Yellow alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Where can Blue pull the fox to chase Yellow's squirrels?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Two yellow squirrels sit there, and a blue one to do the shouting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>The fox comes to Rabbit Patch. Everybody runs, Blue first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Blue's squirrel joins the two on Owl Oak, and that makes a nest. A fine piece of hassling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Yellow's two squirrels run as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>One to The Tangle, one to Fern Fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/09-hassling.toml"/>
        <source>Then Blue may forage one nut, of a kind that Rabbit Patch gives. The rest was thrown at the fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Scouting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>The third thing you may do is scout: look at the top two objectives of the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Blue looks. This cannot be taken back: you cannot forget what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Blue keeps one of them, or none. Never both, and never one that is still in the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Blue already has Mouse Meadow to Hickory Haunt. Which one fits?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>It shares Hickory Haunt, and Badger Bluff lies on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Blue keeps it. The other goes face down under the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Later Blue regrets it. Can an objective be given up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Yes, for two points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Yes, by scouting again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/10-scouting.toml"/>
        <source>Once it is in your hand it stays there, and a missed objective costs two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>One thing leads to another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>A nest can set off another, and that one a third. The newest scatter is always finished first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Blue rolls a 6. The fox comes to Chestnut Chase, and Yellow's squirrel must run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>It joins two others on Willow Wallow: a yellow nest. Now Blue, Red and White must leave that tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Blue runs to Rabbit Patch and completes a blue nest there. Willow Wallow has to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Red leaves Rabbit Patch for Willow Wallow. It may: the scatter there is only waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>When Willow Wallow goes on, how many of Red's two squirrels there must leave?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Only the one that stood there when the scatter began. The newcomer may stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>But first White: one squirrel to Willow Wallow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>And another. With the one that stood there that makes three: a white nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>White's squirrel need not leave any more, it is in the nest. But a new nest drives out everybody else: now both of Red's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Red runs twice, and the chain is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/11-chains.toml"/>
        <source>Then Blue gets the nuts of Chestnut Chase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>The fourth nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Blue has three nests. The fourth nest of any player ends the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Blue recruits on Fern Fold: three squirrels, the fourth nest. But the squirrels it drives out must still find a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Yellow may still do something good. Where should the squirrel go to build a nest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Two yellow squirrels wait there. Nest building goes on until all is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>A yellow nest! It drives Blue's squirrel from Thistle Thicket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>It runs to Rabbit Patch, and Blue builds even a fifth nest. Now everybody is settled, and the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Does Yellow get one more turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>Yes, to finish the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/12-the-fourth-nest.toml"/>
        <source>No nuts, no action, no last round: the squirrels are in bed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Connected or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The game is over, and Blue turns up three objectives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Rabbit Patch to The Tangle: Blue is on both, they touch, and a blue nest stands on Thistle Thicket, next door. Done!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The nest may stand anywhere in the connected land. Other players on the same tiles do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Mouse Meadow to Hickory Haunt: Blue is on Mouse Meadow, Badger Bluff and Hickory Haunt. Is it done?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Yes, all tiles touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>No, Blue has no nest there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>The nest on Badger Bluff is Yellow's. At least one nest of your own must be connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>And Birch Grove to Hazel Hollow?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Failed: it costs 2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Failed: it costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>Hazel Hollow is empty, so the two are not joined. Every missed objective costs two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/13-connected.toml"/>
        <source>One nest for 2, one objective for 5, two failed for minus 4: Blue has 3 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>How far, and who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>A nest scores two points: two for Blue, eight for Yellow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Blue joined Willow Wallow and Muckville Marsh. The card shows 5 base points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>How many tiles lie between them, the shortest way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Chestnut Chase and Walnut Way: two more points. A detour would not bring more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>The shortest way is counted over the board, even across Frog Pond. Next-door tiles bring no bonus, the farthest bring three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Blue has 2 + 5 + 2 = 9 points and wins against 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Two players have the same points. What decides?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Most nests, then most squirrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Most nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>Whoever moved last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/14-distance-and-ties.toml"/>
        <source>More nests win, then more squirrels on the board. If that is equal too, they share the victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Sharper, and five at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Five players need ten green tiles for their first squirrels. But here the fox sits on one: Acorn Acres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>So the order was 1 2 3 4 5 4 3 2 1, and Pink comes last. All nine free tiles are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Only with five players and a green tile in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Pink's second squirrel may therefore join others on a green tile, even its own. Never the fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Pink joins its own squirrel on Walnut Way, and forages two walnuts as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>This table plays the competitive game. Whoever builds a nest first removes one squirrel of every other player there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Recommended for two players, and for those who like it sharp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>Competitive: Blue builds a nest on a tile with two red squirrels and one white. What happens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>All three run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>One red and the white are removed, one red runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>All three are removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/15-competitive-and-five.toml"/>
        <source>One of each other player goes back to the supply. Whoever is left runs as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Alone: the Automa's hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>You can play alone, against the Automa. It has no will of its own: cards and dice decide for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>You set up as usual: two objectives, two squirrels, four nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Then the Automa gets two objectives, face up. At Advanced it gets three, at Expert four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>These are the objectives it will score at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>One squirrel goes on each end, card by card. Heart of the Wood gets none: the fox is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Could Automa squirrels start on a tile of yours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Tiles may be shared. Three Automa squirrels on one tile would even build a nest at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/16-alone-the-automas-hand.toml"/>
        <source>Now it is your turn. You always go first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Alone: the Automa's turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Your turns go as always. Only when an Automa squirrel must run, the die decides where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>You roll a 1: the fox comes to Hazel Hollow. Two Automa squirrels must run, each with a roll of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>First squirrel: 1 is Frog Pond, again; 4 is where the fox came from, again; 2 is The Tangle. Second: 6, Mossy Mound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>An Automa squirrel on Owl Oak rolls a 2, east, off the board. What happens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>It rolls again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>It bounces and runs west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>It stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Automa squirrels bounce off the edge just like the fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>You end your turn, and the Automa takes its own: it reveals Birch Grove to Hazel Hollow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>Its third squirrel on Birch Grove makes a nest, and yours must leave before the second end is placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>A nest! Your squirrel on Birch Grove must leave. You choose, as always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>The other end is Hazel Hollow. The fox is there, so no squirrel is placed. The fox itself stays on the Automa's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/17-alone-the-automas-turn.toml"/>
        <source>The card is set aside and does not score. When the deck is empty, these cards are shuffled into a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Alone: who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>You have three nests, and so has the Automa. Its next card decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The Tangle! Its third squirrel there builds its fourth nest. Yours must still run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The card's second end, Thistle Thicket, would be a fifth nest. Is that squirrel still placed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>After the fourth nest only scattering and nest building go on. Placing is neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Your squirrel runs, and the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>The Automa scores its starting hand by the rules that you know: Owl Oak to Fern Fold is joined, with a nest on Walnut Way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/18-alone-the-end.toml"/>
        <source>Four nests, 6 + 1 for that objective, minus 2 for the other: 13. You have 6 for nests and 5 for your objective: 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>It is Blue's turn, and the fox has moved. Can you find the moves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Blue wants the fox away from Hazel Hollow. Which action moves it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Rabbit Patch is beside the fox and Blue has squirrels there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Blue has something better in mind: a third squirrel on Rabbit Patch, for an acorn and a walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red must leave Rabbit Patch and wants to stand where the fox came from. Which tile is that?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red runs from a nest, not from the fox, so the fox's trail is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red runs there. Then Yellow rolls a 4, and the fox is back on Heart of the Wood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red has to run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Red wants to share a tile with Yellow. Where to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Yellow lives on Acorn Acres, beside the fox. Hazel Hollow is barred: the fox came from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Blue holds two acorns. What is missing for an exchange?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>One more acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Blue's own turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/19-show-what-you-know.toml"/>
        <source>Three of one kind buy one of another, at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The fox bounces off the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The fox is on Pine Barrens, at the south-east edge of the forest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>The active player rolls a 3: south-east. What does the fox do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It bounces to Muckville Marsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It leaves the forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>Off the board means bounce: one tile in the opposite direction, here north-west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/20-the-bounce.toml"/>
        <source>It bounces off the edge and runs north-west, onto Muckville Marsh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Sixteen points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>The game is over. Blue has three nests: that is 6 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Mouse Meadow to Hickory Haunt is joined: 4 points, and 2 for the two tiles between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Heart of the Wood to Pine Barrens is joined too: 6 points. They touch, so no bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Mouse Meadow to The Tangle failed: minus 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>What does Blue score in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>4 + 2 and 6 + 0, minus 2, plus 6 for the nests: 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/21-sixteen-points.toml"/>
        <source>Sixteen points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Joined, and not quite joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Yellow holds Willow Wallow to Muckville Marsh. Squirrels and a nest make one run from end to end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>The yellow nest on Walnut Way is part of it, so the objective is done. Blue's squirrel on the way does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Mouse Meadow to Hickory Haunt is a run without a gap as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Is Mouse Meadow to Hickory Haunt done?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>Yes, there is no gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>No, there is no yellow nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>No, Blue's nest breaks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>No nest of Yellow's is connected to that land. Blue's nest neither helps nor hurts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/22-joined-and-not-joined.toml"/>
        <source>A nest for 2, an objective for 5 + 2, and one failed for minus 2: 7 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>The nest chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Blue, Yellow and White crowd together on Willow Wallow and Rabbit Patch. Watch the fox set off a chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Blue rolls a 6: the fox comes to Mouse Meadow, where a yellow squirrel sits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>It flees to Willow Wallow, and Yellow builds a nest there. Blue and White must leave Willow Wallow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>It is Blue's turn, so Blue's squirrels go first. The first runs to Rabbit Patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>The second too, and completes a blue nest there. Now White must leave Rabbit Patch, before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>White's squirrel on Willow Wallow has yet to leave. Can White save it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>Squirrels may run onto a tile whose scatter is still waiting. Two more there make a nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>White's first squirrel runs to Willow Wallow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/23-the-nest-chain.toml"/>
        <source>The second makes three: a white nest, before White's squirrel there had to leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>Birch Grove under the fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>You have ended your turn with the fox on Birch Grove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/24-birch-grove-under-the-fox.toml"/>
        <source>The Automa reveals Birch Grove to Fern Fold. Birch Grove gets no squirrel because the fox is there; Fern Fold gets one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your first game alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>A first game against the Automa, step by step. You are Blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Three objectives. Mouse Meadow, Badger Bluff and Hickory Haunt lie side by side, so two cards go well together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Owl Oak is at the other end of the forest. That card goes under the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your first squirrel goes to Mouse Meadow, an end of your first card. Take an acorn and a chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your second squirrel goes to Hickory Haunt, with two hazelnuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Now the Automa's hand: Owl Oak to Fern Fold, Acorn Acres to Mossy Mound. A squirrel on each end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your turn: click the die. A 4 sends the fox to Walnut Way, which gives two walnuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Your two cards lack one tile between them. Where should you recruit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Badger Bluff joins Mouse Meadow and Hickory Haunt. It costs two hazelnuts and a walnut: you have them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Now all three tiles are yours. Both objectives still lack a nest: three squirrels on one of these tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>When you have looked at your move, give the Automa its turn. Until then you may take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>The Automa reveals Hickory Haunt to Acorn Acres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>You roll a 6. The fox comes to Chestnut Chase: two chestnuts for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>Hickory Haunt costs a chestnut and a walnut. A second squirrel there is a step towards a nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>The Automa reveals Rabbit Patch to Acorn Acres, and its third squirrel on Acorn Acres builds a nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>One nest for the Automa. But you are close too: one more squirrel on Hickory Haunt makes your nest and both your objectives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nut-hunt/30-solo-primer.toml"/>
        <source>From here on it is your game. Play it to the end: just take over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
