<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>little-nutters</name>
    <message>
        <location filename="../../nutdesk/games/little_nutters/__init__.py"/>
        <source>Dig for your nuts, and guard them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Forest pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{patch}: gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{patch}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{name}; known from the top: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{name}; blocked by {block} until someone discards {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Top card of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>discard {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{card} blocks {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw pile: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{n} nuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Draw pile: {cards}, {nuts} among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>The table: play a card here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{title}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>{title}: {cards}, {top} on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>A drawn card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Turned up: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Peek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Peek at the top card of a patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Search a patch: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Excavate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/board.py"/>
        <source>Excavate the top card of a patch: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>obstacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>boost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>bust-a-nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>{text} {symbol}: {says}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>{card}, {category}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>{card}, {category}, {symbol}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/cards.py"/>
        <source>character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} answers with {other}: {card} is nullified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} plays no defence card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} plays {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} names {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} tries to bribe {target}'s {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} plays no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{card} is put beside {owner}'s Nut Sack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{card} is turned up: {symbol}, {says}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{card} is turned up: no symbol that counts, so another card is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} repeats the random selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>The turned cards go back and the draw pile is shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} steals a nut from {victim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>A nut of {victim} goes into the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>A nut of {victim} goes on top of {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{card} changes sides: from {victim} to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{card} leaves {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{seat} swaps the top cards of {patch} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/card.py"/>
        <source>{patch} and {second} are shuffled together and split again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/fact.py"/>
        <source>a card is turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/fact.py"/>
        <source>you see the cards of the patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/fact.py"/>
        <source>you see a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/fact.py"/>
        <source>a card is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} skips the patch phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>Every patch is blocked: {seat} has no patch phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} digs a nut out of {patch}: {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{n} nuts in the sack</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} digs {card} out of {patch} and keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} digs {patch}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{card}: nothing happens, dig on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{card} has no effect: {seat} cannot be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} looks through {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{patch} from the top: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} excavates a card from {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>The card from {patch} is {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} excavates a nut from {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} stops digging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{card}: the dig is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{card}: {seat}'s turn is over, no card is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{patch} is empty and gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>A nut of {seat} goes to the bottom of {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{patch} is shuffled: nobody knows it any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{card} blocks {patch} until someone discards {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} discards {cards} and clears {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{cards} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} discards {other} and ignores the stop of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>{seat} peeks at the top card of {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/patch.py"/>
        <source>On top of {patch} lies {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat} is the {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{patches} patches are laid out and everyone gets {hand} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat}'s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat} discards {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat} loses {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat} takes a random card from {victim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>The card that {seat} takes from {victim} is {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{card} beside {owner}'s Nut Sack is done with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>The discard pile is shuffled and becomes the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat} draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>The card drawn is {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat} draws a nut from the draw pile and stores it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat} keeps one card and discards {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>{seat} has {total} nuts and wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>The last card has left the last patch: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/events/turn.py"/>
        <source>For three whole rounds no card left a patch: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>a random card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>shuffle the patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>shuffle the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>mix the patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/foresight.py"/>
        <source>rebuild the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>dig {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Clear a patch by discarding onto it, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>No patch phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>search {patch}: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>excavate {patch}: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>search {patch}: first of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>excavate {patch}: first of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>search {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>excavate {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>dig on at {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Turn the next card of {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Dig on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Excavate: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Discard {n}, then take the next card of {patch} unread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Go to the play phase with what you have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>peek at {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>trade it for a new card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Play nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Draw a card and end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{card} against {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>bribe {friend}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{card}: {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{seat}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Excavate no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{card} nullifies {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>discard it and dig on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>{card} happens: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Let it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>discard {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>pay for {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Dig stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Keep your cards, stop digging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Let it stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Do what the symbol says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Turn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>The second selection stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>keep {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>Keep {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>The other is discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>clear {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/gestures.py"/>
        <source>clear {patch} with {rest} too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First comes the patch phase: search, dig or excavate one patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>You are digging: dig on, excavate, or stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>This is the play phase: play one card, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First answer: play a defence card, or let it happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First pay: discard a card from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First discard a card from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Discard a card, or let the dig be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First name the player whom your card is against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First choose a patch for your card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First choose the friend you want to bribe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First decide: let the symbol stand, or repeat the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>First choose which of the two cards you keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>No other player holds a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>No other player has a nut to be busted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Nobody else can be stopped now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>No other player has a friend in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>There is no open patch for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>No open patch still has the top card it began the turn with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>It takes two patches that still have the top cards they began the turn with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>That is not a move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>There are {n} patches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{block} blocks {patch}: someone has to discard {n} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{patch} is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Your patch phase is over: play a card, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>One patch a turn: you are at {patch}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>You have dug already: it is either searching or digging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>The second patch phase is for digging only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Searching costs {cards}, and you hold {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Excavating costs {cards}, and you hold {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Dig or excavate at least one card before you stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>The patch phase must be used unless every patch is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>You do not hold that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Cards are played in the play phase, after the patch phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{card} is a defence card: it only answers what happens to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{card} was excavated: it is only good for discarding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>There is no such player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Name another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{seat} has no nut to be busted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{seat} holds no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{seat} cannot be stopped now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Choose another patch: this one is chosen already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>The top card of {patch} left this turn: it has none until the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Choose a friend that lies beside another player's Nut Sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>There is nothing to answer: a defence card only answers what happens to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{card} does not nullify {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Abilities are used in one's own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Your ability has been used this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Your ability rests while you have the most nuts, or as many as anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Your character has another ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Only the plain stop of an obstacle can be ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>You hold no card to discard for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>You hold too few cards: the dig is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>There is no random selection of yours to repeat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Keep one of the two cards you drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Dig a card first, then peek.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>The top card of {patch} left this turn: peek at another patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>You hold no card to trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>{patch} is not blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>A player is being named just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>You do not hold those cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Clearing {patch} costs {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/judgement.py"/>
        <source>Name the cards in the order of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>What would nullify it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>Patch phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>Play phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/panel.py"/>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>paw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/parts.py"/>
        <source>moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{seat}: {nuts} of {n}, {cards} in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{name}; {character}, {text} Ability: {ready}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{name}; beside the sack: {beside}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Drag a card of yours onto a blocked patch: {n} cards clear it for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Blocked patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>An ability rests while nobody has more nuts than you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{name} rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{title}. {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{n} nuts are safe in the sack.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>a card nobody else saw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>The dig so far: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{seat} digs {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>{n} left below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>and {n} more on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>What you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Known to all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>Known patches, from the top. {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/players.py"/>
        <source>top first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'{key}' is a number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'{key}' needs one entry for each of {n} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A card is written as a word, such as bulldozer-leaf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There is no card '{word}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There are only {n} of {word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'{key}' is a list of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There is no patch {name}: they are numbered 1 to {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'{key}' names patches by number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A position has no '{key}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'rest' is true, false or 'patches'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There are only {n} nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Each of {n} players has a character of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>There is no character '{name}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'{key}' is true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'found' is a list of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'agenda' is a list of lists of numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'seen' needs one list of seats for each card of the patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>{card} is not a card of the patches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A patch holds at most nine cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A block is a card that blocks, on a patch that is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>A nut never lies there: it goes straight into a sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Attacks and obstacles go to the forest pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Only attacks and obstacles go to the forest pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Only a card that says so stays beside a Nut Sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>With {n} nuts the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'due' is one of {kinds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'about' is a list of numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>'current' is the open patch that is being dug.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/positions.py"/>
        <source>Nothing can be answered to '{kind}' here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut lies on top, and it is the winning one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut is known to lie on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The top card does no harm, and a nut lies below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The card on top is known, and there is an answer to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut lies deeper down: it is worth the risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>There are {n} cards left, and one may be a nut.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Digging costs nothing, and one card in four is a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Whoever looks first digs better: {n} cards to see.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The nut on top is safe this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nothing can stop an excavation, and a nut lies below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nothing can stop an excavation, whatever the card is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The other patches are better left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{n} nuts are safe: no need to risk the rest of the turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The next card could end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Every patch is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It takes top cards without paying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It shows where nuts lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>From now on searching is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>From now on excavating is cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Next turn nothing can stop the dig.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>More cards in hand pay for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It digs in a second patch this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It keeps the others out of a patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It makes the next turn of another player dearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It takes cards out of another player's hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It moves a good card to where it is useful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It costs another player a whole dig.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It makes a friend change sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It may bring a nut out of another sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It shakes things up for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The cards in hand are worth more later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{seat} has the most nuts of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{seat} holds the most cards of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{seat} can defend least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut lies on top of {patch}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The top card of {patch} comes free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{n} cards of it are still unknown.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Somebody else knows what lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Nobody digs there without paying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Its top card is better somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>What others know about it is worth nothing then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{patch} is blocked: nobody gets the nut at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>There the nut can be dug up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>{card} helps on this side too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It saves a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It keeps the trouble away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It saves the turn, and a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It saves the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The dig can go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>One card, and the dig goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>This symbol is good enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>The card is worth more than the rest of this dig.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It is not worth a card, or there is none against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It is good for nothing but discarding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It is the card that will be missed least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Another symbol would be better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It is the more useful of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>It costs nothing to know what lies on {patch}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A new card can only be better than this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>A nut lies behind the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/reasons.py"/>
        <source>Then {patch} can be dug again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>{seat} has {n} nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>For three whole rounds no card left a patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/rules.py"/>
        <source>No patch is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}'s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>first to {n} nuts wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>The game is over: the win is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat} wins with {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>The cards are shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: every patch is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: dig once more, any open patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: search, dig or excavate a patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: dig on or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: dig on, excavate or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: play a card, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: play a defence card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: discard {cards} to excavate {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: discard {cards} to search {patch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: discard {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: discard {cards}, or the dig is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: whom is {card} against?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: whose friend do you bribe?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: let {symbol} stand, or turn again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: keep one of two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: excavate a patch, {n} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: search a patch, {n} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: choose a patch to block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: choose the second patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: choose two patches to swap top cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: choose two patches to mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat}: choose the patch that gets the nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Extra Paws: digging only. Searching and excavating must wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Dig: drag a top card to your hand. It is free, but anything may jump out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Or drag the lens or spade to a patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>What you have found is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>The next card may stop you: dig on or stop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>No card to play: draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag a card out of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Then draw a card: your turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{card}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{seat} played it against you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>If it happens, a symbol decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>You are asked whatever you hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag the card onto a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>They may answer with a defence card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>{patch} is the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag the card onto the other patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag the card onto a patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>As the Gambler you may repeat it once. The second selection stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>The other card goes to the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag a card from your hand onto the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Top card to your hand: dig. Lens, spade or a card of yours onto a patch: search or excavate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag a card onto the patch or the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/table.py"/>
        <source>Drag a card onto the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Store it in your Nut Sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>End turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Mad Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>End turn. Lose one random card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Night Owl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>End turn. A nut of yours goes under this patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Badger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Adder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped. Discard one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Magpie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped. Your left neighbour takes a random card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Tangled Roots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Boulder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Discard one card, or dig stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Sinkhole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped. Shuffle the rest of this patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Frozen Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Dig stopped. Blocked until two are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Empty Shell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nothing in it. Dig on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Acorn Helmet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify an animal attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Sturdy Spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify an obstacle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nut Padlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify a bust-a-nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>No Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify a trouble card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Guard Hedgehog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nullify an attack, obstacle, bust or trouble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Bulldozer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Excavate the top of up to three patches, free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Treasure Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Search two patches, free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Mole Helper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Stays with you: searching is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Beaver Crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Stays with you: excavating costs one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Nut Fever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Next turn you cannot be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Full Cheeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Draw three cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Extra Paws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Another patch phase now, digging only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Lucky Dip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Turn a card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>excavate two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>draw two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>discard one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Fallen Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Blocks a patch until someone discards two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Heavy Snow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Next turn a player's costs are one higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Butterfingers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>A player of your choice discards two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Swap Shop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Swap the top cards of two patches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Cramp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>A player skips the next patch phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Peanut Bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Take another player's friend in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Forest Storm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>all discard 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>friends leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>mix patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Grappling Hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Raid a Nut Sack:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>steal a nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>to draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>nut is safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Sneaky Straw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>onto a patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>lose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Trapdoor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>they draw two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Catapult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>both lose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Peeker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>After digging, peek at another top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>peeks after a dig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Digger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Your first excavation costs one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>cheap excavation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Scout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>You search free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>searches free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Stubborn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Discard a card to ignore one obstacle's stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>discards to dig on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Night Runner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>You draw a card even after “end turn”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>always draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Gambler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Repeat one random selection of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>repeats a symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Gourmet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>At the end of your turn draw two cards and keep one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>draws 2, keeps 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>Discard a card to draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/little_nutters/deck.toml"/>
        <source>swaps a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Everyone gets a random character, with an ability and a Nut Sack. The first to have 7 nuts in the sack wins at once; with five players it is 6 nuts, with six players 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Use your ability at most once per turn. It rests while you have the most nuts, or as many as anyone else; so at the start nobody can use one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Shuffle 14 defence cards with all animal attacks, obstacles and nuts, and lay them out as 27 face-down patches of 4. All other cards are the draw pile; everyone gets 7 of them, and a hand may grow as large as it likes. The first seat begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Each turn begins with one patch. Search it: discard one card, look at all its cards and put them back in the same order; then comes the play phase. What you have seen stays yours to look at again, and only yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Or dig it: turn the top card. A nut goes into your sack and a defence card into your hand, and you may go on. An attack or obstacle does what it says unless you nullify it; then it goes to the forest pile and never comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Or excavate it: discard two cards and take the top card unread into your hand, a nut into your sack. Nothing on it can stop you. An attack or obstacle in your hand is only good for discarding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>You may mix digging and excavating on your one patch, and stop after any card but not before the first. A patch without cards is gone, and the patch phase is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>“Dig stopped” means: on to the play phase. “End turn” means: your turn is over and you draw no card. If you “cannot be stopped”, attacks and obstacles do nothing to you, and nobody may play a card that would stop your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>The top card of a patch is the one that lay there when the turn began. If it has left this turn, cards and peeks that want a top card must choose another patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A blocked patch cannot be searched, dug, excavated or blocked again until someone discards what the blocking card asks for. Anyone may do that at almost any time: not while paying for something else, nor while a player is being named. Swapping, peeking, straws and storms still reach it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Play one card from your hand, or none. Then draw a card, and your turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A defence card answers what happens to you: an attack or obstacle you dug up, a bust-a-nut or trouble card played against you. You are always asked, whatever you hold; nobody answers an answer, and boosts are never answered. Fallen Log, Swap Shop and Forest Storm name no player; a bribe is answered by the friend's owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>A card is discarded once it is done, unless it says that it stays beside a Nut Sack, yours or another's. Cards that lie face up on the table are in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>For a random selection turn over the top card of the draw pile and do what the played card says for its symbol. No symbol that counts: turn another. Then the turned cards go back and the pile is shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>For a bust-a-nut name a player with a nut. They may defend; if they do not, a random selection decides. A nullified card is discarded and does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>When the draw pile is empty, shuffle the discard pile and use it. A nut that you draw goes straight into your sack and may win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Squirrel Friends are cards like others, but some cards speak of them, and they change sides easily.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>When the last card has left the last patch and its text is done, the game ends and the most nuts win; equals share the win. The same happens when for three whole rounds no card has left a patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>The deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>27 nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>35 animal attacks. Fox: end turn. Mad Cat: end turn, lose a random card. Night Owl: end turn, one of your nuts goes under the patch. Badger: dig stopped. Adder: dig stopped, discard one. Magpie: dig stopped, your left neighbour takes a random card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>32 obstacles. Tangled Roots: dig stopped. Boulder: discard one or dig stopped. Sinkhole: dig stopped, the rest of the patch is shuffled. Frozen Ground: dig stopped, and the patch is blocked until someone discards two. Empty Shell: nothing, dig on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>34 defence cards. Acorn Helmet nullifies an attack, Sturdy Spade an obstacle, Nut Padlock a bust-a-nut, No Chance a trouble card against you. Guard Hedgehog, a friend, nullifies any of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>26 boosts. Bulldozer: excavate the tops of three patches free. Treasure Map: search two patches free. Mole Helper: your search is free. Beaver Crew: excavating costs one. Nut Fever: next turn you cannot be stopped. Full Cheeks: draw three. Extra Paws: another patch phase, digging only. Lucky Dip: excavate two free, draw two or discard one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>22 trouble cards. Fallen Log blocks a patch until someone discards two. Heavy Snow: searching and excavating cost a player one more next turn. Butterfingers: a player discards two. Swap Shop swaps two top cards. Cramp: a player skips the next patch phase. Peanut Bribe takes a friend in play. Forest Storm: all discard one, all friends leave, or two patches are mixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>16 bust-a-nuts; leaf always steals a nut. Grappling Hook: or the nut goes into the draw pile, or it is safe. Sneaky Straw: or it goes on top of a patch, or you lose a random card. Trapdoor: or the target draws two, or it is safe. Catapult: or you both put a nut into the draw pile, or it is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Defence, boost, trouble and bust-a-nut cards carry a leaf, a paw or a moon in turn. Nuts, attacks and obstacles carry none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Eight characters. Peeker: peek at a top card after digging. Digger: the first excavation costs one. Scout: search free. Stubborn: discard one to ignore an obstacle's stop. Night Runner: draw even after “end turn”. Gambler: repeat a random selection. Gourmet: draw two, keep one. Trader: discard one to draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Card by card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>If there is less than a card asks for, do as much as you can; if there is nothing, skip it. A price must be paid in full. Cards lost at random are shown; a card passed on is seen by its giver and taker only. Several Heavy Snows add up, other cards do not. “Next turn” lasts to the end of that turn. The patch phase must be used unless every patch is blocked. A card with a target needs a legal one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Attacks and obstacles always go to the forest pile, everything else to the discard pile, after its effect and before you draw. A nut that is drawn counts as the card drawn; a nut turned up for a symbol is not drawn. Turned cards go back after the outcome; then comes the shuffle, the discard and the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Only its new owner sees an excavated card; a nut is seen by all. What you know of a patch you know until the card moves out of sight or the patch is shuffled. Swap Shop moves your knowledge with the card; Sinkhole and Forest Storm end it. A single card is not shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Nuts dug earlier in the turn stay yours. The text comes first, then an emptied patch is gone. On an emptied patch the Night Owl's nut becomes the patch, and Frozen Ground blocks nothing. You choose what Adder and Boulder cost; with no card for the Boulder the dig is stopped. Cramp cannot be aimed at a player who cannot be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Bulldozer and Lucky Dip take from different open patches, one by one, and you may stop early. Treasure Map looks at two different open patches. With a Mole Helper, Heavy Snow makes searching cost one; with a Beaver Crew excavating costs two with it, and still one for the Digger. Extra Paws may dig any open patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Heavy Snow touches searching and excavating only. The target of Butterfingers chooses. Cramp skips the first patch phase of the turn. A bribed friend works for you at once. In a storm everyone chooses a card, the player first; mixed patches keep their sizes. A straw's nut lands on any patch, seen by all. A Catapult without a nut of yours moves the target's only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/little-nutters.toml"/>
        <source>Whether you lead is checked when the ability would work. Peek after a dug card, at a patch whose top card has not left this turn. Digger, Scout, Night Runner and Gourmet work by themselves. Stubborn ignores Tangled Roots and Sinkhole. The Gambler's second selection stands. The Gourmet's other card is discarded; a nut among the two is the one kept. The Trader may trade whenever asked in the patch or play phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The forest and its cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>You buried your nuts all over the forest. Now winter comes, and you cannot remember where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Here is the forest: 27 patches of four cards each, face down. All 27 nuts lie in here somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Nuts, animal attacks, obstacles and 14 defence cards: 108 cards, shuffled together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Beside them lies the draw pile. Everyone has seven cards from it, and a hand may grow as large as it likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Everyone is a character with an ability of its own, and has a Nut Sack to fill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The first to have seven nuts in the sack wins, at once. With five players it is six nuts, with six players five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The rings in the sack show how many are still missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Four friends sit down to play. How many nuts does it take to win?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>With two, three or four players it takes seven nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>Cards of the draw pile carry a leaf, a paw or a moon. Nuts, attacks and obstacles carry none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The symbols come in turn through the whole deck: 33 leaves, 33 paws, 32 moons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/01-the-forest.toml"/>
        <source>The first seat begins: here that is Red. Every turn starts at a patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Search a patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Red would like to know what lies in A5 before putting a paw into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Searching costs one card. Red gives up the Cramp and looks through all of A5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>The four cards go back in the same order. The eye marks what Red has seen, and only Red sees it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Look at the board with Red's eyes and with Blue's: Blue sees four backs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Searching is instead of digging: now comes the play phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Red plays nothing and draws a card. It is Blue's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Does Blue know now what lies in A5?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Yes, Red showed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>No, only Red looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Only the searcher sees the cards, and may look at them again whenever it matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Blue digs A5, not knowing better: a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/02-search.toml"/>
        <source>Red still knows the other three. What you know, you know until the card moves out of sight or the patch is shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Dig, and know when to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Digging is free: turn the top card of a patch, for all to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>At least one card must be dug or excavated before you may stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Red digs B5: a nut. It goes straight into the sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>One patch a turn: Red may go on here, but nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Red digs on: an Acorn Helmet. A defence card goes into the hand, and the dig may go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Something with claws may come next. What can Red do instead of digging on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>After any card you may stop and keep what you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>Red stops, with a nut in the sack and a helmet in the hand. Now comes the play phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/03-dig-and-stop.toml"/>
        <source>And B5 still holds two cards. Next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Animals attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Animals do not like being dug up. Red begins with A1: a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Red digs on, and out jumps a fox. Red is asked for a defence card, as always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Red has none. The fox says: end turn. No play phase, no card drawn; but the nut dug before stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Blue meets the Night Owl in A2: end turn, and one of Blue's nuts goes under the patch, in sight of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Now everybody knows what lies at the bottom of A2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Yellow digs A3: an Adder. Dig stopped, and one card of Yellow's choice must go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Stopped is not ended: after the discard Yellow goes on to the play phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Yellow lets the Catapult go, plays nothing and draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>It is Red's turn again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>A4 holds a Magpie: dig stopped, and the left neighbour takes a card at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Blue takes it. Only Red and Blue know which one it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>What is the difference between “dig stopped” and “end turn”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>After “dig stopped” you still play and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>After “end turn” you lose your nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>“Dig stopped” leads to the play phase. “End turn” ends everything: no card is played, none is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>Red plays nothing. Blue digs A5: the Mad Cat, end turn, and a random card is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>The cat jumps out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/04-animal-attacks.toml"/>
        <source>What is lost at random is lost in sight of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Obstacles in the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>A1: an Empty Shell. Nothing happens, nobody is asked, dig on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Next a Boulder: discard one card, or the dig is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Red plays no Spade against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Red wants to dig on. How?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Any card from the hand will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>The Cramp goes, the Boulder is out of the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>And under it: a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Red digs once more. Tangled Roots: dig stopped, and A1 is empty and gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>The text comes first, then the empty patch is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Red ends the turn. Blue comes to A2, which Red has searched before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>A Sinkhole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Dig stopped, and the rest is shuffled: what Red knew of A2 is worth nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>Blue is done. Yellow digs A3 with an empty hand: a Boulder again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>The Boulder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/05-obstacles.toml"/>
        <source>With no card to discard, the dig is simply stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Nullify it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Red digs B1 and meets a Badger. But Red has come prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>A Spade is for obstacles. It does not help against animals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>The Acorn Helmet nullifies an attack: the Badger goes to the forest pile and does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Digging on: Tangled Roots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>The Sturdy Spade nullifies an obstacle. And below lies …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>… a nut. Red stops here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>In the play phase Red plays trouble: Butterfingers, against Blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Blue is asked before anything happens. The question comes whatever Blue holds, so it gives nothing away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>May Yellow help Blue with the Guard Hedgehog?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>No, only the one it is aimed at may answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>Defence cards are played by the player whom it happens to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/06-nullify.toml"/>
        <source>No Chance nullifies a trouble card. Both cards are discarded, nothing else happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Excavate, and nothing can stop you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Red knows C2: a fox on top, then a nut, then an owl. Digging there would end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>So Red excavates: discard two cards …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>… and the top card goes unread into the hand. The fox cannot do a thing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Now the nut is on top. Digging is free, so Red digs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>The owl is next. What is the safe thing to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Stop and keep the nut, or pay two cards and take the owl unread as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Red stops. The fox in the hand cannot be played; it is only good for discarding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>A card like this pays for the next search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Red ends the turn. Yellow, two seats on, holds no card at all …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>Blue digs something quick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>The owl that Red left. Blue has no nut to lose, but the turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/07-excavate-safely.toml"/>
        <source>… and a price must be paid in full: no cards, no excavation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>A blocked patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Blue has been looking at A8 with great interest. Red rolls a Fallen Log onto it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>A blocked patch cannot be dug …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>… nor searched, nor excavated, nor blocked once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Whoever wants it open discards what the log asks for: two cards. Anyone may do so, at almost any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Drag one of the two cards onto the log and choose the other. Not while you are paying for something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Blue gives up two cards. The log goes to the discard pile, and it is still Blue's patch phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>And now: a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Could Red have cleared the patch during Blue's turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>No, it is not Red's turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Yes, with two cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/08-blocked-patch.toml"/>
        <source>Anyone may clear a patch, on anyone's turn. Red merely has no cards for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>The play phase, and your boosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>After the patch comes the play phase: play one card, or none. Then draw one, and your turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Red unrolls the Treasure Map: search two different patches, free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Then Red draws a card, and it is Blue's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Blue digs A3: a nut. Blue stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>On to the play phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Nut Fever! It stays beside Blue's sack: on the next turn Blue cannot be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Yellow digs A4 and meets a fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>End of Yellow's turn, without a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Red searches nothing and digs A1: the nut from the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Red knows that a fox comes next, and stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Beaver Crew is a friend and stays for good: excavating costs Red one card from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Blue's turn with Nut Fever. A1 shows the fox, and the fox has no effect. Nobody is even asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>When does the Nut Fever go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>With the first animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>At the end of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>“Next turn” lasts to the end of that turn; then the card is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/09-boosts.toml"/>
        <source>A1 is empty and gone. Blue plays the Mole Helper, and the fever is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Trouble for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Trouble cards make life hard for others. Red plays Butterfingers against Blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Blue has no defence, so two cards must go. Blue chooses them, one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>First the Trapdoor …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>… then the Catapult. With only one card in hand it would have been that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Blue digs A1, a nut, and stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Blue plays nothing this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>On to Yellow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Yellow digs A2: a nut as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>And stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Cramp: a player skips the next patch phase. Yellow has Blue in mind …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>… and Blue lets it happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Red digs A3: a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Heavy Snow for Yellow: searching and excavating will cost one more, for one turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Yellow shrugs. Blue's turn begins, and because of the Cramp it begins with the play phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Swap Shop swaps two top cards unseen. Who is asked for a defence card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>The next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Nobody: it is against nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/10-trouble.toml"/>
        <source>Swap Shop, Fallen Log and Forest Storm name no player and cannot be answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Bust a nut, three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Red throws a Grappling Hook. First name a player with a nut: Yellow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Yellow has no Padlock. So the top card of the draw pile is turned, and its symbol decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Leaf: steal. Paw: almost, the nut goes into the draw pile. Moon: the nut is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>A leaf: stolen. The turned card goes back, the pile is shuffled, the hook is discarded, Red draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Blue digs A1: a helmet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Blue stops …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>… and throws a hook at Red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The card that is turned now shows a paw. Where does Red's nut go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Into Blue's sack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Into the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>It stays with Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Paw means almost: the nut drops into the draw pile, and whoever draws it stores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Paw: almost. The nut disappears somewhere in the draw pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Yellow digs A2: a helmet, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>Yellow stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>The third hook flies at Blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/11-bust-a-nut.toml"/>
        <source>This time the first card turned is the nut: no symbol, so another is turned. A moon: the nut is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>What the piles do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Two cards are left in the draw pile, and one of them is a nut that missed its sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Red plays Full Cheeks and draws three: the Cramp, then the nut, which goes straight into the sack …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>A drawn nut counts as the card drawn, and it may win the game, even out of turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>… and then the pile is empty: the discard pile is shuffled and becomes the new draw pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Red pays for a search with the fox. Where does the fox go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>To the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>To the forest pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Back into a patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/12-the-draw-pile.toml"/>
        <source>Attacks and obstacles always go to the forest pile, also from a hand, and never come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Friends change sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Blue has a Mole Helper and searches free. Yellow has a Beaver Crew and excavates for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Squirrel Friends are loyal to whoever has the peanuts. Red plays a Peanut Bribe for the mole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>The friend's owner may answer, but a helmet does not help against trouble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>So the mole packs its lamp and moves to Red. It works for Red at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Blue digs A1, and stops with a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>The play phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Blue plays nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Yellow digs A2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>A nut, and enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>A Forest Storm! A card is turned. Paw: all friends in play are blown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/13-friends-change-sides.toml"/>
        <source>Mole and beavers lie in the discard pile now. Somebody will find them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Who you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Everyone has an ability, once per turn. But it rests while you have the most nuts, or as many as anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Nobody has a nut yet. Who may use an ability?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Only Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>At nil all everyone is tied for the most, so all abilities rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Red, the Peeker, digs A1 and takes the lead with a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Peeker peeks after digging a card; but not as the leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Red stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>And draws a card. Now Blue and Yellow are behind, and their abilities wake up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Blue, the Stubborn, digs A3: Tangled Roots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>How does Blue dig on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Stubborn discards a card to ignore the plain stop of an obstacle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The Trapdoor goes, the roots give way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>And there is the nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Blue stops and plays nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Yellow is next, the last one without a nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Yellow, the Trader, swaps a card for a new one, before digging, after, or in the play phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Once per turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>The others: Digger, Scout, Night Runner and Gourmet work by themselves; the Gambler is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Digger: first excavation costs one. Scout: searches free. Night Runner: draws after “end turn”. Gourmet: draws two, keeps one. Gambler: repeats a selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/14-characters.toml"/>
        <source>Yellow digs A4: a helmet. Its top card has left this turn, so no card or peek may ask for one there now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Winning in the middle of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>The forest is nearly dug up. Blue has six nuts, Red five, Yellow four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Red digs B5: the sixth nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Greedy Red digs on: a fox. The turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Six all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Blue digs B6 and finds a nut on top. What happens then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Blue may dig on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Blue wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>The round is played to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Whoever holds the target number of nuts has won, in the middle of a dig or anywhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>The seventh nut. The game is over, there and then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/15-the-end.toml"/>
        <source>Should the last patch be gone before that, the most nuts win, and equals share. So too after three rounds without a card dug.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Show what you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Your turn: you are Red, and you know B2. A Boulder lies on two nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>You want the nuts of B2 and keep your hand. How do you begin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Digging is free. The Boulder asks for one card; excavating it would cost two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Red digs: the Boulder, as expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>No Spade in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Which card do you give to the Boulder, if the hook and the helmet are worth more to you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>You choose the card yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The Cramp goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A nut …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>… and another. B2 is gone, and Red has four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Now play a card that could bring a fifth nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A bust-a-nut steals from another sack, if the symbol is kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>The hook flies at Yellow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>You are Yellow now. Keep your nuts safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>A Nut Padlock nullifies a bust-a-nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/16-show-what-you-know.toml"/>
        <source>Click. Well done: the forest is yours, play on from here if you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Sneaky Straw: a nut on top of a patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Red puts a Sneaky Straw into Blue's sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>Paw: the nut pops out, and Red says on which patch it lands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>On A1, on top of whatever lies there. Everyone sees it, and Blue is next …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>What would you do as Blue?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/20-sneaky-straw.toml"/>
        <source>The nut lies on top for all to see: dig it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Catapult: two nuts fly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Red loads the Catapult. Blue cannot defend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/21-catapult.toml"/>
        <source>Paw: both put a nut into the draw pile. Red draws from it at once, and is lucky.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>Trapdoor: the target draws two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>Blue has six nuts. Red opens a Trapdoor under Blue's sack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/22-trapdoor.toml"/>
        <source>Paw: Blue draws two cards. The second one is a nut, the seventh: Blue wins on Red's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>The owl and the very last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>One card is left in the whole forest. Red digs it: the Night Owl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>A nut of Red's goes under the empty patch, and so becomes the patch. The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/little-nutters/23-night-owl-on-the-last-card.toml"/>
        <source>Blue digs the last nut. The last patch is gone: most nuts win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
