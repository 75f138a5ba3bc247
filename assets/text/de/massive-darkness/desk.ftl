### Der Schreibtisch: der Weg zwischen den Bildschirmen, was man befehlen kann und was noch nicht gesichert ist.

start-editor = Quest-Editor
start-ledger = Kampagnenbuch
start-cards = Karten
start-game-line = { $quest }, Runde { $round } – { $heroes }
start-game-short = { $quest } – { $heroes }
command-rulings = Auslegungen
settings-stop = Nach den Phasen ohne Heldenzug anhalten
settings-stop-hint = Was Gegner und Ereignisse bewirkt haben, steht neben dem Plan, und das Spiel wartet, bis du es gelesen hast. Nur, wenn alles auf einmal gezeigt wird.
settings-lit = Das ganze Verlies ausgeleuchtet zeigen
settings-lit-hint = Was noch niemand gesehen hat, liegt im Dunkeln, und wohin niemand schaut, im Dämmerlicht, außer wenn alles ausgeleuchtet ist. Das ist nur für das Auge: Den Plan kennen alle. L ändert es für das Spiel auf dem Tisch.

## Seiten des Tisches und des Buchs
page-question = Die Frage
page-story = Geschichte
page-enemies = Gegner
page-decks = Quest
page-undo = Verlauf
command-again = Noch einmal zeigen, was geschehen ist
table-to-book = Zurück zum Kampagnenbuch
ledger-page-book = Buch
ledger-page-heroes = Helden
ledger-page-statistics = Statistik
ledger-page-chronicle = Chronik

## Tasten
keys-book = Im Kampagnenbuch
keys-first-card = nimmt die erste gefundene Karte
keys-enter-all = trägt ein, wie eine Quest ausging
key-rulers = L, V, D
key-storeys = Bild auf, Bild ab
keys-drawing-border = bearbeiten die Grenze auf dieser Seite; mit Umschalt noch eine dazu
keys-drawing-menu = öffnet das Menü der Zone
keys-drawing-turn = dreht, was ausgewählt ist, mit Umschalt zurück
keys-drawing-swap = tauscht die beiden ausgewählten Teile
keys-drawing-rulers = zeigen Licht, Sicht und Schritte
keys-drawing-storeys = führen ein Stockwerk höher oder tiefer
keys-editor-go-on = setzt die letzte Probe fort
keys-editor-search = sucht, was sich legen lässt
keys-shelf = Bei einer deiner Quests
keys-shelf-duplicate = verdoppelt sie, sobald sie mit Tab erreicht ist
keys-shelf-rename = benennt sie um
keys-shelf-delete = löscht sie; sie lässt sich zurückholen
keys-shelf-back = nimmt zurück, was auf dieser Seite zuletzt geschah

## Was gemeldet wird
table-test = Probe von „{ $title }“ – kein Spiel
notice-former-game = Dieses Spiel wurde für die Kampagne „{ $name }“ gespielt, die nicht mehr darauf wartet: Was hier noch geschieht, ändert am Buch nichts.
ledger-imported = „{ $name }“ steht jetzt im Regal.
brought-cards = { $count ->
    [one] Eine Karte kam mit und liegt jetzt bei deinen: { $names }.
   *[other] { $count } Karten kamen mit und liegen jetzt bei deinen: { $names }.
}
brought-cards-instead = { $count ->
    [one] Eine mitgebrachte Karte hat den Code einer Karte der Schachtel und gilt ab jetzt an deren Stelle: { $names }.
   *[other] { $count } mitgebrachte Karten haben Codes von Karten der Schachtel und gelten ab jetzt an deren Stelle: { $names }.
}
brought-other-cards = { $count ->
    [one] Eine mitgebrachte Karte wurde nicht übernommen, weil du eine andere mit demselben Code hast; deine gilt weiter: { $names }.
   *[other] { $count } mitgebrachte Karten wurden nicht übernommen, weil du andere mit denselben Codes hast; deine gelten weiter: { $names }.
}
brought-quests = { $count ->
    [one] Eine Quest kam mit und steht jetzt in deinem Regal: { $names }.
   *[other] { $count } Quests kamen mit und stehen jetzt in deinem Regal: { $names }.
}
brought-other-quests = { $count ->
    [one] Eine mitgebrachte Quest wurde nicht übernommen, weil du eine andere mit demselben Namen hast: { $names }.
   *[other] { $count } mitgebrachte Quests wurden nicht übernommen, weil du andere mit denselben Namen hast: { $names }.
}
files-drop = Loslassen: Quests und Kampagnen werden deine eigenen
files-taken = Questdateien, die jetzt in deinem Regal stehen: { $count }
files-other = „{ $name }“ ist weder eine Quest noch eine Kampagne. Damit wurde nichts getan.

## Was sich nicht sichern ließ oder auch in einem anderen Fenster gesichert wurde
unsaved-title = Diese Quest ist nicht gespeichert
unsaved-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier und schreibe die Quest auf der Seite „Teilen“ an einen anderen Ort.
unsaved-cards-title = Deine Karten sind nicht gespeichert
unsaved-cards-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier.
unsaved-book-title = Das Kampagnenbuch ist nicht gespeichert
unsaved-book-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier und speichere das Buch anderswo. Wenn du gehst, ist der letzte Eintrag verloren.
elsewhere-title = In einem anderen Fenster verändert
elsewhere-hint = Beide Fassungen liegen in deinem Regal. Bleib, wenn du sagen willst, was aus ihnen wird.
elsewhere-leave = Verlassen: Beide bleiben
