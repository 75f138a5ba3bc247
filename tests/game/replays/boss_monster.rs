//! Five recorded games of Boss Monster for each number of seats, replayed to their last hash: whoever changes how a recorded game goes on
//! notices it here. Between them they use every switch and variant, and are played by all strengths of bots that are quick.
//!
//! After a deliberate change of rules or cards: `DELVEWRIGHT_RECORD=1 cargo test --test game replays::boss_monster` records them anew.

use delvewright::games::boss_monster::players::BOTS;
use delvewright::games::boss_monster::rules::{BossMonster, Options};
use delvewright::games::boss_monster::ruleset::{BossMonsterRules, Start};
use delvewright::house::lab::bots::{Bot, Limits, RandomBot, record};
use delvewright::house::lab::seats::{Seated, seed_of_seat};
use delvewright::house::plug::Ruleset as _;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::game::Game as _;
use std::path::PathBuf;

/// One recorded game: how it is played, and by which bots, the one of the first seat first.
struct Recorded {
    seats: u8,
    number: u64,
    options: Options,
    bots: [&'static str; 4],
}

const RANDOM: &str = "random";
const QUICK: &str = "evaluator";

/// The games that are kept for so many seats.
fn games(seats: u8) -> impl Iterator<Item = Recorded> {
    let box_as_it_is = Options::default();
    let variants = Options { two_bosses: true, intrigue: true, hard: true, mixed_sets: true, ..box_as_it_is };
    let editions = Options {
        keep_all_seven: true,
        mulligan_shuffled: true,
        oldest_first: true,
        cancel_cancels: true,
        minibosses_revealed: true,
        miniboss_stays: true,
        ..box_as_it_is
    };
    let shorter = Options { fewer_windows: true, laid_is_laid: true, unlimited_lives: true, ..box_as_it_is };
    let played = [
        (box_as_it_is, [RANDOM; 4]),
        (box_as_it_is, [QUICK; 4]),
        (variants, [QUICK, RANDOM, QUICK, RANDOM]),
        (editions, [RANDOM, QUICK, RANDOM, QUICK]),
        (shorter, [QUICK, RANDOM, RANDOM, QUICK]),
    ];
    let of = move |(number, (options, bots))| Recorded { seats, number, options, bots };
    (1..).zip(played).map(of)
}

impl Recorded {
    fn path(&self) -> PathBuf {
        let name = format!("boss-monster-{}-{}.journal", self.seats, self.number);
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals").join(name)
    }

    fn start(&self) -> Start {
        let mut start = Start::plain(self.seats);
        start.setup.options = self.options;
        start
    }

    fn record(&self, rules: &BossMonsterRules) -> Vec<String> {
        let seed = 100 * u64::from(self.seats) + self.number;
        let mut session = rules.begin(self.start(), seed, &mut |_| {}).unwrap();
        let bot = |seat: u8| -> Box<dyn Bot<BossMonster>> {
            let seed = seed_of_seat(seed, seat);
            let known = BOTS.iter().find(|bot| bot.name == self.bots[usize::from(seat)]);
            known.map_or_else(|| Box::new(RandomBot::new(seed)) as _, |bot| (bot.seated)(rules, seed))
        };
        let mut table = Seated::new((0..self.seats).map(bot).collect());
        let played = record(&mut session, &mut table, Limits::default(), &mut ());
        assert_eq!(played.failure, None);
        session.all_lines().unwrap()
    }
}

#[test]
fn five_recorded_games_for_each_number_of_seats_replay_to_their_last_hash() {
    let rules = BossMonsterRules::open().unwrap();
    for game in (2..=4).flat_map(games) {
        let path = game.path();
        if std::env::var_os(super::RECORD).is_some() {
            std::fs::write(&path, game.record(&rules).join("\n") + "\n").unwrap();
        }
        let recorded = std::fs::read_to_string(&path).unwrap_or_default();
        let lines: Vec<String> = recorded.lines().map(str::to_owned).collect();
        let name = path.display();
        assert!(!lines.is_empty(), "{name}: no game is recorded; see the head of this file");
        let read = rules.verify(&lines).unwrap();
        assert_eq!(read.trouble, None, "{name}");
        let winner = read.journal.game().state().winner;
        assert!(winner.is_some_and(|winner| winner < game.seats), "{name}: the recorded game is not over");
        assert_eq!(read.journal.header().setup, game.start(), "{name}: it was recorded with another set-up");
        assert_eq!(read.journal.header().content, rules.content(), "{name}: it was recorded with other cards");
    }
}

/// A hand-edited answer, and a journal of other rules, are found where they are.
#[test]
fn a_recorded_game_that_was_changed_by_hand_is_found_at_its_line() {
    let rules = BossMonsterRules::open().unwrap();
    let game = games(2).nth(1).unwrap();
    let recorded = std::fs::read_to_string(game.path()).unwrap();
    let mut lines: Vec<String> = recorded.lines().map(str::to_owned).collect();
    let whole = rules.verify(&lines).unwrap().journal.len();
    let middle = lines.len() / 2;
    lines.remove(middle);
    let read = rules.verify(&lines).unwrap();
    assert!(read.trouble.is_some());
    assert!(read.journal.len() < whole, "what comes after it is not believed");
}
