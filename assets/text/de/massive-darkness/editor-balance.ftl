### Balance check and first drafts.

## Drafts

cli-generated = „{ $title }“ ist entworfen und steht in { $file }.
cli-generate-tiles = Ein Entwurf hat 1 bis { $most } Teile, nicht { $tiles }.
draft-escape = Hindurch und hinaus
draft-library = Die Karte aus der Bibliothek holen
draft-artifacts = Zwei Artefakte holen
draft-lairs = Die Höhlen ausbrennen
draft-quarry = Ein Ungeheuer jagen
draft-siege = Den Wellen standhalten
draft-quarry-name = das gejagte Ungeheuer
draft-title-1 = Die ertrunkene Galerie
draft-title-2 = Laternen in der Tiefe
draft-title-3 = Niemandes Keller
draft-title-4 = Die krumme Stiege
draft-title-5 = Asche in den Hallen
draft-title-6 = Dreimal geklopft
draft-title-7 = Der kalte Herd
draft-title-8 = Unter der Mühle
draft-title-9 = Die stumme Schmiede
draft-title-10 = Was die Knappen hörten
draft-title-11 = Rost und Knochen
draft-title-12 = Der lange Heimweg
draft-escape-story = Der Rückweg ist eingestürzt. Irgendwo vor euch zieht frische Luft herein: Folgt ihr und lasst niemanden zurück.
draft-library-story = Ein alter Plan dieser Gewölbe liegt hier unten in einer Bibliothek. Findet ihn, ehe ihn jemand verbrennt, und bringt ihn hinaus.
draft-artifacts-story = Zwei Teile eines Ganzen liegen hinter verschlossenen Türen. Wer beide ans Licht bringt, darf sie behalten.
draft-lairs-story = Hier nistet etwas und schickt seine Brut nachts auf die Felder. Findet jede Höhle und brennt sie aus.
draft-quarry-story = Es kommt bei Nacht, und seine Spuren enden nirgends. Nun ist sein Versteck gefunden. Geht hinunter und macht ein Ende.
draft-siege-story = Sie wissen, dass ihr hier seid, und sie kommen. Haltet die Hallen, bis im Morgengrauen Hilfe eintrifft.

## Spiele in Zahlen

cli-simulated-falls = Helden fallen am häufigsten in: { $places }.
cli-simulated-unseen = Zonen, die nie jemand betreten hat: { $count }, die erste bei { $first }.
cli-simulated-idle = Nie zur Anwendung gekommen: { $rule }.

edit-draft = Erster Entwurf
editor-draft = Entwurf
draft-about = Ein Anfang statt eines leeren Blatts: Wünsche dir etwas, und ändere danach, was du willst.
draft-do = Quest entwerfen
draft-next = Noch ein Entwurf
draft-previous = Der Entwurf davor
draft-number = Entwurf { $number }. Er folgt den Wünschen, bis du selbst etwas änderst.
draft-replaces = Was auf dem Blatt liegt, wird ersetzt; Rückgängig holt es zurück.
draft-tiles = Spielplanteile
draft-level-low = Stufe am Anfang
draft-level-high = Stufe am Ende
draft-chambers = Kammern, die man betreten kann

## Balance

editor-balance = Schwierigkeit
balance-about = Bots spielen die Quest mit Gruppen jeder Größe; welche Helden und Klassen dabei sind, wird für jedes Spiel neu ausgelost, wenn du sie nicht selbst wählst. Was Bots gewinnen, ist ihr Anteil, nicht eurer.
balance-player = Wer spielt:
balance-quick = Schneller Bot
balance-deep = Plant voraus
balance-quick-about = Denkt nur einen Schritt weit und spricht sich mit niemandem ab; das dauert Sekunden.
balance-deep-about = Probiert in gedachten Spielen viele Arten, eine Aktivierung zu nutzen, und gewinnt mehr als der schnelle. Das dauert Minuten und läuft weiter, während du zeichnest oder die Quest verlässt; gespielt wird die Quest, wie sie am Anfang war. Was gespielt ist, bleibt erhalten, auch wenn du das Programm schließt.
balance-played-by = Gespielt von: { $bot } (ausgeloste Gruppen, deutscher Wortlaut, Lebensbringer: { $tokens })
balance-played-by-chosen = Gespielt von: { $bot } ({ $heroes }; deutscher Wortlaut, Lebensbringer: { $tokens })
balance-heroes = Helden:
balance-drawn = jedes Mal andere
balance-chosen = immer diese
balance-effort = Spiele je Gruppe:
balance-games = { $games }
balance-start = Schwierigkeit prüfen
balance-go-on = Prüfung fortsetzen (gespielt: { $done } von { $games })
balance-stop = Anhalten
balance-progress = Spiele: { $done } von { $games }
balance-stale = Die Quest hat sich seither geändert
balance-wins = Vom Bot gewonnen, nach Zahl der Helden
balance-party = { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
}: { $wins ->
    [0] noch nicht als gewinnbar erwiesen; { $games ->
        [one] der Bot hat sein einziges Spiel nicht gewonnen
       *[other] der Bot hat keines von { $games } Spielen gewonnen
    }, von allen solchen Spielen also höchstens { $high } % (Vertrauensniveau { $confidence } %)
   *[other] { $games ->
        [one] Der Bot hat sein einziges Spiel gewonnen
       *[other] Der Bot hat { $won } % von { $games } Spielen gewonnen
    }; von allen solchen Spielen gewinnt er zwischen { $low } und { $high } % (Vertrauensniveau { $confidence } %)
}
balance-party-lost = { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
}: { $games ->
        [one] Der Bot hat sein einziges Spiel nicht gewonnen
       *[other] Der Bot hat keines von { $games } Spielen gewonnen
    }, von allen solchen Spielen also höchstens { $high } % (Vertrauensniveau { $confidence } %); gewonnen wurde es aber schon, siehe das Spiel oben
balance-unshown = noch nicht als gewinnbar erwiesen
balance-shown = keines dieser Spiele, aber siehe oben
balance-bounds = Strich im Balken: Zwischen diesen Grenzen liegt, wie viel der Bot von allen solchen Spielen gewinnt (Vertrauensniveau { $confidence } %).
balance-of-all = Darunter: alle Gruppen zusammen. Ein Klick zeigt eine allein.
balance-of-party = { $heroes ->
    [one] Darunter: 1 Held allein. Noch ein Klick zeigt wieder alle.
   *[other] Darunter: { $heroes } Helden. Noch ein Klick zeigt wieder alle.
}
balance-stuck = Spiele ohne ordentliches Ende: { $count }
balance-kept-about = Das beste Spiel, das eine Prüfung dieser Quest für jede Zahl von Helden gefunden hat. Es liegt neben der Quest und ist eben noch einmal durchgespielt worden. Sieh dir eines Zug um Zug an; entscheidest du anders, spielst du es weiter.
balance-kept-as-well = Gewonnen auf einer früheren Fassung der Quest, die du dann siehst; dieselben Entscheidungen gewinnen auch die heutige.
balance-kept-earlier = Gewonnen auf einer früheren Fassung der Quest, die du dann siehst. In der heutigen gewinnen dieselben Entscheidungen nicht: { $again } von { $of } lassen sich noch einmal treffen.
balance-fellers = Wer sie zu Fall bringt
balance-feller = { $enemy }: { $share } % der Gefallenen, im Mittel in Runde { $round }, am häufigsten in { $zone }
balance-felled-otherwise = Kein Schlag eines Gegners
balance-falls = Wo Helden fallen
balance-few = selten
balance-many = oft
balance-never = nie betreten
balance-no-fall = Niemand ist gefallen.
balance-fall = { $zone }: { $share } % der Gefallenen
balance-moment = Ab dem Moment vor dem Tod in { $zone } spielen
balance-rule = { $rule } kam nie zur Anwendung.

## Warum Gruppen fallen

why-course = Mindestens die Hälfte der Spiele kommt bis Runde { $half }; die meisten Helden fallen in Runde { $round } ({ $share } % der Gefallenen).
why-course-one-fall = Mindestens die Hälfte der Spiele kommt bis Runde { $half }; ein einziger Held ist gefallen, in Runde { $round }.
why-course-without-falls = Mindestens die Hälfte der Spiele kommt bis Runde { $half }; gefallen ist niemand.
why-falls = Helden, die fallen
why-after-about = Was zuletzt geschehen war, als ein Held fiel oder ein Spiel verloren ging: welche Tür geöffnet, welches Ereignis gezogen wurde. In Klammern: zwischen welchen Grenzen der Anteil an allen solchen Spielen liegt (Vertrauensniveau { $confidence } %).
why-after-event = Nach dem Ereignis „{ $event }“
why-before-events = Vor dem ersten Ereignis
why-lead = { $after }: In { $share } % der Spiele fällt jemand ({ $low } bis { $high } %). { $all ->
    [0] Gefallen ist niemand
   *[other] Gefallene: { $falls } von { $all }
}; { $games ->
    [0] verloren wurde keines
   *[other] verlorene Spiele, die so endeten: { $lost } von { $games }
}.
why-moment = Ab dem Augenblick vor einem Fall spielen: { $after }
why-moment-in-round = Ab dem Augenblick vor einem Fall in Runde { $round } spielen
why-unused-skills = Fertigkeiten, die gekauft und nie benutzt wurden ({ $count }): { $names }.
why-unlearned = Fertigkeiten, die niemand kaufte, obwohl ihre Klasse mitspielte ({ $count }): { $names }.
cli-why-fellers = Wer sie zu Fall bringt:
cli-why-feller = { $enemy }: { $share } der Gefallenen ({ $low } bis { $high }), im Mittel in Runde { $round }, am häufigsten in { $zone } (Startzahl { $seed })
cli-why-after = Wonach sie fallen (Vertrauensniveau { $confidence } %):
cli-why-falls = Gefallene nach Runden: { $rounds }

## Was eine Änderung bewirkt hat

compared-goal = Ziel { $number } ({ $goal }): erreicht in { $after } von 100 Spielen, davor in { $before }
compared-falls = { $zone }: { $after } Gefallene in 100 Spielen, davor { $before }
compared-before = Die Quest, wie sie war
compared-after = Die Quest, wie sie ist

## Was kaum so gemeint ist

advice-reach-spawn = ein Ort, an dem Gegner erscheinen
advice-both-sides = Von Teil { $tile } liegen beide Seiten auf dem Plan; in der Schachtel ist nur ein Teil mit dieser Nummer.
advice-key = Die Tür zwischen { $from } und { $to } ließe sich nur von dem entriegeln, was hinter ihr liegt.
advice-key-border = Den Weg „{ $name }“ könnte nur freigeben, was hinter ihm liegt.
advice-unmet = Ziel { $number } lässt sich nie erreichen.
advice-win-loss = { $loses } lässt die Quest gerade durch das verloren gehen, was man zum Gewinnen braucht: { $wins }.
advice-lost = { $by } lässt die Quest schon in der ersten Runde verloren gehen, was immer man tut.
advice-circle = { $by } löst sich ohne Ende selbst wieder aus.
advice-wait-place = ein Ort, an den niemand kommt
advice-wait-chamber = eine Kammer, die niemand öffnet (Gänge sind keine)
advice-wait-door = eine Tür, die niemand öffnet
advice-wait-exit = der Ausgang, den niemand erreicht
advice-wait-figure = eine Figur, die nie erscheint oder die niemand töten kann
advice-wait-object = ein Objekt, das niemand zerstört
advice-wait-floor = ein Boden, den keine Regel entfernt
advice-wait-conditions = Bedingungen, die nie zusammen gelten

editor-checking = Wird geprüft …
editor-faults = So kann sie nicht gespielt werden
balance-won-about = Ein Bot, der vorausplant, hat sie gewonnen. Sieh dir eines Zug um Zug an; entscheidest du anders, spielst du es weiter.
