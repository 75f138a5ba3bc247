### The campaign book.

## Entries as sentences

book-founded = Die Kampagne „{ $name }“ beginnt mit { $heroes }.
book-member = { $hero } ({ $class })
book-renamed = Die Kampagne heißt von jetzt an „{ $name }“.
book-noted = Notiz: { $text }
book-noted-about = Notiz zu { $about }: { $text }
book-seated = { $player } spielt { $hero }.
book-difficulty = { $tokens ->
    [one] Von der nächsten Quest an liegt ein Marker auf dem Lebensbringer.
   *[other] Von der nächsten Quest an liegen { $tokens } Marker auf dem Lebensbringer.
}
book-planned = { $count ->
    [one] Noch eine Quest ist zu spielen.
   *[other] Noch { $count } Quests sind zu spielen.
}
book-planned-none = Es sind keine weiteren Quests geplant.
book-began-table = „{ $quest }“ beginnt am Tisch.
book-began-here = „{ $quest }“ beginnt am Computer.
book-earned = { $hero } verdient { $what }.
book-xp = { $xp } EP
book-micro-xp = { $xp } Mini-EP
book-loses = verliert { $what }
book-found = { $hero } findet: { $cards }.
book-discarded = { $hero } wirft ab: { $cards }.
book-given = { $from } gibt { $to }: { $cards }.
book-equipped = { $hero } rüstet aus: { $cards }.
book-equipped-nothing = { $hero } rüstet nichts aus.
book-skill = { $hero } kauft eine Fertigkeit: { $skill }.
book-won = „{ $quest }“ ist gewonnen.
book-lost = „{ $quest }“ ist verloren.
book-rounds = { $rounds ->
    [one] Es dauerte eine Runde.
   *[other] Es dauerte { $rounds } Runden.
}
book-result = { $hero }: { $what }.
book-lapsed = { $xp ->
    [one] ein EP über { $most } verfällt (XP-03)
   *[other] { $xp } EP über { $most } verfallen (XP-03)
}
book-result-found = gefunden: { $cards }
book-result-gone = abgeworfen: { $cards }
book-result-skills = gekauft: { $skills }
book-result-kills = { $count ->
    [one] ein Gegner besiegt
   *[other] { $count } Gegner besiegt
}
book-result-deaths = { $count ->
    [0] nie gestorben
    [one] einmal gestorben
   *[other] { $count }-mal gestorben
}
book-repeated = Die Gruppe spielt die verlorene Quest noch einmal.
book-went-on = Die Gruppe lässt die verlorene Quest hinter sich und geht weiter.
book-replaced = { $hero } nimmt Startausrüstung: { $cards }.
book-instead = { $old } → { $new }
book-market-laid = Auf dem Markt liegen: { $cards }.
book-sold = { $hero } verkauft: { $card }.
book-traded = { $hero } tauscht auf dem Markt: { $gives } → { $takes }.
book-trading-done = Der Handel auf dem Markt ist beendet; die Gruppe macht sich bereit.
book-town-left = Die Gruppe verlässt die Stadt, geheilt und bereit.
book-corrected = Berichtigung: Statt Eintrag { $number } soll es heißen: { $text }
book-struck-out = Berichtigung: Eintrag { $number } zählt nicht.
book-why = ({ $why })
book-undone = Eintrag { $number } wurde zurückgenommen.
book-redone = Eintrag { $number } zählt wieder.
book-nothing = nichts

## What an entry changed

change-xp = { $hero }: EP { $before } → { $after }
change-micro-xp = { $hero }: Mini-EP { $before } → { $after }
change-level = { $hero }: Stufe { $before } → { $after }
change-skills = { $hero }: { $skill }, Fertigkeiten { $before } → { $after }
change-got = { $hero } hat jetzt: { $cards }
change-gone = { $hero } hat nicht mehr: { $cards }
change-stage = Als Nächstes: { $stage }
change-stage-ready = Weiter zur nächsten Quest
change-stage-finished = Die Kampagne ist zu Ende
stage-ready = die nächste Quest
stage-playing = die Quest geht weiter
stage-town = ein Besuch in der Stadt
stage-discard = bis auf 6 Karten abwerfen
stage-lost = die verlorene Quest wiederholen oder weitergehen
stage-repeat = die verlorene Quest noch einmal
stage-finished = die Kampagne ist zu Ende

## Why an entry cannot stand in the book. The rule follows in brackets.

refused-sentence = { $about }: { $why } ({ $rule })
refused-sentence-plain = { $why } ({ $rule })
refused-no-such-entry = Es gibt keinen Eintrag, um den es gehen könnte.
refused-no-such-hero = Dieser Held gehört nicht zur Gruppe.
refused-founded-twice = Eine Kampagne beginnt nur einmal; ihre Helden bleiben.
refused-nameless = Eine Kampagne braucht einen Namen.
refused-no-such-line = Die Klasse hat keine solche Fertigkeitsreihe.
refused-line-full = Alle Fertigkeiten dieser Reihe sind gekauft.
refused-too-dear = Dafür hat der Held nicht genug EP.
refused-unknown-code = Diese Karte gibt es nicht.
refused-not-owned = Der Held hat diese Karte nicht.
refused-quest-running = Es wird schon eine Quest gespielt.
refused-no-quest = Diese Quest wird gerade nicht gespielt.
refused-not-next = Eine andere Quest kommt als Nächstes.
refused-finished = Alle Quests sind gespielt.
refused-town-first = Erst kommt der Besuch in der Stadt.
refused-decide-first = Nach der Niederlage muss erst entschieden werden, wie es weitergeht.
refused-not-in-town = Die Gruppe ist nicht in der Stadt.
refused-only-in-quest = Das geschieht nur während einer Quest am Tisch.
refused-only-between = Das lässt sich nur zwischen Quests ändern.
refused-played-here = Die Quest wird am Computer gespielt: Was darin geschieht, wird von selbst eingetragen.
refused-slots = So können die Karten nicht liegen.
refused-no-town-yet = Eine Kampagne beginnt mit einer Quest; in die Stadt geht es erst vor der zweiten.
refused-starting-card = Startausrüstung wird vor der ersten Quest verteilt und nie gefunden.
refused-too-many-tokens = Auf dem Lebensbringer liegen höchstens sechs Marker.
refused-too-many-quests = Eine Kampagne hat höchstens 300 Quests.
refused-too-much-earned = So viel kann niemand in einer Quest gewinnen oder verlieren.
refused-above-the-limit = Mehr als 30 EP hat niemand, also gewinnt auch niemand mehr auf einmal; fünf Mini-EP sind ein EP.
refused-xp-or-micro-xp = Mehr als 30 EP hat niemand, also gewinnt auch niemand mehr auf einmal. Sind Mini-EP gemeint?
refused-name-too-long = Ein Name hat höchstens 80 Zeichen.
refused-note-too-long = Eine Notiz hat höchstens 4.000 Zeichen. Teilt sie auf mehrere auf.
refused-too-much-counted = Mehr als 999 Runden, besiegte Gegner oder Tode zählt niemand in einer Quest.
refused-hero-twice = Jeder Held kommt nur einmal heim, dieser steht zweimal da.
refused-xp-into-micro-xp = Klassenmanöver werden mit Mini-EP bezahlt, und EP werden nicht wieder zu Mini-EP. So viele Mini-EP hatte der Held nicht.
refused-book-full = Dieses Buch ist voll. Beginnt eine neue Kampagne mit den Helden, wie sie jetzt dastehen.

## The chronicle

chronicle-party = Die Gruppe
chronicle-hero = Held
chronicle-class = Klasse
chronicle-player = Spieler
chronicle-level = Stufe
chronicle-xp = EP
chronicle-micro-xp = Mini-EP
chronicle-kills = Besiegte
chronicle-deaths = Tode
chronicle-cards = Karten
chronicle-beginning = Wie es begann
chronicle-town = In der Stadt
chronicle-quests = Quests
chronicle-quest = Quest
chronicle-outcome = Ausgang
chronicle-rounds = Runden
chronicle-won = gewonnen
chronicle-lost = verloren
chronicle-conflicts = Einträge, die den Regeln widersprechen

## The command line

cli-campaign-listed = { $file }: „{ $name }“, letzter Eintrag am { $date }; als Nächstes: { $now }.
cli-campaign-none = Es gibt noch keine Kampagnen.
cli-campaign-several = Mehrere Kampagnen heißen „{ $name }“. Sag mit dem Dateinamen, welche du meinst: { $files }.
cli-campaign-hero = { $hero } ({ $class }): Stufe { $level }, { $xp } EP, { $micro } Mini-EP; { $cards }
cli-campaign-played = Kampagne { $seed }: { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}, gewonnene Quests { $won }, verlorene { $lost }; Stufen { $levels }.

## Die Seiten des Kampagnenbuchs

ledger-title = Kampagnenbücher
ledger-empty = Noch keine Kampagne. Gründe eine: Das Buch führt dann Erfahrung, Fertigkeiten, Karten, den Markt und alles, was geschah, ob ihr am Computer oder am Tisch spielt.
ledger-found = Kampagne gründen
ledger-all = Alle Kampagnen
ledger-open = „{ $name }“ öffnen
ledger-delete = „{ $name }“ löschen: 30 Tage lang lässt sie sich zurückholen
ledger-kept-file = { $file } · { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }
ledger-show-deleted = Kürzlich gelöschte Kampagnen zeigen
ledger-deleted = Kürzlich gelöscht
ledger-deleted-on = gelöscht am { $date }
ledger-restore = „{ $name }“ zurückholen
ledger-next = Als Nächstes: { $next }. Letzter Eintrag am { $date }.
ledger-next-finished = Die Kampagne ist zu Ende. Letzter Eintrag am { $date }.
ledger-name = Name der Kampagne
ledger-name-hint = Die Winterkampagne
ledger-rules = Ausgabe und Schwierigkeit
ledger-first-quest = Beginnt mit
ledger-begin = Kampagne beginnen
ledger-begin-needs = Sie braucht einen Namen und mindestens einen Helden.
ledger-player = Spieler
ledger-player-of = Spieler von { $hero }
ledger-history = Was geschah
ledger-entry = { $number } · { $date }
ledger-note = Notiz schreiben
ledger-add-note = Notiz eintragen
ledger-next-heading = Was als Nächstes kommt
ledger-begin-table = „{ $quest }“ am Tisch spielen
ledger-enter-outcome = Eintragen, wie es ausging
ledger-repeat = Die Quest wiederholen
ledger-go-on = Ohne sie weiterziehen
ledger-read-chronicle = Die Chronik lesen
ledger-way = Der Weg
ledger-quest-won = { $quest }: gewonnen
ledger-quest-lost = { $quest }: verloren
ledger-quest-locked = Quest { $number }
ledger-copy-chronicle = Chronik kopieren
ledger-played-by = gespielt von { $player }
ledger-skill = { $skill }: { $count ->
    [one] 1 Fertigkeit
   *[other] { $count } Fertigkeiten
}
ledger-carried = { $count } von { $most } Karten
ledger-career = { $quests ->
    [one] 1 Quest
   *[other] { $quests } Quests
} · { $kills ->
    [one] 1 Gegner besiegt
   *[other] { $kills } Gegner besiegt
} · { $deaths ->
    [0] nie gestorben
    [one] einmal gestorben
   *[other] { $deaths }-mal gestorben
}
ledger-outcome-of = Wie ging „{ $quest }“ aus?
ledger-outcome-hint = Eingetragen wird, was jeder Held gewonnen hat, nicht, was er hat. In einer Kampagne ist jeder EP, den ein besiegter Gegner, ein Marker oder eine Karte bringt, ein Mini-EP (STORY-02); fünf davon werden von selbst zu einem EP.
ledger-amounts = { $xp } EP, { $micro } Mini-EP
ledger-sum-had = hatte { $was }
ledger-sum-gained = erhält { $gained }
ledger-sum-spent = zahlt { $xp } EP für Fertigkeiten
ledger-sum-now = hat jetzt { $now }
ledger-sum-lost = { $xp ->
    [one] Ein EP über { $most } verfällt (XP-03).
   *[other] { $xp } EP über { $most } verfallen (XP-03).
}
ledger-won = Gewonnen
ledger-lost = Verloren
ledger-enter-this = So eintragen
ledger-skills = Gekaufte Fertigkeiten:
ledger-of-hero = { $hero }: { $what }
ledger-found-cards = Gefundene Karten:
ledger-not-found = { $hero } hat das nicht gefunden: { $card }
ledger-card-for = Fund von { $hero }
ledger-add-card = { $card }
ledger-gone-cards = Karten, die fort sind:
ledger-offers = Diese Karten liegen in der Stadt aus:
ledger-draw-market = Die Karten des Markts ziehen
ledger-search-trade = Karte oder Held suchen
ledger-trades = Verkaufen und Tauschen ({ $count })
ledger-cards = Geben, Ausrüsten, Abwerfen ({ $count })
ledger-sample = Eine Beispielkampagne zum Ansehen hinlegen
ledger-draft-not-kept = Was hier ausgefüllt ist, steht nur in diesem Fenster, bis es eingetragen ist. { $reason }
ledger-outcome-away = Diese Seite weglegen
ledger-back-to = Alles ab Eintrag { $number } zurücknehmen

ledger-leaf-back = Zurückblättern
ledger-leaf-on = Weiterblättern
ledger-leaves = Seiten { $first } bis { $last } von { $count }

## The shelf

ledger-empty-title = Hier liegt noch kein Buch
ledger-tally = { $count ->
    [one] { $won } von 1 Quest gewonnen
   *[other] { $won } von { $count } Quests gewonnen
}
ledger-tally-lost = { $count ->
    [one] einmal verloren
   *[other] { $count }-mal verloren
}
ledger-last-entry = Letzter Eintrag { $since } · { $date }
