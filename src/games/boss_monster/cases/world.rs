//! A case being run: the game, what has happened, and how it goes on where the case says nothing.

use crate::format::{Act, Aim, UseLine};
use crate::kernel::game::{Game as _, Logged};
use crate::names;
use boss_monster_rules::{Answer, Ask, BossMonster, CardBox, CardId, Event, MOST_SEATS, Setup, Spot, Target, Use};
use std::sync::Arc;

/// So many answers bring a case to the place that a step names, or it is never reached.
const MOST_ANSWERS: usize = 900;

#[derive(Clone, Debug)]
pub(crate) struct World {
    pub game: BossMonster,
    /// The Bosses in the order of the seats.
    pub bosses: Vec<CardId>,
    pub log: Vec<Logged<Event>>,
}

impl World {
    /// A game from its very beginning.
    pub(crate) fn begin(cards: &Arc<CardBox>, setup: &Setup) -> Result<Self, String> {
        let mut log = Vec::new();
        let game = BossMonster::new(Arc::clone(cards), setup, &mut |event| log.push(event));
        let game = game.map_err(|refusal| refusal.to_string())?;
        Ok(Self { game, bosses: Vec::new(), log })
    }

    pub(crate) fn of(game: BossMonster) -> Self {
        let bosses = (0..game.state().seats).map(|seat| game.state().player(seat).boss).collect();
        Self { game, bosses, log: Vec::new() }
    }

    pub(crate) fn cards(&self) -> &CardBox {
        &self.game.table().cards
    }

    pub(crate) fn seat(&self, name: &str) -> Result<u8, String> {
        names::seat(&self.game, &self.bosses, name)
    }

    pub(crate) fn called(&self, name: &str) -> Result<Vec<CardId>, String> {
        names::cards(self.cards(), name)
    }

    pub(crate) fn resume(&mut self) {
        let log = &mut self.log;
        self.game.resume(&mut |event| log.push(event));
    }

    pub(crate) fn give(&mut self, answer: &Answer) -> Result<(), String> {
        let log = &mut self.log;
        self.game.answer(answer, &mut |event| log.push(event)).map_err(|refusal| refusal.to_string())?;
        boss_monster_rules::fits::sound(&self.game).map_err(|misfit| format!("after {answer:?}: {misfit}"))
    }

    pub(crate) fn is_asked(&self, seat: u8) -> bool {
        self.game.question().is_some_and(|question| question.asked.asks(seat))
    }

    /// What is answered where the case says nothing: as little as possible; of chance the first card there is.
    fn usual(&self) -> Option<Answer> {
        if let Some(chance) = self.game.sample(&mut |_| 0) {
            return Some(chance);
        }
        let mut listed = Vec::new();
        self.game.answers(&mut listed);
        let wanted = match self.game.state().asked {
            Some(Ask::Double { .. }) => Answer::No,
            _ => Answer::Pass,
        };
        listed.iter().find(|answer| **answer == wanted).or(listed.first()).copied()
    }

    /// Goes on until `is_there` says so.
    pub(crate) fn advance(&mut self, mut is_there: impl FnMut(&Self) -> Result<bool, String>) -> Result<(), String> {
        let round = self.game.state().round;
        for _ in 0..MOST_ANSWERS {
            if is_there(self)? {
                return Ok(());
            }
            if self.game.state().round > round + 1 {
                return Err("it is not reached within this round and the next".to_owned());
            }
            let usual = self.usual().ok_or("the game is over, and it was not reached")?;
            self.give(&usual)?;
        }
        Err("it is never reached".to_owned())
    }

    /// All answers that an act can mean: names may stand for several copies.
    pub(crate) fn meant(&self, seat: u8, act: &Act) -> Result<Vec<Answer>, String> {
        let each = |name: &str, make: &dyn Fn(CardId) -> Answer| -> Result<Vec<Answer>, String> {
            Ok(self.called(name)?.into_iter().map(make).collect())
        };
        Ok(match act {
            Act::Lay(card, spot) => {
                let mut all = Vec::new();
                for card in self.called(card)? {
                    if spot == "left" {
                        all.push(Answer::Lay { card, spot: Spot::Left });
                    } else {
                        all.extend(
                            self.called(spot)?.into_iter().map(|room| Answer::Lay { card, spot: Spot::On(room) }),
                        );
                    }
                }
                all
            }
            Act::Lift => vec![Answer::Lift],
            Act::Promote(card) => each(card, &|miniboss| Answer::Promote { miniboss, pay: CardId::NONE })?,
            Act::PromoteFor(card, pay) => {
                let mut all = Vec::new();
                for miniboss in self.called(card)? {
                    all.extend(self.called(pay)?.into_iter().map(|pay| Answer::Promote { miniboss, pay }));
                }
                all
            }
            Act::Feed(card) => each(card, &Answer::Feed)?,
            Act::Sell(card) => each(card, &Answer::Sell)?,
            Act::Use(line) => self.uses(line)?.into_iter().map(Answer::Use).collect(),
            Act::Pass => vec![Answer::Pass],
            Act::PassUntil(until) => vec![Answer::PassUntil(*until)],
            Act::Take(card) => each(card, &Answer::Card)?,
            Act::Number(number) => vec![Answer::Number(*number)],
            Act::Yes => vec![Answer::Yes],
            Act::No => vec![Answer::No],
            Act::First(card) => {
                let mut all = Vec::new();
                for card in self.called(card)? {
                    all.extend((0..4).map(|ability| Answer::First { card, ability }));
                }
                all
            }
            Act::Pays(pays) => vec![Answer::Pays { seat, pays: *pays }],
            Act::Keep(card) => each(card, &|card| Answer::Keep { seat, card })?,
            Act::Mulligan(redraw) => vec![Answer::Mulligan { seat, redraw: *redraw }],
            Act::Discard(one, other) => {
                let mut all = Vec::new();
                for one in self.called(one)? {
                    for other in self.called(other)? {
                        all.push(Answer::Discards { seat, cards: [one.min(other), one.max(other)] });
                    }
                }
                all
            }
        })
    }

    fn uses(&self, line: &UseLine) -> Result<Vec<Use>, String> {
        let none = [CardId::NONE];
        let pays: Vec<Vec<CardId>> = line.pay.iter().map(|name| self.called(name)).collect::<Result<_, _>>()?;
        let first = pays.first().map_or(&none[..], Vec::as_slice);
        let second = pays.get(1).map_or(&none[..], Vec::as_slice);
        let mut all = Vec::new();
        let targets = self.targets(&line.at)?;
        for card in self.called(&line.card)? {
            let abilities = match line.ability {
                Some(ability) => ability.saturating_sub(1)..ability,
                None => 0..self.cards().abilities(card).len() as u8,
            };
            for ability in abilities {
                for way in line.way.map_or(0..3, |way| way.saturating_sub(1)..way) {
                    for target in &targets {
                        for one in first {
                            for other in second {
                                let pay =
                                    if other.is_some() { [*one.min(other), *one.max(other)] } else { [*one, *other] };
                                all.push(Use { card, ability, way, target: *target, coins: line.coins, pay });
                            }
                        }
                    }
                }
            }
        }
        Ok(all)
    }

    fn targets(&self, aim: &Aim) -> Result<Vec<Target>, String> {
        let each = |name: &str, make: &dyn Fn(CardId) -> Target| -> Result<Vec<Target>, String> {
            Ok(self.called(name)?.into_iter().map(make).collect())
        };
        Ok(match aim {
            Aim::None => vec![Target::None],
            Aim::Player(seat) => vec![Target::Player(self.seat(seat)?)],
            Aim::Dungeon(seat) => vec![Target::Dungeon(self.seat(seat)?)],
            Aim::Icon(seat, treasure) => vec![Target::Icon(self.seat(seat)?, *treasure)],
            Aim::Room(card) => each(card, &Target::Room)?,
            Aim::Hero(card) => each(card, &Target::Hero)?,
            Aim::Miniboss(card) => each(card, &Target::Miniboss)?,
            Aim::Card(card) => each(card, &Target::Card)?,
            Aim::Rooms(one, other) => {
                let mut all = Vec::new();
                for one in self.called(one)? {
                    all.extend(self.called(other)?.into_iter().map(|other| Target::Rooms(one, other)));
                }
                all
            }
        })
    }

    /// The legal one of what an act can mean.
    pub(crate) fn legal(&self, seat: u8, act: &Act) -> Result<Option<Answer>, String> {
        if !self.is_asked(seat) {
            return Ok(None);
        }
        Ok(self.meant(seat, act)?.into_iter().find(|answer| self.game.check(answer).is_ok()))
    }

    /// Goes on to a question of the kind that such an answer belongs to; where the seat is asked already, no farther.
    pub(crate) fn go_to(&mut self, seat: u8, act: &Act) -> Result<(), String> {
        let is_window = matches!(self.game.state().asked, Some(Ask::Window { .. }));
        if self.is_asked(seat) && (is_window || self.suits(act)) {
            return Ok(());
        }
        self.advance(|world| Ok(world.is_asked(seat) && world.suits(act)))
    }

    /// Does the pending question ask for such an answer?
    fn suits(&self, act: &Act) -> bool {
        let Some(ask) = self.game.state().asked else { return false };
        match act {
            Act::Lay(..) => matches!(ask, Ask::Turn { .. } | Ask::FirstRoom { .. } | Ask::Build { .. }),
            Act::Lift | Act::Promote(_) | Act::PromoteFor(..) | Act::Feed(_) | Act::Sell(_) => {
                matches!(ask, Ask::Turn { .. })
            }
            Act::Discard(..) => matches!(ask, Ask::Discards { .. }),
            Act::Mulligan(_) => matches!(ask, Ask::Mulligan { .. }),
            Act::Keep(_) => matches!(ask, Ask::Keep { .. }),
            Act::Pays(_) => matches!(ask, Ask::Pays { .. }),
            Act::Number(_) => matches!(ask, Ask::Coins { .. } | Ask::Show { .. } | Ask::Intrigue { .. }),
            Act::Take(_) => matches!(ask, Ask::Salvage { .. } | Ask::Take { .. } | Ask::Discard { .. }),
            _ => true,
        }
    }

    /// Is the pending question answered by such an act, if it is legal? To pass is thinkable wherever somebody is asked.
    pub(crate) fn answers_by(&self, act: &Act) -> bool {
        let Some(ask) = self.game.state().asked else { return false };
        match act {
            Act::Use(_) => matches!(
                ask,
                Ask::Turn { .. } | Ask::Window { .. } | Ask::Cancel { .. } | Ask::Trigger { .. } | Ask::Granted { .. }
            ),
            Act::PassUntil(_) => matches!(ask, Ask::Window { .. }),
            Act::Yes | Act::No => matches!(ask, Ask::Tax { .. } | Ask::Double { .. }),
            Act::First(_) => matches!(ask, Ask::Order { .. }),
            _ => self.suits(act),
        }
    }

    /// Has anybody got, or has the table, what such an act uses? That a card is not used which is still in its deck, or in
    /// the box, proves nothing.
    pub(crate) fn is_in_game(&self, act: &Act) -> bool {
        let Act::Use(line) = act else { return true };
        let state = self.game.state();
        let piles = || state.deck.iter().chain(&state.heroes).chain([&state.bosses, &state.gone]);
        let is_away = |card: &CardId| piles().any(|pile| pile.contains(card.index()));
        self.called(&line.card).is_ok_and(|cards| !cards.iter().all(is_away))
    }

    /// An event in words: cards by their names, seats by their Bosses.
    pub(crate) fn say(&self, event: &Event) -> String {
        let mut said = String::new();
        let written = format!("{event:?}");
        let mut rest = written.as_str();
        while let Some(at) = rest.find("CardId(") {
            said.push_str(&rest[..at]);
            let after = &rest[at + 7..];
            let end = after.find(')').unwrap_or(0);
            let number = after[..end].parse().unwrap_or(u8::MAX);
            said.push_str(&names::name(self.cards(), CardId(number)));
            rest = &after[end + 1..];
        }
        said.push_str(rest);
        for field in ["seat", "to", "with", "from", "at", "by"] {
            for seat in 0..MOST_SEATS {
                let boss = self.bosses.get(seat).copied().unwrap_or(self.game.state().players[seat].boss);
                let name =
                    if boss.is_some() { names::name(self.cards(), boss) } else { format!("player-{}", seat + 1) };
                for ending in [",", " "] {
                    let number = format!(" {field}: {seat}{ending}");
                    said = said.replace(&number, &format!(" {field}: {name}{ending}"));
                }
            }
        }
        said
    }

    /// Everything that happened, for whoever has to find out what went wrong.
    pub(crate) fn story(&self) -> String {
        self.log.iter().map(|logged| format!("{} [{}]\n", self.say(&logged.what), logged.rule)).collect()
    }

    pub(crate) fn question(&self) -> String {
        self.game.question().map_or("none: the game is over".to_owned(), |question| format!("{:?}", question.ask))
    }
}
