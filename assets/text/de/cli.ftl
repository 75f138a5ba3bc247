### Die Kommandozeile. $reason ist der Grund, in einem Satz von uns.

## Was an der Eingabe falsch ist

cli-no-window = Dieses Programm wurde ohne Fenster gebaut; --help zeigt, was es auf der Kommandozeile kann.
cli-window-not-started = Das Fenster ist ein eigenes Programm, delvewright.exe, das neben diesem liegt; es lässt sich nicht starten: { $reason }.
cli-cannot-begin = Das Spiel kann nicht beginnen: { $reason }
cli-no-game = { $file } ist kein Spiel, das hier gespielt werden kann: { $reason }

## Spiele

cli-outcome-won = gewonnen
cli-outcome-lost = verloren
cli-outcome-stuck = festgefahren: Regeln drehen sich im Kreis
cli-outcome-open = noch nicht zu Ende

## Many batches

cli-reason = { $reason }
cli-no-results = { $file } gibt es schon, enthält aber keine Ergebnisse früherer Spiele; bitte eine andere Datei nennen.
cli-results-full = { $file } ist voll: Mehr als { $limit } MB an Ergebnissen fasst sie nicht. Was darin steht, bleibt; bitte für den Rest eine andere Datei nennen.

## What is wrong with the arguments

cli-more-faults = { $count ->
    [one] Eine weitere Datei ist auch nicht zu gebrauchen.
   *[other] { $count } weitere Dateien sind auch nicht zu gebrauchen.
}
cli-not-told = Was zu sagen war, konnte nicht ganz geschrieben werden: { $reason }.
cli-no-room = Für Dateien, die nur kurz gebraucht werden, ist kein Platz.
cli-holds = { $file } stimmt: { $answers ->
    [one] 1 Antwort führt
   *[other] { $answers } Antworten führen
 } zu jedem aufgezeichneten Zustand, bis zum letzten, { $hash }.
cli-torn = Die letzte Zeile war abgerissen und ist weggelassen.
cli-played-plain = Das Spiel ist { $outcome }, nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
 }.
cli-ranked = Das Spiel ist zu Ende, nach { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
 }.
cli-place = Person { $seat }: Platz { $place }
cli-of-another-game = { $file } gehört zu { $game } und nicht zu { $asked }: --game weglassen oder --game { $game } angeben, und Dateien immer nur eines Spiels nennen.
cli-book-exported = { $file } ist eine Kampagne zum Weitergeben und noch kein Buch: „import“ macht eines daraus.
cli-no-such-game = Ein Spiel „{ $name }“ gibt es hier nicht. Installiert: { $known }.
cli-seats = { $least } bis { $most } Personen
cli-no-games = Kein Spiel ist installiert.
usage-unknown = Eine Angabe „{ $argument }“ gibt es hier nicht (--help zeigt alle).
usage-no-command = Einen Befehl „{ $name }“ gibt es nicht (--help zeigt alle).
usage-game = „{ $typed }“ ist ein Spiel und kein Befehl: Schreibe --game { $name } und einen seiner Befehle ({ $known }).
usage-game-first = „{ $typed }“ ist ein Spiel und kein Befehl: Schreibe delvewright --game { $name } { $command } und dahinter, was sonst dazugehört.
usage-game-without = „{ $typed }“ ist ein Spiel und kein Befehl, und einen Befehl „{ $command }“ hat es nicht: Schreibe --game { $name } und einen von diesen: { $known }.
usage-of-another-game = { $game } hat keinen Befehl „{ $name }“. Es gibt dort: { $known }. Ein anderes Spiel wählt --game: { $others }.
usage-argument-of-another-game = { $game } kennt bei „{ $name }“ die Angabe { $argument } nicht. Es gibt dort: { $known }. Ein anderes Spiel wählt --game: { $others }.
usage-command-missing = Hier muss ein Befehl folgen (--help zeigt alle).
usage-no-value = Hinter { $argument } muss etwas stehen (--help erklärt es).
usage-one-of = „{ $value }“ passt nicht zu { $argument }: Es gibt { $known }.
usage-not-within = „{ $value }“ passt nicht zu { $argument }: Möglich sind ganze Zahlen von { $low } bis { $high }{ $besides ->
    [all] {" "}oder „all“
    [names] {" "}oder Namen, durch Kommas getrennt
    [names-or-all] , Namen, durch Kommas getrennt, oder „all“
    [span] {" "}oder zwei davon, die kleinere zuerst, etwa { $low }-{ $high }
   *[nothing] {""}
}.
usage-value = „{ $value }“ passt nicht zu { $argument } (--help erklärt es).
usage-missing = Das fehlt noch: { $arguments } (--help erklärt es).
usage-together = { $argument } geht nicht zusammen mit { $other } (--help erklärt beides).
usage-twice = { $argument } kann nur einmal stehen (--help erklärt es).
usage-too-many = „{ $value }“ ist zu viel für { $argument } (--help erklärt es).
usage-no-text = Eine Angabe enthält Zeichen, die kein Text sind.
usage-unclear = Die Angaben sind nicht zu verstehen (--help erklärt sie).
cli-altered = { $file } stimmt nicht: { $reason }

## Viele Spiele: $bot ist einer der beiden Bots, $places zählt auf, wie oft welcher Platz

cli-bot-random = Zufall
cli-bot-search = Suche, { $games ->
    [one] 1 gedachtes Spiel je Antwort
   *[other] { $games } gedachte Spiele je Antwort
 }
cli-bot-planner = Planer, { $games ->
    [one] 1 gedachtes Spiel je Zug
   *[other] { $games } gedachte Spiele je Zug
 }
cli-budget-of-nobody = --budget sagt, wie lange { $bot } nachdenkt; der spielt hier aber nicht mit.
cli-imagined-of-nobody = --imagined sagt, wie lange { $bot } nachdenkt; die Suche spielt hier aber nicht mit.
cli-batch = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 } ab Startzahl { $seed }.
cli-batch-of = { $of }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 } ab Startzahl { $seed }.
cli-batch-seat = Person { $seat } ({ $bot }): { $share } % der ersten Plätze; in allen solchen Spielen { $low } bis { $high } % (Vertrauensniveau { $confidence } %). Wie oft welcher Platz: { $places }
cli-batch-seat-none = Person { $seat } ({ $bot }): noch kein erster Platz; in allen solchen Spielen höchstens { $high } % (Vertrauensniveau { $confidence } %). Wie oft welcher Platz: { $places }
cli-batch-shared = Ein erster Platz, den sich mehrere teilen, wird unter ihnen aufgeteilt.
cli-batch-by = Gespielt von: { $bots }.
cli-batch-won = { $won ->
    [0] Noch nicht als gewinnbar erwiesen: Keines davon wurde gewonnen, von allen solchen Spielen also höchstens { $high } % (Vertrauensniveau { $confidence } %).
   *[other] Gewonnen: { $share } %; von allen solchen Spielen { $low } bis { $high } % (Vertrauensniveau { $confidence } %).
 }
cli-batch-rounds = Im Mittel { $mean } Runden, von { $fewest } bis { $most }.
cli-witness = Der schnellste Sieg (Startzahl { $seed }, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}) ist in { $file } aufgezeichnet.
cli-witness-none = Niemand hat gewonnen, also wurde kein Spiel aufgezeichnet.
cli-witness-untrue = Das Spiel mit der Startzahl { $seed } ist kein Sieg, wenn es noch einmal gespielt wird, und wurde deshalb nicht aufgezeichnet. In der Ergebnisdatei steht etwas anderes: Jemand hat sie verändert. Lege sie beiseite und spiele neu.
cli-batch-failed = { $stuck } festgefahren, { $failed } aufgegeben.
cli-batch-defect = Startzahl { $seed }: { $reason }.
cli-batch-bots = Für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 } { $bots ->
    [one] ist 1 Bot genannt.
   *[other] sind { $bots } Bots genannt.
 }
cli-no-cases = { $file } enthält keine Regelfälle: { $reason }.
cli-cases-of-another-game = { $others ->
    [0] { $file } enthält keine Regelfälle von { $asked }, sondern von { $game }
    [one] { $file } und 1 weitere Datei enthalten keine Regelfälle von { $asked }, sondern von { $game }
   *[other] { $file } und { $others } weitere Dateien enthalten keine Regelfälle von { $asked }, sondern von { $game }
 }: --game weglassen oder --game { $game } angeben, und Fälle immer nur eines Spiels nennen.
cli-no-case = es steht kein Fall darin
cli-checked = { $cases ->
    [one] 1 Fall
   *[other] { $cases } Fälle
} in { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
}, { $failed ->
    [one] 1 stimmt
   *[other] { $failed } stimmen
} nicht.
cli-no-cases-there = In { $files } stehen keine Regelfälle.
cli-check-too-many = Das sind mehr als { $most } Dateien; nenne den Ordner mit den Regelfällen.
cli-check-too-many-folders = Das sind mehr als { $most } Ordner; nenne den mit den Regelfällen.
cli-check-no-cases = Dieses Spiel hat keine Regelfälle, die man laufen lassen könnte.
cli-lint-no-documents = Dieses Spiel hat keine Dokumente, in die man hineinsehen könnte.

## Was eine Änderung bewirkt

compared-title = Was die Änderung bewirkt hat
compared-games = Davor und danach derselbe Zufall: nur jetzt gewonnen { $gained }, nur davor { $lost }, von { $games } Spielpaaren.
compared-seen = Siege: { $points } Prozentpunkte, zwischen { $low } und { $high } (Vertrauensniveau { $confidence } %).
compared-unseen = Noch ist kein Unterschied zu erkennen (zwischen { $low } und { $high } Prozentpunkten, Vertrauensniveau { $confidence } %). { $more ->
    [0] Ein Unterschied von 5 Punkten wäre höchstwahrscheinlich aufgefallen.
    [one] Etwa 1 weiteres Spiel würde einen Unterschied von 5 Punkten höchstwahrscheinlich zeigen.
   *[other] Etwa { $more } weitere Spiele würden einen Unterschied von 5 Punkten höchstwahrscheinlich zeigen.
}
compared-where = Woher es kommt:
compared-nothing = Sonst unterscheidet sich nichts Gezähltes stärker, als es leicht Zufall sein kann.
compared-rounds = Runden je Spiel: { $after }, davor { $before }
