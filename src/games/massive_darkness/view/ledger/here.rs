//! A quest of the campaign on the board of this window: beginning it, going on with it, bringing home what it brought. The
//! entry comes before the game, so whatever happens in between, the book knows which game is meant.

use super::{LedgerScreen, Page};
use crate::games::massive_darkness::campaign::book::read;
use crate::games::massive_darkness::campaign::entry::{Chance, GameFile};
use crate::games::massive_darkness::campaign::link::{FoundGame, game_path};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{BookError, Campaign, Now, Shelf, Standing};
use crate::games::massive_darkness::content::shipped_quest;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::session::{MassiveDarknessRules, OpenError, Play, Start};
use crate::games::massive_darkness::view::new_game::own_quests;
use crate::house::date::now;
use crate::house::play::Dice;
use crate::house::plug::Ruleset as _;
use crate::house::session::{NotBegun, Taken};
use crate::house::storage::{
    DataDirs, SavedElsewhere, StorageError, Trouble, fetch_game, fetch_home, free_beside, move_new, parse_document,
};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::journal::read_header;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{RichText, Ui};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What somebody chose for the quest that comes next or is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Play it on the board.
    Begin(Chance),
    /// Play it with the box and enter how it ended.
    AtTheTable,
    /// Go on with the game on the board.
    GoOn(Chance),
    /// Enter by hand how the game on the board ended.
    ByHand,
    /// It did not begin after all.
    TakeBack,
}

/// The quest on the board, as far as the page of the book remembers something of it.
#[derive(Default)]
pub(super) struct Here {
    /// Begin or go on; the screen around the book does it.
    pub wish: Option<Choice>,
    /// Why the game cannot be taken up.
    pub cannot: Option<Arc<str>>,
}

/// A game that is to be shown on the board.
pub(crate) struct Shown {
    /// The game.
    pub play: Box<Play>,
    /// The campaign it belongs to.
    pub campaign: String,
    /// What should be known about it, if anything.
    pub notice: Option<Arc<str>>,
}

/// What a saved game is to the campaigns on the shelf.
pub(crate) enum OfGame {
    /// No campaign knows it.
    Alone,
    /// This book waits for its result.
    Awaited(PathBuf),
    /// It was played for the campaign of this name, which does not wait for it any more.
    Former(String),
}

/// Why a quest cannot be played on the board.
enum Cannot {
    Open(OpenError),
    Book(BookError),
    NoQuest(String),
    AnotherGame,
    OtherRules,
}

impl<E: Into<OpenError>> From<E> for Cannot {
    fn from(error: E) -> Self {
        Self::Open(error.into())
    }
}

/// The buttons for the quest that comes next, or that is being played on the board.
pub(super) fn choice_ui(ui: &mut Ui, words: &Words<'_>, campaign: &Campaign, here: &Here) -> Option<Choice> {
    let standing = campaign.standing()?;
    if let Some(why) = &here.cannot {
        ui.label(RichText::new(why.as_ref()).color(ui.visuals().error_fg_color));
    }
    match standing.now() {
        Now::Ready(quest) => begin_ui(ui, words, quest),
        Now::Repeat => begin_ui(ui, words, standing.state.next_quest()?),
        Now::Playing(_) => go_on_ui(ui, words, campaign, here),
        Now::Discard | Now::Lost | Now::Town | Now::Finished => None,
    }
}

fn begin_ui(ui: &mut Ui, words: &Words<'_>, quest: &str) -> Option<Choice> {
    let (texts, quest) = (words.texts, words.quest(quest));
    let ways = [
        (Choice::Begin(Chance::App), Icon::Die, tr!(texts, "ledger-begin-here", quest = &quest), "ledger-here-app"),
        (
            Choice::Begin(Chance::Players),
            Icon::Hand,
            tr!(texts, "ledger-begin-beside", quest = &quest),
            "ledger-here-players",
        ),
        (Choice::AtTheTable, Icon::Flag, tr!(texts, "ledger-begin-table", quest = &quest), "ledger-here-outcome"),
    ];
    let mut chosen = None;
    for (at, (choice, icon, label, hint)) in ways.iter().enumerate() {
        let emphasis = if at == 0 { Emphasis::Primary } else { Emphasis::Plain };
        if ui.add(Action::new(*icon, label).emphasis(emphasis)).clicked() {
            chosen = Some(*choice);
        }
        hint_ui(ui, &texts.get(hint));
    }
    chosen
}

fn go_on_ui(ui: &mut Ui, words: &Words<'_>, campaign: &Campaign, here: &Here) -> Option<Choice> {
    let texts = words.texts;
    let game = campaign.game()?;
    let mut chosen = None;
    if here.cannot.is_some() {
        hint_ui(ui, &tr!(texts, "ledger-here-ways-out"));
    } else if campaign.is_settled(&game.file) {
        hint_ui(ui, &tr!(texts, "ledger-here-taken-back"));
    }
    let label = |chance| match chance {
        Chance::App => tr!(texts, "ledger-on-app"),
        Chance::Players => tr!(texts, "ledger-on-players"),
    };
    let first = if here.cannot.is_some() { Emphasis::Plain } else { Emphasis::Primary };
    if ui.add(Action::new(Icon::Play, &tr!(texts, "ledger-on")).emphasis(first)).clicked() {
        chosen = Some(Choice::GoOn(game.chance));
    }
    hint_ui(ui, &hint_of(texts, game.chance));
    if ui.add(Action::new(icon_of(game.chance.other()), &label(game.chance.other()))).clicked() {
        chosen = Some(Choice::GoOn(game.chance.other()));
    }
    if ui.add(Action::new(Icon::Flag, &tr!(texts, "ledger-by-hand"))).clicked() {
        chosen = Some(Choice::ByHand);
    }
    let entry = campaign.standing().and_then(|standing| standing.playing.as_ref()).map(|playing| playing.entry);
    if here.cannot.is_some()
        && campaign.next_undo() == entry
        && ui.add(Action::new(Icon::Undo, &tr!(texts, "ledger-not-begun")).emphasis(Emphasis::Danger)).clicked()
    {
        chosen = Some(Choice::TakeBack);
    }
    chosen
}

fn icon_of(chance: Chance) -> Icon {
    match chance {
        Chance::App => Icon::Die,
        Chance::Players => Icon::Hand,
    }
}

fn hint_of(texts: &Texts, chance: Chance) -> Arc<str> {
    match chance {
        Chance::App => tr!(texts, "ledger-here-app"),
        Chance::Players => tr!(texts, "ledger-here-players"),
    }
}

fn hint_ui(ui: &mut Ui, hint: &str) {
    ui.label(RichText::new(hint).weak().small());
    ui.add_space(Theme::of(ui.ctx()).space(1.0));
}

/// What a saved game is to the campaigns on the shelf.
pub(crate) fn campaign_of_game(dirs: &DataDirs, rules: &MassiveDarknessRules, file: &Path) -> OfGame {
    let shelf = Shelf::new(dirs.clone(), Arc::clone(&rules.library));
    // Wherever it goes on, the books know it by the name that it has at home.
    let file = &SavedElsewhere::home_of(dirs, file);
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let mut found = OfGame::Alone;
    let Ok(books) = shelf.books_of_game(&name) else { return found };
    for book in books {
        let Ok(campaign) = read(&book, shelf.library()) else { continue };
        let is_awaited = campaign.game().is_some_and(|game| game_path(&dirs.games, game) == *file);
        if is_awaited {
            return OfGame::Awaited(book);
        }
        if let (true, Some(standing)) = (campaign.knows_game(&name), campaign.standing()) {
            found = OfGame::Former(shown(&standing.name));
        }
    }
    found
}

/// A file without a whole line is what is left of a game whose program was killed as it began. It makes room for the game;
/// what stands in it, whoever wrote that, is kept beside it.
fn make_room(file: &Path) -> Result<(), StorageError> {
    let is_empty = match std::fs::metadata(file) {
        Ok(about) => about.len() == 0,
        Err(_) => return Ok(()),
    };
    if !is_empty {
        return move_new(file, &free_beside(file, |stem, number, ending| format!("{stem}{ending}.torn-{number}")));
    }
    std::fs::remove_file(file)
        .map_err(|error| StorageError::from_io(file, crate::house::storage::Action::Write, &error))
}

fn dice_of(chance: Chance) -> Dice {
    match chance {
        Chance::App => Dice::App,
        Chance::Players => Dice::Typed,
    }
}

/// Was the game begun by a version of the program that knew the rules otherwise?
fn is_by_other_rules(lines: &[String]) -> bool {
    let header = lines.first().and_then(|line| read_header::<Start>(line).ok());
    header.is_some_and(|header| header.rules_revision != MassiveDarknessRules::REVISION)
}

/// The quest is not there any more, or the book is not open, or nothing comes next.
fn no_quest(quest: &str) -> Cannot {
    Cannot::NoQuest(quest.to_owned())
}

impl LedgerScreen {
    /// Does what was chosen in the open book. What cannot be done is told there.
    pub(super) fn take_up(&mut self, texts: &Texts, choice: Choice) -> Option<Shown> {
        let taken = match choice {
            Choice::Begin(chance) => self.begin(texts, chance).map(|play| (play, None)),
            Choice::GoOn(chance) => self.go_on(texts, chance),
            Choice::AtTheTable | Choice::ByHand | Choice::TakeBack => return None,
        };
        let said = taken.map_err(|cannot| self.why(texts, cannot));
        let Page::Book(open) = &mut self.page else { return None };
        match said {
            Ok((play, notice)) => {
                open.here = Here::default();
                Some(Shown { play, campaign: open.name().to_owned(), notice })
            }
            // What waits to be written is told where the hand is.
            Err(_) if open.book.waiting().is_some() => None,
            Err(why) => {
                open.here.cannot = Some(why);
                None
            }
        }
    }

    /// Takes up the game that the open book waits for, as it was begun.
    pub(crate) fn take_up_game(&mut self, texts: &Texts) -> Option<Shown> {
        let Page::Book(open) = &self.page else { return None };
        let chance = open.book.campaign().game()?.chance;
        self.take_up(texts, Choice::GoOn(chance))
    }

    /// The party is back from the board: if the game is over, its result is entered.
    pub(crate) fn come_home(&mut self, texts: &Texts, play: &Play) {
        let Page::Book(open) = &mut self.page else { return };
        // Wherever it went on, the book knows it by this name.
        let name = play.first_file().file_name().unwrap_or_default().to_string_lossy();
        let done = open.book.bring_home(now(), &name, play.session()).map(|_| ());
        self.tell_refusal(texts, done);
    }

    /// A result that cannot be entered, because of what was corrected meanwhile, is told with the ways out.
    pub(super) fn tell_refusal(&mut self, texts: &Texts, done: Result<(), BookError>) {
        // What waits to be written is told where the hand is.
        let why = done.err().filter(|_| !self.is_waiting()).map(|error| self.why(texts, Cannot::Book(error)));
        if let Page::Book(open) = &mut self.page {
            open.here.cannot = why;
        }
    }

    fn begin(&mut self, texts: &Texts, chance: Chance) -> Result<Box<Play>, Cannot> {
        let Page::Book(open) = &self.page else { return Err(no_quest("")) };
        let standing = open.book.campaign().standing().ok_or_else(|| no_quest(""))?;
        let quest = self.quest(standing.state.next_quest().unwrap_or_default())?;
        // What cannot be set up is not begun in the book either.
        self.rules.set_up(&start_of(&quest, standing), &mut |_| {}).map_err(NotBegun::from)?;
        let game = open.book.campaign().new_game(self.seed, chance);
        let Page::Book(open) = &mut self.page else { return Err(no_quest("")) };
        open.book.begin_here(now(), &quest.id, game.clone()).map_err(Cannot::Book)?;
        self.begin_game(texts, &game, &quest, chance)
    }

    fn go_on(&mut self, texts: &Texts, chance: Chance) -> Result<(Box<Play>, Option<Arc<str>>), Cannot> {
        let Page::Book(open) = &self.page else { return Err(no_quest("")) };
        let campaign = open.book.campaign();
        let game = campaign.game().cloned().ok_or_else(|| no_quest(""))?;
        let home = game_path(&self.dirs.games, &game);
        // Somebody put it away on the start screen: the book still waits for it. Or it was saved elsewhere.
        fetch_game(&self.dirs, &home)?;
        let file = fetch_home(&self.dirs, &home);
        match campaign.found_at(&file)? {
            FoundGame::Another => Err(Cannot::AnotherGame),
            // Begun anew at home there would be two of it.
            FoundGame::Nothing if file != home => {
                Err(Cannot::Open(StorageError::untouched(&file, Trouble::NotFound).into()))
            }
            FoundGame::Lines(lines) => {
                let (play, taken) = self.resumed(texts, &file, chance).map_err(|error| match error {
                    OpenError::Resume(_) if is_by_other_rules(&lines) => Cannot::OtherRules,
                    other => Cannot::Open(other),
                })?;
                let torn = play.torn().map(shown_path);
                let torn = torn.map(|kept| tr!(texts, "notice-game-torn", kept = kept));
                let away = (file != home).then(|| tr!(texts, "unwritten-game-goes-on", file = shown_path(&file)));
                let notice = taken.message_id().map(|message| texts.get(message)).or(torn).or(away);
                Ok((Box::new(play.at_home(&home)), notice))
            }
            FoundGame::Nothing => {
                let playing = campaign.standing().and_then(|standing| standing.playing.as_ref());
                let quest = self.quest(playing.map_or("", |playing| &playing.quest))?;
                let play = self.begin_game(texts, &game, &quest, chance)?;
                Ok((play, Some(tr!(texts, "ledger-here-anew"))))
            }
        }
    }

    /// The game that the book speaks of, from its first question.
    fn begin_game(&self, texts: &Texts, game: &GameFile, quest: &Quest, chance: Chance) -> Result<Box<Play>, Cannot> {
        let Page::Book(open) = &self.page else { return Err(no_quest(&quest.id)) };
        let start = open.book.campaign().start(quest).ok_or_else(|| no_quest(&quest.id))?;
        let file = game_path(&self.dirs.games, game);
        make_room(&file)?;
        let play = Play::begin(&self.rules, texts, start, game.seed, dice_of(chance), &file)?;
        Ok(Box::new(play))
    }

    /// Games are large: on the way through the window they are carried as one pointer.
    fn resumed(&self, texts: &Texts, file: &Path, chance: Chance) -> Result<(Box<Play>, Taken), OpenError> {
        let (play, taken) = Play::resume(&self.rules, texts, file, dice_of(chance))?;
        Ok((Box::new(play), taken))
    }

    fn quest(&self, id: &str) -> Result<Quest, Cannot> {
        if let Some(text) = shipped_quest(id) {
            return Ok(parse_document(Path::new(id), text)?);
        }
        own_quests(&self.dirs).into_iter().find(|quest| quest.id == id).ok_or_else(|| no_quest(id))
    }

    fn why(&self, texts: &Texts, cannot: Cannot) -> Arc<str> {
        let Page::Book(open) = &self.page else { return Arc::default() };
        match cannot {
            Cannot::Open(error) => tr!(texts, "ledger-here-cannot", why = &error.say(texts)),
            Cannot::Book(error) => self.said(texts, open.edition(), &error),
            Cannot::NoQuest(id) => {
                let quest = shown(self.titles.titles().title(&id, texts.language().code()));
                tr!(texts, "ledger-here-no-quest", quest = quest)
            }
            Cannot::AnotherGame => tr!(texts, "ledger-here-another"),
            Cannot::OtherRules => tr!(texts, "ledger-here-other-rules"),
        }
    }
}

/// What the quest begins with if it begins now.
fn start_of(quest: &Quest, standing: &Standing) -> Start {
    Start { quest: quest.clone(), setup: standing.setup(), moment: None }
}
