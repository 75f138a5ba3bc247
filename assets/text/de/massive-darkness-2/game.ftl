### Massive Darkness 2: sein Name, die Antworten und die Geschichte.

game-name = Massive Darkness 2: Hellscape

## Was sich nicht spielen lässt

wrong-md2-twice = Zwei Dinge heißen { $name }.
wrong-md2-card = { $name }: So eine Karte kann es nicht geben.
wrong-md2-grade = { $name } ersetzt eine Fertigkeit einer anderen Klasse oder eine, die von keiner niedrigeren Stufe ist.
wrong-md2-circle = { $name } und { $other } könnten endlos abwechselnd genutzt werden: Jede Karte bezahlt die andere.
wrong-md2-number = Von etwas aus der Schachtel gibt es zu wenig oder zu viel.
wrong-md2-number-items = Es gibt mit allen Exemplaren mehr als 250 Gegenstandskarten oder gar keine.
wrong-md2-number-doors = Es gibt mit allen Exemplaren mehr als 60 Türkarten oder gar keine.
wrong-md2-number-arrows = Es müssen mit allen Exemplaren 14 Pfeilkarten sein.
wrong-md2-number-tiles = Es gibt nur die Seiten der Teile, die in der Schachtel sind, jede einmal.
wrong-md2-number-outfits = Sechs Helden brauchen sechs Startwaffen und sechs Fläschchen.
wrong-md2-number-first-skills = Eine Klasse hat keine Fertigkeit für den Anfang: eine der Stufe 1, die keine andere ersetzt.
wrong-md2-tile = Ein Teil { $name } gibt es nicht, oder es ist nicht zu lesen.
wrong-md2-own-tile = Das Teil { $tile }, das diese Quest mitbringt, ist keines: { $what }
wrong-md2-overlap = In { $zone } liegen zwei Zonen aufeinander.
wrong-md2-nowhere = In { $zone } liegt keine Zone.
wrong-md2-door = Zwischen { $zone } und { $other } kann keine Tür stehen.
wrong-md2-name = In dieser Quest heißt nichts { $name }.
wrong-md2-quest = Es gibt keine Quest „{ $quest }“: Sie ist weder eine Datei noch eine von { $quests }.

## Die Antworten

nobody = niemand
label-zone = Zone { $zone }
label-yes = Ja
label-no = Nein
label-done = Fertig
label-of = { $hero }: { $what }
label-on = Ziel: { $target }
label-fires = statt { $count ->
    [one] 1 Feuermarker
   *[other] { $count } Feuermarkern
}
label-move = Bewegen
label-attack = Angriff: { $enemy } ({ $kind })
label-rest = Rasten: { $health } Gesundheit, { $mana } Mana
label-trade = Tauschen und ausrüsten
label-take-off = „{ $card }“ ablegen
label-end-turn = Zug beenden
label-travel = Durch den Durchgang nach { $zone }
label-step = Nach { $zone } gehen
label-step-way = Nach { $way } gehen ({ $zone })
label-leaving = { $way }: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
label-open = Tür öffnen
label-open-way = Tür im { $way } öffnen
label-take = Nehmen: { $thing }
label-open-chest = Öffnen: { $thing }
label-drink = Aus dem Brunnen trinken
label-forge = Die Schmiede benutzen
label-equip = „{ $card }“ anlegen ({ $slot })
label-equip-instead = „{ $card }“ anlegen ({ $slot }) statt: { $off }
label-give = An { $hero } geben: { $card }
label-claws = Klauen bezahlen ({ $dice }): { $what }
label-use = { $head } – { $what }
label-shadow = Schatten: Schattenfähigkeit einsetzen
label-shadow-does = Schatten: { $what }
label-shadow-not = Schatten: darauf verzichten
label-resolve-mana = Das Mana nehmen
label-resolve-scratch = Den Kratzer hinnehmen
label-die = { $die }: { $shown }
label-of-die = { $what } ({ $die })
label-die-locked = { $die }; schon etwas davon ausgewertet
label-die-free = { $die }; noch nichts davon ausgewertet
label-die-number = { $die }; Würfel { $number }
label-copy = { $what } ({ $which })
copy-of-hero = von { $hero }
copy-worn = angelegt
copy-packed = im Gepäck
copy-number = Nr. { $number }
label-stance = Haltung einnehmen: { $stance }
label-consecrate = { $zone } weihen: { $column }
label-take-back = Den Marker zurücknehmen: { $column }
label-bless = „{ $skill }“ segnen
label-pointer = Den Zeiger für 1 Mana weiterdrehen
label-element-rise = Stattdessen steigt { $element }
label-element-turn = Den Marker umdrehen: { $element }
label-lead-move = { $ally } bewegt sich
label-lead-attack = { $ally } greift an: { $enemy } ({ $kind })
label-learn-at = { $skill } ({ $place })
quadrant = Feld { $number }
label-stop-moving = { $count ->
    [one] Hier stehen bleiben (1 Bewegungspunkt übrig)
   *[other] Hier stehen bleiben ({ $count } Bewegungspunkte übrig)
}
label-put-away = Einstecken
label-traded = Das ist alles
label-roll = Würfeln
label-count = Schwerter und Schilde zählen
label-use-nothing = Nichts einsetzen
label-take-mana = Das Mana nehmen
label-stop-leading = Er bleibt dort
label-bless-nothing = Nichts segnen
label-another-arrow = Noch einen Pfeil aufdecken
label-shoot = Schießen
label-give-up = Die Quest verloren geben
label-play-on = Weiterspielen
label-drain = { $mana } Mana abgeben
label-let-come = Den Schergen kommen lassen

## Eine Karte, die ihr Finder nicht anlegen kann

found-left-in-pack = Das kommt ins Gepäck.
found-only-class = Anlegen kann es nur diese Klasse: { $class }.
found-down = { $hero } liegt am Boden und kann jetzt nichts anlegen.
found-no-place = Den Platz dafür belegt „{ $card }“, und das bleibt angelegt.
found-owner-gone = { $hero } hat das Verlies schon verlassen.
found-owner-down = { $hero } könnte es, liegt aber am Boden.
found-owner-elsewhere = { $hero } könnte es, steht aber in { $zone }.

## Wo eine Fähigkeit steht

source-hero = Heldenfähigkeit
source-shadow = Schattenfähigkeit
source-lifebringer = Lebensbringer
source-spell = Zauber des Amuletts
source-lesser-power = Kleine Kraft des Sets
source-greater-power = Große Kraft des Sets

## Was Marker zeigen

side-spikes = { $count ->
    [0] nichts
    [one] 1 Wunde
   *[other] { $count } Wunden
}
side-bear = { $count ->
    [0] nichts
    [one] 1 Aktion weniger
   *[other] { $count } Aktionen weniger
}
side-fountain = { $count ->
    [one] 1 Gesundheit
   *[other] { $count } Gesundheit
}

## Die Geschichte

log-md2-round = Runde { $round }
log-md2-phase-heroes = Heldenphase
log-md2-phase-enemies = Gegnerphase
log-md2-phase-level-up = Aufstiegsphase
log-md2-phase-darkness = Dunkelheitsphase
log-md2-turn = { $hero } ist am Zug.
log-md2-moved = { $who } { $many ->
    [yes] gehen
   *[no] geht
} nach { $zone }.
log-md2-enemy-moved = { $who } { $many ->
    [yes] gehen
   *[no] geht
} nach { $zone }{ $why ->
    [nearest] {" "}(zum nächsten Helden, { $far ->
        [one] 1 Zone weit
       *[other] { $far } Zonen weit
    })
    [chosen] {" "}(zu einem der nächsten Helden, { $far ->
        [one] 1 Zone weit
       *[other] { $far } Zonen weit
    }: von euch gewählt)
   *[ability] {""}
}.
log-md2-placed = { $who } { $many ->
    [yes] stehen
   *[no] steht
} jetzt in { $zone }.
log-md2-door-opened = { $hero } öffnet eine Tür.
log-md2-door-opens = Eine Tür geht auf.
log-md2-revealed = Eine Kammer wird aufgedeckt.
log-md2-door-card = Türkarte „{ $card }“ – { $what }.
log-md2-rooted = { $hero } sitzt in der Falle fest.
log-md2-action-lost = { $hero } verliert eine Aktion.
log-md2-turned = { $thing }: { $side }.
log-md2-wounded = { $who } { $many ->
    [yes] erleiden
   *[no] erleidet
} { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
log-md2-knocked-out = { $hero } geht zu Boden.
log-md2-woken = { $hero } steht wieder auf.
log-md2-healed = { $hero } bekommt { $health } Gesundheit zurück.
log-md2-gained-mana = { $hero } bekommt { $mana } Mana.
log-md2-lost-mana = { $hero } verliert { $mana } Mana.
log-md2-gained-xp = { $hero } bekommt { $xp } EP.
log-md2-leveled-up = { $hero } steigt auf Stufe { $level }.
log-md2-rested = { $hero } rastet.
log-md2-learned = { $hero } lernt „{ $skill }“.
log-md2-tool-drawn = Aus dem Werkzeugbeutel: { $tool }.
log-md2-tool-turned = { $tool } wird umgedreht.
log-md2-tool-matched = { $tool } passt zur Aktion und hilft.
log-md2-poisoned = { $who } { $many ->
    [yes] sind
   *[no] ist
} vergiftet.
log-md2-arrow = Pfeilkarte: { $arrow }.
log-md2-aimed = Zielen zusammen: { $aim }.
log-md2-consecrated = { $zone } ist geweiht: { $column }.
log-md2-taken-back = Der Weihemarker kehrt zurück: { $column }.
log-md2-blessed = „{ $skill }“ ist gesegnet.
log-md2-gained-rage = { $hero } bekommt { $rage } Wut.
log-md2-stance = { $hero } nimmt die Haltung { $stance } ein.
log-md2-pointer = Der Zeiger zeigt jetzt auf Feld { $number } ({ $hero }).
log-md2-element-rose = { $element } steigt.
log-md2-marker-turned = Der Marker ist umgedreht: { $element }.
log-md2-ally-came = { $ally } erscheint in { $zone }.
log-md2-ally-fell = { $ally } ist fort.
log-md2-ally-arrived = { $ally } ist am Ziel.
log-md2-fire-gone = { $hero } löscht { $count ->
    [one] 1 Feuermarker
   *[other] { $count } Feuermarker
}.
log-md2-drew = { $hero } zieht „{ $card }“.
log-md2-nothing-drawn = Für { $hero } ist keine Karte mehr da.
log-md2-equipped = { $hero } legt „{ $card }“ an ({ $slot }).
log-md2-took-off = { $hero } legt „{ $card }“ ab.
log-md2-given = { $hero } gibt „{ $card }“ an { $other }.
log-md2-discarded = „{ $card }“ wird abgelegt.
log-md2-took-loot = { $hero } erbeutet „{ $card }“.
log-md2-used = { $hero } setzt „{ $what }“ ein.
log-md2-token-drawn = Schatz aus dem Beutel: { $rarity }.
log-md2-token-added = In den Schatzbeutel: { $rarity }.
log-md2-laid = In { $zone } liegt: { $thing }.
log-md2-taken = { $hero } nimmt: { $thing }.
log-md2-bag-empty = Der Schatzbeutel ist leer.
log-md2-attacked = { $hero } greift an: { $enemy } ({ $kind }).
log-md2-attacked-by = { $who } { $many ->
    [yes] greifen
   *[no] greift
} { $hero } an ({ $kind }{ $why ->
    [nearest] ; in Reichweite am nächsten, { $far ->
        [0] in derselben Zone
       *[other] Entfernung { $far }
    }
    [chosen] ; so nah wie andere, { $far ->
        [0] in derselben Zone
       *[other] Entfernung { $far }
    }: von euch gewählt
   *[ability] {""}
}).
log-md2-rolled = Wurf: { $shown }.
log-md2-risked = { $hero } würfelt dafür: { $shown }.
log-md2-dice-added = Würfel kommen dazu: { $dice }.
log-md2-dice-lost = Würfel fallen weg: { $dice }.
log-md2-rerolled = Neuer Wurf: { $shown }.
log-md2-resolved = Ausgewertet: { $symbol }.
log-md2-ignored = Zählt nicht: { $symbol }.
log-md2-claws-paid = Klauen ({ $who }): { $what }.
log-md2-outcome = { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
}, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}: { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
log-md2-spawned = { $who } { $many ->
    [yes] erscheinen
   *[no] erscheint
} in { $zone } (Rang { $tier }).
log-md2-nothing-spawned = Es ist niemand mehr übrig, der erscheinen könnte.
log-md2-upgraded = { $who } { $many ->
    [yes] werden
   *[no] wird
} stärker (Rang { $tier }).
log-md2-lower = { $who } { $many ->
    [yes] sind
   *[no] ist
} schon da und nicht schwächer.
log-md2-armed = { $who } { $many ->
    [yes] tragen
   *[no] trägt
} „{ $card }“.
log-md2-figure-killed = Eine Figur fällt: { $who }.
log-md2-enemy-fell = { $who } { $many ->
    [yes] sind
   *[no] ist
} vernichtet.
log-md2-enemy-healed = { $who } { $many ->
    [yes] bekommen
   *[no] bekommt
} { $health } Gesundheit zurück.
log-md2-minion-added = Ein Scherge kommt dazu: { $who }.
log-md2-enemy-left = { $who } verlässt den Spielplan.
log-md2-activated = { $who } { $many ->
    [yes] handeln
   *[no] handelt
}.
log-md2-condition-met = { $who } folgt Zeile { $line } der Karte.
log-md2-frost-spent = Frost: { $who } verliert eine Aktion.
log-md2-burning = Feuer: { $who } erleidet { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
log-md2-fire-laid = { $count ->
    [one] 1 Feuermarker
   *[other] { $count } Feuermarker
}: { $who }.
log-md2-frost-laid = { $count ->
    [one] 1 Frostmarker
   *[other] { $count } Frostmarker
}: { $who }.
log-md2-darkened = Die Dunkelheit steigt auf Feld { $space }.
log-md2-boss-darkened = Die Leiste des Bosses steigt auf Feld { $space }.
log-md2-lifebringer = Ein Lebensbringer ist verbraucht, übrig: { $left }.
log-md2-counted = { $name }: { $count }.
log-md2-put-on = { $hero } legt einen Marker ({ $enemy }).
log-md2-bound-cleared = Was darauf lag, ist fort.
log-md2-fight-began = Der Bosskampf beginnt: { $who }.
log-md2-tiles-removed = Die anderen Teile werden weggenommen.
log-md2-boss-rolled = Der Boss würfelt { $claws ->
    [0] keine Klaue
    [one] 1 Klaue
   *[other] { $claws } Klauen
}.
log-md2-task = Aufgabe erledigt ({ $hero }): { $task }.
log-md2-left = { $hero } verlässt das Verlies.
log-md2-won = Die Quest ist gewonnen.
log-md2-lost = Die Quest ist verloren.

## Gespeicherte Spiele

saved-md2 = { $quest }, { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
}, Runde { $round }
saved-md2-set-up = { $quest }, { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
}, wird aufgebaut

## Die Kommandozeile

bot-greedy = spielt mit Verstand, einen Schritt voraus
help-value-bots-greedy = spielt mit Verstand, einen Schritt voraus
help-play = Jemanden, der aufs Geratewohl antwortet, eine Quest bis zum Ende spielen lassen
help-simulate = Bots eine Quest viele Male spielen lassen
help-new = Ein Spiel in einer neuen Datei beginnen, noch ohne Antwort
help-arg-quest = Die Quest: der Name einer aus der Schachtel oder eine Datei.
help-arg-heroes = Wie viele Helden mitspielen (wer sie sind, bestimmt die Startzahl jedes Spiels), oder ihre Namen, durch Kommas getrennt.
help-simulate-quest = Die Quest: der Name einer aus der Schachtel oder eine Datei; „all“ steht für jede Quest der Schachtel.
help-simulate-heroes = Wie viele Helden mitspielen (wer sie sind, bestimmt die Startzahl jedes Spiels), oder ihre Namen, durch Kommas getrennt; „all“ steht für jede Gruppengröße.
help-arg-compare = Die Quest vor einer Änderung: Dieselben Startzahlen spielen auch sie, und es zeigt sich, was mehr oder weniger gewonnen wird. Geht nicht zusammen mit --witness.
help-arg-witness = Das Spiel, das in den wenigsten Runden gewonnen wurde, in dieser neuen Datei aufzeichnen, damit jeder sieht, dass die Quest zu gewinnen ist. Geht nicht zusammen mit --compare.
compared-before = Die Quest, wie sie war
compared-after = Die Quest, wie sie ist
compared-goal = Ziel { $number } ({ $goal }): erreicht in { $after } von 100 Spielen, davor in { $before }
compared-falls = { $zone }: zu Boden gegangene Helden in 100 Spielen: { $after }, davor { $before }
cli-md2-party-drawn = Welche Helden aufbrechen, bestimmt die Startzahl jedes Spiels.
cli-md2-party-chosen = In jedem Spiel brechen diese Helden auf: { $heroes }.
cli-md2-no-hero = Es gibt keinen Helden „{ $name }“ in der Schachtel; es gibt { $known }.
cli-sweep-quest = Quest
cli-of-one = { $option } gilt für eine Quest, eine Gruppe und einen Bot: nicht für „all“.
help-new-journal = Die neue Datei.
help-new-seed = Startzahl für Würfel und Kartenstapel.
new-md2-begun = { $line }: geschrieben nach { $file }.
