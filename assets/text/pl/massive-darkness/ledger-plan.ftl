### Zadania, które jeszcze przyjdą, wpisy mówiące tylko, że coś się stało, i pliki z zewnątrz.

## The list of quests

ledger-plan = Zmień nadchodzące zadania
ledger-plan-further = Dodaj kolejne zadania
ledger-plan-over = Wszystkie zadania z listy zostały rozegrane. Kampania może się tu skończyć albo trwać dalej z kolejnymi zadaniami; przed następnym drużyna odwiedzi miasto.
ledger-plan-leave = Zostaw listę bez zmian
ledger-plan-list = Jeszcze do rozegrania
ledger-plan-empty = Na razie nic. Wybierz zadania poniżej.
ledger-plan-names = Pokaż nazwy nadchodzących zadań (zdradza, co będzie)
ledger-plan-enter = Wpisz tę listę
ledger-plan-others = Inne zadania
ledger-plan-add = Dodaj „{ $quest }”
ledger-plan-again = Rozegraj „{ $quest }” jeszcze raz
ledger-plan-own = Są tu także twoje własne zadania. Narysuj zadanie w edytorze zadań, otwórz tam jego plik albo upuść plik na to okno.
ledger-order-later = { $quest } później
ledger-order-first = Pierwsze zadanie
ledger-order-drawn = losowo, jak wszystkie inne
ledger-order-tutorial = Jako pierwsze zadanie zalecany jest samouczek (SETUP-01).
ledger-order-said = Zadania: { $count }. Wszystkie idą w kolejności wylosowanej numerem { $number } (STORY-18).
ledger-order-said-first = { $count ->
    [0] „{ $quest }” i żadne inne.
   *[other] Najpierw „{ $quest }”, potem reszta w kolejności wylosowanej numerem { $number } (pozostałe zadania: { $count }; STORY-18).
}

## Entries that were wrong

ledger-began-table = Grano tylko z pudełkiem
ledger-began-here = Grano na komputerze
ledger-began-hint = Zaczyna się zawsze następne zadanie z listy, a data to dzień wpisu. Jeśli graliście w inne zadanie, najpierw popraw wpis, z którego pochodzi lista; potem ten wpis może wymienić tamto zadanie.
ledger-strike-trading = Ten wpis mówi tylko, że handel się skończył. Nic w nim nie może brzmieć inaczej. Jeśli jeszcze się nie skończył, skreśl wpis: wtedy znów można wpisywać wymiany.
ledger-strike-town = Ten wpis mówi tylko, że drużyna opuściła miasto. Nic w nim nie może brzmieć inaczej. Jeśli było za wcześnie, skreśl wpis: wtedy drużyna znów jest w mieście i można wpisać to, o czym zapomniano.
ledger-strike-equipped = Ułożenia kart się nie poprawia, tylko zastępuje: skreśl ten wpis i ułóż karty jeszcze raz tak, jak mają leżeć.

## Files

ledger-bundle = { $file } to kampania zapisana, by grać dalej gdzie indziej. Stanie się księgą, gdy ją wczytasz; plik pozostanie.
ledger-take-in = Wczytaj { $file }
ledger-rescue = Uratuj z { $file } to, co da się odczytać; uszkodzony plik zostanie zachowany
ledger-game-goes-along = Przerwana gra idzie razem z kampanią: kto ją wczyta, zagra dalej od miejsca, w którym przerwano.
ledger-game-stays = Przerwana gra nie idzie z kampanią: nie ma jej pliku albo jest za długa. Kto wczyta kampanię, zacznie to zadanie od nowa, z tymi samymi kośćmi.
