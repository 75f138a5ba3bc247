# Stół roboczy edytora zadań: półka, co zrobił krok, co zrobi poprawka, wiele rzeczy naraz.

# Półka
shelf-changed = zmieniono { $since } · { $date }
shelf-menu = Co można zrobić z „{ $title }”
shelf-menu-open = Otwórz
shelf-menu-duplicate = Powiel (Ctrl + D)
shelf-menu-rename = Zmień tytuł (F2)
shelf-menu-delete = Usuń (Del)
shelf-title-field = Nowy tytuł
shelf-title-do = Przyjmij ten tytuł
shelf-title-no = Zostaw dawny tytuł
shelf-deleted = Pokaż usunięte zadania ({ $count })
shelf-deleted-on = usunięto { $since }
shelf-restore = Przywróć „{ $title }”
shelf-undo-delete = Cofnij: usunięto „{ $title }” (Ctrl + Z)
shelf-undo-rename = Cofnij: „{ $old }” nosi teraz tytuł „{ $new }” (Ctrl + Z)
shelf-undo-copy = Cofnij: powielono „{ $title }” (Ctrl + Z)

# Co zrobił krok
step-more = { $what } (i jeszcze { $count })
step-tile-laid = Kafelek { $tile }: położono na { $at }
step-tile-gone = Kafelek { $tile }: zdjęto z { $at }
step-tile-moved = Kafelek { $tile }: przesunięto z { $from } na { $at }
step-tile-turned = Kafelek { $tile }: obrócono na { $at }
step-tile-other = Kafelek { $old } na { $at } zamieniono na { $tile }
step-tile-wounds = Żetony ran na kafelku { $tile } ({ $at }): { $count }
step-door-laid = Drzwi { $at } wstawiono
step-door-gone = Drzwi { $at } usunięto
step-door-locked = Drzwi { $at } zaryglowano
step-door-unlocked = Drzwi { $at } odryglowano
step-door-opened = Drzwi { $at } otwarto
step-door-closed = Drzwi { $at } zamknięto
step-door-named = Drzwi { $at } nazwano „{ $name }”
step-door-nameless = Drzwi { $at }: usunięto nazwę
step-thing-laid = { $thing }: położono na { $at }
step-thing-gone = { $thing }: usunięto z { $at }
step-thing-moved = { $thing }: przesunięto z { $from } na { $at }
step-thing-changed = { $thing }: zmieniono na { $at }
step-title = Tytuł ({ $language }): „{ $text }”
step-story = Napisano opowieść ({ $language })
step-start-level = Początek na poziomie { $level }
step-goal-new = Dodano cel: { $what }
step-goal-gone = Usunięto cel: { $what }
step-goal = Zmieniono cel: { $what }
step-rule-new = Dodano zasadę: { $what }
step-rule-gone = Usunięto zasadę: { $what }
step-rule-other = Zmieniono zasadę: { $what }

# Usuwanie problemów
fix-does = Poprawka: { $what }
fix-done = Gotowe: { $what }
fix-back = Cofnij to (Ctrl + Z)
fix-together = Popraw wszystkie naraz ({ $count })
edit-settle = Problemy usunięte

# Listy

# Pole kart w księdze kampanii
ledger-card-unknown = { $count ->
    [one] Nie ma karty o kodzie { $codes }.
   *[other] Nie ma kart o kodach { $codes }.
}
ledger-card-not-offered = { $count ->
    [one] Karta { $codes } nie może się tu pojawić.
   *[other] Karty { $codes } nie mogą się tu pojawić.
}
ledger-card-all = { $count ->
    [one] Weź tę: { $cards }
   *[other] Weź te karty ({ $count }): { $cards }
}

# Ciąg dalszy próby
trial-go-on = Kontynuuj ostatnią próbę (Shift + F5)
trial-go-on-from = { $count ->
    [one] Kontynuuj ostatnią próbę, po { $count } decyzji
    [few] Kontynuuj ostatnią próbę, po { $count } decyzjach
    [many] Kontynuuj ostatnią próbę, po { $count } decyzjach
   *[other] Kontynuuj ostatnią próbę, po { $count } decyzji
  }
trial-go-on-key = Shift + F5

# Wiele rzeczy naraz
wrong-edit-occupied = Dokładnie tam leży już inny kafelek. Przesuń dalej albo zamień oba miejscami (S).
edit-align = Wyrównano
align-heading = Wyrównaj
align-west = Wyrównaj do lewej krawędzi
align-east = Wyrównaj do prawej krawędzi
align-north = Wyrównaj do górnej krawędzi
align-south = Wyrównaj do dolnej krawędzi
nudge-left = Jedną strefę w lewo (Alt + ←)
nudge-right = Jedną strefę w prawo (Alt + →)
nudge-up = Jedną strefę w górę (Alt + ↑)
nudge-down = Jedną strefę w dół (Alt + ↓)
select-all = Zaznacz wiele
select-choose = Wybierz, co…
select-alike = Zaznacz wszystkie tego rodzaju ({ $count })
select-tiles = Wszystkie kafelki ({ $count })
select-doors = Wszystkie drzwi ({ $count })
select-locked-doors = Wszystkie zaryglowane drzwi ({ $count })
select-tokens = Każdy żeton „{ $token }” ({ $count })
select-levels = Wszystkie żetony poziomów ({ $count })
select-face-down = Wszystkie zakryte żetony ({ $count })
select-names = Wszystkie nazwy stref ({ $count })
select-objects = Wszystkie obiekty ({ $count })
select-borders = Wszystkie granice ({ $count })
select-stairs = Wszystkie schody ({ $count })
select-walls = Wszystkie wstawione ściany ({ $count })
select-openings = Wszystkie wstawione przejścia ({ $count })
select-bridges = Wszystkie mosty ({ $count })
select-notes = Wszystkie notatki ({ $count })
picked-more = i jeszcze { $count }

# Warstwy
layer-heading = Warstwy
layer-tiles = Warstwa kafelków
layer-ways = Warstwa drzwi, granic i ścian
layer-tokens = Warstwa żetonów
layer-places = Warstwa startu, wyjścia i nazw
layer-notes = Warstwa notatek
layer-show = Pokaż: { $layer }
layer-lock = Zablokuj, żeby niczego nie chwytać: { $layer }
layer-locked = Zablokowane: { $layer }
editor-loose = { $what }: nie leży tu żaden kafelek
