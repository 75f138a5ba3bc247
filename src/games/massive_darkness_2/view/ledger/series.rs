//! The series of Quests: the party, the Quest that was picked with what can be done with it, and all others with how they ended, those of
//! the box, own ones and those that only the book knows. Any Quest can be the next one, and Heroes start anew with each (M2-HERO-13).

use super::picks::Picks;
use super::quests::Offered;
use crate::games::massive_darkness_2::book::tally::{Sum, Tally};
use crate::games::massive_darkness_2::book::{Standing, What, words};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait};
use crate::games::massive_darkness_2::view::pictures::{Pictured, Pictures};
use crate::house::text::Texts;
use crate::kit::art::icons::{Icon, Weight, show};
use crate::kit::theme::Theme;
use crate::kit::widgets::{
    Action, Emphasis, Filling, Laid, Sheet, TILE_GAP, Tile, heading, line_at, sheet, tile_grid, title,
};
use crate::tr;
use egui::{Painter, Rect, RichText, Sense, TextStyle, Ui, Vec2, vec2};

/// The tile of a Quest.
const TILES: Filling = Filling { narrowest: 196.0, widest: 420.0, most: 6, lowest: 0.38, highest: 0.6 };
/// What stands above the Quests takes about so much of the height, in points.
const ABOVE: f32 = 302.0;
/// Side of a portrait.
const FACE: f32 = 44.0;
/// Side of what stands for a Quest that only the book knows.
const BOOK: f32 = 30.0;

/// What the user wants.
pub(super) enum Picked {
    /// This is to be entered.
    Enter(What),
    /// This Quest, as the book knows it, is to be played here.
    Play(String),
    /// How it ended is to be written down.
    Write(String),
}

/// Where a book stands, and what is counted of it.
#[derive(Clone, Copy)]
pub(super) struct Past<'b> {
    pub(super) standing: &'b Standing,
    pub(super) tally: &'b Tally,
    /// The Quests that can be picked.
    pub(super) quests: &'b [Offered<'b>],
}

/// What is looked at.
#[derive(Default)]
pub(super) struct Series {
    /// The Quest that was picked, as the book knows it.
    quest: Option<String>,
    /// Another party, as far as it is picked.
    party: Option<Picks>,
    /// What the Quests look like.
    pictures: Pictures,
}

impl Series {
    /// Draws it; what is wanted.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, all: &CoreBox, book: Past<'_>) -> Option<Picked> {
        let entered = self.party_ui(ui, texts, all, book.standing).map(Picked::Enter);
        let picked = self.picked_ui(ui, texts, book);
        heading(ui, &tr!(texts, "book-all-quests"));
        self.quests_ui(ui, texts, all, book);
        entered.or(picked)
    }

    /// The Quest that is looked at: the picked one, the next one, else the first that was never won.
    fn quest<'s>(&'s self, Past { standing, tally, quests }: Past<'s>) -> &'s str {
        let ids = || quests.iter().map(|offered| offered.name);
        let never_won = || ids().find(|quest| tally.of_quest(quest).won == 0);
        self.quest
            .as_deref()
            .or(standing.next.as_deref())
            .or_else(never_won)
            .or_else(|| ids().next())
            .unwrap_or_default()
    }

    fn party_ui(&mut self, ui: &mut Ui, texts: &Texts, all: &CoreBox, standing: &Standing) -> Option<What> {
        title(ui, &crate::house::text::shown(&standing.name));
        if let Some(picks) = &mut self.party {
            let mut entered = None;
            let mut leaves = false;
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                picks.ui(ui, texts, all, ui.clip_rect().height() * 0.5);
                ui.horizontal_wrapped(|ui| {
                    let party = picks.members();
                    ui.add_enabled_ui(!party.is_empty(), |ui| {
                        let gather = tr!(texts, "book-gather");
                        if ui.add(Action::new(Icon::Check, &gather).emphasis(Emphasis::Primary)).clicked() {
                            entered = Some(What::Gathered(party));
                        }
                    });
                    leaves = ui.add(Action::new(Icon::Close, &tr!(texts, "book-leave"))).clicked();
                });
            });
            if leaves || entered.is_some() {
                self.party = None;
            }
            return entered;
        }
        ui.horizontal_wrapped(|ui| {
            for member in &standing.party {
                let (face, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
                let place = all.content.printed.heroes.iter().position(|card| card.id == member.hero);
                portrait(ui, face, &member.hero, place.map(|place| hero_colour(place as u8)), true);
                ui.label(words::hero_of(&member.hero, &member.player, texts));
                ui.add_space(Theme::of(ui.ctx()).space(1.0));
            }
            if ui.add(Action::new(Icon::Party, &tr!(texts, "book-change-party"))).clicked() {
                self.party = Some(Picks::of(all, &standing.party));
            }
        });
        None
    }

    /// What can be done with the Quest that is looked at.
    fn picked_ui(&self, ui: &mut Ui, texts: &Texts, book: Past<'_>) -> Option<Picked> {
        let quest = self.quest(book);
        let is_next = book.standing.next.as_deref() == Some(quest);
        let mut picked = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            let name = words::quest(quest, texts);
            let said = if is_next { tr!(texts, "book-next", quest = name.as_str()).to_string() } else { name };
            heading(ui, &said);
            ui.label(RichText::new(how_often(book.tally, quest, texts)).weak());
            ui.label(RichText::new(tr!(texts, "book-start-anew").as_ref()).weak().small());
            ui.horizontal_wrapped(|ui| {
                let is_there = book.quests.iter().any(|offered| offered.name == quest && offered.quest.is_some());
                let play = tr!(texts, "book-play-here");
                let action = Action::new(Icon::Play, &play).emphasis(Emphasis::Primary);
                if ui.add_enabled(is_there, action).clicked() {
                    picked = Some(Picked::Play(quest.to_owned()));
                }
                if ui.add(Action::new(Icon::Pencil, &tr!(texts, "book-write-down"))).clicked() {
                    picked = Some(Picked::Write(quest.to_owned()));
                }
                let (label, chosen) = match is_next {
                    true => (tr!(texts, "book-leave-open"), None),
                    false => (tr!(texts, "book-choose-next"), Some(quest.to_owned())),
                };
                if ui.add(Action::new(Icon::Flag, &label)).clicked() {
                    picked = Some(Picked::Enter(What::Chosen(chosen)));
                }
            });
        });
        picked
    }

    /// All Quests, each with how it ended; a press looks at one.
    fn quests_ui(&mut self, ui: &mut Ui, texts: &Texts, all: &CoreBox, book: Past<'_>) {
        let looked_at = self.quest(book).to_owned();
        let room = vec2(ui.available_width() - TILE_GAP, ui.clip_rect().height() - ABOVE);
        let (columns, size) = TILES.within(ui, room, book.quests.len());
        tile_grid(ui, book.quests.len(), columns, size, |ui, at| {
            let Offered { name: quest, quest: there } = book.quests[at];
            let name = words::quest(quest, texts);
            let ended = how_often(book.tally, quest, texts);
            let said = format!("{name}: {ended}");
            let tile = Tile { name: &said, title: &name, is_chosen: Some(quest == looked_at) };
            let picture = |painter: &Painter, theme: &Theme, room: Rect| match there {
                Some(quest) => self.pictures.paint(painter, theme, room, Pictured { at, quest, all, texts }),
                // Only the book knows it.
                None => {
                    let room = Rect::from_center_size(room.center(), Vec2::splat(BOOK));
                    show(painter, Icon::Book, room, theme.text.muted, Weight::Regular);
                }
            };
            let Laid { response, second, .. } = tile.show(ui, size, picture);
            let (theme, small) = (Theme::of(ui.ctx()), TextStyle::Small.resolve(ui.style()));
            let colour = if book.tally.of_quest(quest).won > 0 { theme.signal.success } else { theme.text.muted };
            line_at(ui.painter(), &ended, small, colour, second);
            // A long name has no room on a narrow tile; of what only the book knows that has to be said.
            let hint = match there {
                Some(_) => said.clone(),
                None => format!("{said}\n{}", tr!(texts, "book-quest-gone")),
            };
            if response.on_hover_text(hint).clicked() {
                self.quest = Some(quest.to_owned());
            }
        });
    }
}

/// How often a Quest was won and lost, in few words: a tile has one line for it.
fn how_often(tally: &Tally, quest: &str, texts: &Texts) -> String {
    let sum = tally.of_quest(quest);
    match (sum.won + sum.lost, sum.broken_off) {
        (0, 0) => tr!(texts, "book-never-played").to_string(),
        (0, _) => tr!(texts, "book-only-broken-off").to_string(),
        _ => words::sum(Sum { broken_off: 0, ..sum }, texts).to_string(),
    }
}
