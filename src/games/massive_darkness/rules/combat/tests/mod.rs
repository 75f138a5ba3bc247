//! Tests of combats: two Heroes, a monster and a Mob with abilities as each test needs them, real dice faces named in
//! words, and every question answered through the door of the game.

mod dice_effects;
mod effects;
mod enchantments;
mod figures;
mod order;
mod people;
mod rerolls;
mod skills;

use super::super::ask::{Answer, Ask, Choice, Purpose};
use super::super::dungeon::{Edition, Setup, recommended};
use super::super::event::Event;
use super::super::frames::{Combat, Effects, Frame, Round, RoundStep};
use super::super::game::MassiveDarkness;
use super::super::ids::{AbilityUse, Actor, CardId, Enemy, Hero};
use super::super::language::Style;
use super::super::language::quest::Goal;
use super::super::library::Library;
use super::super::setup::initial_state;
use super::super::state::{EnemyState, Held, Slot, State};
use super::super::test_table::draw;
use crate::kernel::game::{Game as _, Logged, RuleId};
use std::sync::Arc;

const BOX: &str = r#"(
    dice: [
        (colour: Yellow, faces: [[], [Hit], [Hit], [Hit], [Hit], [Hit, Hit, Bam]]),
        (colour: Red, faces: [[], [Hit], [Hit], [Hit, Hit, Bam], [Hit, Hit, Bam], [Hit, Hit, Hit, Diamond]]),
        (colour: Blue, faces: [[], [], [Shield], [Shield], [Shield], [Shield, Shield, Bam]]),
        (colour: Green, faces: [[], [], [Shield], [Shield, Shield, Bam], [Shield, Shield, Bam], [Shield, Shield, Shield, Diamond]]),
    ],
    classes: [
        (id: "first", signature_name: "none", signature: [<SIGNATURE>], free_name: "none", free: [<FREE>], lines: []),
        (id: "second", signature_name: "none", signature: [<ALLY_SIGNATURE>], free_name: "none", free: [], lines: []),
    ],
    heroes: [
        (code: "H1", id: "one", recommended: "first", weapon: "club", shadow: [], special_name: "none", special: [<HERO>]),
        (code: "H2", id: "two", recommended: "second", weapon: "club", shadow: [], special_name: "none", special: [<ALLY>]),
    ],
    equipment: [
        (code: "S1", id: "club", deck: Starting, level: 1, kind: Weapon, slot: Hand, tags: ["club"], <WEAPON>, abilities: [<CLUB>]),
        (code: "S2", id: "club", deck: Starting, level: 1, kind: Weapon, slot: Hand, tags: ["club"]),
        (code: "S3", id: "coat", deck: Starting, level: 1, kind: Armor, slot: Body, <ARMOR>),
        (code: "T1", id: "loot", deck: Treasure, level: 1, kind: <LOOT_KIND>, slot: Hand, <LOOT_DICE>, abilities: [<LOOT>]),
        (code: "T2", id: "bead", deck: Treasure, level: 1, kind: Item, abilities: [<BEAD>]),
    ],
    kinds: [
        (id: "troll", role: Roaming, silhouette: Troll, leaders: 4),
        (id: "orcs", role: Mob, silhouette: Orc, leaders: 4, minions: 12),
        (id: "spy", role: Agent, silhouette: Goblin, leaders: 1),
    ],
    enemies: [
        (code: "R1", kind: "troll", deck: Lesser, health: 20, <FOE_DICE>, abilities: [<FOE>]),
        (code: "R2", kind: "troll", deck: Lesser, health: 1, melee: [Yellow]),
        (code: "G1", kind: "orcs", deck: Guard(1), minions: 1, health: 2, <FOE_DICE>, abilities: [<FOE>]),
        (code: "G2", kind: "spy", deck: Guard(1), health: 1, melee: [Yellow]),
    ],
    doors: [(code: "D1", id: "door", blocks: ((), (), ()))],
    events: [(code: "E1", id: "quiet", do: [<EVENT>])],
)"#;

/// What a test changes about the box; everything else is as plain as possible.
const DEFAULTS: [(&str, &str); 15] = [
    ("ALLY_SIGNATURE", ""),
    ("SIGNATURE", ""),
    ("FREE", ""),
    ("HERO", ""),
    ("ALLY", ""),
    ("WEAPON", "melee: [Red, Red]"),
    ("CLUB", ""),
    ("ARMOR", "defense: [Blue]"),
    ("LOOT_KIND", "Weapon"),
    ("LOOT_DICE", "melee: [Yellow]"),
    ("LOOT", ""),
    ("BEAD", ""),
    ("FOE", ""),
    ("EVENT", ""),
    ("FOE_DICE", "melee: [Yellow, Red], defense: [Blue]"),
];

/// The first Hero; it fights.
pub(super) const ONE: Hero = Hero(0);
/// Its Ally.
pub(super) const TWO: Hero = Hero(1);
/// The foe it fights with.
pub(super) const FOE: Enemy = Enemy(0);

/// A fight in the hands of a test.
pub(super) struct Fight {
    pub(super) game: MassiveDarkness,
    pub(super) log: Vec<Logged<Event>>,
}

impl Fight {
    /// Both Heroes and a troll (20 Health) in the first of four Zones in a row, the last of which lies in the shadow.
    /// `changes` put abilities and dice (as card packs write them) in the places that [`DEFAULTS`] names.
    #[track_caller]
    pub(super) fn new(changes: &[(&str, &str)]) -> Self {
        let known = |name: &str| DEFAULTS.iter().any(|(place, _)| *place == name);
        assert!(changes.iter().all(|(place, _)| known(place)), "no such place in the box");
        let mut text = BOX.to_owned();
        for (place, plain) in DEFAULTS {
            let wanted = changes.iter().find(|(name, _)| *name == place).map_or(plain, |(_, text)| *text);
            text = text.replace(&format!("<{place}>"), wanted);
        }
        let library = Arc::new(Library::new(ron::from_str(&text).expect("the box can be read")).expect("it fits"));
        let heroes = ["one", "two"].map(|id| recommended(&library, library.hero_named(id).expect("a Hero")));
        let setup = Setup::standard(heroes.to_vec(), 2, Edition::De);
        let mut dungeon = draw("l l l d");
        dungeon.goals.push(Goal::Survive(99));
        let dungeon = Arc::new(dungeon);
        let mut state = initial_state(&library, &dungeon, &setup).expect("a state");
        state.starting_heroes = 1;
        state.active = ONE;
        let card = |code: &str| library.card_named(code).expect("a card");
        for hero in [ONE, TWO] {
            state.hero_mut(hero).cards.clear();
        }
        state.hero_mut(ONE).cards.push(Held { card: card("S1"), slot: Slot::FirstHand });
        state.hero_mut(ONE).cards.push(Held { card: card("S3"), slot: Slot::Body });
        let game = MassiveDarkness::with_state(library, dungeon, &setup, state);
        Self { game, log: Vec::new() }.foe("R1")
    }

    /// Another Enemy of this card, in the first Zone, without Minions and Equipment.
    pub(super) fn foe(mut self, code: &str) -> Self {
        let card = self.game.library.enemy_named(code).expect("an Enemy card");
        let enemy = EnemyState { present: true, card, leader: true, treasure: CardId::NONE, ..EnemyState::default() };
        self.game.take_enemy_card(card);
        assert!(self.game.state.enemies.push(enemy));
        self
    }

    /// The foe is a Mob instead, whose Minions have these Wounds.
    pub(super) fn mob(mut self, minions: &[u8]) -> Self {
        let card = self.game.library.enemy_named("G1").expect("an Enemy card");
        self.game.take_enemy_card(card);
        let foe = self.game.state.enemy_mut(FOE);
        foe.card = card;
        foe.minions = minions.iter().copied().collect();
        self
    }

    /// Changes the state before the fight.
    pub(super) fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.game.state);
        self
    }

    /// The foe carries this card.
    pub(super) fn carries(mut self, code: &str) -> Self {
        self.game.state.enemy_mut(FOE).treasure = self.card(code);
        self
    }

    pub(super) fn edition(mut self, edition: Edition) -> Self {
        self.game.edition = edition;
        self
    }

    /// Where somebody stands, by the number of the Zone.
    pub(super) fn at(mut self, actor: Actor, zone: u16) -> Self {
        let zone = crate::kernel::board::SpaceId(zone);
        match actor {
            Actor::Hero(hero) => self.game.state.hero_mut(hero).zone = zone,
            Actor::Enemy(enemy) => self.game.state.enemy_mut(enemy).zone = zone,
        }
        self
    }

    pub(super) fn card(&self, code: &str) -> CardId {
        self.game.library.card_named(code).expect("a card")
    }

    /// The first Hero attacks the foe.
    pub(super) fn attack(self, style: Style) -> Self {
        self.combat(Combat {
            attacker: Actor::Hero(ONE),
            defender: Actor::Enemy(FOE),
            style,
            own_activation: true,
            ..Combat::default()
        })
    }

    /// The foe attacks the first Hero.
    pub(super) fn defend(self, style: Style) -> Self {
        self.combat(Combat {
            attacker: Actor::Enemy(FOE),
            defender: Actor::Hero(ONE),
            style,
            own_activation: true,
            ..Combat::default()
        })
    }

    /// Runs a combat to its first question. Afterwards the Event card is drawn.
    pub(super) fn combat(self, combat: Combat) -> Self {
        self.frame(Frame::Combat(combat))
    }

    /// The first Hero uses an ability from his menu, already paid.
    pub(super) fn uses(self, number: usize) -> Self {
        let ability = self.abilities(Actor::Hero(ONE))[number];
        self.frame(Frame::Effects(Effects { ability, ..Effects::default() }))
    }

    pub(super) fn frame(mut self, frame: Frame) -> Self {
        self.game.state.frames.clear();
        self.game.state.frames.push(Frame::Round(Round { step: RoundStep::Event, turn: 0 }));
        self.game.state.frames.push(frame);
        self.game.state.ask = Ask::Over;
        let log = &mut self.log;
        self.game.resume(&mut |event| log.push(event));
        self
    }

    /// All abilities of an Actor, as they stand.
    pub(super) fn abilities(&self, actor: Actor) -> Vec<AbilityUse> {
        let mut abilities = Vec::new();
        self.game.each_ability(actor, &mut |ability| abilities.push(ability));
        abilities
    }

    #[track_caller]
    pub(super) fn answer(mut self, answer: &Answer) -> Self {
        let log = &mut self.log;
        let taken = self.game.answer(answer, &mut |event| log.push(event));
        assert_eq!(taken, Ok(()), "{:?} with {:?}: {answer:?}", self.game.state.ask, &self.game.state.options[..]);
        self
    }

    /// The dice fall: "red 2hits+bam, blue shield". The dice must be exactly those that are asked for.
    #[track_caller]
    pub(super) fn roll(self, dice: &str) -> Self {
        let Ask::Roll(asked) = self.game.state.ask else { panic!("no roll: {:?}", self.game.state.ask) };
        let mut faces: [Vec<u8>; 4] = Default::default();
        for die in dice.split(", ").filter(|die| !die.is_empty()) {
            let (colour, face) = face(die);
            faces[colour].push(face);
        }
        let named: [u8; 4] = std::array::from_fn(|colour| faces[colour].len() as u8);
        assert_eq!(asked, named, "yellow, red, blue, green asked for, and named: {dice}");
        self.answer(&Answer::Rolled(faces.into_iter().flatten().collect()))
    }

    #[track_caller]
    pub(super) fn pick(self, choice: Choice) -> Self {
        self.answer(&Answer::Pick(choice))
    }

    /// Picks one of the offered abilities by its position among them.
    #[track_caller]
    pub(super) fn use_offered(self, number: usize) -> Self {
        let choice = self.game.state.options[number];
        assert!(matches!(choice, Choice::Ability(_)), "{choice:?}");
        self.pick(choice)
    }

    #[track_caller]
    pub(super) fn enough(self) -> Self {
        self.answer(&Answer::Enough)
    }

    #[track_caller]
    pub(super) fn yes(self) -> Self {
        self.answer(&Answer::Yes)
    }

    #[track_caller]
    pub(super) fn no(self) -> Self {
        self.answer(&Answer::No)
    }

    /// The pending choice is for this, with so many options.
    #[track_caller]
    pub(super) fn asks(self, wanted: Purpose, options: usize) -> Self {
        match self.game.state.ask {
            Ask::Choose { purpose, .. } => {
                assert_eq!(
                    (purpose, self.game.state.options.len()),
                    (wanted, options),
                    "{:?}",
                    &self.game.state.options[..]
                );
            }
            Ask::May { purpose, .. } => assert_eq!((purpose, 0), (wanted, options)),
            other => panic!("no choice: {other:?}"),
        }
        self
    }

    /// The fight is over; nothing is left but the Event card.
    #[track_caller]
    pub(super) fn over(self) -> Self {
        assert!(matches!(self.game.state.ask, Ask::Draw(_)), "{:?}", self.game.state.ask);
        self
    }

    /// Hits, Shields, added Wounds and Wounds of the last combat.
    #[track_caller]
    pub(super) fn result(&self) -> (u8, u8, i8, u8) {
        let mut results = self.log.iter().rev().filter_map(|logged| match logged.what {
            Event::CombatResult { hits, shields, extra, wounds } => Some((hits, shields, extra, wounds)),
            _ => None,
        });
        results.next().expect("a combat was fought")
    }

    pub(super) fn health(&self, hero: Hero) -> u8 {
        self.game.state.hero(hero).health
    }

    pub(super) fn wounds(&self) -> u8 {
        self.game.state.enemy(FOE).wounds
    }

    /// How often something happened.
    pub(super) fn times(&self, is_it: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().filter(|logged| is_it(&logged.what)).count()
    }

    /// The rules of the events that are such, in order.
    pub(super) fn rules(&self, is_it: impl Fn(&Event) -> bool) -> Vec<RuleId> {
        self.log.iter().filter(|logged| is_it(&logged.what)).map(|logged| logged.rule).collect()
    }
}

/// Colour and face of a die in words.
#[track_caller]
fn face(die: &str) -> (usize, u8) {
    let (colour, shown) = die.split_once(' ').expect("a colour and a face");
    let faces: &[(&str, u8)] = match colour {
        "yellow" => &[("blank", 0), ("hit", 1), ("2hits+bam", 5)],
        "red" => &[("blank", 0), ("hit", 1), ("2hits+bam", 3), ("3hits+diamond", 5)],
        "blue" => &[("blank", 0), ("shield", 2), ("2shields+bam", 5)],
        "green" => &[("blank", 0), ("shield", 2), ("2shields+bam", 3), ("3shields+diamond", 5)],
        other => panic!("no die is {other}"),
    };
    let number = ["yellow", "red", "blue", "green"].iter().position(|name| *name == colour).expect("a colour");
    let (_, face) = faces.iter().find(|(name, _)| *name == shown).unwrap_or_else(|| panic!("no such face: {die}"));
    (number, *face)
}
