### Tryb fabularny i targ.

ask-signature-price = { $who }: zapłacić za manewr klasy mikro-PD czy PD?
choice-xp = PD
choice-micro-xp = mikro-PD
log-micro-xp = { $hero }: +{ $amount } mikro-PD.
log-micro-xp-spent = { $hero }: −{ $amount } mikro-PD.
refusal-no-micro-xp = Za mało mikro-PD.
refusal-level-too-high = Zadanie nie osiągnęło jeszcze poziomu tej karty.

campaign-stage-ready = następne zadanie
campaign-stage-town = targ
campaign-stage-discard = odrzucanie do sześciu kart
campaign-stage-lost = decyzja, czy powtórzyć zadanie
campaign-stage-repeat = przygotowanie do powtórki zadania
campaign-stage-finished = już nic: kampania jest skończona

wrong-stage-not-now = Teraz to niemożliwe. Następne w kolejności jest: { $next } ({ $rule }).
wrong-stage-other-heroes = Bohaterowie i ich klasy pozostają ci sami przez całą kampanię ({ $rule }).
wrong-stage-skills-lost = { $hero } zachowuje wszystkie kupione umiejętności z linii „{ $line }” ({ $rule }).
wrong-stage-only-discard = { $hero } odrzuca teraz nadmiarowe karty i nie zmienia nic więcej ({ $rule }).

wrong-record-xp = { $hero } nie może mieć { $xp } PD: nikt nie ma więcej niż 30 ({ $rule }).
wrong-record-micro-xp = { $hero } nie może mieć { $xp } mikro-PD: pięć od razu zamienia się w 1 PD ({ $rule }).
wrong-record-no-line = Klasa bohatera { $hero } nie ma linii umiejętności „{ $line }” ({ $rule }).
wrong-record-skills = { $hero } nie może mieć { $bought } umiejętności z linii „{ $line }”, w której jest ich { $skills } ({ $rule }).
wrong-record-no-card = { $hero } nie może mieć karty „{ $code }”: nie ma jej albo ma ją ktoś inny ({ $rule }).
wrong-record-never-kept = { $hero } nie może mieć karty „{ $code }”: pułapek i szczęścia nikt nie zatrzymuje ({ $rule }).
wrong-record-card-twice = Karta „{ $code }” jest w dwóch miejscach, a istnieje tylko jedna ({ $rule }).
wrong-record-slots = Karty bohatera { $hero } nie mogą być tak założone ({ $rule }).
wrong-record-cards = { $hero } ma { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}, a zadanie zaczyna się najwyżej z 6 ({ $rule }).
wrong-record-artifacts = { $hero } ma { $artifacts ->
    [one] 1 artefakt
    [few] { $artifacts } artefakty
   *[other] { $artifacts } artefaktów
}, a zadanie zaczyna się najwyżej z 1 ({ $rule }).
wrong-record-unplayable = { $hero } ma { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}, więcej, niż ten program może wyłożyć ({ $rule }).

ask-market-draw = Na targu wykłada się kartę.
ask-market-talk = Bohaterowie mogą się wymieniać między sobą, zanim ktoś zacznie handlować z targiem.
ask-market-trade = Kto sprzedaje kartę za PD albo wymienia karty z targiem?
ask-market-leave = Leczenie, wymiana, porządki i odrzucanie: czy wszyscy są gotowi do drogi?
ask-market-discard = { $who }: którą kartę odrzucić?
refusal-market-other-cards = Te karty nie mogą leżeć na targu dla tej drużyny.
refusal-market-redraw = Pułapkę albo szczęście odkłada się i dobiera inną kartę.
refusal-market-laid = Wszystkie karty targu już leżą.
refusal-market-none = Przed powtórką zadania nie ma targu.
refusal-market-only-discard = Po przegranej tylko się odrzuca karty.
refusal-market-not-among = Podczas handlu z targiem bohaterowie nie wymieniają się między sobą.
refusal-market-no-trade = Przed powtórką zadania bohaterowie nie wymieniają się między sobą.
refusal-market-closed = Targ jest zamknięty.
refusal-market-sold = Ten bohater już sprzedał kartę.
refusal-market-exchanged = Ten bohater już wymienił karty.
refusal-market-ratio = Wymienia się tylko jedną za jedną, dwie za jedną albo jedną za dwie.
refusal-market-not-there = Tej karty nie ma na targu.
refusal-market-levels = Poziomy oddanych kart nie wystarczają.
refusal-market-later = Na to pora na końcu, gdy bohaterowie szykują się do drogi.
refusal-market-usable = Ten bohater ma coś, co działa w następnym zadaniu, albo działa w nim właśnie ta karta.
refusal-market-not-free = To nie jest wolny ekwipunek początkowy.
refusal-market-fits = Ten bohater nie ma więcej kart, niż mu wolno: żadnej nie trzeba oddawać.
refusal-market-artifact = Artefaktów jest za dużo, więc jednego trzeba się pozbyć.
refusal-market-too-much = Ktoś ma więcej niż sześć kart albo więcej niż jeden artefakt.

hero-micro-xp = { $xp } mikro-PD
cli-campaign-leg = { $quest }: { $how } w rundzie { $rounds }; poziomy { $levels }; PD { $xp }; karty { $cards }.
cli-campaign-leg-won = wygrane
cli-campaign-leg-lost = przegrane
