<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nice-one-squirrel</name>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/__init__.py"/>
        <source>Stash each nut where it meets its like</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>The {nut} meets its twin here: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>The {nut} meets its like here: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>The {nut} scores nothing anywhere soon, so it may as well go now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>The {nut} will score more somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>In cache {cache} a nut from the hand scores {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>In cache {cache} a nut is waiting to be turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>From cache {cache} the next caches are in reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/advice.py"/>
        <source>Better keep the nuts for a cache where they score more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>cache {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>Clockwise, the next is cache {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>1. Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>1 to 4 caches clockwise, not onto another squirrel. First turn: start anywhere free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>2. Turn over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>the nut that lies there face down, if one does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>3. Play a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>from your hand face up, and score it. Or play nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>+1 for each nut of its colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>+1 for each nut of its kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/cutouts.py"/>
        <source>+2 if its very twin is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/drawing.py"/>
        <source>Round the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/drawing.py"/>
        <source>1 to 4 caches clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/drawing.py"/>
        <source>Passing others is fine, sharing is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>The nuts are dealt: {each} for each player, {hidden} face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} starts on cache {cache}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} moves to cache {cache}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} turns over a {nut} on cache {cache}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} plays a {nut} on cache {cache}: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} takes a {nut} from cache {cache}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} plays nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} cannot move: all four caches ahead are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} has no nut left: one more turn for everyone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{seat} has 20 points: one more turn for everyone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>{turns} turns in a row led nowhere: the game ends as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/events.py"/>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/game.py"/>
        <source>Taking up nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/game.py"/>
        <source>Instead of playing a nut you may take one from your cache; 20 points end the game too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>red acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>red hazelnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>red walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>red chestnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>blue acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>blue hazelnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>blue walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>blue chestnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>green acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>green hazelnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>green walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>green chestnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>yellow acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>yellow hazelnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>yellow walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>yellow chestnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Tufty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Cyril</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Nutkin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Smith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Hazel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>Conker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} hazelnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/parts.py"/>
        <source>{n} chestnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'{key}' needs a number for each of {n} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'{key}' is a number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'{key}' is true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'{key}' needs a list of nuts for each of {n} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'caches' names caches and their nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>There is no cache {name}: they are numbered 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A cache holds a list of nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A cache has at most one nut face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'{value}' is not a nut: it is a colour and a kind, such as blue-acorn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A position has no '{key}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>Two squirrels cannot share a cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>There are only two nuts of each: {times} of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>Nuts are known only where they can be taken up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A known nut is one that lies in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>'phase' is place, move, nut or over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>A squirrel is placed once, on its first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>{seat} cannot move, so the turn has passed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>20 points begin the last turns only with the optional rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>Who began the last turns has none of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/positions.py"/>
        <source>After so many turns that led nowhere the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>a nut is turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>The nuts are not dealt yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>First choose a cache for your squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>First move your squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>You do not hold that nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>Taking up nuts is an optional rule, and this game is played without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>You can only take up a nut from your squirrel's own cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>That is not a move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>There are nine caches, numbered 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>Your squirrel has moved already. Play a nut on its own cache, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>Your squirrel is on the ring already: it moves 1 to 4 caches clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>Your squirrel is not on the ring yet: place it on any free cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>Your squirrel has to move on, by 1 to 4 caches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{other} sits there. Passing is fine, sharing is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>That is {steps} caches ahead: a squirrel moves 1 to 4, clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>No nut found a better place for {n} turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{seat} reached 20 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{seat} played the last nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/rules.py"/>
        <source>{n} nuts played</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Squirrels not on the ring yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}'s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>an empty hand or 20 points end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>an empty hand ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>The game is over: the win is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>The nuts are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}: place your squirrel on a free cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}: your last turn. Move 1 to 4 caches, then play a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}: move 1 to 4 caches, then play a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}: play a nut here, take one up, or neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}: play a nut here, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Drag your squirrel to a cache, or a nut straight to where you want to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Drag your squirrel to a lit cache, or a nut straight to where you want to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Drag a nut onto your cache, or one from the cache into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Drag a nut onto your cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{nut} on cache {cache}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>a nut face down on cache {cache}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>one nut face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Cache {cache}: {seat} is here; {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Cache {cache}: {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}'s squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{n} nuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>began the last turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat}: {points}, {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>each nut of the same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>each nut of the same kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>the very same nut, once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>The least is 0, the most 16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>How a nut counts: 1 for each nut of its colour in the cache, 1 for each of its kind, 2 for its twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>How it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>twin +{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>same kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>the very same nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>+{n}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>+{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{n} steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>start here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{steps}, turns a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>hidden nut first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>take it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>{seat} keeps every nut and the turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nice_one_squirrel/table.py"/>
        <source>Play nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Nine caches lie in a ring. They are numbered 1 to 9, clockwise, and after 9 comes 1 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>There are 32 nuts in four colours (red, blue, green, yellow) and four kinds (acorn, hazelnut, walnut, chestnut). Every nut has one twin of the same colour and kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Every player has a squirrel with a name. Tufty, Cyril, Nutkin and Smith come with the game; Hazel and Conker are our own, for a fifth and a sixth player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Shuffle the nuts and put one face down into each of the caches 1 to 8; with five players cache 5 gets none. Deal all the others out evenly. Only you may see your hand. Three to five players are best; two and six may try it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>The first seat begins, so let the youngest sit there. Then it goes round clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>On your first turn put your squirrel on any cache where no other squirrel sits. After that it moves 1, 2, 3 or 4 caches clockwise. It may run past others but may not stop where one sits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If a nut lies face down where your squirrel stops, turn it over. From now on it counts like any other nut there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Now you may play one nut from your hand, face up, into that cache and score it. Or you play nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Your nut scores 1 point for each nut of its colour that was in the cache before it, 1 point for each nut of its kind, and 2 more if its twin is there. That can be anything from 0 to 16 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If squirrels sit on all four caches ahead of you, yours stays where it is and your turn passes by itself: no nut is turned, played or taken. It still counts as your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>As soon as somebody plays the last nut of their hand, everyone else has one more turn. Then the most points win. (With equal points, we decided, the win is shared.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>If three turns for every player go by, one after the other, and nobody plays a nut, the game ends as it stands. With taking up nuts it is turns in which nobody scores a point. Once the last turns have begun, this is not counted any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Optional rule: taking up nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>Instead of playing a nut you may take one face-up nut from the cache of your squirrel into your hand, even the one you have just turned over. It scores nothing, and everyone has seen which nut it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nice-one-squirrel.toml"/>
        <source>When nuts may be taken up, reaching 20 points ends the game too: everyone else has one more turn. Whichever comes first counts, an empty hand or 20 points; the other changes nothing after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Around the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Winter is coming, and every squirrel wants its nuts in the best company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Nine caches lie in a ring. We walk round it clockwise, from 1 to 9 and on to 1 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Tufty, Cyril and Nutkin wait in the middle. Each player guides one squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Smith, Hazel and Conker join in with four, five and six players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>A nut has a colour and a kind: red, blue, green or yellow; acorn, hazelnut, walnut or chestnut. Each pair is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Four colours times four kinds times two: 32 nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>So how many nuts are there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>24</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Four colours with four kinds make sixteen, and each of them has a twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>One nut lies face down in each of caches 1 to 8. Cache 9 begins empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>With five players cache 5 begins empty too, so that the rest can be shared out evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>The rest is dealt out evenly: eight nuts each for three players. Keep yours to yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Twelve for two, six for four, five for five, four for six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>The first seat begins, and the turn goes round from there. Here that is Tufty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/01-around-the-ring.toml"/>
        <source>Fond of the old custom? Let the youngest sit down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Finding a first cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Your first turn is easy: put your squirrel on any cache that nobody has taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Tufty likes the look of cache 3. The nut that lay there face down is turned over: a green chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Then Tufty plays a green walnut. One green nut was there already, so that is one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cyril fancies cache 3 as well, but two squirrels never share one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cyril would like to turn a nut over. Where could Cyril start?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Every cache without a squirrel is free to start on, but cache 9 has nothing to turn over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/02-placing-first.toml"/>
        <source>Cyril takes cache 5 and turns over a blue chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>How a nut counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Tufty has come to cache 6 and may play one nut here, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>A nut scores one point for each nut of its colour already there. A red hazelnut would meet two reds: two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>It also scores one for each nut of its kind. A yellow acorn would meet two acorns: two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>And if its very twin is there, same colour and same kind, that is two points more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>What is the green acorn worth here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>3 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>4 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>5 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>One for the green nut, two for the acorns, and two more for the twin: five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>Which nut would score nothing at all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>No blue nut and no chestnut lies here, so the blue chestnut would meet no friend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/03-how-a-nut-counts.toml"/>
        <source>The green acorn it is: five points for Tufty. Only nuts that were there before count, never the new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Who is in the way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>From the second turn on, a squirrel moves one, two, three or four caches, always clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Cyril sits on cache 4, so Tufty cannot stop there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Cache 7 is free, but it is five steps away: too far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>There is no way back either: cache 1 would be eight steps ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>And nobody may just stay at home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>What is the farthest cache that Tufty can reach?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Nutkin sits four steps ahead, on cache 6. Three steps ahead, cache 5 is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/04-who-is-in-the-way.toml"/>
        <source>Off Tufty goes, straight past Cyril. Passing is fine, only sharing is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>A nut nobody has seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Some caches still hide a nut. Land there, and it is turned over before you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Tufty feels curious. Which moves turn a nut over?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Caches 5 and 6 still hide a nut. The one on cache 4 was turned long ago, and Nutkin is on cache 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Two steps to cache 5, and there it is: a blue chestnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>In fair play there is no taking back from here: a nut once seen stays seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>From now on it counts like any other nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Which of Tufty's nuts scores the most here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>Tufty holds its twin: one for blue, one for chestnut and two for the twin make four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/05-turning-a-hidden-nut.toml"/>
        <source>What a stroke of luck: four points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Saving a nut for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Tufty holds a red walnut, and the best place for it is cache 8. That is five steps away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>So Tufty first takes one step, to cache 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Having moved, Tufty cannot move again in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>And only nuts from one's own hand can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Neither of Tufty's nuts would score here. Must Tufty play one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Yes, every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>No, never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Only with three nuts or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>You play one nut, or nothing at all: just as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Tufty plays nothing and keeps both nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Cyril hops to cache 2 and plays the green acorn next to the green hazelnut: one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/06-playing-nothing.toml"/>
        <source>Now cache 8 is four steps away. Two reds, two walnuts and a twin: six points, well worth the wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Nowhere to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Five squirrels make a crowded ring. It is Hazel's turn, and just one cache ahead is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Hazel hops over three friends to cache 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty is next, with squirrels on all four caches ahead. What now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty moves five steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Tufty stays, and the turn passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Somebody makes room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>A squirrel with nowhere to land stays where it is, and the next player goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Hazel plays a green acorn for one point. Tufty cannot move, so no nut is turned or played, and it is Cyril's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/07-nowhere-to-go.toml"/>
        <source>Cyril looks four steps ahead, and there is room on cache 6. Next round Tufty will be luckier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The last turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril holds a single nut. When it is played, the end begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cache 3 has a chestnut and a yellow nut: two points. Cyril's hand is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Who still has a turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nutkin and Tufty, one each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Everyone, until all hands are empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Everybody but the player who ran out first has one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>It is Nutkin's last turn. On which cache could the red hazelnut score four points or more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cache 1 has one red nut, two hazelnuts and the twin: five points. Cache 9 has two reds and no hazelnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Five points for Nutkin: fourteen, as many as Cyril.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Tufty has the very last turn: three steps to cache 9, and the red acorn for two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Who wins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril, who finished first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Nutkin, who came from behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>Cyril and Nutkin together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/08-the-last-turns.toml"/>
        <source>The highest score wins, and equal scores share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>When nothing happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Nobody has dared to play a nut for seven turns. Everyone is waiting for somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Tufty moves and plays nothing, once more. That is turn number eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Can this go on for ever?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Yes, until somebody is hungry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>No: three rounds without a nut end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>After three quiet turns for every player the game ends as it stands: nine turns in a row for three players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Cyril could play a nut now and set the count back to zero, but only walks on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>Nothing again, for the ninth time. The game is over, and Tufty leads with ten points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/09-when-nothing-happens.toml"/>
        <source>With the optional rule it is turns without a point that are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Taking up a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Here is a rule for those who want more: instead of playing a nut, you may take one up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Only from the cache where your squirrel is: the blue walnut on cache 7 is out of reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Which nut could Tufty take up and play on cache 7 for six points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Cache 7 has two blues, two chestnuts and the twin of the blue chestnut: six points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Tufty takes the blue chestnut. It scores nothing, and everyone has seen which nut it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>It may even be a nut that was turned over a moment ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Cyril has seen it too, and makes a dash for cache 9. Cache 7 lies behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Nutkin is in time: four steps, and cache 7 is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/10-taking-up.toml"/>
        <source>Everybody knows what Tufty wants: that is the price of taking up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Twenty points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Where nuts can be taken up, hands may never run empty. So there is a second way to end the game: twenty points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Tufty has 17 points. Is the green walnut on cache 4 enough?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>No, it makes 19</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Yes, it makes 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Yes, it makes 22</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>One for green, two for the walnuts, two for the twin: five points, and that makes 22.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Five points, and Tufty has 22. Everybody else has one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Cyril finds two reds, two chestnuts and a twin on cache 7: six points, and an empty hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Cyril has passed twenty and has no nut left. Does the end begin anew?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Yes, another turn for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>No, the first reason counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>Whatever happens first begins the last turns; a second reason changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/11-twenty-points.toml"/>
        <source>One turn for Nutkin, five points on cache 1, and the game is over. Nice one, Tufty!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>A whole round, and you decide. Tufty is on cache 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Where can Tufty score six points at once?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cache 1 has two greens, two hazelnuts and the twin of the green hazelnut in Tufty's hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Three steps, past Cyril, and six points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cyril wants to see a hidden nut. Which way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cache 9 still hides a nut. The one on cache 3 was turned before, and the other caches in reach are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One step to cache 9: a green walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Cyril would like a point. Which nut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Only the green acorn shares anything with the green walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One point for Cyril.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>How far may Nutkin move?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One to four caches, either way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One to four caches, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>As far as the next free cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>One, two, three or four caches clockwise, and not onto another squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/12-show-what-you-know.toml"/>
        <source>Well done. The ring is yours: play on from here if you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>One, two, six: the example of the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>A blue chestnut and a yellow walnut lie in cache 5. Watch what three nuts make of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty plays a blue acorn. There is one blue nut: one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Cyril takes a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Nutkin takes a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty moves on and leaves the cache to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Cyril plays a yellow chestnut. There is one yellow nut and one chestnut: two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Nutkin takes another step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Tufty moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Cyril moves on as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Nutkin is about to play the other blue chestnut. What will it score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Two points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Four points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Six points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Two blues, two chestnuts, and two more because its twin is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/20-one-two-six.toml"/>
        <source>Six points for a nut in the very best company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Sixteen points: the most a nut can score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>A squirrel's dream: one cache with every other blue nut and every other chestnut of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>A red acorn would score two points here, for the two acorns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>And the blue chestnut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>13 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>15 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>16 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Seven blues, seven chestnuts and two for the twin. The twin counts as a blue and as a chestnut too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Find the dream move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>No nut can ever score more than this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nice-one-squirrel/21-sixteen-points.toml"/>
        <source>Sixteen points in one go. Nice one, squirrel!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
