### Massive Darkness 2: co mówi okno.

## Mapa

map-md2-zone = Strefa { $zone }
map-md2-gone = Usunięta
map-md2-abyss = Otchłań: nikt nie może tu wejść.
map-md2-shadow-chamber = Komnata w cieniu
map-md2-light-chamber = Komnata w świetle
map-md2-shadow-corridor = Korytarz w cieniu
map-md2-light-corridor = Korytarz w świetle
map-md2-hidden = Nikt jej jeszcze nie otworzył.
map-md2-consecrated = Leży tu żeton uświęcenia.
map-md2-here = Tutaj: { $names }
map-md2-sight = W polu widzenia, odległość { $zones }
map-md2-health = Zdrowie: { $now } z { $full }
map-md2-mana = Mana: { $now } z { $full }
map-md2-tier = Ranga { $tier }
map-md2-minions = { $count ->
    [one] 1 poplecznik
    [few] { $count } popleczników
   *[other] { $count } popleczników
}
map-md2-hurt = Ranny poplecznik: zostało { $now } z { $full } zdrowia
map-md2-weapon = Ma: { $card }
map-md2-fire = { $count ->
    [one] 1 żeton ognia
    [few] { $count } żetony ognia
   *[other] { $count } żetonów ognia
}
map-md2-frost = { $count ->
    [one] 1 żeton mrozu
    [few] { $count } żetony mrozu
   *[other] { $count } żetonów mrozu
}
map-md2-poisoned = Zatrucie
map-md2-loot = Na karcie: { $things }
map-md2-immune = Nic mu teraz nie zaszkodzi.
map-md2-bound = O niego chodzi w misji.
map-md2-down = Na ziemi
map-md2-several = { $name } × { $count }
map-md2-heap = { $names } w { $zone }
map-md2-door = Drzwi między { $zone } a { $other }
map-md2-gate = Brama między { $zone } a { $other }
map-md2-open = Otwarte
map-md2-closed = Zamknięte
thing-portal-roaming = Portal grasujących potworów

## Co należy do siebie na liście

table-chance = szansa zabicia { $kills }% · średnio ran: { $whole },{ $tenth }
table-chance-best = przy najlepszej grze: { $kills }% · średnio ran: { $whole },{ $tenth }
table-chance-coming = przy najlepszej grze: trwa liczenie…
table-chance-aim = Najlepsza gra: wyniki i zdolności w najlepszej kolejności, najpierw po to, żeby zabić, potem żeby zadać jak najwięcej ran. Koszt się nie liczy.
table-chance-spread = Zadane rany: { $list }
table-chance-number = { $number }: { $percent }%
table-chance-or-more = { $number } lub więcej: { $percent }%
table-chance-suffered = { $arrows ->
    [yes] W zamian draśnięcia, pazury i przeciągnięte strzały kosztują średnio tyle zdrowia: { $whole },{ $tenth } (gdy nic im nie przeciwdziała).
   *[no] W zamian draśnięcia i pazury kosztują średnio tyle zdrowia: { $whole },{ $tenth } (gdy nic im nie przeciwdziała).
}
table-chance-falls = { $arrows ->
    [yes] W zamian draśnięcia, pazury i przeciągnięte strzały kosztują średnio tyle zdrowia: { $whole },{ $tenth } (gdy nic im nie przeciwdziała); szansa, że atakujący zostanie powalony: { $percent }%.
   *[no] W zamian draśnięcia i pazury kosztują średnio tyle zdrowia: { $whole },{ $tenth } (gdy nic im nie przeciwdziała); szansa, że atakujący zostanie powalony: { $percent }%.
}
table-chance-exact = Policzone dokładnie.
table-chance-least = Może być trochę więcej: wyrzucone wyniki muszą tu zapłacić za kości, a nie każdy sposób jest policzony.
table-chance-left-out = Nie policzono: { $list }
table-chance-arrows = { $count ->
    [one] ataki z więcej niż jedną kartą strzały
   *[other] ataki z więcej niż { $count } kartami strzał
}
table-chance-claws = to, co pazury dają wrogowi
table-chance-policy = Pierwsza linia to same kości: bez zdolności, many, pazurów i draśnięć. „Zabicie” znaczy, że pada co najmniej jedna figurka.
table-something-else = Coś innego
group-attack = Atak: { $enemy } (sposoby: { $count })
group-rest = Odpoczynek (sposoby: { $count })
group-take-off = Zdejmij coś ({ $count })
group-use = Użyj: { $name } (sposoby: { $count })
group-card = { $name } (sposoby: { $count })
group-consecrate = Uświęć strefę ({ $count })

## Karty postaci

sheet-hero = { $name }, { $class }
sheet-grown = Poziom { $level } · { $xp } PD
sheet-card = Na karcie
sheet-abilities = Zdolności
sheet-shadow = W cieniu: { $what }
sheet-board = Co jest na planszy klasy
sheet-powers = Moce zestawu
sheet-lesser-power = Mniejsza moc (2 części zestawu)
sheet-greater-power = Większa moc (4 części zestawu)
sheet-worn = Założone
sheet-packed = W plecaku
sheet-skills = Umiejętności
sheet-carried = Na potrzeby misji
sheet-stance = Postawa: { $stance }, szał { $rage }
sheet-pointer = Wskaźnik pokazuje pole { $number }.
sheet-element = { $element }: { $height }
sheet-ours-title = Nie z druku
sheet-ours = Gdzie widnieje „nasz projekt”, drukowanego tekstu nie mamy: zaprojektowaliśmy pasujący, na twojej karcie jest co innego.
card-md2-ours = { $name } (nasz projekt)
card-md2-designed = nasz projekt
sheet-close = Zamknij kartę

## Bohaterowie, kości i pasek

strip-hero = { $name }: zdrowie { $health } z { $full }, mana { $mana }, poziom { $level }, PD: { $xp }, { $actions ->
    [0] bez akcji
    [one] została 1 akcja
    [few] zostały { $actions } akcje
   *[other] zostało { $actions } akcji
}
tray-fold = Odłóż kości na bok
tray-unfold = Pokaż kości z ostatniej walki
tray-die = Kość { $number }: { $shown }
tray-attacks = atakuje
tray-defends = broni się
tray-spent = Wykorzystano: { $symbols }
tray-spent-by = Wykorzystano: { $symbols } – { $name }
tray-on-dice = { $count } na kościach
tray-swords = Miecze { $total }: { $parts }
tray-shields = Tarcze { $total }: { $parts }
tray-claws = pazury
tray-before = z wcześniej
tray-wounds = { $wounds ->
    [0] bez ran
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}
rail-set-up = Rozkładanie
rail-darkness = Mrok: pole { $number }
rail-boss = Tor bossa: pole { $number }
rail-level = Poziom podziemi: { $number }
rail-lifebringer = Ożywiciele: { $number }
side-objectives = Cele: { $met } z { $all } gotowe
side-special = Co jest tu inne

## Koniec

result-won = Wygrana
result-won-about = Misja wykonana.
result-lost = Przegrana
result-lost-about = Tym razem otchłań była silniejsza.
result-stuck = Utknęliście
result-stuck-about = Gra nie może toczyć się dalej.
result-fell = Ile razy na ziemi
result-hero = { $class } · poziom { $level }
result-lost-fallen = Bohater leżał na ziemi, a ożywicieli już nie było.
result-lost-quest = Stało się to, przez co misja jest przegrana.
result-lost-monsters = Misja potrzebowała jeszcze jednego potwora, a żadnego już nie było.
result-lost-given-up = Misji nie dało się już wygrać, więc uznaliście ją za przegraną.
result-lost-escort = Zginęła postać, którą prowadziliście: { $name }.
result-lost-burden = { $hero } nosi tę kartę o jedną rundę za długo: { $card }.
result-lost-counters = Nic już z tego nie zostało: { $counters }.
result-lost-rule = Zdecydowała ta zasada misji: { $rule }.
result-home = Do ekranu startowego
result-enter = Wpisz do księgi
result-next = Następna misja

## Nowa gra

new-md2-quest = Która misja?
new-md2-heroes = Kto schodzi na dół?
new-md2-seat = { $number } · { $name }
new-md2-tiles = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
}
new-md2-chosen = { $quest }, { $heroes ->
    [0] jeszcze nikt
    [one] 1 bohater
    [few] { $heroes } bohaterów
   *[other] { $heroes } bohaterów
}
new-md2-outfits = Co ze sobą zabierają
new-md2-weapon = Broń: { $name }
new-md2-vial = Fiolka: { $name }
new-md2-skill = Umiejętność: { $name }
new-md2-a-weapon = Broń
new-md2-a-vial = Fiolka
new-md2-a-skill = Umiejętność
new-md2-variants = Warianty i wykładnie
variant-hellbreaker = Trudniej: o jednego ożywiciela mniej
variant-ranged-mobs = Zgraja, która ma tylko broń dystansową, odsuwa się od bohaterów w swojej strefie
variant-fire-first = Grasujące potwory najpierw płoną, potem zamarzają
variant-spells = Zaklęcia ataku wymagają ataku magicznego
variant-summoner = Wrogowie idą też na tego, kogo prowadzi misja
variant-travel = Podróż i wyjście z podziemi nie zadają ran

## Co wypadło na stole graczy

new-md2-dice = Czyje kości
new-md2-dice-app = Program rzuca i dobiera
new-md2-dice-typed = Wpisujemy, co wypadło i co dobrano na naszym stole
typed-roll = Co wypadło na waszym stole? Naciśnijcie ściankę każdej kości.
typed-face = Kość { $number }, ścianka { $face }: { $shown }
typed-done = Tak wypadły
typed-search = Szukaj tego, co dobrano

## Co się dzieje
beat-md2-door-card = Karta drzwi
beat-md2-token = Odwrócony żeton
command-md2-again = Pokaż jeszcze raz, co się wydarzyło
beats-go-on = Dalej
