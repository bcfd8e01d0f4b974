<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <location filename="../../nutdesk/core/advice.py"/>
        <source>It leaves the best chances.</source>
        <translation>So bleiben die besten Aussichten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/choices.py"/>
        <source>Wait for the roll, the shuffle or the deal to finish.</source>
        <translation>Warte, bis gewürfelt, gemischt oder ausgeteilt ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/choices.py"/>
        <source>{seat} chooses now.</source>
        <translation>Jetzt wählt {seat}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/game.py"/>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/core/game.py"/>
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>Nothing was done.</source>
        <translation>Es ist nichts geschehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>What comes next depends on what is revealed, so go one step at a time.</source>
        <translation>Wie es weitergeht, hängt davon ab, was aufgedeckt wird: Geh Schritt für Schritt vor.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>the game begins here</source>
        <translation>hier beginnt das Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>There is nothing to roll or deal now.</source>
        <translation>Jetzt gibt es nichts zu würfeln oder auszuteilen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/moves.py"/>
        <source>{n} dice are rolled, not {m}</source>
        <translation>Es werden {n} Würfel gewürfelt, nicht {m}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/moves.py"/>
        <source>a die shows a number that it does not have</source>
        <translation>ein Würfel zeigt eine Zahl, die er nicht hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/moves.py"/>
        <source>not an order of {n} cards</source>
        <translation>keine Reihenfolge von {n} Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/standing.py"/>
        <source>in the lead with {points} on view; hidden cards count too</source>
        <translation>in Führung: {points} sichtbar; verdeckte Karten zählen auch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/standing.py"/>
        <source>{points} on view; hidden cards count too</source>
        <translation>{points} sichtbar; verdeckte Karten zählen auch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/standing.py"/>
        <source>in the lead with {points} if the game ended now</source>
        <translation>in Führung: {points}, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/standing.py"/>
        <source>{points} if the game ended now</source>
        <translation>{points}, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/written.py"/>
        <source>'{key}' must be a number from {low} to {high}.</source>
        <translation>„{key}“ muss eine Zahl von {low} bis {high} sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/written.py"/>
        <source>'{key}' needs {n} numbers.</source>
        <translation>„{key}“ braucht {n} Zahlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/written.py"/>
        <source>A position has no '{key}'.</source>
        <translation>Eine Stellung hat kein „{key}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/written.py"/>
        <source>'{key}' must be true or false.</source>
        <translation>„{key}“ muss true oder false sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/written.py"/>
        <source>'{key}' is a list.</source>
        <translation>„{key}“ muss eine Liste sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>It felt like it.</source>
        <translation>Einfach so.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>That looked like fun.</source>
        <translation>Das sah lustig aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>Let's see what happens.</source>
        <translation>Mal sehen, was passiert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>Just because.</source>
        <translation>Darum eben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>Hop!</source>
        <translation>Hops!</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>Eyes shut, and go.</source>
        <translation>Augen zu und los.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>It smelled of nuts.</source>
        <translation>Es roch nach Nüssen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/bot.py"/>
        <source>This one tickled.</source>
        <translation>Das hat gekitzelt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Baby squirrel</source>
        <translation>Baby-Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Plays anything that is allowed.</source>
        <translation>Spielt irgendetwas Erlaubtes.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Young squirrel</source>
        <translation>Junges Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Takes what looks best right now.</source>
        <translation>Nimmt, was gerade am besten aussieht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Clever squirrel</source>
        <translation>Kluges Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Thinks for up to half a second.</source>
        <translation>Denkt bis zu einer halben Sekunde nach.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Wise old squirrel</source>
        <translation>Weises altes Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Thinks for up to two seconds and misses little.</source>
        <translation>Denkt bis zu zwei Sekunden nach und übersieht wenig.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/process.py"/>
        <source>The bots cannot think ahead here, as no process can be started for them: they play quick moves.</source>
        <translation>Die Bots können hier nicht vorausdenken, weil sich kein Prozess für sie starten lässt: Sie spielen schnelle Züge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/process.py"/>
        <source>Thinking took too long. A quick move was found instead.</source>
        <translation>Das Nachdenken hat zu lange gedauert. Stattdessen gibt es einen schnellen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/process.py"/>
        <source>Thinking stopped unexpectedly. A quick move was found instead.</source>
        <translation>Das Nachdenken brach unerwartet ab. Stattdessen gibt es einen schnellen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/process.py"/>
        <source>Thinking failed ({reason}). A quick move was found instead.</source>
        <translation>Das Nachdenken schlug fehl ({reason}). Stattdessen gibt es einen schnellen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/facts.py"/>
        <source>{file} is damaged: entry {n} is missing.</source>
        <translation>{file} ist beschädigt: Eintrag {n} fehlt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/facts.py"/>
        <source>{file} is damaged: there is no entry {n}.</source>
        <translation>{file} ist beschädigt: Es gibt keinen Eintrag {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/facts.py"/>
        <source>{file} is damaged: there is no seat {n}.</source>
        <translation>{file} ist beschädigt: Einen Platz {n} gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/facts.py"/>
        <source>{file} has a result that its players cannot have.</source>
        <translation>{file} hat ein Ergebnis, das zu seinen Spielern nicht passt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/fault.py"/>
        <source>{file} is damaged at line {line}: {what}.</source>
        <translation>{file} ist in Zeile {line} beschädigt: {what}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} is cut off: nothing was dealt.</source>
        <translation>{file} ist abgeschnitten: Es wurde nichts ausgeteilt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>it should be entry {expected} but is {n}</source>
        <translation>es müsste Eintrag {expected} sein, ist aber {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>entry 0 should come first</source>
        <translation>Eintrag 0 muss zuerst kommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>there is no entry {n}</source>
        <translation>es gibt keinen Eintrag {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>there is no seat {n}</source>
        <translation>einen Platz {n} gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>seats change hands too often</source>
        <translation>die Plätze wechseln zu oft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} was played with other house data than this window uses.</source>
        <translation>{file} wurde mit anderen Hausdaten gespielt, als dieses Fenster verwendet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} starts from an impossible position, at '{where}': {reason}</source>
        <translation>{file} beginnt mit einer unmöglichen Stellung, bei „{where}“: {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} starts from a position that cannot be read.</source>
        <translation>{file} beginnt mit einer Stellung, die sich nicht lesen lässt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>the same moves were made there before</source>
        <translation>dieselben Züge wurden dort schon gemacht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} has a move at line {line} that the rules refuse{under}, '{moves}': {reason}</source>
        <translation>{file} hat in Zeile {line} einen Zug, den die Regeln nicht erlauben{under}, „{moves}“: {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} has a move at line {line} that cannot be played.</source>
        <translation>{file} hat in Zeile {line} einen Zug, der sich nicht spielen lässt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>it does not say what was rolled or dealt</source>
        <translation>es fehlt, was gewürfelt oder ausgeteilt wurde</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} and this version of nutdesk differ from the first position on.</source>
        <translation>{file} und diese Version von nutdesk unterscheiden sich schon in der ersten Stellung.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} and this version of nutdesk differ between moves {agreed} and {n}: the same moves lead to another position.</source>
        <translation>{file} und diese Version von nutdesk unterscheiden sich zwischen Zug {agreed} und {n}: Dieselben Züge führen zu einer anderen Stellung.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>the game is not over there</source>
        <translation>das Spiel ist dort nicht zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>these moves lead to another result ({scores})</source>
        <translation>diese Züge führen zu einem anderen Ergebnis ({scores})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/journal.py"/>
        <source>{file} is being played in another window of nutdesk.</source>
        <translation>{file} wird gerade in einem anderen Fenster von nutdesk gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/journal.py"/>
        <source>{file} is being changed by another program right now.</source>
        <translation>{file} wird gerade von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/journal.py"/>
        <source>{file} is a saved game: it can be opened, but not added to.</source>
        <translation>{file} ist ein gespeichertes Spiel: Es lässt sich öffnen, aber nicht weiterschreiben.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/keeping.py"/>
        <source>{file} cannot be called that.</source>
        <translation>So kann {file} nicht heißen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/keeping.py"/>
        <source>{file} is being played now: leave that game first, here or in the other window.</source>
        <translation>{file} wird gerade gespielt: Verlasse erst das Spiel, hier oder im anderen Fenster.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} is not text.</source>
        <translation>{file} ist kein Text.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} is in a notation that this version of nutdesk does not know ('{version}'); it reads {known}.</source>
        <translation>{file} hat eine Notation, die diese Version von nutdesk nicht kennt („{version}“); sie liest {known}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>it is too long</source>
        <translation>es ist zu lang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>the game has not begun yet</source>
        <translation>das Spiel hat noch nicht begonnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>it is neither a move nor a word of this notation: '{what}'</source>
        <translation>es ist weder ein Zug noch ein Wort dieser Notation: „{what}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>move {n} is there twice</source>
        <translation>Zug {n} steht zweimal da</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>there are too many moves</source>
        <translation>es sind zu viele Züge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>move 0, the deal, should come first</source>
        <translation>Zug 0, das Austeilen, sollte zuerst kommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>move {n} cannot come after move {last}</source>
        <translation>Zug {n} kann nicht nach Zug {last} kommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{name}' belongs before the first move</source>
        <translation>„{name}“ gehört vor den ersten Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'play' must be fair or practice</source>
        <translation>„play“ muss fair oder practice sein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'house' is not the number of an edition</source>
        <translation>„house“ ist nicht die Nummer einer Ausgabe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{words}' is not a word of this notation</source>
        <translation>„{words}“ ist kein Wort dieser Notation</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{key}' is there twice</source>
        <translation>„{key}“ steht zweimal da</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{name}' belongs under a move</source>
        <translation>„{name}“ gehört unter einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'hints' is not a count</source>
        <translation>„hints“ ist keine Anzahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>a trial must be marked 'yes'</source>
        <translation>ein Versuch muss mit „yes“ markiert sein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>the name is not a short text of one line</source>
        <translation>der Name ist kein kurzer Text in einer Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>the note is not a plain text, or too long</source>
        <translation>die Notiz ist kein einfacher Text oder zu lang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'visited' must be a list of moves: '{word}' is not a move</source>
        <translation>„visited“ muss eine Liste von Zügen sein: „{word}“ ist kein Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} has no moves: not even the deal.</source>
        <translation>{file} hat keine Züge: nicht einmal das Austeilen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} has no '{key}'.</source>
        <translation>In {file} fehlt „{key}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} has a mistake before its first move: {what}.</source>
        <translation>{file} hat einen Fehler vor dem ersten Zug: {what}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>a quotation mark is missing</source>
        <translation>ein Anführungszeichen fehlt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is not a file.</source>
        <translation>{file} ist keine Datei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is {size} MB large; a record is at most {most}.</source>
        <translation>{file} ist {size} MB groß; eine Aufzeichnung hat höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>There is no file {file}.</source>
        <translation>Es gibt keine Datei {file}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} cannot be opened: {why}.</source>
        <translation>{file} lässt sich nicht öffnen: {why}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is not the name of a file.</source>
        <translation>{file} ist kein Dateiname.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is empty.</source>
        <translation>{file} ist leer.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is cut off in its first line.</source>
        <translation>{file} ist in der ersten Zeile abgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is not a nutdesk record.</source>
        <translation>{file} ist keine Aufzeichnung von nutdesk.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>the format is not a number</source>
        <translation>das Format ist keine Zahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>there is no format {number}</source>
        <translation>das Format {number} gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} was written by a newer version of nutdesk (format {number}); this one reads up to {most}.</source>
        <translation>{file} wurde von einer neueren Version von nutdesk geschrieben (Format {number}); diese liest bis {most}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} was played with the house data of a newer version of nutdesk (edition {number}); this one has up to {most}.</source>
        <translation>{file} wurde mit den Hausdaten einer neueren Version von nutdesk gespielt (Ausgabe {number}); diese hat sie bis {most}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is a record of '{name}', a game that this version of nutdesk does not have.</source>
        <translation>{file} ist eine Aufzeichnung von „{name}“, einem Spiel, das diese Version von nutdesk nicht hat.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it does not say how many lines follow</source>
        <translation>es sagt nicht, wie viele Zeilen folgen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is cut off: {found} of {promised} lines are left after the first.</source>
        <translation>{file} ist abgeschnitten: {found} von {promised} Zeilen nach der ersten sind noch da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is damaged: {found} lines follow the first, and {promised} were written.</source>
        <translation>{file} ist beschädigt: Nach der ersten folgen {found} Zeilen, geschrieben wurden {promised}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is in the old format {number} and is damaged.</source>
        <translation>{file} hat das alte Format {number} und ist beschädigt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is nested too deeply</source>
        <translation>es ist zu tief verschachtelt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not JSON</source>
        <translation>es ist kein JSON</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not text</source>
        <translation>es ist kein Text</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not a JSON object</source>
        <translation>es ist kein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>a key is there twice</source>
        <translation>ein Schlüssel steht zweimal da</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>a number is too large</source>
        <translation>eine Zahl ist zu groß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{text}' is not a whole number</source>
        <translation>„{text}“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is neither a journal nor a saved file</source>
        <translation>es ist weder ein Journal noch eine gespeicherte Datei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>this version of nutdesk has no game '{name}'</source>
        <translation>diese Version von nutdesk hat kein Spiel „{name}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'fair' is neither true nor false</source>
        <translation>„fair“ ist weder true noch false</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'start' is not a position</source>
        <translation>„start“ ist keine Stellung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'options' is not a JSON object</source>
        <translation>„options“ ist kein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>its house data have no option '{key}'</source>
        <translation>seine Hausdaten haben keine Option „{key}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'players' is not a list of players</source>
        <translation>„players“ ist keine Liste von Spielern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{game} is not a game for {n}</source>
        <translation>{game} ist kein Spiel für {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{game} has no colour '{colour}'</source>
        <translation>{game} hat keine Farbe „{colour}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'data' is not a text</source>
        <translation>„data“ ist kein Text</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it was played with impossible house data: {why}</source>
        <translation>es wurde mit unmöglichen Hausdaten gespielt: {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>there is no edition '{edition}' of the house data</source>
        <translation>von den Hausdaten gibt es keine Ausgabe „{edition}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'created' is not a time</source>
        <translation>„created“ ist keine Zeit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'created' does not name its time zone</source>
        <translation>„created“ nennt seine Zeitzone nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not one of: {kinds}</source>
        <translation>es ist keines von: {kinds}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'n' is not the number of an entry</source>
        <translation>„n“ ist nicht die Nummer eines Eintrags</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'after' is not the number of an earlier entry</source>
        <translation>„after“ ist nicht die Nummer eines früheren Eintrags</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'at' is not the number of an entry</source>
        <translation>„at“ ist nicht die Nummer eines Eintrags</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'on' is not the number of an entry</source>
        <translation>„on“ ist nicht die Nummer eines Eintrags</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'name' is not a short text of one line</source>
        <translation>„name“ ist kein kurzer Text in einer Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'note' is not a plain text, or too long</source>
        <translation>„note“ ist kein einfacher Text oder zu lang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'trial' is not true</source>
        <translation>„trial“ ist nicht true</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'seat' is not the number of a seat</source>
        <translation>'seat' ist nicht die Nummer eines Platzes</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'end' is not a JSON object</source>
        <translation>„end“ ist kein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is missing</source>
        <translation>„{key}“ fehlt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' does not belong there</source>
        <translation>„{key}“ gehört dort nicht hin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is not a text of one line</source>
        <translation>„{key}“ ist kein Text in einer Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is not the list that belongs there</source>
        <translation>„{key}“ ist nicht die Liste, die dorthin gehört</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/show.py"/>
        <source>'{file}' is in order: {game}, {moves}, {positions} compared.</source>
        <translation>„{file}“ ist in Ordnung: {game}, {moves}, {positions} verglichen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/record/show.py"/>
        <source>{n} moves</source>
        <translation>
            <numerusform>{n} Zug</numerusform>
            <numerusform>{n} Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/record/show.py"/>
        <source>{n} positions</source>
        <translation>
            <numerusform>{n} Stellung</numerusform>
            <numerusform>{n} Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/record/show.py"/>
        <source>{n} hints asked for</source>
        <translation>
            <numerusform>{n} Tipp geholt</numerusform>
            <numerusform>{n} Tipps geholt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/store.py"/>
        <source>{file} cannot be read.</source>
        <translation>{file} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/store.py"/>
        <source>{file} is damaged near its end: {what}.</source>
        <translation>{file} ist nahe dem Ende beschädigt: {what}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/author.py"/>
        <source>It cannot be played to its end ({error}).</source>
        <translation>Es lässt sich nicht zu Ende spielen ({error}).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/author.py"/>
        <source>The steps are not a list of tables.</source>
        <translation>Die Schritte sind keine Liste von Tabellen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/author.py"/>
        <source>It is larger than {kb} kB: that cannot be right.</source>
        <translation>Es ist größer als {kb} kB: Das kann nicht stimmen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>The position changes when it is written down and read again.</source>
        <translation>Die Stellung ändert sich, wenn man sie aufschreibt und wieder liest.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>Something is rolled or dealt before the first step: write it into 'moves'.</source>
        <translation>Vor dem ersten Schritt wird gewürfelt oder ausgeteilt: Schreib es in „moves“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>There is no rule '{clause}'.</source>
        <translation>Eine Regel „{clause}“ gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>A caption has {n} letters: nobody can read more than {most} in time.</source>
        <translation>Ein Text hat {n} Buchstaben: Mehr als {most} kann niemand rechtzeitig lesen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>There is no '{thing}' on the table.</source>
        <translation>Auf dem Tisch gibt es kein „{thing}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>The number of answers in 'luck' must be {answers} here, not {n}.</source>
        <translation>Die Zahl der Antworten in „luck“ muss hier {answers} sein, nicht {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{tried}' is not refused.</source>
        <translation>„{tried}“ ist nicht verboten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{tried}' is refused by {by}, not by {clause}: {reason}</source>
        <translation>„{tried}“ wird von {by} verboten, nicht von {clause}: {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{action}' is marked as right, but it is refused: {reason}</source>
        <translation>„{action}“ gilt als richtig, ist aber verboten: {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{action}' is marked as both right and wrong.</source>
        <translation>„{action}“ ist zugleich als richtig und als falsch markiert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{action}' needs no reply: the rules refuse it ({reason})</source>
        <translation>„{action}“ braucht keine Rückmeldung: Die Regeln verbieten es ({reason})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>A right answer is given twice.</source>
        <translation>Eine richtige Antwort kommt zweimal vor.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>Every legal move is right: there is nothing to find.</source>
        <translation>Jeder erlaubte Zug ist richtig: Es gibt nichts zu finden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{name}' is not in the position.</source>
        <translation>„{name}“ kommt in der Stellung nicht vor.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{name}' is {what}, not {want}.</source>
        <translation>„{name}“ ist {what}, nicht {want}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'game' must be "{game}".</source>
        <translation>„game“ muss "{game}" sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>One phase, in which people play, has no minutes: it takes the rest of the time.</source>
        <translation>Eine Phase, in der gespielt wird, hat keine Minuten: Sie bekommt die übrige Zeit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>Put the word to be left out in [brackets].</source>
        <translation>Setz das Wort, das fehlen soll, in [Klammern].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>There is no '{key}' here.</source>
        <translation>„{key}“ gibt es hier nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' must be a table of its own.</source>
        <translation>„{key}“ muss eine eigene Tabelle sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is missing, or is not a list of tables.</source>
        <translation>„{key}“ fehlt oder ist keine Liste von Tabellen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is missing, or is not a list of texts.</source>
        <translation>„{key}“ fehlt oder ist keine Liste von Texten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is missing, or is not a text.</source>
        <translation>„{key}“ fehlt oder ist kein Text.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is missing, or is not a number.</source>
        <translation>„{key}“ fehlt oder ist keine Zahl.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>{title} has no rule '{clause}'.</source>
        <translation>{title} hat keine Regel „{clause}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/lesson.py"/>
        <source>That is allowed, but it is not the answer. Try again.</source>
        <translation>Das ist erlaubt, aber nicht die Antwort. Versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/lesson.py"/>
        <source>Try another one.</source>
        <translation>Versuch es mit einer anderen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>This is not a pack of lessons, or it is damaged.</source>
        <translation>Das ist kein Lektionspaket, oder es ist beschädigt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>Together the scenes are larger than {kb} kB.</source>
        <translation>Zusammen sind die Szenen größer als {kb} kB.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>There is no scene to pack.</source>
        <translation>Es gibt keine Szene zum Einpacken.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>A pack holds at most {most} scenes, not {n}.</source>
        <translation>Ein Paket hat höchstens {most} Szenen, nicht {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>This is not text in UTF-8.</source>
        <translation>Das ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>A pack of lessons holds 1 to {most} scenes, this one {n}.</source>
        <translation>Ein Lektionspaket hat 1 bis {most} Szenen, dieses {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>It cannot be read: {what}.</source>
        <translation>Es lässt sich nicht lesen: {what}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>A pack may hold only scenes, not '{filename}'.</source>
        <translation>Ein Paket darf nur Szenen enthalten, nicht „{filename}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>'{filename}' is packed in a way that nutdesk does not accept.</source>
        <translation>„{filename}“ ist auf eine Art gepackt, die nutdesk nicht annimmt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>'{filename}' is larger than {kb} kB: that cannot be right.</source>
        <translation>„{filename}“ ist größer als {kb} kB: Das kann nicht stimmen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>'{filename}' is not text in UTF-8.</source>
        <translation>„{filename}“ ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>'{filename}' is a scene of another game.</source>
        <translation>„{filename}“ ist eine Szene eines anderen Spiels.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>A rulebook must be a list of [[clause]].</source>
        <translation>Ein Regelbuch muss eine Liste von [[clause]] sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>Rule '{id}' is there twice.</source>
        <translation>Die Regel „{id}“ gibt es zweimal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>A rule must be a table: [[clause]].</source>
        <translation>Eine Regel muss eine Tabelle sein: [[clause]].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>'kind' must be one of {kinds}.</source>
        <translation>„kind“ muss eines von diesen sein: {kinds}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>A rule needs words for '{key}'.</source>
        <translation>Eine Regel braucht einen Text für „{key}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>The text is of the kind '{kind}' already.</source>
        <translation>Der Text ist schon von der Art „{kind}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/runner.py"/>
        <source>it cannot be shown ({error}).</source>
        <translation>Das lässt sich nicht zeigen ({error}).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/runner.py"/>
        <source>Step {number} cannot be shown ({error}).</source>
        <translation>Schritt {number} lässt sich nicht zeigen ({error}).</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>There is no game '{name}'. The games are {there}.</source>
        <translation>Ein Spiel „{name}“ gibt es nicht. Es gibt {there}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>{title} is for {counts} players, not for {players}.</source>
        <translation>{title} ist für {counts} Spieler, nicht für {players}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A scene must begin with a [position], or with a 'seed' and 'moves'.</source>
        <translation>Eine Szene muss mit [position] oder mit „seed“ und „moves“ beginnen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A scene needs at least one [[step]].</source>
        <translation>Eine Szene braucht mindestens einen [[step]].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A scene has at most {n} steps.</source>
        <translation>Eine Szene hat höchstens {n} Schritte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A game cannot begin like this.</source>
        <translation>So kann kein Spiel beginnen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A step has either '{one}' or '{other}', not both.</source>
        <translation>Ein Schritt hat entweder „{one}“ oder „{other}“, nicht beides.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A vote needs at least two choices.</source>
        <translation>Eine Abstimmung braucht mindestens zwei Antworten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'right' must be a number from 1 to {n}.</source>
        <translation>„right“ muss eine Zahl von 1 bis {n} sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'wrong' must have one sentence for each wrong choice, in the same order.</source>
        <translation>„wrong“ braucht für jede falsche Antwort einen Satz, in derselben Reihenfolge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'figure' must be two texts: a number, and what it counts.</source>
        <translation>„figure“ muss aus zwei Texten bestehen: einer Zahl und dem, was sie zählt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'names' must have a different name for each of the {n} players.</source>
        <translation>„names“ braucht für jeden der {n} Spieler einen anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>This is more than {n} moves.</source>
        <translation>Das sind mehr als {n} Züge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>This is not a move: {error}.</source>
        <translation>Das ist kein Zug: {error}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>What is rolled or dealt belongs in 'luck'.</source>
        <translation>Was gewürfelt oder ausgeteilt wird, gehört in „luck“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'luck' must be a list of answers, each a list of numbers: [[3]].</source>
        <translation>„luck“ muss eine Liste von Antworten sein, jede eine Liste von Zahlen: [[3]].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A step of this kind has no '{key}'.</source>
        <translation>Ein Schritt dieser Art hat kein „{key}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A scene has no '{key}'.</source>
        <translation>Eine Szene hat kein „{key}“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/source.py"/>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/source.py"/>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/source.py"/>
        <source>It cannot be read: {strerror}.</source>
        <translation>Es lässt sich nicht lesen: {strerror}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/source.py"/>
        <source>It is nested more than {deepest} deep: that cannot be right.</source>
        <translation>Es ist mehr als {deepest}-fach verschachtelt: Das kann nicht stimmen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/source.py"/>
        <source>A text does not end: a quotation mark is missing in this line.</source>
        <translation>Ein Text endet nicht: In dieser Zeile fehlt ein Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/source.py"/>
        <source>This is not TOML: {reason}.</source>
        <translation>Das ist kein TOML: {reason}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>There is no short course of this game.</source>
        <translation>Zu diesem Spiel gibt es keinen Kurzkurs.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>There is no course of this game.</source>
        <translation>Zu diesem Spiel gibt es keinen Kurs.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>There is no handbook of this game.</source>
        <translation>Zu diesem Spiel gibt es kein Handbuch.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/device_screen.py"/>
        <source>{seat} begins a move</source>
        <translation>{seat} beginnt einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/device_screen.py"/>
        <source>A move that nobody else saw</source>
        <translation>Ein Zug, den sonst niemand gesehen hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/device_screen.py"/>
        <source>Nothing has been played yet.</source>
        <translation>Es ist noch nichts gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/device_screen.py"/>
        <source>Fair play: {barrier}, no undo past here.</source>
        <translation>Faires Spiel: {barrier}, weiter zurück geht es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>Nobody new can join at the moment.</source>
        <translation>Im Moment kann niemand dazukommen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>There is no such seat.</source>
        <translation>Diesen Platz gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>A bot plays this seat. Ask at the table to get it.</source>
        <translation>Auf diesem Platz spielt ein Bot. Frag am Tisch, ob du ihn bekommst.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>Somebody else is asking for this seat just now.</source>
        <translation>Gerade fragt schon jemand nach diesem Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>Nobody at the table has answered. Ask there, and try again.</source>
        <translation>Am Tisch hat niemand geantwortet. Frag dort und versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>The table says no. This seat stays on the other device.</source>
        <translation>Der Tisch sagt Nein. Der Platz bleibt auf dem anderen Gerät.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>Somebody on another device says: I am {seat}. Shall this seat go there?</source>
        <translation>Jemand sagt auf einem anderen Gerät: Ich bin {seat}. Soll der Platz dorthin?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>Yes, let them in</source>
        <translation>Ja, dorthin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/joining.py"/>
        <source>No, it stays here</source>
        <translation>Nein, er bleibt hier</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phone_host.py"/>
        <source>This seat is not played on your device any more.</source>
        <translation>Dieser Platz wird nicht mehr auf deinem Gerät gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phone_host.py"/>
        <source>That means nothing here.</source>
        <translation>Das bedeutet hier nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>The table has changed. Look again.</source>
        <translation>Der Tisch hat sich verändert. Schau noch einmal hin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>The others are being asked already.</source>
        <translation>Die anderen werden schon gefragt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>{seat} has not answered, so nothing changes.</source>
        <translation>{seat} hat nicht geantwortet, also bleibt alles, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>{seat} would rather not.</source>
        <translation>{seat} möchte das lieber nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>{seat} would like to play this again: {move}</source>
        <translation>{seat} möchte das wiederholen: {move}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>{seat} would like to take this back: {move}</source>
        <translation>{seat} möchte das zurücknehmen: {move}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/step_requests.py"/>
        <source>Rather not</source>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/gesture_art.py"/>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/grip.py"/>
        <source>Lift the curtain first.</source>
        <translation>Heb zuerst den Vorhang.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/grip.py"/>
        <source>You cannot do anything with it now.</source>
        <translation>Damit kannst du jetzt nichts tun.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/grip.py"/>
        <source>That could mean several things here. Drop it on one of the lit places.</source>
        <translation>Hier könnte mehreres gemeint sein. Lass es auf einer leuchtenden Stelle los.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/grip.py"/>
        <source>{piece} cannot go there.</source>
        <translation>Das darf dort nicht hin: {piece}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>It is {seat}'s move.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Where {piece} fits</source>
        <translation>Wohin es passt: {piece}</translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message>
        <location filename="../../nutdesk/desk/access/announcer.py"/>
        <source>The finger is not on the table yet: press an arrow key</source>
        <translation>Der Finger ist noch nicht auf dem Tisch: Drück eine Pfeiltaste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/line_tree.py"/>
        <source>Table in words</source>
        <translation>Tisch in Worten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>it may go there</source>
        <translation>es darf dorthin</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{says}; no undo after: {barrier}</source>
        <translation>{says}; lässt sich nicht rückgängig machen: {barrier}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}: not now. {why}</source>
        <translation>{label}: jetzt nicht. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}: {says}; no undo after: {barrier}</source>
        <translation>{label}: {says}; lässt sich nicht rückgängig machen: {barrier}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}; no undo after: {barrier}</source>
        <translation>{label}; lässt sich nicht rückgängig machen: {barrier}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter: {says}</source>
        <translation>Enter: {says}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter takes {piece}: {n} places to go</source>
        <translation>
            <numerusform>Enter nimmt {piece}: {n} Stelle möglich</numerusform>
            <numerusform>Enter nimmt {piece}: {n} Stellen möglich</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter takes {piece}</source>
        <translation>Enter nimmt {piece}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter takes it: {n} places to go</source>
        <translation>
            <numerusform>Enter nimmt es: {n} Stelle möglich</numerusform>
            <numerusform>Enter nimmt es: {n} Stellen möglich</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter takes it</source>
        <translation>Enter nimmt es</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>You hold it. Esc puts it back.</source>
        <translation>Du hältst es. Esc legt es zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter puts it here: {piece}.</source>
        <translation>Enter legt es hierher: {piece}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>It cannot go here: {piece}. Enter says why.</source>
        <translation>Das darf nicht hierher: {piece}. Enter sagt, warum.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter puts it here: {piece}. {says}.</source>
        <translation>Enter legt es hierher: {piece}. {says}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{name} moved here last</source>
        <translation>{name} hat zuletzt hier gezogen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/tree.py"/>
        <source>Table: {game}</source>
        <translation>Tisch: {game}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>What happened last</source>
        <translation>Was zuletzt geschah</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>I am {name}: show my hand</source>
        <translation>Ich bin {name}: Zeig meine Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>You hold this: {piece}. Enter puts it back</source>
        <translation>Du hältst: {piece}. Enter legt es zurück</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>It may go to {n} places</source>
        <translation>
            <numerusform>Es kann an {n} Stelle</numerusform>
            <numerusform>Es kann an {n} Stellen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/word_lines.py"/>
        <source>{thing} ({n} places)</source>
        <translation>{thing} ({n} Stellen)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/words_panel.py"/>
        <source>Close the table in words (F4)</source>
        <translation>Tisch in Worten schließen (F4)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/words_panel.py"/>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/audience.py"/>
        <source>What the room sees</source>
        <translation>Was die Gruppe sieht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/audience.py"/>
        <source>The score</source>
        <translation>Der Punktestand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/caption.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/caption.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/caption.py"/>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/exhibit_panel.py"/>
        <source>You can now</source>
        <translation>Das kannst du jetzt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/free_try.py"/>
        <source>Show the answer: drag, click, or use the keys</source>
        <translation>Zeig die Antwort: ziehen, klicken oder Tasten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>Hands up</source>
        <translation>Handzeichen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>Show the bars</source>
        <translation>Balken zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>keys 1 to {last} add, Shift takes away</source>
        <translation>Tasten 1 bis {last} zählen dazu, Umschalt zieht ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>Hide the bars</source>
        <translation>Balken verbergen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>No question at this step. At a question or a vote, count the raised hands here.</source>
        <translation>Hier ist keine Frage. Bei einer Frage oder Abstimmung zählst du hier die Hände.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>never on the projector</source>
        <translation>nie auf dem Beamer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>nothing to hide</source>
        <translation>nichts zu verbergen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>and {n} more</source>
        <translation>
            <numerusform>und {n} weitere</numerusform>
            <numerusform>und {n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson.py"/>
        <source>{title} · {at} of {total}</source>
        <translation>{title} · {at} von {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson.py"/>
        <source>Show it on the table: drag, click, or use the keys</source>
        <translation>Zeig es auf dem Tisch: ziehen, klicken oder Tasten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson.py"/>
        <source>What do you think?</source>
        <translation>Was meinst du?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson.py"/>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson.py"/>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Learn it</source>
        <translation>Selbst lernen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Present it</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Present the short course</source>
        <translation>Den Kurzkurs vorführen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Present the whole course</source>
        <translation>Den ganzen Kurs vorführen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Which rules it covers</source>
        <translation>Welche Regeln vorkommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Edit it</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Print it</source>
        <translation>Ausdrucken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Share mine</source>
        <translation>Meine weitergeben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Add from a file</source>
        <translation>Aus Datei hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Change this lesson; one of ours becomes your own copy</source>
        <translation>Diese Lektion ändern; eine mitgelieferte wird zu deiner eigenen Kopie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>All lessons of your own in one file</source>
        <translation>Alle deine Lektionen in einer Datei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Lessons that somebody has shared ({key}); or drop the file on this window</source>
        <translation>Lektionen, die jemand weitergegeben hat ({key}); oder zieh die Datei auf dieses Fenster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>About the lesson</source>
        <translation>Über die Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>There are no lessons for this game yet.</source>
        <translation>Für dieses Spiel gibt es noch keine Lektionen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Lesson {number} of the course</source>
        <translation>Lektion {number} des Kurses</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Lesson {number} of the short course</source>
        <translation>Lektion {number} des Kurzkurses</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Your own lesson</source>
        <translation>Deine eigene Lektion</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>{n} steps</source>
        <translation>
            <numerusform>{n} Schritt</numerusform>
            <numerusform>{n} Schritte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>The rules it teaches</source>
        <translation>Die Regeln dieser Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>no lesson yet</source>
        <translation>noch keine Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>The course teaches {count} of {total} clauses.</source>
        <translation>Der Kurs behandelt {count} von {total} Regeln.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Learn alone at the table, or present to a room on a projector</source>
        <translation>Lerne allein am Tisch oder zeig die Lektion einer Gruppe am Beamer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Yours</source>
        <translation>Deine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>The short course: learn it and play</source>
        <translation>Der Kurzkurs: lernen und losspielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>The whole course, by topics</source>
        <translation>Der ganze Kurs, nach Themen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_list.py"/>
        <source>{n} min</source>
        <translation>{n} Min.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_list.py"/>
        <source>{done} of {total} lessons done</source>
        <translation>{done} von {total} Lektionen geschafft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_list.py"/>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_list.py"/>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_list.py"/>
        <source>not done yet</source>
        <translation>noch nicht geschafft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_layout.py"/>
        <source>nutdesk: presenter</source>
        <translation>nutdesk: Vorführung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_layout.py"/>
        <source>End the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_layout.py"/>
        <source>Play it</source>
        <translation>Losspielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_layout.py"/>
        <source>End the lesson, and play the game on the projector</source>
        <translation>Die Lektion beenden und das Spiel am Beamer spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_layout.py"/>
        <source>Projector</source>
        <translation>Beamer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_layout.py"/>
        <source>Its window (F5), high contrast (K), slow motion (M)</source>
        <translation>Sein Fenster (F5), hoher Kontrast (K), langsam (M)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_layout.py"/>
        <source>Only you see this window</source>
        <translation>Dieses Fenster siehst nur du</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_layout.py"/>
        <source>of {minutes} min</source>
        <translation>von {minutes} Min.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>A scripted move: {moves}.</source>
        <translation>Ein vorbereiteter Zug: {moves}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>A move that the rules do not allow: {moves}.</source>
        <translation>Ein Zug, den die Regeln nicht erlauben: {moves}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>A question: the room points, and somebody drags.</source>
        <translation>Eine Frage: Die Gruppe zeigt, und jemand zieht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>A vote: count the raised hands.</source>
        <translation>Eine Abstimmung: Zähl die Hände.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>Caption and pointer only.</source>
        <translation>Nur Text und Zeiger.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>Step {number}: {words}</source>
        <translation>Schritt {number}: {words}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>{at} of {total}</source>
        <translation>{at} von {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>{spent} of {planned} planned</source>
        <translation>{spent} von {planned} geplant</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>Next: {words}</source>
        <translation>Als Nächstes: {words}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>{time} min</source>
        <translation>{time} Min.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>Notes for this step</source>
        <translation>Notizen zu diesem Schritt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>Nothing yet. Whatever you write here stays with this step, on this computer.</source>
        <translation>Noch nichts. Was du hier schreibst, bleibt bei diesem Schritt, auf diesem Rechner.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_panels.py"/>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_view.py"/>
        <source>lesson {at} of {total} · presenter</source>
        <translation>Lektion {at} von {total} · Vorführung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_view.py"/>
        <source>Lesson {number} begins.</source>
        <translation>Lektion {number} beginnt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_view.py"/>
        <source>This was the last step.</source>
        <translation>Das war der letzte Schritt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_view.py"/>
        <source>then the next step</source>
        <translation>dann der nächste Schritt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_view.py"/>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_view.py"/>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_view.py"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/presenter_view.py"/>
        <source>of the lesson</source>
        <translation>der Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector.py"/>
        <source>Black: the room sees nothing</source>
        <translation>Schwarz: Die Gruppe sieht nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector.py"/>
        <source>Frozen: the room keeps its picture</source>
        <translation>Eingefroren: Die Gruppe behält ihr Bild</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector.py"/>
        <source>On the projector</source>
        <translation>Am Beamer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_bar.py"/>
        <source>How the projector looks</source>
        <translation>Wie der Beamer aussieht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_bar.py"/>
        <source>High contrast ({contrast}), slow motion ({slow}), its window</source>
        <translation>Hoher Kontrast ({contrast}), langsam ({slow}), sein Fenster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_bar.py"/>
        <source>Take the game off the projector (F5)</source>
        <translation>Das Spiel vom Beamer nehmen (F5)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_menu.py"/>
        <source>Full screen or a window  (F5)</source>
        <translation>Vollbild oder Fenster  (F5)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_menu.py"/>
        <source>Full screen or a window</source>
        <translation>Vollbild oder Fenster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_menu.py"/>
        <source>High contrast  ({key})</source>
        <translation>Hoher Kontrast  ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_menu.py"/>
        <source>Slow, for a class  ({key})</source>
        <translation>Langsam, für eine Klasse  ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_preview.py"/>
        <source>The room sees</source>
        <translation>Die Gruppe sieht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_preview.py"/>
        <source>Black: only you see this</source>
        <translation>Schwarz: Das siehst nur du</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_preview.py"/>
        <source>Frozen: only you see this</source>
        <translation>Eingefroren: Das siehst nur du</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/slide_text_painter.py"/>
        <source>Rule {clause}</source>
        <translation>Regel {clause}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/slide_text_painter.py"/>
        <source>{player} decides</source>
        <translation>{player} entscheidet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/slides.py"/>
        <source>Free try</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/slides.py"/>
        <source>Now play!</source>
        <translation>Und jetzt: spielt!</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tool_row.py"/>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/vote_button.py"/>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/vote_button.py"/>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>first</source>
        <translation>Erster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>third</source>
        <translation>Dritter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>fourth</source>
        <translation>Vierter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>fifth</source>
        <translation>Fünfter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>sixth</source>
        <translation>Sechster</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/coach/cards.py"/>
        <source>{n} more lines: {rest}</source>
        <translation>
            <numerusform>{n} weitere Zeile: {rest}</numerusform>
            <numerusform>{n} weitere Zeilen: {rest}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chances_chart.py"/>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chances_chart.py"/>
        <source>{name} {n} %</source>
        <translation>{name} {n} %</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chances_chart.py"/>
        <source>move {n}</source>
        <translation>Zug {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chances_chart.py"/>
        <source>Chance of winning; {where}: {chances}</source>
        <translation>Siegchance; {where}: {chances}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chances_chart.py"/>
        <source>click a point to see that moment</source>
        <translation>Klick auf einen Punkt zeigt den Moment</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/chances_chart.py"/>
        <source>Chance of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_entry.py"/>
        <source>The coach looks at the game when it is over.</source>
        <translation>Der Trainer sieht sich das Spiel an, wenn es zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_entry.py"/>
        <source>A trial from move {n}: the main line waits</source>
        <translation>Ein Versuch ab Zug {n}: Die Hauptlinie wartet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>The coach is looking at every move of the game.</source>
        <translation>Der Trainer sieht sich jeden Zug des Spiels an.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>The coach: {said}</source>
        <translation>Der Trainer: {said}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>From move {n}, as a trial: the game itself stays as it is</source>
        <translation>Ab Zug {n}, als Versuch: Das Spiel selbst bleibt, wie es ist</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>after move {n}</source>
        <translation>nach Zug {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>at the start</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>{name}: luck {luck}, decisions {choice}</source>
        <translation>{name}: Glück {luck}, Entscheidungen {choice}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>Luck or skill?</source>
        <translation>Glück oder Können?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>dice and cards</source>
        <translation>Würfel und Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>How much each move raised or lowered the chance of winning, in percent, added up.</source>
        <translation>Wie viel jeder Zug die Siegchance hob oder senkte, in Prozent, zusammengezählt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>Over many moves that can be more than 100.</source>
        <translation>Über viele Züge kann das mehr als 100 sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>What one player gains, the others lose.</source>
        <translation>Was einer gewinnt, verlieren die anderen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>No single decision turned this game.</source>
        <translation>Keine einzelne Entscheidung hat das Spiel gedreht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>The game turned at move {n}: {what}.</source>
        <translation>Das Spiel kippte bei Zug {n}: {what}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>Move {n} cost the most: {what}.</source>
        <translation>Zug {n} kostete am meisten: {what}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>This one was lost, but that is how you learn.</source>
        <translation>Diesmal verloren, aber so lernt man.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>{names} share the win.</source>
        <translation>{names} teilen sich den Sieg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>{name} wins.</source>
        <translation>{name} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>Well played, {name}.</source>
        <translation>Gut gespielt, {name}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>It was mostly good play.</source>
        <translation>Vor allem durch gute Züge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>Luck helped, and good moves did the rest.</source>
        <translation>Glück half mit, gute Züge taten den Rest.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>It was mostly luck this time.</source>
        <translation>Diesmal vor allem durch Glück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>{name} had bad luck and still won, with good moves.</source>
        <translation>{name} hatte Pech und hat trotzdem gewonnen: mit guten Zügen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>The largest swing, at move {n}, was luck.</source>
        <translation>Der größte Umschwung, bei Zug {n}, war Glück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>The largest swings, at moves {n} and {m}, were luck.</source>
        <translation>Die größten Umschwünge, bei den Zügen {n} und {m}, waren Glück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>Dice and cards decided it, a little at a time.</source>
        <translation>Würfel und Karten haben es entschieden, jedes Mal ein wenig.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>Many small things added up.</source>
        <translation>Viele Kleinigkeiten kamen zusammen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>A better move was: {better}. {why}</source>
        <translation>Besser war: {better}. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>A better move was “{better}”. {why}</source>
        <translation>Besser war „{better}“. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>{name} chooses “{move}”</source>
        <translation>{name} wählt „{move}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>No decision here cost or gained much.</source>
        <translation>Keine Entscheidung hat hier viel gekostet oder gebracht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>Turning point {n}, move {place}: {played}, {change}.</source>
        <translation>Wendepunkt {n}, Zug {place}: {played}, {change}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>Better: {move}. {why}</source>
        <translation>Besser: {move}. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>Well found. {why}</source>
        <translation>Gut gesehen. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>Well found.</source>
        <translation>Gut gesehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Every move on the table becomes a step ({key})</source>
        <translation>Jeder Zug am Tisch wird ein Schritt ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A drop that is not allowed becomes a step ({key})</source>
        <translation>Ein verbotener Zug wird ein Schritt ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Point</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A click marks what the step is about ({key})</source>
        <translation>Ein Klick markiert, worum es geht ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A move becomes a right answer of this question ({key})</source>
        <translation>Ein Zug wird zur richtigen Antwort auf diese Frage ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A click shows a thing large beside the table ({key})</source>
        <translation>Ein Klick zeigt etwas groß neben dem Tisch ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>The scene as a text file ({key})</source>
        <translation>Die Szene als Textdatei ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Try it</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Show it as the room will see it ({key})</source>
        <translation>So sieht es die Gruppe ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Save among your own scenes ({key})</source>
        <translation>Bei deinen eigenen Szenen speichern ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Duplicate step {n}</source>
        <translation>Schritt {n} duplizieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Delete step {n}</source>
        <translation>Schritt {n} löschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Move step {n} up</source>
        <translation>Schritt {n} nach oben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Move step {n} down</source>
        <translation>Schritt {n} nach unten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Words</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>A vote</source>
        <translation>Eine Abstimmung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>The end of a course</source>
        <translation>Das Ende eines Kurses</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add words</source>
        <translation>Text hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add a question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add a vote</source>
        <translation>Abstimmung hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add the end of a course</source>
        <translation>Das Ende eines Kurses hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>This text is not a scene yet: correct the marked line.</source>
        <translation>Dieser Text ist noch keine Szene: Korrigiere die markierte Zeile.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>The rules do not allow step {n}: the table shows how far the scene gets.</source>
        <translation>Die Regeln erlauben Schritt {n} nicht: Der Tisch zeigt, wie weit die Szene kommt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Click the pieces and places to light with the answer. Click one again to remove it.</source>
        <translation>Klick auf die Teile und Stellen, die mit der Antwort aufleuchten sollen. Ein zweiter Klick nimmt sie wieder weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Play on: every move you make becomes a step after this one.</source>
        <translation>Spiel weiter: Jeder Zug wird ein neuer Schritt nach diesem.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Drop a piece where it may not go: the refusal becomes a step.</source>
        <translation>Leg ein Teil dorthin, wo es nicht hindarf: Die Ablehnung wird ein Schritt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Click pieces and places to point at them, with Shift at the place below. Click again to remove the pointer.</source>
        <translation>Klick auf Teile und Stellen, um auf sie zu zeigen, mit Umschalt auf die Stelle darunter. Ein zweiter Klick hebt es auf.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Click pieces and places to show them large, with Shift the place below. Click again to remove one.</source>
        <translation>Klick auf Teile und Stellen, um sie groß zu zeigen, mit Umschalt auf die Stelle darunter. Ein zweiter Klick nimmt sie wieder weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Make the moves that are right answers. Make a move again to remove it.</source>
        <translation>Zieh die richtigen Züge. Derselbe Zug noch einmal entfernt ihn wieder.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>That is allowed. Choose “Play on” to make it a step.</source>
        <translation>Das ist erlaubt. „Weiterspielen“ macht einen Schritt daraus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Record {move}</source>
        <translation>Aufnehmen: {move}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>That move is the right answer. Show another one, or go on.</source>
        <translation>Dieser Zug ist die richtige Antwort. Zeig noch einen oder mach weiter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Right answers</source>
        <translation>Richtige Antworten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Add what is forbidden</source>
        <translation>Verbotenes hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>{clause} refuses this: now it is a step.</source>
        <translation>{clause} verbietet das: Jetzt ist es ein Schritt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>{name} could not be saved: {why}.</source>
        <translation>{name} konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor_frame.py"/>
        <source>scene editor</source>
        <translation>Szeneneditor</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Rules it teaches</source>
        <translation>Behandelte Regeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Place in the whole course (0: none)</source>
        <translation>Platz im ganzen Kurs (0: keiner)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Place in the short course (0: none)</source>
        <translation>Platz im Kurzkurs (0: keiner)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>What the players are called, one per line</source>
        <translation>Wie die Spieler heißen, einer pro Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Caption for the room</source>
        <translation>Text für die Gruppe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>What everybody can do now, one per line</source>
        <translation>Was jetzt alle können, eins pro Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Choices, one per line</source>
        <translation>Antworten, eine pro Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>The right choice</source>
        <translation>Die richtige Antwort</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Show them on the table</source>
        <translation>Am Tisch vormachen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Because</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Reply to any other move</source>
        <translation>Rückmeldung auf jeden anderen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Reply to each wrong choice, one per line</source>
        <translation>Rückmeldung zu jeder falschen Antwort, eine pro Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Lit with the answer</source>
        <translation>Leuchtet mit der Antwort auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Light the answer</source>
        <translation>Antwort aufleuchten lassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Note for the presenter</source>
        <translation>Notiz für dich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Points at</source>
        <translation>Zeigt auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Point on the table</source>
        <translation>Auf dem Tisch zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Point at a player</source>
        <translation>Auf einen Spieler zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Shown large, one per line</source>
        <translation>Groß gezeigt, eins pro Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Choose on the table</source>
        <translation>Auf dem Tisch wählen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>A number to remember; below, what it counts</source>
        <translation>Eine Zahl zum Merken; darunter, was sie zählt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Words before the question</source>
        <translation>Text vor der Frage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>{head}: {n} letters, too long</source>
        <translation>{head}: {n} Buchstaben, zu lang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>{moves}, with luck {luck}</source>
        <translation>{moves}, Zufall: {luck}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>That is all you need. Have fun!</source>
        <translation>Mehr braucht ihr nicht. Viel Spaß!</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Where may it go?</source>
        <translation>Wohin darf es?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/marker.py"/>
        <source>Show {thing} large</source>
        <translation>{thing} groß zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/marker.py"/>
        <source>Point at {thing}</source>
        <translation>Zeigen auf {thing}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/preview.py"/>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/preview.py"/>
        <source>Back to the editor (Esc)</source>
        <translation>Zurück zum Editor (Esc)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>words</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>a move</source>
        <translation>ein Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>a question</source>
        <translation>eine Frage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>a vote</source>
        <translation>eine Abstimmung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>the end of a course</source>
        <translation>das Ende eines Kurses</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Move up ({key})</source>
        <translation>Nach oben ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Move down ({key})</source>
        <translation>Nach unten ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Duplicate ({key})</source>
        <translation>Duplizieren ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Delete this step ({key})</source>
        <translation>Diesen Schritt löschen ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>The scene</source>
        <translation>Die Szene</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>the scene itself</source>
        <translation>die Szene selbst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>(no words yet)</source>
        <translation>(noch kein Text)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>{name}; wrong</source>
        <translation>{name}; falsch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>step {n}</source>
        <translation>Schritt {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>line {n}</source>
        <translation>Zeile {n}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>{n} mistakes found</source>
        <translation>
            <numerusform>{n} Fehler gefunden</numerusform>
            <numerusform>{n} Fehler gefunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>No mistakes found</source>
        <translation>Keine Fehler gefunden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/text.py"/>
        <source>The text of the scene</source>
        <translation>Der Text der Szene</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/text.py"/>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/text.py"/>
        <source>Line {n}: {sentence}</source>
        <translation>Zeile {n}: {sentence}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/undo.py"/>
        <source>Nothing has been changed yet.</source>
        <translation>Bisher wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/undo.py"/>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/filmstrip.py"/>
        <source>there is no such folder, or no room</source>
        <translation>den Ordner gibt es nicht, oder der Platz reicht nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/filmstrip.py"/>
        <source>Start</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>lesson {n}</source>
        <translation>Lektion {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>The rules of this lesson</source>
        <translation>Die Regeln dieser Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>{game}: the short course</source>
        <translation>{game}: der Kurzkurs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>{game}: the course</source>
        <translation>{game}: der Kurs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>The lessons</source>
        <translation>Die Lektionen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>{game}: summary</source>
        <translation>{game}: auf einen Blick</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/handout.py"/>
        <source>{game}: worksheet</source>
        <translation>{game}: Arbeitsblatt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/overview_blocks.py"/>
        <source>{counts} players, about {minutes} minutes.</source>
        <translation>{counts} Spieler, etwa {minutes} Minuten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/overview_blocks.py"/>
        <source>The aim</source>
        <translation>Darum geht es</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/overview_blocks.py"/>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/overview_blocks.py"/>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/overview_blocks.py"/>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/page_flow.py"/>
        <source>page {n} of {total}</source>
        <translation>Seite {n} von {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{game}: print and play</source>
        <translation>{game}: Bastelbogen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{title}. Print at 100 %, not fitted to the page.</source>
        <translation>{title}. Mit 100 % drucken, nicht an die Seite anpassen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Print every page on card at 100 %: “actual size”, not “fit to page”. One side is enough.</source>
        <translation>Druck jede Seite mit 100 % auf Karton: „Tatsächliche Größe“, nicht „An Seite anpassen“. Einseitig genügt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Check the ruler below. If it is not 100 mm long, the size was changed.</source>
        <translation>Prüf das Lineal unten. Ist es nicht 100 mm lang, wurde die Größe verändert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Cut along the thin lines; the short marks in the margin help with a knife and a ruler.</source>
        <translation>Schneide an den dünnen Linien; die kurzen Marken am Rand helfen mit Messer und Lineal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Fold along the dashed lines, printed sides outwards, and glue: nuts get their backs, squirrels stand up on their feet.</source>
        <translation>Falte an den gestrichelten Linien, die bedruckten Seiten nach außen, und klebe: So bekommen Nüsse ihre Rückseite, und die Eichhörnchen stehen auf ihren Füßen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>What is in it</source>
        <translation>Was dabei ist</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{n} pieces</source>
        <translation>
            <numerusform>{n} Teil</numerusform>
            <numerusform>{n} Teile</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{pieces} of {w} × {h} mm: {names}</source>
        <translation>{pieces} zu {w} × {h} mm: {names}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Also needed: paper and pencil for the points. The rules are printed from the menu: “Rules as PDF”.</source>
        <translation>Außerdem nötig: Papier und Bleistift für die Punkte. Die Regeln druckst du über das Menü: „Regeln als PDF“.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>0 mm</source>
        <translation>0 mm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>100 mm</source>
        <translation>100 mm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>{game}: lesson plan</source>
        <translation>{game}: Unterrichtsplan</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>{n} minutes</source>
        <translation>{n} Minuten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>Aim: afterwards everybody can</source>
        <translation>Ziel: Danach können alle</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>The session</source>
        <translation>Der Ablauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>Questions to ask</source>
        <translation>Fragen an die Gruppe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>What usually goes wrong</source>
        <translation>Was meist schiefgeht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>Going further</source>
        <translation>Wie es weitergehen kann</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/plan_page.py"/>
        <source>Its lessons: {titles}.</source>
        <translation>Seine Lektionen: {titles}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Also</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>This lesson</source>
        <translation>Diese Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>The short course</source>
        <translation>Der Kurzkurs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>The whole course</source>
        <translation>Der ganze Kurs</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Summary</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Lesson plan</source>
        <translation>Unterrichtsplan</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Rules as PDF</source>
        <translation>Regeln als PDF</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Print and play</source>
        <translation>Bastelbogen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Presenter's notes</source>
        <translation>Notizen für dich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Little ink</source>
        <translation>Tinte sparen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Page {done} of {total}</source>
        <translation>Seite {done} von {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>{name} was not made: {why}.</source>
        <translation>{name} wurde nicht erstellt: {why}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/printed_step.py"/>
        <source>step {n} of {total}</source>
        <translation>Schritt {n} von {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/printed_step.py"/>
        <source>Not allowed: {reason}</source>
        <translation>Nicht erlaubt: {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/printing.py"/>
        <source>it cannot be drawn on</source>
        <translation>dorthin lässt sich nicht schreiben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/printing.py"/>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/rules_handout.py"/>
        <source>{game}: the rules</source>
        <translation>{game}: die Regeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/rules_handout.py"/>
        <source>Marked “{tag}”: {meaning}</source>
        <translation>Mit „{tag}“ markiert: {meaning}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/rules_handout.py"/>
        <source>Everything else follows the rulebook, in our own words.</source>
        <translation>Alles andere folgt dem Regelbuch, in unseren Worten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/worksheet_page.py"/>
        <source>What is what? Write the names on the lines.</source>
        <translation>Was ist was? Schreib die Namen auf die Linien.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/worksheet_page.py"/>
        <source>Which words are missing?</source>
        <translation>Welche Wörter fehlen?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/worksheet_page.py"/>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/worksheet_page.py"/>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/cover.py"/>
        <source>{few} to {many} players</source>
        <translation>{few} bis {many} Spieler</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home/cover.py"/>
        <source>{n} players</source>
        <translation>
            <numerusform>{n} Spieler</numerusform>
            <numerusform>{n} Spieler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/cover.py"/>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/cover.py"/>
        <source>{game}: choose who plays, and the rules</source>
        <translation>{game}: wählen, wer spielt und nach welchen Regeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/cover.py"/>
        <source>Choose who plays, and the rules</source>
        <translation>Wähle, wer spielt und nach welchen Regeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/cover.py"/>
        <source>Play: {who}</source>
        <translation>Spielen: {who}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/cover.py"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Pick up where you left off: {title}, {when}</source>
        <translation>Mach weiter, wo du aufgehört hast: {title}, {when}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>No game is waiting for you</source>
        <translation>Kein Spiel wartet auf dich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>A fresh table</source>
        <translation>Ein leerer Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Choose a game above. It is saved as you play.</source>
        <translation>Wähl oben ein Spiel. Es wird beim Spielen gespeichert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>a trial</source>
        <translation>ein Versuch</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>{n} moves</source>
        <translation>
            <numerusform>{n} Zug</numerusform>
            <numerusform>{n} Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Pick up where you left off</source>
        <translation>Mach weiter, wo du aufgehört hast</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Nothing is waiting</source>
        <translation>Kein offenes Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Short lessons for a class or a first game, played on the real table</source>
        <translation>Kurze Lektionen für eine Klasse oder ein erstes Spiel, am echten Tisch gespielt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Choose a lesson</source>
        <translation>Lektion wählen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Who wins how often: figures and charts of all games</source>
        <translation>Wer wie oft gewinnt: Zahlen und Diagramme zu allen Spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Open the lab</source>
        <translation>Labor öffnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Settings ({key})</source>
        <translation>Einstellungen ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Games about squirrels and nuts, on your own table</source>
        <translation>Spiele rund um Eichhörnchen und Nüsse, auf deinem Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Today {time}</source>
        <translation>Heute {time}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Yesterday {time}</source>
        <translation>Gestern {time}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Won by {names}</source>
        <translation>Gewonnen hat {names}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Nobody won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>A trial, not over</source>
        <translation>Ein Versuch, noch nicht zu Ende</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>{n} moves, not over</source>
        <translation>
            <numerusform>{n} Zug, noch nicht zu Ende</numerusform>
            <numerusform>{n} Züge, noch nicht zu Ende</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Recent games</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>The game's new name</source>
        <translation>Der neue Name des Spiels</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>The game's new name; Enter saves it</source>
        <translation>Der neue Name des Spiels; Enter speichert ihn</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Show in the Finder</source>
        <translation>Im Finder zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Other file</source>
        <translation>Andere Datei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Nothing has been played yet. Every game is saved as you play.</source>
        <translation>Noch wurde nichts gespielt. Jedes Spiel wird beim Spielen gespeichert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Look again</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Open what can be read</source>
        <translation>Lesbaren Teil öffnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/who_plays.py"/>
        <source>you alone</source>
        <translation>du allein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/who_plays.py"/>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home/who_plays.py"/>
        <source>{n} people</source>
        <translation>
            <numerusform>ein Mensch</numerusform>
            <numerusform>{n} Menschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home/who_plays.py"/>
        <source>{n} baby squirrels</source>
        <translation>
            <numerusform>ein Baby-Eichhörnchen</numerusform>
            <numerusform>{n} Baby-Eichhörnchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home/who_plays.py"/>
        <source>{n} young squirrels</source>
        <translation>
            <numerusform>ein junges Eichhörnchen</numerusform>
            <numerusform>{n} junge Eichhörnchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home/who_plays.py"/>
        <source>{n} clever squirrels</source>
        <translation>
            <numerusform>ein kluges Eichhörnchen</numerusform>
            <numerusform>{n} kluge Eichhörnchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/home/who_plays.py"/>
        <source>{n} wise old squirrels</source>
        <translation>
            <numerusform>ein weises altes Eichhörnchen</numerusform>
            <numerusform>{n} weise alte Eichhörnchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/kit/evening_strip.py"/>
        <source>Today, {n} games</source>
        <translation>
            <numerusform>Heute, {n} Spiel</numerusform>
            <numerusform>Heute, {n} Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/kit/evening_strip.py"/>
        <source>This evening, {n} games</source>
        <translation>
            <numerusform>Heute Abend, {n} Spiel</numerusform>
            <numerusform>Heute Abend, {n} Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/evening_strip.py"/>
        <source>{name} has won {won} of {played}</source>
        <translation>{name} hat {won} von {played} gewonnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/evening_strip.py"/>
        <source>{won} of {played}</source>
        <translation>{won} von {played}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/keyboard.py"/>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/keyboard.py"/>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/keyboard.py"/>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/keyboard.py"/>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/keyboard.py"/>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>Other game</source>
        <translation>Anderes Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>Previous rule ({key})</source>
        <translation>Vorige Regel ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>Next rule (Enter)</source>
        <translation>Nächste Regel (Enter)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>Rules of another game</source>
        <translation>Regeln eines anderen Spiels</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>{n} rules</source>
        <translation>
            <numerusform>{n} Regel</numerusform>
            <numerusform>{n} Regeln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>Rules of {title}</source>
        <translation>Regeln von {title}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/rules_panel.py"/>
        <source>The rules cannot be shown. {why}</source>
        <translation>Die Regeln lassen sich nicht zeigen. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>{steps}, then: {next}</source>
        <translation>{steps}, dann: {next}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>{title}, {percent} to win. {why}</source>
        <translation>{title}, {percent} Siegchance. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Play all steps</source>
        <translation>Alle Schritte spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Close the hint (Esc)</source>
        <translation>Tipp schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>The wise old squirrel is thinking about your move.</source>
        <translation>Das weise alte Eichhörnchen denkt über deinen Zug nach.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Only the first step</source>
        <translation>Nur den ersten Schritt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>Only the first step: {step}</source>
        <translation>Nur den ersten Schritt: {step}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>After it, the rest is shown again</source>
        <translation>Danach wird der Rest wieder gezeigt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>chance of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>The projector shows nothing</source>
        <translation>Der Beamer zeigt nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>The room keeps the picture while you try something</source>
        <translation>Die Gruppe sieht weiter dieses Bild, während du etwas probierst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Spotlight</source>
        <translation>Spot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Light one place; the wheel makes it wider</source>
        <translation>Beleuchtet eine Stelle; das Rad macht sie größer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Point at a place; the wheel makes it wider. {key} puts the light out.</source>
        <translation>Zeig auf eine Stelle; das Rad macht den Kreis größer. {key} macht das Licht aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Drag a frame to zoom in. Press Z again to zoom out.</source>
        <translation>Zieh einen Rahmen auf, um hineinzuzoomen. Z noch einmal zoomt wieder heraus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Drag a frame. {key} again zooms out.</source>
        <translation>Zieh einen Rahmen auf. Noch einmal {key} zeigt wieder alles.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Point and draw</source>
        <translation>Zeigen und zeichnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Laser</source>
        <translation>Laser</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>A red dot that follows the pointer and fades</source>
        <translation>Ein roter Punkt, der dem Zeiger folgt und verblasst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Point: the red dot follows. {key} puts it away.</source>
        <translation>Zeig: Der rote Punkt folgt dir. {key} legt ihn weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Pen</source>
        <translation>Stift</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Lines that stay until they are cleared</source>
        <translation>Linien, die bleiben, bis sie gelöscht werden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Drag to draw. {key} puts the pen away, {clear} wipes.</source>
        <translation>Zieh, um zu zeichnen. {key} legt den Stift weg, {clear} wischt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Arrows that stay until they are cleared</source>
        <translation>Pfeile, die bleiben, bis sie gelöscht werden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Drag from here to there. {key} puts it away, {clear} wipes.</source>
        <translation>Zieh von hier nach dort. {key} legt den Pfeil weg, {clear} wischt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Wipe lines and arrows</source>
        <translation>Wischt Linien und Pfeile weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>The room</source>
        <translation>Die Gruppe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Vote</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Show the raised hands as bars</source>
        <translation>Zeigt die gehobenen Hände als Balken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>Play on from here; again: back to the script</source>
        <translation>Ab hier frei spielen; noch einmal: zurück zum Ablauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tools.py"/>
        <source>{key} zooms out.</source>
        <translation>{key} zeigt wieder alles.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>This is not in the rulebook: it comes from the designer's public prototype and its rule sheet.</source>
        <translation>Das steht nicht im Regelbuch: Es stammt aus dem öffentlichen Prototyp des Autors und dessen Regelblatt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>prototype</source>
        <translation>Prototyp</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>house data</source>
        <translation>Hausdaten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>The rulebook gives no list: these cards, names or numbers are our own.</source>
        <translation>Das Regelbuch nennt keine Liste: Diese Karten, Namen oder Zahlen sind von uns.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>decided here</source>
        <translation>hier festgelegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>The rulebook is silent or unclear here: this is how it is played at this table.</source>
        <translation>Das Regelbuch schweigt hier oder ist unklar: So wird an diesem Tisch gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>Up to</source>
        <translation>Bis zu</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>At</source>
        <translation>Bei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>Part</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_kinds.py"/>
        <source>Share</source>
        <translation>Anteil in Prozent</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_panel.py"/>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu zeigen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_panel.py"/>
        <source>{title}: as a table</source>
        <translation>{title}: als Tabelle</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_panel.py"/>
        <source>{title}: save as a picture</source>
        <translation>{title}: als Bild speichern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_panel.py"/>
        <source>{title}: as a chart</source>
        <translation>{title}: als Diagramm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_panel.py"/>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_panel.py"/>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_panel.py"/>
        <source>Save as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/chart_panel.py"/>
        <source>{name} could not be saved.</source>
        <translation>{name} konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Any number</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Whose results</source>
        <translation>Wessen Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Everybody</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>People or bots</source>
        <translation>Menschen oder Bots</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Games with people</source>
        <translation>Spiele mit Menschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Bots alone</source>
        <translation>Nur Bots</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/filters.py"/>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/first_games.py"/>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/first_games.py"/>
        <source>{who} won with {points}</source>
        <translation>{who} gewann: {points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/first_games.py"/>
        <source>{who} shared the win with {points} each</source>
        <translation>{who} teilten den Sieg: je {points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/first_games.py"/>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/first_games.py"/>
        <source>Then charts show who wins how often, with what scores and in which seat, and how long your games last.</source>
        <translation>Dann zeigen Diagramme, wer wie oft gewinnt, mit wie vielen Punkten und auf welchem Platz, und wie lang eure Spiele dauern.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/first_games.py"/>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/lab/first_games.py"/>
        <source>{n} more games for the charts</source>
        <translation>
            <numerusform>Noch ein Spiel bis zu den Diagrammen</numerusform>
            <numerusform>Noch {n} Spiele bis zu den Diagrammen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/lab_page.py"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/lab_page.py"/>
        <source>Trials</source>
        <translation>Testreihen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/lab_page.py"/>
        <source>{door}, open</source>
        <translation>{door}, offen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/notices.py"/>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/notices.py"/>
        <source>Reading the records: {done} of {total}</source>
        <translation>Aufzeichnungen werden gelesen: {done} von {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Rebuild</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Read every record again</source>
        <translation>Alle Aufzeichnungen neu einlesen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Favourite game</source>
        <translation>Lieblingsspiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Best score</source>
        <translation>Bestes Ergebnis</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>No game to export</source>
        <translation>Kein Spiel zum Exportieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>All selected games, as a table</source>
        <translation>Alle gewählten Spiele als Tabelle</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>There are {n} games in all.</source>
        <translation>
            <numerusform>Insgesamt gibt es {n} Spiel.</numerusform>
            <numerusform>Insgesamt gibt es {n} Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>No game like that yet</source>
        <translation>Noch kein solches Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Finish a game to see here who won, with what score, and how long it took. Games with people and games of bots are counted apart.</source>
        <translation>Spiel ein Spiel zu Ende, dann steht hier, wer gewonnen hat, mit welchem Ergebnis und wie lange es dauerte. Spiele mit Menschen und Spiele unter Bots werden getrennt gezählt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Nothing to count yet</source>
        <translation>Noch nichts zu zählen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>{number} moves</source>
        <translation>{number} Züge</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>{n} games</source>
        <translation>
            <numerusform>{n} Spiel</numerusform>
            <numerusform>{n} Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>{who}: {won} of {played}</source>
        <translation>{who}: {won} von {played}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>{n} wins</source>
        <translation>
            <numerusform>{n} Sieg</numerusform>
            <numerusform>{n} Siege</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>All records are read.</source>
        <translation>Alle Aufzeichnungen sind gelesen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Stopped: the figures have not changed.</source>
        <translation>Angehalten: Die Zahlen sind unverändert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>The statistics cannot be read: {why}.</source>
        <translation>Die Statistik lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>nutdesk games</source>
        <translation>Spiele in nutdesk</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>{file} could not be saved: {why}.</source>
        <translation>{file} konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Exported as {name}</source>
        <translation>Exportiert als {name}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{label}: {won} of {played} won, {rate}. An even share is {even}.</source>
        <translation>{label}: {won} von {played} gewonnen, {rate}. Ein gerechter Anteil wäre {even}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{n} games.</source>
        <translation>
            <numerusform>{n} Spiel.</numerusform>
            <numerusform>{n} Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Week of {when}: {games}</source>
        <translation>Woche ab {when}: {games}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Games started each day</source>
        <translation>Begonnene Spiele pro Tag</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Games started each month</source>
        <translation>Begonnene Spiele pro Monat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Games started each week</source>
        <translation>Begonnene Spiele pro Woche</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{who}: wins, with 95 % intervals</source>
        <translation>{who}: Siege, mit 95-%-Bereichen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{who}: wins in each seat, with 95 % intervals</source>
        <translation>{who}: Siege auf jedem Platz, mit 95-%-Bereichen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Wins by whoever sat there, with 95 % intervals</source>
        <translation>Siege derer, die dort saßen, mit 95-%-Bereichen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Even chance</source>
        <translation>Gerechter Anteil</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Each seat counts once, with 95 % intervals</source>
        <translation>Jeder Platz zählt einmal, mit 95-%-Bereichen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>House data</source>
        <translation>Hausdaten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>custom</source>
        <translation>eigene</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>edition {n}</source>
        <translation>Ausgabe {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>This game has no options to choose from.</source>
        <translation>Bei diesem Spiel gibt es keine Regeln zu wählen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>How many sat at the table</source>
        <translation>Wie viele am Tisch saßen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{n} times</source>
        <translation>
            <numerusform>{n} Mal</numerusform>
            <numerusform>{n} Mal</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{who}: scores at the end</source>
        <translation>{who}: Ergebnisse am Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Half have more than {n}</source>
        <translation>Die Hälfte hat mehr als {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{n} moves: {games}.</source>
        <translation>{n} Züge: {games}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{low} to {high} moves: {games}.</source>
        <translation>{low} bis {high} Züge: {games}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Moves from the deal to the end, without undone ones</source>
        <translation>Züge vom Austeilen bis zum Ende, ohne zurückgenommene</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Half take more than {n}</source>
        <translation>Die Hälfte braucht mehr als {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>The middle score; the line goes from the lowest tenth to the highest</source>
        <translation>Das mittlere Ergebnis; die Linie reicht vom niedrigsten Zehntel zum höchsten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{game}: typically {points}, mostly {low} to {high}.</source>
        <translation>{game}: typisch {points}, meist {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>The middle length; the line goes from the shortest tenth to the longest</source>
        <translation>Die mittlere Länge; die Linie reicht vom kürzesten Zehntel zum längsten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{game}: typically {n} moves, mostly {low} to {high}.</source>
        <translation>{game}: typisch {n} Züge, meist {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{label}: {undone} of {made} taken back, {rate}.</source>
        <translation>{label}: {undone} von {made} zurückgenommen, {rate}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Taken back, and the game went on without it; trials do not count</source>
        <translation>Zurückgenommen, und das Spiel ging anders weiter; Versuche zählen nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{who}: {points} in {game}, on {day}.</source>
        <translation>{who}: {points} in {game}, am {day}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>The best score anybody has had</source>
        <translation>Das beste Ergebnis, das je jemand hatte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{who}: {wins} in a row, from {first} to {last}; {now} at the moment.</source>
        <translation>{who}: {wins} in Folge, vom {first} bis zum {last}; zurzeit {now}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Games won in a row; people in green, bots in blue</source>
        <translation>Nacheinander gewonnene Spiele; Menschen grün, Bots blau</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Games over time</source>
        <translation>Spiele im Lauf der Zeit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Wins by game</source>
        <translation>Siege nach Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Wins by number of players</source>
        <translation>Siege nach Spielerzahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Wins by seat</source>
        <translation>Siege nach Platz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Wins by level</source>
        <translation>Siege nach Stufe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Wins by option</source>
        <translation>Siege nach Regelwahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Players at the table</source>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Scores</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Length of a game</source>
        <translation>Länge eines Spiels</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Personal bests</source>
        <translation>Bestleistungen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>By turn order</source>
        <translation>Nach Spielreihenfolge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>What winners used</source>
        <translation>Was Sieger nutzten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Choose a table of bots and let them play.</source>
        <translation>Wähl einen Tisch mit Bots und lass sie spielen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Which pieces</source>
        <translation>Welche Teile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Which pieces the chart is about</source>
        <translation>Um welche Teile es im Diagramm geht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>How many won with it</source>
        <translation>Wie viele damit gewannen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>How many winners used it</source>
        <translation>Wie viele Sieger es nutzten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>What it means</source>
        <translation>Was es bedeutet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>an even share</source>
        <translation>ein gerechter Anteil</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Wins by those who used it</source>
        <translation>Siege derer, die es nutzten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>How many of the winners used it; those that differ most.</source>
        <translation>Wie viele Sieger es nutzten; was sich am meisten unterscheidet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>The {n} of {all} that say most.</source>
        <translation>Die {n} von {all}, die am meisten sagen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>all of this table</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>winners</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>all players</source>
        <translation>alle Mitspieler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Bots play a game hundreds of times, and the charts show what wins it.</source>
        <translation>Bots spielen ein Spiel Hunderte Male, und die Diagramme zeigen, womit man gewinnt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Thin lines are intervals: in 19 of 20 trials the true figure lies within.</source>
        <translation>Dünne Linien sind Bereiche: In 19 von 20 Testreihen liegt der wahre Wert darin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Stop whenever you like: the games played so far are kept.</source>
        <translation>Du kannst jederzeit anhalten: Was gespielt ist, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>An entry counts as strong or weak only if those who use it win clearly more or less often than the others, by more than chance. Bots that are ahead may simply use more of everything.</source>
        <translation>Etwas gilt nur dann als stark oder schwach, wenn man damit deutlich öfter oder seltener gewinnt als mit dem anderen und es kein Zufall mehr sein kann. Wer vorn liegt, nutzt vielleicht einfach von allem mehr.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>How many players</source>
        <translation>Wie viele Spieler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>Which bots play</source>
        <translation>Welche Bots spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>Seat by seat</source>
        <translation>Platz für Platz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>Choose a bot for every seat.</source>
        <translation>Wähl für jeden Platz einen Bot.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>Bot at seat {n}</source>
        <translation>Bot auf Platz {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>The tiles and cards that this project made up</source>
        <translation>Die Plättchen und Karten, die dieses Projekt erfunden hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>As supplied</source>
        <translation>Wie mitgeliefert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>Those of this window</source>
        <translation>Die dieses Fensters</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>house data are a short text, and this is not</source>
        <translation>Hausdaten sind ein kurzer Text, und das ist keiner</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>this is not readable text</source>
        <translation>das ist kein lesbarer Text</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Third</source>
        <translation>Dritter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Fourth</source>
        <translation>Vierter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Fifth</source>
        <translation>Fünfter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Sixth</source>
        <translation>Sechster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Wins of the first player</source>
        <translation>Siege des ersten Spielers</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Shared wins</source>
        <translation>Geteilte Siege</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Length in moves</source>
        <translation>Länge in Zügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Lead of the winner</source>
        <translation>Vorsprung des Siegers</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{who} to play wins {rate}, between {low} and {high}.</source>
        <translation>Wer als {who} spielt, gewinnt {rate}, zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{span}: {n} times, {rate}.</source>
        <translation>{span}: {n} Mal, {rate}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{value} on average, from {least} to {most}</source>
        <translation>im Schnitt {value}, von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>The player wins {rate}.</source>
        <translation>Der Spieler gewinnt {rate}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Playing first is an advantage, by more than chance.</source>
        <translation>Wer beginnt, ist im Vorteil: mehr als Zufall.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Playing first is a disadvantage, by more than chance.</source>
        <translation>Wer beginnt, ist im Nachteil: mehr als Zufall.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Playing first makes no clear difference.</source>
        <translation>Wer beginnt, hat keinen klaren Vor- oder Nachteil.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{name}: {rate} of the {n} who used it won ({low} to {high}); {expected} was expected. {verdict}</source>
        <translation>{name}: Von {n}, die es nutzten, gewannen {rate} ({low} bis {high}); zu erwarten waren {expected}. {verdict}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Too strong.</source>
        <translation>Zu stark.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Too weak.</source>
        <translation>Zu schwach.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Fair.</source>
        <translation>Ausgewogen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Too early to tell.</source>
        <translation>Das lässt sich noch nicht sagen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{name}: {rate} of the winners used it, between {low} and {high}.</source>
        <translation>{name}: {rate} der Sieger nutzten es, zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{name}: {rate} of all players used it, between {low} and {high}.</source>
        <translation>{name}: {rate} aller Spieler nutzten es, zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{name}, {side}: {rate} of the winners used it, between {low} and {high}.</source>
        <translation>{name}, {side}: {rate} der Sieger nutzten es, zwischen {low} und {high}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Too strong: {strong}. Too weak: {weak}.</source>
        <translation>Zu stark: {strong}. Zu schwach: {weak}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Too strong: {strong}.</source>
        <translation>Zu stark: {strong}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Too weak: {weak}.</source>
        <translation>Zu schwach: {weak}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>No entry is too strong or too weak.</source>
        <translation>Nichts ist zu stark oder zu schwach.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>An entry may still win up to {reach} percentage points more or less often than expected.</source>
        <translation>Manches gewinnt vielleicht noch bis zu {reach} Prozentpunkte öfter oder seltener als erwartet.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Not sure after {n} games. An entry may win more or less often than expected, by up to so many percentage points: {tables}.</source>
        <translation>
            <numerusform>Nach {n} Spiel noch unsicher. Manches gewinnt vielleicht öfter oder seltener als erwartet, um bis zu so viele Prozentpunkte: {tables}.</numerusform>
            <numerusform>Nach {n} Spielen noch unsicher. Manches gewinnt vielleicht öfter oder seltener als erwartet, um bis zu so viele Prozentpunkte: {tables}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>There is nothing to compare yet.</source>
        <translation>Noch gibt es nichts zu vergleichen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{n} figures of {all} differ by more than chance.</source>
        <translation>
            <numerusform>{n} von {all} Zahlen unterscheidet sich um mehr als Zufall.</numerusform>
            <numerusform>{n} von {all} Zahlen unterscheiden sich um mehr als Zufall.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Nothing differs by more than chance.</source>
        <translation>Nichts unterscheidet sich um mehr als Zufall.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>The more entries a table has, the more each must differ before it counts, so that chance alone misleads in no more than one table in twenty.</source>
        <translation>Je mehr in einer Tabelle steht, desto größer muss ein Unterschied sein, bis er zählt: So täuscht der Zufall in höchstens einer von zwanzig Tabellen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{table}, winners who used “{name}”</source>
        <translation>{table}, Sieger mit „{name}“</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{name}: {one} and {other}. {gap} ({low} to {high}), more than chance.</source>
        <translation>{name}: {one} und {other}. {gap} ({low} bis {high}), mehr als Zufall.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{name}: {one} and {other}. {gap} ({low} to {high}), may be chance.</source>
        <translation>{name}: {one} und {other}. {gap} ({low} bis {high}), vielleicht Zufall.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>starting…</source>
        <translation>es geht los…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>about {n} s left</source>
        <translation>noch etwa {n} s</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>about {n} min left</source>
        <translation>noch etwa {n} Min.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Which game the bots play</source>
        <translation>Welches Spiel die Bots spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>How many games</source>
        <translation>Wie viele Spiele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>How many games: the more there are, the surer the figures</source>
        <translation>Wie viele Spiele: je mehr, desto sicherer die Zahlen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Compare with another table</source>
        <translation>Mit einem anderen Tisch vergleichen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Two tables side by side: what differs, and whether it is more than chance</source>
        <translation>Zwei Tische nebeneinander: was anders ist, und ob es mehr als Zufall ist</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Table {name}</source>
        <translation>Tisch {name}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Let them play</source>
        <translation>Spielen lassen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Stop: the games played so far are kept, and you can go on later</source>
        <translation>Anhalten: Was gespielt ist, bleibt erhalten, und später geht es weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Play this table yourself, in the first seat, against these bots</source>
        <translation>Spiel selbst an diesem Tisch, auf dem ersten Platz, gegen diese Bots</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Save a report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>One page with all charts and figures, to open in a browser</source>
        <translation>Eine Seite mit allen Diagrammen und Zahlen, für den Browser</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Both tables are the same: change something about B.</source>
        <translation>Beide Tische sind gleich: Ändere etwas an B.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Stopped. The games played so far are kept: the same table goes on from there.</source>
        <translation>Angehalten. Was gespielt ist, bleibt erhalten: Derselbe Tisch macht dort weiter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>{n} of {total} games</source>
        <translation>{n} von {total} Spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>{count}, waiting</source>
        <translation>{count}, wartet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Play {name}</source>
        <translation>{name} spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Play this variant</source>
        <translation>Diese Variante spielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>It opens in a window of its own, because it is played with other house data.</source>
        <translation>Es öffnet sich in einem eigenen Fenster, weil es mit anderen Hausdaten gespielt wird.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Another window could not be opened.</source>
        <translation>Ein weiteres Fenster ließ sich nicht öffnen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/house_data.py"/>
        <source>data from a file</source>
        <translation>Daten aus einer Datei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Players, in turn order</source>
        <translation>Spieler, in Spielreihenfolge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>The designer has not tested it with this many players.</source>
        <translation>Der Autor hat es mit so vielen Spielern nicht getestet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>At random</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Seed words</source>
        <translation>Startwörter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>All moves can be undone, and dice and cards repeat. Otherwise you cannot undo past a roll or a revealed card.</source>
        <translation>Jeder Zug lässt sich rückgängig machen, und Würfel und Karten kommen dann genauso wieder. Sonst geht es hinter einen Wurf oder eine aufgedeckte Karte nicht zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>A new deal</source>
        <translation>Neu gemischt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Seed words: the same words give the same deal</source>
        <translation>Startwörter: Dieselben Wörter geben dieselben Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Any words. Whoever types the same ones gets the same deal and the same dice.</source>
        <translation>Beliebige Wörter. Wer dieselben eingibt, bekommt dieselben Karten und Würfel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>This window uses other house data: {name}.</source>
        <translation>Dieses Fenster spielt mit anderen Hausdaten: {name}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Read rule {clause}</source>
        <translation>Regel {clause} lesen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>The rulebook recommends it for {n} players.</source>
        <translation>Das Regelbuch empfiehlt es für {n} Spieler.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_list.py"/>
        <source>Somebody at this screen.</source>
        <translation>Jemand an diesem Bildschirm.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_list.py"/>
        <source>Seat {n}: arrow keys move it</source>
        <translation>Platz {n}: Pfeiltasten verschieben ihn</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_list.py"/>
        <source>Drag to change the order, or click here and then on another place</source>
        <translation>Zieh, um die Reihenfolge zu ändern, oder klick hier und dann auf einen anderen Platz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_list.py"/>
        <source>Colour of seat {n}: {colour}; press for another</source>
        <translation>Farbe von Platz {n}: {colour}; drück für eine andere</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_list.py"/>
        <source>Another colour</source>
        <translation>Andere Farbe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_list.py"/>
        <source>Name of player {n}</source>
        <translation>Name von Spieler {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_list.py"/>
        <source>Who plays seat {n}</source>
        <translation>Wer auf Platz {n} spielt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_sheet.py"/>
        <source>Who plays here?</source>
        <translation>Wer spielt hier?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_sheet.py"/>
        <source>This takes effect at once. What was played stays, and undo does not change who plays.</source>
        <translation>Gilt sofort. Was gespielt ist, bleibt, und Rückgängig ändert am Platz nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_sheet.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/seat_sheet.py"/>
        <source>Seat {n}: {name}</source>
        <translation>Platz {n}: {name}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/setup.py"/>
        <source>acorn alder amber apple apricot ash aspen aster autumn badger balsam bark barley basil bay beacon bear beaver bee beech beetle bell berry birch bird bison blossom bluebell bog boulder bramble branch breeze briar bridge brook bud burrow butter cabin candle canyon carrot cedar cherry chestnut chive clay cliff cloud clover cone conker copper coral cork corn cottage cove crane creek cricket crocus crow cypress daisy dale dandelion dawn deer dell dew dove drift duck dune dusk eagle earth echo elder elm ember falcon fawn feather fennel fern field finch fir firefly flint flower fog forest fountain fox foxglove frog frost fruit garden garlic ginger glade glen gold goose gorse grape grass gravel grove gull hamlet hare harvest hawk hawthorn hay hazel heath heather hedge hedgehog hen heron hill hive hollow holly honey horn ibex ice iris island ivy jasmine jay juniper kestrel kettle kite lake lamb lantern larch lark laurel lavender leaf lemon lichen lilac lily linden lizard loam lynx magpie maple marble marigold marsh marten meadow melon mint mist mole moon moor moose moss moth mountain mouse mulberry mushroom myrtle nest nettle newt nut nutmeg oak oat olive orange orchard orchid osprey otter owl pear pebble pine plum pond poplar poppy porcupine primrose puddle quail quarry quill rabbit rain raven reed ridge river robin rose rowan rush sage sand shell shore silver snail snow sorrel sparrow spring spruce star stone stork stream summer sun swan thistle thyme toad tulip turtle valley violet vole walnut water wheat willow wind winter wolf wood wren yarrow yew</source>
        <translation>ahorn akelei alm amsel anemone anis apfel aprikose arnika aster aue bach bachstelze baldrian balsam basilikum baum beere berg bernstein besen biber biene birke birne blatt blaubeere blume bogen bohne borke brise brombeere brot brunnen buche buchfink bucht butter dachs damm dill distel dohle dorn drossel duft eberesche echse efeu eibe eiche eichel eichhorn eidechse eimer eis eisvogel elch elster ente enzian erbse erdbeere erde erle ernte esche espe eule falke farn feder feige feld fels fenchel feuer fichte fink fisch flechte flieder flocke flur fluss forelle forst frosch frost frucht fuchs funke furche gans garbe garten gerste ginster glocke glut gold gras grille grotte habicht hafen hafer hagebutte hagel hahn hain hamster hase hasel hecht hecke heide heidelbeere heu himbeere himmel hirsch hirse hof holler holunder holz honig hopfen horn huhn hummel igel iltis iris kamille karde karotte kastanie katze kauz kerbel kern kerze kessel kiefer kiesel kirsche klee klippe knolle knospe kobel korb korn kraut kresse krokus kuckuck kupfer lachs lamm laterne laub lauch lavendel lehm lerche licht lilie linde linse lotus luchs luft lupine malve mandel marder margerite maus meise melisse melone milch minze mistel mohn mond moor moos morgen most motte mulde muschel nadel narzisse nebel nelke nest nuss olive orchidee otter pappel perle pfad pferd pfirsich pflaume pilz quelle quitte rabe rebe regen reh reif reiher rinde roggen rose rotkehlchen schilf schlehe schnee schwalbe see sonne spatz specht stein stern storch tanne tau teich thymian tulpe ulme veilchen wacholder wald walnuss weide weizen wiese wind wolke wurzel zapfen zaunkoenig zeder ziege</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/join_card.py"/>
        <source>A QR code leads to {address}; the code to type there is {code}</source>
        <translation>Ein QR-Code führt zu {address}; der Code, der dort einzutippen ist, lautet {code}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/join_card.py"/>
        <source>Code {code}</source>
        <translation>Code {code}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phone_host.py"/>
        <source>{name} plays on a phone</source>
        <translation>{name} spielt am Handy</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phone_host.py"/>
        <source>{name}'s phone is back</source>
        <translation>Das Handy von {name} ist wieder da</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phone_host.py"/>
        <source>{name}'s phone is away</source>
        <translation>Das Handy von {name} ist weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>Phones</source>
        <translation>Handys</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>The network in which the phones are</source>
        <translation>Das Netz, in dem die Handys sind</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>Locked: nobody new may join</source>
        <translation>Gesperrt: Niemand kommt mehr dazu</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>Nobody gets through?</source>
        <translation>Niemand kommt durch?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>Close phones</source>
        <translation>Handys beenden</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>{n} devices have no seat yet, or watch</source>
        <translation>
            <numerusform>{n} Gerät hat noch keinen Platz oder schaut zu</numerusform>
            <numerusform>{n} Geräte haben noch keinen Platz oder schauen zu</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>This computer is in no network. Connect it to the Wi-Fi that the phones use.</source>
        <translation>Dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN, in dem die Handys sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/phones_sheet.py"/>
        <source>Point the camera of a phone or tablet at the code, or type the address into its browser. It must be in the same Wi-Fi as this computer. Everybody picks a seat, and has that hand alone.</source>
        <translation>Haltet die Kamera eines Handys oder Tablets auf den Code oder tippt die Adresse in den Browser. Das Gerät muss im selben WLAN sein wie dieser Computer. Dann wählt jeder einen Platz und sieht diese Hand allein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>The phone is in another network</source>
        <translation>Das Handy ist in einem anderen Netz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Open the Wi-Fi settings of the phone and of this computer: both must name the same network. A computer on a cable is fine if the cable goes to the same router.</source>
        <translation>Öffne die WLAN-Einstellungen von Handy und Computer: Beide müssen dasselbe Netz nennen. Ein Computer am Kabel ist auch gut, wenn das Kabel zum selben Router führt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>The phone uses mobile data</source>
        <translation>Das Handy nutzt mobile Daten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Some phones leave a Wi-Fi that has no internet. Turn mobile data off for a moment, or answer “stay connected” when the phone asks.</source>
        <translation>Manche Handys verlassen ein WLAN ohne Internet. Schalte die mobilen Daten kurz aus oder antworte „verbunden bleiben“, wenn das Handy fragt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>It is a guest Wi-Fi</source>
        <translation>Es ist ein Gäste-WLAN</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Guest networks, and those of schools, hotels and trains, often keep their devices apart. Use the home network, or turn on the hotspot of one phone and connect this computer and the other phones to it: no data is used.</source>
        <translation>Gastnetze und die von Schulen, Hotels und Zügen trennen ihre Geräte oft voneinander. Nehmt das eigene WLAN, oder schaltet an einem Handy den Hotspot ein und verbindet diesen Computer und die anderen Handys damit: Es werden keine Daten verbraucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>The firewall of this computer was told no</source>
        <translation>Die Firewall dieses Computers hat ein Nein bekommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Windows asks once whether nutdesk may be reached. If the answer was no: open Settings, Privacy &amp; security, Windows Security, Firewall &amp; network protection, Allow an app through firewall, and tick nutdesk (or Python) for private networks. The Wi-Fi itself must be set to Private network, in Settings, Network &amp; internet.</source>
        <translation>Windows fragt einmal, ob nutdesk erreichbar sein darf. War die Antwort Nein: Öffne Einstellungen, Datenschutz und Sicherheit, Windows-Sicherheit, Firewall- und Netzwerkschutz, Zugriff von App durch Firewall zulassen, und setze bei nutdesk (oder Python) den Haken für private Netzwerke. Das WLAN selbst muss als privates Netzwerk eingestellt sein, unter Einstellungen, Netzwerk und Internet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>The firewall of this Mac was told no</source>
        <translation>Die Firewall dieses Macs hat ein Nein bekommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Open System Settings, Network, Firewall, Options: nutdesk (or Python) must be on “Allow incoming connections”, and “Block all incoming connections” must be off. Since macOS 15 also look at Privacy &amp; Security, Local Network.</source>
        <translation>Öffne Systemeinstellungen, Netzwerk, Firewall, Optionen: Bei nutdesk (oder Python) muss „Eingehende Verbindungen erlauben“ stehen, und „Alle eingehenden Verbindungen blockieren“ muss aus sein. Ab macOS 15 sieh auch unter Datenschutz &amp; Sicherheit, Lokales Netzwerk nach.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>The firewall of this computer is on</source>
        <translation>Die Firewall dieses Computers ist an</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Few Linux systems come with a firewall that is on. With ufw this lets phones in until it is undone: sudo ufw allow {port}/tcp. With firewalld: sudo firewall-cmd --add-port={port}/tcp</source>
        <translation>Nur wenige Linux-Systeme bringen eine Firewall mit, die an ist. Mit ufw lässt das hier Handys herein, bis du es zurücknimmst: sudo ufw allow {port}/tcp. Mit firewalld: sudo firewall-cmd --add-port={port}/tcp</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>A VPN is on</source>
        <translation>Ein VPN ist an</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>A VPN on the phone or on this computer can take all traffic elsewhere. Turn it off while you play.</source>
        <translation>Ein VPN auf dem Handy oder auf diesem Computer kann alles anderswohin leiten. Schalte es aus, solange ihr spielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>The browser changes the address</source>
        <translation>Der Browser ändert die Adresse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Type it exactly as it is shown, with http:// in front of it, not https://. If it still does not open, try another browser.</source>
        <translation>Tippe sie genau so, wie sie hier steht, mit http:// davor, nicht https://. Öffnet sie sich noch immer nicht, versuch einen anderen Browser.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Likely causes, and what to try</source>
        <translation>Woran es wohl liegt, und was hilft</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>On a phone that is in the same network, this address opens the page: http://{address}</source>
        <translation>Auf einem Handy im selben Netz öffnet diese Adresse die Seite: http://{address}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/reach_sheet.py"/>
        <source>Nothing goes over the internet, and nothing is asked of it. When the phones are closed, nothing listens any more.</source>
        <translation>Nichts geht übers Internet, und von dort wird nichts geholt. Sind die Handys beendet, ist hier nichts mehr erreichbar.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>Free the seat</source>
        <translation>Platz frei machen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>To a bot</source>
        <translation>An einen Bot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>Free the seat of {name}</source>
        <translation>Den Platz von {name} frei machen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>To a person</source>
        <translation>An einen Menschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>Give the seat of {name} to a person</source>
        <translation>Den Platz von {name} einem Menschen geben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>Give the seat of {name} to a bot</source>
        <translation>Den Platz von {name} einem Bot geben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>a bot: {level}</source>
        <translation>ein Bot: {level}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>free; plays at this screen</source>
        <translation>frei; spielt an diesem Bildschirm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>the phone is away</source>
        <translation>das Handy ist weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/phones/seat_rows.py"/>
        <source>plays on a phone</source>
        <translation>spielt am Handy</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/hints.py"/>
        <source>There are no hints in a lesson: the lesson itself helps.</source>
        <translation>In Lektionen gibt es keine Tipps: Die Lektion selbst hilft.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/hints.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/hints.py"/>
        <source>It is not your move.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/hints.py"/>
        <source>{name} plays on a phone: no hint is shown here.</source>
        <translation>{name} spielt am Handy: Hier wird kein Tipp gezeigt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/hints.py"/>
        <source>Lift the curtain first.</source>
        <translation>Heb zuerst den Vorhang.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Hint (F2)</source>
        <translation>Tipp (F2)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>One move of a bot (F8)</source>
        <translation>Ein Zug eines Bots (F8)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>In a lesson the seats stay as they are.</source>
        <translation>In einer Lektion bleiben die Plätze, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>{name} has no seat.</source>
        <translation>{name} hat keinen Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Press to change who plays here ({key})</source>
        <translation>Drücken, um zu ändern, wer hier spielt ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>{name} waits: F7 goes on, F8 plays one move</source>
        <translation>{name} wartet: F7 spielt weiter, F8 einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>This move could not be saved: {why}. The next move will try again.</source>
        <translation>Dieser Zug konnte nicht gespeichert werden: {why}. Beim nächsten Zug wird es wieder versucht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Which do you mean?</source>
        <translation>Was meinst du?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>{move}  (no undo after)</source>
        <translation>{move}  (nicht rückgängig zu machen)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Why not {place}?</source>
        <translation>Warum nicht {place}?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Why not “{button}”?</source>
        <translation>Warum nicht „{button}“?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>{n} moves: … {what}</source>
        <translation>
            <numerusform>{n} Zug: … {what}</numerusform>
            <numerusform>{n} Züge: … {what}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>There is no other line</source>
        <translation>Es gibt keine andere Linie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>What is here</source>
        <translation>Was hier liegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Colours of the table. High contrast has black lines on white paper.</source>
        <translation>Farben des Tisches. Hoher Kontrast hat schwarze Linien auf weißem Papier.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>The picture for the audience. High contrast is black on white, for a weak projector or a bright room.</source>
        <translation>Das Bild für die Gruppe. Hoher Kontrast ist schwarz auf weiß, für einen schwachen Beamer oder einen hellen Raum.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Like the desk</source>
        <translation>Wie das Programm</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>For the desk, the games and their lessons.</source>
        <translation>Für den Tisch, die Spiele und ihre Lektionen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>The size of all text. The wheel makes the board itself larger.</source>
        <translation>Die Größe aller Texte. Das Brett selbst vergrößert das Mausrad.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Large targets</source>
        <translation>Große Knöpfe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Larger buttons, and pieces that are easier to hit.</source>
        <translation>Größere Knöpfe und Teile, die leichter zu treffen sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Large pointer</source>
        <translation>Großer Zeiger</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>A pointer twice as large.</source>
        <translation>Ein doppelt so großer Zeiger.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>How fast pieces move and cards turn. Any key or click skips the motion.</source>
        <translation>Wie schnell Teile sich bewegen und Karten sich drehen. Jede Taste und jeder Klick überspringt die Bewegung.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>No animation</source>
        <translation>Ohne Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Slow, for a class</source>
        <translation>Langsam, für eine Klasse</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Less motion: pieces fade into place instead of travelling, and dice do not tumble.</source>
        <translation>Weniger Bewegung: Teile erscheinen an ihrer Stelle, statt zu wandern, und Würfel rollen nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Full motion</source>
        <translation>Volle Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Shortest time a bot takes for a move.</source>
        <translation>So lange braucht ein Bot mindestens für einen Zug.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Wood, cards, dice and nuts can be heard when they move.</source>
        <translation>Holz, Karten, Würfel und Nüsse sind zu hören, wenn sie sich bewegen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>How loud the sounds are.</source>
        <translation>Wie laut es klingt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>A list beside the board describes the whole position; Enter does what a line says.</source>
        <translation>Eine Liste neben dem Brett beschreibt die ganze Stellung; Enter tut, was eine Zeile sagt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Open hands</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Everybody sees every hand: no curtain between turns.</source>
        <translation>Alle sehen alle Karten: kein Vorhang zwischen den Zügen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings_sheet.py"/>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings_sheet.py"/>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings_sheet.py"/>
        <source>No setting matches these words.</source>
        <translation>Keine Einstellung passt zu diesen Wörtern.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings_sheet.py"/>
        <source>Restore defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings_sheet.py"/>
        <source>About nutdesk</source>
        <translation>Über nutdesk</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/about.py"/>
        <source>What nutdesk is made of</source>
        <translation>Woraus nutdesk gemacht ist</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/about.py"/>
        <source>Free software under the MIT licence. It comes with, unchanged:</source>
        <translation>Freie Software unter der MIT-Lizenz. Unverändert dabei sind:</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/about.py"/>
        <source>Qt and PySide6 are used under the LGPL: you may replace them with your own copies.</source>
        <translation>Qt und PySide6 stehen unter der LGPL: Du darfst sie durch eigene Fassungen ersetzen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/about.py"/>
        <source>The games belong to their authors. Rule texts, drawings and sounds here are our own.</source>
        <translation>Die Spiele gehören ihren Autoren. Regeltexte, Zeichnungen und Klänge stammen von uns.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/about.py"/>
        <source>Five squirrel-and-nut games on your own table</source>
        <translation>Fünf Spiele rund um Eichhörnchen und Nüsse, auf deinem Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Make a scene of this position</source>
        <translation>Szene aus dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Open a scene in the editor…</source>
        <translation>Szene im Editor öffnen…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Add lessons from a file…</source>
        <translation>Lektionen aus Datei hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Share my lessons…</source>
        <translation>Meine Lektionen weitergeben…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Print a handout…</source>
        <translation>Handzettel drucken…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>This is a scene already.</source>
        <translation>Das ist schon eine Szene.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>A scene of {game}</source>
        <translation>Eine Szene von {game}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Look at the table.</source>
        <translation>Schau auf den Tisch.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>This is how the game begins.</source>
        <translation>So beginnt das Spiel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Open a scene in the editor</source>
        <translation>Szene im Editor öffnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Scenes (*.toml)</source>
        <translation>Szenen (*.toml)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Scene editor · nutdesk</source>
        <translation>Szeneneditor · nutdesk</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Add lessons from a file</source>
        <translation>Lektionen aus Datei hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Lessons (*{suffix})</source>
        <translation>Lektionen (*{suffix})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Adding lessons</source>
        <translation>Lektionen werden hinzugefügt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>The lessons could not be saved: {why}.</source>
        <translation>Die Lektionen konnten nicht gespeichert werden: {why}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>{n} lessons were added to your own.</source>
        <translation>
            <numerusform>{n} Lektion wurde zu deinen hinzugefügt.</numerusform>
            <numerusform>{n} Lektionen wurden zu deinen hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>You have no lessons of your own yet.</source>
        <translation>Du hast noch keine eigenen Lektionen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Share lessons</source>
        <translation>Lektionen weitergeben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>Sharing lessons</source>
        <translation>Lektionen werden weitergegeben</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>{n} lessons are in {name}.</source>
        <translation>
            <numerusform>{n} Lektion liegt in {name}.</numerusform>
            <numerusform>{n} Lektionen liegen in {name}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Bots and hints</source>
        <translation>Bots und Tipps</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Teach and print</source>
        <translation>Unterrichten und Drucken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Open a game…</source>
        <translation>Spiel öffnen…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Copy the seed words</source>
        <translation>Startwörter kopieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Other lines…</source>
        <translation>Andere Linien…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Back to the main line</source>
        <translation>Zurück zur Hauptlinie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Cover my cards</source>
        <translation>Karten verdecken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Open hands, no curtain</source>
        <translation>Offene Karten, kein Vorhang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Bots: pause or go on</source>
        <translation>Bots: anhalten oder weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Bots: one move</source>
        <translation>Bots: ein Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Fit the table</source>
        <translation>Ganzen Tisch zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>What is here?</source>
        <translation>Was liegt hier?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Say it again</source>
        <translation>Noch einmal sagen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>There is no game on the table.</source>
        <translation>Auf dem Tisch liegt kein Spiel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>This was opened from home.</source>
        <translation>Das wurde von der Startseite aus geöffnet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>This position was set up, not dealt.</source>
        <translation>Diese Stellung wurde aufgebaut, nicht ausgeteilt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>In fair play, only when the game is over.</source>
        <translation>Im fairen Spiel erst, wenn es zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>There is no other line.</source>
        <translation>Es gibt keine andere Linie.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>This is the main line.</source>
        <translation>Das ist die Hauptlinie.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>The whole table is in view already.</source>
        <translation>Der ganze Tisch ist schon zu sehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>There is no room for it here.</source>
        <translation>Hier ist dafür kein Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>nutdesk: an error</source>
        <translation>nutdesk: ein Fehler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>Something went wrong that should not have.</source>
        <translation>Etwas ist schiefgegangen, das nicht schiefgehen sollte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>Your game is safe: every move is saved in {place}</source>
        <translation>Dein Spiel ist sicher: Jeder Zug ist gespeichert in {place}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>The log is {place}</source>
        <translation>Das Protokoll ist {place}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>“Go on” opens the game as it was after the last move.</source>
        <translation>„Weiter“ öffnet das Spiel, wie es nach dem letzten Zug war.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>Details, for somebody who can help</source>
        <translation>Einzelheiten für jemanden, der helfen kann</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Text, one move per line</source>
        <translation>Text, ein Zug pro Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>JSON, for other programs</source>
        <translation>JSON, für andere Programme</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>A strip of pictures</source>
        <translation>Ein Bilderstreifen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Export this game</source>
        <translation>Dieses Spiel exportieren</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>every {n} moves</source>
        <translation>
            <numerusform>jeden Zug</numerusform>
            <numerusform>alle {n} Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>the moments that matter</source>
        <translation>die wichtigen Momente</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Pictures: {which}</source>
        <translation>Bilder: {which}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Each {n} pixels wide</source>
        <translation>Jedes {n} Pixel breit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>You can open the text again with “Open a game”.</source>
        <translation>Den Text kannst du mit „Spiel öffnen“ wieder öffnen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Text and JSON show every hand and everything rolled or dealt so far: not for the players of an unfinished game.</source>
        <translation>Text und JSON zeigen alle Karten und Würfe bisher: nichts für Spieler einer laufenden Partie.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Moves that were taken back are left out until the game is over.</source>
        <translation>Zurückgenommene Züge fehlen darin, bis die Partie zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Export as text</source>
        <translation>Als Text exportieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Export as JSON</source>
        <translation>Als JSON exportieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Export as pictures</source>
        <translation>Als Bilder exportieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Picture {n} of {all}</source>
        <translation>Bild {n} von {all}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>move the finger over the table</source>
        <translation>den Finger über den Tisch bewegen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>{shift} and arrows</source>
        <translation>{shift} und Pfeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>to the corners, as the number pad does</source>
        <translation>in die Ecken, wie der Ziffernblock</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>. and ,</source>
        <translation>. und ,</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>to the next thing that is possible, and back</source>
        <translation>zum nächsten möglichen Zug und zurück</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the table in words, to play from a list</source>
        <translation>der Tisch in Worten, zum Spielen aus einer Liste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>what is under the finger; say again what happened</source>
        <translation>was unter dem Finger liegt; noch einmal sagen, was geschah</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Enter or Space</source>
        <translation>Enter oder Leertaste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>take what is under it, drop it there</source>
        <translation>nehmen, was darunter liegt, und ablegen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>put it back; close what lies on top</source>
        <translation>zurücklegen; schließen, was oben liegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Any key</source>
        <translation>Jede Taste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>skips the motion, as a click does</source>
        <translation>überspringt die Bewegung, wie ein Klick</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Letters on buttons</source>
        <translation>Buchstaben auf Knöpfen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>press that button</source>
        <translation>diesen Knopf drücken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>press the big button</source>
        <translation>den großen Knopf drücken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>lift the curtain</source>
        <translation>den Vorhang heben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>cover my cards</source>
        <translation>meine Karten verdecken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>other lines of play</source>
        <translation>andere Linien</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the timeline; from a trial back to the main line</source>
        <translation>die Zeitleiste; vom Versuch zurück zur Hauptlinie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>a hint: up to three moves; 1, 2, 3 play one</source>
        <translation>ein Tipp: bis zu drei Züge; 1, 2, 3 spielt einen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the coach, when the game is over</source>
        <translation>der Trainer, wenn das Spiel zu Ende ist</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>bots wait or go on, one move of a bot</source>
        <translation>Bots anhalten oder weiter, ein Zug eines Bots</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>who plays here: somebody comes or goes</source>
        <translation>wer hier spielt: Jemand kommt oder geht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>phones as private hands</source>
        <translation>Handys als eigene Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the rule that matters now</source>
        <translation>die Regel, um die es gerade geht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>{ctrl} and +, -, 0</source>
        <translation>{ctrl} und +, -, 0</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>larger, smaller, fit; the wheel does it too</source>
        <translation>größer, kleiner, ganzer Tisch; das Rad kann es auch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>{shift} and wheel</source>
        <translation>{shift} und Rad</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>move a table that is shown larger</source>
        <translation>einen vergrößerten Tisch verschieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>next and previous step of a lesson</source>
        <translation>nächster und voriger Schritt einer Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the lessons; the game on the projector</source>
        <translation>die Lektionen; das Spiel am Beamer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>{tool} and S, Z, L, P, A</source>
        <translation>{tool} und S, Z, L, P, A</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the tools of the projector, on your own board</source>
        <translation>die Werkzeuge des Beamers, auf deinem eigenen Brett</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the statistics of all games; trials of bots</source>
        <translation>die Statistik aller Spiele; Testreihen mit Bots</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>new game; open a game</source>
        <translation>neues Spiel; ein Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>save a copy; export</source>
        <translation>Kopie speichern; exportieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>home; back to the page from which this one was opened</source>
        <translation>Start; zurück zur Seite, von der aus diese geöffnet wurde</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>print a handout; make a scene of this position</source>
        <translation>Handzettel drucken; Szene aus dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the menu; settings</source>
        <translation>das Menü; die Einstellungen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>fn and F1 to F12</source>
        <translation>fn und F1 bis F12</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>where the keys of the top row have pictures</source>
        <translation>wo die Tasten der obersten Reihe Bilder haben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Keys. {keys}</source>
        <translation>Tasten. {keys}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/lab_entry.py"/>
        <source>Statistics…</source>
        <translation>Statistik…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/lab_entry.py"/>
        <source>Trials of bots…</source>
        <translation>Testreihen mit Bots…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/lab_entry.py"/>
        <source>This part of nutdesk cannot be opened here: {why}.</source>
        <translation>Dieser Teil von nutdesk lässt sich hier nicht öffnen: {why}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/lab_entry.py"/>
        <source>{page} · nutdesk</source>
        <translation>{page} · nutdesk</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/menu_bar.py"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/menu_bar.py"/>
        <source>Minimise</source>
        <translation>Im Dock ablegen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/menu_bar.py"/>
        <source>Bring all to the front</source>
        <translation>Alle nach vorne bringen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/phoning.py"/>
        <source>Phones…</source>
        <translation>Handys …</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/phoning.py"/>
        <source>There are no phones in a lesson: everybody looks at the same picture.</source>
        <translation>In einer Lektion gibt es keine Handys: Alle sehen dasselbe Bild.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/phoning.py"/>
        <source>Only bots play here: there is no hand to hold.</source>
        <translation>Hier spielen nur Bots: Es gibt keine Hand zu halten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>Show the game on the projector</source>
        <translation>Das Spiel am Beamer zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>Nothing is on the projector.</source>
        <translation>Auf dem Beamer ist nichts.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>Show on the projector (F5)</source>
        <translation>Am Beamer zeigen (F5)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>On the projector: black</source>
        <translation>Am Beamer: schwarz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>On the projector: frozen</source>
        <translation>Am Beamer: eingefroren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>On the projector: this game (F5 ends it)</source>
        <translation>Am Beamer: dieses Spiel (F5 beendet es)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>This game is not being saved: {why}.</source>
        <translation>Dieses Spiel wird nicht gespeichert: {why}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>The file of this game was gone or cut short. The whole game was saved again, as {file}.</source>
        <translation>Die Datei dieses Spiels war verschwunden oder verkürzt. Das ganze Spiel wurde neu gespeichert, als {file}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Part of this game is not saved: {why}. If you leave now, it is lost.</source>
        <translation>Ein Teil dieses Spiels ist nicht gespeichert: {why}. Wenn du jetzt gehst, ist er verloren.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Save it elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Leave anyway</source>
        <translation>Trotzdem gehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>{why} The moves before that can be opened as a copy; the damaged file stays as it is.</source>
        <translation>{why} Die Züge davor lassen sich als Kopie öffnen; die beschädigte Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Open what can be read, up to move {n}</source>
        <translation>Lesbaren Teil öffnen, bis Zug {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>Games ({pattern})</source>
        <translation>Spiele ({pattern})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/teaching.py"/>
        <source>Lessons…</source>
        <translation>Lektionen…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/teaching.py"/>
        <source>Lessons · nutdesk</source>
        <translation>Lektionen · nutdesk</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/trail.py"/>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/trail.py"/>
        <source>Back to the scene</source>
        <translation>Zurück zur Szene</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/welcome.py"/>
        <source>One click on a cover starts the game with the players it names. “Change” lets you choose others. Every move is saved.</source>
        <translation>Ein Klick auf ein Spiel startet es mit den Spielern, die darauf stehen. Mit „Ändern“ wählst du andere. Jeder Zug wird gespeichert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/welcome.py"/>
        <source>Short lessons on the real table. In a game, F1 shows the rule that matters now, and F2 gives a hint.</source>
        <translation>Kurze Lektionen am echten Tisch. Im Spiel zeigt F1 die Regel, die gerade gilt, und F2 gibt einen Tipp.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/welcome.py"/>
        <source>Teach</source>
        <translation>Lehren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/welcome.py"/>
        <source>Show any lesson or game on the projector with F5. The room sees the table; only you see your notes.</source>
        <translation>Zeig jede Lektion und jedes Spiel mit F5 am Beamer. Die Gruppe sieht den Tisch, deine Notizen siehst nur du.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/welcome.py"/>
        <source>Welcome to the table</source>
        <translation>Willkommen am Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/window.py"/>
        <source>Chosen at random: {name} starts</source>
        <translation>Das Los entscheidet: {name} beginnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/window.py"/>
        <source>Copied: {words}</source>
        <translation>Kopiert: {words}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/window.py"/>
        <source>Open in the editor</source>
        <translation>Im Editor öffnen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/banner.py"/>
        <source>This cannot be shown. The room keeps its picture.</source>
        <translation>Das lässt sich nicht zeigen. Die Gruppe sieht weiter das letzte Bild.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/bot_bar.py"/>
        <source>One move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/bot_bar.py"/>
        <source>Pace of the bots: {pace}</source>
        <translation>Tempo der Bots: {pace}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/bot_status.py"/>
        <source>The bots are waiting.</source>
        <translation>Die Bots warten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/bot_status.py"/>
        <source>The bots go on.</source>
        <translation>Die Bots spielen weiter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/bot_status.py"/>
        <source>No bot plays here.</source>
        <translation>Hier spielt kein Bot mit.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/bot_status.py"/>
        <source>It is not a bot's turn: {name} chooses.</source>
        <translation>Jetzt ist kein Bot am Zug: {name} wählt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/celebration.py"/>
        <source>The winner's squirrel celebrates</source>
        <translation>Das Sieger-Eichhörnchen feiert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/curtain.py"/>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/curtain.py"/>
        <source>{name} is next. {recap}</source>
        <translation>{name} ist dran. {recap}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/curtain.py"/>
        <source>{name} is next</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/curtain.py"/>
        <source>Only {name} may look now</source>
        <translation>Jetzt darf nur {name} schauen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/device_bar.py"/>
        <source>Play it here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/device_bar.py"/>
        <source>The hand is there; nobody sees it here.</source>
        <translation>Die Hand ist dort; hier sieht sie niemand.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/device_bar.py"/>
        <source>It goes on where it was as soon as the phone is back.</source>
        <translation>Es geht weiter, wo es war, sobald das Handy zurück ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/drawer.py"/>
        <source>Notes and story</source>
        <translation>Notizen und Verlauf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end_sheet.py"/>
        <source>Hide the lines of {name}</source>
        <translation>Die Zeilen von {name} zuklappen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end_sheet.py"/>
        <source>Show the lines of {name}</source>
        <translation>Die Zeilen von {name} aufklappen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end_sheet.py"/>
        <source>{clause}: F1 or a click on it shows the rule</source>
        <translation>{clause}: F1 oder ein Klick darauf zeigt die Regel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/end_sheet.py"/>
        <source>Show it on the board. {rule}</source>
        <translation>Auf dem Brett zeigen. {rule}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/finale_cover.py"/>
        <source>The score is counted. Any key skips it.</source>
        <translation>Die Punkte werden gezählt. Jede Taste überspringt das.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/finale_cover.py"/>
        <source>Any key or click skips this</source>
        <translation>Taste oder Klick überspringt das</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>Looking back: the game begins</source>
        <translation>Rückblick: Das Spiel beginnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>Looking back: {what}</source>
        <translation>Rückblick: {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>The game begins</source>
        <translation>Das Spiel beginnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>Move {n}: {what}</source>
        <translation>Zug {n}: {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/lookback.py"/>
        <source>Back on the main line</source>
        <translation>Wieder auf der Hauptlinie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/move_names.py"/>
        <source>{piece} to {spot}</source>
        <translation>{piece} kommt hierhin: {spot}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/move_strip.py"/>
        <source>{n} more lines below</source>
        <translation>
            <numerusform>{n} weitere Linie unten</numerusform>
            <numerusform>{n} weitere Linien unten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/move_strip.py"/>
        <source>A trial begins here</source>
        <translation>Hier beginnt ein Versuch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/move_strip.py"/>
        <source>{barrier}: no undo past here</source>
        <translation>{barrier}: weiter zurück geht es nicht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/move_strip.py"/>
        <source>{n} hints asked for</source>
        <translation>
            <numerusform>{n} Tipp geholt</numerusform>
            <numerusform>{n} Tipps geholt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/note.py"/>
        <source>{title}: press Space to show it</source>
        <translation>{title}: Leertaste zeigt es</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/note.py"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/note.py"/>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>You and {names} share the win</source>
        <translation>Du und {names} teilt euch den Sieg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>{names} share the win</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>{points} each</source>
        <translation>Je {points}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>A tie at {points}: the tie-break decided</source>
        <translation>Gleichstand, {points}: Der Stichentscheid gab den Ausschlag</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>{points} ahead of {names}</source>
        <translation>{points} Vorsprung auf {names}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>You have just as many: only the tie-break decided</source>
        <translation>Du hast genauso viele: Nur der Stichentscheid fehlte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>So close: you were only {points} behind</source>
        <translation>So knapp: nur {points} Rückstand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>A fine second place: you were {points} behind</source>
        <translation>Ein schöner zweiter Platz: {points} Rückstand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>You were {points} behind this time</source>
        <translation>Diesmal waren es {points} Rückstand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>{kind} made the difference: {won} against your {lost}</source>
        <translation>Das gab den Ausschlag: {kind}, {won} gegen deine {lost}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>{kind} made the difference: {won} against {lost} for {name}</source>
        <translation>Das gab den Ausschlag: {kind}, {won} gegen {lost} bei {name}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/outcome.py"/>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/pointing.py"/>
        <source>{piece} taken.</source>
        <translation>{piece} genommen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/pointing.py"/>
        <source>{n} places.</source>
        <translation>
            <numerusform>{n} Stelle.</numerusform>
            <numerusform>{n} Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/pointing.py"/>
        <source>Choose a lit place; Esc puts it back.</source>
        <translation>Wähl eine leuchtende Stelle; Esc legt es zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/pointing.py"/>
        <source>Choose a place; Esc puts it back.</source>
        <translation>Wähl eine Stelle; Esc legt es zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/score_sign.py"/>
        <source>{text}: {points} ({clause}), your secret</source>
        <translation>{text}: {points} ({clause}), dein Geheimnis</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_change.py"/>
        <source>a bot</source>
        <translation>ein Bot</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_change.py"/>
        <source>{name} plays on as a bot: {level}</source>
        <translation>{name} spielt als Bot weiter: {level}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_change.py"/>
        <source>{name} plays on for {before}: {level}</source>
        <translation>{name} spielt für {before} weiter: {level}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_change.py"/>
        <source>{before} goes; {name} plays on: {level}</source>
        <translation>{before} geht; {name} spielt weiter: {level}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_change.py"/>
        <source>{name} is a person again</source>
        <translation>{name} ist wieder ein Mensch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_change.py"/>
        <source>{name} comes, and takes over from {before}</source>
        <translation>{name} kommt und übernimmt von {before}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_change.py"/>
        <source>{name} plays on for {before}</source>
        <translation>{name} spielt für {before} weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_strip.py"/>
        <source>acts now</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_strip.py"/>
        <source>on the move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_strip.py"/>
        <source>final score {n}</source>
        <translation>Endstand {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_strip.py"/>
        <source>thinks</source>
        <translation>denkt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_strip.py"/>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_strip.py"/>
        <source>Players; {aim}</source>
        <translation>Spieler; {aim}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Nobody has anything to hide in this game.</source>
        <translation>In diesem Spiel hat niemand etwas zu verbergen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>All hands are open.</source>
        <translation>Alle Karten liegen offen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Everybody has their hand on a phone.</source>
        <translation>Alle haben ihre Hand auf dem Handy.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Nobody else plays at this screen.</source>
        <translation>Sonst spielt niemand an diesem Bildschirm.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>No hand is open now.</source>
        <translation>Gerade ist nichts aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>In a trial the seats stay as they are.</source>
        <translation>In einem Versuch bleiben die Plätze, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Seats have changed hands too often in this game.</source>
        <translation>Die Plätze haben in diesem Spiel zu oft gewechselt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>In fair play you can only look back. Try other moves in practice, or when the game is over.</source>
        <translation>Im fairen Spiel kannst du nur zurückschauen. Andere Züge probierst du in der Übung oder nach dem Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Nothing has been played yet.</source>
        <translation>Es ist noch nichts gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Fair play: {barrier}, no undo past here.</source>
        <translation>Faires Spiel: {barrier}, weiter zurück geht es nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>{name} begins a move</source>
        <translation>{name} beginnt einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>A move that nobody else saw</source>
        <translation>Ein Zug, den sonst niemand gesehen hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/skip_note.py"/>
        <source>Any key or click skips the motion</source>
        <translation>Jede Taste und jeder Klick überspringt die Bewegung</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>{n} other lines began here</source>
        <translation>
            <numerusform>hier begann eine andere Linie</numerusform>
            <numerusform>hier begannen {n} andere Linien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Timeline: press Space to open it</source>
        <translation>Zeitleiste: Leertaste öffnet sie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Look back along the timeline ({key})</source>
        <translation>An der Zeitleiste zurückschauen ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Story so far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>End the trial: the game itself has not changed ({key})</source>
        <translation>Versuch beenden: Das Spiel selbst ist unverändert ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Undo: {what} ({key})</source>
        <translation>Rückgängig: {what} ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Redo: {what} ({key})</source>
        <translation>Wiederholen: {what} ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story_rows.py"/>
        <source>{clause}: click to read the rule</source>
        <translation>{clause}: Klick zeigt die Regel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story_rows.py"/>
        <source>no undo past here</source>
        <translation>weiter zurück geht es nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Bots pause or go on (F7)</source>
        <translation>Bots anhalten oder weiterspielen lassen (F7)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Show the whole table again ({key})</source>
        <translation>Wieder den ganzen Tisch zeigen ({key})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Plays on a phone</source>
        <translation>Spielt am Handy</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>The phone is away</source>
        <translation>Das Handy ist weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>lesson</source>
        <translation>Lektion</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>{n} players, all bots</source>
        <translation>
            <numerusform>{n} Spieler, ein Bot</numerusform>
            <numerusform>{n} Spieler, alles Bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>{n} of them bots</source>
        <translation>
            <numerusform>{n} davon ein Bot</numerusform>
            <numerusform>{n} davon Bots</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>{n} players, {some}</source>
        <translation>{n} Spieler, {some}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>{n} players, one screen</source>
        <translation>
            <numerusform>allein</numerusform>
            <numerusform>{n} Spieler, reihum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>{n} phones</source>
        <translation>
            <numerusform>{n} Handy</numerusform>
            <numerusform>{n} Handys</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>{players}, practice</source>
        <translation>{players}, Übung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>{players} · saved</source>
        <translation>{players} · gespeichert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Try from here</source>
        <translation>Ab hier probieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Main line</source>
        <translation>Hauptlinie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>One move back (Left)</source>
        <translation>Ein Zug zurück (Links)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>One move on (Right)</source>
        <translation>Ein Zug weiter (Rechts)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Speed (+ and -)</source>
        <translation>Geschwindigkeit (+ und -)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Write a name and a note on this move</source>
        <translation>Einen Namen und eine Notiz zu diesem Zug schreiben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Play on from here, beside the game itself</source>
        <translation>Ab hier weiterspielen, neben dem Spiel selbst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Back to the game itself</source>
        <translation>Zurück zum Spiel selbst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Timeline. {what}</source>
        <translation>Zeitleiste. {what}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Go on here</source>
        <translation>Hier weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Change note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>{n} moves a second</source>
        <translation>
            <numerusform>{n} Zug pro Sekunde</numerusform>
            <numerusform>{n} Züge pro Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Move {n} of {last}</source>
        <translation>Zug {n} von {last}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>A name for this moment</source>
        <translation>Ein Name für diesen Moment</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Name of this moment</source>
        <translation>Name dieses Moments</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>What is worth remembering about it</source>
        <translation>Was man sich dazu merken sollte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Note on this move</source>
        <translation>Notiz zu diesem Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Hide the hand from the others (F6)</source>
        <translation>Hand vor den anderen verdecken (F6)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>No undo after: {barrier}.</source>
        <translation>Nicht rückgängig zu machen: {barrier}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>The same people: the second player begins, and whoever began comes last</source>
        <translation>Dieselben Leute: Wer an zweiter Stelle saß, beginnt, und wer begonnen hat, kommt zuletzt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>The same people and rules, with new luck</source>
        <translation>Dieselben Leute und Regeln, mit neuem Glück</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>How the chances went, and where the game turned (F9)</source>
        <translation>Wie die Chancen standen und wo das Spiel kippte (F9)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/why_not.py"/>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
</context>
</TS>
