### Zasady specjalne zadań: klocki i zdania.

## Zdania: nazwy i miejsca.

said-quoted = „{ $name }”
said-placed = „{ $name }” ({ $place })
said-door = drzwi { $name }
said-border = granica { $name }
said-border-crossed = granicę { $name }
said-stairs = schody { $name }
said-object = filar { $name }
said-figure = postać „{ $name }”
said-a-token = { $kind ->
    [treasure] żeton skarbu
    [special] żeton specjalnego skarbu
    [artifact] żeton artefaktu
    [lair] żeton leża
   *[library] żeton biblioteki
}
said-tokens = { $kind ->
    [treasure] żeton skarbu
    [special] żeton specjalnego skarbu
    [artifact] żeton artefaktu
    [lair] żeton leża
   *[library] żeton biblioteki
}
said-guard = straż bieżącego poziomu
said-guard-of-level = straż poziomu { $level }
said-roaming = wędrowny potwór
said-lesser = mniejszy wędrowny potwór
said-greater = większy wędrowny potwór
said-level-behind = w strefie z żetonem poprzedniego poziomu
said-level-ahead = w strefie z żetonem następnego poziomu
said-level-here = w strefie z żetonem bieżącego poziomu
said-level-token = w strefie z żetonem poziomu { $level }
said-in-zone = w strefie { $zone }
said-at-least = co najmniej { $number }
said-at-most = najwyżej { $number }
said-exactly = dokładnie { $number }
said-other-than = coś innego niż { $number }
said-hero = bohater
said-this-hero = ten bohater
said-active-hero = aktywny bohater
said-first-player = pierwszy gracz

## Zdania: jak są zbudowane.

said-rule = { $when }: { $what }.
said-rule-if = { $when }, jeśli { $condition }: { $what }.
said-rule-named = { $name } – { $rule }
said-before-the-last = ;{" "}
said-then = ; potem{" "}
said-and = i
said-or = lub
said-or-else = , a jeśli to niemożliwe,{" "}
said-nothing = nic się nie dzieje
said-never = to nigdy nie zachodzi
said-always = to zawsze zachodzi
said-instead = Zastępuje to kartę drzwi.
said-once = Tylko raz w zadaniu.
said-task = spełniony, gdy tylko { $condition }
said-task-at-end = spełniony, jeśli na koniec rundy { $condition }

## Zdania: kiedy.

said-when-setup = Po przygotowaniu gry
said-when-every-round = Na początku każdej rundy
said-when-round = Na początku rundy { $round }
said-when-phase = { $of ->
    [setup] Na początku przygotowania
    [heroes] Na początku fazy bohaterów
    [enemies] Na początku fazy wrogów
    [experience] Na początku fazy doświadczenia
    [event] Na początku fazy wydarzeń
   *[end] Na początku fazy końcowej
}
said-when-round-ends = Na koniec każdej rundy
said-when-passed = Gdy żeton pierwszego gracza zostaje przekazany
said-when-entered = Gdy bohater wchodzi do strefy { $zone }
said-when-storey = Gdy bohater przechodzi z innej kondygnacji na kondygnację { $storey }
said-when-crossed = Gdy bohater przechodzi przez { $border }
said-when-picked-up = Gdy bohater podnosi { $token }
said-when-acted = Gdy bohater wykonuje { $act }
said-when-died = Gdy bohater ginie
said-when-fell = Gdy bohater ginie, bo podłoga pod nim zostaje usunięta
said-when-escaped = Gdy bohater ucieka przez wyjście
said-when-all-escaped = Gdy ostatni bohater ucieka przez wyjście
said-when-door = Gdy { $door } zostają otwarte
said-when-opened = Gdy otwarte zostają drzwi tuż przed strefą { $zone }
said-when-chamber = Gdy komnata ze strefą { $zone } zostaje otwarta po raz pierwszy
said-when-level = Gdy poziom rośnie
said-when-level-is = Gdy poziom rośnie do { $level }
said-when-removed = Gdy podłoga strefy { $zone } zostaje usunięta
said-when-killed = Gdy { $foe } ginie z ręki bohaterów
said-when-guardian = Gdy ginie szef, zwiastun albo wędrowny potwór
said-when-foe-entered = Gdy { $foe } wchodzi do strefy { $zone }
said-when-foe-left = Gdy { $foe } stoi u celu drogi i rusza dalej
said-when-destroyed = Gdy zniszczeniu ulega { $object }
said-when-counted = Gdy licznik { $counter } osiąga dokładnie { $number }
said-when-called = Gdy inna zasada wywołuje { $name }

## Zdania: jeśli.

said-if-counter = licznik { $counter } wynosi { $number }
said-if-level = bieżący poziom wynosi { $number }
said-if-round = numer rundy wynosi { $number }
said-if-party = liczba bohaterów na początku zadania wynosi { $number }
said-if-living = liczba bohaterów w grze wynosi { $number }
said-if-carried = bohaterowie niosą razem { $number } × { $token }
said-if-objective = { $is ->
    [yes] teraz należy spełnić cel { $number }
   *[no] teraz nie należy spełnić celu { $number }
}
said-if-role = { $is ->
    [yes] { $hero } ma rolę { $role }
   *[no] { $hero } nie ma roli { $role }
}
said-if-hero-in = { $is ->
    [yes] w strefie { $zone } stoi bohater
   *[no] w strefie { $zone } nie stoi żaden bohater
}
said-if-no-enemies = { $is ->
    [yes] na planszy nie ma wrogów
   *[no] na planszy jest wróg
}
said-if-enemy-in = { $is ->
    [yes] w strefie { $zone } stoi wróg
   *[no] w strefie { $zone } nie stoi żaden wróg
}
said-if-clear = { $is ->
    [yes] w komnacie ze strefą { $zone } nie ma wrogów
   *[no] w komnacie ze strefą { $zone } jest wróg
}
said-if-present = { $is ->
    [yes] na planszy jest { $foe }
   *[no] { $foe } przebywa poza planszą
}
said-if-gone = { $is ->
    [yes] { $foe } ma już za sobą wejście na planszę i zniknięcie z niej
   *[no] { $foe } dopiero ma się pojawić lub wciąż jest na planszy
}
said-if-foe-in = { $is ->
    [yes] w strefie { $zone } stoi { $foe }
   *[no] { $foe } stoi poza strefą { $zone } lub poza planszą
}
said-if-door = { $is ->
    [yes] { $door } są otwarte
   *[no] { $door } są zamknięte
}
said-if-destroyed = { $is ->
    [yes] { $object } leży w gruzach
   *[no] { $object } jeszcze stoi
}

## Zdania: wtedy.

said-to = { $whom }: { $what }
said-to-role = dla bohatera w roli { $role }
said-to-each = dla każdego żyjącego bohatera, w kolejności tur
said-to-each-in = dla każdego żyjącego bohatera w strefie { $zone }
said-to-one = dla jednego żyjącego bohatera według wyboru graczy
said-do-xp = { $hero } otrzymuje { $xp } PD
said-do-all-xp = każdy żyjący bohater otrzymuje { $xp } PD
said-do-artifact = { $hero } dobiera kartę artefaktu
said-do-treasure = { $hero } dobiera kartę skarbu bieżącego poziomu
said-do-treasure-of-level = { $hero } dobiera kartę skarbu poziomu { $level }
said-do-suffer = { $wounds ->
    [one] { $hero } odnosi { $wounds } ranę
    [few] { $hero } odnosi { $wounds } rany
   *[other] { $hero } odnosi { $wounds } ran
}
said-do-heal = { $wounds ->
    [one] { $hero } leczy { $wounds } ranę
    [few] { $hero } leczy { $wounds } rany
   *[other] { $hero } leczy { $wounds } ran
}
said-do-die = { $hero } ginie
said-do-go = { $hero } trafia do strefy { $zone }
said-do-carry = { $hero } niesie odtąd dodatkowo { $count } × { $token }
said-do-carry-less = { $hero } oddaje { $count } × { $token }
said-do-choose = gracze wybierają bohatera, który ma rolę { $role }
said-do-share = { $wounds ->
    [one] za każdego bohatera, który rozpoczął zadanie, bohaterowie odnoszą { $wounds } ranę; gracze rozdzielają je między siebie
    [few] za każdego bohatera, który rozpoczął zadanie, bohaterowie odnoszą { $wounds } rany; gracze rozdzielają je między siebie
   *[other] za każdego bohatera, który rozpoczął zadanie, bohaterowie odnoszą { $wounds } ran; gracze rozdzielają je między siebie
}
said-do-appear = { $place } pojawia się: { $who }
said-do-activate = { $foe } działa od razu
said-do-count = licznik { $counter } rośnie o { $number }
said-do-count-down = licznik { $counter } maleje o { $number }
said-do-set = licznik { $counter } zostaje ustawiony na { $number }
said-do-call = zaczynają działać zasady, które czekają na { $name }
said-do-level = poziom rośnie o { $number }, najwyżej do 5
said-do-open = { $door } otwierają się, bez karty drzwi
said-do-close = { $door } zamykają się
said-do-unlock = { $door } można odtąd otworzyć
said-do-unbar = bohaterowie mogą odtąd przechodzić przez { $border }
said-do-bar = bohaterowie nie mogą już przechodzić przez { $border }
said-do-lay = połóżcie { $token } { $place }
said-do-fill = połóżcie { $token } w każdej z tych stref, w której go nie ma: { $zone }
said-do-sweep = zdejmijcie z planszy wszystko, czego nie można podnieść ({ $token })
said-do-turn = odwróćcie { $token } w strefie bohatera
said-do-destroy = gracze wybierają, co z tego zostaje zniszczone: { $objects }
said-do-remove = podłoga strefy { $zone } zostaje usunięta ze wszystkim, co na niej stoi
said-do-crumble = zdejmijcie jeden żeton rany z kafelka najniższego poziomu; jeśli nie ma tam już żadnego, kafelek zostaje usunięty ze wszystkim, co na nim stoi
said-do-lose = zadanie jest przegrane
said-do-win = zadanie jest wygrane

## Zdania: co jest inaczej, postacie, obiekty, czynności.

said-no-events = Nie dobiera się kart wydarzeń.
said-no-reinforcement = Zwiastuni nikogo nie wzywają.
said-level-by-rules = Poziom rośnie tylko przez zasady specjalne.
said-current-treasure = Żetony skarbów dają karty bieżącego poziomu.
said-free-escape = { $edition ->
    [de] W wydaniu niemieckim ucieczka nie kosztuje punktu ruchu.
   *[en] W wydaniu angielskim ucieczka nie kosztuje punktu ruchu.
}
said-locked = { $door } są zaryglowane, dopóki zasada ich nie odrygluje.
said-barred = Bohaterowie mogą przechodzić przez { $border } dopiero wtedy, gdy pozwoli na to zasada.
said-fixed = W strefie { $zone } nie można tego podnieść: { $token }.
said-worn = Połóżcie żetony ran na kafelku { $tile }: { $wounds }.
said-placeable = Kto niesie { $token }, może go położyć w swojej strefie za 1 punkt ruchu.
said-sought = W fazie wrogów wszyscy wrogowie, którzy się ruszają, zmierzają do strefy { $zone }.
said-foe = { $name }: { $card }.
said-foe-by-edition = { $german } w wydaniu niemieckim, { $english } w angielskim
said-foe-bare = Bez ekwipunku.
said-foe-loot = Otrzymuje kartę skarbu poziomu { $level }.
said-foe-monster = Otrzymuje kartę większych wędrownych potworów: jej kości i tekst są dodawane.
said-foe-uncounted = Nie liczy się jako wędrowny potwór przy kartach wydarzeń.
said-foe-slippery = Może opuszczać strefy z bohaterami.
said-foe-rooted = Nigdy się nie rusza.
said-foe-rooted-in-counters = Nie rusza się, by kontratakować.
said-foe-immune = Bohaterowie nie mogą tej postaci ani atakować, ani ranić.
said-foe-drags = Przy każdym ruchu zabiera ze swojej strefy ogłuszonych i martwych bohaterów.
said-foe-active = Działa w fazie wrogów i przez karty wydarzeń tylko wtedy, gdy { $condition }.
said-foe-acts = W fazie wrogów robi tylko to: { $deeds }.
said-deed-attack = atakuje, jeśli bohater jest w zasięgu
said-deed-move = { $zones ->
    [one] przechodzi { $zones } strefę w stronę { $goals }
    [few] przechodzi { $zones } strefy w stronę { $goals }
   *[other] przechodzi { $zones } stref w stronę { $goals }
}
said-to-exit = wyjścia
said-to-start = strefy startowej bohaterów
said-to-zone = strefy { $zone }
said-to-token = widocznego żetonu, którego nie można podnieść ({ $token })
said-trample-heroes = Bohaterowie, którzy stoją na drodze, giną; to kończy turę tej postaci.
said-trample-enemies = Inni wrogowie, którzy stoją na drodze, giną, bez PD.
said-trample-token = Niszczy po drodze { $token }, jeśli nie można go podnieść. To kończy turę tej postaci; jeśli widać jeszcze jeden, od razu zaczyna się nowa.
said-object-heroes = { $name }: bohaterowie mogą atakować ten cel jak wroga bez obrony; { $health ->
    [one] niszczy go 1 rana
    [few] niszczą go { $health } rany
   *[other] niszczy go { $health } ran
}.
said-object-enemies = { $name }: w fazie wrogów ten cel liczy się jak bohater z największą liczbą PD. Wrogowie atakują go bez rzutu za 1 ranę i nie opuszczają jego strefy; { $health ->
    [one] niszczy go 1 rana
    [few] niszczą go { $health } rany
   *[other] niszczy go { $health } ran
}.
said-object-nobody = { $name }: nikt nie może tego trafić; niszczą to tylko zasady.
said-object-bars = Dopóki stoi, żaden bohater nie przejdzie tędy ani nie zaatakuje: { $border }.
said-object-bars-way = Dopóki stoi, żaden bohater tędy nie przejdzie, ale ataki przechodzą: { $border }.
said-act-action = { $act }: kosztuje jedną akcję i jest możliwe tylko w strefie, w której leży nieodwrócony { $token }.
said-act-movement = { $act }: kosztuje jeden punkt ruchu i jest możliwe tylko w strefie, w której leży nieodwrócony { $token }.
said-act-if = Tylko wtedy, gdy { $condition }.

## Klocki.

editor-rules = Zasady specjalne
rules-tab-rules = Zasady
rules-tab-figures = Postacie
rules-tab-names = Czynności i liczniki
rules-tab-differences = Różnice
rules-none = Na razie brak zasad specjalnych. Zacznij od nowej albo od szablonu poniżej.
rules-new = Nowa zasada
rules-rule = Zasada { $number }
rules-goal = Cel { $number }
rules-figure = Postać „{ $name }”
rules-act = Czynność „{ $name }”
rules-open = { $what }: zmień
rules-close = { $what }: gotowe
rules-double = { $what }: powiel
rules-count = Zasady: { $count } z najwyżej { $most }
rules-templates = Szablony
rules-zone-hint = Szablony, które mówią o strefie, dotyczą tej, którą ostatnio wskazano na mapie.
rules-figures-hint = Postacie z własnymi zasadami. Pojawiają się dzięki zasadzie specjalnej.
rules-new-figure = Nowa postać
rules-own-name = nazwa
rules-acts = Co bohaterowie mogą zrobić tylko tutaj
rules-new-act = Nowa czynność
rules-counters = Liczniki
rules-roles = Role bohaterów
rules-switches = Co różni się od instrukcji
rules-placeable = Bohaterowie mogą odkładać to, co niosą
rules-sought = Dokąd zmierzają wrogowie
rules-sought-on = Wszyscy wrogowie zmierzają do jednej strefy
switch-no-events = Bez kart wydarzeń
switch-no-reinforcement = Zwiastuni nikogo nie wzywają
switch-level-by-rules = Poziom rośnie tylko przez zasady
switch-current-treasure = Skarby bieżącego poziomu
switch-free-escape-de = Ucieczka jest darmowa w wydaniu niemieckim
switch-free-escape-en = Ucieczka jest darmowa w wydaniu angielskim
block-choose = wybierz…
block-new = { $what }: nowe
block-add = { $what }: dodaj
block-remove = { $what }: usuń
block-up = { $what }: w górę
block-down = { $what }: w dół
block-drag = { $what }: przeciągnij w inne miejsce
block-on-map = { $what }: wskaż na mapie
block-none-yet = jeszcze brak; wskaż na mapie
block-numbered = { $what } { $number }
block-point-zone = Kliknij na mapie strefę, o którą chodzi. Esc przerywa.
block-point-door = Kliknij na mapie drzwi, o które chodzi. Esc przerywa.
block-point-border = Kliknij granicę między dwiema strefami albo schody. Esc przerywa.
block-point-object = Kliknij strefę z filarem, o który chodzi. Esc przerywa.
block-point-token = Kliknij strefę z takim żetonem. Esc przerywa.
block-when = Kiedy
block-if = Jeśli
block-do = Wtedy
block-not = nie
block-once = Tylko raz w zadaniu
block-instead = Zamiast karty drzwi
block-rule-name = nazwa w dzienniku
block-zone = strefa
block-door = drzwi
block-border = granica lub schody
block-object = filar
block-foe = postać
block-counter = licznik
block-role = rola
block-act = czynność
block-call = wezwanie
block-token = żeton
block-phase = faza
block-compare = porównanie
block-spawned = kto się pojawia
block-loot = ekwipunek
block-trample = tratuje
block-cost = koszt
block-load = z czym
block-check = sprawdzane
block-place = miejsce
block-where = pojawia się
block-whom = dla kogo
block-towards = w stronę
block-or-else = w przeciwnym razie
block-deed = działanie
block-card = karta
block-goal = cel
block-round = runda (0 = każda)
block-level = poziom
block-level-or-current = poziom (0 = bieżący)
block-storey = kondygnacja
block-number = liczba
block-by = o
block-to = na
block-xp = PD
block-wounds = rany
block-zones = strefy
block-rounds = rundy
block-objective = numer celu
block-enemy-kind = rodzaj wroga
block-in-german = Wydanie niemieckie:
block-in-english = Wydanie angielskie:
block-uncounted = nie liczy się przy kartach wydarzeń
block-slippery = opuszcza strefy z bohaterami
block-rooted = nigdy się nie rusza
block-rooted-in-counters = nie rusza się, by kontratakować
block-immune = nie można jej atakować ani ranić
block-drags = zabiera ogłuszonych i martwych bohaterów
block-active-if = Działa tylko wtedy, gdy
block-deeds = Zamiast zwykłej tury
block-tramples = Co stoi na drodze
block-at-token = gdzie to leży:
block-only-if = Tylko jeśli
block-all-of = Spełniony, gdy zachodzi to wszystko
block-words = co czytają gracze
block-token-treasure = skarb
block-token-special-treasure = specjalny skarb
block-token-artifact = artefakt
block-token-lair = leże
block-token-library = biblioteka
block-phase-setup = przygotowanie
block-phase-heroes = faza bohaterów
block-phase-enemies = faza wrogów
block-phase-experience = faza doświadczenia
block-phase-event = faza wydarzeń
block-phase-end = faza końcowa
block-compare-at-least = co najmniej
block-compare-at-most = najwyżej
block-compare-exactly = dokładnie
block-spawned-guard = straż
block-spawned-guard-of-level = straż danego poziomu
block-spawned-roaming = wędrowny potwór
block-spawned-lesser = mniejszy wędrowny potwór
block-spawned-greater = większy wędrowny potwór
block-loot-normal = jak zwykle
block-loot-nothing = brak
block-loot-level = skarb danego poziomu
block-loot-monster = karta innego potwora
block-trample-heroes = bohaterów
block-trample-enemies = innych wrogów
block-trample-token = żetony
block-cost-action = jedna akcja
block-cost-movement-point = jeden punkt ruchu
block-load-nothing = z czymkolwiek
block-load-artifact-card = z kartą artefaktu
block-check-always = w każdej chwili
block-check-round-end = na koniec rundy
block-place-named = w strefie
block-place-level-here = na bieżącym poziomie
block-place-level-behind = poziom wstecz
block-place-level-ahead = poziom naprzód
block-place-level-token = przy żetonie poziomu
block-whom-each = każdego żyjącego bohatera
block-whom-one = jednego wybranego bohatera
block-whom-each-in = każdego bohatera w strefie
block-whom-role = bohatera w roli
block-towards-exit = wyjścia
block-towards-start = strefy startowej
block-towards-zone = strefy
block-towards-seen-token = widocznego żetonu
block-deed-attack = atak
block-deed-move = ruch
block-card-drawn = dobierana
block-card-kind = danego rodzaju
block-card-by-edition = zależnie od wydania
block-goal-pick-up = Podnieście żetony
block-goal-kill = Pokonajcie postacie
block-goal-clear-board = Pokonajcie wszystkich wrogów
block-goal-survive = Przetrwajcie
block-goal-task = Własnymi słowami
block-goal-all-escape = Wszyscy bohaterowie uciekają
block-goal-escapes = Jeden bohater ucieka
block-when-setup = po przygotowaniu gry
block-when-round-starts = zaczyna się runda
block-when-phase-starts = zaczyna się faza
block-when-round-ends = kończy się runda
block-when-first-player-passed = zmienia się pierwszy gracz
block-when-entered = bohater wchodzi do strefy
block-when-entered-storey = bohater wchodzi na kondygnację
block-when-crossed = bohater przechodzi przez granicę
block-when-picked-up = bohater podnosi żeton
block-when-acted = bohater wykonuje czynność
block-when-hero-died = bohater ginie
block-when-hero-fell = bohater spada z podłogą
block-when-hero-escaped = bohater ucieka
block-when-all-escaped = ostatni bohater uciekł
block-when-door-opened = drzwi zostają otwarte
block-when-opened = otwarte zostają drzwi przed strefą
block-when-chamber-opened = komnata zostaje otwarta
block-when-level-rose = poziom rośnie
block-when-removed = znika podłoga strefy
block-when-killed = postać ginie
block-when-guardian-killed = ginie szef, zwiastun lub potwór
block-when-foe-entered = postać wchodzi do strefy
block-when-foe-left = postać rusza dalej od celu
block-when-destroyed = filar zostaje zniszczony
block-when-counted = licznik osiąga liczbę
block-when-called = inna zasada wywołuje
block-if-not = nie
block-if-any = jedno z tych
block-if-counter = licznik wynosi
block-if-level = poziom to
block-if-round = runda to
block-if-party = bohaterowie na początku
block-if-living = bohaterowie w grze
block-if-carried = żetony, które niosą bohaterowie
block-if-objective = nadszedł czas na cel
block-if-is = bohater ma rolę
block-if-hero-in = bohater jest w strefie
block-if-no-enemies = na planszy nie ma wrogów
block-if-enemy-in = wróg jest w strefie
block-if-chamber-clear = w komnacie nie ma wrogów
block-if-present = postać jest na planszy
block-if-gone = postać już zniknęła
block-if-foe-in = postać jest w strefie
block-if-door-open = drzwi są otwarte
block-if-destroyed = filar jest zniszczony
block-do-to = dla innych bohaterów
block-do-gain-xp = bohater otrzymuje PD
block-do-all-gain-xp = każdy bohater otrzymuje PD
block-do-draw-artifact = bohater dobiera artefakt
block-do-draw-treasure = bohater dobiera skarb
block-do-suffer = bohater odnosi rany
block-do-share-wounds = bohaterowie rozdzielają rany między siebie
block-do-heal = bohater leczy rany
block-do-die = bohater ginie
block-do-go = bohater trafia do strefy
block-do-carry = bohater niesie żetony
block-do-choose-hero = gracze wybierają bohatera
block-do-spawn = pojawiają się wrogowie
block-do-appear = pojawia się postać
block-do-activate = postać działa od razu
block-do-open-door = drzwi się otwierają
block-do-close-door = drzwi się zamykają
block-do-unlock = drzwi zostają odryglowane
block-do-unbar = granica zostaje otwarta
block-do-bar = granica zostaje zamknięta
block-do-raise-level = poziom rośnie
block-do-lay = żeton zostaje położony
block-do-fill = żetony trafiają do wszystkich stref
block-do-sweep = żetony zostają zdjęte
block-do-turn = żeton zostaje odwrócony
block-do-destroy-one = filar zostaje zniszczony
block-do-remove = znika podłoga strefy
block-do-crumble = loch się kruszy
block-do-count = licznik się zmienia
block-do-set = licznik zostaje ustawiony
block-do-call = wywołane zostają inne zasady
block-do-win = zadanie jest wygrane
block-do-lose = zadanie jest przegrane
template-kill = Zabijcie potwora
template-chosen = Wybrany bohater musi uciec
template-keys = Znajdźcie klucze i otwórzcie drzwi
template-guard = Nie wpuśćcie wrogów do strefy
template-collapse = Walący się loch
template-time-limit = Przegrana po tylu rundach
template-no-death = Przegrana, gdy zginie bohater
template-waves = Co rundę przychodzi straż
template-ambush = Zasadzka w komnacie
template-trap = Pułapka w strefie
template-rewards = Nagrody za leża i biblioteki
name-of-a-zone = strefa
name-of-a-door = drzwi
name-of-a-border = granica
name-of-counter = licznik
name-of-role = rola
name-of-call = wezwanie
name-of-act = czynność
name-of-task = zadanie
name-of-monster = potwór
name-of-chosen = wybraniec
name-of-choice = wybór
name-of-doom = śmierć wybrańca
name-of-vault = skarbiec
name-of-keys = klucze
name-of-key = klucz
name-of-all-keys = wszystkie klucze
name-of-open-vault = Otwórzcie drzwi wszystkimi kluczami
name-of-guard = strefa jest stracona
name-of-collapse = strop się kruszy
name-of-buried = pogrzebani
name-of-time-limit = za późno
name-of-no-death = jedno z nas poległo
name-of-waves = posiłki
name-of-ambush = zasadzka
name-of-trap = pułapka
name-of-lair = leże
name-of-find = znalezisko
edit-foes = Postacie
edit-acts = Czynności
edit-switches = Różnice względem instrukcji
edit-counters = Liczniki
edit-roles = Role
edit-placeable = Co można odłożyć
edit-sought = Dokąd zmierzają wrogowie
edit-wear = Żetony ran na kafelkach
edit-rule-name = Nazwa zasady
edit-rename = Zmieniono nazwę
rules-circle = { $count ->
    [one] Zasada { $rules } może wywoływać samą siebie bez końca. Gra by na tym stanęła.
   *[other] Zasady { $rules } mogą wywoływać się nawzajem bez końca. Gra by na tym stanęła.
}
