### Balance check and first drafts.

## Drafts

cli-generated = Szkic „{ $title }” zapisano w { $file }.
cli-generate-tiles = Szkic ma od 1 do { $most } kafelków, a nie { $tiles }.
draft-escape = Przejść i wyjść
draft-library = Zdobyć mapę z biblioteki
draft-artifacts = Zdobyć dwa artefakty
draft-lairs = Wypalić leża
draft-quarry = Upolować potwora
draft-siege = Przetrwać fale wrogów
draft-quarry-name = ścigany potwór
draft-title-1 = Zatopiona galeria
draft-title-2 = Latarnie w głębi
draft-title-3 = Piwnica niczyja
draft-title-4 = Krzywe schody
draft-title-5 = Popiół w salach
draft-title-6 = Trzy puknięcia
draft-title-7 = Zimne palenisko
draft-title-8 = Pod młynem
draft-title-9 = Niema kuźnia
draft-title-10 = Co usłyszeli górnicy
draft-title-11 = Rdza i kości
draft-title-12 = Długa droga do domu
draft-escape-story = Droga powrotna się zawaliła. Gdzieś przed wami czuć świeże powietrze: idźcie za nim i nikogo nie zostawiajcie.
draft-library-story = Stary plan tych krypt leży tu na dole w bibliotece. Znajdźcie go, zanim ktoś go spali, i wynieście na zewnątrz.
draft-artifacts-story = Dwie części całości leżą za zamkniętymi drzwiami. Kto wyniesie obie na światło, może je zatrzymać.
draft-lairs-story = Coś się tu zagnieździło i nocą wysyła młode na pola. Znajdźcie każde leże i wypalcie je.
draft-quarry-story = Przychodzi nocą, a jego ślady donikąd nie prowadzą. Teraz znamy jego kryjówkę. Zejdźcie tam i skończcie z tym.
draft-siege-story = Wiedzą, że tu jesteście, i nadchodzą. Utrzymajcie sale, aż o świcie przyjdzie pomoc.

## Gry w liczbach

cli-simulated-falls = Bohaterowie giną najczęściej w: { $places }.
cli-simulated-unseen = Strefy, do których nikt nigdy nie wszedł: { $count }, pierwsza: { $first }.
cli-simulated-idle = Nigdy nie zadziałało: { $rule }.

edit-draft = Pierwszy szkic
editor-draft = Szkic
draft-about = Coś na początek zamiast pustej kartki: wyraź życzenia, a potem zmień, co chcesz.
draft-do = Naszkicuj zadanie
draft-next = Inny szkic
draft-previous = Poprzedni szkic
draft-number = Szkic { $number }. Trzyma się życzeń, dopóki czegoś nie zmienisz.
draft-replaces = To, co leży na arkuszu, zostanie zastąpione; cofnięcie to przywróci.
draft-tiles = Kafelki
draft-level-low = Poziom na początku
draft-level-high = Poziom na końcu
draft-chambers = Komnaty, do których można wejść

## Balance

editor-balance = Trudność
balance-about = Boty rozgrywają zadanie drużynami każdej wielkości; bohaterów i ich klasy losuje się na nowo przed każdą grą, chyba że ich wybierzesz. Ich wygrane mówią o nich, a nie o was.
balance-player = Kto gra:
balance-quick = Szybki bot
balance-deep = Planuje naprzód
balance-quick-about = Myśli o jeden krok naprzód i z nikim nie układa planu; trwa to sekundy.
balance-deep-about = W wyobrażonych grach próbuje wielu sposobów na każdą aktywację i wygrywa więcej niż szybki. Trwa to minuty i toczy się dalej, gdy rysujesz albo opuścisz zadanie; rozgrywane jest zadanie takie, jakie było na początku. Rozegrane gry zostają zapisane, nawet gdy zamkniesz program.
balance-played-by = Gra: { $bot } (losowane drużyny, wersja niemiecka, Dawca Życia: { $tokens })
balance-played-by-chosen = Gra: { $bot } ({ $heroes }; wersja niemiecka, Dawca Życia: { $tokens })
balance-heroes = Bohaterowie:
balance-drawn = za każdym razem inni
balance-chosen = zawsze ci sami
balance-effort = Gier na drużynę:
balance-games = { $games }
balance-start = Sprawdź trudność
balance-go-on = Kontynuuj sprawdzanie (gry: { $done } z { $games })
balance-stop = Zatrzymaj
balance-progress = Gry: { $done } z { $games }
balance-stale = Zadanie zmieniło się od tego czasu
balance-wins = Wygrane bota według liczby bohaterów
balance-party = { $heroes ->
    [one] 1 bohater
   *[other] { $heroes } bohaterów
}: { $wins ->
    [0] nie wykazano jeszcze, że da się wygrać; { $games ->
        [one] bot nie wygrał swojej jedynej gry
       *[other] bot nie wygrał żadnej z { $games } gier
    }, a więc spośród wszystkich takich gier wygrywa najwyżej { $high }% (poziom ufności { $confidence }%)
   *[other] { $games ->
        [one] bot wygrał swoją jedyną grę
       *[other] bot wygrał { $won }% z { $games } gier
    }; spośród wszystkich takich gier wygrywa od { $low } do { $high }% (poziom ufności { $confidence }%)
}
balance-party-lost = { $heroes ->
    [one] 1 bohater
   *[other] { $heroes } bohaterów
}: { $games ->
        [one] bot nie wygrał swojej jedynej gry
       *[other] bot nie wygrał żadnej z { $games } gier
    }, a więc spośród wszystkich takich gier wygrywa najwyżej { $high }% (poziom ufności { $confidence }%); ktoś jednak już wygrał, zobacz grę powyżej
balance-unshown = nie wykazano, że da się wygrać
balance-shown = żadna z tych gier, ale zobacz powyżej
balance-bounds = Kreska na pasku: między tymi granicami leży odsetek gier wygranych przez bota spośród wszystkich takich (poziom ufności { $confidence }%).
balance-of-all = Poniżej: wszystkie drużyny razem. Kliknij jedną, by zobaczyć ją osobno.
balance-of-party = { $heroes ->
    [one] Poniżej: tylko 1 bohater. Kliknij ponownie, by zobaczyć wszystkich.
   *[other] Poniżej: tylko { $heroes } bohaterów. Kliknij ponownie, by zobaczyć wszystkich.
}
balance-stuck = Gry bez właściwego końca: { $count }
balance-kept-about = Najlepsza gra, jaką sprawdzanie tego zadania znalazło dla każdej liczby bohaterów. Leży obok zadania i została przed chwilą rozegrana ponownie. Obejrzyj jedną ruch po ruchu; gdy zdecydujesz inaczej, dalej grasz ty.
balance-kept-as-well = Wygrana w starszej wersji zadania, którą zobaczysz; te same decyzje wygrywają też dzisiejszą.
balance-kept-earlier = Wygrana w starszej wersji zadania, którą zobaczysz. W dzisiejszej te same decyzje nie wygrywają: powtórzyć da się { $again } z { $of }.
balance-fellers = Kto ich powala
balance-feller = { $enemy }: { $share }% poległych, średnio w rundzie { $round }, najczęściej w { $zone }
balance-felled-otherwise = Nie cios wroga
balance-falls = Gdzie giną bohaterowie
balance-few = rzadko
balance-many = często
balance-never = nikt nie wszedł
balance-no-fall = Nikt nie zginął.
balance-fall = { $zone }: { $share }% poległych
balance-moment = Zagraj od chwili przed śmiercią w miejscu: { $zone }
balance-rule = { $rule } nigdy nie zadziałała.

## Dlaczego drużyny giną

why-course = Co najmniej połowa gier dochodzi do rundy { $half }; najwięcej bohaterów ginie w rundzie { $round } ({ $share }% poległych).
why-course-one-fall = Co najmniej połowa gier dochodzi do rundy { $half }; zginął jeden bohater, w rundzie { $round }.
why-course-without-falls = Co najmniej połowa gier dochodzi do rundy { $half }; nikt nie zginął.
why-falls = bohaterowie, którzy giną
why-after-about = Co zdarzyło się ostatnio, gdy zginął bohater albo przegrano grę: które drzwi otwarto, które wydarzenie dobrano. W nawiasie: między jakimi granicami leży odsetek wszystkich takich gier (poziom ufności { $confidence }%).
why-after-event = Po wydarzeniu „{ $event }”
why-before-events = Przed pierwszym wydarzeniem
why-lead = { $after }: ktoś ginie w { $share }% gier (od { $low } do { $high }%). { $all ->
    [0] Nikt nie zginął
   *[other] Polegli: { $falls } z { $all }
}; { $games ->
    [0] żadnej gry nie przegrano
   *[other] przegrane gry, które tak się skończyły: { $lost } z { $games }
}.
why-moment = Zagraj od chwili przed śmiercią: { $after }
why-moment-in-round = Zagraj od chwili przed śmiercią w rundzie { $round }
why-unused-skills = Umiejętności kupione i nigdy nieużyte ({ $count }): { $names }.
why-unlearned = Umiejętności, których nikt nie kupił, choć ich klasa grała ({ $count }): { $names }.
cli-why-fellers = Kto ich powala:
cli-why-feller = { $enemy }: { $share } poległych (od { $low } do { $high }), średnio w rundzie { $round }, najczęściej w { $zone } (ziarno { $seed })
cli-why-after = Po czym giną (poziom ufności { $confidence }%):
cli-why-falls = Polegli według rund: { $rounds }

## Co dała zmiana

compared-goal = Cel { $number } ({ $goal }): osiągnięty w { $after } na 100 gier, przedtem w { $before }
compared-falls = { $zone }: poległych { $after } na 100 gier, przedtem { $before }
compared-before = Zadanie przed zmianą
compared-after = Zadanie po zmianie

## Co raczej nie jest zamierzone

advice-reach-spawn = miejsce, w którym pojawiają się wrogowie
advice-both-sides = Na planszy leżą obie strony kafelka { $tile }; w pudełku jest tylko jeden kafelek o tym numerze.
advice-key = Drzwi między { $from } a { $to } mogłoby odryglować tylko to, co leży za nimi.
advice-key-border = Drogę „{ $name }” mogłoby zwolnić tylko to, co leży za nią.
advice-unmet = Celu { $number } nigdy nie da się osiągnąć.
advice-win-loss = { $loses }: przegrywa się właśnie przez to, co jest potrzebne do wygranej: { $wins }.
advice-lost = { $by }: zadanie jest przegrane już w pierwszej rundzie, cokolwiek się zrobi.
advice-circle = { $by }: to bez końca uruchamia się samo.
advice-wait-place = miejsce, do którego nikt nie dotrze
advice-wait-chamber = komnata, której nikt nie otwiera (korytarze nią nie są)
advice-wait-door = drzwi, których nikt nie otwiera
advice-wait-exit = wyjście, do którego nikt nie dotrze
advice-wait-figure = postać, która nigdy się nie pojawia albo której nikt nie może zabić
advice-wait-object = obiekt, którego nikt nie niszczy
advice-wait-floor = podłoga, której żadna zasada nie usuwa
advice-wait-conditions = warunki, które nigdy nie zachodzą razem

editor-checking = Trwa sprawdzanie…
editor-faults = Przez to nie da się zagrać
balance-won-about = Wygrał je bot, który planuje naprzód. Obejrzyj jedną ruch po ruchu; gdy zdecydujesz inaczej, dalej grasz ty.
