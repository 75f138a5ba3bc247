//! The real window code, used by mouse and keyboard through accessible names, without a GPU or a display.
//!
//! Nothing here starts a process: one that is being started holds the locks of open books for a moment, and other tests
//! would meet them.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

// Named so that it comes first: its tests take longest, and begun last they kept a core waiting for them.
mod a_whole_quest;
mod albums;
mod at_rest;
mod balance_window;
mod beats;
mod before_the_table;
mod board_look;
mod boss_monster;
mod boss_monster_cards;
mod boss_monster_pad;
mod boss_monster_play;
mod camera;
mod cards_window;
mod commands_window;
mod editor_desk;
mod editor_keyboard;
mod editor_map;
mod editor_mouse;
mod editor_problems;
mod editor_rules;
mod editor_safety;
mod editor_set_up;
mod editor_window;
mod every_page;
mod every_size;
mod first_evening;
mod guide;
mod hexes;
mod ledger_by_hand;
mod ledger_files;
mod ledger_journey;
mod ledger_kept;
mod ledger_order;
mod ledger_outcome;
mod ledger_pages;
mod ledger_play;
mod ledger_share;
mod ledger_shelf;
mod ledger_travel;
mod ledger_window;
mod many_games;
mod map;
mod massive_darkness_2;
mod massive_darkness_2_balance;
mod massive_darkness_2_beats;
mod massive_darkness_2_beats_read;
mod massive_darkness_2_book;
mod massive_darkness_2_cards;
mod massive_darkness_2_chances;
mod massive_darkness_2_drawing;
mod massive_darkness_2_editor;
mod massive_darkness_2_end;
mod massive_darkness_2_gallery;
mod massive_darkness_2_guide;
mod massive_darkness_2_screens;
mod massive_darkness_2_setting_out;
mod massive_darkness_2_sheets;
mod massive_darkness_2_sides;
mod massive_darkness_2_tiles;
mod massive_darkness_2_witnesses;
mod on_the_stage;
mod outside_words;
mod pictures;
mod plain_table;
mod quest_shelf;
mod saved_games;
mod settings;
mod sharing_window;
mod support;
#[path = "../table/mod.rs"]
mod table;
mod treasure;
mod two_windows;
mod unwritten;
mod what_now;
mod window;
