//! The house's own controls. Every text is handed in by the caller, every control has a name that
//! tests and screen readers find it by.
//!
//! What is not here: colours and sizes (`theme`), drawings (`art`), and anything that is a screen by itself.

mod at_least;
mod badge;
mod button;
mod card;
mod drop_down;
mod field;
mod heading;
mod in_view;
mod kept_width;
mod middle;
mod over;
mod rows;
mod search_list;
mod tile;
mod track;

pub use at_least::at_least;
pub use badge::{BadgeLook, badge, badge_width};
pub use button::{Action, Emphasis, Toggle, icon_button, icon_toggle, key_label};
pub use card::{Sheet, on_paper, sheet, tip, tooltip};
pub use drop_down::drop_down;
pub use field::{lasting_field, text_field};
pub use heading::{heading, heading_among, title};
pub(crate) use in_view::rows_in_view;
pub use kept_width::keep_width;
pub use middle::middle;
pub use over::over_ui;
pub use rows::{RowAct, RowButtons, ShownRow};
pub use search_list::{Offer, SearchList, fits};
pub use tile::{Filling, Laid, Squares, TILE_GAP, Tile, line_at, squares_in, tile_grid, tile_text_height, tiles_in};
pub use track::{Pip, Track, track};

#[cfg(test)]
mod tests;
