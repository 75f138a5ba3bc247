# Edytor zadań.

shelf-new = Nowe zadanie
shelf-own = Twoje zadania
shelf-empty = Jeszcze pusto. Zacznij nowe zadanie, zleć jego szkic albo naciśnij zadanie z pudełka: dostaniesz kopię, którą możesz dowolnie zmieniać.
shelf-shipped = Zadania z pudełka: naciśnij, a dostaniesz własną kopię
shelf-quest = { $title } · { $tiles ->
    [one] 1 kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
}
shelf-tiles = { $tiles ->
    [one] 1 kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
}
shelf-copy = Skopiuj „{ $title }”
shelf-copy-this = Zacznij od kopii
shelf-untitled = Zadanie bez tytułu
editor-leave = Wróć do swoich zadań
editor-play = Zagraj w to zadanie (F5)
editor-ready = Zapisane. Gotowe do gry.
editor-not-ready = Zapisane. Do wyjaśnienia przed grą: { $count }
editor-no-tile = tu nie ma kafelka
editor-empty = Przeciągnij kafelek z lewej na ten arkusz albo wybierz go i kliknij.
editor-map = Mapa zadania
editor-about = Zadanie
editor-goals = Cele
editor-problems = Problemy ({ $count })
editor-quest = Zadanie
editor-title-in = Tytuł ({ $language })
editor-story-in = Opowieść ({ $language })
editor-start-level = Zaczyna się na poziomie
editor-storey = Kondygnacja
editor-picked = Wybrane
editor-nothing-picked = Kliknij coś na mapie. Ctrl + kliknięcie wybiera więcej, przeciągnięcie po pustym miejscu wybiera kafelki.
editor-turn = Obróć
editor-turn-back = Obróć z powrotem
editor-flip = Pokaż drugą stronę
editor-duplicate = Połóż kopię obok (Ctrl + D)
editor-remove = Usuń
editor-start-here = Tu zaczynają bohaterowie
editor-exit-here = Tu jest wyjście
editor-door-open = są otwarte
editor-door-locked = są zaryglowane, dopóki nie odrygluje ich zasada
editor-door-name = Nazwa dla zasad
editor-less = o jeden mniej
editor-more = o jeden więcej
editor-no-goal = Bez celu nikt nie wygra. Dodaj go poniżej.
editor-goal-new = Dodaj cel
editor-goal-count = Ile (żetonów, rund)
editor-goal-remove = Usuń cel { $number }
editor-no-problem = Wszystko w porządku. F5 uruchamia grę.
editor-fix = Popraw
editor-hints = Wskazówki
edit-meant = Wskazówki uznane za zamierzone
editor-meant = Tak ma być: bez dalszych wskazówek tego rodzaju
editor-tell-again = Pokaż znów wszystkie wskazówki (pominięte rodzaje: { $count })
editor-mistakes = Raczej nie tak miało być
editor-show = Pokaż na mapie
editor-opened = Jak przy otwarciu
new-goal-escape = Wszyscy bohaterowie uciekają
new-goal-clear = Nie został żaden wróg
new-goal-survive = Przetrwajcie kilka rund
new-goal-library = Podnieście żetony biblioteki
new-goal-artifact = Podnieście żetony artefaktów
new-goal-lair = Podnieście żetony leży
new-goal-treasure = Podnieście skarby
key-delete = Del
tool-pick = Wybieranie i przesuwanie
tool-tile = Kafelek { $tile }
tool-door = Drzwi
tool-level = Poziom { $level }
tool-start = Start bohaterów
tool-exit = Wyjście
tool-pick-hint = Przeciągnij, aby przesunąć; R obraca, F odwraca, Del usuwa.
tool-tile-hint = Kliknięcie kładzie, R obraca, Shift zostawia w ręce, Esc odkłada.
tool-door-hint = Kliknij granicę. Klawiaturą: Ctrl + strzałka.
tool-zone-hint = Kliknij strefę. Shift zostawia w ręce, Esc odkłada.
palette-filter = Szukaj kafelków i żetonów (Ctrl + F)
palette-filter-short = Szukaj (Ctrl + F)
palette-tools = Narzędzia i żetony
palette-tiles = Kafelki (użyte / razem)
palette-tile = Kafelek { $tile }, użyto { $used } z 1
edit-lay = Kafelek położony
edit-move = Przesunięto
edit-turn = Obrócono
edit-flip = Druga strona
edit-remove = Usunięto
edit-copy = Skopiowano
edit-door = Drzwi
edit-change-door = Zmieniono drzwi
edit-token = Żeton
edit-level = Żeton poziomu
edit-start = Start
edit-exit = Wyjście
edit-name = Nazwano strefę
edit-title = Tytuł
edit-story = Opowieść
edit-start-level = Poziom początkowy
edit-goals = Cele
edit-rules = Zasady specjalne

# Another window has saved the same thing; $since is how long ago
elsewhere-quest = Inne okno zmieniło tymczasem zadanie, które tutaj nazywa się „{ $title }”. Nic nie zginęło: jego wersja nadal istnieje, a twoja jest prowadzona dalej obok niej.
elsewhere-both = Zachowaj obie
elsewhere-both-hint = Twoja wersja stanie się osobnym zadaniem obok tamtego.
elsewhere-mine-hint = Tamta stanie się wcześniejszą wersją; pokaże ją strona „Historia”.
elsewhere-theirs-hint = Twoja stanie się wcześniejszą wersją; cofnięcie ją przywróci.
