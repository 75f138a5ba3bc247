//! What windows are made of; it names no game: colours and sizes ([`theme`]), our drawing tools ([`art`]), cards ([`card`]), numbers of bots as pictures ([`charts`]) and those of people ([`plots`]),
//! controls ([`widgets`]), a board with what stands on it ([`map`]), the page on which a file is named (`files`), the panel that
//! puts a question (`question`, with `numbers` for its keys), what a picture of something that happens is made of ([`show`]), the story in its column (`story`), and
//! a whole desk for games that bring no screens ([`plain`]), a shelf for books of campaigns (`books`), an editor for cards of one's own (`own_cards`, kept by `kept_pack`), who sits where ([`sitters`]), what hangs between people at one screen ([`curtain`]). [`hints`] explain one thing at a time, beside it.
//! What every screen does that keeps a document: it saves behind the hand (`saved_behind`), says what could not be written
//! (`unwritten` where everything waits for it, `unsaved` where somebody works on), and asks when another window has saved the same (`elsewhere`). What is heard is in [`sound`]. While only keys
//! are used, tooltips are silent (`quiet`). Esc leads from a screen where its button leads (`goes_back`), and a screen that comes is measured before it is seen (`settle`). What a thread is making for a screen comes by `coming`; a document is copied for others in `copying`, its pieces in `clipboard`, seen and
//! written on paper in `sheets`, and compared with what it was in `earlier`; `steps` lead back and forward in it, `mended` tells what was put right, `tabs` name the pages beside a map, `ago` says how long ago something was. What stands still is painted once (`still`), by [`raster`] (a package of its
//! own). [`desk`] and [`commands`] are what a game has to do with the window.
//!
//! What is not here: the window itself (`shell`), and any screen of a game.

pub(crate) mod ago;
pub mod art;
pub(crate) mod books;
pub mod card;
pub mod charts;
pub(crate) mod clipboard;
pub(crate) mod coming;
pub mod commands;
pub(crate) mod copying;
pub mod curtain;
pub mod desk;
pub(crate) mod earlier;
pub(crate) mod elsewhere;
pub(crate) mod files;
pub(crate) mod goes_back;
pub mod hints;
pub(crate) mod kept_pack;
pub mod map;
pub(crate) mod mended;
pub(crate) mod numbers;
pub(crate) mod own_cards;
pub mod plain;
pub mod plots;
pub(crate) mod question;
pub(crate) mod quiet;
pub(crate) mod saved_behind;
pub(crate) mod settle;
pub(crate) mod sheets;
pub mod show;
pub mod sitters;
pub mod sound;
pub(crate) mod steps;
pub mod still;
pub(crate) mod story;
pub(crate) mod tabs;
pub mod theme;
pub(crate) mod unsaved;
pub(crate) mod unwritten;
pub mod widgets;

pub use mesh_raster as raster;
