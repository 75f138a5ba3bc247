//! SETUP: what lies where before the first round.

use crate::cards::{Back, Content};
use crate::dungeon::Dungeon;
use crate::frames::{Frame, SpawnStep};
use crate::ids::{CardId, ESCORT, MOST_HEROES, Place, Rarity};
use crate::kernel::bits::Bits;
use crate::kernel::deck::Deck;
use crate::kernel::game::Refusal;
use crate::quest::Happens;
use crate::state::{Ally, Hero, Hidden, Lying, State, Thing};
use crate::{Events, Flow, MassiveDarkness2};
use serde::ser::{SerializeStruct as _, Serializer};
use serde::{Deserialize, Serialize};

/// What a player chooses before the game (M2-SETUP-01, M2-SETUP-05).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    /// The Hero, by id.
    pub hero: String,
    /// The Starting weapon, by id.
    pub weapon: String,
    /// The vial, by id.
    pub vial: String,
    /// The Level 1 Skill, by id; none for a Class without Skill cards.
    #[serde(default)]
    pub skill: String,
    /// Where it lies: a stance, a quadrant.
    #[serde(default)]
    pub place: u8,
    /// The stance of the Berserker, or the quadrant of the pointer of the Wizard.
    #[serde(default)]
    pub start: u8,
}

/// What a game begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The Heroes, a seat each.
    pub heroes: Vec<Chosen>,
    /// M2-DIFFICULTY-01: one Lifebringer token less.
    pub hellbreaker: bool,
    /// M2-OQ-22: a Mob with nothing but a Ranged weapon steps away from the Heroes of its Zone.
    pub ranged_mob_steps_away: bool,
    /// M2-EPHASE-03: the Fire of a Roaming Monster comes before its Frost in any case.
    pub fire_before_frost_roaming: bool,
    /// M2-OQ-36: attack spells are for Magic attacks only.
    pub attack_spell_needs_magic_attack: bool,
    /// M2-OQ-45: Enemies move towards the one whom the Quest leads, too.
    pub summoner_draws_enemies: bool,
    /// M2-OQ-64: whoever travels, or leaves the Dungeon, suffers no Reaction Wounds.
    pub travel_is_not_leaving: bool,
    /// M2-Q4-R1: the seat of the Hero who takes the card of the Quest, instead of a Starting weapon.
    pub bearer: u8,
}

/// By hand, because the hash of what a game begins with counts fields that are left out, too, and by it saved games know their Quest: a
/// reading that came later is there only where it was chosen, so that games from before it are the same as ever.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Nobody forgets a field here that comes later.
        let Self {
            heroes,
            hellbreaker,
            ranged_mob_steps_away,
            fire_before_frost_roaming,
            attack_spell_needs_magic_attack,
            summoner_draws_enemies,
            travel_is_not_leaving,
            bearer,
        } = self;
        let mut setup = serializer.serialize_struct("Setup", 7 + usize::from(*travel_is_not_leaving))?;
        setup.serialize_field("heroes", heroes)?;
        setup.serialize_field("hellbreaker", hellbreaker)?;
        setup.serialize_field("ranged_mob_steps_away", ranged_mob_steps_away)?;
        setup.serialize_field("fire_before_frost_roaming", fire_before_frost_roaming)?;
        setup.serialize_field("attack_spell_needs_magic_attack", attack_spell_needs_magic_attack)?;
        setup.serialize_field("summoner_draws_enemies", summoner_draws_enemies)?;
        setup.serialize_field("bearer", bearer)?;
        if *travel_is_not_leaving {
            setup.serialize_field("travel_is_not_leaving", travel_is_not_leaving)?;
        }
        setup.end()
    }
}

/// M2-SETUP-09, M2-SETUP-14: 1, 2, 3 with 1–2, 3–4, 5–6 Heroes.
#[must_use]
pub fn scaled(heroes: usize) -> u8 {
    match heroes {
        0..=2 => 1,
        3..=4 => 2,
        _ => 3,
    }
}

impl State {
    /// Lays everything out (M2-SETUP-01 to M2-SETUP-16, M2-SETUP-19 to M2-SETUP-22). What is drawn is drawn by the first frame.
    ///
    /// # Errors
    /// The rule that what was chosen breaks.
    pub fn begin(content: &Content, dungeon: &Dungeon, setup: &Setup) -> Result<Self, Refusal> {
        if !dungeon.is_whole() {
            return Err(Refusal::new("M2-SETUP-12", "refusal-md2-dungeon"));
        }
        let count = setup.heroes.len();
        if !(1..=MOST_HEROES).contains(&count) {
            return Err(Refusal::new("M2-COMP-14", "refusal-md2-heroes"));
        }
        let printing = &content.printed.printing;
        let mut state = Self { turn: crate::state::NOBODY, states: printing.states, ..Self::default() };
        state.as_if = dungeon.story.as_if.unwrap_or(0);
        for (counter, begin) in state.counters.iter_mut().zip(&dungeon.story.counted) {
            *counter = *begin;
        }
        let mut left = content.of_back(Back::Starting);
        for (seat, chosen) in setup.heroes.iter().enumerate() {
            let zone = dungeon.start_of(seat);
            let burden = burden_of(content, dungeon, setup, seat)?;
            let hero = choose(content, chosen, burden, &mut left, &state)?;
            // M2-Q4-R1, M2-Q4-R8.
            if dungeon.story.burden.is_some() && seat == bearer_of(setup) {
                let weapon =
                    hero.equipped().find(|card| content.item(*card).is_some_and(|item| !item.attack.is_empty()));
                state.burden = weapon.unwrap_or_default();
            }
            let home = dungeon.zone(zone).tile;
            let _ = state.heroes.push(Hero { zone, home, ..hero });
        }
        crate::classes::fill_tools(content, &mut state);
        // M2-SETUP-10.
        for rarity in Rarity::ALL {
            let place = rarity as usize;
            state.treasure[place] = Deck::of(content.of_back(Back::Treasure(rarity)));
            state.mob_items[place] = Deck::of(content.of_back(Back::Mob(place as u8)));
            state.mob_decks[place] = Deck::new(content.printed.mobs.len());
            state.roaming[place] = Deck::new(content.printed.roamers.len());
        }
        // M2-SETUP-25.
        for deck in &mut state.treasure {
            deck.take(u16::from(state.burden.0));
        }
        state.arrows = Deck::new(content.arrow_cards.len());
        state.doors = Deck::new(content.door_cards.len());
        // M2-SETUP-21, M2-SETUP-01: dashboards first, then the bag; the rest is the supply.
        state.supply = printing.treasure;
        for hero in &mut *state.heroes {
            for rarity in printing.tokens {
                let there = &mut state.supply[rarity as usize];
                let taken = (*there).min(1);
                *there -= taken;
                hero.beside[rarity as usize] += taken;
            }
        }
        state.bag[0] = std::mem::take(&mut state.supply[0]);
        state.bag[1] = printing.rare_in_bag.min(state.supply[1]);
        state.supply[1] -= state.bag[1];
        state.hidden = Hidden {
            spikes: Bits::below(printing.spikes.len()),
            bears: Bits::below(printing.bears.len()),
            fountains: Bits::below(printing.fountains.len()),
            chests: Bits::below(printing.chests.len()),
            great_chests: Bits::below(printing.great_chests.len()),
        };
        // M2-SETUP-09, M2-DIFFICULTY-01.
        let scale = scaled(usize::from(state.number()));
        state.lifebringer = scale - u8::from(setup.hellbreaker);
        let hidden = [
            (Thing::SpikeTrap, printing.spikes.len()),
            (Thing::BearTrap, printing.bears.len()),
            (Thing::Fountain, printing.fountains.len()),
            (Thing::Chest, printing.chests.len()),
            (Thing::GreatChest, printing.great_chests.len()),
        ];
        for (thing, most) in hidden {
            // M2-LIMIT-01.
            if dungeon.things.iter().filter(|(laid, _)| *laid == thing).count() > most {
                return Err(Refusal::new("M2-LIMIT-01", "refusal-md2-dungeon"));
            }
        }
        for (thing, zone) in &dungeon.things {
            let copies = if *thing == Thing::Loot { scale } else { 1 };
            for _ in 0..copies {
                let _ = state.things.push(Lying { thing: *thing, zone: *zone });
            }
        }
        for edge in &dungeon.open_doors {
            state.board.open(&dungeon.board, *edge);
        }
        for chamber in &dungeon.revealed {
            state.revealed.insert(usize::from(*chamber));
        }
        // M2-Q2-R1.
        if dungeon.story.escort.is_some() {
            state.allies[usize::from(ESCORT)] = Ally { here: true, zone: dungeon.start, ..Ally::default() };
        }
        let _ = state.frames.push(Frame::Setup { at: 0 });
        Ok(state)
    }
}

/// The seat that takes the card of the Quest.
fn bearer_of(setup: &Setup) -> usize {
    usize::from(setup.bearer) % setup.heroes.len().max(1)
}

/// The card that this Hero takes instead of a Starting weapon. Alone any Starting weapon may be it (M2-Q4-R8).
fn burden_of(content: &Content, dungeon: &Dungeon, setup: &Setup, seat: usize) -> Result<Option<usize>, Refusal> {
    let Some(burden) = dungeon.story.burden.as_ref().filter(|_| seat == bearer_of(setup)) else { return Ok(None) };
    if setup.heroes.len() == 1 && setup.heroes[seat].weapon != burden.card {
        return Ok(None);
    }
    let card = content.named(&burden.card).first().map(|card| card.index());
    card.map(Some).ok_or(Refusal::new("M2-SETUP-25", "refusal-md2-dungeon"))
}

/// One Hero with its Starting Items, one of them another card where the Quest says so.
fn choose(
    content: &Content,
    chosen: &Chosen,
    instead: Option<usize>,
    left: &mut Bits<4>,
    state: &State,
) -> Result<Hero, Refusal> {
    let heroes = &content.printed.heroes;
    let place = heroes.iter().position(|hero| hero.id == chosen.hero).map(|place| place as u8);
    let is_free = |place: &u8| state.heroes.iter().all(|hero| hero.card != *place);
    let card = place.filter(is_free).ok_or(Refusal::new("M2-SETUP-01", "refusal-md2-hero"))?;
    let read = &heroes[usize::from(card)];
    let mut hero =
        Hero { card, health: read.health, mana: read.mana, level: 1, blessed: crate::state::NOBODY, ..Hero::default() };
    let item = |card: &usize| content.item(CardId(*card as u8));
    let is_armor = |card: &usize| item(card).is_some_and(|item| item.slot == Place::Body);
    let armor = left.iter().find(is_armor);
    let weapon =
        left.iter().find(|card| item(card).is_some_and(|item| item.id == chosen.weapon && !item.attack.is_empty()));
    let vial = left
        .iter()
        .find(|card| item(card).is_some_and(|item| item.id == chosen.vial && item.slot == Place::Consumable));
    // M2-SETUP-06: each card can be taken by one Hero only.
    let weapon = instead.or(weapon).ok_or(Refusal::new("M2-SETUP-06", "refusal-md2-weapon"))?;
    let vial = vial.ok_or(Refusal::new("M2-SETUP-05", "refusal-md2-vial"))?;
    for card in armor.into_iter().chain([weapon, vial]) {
        left.remove(card);
        hero.items.insert(card);
        crate::items::put_on(content, &mut hero, CardId(card as u8), None);
    }
    crate::classes::begin(content, &mut hero, &chosen.skill, chosen.place, chosen.start)?;
    Ok(hero)
}

impl MassiveDarkness2 {
    /// M2-SETUP-17, M2-SETUP-18, M2-SETUP-24: a Mob in each Starting Mob Zone.
    pub(crate) fn step_setup(&mut self, at: &mut u8, log: &mut Events<'_>) -> Flow {
        let Some(zone) = self.table.dungeon.mobs.get(usize::from(*at)).copied() else {
            let is_over = usize::from(*at) > self.table.dungeon.mobs.len();
            *at = u8::MAX;
            if !is_over {
                self.happens(Happens::Setup, None, log);
                return Flow::Again;
            }
            return Flow::Done;
        };
        *at += 1;
        Flow::Push(Frame::SpawnMob { zone, kind: 0, step: SpawnStep::Draw, left: 0 })
    }
}
