# The desk of the quest editor: the shelf of quests, what a step did, what a fix will do, many things at once.

# The shelf
shelf-changed = changed { $since } · { $date }
shelf-menu = What can be done with “{ $title }”
shelf-menu-open = Open
shelf-menu-duplicate = Duplicate (Ctrl + D)
shelf-menu-rename = Rename (F2)
shelf-menu-delete = Delete (Del)
shelf-title-field = New title
shelf-title-do = Take this title
shelf-title-no = Leave the title as it was
shelf-deleted = Show deleted quests ({ $count })
shelf-deleted-on = deleted { $since }
shelf-restore = Take “{ $title }” back
shelf-undo-delete = Take back: “{ $title }” deleted (Ctrl + Z)
shelf-undo-rename = Take back: “{ $old }” renamed “{ $new }” (Ctrl + Z)
shelf-undo-copy = Take back: “{ $title }” duplicated (Ctrl + Z)

# What a step did
step-more = { $what } (and { $count } more)
step-tile-laid = Tile { $tile } laid at { $at }
step-tile-gone = Tile { $tile } removed from { $at }
step-tile-moved = Tile { $tile } moved from { $from } to { $at }
step-tile-turned = Tile { $tile } turned at { $at }
step-tile-other = Tile { $old } exchanged for { $tile } at { $at }
step-tile-wounds = Wound tokens on tile { $tile } at { $at }: { $count }
step-door-laid = Door { $at } put in
step-door-gone = Door { $at } removed
step-door-locked = Door { $at } locked
step-door-unlocked = Door { $at } unlocked
step-door-opened = Door { $at } opened
step-door-closed = Door { $at } closed
step-door-named = Door { $at } named “{ $name }”
step-door-nameless = Door { $at }: name taken away
step-thing-laid = { $thing } laid at { $at }
step-thing-gone = { $thing } removed from { $at }
step-thing-moved = { $thing } moved from { $from } to { $at }
step-thing-changed = { $thing } changed at { $at }
step-title = Title ({ $language }): “{ $text }”
step-story = Story written ({ $language })
step-start-level = Starts at level { $level }
step-goal-new = Objective added: { $what }
step-goal-gone = Objective removed: { $what }
step-goal = Objective changed: { $what }
step-rule-new = Rule added: { $what }
step-rule-gone = Rule removed: { $what }
step-rule-other = Rule changed: { $what }

# Settling problems
fix-does = Settling it: { $what }
fix-done = Done: { $what }
fix-back = Take this back (Ctrl + Z)
fix-together = Settle these { $count } together
edit-settle = Problems settled

# Lists

# The field of cards in the campaign book
ledger-card-unknown = { $count ->
    [one] No card has the code { $codes }.
   *[other] No card has one of the codes { $codes }.
}
ledger-card-not-offered = { $count ->
    [one] The card { $codes } cannot come here.
   *[other] The cards { $codes } cannot come here.
}
ledger-card-all = { $count ->
    [one] Take { $cards }
   *[other] Take these { $count }: { $cards }
}

# Going on with a test
trial-go-on = Go on with the last test (Shift + F5)
trial-go-on-from = { $count ->
    [one] Go on with the last test, after { $count } decision
   *[other] Go on with the last test, after { $count } decisions
  }
trial-go-on-key = Shift + F5

# Many things at once
wrong-edit-occupied = Another tile lies exactly there. Move past it, or let the two change places (S).
edit-align = Brought into line
align-heading = Bring into line
align-west = Bring to the left edge
align-east = Bring to the right edge
align-north = Bring to the upper edge
align-south = Bring to the lower edge
nudge-left = One zone to the left (Alt + ←)
nudge-right = One zone to the right (Alt + →)
nudge-up = One zone up (Alt + ↑)
nudge-down = One zone down (Alt + ↓)
select-all = Pick many
select-choose = Choose what…
select-alike = Pick all of this kind ({ $count })
select-tiles = All tiles ({ $count })
select-doors = All doors ({ $count })
select-locked-doors = All locked doors ({ $count })
select-tokens = Every token of “{ $token }” ({ $count })
select-levels = All level tokens ({ $count })
select-face-down = All face-down tokens ({ $count })
select-names = All names of zones ({ $count })
select-objects = All objects ({ $count })
select-borders = All borders ({ $count })
select-stairs = All stairs ({ $count })
select-walls = All built walls ({ $count })
select-openings = All built openings ({ $count })
select-bridges = All bridges ({ $count })
select-notes = All notes ({ $count })
picked-more = and { $count } more

# Layers
layer-heading = Layers
layer-tiles = Layer of tiles
layer-ways = Layer of doors, borders and walls
layer-tokens = Layer of tokens
layer-places = Layer of start, exit, names, objects
layer-notes = Layer of notes
layer-show = Show: { $layer }
layer-lock = Lock, so that nothing is taken hold of: { $layer }
layer-locked = Locked: { $layer }
editor-loose = { $what }: no tile lies here
