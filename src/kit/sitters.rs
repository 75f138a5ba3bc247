//! Who sits where, before a game begins: how many play, what each is called, and whether a person or a bot answers for him.

use crate::house::seating::Sitter;
use crate::house::text::Texts;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::theme::Theme;
use crate::kit::widgets::{drop_down, lasting_field};
use crate::tr;
use egui::{ComboBox, Sense, Ui, vec2};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Width of a name, and of who answers, where there is room.
const WIDE: f32 = 220.0;
/// Width of the sign of who sits there.
const SIGN: f32 = 22.0;

/// A bot that can sit at a seat.
#[derive(Clone, Debug)]
pub struct KnownBot {
    /// Its name in files.
    pub name: &'static str,
    /// What it is called, in the user's language.
    pub called: Arc<str>,
}

/// As many seats as were taken last, within what the game allows; by default one person against a bot at each other seat.
pub fn seated(mut before: Vec<Sitter>, seats: &RangeInclusive<u8>, bots: &[KnownBot]) -> Vec<Sitter> {
    before.truncate(usize::from(*seats.end()));
    if before.is_empty() {
        before.push(Sitter::default());
    }
    while before.len() < usize::from(*seats.start()) {
        before.push(opponent(bots));
    }
    // A bot that is not there any more is another one.
    for sitter in &mut before {
        if !sitter.is_person() && !bots.iter().any(|bot| bot.name == sitter.bot) {
            sitter.bot = opponent(bots).bot;
        }
    }
    before
}

fn opponent(bots: &[KnownBot]) -> Sitter {
    Sitter { name: String::new(), bot: bots.first().map(|bot| bot.name.to_owned()).unwrap_or_default() }
}

/// Who can be at a table at all.
#[derive(Clone, Copy, Debug)]
pub struct WhoMaySit<'a> {
    /// How many can play.
    pub seats: &'a RangeInclusive<u8>,
    /// The bots that can sit there.
    pub bots: &'a [KnownBot],
}

/// A line for each seat.
pub fn sitters_ui(ui: &mut Ui, texts: &Texts, sitters: &mut Vec<Sitter>, may: WhoMaySit<'_>) {
    let WhoMaySit { seats, bots } = may;
    ui.horizontal(|ui| {
        ui.label(tr!(texts, "plain-seats").as_ref());
        for count in seats.clone() {
            let is_chosen = sitters.len() == usize::from(count);
            if ui.selectable_label(is_chosen, count.to_string()).clicked() {
                sitters.truncate(usize::from(count));
                while sitters.len() < usize::from(count) {
                    sitters.push(opponent(bots));
                }
            }
        }
    });
    let theme = Theme::of(ui.ctx());
    let spacing = ui.spacing();
    // What a list takes besides the width that it is given.
    let beside = 2.0 * spacing.button_padding.x + spacing.icon_spacing;
    let gaps = 2.0 * spacing.item_spacing.x + beside;
    let wide = WIDE.min((ui.available_width() - SIGN - gaps) / 2.0);
    for (at, sitter) in sitters.iter_mut().enumerate() {
        let number = at as i64 + 1;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
            let (icon, ink) = if sitter.is_person() {
                (Icon::Party, theme.signal.accent)
            } else {
                (Icon::Settings, theme.text.muted)
            };
            icons::show(ui.painter(), icon, rect, ink, Weight::Bold);
            let (name, hint) = (tr!(texts, "sitters-name", number = number), tr!(texts, "plain-seat", number = number));
            ui.scope(|ui| {
                ui.set_width(wide);
                lasting_field(ui, &name, &hint, &mut sitter.name);
            });
            let person = tr!(texts, "sitters-person");
            let called = bots.iter().find(|bot| bot.name == sitter.bot);
            let shown = called.map_or_else(|| person.to_string(), |bot| bot.called.to_string());
            let list = ComboBox::from_id_salt(("sitter", at)).width(wide).selected_text(shown);
            let response = drop_down(ui, list, |ui| {
                ui.selectable_value(&mut sitter.bot, String::new(), person.as_ref());
                for bot in bots {
                    ui.selectable_value(&mut sitter.bot, bot.name.to_owned(), bot.called.as_ref());
                }
            });
            let who = tr!(texts, "sitters-who", number = number);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(who.as_ref()));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_may_play_and_no_bot_that_is_gone() {
        let bots = [KnownBot { name: "clever", called: "Clever".into() }];
        let two = seated(Vec::new(), &(2..=4), &bots);
        assert_eq!(two, [Sitter::default(), Sitter::bot("", "clever")]);
        let before = vec![Sitter::person("Ana"), Sitter::bot("Max", "gone"), Sitter::default()];
        let kept = seated(before, &(2..=2), &bots);
        assert_eq!(kept, [Sitter::person("Ana"), Sitter::bot("Max", "clever")]);
    }
}
