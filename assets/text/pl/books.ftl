### Księgi kampanii: co z nimi nie tak, półka gry, która nie rysuje własnej, i wiersz poleceń.

## Urwane, uszkodzone, niemożliwe

book-torn = Ostatni wpis w { $file } (wiersz { $line }) zapisano tylko w połowie, więc go pominięto; wszystkie wcześniejsze wpisy są na miejscu.
book-torn-kept = Ostatni wpis w { $file } (wiersz { $line }) zapisano tylko w połowie, więc został pominięty; wszystkie wcześniejsze wpisy są na miejscu. Plik w dawnej postaci zachowano jako { $kept }.
book-left-out = Wiersz { $line } pominięto: { $why }
book-line-no-text = zawiera bajty, które nie są tekstem.
book-line-unclear = { $reason }, kolumna { $column }.
book-impossible = { $file }: kampania nie może zacząć się tak, jak mówi pierwszy wpis. { $why }
book-no-beginning = Jej pierwszy wpis już się nie liczy.
book-imported-conflict = Wpis { $entry } jest sprzeczny z zasadami i nie liczy się, dopóki nie zostanie poprawiony: { $why }
book-rescued = { $file } zawiera teraz wszystkie wpisy, które dało się uratować; uszkodzony plik zachowano jako { $kept }.

## Półka

books-open = { $name } (ostatnio { $day })
books-kept = Wcześniejsze wersje „{ $name }”
books-kept-about = Naciśnij wersję, aby postawić ją obok obecnej jako osobny plik. Obecna zostaje bez zmian.
books-kept-none = Nie ma jeszcze wcześniejszej wersji. Zachowuje się ją przy każdym otwarciu, a potem co dziesięć minut, jeśli coś się zmieniło; zostaje dziesięć ostatnich.
books-kept-version = { $number }. { $since } · { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
  }
books-kept-damaged = { $number }. { $since }: { $why }
books-kept-taken = Wcześniejsza wersja stoi teraz na półce jako osobny plik: { $file }. Obecnej nie zmieniono.
books-show-deleted = Pokaż ostatnio usunięte
books-deleted-on = usunięto { $date }
books-restore = Przywróć „{ $name }”
books-restored = Plik { $file } wrócił na miejsce.
books-delete = Usuń „{ $name }”: przez 30 dni można to cofnąć
books-deleted = Plik { $file } usunięto; przez 30 dni można go przywrócić.
books-packed = Ten plik zapisano, żeby go komuś przekazać. Nie da się w nim pisać; można zrobić jego kopię, którą można tu prowadzić.
books-take-in = Zrób kopię pliku { $file }, którą można tu prowadzić
books-rescue = Uratuj z { $file } to, co da się odczytać; uszkodzony plik zostanie zachowany

## W wierszu poleceń

books-listed-only = { $file }: „{ $name }”, ostatni wpis { $date }.
books-listed = { $file }: „{ $name }”, ostatni wpis { $date }, { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
  }.
cli-books-none = Nie ma jeszcze żadnych ksiąg.
cli-books-several = Kilka ksiąg nosi tytuł „{ $name }”. Wskaż jedną z nich nazwą pliku: { $files }.
cli-written = Zapisano: { $file }
cli-entry-undone = cofnięte
cli-entry-struck-out = skreślone

## Wpisy otwartej księgi

entries-title = Wpisy
entries-entry = { $number } · { $day }
entries-correct = Popraw wpis { $number }
entries-strike-out = Skreśl wpis { $number }
entries-instead = Zamiast tego: { $sentence }
entries-note = Notatka
entries-note-hint = Zapisz coś
entries-note-enter = Wpisz notatkę
