//! Lanterns, a small card game for tests. Its rules are a package of their own (`rules/`); here are its words.

pub mod texts;
