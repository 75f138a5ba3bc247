### Reading and sharing a campaign.

## Files

ledger-import = Fetch a campaign from a file
ledger-drop = Or drop the file of a campaign onto this window. It is copied; the original stays as it is.
ledger-save-campaign = Save the campaign to go on elsewhere
ledger-save-markdown = Save as text (Markdown)
ledger-save-pdf = Save for printing (PDF)
ledger-save-numbers = Save the numbers (CSV)

## The way of the campaign

ledger-quest-next = { $quest }: comes next
ledger-way-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
ledger-way-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}

## Heroes

ledger-health = Health
ledger-track = { $name }: { $now } of { $full }
ledger-class-sheet = Class sheet
ledger-skill-field = { $line }, level { $level }, { $cost } XP: { $state }
ledger-skill-head = { $line }, level { $level }
ledger-skill-hint = Press a field to read what the skill does.
ledger-skill-active = works
ledger-skill-replaced = replaced by a better one
ledger-skill-asleep = bought, wakes at its level
ledger-skill-affordable = can be bought
ledger-skill-too-dear = costs more XP than there are
ledger-skill-later = after the one before it
ledger-equipped = Equipped
ledger-in-pack = In the pack
ledger-limits = cards: { $cards } of { $most }, artifacts: { $artifacts } of { $most_artifacts }
ledger-card-sleeps = sleeps until level { $level }
ledger-career-heading = Career
ledger-career-quests = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
ledger-career-kills = { $count ->
    [one] 1 enemy killed
   *[other] { $count } enemies killed
}
ledger-career-deaths = { $count ->
    [one] died once
   *[other] died { $count } times
}
ledger-career-earned = { $count } XP earned
ledger-career-found = { $count ->
    [one] 1 card found
   *[other] { $count } cards found
}
ledger-career-sold = { $count ->
    [one] 1 card sold
   *[other] { $count } cards sold
}

## The party

ledger-comparison = Side by side
ledger-comparison-hint = Attack and defense: hits and shields that the dice of the equipped cards show on average when the next quest begins. A star marks the best.
ledger-strongest = { $hero } hits hardest: { $hits } hits on average ({ $style }).
ledger-best-protected = { $hero } is best protected: { $shields } shields on average.
ledger-decimal = { $whole }.{ $part }
ledger-assign = Who should have a found card?
ledger-assign-card = Found card
ledger-assign-best = best with
ledger-assign-hint = By the dice alone, with the best that each hero can wear; what a card says may count for more.
ledger-assign-later = can use it from level { $level } on
ledger-assign-hits = { $number } hits
ledger-assign-shields = { $number } shields
ledger-assign-nothing = gains no dice by it
ledger-assign-skills = { $count ->
    [one] 1 ability goes with it
   *[other] { $count } abilities go with it
}
ledger-assign-instead = instead of { $cards }
ledger-assign-too-many = has too many cards then

## Statistics

ledger-no-numbers = No quest has ended yet.
ledger-as-table = { $name }, as a table
ledger-plot-experience = Experience earned, in XP
ledger-plot-rounds = Length of the quests, in rounds
ledger-plot-rounds-hint = Each try is a bar of its own; lost ones are striped.
ledger-plot-loot = Cards found, by level
ledger-plot-deaths = Deaths
