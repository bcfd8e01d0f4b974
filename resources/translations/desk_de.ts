<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <location filename="../../nutdesk/core/advice.py"/>
        <source>It leaves the best chances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>Nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>What comes next depends on what is revealed: one step at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>the game begins here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>{fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>There is nothing to throw or deal now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/moves.py"/>
        <source>{n} dice are thrown, not {m}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/moves.py"/>
        <source>a die shows a number that it does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/moves.py"/>
        <source>not an order of {n} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>It felt like it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/house.py"/>
        <source>The thinking took too long. A quick move was found instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/house.py"/>
        <source>The thinking process ended by itself. A quick move was found instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/house.py"/>
        <source>The thinking went wrong ({reason}). A quick move was found instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/house.py"/>
        <source>No thinking process could be started: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Baby squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Plays anything that is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Picks one of the allowed moves with closed eyes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Young squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Takes what looks best right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Tries every move once in its head and takes the one that looks best at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Clever squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Thinks ahead for half a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Imagines hundreds of games that could follow, and takes the move that wins most of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Wise old squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Thinks ahead for two seconds, and misses little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Imagines thousands of games that could follow, and takes the move that wins most of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/fault.py"/>
        <source>{file} is damaged at line {line}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>it should be entry {expected}, and is {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>entry 0 should come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>there is no entry {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} is cut off: nothing was dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} starts from a position that cannot be, at '{where}': {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} starts from a position that cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>the same moves were made there before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} has a move at line {line} that the rules refuse{under}, '{moves}': {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source> ({clause})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} has a move at line {line} that cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>it does not say what chance answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} and this nutdesk part at the first position: here it is another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} and this nutdesk part between moves {agreed} and {n}: the same moves lead elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>the game is not over there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>the result is not the one of these moves ({scores})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/journal.py"/>
        <source>{file} is a saved game: it can be opened, but not written on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/keeping.py"/>
        <source>{file} is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} is not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} is in a notation that this nutdesk does not know ('{version}'); it reads {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>it is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>the game has not begun yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>it is neither a move nor a word of this notation: '{what}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>there are two moves {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>there are too many moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>move 0, the deal, should come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>move {n} cannot come after move {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{name}' belongs before the first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'play' is fair or practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{words}' is no word of this notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{key}' is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{name}' belongs under a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'hints' is not a count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>a trial is marked by 'yes'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>the name is not a short text of one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>the note is not a plain text, or too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'visited' is a list of moves: '{word}' is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} has no moves: not even the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} does not say its '{key}'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} has a mistake before its first move: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>a quotation mark is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} has {size} MB, and a record has at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>There is no file {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} cannot be opened: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is not the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is cut off in its first line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is not a nutdesk record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>the format is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>there never was a format {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} was written by a newer nutdesk (format {number}); this one reads up to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is a record of '{name}', a game that this nutdesk does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it does not say how many lines follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is cut off: {found} of {promised} lines are left after the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is damaged: {found} lines follow the first, and {promised} were written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is of the old format {number}, and damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>a key is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>a number is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{text}' is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is neither a journal nor a saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>this nutdesk has no game '{name}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'fair' is neither true nor false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'start' is not a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'options' is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'players' is not a list of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{game} is not a game for {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{game} has no colour '{colour}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'created' is not a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'created' does not name its time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not one of: {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'n' is not the number of an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'after' is not the number of an earlier entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'at' is not the number of an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'on' is not the number of an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'name' is not a short text of one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'note' is not a plain text, or too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'trial' is not true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'end' is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' has no place there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is not a text of one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is not a list of what belongs there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/show.py"/>
        <source>'{file}' is in order: {game}, {moves}, {positions} compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/record/show.py"/>
        <source>{n} moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/record/show.py"/>
        <source>{n} positions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/record/show.py"/>
        <source>{n} hints asked for</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/store.py"/>
        <source>{file} is damaged near its end: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{name}, {place}, {points}. {lines}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{caption}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{played}. {advice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{title} {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/cover.py"/>
        <source>{title}: {tagline}. {counts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>{title}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>{number}: {tip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>{title}. {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/naming.py"/>
        <source>{piece}: {says}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>{when} · {outcome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>{progress}. {caption}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>{choice} ({votes})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>{word} {because}{clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>{answer}. {because} ({clause})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/listing.py"/>
        <source>{title}. {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/listing.py"/>
        <source>{title}. {time}, {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>{title}. {words} {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/slides.py"/>
        <source>{lead} {because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>{hint} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>{label}. {hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/banner.py"/>
        <source>{title} {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/botbar.py"/>
        <source>{title}. {about}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/bubble.py"/>
        <source>{title} {reason} {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/grip.py"/>
        <source>Lift the curtain first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/grip.py"/>
        <source>{piece} has no business there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>Where {piece} fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>{line}: {points:+d}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/players.py"/>
        <source>{seat}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/players.py"/>
        <source>{one} {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>It is the move of {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/strip.py"/>
        <source>{title}. {subtitle}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/sums.py"/>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>{hint}. {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>{hint} ({clause})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message>
        <location filename="../../nutdesk/desk/about.py"/>
        <source>About nutdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/about.py"/>
        <source>What nutdesk is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/about.py"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/about.py"/>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/about.py"/>
        <source>Free software under the MIT licence. It comes with, unchanged:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/about.py"/>
        <source>Qt and PySide6 are used under the LGPL: you may replace them by your own copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/about.py"/>
        <source>The games belong to their authors. Rule texts, drawings and sounds here are our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/about.py"/>
        <source>Five squirrel-and-nut games on your own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>it may go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{says}; no undo after: {barrier}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}: not now. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}: {says}; no undo after: {barrier}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}; no undo after: {barrier}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}: {says}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter: {says}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter takes {piece}: {n} places to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter takes {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter takes it: {n} places to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>You hold it. Esc puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter puts it here: {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>It cannot go here: {piece}. Enter tells why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter puts it here: {piece}. {says}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/tree.py"/>
        <source>Table: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/voice.py"/>
        <source>Nothing is under the finger: the arrows put it on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{n} more lines: {rest}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{n} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>Turning point {n}, move {place}: {played}, {change}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>Better: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>Well found. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>move {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{name}: luck {luck}, decisions {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>Luck or choice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>dice and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>Percent of winning chance gained or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>Over the whole table each adds up to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chart.py"/>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chart.py"/>
        <source>{name} {n} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chart.py"/>
        <source>Chance of winning, move by move; {where}: {chances}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chart.py"/>
        <source>Chance of winning, move by move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chart.py"/>
        <source>click a point to see that moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>{names} share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>Well played, {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>{name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>Good moves did most of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>Luck helped, and good moves did the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>Luck did most of it this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>Luck was not on this side, and good moves won all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>This one was lost, and that is how one learns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>The game turned at move {n}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>Move {n} cost the most: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach.py"/>
        <source>This was better: {better}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>Turning points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>The coach looks at every move of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>The coach: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>From move {n}, as a trial: the game itself stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>after move {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/page.py"/>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Bots and hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Teach and print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Copy the words of this luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Other lines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Back to the main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Cover my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Open hands, no curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Bots: pause or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Bots: one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Fit the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>What is here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Say it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/commands.py"/>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/cover.py"/>
        <source>{few} to {many} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/cover.py"/>
        <source>{n} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/cover.py"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/cover.py"/>
        <source>{n} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Make a scene of this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Open a scene in the editor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Add lessons from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Hand my lessons on…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Print a handout…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>A scene of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Look at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>This is how the game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Open a scene in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Scenes (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Scene editor · nutdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Add lessons from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Lessons (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>The lessons could not be kept: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>{n} lessons were added to your own.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>You have no lessons of your own yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>Hand lessons on</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/editor/authoring.py"/>
        <source>{n} lessons are in {name}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Every move on the table becomes a step (Alt+1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A drop that is not allowed becomes a step (Alt+2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A click marks what the step is about (Alt+3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A move becomes a right answer of this question (Alt+4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>The scene as a text file (Alt+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Show it as the room will see it (Alt+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Save among your own scenes (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Duplicate step {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Delete step {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Step {n} earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Step {n} later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>A question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>A vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add a vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>This text is not a scene yet: put the marked line right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>The rules do not allow step {n}: the table shows how far it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Play on: every move you make becomes a step after this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Drop a piece where it may not go: the refusal becomes a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Click pieces and places to point at them; with Shift the place below. Again takes it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Make the moves that are right answers; the same move again takes it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>That is allowed. Choose “Play on” to make it a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Record {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>That move is the right answer. Show another one, or go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Right answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add what is forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>{clause} refuses this: now it is a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Point at {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>{name} could not be written: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Saved as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Rules it teaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Place in a course (0: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Caption for the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Choices, one in each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>The right choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Show them on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Note for the presenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Points at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Point on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Point at a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Words before the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>{head}: {n} letters, too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>{moves}, with luck {luck}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Where may it go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>What do you think?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/frame.py"/>
        <source>scene editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>a vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>What does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>Add a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>Earlier (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>Later (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>Duplicate (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>Delete this step (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>The scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>the scene itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>(no words yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>{caption}, {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>{name}; wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>step {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>line {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>{n} things do not hold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/steps.py"/>
        <source>Everything holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/text.py"/>
        <source>The text of the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/text.py"/>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/text.py"/>
        <source>Line {n}: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/trial.py"/>
        <source>Back to the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/trial.py"/>
        <source>Back to the editor (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Text, one move per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>JSON, for other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>A strip of pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Export this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/export.py"/>
        <source>every {n} moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>the moments that matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Pictures: {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Each {n} pixels wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>The text reads back in with Open a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Text and JSON hold every hand and all luck so far: not for players of a game that is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Export as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Export as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Export as pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Picture {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/export.py"/>
        <source>Exported as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>nutdesk: a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>Something went wrong that should not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>Your game is safe: every move is kept in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>The log is {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>Go on opens the game again as it was after the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>What went wrong, for somebody who can help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/fault.py"/>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/filmstrip.py"/>
        <source>there is no such folder, or no room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/filmstrip.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>{game}: the course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>Not allowed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>In the hand: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>For the presenter: {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>Step {n}: {answer}. {because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>Step {n}: {because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>lesson {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>page {n} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{game}: print and play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{title}. Print at 100 %, not fitted to the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Print every page on card at 100 %: “actual size”, not “fit to page”. One side is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Check the ruler below. If it is not 100 mm long, the size was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Cut along the thin lines; the short marks in the margin help with a knife and a ruler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Fold along the dashed lines, printed sides outwards, and glue: nuts get their backs, squirrels stand up on their feet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>What is in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{n} pieces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{pieces} of {w} × {h} mm: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Also needed: paper and pencil for the points. The rules are printed from the menu: “Rules as PDF”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>0 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>100 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/printing.py"/>
        <source>it cannot be drawn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/printing.py"/>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/rules.py"/>
        <source>decided here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/rules.py"/>
        <source>house data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/rules.py"/>
        <source>{game}: the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/rules.py"/>
        <source>{counts} players, about {minutes} minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/rules.py"/>
        <source>Marked: “decided here” is what this project decided where the rulebook leaves something open; “house data” is our own where it gives none. Everything else follows the rulebook, in our own words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>This lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>The whole course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Rules as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Print and play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Presenter's notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Little ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>One moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>Page {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/sheet.py"/>
        <source>{name} was not made: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Pick up where you left off: {title}, {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>No game waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>A fresh table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Choose a game above; it is kept while you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home.py"/>
        <source>{n} moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>{day} {time}, {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Pick up where you left off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Nothing is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Choose a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Learn: short lessons for a class or a first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Short lessons for a class or a first game, played on the real table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Settings (Ctrl+,)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home.py"/>
        <source>Games of squirrels and nuts, on your own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>move the finger over the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Shift+arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>to the corners, as the number pad does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>. and ,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>to the next thing that is possible, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>F3, Shift+F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>what is under the finger; say again what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>take what is under it, drop it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>put it back; close a paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Letters on buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>press that button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>press the big button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>lift the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>cover my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>other lines of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Ctrl+T, Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>the timeline; from a trial back to the main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>a hint: up to three moves; 1, 2, 3 play one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>the coach, when the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>F7, F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>bots wait or go on, one move of a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>the rule that matters now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Ctrl and +, -, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>larger, smaller, fit; the wheel does it too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Page Down, Page Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>next and previous step of a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Ctrl+L, F5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>the lessons; the game on the projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Ctrl+N, O, S, E, H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>new game, open, save a copy, export, home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Ctrl+P, Ctrl+Shift+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>print a handout; make a scene of this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Ctrl+,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/keys.py"/>
        <source>Keys. {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>{title}, {percent} to win. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Close the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Close the hint (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>The wise old squirrel thinks about your move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>chance of winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/widgets.py"/>
        <source>{title}: press Space to show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/widgets.py"/>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/widgets.py"/>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/words.py"/>
        <source>{n}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart.py"/>
        <source>Nothing to show yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart.py"/>
        <source>{title}: as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart.py"/>
        <source>{title}: save as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart.py"/>
        <source>{title}: as a chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart.py"/>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart.py"/>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart.py"/>
        <source>Save as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart.py"/>
        <source>{name} could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>Up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>How often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/charts.py"/>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/naming.py"/>
        <source>{piece} to {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Players, in the order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>The author has not tried it with this many players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Every move can be taken back, and the same luck comes again. Without it, dice stay thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Seed: the same words give the same deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Who types the same words plays with the same deal and the same dice as you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/newgame.py"/>
        <source>Read rule {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/preferences.py"/>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/preferences.py"/>
        <source>Search the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/preferences.py"/>
        <source>No setting has all of these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/preferences.py"/>
        <source>Back to the usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Today {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Yesterday {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Won by {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Nobody won</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>{n} moves, not over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Games played last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Nothing has been played yet. Every game is kept while it is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>The game's new name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>The game's new name; Enter keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Other file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/recent.py"/>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/audience.py"/>
        <source>nutdesk: what the room sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/audience.py"/>
        <source>What the room sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Learn it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Present it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Present the whole course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Which rules it covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Edit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Print it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Hand mine on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Change this lesson; one of ours becomes your own copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>All lessons of your own in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Present {game} in ten minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>About the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>There are no lessons for this game yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Lesson {number} of the course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>An example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Your own lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>{n} steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>The rules it teaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>no lesson yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>The course teaches {count} of {total} clauses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Learn {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>The course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/browser.py"/>
        <source>Learn alone at the table, or present to a room on a projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lectern.py"/>
        <source>nutdesk: presenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lectern.py"/>
        <source>End the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lectern.py"/>
        <source>Audience window: full screen or not (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lectern.py"/>
        <source>Only you see this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lectern.py"/>
        <source>of {minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>Back to the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>{title} · {at} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>Show it on the table: drag, click, or use the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>That is allowed, but it is not the answer. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>Yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lesson.py"/>
        <source>Not quite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lettering.py"/>
        <source>{at} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lettering.py"/>
        <source>{player} decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/lettering.py"/>
        <source>Rule {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/listing.py"/>
        <source>{done} of {total} lessons done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/listing.py"/>
        <source>{done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/listing.py"/>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/listing.py"/>
        <source>not done yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>A scripted move: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>A move that the rules do not allow: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>A question: the room points, and somebody drags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>A vote: count the raised hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Words and a finger: nothing moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Step {number}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>This step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>{spent} of {planned} planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Page Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Next: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>{time} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Notes for this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Nothing yet. Whatever you write here stays with this step, on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/podium.py"/>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>lesson {at} of {total} · presenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>Step {number} cannot be shown ({error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>Lesson {number} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>This was the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>then the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/presenter.py"/>
        <source>of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/preview.py"/>
        <source>On the projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/preview.py"/>
        <source>The projector is black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/preview.py"/>
        <source>Frozen: the room keeps this picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/script.py"/>
        <source>{path}: it cannot be shown ({error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/slides.py"/>
        <source>Free try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/slides.py"/>
        <source>{answer}. {because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>Hands up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>Show the bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>keys 1 to {last} add, Shift takes away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>Hide the bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>No question at this step. At a question or a vote, count the raised hands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>never on the projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>nothing to hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/room/tally.py"/>
        <source>and {n} more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>Lessons…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>Show on the projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>Projector: black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>Projector: freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>Lessons · nutdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>Show on the projector (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>On the projector: black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>On the projector: frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/teaching.py"/>
        <source>On the projector: this game (F5 ends it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>The picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>The projector shows nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>The room keeps the picture while you try something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Spotlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Light one place; the wheel makes it wider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Draw a frame around what the room shall see; again: back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Point and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Laser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>A red dot that follows the pointer and fades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Lines that stay until they are cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Arrows that stay until they are cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Wipe lines and arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>The room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Show the raised hands as bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Play on from here; again: back to the script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/tools.py"/>
        <source>Page Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/room/trial.py"/>
        <source>Show the answer: drag, click, or use the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>The rulebook is silent or unclear here: this is how this table plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>The rulebook gives no list: these cards or numbers are our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>Other game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>Rule before (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>Next rule (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>Rules of another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>{tag}: {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>{n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>{n} rules</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>Rules of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/rules.py"/>
        <source>The rules cannot be shown. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/seats.py"/>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/seats.py"/>
        <source>Somebody at this screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/seats.py"/>
        <source>Seat {n}: arrow keys move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/seats.py"/>
        <source>Drag to change the order, or click here and then on another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/seats.py"/>
        <source>Colour of seat {n}: {colour}; press for another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/seats.py"/>
        <source>Another colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/seats.py"/>
        <source>Name of player {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/seats.py"/>
        <source>Who plays seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Colours of the table. High contrast has black lines on white paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>What the table says, the games and their lessons too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Deutsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>How fast pieces move and cards turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>No animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Slow, for a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Less motion: pieces fade to their place instead of travelling, and dice do not tumble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>All motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>How long the squirrels that think for themselves take for a move, at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Wood, cards, dice and nuts are heard when they move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>How loud they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings.py"/>
        <source>Everybody may see every hand: no curtain between turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/banner.py"/>
        <source>Open in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/banner.py"/>
        <source>This cannot be shown. The room keeps its picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/beads.py"/>
        <source>{n} more lines below</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/beads.py"/>
        <source>The game begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/beads.py"/>
        <source>Move {n}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/beads.py"/>
        <source>A trial begins here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/beads.py"/>
        <source>{barrier}: no undo past here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/beads.py"/>
        <source>{n} hints asked for</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/botbar.py"/>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/botbar.py"/>
        <source>One move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/botbar.py"/>
        <source>Pace of the bots: {pace}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/botbar.py"/>
        <source>{name}, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/bubble.py"/>
        <source>Read the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end.py"/>
        <source>{clause}: F1 or a click on it shows the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end.py"/>
        <source>Show it on the board. {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end.py"/>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end.py"/>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end.py"/>
        <source>How the chances went, and where the game turned (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end.py"/>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end.py"/>
        <source>{names} and {last} share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>Bots pause or go on (F7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>One move of a bot (F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>Hint (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>Rules (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>Show the whole table again (Ctrl+0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>{n} players, all bots</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>{n} of them bots</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>{n} players, {some}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>{n} players, hot seat</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>{players}, practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>{players} · saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>{name} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/frame.py"/>
        <source>your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/hints.py"/>
        <source>In a lesson the lesson itself helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/hints.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/hints.py"/>
        <source>It is not your move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/hints.py"/>
        <source>Lift the curtain first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>Looking back: the game begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>Looking back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>A trial from move {n}: the main line waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>Back on the main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>The disk did not take this move: {why}. The next move tries again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>{name} waits: F7 goes on, F8 plays one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>The bots wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>The bots go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>The coach speaks when the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>What shall it be?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>{move}  (no undo after)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>Why not {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>Why not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>{piece} taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>{n} places.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>Choose a lit place; Esc puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>Choose a place; Esc puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>Why not “{button}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>{n} moves: … {what}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>There is no other line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>What is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/page.py"/>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>A fair game only lets you look back. Trying is for practice, and for games that are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Fair play: {barrier}, no undo past here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>A move that nobody else saw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>{clause}: click to read the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>ui-pen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>ui-barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>{n} other lines began here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>ui-branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>no undo past here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Timeline: press Space to open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Look back along the timeline (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Story so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>End the trial: the game itself has not moved (Ctrl+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Undo: {what} (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Redo: {what} (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/strip.py"/>
        <source>, acts now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/strip.py"/>
        <source>, on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/strip.py"/>
        <source>thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/strip.py"/>
        <source>acts now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/strip.py"/>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/strip.py"/>
        <source>Players; {aim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/strip.py"/>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Try from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>One move back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>One move on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Speed (+ and -)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Write a name and a note on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Play on from here, beside the game itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Back to the game itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Timeline. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Go on here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Change note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>{n}×</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>{n} moves a second</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Move {n} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>A name for this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Name of this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>What is worth remembering about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Note on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Hide the hand from the others (F6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Only {name} looks now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>No undo after: {barrier}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>I am {name}: show my hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>{name} is next. {recap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>{name} is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Only {name} may look now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Show the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/welcome.py"/>
        <source>A click on a cover sets the table; its Play button starts at once. Every move is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/welcome.py"/>
        <source>Short lessons on the real table. F1 shows the rule that matters now, F2 a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/welcome.py"/>
        <source>Teach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/welcome.py"/>
        <source>Any lesson or game on the projector with F5: the room sees the table, only you your notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/welcome.py"/>
        <source>{title}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/welcome.py"/>
        <source>Welcome to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/welcome.py"/>
        <source>To the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/window.py"/>
        <source>This game is not kept while you play: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/window.py"/>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/window.py"/>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/window.py"/>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/window.py"/>
        <source>Games ({pattern})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/window.py"/>
        <source>{file} could not be written: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/window.py"/>
        <source>Copied: {words}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
