//! Everything that touches the disk: where files live, how they are written so that a crash loses
//! nothing, and how documents and running games are read back.
//!
//! * [`DataDirs`] knows the folders.
//! * [`write_atomic`] replaces a file as a whole or not at all; [`keep_versions`] keeps what was there before.
//!   [`write_new`] and [`move_new`] never replace anything.
//! * [`read_bytes`] and [`read_text`] are the only way by which a file comes in: nothing without bounds, nothing but files.
//! * [`read_document`] and [`write_document`] are the way to RON documents with a format number; a
//!   [`Label`] in their first line says whose they are.
//! * [`SharedFile`] is a document that other windows may change too: nothing is replaced that was not seen here.
//! * [`DocumentShelf`] is a folder of those of one kind: listed, named, deleted and taken back.
//! * [`DocumentWriter`] writes one behind the hand of somebody who types.
//! * [`pieces`] keep what the machine has worked at for minutes.
//! * [`Together`] are several files that are written all or not at all.
//! * [`LineLog`] is the file of a running game or of a campaign book: one line for each answer or entry, only ever appended.
//! * [`new_game_file`], [`put_game_away`] and [`fetch_game`]: where recorded games lie; [`SavedElsewhere`]: those, and
//!   books, that could not be written there; [`fetch_home`] brings them back.
//! * [`keep_room`] keeps a little room for when the disk is full.
//! * [`sweep_at_start`] clears away what a crash left behind.
//! * [`Settings`] are the user's choices; loading them never fails.
//!
//! Every failure is a [`StorageError`]: which file, what happened, and what is safe.
//!
//! What is not here: what stands in a file. Whoever keeps something says it by a type of his own ([`Document`]) or by its lines.

mod append;
mod atomic;
mod behind;
mod cause;
mod dirs;
mod document;
mod ends;
mod error;
mod label;
mod names;
mod patient;
pub mod pieces;
mod read;
mod replace;
mod room;
mod saved_elsewhere;
mod saved_games;
mod settings;
mod shared;
mod shelf;
mod sweep;
#[cfg(test)]
mod testing;
mod together;
mod versions;

pub use append::{CutLine, GoneOn, HeldLog, LineLog, ReadLog, lock_log, read_lines, read_log};
pub use atomic::{copy_new, move_new, write_atomic, write_new};
pub use behind::{DocumentWriter, Written};
pub use cause::Cause;
pub use dirs::{DataDirs, HOME_VARIABLE, lies_in};
pub use document::{
    document_bytes, document_in, document_text, parse_document, probe_format, read_document, write_document,
    write_new_document,
};
pub use ends::{Ends, read_ends};
pub use error::{Action, Fact, Safe, StorageError, Trouble};
pub use label::{
    CAMPAIGN_BOOK, Document, Label, RECORDED_GAME, Wanted, game_of, game_of_line, refuse_others, says_it_is,
};
pub use names::{free_beside, free_beside_all, is_device, is_plain_name, numbered};
pub use read::{
    DOCUMENT_LIMIT, LOG_LIMIT, MOST_LINES, as_text, read_beginning, read_bytes, read_first_line, read_text,
};
pub use replace::{begins_with, may_replace};
pub use room::keep_room;
pub use saved_elsewhere::{Lying, SavedElsewhere, fetch_home, lies_at};
pub use saved_games::{GAME_ENDING, fetch_game, new_game_file, put_game_away};
pub use settings::{LoadedSettings, OF_THE_FIRST, OfGame, Pace, SETTINGS_FORMAT, Settings, Theme, UI_SCALE};
pub use shared::{SavingLock, SharedFile};
pub use shelf::{DocumentShelf, LONGEST_DOCUMENT_NAME, OffShelf, OnShelf, counted, title_of_copy};
pub use sweep::{sweep_at_start, sweep_stale};
pub use together::{Kept, Together};
pub use versions::{keep_versions, versions_of};
