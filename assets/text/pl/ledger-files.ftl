### Pliki ksiąg kampanii: urwane, uszkodzone, niemożliwe.

wrong-book-sound = Każdy wiersz pliku { $file } da się odczytać: nie ma czego ratować. Nic nie zmieniono.
book-torn = Ostatni wpis w { $file } (wiersz { $line }) zapisano tylko w połowie, więc go pominięto; wszystkie wcześniejsze wpisy są na miejscu.
book-torn-kept = Ostatni wpis w { $file } (wiersz { $line }) zapisano tylko w połowie, więc został pominięty; wszystkie wcześniejsze wpisy są na miejscu. Plik w dawnej postaci zachowano jako { $kept }.
book-left-out = Wiersz { $line } pominięto: { $why }
book-line-no-text = zawiera bajty, które nie są tekstem.
book-line-unclear = { $reason }, kolumna { $column }.
book-impossible = { $file }: kampania nie może zacząć się tak, jak mówi pierwszy wpis. { $why }
book-imported-conflict = Wpis { $entry } jest sprzeczny z zasadami i nie liczy się, dopóki nie zostanie poprawiony: { $why }
