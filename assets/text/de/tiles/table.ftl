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
