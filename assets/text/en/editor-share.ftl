### Sharing and printing.
# The printed sheet of a quest.
sheet-paper-a4 = A4
sheet-paper-letter = Letter
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
sheet-step-doors = Place the doors. White ones stand open, those with a lock stay shut until a rule opens them.
sheet-step-levels = Lay the Level tokens on their zones. The quest starts at level { $level }.
sheet-step-tokens = Lay tokens and pillars on the zones in which they are drawn.
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
cli-sheet-written = Written: { $file }
cli-sheet-ending = { $file }: the ending says what is written; it can be .pdf or .png.

# Files that come and go.
wrong-exchange-no-file = { $file } is a folder or a device, not a file. Nothing has been changed.
wrong-exchange-too-much = { $file } holds too much to be opened: { $what } × { $count }, at most { $most }. Nothing has been changed.
wrong-exchange-tile-far = In { $file } the tile { $tile } lies too far out: at most { $most } zones from the corner of the map. Nothing has been changed.
wrong-exchange-far = In { $file } something lies too far out: at most { $most } zones from the corner of the map. Nothing has been changed.
thing-token = token
thing-level-token = level token
thing-named-zone = named zone
thing-objective = objective
