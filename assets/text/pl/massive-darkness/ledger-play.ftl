### Zadanie kampanii na planszy w tym oknie.

book-began-beside = Zadanie „{ $quest }” zaczyna się na planszy, z pudełkiem na stole.
ledger-begin-here = Rozegraj „{ $quest }” tutaj
ledger-begin-beside = Rozegraj „{ $quest }” z pudełkiem i planszą
ledger-here-app = Program rzuca i dobiera.
ledger-here-players = Wasze figurki stoją na stole. Mówicie programowi, co wypadło i co dobieracie; on wszystkiego pilnuje, porusza wrogami i mówi, dlaczego.
ledger-here-outcome = Tylko z pudełkiem; potem wpiszecie, jak się skończyło.
ledger-on = Graj dalej
ledger-on-app = Graj dalej, rzuca program
ledger-on-players = Graj dalej, rzucamy sami
ledger-by-hand = Wpisz ręcznie, jak się skończyło
ledger-not-begun = Cofnij rozpoczęcie
ledger-here-cannot = Tej gry nie można wznowić: { $why }
ledger-here-no-quest = Zadania „{ $quest }” nie ma już wśród twoich zadań, więc nie można w nie tu zagrać.
ledger-here-another = W pliku tej gry zapisana jest inna gra.
ledger-here-other-rules = Tę grę zaczęto w innej wersji programu, która inaczej znała zasady, i w tej nie da się jej dokończyć.
ledger-here-ways-out = Plik gry jest nienaruszony. Możesz wpisać ręcznie, jak się skończyło, albo cofnąć rozpoczęcie.
ledger-here-taken-back = Gra się skończyła, ale jej wynik cofnięto. Graj dalej, by zakończyć ją inaczej, albo wpisz ręcznie, jak się skończyło.
ledger-here-anew = Nie było pliku tej gry. Zaczęła się jeszcze raz, z tymi samymi kośćmi.
ledger-brought = Co przyniosło zadanie
ledger-brought-now = Ma teraz { $amount }
ledger-lost-micro = Przegrane zadanie kosztuje wszystkie mikro-PD (STORY-20).
table-to-the-book = Wróć do „{ $name }”
table-over-book = Wynik zostanie wpisany do księgi kampanii, gdy do niej wrócisz. Do tego czasu możesz cofać decyzje.
question-type-dice-keys = Klawiszami: 1–6 dla następnej kości, Backspace cofa, Enter potwierdza.
