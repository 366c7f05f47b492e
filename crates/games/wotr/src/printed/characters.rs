//! What the Character cards say, in our words.

use crate::ids::Character;

/// A Character's abilities and the way into play.
#[derive(Clone, Copy, Debug)]
pub struct CharacterDef {
    /// What he does as Guide of the Fellowship; empty if nothing.
    pub guide: &'static str,
    /// How he enters play; empty if he starts in the Fellowship.
    pub entry: &'static str,
    /// His other abilities, each with its name.
    pub abilities: &'static [(&'static str, &'static str)],
}

const CAPTAIN: (&str, &str) = (
    "Captain of the West",
    "A battle in which he fights has 1 more Combat Strength for the Free Peoples; never more than five dice are rolled.",
);
const TAKEN_ALIVE: (&str, &str) = (
    "Take Them Alive!",
    "Lost in the Fellowship outside the Mordor Track, he is separated instead and moves at once.",
);
const HOBBIT_GUIDE: &str = "When a Hunt tile does damage he may be separated to lower the damage by 1; the next \
                            Guide may then use his own ability. On the Mordor Track he is lost instead.";

impl Character {
    /// What his card says.
    pub const fn def(self) -> CharacterDef {
        match self {
            Character::GandalfTheGrey => CharacterDef {
                guide: "After a card has been played with an Event result, a card of the deck of its kind may be drawn: \
                        Character deck for a Character card, Strategy deck for an Army or Muster card.",
                entry: "",
                abilities: &[
                    CAPTAIN,
                    (
                        "Emissary from the West",
                        "Outside the Fellowship Gandalf the White can take his place.",
                    ),
                ],
            },
            Character::Strider => CharacterDef {
                guide: "Any Action die hides a revealed Fellowship.",
                entry: "",
                abilities: &[
                    CAPTAIN,
                    ("Heir to Isildur", "Outside the Fellowship Aragorn can take his place."),
                ],
            },
            Character::Boromir => CharacterDef {
                guide: "",
                entry: "",
                abilities: &[
                    CAPTAIN,
                    (
                        "High Warden of the White Tower",
                        "In an unconquered City or Stronghold of Gondor any Action die advances Gondor one step on the \
                         Political Track.",
                    ),
                ],
            },
            Character::Legolas => CharacterDef {
                guide: "",
                entry: "",
                abilities: &[
                    CAPTAIN,
                    (
                        "Prince of Mirkwood",
                        "In an unconquered Elven Stronghold any Action die advances the Elves one step on the Political \
                         Track.",
                    ),
                ],
            },
            Character::Gimli => CharacterDef {
                guide: "",
                entry: "",
                abilities: &[
                    CAPTAIN,
                    (
                        "Dwarf of Erebor",
                        "In unconquered Erebor any Action die advances the Dwarves one step on the Political Track.",
                    ),
                ],
            },
            Character::Meriadoc | Character::Peregrin => {
                CharacterDef { guide: HOBBIT_GUIDE, entry: "", abilities: &[TAKEN_ALIVE] }
            }
            Character::Aragorn => CharacterDef {
                guide: "",
                entry: "A Will of the West die puts him in the place of Strider, who must be in Minas Tirith, Dol Amroth \
                        or Pelargir, unconquered.",
                abilities: &[
                    CAPTAIN,
                    ("Action die", "The Free Peoples have one more Action die from the next turn on."),
                ],
            },
            Character::GandalfTheWhite => CharacterDef {
                guide: "",
                entry: "A Will of the West die brings him in if a Minion is or was in play and Gandalf the Grey has left \
                        the Fellowship: in his place on the map, or else in Fangorn or an unconquered Elven Stronghold.",
                abilities: &[
                    ("Action die", "The Free Peoples have one more Action die from the next turn on."),
                    ("Shadowfax", "Alone or with one Hobbit he moves as if his Level were 4."),
                    (
                        "The White Rider",
                        "When a battle of his begins he may give up his Leadership for all of it: then no Nazgûl, nor the \
                         Witch-king, has any Leadership in it.",
                    ),
                ],
            },
            Character::Saruman => CharacterDef {
                guide: "",
                entry: "A Muster die brings him to Orthanc if Isengard is At War and Orthanc is unconquered.",
                abilities: &[
                    ("Action die", "The Shadow has one more Action die from the next turn on."),
                    (
                        "The Voice of Saruman",
                        "While the Shadow holds Orthanc and it is not besieged, a Muster die recruits a Regular in each free \
                         Isengard Settlement, or turns two Regulars in Orthanc into Elites.",
                    ),
                    (
                        "Servants of the White Hand",
                        "Every Isengard Elite is a Leader as well. He never leaves Orthanc.",
                    ),
                ],
            },
            Character::WitchKing => CharacterDef {
                guide: "",
                entry: "A Muster die brings him to an Army with a Sauron unit if Sauron and a Free Peoples Nation are At \
                        War. All Free Peoples Nations become active.",
                abilities: &[
                    ("Action die", "The Shadow has one more Action die from the next turn on."),
                    ("Nazgûl", "He counts as a Nazgûl and flies like one."),
                    (
                        "Sorcerer",
                        "If the Shadow uses a Combat card in the first round of a battle of his, it may draw a card of the \
                         deck of that kind.",
                    ),
                ],
            },
            Character::MouthOfSauron => CharacterDef {
                guide: "",
                entry: "A Muster die brings him to an unconquered Sauron Stronghold if the Fellowship is on the Mordor Track, \
                        or if all Free Peoples Nations are At War.",
                abilities: &[
                    ("Action die", "The Shadow has one more Action die from the next turn on."),
                    ("Messenger of the Dark Tower", "Once a turn a Muster die serves as an Army die."),
                ],
            },
        }
    }
}

/// What Gollum does as Guide.
pub const GOLLUM: &str = "Guide when no Companion is left in the Fellowship. A standard tile with a number does not reveal the \
                          Fellowship. If a tile does not reveal it, the Free Peoples may reveal it to lower the damage by 1. He \
                          is no Companion and can't be lost.";
