# Der Quest-Editor.

shelf-new = Neue Quest
shelf-own = Deine Quests
shelf-empty = Noch leer. Beginne eine neue Quest, lass eine entwerfen oder drücke auf eine Quest der Schachtel: Du bekommst eine Kopie, die du ändern kannst, wie du willst.
shelf-shipped = Quests der Schachtel: Ein Druck macht eine Kopie für dich
shelf-quest = { $title } · { $tiles ->
    [one] 1 Teil
   *[other] { $tiles } Teile
}
shelf-tiles = { $tiles ->
    [one] 1 Teil
   *[other] { $tiles } Teile
}
shelf-copy = „{ $title }“ kopieren
shelf-copy-this = Mit einer Kopie anfangen
shelf-untitled = Quest ohne Titel
editor-leave = Zurück zu deinen Quests
editor-play = Diese Quest spielen (F5)
editor-ready = Gespeichert. Spielbereit.
editor-not-ready = Gespeichert. Vor dem Spielen zu klären: { $count }
editor-no-tile = hier liegt kein Teil
editor-empty = Zieh links ein Spielplanteil auf dieses Blatt, oder nimm eines und klicke.
editor-map = Plan der Quest
editor-about = Quest
editor-goals = Ziele
editor-problems = Probleme ({ $count })
editor-quest = Die Quest
editor-title-in = Titel ({ $language })
editor-story-in = Geschichte ({ $language })
editor-start-level = Beginnt auf Stufe
editor-storey = Stockwerk
editor-picked = Ausgewählt
editor-nothing-picked = Klicke etwas auf dem Plan an. Strg + Klick wählt dazu, Ziehen über freie Fläche wählt Teile.
editor-turn = Drehen
editor-turn-back = Zurückdrehen
editor-flip = Andere Seite zeigen
editor-duplicate = Kopie daneben legen (Strg + D)
editor-remove = Entfernen
editor-start-here = Hier beginnen die Helden
editor-exit-here = Hier ist der Ausgang
editor-door-open = steht offen
editor-door-locked = ist verriegelt, bis eine Regel sie öffnet
editor-door-name = Name für Regeln
editor-less = eins weniger
editor-more = eins mehr
editor-no-goal = Ohne Ziel kann niemand gewinnen. Füge unten eines hinzu.
editor-goal-new = Ziel hinzufügen
editor-goal-count = Wie viele (Marker, Runden)
editor-goal-remove = Ziel { $number } entfernen
editor-no-problem = Alles in Ordnung. F5 spielt sie.
editor-fix = Beheben
editor-hints = Hinweise
edit-meant = Gewollte Hinweise
editor-meant = So gewollt: keine Hinweise dieser Art mehr
editor-tell-again = Wieder alle Hinweise zeigen (nicht gezeigte Arten: { $count })
editor-mistakes = Kaum so gemeint
editor-show = Auf dem Plan zeigen
editor-opened = Wie geöffnet
new-goal-escape = Alle Helden entkommen
new-goal-clear = Kein Gegner ist übrig
new-goal-survive = Mehrere Runden durchhalten
new-goal-library = Bibliotheksmarker aufheben
new-goal-artifact = Artefaktmarker aufheben
new-goal-lair = Höhlenmarker aufheben
new-goal-treasure = Schätze aufheben
key-delete = Entf
tool-pick = Auswählen und bewegen
tool-tile = Spielplanteil { $tile }
tool-door = Tür
tool-level = Stufe { $level }
tool-start = Start der Helden
tool-exit = Ausgang
tool-pick-hint = Ziehen bewegt, R dreht, F zeigt die andere Seite, Entf entfernt.
tool-tile-hint = Klick legt es, R dreht es, Umschalt behält es in der Hand, Esc legt es weg.
tool-door-hint = Klicke eine Grenze an. Mit der Tastatur: Strg + Pfeil.
tool-zone-hint = Klicke eine Zone an. Umschalt behält es in der Hand, Esc legt es weg.
palette-filter = Teile und Marker suchen (Strg + F)
palette-filter-short = Suchen (Strg + F)
palette-tools = Werkzeuge und Marker
palette-tiles = Teile (benutzt / gesamt)
palette-tile = Spielplanteil { $tile }, { $used } von 1 benutzt
edit-lay = Teil gelegt
edit-move = Bewegt
edit-turn = Gedreht
edit-flip = Andere Seite
edit-remove = Entfernt
edit-copy = Kopiert
edit-door = Tür
edit-change-door = Tür geändert
edit-token = Marker
edit-level = Stufenmarker
edit-start = Start
edit-exit = Ausgang
edit-name = Zone benannt
edit-title = Titel
edit-story = Geschichte
edit-start-level = Anfangsstufe
edit-goals = Ziele
edit-rules = Sonderregeln

# Another window has saved the same thing; $since is how long ago
elsewhere-quest = Ein anderes Fenster hat die Quest, die hier „{ $title }“ heißt, inzwischen verändert. Nichts ist verloren: Seine Fassung ist noch da, und deine wird daneben weitergeführt.
elsewhere-both = Beide behalten
elsewhere-both-hint = Deine Fassung wird eine eigene Quest neben der anderen.
elsewhere-mine-hint = Die andere wird eine frühere Fassung; die Seite „Verlauf“ zeigt sie.
elsewhere-theirs-hint = Deine wird eine frühere Fassung; Rückgängig bringt sie zurück.
