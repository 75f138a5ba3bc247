### Die Kommandozeile. $reason ist der Grund, in einem Satz von uns.

## Was an der Eingabe falsch ist

cli-no-quest = Es gibt keine Quest „{ $name }“: Sie ist weder eine Datei noch eine von { $known }.
cli-hero-count = { $count } Helden können nicht spielen: Es müssen 1 bis { $most } sein (COMP-16).
cli-no-hero = Es gibt keinen Helden „{ $name }“; es gibt { $known }.
cli-dice = „{ $dice }“ sind keine Würfel; man schreibt zum Beispiel 3Y2R, mit Y für gelb, R für rot, B für blau und G für grün.
cli-wrong-side = „{ $dice }“ enthält Würfel der anderen Seite: Gelbe und rote greifen an, blaue und grüne verteidigen.
cli-too-many-dice = „{ $dice }“ ist zu viel: Höchstens 3 Würfel einer Farbe werden geworfen (DICE-04).
cli-enchantment = „{ $words }“ ist nicht zu verstehen: { $reason }.
cli-odds-too-many = Diese Chancen lassen sich nicht zählen: { $reason }.
cli-defect = Das Spiel mit der Startzahl { $seed } kommt nicht weiter, ein Fehler dieses Programms: { $reason }.

## Spiele

cli-played = { $quest }: { $heroes }; Bot { $bot }, Startzahl { $seed }.
cli-outcome = Das Spiel ist { $outcome }, nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} und { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
}; sein letzter Zustand ist { $hash }.
cli-recorded = Es ist in { $file } aufgezeichnet.
cli-verified = { $file } stimmt: { $answers ->
    [one] 1 Antwort führt
   *[other] { $answers } Antworten führen
} zu jedem aufgezeichneten Zustand, bis zum letzten, { $hash }. Das Spiel ist { $outcome }, in Runde { $rounds }.
cli-damaged = Regeln und Karten sind die, mit denen gespielt wurde: Die Datei wurde verändert oder beschädigt.
cli-diverged = { $file } stimmt nach { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
} nicht mehr: { $reason }
cli-other-quest = Die Quest darin ist nicht die, mit der es begonnen wurde.
cli-other-rules = Es wurde nach einer früheren Fassung der Regeln gespielt.
cli-other-content = Es wurde mit anderen Karten gespielt.
cli-simulated = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}: { $wins ->
    [0] noch nicht als gewinnbar erwiesen: Der Bot „{ $bot }“ hat keines gewonnen, von allen solchen Spielen also höchstens { $high } % (Vertrauensniveau { $confidence } %); verloren hat er { $lost } %.
   *[other] Der Bot „{ $bot }“ hat { $won } % gewonnen; von allen solchen Spielen gewinnt er zwischen { $low } und { $high } % (Vertrauensniveau { $confidence } %); verloren hat er { $lost } %.
}
cli-simulated-rounds = Im Mittel { $mean } Runden, von { $fewest } bis { $most }.
cli-simulated-speed = Antworten pro Sekunde: { $answers }, Spiele pro Sekunde: { $games }.
cli-simulated-slow = Antworten pro Sekunde: { $answers }, Sekunden pro Spiel: { $seconds }.
cli-simulated-failed = { $stuck } festgefahren, { $failed } aufgegeben.
cli-simulated-defect = Startzahl { $seed }: { $reason }.

## Fälle und Quests

cli-lint-good = { $quest } kann gespielt werden.
cli-lint-hint = { $quest }: Hinweis: { $problem }
cli-lint-problem = { $quest }: { $problem }
cli-lint-pack-good = { $count ->
    [one] { $file }: 1 Karte, alles in Ordnung.
   *[other] { $file }: { $count } Karten, alles in Ordnung.
}
cli-lint-card = { $file }: Karte { $code } ({ $name }): { $problem }

## Chancen

cli-odds-hits = Treffer
cli-odds-attack-bams = Bäms des Angreifers
cli-odds-attack-diamonds = Diamanten des Angreifers
cli-odds-shields = Schilde
cli-odds-defense-bams = Bäms des Verteidigers
cli-odds-defense-diamonds = Diamanten des Verteidigers
cli-odds-wounds = Wunden
cli-odds-mean = { $name }: { $fraction } = { $decimal } im Mittel
cli-odds-exactly = genau
cli-odds-at-least = mindestens
cli-odds-aim-wounds = Neu geworfen wird nach bestem Spiel: Der Angreifer will viele Wunden, der Verteidiger wenige.
cli-odds-aim-kill = Neu geworfen wird nach bestem Spiel: Der Angreifer will töten, der Verteidiger will es verhindern.
cli-odds-kill = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
} oder mehr: { $fraction } = { $decimal }

## Many batches

cli-party-drawn = Welche Helden mit welchen Klassen spielen, wird für jedes Spiel neu ausgelost.
cli-sweep-quest = Quest
cli-of-one = { $option } gilt für eine Quest, eine Gruppe und einen Bot: nicht für „all“.
cli-no-reading = Zu „{ $name }“ stehen keine zwei Auslegungen zur Wahl, aber zu: { $known }.

## What is wrong with the arguments

cli-enchantment-word = „{ $words }“ ist beim Wort „{ $word }“ nicht zu verstehen (--help zeigt ein Beispiel).
cli-enchantment-no-symbols = Die Verzauberung „{ $words }“ wird nicht mit Symbolen bezahlt.
cli-enchantment-other-effect = Von „{ $words }“ lassen sich nur feste Zahlen von Symbolen und Wunden zählen.
cli-enchantment-other-moment = „{ $words }“ wirkt weder im Angriff noch in der Verteidigung.
cli-cases-none = kein einziger Fall steht darin
cli-cases-too-many = { $count } Fälle stehen darin, geprüft werden höchstens { $most }
cli-enchantment-too-long = „{ $words }“ kostet oder tut mehr, als sich zählen lässt.
cli-enchantments-too-many = Zusammen lassen sich höchstens { $most } Verzauberungen zählen.
cli-skill-paid = Die Fertigkeit „{ $words }“ muss bezahlt werden; dafür gibt es --enchantment.
cli-skills-too-many = Zusammen lassen sich höchstens { $most } Fertigkeiten zählen.
cli-rerolls-too-many = Zusammen lassen sich höchstens { $most } Neuwürfe zählen.
cli-content = Die Karten sind nicht zu gebrauchen: { $reason }

## Wer viele Partien spielt

bot-greedy = spielt mit Verstand, einen Schritt voraus
