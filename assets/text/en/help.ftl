### What --help tells. help-COMMAND says what a command is for, help-COMMAND-ARGUMENT what an argument of it means,
### help-arg-ARGUMENT what it means in every command, help-name-NAME what stands for a value, help-plain-COMMAND what a command
### is for where the game does not say it.

help-program = Design, play and keep the books of board games. Without a command the window opens.
help-usage = Usage: { $usage }
help-commands = Commands:
help-more-commands = Other games have besides, with --game: { $commands }.
help-arguments = Arguments:
help-options = Options:
help-help = Shows this help
help-version = Shows the version
help-values = Possible: { $values }.
help-usual = Usually: { $value }.

help-replay = Play a recorded game again and verify every state of it
help-check = Run rules cases: files, or folders with such files

help-arg-bot = Who plays.
help-arg-json = Machine-readable output.
help-play-seed = Seed of the dice, the decks and the bot; any if it is left out.
help-play-journal = Record the game in this new file.
help-replay-journal = The recorded game.
help-check-files = Files with cases, or folders with such files.
help-simulate-games = How many games.
help-simulate-seed = Seed of the first game; the others count on.
help-simulate-threads = Cores to use; all if it is left out.
help-simulate-examine = Look at every state of every game for breaches of the rules; otherwise only at those of one game in 32. Takes several times as long.
help-arg-book = Title of a book in the data folder, the name of its file there, or any file.
help-arg-to = The new file.
help-arg-from = The file.
help-arg-document = What is printed: the name of one of the box, or a file.
help-arg-paper = Paper to print on.
help-sheet-to = File to write: .pdf, or .png for pictures, one for each page.
help-sheet-language = Language of the sheet; without it that of the terminal.
help-sheet-dpi = Dots to the inch of pictures.

help-value-bot-random = takes any legal answer
help-value-bot-greedy = plays with sense, one step ahead
help-value-bot-planner = tries many ways to spend a turn in games that it imagines
help-value-bot-all = random and greedy, one after the other

help-name-options = OPTIONS
help-name-command = COMMAND
help-name-file = FILE
help-name-file-id = FILE|ID
help-name-name-file = NAME|FILE
help-name-n = N
help-name-seed = SEED
help-name-cases = CASES
help-name-journal = GAME
help-name-language = LANGUAGE
help-name-paper = PAPER
help-name-to = FILE
help-name-from = FILE
help-games = List the games that are installed
help-arg-game = The game that is meant; otherwise the one that a file belongs to, or else the first one.
help-name-game = GAME
help-arg-seats = How many play.

## Commands of a game that brings none of its own

help-plain-play = Let somebody who takes any answer play a game to its end
help-plain-simulate = Let bots play many games, one bot at each seat, and see who comes where
help-plain-books = Books of campaigns: list, show, export, import, rescue
help-plain-books-list = All books in the data folder
help-plain-books-show = How a campaign stands, and every entry of its book
help-plain-books-export = Put a book into one file that can go on elsewhere
help-plain-books-import = Put a copy of an exported book into the data folder
help-plain-books-rescue = Make a book of every entry of a damaged one that can be read, and keep the damaged file
help-arg-results = Keep the results in this file; what stands in it already is not played again. It holds 32 MB at most.
help-arg-bots = Who plays, the first seat first, separated by commas; seats that are not named take any answer.
help-arg-imagined = How many games the search imagines before each answer.
help-arg-budget = Games that the planner imagines for each turn of somebody; with the same seed and the same number it plays the same game on any machine.
help-value-bots-random = takes any legal answer
help-value-bots-search = plans ahead in games that it imagines
help-value-bots-planner = tries many ways to spend a turn in games that it imagines
help-name-bots = BOTS
