### Zasady szczególne misji: klocki i zdania.

## Zdania: nazwy i miejsca.

said-quoted = „{ $name }”
said-placed = „{ $name }” ({ $place })
said-door = drzwi { $name }
said-border = przejście { $name }
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
said-guard = straż obecnego poziomu
said-guard-of-level = straż poziomu { $level }
said-roaming = wędrowny potwór
said-lesser = mniejszy wędrowny potwór
said-greater = większy wędrowny potwór
said-level-behind = w strefie z żetonem poprzedniego poziomu
said-level-ahead = w strefie z żetonem następnego poziomu
said-level-here = w strefie z żetonem obecnego poziomu
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
said-then = ; potem{" "}
said-and = i
said-or = lub
said-or-else = , a jeśli to niemożliwe:{" "}
said-nothing = nic się nie dzieje
said-never = to nigdy nie zachodzi
said-always = to zawsze zachodzi
said-instead = Zastępuje to kartę drzwi.
said-once = Tylko raz w misji.
said-task = spełniony, gdy tylko { $condition }
said-task-at-end = spełniony, jeśli na koniec rundy { $condition }

## Zdania: kiedy.

said-when-setup = Po przygotowaniu gry
said-when-every-round = Na początku każdej rundy
said-when-round = Na początku rundy { $round }
said-when-phase = Na początku tej fazy – { $phase }
said-when-round-ends = Na koniec każdej rundy
said-when-passed = Gdy żeton pierwszego gracza zostaje przekazany
said-when-entered = Gdy bohater wchodzi do strefy { $zone }
said-when-storey = Gdy bohater przechodzi z innej kondygnacji na kondygnację { $storey }
said-when-crossed = Gdy bohater przechodzi przez { $border }
said-when-picked-up = Gdy bohater podnosi { $token }
said-when-acted = Gdy bohater wykonuje { $act }
said-when-died = Gdy bohater ginie
said-when-fell = Gdy bohater ginie, bo podłoga pod nim zostaje usunięta
said-when-escaped = Gdy bohater uchodzi przez wyjście
said-when-all-escaped = Gdy ostatni bohater uchodzi przez wyjście
said-when-door = Gdy { $door } zostają otwarte
said-when-opened = Gdy otwarte zostają drzwi tuż przed strefą { $zone }
said-when-chamber = Gdy komnata ze strefą { $zone } zostaje otwarta po raz pierwszy
said-when-level = Gdy poziom rośnie
said-when-level-is = Gdy poziom rośnie do { $level }
said-when-removed = Gdy podłoga strefy { $zone } zostaje usunięta
said-when-killed = Gdy { $foe } ginie z ręki bohaterów
said-when-guardian = Gdy ginie przywódca, zwiastun albo wędrowny potwór
said-when-foe-entered = Gdy { $foe } wchodzi do strefy { $zone }
said-when-foe-left = Gdy { $foe } stoi u celu drogi i rusza dalej
said-when-destroyed = Gdy zniszczeniu ulega { $object }
said-when-counted = Gdy licznik { $counter } osiąga dokładnie { $number }
said-when-called = Gdy inna zasada wywołuje { $name }

## Zdania: jeśli.

said-if-counter = licznik { $counter } wynosi { $number }
said-if-level = obecny poziom to { $number }
said-if-round = numer rundy to { $number }
said-if-party = liczba bohaterów na początku misji to { $number }
said-if-living = liczba bohaterów w grze to { $number }
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
said-do-treasure = { $hero } dobiera kartę skarbu obecnego poziomu
said-do-treasure-of-level = { $hero } dobiera kartę skarbu poziomu { $level }
said-do-suffer = { $wounds ->
    [one] { $hero } otrzymuje { $wounds } ranę
    [few] { $hero } otrzymuje { $wounds } rany
   *[other] { $hero } otrzymuje { $wounds } ran
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
    [one] za każdego bohatera, który rozpoczął misję, bohaterowie otrzymują { $wounds } ranę; gracze rozdzielają je między siebie
    [few] za każdego bohatera, który rozpoczął misję, bohaterowie otrzymują { $wounds } rany; gracze rozdzielają je między siebie
   *[other] za każdego bohatera, który rozpoczął misję, bohaterowie otrzymują { $wounds } ran; gracze rozdzielają je między siebie
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
said-do-lose = misja jest przegrana
said-do-win = misja jest wygrana

## Zdania: co jest inaczej, postacie, obiekty, czynności.

said-no-events = Nie dobiera się kart wydarzeń.
said-no-reinforcement = Zwiastuni nikogo nie wzywają.
said-level-by-rules = Poziom rośnie tylko przez zasady szczególne.
said-current-treasure = Żetony skarbów dają karty obecnego poziomu.
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
    [one] przechodzi { $zones } strefę w stronę: { $goals }
    [few] przechodzi { $zones } strefy w stronę: { $goals }
   *[other] przechodzi { $zones } stref w stronę: { $goals }
}
said-to-exit = wyjście
said-to-start = strefa startowa bohaterów
said-to-zone = strefa { $zone }
said-to-token = to, co widać, a czego nie można podnieść ({ $token })
said-trample-heroes = Bohaterowie, którzy stoją na drodze, giną; to kończy turę tej postaci.
said-trample-enemies = Inni wrogowie, którzy stoją na drodze, giną, bez PD.
said-trample-token = Niszczy po drodze { $token }, jeśli nie można go podnieść. To kończy turę tej postaci; jeśli widać jeszcze jeden, od razu zaczyna się nowa.
said-object-heroes = { $name }: bohaterowie mogą atakować ten cel jak wroga bez obrony; liczba ran, która go niszczy: { $health }.
said-object-enemies = { $name }: w fazie wrogów ten cel liczy się jak bohater z największą liczbą PD. Wrogowie atakują go bez rzutu za 1 ranę i nie opuszczają jego strefy; liczba ran, która go niszczy: { $health }.
said-object-nobody = { $name }: nikt nie może tego trafić; niszczą to tylko zasady.
said-object-bars = Dopóki stoi, żaden bohater nie przejdzie tędy ani nie zaatakuje: { $border }.
said-act-action = { $act }: kosztuje jedną akcję i jest możliwe tylko w strefie, w której leży nieodwrócony { $token }.
said-act-movement = { $act }: kosztuje jeden punkt ruchu i jest możliwe tylko w strefie, w której leży nieodwrócony { $token }.
said-act-if = Tylko wtedy, gdy { $condition }.
