### Was am Tisch von Spielen mit Kartenteilen gleich gesagt wird.

## Würfel, und was geschieht

tray-left = übrig
tray-left-said = Übrig: { $symbols }
beats-title = Was geschieht

## Hinweise eines ersten Abends

command-hint = Den Hinweis weglegen
settings-hints = Hinweise am ersten Abend
settings-hints-anew = Alles noch einmal erklären
hint-question = Das Spiel stellt dir immer nur eine Frage. Was du antworten darfst, steht hier und ist auch auf dem Plan markiert.
hint-take-back = Alles lässt sich zurücknehmen, so weit du willst. Die Würfel fallen dann wieder gleich; probiere also ruhig etwas aus.

## Vor dem ersten Zug

intro-begin = Hinabsteigen
intro-back = Zurück zum Tisch
intro-again = Geschichte, Ziele und Karte
intro-goals = Was zu tun ist
intro-rules = Was hier besonders ist

## Das Ende eines Spiels

result-line = { $rounds ->
    [one] { $quest } · nach 1 Runde
   *[other] { $quest } · nach { $rounds } Runden
}
result-people = Wer was getan hat
result-dealt = Wunden geschlagen
result-slain = Gegner getötet
result-taken = Wunden erlitten
result-doors = Türen geöffnet
result-picked = Aufgehoben
result-xp = Erfahrung gewonnen
result-health = Gesundheit von Runde zu Runde
result-health-told = Gesundheit am Ende jeder Runde.
result-turns = Was es entschieden hat, das Letzte zuerst
result-no-turns = Es ist nichts Besonderes geschehen.
result-again = Noch einmal spielen
result-board = Den Plan ansehen
result-show = Zurück zum Ergebnis
result-round = Runde { $round }
result-objectives = Was zu tun war
result-met = Geschafft:
result-missed = Nicht geschafft:
