//! Setting up a new game: quest, heroes with class and weapon, difficulty, edition, dice, seed.

use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::quest::{Quest, exchange, lay_out};
use crate::games::massive_darkness::remembered::{ChosenHero, LastGame};
use crate::games::massive_darkness::rules::dungeon::{Edition, HeroChoice, Setup};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::readings::Reading;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::rulings::about;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules, OpenError, Start};
use crate::games::massive_darkness::view::party::{PartyPicker, Room};
use crate::games::massive_darkness::view::rulings::readings_ui;
use crate::house::play::Dice;
use crate::house::session::NotBegun;
use crate::house::storage::{DataDirs, parse_document};
use crate::house::text::{Texts, shown};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, icon_button, sheet, title};
use crate::tr;
use egui::{RichText, ScrollArea, Ui};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

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
    quests: Vec<Quest>,
    /// The user's own ones, while they are still being looked through.
    coming: Option<Receiver<Vec<Quest>>>,
    quest: usize,
    party: PartyPicker,
    lifebringer: u8,
    edition: Edition,
    /// Other readings than the usual ones.
    otherwise: Vec<Reading>,
    /// Who answers chance.
    pub dice: Dice,
    /// The seed of the app's dice.
    pub seed: u64,
    seed_text: String,
}

/// The quests in the user's folder that can be opened.
pub(crate) fn own_quests(dirs: &DataDirs) -> Vec<Quest> {
    exchange::own_quests(dirs).into_iter().map(|(_, quest)| quest).collect()
}

/// So long nobody notices that he waits. A few quests have come by then, and nothing moves on the screen afterwards.
const SHORT: Duration = Duration::from_millis(50);

/// Looks through the user's own quests and lays each out, in a thread of its own: there may be thousands. Those that cannot be
/// played are left out; the editor tells what is wrong with them.
fn look_through(dirs: &DataDirs, library: Arc<Library>) -> Receiver<Vec<Quest>> {
    let ((send, coming), dirs) = (channel(), dirs.clone());
    let work = move || {
        let mut quests = own_quests(&dirs);
        quests.retain(|quest| lay_out(quest, &library.tiles).is_ok());
        // Whoever has gone back meanwhile does not want them any more.
        let _ = send.send(quests);
    };
    if let Err(error) = std::thread::Builder::new().name("own-quests".to_owned()).spawn(work) {
        log::warn!("own quests are not listed: {error}");
    }
    coming
}

impl NewGame {
    /// The choices of last time, or a party of three.
    pub(crate) fn new(
        rules: &MassiveDarknessRules,
        dirs: &DataDirs,
        last: Option<&LastGame>,
        seed: u64,
    ) -> Result<Self, OpenError> {
        let mut quests = Vec::new();
        for (file, text) in shipped_quests() {
            let quest: Quest = parse_document(Path::new(file), text)?;
            lay_out(&quest, &rules.library.tiles).map_err(|problems| NotBegun::from(BeginError::Quest(problems)))?;
            quests.push(quest);
        }
        let party = PartyPicker::of_size(&rules.library, 3);
        let mut new_game = Self {
            quests,
            coming: Some(look_through(dirs, Arc::clone(&rules.library))),
            quest: 0,
            party,
            lifebringer: 2,
            edition: Edition::De,
            otherwise: Vec::new(),
            dice: Dice::App,
            seed,
            seed_text: seed.to_string(),
        };
        if let Some(last) = last {
            new_game.party.seat(last.heroes.iter().map(choice_of).collect());
            new_game.lifebringer = last.lifebringer;
            new_game.edition = if last.edition == "en" { Edition::En } else { Edition::De };
            let is_known = |reading: &Reading| {
                last.otherwise.iter().any(|id| about(*reading).is_some_and(|ruling| ruling.id == id))
            };
            new_game.otherwise = Reading::ALL.into_iter().filter(is_known).collect();
            new_game.dice = if last.typed_dice { Dice::Typed } else { Dice::App };
        }
        new_game.take_own_quests(SHORT);
        Ok(new_game)
    }

    /// Lists the user's own quests below those of the box, if they come so soon.
    fn take_own_quests(&mut self, patience: Duration) {
        let Some(coming) = &self.coming else { return };
        match coming.recv_timeout(patience) {
            Ok(quests) => self.quests.extend(quests),
            Err(RecvTimeoutError::Timeout) => return,
            Err(RecvTimeoutError::Disconnected) => {}
        }
        self.coming = None;
    }

    /// The id of the chosen quest.
    pub(crate) fn quest_id(&self) -> &str {
        &self.quests[self.quest].id
    }

    /// What the game begins with.
    pub(crate) fn start(&self) -> Start {
        let setup = Setup::standard(self.party.heroes().to_vec(), self.lifebringer, self.edition);
        let setup = setup.reading(self.otherwise.clone());
        Start { quest: self.quests[self.quest].clone(), setup, moment: None }
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
            edition: if self.edition == Edition::En { "en".to_owned() } else { "de".to_owned() },
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
        self.take_own_quests(Duration::ZERO);
        if self.coming.is_some() {
            ui.ctx().request_repaint_after(SHORT);
        }
        let theme = Theme::of(ui.ctx());
        let mut outcome = Outcome::Stay;
        egui::Panel::bottom("begin").show(ui, |ui| {
            ui.add_space(theme.space(1.0));
            ui.horizontal(|ui| {
                if ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "back"))).clicked() {
                    outcome = Outcome::Back;
                }
                ui.add_enabled_ui(!self.party.heroes().is_empty(), |ui| {
                    let begin = tr!(texts, "new-begin");
                    if ui.add(Action::new(Icon::Play, &begin).emphasis(Emphasis::Primary)).clicked() {
                        outcome = Outcome::Begin;
                    }
                });
                if self.party.heroes().is_empty() {
                    ui.label(tr!(texts, "new-choose-somebody").as_ref());
                }
            });
            ui.add_space(theme.space(1.0));
        });
        egui::Panel::right("terms").default_size(340.0).show(ui, |ui| {
            ScrollArea::vertical().id_salt("terms").show(ui, |ui| self.terms_ui(ui, texts));
        });
        egui::CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().id_salt("party").auto_shrink([false, false]).show(ui, |ui| {
                title(ui, &tr!(texts, "new-title"));
                self.quest_ui(ui, texts);
                ui.add_space(theme.space(3.0));
                heading(ui, &tr!(texts, "new-party"));
                ui.label(RichText::new(tr!(texts, "new-party-hint").as_ref()).weak());
                self.party.ui(ui, texts, Room::Wide);
            });
        });
        outcome
    }

    /// Titles to choose from; what the chosen one is about.
    fn quest_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let language = texts.language().code();
        ui.horizontal_wrapped(|ui| {
            for (at, quest) in self.quests.iter().enumerate() {
                let title = egui::Button::new(shown(quest.title(language))).selected(at == self.quest);
                if ui.add(title).clicked() {
                    self.quest = at;
                }
            }
        });
        if self.coming.is_some() {
            ui.label(RichText::new(tr!(texts, "new-own-coming").as_ref()).weak());
        }
        let Some(quest) = self.quests.get(self.quest) else { return };
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(shown(quest.title(language))).heading());
            ui.label(quest.story(language));
            let facts = facts(texts, quest);
            if !facts.is_empty() {
                ui.add_space(Theme::of(ui.ctx()).space(1.0));
                ui.label(RichText::new(facts.join(" · ")).small());
            }
        });
    }

    fn terms_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        heading(ui, &tr!(texts, "new-difficulty"));
        let tokens = tr!(texts, "new-lifebringer");
        ui.add(egui::Slider::new(&mut self.lifebringer, 0..=6).text(tokens.as_ref()));
        ui.label(RichText::new(tr!(texts, "new-lifebringer-hint").as_ref()).weak().small());
        ui.add_space(theme.space(3.0));
        heading(ui, &tr!(texts, "new-edition"));
        ui.radio_value(&mut self.edition, Edition::De, tr!(texts, "new-edition-de").as_ref());
        ui.radio_value(&mut self.edition, Edition::En, tr!(texts, "new-edition-en").as_ref());
        ui.label(RichText::new(tr!(texts, "new-edition-hint").as_ref()).weak().small());
        ui.add_space(theme.space(3.0));
        heading(ui, &tr!(texts, "new-dice"));
        ui.radio_value(&mut self.dice, Dice::App, tr!(texts, "new-dice-app").as_ref());
        ui.radio_value(&mut self.dice, Dice::Typed, tr!(texts, "new-dice-typed").as_ref());
        ui.add_space(theme.space(3.0));
        heading(ui, &tr!(texts, "new-seed"));
        ui.horizontal(|ui| {
            let name = tr!(texts, "new-seed");
            if crate::kit::widgets::text_field(ui, &name, &name, &mut self.seed_text).changed() {
                self.seed = self.seed_text.trim().parse().unwrap_or(self.seed);
            }
            if icon_button(ui, Icon::Die, &tr!(texts, "new-another-seed")).clicked() {
                self.seed = self.seed.wrapping_mul(48_271).wrapping_add(11) % 1_000_000;
                self.seed_text = self.seed.to_string();
            }
        });
        ui.label(RichText::new(tr!(texts, "new-seed-hint").as_ref()).weak().small());
        ui.add_space(theme.space(3.0));
        readings_ui(ui, texts, &mut self.otherwise);
    }
}

/// For whom a quest is, how hard it is, and who made it, as far as its author has said so.
fn facts(texts: &Texts, quest: &Quest) -> Vec<String> {
    let mut said = Vec::new();
    let party = quest.party;
    if party.least == party.most {
        said.push(tr!(texts, "quest-party-one", count = i64::from(party.most)).to_string());
    } else if !party.suits(1) || !party.suits(MAX_HEROES) {
        said.push(tr!(texts, "quest-party", least = i64::from(party.least), most = i64::from(party.most)).to_string());
    }
    said.push(shown(quest.about.difficulty(texts.language().code())));
    if !quest.about.author.is_empty() {
        said.push(tr!(texts, "quest-by", author = shown(&quest.about.author)).to_string());
    }
    if !quest.about.licence.is_empty() {
        said.push(tr!(texts, "quest-licence", licence = shown(&quest.about.licence)).to_string());
    }
    said.push(shown(&quest.about.tags.join(", ")));
    said.retain(|words| !words.trim().is_empty());
    said
}

fn choice_of(chosen: &ChosenHero) -> HeroChoice {
    HeroChoice { hero: chosen.hero.clone(), class: chosen.class.clone(), weapon: chosen.weapon.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shipped_quest;
    use crate::games::massive_darkness::folders::OwnFolders as _;
    use crate::games::massive_darkness::playtest::testing::table;
    use std::time::Instant;

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
        new_game.take_own_quests(Duration::from_secs(60));
        assert_eq!(new_game.quests.len(), shipped_quests().count() + 2);
        assert!(new_game.coming.is_none());
    }

    #[test]
    fn nobody_waits_for_many_quests_of_his_own() {
        let (_home, dirs) = home(300);
        let table = table();
        let started = Instant::now();
        let mut new_game = NewGame::new(&table, &DataDirs::at("nowhere"), None, 7).unwrap();
        let without = started.elapsed();
        let started = Instant::now();
        assert_eq!(new_game.quests.len(), shipped_quests().count());
        new_game = NewGame::new(&table, &dirs, None, 7).unwrap();
        let waited = started.elapsed();
        assert_eq!(new_game.quests.len(), shipped_quests().count(), "300 quests take longer than nobody notices");
        // The quests of the box are laid out twice as slowly while another thread is at work.
        assert!(waited < 4 * without + 4 * SHORT, "{waited:?}, without own quests {without:?}");
        new_game.take_own_quests(Duration::from_secs(60));
        assert_eq!(new_game.quests.len(), shipped_quests().count() + 300);
    }
}
