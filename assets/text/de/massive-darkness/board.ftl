### Das Fenster: Startbildschirm, Einstellungen, neues Spiel, Tisch.
# The screens of a game: start, new game, the table.

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
new-own-coming = Deine eigenen Quests werden noch durchgesehen …
new-begin = Beginnen
new-choose-somebody = Wähle mindestens einen Helden.

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
hero-close = { $name } schließen
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
hero-use = { $name } einsetzen
hero-use-now = Einsetzen
skill-needs-shadow = Wirkt nur in einer Schattenzone.
skill-needs-level = Erwacht auf Stufe { $level }.
card-level = Stufe { $level }

enemy-health = Gesundheit { $left } von { $full }
enemy-minions = { $count ->
    [one] 1 Scherge, Gesundheit { $health }
   *[other] { $count } Schergen, Gesundheit je { $health }
}
enemy-carries = Trägt: { $card }

page-no-enemies = Kein Gegner ist auf dem Plan.
page-decks-left = Karten übrig
page-quest-story = Die Geschichte
page-quest-rules = Was hier anders ist
page-quest-no-rules = Alles nach dem Regelheft: Nichts ist anders.
meanwhile-title = Inzwischen
page-goals = Ziele
page-nothing-to-undo = Noch ist nichts entschieden.
undo-to = Zurück bis vor: { $what }
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
goal-met = Erreicht
goal-open = Noch offen

question-search-card = Karte suchen
question-search-card-hint = Code oder Name, in jeder Sprache
question-arrange-hint = Lege die Karten an ihren Platz: mit einem Klick, durch Ziehen oder mit den Ziffern. Enter, wenn alles liegt.
why-not-move = Bewegen würde von hier nirgendwohin führen.
why-not-move-held = Eine Bewegung würde nirgendwohin führen: Der Held wird hier festgehalten von { $enemy }.
why-not-attack = Angreifen
why-not-attack-reaches = Reichweiten: { $reaches }.
why-not-attack-weapon = Kein Angriff möglich: Es ist keine Waffe ausgerüstet.
why-not-attack-sight = Kein Angriff möglich: Kein Gegner ist in Sichtlinie.
why-not-attack-range = Kein Angriff möglich: Kein Gegner ist in Reichweite der Waffen.
why-not-attack-target = Kein Angriff möglich: Wer in Reichweite ist, ist geschützt.
question-type-dice = Wähle, was jeder Würfel zeigt.
die-choose = Würfel { $number }, Seite { $face }
die-letter-yellow = G
die-letter-red = R
die-letter-blue = B
die-letter-green = Gr
tray-fold = Würfel beiseitelegen
tray-unfold = Würfel des letzten Kampfes zeigen
tray-attack = greift an
tray-defence = verteidigt
tray-wounds = Wunden
tray-so-far = bis jetzt
tray-to-roll = vor dem Wurf
question-leave = Doch nicht (Esc)
foreseen-draw = Zieht von: { $deck }
foreseen-roll = Dann wird gewürfelt.
foreseen-targets = Kann treffen: { $names }
tray-die = Würfel { $number }
tray-die-to-roll = Würfel vor dem Wurf ({ $colour })

arrange-trade = Karten dürfen den Besitzer wechseln.
arrange-confirm = Fertig
arrange-reset = Von vorn
arrange-put-here = Hierhin legen: { $hero }, { $slot }
arrange-found = { $count ->
    [one] Gefunden
   *[other] Gefunden: { $count } Karten
}
arrange-free = { $slot }: noch nichts dort
arrange-instead = { $slot }: statt „{ $card }“
arrange-same-dice = dieselben Würfel
question-chance-unknown = Die Chancen werden gezählt …
question-chance = { $kills } % tödlich · { $whole },{ $tenth } Wunden

## Keys and cards

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

## Quests zur Wahl, und wie schwer ein Bot sie fand
new-own = Deine eigenen Quests
new-more = Mehr
new-less = Weniger
new-chosen = { $heroes ->
    [one] { $quest } · 1 Held
   *[other] { $quest } · { $heroes } Helden
}
difficulty-gentle = Zahm
difficulty-fair = Ausgewogen
difficulty-hard = Schwer
difficulty-merciless = Gnadenlos
planned-about-planner = Wie schwer sie heißt, folgt daraus, was unser planender Bot gewonnen hat: { $parts }. Gedachte Spiele je Zug: { $budget }; er nimmt die ersten Helden der Schachtel mit dem, was für sie empfohlen wird. In Klammern steht, wo sein Anteil an allen solchen Spielen liegt, mit 95 % Sicherheit.
share-bot-greedy = Unser einfacher Bot
share-percent = { $bot } gewinnt { $percent } % mit ausgelosten Helden
share-rarely = { $bot } gewinnt unter 1 %
share-never = { $bot } hat nie gewonnen
share-about-greedy = Gemessen mit einem Bot, der einen Schritt vorausschaut und nichts plant: { $games } Spiele, Zahl der Helden: { $heroes }. Mit 95 % Sicherheit gewinnt er zwischen { $least } und { $most } % aller solchen Spiele. Wie es Menschen ergeht, hat niemand gemessen; wer plant, wird öfter gewinnen.

## Vor dem ersten Zug und am Ende
result-fell = Gefallen
result-next = Die nächste Quest
meanwhile-go-on = Weiter
