### Wskazywanie plików, ich wiek i papier.

sheet-paper-a4 = A4
sheet-paper-letter = Letter

## Arkusze.
sheet-pdf = PDF…
sheet-pdf-title = Zapisz arkusz jako PDF
sheet-png = Obrazy (PNG)…
sheet-png-title = Zapisz arkusz jako obrazy
sheet-page = Strona { $page } z { $count }
sheet-page-before = Poprzednia strona
sheet-page-next = Następna strona
sheet-over-text = Strony, które już istnieją: { $count }. Nadpisać je?
sheet-over = Nadpisz
cli-sheet-written = Zapisano: { $file }
cli-sheet-ending = { $file }: rozszerzenie mówi, co zostanie zapisane; może to być .pdf albo .png.
# Sheets and chronicles without end.
paper-cut = { $count ->
    [one] Wydrukowano tylko pierwszą stronę; reszta się na niej nie mieści.
    [few] Wydrukowano tylko pierwsze { $count } strony; reszta się na nich nie mieści.
   *[other] Wydrukowano tylko pierwszych { $count } stron; reszta się na nich nie mieści.
  }

## Naming files.
files-waiting = Systemowe okno wyboru plików jest otwarte. Jeśli się nie pojawi, wskaż plik tutaj.
files-own = Wskaż tutaj
files-cancel = Anuluj
files-up = Do folderu wyżej
files-home = Do folderu domowego
files-folder = Folder
files-filter = Szukaj w tym folderze
files-name = Nazwa pliku
files-enter = { $name } ›
files-closed = Do tego folderu nie można zajrzeć: { $reason }.
files-nothing = Nie ma tu niczego, co kończy się na .{ $ending }
files-more = W tym folderze jest więcej. Szukaj albo wpisz nazwę.
files-missing = Nie ma tu takiego pliku.
files-replace = Plik o tej nazwie już istnieje. Nadpisać go?
files-taken-name = Plik o tej nazwie już istnieje. Wybierz inną nazwę.
files-open = Otwórz
files-save = Zapisz
files-save-over = Nadpisz

## Comparing.
compare-with = Porównaj z
compare-kept = { $number }. { $since }
compare-changed = Co jest teraz inne
compare-same = Nic.
compare-more = I więcej zmian: { $count }
compare-bring-back = Przywróć tę wersję
compare-now = przed chwilą
compare-minutes = { $count ->
    [one] { $count } minutę temu
    [few] { $count } minuty temu
    [many] { $count } minut temu
   *[other] { $count } minuty temu
  }
compare-hours = { $count ->
    [one] { $count } godzinę temu
    [few] { $count } godziny temu
    [many] { $count } godzin temu
   *[other] { $count } godziny temu
  }
compare-days = { $count ->
    [one] { $count } dzień temu
    [few] { $count } dni temu
    [many] { $count } dni temu
   *[other] { $count } dnia temu
  }

## Packs of cards

cards-instead = { $count ->
    [one] Jedna karta ma kod karty z pudełka i obowiązuje zamiast niej.
    [few] { $count } karty mają kody kart z pudełka i obowiązują zamiast nich.
   *[other] { $count } kart ma kody kart z pudełka i obowiązuje zamiast nich.
}
