### Boss Monster: stół, przygotowanie gry i nazwy rzeczy na nim.

command-bm-rules = Zasady Boss Monster
bot-random = Bot: dowolny ruch
bot-evaluator = Bot: szybki i rozsądny
bot-searcher = Bot: myśli naprzód
bot-searcher-long = Bot: długo myśli naprzód

## Nowa gra

new-bm-about = Od dwóch do czterech graczy buduje lochy, wabi bohaterów skarbami i walczy o ich dusze. Ludzie i boty siedzą, jak chcecie; ludzie dzielą ten ekran, a między nimi opada kurtyna.
new-bm-variants = Warianty
new-bm-editions = Brzmienie innych wydań
new-bm-stops = Kiedy kto jest pytany?
new-bm-stops-about = Zwykle każdy jest pytany wszędzie tam, gdzie mógłby czegoś użyć. Kto chce być pytany rzadziej albo zawsze, zaznacza to tutaj.
option-two-bosses = Każdy wybiera jednego z dwóch bossów
option-intrigue = Intryga: kto w rundzie nie zdobył duszy, może dobrać kartę
option-hard = Trudniej: bez najsłabszych zwykłych bohaterów
option-mixed-sets = Raz na rundę można zamienić kartę komnaty na monetę
option-unlimited-lives = Nikt nie odpada przez rany
option-keep-all-seven = Zostaje wszystkie siedem kart pierwszej ręki
option-mulligan-shuffled = Wymieniona ręka wraca do talii i jest tasowana
option-oldest-first = Najpierw wabiony jest bohater, który jest w mieście najdłużej
option-cancel-cancels = Zaklęcie, które anuluje, też można anulować
option-minibosses-revealed = Kto liczy minibossów na ręce, mówi, ilu pokazuje
option-miniboss-stays = Miniboss zniszczonej komnaty zostaje przy komnacie pod nią
option-fewer-windows = W fazie przygody czegoś używa się tylko po obrażeniach w komnacie
option-laid-is-laid = Położonej karty nie bierze się z powrotem
stop-build = gdy budują inni
stop-before-hero = zanim bohater wejdzie do innego lochu
stop-in-room = gdy bohater został ranny gdzie indziej
stop-idle = w turach innych bez bohaterów
stop-always = zawsze, nawet gdy niczego nie można użyć

## Rodzaje kart

kind-monster = Komnata potworów
kind-advanced-monster = Ulepszona komnata potworów
kind-trap = Komnata pułapek
kind-advanced-trap = Ulepszona komnata pułapek
kind-miniboss = Miniboss
kind-spell = Zaklęcie, w obu fazach
kind-spell-build = Zaklęcie, w fazie budowy
kind-spell-adventure = Zaklęcie, w fazie przygody
kind-hero = Bohater
kind-dark-hero = Mroczny bohater
kind-epic-hero = Epicki bohater
kind-dark-epic-hero = Mroczny epicki bohater
kind-boss = Boss, { $xp } PD

## Stół

table-set-up = Przygotowanie
table-build = Faza budowy
table-adventure = Faza przygody
table-between = Między fazami
table-bots-think = Grają boty.
table-thinks = { $seat } myśli…
table-go-on = Dalej
table-skip = Do końca
table-save-story = Zapisz jako tekst to, co mi opowiedziano
table-save-whole = Zapisz całą grę, z wszystkim, co było ukryte
table-saved = Zapisano w { $file }.
table-something-else = Coś innego
table-look = { $card } ({ $count })…
table-pick = Wybierz: { $card }
table-put-back = Odłóż: { $card }
table-build-here = Buduj tutaj, przy wejściu
table-town = Miasto
table-town-empty = W mieście nikogo nie ma.
table-hand-empty = Nie masz kart.
table-level = { $card } { $level }
table-score = Dusze: { $souls }, rany: { $wounds }
table-out = Poza grą.
table-header = { $seat }: dusze { $souls }, rany { $wounds }, monety { $coins }, karty na ręce { $cards }, obrażenia wszystkich komnat { $damage }.
lure-goes = Teraz celem byłby loch: { $seat }.
lure-stays = Zostaje: nikt nie ma najwięcej.
foresee-goes = { $card }: cel to { $seat }.
foresee-stays = { $card }: zostałby w mieście.
lure-stays-short = zostaje { $has }:{ $next }
lure-otherwise = → { $seat }
lure-short = → { $seat } { $has }:{ $next }

## Rzeczy na stole dla tych, którzy je słyszą

thing-boss = { $card }, boss: { $seat }
thing-room = { $card }, komnata { $position }, { $seat }, obrażenia { $damage }
thing-miniboss = { $card }, miniboss na poziomie { $level }, { $seat }
thing-face-down = zakryta karta, { $seat }
thing-laid = { $card }, położona przez ciebie zakryta
thing-hand = { $card }, { $kind }, na twojej ręce
thing-hero-town = { $card } w mieście, zdrowie { $health }. { $lure }
thing-hero-entrance = { $card } przy wejściu, { $seat }, zdrowie { $health }
thing-hero-inside = { $card } w lochu, { $seat }, zdrowie { $health }

## Pasek okien

strip-closed = Teraz nikt nie może niczego użyć.
strip-build = Buduje { $seat }
strip-before-hero = Zanim wejdzie bohater: { $seat }
strip-in-room = Bohater w komnacie: { $seat }
strip-idle = Żaden bohater nie idzie: { $seat }
strip-past = { $seat } pasuje.
strip-asked = Teraz pytany jest { $seat }.
strip-comes = { $seat } będzie pytany później.
strip-waits = { $seat }: { $card } czeka
strip-answered = { $seat }: można odpowiedzieć na: { $card }
strip-works = { $seat }: działa { $card }
strip-cancelled = { $seat }: { $card } anulowano
strip-pass = Pasuj
strip-until = aż
strip-until-action = ktoś coś zrobi
strip-until-turn = będzie moja tura
strip-until-phase = do następnej fazy

## Szanse tego, co zakryte

chances-ask = Szanse tego, co zakryte
chances-title = Szanse
chances-laid = Zakryta karta, { $seat }
chances-answers = Ma zaklęcie, które odpowiada
chances-heroes = { $count ->
    [one] Następny bohater, przy obecnych lochach
    [few] Co najmniej jeden z następnych { $count } bohaterów, przy obecnych lochach
   *[many] Co najmniej jeden z następnych { $count } bohaterów, przy obecnych lochach
}
chances-stays = zostaje w mieście
chances-exactly = { $number }: { $percent }%
chances-next-card = Następna karta talii komnat
chances-advanced = ulepszona komnata
chances-bears = ze skarbem: { $treasure }
chances-percent = { $percent }%
chances-about = Policzone dokładnie z tego, co widzisz: każda karta, która mogłaby tam być, liczy się raz. Dlaczego ktoś wybrał kartę, nie policzy nikt.
