//! What these tests share: pictures of the real window code, made without a GPU or a display.

pub mod app;
pub mod beats;
pub mod books;
pub mod cut;
pub mod desk;
pub mod dungeon;
pub mod fight;
pub mod hands;
pub mod lanterns;
pub mod own_cards;
pub mod person;
pub mod pictures;
pub mod played;
pub mod sample_board;
pub mod screens;
pub mod sheets;
