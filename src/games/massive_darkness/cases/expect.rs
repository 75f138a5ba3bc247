//! Facts: is it so, and if not, what is true?

use super::about::{Topic, about};
use super::format::{Asks, Fact};
use super::names::plain;
use super::world::World;
use crate::games::massive_darkness::rules::ask::{Ask, DeckName, Drawn};
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::rules::state::{EnemyState, HeroState, Slot};
use crate::kernel::board::{Passage, SpaceId};
use crate::kernel::game::Game as _;

/// Is it so, and what is so?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What the case expects holds.
    pub so: bool,
    /// What is true.
    pub found: String,
}

pub(super) type Judged = Result<Verdict, String>;

pub(super) fn same<T: PartialEq + std::fmt::Debug>(expected: &T, found: &T) -> Judged {
    Ok(Verdict { so: expected == found, found: format!("{found:?}") })
}

pub(super) fn is(so: bool, found: impl Into<String>) -> Judged {
    Ok(Verdict { so, found: found.into() })
}

pub(super) fn yes_or_no(so: bool) -> Judged {
    is(so, if so { "it is so" } else { "it is not so" })
}

impl World {
    /// Judges a fact.
    ///
    /// # Errors
    /// A name that does not exist in the case.
    pub fn judge(&self, fact: &Fact) -> Judged {
        match about(fact).0 {
            Topic::Turned => self.judge_turned(fact),
            Topic::Figure => self.judge_figure(fact),
            Topic::Hero => self.judge_hero(fact),
            Topic::Enemy => self.judge_enemy(fact),
            Topic::Dice => self.judge_dice(fact),
            Topic::Board => self.judge_board(fact),
            Topic::Quest => self.judge_quest(fact),
            Topic::Game => self.judge_game(fact),
            Topic::Deck => self.judge_deck(fact),
            Topic::Happened => self.judge_happened(fact),
            Topic::Question => self.judge_question(fact),
            Topic::Town => Err(super::answer::IN_TOWN.to_owned()),
        }
    }

    fn judge_turned(&self, fact: &Fact) -> Judged {
        let Fact::Not(inner) = fact else { return yes_or_no(false) };
        let inner = self.judge(inner)?;
        is(!inner.so, inner.found)
    }

    fn judge_question(&self, fact: &Fact) -> Judged {
        let Fact::Asked(asks) = fact else { return yes_or_no(false) };
        is(self.asks(asks)?.is_none(), self.question())
    }

    fn judge_figure(&self, fact: &Fact) -> Judged {
        match fact {
            Fact::At(actor, zone) => {
                let there = self.zone(zone)?;
                let here = self.zone_of(actor)?;
                is(here == there, self.place(here))
            }
            Fact::Stunned(actor) => yes_or_no(match self.actor(actor)? {
                Actor::Hero(hero) => self.game.state.hero(hero).stunned,
                Actor::Enemy(enemy) => self.game.state.enemy(enemy).stunned,
            }),
            Fact::Present(enemy) => yes_or_no(!self.find_enemy(enemy)?.gone),
            Fact::Gone(enemy) => yes_or_no(self.find_enemy(enemy)?.gone),
            _ => yes_or_no(false),
        }
    }

    fn zone_of(&self, actor: &str) -> Result<SpaceId, String> {
        Ok(self.game.state.zone_of(self.actor(actor)?))
    }

    fn hero_state(&self, name: &str) -> Result<(Hero, &HeroState), String> {
        let hero = self.hero(name)?;
        Ok((hero, self.game.state.hero(hero)))
    }

    fn judge_hero(&self, fact: &Fact) -> Judged {
        match fact {
            Fact::Health(hero, health) => same(health, &self.hero_state(hero)?.1.health),
            Fact::MaxHealth(hero, health) => same(health, &self.game.max_health(self.hero(hero)?)),
            Fact::Xp(hero, xp) => same(xp, &self.hero_state(hero)?.1.xp),
            Fact::MicroXp(hero, xp) => same(xp, &self.hero_state(hero)?.1.micro_xp),
            Fact::Dead(hero) => yes_or_no(self.hero_state(hero)?.1.dead),
            Fact::Alive(hero) => yes_or_no(!self.hero_state(hero)?.1.dead),
            Fact::Escaped(hero) => yes_or_no(self.hero_state(hero)?.1.escaped),
            Fact::Cards(hero, count) => same(&usize::from(*count), &self.hero_state(hero)?.1.cards.len()),
            Fact::Holds(hero, card) => self.judge_cards(hero, card, |_| true),
            Fact::Equipped(hero, card) => self.judge_cards(hero, card, |slot| slot != Slot::Pack),
            Fact::InSlot(hero, card, wanted) => self.judge_cards(hero, card, |slot| slot == *wanted),
            Fact::Bought(hero, line, count) => {
                let (_, state) = self.hero_state(hero)?;
                let line = self.names.line_called(state.class, line)?;
                same(count, &state.skills[usize::from(line)])
            }
            Fact::SkillActive(hero, line, position) => {
                let (hero, state) = self.hero_state(hero)?;
                let line = self.names.line_called(state.class, line)?;
                let skills = &self.game.library.class(state.class).lines[usize::from(line)];
                let at = usize::from(*position).checked_sub(1).and_then(|at| skills.get(at));
                let abilities = at.ok_or_else(|| format!("this line has {} Skills", skills.len()))?;
                let mut active = false;
                self.game.each_ability(Actor::Hero(hero), &mut |own| {
                    active |= abilities.ids().any(|id| id == own.ability);
                });
                yes_or_no(active)
            }
            Fact::AbilityActive(actor, name) => {
                let known = self.names.abilities_called(name)?;
                let mut own: Vec<&str> = Vec::new();
                let mut active = false;
                self.game.each_ability(self.actor(actor)?, &mut |ability| {
                    active |= known.contains(&ability.ability);
                    own.push(self.names.ability(ability.ability));
                });
                is(active, format!("active are: {}", own.join(", ")))
            }
            Fact::MovesOf(hero, points) => same(points, &self.game.movement_points(self.hero(hero)?)),
            _ => yes_or_no(false),
        }
    }

    fn judge_cards(&self, hero: &str, name: &str, fits: impl Fn(Slot) -> bool) -> Judged {
        let (_, state) = self.hero_state(hero)?;
        self.names.cards_called(name)?;
        let so = state.cards.iter().any(|held| fits(held.slot) && self.names.card_is(held.card, name));
        let held: Vec<String> =
            state.cards.iter().map(|held| format!("{} ({:?})", self.names.card(held.card), held.slot)).collect();
        is(so, if held.is_empty() { "no cards".to_owned() } else { held.join(", ") })
    }

    fn enemy_state(&self, name: &str) -> Result<&EnemyState, String> {
        Ok(self.game.state.enemy(self.enemy(name)?))
    }

    fn judge_enemy(&self, fact: &Fact) -> Judged {
        match fact {
            Fact::Wounds(enemy, wounds) => same(wounds, &self.enemy_state(enemy)?.wounds),
            Fact::Minions(enemy, count) => same(&usize::from(*count), &self.enemy_state(enemy)?.minions.len()),
            Fact::MinionWounds(enemy, wounds) => {
                let mut found = self.enemy_state(enemy)?.minions.to_vec();
                let mut wanted = wounds.clone();
                found.sort_unstable();
                wanted.sort_unstable();
                same(&wanted, &found)
            }
            Fact::Leader(enemy, lives) => same(lives, &self.enemy_state(enemy)?.leader),
            Fact::EnemyCard(enemy, card) => {
                self.names.enemies_called(card)?;
                let found = self.enemy_state(enemy)?.card;
                is(self.names.enemy_is(found, card), self.names.enemy(found))
            }
            Fact::Treasure(enemy, card) => {
                self.names.cards_called(card)?;
                let found = self.enemy_state(enemy)?.treasure;
                is(found.is_some() && self.names.card_is(found, card), self.names.card(found))
            }
            Fact::NoTreasure(enemy) => {
                let found = self.enemy_state(enemy)?.treasure;
                is(!found.is_some(), self.names.card(found))
            }
            Fact::Enemies(count) => same(&usize::from(*count), &self.game.state.enemy_ids().count()),
            Fact::EnemiesAt(zone, count) => {
                let zone = self.zone(zone)?;
                let here = self.game.state.enemy_ids().filter(|enemy| self.game.state.enemy(*enemy).zone == zone);
                same(&usize::from(*count), &here.count())
            }
            _ => yes_or_no(false),
        }
    }

    fn judge_board(&self, fact: &Fact) -> Judged {
        let dungeon = &self.game.dungeon;
        match fact {
            Fact::Tokens(kind, zone, count) => {
                let zone = self.zone(zone)?;
                let tokens = self.game.state.tokens.iter();
                same(&usize::from(*count), &tokens.filter(|token| token.zone == zone && token.is(*kind)).count())
            }
            Fact::FaceDown(zone, count) => {
                let zone = self.zone(zone)?;
                let tokens = self.game.state.tokens.iter();
                same(&usize::from(*count), &tokens.filter(|token| token.zone == zone && token.is_face_down()).count())
            }
            Fact::DoorOpen(a, b, open) => {
                let edge = dungeon.board.edge_between(self.zone(a)?, self.zone(b)?);
                let edge =
                    edge.filter(|edge| dungeon.board.edge(*edge).is_some_and(|edge| edge.passage == Passage::Door));
                let edge = edge.ok_or_else(|| format!("there is no door between {a} and {b}"))?;
                same(open, &self.game.state.board.is_open(&dungeon.board, edge))
            }
            Fact::Sees(a, b, sees) => same(sees, &self.game.range_between(self.zone(a)?, self.zone(b)?).is_some()),
            Fact::Range(a, b, range) => {
                let found = self.game.range_between(self.zone(a)?, self.zone(b)?);
                same(&Some(*range), &found)
            }
            Fact::Distance(a, b, steps) => {
                let found = self.game.steps_between(self.zone(a)?, self.zone(b)?);
                same(&Some(usize::from(*steps)), &found.map(usize::from))
            }
            Fact::Adjacent(a, b, adjacent) => {
                let (a, b) = (self.zone(a)?, self.zone(b)?);
                let found = dungeon.board.neighbours(&self.game.state.board, a).any(|(zone, _)| zone == b);
                same(adjacent, &found)
            }
            Fact::Room(zone) => yes_or_no(dungeon.zone(self.zone(zone)?).room),
            Fact::Corridor(zone) => yes_or_no(!dungeon.zone(self.zone(zone)?).room),
            Fact::Light(zone) => yes_or_no(!dungeon.zone(self.zone(zone)?).shadow),
            Fact::Shadow(zone) => yes_or_no(dungeon.zone(self.zone(zone)?).shadow),
            Fact::SameChamber(a, b, wanted) => {
                let (a, b) = (self.zone(a)?, self.zone(b)?);
                let rooms = dungeon.zone(a).room && dungeon.zone(b).room;
                same(wanted, &(rooms && self.game.chamber(a, None).contains(b.index())))
            }
            Fact::TileLevel(zone, level) => same(level, &dungeon.tile_level(self.zone(zone)?)),
            _ => yes_or_no(false),
        }
    }

    fn judge_game(&self, fact: &Fact) -> Judged {
        let state = &self.game.state;
        match fact {
            Fact::Level(level) => same(level, &state.level),
            Fact::LevelTokenActive(level, active) => same(active, &self.game.level_token_is_active(*level)),
            Fact::Round(round) => same(round, &state.round),
            Fact::Phase(phase) => same(phase, &state.phase),
            Fact::FirstPlayer(hero) => {
                let hero = self.hero(hero)?;
                is(state.first_player == hero, self.hero_name(state.first_player))
            }
            Fact::Lifebringer(tokens) => same(tokens, &state.lifebringer),
            Fact::Actions(actions) => {
                let mut frames = state.frames.iter().rev();
                let found = frames.find_map(|frame| match frame {
                    Frame::Activation(activation) => Some(activation.actions),
                    _ => None,
                });
                same(&Some(*actions), &found)
            }
            Fact::MovementPoints(points) => {
                let mut frames = state.frames.iter().rev();
                let found = frames.find_map(|frame| match frame {
                    Frame::MoveAction(moving) => Some(moving.points),
                    _ => None,
                });
                same(&Some(*points), &found)
            }
            Fact::Outcome(outcome) => same(&Some(*outcome), &self.game.outcome()),
            Fact::Reported(end) => same(&Some(*end), &self.game.quest_result().map(|result| result.end)),
            Fact::Running => is(self.game.outcome().is_none(), format!("{:?}", self.game.outcome())),
            _ => yes_or_no(false),
        }
    }

    fn judge_deck(&self, fact: &Fact) -> Judged {
        match fact {
            Fact::DeckSize(deck, size) => same(&usize::from(*size), &self.game.deck(*deck).remaining()),
            Fact::DiscardSize(deck, size) => same(&usize::from(*size), &self.game.deck(*deck).discards().len()),
            Fact::InDeck(deck, name) => {
                let pile = self.game.deck(*deck);
                let top = pile.top().iter().map(|card| usize::from(*card));
                let cards: Vec<usize> = pile.unseen().iter().chain(top).collect();
                self.judge_pile(*deck, &cards, name)
            }
            Fact::Discarded(deck, name) => {
                let cards: Vec<usize> = self.game.deck(*deck).discards().iter().collect();
                self.judge_pile(*deck, &cards, name)
            }
            _ => yes_or_no(false),
        }
    }

    fn judge_pile(&self, deck: DeckName, cards: &[usize], name: &str) -> Judged {
        let drawn: Vec<Drawn> = cards.iter().map(|card| self.game.card_of_deck(deck, *card as u16)).collect();
        let so = drawn.iter().any(|drawn| self.names.drawn_is(*drawn, name));
        let mut shown: Vec<&str> = drawn.iter().map(|drawn| self.names.drawn(*drawn)).collect();
        shown.truncate(20);
        is(so, if shown.is_empty() { "no card".to_owned() } else { shown.join(", ") })
    }

    fn judge_happened(&self, fact: &Fact) -> Judged {
        let log = || {
            let lines: Vec<String> =
                self.happened.iter().map(|event| format!("\n    {} [{}]", event.text, event.rule)).collect();
            format!("what happened:{}", lines.concat())
        };
        match fact {
            Fact::Event(words) | Fact::Events(words, _) => self.know_values(words)?,
            Fact::InOrder(several) => several.iter().try_for_each(|words| self.know_values(words))?,
            _ => {}
        }
        match fact {
            Fact::Event(words) => is(self.happened.iter().any(|event| matches(&event.text, words)), log()),
            Fact::Events(words, count) => {
                let found = self.happened.iter().filter(|event| matches(&event.text, words)).count();
                is(found == usize::from(*count), format!("{found} times; {}", log()))
            }
            Fact::InOrder(wanted) => {
                let mut events = self.happened.iter();
                let so = wanted.iter().all(|words| events.any(|event| matches(&event.text, words)));
                is(so, log())
            }
            Fact::Rule(rule) => is(self.happened.iter().any(|event| event.rule == rule), log()),
            _ => yes_or_no(false),
        }
    }

    /// What is wrong with the pending question, if something is.
    ///
    /// # Errors
    /// A name that does not exist in the case.
    pub fn asks(&self, wanted: &Asks) -> Result<Option<String>, String> {
        let Some(question) = self.game.question() else { return Ok(Some("the game is over".to_owned())) };
        let mut problems = Vec::new();
        let mut compare = |what: &str, wanted: Option<String>, found: String| match wanted {
            Some(wanted) if found.is_empty() => {
                problems.push(format!("{what} should be {wanted}, but this question has none"));
            }
            Some(wanted) if plain(&wanted) != plain(&found) => {
                problems.push(format!("{what} is {found}, not {wanted}"))
            }
            _ => {}
        };
        let by = match wanted.by.as_deref() {
            Some(by) if !matches!(plain(by).as_str(), "chance" | "players") => {
                Some(self.hero_name(self.hero(by)?).to_owned())
            }
            other => other.map(str::to_owned),
        };
        compare("asked", by, self.asked_name(question.asked));
        compare("the kind", wanted.kind.clone(), format!("{:?}", question.kind));
        compare("the rule", wanted.rule.clone(), question.rule.to_owned());
        let found = AskedAbout::of(self, question.ask);
        compare("the purpose", wanted.purpose.map(|purpose| format!("{purpose:?}")), found.purpose);
        compare("the ability", wanted.about.clone(), found.about);
        compare("the roll", wanted.dice.as_deref().map(sorted_dice), found.dice);
        compare("the deck", wanted.deck.map(|deck| format!("{deck:?}")), found.deck);
        compare("the fewest", wanted.least.map(|least| least.to_string()), found.least);
        compare("the most", wanted.most.map(|most| most.to_string()), found.most);
        Ok((!problems.is_empty()).then(|| problems.join("; ")))
    }
}

/// What a question is about, in words.
#[derive(Default)]
struct AskedAbout {
    purpose: String,
    about: String,
    dice: String,
    deck: String,
    least: String,
    most: String,
}

impl AskedAbout {
    fn of(world: &World, ask: Ask) -> Self {
        match ask {
            Ask::Roll(dice) => Self { dice: sorted_dice(&super::describe::dice_in_words(dice)), ..Self::default() },
            Ask::Draw(deck) => Self { deck: format!("{deck:?}"), ..Self::default() },
            Ask::Choose { purpose, least, most, .. } => Self {
                purpose: format!("{purpose:?}"),
                least: least.to_string(),
                most: most.to_string(),
                ..Self::default()
            },
            Ask::May { purpose, ability, .. } => {
                Self { purpose: format!("{purpose:?}"), about: world.ability(ability), ..Self::default() }
            }
            Ask::Over | Ask::Act(_) | Ask::Arrange { .. } => Self::default(),
        }
    }
}

/// `1 red 2 yellow` in whatever order, so that two ways to say it are equal.
pub(super) fn sorted_dice(words: &str) -> String {
    let parts: Vec<&str> = words.split_whitespace().collect();
    let mut pairs: Vec<String> = parts.chunks(2).map(|pair| pair.join(" ")).collect();
    pairs.sort_unstable_by(|one, other| one.split(' ').nth(1).cmp(&other.split(' ').nth(1)));
    pairs.join(" ")
}

/// Does an event in words fit `Name field=value field=value …`? Numbers must be equal; of names a part is enough.
#[must_use]
pub fn matches(event: &str, wanted: &str) -> bool {
    let (name, fields) = event.split_once(" {").unwrap_or((event, ""));
    let Some((wanted, wishes)) = fields_wanted(wanted) else { return false };
    if plain(wanted) != plain(name) {
        return false;
    }
    wishes.iter().all(|(field, value)| {
        let Some(found) = field_of(fields, field) else { return false };
        match (found.parse::<i64>(), value.parse::<i64>()) {
            (Ok(found), Ok(value)) => found == value,
            _ => plain(found).contains(&plain(value)),
        }
    })
}

/// The name and the wished values in `Name field=value field=value …`; a value may have several words.
pub(super) fn fields_wanted(wanted: &str) -> Option<(&str, Vec<(String, String)>)> {
    let mut parts = wanted.split_whitespace();
    let name = parts.next()?;
    let mut wishes: Vec<(String, String)> = Vec::new();
    for part in parts {
        match part.split_once('=') {
            Some((field, value)) => wishes.push((field.to_owned(), value.to_owned())),
            None => {
                let (_, value) = wishes.last_mut()?;
                *value = format!("{value} {part}");
            }
        }
    }
    Some((name, wishes))
}

/// The value of a field in `a: 1, b: Some(x), c: …`.
fn field_of<'a>(fields: &'a str, name: &str) -> Option<&'a str> {
    let key = format!("{name}: ");
    let start = fields.match_indices(&key).find(|(at, _)| {
        let before = fields[..*at].chars().next_back();
        before.is_none_or(|sign| sign == ' ' || sign == '{')
    })?;
    let rest = &fields[start.0 + key.len()..];
    let mut depth = 0_i32;
    // Coordinates hold a comma too, but no blank behind it.
    let end = rest.char_indices().find(|(at, sign)| {
        match sign {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        depth < 0 || (depth == 0 && rest[*at..].starts_with(", "))
    });
    Some(rest[..end.map_or(rest.len(), |(at, _)| at)].trim())
}
