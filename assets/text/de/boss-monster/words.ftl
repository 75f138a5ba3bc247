### Was auf den Karten steht, zusammengesetzt aus dem, woraus sie bestehen.

## Wann

when-window = in jedem Fenster
when-build-window = in einem Fenster der Bauphase
when-hand-window = aus der Hand, in jedem Fenster
when-granted = wo es in dieser Runde gewährt wurde
when-promotion = statt der Münze für eine Beförderung
when-built = wenn du diesen Raum baust
when-built-or-uncovered = wenn dieser Raum gebaut oder freigelegt wird
when-build-phase-starts = wenn die Bauphase beginnt
when-each-build-phase = in jeder deiner Bauphasen
when-you-build-next-to-this = wenn du einen Raum neben diesem baust
when-you-build-monster = wenn du einen Monsterraum baust
when-you-build-trap = wenn du einen Fallenraum baust
when-you-build-miniboss = wenn du einen Miniboss baust
when-you-cast-spell = wenn ein Zauber von dir gewirkt hat
when-spell-declared = wenn ein Gegner einen Zauber ankündigt
when-you-gain-coins = wenn du Münzen bekommst
when-you-kill-hero = wenn ein Held in deinem Dungeon stirbt
when-hero-dies-here = wenn ein Held in diesem Raum stirbt
when-instead-of-soul = wenn ein Held in diesem Raum stirbt, bevor du seine Seele nimmst
when-hero-survives-here = wenn ein Held diesen Raum lebend verlässt
when-hero-dies-with-miniboss = wenn ein Held in einem Raum mit Miniboss stirbt
when-room-destroyed = wenn irgendwo ein Raum zerstört wird
when-opponent-discards = wenn ein Gegner Handkarten abwirft
when-opponent-miniboss = wenn ein Gegner einen Miniboss baut oder befördert
when-bait = in der Köderphase
when-enters-room = bevor dieser Held einen Raum betritt
limit-round = einmal pro Runde
limit-round-each = jeder einmal pro Runde
by-others = jeder Gegner
may = wenn du magst

## Wenn

if-no-coins = wenn dein Hort leer ist
if-hero-at-own-entrance = wenn ein Held an deinem Eingang steht
if-health-left = wenn dieser Held höchstens { $number } Leben übrig hat
if-more-minibosses = wenn du mehr Minibosse im Spiel hast als der Besitzer dieses Raums
if-no-room-built = wenn du in dieser Runde keinen Raum gebaut hast

## Wen oder was

at-opponent = wähle einen Gegner
at-player = wähle einen Spieler
at-room = wähle { $room }
at-two-rooms = wähle zwei Räume eines Dungeons
at-hero = wähle { $hero }
at-this-hero = wähle diesen Helden
at-dungeon = wähle einen Dungeon
at-icon = wähle einen Dungeon und einen Schatz
at-miniboss-own = wähle einen deiner Minibosse
at-miniboss-other = wähle den Miniboss eines Gegners
at-miniboss = wähle einen Miniboss
at-discarded = wähle { $card } aus dem Ablagestapel
at-just-discarded = wähle eine dieser Karten
at-own-wound = wähle eine deiner Wunden

room-any = einen Raum
room-any-monster = einen Monsterraum
room-any-trap = einen Fallenraum
room-own = einen deiner Räume
room-own-monster = einen deiner Monsterräume
room-own-trap = einen deiner Fallenräume
room-other-own = einen anderen deiner Räume
room-other-own-monster = einen anderen deiner Monsterräume
room-other-own-trap = einen anderen deiner Fallenräume
room-others = den Raum eines Gegners
room-others-monster = den Monsterraum eines Gegners
room-others-trap = den Fallenraum eines Gegners

hero-here = einen Helden in diesem Raum
hero-own-dungeon = einen Helden in deinem Dungeon
hero-own-entrance = einen Helden an deinem Eingang
hero-any-dungeon = einen Helden in irgendeinem Dungeon
hero-with-miniboss = einen Helden in einem Raum mit Miniboss
hero-town = einen Helden in der Stadt
hero-anywhere = einen beliebigen Helden

## Kosten

cost-coins = zahle { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
cost-coins-from = zahle beliebig viele Münzen{ $number ->
    [0] {""}
   *[other] , mindestens { $number }
}
cost-give = gib dem Besitzer { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
cost-give-from = gib dem Besitzer beliebig viele Münzen, mindestens { $number }
cost-give-level = gib dem Besitzer eine Münze je Stufe
cost-discard = wirf { $cards } ab
cost-discard-this = wirf diese Karte ab
cost-destroy-this = zerstöre diesen Raum
cost-destroy-own-monster = zerstöre einen deiner Monsterräume
cost-destroy-own-trap = zerstöre einen deiner Fallenräume

what-card = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
what-room = { $number ->
    [one] einen Raum
   *[other] { $number } Räume
}
what-monster = { $number ->
    [one] einen Monsterraum
   *[other] { $number } Monsterräume
}
what-miniboss = { $number ->
    [one] einen Miniboss
   *[other] { $number } Minibosse
}
what-spell = { $number ->
    [one] einen Zauber
   *[other] { $number } Zauber
}
what-room-or-spell = { $number ->
    [one] einen Raum oder Zauber
   *[other] { $number } Räume oder Zauber
}

## Wie viel

amount-per = { $effect } je { $counted }
amount-plus = { $effect } und { $number } mehr je { $counted }
counted-minibosses-in-hand = Miniboss auf deiner Hand
counted-spells-in-hand = Zauber auf deiner Hand
counted-coins-here = Münze auf diesem Raum
counted-coins-placed = gelegter Münze
counted-coins-paid = gezahlter Münze
counted-icons-of-it = Schatz darauf
counted-lured-here = Held, der in dieser Runde hergelockt wurde
counted-level-of-it = Stufe
counted-mixed-rooms = Raum von dir mit mehreren Arten von Schätzen
counted-wounds = eigener Wunde
counted-rooms-left = eigenem Raum

## Was geschieht

rooms-this = dieser Raum
rooms-target = der gewählte Raum
rooms-right-monster = der Monsterraum direkt rechts
rooms-right-trap = der Fallenraum direkt rechts
rooms-own-monster = deine Monsterräume
rooms-own-trap = deine Fallenräume
rooms-other-own-monster = deine anderen Monsterräume
rooms-other-own-trap = deine anderen Fallenräume
rooms-all-monster = alle Monsterräume dieses Dungeons
rooms-all-trap = alle Fallenräume dieses Dungeons
rooms-all-own = alle deine Räume

do-damage-more = { $rooms } { $many ->
    [yes] machen
   *[no] macht
} { $number } Schaden mehr
do-damage-less = { $rooms } { $many ->
    [yes] machen
   *[no] macht
} { $number } Schaden weniger
do-icons = dieser Raum hat { $number } { $treasure } mehr
do-double-icons = jeder auf diesen Raum gedruckte Schatz zählt doppelt
do-forbid-beside-monster = neben diesem Raum kann kein Monsterraum gebaut werden
do-forbid-beside-trap = neben diesem Raum kann kein Fallenraum gebaut werden
do-any-may-cover = auf diesem Raum kann jeder Raum gebaut werden
do-ignore-heroes = was auf Helden in diesem Dungeon und an seinem Eingang steht, gilt nicht
do-start-level = er beginnt auf Stufe { $number }
do-extra-coins = du bekommst { $number } mehr
do-remove-hero = der Held verlässt stattdessen das Spiel
do-lure-fewest-souls = dieser Held geht zu dem, der die wenigsten Seelen hat
do-lure-most-souls = dieser Held geht zu dem, der nach Abzug seiner Wunden die meisten Seelen hat
do-skip-mixed = er überspringt Räume mit mehreren Arten von Schätzen
do-gain = nimm { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
do-draw-rooms = ziehe { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} vom Raumstapel
do-draw-spells = ziehe { $number ->
    [one] einen Zauber
   *[other] { $number } Zauber
}
do-discard-at-random-rooms = dieser Spieler wirft eine zufällige Raumkarte ab
do-discard-at-random-spells = dieser Spieler wirft einen zufälligen Zauber ab
do-take-at-random-rooms = nimm diesem Spieler eine zufällige Raumkarte weg
do-take-at-random-spells = nimm diesem Spieler einen zufälligen Zauber weg
do-take-target = nimm diese Karte auf die Hand
do-discard-own = wirf { $cards } ab, falls du das kannst
do-place-coins = du darfst bis zu { $number } deiner Münzen auf diesen Raum legen
do-salvage = nimm für jede davon eine Karte aus dem Ablagestapel
do-upkeep = lege eine Münze auf diesen Raum oder zerstöre ihn
do-swap-hoards = du und dieser Spieler tauscht eure Horte
do-redraw = dieser Spieler wirft seine Hand ab und zieht von jeder Sorte ebenso viele Karten
do-look-and-take = sieh dir die Hand dieses Spielers an; du darfst einen Raum oder Zauber daraus nehmen
do-mill = { $number ->
    [one] lege die oberste Karte des Raumstapels ab
   *[other] lege die obersten { $number } Karten des Raumstapels ab
}
do-grant = in dieser Runde darfst du die andere Fähigkeit dieses Raums gegen diesen Spieler einsetzen
do-strike = dieser Held erleidet { $number } Schaden
do-kill = dieser Held stirbt
do-health = dieser Held hat in dieser Runde { $number } Leben mehr
do-delay = dieser Held tritt in dieser Runde nicht ein
do-send-town = dieser Held geht zurück in die Stadt
do-send-entrance = dieser Held stellt sich an deinem Eingang hinten an
do-heal = diese Wunde wird zu Seelen
do-double = { $rooms } { $many ->
    [yes] machen
   *[no] macht
} in dieser Runde doppelten Schaden
do-may-double = wenn du genau einen Miniboss hast, darfst du den Schaden verdoppeln
do-deactivate = dieser Raum ist in dieser Runde deaktiviert
do-blank = dieser Raum hat in dieser Runde keinen Text
do-all-icons = dieser Raum hat in dieser Runde von jedem Schatz genau einen
do-no-icons = dieser Raum hat in dieser Runde keinen Schatz
do-add-icon = dieser Dungeon hat in dieser Runde einen davon mehr
do-swap = sie tauschen die Plätze
do-as-built = { $rooms } { $many ->
    [yes] gelten
   *[no] gilt
} als eben gebaut
do-ignore-rooms = Helden beachten in dieser Runde den Text der Räume dieses Dungeons nicht
do-skip-first = Helden überspringen in dieser Runde den ersten Raum dieses Dungeons
do-switch-off = die andere Fähigkeit ist in dieser Runde aus
do-advanced-anywhere = dein erweiterter Raum braucht in dieser Runde keinen gemeinsamen Schatz mit dem Raum darunter
do-return-miniboss = dieser Miniboss geht auf die Hand seines Besitzers zurück
do-build-milled = du darfst einen Miniboss davon bauen
do-take-miniboss = dieser Miniboss kommt auf seiner Stufe in deinen Dungeon, und du baust in dieser Runde keinen Raum
do-draw-and-build = ziehe eine Karte vom Raumstapel; ist es ein Raum, darfst du ihn sofort bauen
do-cancel-spell = der Zauber wird aufgehoben
do-tax = wer ihn angekündigt hat, zahlt für ihn und für jeden weiteren dieser Runde eine Münze, sonst wird er aufgehoben

treasure-cleric = Relikt
treasure-fighter = Waffe
treasure-mage = Zauberbuch
treasure-thief = Gold

## Zusammengesetzt

ability-headed = { $when }: { $what }
ability-or = { $one }, oder { $other }
ability-then = { $price } → { $effect }
level-text = Stufe { $level }: { $text }
