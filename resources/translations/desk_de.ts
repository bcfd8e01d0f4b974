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
        <source>First what is rolled, shuffled or dealt must come to rest.</source>
        <translation>Erst muss zur Ruhe kommen, was gewürfelt, gemischt oder verteilt wird.</translation>
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
        <source>What comes next depends on what is revealed: one step at a time.</source>
        <translation>Was nun kommt, hängt davon ab, was aufgedeckt wird: einen Schritt nach dem anderen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>the game begins here</source>
        <translation>hier beginnt das Spiel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/match.py"/>
        <source>There is nothing to throw or deal now.</source>
        <translation>Jetzt gibt es nichts zu würfeln oder zu mischen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/moves.py"/>
        <source>{n} dice are thrown, not {m}</source>
        <translation>Es werden {n} Würfel geworfen, nicht {m}</translation>
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
        <source>ahead with {points} in sight, and hidden cards count too</source>
        <translation>{points}, die man sieht, und damit vorn; verdeckte Karten zählen auch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/standing.py"/>
        <source>{points} in sight, and hidden cards count too</source>
        <translation>{points}, die man sieht; verdeckte Karten zählen auch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/standing.py"/>
        <source>ahead with {points} if the game ended now</source>
        <translation>{points}, wenn jetzt Schluss wäre, und damit vorn</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/standing.py"/>
        <source>{points} if the game ended now</source>
        <translation>{points}, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/written.py"/>
        <source>'{key}' is a number from {low} to {high}.</source>
        <translation>„{key}“ ist eine Zahl von {low} bis {high}.</translation>
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
        <source>'{key}' is true or false.</source>
        <translation>„{key}“ ist true oder false.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/core/written.py"/>
        <source>'{key}' is a list.</source>
        <translation>„{key}“ ist eine Liste.</translation>
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
        <translation>Spielt irgendetwas, das erlaubt ist.</translation>
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
        <source>Thinks ahead, half a second at most.</source>
        <translation>Denkt voraus, höchstens eine halbe Sekunde.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Wise old squirrel</source>
        <translation>Weises altes Eichhörnchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/levels.py"/>
        <source>Thinks ahead, two seconds at most, and misses little.</source>
        <translation>Denkt voraus, höchstens zwei Sekunden, und übersieht wenig.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/process.py"/>
        <source>No process can be started here for the bots to think in: they play quick moves.</source>
        <translation>Hier lässt sich kein Prozess starten, in dem die Bots nachdenken könnten: Sie spielen schnelle Züge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/process.py"/>
        <source>The thinking took too long. A quick move was found instead.</source>
        <translation>Das Nachdenken hat zu lange gedauert. Stattdessen wurde schnell ein Zug gefunden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/process.py"/>
        <source>The thinking process ended by itself. A quick move was found instead.</source>
        <translation>Das Nachdenken ist von selbst abgebrochen. Stattdessen wurde schnell ein Zug gefunden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/bots/process.py"/>
        <source>The thinking went wrong ({reason}). A quick move was found instead.</source>
        <translation>Beim Nachdenken ging etwas schief ({reason}). Stattdessen wurde schnell ein Zug gefunden.</translation>
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
        <source>{file} has a result that its players cannot have.</source>
        <translation>{file} hat ein Ergebnis, das seine Spieler nicht haben können.</translation>
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
        <source>it should be entry {expected}, and is {n}</source>
        <translation>es sollte Eintrag {expected} sein und ist {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>entry 0 should come first</source>
        <translation>Eintrag 0 sollte zuerst kommen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>there is no entry {n}</source>
        <translation>es gibt keinen Eintrag {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} was played by other house data than this window plays by.</source>
        <translation>{file} wurde mit anderen Hausdaten gespielt, als dieses Fenster sie benutzt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} starts from a position that cannot be, at '{where}': {reason}</source>
        <translation>{file} beginnt mit einer Stellung, die es nicht geben kann, bei '{where}': {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} starts from a position that cannot be read.</source>
        <translation>{file} beginnt mit einer Stellung, die sich nicht lesen lässt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>the same moves were made there before</source>
        <translation>dieselben Züge gab es dort schon</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} has a move at line {line} that the rules refuse{under}, '{moves}': {reason}</source>
        <translation>{file} hat in Zeile {line} einen Zug, den die Regeln nicht erlauben{under}, '{moves}': {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} has a move at line {line} that cannot be played.</source>
        <translation>{file} hat in Zeile {line} einen Zug, der sich nicht spielen lässt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>it does not say what chance answered</source>
        <translation>es fehlt, was der Zufall geantwortet hat</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} and this nutdesk part at the first position: here it is another one.</source>
        <translation>{file} und dieses nutdesk gehen schon bei der ersten Stellung auseinander: Hier ist es eine andere.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>{file} and this nutdesk part between moves {agreed} and {n}: the same moves lead elsewhere.</source>
        <translation>{file} und dieses nutdesk gehen zwischen Zug {agreed} und {n} auseinander: Dieselben Züge führen woandershin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>the game is not over there</source>
        <translation>das Spiel ist dort nicht zu Ende</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/file.py"/>
        <source>the result is not the one of these moves ({scores})</source>
        <translation>das Ergebnis ist nicht das dieser Züge ({scores})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/journal.py"/>
        <source>{file} is being played in another window of nutdesk.</source>
        <translation>{file} wird gerade in einem anderen Fenster von nutdesk gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/journal.py"/>
        <source>{file} is just being changed by another program.</source>
        <translation>{file} wird gerade von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/journal.py"/>
        <source>{file} is a saved game: it can be opened, but not written on.</source>
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
        <source>{file} is in a notation that this nutdesk does not know ('{version}'); it reads {known}.</source>
        <translation>{file} hat eine Notation, die dieses nutdesk nicht kennt ('{version}'); es liest {known}.</translation>
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
        <translation>es ist weder ein Zug noch ein Wort dieser Notation: '{what}'</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>there are two moves {n}</source>
        <translation>es gibt zwei Züge {n}</translation>
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
        <translation>'{name}' gehört vor den ersten Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'play' is fair or practice</source>
        <translation>'play' ist fair oder practice</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'house' is not the number of an edition</source>
        <translation>'house' ist nicht die Nummer einer Ausgabe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{words}' is no word of this notation</source>
        <translation>'{words}' ist kein Wort dieser Notation</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{key}' is there twice</source>
        <translation>'{key}' steht zweimal da</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'{name}' belongs under a move</source>
        <translation>'{name}' gehört unter einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>'hints' is not a count</source>
        <translation>'hints' ist keine Anzahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>a trial is marked by 'yes'</source>
        <translation>ein Versuch wird mit 'yes' bezeichnet</translation>
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
        <source>'visited' is a list of moves: '{word}' is none</source>
        <translation>'visited' ist eine Liste von Zügen: '{word}' ist keiner</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} has no moves: not even the deal.</source>
        <translation>{file} hat keine Züge: nicht einmal das Austeilen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/notation.py"/>
        <source>{file} does not say its '{key}'.</source>
        <translation>{file} sagt nichts über '{key}'.</translation>
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
        <source>{file} has {size} MB, and a record has at most {most}.</source>
        <translation>{file} hat {size} MB, und eine Aufzeichnung hat höchstens {most}.</translation>
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
        <source>there never was a format {number}</source>
        <translation>ein Format {number} gab es nie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} was written by a newer nutdesk (format {number}); this one reads up to {most}.</source>
        <translation>{file} wurde von einem neueren nutdesk geschrieben (Format {number}); dieses liest bis {most}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} was played by house data of a newer nutdesk (edition {number}); this one has up to {most}.</source>
        <translation>{file} wurde mit Hausdaten eines neueren nutdesk gespielt (Ausgabe {number}); dieses hat sie bis {most}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{file} is a record of '{name}', a game that this nutdesk does not have.</source>
        <translation>{file} ist eine Aufzeichnung von '{name}', einem Spiel, das dieses nutdesk nicht hat.</translation>
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
        <source>{file} is of the old format {number}, and damaged.</source>
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
        <translation>'{text}' ist keine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is neither a journal nor a saved file</source>
        <translation>es ist weder ein Journal noch eine gespeicherte Datei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>this nutdesk has no game '{name}'</source>
        <translation>dieses nutdesk hat kein Spiel '{name}'</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'fair' is neither true nor false</source>
        <translation>'fair' ist weder true noch false</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'start' is not a position</source>
        <translation>'start' ist keine Stellung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'options' is not a JSON object</source>
        <translation>'options' ist kein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>its house data know no option '{key}'</source>
        <translation>seine Hausdaten kennen keine Option '{key}'</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'players' is not a list of players</source>
        <translation>'players' ist keine Liste von Spielern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{game} is not a game for {n}</source>
        <translation>{game} ist kein Spiel für {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>{game} has no colour '{colour}'</source>
        <translation>{game} hat keine Farbe '{colour}'</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'data' is not a text</source>
        <translation>'data' ist kein Text</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it was played by house data that cannot be: {why}</source>
        <translation>es wurde mit Hausdaten gespielt, die es nicht geben kann: {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>there is no edition '{edition}' of the house data</source>
        <translation>von den Hausdaten gibt es keine Ausgabe '{edition}'</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'created' is not a time</source>
        <translation>'created' ist keine Zeit</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'created' does not name its time zone</source>
        <translation>'created' nennt seine Zeitzone nicht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>it is not one of: {kinds}</source>
        <translation>es ist keines von: {kinds}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'n' is not the number of an entry</source>
        <translation>'n' ist nicht die Nummer eines Eintrags</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'after' is not the number of an earlier entry</source>
        <translation>'after' ist nicht die Nummer eines früheren Eintrags</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'at' is not the number of an entry</source>
        <translation>'at' ist nicht die Nummer eines Eintrags</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'on' is not the number of an entry</source>
        <translation>'on' ist nicht die Nummer eines Eintrags</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'name' is not a short text of one line</source>
        <translation>'name' ist kein kurzer Text in einer Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'note' is not a plain text, or too long</source>
        <translation>'note' ist kein einfacher Text oder zu lang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'trial' is not true</source>
        <translation>'trial' ist nicht true</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'end' is not a JSON object</source>
        <translation>'end' ist kein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is missing</source>
        <translation>'{key}' fehlt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' has no place there</source>
        <translation>'{key}' hat dort nichts zu suchen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is not a text of one line</source>
        <translation>'{key}' ist kein Text in einer Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/reader.py"/>
        <source>'{key}' is not a list of what belongs there</source>
        <translation>'{key}' ist keine Liste dessen, was dorthin gehört</translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/show.py"/>
        <source>'{file}' is in order: {game}, {moves}, {positions} compared.</source>
        <translation>'{file}' ist in Ordnung: {game}, {moves}, {positions} verglichen.</translation>
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
            <numerusform>{n} Tipp erbeten</numerusform>
            <numerusform>{n} Tipps erbeten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/record/store.py"/>
        <source>{file} cannot be read.</source>
        <translation>{file} kann nicht gelesen werden.</translation>
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
        <source>It is larger than {kb} kB: this cannot be meant.</source>
        <translation>Es ist größer als {kb} kB: Das kann nicht gemeint sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>The position does not read back from its own description.</source>
        <translation>Die Stellung lässt sich aus ihrer eigenen Beschreibung nicht wieder lesen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>Chance answers before the first step: write it into 'moves'.</source>
        <translation>Der Zufall antwortet vor dem ersten Schritt: Schreib es in 'moves'.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>The rulebook has no clause '{clause}'.</source>
        <translation>Das Regelbuch hat keinen Regelpunkt '{clause}'.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>A caption has {n} letters: more than {most} cannot be read in time.</source>
        <translation>Ein Text hat {n} Buchstaben: Mehr als {most} kann niemand rechtzeitig lesen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>There is no '{thing}' on the table.</source>
        <translation>'{thing}' gibt es auf dem Tisch nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'luck' has {n} of the {answers} answers that chance gives here.</source>
        <translation>'luck' hat {n} von {answers} Antworten, die der Zufall hier gibt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{tried}' is not refused.</source>
        <translation>'{tried}' ist nicht verboten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{tried}' is refused by {by}, not by {clause}: {reason}</source>
        <translation>'{tried}' verbietet {by}, nicht {clause}: {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{action}' is called right, and is refused: {reason}</source>
        <translation>'{action}' gilt als richtig und ist verboten: {reason}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{action}' is called both right and wrong.</source>
        <translation>„{action}“ heißt zugleich richtig und falsch.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{action}' needs no reply: the rules refuse it ({reason})</source>
        <translation>„{action}“ braucht keine Antwort: Die Regeln lehnen es ab ({reason})</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>A right answer is there twice.</source>
        <translation>Eine richtige Antwort steht zweimal da.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>Every legal move is right: there is nothing to find.</source>
        <translation>Jeder erlaubte Zug ist richtig: Es gibt nichts zu finden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{name}' is not in the position.</source>
        <translation>'{name}' kommt in der Stellung nicht vor.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/check.py"/>
        <source>'{name}' is {what}, not {want}.</source>
        <translation>'{name}' ist {what}, nicht {want}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'game' must be "{game}".</source>
        <translation>'game' muss "{game}" sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>One phase, in which people play, has no minutes: it has the rest.</source>
        <translation>Eine Phase, in der gespielt wird, hat keine Minuten: Sie hat den Rest.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>A word to be left out stands in [brackets].</source>
        <translation>Ein Wort, das fehlen soll, steht in [Klammern].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>There is no '{key}' here.</source>
        <translation>'{key}' gibt es hier nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is a table of its own.</source>
        <translation>'{key}' ist eine eigene Tabelle.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is a list of tables, and must be there.</source>
        <translation>„{key}“ ist eine Liste von Tabellen und muss da sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is a list of texts, and must be there.</source>
        <translation>'{key}' ist eine Liste von Texten und darf nicht fehlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is a text, and must be there.</source>
        <translation>'{key}' ist ein Text und darf nicht fehlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>'{key}' is a number, and must be there.</source>
        <translation>'{key}' ist eine Zahl und darf nicht fehlen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/handbook.py"/>
        <source>{title} has no clause '{clause}'.</source>
        <translation>{title} hat keinen Regelpunkt '{clause}'.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/lesson.py"/>
        <source>That is allowed, but it is not the answer. Try again.</source>
        <translation>Das ist erlaubt, aber nicht die Antwort. Versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/lesson.py"/>
        <source>Try another one.</source>
        <translation>Versuch eine andere.</translation>
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
        <source>A pack holds scenes and nothing else, not '{filename}'.</source>
        <translation>Ein Paket enthält Szenen und sonst nichts, nicht '{filename}'.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>'{filename}' is packed in a way that lessons are not.</source>
        <translation>'{filename}' ist anders gepackt, als Lektionen es sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>'{filename}' is larger than {kb} kB: this cannot be meant.</source>
        <translation>'{filename}' ist größer als {kb} kB: Das kann nicht gemeint sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>'{filename}' is not text in UTF-8.</source>
        <translation>'{filename}' ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/pack.py"/>
        <source>'{filename}' is a scene of another game.</source>
        <translation>'{filename}' ist eine Szene eines anderen Spiels.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>A rulebook is a list of [[clause]].</source>
        <translation>Ein Regelbuch ist eine Liste von [[clause]].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>The clause '{id}' is there twice.</source>
        <translation>Den Regelpunkt '{id}' gibt es zweimal.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>A clause is a table: [[clause]].</source>
        <translation>Ein Regelpunkt ist eine Tabelle: [[clause]].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>'kind' is one of {kinds}.</source>
        <translation>'kind' ist eines von {kinds}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>A clause needs words for '{key}'.</source>
        <translation>Ein Regelpunkt braucht Worte für '{key}'.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/rulebook.py"/>
        <source>The text is of the kind '{kind}' already.</source>
        <translation>Der Text ist schon von der Art '{kind}'.</translation>
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
        <source>There is no game '{name}': there are {there}.</source>
        <translation>Es gibt kein Spiel '{name}': Es gibt {there}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>{title} is played by {counts}, not by {players}.</source>
        <translation>{title} spielt man zu {counts}, nicht zu {players}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A scene begins with a [position], or with a 'seed' and 'moves'.</source>
        <translation>Eine Szene beginnt mit einer [position] oder mit 'seed' und 'moves'.</translation>
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
        <source>A match cannot begin like this.</source>
        <translation>So kann keine Partie beginnen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A step has either '{one}' or '{other}', not both.</source>
        <translation>Ein Schritt hat entweder '{one}' oder '{other}', nicht beides.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A vote needs at least two choices.</source>
        <translation>Eine Abstimmung braucht mindestens zwei Antworten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'right' is a number from 1 to {n}.</source>
        <translation>'right' ist eine Zahl von 1 bis {n}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'wrong' has one sentence for each wrong choice, in their order.</source>
        <translation>„wrong“ hat einen Satz für jede falsche Auswahl, in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'figure' is a number and what it counts: two texts.</source>
        <translation>„figure“ ist eine Zahl und was sie zählt: zwei Texte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'names' has a name of its own for each of the {n} players.</source>
        <translation>„names“ hat für jede der {n} Personen einen eigenen Namen.</translation>
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
        <source>What chance answers is written as 'luck'.</source>
        <translation>Was der Zufall antwortet, steht unter 'luck'.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>'luck' is a list of answers, each a list of numbers: [[3]].</source>
        <translation>'luck' ist eine Liste von Antworten, jede eine Liste von Zahlen: [[3]].</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A step of this kind has no '{key}'.</source>
        <translation>Ein Schritt dieser Art hat kein '{key}'.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/teach/scene.py"/>
        <source>A scene has no '{key}'.</source>
        <translation>Eine Szene hat kein '{key}'.</translation>
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
        <source>It is nested more than {deepest} deep: this cannot be meant.</source>
        <translation>Es ist mehr als {deepest}-fach verschachtelt: Das kann nicht gemeint sein.</translation>
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
        <source>There is nothing to do with it now.</source>
        <translation>Damit lässt sich jetzt nichts machen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/grip.py"/>
        <source>Here it could mean several things. Drop it on one of the places that light up.</source>
        <translation>Hier könnte das mehreres bedeuten. Lass es auf einem der Orte los, die aufleuchten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/grip.py"/>
        <source>{piece} cannot go there.</source>
        <translation>Dort geht das nicht hin: {piece}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>It is the move of {seat}.</source>
        <translation>{seat} ist am Zug.</translation>
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
        <source>Nothing is under the finger: the arrows put it on the table</source>
        <translation>Unter dem Finger ist nichts: Die Pfeiltasten setzen ihn auf den Tisch</translation>
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
        <translation>{says}; danach kein Zurück: {barrier}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}: not now. {why}</source>
        <translation>{label}: jetzt nicht. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}: {says}; no undo after: {barrier}</source>
        <translation>{label}: {says}; danach kein Zurück: {barrier}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{label}; no undo after: {barrier}</source>
        <translation>{label}; danach kein Zurück: {barrier}</translation>
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
            <numerusform>Enter nimmt {piece}: {n} Ort</numerusform>
            <numerusform>Enter nimmt {piece}: {n} Orte</numerusform>
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
            <numerusform>Enter nimmt es: {n} Ort</numerusform>
            <numerusform>Enter nimmt es: {n} Orte</numerusform>
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
        <source>It cannot go here: {piece}. Enter tells why.</source>
        <translation>Hierher darf es nicht: {piece}. Enter sagt warum.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>Enter puts it here: {piece}. {says}.</source>
        <translation>Enter legt es hierher: {piece}. {says}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/outline.py"/>
        <source>{name} moved here last</source>
        <translation>{name} hat hier zuletzt gezogen</translation>
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
        <translation>Ich bin {name}: meine Hand zeigen</translation>
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
            <numerusform>Es kann an {n} Ort</numerusform>
            <numerusform>Es kann an {n} Orte</numerusform>
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
        <translation>{thing} ({n} Orte)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/access/words_panel.py"/>
        <source>Table in words</source>
        <translation>Tisch in Worten</translation>
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
        <source>nutdesk: what the room sees</source>
        <translation>nutdesk: was die Gruppe sieht</translation>
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
        <location filename="../../nutdesk/desk/classroom/free_try.py"/>
        <source>Show the answer: drag, click, or use the keys</source>
        <translation>Zeig die Antwort: ziehen, klicken oder Tasten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/hands_up.py"/>
        <source>Hands up</source>
        <translation>Hände hoch</translation>
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
        <translation>Welche Regeln er lehrt</translation>
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
        <translation>Diese Lektion ändern; aus einer von unseren wird deine Kopie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>All lessons of your own in one file</source>
        <translation>Alle deine Lektionen in einer Datei</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>Lessons that somebody has shared (Ctrl+O); or drop the file on this window</source>
        <translation>Lektionen, die jemand weitergegeben hat (Strg+O); oder zieh die Datei auf dieses Fenster</translation>
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
        <translation>Die Regeln, die sie lehrt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>no lesson yet</source>
        <translation>noch keine Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/lesson_browser.py"/>
        <source>The course teaches {count} of {total} clauses.</source>
        <translation>Der Kurs lehrt {count} von {total} Regelpunkten.</translation>
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
        <translation>Spiel es</translation>
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
        <translation>Ein Zug nach Plan: {moves}.</translation>
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
        <source>Page Down</source>
        <translation>Bild ab</translation>
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
        <translation>Auf dem Beamer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_bar.py"/>
        <source>How the projector looks</source>
        <translation>Wie der Beamer aussieht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/projector_bar.py"/>
        <source>High contrast (Alt+K), slow motion (Alt+M), its window</source>
        <translation>Hoher Kontrast (Alt+K), langsam (Alt+M), sein Fenster</translation>
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
        <location filename="../../nutdesk/desk/classroom/tool_row.py"/>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>The projector shows nothing</source>
        <translation>Der Beamer zeigt nichts</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>The room keeps the picture while you try something</source>
        <translation>Die Gruppe behält das Bild, während du weitergehst oder etwas probierst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Spotlight</source>
        <translation>Licht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Light one place; the wheel makes it wider</source>
        <translation>Beleuchtet einen Ort; das Rad macht ihn größer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Point at a place; the wheel makes it wider. {key} puts the light out.</source>
        <translation>Zeig auf eine Stelle; das Rad macht den Kreis größer. {key} macht das Licht aus.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Drag a frame to zoom in. Press Z again to zoom out.</source>
        <translation>Zieh einen Rahmen auf, um zu vergrößern. Noch einmal Z: wieder alles.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Drag a frame. {key} again zooms out.</source>
        <translation>Zieh einen Rahmen auf. Noch einmal {key} zeigt wieder alles.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Point and draw</source>
        <translation>Zeigen und malen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Laser</source>
        <translation>Laser</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>A red dot that follows the pointer and fades</source>
        <translation>Ein roter Punkt, der dem Zeiger folgt und verblasst</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Point: the red dot follows. {key} puts it away.</source>
        <translation>Zeig: Der rote Punkt folgt dir. {key} legt ihn weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Pen</source>
        <translation>Stift</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Lines that stay until they are cleared</source>
        <translation>Linien, die bleiben, bis sie gelöscht werden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Drag to draw. {key} puts the pen away, {clear} wipes.</source>
        <translation>Zieh, um zu zeichnen. {key} legt den Stift weg, {clear} wischt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Arrows that stay until they are cleared</source>
        <translation>Pfeile, die bleiben, bis sie gelöscht werden</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Drag from here to there. {key} puts it away, {clear} wipes.</source>
        <translation>Zieh von hier nach dort. {key} legt den Pfeil weg, {clear} wischt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Wipe lines and arrows</source>
        <translation>Wischt Linien und Pfeile weg</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>The room</source>
        <translation>Die Gruppe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Vote</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Show the raised hands as bars</source>
        <translation>Zeigt die gehobenen Hände als Balken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>Play on from here; again: back to the script</source>
        <translation>Ab hier frei spielen; noch einmal: zurück zum Plan</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/classroom/tools.py"/>
        <source>{key} zooms out.</source>
        <translation>{key} zeigt wieder alles.</translation>
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
        <source>The coach speaks when the game is over.</source>
        <translation>Der Trainer spricht, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_entry.py"/>
        <source>A trial from move {n}: the main line waits</source>
        <translation>Ein Versuch ab Zug {n}: Die Hauptlinie wartet</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/coach_sheet.py"/>
        <source>The coach looks at every move of the game.</source>
        <translation>Der Trainer sieht sich jeden Zug an.</translation>
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
        <source>Luck or choice?</source>
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
        <source>What each move gained or lost of the winning chance, in percent, added up.</source>
        <translation>Was jeder Zug an Siegchance gewann oder verlor, in Prozent, zusammengezählt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>Over many moves that can be more than 100.</source>
        <translation>Über viele Züge kann das mehr als 100 sein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/luck.py"/>
        <source>What one gains, the others lose.</source>
        <translation>Was einer gewinnt, verlieren die anderen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>No single decision turned this game.</source>
        <translation>Keine einzelne Entscheidung hat das Spiel gewendet.</translation>
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
        <source>This one was lost, and that is how one learns.</source>
        <translation>Diesmal verloren, und so lernt man.</translation>
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
        <source>Good moves did most of it.</source>
        <translation>Vor allem durch gute Züge.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>Luck helped, and good moves did the rest.</source>
        <translation>Glück half mit, gute Züge taten den Rest.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>Luck did most of it this time.</source>
        <translation>Diesmal vor allem durch Glück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/report.py"/>
        <source>{name} had bad luck and won all the same, by good moves.</source>
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
        <source>No decision here cost or won much.</source>
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
        <translation>Gut gefunden. {why}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/coach/turning_points.py"/>
        <source>Well found.</source>
        <translation>Gut gefunden.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Every move on the table becomes a step (Alt+1)</source>
        <translation>Jeder Zug am Tisch wird ein Schritt (Alt+1)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A drop that is not allowed becomes a step (Alt+2)</source>
        <translation>Was nicht erlaubt ist, wird ein Schritt (Alt+2)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Point</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A click marks what the step is about (Alt+3)</source>
        <translation>Ein Klick markiert, worum es geht (Alt+3)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>A move becomes a right answer of this question (Alt+4)</source>
        <translation>Ein Zug wird richtige Antwort dieser Frage (Alt+4)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>The scene as a text file (Alt+T)</source>
        <translation>Die Szene als Textdatei (Alt+T)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Try it</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Show it as the room will see it (Alt+R)</source>
        <translation>So sieht es die Gruppe (Alt+R)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>Save among your own scenes (Ctrl+S)</source>
        <translation>Unter deinen Szenen speichern (Strg+S)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/bar.py"/>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Duplicate step {n}</source>
        <translation>Schritt {n} verdoppeln</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Delete step {n}</source>
        <translation>Schritt {n} löschen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Step {n} earlier</source>
        <translation>Schritt {n} früher</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Step {n} later</source>
        <translation>Schritt {n} später</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Words</source>
        <translation>Worte</translation>
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
        <translation>Worte hinzufügen</translation>
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
        <source>This text is not a scene yet: put the marked line right.</source>
        <translation>Dieser Text ist noch keine Szene: Bring die markierte Zeile in Ordnung.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>The rules do not allow step {n}: the table shows how far it goes.</source>
        <translation>Die Regeln erlauben Schritt {n} nicht: Der Tisch zeigt, wie weit es geht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Click the pieces and places that are lit with the answer; again takes it away.</source>
        <translation>Klick auf die Teile und Orte, die mit der Antwort aufleuchten; noch ein Klick nimmt sie wieder weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Play on: every move you make becomes a step after this one.</source>
        <translation>Spiel weiter: Jeder Zug wird ein Schritt nach diesem.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Drop a piece where it may not go: the refusal becomes a step.</source>
        <translation>Leg ein Teil hin, wo es nicht hindarf: Die Ablehnung wird ein Schritt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Click pieces and places to point at them; with Shift the place below. Again takes it away.</source>
        <translation>Klick auf Teile und Orte, um auf sie zu zeigen; mit Umschalt auf den Ort darunter. Noch einmal nimmt es weg.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>Make the moves that are right answers; the same move again takes it away.</source>
        <translation>Zieh die richtigen Züge; derselbe Zug noch einmal entfernt ihn wieder.</translation>
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
        <translation>{clause} verbietet das: Nun ist es ein Schritt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/editor.py"/>
        <source>{name} could not be written: {why}.</source>
        <translation>{name} konnte nicht geschrieben werden: {why}.</translation>
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
        <translation>Regeln, die sie lehrt</translation>
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
        <source>Caption for the room</source>
        <translation>Text für die Gruppe</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>What everybody can do now, one in each line</source>
        <translation>Was jetzt alle können, eins je Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>A number to remember, and what it counts below</source>
        <translation>Eine Zahl zum Merken, darunter, was sie zählt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Choices, one in each line</source>
        <translation>Antworten, eine in jeder Zeile</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>The right choice</source>
        <translation>Die richtige Antwort</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Show them on the table</source>
        <translation>Zeig sie auf dem Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Because</source>
        <translation>Weil</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Reply to any other move</source>
        <translation>Antwort auf jeden anderen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Reply to each wrong choice, one in each line</source>
        <translation>Antwort auf jede falsche Auswahl, eine je Zeile</translation>
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
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>Words before the question</source>
        <translation>Worte vor der Frage</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>{head}: {n} letters, too long</source>
        <translation>{head}: {n} Buchstaben, zu lang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/form.py"/>
        <source>{moves}, with luck {luck}</source>
        <translation>{moves}, mit Glück {luck}</translation>
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
        <translation>Wortlaut</translation>
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
        <source>What does not hold</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Earlier (Alt+Up)</source>
        <translation>Früher (Alt+Auf)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Later (Alt+Down)</source>
        <translation>Später (Alt+Ab)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Verdoppeln (Strg+D)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/scene_steps.py"/>
        <source>Delete this step (Del)</source>
        <translation>Diesen Schritt löschen (Entf)</translation>
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
        <translation>(noch ohne Worte)</translation>
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
        <source>{n} things do not hold</source>
        <translation>
            <numerusform>{n} Sache stimmt nicht</numerusform>
            <numerusform>{n} Sachen stimmen nicht</numerusform>
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
        <translation>Noch wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/editor/undo.py"/>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/filmstrip.py"/>
        <source>there is no such folder, or no room</source>
        <translation>den Ordner gibt es nicht, oder es ist kein Platz</translation>
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
        <translation>{game}: zum Ausdrucken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>{title}. Print at 100 %, not fitted to the page.</source>
        <translation>{title}. Mit 100 % drucken, nicht an die Seite anpassen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/parts.py"/>
        <source>Print every page on card at 100 %: “actual size”, not “fit to page”. One side is enough.</source>
        <translation>Druck jede Seite auf Karton, mit 100 %: „tatsächliche Größe“, nicht „an Seite anpassen“. Eine Seite genügt.</translation>
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
        <translation>Außerdem nötig: Papier und Bleistift für die Punkte. Die Regeln druckst du aus dem Menü: „Regeln als PDF“.</translation>
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
        <translation>Wie es weitergeht</translation>
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
        <translation>Zum Ausdrucken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Presenter's notes</source>
        <translation>Notizen für dich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/handout/print_sheet.py"/>
        <source>Little ink</source>
        <translation>Wenig Tinte</translation>
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
        <translation>darauf kann man nicht zeichnen</translation>
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
        <translation>Alles andere folgt dem Regelbuch, in unseren eigenen Worten.</translation>
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
        <source>No game waits for you</source>
        <translation>Kein Spiel wartet auf dich</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>A fresh table</source>
        <translation>Ein leerer Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Choose a game above; it is kept while you play.</source>
        <translation>Wähl oben ein Spiel; es wird beim Spielen gespeichert.</translation>
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
        <translation>Nichts wartet</translation>
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
        <source>Who won how often: figures and charts of all games</source>
        <translation>Wer wie oft gewann: Zahlen und Diagramme aller Spiele</translation>
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
        <source>Settings (Ctrl+,)</source>
        <translation>Einstellungen (Strg+,)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/home_page.py"/>
        <source>Games of squirrels and nuts, on your own table</source>
        <translation>Spiele von Eichhörnchen und Nüssen auf deinem Tisch</translation>
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
            <numerusform>{n} Zug, nicht zu Ende</numerusform>
            <numerusform>{n} Züge, nicht zu Ende</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Games played last</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>The game's new name</source>
        <translation>Der neue Name des Spiels</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>The game's new name; Enter keeps it</source>
        <translation>Der neue Name des Spiels; Enter behält ihn</translation>
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
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
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
        <source>Nothing has been played yet. Every game is kept while it is played.</source>
        <translation>Noch wurde nichts gespielt. Jedes Spiel wird beim Spielen gespeichert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Look again</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/home/recent.py"/>
        <source>Open what can be read</source>
        <translation>Lesbares öffnen</translation>
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
        <source>Rule before (Shift+Enter)</source>
        <translation>Vorige Regel (Umschalt+Enter)</translation>
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
        <source>The wise old squirrel thinks about your move.</source>
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
        <source>The rest is shown again after it</source>
        <translation>Der Rest wird danach wieder gezeigt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/tips.py"/>
        <source>chance of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>The rulebook does not say it: this is from the designer's public prototype and its rule sheet.</source>
        <translation>Im Regelbuch steht es nicht: Es stammt aus dem öffentlichen Prototyp des Autors und dessen Regelblatt.</translation>
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
        <translation>Das Regelbuch gibt keine Liste: Diese Karten, Namen oder Zahlen sind von uns.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>decided here</source>
        <translation>hier festgelegt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/kit/translated.py"/>
        <source>The rulebook is silent or unclear here: this is how this table plays it.</source>
        <translation>Das Regelbuch schweigt hier oder ist unklar: So spielt es dieser Tisch.</translation>
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
        <source>{name} could not be written.</source>
        <translation>{name} konnte nicht geschrieben werden.</translation>
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
        <translation>Immer</translation>
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
        <translation>Versuche</translation>
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
        <translation>Lese die Aufzeichnungen: {done} von {total}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Rebuild</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Read every record again</source>
        <translation>Jede Aufzeichnung neu lesen</translation>
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
        <source>Longest run of wins</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Counting…</source>
        <translation>Zähle…</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>No game to export</source>
        <translation>Kein Spiel zum Exportieren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics.py"/>
        <source>Every game that is chosen, as a table</source>
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
        <source>Play a game to its end, and you find here who won, with what score and how long it took. Games of people and of bots are told apart.</source>
        <translation>Spiel ein Spiel zu Ende, und du findest hier, wer gewann, mit welchem Ergebnis und wie lange es dauerte. Spiele von Menschen und von Bots sind getrennt.</translation>
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
        <source>Stopped: the figures are as they were.</source>
        <translation>Angehalten: Die Zahlen sind wie zuvor.</translation>
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
        <source>{file} could not be written: {why}.</source>
        <translation>{file} konnte nicht geschrieben werden: {why}.</translation>
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
        <source>{label}: {won} of {played} won, {rate}. Even would be {even}.</source>
        <translation>{label}: {won} von {played} gewonnen, {rate}. Gerecht verteilt wären {even}.</translation>
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
        <source>Games that were begun on each day</source>
        <translation>Spiele, die an jedem Tag begannen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Games that were begun in each month</source>
        <translation>Spiele, die in jedem Monat begannen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Games that were begun in each week</source>
        <translation>Spiele, die in jeder Woche begannen</translation>
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
        <source>Wins of whoever sat there, with 95 % intervals</source>
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
        <source>of one's own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>edition {n}</source>
        <translation>Ausgabe {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>This game has no options to choose.</source>
        <translation>Dieses Spiel hat keine Regeln zur Wahl.</translation>
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
        <source>Moves from the deal to the end, without what was undone</source>
        <translation>Züge vom Austeilen bis zum Ende, ohne Zurückgenommenes</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Half take more than {n}</source>
        <translation>Die Hälfte braucht mehr als {n}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>In the middle; the line goes from the lowest tenth to the highest</source>
        <translation>In der Mitte; die Linie reicht vom niedrigsten Zehntel zum höchsten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{game}: {points} in the middle, mostly {low} to {high}.</source>
        <translation>{game}: {points} in der Mitte, meist {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>In the middle; the line goes from the shortest tenth to the longest</source>
        <translation>In der Mitte; die Linie reicht vom kürzesten Zehntel zum längsten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{game}: {n} moves in the middle, mostly {low} to {high}.</source>
        <translation>{game}: {n} Züge in der Mitte, meist {low} bis {high}.</translation>
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
        <source>The best score that anybody had</source>
        <translation>Das beste Ergebnis, das jemand hatte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>{who}: {wins} in a row, from {first} to {last}; {now} at the moment.</source>
        <translation>{who}: {wins} in Folge, vom {first} bis {last}; zurzeit {now}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/statistics_charts.py"/>
        <source>Games won one after the other; people green, bots blue</source>
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
        <translation>Nach Zugfolge</translation>
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
        <source>How many of its users won</source>
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
        <source>Wins of those who used it</source>
        <translation>Siege derer, die es nutzten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>How many of the winners used it; those that differ most.</source>
        <translation>Wie viele Sieger es nutzten; was sich am meisten unterscheidet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>The {n} of {all} that tell most.</source>
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
        <source>Bots play a game hundreds of times, and the charts say what wins it.</source>
        <translation>Bots spielen ein Spiel Hunderte Male, und die Diagramme zeigen, womit man gewinnt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Thin lines are intervals: the true figure lies in there in 19 of 20 trials.</source>
        <translation>Dünne Linien sind Bereiche: In 19 von 20 Versuchen liegt der wahre Wert darin.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>Stop whenever you like: what is played is kept.</source>
        <translation>Halt an, wann du willst: Gespieltes bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_charts.py"/>
        <source>An entry counts as strong or weak only if its users win clearly more or less often than those of the other entries, by more than chance. Bots that are ahead may use more of everything.</source>
        <translation>Etwas gilt nur dann als stark oder schwach, wenn man damit deutlich öfter oder seltener gewinnt als mit dem anderen, mehr als durch Zufall. Wer vorn liegt, nutzt vielleicht von allem mehr.</translation>
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
        <source>Each seat its own</source>
        <translation>Jeder Platz für sich</translation>
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
        <source>As shipped</source>
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
        <source>house data are a small text, and this is not</source>
        <translation>Hausdaten sind ein kurzer Text, und das ist keiner</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_form.py"/>
        <source>this is not a text that can be read</source>
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
        <translation>{who} in der Zugfolge gewinnt {rate}, zwischen {low} und {high}.</translation>
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
        <source>To play first is an advantage, by more than chance.</source>
        <translation>Anfangen ist ein Vorteil, mehr als durch Zufall.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>To play first is a drawback, by more than chance.</source>
        <translation>Anfangen ist ein Nachteil, mehr als durch Zufall.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>To play first makes no difference that one could be sure of.</source>
        <translation>Anfangen macht keinen Unterschied, dessen man sicher sein könnte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>{name}: of {n} who used it {rate} won ({low} to {high}); {expected} were to be expected. {verdict}</source>
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
        <translation>Gerecht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>One cannot tell yet.</source>
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
            <numerusform>Nach {n} Spiel nicht sicher. Manches gewinnt vielleicht öfter oder seltener als erwartet, um bis zu so viele Prozentpunkte: {tables}.</numerusform>
            <numerusform>Nach {n} Spielen nicht sicher. Manches gewinnt vielleicht öfter oder seltener als erwartet, um bis zu so viele Prozentpunkte: {tables}.</numerusform>
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
            <numerusform>{n} Zahl von {all} unterscheidet sich mehr als durch Zufall.</numerusform>
            <numerusform>{n} Zahlen von {all} unterscheiden sich mehr als durch Zufall.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>Nothing differs by more than chance.</source>
        <translation>Nichts unterscheidet sich mehr als durch Zufall.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trial_words.py"/>
        <source>The more entries a table has, the more each must differ before it counts: so chance alone fools us in no more than one table of twenty.</source>
        <translation>Je mehr in einer Tabelle steht, desto mehr muss sich jedes unterscheiden, bis es zählt: So täuscht uns der Zufall in höchstens einer von zwanzig Tabellen.</translation>
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
        <source>How many games: the more, the surer the figures</source>
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
        <translation>Warten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Stop: what is played is kept, and can go on later</source>
        <translation>Anhalten: Gespieltes bleibt und kann später weitergehen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/lab/trials.py"/>
        <source>Play this table yourself, at the first seat, against these bots</source>
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
        <source>Stopped. What is played is kept: the same table goes on from there.</source>
        <translation>Angehalten. Gespieltes bleibt: Derselbe Tisch macht dort weiter.</translation>
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
        <source>It opens in a window of its own, because it is played by other house data.</source>
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
        <source>Players, in the order of play</source>
        <translation>Spieler, in der Reihenfolge der Züge</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>The author has not tried it with this many players.</source>
        <translation>Mit so vielen Spielern hat der Autor es nicht probiert.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/new_game/new_game_sheet.py"/>
        <source>By lot</source>
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
        <source>This window plays by other house data: {name}.</source>
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
        <translation>Die Spielregel empfiehlt es für {n} Spieler.</translation>
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
        <location filename="../../nutdesk/desk/new_game/setup.py"/>
        <source>acorn alder amber apple apricot ash aspen aster autumn badger balsam bark barley basil bay beacon bear beaver bee beech beetle bell berry birch bird bison blossom bluebell bog boulder bramble branch breeze briar bridge brook bud burrow butter cabin candle canyon carrot cedar cherry chestnut chive clay cliff cloud clover cone conker copper coral cork corn cottage cove crane creek cricket crocus crow cypress daisy dale dandelion dawn deer dell dew dove drift duck dune dusk eagle earth echo elder elm ember falcon fawn feather fennel fern field finch fir firefly flint flower fog forest fountain fox foxglove frog frost fruit garden garlic ginger glade glen gold goose gorse grape grass gravel grove gull hamlet hare harvest hawk hawthorn hay hazel heath heather hedge hedgehog hen heron hill hive hollow holly honey horn ibex ice iris island ivy jasmine jay juniper kestrel kettle kite lake lamb lantern larch lark laurel lavender leaf lemon lichen lilac lily linden lizard loam lynx magpie maple marble marigold marsh marten meadow melon mint mist mole moon moor moose moss moth mountain mouse mulberry mushroom myrtle nest nettle newt nut nutmeg oak oat olive orange orchard orchid osprey otter owl pear pebble pine plum pond poplar poppy porcupine primrose puddle quail quarry quill rabbit rain raven reed ridge river robin rose rowan rush sage sand shell shore silver snail snow sorrel sparrow spring spruce star stone stork stream summer sun swan thistle thyme toad tulip turtle valley violet vole walnut water wheat willow wind winter wolf wood wren yarrow yew</source>
        <translation>ahorn akelei alm amsel anemone anis apfel aprikose arnika aster aue bach bachstelze baldrian balsam basilikum baum beere berg bernstein besen biber biene birke birne blatt blaubeere blume bogen bohne borke brise brombeere brot brunnen buche buchfink bucht butter dachs damm dill distel dohle dorn drossel duft eberesche echse efeu eibe eiche eichel eichhorn eidechse eimer eis eisvogel elch elster ente enzian erbse erdbeere erde erle ernte esche espe eule falke farn feder feige feld fels fenchel feuer fichte fink fisch flechte flieder flocke flur fluss forelle forst frosch frost frucht fuchs funke furche gans garbe garten gerste ginster glocke glut gold gras grille grotte habicht hafen hafer hagebutte hagel hahn hain hamster hase hasel hecht hecke heide heidelbeere heu himbeere himmel hirsch hirse hof holler holunder holz honig hopfen horn huhn hummel igel iltis iris kamille karde karotte kastanie katze kauz kerbel kern kerze kessel kiefer kiesel kirsche klee klippe knolle knospe kobel korb korn kraut kresse krokus kuckuck kupfer lachs lamm laterne laub lauch lavendel lehm lerche licht lilie linde linse lotus luchs luft lupine malve mandel marder margerite maus meise melisse melone milch minze mistel mohn mond moor moos morgen most motte mulde muschel nadel narzisse nebel nelke nest nuss olive orchidee otter pappel perle pfad pferd pfirsich pflaume pilz quelle quitte rabe rebe regen reh reif reiher rinde roggen rose rotkehlchen schilf schlehe schnee schwalbe see sonne spatz specht stein stern storch tanne tau teich thymian tulpe ulme veilchen wacholder wald walnuss weide weizen wiese wind wolke wurzel zapfen zaunkoenig zeder ziege</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/hints.py"/>
        <source>In a lesson the lesson itself helps.</source>
        <translation>In einer Lektion hilft die Lektion selbst.</translation>
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
        <source>{name} waits: F7 goes on, F8 plays one move</source>
        <translation>{name} wartet: F7 spielt weiter, F8 einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>The disk did not take this move: {why}. The next move tries again.</source>
        <translation>Die Festplatte hat diesen Zug nicht angenommen: {why}. Der nächste Zug versucht es wieder.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>What shall it be?</source>
        <translation>Was soll es sein?</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/play/table_page.py"/>
        <source>{move}  (no undo after)</source>
        <translation>{move}  (danach kein Zurück)</translation>
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
        <source>Once more</source>
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
        <source>As the system</source>
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
        <source>The picture for a room. High contrast is black on white, for a weak projector or a bright room.</source>
        <translation>Das Bild für eine Gruppe. Hoher Kontrast ist schwarz auf weiß, für einen schwachen Beamer oder einen hellen Raum.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>As the desk</source>
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
        <source>What the table says, the games and their lessons too.</source>
        <translation>Was der Tisch sagt, auch die Spiele und ihre Lektionen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>How large everything is written. The wheel makes the board itself larger.</source>
        <translation>Wie groß alles geschrieben ist. Das Rad macht das Brett selbst größer.</translation>
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
        <source>A pointer twice as large, drawn by the desk.</source>
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
        <translation>Wie schnell sich Teile bewegen und Karten wenden. Jede Taste und jeder Klick überspringt die Bewegung.</translation>
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
        <source>Less motion: pieces fade to their place instead of travelling, and dice do not tumble.</source>
        <translation>Weniger Bewegung: Teile blenden an ihren Ort, statt zu wandern, und Würfel rollen nicht.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>All motion</source>
        <translation>Alle Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Shortest time a bot takes for a move.</source>
        <translation>Wie lange ein Bot für einen Zug mindestens braucht.</translation>
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
        <source>Wood, cards, dice and nuts are heard when they move.</source>
        <translation>Holz, Karten, Würfel und Nüsse sind zu hören, wenn sie sich bewegen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>How loud they are.</source>
        <translation>Wie laut sie sind.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>A list beside the board says the whole position; Enter does what a line says.</source>
        <translation>Eine Liste neben dem Brett nennt die ganze Stellung; Enter tut, was eine Zeile sagt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Open hands</source>
        <translation>Offene Hände</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/settings/settings.py"/>
        <source>Everybody may see every hand: no curtain between turns.</source>
        <translation>Alle dürfen jede Hand sehen: kein Vorhang zwischen den Zügen.</translation>
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
        <source>No setting has all of these words.</source>
        <translation>Keine Einstellung hat alle diese Worte.</translation>
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
        <source>Qt and PySide6 are used under the LGPL: you may replace them by your own copies.</source>
        <translation>Qt und PySide6 stehen unter der LGPL: Du darfst sie durch eigene Fassungen ersetzen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/about.py"/>
        <source>The games belong to their authors. Rule texts, drawings and sounds here are our own.</source>
        <translation>Die Spiele gehören ihren Autoren. Regeltexte, Zeichnungen und Klänge sind unsere eigenen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/about.py"/>
        <source>Five squirrel-and-nut games on your own table</source>
        <translation>Fünf Spiele von Eichhörnchen und Nüssen auf deinem Tisch</translation>
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
        <translation>Lektionen aus Datei…</translation>
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
        <translation>Lektionen aus einer Datei</translation>
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
        <source>The lessons could not be kept: {why}.</source>
        <translation>Die Lektionen konnten nicht gespeichert werden: {why}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/shell/authoring.py"/>
        <source>{n} lessons were added to your own.</source>
        <translation>
            <numerusform>{n} Lektion kam zu deinen eigenen.</numerusform>
            <numerusform>{n} Lektionen kamen zu deinen eigenen.</numerusform>
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
            <numerusform>{n} Lektion ist in {name}.</numerusform>
            <numerusform>{n} Lektionen sind in {name}.</numerusform>
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
        <translation>Lehren und Drucken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>View</source>
        <translation>Ansicht</translation>
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
        <translation>Verdecken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Open hands, no curtain</source>
        <translation>Offene Hände, kein Vorhang</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>Bots: pause or go on</source>
        <translation>Bots: warten oder weiter</translation>
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
        <translation>Tisch einpassen</translation>
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
        <source>No game is on the table.</source>
        <translation>Auf dem Tisch ist kein Spiel.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>This was opened from home.</source>
        <translation>Das wurde vom Start aus geöffnet.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>This position was set up, not dealt.</source>
        <translation>Diese Stellung wurde aufgebaut, nicht ausgeteilt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>In fair play only when the game is over.</source>
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
        <source>The whole table is in sight.</source>
        <translation>Der ganze Tisch ist zu sehen.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/commands.py"/>
        <source>There is no room for it here.</source>
        <translation>Hier ist dafür kein Platz.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>nutdesk: a fault</source>
        <translation>nutdesk: ein Fehler</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>Something went wrong that should not have.</source>
        <translation>Etwas ging schief, das nicht schiefgehen sollte.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>Your game is safe: every move is kept in {place}</source>
        <translation>Dein Spiel ist sicher: Jeder Zug liegt in {place}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>The log is {place}</source>
        <translation>Das Protokoll ist {place}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>Go on opens the game again as it was after the last move.</source>
        <translation>„Weiter“ öffnet das Spiel so, wie es nach dem letzten Zug war.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/error_dialog.py"/>
        <source>What went wrong, for somebody who can help</source>
        <translation>Was schiefging, für jemanden, der helfen kann</translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <source>The text reads back in with Open a game.</source>
        <translation>Den Text liest „Spiel öffnen“ wieder ein.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/export.py"/>
        <source>Text and JSON hold every hand and all luck so far: not for players of a game that is not over.</source>
        <translation>Text und JSON enthalten jede Hand und alles Glück bisher: nichts für Spieler einer laufenden Partie.</translation>
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
        <source>Shift+arrows</source>
        <translation>Umschalt+Pfeile</translation>
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
        <translation>zum nächsten, was möglich ist, und zurück</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the table in words, to play from a list</source>
        <translation>der Tisch in Worten, zum Spielen aus einer Liste</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>F3, Shift+F3</source>
        <translation>F3, Umschalt+F3</translation>
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
        <source>put it back; close a paper</source>
        <translation>zurücklegen; ein Blatt schließen</translation>
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
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>cover my cards</source>
        <translation>meine Karten verdecken</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Strg+Z, Strg+Umschalt+Z</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Ctrl+B</source>
        <translation>Strg+B</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>other lines of play</source>
        <translation>andere Linien</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Ctrl+T, Ctrl+M</source>
        <translation>Strg+T, Strg+M</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the timeline; from a trial back to the main line</source>
        <translation>die Zeitleiste; vom Versuch zurück zur Hauptlinie</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>a hint: up to three moves; 1, 2, 3 play one</source>
        <translation>ein Tipp: bis zu drei Züge; 1, 2, 3 spielt einen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the coach, when the game is over</source>
        <translation>der Trainer, wenn das Spiel zu Ende ist</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>F7, F8</source>
        <translation>F7, F8</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>bots wait or go on, one move of a bot</source>
        <translation>Bots warten oder spielen weiter, ein Zug eines Bots</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the rule that matters now</source>
        <translation>die Regel, um die es gerade geht</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Ctrl and +, -, 0</source>
        <translation>Strg und +, -, 0</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>larger, smaller, fit; the wheel does it too</source>
        <translation>größer, kleiner, einpassen; das Rad kann es auch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Shift and wheel</source>
        <translation>Umschalt und Rad</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>move a table that is shown larger</source>
        <translation>einen vergrößerten Tisch verschieben</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Page Down, Page Up</source>
        <translation>Bild ab, Bild auf</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>next and previous step of a lesson</source>
        <translation>nächster und voriger Schritt einer Lektion</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Ctrl+L, F5</source>
        <translation>Strg+L, F5</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the lessons; the game on the projector</source>
        <translation>die Lektionen; das Spiel auf den Beamer</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Alt and S, Z, L, P, A</source>
        <translation>Alt und S, Z, L, P, A</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the tools of the projector, on your own board</source>
        <translation>die Werkzeuge des Beamers, auf deinem eigenen Brett</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Alt+Left</source>
        <translation>Alt+Links</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>back to the page from which this one was opened</source>
        <translation>zurück zur Seite, von der aus diese geöffnet wurde</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Ctrl+I, Ctrl+Shift+L</source>
        <translation>Strg+I, Strg+Umschalt+L</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the statistics of all games; trials of bots</source>
        <translation>die Statistik aller Spiele; Versuche mit Bots</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Ctrl+N, O, S, E, H</source>
        <translation>Strg+N, O, S, E, H</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>new game, open, save a copy, export, home</source>
        <translation>neues Spiel, öffnen, Kopie, exportieren, Start</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>Ctrl+P, Ctrl+Shift+E</source>
        <translation>Strg+P, Strg+Umschalt+E</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>print a handout; make a scene of this position</source>
        <translation>Handzettel drucken; Szene aus dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>F10, Ctrl+,</source>
        <translation>F10, Strg+,</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>the menu; settings</source>
        <translation>das Menü; die Einstellungen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/keys.py"/>
        <source>full screen</source>
        <translation>das ganze Bild</translation>
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
        <translation>Versuche mit Bots…</translation>
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
        <translation>Auf den Beamer (F5)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>On the projector: black</source>
        <translation>Auf dem Beamer: schwarz</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>On the projector: frozen</source>
        <translation>Auf dem Beamer: eingefroren</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/projecting.py"/>
        <source>On the projector: this game (F5 ends it)</source>
        <translation>Auf dem Beamer: dieses Spiel (F5 beendet es)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>This game is not kept while you play: {why}.</source>
        <translation>Dieses Spiel wird beim Spielen nicht gespeichert: {why}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/records.py"/>
        <source>The file of this game was gone or cut short. The whole game was written anew, as {file}.</source>
        <translation>Die Datei dieses Spiels war verschwunden oder verkürzt. Das ganze Spiel wurde neu geschrieben, als {file}.</translation>
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
        <source>Leave without it</source>
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
        <translation>Lesbares öffnen, bis Zug {n}</translation>
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
        <source>One click on a cover starts the game with the players it names. “Change” lets you choose them. Every move is kept.</source>
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
        <location filename="../../nutdesk/desk/shell/welcome.py"/>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/shell/window.py"/>
        <source>The lot decides: {name} starts</source>
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
        <translation>Das lässt sich nicht zeigen. Die Gruppe behält ihr Bild.</translation>
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
        <source>The bots wait.</source>
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
        <source>No bot is to move now: {name} chooses.</source>
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
        <translation>Zeig es auf dem Brett. {rule}</translation>
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
        <translation>{barrier}: kein Zurück dahinter</translation>
    </message>
    <message numerus="yes">
        <location filename="../../nutdesk/desk/table/move_strip.py"/>
        <source>{n} hints asked for</source>
        <translation>
            <numerusform>{n} Tipp erbeten</numerusform>
            <numerusform>{n} Tipps erbeten</numerusform>
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
        <translation>Zeig es</translation>
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
        <translation>Du hast genauso viel: Nur der Stichentscheid gab den Ausschlag</translation>
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
            <numerusform>{n} Ort.</numerusform>
            <numerusform>{n} Orte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/pointing.py"/>
        <source>Choose a lit place; Esc puts it back.</source>
        <translation>Wähl einen leuchtenden Ort; Esc legt es zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/pointing.py"/>
        <source>Choose a place; Esc puts it back.</source>
        <translation>Wähl einen Ort; Esc legt es zurück.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/score_sign.py"/>
        <source>{text}: {points} ({clause}), your secret</source>
        <translation>{text}: {points} ({clause}), dein Geheimnis</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_strip.py"/>
        <source>acts now</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/seat_strip.py"/>
        <source>on turn</source>
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
        <source>Nobody else looks at this screen.</source>
        <translation>Sonst schaut niemand auf diesen Bildschirm.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>No hand is open now.</source>
        <translation>Gerade ist nichts aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>A fair game only lets you look back. Trying is for practice, and for games that are over.</source>
        <translation>Im fairen Spiel kannst du nur zurückschauen. Versuche gibt es in der Übung und nach dem Ende.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Nothing has been played yet.</source>
        <translation>Noch wurde nichts gespielt.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>Fair play: {barrier}, no undo past here.</source>
        <translation>Faires Spiel: {barrier}, kein Zurück dahinter.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>{name} begins a move</source>
        <translation>{name} beginnt einen Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/session.py"/>
        <source>A move that nobody else saw</source>
        <translation>Ein Zug, den sonst niemand sah</translation>
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
        <source>Look back along the timeline (Ctrl+T)</source>
        <translation>An der Zeitleiste zurückschauen (Strg+T)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Story so far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>End the trial: the game itself has not moved (Ctrl+M)</source>
        <translation>Versuch beenden: Das Spiel selbst blieb stehen (Strg+M)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Undo: {what} (Ctrl+Z)</source>
        <translation>Rückgängig: {what} (Strg+Z)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story.py"/>
        <source>Redo: {what} (Ctrl+Shift+Z)</source>
        <translation>Wiederholen: {what} (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story_rows.py"/>
        <source>{clause}: click to read the rule</source>
        <translation>{clause}: Klick zeigt die Regel</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/story_rows.py"/>
        <source>no undo past here</source>
        <translation>kein Zurück dahinter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Bots pause or go on (F7)</source>
        <translation>Bots warten oder spielen weiter (F7)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/table_frame.py"/>
        <source>Show the whole table again (Ctrl+0)</source>
        <translation>Wieder den ganzen Tisch zeigen (Strg+0)</translation>
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
        <source>{n} players, hot seat</source>
        <translation>
            <numerusform>allein</numerusform>
            <numerusform>{n} Spieler, reihum</numerusform>
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
        <translation>Ab hier versuchen</translation>
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
            <numerusform>{n} Zug je Sekunde</numerusform>
            <numerusform>{n} Züge je Sekunde</numerusform>
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
        <translation>Was man sich merken sollte</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Note on this move</source>
        <translation>Notiz zu diesem Zug</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/timeline.py"/>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Hide the hand from the others (F6)</source>
        <translation>Hand vor den anderen verdecken (F6)</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Only {name} looks now</source>
        <translation>Jetzt schaut nur {name}</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>No undo after: {barrier}.</source>
        <translation>Danach kein Zurück: {barrier}.</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <location filename="../../nutdesk/desk/table/tray.py"/>
        <source>Play again</source>
        <translation>Noch ein Spiel</translation>
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
