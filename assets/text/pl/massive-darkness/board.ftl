### Okno: ekran startowy, ustawienia, nowa gra, stół.
# The screens of a game: start, new game, the table.

new-title = Nowa gra
new-party = Kto schodzi do lochu?
new-party-hint = Od jednego do sześciu bohaterów. Klasa i broń to propozycje; zmień je, jak chcesz.
new-seat = miejsce { $seat }
new-earlier = { $hero } działa wcześniej
new-class-of = Klasa: { $hero }
new-weapon-of = Broń początkowa: { $hero }
new-difficulty = Trudność
new-lifebringer = żetony Dawcy Życia
new-lifebringer-hint = Każdy żeton przywraca jednego poległego bohatera. W pudełku gra się z dwoma; mniej to trudniej.
new-edition = Wersja zasad
new-edition-de = Wydanie niemieckie
new-edition-en = Wydanie angielskie
new-edition-hint = Drukowane wydania różnią się kilkoma zasadami.
new-dice = Kości i karty
new-dice-app = Program rzuca i dobiera
new-dice-typed = Wpisuję, co wypadło na moim stole
new-seed = Ziarno losowe
new-another-seed = Inne ziarno
new-seed-hint = To samo ziarno i te same odpowiedzi dają tę samą grę.
new-own-coming = Trwa przeglądanie twoich własnych zadań…
new-begin = Zaczynamy
new-choose-somebody = Wybierz przynajmniej jednego bohatera.

table-new-dice = Od tej chwili inne kości
table-new-dice-done = Od tej chwili kości wypadną inaczej.
table-refused = { $why } ({ $rule })
rail-round = Runda { $round }
rail-level = Poziom { $level }
rail-lifebringer = Dawca Życia: { $tokens }

state-dead = nie żyje
state-stunned = ogłuszenie
state-escaped = poza lochem
state-shadow = w cieniu
state-first-player = pierwszy gracz
hero-fold = zwiń
hero-unfold = rozwiń
hero-close = Zamknij kartę: { $name }
hero-health = Zdrowie – { $name }: { $now } z { $full }
hero-xp = { $xp } PD
hero-actions = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[other] { $count } akcji
}
hero-movement = { $count ->
    [one] 1 punkt ruchu
    [few] { $count } punkty ruchu
   *[other] { $count } punktów ruchu
}
hero-skills = Umiejętności
hero-use = Użyj: { $name }
hero-use-now = Użyj
skill-needs-shadow = Działa tylko w strefie cienia.
skill-needs-level = Budzi się na poziomie { $level }.
card-level = Poziom { $level }

enemy-health = Zdrowie { $left } z { $full }
enemy-minions = { $count ->
    [one] 1 sługa, zdrowie { $health }
    [few] { $count } sługi, zdrowie po { $health }
   *[other] { $count } sług, zdrowie po { $health }
}
enemy-carries = Nosi: { $card }

page-no-enemies = Na planszy nie ma wrogów.
page-decks-left = Pozostałe karty
page-quest-story = Opowieść
page-quest-rules = Co jest tu inne
page-quest-no-rules = Wszystko według instrukcji: bez wyjątków.
meanwhile-title = Tymczasem
page-goals = Cele
page-nothing-to-undo = Nic jeszcze nie postanowiono.
undo-to = Cofnij do chwili przed: { $what }
undo-choice = wybór
deck-left = { $deck }: { $left }
goal-pick-up = { $count ->
    [one] Podnieście: { $token }
   *[other] Podnieście: { $token } ({ $count })
}
goal-all-escape = Wszyscy bohaterowie opuszczają loch
goal-clear-board = Pokonajcie wszystkich wrogów
goal-survive = { $rounds ->
    [one] Przetrwajcie 1 rundę
    [few] Przetrwajcie { $rounds } rundy
   *[other] Przetrwajcie { $rounds } rund
}
goal-met = Osiągnięty
goal-open = Jeszcze nieosiągnięty

question-search-card = Szukaj karty
question-search-card-hint = Kod lub nazwa, w dowolnym języku
question-arrange-hint = Połóż karty na ich miejsca: kliknięciem, przeciągając albo cyframi. Enter, gdy wszystko leży, jak trzeba.
why-not-move = Stąd ruch nigdzie nie zaprowadzi.
why-not-move-held = Ruch donikąd by nie prowadził: bohatera trzyma tu wróg ({ $enemy }).
why-not-attack = Atak
why-not-attack-reaches = Zasięgi: { $reaches }.
why-not-attack-weapon = Atak niemożliwy: nie ma założonej broni.
why-not-attack-sight = Atak niemożliwy: w linii wzroku nie ma żadnego wroga.
why-not-attack-range = Atak niemożliwy: żaden wróg nie jest w zasięgu broni.
why-not-attack-target = Atak niemożliwy: wrogowie w zasięgu są chronieni.
question-type-dice = Wybierz, co pokazuje każda kość.
die-choose = Kość { $number }, ścianka { $face }
die-letter-yellow = Ż
die-letter-red = C
die-letter-blue = N
die-letter-green = Z
tray-fold = Odłóż kości na bok
tray-unfold = Pokaż kości z ostatniej walki
tray-attack = atakuje
tray-defence = broni się
tray-wounds = Rany
tray-so-far = na razie
tray-to-roll = przed rzutem
question-leave = Zrezygnuj (Esc)
foreseen-draw = Dobiera z: { $deck }
foreseen-roll = Potem rzut kośćmi.
foreseen-targets = Może trafić: { $names }
tray-die = Kość { $number }
tray-die-to-roll = Kość przed rzutem ({ $colour })

arrange-trade = Karty mogą zmieniać właściciela.
arrange-confirm = Gotowe
arrange-reset = Od nowa
arrange-put-here = Połóż tutaj: { $hero }, { $slot }
arrange-found = { $count ->
    [one] Znalezisko
    [few] Znaleziono { $count } karty
   *[other] Znaleziono { $count } kart
}
arrange-free = { $slot }: jeszcze nic tu nie ma
arrange-instead = { $slot }: zamiast karty „{ $card }”
arrange-same-dice = te same kości
question-chance-unknown = Liczę szanse…
question-chance = szansa zabicia { $kills }% · średnio ran: { $whole },{ $tenth }

## Keys and cards

card-not-yours = Liczy się twoja karta: ta na twoim stole może brzmieć inaczej. Własne karty wpiszesz na ekranie startowym, w dziale „Karty”.
card-lies = Leży tu: { $slot }
card-sleeps = Nie działa tam, gdzie leży.
card-no-text = Nie ma tekstu.
card-dice = Kości
card-text = Tekst
card-origin = Skąd to wiemy
skill-of-hero = Na karcie: { $hero }
skill-of-class = Arkusz klasy: { $class }
card-origin-printed = Tak jak na karcie.
card-origin-inferred = Odczytane z instrukcji; twoja karta może różnić się szczegółem.
card-origin-designed = Zaprojektowane przez nas, bo nie mamy drukowanego tekstu. Twoja karta mówi co innego.

## The card editor

cards-title = Karty
cards-starting = Ekwipunek początkowy
cards-mark-own = twoja
cards-mark-printed = drukowana
cards-mark-inferred = odczytana
cards-mark-designed = nasza
cards-origin-own = To karta wpisana przez ciebie. Zastępuje tę, którą znamy.
cards-take-out = Wróć do karty z pudełka
cards-names = Nazwy
cards-name-in = Nazwa ({ $language })
cards-facts = Poziom, rodzaj, miejsce, kości
cards-level = Poziom
cards-kind = Rodzaj
cards-slot = Miejsce
cards-dice = { $field }: kości ({ $colour })
cards-text = Tekst
cards-no-text = Ta karta nie ma tekstu. Wybierz zdania poniżej.
cards-up = Tekst { $number } wyżej
cards-remove = Usuń tekst { $number }
cards-add = Dodaj tekst; liczby i słowa można potem zmienić.
cards-search-text = Szukaj tekstu
card-problem-level = Poziom musi wynosić od 1 do 5.
card-problem-body-slot = Zbroja leży na ciele i tylko zbroja (EQUIP-02).
card-problem-shield-slot = Tarcza wymaga jednej ręki (EQUIP-03).
card-problem-weapon-slot = Broń wymaga jednej ręki lub obu (EQUIP-04).
card-problem-too-many-dice = Nigdy nie rzuca się więcej niż 3 kośćmi jednego koloru (DICE-04).
card-problem-wrong-dice = Żółte i czerwone kości atakują, niebieskie i zielone bronią.
card-problem-no-dice = Broń bez kości i tekstu nic nie robi.
card-problem-no-text = Przedmiot jednorazowy bez tekstu nic nie robi.

## Zadania do wyboru i jak trudne były dla bota
new-own = Twoje własne zadania
new-more = Więcej
new-less = Mniej
new-chosen = { $heroes ->
    [one] { $quest } · 1 bohater
   *[other] { $quest } · { $heroes } bohaterów
}
difficulty-gentle = Łagodne
difficulty-fair = Wyważone
difficulty-hard = Trudne
difficulty-merciless = Bezlitosne
planned-about-planner = To, jak trudne jest zadanie, wynika z gier wygranych przez naszego planującego bota: { $parts }. Gry wyobrażane na każdą turę: { $budget }; bot bierze pierwszych bohaterów z pudełka z tym, co się dla nich zaleca. W nawiasach podano, gdzie leży jego udział we wszystkich takich grach, z pewnością 95%.
share-bot-greedy = Nasz prosty bot
share-percent = { $bot } wygrywa { $percent }% z losowanymi bohaterami
share-rarely = { $bot } wygrywa mniej niż 1%
share-never = { $bot } nigdy nie wygrał
share-about-greedy = Zmierzone z botem, który patrzy o krok naprzód i nic nie planuje: liczba gier: { $games }, liczba bohaterów: { $heroes }. Z pewnością 95% wygrywa od { $least } do { $most }% wszystkich takich gier. Jak radzą sobie ludzie, nikt nie zmierzył; kto planuje, wygra częściej.

## Przed pierwszą turą i na końcu
result-fell = Śmierci
result-next = Następne zadanie
meanwhile-go-on = Dalej
