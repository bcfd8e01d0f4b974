"""The spots of the board: fields with their hedges, spaces, places of nuts, dice tray and burrow."""

from __future__ import annotations

from nutdesk.core.game import Player
from nutdesk.core.moves import Choice
from nutdesk.core.table import Art, Box, Label, Oval, Poly, Spot, Svg
from nutdesk.core.words import Seat, count, listed, say
from nutdesk.games.in_the_nuts import ground, parts, pictures
from nutdesk.games.in_the_nuts.foresight import Collecting, foreseen, imagine
from nutdesk.games.in_the_nuts.judging import loot
from nutdesk.games.in_the_nuts.state import HANDOUT
from nutdesk.games.in_the_nuts.views import InTheNutsView, supplier

WOULD_HAVE = 16
"""The letters that a pill has room for, beside a player's name."""


def spots(view: InTheNutsView, players: tuple[Player, ...]) -> list[Spot]:
    """Fields, spaces, the places of the nuts, the dice tray, and David's burrow."""
    coming = foreseen(view)
    out = [_field(view, field, players, coming) for field in range(len(parts.FIELDS))]
    out += [_space(view, space) for space in parts.SPACES]
    for place, name in enumerate(parts.PLACES):
        x = ground.box(parts.FIELDS.index(name))[0]
        nut = view.display[place]
        words = parts.spell(nut) if nut >= 0 else say("empty")
        title = say("Nut under {place}: {nut}", place=parts.UNDER[place], nut=words)
        art: Art = (
            Box(-ground.CARD[0] / 2, -ground.CARD[1] / 2, *ground.CARD, 11, "#33FFF6E0", "#993B2416", 2, (4, 3)),
        )
        out.append(Spot(f"place-{name}", title, x, ground.NUT_ROW, *ground.CARD, "box", art, 5))
    felt: Art = (
        Box(-64, -150, 132, 308, 20, "#402A1808"),
        Box(-66, -154, 132, 308, 20, "#8A6A3F", pictures.OUTLINE, 2.2),
        Box(-57, -145, 114, 290, 14, "#4A6244", pictures.OUTLINE, 1.6),
        Box(-52, -140, 104, 280, 10, "", "#73A9BF98", 1.6, (4, 3)),
    )
    out.append(Spot("tray", say("Dice tray"), ground.SIDE, 334, 132, 308, "box", felt, 5))
    out += [_burrow(view), _supply(view, players)]
    return out + _overlay(view)


def _supply(view: InTheNutsView, players: tuple[Player, ...]) -> Spot:
    """The squirrels at home, behind the one that is taken next."""
    seat = supplier(view)
    left, colour = view.supply[seat], players[seat].colour
    art: Art = (Oval(-62, 24, 124, 32, "#751E1206", soft=True),)
    for k in range(min(left - 1, 3), 0, -1):
        art += (Svg(f"squirrel-{colour}", -34 - k * 11, -34 - k * 5, 68, 68),)
    art += pictures.disc(48, 40, 19, str(left), 19)
    squirrels = count(left, "{n} squirrel", "{n} squirrels")
    name = say("{seat}'s supply: {squirrels}", seat=Seat(seat), squirrels=squirrels)
    return Spot("supply", name, *ground.SUPPLY, 132, 108, "box", art, 5)


def _burrow(view: InTheNutsView) -> Spot:
    """David's place while he has robbed nobody; later it says where he is."""
    home = view.david < 0
    art: Art = (Oval(-58, 2, 116, 52, "#8A6A3F", pictures.OUTLINE, 2), Oval(-46, 10, 92, 34, "#4A3722"))
    if home:
        name = say("David the raccoon is with nobody yet")
    else:
        name = say("David the raccoon sits with {seat}", seat=Seat(view.david))
        art += (
            *pictures.plate(16, -18, 96, say("{seat}", seat=Seat(view.david)), 16),
            Svg("raccoon", -64, -40, 44, 44),
        )
    return Spot("burrow", name, ground.SIDE, 82, 124, 116, "box", art, 5)


def _field(view: InTheNutsView, field: int, players: tuple[Player, ...], coming: tuple[Collecting, ...]) -> Spot:
    x, y, wide, high = ground.box(field)
    need, raccoon = parts.NEED[field], field in parts.RACCOONS
    fill = ("#B9C0D0" if need == 2 else "#A9B1C4") if raccoon else ground.GROUND[need]
    art = pictures.field_ground(wide, high, fill, raccoon)
    if ground.SPANS[field][0] != parts.SPACES[0]:
        art += pictures.hedge(-wide / 2 - ground.GAP, -high / 2 - 6, high / 2 + 4)
    if any(one.field == field for one in coming):
        rim = (-wide / 2 + 6, -high / 2 + 6, wide - 12, high - 12, 11)
        art += (Box(*rim, "", pictures.PAPER, 6), Box(*rim, "", pictures.SAFE, 4, (2.2, 1.4)))
    art += _ghosts(view, field, players, coming)
    text = _field_label(field)  # after the dotted ways, so that none runs over the words
    art += pictures.plate(0, high / 2 - 18, min(wide - 4, 11.5 * len(text) + 44), text, 16 if raccoon else 17)
    if view.check == field or (view.check == HANDOUT and field == parts.TOP):
        for line, width in ((pictures.OUTLINE, 9.0), ("@gold", 6.5), ("#FFFFFF", 2.0)):
            art += (Box(-wide / 2, -high / 2, wide, high, 16, "", line, width),)
    name = say(
        "{title}: {there}; {need} of one colour take {nut}",
        title=parts.TITLES[field] if raccoon or need > 2 else say("Field {spaces}", spaces=parts.TITLES[field]),
        there=whose(view.fields[field]),
        need=need,
        nut=_reward(view, field),
    )
    return Spot(f"field-{parts.FIELDS[field]}", name, x, y, wide, high, "box", art, 10 + field * 0.1)


def _field_label(field: int) -> str:
    if field == parts.TOP:
        return say("pick any nut")
    if field in parts.RACCOONS:
        return "7" if parts.NEED[field] == 2 else say("David")
    return say("pick one of these two") if parts.NEED[field] == 3 else parts.TITLES[field]


def _reward(view: InTheNutsView, field: int) -> str:
    if field in parts.RACCOONS:
        return say("any nut and one stolen by David")
    if field == parts.TOP:
        return say("any nut")
    nuts = [parts.spell(view.display[place]) for place in parts.BELOW[field] if view.display[place] >= 0]
    if not nuts:
        return say("no nut, as none is left")
    return say("the {one}", one=nuts[0]) if len(nuts) == 1 else say("{one} or {other}", one=nuts[0], other=nuts[1])


def whose(squirrels: tuple[int, ...]) -> str:
    """'2 of Red, 1 of Blue'."""
    words = [say("{n} of {seat}", n=number, seat=Seat(seat)) for seat, number in enumerate(squirrels) if number]
    return listed(words) if words else say("empty")


def _ghosts(view: InTheNutsView, field: int, players: tuple[Player, ...], coming: tuple[Collecting, ...]) -> Art:
    """Squirrels that a stop would push up into this field, and who would then collect here."""
    arriving = [
        (one.field, owner)
        for one in coming
        if one.field < parts.TOP and parts.UP[one.field] == field
        for owner, squirrels in one.pushed
        for _ in range(squirrels)
    ]
    if not arriving:
        return ()
    x, y, wide, high = ground.box(field)
    size, places = ground.crowd(field, sum(view.fields[field]))
    right, level = (max(px for px, _ in places), places[0][1]) if places else (x - size, y - high * 0.09)
    step = min(64.0, (x + wide / 2 - 30 - right) / len(arriving))
    art: Art = ()
    for k, (below, owner) in enumerate(arriving, 1):
        gx, gy = right + step * k - x, level - y
        fx, fy, fwide, fhigh = ground.box(below)
        art += pictures.dots((fx - x + fwide * 0.3, fy - fhigh * 0.42 - y), (gx, gy + 40))
        art += (Svg(f"squirrel-{players[owner].colour}", gx - size / 2, gy - size / 2, size, size, opacity=0.42),)
    takers = [one.seat for one in coming if one.field == field and one.seat != view.turn]
    if takers:
        taker = Seat(takers[0])
        three = parts.NEED[field] == 3
        words = say("{seat} would have three", seat=taker) if three else say("{seat} would have four", seat=taker)
        pill = 46 + 10.5 * (len(players[taker].name) + WOULD_HAVE)
        left, top = -wide / 2 + 2, -high / 2 - 15
        art += (
            Box(left + 1, top + 3, pill, 30, 15, "#402A1808"),
            Box(left, top, pill, 30, 15, pictures.PAPER, pictures.OUTLINE, 1.8),
            Svg(f"badge-{players[taker].colour}", left + 6, top + 3, 24, 24),
            Label(words, left + 36, top, pill - 42, 30, 15, 700, pictures.INK, shrink=True),
        )
    return art


def _space(view: InTheNutsView, space: int) -> Spot:
    top, high = ground.TRACK
    wide = ground.WIDE[space] - 12
    due = view.due
    lit = isinstance(due, Choice) and due.kind == "place" and space in _thrown(view) and space not in view.track
    x, y = -wide / 2, -high / 2
    art: Art = (
        Box(x + 2, y + 8, wide, high, 16, "#332A1808"),
        Box(x, y + 5, wide, high, 16, "#8A7C66", pictures.OUTLINE, 2),
        Box(x, y, wide, high, 16, "#CDD2DE" if space == 7 else "#EFE6D2", pictures.OUTLINE, 2.2),
        Poly(((x + 14, y + 8), (x + wide - 22, y + 8)), "", "#CCFFFFFF", 3, closed=False),
    )
    if lit:
        art = (Box(x - 7, y - 7, wide + 14, high + 14, 22, "#66FFC83D"), *art)
        art += tuple(
            Box(x + 1, y + 1, wide - 2, high - 2, 15, "", line, width)
            for line, width in ((pictures.OUTLINE, 9.0), ("@gold", 6.5), ("#FFFFFF", 2.0))
        )
    elif isinstance(due, Choice) and due.kind == "again" and space in view.track:
        way = ((-8.0, y - 10), (0.0, y - 18), (8.0, y - 10))
        for line, width in ((pictures.OUTLINE, 7.0), (pictures.PAPER, 4.0)):
            art += (
                Poly(((0, y - 3), (0, y - 18)), "", line, width, closed=False),
                Poly(way, "", line, width, closed=False),
            )
    fill, ink, line = (
        ("@gold", pictures.INK, pictures.OUTLINE) if lit else (pictures.INK, pictures.PAPER, pictures.PAPER)
    )
    art += (
        Box(-20, high / 2 - 32, 40, 27, 9, fill, line, 1.8),
        Label(str(space), -20, high / 2 - 32, 40, 27, 19, 700, ink, "centre"),
    )
    title = parts.TITLES[parts.OVER[space]]
    if space in view.track:
        name = say(
            "Space {space} under {field}: a squirrel of {seat}",
            space=space,
            field=title,
            seat=Seat(view.turn),
        )
    else:
        name = say("Space {space} under {field}: free", space=space, field=title)
    return Spot(f"space-{space}", name, ground.X[space], top + high / 2, wide, high, "box", art, 20)


def _thrown(view: InTheNutsView) -> tuple[int, ...]:
    return (view.roll[0] + view.roll[1], view.roll[0] + view.roll[2]) if view.roll else ()


def _overlay(view: InTheNutsView) -> list[Spot]:
    """Over the empty track: the nut that is to be stored, or what David may steal."""
    due = view.due
    if not isinstance(due, Choice) or due.kind not in ("store", "steal"):
        return []
    middle, wide = ground.X[7], 470.0
    if due.kind == "steal":
        number = len(loot(imagine(view), due.seat))
        wide = 2 * ground.LOOT_AT + number * ground.loot_step(number)
    y, tall = ground.TRACK[0] + ground.TRACK[1] / 2, 122.0
    art: Art = (
        Box(-wide / 2 + 3, -tall / 2 + 7, wide, tall, 20, "#592A1808"),
        Box(-wide / 2, -tall / 2, wide, tall, 20, pictures.PAPER, pictures.OUTLINE, 2.4),
        Box(-wide / 2 + 6, -tall / 2 + 6, wide - 12, tall - 12, 15, "", pictures.GOLD, 2, (4, 3)),
    )
    if due.kind == "store":
        nut = parts.spell(due.about[0])
        words = (say("{seat} got", seat=Seat(due.seat)), nut)
        art += (
            Label(words[0], -wide / 2 + 16, -44, wide / 2 - 70, 34, 22, 600, pictures.INK, "centre", True, shrink=True),
            Label(nut, -wide / 2 + 16, -8, wide / 2 - 70, 52, 17, 600, pictures.SOFT_INK, "centre", wrap=True),
            Label(say("to be stored"), 60, -30, wide / 2 - 76, 60, 17, 600, pictures.SOFT_INK, "centre", wrap=True),
        )
        return [
            Spot(
                "prize",
                say("{seat} got: {nut}", seat=Seat(due.seat), nut=nut),
                middle,
                y,
                wide,
                tall,
                "box",
                art,
                300,
            )
        ]
    art += (
        Svg("raccoon", -wide / 2 + 12, -44, 84, 84),
        Label(
            say("David steals"),
            -wide / 2 + 98,
            -40,
            2 * ground.LOOT_AT - 124,
            80,
            17,
            700,
            pictures.INK,
            "centre",
            wrap=True,
        ),
    )
    return [Spot("loot", say("What David may steal"), middle, y, wide, tall, "box", art, 300)]
