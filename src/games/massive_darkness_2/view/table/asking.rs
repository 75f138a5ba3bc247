//! What is asked, and the answers as a list. Where there are many, those that belong together stand behind one line.

use super::Table;
use crate::games::massive_darkness_2::copies::first_copy;
use crate::games::massive_darkness_2::describe::abilities::{item_lines, sentence};
use crate::games::massive_darkness_2::describe::rule_text;
use crate::games::massive_darkness_2::found::Unworn;
use crate::games::massive_darkness_2::rules::{Answer, Ask, CardId, Content, EnemyId, Source};
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait};
use crate::house::text::Texts;
use crate::kernel::game::{Asked, Game as _, Kind};
use crate::kit::art::Icon;
use crate::kit::coming::LOOK;
use crate::kit::hints::mark;
use crate::kit::question::{Choice, Listed, choices_ui, icon_of, impossible_ui, scrolled};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, heading, sheet};
use crate::tr;
use egui::{Key, Modifiers, Rect, RichText, Sense, Ui, Vec2, pos2};
use std::cell::Cell;
use std::sync::Arc;

/// How much of the column the answers take at most.
const MOST: f32 = 0.56;
/// So many answers are listed one by one: each has a number key.
const ONE_BY_ONE: usize = 9;
/// Side of the portrait of whoever is asked.
const PORTRAIT: f32 = 44.0;

/// What belongs together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Attack(EnemyId),
    Rest,
    TakeOff,
    Use(u8, Source),
    Card(CardId),
    Lead(u8),
    Consecrate,
    Skill(u8),
}

impl Group {
    /// Copies of one card belong together: by their name nobody tells them apart.
    pub(super) fn of(content: &Content, answer: &Answer) -> Option<Self> {
        Some(match *answer {
            Answer::Attack { target, .. } => Self::Attack(target),
            Answer::Rest { .. } => Self::Rest,
            Answer::TakeOff { .. } => Self::TakeOff,
            Answer::Use(how) => match how.what.source {
                Source::Item(card) => Self::Use(how.hero, Source::Item(first_copy(content, card))),
                Source::Lifebringer(_) => Self::Use(how.hero, Source::Lifebringer(0)),
                source => Self::Use(how.hero, source),
            },
            Answer::Equip { card, .. } | Answer::Give { card, .. } => Self::Card(first_copy(content, card)),
            Answer::LeadMove(ally) | Answer::LeadAttack { ally, .. } => Self::Lead(ally),
            Answer::Consecrate { .. } => Self::Consecrate,
            Answer::Learn { skill, .. } => Self::Skill(skill),
            _ => return None,
        })
    }
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// Gives the offered answer of this number.
    Give(usize, Arc<str>),
    /// Shows what belongs together.
    Look(Group, Arc<str>),
    /// Back to everything that can be answered.
    Back(Arc<str>),
}

impl Entry {
    fn label(&self) -> &str {
        match self {
            Self::Give(_, label) | Self::Look(_, label) | Self::Back(label) => label,
        }
    }
}

impl Table {
    /// The lines of the list, as things stand.
    fn listed(&self, texts: &Texts) -> Vec<Entry> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let all = || seen.offers.iter().enumerate();
        let give = |(number, (_, label)): (usize, &(Answer, Arc<str>))| Entry::Give(number, Arc::clone(label));
        let content = &self.game().table().content;
        let groups: Vec<Option<Group>> = seen.offers.iter().map(|(answer, _)| Group::of(content, answer)).collect();
        if let Some(group) = self.group {
            let own = all().filter(|(number, _)| groups[*number] == Some(group)).map(give);
            return own.chain([Entry::Back(tr!(texts, "table-something-else"))]).collect();
        }
        if seen.offers.len() <= ONE_BY_ONE {
            return all().map(give).collect();
        }
        let mut list: Vec<Entry> = Vec::new();
        for (number, offer) in all() {
            let group = groups[number];
            let many = groups.iter().filter(|other| **other == group).count();
            match group {
                Some(group) if many > 1 => {
                    if !groups[..number].contains(&Some(group)) {
                        list.push(Entry::Look(group, self.group_name(group, many, texts)));
                    }
                }
                _ => list.push(give((number, offer))),
            }
        }
        list
    }

    fn group_name(&self, group: Group, count: usize, texts: &Texts) -> Arc<str> {
        let words = self.words(texts);
        let count = count as i64;
        match group {
            Group::Attack(enemy) => {
                tr!(texts, "group-attack", enemy = words.enemy(enemy).name.as_ref(), count = count)
            }
            Group::Rest => tr!(texts, "group-rest", count = count),
            Group::TakeOff => tr!(texts, "group-take-off", count = count),
            Group::Use(hero, source) => {
                let name = words.source(source, self.game().class(hero));
                words.of_another(self.game(), hero, tr!(texts, "group-use", name = name.as_ref(), count = count))
            }
            Group::Card(card) => tr!(texts, "group-card", name = words.item(card).as_ref(), count = count),
            Group::Lead(ally) => tr!(texts, "group-card", name = words.ally(ally).as_ref(), count = count),
            Group::Consecrate => tr!(texts, "group-consecrate", count = count),
            Group::Skill(skill) => tr!(texts, "group-card", name = words.skill(skill).as_ref(), count = count),
        }
    }

    /// Is the last line of the list how the turn ends?
    fn ends_the_turn(&self) -> bool {
        let last = match self.entries.last() {
            Some(Entry::Give(number, _)) => self.seen.as_ref().and_then(|seen| seen.offers.get(*number)),
            _ => None,
        };
        last.is_some_and(|(answer, _)| *answer == Answer::EndTurn)
    }

    /// Puts the question; the number of the answer that was given.
    pub(super) fn asking_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<usize> {
        if self.reckoned.has_come() {
            self.look_at(self.group, texts);
        } else if self.reckoned.is_on_its_way() {
            ui.ctx().request_repaint_after(LOOK);
        }
        let question = self.game().question()?;
        let seen = self.seen.as_ref()?;
        let safe = seen.safe.and_then(|safe| {
            self.entries.iter().position(|entry| matches!(entry, Entry::Give(number, _) if *number == safe))
        });
        let sentence = Arc::clone(&seen.sentence);
        let most = ui.available_height() * MOST;
        let (mut taken, pointed) = (None, Cell::new(None));
        let top = ui.cursor().min;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                if let Asked::Seat(seat) = question.asked {
                    self.asked_ui(ui, seat);
                }
                ui.vertical(|ui| {
                    if let Asked::Seat(seat) = question.asked {
                        let name = self.words(texts).hero_card(self.game().state().hero(seat).card);
                        ui.label(RichText::new(name.as_ref()).strong());
                    }
                    let asked = heading(ui, &sentence);
                    mark(ui, "question", asked.rect);
                    asked.on_hover_ui(|ui| drop(ui.label(rule_text(question.rule, texts))));
                });
            });
            let mut choices = self.entries.iter().zip(&self.odds).map(|(entry, odds)| Choice {
                label: entry.label(),
                icon: self.icon(entry, question.kind),
                odds: odds.clone(),
                in_vain: None,
            });
            // Whoever gains something compares what it can do; of what was found it is said once.
            let is_found = matches!(question.ask, Ask::Receive { .. });
            let is_said = is_found || matches!(question.ask, Ask::Learn { .. } | Ask::Bless { .. });
            let more = |at: usize| match at {
                1.. if is_found => self.instead_of(at, texts),
                // Where it is worn stands on the answer.
                _ if is_found => {
                    self.told_before(at, texts).into_iter().skip(1).chain(self.instead_of(at, texts)).collect()
                }
                _ => self.told_before(at, texts),
            };
            let listed = Listed { more: &more, is_said, pointed: &|at| pointed.set(Some(at)), ..Listed::all(safe) };
            // How the turn ends has its place below what is scrolled.
            let before = self.entries.len() - usize::from(self.ends_the_turn());
            let end_takes = Theme::of(ui.ctx()).sizes.control_height + 3.0 * ui.spacing().item_spacing.y;
            let most = if before < self.entries.len() { most - end_takes } else { most };
            taken = scrolled(ui, most, |ui| {
                // Whoever has found something looks for it among the answers, and for why it is not there.
                if let Some(Unworn { deed, why }) = self.words(texts).unworn(self.game()) {
                    impossible_ui(ui, Icon::Item, &deed, &why);
                }
                choices_ui(ui, choices.by_ref().take(before), &listed)
            });
            taken = choices_ui(ui, choices, &Listed { from: before, ..listed }).or(taken);
        });
        self.dice_meant = pointed.get().map_or(0, |at| self.dice_of(at));
        let end = pos2(ui.max_rect().right(), ui.cursor().top());
        mark(ui, "question-sheet", Rect::from_min_max(top, end));
        let taken = taken.filter(|_| !self.numbers.is_hasty(ui));
        let number = taken.or_else(|| self.numbers.pressed(ui, self.entries.len(), safe));
        if self.group.is_some() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.look_at(None, texts);
        }
        match self.entries.get(number?)?.clone() {
            Entry::Give(number, _) => return Some(number),
            Entry::Look(group, _) => self.look_at(Some(group), texts),
            Entry::Back(_) => self.look_at(None, texts),
        }
        None
    }

    /// The dice that a line of the list is about, a bit each.
    fn dice_of(&self, at: usize) -> u32 {
        let Some(Entry::Give(number, _)) = self.entries.get(at) else { return 0 };
        let offer = self.seen.as_ref().and_then(|seen| seen.offers.get(*number));
        match offer.map(|(answer, _)| *answer) {
            Some(Answer::Resolve { die, .. } | Answer::Die(die)) => 1 << die.min(31),
            Some(Answer::Claws(dice)) => dice,
            _ => 0,
        }
    }

    /// From now on only what belongs together is listed; everything, where nothing is named.
    pub(super) fn look_at(&mut self, group: Option<Group>, texts: &Texts) {
        (self.group, self.dice_meant) = (group, 0);
        let list = self.listed(texts);
        if let Some(revision) = self.seen.as_ref().map(|seen| seen.revision) {
            let shots = self.shots(&list);
            self.reckoned.begin(self.play.game(), revision, shots);
        }
        self.numbers.change(self.entries.iter().map(Entry::label), list.iter().map(Entry::label));
        self.odds = list.iter().map(|entry| self.odds(entry, texts)).collect();
        self.entries = list;
    }

    /// The portrait of whoever is asked.
    fn asked_ui(&self, ui: &mut Ui, seat: u8) {
        let hero = self.game().state().hero(seat);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(PORTRAIT), Sense::hover());
        let cards = &self.game().table().content.printed.heroes;
        if let Some(card) = cards.get(usize::from(hero.card)) {
            portrait(ui, rect, &card.id, Some(hero_colour(hero.card)), true);
        }
    }

    fn icon(&self, entry: &Entry, kind: Kind) -> Icon {
        let number = match entry {
            Entry::Give(number, _) => *number,
            Entry::Look(Group::Attack(_), _) => return Icon::Sword,
            Entry::Look(Group::Rest, _) => return Icon::Heart,
            Entry::Look(..) => return Icon::Cards,
            Entry::Back(_) => return Icon::ChevronLeft,
        };
        let offers = self.seen.as_ref().map(|seen| seen.offers.as_slice()).unwrap_or_default();
        match offers.get(number).map(|(answer, _)| answer) {
            Some(Answer::Move | Answer::Step(_) | Answer::LeadMove(_) | Answer::Travel(_)) => Icon::Move,
            Some(Answer::Attack { .. } | Answer::LeadAttack { .. }) => Icon::Sword,
            Some(Answer::Rest { .. }) => Icon::Heart,
            Some(Answer::Trade | Answer::Give { .. }) => Icon::Trade,
            Some(Answer::Use(_)) => Icon::Sparks,
            Some(Answer::Open(_)) => Icon::Door,
            Some(Answer::Interact(_)) => Icon::PickUp,
            Some(Answer::Task(_)) => Icon::Flag,
            Some(Answer::Equip { .. } | Answer::TakeOff { .. }) => Icon::Item,
            Some(Answer::EndTurn) => Icon::Skip,
            Some(Answer::Claws(_)) => Icon::Skull,
            Some(Answer::Done) => Icon::Check,
            _ => icon_of(kind),
        }
    }

    /// What stands on the cards that would be taken off for what was found, to be compared with it.
    fn instead_of(&self, at: usize, texts: &Texts) -> Vec<String> {
        let (words, offers) = (self.words(texts), self.seen.as_ref().map(|seen| seen.offers.as_slice()));
        let Some(Entry::Give(number, _)) = self.entries.get(at) else { return Vec::new() };
        let answer = offers.and_then(|offers| offers.get(*number)).map(|(answer, _)| *answer);
        let Some(Answer::Equip { hero, card, slot }) = answer else { return Vec::new() };
        let told = |worn: CardId| {
            let lines = words.content.item(worn).map(|item| item_lines(item, texts)).unwrap_or_default();
            format!("{}: {}", words.item(worn), lines.join("; "))
        };
        self.game().takes_off(hero, card, slot).map(told).collect()
    }

    /// What is told of an answer before it is given.
    fn told_before(&self, at: usize, texts: &Texts) -> Vec<String> {
        let words = self.words(texts);
        let offers = self.seen.as_ref().map(|seen| seen.offers.as_slice()).unwrap_or_default();
        let of_card = |card: CardId| words.content.item(card).map(|item| item_lines(item, texts)).unwrap_or_default();
        match self.entries.get(at) {
            Some(Entry::Give(number, _)) => match offers.get(*number).map(|(answer, _)| *answer) {
                Some(Answer::Equip { card, .. } | Answer::Give { card, .. } | Answer::Card(card)) => of_card(card),
                Some(Answer::Learn { skill, .. } | Answer::Bless(skill)) => words.skill_lines(skill),
                Some(Answer::Use(how)) => self
                    .game()
                    .ability(how.hero, how.what)
                    .map(|ability| vec![sentence(ability, texts)])
                    .unwrap_or_default(),
                Some(Answer::Attack { target, .. } | Answer::Enemy(target)) => self.enemy_lines(target, texts),
                _ => Vec::new(),
            },
            Some(Entry::Look(Group::Card(card), _)) => of_card(*card),
            Some(Entry::Look(Group::Skill(skill), _)) => words.skill_lines(*skill),
            Some(Entry::Look(Group::Attack(enemy), _)) => self.enemy_lines(*enemy, texts),
            _ => Vec::new(),
        }
    }
}
