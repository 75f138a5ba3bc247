### The campaign book.
