### Boss Monster: wskazówki obok pytań, na pierwszą grę.

new-bm-guided = Objaśniaj każde pytanie, gdy pada po raz pierwszy
hint-bm-known = Rozumiem
hint-bm-off = Dość podpowiedzi
hint-bm-mulligan = Rękę z czterema lub więcej ulepszonymi komnatami albo z czterema lub więcej komnatami z jednym skarbem można raz wymienić. Pytamy wszystkich, żeby nikt nie wiedział, kto może.
hint-bm-discards = Naciśnij dwie karty, których najmniej potrzebujesz. Komnaty budują loch, zaklęcia pomagają we właściwej chwili; na początek zostaw kilka zwykłych komnat.
hint-bm-first-room = Wybierz na początek zwykłą komnatę. Jej obrażenia ranią bohaterów, a jej skarb decyduje, którzy bohaterowie przyjdą do ciebie.
hint-bm-turn = Przeciągnij kartę z ręki do swojego lochu albo naciśnij ją i wybierz. Komnata trafia na lewy koniec albo na inną. Wskaż odpowiedź, żeby zobaczyć, dokąd poszłoby wtedy miasto; bohaterowie, którzy giną u ciebie, to dusze, a ci, którzy przejdą, to rany.
hint-bm-miniboss = Masz na ręce minibossa. Trafia pod komnatę, nie obok innego minibossa, i przy odkryciu kosztuje monetę. Za kolejną monetę w każdej rundzie awansuje o poziom.
hint-bm-advanced = Masz na ręce ulepszoną komnatę. Buduje się ją tylko na komnacie, z którą ma wspólny skarb, za to jest silniejsza.
hint-bm-window = Teraz twoja kolej: użyj tylu zaklęć i zdolności, ilu chcesz, a potem spasuj. Podświetlonych kart można użyć teraz. „Do następnej fazy” oszczędza pytań po drodze.
hint-bm-declare = Kolej na kogoś innego, a ty możesz coś zapowiedzieć. Zadziała, gdy on będzie miał szansę odpowiedzieć. Jeśli niczego nie chcesz, pasuj, jak długo wolisz.
hint-bm-cancel = Właśnie zapowiedziano zaklęcie i tylko teraz można na nie odpowiedzieć. Jeśli nic nie zrobisz, zadziała.
hint-bm-pays = Twój miniboss zostaje odkryty. Za monetę zostaje; inaczej jest odrzucany.
hint-bm-order = Kilka twoich rzeczy dzieje się naraz. Wybierz, co ma być pierwsze.
hint-bm-choice = Jedna z twoich kart właśnie działa i pyta jak. Wskaż kartę, żeby przeczytać, co robi.
