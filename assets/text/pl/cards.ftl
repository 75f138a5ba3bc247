### Własne karty, w jakiejkolwiek grze.

own-cards-title = Karty
own-cards-search = Szukaj karty
own-cards-only-yours = Tylko własne
own-cards-none-found = Żadna karta nie pasuje.
own-cards-mark-yours = własna
own-cards-unplayable = Z twoimi kartami w obecnej postaci nie da się zacząć gry: { $why }.
own-cards-origin-box = z pudełka
own-cards-origin-pack = z paczki „{ $pack }”
own-cards-origin-changed = twoja, zamiast karty z pudełka
own-cards-origin-yours = twoja
own-cards-not-played = Dopóki coś się w niej nie zgadza, nie gra się tą kartą.
own-cards-double = Nowa karta taka jak ta
own-cards-take-out = Wróć do karty z pudełka
own-cards-delete = Usuń tę kartę
own-cards-take-from-file = Weź karty z pliku
own-cards-held-out = Karty z tego pliku dołączą do twoich i zastąpią te o tym samym kodzie. Można to cofnąć.
own-cards-do-take = Weź je
own-cards-write-to-file = Zapisz swoje karty do pliku
own-cards-no-file = nie ma takiego pliku
own-cards-taken = Wzięto { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} z { $file }.
own-cards-given = Zapisano { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} do { $file }.
wrong-card-left-out = { $file }: { $card } zostaje pominięta, bo coś na niej nie może być prawdą. „delvewright lint” powie, co.
wrong-card-left-out-because = { $file }: { $card } zostaje pominięta. { $why }
wrong-cards-pack = Karty z { $file } nie są używane: { $why }
own-cards-of-text = Zdolność { $number }: { $what }
own-cards-problem = Karta { $code } ({ $name }): { $what }
own-cards-sound = { $file }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, wszystko w porządku.
own-cards-edit = Zmień kartę
own-cards-names = Nazwa
own-cards-name-in = Nazwa w języku: { $language }
own-cards-part-of = { $of }: { $what }
own-cards-less = { $what }: o jeden mniej
own-cards-more = { $what }: o jeden więcej
own-cards-up-what = { $what }: miejsce wyżej
own-cards-down-what = { $what }: miejsce niżej
own-cards-remove-what = { $what }: wyjmij
own-cards-add-what = { $what }: jeszcze jeden wiersz
list-search = Szukaj na tej liście
list-nothing = Nic nie pasuje do tych liter.
