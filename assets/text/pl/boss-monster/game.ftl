### Boss Monster: odpowiedzi i opowieść.

seat-name = Gracz { $number }
card-unknown = zakryta karta

## Dlaczego nie da się grać

wrong-bm-cards = Z tych kart nie ma gry Boss Monster: { $why }.
wrong-bm-twice = dwie karty mają kod { $what }
wrong-bm-number = { $what ->
    [bosses] bossów musi być od 8 do 32
    [rooms] kart komnat musi być od 40 do 120
    [minibosses] minibossów może być najwyżej 24
    [spells] kart zaklęć musi być od 16 do 60
    [heroes] bohaterów musi być od 10 do 64
   *[cards] miejsca jest najwyżej dla 192 kart, licząc każdy egzemplarz
}
wrong-bm-card = to, co jest na { $what }, nie jest możliwe

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
label-bm-no-first-room = Nie kładź żadnej
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
log-bm-boss-offered-hidden = { $seat } ma do wyboru bossa.
log-bm-comes-first = { $card } ma pierwszeństwo.
log-bm-sealed = { $seat } ma już wybór za sobą.
log-bm-hand-returned = { $seat } dobiera nowe karty.
log-bm-round = Runda { $round }
log-bm-phase-build = Faza budowy
log-bm-phase-adventure = Faza przygody
log-bm-bait = Faza wabienia
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
log-bm-counted = { $seat } ma na ręce { $number ->
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
log-bm-leveled-up = Awans bossa: { $seat }.
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
log-bm-cancelled = Anulowano: { $card } ({ $seat }).
log-bm-taxed = { $seat }: zaklęcia kosztują w tej rundzie monetę (sprawca: { $other }).
log-bm-entered = { $card } wchodzi: { $room }, obrażenia: { $damage }.
log-bm-skipped = { $card } omija: { $room }.
log-bm-struck = { $card }: obrażenia { $damage }.
log-bm-healthier = { $card } ma w tej rundzie o { $health } zdrowia więcej.
log-bm-died = Ginie { $card }, miejsce: { $room }.
log-bm-survived = { $card } przeżywa: { $room }.
log-bm-wounded = { $card } dociera do bossa: ranę otrzymuje { $seat }.
log-bm-soul = { $seat } zabiera duszę: { $card }.
log-bm-hero-removed = { $card } opuszcza grę.
log-bm-sent-to-town = { $card } wraca do miasta.
log-bm-sent-to-entrance = { $card } idzie do wejścia ({ $seat }).
log-bm-delayed = { $card } nie wchodzi w tej rundzie.
log-bm-healed = Rana ({ $seat }) zamienia się w dusze: { $card }.

## Zapisane gry

saved-bm = Boss Monster, graczy: { $seats }, runda { $round }
