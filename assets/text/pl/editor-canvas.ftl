### The drawing board of the editor.
