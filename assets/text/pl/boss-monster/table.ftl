### Boss Monster: stół, przygotowanie gry i nazwy rzeczy na nim.

command-bm-rules = Zasady Boss Monster
bot-random = Bot: dowolny ruch
bot-evaluator = Bot: szybki i rozsądny
bot-searcher = Bot: myśli naprzód, 0,2 s
bot-searcher-steady = Bot: myśli naprzód, 1 s
bot-searcher-long = Bot: myśli naprzód, 3 s
bot-unknown = { $bot } nie jest botem tej wersji: na tym miejscu pada dowolny ruch.

## Nowa gra

new-bm-about = Od dwóch do czterech graczy buduje lochy, wabi bohaterów skarbami i walczy o ich dusze. Ludzie i boty siedzą, jak chcecie; ludzie dzielą ten ekran, a między nimi opada kurtyna.
new-bm-box = W pudełku
new-bm-length = Partia trwa około ośmiu rund, gdy przy stole siedzi od dwóch do czterech botów.
new-bm-practice = Partia ćwiczebna: można cofnąć także to, co już zobaczono
new-bm-practice-about = Gdy przy stole siedzi kilka osób, za każdym razem pytane są wszystkie. W innych partiach to, co dobrano, odkryto albo na co odpowiedzieli inni, zostaje.
new-bm-variants = Warianty
new-bm-editions = Brzmienie innych wydań
new-bm-deck = Karty w taliach ({ $number ->
    [0] wszystkie
   *[other] pominięte rodzaje: { $number }
})
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
kind-trap = Komnata z pułapką
kind-advanced-trap = Ulepszona komnata z pułapką
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
table-bait = Faza wabienia
table-adventure = Faza przygody
table-between = Między fazami
table-again = Jeszcze jedna partia
table-piles = Komnaty { $rooms } · Zaklęcia { $spells } · Bohaterowie { $heroes } + { $epic } · Odrzucone { $discards }
piles-rooms = Talia komnat: { $number }
piles-spells = Talia zaklęć: { $number }
piles-heroes = Bohaterowie, którzy jeszcze przyjdą: { $number }, potem epiccy: { $epic }
piles-discards = Karty odrzucone: { $number }
piles-hint = Talie, bohaterowie, którzy jeszcze przyjdą, i odrzucone karty do przejrzenia
table-bots-think = Grają boty.
table-thinks = { $seat } myśli…
table-undo-asks = { $name }: ostatnia decyzja zostanie cofnięta, jeśli wszyscy się zgodzą.
table-undo-asks-any = Ostatnia decyzja zostanie cofnięta, jeśli wszyscy się zgodzą.
table-redo-asks = Cofnięta decyzja znów obowiązuje, jeśli wszyscy się zgodzą.
table-undo-agrees = { $name } zgadza się
table-undo-has-agreed = { $name } już się zgadza
table-go-on = Dalej
table-skip = Do końca
table-save-story = Zapisz jako tekst to, co mi opowiedziano
table-save-whole = Zapisz całą grę, z wszystkim, co było ukryte
table-saved = Zapisano w { $file }.
table-something-else = Coś innego
table-look = { $card }: { $count ->
    [few] { $count } sposoby…
   *[other] { $count } sposobów…
}
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
foresee-goes-dies = { $card }: cel to { $seat }, śmierć w komnacie { $position }.
foresee-goes-through = { $card }: cel to { $seat }, bohater dotarłby do bossa.
foresee-dies = { $card }: śmierć w komnacie { $position }.
foresee-through = { $card }: bohater dotarłby do bossa ({ $seat }).
foresee-laid = Twoja zakryta karta jest już wliczona.
foresee-dies-now = { $card }: natychmiastowa śmierć.
foresee-gone = { $card }: bohatera już tam nie będzie.
foresee-stays = { $card }: zostałby w mieście.
lure-stays-short = zostaje { $has }:{ $next }
lure-fewest-souls = najmniej dusz
lure-most-souls = najwięcej dusz bez ran
lure-looks-for = Nie szuka skarbów: { $lure }.
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

## The page of keys

keys-bm-table = Przy stole
keys-bm-cards = przechodzi też z karty na kartę: karty na stole i na ręce są elementami
keys-bm-pick = bierze kartę, a potem kładzie ją lub zagrywa tam, dokąd przejdziesz
keys-bm-back = odkłada kartę
keys-bm-beats = pokazuje następny krok tego, co się dzieje; End od razu pokazuje, jak się skończyło
