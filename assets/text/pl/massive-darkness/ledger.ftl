### The campaign book.

## Entries as sentences

book-founded = Zaczyna się kampania „{ $name }”. Bohaterowie: { $heroes }.
book-member = { $hero } ({ $class })
book-renamed = Kampania nazywa się odtąd „{ $name }”.
book-noted = Notatka: { $text }
book-noted-about = Notatka, { $about }: { $text }
book-seated = { $player } gra bohaterem { $hero }.
book-difficulty = { $tokens ->
    [one] Od następnego zadania na Dawcy Życia leży jeden żeton.
    [few] Od następnego zadania na Dawcy Życia leżą { $tokens } żetony.
   *[many] Od następnego zadania na Dawcy Życia leży { $tokens } żetonów.
}
book-planned = { $count ->
    [one] Zostało jedno zadanie do rozegrania.
    [few] Zostały { $count } zadania do rozegrania.
   *[many] Zostało { $count } zadań do rozegrania.
}
book-planned-none = Dalszych zadań nie zaplanowano.
book-began-table = Zadanie „{ $quest }” zaczyna się przy stole.
book-began-here = Zadanie „{ $quest }” zaczyna się na komputerze.
book-earned = { $hero } zdobywa { $what }.
book-xp = { $xp } PD
book-micro-xp = { $xp } mikro-PD
book-loses = traci { $what }
book-found = { $hero } znajduje: { $cards }.
book-discarded = { $hero } odrzuca: { $cards }.
book-given = { $from } → { $to }: { $cards }.
book-equipped = { $hero } zakłada: { $cards }.
book-equipped-nothing = { $hero } nic nie zakłada.
book-skill = { $hero } kupuje umiejętność: { $skill }.
book-won = Zadanie „{ $quest }” wygrane.
book-lost = Zadanie „{ $quest }” przegrane.
book-rounds = { $rounds ->
    [one] Trwało to jedną rundę.
    [few] Trwało to { $rounds } rundy.
   *[many] Trwało to { $rounds } rund.
}
book-result = { $hero }: { $what }.
book-lapsed = { $xp ->
    [one] jeden PD ponad { $most } przepada (XP-03)
    [few] { $xp } PD ponad { $most } przepadają (XP-03)
   *[many] { $xp } PD ponad { $most } przepada (XP-03)
}
book-result-found = znalezione: { $cards }
book-result-gone = odrzucone: { $cards }
book-result-skills = kupione: { $skills }
book-result-kills = { $count ->
    [one] jeden zabity wróg
    [few] { $count } zabitych wrogów
   *[many] { $count } zabitych wrogów
}
book-result-deaths = { $count ->
    [one] jedna śmierć
    [few] { $count } śmierci
   *[many] { $count } śmierci
}
book-repeated = Drużyna rozegra przegrane zadanie jeszcze raz.
book-went-on = Drużyna zostawia przegrane zadanie i idzie dalej.
book-replaced = { $hero } bierze ekwipunek początkowy: { $cards }.
book-instead = { $old } → { $new }
book-market-laid = Na targu leżą: { $cards }.
book-sold = { $hero } sprzedaje: { $card }.
book-traded = { $hero } wymienia się na targu: { $gives } → { $takes }.
book-trading-done = Handel na targu skończony; drużyna szykuje się do drogi.
book-town-left = Drużyna opuszcza miasto, zdrowa i gotowa.
book-corrected = Poprawka: zamiast wpisu { $number } ma być: { $text }
book-struck-out = Poprawka: wpis { $number } się nie liczy.
book-why = ({ $why })
book-undone = Cofnięto wpis { $number }.
book-redone = Wpis { $number } znów się liczy.
book-nothing = nic

## What an entry changed

change-xp = { $hero }: PD { $before } → { $after }
change-micro-xp = { $hero }: mikro-PD { $before } → { $after }
change-level = { $hero }: poziom { $before } → { $after }
change-skills = { $hero }: { $skill }, umiejętności { $before } → { $after }
change-got = { $hero } ma teraz: { $cards }
change-gone = { $hero } nie ma już: { $cards }
change-stage = Następnie: { $stage }
change-stage-ready = Dalej czeka następne zadanie
change-stage-finished = Kampania jest skończona
stage-ready = następne zadanie
stage-playing = zadanie trwa
stage-town = wizyta w mieście
stage-discard = odrzucenie kart do 6
stage-lost = powtórzenie przegranego zadania albo dalsza droga
stage-repeat = przegrane zadanie jeszcze raz
stage-finished = kampania skończona

## Why an entry cannot stand in the book. The rule follows in brackets.

refused-sentence = { $about }: { $why } ({ $rule })
refused-sentence-plain = { $why } ({ $rule })
refused-no-such-entry = Nie ma wpisu, którego mogłoby to dotyczyć.
refused-no-such-hero = Tego bohatera nie ma w drużynie.
refused-founded-twice = Kampania zaczyna się raz; jej bohaterowie zostają.
refused-nameless = Kampania musi mieć nazwę.
refused-no-such-line = Klasa nie ma takiej linii umiejętności.
refused-line-full = Wszystkie umiejętności tej linii są już kupione.
refused-too-dear = Bohater nie ma na to dość PD.
refused-unknown-code = Nie ma takiej karty.
refused-not-owned = Bohater nie ma tej karty.
refused-quest-running = Jedno zadanie już trwa.
refused-no-quest = To zadanie nie jest teraz rozgrywane.
refused-not-next = Następne jest inne zadanie.
refused-finished = Wszystkie zadania są rozegrane.
refused-town-first = Najpierw wizyta w mieście.
refused-decide-first = Po przegranej trzeba najpierw zdecydować, co dalej.
refused-not-in-town = Drużyna nie jest w mieście.
refused-only-in-quest = To dzieje się tylko w trakcie zadania przy stole.
refused-only-between = To można zmienić tylko między zadaniami.
refused-played-here = Zadanie jest rozgrywane na komputerze: co się w nim dzieje, wpisuje się samo.
refused-slots = Karty nie mogą tak leżeć.
refused-no-town-yet = Kampania zaczyna się od zadania; do miasta idzie się dopiero przed drugim.
refused-starting-card = Ekwipunek początkowy rozdaje się przed pierwszym zadaniem i nigdy się go nie znajduje.
refused-too-many-tokens = Na Dawcy Życia leży najwyżej sześć żetonów.
refused-too-many-quests = Kampania ma najwyżej 300 zadań.
refused-too-much-earned = Nikt nie może tyle zyskać ani stracić w jednym zadaniu.
refused-above-the-limit = Nikt nie ma więcej niż 30 PD, więc nikt nie zdobywa więcej naraz; pięć mikro-PD to jeden PD.
refused-xp-or-micro-xp = Nikt nie ma więcej niż 30 PD, więc nikt nie zdobywa więcej naraz. Czy chodzi o mikro-PD?
refused-name-too-long = Nazwa może mieć najwyżej 80 znaków.
refused-note-too-long = Notatka może mieć najwyżej 4000 znaków. Podzielcie ją na kilka.
refused-too-much-counted = W jednym zadaniu nikt nie liczy więcej niż 999 rund, zabitych wrogów czy śmierci.
refused-hero-twice = Każdy bohater wraca tylko raz, a ten stoi tu dwa razy.
refused-xp-into-micro-xp = Za manewry klasy płaci się mikro-PD, a PD nie zamieniają się z powrotem w mikro-PD. Bohater nie miał tylu mikro-PD.
refused-book-full = Ta księga jest pełna. Zacznijcie nową kampanię z bohaterami takimi, jacy są teraz.

## The chronicle

chronicle-party = Drużyna
chronicle-hero = Bohater
chronicle-class = Klasa
chronicle-player = Gracz
chronicle-level = Poziom
chronicle-xp = PD
chronicle-micro-xp = Mikro-PD
chronicle-kills = Zabici
chronicle-deaths = Śmierci
chronicle-cards = Karty
chronicle-beginning = Jak się zaczęło
chronicle-town = W mieście
chronicle-quests = Zadania
chronicle-quest = Zadanie
chronicle-outcome = Wynik
chronicle-rounds = Rundy
chronicle-won = wygrane
chronicle-lost = przegrane
chronicle-conflicts = Wpisy sprzeczne z zasadami

## The command line

cli-campaign-listed = { $file }: „{ $name }”, ostatni wpis { $date }; następnie: { $now }.
cli-campaign-none = Nie ma jeszcze żadnych kampanii.
cli-campaign-several = Kilka kampanii nosi tytuł „{ $name }”. Wskaż jedną z nich nazwą pliku: { $files }.
cli-campaign-hero = { $hero } ({ $class }): poziom { $level }, { $xp } PD, { $micro } mikro-PD; { $cards }
cli-campaign-played = Kampania { $seed }: { $entries ->
    [one] 1 wpis
    [few] { $entries } wpisy
   *[other] { $entries } wpisów
}, zadania wygrane { $won }, przegrane { $lost }; poziomy { $levels }.

## Strony księgi kampanii

ledger-title = Księgi kampanii
ledger-empty = Nie ma jeszcze żadnej kampanii. Załóż ją: księga poprowadzi doświadczenie, umiejętności, karty, targ i wszystko, co się wydarzyło, czy gracie na komputerze, czy przy stole.
ledger-found = Załóż kampanię
ledger-all = Wszystkie kampanie
ledger-open = Otwórz „{ $name }”
ledger-delete = Usuń „{ $name }”: przez 30 dni można ją przywrócić
ledger-kept-file = { $file } · { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
  }
ledger-show-deleted = Pokaż ostatnio usunięte kampanie
ledger-deleted = Ostatnio usunięte
ledger-deleted-on = usunięto { $date }
ledger-restore = Przywróć „{ $name }”
ledger-next = Dalej: { $next }. Ostatni wpis: { $date }.
ledger-next-finished = Kampania jest skończona. Ostatni wpis: { $date }.
ledger-name = Nazwa kampanii
ledger-name-hint = Zimowa kampania
ledger-rules = Wydanie i trudność
ledger-first-quest = Zacznij od
ledger-begin = Rozpocznij kampanię
ledger-begin-needs = Potrzebna jest nazwa i co najmniej jeden bohater.
ledger-player = Gracz
ledger-player-of = Gracz bohatera { $hero }
ledger-history = Co się wydarzyło
ledger-entry = { $number } · { $date }
ledger-note = Napisz notatkę
ledger-add-note = Wpisz notatkę
ledger-next-heading = Co dalej
ledger-begin-table = Rozegraj „{ $quest }” przy stole
ledger-enter-outcome = Wpisz, jak się skończyło
ledger-repeat = Rozegraj zadanie jeszcze raz
ledger-go-on = Idź dalej bez niego
ledger-read-chronicle = Przeczytaj kronikę
ledger-way = Droga
ledger-quest-won = { $quest }: wygrane
ledger-quest-lost = { $quest }: przegrane
ledger-quest-locked = Zadanie { $number }
ledger-copy-chronicle = Skopiuj kronikę
ledger-played-by = gra: { $player }
ledger-skill = { $skill }: { $count ->
    [one] 1 umiejętność
    [few] { $count } umiejętności
   *[other] { $count } umiejętności
}
ledger-carried = karty: { $count } z { $most }
ledger-career = { $quests ->
    [one] 1 zadanie
    [few] { $quests } zadania
   *[other] { $quests } zadań
} · { $kills ->
    [one] 1 zabity wróg
   *[other] { $kills } zabitych wrogów
} · { $deaths ->
    [one] 1 śmierć
   *[other] { $deaths } śmierci
}
ledger-outcome-of = Jak skończyło się „{ $quest }”?
ledger-outcome-hint = Wpisuje się, co każdy bohater zdobył, a nie co ma. W kampanii każdy PD za zabitego wroga, żeton lub kartę to jeden mikro-PD (STORY-02); pięć z nich samo zamienia się w jeden PD.
ledger-amounts = { $xp } PD, { $micro } mikro-PD
ledger-sum-had = było { $was }
ledger-sum-gained = zdobyto { $gained }
ledger-sum-spent = wydano { $xp } PD na umiejętności
ledger-sum-now = jest { $now }
ledger-sum-lost = { $xp ->
    [one] Jeden PD ponad { $most } przepada (XP-03).
    [few] { $xp } PD ponad { $most } przepadają (XP-03).
   *[many] { $xp } PD ponad { $most } przepada (XP-03).
}
ledger-won = Wygrane
ledger-lost = Przegrane
ledger-enter-this = Wpisz to
ledger-skills = Kupione umiejętności:
ledger-of-hero = { $hero }: { $what }
ledger-found-cards = Znalezione karty:
ledger-not-found = { $hero } nie znajduje: { $card }
ledger-card-for = Znalezisko: { $hero }
ledger-add-card = { $card }
ledger-gone-cards = Karty, których już nie ma:
ledger-offers = Te karty leżą w mieście:
ledger-draw-market = Dobierz karty targu
ledger-search-trade = Szukaj karty albo bohatera
ledger-trades = Sprzedaż i wymiana ({ $count })
ledger-cards = Dawanie, zakładanie, odrzucanie ({ $count })
ledger-sample = Połóż tu przykładową kampanię do obejrzenia
ledger-draft-not-kept = To, co tu wpisano, jest tylko w tym oknie, dopóki nie trafi do księgi. { $reason }
ledger-outcome-away = Odłóż tę stronę
ledger-back-to = Cofnij wszystko od wpisu { $number }

ledger-leaf-back = Przewróć kartkę wstecz
ledger-leaf-on = Przewróć kartkę dalej
ledger-leaves = Strony od { $first } do { $last } z { $count }

## The shelf

ledger-empty-title = Nie leży tu jeszcze żadna księga
ledger-tally = wygrane zadania: { $won } z { $count }
ledger-tally-lost = porażki: { $count }
ledger-last-entry = Ostatni wpis: { $since } · { $date }
