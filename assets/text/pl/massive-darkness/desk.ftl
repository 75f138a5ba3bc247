### Biurko: droga między ekranami, polecenia i to, co nie jest jeszcze zapisane.

start-editor = Edytor zadań
start-ledger = Księga kampanii
start-cards = Karty
start-game-line = { $quest }, runda { $round } – { $heroes }
start-game-short = { $quest } – { $heroes }
command-rulings = Wykładnie zasad
settings-stop = Zatrzymaj się po fazach bez tury bohatera
settings-stop-hint = Obok mapy widać, co zrobili wrogowie i co przyniosły wydarzenia, a gra czeka, aż to przeczytasz. Tylko gdy wszystko pokazywane jest od razu.
settings-lit = Pokazuj cały loch oświetlony
settings-lit-hint = To, czego nikt jeszcze nie widział, jest ciemne, a to, na co nikt nie patrzy, przyćmione, chyba że wszystko jest oświetlone. To tylko wygląd: całą mapę znają wszyscy. L zmienia to w grze na stole.

## Strony stołu i księgi
page-question = Pytanie
page-story = Opowieść
page-enemies = Wrogowie
page-decks = Zadanie
page-undo = Historia
command-again = Pokaż jeszcze raz, co się wydarzyło
table-to-book = Wróć do księgi kampanii
ledger-page-book = Księga
ledger-page-heroes = Bohaterowie
ledger-page-statistics = Statystyki
ledger-page-chronicle = Kronika

## Klawisze
keys-book = W księdze kampanii
keys-first-card = bierze pierwszą znalezioną kartę
keys-enter-all = wpisuje, jak skończyło się zadanie
key-rulers = L, V, D
key-storeys = Page Up, Page Down
keys-drawing-border = działają na granicy po tej stronie; z klawiszem Shift na jeszcze jednej
keys-drawing-menu = otwiera menu strefy
keys-drawing-turn = obraca to, co zaznaczone, a z klawiszem Shift obraca z powrotem
keys-drawing-swap = zamienia miejscami dwa zaznaczone kafelki
keys-drawing-rulers = pokazują światło, pole widzenia i kroki
keys-drawing-storeys = prowadzą kondygnację wyżej lub niżej
keys-editor-go-on = kontynuuje ostatnią próbę
keys-editor-search = szuka tego, co można położyć
keys-shelf = Przy jednym z twoich zadań
keys-shelf-duplicate = powiela je, gdy zadanie jest wybrane klawiszem Tab
keys-shelf-rename = zmienia jego tytuł
keys-shelf-delete = usuwa je; można je przywrócić
keys-shelf-back = cofa to, co ostatnio zrobiono na tej stronie

## Co jest zgłaszane
table-test = Próba zadania „{ $title }” – to nie gra
notice-former-game = Tę grę rozegrano w kampanii „{ $name }”, która już na nią nie czeka: cokolwiek się tu teraz stanie, księga się nie zmieni.
ledger-imported = „{ $name }” stoi teraz na półce.
brought-cards = { $count ->
    [one] Dołączona była jedna karta, która leży teraz wśród twoich: { $names }.
    [few] Dołączone były { $count } karty, które leżą teraz wśród twoich: { $names }.
   *[other] Dołączonych było { $count } kart, które leżą teraz wśród twoich: { $names }.
}
brought-cards-instead = { $count ->
    [one] Jedna z dołączonych kart ma kod karty z pudełka i odtąd obowiązuje zamiast niej: { $names }.
    [few] { $count } z dołączonych kart mają kody kart z pudełka i odtąd obowiązują zamiast nich: { $names }.
   *[other] { $count } z dołączonych kart ma kody kart z pudełka i odtąd obowiązuje zamiast nich: { $names }.
}
brought-other-cards = { $count ->
    [one] Jedną z dołączonych kart pominięto, bo masz inną o tym samym kodzie, i to ona nadal obowiązuje: { $names }.
    [few] { $count } dołączone karty pominięto, bo masz inne o tych samych kodach, i to one nadal obowiązują: { $names }.
   *[other] { $count } dołączonych kart pominięto, bo masz inne o tych samych kodach, i to one nadal obowiązują: { $names }.
}
brought-quests = { $count ->
    [one] Dołączone było jedno zadanie, które stoi teraz na twojej półce: { $names }.
    [few] Dołączone były { $count } zadania, które stoją teraz na twojej półce: { $names }.
   *[other] Dołączonych było { $count } zadań, które stoją teraz na twojej półce: { $names }.
}
brought-other-quests = { $count ->
    [one] Jedno z dołączonych zadań pominięto, bo masz inne o tej samej nazwie: { $names }.
    [few] { $count } dołączone zadania pominięto, bo masz inne o tych samych nazwach: { $names }.
   *[other] { $count } dołączonych zadań pominięto, bo masz inne o tych samych nazwach: { $names }.
}
files-drop = Upuść: zadania i kampanie będą twoje
files-taken = Pliki zadań, które są teraz na twojej półce: { $count }
files-other = „{ $name }” nie jest ani zadaniem, ani kampanią. Nic z tym plikiem nie zrobiono.

## Czego nie udało się zapisać albo co zapisało też inne okno
unsaved-title = To zadanie nie jest zapisane
unsaved-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przyczynę i spróbuj ponownie albo zostań tutaj i zapisz zadanie w innym miejscu na stronie „Udostępnij”.
unsaved-cards-title = Twoje karty nie są zapisane
unsaved-cards-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przyczynę i spróbuj ponownie albo zostań tutaj.
unsaved-book-title = Księga kampanii nie jest zapisana
unsaved-book-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przyczynę i spróbuj ponownie albo zostań tutaj i zapisz księgę gdzie indziej. Jeśli wyjdziesz, ostatni wpis przepadnie.
elsewhere-title = Zmienione w innym oknie
elsewhere-hint = Obie wersje leżą na twojej półce. Zostań, jeśli chcesz powiedzieć, co się z nimi stanie.
elsewhere-leave = Wyjdź: obie zostaną
