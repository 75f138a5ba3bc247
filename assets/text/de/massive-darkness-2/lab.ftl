### Massive Darkness 2: was viele Spiele von Bots über eine Quest sagen.

## Gewonnene Spiele

balance-won-about = Bots haben sie gewonnen. Sieh dir eines Zug um Zug an; entscheidest du anders, spielst du es weiter.
balance-kept-about = Das beste Spiel, das eine Prüfung dieser Quest für jede Zahl von Helden gefunden hat. Es liegt neben der Quest und wurde gerade noch einmal gespielt. Sieh dir eines Zug um Zug an; entscheidest du anders, spielst du es weiter.
balance-kept-as-well = Gewonnen auf einer früheren Fassung der Quest, die du dann siehst; dieselben Entscheidungen gewinnen auch die heutige.
balance-kept-earlier = Gewonnen auf einer früheren Fassung der Quest, die du dann siehst. In der heutigen gewinnen dieselben Entscheidungen nicht: { $again } von { $of } lassen sich wiederholen.
playing-md2-won-once = Mit so vielen wurde sie aber schon gewonnen: siehe die Spiele darunter.

## Warum Gruppen fallen

balance-fellers = Wer sie zu Boden bringt
balance-feller = { $enemy }: { $share } % derer, die zu Boden gingen, im Mittel in Runde { $round }, am häufigsten in { $zone }
balance-felled-otherwise = Kein Kampf
balance-falls = Wo Helden zu Boden gehen
balance-no-fall = Niemand ging zu Boden.
balance-fall = { $zone }: { $share } % derer, die zu Boden gingen
balance-moment = Ab dem Moment spielen, bevor in { $zone } jemand zu Boden geht
why-course = Mindestens die Hälfte der Spiele kommt bis Runde { $half }; die meisten Helden gehen in Runde { $round } zu Boden ({ $share } % von ihnen).
why-course-one-fall = Mindestens die Hälfte der Spiele kommt bis Runde { $half }; ein einziger Held ging zu Boden, in Runde { $round }.
why-course-without-falls = Mindestens die Hälfte der Spiele kommt bis Runde { $half }; zu Boden ging niemand.
why-falls = Helden, die zu Boden gehen
why-after-about = Was zuletzt geschehen war, als ein Held zu Boden ging oder ein Spiel verloren ging: welche Tür geöffnet wurde; welche Türkarte gezogen oder wie weit die Dunkelheit gestiegen war. In Klammern: zwischen welchen Grenzen der Anteil an allen solchen Spielen liegt (Vertrauensniveau { $confidence } %).
why-after-door-card = Nach der Türkarte „{ $card }“
why-after-darkness = Nachdem die Dunkelheit auf Feld { $space } stieg
why-before-events = Vor der ersten Türkarte und der ersten Dunkelheitsphase
why-lead = { $after }: In { $share } % der Spiele geht jemand zu Boden ({ $low } bis { $high } %). { $all ->
    [0] Zu Boden ging niemand
   *[other] Zu Boden gegangen: { $falls } von { $all }
}; { $games ->
    [0] verloren wurde keines
   *[other] verlorene Spiele, die so endeten: { $lost } von { $games }
}.
why-moment = Ab dem Moment spielen, bevor jemand zu Boden geht: { $after }
why-moment-in-round = Ab dem Moment spielen, bevor in Runde { $round } jemand zu Boden geht
why-unused-skills = Fertigkeiten, die gelernt und nie benutzt wurden ({ $count }): { $names }.
why-unlearned = Fertigkeiten, die niemand lernte, obwohl ihre Klasse mitspielte ({ $count }): { $names }.
cli-why-fellers = Wer sie zu Boden bringt:
cli-why-feller = { $enemy }: { $share } derer, die zu Boden gingen ({ $low } bis { $high }), im Mittel in Runde { $round }, am häufigsten in { $zone } (Startzahl { $seed })
cli-why-after = Wonach sie zu Boden gehen (Vertrauensniveau { $confidence } %):
cli-why-falls = Zu Boden gegangen nach Runden: { $rounds }
help-simulate-why = Auch sagen, warum Gruppen fallen: wer Helden zu Boden bringt, wonach, wann, und was nie benutzt wurde; jeweils mit der Startzahl eines Spiels, das es zeigt. Geht weder mit --results noch mit --compare zusammen.

## Wie schwer eine Quest ist

difficulty-gentle = Zahm
difficulty-fair = Ausgewogen
difficulty-hard = Schwer
difficulty-merciless = Gnadenlos
planned-about-planner = Wie schwer sie heißt, folgt daraus, was unser planender Bot gewonnen hat: { $parts }. Gedachte Spiele je Zug: { $budget }; die Startzahl jedes Spiels bestimmt, mit welchem Helden der Schachtel es beginnt. In Klammern steht, wo sein Anteil an allen solchen Spielen liegt, mit 95 % Sicherheit.
