### Sonderregeln von Abenteuern: Bausteine und Sätze.

## Sätze: Namen und Orte.

said-quoted = „{ $name }“
said-placed = „{ $name }“ ({ $place })
said-door = die Tür { $name }
said-border = die Grenze { $name }
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
said-lesser = ein Kleines Wanderndes Monster
said-greater = ein Großes Wanderndes Monster
said-level-behind = auf einem Feld mit dem Marker der vorigen Stufe
said-level-ahead = auf einem Feld mit dem Marker der nächsten Stufe
said-level-here = auf einem Feld mit dem Marker der aktuellen Stufe
said-level-token = auf einem Feld mit dem Marker der Stufe { $level }
said-in-zone = auf Feld { $zone }
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
said-then = ; danach:{" "}
said-and = und
said-or = oder
said-or-else = , sonst{" "}
said-nothing = es geschieht nichts
said-never = nie
said-always = immer
said-instead = Das ersetzt die Türkarte.
said-once = Nur einmal im Abenteuer.
said-task = erfüllt, sobald { $condition }
said-task-at-end = erfüllt, wenn am Ende einer Runde { $condition }

## Sätze: wann.

said-when-setup = Nach dem Aufbau
said-when-every-round = Zu Beginn jeder Runde
said-when-round = Zu Beginn von Runde { $round }
said-when-phase = Zu Beginn der { $phase }
said-when-round-ends = Am Ende jeder Runde
said-when-passed = Wenn der Startspielermarker weitergegeben wurde
said-when-entered = Wenn ein Held Feld { $zone } betritt
said-when-storey = Wenn ein Held von einem anderen Stockwerk auf Stockwerk { $storey } kommt
said-when-crossed = Wenn ein Held { $border } überschreitet
said-when-picked-up = Wenn ein Held { $token } aufhebt
said-when-acted = Wenn ein Held { $act } ausführt
said-when-died = Wenn ein Held stirbt
said-when-fell = Wenn ein Held stirbt, weil der Boden unter ihm verschwindet
said-when-escaped = Wenn ein Held durch den Ausgang entkommt
said-when-all-escaped = Wenn der letzte Held durch den Ausgang entkommen ist
said-when-door = Wenn { $door } geöffnet wird
said-when-opened = Wenn die Tür unmittelbar vor Feld { $zone } geöffnet wird
said-when-chamber = Wenn die Kammer mit Feld { $zone } zum ersten Mal geöffnet wird
said-when-level = Wenn die Stufe steigt
said-when-level-is = Wenn die Stufe auf { $level } steigt
said-when-removed = Wenn der Boden von Feld { $zone } entfernt wird
said-when-killed = Wenn { $foe } von Helden getötet wird
said-when-guardian = Wenn ein Anführer, ein Vorbote oder ein Wanderndes Monster getötet wird
said-when-foe-entered = Wenn { $foe } Feld { $zone } betritt
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
    [yes] ein Held auf Feld { $zone } steht
   *[no] kein Held auf Feld { $zone } steht
}
said-if-no-enemies = { $is ->
    [yes] kein Gegner auf dem Plan ist
   *[no] ein Gegner auf dem Plan ist
}
said-if-enemy-in = { $is ->
    [yes] ein Gegner auf Feld { $zone } steht
   *[no] kein Gegner auf Feld { $zone } steht
}
said-if-clear = { $is ->
    [yes] kein Gegner in der Kammer mit Feld { $zone } steht
   *[no] ein Gegner in der Kammer mit Feld { $zone } steht
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
    [yes] { $foe } auf Feld { $zone } steht
   *[no] { $foe } nicht auf Feld { $zone } steht
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
said-to-each-in = für jeden lebenden Helden auf Feld { $zone }
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
said-do-go = { $hero } wird auf Feld { $zone } gestellt
said-do-carry = { $hero } trägt nun zusätzlich { $count } × { $token }
said-do-carry-less = { $hero } gibt { $count } × { $token } ab
said-do-choose = die Spieler wählen den Helden mit der Rolle { $role }
said-do-share = { $wounds ->
    [one] für jeden Helden, der das Abenteuer begann, erleiden die Helden { $wounds } Wunde; die Spieler verteilen sie
   *[other] für jeden Helden, der das Abenteuer begann, erleiden die Helden { $wounds } Wunden; die Spieler verteilen sie
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
said-do-unbar = Helden können ab jetzt { $border } überschreiten
said-do-bar = Helden können nicht mehr { $border } überschreiten
said-do-lay = legt { $token } { $place } aus
said-do-fill = legt { $token } auf jedes dieser Felder, auf dem noch keiner liegt: { $zone }
said-do-sweep = nehmt alle { $token } vom Plan, die nicht aufgehoben werden können
said-do-turn = dreht auf dem Feld des Helden { $token } um
said-do-destroy = die Spieler wählen, was davon zerstört wird: { $objects }
said-do-remove = der Boden von Feld { $zone } wird mit allem darauf entfernt
said-do-crumble = nehmt einen Wundmarker vom Spielplanteil der niedrigsten Stufe; liegt dort keiner mehr, wird das Teil mit allem darauf entfernt
said-do-lose = das Abenteuer ist verloren
said-do-win = das Abenteuer ist gewonnen

## Sätze: was anders ist, Figuren, Objekte, Handlungen.

said-no-events = Es werden keine Ereigniskarten gezogen.
said-no-reinforcement = Vorboten rufen niemanden.
said-level-by-rules = Nur Sonderregeln erhöhen die Stufe.
said-current-treasure = Schatzmarker geben Karten der aktuellen Stufe.
said-free-escape = { $edition ->
    [de] In der deutschen Ausgabe kostet das Entkommen keinen Bewegungspunkt.
   *[en] In der englischen Ausgabe kostet das Entkommen keinen Bewegungspunkt.
}
said-locked = { $door } ist verriegelt, bis eine Regel sie freigibt.
said-barred = Helden können { $border } erst überschreiten, wenn eine Regel es erlaubt.
said-fixed = Auf Feld { $zone } lässt sich das nicht aufheben: { $token }.
said-worn = Legt Wundmarker auf Spielplanteil { $tile }: { $wounds }.
said-placeable = Wer { $token } bei sich trägt, darf ihn für 1 Bewegungspunkt auf sein Feld legen.
said-sought = In der Gegnerphase ziehen alle Gegner, die sich bewegen, zu Feld { $zone }.
said-foe = { $name }: { $card }.
said-foe-by-edition = { $german } in der deutschen Ausgabe, { $english } in der englischen
said-foe-bare = Ohne Ausrüstung.
said-foe-loot = Erhält eine Schatzkarte der Stufe { $level }.
said-foe-monster = Erhält eine Karte der Großen Wandernden Monster: Deren Würfel und Text kommen hinzu.
said-foe-uncounted = Zählt für Ereigniskarten nicht als Wanderndes Monster.
said-foe-slippery = Darf Felder mit Helden verlassen.
said-foe-rooted = Bewegt sich nie.
said-foe-rooted-in-counters = Bewegt sich nicht, um zurückzuschlagen.
said-foe-immune = Helden können diese Figur weder angreifen noch verwunden.
said-foe-drags = Bei jeder Bewegung werden betäubte und tote Helden vom selben Feld mitgezogen.
said-foe-active = Handelt in der Gegnerphase und durch Ereigniskarten nur, falls { $condition }.
said-foe-acts = Tut in der Gegnerphase nur dies: { $deeds }.
said-deed-attack = angreifen, falls ein Held in Reichweite ist
said-deed-move = { $zones ->
    [one] { $zones } Feld weit ziehen, und zwar { $goals }
   *[other] { $zones } Felder weit ziehen, und zwar { $goals }
}
said-to-exit = zum Ausgang
said-to-start = zum Startfeld der Helden
said-to-zone = zu Feld { $zone }
said-to-token = zu dem, was in Sicht liegt und nicht aufgehoben werden kann ({ $token })
said-trample-heroes = Helden, die im Weg stehen, werden getötet; damit endet der Zug.
said-trample-enemies = Andere Gegner, die im Weg stehen, werden getötet, ohne EP.
said-trample-token = Zerstört auf dem Weg { $token }, falls er nicht aufgehoben werden kann. Damit endet der Zug; ist noch so einer in Sicht, beginnt sofort ein neuer.
said-object-heroes = { $name } kann von Helden angegriffen werden wie ein Gegner ohne Verteidigung; { $health } Wunden zerstören sie.
said-object-enemies = { $name } zählt in der Gegnerphase als der Held mit den meisten EP: Gegner greifen sie ohne Wurf für 1 Wunde an und verlassen ihr Feld nicht; { $health } Wunden zerstören sie.
said-object-nobody = { $name } kann von niemandem getroffen werden; nur Regeln zerstören sie.
said-object-bars = Solange sie steht, kommt kein Held hindurch, weder zu Fuß noch mit einem Angriff: { $border }.
said-act-action = { $act }: Das kostet eine Aktion und geht nur auf Feldern, auf denen das noch nicht umgedreht ist: { $token }.
said-act-movement = { $act }: Das kostet einen Bewegungspunkt und geht nur auf Feldern, auf denen das noch nicht umgedreht ist: { $token }.
said-act-if = Nur falls { $condition }.
