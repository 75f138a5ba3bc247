### Laternen: der Name, die Karten, was gefragt und abgelehnt wird, und die Geschichte.

game-name = Laternen
seat-name = Person { $number }

## Die zehn Karten

card-wick = Docht
card-ember = Glut
card-candle = Kerze
card-torch = Fackel
card-oil-lamp = Öllampe
card-brazier = Feuerschale
card-beacon = Leuchtfeuer
card-bonfire = Freudenfeuer
card-lighthouse = Leuchtturm
card-moon = Mond

## Was gefragt wird

ask-toy-deal = Welche Karte wird ausgeteilt?
ask-toy-lay = Welche Karte legst du verdeckt hin?
ask-toy-wind = Wie stark ist der Wind?

## Was nicht geht

refusal-toy-seats = Laternen spielt man zu zweit oder zu dritt.
refusal-toy-deal = Ausgeteilt wird jetzt eine der Karten, die noch im Beutel sind.
refusal-toy-laid = An diesem Platz wird jetzt keine Karte gelegt.
refusal-toy-hand = Diese Karte ist nicht auf der Hand.
refusal-toy-lay = Erst legen alle eine Karte verdeckt hin.
refusal-toy-wind = Alle Karten liegen. Jetzt sagt der Würfel, wie stark der Wind ist: 1 bis 6.
refusal-toy-over = Die Partie ist zu Ende.
wrong-toy-cards = Mit diesen Karten lässt sich Laternen nicht spielen: Es sind zu wenige oder zu viele, oder eine ist zu hell.

## Die Geschichte; wo am Ende -hidden steht, darf sonst niemand die Karte kennen

log-toy-dealt = { $seat } bekommt „{ $card }“.
log-toy-dealt-hidden = { $seat } bekommt eine Karte.
log-toy-laid = { $seat } legt „{ $card }“ verdeckt hin.
log-toy-laid-hidden = { $seat } legt eine Karte verdeckt hin.
log-toy-blew = Der Wind weht: { $wind }.
log-toy-uncovered = { $seat } deckt „{ $card }“ auf: Helligkeit { $light }.
log-toy-took = { $seat } bekommt eine Laterne.

## Die Regeln, je eine Zeile

rule-TOY-01 = Man spielt zu zweit oder zu dritt. Jeder Platz bekommt drei der zehn Karten, die nur sieht, wer dort sitzt.
rule-TOY-02 = In jeder Runde legen alle eine Karte verdeckt hin, wer zuerst so weit ist, zuerst.
rule-TOY-03 = Liegen alle Karten, wird mit einem Würfel der Wind bestimmt, und die Karten werden aufgedeckt.
rule-TOY-04 = Eine Karte ist so hell wie ihr Licht und der Wind zusammen; bei einer flackernden zählt der Wind doppelt. Der hellste Platz bekommt eine Laterne; sind mehrere gleich hell, bekommt jeder von ihnen eine.
rule-TOY-05 = Nach drei Runden ist die Partie zu Ende. Wer mehr Laternen hat, steht weiter vorn; gleich viele teilen sich einen Rang.

## Gespeicherte Partien

saved-toy = Laternen zu { $seats ->
    [2] zweit
   *[other] dritt
 }, Runde { $round }

## Wer viele Partien spielt

bot-brightest = legt die hellste Karte
help-value-bots-brightest = legt immer die hellste Karte der Hand
