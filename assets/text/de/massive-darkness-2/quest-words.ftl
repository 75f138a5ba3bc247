### Massive Darkness 2: die Wörter einer Quest als Sätze, was an einer falsch ist, Quests als Dateien.

## Die Wörter einer Quest

block-at = bei: { $token }
block-at-each = bei jedem: { $token }
block-if = wenn { $need }
block-pay-point = 1 Bewegungspunkt, ohne Gegner in der Zone
block-pay-point-anyway = 1 Bewegungspunkt, wer auch da ist
block-pay-action = 1 Aktion
block-opening-rule = eine Regel der Quest öffnet es
block-opening-heroes = Helden öffnen es für 1 Bewegungspunkt
block-opening-clear = es öffnet sich, wenn sein Teil frei ist
block-need-did = { $times ->
    [one] einmal getan
   *[other] { $times }-mal getan
}: { $task }
block-need-carries = der Held trägt: { $token }
block-need-nobody-carries = niemand trägt: { $token }
block-need-carriers-here = alle Träger hier sind: { $token }
block-need-per-hero = mindestens { $each } je Held da sind: { $counter }
block-need-lies = so etwas auf einem Teil liegt: { $token }
block-need-none-lies = nichts davon auf einem Teil liegt: { $token }
block-need-bears = der Held die Karte der Quest trägt
block-need-with-bound = das Monster der Quest in derselben Zone ist
block-need-fighting = der Bosskampf läuft
block-bring-take = den Marker nehmen
block-bring-remove = der Marker wird entfernt
block-bring-xp = { $xp } EP für den Helden
block-bring-xp-for-all = { $xp } EP für jeden Helden
block-bring-leave = der Held verlässt das Verlies
block-bring-open-gate = ein Tor öffnet sich: { $gate }
block-bring-count = plus { $more }: { $counter }
block-bring-drain = minus 1, und verloren, wenn nichts mehr da ist: { $counter }
block-bring-become = der Marker wird zu: { $token }
block-bring-spawn = das Monster der Quest erscheint dort
block-bring-spawn-tier = das Monster der Quest erscheint dort, Stufe { $tier }
block-bring-spawn-armed = das Monster der Quest erscheint dort, Stufe 5 und bewaffnet
block-bring-put-on-bound = auf das Monster der Quest gelegt: { $token }
block-bring-clear-bound = was auf dem Monster der Quest liegt, wird entfernt
block-bring-risk = den Gegnerwürfel werfen; eine Klaue bringt: { $token }
block-bring-offer-end = die Spieler dürfen die Quest beenden
block-bring-lose = die Quest ist verloren
block-when-setup = Zu Beginn
block-when-round = Zu Beginn jeder Runde
block-when-darkness = In jeder Dunkelheitsphase
block-when-revealed = Wenn die Kammer aufgedeckt wird
block-when-mob-figure = Wenn eine Figur einer Horde fällt
block-when-roamer = Wenn ein Wanderndes Monster fällt
block-when-escort-there = Wenn der Geführte angekommen ist
block-when-escort-fell = Wenn der Geführte fällt
block-when-gates-open = Wenn alle Tore offen sind
block-rule-when = Ist es { $times ->
    [one] einmal
   *[other] { $times }-mal
} getan ({ $task })
block-goal-did = { $times ->
    [one] { $task }
   *[other] { $task } ({ $times }-mal)
}
block-goal-all-left = Alle Helden verlassen das Verlies
block-goal-bound-killed = { $times ->
    [one] Das Monster der Quest töten
   *[other] { $times } Monster der Quest töten
}
block-goal-boss-killed = Den Boss besiegen
block-as-if = Gespielt wird, als { $heroes ->
    [one] wäre 1 Held
   *[other] wären { $heroes } Helden
} dabei
block-passages = Für 1 Bewegungspunkt reist ein Held von einem dieser Marker zu einem anderen: { $token }
block-immune-without = Dem Monster der Quest schadet nichts, wenn nicht dieser Marker darauf liegt: { $token }
block-escort = Jemand wird geführt: Gesundheit { $health }, Verteidigung { $dice }. Ab Runde { $round } geht er zu Beginn jeder Runde { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zonen
} weit, öffnet: { $gate }, und geht zu: { $token }
block-burden = Ein Held trägt diese Karte: { $card }. Wunden zu Beginn jeder Runde in Folge: { $wounds }. Noch eine Runde, und die Quest ist verloren
block-burden-dice = Die zusätzlichen Würfel, mehr mit jedem Mal, dass dies getan wurde: { $task } ({ $dice })
block-fight = Bosskampf: { $boss } steht in { $zone }, die Helden werden in { $zones } aufgestellt
block-fight-lay = Gelegt wird zu Beginn des Kampfes, je Held { $each }, in { $zones }: { $token }
block-fight-shield = Dem Boss schadet nichts, solange dies auf seinem Teil liegt: { $token }
block-fight-drains = Der Boss leert: { $counters }

## Wovon es zu viel geben kann

part-own-tiles = Eigene Teile
part-tiles = Teile
part-bridges = Brücken
part-doors = Türen
part-starts = Startzonen
part-mobs = Startzonen von Horden
part-portals = Portale
part-things = Marker
part-marks = Zielmarker
part-tasks = Aufgaben
part-rules = Folgen von Aufgaben
part-counters = Zähler
part-moments = Ereignisse
part-specials = Was sonst noch anders ist
part-goals = Ziele
part-names = Namen
part-words = Teile einer Regel
wrong-md2-excess = { $part }: Es sind { $count }, höchstens { $most } können es sein.
wrong-md2-own-quest = { $file } lässt sich nicht öffnen. { $what }

## Was an einer Quest falsch ist

lint-md2-good = { $quest } lässt sich spielen.
lint-md2-problem = { $quest }: { $what }
lint-md2-hint = { $quest }: Hinweis: { $what }
lint-no-tiles = Es liegt kein Teil da.
lint-no-goal = Es gibt kein Ziel, also kann niemand gewinnen.
lint-no-token = Eine Regel spricht von Zielmarkern, die nie daliegen: { $name }
lint-no-task = Eine Regel spricht von einer Aufgabe, die es nicht gibt: { $name }
lint-no-counter = Eine Regel spricht von einem Zähler, den es nicht gibt: { $name }
lint-no-gate = Eine Regel spricht von einem Tor, das es nicht gibt: { $name }
lint-no-boss = Einen Boss dieses Namens gibt es nicht: { $name }
lint-no-card = Eine Karte dieses Namens gibt es nicht: { $name }
lint-twice = Zwei Dinge einer Art heißen { $name }.
lint-beside-the-fight = Der Boss und die Startzonen des Kampfes liegen nicht auf dem Teil des Kampfes ({ $zone }).
lint-too-few = { $thing }: { $count } liegen da, die Schachtel hat nur { $most }.
lint-start-abyss = In { $zone } würden Helden in einem Abgrund beginnen.
lint-start-enemies = Helden beginnen in { $zone }, wo auch eine Horde beginnt.
lint-out-of-reach = Nach { $zone } kommt niemand; dort liegt: { $thing }
lint-enemies-out-of-reach = Gegner, die in { $zone } erscheinen, erreichen niemanden.
lint-islands = { $count ->
    [one] 1 Zone kann nie jemand betreten: { $zone }.
   *[other] { $count } Zonen kann nie jemand betreten, darunter { $zone }.
}
lint-closed-rooms = { $count ->
    [one] 1 Zone einer Kammer hat keine Tür: { $zone }.
   *[other] { $count } Zonen von Kammern haben keine Tür, darunter { $zone }.
}
lint-not-in-chamber = In { $zone } ist keine Kammer, die aufgedeckt wird, also bewirkt es dort nichts: { $thing }
lint-never-opened = Nichts öffnet je dieses Tor: { $gate }
lint-never-task = Das kann nie jemand tun: { $task }
lint-never-rule = Das kann nie geschehen: { $rule }
lint-never-goal = Dieses Ziel ist nie zu erreichen: { $goal }
lint-won-at-once = Die Quest ist gewonnen, bevor jemand etwas getan hat.
lint-tile-twice = Teil { $tile } liegt mehr als einmal da; die Schachtel hat es einmal, mit zwei Seiten.
lint-closed-tile = { $count ->
    [one] Eine Zone des Teils { $tile } kann niemand je betreten, wo immer es liegt: { $zone }.
   *[other] { $count } Zonen des Teils { $tile } kann niemand je betreten, wo immer es liegt; { $zone } ist eine davon.
}
lint-tile-unused = Das Teil { $tile } dieser Quest liegt nirgends.
lint-tile-of-box = Das Teil { $tile } dieser Quest heißt wie eines der Schachtel und liegt an dessen Stelle.
lint-supply = { $what }: { $count } werden gebraucht, die Schachtel hat { $most }.
lint-no-roaming-portal = Das violette Portal fehlt: Wandernde Monster können nirgends erscheinen.
lint-untitled = Die Quest hat keinen Titel.
lint-untranslated = In dieser Sprache fehlen Texte: { $language }

## Die Kommandozeile

help-lint = Nachsehen, was an einer Quest das Spielen verhindert und was darin kaum gemeint sein kann
help-lint-files = Die Quest: eine Datei oder der Name einer aus der Schachtel. Auch in Dateien eigener Karten wird nachgesehen.
help-sheet = Eine Quest drucken: Plan, Aufbau, Ziele und Sonderregeln auf einem Blatt
help-arg-file = Eine eigene Quest: ihre Datei.

## Eigene Teile

tile-fault-nameless = Ein Teil braucht einen Namen.
tile-fault-long-name = Ein Name hat höchstens { $most } Zeichen.
tile-fault-twice = Zwei Teile dieser Quest heißen so.
tile-fault-size = Ein Teil hat 3 Reihen mit je 3 Zonen.
tile-fault-letter = { $letter } steht für keinen Boden; es gibt l, d, L, D und #.
tile-fault-bottomless = Ein Teil braucht eine Zone, in der jemand stehen kann.
tile-fault-edges = Es hat mehr Grenzen, als 9 Zonen Seiten haben.
tile-fault-edge = Es hat eine Grenze, wo keine Zone ist.
tile-fault-edge-twice = Von einer Grenze sagt es zweierlei.
tile-fault-opened = Um eine Kammer stehen ringsum Wände; hinein führen nur Türen.
tile-md2-misfit = { $count ->
    [one] Zu deiner Seite { $tiles }
   *[other] Zu deinen Seiten { $tiles }
} passt die Quest „{ $quest }“ nicht:
tile-md2-misfit-more = Und mehr dergleichen.
floor-md2-light-corridor = Gang im Licht
floor-md2-dark-corridor = Gang im Schatten
floor-md2-light-chamber = Kammer im Licht
floor-md2-dark-chamber = Kammer im Schatten
floor-md2-abyss = Abgrund
tile-md2-zone = { $zone } auf der Werkbank: { $floor }
tile-md2-border = { $zone }, { $way }: { $what }
tile-md2-wall = Wand
tile-md2-opening = Durchgang
tile-md2-north = Nordseite
tile-md2-east = Ostseite
tile-md2-south = Südseite
tile-md2-west = Westseite
