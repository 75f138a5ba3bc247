//! In which order names stand in a list that somebody reads.

use super::{Language, Texts};

/// By this names are sorted: as a dictionary of the language does it, whatever their letters are numbered.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Order {
    letters: Vec<u32>,
    /// Where only an accent or a stroke tells two apart.
    marked: String,
    /// Where only a capital does.
    written: String,
}

impl Order {
    /// Of a name in a list in this language. In Polish ą is a letter of its own that follows a; where it is not at home, it stands among
    /// the a's, and so does ä everywhere (DIN 5007-1).
    #[must_use]
    pub fn of(name: &str, language: Language) -> Self {
        let mut letters = Vec::with_capacity(name.len());
        for letter in name.chars().flat_map(char::to_lowercase) {
            let own = if language == Language::Polish { of_its_own(letter) } else { None };
            match own {
                Some((base, after)) => letters.push(number(base, after)),
                None => letters.extend(without_marks(letter).into_iter().flatten().map(|base| number(base, 0))),
            }
        }
        Self { letters, marked: name.to_lowercase(), written: name.to_owned() }
    }
}

impl Texts {
    /// By what a name stands in a list in this language.
    #[must_use]
    pub fn order(&self, name: &str) -> Order {
        Order::of(name, self.language())
    }
}

/// Room behind each letter for those that follow it.
fn number(base: char, after: u32) -> u32 {
    u32::from(base) * 4 + after
}

/// A letter that Polish counts as one, as the letter that it follows and by how much.
fn of_its_own(letter: char) -> Option<(char, u32)> {
    Some(match letter {
        'ą' => ('a', 1),
        'ć' => ('c', 1),
        'ę' => ('e', 1),
        'ł' => ('l', 1),
        'ń' => ('n', 1),
        'ó' => ('o', 1),
        'ś' => ('s', 1),
        'ź' => ('z', 1),
        'ż' => ('z', 2),
        _ => return None,
    })
}

/// The letters that it stands among; none of a quotation mark, which opens a name and is not sought.
fn without_marks(letter: char) -> [Option<char>; 2] {
    let one = |base| [Some(base), None];
    match letter {
        'ß' => [Some('s'), Some('s')],
        'æ' => [Some('a'), Some('e')],
        'œ' => [Some('o'), Some('e')],
        'à'..='å' | 'ā' | 'ă' | 'ą' => one('a'),
        'ç' | 'ć' | 'č' => one('c'),
        'ď' | 'đ' => one('d'),
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => one('e'),
        'ğ' => one('g'),
        'ì'..='ï' | 'ī' | 'ı' => one('i'),
        'ĺ' | 'ľ' | 'ł' => one('l'),
        'ñ' | 'ń' | 'ň' => one('n'),
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => one('o'),
        'ŕ' | 'ř' => one('r'),
        'ś' | 'ş' | 'š' | 'ș' => one('s'),
        'ť' | 'ţ' | 'ț' => one('t'),
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => one('u'),
        'ý' | 'ÿ' => one('y'),
        'ź' | 'ż' | 'ž' => one('z'),
        '“' | '”' | '„' | '"' | '«' | '»' | '‘' | '’' | '‚' | '\'' => [None, None],
        // A mark that stands on the letter before it.
        '\u{300}'..='\u{36f}' => [None, None],
        _ => one(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(language: Language, names: &[&'static str]) -> Vec<&'static str> {
        let mut names = names.to_vec();
        names.reverse();
        names.sort_by_cached_key(|name| Order::of(name, language));
        names
    }

    #[test]
    fn polish_letters_follow_those_that_they_are_made_of() {
        let names = [
            "Bagno",
            "Ćma",
            "Dzida",
            "Laska",
            "Lina",
            "Łania",
            "Łuk",
            "Maczuga",
            "Oko",
            "Ósmy znak",
            "Sztylet",
            "Świt",
            "Topór",
            "Zbroja",
            "Źródło",
            "Żaba",
        ];
        assert_eq!(sorted(Language::Polish, &names), names);
        // The mark counts before the letters that follow.
        assert_eq!(sorted(Language::Polish, &["kat", "kąt", "kęs", "los"]), ["kat", "kąt", "kęs", "los"]);
        assert_eq!(sorted(Language::Polish, &["Mur", "mür", "Muszla"]), ["Mur", "mür", "Muszla"]);
    }

    #[test]
    fn german_umlauts_stand_among_the_letters_that_they_are_made_of() {
        let names =
            ["Amulett", "Äpfel", "Axt", "Bär", "Barde", "Öl", "Ork", "Straße", "Strasser", "Über", "Uhr", "Zange"];
        assert_eq!(sorted(Language::German, &names), names);
        assert_eq!(sorted(Language::German, &["Bar", "bar", "Bär", "Bart"]), ["Bar", "bar", "Bär", "Bart"]);
        assert_eq!(sorted(Language::German, &["Lanze", "Łuk", "Mantel"]), ["Lanze", "Łuk", "Mantel"]);
    }

    #[test]
    fn capitals_and_quotation_marks_do_not_matter_and_no_two_names_are_one() {
        let names = ["axe", "“Bow”", "bow of ash", "Bowl", "café", "Cage"];
        assert_eq!(sorted(Language::English, &names), names);
        for language in Language::ALL {
            assert_ne!(Order::of("Bow", language), Order::of("bow", language));
            assert!(Order::of("bow", language) < Order::of("bow 2", language));
            assert!(Order::of("", language) < Order::of("a", language));
        }
    }
}
