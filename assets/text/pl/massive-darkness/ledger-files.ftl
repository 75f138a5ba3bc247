### Pliki ksiąg kampanii: urwane, uszkodzone, niemożliwe.

book-torn-kept = Ostatni wpis w { $file } (wiersz { $line }) zapisano tylko w połowie, więc został pominięty; wszystkie wcześniejsze wpisy są na miejscu. Plik w dawnej postaci zachowano jako { $kept }.
book-left-out = Wiersz { $line } pominięto: { $why }
book-line-no-text = zawiera bajty, które nie są tekstem.
book-line-unclear = { $reason }, kolumna { $column }.
book-impossible = { $file }: kampania nie może zacząć się tak, jak mówi pierwszy wpis. { $why }

# Wcześniejsze wersje księgi, na półce.
ledger-kept = Wcześniejsze wersje „{ $name }”
ledger-kept-about = Naciśnij wersję, aby postawić ją na półce jako osobną księgę. Obecna księga zostaje.
ledger-kept-none = Nie ma jeszcze wcześniejszej wersji. Zachowuje się ją przy każdym otwarciu księgi i co dziesięć minut, dopóki jest otwarta, jeśli coś się zmieniło; zostaje dziesięć ostatnich.
ledger-kept-version = { $number }. { $since } · { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
  }
ledger-kept-damaged = { $number }. { $since }: { $why }
ledger-kept-taken = Wcześniejsza wersja stoi teraz na półce jako osobna księga: { $file }. Obecnej księgi nie zmieniono.
ledger-kept-file = { $file } · { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
  }
