use crate::Greedy;
use crate::inclination::{Doors, Fights, Goes, Inclination, orders, plans};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Game as _, Outcome};
use crate::kernel::hash::hash_of;
use crate::manner::Manner;
use crate::value::{LOOKED, chance_to_win, seen};
use massive_darkness_2_rules::cards::ItemCard;
use massive_darkness_2_rules::layout::lay_out;
use massive_darkness_2_rules::own_tiles::{PrintedSide, TileSide};
use massive_darkness_2_rules::quest::Quest;
use massive_darkness_2_rules::{Answer, Ask, Chosen, Content, Dungeon, Event, MassiveDarkness2, Printed, Setup, State};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../..")
}

fn read<T: serde_of::Read>(folder: &str, name: &str) -> T {
    T::read(&fs::read_to_string(root().join(folder).join(name)).unwrap())
}

/// What RON can bring.
mod serde_of {
    pub trait Read {
        fn read(text: &str) -> Self;
    }

    macro_rules! read {
        ($($what:ty),* $(,)?) => {
            $(impl Read for $what {
                fn read(text: &str) -> Self {
                    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
                    options.from_str(text).unwrap()
                }
            })*
        };
    }

    use massive_darkness_2_rules::cards::{DieFaces, DoorCard, HeroCard, ItemCard, MobKind, Printing, RoamerKind};
    use massive_darkness_2_rules::class_cards::{
        ArrowCard, Boards, BossCard, PowerCard, RogueToken, SkillCard, SpiritCard,
    };
    use massive_darkness_2_rules::own_tiles::PrintedSide;
    use massive_darkness_2_rules::quest::Quest;

    read!(
        Vec<DieFaces>,
        Vec<HeroCard>,
        Vec<ItemCard>,
        Vec<MobKind>,
        Vec<RoamerKind>,
        Vec<DoorCard>,
        Vec<PowerCard>,
        Vec<SkillCard>,
        Boards,
        Vec<ArrowCard>,
        Vec<RogueToken>,
        Vec<SpiritCard>,
        Vec<BossCard>,
        Printing,
        Vec<PrintedSide>,
        Quest,
    );
}

const ASSETS: &str = "assets/massive-darkness-2";

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let mut items: Vec<ItemCard> = read(ASSETS, "items.ron");
    items.extend(read::<Vec<ItemCard>>(ASSETS, "mob-items.ron"));
    let printed = Printed {
        dice: read(ASSETS, "dice.ron"),
        heroes: read(ASSETS, "heroes.ron"),
        items,
        mobs: read(ASSETS, "mobs.ron"),
        roamers: read(ASSETS, "roaming.ron"),
        doors: read(ASSETS, "doors.ron"),
        powers: read(ASSETS, "powers.ron"),
        skills: read(ASSETS, "skills.ron"),
        boards: read(ASSETS, "boards.ron"),
        arrows: read(ASSETS, "arrows.ron"),
        tools: read(ASSETS, "rogue-tokens.ron"),
        spirits: read(ASSETS, "spirits.ron"),
        bosses: read(ASSETS, "bosses.ron"),
        printing: read(ASSETS, "printing.ron"),
    };
    Arc::new(Content::new(printed).unwrap())
});

/// All Quests, by the names of their files.
fn quests() -> Vec<Quest> {
    let folder = root().join("quests/massive-darkness-2");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    files.sort();
    files.iter().map(|file| <Quest as serde_of::Read>::read(&fs::read_to_string(file).unwrap())).collect()
}

fn laid(quest: &Quest, heroes: usize) -> Arc<Dungeon> {
    let sides: Vec<PrintedSide> = read(ASSETS, "tiles.ron");
    let sides: Vec<TileSide> = sides.into_iter().map(TileSide::from).collect();
    Arc::new(lay_out(&quest.for_heroes(heroes), &sides).unwrap())
}

fn setup(heroes: usize, seed: u64) -> Setup {
    let weapons = ["blunt-axe", "tribal-spear", "wooden-staff", "dagger", "ash-wand", "short-bow"];
    let skills = &CONTENT.printed.skills;
    let all = CONTENT.printed.heroes.iter().zip(weapons).cycle().skip(seed as usize % weapons.len());
    let chosen = all.map(|(hero, weapon)| Chosen {
        hero: hero.id.clone(),
        weapon: weapon.to_owned(),
        vial: "vial-of-health".to_owned(),
        skill: skills.iter().find(|skill| skill.class == hero.class).map_or(String::new(), |skill| skill.id.clone()),
        ..Chosen::default()
    });
    Setup { heroes: chosen.take(heroes).collect(), ..Setup::default() }
}

/// How a game ended, in which round, after how many answers, and what the state hashes to.
struct Played {
    outcome: Outcome,
    round: u16,
    answers: u32,
    hash: u64,
}

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    Bot,
    /// Anything that is listed. Whatever is listed is also tried: nothing of it may be refused.
    Random,
}

fn play(dungeon: &Arc<Dungeon>, heroes: usize, seed: u64, player: Player) -> Played {
    let new = MassiveDarkness2::new(Arc::clone(&CONTENT), Arc::clone(dungeon), &setup(heroes, seed), &mut |_| {});
    let mut game = new.unwrap();
    let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
    let mut answers = 0;
    let mut listed = Vec::new();
    // Whoever answers anything goes to and fro.
    let most = if player == Player::Bot { 20_000 } else { 60_000 };
    let which = || format!("{} with {heroes} Heroes, seed {seed}, {player:?}", dungeon.id);
    while game.question().is_some() {
        let drawn = game.sample(&mut |n| chance.pick(n));
        let answer = drawn.unwrap_or_else(|| match player {
            Player::Bot => Greedy::default().choose(&game, &mut |n| chooser.pick(n)).unwrap(),
            Player::Random => {
                listed.clear();
                game.answers(&mut listed);
                assert!(!listed.is_empty(), "{}: nothing can be answered to {:?}", which(), game.question());
                listed.iter().for_each(|answer| assert_eq!(game.check(answer), Ok(()), "{}: {answer:?}", which()));
                listed[chooser.pick(listed.len() as u32) as usize]
            }
        });
        game.answer(&answer, &mut |_| {}).unwrap();
        answers += 1;
        assert!(game.round() <= 300 && answers < most, "{} does not end: {:?}", which(), game.question());
    }
    let outcome = game.outcome().unwrap();
    assert_ne!(outcome, Outcome::Stuck, "{}", which());
    Played { outcome, round: game.round(), answers, hash: hash_of(game.state()) }
}

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// `MASSIVE_DARKNESS_2_SOAK=200 MASSIVE_DARKNESS_2_SEED=700000 cargo test --release -p massive-darkness-2-bots every_quest_ends --
/// --nocapture`: so many games, from that seed on, of each Quest and each number of Heroes by random answers and by the bot, and how many
/// of them the bot wins (rounds on average).
#[test]
fn every_quest_ends() {
    let (games, first) = (number("MASSIVE_DARKNESS_2_SOAK", 1), number("MASSIVE_DARKNESS_2_SEED", 0));
    let wins = &|quest: &Quest, heroes: usize| {
        let dungeon = laid(quest, heroes);
        let (mut won, mut rounds) = (0, 0);
        for seed in first..first + games {
            play(&dungeon, heroes, seed, Player::Random);
            let played = play(&dungeon, heroes, seed, Player::Bot);
            won += u64::from(played.outcome == Outcome::Won);
            rounds += u64::from(played.round);
        }
        format!(" {won:>4} ({:>2})", (rounds + games / 2) / games)
    };
    for quest in &quests() {
        let row: String = std::thread::scope(|scope| {
            let cells: Vec<_> = (1..=6).map(|heroes| scope.spawn(move || wins(quest, heroes))).collect();
            cells.into_iter().map(|cell| cell.join().unwrap()).collect()
        });
        println!("{:<22}{row}", quest.id);
    }
}

/// Each Quest is won by the bot, alone or by two, in one of the first games.
#[test]
fn every_quest_can_be_won() {
    for quest in quests() {
        let wins = |heroes: usize| {
            let dungeon = laid(&quest, heroes);
            (0..100).any(|seed| play(&dungeon, heroes, seed, Player::Bot).outcome == Outcome::Won)
        };
        assert!(wins(2) || wins(1), "{}: none of 200 games is won", quest.id);
    }
}

/// One game of each Quest, answer by answer as it was: `DELVEWRIGHT_RECORD=1` writes them down anew.
#[test]
fn golden_games() {
    let mut now = String::new();
    for quest in quests() {
        let played = play(&laid(&quest, 3), 3, 7, Player::Bot);
        let Played { outcome, round, answers, hash } = played;
        let _ = writeln!(now, "{} {outcome:?} in round {round} after {answers} answers: {hash:016x}", quest.id);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden.txt");
    if std::env::var_os("DELVEWRIGHT_RECORD").is_some() {
        fs::write(&file, &now).unwrap();
    }
    let golden = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(now, golden, "games are played otherwise than they were");
}

/// How a game is set up.
fn begun(quest: &str, heroes: usize, seed: u64) -> MassiveDarkness2 {
    let all = quests();
    let quest = all.iter().find(|one| one.id == quest).unwrap();
    let new = MassiveDarkness2::new(Arc::clone(&CONTENT), laid(quest, heroes), &setup(heroes, seed), &mut |_| {});
    new.unwrap()
}

/// What happens in the first rounds when somebody bends the bot at the beginning of each turn.
fn events(
    quest: &str,
    heroes: usize,
    seed: u64,
    bend: &mut dyn FnMut(&MassiveDarkness2, u8) -> Inclination,
) -> Vec<Event> {
    let mut game = begun(quest, heroes, seed);
    let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
    let (mut bot, mut now, mut seen) = (Greedy::of_manner(Manner::BOLD), None, Vec::new());
    while game.question().is_some() && game.round() <= 5 {
        if let Some(Ask::Turn { hero }) = game.state().asked
            && now != Some((game.round(), hero))
        {
            now = Some((game.round(), hero));
            bot.inclination = bend(&game, hero);
        }
        let drawn = game.sample(&mut |n| chance.pick(n));
        let answer = drawn.unwrap_or_else(|| {
            let mut listed = Vec::new();
            game.answers(&mut listed);
            let chosen = bot.choose(&game, &mut |n| chooser.pick(n)).unwrap();
            assert!(listed.contains(&chosen), "{chosen:?}");
            chosen
        });
        game.answer(&answer, &mut |logged| seen.push(logged.what)).unwrap();
    }
    seen
}

#[test]
fn whatever_it_is_bent_to_the_bot_keeps_to_the_rules() {
    for seed in 0..12 {
        let mut any = Stream::new(Dealer::new(seed).branch(2));
        let quest = ["tutorial", "the-passage", "the-horror-beast"][seed as usize % 3];
        let seen = events(quest, 1 + seed as usize % 4, seed, &mut |game, hero| {
            let plans = plans(game, hero);
            assert_eq!(plans[0], Inclination::default());
            plans[any.pick(plans.len() as u32) as usize]
        });
        assert!(seen.len() > 20);
    }
}

#[test]
fn it_does_what_it_is_bent_to() {
    let usual = Inclination::default();
    let count = |of: &dyn Fn(&Event) -> bool, bent: Inclination| -> usize {
        let all = (0..4).map(|seed| events("the-passage", 3, seed, &mut |_, _| bent));
        all.map(|seen| seen.iter().filter(|event| of(event)).count()).sum()
    };
    let opens = |event: &Event| matches!(event, Event::DoorOpened { .. });
    let attacks = |event: &Event| matches!(event, Event::Attacked { .. });
    let walks = |event: &Event| matches!(event, Event::Moved { .. });
    let rests = |event: &Event| matches!(event, Event::Rested { .. });
    assert!(count(&opens, usual) > 0 && count(&attacks, usual) > 0);
    assert_eq!(count(&opens, Inclination { doors: Doors::Never, ..usual }), 0);
    assert_eq!(count(&attacks, Inclination { fights: Fights::Never, ..usual }), 0);
    let stays = Inclination { goes: Goes::Nowhere, doors: Doors::Never, fights: Fights::Never, ..usual };
    assert!(count(&walks, stays) * 4 < count(&walks, usual), "some effects move them all the same");
    assert!(count(&rests, Inclination { rests: true, ..usual }) > count(&rests, usual));
}

/// The first turn of a game.
fn first_turn(quest: &str, heroes: usize) -> MassiveDarkness2 {
    let (mut game, mut chance) = (begun(quest, heroes, 1), Stream::new(Dealer::new(1)));
    while !matches!(game.state().asked, Some(Ask::Turn { .. })) {
        let drawn = game.sample(&mut |n| chance.pick(n));
        let answer = drawn.unwrap_or_else(|| Greedy::default().choose(&game, &mut |_| 0).unwrap());
        game.answer(&answer, &mut |_| {}).unwrap();
    }
    game
}

#[test]
fn plans_are_offered_where_they_mean_something() {
    let alone = plans(&first_turn("the-passage", 1), 0);
    assert!(alone.iter().all(|plan| plan.goes != Goes::ToCompanions && !plan.shares), "there are no companions");
    assert!(alone.iter().any(|plan| plan.doors == Doors::Anyway), "doors are closed");
    let together = plans(&first_turn("the-passage", 3), 0);
    assert!(together.iter().any(|plan| plan.shares), "they begin in one Zone");
    assert!(together.iter().all(|plan| !plan.rests), "nobody is hurt");
    for plan in &together {
        assert_eq!(together.iter().filter(|other| *other == plan).count(), 1, "{plan:?}");
    }
    let orders = orders(1, &[0, 1, 2]);
    assert_eq!(orders.iter().map(|order| order.first).collect::<Vec<_>>(), [Some(1), Some(0), Some(2)]);
}

#[test]
fn who_comes_first_takes_the_turn() {
    let mut game = begun("the-passage", 3, 1);
    let mut chance = Stream::new(Dealer::new(1));
    while game.state().asked != Some(Ask::NextHero) {
        let drawn = game.sample(&mut |n| chance.pick(n));
        let answer = drawn.unwrap_or_else(|| Greedy::default().choose(&game, &mut |_| 0).unwrap());
        game.answer(&answer, &mut |_| {}).unwrap();
    }
    let bot = Greedy { inclination: orders(2, &[0, 1, 2])[0], ..Greedy::default() };
    assert_eq!(bot.choose(&game, &mut |_| 0), Some(Answer::Hero(2)));
}

/// Of what is looked at each number stands where its name does, and an end is all or nothing.
#[test]
fn a_position_is_worth_something_and_an_end_all_or_nothing() {
    let game = first_turn("the-passage", 3);
    let numbers = seen(&game);
    let named = |name: &str| numbers[LOOKED.iter().position(|looked| looked.name == name).unwrap()];
    assert_eq!(named("tokens on the Lifebringer"), 2.0);
    assert_eq!(named("mean share of Health"), 1.0);
    assert_eq!((named("share of Heroes who are down"), named("mean Level")), (0.0, 1.0));
    assert_eq!(named("a constant"), 1.0);
    assert!(numbers.iter().all(|number| number.is_finite()));
    let worth = chance_to_win(&game);
    assert!(worth > 0.0 && worth < 1.0, "{worth}");
    let changed = |change: &dyn Fn(&mut State)| {
        let (mut other, mut state) = (game.clone(), *game.state());
        change(&mut state);
        other.restore(&state);
        chance_to_win(&other)
    };
    assert!(changed(&|state| state.heroes.iter_mut().for_each(|hero| hero.health = 1)) < worth);
    assert!(changed(&|state| state.lifebringer = 0) < worth);
    assert_eq!(changed(&|state| state.outcome = Some(Outcome::Won)), 1.0);
    assert_eq!(changed(&|state| state.outcome = Some(Outcome::Lost)), 0.0);
}
