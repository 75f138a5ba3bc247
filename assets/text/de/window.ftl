### Das Fenster: Start, gespeicherte Partien, Einstellungen, Befehle, Seiten und was noch nicht gespeichert ist.

back = Zurück
notice-close = Schließen
notice-from-kept-state = Regeln oder Karten haben sich geändert, seit dieses Spiel gespeichert wurde. Es geht am Anfang seiner letzten Runde weiter.
notice-game-torn = Die letzte Zeile dieses Spiels war beschädigt: Die Antwort darin ist verloren. Die Datei, wie sie war, liegt jetzt unter { $kept }.

start-continue = Weiterspielen
start-new = Neues Spiel
start-editor = Quest-Editor
start-ledger = Kampagnenbuch
start-settings = Einstellungen
start-games = Deine Spiele
start-game-line = { $quest }, Runde { $round } – { $heroes }
start-game-short = { $quest } – { $heroes }
start-older = Ältere Spiele ({ $count })
start-unreadable = { $file } lässt sich nicht öffnen
start-delete = Weglegen: { $game }

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-dark = Der Tisch bei Nacht
settings-light = Der Tisch bei Tag
settings-scale = Größe von Text und Bedienelementen
settings-motion = Weniger Bewegung
settings-stop = Nach den Phasen ohne Heldenzug anhalten

table-leave = Zum Startbildschirm
table-undo = Zurücknehmen
table-redo = Wiederherstellen
table-new-dice = Ab hier andere Würfel

page-story = Geschichte
page-enemies = Gegner
page-decks = Quest
page-undo = Verlauf

command-palette = Befehl suchen
command-keys = Alle Tasten zeigen
command-switch-theme = Tag oder Nacht
palette-search = Befehle und Antworten suchen
palette-nothing = Nichts heißt so.
palette-hint = Pfeile wählen, Enter führt aus, Esc schließt.

start-cards = Karten

## Eine Probe fortsetzen
trial-other-way = Die Probe geht weiter, aber nicht dort, wo du sie verlassen hast: { $again } von { $count } Schritten ließen sich wiederholen, dann nahm die Quest einen anderen Lauf.

## The quest could not be saved
unsaved-title = Diese Quest ist nicht gespeichert
unsaved-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier und schreibe die Quest auf der Seite „Teilen“ an einen anderen Ort.
unsaved-again = Noch einmal versuchen
unsaved-leave = Ohne Speichern verlassen
unsaved-stay = Hier bleiben

## Your cards could not be saved
unsaved-cards-title = Deine Karten sind nicht gespeichert
unsaved-cards-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier.

## Another window has saved the same thing; $since is how long ago
elsewhere-saved = Das andere Fenster hat zuletzt gespeichert: { $since }.
elsewhere-title = In einem anderen Fenster verändert
elsewhere-hint = Beide Fassungen liegen in deinem Regal. Bleib, wenn du sagen willst, was aus ihnen wird.
elsewhere-leave = Verlassen: beide bleiben

book-torn = Der letzte Eintrag von { $file } (Zeile { $line }) wurde nur halb geschrieben und ist weggelassen; alle Einträge davor sind da.
book-imported-conflict = Eintrag { $entry } steht im Widerspruch zu den Regeln und zählt nicht, bis er berichtigt ist: { $why }

notice-former-game = Dieses Spiel wurde für die Kampagne „{ $name }“ gespielt, die nicht mehr darauf wartet: Was hier noch geschieht, ändert am Buch nichts.
table-to-book = Zurück zum Kampagnenbuch

ledger-page-book = Buch
ledger-page-heroes = Helden
ledger-page-statistics = Statistik
ledger-page-chronicle = Chronik

ledger-imported = „{ $name }“ steht jetzt im Regal.

command-rulings = Auslegungen
