### Latarnie: nazwa, karty, pytania, odmowy i opowieść.

game-name = Latarnie
seat-name = Gracz { $number }

## Dziesięć kart

card-wick = Knot
card-ember = Żar
card-candle = Świeca
card-torch = Pochodnia
card-oil-lamp = Lampa oliwna
card-brazier = Misa ognia
card-beacon = Ogień sygnałowy
card-bonfire = Ognisko
card-lighthouse = Latarnia morska
card-moon = Księżyc

## Pytania

ask-toy-deal = Która karta zostaje rozdana?
ask-toy-lay = Którą kartę kładziesz zakrytą?
ask-toy-wind = Jak silny jest wiatr?

## Czego nie można

refusal-toy-seats = W Latarnie gra się we dwoje albo we troje.
refusal-toy-deal = Teraz rozdaje się jedną z kart, które są jeszcze w worku.
refusal-toy-laid = Ten gracz nie kładzie teraz karty.
refusal-toy-hand = Tej karty nie ma na ręce.
refusal-toy-lay = Najpierw wszyscy kładą po jednej zakrytej karcie.
refusal-toy-wind = Wszystkie karty leżą. Teraz kostka mówi, jak silny jest wiatr: od 1 do 6.
refusal-toy-over = Gra jest skończona.
wrong-toy-cards = Tymi kartami nie da się grać w Latarnie: jest ich za mało lub za dużo albo któraś świeci zbyt jasno.

## Opowieść; w zdaniach z -hidden na końcu nikt inny nie może znać karty

log-toy-dealt = { $seat } dostaje kartę „{ $card }”.
log-toy-dealt-hidden = { $seat } dostaje kartę.
log-toy-laid = { $seat } kładzie zakrytą kartę „{ $card }”.
log-toy-laid-hidden = { $seat } kładzie zakrytą kartę.
log-toy-blew = Wieje wiatr o sile { $wind }.
log-toy-uncovered = { $seat } odkrywa kartę „{ $card }”: jasność { $light }.
log-toy-took = { $seat } bierze latarnię.

## Zasady, po jednym zdaniu

rule-TOY-01 = Gra się we dwoje albo we troje. Każdy dostaje trzy z dziesięciu kart i tylko on je widzi.
rule-TOY-02 = W każdej rundzie wszyscy kładą po jednej zakrytej karcie; kto jest gotowy, ten pierwszy.
rule-TOY-03 = Gdy leżą już wszystkie karty, rzut jedną kostką określa wiatr, a karty zostają odkryte.
rule-TOY-04 = Karta świeci swoim światłem i wiatrem; przy migotliwej wiatr liczy się podwójnie. Najjaśniejszy gracz bierze latarnię; jeśli kilku świeci równie jasno, bierze ją każdy z nich.
rule-TOY-05 = Po trzech rundach gra się kończy. Kto ma więcej latarni, zajmuje wyższe miejsce; równa liczba oznacza wspólne miejsce.

## Zapisane gry

saved-toy = Latarnie, liczba graczy: { $seats }, runda { $round }

## Kto rozgrywa wiele partii

bot-brightest = zagrywa najjaśniejszą kartę
help-value-bots-brightest = zawsze zagrywa najjaśniejszą kartę z ręki
