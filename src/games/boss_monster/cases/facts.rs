//! Judges facts.

use crate::format::{Fact, Pile};
use crate::kernel::cases::Verdict;
use crate::kernel::game::{Asked, Game as _, Outcome};
use crate::kernel::seats::Seats as _;
use crate::names;
use crate::world::World;
use boss_monster_rules::state::{Player, Stack};
use boss_monster_rules::{Back, BossMonster, CardId, Event, RoomType};

fn verdict<T: PartialEq + std::fmt::Debug>(found: T, wanted: T) -> Result<Verdict, String> {
    Ok(Verdict::of(&found, &wanted))
}

/// Would this fact hold by other rules just as well, if nothing has happened?
pub(crate) fn is_computed(fact: &Fact) -> bool {
    match fact {
        Fact::Not(inner) => matches!(**inner, Fact::MayRedraw(_) | Fact::LuredBy(..) | Fact::Damage(..)),
        Fact::Seen(..) | Fact::Damage(..) | Fact::Icons(..) | Fact::Lures(..) | Fact::LuredBy(..) => true,
        Fact::MayRedraw(_) | Fact::Printed(..) | Fact::Count(..) => true,
        _ => false,
    }
}

/// Is this fact about what has happened?
pub(crate) fn is_told(fact: &Fact) -> bool {
    match fact {
        Fact::Not(inner) => is_told(inner),
        Fact::Event(_) | Fact::Events(..) | Fact::InOrder(_) | Fact::Rule(_) | Fact::Told(..) => true,
        _ => false,
    }
}

impl World {
    fn player(&self, seat: &str) -> Result<&Player, String> {
        Ok(self.game.state().player(self.seat(seat)?))
    }

    /// The open Room of this name, wherever it lies.
    fn room(&self, name: &str) -> Result<(u8, usize, Stack), String> {
        let found = self.called(name)?.into_iter().find_map(|card| self.game.room_at(card));
        let (seat, position) = found.ok_or_else(|| format!("“{name}” lies in no dungeon"))?;
        Ok((seat, position, self.game.state().player(seat).row[position]))
    }

    fn names(&self, cards: &[CardId]) -> Vec<String> {
        cards.iter().map(|card| names::name(self.cards(), *card)).collect()
    }

    fn is_any(&self, name: &str, is_it: impl Fn(CardId) -> bool) -> Result<Verdict, String> {
        let so = self.called(name)?.into_iter().any(is_it);
        Ok(Verdict { so, found: format!("it is {so}") })
    }

    pub(crate) fn judge(&self, fact: &Fact) -> Result<Verdict, String> {
        let state = self.game.state();
        match fact {
            Fact::Not(inner) => {
                let inner = self.judge(inner)?;
                Ok(Verdict { so: !inner.so, found: inner.found })
            }
            Fact::Seen(seat, inner) => {
                let game = self.game.seen_by(self.seat(seat)?);
                Self { game, ..self.clone() }.judge(inner)
            }
            Fact::Coins(seat, coins) => verdict(self.player(seat)?.coins, *coins),
            Fact::InHand(seat, rooms, spells) => verdict(self.player(seat)?.in_hand, [*rooms, *spells]),
            Fact::Holds(seat, card) => {
                let hand = self.player(seat)?.hand;
                let held = hand.iter().map(|card| CardId(card as u8)).collect::<Vec<_>>();
                let so = self.called(card)?.iter().any(|card| held.contains(card));
                Ok(Verdict { so, found: self.names(&held).join(", ") })
            }
            Fact::Boss(seat) => verdict(self.seat(seat).is_ok(), true),
            Fact::Leveled(seat) => verdict(self.player(seat)?.leveled, true),
            Fact::Souls(seat, number) => verdict(self.game.souls(self.seat(seat)?), *number),
            Fact::Wounds(seat, number) => verdict(self.game.wounds(self.seat(seat)?), *number),
            Fact::Out(seat) => verdict(self.player(seat)?.out > 0, true),
            Fact::Order(seats) => {
                let wanted: Vec<u8> = seats.iter().map(|seat| self.seat(seat)).collect::<Result<_, _>>()?;
                verdict(state.order[..usize::from(state.seats)].to_vec(), wanted)
            }
            Fact::MayRedraw(seat) => verdict(self.game.may_redraw(self.seat(seat)?), true),
            Fact::Row(seat, rooms) => {
                let tops: Vec<CardId> = self.player(seat)?.row.iter().map(|stack| stack.top).collect();
                verdict(self.names(&tops), rooms.clone())
            }
            Fact::FaceDown(seat, is_laid) => {
                verdict(self.player(seat)?.row.iter().any(|stack| stack.face_down.is_some()), *is_laid)
            }
            Fact::Beneath(above, beneath) => {
                let (.., stack) = self.room(above)?;
                let found = state.marks[stack.top.index()].beneath;
                Ok(Verdict { so: self.called(beneath)?.contains(&found), found: names::name(self.cards(), found) })
            }
            Fact::Miniboss(room, miniboss, level) => {
                let (.., stack) = self.room(room)?;
                let so = self.called(miniboss)?.contains(&stack.miniboss) && stack.level == *level;
                Ok(Verdict { so, found: format!("{} {}", names::name(self.cards(), stack.miniboss), stack.level) })
            }
            Fact::NoMiniboss(room) => verdict(self.room(room)?.2.miniboss.is_some(), false),
            Fact::CoinsOn(room, coins) => verdict(self.room(room)?.2.coins, *coins),
            Fact::Damage(room, damage) => {
                let (seat, position, _) = self.room(room)?;
                verdict(self.game.damage(seat, position), *damage)
            }
            Fact::Icons(room, icons) => {
                let (seat, position, _) = self.room(room)?;
                verdict(letters(self.game.icons(seat, position)), icons.clone())
            }
            Fact::Lures(seat, icons) => verdict(letters(self.game.dungeon_icons(self.seat(seat)?)), icons.clone()),
            Fact::Active(room) => verdict(self.room(room)?.2.is_active(), true),
            Fact::Town(heroes) => verdict(self.names(&state.town), heroes.clone()),
            Fact::Entrance(seat, heroes) => verdict(self.names(&self.player(seat)?.entrance), heroes.clone()),
            Fact::Inside(hero, room) => {
                let walker = state.walker;
                let there = walker.room().map(|position| state.player(walker.seat).row[position].top);
                let so = self.called(hero)?.contains(&walker.hero)
                    && there.is_some_and(|there| self.called(room).is_ok_and(|rooms| rooms.contains(&there)));
                Ok(Verdict {
                    so,
                    found: format!("{:?} in {:?}", self.names(&[walker.hero]), there.map(|there| self.names(&[there]))),
                })
            }
            Fact::Health(hero, health) => verdict(self.game.health(self.called(hero)?[0]), *health),
            Fact::Hurt(hero, damage) => verdict(self.game.damage_on(self.called(hero)?[0]), *damage),
            Fact::LuredBy(hero, seat) => {
                let wanted = if seat == "nobody" { None } else { Some(self.seat(seat)?) };
                verdict(self.game.lured_by(self.called(hero)?[0]), wanted)
            }
            Fact::Soul(seat, hero) => {
                let souls = self.player(seat)?.souls;
                self.is_any(hero, |hero| souls.contains(hero.index()))
            }
            Fact::Wound(seat, hero) => {
                let wounds = self.player(seat)?.wounds;
                self.is_any(hero, |hero| wounds.contains(hero.index()))
            }
            Fact::Discarded(card) => self.is_any(card, |card| state.discard.contains(card.index())),
            Fact::Gone(card) => self.is_any(card, |card| state.gone.contains(card.index())),
            Fact::InDeck(card) => {
                let piles = state.deck.iter().chain(&state.heroes).chain([&state.bosses]).copied().collect::<Vec<_>>();
                self.is_any(card, |card| piles.iter().any(|pile| pile.contains(card.index())))
            }
            Fact::Left(pile, number) => verdict(
                match pile {
                    Pile::Rooms => usize::from(state.left[0]),
                    Pile::Spells => usize::from(state.left[1]),
                    Pile::Heroes => state.heroes.iter().map(|heroes| heroes.len()).sum(),
                },
                *number,
            ),
            Fact::Pile(number) => verdict(state.discard.len(), *number),
            Fact::Round(round) => verdict(state.round, *round),
            Fact::Phase(phase) => verdict(state.phase, Some(*phase)),
            Fact::Active_(seat) => verdict(state.active, self.seat(seat)?),
            Fact::Asked(seat, message) => {
                let so = self.is_asked(self.seat(seat)?) && self.asks(message);
                Ok(Verdict { so, found: self.question() })
            }
            Fact::AskedAll(message) => {
                let all = (1_u8 << state.seats) - 1;
                let so = self.game.question().is_some_and(|question| question.asked == Asked::Each(all))
                    && self.asks(message);
                Ok(Verdict { so, found: self.question() })
            }
            Fact::Chance(message) => {
                let so =
                    self.game.question().is_some_and(|question| question.asked == Asked::Chance) && self.asks(message);
                Ok(Verdict { so, found: self.question() })
            }
            Fact::Winner(seat) => verdict(state.winner, Some(self.seat(seat)?)),
            Fact::Places(places) => {
                let found = self.game.ranking().ok_or("the game is not over")?;
                let mut wanted = found.clone();
                for (seat, place) in places {
                    wanted[usize::from(self.seat(seat)?)] = *place;
                }
                verdict(found, wanted)
            }
            Fact::Running => verdict(self.game.outcome(), None::<Outcome>),
            Fact::Sound => verdict(boss_monster_rules::fits::sound(&self.game).is_ok(), true),
            Fact::Cards(back, number) => verdict(self.cards().of_back(*back).len(), *number),
            Fact::Event(wanted) => {
                let so = self.log.iter().any(|logged| self.is_said(&logged.what, wanted));
                Ok(Verdict { so, found: self.story() })
            }
            Fact::Events(wanted, number) => {
                verdict(self.log.iter().filter(|logged| self.is_said(&logged.what, wanted)).count(), *number)
            }
            Fact::InOrder(all) => {
                let mut events = self.log.iter();
                let so = all.iter().all(|wanted| events.any(|logged| self.is_said(&logged.what, wanted)));
                Ok(Verdict { so, found: self.story() })
            }
            Fact::Rule(rule) => {
                let so = self.log.iter().any(|logged| logged.rule == rule);
                Ok(Verdict { so, found: self.story() })
            }
            Fact::Told(seat, wanted) => {
                let seat = self.seat(seat)?;
                let heard: Vec<Event> =
                    self.log.iter().filter_map(|logged| BossMonster::told(&logged.what, seat)).collect();
                let so = heard.iter().any(|event| self.is_said(event, wanted));
                Ok(Verdict { so, found: heard.iter().map(|event| self.say(event) + "\n").collect() })
            }
            Fact::Printed(card, wanted) => verdict(self.printed(self.called(card)?[0]), wanted.clone()),
            Fact::Count(kind, number) => verdict(self.count(kind)?, *number),
        }
    }

    fn asks(&self, message: &str) -> bool {
        self.game
            .question()
            .is_some_and(|question| question.message.split_once("-bm-").is_some_and(|(_, name)| name == message))
    }

    /// Is it an event of this name with these fields: "Lured hero=tess seat=kirax"?
    fn is_said(&self, event: &Event, wanted: &str) -> bool {
        let said = self.say(event);
        let mut words = wanted.split(' ');
        let name = words.next().unwrap_or_default();
        let is_name = said.split([' ', '{']).next() == Some(name);
        is_name
            && words.all(|word| {
                let (field, value) = word.split_once('=').unwrap_or((word, ""));
                [",", " ", "#"].iter().any(|end| said.contains(&format!(" {field}: {value}{end}")))
            })
    }

    /// What stands on a card, in short: "ordinary trap 1 C x1".
    fn printed(&self, card: CardId) -> String {
        let cards = self.cards();
        let copies = cards.names(card).map_or(0, |(code, _)| cards.named(code).len());
        let treasure = |list: &[boss_monster_rules::Treasure]| {
            let mut icons = [0; 4];
            list.iter().for_each(|treasure| icons[*treasure as usize] += 1);
            letters(icons)
        };
        if let Some(room) = cards.room(card) {
            let kind = if room.advanced { "advanced" } else { "ordinary" };
            let type_ = if room.kind == RoomType::Monster { "monster" } else { "trap" };
            return format!("{kind} {type_} {} {} x{copies}", room.damage, treasure(&room.treasure));
        }
        if let Some(hero) = cards.hero(card) {
            let kind = if hero.epic { "epic" } else { "ordinary" };
            return format!("{kind} {} {}", hero.health, treasure(&hero.treasure));
        }
        if let Some(boss) = cards.boss(card) {
            return format!("{} {}", boss.xp, treasure(&boss.treasure));
        }
        format!("x{copies}")
    }

    fn count(&self, kind: &str) -> Result<usize, String> {
        let cards = self.cards();
        let all = (0..cards.len()).map(|card| CardId(card as u8));
        let heroes = || cards.heroes().filter_map(|card| cards.hero(CardId(card as u8)));
        Ok(match kind {
            "bosses" => cards.bosses().len(),
            "rooms" => all.filter(|card| cards.room(*card).is_some()).count(),
            "types of rooms" => cards.printed().rooms.len(),
            "rooms with one copy" => cards.printed().rooms.iter().filter(|room| room.copies == 1).count(),
            "minibosses" => all.filter(|card| cards.is_miniboss(*card)).count(),
            "room deck" => cards.of_back(Back::Rooms).len(),
            "spells" => cards.of_back(Back::Spells).len(),
            "types of spells" => cards.printed().spells.len(),
            "heroes" => cards.heroes().len(),
            "ordinary heroes" => heroes().filter(|hero| !hero.epic).count(),
            "epic heroes" => heroes().filter(|hero| hero.epic).count(),
            "dark heroes" => heroes().filter(|hero| hero.dark).count(),
            "levels" => cards.printed().minibosses.iter().map(|card| card.abilities.len()).sum(),
            "cards" => cards.len(),
            _ => return Err(format!("nobody counts “{kind}”")),
        })
    }
}

/// "CCF": two of the first, one of the second.
fn letters(icons: [u8; 4]) -> String {
    ["C", "F", "M", "T"].iter().zip(icons).map(|(letter, number)| letter.repeat(usize::from(number))).collect()
}
