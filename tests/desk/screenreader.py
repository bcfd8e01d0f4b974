"""A small screen reader: starts a program on a bus of its own, reads its tree, presses what it is told to, and listens.

Run by the system's own Python, which has the bindings of AT-SPI: /usr/bin/python3 screenreader.py STEPS.json PROGRAM …
Each step is {"press": NAME} or {"read": ROOT}; the answers are printed as JSON, with everything that was announced.
"""

import json
import os
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version comes first

PATIENCE = 120
heard = []


def listen(event):
    """Keep what is announced."""
    heard.append(str(event.any_data))


def wait(what, seconds=PATIENCE):
    """Call until it gives something; events arrive meanwhile."""
    loop, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        while loop.pending():
            loop.iteration(False)
        try:
            found = what()
        except GLib.Error:
            found = None
        if found:
            return found
        time.sleep(0.1)
    raise SystemExit(f"in vain: {what}")


def children(one):
    return [child for k in range(one.get_child_count()) if (child := one.get_child_at_index(k)) is not None]


def walk(one):
    yield one
    for child in children(one):
        yield from walk(child)


def program():
    """Our program on the bus."""
    desktop = Atspi.get_desktop(0)
    return next((app for app in children(desktop) if app.get_name() == "nutdesk"), None)


def titled(app, name):
    return next((one for one in walk(app) if one.get_name().startswith(name)), None)


def named(app, name):
    """Something of this name that can be pressed."""
    return next((one for one in walk(app) if one.get_name().startswith(name) and one.get_n_actions()), None)


def told(one):
    """What there is to know of one thing, and of what is in it."""
    box, states = one.get_extents(Atspi.CoordType.SCREEN), one.get_state_set()
    return {
        "name": one.get_name(),
        "role": one.get_role_name(),
        "says": one.get_description(),
        "box": [box.x, box.y, box.width, box.height],
        "states": sorted(state.value_nick for state in states.get_states()),
        "parts": [told(child) for child in children(one)],
    }


def main():
    steps = json.loads(sys.argv[1])
    listener = Atspi.EventListener.new(listen)
    listener.register("object:announcement")
    running = subprocess.Popen(sys.argv[2:])
    answers = []
    try:
        app = wait(program)
        for step in steps:
            if "press" in step:
                one = wait(lambda step=step: named(app, step["press"]))
                one.do_action(0)
                time.sleep(0.5)
            else:
                answers.append(told(wait(lambda step=step: titled(app, step["read"]))))
        wait(lambda: heard or None, 5)
    finally:
        os.kill(running.pid, signal.SIGTERM)
        running.wait(20)
    print(json.dumps({"answers": answers, "heard": heard}))


main()
