//! What a desk does with own cards: lays them over its box, calls cards as the user has named them, and turns away those
//! that come where something else is going on.

use crate::house::packs::over::{CardList, OwnCards, lay_packs};
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
