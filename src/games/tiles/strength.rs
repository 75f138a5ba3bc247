//! How strong the bots are that are offered for a check: what each won of the same games of the box, as bars. Without that, nobody knows what
//! it says that one wins a quest of his own, or does not.

use super::difficulty::{Planned, Strength};
use crate::house::lab::statistics::Interval;
use crate::house::text::Texts;
use crate::kit::charts::interval_bar;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Align2, Color32, Rect, RichText, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};
use std::sync::Arc;

/// A bot that is offered.
pub(crate) struct Offered {
    /// What it is called on the page.
    pub(crate) name: Arc<str>,
    /// Is it the one that is chosen?
    pub(crate) is_chosen: bool,
}

/// Height of a bar with its words, the widest bar, and what is left between a bar and words, in points.
const ROW: f32 = 20.0;
const WIDEST: f32 = 260.0;
const GAP: f32 = 8.0;

/// What both won, first the quick one. What they won of which quest stands where one points.
pub(crate) fn strength_ui(
    ui: &mut Ui,
    texts: &Texts,
    planned: &Planned,
    [quick, deep]: [Offered; 2],
    called: impl Fn(&str) -> String,
) {
    let Strength { of, planned: by_deep, unplanned: by_quick } = planned.strength();
    if of == 0 {
        return;
    }
    ui.label(RichText::new(tr!(texts, "strength-of-the-box", games = of as i64).as_ref()).small().weak());
    let font = TextStyle::Small.resolve(ui.style());
    let width =
        |words: &str| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let named = width(&quick.name).max(width(&deep.name));
    let in_percent = |percent: i64| tr!(texts, "strength-percent", percent = percent);
    let shares = width(&in_percent(100));
    for (bot, won, by_each) in [(quick, by_quick, false), (deep, by_deep, true)] {
        let share = Interval::of(won, of);
        let percent = |part: f64| (part * 100.0).round() as i64;
        let said = in_percent(percent(share.share));
        let full = tr!(
            texts,
            "strength-full",
            bot = bot.name.as_ref(),
            won = won as i64,
            of = of as i64,
            least = percent(share.low),
            most = percent(share.high)
        );
        let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, full.as_ref()));
        let theme = Theme::of(ui.ctx());
        let colour = if bot.is_chosen { theme.text.strong } else { theme.text.muted };
        let middle = row.center().y;
        let at = pos2(row.left(), middle);
        ui.painter().text(at, Align2::LEFT_CENTER, bot.name.as_ref(), font.clone(), colour.egui());
        let left = row.left() + named + GAP;
        let right = (row.right() - shares - GAP).min(left + WIDEST);
        interval_bar(
            ui,
            Rect::from_min_max(pos2(left, row.top() + 4.0), pos2(right.max(left), row.bottom() - 4.0)),
            share,
        );
        ui.painter().text(pos2(right + GAP, middle), Align2::LEFT_CENTER, said.as_ref(), font.clone(), colour.egui());
        response.on_hover_ui(|ui| {
            ui.label(full.as_ref());
            for (id, tried, unplanned) in planned.tried_by_both() {
                let won = if by_each { tried.won } else { unplanned };
                let (heroes, won, of) = (i64::from(tried.heroes), i64::from(won), i64::from(tried.of));
                let quest = called(id);
                let words =
                    tr!(texts, "strength-of-a-quest", quest = quest.as_str(), heroes = heroes, won = won, of = of);
                ui.label(RichText::new(words.as_ref()).small());
            }
        });
    }
    ui.add_space(Theme::of(ui.ctx()).space(1.0));
}
