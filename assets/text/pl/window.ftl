### Okno: początek, zapisane gry, ustawienia, polecenia, strony i to, co nie jest jeszcze zapisane.

back = Wstecz
notice-close = Zamknij
notice-from-kept-state = Od zapisania tej gry zmieniły się zasady lub karty. Gra toczy się dalej od początku ostatniej rundy.
notice-game-torn = Ostatni wiersz tej gry był uszkodzony: zapisana w nim odpowiedź przepadła. Plik w dawnej postaci zachowano jako { $kept }.

start-continue = Kontynuuj
start-new = Nowa gra
start-editor = Edytor zadań
start-ledger = Księga kampanii
start-settings = Ustawienia
start-games = Twoje gry
start-game-line = { $quest }, runda { $round } – { $heroes }
start-game-short = { $quest } – { $heroes }
start-older = Starsze gry ({ $count })
start-unreadable = Nie można otworzyć pliku { $file }
start-delete = Odłóż: { $game }

settings-title = Ustawienia
settings-language = Język
settings-theme = Kolory
settings-dark = Stół nocą
settings-light = Stół za dnia
settings-scale = Rozmiar tekstu i przycisków
settings-motion = Mniej ruchu
settings-stop = Zatrzymaj się po fazach bez tury bohatera

table-leave = Do ekranu startowego
table-undo = Cofnij
table-redo = Przywróć
table-new-dice = Od tej chwili inne kości

page-story = Opowieść
page-enemies = Wrogowie
page-decks = Zadanie
page-undo = Historia

command-palette = Znajdź polecenie
command-keys = Pokaż wszystkie klawisze
command-switch-theme = Dzień lub noc
palette-search = Szukaj poleceń i odpowiedzi
palette-nothing = Nic się tak nie nazywa.
palette-hint = Strzałki wybierają, Enter wykonuje, Esc zamyka.

start-cards = Karty

## Ciąg dalszy próby
trial-other-way = Próba trwa dalej, ale nie od miejsca, w którym ją przerwano: dało się powtórzyć { $again } z { $count } kroków, potem zadanie potoczyło się inaczej.

## The quest could not be saved
unsaved-title = To zadanie nie jest zapisane
unsaved-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przyczynę i spróbuj ponownie albo zostań tutaj i zapisz zadanie w innym miejscu na stronie „Udostępnij”.
unsaved-again = Spróbuj ponownie
unsaved-leave = Wyjdź bez zapisywania
unsaved-stay = Zostań tutaj

## Your cards could not be saved
unsaved-cards-title = Twoje karty nie są zapisane
unsaved-cards-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przyczynę i spróbuj ponownie albo zostań tutaj.

## Another window has saved the same thing; $since is how long ago
elsewhere-saved = Inne okno zapisało je ostatnio: { $since }.
elsewhere-title = Zmienione w innym oknie
elsewhere-hint = Obie wersje leżą na twojej półce. Zostań, jeśli chcesz powiedzieć, co się z nimi stanie.
elsewhere-leave = Wyjdź: obie zostaną

book-torn = Ostatni wpis w { $file } (wiersz { $line }) zapisano tylko w połowie, więc go pominięto; wszystkie wcześniejsze wpisy są na miejscu.
book-imported-conflict = Wpis { $entry } jest sprzeczny z zasadami i nie liczy się, dopóki nie zostanie poprawiony: { $why }

notice-former-game = Tę grę rozegrano w kampanii „{ $name }”, która już na nią nie czeka: cokolwiek się tu teraz stanie, księga się nie zmieni.
table-to-book = Wróć do księgi kampanii

ledger-page-book = Księga
ledger-page-heroes = Bohaterowie
ledger-page-statistics = Statystyki
ledger-page-chronicle = Kronika

ledger-imported = „{ $name }” stoi teraz na półce.

command-rulings = Wykładnie zasad
