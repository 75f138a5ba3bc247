### Massive Darkness 2: was das Fenster sagt.

## Die Karte

map-md2-zone = Zone { $zone }
map-md2-gone = Weggenommen
map-md2-abyss = Abgrund: Niemand kann ihn betreten.
map-md2-shadow-chamber = Eine Kammer im Schatten
map-md2-light-chamber = Eine Kammer im Licht
map-md2-shadow-corridor = Ein Gang im Schatten
map-md2-light-corridor = Ein Gang im Licht
map-md2-hidden = Noch hat sie niemand geöffnet.
map-md2-consecrated = Hier liegt ein Weihemarker.
map-md2-here = Hier: { $names }
map-md2-sight = In Sichtlinie, Entfernung { $zones }
map-md2-health = Gesundheit: { $now } von { $full }
map-md2-mana = Mana: { $now } von { $full }
map-md2-tier = Rang { $tier }
map-md2-minions = { $count ->
    [one] 1 Scherge
   *[other] { $count } Schergen
}
map-md2-hurt = Der verletzte Scherge: noch { $now } von { $full } Gesundheit
map-md2-weapon = Trägt: { $card }
map-md2-fire = { $count ->
    [one] 1 Feuermarker
   *[other] { $count } Feuermarker
}
map-md2-frost = { $count ->
    [one] 1 Frostmarker
   *[other] { $count } Frostmarker
}
map-md2-poisoned = Vergiftet
map-md2-loot = Auf der Karte: { $things }
map-md2-immune = Jetzt kann ihm nichts etwas anhaben.
map-md2-bound = Um dieses Monster geht es in der Quest.
map-md2-down = Am Boden
map-md2-several = { $name } × { $count }
map-md2-heap = { $names } in { $zone }
map-md2-door = Tür zwischen { $zone } und { $other }
map-md2-gate = Tor zwischen { $zone } und { $other }
map-md2-open = Offen
map-md2-closed = Geschlossen
thing-portal-roaming = Portal der Wandernden Monster

## Was in der Liste zusammengehört

table-chance = { $kills } % tödlich · { $whole },{ $tenth } Wunden
table-chance-best = bestmöglich gespielt: { $kills } % · { $whole },{ $tenth } Wunden
table-chance-coming = bestmöglich gespielt: wird berechnet …
table-chance-aim = Bestmöglich gespielt: Ergebnisse und Fähigkeiten in der besten Reihenfolge, zuerst für einen tödlichen Treffer, dann für möglichst viele Wunden. Was das kostet, zählt nicht.
table-chance-spread = Verursachte Wunden: { $list }
table-chance-number = { $number }: { $percent } %
table-chance-or-more = { $number } oder mehr: { $percent } %
table-chance-suffered = { $arrows ->
    [yes] Im Gegenzug kosten Kratzer, Klauen und überspannte Schüsse durchschnittlich { $whole },{ $tenth } Gesundheit, wenn nichts dagegen getan wird.
   *[no] Im Gegenzug kosten Kratzer und Klauen durchschnittlich { $whole },{ $tenth } Gesundheit, wenn nichts dagegen getan wird.
}
table-chance-falls = { $arrows ->
    [yes] Im Gegenzug kosten Kratzer, Klauen und überspannte Schüsse durchschnittlich { $whole },{ $tenth } Gesundheit, wenn nichts dagegen getan wird; in { $percent } % der Fälle geht der Angreifer zu Boden.
   *[no] Im Gegenzug kosten Kratzer und Klauen durchschnittlich { $whole },{ $tenth } Gesundheit, wenn nichts dagegen getan wird; in { $percent } % der Fälle geht der Angreifer zu Boden.
}
table-chance-exact = Genau gezählt.
table-chance-least = Es kann etwas mehr sein: Hier müssen gewürfelte Ergebnisse für Würfel bezahlen, und nicht jede Art, das zu tun, ist mitgezählt.
table-chance-left-out = Nicht mitgezählt: { $list }
table-chance-arrows = { $count ->
    [one] Angriffe mit mehr als 1 Pfeilkarte
   *[other] Angriffe mit mehr als { $count } Pfeilkarten
}
table-chance-claws = was Klauen dem Gegner bringen
table-chance-policy = Die erste Zeile zählt nur die Würfel: ohne Fähigkeiten, Mana, Klauen und Kratzer. „Tödlich“ heißt, dass mindestens eine Figur fällt.
table-something-else = Etwas anderes
group-attack = Angriff: { $enemy } ({ $count } Möglichkeiten)
group-rest = Rasten ({ $count } Möglichkeiten)
group-take-off = Etwas ablegen ({ $count })
group-use = Einsetzen: { $name } ({ $count } Möglichkeiten)
group-card = { $name } ({ $count } Möglichkeiten)
group-consecrate = Eine Zone weihen ({ $count })

## Bögen

sheet-hero = { $name }, { $class }
sheet-grown = Stufe { $level } · { $xp } EP
sheet-card = Auf der Karte
sheet-abilities = Fähigkeiten
sheet-shadow = Im Schatten: { $what }
sheet-board = Was auf der Klassentafel steht
sheet-powers = Set-Kräfte
sheet-lesser-power = Kleine Kraft (2 Teile des Sets)
sheet-greater-power = Große Kraft (4 Teile des Sets)
sheet-worn = Ausgerüstet
sheet-packed = Im Gepäck
sheet-skills = Fertigkeiten
sheet-carried = Für die Quest
sheet-stance = Haltung: { $stance }, Wut { $rage }
sheet-pointer = Der Zeiger zeigt auf Feld { $number }.
sheet-element = { $element }: { $height }
sheet-ours-title = Nicht gedruckt
sheet-ours = Wo „von uns entworfen“ oder „(unser Entwurf)“ steht, liegt der gedruckte Text nicht vor: Wir haben einen passenden entworfen, auf deiner Karte steht anderes.
card-md2-ours = { $name } (unser Entwurf)
card-md2-designed = von uns entworfen
sheet-close = Bogen schließen

## Helden, Würfel und Leiste

strip-hero = { $name }: Gesundheit { $health } von { $full }, Mana { $mana }, Stufe { $level }, { $xp } EP, noch { $actions ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
tray-fold = Würfel beiseitelegen
tray-unfold = Würfel des letzten Kampfes zeigen
tray-die = Würfel { $number }: { $shown }
tray-attacks = greift an
tray-defends = verteidigt
tray-spent = { $symbols } eingesetzt
tray-spent-by = { $symbols } eingesetzt: { $name }
tray-on-dice = { $count } auf den Würfeln
tray-swords = Schwerter { $total }: { $parts }
tray-shields = Schilde { $total }: { $parts }
tray-claws = Klauen
tray-before = von vorher
tray-wounds = { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
rail-set-up = Wird aufgebaut
rail-darkness = Dunkelheit: Feld { $number }
rail-boss = Leiste des Bosses: Feld { $number }
rail-level = Stufe des Verlieses: { $number }
rail-lifebringer = Lebensbringer übrig: { $number }
side-objectives = Ziele: { $met } von { $all } erreicht
side-special = Was hier anders ist

## Das Ende

result-won = Gewonnen
result-won-about = Die Quest ist geschafft.
result-lost = Verloren
result-lost-about = Diesmal war die Grube stärker.
result-stuck = Festgefahren
result-stuck-about = Das Spiel kann nicht weitergehen.
result-fell = Zu Boden gegangen
result-hero = { $class } · Stufe { $level }
result-lost-fallen = Ein Held lag am Boden, und es war kein Lebensbringer mehr da.
result-lost-quest = Es ist eingetreten, womit die Quest verloren ist.
result-lost-monsters = Die Quest brauchte noch ein Monster, und es war keines mehr da.
result-lost-given-up = Die Quest war nicht mehr zu gewinnen, und ihr habt sie verloren gegeben.
result-lost-escort = { $name } wurde getötet.
result-lost-burden = { $hero } hat diese Karte eine Runde zu lange getragen: { $card }.
result-lost-counters = Aufgebraucht: { $counters }.
result-lost-rule = Durch diese Regel der Quest: { $rule }.
result-home = Zum Startbildschirm
result-enter = Ins Buch eintragen
result-next = Die nächste Quest

## Ein neues Spiel

new-md2-quest = Welche Quest?
new-md2-heroes = Wer geht hinab?
new-md2-seat = { $number } · { $name }
new-md2-tiles = { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
}
new-md2-chosen = { $quest }, { $heroes ->
    [0] noch niemand
    [one] 1 Held
   *[other] { $heroes } Helden
}
new-md2-outfits = Was sie mitnehmen
new-md2-weapon = Waffe: { $name }
new-md2-vial = Fläschchen: { $name }
new-md2-skill = Fertigkeit: { $name }
new-md2-a-weapon = Waffe
new-md2-a-vial = Fläschchen
new-md2-a-skill = Fertigkeit
new-md2-variants = Varianten und Lesarten
variant-hellbreaker = Schwerer: ein Lebensbringer weniger
variant-ranged-mobs = Eine Horde, die nur eine Fernkampfwaffe hat, weicht vor Helden in ihrer Zone zurück
variant-fire-first = Wandernde Monster brennen, bevor sie erstarren
variant-spells = Angriffszauber brauchen einen Magieangriff
variant-summoner = Gegner gehen auch auf den los, den die Quest führt
variant-travel = Reisen und das Verlies verlassen kostet keine Wunden

## Was auf dem Tisch der Spieler fiel

new-md2-dice = Wessen Würfel
new-md2-dice-app = Das Programm würfelt und zieht
new-md2-dice-typed = Wir tippen ein, was auf unserem Tisch fiel und gezogen wurde
typed-roll = Was ist auf eurem Tisch gefallen? Drückt für jeden Würfel eine Seite.
typed-face = Würfel { $number }, Seite { $face }: { $shown }
typed-done = So sind sie gefallen
typed-search = Das Gezogene suchen

## Was geschieht
beat-md2-door-card = Türkarte
beat-md2-token = Marker, umgedreht
command-md2-again = Noch einmal zeigen, was geschehen ist
beats-go-on = Weiter
