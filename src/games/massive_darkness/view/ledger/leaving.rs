//! MARKET-09..12, STORY-20: what is looked after before the party goes on, Hero by Hero; who has too much chooses what
//! stays: what goes is pressed as the card it is.

use super::roster::{CardPage, card_page};
use crate::games::massive_darkness::campaign::Standing;
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::ids::Hero;
use crate::games::massive_darkness::rules::market::{Errand, MarketAnswer, MarketStep};
use crate::games::massive_darkness::rules::story::record::{START_CARDS, card_level};
use crate::games::massive_darkness::view::hand_card::hand_card_ui;
use crate::kernel::game::Game as _;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, sheet};
use crate::tr;
use egui::{Label, Rect, RichText, Role, Ui, Vec2, WidgetInfo, vec2};

/// How wide a card is that can be given up, and how large the sign on it, in points.
const CARD: f32 = 92.0;
const SIGN: f32 = 22.0;

/// A Hero at the gate.
pub(super) struct AtTheGate {
    text: String,
    is_ready: bool,
    /// MARKET-11: what he can give up.
    discards: Vec<Discard>,
    /// MARKET-12: nothing he owns can be used at first.
    swaps: Option<String>,
}

/// A card that can be given up.
struct Discard {
    what: What,
    /// What a press does.
    sentence: String,
    /// Nothing for a card that no pack knows.
    page: Option<CardPage>,
}

impl Discard {
    fn of(words: &Words<'_>, what: What) -> Self {
        let page = match &what {
            What::Discarded { cards, .. } => cards.first().and_then(|code| card_page(words, code)),
            _ => None,
        };
        Self { sentence: words.entry(&what), page, what }
    }

    /// Draws it; true when it is pressed.
    fn ui(&self, ui: &mut Ui, words: &Words<'_>) -> bool {
        let Some(card) = self.page.as_ref().and_then(CardPage::hand) else {
            return ui.add(Action::new(Icon::Trash, &self.sentence)).clicked();
        };
        let response = hand_card_ui(ui, words.texts, &card, CARD, ui.clip_rect());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &self.sentence));
        if ui.is_rect_visible(response.rect) {
            let theme = Theme::of(ui.ctx());
            let sign = Rect::from_center_size(response.rect.right_top() + vec2(-0.7, 0.7) * SIGN, Vec2::splat(SIGN));
            let mut brush = Brush::on(ui.painter());
            brush.disc(sign.center(), SIGN * 0.62, theme.surface.panel);
            brush.show(ui.painter());
            icons::show(ui.painter(), Icon::Trash, sign.shrink(2.0), theme.signal.danger, Weight::Regular);
        }
        response.clicked()
    }
}

/// Looks after everybody; nothing before the end of the trades.
pub(super) fn at_the_gate(words: &Words<'_>, standing: &Standing) -> Vec<AtTheGate> {
    let Some(market) = &standing.market else { return Vec::new() };
    if !matches!(market.state.step, MarketStep::Leaving | MarketStep::Discarding) {
        return Vec::new();
    }
    let texts = words.texts;
    let rule = if market.errand == Errand::Loss { "STORY-20" } else { "MARKET-11" };
    let mut gate = Vec::new();
    for (hero, record) in market.state.hero_ids().zip(&standing.party) {
        let name = words.hero(&record.hero);
        let (count, most) = (record.cards.len() as i64, START_CARDS as i64);
        let text = match market.surplus(hero) {
            (0, 0) => tr!(texts, "ledger-gate-ready", hero = &name, count = count, most = most),
            (0, _) => tr!(texts, "ledger-gate-artifacts", hero = &name, rule = rule),
            _ => tr!(texts, "ledger-gate-cards", hero = &name, count = count, most = most, rule = rule),
        };
        let answers = market.state.heroes[hero.index()].cards.iter();
        let answers = answers.map(|held| MarketAnswer::Discard { hero, card: held.card });
        let legal = answers.filter(|answer| market.check(answer).is_ok());
        let whats = legal.filter_map(|answer| standing.entry_of(&answer));
        gate.push(AtTheGate {
            text: text.to_string(),
            is_ready: market.surplus(hero) == (0, 0),
            discards: whats.map(|what| Discard::of(words, what)).collect(),
            swaps: owns_nothing_usable(standing, hero)
                .then(|| tr!(texts, "ledger-gate-swap", hero = &name).to_string()),
        });
    }
    gate
}

/// MARKET-12: above the Level at which the next Quest starts, every single card; and not all of them only handed to him.
fn owns_nothing_usable(standing: &Standing, hero: Hero) -> bool {
    let Some(market) = standing.market.as_ref().filter(|market| market.errand == Errand::Town) else { return false };
    let state = &market.state.heroes[hero.index()];
    let (cards, start) = (&state.cards, market.state.start_level());
    cards.iter().any(|held| state.outgrown.contains(&held.card))
        && cards.iter().all(|held| card_level(&market.library, held.card) > start)
}

/// Draws it; the entry that was pressed.
pub(super) fn gate_ui(ui: &mut Ui, words: &Words<'_>, gate: &[AtTheGate], errand: Errand) -> Option<What> {
    let theme = Theme::of(ui.ctx());
    let mut entered = None;
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        if errand == Errand::Town {
            ui.label(tr!(words.texts, "ledger-gate-healed").as_ref());
        }
        for hero in gate {
            ui.horizontal(|ui| {
                let colour = if hero.is_ready { theme.text.normal } else { theme.signal.danger };
                super::heroes::icon(ui, if hero.is_ready { Icon::Check } else { Icon::Warning });
                ui.add(Label::new(RichText::new(&hero.text).color(colour.egui())).wrap());
            });
            if let Some(swaps) = &hero.swaps {
                ui.label(RichText::new(swaps).color(theme.text.muted.egui()));
            }
            if hero.discards.is_empty() {
                continue;
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
                for discard in &hero.discards {
                    if discard.ui(ui, words) {
                        entered = Some(discard.what.clone());
                    }
                }
            });
        }
    });
    entered
}
