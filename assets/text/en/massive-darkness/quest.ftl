# What quests bring to the table: face-down tokens, special figures, rules of their own.
token-face-down = Face-down token
ask-reveal = Turn the token over. What is it?
log-token-revealed = { $hero } turns a token over: { $token }.
act-lay = Lay down: { $token }
choice-hand = { $token }: { $from } → { $to }
object-pillar = Pillar
ask-quest-hero = Choose a hero: { $about }.
ask-share-wound = Wounds are to be divided. Who suffers the next one?
ask-quest-object = Choose what is destroyed.
ask-hand-over = Does anybody hand over what he carries?
goal-escapes = { $who } leaves through the exit
goal-escapes-with-artifact = { $who } leaves through the exit with an artifact
goal-kill = Defeat: { $who }
log-carried = { $hero } now carries { $count } × { $token }.
log-token-laid = { $token } is laid { $place }.
log-token-used = { $token } { $place } has served its purpose.
log-role = { $hero } is now: { $role }.
log-door-opens = A door opens by itself.
log-door-closes = A door falls shut.
log-unlocked = A door is unlocked.
log-barred = A way is barred.
log-unbarred = A way is free.
log-tile-worn = { $left ->
    [0] The ceiling comes down.
   *[other] The ceiling crumbles: { $left } more.
  }
log-floor-removed = { $count ->
    [one] 1 zone falls into the depth: { $zone }.
   *[other] { $count } zones fall into the depth, the first of them { $zone }.
}
log-object-destroyed = { $object } is destroyed.
log-foe-waits = { $enemy } waits.
log-crushed = { $enemy } is crushed.
log-quest-act = { $hero }: { $act }.
log-rules-loop = The special rules { $rules } set each other off without end. The quest cannot go on.
refusal-quest-act = This cannot be done here now.
refusal-not-the-one = Only the hero the objective names can leave.
refusal-locked = This door is locked.
refusal-barred = The way is barred.
refusal-nothing-to-lay = There is nothing to lay down.
refusal-quest-target = This cannot be attacked from here.
log-quest-rule-said = Special rule – { $rule }
