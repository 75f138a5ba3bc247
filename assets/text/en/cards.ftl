### Cards of one's own, in whatever game.

document-cards = a pack of cards
cards-title = Cards
cards-search = Search a card
cards-only-yours = Only yours
cards-none-found = No card fits.
cards-mark-yours = yours
cards-unplayable = With your cards as they are now no game can begin: { $why }.
cards-origin-box = from the box
cards-origin-pack = from the pack “{ $pack }”
cards-origin-changed = yours, in the place of the one of the box
cards-origin-yours = yours
cards-not-played = As long as something is wrong with it, no game is played with this card.
cards-double = A new card like this
cards-take-out = Back to the card of the box
cards-delete = Delete this card
cards-take-from-file = Take cards from a file
cards-held-out = The cards of this file join yours and replace those with the same code. You can undo this.
cards-do-take = Take them
cards-write-to-file = Write your cards to a file
cards-no-file = there is no such file
cards-taken = { $count ->
    [one] 1 card
   *[other] { $count } cards
} taken from { $file }.
cards-given = { $count ->
    [one] 1 card
   *[other] { $count } cards
} written to { $file }.
cards-unsaved = Your cards are not saved
cards-unsaved-hint = Nothing is lost as long as this window is open. Mend what stands in the way and try again, or stay here.
wrong-card-left-out = { $file }: { $card } is left out, because something on it cannot be right. “delvewright lint” says what.
wrong-cards-pack = The cards of { $file } are not used: { $why }
cards-edit = Change a card
cards-names = Name
cards-name-in = Name in { $language }
cards-facts = What is printed on it
cards-copies = Copies in the deck
cards-health = Health
cards-text = What it can do
cards-no-text = Nothing besides.
cards-new-text = One more ability
cards-text-number = Ability { $number }
cards-part-of = { $of }: { $what }
cards-of-text = Ability { $number }: { $what }
cards-less = { $what }: one less
cards-more = { $what }: one more
cards-up-what = { $what }: one place up
cards-down-what = { $what }: one place down
cards-remove-what = { $what }: take out
cards-add-what = { $what }: one more line
list-search = Search this list
list-nothing = Nothing fits these letters.
part-when = When
part-use = How
part-limit = how often
part-if = If
part-cost = Cost
part-do = Then
part-number = number
cards-problem = Card { $code } ({ $name }): { $what }
cards-sound = { $file }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, nothing is wrong.
help-simulate-own-cards = Play with your own cards, too.
