use crate::Greedy;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Game as _, Outcome};
use crate::kernel::hash::hash_of;
use massive_darkness_2_rules::cards::ItemCard;
use massive_darkness_2_rules::layout::lay_out;
use massive_darkness_2_rules::quest::{Quest, TileSide};
use massive_darkness_2_rules::{Chosen, Content, Dungeon, MassiveDarkness2, Printed, Setup};
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
    use massive_darkness_2_rules::quest::{Quest, TileSide};

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
        Vec<TileSide>,
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
    let sides: Vec<TileSide> = read(ASSETS, "tiles.ron");
    Arc::new(lay_out(&quest.for_heroes(heroes), &sides).unwrap())
}

fn setup(heroes: usize) -> Setup {
    let weapons = ["blunt-axe", "tribal-spear", "magic-ocarina", "dagger", "ash-wand", "short-bow"];
    let skills = &CONTENT.printed.skills;
    let chosen = CONTENT.printed.heroes.iter().zip(weapons).map(|(hero, weapon)| Chosen {
        hero: hero.id.clone(),
        weapon: weapon.to_owned(),
        vial: "vial-of-health".to_owned(),
        skill: skills.iter().find(|skill| skill.class == hero.class).map_or(String::new(), |skill| skill.id.clone()),
        ..Chosen::default()
    });
    Setup { heroes: chosen.take(heroes).collect(), ..Setup::default() }
}

/// How a game of the bot ended, in which round, after how many answers, and what the state hashes to.
struct Played {
    outcome: Outcome,
    round: u16,
    answers: u32,
    hash: u64,
}

fn play(dungeon: &Arc<Dungeon>, heroes: usize, seed: u64) -> Played {
    let new = MassiveDarkness2::new(Arc::clone(&CONTENT), Arc::clone(dungeon), &setup(heroes), &mut |_| {});
    let mut game = new.unwrap();
    let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
    let mut answers = 0;
    while game.question().is_some() {
        let drawn = game.sample(&mut |n| chance.pick(n));
        let answer = drawn.or_else(|| Greedy.choose(&game, &mut |n| chooser.pick(n))).unwrap();
        game.answer(&answer, &mut |_| {}).unwrap();
        answers += 1;
        assert!(
            answers < 20_000,
            "{} with {heroes} Heroes, seed {seed} does not end: round {}, {:?}, revealed {:?}, {:?}, enemies {:?}",
            dungeon.id,
            game.round(),
            game.question(),
            game.state().revealed,
            game.state()
                .heroes
                .iter()
                .map(|hero| (dungeon.zone(hero.zone), hero.health, hero.level))
                .collect::<Vec<_>>(),
            game.state().enemies().map(|(enemy, zone)| (enemy, dungeon.zone(zone))).collect::<Vec<_>>(),
        );
    }
    let outcome = game.outcome().unwrap();
    let round = game.round();
    assert!(
        outcome != Outcome::Stuck && round <= 300,
        "{} with {heroes} Heroes, seed {seed}: {outcome:?}, {round}",
        dungeon.id
    );
    Played { outcome, round: game.round(), answers, hash: hash_of(game.state()) }
}

/// `MASSIVE_DARKNESS_2_SOAK=100 cargo test --release -p massive-darkness-2-bots every_quest_ends -- --nocapture`: so many games of
/// each Quest and each number of Heroes, and how many of them are won.
#[test]
fn every_quest_ends() {
    let games: u64 = std::env::var("MASSIVE_DARKNESS_2_SOAK").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    for quest in quests() {
        let mut row = String::new();
        for heroes in 1..=6 {
            let dungeon = laid(&quest, heroes);
            let played: Vec<Played> = (0..games).map(|seed| play(&dungeon, heroes, seed)).collect();
            let won = played.iter().filter(|played| played.outcome == Outcome::Won).count();
            let rounds: u32 = played.iter().map(|played| u32::from(played.round)).sum();
            let _ = write!(row, " {won:>4} ({:>2})", rounds / games as u32);
        }
        println!("{:<22}{row}", quest.id);
    }
}

/// One game of each Quest, answer by answer as it was: `DELVEWRIGHT_RECORD=1` writes them down anew.
#[test]
fn golden_games() {
    let mut now = String::new();
    for quest in quests() {
        let played = play(&laid(&quest, 3), 3, 7);
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
