### What went wrong. Each error says what happened; a second message says what is safe.
### $file is the file or folder, $reason is what the system or the parser says (in English).

## Files

storage-not-found = { $file } does not exist.
storage-exists = There is already a file { $file }.
storage-forbidden-read = You are not allowed to read { $file }.
storage-forbidden-write = You are not allowed to write { $file }.
storage-forbidden-folder = You are not allowed to use the folder { $file }.
storage-disk-full = The disk is full, so { $file } could not be written.
storage-in-use = { $file } is being used by another window or program.
storage-system-read = { $file } could not be read: { $reason }.
storage-system-write = { $file } could not be written: { $reason }.
storage-system-folder = The folder { $file } cannot be used: { $reason }.
storage-too-large = { $file } is too large: { $megabytes } MB, at most { $limit } MB are read.
storage-not-text = { $file } holds bytes that are no text (line { $line }, column { $column }).
storage-malformed = { $file } cannot be understood at line { $line }, column { $column }: { $reason }.
storage-no-format = { $file } does not name its format. It should begin with “(format: 1,”.
storage-newer = { $file } was written by a newer version of this program: it has format { $found }, and this version knows formats up to { $known }.
storage-unwritable = The content of { $file } cannot be written down: { $reason }.
storage-no-home = The system does not name a folder for your files. Set DELVEWRIGHT_HOME to one.

## What is safe

safe-untouched = Nothing was changed.
safe-last-saved = What was saved before is still there.
safe-complete-lines = Everything played up to the last complete answer is in the file.
safe-kept-as = The file as it was is kept as { $kept }.
