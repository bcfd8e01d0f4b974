<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>in-the-nuts</name>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/__init__.py"/>
        <source>Push your luck, then push the others up the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>With {seats} players some nuts stay in the box: {each} of each plain kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Four nuts lie face up, everybody gets one, eight are set aside; {pile} form the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} puts an opening squirrel into {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} rolls green {green} with white {one} and {other}: space {first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} rolls green {green} with white {one} twice: space {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} puts a squirrel on space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Both spaces are taken: {seat} busts, and {squirrels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{n} squirrels go home</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has no squirrel left in the supply: the turn stops by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} moves up from {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{spaces} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Every field is checked: nobody has enough squirrels for a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has two in {field}: they go home for a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has three in {field}: they go home for a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has four in {field}: they go home for a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has enough in {field}: they go home for a nut, and David steals another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} has four in {field}: they go home for a last nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{owner} is pushed up into {field}: {squirrels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{n} squirrels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} takes the {nut} under that field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} picks the {nut} on that side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} picks the {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>No nut is left there for {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Turned up under {place}: {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>No card is left: the place under {place} stays empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>The draw pile is used up: the eight cards set aside come in, and this is the last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Every squirrel on the board moves to the 4-squirrel area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} steals from {victim}: {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>David moves in with {victim}, whose nuts are safe now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>David finds nothing to steal for {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} stores the {nut} on the card for {holds}: {lying} of {holds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} stores the {nut} as {kind} on the card for {holds}: {lying} of {holds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>{seat} keeps the {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>No storage card of {seat} can take the {nut}: it is out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>The storage card is full and turns over: {points} points for {seat}, safe for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/events.py"/>
        <source>Everything is stored: the points are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>David the raccoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>the {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{seat}'s squirrel in {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{seat}'s squirrel on space {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{seat}'s squirrel in the supply, one of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>green die, showing {eyes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>green die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>white die, showing {eyes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>white die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{nut} under {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>Draw pile: {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{pile}; the last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{n} cards set aside for the end</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/figures.py"/>
        <source>{nut} of {victim}, from the card for {holds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>throw the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>keep it for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>meets {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>alone here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>take the {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>from {victim}, who then gets David</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>stop: all move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>your first in {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>two in {field}: any nut, and David steals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>no nut left there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{n} in {field}: {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>+{points}: full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>+{points}: {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>+{points}: {lying} of {holds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>No undo after the dice are thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>A bust sends all {n} home</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{stake}. No undo after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Stored later on your own turn, or at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Keep the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Best place: card for {holds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{joker} as {nut}; all jokers together: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{n} nuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>No nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>{own}, then {seat} picks one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>No nut yet: your squirrels wait above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Stop +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/gestures.py"/>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>the dice are thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>a nut card is turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>First put your opening squirrel into the 2-squirrel area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>First roll the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>First put a squirrel on a space that the dice allow: if one is free, it must be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Choose first: stop, or roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>First pick a nut: the checks go field by field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>First name the nut that David steals: the theft is compulsory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>First store the nut you got.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>The game is ending: only jokers are still stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You can stop only after placing a squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>There is no joker to keep now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Only a joker may be kept: a nut is stored at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>There is no nut to store now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>That is not a move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>The starting track has the spaces 2 to 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>One throw, one squirrel: roll again before you place another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>The green {green} and one white die make {one} or {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Space {space} has a squirrel already, and it holds only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Squirrels go straight into the 2-squirrel area only before the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Opening squirrels go into the 2-squirrel area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>No opening squirrel goes into the raccoon field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You have a squirrel there already: one in each field at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Nuts are taken after a turn, for squirrels in the areas above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Nuts lie under 2–4, 5–6, 8–9 and 10–12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Only the two nuts on that side can be picked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>That place is empty, and no card is left to fill it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>David steals only for enough squirrels in a raccoon field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Nobody sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You cannot rob yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>There are eight storage cards, numbered 1 to 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>David sits with {victim}, whose nuts are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>A full storage card is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Only jokers lie there, and jokers are never stolen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>There is nothing on that storage card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Only jokers are kept and stored later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>Kept jokers are stored before your first roll, when asked to stop or roll, or at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>You do not keep that joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>That storage card is full and turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>That is not the nut you got: {nut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>One kind of nut on each storage card, and {lies} lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/judging.py"/>
        <source>This joker counts as {one} or {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{seat}: {points}, {squirrels} in the supply, {jokers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{n} jokers kept</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{name}; {joker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{name}; David sits here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>David</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Card for {holds}: full, {points} points, safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Card for {holds}: empty, {points} points when full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Card for {holds}: {lying} {kind}, {points} points when full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Storage cards, one kind of nut each</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Jokers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>the {joker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{one} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>The dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Roll {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>The last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>green + one white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>No dice have been thrown yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Green {green}, white {one} twice: space {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Green {green}, white {one} and {other}: space {first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Odds of a bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>with {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{n} of 216 throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{share} with {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{one}, {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Bust on the next roll: {odds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Bust on the next roll: {share}, {n} of 216 throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>2-squirrel area, left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>3-squirrel area, left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>4-squirrel area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>all move up: the last nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>jokers, then the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Collecting: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Everything is collected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>Collecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>{n} at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>nothing at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>no throw can bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>every throw busts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>more than every second roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/panels.py"/>
        <source>about 1 roll in {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the lower raccoon field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the left 3-squirrel field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the upper raccoon field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the right 3-squirrel field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>the 4-squirrel area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>hazelnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>beechnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/parts.py"/>
        <source>joker of {one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/pictures.py"/>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/pictures.py"/>
        <source>full, safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>A position has no '{key}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{key}' is a number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{key}' is a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{key}' needs {length} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{value}' is not a nut card. There are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'check' is one of {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>The hand-out and the end belong to the last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>While nuts are collected the starting track is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'fields' names fields and the squirrels of each player there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>There is no field '{name}': {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>There are only 15 squirrels of each colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>That is enough for a nut in {field}: it would be collected by now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{key}' names players, counted from 1, and what they have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>There is no player {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>The storage of a player names cards 1 to 8 and what lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Storage cards are numbered 1 to 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Only jokers are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Nuts of one kind lie on a storage card; a joker alone is written 'walnut-acorn as acorn'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>A {joker} does not count as {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>That many nuts fill the card: write 'full'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>A throw is three numbers: green, white, white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{word}' does not say who: 'roll 1', 'store 2 acorn'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'{word}' is nothing that can be owed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Either the whole pile is written, or only what comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Eight cards lie aside, and none in the last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Without a draw pile it is the last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>There are not so many cards of this kind: {nut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>After the end nothing is owed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Somebody owes a choice until the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>At the end only jokers are stored: 'joker 1'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>While nuts are collected, one is picked, stolen or stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>David steals in the raccoon fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Nothing can be done for what is owed first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Under all that is owed lies the turn: 'roll {turn}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>Before a turn only the opening can be owed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>The second player places one opening squirrel, the third two, the fourth three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>'roll' begins a turn with an empty track; 'again' comes after a placement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>To place a squirrel there must be a throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/positions.py"/>
        <source>With no squirrel left in the supply the turn has stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Rolling begins the turn, and the first throw cannot bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A bust is unlikely, so another squirrel can join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>It is a risk, but stopping now brings too little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Stopping now brings in {n} nuts for sure.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Stopping now keeps the squirrels of this turn safe from a bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>David stops {victim} from filling a storage card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>David brings the nut that fits you best from {victim}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The joker waits for the place where it fills a storage card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Two squirrels at the raccoon take any nut and steal another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A squirrel at the raccoon begins a theft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Two squirrels will stand over the {nut} and can take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>More squirrels there may push the others up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A first squirrel in {field} waits for its partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>One more squirrel there will take the {nut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The {nut} fills a storage card worth {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A joker fits in two ways and can never be stolen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>Another {nut} goes on a card you have begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The {nut} can begin a new storage card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>That fills the storage card: {points} points, and they are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>After that the card lacks {n} more nuts.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>A second card for the {nut} gives more room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/reasons.py"/>
        <source>The {nut} begins a card worth {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>The draw pile ran out, and the storage cards were counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>A tie, broken by the most valuable full storage card: {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>A tie in points and in the most valuable full storage card: the victory is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>{n} full storage cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/in_the_nuts/scoring.py"/>
        <source>{n} nuts on other cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Nut under {place}: {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Dice tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat}'s supply: {squirrels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>David the raccoon is with nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>David the raccoon sits with {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{title}: {there}; {need} of one colour take {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Field {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>pick any nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>pick one of these two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>any nut and one stolen by David</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>any nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>no nut, as none is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>the {one}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{n} of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat} would have three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat} would have four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Space {space} under {field}: a squirrel of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>Space {space} under {field}: free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat} got</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>to be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>{seat} got: {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>David steals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/spots.py"/>
        <source>What David may steal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Drag a squirrel from the supply into a field of the 2-squirrel area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Click the dice, drag them in their tray, or press R.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Drag a squirrel from the supply to one of the lit spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Roll again for more squirrels, or stop and move them up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Drag a face-up nut down to your storage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Drag one of the nuts that David may take down to your storage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Drag the nut to one of your storage cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Drag each joker to one of your storage cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}'s storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>the last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>an empty draw pile ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>The game is over: the victory is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>The dice roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>The nuts are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat} has rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Everything is stored away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>Checking {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: put an opening squirrel into the 2-squirrel area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: roll again, or stop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: pick one of the two nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: pick any of the nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: which nut does David steal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: store the {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: store the joker, or keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: store your last jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: place a squirrel on {one}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/in_the_nuts/table.py"/>
        <source>{seat}: place a squirrel on {one} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Each player has 15 squirrels of one colour: black, red, blue or white. There are two white dice, one green die, and David the raccoon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>There are 60 nut cards: 12 walnuts, 12 hazelnuts, 12 beechnuts, 12 acorns, and 12 jokers. A joker shows two of the four nuts; every pair is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Each player has eight storage cards, and only one kind of nut may lie on a card. Two cards for 2 nuts are worth 5 points each, two for 3 are worth 10, two for 4 are worth 15, one for 5 is worth 20 and one for 6 is worth 30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>At the foot of the board runs the starting track, spaces 2 to 12. Above it lies the 2-squirrel area with the fields 2–4, 5–6, raccoon (over 7), 8–9 and 10–12. Above that the 3-squirrel area has a left field, a raccoon field and a right field, and on top is the 4-squirrel area. A nut lies face up under 2–4, 5–6, 8–9 and 10–12, but none under 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>With two players, two nuts of each plain kind stay in the box; with three players, one of each. All 12 jokers are always used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Shuffle the nut cards. Turn four face up under their fields. Everybody gets one card and stores it at once, though a joker may be kept. Set eight cards aside face down; the others are the draw pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Before the first turn the second player puts one squirrel into the 2-squirrel area, the third player two, and the fourth three. Never two of yours in one field, and none in the raccoon field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Roll all three dice. Put one squirrel on the space that is the green die plus one of the white dice: you choose which. Only one squirrel fits on a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>After every squirrel you place, choose: stop, or roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>If both spaces of a roll are taken, you bust: all your squirrels on the track go home and your turn is over. If one of them is free, you must use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>When you stop, every squirrel on the track moves up into the field over its space. If you have just placed your last squirrel, the turn stops by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Collecting nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>After a turn that did not bust, look who may collect: first the 2-squirrel area from left to right, then the 3-squirrel area from left to right, then the 4-squirrel area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Two of your squirrels in a field of the 2-squirrel area bring you the nut under it: the two go home, all squirrels of other players there are pushed up into the field above, and a new nut is turned up at once. Four squirrels do this twice in a row. You never push your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Three of your squirrels in a field of the 3-squirrel area bring you one of the two nuts on that side. The three go home and the others are pushed up, except a player who has three there too and collects next. The player whose turn it is comes first, then it goes round clockwise; each takes all nuts in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Four of your squirrels in the 4-squirrel area bring you any of the four nuts. The four go home, and nobody is pushed. If several can collect, the order is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>In a raccoon field you pick any face-up nut and store it; then David must steal another for you, if he can. You name the player and the storage card: a plain nut, from a card that is not full, never a joker, and never from the player David sits with. Then David moves in with the one who was robbed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Storing nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Store a nut as soon as you get it, on a storage card with its kind or on an empty one. There it stays. A nut that fits on none of your cards is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>A storage card that is full turns over. It is safe for good, and its nuts leave the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>A joker counts as either nut on it and is never stolen. You may keep it and store it later: on your turn before the first roll, whenever you are asked to stop or roll, or at the end. On an empty card you say which nut it is. A card keeps its kind while anything lies on it; if a theft empties it, it may take any kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>End and score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>As soon as the last card of the draw pile is drawn, the eight cards set aside become the pile and this is the last turn. Finish all checks, then move every squirrel to the 4-squirrel area. Each player, the one whose turn it is first, takes one nut for every four squirrels there. A place that cannot be refilled stays empty, and who finds no nut gets none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>Then everybody stores the jokers they kept, as long as they fit. A full storage card scores its points; every nut on a card that is not full scores 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/in-the-nuts.toml"/>
        <source>If points are equal, the most valuable full storage card wins. If that is equal too, the victory is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>A hill, six hedges and four nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Winter is coming, and every store is empty. Your 15 squirrels will climb this hill and bring you nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Let the room find the three areas before you name them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>At the foot runs the starting track with the spaces 2 to 12. Here every turn begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Above it lies the 2-squirrel area: five fields between hedges. The one over 7 belongs to the raccoon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Higher up are the 3-squirrel area with three fields, and on top the 4-squirrel area, which is one big field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Four nuts lie face up under 2–4, 5–6, 8–9 and 10–12. Under 7 lies none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Into which field does a squirrel from space 9 move up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>5–6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>8–9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>10–12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Each field lies right over its spaces: 8 and 9 belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/01-the-hill.toml"/>
        <source>Two white dice, one green die, and David the raccoon, who has not robbed anybody yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Everybody gets a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>There are 60 nut cards: 12 walnuts, 12 hazelnuts, 12 beechnuts, 12 acorns, and 12 jokers that show two nuts each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>We are three, so one nut of each plain kind stayed in the box. With two players it would be two of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>How many jokers are in the game with three players?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Jokers never stay in the box: all 12 are always used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Eight cards are set aside for the end. The others are the draw pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>And everybody has got one nut, which is stored at once. Black puts the acorn on the card for three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Red got a joker. A joker may be kept for later, and Red does that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>Blue got a plain nut and would like to keep it too. That is not possible: only jokers wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/02-the-deal.toml"/>
        <source>So the hazelnut goes on the big card for six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>A head start for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Black goes first. To make up for it, the others may send squirrels ahead: Red one, Blue two, White three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Red begins in 5–6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Blue would love to start in the raccoon field. Not before the first turn!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Sitting with another player is fine, so Blue joins Red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>How many fields are open to Blue's second squirrel?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>2–4, 8–9 and 10–12: not the raccoon field, and not 5–6, where Blue already sits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Talk about which of the three is likely to get company soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Two of one colour in one field are not allowed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/03-opening-squirrels.toml"/>
        <source>Blue takes 8–9, and White sends three, each into a field of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Green plus one white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Blue's turn. A turn begins with all three dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Green 2, white 1 and 6. The green die always counts, with one of the white dice: 2 + 1 or 2 + 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>The two white dice alone would make 7. That does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Blue waits in 8–9 already. Which space brings a second squirrel there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Space 8 lies under 8–9: with two squirrels there Blue would take the nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>Blue takes space 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>After each squirrel you choose: stop, or roll again for another one. Blue feels lucky.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>8 is taken, and a space holds one squirrel only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/04-roll-and-place.toml"/>
        <source>But 10 is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Once too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Red has four squirrels on the track and wants a fifth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>The note on the right has the exact odds: 39 of 216 throws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>When does a roll go wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>When one of its two spaces is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>When both of its spaces are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>When the white dice are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>As long as one of the two spaces is free, you use that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>Green 4, white 5 and 2: space 9 is taken, but 6 is taken as well. Bust!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/05-bust.toml"/>
        <source>All four go home, and the turn is over. Squirrels that moved up in earlier turns stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Stop, and everybody moves up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Black has three squirrels on the track and decides that this is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Where does the squirrel on 7 go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Back home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Into 5–6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Into the raccoon field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Every squirrel moves straight up into the field over its space, and over 7 lies the raccoon field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Up they go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/06-stopping.toml"/>
        <source>Nobody has two in a field yet, so nobody gets a nut. And if your last squirrel is on the track, the turn stops by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Two squirrels, one nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Red stops now. Then we check field by field, from left to right, who has enough squirrels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Red will have two in 2–4. What happens to Blue, who sits there too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Blue goes home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Blue is pushed up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Blue stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Whoever collects sends two squirrels home and pushes everybody else up into the next area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Red's two go home, Blue is pushed up, Red takes the acorn, and a new nut is turned up at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Red stores the acorn, and the check goes on: in 8–9 Red has two as well. Black is pushed up this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>The hazelnut goes on another card. Then it is Blue's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>You have four squirrels in 2–4. How many nuts do you take there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/07-two-squirrels.toml"/>
        <source>Two squirrels for the nut that lies there, two more for the one that is turned up after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Three squirrels, one of two nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Red stops. Two Reds meet in 8–9, and both Black and Blue will be pushed up to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Now Black has three there and Blue has three there. First Red stores the hazelnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Red's turn is being checked. Who picks first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Whoever is faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>We begin with the player whose turn it is and go round clockwise: Red has not enough, then comes Blue, then Black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Blue's three go home. Red is pushed to the top. Black has three as well, so Black is not pushed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Blue may pick one of the two nuts on this side, but not one from the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Blue picks the beechnut. It is replaced at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/08-three-squirrels.toml"/>
        <source>Blue stores it, and now Black collects and picks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Four squirrels on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Black still has to store an acorn. After that only the 4-squirrel area is left to check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>White has four on top. Which nuts may White choose from?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>The two on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>All four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>Only the one under 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>The 4-squirrel area lies over everything: any of the four nuts can be picked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>White's four go home. Higher than this nobody can be pushed, so all the others stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/09-four-squirrels.toml"/>
        <source>White picks the walnut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>A safe place for every nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Everybody has eight storage cards: two for 2 nuts, two for 3, two for 4, one for 5 and one for 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Red has got an acorn. On a card lies one kind of nut only: not on the walnut, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>This card is full and turned over. Nothing goes on it, and nothing is ever taken from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Where does this acorn score most right now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>It fills the card for three: 10 points instead of 2. Anywhere else it scores 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>The card is full: it turns over, its 10 points are safe, and the three acorns leave the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>May Red later move the walnut to a bigger card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>Yes, on her turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>No, it stays for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/10-storing.toml"/>
        <source>A nut that is stored never moves to another card. Choose the card with care.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Either nut, now or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Black keeps a joker: it counts as a walnut or as an acorn, and nobody can steal it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>A joker may be stored on your own turn before the first roll, or whenever you are asked to stop or roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>It shows no hazelnut, so it cannot go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Which card does the joker help most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>As a fourth walnut it fills the card for four: 15 points. As a second acorn it would fill the card for two: 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>But Black rolls first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Now a squirrel has to be placed, and jokers must wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Space 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/11-jokers.toml"/>
        <source>Stop or roll? Before that, Black stores the joker as a walnut. 15 points!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>David the thief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Two Reds meet in the raccoon field. That brings any face-up nut, and one more that David steals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Red's two go home and Black is pushed up, as always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>First the nut: Red picks the walnut …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>… and stores it. Now it is David's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>David sits with Blue, whom he robbed before. Nobody may steal from Blue as long as he stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Jokers are never stolen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>And full cards are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Red wants another walnut. What must David steal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Black's two walnuts lie open on a card that is not full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>David takes a walnut from Black and moves in there: now Black is safe, and Blue is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/12-david.toml"/>
        <source>Red stores it at once. If there is anything to steal, David must: nobody may let it be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>The last card is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>One card is left in the draw pile, and Red is about to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Red takes the acorn, and the last card replaces it. Now the eight cards set aside become the pile: this is the last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>All checks are finished first. Then every squirrel on the hill runs to the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Black has five squirrels there. How many more nuts does Black get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>One nut for every four squirrels; the fifth comes home with nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>The player whose turn it is comes first: Red picks the walnut from 5–6 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>… and stores it. Then it goes on clockwise: Blue is next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/13-the-last-turn.toml"/>
        <source>Blue picks the beechnut. Places are refilled as long as there are cards; after that they stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Counting the stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Every nut is stored. Now the jokers that were kept must go on a card too, if they fit anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Where does Black's joker score most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>As a fourth walnut it fills a card worth 15 points. The desk offers the best place first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Done. Full cards score their points: 5 + 10 + 15. Each nut on a card that is not full scores 1: 2 + 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Black has 5 + 10 + 15 + 2 + 1. Red has a full card of 30 and three acorns. Who wins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>Both have 33 points. In a tie the most valuable full card decides: Red's 30 beats Black's 15.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/14-counting.toml"/>
        <source>If even that were equal, they would share the victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black's turn again. Squirrels stand on 5 and 9 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black has rolled green 4 with 5 and 2. Where does the squirrel go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>To 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>To 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>To 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>4 + 5 = 9 is taken, so only 4 + 2 = 6 is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Space 6 it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black stops now. How many squirrels has Black in 5–6 then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>One was there, and two come up from the spaces 5 and 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>And what becomes of them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>All three go home for a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two go home for a nut and one stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two go home and one is pushed up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two squirrels pay for the nut. One's own are never pushed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black takes the walnut, and Red is pushed up to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Where does the walnut score most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>It fills the card for two: 5 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Black fills a card. And Red has three on the left without lifting a paw: Red picks one of two nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Blue waits alone in the raccoon field. What does Blue need to send David out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>One more squirrel there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two more squirrels there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>A seven with the white dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/15-show-what-you-know.toml"/>
        <source>Two squirrels are enough in the lower raccoon field; the upper one takes three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Three or eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Green 2, white 1 and 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>Not 7: the green die always counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/20-three-or-eight.toml"/>
        <source>2 + 1 = 3, or 2 + 6 = 8. The squirrel goes to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/21-nine-and-ten-are-taken.toml"/>
        <source>Nine and ten are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/21-nine-and-ten-are-taken.toml"/>
        <source>Red stands on 3, 9 and 10, and rolls again: green 4, white 5 and 6. Both spaces are taken. Bust!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>One stop, three nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Red is about to stop with three squirrels for 2–4. Watch what that sets off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Red takes two back, one stays, Blue is pushed up, and Red takes the acorn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Now Blue has three on the left: they go home, and Black, White and Red are pushed to the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>Blue picks the walnut of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>And White has four on top! They go home, nobody is pushed, and White may take any of the four nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/22-the-cascade.toml"/>
        <source>White picks the hazelnut on the right. One stop, three nuts for three players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>Thirty-three points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>The last nut of the game. Three cards are full: 5, 10 and 15. Two acorns lie on another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/23-thirty-three.toml"/>
        <source>The walnut goes on a card of its own: 5 + 10 + 15 + 2 + 1 = 33.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Twice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Black had one in 10–12 and brings three more: four squirrels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>Two go home for the beechnut, Red is pushed up, and a walnut is turned up …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/24-twice-in-a-row.toml"/>
        <source>… and the other two take that walnut at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>David finds nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>With two players David often sits with the only one who could be robbed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>Black collects in the raccoon field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>The nut is Black's all the same …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/25-nobody-to-rob.toml"/>
        <source>… but there is nobody to steal from. David stays, and it is Red's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>No card is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>The last hand-out, and only one nut is face up. Black picks it: there is no choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/26-an-empty-place.toml"/>
        <source>Red's four go home too, but find no nut. The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>The last squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>All but one of Black's squirrels are out, and a throw allows 4 or 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/27-the-last-squirrel.toml"/>
        <source>The last one goes to 4. Nobody is left at home, so the turn stops by itself, and Black collects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>A tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Black has 20 points, and so has Red. Blue still has a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>It fills the card for four: 15 and five single nuts. Three players with 20 points!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Who wins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Black, with the most full cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>Red, with the best full card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>All three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/in-the-nuts/28-a-better-card.toml"/>
        <source>In a tie the most valuable full card wins, and Red's card is worth 20.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
