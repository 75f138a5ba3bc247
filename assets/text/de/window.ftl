### Das Fenster: Start, gespeicherte Partien, Einstellungen, Befehle, Seiten und was noch nicht gespeichert ist.

back = Zurück
notice-close = Schließen
notice-all = Alle Meldungen ({ $count })

start-continue = Weiterspielen
start-new = Neues Spiel
start-settings = Einstellungen
start-games = Deine Spiele
start-older = Ältere Spiele ({ $count })
start-unreadable = { $file } lässt sich nicht öffnen
start-won = Gewonnen
start-lost = Verloren
start-over = Beendet
start-stuck = Kam nicht weiter
start-delete = Weglegen: { $game }
start-bring-back = Zurückholen: { $game }
start-not-taken = „{ $file }“ lässt sich nicht öffnen. { $why }
start-game-taken = „{ $file }“ liegt jetzt bei deinen Spielen und geht dort weiter.
start-elsewhere = Liegt in { $file }

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-dark = Der Tisch bei Nacht
settings-light = Der Tisch bei Tag
settings-contrast = Hoher Kontrast
settings-contrast-hint = Schwarze oder weiße Flächen, kräftige Linien. Der Plan behält sein Licht.
settings-scale = Größe von Text und Bedienelementen
settings-scale-hint = 100 % passt zum Fenster. Strg + 0 führt von überall dorthin zurück, Strg + Plus und Strg + Minus ändern die Größe.
settings-full-screen-hint = Das Fenster nimmt den ganzen Bildschirm ein; F11 führt hin und zurück.
settings-pace = Tempo
settings-beats = Was geschieht, zeigt sich
settings-beats-one-by-one = Schritt für Schritt auf Leertaste
settings-beats-by-itself = von selbst
settings-beats-fast = schnell
settings-beats-at-once = alles auf einmal
settings-beats-hint = Würfel, Karten und Züge der anderen kommen nacheinander. Leertaste: weiter, gehalten: schneller, Ende: ans Ende.
settings-motion = Weniger Bewegung
settings-motion-hint = Figuren und Plan sind sofort dort, wo sie hinsollen.
settings-rule-ids = Regelnummern zeigen
settings-rule-ids-hint = Sie stehen hinter dem, was die Geschichte erzählt. Sonst erscheinen sie, wenn man auf eine Zeile zeigt.
settings-sound = Ton
settings-heard = Hören, was geschieht
settings-volume = Lautstärke
settings-sound-hint = Würfel, Türen, Karten und Hiebe, und ganz leise der Raum, in dem sie sind. Stumm, wo das Gerät nichts abspielen kann.
settings-files = Dateien
settings-files-show = Ordner zeigen
settings-files-hint = Hier liegen Spiele, Bücher und alles, was du selbst machst oder hereinholst: Nirgends sonst liegt etwas von dir.
settings-as-it-looks = So sieht es aus
settings-files-not-shown = Der Ordner lässt sich nicht zeigen: { $reason }.

table-leave = Zum Startbildschirm
table-undo = Zurücknehmen
table-redo = Wiederherstellen

command-palette = Befehl suchen
command-keys = Alle Tasten zeigen
command-switch-theme = Tag oder Nacht
command-larger = Größerer Text
command-smaller = Kleinerer Text
command-usual-size = Übliche Größe
command-full-screen = Ganzer Bildschirm
palette-search = Befehle und Antworten suchen
palette-nothing = Nichts heißt so.
palette-hint = Pfeile wählen, Enter führt aus, Esc schließt.

## Something could not be saved
unsaved-again = Noch einmal versuchen
unsaved-leave = Ohne Speichern verlassen
unsaved-stay = Hier bleiben

## Another window has saved the same thing; $since is how long ago
elsewhere-saved = Das andere Fenster hat zuletzt gespeichert: { $since }.
elsewhere-cards = Ein anderes Fenster hat deine Karten inzwischen verändert. Nichts ist verloren: Seine Fassung ist noch da, und was du hier tust, wird daneben aufgehoben.
elsewhere-mine = Meine behalten
elsewhere-mine-cards-hint = Die andere Fassung liegt bei den Sicherungen.
elsewhere-theirs = Die andere nehmen
elsewhere-theirs-cards-hint = Deine liegt bei den Sicherungen; Rückgängig bringt sie zurück.
elsewhere-join = Beide vereinen
elsewhere-join-hint = Jede Karte so, wie sie verändert wurde; wo beide dieselbe Karte verändert haben, zählt deine.
elsewhere-cards-undecided = Auch ein anderes Fenster hat deine Karten verändert, und noch hat niemand gesagt, was zählt. Was du hier getan hast, liegt in { $file }.
being-saved = Wird gespeichert …
saved-beside = Neben der anderen Fassung gespeichert, in { $file }.
cards-saved = Jede Änderung wird sofort gespeichert.

## Auf einem Plan

map-fit = Den ganzen Plan zeigen
map-light = Alles ausleuchten, zum Planen
map-small = Der ganze Plan im Kleinen: Ein Klick führt dorthin
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-menu = Was man hier tun kann
map-menu-empty = Hier kann man jetzt nichts tun.

## A table for any game

plain-seats = Wie viele spielen mit?
plain-begin = Beginnen
plain-seat = Person { $number }
question-pick-some = Wähle { $least } bis { $most }.
question-confirm = Bestätigen
answer-enough = Genug
curtain-pass = Gib den Bildschirm weiter: { $seat }
plain-hand-over = { $seat } ist an der Reihe. Die anderen schauen weg.
plain-ready = Ich bin { $seat }
plain-story = Geschichte
plain-over = Das Spiel ist zu Ende
plain-place = { $seat }: Platz { $place }
plain-undo-asks = Seitdem hat jemand etwas erfahren. Zurückgenommen wird nur, wenn alle einverstanden sind.
plain-undo-agreed = Zurücknehmen
plain-undo-not = So lassen
plain-undo-holds = Seitdem hat jemand etwas erfahren oder geantwortet, und dies ist keine Übungspartie: Es bleibt, wie es ist.
plain-stranger = Mit „{ $file }“ kann dieses Spiel nichts anfangen.

## Hinweise
hints-understood = Verstanden
hints-enough = Keine Hinweise mehr

## Wer noch kein Spiel hat
start-first = Den ersten Abend spielen
start-first-hint = Alles liegt bereit, und ein Hinweis nach dem anderen erklärt, was du brauchst.

## Wer wo sitzt
sitters-name = Name an Platz { $number }
sitters-who = Wer spielt an Platz { $number }?
sitters-person = Ein Mensch

## Ein Tag; Monat und Tag haben zwei Stellen.

date-day = { $day }.{ $month }.{ $year }

## Was geschieht, eins nach dem andern gezeigt
beats-next = Weiter (Leertaste)
beats-to-the-end = Zum Ende (Ende)
beats-again = Noch einmal zeigen, was geschehen ist (F6)
