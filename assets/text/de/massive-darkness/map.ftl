### Die Karte: Orte, Figuren, was man dort tun kann, was Gegner tun werden.

map-zone = Zone { $name }
map-zone-gone = Dieser Teil des Verlieses ist verschwunden.
map-light-room = Ein Raum im Licht.
map-shadow-room = Ein Raum im Schatten.
map-light-corridor = Ein Gang im Licht.
map-shadow-corridor = Ein Gang im Schatten.
map-tile-level = Auf einem Spielplanteil der Stufe { $level }.
map-start = Hier beginnen die Helden.
map-exit = Der Ausgang.
map-stairs = Treppe { $letter }: zu Zone { $zone }.
map-stairs-barred = Noch kann niemand sie benutzen.
map-zone-figures = Hier: { $names }.

## Was der handelnde Held sieht

map-sight-here = { $hero } steht hier.
map-sight = { $hero } sieht es, { $range ->
    [one] 1 Zone entfernt.
   *[other] { $range } Zonen entfernt.
}
map-no-sight = { $hero } sieht es nicht; es ist { $steps ->
    [one] 1 Schritt entfernt.
   *[other] { $steps } Schritte entfernt.
}
map-no-way = Für { $hero } führt noch kein Weg dorthin.

## Marker und Türen

map-token = { $count ->
    [one] { $kind } { $place }
   *[other] { $count } × { $kind } { $place }
}
map-treasure-level = Gibt Schätze der Stufe { $level }.
map-level-token = Stufenmarker { $level } { $place }
map-level-now = Diese Stufe gilt jetzt: Aus ihr kommen Wachen, Schätze und Ereignisse, und Fertigkeiten bis zu ihr sind nutzbar.
map-level-past = Diese Stufe ist überschritten.
map-level-later = Stufe { $level } beginnt, sobald ein Held hier eine Aktion beendet oder eine Tür zu diesem Spielplanteil öffnet.
map-door = Tür zwischen { $a } und { $b }
map-door-open = Offen. Sie bleibt offen.
map-door-closed = Geschlossen: Niemand sieht oder geht hindurch.

## Figuren

map-one-of-several = { $name } { $number }
map-health = Gesundheit: { $now } von { $full }
map-xp = Erfahrung: { $xp }
map-dead = Tot, bis der Lebensbringer hilft.
map-stunned = Betäubt: muss zuerst aufstehen.
map-mob = { $minions ->
    [0] Der Anführer einer Horde, allein.
    [one] Eine Horde: ein Anführer und 1 Scherge.
   *[other] Eine Horde: ein Anführer und { $minions } Schergen.
}
map-mob-without-boss = { $minions ->
    [one] 1 Scherge, der Anführer ist tot.
   *[other] { $minions } Schergen, der Anführer ist tot.
}
map-minion-wounds = Wunden auf Schergen: { $wounds }
map-attacks = Angriffe: { $styles }
map-guardian = Bewacht und benutzt: { $card }
map-guardian-carries = Bewacht: { $card }
map-reinforcement = Ruft am Ende der Gegnerphase eine Wache herbei.

## Why something cannot be done

map-cannot-attack = { $hero } kann nicht angreifen: { $why }
map-why-range = { $style }: Reichweite { $reach }, Entfernung { $range }.
map-held = Hier festgehalten ({ $enemy }): Keine Bewegung führt aus dieser Zone.

## Was ein Gegner tun wird

map-intent-gets-up = Als Nächstes: steht auf.
map-intent-attacks = Als Nächstes: greift { $hero } an ({ $style }).
map-intent-moves-and-attacks = Als Nächstes: geht { $to } und greift { $hero } an ({ $style }).
map-intent-moves = Als Nächstes: geht { $to }, Ziel: { $goal }.
map-intent-wanders = Als Nächstes: geht { $to }.
map-intent-stays = Als Nächstes: bleibt, wo er ist.
map-intent-choice = Ihr wählt zwischen { $heroes }.

## Was man tun kann

map-act-walk = { $steps ->
    [one] Geh { $to }
   *[other] Geh { $to } ({ $steps } Schritte)
}
map-act-open = { $steps ->
    [0] Öffne die Tür { $to }
    [one] Geh 1 Schritt und öffne die Tür { $to }
   *[other] Geh { $steps } Schritte und öffne die Tür { $to }
}
map-act-take = { $steps ->
    [0] Heb auf, was hier liegt
    [one] Geh { $to } und heb auf, was dort liegt
   *[other] Geh { $to } ({ $steps } Schritte) und heb auf, was dort liegt
}
map-act-leave = { $steps ->
    [0] Verlass das Verlies
    [one] Geh 1 Schritt und verlass das Verlies
   *[other] Geh { $steps } Schritte und verlass das Verlies
}

## Chancen

map-chance = Tötet in { $kills } % der Fälle, im Schnitt { $whole },{ $tenth } Wunden.
map-chance-mob = Tötet jemanden in { $kills } %, alle in { $clears } % der Fälle, im Schnitt { $whole },{ $tenth } Wunden.
map-chance-played = Neu geworfen wird für möglichst viele Wunden.
map-chance-played-kill = Neu geworfen wird für möglichst viele Wunden; wer nur töten will, schafft es in { $kills } % der Fälle.

## Buttons on the map

map-plans = Was alle Gegner tun werden
