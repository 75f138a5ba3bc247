//! One thing done so many times and nothing else, for whoever counts instructions instead of time: `counted WHAT TIMES` under
//! `valgrind --tool=callgrind`. The count of 60 less the count of 10 is that of 50, without whatever had to be made ready, and it
//! is the same whatever else runs on the machine. `benches/README.md` says what was counted.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, dead_code, reason = "a measurement that cannot go on fails")]

#[cfg(feature = "gui")]
#[path = "../tests/window/support/fight.rs"]
mod fight;

use delvewright::games::massive_darkness::content::{content_hash, core_box, shipped_quest, shipped_quests};
use delvewright::games::massive_darkness::playtest::{Bot, Greedy, Limits, RandomBot, play};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::lint::advice;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::rules::odds::{Contest, Enchantment, Odds};
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Session, Start};
use delvewright::house::plug::Ruleset as _;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::dice::Pool;
use delvewright::kernel::distribution::Reroll;
use delvewright::kernel::game::Game as _;
use delvewright::kernel::journal::Given;
use std::hint::black_box;
use std::sync::Arc;

fn main() {
    // What `cargo bench` says to every bench.
    let mut said = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let (what, times) =
        (said.next().unwrap_or_default(), said.next().and_then(|times| times.parse().ok()).unwrap_or(0));
    match what.as_str() {
        "random" => games(times, RandomBot::new),
        "greedy" => games(times, Greedy::new),
        "record" => record(times),
        "replay" => replay(times),
        "odds" => odds(times),
        "lint" => lint(times),
        #[cfg(feature = "gui")]
        "rest" => frames(times, false),
        #[cfg(feature = "gui")]
        "pointer" => frames(times, true),
        #[cfg(feature = "gui")]
        "open" => opening(times),
        #[cfg(feature = "gui")]
        "start" => starts(times),
        _ => println!("counted (random|greedy|record|replay|odds|lint|rest|pointer|open|start) TIMES"),
    }
}

fn rules() -> MassiveDarknessRules {
    let pack = core_box().unwrap();
    let content = content_hash(&pack);
    MassiveDarknessRules { library: Arc::new(Library::new(pack).unwrap()), content }
}

/// The tutorial with three Heroes.
fn start(rules: &MassiveDarknessRules) -> Start {
    let heroes = (0..3).map(|number| recommended(&rules.library, HeroId(number))).collect();
    let quest = ron::from_str(shipped_quest("tutorial").unwrap()).unwrap();
    Start { quest, setup: Setup::standard(heroes, 2, Edition::De), moment: None }
}

/// Whole games, and how many answers were given in them.
fn games<B: Bot<MassiveDarkness>>(times: u64, bot: impl Fn(u64) -> B) {
    let rules = rules();
    let game = rules.set_up(&start(&rules), &mut |_| {}).unwrap();
    let answers = (0..times).map(|seed| {
        let played = play(&mut game.clone(), &mut bot(seed), seed, Limits::default(), |_, _| Ok(()));
        u64::from(played.answers)
    });
    println!("{} answers", answers.sum::<u64>());
}

fn recorded(rules: &MassiveDarknessRules, seed: u64) -> Session {
    let mut session = rules.begin(start(rules), seed, &mut |_| {}).unwrap();
    let mut bot = RandomBot::new(seed);
    let mut listed = Vec::new();
    while session.game().question().is_some() {
        if !session.step_chance(&mut |_| {}).unwrap() {
            listed.clear();
            session.game().answers(&mut listed);
            let answer = bot.answer(session.game(), &listed);
            session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
        }
    }
    session
}

fn record(times: u64) {
    let rules = rules();
    (0..times).for_each(|seed| drop(black_box(recorded(&rules, seed))));
}

fn replay(times: u64) {
    let rules = rules();
    let session = recorded(&rules, 3);
    let lines = session.all_lines().unwrap();
    (0..times).for_each(|_| _ = black_box(rules.verify(black_box(&lines)).unwrap().journal.hash()));
    println!("{} answers each", session.len());
}

fn odds(times: u64) {
    let pool = |counts: [i8; 4]| {
        let mut pool = Pool::default();
        pool.counts[..4].copy_from_slice(&counts);
        pool
    };
    let words = "(when: Attack(Any), pay: [Bam], repeat: 2, do: [Add(Defender, Shield, N(-1))])";
    let (library, largest) = (
        rules().library,
        Contest {
            attack: pool([3, 3, 0, 0]),
            defense: pool([0, 0, 3, 3]),
            attack_reroll: Reroll::Blanks,
            defense_reroll: Reroll::Blanks,
            enchantments: vec![Enchantment::of(&ron::from_str(words).unwrap()).unwrap()],
        },
    );
    (0..times).for_each(|_| _ = black_box(Odds::of(black_box(&library.dice), black_box(&largest)).unwrap()));
}

/// What can hardly be meant in all quests of the box.
fn lint(times: u64) {
    let library = rules().library;
    let quests: Vec<Quest> = shipped_quests().map(|(_, text)| ron::from_str(text).unwrap()).collect();
    for _ in 0..times {
        quests.iter().for_each(|quest| drop(black_box(advice(black_box(quest), &library.tiles))));
    }
}

#[cfg(feature = "gui")]
use window::{frames, opening, starts};

#[cfg(feature = "gui")]
mod window {
    use super::fight;
    use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
    use delvewright::house::storage::DataDirs;
    use delvewright::shell::App;
    use egui::{Context, Event, RawInput, Rect, pos2, vec2};
    use std::hint::black_box;

    /// The window without a screen: what the processor does for it, and nothing of the graphics card.
    struct Window {
        ctx: Context,
        app: App,
        time: f64,
    }

    impl Window {
        fn new(folder: &std::path::Path) -> Self {
            let (ctx, app) = (Context::default(), App::new(&[&MassiveDarknessWindow], DataDirs::at(folder), 7));
            app.set_up(&ctx);
            Self { ctx, app, time: 0.0 }
        }

        fn frame(&mut self, events: Vec<Event>) {
            self.time += 1.0 / 60.0;
            let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0)));
            let input = RawInput { screen_rect, events, time: Some(self.time), ..RawInput::default() };
            let mut output = self.ctx.run_ui(input, |ui| self.app.ui(ui));
            output.textures_delta.clear();
            black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
        }
    }

    /// Frames of the table in the middle of a fight.
    pub(super) fn frames(times: u64, moves: bool) {
        let folder = tempfile::tempdir().unwrap();
        let file = fight::leave_in(folder.path());
        let mut window = Window::new(folder.path());
        window.frame(Vec::new());
        window.app.open_game(&file);
        assert!(window.app.shown().is_some(), "the fight is on the table");
        (0..120).for_each(|_| window.frame(Vec::new()));
        let pointer = |at: u64| Event::PointerMoved(pos2(450.0 + (3 * at % 300) as f32, 300.0));
        (0..times).for_each(|at| window.frame(moves.then(|| pointer(at)).into_iter().collect()));
    }

    /// A saved game in the middle of a fight, opened and shown.
    pub(super) fn opening(times: u64) {
        let folder = tempfile::tempdir().unwrap();
        let file = fight::leave_in(folder.path());
        let mut window = Window::new(folder.path());
        window.frame(Vec::new());
        for _ in 0..times {
            window.app.open_game(&file);
            window.frame(Vec::new());
        }
    }

    /// From nothing to the start screen.
    pub(super) fn starts(times: u64) {
        let folder = tempfile::tempdir().unwrap();
        fight::leave_in(folder.path());
        (0..times).for_each(|_| Window::new(folder.path()).frame(Vec::new()));
    }
}
