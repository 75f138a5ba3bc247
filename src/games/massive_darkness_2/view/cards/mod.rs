//! The card editor: what is printed on a card, and what it can do put together from the words of the game. The page around it is the
//! kit's ([`CardsScreen`]); [`face`] is how a card looks, [`facts`] what stands on cards of Heroes, [`foes`] on those of Enemies and
//! doors, [`sides`] on tokens, [`tiles`] on Tiles, [`words`] the parts of which all are made.
//! What a card may say is decided by the own cards of the game; nothing is kept here.

mod face;
mod facts;
mod foes;
mod sides;
mod tiles;
mod words;

pub(super) use face::{HandCard, on_paper};
pub(super) use facts::back_said;

use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::{column_name, element_name, stance_at, stance_name};
use crate::games::massive_darkness_2::lint::Misfit;
use crate::games::massive_darkness_2::own_cards::{
    Card, Cards, Deck, FoundProblem, HellscapeCards, fitted, item_role, plainest, played_with,
};
use crate::games::massive_darkness_2::rules::cards::Origin;
use crate::games::massive_darkness_2::rules::class_cards::SkillCard;
use crate::games::massive_darkness_2::rules::ids::Element;
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::own_tiles::fault;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::games::tiles::desk::Desk;
use crate::house::text::{Language, Texts, shown};
use crate::kit::art::Icon;
use crate::kit::desk::Base;
use crate::kit::own_cards::{CardGame, CardsScreen, Kind};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{RichText, Ui};
use facts::rows_ui;
use std::cell::RefCell;
use std::sync::Arc;
use words::{Header, ability_ui};

/// Abilities that an item can have.
const MOST_ABILITIES: usize = 4;

/// The page of this game's cards.
pub(super) type HellscapeCardsScreen = CardsScreen<CardPage>;

/// What this game brings to it.
pub(super) struct CardPage {
    /// The Skills of the box: which grade lies below which.
    skills: Vec<SkillCard>,
    /// Tokens of the Rogue, by their ids.
    tools: Vec<String>,
    /// The box alone.
    box_alone: Arc<CoreBox>,
    /// The box with what counts now, as far as there is a game with it.
    all: CoreBox,
    /// Quests of the box that do not fit sides of Tiles as they are now.
    misfits: Vec<Misfit>,
    /// The desk on which a side is drawn.
    desk: RefCell<Desk>,
}

/// The user's own cards as they are on the disk; trouble is told.
pub(super) fn open_cards(rules: &HellscapeRules, base: &mut Base) -> Option<HellscapeCardsScreen> {
    let box_alone = Arc::new(rules.box_alone().clone());
    let printed = &box_alone.content.printed;
    let tools = printed.tools.iter().map(|token| token.id.clone()).collect();
    let page = CardPage {
        skills: printed.skills.clone(),
        tools,
        box_alone: Arc::clone(&box_alone),
        all: rules.box_alone().clone(),
        misfits: Vec::new(),
        desk: RefCell::default(),
    };
    CardsScreen::open(page, box_alone, base)
}

impl CardGame for CardPage {
    type List = HellscapeCards;
    const STEM: &'static str = "massive-darkness-2-cards";

    fn texts(language: Language) -> Texts {
        texts::of(language)
    }

    fn kind(card: &Card) -> Kind {
        let deck = card.deck();
        let message = match deck {
            Deck::Hero => "cards-md2-heroes",
            Deck::Item => "cards-md2-items",
            Deck::Skill => "cards-md2-skills",
            Deck::Power => "cards-md2-powers",
            Deck::Boards => "cards-md2-class-boards",
            Deck::Sides => "cards-md2-token-sides",
            Deck::Tile => "cards-md2-tile-sides",
            Deck::Tool => "cards-md2-tokens",
            Deck::Arrow => "cards-md2-arrows",
            Deck::Spirit => "cards-md2-spirits",
            Deck::Door => "cards-md2-doors",
            Deck::Mob => "cards-md2-mobs",
            Deck::Roamer => "cards-md2-roamers",
            Deck::Boss => "cards-md2-bosses",
        };
        Kind { place: deck as u8, message }
    }

    fn again(card: &Card, code: &str) -> Option<Card> {
        card.again(code)
    }

    fn has_name(card: &Card) -> bool {
        card.deck() != Deck::Tile
    }

    fn remark(&self, texts: &Texts, card: &Card) -> Option<Arc<str>> {
        card.is_ours(&self.box_alone.ours).then(|| tr!(texts, "cards-md2-ours"))
    }

    fn look_at(&mut self, cards: &Cards) {
        // What is wrong with a side by itself is said beside it.
        let are_sides = cards.tiles.iter().all(|side| fault(side).is_none());
        if are_sides && let Ok(all) = played_with(&self.box_alone, cards) {
            if all.sides != self.all.sides {
                self.misfits = Misfit::all(&all);
            }
            self.all = all;
        }
    }

    fn face_ui(&self, ui: &mut Ui, texts: &Texts, card: &Card, name: &Arc<str>) {
        let is_ours = card.is_ours(&self.box_alone.ours);
        match card {
            Card::Tile(tile) => tiles::face_ui(ui, texts, &tile.side, name, is_ours),
            other => face::face_ui(ui, texts, other, name, is_ours),
        }
    }

    fn fields_ui(&self, ui: &mut Ui, texts: &Texts, card: &mut Card, wrong: &[FoundProblem]) {
        let before = card.clone();
        heading(ui, &tr!(texts, "cards-facts"));
        match card {
            Card::Hero(hero) => rows_ui(ui, "md2-facts", |ui| facts::hero_ui(ui, texts, hero)),
            Card::Item(item) => rows_ui(ui, "md2-facts", |ui| facts::item_ui(ui, texts, item)),
            Card::Skill(skill) => rows_ui(ui, "md2-facts", |ui| self.skill_ui(ui, texts, skill)),
            Card::Power(_) => {
                ui.label(RichText::new(tr!(texts, "cards-md2-power-hint").as_ref()).weak());
            }
            Card::Tool(tool) => facts::tool_ui(ui, texts, &mut tool.token),
            Card::Boards(boards) => {
                rows_ui(ui, "md2-facts", |ui| facts::number_ui(ui, texts, "cards-md2-top", &mut boards.top, 1..=9));
            }
            Card::Sides(of_tokens) => sides::sides_ui(ui, texts, of_tokens),
            Card::Tile(tile) => self.tile_ui(ui, texts, tile),
            Card::Arrow(arrow) => facts::arrow_ui(ui, texts, arrow),
            Card::Spirit(spirit) => rows_ui(ui, "md2-facts", |ui| facts::spirit_ui(ui, texts, spirit)),
            Card::Door(door) => foes::door_ui(ui, texts, door),
            Card::Mob(kind) => foes::mob_ui(ui, texts, kind),
            Card::Roamer(kind) => foes::roamer_ui(ui, texts, kind),
            Card::Boss(boss) => foes::boss_ui(ui, texts, boss),
        }
        abilities_ui(ui, texts, card, wrong);
        // What somebody has typed in is not designed by us any more.
        if *card != before
            && let Some(origin) = card.origin_mut()
        {
            *origin = Origin::Known;
        }
    }
}

/// What the card can do, ability by ability.
fn abilities_ui(ui: &mut Ui, texts: &Texts, card: &mut Card, wrong: &[FoundProblem]) {
    let (deck, count) = (card.deck(), card.abilities().len());
    if count == 0 && deck != Deck::Item {
        return;
    }
    heading(ui, &tr!(texts, "cards-text"));
    if count == 0 {
        ui.label(RichText::new(tr!(texts, "cards-no-text").as_ref()).weak());
    }
    let mut act = None;
    for (at, (role, ability)) in card.abilities_mut().into_iter().enumerate() {
        let title = match (deck, at) {
            (Deck::Hero, 0) => tr!(texts, "source-hero"),
            (Deck::Hero, _) => tr!(texts, "source-shadow"),
            (Deck::Skill, 0) => tr!(texts, "cards-md2-skill"),
            (Deck::Skill, _) => tr!(texts, "cards-md2-blessed"),
            (Deck::Power, 0) => tr!(texts, "source-lesser-power"),
            (Deck::Power, _) => tr!(texts, "source-greater-power"),
            (Deck::Boards, at) => on_boards(at, texts),
            (Deck::Sides, _) => tr!(texts, "source-lifebringer"),
            _ => tr!(texts, "cards-text-number", number = at as i64 + 1),
        };
        let rows = (deck == Deck::Item).then_some(count);
        ui.push_id(("ability", at), |ui| {
            let mut changed = ability.clone();
            if let Some(wanted) = ability_ui(ui, texts, &Header { title: &title, at, rows }, role, &mut changed, wrong)
            {
                act = Some((wanted, at));
            }
            if changed != *ability {
                // A Skill may bring nothing but tokens.
                let is_blank = deck == Deck::Skill && changed.r#do.is_empty();
                *ability = if is_blank { Ability::default() } else { fitted(role, &changed) };
            }
        });
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
    }
    let Card::Item(item) = card else { return };
    if let Some((wanted, at)) = act {
        wanted.apply(&mut item.abilities, at);
    }
    if count < MOST_ABILITIES && ui.add(Action::new(Icon::Plus, &tr!(texts, "cards-new-text"))).clicked() {
        item.abilities.push(plainest(item_role(item)));
    }
}

/// What the abilities on the boards are called, in their order.
fn on_boards(at: usize, texts: &Texts) -> Arc<str> {
    match at {
        0..3 => stance_name(stance_at(at as u8), texts),
        3..7 => tr!(texts, "cards-md2-spell", number = at as i64 - 2),
        7..10 => column_name(at as u8 - 7, texts),
        _ => element_name(Element::ALL[(at - 10).min(3)], texts),
    }
}

/// What a card is called on this page by its code, as lists name it.
fn name_of(kind: &str, code: &str, texts: &Texts) -> String {
    let message = format!("{kind}-{code}");
    if texts.has(&message) { texts.get(&message).to_string() } else { shown(code) }
}
