//! Heroes to be picked: who takes part, who plays them, and what became of them.

use crate::games::massive_darkness_2::book::{HeroPlayed, MOST_FALLS, Member, Played, words};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::class_name;
use crate::games::massive_darkness_2::rules::ids::MOST_LEVEL;
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait};
use crate::house::text::Texts;
use crate::kit::widgets::{lasting_field, tiles_in};
use crate::tr;
use egui::{DragValue, Grid, RichText, Sense, TextStyle, Ui, Vec2};

/// Side of a portrait, and widths of a name and of the field for who plays.
const FACE: f32 = 40.0;
const NAME: f32 = 130.0;
const PLAYER: f32 = 150.0;
/// From this width on portraits stand beside each other, none larger than this.
const SIDE_BY_SIDE: f32 = 600.0;
const LARGEST_FACE: f32 = 320.0;

/// A Hero that can be picked.
#[derive(Clone, Debug, Default)]
struct Row {
    is_in: bool,
    played: HeroPlayed,
}

/// All Heroes that can be picked.
#[derive(Clone, Debug, Default)]
pub(super) struct Picks {
    rows: Vec<Row>,
    /// What became of them is asked, too.
    has_results: bool,
    /// Who took part, and what became of them, is known.
    is_known: bool,
}

impl Picks {
    /// The Heroes of the box, of which these are picked.
    pub(super) fn of(all: &CoreBox, party: &[Member]) -> Self {
        let row = |hero: &crate::games::massive_darkness_2::rules::cards::HeroCard| {
            let member = party.iter().find(|member| member.hero == hero.id);
            let player = member.map(|member| member.player.clone()).unwrap_or_default();
            Row {
                is_in: member.is_some(),
                played: HeroPlayed { hero: hero.id.clone(), player, ..HeroPlayed::default() },
            }
        };
        let rows = all.content.printed.heroes.iter().map(row).collect();
        Self { rows, has_results: false, is_known: false }
    }

    /// The same, with what became of them.
    pub(super) fn with_results(all: &CoreBox, party: &[Member]) -> Self {
        Self { has_results: true, ..Self::of(all, party) }
    }

    /// Those who took part in a Quest; from a saved game they are known.
    pub(super) fn of_played(all: &CoreBox, played: &Played) -> Self {
        let is_known = played.game.is_some();
        let rows = played.heroes.iter().map(|hero| Row { is_in: true, played: hero.clone() });
        let mut rows: Vec<Row> = rows.collect();
        if !is_known {
            let others = Self::of(all, &[]).rows.into_iter();
            let others: Vec<Row> =
                others.filter(|row| rows.iter().all(|known| known.played.hero != row.played.hero)).collect();
            rows.extend(others);
        }
        Self { rows, has_results: true, is_known }
    }

    /// Those who are picked, as a party.
    pub(super) fn members(&self) -> Vec<Member> {
        let member = |played: HeroPlayed| Member { hero: played.hero, player: played.player };
        self.played().into_iter().map(member).collect()
    }

    /// Those who are picked, with what became of them.
    pub(super) fn played(&self) -> Vec<HeroPlayed> {
        let trimmed = |row: &Row| HeroPlayed { player: row.played.player.trim().to_owned(), ..row.played.clone() };
        self.rows.iter().filter(|row| row.is_in).map(trimmed).collect()
    }

    /// Draws them, a line each; where nothing but who takes part is asked, and there is room, as portraits beside each other, which fill
    /// this height.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, all: &CoreBox, height: f32) {
        let (has_results, is_known) = (self.has_results, self.is_known);
        if !has_results && ui.available_width() >= SIDE_BY_SIDE {
            return self.side_by_side_ui(ui, texts, all, height);
        }
        Grid::new("md2-picks").num_columns(if has_results { 5 } else { 3 }).spacing([14.0, 6.0]).show(ui, |ui| {
            if has_results {
                for column in ["", "book-hero", "book-player", "book-level-reached", "book-falls"] {
                    let said = if column.is_empty() { String::new() } else { texts.get(column).to_string() };
                    ui.label(RichText::new(said).weak().small());
                }
                ui.end_row();
            }
            for row in &mut self.rows {
                row.ui(ui, texts, all, is_known);
                if has_results {
                    row.results_ui(ui, texts, is_known);
                }
                ui.end_row();
            }
        });
    }
}

impl Picks {
    fn side_by_side_ui(&mut self, ui: &mut Ui, texts: &Texts, all: &CoreBox, height: f32) {
        let Faces { columns, side, is_beside } = faces_in(ui, self.rows.len(), height);
        for rows in self.rows.chunks_mut(columns) {
            ui.columns(columns, |uis| {
                for (row, ui) in rows.iter_mut().zip(uis) {
                    if is_beside {
                        ui.horizontal_top(|ui| {
                            row.face_ui(ui, all, side, false);
                            ui.vertical(|ui| {
                                row.name_ui(ui, texts, all, false);
                                row.player_ui(ui, texts, ui.available_width());
                            });
                        });
                        continue;
                    }
                    let side = side.min(ui.available_width());
                    row.face_ui(ui, all, side, false);
                    row.name_ui(ui, texts, all, false);
                    row.player_ui(ui, texts, side);
                }
            });
        }
    }
}

/// How faces stand beside each other.
#[derive(Clone, Copy)]
struct Faces {
    columns: usize,
    side: f32,
    /// Name, Class and who plays stand beside each face, not below it.
    is_beside: bool,
}

/// How many of so many faces stand beside each other, and how large they are: as many in each row, so that none stands alone, and as large
/// as they can be in this height, with what belongs to them below or beside them; where that is too low, as many as fit.
fn faces_in(ui: &Ui, count: usize, height: f32) -> Faces {
    let (fit, _) = tiles_in(ui.available_width(), NAME, count);
    let gap = ui.spacing().item_spacing;
    // Name, Class and who plays stand below a face.
    let words = 2.0 * ui.spacing().interact_size.y + ui.text_style_height(&TextStyle::Small) + 4.0 * gap.y;
    let sized = |columns: usize, is_beside: bool| {
        let wide = (ui.available_width() + gap.x) / columns as f32 - gap.x;
        let high = height / count.div_ceil(columns) as f32;
        let (wide, high) = if is_beside { (wide - PLAYER - gap.x, high - 2.0 * gap.y) } else { (wide, high - words) };
        Faces { columns, side: wide.min(high).min(LARGEST_FACE).floor(), is_beside }
    };
    let most = count.div_ceil(count.div_ceil(fit.max(1)).max(1)).max(1);
    let even = (1..=most).filter(|columns| count.is_multiple_of(*columns));
    let all = even.flat_map(|columns| [sized(columns, true), sized(columns, false)]);
    let largest = all.max_by(|one, other| one.side.total_cmp(&other.side));
    largest.filter(|faces| faces.side >= NAME).unwrap_or(Faces { columns: most, side: NAME, is_beside: false })
}

impl Row {
    fn ui(&mut self, ui: &mut Ui, texts: &Texts, all: &CoreBox, is_known: bool) {
        self.face_ui(ui, all, FACE, is_known);
        self.name_ui(ui, texts, all, is_known);
        self.player_ui(ui, texts, PLAYER);
    }

    /// Which Hero of the box it is.
    fn place(&self, all: &CoreBox) -> Option<usize> {
        all.content.printed.heroes.iter().position(|card| card.id == self.played.hero)
    }

    /// The face; a press picks it.
    fn face_ui(&mut self, ui: &mut Ui, all: &CoreBox, side: f32, is_known: bool) {
        let (face, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
        let colour = self.place(all).map(|place| hero_colour(place as u8));
        portrait(ui, face, &self.played.hero, colour, self.is_in);
        if response.clicked() && !is_known {
            self.is_in = !self.is_in;
        }
    }

    fn name_ui(&mut self, ui: &mut Ui, texts: &Texts, all: &CoreBox, is_known: bool) {
        let (heroes, place) = (&all.content.printed.heroes, self.place(all));
        let name = words::hero(&self.played.hero, texts);
        ui.vertical(|ui| {
            ui.set_min_width(NAME);
            ui.spacing_mut().item_spacing.y = 0.0;
            if is_known {
                ui.label(RichText::new(&name).strong());
            } else {
                ui.checkbox(&mut self.is_in, &name);
            }
            if let Some(card) = place.and_then(|place| heroes.get(place)) {
                ui.label(RichText::new(class_name(card.class, texts).as_ref()).weak().small());
            }
        });
    }

    fn player_ui(&mut self, ui: &mut Ui, texts: &Texts, wide: f32) {
        let name = words::hero(&self.played.hero, texts);
        ui.add_enabled_ui(self.is_in, |ui| {
            ui.set_width(wide);
            let who = tr!(texts, "book-player-of", hero = name.as_str());
            lasting_field(ui, &who, &tr!(texts, "book-player-hint"), &mut self.played.player);
        });
    }

    fn results_ui(&mut self, ui: &mut Ui, texts: &Texts, is_known: bool) {
        let name = words::hero(&self.played.hero, texts);
        if is_known {
            ui.label(self.played.level.to_string());
            ui.label(self.played.fell.to_string());
            return;
        }
        ui.add_enabled_ui(self.is_in, |ui| {
            let response = ui.add(DragValue::new(&mut self.played.level).range(0..=MOST_LEVEL));
            let said = tr!(texts, "book-level-of", hero = name.as_str());
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(said.as_ref()));
        });
        ui.add_enabled_ui(self.is_in, |ui| {
            let response = ui.add(DragValue::new(&mut self.played.fell).range(0..=MOST_FALLS));
            let said = tr!(texts, "book-falls-of", hero = name.as_str());
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(said.as_ref()));
        });
    }
}
