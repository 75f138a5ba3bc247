### Massive Darkness 2: co wiele gier botów mówi o misji.

## Wygrane gry

balance-won-about = Wygrały je boty. Obejrzyj jedną ruch po ruchu; gdy zdecydujesz inaczej, dalej grasz ty.
balance-kept-about = Najlepsza gra, jaką sprawdzanie tej misji znalazło dla każdej liczby bohaterów. Leży obok misji i została przed chwilą rozegrana ponownie. Obejrzyj jedną ruch po ruchu; gdy zdecydujesz inaczej, dalej grasz ty.
balance-kept-as-well = Wygrana w starszej wersji misji, którą zobaczysz; te same decyzje wygrywają też dzisiejszą.
balance-kept-earlier = Wygrana w starszej wersji misji, którą zobaczysz. W dzisiejszej te same decyzje nie wygrywają: powtórzyć da się { $again } z { $of }.
playing-md2-won-once = Przy tej liczbie bohaterów ktoś już jednak wygrał: zobacz gry poniżej.

## Dlaczego drużyny padają

balance-fellers = Kto ich powala
balance-feller = { $enemy }: { $share }% powalonych, średnio w rundzie { $round }, najczęściej w { $zone }
balance-felled-otherwise = Poza walką
balance-falls = Gdzie bohaterowie zostają powaleni
balance-no-fall = Nikt nie padł.
balance-fall = { $zone }: { $share }% powalonych
balance-moment = Zagraj od chwili, zanim ktoś padnie w miejscu: { $zone }
why-course = Co najmniej połowa gier dochodzi do rundy { $half }; najwięcej bohaterów pada w rundzie { $round } ({ $share }% powalonych).
why-course-one-fall = Co najmniej połowa gier dochodzi do rundy { $half }; padł jeden bohater, w rundzie { $round }.
why-course-without-falls = Co najmniej połowa gier dochodzi do rundy { $half }; nikt nie padł.
why-falls = powaleni bohaterowie
why-after-about = Co zdarzyło się ostatnio, gdy powalono bohatera albo przegrano grę: które drzwi otwarto; którą kartę drzwi dobrano albo jak wysoko sięgał mrok. W nawiasie: między jakimi granicami leży odsetek wszystkich takich gier (poziom ufności { $confidence }%).
why-after-door-card = Po karcie drzwi „{ $card }”
why-after-darkness = Gdy mrok doszedł do pola { $space }
why-before-events = Przed pierwszą kartą drzwi i pierwszą fazą mroku
why-lead = { $after }: ktoś pada w { $share }% gier (od { $low } do { $high }%). { $all ->
    [0] Nikt nie padł
   *[other] Powaleni: { $falls } z { $all }
}; { $games ->
    [0] żadnej gry nie przegrano
   *[other] przegrane gry, które tak się skończyły: { $lost } z { $games }
}.
why-moment = Zagraj od chwili, zanim ktoś padnie: { $after }
why-moment-in-round = Zagraj od chwili, zanim ktoś padnie w rundzie { $round }
why-unused-skills = Umiejętności poznane i nigdy nieużyte ({ $count }): { $names }.
why-unlearned = Umiejętności, których nikt nie poznał, choć ich klasa grała ({ $count }): { $names }.
cli-why-fellers = Kto ich powala:
cli-why-feller = { $enemy }: { $share } powalonych (od { $low } do { $high }), średnio w rundzie { $round }, najczęściej w { $zone } (ziarno { $seed })
cli-why-after = Po czym padają (poziom ufności { $confidence }%):
cli-why-falls = Powaleni według rund: { $rounds }
help-simulate-why = Powiedz też, dlaczego drużyny padają: kto powala bohaterów, po czym, kiedy i czego nigdy nie użyto; przy każdym ziarno gry, która to pokazuje. Nie można łączyć ani z --results, ani z --compare.

## Jak trudna jest misja

difficulty-gentle = Łagodna
difficulty-fair = Wyważona
difficulty-hard = Trudna
difficulty-merciless = Bezlitosna
planned-about-planner = To, jak trudna jest misja, wynika z gier wygranych przez naszego planującego bota: { $parts }. Gry wyobrażane na każdą turę: { $budget }; o tym, od którego bohatera z pudełka się zaczyna, decyduje ziarno każdej gry. W nawiasach podano, gdzie leży jego udział we wszystkich takich grach, z pewnością 95%.
