//! Names as people write them: English names, ids and codes, whatever the case and punctuation.

use crate::games::massive_darkness::rules::ask::Drawn;
use crate::games::massive_darkness::rules::cards::EnemyDeck;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::ids::{AbilityId, CardId, ClassId, DoorId, EnemyCardId, EventId, HeroId};
use crate::games::massive_darkness::rules::library::{Abilities, Library};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::house::text::Texts;

/// A name in the form in which names are compared.
#[must_use]
pub fn plain(name: &str) -> String {
    name.chars().filter(|sign| sign.is_alphanumeric() || *sign == '#').flat_map(char::to_lowercase).collect()
}

/// What one thing is called: how it is shown, and everything it answers to.
#[derive(Clone, Debug, Default)]
pub struct Called {
    /// The name that is shown.
    pub shown: String,
    labels: Vec<String>,
}

impl Called {
    fn new(shown: String, labels: &[&str]) -> Self {
        let mut called = Self { labels: labels.iter().map(|label| plain(label)).collect(), shown };
        called.labels.push(plain(&called.shown));
        called
    }

    /// Is this one of its names?
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        let name = plain(name);
        self.labels.contains(&name)
    }
}

/// The names of everything in a box.
#[derive(Clone, Debug)]
pub struct Names {
    cards: Vec<Called>,
    enemies: Vec<Called>,
    heroes: Vec<Called>,
    classes: Vec<Called>,
    lines: Vec<Vec<Called>>,
    doors: Vec<Called>,
    events: Vec<Called>,
    abilities: Vec<Called>,
}

impl Names {
    /// Collects all names of a box.
    #[must_use]
    pub fn new(library: &Library, texts: &Texts) -> Self {
        let mut names = Self {
            cards: Vec::new(),
            enemies: Vec::new(),
            heroes: Vec::new(),
            classes: Vec::new(),
            lines: Vec::new(),
            doors: library
                .doors
                .iter()
                .map(|card| coded(&card.code, &card.id, &english(texts, "door", &card.id)))
                .collect(),
            events: library
                .events
                .iter()
                .map(|card| coded(&card.code, &card.id, &english(texts, "event", &card.id)))
                .collect(),
            abilities: Vec::new(),
        };
        names.name_equipment(library, texts);
        names.name_enemies(library, texts);
        names.name_heroes(library, texts);
        names.name_classes(library, texts);
        names
    }

    fn name_equipment(&mut self, library: &Library, texts: &Texts) {
        for entry in &library.equipment {
            let card = &entry.card;
            let name = english(texts, "card", &card.id);
            let german = printed_code(&card.code, Edition::De);
            let labels = [card.id.as_str(), &name, &card.code, &german, &format!("{} {}", card.id, card.level)];
            self.cards.push(Called::new(format!("{name} {}", card.level), &labels));
            self.name_abilities(entry.abilities, &[&name, &card.id, &card.code]);
        }
    }

    fn name_enemies(&mut self, library: &Library, texts: &Texts) {
        for entry in &library.enemies {
            let card = &entry.card;
            let name = english(texts, "enemy", &card.kind);
            let german = printed_code(&card.code, Edition::De);
            let shown = match card.deck {
                EnemyDeck::Guard(level) => format!("{name} {level}"),
                EnemyDeck::Lesser => format!("Lesser {name}"),
                EnemyDeck::Greater => format!("Greater {name}"),
            };
            self.enemies.push(Called::new(shown, &[&name, &card.kind, &card.code, &german]));
            self.name_abilities(entry.abilities, &[&name, &card.kind, &card.code]);
        }
    }

    fn name_heroes(&mut self, library: &Library, texts: &Texts) {
        for entry in &library.heroes {
            let card = &entry.card;
            let name = english(texts, "hero", &card.id);
            self.heroes.push(Called::new(name.clone(), &[&card.id, &card.code]));
            let shadow = Abilities { first: entry.abilities.first, count: card.shadow.len() as u16 };
            let special =
                Abilities { first: entry.abilities.first + shadow.count, count: entry.abilities.count - shadow.count };
            self.name_abilities(shadow, &[&format!("{name} in shadow")]);
            let special_name = english(texts, "skill", &card.special_name);
            self.name_abilities(special, &[&special_name, &card.special_name]);
        }
    }

    fn name_classes(&mut self, library: &Library, texts: &Texts) {
        for entry in &library.classes {
            let sheet = &entry.sheet;
            self.classes.push(Called::new(english(texts, "class", &sheet.id), &[&sheet.id]));
            for (abilities, id) in [(entry.signature, &sheet.signature_name), (entry.free, &sheet.free_name)] {
                self.name_abilities(abilities, &[&english(texts, "skill", id), id]);
            }
            let mut lines = Vec::new();
            for (line, skills) in sheet.lines.iter().zip(&entry.lines) {
                let name = english(texts, "skill", &line.id);
                for (position, abilities) in skills.iter().enumerate() {
                    let numbered = format!("{name} {}", position + 1);
                    self.name_abilities(*abilities, &[&numbered, &name, &line.id]);
                }
                lines.push(Called::new(name, &[&line.id]));
            }
            self.lines.push(lines);
        }
    }

    /// Several abilities of one card or Skill are told apart by `#1`, `#2` … behind the name.
    fn name_abilities(&mut self, abilities: Abilities, names: &[&str]) {
        for (at, id) in abilities.ids().enumerate() {
            let mut labels: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            labels.extend(names.iter().map(|name| format!("{name} #{}", at + 1)));
            let first = names.first().copied().unwrap_or_default();
            let shown = if abilities.count > 1 { format!("{first} #{}", at + 1) } else { first.to_owned() };
            let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
            if self.abilities.len() <= id.index() {
                self.abilities.resize(id.index() + 1, Called::default());
            }
            self.abilities[id.index()] = Called::new(shown, &labels);
        }
    }

    /// Gives an ability a further name, by which it is shown from now on.
    pub fn also(&mut self, ability: AbilityId, name: &str) {
        if let Some(called) = self.abilities.get_mut(ability.index()) {
            called.labels.push(plain(name));
            called.shown = name.to_owned();
        }
    }

    fn all(&self) -> impl Iterator<Item = &Called> {
        let lists =
            [&self.cards, &self.enemies, &self.heroes, &self.classes, &self.doors, &self.events, &self.abilities];
        lists.into_iter().chain(&self.lines).flatten()
    }

    /// Is anything in the box called so?
    #[must_use]
    pub fn is_name(&self, name: &str) -> bool {
        self.all().any(|called| called.is(name))
    }

    /// Is this a part of the name of anything in the box?
    #[must_use]
    pub fn is_part_of_a_name(&self, part: &str) -> bool {
        let part = plain(part);
        !part.is_empty() && self.all().any(|called| plain(&called.shown).contains(&part))
    }

    /// How a card of Equipment is called.
    #[must_use]
    pub fn card(&self, card: CardId) -> &str {
        shown(&self.cards, card.index())
    }

    /// How an Enemy card is called.
    #[must_use]
    pub fn enemy(&self, card: EnemyCardId) -> &str {
        shown(&self.enemies, card.index())
    }

    /// How a Hero is called.
    #[must_use]
    pub fn hero(&self, hero: HeroId) -> &str {
        shown(&self.heroes, hero.index())
    }

    /// How a Class is called.
    #[must_use]
    pub fn class(&self, class: ClassId) -> &str {
        shown(&self.classes, class.index())
    }

    /// How a Door card is called.
    #[must_use]
    pub fn door(&self, card: DoorId) -> &str {
        shown(&self.doors, card.index())
    }

    /// How an Event card is called.
    #[must_use]
    pub fn event(&self, card: EventId) -> &str {
        shown(&self.events, card.index())
    }

    /// How an ability is called.
    #[must_use]
    pub fn ability(&self, ability: AbilityId) -> &str {
        shown(&self.abilities, ability.index())
    }

    /// How a line of Skills is called.
    #[must_use]
    pub fn line(&self, class: ClassId, line: u8) -> &str {
        self.lines.get(class.index()).map_or("?", |lines| shown(lines, usize::from(line)))
    }

    /// All cards of Equipment with this name.
    ///
    /// # Errors
    /// There is none; names that look alike.
    pub fn cards_called(&self, name: &str) -> Result<Vec<CardId>, String> {
        all(&self.cards, name, "card of Equipment").map(|found| found.map(|at| CardId(at as u16)).collect())
    }

    /// All Enemy cards with this name.
    ///
    /// # Errors
    /// There is none; names that look alike.
    pub fn enemies_called(&self, name: &str) -> Result<Vec<EnemyCardId>, String> {
        all(&self.enemies, name, "Enemy card").map(|found| found.map(|at| EnemyCardId(at as u16)).collect())
    }

    /// The Hero card with this name.
    ///
    /// # Errors
    /// There is none; names that look alike.
    pub fn hero_called(&self, name: &str) -> Result<HeroId, String> {
        first(&self.heroes, name, "Hero").map(|at| HeroId(at as u8))
    }

    /// The Class with this name.
    ///
    /// # Errors
    /// There is none; names that look alike.
    pub fn class_called(&self, name: &str) -> Result<ClassId, String> {
        first(&self.classes, name, "Class").map(|at| ClassId(at as u8))
    }

    /// The line of Skills with this name.
    ///
    /// # Errors
    /// The Class has none; names that look alike.
    pub fn line_called(&self, class: ClassId, name: &str) -> Result<u8, String> {
        let lines = self.lines.get(class.index()).map_or(&[][..], |lines| &lines[..]);
        first(lines, name, &format!("line of Skills of {}", self.class(class))).map(|at| at as u8)
    }

    /// All abilities with this name.
    ///
    /// # Errors
    /// There is none; names that look alike.
    pub fn abilities_called(&self, name: &str) -> Result<Vec<AbilityId>, String> {
        all(&self.abilities, name, "ability").map(|found| found.map(|at| AbilityId(at as u16)).collect())
    }

    /// Is this one of the names of an ability?
    #[must_use]
    pub fn ability_is(&self, ability: AbilityId, name: &str) -> bool {
        self.abilities.get(ability.index()).is_some_and(|called| called.is(name))
    }

    /// Is this one of the names of a card of Equipment?
    #[must_use]
    pub fn card_is(&self, card: CardId, name: &str) -> bool {
        self.cards.get(card.index()).is_some_and(|called| called.is(name))
    }

    /// Is this one of the names of an Enemy card?
    #[must_use]
    pub fn enemy_is(&self, card: EnemyCardId, name: &str) -> bool {
        self.enemies.get(card.index()).is_some_and(|called| called.is(name))
    }

    /// Is this one of the names of a Hero?
    #[must_use]
    pub fn hero_is(&self, hero: HeroId, name: &str) -> bool {
        self.heroes.get(hero.index()).is_some_and(|called| called.is(name))
    }

    /// How a drawn card is called.
    #[must_use]
    pub fn drawn(&self, drawn: Drawn) -> &str {
        match drawn {
            Drawn::Card(card) => self.card(card),
            Drawn::Enemy(card) => self.enemy(card),
            Drawn::Door(card) => self.door(card),
            Drawn::Event(card) => self.event(card),
            Drawn::Token(kind) => token(kind),
        }
    }

    /// Is this one of the names of a drawn card?
    #[must_use]
    pub fn drawn_is(&self, drawn: Drawn, name: &str) -> bool {
        let called = match drawn {
            Drawn::Token(kind) => return plain(token(kind)) == plain(name),
            Drawn::Card(card) => self.cards.get(card.index()),
            Drawn::Enemy(card) => self.enemies.get(card.index()),
            Drawn::Door(card) => self.doors.get(card.index()),
            Drawn::Event(card) => self.events.get(card.index()),
        };
        called.is_some_and(|called| called.is(name))
    }
}

/// A kind of token as cases write it.
fn token(kind: TokenKind) -> &'static str {
    match kind {
        TokenKind::Treasure => "Treasure",
        TokenKind::SpecialTreasure => "SpecialTreasure",
        TokenKind::Artifact => "Artifact",
        TokenKind::Lair => "Lair",
        TokenKind::Library => "Library",
    }
}

fn coded(code: &str, id: &str, name: &str) -> Called {
    let german = printed_code(code, Edition::De);
    Called::new(name.to_owned(), &[code, id, &german])
}

/// The English name; without one, the id.
fn english(texts: &Texts, kind: &str, id: &str) -> String {
    let key = format!("{kind}-{id}");
    if texts.has(&key) { texts.get(&key).to_string() } else { id.to_owned() }
}

fn shown(list: &[Called], at: usize) -> &str {
    list.get(at).map_or("none", |called| &called.shown)
}

fn all<'a>(list: &'a [Called], name: &'a str, what: &str) -> Result<impl Iterator<Item = usize> + 'a, String> {
    if !list.iter().any(|called| called.is(name)) {
        return Err(unknown(what, name, list.iter().map(|called| called.shown.as_str())));
    }
    Ok(list.iter().enumerate().filter(move |(_, called)| called.is(name)).map(|(at, _)| at))
}

fn first(list: &[Called], name: &str, what: &str) -> Result<usize, String> {
    all(list, name, what).map(|mut found| found.next().unwrap_or_default())
}

/// “There is no … ‘…’”, with names that look alike.
#[must_use]
pub fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let wanted = plain(name);
    let mut near: Vec<(usize, &str)> = known.map(|known| (unlikeness(&wanted, &plain(known)), known)).collect();
    near.sort_unstable();
    near.dedup();
    let limit = wanted.chars().count() / 2 + 1;
    let alike: Vec<&str> = near.iter().filter(|(far, _)| *far <= limit).take(4).map(|(_, known)| *known).collect();
    let listed: Vec<&str> = near.iter().take(8).map(|(_, known)| *known).collect();
    match (&alike[..], near.len()) {
        ([], 0) => format!("there is no {what} “{name}”"),
        ([], 1..=8) => format!("there is no {what} “{name}”; there are: {}", listed.join(", ")),
        ([], _) => format!("there is no {what} “{name}”"),
        (alike, _) => format!("there is no {what} “{name}”; do you mean {}?", alike.join(" or ")),
    }
}

/// How many letters must be changed to make one name of the other; a part of a name is near.
fn unlikeness(one: &str, other: &str) -> usize {
    if !one.is_empty() && (other.contains(one) || one.contains(other) && !other.is_empty()) {
        return 1;
    }
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = at + 1;
        for (column, mark) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *mark);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}
