# The quest editor.

shelf-new = New quest
shelf-own = Your quests
shelf-empty = Nothing here yet. Begin a new quest, let one be drafted, or press a quest of the box: you get a copy of it to change as you like.
shelf-shipped = Quests of the box: a press makes a copy of your own
shelf-quest = { $title } · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
shelf-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
shelf-copy = Copy “{ $title }”
shelf-copy-this = Begin with a copy
shelf-untitled = Untitled quest
editor-leave = Back to your quests
editor-play = Play this quest (F5)
editor-ready = Saved. Ready to be played.
editor-not-ready = Saved. Things to settle before it can be played: { $count }
editor-no-tile = no tile here
editor-empty = Drag a tile from the left onto this sheet, or pick one and click.
editor-map = Map of the quest
editor-about = Quest
editor-goals = Objectives
editor-problems = Problems ({ $count })
editor-quest = The quest
editor-title-in = Title ({ $language })
editor-story-in = Story ({ $language })
editor-start-level = Starts at level
editor-storey = Storey
editor-picked = Picked
editor-nothing-picked = Click something on the map. Ctrl + click picks more, dragging over an empty place picks tiles.
editor-turn = Turn
editor-turn-back = Turn back
editor-flip = Show the other side
editor-duplicate = Lay a copy beside it (Ctrl + D)
editor-remove = Remove
editor-start-here = The heroes start here
editor-exit-here = The exit is here
editor-door-open = stands open
editor-door-locked = is locked until a rule opens it
editor-door-name = Name for rules
editor-less = one less
editor-more = one more
editor-no-goal = Without an objective nobody can win. Add one below.
editor-goal-new = Add an objective
editor-goal-count = How many (tokens, rounds)
editor-goal-remove = Remove objective { $number }
editor-no-problem = Nothing is wrong. F5 plays it.
editor-fix = Settle it
editor-hints = Hints
edit-meant = Hints that are meant so
editor-meant = It is meant so: no more hints of this kind
editor-tell-again = Tell all hints again (kinds not told: { $count })
editor-mistakes = Can hardly be meant
editor-show = Show it on the map
editor-opened = As it was opened
new-goal-escape = All heroes escape
new-goal-clear = No enemy is left
new-goal-survive = Hold out for rounds
new-goal-library = Pick up libraries
new-goal-artifact = Pick up artifacts
new-goal-lair = Pick up lairs
new-goal-treasure = Pick up treasures
key-delete = Del
tool-pick = Pick and move
tool-tile = Tile { $tile }
tool-door = Door
tool-level = Level { $level }
tool-start = Heroes start
tool-exit = Exit
tool-pick-hint = Drag to move, R turns, F flips, Del removes.
tool-tile-hint = Click to lay it, R turns it, Shift keeps it in the hand, Esc puts it back.
tool-door-hint = Click a border. By keyboard: Ctrl + arrow.
tool-zone-hint = Click a zone. Shift keeps it in the hand, Esc puts it back.
palette-filter = Search tiles and tokens (Ctrl + F)
palette-filter-short = Search (Ctrl + F)
palette-tools = Tools and tokens
palette-tiles = Tiles (used / in the box)
palette-tile = Tile { $tile }, used { $used } of 1
edit-lay = Tile laid
edit-move = Moved
edit-turn = Turned
edit-flip = Other side
edit-remove = Removed
edit-copy = Copied
edit-door = Door
edit-change-door = Door changed
edit-token = Token
edit-level = Level token
edit-start = Start
edit-exit = Exit
edit-name = Zone named
edit-title = Title
edit-story = Story
edit-start-level = Starting level
edit-goals = Objectives
edit-rules = Special rules

# Another window has saved the same thing; $since is how long ago
elsewhere-quest = Another window has meanwhile changed the quest that is called “{ $title }” here. Nothing is lost: its version is still there, and yours goes on beside it.
elsewhere-both = Keep both
elsewhere-both-hint = Yours becomes a quest of its own beside the other.
elsewhere-mine-hint = The other version becomes an earlier one; the page “History” shows it.
elsewhere-theirs-hint = Yours becomes an earlier version; undo brings it back.
