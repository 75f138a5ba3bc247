//! Every kind of file that comes in, small and sound to begin with, and the way by which the program takes it in.

use super::samples::*;
use delvewright::games::boss_monster;
use delvewright::games::boss_monster::own_cards;
use delvewright::games::boss_monster::pad::PadRules;
use delvewright::games::boss_monster::ruleset::{BossMonsterRules, Start as BossMonsterStart};
use delvewright::games::massive_darkness::texts;
use delvewright::games::massive_darkness_2;
use delvewright::games::massive_darkness_2::book::BookRules;
use delvewright::games::massive_darkness_2::book::chronicle::markdown;
use delvewright::games::massive_darkness_2::edit::first_draft;
use delvewright::games::massive_darkness_2::lint::look;
use delvewright::games::massive_darkness_2::lint::words::Telling as HellscapeTelling;
use delvewright::games::massive_darkness_2::own_quests::{self, QuestFile};
use delvewright::games::massive_darkness_2::print::sheet;
use delvewright::games::massive_darkness_2::rules::quest::{AuthorTexts, Quest as HellscapeQuest};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::toy;
use delvewright::games::toy::ruleset::{LanternsRules, Start as LanternsStart};
use delvewright::house::packs::CardPack as _;
use delvewright::house::paper::Paper;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use delvewright::games::massive_darkness::campaign::entry::{Ending, Note};
use delvewright::games::massive_darkness::campaign::lines::entry_line;
use delvewright::games::massive_darkness::campaign::words::{Titles, Words};
use delvewright::games::massive_darkness::campaign::{Campaign, Entry, Shelf, What, book};
use delvewright::games::massive_darkness::cases::{CaseBox, case_box};
use delvewright::games::massive_darkness::content::own_cards::{Card, Known, problems};
use delvewright::games::massive_darkness::content::{OwnPack, content_hash, core_box, merge};
use delvewright::games::massive_darkness::describe::rules::rules_of_quest;
use delvewright::games::massive_darkness::playtest::Statistics;
use delvewright::games::massive_darkness::quest::lint::{advice_about, findings};
use delvewright::games::massive_darkness::quest::{draft, exchange};
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Start};
use delvewright::house::book as house_book;
use delvewright::house::book::Shelf as HouseShelf;
use delvewright::house::plug::Telling;
use delvewright::house::plug::{Cases, Plug as _, Ruleset};
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::{DataDirs, Settings, document_text, read_log, read_text};
use delvewright::house::text::{Language, Texts};
use delvewright::house::wrong::Wrong;
use delvewright::kernel::reading::read;

/// A kind of what comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Quest,
    Pack,
    Book,
    Bundle,
    Journal,
    Settings,
    Draft,
    Cases,
    Results,
    Arguments,
    Lanterns,
    BossMonster,
    BossMonsterCases,
    BossMonsterPack,
    Pad,
    SharedPad,
    PartyBook,
    SharedPartyBook,
    HellscapeQuest,
    HellscapeGame,
    HellscapePack,
}

impl Kind {
    /// Each with its share of the inputs: those that cost little come often.
    pub const SHARES: [(Self, usize); 21] = [
        (Self::Quest, 14),
        (Self::Pack, 8),
        (Self::Book, 16),
        (Self::Bundle, 4),
        (Self::Journal, 6),
        (Self::Settings, 14),
        (Self::Draft, 12),
        (Self::Cases, 4),
        (Self::Results, 6),
        (Self::Arguments, 12),
        (Self::Lanterns, 4),
        (Self::BossMonster, 4),
        (Self::BossMonsterCases, 4),
        (Self::BossMonsterPack, 4),
        (Self::Pad, 8),
        (Self::SharedPad, 4),
        (Self::PartyBook, 8),
        (Self::SharedPartyBook, 4),
        (Self::HellscapeQuest, 10),
        (Self::HellscapeGame, 4),
        (Self::HellscapePack, 6),
    ];
}

/// What all inputs are taken in with.
pub struct Program {
    table: MassiveDarknessRules,
    lanterns: LanternsRules,
    pub(super) boss_monster: BossMonsterRules,
    boss_monster_cases: Box<dyn Cases>,
    pub(super) hellscape: HellscapeRules,
    cases: CaseBox,
    texts: Vec<Texts>,
    home: tempfile::TempDir,
    seeds: Vec<(Kind, Vec<Vec<u8>>)>,
}

impl Program {
    pub fn new() -> Self {
        let cards = core_box().unwrap();
        let content = content_hash(&cards);
        let table = MassiveDarknessRules { library: Arc::new(Library::new(cards).unwrap()), content };
        let home = tempfile::tempdir().unwrap();
        let mut program = Self {
            table,
            lanterns: LanternsRules::open().unwrap(),
            boss_monster: BossMonsterRules::open().unwrap(),
            boss_monster_cases: boss_monster::PLUG.cases().unwrap().ok().unwrap(),
            hellscape: HellscapeRules::open().unwrap(),
            cases: case_box().unwrap(),
            texts: Language::ALL.map(texts::of).into(),
            home,
            seeds: Vec::new(),
        };
        program.seeds = Kind::SHARES.map(|(kind, _)| (kind, program.sound(kind))).into();
        program
    }

    /// Sound inputs of a kind.
    pub fn seeds(&self, kind: Kind) -> &[Vec<u8>] {
        &self.seeds.iter().find(|(known, _)| *known == kind).unwrap().1
    }

    fn file(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    fn sound(&self, kind: Kind) -> Vec<Vec<u8>> {
        let texts: Vec<String> = match kind {
            Kind::Quest => {
                let every_word = include_str!("../../../src/games/massive_darkness/describe/rules/every_word.ron");
                vec![TUTORIAL.to_owned(), SMALL_QUEST.to_owned(), every_word.to_owned()]
            }
            Kind::Pack => {
                vec![self.small_pack(), "(format: 1, cards: (tiles: [(id: \"X\", rows: [\"ld\", \"#L\"])]))".into()]
            }
            Kind::Book => vec![self.small_book(), SAMPLE.lines().take(12).collect::<Vec<_>>().join("\n") + "\n"],
            Kind::Bundle => {
                let quests = [SMALL_QUEST];
                let book: Vec<String> = self.small_book().lines().map(|line| format!("{line:?}")).collect();
                vec![format!(
                    "(format: 1, ruleset: \"massive-darkness\", book: [{}], cards: Some({}), quests: [{}])",
                    book.join(","),
                    self.small_pack(),
                    quests.join(",")
                )]
            }
            Kind::Journal => vec![self.small_journal()],
            Kind::Settings => {
                let mut settings = Settings::default();
                let of_game = settings.games.entry("massive-darkness".into()).or_default();
                of_game.remember("quests", Path::new("/quests/well.ron"));
                of_game.keep("last_game", &("tutorial", vec![1, 2], Some(true)));
                vec![document_text(&settings).unwrap(), OLD_SETTINGS.to_owned()]
            }
            Kind::Draft => vec![document_text(&ending()).unwrap()],
            Kind::Cases => CASES.map(str::to_owned).into(),
            Kind::Results => {
                let statistics = serde_json::to_string(&Statistics::default()).unwrap();
                vec![format!("{{\"batch\":{BATCH},\"statistics\":{statistics}}}\n").repeat(3)]
            }
            Kind::Arguments => ARGUMENTS.map(str::to_owned).into(),
            Kind::Lanterns => vec![self.game_of_lanterns()],
            Kind::BossMonster => vec![self.game_of_boss_monster(false), self.game_of_boss_monster(true)],
            Kind::BossMonsterCases => BOSS_MONSTER_CASES.map(str::to_owned).into(),
            Kind::BossMonsterPack => vec![document_text(&self.pack_of_boss_monster()).unwrap()],
            Kind::Pad => vec![PAD.to_owned()],
            Kind::SharedPad => vec![SHARED_PAD.to_owned()],
            Kind::PartyBook => vec![PARTY_BOOK.to_owned()],
            Kind::SharedPartyBook => vec![SHARED_PARTY_BOOK.to_owned()],
            Kind::HellscapeGame => vec![self.game_of_hellscape(false), self.game_of_hellscape(true)],
            Kind::HellscapePack => vec![document_text(&self.pack_of_hellscape()).unwrap()],
            Kind::HellscapeQuest => {
                let all = self.hellscape.all();
                let written = |quest: &HellscapeQuest| document_text(&QuestFile::of(quest.clone())).unwrap();
                let draft = first_draft(all, &AuthorTexts::default(), 1).unwrap();
                all.quests.iter().chain([&draft]).map(written).collect()
            }
        };
        texts.into_iter().map(String::into_bytes).collect()
    }

    fn small_pack(&self) -> String {
        let all = Card::all(&core_box().unwrap());
        let mut pack = OwnPack { title: "Mine".to_owned(), ..OwnPack::none() };
        for deck in 0..all.len() / 40 {
            pack.put(all[deck * 40].clone());
        }
        pack.set_name(all[0].code(), "de", "Meine");
        document_text(&pack).unwrap()
    }

    fn small_book(&self) -> String {
        let mut lines: Vec<String> = SAMPLE.lines().take(8).map(str::to_owned).collect();
        let note = What::Noted(Note { text: "remember".to_owned(), ..Note::default() });
        for what in [note, What::Undone(9), What::Redone(9)] {
            lines.push(entry_line(&Entry { at: 7, what }).unwrap());
        }
        lines.join("\n") + "\n"
    }

    fn small_journal(&self) -> String {
        let heroes = vec![recommended(&self.table.library, HeroId(0))];
        let quest = read(SMALL_QUEST).unwrap();
        let start = Start { quest, setup: Setup::standard(heroes, 2, Edition::De), moment: None };
        twelve_answers::<MassiveDarknessRules>(self.table.begin(start, 4, &mut |_| {}).unwrap())
    }

    /// A game of the second ruleset, in which seats know different things and answer at once.
    fn game_of_lanterns(&self) -> String {
        twelve_answers::<LanternsRules>(self.lanterns.begin(LanternsStart { seats: 2 }, 4, &mut |_| {}).unwrap())
    }

    /// A game with hidden hands, in which two seats discard at once and then build.
    fn game_of_boss_monster(&self, with_own: bool) -> String {
        let own = if with_own { self.pack_of_boss_monster().own } else { own_cards::OwnCards::default() };
        let start = BossMonsterStart { own, ..BossMonsterStart::plain(2) };
        twelve_answers::<BossMonsterRules>(self.boss_monster.begin(start, 4, &mut |_| {}).unwrap())
    }

    /// Takes an input in as the program would; `whole`: with everything that costs more. What is said about it.
    pub fn take_in(&self, kind: Kind, bytes: &[u8], whole: bool) -> Vec<String> {
        match kind {
            Kind::Quest => self.quest(bytes, whole),
            Kind::Pack => self.pack(bytes, whole),
            Kind::Book => self.book(bytes),
            Kind::Bundle => self.bundle(bytes),
            Kind::Journal => self.journal(bytes, whole),
            Kind::Settings => {
                let file = self.written("settings.ron", bytes);
                let loaded = Settings::load(&file);
                let _ = std::fs::remove_file(self.file("settings.broken-1.ron"));
                loaded.trouble.iter().flat_map(|trouble| self.said(trouble)).collect()
            }
            Kind::Draft => {
                let text = read_text(&self.written("a.draft", bytes));
                match text.map(|text| read::<Ending>(&text)) {
                    Err(error) => self.said(&error),
                    Ok(Err(error)) => self.said(&error),
                    Ok(Ok(_)) => Vec::new(),
                }
            }
            Kind::Cases => {
                let text = String::from_utf8_lossy(bytes);
                let report = self.cases.check("cases.ron", &text);
                // A report is for those who write cases: it is made, not translated.
                let _ = report.to_string();
                Vec::new()
            }
            Kind::Results => self.results(bytes),
            Kind::Arguments => {
                let text = String::from_utf8_lossy(bytes);
                let arguments = std::iter::once("delvewright").chain(text.split(' ')).map(OsString::from);
                let arguments: Vec<OsString> = arguments.collect();
                let games = delvewright::games::on_the_command_line();
                let said = |language| delvewright::cli::complaints(&games, arguments.clone(), language);
                Language::ALL.into_iter().flat_map(said).collect()
            }
            Kind::Lanterns => self.game(&self.lanterns, toy::texts::of, bytes),
            Kind::BossMonster => self.game(&self.boss_monster, boss_monster::texts::of, bytes),
            Kind::BossMonsterPack => self.boss_monster_pack(bytes, whole),
            Kind::BossMonsterCases => {
                let text = String::from_utf8_lossy(bytes);
                match self.boss_monster_cases.check("cases.ron", &text) {
                    // A report is for those who write cases: it is made, not translated.
                    Ok(_) => Vec::new(),
                    Err(trouble) => said_of_boss_monster(&*trouble),
                }
            }
            Kind::Pad => {
                let shelf = PadRules::shelf(self.boss_monster.cards(), &DataDirs::at(self.home.path()));
                told_of_book(&self.written("pad.campaign", bytes), &shelf, boss_monster::texts::of)
            }
            Kind::SharedPad => {
                let from = self.written("shared-pad.campaign", bytes);
                self.shared(&from, boss_monster::texts::of, |dirs| PadRules::shelf(self.boss_monster.cards(), dirs))
            }
            Kind::PartyBook => {
                let shelf = BookRules::shelf(self.hellscape.all(), &DataDirs::at(self.home.path()));
                let file = self.written("party.campaign", bytes);
                let mut told = told_of_book(&file, &shelf, massive_darkness_2::texts::of);
                if let Ok(book) = house_book::file::read(&file, shelf.accounts()) {
                    for texts in Language::ALL.map(massive_darkness_2::texts::of) {
                        told.extend(markdown(&book, &texts).lines().map(str::to_owned));
                    }
                }
                told
            }
            Kind::HellscapeQuest => self.hellscape_quest(bytes, whole),
            Kind::HellscapeGame => self.game(&self.hellscape, massive_darkness_2::texts::of, bytes),
            Kind::HellscapePack => self.hellscape_pack(bytes, whole),
            Kind::SharedPartyBook => {
                let from = self.written("shared-party.campaign", bytes);
                self.shared(&from, massive_darkness_2::texts::of, |dirs| BookRules::shelf(self.hellscape.all(), dirs))
            }
        }
    }

    /// A quest of Massive Darkness 2: opened, looked into, said in three languages, printed, laid out and begun.
    fn hellscape_quest(&self, bytes: &[u8], whole: bool) -> Vec<String> {
        let all = self.hellscape.all();
        let spoken = || Language::ALL.map(massive_darkness_2::texts::of);
        let quest = match own_quests::open(&self.written("hellscape.ron", bytes), all) {
            Ok(quest) => quest,
            Err(error) => return spoken().iter().map(|texts| said_by(&error, texts)).collect(),
        };
        let looked = look(&quest, all);
        let mut said = Vec::new();
        for texts in spoken() {
            let telling = HellscapeTelling { all, quest: &quest, looked: &looked, texts: &texts };
            said.extend(looked.findings.iter().take(20).map(|finding| telling.say(finding).to_string()));
            if whole {
                drop(sheet(&quest, all, &texts, Paper::A4));
            }
        }
        let rules = self.hellscape.beginning_with(quest);
        match rules.begin(rules.start(2, 1), 1, &mut |_| {}) {
            Ok(mut session) if whole => drop(session.deal(&mut |_| {})),
            Ok(_) => {}
            Err(error) => said.extend(spoken().iter().map(|texts| said_by(&error, texts))),
        }
        said
    }

    /// An exported book is taken in, and all of it is told.
    fn shared<A: Telling + 'static>(
        &self,
        from: &Path,
        speak: fn(Language) -> Texts,
        shelf: impl Fn(&DataDirs) -> HouseShelf<A>,
    ) -> Vec<String> {
        let home = self.file("home");
        let shelf = shelf(&DataDirs::at(&home));
        let said = match shelf.import(from) {
            Ok(copy) => told_of_book(&copy, &shelf, speak),
            Err(error) => Language::ALL.map(|language| said_by(&error, &speak(language))).into(),
        };
        let _ = std::fs::remove_dir_all(home);
        said
    }

    pub(super) fn written(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let file = self.file(name);
        std::fs::write(&file, bytes).unwrap();
        file
    }

    fn said(&self, wrong: &dyn Wrong) -> Vec<String> {
        self.texts.iter().map(|texts| wrong.say(texts).to_string()).collect()
    }

    fn quest(&self, bytes: &[u8], whole: bool) -> Vec<String> {
        let quest = match exchange::open(&self.written("quest.ron", bytes)) {
            Ok(quest) => quest,
            Err(error) => return self.said(&error),
        };
        let library = &self.table.library;
        let (dungeon, found) = draft(&quest, &library.tiles);
        let mut said: Vec<String> = found.iter().take(20).flat_map(|problem| self.said(problem)).collect();
        if whole {
            let advice = advice_about(&quest, dungeon.as_ref(), &found);
            for texts in &self.texts {
                said.extend(findings(&found, None, &advice).take(50).map(|one| one.say(texts).to_string()));
                let _ = rules_of_quest(texts, &quest);
            }
            let heroes = vec![recommended(library, HeroId(0))];
            let start = Start { quest, setup: Setup::standard(heroes, 2, Edition::De), moment: None };
            match self.table.begin(start, 1, &mut |_| {}) {
                Ok(mut session) => drop(session.deal(&mut |_| {})),
                Err(error) => said.extend(self.said(&error)),
            }
        }
        said
    }

    fn pack(&self, bytes: &[u8], whole: bool) -> Vec<String> {
        let pack = match OwnPack::read(&self.written("pack.ron", bytes)) {
            Ok(pack) => pack,
            Err(error) => return self.said(&error),
        };
        let _ = pack.shared_code();
        let known = Known::in_box(&pack.cards);
        let mut said = Vec::new();
        for card in Card::all(&pack.cards).iter().take(20) {
            said.extend(problems(card, &known).iter().flat_map(|problem| self.said(problem)));
        }
        if whole {
            let mut cards = core_box().unwrap();
            merge(&mut cards, pack.cards);
            match Library::new(cards) {
                Ok(library) => drop(library),
                Err(error) => said.extend(self.said(&error)),
            }
        }
        said
    }

    fn book(&self, bytes: &[u8]) -> Vec<String> {
        match book::read(&self.written("a.campaign", bytes), &self.table.library) {
            Ok(campaign) => self.campaign(&campaign),
            Err(error) => self.said(&error),
        }
    }

    fn campaign(&self, campaign: &Campaign) -> Vec<String> {
        let titles = Titles::with(&[]);
        let mut said = Vec::new();
        for texts in &self.texts {
            let words = Words { texts, library: campaign.library(), titles: &titles, edition: Edition::De };
            said.extend(campaign.entries().iter().take(20).map(|entry| words.entry(&entry.what)));
            said.extend(campaign.conflicts().map(|(_, refused)| words.refused(refused)));
            said.extend(words.impossible(campaign));
        }
        let next = campaign.with(Entry { at: 9, what: What::Undone(2) });
        drop(next.map(|next| next.next_redo()));
        // What a player wrote may have as many lines as he likes.
        said.into_iter().map(|sentence| sentence.replace('\n', " ")).collect()
    }

    fn bundle(&self, bytes: &[u8]) -> Vec<String> {
        let from = self.written("bundle.campaign", bytes);
        let home = self.file("home");
        let shelf = Shelf::new(DataDirs::at(&home), Arc::clone(&self.table.library));
        let said = match shelf.import(&from) {
            Ok(file) => book::read(&file, &self.table.library).map_or_else(|error| self.said(&error), |_| Vec::new()),
            Err(error) => self.said(&error),
        };
        drop(std::fs::remove_dir_all(home));
        said
    }

    fn journal(&self, bytes: &[u8], whole: bool) -> Vec<String> {
        let read = match read_log(&self.written("a.journal", bytes), |_| true) {
            Ok(read) => read,
            Err(error) => return self.said(&error),
        };
        let other = MassiveDarknessRules { content: self.table.content ^ u64::from(whole), ..self.table.clone() };
        match other.resume(&read.lines) {
            Ok(resumed) => resumed.trouble.iter().flat_map(|trouble| self.said(trouble)).collect(),
            Err(error) => self.said(&error),
        }
    }

    /// A saved game of a ruleset that needs nothing but its own cards.
    fn game<R: Ruleset>(&self, rules: &R, speak: fn(Language) -> Texts, bytes: &[u8]) -> Vec<String> {
        let texts = Language::ALL.map(speak);
        let said = |wrong: &dyn Wrong| texts.iter().map(|texts| said_by(wrong, texts)).collect();
        let read = match read_log(&self.written("b.journal", bytes), |_| true) {
            Ok(read) => read,
            Err(error) => return said(&error),
        };
        match rules.resume(&read.lines) {
            Ok(resumed) => resumed.trouble.iter().flat_map(|trouble| said(trouble)).collect::<Vec<String>>(),
            Err(error) => said(&error),
        }
    }

    fn results(&self, bytes: &[u8]) -> Vec<String> {
        let file = self.written("results.jsonl", bytes);
        let said = self
            .texts
            .iter()
            .filter_map(|texts| delvewright::games::massive_darkness::commands::complaint_about_results(&file, texts));
        said.collect()
    }
}

/// A book is read, and all of it is told.
fn told_of_book<A: Telling + 'static>(file: &Path, shelf: &HouseShelf<A>, speak: fn(Language) -> Texts) -> Vec<String> {
    let texts = Language::ALL.map(speak);
    let said = |wrong: &dyn Wrong| texts.iter().map(|texts| said_by(wrong, texts)).collect::<Vec<String>>();
    let book = match house_book::file::read(file, shelf.accounts()) {
        Ok(book) => book,
        Err(error) => return said(&error),
    };
    let mut told: Vec<String> = book.conflicts().flat_map(|(_, refused)| said(refused)).collect();
    for texts in &texts {
        told.extend(A::entries(&book, texts).iter().map(ToString::to_string));
        told.extend(book.standing().into_iter().flat_map(|standing| shelf.accounts().standing(standing, texts)));
    }
    told
}

fn said_of_boss_monster(wrong: &dyn Wrong) -> Vec<String> {
    Language::ALL.map(|language| said_by(wrong, &boss_monster::texts::of(language))).into()
}

pub(super) fn said_by(wrong: &dyn Wrong, texts: &Texts) -> String {
    wrong.say(texts).to_string()
}
