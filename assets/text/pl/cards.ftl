### Własne karty, w jakiejkolwiek grze.

document-cards = zestaw kart
cards-title = Karty
cards-search = Szukaj karty
cards-only-yours = Tylko własne
cards-none-found = Żadna karta nie pasuje.
cards-mark-yours = własna
cards-unplayable = Z twoimi kartami w obecnej postaci nie da się zacząć gry: { $why }.
cards-origin-box = z pudełka
cards-origin-pack = z zestawu „{ $pack }”
cards-origin-changed = twoja, zamiast karty z pudełka
cards-origin-yours = twoja
cards-not-played = Dopóki coś się w niej nie zgadza, nie gra się tą kartą.
cards-double = Nowa karta taka jak ta
cards-take-out = Wróć do karty z pudełka
cards-delete = Usuń tę kartę
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
wrong-card-left-out = { $file }: { $card } zostaje pominięta, bo coś na niej nie może być prawdą. „delvewright lint” powie, co.
wrong-cards-pack = Karty z { $file } nie są używane: { $why }
cards-edit = Zmień kartę
cards-names = Nazwa
cards-name-in = Nazwa w języku: { $language }
cards-facts = Co jest na niej wydrukowane
cards-copies = Tyle razy w talii
cards-health = Zdrowie
cards-text = Co potrafi
cards-no-text = Poza tym nic.
cards-new-text = Jeszcze jedna zdolność
cards-text-number = Zdolność { $number }
cards-part-of = { $of }: { $what }
cards-of-text = Zdolność { $number }: { $what }
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
part-limit = jak często
part-if = Jeśli
part-cost = Koszt
part-do = Wtedy
part-number = liczba
cards-problem = Karta { $code } ({ $name }): { $what }
cards-sound = { $file }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, wszystko w porządku.
help-simulate-own-cards = Graj także z własnymi kartami.
