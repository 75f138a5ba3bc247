### Balance check and first drafts.
