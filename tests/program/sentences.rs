//! Every message, read as a native would: signs set as each language sets them, and words behind numbers in the form that
//! the number asks for. What cards, quests and the log say is read once more, put together, where it is said.

use delvewright::house::text::{Language, Value};

use crate::sources::{Complaint, assert_none};
use crate::texts::{SPEAKERS, messages, placeables};

/// The sign before each of these signs.
fn before(body: &str, sign: char) -> impl Iterator<Item = Option<char>> + '_ {
    body.match_indices(sign).map(|(at, _)| body[..at].chars().next_back())
}

/// What is set as no native of this language would set it.
fn ill_set(language: Language, body: &str) -> Option<&'static str> {
    // A space that begins or ends a message is written so, and nothing as well.
    let body = &body.replace("{\" \"}", " ").replace("{\"\"}", "");
    const APART: [char; 4] = [' ', '\u{a0}', '\u{2009}', '\u{202f}'];
    let is_german = language == Language::German;
    if is_german && before(body, '%').any(|sign| sign != Some('\u{a0}')) {
        return Some("a no-break space stands before “%”");
    }
    if !is_german && before(body, '%').chain(before(body.trim_start(), '…')).flatten().any(|sign| APART.contains(&sign))
    {
        return Some("nothing stands between a word and “%” or “…”");
    }
    let foreign = match language {
        Language::English => ['„', '"'],
        Language::German => ['”', '"'],
        Language::Polish => ['“', '"'],
    };
    // What is typed is quoted as it is typed.
    if body.contains(foreign) && !body.contains("\"attack") {
        return Some("quotation marks of another language");
    }
    if body.contains(if language == Language::English { "$whole },{" } else { "$whole }.{" }) {
        return Some("decimals of another language");
    }
    None
}

#[test]
fn signs_are_set_as_each_language_sets_them() {
    let mut complaints = Vec::new();
    for ((room, _), language) in SPEAKERS.iter().flat_map(|room| Language::ALL.map(|language| (room, language))) {
        for (id, message) in messages(language, room, &mut complaints) {
            if let Some(wrong) = ill_set(language, &message.body) {
                complaints.push(Complaint { place: message.place, what: format!("{id}: {wrong}: {}", message.body) });
            }
        }
    }
    assert_none("These signs are set as in another language:", &complaints);
}

#[test]
fn signs_that_are_ill_set_are_seen() {
    let [english, german, polish] = Language::ALL;
    for (language, body) in [
        (english, "wins { $share } %"),
        (english, "Checking …"),
        (english, "{ $whole },{ $tenth } wounds"),
        (german, "gewinnt { $share } %"),
        (german, "gewinnt { $share }%"),
        (german, "heißt „{ $name }”"),
        (german, "{ $whole }.{ $tenth } Wunden"),
        (polish, "wygrywa { $share } %"),
        (polish, "wygrywa { $share }\u{a0}%"),
        (polish, "Zapisywanie …"),
        (polish, "nazywa się „{ $name }“"),
        (polish, "{ $whole }.{ $tenth } rany"),
    ] {
        assert!(ill_set(language, body).is_some(), "{body}");
    }
    for (language, body) in [
        (english, "{ $whole }.{ $tenth } wounds, “{ $name }” wins { $share }%, and more…"),
        (german, "{ $whole },{ $tenth } Wunden, „{ $name }“ gewinnt { $share }\u{a0}%, wird geprüft …"),
        (polish, "{ $whole },{ $tenth } rany, „{ $name }” wygrywa { $share }%, trwa…"),
    ] {
        assert_eq!(ill_set(language, body), None, "{body}");
    }
}

/// A noun: the forms that can stand behind 1, and those behind more. One that can stand behind both is in both.
type Counted = (&'static [&'static str], &'static [&'static str]);

const ENGLISH: &[Counted] = &[
    (&["wound"], &["wounds"]),
    (&["zone"], &["zones"]),
    (&["round"], &["rounds"]),
    (&["step"], &["steps"]),
    (&["hero"], &["heroes"]),
    (&["card"], &["cards"]),
    (&["game"], &["games"]),
    (&["quest"], &["quests"]),
    (&["tile"], &["tiles"]),
    (&["answer"], &["answers"]),
    (&["entry"], &["entries"]),
    (&["objective"], &["objectives"]),
    (&["door"], &["doors"]),
    (&["coin"], &["coins"]),
    (&["soul"], &["souls"]),
    (&["action"], &["actions"]),
    (&["minion"], &["minions"]),
    (&["file"], &["files"]),
    (&["case"], &["cases"]),
    (&["skill"], &["skills"]),
    (&["enemy"], &["enemies"]),
    (&["artifact"], &["artifacts"]),
    (&["token"], &["tokens"]),
    (&["player"], &["players"]),
    (&["seat"], &["seats"]),
    (&["decision"], &["decisions"]),
    (&["minute"], &["minutes"]),
    (&["hour"], &["hours"]),
    (&["day"], &["days"]),
];

const GERMAN: &[Counted] = &[
    (&["Wunde"], &["Wunden"]),
    (&["Zone"], &["Zonen"]),
    (&["Runde"], &["Runden"]),
    (&["Schritt"], &["Schritte", "Schritten"]),
    (&["Held", "Helden"], &["Helden"]),
    (&["Karte"], &["Karten"]),
    (&["Spiel"], &["Spiele", "Spielen"]),
    (&["Quest"], &["Quests"]),
    (&["Teil"], &["Teile", "Teilen"]),
    (&["Antwort"], &["Antworten"]),
    (&["Eintrag"], &["Einträge", "Einträgen"]),
    (&["Ziel"], &["Ziele", "Zielen"]),
    (&["Tür"], &["Türen"]),
    (&["Münze"], &["Münzen"]),
    (&["Seele"], &["Seelen"]),
    (&["Aktion"], &["Aktionen"]),
    (&["Scherge", "Schergen"], &["Schergen"]),
    (&["Datei"], &["Dateien"]),
    (&["Fall"], &["Fälle", "Fällen"]),
    (&["Fertigkeit"], &["Fertigkeiten"]),
    (&["Artefakt"], &["Artefakte", "Artefakten"]),
    (&["Platz"], &["Plätze", "Plätzen"]),
    (&["Person"], &["Personen"]),
    (&["Entscheidung"], &["Entscheidungen"]),
    (&["Minute"], &["Minuten"]),
    (&["Stunde"], &["Stunden"]),
    (&["Tag"], &["Tage", "Tagen"]),
];

/// A noun of Polish in the cases that a number can stand before.
struct Polish {
    /// One of them: as a subject, as an object, behind *od*, behind *po*.
    one: [&'static str; 4],
    /// Behind 2 to 4 as a subject or an object. Of men it is as behind five.
    few: &'static str,
    /// Behind five and more, and behind *od*.
    many: &'static str,
    /// Behind *po*.
    after: &'static str,
}

const fn noun(one: [&'static str; 4], few: &'static str, many: &'static str, after: &'static str) -> Polish {
    Polish { one, few, many, after }
}

const POLISH: &[Polish] = &[
    noun(["rana", "ranę", "rany", "ranie"], "rany", "ran", "ranach"),
    noun(["strefa", "strefę", "strefy", "strefie"], "strefy", "stref", "strefach"),
    noun(["runda", "rundę", "rundy", "rundzie"], "rundy", "rund", "rundach"),
    noun(["krok", "krok", "kroku", "kroku"], "kroki", "kroków", "krokach"),
    noun(["bohater", "bohatera", "bohatera", "bohaterze"], "bohaterów", "bohaterów", "bohaterach"),
    noun(["karta", "kartę", "karty", "karcie"], "karty", "kart", "kartach"),
    noun(["gra", "grę", "gry", "grze"], "gry", "gier", "grach"),
    noun(["zadanie", "zadanie", "zadania", "zadaniu"], "zadania", "zadań", "zadaniach"),
    noun(["kafelek", "kafelek", "kafelka", "kafelku"], "kafelki", "kafelków", "kafelkach"),
    noun(["odpowiedź", "odpowiedź", "odpowiedzi", "odpowiedzi"], "odpowiedzi", "odpowiedzi", "odpowiedziach"),
    noun(["wpis", "wpis", "wpisu", "wpisie"], "wpisy", "wpisów", "wpisach"),
    noun(["cel", "cel", "celu", "celu"], "cele", "celów", "celach"),
    noun(["moneta", "monetę", "monety", "monecie"], "monety", "monet", "monetach"),
    noun(["dusza", "duszę", "duszy", "duszy"], "dusze", "dusz", "duszach"),
    noun(["akcja", "akcję", "akcji", "akcji"], "akcje", "akcji", "akcjach"),
    noun(["sługa", "sługę", "sługi", "słudze"], "sługi", "sług", "sługach"),
    noun(["poplecznik", "poplecznika", "poplecznika", "popleczniku"], "popleczników", "popleczników", "poplecznikach"),
    noun(["plik", "plik", "pliku", "pliku"], "pliki", "plików", "plikach"),
    noun(["przypadek", "przypadek", "przypadku", "przypadku"], "przypadki", "przypadków", "przypadkach"),
    noun(["artefakt", "artefakt", "artefaktu", "artefakcie"], "artefakty", "artefaktów", "artefaktach"),
    noun(["żeton", "żeton", "żetonu", "żetonie"], "żetony", "żetonów", "żetonach"),
    noun(["gracz", "gracza", "gracza", "graczu"], "graczy", "graczy", "graczach"),
    noun(["wróg", "wroga", "wroga", "wrogu"], "wrogów", "wrogów", "wrogach"),
    noun(["decyzja", "decyzję", "decyzji", "decyzji"], "decyzje", "decyzji", "decyzjach"),
    noun(["minuta", "minutę", "minuty", "minucie"], "minuty", "minut", "minutach"),
    noun(["godzina", "godzinę", "godziny", "godzinie"], "godziny", "godzin", "godzinach"),
];

impl Polish {
    /// Whether this form can stand behind this number, which itself stands behind this word.
    fn fits(&self, number: u8, form: &str, behind: &str) -> bool {
        let [subject, object, of, after] = self.one;
        match (behind, number) {
            ("z" | "od" | "do" | "spośród" | "bez" | "dla", 1) => form == of,
            ("z" | "od" | "do" | "spośród" | "bez" | "dla", _) => form == self.many,
            ("po" | "w" | "na", 1) => [after, object].contains(&form),
            ("po" | "w" | "na", 2) => [self.after, self.few].contains(&form),
            ("po" | "w" | "na", _) => [self.after, self.many].contains(&form),
            (_, 1) => [subject, object].contains(&form),
            (_, 2) => form == self.few,
            _ => form == self.many,
        }
    }

    fn forms(&self) -> impl Iterator<Item = &'static str> {
        self.one.into_iter().chain([self.few, self.many, self.after])
    }
}

/// Whether this number can be followed by this word, behind that one. Of words that are no nouns of ours nothing is known.
fn can_follow(language: Language, number: u8, word: &str, behind: &str) -> bool {
    let nouns = match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
        Language::Polish => {
            let mut nouns = POLISH.iter().filter(|noun| noun.forms().any(|form| form == word)).peekable();
            return nouns.peek().is_none() || nouns.any(|noun| noun.fits(number, word, behind));
        }
    };
    let mut nouns = nouns.iter().filter(|(one, more)| one.contains(&word) || more.contains(&word)).peekable();
    nouns.peek().is_none() || nouns.any(|(one, more)| if number == 1 { one } else { more }.contains(&word))
}

/// A word behind a number in a form that does not fit it.
fn ill_counted(language: Language, said: &str) -> Option<String> {
    let words: Vec<&str> = said.split([' ', '\n']).filter(|word| !word.is_empty()).collect();
    let bare = |word: &str| word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_owned();
    words.windows(2).enumerate().find_map(|(at, pair)| {
        let number: u8 = pair[0].trim_start_matches(['(', '„', '“']).parse().ok().filter(|number| *number > 0)?;
        let behind = at.checked_sub(1).map_or(String::new(), |at| bare(words[at]).to_lowercase());
        let word = bare(pair[1]);
        (!can_follow(language, number, &word, &behind)).then(|| format!("{behind} {number} {word}"))
    })
}

/// What cards, Skills and Enemies are called in a message.
const CALLED: [&str; 9] = ["by", "card", "cards", "enemy", "gives", "room", "skill", "skills", "takes"];

/// Messages in which such a name stands in the middle of a sentence all the same, with why.
const DECLINED: [(&str, &str); 24] = [
    ("at-discarded", "the words come in the right case"),
    ("at-room", "the words come in the right case"),
    ("cli-campaign-leg", "it is a number"),
    ("cost-discard", "the words come in the right case"),
    ("do-discard-own", "the words come in the right case"),
    ("lab-bm-no-card", "it is a code"),
    ("ledger-counts-instead", "it is a number"),
    ("ledger-place-of", "behind the word for a card it is not declined"),
    ("log-bm-boss-dealt", "behind “is” it is the subject's case"),
    ("log-bm-coins-lost", "behind the word for a room it is not declined"),
    ("log-bm-died", "it is the subject"),
    ("log-bm-hero-came", "it is the subject"),
    ("log-bm-milled", "it is the subject"),
    ("log-bm-resolved", "it is the subject"),
    ("log-bm-stayed", "it is the subject"),
    ("log-bm-triggered", "it is the subject"),
    ("strip-works", "it is the subject"),
    ("table-header", "it is a number"),
    ("why-not-move-held", "it is the subject"),
    ("wrong-card-unknown", "it is a code"),
    ("wrong-card-value", "it is a code"),
    ("wrong-record-cards", "it is a number"),
    ("wrong-record-skills", "it is a number"),
    ("wrong-record-unplayable", "it is a number"),
];

/// A name in the middle of a sentence, where German and Polish would decline it: neither in quotes nor behind a colon or the like.
fn undeclined<'m>(body: &'m str) -> impl Iterator<Item = &'static str> + 'm {
    let stands_apart = |before: &str| {
        let before = before.trim_end();
        // `]`, `}` and `=` end what a choice between forms is written with.
        before.is_empty() || before.ends_with(|sign: char| ":–—→+×…(−/;,.!?„”“]}=".contains(sign))
    };
    CALLED.into_iter().filter(move |name| {
        let placed = format!("{{ ${name} }}");
        body.match_indices(&placed).any(|(at, _)| !stands_apart(&body[..at]))
    })
}

#[test]
fn names_stand_where_they_need_not_be_declined() {
    let (mut complaints, mut seen) = (Vec::new(), std::collections::BTreeSet::new());
    for ((room, _), language) in SPEAKERS.iter().flat_map(|room| Language::ALL.map(|language| (room, language))) {
        for (id, message) in messages(language, room, &mut complaints) {
            let name = undeclined(&message.body).next().filter(|_| language != Language::English);
            let Some(name) = name else { continue };
            match DECLINED.iter().find(|(excused, _)| *excused == id) {
                Some((excused, _)) => drop(seen.insert(excused)),
                None => {
                    let what = format!("{id}: ${name} in: {}", message.body);
                    complaints.push(Complaint { place: message.place, what });
                }
            }
        }
    }
    assert_none("Names in these sentences would have to be declined:", &complaints);
    assert_eq!(seen.len(), DECLINED.len(), "an excuse that nobody needs: {DECLINED:?} against {seen:?}");
}

#[test]
fn names_that_would_have_to_be_declined_are_seen() {
    for body in [
        " { $hero } benutzt { $by }: { $text }",
        " Miejsce { $card }.",
        " { $count -> [one] einen *[other] zwei } von { $enemy }",
    ] {
        assert!(undeclined(body).next().is_some(), "{body}");
    }
    for body in [
        " { $card } behalten",
        " { $hero } benutzt „{ $by }“",
        " Zatrzymaj: { $card }",
        " { $gives } → { $takes } ({ $enemy })",
    ] {
        assert_eq!(undeclined(body).next(), None, "{body}");
    }
}

/// What is a bound, a mean, or one of things that are always several; whatever else a message mentions can be one.
const NEVER_ONE: [&str; 15] = [
    "all",
    "confidence",
    "fewest",
    "full",
    "high",
    "last",
    "least",
    "limit",
    "low",
    "mean",
    "most",
    "of",
    "seats",
    "tokens",
    "wanted",
];

/// What is a name, also where a number would make a sentence.
const NAMES: [&str; 3] = ["file", "name", "player"];

/// Messages in which a number is no count of what follows, or is never one, with why.
const EXCUSED: [(&str, &str); 24] = [
    ("balance-party", "at least 20 games are played"),
    ("balance-party-lost", "at least 20 games are played"),
    ("cli-cases-too-many", "there are thousands of them"),
    ("cli-hero-count", "one Hero can play"),
    ("dice-black", "the dice are counted, not whose they are"),
    ("do-reroll-enemy", "the dice are counted, not whose they are"),
    ("if-wounded", "behind “przy” it stands in another case"),
    ("label-fires", "behind “zamiast” it stands in another case"),
    ("rules-soul-collector", "behind “przy” it stands in another case"),
    ("if-afar", "behind “at least” it is no subject"),
    ("ledger-gate-cards", "he has seven at least"),
    ("refusal-md2-heroes", "the number belongs to the name of the game"),
    ("rules-the-cursed-sword", "wounds are dealt: another case"),
    ("share-about-greedy", "200 games were measured"),
    ("sheet-part-level", "the number belongs to the Level, not to the token"),
    ("thing-level-token-of", "the number belongs to the Level, not to the token"),
    ("wrong-exchange-too-long", "there are too many of them"),
    ("wrong-quest-many-level-zones", "there are more than 64 of them"),
    ("wrong-quest-many-zones", "there are more than 64 of them"),
    ("wrong-record-artifacts", "he has two at least"),
    ("wrong-record-cards", "he has seven at least"),
    ("wrong-record-skills", "he has more than a line has"),
    ("wrong-record-unplayable", "he has more than can be laid out"),
    ("wrong-setup-heroes", "one Hero can play"),
];

#[test]
fn words_behind_numbers_have_the_form_that_the_number_asks_for() {
    let (mut complaints, mut counted) = (Vec::new(), 0);
    for ((room, speak), language) in SPEAKERS.iter().flat_map(|room| Language::ALL.map(|language| (room, language))) {
        let texts = speak(language);
        for (id, message) in messages(language, room, &mut complaints) {
            if EXCUSED.iter().any(|(excused, _)| *excused == id) {
                continue;
            }
            let names = placeables(&message.body);
            for number in [1, 2, 5] {
                let value = |name: &str| -> Value<'static> {
                    if NAMES.contains(&name) {
                        return Value::from("A");
                    }
                    Value::Number(if NEVER_ONE.contains(&name) { 5 } else { number })
                };
                let values: Vec<_> = names.iter().map(|name| (*name, value(name))).collect();
                let said = texts.with(&id, &values);
                counted += usize::from(said.contains(char::is_numeric));
                if let Some(wrong) = ill_counted(language, &said) {
                    let what = format!("{id}: “{wrong}” in: {said}");
                    complaints.push(Complaint { place: message.place.clone(), what });
                }
            }
        }
    }
    assert!(counted > 1000, "messages with numbers have been found: {counted}");
    assert_none("These words do not fit their numbers:", &complaints);
}

#[test]
fn words_that_do_not_fit_their_numbers_are_seen() {
    let [english, german, polish] = Language::ALL;
    for (language, said) in [
        (english, "after 1 rounds"),
        (english, "2 card (ours)"),
        (german, "noch 1 Runden"),
        (german, "5 Spiel"),
        (polish, "1 karty"),
        (polish, "2 kart"),
        (polish, "5 karty"),
        (polish, "żadnej z 1 gier"),
        (polish, "z 2 gry"),
        (polish, "2 bohaterzy, 2 bohater"),
        (polish, "po 5 grze"),
    ] {
        assert!(ill_counted(language, said).is_some(), "{said}");
    }
    for (language, said) in [
        (english, "1 round, 2 rounds, (5 cards)"),
        (german, "für 1 Helden, nach 2 Spielen"),
        (polish, "1 karta, kupuje 1 kartę, 2 karty, 5 kart, z 1 gry, z 2 gier, po 1 grze, 2 bohaterów"),
    ] {
        assert_eq!(ill_counted(language, said), None, "{said}");
    }
}
