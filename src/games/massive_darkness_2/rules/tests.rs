use crate::cards::{MobKind, RoamerKind};
use crate::combat::Totals;
use crate::dungeon::{Dungeon, Portal, Zone};
use crate::kernel::board::{Board, BoardState, Direction, Distances, Edge, Passage, SpaceId};
use crate::kernel::conformance::{Effort, check_game};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::deck::Deck;
use crate::kernel::game::{Game as _, Outcome};
use crate::layout::lay_out;
use crate::own_tiles::{PrintedSide, fault};
use crate::quest::Quest;
use crate::{
    Answer, AttackType, Back, CardId, Chosen, Content, Die, Event, MassiveDarkness2, Printed, Rarity, Setup, State,
    Symbol, Thing, Unplayable, fits,
};
use std::sync::{Arc, LazyLock};

macro_rules! printed {
    ($file:literal) => {
        ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .from_str(include_str!(concat!("../../../../assets/massive-darkness-2/", $file)))
            .unwrap()
    };
}

fn printed() -> Printed {
    let mut items: Vec<crate::cards::ItemCard> = printed!("items.ron");
    let mob_items: Vec<crate::cards::ItemCard> = printed!("mob-items.ron");
    items.extend(mob_items);
    Printed {
        dice: printed!("dice.ron"),
        heroes: printed!("heroes.ron"),
        items,
        mobs: printed!("mobs.ron"),
        roamers: printed!("roaming.ron"),
        doors: printed!("doors.ron"),
        powers: printed!("powers.ron"),
        skills: printed!("skills.ron"),
        boards: printed!("boards.ron"),
        arrows: printed!("arrows.ron"),
        tools: printed!("rogue-tokens.ron"),
        spirits: printed!("spirits.ron"),
        bosses: printed!("bosses.ron"),
        printing: printed!("printing.ron"),
    }
}

pub(crate) static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::new(printed()).unwrap()));

/// Five by four Zones with two Chambers behind doors, a bit of everything in them.
fn dungeon() -> Dungeon {
    let (width, height) = (5_u16, 4_u16);
    let chamber = |x: u16, y: u16| match (x, y) {
        (0..=1, 0) => Some(0),
        (3..=4, 2..=3) => Some(1),
        _ => None,
    };
    let at = |x: u16, y: u16| SpaceId(y * width + x);
    let mut edges = Vec::new();
    let mut join = |from: (u16, u16), to: (u16, u16), way| {
        let doors = [((1, 0), (1, 1)), ((2, 2), (3, 2)), ((4, 1), (4, 2))];
        let passage = match () {
            () if doors.contains(&(from, to)) => Passage::Door,
            () if chamber(from.0, from.1) != chamber(to.0, to.1) => Passage::Wall,
            () => Passage::Open,
        };
        edges.push(Edge { a: at(from.0, from.1), b: at(to.0, to.1), way: Some(way), passage });
    };
    let mut zones = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let abyss = (x, y) == (2, 0);
            zones.push(Zone {
                shadow: (x + y) % 2 == 0,
                chamber: chamber(x, y),
                abyss,
                tile: 0,
                x: x as u8,
                y: y as u8,
            });
            if x + 1 < width {
                join((x, y), (x + 1, y), Direction::East);
            }
            if y + 1 < height {
                join((x, y), (x, y + 1), Direction::South);
            }
        }
    }
    let things = [
        (Thing::Spawn, 0, 0),
        (Thing::Loot, 0, 0),
        (Thing::Chest, 1, 0),
        (Thing::Spawn, 3, 2),
        (Thing::Spawn, 4, 3),
        (Thing::Loot, 4, 3),
        (Thing::GreatChest, 3, 3),
        (Thing::Fountain, 0, 1),
        (Thing::Forge, 0, 2),
        (Thing::Pillar, 2, 1),
        (Thing::SpikeTrap, 3, 1),
        (Thing::BearTrap, 3, 1),
    ];
    Dungeon {
        id: "yard".to_owned(),
        board: Board::new(usize::from(width * height), edges).unwrap(),
        zones,
        start: at(0, 3),
        things: things.into_iter().map(|(thing, x, y)| (thing, at(x, y))).collect(),
        portals: vec![(Portal::Roaming, at(4, 0)), (Portal::Three, at(4, 1)), (Portal::Five, at(0, 1))],
        mobs: vec![at(4, 0)],
        ..Dungeon::default()
    }
}

static DUNGEON: LazyLock<Arc<Dungeon>> = LazyLock::new(|| Arc::new(dungeon()));

pub(crate) fn setup(heroes: usize) -> Setup {
    let weapons = ["blunt-axe", "tribal-spear", "magic-ocarina", "dagger", "ash-wand", "short-bow"];
    let chosen = CONTENT.printed.heroes.iter().zip(weapons).enumerate().map(|(at, (hero, weapon))| Chosen {
        hero: hero.id.clone(),
        weapon: weapon.to_owned(),
        vial: if at % 2 == 0 { "vial-of-health" } else { "vial-of-mana" }.to_owned(),
        skill: CONTENT
            .printed
            .skills
            .iter()
            .find(|skill| skill.class == hero.class)
            .map_or(String::new(), |skill| skill.id.clone()),
        place: 0,
        start: 0,
    });
    Setup { heroes: chosen.take(heroes).collect(), ..Setup::default() }
}

pub(crate) fn game(heroes: usize) -> MassiveDarkness2 {
    MassiveDarkness2::new(Arc::clone(&CONTENT), Arc::clone(&DUNGEON), &setup(heroes), &mut |_| {}).unwrap()
}

pub(crate) fn sound(game: &MassiveDarkness2) -> Result<(), String> {
    fits::whole(game).map_err(|misfit| misfit.to_string())
}

#[test]
fn the_promises_of_a_game_are_kept() {
    let effort = Effort { games: 24, every: 31, enumerated: 1, ..Effort::default() };
    let report = check_game(|seed| game(1 + (seed % 6) as usize), &effort, sound).unwrap();
    assert_eq!(report.ended[2], 0, "{report:?}");
    assert!(report.refused > 500, "{report:?}");
}

/// M2-OQ-64: how a table plays is read back as it was written, and what was not chosen is written as if it had never been there.
#[test]
fn readings_are_read_back_and_none_that_came_later_is_written_unchosen() {
    let usual = setup(2);
    let other = Setup { travel_is_not_leaving: true, bearer: 1, ..usual.clone() };
    let [written, otherwise] = [&usual, &other].map(|setup| ron::to_string(setup).unwrap());
    assert_eq!(
        [&written, &otherwise].map(|text| ron::from_str::<Setup>(text).unwrap()),
        [usual.clone(), other.clone()]
    );
    assert!(!written.contains("travel") && otherwise.contains("travel_is_not_leaving:true"), "{written} {otherwise}");
    assert_ne!(crate::kernel::hash::hash_of(&usual), crate::kernel::hash::hash_of(&other));
}

/// A card that is in no place is missed in a game that was begun with all, whichever deck it is of.
#[test]
fn a_card_that_got_lost_is_missed() {
    let take = |deck: &mut Deck| {
        let card = deck.unseen().first().expect("a card") as u16;
        assert!(deck.take(card));
    };
    let decks: [fn(&mut State) -> &mut Deck; 6] = [
        |state| &mut state.treasure[1],
        |state| &mut state.mob_items[0],
        |state| &mut state.mob_decks[2],
        |state| &mut state.roaming[1],
        |state| &mut state.doors,
        |state| &mut state.arrows,
    ];
    for (number, deck) in decks.into_iter().enumerate() {
        let mut game = game(3);
        assert_eq!(sound(&game), Ok(()));
        take(deck(&mut game.state));
        assert!(sound(&game).is_err(), "deck {number}");
        assert_eq!(fits::sound(&game), Ok(()), "a case may be laid out without it: deck {number}");
    }
}

/// A kill that ends the Quest leaves its tokens to nobody; before the end a token that is nowhere is missed.
#[test]
fn of_a_game_that_is_over_nobody_misses_the_tokens_of_the_last_kill() {
    let mut game = game(3);
    game.state.bag[0] -= 1;
    assert!(sound(&game).is_err());
    game.state.outcome = Some(Outcome::Won);
    assert_eq!(sound(&game), Ok(()));
}

/// `MASSIVE_DARKNESS_2_SOAK=2000 cargo test -p massive-darkness-2-rules --release soak -- --nocapture`: so many random games for
/// each number of Heroes.
#[test]
fn soak() {
    let games: u64 = std::env::var("MASSIVE_DARKNESS_2_SOAK").ok().and_then(|number| number.parse().ok()).unwrap_or(6);
    for heroes in 1..=6 {
        let (mut answers, mut rounds) = (0_u64, 0_u64);
        let began = std::time::Instant::now();
        for seed in 0..games {
            let mut game = game(heroes);
            let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
            let mut listed = Vec::new();
            let mut given = 0;
            while game.question().is_some() {
                let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                    listed.clear();
                    game.answers(&mut listed);
                    assert!(!listed.is_empty(), "{heroes} Heroes, seed {seed}: no answer to {:?}", game.question());
                    listed[chooser.pick(listed.len() as u32) as usize]
                });
                game.answer(&answer, &mut |_| {}).unwrap();
                sound(&game).unwrap_or_else(|wrong| panic!("{heroes} Heroes, seed {seed}: {wrong} after {answer:?}"));
                given += 1;
                assert!(given < 200_000, "{heroes} Heroes, seed {seed} does not end");
            }
            assert_ne!(game.outcome(), Some(Outcome::Stuck), "{heroes} Heroes, seed {seed}");
            assert!(game.round() <= 300, "{heroes} Heroes, seed {seed}");
            (answers, rounds) = (answers + given, rounds + u64::from(game.round()));
        }
        println!(
            "{heroes} Heroes: {games} games, {} answers and {} rounds a game, {:?} in all",
            answers / games,
            rounds / games,
            began.elapsed()
        );
    }
}

/// M2-COMBAT-15, M2-ABIL-19, M2-ABIL-20, M2-ABIL-28: what is told line by line is all that counts beside the dice.
#[test]
fn every_combat_is_reckoned_line_by_line() {
    let (mut fights, mut added, mut taken) = (0, 0, 0);
    for seed in 0..40 {
        let mut game = game(1 + (seed % 6) as usize);
        let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
        let (mut listed, mut lines) = (Vec::new(), Vec::new());
        let mut given = 0;
        while game.question().is_some() && given < 1_500 {
            let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                listed.clear();
                game.answers(&mut listed);
                listed[chooser.pick(listed.len() as u32) as usize]
            });
            let (mut then, mut events) = (game.clone(), Vec::new());
            game.answer(&answer, &mut |event| events.push(event.what)).unwrap();
            given += 1;
            for event in events {
                then = then.as_told(&event);
                match event {
                    Event::Attacked { .. } | Event::AttackedBy { .. } | Event::AllyAttacked { .. } => lines.clear(),
                    Event::Added(line) => lines.push(line.totals),
                    Event::Outcome { swords, shields, .. } => {
                        let shown = then.state.combat.rolled.total(&CONTENT.dice);
                        let [on_swords, on_shields] =
                            [Symbol::Sword, Symbol::Shield].map(|symbol| shown.count(symbol.id()));
                        let sum = lines.iter().fold(Totals::default(), |sum, line| sum.plus(*line));
                        assert_eq!(
                            then.state.combat.totals(),
                            sum,
                            "seed {seed}, answer {given}: what is shown meanwhile"
                        );
                        let dealt = sum.deal(on_swords, on_shields);
                        assert_eq!((dealt.swords, dealt.shields), (swords, shields), "seed {seed}, answer {given}");
                        fights += 1;
                        added += lines.len();
                        taken += lines.iter().filter(|line| line.shields < 0).count();
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(fights > 400 && added > 100 && taken > 10, "{fights} fights, {added} lines, {taken} of them take Shields");
}

fn tutorial() -> Dungeon {
    let sides = crate::quest_tests::sides();
    let quest: Quest = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(include_str!("../../../../quests/massive-darkness-2/tutorial.ron"))
        .unwrap();
    lay_out(&quest, &sides).unwrap()
}

/// Somebody who makes for the next token of the Quest by doors and corridors, strikes on the way, and puts nothing down.
fn eager(game: &MassiveDarkness2, ways: &Distances, answer: &Answer) -> u8 {
    let state = game.state();
    let next = if game.did(0) == 0 { Thing::Mark(0) } else { Thing::Mark(1) };
    let goal = state.things.iter().find(|lying| lying.thing == next).map(|lying| lying.zone);
    let far = |zone: SpaceId| goal.and_then(|goal| ways.between(zone, goal));
    let here = state.heroes.get(usize::from(state.turn)).map_or(SpaceId(0), |hero| hero.zone);
    let is_nearer = |zone: SpaceId| far(zone) < far(here);
    match answer {
        Answer::Task(_) => 0,
        Answer::Attack { .. } if state.figures(here) > 0 => 1,
        Answer::Equip { .. } => 1,
        Answer::Rest { health: 2, .. } if state.hero(state.turn).health < 4 => 2,
        Answer::Move if far(here) > Some(0) => 3,
        Answer::Step(zone) if is_nearer(*zone) => 3,
        Answer::Open(edge) => {
            let ends = game.table().dungeon.board.edge(*edge).map_or([here; 2], |edge| [edge.a, edge.b]);
            if ends.into_iter().any(is_nearer) { 2 } else { 9 }
        }
        Answer::Use(_) | Answer::Resolve { .. } | Answer::Claws(_) | Answer::Attack { .. } => 4,
        Answer::TakeOff { .. } | Answer::Pointer(_) | Answer::Stance(_) | Answer::Trade | Answer::Step(_) => 9,
        Answer::EndTurn | Answer::Done => 6,
        _ => 5,
    }
}
#[test]
fn the_tutorial_can_be_won() {
    let dungeon = Arc::new(tutorial());
    let ways = Distances::new(&dungeon.board, &BoardState::all_open(&dungeon.board));
    let mut won = 0;
    for seed in 0..30 {
        let setup = setup(1 + (seed % 6) as usize);
        let mut game = MassiveDarkness2::new(Arc::clone(&CONTENT), Arc::clone(&dungeon), &setup, &mut |_| {}).unwrap();
        let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
        while game.question().is_some() {
            let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                let mut listed = Vec::new();
                game.answers(&mut listed);
                let best = listed.iter().map(|answer| eager(&game, &ways, answer)).min();
                listed.retain(|answer| Some(eager(&game, &ways, answer)) == best);
                listed[chooser.pick(listed.len() as u32) as usize]
            });
            game.answer(&answer, &mut |_| {}).unwrap();
        }
        assert!(game.round() <= 300 && game.outcome() != Some(Outcome::Stuck), "seed {seed}");
        won += usize::from(game.outcome() == Some(Outcome::Won));
    }
    println!("{won} of 30 games won");
    assert!(won > 0);
}

/// Random games of the Tutorial end.
#[test]
fn the_tutorial_is_played() {
    let dungeon = Arc::new(tutorial());
    let new = |seed: u64| {
        let setup = setup(1 + (seed % 6) as usize);
        MassiveDarkness2::new(Arc::clone(&CONTENT), Arc::clone(&dungeon), &setup, &mut |_| {}).unwrap()
    };
    let effort = Effort { games: 24, every: 41, enumerated: 1, ..Effort::default() };
    let report = check_game(new, &effort, sound).unwrap();
    assert_eq!(report.ended[2], 0, "{report:?}");
}

/// M2-TILE-08: the borders of the data are those that follow from the Chambers.
#[test]
fn tiles_are_walled_round_their_chambers() {
    let sides: Vec<PrintedSide> = printed!("tiles.ron");
    assert_eq!(sides.len(), 16);
    for side in sides {
        assert_eq!(fault(&side.clone().into()), None, "{}", side.id);
        let rows = [&side.rows.0, &side.rows.1, &side.rows.2].map(|row| row.as_bytes());
        let wall = |letter: u8| if matches!(letter, b'l' | b'd') { '.' } else { 'X' };
        let column = |x: usize| rows.iter().map(|row| wall(row[x])).collect::<String>();
        let row = |y: usize| rows[y].iter().map(|letter| wall(*letter)).collect::<String>();
        let written = [&side.north, &side.east, &side.south, &side.west];
        assert_eq!([&row(0), &column(2), &row(2), &column(0)], written, "{}", side.id);
    }
}

/// M2-COMP-08, M2-COMP-09, M2-COMP-10: as many cards as the box holds.
#[test]
fn the_box_is_complete() {
    let count = |fits: &dyn Fn(&crate::cards::ItemCard) -> bool| -> usize {
        (0..CONTENT.card_count()).filter(|card| fits(CONTENT.item(CardId(*card as u8)).unwrap())).count()
    };
    assert_eq!(count(&|item| !matches!(item.back, Back::Mob(_))), 160);
    for tier in 0..3 {
        assert_eq!(count(&|item| item.back == Back::Mob(tier)), 20);
    }
    assert_eq!(CONTENT.door_cards.len(), 30);
    assert_eq!(CONTENT.printed.powers.len(), 6);
    let tokens = &CONTENT.printed.printing;
    assert_eq!(tokens.treasure.iter().sum::<u8>(), 54);
    assert_eq!([tokens.spikes.len(), tokens.bears.len(), tokens.fountains.len()], [6, 4, 4]);
    assert_eq!([tokens.chests.len(), tokens.great_chests.len()], [15, 4]);
}

/// Every rarity offers weapons of each type, and cards for each slot.
#[test]
fn whoever_opens_a_chest_can_hope() {
    for rarity in Rarity::ALL {
        let deck = CONTENT.of_back(Back::Treasure(rarity));
        let items = || deck.iter().filter_map(|card| CONTENT.item(CardId(card as u8)));
        for kind in AttackType::ALL {
            assert!(items().filter(|item| item.dice(kind).is_some()).count() >= 3, "{rarity:?} {kind:?}");
        }
        for slot in crate::Slot::ALL {
            assert!(items().filter(|item| item.slot.takes(slot)).count() >= 2, "{rarity:?} {slot:?}");
        }
    }
    // The Last Roaming Monster needs a weapon of its own type.
    for kind in [AttackType::Melee, AttackType::Ranged] {
        let deck = CONTENT.of_back(Back::Mob(2));
        let fitting =
            deck.iter().filter(|card| CONTENT.item(CardId(*card as u8)).unwrap().dice(kind).is_some()).count();
        assert!(fitting >= 4, "{kind:?}");
    }
}

/// Whatever a Hero has learned before, there is a Skill for each Level, and a higher grade has a higher Level.
#[test]
fn there_is_always_something_to_learn() {
    let skills = &CONTENT.printed.skills;
    for skill in skills {
        if let Some(lower) = &skill.above {
            let lower = skills.iter().find(|other| other.id == *lower).unwrap();
            assert!(lower.level < skill.level && lower.class == skill.class, "{}", skill.id);
        }
    }
    for class in [
        crate::Class::Berserker,
        crate::Class::Paladin,
        crate::Class::Ranger,
        crate::Class::Rogue,
        crate::Class::Shaman,
        crate::Class::Wizard,
    ] {
        assert_eq!(skills.iter().filter(|skill| skill.class == class).count(), 13);
        // What is known, and what a higher grade has replaced, cannot be learned again: four cards at most before Level 5.
        let mut ways = vec![(1_u8, Vec::<usize>::new())];
        while let Some((level, known)) = ways.pop() {
            let legal = |at: usize| {
                let skill = &skills[at];
                let has = |id: &String| known.iter().any(|other| skills[*other].id == *id);
                skill.class == class
                    && skill.level <= level
                    && !known.contains(&at)
                    && skill.above.as_ref().is_none_or(has)
            };
            let next: Vec<usize> = (0..skills.len()).filter(|at| legal(*at)).collect();
            assert!(!next.is_empty(), "{class:?} at Level {level} after {known:?}");
            if level < 5 {
                ways.extend(next.into_iter().map(|at| (level + 1, [known.as_slice(), &[at]].concat())));
            }
        }
    }
}

/// M2-SETUP-08, M2-OQ-04: with five Heroes the armor shows its other side, whose dice are data.
#[test]
fn armor_has_another_side_for_many() {
    let mut printed = printed();
    let armor = printed.items.iter_mut().find(|item| item.slot == crate::ids::Place::Body).unwrap();
    armor.of_many = Some(crate::ids::Dice::of(Die::Blue, 2));
    let content = Arc::new(Content::new(printed).unwrap());
    let defense = |heroes: usize| {
        let game = MassiveDarkness2::new(Arc::clone(&content), Arc::clone(&DUNGEON), &setup(heroes), &mut |_| {});
        game.unwrap().defense_of_hero(0)
    };
    assert_eq!(defense(4), crate::ids::Dice::of(Die::Blue, 1));
    assert_eq!(defense(5), crate::ids::Dice::of(Die::Blue, 2));
}

/// M2-DICE-13, M2-OQ-05: the faces are data: with others other dice fall.
#[test]
fn faces_are_data() {
    let mut printed = printed();
    printed.dice[0].faces = ["", "S", "SM", "SM", "SS", "SSS"].map(str::to_owned).to_vec();
    let content = Content::new(printed).unwrap();
    assert_eq!(content.swords[0], 8);
    assert_ne!(content.dice, CONTENT.dice);
}

/// M2-DATA-01: every colour has six faces.
#[test]
fn dice_have_six_faces() {
    for die in Die::ALL {
        assert_eq!(CONTENT.dice.die(die.id()).unwrap().faces.len(), 6);
    }
    assert_eq!(CONTENT.swords, [6, 9, 0, 6, 0]);
}

#[test]
fn content_that_cannot_be_is_refused() {
    let mut twice = printed();
    twice.items[0].id = twice.items[1].id.clone();
    assert!(matches!(Content::new(twice), Err(Unplayable::Twice(_))));
    let mut few: Vec<MobKind> = printed().mobs;
    few.pop();
    assert_eq!(Content::new(Printed { mobs: few, ..printed() }), Err(Unplayable::Number("mobs")));
    let mut few: Vec<RoamerKind> = printed().roamers;
    few.pop();
    assert_eq!(Content::new(Printed { roamers: few, ..printed() }), Err(Unplayable::Number("roamers")));
    let mut bare = printed();
    bare.items.last_mut().unwrap().attack.clear();
    assert!(matches!(Content::new(bare), Err(Unplayable::Card(_))));
    let mut odd = printed();
    odd.dice[0].faces[0] = "Q".to_owned();
    assert_eq!(Content::new(odd), Err(Unplayable::Dice));
}

/// The promises of speed that depend on size alone.
#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 24 * 1024, "{} bytes", size_of::<State>());
}
