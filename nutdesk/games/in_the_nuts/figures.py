"""The pieces on the board: squirrels, dice, nut cards, David and his loot."""

from __future__ import annotations

from nutdesk.core.game import Player
from nutdesk.core.moves import Choice
from nutdesk.core.table import Art, Box, Label, Oval, Piece, Svg
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.in_the_nuts import ground, parts, pictures
from nutdesk.games.in_the_nuts.foresight import foreseen, imagine, sure_places
from nutdesk.games.in_the_nuts.judging import loot
from nutdesk.games.in_the_nuts.views import InTheNutsView, supplier


def pieces(view: InTheNutsView, players: tuple[Player, ...]) -> list[Piece]:
    """Everything that lies or stands on the board."""
    out = _squirrels(view, players)
    out += _spare(view, players)
    out += _dice(view)
    out += _cards(view)
    if view.david < 0:
        art: Art = (Oval(-40, 22, 84, 30, "#751E1206", soft=True), Svg("raccoon", -46, -52, 92, 92))
        out.append(Piece("david", say("David the raccoon"), "burrow", ground.SIDE, 78, 92, 92, art, 90))
    due = view.due
    if isinstance(due, Choice) and due.kind == "store":
        nut = due.about[0]
        art = pictures.nut_card(nut, 84, 108)
        name = say("the {nut}", nut=parts.spell(nut))
        out.append(
            Piece(
                "got",
                name,
                "prize",
                ground.X[7],
                ground.TRACK[0] + ground.TRACK[1] / 2,
                84,
                108,
                art,
                310,
                like=parts.NUTS[nut],
                sound="card",
            )
        )
    if isinstance(due, Choice) and due.kind == "steal":
        out += _loot(view, due.seat, players)
    return out


def _squirrels(view: InTheNutsView, players: tuple[Player, ...]) -> list[Piece]:
    out = []
    for field, squirrels in enumerate(view.fields):
        size, places = ground.crowd(field, sum(squirrels))
        at = iter(places)
        for seat, number in enumerate(squirrels):
            for k in range(number):
                x, y = next(at)
                name = say("{seat}'s squirrel in {field}", seat=Seat(seat), field=parts.TITLES[field])
                key, spot = f"squirrel-{seat}-{parts.FIELDS[field]}-{k}", f"field-{parts.FIELDS[field]}"
                art = pictures.squirrel(players[seat].colour, size)
                like = f"squirrel-{seat}"
                out.append(Piece(key, name, spot, x, y, size, size, art, 100 + y / 10, seat=seat, like=like))
    for space in view.track:
        seat = view.turn
        name = say("{seat}'s squirrel on space {space}", seat=Seat(seat), space=space)
        art, key, spot = pictures.squirrel(players[seat].colour, 56), f"track-{space}", f"space-{space}"
        x, y, like = ground.X[space], ground.TRACK[0] + 31, f"squirrel-{seat}"
        out.append(Piece(key, name, spot, x, y, 56, 56, art, 160, seat=seat, like=like))
    return out


def _spare(view: InTheNutsView, players: tuple[Player, ...]) -> list[Piece]:
    """The squirrel that is taken next from the supply; its id says how many are left, so that it is followed."""
    seat = supplier(view)
    left = view.supply[seat]
    if not left:
        return []
    name = say("{seat}'s squirrel in the supply, one of {n}", seat=Seat(seat), n=left)
    art = pictures.squirrel(players[seat].colour, 68)
    x, y = ground.SUPPLY
    return [Piece(f"spare-{left}", name, "supply", x, y, 68, 68, art, 100, seat=seat, like=f"squirrel-{seat}")]


def _dice(view: InTheNutsView) -> list[Piece]:
    out = []
    eyes = view.roll or (0, 0, 0)
    names = (("die-green", "green"), ("die-white-1", "white"), ("die-white-2", "white"))
    for k, (key, colour) in enumerate(names):
        x, y = ground.DICE_AT[k]
        # Where a die comes to rest: anywhere near its place, but the same for the same throw.
        toss = (eyes[k] * 5 + sum(eyes) * 3 + view.throws * 7 + k * 4) % 11
        name = _die_name(colour, eyes[k])
        x, y = x + toss - 5, y + (toss * 3) % 13 - 6
        angle = toss * 3 - 15 if eyes[k] else (k - 1) * 6
        art = pictures.die(colour, eyes[k], 60)
        out.append(Piece(key, name, "tray", x, y, 60, 60, art, 95, angle=angle, tumble=view.throws))
    return out


def _die_name(colour: str, eyes: int) -> Say:
    if colour == "green":
        return say("green die, showing {eyes}", eyes=eyes) if eyes else say("green die")
    return say("white die, showing {eyes}", eyes=eyes) if eyes else say("white die")


def _cards(view: InTheNutsView) -> list[Piece]:
    out = []
    coming = foreseen(view)
    sure = sure_places(imagine(view), coming) if coming else []
    for place, name in enumerate(parts.PLACES):
        nut = view.display[place]
        if nut >= 0:
            title = say("{nut} under {place}", nut=parts.spell(nut), place=parts.UNDER[place])
            x = ground.box(parts.FIELDS.index(name))[0]
            art = pictures.nut_card(nut, *ground.CARD, taken=place in sure)
            out.append(
                Piece(
                    f"nut-{name}",
                    title,
                    f"place-{name}",
                    x,
                    ground.NUT_ROW,
                    *ground.CARD,
                    art,
                    60,
                    like=parts.NUTS[nut],
                    sound="card",
                )
            )
    if view.pile:
        art = pictures.pile(view.pile, 124) + pictures.disc(44, 48, 21, str(view.pile), 20)
        name = count(view.pile, "Draw pile: {n} card", "Draw pile: {n} cards")
        if view.last:
            name = say("{pile}; the last turn", pile=name)
            art += pictures.plate(0, -76, 96, say("last turn"), 15)
        out.append(Piece("pile", name, "pile", ground.X[7], ground.NUT_ROW + 4, 96, 128, art, 60, sound="card"))
    if view.aside:
        art = pictures.pile(view.aside, 84) + pictures.disc(32, 34, 17, str(view.aside), 17)
        art += (Label(say("set aside"), -70, -74, 140, 24, 15, 700, pictures.OUTLINE, "centre", shrink=True),)
        name = count(view.aside, "{n} card set aside for the end", "{n} cards set aside for the end")
        out.append(Piece("aside", name, "aside", ground.SIDE, ground.NUT_ROW + 16, 66, 88, art, 60, sound="card"))
    return out


def _loot(view: InTheNutsView, thief: int, players: tuple[Player, ...]) -> list[Piece]:
    """The nuts David may take, as cards in a row over the track."""
    found = loot(imagine(view), thief)
    step = ground.loot_step(len(found))
    left = ground.X[7] - len(found) * step / 2 + ground.LOOT_AT - 22
    out = []
    for k, (victim, card) in enumerate(found):
        at = victim * parts.CARDS + card
        nut = view.kinds[at]
        high, wide = 88.0, min(70.0, step - 4)
        full = f"{view.lying[at]}/{parts.CAPACITY[card]}"
        art = (
            *pictures.nut_card(nut, wide, high),
            Svg(f"badge-{players[victim].colour}", -wide / 2 + 2, -high / 2 + 2, 24, 24),
            Box(-wide / 2 + 6, high / 2 - 20, wide - 12, 22, 8, pictures.PAPER, pictures.OUTLINE, 1.4),
            Label(full, -wide / 2, high / 2 - 20, wide, 22, 15, 700, pictures.INK, "centre"),
        )
        name = say(
            "{nut} of {victim}, from the card for {holds}",
            nut=parts.spell(nut),
            victim=Seat(victim),
            holds=parts.CAPACITY[card],
        )
        x, y = left + step * (k + 0.5), ground.TRACK[0] + ground.TRACK[1] / 2
        like = f"loot-{victim}-{card}"
        out.append(
            Piece(
                f"loot-{victim + 1}-{card + 1}",
                name,
                "loot",
                x,
                y,
                wide,
                high,
                art,
                310 + k / 100,
                like=like,
                sound="card",
            )
        )
    return out
