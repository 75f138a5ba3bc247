### Sonderregeln von Quests: Bausteine und Sätze.

## Sätze: Namen und Orte.

said-quoted = „{ $name }“
said-placed = „{ $name }“ ({ $place })
said-door = die Tür { $name }
said-border = die Grenze { $name }
said-border-crossed = die Grenze { $name }
said-stairs = die Treppe { $name }
said-object = die Säule { $name }
said-figure = die Figur „{ $name }“
said-a-token = { $kind ->
    [treasure] einen Schatzmarker
    [special] einen besonderen Schatzmarker
    [artifact] einen Artefaktmarker
    [lair] einen Höhlenmarker
   *[library] einen Bibliotheksmarker
}
said-tokens = { $kind ->
    [treasure] Schatzmarker
    [special] besondere Schatzmarker
    [artifact] Artefaktmarker
    [lair] Höhlenmarker
   *[library] Bibliotheksmarker
}
said-guard = eine Wache der aktuellen Stufe
said-guard-of-level = eine Wache der Stufe { $level }
said-roaming = ein Wanderndes Monster
said-lesser = ein Niederes Wanderndes Monster
said-greater = ein Höheres Wanderndes Monster
said-level-behind = in einer Zone mit dem Marker der vorigen Stufe
said-level-ahead = in einer Zone mit dem Marker der nächsten Stufe
said-level-here = in einer Zone mit dem Marker der aktuellen Stufe
said-level-token = in einer Zone mit dem Marker der Stufe { $level }
said-in-zone = in Zone { $zone }
said-at-least = mindestens { $number }
said-at-most = höchstens { $number }
said-exactly = genau { $number }
said-other-than = nicht { $number }
said-hero = der Held
said-this-hero = dieser Held
said-active-hero = der aktive Held
said-first-player = der Startspieler

## Sätze: wie sie gebaut sind.

said-rule = { $when }: { $what }.
said-rule-if = { $when }, falls { $condition }: { $what }.
said-rule-named = { $name } – { $rule }
said-before-the-last = ;{" "}
said-then = ; danach:{" "}
said-and = und
said-or = oder
said-or-else = , sonst{" "}
said-nothing = es geschieht nichts
said-never = nie
said-always = immer
said-instead = Das ersetzt die Türkarte.
said-once = Nur einmal in der Quest.
said-task = erfüllt, sobald { $condition }
said-task-at-end = erfüllt, wenn am Ende einer Runde { $condition }

## Sätze: wann.

said-when-setup = Nach dem Aufbau
said-when-every-round = Zu Beginn jeder Runde
said-when-round = Zu Beginn von Runde { $round }
said-when-phase = { $of ->
    [setup] Zu Beginn des Aufbaus
   *[other] Zu Beginn der { $phase }
}
said-when-round-ends = Am Ende jeder Runde
said-when-passed = Wenn der Startspielermarker weitergegeben wurde
said-when-entered = Wenn ein Held die Zone { $zone } betritt
said-when-storey = Wenn ein Held von einem anderen Stockwerk auf Stockwerk { $storey } kommt
said-when-crossed = Wenn ein Held { $border } passiert
said-when-picked-up = Wenn ein Held { $token } aufhebt
said-when-acted = Wenn ein Held { $act } ausführt
said-when-died = Wenn ein Held stirbt
said-when-fell = Wenn ein Held stirbt, weil der Boden unter ihm verschwindet
said-when-escaped = Wenn ein Held durch den Ausgang entkommt
said-when-all-escaped = Wenn der letzte Held durch den Ausgang entkommen ist
said-when-door = Wenn { $door } geöffnet wird
said-when-opened = Wenn die Tür unmittelbar vor der Zone { $zone } geöffnet wird
said-when-chamber = Wenn die Kammer mit der Zone { $zone } zum ersten Mal geöffnet wird
said-when-level = Wenn die Stufe steigt
said-when-level-is = Wenn die Stufe auf { $level } steigt
said-when-removed = Wenn der Boden der Zone { $zone } entfernt wird
said-when-killed = Wenn { $foe } von Helden getötet wird
said-when-guardian = Wenn ein Anführer, ein Vorbote oder ein Wanderndes Monster getötet wird
said-when-foe-entered = Wenn { $foe } die Zone { $zone } betritt
said-when-foe-left = Wenn { $foe } am Ziel angelangt ist und weiterzieht
said-when-destroyed = Wenn { $object } zerstört wird
said-when-counted = Wenn der Zähler { $counter } auf genau { $number } kommt
said-when-called = Wenn eine andere Regel { $name } aufruft

## Sätze: falls.

said-if-counter = der Zähler { $counter } { $number } beträgt
said-if-level = die aktuelle Stufe { $number } ist
said-if-round = die Nummer der Runde { $number } ist
said-if-party = die Zahl der Helden zu Beginn { $number } war
said-if-living = die Zahl der Helden im Spiel { $number } ist
said-if-carried = die Helden zusammen { $number } × { $token } tragen
said-if-objective = { $is ->
    [yes] jetzt Ziel { $number } zu erfüllen ist
   *[no] jetzt nicht Ziel { $number } zu erfüllen ist
}
said-if-role = { $is ->
    [yes] { $hero } die Rolle { $role } hat
   *[no] { $hero } nicht die Rolle { $role } hat
}
said-if-hero-in = { $is ->
    [yes] ein Held in Zone { $zone } steht
   *[no] kein Held in Zone { $zone } steht
}
said-if-no-enemies = { $is ->
    [yes] kein Gegner auf dem Plan ist
   *[no] ein Gegner auf dem Plan ist
}
said-if-enemy-in = { $is ->
    [yes] ein Gegner in Zone { $zone } steht
   *[no] kein Gegner in Zone { $zone } steht
}
said-if-clear = { $is ->
    [yes] kein Gegner in der Kammer mit der Zone { $zone } steht
   *[no] ein Gegner in der Kammer mit der Zone { $zone } steht
}
said-if-present = { $is ->
    [yes] { $foe } auf dem Plan ist
   *[no] { $foe } nicht auf dem Plan ist
}
said-if-gone = { $is ->
    [yes] { $foe } erschienen und nicht mehr da ist
   *[no] { $foe } noch nicht erschienen oder noch da ist
}
said-if-foe-in = { $is ->
    [yes] { $foe } in Zone { $zone } steht
   *[no] { $foe } nicht in Zone { $zone } steht
}
said-if-door = { $is ->
    [yes] { $door } offen ist
   *[no] { $door } geschlossen ist
}
said-if-destroyed = { $is ->
    [yes] { $object } zerstört ist
   *[no] { $object } noch steht
}

## Sätze: dann.

said-to = { $whom }: { $what }
said-to-role = für den Helden mit der Rolle { $role }
said-to-each = für jeden lebenden Helden, in Zugreihenfolge
said-to-each-in = für jeden lebenden Helden in Zone { $zone }
said-to-one = für einen lebenden Helden nach Wahl der Spieler
said-do-xp = { $hero } erhält { $xp } EP
said-do-all-xp = jeder lebende Held erhält { $xp } EP
said-do-artifact = { $hero } zieht eine Artefaktkarte
said-do-treasure = { $hero } zieht eine Schatzkarte der aktuellen Stufe
said-do-treasure-of-level = { $hero } zieht eine Schatzkarte der Stufe { $level }
said-do-suffer = { $wounds ->
    [one] { $hero } erleidet { $wounds } Wunde
   *[other] { $hero } erleidet { $wounds } Wunden
}
said-do-heal = { $wounds ->
    [one] { $hero } heilt { $wounds } Wunde
   *[other] { $hero } heilt { $wounds } Wunden
}
said-do-die = { $hero } wird getötet
said-do-go = { $hero } wird in die Zone { $zone } gestellt
said-do-carry = { $hero } trägt nun zusätzlich { $count } × { $token }
said-do-carry-less = { $hero } gibt { $count } × { $token } ab
said-do-choose = die Spieler wählen den Helden mit der Rolle { $role }
said-do-share = { $wounds ->
    [one] für jeden Helden, der die Quest begann, erleiden die Helden { $wounds } Wunde; die Spieler verteilen sie
   *[other] für jeden Helden, der die Quest begann, erleiden die Helden { $wounds } Wunden; die Spieler verteilen sie
}
said-do-appear = neu { $place }: { $who }
said-do-activate = { $foe } handelt sofort
said-do-count = der Zähler { $counter } steigt um { $number }
said-do-count-down = der Zähler { $counter } sinkt um { $number }
said-do-set = der Zähler { $counter } wird auf { $number } gesetzt
said-do-call = die Regeln, die auf { $name } warten, treten in Kraft
said-do-level = die Stufe steigt um { $number }, höchstens auf 5
said-do-open = { $door } öffnet sich, ohne Türkarte
said-do-close = { $door } schließt sich
said-do-unlock = { $door } lässt sich ab jetzt öffnen
said-do-unbar = Helden können ab jetzt { $border } passieren
said-do-bar = Helden können { $border } nicht mehr passieren
said-do-lay = legt { $token } { $place } aus
said-do-fill = legt { $token } in jede dieser Zonen, in der noch keiner liegt: { $zone }
said-do-sweep = nehmt alle { $token } vom Plan, die nicht aufgehoben werden können
said-do-turn = dreht in der Zone des Helden { $token } um
said-do-destroy = die Spieler wählen, was davon zerstört wird: { $objects }
said-do-remove = der Boden der Zone { $zone } wird mit allem darauf entfernt
said-do-crumble = nehmt einen Wundenmarker vom Spielplanteil der niedrigsten Stufe; liegt dort keiner mehr, wird das Teil mit allem darauf entfernt
said-do-lose = die Quest ist verloren
said-do-win = die Quest ist gewonnen

## Sätze: was anders ist, Figuren, Objekte, Handlungen.

said-no-events = Es werden keine Ereigniskarten gezogen.
said-no-reinforcement = Vorboten rufen niemanden.
said-level-by-rules = Nur Sonderregeln erhöhen die Stufe.
said-current-treasure = Schatzmarker geben Karten der aktuellen Stufe.
said-free-escape = { $edition ->
    [de] In der deutschen Ausgabe kostet das Entkommen keinen Bewegungspunkt.
   *[en] In der englischen Ausgabe kostet das Entkommen keinen Bewegungspunkt.
}
said-locked = { $door } ist verriegelt, bis eine Regel sie entriegelt.
said-barred = Helden können { $border } erst passieren, wenn eine Regel es erlaubt.
said-fixed = In Zone { $zone } lässt sich das nicht aufheben: { $token }.
said-worn = Legt Wundenmarker auf Spielplanteil { $tile }: { $wounds }.
said-placeable = Wer { $token } bei sich trägt, darf ihn für 1 Bewegungspunkt in seine Zone legen.
said-sought = In der Gegnerphase ziehen alle Gegner, die sich bewegen, zur Zone { $zone }.
said-foe = { $name }: { $card }.
said-foe-by-edition = { $german } in der deutschen Ausgabe, { $english } in der englischen
said-foe-bare = Ohne Ausrüstung.
said-foe-loot = Erhält eine Schatzkarte der Stufe { $level }.
said-foe-monster = Erhält eine Karte der Höheren Wandernden Monster: Deren Würfel und Text kommen hinzu.
said-foe-uncounted = Zählt für Ereigniskarten nicht als Wanderndes Monster.
said-foe-slippery = Darf Zonen mit Helden verlassen.
said-foe-rooted = Bewegt sich nie.
said-foe-rooted-in-counters = Bewegt sich nicht, um zurückzuschlagen.
said-foe-immune = Helden können diese Figur weder angreifen noch verwunden.
said-foe-drags = Bei jeder Bewegung werden betäubte und tote Helden aus derselben Zone mitgezogen.
said-foe-active = Handelt in der Gegnerphase und durch Ereigniskarten nur, falls { $condition }.
said-foe-acts = Tut in der Gegnerphase nur dies: { $deeds }.
said-deed-attack = angreifen, falls ein Held in Reichweite ist
said-deed-move = { $zones ->
    [one] { $zones } Zone weit ziehen, und zwar { $goals }
   *[other] { $zones } Zonen weit ziehen, und zwar { $goals }
}
said-to-exit = zum Ausgang
said-to-start = zur Startzone der Helden
said-to-zone = zur Zone { $zone }
said-to-token = zu dem, was in Sicht liegt und nicht aufgehoben werden kann ({ $token })
said-trample-heroes = Helden, die im Weg stehen, werden getötet; damit endet die Aktivierung.
said-trample-enemies = Andere Gegner, die im Weg stehen, werden getötet, ohne EP.
said-trample-token = Zerstört auf dem Weg { $token }, falls er nicht aufgehoben werden kann. Damit endet die Aktivierung; ist noch so einer in Sicht, beginnt sofort eine neue.
said-object-heroes = { $name } kann von Helden angegriffen werden wie ein Gegner ohne Verteidigung; { $health ->
    [one] 1 Wunde zerstört sie
   *[other] { $health } Wunden zerstören sie
}.
said-object-enemies = { $name } zählt in der Gegnerphase als der Held mit den meisten EP: Gegner greifen sie ohne Wurf für 1 Wunde an und verlassen ihre Zone nicht; { $health ->
    [one] 1 Wunde zerstört sie
   *[other] { $health } Wunden zerstören sie
}.
said-object-nobody = { $name } kann von niemandem getroffen werden; nur Regeln zerstören sie.
said-object-bars = Solange sie steht, kommt kein Held hindurch, weder zu Fuß noch mit einem Angriff: { $border }.
said-object-bars-way = Solange sie steht, geht kein Held hindurch; Angriffe kommen an ihr vorbei: { $border }.
said-act-action = { $act }: Das kostet eine Aktion und geht nur in Zonen, in denen das noch nicht umgedreht ist: { $token }.
said-act-movement = { $act }: Das kostet einen Bewegungspunkt und geht nur in Zonen, in denen das noch nicht umgedreht ist: { $token }.
said-act-if = Nur falls { $condition }.

## Bausteine.

editor-rules = Sonderregeln
rules-tab-rules = Regeln
rules-tab-figures = Figuren
rules-tab-names = Handlungen und Zähler
rules-tab-differences = Abweichungen
rules-none = Noch keine Sonderregeln. Beginne mit einer neuen oder mit einer Vorlage unten.
rules-new = Neue Regel
rules-rule = Regel { $number }
rules-goal = Ziel { $number }
rules-figure = Figur „{ $name }“
rules-act = Handlung „{ $name }“
rules-open = { $what }: ändern
rules-close = { $what }: fertig
rules-double = { $what }: verdoppeln
rules-count = { $count } von höchstens { $most } Regeln
rules-templates = Vorlagen
rules-zone-hint = Vorlagen, die von einer Zone sprechen, meinen die, auf die du zuletzt geklickt hast.
rules-figures-hint = Figuren mit eigenen Regeln. Eine Sonderregel lässt sie erscheinen.
rules-new-figure = Neue Figur
rules-own-name = Name
rules-acts = Was Helden nur hier tun können
rules-new-act = Neue Handlung
rules-counters = Zähler
rules-roles = Rollen der Helden
rules-switches = Was vom Regelheft abweicht
rules-placeable = Helden dürfen Getragenes ablegen
rules-sought = Wohin Gegner ziehen
rules-sought-on = Alle Gegner ziehen zu einer Zone
switch-no-events = Keine Ereigniskarten
switch-no-reinforcement = Vorboten rufen niemanden
switch-level-by-rules = Nur Regeln erhöhen die Stufe
switch-current-treasure = Schätze der aktuellen Stufe
switch-free-escape-de = Entkommen ist in der deutschen Ausgabe frei
switch-free-escape-en = Entkommen ist in der englischen Ausgabe frei
block-choose = wählen …
block-new = { $what }: neu
block-add = { $what }: hinzufügen
block-remove = { $what }: entfernen
block-up = { $what }: nach oben
block-down = { $what }: nach unten
block-drag = { $what }: an eine andere Stelle ziehen
block-on-map = { $what }: auf dem Plan zeigen
block-none-yet = noch keine; zeige auf den Plan
block-numbered = { $what } { $number }
block-point-zone = Klicke auf dem Plan auf die gemeinte Zone. Esc bricht ab.
block-point-door = Klicke auf dem Plan auf die gemeinte Tür. Esc bricht ab.
block-point-border = Klicke auf die Grenze zwischen zwei Zonen oder auf eine Treppe. Esc bricht ab.
block-point-object = Klicke auf die Zone mit der gemeinten Säule. Esc bricht ab.
block-point-token = Klicke in eine Zone mit so einem Marker. Esc bricht ab.
block-when = Wann
block-if = Falls
block-do = Dann
block-not = nicht
block-once = Nur einmal in der Quest
block-instead = Statt der Türkarte
block-rule-name = Name in Berichten
block-zone = Zone
block-door = Tür
block-border = Grenze oder Treppe
block-object = Säule
block-foe = Figur
block-counter = Zähler
block-role = Rolle
block-act = Handlung
block-call = Aufruf
block-token = Marker
block-phase = Phase
block-compare = Vergleich
block-spawned = wer erscheint
block-loot = Ausrüstung
block-trample = trampelt nieder
block-cost = kostet
block-load = mit
block-check = geprüft
block-place = Ort
block-where = erscheint
block-whom = für wen
block-towards = in Richtung
block-or-else = sonst
block-deed = Tat
block-card = Karte
block-goal = Ziel
block-round = Runde (0 = jede)
block-level = Stufe
block-level-or-current = Stufe (0 = aktuelle)
block-storey = Stockwerk
block-number = Zahl
block-by = um
block-to = auf
block-xp = EP
block-wounds = Wunden
block-zones = Zonen
block-rounds = Runden
block-objective = Nummer des Ziels
block-enemy-kind = Art des Gegners
block-in-german = Deutsche Ausgabe:
block-in-english = Englische Ausgabe:
block-uncounted = zählt nicht für Ereigniskarten
block-slippery = verlässt Zonen mit Helden
block-rooted = bewegt sich nie
block-rooted-in-counters = bewegt sich nicht zum Zurückschlagen
block-immune = kann nicht angegriffen oder verwundet werden
block-drags = schleift betäubte und tote Helden mit
block-active-if = Handelt nur, falls
block-deeds = Statt der normalen Aktivierung
block-tramples = Was im Weg steht
block-at-token = wo das liegt:
block-only-if = Nur falls
block-all-of = Erfüllt, wenn all das gilt
block-words = was die Spieler lesen
block-token-treasure = Schatz
block-token-special-treasure = Besonderer Schatz
block-token-artifact = Artefakt
block-token-lair = Höhle
block-token-library = Bibliothek
block-phase-setup = Aufbau
block-phase-heroes = Heldenphase
block-phase-enemies = Gegnerphase
block-phase-experience = Erfahrungsphase
block-phase-event = Ereignisphase
block-phase-end = Endphase
block-compare-at-least = mindestens
block-compare-at-most = höchstens
block-compare-exactly = genau
block-spawned-guard = eine Wache
block-spawned-guard-of-level = eine Wache einer Stufe
block-spawned-roaming = ein Wanderndes Monster
block-spawned-lesser = ein Niederes Wanderndes Monster
block-spawned-greater = ein Höheres Wanderndes Monster
block-loot-normal = wie üblich
block-loot-nothing = keine
block-loot-level = ein Schatz einer Stufe
block-loot-monster = die Karte eines anderen Monsters
block-trample-heroes = Helden
block-trample-enemies = andere Gegner
block-trample-token = Marker
block-cost-action = eine Aktion
block-cost-movement-point = ein Bewegungspunkt
block-load-nothing = was immer er trägt
block-load-artifact-card = mit einer Artefaktkarte
block-check-always = jederzeit
block-check-round-end = am Ende einer Runde
block-place-named = in einer Zone
block-place-level-here = auf der aktuellen Stufe
block-place-level-behind = eine Stufe zurück
block-place-level-ahead = eine Stufe voraus
block-place-level-token = bei einem Stufenmarker
block-whom-each = jeden lebenden Helden
block-whom-one = einen Helden nach Wahl
block-whom-each-in = jeden Helden in einer Zone
block-whom-role = den Helden mit einer Rolle
block-towards-exit = Ausgang
block-towards-start = Startzone
block-towards-zone = einer Zone
block-towards-seen-token = eines Markers in Sicht
block-deed-attack = angreifen
block-deed-move = ziehen
block-card-drawn = gezogen
block-card-kind = einer Art
block-card-by-edition = je nach Ausgabe
block-goal-pick-up = Marker aufheben
block-goal-kill = Figuren besiegen
block-goal-clear-board = Alle Gegner besiegen
block-goal-survive = Durchhalten
block-goal-task = In eigenen Worten
block-goal-all-escape = Alle Helden entkommen
block-goal-escapes = Ein Held entkommt
block-when-setup = nach dem Aufbau
block-when-round-starts = eine Runde beginnt
block-when-phase-starts = eine Phase beginnt
block-when-round-ends = eine Runde endet
block-when-first-player-passed = der Startspieler wechselt
block-when-entered = ein Held betritt eine Zone
block-when-entered-storey = ein Held kommt auf ein Stockwerk
block-when-crossed = ein Held passiert eine Grenze
block-when-picked-up = ein Held hebt einen Marker auf
block-when-acted = ein Held führt eine Handlung aus
block-when-hero-died = ein Held stirbt
block-when-hero-fell = ein Held stürzt mit dem Boden
block-when-hero-escaped = ein Held entkommt
block-when-all-escaped = der letzte Held ist entkommen
block-when-door-opened = eine Tür wird geöffnet
block-when-opened = die Tür vor einer Zone wird geöffnet
block-when-chamber-opened = eine Kammer wird geöffnet
block-when-level-rose = die Stufe steigt
block-when-removed = der Boden einer Zone verschwindet
block-when-killed = eine Figur wird getötet
block-when-guardian-killed = ein Anführer, Vorbote oder Monster wird getötet
block-when-foe-entered = eine Figur betritt eine Zone
block-when-foe-left = eine Figur zieht über ihr Ziel hinaus
block-when-destroyed = eine Säule wird zerstört
block-when-counted = ein Zähler erreicht eine Zahl
block-when-called = eine andere Regel ruft
block-if-not = nicht
block-if-any = eines davon
block-if-counter = ein Zähler ist
block-if-level = die Stufe ist
block-if-round = die Runde ist
block-if-party = Helden zu Beginn
block-if-living = Helden im Spiel
block-if-carried = Marker, die Helden tragen
block-if-objective = ein Ziel ist an der Reihe
block-if-is = der Held hat eine Rolle
block-if-hero-in = ein Held ist in einer Zone
block-if-no-enemies = kein Gegner ist auf dem Plan
block-if-enemy-in = ein Gegner ist in einer Zone
block-if-chamber-clear = eine Kammer ist frei von Gegnern
block-if-present = eine Figur ist auf dem Plan
block-if-gone = eine Figur ist nicht mehr da
block-if-foe-in = eine Figur ist in einer Zone
block-if-door-open = eine Tür ist offen
block-if-destroyed = eine Säule ist zerstört
block-do-to = für andere Helden
block-do-gain-xp = der Held erhält EP
block-do-all-gain-xp = jeder Held erhält EP
block-do-draw-artifact = der Held zieht ein Artefakt
block-do-draw-treasure = der Held zieht einen Schatz
block-do-suffer = der Held wird verwundet
block-do-share-wounds = die Helden teilen Wunden unter sich auf
block-do-heal = der Held heilt
block-do-die = der Held wird getötet
block-do-go = der Held kommt in eine Zone
block-do-carry = der Held trägt Marker
block-do-choose-hero = die Spieler wählen einen Helden
block-do-spawn = Gegner erscheinen
block-do-appear = eine Figur erscheint
block-do-activate = eine Figur handelt sofort
block-do-open-door = eine Tür öffnet sich
block-do-close-door = eine Tür schließt sich
block-do-unlock = eine Tür wird entriegelt
block-do-unbar = eine Grenze wird frei
block-do-bar = eine Grenze wird gesperrt
block-do-raise-level = die Stufe steigt
block-do-lay = ein Marker wird gelegt
block-do-fill = Marker werden in alle Zonen gelegt
block-do-sweep = Marker werden weggenommen
block-do-turn = ein Marker wird umgedreht
block-do-destroy-one = eine Säule wird zerstört
block-do-remove = der Boden einer Zone verschwindet
block-do-crumble = das Verlies bröckelt
block-do-count = ein Zähler ändert sich
block-do-set = ein Zähler wird gesetzt
block-do-call = andere Regeln werden aufgerufen
block-do-win = die Quest ist gewonnen
block-do-lose = die Quest ist verloren
template-kill = Das Ungeheuer töten
template-chosen = Ein Auserwählter muss entkommen
template-keys = Die Schlüssel finden und die Tür öffnen
template-guard = Gegner von einer Zone fernhalten
template-collapse = Einstürzendes Verlies
template-time-limit = Verloren nach so vielen Runden
template-no-death = Verloren, wenn ein Held stirbt
template-waves = Jede Runde kommt eine Wache
template-ambush = Ein Hinterhalt in einer Kammer
template-trap = Eine Falle in einer Zone
template-rewards = Belohnungen für Höhlen und Bibliotheken
name-of-a-zone = Zone
name-of-a-door = Tür
name-of-a-border = Grenze
name-of-counter = Zähler
name-of-role = Rolle
name-of-call = Aufruf
name-of-act = Handlung
name-of-task = Aufgabe
name-of-monster = das Ungeheuer
name-of-chosen = der Auserwählte
name-of-choice = die Wahl
name-of-doom = Tod des Auserwählten
name-of-vault = Gewölbe
name-of-keys = Schlüssel
name-of-key = ein Schlüssel
name-of-all-keys = alle Schlüssel
name-of-open-vault = Öffnet die Tür mit allen Schlüsseln
name-of-guard = die Zone ist verloren
name-of-collapse = die Decke bröckelt
name-of-buried = verschüttet
name-of-time-limit = zu spät
name-of-no-death = einer von uns ist gefallen
name-of-waves = Verstärkung
name-of-ambush = Hinterhalt
name-of-trap = Falle
name-of-lair = Höhle
name-of-find = Fund
edit-foes = Figuren
edit-acts = Handlungen
edit-switches = Abweichungen vom Regelheft
edit-counters = Zähler
edit-roles = Rollen
edit-placeable = Was abgelegt werden kann
edit-sought = Wohin Gegner ziehen
edit-wear = Wundenmarker auf Teilen
edit-rule-name = Name einer Regel
edit-rename = Umbenannt
rules-circle = { $count ->
    [one] Regel { $rules } kann sich selbst immer wieder auslösen. Das Spiel bliebe dort stehen.
   *[other] Die Regeln { $rules } können einander immer wieder auslösen. Das Spiel bliebe dort stehen.
}
