### Boss Monster: the deck lab, in the window and on the command line.

help-simulate-seats = How many play; “all” stands for every number of players, one after the other.
help-simulate-switches = Variants and wordings of other editions that are played with, by name.
help-simulate-without = Cards that are left out, by code (such as RMB016).
help-name-switches = SWITCHES
help-name-cards = CARDS
lab-bm-no-card = There is no card with the code { $card }.
lab-bm-rounds = { $mean } rounds on average, { $fewest } to { $most }.
lab-bm-order = How often who won, by XP:
lab-bm-order-line = { $place }. in the order of XP: { $share }% ({ $low } to { $high }%)
lab-bm-bosses = Bosses: how often their players won (in brackets between which bounds, confidence { $confidence }%)
lab-bm-boss = { $card }: { $share }% ({ $low } to { $high }%) of { $players ->
    [one] 1 game
   *[other] { $players } games
}
lab-bm-rooms = Rooms: how often players won who built one (in brackets between which bounds, confidence { $confidence }%)
lab-bm-minibosses = Minibosses, the same
lab-bm-room = { $card }: { $share }% ({ $low } to { $high }%) of { $players ->
    [one] 1 player
   *[other] { $players } players
}; came to a hand { $came } ×, built { $built } ×, discarded { $discarded } ×, unused at the end { $dead } ×
lab-bm-spells = Spells: how often players won who cast one (in brackets between which bounds, confidence { $confidence }%)
lab-bm-spell = { $card }: { $share }% ({ $low } to { $high }%) of { $players ->
    [one] 1 player
   *[other] { $players } players
}; came to a hand { $came } ×, cast { $cast } × (of these cancelled: { $cancelled }), discarded { $discarded } ×, unused at the end { $dead } ×
lab-bm-only-these = All this holds for these bots only. Who builds a Room and wins need not have won because of it: long games see more Rooms.

## In the window

command-bm-lab = Deck lab
lab-title = Deck lab
lab-about = Choose who plays and which cards are in the deck, then let the bots play. What comes of it is shown here: who wins with which Boss and which Room, what becomes of each card, how long it takes, and what it is worth to be first.
lab-games = Games:
lab-number = { $number }
lab-start = Let the bots play
lab-stop = Stop; what was found stays
lab-progress = Games: { $done } of { $games }
lab-players = Who plays
lab-deck = The deck
lab-switches = { $part } ({ $number ->
    [0] none
   *[other] { $number } on
})
lab-part-games = Length and order
lab-part-bosses = Bosses
lab-part-rooms = Rooms
lab-part-minibosses = Minibosses
lab-part-spells = Spells
lab-part-heroes = Heroes
lab-part-count = { $part } ({ $number } of { $all })
lab-all = All
lab-none = None
lab-stale = These games were played with another choice than the one at the left.
lab-whose = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $seats } seats, seeds { $first } to { $last }. Who played: { $bots }. The line over a bar shows between which bounds the share lies (confidence { $confidence }%).
lab-bosses-about = How often the player won who had this Boss.
lab-cards-about = How often a player won who had built or cast this card, each counted once for each game; beside it, what became of all copies.
lab-came = Came to a hand
lab-built = Built
lab-cast = Cast
lab-cancelled = Cancelled
lab-discarded = Discarded
lab-dead = Left over
lab-rounds = How many rounds
lab-given-up = { $count ->
    [one] 1 game did not come to an end.
   *[other] { $count } games did not come to an end.
}
lab-order = First by XP
lab-order-about = The Boss with the most XP acts first in every round; the one with the fewest wins a tie.
lab-order-place = { $place }. by XP
lab-seats = By seat
lab-row = { $name }: won { $share }% of { $of }, between { $low } and { $high }%
lab-row-unused = { $name }: nobody used it
lab-unused = nobody used it
lab-share = { $share }% ({ $low }–{ $high })
