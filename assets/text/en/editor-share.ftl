### Sharing and printing.
