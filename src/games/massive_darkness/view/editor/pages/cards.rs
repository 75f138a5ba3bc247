//! Which cards a quest is played with: decks without some cards, and cards of its own.

use crate::games::massive_darkness::content::OwnPack;
use crate::games::massive_darkness::content::own_cards::{Card, Deck};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::SetUp;
use crate::games::massive_darkness::quest::set_up::{Cards, library_of};
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::cards::deck_name;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::packs::CardPack as _;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, text_field};
use crate::tr;
use egui::{CollapsingHeader, RichText, Ui};
use std::sync::Arc;

/// Code and name of a card.
type Line = (String, Arc<str>);

/// The cards that can be chosen, and what is being written.
#[derive(Default)]
pub(in crate::games::massive_darkness::view::editor) struct Fields {
    filter: String,
    /// Every card of the box, in decks; read when the page is first shown.
    decks: Vec<(Deck, Vec<Line>)>,
    /// The user's own cards.
    own: Option<OwnPack>,
    trouble: Option<Arc<str>>,
}

impl EditorScreen {
    pub(super) fn cards_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, settled: &mut Vec<SetUp>) {
        if self.pages.cards.decks.is_empty() {
            self.read_cards(texts);
        }
        let mut cards = quest.cards.clone();
        heading(ui, &tr!(texts, "set-up-decks"));
        ui.label(RichText::new(tr!(texts, "set-up-decks-hint").as_ref()).weak().small());
        let name = tr!(texts, "set-up-card-filter");
        text_field(ui, &name, &name, &mut self.pages.cards.filter);
        let wanted = self.pages.cards.filter.trim().to_lowercase();
        for (deck, all) in &self.pages.cards.decks {
            deck_ui(ui, texts, *deck, all, &wanted, &mut cards);
        }
        self.own_cards_ui(ui, texts, quest, &mut cards);
        if cards != quest.cards {
            settled.push(SetUp::Cards(Box::new(cards)));
        }
    }

    fn read_cards(&mut self, texts: &Texts) {
        let fields = &mut self.pages.cards;
        for card in Card::all(&self.box_rules.library.cards()) {
            let deck = card.deck();
            if matches!(deck, Deck::Starting | Deck::Heroes | Deck::Classes) {
                continue;
            }
            let (kind, id) = card.message();
            let line = (card.code().to_owned(), texts.card_name(card.code(), kind, id));
            match fields.decks.iter_mut().find(|(known, _)| *known == deck) {
                Some((_, cards)) => cards.push(line),
                None => fields.decks.push((deck, vec![line])),
            }
        }
        match OwnPack::read(&self.dirs.own_cards_file()) {
            Ok(own) => fields.own = Some(own),
            Err(error) => fields.trouble = Some(error.say(texts)),
        }
    }

    /// The user's own cards that the quest takes along, so that others play it with them, too.
    fn own_cards_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, cards: &mut Cards) {
        heading(ui, &tr!(texts, "set-up-own-cards"));
        ui.label(RichText::new(tr!(texts, "set-up-own-cards-hint").as_ref()).weak().small());
        let language = texts.language().code();
        let mine = self.pages.cards.own.as_ref();
        let mut offered = Card::all(&cards.own);
        let taken: Vec<String> = offered.iter().map(|card| card.code().to_owned()).collect();
        let others = mine.map(|pack| Card::all(&pack.cards)).unwrap_or_default();
        offered.extend(others.into_iter().filter(|card| !taken.iter().any(|code| code == card.code())));
        for card in offered {
            let code = card.code();
            let (kind, id) = card.message();
            let own_name = cards.names.get(code).and_then(|names| names.get(language).or(names.values().next()));
            let name = own_name.map_or_else(|| texts.card_name(code, kind, id), |name| name.as_str().into());
            let is_taken = taken.iter().any(|known| known == code);
            let mut wanted = is_taken;
            let label = tr!(texts, "set-up-own-card", name = name.as_ref(), code = code);
            ui.checkbox(&mut wanted, label.as_ref());
            if wanted == is_taken {
                continue;
            }
            let code = code.to_owned();
            let mut changed = cards.clone();
            if wanted {
                take(&mut changed, card, mine);
            } else {
                Card::take_out_of(&mut changed.own, &code);
                changed.names.remove(&code);
            }
            let tried = Quest { cards: changed.clone(), ..quest.clone() };
            match library_of(&tried, &self.box_rules.library) {
                Ok(_) => *cards = changed,
                Err(error) => self.pages.cards.trouble = Some(error.say(texts)),
            }
            return;
        }
        if taken.is_empty() && mine.is_none_or(|pack| Card::all(&pack.cards).is_empty()) {
            ui.label(tr!(texts, "set-up-no-own-cards").as_ref());
        }
        if let Some(trouble) = &self.pages.cards.trouble {
            let colour = Theme::of(ui.ctx()).signal.danger.egui();
            ui.label(RichText::new(trouble.as_ref()).color(colour));
        }
    }
}

/// Takes a card along with its name and its kind of Enemy.
fn take(cards: &mut Cards, card: Card, mine: Option<&OwnPack>) {
    let code = card.code().to_owned();
    if let Some(names) = mine.and_then(|pack| pack.names.get(&code)) {
        cards.names.insert(code, names.clone());
    }
    if let (Card::Enemy(enemy), Some(pack)) = (&card, mine) {
        let kind = pack.cards.kinds.iter().find(|kind| kind.id == enemy.kind);
        let is_new = |id: &str| cards.own.kinds.iter().all(|known| known.id != id);
        if let Some(kind) = kind.filter(|kind| is_new(&kind.id)) {
            cards.own.kinds.push(kind.clone());
        }
    }
    card.put_into(&mut cards.own);
}

fn deck_ui(ui: &mut Ui, texts: &Texts, deck: Deck, all: &[Line], wanted: &str, cards: &mut Cards) {
    let fits = |(code, name): &&Line| {
        wanted.is_empty() || name.to_lowercase().contains(wanted) || code.to_lowercase().contains(wanted)
    };
    let shown: Vec<&Line> = all.iter().filter(fits).collect();
    if shown.is_empty() {
        return;
    }
    let used = all.iter().filter(|(code, _)| !cards.unused.contains(code)).count();
    let name = deck_name(texts, deck);
    let title = tr!(texts, "set-up-deck", deck = name.as_ref(), used = used as i64, all = all.len() as i64);
    let theme = Theme::of(ui.ctx());
    let colour = if used == 0 { theme.signal.danger } else { theme.text.normal };
    let title = RichText::new(title.as_ref()).color(colour.egui());
    let header = CollapsingHeader::new(title).id_salt(("deck", name.as_ref()));
    header.open((!wanted.is_empty()).then_some(true)).show(ui, |ui| {
        ui.horizontal(|ui| {
            if ui.button(tr!(texts, "set-up-all-cards", deck = name.as_ref()).as_ref()).clicked() {
                cards.unused.retain(|code| shown.iter().all(|(known, _)| known != code));
            }
            if ui.button(tr!(texts, "set-up-no-cards", deck = name.as_ref()).as_ref()).clicked() {
                cards.unused.extend(shown.iter().map(|(code, _)| code.clone()));
            }
        });
        for (code, name) in shown {
            let mut is_used = !cards.unused.contains(code);
            let label = tr!(texts, "set-up-own-card", name = name.as_ref(), code = code.as_str());
            if ui.checkbox(&mut is_used, label.as_ref()).changed() {
                if is_used {
                    cards.unused.remove(code);
                } else {
                    cards.unused.insert(code.clone());
                }
            }
        }
    });
}
