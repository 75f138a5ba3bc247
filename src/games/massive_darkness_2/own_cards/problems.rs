//! Everything on a card that cannot be right.

use super::card::Card;
use super::fits::{
    ATTACK, DEFENSE, ENEMY_ATTACK, ENEMY_DEFENSE, Role, Word, are_of, deeds, of_arrows, of_claws, of_doors, of_tools,
    schemes,
};
use super::sides::Sides;
use crate::games::massive_darkness_2::rules::cards::{Back, ItemCard};
use crate::games::massive_darkness_2::rules::class_cards::{ArrowCard, BossCard, BossSpace, Colour, SkillCard};
use crate::games::massive_darkness_2::rules::ids::Place;
use crate::games::massive_darkness_2::rules::language::{
    Ability, ClawAbility, Cost, Deed, Effect, Limit, Line, Scheme, When,
};
use crate::games::massive_darkness_2::rules::own_tiles::TileFault;
use crate::games::massive_darkness_2::rules::{AttackType, Class, Dice, Die};
use crate::house::packs::over;

/// Letters of a code at most.
const CODE: usize = 80;
/// Lines of anything on a card at most.
pub const MOST_LINES: usize = 4;
/// So many Claws come up in one roll at most (M2-DICE-11).
pub const MOST_CLAWS: u8 = 6;
/// Tiers of an Enemy (M2-SPAWN-03).
pub const TIERS: usize = 3;
/// Spaces of the Boss track at most.
pub const MOST_SPACES: usize = 12;
/// Copies of a card at most; where there are none it is not in its deck.
pub const MOST_COPIES: u8 = 9;

/// Tokens in the box: Spike Traps, Bear Traps, Fountains, Regular and Greater Chests (M2-COMP-12).
const TOKENS: [usize; 5] = [6, 4, 4, 15, 4];
/// Wounds on a Spike Trap, actions lost by a Bear Trap, Health of a Fountain at most.
pub const MOST_HURT: u8 = 6;
#[expect(missing_docs, reason = "said above")]
pub const MOST_LOST: u8 = 3;
#[expect(missing_docs, reason = "said above")]
pub const MOST_FOUND: u8 = 9;

/// Something on a card that cannot be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardProblem {
    /// Its code is empty or longer than what is shown of it.
    Code,
    /// A number that no card has.
    Number,
    /// Dice that such a card does not have, or more than there are.
    Dice,
    /// A weapon that nobody can hold, or a weapon of a Mob that is none.
    NoWeapon,
    /// A type of attack twice, or none where one is needed.
    Attack,
    /// M2-ITEM-10: a Consumable with dice of its own.
    Consumable,
    /// A lower grade of another Class, or of no lower Level (M2-SKILL-02).
    Grade,
    /// Something that only another Class has.
    Class,
    /// A moment that does not come for such a card.
    Moment,
    /// A condition that cannot be asked there, or one twice.
    Condition,
    /// A cost that cannot be paid there, or one twice.
    Cost,
    /// It cannot be used so often then.
    Limit,
    /// An effect that can do nothing then.
    Effect,
    /// More than one thing that needs somebody it is for.
    TwoTargets,
    /// Nothing happens.
    NoEffect,
    /// More lines than fit on a card.
    TooMuch,
    /// It could be used without end.
    Endless,
    /// Together with what stands elsewhere it could be used without end.
    Circle,
    /// Not one card for each tier.
    Tiers,
    /// It leaves the board and nothing brings it back.
    NoReturn,
    /// Fewer lines than Claws can come up (M2-BOSS-21).
    Claws,
    /// More or fewer tokens than lie in the box (M2-COMP-12).
    Tokens,
    /// M2-COMP-18: Traps of a kind, and none of them is blank.
    Blank,
    /// What keeps a side of a Tile from being one.
    Tile(TileFault),
}

impl over::CardProblem for CardProblem {
    fn message_id(self) -> &'static str {
        match self {
            Self::Code => "card-md2-problem-code",
            Self::Number => "card-md2-problem-number",
            Self::Dice => "card-md2-problem-dice",
            Self::NoWeapon => "card-md2-problem-no-weapon",
            Self::Attack => "card-md2-problem-attack",
            Self::Consumable => "card-md2-problem-consumable",
            Self::Grade => "card-md2-problem-grade",
            Self::Class => "card-md2-problem-class",
            Self::Moment => "card-md2-problem-moment",
            Self::Condition => "card-md2-problem-condition",
            Self::Cost => "card-md2-problem-cost",
            Self::Limit => "card-md2-problem-limit",
            Self::Effect => "card-md2-problem-effect",
            Self::TwoTargets => "card-md2-problem-two-targets",
            Self::NoEffect => "card-md2-problem-no-effect",
            Self::TooMuch => "card-md2-problem-too-much",
            Self::Endless => "card-md2-problem-endless",
            Self::Circle => "card-md2-problem-circle",
            Self::Tiers => "card-md2-problem-tiers",
            Self::NoReturn => "card-md2-problem-no-return",
            Self::Claws => "card-md2-problem-claws",
            Self::Tokens => "card-md2-problem-tokens",
            Self::Blank => "card-md2-problem-blank",
            Self::Tile(fault) => tile(fault),
        }
    }
}

/// The same words as for Tiles that a Quest brings, where they say nothing of this one in particular.
fn tile(fault: TileFault) -> &'static str {
    match fault {
        TileFault::Nameless => "tile-fault-nameless",
        // A side of the box is called as it is.
        TileFault::LongName | TileFault::Twice => "card-md2-problem-code",
        TileFault::Size => "tile-fault-size",
        TileFault::Letter(_) => "card-md2-problem-floor",
        TileFault::Bottomless => "tile-fault-bottomless",
        TileFault::TooManyEdges => "tile-fault-edges",
        TileFault::Edge => "tile-fault-edge",
        TileFault::EdgeTwice => "tile-fault-edge-twice",
        TileFault::Opened => "tile-fault-opened",
    }
}

/// A problem and where it stands.
pub type FoundProblem = over::FoundProblem<CardProblem>;

/// Collects what is wrong.
#[derive(Default)]
struct Search {
    ability: Option<usize>,
    found: Vec<FoundProblem>,
}

/// Everything on a card that cannot be right.
#[must_use]
pub fn problems(card: &Card) -> Vec<FoundProblem> {
    let mut search = Search::default();
    search.say(!(1..=CODE).contains(&card.code().trim().chars().count()), CardProblem::Code);
    search.facts(card);
    let may_do_nothing = matches!(card, Card::Skill(skill) if !skill.tokens.is_empty() || skill.poison > 0);
    for (at, (role, ability)) in card.abilities().into_iter().enumerate() {
        search.ability = Some(at);
        search.ability(role, ability);
        search.say(ability.r#do.is_empty() && !may_do_nothing, CardProblem::NoEffect);
    }
    search.found
}

impl Search {
    fn say(&mut self, is_wrong: bool, what: CardProblem) {
        let problem = FoundProblem { what, ability: self.ability };
        if is_wrong && !self.found.contains(&problem) {
            self.found.push(problem);
        }
    }

    fn number(&mut self, number: u8, least: u8, most: u8) {
        self.say(!(least..=most).contains(&number), CardProblem::Number);
    }

    fn dice(&mut self, dice: Dice, colours: &[Die]) {
        self.say(!are_of(dice, colours), CardProblem::Dice);
    }

    /// Each type once at most; where there is none nobody attacks.
    fn attack(&mut self, attack: &[(AttackType, Dice)], colours: &[Die], is_needed: bool) {
        let is_twice =
            AttackType::ALL.into_iter().any(|kind| attack.iter().filter(|(other, _)| *other == kind).count() > 1);
        self.say(is_twice || (is_needed && attack.is_empty()), CardProblem::Attack);
        for (_, dice) in attack {
            self.dice(*dice, colours);
            self.say(dice.total() == 0, CardProblem::Dice);
        }
    }

    /// Words of one list: each is offered, none is there twice, and their numbers are numbers that there are.
    fn words<W: Word>(&mut self, words: &[W], offered: &[W], what: CardProblem) {
        let is_twice = (1..words.len()).any(|at| words[at].is_among(&words[..at]));
        self.say(!words.iter().all(|word| word.is_among(offered)) || is_twice, what);
        self.say(!words.iter().all(|word| word.is_within()), CardProblem::Number);
        self.say(words.len() > MOST_LINES, CardProblem::TooMuch);
    }

    fn facts(&mut self, card: &Card) {
        match card {
            Card::Hero(hero) => {
                self.number(hero.health, 1, 15);
                self.number(hero.mana, 0, 15);
            }
            Card::Item(item) => self.item(item),
            Card::Skill(skill) => self.skill(skill),
            Card::Power(_) => {}
            Card::Arrow(arrow) => self.arrow(arrow),
            Card::Spirit(spirit) => {
                self.number(spirit.health, 1, 20);
                self.attack(&spirit.attack, ATTACK, true);
                self.dice(spirit.defense, DEFENSE);
                self.number(spirit.fire.max(spirit.frost), 0, 5);
            }
            Card::Door(door) => {
                self.number(door.copies, 0, MOST_COPIES);
                self.words(&door.r#do, &of_doors(), CardProblem::Effect);
            }
            Card::Mob(kind) => {
                self.say(kind.tiers.len() != TIERS, CardProblem::Tiers);
                for tier in &kind.tiers {
                    self.number(tier.reward, 0, 5);
                    self.number(tier.health, 1, 30);
                    self.dice(tier.defense, ENEMY_DEFENSE);
                    self.claw(&tier.claw, true);
                }
            }
            Card::Roamer(kind) => {
                self.say(kind.tiers.len() != TIERS, CardProblem::Tiers);
                for tier in &kind.tiers {
                    self.number(tier.reward, 0, 5);
                    tier.fixed.into_iter().for_each(|cards| self.number(cards, 0, 5));
                    self.number(tier.health, 1, 30);
                    self.dice(tier.defense, ENEMY_DEFENSE);
                    self.attack(&tier.attack, ENEMY_ATTACK, true);
                    self.lines(&tier.lines);
                    self.claw(&tier.claw, false);
                }
            }
            Card::Boss(boss) => self.boss(boss),
            Card::Tool(tool) => {
                let token = &tool.token;
                self.words(&token.r#do, &of_tools(token.colour), CardProblem::Effect);
                self.number(token.copies, 0, MOST_COPIES);
                self.number(token.draws, 0, 2);
                // M2-ROGUE-14, M2-ROGUE-15: what only an attack has.
                let is_of_attacks = token.shadow || token.poison;
                self.say(is_of_attacks && token.colour != Colour::Red, CardProblem::Effect);
                let does_nothing = token.r#do.is_empty() && !is_of_attacks && token.draws == 0;
                self.say(does_nothing, CardProblem::NoEffect);
            }
            Card::Boards(boards) => self.number(boards.top, 1, 9),
            Card::Sides(sides) => self.sides(sides),
            Card::Tile(tile) => tile.problem().into_iter().for_each(|problem| self.say(true, problem)),
        }
    }

    fn sides(&mut self, sides: &Sides) {
        self.say(sides.counts() != TOKENS, CardProblem::Tokens);
        sides.spikes.iter().for_each(|wounds| self.number(*wounds, 0, MOST_HURT));
        sides.bears.iter().for_each(|actions| self.number(*actions, 0, MOST_LOST));
        sides.fountains.iter().for_each(|health| self.number(*health, 1, MOST_FOUND));
        self.say(!sides.spikes.contains(&0) || !sides.bears.contains(&0), CardProblem::Blank);
    }

    fn item(&mut self, item: &ItemCard) {
        let (is_consumable, is_weapon) = (item.slot == Place::Consumable, !item.attack.is_empty());
        let is_of_mobs = matches!(item.back, Back::Mob(_));
        let is_tier = !matches!(item.back, Back::Mob(tier) if usize::from(tier) >= TIERS);
        self.say(!is_tier, CardProblem::Number);
        let is_held = matches!(item.slot, Place::Hand | Place::TwoHands);
        self.say((is_weapon && !is_held) || (is_of_mobs && !is_weapon), CardProblem::NoWeapon);
        let has_dice = is_weapon || item.defense.total() > 0;
        self.say(is_consumable && has_dice, CardProblem::Consumable);
        self.attack(&item.attack, ATTACK, false);
        self.dice(item.defense, DEFENSE);
        self.dice(item.of_many.unwrap_or_default(), DEFENSE);
        self.number(item.copies, 0, MOST_COPIES);
        self.say(item.abilities.len() > MOST_LINES, CardProblem::TooMuch);
    }

    fn skill(&mut self, skill: &SkillCard) {
        self.number(skill.level, 1, 5);
        let is_for_another = (skill.stance.is_some() && skill.class != Class::Berserker)
            || ((!skill.tokens.is_empty() || skill.poison > 0) && skill.class != Class::Rogue)
            || (skill.blessed.is_some() && skill.class != Class::Paladin);
        self.say(is_for_another, CardProblem::Class);
        self.say(skill.above.as_ref() == Some(&skill.id), CardProblem::Grade);
        skill.tokens.iter().for_each(|(_, count)| self.number(*count, 1, 4));
        self.say(skill.tokens.len() > MOST_LINES, CardProblem::TooMuch);
        self.number(skill.poison, 0, 5);
    }

    fn arrow(&mut self, arrow: &ArrowCard) {
        self.number(arrow.aim, 0, 6);
        self.number(arrow.copies, 0, MOST_COPIES);
        self.words(&arrow.quick, &of_arrows(false), CardProblem::Effect);
        self.words(&arrow.critical, &of_arrows(false), CardProblem::Effect);
        self.words(&arrow.over, &of_arrows(true), CardProblem::Effect);
    }

    fn claw(&mut self, claw: &ClawAbility, is_mob: bool) {
        // What costs no Claw could be used without end.
        self.number(claw.claws, 1, MOST_CLAWS);
        self.say(claw.r#do.is_empty(), CardProblem::NoEffect);
        self.words(&claw.r#do, &of_claws(is_mob), CardProblem::Effect);
    }

    fn deeds(&mut self, done: &[Deed], is_boss: bool) {
        let offered = deeds(is_boss);
        self.say(!done.iter().all(|deed| deed.is_among(&offered)), CardProblem::Effect);
        self.say(!done.iter().all(|deed| deed.is_within()), CardProblem::Number);
        self.say(done.len() > MOST_LINES, CardProblem::TooMuch);
    }

    fn lines(&mut self, lines: &[Line]) {
        self.say(lines.len() > MOST_LINES, CardProblem::TooMuch);
        let schemes = schemes();
        for line in lines {
            self.words(&[line.r#if], &schemes, CardProblem::Condition);
            self.deeds(&line.r#do, false);
            self.say(line.r#do.is_empty(), CardProblem::NoEffect);
        }
        let leaves = lines.iter().any(|line| line.r#do.contains(&Deed::Leave));
        let returns =
            lines.iter().any(|line| line.r#if == Scheme::Away && line.r#do.first() == Some(&Deed::BesideLowest));
        // The first line that is met counts: one for whatever else keeps those below from ever being met.
        let otherwise = lines.iter().position(|line| line.r#if == Scheme::Otherwise);
        let is_hidden = otherwise.is_some_and(|at| lines[at..].iter().any(|line| line.r#if == Scheme::Away));
        self.say(leaves && (!returns || is_hidden), CardProblem::NoReturn);
    }

    fn boss(&mut self, boss: &BossCard) {
        self.number(boss.health, 1, 40);
        self.number(boss.actions, 1, 3);
        self.number(boss.dice, 1, MOST_CLAWS);
        self.attack(&boss.attack, ENEMY_ATTACK, true);
        self.dice(boss.defense, ENEMY_DEFENSE);
        self.claw(&boss.claw, false);
        let mut dice = boss.dice;
        for space in &boss.track {
            match space {
                BossSpace::Nothing | BossSpace::Action => {}
                BossSpace::Attack(more) => self.dice(*more, ENEMY_ATTACK),
                BossSpace::Roll(more) => {
                    self.number(*more, 1, MOST_CLAWS);
                    dice = dice.saturating_add(*more);
                }
                BossSpace::Adds(claws, deeds) => {
                    self.number(*claws, 0, MOST_CLAWS);
                    self.deeds(deeds, true);
                }
            }
        }
        let actions = boss.track.iter().filter(|space| **space == BossSpace::Action).count();
        self.say(actions > 3, CardProblem::Number);
        self.say(!(1..=MOST_SPACES).contains(&boss.track.len()), CardProblem::TooMuch);
        self.say(boss.specials.len() <= usize::from(dice.min(MOST_CLAWS)), CardProblem::Claws);
        self.say(boss.specials.len() > usize::from(MOST_CLAWS) + 1, CardProblem::TooMuch);
        boss.specials.iter().for_each(|special| self.deeds(special, true));
    }

    fn ability(&mut self, role: Role, ability: &Ability) {
        let when = ability.when;
        self.say(!role.whens().contains(&when), CardProblem::Moment);
        self.words(&ability.r#if, &role.conditions(when), CardProblem::Condition);
        self.words(&ability.cost, &role.costs(when), CardProblem::Cost);
        self.words(&ability.r#do, &role.effects(when), CardProblem::Effect);
        let is_endless = role.is_endless(ability);
        self.say(is_endless, CardProblem::Endless);
        self.say(!is_endless && !role.limits(ability).contains(&ability.limit), CardProblem::Limit);
        let aimed = |effect: &&Effect| matches!(effect, Effect::Heal(_) | Effect::Wounds(_) | Effect::Step);
        self.say(ability.r#do.iter().filter(aimed).count() > 1, CardProblem::TwoTargets);
    }
}

/// The ability with everything that does not go with its moment left out, and something else in its place where otherwise nothing
/// would be left.
#[must_use]
pub fn fitted(role: Role, ability: &Ability) -> Ability {
    let mut fitting = ability.clone();
    if !role.whens().contains(&fitting.when) {
        fitting.when = role.whens().first().copied().unwrap_or_default();
    }
    let when = fitting.when;
    fit(&mut fitting.r#if, &role.conditions(when));
    fit(&mut fitting.cost, &role.costs(when));
    fit(&mut fitting.r#do, &role.effects(when));
    // For whom it is can be asked of one of them only.
    let mut is_aimed = false;
    fitting.r#do.retain(|effect| {
        let aimed = matches!(effect, Effect::Heal(_) | Effect::Wounds(_) | Effect::Step);
        let stays = !(aimed && is_aimed);
        is_aimed |= aimed;
        stays
    });
    if fitting.r#do.is_empty() {
        fitting.r#do.extend(role.effects(when).first());
    }
    if !role.limits(&fitting).contains(&fitting.limit) {
        fitting.limit = role.limits(&fitting).first().copied().unwrap_or(Limit::Round);
    }
    fitting
}

/// Words that are not offered go; of two alike the first stays.
fn fit<W: Word>(words: &mut Vec<W>, offered: &[W]) {
    let mut kept: Vec<W> = Vec::new();
    for word in words.drain(..) {
        if word.is_among(offered) && !word.is_among(&kept) && kept.len() < MOST_LINES {
            kept.push(word);
        }
    }
    *words = kept;
}

/// An ability to begin with.
#[must_use]
pub fn plainest(role: Role) -> Ability {
    let when = match role {
        Role::Shadow | Role::Consumable => When::Free,
        Role::Item(_) | Role::OfClass(_) => When::Attack,
    };
    let cost = role.costs(when).into_iter().find(|cost| matches!(cost, Cost::Mana(_)));
    fitted(role, &Ability { when, cost: cost.into_iter().collect(), ..Ability::default() })
}
