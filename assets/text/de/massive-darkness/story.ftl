### Kampagnenmodus und Marktplatz.

ask-signature-price = { $who }: Das Klassenmanöver mit Mini-EP oder mit EP bezahlen?
choice-xp = EP
choice-micro-xp = Mini-EP
log-micro-xp = { $hero }: +{ $amount } Mini-EP.
log-micro-xp-spent = { $hero }: −{ $amount } Mini-EP.
refusal-no-micro-xp = Die Mini-EP reichen nicht.
refusal-level-too-high = Die Quest hat die Stufe dieser Karte noch nicht erreicht.

campaign-stage-ready = die nächste Quest
campaign-stage-town = der Marktplatz
campaign-stage-discard = das Abwerfen bis auf sechs Karten
campaign-stage-lost = die Entscheidung, ob die Quest wiederholt wird
campaign-stage-repeat = die Vorbereitung auf die Wiederholung
campaign-stage-finished = nichts mehr: Die Kampagne ist zu Ende

wrong-stage-not-now = Das geht jetzt nicht. Als Nächstes kommt { $next } ({ $rule }).
wrong-stage-other-heroes = Helden und ihre Klassen bleiben die ganze Kampagne dieselben ({ $rule }).
wrong-stage-skills-lost = { $hero } behält alle gekauften Fertigkeiten der Reihe „{ $line }“ ({ $rule }).
wrong-stage-only-discard = { $hero } wirft jetzt überzählige Karten ab und ändert sonst nichts ({ $rule }).

wrong-record-xp = { $hero } kann nicht { $xp } EP haben: Niemand hat mehr als 30 ({ $rule }).
wrong-record-micro-xp = { $hero } kann nicht { $xp } Mini-EP haben: Fünf werden sofort zu 1 EP ({ $rule }).
wrong-record-no-line = Die Klasse von { $hero } hat keine Fertigkeitsreihe „{ $line }“ ({ $rule }).
wrong-record-skills = { $hero } kann nicht { $bought } Fertigkeiten der Reihe „{ $line }“ gekauft haben, die nur { $skills } hat ({ $rule }).
wrong-record-no-card = { $hero } kann die Karte „{ $code }“ nicht haben: Es gibt sie nicht, oder jemand anderes hat sie ({ $rule }).
wrong-record-never-kept = { $hero } kann die Karte „{ $code }“ nicht haben: Fallen und Glück behält niemand ({ $rule }).
wrong-record-card-twice = Die Karte „{ $code }“ ist an zwei Stellen, aber es gibt sie nur einmal ({ $rule }).
wrong-record-slots = Die Karten von { $hero } können so nicht ausgerüstet sein ({ $rule }).
wrong-record-cards = { $hero } hat { $cards } Karten, aber eine Quest beginnt mit höchstens 6 ({ $rule }).
wrong-record-artifacts = { $hero } hat { $artifacts } Artefakte, aber eine Quest beginnt mit höchstens 1 ({ $rule }).
wrong-record-unplayable = { $hero } hat { $cards } Karten, mehr als dieses Programm auslegen kann ({ $rule }).

ask-market-draw = Eine Karte wird auf dem Marktplatz ausgelegt.
ask-market-talk = Die Helden dürfen untereinander tauschen, bevor jemand mit dem Markt handelt.
ask-market-trade = Wer verkauft eine Karte gegen EP oder tauscht mit dem Markt?
ask-market-leave = Heilen, tauschen, sortieren und abwerfen: Sind alle bereit zum Aufbruch?
ask-market-discard = { $who }: Welche Karte wird abgeworfen?
refusal-market-other-cards = Diese Karten können für diese Gruppe nicht ausliegen.
refusal-market-redraw = Falle oder Glück wird weggelegt und eine andere Karte gezogen.
refusal-market-laid = Alle Karten des Markts liegen schon aus.
refusal-market-none = Vor einer Wiederholung gibt es keinen Markt.
refusal-market-only-discard = Nach einer Niederlage wird nur abgeworfen.
refusal-market-not-among = Während mit dem Markt gehandelt wird, tauschen die Helden nicht untereinander.
refusal-market-no-trade = Vor einer Wiederholung tauschen die Helden nicht untereinander.
refusal-market-closed = Der Markt ist geschlossen.
refusal-market-sold = Dieser Held hat schon eine Karte verkauft.
refusal-market-exchanged = Dieser Held hat schon Karten getauscht.
refusal-market-ratio = Getauscht wird nur eine gegen eine, zwei gegen eine oder eine gegen zwei.
refusal-market-not-there = Diese Karte liegt nicht aus.
refusal-market-levels = Die Stufen der abgegebenen Karten reichen nicht.
refusal-market-later = Das kommt am Ende, wenn die Helden aufbrechen wollen.
refusal-market-usable = Dieser Held hat etwas, das in der nächsten Quest wirkt, oder diese Karte wirkt dort selbst.
refusal-market-not-free = Das ist keine freie Startausrüstung.
refusal-market-fits = Dieser Held hat nicht mehr Karten, als er haben darf: Keine muss weg.
refusal-market-artifact = Es sind zu viele Artefakte, also muss eines davon weg.
refusal-market-too-much = Jemand hat mehr als sechs Karten oder mehr als ein Artefakt.

hero-micro-xp = { $xp } Mini-EP
cli-campaign-leg = { $quest }: { $how } in Runde { $rounds }; Stufen { $levels }; EP { $xp }; Karten { $cards }.
cli-campaign-leg-won = gewonnen
cli-campaign-leg-lost = verloren
