//! The card editor of a game: cards of one's own, in the place of some of the box or besides them, put together from the words of the
//! game, with the sentence made from them. Every change is on the disk at once, what is typed half a second later
//! ([`super::kept_pack`]). [`words`] and [`numbers`] are what forms are made of.
//!
//! What is not here: what a card is, how it looks, and what stands in its form ([`CardGame`]).

mod desk;
pub(crate) mod form;
mod gallery;
mod list;
pub(crate) mod numbers;
mod share;
pub(crate) mod words;

use crate::house::history::Merge;
use crate::house::packs::over::{
    CardList, FoundProblem, KEPT_VERSIONS, Laid, OwnPack, PackTrouble, create_folder, lay_others, own_cards_file,
};
use crate::house::storage::DataDirs;
use crate::house::text::{Language, Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::commands::{Command, Offers};
use crate::kit::desk::Base;
use crate::kit::files::Windows;
use crate::kit::kept_pack::{Home, KeptPack};
use crate::kit::saved_behind::SavedBehind as _;
use crate::kit::widgets::keep_width;
use crate::tr;
use egui::{CentralPanel, Panel, RichText, Ui};
use share::Sharing;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

/// A card of a game.
pub(crate) type CardOf<G> = <<G as CardGame>::List as CardList>::Card;

/// Something on a card of it that cannot be right, and where.
pub(crate) type ProblemOf<G> = FoundProblem<<<G as CardGame>::List as CardList>::Problem>;

/// What a game brings to the page on which its cards are changed.
pub(crate) trait CardGame: 'static {
    /// What its cards are.
    type List: CardList;
    /// What a file is called at first that cards are written to, without its ending.
    const STEM: &'static str;
    /// Commands of its own that stand above the page.
    const COMMANDS: &'static [Command] = &[];

    /// All that the game says in a language.
    fn texts(language: Language) -> Texts;

    /// The kind of a card.
    fn kind(card: &CardOf<Self>) -> Kind;

    /// The same card under another code; none where the game has room for no more of its kind.
    fn again(card: &CardOf<Self>, code: &str) -> Option<CardOf<Self>>;

    /// Has it a name that is ours to say, so that it can be called otherwise?
    fn has_name(_: &CardOf<Self>) -> bool {
        true
    }

    /// What stands behind the name of a card of the box in the list; it, and what lies in its place, is found by that, too.
    fn remark(&self, _texts: &Texts, _: &CardOf<Self>) -> Option<Arc<str>> {
        None
    }

    /// The cards as they count now, own ones over those of the box: for what can only be told of all of them.
    fn look_at(&mut self, _: &<Self::List as CardList>::Cards) {}

    /// The card as it would lie on the table.
    fn face_ui(&self, ui: &mut Ui, texts: &Texts, card: &CardOf<Self>, name: &Arc<str>);

    /// Everything that can be changed on a card but its names; what is wrong with an ability is told beside it.
    fn fields_ui(&self, ui: &mut Ui, texts: &Texts, card: &mut CardOf<Self>, wrong: &[ProblemOf<Self>]);
}

/// A kind of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Kind {
    /// Where it stands among the others.
    pub(crate) place: u8,
    /// The message that stands above it.
    pub(crate) message: &'static str,
}

/// What is done to the cards.
enum Change<C> {
    /// A card is as it stands here.
    Card(Box<C>),
    /// A name of the chosen card in a language.
    Name(&'static str, String),
    /// The chosen card is no own card any more.
    TakeOut,
    /// A new card that is like the chosen one.
    Double,
    /// Nothing, but another card is chosen.
    Look(String),
}

/// Whose card it is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Origin {
    Box,
    /// From the pack with this title.
    Pack(String),
    Yours,
}

/// A card as the list shows it; made when something has changed, not in every frame.
struct Listed<G: CardGame> {
    card: CardOf<G>,
    origin: Origin,
    /// There is such a card besides the user's own.
    is_there_without_yours: bool,
    wrong: Vec<ProblemOf<G>>,
    /// What it is called, in the order of [`Language::ALL`].
    names: [Arc<str>; 3],
    /// What it is found by, in small letters: its code, its names and its kind in all languages.
    found_by: String,
}

/// Codes of cards.
struct Known {
    /// That the user has changed or named.
    yours: BTreeSet<String>,
    /// That are there without him.
    others: BTreeSet<String>,
    /// What stands behind the names of those of the box, in each language.
    remarks: BTreeMap<String, Vec<Arc<str>>>,
}

/// Lists the cards of the box with the user's own over them, and changes the chosen one.
pub(crate) struct CardsScreen<G: CardGame> {
    game: G,
    dirs: DataDirs,
    windows: Windows,
    of_the_box: Arc<<G::List as CardList>::Printed>,
    /// What the packs of others lay over the box.
    others: Laid<G::List>,
    kept: KeptPack<OwnPack<G::List>>,
    /// All cards as they count now, with what is said of each in the list.
    cards: Vec<Listed<G>>,
    /// Why there would be no game with them.
    unplayable: Option<PackTrouble<G::List>>,
    /// What the game says, in the order of [`Language::ALL`].
    texts: [Texts; 3],
    /// The code of the chosen card.
    chosen: String,
    filter: String,
    only_yours: bool,
    /// The list shall show the chosen card.
    follow: bool,
    sharing: Option<Sharing>,
    /// A file with cards that came from outside: shall they be taken?
    held_out: Option<PathBuf>,
    told: Option<Arc<str>>,
    /// What could not be taken over or given away; nothing was changed.
    refused: Option<Arc<str>>,
}

impl<G: CardGame> CardsScreen<G> {
    /// The own cards as they are on the disk. A file that cannot be read or understood is left alone, and it is told why.
    pub(crate) fn open(game: G, of_the_box: Arc<<G::List as CardList>::Printed>, base: &mut Base) -> Option<Self> {
        let home = Home { file: own_cards_file::<G::List>(&base.dirs), versions: KEPT_VERSIONS };
        let kept = create_folder::<G::List>(&base.dirs).and_then(|()| KeptPack::open(&base.dirs, home));
        let kept = base.told(kept.map_err(|error| error.say(&base.texts)))?;
        let others = lay_others(&base.dirs, of_the_box.as_ref());
        let mut screen = Self {
            game,
            dirs: base.dirs.clone(),
            windows: base.windows.clone(),
            of_the_box,
            others,
            kept,
            cards: Vec::new(),
            unplayable: None,
            texts: Language::ALL.map(G::texts),
            chosen: String::new(),
            filter: String::new(),
            only_yours: false,
            follow: false,
            sharing: None,
            held_out: None,
            told: None,
            refused: None,
        };
        screen.lay();
        screen.chosen = screen.cards.first().map(|listed| G::List::code(&listed.card).to_owned()).unwrap_or_default();
        Some(screen)
    }

    /// Lays the own cards over the others.
    fn lay(&mut self) {
        let own = self.kept.history.current();
        let mut all = self.others.own.clone();
        all.join(own.own.clone());
        let over = all.over(&self.of_the_box);
        self.game.look_at(&over);
        let together = G::List::problems_together(&over, &self.of_the_box);
        let mut cards = G::List::all(&over);
        cards.sort_by_key(G::kind);
        let without_yours = G::List::all(&self.others.own.over(&self.of_the_box));
        let codes =
            |cards: &[CardOf<G>]| cards.iter().map(|card| G::List::code(card).to_owned()).collect::<BTreeSet<_>>();
        let mut yours = codes(&own.own.all());
        yours.extend(own.own.names.keys().cloned());
        let remarks = |card: &CardOf<G>| self.texts.iter().filter_map(|texts| self.game.remark(texts, card)).collect();
        let of_the_box = G::List::all(&G::List::cards_of(&self.of_the_box));
        let remarks = of_the_box.iter().map(|card| (G::List::code(card).to_owned(), remarks(card))).collect();
        let known = Known { yours, others: codes(&without_yours), remarks };
        self.cards = cards.into_iter().map(|card| self.listed(card, &known)).collect();
        for (code, problem) in together {
            let listed = self.cards.iter_mut().find(|listed| G::List::code(&listed.card) == code);
            listed.into_iter().for_each(|listed| listed.wrong.push(problem));
        }
        let file = own_cards_file::<G::List>(&self.dirs);
        let laid = self.others.with(&file, OwnPack::clone(own), &self.of_the_box);
        self.unplayable = laid.err();
    }

    fn listed(&self, card: CardOf<G>, known: &Known) -> Listed<G> {
        let code = G::List::code(&card);
        let names = Language::ALL.map(|language| self.name(&card, language));
        let kinds = self.texts.iter().map(|texts| texts.get(G::kind(&card).message));
        let remarks = known.remarks.get(code).cloned().unwrap_or_default();
        let words = names.iter().cloned().chain(kinds).chain(remarks);
        let found_by = words.fold(code.to_lowercase(), |all, word| all + "\n" + &word.to_lowercase());
        let origin = match self.others.from.get(code) {
            _ if known.yours.contains(code) => Origin::Yours,
            Some(title) => Origin::Pack(title.clone()),
            None => Origin::Box,
        };
        let is_there_without_yours = known.others.contains(code);
        let wrong = G::List::problems(&card);
        Listed { origin, is_there_without_yours, wrong, names, found_by, card }
    }

    fn chosen_card(&self) -> Option<&Listed<G>> {
        self.cards.iter().find(|listed| G::List::code(&listed.card) == self.chosen)
    }

    /// What a card is called now.
    fn name(&self, card: &CardOf<G>, language: Language) -> Arc<str> {
        match self.kept.history.current().own.name(G::List::code(card), language.code()) {
            Some(name) => shown(name).into(),
            None => self.name_without_yours(card, language),
        }
    }

    fn name_without_yours(&self, card: &CardOf<G>, language: Language) -> Arc<str> {
        match self.others.own.name(G::List::code(card), language.code()) {
            Some(name) => shown(name).into(),
            None => G::List::printed_name(card, &self.texts[language as usize]),
        }
    }

    /// Is anything asked that has its own ways out?
    pub(crate) fn is_busy(&self) -> bool {
        self.sharing.is_some() || self.held_out.is_some()
    }

    pub(crate) fn can_undo(&self) -> bool {
        self.kept.history.undo_name().is_some()
    }

    pub(crate) fn can_redo(&self) -> bool {
        self.kept.history.redo_name().is_some()
    }

    /// Lets the cards be saved as they are now; nobody waits for it.
    fn save(&mut self) {
        self.laid_anew();
        self.kept.hand_over();
    }

    /// Everything is on the disk, or waits for it.
    pub(crate) fn write_all(&mut self) {
        self.kept.flush();
    }

    fn laid_anew(&mut self) {
        self.lay();
        (self.told, self.refused) = (None, None);
    }

    pub(crate) fn undo(&mut self) {
        let before = Arc::clone(self.kept.history.current());
        if self.kept.history.undo().is_some() {
            self.show_change(&before);
            self.save();
        }
    }

    pub(crate) fn redo(&mut self) {
        let before = Arc::clone(self.kept.history.current());
        if self.kept.history.redo().is_some() {
            self.show_change(&before);
            self.save();
        }
    }

    /// The card that was taken back or given again is shown.
    fn show_change(&mut self, before: &OwnPack<G::List>) {
        let now = self.kept.history.current();
        let codes = |pack: &OwnPack<G::List>| {
            let cards = pack.own.all().into_iter().map(|card| G::List::code(&card).to_owned());
            cards.chain(pack.own.names.keys().cloned()).collect::<Vec<String>>()
        };
        let is_other = |code: &String| {
            before.own.card(code) != now.own.card(code) || before.own.names.get(code) != now.own.names.get(code)
        };
        let changed = codes(before).into_iter().chain(codes(now)).find(is_other);
        if let Some(code) = changed.filter(|code| *code != self.chosen) {
            self.chosen = code;
            self.follow = true;
        }
    }

    fn change(&mut self, change: Change<CardOf<G>>) {
        let chosen = self.chosen.clone();
        match change {
            Change::Look(code) => {
                (self.chosen, self.follow) = (code, true);
                return;
            }
            Change::Card(card) => self.kept.history.edit("own-cards-edit", Merge::Never, |pack| pack.own.put(*card)),
            Change::Name(language, name) => {
                let key = format!("{chosen} {language}");
                let named = |pack: &mut OwnPack<G::List>| pack.own.set_name(&chosen, language, &name);
                self.kept.history.edit("own-cards-edit", Merge::With(&key), named);
            }
            Change::TakeOut => {
                let stays = self.chosen_card().is_some_and(|listed| listed.is_there_without_yours);
                self.kept.history.edit("own-cards-take-out", Merge::Never, |pack| pack.own.take_out(&chosen));
                if !stays {
                    let first =
                        self.cards.iter().map(|listed| G::List::code(&listed.card)).find(|other| *other != chosen);
                    self.chosen = first.unwrap_or_default().to_owned();
                    self.follow = true;
                }
            }
            Change::Double => {
                let new = self.free_code();
                let Some(card) = self.chosen_card().and_then(|listed| G::again(&listed.card, &new)) else { return };
                self.kept.history.edit("own-cards-double", Merge::Never, |pack| pack.own.put(card));
                (self.chosen, self.follow) = (new, true);
            }
        }
        self.save();
    }

    /// A code that no card has.
    fn free_code(&self) -> String {
        let numbered = |number: u32| format!("OWN{number:03}");
        let is_free = |new: &String| self.cards.iter().all(|listed| G::List::code(&listed.card) != new);
        (1..=999).map(numbered).find(is_free).unwrap_or_else(|| numbered(0))
    }

    /// Draws the screen; a command that is not its own.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        let mut command = None;
        Panel::top("own-cards-rail").show(ui, |ui| {
            ui.horizontal(|ui| {
                let before = [Command::Home, Command::Undo, Command::Redo];
                let all = before.iter().chain(G::COMMANDS).chain(&[Command::Palette, Command::Keys]);
                for which in all.copied() {
                    if offers.button(ui, texts, which) {
                        command = Some(which);
                    }
                }
                self.share_buttons_ui(ui, texts);
                let state = RichText::new(self.kept.state_told(texts).as_ref()).weak().small();
                ui.add(egui::Label::new(state).truncate());
            });
        });
        if self.kept.elsewhere_ui(ui, texts) {
            self.laid_anew();
        }
        let width = if ui.available_width() < 1100.0 { 250.0 } else { 310.0 };
        keep_width(ui, "own-cards-list");
        let list = Panel::left("own-cards-list").default_size(width).size_range(220.0..=440.0);
        list.show(ui, |ui| self.list_ui(ui, texts));
        let mut changes = Vec::new();
        let form = CentralPanel::default().show(ui, |ui| self.form_ui(ui, texts, &mut changes)).response.rect;
        for change in changes {
            self.change(change);
        }
        self.sharing_ui(ui, texts);
        self.kept.save_behind(ui.ctx());
        self.kept.unsaved_ui(ui, texts, &self.windows, form);
        command
    }

    /// Why the cards should not be left, after another attempt to save them.
    pub(crate) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        self.kept.unsaved(texts)
    }
}

/// What is told where cards that were chosen are gone.
fn nothing_ui(ui: &mut Ui, texts: &Texts) {
    ui.label(RichText::new(tr!(texts, "own-cards-none-found").as_ref()).weak());
}
