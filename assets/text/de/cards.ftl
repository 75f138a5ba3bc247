### Eigene Karten, in welchem Spiel auch immer.

document-cards = ein Kartensatz
cards-title = Karten
cards-search = Karte suchen
cards-only-yours = Nur eigene
cards-none-found = Keine Karte passt.
cards-mark-yours = eigene
cards-unplayable = Mit deinen Karten, wie sie jetzt sind, kann keine Partie beginnen: { $why }.
cards-origin-box = aus der Schachtel
cards-origin-pack = aus dem Kartensatz „{ $pack }“
cards-origin-changed = deine, anstelle der Karte aus der Schachtel
cards-origin-yours = deine
cards-not-played = Solange etwas daran nicht stimmt, wird mit dieser Karte nicht gespielt.
cards-double = Eine neue Karte wie diese
cards-take-out = Zurück zur Karte aus der Schachtel
cards-delete = Diese Karte löschen
cards-take-from-file = Karten aus einer Datei übernehmen
cards-held-out = Die Karten dieser Datei kommen zu deinen und ersetzen solche mit demselben Code. Das lässt sich zurücknehmen.
cards-do-take = Übernehmen
cards-write-to-file = Deine Karten in eine Datei schreiben
cards-no-file = eine solche Datei gibt es nicht
cards-taken = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} aus { $file } übernommen.
cards-given = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} nach { $file } geschrieben.
cards-unsaved = Deine Karten sind nicht gespeichert
cards-unsaved-hint = Solange dieses Fenster offen ist, geht nichts verloren. Räum aus dem Weg, was hindert, und versuch es noch einmal, oder bleib hier.
wrong-card-left-out = { $file }: { $card } bleibt draußen, weil etwas darauf nicht stimmen kann. Was, sagt „delvewright lint“.
wrong-cards-pack = Die Karten aus { $file } werden nicht verwendet: { $why }
cards-edit = Eine Karte ändern
cards-names = Name
cards-name-in = Name auf { $language }
cards-facts = Was darauf gedruckt ist
cards-copies = So oft im Stapel
cards-health = Leben
cards-text = Was sie kann
cards-no-text = Sonst nichts.
cards-new-text = Noch eine Fähigkeit
cards-text-number = Fähigkeit { $number }
cards-part-of = { $of }: { $what }
cards-of-text = Fähigkeit { $number }: { $what }
cards-less = { $what }: eins weniger
cards-more = { $what }: eins mehr
cards-up-what = { $what }: einen Platz nach oben
cards-down-what = { $what }: einen Platz nach unten
cards-remove-what = { $what }: herausnehmen
cards-add-what = { $what }: noch eine Zeile
list-search = In dieser Liste suchen
list-nothing = Nichts passt zu diesen Buchstaben.
part-when = Wann
part-use = Wie
part-limit = wie oft
part-if = Wenn
part-cost = Preis
part-do = Dann
part-number = Zahl
cards-problem = Karte { $code } ({ $name }): { $what }
cards-sound = { $file }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, alles in Ordnung.
help-simulate-own-cards = Auch mit deinen eigenen Karten spielen.
