"""Records: games as files that survive crashes, upgrades and strangers. format.py explains their lines."""

from nutdesk.record.fault import BadFile
from nutdesk.record.file import Loaded, OtherData, Salvaged, header_of, load, play_by, salvage, save
from nutdesk.record.format import SUFFIX, Header, Seated
from nutdesk.record.journal import Busy, Journal, reopen
from nutdesk.record.show import show, verify
from nutdesk.record.store import Summary, begin, discard, finish, recent, summary, tidy

__all__ = [
    "SUFFIX",
    "BadFile",
    "Busy",
    "Header",
    "Journal",
    "Loaded",
    "OtherData",
    "Salvaged",
    "Seated",
    "Summary",
    "begin",
    "discard",
    "finish",
    "header_of",
    "load",
    "play_by",
    "recent",
    "reopen",
    "salvage",
    "save",
    "show",
    "summary",
    "tidy",
    "verify",
]
