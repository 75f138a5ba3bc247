### Das Fenster: Startbildschirm, Einstellungen, neues Spiel, Tisch.
# The screens of a game: start, new game, the table.

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

new-title = Neues Spiel
new-party = Wer steigt hinab?
new-party-hint = Ein bis sechs Helden. Klasse und Waffe sind Vorschläge; ändere sie, wie du magst.
new-seat = Platz { $seat }
new-earlier = { $hero } handelt früher
new-class-of = Klasse: { $hero }
new-weapon-of = Startwaffe: { $hero }
new-difficulty = Schwierigkeit
new-lifebringer = Marker auf dem Lebensbringer
new-lifebringer-hint = Jeder Marker holt einen gefallenen Helden zurück. Gedruckt sind zwei; weniger ist schwerer.
new-edition = Wortlaut
new-edition-de = Deutsche Ausgabe
new-edition-en = Englische Ausgabe
new-edition-hint = Die gedruckten Ausgaben unterscheiden sich in wenigen Regeln.
new-dice = Würfel und Karten
new-dice-app = Das Programm würfelt und zieht
new-dice-typed = Ich gebe ein, was auf meinem Tisch fällt
new-seed = Startzahl
new-another-seed = Andere Startzahl
new-seed-hint = Gleiche Startzahl und gleiche Antworten ergeben das gleiche Spiel.
new-begin = Beginnen
new-choose-somebody = Wähle mindestens einen Helden.

table-leave = Zum Startbildschirm
table-undo = Zurücknehmen
table-redo = Wiederherstellen
table-new-dice = Ab hier andere Würfel
table-new-dice-done = Ab hier fallen die Würfel anders.
table-refused = { $why } ({ $rule })
rail-round = Runde { $round }
rail-level = Stufe { $level }
rail-lifebringer = Lebensbringer: { $tokens }

state-dead = gefallen
state-stunned = betäubt
state-escaped = durch den Ausgang gegangen
state-shadow = im Schatten
state-first-player = Startspieler
hero-fold = einklappen
hero-unfold = ausklappen
hero-health = Gesundheit von { $name }: { $now } von { $full }
hero-xp = { $xp } EP
hero-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
hero-movement = { $count ->
    [one] 1 Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
hero-skills = Fertigkeiten
skill-needs-shadow = Wirkt nur in einer Schattenzone.
skill-needs-level = Erwacht auf Stufe { $level }.
card-level = Stufe { $level }

enemy-health = Gesundheit { $left } von { $full }
enemy-minions = { $count ->
    [one] 1 Scherge, Gesundheit { $health }
   *[other] { $count } Schergen, Gesundheit je { $health }
}
enemy-carries = Trägt: { $card }

page-story = Geschichte
page-enemies = Gegner
page-decks = Quest
page-undo = Verlauf
page-no-enemies = Kein Gegner ist auf dem Plan.
page-decks-left = Karten übrig
page-quest-story = Die Geschichte
page-quest-rules = Was hier anders ist
page-quest-no-rules = Alles nach dem Regelbuch: nichts ist anders.
meanwhile-title = Inzwischen
meanwhile-go-on = Weiter
page-goals = Ziele
page-nothing-to-undo = Noch ist nichts entschieden.
undo-to = Zurück vor: { $what }
undo-choice = eine Wahl
deck-left = { $deck }: { $left }
goal-pick-up = { $count ->
    [one] Aufheben: { $token }
   *[other] Aufheben: { $token } ({ $count })
}
goal-all-escape = Alle Helden verlassen das Verlies durch den Ausgang
goal-clear-board = Alle Gegner besiegen
goal-survive = { $rounds ->
    [one] 1 Runde durchhalten
   *[other] { $rounds } Runden durchhalten
}
goal-met = ✔
goal-open = ○

question-pick-some = Wähle { $least } bis { $most }.
question-confirm = Bestätigen
question-search-card = Karte suchen
question-search-card-hint = Code oder Name, in jeder Sprache
question-arrange-hint = Ordne links die Karten und bestätige dann.
question-type-dice = Wähle, was jeder Würfel zeigt.
die-choose = Würfel { $number }, Seite { $face }
die-letter-yellow = G
die-letter-red = R
die-letter-blue = B
die-letter-green = Gr
tray-empty = Hier erscheinen Würfel und Rechnung des letzten Kampfes.
tray-die = Würfel { $number }

arrange-hint = Klicke eine Karte an und dann den Platz, an den sie soll; oder ziehe sie dorthin.
arrange-trade = Karten dürfen den Besitzer wechseln.
arrange-confirm = Fertig
arrange-reset = Von vorn
arrange-here = Hierhin legen
arrange-put-here = Hierhin legen: { $hero }, { $slot }
question-chance-unknown = Die Chancen werden gezählt …
question-chance = { $kills } % tödlich · { $whole },{ $tenth } Wunden

## Keys and cards

keys-title = Tasten
keys-everywhere = Überall
keys-answers = Antworten
keys-back = Zurücknehmen
keys-map = Auf dem Plan
key-tab = Tab
keys-tab = geht zum nächsten Bedienelement; Umschalt + Tab zurück
key-enter = Enter
keys-enter = drückt das umrandete Bedienelement
key-escape = Esc
keys-escape = verlässt das Bedienelement, schließt Menüs
key-numbers = 1 … 9
keys-numbers = geben die Antwort mit dieser Nummer; eine Nummer, die gerade etwas anderes bedeutet als zuvor, wartet einen Moment
key-space = Leertaste
keys-space = macht den naheliegenden nächsten Schritt
key-arrows = Pfeile
keys-arrows = gehen von Zone zu Zone, sobald der Plan mit Tab erreicht ist
key-menu = Enter
keys-menu = tut in dieser Zone, was dort möglich ist
key-plus-minus = + und −
keys-zoom = vergrößern und verkleinern, wie das Mausrad
key-fit = Strg + 0
keys-fit = zeigt den ganzen Plan
key-space-drag = Leertaste + Ziehen
keys-pan = verschiebt den Plan, so wie das Ziehen mit der Maus
command-palette = Befehl suchen
command-keys = Alle Tasten zeigen
command-switch-theme = Tag oder Nacht
palette-search = Befehle und Antworten suchen
palette-nothing = Nichts heißt so.
palette-hint = Pfeile wählen, Enter führt aus, Esc schließt.
keys-screens = Von Seite zu Seite
keys-pages = Neben dem Plan
key-ctrl = Strg
key-cmd = Cmd
key-shift = Umschalt
key-alt = Alt
key-home = Pos1
card-not-yours = Deine Karte gilt: Was auf deinem Tisch liegt, kann anders lauten. Karten, die dir gehören, kannst du auf dem Startbildschirm unter „Karten“ eingeben.
card-lies = Liegt hier: { $slot }
card-sleeps = Wirkt nicht, wo sie liegt.
card-no-text = Sie hat keinen Text.
card-dice = Würfel
card-text = Text
card-origin = Woher wir das wissen
skill-of-hero = Auf der Karte von { $hero }
skill-of-class = Klassenbogen: { $class }
card-origin-printed = Wie auf der Karte gedruckt.
card-origin-inferred = Aus dem Regelheft erschlossen; deine Karte kann in Einzelheiten abweichen.
card-origin-designed = Von uns passend entworfen, weil der gedruckte Text nicht vorliegt. Auf deiner Karte steht anderes.

## The card editor

start-cards = Karten
cards-title = Karten
cards-starting = Startausrüstung
cards-mark-own = deine
cards-mark-printed = gedruckt
cards-mark-inferred = erschlossen
cards-mark-designed = von uns
cards-origin-own = Diese Karte hast du eingegeben. Sie tritt an die Stelle der Karte, die wir kennen.
cards-take-out = Wieder die Karte aus der Schachtel nehmen
cards-names = Namen
cards-name-in = Name ({ $language })
cards-facts = Stufe, Art, Platz, Würfel
cards-level = Stufe
cards-kind = Art
cards-slot = Platz
cards-dice = { $field }: Würfel ({ $colour })
cards-text = Text
cards-no-text = Diese Karte hat keinen Text. Wähle unten Sätze aus.
cards-up = Text { $number } nach oben
cards-remove = Text { $number } entfernen
cards-add = Text hinzufügen; Zahlen und Wörter lassen sich danach ändern.
cards-search-text = Text suchen
card-problem-level = Die Stufe muss zwischen 1 und 5 liegen.
card-problem-body-slot = Rüstung liegt auf dem Körper, und nur Rüstung (EQUIP-02).
card-problem-shield-slot = Ein Schild braucht eine Hand (EQUIP-03).
card-problem-weapon-slot = Eine Waffe braucht eine Hand oder beide (EQUIP-04).
card-problem-too-many-dice = Mehr als 3 Würfel einer Farbe werden nie geworfen (DICE-04).
card-problem-wrong-dice = Gelbe und rote Würfel greifen an, blaue und grüne verteidigen.
card-problem-no-dice = Eine Waffe ohne Würfel und Text bewirkt nichts.
card-problem-no-text = Ein Verbrauchsgegenstand ohne Text bewirkt nichts.
cards-more = { $what }: eins mehr
cards-less = { $what }: eins weniger
