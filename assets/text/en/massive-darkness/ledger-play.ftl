### A quest of a campaign on the board of this window.

book-began-beside = “{ $quest }” begins on the board, with the box on the table.
ledger-begin-here = Play “{ $quest }” here
ledger-begin-beside = Play “{ $quest }” with the box and the board
ledger-here-app = The app rolls and draws.
ledger-here-players = Your miniatures stand on the table. You tell the app what you roll and draw; it keeps track, moves the enemies and says why.
ledger-here-outcome = With the box alone; afterwards you enter how it ended.
ledger-on = Go on with the game
ledger-on-app = Go on, and the app rolls
ledger-on-players = Go on, and we roll
ledger-by-hand = Enter by hand how it ended
ledger-not-begun = Take the beginning back
ledger-here-cannot = The game cannot be taken up: { $why }
ledger-here-no-quest = “{ $quest }” is not among your quests any more, so it cannot be played here.
ledger-here-another = The file of the game holds another game.
ledger-here-other-rules = The game was begun with another version of the program, which knew the rules otherwise, and cannot go on with this one.
ledger-here-ways-out = The game’s file is untouched. You can enter by hand how it ended, or take the beginning back.
ledger-here-taken-back = The game is over, but its result was taken back. Go on with the game to end it otherwise, or enter by hand how it ended.
ledger-here-anew = There was no file of this game. It has begun again, with the same dice.
ledger-brought = What the quest brought
ledger-brought-now = Has { $amount } now
ledger-lost-micro = The lost quest costs all micro-XP (STORY-20).
table-to-the-book = Back to “{ $name }”
table-over-book = The result is entered in the campaign book when you go back to it. Until then you can take decisions back.
question-type-dice-keys = With keys: 1 to 6 for the next die, Backspace takes it back, Enter confirms.
