### Reading and sharing a campaign.

## Files

ledger-import = Wczytaj kampanię z pliku
ledger-drop = Albo upuść plik kampanii na to okno. Zostanie skopiowany; oryginał pozostanie bez zmian.
ledger-save-campaign = Zapisz kampanię, by grać dalej gdzie indziej
ledger-save-markdown = Zapisz jako tekst (Markdown)
ledger-save-pdf = Zapisz do druku (PDF)
ledger-save-numbers = Zapisz liczby (CSV)

## The way of the campaign

ledger-quest-next = { $quest }: następne
ledger-way-rounds = { $count ->
    [one] 1 runda
    [few] { $count } rundy
   *[many] { $count } rund
}
ledger-way-tries = { $count ->
    [one] 1 próba
    [few] { $count } próby
   *[many] { $count } prób
}

## Heroes

ledger-health = Zdrowie
ledger-track = { $name }: { $now } z { $full }
ledger-class-sheet = Arkusz klasy
ledger-skill-field = { $line }, poziom { $level }, { $cost } PD: { $state }
ledger-skill-head = { $line }, poziom { $level }
ledger-skill-hint = Naciśnij pole, aby przeczytać, co daje umiejętność.
ledger-skill-active = działa
ledger-skill-replaced = zastąpiona lepszą
ledger-skill-asleep = kupiona, budzi się na swoim poziomie
ledger-skill-affordable = można kupić
ledger-skill-too-dear = kosztuje więcej PD, niż jest
ledger-skill-later = dopiero po poprzedniej
ledger-equipped = Założone
ledger-in-pack = W plecaku
ledger-limits = karty: { $cards } z { $most }, artefakty: { $artifacts } z { $most_artifacts }
ledger-card-sleeps = śpi do poziomu { $level }
ledger-career-heading = Dzieje
ledger-career-quests = { $count ->
    [one] 1 zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}
ledger-career-kills = { $count ->
    [one] 1 zabity wróg
    [few] { $count } zabitych wrogów
   *[many] { $count } zabitych wrogów
}
ledger-career-deaths = { $count ->
    [one] 1 śmierć
    [few] { $count } śmierci
   *[many] { $count } śmierci
}
ledger-career-earned = zdobyte PD: { $count }
ledger-career-found = { $count ->
    [one] 1 znaleziona karta
    [few] { $count } znalezione karty
   *[many] { $count } znalezionych kart
}
ledger-career-sold = { $count ->
    [one] 1 sprzedana karta
    [few] { $count } sprzedane karty
   *[many] { $count } sprzedanych kart
}

## The party

ledger-comparison = Porównanie
ledger-comparison-hint = Atak i obrona: trafienia i tarcze, które średnio pokazują kości założonych kart na początku następnego zadania. Gwiazdka oznacza najlepszy wynik.
ledger-strongest = Najmocniej uderza { $hero }: średnio trafień: { $hits } ({ $style }).
ledger-best-protected = Najlepszą ochronę ma { $hero }: średnio tarcz: { $shields }.
ledger-decimal = { $whole },{ $part }
ledger-assign = Komu dać znalezioną kartę?
ledger-assign-card = Znaleziona karta
ledger-assign-best = najlepiej
ledger-assign-hint = Licząc same kości, z najlepszym ekwipunkiem każdego bohatera; tekst karty może znaczyć więcej.
ledger-assign-later = do użycia od poziomu { $level }
ledger-assign-hits = trafienia: { $number }
ledger-assign-shields = tarcze: { $number }
ledger-assign-nothing = nie zyskuje kości
ledger-assign-skills = pasujące zdolności: { $count }
ledger-assign-instead = zamiast: { $cards }
ledger-assign-too-many = ma wtedy za dużo kart

## Statistics

ledger-no-numbers = Żadne zadanie jeszcze się nie skończyło.
ledger-as-table = { $name }, jako tabela
ledger-plot-experience = Zdobyte doświadczenie w PD
ledger-plot-rounds = Długość zadań w rundach
ledger-plot-rounds-hint = Każda próba to osobny słupek; przegrane są w paski.
ledger-plot-loot = Znalezione karty według poziomu
ledger-plot-deaths = Śmierci
