### Co gry z kafelkami mówią tak samo: wiele gier botów i co z nich wynika.

## Jak jest trudno

difficulty-rounds = { $count ->
    [one] 1 runda
    [few] { $count } rundy
   *[other] { $count } rund
}
planned-part = liczba bohaterów { $heroes }: { $won } z { $of } (od { $least } do { $most }%)
planned-short = Nasz planujący bot wygrywa { $percent }% z { $heroes ->
    [both] trzema i czterema bohaterami
    [four] czterema bohaterami
   *[three] trzema bohaterami
}
difficulty-unknown = Nikt tego jeszcze nie zmierzył

## Jak silne są nasze boty

strength-of-the-box = Ile oba wygrały z tych samych gier z pudełka (liczba gier: { $games }):
strength-percent = { $percent }%
strength-full = { $bot }: wygrane { $won } z { $of }. Z pewnością 95% udział wygranych we wszystkich takich grach leży między { $least } a { $most }%.
strength-of-a-quest = { $quest }, liczba bohaterów { $heroes }: { $won } z { $of }

## Dlaczego drużyny padają

why-course-title = Jak długo wytrzymują
why-still-going = gry, które jeszcze trwają
why-after-title = Po czym padają
why-after-door = Po drzwiach między { $zone } a { $other }
why-before-doors = Przed pierwszymi drzwiami
why-unused-title = Czego nigdy nie użyto
why-unused = Karty, które ktoś miał, a nikt ich nie nosił ani nie użył ({ $count }): { $names }.
why-unseen = Karty, których nikt nigdy nie miał ({ $count }): { $names }.
why-skill = { $skill } ({ $class })
why-more = { $names } i jeszcze { $count }
cli-why-lead = { $lead } (ziarno { $seed })
balance-show = Pokaż: { $zone }
balance-moment-gone = Tej gry nie da się rozegrać ponownie: od tego czasu zmieniły się karty lub zasady.
balance-moment-looked-for = Gra jest rozgrywana ponownie do tej chwili…

## Wygrane gry

balance-kept = Gry wygrane podczas sprawdzania
balance-kept-looked-at = Trwa sprawdzanie…
balance-won = Wygrane gry
balance-won-game = { $heroes ->
    [one] 1 bohater
    [few] { $heroes } bohaterów
   *[many] { $heroes } bohaterów
}, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
balance-quickest = Obejrzyj najszybsze zwycięstwo (rundy: { $rounds }, ziarno { $seed })

## Sprawdzanie, które trwa

balance-beside = Trwa sprawdzanie „{ $title }”, gry: { $done } z { $games }
balance-beside-over = Sprawdzanie „{ $title }” jest zakończone
balance-beside-open = Zobacz sprawdzanie „{ $title }”
balance-beside-stop = Zakończ sprawdzanie „{ $title }”
table-watched = Gra botów w „{ $title }”. { $again } ({ $key }) pokazuje, co zrobiły dalej; każda inna odpowiedź przejmuje grę.
balance-unkept-games = Rozegrane gry nie zostaną tym razem zachowane: { $reason }
balance-unkept-best = Najlepsza wygrana gra nie zostanie tym razem zachowana: { $reason }
balance-rounds = Rundy
balance-rounds-are = Średnio rund: { $mean }, od { $fewest } do { $most }
balance-goals = Jak daleko docierają
balance-goal = { $number }. { $goal } – { $share }%
balance-idle = Co nigdy nie miało znaczenia
balance-unseen = { $count ->
    [one] 1 strefa, do której nikt nigdy nie wszedł
    [few] { $count } strefy, do których nikt nigdy nie wszedł
   *[other] { $count } stref, do których nikt nigdy nie wszedł
}
balance-closed = { $count ->
    [one] 1 drzwi, których nikt nigdy nie otworzył
   *[other] { $count } drzwi, których nikt nigdy nie otworzył
}
balance-unmet = { $count ->
    [one] 1 cel, którego nikt nigdy nie osiągnął
    [few] { $count } cele, których nikt nigdy nie osiągnął
   *[other] { $count } celów, których nikt nigdy nie osiągnął
}

## Wiele serii w wierszu poleceń i co daje zmiana

help-simulate-results = Zachowaj wyniki w tym pliku; tego, co już w nim jest, nie gra się ponownie. Mieści on najwyżej 32 MB. Można łączyć z --witness, ale nie z --compare.
cli-sweep-title = Wygrane bota „{ $bot }”, po { $games ->
    [one] 1 grze
    [few] { $games } gry
   *[other] { $games } gier
} od ziarna { $seed } (w nawiasie: ile wygrywa spośród wszystkich takich gier, poziom ufności { $confidence }%), i średnia liczba rund ↻:
cli-sweep-none = nie wykazano jeszcze, że da się wygrać
compared-door = Drzwi między { $zone } a { $other }: otwarte w { $after } na 100 gier, przedtem w { $before }

trial-other-way = { $count ->
    [one] Próba trwa dalej, ale nie od miejsca, w którym ją przerwano: nie dało się powtórzyć nawet pierwszego kroku, bo zadanie potoczyło się inaczej.
   *[other] Próba trwa dalej, ale nie od miejsca, w którym ją przerwano: dało się powtórzyć { $again } z { $count } kroków, potem zadanie potoczyło się inaczej.
}
