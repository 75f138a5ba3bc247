//! Massive Darkness 2: Hellscape. `rules/` and `cases/` are packages of their own; here are its words so far. It is not installed
//! yet: what the house and the window need of it is still to come.

pub mod texts;
