### Boss Monster: eigene Karten.

command-bm-cards = Eigene Karten
new-bm-own-cards = { $count ->
    [one] Mit deiner eigenen Karte spielen
   *[other] Mit deinen { $count } eigenen Karten spielen
}
card-unnamed = Karte { $code }

## Die Liste

cards-deck-boss = Bosse
cards-deck-room = Räume
cards-deck-miniboss = Minibosse
cards-deck-spell = Zauber
cards-deck-hero = Helden

## Was geändert wird

cards-kind = Art
cards-advanced = Erweiterter Raum
cards-damage = Schaden
cards-castable = wirkbar
cards-players = Ab so vielen Spielern
cards-xp = EP
cards-picture = Sieht aus wie
cards-level = Stufe { $number }
cards-way = Weg { $number }
cards-another-way = Ein anderer Weg
cards-always = die ganze Zeit
cards-cast = wenn er gewirkt wird
cards-by-owner = wem sie gehört
cards-limit-free = sooft dafür bezahlt wird
cards-may = muss nicht sein
cards-nothing = niemand und nichts
cards-exactly = genau so viel
cards-for-each = für jede …
cards-and-for-each = und mehr für jede …
part-by = wer
part-at = Gewählt
part-amount = wie viel
part-each = Zahl für jede

## Was nicht stimmen kann

card-problem-treasure = Sie braucht einen bis vier Schätze.
card-problem-no-treasure = Ohne Schatz lockt sie niemanden an, oder niemand lockt sie an.
card-problem-copies = Im Stapel liegen ein bis vier Exemplare.
card-problem-number = Eine Zahl ist größer oder kleiner als auf irgendeiner Karte.
card-problem-no-phase = Sag, in welcher Phase er gewirkt werden kann.
card-problem-levels = Ein Miniboss hat drei Stufen mit je einer Fähigkeit.
card-problem-no-text = Ein Zauber, der nichts tut, ist keiner.
card-problem-moment = Dieser Augenblick kommt für eine solche Karte nie.
card-problem-use = Wer sie nutzt und wie oft, passt nicht zum Augenblick.
card-problem-target = Das kann man dann nicht wählen.
card-problem-condition = Danach kann man nur fragen, wenn etwas dazu gewählt ist.
card-problem-cost = Das kann man hier nicht bezahlen.
card-problem-too-many-costs = Karten gibt man nur für eines her, und es sind höchstens drei Preise.
card-problem-not-discarded = Was aus der Hand genutzt wird, wird dafür abgeworfen.
card-problem-effect = Das bewirkt in diesem Augenblick nichts, oder nichts an dem, was gewählt ist.
card-problem-amount = Das lässt sich hier nicht zählen, oder die Zahl passt nicht dazu.
card-problem-no-effect = Es geschieht nichts.
card-problem-too-much = Das ist mehr, als auf eine Karte passt.
card-problem-named-for-nothing = Es wird etwas gewählt, aber nichts damit getan.
card-problem-code = Sie braucht einen Code aus höchstens 80 Zeichen.
card-problem-endless = Das könnte ohne Ende weitergehen: Sag „einmal pro Runde“, oder lass etwas dafür hergeben.

## Auf der Befehlszeile

help-lint = Suchen, was an Paketen eigener Karten nicht stimmt
help-lint-files = Dateien mit eigenen Karten.
help-name-files = DATEIEN

## Shared words of forms

cards-unsaved = Deine Karten sind nicht gespeichert
cards-unsaved-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier.
cards-facts = Was darauf gedruckt ist
cards-copies = So oft im Stapel
cards-health = Leben
cards-text = Was sie kann
cards-no-text = Sonst nichts.
cards-new-text = Noch eine Fähigkeit
cards-text-number = Fähigkeit { $number }
part-when = Wann
part-use = Wie
part-limit = wie oft
part-if = Wenn
part-cost = Preis
part-do = Dann
part-number = Zahl
help-simulate-own-cards = Auch mit deinen eigenen Karten spielen.
document-cards = ein Kartenpaket
document-campaign = ein Punkteblock zum Weitergeben
