### Massive Darkness 2: nazwa, odpowiedzi i opowieść.

game-name = Massive Darkness 2: Hellscape

## Dlaczego nie da się grać

wrong-md2-twice = Dwie rzeczy nazywają się { $name }.
wrong-md2-card = { $name }: taka karta nie jest możliwa.
wrong-md2-grade = { $name } zastępuje umiejętność innej klasy albo taką, która nie jest niższego poziomu.
wrong-md2-circle = { $name } i { $other } można by używać na zmianę bez końca: jedno płaci za drugie.
wrong-md2-number = Jakiegoś elementu gry jest za mało albo za dużo.
wrong-md2-number-items = Kart przedmiotów jest razem z kopiami więcej niż 250 albo nie ma żadnej.
wrong-md2-number-doors = Kart drzwi jest razem z kopiami więcej niż 60 albo nie ma żadnej.
wrong-md2-number-arrows = Kart strzał musi być 14, razem z kopiami.
wrong-md2-number-tiles = Są tylko te strony kafelków, które są w pudełku, każda raz.
wrong-md2-number-outfits = Sześciu bohaterów potrzebuje sześciu broni początkowych i sześciu fiolek.
wrong-md2-number-first-skills = Jakaś klasa nie ma umiejętności na początek: poziomu 1, która nie zastępuje innej.
wrong-md2-tile = Nie ma kafelka { $name } albo nie da się go odczytać.
wrong-md2-own-tile = Kafelek { $tile } z tej misji nie nadaje się do gry: { $what }
wrong-md2-overlap = W { $zone } nakładają się dwie strefy.
wrong-md2-nowhere = W { $zone } nie ma żadnej strefy.
wrong-md2-door = Między { $zone } a { $other } nie mogą stać drzwi.
wrong-md2-name = W tej misji nic nie nazywa się { $name }.
wrong-md2-quest = Nie ma misji „{ $quest }”: nie jest to ani plik, ani żadna z: { $quests }.

## Odpowiedzi

nobody = nikt
label-zone = strefa { $zone }
label-yes = Tak
label-no = Nie
label-done = Gotowe
label-of = { $hero }: { $what }
label-on = cel: { $target }
label-fires = zamiast { $count ->
    [one] 1 żetonu ognia
    [few] { $count } żetonów ognia
   *[other] { $count } żetonów ognia
}
label-move = Ruch
label-attack = Atak: { $enemy } ({ $kind })
label-rest = Odpoczynek: zdrowie { $health }, mana { $mana }
label-trade = Wymiana i wyposażenie
label-take-off = Zdejmij: { $card }
label-end-turn = Zakończ turę
label-travel = Przejściem do { $zone }
label-step = Idź do { $zone }
label-step-way = Idź na { $way } ({ $zone })
label-leaving = { $way }: { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}
label-open = Otwórz drzwi
label-open-way = Otwórz drzwi: { $way }
label-take = Weź: { $thing }
label-open-chest = Otwórz: { $thing }
label-drink = Napij się z fontanny
label-forge = Użyj kuźni
label-equip = Załóż: { $card } ({ $slot })
label-equip-instead = Załóż: { $card } ({ $slot }) zamiast: { $off }
label-give = Przekaż: { $card } ({ $hero })
label-claws = Pazury płacą ({ $dice }): { $what }
label-use = { $head }: { $what }
label-shadow = Cień: użyj zdolności cienia
label-shadow-does = Cień: { $what }
label-shadow-not = Cień: zrezygnuj
label-resolve-mana = Weź manę
label-resolve-scratch = Przyjmij draśnięcie
label-die = { $die }: { $shown }
label-of-die = { $what } ({ $die })
label-die-locked = { $die }; coś już z niej rozpatrzono
label-die-free = { $die }; nic jeszcze z niej nie rozpatrzono
label-die-number = { $die }; kość { $number }
label-copy = { $what } ({ $which })
copy-of-hero = od: { $hero }
copy-worn = założona
copy-packed = w plecaku
copy-number = nr { $number }
label-stance = Przyjmij postawę: { $stance }
label-consecrate = Uświęć { $zone }: { $column }
label-take-back = Zabierz żeton: { $column }
label-bless = Pobłogosław: { $skill }
label-pointer = Obróć wskaźnik za 1 manę
label-element-rise = Zamiast tego rośnie { $element }
label-element-turn = Odwróć znacznik: { $element }
label-lead-move = { $ally } się porusza
label-lead-attack = { $ally } atakuje: { $enemy } ({ $kind })
label-learn-at = { $skill } ({ $place })
quadrant = pole { $number }
label-stop-moving = { $count ->
    [one] Zatrzymaj się tutaj (zostaje 1 punkt ruchu)
    [few] Zatrzymaj się tutaj (zostają { $count } punkty ruchu)
   *[other] Zatrzymaj się tutaj (zostaje { $count } punktów ruchu)
}
label-put-away = Schowaj
label-traded = To wszystko
label-roll = Rzuć kośćmi
label-count = Policz miecze i tarcze
label-use-nothing = Nie używaj niczego
label-take-mana = Weź manę
label-stop-leading = Duch tam zostaje
label-bless-nothing = Nie błogosław
label-another-arrow = Odkryj kolejną strzałę
label-shoot = Strzelaj
label-give-up = Uznaj misję za przegraną
label-play-on = Graj dalej
label-drain = Odrzuć manę: { $mana }
label-let-come = Niech poplecznik przyjdzie

## Karta, której znalazca nie może założyć

found-left-in-pack = Karta trafia do plecaka.
found-only-class = Może to założyć tylko ta klasa: { $class }.
found-down = { $hero } leży i nie może teraz nic założyć.
found-no-place = Miejsce na to zajmuje „{ $card }”, a ta karta pozostaje założona.
found-owner-gone = { $hero } już nie przebywa w podziemiach.
found-owner-down = { $hero } może to założyć, ale leży.
found-owner-elsewhere = { $hero } może to założyć, ale stoi gdzie indziej: { $zone }.

## Skąd jest zdolność

source-hero = Zdolność bohatera
source-shadow = Zdolność cienia
source-lifebringer = Ożywiciel
source-spell = Zaklęcie z amuletu
source-lesser-power = Mniejsza moc zestawu
source-greater-power = Większa moc zestawu

## Co pokazują żetony

side-spikes = { $count ->
    [0] nic
    [one] 1 rana
    [few] { $count } rany
   *[other] { $count } ran
}
side-bear = { $count ->
    [0] nic
    [one] 1 akcja mniej
    [few] { $count } akcje mniej
   *[other] { $count } akcji mniej
}
side-fountain = { $count ->
    [one] 1 punkt zdrowia
    [few] { $count } punkty zdrowia
   *[other] { $count } punktów zdrowia
}

## Opowieść

log-md2-round = Runda { $round }
log-md2-phase-heroes = Faza bohaterów
log-md2-phase-enemies = Faza wrogów
log-md2-phase-level-up = Faza awansu
log-md2-phase-darkness = Faza mroku
log-md2-turn = Turę ma { $hero }.
log-md2-moved = { $who } { $many ->
    [yes] idą
   *[no] idzie
} do { $zone }.
log-md2-enemy-moved = { $who } { $many ->
    [yes] idą
   *[no] idzie
} do { $zone }{ $why ->
    [nearest] {" "}(do najbliższego bohatera, odległość { $far })
    [chosen] {" "}(do jednego z najbliższych bohaterów, odległość { $far }: wasz wybór)
   *[ability] {""}
}.
log-md2-placed = { $who } { $many ->
    [yes] stoją
   *[no] stoi
} teraz w { $zone }.
log-md2-door-opened = { $hero } otwiera drzwi.
log-md2-door-opens = Otwierają się drzwi.
log-md2-revealed = Odsłania się komnata.
log-md2-door-card = Karta drzwi „{ $card }”: { $what }.
log-md2-rooted = { $hero } wpada w pułapkę i nie idzie dalej.
log-md2-action-lost = { $hero } traci akcję.
log-md2-turned = { $thing }: { $side }.
log-md2-wounded = { $who } { $many ->
    [yes] odnoszą
   *[no] odnosi
} { $wounds ->
    [one] 1 ranę
    [few] { $wounds } rany
   *[other] { $wounds } ran
}.
log-md2-knocked-out = { $hero } pada na ziemię.
log-md2-woken = { $hero } wstaje.
log-md2-healed = { $hero } odzyskuje { $health ->
    [one] 1 punkt zdrowia
    [few] { $health } punkty zdrowia
   *[other] { $health } punktów zdrowia
}.
log-md2-gained-mana = { $hero } dostaje { $mana ->
    [one] 1 manę
    [few] { $mana } many
   *[other] { $mana } many
}.
log-md2-lost-mana = { $hero } traci { $mana ->
    [one] 1 manę
    [few] { $mana } many
   *[other] { $mana } many
}.
log-md2-gained-xp = { $hero } zdobywa { $xp } PD.
log-md2-leveled-up = { $hero } awansuje na poziom { $level }.
log-md2-rested = { $hero } odpoczywa.
log-md2-learned = { $hero } poznaje: „{ $skill }”.
log-md2-tool-drawn = Z torby z narzędziami: { $tool }.
log-md2-tool-turned = Odwrócony żeton: { $tool }.
log-md2-tool-matched = { $tool } pasuje do akcji i pomaga.
log-md2-poisoned = Zatrucie: { $who }.
log-md2-arrow = Karta strzały: { $arrow }.
log-md2-aimed = Łączne celowanie: { $aim }.
log-md2-consecrated = Uświęcona strefa { $zone }: { $column }.
log-md2-taken-back = Żeton uświęcenia wraca: { $column }.
log-md2-blessed = Pobłogosławiona umiejętność: „{ $skill }”.
log-md2-gained-rage = { $hero } dostaje { $rage ->
    [one] 1 punkt szału
    [few] { $rage } punkty szału
   *[other] { $rage } punktów szału
}.
log-md2-stance = { $hero } przyjmuje postawę: { $stance }.
log-md2-pointer = Wskaźnik pokazuje pole { $number } ({ $hero }).
log-md2-element-rose = Rośnie żywioł: { $element }.
log-md2-marker-turned = Odwrócony znacznik: { $element }.
log-md2-ally-came = { $ally } przybywa do { $zone }.
log-md2-ally-fell = { $ally } znika.
log-md2-ally-arrived = { $ally } dociera do celu.
log-md2-fire-gone = { $hero } gasi { $count ->
    [one] 1 żeton ognia
    [few] { $count } żetony ognia
   *[other] { $count } żetonów ognia
}.
log-md2-drew = { $hero } dobiera: „{ $card }”.
log-md2-nothing-drawn = Nie ma już karty ({ $hero }).
log-md2-equipped = { $hero } zakłada: „{ $card }” ({ $slot }).
log-md2-took-off = { $hero } zdejmuje: „{ $card }”.
log-md2-given = { $hero } przekazuje: „{ $card }” ({ $other }).
log-md2-discarded = „{ $card }” trafia na stos kart odrzuconych.
log-md2-took-loot = { $hero } zdobywa łup: „{ $card }”.
log-md2-used = { $hero } używa: „{ $what }”.
log-md2-token-drawn = Skarb z worka: { $rarity }.
log-md2-token-added = Do worka trafia skarb: { $rarity }.
log-md2-laid = W { $zone } leży: { $thing }.
log-md2-taken = { $hero } bierze: { $thing }.
log-md2-bag-empty = Worek skarbów jest pusty.
log-md2-attacked = { $hero } atakuje: { $enemy } ({ $kind }).
log-md2-attacked-by = { $who } { $many ->
    [yes] atakują
   *[no] atakuje
}: { $hero } ({ $kind }{ $why ->
    [nearest] ; najbliżej w zasięgu, { $far ->
        [0] ta sama strefa
       *[other] odległość { $far }
    }
    [chosen] ; tak blisko jak inni, { $far ->
        [0] ta sama strefa
       *[other] odległość { $far }
    }: wasz wybór
   *[ability] {""}
}).
log-md2-rolled = Rzut: { $shown }.
log-md2-risked = { $hero } wykonuje rzut: { $shown }.
log-md2-dice-added = Doszły kości: { $dice }.
log-md2-dice-lost = Odpadły kości: { $dice }.
log-md2-rerolled = Przerzut: { $shown }.
log-md2-resolved = Rozpatrzono: { $symbol }.
log-md2-ignored = Nie liczy się: { $symbol }.
log-md2-claws-paid = Pazury ({ $who }): { $what }.
log-md2-outcome = { $swords ->
    [one] 1 miecz
    [few] { $swords } miecze
   *[other] { $swords } mieczy
}, { $shields ->
    [one] 1 tarcza
    [few] { $shields } tarcze
   *[other] { $shields } tarcz
}: { $wounds ->
    [0] bez ran
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}.
log-md2-spawned = { $who } { $many ->
    [yes] pojawiają
   *[no] pojawia
} się w { $zone } (ranga { $tier }).
log-md2-nothing-spawned = Nie ma już kto się pojawić.
log-md2-upgraded = { $who } { $many ->
    [yes] rosną
   *[no] rośnie
} w siłę (ranga { $tier }).
log-md2-lower = { $who }: w podziemiach już jest co najmniej tak silna karta.
log-md2-armed = { $who } { $many ->
    [yes] mają
   *[no] ma
}: „{ $card }”.
log-md2-figure-killed = Ginie figurka: { $who }.
log-md2-enemy-fell = Pokonano: { $who }.
log-md2-enemy-healed = { $who } { $many ->
    [yes] odzyskują
   *[no] odzyskuje
} { $health ->
    [one] 1 punkt zdrowia
    [few] { $health } punkty zdrowia
   *[other] { $health } punktów zdrowia
}.
log-md2-minion-added = Dołącza poplecznik: { $who }.
log-md2-enemy-left = { $who } znika z planszy.
log-md2-activated = { $who } { $many ->
    [yes] działają
   *[no] działa
}.
log-md2-condition-met = { $who } działa według wiersza { $line } swojej karty.
log-md2-frost-spent = Mróz: { $who } traci akcję.
log-md2-burning = Ogień: { $who } – { $wounds ->
    [0] bez ran
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}.
log-md2-fire-laid = { $count ->
    [one] 1 żeton ognia
    [few] { $count } żetony ognia
   *[other] { $count } żetonów ognia
}: { $who }.
log-md2-frost-laid = { $count ->
    [one] 1 żeton mrozu
    [few] { $count } żetony mrozu
   *[other] { $count } żetonów mrozu
}: { $who }.
log-md2-darkened = Mrok rośnie: pole { $space }.
log-md2-boss-darkened = Tor bossa: pole { $space }.
log-md2-lifebringer = Zużyto ożywiciela, zostało: { $left }.
log-md2-counted = { $name }: { $count }.
log-md2-put-on = { $hero } kładzie żeton ({ $enemy }).
log-md2-bound-cleared = To, co na nim leżało, znika.
log-md2-fight-began = Zaczyna się walka z bossem: { $who }.
log-md2-tiles-removed = Pozostałe kafelki znikają.
log-md2-boss-rolled = Rzut bossa: { $claws ->
    [0] bez pazurów
    [one] 1 pazur
    [few] { $claws } pazury
   *[other] { $claws } pazurów
}.
log-md2-task = Zadanie wykonane ({ $hero }): { $task }.
log-md2-left = { $hero } opuszcza podziemia.
log-md2-won = Misja wygrana.
log-md2-lost = Misja przegrana.

## Zapisane gry

saved-md2 = { $quest }, { $heroes ->
    [one] 1 bohater
    [few] { $heroes } bohaterów
   *[other] { $heroes } bohaterów
}, runda { $round }
saved-md2-set-up = { $quest }, { $heroes ->
    [one] 1 bohater
    [few] { $heroes } bohaterów
   *[other] { $heroes } bohaterów
}, w trakcie rozkładania

## Wiersz poleceń

bot-greedy = gra z głową, krok naprzód
help-value-bots-greedy = gra z głową, krok naprzód
help-play = Niech ktoś, kto odpowiada na chybił trafił, rozegra misję do końca
help-simulate = Niech boty rozegrają misję wiele razy
help-new = Zacznij grę w nowym pliku, jeszcze bez odpowiedzi
help-arg-quest = Misja: nazwa jednej z pudełka albo plik.
help-arg-heroes = Ilu bohaterów bierze udział (kim są, zależy od ziarna każdej gry) albo ich imiona oddzielone przecinkami.
help-simulate-quest = Misja: nazwa jednej z pudełka albo plik; „all” oznacza każdą misję z pudełka.
help-simulate-heroes = Ilu bohaterów bierze udział (kim są, zależy od ziarna każdej gry) albo ich imiona oddzielone przecinkami; „all” oznacza każdą wielkość drużyny.
help-arg-compare = Misja sprzed zmiany: te same ziarna losowe grają także w nią; powie, o ile więcej lub mniej gier jest wygranych. Nie można łączyć z --witness.
help-arg-witness = Zapisz w tym nowym pliku grę wygraną w najmniejszej liczbie rund, by każdy mógł zobaczyć, że misję da się wygrać. Nie można łączyć z --compare.
compared-before = Misja przed zmianą
compared-after = Misja po zmianie
compared-goal = Cel { $number } ({ $goal }): osiągnięty w { $after } na 100 gier, przedtem w { $before }
compared-falls = { $zone }: powaleni bohaterowie na 100 gier: { $after }, przedtem { $before }
cli-md2-party-drawn = Ziarno każdej gry decyduje, którzy bohaterowie wyruszają.
cli-md2-party-chosen = W każdej grze wyruszają ci bohaterowie: { $heroes }.
cli-md2-no-hero = Nie ma w pudełku bohatera „{ $name }”; są w nim { $known }.
cli-sweep-quest = Misja
cli-of-one = { $option } dotyczy jednej misji, jednej drużyny i jednego bota, a nie „all”.
help-new-journal = Nowy plik.
help-new-seed = Ziarno kości i talii.
new-md2-begun = { $line }: zapisano w { $file }.
