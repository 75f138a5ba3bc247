### Massive Darkness 2: the rules, a line each, in our words.

## Abilities

rule-M2-ABIL-02 = What names no moment may be used in the own turn, between two actions.
rule-M2-ABIL-03 = Whoever cannot pay all of it cannot use it.
rule-M2-ABIL-04 = An attack ability is used by the attacker, once in a combat.
rule-M2-ABIL-05 = A combat ability of a hero works once in a combat.
rule-M2-ABIL-06 = What names an attack type helps only in such an attack, once.
rule-M2-ABIL-07 = A defense ability is used by whoever is attacked, once in a combat.
rule-M2-ABIL-08 = A combat ability may be used by either side, once in a combat.
rule-M2-ABIL-09 = A movement ability works once in each move action.
rule-M2-ABIL-10 = What says so may be used at any time, also outside the own turn.
rule-M2-ABIL-11 = It takes one of the actions of the turn.
rule-M2-ABIL-12 = It works only in shadow.
rule-M2-ABIL-13 = It works only in light.
rule-M2-ABIL-14 = So much mana is discarded for it.
rule-M2-ABIL-15 = The hero must have at least so many wounds; nothing is paid.
rule-M2-ABIL-16 = The hero gives up so much health of its own will, even the last point.
rule-M2-ABIL-17 = It works only with a weapon of that type in each hand.
rule-M2-ABIL-18 = The enemy needs so many claws in the roll; each claw pays once.
rule-M2-ABIL-21 = The hero gains mana, not above the maximum.
rule-M2-ABIL-23 = Fire or frost tokens are laid on the target.
rule-M2-ABIL-24 = Dice are rolled again one at a time, any of the roll but those already resolved.
rule-M2-ABIL-26 = Only enemy dice are rolled again.
rule-M2-ABIL-29 = So many results do not count.
rule-M2-ABIL-30 = The hero regains health, or one other hero of its zone gets all of it.
rule-M2-ABIL-31 = Each point of healing may put out a fire token instead.
rule-M2-ABIL-33 = It is used no more often than its card says.

## Attacks and combat

rule-M2-ATTACK-02 = An attack is of a type that an equipped weapon offers.
rule-M2-ATTACK-03 = An attack action is one attack on one enemy.
rule-M2-COMBAT-06 = Optional dice join before the roll or while it is resolved; then they are rolled.
rule-M2-COMBAT-08 = The dice of both sides are rolled together.
rule-M2-COMBAT-09 = The player of the hero decides in which order results and abilities are resolved.
rule-M2-COMBAT-10 = Every mana, shadow, scratch and claw is resolved; none is left out.
rule-M2-COMBAT-11 = A die of which a result was resolved stays as it lies.
rule-M2-COMBAT-12 = Claws pay for the ability of the enemy as often as there are enough.
rule-M2-COMBAT-14 = Dice that come in during a combat are rolled at once.
rule-M2-COMBAT-15 = Swords minus shields are the wounds of whoever defends.
rule-M2-COMBAT-21 = Wounds of a mob hit its minions first, whatever they come from.
rule-M2-COMBAT-22 = Each wound takes a health token.
rule-M2-COMBAT-24 = Each figure that is killed brings the killer 1 XP.
rule-M2-COMBAT-25 = A fallen leader brings every hero 2 XP, a fallen roaming monster 4.
rule-M2-COMBAT-26 = Where no hero has killed, players choose who gets the XP.
rule-M2-COMBAT-27 = Whoever kills a leader draws a card for each treasure on its card and takes its weapon.
rule-M2-COMBAT-31 = The card of a fallen enemy is discarded.
rule-M2-COMBAT-35 = For whoever fights without being a hero somebody else decides.
rule-M2-COMBAT-36 = A mob that hurts itself loses minions first.
rule-M2-DATA-10 = The hero may give up mana so that no minion joins.
rule-M2-DICE-06 = A mana on the dice is for the attacking hero.
rule-M2-DICE-09 = A scratch is a wound of the hero that nothing blocks.

## Classes

rule-M2-BERS-03 = What a berserker loses in health becomes rage.
rule-M2-BERS-09 = For 1 rage the berserker takes another stance.
rule-M2-BERS-10 = Each skill that costs rage is paid by itself.
rule-M2-PAL-03 = For 1 mana the paladin lays a consecration token into a zone in sight.
rule-M2-PAL-05 = In a zone lies one consecration token at most.
rule-M2-PAL-06 = The paladin takes a token back whenever he likes.
rule-M2-PAL-07 = At the start of a round the paladin may bless one skill; it is stronger until the round ends.
rule-M2-RANGER-02 = With each ranged attack the ranger reveals arrow cards, as many as he dares.
rule-M2-RANGER-03 = Less than 7 aim is a quick shot, just 7 a critical hit.
rule-M2-RANGER-04 = More than 7 aim is overdrawn.
rule-M2-ROGUE-03 = At the start of each round three tokens come out of the tool bag.
rule-M2-ROGUE-04 = For each action the rogue turns one of these tokens over.
rule-M2-ROGUE-06 = A token that suits the action adds its bonus.
rule-M2-ROGUE-15 = A poisoned enemy suffers whenever it is activated.
rule-M2-SHAM-02 = For each mana the shaman may let a marker rise instead.
rule-M2-SHAM-05 = Abilities of the shaman are paid with his elements.
rule-M2-SHAM-06 = A marker at the top may be spent whole and turned over, once in a quest.
rule-M2-SHAM-07 = A turned marker goes on from the lowest space; none rises above the top.
rule-M2-SHAM-08 = Of each spirit one at most is in the dungeon.
rule-M2-SHAM-09 = In his turn the shaman leads each spirit once for nothing, then for an action each.
rule-M2-SHAM-10 = A led spirit attacks or moves.
rule-M2-SHAM-11 = A spirit moves two zones; it opens, takes and carries nothing.
rule-M2-SHAM-12 = A spirit fights with what its card says, without the shadow die.
rule-M2-SHAM-15 = A killed spirit can be called again at its price.
rule-M2-WIZ-05 = For 1 mana the pointer of the wizard goes on by one quadrant.
rule-M2-WIZ-07 = An attack spell needs an equipped magic weapon.
rule-M2-SKILL-01 = A skill card is for its own class only.
rule-M2-SKILL-02 = Grades of a skill come one after the other; the higher one takes the place of the lower.
rule-M2-SKILL-04 = A skill is of the level of the hero at most.
rule-M2-SKILL-05 = Each skill card is there once.
rule-M2-SKILL-06 = Where a skill lies, and when it works, depends on the class.

## Boss fights and darkness

rule-M2-BOSS-03 = The heroes are placed in the zones that the quest names.
rule-M2-BOSS-04 = Before the fight every hero gets full health and mana, and those who lie get up.
rule-M2-BOSS-06 = All other tiles are taken away with what is on them.
rule-M2-BOSS-07 = The track of the boss takes the place of the darkness track.
rule-M2-BOSS-10 = The boss acts after the turn of each hero.
rule-M2-BOSS-11 = For each action the boss rolls; the number of claws says what it does.
rule-M2-BOSS-12 = In the darkness phase the marker of the boss goes on by a space.
rule-M2-BOSS-15 = A boss attacks and defends with the dice of its dashboard.
rule-M2-BOSS-18 = What is taken away counts as nobody’s kill.
rule-M2-DARK-01 = In each darkness phase the marker goes on by a space, whose effect happens.
rule-M2-DARK-04 = Players choose in which order portals come.
rule-M2-DARK-05 = A treasure of that rarity goes into the bag.

## Doors, chambers and tokens

rule-M2-DOOR-01 = A closed door stops everybody, and nobody sees through it.
rule-M2-DOOR-02 = A movement point opens a door of the own zone, whatever enemies are there.
rule-M2-DOOR-03 = An open door stays open.
rule-M2-REVEAL-01 = Behind an opened door first a door card counts, then enemies come, then treasure.
rule-M2-REVEAL-05 = Each loot token becomes a treasure of the bag.
rule-M2-REVEAL-07 = A door card means the hero who has opened the door.
rule-M2-TILE-09 = A door card comes before enemies and treasure of its chamber.
rule-M2-INTERACT-01 = A movement point deals with one object of the zone, if no enemy is there.
rule-M2-INTERACT-02 = Objects are treasures, chests, fountains, forges, and what the quest names.
rule-M2-INTERACT-03 = Each treasure token takes a movement point of its own.
rule-M2-INTERACT-05 = Taking something for the quest needs a zone without enemies.
rule-M2-TOKEN-01 = Whoever steps on a spike trap turns it over and suffers what it shows.
rule-M2-TOKEN-02 = A bear trap ends the move and costs an action.
rule-M2-TOKEN-04 = Several traps are all sprung; players choose the order.
rule-M2-TOKEN-07 = A pillar on the way costs a far attack a die.
rule-M2-TOKEN-09 = A fountain gives back as much health as it shows, once.
rule-M2-TOKEN-10 = A chest holds items of the rarity that it shows.
rule-M2-TOKEN-13 = The forge takes three items and gives one that is a step rarer.
rule-M2-TOKEN-17 = Nobody enters the abyss.
rule-M2-TREAS-02 = Treasures come out of the bag at random; an empty bag gives none.
rule-M2-TREAS-03 = A treasure is a card of its rarity; the token goes back into the bag.

## Enemies

rule-M2-ENEMY-04 = Wounds of enemies add up; a figure with as many as its health is dead.
rule-M2-ENEMY-06 = Enemies never choose: claws that can pay must pay.
rule-M2-EPHASE-01 = Every mob and roaming monster acts once; players choose the order.
rule-M2-MOB-02 = A mob attacks the nearest hero that it can reach; of equally near ones players choose.
rule-M2-MOB-04 = A mob attacks with its item, with the type that is most effective.
rule-M2-MOB-07 = All figures of a mob attack as one.
rule-M2-MOB-08 = A mob that cannot attack goes one zone towards the nearest hero.
rule-M2-ROAM-01 = A roaming monster does what stands behind the first condition that holds.
rule-M2-ROAM-04 = A roaming monster attacks with the attack and enemy dice of its card.
rule-M2-ROAM-08 = One that has left the board by its own card is still in play.
rule-M2-SPAWN-01 = A mob comes with a leader, a minion for each hero, treasures on its card and a weapon.
rule-M2-SPAWN-02 = A roaming monster is drawn from the deck of the level of the dungeon.
rule-M2-SPAWN-06 = Where nothing can be drawn, nothing appears.
rule-M2-SPAWN-07 = Of a kind that is here already none comes; the higher card takes the place of the lower.
rule-M2-SPAWN-10 = A weaker card of a kind that is here only lets it act.
rule-M2-SPAWN-14 = A mob has six minions at most.
rule-M2-STATE-03 = Wounds of fire are suffered together, after the last roll.
rule-M2-STATE-05 = Fire on a mob hits its minions first.
rule-M2-STATE-08 = Each frost token takes the place of an action.

## Heroes, items and turns

rule-M2-COMP-14 = One to six heroes play together.
rule-M2-HERO-02 = Head, body, legs, a trinket and two hands can be equipped.
rule-M2-HERO-03 = Only what is equipped works, and what is used up.
rule-M2-HPHASE-01 = In each round players decide together who takes the next turn.
rule-M2-HPHASE-02 = Each hero has one turn in a round, with three actions.
rule-M2-HPHASE-04 = Actions are of any kind and in any order, the same one as often as you like.
rule-M2-HPHASE-05 = What is not used of a turn is lost.
rule-M2-ITEM-04 = An item works in its slot; what is used up needs none.
rule-M2-ITEM-07 = Items are equipped when they are received, or by Trade and equip.
rule-M2-ITEM-08 = What is received may be handed to a hero of the zone at once.
rule-M2-ITEM-09 = Taking off costs nothing.
rule-M2-ITEM-10 = What is used up costs no action and may be used in the enemy phase, too.
rule-M2-ITEM-15 = A set item of a class that does not play is discarded, and another card is drawn.
rule-M2-ITEM-16 = An item of a class is equipped by that class only.
rule-M2-ITEM-18 = An empty treasure deck is made anew of what was discarded.
rule-M2-ITEM-19 = “At any time” is between actions, never within a roll.
rule-M2-KO-01 = A hero who loses the last health is knocked out and loses all fire and frost.
rule-M2-KO-02 = What is left of the turn of a hero who is knocked out is lost.
rule-M2-KO-05 = At the start of a round a lifebringer wakes each hero who lies there.
rule-M2-KO-06 = A woken hero has 3 health and takes a turn in this round.
rule-M2-KO-08 = Where no lifebringer is left for a hero who lies there, the quest is lost.
rule-M2-LIMIT-01 = There is no more of anything than the box holds.
rule-M2-LOS-01 = One sees straight ahead along rows and columns, never diagonally.
rule-M2-LOS-06 = Melee is in the own zone.
rule-M2-LOS-07 = Magic reaches the own zone and the next one.
rule-M2-LOS-08 = Ranged attacks reach other zones, never the own one.
rule-M2-LVLUP-03 = Whoever has enough XP pays them and rises to the next level.
rule-M2-LVLUP-05 = With the level the maxima rise, and the tokens with them.
rule-M2-LVLUP-06 = With each level a treasure goes into the bag.
rule-M2-LVLUP-07 = With each level the hero gains a skill.
rule-M2-MOVE-01 = A move action gives 2 movement points for steps, doors and objects.
rule-M2-MOVE-03 = A step leads to an adjacent zone, not diagonally, not through walls or closed doors.
rule-M2-MOVE-05 = Leaving a zone costs a wound for each enemy figure there.
rule-M2-MOVE-10 = Within a move only movement abilities are used.
rule-M2-MOVE-11 = Leaving by a passage or out of the dungeon is leaving the zone, too.
rule-M2-REST-01 = A rest restores two points of health or mana.
rule-M2-SPECIAL-03 = What the quest asks for can take an action.
rule-M2-TRADE-01 = For an action all heroes of the zone exchange and equip items.
rule-M2-TRADE-04 = Whoever lies on the ground trades nothing.

## The quest and the round

rule-M2-QC-03 = The quest says what its tasks need and bring.
rule-M2-QC-04 = A special door opens as the quest says.
rule-M2-QC-05 = Whoever leaves the dungeon is out; all must leave to win.
rule-M2-QC-06 = These XP go to every hero.
rule-M2-ROUND-01 = A round has four phases: heroes, enemies, level-up, darkness.
rule-M2-ROUND-02 = Rounds go on until the quest is won or lost.
rule-M2-ROUND-04 = What cards and the quest say wins over the general rules.
rule-M2-SETUP-01 = Each player takes a hero of his own.
rule-M2-SETUP-04 = Each hero begins with one skill of level 1.
rule-M2-SETUP-05 = Each hero begins with leather armor, a weapon and a vial.
rule-M2-SETUP-06 = Each starting weapon is for one hero.
rule-M2-SETUP-12 = The dungeon is built of the tiles that the quest names.
rule-M2-SETUP-15 = What lies face down is chosen at random.
rule-M2-SETUP-25 = A card that the quest needs is taken out of its deck before.
rule-M2-TIES-01 = Where several ways are right, players choose.
rule-M2-WIN-01 = As soon as all objectives are met, the quest is won.
rule-M2-WIN-03 = The quest is lost as it says itself.
rule-M2-WIN-04 = Where the quest needs a monster and none is left, it is lost.
