//! What every game needs and what knows no game: files, words, undo, many games at once.
//!
//! [`plug`] is what a game writes to be installed. [`session`] records a game, [`brief`] tells one in short, [`play`] is the same with its file and its story,
//! [`seating`] is who sits where, [`book`] keeps campaigns, [`lab`] plays many games. [`storage`] touches the disk, [`text`] holds every word a user sees,
//! [`wrong`] says what went wrong, [`compared`] says what a change did to many of them, [`proof`] keeps games that were won beside what they prove, [`history`] takes back changes of any document, [`drawing`] reads our drawings, [`paper`]
//! draws pages and [`printing`] writes them, [`packs`] are cards that somebody types in, [`typefaces`] are what they and the window are written with, [`date`] counts days.
//!
//! What is not here: anything that is seen in a window (`kit`, `shell`), and any rule.

pub mod book;
pub mod brief;
pub mod compared;
pub mod date;
pub mod drawing;
pub mod history;
pub mod lab;
pub mod packs;
pub mod paper;
pub mod play;
pub mod plug;
pub mod printing;
pub mod proof;
pub mod seating;
pub mod session;
pub mod storage;
pub mod text;
pub mod typefaces;
pub mod wrong;
