### Mapa: miejsca, figury, co można tam zrobić i co zrobią wrogowie.

map-zone = Strefa { $name }
map-zone-gone = Tej części lochu już nie ma.
map-light-room = Pomieszczenie w świetle.
map-shadow-room = Pomieszczenie w cieniu.
map-light-corridor = Korytarz w świetle.
map-shadow-corridor = Korytarz w cieniu.
map-tile-level = Na kafelku poziomu { $level }.
map-start = Tu zaczynają bohaterowie.
map-exit = Wyjście.
map-stairs = Schody { $letter }: do strefy { $zone }.
map-stairs-barred = Na razie nikt nie może z nich korzystać.
map-zone-figures = Tutaj: { $names }.

## Co widzi działający bohater

map-sight-here = { $hero } stoi tutaj.
map-sight = { $hero } widzi to miejsce, odległość: { $range ->
    [one] 1 strefa.
    [few] { $range } strefy.
   *[other] { $range } stref.
}
map-no-sight = { $hero } nie widzi tego miejsca; odległość: { $steps ->
    [one] 1 krok.
    [few] { $steps } kroki.
   *[other] { $steps } kroków.
}
map-no-way = { $hero } nie ma tam jeszcze drogi.

## Znaczniki i drzwi

map-token = { $count ->
    [one] { $kind } { $place }
   *[other] { $count } × { $kind } { $place }
}
map-treasure-level = Daje skarby poziomu { $level }.
map-level-token = Żeton poziomu { $level } { $place }
map-level-now = Ten poziom teraz obowiązuje: z niego pochodzą straże, skarby i wydarzenia, a dostępne są umiejętności do tego poziomu.
map-level-past = Ten poziom jest już przekroczony.
map-level-later = Poziom { $level } zaczyna się, gdy tylko bohater zakończy tu akcję albo otworzy drzwi na ten kafelek.
map-door = Drzwi między { $a } a { $b }
map-door-open = Otwarte. Tak już zostanie.
map-door-closed = Zamknięte: nikt przez nie nie widzi ani nie przejdzie.

## Figury

map-one-of-several = { $name } { $number }
map-health = Zdrowie: { $now } z { $full }
map-xp = Doświadczenie: { $xp }
map-dead = Nie żyje, dopóki nie pomoże Dawca Życia.
map-stunned = Ogłuszenie: najpierw trzeba wstać.
map-mob = { $minions ->
    [0] Szef bandy, sam.
    [one] Banda: szef i 1 sługa.
    [few] Banda: szef i { $minions } sługi.
   *[other] Banda: szef i { $minions } sług.
}
map-mob-without-boss = { $minions ->
    [one] 1 sługa, szef nie żyje.
    [few] { $minions } sługi, szef nie żyje.
   *[other] { $minions } sług, szef nie żyje.
}
map-minion-wounds = Rany sług: { $wounds }
map-attacks = Ataki: { $styles }
map-guardian = Strzeże i używa: { $card }
map-guardian-carries = Strzeże: { $card }
map-reinforcement = Na końcu fazy wrogów wzywa straż.

## Why something cannot be done

map-cannot-attack = { $hero } nie może atakować: { $why }
map-why-range = { $style }: zasięg { $reach }, odległość { $range }.
map-held = Trzyma tu: { $enemy }. Żaden ruch nie wyprowadza z tej strefy.

## Co zrobi wróg

map-intent-gets-up = Następnie: wstaje.
map-intent-attacks = Następnie: atakuje, cel: { $hero } ({ $style }).
map-intent-moves-and-attacks = Następnie: idzie { $to } i atakuje, cel: { $hero } ({ $style }).
map-intent-moves = Następnie: idzie { $to }, cel: { $goal }.
map-intent-wanders = Następnie: idzie { $to }.
map-intent-stays = Następnie: zostaje na miejscu.
map-intent-choice = Wybieracie spośród: { $heroes }.

## Co można zrobić

map-act-walk = { $steps ->
    [one] Idź { $to }
    [few] Idź { $to } ({ $steps } kroki)
   *[other] Idź { $to } ({ $steps } kroków)
}
map-act-open = { $steps ->
    [0] Otwórz drzwi { $to }
    [one] Zrób 1 krok i otwórz drzwi { $to }
    [few] Zrób { $steps } kroki i otwórz drzwi { $to }
   *[other] Zrób { $steps } kroków i otwórz drzwi { $to }
}
map-act-take = { $steps ->
    [0] Podnieś, co tu leży
    [one] Idź { $to } i podnieś, co tam leży
    [few] Idź { $to } ({ $steps } kroki) i podnieś, co tam leży
   *[other] Idź { $to } ({ $steps } kroków) i podnieś, co tam leży
}
map-act-leave = { $steps ->
    [0] Wyjdź z lochu
    [one] Zrób 1 krok i wyjdź z lochu
    [few] Zrób { $steps } kroki i wyjdź z lochu
   *[other] Zrób { $steps } kroków i wyjdź z lochu
}

## Szanse

map-chance = Szansa zabicia: { $kills }%, średnio ran: { $whole },{ $tenth }.
map-chance-mob = Szansa, że ktoś zginie: { $kills }%, że wszyscy: { $clears }%, średnio ran: { $whole },{ $tenth }.
map-chance-played = Przerzuca się tak, żeby ran było jak najwięcej.
map-chance-played-kill = Przerzuca się tak, żeby ran było jak najwięcej; gdy chodzi tylko o zabicie, szansa wynosi { $kills }%.

## Buttons on the map

map-plans = Co zrobią wszyscy wrogowie
