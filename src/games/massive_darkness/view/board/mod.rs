//! The board of a quest, played or drawn. What lies beside it on the screen is the table's and the editor's.

pub mod map;
