### Sharing and printing.
# The printed sheet of a quest.
sheet-start = START
sheet-exit = EXIT
sheet-level = Quest sheet · starts at level { $level }
sheet-storey = Storey { $number }
sheet-room = Room
sheet-dark-room = Room in shadow
sheet-corridor = Corridor
sheet-dark-corridor = Corridor in shadow
sheet-scale = One zone = { $size } mm
sheet-goals = Objectives
sheet-no-goal = No objective yet.
sheet-set-up = Set-up
sheet-step-tiles = Lay the tiles as the map shows. The grey name of a tile stands in its north-west corner. Tiles are turned clockwise.
sheet-step-built = The borders drawn on the map are not all as printed on the tiles; mark these: { $edges }.
sheet-step-doors = Place the doors. White ones stand open, those with a lock stay shut until a rule opens them.
sheet-step-levels = Lay the Level tokens on their zones. The quest starts at level { $level }.
sheet-step-tokens = Lay tokens, pillars and bridges on the zones in which they are drawn.
sheet-step-face-down = Shuffle these tokens and lay them face down on the zones with a question mark: { $tokens }.
sheet-step-heroes = Put all heroes into the starting zone { $zone }.
sheet-parts = What you need
sheet-part = { $count } × { $name }
sheet-part-tile = Tile { $tile }, corner at { $zone }
sheet-part-tile-turned = Tile { $tile }, corner at { $zone }, turned { $turn }°
sheet-part-doors = { $count ->
    [one] { $count } door
   *[other] { $count } doors
  }
sheet-part-level = Level { $level } token
sheet-part-bridge = Dark Bridge
sheet-part-foe = { $name }: { $card }
sheet-part-foe-drawn = { $name }: a drawn card
sheet-rules = Special rules
sheet-heroes = { $count ->
    [one] for one hero
   *[other] for { $count } heroes
  }
sheet-heroes-between = for { $least } to { $most } heroes
sheet-author = by { $name }
sheet-step-experience = Every hero begins with { $count } XP and may buy skills with them.
sheet-step-unused = Leave in the box: { $cards }.
sheet-step-own = Shuffle the quest's own cards into their decks: { $cards }.

# Files that come and go.
wrong-exchange-no-file = { $file } is a folder, a device or a pipe, not a file. Nothing was changed.
wrong-exchange-too-much = { $file } holds too much to be opened: { $what } × { $count }, at most { $most }. Nothing has been changed.
wrong-exchange-too-long = { $by } in { $file } is too long to be opened: { $count } parts, at most { $most }. Nothing has been changed.
wrong-exchange-tile-far = In { $file } the tile { $tile } lies too far out: at most { $most } zones from the corner of the map. Nothing has been changed.
wrong-exchange-far = In { $file } something lies too far out: at most { $most } zones from the corner of the map. Nothing has been changed.
thing-token = token
thing-level-token = level token
thing-named-zone = named zone
thing-objective = objective

# What has changed between two versions of a quest.
changed-title = Title ({ $language }): “{ $old }” → “{ $new }”.
changed-story = The story ({ $language }) has been rewritten.
changed-start-level = It starts at level { $new } instead of { $old }.
changed-tile-new = New: tile { $tile } at { $at }.
changed-tile-gone = Tile { $tile } at { $at } is gone.
changed-tile-moved = Tile { $tile } has moved from { $from } to { $at }.
changed-tile-turned = Tile { $tile } at { $at } has been turned.
changed-tile-other = At { $at } lies tile { $tile } instead of { $old }.
changed-door-new = New: a door between { $from } and { $to }.
changed-door-gone = The door between { $from } and { $to } is gone.
changed-door = The door between { $from } and { $to } has changed.
changed-thing-new = New at { $at }: { $thing }.
changed-thing-gone = No longer at { $at }: { $thing }.
changed-zone-name = name “{ $name }”
changed-goal-new = New objective: { $what }
changed-goal-gone = No longer an objective: { $what }
changed-goal-order = The objectives are in another order.
changed-rule-new = New rule: { $what }
changed-rule-gone = No longer a rule: { $what }
changed-rule-order = The special rules are in another order.
changed-about = Author, terms, tags or difficulty have changed.
changed-party = The party it is made for has changed.
changed-cards = The cards it is played with have changed.
changed-own-tiles = Its own tiles have changed.
changed-names = Counters or roles have changed.
changed-words = Its own words have changed.
changed-built = Walls or openings of its own have changed.
changed-notes = Notes have changed.
changed-other = Something small has changed that has no sentence of its own.

# Sharing.
editor-share = Share
editor-title-modified = { $title } *
share-file = The quest as a file
share-file-text = One readable file with everything in it. Others drop it onto their window.
share-quest = Save a copy…
share-quest-title = Save a copy of the quest
share-sheet = The quest on paper
shelf-import = Open a file…
shelf-import-title = Open a quest file
shelf-drop = Or drop quest files onto this window. They are copied; the originals stay as they are.
shelf-recent = Opened last
shelf-continue = Go on with “{ $title }”

# Comparing.
compare-opened = the quest as it was opened
edit-bring-back = Earlier version brought back
