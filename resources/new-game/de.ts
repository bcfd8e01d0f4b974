<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>GAME_ID</name>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>{seat} takes {n}</source>
        <translation>{seat} nimmt {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>{seat} has taken the last nut</source>
        <translation>{seat} hat die letzte Nuss genommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Take nuts</source>
        <translation>Nüsse nehmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Take one, two or three nuts of those that are left.</source>
        <translation>Nimm eine, zwei oder drei der Nüsse, die noch da sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Take nuts.</source>
        <translation>Nimm Nüsse.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>{seat}: take up to three nuts</source>
        <translation>{seat}: nimm bis zu drei Nüsse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Take the last nut</source>
        <translation>Nimm die letzte Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>the last nut</source>
        <translation>die letzte Nuss</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>The last nut is taken.</source>
        <translation>Die letzte Nuss ist genommen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>The heap: {n} nuts</source>
        <translation>
            <numerusform>Der Haufen: {n} Nuss</numerusform>
            <numerusform>Der Haufen: {n} Nüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>The bag</source>
        <translation>Der Beutel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Drag a nut into the bag: those after it come along</source>
        <translation>Zieh eine Nuss in den Beutel: die nach ihr kommen mit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>Nut {n}</source>
        <translation>Nuss {n}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/games/GAME_MODULE/__init__.py"/>
        <source>take {n} nuts</source>
        <translation>
            <numerusform>nimm {n} Nuss</numerusform>
            <numerusform>nimm {n} Nüsse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../resources/rules/GAME_ID.toml"/>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../resources/rules/GAME_ID.toml"/>
        <source>Fifteen nuts lie in a heap.</source>
        <translation>Fünfzehn Nüsse liegen auf einem Haufen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/GAME_ID.toml"/>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../../resources/rules/GAME_ID.toml"/>
        <source>On your turn take one, two or three nuts from the heap.</source>
        <translation>Nimm in deinem Zug eine, zwei oder drei Nüsse vom Haufen.</translation>
    </message>
    <message>
        <location filename="../../resources/rules/GAME_ID.toml"/>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <location filename="../../resources/rules/GAME_ID.toml"/>
        <source>Whoever takes the last nut wins.</source>
        <translation>Wer die letzte Nuss nimmt, gewinnt.</translation>
    </message>
</context>
</TS>
