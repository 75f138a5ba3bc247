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

ask-market-draw = A card is laid out in town.
ask-market-talk = The heroes may trade with each other before anybody trades with the market.
ask-market-trade = Who sells a card for XP, or exchanges cards with the market?
ask-market-leave = Heal, trade, rearrange and discard: is everybody ready to leave?
ask-market-discard = { $who }: which card is discarded?
refusal-market-other-cards = These cards cannot lie in town for this party.
refusal-market-redraw = A trap or luck is put aside, and another card is drawn.
refusal-market-laid = All cards of the market are laid out.
refusal-market-none = Before a quest is repeated there is no market.
refusal-market-only-discard = After a loss, all that happens is discarding.
refusal-market-not-among = While they trade with the market, heroes do not trade with each other.
refusal-market-no-trade = Before a quest is repeated, heroes do not trade with each other.
refusal-market-closed = The market is closed.
refusal-market-sold = This hero has sold a card already.
refusal-market-exchanged = This hero has exchanged cards already.
refusal-market-ratio = Only one for one, two for one or one for two is exchanged.
refusal-market-not-there = This card does not lie in town.
refusal-market-levels = The levels given are lower than the levels taken.
refusal-market-later = That comes at the end, when the heroes get ready to leave.
refusal-market-usable = This hero owns something that can be used in the next quest, or this card is such a one.
refusal-market-not-free = This is no starting equipment that is free.
refusal-market-fits = This hero has no more cards than he may have: none has to go.
refusal-market-artifact = There are too many artifacts, so one of them has to go.
refusal-market-too-much = Somebody has more than six cards or more than one artifact.

hero-micro-xp = { $xp } micro-XP
cli-campaign-leg = { $quest }: { $how } in round { $rounds }; levels { $levels }; XP { $xp }; cards { $cards }.
cli-campaign-leg-won = won
cli-campaign-leg-lost = lost
