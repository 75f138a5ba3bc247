//! Where a pad stands after its entries: the game under way, and those of past evenings.

use super::{Change, Counter, LONGEST_NOTE, MOST, PadRules, Refused, Seat, What, is_name};
use crate::games::boss_monster::rules::MOST_SEATS;

/// With so many Wounds a player is out (BM-WIN-02); with so many Souls he wins (BM-WIN-06).
const WOUNDS: u16 = 5;
const SOULS: u16 = 10;
/// BM-SETUP-10: how many coins everybody begins with.
const COINS: u16 = 3;

/// What a pad says of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What he is called.
    pub name: String,
    /// The code of his Boss.
    pub boss: Option<String>,
    /// Its XP, if it is known.
    pub xp: Option<u16>,
    /// Whoever has ten of them has won, if nobody has more.
    pub souls: u16,
    /// Whoever has five of them is out.
    pub wounds: u16,
    /// Coins of the hoard.
    pub coins: u16,
    /// The Boss has levelled up.
    pub leveled: bool,
}

impl Line {
    /// So many are counted.
    #[must_use]
    pub fn count(&self, what: Counter) -> u16 {
        match what {
            Counter::Souls => self.souls,
            Counter::Wounds => self.wounds,
            Counter::Coins => self.coins,
        }
    }

    fn count_mut(&mut self, what: Counter) -> &mut u16 {
        match what {
            Counter::Souls => &mut self.souls,
            Counter::Wounds => &mut self.wounds,
            Counter::Coins => &mut self.coins,
        }
    }

    /// BM-WIN-02: too many Wounds.
    #[must_use]
    pub fn is_out(&self) -> bool {
        self.wounds >= WOUNDS
    }

    /// BM-WIN-07: what is compared, Souls less Wounds; of equals the one with less XP comes first (BM-WIN-09).
    fn rank(&self) -> (i32, std::cmp::Reverse<u16>) {
        (i32::from(self.souls) - i32::from(self.wounds), std::cmp::Reverse(self.xp.unwrap_or(u16::MAX)))
    }
}

/// A moment of a game, for the curve of Souls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// From 1.
    pub round: u16,
    /// The Souls of each seat then.
    pub souls: [u16; MOST_SEATS],
}

/// One evening on the pad: who played, and what each has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PadGame {
    /// Number of the entry that says so, from 0.
    pub entry: u32,
    /// Who plays, as they sit.
    pub lines: Vec<Line>,
    /// The seats in the order of their turns: by XP (BM-BOSS-05), as they sit where that is not known of all.
    pub order: Vec<u8>,
    /// Whose turn it is, as a place in this order.
    pub turn: usize,
    /// The round, from 1.
    pub round: u16,
    /// How it stood at the end of each round.
    pub course: Vec<Mark>,
}

impl PadGame {
    fn begun(rules: &PadRules, entry: u32, seats: &[Seat]) -> Result<Self, Refused> {
        if !(2..=MOST_SEATS).contains(&seats.len()) {
            return Err(Refused::Seats);
        }
        let twice = |at: usize| seats[..at].iter().any(|other| other.name.trim() == seats[at].name.trim());
        if (0..seats.len()).any(|at| !is_name(&seats[at].name) || twice(at)) {
            return Err(Refused::Names);
        }
        let line = |seat: &Seat| Line {
            name: seat.name.trim().to_owned(),
            boss: seat.boss.clone(),
            xp: seat.boss.as_deref().and_then(|code| rules.xp(code)),
            coins: COINS,
            ..Line::default()
        };
        let lines: Vec<Line> = seats.iter().map(line).collect();
        let mut order: Vec<u8> = (0..lines.len() as u8).collect();
        if lines.iter().all(|line| line.xp.is_some()) {
            order.sort_by_key(|seat| std::cmp::Reverse(lines[usize::from(*seat)].xp));
        }
        Ok(Self { entry, lines, order, turn: 0, round: 1, course: Vec::new() })
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> u8 {
        self.order.get(self.turn).copied().unwrap_or_default()
    }

    /// The turn goes on; whoever is out is passed over. After the last one a round begins.
    fn pass(&mut self) {
        for _ in 0..self.order.len() {
            self.turn += 1;
            if self.turn >= self.order.len() {
                self.course.push(self.mark());
                (self.turn, self.round) = (0, self.round.saturating_add(1));
            }
            if !self.lines.get(usize::from(self.active())).is_some_and(Line::is_out) {
                return;
            }
        }
    }

    fn mark(&self) -> Mark {
        let mut souls = [0; MOST_SEATS];
        for (souls, line) in souls.iter_mut().zip(&self.lines) {
            *souls = line.souls;
        }
        Mark { round: self.round, souls }
    }

    /// Who has won by the rules as it stands, if this were the end of a round (BM-WIN-10).
    #[must_use]
    pub fn winner(&self) -> Option<u8> {
        let best = |seats: &mut dyn Iterator<Item = u8>| seats.max_by_key(|seat| self.lines[usize::from(*seat)].rank());
        let all = 0..self.lines.len() as u8;
        let is_in = |seat: &u8| !self.lines[usize::from(*seat)].is_out();
        match all.clone().filter(is_in).count() {
            0 => best(&mut all.clone()),
            1 => all.clone().find(is_in),
            _ => best(&mut all.clone().filter(|seat| is_in(seat) && self.lines[usize::from(*seat)].souls >= SOULS)),
        }
    }

    fn line_mut(&mut self, seat: u8) -> Result<&mut Line, Refused> {
        self.lines.get_mut(usize::from(seat)).ok_or(Refused::NoSeat)
    }
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// Its last state.
    pub game: PadGame,
    /// Who won; nobody, if it was broken off.
    pub winner: Option<u8>,
    /// The entry that ended it.
    pub ended: u32,
}

/// Where a pad stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// What it is called.
    pub name: String,
    /// The game under way.
    pub game: Option<PadGame>,
    /// Those of past evenings, the oldest first.
    pub past: Vec<Past>,
}

impl Standing {
    pub(super) fn enter(&mut self, rules: &PadRules, number: u32, what: &What) -> Result<(), Refused> {
        match what {
            What::Founded(_) => return Err(Refused::Founding),
            What::Renamed(name) if is_name(name) => self.name.clone_from(name),
            What::Renamed(_) => return Err(Refused::Names),
            What::Noted(note) if note.trim().is_empty() || note.chars().count() > LONGEST_NOTE => {
                return Err(Refused::Names);
            }
            What::Noted(_) => {}
            What::Began(_) if self.game.is_some() => return Err(Refused::UnderWay),
            What::Began(seats) => self.game = Some(PadGame::begun(rules, number, seats)?),
            What::Ended(winner) => {
                let game = self.game.as_mut().ok_or(Refused::NoGame)?;
                if winner.is_some_and(|seat| usize::from(seat) >= game.lines.len()) {
                    return Err(Refused::NoSeat);
                }
                game.course.push(game.mark());
                let game = std::mem::take(game);
                self.game = None;
                self.past.push(Past { game, winner: *winner, ended: number });
            }
            What::Counted { seat, what, by } => {
                let count = self.running()?.line_mut(*seat)?.count_mut(*what);
                let number = i32::from(*count) + i32::from(*by);
                *count =
                    u16::try_from(number).ok().filter(|number| *number <= MOST && *by != 0).ok_or(Refused::Bounds)?;
            }
            What::LeveledUp(seat) => {
                let line = self.running()?.line_mut(*seat)?;
                if std::mem::replace(&mut line.leveled, true) {
                    return Err(Refused::Leveled);
                }
            }
            What::Passed => self.running()?.pass(),
            // What is about entries never gets here.
            What::Corrected { .. } | What::Undone(_) | What::Redone(_) => {}
        }
        Ok(())
    }

    fn running(&mut self) -> Result<&mut PadGame, Refused> {
        self.game.as_mut().ok_or(Refused::NoGame)
    }
}

/// What is different in the game under way.
pub(super) fn changes(before: &Standing, after: &Standing) -> Vec<Change> {
    let (Some(before), Some(after)) = (&before.game, &after.game) else { return Vec::new() };
    let mut changes = Vec::new();
    for (seat, (was, is)) in (0..).zip(before.lines.iter().zip(&after.lines)) {
        let differs = |what: &Counter| was.count(*what) != is.count(*what);
        changes.extend(Counter::ALL.into_iter().filter(differs).map(|what| Change::Counted {
            seat,
            what,
            from: was.count(what),
            to: is.count(what),
        }));
    }
    if before.round != after.round {
        changes.push(Change::Round(after.round));
    }
    if before.active() != after.active() {
        changes.push(Change::Turn(after.active()));
    }
    changes
}
