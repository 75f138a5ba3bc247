//! What a desk does with own cards: lays them over its box, names things by them, opens the page on which they are changed, and turns
//! away those that come where something else is going on.

use super::{CardGame, CardsScreen};
use crate::house::packs::over::{CardList, OwnCards, create_folder, lay_packs};
use crate::house::plug::Plug;
use crate::house::storage::{Document, StorageError, Trouble};
use crate::house::wrong::Wrong as _;
use crate::kit::desk::Base;
use std::path::Path;
use std::sync::Arc;

impl Base {
    /// The user's packs as they lie over a box; of those that cannot be used it is told why.
    pub(crate) fn lay_packs<L: CardList>(&mut self, printed: &L::Printed) -> OwnCards<L> {
        let laid = lay_packs(&self.dirs, printed);
        laid.skipped.iter().for_each(|skipped| self.tell(skipped.say(&self.texts)));
        laid.own
    }

    /// From now on cards are called so; what the user calls them counts before the messages.
    pub(crate) fn name_cards(&mut self, plug: &dyn Plug, names: impl IntoIterator<Item = (String, String)>) {
        let language = self.texts.language();
        match Arc::get_mut(&mut self.texts) {
            Some(texts) => texts.set_names(names),
            // Reading all messages again is the slow way, for when somebody still holds the old ones.
            None => {
                let mut texts = plug.texts(language);
                texts.set_names(names);
                self.texts = Arc::new(texts);
            }
        }
    }

    /// Tells that nothing is taken from a file of this kind now.
    pub(crate) fn turn_away<D: Document>(&mut self, file: &Path) {
        let trouble = Trouble::OtherDocument(D::KIND.to_owned());
        self.tell(StorageError::untouched(file, trouble).say(&self.texts));
    }
}

impl<G: CardGame> CardsScreen<G> {
    /// The own cards as they are on the disk, for the page of a desk. A file that cannot be read or understood is left alone, and it is
    /// told why.
    pub(crate) fn open(game: G, of_the_box: Arc<<G::List as CardList>::Printed>, base: &mut Base) -> Option<Self> {
        let opened = create_folder::<G::List>(&base.dirs)
            .and_then(|()| Self::read(game, of_the_box, &base.dirs, base.windows.clone()))
            .map_err(|error| error.say(&base.texts));
        base.told(opened)
    }
}
