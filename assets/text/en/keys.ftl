### Keys and what they do.

keys-title = Keys
keys-everywhere = Everywhere
keys-answers = Answering
keys-back = Taking back
key-tab = Tab
keys-tab = goes to the next control; Shift + Tab goes back
key-enter = Enter
keys-enter = presses the control that has the ring around it
key-escape = Esc
keys-escape = leaves the control, closes menus and sheets, goes back from a screen
key-numbers = 1–9
keys-numbers = give the answer with that number; a number that has just come to mean something else waits a moment
key-space = Space
keys-space = takes the highlighted answer, where one is
keys-screens = From screen to screen
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-home = Home
