### Boss Monster: nazwa, pytania i odmowy, odpowiedzi i opowieść.

game-name = Boss Monster
seat-name = Gracz { $number }
card-unknown = zakryta karta

## O co się pyta

ask-bm-deal = Który Boss zostaje rozdany?
ask-bm-tie = Dwaj Bossowie mają tyle samo XP. Który jest pierwszy?
ask-bm-hero = Który bohater przybywa do miasta?
ask-bm-draw-room = Która karta z talii komnat zostaje dobrana?
ask-bm-draw-spell = Które zaklęcie zostaje dobrane?
ask-bm-mill = Która karta trafia na stos kart odrzuconych?
ask-bm-at-random = Na którą kartę z ręki wypada los?
ask-bm-keep = Którego Bossa zatrzymujesz?
ask-bm-mulligan = Zatrzymujesz te karty czy dobierasz nowe?
ask-bm-discards = Które dwie karty odrzucasz?
ask-bm-pays = Płacisz monetę za swojego minibossa?
ask-bm-first-room = Która jest twoja pierwsza komnata?
ask-bm-turn = Twoja kolej na budowę.
ask-bm-window = Czy teraz czegoś używasz?
ask-bm-declare = Czy coś zapowiadasz?
ask-bm-cancel = Zapowiedziano zaklęcie. Odpowiadasz na nie?
ask-bm-tax = Płacisz monetę, żeby twoje zaklęcie zadziałało?
ask-bm-order = Co jest pierwsze?
ask-bm-trigger = Jak tego używasz?
ask-bm-coins = Ile monet na niej kładziesz?
ask-bm-show = Ilu minibossów z ręki pokazujesz?
ask-bm-salvage = Którą kartę bierzesz ze stosu kart odrzuconych?
ask-bm-take = Którą kartę bierzesz z tej ręki?
ask-bm-discard = Którą kartę odrzucasz?
ask-bm-double = Podwajasz obrażenia?
ask-bm-build = Budujesz tę kartę od razu?
ask-bm-granted = Używasz tego teraz?
ask-bm-intrigue = Masz najwięcej nowych dusz. Co dobierasz?

## Czego nie wolno

refusal-bm-advanced = Rozbudowę kładzie się na komnacie, z którą ma wspólny skarb.
refusal-bm-answered = Już odpowiedziano.
refusal-bm-chance = Los nie może teraz tego przynieść.
refusal-bm-coins = Na to nie starcza monet.
refusal-bm-condition = Nie jest spełniony warunek.
refusal-bm-cost = Tak się za to nie płaci.
refusal-bm-first-room = Pierwsza komnata jest zwykła.
refusal-bm-forbidden = Komnata obok nie pozwala na komnatę tego rodzaju.
refusal-bm-fresh = Miniboss nie awansuje w rundzie, w której go zbudowano.
refusal-bm-highest = Ten miniboss ma najwyższy poziom.
refusal-bm-inactive = Ta karta nie jest teraz aktywna.
refusal-bm-laid = Karta już leży.
refusal-bm-laid-is-laid = Położona karta zostaje na miejscu.
refusal-bm-miniboss-beside = Minibossa kładzie się pod komnatą.
refusal-bm-miniboss-needs-room = Miniboss potrzebuje komnaty bez minibossa.
refusal-bm-miniboss-there = Ta komnata ma już minibossa.
refusal-bm-mulligan = Nowe karty dobiera tylko ten, kto nie ma zwykłej komnaty.
refusal-bm-no-ability = Ta karta nie może teraz tego zrobić.
refusal-bm-no-cancel = To nie jest odpowiedź na zaklęcie.
refusal-bm-no-coin-here = Ta komnata nie żąda teraz monety.
refusal-bm-no-miniboss = Nie ma tam twojego minibossa.
refusal-bm-no-room = W tej rundzie nie budujesz komnaty.
refusal-bm-no-such-room = W twoim lochu nie ma takiej komnaty.
refusal-bm-no-window = Nie ma na to otwartego okna.
refusal-bm-not-a-room = Ta karta nie jest komnatą.
refusal-bm-not-in-hand = Tej karty nie ma na twojej ręce.
refusal-bm-not-offered = Tego nie ma do wyboru.
refusal-bm-not-open = Buduje się tylko na odkrytej komnacie.
refusal-bm-not-your-build = To robi się tylko we własnej turze fazy budowy.
refusal-bm-nothing-laid = Nie leży żadna twoja karta.
refusal-bm-over = Gra jest skończona.
refusal-bm-phase = Tego nie używa się w tej fazie.
refusal-bm-promoted = W tej rundzie awansowano już minibossa.
refusal-bm-row-full = Loch ma najwyżej pięć komnat.
refusal-bm-seats = Grać może od dwóch do czterech osób.
refusal-bm-sold = W tej rundzie już to zrobiono.
refusal-bm-target = Tego nie można do tego wybrać.
refusal-bm-too-few = Bez pominiętych kart jest ich za mało do gry.
refusal-bm-two-cards = Odrzuca się dwie różne karty z ręki.
refusal-bm-used = W tej rundzie już tego użyto.
wrong-bm-cards = Z tych kart nie ma gry Boss Monster: { $why }.
wrong-bm-twice = dwie karty mają kod { $code }
wrong-bm-number = jednego rodzaju jest za mało lub za dużo
wrong-bm-card = to, co jest na { $code }, nie jest możliwe

## Odpowiedzi

label-bm-keep = Zatrzymaj: { $card }
label-bm-mulligan = Dobierz nowe karty
label-bm-no-mulligan = Zatrzymaj te karty
label-bm-discards = Odrzuć: { $one } i { $other }
label-bm-pays = Zapłać za niego monetę
label-bm-pays-not = Odrzuć minibossa
label-bm-lay-left = { $card }: zbuduj przy wejściu
label-bm-lay-on = { $card }: zbuduj na: { $room }
label-bm-lay-under = { $card }: połóż pod: { $room }
label-bm-lift = Weź położoną kartę z powrotem
label-bm-promote-coin = Awansuj za monetę: { $card }
label-bm-promote-card = Awansuj: { $card }, odrzucając: { $other }
label-bm-feed = Połóż monetę: { $card }
label-bm-sell = Odrzuć za monetę: { $card }
label-bm-use = Użyj: { $card }
label-bm-cast = Rzuć: { $card }
label-bm-way = sposób { $number }
label-bm-on = na: { $target }
label-bm-both = { $one } i { $other }
label-bm-icon = { $treasure }, { $seat }
label-bm-dungeon = loch: { $seat }
label-bm-paying = płacąc { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}
label-bm-giving-up = za cenę: { $cards }
label-bm-pass = Pas
label-bm-no-more = Nic więcej
label-bm-pass-action = Pasuj, aż ktoś coś zrobi
label-bm-pass-turn = Pasuj do mojej tury
label-bm-pass-phase = Pasuj do następnej fazy
label-bm-first = Najpierw: { $card }
label-bm-first-ability = Najpierw: { $card }, zdolność { $number }
label-bm-draw-room = Karta z talii komnat
label-bm-draw-spell = Zaklęcie
label-bm-yes = Tak
label-bm-no = Nie

## Opowieść; wiersze zakończone na -hidden są dla tych, którzy nie mogą znać karty

log-bm-boss-dealt = { $seat } to { $card }.
log-bm-boss-offered = { $seat } ma do wyboru: { $card }.
log-bm-boss-offered-hidden = { $seat } ma do wyboru Bossa.
log-bm-comes-first = { $card } ma pierwszeństwo.
log-bm-sealed = { $seat } ma już wybór za sobą.
log-bm-hand-returned = { $seat } dobiera nowe karty.
log-bm-round = Runda { $round }
log-bm-phase-build = Faza budowy
log-bm-phase-adventure = Faza przygody
log-bm-bait = Faza przynęty
log-bm-turn = Teraz { $seat }.
log-bm-hero-came = Do miasta przybywa { $card }.
log-bm-reshuffled-rooms = Odrzucone karty komnat tworzą nową talię komnat.
log-bm-reshuffled-spells = Odrzucone zaklęcia tworzą nową talię zaklęć.
log-bm-lured = { $card } – cel: { $seat }.
log-bm-stayed = W mieście zostaje { $card }.
log-bm-eliminated = { $seat } odpada z gry.
log-bm-won = { $seat } wygrywa.
log-bm-drew = { $seat } dobiera: { $card }.
log-bm-drew-room-hidden = { $seat } dobiera kartę z talii komnat.
log-bm-drew-spell-hidden = { $seat } dobiera zaklęcie.
log-bm-milled = Na stos kart odrzuconych trafia { $card }.
log-bm-discarded = { $seat } odrzuca: { $card }.
log-bm-to-hand = { $seat } bierze na rękę: { $card }.
log-bm-took = { $seat } zabiera: { $card } (od: { $other }).
log-bm-took-room-hidden = { $seat } zabiera kartę komnat (od: { $other }).
log-bm-took-spell-hidden = { $seat } zabiera zaklęcie (od: { $other }).
log-bm-looked = { $seat } ogląda rękę (gracz: { $other }).
log-bm-showed = { $seat } pokazuje { $number ->
    [0] zero minibossów
    [one] 1 minibossa
   *[other] { $number } minibossów
}.
log-bm-gained = { $seat } otrzymuje { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}.
log-bm-paid = { $seat } płaci { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}.
log-bm-gave = { $seat } daje { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} (dla: { $other }).
log-bm-coins-placed = { $seat } kładzie { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}: { $card }.
log-bm-coins-lost = Przepadają monety z komnaty { $card }.
log-bm-hoards-swapped = { $seat } i { $other } zamieniają się skarbcami.
log-bm-laid = { $seat } kładzie zakrytą kartę: { $card }.
log-bm-laid-hidden = { $seat } kładzie zakrytą kartę.
log-bm-lifted = { $seat } bierze z powrotem: { $card }.
log-bm-lifted-hidden = { $seat } bierze położoną kartę z powrotem.
log-bm-revealed = { $seat } odkrywa: { $card }.
log-bm-built = { $seat } ma nową budowlę: { $card }.
log-bm-miniboss-lost = { $seat } odrzuca nieopłaconą kartę: { $card }.
log-bm-promoted = { $card } ({ $seat }) awansuje na poziom { $level }.
log-bm-reset = { $card } wraca na poziom 1.
log-bm-leveled-up = Awans Bossa: { $seat }.
log-bm-destroyed = Zniszczono: { $card } ({ $seat }).
log-bm-uncovered = Odsłonięto: { $card } ({ $seat }).
log-bm-deactivated = Wyłączono: { $card }.
log-bm-swapped = { $card } i { $other } zamieniają się miejscami.
log-bm-as-built = { $card } liczy się jak właśnie zbudowana karta.
log-bm-lasts = To działa do końca rundy.
log-bm-declared = { $seat } zapowiada: { $card }.
log-bm-triggered = Działa { $card } ({ $seat }).
log-bm-resolved = Zadziałała karta { $card } ({ $seat }).
log-bm-fizzled = { $card } ({ $seat }) nie ma skutku: cel zniknął.
log-bm-cancelled = Przerwano: { $card } ({ $seat }).
log-bm-taxed = Zaklęcia gracza { $seat } kosztują w tej rundzie monetę (sprawca: { $other }).
log-bm-entered = { $card } wchodzi: { $room }, obrażenia: { $damage }.
log-bm-skipped = { $card } omija: { $room }.
log-bm-struck = { $card }: obrażenia { $damage }.
log-bm-healthier = { $card } ma w tej rundzie o { $health } zdrowia więcej.
log-bm-died = Ginie { $card }, miejsce: { $room }.
log-bm-survived = { $card } przeżywa: { $room }.
log-bm-wounded = { $card } dociera do Bossa: ranę otrzymuje { $seat }.
log-bm-soul = { $seat } zabiera duszę: { $card }.
log-bm-hero-removed = { $card } opuszcza grę.
log-bm-sent-to-town = { $card } wraca do miasta.
log-bm-sent-to-entrance = { $card } idzie do wejścia ({ $seat }).
log-bm-delayed = { $card } nie wchodzi w tej rundzie.
log-bm-healed = Rana ({ $seat }) zamienia się w dusze: { $card }.

## Zapisane gry

saved-bm = Boss Monster, graczy: { $seats }, runda { $round }
saved-bm-set-up = Boss Monster, graczy: { $seats }, przygotowanie
