//! Layers of the drawing: what lies on one can be hidden, or locked so that no hand takes hold of it. That is how the author looks at
//! what he draws, not what is in it, so it is no step of undo. Which layers there are says the game.

use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::widgets::{Toggle, icon_toggle};
use egui::Ui;
use std::collections::BTreeSet;

/// What lies on top of one another.
pub(crate) trait Layer: Copy + Ord + 'static {
    /// What lies there.
    type Thing;
    /// All of them, as they are listed.
    const ALL: &'static [Self];
    /// The one without which nothing lies anywhere: it can be locked but not hidden.
    const GROUND: Self;
    /// What an eye and a lock are called, each with a `$layer`.
    const EYE: MessageId;
    const LOCK: MessageId;

    /// The layer on which a thing lies.
    fn of(thing: &Self::Thing) -> Self;

    /// What it is called.
    fn message_id(self) -> MessageId;
}

/// How the layers are looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layers<L: Layer> {
    hidden: BTreeSet<L>,
    locked: BTreeSet<L>,
}

impl<L: Layer> Default for Layers<L> {
    fn default() -> Self {
        Self { hidden: BTreeSet::new(), locked: BTreeSet::new() }
    }
}

impl<L: Layer> Layers<L> {
    pub(crate) fn shows(&self, layer: L) -> bool {
        !self.hidden.contains(&layer)
    }

    /// Can a hand take hold of it?
    pub(crate) fn is_free(&self, thing: &L::Thing) -> bool {
        let layer = L::of(thing);
        self.shows(layer) && !self.locked.contains(&layer)
    }

    /// The layer of a thing that is seen and locked.
    pub(crate) fn lock_of(&self, thing: &L::Thing) -> Option<L> {
        Some(L::of(thing)).filter(|layer| self.shows(*layer) && self.locked.contains(layer))
    }

    /// What is laid is seen, whatever was hidden before; is it another picture now?
    pub(crate) fn show(&mut self, thing: &L::Thing) -> bool {
        self.hidden.remove(&L::of(thing))
    }

    /// All of them, each with an eye and a lock; true when they are looked at in another way now.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        let mut is_changed = false;
        for layer in L::ALL {
            let name = texts.get(layer.message_id());
            let mut toggle = |ui: &mut Ui, icon, message, layers: &mut BTreeSet<L>, is_on| {
                let state = if is_on { Toggle::On } else { Toggle::Off };
                let told = texts.with(message, &[("layer", name.as_ref().into())]);
                if icon_toggle(ui, icon, &told, state).clicked() {
                    is_changed = true;
                    if !layers.remove(layer) {
                        layers.insert(*layer);
                    }
                }
            };
            ui.horizontal(|ui| {
                let (is_shown, is_locked) = (self.shows(*layer), self.locked.contains(layer));
                ui.add_enabled_ui(*layer != L::GROUND, |ui| {
                    toggle(ui, Icon::Eye, L::EYE, &mut self.hidden, is_shown);
                });
                toggle(ui, Icon::Guard, L::LOCK, &mut self.locked, is_locked);
                ui.label(name.as_ref());
            });
        }
        is_changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    enum Two {
        Ground,
        Above,
    }

    impl Layer for Two {
        type Thing = char;
        const ALL: &'static [Self] = &[Self::Ground, Self::Above];
        const GROUND: Self = Self::Ground;
        const EYE: MessageId = "eye";
        const LOCK: MessageId = "lock";

        fn of(thing: &char) -> Self {
            if *thing == '_' { Self::Ground } else { Self::Above }
        }

        fn message_id(self) -> MessageId {
            "layer"
        }
    }

    #[test]
    fn what_is_hidden_or_locked_is_not_taken_hold_of_and_only_what_is_seen_is_called_locked() {
        let mut layers = Layers::<Two>::default();
        assert!(layers.is_free(&'_') && layers.is_free(&'a'));
        layers.locked.insert(Two::Above);
        assert_eq!((layers.is_free(&'a'), layers.lock_of(&'a'), layers.lock_of(&'_')), (false, Some(Two::Above), None));
        layers.hidden.insert(Two::Above);
        assert_eq!((layers.shows(Two::Above), layers.lock_of(&'a')), (false, None));
        assert!(layers.show(&'a') && !layers.show(&'a'), "once it is seen, nothing changes");
        assert_eq!(layers.lock_of(&'a'), Some(Two::Above), "seen again, it is still locked");
    }
}
