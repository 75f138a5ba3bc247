### The campaign book.

## Entries as sentences

book-founded = The campaign “{ $name }” begins with { $heroes }.
book-member = { $hero } ({ $class })
book-renamed = From now on the campaign is called “{ $name }”.
book-noted = Note: { $text }
book-noted-about = Note on { $about }: { $text }
book-seated = { $player } plays { $hero }.
book-difficulty = { $tokens ->
    [one] From the next quest on, one token lies on the Lifebringer.
   *[other] From the next quest on, { $tokens } tokens lie on the Lifebringer.
}
book-planned = { $count ->
    [one] One quest is still to be played.
   *[other] { $count } quests are still to be played.
}
book-planned-none = No further quests are planned.
book-began-table = “{ $quest }” begins at the table.
book-began-here = “{ $quest }” begins on the computer.
book-earned = { $hero } earns { $what }.
book-xp = { $xp } XP
book-micro-xp = { $xp } micro-XP
book-loses = loses { $what }
book-found = { $hero } finds { $cards }.
book-discarded = { $hero } gives up { $cards }.
book-given = { $from } gives { $to } { $cards }.
book-equipped = { $hero } equips { $cards }.
book-equipped-nothing = { $hero } equips nothing.
book-skill = { $hero } buys a skill: { $skill }.
book-won = “{ $quest }” is won.
book-lost = “{ $quest }” is lost.
book-rounds = { $rounds ->
    [one] It took one round.
   *[other] It took { $rounds } rounds.
}
book-result = { $hero }: { $what }.
book-lapsed = { $xp ->
    [one] one XP above { $most } is lost (XP-03)
   *[other] { $xp } XP above { $most } are lost (XP-03)
}
book-result-found = found { $cards }
book-result-gone = gave up { $cards }
book-result-skills = bought { $skills }
book-result-kills = { $count ->
    [one] one enemy killed
   *[other] { $count } enemies killed
}
book-result-deaths = { $count ->
    [one] died once
   *[other] died { $count } times
}
book-repeated = The party will play the lost quest again.
book-went-on = The party leaves the lost quest behind and goes on.
book-replaced = { $hero } takes starting equipment: { $cards }.
book-instead = { $new } instead of { $old }
book-market-laid = In town these lie open: { $cards }.
book-sold = { $hero } sells { $card }.
book-traded = { $hero } trades { $gives } for { $takes }.
book-trading-done = The trades with the market are done; the party gets ready.
book-town-left = The party leaves town, healed and ready.
book-corrected = Correction: instead of entry { $number } it should say: { $text }
book-struck-out = Correction: entry { $number } does not count.
book-why = ({ $why })
book-undone = Entry { $number } was taken back.
book-redone = Entry { $number } counts again.
book-nothing = nothing

## What an entry changed

change-xp = { $hero }: XP { $before } → { $after }
change-micro-xp = { $hero }: micro-XP { $before } → { $after }
change-level = { $hero }: level { $before } → { $after }
change-skills = { $hero }: { $skill }, skills { $before } → { $after }
change-got = { $hero } now has { $cards }
change-gone = { $hero } no longer has { $cards }
change-stage = Next: { $stage }
change-stage-ready = On to the next quest
change-stage-finished = The campaign is over
stage-ready = the next quest
stage-playing = the quest goes on
stage-town = a visit to town
stage-discard = discard down to 6 cards
stage-lost = repeat the lost quest or go on
stage-repeat = the lost quest once more
stage-finished = the campaign is over

## Why an entry cannot stand in the book. The rule follows in brackets.

refused-sentence = { $about }: { $why } ({ $rule })
refused-sentence-plain = { $why } ({ $rule })
refused-no-such-entry = There is no such entry that this could be about.
refused-no-such-hero = This hero is not in the party.
refused-founded-twice = A campaign begins once; its heroes stay.
refused-nameless = A campaign needs a name.
refused-no-such-line = The class has no such line of skills.
refused-line-full = All skills of this line have been bought.
refused-too-dear = The hero does not have enough XP for that.
refused-unknown-code = There is no such card.
refused-not-owned = The hero does not have this card.
refused-quest-running = A quest is being played already.
refused-no-quest = This quest is not being played.
refused-not-next = Another quest comes next.
refused-finished = All quests have been played.
refused-town-first = The visit to town comes first.
refused-decide-first = After the lost quest it must first be settled what comes next.
refused-not-in-town = The party is not in town.
refused-only-in-quest = That happens only during a quest at the table.
refused-only-between = That can be changed only between quests.
refused-played-here = The quest is played on the computer: what happens in it is entered by itself.
refused-slots = The cards cannot lie like that.
refused-no-town-yet = A campaign begins with a quest; the town comes before the second one.
refused-starting-card = Starting equipment is dealt before the first quest, and never found.
refused-too-many-tokens = No more than six tokens lie on the Lifebringer.
refused-too-many-quests = A campaign has 300 quests at most.
refused-too-much-earned = Nobody can gain or lose so much in one quest.
refused-above-the-limit = Nobody holds more than 30 XP, so nobody gains more at once; five micro-XP are one XP.
refused-xp-or-micro-xp = Nobody holds more than 30 XP, so nobody gains more at once. Is it micro-XP that is meant?
refused-name-too-long = A name has at most 80 letters.
refused-note-too-long = A note has at most 4,000 letters. Divide it into several.
refused-too-much-counted = Nobody counts more than 999 rounds, kills or deaths in one quest.
refused-hero-twice = Every hero comes home only once: he stands there twice.
refused-xp-into-micro-xp = Signatures are paid with micro-XP, and XP do not become micro-XP again. The hero did not have so many micro-XP.
refused-book-full = This book is full. Begin a new campaign with the heroes as they stand.

## The chronicle

chronicle-party = The party
chronicle-hero = Hero
chronicle-class = Class
chronicle-player = Player
chronicle-level = Level
chronicle-xp = XP
chronicle-micro-xp = Micro-XP
chronicle-kills = Kills
chronicle-deaths = Deaths
chronicle-cards = Cards
chronicle-beginning = How it began
chronicle-town = In town
chronicle-quests = Quests
chronicle-quest = Quest
chronicle-outcome = Outcome
chronicle-rounds = Rounds
chronicle-won = won
chronicle-lost = lost
chronicle-conflicts = Entries that the rules forbid

## The command line

cli-campaign-listed = { $file }: “{ $name }”, last written in on { $date }; next: { $now }.
cli-campaign-none = There are no campaigns yet.
cli-campaign-several = Several campaigns are called “{ $name }”. Say which one by the name of its file: { $files }.
cli-campaign-hero = { $hero } ({ $class }): level { $level }, { $xp } XP, { $micro } micro-XP; { $cards }
cli-campaign-played = Campaign { $seed }: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, quests won { $won }, lost { $lost }; levels { $levels }.

## The pages of the Ledger

ledger-title = Campaign books
ledger-empty = No campaign yet. Found one: the book then keeps experience, skills, cards, the market and everything that happened, whether you play on the computer or at your table.
ledger-found = Found a campaign
ledger-all = All campaigns
ledger-open = Open “{ $name }”
ledger-delete = Delete “{ $name }”: it can be taken back for 30 days
ledger-kept-file = { $file } · { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
ledger-show-deleted = Show recently deleted campaigns
ledger-deleted = Recently deleted
ledger-deleted-on = deleted on { $date }
ledger-restore = Take “{ $name }” back
ledger-next = Next: { $next }. Last entry on { $date }.
ledger-next-finished = The campaign is over. Last entry on { $date }.
ledger-name = Name of the campaign
ledger-name-hint = The winter campaign
ledger-rules = Edition and difficulty
ledger-first-quest = Begin with
ledger-begin = Begin the campaign
ledger-begin-needs = It needs a name and at least one hero.
ledger-player = Player
ledger-player-of = Player of { $hero }
ledger-history = What happened
ledger-entry = { $number } · { $date }
ledger-note = Write a note
ledger-add-note = Enter the note
ledger-next-heading = What comes next
ledger-begin-table = Play “{ $quest }” at the table
ledger-enter-outcome = Enter how it ended
ledger-repeat = Play the quest again
ledger-go-on = Go on without it
ledger-read-chronicle = Read the chronicle
ledger-way = The way
ledger-quest-won = { $quest }: won
ledger-quest-lost = { $quest }: lost
ledger-quest-locked = Quest { $number }
ledger-copy-chronicle = Copy the chronicle
ledger-played-by = played by { $player }
ledger-skill = { $skill }: { $count ->
    [one] 1 skill
   *[other] { $count } skills
}
ledger-carried = { $count } of { $most } cards
ledger-career = { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
} · { $kills ->
    [one] 1 enemy killed
   *[other] { $kills } enemies killed
} · { $deaths ->
    [one] died once
   *[other] died { $deaths } times
}
ledger-outcome-of = How did “{ $quest }” end?
ledger-outcome-hint = Enter what each hero gained, not what the hero has. In a campaign every XP that a kill, a token or a card brings is one micro-XP (STORY-02); five of them become one XP by themselves.
ledger-amounts = { $xp } XP, { $micro } micro-XP
ledger-sum-had = had { $was }
ledger-sum-gained = gained { $gained }
ledger-sum-spent = paid { $xp } XP for skills
ledger-sum-now = now { $now }
ledger-sum-lost = { $xp ->
    [one] One XP above { $most } is lost (XP-03).
   *[other] { $xp } XP above { $most } are lost (XP-03).
}
ledger-won = Won
ledger-lost = Lost
ledger-enter-this = Enter this
ledger-skills = Skills bought:
ledger-of-hero = { $hero }: { $what }
ledger-found-cards = Cards found:
ledger-not-found = { $hero } did not find { $card }
ledger-card-for = Card found by { $hero }
ledger-add-card = { $card }
ledger-gone-cards = Cards gone:
ledger-offers = These cards lie open in town:
ledger-draw-market = Draw the cards of the market
ledger-search-trade = Search a card or hero
ledger-trades = Selling and trading ({ $count })
ledger-cards = Giving, equipping, discarding ({ $count })
ledger-sample = Put a sample campaign here to look at
ledger-draft-not-kept = What is filled in here is only in this window until it is entered. { $reason }
ledger-outcome-away = Put this page away
ledger-back-to = Take back everything from entry { $number } on

ledger-leaf-back = Leaf back
ledger-leaf-on = Leaf on
ledger-leaves = Pages { $first } to { $last } of { $count }

## The shelf

ledger-empty-title = No book lies here yet
ledger-tally = { $count ->
    [one] { $won } of 1 quest won
   *[other] { $won } of { $count } quests won
}
ledger-tally-lost = { $count ->
    [one] lost once
   *[other] lost { $count } times
}
ledger-last-entry = Last entry { $since } · { $date }
