//! A book on the shelf, lying open: on the left what it is called, who is in it and how far they are; on the right what comes
//! next and what happened last. What cannot be read lies there closed, with the reason.

use super::{Row, name_of};
use crate::games::massive_darkness::campaign::shelf::Looked;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{BookError, Now, QuestStatus, Standing};
use crate::games::massive_darkness::describe::begin;
use crate::games::massive_darkness::view::art::figures::HeroColour;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::ledger::Wish;
use crate::games::massive_darkness::view::ledger::kept::{KeptList, KeptWish, Namesakes};
use crate::games::massive_darkness::view::ledger::leaves::{Bound, COVER, bound_book};
use crate::house::date::now;
use crate::house::text::{shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::ago::ago;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::theme::{Colour, Theme, display};
use crate::kit::widgets::{Action, Emphasis, Squares, icon_button, on_paper, squares_in};
use crate::tr;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, FontId, Label, Layout, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

/// From this width on there is room for two pages, in points.
pub(super) const TWO_PAGES: f32 = 470.0;
/// Between the edge of a page and what is written on it.
const MARGIN: f32 = 14.0;
/// No portrait is larger.
const LARGEST: f32 = 240.0;
/// A stop of the way, where all have room.
const STOP: f32 = 24.0;

/// What a book on the shelf is drawn with.
pub(super) struct Volume<'a> {
    pub(super) words: &'a Words<'a>,
    pub(super) row: &'a Row,
    pub(super) kept: &'a KeptList,
    pub(super) namesakes: &'a Namesakes,
}

impl Volume<'_> {
    /// Draws it in a place of this size; what is wanted with it.
    pub(super) fn ui(&self, ui: &mut Ui, size: Vec2) -> Option<Wish> {
        let looked = self.row.looked.as_ref()?;
        let texts = self.words.texts;
        let why = match &looked.summary {
            Ok(summary) => match &summary.standing {
                Ok(standing) => return self.open_ui(ui, size, standing),
                Err(refused) => {
                    let none = || tr!(texts, "book-no-beginning").to_string();
                    let why = refused.as_ref().map_or_else(none, |refused| self.words.refused(refused));
                    tr!(texts, "book-impossible", file = shown_path(&self.row.book.file), why = why)
                }
            },
            Err(_) if looked.is_packed => tr!(texts, "ledger-bundle", file = name_of(&self.row.book.file)),
            Err(error) => error.say(texts),
        };
        self.closed_ui(ui, size, looked, &why)
    }

    /// A campaign that can go on: a press anywhere on it opens it.
    fn open_ui(&self, ui: &mut Ui, size: Vec2, standing: &Standing) -> Option<Wish> {
        let (theme, texts, book) = (Theme::of(ui.ctx()), self.words.texts, &self.row.book);
        let (place, press) = ui.allocate_exact_size(size, Sense::click());
        let open = tr!(texts, "ledger-open", name = shown(&standing.name));
        press.widget_info(|| WidgetInfo::labeled(Role::Button, true, open.as_ref()));
        let (next, date) = (begin(&self.words.now(standing.now())), texts.day(book.written));
        let told = match standing.now() {
            Now::Finished => tr!(texts, "ledger-next-finished", date = date),
            now => tr!(texts, "ledger-next", next = self.words.coming(now), date = date),
        };
        ui.ctx().accesskit_node_builder(press.id, |node| node.set_description(told.as_ref()));
        if press.gained_focus() {
            press.scroll_to_me(None);
        }
        let first = standing.party.first().map_or(0, |record| self.look(&record.hero));
        let is_spread = size.x >= TWO_PAGES;
        let cover = HeroColour::ALL[first % HeroColour::ALL.len()].of(theme);
        bound_book(ui.painter(), theme, &Bound { place, is_spread, cover });
        meant(ui, theme, place, &press);
        let paper = place.shrink2(vec2(COVER + 4.0, COVER)).with_max_y(place.bottom() - COVER - 4.0);
        let (left, right) =
            if is_spread { paper.split_left_right_at_fraction(0.5) } else { paper.split_top_bottom_at_fraction(0.55) };
        let mut wish = press.clicked().then(|| Wish::Open(book.file.clone()));
        page(ui, left.shrink(MARGIN), "who", |ui| self.who_ui(ui, standing));
        let buttons = right.shrink(MARGIN * 0.5).with_min_y(right.bottom() - theme.sizes.control_height - MARGIN * 0.5);
        let above = right.shrink(MARGIN).with_max_y(buttons.top());
        page(ui, above, "next", |ui| {
            if self.kept.is_of(&book.file) {
                let scroll = ScrollArea::vertical().auto_shrink([false, false]);
                wish = scroll.show(ui, |ui| self.kept_ui(ui)).inner.or(wish.take());
            } else {
                self.next_ui(ui, &next);
            }
        });
        let acts = UiBuilder::new().max_rect(buttons).layout(Layout::right_to_left(Align::Center)).id_salt("acts");
        ui.scope_builder(acts, |ui| {
            on_paper(ui);
            let delete = tr!(texts, "ledger-delete", name = shown(&standing.name));
            if icon_button(ui, Icon::Trash, &delete).clicked() {
                wish = Some(Wish::Delete(book.file.clone()));
            }
            if self.kept.button_ui(ui, texts, &book.file, &standing.name) {
                wish = Some(Wish::Kept(KeptWish::Show(book.file.clone())));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add_space(MARGIN * 0.5);
                self.namesakes.ui(ui, texts, self.row);
            });
        });
        wish
    }

    fn look(&self, hero: &str) -> usize {
        self.words.library.hero_named(hero).map_or(0, |hero| hero.index())
    }

    /// What the campaign is called, who is in it, and how far they are.
    fn who_ui(&self, ui: &mut Ui, standing: &Standing) {
        let (theme, texts) = (Theme::of(ui.ctx()), self.words.texts);
        let name =
            RichText::new(shown(&standing.name)).font(display(theme.sizes.title)).color(theme.surface.ink.egui());
        ui.add(Label::new(name).truncate());
        let (won, all) = (i64::from(standing.won), standing.state.order.len() as i64);
        let mut tally = tr!(texts, "ledger-tally", won = won, count = all).to_string();
        if standing.lost > 0 {
            tally = [tally, tr!(texts, "ledger-tally-lost", count = i64::from(standing.lost)).to_string()].join(" · ");
        }
        ui.add(Label::new(RichText::new(tally).weak().small()).truncate());
        let heroes: Vec<String> =
            standing.party.iter().map(|record| self.words.hero(&record.hero).to_string()).collect();
        let line = ui.text_style_height(&egui::TextStyle::Small) + ui.spacing().item_spacing.y;
        let room = ui.available_size() - vec2(0.0, line + STOP + ui.spacing().item_spacing.y);
        let (place, _) = ui.allocate_exact_size(room.max(Vec2::ZERO), Sense::hover());
        // The emblem stands out over the frame at the left.
        let place = place.with_min_x(place.left() + theme.space(1.5));
        let how = Squares { gap: theme.space(1.5), largest: LARGEST, align: Align2::LEFT_CENTER };
        for (record, place) in standing.party.iter().zip(squares_in(place, standing.party.len(), how)) {
            portrait_at(ui, place, self.look(&record.hero), true);
        }
        ui.add(Label::new(RichText::new(heroes.join(", ")).small()).truncate());
        way_ui(ui, standing);
    }

    /// What comes next, and what happened last.
    fn next_ui(&self, ui: &mut Ui, next: &str) {
        let (theme, texts) = (Theme::of(ui.ctx()), self.words.texts);
        ui.label(RichText::new(tr!(texts, "ledger-next-heading").as_ref()).weak().small());
        let strong = crate::kit::theme::strong(theme.sizes.text + 1.0);
        lines_ui(ui, next, strong, theme.surface.ink, 3);
        ui.add_space(theme.space(1.0));
        let line = ui.cursor().top();
        let stroke = Stroke::new(theme.sizes.line, theme.surface.paper_shade.darker(0.15));
        ui.painter().hline(ui.max_rect().x_range(), line, stroke);
        ui.add_space(theme.space(1.5));
        let since = ago(texts, now().saturating_sub(self.row.book.written) / 60);
        let date = texts.day(self.row.book.written);
        let last = tr!(texts, "ledger-last-entry", since = since.as_ref(), date = date.as_str());
        ui.add(Label::new(RichText::new(last.as_ref()).weak().small()).truncate());
        let font = FontId::proportional(theme.sizes.text_small);
        let high = ui.text_style_height(&egui::TextStyle::Small);
        for sentence in &self.row.told {
            let rows = ((ui.available_height() + 2.0) / (high * 1.12)).floor();
            if rows < 1.0 {
                break;
            }
            lines_ui(ui, sentence, font.clone(), theme.surface.ink_muted, (rows as usize).min(3));
        }
    }

    /// Its earlier versions, if they shall be seen.
    fn kept_ui(&self, ui: &mut Ui) -> Option<Wish> {
        let taken = self.kept.list_ui(ui, self.words.texts, &self.row.book.file);
        taken.map(|version| Wish::Kept(KeptWish::TakeBack(version)))
    }

    /// A file that is no book that can be opened: why, and what can be done with it.
    fn closed_ui(&self, ui: &mut Ui, size: Vec2, looked: &Looked, why: &str) -> Option<Wish> {
        let (theme, texts, book) = (Theme::of(ui.ctx()), self.words.texts, &self.row.book);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let edge = if looked.is_packed { theme.signal.accent } else { theme.signal.danger };
        let stroke = Stroke::new(theme.sizes.line_focus, edge.mix(theme.surface.panel, 0.35).egui());
        ui.painter().rect(place, theme.sizes.corner_card, theme.surface.raised.egui(), stroke, StrokeKind::Inside);
        let (name, file, mut wish) = (name_of(&book.file), &book.file, None);
        page_on(ui, place.shrink(MARGIN), "closed", false, |ui| {
            ui.horizontal(|ui| {
                let (spot, _) = ui.allocate_exact_size(Vec2::splat(theme.sizes.icon_large), Sense::hover());
                let icon = if looked.is_packed { Icon::Folder } else { Icon::Warning };
                icons::show(ui.painter(), icon, spot, edge, Weight::Bold);
                ui.add(Label::new(RichText::new(&name).heading()).truncate());
            });
            let scroll = ScrollArea::vertical().auto_shrink([false, false]);
            scroll.show(ui, |ui| {
                let text = RichText::new(why);
                let text = if looked.is_packed { text } else { text.color(theme.signal.danger.egui()) };
                ui.add(Label::new(text).wrap());
                let take_in = tr!(texts, "ledger-take-in", file = &name);
                if looked.is_packed && ui.add(Action::new(Icon::Folder, &take_in)).clicked() {
                    wish = Some(Wish::TakeIn(file.clone()));
                }
                let rescue = tr!(texts, "ledger-rescue", file = &name);
                if looked.summary.as_ref().is_err_and(BookError::is_damage)
                    && ui.add(Action::new(Icon::Undo, &rescue)).clicked()
                {
                    wish = Some(Wish::Rescue(file.clone()));
                }
                if !looked.is_packed && self.kept.button_ui(ui, texts, file, &name) {
                    wish = Some(Wish::Kept(KeptWish::Show(file.clone())));
                }
                wish = self.kept_ui(ui).or(wish.take());
                let delete = tr!(texts, "ledger-delete", name = &name);
                if ui.add(Action::new(Icon::Trash, &delete).emphasis(Emphasis::Danger)).clicked() {
                    wish = Some(Wish::Delete(file.clone()));
                }
            });
        });
        wish
    }
}

/// A line around what is pointed at or holds the keyboard.
fn meant(ui: &Ui, theme: &Theme, place: Rect, press: &Response) {
    if press.hovered() || press.has_focus() {
        let line = Stroke::new(theme.sizes.line_focus + 1.0, theme.line.focus);
        ui.painter().rect_stroke(place, theme.sizes.corner_card, line, StrokeKind::Outside);
    }
}

/// Writes on a page of a book.
fn page(ui: &mut Ui, place: Rect, salt: &str, write: impl FnOnce(&mut Ui)) {
    page_on(ui, place, salt, true, write);
}

fn page_on(ui: &mut Ui, place: Rect, salt: &str, is_paper: bool, write: impl FnOnce(&mut Ui)) {
    let inside = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)).id_salt(salt);
    ui.scope_builder(inside, |ui| {
        if is_paper {
            on_paper(ui);
        }
        ui.set_clip_rect(place.expand(4.0).intersect(ui.clip_rect()));
        // A press on what is written is a press on the book.
        ui.style_mut().interaction.selectable_labels = false;
        ui.spacing_mut().item_spacing.y = 4.0;
        write(ui);
    });
}

/// A text in so many lines at most.
fn lines_ui(ui: &mut Ui, text: &str, font: FontId, ink: Colour, rows: usize) {
    let mut job = LayoutJob::simple(text.to_owned(), font, ink.egui(), ui.available_width());
    job.wrap.max_rows = rows;
    ui.label(job);
}

/// The quests of the campaign as stops on a line.
fn way_ui(ui: &mut Ui, standing: &Standing) {
    let (theme, room) = (Theme::of(ui.ctx()), ui.available_width());
    let (place, _) = ui.allocate_exact_size(vec2(room, STOP), Sense::hover());
    let stops: Vec<QuestStatus> = standing.quests().map(|(_, status)| status).collect();
    if stops.is_empty() || !ui.is_rect_visible(place) {
        return;
    }
    let (surface, signal) = (&theme.surface, &theme.signal);
    let step = (room / stops.len() as f32).min(STOP * 1.15);
    let radius = (step * 0.40).min(STOP * 0.40);
    let at = |number: usize| pos2(place.left() + step * (number as f32 + 0.5), place.center().y);
    let line = Stroke::new(2.0, surface.paper_shade.darker(0.15));
    ui.painter().line_segment([at(0), at(stops.len() - 1)], line);
    for (number, status) in stops.iter().enumerate() {
        let centre = at(number);
        let spot = Rect::from_center_size(centre, Vec2::splat(radius * 1.5));
        let bright = surface.paper.lighter(0.6);
        let (ground, edge, sign) = match status {
            QuestStatus::Won => (signal.success_on_paper, signal.success_on_paper, Some((Icon::Check, bright))),
            QuestStatus::Lost => (signal.danger_on_paper, signal.danger_on_paper, Some((Icon::Skull, bright))),
            QuestStatus::Next => (signal.accent, surface.ink, Some((Icon::Torch, surface.ink))),
            QuestStatus::Locked => (surface.paper, surface.paper_shade.darker(0.25), None),
        };
        if *status == QuestStatus::Next {
            let mut brush = Brush::on(ui.painter());
            brush.glow(centre, Vec2::splat(radius * 2.0), signal.accent.fade(0.7), signal.accent.fade(0.0));
            brush.show(ui.painter());
        }
        ui.painter().circle(centre, radius, ground, Stroke::new(1.5, edge));
        if let Some((icon, ink)) = sign.filter(|_| radius > 5.0) {
            icons::show(ui.painter(), icon, spot, ink, Weight::Bold);
        }
    }
}
