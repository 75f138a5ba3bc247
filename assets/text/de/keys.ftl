### Tasten und was sie tun.

keys-title = Tasten
keys-everywhere = Überall
keys-answers = Antworten
keys-back = Zurücknehmen
keys-map = Auf dem Plan
key-tab = Tab
keys-tab = geht zum nächsten Bedienelement; Umschalt + Tab zurück
key-enter = Enter
keys-enter = drückt das umrandete Bedienelement
key-escape = Esc
keys-escape = verlässt das Bedienelement, schließt Menüs
key-numbers = 1 … 9
keys-numbers = geben die Antwort mit dieser Nummer; eine Nummer, die gerade etwas anderes bedeutet als zuvor, wartet einen Moment
key-space = Leertaste
keys-space = macht den naheliegenden nächsten Schritt
key-arrows = Pfeile
keys-arrows = gehen von Zone zu Zone, sobald der Plan mit Tab erreicht ist
key-menu = Enter
keys-menu = tut in dieser Zone, was dort möglich ist
key-plus-minus = + und −
keys-zoom = vergrößern und verkleinern, wie das Mausrad
key-fit = Strg + 0
keys-fit = zeigt den ganzen Plan
key-space-drag = Leertaste + Ziehen
keys-pan = verschiebt den Plan, so wie das Ziehen mit der Maus
keys-screens = Von Seite zu Seite
keys-pages = Neben dem Plan
key-ctrl = Strg
key-cmd = Cmd
key-shift = Umschalt
key-alt = Alt
key-home = Pos1

keys-book = Im Kampagnenbuch
keys-first-card = nimmt die erste gefundene Karte
keys-enter-all = trägt ein, wie eine Quest ausging
