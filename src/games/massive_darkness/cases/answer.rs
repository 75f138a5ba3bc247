//! From a step of a case to an answer of the game.

use super::describe::{SYMBOLS, colour_name, dice_in_words};
use super::format::Step;
use super::names::plain;
use super::world::World;
use crate::games::massive_darkness::rules::ask::{Ask, Drawn, Put};
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::{AbilityUse, Actor, CardId, Hero};
use crate::games::massive_darkness::rules::library::{Abilities, DiceCount};
use crate::games::massive_darkness::rules::state::{Slot, TokenKind};
use crate::games::massive_darkness::rules::{Act, Answer, Choice};
use crate::kernel::board::EdgeId;
use crate::kernel::game::Game as _;
use crate::kernel::list::List;
use smallvec::SmallVec;

/// What is said and done at the market makes sense nowhere else.
pub(super) const IN_TOWN: &str = "that is only for cases with `market` or `after`";

/// Dice of one colour that show the same face.
struct DiceLine {
    count: usize,
    colour: usize,
    face: u8,
}

impl World {
    /// The answer that a step means for the pending question.
    ///
    /// # Errors
    /// A name that does not exist here, or a step that is no answer.
    pub fn answer_of(&self, step: &Step) -> Result<Answer, String> {
        let act = |act: Act| Ok(Answer::Act(act));
        match step {
            Step::Move => act(Act::Move),
            Step::Step(zone) => act(Act::Step(self.zone(zone)?)),
            Step::Open(zone) => {
                let here = self.game.state.hero(self.acting_hero()).zone;
                let edge = self.game.dungeon.board.edge_between(here, self.zone(zone)?);
                act(Act::OpenDoor(edge.unwrap_or(EdgeId(u16::MAX))))
            }
            Step::PickUp => act(Act::PickUp),
            Step::Escape => act(Act::Escape),
            Step::EndMove => act(Act::EndMove),
            Step::Lay(kind) => act(Act::Lay(*kind)),
            Step::Act(name) => {
                let place = self.game.dungeon.acts.iter().position(|known| known.name == *name);
                act(Act::Quest(place.ok_or("the quest has no such Act")? as u8))
            }
            Step::Strike(style, name) => act(Act::Attack(*style, self.object(name)?)),
            Step::Attack(style, enemy) => act(Act::Attack(*style, self.find_enemy(enemy)?.enemy)),
            Step::SwordAndSpell(enemy) => act(Act::SwordAndSpell(self.find_enemy(enemy)?.enemy)),
            Step::Reorganize => act(Act::Reorganize),
            Step::Transmute => match self.game.state.ask {
                Ask::Arrange { hero, .. } => Ok(Answer::Transmute(hero)),
                _ => act(Act::Transmute),
            },
            Step::GetUp => act(Act::GetUp),
            Step::Use(name) => self.use_of(name).map(|ability| Answer::Act(Act::Use(ability))),
            Step::Signature => self.signature().map(|ability| Answer::Act(Act::Use(ability))),
            Step::Nothing => act(Act::Nothing),
            Step::Keep => Ok(Answer::Arrange(SmallVec::new())),
            Step::Equip(card, slot) => self.equip(card, *slot),
            Step::Give(card, hero) => self.arrange(&[(card.clone(), hero.clone(), Slot::Pack)]),
            Step::Arrange(puts) => self.arrange(puts),
            Step::Choose(name) => self.choose(name),
            Step::Pick(names) | Step::Discard(names) => self.pick(names),
            Step::Buy(line, position) => self.buy(line, *position),
            Step::Enough => Ok(Answer::Enough),
            Step::Yes => Ok(Answer::Yes),
            Step::No => Ok(Answer::No),
            Step::Roll(dice) => self.roll(dice),
            Step::Draw(name) => self.draw(name),
            Step::Sell(..) | Step::Trade(..) | Step::Replace(..) | Step::Repeat | Step::GoOn => Err(IN_TOWN.to_owned()),
            Step::Refuse(..)
            | Step::Asks(_)
            | Step::Offers(_)
            | Step::OffersNot(_)
            | Step::OffersOnly(_)
            | Step::Check(_)
            | Step::PassUntil(_) => Err(format!("{} is no answer", step.written())),
        }
    }

    /// A Skill, Item or Consumable of the acting Hero; one he does not have is found as well, to be refused.
    fn use_of(&self, name: &str) -> Result<AbilityUse, String> {
        let known = self.names.abilities_called(name)?;
        let own = self.own(|ability| known.contains(&ability.ability));
        self.best(name, own).unwrap_or_else(|| {
            let owner = Actor::Hero(self.acting_hero());
            Ok(AbilityUse { ability: known[0], card: CardId::NONE, owner })
        })
    }

    /// Does a Hero of the case have such a Skill, Item or Consumable, whether or not it works now?
    pub(super) fn somebody_has(&self, name: &str) -> bool {
        let (state, library) = (&self.game.state, &self.game.library);
        let is_it = |abilities: Abilities| abilities.ids().any(|ability| self.names.ability_is(ability, name));
        state.hero_ids().map(|hero| state.hero(hero)).any(|hero| {
            let class = library.class(hero.class);
            let bought = class.lines.iter().zip(&hero.skills).filter(|(_, bought)| **bought > 0);
            let skills = bought.flat_map(|(line, _)| line).copied();
            let cards = hero.cards.iter().map(|held| library.card(held.card).abilities);
            let own = [library.hero(hero.card).abilities, class.free, class.signature];
            own.into_iter().chain(skills).chain(cards).any(is_it)
        })
    }

    fn signature(&self) -> Result<AbilityUse, String> {
        let own = self.own(|ability| self.game.library.compiled(ability.ability).signature);
        self.best("Signature", own).unwrap_or_else(|| Err("this Hero has no Signature in force".to_owned()))
    }

    fn own(&self, is_it: impl Fn(AbilityUse) -> bool) -> Vec<AbilityUse> {
        let mut own = Vec::new();
        self.game.each_ability(Actor::Hero(self.acting_hero()), &mut |ability| {
            if is_it(ability) {
                own.push(ability);
            }
        });
        own
    }

    /// The one that may be used now; equal cards are as good as each other.
    fn best(&self, name: &str, own: Vec<AbilityUse>) -> Option<Result<AbilityUse, String>> {
        let legal: Vec<AbilityUse> =
            own.iter().copied().filter(|ability| self.game.check(&Answer::Act(Act::Use(*ability))).is_ok()).collect();
        let shown = |ability: &AbilityUse| self.names.ability(ability.ability).to_owned();
        match &legal[..] {
            [] => own.first().copied().map(Ok),
            [first, rest @ ..] if rest.iter().all(|other| shown(other) == shown(first)) => Some(Ok(*first)),
            several => {
                let names: Vec<String> = several.iter().map(shown).collect();
                Some(Err(format!("“{name}” can be {}", names.join(" or "))))
            }
        }
    }

    /// Puts a card of the asked Hero into a slot; what is in the way goes to the Pack.
    fn equip(&self, name: &str, slot: Slot) -> Result<Answer, String> {
        let hero = self.acting_hero();
        let card = self.held(hero, name).or_else(|| self.holder(name).ok().map(|(card, _)| card));
        let card = card.ok_or_else(|| self.nobody_holds(name))?;
        let wanted = Put { card, hero: self.owner(card).unwrap_or(hero), slot };
        let mut listed = Vec::new();
        self.game.answers(&mut listed);
        let full = listed.into_iter().find(|answer| match answer {
            Answer::Arrange(puts) => puts.last() == Some(&wanted),
            _ => false,
        });
        Ok(full.unwrap_or_else(|| Answer::Arrange([wanted].into_iter().collect())))
    }

    fn arrange(&self, puts: &[(String, String, Slot)]) -> Result<Answer, String> {
        let mut arranged: SmallVec<[Put; 3]> = SmallVec::new();
        for (name, hero, slot) in puts {
            let hero = self.hero(hero)?;
            let taken: Vec<CardId> = arranged.iter().map(|put| put.card).collect();
            let card = self.card_to_put(name, hero, &taken)?;
            arranged.push(Put { card, hero, slot: *slot });
        }
        Ok(Answer::Arrange(arranged))
    }

    /// `Long Sword` if only one Hero holds one, otherwise `Long Sword of Bjorn`.
    fn card_to_put(&self, name: &str, to: Hero, taken: &[CardId]) -> Result<CardId, String> {
        if let Some((card, owner)) = name.rsplit_once(" of ")
            && let Ok(owner) = self.hero(owner)
        {
            let cards = self.game.state.hero(owner).cards;
            let mut own = cards.iter().map(|held| held.card).filter(|held| !taken.contains(held));
            return own
                .find(|held| self.names.card_is(*held, card))
                .ok_or_else(|| format!("{} holds no “{card}”", self.hero_name(owner)));
        }
        let mut found: Vec<(CardId, Hero)> = Vec::new();
        for hero in self.game.state.hero_ids() {
            for held in &self.game.state.hero(hero).cards {
                if self.names.card_is(held.card, name) && !taken.contains(&held.card) {
                    found.push((held.card, hero));
                }
            }
        }
        match &found[..] {
            [] => Err(self.nobody_holds(name)),
            [(card, owner), rest @ ..] if rest.iter().all(|(_, other)| other == owner) => Ok(*card),
            _ => {
                Err(format!("several Heroes hold “{name}”: say whose, for example “{name} of {}”", self.hero_name(to)))
            }
        }
    }

    fn holder(&self, name: &str) -> Result<(CardId, Hero), String> {
        let mut heroes = self.game.state.hero_ids();
        heroes.find_map(|hero| Some((self.held(hero, name)?, hero))).ok_or_else(|| self.nobody_holds(name))
    }

    fn owner(&self, card: CardId) -> Option<Hero> {
        let mut heroes = self.game.state.hero_ids();
        heroes.find(|hero| self.game.state.hero(*hero).cards.iter().any(|held| held.card == card))
    }

    fn nobody_holds(&self, name: &str) -> String {
        match self.names.cards_called(name) {
            Ok(_) => format!("no Hero holds “{name}”"),
            Err(unknown) => unknown,
        }
    }

    fn choose(&self, name: &str) -> Result<Answer, String> {
        match self.option(name)? {
            Some(at) => Ok(self.picked(at)),
            None => self.any_choice(name).map(Answer::Pick),
        }
    }

    /// One option as an answer: alone, or where several may be picked, as a selection of one.
    fn picked(&self, at: usize) -> Answer {
        match self.game.state.ask {
            Ask::Choose { most, .. } if most > 1 => Answer::PickSome(1 << at),
            _ => Answer::Pick(self.game.state.options[at]),
        }
    }

    fn pick(&self, names: &[String]) -> Result<Answer, String> {
        let mut mask = 0_u64;
        for name in names {
            let options = &self.game.state.options;
            let free = |at: &usize| mask >> at & 1 == 0;
            let found = (0..options.len()).filter(free).find(|at| self.option_is(options[*at], name));
            mask |= 1 << found.ok_or_else(|| self.not_offered(name))?;
        }
        match self.game.state.ask {
            Ask::Choose { most: 1, .. } if mask.count_ones() == 1 => Ok(self.picked(mask.trailing_zeros() as usize)),
            _ => Ok(Answer::PickSome(mask)),
        }
    }

    /// The position of the option with this name; equal ones are as good as each other.
    fn option(&self, name: &str) -> Result<Option<usize>, String> {
        let options = self.game.state.options;
        let found: Vec<usize> = (0..options.len()).filter(|at| self.option_is(options[*at], name)).collect();
        let shown = |at: &usize| self.option_in_full(options[*at]);
        match &found[..] {
            [] => Ok(None),
            [first, rest @ ..] if rest.iter().all(|other| shown(other) == shown(first)) => Ok(Some(*first)),
            several => {
                let names: Vec<String> = several.iter().map(shown).collect();
                Err(format!("“{name}” can be {}", names.join(" or ")))
            }
        }
    }

    /// What tells an option apart from others: for dice what they show, since equal dice are as good as each other.
    fn option_in_full(&self, choice: Choice) -> String {
        match choice {
            Choice::Die(at) => self.die(at).unwrap_or_else(|| self.choice(choice)),
            _ => self.choice(choice),
        }
    }

    fn not_offered(&self, name: &str) -> String {
        let offered: Vec<String> = self.game.state.options.iter().map(|choice| self.option_in_full(*choice)).collect();
        format!("“{name}” is not among the options: {}", offered.join(", "))
    }

    /// A die on the table in the innermost combat.
    fn die(&self, at: u8) -> Option<String> {
        let combat = self.game.state.frames.iter().rev().find_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat),
            _ => None,
        })?;
        let die = combat.dice.get(usize::from(at))?;
        Some(self.face(die.colour, die.face))
    }

    fn option_is(&self, choice: Choice, name: &str) -> bool {
        let wanted = plain(name);
        if plain(&self.choice(choice)) == wanted {
            return true;
        }
        match choice {
            Choice::Zone(zone) => self.zone(name) == Ok(zone),
            Choice::Hero(hero) => self.names.hero_is(self.game.state.hero(hero).card, name),
            Choice::Enemy(enemy) => {
                let is_known = self.find_enemy(name).is_ok_and(|found| found.enemy == enemy && !found.gone);
                let is_object = self.game.object(enemy).is_some();
                is_known || !is_object && self.names.enemy_is(self.game.state.enemy(enemy).card, name)
            }
            Choice::Leader(_) => wanted == "leader" || wanted == "boss",
            Choice::Minions(_) => wanted == "minions",
            Choice::Share(_, wounds) => wanted == plain(&format!("{wounds} on leader")),
            Choice::Divide(_) => wanted == "divide",
            Choice::Card(card) => self.names.card_is(card, name),
            Choice::Currency(currency) => plain(&format!("{currency:?}")) == wanted,
            Choice::Die(at) => {
                // Equal dice are one option: whichever of them is named by its position, this one is meant.
                let by_place = name.trim().strip_prefix("die ").and_then(|place| place.parse::<u8>().ok());
                let named = by_place.and_then(|place| self.die(place.checked_sub(1)?));
                let shown = self.die(at);
                shown.is_some() && (named == shown || shown.is_some_and(|shown| plain(&shown) == wanted))
            }
            Choice::Ability(ability) => {
                let owned = |label: &str| plain(&format!("{label} of {}", self.actor_name(ability.owner)));
                self.names.ability_is(ability.ability, name) || owned(self.names.ability(ability.ability)) == wanted
            }
            Choice::Nothing
            | Choice::Colour(_)
            | Choice::Side(_)
            | Choice::Style(_)
            | Choice::Option(_)
            | Choice::Symbol(_)
            | Choice::Hand(..)
            | Choice::Skill(..) => false,
        }
    }

    /// Something that is no option here, to be refused.
    fn any_choice(&self, name: &str) -> Result<Choice, String> {
        (self.hero(name).map(Choice::Hero))
            .or_else(|_| self.find_enemy(name).map(|found| Choice::Enemy(found.enemy)))
            .or_else(|_| self.zone(name).map(Choice::Zone))
            .or_else(|_| self.names.cards_called(name).map(|cards| Choice::Card(cards[0])))
            .map_err(|_| self.not_offered(name))
    }

    fn buy(&self, line: &str, position: u8) -> Result<Answer, String> {
        let hero = self.seat().ok_or("no Hero is asked what to buy")?;
        let line = self.names.line_called(self.game.state.hero(hero).class, line)?;
        let position = position.checked_sub(1).ok_or("Skills of a line are counted from 1")?;
        Ok(Answer::Pick(Choice::Skill(line, position)))
    }

    fn draw(&self, name: &str) -> Result<Answer, String> {
        let mut found = None;
        let mut held: Vec<String> = Vec::new();
        self.game.outcomes(&mut |answer, _| {
            if let Answer::Drew(drawn) = answer {
                held.push(self.names.drawn(drawn).to_owned());
                if found.is_none() && self.names.drawn_is(drawn, name) {
                    found = Some(drawn);
                }
            }
        });
        if let Some(drawn) = found {
            return Ok(Answer::Drew(drawn));
        }
        // Not in the deck: the game must say so.
        if let Some(kind) = TokenKind::ALL.into_iter().find(|kind| plain(&format!("{kind:?}")) == plain(name)) {
            return Ok(Answer::Drew(Drawn::Token(kind)));
        }
        if let Ok(cards) = self.names.cards_called(name) {
            return Ok(Answer::Drew(Drawn::Card(cards[0])));
        }
        if let Ok(cards) = self.names.enemies_called(name) {
            return Ok(Answer::Drew(Drawn::Enemy(cards[0])));
        }
        held.sort_unstable();
        held.dedup();
        Err(super::names::unknown("card in this deck", name, held.iter().map(String::as_str)))
    }

    fn roll(&self, words: &[String]) -> Result<Answer, String> {
        let Ask::Roll(dice) = self.game.state.ask else {
            return Ok(Answer::Rolled(List::new()));
        };
        let mut by_colour: [Vec<u8>; 4] = std::array::from_fn(|_| Vec::new());
        let mut rest_blank = false;
        for text in words {
            if plain(text) == "restblank" {
                rest_blank = true;
                continue;
            }
            let DiceLine { count, colour, face } = self.read_die(text)?;
            by_colour[colour].extend(std::iter::repeat_n(face, count));
        }
        let mut given: DiceCount = [0; 4];
        for (colour, faces) in by_colour.iter_mut().enumerate() {
            if rest_blank {
                let blank = self.blank_face(colour);
                faces.resize(faces.len().max(usize::from(dice[colour])), blank);
            }
            given[colour] = faces.len() as u8;
        }
        if given != dice {
            let (asked, given) = (dice_in_words(dice), dice_in_words(given));
            return Err(format!("the roll is {asked}, but the case rolls {given}"));
        }
        Ok(Answer::Rolled(by_colour.into_iter().flatten().collect()))
    }

    /// The face of a colour that shows nothing.
    pub(super) fn blank_face(&self, colour: usize) -> u8 {
        let die = self.game.library.dice.die(crate::kernel::dice::DieId(colour as u8));
        let blank = die.and_then(|die| die.faces.iter().position(|face| face.is_blank()));
        blank.unwrap_or_default() as u8
    }

    /// `red hit hit bam`, `2 yellow hit`, `blue blank`.
    fn read_die(&self, text: &str) -> Result<DiceLine, String> {
        let mut words = text.split_whitespace().peekable();
        let count = words.peek().and_then(|word| word.parse::<usize>().ok());
        if count.is_some() {
            words.next();
        }
        let colour = words.next().unwrap_or_default().to_lowercase();
        let colour = (0..4).find(|known| colour_name(*known) == colour).ok_or_else(|| {
            format!("“{text}” is no die: write a colour and what it shows, for example “red hit hit bam”")
        })?;
        let mut shown = [0_u8; 4];
        for word in words {
            if word.eq_ignore_ascii_case("blank") {
                continue;
            }
            let symbol = SYMBOLS.iter().find(|(_, name)| word.eq_ignore_ascii_case(name));
            let (symbol, _) = symbol.ok_or_else(|| format!("“{word}” in “{text}” is no symbol"))?;
            shown[symbol.index()] += 1;
        }
        let die = self.game.library.dice.die(crate::kernel::dice::DieId(colour));
        let face = die.and_then(|die| die.faces.iter().position(|face| face.0[..4] == shown && face.0[4..] == [0, 0]));
        let face = face.ok_or_else(|| {
            let faces: Vec<String> = (0..6).map(|face| self.face(colour, face)).collect();
            format!("no face shows “{text}”; the faces are: {}", faces.join(", "))
        })?;
        Ok(DiceLine { count: count.unwrap_or(1), colour: usize::from(colour), face: face as u8 })
    }
}
