### Boss Monster: was gefragt wird und warum eine Antwort abgelehnt wird.

game-name = Boss Monster: Der Aufstieg der Minibosse

## Was gefragt wird

ask-bm-deal = Welcher Boss wird ausgeteilt?
ask-bm-tie = Zwei Bosse haben gleich viel EP. Welcher von beiden kommt in dieser Partie zuerst?
ask-bm-hero = Welcher Held kommt in die Stadt?
ask-bm-draw-room = Welche Karte des Raumstapels wird gezogen?
ask-bm-draw-spell = Welcher Zauber wird gezogen?
ask-bm-mill = Welche Karte des Stapels wird aufgedeckt?
ask-bm-at-random = Welche Handkarte trifft der Zufall?
ask-bm-keep = Welcher Boss möchtest du sein?
ask-bm-mulligan = Möchtest du deine Hand gegen sieben neue Karten tauschen?
ask-bm-discards = Welche zwei Karten wirfst du ab?
ask-bm-pays = Zahlst du 1 Münze für deinen neuen Miniboss? Sonst wird er abgeworfen.
ask-bm-first-room = Welchen Raum legst du als ersten?
ask-bm-turn = Du bist mit Bauen an der Reihe: Was tust du?
ask-bm-window = Du bist aktiv: Setzt du etwas ein?
ask-bm-declare = Kündigst du etwas an?
ask-bm-cancel-of = { $card } ist angekündigt. Antwortest du darauf?
ask-bm-cancel = Ein Zauber wurde angekündigt. Antwortest du darauf?
ask-bm-tax = Zahlst du 1 Münze, damit dein Zauber weitergeht?
ask-bm-order = Mehrere deiner Fähigkeiten sind fällig. Welche kommt zuerst?
ask-bm-trigger = Eine deiner Fähigkeiten ist fällig. Wie nutzt du sie?
ask-bm-trigger-of = { $card }: Wie setzt du diese Fähigkeit ein?
ask-bm-coins = Wie viele Münzen legst du auf diesen Raum?
ask-bm-show = Wie viele Minibosse aus deiner Hand zeigst du vor?
ask-bm-salvage = Welche Karte nimmst du vom Ablagestapel?
ask-bm-take = Welche Karte nimmst du aus dieser Hand?
ask-bm-discard = Welche Raumkarte wirfst du ab?
ask-bm-double = Verdoppelst du den Schaden dieses Raums?
ask-bm-build = Baust du sofort, und wo?
ask-bm-granted = Nutzt du das sofort?
ask-bm-intrigue = Du hast in dieser Runde keine Seele bekommen. Ziehst du dafür eine Karte?

## Was nicht geht

refusal-bm-seats = Boss Monster spielt man zu zweit bis zu viert.
refusal-bm-too-few = Wenn so viele Bosse, Räume oder Zauber fehlen, reichen sie nicht für den Anfang.
refusal-bm-no-heroes = Wenn so viele Helden fehlen, kommen nicht genug in die Stadt.
refusal-bm-fetches-alike = Eine Karte, die für eine andere abgeworfen wird, holt keine, die ihrerseits dasselbe könnte.
refusal-bm-without = Eine Karte, die in dieser Partie weggelassen wird, ist nicht unter ihren Karten.
refusal-bm-own-cards = Aus den Karten, die diese Partie mitgenommen hat, wird kein Spiel Boss Monster mehr.
refusal-bm-over = Die Partie ist vorbei.
refusal-bm-chance = Hier entscheidet der Zufall unter den Karten, die noch da sind.
refusal-bm-no-ability = So etwas kann diese Karte nicht.
refusal-bm-no-window = In diesem Augenblick kann nichts eingesetzt werden.
refusal-bm-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-bm-phase = In dieser Phase kann das nicht eingesetzt werden.
refusal-bm-used = Das wurde in dieser Runde schon eingesetzt.
refusal-bm-inactive = Diese Karte ist nicht aktiv, oder du darfst sie nicht einsetzen.
refusal-bm-target = Das kann dafür nicht gewählt werden.
refusal-bm-condition = Die Bedingung dafür ist nicht erfüllt.
refusal-bm-coins = Dafür reichen die Münzen nicht.
refusal-bm-cost = So kann das nicht bezahlt werden.
refusal-bm-miniboss-needs-room = Ein Miniboss braucht einen Raum, unter dem er liegt.
refusal-bm-miniboss-there = Unter diesem Raum liegt schon ein Miniboss.
refusal-bm-miniboss-beside = Der Raum daneben hat schon einen Miniboss.
refusal-bm-no-such-room = Diesen Raum gibt es in deinem Dungeon nicht.
refusal-bm-not-open = Auf diesem Raum kann gerade nicht gebaut werden: Er ist deaktiviert oder liegt unter einer verdeckten Karte.
refusal-bm-not-a-room = Diese Karte ist kein Raum.
refusal-bm-first-room = Dein erster Raum muss ein gewöhnlicher sein.
refusal-bm-no-room = Du darfst in dieser Runde keinen Raum bauen.
refusal-bm-row-full = Ein Dungeon hat höchstens fünf Plätze; überbaue stattdessen einen Raum.
refusal-bm-advanced = Ein erweiterter Raum kommt auf einen Raum, mit dem er einen Schatz gemeinsam hat.
refusal-bm-forbidden = Ein Raum daneben verhindert, dass hier ein Raum dieser Art gebaut wird.
refusal-bm-laid = Du hast in diesem Zug schon eine Karte gelegt; nimm sie erst zurück.
refusal-bm-nothing-laid = Du hast keine Karte gelegt, die du zurücknehmen könntest.
refusal-bm-laid-is-laid = In dieser Partie bleibt eine gelegte Karte liegen.
refusal-bm-no-miniboss = Diesen Miniboss gibt es in deinem Dungeon nicht.
refusal-bm-promoted = Du hast in dieser Runde schon einen Miniboss befördert.
refusal-bm-fresh = In der Runde, in der er gebaut wurde, wird ein Miniboss nicht befördert.
refusal-bm-highest = Dieser Miniboss hat schon seine höchste Stufe.
refusal-bm-no-coin-here = Dieser Raum verlangt gerade keine Münze.
refusal-bm-sold = Gerade kann keine Raumkarte gegen eine Münze getauscht werden.
refusal-bm-not-your-build = Karten legen und Minibosse befördern kannst du nur, wenn du in der Bauphase an der Reihe bist.
refusal-bm-mulligan = Nur eine Hand mit vier erweiterten Räumen oder vier Räumen desselben Schatzes darf getauscht werden.
refusal-bm-not-offered = Das ist keine der Antworten auf diese Frage.
refusal-bm-answered = Dieser Platz ist nicht gefragt oder hat schon geantwortet.
refusal-bm-two-cards = Abgeworfen werden genau zwei Karten der eigenen Hand.
refusal-bm-no-cancel = Damit kann auf einen angekündigten Zauber nicht geantwortet werden.
