//! Keys that do the same in every game of tiles, as lines of the page of all keys.

use crate::kit::commands::{Cap, Group, KeySection, ctrl, plain};
use egui::Key;

/// What is shown beside the map by a key.
pub(crate) const BESIDE_THE_MAP: KeySection =
    KeySection { title: "keys-pages", column: 1, group: Some(Group::Pages), others: &[] };

/// What keys do on the map of a game. The map itself listens to them.
pub(crate) const ON_THE_MAP: KeySection = KeySection {
    title: "keys-map",
    column: 1,
    group: None,
    others: &[
        (Cap::Named("key-arrows"), "keys-arrows"),
        (Cap::Named("key-menu"), "keys-menu"),
        (Cap::Named("key-plus-minus"), "keys-zoom"),
        (Cap::Named("key-fit"), "keys-fit"),
        (Cap::Held(plain(Key::L)), "keys-light"),
        (Cap::Named("key-space-drag"), "keys-pan"),
    ],
};

/// What they do on a sheet on which a quest is drawn. What a game's own sheet has besides follows below the same title.
pub(crate) const ON_THE_SHEET: KeySection = KeySection {
    title: "keys-drawing",
    column: 1,
    group: None,
    others: &[
        (Cap::Named("key-arrows"), "keys-drawing-arrows"),
        (Cap::Named("key-shift-arrows"), "keys-drawing-frame"),
        (Cap::Named("key-alt-arrows"), "keys-drawing-nudge"),
        (Cap::Named("key-enter"), "keys-drawing-enter"),
        (Cap::Held(plain(Key::F)), "keys-drawing-flip"),
        (Cap::Named("key-delete"), "keys-drawing-delete"),
        (Cap::Held(ctrl(Key::D)), "keys-drawing-copy"),
        (Cap::Held(ctrl(Key::A)), "keys-drawing-all"),
        (Cap::Named("key-clipboard"), "keys-drawing-clipboard"),
        (Cap::Named("key-plus-minus"), "keys-zoom"),
        (Cap::Named("key-fit"), "keys-fit"),
    ],
};

/// What they do there wherever the hand is; more of a game's own follows likewise.
pub(crate) const IN_THE_EDITOR: KeySection = KeySection {
    title: "keys-editor",
    column: 0,
    group: None,
    others: &[(Cap::Held(plain(Key::F5)), "keys-editor-play"), (Cap::Held(ctrl(Key::F5)), "keys-editor-play-here")],
};

/// What they do where a tile of one's own is made.
pub(crate) const AT_A_TILE: KeySection = KeySection {
    title: "keys-tile",
    column: 1,
    group: None,
    others: &[
        (Cap::Named("key-arrows"), "keys-tile-arrows"),
        (Cap::Named("key-space"), "keys-tile-space"),
        (Cap::Named("key-ctrl-arrows"), "keys-tile-border"),
        (Cap::Named("key-floors"), "keys-tile-floors"),
    ],
};
