# Was fehlt, wird auf Englisch gezeigt.
arrange-here = Hierhin legen
question-chance-unknown = Die Chancen werden gezählt …
question-chance = { $kills } % tödlich · { $whole },{ $tenth } Wunden

## Keys and cards

keys-title = Tasten
keys-everywhere = Überall
keys-answers = Antworten
keys-back = Zurücknehmen
keys-map = Auf dem Plan
key-help = F1 oder ?
keys-help = öffnet und schließt diese Seite
key-tab = Tab
keys-tab = geht zum nächsten Bedienelement; Umschalt + Tab zurück
key-enter = Enter
keys-enter = drückt das umrandete Bedienelement
key-escape = Esc
keys-escape = verlässt das Bedienelement, schließt Menüs
key-numbers = 1 … 9
keys-numbers = geben die Antwort mit dieser Nummer
key-space = Leertaste
keys-space = macht den naheliegenden nächsten Schritt
key-undo = Strg + Z
keys-undo = nimmt die letzte Antwort zurück
key-redo = Strg + Umschalt + Z
keys-redo = gibt sie wieder (auch Strg + Y)
key-arrows = Pfeile
keys-arrows = gehen von Feld zu Feld, sobald der Plan mit Tab erreicht ist
key-menu = Enter
keys-menu = tut in diesem Feld, was dort möglich ist
key-plus-minus = + und −
keys-zoom = vergrößern und verkleinern, wie das Mausrad
key-fit = Strg + 0
keys-fit = zeigt den ganzen Plan
key-space-drag = Leertaste + Ziehen
keys-pan = verschiebt den Plan, wie ihn zu ziehen
table-keys = Tasten (F1)
card-origin-printed = Wie auf der Karte gedruckt.
card-origin-inferred = Aus dem Regelheft erschlossen; deine Karte kann in Einzelheiten abweichen.
card-origin-designed = Von uns passend entworfen, weil der gedruckte Text nicht vorliegt. Auf deiner Karte steht anderes.
