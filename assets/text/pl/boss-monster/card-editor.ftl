### Boss Monster: własne karty.

command-bm-cards = Własne karty
new-bm-own-cards = { $count ->
    [one] Graj ze swoją własną kartą
    [few] Graj ze swoimi { $count } własnymi kartami
   *[many] Graj ze swoimi { $count } własnymi kartami
}
card-unnamed = Karta { $code }
document-cards = zestaw kart

## Lista

cards-title = Karty
cards-search = Szukaj karty
cards-only-yours = Tylko własne
cards-none-found = Żadna karta nie pasuje.
cards-mark-yours = własna
cards-deck-boss = Bossowie
cards-deck-room = Komnaty
cards-deck-miniboss = Minibossowie
cards-deck-spell = Zaklęcia
cards-deck-hero = Bohaterowie
cards-unplayable = Z twoimi kartami w obecnej postaci nie da się zacząć gry: { $why }.
cards-origin-box = z pudełka
cards-origin-pack = z zestawu „{ $pack }”
cards-origin-changed = twoja, zamiast karty z pudełka
cards-origin-yours = twoja
cards-not-played = Dopóki coś się w niej nie zgadza, nie gra się tą kartą.
cards-double = Nowa karta taka jak ta
cards-take-out = Wróć do karty z pudełka
cards-delete = Usuń tę kartę

## Pliki

cards-take-from-file = Weź karty z pliku
cards-held-out = Karty z tego pliku dołączą do twoich i zastąpią te o tym samym kodzie. Można to cofnąć.
cards-do-take = Weź je
cards-write-to-file = Zapisz swoje karty do pliku
cards-no-file = nie ma takiego pliku
cards-taken = Wzięto { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} z { $file }.
cards-given = Zapisano { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} do { $file }.
cards-unsaved = Twoje karty nie są zapisane
cards-unsaved-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przeszkodę i spróbuj jeszcze raz albo zostań tutaj.
wrong-bm-card-left-out = { $file }: { $card } zostaje pominięta, bo coś na niej nie może być prawdą. „delvewright lint” powie, co.
wrong-bm-pack = Karty z { $file } nie są używane: { $why }

## Co się zmienia

cards-edit = Zmień kartę
cards-names = Nazwa
cards-name-in = Nazwa w języku: { $language }
cards-facts = Co jest na niej wydrukowane
cards-kind = Rodzaj
cards-advanced = Ulepszona komnata
cards-damage = Obrażenia
cards-copies = Tyle razy w talii
cards-castable = można rzucić
cards-health = Zdrowie
cards-players = Od tylu graczy
cards-xp = PD
cards-picture = Wygląda jak
cards-text = Co potrafi
cards-no-text = Poza tym nic.
cards-new-text = Jeszcze jedna zdolność
cards-text-number = Zdolność { $number }
cards-level = Poziom { $number }
cards-of-text = Zdolność { $number }: { $what }
cards-way = Sposób { $number }
cards-another-way = Inny sposób
cards-always = przez cały czas
cards-cast = gdy zostaje rzucone
cards-by-owner = jej właściciel
cards-limit-free = tyle razy, ile się zapłaci
cards-may = nie trzeba
cards-nothing = nikt i nic
cards-exactly = dokładnie tyle
cards-for-each = za każdy…
cards-and-for-each = i więcej za każdy…
cards-less = { $what }: o jeden mniej
cards-more = { $what }: o jeden więcej
cards-up-what = { $what }: miejsce wyżej
cards-down-what = { $what }: miejsce niżej
cards-remove-what = { $what }: wyjmij
cards-add-what = { $what }: jeszcze jeden wiersz
list-search = Szukaj na tej liście
list-nothing = Nic nie pasuje do tych liter.
part-when = Kiedy
part-use = Jak
part-by = kto
part-limit = jak często
part-at = Wybór
part-if = Jeśli
part-cost = Koszt
part-do = Wtedy
part-amount = ile
part-number = liczba
part-each = liczba za każdy

## Co nie może się zgadzać

card-problem-treasure = Potrzebuje od jednego do czterech skarbów.
card-problem-no-treasure = Bez skarbu nikogo nie zwabi albo nikt jej nie zwabi.
card-problem-copies = W talii są od jednego do czterech egzemplarzy.
card-problem-number = Jakaś liczba jest większa lub mniejsza niż na jakiejkolwiek karcie.
card-problem-no-phase = Powiedz, w której fazie można je rzucić.
card-problem-levels = Miniboss ma trzy poziomy, każdy z jedną zdolnością.
card-problem-no-text = Zaklęcie, które nic nie robi, nie jest zaklęciem.
card-problem-moment = Ta chwila nigdy nie nadchodzi dla takiej karty.
card-problem-use = Kto jej używa i jak często, nie pasuje do chwili.
card-problem-target = Tego nie można wtedy wybrać.
card-problem-condition = O to można pytać tylko wtedy, gdy coś się do tego wybrało.
card-problem-cost = Tym nie można tu zapłacić.
card-problem-too-many-costs = Karty oddaje się tylko za jedno, a kosztów jest najwyżej trzy.
card-problem-not-discarded = Karta używana z ręki jest za to odrzucana.
card-problem-effect = To w tej chwili nic nie robi albo nic nie robi z tym, co wybrano.
card-problem-amount = Tego nie da się tu policzyć albo liczba do tego nie pasuje.
card-problem-no-effect = Nic się nie dzieje.
card-problem-too-much = To więcej, niż mieści się na karcie.
card-problem-named-for-nothing = Coś się wybiera, ale nic się z tym nie dzieje.
card-problem-code = Potrzebuje kodu o długości do 80 znaków.
card-problem-endless = To mogłoby trwać bez końca: powiedz „raz na rundę” albo każ coś za to oddać.

## W wierszu poleceń

help-lint = Szukaj, co się nie zgadza w zestawach własnych kart
help-simulate-own-cards = Graj także z własnymi kartami.
help-lint-files = Pliki z własnymi kartami.
help-name-files = PLIKI
cards-problem = Karta { $code } ({ $name }): { $what }
cards-sound = { $file }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, wszystko w porządku.
