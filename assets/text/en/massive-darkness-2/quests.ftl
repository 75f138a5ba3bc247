### Massive Darkness 2: its quests, in our words.

## What they are called

quest-tutorial = Tutorial: Into the Pit
quest-highway-to-hellscape = Highway to Hellscape
quest-the-passage = The Passage
quest-the-demon-artifact = The Demon Artifact
quest-the-cursed-sword = The Cursed Sword
quest-hellish-maze = Hellish Maze
quest-the-horror-beast = The Horror Beast
quest-releasing-michael = Releasing Michael
quest-soul-collector = Soul Collector
quest-the-soul-keys = The Soul Keys
quest-hellscape = Hellscape

## What they are about

story-tutorial = Below the old abbey the ground has split open. Somebody has to fetch the scroll that closes the rift, and read it where the stones still smoke.
story-highway-to-hellscape = A paved road leads down, and a gate bars it. Two levers far apart hold the chain. Behind the gate an altar opens the way further.
story-the-passage = Only the Summoner knows the words that keep the rift open. He is old, he walks slowly, and everything down here has heard of him.
story-the-demon-artifact = Three shards of one blade lie scattered. Whoever joins them in the infernal forge can hurt what no steel hurts.
story-the-cursed-sword = Five crystals feed on sin. Only one sword breaks them, and it feeds on whoever bears it.
story-hellish-maze = Four places that touch nowhere, four beasts, and passages that lead from each to any other.
story-the-horror-beast = No blade bites the beast. But feathers of a fallen angel lie about, and where one touches it, it bleeds like any other.
story-releasing-michael = An archangel stands in chains of corruption and fights for those who bound him. Break the seals, then break him loose.
story-soul-collector = The gate wants souls. There are enough of them down here, some walking, some locked away.
story-the-soul-keys = Three keys melt away like sand. Behind the last door the Reaper waits beside his hourglasses.
story-hellscape = Everyone fights alone until a gate opens. In the middle, where all gates lead, the last of them wakes.

## What is different in them

rules-tutorial = Taking the scroll costs 1 movement point and brings every hero 5 XP. Whoever carries it can close the rift with an action.
rules-highway-to-hellscape = Each lever brings 3 XP. When both are moved, the gate opens by itself; enemies pass it even while it is closed. At the altar each hero leaves for 1 movement point.
rules-the-passage = From round 2 on the Summoner walks 2 zones at the start of each round, never out of a zone with enemies, and opens the last door himself. If he dies, the quest is lost. When he has reached the rift, heroes leave there for 1 movement point.
rules-the-demon-artifact = Each shard brings 5 XP. When all three are found, all who carry one meet at the infernal forge, and one of them forges with an action.
rules-the-cursed-sword = One hero bears the sword. At the start of each round in a row it costs him 1, 2, then 3 wounds; in the fourth the quest is lost. Handing it on by Trade and equip begins anew. Whoever bears it breaks a crystal with an action (5 XP), and the sword grows stronger.
rules-hellish-maze = For 1 movement point a passage leads to any other one; enemies use them, too. Where a chamber with a lair is revealed, a beast appears.
rules-the-horror-beast = Feathers are taken for 1 movement point and laid on the beast for 1 movement point in its zone. Nothing harms it without one. At the start of each round the feathers on it are gone.
rules-releasing-michael = Each seal is broken with an action and brings every hero 5 XP. Only then the last door opens. In the fight nothing harms Michael while a corruption token lies on the tile; removing one takes an action and a roll of the enemy die.
rules-soul-collector = Each figure of a mob counts 1 soul, a roaming monster 3, a prison 5 (and 5 XP). With 10 souls for each hero the gate lets everybody out for 1 movement point.
rules-the-soul-keys = In each darkness phase every key that still lies there loses a time token; where none is left, the quest is lost. A key takes an action and brings every hero 8 XP. Enemies pass closed doors. In the fight an hourglass can be filled by an action; if the Reaper empties one too far, the quest is lost.
rules-hellscape = Each hero begins on a tile of its own. A gate opens by itself when its tile has no enemies and all its chambers are revealed; from then on its heroes pass all gates. When all doors of the middle are open, the last monster comes.

## Who is led, and what lies there

escort-the-passage = the Summoner
mark-scroll = Scroll
mark-rift = Rift
mark-open-rift = Open rift
mark-lever = Lever
mark-altar = Altar
mark-shard = Shard
mark-forge = Infernal forge
mark-crystal = Crystal of sin
mark-passage = Passage
mark-lair = Lair
mark-feather = Angel feather
mark-beast = Place of the beast
mark-seal = Seal of corruption
mark-corruption = Corruption
mark-prison = Soul prison
mark-gate = Gate of souls
mark-first-key = First soul key
mark-second-key = Second soul key
mark-third-key = Third soul key
mark-west-glass = Western hourglass
mark-east-glass = Eastern hourglass
mark-heart = Heart of the hellscape

gate-east = East gate
gate-heart = Gate of the heart
gate-west = West gate
gate-north = North gate
gate-south = South gate
gate-key = Locked gate
gate-seal = Sealed gate
gate-way = Barred way
gate-gate = The gate

## What is done there

task-unknown = Do what the quest asks for
task-scroll = Take the scroll
task-rift = Close the rift
task-lever = Move the lever
task-altar = Leave through the altar
task-shard = Take the shard
task-artifact = Forge the artifact
task-crystal = Break the crystal
task-feather = Take the feather
task-bare = Lay the feather on the beast
task-seal = Break the seal
task-cleanse = Remove the corruption
task-prison = Destroy the soul prison
task-leave = Leave through the gate
task-first-key = Take the first key
task-second-key = Take the second key
task-third-key = Take the third key
task-west-glass = Fill the western hourglass
task-east-glass = Fill the eastern hourglass
task-enter = Go into the rift

## What is counted, and what wins

counter-line = { $name }: { $count }
counter-souls = Souls
counter-first = Time on the first key
counter-second = Time on the second key
counter-third = Time on the third key
counter-west = Sand in the west
counter-east = Sand in the east
goal-times = { $what } ({ $did } of { $times })
goal-all-left = All heroes leave the dungeon ({ $did } of { $times })
goal-bound-killed = Kill the monster of the quest ({ $did } of { $times })
goal-boss-killed = Defeat: { $boss }
