//! The dice of a fight that is over, once somebody else acts: folded to a line that says who fought whom and what came of it, until a
//! press shows them whole.

use super::Table;
use crate::games::massive_darkness_2::fight::Fight;
use crate::games::massive_darkness_2::rules::combat::Combat;
use crate::games::massive_darkness_2::rules::ids::ESCORT;
use crate::games::massive_darkness_2::view::board::{fought, piece_of_target};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::Theme;
use crate::kit::widgets::tooltip;
use crate::tr;
use egui::{Rect, Role, Sense, Ui, WidgetInfo};

/// How the last fight lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// It is that of whoever acts, and lies open.
    Open,
    /// It is past, and somebody wants to see it all the same.
    Shown,
    /// It is past: a line is left of it.
    Folded,
}

impl Table {
    pub(super) fn lies(&self, fight: &Fight) -> Lies {
        let acting = self.board_shown().and_then(|shown| shown.board.acting);
        let (combat, fought) = (&fight.combat, fought(&fight.combat));
        // A Spirit fights in the turn of the Shaman (M2-SHAM-09).
        let is_of_a_spirit = combat.ally.is_some_and(|ally| ally != ESCORT);
        let is_his = is_of_a_spirit && acting == Some(piece_of_target(combat.hero));
        let is_over = !self.shown().state().combat.on;
        let is_gone_by = self.gone_by == Some(fight.combat);
        let is_past = is_over && (is_gone_by || !is_his && fought.is_past_for(acting, self.is_showing()));
        match (is_past, self.opened) {
            (false, _) => Lies::Open,
            (true, Some(opened)) if opened == fight.combat => Lies::Shown,
            (true, _) => Lies::Folded,
        }
    }

    /// What folds it and unfolds it, in this corner of its line: all of the line where it is folded.
    pub(super) fn fold_ui(&mut self, ui: &Ui, texts: &Texts, corner: Rect, line: Rect, combat: Combat, lies: Lies) {
        let (icon, name, place) = match lies {
            Lies::Open => return,
            Lies::Shown => (Icon::ChevronDown, tr!(texts, "tray-fold"), corner),
            Lies::Folded => (Icon::Die, tr!(texts, "tray-unfold"), line),
        };
        let theme = Theme::of(ui.ctx());
        let pressed = ui.interact(place, ui.scope_id().with("fold"), Sense::click());
        pressed.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.as_ref()));
        let is_at = pressed.hovered() || pressed.has_focus();
        let ink = if is_at { theme.text.strong } else { theme.text.muted };
        icons::show(ui.painter(), icon, corner.shrink(5.0), ink, Weight::Regular);
        tooltip(&pressed, |ui| drop(ui.label(name.as_ref())));
        if pressed.clicked() {
            self.opened = (lies == Lies::Folded).then_some(combat);
        }
    }
}
