### Keys and what they do.

keys-title = Keys
keys-everywhere = Everywhere
keys-answers = Answering
keys-back = Taking back
keys-map = On the map
key-tab = Tab
keys-tab = goes to the next control; Shift + Tab goes back
key-enter = Enter
keys-enter = presses the control that has the ring around it
key-escape = Esc
keys-escape = leaves the control, closes menus
key-numbers = 1 … 9
keys-numbers = give the answer with that number; a number that has just come to mean something else waits a moment
key-space = Space
keys-space = takes the obvious next step
key-arrows = Arrows
keys-arrows = move from zone to zone once the map has been reached by Tab
key-menu = Enter
keys-menu = does in that zone what can be done there
key-plus-minus = + and −
keys-zoom = zoom; the wheel does, too
key-fit = Ctrl + 0
keys-fit = shows the whole map
key-space-drag = Space + drag
keys-pan = moves the map, just as dragging it does
keys-screens = From screen to screen
keys-pages = Beside the map
key-ctrl = Ctrl
key-cmd = Cmd
key-shift = Shift
key-alt = Alt
key-home = Home

keys-book = In the campaign book
keys-first-card = takes the first card that was found
keys-enter-all = enters how a quest ended
