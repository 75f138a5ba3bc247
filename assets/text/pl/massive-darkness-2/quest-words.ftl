### Massive Darkness 2: słowa misji jako zdania, co jest w misji nie tak, misje jako pliki.

## Słowa misji

block-at = przy: { $token }
block-at-each = przy każdym: { $token }
block-if = jeśli { $need }
block-pay-point = 1 punkt ruchu, bez wrogów w strefie
block-pay-point-anyway = 1 punkt ruchu, nawet przy wrogach
block-pay-action = 1 akcja
block-opening-rule = otwiera ją zasada misji
block-opening-heroes = bohaterowie otwierają ją za 1 punkt ruchu
block-opening-clear = otwiera się, gdy jej kafelek jest oczyszczony
block-need-did = zrobiono { $times ->
    [one] raz
    [few] { $times } razy
   *[other] { $times } razy
}: { $task }
block-need-carries = bohater niesie: { $token }
block-need-nobody-carries = nikt nie niesie: { $token }
block-need-carriers-here = są tu wszyscy, którzy niosą: { $token }
block-need-per-hero = jest co najmniej { $each } na bohatera: { $counter }
block-need-lies = leży na kafelku: { $token }
block-need-none-lies = nie leży na żadnym kafelku: { $token }
block-need-bears = bohater nosi kartę misji
block-need-with-bound = potwór misji jest w tej samej strefie
block-need-fighting = trwa walka z bossem
block-bring-take = weź żeton
block-bring-remove = żeton znika
block-bring-xp = { $xp } PD dla bohatera
block-bring-xp-for-all = { $xp } PD dla każdego bohatera
block-bring-leave = bohater opuszcza podziemia
block-bring-open-gate = otwiera się brama: { $gate }
block-bring-count = plus { $more }: { $counter }
block-bring-drain = minus 1, a gdy nic nie zostało, przegrana: { $counter }
block-bring-become = żeton zmienia się w: { $token }
block-bring-spawn = pojawia się tam potwór misji
block-bring-spawn-tier = pojawia się tam potwór misji, poziom { $tier }
block-bring-spawn-armed = pojawia się tam potwór misji, poziom 5, uzbrojony
block-bring-put-on-bound = na potworze misji leży odtąd: { $token }
block-bring-clear-bound = znika to, co leży na potworze misji
block-bring-risk = rzuć kością wroga; pazur daje: { $token }
block-bring-offer-end = gracze mogą zakończyć misję
block-bring-lose = misja jest przegrana
block-when-setup = Na początku
block-when-round = Na początku każdej rundy
block-when-darkness = W każdej fazie mroku
block-when-revealed = Gdy odsłania się komnata
block-when-mob-figure = Gdy pada figurka zgrai
block-when-roamer = Gdy pada grasujący potwór
block-when-escort-there = Gdy prowadzony dotarł do celu
block-when-escort-fell = Gdy prowadzony pada
block-when-gates-open = Gdy wszystkie bramy są otwarte
block-rule-when = Gdy zrobiono to { $times ->
    [one] raz
    [few] { $times } razy
   *[other] { $times } razy
} ({ $task })
block-goal-did = { $times ->
    [one] { $task }
    [few] { $task } ({ $times } razy)
   *[other] { $task } ({ $times } razy)
}
block-goal-all-left = Wszyscy bohaterowie opuszczają podziemia
block-goal-bound-killed = { $times ->
    [one] Zabij potwora misji
    [few] Zabij { $times } potwory misji
   *[other] Zabij { $times } potworów misji
}
block-goal-boss-killed = Pokonaj bossa
block-as-if = Gra się tak, jakby brało udział tylu bohaterów: { $heroes }
block-passages = Za 1 punkt ruchu bohater przenosi się z jednego z tych żetonów na inny: { $token }
block-immune-without = Potworowi misji nic nie szkodzi, dopóki nie leży na nim ten żeton: { $token }
block-escort = Ktoś jest prowadzony: zdrowie { $health }, obrona { $dice }. Od rundy { $round } na początku każdej rundy przechodzi { $zones ->
    [one] 1 strefę
    [few] { $zones } strefy
   *[other] { $zones } stref
}, otwiera: { $gate }, i idzie do: { $token }
block-burden = Jeden bohater nosi tę kartę: { $card }. Rany na początku kolejnych rund: { $wounds }. Jeszcze jedna runda, a misja jest przegrana
block-burden-dice = Dodatkowe kości, tym więcej, im częściej to zrobiono: { $task } ({ $dice })
block-fight = Walka z bossem: { $boss } stoi w { $zone }, bohaterów ustawia się w { $zones }
block-fight-lay = Na początku walki kładzie się, na każdego bohatera { $each }, w { $zones }: { $token }
block-fight-shield = Bossowi nic nie szkodzi, dopóki na jego kafelku leży: { $token }
block-fight-drains = Boss opróżnia: { $counters }

## Czego może być za dużo

part-own-tiles = Własne kafelki
part-tiles = Kafelki
part-bridges = Mosty
part-doors = Drzwi
part-starts = Strefy startowe
part-mobs = Strefy startowe zgraj
part-portals = Portale
part-things = Żetony
part-marks = Żetony celu
part-tasks = Zadania
part-rules = Następstwa zadań
part-counters = Liczniki
part-moments = Zdarzenia
part-specials = Co jeszcze jest inne
part-goals = Cele
part-names = Nazwy
part-words = Części jednej zasady
wrong-md2-excess = { $part }: jest { $count }, a może być najwyżej { $most }.
wrong-md2-own-quest = Nie da się otworzyć { $file }. { $what }

## Co jest w misji nie tak

lint-md2-good = { $quest }: można grać.
lint-md2-problem = { $quest }: { $what }
lint-md2-hint = { $quest }: wskazówka: { $what }
lint-no-tiles = Nie leży żaden kafelek.
lint-no-goal = Nie ma celu, więc nikt nie może wygrać.
lint-no-token = Zasada mówi o żetonach celu, które nigdy nie leżą: { $name }
lint-no-task = Zasada mówi o zadaniu, którego nie ma: { $name }
lint-no-counter = Zasada mówi o liczniku, którego nie ma: { $name }
lint-no-gate = Zasada mówi o bramie, której nie ma: { $name }
lint-no-boss = Nie ma takiego bossa: { $name }
lint-no-card = Nie ma takiej karty: { $name }
lint-twice = Dwie rzeczy jednego rodzaju nazywają się { $name }.
lint-beside-the-fight = Boss i strefy startowe walki nie leżą na kafelku walki ({ $zone }).
lint-too-few = { $thing }: leży { $count }, a w pudełku jest tylko { $most }.
lint-start-abyss = Bohaterowie zaczynaliby w otchłani, w { $zone }.
lint-start-enemies = Bohaterowie zaczynają w { $zone }, gdzie zaczyna też zgraja.
lint-out-of-reach = Nikt nie dotrze do { $zone }; leży tam: { $thing }
lint-enemies-out-of-reach = Wrogowie, którzy przychodzą w { $zone }, do nikogo nie dotrą.
lint-islands = { $count ->
    [one] Do 1 strefy nikt nigdy nie wejdzie: { $zone }.
    [few] Do { $count } stref nikt nigdy nie wejdzie, między innymi do { $zone }.
   *[other] Do { $count } stref nikt nigdy nie wejdzie, między innymi do { $zone }.
}
lint-closed-rooms = { $count ->
    [one] Do 1 strefy komnaty nie ma drzwi: { $zone }.
    [few] Do { $count } stref komnat nie ma drzwi, między innymi do { $zone }.
   *[other] Do { $count } stref komnat nie ma drzwi, między innymi do { $zone }.
}
lint-not-in-chamber = W { $zone } nie odsłania się żadna komnata, więc to nic tam nie da: { $thing }
lint-never-opened = Tej bramy nic nigdy nie otwiera: { $gate }
lint-never-task = Tego nikt nigdy nie zrobi: { $task }
lint-never-rule = To nigdy nie może się zdarzyć: { $rule }
lint-never-goal = Tego celu nie da się osiągnąć: { $goal }
lint-won-at-once = Misja jest wygrana, zanim ktokolwiek coś zrobił.
lint-tile-twice = Kafelek { $tile } leży więcej niż raz; w pudełku jest jeden, o dwóch stronach.
lint-closed-tile = { $count ->
    [one] Do 1 strefy kafelka { $tile } nikt nigdy nie wejdzie, gdziekolwiek leży: { $zone }.
   *[other] Do { $count } stref kafelka { $tile } nikt nigdy nie wejdzie, gdziekolwiek leży; jedną z nich jest { $zone }.
}
lint-tile-unused = Kafelek { $tile } z tej misji nigdzie nie leży.
lint-tile-of-box = Kafelek { $tile } z tej misji nazywa się jak jeden z pudełka i leży na jego miejscu.
lint-supply = { $what }: potrzeba { $count }, w pudełku jest { $most }.
lint-no-roaming-portal = Brakuje fioletowego portalu: grasujące potwory nie mają gdzie się pojawić.
lint-untitled = Misja nie ma tytułu.
lint-untranslated = W tym języku brakuje tekstów: { $language }

## Wiersz poleceń

help-lint = Znajdź, co nie pozwala rozegrać misji i co trudno uznać za zamierzone
help-lint-files = Misja: plik albo nazwa jednej z pudełka. Sprawdzane są też pliki własnych kart.
help-sheet = Wydrukuj misję: mapę, rozłożenie, cele i zasady specjalne na arkuszu
help-arg-file = Własna misja: jej plik.

## Własne kafelki

tile-fault-nameless = Kafelek musi mieć nazwę.
tile-fault-long-name = Nazwa może mieć najwyżej { $most } znaków.
tile-fault-twice = Dwa kafelki tej misji mają tę nazwę.
tile-fault-size = Kafelek ma trzy rzędy, a w każdym trzy strefy.
tile-fault-letter = { $letter } nie oznacza żadnej podłogi; do wyboru są l, d, L, D i #.
tile-fault-bottomless = Na kafelku musi być strefa, w której można stanąć.
tile-fault-edges = Ma więcej granic, niż 9 stref ma boków.
tile-fault-edge = Ma granicę tam, gdzie nie ma strefy.
tile-fault-edge-twice = O jednej granicy mówi dwie różne rzeczy.
tile-fault-opened = Komnatę ze wszystkich stron otaczają ściany; prowadzą do niej tylko drzwi.
tile-md2-misfit = { $count ->
    [one] Do twojej strony { $tiles }
   *[other] Do twoich stron { $tiles }
} nie pasuje misja „{ $quest }”:
tile-md2-misfit-more = I inne podobne kłopoty.
floor-md2-light-corridor = Korytarz w świetle
floor-md2-dark-corridor = Korytarz w cieniu
floor-md2-light-chamber = Komnata w świetle
floor-md2-dark-chamber = Komnata w cieniu
floor-md2-abyss = Otchłań
tile-md2-zone = { $zone } na warsztacie: { $floor }
tile-md2-border = { $zone }, { $way }: { $what }
tile-md2-wall = ściana
tile-md2-opening = przejście
tile-md2-north = strona północna
tile-md2-east = strona wschodnia
tile-md2-south = strona południowa
tile-md2-west = strona zachodnia
