//! From a case to a game that waits for its first answer.

use super::format::{Begin, Case, DeckLine, EnemyLine, HeroLine};
use super::map::{CaseMap, parse};
use super::names::{Names, unknown};
use super::world::World;
use crate::games::massive_darkness::content::{shipped_quest, shipped_quests};
use crate::games::massive_darkness::quest::{self, Quest};
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::ask::{DeckName, Drawn};
use crate::games::massive_darkness::rules::cards::{EnemyDeck, EquipmentDeck, Role, SlotSymbol};
use crate::games::massive_darkness::rules::dungeon::{Dungeon, HeroChoice, Mode, Setup, recommended};
use crate::games::massive_darkness::rules::ids::{CardId, EnemyCardId, Hero};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::setup::{full_decks, lay_tokens, put_up_objects};
use crate::games::massive_darkness::rules::state::{
    EnemyState, Held, HeroState, MAX_MINIONS, Phase, Slot, State, Token,
};
use crate::games::massive_darkness::rules::story::HeroRecord;
use crate::kernel::board::{Board, BoardState, SpaceId};
use crate::kernel::deck::Deck;
use crate::kernel::reading::read;
use std::sync::Arc;

/// Lays out a case and runs it to its first question: the table before anything happened (none where the rules of Setup
/// lay it), and at the first question.
///
/// # Errors
/// What in the case cannot be laid out.
pub(super) fn lay_out(case: &Case, library: Arc<Library>, names: Names) -> Result<(Option<World>, World), String> {
    super::strict::check_words(case)?;
    super::proof::check_looks(case)?;
    super::ignored::check_fields(case)?;
    let dungeon = Arc::new(dungeon_of(case, &library)?);
    let setup = Setup::standard(Vec::new(), lifebringer(case), case.edition).reading(case.otherwise.clone());
    if let Begin::Setup = case.begin {
        return set_up(case, library, names, dungeon).map(|world| (None, world));
    }
    let state = State { decks: full_decks(&library), ..State::default() };
    let mut game = MassiveDarkness::with_state(library, dungeon, &setup, state);
    game.mode = case.mode;
    let mut table = Table { world: World::new(game, names, case), case };
    table.fill()?;
    let Table { mut world, .. } = table;
    super::strict::check_values(&world, case)?;
    let laid_out = world.clone();
    world.begin();
    Ok((Some(laid_out), world))
}

fn lifebringer(case: &Case) -> u8 {
    case.lifebringer.unwrap_or(2)
}

/// `begin: Setup`: the Setup of the rules on the map of the case.
fn set_up(case: &Case, library: Arc<Library>, names: Names, dungeon: Arc<Dungeon>) -> Result<World, String> {
    if case.mode == Mode::Story {
        return set_up_story(case, library, names, dungeon);
    }
    let mut heroes = Vec::new();
    for line in &case.heroes {
        let hero = names.hero_called(&line.hero)?;
        let mut choice: HeroChoice = recommended(&library, hero);
        if let Some(class) = &line.class {
            choice.class = library.class(names.class_called(class)?).sheet.id.clone();
        }
        if let Some(weapon) = line.equip.first() {
            let cards = names.cards_called(weapon)?;
            let starting = cards.iter().find(|card| library.card(**card).card.deck == EquipmentDeck::Starting);
            choice.weapon = library.card(*starting.unwrap_or(&cards[0])).card.id.clone();
        }
        heroes.push(choice);
    }
    begin_quest(case, library, names, dungeon, Setup::standard(heroes, lifebringer(case), case.edition))
}

/// STORY-13: with `mode: Story` the Heroes come as the case says, with all they have.
fn set_up_story(case: &Case, library: Arc<Library>, names: Names, dungeon: Arc<Dungeon>) -> Result<World, String> {
    let party = records(case, &library, &names, &dungeon)?;
    begin_quest(case, library, names, dungeon, Setup::story(party, lifebringer(case), case.edition))
}

/// The Heroes of a case in town.
///
/// # Errors
/// What in the case cannot be laid out.
pub(super) fn party(case: &Case, library: &Arc<Library>, names: &Names) -> Result<Vec<HeroRecord>, String> {
    super::strict::check_words(case)?;
    let somewhere = dungeon_of(&Case { map: "L".to_owned(), ..Case::default() }, library)?;
    records(case, library, names, &Arc::new(somewhere))
}

/// STORY-24: the Heroes of a case as they are written down between quests. They are laid out like those of any other
/// case, and taken up from there: so cards and Skills are named in one way only.
fn records(
    case: &Case,
    library: &Arc<Library>,
    names: &Names,
    dungeon: &Arc<Dungeon>,
) -> Result<Vec<HeroRecord>, String> {
    let empty = State { decks: full_decks(library), ..State::default() };
    let setup = Setup::standard(Vec::new(), lifebringer(case), case.edition).reading(case.otherwise.clone());
    let game = MassiveDarkness::with_state(Arc::clone(library), Arc::clone(dungeon), &setup, empty);
    let mut table = Table { world: World::new(game, names.clone(), case), case };
    for line in &case.heroes {
        table.add_hero(line)?;
    }
    let game = &table.world.game;
    Ok(game.state.hero_ids().map(|hero| game.record_of(hero)).collect())
}

fn begin_quest(
    case: &Case,
    library: Arc<Library>,
    names: Names,
    dungeon: Arc<Dungeon>,
    setup: Setup,
) -> Result<World, String> {
    let setup = &setup.reading(case.otherwise.clone());
    let mut heard = Vec::new();
    let game = MassiveDarkness::new(library, dungeon, setup, &mut |event| heard.push(event))
        .map_err(|error| error.to_string())?;
    let mut world = World::new(game, names, case);
    world.hear(&heard);
    Ok(world)
}

/// A shipped quest.
pub(super) fn quest_called(id: &str) -> Result<Quest, String> {
    let text = shipped_quest(id).ok_or_else(|| {
        let known = shipped_quests().map(|(file, _)| file.trim_end_matches(".ron"));
        unknown("quest", id, known)
    })?;
    read(text).map_err(|error| error.to_string())
}

/// The dungeon of a shipped quest.
fn dungeon_of_quest(id: &str, library: &Library) -> Result<Dungeon, String> {
    quest::lay_out(&quest_called(id)?, &library.tiles)
        .map_err(|problems| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
}

/// The dungeon of a case.
fn dungeon_of(case: &Case, library: &Library) -> Result<Dungeon, String> {
    if let Some(quest) = &case.quest {
        return dungeon_of_quest(quest, library);
    }
    let mut map = parse(&case.map)?;
    let find = |map: &CaseMap, name: &str| zone_on(map, case, name);
    let mut groups = Vec::new();
    for group in &case.tiles {
        groups.push(group.iter().map(|zone| find(&map, zone)).collect::<Result<Vec<_>, _>>()?);
    }
    map.lay_tiles(&groups);
    for (zone, level) in &case.level_tokens {
        let zone = find(&map, zone)?;
        map.level_tokens.push((zone, *level));
        let tile = usize::from(map.zones[zone.index()].tile);
        map.tiles[tile].level = map.tiles[tile].level.max(*level);
    }
    for (a, b) in &case.stairs {
        let (a, b) = (find(&map, a)?, find(&map, b)?);
        let passage = crate::kernel::board::Passage::Open;
        map.edges.push(crate::kernel::board::Edge { a, b, way: None, passage });
    }
    let start = if case.start.is_empty() { SpaceId(0) } else { find(&map, &case.start)? };
    let exit = case.exit.as_deref().map(|exit| find(&map, exit)).transpose()?;
    let mut tokens = Vec::new();
    for (kind, zone) in &case.tokens {
        tokens.push(Token::new(*kind, find(&map, zone)?));
    }
    for (kind, zone) in &case.fixed {
        tokens.push(Token { fixed: true, ..Token::new(*kind, find(&map, zone)?) });
    }
    let mut bags = Vec::new();
    for (spots, kinds) in &case.face_down {
        for spot in spots {
            tokens.push(Token { zone: find(&map, spot)?, bag: bags.len() as u8 + 1, ..Token::default() });
        }
        bags.push(kinds.iter().flat_map(|(kind, count)| std::iter::repeat_n(*kind, usize::from(*count))).collect());
    }
    let mut names = Vec::new();
    for (name, zones) in &case.names {
        for zone in zones.split_whitespace() {
            names.push((name.clone(), find(&map, zone)?));
        }
    }
    for (zone, wounds) in &case.tile_wounds {
        let tile = usize::from(map.zones[find(&map, zone)?.index()].tile);
        map.tiles[tile].wounds = *wounds;
    }
    let board = Board::new(map.zones.len(), map.edges.clone()).map_err(|error| error.to_string())?;
    let dungeon = Dungeon {
        id: "case".to_owned(),
        board,
        zones: map.zones.clone(),
        tiles: map.tiles.clone(),
        level_tokens: map.level_tokens.clone(),
        start,
        exit,
        open_doors: map.open_doors.clone(),
        names,
        tokens,
        bags,
        goals: case.goals.clone(),
        start_level: case.level.unwrap_or(1),
        ..Dungeon::default()
    };
    super::quest_words::take_in(dungeon, case, &|zone| find(&map, zone))
}

fn zone_on(map: &CaseMap, case: &Case, name: &str) -> Result<SpaceId, String> {
    let named = case.names.get(name).and_then(|zones| zones.split_whitespace().next());
    let written = named.unwrap_or(name);
    let found = (0..map.zones.len() as u16).map(SpaceId).find(|zone| map.place(*zone) == written.replace(' ', ""));
    found.ok_or_else(|| {
        format!("there is no Zone “{name}” on the map (Zones are written “x,y” from 0,0 at the top left)")
    })
}

/// The table while it is being laid out.
struct Table<'c> {
    world: World,
    case: &'c Case,
}

impl Table<'_> {
    fn fill(&mut self) -> Result<(), String> {
        let case = self.case;
        let game = &mut self.world.game;
        let mut board = BoardState::default();
        for door in &game.dungeon.open_doors {
            board.open(&game.dungeon.board, *door);
        }
        game.state.board = board;
        game.rebuild_lines();
        game.mark_open_chambers();
        game.state.level = case.level.unwrap_or(1);
        game.state.round = case.round.unwrap_or(1);
        game.state.lifebringer = lifebringer(case);
        game.state.starting_heroes = case.starting_heroes.unwrap_or(case.heroes.len() as u8);
        game.state.active = Hero::NONE;
        let dungeon = Arc::clone(&game.dungeon);
        lay_tokens(&mut game.state, &dungeon);
        for line in &case.heroes {
            self.add_hero(line)?;
        }
        for line in &case.enemies {
            self.add_enemy(line)?;
        }
        put_up_objects(&mut self.world.game.state, &dungeon);
        // Now the Enemies have their names.
        let (game, names) = (self.world.game.clone(), self.world.names.clone());
        self.world = World::new(game, names, case);
        for line in &case.decks {
            self.arrange_deck(line)?;
        }
        if let Some(first) = &case.first_player {
            self.world.game.state.first_player = self.world.hero(first)?;
        }
        super::quest_words::come_to(&mut self.world, case)?;
        super::begin::begin(&mut self.world, case)?;
        if let Some(phase) = case.phase {
            self.world.game.state.phase = phase;
        }
        Ok(())
    }

    fn add_hero(&mut self, line: &HeroLine) -> Result<(), String> {
        let names = self.world.names.clone();
        let card = names.hero_called(&line.hero)?;
        if self.world.game.state.heroes.iter().any(|hero| hero.card == card) {
            return Err(format!("{} plays twice", names.hero(card)));
        }
        let library = Arc::clone(&self.world.game.library);
        let class = match &line.class {
            Some(class) => names.class_called(class)?,
            None => names.class_called(&library.hero(card).card.recommended)?,
        };
        let zone = match &line.at {
            Some(zone) => self.world.zone(zone)?,
            None => self.world.game.dungeon.start,
        };
        let (xp, micro_xp) = (line.xp, line.micro_xp);
        let mut state = HeroState { card, class, zone, xp, micro_xp, ..HeroState::default() };
        state.stunned = line.stunned;
        state.dead = line.dead;
        state.escaped = line.escaped;
        for (kind, count) in &line.carried {
            state.carried[*kind as usize] = *count;
        }
        for (skill, count) in &line.skills {
            let number = names.line_called(class, skill)?;
            let most = library.class(class).lines[usize::from(number)].len();
            if usize::from(*count) > most {
                return Err(format!("the line {skill} has only {most} Skills"));
            }
            state.skills[usize::from(number)] = *count;
        }
        for name in &line.equip {
            let card = self.take_card(name)?;
            let slot = free_slot(&library, &state, card).ok_or_else(|| {
                format!("{} cannot equip {name} as well: the slots are full (EQUIP-03)", names.hero(state.card))
            })?;
            state.cards.push(Held { card, slot });
        }
        for name in &line.pack {
            let card = self.take_card(name)?;
            state.cards.push(Held { card, slot: Slot::Pack });
        }
        if !self.world.game.state.heroes.push(state) {
            return Err("more than 6 heroes (COMP-16)".to_owned());
        }
        let hero = Hero(self.world.game.state.heroes.len() as u8 - 1);
        let health = match line.health {
            Some(health) => health,
            None if line.dead => 0,
            None => self.world.game.max_health(hero),
        };
        self.world.game.state.hero_mut(hero).health = health;
        Ok(())
    }

    /// A card of this name that nobody has yet leaves its deck.
    fn take_card(&mut self, name: &str) -> Result<CardId, String> {
        let cards = self.world.names.cards_called(name)?;
        let state = &self.world.game.state;
        let taken = |card: CardId| {
            state.heroes.iter().any(|hero| hero.cards.iter().any(|held| held.card == card))
                || state.enemies.iter().any(|enemy| enemy.present && enemy.treasure == card)
        };
        let free: Vec<CardId> = cards.iter().copied().filter(|card| !taken(*card)).collect();
        let card = free.first().copied().ok_or_else(|| format!("all cards “{name}” are taken already"))?;
        let entry = &self.world.game.library.card(card).card;
        let deck = match entry.deck {
            EquipmentDeck::Starting => None,
            EquipmentDeck::Treasure => Some(DeckName::Treasure(entry.level)),
            EquipmentDeck::Artifact => Some(DeckName::Artifact),
        };
        if let Some(deck) = deck {
            self.remove(deck, Drawn::Card(card));
        }
        Ok(card)
    }

    fn remove(&mut self, deck: DeckName, drawn: Drawn) {
        if let Some(number) = self.world.game.number_in_deck(deck, drawn) {
            self.world.game.deck_mut(deck).take(number);
        }
    }

    fn add_enemy(&mut self, line: &EnemyLine) -> Result<(), String> {
        let cards = self.world.names.enemies_called(&line.card)?;
        let state = &self.world.game.state;
        let taken = |card: EnemyCardId| state.enemies.iter().any(|enemy| enemy.present && enemy.card == card);
        let card = cards.iter().copied().find(|card| !taken(*card));
        let card = card.ok_or_else(|| format!("all cards “{}” are on the board already", line.card))?;
        let library = Arc::clone(&self.world.game.library);
        let entry = library.enemy(card);
        let deck = match entry.card.deck {
            EnemyDeck::Guard(level) => DeckName::Guard(level),
            EnemyDeck::Lesser => DeckName::Lesser,
            EnemyDeck::Greater => DeckName::Greater,
        };
        self.remove(deck, Drawn::Enemy(card));
        let is_mob = library.kind(entry.kind).role == Role::Mob;
        let full = if is_mob { entry.card.minions * self.world.game.state.starting_heroes } else { 0 };
        let count = line.minions.unwrap_or(full.max(line.minion_wounds.len() as u8));
        if usize::from(count) > MAX_MINIONS {
            return Err(format!("{}: {count} Minions are more than {MAX_MINIONS}", line.card));
        }
        if line.minion_wounds.len() > usize::from(count) {
            return Err(format!("{}: more Minions have Wounds than there are", line.card));
        }
        let mut enemy =
            EnemyState { present: true, card, leader: line.leader, wounds: line.wounds, ..EnemyState::default() };
        enemy.zone = self.world.zone(&line.at)?;
        for at in 0..usize::from(count) {
            enemy.minions.push(line.minion_wounds.get(at).copied().unwrap_or(0));
        }
        enemy.stunned = line.stunned;
        enemy.patrol = line.patrol;
        enemy.uncounted = line.uncounted;
        enemy.foe = super::quest_words::foe_of(&mut self.world.game, line)?;
        enemy.second_card = match &line.second {
            Some(second) => self.world.names.enemies_called(second)?.first().copied(),
            None => None,
        };
        enemy.treasure = match &line.treasure {
            Some(name) => self.take_card(name)?,
            None => CardId::NONE,
        };
        if self.world.game.state.enemies.push(enemy) { Ok(()) } else { Err("too many Enemies".to_owned()) }
    }

    fn arrange_deck(&mut self, line: &DeckLine) -> Result<(), String> {
        match line {
            DeckLine::Empty(deck) => *self.world.game.deck_mut(*deck) = Deck::default(),
            DeckLine::Only(deck, names) => {
                *self.world.game.deck_mut(*deck) = Deck::default();
                for number in self.numbers(*deck, names)? {
                    self.world.game.deck_mut(*deck).put_back(number);
                }
            }
            DeckLine::Discarded(deck, names) => {
                for number in self.numbers(*deck, names)? {
                    self.world.game.deck_mut(*deck).discard(number);
                }
            }
            DeckLine::Top(deck, names) => {
                for number in self.numbers(*deck, names)?.into_iter().rev() {
                    self.world.game.deck_mut(*deck).put_on_top(number);
                }
            }
        }
        Ok(())
    }

    /// The cards of a deck with these names; the same name twice means two cards.
    fn numbers(&self, deck: DeckName, names: &[String]) -> Result<Vec<u16>, String> {
        let game = &self.world.game;
        let size = match deck {
            DeckName::Door => game.library.doors.len(),
            DeckName::Event => game.library.events.len(),
            _ => Deck::new(256).remaining(),
        };
        let on_table = |drawn: Drawn| match drawn {
            Drawn::Card(card) => {
                let held = game.state.heroes.iter().any(|hero| hero.cards.iter().any(|held| held.card == card));
                held || game.state.enemies.iter().any(|enemy| enemy.present && enemy.treasure == card)
            }
            Drawn::Enemy(card) => game.state.enemies.iter().any(|enemy| enemy.present && enemy.card == card),
            Drawn::Door(_) | Drawn::Event(_) | Drawn::Token(_) => false,
        };
        let mut numbers: Vec<u16> = Vec::new();
        for name in names {
            let found = (0..size as u16).find(|number| {
                let drawn = game.card_of_deck(deck, *number);
                let is_it = game.number_in_deck(deck, drawn) == Some(*number) && belongs(&game.library, deck, drawn);
                is_it && self.world.names.drawn_is(drawn, name) && !numbers.contains(number) && !on_table(drawn)
            });
            numbers.push(found.ok_or_else(|| format!("the deck {deck:?} has no (further) card “{name}”"))?);
        }
        Ok(numbers)
    }
}

fn belongs(library: &Library, deck: DeckName, drawn: Drawn) -> bool {
    match (deck, drawn) {
        (DeckName::Guard(level), Drawn::Enemy(card)) => {
            library.enemies.get(card.index()).is_some_and(|entry| entry.card.deck == EnemyDeck::Guard(level))
        }
        (DeckName::Lesser, Drawn::Enemy(card)) => {
            library.enemies.get(card.index()).is_some_and(|entry| entry.card.deck == EnemyDeck::Lesser)
        }
        (DeckName::Greater, Drawn::Enemy(card)) => {
            library.enemies.get(card.index()).is_some_and(|entry| entry.card.deck == EnemyDeck::Greater)
        }
        (DeckName::Treasure(level), Drawn::Card(card)) => library
            .equipment
            .get(card.index())
            .is_some_and(|entry| entry.card.deck == EquipmentDeck::Treasure && entry.card.level == level),
        (DeckName::Artifact, Drawn::Card(card)) => {
            library.equipment.get(card.index()).is_some_and(|entry| entry.card.deck == EquipmentDeck::Artifact)
        }
        (DeckName::Door, Drawn::Door(_)) | (DeckName::Event, Drawn::Event(_)) => true,
        _ => false,
    }
}

/// EQUIP-02..04: where a card can be equipped beside those that are.
fn free_slot(library: &Library, state: &HeroState, card: CardId) -> Option<Slot> {
    let taken = |slot: Slot| state.cards.iter().any(|held| held.slot == slot);
    let two_handed = |held: &Held| library.card(held.card).card.slot == SlotSymbol::TwoHands && held.slot != Slot::Pack;
    match library.card(card).card.slot {
        SlotSymbol::None => Some(Slot::Pack),
        SlotSymbol::Body => (!taken(Slot::Body)).then_some(Slot::Body),
        SlotSymbol::TwoHands => (!taken(Slot::FirstHand) && !taken(Slot::SecondHand)).then_some(Slot::FirstHand),
        SlotSymbol::Hand if state.cards.iter().any(two_handed) => None,
        SlotSymbol::Hand if !taken(Slot::FirstHand) => Some(Slot::FirstHand),
        SlotSymbol::Hand => (!taken(Slot::SecondHand)).then_some(Slot::SecondHand),
    }
}

/// The phase a case begins in unless it says otherwise.
pub(super) fn phase_of(begin: &Begin) -> Phase {
    match begin {
        Begin::HeroPhase | Begin::Activation(_) | Begin::Counter(..) | Begin::Combat(..) | Begin::Spawn(..) => {
            Phase::Heroes
        }
        Begin::EnemyPhase | Begin::Enemy(_) | Begin::Reinforcement => Phase::Enemies,
        Begin::Experience => Phase::Experience,
        Begin::Event => Phase::Event,
        Begin::EndOfRound => Phase::End,
        Begin::RoundStart | Begin::Setup => Phase::Setup,
    }
}
