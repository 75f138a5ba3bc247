//! What is done with one mutant; only in the woven copy of the program. Ends with 0 when nothing is noticed, and with 1
//! when something is.
//!
//! - `cases FOLDER` runs the rules cases up to the first that fails,
//! - `report FOLDER` runs them all and says what is wrong with each that fails,
//! - `write FILE COUNT` plays games and writes down how each of them went,
//! - `compare FILE` plays the same games up to the first that goes otherwise.

use delvewright::games::massive_darkness::cases::{CaseBox, Report, case_box};
use delvewright::games::massive_darkness::content::{content_hash, core_box, shipped_quests};
use delvewright::games::massive_darkness::playtest::Greedy;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::ask::{Act, Answer, Ask};
use delvewright::games::massive_darkness::rules::cards::{EquipmentDeck, EquipmentKind};
use delvewright::games::massive_darkness::rules::dungeon::{Edition, HeroChoice, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::language::Style;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::rules::market::{Errand, Market, MarketState};
use delvewright::games::massive_darkness::rules::state::{Slot, State, TokenKind};
use delvewright::games::massive_darkness::rules::story::{
    CampaignState, HeroRecord, OwnedCard, QuestEnd, QuestResult, check_party, check_start_inventory,
};
use delvewright::games::massive_darkness::session::{Start, MassiveDarknessRules};
use delvewright::house::lab::bots::{Bot, RandomBot};
use delvewright::house::plug::Ruleset as _;
use delvewright::kernel::board::{EdgeId, SpaceId};
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::{Game, Outcome};
use delvewright::kernel::hash::{hash_of, hash_of_bytes};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let noticed = match &words[1..] {
        ["cases", folder] => failing_case(Path::new(folder)),
        ["report", folder] => report(Path::new(folder)),
        ["write", file, count] => {
            let count = count.parse().expect("a number");
            let games: Vec<String> = Games::new().all(count).map(|game| game.to_string()).collect();
            std::fs::write(file, games.join("\n")).expect("the games are written");
            None
        }
        ["compare", file] => {
            let before = std::fs::read_to_string(file).expect("the games were written");
            let before: Vec<u64> = before.lines().map(|line| line.parse().expect("a number")).collect();
            let games = Games::new();
            let differs = games.all(before.len() as u64).zip(before).position(|(now, before)| now != before);
            differs.map(|game| format!("game {game}"))
        }
        _ => panic!("cases FOLDER | report FOLDER | write FILE COUNT | compare FILE"),
    };
    match noticed {
        None => ExitCode::SUCCESS,
        Some(what) => {
            println!("{what}");
            ExitCode::from(1)
        }
    }
}

fn case_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut inside: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() {
            case_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "ron") {
            found.push(path);
        }
    }
}

fn checked(cases: &CaseBox, file: &Path) -> Report {
    cases.check(&file.display().to_string(), &std::fs::read_to_string(file).expect("a file with cases"))
}

fn failing_case(folder: &Path) -> Option<String> {
    let cases = case_box().expect("a box");
    let mut files = Vec::new();
    case_files(folder, &mut files);
    for file in files {
        let report = checked(&cases, &file);
        if let Some(problem) = report.unreadable {
            return Some(format!("{}: {problem}", file.display()));
        }
        if let Some(case) = report.cases.iter().find(|case| case.failure.is_some()) {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            return Some(format!("{name}: {}", case.name));
        }
    }
    None
}

fn report(folder: &Path) -> Option<String> {
    let cases = case_box().expect("a box");
    let mut files = Vec::new();
    case_files(folder, &mut files);
    let reports: Vec<_> = files.iter().map(|file| checked(&cases, file)).collect();
    let bad: Vec<String> = reports.iter().filter(|report| !report.is_good()).map(ToString::to_string).collect();
    (!bad.is_empty()).then(|| bad.join("\n"))
}

/// Everything that is seen of a game, as one number.
struct Seen(u64);

impl Seen {
    fn look(&mut self, what: &impl std::fmt::Debug) {
        self.0 = hash_of_bytes(format!("{} {what:?}", self.0).as_bytes());
    }

    fn keep(&mut self, what: &impl serde::Serialize) {
        self.0 = hash_of(&(self.0, what));
    }
}

/// What there is to see of a state: not how the engine keeps account of what is under way and what is used up. If that
/// goes otherwise, it shows in what is asked, listed or refused later, or it does not matter.
fn visible(state: &State) -> State {
    let mut shown = *state;
    shown.frames.clear();
    shown.used.clear();
    shown
}

struct Games {
    table: MassiveDarknessRules,
    quests: Vec<Quest>,
}

/// A game that goes on longer is looked at only so far.
const MOST_ANSWERS: u32 = 6000;

impl Games {
    fn new() -> Self {
        let pack = core_box().expect("a box");
        let content = content_hash(&pack);
        let table = MassiveDarknessRules { library: Arc::new(Library::new(pack).expect("a whole box")), content };
        let quests = shipped_quests().map(|(_, text)| ron::from_str(text).expect("a quest")).collect();
        Self { table, quests }
    }

    fn all(&self, count: u64) -> impl Iterator<Item = u64> {
        (0..count).map(|seed| self.game(seed))
    }

    /// One game: of every fifth the time between two quests, of the others quest, party, edition and mode are drawn.
    fn game(&self, seed: u64) -> u64 {
        let mut chance = Stream::new(Dealer::new(seed));
        let mut seen = Seen(seed);
        if seed % 5 == 4 {
            self.between_quests(&mut chance, seed, &mut seen);
            return seen.0;
        }
        let quest = &self.quests[(seed / 5) as usize % self.quests.len()];
        let heroes = 1 + chance.pick(6) as u8;
        let edition = if chance.pick(3) == 0 { Edition::En } else { Edition::De };
        let lifebringer = chance.pick(3) as u8;
        let setup = if seed % 2 == 0 {
            let party = self.party(heroes, &mut chance, true);
            Setup::story(party, lifebringer, edition)
        } else {
            let heroes = (0..heroes).map(|number| {
                let class = chance.pick(self.table.library.classes.len() as u32) as usize;
                let choice = recommended(&self.table.library, HeroId(number));
                HeroChoice { class: self.table.library.classes[class].sheet.id.clone(), ..choice }
            });
            Setup::standard(heroes.collect(), lifebringer, edition)
        };
        let start = Start { quest: quest.clone(), setup, moment: None };
        let game = self.table.set_up(&start, &mut |logged| seen.look(&logged));
        match game {
            Ok(game) if seed % 3 == 0 => self.play(game, Greedy::new(seed), &mut chance, &mut seen),
            Ok(game) => self.play(game, RandomBot::new(seed), &mut chance, &mut seen),
            Err(problem) => seen.look(&problem),
        }
        seen.0
    }

    fn play(
        &self,
        mut game: MassiveDarkness,
        mut bot: impl Bot<MassiveDarkness>,
        chance: &mut Stream,
        seen: &mut Seen,
    ) {
        let mut listed = Vec::new();
        for turn in 0..MOST_ANSWERS {
            seen.keep(&visible(game.state()));
            let Some(question) = game.question() else { break };
            seen.look(&question);
            let answer = match game.sample(&mut |n| chance.pick(n)) {
                Some(outcome) => {
                    game.outcomes(&mut |answer, weight| seen.look(&(answer, weight)));
                    outcome
                }
                None => {
                    listed.clear();
                    game.answers(&mut listed);
                    seen.keep(&listed);
                    if turn % 5 == 0 {
                        refusals(&game, seen);
                    }
                    if listed.is_empty() {
                        break;
                    }
                    bot.answer(&game, &listed)
                }
            };
            if game.answer(&answer, &mut |logged| seen.look(&logged)).is_err() {
                seen.look(&"refused");
                break;
            }
        }
        seen.look(&game.quest_result());
    }

    /// STORY-24: Heroes as they could come back from any quest.
    fn party(&self, heroes: u8, chance: &mut Stream, at_start: bool) -> Vec<HeroRecord> {
        let library = &self.table.library;
        loop {
            let party: Vec<HeroRecord> =
                (0..heroes).map(|number| self.record(HeroId(number), chance, at_start)).collect();
            let starts = !at_start || party.iter().all(|record| check_start_inventory(library, record).is_ok());
            if check_party(library, &party).is_ok() && starts {
                return party;
            }
        }
    }

    fn record(&self, hero: HeroId, chance: &mut Stream, at_start: bool) -> HeroRecord {
        let library = &self.table.library;
        let class = &library.classes[chance.pick(library.classes.len() as u32) as usize];
        let most = chance.pick(4);
        let mut record = HeroRecord {
            hero: library.hero(hero).card.id.clone(),
            class: class.sheet.id.clone(),
            xp: chance.pick(31) as u8,
            micro_xp: chance.pick(5) as u8,
            skills: Default::default(),
            cards: Vec::new(),
        };
        for line in &class.sheet.lines {
            let bought = chance.pick(most + 1).min(line.skills.len() as u32) as u8;
            if bought > 0 && chance.pick(2) == 0 {
                record.skills.insert(line.id.clone(), bought);
            }
        }
        // Every Hero takes his cards from a part of the box of his own, so that none is owned twice.
        let cards = chance.pick(if at_start { 7 } else { 10 });
        for _ in 0..cards {
            let card = chance.pick(library.equipment.len() as u32 / 6) * 6 + u32::from(hero.0);
            let Some(entry) = library.equipment.get(card as usize) else { continue };
            let kept = !matches!(entry.card.kind, EquipmentKind::Luck | EquipmentKind::Trap);
            let code = entry.card.code.clone();
            let special = entry.card.deck == EquipmentDeck::Starting && entry.card.kind == EquipmentKind::Artifact;
            if kept && !special && !record.cards.iter().any(|owned| owned.code == code) {
                record.cards.push(OwnedCard { code, slot: Slot::Pack });
            }
        }
        record
    }

    /// A quest ends, and the party goes on or repeats it: all that is asked at the market and elsewhere.
    fn between_quests(&self, chance: &mut Stream, seed: u64, seen: &mut Seen) {
        let library = &self.table.library;
        let party = self.party(1 + chance.pick(4) as u8, chance, false);
        let order = vec!["one".to_owned(), "two".to_owned()];
        let mut campaign = match CampaignState::begin(library, Edition::De, 2, party.clone(), order) {
            Ok(campaign) => campaign,
            Err(problem) => return seen.look(&problem),
        };
        for _ in 0..6 {
            seen.look(&campaign);
            seen.look(&campaign.check_ready(library));
            let end = if chance.pick(2) == 0 { QuestEnd::Won } else { QuestEnd::Lost };
            let result = QuestResult { end, rounds: 3, party: campaign.party.clone() };
            seen.look(&campaign.clone().quest_ended(library, result.clone()));
            seen.look(&campaign.clone().repeat());
            seen.look(&campaign.clone().go_on());
            let _ = campaign.quest_ended(library, result);
            if let Some(party) = self.visit(Errand::Loss, &campaign.party, chance, seed, seen) {
                seen.look(&campaign.discarded(library, party));
            }
            let errand = if chance.pick(2) == 0 { Errand::Repeat } else { Errand::Town };
            seen.look(&if errand == Errand::Repeat { campaign.repeat() } else { campaign.go_on() });
            if let Some(party) = self.visit(errand, &campaign.party, chance, seed, seen) {
                seen.look(&campaign.got_ready(library, party));
            }
        }
    }

    fn visit(
        &self,
        errand: Errand,
        party: &[HeroRecord],
        chance: &mut Stream,
        seed: u64,
        seen: &mut Seen,
    ) -> Option<Vec<HeroRecord>> {
        let mut market = match Market::new(Arc::clone(&self.table.library), errand, party) {
            Ok(market) => market,
            Err(problem) => {
                seen.look(&problem);
                return None;
            }
        };
        let mut bot = RandomBot::new(seed);
        for _ in 0..80 {
            // From which cards the market is drawn is listed while it is drawn, and of no account afterwards (OQ-23).
            seen.keep(&MarketState { treasures: Default::default(), ..*market.state() });
            let Some(question) = market.question() else { break };
            seen.look(&question);
            let mut listed = Vec::new();
            market.answers(&mut listed);
            seen.keep(&listed);
            let answer = match market.sample(&mut |n| chance.pick(n)) {
                Some(answer) => answer,
                None if listed.is_empty() => break,
                None => bot.answer(&market, &listed),
            };
            let _ = market.answer(&answer, &mut |logged| seen.look(&logged));
        }
        seen.look(&market.outcome().map(|outcome| outcome == Outcome::Won));
        Some(market.records())
    }
}

/// What is not allowed is a rule too: everything that could be wished for from a menu, and why not.
fn refusals(game: &MassiveDarkness, seen: &mut Seen) {
    if !matches!(game.state.ask, Ask::Act(_)) {
        return;
    }
    let mut wish = |act: Act| seen.look(&game.check(&Answer::Act(act)).err().map(|refusal| refusal.rule));
    for act in
        [Act::Move, Act::PickUp, Act::Escape, Act::EndMove, Act::Reorganize, Act::Transmute, Act::GetUp, Act::Nothing]
    {
        wish(act);
    }
    for zone in 0..game.dungeon.zones.len() as u16 {
        wish(Act::Step(SpaceId(zone)));
    }
    for edge in 0..game.dungeon.board.edges().count() as u16 {
        wish(Act::OpenDoor(EdgeId(edge)));
    }
    for kind in TokenKind::ALL {
        wish(Act::Lay(kind));
    }
    for enemy in game.state.enemy_ids() {
        for style in [Style::Melee, Style::Ranged, Style::Magic] {
            wish(Act::Attack(style, enemy));
        }
        wish(Act::SwordAndSpell(enemy));
    }
    for act in 0..game.dungeon.acts.len() as u8 {
        wish(Act::Quest(act));
    }
}
