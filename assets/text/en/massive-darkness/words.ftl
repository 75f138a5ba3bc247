# Names, answers, questions, card text and the log.

name-gone-enemy = an enemy
name-no-card = a card
zone-start = the starting zone
zone-exit = the exit
zone-at = zone { $name }
zone-to-start = to the starting zone
zone-to-exit = to the exit
zone-to = to zone { $name }
zone-in-start = in the starting zone
zone-in-exit = at the exit
zone-in = in zone { $name }
style-any = any attack
style-melee = Melee
style-ranged = Ranged
style-magic = Magic
skill-shadow-mode = Shadow Mode
role-mob = Mob
role-agent = Agent
role-roaming = Roaming Monster

token-treasure = Treasure
token-special-treasure = Special Treasure
token-artifact = Artifact token
token-lair = Lair token
token-library = Library token

deck-guard = Guards, level { $level }
deck-treasure = Treasures, level { $level }
deck-lesser = Lesser Roaming Monsters
deck-greater = Greater Roaming Monsters
deck-door = Door cards
deck-event = Event cards
deck-artifact = Artifacts

slot-pack = pack
slot-body = body
slot-first-hand = first hand
slot-second-hand = second hand

act-move = Move
act-step = Go { $to }
act-door = Open the door { $to }
act-pick-up = Pick up
act-escape = Leave through the exit
act-end-move = End the move
act-attack = { $style } attack on { $enemy }
act-sword-and-spell = Strike { $enemy } by Sword and Spell
act-reorganize = Reorganize and trade
act-transmute = Transmute three cards
act-get-up = Get up
act-use = Use { $ability }
act-nothing = End the activation

choice-nothing = None
choice-leader = The boss of { $enemy }
choice-minions = The minions of { $enemy }
choice-share = { $wounds ->
    [one] One wound to the boss, the others to the minions: { $enemy }
   *[other] { $wounds } wounds to the boss, the others to the minions: { $enemy }
}
choice-divide = Divide once the die has fallen: { $enemy }
choice-die = Die { $number }
choice-attack-dice = The attack dice
choice-defense-dice = The defense dice
choice-ability = { $name } – { $text }
choice-option = Option { $number }
choice-skill = { $name } ({ $cost } XP, level { $level }) – { $text }

answer-rolled = Roll
answer-yes = Yes
answer-no = No
answer-keep = Leave everything as it is
answer-put = { $card }: { $hero }, { $slot }
answer-copy = { $card } ({ $hero }, { $slot })

asked-chance = Chance
asked-group = Players

ask-roll = Roll the dice.
ask-draw = Draw a card: { $about }.
ask-act = What does { $who } do?
ask-arrange = { $who }: put the cards where they shall be.
ask-tie-target = Several heroes have the most experience. Choose who is attacked.
ask-move-goal = Several heroes have the most experience. Choose where the enemy goes.
ask-move-goal-of = { $enemy }: several heroes have the most experience. Choose whom the way leads to.
ask-path = Two paths are equally short. Choose the next step.
ask-enemy-order = Choose which enemy acts next.
ask-counter-order = Choose which enemy strikes back next.
ask-patrol-zone = Choose where they appear.
ask-second-room = { $who }: choose the second room.
ask-third-room = { $who }: choose the third room.
ask-reinforcement-order = Choose which agent calls first.
ask-reinforcement-zone = Choose where the reinforcement appears.
ask-roaming = Choose which roaming monster acts.
ask-attack-type = Choose how the enemy attacks.
ask-effect-target = { $who }: choose whom it concerns.
ask-effect-targets = Choose whom it concerns: any number, or nobody.
ask-effect-option = { $who }: choose one.
ask-enchantment = { $who }: spend symbols on enchantments, or stop.
ask-reroll = { $who }: use a re-roll, or keep the dice.
ask-reroll-side = { $who }: whose dice are rolled again?
ask-reroll-dice = { $who }: which dice are rolled again?
ask-remove-dice = { $who }: which die is taken away?
ask-add-die = { $who }: which die is added?
ask-flip-dice = { $who }: which blank dice are turned over?
ask-use-ability = { $who }: use this? { $about }
ask-tribute = { $who }: who pays the blood tribute?
ask-bodyguard = { $who }: throw yourself between? { $about }
ask-give-to = { $who }: hand cards to another hero here?
ask-give-cards = { $who }: which cards?
ask-transmute = { $who }: discard cards that count as three.
ask-command = { $who }: which hero acts at once?
ask-symbol = { $who }: pay with which symbol?
ask-wound-target = { $who }: wound the boss or the minions?
ask-buy-skill = { $who }: buy a skill, or keep the experience.

ended-won = Victory. The quest is done.
ended-lost = The darkness wins. The quest is lost.
ended-stuck = The rules of this quest run in a circle. The game ends here.

phase-setup = Setup
phase-heroes = Heroes' phase
phase-enemies = Enemies' phase
phase-experience = Experience phase
phase-event = Event phase
phase-end = End phase

when-attack = Attack
when-defense = Defense
when-styled-defense = { $style ->
    [melee] Melee defense
    [ranged] Ranged defense
   *[magic] Magic defense
}
when-after-reroll = { $attack }, after a re-roll
when-start = At the start of the activation
when-wounded = When wounded by an attack
when-blocked = When shields exceed hits
when-targeted = Before an attack on you
when-ally-attacked = { $zones ->
    [0] When an ally in your zone is attacked
    [one] When an ally up to 1 zone away is attacked
   *[other] When an ally up to { $zones } zones away is attacked
}
when-guardian-killed = After killing a guardian with it
when-drawn = When drawn

if-shadow = Shadow Mode
if-dual = Dual Wielding
if-shield = Shield Bearer
if-no-armor = No Armor Equipped
if-equipped = { $tags } Equipped
if-two-handed = Two-Handed Weapon
if-wounded = Wounded { $wounds }
if-stunned = Defender stunned
if-afar = from { $zones ->
    [one] 1 or more zones away
   *[other] { $zones } or more zones away
}
if-granted = in the attack this grants
if-no-wound = if the attack does no wound

cost-xp = Spend { $xp } XP
cost-bloodlust = Bloodlust { $wounds }
cost-tribute = Blood Tribute { $wounds }
cost-action = 1 action
cost-combat-action = 1 combat action
cost-discard = Discard this card

symbol-hit = Hit
symbol-shield = Shield
symbol-bam = Bam
symbol-diamond = Diamond
symbols-hit = { $count ->
    [one] Hit
   *[other] Hits
}
symbols-shield = { $count ->
    [one] Shield
   *[other] Shields
}
symbols-bam = { $count ->
    [one] Bam
   *[other] Bams
}
symbols-diamond = { $count ->
    [one] Diamond
   *[other] Diamonds
}
dice-yellow = { $count ->
    [one] yellow die
   *[other] yellow dice
}
dice-red = { $count ->
    [one] red die
   *[other] red dice
}
dice-blue = { $count ->
    [one] blue die
   *[other] blue dice
}
dice-green = { $count ->
    [one] green die
   *[other] green dice
}
dice-any-attack = { $count ->
    [one] attack die
   *[other] attack dice
}
dice-any-defense = { $count ->
    [one] defense die
   *[other] defense dice
}
symbol-bam-or-diamond = Bam or Diamond
side-attacker = Attacker
side-defender = Defender

amount-half = { $count } (rounded up)
count-equipped = { $every ->
    [one] { $of ->
        [king] for each equipped King’s card
        [knight] for each equipped Knight’s card
       *[other] for each equipped “{ $tag }” card
    }
   *[other] { $of ->
        [king] for every { $every } equipped King’s cards
        [knight] for every { $every } equipped Knight’s cards
       *[other] for every { $every } equipped “{ $tag }” cards
    }
}
count-shadow-zones = { $every ->
    [one] for each shadow zone between attacker and defender
   *[other] for every { $every } shadow zones between attacker and defender
}
count-wounds = { $every ->
    [one] for each wound you have
   *[other] for every { $every } wounds you have
}
count-rolled = { $every ->
    [one] { $of ->
       *[other] for each rolled { $symbol }
    }
   *[other] for every { $every } rolled { $symbol }
}
count-blanks = { $every ->
    [one] for each blank die
   *[other] for every { $every } blank dice
}
tag-king = King’s card
tag-knight = Knight’s card
tag-sword = Sword
tag-mace = Mace
tag-hammer = Hammer
tag-axe = Axe
tag-dagger = Dagger
tag-spear = Spear
tag-bow = Bow
tag-staff = Staff
tag-leather = Leather
tag-orb = Orb
tag-scepter = Scepter
tag-scythe = Scythe
tag-shield = Shield
tag-sling = Sling
tag-wand = Wand

die-yellow = yellow
die-red = red
die-blue = blue
die-green = green
die-blank = blank

# $case says whether somebody does something (subject) or has it done to him (object).
who-owner = { $case ->
    [object] yourself
   *[subject] you
}
who-attacker = { $case ->
   *[subject] the attacker
}
who-defender = { $case ->
   *[subject] the defender
}
of-allies = { $how ->
    [one] { $case ->
       *[subject] one ally
    }
    [each] every ally
   *[any] any number of allies
}
of-owner-and-allies = { $how ->
    [one] { $case ->
        [object] yourself or one ally
       *[subject] you or one ally
    }
    [each] you and every ally
   *[any] any number of you and your allies
}
of-foes = { $how ->
    [one] { $case ->
       *[subject] one enemy
    }
    [each] every enemy
   *[any] any number of enemies
}
of-own-kind = { $how ->
    [one] { $case ->
       *[subject] one figure of this kind
    }
    [each] every figure of this kind
   *[any] any number of figures of this kind
}
of-heroes = { $how ->
    [one] { $case ->
       *[subject] one hero
    }
    [each] every hero
   *[any] any number of heroes
}
reach-zone = in the zone
reach-sight = in line of sight
reach-from = in line of sight (range { $least } or more)
reach-range = in line of sight (range { $range })
lit-shadow = in the shadow
lit-light = in the light

text-may = {" "}(optional)
text-and = {" "}and{" "}
text-or = {" "}or{" "}
text-repeat = {" "}(Repeat { $times })
text-once-activation = , once per activation
text-once-round = , once per round
text-once-quest = , once per quest
text-helps-allies = {" "}for all allies in your zone
text-helps-all = {" "}for you and all allies in your zone

effect-add = { $amount } { $symbol }
effect-add-side = { $side }: { $amount } { $symbol }
effect-counted = { $effect } { $count }
effect-dice = { $amount } { $die }
effect-dice-side = { $side }: { $amount } { $die }
effect-no-dice = { $side ->
    [attacker] the attacker rolls no dice
   *[defender] the defender rolls no dice
}
effect-flip = turn over { $count ->
    [one] one blank die
   *[other] up to { $count } blank dice
}
effect-blanks-gain = every blank die gives +{ $count } { $symbol }
effect-blank-gains = a blank { $die } gives +{ $count } { $symbol }
effect-cancel = { $side ->
    [attacker] cancel { $count } { $symbol } of the attacker
   *[defender] cancel { $count } { $symbol } of the defender
}
effect-cancel-all = { $side ->
    [attacker] cancel all { $symbols } of the attacker
   *[defender] cancel all { $symbols } of the defender
}
effect-wounds = { $count ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
effect-double-hits = double the hits rolled
effect-spread = if the attack wounds, everybody else of that side in the zone suffers as many wounds
effect-pull = the target is put into your zone
effect-attack-again = attack the same target again
effect-survive = if you would die, survive with { $health } health
effect-weaken = its counter-attack has { $dice ->
    [one] 1 attack die fewer
   *[other] { $dice } attack dice fewer
}
effect-become-target = move there and become the target
effect-reroll-all = re-roll all { $dice }
effect-reroll-blanks = re-roll all blank { $dice }
effect-reroll-any = re-roll any number of { $dice }
effect-reroll-up-to = { $count ->
    [one] re-roll one { $dice }
   *[other] re-roll up to { $count } { $dice }
}
reroll-attack = { $count ->
    [one] attack die
   *[other] attack dice
}
reroll-defense = { $count ->
    [one] defense die
   *[other] defense dice
}
reroll-either = { $count ->
    [one] attack or defense die
   *[other] attack or defense dice
}
effect-hurt = { $who } { $how ->
    [one] suffers
    [each] suffers
   *[any] suffer
} { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}{ $how ->
    [both] {" "}each
    [any] {" "}each
   *[other] {""}
}
effect-hurt-by-roll = roll one { $die ->
    [yellow] yellow die
    [red] red die
    [blue] blue die
    [green] green die
    [attack] attack die
   *[defense] defense die
}; { $who } { $how ->
    [one] suffers
    [each] suffers
   *[any] suffer
} as many wounds as it shows { $symbols }
effect-heal = { $how ->
    [you] heal
    [one] { $who } heals
    [each] { $who } heals
   *[any] { $who } heal
} { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}{ $how ->
    [both] {" "}each
    [any] {" "}each
   *[other] {""}
}
effect-fully-heal = { $how ->
    [you] heal fully
    [one] { $who } heals fully
    [each] { $who } heals fully
   *[any] { $who } heal fully
}
effect-stun = { $how ->
    [you] you are stunned
   *[other] stun { $who }
}
effect-kill = { $how ->
    [you] you die
   *[other] kill { $who }
}
effect-gain-xp = { $how ->
    [you] gain
    [one] { $who } gains
    [each] { $who } gains
   *[any] { $who } gain
} { $xp } XP{ $how ->
    [both] {" "}each
    [any] {" "}each
   *[other] {""}
}
effect-draw-treasure = draw a treasure of level { $level }
effect-draw-artifact = draw an artifact
effect-actions = +{ $count } { $kind }
effect-extra-actions = +{ $count } { $kind } in each activation
action-any = { $count ->
    [one] action
   *[other] actions
}
action-melee = { $count ->
    [one] melee action
   *[other] melee actions
}
action-ranged = { $count ->
    [one] ranged action
   *[other] ranged actions
}
action-magic = { $count ->
    [one] magic action
   *[other] magic actions
}
action-move = { $count ->
    [one] move action
   *[other] move actions
}
effect-move = { $most ->
    [one] move 1 zone
   *[other] move up to { $most } zones
}
effect-move-slippery = { $way } (even out of zones with enemies)
effect-move-to-enemy = { $most ->
    [one] move 1 zone to an enemy
   *[other] move up to { $most } zones to an enemy
}
effect-free-attack = { $style ->
    [melee] make a free melee attack
    [ranged] make a free ranged attack
    [magic] make a free magic attack
   *[any] make a free attack of any type
}
effect-command = another hero acts at once
effect-extra-activation = take one more activation
effect-movement = { $points ->
    [one] +1 movement point for each move
   *[other] +{ $points } movement points for each move
}
effect-slippery = you may leave zones with enemies
effect-taunt = you count as having the most experience
effect-max-health = +{ $health } maximum health
effect-halve = { $style ->
    [melee] suffer only half the wounds of melee attacks (rounded up)
    [ranged] suffer only half the wounds of ranged attacks (rounded up)
    [magic] suffer only half the wounds of magic attacks (rounded up)
   *[any] suffer only half the wounds of attacks (rounded up)
}
effect-untargetable = { $style ->
    [melee] you and allies in your zone cannot be the target of melee attacks
    [ranged] you and allies in your zone cannot be the target of ranged attacks
    [magic] you and allies in your zone cannot be the target of magic attacks
   *[any] you and allies in your zone cannot be the target of attacks
}
effect-double-healing = healing of you and allies in line of sight counts twice
effect-reaches = { $style ->
    [melee] may also be used for melee attacks at range { $range }
    [ranged] may also be used for ranged attacks at range { $range }
    [magic] may also be used for magic attacks at range { $range }
   *[any] may also be used for any attack at range { $range }
}
effect-sword-and-spell = magic actions may strike with melee weapons in your zone
effect-transmute-value = { $value ->
    [one] counts as 1 card for transmuting
   *[other] counts as { $value } cards for transmuting
}
effect-reaches-boss = the attack may wound the boss although minions live
effect-spawn = { $what } appears { $place }
effect-activate-roaming = a roaming monster in play acts; if there is none, { $otherwise }
spawn-guard = a guard
spawn-roaming = a roaming monster
place-behind = one level back
place-ahead = one level ahead
place-here = at the current level
place-level = at level { $level }
place-named = in zone “{ $name }”

log-round = Round { $round }
log-activation = { $hero } acts.
log-counter-attack = Counter-attack: { $enemy }.
log-enemy-acts = Activation: { $enemy }.
log-moved = { $who } { $figures ->
    [one] goes
   *[other] go
} { $to }.
log-moved-nowhere = { $hero } moves, but the way leads nowhere: the action is spent.
log-door = { $hero } opens a door.
log-level = The level rises to { $level }.
log-card-drawn = { $card }.
log-tokens = { $count } × { $token } { $place }.
log-token-taken = { $hero } takes: { $token }.
log-card-gained = { $hero } gets { $card }.
log-card-discarded = { $card } is discarded.
log-card-given = { $from } hands { $card } to { $to }.
log-reshuffled = The discards become a new deck: { $deck }.
log-spawned = { $minions ->
    [0] { $enemy } appears { $place }.
    [one] { $enemy } appear { $place }: a boss and 1 minion.
   *[other] { $enemy } appear { $place }: a boss and { $minions } minions.
}
log-no-miniatures = No figures are left for { $enemy }; those on the board act instead.
log-guardian = Carried by { $enemy }: { $card }.
log-attack = { $attacker } → { $defender }: { $style } attack.
log-target = { $who } { $figures ->
    [one] becomes
   *[other] become
} the target.
log-rolled = Dice – { $dice }.
log-rerolled = { $by } rolls again – { $dice }.
log-flipped = Turned over – { $die }.
log-die-removed = Taken away – { $die }.
log-ability = { $by }: { $text }
log-uses = { $hero } uses { $by }: { $text }
log-symbols = { $by }: { $amount } { $symbol }.
log-cancelled = { $amount } { $symbol } cancelled.
log-result = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} − { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
} { $extra }= { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
log-minion-wounded = A minion of { $who }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
log-wounded = { $who }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
log-healed = { $who } { $figures ->
    [one] heals
   *[other] heal
} { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
log-stunned = { $who } { $figures ->
    [one] is
   *[other] are
} stunned.
log-got-up = { $who } { $figures ->
    [one] gets
   *[other] get
} up.
log-minion-killed = A minion of { $enemy } falls.
log-leader-killed = Defeated: { $enemy }.
log-died = { $hero } falls.
log-resurrected = The Lifebringer raises { $hero }.
log-escaped = { $hero } leaves through the exit.
log-xp = { $hero } gains { $amount } XP.
log-xp-spent = { $hero } spends { $amount } XP.
log-skill = { $hero } learns { $skill }.
log-goal = Objective { $number } is met.
log-quest-rule = A rule of the quest applies.
log-quest-rule-named = A rule of the quest applies: { $name }.
log-first-player = { $hero } is first player now.

refusal-over = The game is over.
refusal-chance-first = The dice or the card come first.
refusal-wrong-dice = These are not the dice that are rolled.
refusal-not-in-deck = This card is not in the deck.
refusal-not-an-option = This cannot be chosen now.
refusal-wrong-selection = This selection does not fit.
refusal-choose-action = Choose an action first.
refusal-no-actions = No action is left for this.
refusal-stunned = Get up first.
refusal-not-stunned = The hero stands already.
refusal-no-move-action = Begin a move action first.
refusal-move-first = Finish the move first.
refusal-not-adjacent = The zone is not adjacent.
refusal-wall = A wall or closed door is in the way.
refusal-zone-held = An enemy holds you in this zone.
refusal-no-door-here = There is no closed door here.
refusal-no-tokens = There is nothing to pick up here.
refusal-enemy-here = An enemy is in this zone.
refusal-not-at-exit = This is not the exit.
refusal-goals-first = Other objectives come first.
refusal-charge = The charge must end with an enemy.
refusal-no-target = There is no such target.
refusal-no-weapon = No weapon for this is equipped.
refusal-no-sight = There is no line of sight.
refusal-out-of-range = The target is out of range.
refusal-untargetable = The target is protected.
refusal-transmute = Three cards are needed.
refusal-no-xp = There is not enough experience.
refusal-bloodlust = This would kill the hero.
refusal-used-up = It has been used already.
refusal-condition = Its condition does not hold.
refusal-no-effect = It would change nothing now.
refusal-not-yours = This card or skill is not at hand.
refusal-not-now = Not at this moment.
refusal-no-such-skill = The hero does not know this skill.
refusal-not-in-zone = Only heroes in the same zone take part.
refusal-no-trade = Cards cannot change hands now.
refusal-slot-full = Only one card fits there.
refusal-wrong-slot = The card does not belong there.
refusal-two-handed = A two-handed card needs both hands.
refusal-too-many-cards = No more cards can be carried.
refusal-arrange-first = Put the cards in order first.
