//! The program: arguments become one command each; without arguments the window opens.

fn main() {}
