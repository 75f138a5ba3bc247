### Story Mode and the town market.

ask-signature-price = { $who }: pay the signature with micro-XP or with XP?
choice-xp = XP
choice-micro-xp = micro-XP
log-micro-xp = { $hero } gains { $amount } micro-XP.
log-micro-xp-spent = { $hero } spends { $amount } micro-XP.
refusal-no-micro-xp = There is not enough micro-XP.
refusal-level-too-high = The quest has not reached the level of this card yet.

campaign-stage-ready = the next quest
campaign-stage-town = the town market
campaign-stage-discard = discarding down to six cards
campaign-stage-lost = deciding whether to repeat the quest
campaign-stage-repeat = getting ready to repeat the quest
campaign-stage-finished = nothing: the campaign is over

wrong-stage-not-now = That is not possible now. What comes next is { $next } ({ $rule }).
wrong-stage-other-heroes = The heroes and their classes stay the same for the whole campaign ({ $rule }).
wrong-stage-skills-lost = { $hero } keeps every skill of the line “{ $line }” that was bought ({ $rule }).
wrong-stage-only-discard = { $hero } discards surplus cards now and changes nothing else ({ $rule }).

wrong-record-xp = { $hero } cannot have { $xp } XP: nobody holds more than 30 ({ $rule }).
wrong-record-micro-xp = { $hero } cannot have { $xp } micro-XP: five become 1 XP at once ({ $rule }).
wrong-record-no-line = The class of { $hero } has no line of skills “{ $line }” ({ $rule }).
wrong-record-skills = { $hero } cannot have bought { $bought } skills of the line “{ $line }”, which has only { $skills } ({ $rule }).
wrong-record-no-card = { $hero } cannot have the card “{ $code }”: it is not there, or somebody else has it ({ $rule }).
wrong-record-never-kept = { $hero } cannot have the card “{ $code }”: traps and luck are never kept ({ $rule }).
wrong-record-card-twice = Two places claim the card “{ $code }”, but there is only one ({ $rule }).
wrong-record-slots = The cards of { $hero } cannot be equipped like this ({ $rule }).
wrong-record-cards = { $hero } has { $cards } cards, but a quest starts with at most 6 ({ $rule }).
wrong-record-artifacts = { $hero } has { $artifacts } artifacts, but a quest starts with at most 1 ({ $rule }).
wrong-record-unplayable = { $hero } has { $cards } cards, more than this program can lay out ({ $rule }).
