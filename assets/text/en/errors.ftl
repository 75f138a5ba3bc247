### What went wrong. Each error says what happened; a second message says what is safe.
### $file is the file or folder, $reason is the reason, in a sentence of ours.

## Files

storage-not-found = { $file } does not exist.
storage-exists = There is already a file { $file }.
storage-other-kind = { $file } is a file of another kind and is not replaced. Choose another name.
storage-forbidden-read = You are not allowed to read { $file }.
storage-forbidden-write = You are not allowed to write { $file }.
storage-forbidden-folder = You are not allowed to use the folder { $file }.
storage-disk-full = The disk is full, so { $file } could not be written.
storage-in-use = { $file } is being used by another window or program.
storage-changed-elsewhere = { $file } has been changed in another window or by another program.
storage-deleted = { $file } was deleted or moved away while it was open.
storage-replaced = Somebody else has changed { $file } or put another file in its place while it was open. It is not written to.
storage-overflowing = { $file } is full: a file of more than { $limit } MB could not be read any more.
storage-unmanageable = { $file } is not written, because it could not be read again: { $reason }.
storage-system-read = { $file } could not be read: { $reason }.
storage-system-write = { $file } could not be written: { $reason }.
storage-system-folder = The folder { $file } cannot be used: { $reason }.
cause-missing = there is nothing of that name
cause-there = there is something of that name already
cause-forbidden = the system does not allow it
cause-full = the disk is full
cause-in-use = another program is using it
cause-no-folder = a part of its path is no folder
cause-folder = it is a folder
cause-not-empty = the folder still holds something
cause-name = a file cannot have this name here
cause-other-disk = the two places lie on different disks
cause-size = the disk holds no files of this size
cause-gone = the connection to it is lost
cause-slow = it took too long
cause-interrupted = it was interrupted
cause-short = it ended too early
cause-memory = there is not enough memory
cause-unable = the system cannot do that there
cause-circle = a link on the way to it leads in a circle
cause-broken = the disk does not work, or what lies on it is damaged
cause-too-many-open = too many files are open at once
cause-code = the system reports error number { $code }
cause-unknown = the system does not say why
storage-too-large = { $file } is too large: { $megabytes } MB, at most { $limit } MB are read.
storage-long-beginning = { $file } is no game that this program has written: its first line alone is longer than { $limit } MB. Move it to another folder, or delete it.
storage-not-text = { $file } holds bytes that are no text (line { $line }, column { $column }).
storage-malformed = { $file } cannot be understood at line { $line }, column { $column }: { $reason }.
storage-no-format = { $file } does not name its format. It should begin with “(format: 1,”.
storage-other-game = { $file } belongs to another game: { $game }. It can be opened where that game is installed.
storage-other-document = { $file } cannot be used here: it is { $kind }.
document-settings = the settings
document-game = a recorded game
document-book = a campaign book
storage-newer = { $file } was written by a newer version of this program: it has format { $found }, and this version knows formats up to { $known }.
storage-unwritable = The content of { $file } cannot be written down, which is a defect of this program.
storage-no-home = The system does not name a folder for your files. Set DELVEWRIGHT_HOME to one.

## What is safe

safe-untouched = Nothing was changed.
safe-last-saved = What was saved before is still there.
safe-complete-lines = Everything played up to the last complete answer is in the file.
safe-entries = Every earlier entry is in the book.
safe-still-known = Everything that stood in it is still known here and can be written again.
safe-kept-as = The file as it was is kept as { $kept }.
safe-not-replaced = The other version has not been replaced.
safe-written = Only { $kept } has been written.

## What could not be written while a game is played or a book is kept

unwritten-title = Not written down yet
unwritten-tried = { $count ->
    [one] Tried again, without success.
   *[other] Tried again { $count } times, without success.
}
unwritten-again = Try again
unwritten-elsewhere = Save elsewhere
unwritten-game = What you have done since then is kept here and is written first. Until then nothing more can be answered or taken back.
unwritten-game-goes-on = The game goes on in { $file }.
unwritten-book-goes-on = The book goes on in { $file }. As soon as there is room for it, it comes back to the shelf by itself.
unsaved-document = What you do here is kept and is tried again every few seconds. You can go on meanwhile, or save a copy elsewhere.
unsaved-copy = Save a copy elsewhere
unsaved-copied = A copy is in { $file } now. It goes on being tried here.
unsaved-game-title = This game is not saved
unsaved-game-hint = Nothing is lost as long as this window is open. Mend what stands in the way and try again, or stay and save the game elsewhere. If you leave, the last answers are gone.

## What is wrong with recorded games

wrong-seats = This game is for { $least } to { $most } players.
wrong-bot = This game has no bot “{ $bot }”.
wrong-journal-empty = It holds no game.
wrong-journal-newer = It was written by a newer version of this program (format { $found }; this one knows up to { $known }). Update to open it.
wrong-begin-large = What this game is begun with is too large to be recorded: the game could not be opened again.
wrong-resume-cards = It was played with other cards than there are here now, or on another map. What is recorded would mean something else, so it is not opened.
wrong-resume-ruleset = It was played by the rules “{ $name }”: it can be opened by that game, where it is installed.
wrong-resume-damaged = The file was changed or damaged, and it keeps nothing from which the game could go on. { $reason }
notice-from-kept-state = The rules or cards have changed since this game was saved. It goes on from the start of its last round.
notice-past-damage = The file of this game was changed or damaged since it was saved: what stands in it does not fit together. It goes on from the start of the last round that does.
notice-game-torn = The last line of this game was damaged: the answer in it is lost. The file as it was is kept as { $kept }.
wrong-journal-malformed = Line { $line }, column { $column } cannot be read: { $reason }.
wrong-journal-long = It is longer than any game that this program writes, so it is not read.
wrong-journal-no-state = It was played by other rules than this version knows, and nothing that it keeps says how it could go on.
wrong-journal-torn = The last line ({ $line }) is not complete.
wrong-journal-start = The game begins in another way than recorded.
wrong-journal-dice = Line { $line }: the dice do not fall like this from the recorded seed.
wrong-journal-snapshot = Line { $line }: the state kept there is not the one the game was in.
wrong-journal-stopped = Line { $line }: { $reason }
wrong-entry-refused = The recorded answer is not allowed: { $why } ({ $rule })
wrong-entry-diverged = The game goes another way than recorded (state { $found }, recorded { $expected }).
wrong-entry-missing = There is no such moment in the game.
wrong-entry-sealed = This part of the game was played by other rules; it can only be read.
wrong-entry-full = The record of this game is as long as it can be.

## No window

window-no-display = There is no screen to open the window on: neither Wayland nor X11 answers. Start the program from a desktop. If you are at one, what programs draw their windows with is missing; on Debian and Ubuntu this installs it: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Without a window “delvewright --help” tells what can be done.
window-no-graphics = The window cannot be drawn: the system offers no OpenGL. On Debian and Ubuntu this installs what is missing: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Without a window “delvewright --help” tells what can be done.
window-no-start = The window could not be set up. Nothing was changed.

## Files that are none of ours, or more than anybody writes

storage-not-a-file = { $file } is a folder, a device or a pipe, not a file.
storage-too-many-lines = { $file } has more than { $most } lines; no file of this program is that long.
storage-too-much = { $file } holds more than { $most } things of one kind; that many are not read.

## What cannot be understood in a text; it stands behind a colon

unclear-truth = true or false is expected there
unclear-kind = something of another kind is expected there
unclear-end = it ends there, in the middle
unclear-nothing = nothing is written there
unclear-rest = something follows there although everything is complete
unclear-deep = too much is nested inside each other there
unclear-long = the text that begins there is too long
unclear-much = there are more than { $most } values
unclear-at = line { $line }, column { $column }: { $reason }

## Dice that cannot be; it stands behind a colon or in brackets

dice-kinds = { $count } kinds of dice; there can be { $most }
dice-same-name = two kinds of dice are called “{ $name }”
dice-faces = the die “{ $name }” needs 1 to 256 faces, and for each the opposite one
dice-opposites = the opposite faces of the die “{ $name }” are no pairs
dice-too-many = { $count } dice; { $most } can be rolled at once
dice-none-such = there is no die number { $number }
dice-outcomes = there are too many ways in which the dice can fall

unclear-word = the word “{ $word }” is unknown there
unclear-name = “{ $word }” has no place there
unclear-missing = “{ $word }” is missing there
unclear-twice = “{ $word }” stands there twice
unclear-number = a number is expected there, and not too large a one
unclear-text = a text in quotation marks is expected there
unclear-sign = a comma, a colon, a bracket or a quotation mark is missing there, or is one too many
unclear-header = a campaign begins only in the first line
unclear-format = there is no format { $format }

refusal-journal-full = The record of this game is as long as it can be. Go on in a new game.

# The book of a campaign.
wrong-book = { $file } cannot be read as a campaign book: { $reason }
wrong-book-empty = It is empty.
wrong-book-bare = It has its first line but no entry, so nothing can be lost with it. Take back an earlier version of it, or delete it and begin the campaign anew.
wrong-book-foreign = It does not begin as a campaign book does.
wrong-book-ruleset = It is about the game “{ $name }”: it can be opened by that game, where it is installed.
wrong-book-newer = It was written by a newer version of this program (format { $found }; this one knows up to { $known }). Nothing was changed.
wrong-book-too-long = It has more than { $most } entries; no campaign is that long. Nothing was changed.
wrong-book-line = Line { $line }, column { $column } cannot be understood: { $reason }. The file is as it was.
wrong-book-sound = Every line of { $file } can be read: there is nothing to rescue. Nothing was changed.
