//! The window: egui only. It asks the engine, shows what it says, and hands back answers.
//!
//! Read in this order: [`theme`] (every colour and size), [`art`] (what is drawn on the board),
//! [`widgets`] (the house's buttons, cards and badges).

pub mod art;
pub mod theme;
pub mod widgets;
