//! Packs are kept and laid; what is offered is sound, and what is not sound is found; with whatever can be typed in, games are played
//! to their end.

use super::fits::{Part, Role, Word, deeds, of_arrows, of_claws, of_doors, of_tools, schemes};
use super::*;
use crate::games::massive_darkness_2::rules::cards::{Back, DoorCard, ItemCard, Origin};
use crate::games::massive_darkness_2::rules::class_cards::ArrowCard;
use crate::games::massive_darkness_2::rules::ids::Place;
use crate::games::massive_darkness_2::rules::language::{
    Ability, ClawAbility, ClawTime, Cost, Deed, DoorEffect, Effect, Limit, Line, Scheme, When,
};
use crate::games::massive_darkness_2::rules::{Class, Dice, Die, Rarity, fits as sound_state};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::house::packs::CardPack as _;
use crate::house::packs::over::{create_folder, lay_packs, own_cards_file};
use crate::house::session::{Session, Sessions as _};
use crate::house::storage::DataDirs;
use crate::kernel::game::Game as _;
use crate::kernel::journal::Given;
use massive_darkness_2_bots::Greedy;
use std::fs;
use std::sync::LazyLock;

static RULES: LazyLock<HellscapeRules> = LazyLock::new(|| HellscapeRules::open().expect("the box"));

fn of_the_box() -> Vec<Card> {
    Card::all(&Cards::of(RULES.all()))
}

fn first(deck: Deck) -> Card {
    of_the_box().into_iter().find(|card| card.deck() == deck).expect("a card of each")
}

#[test]
fn no_card_of_the_box_has_a_problem_and_each_kind_is_there() {
    let wrong: Vec<_> = of_the_box()
        .iter()
        .map(|card| (card.code().to_owned(), problems(card)))
        .filter(|(_, wrong)| !wrong.is_empty())
        .collect();
    assert_eq!(wrong, []);
    Deck::ALL.into_iter().for_each(|deck| drop(first(deck)));
}

#[test]
fn a_card_of_every_kind_is_put_in_found_named_and_taken_out_again() {
    for deck in Deck::ALL {
        let (card, mut own) = (first(deck), OwnCards::default());
        let code = card.code().to_owned();
        own.put(card.clone());
        own.put(card.clone());
        own.set_name(&code, "de", "Meine");
        assert_eq!((own.count(), own.card(&code)), (1, Some(card.clone())), "{deck:?}");
        let mut texts = texts::of(Language::Polish);
        texts.set_names(names_of(&own, RULES.all(), Language::Polish));
        assert_eq!(&*texts.get(&card.message()), "Meine", "a name stands in for other languages");
        own.take_out(&code);
        assert!(own.is_empty(), "{deck:?}");
        let again = card.again("OWN001");
        assert_eq!(again.is_some(), matches!(deck, Deck::Item | Deck::Arrow | Deck::Door), "{deck:?}");
        assert!(again.is_none_or(|again| again.code() == "OWN001" && again.deck() == deck));
    }
}

#[test]
fn what_is_written_is_read_back_and_hostile_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("own.ron");
    let mut pack = OwnPack { title: "Mine".to_owned(), ..OwnPack::none() };
    of_the_box().into_iter().for_each(|card| pack.own.put(card));
    pack.write(&path).expect("it is written");
    assert_eq!(OwnPack::read(&path).expect("it is read"), pack);
    let text = fs::read_to_string(&path).expect("a file");
    assert!(text.starts_with("// Delvewright: massive-darkness-2, cards, format 1"), "{}", &text[..60]);
    let item =
        |dice: &str| format!("(format: 1, own: (cards: (items: [(id: \"x\", back: Starting, defense: \"{dice}\")])))");
    let many: String = (0..300).map(|number| format!("(id: \"x{number}\", do: []),")).collect();
    let hostile = [
        item(&"B".repeat(300)),
        item("Q"),
        "(format: 1, own: (cards: (itms: [])))".to_owned(),
        "(format: 9)".to_owned(),
        format!("(format: 1, own: (cards: (doors: [{many}])))"),
        "[".repeat(100_000),
    ];
    for text in hostile {
        fs::write(&path, &text).expect("a file");
        assert!(OwnPack::read(&path).is_err(), "{}", &text[..text.len().min(90)]);
        assert_eq!(fs::read_to_string(&path).expect("a file"), text, "the file stays as it is");
    }
}

fn item(code: &str) -> ItemCard {
    match of_the_box().into_iter().find(|card| card.code() == code) {
        Some(Card::Item(item)) => item,
        _ => unreachable!("an item"),
    }
}

#[test]
fn packs_lie_over_each_other_and_one_that_makes_no_game_is_left_out_and_told() {
    let home = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(home.path());
    create_folder::<HellscapeCards>(&dirs).expect("a folder");
    let write = |name: &str, cards: &[Card]| {
        let mut pack = OwnPack { title: name.to_owned(), ..OwnPack::none() };
        cards.iter().for_each(|card| pack.own.put(card.clone()));
        if name == "c" {
            pack.own.set_name("OWN003", "en", "Death Itself");
        }
        pack.write(&own_cards_file::<HellscapeCards>(&dirs).with_file_name(format!("{name}.ron")))
            .expect("it is written");
    };
    let door = |id: &str, copies: u8| match first(Deck::Door).again(id) {
        Some(Card::Door(door)) => DoorCard { copies, ..door },
        _ => unreachable!("a door"),
    };
    let deadly = Card::Door(DoorCard { r#do: vec![DoorEffect::Wounds(99)], ..door("OWN003", 1) });
    let door = |id: &str, copies: u8| Card::Door(door(id, copies));
    write("a", &[door("OWN001", 2)]);
    write("b", &[door("OWN001", 3)]);
    // What stands on it cannot be; the others of its pack can.
    write("c", &[door("OWN002", 1), deadly]);
    // No game of these: a Skill has this name; too many doors; the Arrows are 14.
    write("d", &[door("fire-road-1", 1)]);
    write("e", &(0..7).map(|number| door(&format!("MORE{number}"), 9)).collect::<Vec<Card>>());
    write("f", &[first(Deck::Arrow).again("OWN004").expect("an Arrow")]);
    // Together they are 14 Arrows; without the one that is left out they are not.
    let arrow = |code: &str| match of_the_box().into_iter().find(|card| card.code() == code) {
        Some(Card::Arrow(arrow)) => arrow,
        _ => unreachable!("an Arrow"),
    };
    let mana = Effect::Mana(1);
    let twice = Card::Arrow(ArrowCard { quick: vec![mana, mana], copies: 1, ..arrow("splinter") });
    write("h", &[twice, Card::Arrow(ArrowCard { copies: 3, ..arrow("straight") })]);
    write("i", &[Card::Item(ItemCard { id: "spirit-fire".to_owned(), ..item("bone-saw") })]);
    fs::write(own_cards_file::<HellscapeCards>(&dirs).with_file_name("g.ron"), "nonsense").expect("a file");
    let laid = lay_packs::<HellscapeCards>(&dirs, RULES.all());
    let codes: Vec<String> = laid.own.all().iter().map(|card| card.code().to_owned()).collect();
    assert_eq!(codes, ["OWN001", "OWN002"]);
    assert_eq!((laid.own.card("OWN001"), laid.from["OWN001"].as_str()), (Some(door("OWN001", 3)), "b"));
    assert!(laid.own.names.is_empty(), "who is left out gives nobody a name");
    assert_eq!(laid.left_out.iter().map(|card| card.code.as_str()).collect::<Vec<_>>(), ["OWN003"]);
    let skipped: Vec<String> =
        laid.skipped.iter().map(|pack| pack.file.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    assert_eq!(skipped, ["d", "e", "f", "g", "h", "i"]);
    let rules = RULES.with_own(laid.own).expect("a game");
    assert_eq!(rules.all().content.named("OWN001").len(), 0, "a door is no item");
    let doors = |content: &Content| content.printed.doors.iter().map(|door| usize::from(door.copies)).sum::<usize>();
    assert_eq!(doors(&rules.all().content), doors(RULES.of_the_box()) + 4);
}

/// What can be done at every moment in every place, each word for itself.
fn each_ability(mut visit: impl FnMut(Role, &Ability)) {
    let classes = [Class::Berserker, Class::Paladin, Class::Rogue, Class::Shaman, Class::Wizard];
    let of_classes = classes.map(Role::OfClass);
    let roles = [Role::Item(None), Role::Item(Some(Class::Shaman)), Role::Consumable, Role::Shadow];
    for role in roles.into_iter().chain(of_classes) {
        for when in role.whens() {
            for effect in role.effects(when) {
                let plain = Ability { when, r#do: vec![effect], ..Ability::default() };
                visit(role, &fitted(role, &plain));
                for cost in role.costs(when) {
                    visit(role, &fitted(role, &Ability { cost: vec![cost], ..plain.clone() }));
                }
                for condition in role.conditions(when) {
                    visit(role, &fitted(role, &Ability { r#if: vec![condition], ..plain.clone() }));
                }
            }
        }
    }
}

/// A card on which the ability stands.
fn card_with(role: Role, ability: &Ability) -> Card {
    let (Card::Item(mut item), Card::Hero(mut hero)) = (first(Deck::Item), first(Deck::Hero)) else {
        unreachable!("an item and a Hero")
    };
    let known = hero.ability.clone();
    item.abilities = vec![ability.clone()];
    match role {
        Role::Item(only) => Card::Item(ItemCard { only, ..item }),
        Role::Consumable => {
            (item.slot, item.defense, item.of_many) = (Place::Consumable, Dice::default(), None);
            Card::Item(item)
        }
        Role::OfClass(class) => {
            (hero.class, hero.ability) = (class, ability.clone());
            Card::Hero(hero)
        }
        Role::Shadow => {
            (hero.shadow, hero.ability) = (ability.clone(), known);
            Card::Hero(hero)
        }
    }
}

#[test]
fn every_word_that_is_offered_can_stand_there() {
    let mut seen = 0;
    each_ability(|role, ability| {
        let found = problems(&card_with(role, ability));
        assert_eq!(found, [], "{role:?}: {ability:?}");
        assert!(!role.is_endless(ability) && !ability.r#do.is_empty(), "{role:?}: {ability:?}");
        seen += 1;
    });
    assert!(seen > 900, "{seen}");
}

#[test]
fn what_would_never_end_is_found_and_only_what_ends_is_offered() {
    let free = |cost: Vec<Cost>, effect| Ability { cost, r#do: vec![effect], ..Ability::default() };
    let item = Role::Item(None);
    let endless = [
        free(vec![], Effect::Heal(1)),
        free(vec![Cost::Mana(1)], Effect::Mana(1)),
        free(vec![Cost::Wounds(1)], Effect::Heal(1)),
        free(vec![Cost::Action], Effect::Actions(1)),
        Ability { when: When::Attack, limit: Limit::Endless, ..free(vec![], Effect::Swords(1)) },
    ];
    for ability in endless {
        let found = problems(&card_with(item, &ability));
        assert!(found.iter().any(|problem| problem.what == CardProblem::Endless), "{ability:?}: {found:?}");
        let mended = fitted(item, &Ability { limit: Limit::Round, ..ability.clone() });
        assert_eq!((problems(&card_with(item, &mended)), mended.limit), (vec![], Limit::Round), "{ability:?}");
        assert!(!item.limits(&ability).contains(&ability.limit), "{ability:?}");
    }
    let pays = [free(vec![Cost::Mana(2)], Effect::Heal(2)), free(vec![Cost::Action], Effect::Mana(3))];
    assert!(pays.iter().all(|ability| problems(&card_with(item, ability)).is_empty()));
    // What is used up comes once anyway.
    assert_eq!(problems(&card_with(Role::Consumable, &free(vec![], Effect::Mana(2)))), []);
}

/// Picks that are the same every time.
struct Picks(u64);

impl Picks {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most.max(1)
    }

    fn one<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn words<W: Word>(&mut self, offered: &[W], least: usize, most: usize) -> Vec<W> {
        let mut words: Vec<W> = Vec::new();
        let wanted = least + self.below(most - least + 1);
        for _ in 0..8 {
            if words.len() < wanted && !offered.is_empty() {
                let mut word = self.one(offered);
                match word.part() {
                    Some(Part::Number(number, most)) => *number = 1 + self.below(usize::from(most)) as u8,
                    Some(Part::Dice(dice, colours)) => *dice = Dice::of(self.one(colours), 1),
                    None => {}
                }
                if !word.is_among(&words) {
                    words.push(word);
                }
            }
        }
        words
    }

    fn ability(&mut self, role: Role) -> Ability {
        let when = self.one(&role.whens());
        let ability = Ability {
            when,
            r#if: self.words(&role.conditions(when), 0, 1),
            cost: self.words(&role.costs(when), 0, 2),
            limit: self.one(&[Limit::AsTimed, Limit::Endless, Limit::Round]),
            r#do: self.words(&role.effects(when), 1, 3),
        };
        fitted(role, &ability)
    }

    fn claw(&mut self, is_mob: bool) -> ClawAbility {
        let when = self.one(&[ClawTime::Attack, ClawTime::Defense, ClawTime::Combat]);
        let (claws, once) = (1 + self.below(3) as u8, self.below(2) == 0);
        ClawAbility { when, claws, once, r#do: self.words(&of_claws(is_mob), 1, 3) }
    }

    fn dice(&mut self, colours: &[Die]) -> Dice {
        let one = self.one(colours);
        Dice::of(one, 1).plus(Dice::of(self.one(colours), 1)).capped()
    }

    fn deeds(&mut self, is_boss: bool, least: usize) -> Vec<Deed> {
        self.words(&deeds(is_boss), least, 3)
    }

    /// A card of the same kind and code on which something else stands.
    fn made_up(&mut self, card: Card) -> Card {
        use super::fits::{ATTACK, DEFENSE, ENEMY_ATTACK, ENEMY_DEFENSE};
        let mut card = card;
        for (role, ability) in card.abilities_mut() {
            *ability = self.ability(role);
        }
        match &mut card {
            Card::Hero(hero) => (hero.health, hero.mana) = (1 + self.below(8) as u8, self.below(8) as u8),
            Card::Item(item) => {
                item.attack.iter_mut().for_each(|(_, dice)| *dice = self.dice(ATTACK));
                let is_armor = item.defense.total() > 0;
                item.defense = if is_armor { self.dice(DEFENSE) } else { Dice::default() };
                if item.abilities.is_empty() && self.below(2) == 0 {
                    item.abilities.push(self.ability(item_role(item)));
                }
            }
            Card::Skill(_) | Card::Power(_) => {}
            Card::Arrow(arrow) => {
                arrow.quick = self.words(&of_arrows(false), 0, 2);
                arrow.critical = self.words(&of_arrows(false), 0, 3);
                arrow.over = self.words(&of_arrows(true), 0, 2);
            }
            Card::Spirit(spirit) => {
                spirit.attack.iter_mut().for_each(|(_, dice)| *dice = self.dice(ATTACK));
                (spirit.health, spirit.fire, spirit.frost) =
                    (1 + self.below(6) as u8, self.below(3) as u8, self.below(3) as u8);
            }
            Card::Door(door) => door.r#do = self.words(&of_doors(), 0, 3),
            Card::Mob(kind) => {
                for tier in &mut kind.tiers {
                    (tier.health, tier.defense, tier.claw) =
                        (1 + self.below(8) as u8, self.dice(ENEMY_DEFENSE), self.claw(true));
                }
            }
            Card::Roamer(kind) => {
                for tier in &mut kind.tiers {
                    tier.attack.iter_mut().for_each(|(_, dice)| *dice = self.dice(ENEMY_ATTACK));
                    (tier.health, tier.claw) = (1 + self.below(10) as u8, self.claw(false));
                    let line = |picks: &mut Self, scheme: Scheme| Line { r#if: scheme, r#do: picks.deeds(false, 1) };
                    let away = Line { r#if: Scheme::Away, r#do: vec![Deed::BesideLowest, Deed::AttackTarget] };
                    let scheme = self.one(&schemes());
                    let (second, third) = (line(self, scheme), line(self, Scheme::Otherwise));
                    tier.lines = vec![away, second, third];
                }
            }
            Card::Tool(tool) => tool.token.r#do = self.words(&of_tools(tool.token.colour), 1, 2),
            Card::Boards(_) => {}
            // Doors stand in the walls of Chambers: those stay where they are.
            Card::Tile(tile) => {
                for row in &mut tile.side.rows {
                    let mut swapped = |letter: char| match (letter, self.below(2) == 0) {
                        ('l', true) => 'd',
                        ('d', true) => 'l',
                        ('L', true) => 'D',
                        ('D', true) => 'L',
                        _ => letter,
                    };
                    *row = row.chars().map(&mut swapped).collect();
                }
            }
            Card::Sides(sides) => {
                sides.spikes[1..].iter_mut().for_each(|wounds| *wounds = self.below(5) as u8);
                sides.bears[1..].iter_mut().for_each(|actions| *actions = self.below(3) as u8);
                sides.fountains.iter_mut().for_each(|health| *health = 1 + self.below(6) as u8);
                sides.chests.iter_mut().for_each(|rarity| *rarity = self.one(&Rarity::ALL));
            }
            Card::Boss(boss) => {
                boss.attack.iter_mut().for_each(|(_, dice)| *dice = self.dice(ENEMY_ATTACK));
                boss.specials.iter_mut().for_each(|deeds| *deeds = self.deeds(true, 0));
                boss.claw = self.claw(false);
            }
        }
        card
    }
}

/// Own cards of which half of the box, and all of its Enemies, is made up.
fn made_up(seed: u64) -> OwnCards {
    let (mut own, mut picks) = (OwnCards::default(), Picks(seed));
    for (at, card) in of_the_box().into_iter().enumerate() {
        let is_changed = matches!(card.deck(), Deck::Mob | Deck::Roamer | Deck::Boss | Deck::Arrow)
            || (at as u64 + seed).is_multiple_of(2);
        if is_changed {
            let made = picks.made_up(card);
            assert_eq!(problems(&made), [], "{made:?}");
            own.put(made);
        }
    }
    own
}

/// Plays until it is over, or so many answers; how many were given.
fn played(session: &mut Session<HellscapeRules>, picks: &mut Picks, is_greedy: bool) -> u32 {
    for given in 0..60_000 {
        if session.game().outcome().is_some() {
            return given;
        }
        if session.step_chance(&mut |_| {}).expect("chance answers") {
            continue;
        }
        let answer = if is_greedy {
            Greedy::default().choose(session.game(), &mut |most| picks.below(most as usize) as u32)
        } else {
            let mut listed = Vec::new();
            session.game().answers(&mut listed);
            (!listed.is_empty()).then(|| picks.one(&listed))
        };
        let answer = answer.expect("whoever is asked has an answer");
        session.answer(answer, Given::Chosen, &mut |_| {}).expect("what is listed is taken");
        if given % 64 == 0 {
            sound_state::sound(session.game()).expect("a sound state");
        }
    }
    60_000
}

#[test]
fn games_with_whatever_cards_can_be_typed_in_come_to_their_end() {
    let mut ended = 0;
    for round in 0..11_u64 {
        let rules = RULES.with_own(made_up(round)).expect("they make a game");
        let quest = &rules.all().quests[round as usize];
        let rules = rules.with_quest(&quest.id).expect("a Quest of the box");
        for (heroes, is_greedy) in [(1 + round as u8 % 6, false), (2 + round as u8 % 5, true)] {
            let start = rules.start(heroes, round);
            let mut session = rules.begin(start, round, &mut |_| {}).expect("it begins");
            let given = played(&mut session, &mut Picks(round), is_greedy);
            assert!(given < 60_000, "{} with {heroes} Heroes does not end", quest.id);
            ended += 1;
        }
    }
    assert_eq!(ended, 22);
}

#[test]
fn a_game_takes_its_own_cards_along_and_goes_on_without_the_pack() {
    let own = made_up(3);
    let rules = RULES.with_own(own.clone()).expect("they make a game");
    let mut session = rules.begin(rules.start(2, 1), 5, &mut |_| {}).expect("it begins");
    let mut picks = Picks(9);
    for _ in 0..200 {
        if session.game().outcome().is_none() && !session.step_chance(&mut |_| {}).expect("chance answers") {
            let mut listed = Vec::new();
            session.game().answers(&mut listed);
            session.answer(picks.one(&listed), Given::Chosen, &mut |_| {}).expect("it is offered");
        }
    }
    let lines = session.all_lines().expect("lines");
    let again = RULES.verify(&lines).expect("whoever has none of these cards understands it");
    assert_eq!((again.trouble, again.journal.hash()), (None, session.hash()));
    assert_eq!(again.journal.header().setup.own, own);
    // A game of the box alone is written as it always was.
    let plain = RULES.begin(RULES.start(2, 1), 5, &mut |_| {}).expect("it begins").all_lines().expect("lines");
    assert!(!plain[0].contains("own"), "{}", plain[0]);
    // Cards that make no game are refused, whoever has written them into a saved game.
    let broken = lines[0].replacen("copies", "copiez", 1);
    assert!(RULES.verify(&[broken]).is_err());
}

#[test]
fn who_changes_a_card_has_no_card_of_ours_any_more_and_a_card_without_copies_is_in_no_deck() {
    let Card::Item(mut item) = first(Deck::Item) else { unreachable!("an item") };
    item.origin = Origin::Designed;
    let mut card = Card::Item(item.clone());
    assert_eq!(card.origin_mut(), Some(&mut Origin::Designed));
    let is_common = |card: &Card| matches!(card, Card::Item(item) if item.back == Back::Treasure(Rarity::Common));
    let axe = of_the_box().into_iter().find(is_common);
    let Some(Card::Item(mut axe)) = axe else { unreachable!("a common Treasure") };
    axe.copies = 0;
    let mut own = OwnCards::default();
    own.put(Card::Item(axe.clone()));
    let rules = RULES.with_own(own).expect("a game");
    assert_eq!(rules.all().content.named(&axe.id).len(), 0);
    assert!(!RULES.all().content.named(&axe.id).is_empty());
}
