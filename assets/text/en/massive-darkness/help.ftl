### What --help tells. help-COMMAND says what a command is for, help-COMMAND-ARGUMENT what an argument of it means,
### help-arg-ARGUMENT what it means in every command, help-name-NAME what stands for a value.

help-play = Let a bot play a quest to its end
help-odds = Count the exact chances of a combat
help-simulate = Let a bot play a quest many times; “all” stands for every quest, every size of party or every bot
help-lint = Look for what keeps a quest from being played, and for what is wrong with own cards
help-sheet = Print a quest: map, set-up, objectives and special rules on a sheet
help-generate = Draft a quest from a seed and a few wishes, ready to be played
help-rulings = Tell how the game is played where the rulebooks are silent, and why
help-campaign = Campaign books: list, show, chronicle, export, import, rescue, simulate
help-campaign-list = All campaigns in the data folder
help-campaign-show = How a campaign stands, and every entry of its book
help-campaign-chronicle = A campaign as a text one can read (Markdown, or PDF for printing), or its numbers (CSV)
help-campaign-export = Put a campaign into one file that can go on elsewhere
help-campaign-import = Put a copy of an exported campaign into the data folder
help-campaign-rescue = Make a book of every entry of a damaged one that can be read, and keep the damaged file
help-campaign-simulate = Let a bot play whole campaigns, with the town market

help-arg-quest = Quest: the name of a shipped one, or a file.
help-arg-heroes = Heroes: how many (1 to 6; who they are and their classes is drawn from the seed of each game), or their names separated by commas.
help-arg-lifebringer = Tokens on the Lifebringer: how easy it is.
help-arg-edition = Printed edition whose wording is played.
help-arg-otherwise = A ruling that is played otherwise than usual, by its name: items, revenge, dead-first-player.
help-odds-attack = Attack dice, for example 3Y2R (yellow, red).
help-odds-defense = Defense dice, for example 1B2G (blue, green); 0 for none.
help-odds-enchantment = Enchantment, for example "attack bam: -1 shield, repeat 2" or "defense diamond: -1 attack bam"; may be given several times. Also in the words of the card files, in brackets.
help-odds-skill = Skill without cost, for example "attack: +1 bam" or "attack: -all defense symbols"; may be given several times.
help-odds-reroll = Dice that may be rolled again once; several are separated by commas. The rules say who comes first: re-rolls in general before those of blanks, the defender before the attacker.
help-odds-to-kill = So many wounds kill: whoever may re-roll chooses for that chance (the defender against it), not for many or few wounds.
help-lint-quests = Quests: names of shipped ones, or files; files of own cards.
help-campaign-chronicle-csv = The numbers instead of the text.
help-campaign-chronicle-output = Write it into this file; one that ends with .pdf is for printing, with .csv it holds the numbers.
help-campaign-simulate-seed = Seed of the first campaign; the others count on.
help-campaign-simulate-heroes = How many heroes: 1 to 6.
help-campaign-simulate-campaigns = How many campaigns.
help-campaign-simulate-quests = Play only so many quests.
help-campaign-simulate-book = Keep the book of the first campaign in this new file.
help-generate-seed = Another seed drafts another quest; the same one drafts the same.
help-generate-tiles = How many tiles.
help-generate-levels = Levels at the start and at the end.
help-generate-chambers = How many chambers can be entered.
help-generate-goal = What is to be done.
help-generate-output = Write the quest into this new file instead of showing it.
help-rulings-words = Only those that speak of this: a word, or the id of a rule such as EQUIP-06.
help-rulings-language = The language; without it that of the terminal.

help-value-edition-de = the German book
help-value-edition-en = the English book
help-value-reroll-nothing = none
help-value-reroll-blanks = all blanks of both sides
help-value-reroll-attack-blanks = those of the attacker
help-value-reroll-defense-blanks = those of the defender
help-value-reroll-attack-all = the attacker: all attack dice or none
help-value-reroll-attack-any = the attacker: any attack dice
help-value-reroll-attack-one = the attacker: one attack die
help-value-reroll-attack-either = the attacker: all attack dice or all defense dice
help-value-reroll-attack-theirs-any = the attacker: any defense dice
help-value-reroll-attack-theirs-one = the attacker: one defense die
help-value-reroll-defense-all = the defender: all defense dice or none
help-value-reroll-defense-any = the defender: any defense dice
help-value-reroll-defense-one = the defender: one defense die
help-value-reroll-defense-either = the defender: all defense dice or all attack dice
help-value-reroll-defense-theirs-any = the defender: any attack dice
help-value-reroll-defense-theirs-one = the defender: one attack die

help-name-n-names = N|NAMES
help-name-ruling = RULING
help-name-dice = DICE
help-name-words = WORDS
help-name-wounds = WOUNDS
help-name-from-to = FROM-TO
help-name-what = WHAT
help-name-edition = EDITION
help-name-reroll = DICE

help-arg-compare = The quest before a change: the same seeds play it, too; what is won more or less, and where that comes from, is told.
help-arg-witness = Record the game that was won in the fewest rounds in this new file, so that anybody can see that the quest can be won.
