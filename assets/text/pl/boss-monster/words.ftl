### Co jest na kartach, złożone z tego, z czego się składają.

## Kiedy

when-window = w dowolnym oknie
when-build-window = w oknie fazy budowy
when-hand-window = z ręki, w dowolnym oknie
when-granted = jeśli w tej rundzie na to pozwolono
when-promotion = zamiast monety za awans
when-built = gdy budujesz tę komnatę
when-built-or-uncovered = gdy ta komnata zostaje zbudowana lub odkryta
when-build-phase-starts = gdy zaczyna się faza budowy
when-each-build-phase = w każdej twojej fazie budowy
when-you-build-next-to-this = gdy budujesz komnatę obok tej
when-you-build-monster = gdy budujesz komnatę potworów
when-you-build-trap = gdy budujesz komnatę z pułapką
when-you-build-miniboss = gdy budujesz minibossa
when-you-cast-spell = gdy twoje zaklęcie zadziałało
when-spell-declared = gdy przeciwnik zapowiada zaklęcie
when-you-gain-coins = gdy otrzymujesz monety
when-you-kill-hero = gdy bohater ginie w twoim lochu
when-hero-dies-here = gdy bohater ginie w tej komnacie
when-instead-of-soul = gdy bohater ginie w tej komnacie, zanim weźmiesz jego duszę
when-hero-survives-here = gdy bohater opuszcza tę komnatę żywy
when-hero-dies-with-miniboss = gdy bohater ginie w komnacie z minibossem
when-room-destroyed = gdy gdziekolwiek komnata zostaje zniszczona
when-opponent-discards = gdy przeciwnik odrzuca karty z ręki
when-opponent-miniboss = gdy przeciwnik buduje lub awansuje minibossa
when-bait = w fazie wabienia
when-enters-room = zanim ten bohater wejdzie do komnaty
limit-round = raz na rundę
limit-round-each = każdy gracz raz na rundę
by-others = każdy przeciwnik
may = jeśli chcesz

## Jeśli

if-no-coins = jeśli twój skarbiec jest pusty
if-hero-at-own-entrance = jeśli przy twoim wejściu stoi bohater
if-health-left = jeśli temu bohaterowi zostało najwyżej { $number } zdrowia
if-more-minibosses = jeśli masz w grze więcej minibossów niż właściciel tej komnaty
if-no-room-built = jeśli w tej rundzie nie zbudowano u ciebie komnaty

## Kogo lub co

at-opponent = wybierz przeciwnika
at-player = wybierz gracza
at-room = wybierz { $room }
at-two-rooms = wybierz dwie komnaty jednego lochu
at-hero = wybierz { $hero }
at-this-hero = wybierz tego bohatera
at-dungeon = wybierz loch
at-icon = wybierz loch i skarb
at-miniboss-own = wybierz swojego minibossa
at-miniboss-other = wybierz minibossa przeciwnika
at-miniboss = wybierz minibossa
at-discarded = wybierz { $card } ze stosu kart odrzuconych
at-just-discarded = wybierz jedną z tych kart
at-own-wound = wybierz jedną ze swoich ran

room-any = komnatę
room-any-monster = komnatę potworów
room-any-trap = komnatę z pułapką
room-own = swoją komnatę
room-own-monster = swoją komnatę potworów
room-own-trap = swoją komnatę z pułapką
room-other-own = inną swoją komnatę
room-other-own-monster = inną swoją komnatę potworów
room-other-own-trap = inną swoją komnatę z pułapką
room-others = komnatę przeciwnika
room-others-monster = komnatę potworów przeciwnika
room-others-trap = komnatę z pułapką przeciwnika

hero-here = bohatera w tej komnacie
hero-own-dungeon = bohatera w swoim lochu
hero-own-entrance = bohatera przy swoim wejściu
hero-any-dungeon = bohatera w dowolnym lochu
hero-with-miniboss = bohatera w komnacie z minibossem
hero-town = bohatera w mieście
hero-anywhere = dowolnego bohatera

## Koszt

cost-coins = zapłać { $number ->
    [one] 1 monetę
    [few] { $number } monety
   *[other] { $number } monet
}
cost-coins-from = zapłać dowolną liczbę monet{ $number ->
    [0] {""}
   *[other] , co najmniej { $number }
}
cost-give = daj właścicielowi { $number ->
    [one] 1 monetę
    [few] { $number } monety
   *[other] { $number } monet
}
cost-give-from = daj właścicielowi dowolną liczbę monet, co najmniej { $number }
cost-give-level = daj właścicielowi monetę za każdy poziom
cost-discard = odrzuć { $cards }
cost-discard-this = odrzuć tę kartę
cost-destroy-this = zniszcz tę komnatę
cost-destroy-own-monster = zniszcz swoją komnatę potworów
cost-destroy-own-trap = zniszcz swoją komnatę z pułapką

what-card = { $number ->
    [one] kartę
    [few] { $number } karty
   *[other] { $number } kart
}
what-room = { $number ->
    [one] komnatę
    [few] { $number } komnaty
   *[other] { $number } komnat
}
what-monster = { $number ->
    [one] komnatę potworów
    [few] { $number } komnaty potworów
   *[other] { $number } komnat potworów
}
what-miniboss = { $number ->
    [one] minibossa
   *[other] { $number } minibossów
}
what-spell = { $number ->
    [one] zaklęcie
    [few] { $number } zaklęcia
   *[other] { $number } zaklęć
}
what-room-or-spell = { $number ->
    [one] komnatę lub zaklęcie
    [few] { $number } komnaty lub zaklęcia
   *[other] { $number } komnat lub zaklęć
}

## Ile

amount-per = { $effect } za { $counted }
amount-plus = { $effect } i o { $number } więcej za { $counted }
counted-minibosses-in-hand = każdego minibossa na ręce
counted-spells-in-hand = każde zaklęcie na ręce
counted-coins-here = każdą monetę w tej komnacie
counted-coins-placed = każdą z tych monet
counted-coins-paid = każdą zapłaconą monetę
counted-icons-of-it = każdy skarb na niej
counted-lured-here = każdego bohatera zwabionego tu w tej rundzie
counted-level-of-it = każdy poziom
counted-mixed-rooms = każdą twoją komnatę z kilkoma rodzajami skarbów
counted-wounds = każdą twoją ranę
counted-rooms-left = każdą twoją komnatę

## Co się dzieje

rooms-this = ta komnata
rooms-target = wybrana komnata
rooms-right-monster = komnata potworów tuż po prawej
rooms-right-trap = komnata z pułapką tuż po prawej
rooms-own-monster = twoje komnaty potworów
rooms-own-trap = twoje komnaty z pułapkami
rooms-other-own-monster = twoje inne komnaty potworów
rooms-other-own-trap = twoje inne komnaty z pułapkami
rooms-all-monster = wszystkie komnaty potworów tego lochu
rooms-all-trap = wszystkie komnaty z pułapkami tego lochu
rooms-all-own = wszystkie twoje komnaty

do-damage-more = { $rooms } { $many ->
    [yes] zadają
   *[no] zadaje
} o { $number } więcej obrażeń
do-damage-less = { $rooms } { $many ->
    [yes] zadają
   *[no] zadaje
} o { $number } mniej obrażeń
do-icons = ta komnata ma dodatkowo { $number } × { $treasure }
do-double-icons = każdy skarb wydrukowany na tej komnacie liczy się podwójnie
do-forbid-beside-monster = obok tej komnaty nie można budować komnat potworów
do-forbid-beside-trap = obok tej komnaty nie można budować komnat z pułapkami
do-any-may-cover = na tej komnacie można zbudować każdą komnatę
do-ignore-heroes = tekst bohaterów w tym lochu i przy jego wejściu nie obowiązuje
do-start-level = zaczyna na poziomie { $number }
do-extra-coins = otrzymujesz o { $number } więcej
do-remove-hero = bohater zamiast tego opuszcza grę
do-lure-fewest-souls = ten bohater idzie do tego, kto ma najmniej dusz
do-lure-most-souls = ten bohater idzie do tego, kto po odjęciu ran ma najwięcej dusz
do-skip-mixed = omija komnaty z kilkoma rodzajami skarbów
do-gain = weź { $number ->
    [one] 1 monetę
    [few] { $number } monety
   *[other] { $number } monet
}
do-draw-rooms = dobierz { $number ->
    [one] kartę
    [few] { $number } karty
   *[other] { $number } kart
} z talii komnat
do-draw-spells = dobierz { $number ->
    [one] zaklęcie
    [few] { $number } zaklęcia
   *[other] { $number } zaklęć
}
do-discard-at-random-rooms = ten gracz odrzuca losową kartę komnat
do-discard-at-random-spells = ten gracz odrzuca losowe zaklęcie
do-take-at-random-rooms = zabierz temu graczowi losową kartę komnat
do-take-at-random-spells = zabierz temu graczowi losowe zaklęcie
do-take-target = weź tę kartę na rękę
do-discard-own = odrzuć { $cards }, jeśli możesz
do-place-coins = możesz położyć w tej komnacie do { $number } swoich monet
do-salvage = za każdą z nich weź kartę ze stosu kart odrzuconych
do-upkeep = połóż w tej komnacie monetę albo ją zniszcz
do-swap-hoards = ty i ten gracz zamieniacie się skarbcami
do-redraw = ten gracz odrzuca rękę i dobiera tyle samo kart każdego rodzaju
do-look-and-take = obejrzyj rękę tego gracza; możesz wziąć z niej komnatę lub zaklęcie
do-mill = odrzuć { $number ->
    [one] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[other] { $number } wierzchnich kart
} z talii komnat
do-grant = w tej rundzie możesz użyć drugiej zdolności tej komnaty przeciwko temu graczowi
do-strike = ten bohater otrzymuje { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[other] { $number } obrażeń
}
do-kill = ten bohater ginie
do-health = ten bohater ma w tej rundzie o { $number } zdrowia więcej
do-delay = ten bohater nie wchodzi w tej rundzie
do-send-town = ten bohater wraca do miasta
do-send-entrance = ten bohater staje na końcu kolejki przy twoim wejściu
do-heal = ta rana zamienia się w dusze
do-double = { $rooms } { $many ->
    [yes] zadają
   *[no] zadaje
} w tej rundzie podwójne obrażenia
do-may-double = jeśli masz dokładnie jednego minibossa, możesz podwoić obrażenia
do-deactivate = ta komnata jest w tej rundzie wyłączona
do-blank = ta komnata nie ma w tej rundzie tekstu
do-all-icons = ta komnata ma w tej rundzie dokładnie po jednym skarbie każdego rodzaju
do-no-icons = ta komnata nie ma w tej rundzie skarbów
do-add-icon = ten loch ma w tej rundzie o jeden taki skarb więcej
do-swap = zamieniają się miejscami
do-as-built = { $rooms } { $many ->
    [yes] liczą się jak właśnie zbudowane
   *[no] liczy się jak właśnie zbudowana
}
do-ignore-rooms = bohaterowie nie zważają w tej rundzie na tekst komnat tego lochu
do-skip-first = bohaterowie omijają w tej rundzie pierwszą komnatę tego lochu
do-switch-off = druga zdolność jest w tej rundzie wyłączona
do-advanced-anywhere = twoja ulepszona komnata nie musi w tej rundzie mieć wspólnego skarbu z komnatą pod spodem
do-return-miniboss = ten miniboss wraca na rękę właściciela
do-build-milled = możesz zbudować jednego z odrzuconych minibossów
do-take-miniboss = ten miniboss przechodzi ze swoim poziomem do twojego lochu, a ty nie budujesz w tej rundzie komnaty
do-draw-and-build = dobierz kartę z talii komnat; jeśli to komnata, możesz ją od razu zbudować
do-cancel-spell = zaklęcie zostaje anulowane
do-tax = kto je zapowiedział, płaci monetę za nie i za każde następne w tej rundzie, inaczej zostaje anulowane

treasure-cleric = relikwia
treasure-fighter = broń
treasure-mage = księga zaklęć
treasure-thief = złoto

## Złożone razem

ability-headed = { $when }: { $what }
ability-or = { $one } albo { $other }
ability-then = { $price } → { $effect }
level-text = Poziom { $level }: { $text }
