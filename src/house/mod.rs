//! What every game needs and what knows no game: files, words, undo, many games at once.
//!
//! [`storage`] touches the disk, [`book`] keeps campaigns, [`text`] holds every word a user sees, [`lab`] plays many games, [`history`] takes back
//! changes of any document, [`drawing`] reads our drawings, [`paper`] prints pages, [`date`] counts days,
//! [`wrong`] says what went wrong.

pub mod book;
pub mod date;
pub mod drawing;
pub mod history;
pub mod lab;
pub mod paper;
pub mod play;
pub mod plug;
pub mod session;
pub mod storage;
pub mod text;
pub mod wrong;
