//! Setting up a new game: the quest as a tile with its dungeon, heroes as portraits, and under “more” what few want to change.
//! Who plays is picked in [`party`](super::party); what is set up is the engine's.

mod more;
mod quests;

use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::quest::{Quest, exchange, lay_out};
use crate::games::massive_darkness::remembered::{ChosenHero, LastGame};
use crate::games::massive_darkness::rules::dungeon::{Edition, HeroChoice, Setup};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::readings::Reading;
use crate::games::massive_darkness::rulings::about;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules, OpenError, Start};
use crate::games::massive_darkness::view::party::{PartyPicker, lowest};
use crate::games::massive_darkness::view::quest_picture::quest_picture;
use crate::house::play::Dice;
use crate::house::session::NotBegun;
use crate::house::storage::{DataDirs, parse_document};
use crate::house::text::{Texts, shown};
use crate::kit::art::Icon;
use crate::kit::coming::{Coming, LOOK};
use crate::kit::goes_back::goes_back;
use crate::kit::settle::settle;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, heading, title};
use crate::tr;
use egui::{Align, Layout, RichText, ScrollArea, TextStyle, Ui, UiBuilder, vec2};
pub(crate) use more::edition_of;
use quests::Listed;
use std::path::Path;
use std::sync::Arc;

/// What the user wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Go on choosing.
    Stay,
    /// Back to the start screen.
    Back,
    Begin,
}

/// The choices so far.
pub(crate) struct NewGame {
    quests: Vec<Listed>,
    /// So many of them are of the box; the others are the user's own.
    of_the_box: usize,
    /// The user's own ones, while they are still being looked through.
    coming: Coming<Vec<Listed>>,
    quest: usize,
    party: PartyPicker,
    lifebringer: u8,
    /// Another wording than that of the language.
    edition: Option<Edition>,
    /// Other readings than the usual ones.
    otherwise: Vec<Reading>,
    /// Who answers chance.
    pub dice: Dice,
    /// The seed of the app's dice.
    pub seed: u64,
    seed_text: String,
    is_more_shown: bool,
}

/// The quests in the user's folder that can be opened.
pub(crate) fn own_quests(dirs: &DataDirs) -> Vec<Quest> {
    exchange::own_quests(dirs).into_iter().map(|(_, quest)| quest).collect()
}

/// Looks through the user's own quests and lays each out: there may be thousands. Those that cannot be played are left out; the
/// editor tells what is wrong with them.
fn look_through(dirs: &DataDirs, library: Arc<Library>) -> Coming<Vec<Listed>> {
    let dirs = dirs.clone();
    let listed = move |quest: Quest| {
        let picture = Some(quest_picture(&lay_out(&quest, &library.tiles).ok()?));
        Some(Listed { quest, picture })
    };
    Coming::begin("own-quests", move || own_quests(&dirs).into_iter().filter_map(listed).collect())
}

impl NewGame {
    /// The choices of last time, or a party of three.
    pub(crate) fn new(
        rules: &MassiveDarknessRules,
        dirs: &DataDirs,
        last: Option<&LastGame>,
        seed: u64,
    ) -> Result<Self, OpenError> {
        Self::beside(look_through(dirs, Arc::clone(&rules.library)), rules, last, seed)
    }

    /// The same, beside own quests that are on their way.
    fn beside(
        coming: Coming<Vec<Listed>>,
        rules: &MassiveDarknessRules,
        last: Option<&LastGame>,
        seed: u64,
    ) -> Result<Self, OpenError> {
        let mut quests = Vec::new();
        for (file, text) in shipped_quests() {
            let quest: Quest = parse_document(Path::new(file), text)?;
            let dungeon = lay_out(&quest, &rules.library.tiles);
            let dungeon = dungeon.map_err(|problems| NotBegun::from(BeginError::Quest(problems)))?;
            quests.push(Listed { picture: Some(quest_picture(&dungeon)), quest });
        }
        let party = PartyPicker::of_size(&rules.library, 3);
        let mut new_game = Self {
            of_the_box: quests.len(),
            quests,
            coming,
            quest: 0,
            party,
            lifebringer: 2,
            edition: None,
            otherwise: Vec::new(),
            dice: Dice::App,
            seed,
            seed_text: seed.to_string(),
            is_more_shown: false,
        };
        if let Some(last) = last {
            new_game.party.seat(last.heroes.iter().map(choice_of).collect());
            new_game.lifebringer = last.lifebringer;
            new_game.edition = match last.edition.as_str() {
                "en" => Some(Edition::En),
                "de" => Some(Edition::De),
                _ => None,
            };
            let is_known = |reading: &Reading| {
                last.otherwise.iter().any(|id| about(*reading).is_some_and(|ruling| ruling.id == id))
            };
            new_game.otherwise = Reading::ALL.into_iter().filter(is_known).collect();
            new_game.dice = if last.typed_dice { Dice::Typed } else { Dice::App };
        }
        // Below those of the box, if they come so soon.
        new_game.quests.extend(new_game.coming.take_soon().unwrap_or_default());
        Ok(new_game)
    }

    /// The id of the chosen quest.
    pub(crate) fn quest_id(&self) -> &str {
        &self.quests[self.quest].quest.id
    }

    /// ED-06: the wording of the rules.
    fn edition(&self, texts: &Texts) -> Edition {
        self.edition.unwrap_or(edition_of(texts.language()))
    }

    /// What the game begins with.
    pub(crate) fn start(&self, texts: &Texts) -> Start {
        let setup = Setup::standard(self.party.heroes().to_vec(), self.lifebringer, self.edition(texts));
        let setup = setup.reading(self.otherwise.clone());
        Start { quest: self.quests[self.quest].quest.clone(), setup, moment: None }
    }

    /// The choices, for next time.
    pub(crate) fn remembered(&self) -> LastGame {
        let heroes = self.party.heroes().iter();
        LastGame {
            quest: self.quest_id().to_owned(),
            heroes: heroes
                .map(|choice| ChosenHero {
                    hero: choice.hero.clone(),
                    class: choice.class.clone(),
                    weapon: choice.weapon.clone(),
                })
                .collect(),
            lifebringer: self.lifebringer,
            edition: match self.edition {
                Some(Edition::En) => "en".to_owned(),
                Some(Edition::De) => "de".to_owned(),
                None => String::new(),
            },
            otherwise: self
                .otherwise
                .iter()
                .filter_map(|reading| about(*reading))
                .map(|ruling| ruling.id.to_owned())
                .collect(),
            typed_dice: self.dice == Dice::Typed,
        }
    }

    /// Draws the screen.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Outcome {
        self.quests.extend(self.coming.take().unwrap_or_default());
        if self.coming.is_on_its_way() {
            ui.ctx().request_repaint_after(LOOK);
        }
        settle(ui, "new-game");
        // What few want to change is folded first.
        let is_left = goes_back(ui, "new-game") && !std::mem::take(&mut self.is_more_shown);
        let mut outcome = Outcome::Stay;
        egui::Panel::bottom("begin").show(ui, |ui| outcome = self.begin_ui(ui, texts));
        if self.is_more_shown {
            let width = (ui.available_width() * 0.5).min(MORE);
            egui::Panel::right("terms").exact_size(width).resizable(false).show(ui, |ui| {
                ScrollArea::vertical()
                    .id_salt("terms")
                    .auto_shrink([false, false])
                    .show(ui, |ui| self.more_ui(ui, texts));
            });
        }
        egui::CentralPanel::default().show(ui, |ui| {
            let height = ui.available_height();
            ScrollArea::vertical().id_salt("party").auto_shrink([false, false]).show(ui, |ui| {
                title(ui, &tr!(texts, "new-title"));
                self.quests_ui(ui, texts, height);
                heading(ui, &tr!(texts, "new-party"));
                ui.label(RichText::new(tr!(texts, "new-party-hint").as_ref()).weak());
                ui.add_space(Theme::of(ui.ctx()).space(1.0));
                // What is left of the height is theirs.
                let rest = (height - ui.min_rect().height()).max(height * 0.3);
                self.party.portraits_ui(ui, texts, rest);
            });
        });
        if is_left { Outcome::Back } else { outcome }
    }

    /// Tiles, and beside or below them the sheet of the chosen one.
    fn quests_ui(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        let (width, gap) = (ui.available_width(), Theme::of(ui.ctx()).space(3.0));
        if width < TWO_COLUMNS {
            self.tiles_ui(ui, texts, (height * 0.6).max(LOWEST));
            self.sheet_ui(ui, texts, f32::INFINITY);
            return;
        }
        // In a low window the Heroes are to be seen, too: with their names, Classes and weapons.
        let line = |style: TextStyle| ui.text_style_height(&style) + 2.0 * ui.spacing().item_spacing.y;
        let title = ui.min_rect().height();
        let party = line(TextStyle::Heading) + line(TextStyle::Body) + gap + lowest(ui);
        let high = (height * 0.48).min(height - title - party).max(LOWEST);
        let left = ((width - gap) * 0.62).floor();
        let (place, _) = ui.allocate_exact_size(vec2(width, high), egui::Sense::hover());
        let mut column = |x: f32, wide: f32, name: &str, draw: &mut dyn FnMut(&mut Ui)| {
            let rect = egui::Rect::from_min_size(place.min + vec2(x, 0.0), vec2(wide, high));
            ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(name), |ui| draw(ui));
        };
        column(0.0, left, "tiles", &mut |ui| self.tiles_ui(ui, texts, high));
        column(left + gap, width - left - gap, "sheet", &mut |ui| self.sheet_ui(ui, texts, high));
    }

    /// Back, what few want to change, and the game begins.
    fn begin_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Outcome {
        let theme = Theme::of(ui.ctx());
        let mut outcome = Outcome::Stay;
        ui.add_space(theme.space(1.0));
        ui.horizontal(|ui| {
            if ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "back"))).clicked() {
                outcome = Outcome::Back;
            }
            let more = if self.is_more_shown { tr!(texts, "new-less") } else { tr!(texts, "new-more") };
            if ui.add(Action::new(Icon::Settings, &more)).clicked() {
                self.is_more_shown = !self.is_more_shown;
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let is_anybody = !self.party.heroes().is_empty();
                ui.add_enabled_ui(is_anybody, |ui| {
                    let begin = tr!(texts, "new-begin");
                    if ui.add(Action::new(Icon::Play, &begin).emphasis(Emphasis::Primary)).clicked() {
                        outcome = Outcome::Begin;
                    }
                });
                if is_anybody {
                    let title =
                        self.quests.get(self.quest).map(|listed| shown(listed.quest.title(texts.language().code())));
                    let heroes = self.party.heroes().len() as i64;
                    let who = tr!(texts, "new-chosen", quest = title.unwrap_or_default().as_str(), heroes = heroes);
                    ui.add(egui::Label::new(RichText::new(who.as_ref()).weak()).truncate());
                } else {
                    ui.label(tr!(texts, "new-choose-somebody").as_ref());
                }
            });
        });
        ui.add_space(theme.space(1.0));
        outcome
    }
}

/// Width of what few want to change, and the least height of the quests, in points.
const MORE: f32 = 340.0;
const LOWEST: f32 = 212.0;
/// From this width on the sheet of the chosen quest lies beside the tiles, in points.
const TWO_COLUMNS: f32 = 820.0;

fn choice_of(chosen: &ChosenHero) -> HeroChoice {
    HeroChoice { hero: chosen.hero.clone(), class: chosen.class.clone(), weapon: chosen.weapon.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shipped_quest;
    use crate::games::massive_darkness::folders::OwnFolders as _;
    use crate::games::massive_darkness::playtest::testing::table;
    use std::sync::mpsc::channel;

    /// A home with so many quests of the user's own, and one that cannot be played.
    fn home(count: usize) -> (tempfile::TempDir, DataDirs) {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path());
        dirs.create_all().unwrap();
        let text = shipped_quest("tutorial").unwrap();
        for number in 0..count {
            std::fs::write(dirs.quests().join(format!("{number}.ron")), text).unwrap();
        }
        std::fs::write(dirs.quests().join("x.ron"), text.replacen("tile: \"", "tile: \"no-such-", 1)).unwrap();
        (home, dirs)
    }

    fn begun(dirs: &DataDirs) -> NewGame {
        NewGame::new(&table(), dirs, None, 7).unwrap()
    }

    #[test]
    fn own_quests_stand_below_those_of_the_box_as_far_as_they_can_be_played() {
        let (_home, dirs) = home(2);
        let mut new_game = begun(&dirs);
        new_game.quests.extend(new_game.coming.take_late().unwrap_or_default());
        assert_eq!(new_game.quests.len(), shipped_quests().count() + 2);
        assert!(!new_game.coming.is_on_its_way());
    }

    #[test]
    fn nobody_waits_for_many_quests_of_his_own() {
        let (_home, dirs) = home(300);
        let table = table();
        let library = Arc::clone(&table.library);
        let (go_on, held_up) = channel::<()>();
        let coming = Coming::begin("test", move || {
            // However quick the machine is, they come late.
            held_up.recv().unwrap();
            look_through(&dirs, library).take_late().unwrap_or_default()
        });
        let mut new_game = NewGame::beside(coming, &table, None, 7).unwrap();
        assert_eq!(new_game.quests.len(), shipped_quests().count(), "that we are here shows that nobody waits");
        assert!(new_game.coming.is_on_its_way());
        go_on.send(()).unwrap();
        new_game.quests.extend(new_game.coming.take_late().unwrap_or_default());
        assert_eq!(new_game.quests.len(), shipped_quests().count() + 300);
    }
}
