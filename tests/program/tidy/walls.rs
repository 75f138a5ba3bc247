//! The table of the walls.

/// Which rooms a room may use besides itself. A room stands for everything inside it; of nested rooms the inner one counts.
pub(super) const WALLS: &[(&str, &[&str])] = &[
    // How any game asks and is answered.
    ("kernel", &[]),
    // What every game needs; identifiers only from the kernel, and many games of it.
    ("house::storage", &["kernel"]),
    ("house::lab", &["kernel"]),
    ("house::text", &[]),
    ("house::drawing", &[]),
    ("house::history", &[]),
    ("house::packs", &["house::storage", "house::text", "house::wrong"]),
    ("house::date", &["house::text"]),
    // Who sits where.
    ("house::seating", &["house::text"]),
    ("house::typefaces", &["house::text"]),
    ("house::paper", &["house::drawing", "house::typefaces"]),
    ("house::printing", &["house::paper", "house::storage", "house::text"]),
    // The book of a campaign, whatever the game.
    ("house::book", &["kernel", "house::storage"]),
    ("house::wrong", &["kernel", "house::storage", "house::text", "house::book"]),
    // What a game writes; what it gets for that; and what the house is handed of it.
    ("house::plug::ruleset", &["kernel", "house::text", "house::wrong"]),
    ("house::session", &["kernel", "house::text", "house::wrong", "house::plug::ruleset"]),
    ("house::brief", &["kernel", "house::plug::ruleset", "house::session"]),
    (
        "house::play",
        &["kernel", "house::storage", "house::text", "house::wrong", "house::plug::ruleset", "house::session"],
    ),
    // Games that were won, beside what they prove.
    ("house::compared", &["house::lab", "house::text"]),
    (
        "house::proof",
        &["kernel", "house::storage", "house::text", "house::plug::ruleset", "house::session", "house::play"],
    ),
    ("house::plug", &["kernel", "house"]),
    // What windows are made of.
    ("kit", &["kernel", "house"]),
    // What games of tiles have in common, which is no game: a side of a tile, and the desk on which one is drawn.
    ("games::tiles::sides", &["kernel"]),
    ("games::tiles::names", &[]),
    ("games::tiles::words", &["kernel", "house::text", "games::tiles::names", "games::tiles::sides"]),
    ("games::tiles::desk", &["kernel", "house::text", "kit", "games::tiles"]),
    ("games::tiles::board", &["kernel", "house::text", "kit"]),
    ("games::tiles::cells", &["kit"]),
    ("games::tiles::keys", &["kit"]),
    ("games::tiles::picture", &["kit"]),
    ("games::tiles::things", &["house::text", "kit"]),
    ("games::tiles::hardness", &["house::text", "kit", "games::tiles::difficulty"]),
    ("games::tiles::strength", &["house::text", "house::lab::statistics", "kit", "games::tiles::difficulty"]),
    ("games::tiles::score", &["house::plug", "kit"]),
    ("games::tiles::compared", &["house::lab"]),
    // The page before the first turn, how a game has gone, and the page at its end.
    ("games::tiles::introduction", &["house::text", "kit", "games::tiles::picture", "games::tiles::result"]),
    ("games::tiles::course", &[]),
    ("games::tiles::result", &["house::text", "kit", "games::tiles::course", "games::tiles::picture"]),
    ("games::tiles::difficulty", &["house::lab", "house::text"]),
    // What is seen in many games, and why parties fall in them, as sentences, as lines and drawn.
    ("games::tiles::in_pairs", &[]),
    ("games::tiles::falls", &["house::lab", "games::tiles::in_pairs"]),
    ("games::tiles::before", &["house::lab", "games::tiles::in_pairs"]),
    ("games::tiles::goods", &["house::lab", "games::tiles::in_pairs"]),
    (
        "games::tiles::why",
        &[
            "house::lab",
            "house::plug::ruleset",
            "house::session",
            "house::text",
            "games::tiles::before",
            "games::tiles::falls",
        ],
    ),
    ("games::tiles::why_lines", &["cli", "house::lab", "house::text", "games::tiles::falls", "games::tiles::why"]),
    ("games::tiles::why_ui", &["house::lab", "house::text", "kit", "games::tiles"]),
    // Games that prove that a quest can be won; one that is played again; checks that go on beside other screens.
    ("games::tiles::kept", &["kernel", "house"]),
    ("games::tiles::won", &["kernel", "house"]),
    ("games::tiles::kept_games", &["house", "kit", "games::tiles::kept"]),
    ("games::tiles::looking", &["house::text", "kit"]),
    ("games::tiles::checks", &["house::lab", "house::text", "kit"]),
    // What is drawn is tried.
    ("games::tiles::trial", &["house", "kit"]),
    // A check that takes minutes is kept in pieces.
    ("games::tiles::check", &["house::lab", "house::storage"]),
    ("games::tiles::unkept", &["house::storage", "house::text", "house::wrong"]),
    // Many batches on the command line.
    ("games::tiles::sweep", &["kernel", "house", "cli"]),
    // The games. Within one, the rules know nothing but the kernel, and its words nothing but words.
    ("games::massive_darkness::rules", &["kernel"]),
    ("games::massive_darkness::odds", &["kernel", "games::massive_darkness::rules"]),
    ("games::massive_darkness::texts", &["house::text"]),
    // Where its documents lie; what is printed on its tokens.
    ("games::massive_darkness::folders", &["house::storage"]),
    ("games::massive_darkness::tokens", &[]),
    (
        "games::massive_darkness::content",
        &["kernel", "house", "games::massive_darkness::rules", "games::massive_darkness::folders"],
    ),
    (
        "games::massive_darkness::quest",
        &[
            "kernel",
            "house",
            "games::massive_darkness::texts",
            "games::massive_darkness::rules",
            "games::massive_darkness::content",
            "games::massive_darkness::folders",
            "games::tiles",
        ],
    ),
    // A quest being played: what the house needs to know to record and to tell it.
    (
        "games::massive_darkness::session",
        &[
            "kernel",
            "house",
            "games::massive_darkness::rules",
            "games::massive_darkness::quest",
            "games::massive_darkness::texts",
            "games::massive_darkness::describe",
            "games::tiles::course",
        ],
    ),
    // Engine values and the rules of quests as words, for whoever shows them.
    (
        "games::massive_darkness::describe",
        &[
            "kernel",
            "house",
            "games::massive_darkness::texts",
            "games::massive_darkness::rules",
            "games::massive_darkness::quest",
            "games::tiles",
        ],
    ),
    // What trials of a quest tell, as sentences.
    (
        "games::massive_darkness::trial_words",
        &[
            "house",
            "games::massive_darkness::texts",
            "games::massive_darkness::quest",
            "games::massive_darkness::describe",
            "games::massive_darkness::playtest",
        ],
    ),
    (
        "games::massive_darkness::why_words",
        &[
            "house",
            "games::tiles",
            "games::massive_darkness::texts",
            "games::massive_darkness::quest",
            "games::massive_darkness::rules",
            "games::massive_darkness::playtest",
        ],
    ),
    // How the game is played where the rulebooks are silent.
    ("games::massive_darkness::rulings", &["games::massive_darkness::rules", "house::text"]),
    // The runner of the rules cases: a reader of situations, used by tests and by the command line.
    (
        "games::massive_darkness::cases",
        &[
            "kernel",
            "house::text",
            "games::massive_darkness::texts",
            "games::massive_darkness::rules",
            "games::massive_darkness::content",
            "games::massive_darkness::quest",
        ],
    ),
    ("games::massive_darkness::bots", &["kernel", "games::massive_darkness::rules", "games::massive_darkness::odds"]),
    // Programs beside it that measure it with the box and its quests.
    ("games::massive_darkness::bots::examples", &["kernel", "house", "games::massive_darkness"]),
    (
        "games::massive_darkness::playtest",
        &[
            "kernel",
            "house::lab",
            // A check that takes minutes is kept; a game of a bot is recorded, to be gone on with, and told in short.
            "house::brief",
            "house::proof",
            "house::storage",
            "house::plug::ruleset",
            "house::session",
            "house::text",
            "games::massive_darkness::bots",
            "games::massive_darkness::odds",
            "games::massive_darkness::rules",
            "games::massive_darkness::content",
            "games::massive_darkness::quest",
            "games::massive_darkness::session",
            "games::tiles",
        ],
    ),
    (
        "games::massive_darkness::campaign",
        &[
            "kernel",
            "house",
            "games::massive_darkness::texts",
            "games::massive_darkness::rules",
            "games::massive_darkness::content",
            "games::massive_darkness::quest",
            "games::massive_darkness::session",
            "games::massive_darkness::describe",
            "games::massive_darkness::folders",
        ],
    ),
    // What went wrong, in the user's language.
    (
        "games::massive_darkness::wrong",
        &[
            "kernel",
            "house",
            "games::massive_darkness::rules",
            "games::massive_darkness::content",
            "games::massive_darkness::quest",
            "games::massive_darkness::session",
            "games::massive_darkness::describe",
            "games::massive_darkness::campaign",
            "games::massive_darkness::cases",
            "games::tiles",
        ],
    ),
    // A quest, or the chronicle of a campaign, on paper.
    (
        "games::massive_darkness::print",
        &[
            "kernel",
            "house",
            "games::massive_darkness::texts",
            "games::massive_darkness::rules",
            "games::massive_darkness::content",
            "games::massive_darkness::quest",
            "games::massive_darkness::describe",
            "games::massive_darkness::campaign",
            "games::massive_darkness::tokens",
            "games::tiles",
        ],
    ),
    // What is kept in the settings from one sitting to the next.
    ("games::massive_darkness::remembered", &["house"]),
    // Boss Monster: its rules know nothing but the kernel.
    ("games::boss_monster::rules", &["kernel"]),
    ("games::boss_monster::bots", &["kernel", "games::boss_monster::rules"]),
    ("games::boss_monster::cases", &["kernel", "games::boss_monster::rules"]),
    ("games::boss_monster::texts", &["house::text"]),
    // Its cards, answers and events as words, and what the house needs to know to record and to tell it.
    ("games::boss_monster::describe", &["house::text", "games::boss_monster::rules"]),
    (
        "games::boss_monster::labels",
        &[
            "kernel",
            "house::text",
            "games::boss_monster::describe",
            "games::boss_monster::rules",
            "games::boss_monster::story",
        ],
    ),
    (
        "games::boss_monster::story",
        &[
            "house::plug",
            "house::seating",
            "house::text",
            "games::boss_monster::describe",
            "games::boss_monster::rules",
        ],
    ),
    // Exact chances of what a seat cannot see.
    ("games::boss_monster::chances", &["kernel", "games::boss_monster::rules"]),
    // What would come by what lies open.
    ("games::boss_monster::foresee", &["kernel", "games::boss_monster::rules"]),
    // What is typed in besides the cards of the box.
    (
        "games::boss_monster::own_cards",
        &["kernel", "house", "games::boss_monster::describe", "games::boss_monster::rules"],
    ),
    (
        "games::boss_monster::ruleset",
        &[
            "kernel",
            "house::plug",
            "house::seating",
            "house::text",
            "house::wrong",
            "games::boss_monster::describe",
            "games::boss_monster::own_cards",
            "games::boss_monster::rules",
            "games::boss_monster::story",
        ],
    ),
    // Its bots, as the house seats them.
    (
        "games::boss_monster::players",
        &["kernel", "house", "games::boss_monster::bots", "games::boss_monster::rules", "games::boss_monster::ruleset"],
    ),
    ("games::boss_monster::switches", &["games::boss_monster::rules"]),
    // What many games of bots tell of a deck.
    (
        "games::boss_monster::lab",
        &[
            "kernel",
            "house::lab",
            "house::plug",
            "games::boss_monster::players",
            "games::boss_monster::rules",
            "games::boss_monster::ruleset",
        ],
    ),
    // The score pad for games at a real table.
    ("games::boss_monster::pad", &["house", "games::boss_monster::rules"]),
    ("games::boss_monster::lint", &["house", "games::boss_monster::own_cards", "games::boss_monster::ruleset"]),
    ("games::boss_monster::plug", &["kernel", "house", "games::boss_monster"]),
    ("games::boss_monster::commands", &["kernel", "house", "cli", "games::boss_monster"]),
    ("games::boss_monster::view", &["kernel", "house", "kit", "games::boss_monster"]),
    // Massive Darkness 2: the same.
    ("games::massive_darkness_2::rules", &["kernel"]),
    ("games::massive_darkness_2::bots", &["kernel", "games::massive_darkness_2::rules"]),
    ("games::massive_darkness_2::bots::examples", &["kernel", "house", "games::massive_darkness_2"]),
    ("games::massive_darkness_2::cases", &["kernel", "games::massive_darkness_2::rules"]),
    ("games::massive_darkness_2::texts", &["house::text"]),
    // Cards and Quests of the box; who sets out where nobody chooses.
    (
        "games::massive_darkness_2::content",
        &["kernel", "house::text", "house::wrong", "games::massive_darkness_2::rules", "games::tiles"],
    ),
    ("games::massive_darkness_2::party", &["games::massive_darkness_2::rules"]),
    (
        "games::massive_darkness_2::describe",
        &[
            "kernel",
            "house::packs",
            "house::text",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::rules",
            "games::tiles",
        ],
    ),
    // Quests that users have drawn, as files.
    (
        "games::massive_darkness_2::own_cards",
        &[
            "house",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::rules",
        ],
    ),
    (
        "games::massive_darkness_2::own_quests",
        &[
            "kernel",
            "house",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::ruleset",
            "games::massive_darkness_2::texts",
            "games::tiles::kept",
        ],
    ),
    (
        "games::massive_darkness_2::copies",
        &["kernel", "house::text", "games::massive_darkness_2::describe", "games::massive_darkness_2::rules"],
    ),
    (
        "games::massive_darkness_2::found",
        &["kernel", "house::text", "games::massive_darkness_2::describe", "games::massive_darkness_2::rules"],
    ),
    (
        "games::massive_darkness_2::labels",
        &["kernel", "house::text", "games::massive_darkness_2::describe", "games::massive_darkness_2::rules"],
    ),
    (
        "games::massive_darkness_2::story",
        &[
            "kernel",
            "house::plug",
            "house::text",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::labels",
            "games::massive_darkness_2::own_cards",
            "games::massive_darkness_2::rules",
        ],
    ),
    ("games::massive_darkness_2::fight", &["kernel", "games::massive_darkness_2::rules"]),
    (
        "games::massive_darkness_2::tally",
        &[
            "kernel",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::lost",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::story",
            "games::tiles::course",
        ],
    ),
    (
        "games::massive_darkness_2::lost",
        &["kernel", "house::text", "games::massive_darkness_2::describe", "games::massive_darkness_2::rules"],
    ),
    ("games::massive_darkness_2::beside", &["games::massive_darkness_2::fight", "games::massive_darkness_2::tally"]),
    (
        "games::massive_darkness_2::ruleset",
        &[
            "kernel",
            "house::plug",
            "house::text",
            "house::wrong",
            "games::massive_darkness_2::beside",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::fight",
            "games::massive_darkness_2::labels",
            "games::massive_darkness_2::own_cards",
            "games::massive_darkness_2::party",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::story",
            "games::tiles::kept",
        ],
    ),
    // What can hardly be meant in a Quest, what can be done to one, and one on paper.
    (
        "games::massive_darkness_2::lint",
        &[
            "kernel",
            "house",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::own_cards",
            "games::massive_darkness_2::own_quests",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::ruleset",
            "games::massive_darkness_2::texts",
            "games::tiles",
        ],
    ),
    (
        "games::massive_darkness_2::edit",
        &[
            "kernel",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::lint",
            "games::massive_darkness_2::rules",
        ],
    ),
    (
        "games::massive_darkness_2::print",
        &[
            "kernel",
            "house",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::edit",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::texts",
            "games::tiles",
        ],
    ),
    (
        "games::massive_darkness_2::planner",
        &["kernel", "house::lab", "games::massive_darkness_2::bots", "games::massive_darkness_2::rules"],
    ),
    (
        "games::massive_darkness_2::players",
        &[
            "kernel",
            "house",
            "games::massive_darkness_2::planner",
            "games::massive_darkness_2::bots",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::ruleset",
        ],
    ),
    // The book of a party: what was played, and what follows from it.
    (
        "games::massive_darkness_2::book",
        &[
            "kernel",
            "house",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::ruleset",
        ],
    ),
    // How hard its Quests are.
    (
        "games::massive_darkness_2::difficulty",
        &[
            "kernel",
            "house::text",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::texts",
            "games::tiles::difficulty",
        ],
    ),
    ("games::massive_darkness_2::plug", &["kernel", "house", "games::massive_darkness_2"]),
    ("games::massive_darkness_2::commands", &["kernel", "house", "cli", "games::massive_darkness_2", "games::tiles"]),
    // Many games of its bots, and what a change does to them.
    (
        "games::massive_darkness_2::playtest",
        &[
            "kernel",
            "house::compared",
            "house::lab",
            "house::play",
            "house::plug",
            "house::session",
            "house::storage",
            "house::text",
            "house::wrong",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::own_cards",
            "games::massive_darkness_2::party",
            "games::massive_darkness_2::plug",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::ruleset",
            "games::massive_darkness_2::texts",
            // What checks have played of a Quest of one's own goes where that goes.
            "games::massive_darkness_2::own_quests",
            "games::tiles",
        ],
    ),
    // Why parties fall, as sentences.
    (
        "games::massive_darkness_2::why_words",
        &[
            "kernel",
            "house::text",
            "games::massive_darkness_2::content",
            "games::massive_darkness_2::describe",
            "games::massive_darkness_2::playtest",
            "games::massive_darkness_2::rules",
            "games::massive_darkness_2::texts",
            "games::tiles",
        ],
    ),
    ("games::massive_darkness_2::view", &["kernel", "house", "kit", "games::massive_darkness_2", "games::tiles"]),
    // A game for tests, of the other kind: seats against each other.
    ("games::toy::bot", &["house::lab", "games::toy::rules"]),
    ("games::toy::rules", &["kernel"]),
    ("games::toy::view", &["kernel", "house", "kit", "games::toy"]),
    ("games::toy::texts", &["house::text"]),
    ("games::toy::ruleset", &["kernel", "house::text", "house::wrong", "house::plug", "games::toy::rules"]),
    // How it is installed.
    ("games::massive_darkness::plug", &["kernel", "house", "games::massive_darkness"]),
    // The command line of a game: its commands are called by the house's, and speak through it.
    ("games::massive_darkness::commands", &["kernel", "house", "cli", "games::massive_darkness", "games::tiles"]),
    ("games::massive_darkness::view", &["kernel", "house", "kit", "games::massive_darkness", "games::tiles"]),
    // The window sees games through what they install.
    ("shell", &["kernel", "house", "kit"]),
    // The command line sees games through what they bring along.
    ("cli", &["kernel", "house"]),
];
