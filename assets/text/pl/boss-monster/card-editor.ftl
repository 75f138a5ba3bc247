### Boss Monster: własne karty.

command-bm-cards = Własne karty
new-bm-own-cards = { $count ->
    [one] Graj z własną kartą
    [few] Graj z { $count } własnymi kartami
   *[many] Graj z { $count } własnymi kartami
}
card-unnamed = Karta { $code }

## Lista

cards-deck-boss = Bossowie
cards-deck-room = Komnaty
cards-deck-miniboss = Minibossowie
cards-deck-spell = Zaklęcia
cards-deck-hero = Bohaterowie

## Co się zmienia

cards-kind = Rodzaj
cards-advanced = Ulepszona komnata
cards-damage = Obrażenia
cards-castable = można rzucić
cards-players = Od tylu graczy
cards-xp = PD
cards-picture = Wygląda jak
cards-level = Poziom { $number }
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
part-by = kto
part-at = Wybór
part-amount = ile
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

help-lint = Znajdź, co się nie zgadza w paczkach własnych kart
help-lint-files = Pliki z własnymi kartami.
help-name-files = PLIKI

## Shared words of forms

cards-unsaved = Twoje karty nie są zapisane
cards-unsaved-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przeszkodę i spróbuj jeszcze raz albo zostań tutaj.
cards-facts = Co jest na niej wydrukowane
cards-copies = Ile razy w talii
cards-health = Zdrowie
cards-text = Co potrafi
cards-no-text = Poza tym nic.
cards-new-text = Jeszcze jedna zdolność
cards-text-number = Zdolność { $number }
part-when = Kiedy
part-use = Jak
part-limit = jak często
part-if = Jeśli
part-cost = Koszt
part-do = Wtedy
part-number = liczba
help-simulate-own-cards = Graj także z własnymi kartami.
document-cards = paczka kart
document-campaign = notes punktów do przekazania
