### Eigene Karten, in welchem Spiel auch immer.

own-cards-title = Karten
own-cards-search = Karte suchen
own-cards-only-yours = Nur eigene
own-cards-none-found = Keine Karte passt.
own-cards-mark-yours = eigene
own-cards-unplayable = Mit deinen Karten, wie sie jetzt sind, kann keine Partie beginnen: { $why }.
own-cards-origin-box = aus der Schachtel
own-cards-origin-pack = aus dem Paket „{ $pack }“
own-cards-origin-changed = deine, anstelle der Karte aus der Schachtel
own-cards-origin-yours = deine
own-cards-not-played = Solange etwas daran nicht stimmt, wird mit dieser Karte nicht gespielt.
own-cards-double = Eine neue Karte wie diese
own-cards-take-out = Zurück zur Karte aus der Schachtel
own-cards-delete = Diese Karte löschen
own-cards-take-from-file = Karten aus einer Datei übernehmen
own-cards-held-out = Die Karten dieser Datei kommen zu deinen und ersetzen solche mit demselben Code. Das lässt sich zurücknehmen.
own-cards-do-take = Übernehmen
own-cards-write-to-file = Deine Karten in eine Datei schreiben
own-cards-no-file = eine solche Datei gibt es nicht
own-cards-taken = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} aus { $file } übernommen.
own-cards-given = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} nach { $file } geschrieben.
wrong-card-left-out = { $file }: { $card } bleibt draußen, weil etwas darauf nicht stimmen kann. Was, sagt „delvewright lint“.
wrong-card-left-out-because = { $file }: { $card } bleibt draußen. { $why }
wrong-cards-pack = Die Karten aus { $file } werden nicht verwendet: { $why }
own-cards-of-text = Fähigkeit { $number }: { $what }
own-cards-problem = Karte { $code } ({ $name }): { $what }
own-cards-sound = { $file }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, alles in Ordnung.
own-cards-edit = Eine Karte ändern
own-cards-names = Name
own-cards-name-in = Name auf { $language }
own-cards-part-of = { $of }: { $what }
own-cards-less = { $what }: eins weniger
own-cards-more = { $what }: eins mehr
own-cards-up-what = { $what }: einen Platz nach oben
own-cards-down-what = { $what }: einen Platz nach unten
own-cards-remove-what = { $what }: herausnehmen
own-cards-add-what = { $what }: noch eine Zeile
list-search = In dieser Liste suchen
list-nothing = Nichts passt zu diesen Buchstaben.
