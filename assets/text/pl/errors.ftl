### Co poszło nie tak. Każdy błąd mówi, co się stało; druga wiadomość mówi, co jest bezpieczne.
### $file to plik lub folder, $reason to informacja od systemu (po angielsku).

## Pliki

storage-not-found = Plik { $file } nie istnieje.
storage-exists = Plik { $file } już istnieje.
storage-forbidden-read = Brak uprawnień do odczytu { $file }.
storage-forbidden-write = Brak uprawnień do zapisu { $file }.
storage-forbidden-folder = Brak uprawnień do folderu { $file }.
storage-disk-full = Dysk jest pełny, więc nie udało się zapisać { $file }.
storage-in-use = Plik { $file } jest używany przez inne okno lub inny program.
storage-system-read = Nie udało się odczytać { $file }: { $reason }.
storage-system-write = Nie udało się zapisać { $file }: { $reason }.
storage-system-folder = Nie można użyć folderu { $file }: { $reason }.
storage-too-large = Plik { $file } jest za duży: { $megabytes } MB, a odczytywane jest najwyżej { $limit } MB.
storage-not-text = Plik { $file } zawiera bajty, które nie są tekstem (wiersz { $line }, kolumna { $column }).
storage-malformed = Nie można zrozumieć { $file } w wierszu { $line }, kolumnie { $column }: { $reason }.
storage-no-format = Plik { $file } nie podaje swojego formatu. Powinien zaczynać się od „(format: 1,”.
storage-newer = Plik { $file } pochodzi z nowszej wersji tego programu: ma format { $found }, a ta wersja zna formaty do { $known }.
storage-unwritable = Nie da się zapisać zawartości { $file }: { $reason }.
storage-no-home = System nie podaje folderu na twoje pliki. Wpisz go do zmiennej DELVEWRIGHT_HOME.

## Co jest bezpieczne

safe-untouched = Nic nie zostało zmienione.
safe-last-saved = To, co zapisano wcześniej, nadal istnieje.
safe-complete-lines = Wszystko aż do ostatniej pełnej odpowiedzi jest w pliku.
safe-kept-as = Plik w dotychczasowej postaci zachowano jako { $kept }.
