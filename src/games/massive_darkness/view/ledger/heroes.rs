//! The Heroes of a campaign as one looks at them in its book: who each is, how it is with them, and what lies before them.

use super::roster::{CardPage, HeroPage, roster};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Now, Standing};
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::record::{MICRO_XP_PER_XP, START_CARDS};
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::house::text::{Language, Texts, shown};
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::card::{Card, Size};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{BadgeLook, Pip, Track, badge, heading, on_paper, track};
use crate::tr;
use egui::{Align, Frame, Layout, Margin, RichText, Role, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

/// Between a bust and what is told beside it, and how large a bust is at most, in points.
const BUST: f32 = 108.0;
/// From this width on two Heroes stand beside each other.
const TWO_BESIDE: f32 = 980.0;
/// How wide a card is that lies before a Hero; a little narrower where as many as he may carry lie in one row by that.
const CARD: f32 = 96.0;
const NARROW_CARD: f32 = 80.0;
/// The sign before what is worn, and before the pack; between two things in a row.
const SIGN: f32 = 18.0;
const BETWEEN: f32 = 6.0;
/// How wide the bar of a track is at most.
const BAR: f32 = 150.0;

/// A small picture in a line of text.
pub(super) fn icon(ui: &mut Ui, icon: Icon) {
    let size = Theme::of(ui.ctx()).sizes.icon;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    icons::show(ui.painter(), icon, rect, Colour::from_egui(ui.visuals().text_color()), Weight::Regular);
}

/// All Heroes, one sheet each. What stands on them is put into words once for each state of the book.
#[derive(Default)]
pub(super) struct HeroSheets {
    stamp: Option<(usize, Language)>,
    sheets: Vec<HeroSheet>,
}

/// What stands on the sheet of a Hero.
struct HeroSheet {
    page: HeroPage,
    level: String,
    player: Option<String>,
    skills: Vec<String>,
    carried: String,
    carries_too_much: bool,
    career: String,
}

impl HeroSheets {
    /// Draws them.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) {
        let Some(standing) = campaign.standing() else { return };
        heading(ui, &tr!(words.texts, "chronicle-party"));
        let stamp = (campaign.entries().len(), words.texts.language());
        if self.stamp != Some(stamp) {
            self.stamp = Some(stamp);
            let pages = roster(campaign, words).into_iter();
            self.sheets = pages.map(|page| HeroSheet::of(words, standing, page)).collect();
        }
        let gap = Theme::of(ui.ctx()).space(2.5);
        let room = ui.available_width();
        let columns = if room >= TWO_BESIDE { 2 } else { 1 };
        let wide = ((room + gap) / columns as f32 - gap).floor();
        for row in self.sheets.chunks(columns) {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = gap;
                for hero in row {
                    let place = ui.available_rect_before_wrap();
                    let place = place.with_max_x(place.left() + wide);
                    let inside = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min));
                    ui.scope_builder(inside.id_salt(&hero.page.record.hero), |ui| {
                        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
                        hero.ui(ui, words.texts);
                    });
                }
            });
        }
    }
}

impl HeroSheet {
    fn of(words: &Words<'_>, standing: &Standing, page: HeroPage) -> Self {
        let (texts, life, record) = (words.texts, &page.life, &page.record);
        let skills = record.skills.iter().filter(|(_, bought)| **bought > 0).map(|(line, bought)| {
            tr!(texts, "ledger-skill", skill = words.line(line).as_ref(), count = i64::from(*bought)).to_string()
        });
        let count = record.cards.len() as i64;
        let career = tr!(
            texts,
            "ledger-career",
            quests = i64::from(life.quests),
            kills = i64::from(life.kills),
            deaths = i64::from(life.deaths)
        );
        Self {
            level: tr!(texts, "card-level", level = i64::from(page.level)).to_string(),
            player: (!life.player.is_empty())
                .then(|| tr!(texts, "ledger-played-by", player = shown(&life.player)).to_string()),
            skills: skills.collect(),
            carried: tr!(texts, "ledger-carried", count = count, most = START_CARDS as i64).to_string(),
            // STORY-17: it counts at the start of a quest, and after the last there is none.
            carries_too_much: record.cards.len() > START_CARDS && standing.now() != Now::Finished,
            career: career.to_string(),
            page,
        }
    }

    fn ui(&self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        let surface = &theme.surface;
        let frame = Frame::new()
            .fill(surface.paper.lighter(0.45).egui())
            .stroke(Stroke::new(theme.sizes.line, surface.paper_shade.darker(0.1)))
            .corner_radius(theme.sizes.corner_card)
            .inner_margin(Margin::same(12));
        frame.show(ui, |ui| {
            on_paper(ui);
            ui.set_width(ui.available_width());
            let bust = (ui.available_width() * 0.24).clamp(60.0, BUST);
            ui.horizontal_top(|ui| {
                portrait_ui(ui, self.page.look, bust, true);
                ui.vertical(|ui| self.who_ui(ui, texts));
            });
            self.cards_ui(ui, texts);
            if !self.skills.is_empty() {
                ui.spacing_mut().interact_size.y = 0.0;
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
                    for skill in &self.skills {
                        badge(ui, skill, BadgeLook::Plain);
                    }
                });
            }
            ui.horizontal_wrapped(|ui| {
                let carried = RichText::new(&self.carried).small();
                let danger = theme.signal.danger_on_paper.egui();
                ui.label(if self.carries_too_much { carried.color(danger).strong() } else { carried.weak() });
                ui.label(RichText::new(&self.career).small().weak());
            });
        });
    }

    /// The name, what the Hero is, and how it is with health and experience.
    fn who_ui(&self, ui: &mut Ui, texts: &Texts) {
        let ink = Theme::of(ui.ctx()).surface.ink.egui();
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(self.page.name.as_ref()).heading().color(ink));
            badge(ui, &self.level, BadgeLook::Accent);
            ui.label(self.page.class.as_ref());
            if let Some(player) = &self.player {
                ui.weak(player);
            }
        });
        let (health, record) = (u16::from(self.page.strength.health), &self.page.record);
        let xp = Track { pip: Pip::Stars, now: u16::from(record.xp), full: u16::from(MAX_XP) };
        let micro_full = u16::from(MICRO_XP_PER_XP);
        let micro_xp = Track { pip: Pip::Action, now: u16::from(record.micro_xp), full: micro_full };
        ui.horizontal_wrapped(|ui| {
            let name = tr!(texts, "ledger-health");
            let told = tr!(texts, "ledger-track", name = &name, now = i64::from(health), full = i64::from(health));
            track(ui, &told, Track { pip: Pip::Health, now: health, full: health });
        });
        ui.horizontal_wrapped(|ui| {
            for (message, shown) in [("chronicle-xp", xp), ("chronicle-micro-xp", micro_xp)] {
                let name = texts.get(message);
                ui.label(RichText::new(name.as_ref()).small());
                ui.scope(|ui| {
                    ui.set_max_width(BAR);
                    track(ui, &name, shown);
                });
            }
        });
    }

    /// What the Hero wears, and behind it what lies in the pack.
    fn cards_ui(&self, ui: &mut Ui, texts: &Texts) {
        let (worn, pack): (Vec<&CardPage>, Vec<&CardPage>) =
            self.page.cards.iter().partition(|card| card.slot != Slot::Pack);
        let fits = (ui.available_width() - 2.0 * (SIGN + BETWEEN)) / START_CARDS as f32 - BETWEEN;
        let wide = if fits >= NARROW_CARD { fits.floor().min(CARD) } else { CARD };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN);
            for (icon, cards) in [(Icon::Body, worn), (Icon::Item, pack)] {
                if !cards.is_empty() {
                    let (spot, _) = ui.allocate_exact_size(vec2(SIGN, Card::hand_size(wide).y), Sense::hover());
                    let muted = Theme::of(ui.ctx()).surface.ink_muted;
                    let spot = egui::Rect::from_center_size(spot.center(), Vec2::splat(SIGN));
                    icons::show(ui.painter(), icon, spot, muted, Weight::Regular);
                }
                for card in cards {
                    small_card_ui(ui, texts, card, wide);
                }
            }
        });
    }
}

/// A card that is only looked at: large while the pointer is on it.
pub(super) fn small_card_ui(ui: &mut Ui, texts: &Texts, card: &CardPage, width: f32) {
    let Some(hand) = card.hand() else {
        ui.label(&card.name);
        return;
    };
    let (rect, response) = ui.allocate_exact_size(Card::hand_size(width), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &card.name));
    let told = card.told(texts);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told));
    if ui.is_rect_visible(rect) {
        hand.paint(ui.painter(), texts, rect, Size::Hand);
    }
    hand.enlarge(&response, texts, &[]);
}
