### What went wrong. Each error says what happened; a second message says what is safe.
### $file is the file or folder, $reason is the reason, in a sentence of ours.

## What could not be written while a game is played or a book is kept

unwritten-entry = Your last entry is kept here and is written first. Until then nothing more can be entered.

## What is wrong with cards, quests and recorded games

wrong-pack-syntax = { $file } cannot be read at line { $line }, column { $column }: { $reason }. Put that right, or take the file away.
wrong-pack-twice = In { $file }, “{ $name }” stands twice; give one of the two another code.
wrong-pack-skipped = Your cards in { $file } are not used, everything else is: { $reason } Put the file right, or take it out of the folder.
wrong-bundle-cards = The cards in { $file } cannot be taken over: your cards could not be used with them. { $reason } Nothing was changed.
wrong-card-unknown = The card { $card } names the { $what } “{ $name }”, which is not in the box.
wrong-card-twice = The code “{ $name }” belongs to two cards; each needs its own.
wrong-card-value = The card { $card } does not hold: { $reason }.
wrong-box-missing = The box lacks this: { $what }.
wrong-value-lines = it has more than { $most } lines of skills
wrong-value-levels-fall = the levels of the line “{ $line }” must rise from 1 to 5
wrong-value-level = its level must be 1 to 5
wrong-value-health = its health must be at least 1
wrong-value-dice-count = it has more than { $most } dice of one kind of attack or defense
wrong-value-symbols = the face of a die holds more than { $most } symbols
wrong-value-faces = a die has six faces
wrong-value-dice = the dice do not fit together ({ $reason })
wrong-quest-tile = There is no tile side “{ $tile }”.
wrong-quest-overlap = Tile { $tile } lies on another tile at { $at }.
wrong-quest-outside = At { $at } there is no tile, so this cannot be there: { $what }.
wrong-quest-door-nowhere = The door between { $from } and { $to } does not stand between neighbouring zones.
wrong-quest-door-opening = The door between { $from } and { $to } stands in an opening; doors stand in walls.
wrong-quest-level = The level token at { $at } says { $level }; levels go from 1 to 5.
wrong-quest-large = The map is too large to be played: { $what } × { $count }, at most { $most }.
wrong-quest-party = The quest is made for { $least } to { $most } heroes; a party has 1 to 6, the smaller number first.
wrong-quest-goal = The quest has no objective; give it at least one.
wrong-quest-exit = The heroes shall escape, but the quest has no exit; set one.
wrong-quest-tokens = The heroes shall pick up { $wanted } of these: { $token }; on the map there are only { $there }.
wrong-quest-face-down = Face-down tokens: { $tokens }, spots for them: { $spots }; there must be one for each.
wrong-quest-empty = The quest has no tiles.
wrong-quest-border = The border “{ $name }” between { $from } and { $to } does not lie between neighbouring zones.
wrong-quest-unknown = { $by }: the quest has no { $what } “{ $name }”.
wrong-quest-twice = The name “{ $name }” is used twice ({ $what }).
advice-reach = Nobody can get there: { $what } at { $at }.
advice-door = No door leads into the chamber at { $at }.
advice-islands = Nobody can enter these tiles: { $count }, the first at { $at }.
advice-tile = Tile { $tile } is used more than once; a box holds one, with two sides.
advice-box = More than a box holds: { $what } ({ $count } of { $most }).
advice-levels = Level { $high } comes before level { $low } at { $at } on the way from the start.
advice-locked = No rule unlocks the door between { $from } and { $to }.
advice-barred = No rule frees the way “{ $name }”.
advice-figure = No rule lets the figure “{ $name }” appear.
advice-never = { $by } waits for something that never happens: { $what }.
advice-wait-call = a call that no rule makes
advice-text = Missing ({ $language }): { $what }.
advice-untitled = The quest has no title.
advice-more = …and { $count } more.
wrong-edit-far = That is too far out.
wrong-edit-many = There are as many tiles as a quest can have.
wrong-edit-neighbours = A door needs two zones side by side.
wrong-edit-tile = There is no such tile.
wrong-edit-level = Levels go from 1 to 5.
wrong-edit-nothing = There is nothing to change.
wrong-edit-start-stays = The heroes have to start somewhere: choose another zone for it instead.
wrong-quest-many = Too many of these: { $what }; there are { $count }, at most { $most } can be played.
wrong-quest-many-zones = Something appears in “{ $name }”, but { $count } zones have this name: at most { $most } can be chosen from. Give some of them another name.
wrong-quest-many-level-zones = { $count } zones have a token of level { $level }: where enemies appear at most { $most } can be chosen from. Take some of these tokens away.
wrong-quest-worn = Tile { $tile } has wound tokens, but only the first { $most } tiles of a quest can crumble.
wrong-speaker-rule = Rule { $number }
wrong-speaker-named-rule = Rule { $number } (“{ $name }”)
wrong-speaker-goal = Objective { $number }
wrong-speaker-figure = The figure “{ $name }”
wrong-speaker-object = The object “{ $name }”
wrong-speaker-act = The act “{ $name }”
wrong-speaker-sought = The zone that enemies make for
wrong-quest-deep = { $by } is too long, or puts effects for heroes inside such effects.
wrong-setup-heroes = { $count } heroes were chosen, but 1 to 6 can play (COMP-16).
wrong-setup-no-hero = There is no hero “{ $name }” (SETUP-05).
wrong-setup-hero-twice = The hero “{ $name }” was chosen twice (COMP-02).
wrong-setup-no-class = There is no class “{ $name }” (SETUP-06).
wrong-setup-no-enemy = The quest asks for the enemy “{ $name }”, which is not in the box.
wrong-setup-no-weapon = There is no starting weapon “{ $name }” left (SETUP-07).
wrong-begin-quest = The quest cannot be played. { $problems }
wrong-place-storey = { $name } (storey { $storey })

## Kinds of things

thing-class = class
thing-kind-of-Enemy = kind of enemy
thing-complete-set-of-dice = a complete set of dice
thing-a-stair = a stair
thing-a-face-down-token = a face-down token
thing-the-starting-zone = the starting zone
thing-the-exit = the exit
thing-a-level-token = a level token
thing-a-token = a token
thing-a-named-zone = a named zone
thing-an-object = an object
thing-storey = storey
thing-bridge = bridge
thing-wound-token = wound tokens
thing-level-token-of = level { $level } token
thing-level = level
thing-zone = zone
thing-counter = counter
thing-role = role
thing-figure = figure
thing-object = object
thing-door = door
thing-act = act
thing-tile = tile
thing-words = words
thing-border = border
thing-special-rule = special rule
thing-named-door-or-border = named door or border
thing-face-down-group = group of face-down tokens
thing-face-down-token = face-down token
wrong-quest-start-level = The quest begins at level { $level }, but levels go from 1 to 5.
wrong-quest-no-health = “{ $name }” has no health, so nobody could destroy it. Give it at least 1.

## Files that are none of ours, or more than anybody writes

wrong-box-tile = The tile “{ $tile }” is too large: it may have { $most } zones along a side, and no more walls and openings than its zones have sides.
wrong-box-too-many = There is room in the box for { $most } at most, not for { $count } ({ $what }).
thing-hero = heroes
thing-card = cards
thing-card-of-a-deck = cards of one deck
thing-skill = skills of one class
thing-ability = abilities

## What a document is

document-quest = a quest
document-cards = a pack of cards
document-campaign = a campaign to pass on
document-draft = a page that is being filled in
document-deleted-books = the list of deleted books
