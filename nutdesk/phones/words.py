"""The words of the page on a phone. Its modules ask for them by their English text; they are sent with /words.

What a game says is not here: that comes spoken with each state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.languages import LANGUAGES


def _word(template: str) -> str:
    """A text of the page; its {parts} are filled in there."""
    return template


WORDS: Final = (
    # joining
    _word("Connecting…"),
    _word("The digits on the big screen"),
    _word("Type the digits that stand beside the address on the big screen."),
    _word("Come in"),
    _word("Where do you sit?"),
    _word("Choose a seat. Your hand is then on this device alone."),
    _word("Choose a seat first."),
    _word("All seats are taken. Yours too? Tap it."),
    _word("Nobody new can join now. You can watch."),
    _word("free"),
    _word("a bot plays here"),
    _word("has a device already"),
    _word("Your name"),
    _word("Sit down"),
    _word("Only watch"),
    _word("One moment: the table makes room for you."),
    _word("Join again"),
    # pages
    _word("Pages"),
    _word("Hand"),
    _word("Board"),
    _word("In words"),
    _word("Story"),
    _word("Rules"),
    _word("More"),
    _word("Players"),
    _word("Buttons"),
    _word("Your move"),
    _word("Close"),
    # the board
    _word("Whole board"),
    _word("Closer"),
    _word(
        "Arrow keys go from thing to thing, Enter takes or puts, Esc puts back, full stop goes to the next that can be "
        "done. The page In words has everything as a list."
    ),
    _word("Enter takes it"),
    _word("Enter puts it here: {what}"),
    # whose turn, and what to do
    _word("● Your turn – {game}"),
    _word("You"),
    _word("acts now"),
    _word("on the move"),
    _word("You are watching."),
    _word("You may act now, although it is not your turn."),
    # handling
    _word("Your hand"),
    _word("your hand"),
    _word("Put it here"),
    _word("it may go there"),
    _word("places to go: {n}"),
    _word("{piece}: tap a lit place."),
    _word("{piece}: tap a place, and you hear why not."),
    _word("{piece} to {place}"),
    _word("{piece}: {says}"),
    _word("Put back"),
    _word("Show it large"),
    _word("What do you mean?"),
    _word("Do it"),
    _word("Not this"),
    _word("You can undo it."),
    _word("No undo after this: {barrier}"),
    _word("no undo after: {barrier}"),
    _word("OK"),
    _word("No"),
    _word("{name}: {what}"),
    _word("{name}: not now. {what}"),
    _word("Undo"),
    _word("Redo"),
    _word("Undo: {what}"),
    _word("Ask"),
    _word("{name} is asked first."),
    _word("A question for you"),
    _word("The line was lost, and your last move did not arrive. Make it again?"),
    _word("Make it again"),
    # in words
    _word("Table in words"),
    _word("What you can do"),
    _word("Nothing now."),
    _word("Nothing now: {name} is to act."),
    _word("{piece}: {n} moves"),
    _word("On the table"),
    _word("Notes"),
    _word("{text} (your secret)"),
    # story and rules
    _word("What happened"),
    _word("Nothing has happened yet."),
    _word("Rule {clause}"),
    _word("Read rule {clause}"),
    _word("Search the rules"),
    _word("Rules found: {n}"),
    _word("This rule has no text here."),
    # the end
    _word("You win"),
    _word("You share the win with {names}"),
    _word("{name} wins"),
    _word("{names} share the win"),
    _word("{names} and {last}"),
    _word("The game is over"),
    _word("Stay here: the next game begins on the big screen, and your seat is kept."),
    # this device
    _word("This device"),
    _word("Colours"),
    _word("Size of the text"),
    _word("Motion"),
    _word("Before a move"),
    _word("Buzz when it is my turn"),
    _word("Language"),
    _word("like this device"),
    _word("light"),
    _word("dark"),
    _word("high contrast"),
    _word("full motion"),
    _word("less motion"),
    _word("ask only if it cannot be undone"),
    _word("always ask"),
    _word("yes"),
    _word("no"),
    _word("The screen stays awake during your turn."),
    _word("This browser lets the screen go dark: wake it, and you are back where you were."),
    _word("Your seat is in the address of this page. Whoever opens it plays in your place: keep it to yourself."),
    _word("You are watching: you see what everybody sees."),
)


def page_words(translate: Callable[[str], str]) -> dict[str, Any]:
    """What /words sends for one language: the page's words by their English text, and the languages there are."""
    return {"words": {text: translate(text) or text for text in WORDS}, "languages": dict(LANGUAGES)}


__all__ = ["WORDS", "page_words"]
