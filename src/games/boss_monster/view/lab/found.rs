//! What came of the games: a section for each kind of card, and one for length and order. Every share has its bounds, and above all
//! stands whose shares they are.

use super::run::FIRST_SEED;
use super::{Lab, Outcome};
use crate::games::boss_monster::describe::card_name;
use crate::games::boss_monster::lab::Part;
use crate::games::boss_monster::lab::tally::{CardRecord, Wins};
use crate::games::boss_monster::view::table::bot_name;
use crate::house::lab::statistics::{CONFIDENCE, Interval};
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::charts::{interval_bar, rounds};
use crate::kit::theme::Theme;
use crate::kit::widgets::{BadgeLook, badge, heading};
use crate::tr;
use egui::{Align2, FontId, Rect, RichText, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Section {
    /// Length, and what it is worth to be first.
    #[default]
    Games,
    /// The cards of a part of the deck.
    Cards(Part),
}

impl Section {
    fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Games).chain(Part::OF_PLAYERS.map(Self::Cards))
    }

    fn message(self) -> MessageId {
        match self {
            Self::Games => "lab-part-games",
            Self::Cards(part) => part.message(),
        }
    }
}

impl Part {
    /// What is counted of its cards, column by column.
    fn columns(self) -> &'static [Column] {
        match self {
            Self::Bosses | Self::Heroes => &[],
            Self::Rooms | Self::Minibosses => &BUILT,
            Self::Spells => &CAST,
        }
    }
}

/// A number beside a bar.
struct Column {
    message: &'static str,
    of: fn(&CardRecord) -> u64,
}

static BUILT: [Column; 4] = [
    Column { message: "lab-came", of: |record| record.came },
    Column { message: "lab-built", of: |record| record.built },
    Column { message: "lab-discarded", of: |record| record.discarded },
    Column { message: "lab-dead", of: |record| record.dead },
];

static CAST: [Column; 5] = [
    Column { message: "lab-came", of: |record| record.came },
    Column { message: "lab-cast", of: |record| record.cast },
    Column { message: "lab-cancelled", of: |record| record.cancelled },
    Column { message: "lab-discarded", of: |record| record.discarded },
    Column { message: "lab-dead", of: |record| record.dead },
];

/// Width of a name at most, of a share behind its bar, of a number; height of a row.
const NAME: f32 = 250.0;
const SHARE: f32 = 112.0;
const NUMBER: f32 = 78.0;
const ROW: f32 = 26.0;

impl Lab {
    pub(super) fn found_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(outcome) = &self.outcome else {
            ui.label(RichText::new(tr!(texts, "lab-about").as_ref()).weak());
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
            // Until something is known: with what the bots are going to play.
            self.in_the_box.ui(ui, texts);
            return;
        };
        who_ui(ui, texts, outcome);
        if outcome.trial != self.chosen.trial() {
            badge(ui, &tr!(texts, "lab-stale"), BadgeLook::Danger);
        }
        ui.horizontal_wrapped(|ui| {
            for section in Section::all() {
                ui.selectable_value(&mut self.section, section, texts.get(section.message()).as_ref());
            }
        });
        if outcome.found.statistics.games == 0 {
            return;
        }
        let section = self.section;
        ScrollArea::vertical().id_salt(("bm-lab", section.message())).auto_shrink([false, false]).show(ui, |ui| {
            match section {
                Section::Games => games_ui(ui, texts, outcome),
                Section::Cards(part) => self.cards_ui(ui, texts, outcome, part),
            }
        });
    }

    /// How often players won who had used a card, and what became of its copies.
    fn cards_ui(&self, ui: &mut Ui, texts: &Texts, outcome: &Outcome, part: Part) {
        let about = if part == Part::Bosses { "lab-bosses-about" } else { "lab-cards-about" };
        ui.label(RichText::new(texts.get(about).as_ref()).weak());
        head_ui(ui, texts, part.columns());
        let cards = self.rules.cards();
        for row in outcome.rows.get(&part).into_iter().flatten() {
            let name = card_name(cards, row.card, texts);
            let numbers: Vec<u64> = part.columns().iter().map(|column| (column.of)(&row.record)).collect();
            row_ui(ui, texts, &name, row.record.players, &numbers);
        }
    }
}

/// Whose games they are, how many, and from which seed on.
fn who_ui(ui: &mut Ui, texts: &Texts, outcome: &Outcome) {
    let games = outcome.found.statistics.games;
    let mut names: Vec<String> = outcome.trial.bots.iter().map(|bot| bot_name(*bot, texts).to_string()).collect();
    if names.windows(2).all(|pair| pair[0] == pair[1]) {
        names.truncate(1);
    }
    let words = tr!(
        texts,
        "lab-whose",
        games = games as i64,
        first = FIRST_SEED.to_string(),
        last = (FIRST_SEED + games.max(1) - 1).to_string(),
        seats = outcome.trial.bots.len() as i64,
        bots = names.join(" · "),
        confidence = i64::from(CONFIDENCE)
    );
    ui.label(words.as_ref());
    ui.label(RichText::new(tr!(texts, "lab-bm-only-these").as_ref()).weak());
}

/// How long the games take, and who wins by the order of XP and by seat.
fn games_ui(ui: &mut Ui, texts: &Texts, outcome: &Outcome) {
    heading(ui, &tr!(texts, "lab-rounds"));
    let sum = &outcome.found.statistics;
    let (fewest, most) = sum.extreme_rounds();
    let mean = texts.decimal(sum.mean_rounds(), 1);
    let name = tr!(texts, "lab-bm-rounds", mean = mean.as_str(), fewest = fewest as i64, most = most as i64);
    rounds(ui, sum, &name, &mean);
    ui.label(name.as_ref());
    if sum.stuck + sum.failed > 0 {
        let words = tr!(texts, "lab-given-up", count = (sum.stuck + sum.failed) as i64);
        ui.label(RichText::new(words.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
    }
    heading(ui, &tr!(texts, "lab-order"));
    ui.label(RichText::new(tr!(texts, "lab-order-about").as_ref()).weak());
    for (place, wins) in (1_i64..).zip(outcome.found.tally.order()) {
        row_ui(ui, texts, &tr!(texts, "lab-order-place", place = place), wins, &[]);
    }
    heading(ui, &tr!(texts, "lab-seats"));
    for (number, seat) in (1_i64..).zip(outcome.found.places.seats()) {
        let bot = outcome.trial.bots.get(number as usize - 1).map(|bot| bot_name(*bot, texts)).unwrap_or_default();
        let name = format!("{number} · {bot}");
        let shown = Share { name: &name, share: seat.firsts(), of: seat.games() };
        share_ui(ui, texts, &shown, &[]);
    }
}

/// What stands above the numbers.
fn head_ui(ui: &mut Ui, texts: &Texts, columns: &[Column]) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let theme = Theme::of(ui.ctx());
    let font = TextStyle::Small.resolve(ui.style());
    for (at, column) in columns.iter().rev().enumerate() {
        let right = rect.right() - 8.0 - NUMBER * at as f32;
        let words = texts.get(column.message);
        let at = pos2(right, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, words.as_ref(), font.clone(), theme.text.muted.egui());
    }
}

fn row_ui(ui: &mut Ui, texts: &Texts, name: &str, wins: Wins, numbers: &[u64]) {
    share_ui(ui, texts, &Share { name, share: wins.share(), of: wins.of }, numbers);
}

/// Who won how often.
struct Share<'a> {
    name: &'a str,
    share: Interval,
    /// Of how many.
    of: u64,
}

/// A name, a bar with its bounds, the share in words, and the numbers of the columns.
fn share_ui(ui: &mut Ui, texts: &Texts, shown: &Share<'_>, numbers: &[u64]) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let (low, high) = (whole(shown.share.low), whole(shown.share.high));
    let percent = shown.share.percent();
    let said = if shown.of == 0 {
        tr!(texts, "lab-row-unused", name = shown.name)
    } else {
        tr!(texts, "lab-row", name = shown.name, share = percent.as_str(), low = low, high = high, of = shown.of as i64)
    };
    let counted: Vec<String> = numbers.iter().map(u64::to_string).collect();
    let label = format!("{said} {}", counted.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label.trim()));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let font = TextStyle::Body.resolve(ui.style());
    let small = FontId::proportional(theme.sizes.text_small);
    let middle = rect.center().y;
    let wide = (rect.width() * 0.3).min(NAME);
    let name = ui.painter().with_clip_rect(rect.with_max_x(rect.left() + wide - 8.0).intersect(ui.clip_rect()));
    name.text(pos2(rect.left(), middle), Align2::LEFT_CENTER, shown.name, font.clone(), theme.text.strong.egui());
    let end = rect.right() - NUMBER * numbers.len() as f32 - 8.0;
    let bar = Rect::from_min_max(
        pos2(rect.left() + wide, rect.top() + 5.0),
        pos2((end - SHARE).max(rect.left() + wide + 40.0), rect.bottom() - 5.0),
    );
    let at = pos2(bar.right() + 8.0, middle);
    if shown.of == 0 {
        let words = tr!(texts, "lab-unused");
        ui.painter().text(
            pos2(bar.left(), middle),
            Align2::LEFT_CENTER,
            words.as_ref(),
            small,
            theme.text.muted.egui(),
        );
    } else {
        interval_bar(ui, bar, shown.share);
        let words = tr!(texts, "lab-share", share = percent.as_str(), low = low, high = high);
        ui.painter().text(at, Align2::LEFT_CENTER, words.as_ref(), small, theme.text.normal.egui());
    }
    for (at, number) in counted.iter().rev().enumerate() {
        let at = pos2(rect.right() - 8.0 - NUMBER * at as f32, middle);
        ui.painter().text(at, Align2::RIGHT_CENTER, number, font.clone(), theme.text.normal.egui());
    }
    response.on_hover_text(said.as_ref());
}

/// Whole per cent.
fn whole(share: f64) -> i64 {
    (share * 100.0).round() as i64
}
