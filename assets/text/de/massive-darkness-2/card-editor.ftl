### Eigene Karten.

command-md2-cards = Eigene Karten
new-md2-own-cards = { $count ->
    [one] Mit deiner eigenen Karte spielen
   *[other] Mit deinen { $count } eigenen Karten spielen
}
refusal-md2-own-cards = mit den Karten, die dieses Spiel mitgebracht hat, lässt sich nicht spielen
cards-unnamed = Karte { $code }

## Die Liste

cards-md2-heroes = Helden
cards-md2-items = Gegenstände
cards-md2-skills = Fertigkeiten
cards-md2-powers = Set-Kräfte
cards-md2-arrows = Pfeile
cards-md2-spirits = Geister
cards-md2-doors = Türen
cards-md2-mobs = Horden
cards-md2-roamers = Wandernde Monster
cards-md2-bosses = Bosse
cards-md2-power = Set-Kräfte: { $class }

## Was aufgedruckt ist

cards-md2-mana = Mana
cards-md2-deck = Stapel
cards-md2-starting = Startausrüstung
cards-md2-common = gewöhnlicher Schatz
cards-md2-rare = seltener Schatz
cards-md2-epic = epischer Schatz
cards-md2-mob-1 = Gegenstand der Horden, Stufe 1–2
cards-md2-mob-2 = Gegenstand der Horden, Stufe 3–4
cards-md2-mob-3 = Gegenstand der Horden, Stufe 5
cards-md2-worn = Getragen
cards-md2-attack = Angriff
cards-md2-defense = Verteidigung
cards-md2-of-many = Bei 5 oder 6 Helden
cards-md2-anybody = alle
cards-md2-only = Nur für
cards-md2-set = Teil des Sets
cards-md2-level = Ab Stufe
cards-md2-grade = Ersetzt
cards-md2-no-grade = keinen niedrigeren Grad
cards-md2-stance = Haltung
cards-md2-any-stance = jede
cards-md2-tools = In den Werkzeugbeutel
cards-md2-poison = Wunden durch Gift
cards-md2-blessed = Gesegnete Seite
cards-md2-skill = Fertigkeit
cards-md2-skill-of = { $class }, ab Stufe { $level }
cards-md2-power-hint = Eine Set-Kraft hat keine eigenen Zahlen.
cards-md2-aim = Zielen
cards-md2-quick = Schneller Schuss
cards-md2-critical = Volltreffer
cards-md2-over = Überspannt
cards-md2-fire = Legt Feuermarker
cards-md2-frost = Legt Frostmarker
cards-md2-reward = Schatzmarker
cards-md2-fixed-common = Gewöhnliche Karten
cards-md2-fixed-rare = Seltene Karten
cards-md2-fixed-epic = Epische Karten
cards-md2-tier-1 = Stufe 1–2
cards-md2-tier-2 = Stufe 3–4
cards-md2-tier-3 = Stufe 5
cards-md2-claw = Für Klauen
part-claws = Klauen
cards-md2-line = Zeile { $number }
cards-md2-lines = Zeilen
cards-md2-boss-health = Gesundheit je Held
cards-md2-actions = Aktionen
cards-md2-boss-dice = Geworfene Würfel
cards-md2-specials = Nach den geworfenen Klauen
cards-md2-track = Die Boss-Leiste
cards-md2-space = Feld { $number }
cards-md2-brings = Bringt
cards-md2-arrow = Pfeil
cards-md2-spirit = Geist
cards-md2-door = Tür
cards-md2-mob = Horde
cards-md2-roamer = Wanderndes Monster
cards-md2-boss = Boss
cards-md2-has-health = Gesundheit: { $health }
cards-md2-has-mana = Mana: { $mana }
cards-md2-yellow = gelbe Würfel
cards-md2-orange = orange Würfel
cards-md2-blue = blaue Würfel
cards-md2-purple = Schattenwürfel
cards-md2-black = Gegnerwürfel
cards-md2-class-boards = Klassentafeln
cards-md2-boards = Was auf den Tafeln steht
cards-md2-token-sides = Rückseiten der Marker
cards-md2-sides = Was Marker verbergen
cards-md2-sides-hint = Eine Falle mit 0 ist leer. Die Marker werden gemischt, ihre Reihenfolge ist gleichgültig.
cards-md2-ours = von uns
cards-md2-tile-sides = Seiten der Teile
cards-md2-tile-hint = Die Quests legen die Seite so, wie sie hier gezeichnet ist, und drehen sie von da aus. Liegt sie auf ihren Plänen als Ganzes verdreht, dreh sie hier.
cards-md2-tile-quests = Sie liegt in: { $quests }
cards-md2-tile-nowhere = Sie liegt in keiner Quest der Schachtel.
cards-md2-spikes = Stachelfallen
cards-md2-bears = Bärenfallen
cards-md2-fountains = Brunnen
cards-md2-chests = Truhen
cards-md2-great-chests = Große Truhen
cards-md2-spikes-wounds = Stachelfallen: Wunden
cards-md2-bears-actions = Bärenfallen: Aktionen weniger
cards-md2-fountains-health = Brunnen: Gesundheit
cards-md2-tokens = Marker der Schurkin
cards-md2-token = Marker
cards-md2-top = Felder eines Elements
cards-md2-spell = Zauber { $number }
cards-md2-colour = Passt zu
cards-md2-draws = Zieht weitere Marker
cards-md2-begins = Liegt anfangs im Beutel
cards-md2-copies-of-it = So viele gibt es
cards-md2-has-health-each = Gesundheit je Held: { $health }
cards-md2-when-free = zwischen Aktionen
cards-md2-as-timed = wie der Zeitpunkt es sagt

## Was nicht stimmen kann

card-md2-problem-code = Sie braucht einen Code aus höchstens 80 Zeichen.
card-md2-problem-number = Eine Zahl ist größer oder kleiner als auf irgendeiner Karte.
card-md2-problem-dice = Solche Würfel hat so eine Karte nicht, oder es sind mehr, als es gibt.
card-md2-problem-no-weapon = Eine Waffe hält man in einer Hand oder in zweien, und ein Gegenstand der Horden muss eine sein.
card-md2-problem-attack = Jede Angriffsart steht nur einmal da, und wer angreift, braucht eine.
card-md2-problem-consumable = Was verbraucht wird, hat keine eigenen Würfel.
card-md2-problem-grade = Eine Fertigkeit kann nicht sich selbst ersetzen.
card-md2-problem-class = Das hat eine andere Klasse, nicht diese.
card-md2-problem-moment = Dieser Zeitpunkt kommt für so eine Karte nie.
card-md2-problem-condition = Danach kann hier nicht gefragt werden, oder es steht zweimal da.
card-md2-problem-cost = Damit kann hier nicht bezahlt werden, oder es steht zweimal da.
card-md2-problem-limit = So oft kann sie zu diesem Zeitpunkt nicht eingesetzt werden.
card-md2-problem-effect = Das bewirkt zu diesem Zeitpunkt nichts, oder es steht zweimal da.
card-md2-problem-two-targets = Für wen es gilt, kann nur einmal gewählt werden.
card-md2-problem-no-effect = Es geschieht nichts.
card-md2-problem-too-much = Das ist mehr, als auf eine Karte passt.
card-md2-problem-endless = Es könnte endlos so weitergehen: Sag „einmal pro Runde“, oder lass etwas dafür hergeben.
card-md2-problem-circle = Zusammen mit einer Fähigkeit auf einer anderen Karte könnte es endlos so weitergehen: Sag „einmal pro Runde“, oder lass weniger zurückkommen.
card-md2-problem-tiers = Davon gibt es drei Karten, für jeden Rang eine.
card-md2-problem-no-return = Es verlässt den Spielplan, und keine Zeile, die dann gilt, bringt es als Erstes zu einem Helden zurück.
card-md2-problem-claws = Jede Zahl von Klauen, die fallen kann, braucht ihre Zeile.
card-md2-problem-tokens = Es gibt 6 Stachelfallen, 4 Bärenfallen, 4 Brunnen, 15 Truhen und 4 große Truhen.
card-md2-problem-blank = Von den Stachelfallen und von den Bärenfallen ist mindestens eine leer.
card-md2-problem-floor = An Böden gibt es nur l, d, L, D und #.

## Shared words of forms

cards-unsaved = Deine Karten sind nicht gespeichert
cards-unsaved-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier.
cards-facts = Was darauf gedruckt ist
cards-copies = So oft im Stapel
cards-health = Gesundheit
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
document-campaign = ein Buch zum Weitergeben
