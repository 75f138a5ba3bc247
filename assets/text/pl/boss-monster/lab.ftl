### Boss Monster: pracownia talii, w oknie i w wierszu poleceń.

help-simulate-seats = Ilu graczy gra; „all” oznacza każdą liczbę graczy, po kolei.
help-simulate-switches = Warianty i brzmienia z innych wydań, z którymi toczy się gra, po nazwie.
help-simulate-without = Karty, które nie biorą udziału, po kodzie (na przykład RMB016).
help-name-switches = PRZEŁĄCZNIKI
help-name-cards = KARTY
lab-bm-no-card = Nie ma karty o kodzie { $card }.
lab-bm-rounds = Średnia liczba rund: { $mean }, od { $fewest } do { $most }.
lab-bm-order = Kto jak często wygrywał, według PD:
lab-bm-order-line = { $place }. w kolejności PD: { $share }% (od { $low } do { $high }%)
lab-bm-bosses = Bossowie: jak często wygrywali ich gracze (w nawiasie granice, poziom ufności { $confidence }%)
lab-bm-boss = { $card }: { $share }% (od { $low } do { $high }%), liczba gier: { $players }
lab-bm-rooms = Komnaty: jak często wygrywali ci, którzy je zbudowali (w nawiasie granice, poziom ufności { $confidence }%)
lab-bm-minibosses = Minibossowie, tak samo
lab-bm-room = { $card }: { $share }% (od { $low } do { $high }%), liczba graczy: { $players }; trafiła na rękę: { $came } ×, zbudowana: { $built } ×, odrzucona: { $discarded } ×, niewykorzystana na koniec: { $dead } ×
lab-bm-spells = Zaklęcia: jak często wygrywali ci, którzy je rzucili (w nawiasie granice, poziom ufności { $confidence }%)
lab-bm-spell = { $card }: { $share }% (od { $low } do { $high }%), liczba graczy: { $players }; trafiło na rękę: { $came } ×, rzucone: { $cast } × (w tym anulowane: { $cancelled }), odrzucone: { $discarded } ×, niewykorzystane na koniec: { $dead } ×
lab-bm-only-these = Wszystko to dotyczy tylko tych botów. Kto buduje komnatę i wygrywa, niekoniecznie wygrał dzięki niej: w długich grach buduje się ich więcej.

## W oknie

command-bm-lab = Pracownia talii
lab-title = Pracownia talii
lab-about = Wybierz, kto gra i które karty są w talii, a potem pozwól zagrać botom. Tu zobaczysz, co z tego wyszło: kto wygrywa z którym bossem i z którą komnatą, co dzieje się z każdą kartą, jak długo to trwa i ile jest warte pierwszeństwo.
lab-games = Liczba gier:
lab-number = { $number }
lab-start = Niech boty zagrają
lab-stop = Zatrzymaj; wyniki zostają
lab-progress = Gry: { $done } z { $games }
lab-players = Kto gra
lab-deck = Talia
lab-switches = { $part } ({ $number ->
    [0] żadne
   *[other] włączone: { $number }
})
lab-part-games = Długość i kolejność
lab-part-bosses = Bossowie
lab-part-rooms = Komnaty
lab-part-minibosses = Minibossowie
lab-part-spells = Zaklęcia
lab-part-heroes = Bohaterowie
lab-part-count = { $part } ({ $number } z { $all })
lab-all = Wszystkie
lab-none = Żadna
lab-stale = Te gry rozegrano z innym wyborem niż ten po lewej.
lab-whose = Liczba gier: { $games }, miejsc: { $seats }, ziarna od { $first } do { $last }. Grali: { $bots }. Kreska nad słupkiem pokazuje, w jakich granicach leży udział (poziom ufności { $confidence }%).
lab-bosses-about = Jak często wygrywał gracz, który miał tego bossa.
lab-cards-about = Jak często wygrywał gracz, który zbudował lub rzucił tę kartę, liczony raz na grę; obok widać, co stało się ze wszystkimi egzemplarzami.
lab-came = Na ręce
lab-built = Zbudowane
lab-cast = Rzucone
lab-cancelled = Anulowane
lab-discarded = Odrzucone
lab-dead = Zostały
lab-rounds = Ile rund
lab-given-up = { $count ->
    [one] 1 gra nie dobiegła końca.
    [few] { $count } gry nie dobiegły końca.
   *[other] { $count } gier nie dobiegło końca.
}
lab-order = Kolejność według PD
lab-order-about = Boss z największą liczbą PD działa w każdej rundzie pierwszy; ten z najmniejszą wygrywa przy remisie.
lab-order-place = { $place }. według PD
lab-seats = Według miejsca
lab-row = { $name }: wygrane { $share }% z { $of }, w granicach od { $low } do { $high }%
lab-row-unused = { $name }: nikt jej nie użył
lab-unused = nikt jej nie użył
lab-share = { $share }% ({ $low }–{ $high })
