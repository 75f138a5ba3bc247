### Cards of one's own, in whatever game.

own-cards-title = Cards
own-cards-search = Search a card
own-cards-only-yours = Only yours
own-cards-none-found = No card fits.
own-cards-mark-yours = yours
own-cards-unplayable = With your cards as they are now no game can begin: { $why }.
own-cards-origin-box = from the box
own-cards-origin-pack = from the pack “{ $pack }”
own-cards-origin-changed = yours, in the place of the one of the box
own-cards-origin-yours = yours
own-cards-not-played = As long as something is wrong with it, no game is played with this card.
own-cards-double = A new card like this
own-cards-take-out = Back to the card of the box
own-cards-delete = Delete this card
own-cards-take-from-file = Take cards from a file
own-cards-held-out = The cards of this file join yours and replace those with the same code. You can undo this.
own-cards-do-take = Take them
own-cards-write-to-file = Write your cards to a file
own-cards-no-file = there is no such file
own-cards-taken = { $count ->
    [one] 1 card
   *[other] { $count } cards
} taken from { $file }.
own-cards-given = { $count ->
    [one] 1 card
   *[other] { $count } cards
} written to { $file }.
wrong-card-left-out = { $file }: { $card } is left out, because something on it cannot be right. “delvewright lint” says what.
wrong-card-left-out-because = { $file }: { $card } is left out. { $why }
wrong-cards-pack = The cards of { $file } are not used: { $why }
own-cards-of-text = Ability { $number }: { $what }
own-cards-problem = Card { $code } ({ $name }): { $what }
own-cards-sound = { $file }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, nothing is wrong.
own-cards-edit = Change a card
own-cards-names = Name
own-cards-name-in = Name in { $language }
own-cards-part-of = { $of }: { $what }
own-cards-less = { $what }: one less
own-cards-more = { $what }: one more
own-cards-up-what = { $what }: one place up
own-cards-down-what = { $what }: one place down
own-cards-remove-what = { $what }: take out
own-cards-add-what = { $what }: one more line
list-search = Search this list
list-nothing = Nothing fits these letters.
