# Mapa edytora: co na niej zaznaczono, jej menu i jej linijki.

palette-count = użyto { $used }, w pudełku { $there }
tool-wall = Ściana
tool-opening = Przejście
tool-border = Nazwana granica
tool-stairs = Schody
tool-bridge = Most
tool-face-down = Zakryty żeton
tool-pillar = Filar
tool-spawn = Miejsce pojawienia się
tool-name = Nazwa strefy
tool-note = Notatka
tool-stairs-hint = Kliknij strefę na jednym końcu, potem na drugim. Page Up i Page Down zmieniają kondygnację.
name-of-border = granica
name-of-stairs = schody
name-of-pillar = filar
name-of-spawn = pojawienie
name-of-zone = strefa
name-of-note = Notatka
edit-border = Granica
edit-stairs = Schody
edit-build = Ściana lub przejście
edit-bridge = Most
edit-object = Filar
edit-face-down = Zakryty żeton
edit-note = Notatka
edit-wounds = Rany na kafelku
edit-paste = Wklejono
edit-swap = Zamieniono
wrong-edit-taken = Coś innego już się tak nazywa.
thing-a-wall = ściana
thing-an-opening = przejście
thing-a-bridge = most
editor-menu = Co można tu zrobić
editor-swap = Zamień oba kafelki miejscami
editor-name = Nazwa dla zasad
editor-name-hint = Kilka stref może mieć tę samą nazwę; zasady oznaczają wtedy dowolną z nich.
editor-note = Notatka (gracze jej nie widzą)
editor-barred = zagrodzone, dopóki nie otworzy tego zasada
editor-token-fixed = nie można go podnieść
editor-tile-wounds = Rany na nim na początku
editor-object-health = Rany, które wytrzyma
editor-object-by = Atakują go
editor-object-bars = Dopóki stoi, zagradza
editor-object-attacks-pass = Ataki mijają filar
struck-by-heroes = bohaterowie
struck-by-enemies = wrogowie
struck-by-nobody = nikt
editor-face-down-group = Tasowany razem z
editor-face-down-number = grupa { $number }
editor-face-down-new = nowa grupa
editor-face-down-count = Żetony: { $tokens }, miejsca: { $spots }. Czym są:
editor-stairs-to = do: { $place }
menu-here = Połóż tutaj
menu-border = Na najbliższej granicy
menu-put-here = Połóż tutaj: { $what }
menu-put-border = Na tej granicy: { $what }
menu-pick = Wybierz: { $what }
menu-turn = Obróć (R)
menu-turn-back = Obróć z powrotem (Shift + R)
menu-flip = Pokaż drugą stronę (F)
menu-swap = Zamień oba kafelki (S)
menu-remove = Usuń (Del)
menu-duplicate = Powiel (Ctrl + D)
menu-copy = Kopiuj (Ctrl + C)
menu-cut = Wytnij (Ctrl + X)
menu-paste = Wklej tutaj (Ctrl + V)
menu-open-door = Niech drzwi stoją otworem
menu-close-door = Zamknij drzwi
menu-lock = Zarygluj, dopóki nie odrygluje ich zasada
menu-unlock = Odrygluj
menu-bar = Zagródź, dopóki nie otworzy tego zasada
menu-unbar = Usuń blokadę
menu-fixed = Nikt go nie podniesie
menu-loose = Można go podnieść
ruler-off = Bez linijki
ruler-light = Światło i cień (L)
ruler-sight = Co stąd widać (V)
ruler-distance = Kroki od wybranej strefy (D)
ruler-steps = { $steps ->
    [one] 1 krok od: { $place }
    [few] { $steps } kroki od: { $place }
   *[other] { $steps } kroków od: { $place }
}
ruler-steps-doors = { $steps ->
    [one] 1 krok od: { $place }, przez drzwi
    [few] { $steps } kroki od: { $place }, przez drzwi
   *[other] { $steps } kroków od: { $place }, przez drzwi
}
ruler-no-way = brak drogi od: { $place }
ruler-seen = w linii wzroku, zasięg { $range }
ruler-seen-doors = w linii wzroku, gdy otworzy się drzwi, zasięg { $range }
storey-up = Kondygnacja wyżej (Page Up)
storey-down = Kondygnacja niżej (Page Down)
