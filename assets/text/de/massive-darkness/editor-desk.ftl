# Der Arbeitstisch des Quest-Editors: das Regal, was ein Schritt tat, was ein Handgriff tun wird, vieles auf einmal.

# Das Regal
shelf-changed = geändert { $since } · { $date }
shelf-menu = Was sich mit „{ $title }“ machen lässt
shelf-menu-open = Öffnen
shelf-menu-duplicate = Verdoppeln (Strg + D)
shelf-menu-rename = Umbenennen (F2)
shelf-menu-delete = Löschen (Entf)
shelf-title-field = Neuer Titel
shelf-title-do = Diesen Titel nehmen
shelf-title-no = Den Titel lassen, wie er war
shelf-deleted = Gelöschte Quests zeigen ({ $count })
shelf-deleted-on = gelöscht { $since }
shelf-restore = „{ $title }“ zurückholen
shelf-undo-delete = Zurücknehmen: „{ $title }“ gelöscht (Strg + Z)
shelf-undo-rename = Zurücknehmen: „{ $old }“ in „{ $new }“ umbenannt (Strg + Z)
shelf-undo-copy = Zurücknehmen: „{ $title }“ verdoppelt (Strg + Z)

# Was ein Schritt tat
step-more = { $what } (und { $count } weitere)
step-tile-laid = Teil { $tile } auf { $at } gelegt
step-tile-gone = Teil { $tile } von { $at } weggenommen
step-tile-moved = Teil { $tile } von { $from } nach { $at } geschoben
step-tile-turned = Teil { $tile } auf { $at } gedreht
step-tile-other = Teil { $old } auf { $at } durch { $tile } ersetzt
step-tile-wounds = Wundenmarker auf Teil { $tile } ({ $at }): { $count }
step-door-laid = Tür { $at } eingesetzt
step-door-gone = Tür { $at } weggenommen
step-door-locked = Tür { $at } verriegelt
step-door-unlocked = Tür { $at } entriegelt
step-door-opened = Tür { $at } geöffnet
step-door-closed = Tür { $at } geschlossen
step-door-named = Tür { $at } „{ $name }“ genannt
step-door-nameless = Tür { $at }: Name entfernt
step-thing-laid = { $thing } auf { $at } gelegt
step-thing-gone = { $thing } von { $at } weggenommen
step-thing-moved = { $thing } von { $from } nach { $at } verlegt
step-thing-changed = { $thing } auf { $at } geändert
step-title = Titel ({ $language }): „{ $text }“
step-story = Geschichte geschrieben ({ $language })
step-start-level = Beginnt auf Stufe { $level }
step-goal-new = Neues Ziel: { $what }
step-goal-gone = Ziel gestrichen: { $what }
step-goal = Ziel geändert: { $what }
step-rule-new = Neue Regel: { $what }
step-rule-gone = Regel gestrichen: { $what }
step-rule-other = Regel geändert: { $what }

# Probleme beheben
fix-does = Beheben: { $what }
fix-done = Erledigt: { $what }
fix-back = Wieder zurücknehmen (Strg + Z)
fix-together = Diese { $count } zusammen beheben
edit-settle = Probleme behoben

# Listen

# Das Kartenfeld im Kampagnenbuch
ledger-card-unknown = { $count ->
    [one] Keine Karte hat den Code { $codes }.
   *[other] Keine Karte hat einen der Codes { $codes }.
}
ledger-card-not-offered = { $count ->
    [one] Die Karte { $codes } kann hier nicht dazukommen.
   *[other] Die Karten { $codes } können hier nicht dazukommen.
}
ledger-card-all = { $count ->
    [one] Diese nehmen: { $cards }
   *[other] Diese { $count } nehmen: { $cards }
}

# Eine Probe fortsetzen
trial-go-on = Letzte Probe fortsetzen (Umschalt + F5)
trial-go-on-from = { $count ->
    [one] Letzte Probe fortsetzen, nach { $count } Entscheidung
   *[other] Letzte Probe fortsetzen, nach { $count } Entscheidungen
  }
trial-go-on-key = Umschalt + F5

# Vieles auf einmal
wrong-edit-occupied = Genau dort liegt schon ein Teil. Schieb es weiter, oder lass die beiden die Plätze tauschen (S).
edit-align = Ausgerichtet
align-heading = Ausrichten
align-west = An der linken Kante ausrichten
align-east = An der rechten Kante ausrichten
align-north = An der oberen Kante ausrichten
align-south = An der unteren Kante ausrichten
nudge-left = Eine Zone nach links (Alt + ←)
nudge-right = Eine Zone nach rechts (Alt + →)
nudge-up = Eine Zone nach oben (Alt + ↑)
nudge-down = Eine Zone nach unten (Alt + ↓)
select-all = Vieles auswählen
select-choose = Wähle, was …
select-alike = Alle dieser Art auswählen ({ $count })
select-tiles = Alle Teile ({ $count })
select-doors = Alle Türen ({ $count })
select-locked-doors = Alle verriegelten Türen ({ $count })
select-tokens = Alle Marker „{ $token }“ ({ $count })
select-levels = Alle Stufenmarker ({ $count })
select-face-down = Alle verdeckten Marker ({ $count })
select-names = Alle Namen von Zonen ({ $count })
select-objects = Alle Objekte ({ $count })
select-borders = Alle Grenzen ({ $count })
select-stairs = Alle Treppen ({ $count })
select-walls = Alle eigenen Wände ({ $count })
select-openings = Alle eigenen Durchgänge ({ $count })
select-bridges = Alle Brücken ({ $count })
select-notes = Alle Notizen ({ $count })
picked-more = und { $count } weitere

# Ebenen
layer-heading = Ebenen
layer-tiles = Ebene der Teile
layer-ways = Ebene der Türen, Grenzen und Wände
layer-tokens = Ebene der Marker
layer-places = Ebene von Start, Ausgang und Namen
layer-notes = Ebene der Notizen
layer-show = Zeigen: { $layer }
layer-lock = Sperren, damit nichts davon angefasst wird: { $layer }
layer-locked = Gesperrt: { $layer }
editor-loose = { $what }: Hier liegt kein Teil
