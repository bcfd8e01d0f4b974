<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>nuts</name>
    <message>
        <location filename="../../nutdesk/games/nuts/__init__.py"/>
        <source>Lay the belts, run the factory, mind the squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/game.py"/>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/game.py"/>
        <source>Orders: fill order cards, most points win. Trucks: box nuts and load trucks; for 2 to 4 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Cross added on conveyor {row}, columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Cross removed on conveyor {row}, columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Salter moved from column {a} to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Order moved from slot {a} to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/changes.py"/>
        <source>Dispensers {a} and {b} swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Everyone draws three bonus cards; {seat} starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel starts in column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} keeps {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{n} bonus cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} discards the bonus card with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} draws the bonus card with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Round {round}: everyone gets 3 action tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel's hunger is {hunger}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Slot {column}: an order for one {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Slot {column}: one {nut} would match at once and is discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Slot {column} stays open: no order is left that would not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The order deck is rebuilt from {cards} discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The bonus deck is rebuilt from {cards} discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} plans: new bonus cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} feeds the squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} refills order slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} adds a cross on conveyor {row}, columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} removes the cross on conveyor {row}, columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} moves the salter of column {column} to column {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} moves the order of slot {column} to slot {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} swaps dispensers {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} backs out: {what}; {tokens} returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{n} tokens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} ends the turn; nothing matches, the factory stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} runs the factory: {paths}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{n} paths match</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel has been fed: he neither moves nor eats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel rolls {eyes} + hunger {hunger} = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel rolls {one} and {two}; the lower + hunger {hunger} = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel stays in column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel scampers to column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel hunts: one step to column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The squirrel eats {seat}'s {nut} in column {column}: a squirrel token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>One {nut} leaves dispenser {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>The {nut} runs through the salter in column {column}: {seat} gets a salt token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} collects one {nut} from slot {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat}'s sheet has no cell for another {nut}: the order of slot {column} goes, the nut scores nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} keeps a sixth {nut}, from slot {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} claims {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Everyone has passed: round {round} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>{seat} has two complete rows: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/events.py"/>
        <source>Three rounds without a run of the factory: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>{nut}, {a} to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>{text}, salted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>backed out: {n} tokens back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>remove it: 1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/gestures.py"/>
        <source>2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>No single change brings more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>One more change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Tile off belt {row}: {a}-{b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Tile on belt {row}: {a}-{b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Salter to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Order {a} to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Swap {a} and {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/hints.py"/>
        <source>Back out a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Nothing matches: the turn would just end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{n} salt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Would pay {nuts}; the squirrel is fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Would pay {nuts}, but the squirrel sits on one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Would pay {nuts}, if the squirrel stays away (hunger {hunger})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{seat}: {nuts}; {tokens}, {salt} salt, {lost} lost to the squirrel, {bonus}; {goals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>no goal card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Cross on belt {row}: {a}-{b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Cross off belt {row}: {a}-{b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Salter {a} to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Plan × {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Feed × {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Refill × {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>and {n} before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>click a token to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>This turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Salter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Nothing changed on the floor yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>No path matches yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{n} changes are off the path {a} to {b}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>All touch the path {a} to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{goal} ({needs}): yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{goal} ({needs}): {n} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>3 points and a perk each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Bonus card: {card}, {value} points, {fate} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Drawn card: {card}, {value} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Stack of cross tiles: a new one costs 1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{seat}: {have} left, {spent} spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>{seat}: {tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Cross tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>drag onto the floor to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/panels.py"/>
        <source>Bonus cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Peanut Champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Almond Thought Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Cashew Innovator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Pistachio Monger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Salty Mama</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Nut Lover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>Squirrel Buddy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 peanuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 almonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 cashews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 pistachios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>4 salt tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>a complete row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>3 nuts lost to the squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>2 action tokens at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>may move one token at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>may keep one 6th nut for 6 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>one failed bonus card costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>salt counts 3 instead of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>your Refill fills up to 3 slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>the squirrel rolls twice, the lower counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/parts.py"/>
        <source>{before} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>There are {n} dispensers of each nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>Salters stand in different columns, written left to right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>There are {n} order slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>There are only ten orders of each nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>There are only two bonus cards of each pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>There are only {n} cards of {goal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>A sheet has four columns: almonds, cashews, peanuts, pistachios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>A Cashew Innovator keeps a sixth nut only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>A change is add, remove, salter, order or swap, and two numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>'{text}' does not lead to the floor as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>Somebody has to choose from drawn cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>Drawn cards lie there only while somebody chooses (phase = keep).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>Before round 1 bonus cards are kept (phase = keep).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>Run tokens lie there exactly while the squirrel hunts or a sixth nut is offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>Run tokens mark dispensers of matching paths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>The player chooses only between two paths that are equally near the squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>A sixth nut is offered to a Cashew Innovator with five of the next kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/position.py"/>
        <source>Run tokens are written left to right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Then {n} paths match, and the factory can run.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That makes a path match, but another change is still off it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The path then runs through a salter, and that is a salt token more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>It gives up a path that matches, for another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>It leads a path nearer to an order it can fill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Nothing more can be gained this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Running now fills {n} orders, and the squirrel is fed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Running now fills {n} orders.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>There is no action token left to spend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The {n} tokens are better kept for new orders.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The squirrel sits on a path that matches: fed, it takes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A fed squirrel takes no nut when the factory runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>{n} slots are open: new orders there may be easy to fill.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That card lacks {n} nuts, and not to fill it costs {points} points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The other cards fit your nuts better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That way the squirrel finds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That way it goes for the {nut}, which you need less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>{goal} brings {points} points and more: {perk}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>The place for a sixth nut is kept for another kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>There is nothing more to claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A bonus card that you can fill brings five or six points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A cross tile is the cheapest way to join a nut to its order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A path that matches can be salted as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>An order in the right open slot matches at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Two dispensers that change places can make paths match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>Something else is better after all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>That change leads nowhere, and its tokens come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>These cards ask for nuts that you can collect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/reasons.py"/>
        <source>A sixth nut of a kind is worth six points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>First choose which bonus cards to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>First choose where to add or remove a cross tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>First choose which salter moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>First choose which order moves where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>First choose two dispensers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>First choose which way the squirrel goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>First say whether you keep the sixth nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>The factory has run: claim goal cards, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>That belongs to the Trucks edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>The squirrel goes his own way unless two paths are equally near.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>Goals are claimed only after the factory has run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>No sixth nut has arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>There are no bonus cards to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>Choose the action first: Build, Salt, Reposition or Swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>That card is not among those you drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>The squirrel goes left or right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>There is no such goal card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>You have {goal} already: one of each type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>{goal} asks for {needs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/rules.py"/>
        <source>All cards of {goal} are claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>salted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>under the squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>The factory floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Dispenser row, column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Salter row, column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Squirrel row, column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Slot {n}: open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Slot {n}: taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Conveyor {row}, columns {a} and {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Cross tile on conveyor {row}, columns {a} and {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Salter in column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>leads to slot {slot}, which is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>leads to slot {slot}, an order for one {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>{nut} dispenser in column {n}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Order for one {nut} in slot {n}, fed by the {feeder} dispenser in column {from_}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Squirrel in column {n}, hunger {hunger}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Squirrel in column {n}, fed this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/scenery.py"/>
        <source>Undo token: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>waived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Bonus card {card}: filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Bonus card {card}: failed, waived by Pistachio Monger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Bonus card {card}: failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Almond Thought Leader moves one {one} to the {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>{n} complete rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>{n} salt tokens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>{seat} completed two rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/score.py"/>
        <source>Three rounds passed without a run of the factory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>{n} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>{seat}'s sheet: {n} complete rows, worth {now} now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>{seat}'s sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>with bonus cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>without bonus cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/sheets.py"/>
        <source>if run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Plan · {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Draw two bonus cards, keep one or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Feed · {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>The squirrel neither moves nor eats this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Refill · {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Fill the leftmost open slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: lay a cross tile, or take one off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: move a salter one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: move an order to an open slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: swap two dispensers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: keep one or more of the bonus cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: which way does the squirrel go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: keep a sixth nut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: claim goal cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Drag tiles, salters, orders or dispensers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Drag a tile from the stack to two belts, or a tile off the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Drag a salter to the next column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Drag an order to an open slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Drag one dispenser onto another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Drag a card onto the floor to discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Drag the squirrel one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>2 full rows end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Back out what is off the path, or change more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>The game is over: the win is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat} wins with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>The squirrel rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>The table is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: run the factory, or change more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: bring all changes onto one matching path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: change the floor, or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{seat}: change the floor, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Keep all {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Every card kept must be filled, or it costs its points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Keep the sixth {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>6 points, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Claim {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>{points} points; {perk}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Claim nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Nothing was paid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Build · {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Take a cross tile from the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Run the factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/table.py"/>
        <source>Keep your tokens; you may play later this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Feed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Refill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Salt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Reposition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>bonus cards are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>orders are turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>the squirrel rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>the round ends: hunger is rolled, orders are turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>the game ends and all bonus cards are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>the first round begins: hunger is rolled, orders are turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>{name} costs {price}: you have {have} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>There is no bonus card left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Refill comes before changing the floor: run or back out what is marked first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>No order slot is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>There is no order card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Reposition moves an order to an open slot: there must be both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>A cross tile lies on one of the six conveyors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>A cross tile covers two belts and lies wholly on the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>A cross tile may not overlap another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>There is no salter in column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>A salter stays on the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>A salter moves one column at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Another salter stands in column {to}: no hopping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>The floor has {columns} columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Slot {column} has no order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Slot {to} is not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Swap takes two different dispensers, the left one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>There is no such change this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Not by itself: {other} would be impossible without it. Back that out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>You have done nothing this turn: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>No path matches. Your changes must all touch one matching path: change more, or back out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Off the matching path {path} to {slot}: {first}. All changes of a turn must touch one path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>Off the matching path {path} to {slot}: {first}, and {more} more. All changes of a turn must touch one path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/orders/turn.py"/>
        <source>You have done something this turn: end it, or back out what you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>almond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>cashew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>peanut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>pistachio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Almond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Cashew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Peanut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Pistachio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>almonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>cashews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>peanuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>pistachios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{n} almonds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{n} cashews</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{n} peanuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{n} pistachios</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{before}, {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/parts.py"/>
        <source>{before}; {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>A position of this game has no '{key}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}' needs {n} numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}' is true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}' is a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}' needs one list for each of {n} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}' is a word of A (almond), C (cashew), P (peanut), S (pistachio).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>A tile is [conveyor, column].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>Tiles overlap on conveyor {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}' is a number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/reader.py"/>
        <source>'{key}': '{value}' is not one of {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>There is no room for a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>There is no tile to clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>There is no room for a tile, or none is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>No tile can slide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>You have no boxed nut to exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>A trade needs a boxed nut of yours and one of another kind of another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>You do not hold that bonus card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>A bonus card has two halves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>This half is for an empty warehouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>Use the card you have played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>First use the card you have played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>Two different robots spin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>There is no such nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>Two different nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/cards.py"/>
        <source>One of your nuts for one of another kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The box robots are placed and turned: no path connects; {seat} starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} builds a cross on conveyor {row}, columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} clears the tile on conveyor {row}, columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides a tile on conveyor {row} to columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} builds a splitter on conveyor {row}, columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} builds a joiner on conveyor {row}, columns {left} and {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The robot in column {column} spins: the {nut} box is on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides the salter of column {column} to column {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} slides the roaster of column {column} to column {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} moves the squirrel to column {column} and feeds him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} plays a bonus card: {half}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{n} connecting paths</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} ends the configuration; no path connects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The squirrel rolls {eyes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>One {nut} leaves its dispenser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} gets a boxed {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The squirrel sits on the path: {seat} gets no {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} takes a boxed {nut} from the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>Salted and roasted: {seat} draws a bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The card says: {one}; or: {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>There is no bonus card left for {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} exchanges one {give} for one {take}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} gives {target} one {give} for one {take}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} ships a truck with {load}: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} puts a boxed {nut} away: six are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} discards a bonus card ({one}; or: {two}): three are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>{seat} has 50 points: one more turn for everyone, {seat} too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>The last turn is played: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/events.py"/>
        <source>No truck has left for twelve rounds: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>clear it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>he neither moves nor eats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>for one {nut}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>trade for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>put it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>ship it: +{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/gestures.py"/>
        <source>{text}, and a bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/hints.py"/>
        <source>No single action connects more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/hints.py"/>
        <source>One more action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/hints.py"/>
        <source>Clear belt {row}: {a}-{b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/hints.py"/>
        <source>Slide on belt {row}: {a} to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/hints.py"/>
        <source>Spin robot {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/hints.py"/>
        <source>Move a machine or the squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Build twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Two different nuts if empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Move and feed the squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>No limits at clean-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Clear twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>An almond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Build a splitter or joiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>A cashew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>A pistachio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Spin a robot two quarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Exchange one nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Slide tiles up to 3 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>A peanut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Spin two robots once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/parts.py"/>
        <source>Trade a nut with a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>There is nothing to ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>There is nothing to drop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>There is nothing to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>There are eight splitters and joiners of each hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>Machines of a row stand in different columns, written left to right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>Each of the eight robots stands in one column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>There are only four bonus cards of each kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>A warehouse holds almonds, cashews, peanuts, pistachios: four numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>The truck {name} leaves only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>'reached' names, in order, everybody with 50 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>Turns are counted once somebody has 50 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/position.py"/>
        <source>There is nothing to use that card on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A path that is salted and roasted earns a bonus card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Then {n} paths connect nuts to their boxes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It gives up a path, so that another one can be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>It prepares a path for the next action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Nothing connects, and nothing more can be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel gets the nut, but the robots turn to other boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Running now boxes {n} nuts.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel sits on a path that connects: fed, it takes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>One more {nut} cannot hurt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>With that {nut} the truck for {points} points is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>With that {nut} a truck lacks only {n} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Two more cross tiles in one turn can connect another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Two nuts for an empty warehouse are a good start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel goes where it does no harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>This turn you may keep all your nuts and cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Tiles that are in the way can go, without an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A splitter lets one nut fill two boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A robot that turns two quarters shows the opposite box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>A nut that you do not need becomes one that you do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Tiles slid to new places connect other paths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Two robots can show the boxes that the paths need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Another player has just the nut that you lack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The squirrel is fed now; next turn it sits where others have their path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>Far from the paths it is no danger for a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>{points} points for {load}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The nuts are saved for a truck that brings more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The card has done what it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The next truck does not need this {nut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>The {nut} is the one you can best do without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/reasons.py"/>
        <source>This card helps least of those you hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>At most six boxed nuts are kept: put some away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>You have no such nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>At most three bonus cards are kept: discard some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>Both actions of this turn are used: run the factory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>Splitters and joiners are built only through bonus cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>That needs a bonus card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>A truck is shipped after the factory has run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>Nuts and cards are put away at the clean-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>That belongs to the Orders game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>The factory has run: ship a truck, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>There is no such truck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>That truck has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/rules.py"/>
        <source>That truck carries {load}: you have not got them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>{seat} reached 50 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>No truck left for twelve rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/run.py"/>
        <source>Truck with {load}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Splitter, left input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Splitter, right input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Joiner, left output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Joiner, right output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Cross tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Roaster row, column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Robot row, column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Trucks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>one a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Scoring track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>50 begins the last turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>The yard with the trucks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>{tile} on conveyor {row}, columns {a} and {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Roaster in column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Squirrel in column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Squirrel in column {n}, fed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>leads nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>leads to robots {ends}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>{nut} dispenser in column {n}: {leads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Box robot in column {n}: {a} on top, then {d} after a spin, {c}, {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Truck with {load}, {points} points: shipped by {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/scenery.py"/>
        <source>Truck with {load}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: ship a truck, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: keep six boxed nuts, put the rest away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: keep three bonus cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: build a cross tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: take two different nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: put the squirrel anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: clear a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: build a splitter or joiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: spin one robot two quarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: exchange one nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: slide a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: spin a robot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: trade one nut with a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag a tool, a tile or a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag a tile from the stack to two belts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag one of the four tiles to two belts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag a truck into the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag a box onto the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag a card onto the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag a nut from the supply into the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag the squirrel along its row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag a tile off the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag a tile one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag the spin token onto a robot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag one of your boxes onto a nut of the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Drag one of your boxes onto a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>50 points begin the last turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: {actions} left, then run</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} actions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: run the factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} boxed nuts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{seat}: {points}, {nuts} in the warehouse, {cards}, {trucks} shipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} trucks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>50 first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} actions left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>The factory has run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>No path connects yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Kept at the end: {n} nuts, {c} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{n} paths connect</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Spin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Turn a robot a quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>{load}: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Ship this truck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>No truck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>No nut would be boxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Would box {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/table.py"/>
        <source>Would box {nuts}, if the squirrel stays away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Drag onto the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>One {nut} from the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Boxed: {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Bonus card: {one}; or {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>{seat} has boxed: {nuts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>{seat} has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Stack of cross tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Half turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Spin token: onto a robot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>A nut for the squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Split left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Split right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Join left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/tray.py"/>
        <source>Join right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>a bonus card is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>Conveyor tiles lie on one of the six conveyors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>A conveyor tile covers two belts and lies wholly on the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>There is a tile in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>No tile lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>A tile slides one column at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>A tile lies wholly on the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>A tile is split-left, split-right, join-left or join-right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>No splitter or joiner of this hand is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>There is no roaster in column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>A machine slides one column and stays on the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>Column {to} is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/nuts/trucks/turn.py"/>
        <source>The floor has eight columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>The factory floor has 12 columns for two to four players and 16 for five or six. From the top come the dispensers, conveyors 1 and 2, the salters, conveyors 3 and 4, the squirrel's row, conveyors 5 and 6, and the order slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Dispensers stand almond, cashew, peanut, pistachio, and so on from the left. Salters begin in columns 2, 7 and 12, and in 14 on the wide floor. The squirrel begins in a random column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A cross tile lies on a conveyor over two neighbouring columns and swaps them. There are 48. However they lie, every dispenser feeds exactly one order slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>There are 40 order cards, ten of each nut. When the deck is empty, its discards are shuffled into a new one; if there are none either, slots stay open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>36 bonus cards ask for four nuts: two of one kind and one each of two others (5 points), or two and two (6 points). Every pattern is there twice. A card you fail costs the same points. Cards you do not keep are discarded face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>18 goal cards, each 3 points and a perk. Four peanuts: two tokens at once. Four almonds: move one token at the end. Four cashews: keep one sixth nut. Four pistachios: one failed bonus card costs nothing. Four salt: salt counts 3. A full row: Refill fills three. Three nuts lost: the squirrel rolls twice. Two of each, six of the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A score sheet has a column of five cells for each nut. The cells are worth 1, 2, 3, 4 and 5, so a column with three nuts scores 6. Salt and squirrel tokens have boxes of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Everyone draws three bonus cards and keeps one, two or all three. A random player starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A round begins: everyone gets 3 action tokens on top of what they saved, a four-sided die sets the squirrel's hunger, and all open order slots are filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Slots are filled from the left. An order that would match the dispenser feeding its slot is discarded and the next one is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Clockwise, each player passes or plays. If you pass you may still play later in the round. When everyone passes in a row, the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Spend tokens on any actions, as often as you can pay: Plan 1 (two new bonus cards, keep one or both), Feed 1 (no squirrel this turn), Refill 1 (fill the two leftmost open slots), Build 1 (add or remove a cross tile), Salt 1 (move a salter one column, never off the floor or past another), Reposition 2 (move an order to an open slot), Swap 3 (swap two dispensers).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A cross tile lies wholly on the floor, on a conveyor, in line with two belts, and over no other tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Everything you change on the floor in one turn must touch one and the same matching path when the turn ends: it runs over the added tile, through the place of the removed tile (in at its top or out at its bottom), through the salter's old or new place, ends at the moved order, or starts at a swapped dispenser. If no path does, you cannot end the turn before you back something out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Undo tokens mark every change of the turn on the floor. Any marked change can be backed out before the factory runs, and its action tokens come back, as long as the rest of the turn still works. Cards drawn and orders turned up stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If any path matches when you end your turn, the factory runs. If none does, the turn simply ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Running the factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A path matches when it leads from a dispenser to an order of the same nut. Run tokens mark the dispensers of all matching paths, and the undo tokens are taken away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Unless he was fed, the squirrel rolls a die and adds his hunger. Up to 5 he stays. With 6 he runs to a random column. From 7 he steps one column towards the nearest matching path (you choose between two equally near) and rolls again until he is on one. If he already is, he stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If the squirrel ends on a matching path, that order is discarded and you get a squirrel token instead of the nut. A fed squirrel takes nothing, even from a path right under him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Every other matching path gives you its nut, even one the squirrel has just left; its order is discarded. If the path ran through a salter you get a salt token too. A nut beyond the fifth of its kind scores nothing, but its salt counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Then you may claim goal cards whose demand you meet, at most one of each type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>In detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>All steps of one salter in a turn are one change. Its old place is where it stood when the turn began, its new place is where it stands now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A moved order or a swapped dispenser is followed as a piece when it moves again in the same turn. An added or removed tile is judged by its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>You cannot refill while undo tokens lie on the floor: first the new orders, then the changes. With one open slot Refill fills that one; with none it is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A change can be backed out if everything else you did this turn is still possible without it, in the same order. Feed is not marked and stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If you did something this turn you end it; if you did nothing, or backed everything out, you pass. Only passes count towards the end of the round, and a pass never runs the factory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>The bonus deck is rebuilt from its discards. If only one card can be had, Plan draws and keeps it; if none, Plan is not possible. If every order that is left would match a slot, the slot stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Nuts are collected by dispenser, left to right. A Cashew Innovator is asked when a sixth nut arrives; it counts for bonus cards and ties. At the end an Almond Thought Leader's move, a Pistachio Monger's waived card and the nuts for bonus cards are chosen for the best total. For a Squirrel Buddy every roll of the squirrel is two dice, and the lower counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A path under the squirrel matches like any other. A fed squirrel neither rolls nor eats; feeding him twice is allowed and wasted. An eaten nut gives no salt. Goals are claimed only after a run. Adding a tile and paying to remove it again are two changes; backing out is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When three whole rounds in a row pass without a run of the factory, the game ends and is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>End and score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When a round ends and somebody has two or more complete rows, the game is over. Otherwise the start marker moves to the left and a new round begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Count 7 for every complete row, the columns, 2 for each salt token, 3 for each goal card, and add or subtract each bonus card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A nut serves one bonus card only. The best way to share the nuts out is found for you and shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>With equal points the player with more nuts wins, then with more salt, then with fewer squirrel tokens. Still equal: the win is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Trucks edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>For two to four players. The floor has eight columns. From the top: dispensers (almond, cashew, peanut, pistachio, twice), conveyors 1 and 2, salters (columns 4 and 7), conveyor 3, the squirrel (column 5), conveyor 4, roasters (3 and 6), conveyors 5 and 6, box robots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A box robot holds four boxes, and the one on top counts. A spin turns it a quarter clockwise, so its left box comes up. The eight robots are placed and turned at random so that no path connects and every nut is on top somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A turn begins with two actions: Build a cross tile, Clear any conveyor tile, Slide a conveyor tile one column, Spin a robot a quarter, slide a salter or roaster one column into an empty place, or Feed the squirrel. What you do not use is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>If a path connects and the squirrel is neither fed nor already on one, he rolls: 1 to 3 he stays, 4 he runs to a random column, 5 he hunts one column, 6 he hunts and rolls again unless he is on a path. You choose between two paths equally near.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A path connects when it leads from a dispenser to a top box of the same nut. Each one without the squirrel, or with a fed one, puts a boxed nut into your warehouse; if it ran through a salter and a roaster you also draw a bonus card. Then every connected robot spins a quarter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>You may ship one truck: its nuts leave your warehouse, you score its points, and the truck is gone. Three of a kind or one of each 7; five nuts 13; five of one kind and two others 20; other loads of seven 22.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>At the end of your turn you keep at most six boxed nuts and three bonus cards. When somebody reaches 50 points everyone, that player too, has one more turn. Most points win; with equal points, who reached 50 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>Splitters and joiners are two columns wide and come only through bonus cards. A splitter feeds one input to both outputs, its other input is dead. A joiner feeds both inputs to one output. Every distinct connecting path gives a nut. There are eight tiles of each hand; either way up, a tile is a splitter or a joiner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>A bonus card is played while you configure, and you choose one of its halves: build, clear or spin twice, slide up to three times, lay a splitter or joiner, turn a robot half round, move and feed the squirrel; or take a nut, two different nuts into an empty warehouse, exchange one, trade one with a player, or keep everything at this clean-up. There are four of each of eight cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../resources/rules/nuts.toml"/>
        <source>When no truck has left for twelve whole rounds, the game ends and the points count as they stand; equal points share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Welcome to the Zimmerman Nut Factory. Nuts fall from the dispensers at the top and ride down the belts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Let the room find the four nuts: almond, cashew, peanut, pistachio, and again from the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>At the bottom lie the orders. Each one wants one kind of nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>On the way down there are six conveyors. Between them stand the salters in their row, and in the other row lives the squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Rows from the top: dispensers, 1, 2, salters, 3, 4, squirrel, 5, 6, orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Without tiles every belt runs straight down. A cross tile swaps two neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Where does the peanut of dispenser 3 end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Slot 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Slot 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>Nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>The tile on conveyor 2 takes it over to column 4, and the pistachio of 4 comes to slot 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>However many tiles lie there, two nuts never meet: every dispenser feeds exactly one slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>There are 48 cross tiles: as many as could ever lie on the wide floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/01-the-factory-floor.toml"/>
        <source>With five or six players the floor has sixteen columns and a fourth salter. The game is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Filling the orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Pink is the last to pass, so a new round begins. Everyone gets three action tokens on top of what they saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>A four-sided die sets how hungry the squirrel is this round. Then open slots are filled, from the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Slot 2 is fed by a cashew. The first card turned up is a cashew: that would match at once, so it is thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Nobody gets a nut for nothing. The almond that comes next is fine. For slot 3, a peanut is thrown away too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>Slot 3 hangs on a peanut dispenser. Which card can never be laid there now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>A peanut would match the dispenser that feeds the slot, so it is discarded and the next card is turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>There are ten orders of each nut. When the deck runs out, the thrown away ones are shuffled into a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/02-filling-the-orders.toml"/>
        <source>If nothing is left that would not match, the slot stays open. That hardly ever happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Promises on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Before the first round everyone draws three bonus cards. Each asks for four nuts on your sheet at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Fill a card and you win its points. Fail and you lose just as many. So choose: keep one, two or all three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Two of one nut and one each of two others: 5 points. Two and two: 6 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Red holds CCSS and PPSS. How many pistachios would both need?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>A nut serves one card only, so two cards with two pistachios need four of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Red keeps two cards and drops one on the floor, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>Kept. Now Blue chooses, then Pink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/03-bonus-cards.toml"/>
        <source>A card you did not draw cannot be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Seven things to buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>On your turn you pass, or you spend action tokens. Red has four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>One token each: Plan, Feed, Refill, Build and Salt. Two tokens move an order, three swap two dispensers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Plan: two new bonus cards. Feed: no squirrel this turn. Refill: the two leftmost open slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Build adds or removes a cross tile. It must lie on two belts of a conveyor and over no other tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>A salter moves one column at a time, and never hops over another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>First the new orders: Refill fills the open slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Then a tile on conveyor 1. The almond of column 1 now runs to slot 2, where an almond is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Once something on the floor is changed, no more orders are turned up this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Who has done something ends the turn. Only who has done nothing passes, and a pass never runs the factory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Red has two tokens left. Which action is too dear?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/04-seven-actions.toml"/>
        <source>Swapping two dispensers costs three tokens. Salt and Feed cost one each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>One path for all changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>A path matches when it joins a dispenser to an order of the same nut. Everything you change in a turn must touch one such path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>One and the same path: two good paths with a change each are not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Red lays a tile: the almond of column 1 comes to slot 2. The undo token marks the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Now a salter in the middle. It takes two steps, which count as one change, from 7 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The turn cannot end: the salter has nothing to do with the path from 1 to 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>So the salter is backed out. Click its token or drag it off: the salter returns, and so do two action tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The path runs through column 2 at the salters. Moving that salter touches it, for its old place counts too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Which of these would be off the path from 1 to 2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The salter of column 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The order in slot 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Dispenser 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The path starts at dispenser 1, passes the salters in column 2 and ends at slot 2. Column 7 is far away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>An order or dispenser that moves twice is followed as a piece; a tile is judged by the place where it lies or lay. Red takes the tile off again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>The first change cannot be backed out now: there would be nothing to remove. The last one can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/05-one-matching-path.toml"/>
        <source>Backing out is free. Paying to remove the tile again was a second action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Two paths match: the almonds of columns 1 and 5, to slots 2 and 6. When the turn ends, the factory must run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>How many almonds can Red's sheet still take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>A column has five cells and Red has four almonds. The next one scores nothing, though its salt would count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>The squirrel rolls 2, plus hunger 1: he stays. Nuts are collected from the left. The first almond runs through the salter in column 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>The second almond is one too many: its order is gone, and nothing comes of it. No salt either, for its path passed the salters in column 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/06-running-the-factory.toml"/>
        <source>Red has four or more almonds now and may claim a goal card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Herr Nussbaum is hungry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Two paths match. Where they cross the squirrel's row, in columns 6 and 8, a nut could be stolen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>He rolls a die and adds his hunger, here 3. Up to 5 he stays, with 6 he runs anywhere, from 7 he hunts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Hunger 3: only a 1 or 2 keeps him still. Feeding him for one token would have saved the worry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>A five makes eight: he hunts. Both paths are one column away, so the player chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>Red has no salt yet and needs pistachios. Which way should he go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>To the right lies the almond's path. Then the pistachio of column 5 comes home safely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>He lands on the path and stops. The almond is eaten: Red gets a squirrel token, and the pistachio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>A fed squirrel does nothing at all, even with a path right under him. And whoever loses three nuts makes a friend: a goal card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/07-the-squirrel.toml"/>
        <source>A path under the squirrel still counts as a matching path. An eaten nut gives no salt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Goal cards and their perks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Goal cards are claimed after a run, never before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>The squirrel is fed, so nothing is rolled: the almond comes in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Four almonds, four peanuts and a complete row: three goals are met. Each is worth 3 points, and each has a perk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Peanut Champion: two tokens at once. Almond Thought Leader: moves one token at the end. Nut Lover: Refill fills three slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Red would like tokens at once. Which card brings them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>The Peanut Champion gets two action tokens on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Claimed: two tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>The other two as well. Nobody may have two of the same, and there are only two of each; six for friends of the squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>And the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/08-goal-cards.toml"/>
        <source>Blue is a Squirrel Buddy: on Blue's turns he rolls two dice, and the lower one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Counting the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Two complete rows: when this round ends, the game is over. Let us count Red's sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Red has three almonds. What is that column worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>The cells are worth 1, 2 and 3, which makes 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Rows: two times 7. Columns: 6 and three times 3. Two salt tokens: 4. One goal: 3. That makes 36.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Two bonus cards, but a nut serves only one of them. The table finds the best way: PPSS is filled, AACP fails for want of a peanut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Plus 6 minus 5: 37 points in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Blue has 7 and 19 and a goal: 29. Pink has 14 and 12, six for salt and 6 for AACC: 38.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/09-counting-the-sheet.toml"/>
        <source>Pink wins. With equal points, more nuts would decide, then more salt, then fewer squirrel tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Rounds, and how it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Players go round. Red has no tokens and passes; if the round goes on, Red may still play later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Blue feeds the squirrel and ends the turn. Nothing matches, so the factory stands still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>That was no pass: counting begins again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Pink passes,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Red passes,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>and Blue. All three in a row: the round is over. Nobody has two rows, so the start marker moves to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>It was the second round in a row without a run. After a third one the game would end and be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/10-rounds-and-the-end.toml"/>
        <source>Without this rule a table of cautious managers might sit there for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Trucks: robots with boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>In the Trucks edition the floor has eight columns, and the squirrel waits in column 5. It is for two to four players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Besides two salters there are two roasters, and instead of orders there are box robots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>A robot holds four boxes. The one on top counts: a path connects when it brings the nut that this box is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Robot 1 shows a pistachio on top and a peanut on its left. What is on top after a quarter turn clockwise?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>The pistachio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>The peanut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>The box below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Clockwise, the left box comes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>Let us see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/11-trucks-the-small-floor.toml"/>
        <source>At the start the robots are turned so that nothing connects and every nut is on top somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Trucks: two actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>A turn begins with two actions. They are all free, but what you do not use is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>A tile slides one column along its row, if there is room. Here the next tile is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>The other one has room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Salters and roasters slide too, into an empty place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>How can Red get rid of the tile over columns 3 and 4?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Clear takes any conveyor tile off the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>Cleared: both actions are used, and only the run is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/12-trucks-two-actions.toml"/>
        <source>No third action, not even for the squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Trucks: the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Almonds are on top everywhere, so the almond dispensers of columns 1 and 5 connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>The squirrel is neither fed nor on a path, so he rolls: 1 to 3 he stays, 4 he runs anywhere, 5 he hunts one column, 6 he hunts and rolls again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Both paths are two columns away. Which way keeps him from the salted and roasted almond?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>The path of column 1 runs through a salter and a roaster: it brings a bonus card. He should go the other way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>One step is not enough for him. Two almonds are boxed, and the one that was salted and roasted brings a bonus card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/13-trucks-the-run.toml"/>
        <source>Every robot that was connected turns a quarter: no path pays twice in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Trucks: shipping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>After the run you may ship one truck. Its nuts leave your warehouse, you score its points, and the truck is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Nothing connects this time, but Red's warehouse is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Red has 3 almonds, 3 cashews, a peanut and 3 pistachios. Which truck is worth most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Three almonds and two pistachios: 13 points. Three of a kind and one of each are worth 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Three cashews would be there, but Blue has sent that truck off already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>Shipped: 44 and 13 make 57 points. That begins the last turns: one more for everyone, Red too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>At the end of a turn six boxed nuts and three bonus cards are kept. With equal points, who reached 50 first wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/14-trucks-shipping.toml"/>
        <source>If no truck leaves for twelve whole rounds, the game ends as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Trucks: splitters and joiners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Splitters and joiners come only through bonus cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Red plays a card and takes its first half: build a splitter or joiner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>A splitter feeds its one input to both outputs. Its other input is dead: the cashew of column 2 goes nowhere now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>The second card: a joiner below it. Both inputs run into one output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>The almond of column 1 reaches robot 2 on two different ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>How many almonds does column 1 bring?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Every distinct connecting path gives a nut, and there are two of them. The robot still turns only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/15-trucks-splitters-and-joiners.toml"/>
        <source>Three almonds in all, with the one of column 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Trucks: two halves of a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>A bonus card is played while you configure, and it costs no action. You choose one of its halves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Two different nuts: only for an empty warehouse, and Red has an almond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>So Red builds twice with that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>One tile,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>and another. Both actions of the turn are still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Half a turn: one robot spins two quarters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>The box from below is on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>The last card trades a nut with a player. Red gives Blue an almond for a cashew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/16-trucks-bonus-cards.toml"/>
        <source>Done. Blue has no say in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The sample floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Seven cross tiles, three salters, a squirrel: a floor in the middle of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The pistachio of column 5 crosses over on conveyor 4 and ends in slot 6. The almond of column 8 runs straight down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Whose path runs under the squirrel in column 5?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>That of dispenser 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The tile on conveyor 4 takes dispenser 6 over to column 5, just above the squirrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Which paths are salted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those from 2, 7 and 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those from 1, 7 and 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>Those from 2, 7 and 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The tile on conveyor 1 brings the nut of column 1 to column 2, where the first salter stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/20-the-sample-floor.toml"/>
        <source>The factory runs. A one and no great hunger: the squirrel stays, and two nuts come in, unsalted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>A sample turn with undo tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Red wants the pistachio in slot 6. First idea: a tile on conveyor 2. An undo token marks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Better: swap dispensers 5 and 8. Two tokens mark the two dispensers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>And a tile on conveyor 4, so that column 5 leads to slot 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>The path from 5 to 6 matches. But the first tile is off it, so the turn cannot end like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Its undo token is dragged off: the tile goes back to the stack, its action token back to Red. The later changes stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Now everything touches the path from 5 to 6, and as a bonus the almond of column 8 matches too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/21-the-sample-turn.toml"/>
        <source>Two nuts for four tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Filling from the left, card by card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Three slots are open. A tile on conveyor 6 swaps the first two: slot 1 hangs on the cashew, slot 2 on the almond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Refill: the cashew would match in slot 1, so it goes. The almond stays there. The pistachio fills slot 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/22-filling-in-detail.toml"/>
        <source>Again. The deck is empty, so the discards are shuffled. Slot 5 hangs on an almond; a peanut is fine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A long hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>The almond of column 5 runs down column 6. The squirrel sits in column 10, and he is starving: hunger 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>What keeps him still?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 1 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>Anything but a 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>1 and 4 make 5: he stays. A 2 makes 6 and he runs anywhere; from 3 on he hunts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/23-the-hunt.toml"/>
        <source>A 3: he hunts to column 9 and rolls again. A 6: column 8. A 4: column 7. And another 3: he is there, and he eats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Too many promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Red has ten nuts and two complete rows. Blue has seven. But Red has promised ten almonds on five bonus cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>How many of Red's five cards can be filled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Every card wants two almonds, Red has two, and a nut serves one card only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>The best card brings 6. The other four cost 6, 6, 5 and 5. In all the cards take sixteen points away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>14 for rows, 18 for columns, 6 minus 22 for the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/24-too-many-promises.toml"/>
        <source>Blue kept one modest promise: 7, 10 and 6. That is 23 against 16, and Blue wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Trucks: salted and roasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>The almond of column 5 runs through a salter, crosses over on conveyor 4 and meets a roaster in column 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/31-trucks-roasters.toml"/>
        <source>Salted and roasted: a boxed almond and a bonus card. The almond of column 1 is neither, and brings only itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>Trucks: a splitter pays twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>The splitter on conveyor 2 sends the almonds of column 5 to robots 5 and 6. Dispenser 6 runs into a dead end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>With the almond of column 1 that makes three boxed almonds, and three robots turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/32-trucks-a-splitter-pays.toml"/>
        <source>Three almonds are just what the first truck carries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Trucks: spinning robots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Robot 1 carries, clockwise from its first box: almond, cashew, peanut, pistachio. Now the cashew is on top and the almond on its left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Which single action connects the almond of column 1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>A quarter clockwise brings the almond box up, right under the almond's belt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/33-trucks-spinning.toml"/>
        <source>Connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Trucks: a warehouse of six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Eight boxed nuts and four cards: too many to keep. But there may be a truck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>Red saves the nuts for a big truck and ships nothing. So two nuts have to go,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>an almond,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>and the other,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/34-trucks-the-warehouse.toml"/>
        <source>and one card. Six and three are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Trucks: the scoring track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Red has 44 points. Three almonds make 51: past fifty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Everyone has one more turn, Red too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Blue has 29 and a full warehouse: four peanuts and three pistachios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>22 points: 51 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>If Red ships nothing more, who wins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>With equal points, who reached 50 first wins, and that was Red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/35-trucks-the-last-turns.toml"/>
        <source>Red wins on the scoring track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Trucks: luring the squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>The squirrel sits on the path of column 5. He would not even roll: he has found his nut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>A bonus card helps: move him anywhere, and feed him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Anywhere, even onto the other path: a fed squirrel takes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../scenes/nuts/36-trucks-luring-the-squirrel.toml"/>
        <source>Both almonds are boxed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
