//! What windows are made of; it names no game: colours and sizes ([`theme`]), our drawing tools ([`art`]), controls
//! ([`widgets`]), and the page on which a file is named (`files`).

pub(crate) mod ago;
pub mod art;
pub(crate) mod files;
pub mod theme;
pub mod widgets;
