### Boss Monster: der Tisch, die Vorbereitung einer Partie und wie dort was heißt.

command-bm-rules = Regeln von Boss Monster
bot-random = Bot: irgendein Zug
bot-evaluator = Bot: schnell und vernünftig
bot-searcher = Bot: denkt voraus, 0,2 s
bot-searcher-steady = Bot: denkt voraus, 1 s
bot-searcher-long = Bot: denkt voraus, 3 s
bot-unknown = { $bot } ist kein Bot dieser Version: An diesem Platz wird irgendein Zug gemacht.

## Eine neue Partie

new-bm-about = Zwei bis vier bauen Dungeons, locken Helden mit Schätzen an und streiten um ihre Seelen. Menschen und Bots sitzen gemischt; Menschen teilen sich diesen Bildschirm, zwischen ihnen fällt ein Vorhang.
new-bm-box = In der Schachtel
new-bm-length = Eine Partie dauert etwa acht Runden, wenn zwei bis vier Bots am Tisch sitzen.
new-bm-practice = Übungspartie: Auch Gesehenes lässt sich zurücknehmen
new-bm-practice-about = Sitzen mehrere Menschen am Tisch, werden jedes Mal alle gefragt. In anderen Partien bleibt, was gezogen, aufgedeckt oder von anderen geantwortet wurde.
new-bm-variants = Varianten
new-bm-editions = Wortlaut anderer Ausgaben
new-bm-deck = Karten in den Stapeln ({ $number ->
    [0] alle
    [one] eine Sorte fehlt
   *[other] { $number } Sorten fehlen
})
new-bm-stops = Wann wird wer gefragt?
new-bm-stops-about = Normalerweise wird jeder gefragt, wo er etwas einsetzen könnte. Wer seltener oder immer gefragt werden möchte, sagt es hier.
option-two-bosses = Jeder wählt einen von zwei Bossen
option-intrigue = Intrige: Wer in einer Runde keine Seele bekommt, darf eine Karte ziehen
option-hard = Schwerer: ohne die schwächsten gewöhnlichen Helden
option-mixed-sets = Einmal pro Runde lässt sich eine Raumkarte in eine Münze tauschen
option-unlimited-lives = Durch Wunden scheidet niemand aus
option-keep-all-seven = Alle sieben Karten der ersten Hand bleiben
option-mulligan-shuffled = Eine getauschte Hand wird in die Stapel zurückgemischt
option-oldest-first = Wer am längsten in der Stadt ist, wird zuerst angelockt
option-cancel-cancels = Auch ein Zauber, der aufhebt, kann aufgehoben werden
option-minibosses-revealed = Wer die Minibosse seiner Hand zählt, sagt, wie viele er zeigt
option-miniboss-stays = Der Miniboss eines zerstörten Raums bleibt beim Raum darunter
option-fewer-windows = In der Abenteuerphase wird nur nach dem Schaden in einem Raum etwas eingesetzt
option-laid-is-laid = Eine gelegte Karte wird nicht zurückgenommen
stop-build = während andere bauen
stop-before-hero = bevor ein Held einen anderen Dungeon betritt
stop-in-room = wenn ein Held anderswo verletzt wurde
stop-idle = in Zügen anderer ohne Helden
stop-always = immer, auch wenn nichts möglich ist

## Arten von Karten

kind-monster = Monsterraum
kind-advanced-monster = Erweiterter Monsterraum
kind-trap = Fallenraum
kind-advanced-trap = Erweiterter Fallenraum
kind-miniboss = Miniboss
kind-spell = Zauber, in beiden Phasen
kind-spell-build = Zauber, in der Bauphase
kind-spell-adventure = Zauber, in der Abenteuerphase
kind-hero = Held
kind-dark-hero = Finsterer Held
kind-epic-hero = Epischer Held
kind-dark-epic-hero = Finsterer epischer Held
kind-boss = Boss, { $xp } EP

## Der Tisch

table-set-up = Aufbau
table-build = Bauphase
table-bait = Köderphase
table-adventure = Abenteuerphase
table-between = Zwischen den Phasen
table-again = Noch eine Partie
table-piles = Räume { $rooms } · Zauber { $spells } · Helden { $heroes } + { $epic } · Ablage { $discards }
piles-rooms = Raumstapel: { $number }
piles-spells = Zauberstapel: { $number }
piles-heroes = Helden, die noch kommen: { $number }, dann epische: { $epic }
piles-discards = Ablagestapel: { $number }
piles-hint = Stapel, Helden, die noch kommen, und der Ablagestapel zum Durchsehen
table-bots-think = Die Bots spielen.
table-thinks = { $seat } denkt nach …
table-undo-asks = { $name }: Die letzte Entscheidung wird zurückgenommen, wenn alle einverstanden sind.
table-undo-asks-any = Die letzte Entscheidung wird zurückgenommen, wenn alle einverstanden sind.
table-redo-asks = Die zurückgenommene Entscheidung gilt wieder, wenn alle einverstanden sind.
table-undo-agrees = { $name } ist einverstanden
table-undo-has-agreed = { $name } hat zugestimmt
table-go-on = Weiter
table-skip = Bis ans Ende
table-save-story = Als Text sichern, was mir erzählt wurde
table-save-whole = Das ganze Spiel sichern, mit allem, was verborgen war
table-saved = In { $file } gesichert.
table-something-else = Etwas anderes
table-look = { $card }: { $count } Möglichkeiten …
table-pick = { $card } auswählen
table-put-back = { $card } zurücklegen
table-build-here = Hier bauen, am Eingang
table-town = Stadt
table-town-empty = Niemand ist in der Stadt.
table-hand-empty = Du hast keine Karten.
table-level = { $card } { $level }
table-score = Seelen: { $souls }, Wunden: { $wounds }
table-out = Ausgeschieden.
table-header = { $seat }: Seelen { $souls }, Wunden { $wounds }, Münzen { $coins }, Handkarten { $cards }, Schaden aller Räume { $damage }.
lure-goes = Ginge jetzt zu { $seat }.
lure-stays = Bleibt: Niemand hat am meisten.
foresee-goes-dies = { $card } ginge zu { $seat } und käme in Raum { $position } um.
foresee-goes-through = { $card } ginge zu { $seat } und erreichte den Boss.
foresee-dies = { $card } käme in Raum { $position } um.
foresee-through = { $card } erreichte den Boss von { $seat }.
foresee-laid = Deine verdeckte Karte ist mitgezählt.
foresee-dies-now = { $card } käme sofort um.
foresee-gone = { $card } wäre von dort verschwunden.
foresee-stays = { $card } bliebe in der Stadt.
lure-stays-short = bleibt { $has }:{ $next }
lure-fewest-souls = wenigste Seelen
lure-most-souls = meiste Seelen ohne Wunden
lure-looks-for = Schätze locken ihn nicht: { $lure }.
lure-short = → { $seat } { $has }:{ $next }

## Was auf dem Tisch liegt, für alle, die es hören

thing-boss = { $card }, der Boss von { $seat }
thing-room = { $card }, Raum { $position } von { $seat }, Schaden { $damage }
thing-miniboss = { $card }, Miniboss auf Stufe { $level }, von { $seat }
thing-face-down = eine verdeckt gelegte Karte von { $seat }
thing-laid = { $card }, von dir verdeckt gelegt
thing-hand = { $card }, { $kind }, auf deiner Hand
thing-hero-town = { $card } in der Stadt, Leben { $health }. { $lure }
thing-hero-entrance = { $card } am Eingang von { $seat }, Leben { $health }
thing-hero-inside = { $card } im Dungeon von { $seat }, Leben { $health }

## Die Leiste der Fenster

strip-closed = Gerade kann niemand etwas einsetzen.
strip-build = { $seat } baut
strip-before-hero = Bevor ein Held eintritt: { $seat }
strip-in-room = Ein Held in einem Raum: { $seat }
strip-idle = Kein Held kommt: { $seat }
strip-past = { $seat } hat gepasst.
strip-asked = { $seat } wird jetzt gefragt.
strip-comes = { $seat } wird später gefragt.
strip-waits = { $seat }: { $card } wartet
strip-answered = { $seat }: { $card } – Antwort möglich
strip-works = { $seat }: { $card } wirkt
strip-cancelled = { $seat }: { $card } ist aufgehoben
strip-pass = Passen
strip-until = bis
strip-until-action = jemand etwas tut
strip-until-turn = ich dran bin
strip-until-phase = zur nächsten Phase

## Chancen des Verborgenen

chances-ask = Chancen des Verborgenen
chances-title = Chancen
chances-laid = Verdeckt, { $seat }
chances-answers = Hat einen Zauber, der antwortet
chances-heroes = { $count ->
    [one] Der nächste Held, so wie die Dungeons stehen
   *[other] Mindestens einer der nächsten { $count } Helden, so wie die Dungeons stehen
}
chances-stays = bleibt in der Stadt
chances-exactly = { $number }: { $percent } %
chances-next-card = Die nächste Karte des Raumstapels
chances-advanced = ein erweiterter Raum
chances-bears = mit { $treasure }
chances-percent = { $percent } %
chances-about = Genau gezählt aus dem, was du siehst: Jede Karte, die dort liegen könnte, zählt einmal. Warum jemand eine Karte gewählt hat, kann niemand zählen.

## The page of keys

keys-bm-table = Am Tisch
keys-bm-cards = geht auch von Karte zu Karte: Karten auf dem Tisch und in der Hand sind Bedienelemente
keys-bm-pick = nimmt die Karte auf, legt sie dort ab, wohin du als Nächstes gehst, oder setzt sie dort ein
keys-bm-back = legt die Karte zurück
keys-bm-beats = zeigt den nächsten Schritt dessen, was geschieht; Ende zeigt gleich, wie es ausgeht
