//! The round, Fate, and what dice and Action tokens are used for (chapters 5, 6; 7.1, 7.2, 7.8; 8.1 to 8.5; 9.1, 9.2, 9.6 to 9.8;
//! 12): questions and steps.

use crate::action::Deed;
use crate::ids::{Area, Character, Deck, Face, Location, Side, Tile, Unit};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Questions of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum RoundAsk {
    /// D1: which card to discard above six.
    HandLimit(Side),
    /// D2: which location.
    Location,
    /// D3, D31: The Pits: which unit goes with which Army.
    Pits {
        /// The units that are placed or have no figure, as bits in the order of rule 8.1.
        settled: u8,
    },
    /// D3, D31: The Might of Mordor: with which Army a unit goes, or no more.
    LocationUnit {
        /// The unit.
        unit: Unit,
        /// How many more of them.
        left: u8,
    },
    /// D3, D31: where the next Nazgûl comes from: from an area, or from the supply by accepting; or no more.
    NazgulFrom {
        /// How many more.
        left: u8,
    },
    /// D3, D31: where the Nazgûl goes, or no more.
    Nazgul {
        /// From where it comes; from the supply if none.
        from: Option<Area>,
        /// How many more.
        left: u8,
    },
    /// D3, D31: where the Commander's figure goes, if anywhere.
    Commander,
    /// D4, D6, D31: with which Army a Leadership token goes.
    Leadership {
        /// How many more.
        left: u8,
    },
    /// D5: keep this tile, or draw on.
    FateTile(Tile),
    /// D6: whether one further die goes into the Shadow Box.
    ExtraDie,
    /// D7, D8, D32, D34, D37: a die, two dice, an Action token, or a pass.
    Act,
    /// D9: with which Army a set-aside Leadership token goes, or no more for now.
    SetAside,
    /// D7, D32, D34, D37: what the die is used for.
    Use(Face),
    /// D7, D34: what two dice at once are used for.
    UseTwo(Face, Face),
    /// D8, D29: what the Action token is used for.
    UseToken,
    /// D7: which card to play with the die.
    PlayCard(Face),
    /// D7: how many Generic cards.
    HowManyCards,
    /// D13, D37: where a Character enters.
    Enter(Character),
    /// D12: where Dunlendings or Mordor Orcs come, or no more.
    Reinforce {
        /// Which.
        unit: Unit,
        /// How many more.
        left: u8,
    },
}

impl RoundAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            RoundAsk::HandLimit(_) => "hand-limit",
            RoundAsk::Location => "location",
            RoundAsk::Pits { .. } => "pits",
            RoundAsk::LocationUnit { .. } => "location-unit",
            RoundAsk::NazgulFrom { .. } => "nazgul-from",
            RoundAsk::Nazgul { .. } => "nazgul",
            RoundAsk::Commander => "commander",
            RoundAsk::Leadership { .. } => "leadership",
            RoundAsk::FateTile(_) => "fate-tile",
            RoundAsk::ExtraDie => "extra-die",
            RoundAsk::Act => "act",
            RoundAsk::SetAside => "set-aside",
            RoundAsk::Use(_) => "use",
            RoundAsk::UseTwo(..) => "use-two",
            RoundAsk::UseToken => "use-token",
            RoundAsk::PlayCard(_) => "play-card",
            RoundAsk::HowManyCards => "how-many-cards",
            RoundAsk::Enter(_) => "enter",
            RoundAsk::Reinforce { .. } => "reinforce",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            RoundAsk::HandLimit(_) => "7.7.6",
            RoundAsk::Location | RoundAsk::Leadership { .. } => "5.2",
            RoundAsk::Pits { .. } => "8.1",
            RoundAsk::LocationUnit { .. } | RoundAsk::Commander => "9.1",
            RoundAsk::NazgulFrom { .. } | RoundAsk::Nazgul { .. } => "9.6.1",
            RoundAsk::FateTile(_) => "6.2",
            RoundAsk::ExtraDie => "6.7",
            RoundAsk::Act => "7.1.1",
            RoundAsk::SetAside => "7.1.6",
            RoundAsk::Use(_) => "7.2",
            RoundAsk::UseTwo(..) => "7.7.11",
            RoundAsk::UseToken => "7.8.1",
            RoundAsk::PlayCard(_) => "7.7.1",
            RoundAsk::HowManyCards => "7.2.5",
            RoundAsk::Enter(_) => "6.10",
            RoundAsk::Reinforce { unit: Unit::MordorOrcs, .. } => "7.2.6",
            RoundAsk::Reinforce { .. } => "8.5",
        })
    }
}

/// Steps of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundFrame {
    /// A round begins: pools (rule 5.7).
    Begin,
    /// Phase 1: a side draws a Generic card (rule 5.1).
    Phase1(Side),
    /// Phase 1: it draws a Story card.
    Phase1Story(Side),
    /// Phase 1: it keeps the hand limit.
    Phase1Limit(Side),
    /// Phase 2: the location is chosen (rule 5.2).
    Phase2,
    /// Phase 2: the parts of the location's action, from this one on (rules 5.2.1, 8.1, 9.1). For The Pits it is what is settled, as
    /// bits.
    Location {
        /// Which.
        location: Location,
        /// The next part.
        part: u8,
    },
    /// So many Leadership tokens are placed, one after another (rules 5.2, 6.7).
    Leadership(u8),
    /// Phase 3: a tile is drawn (rule 6.1).
    Phase3,
    /// Phase 3: the tile is drawn; a further one is kept without a choice (rules 6.2, 6.7).
    Drawn {
        /// Whether it is a further one.
        further: bool,
    },
    /// Phase 3: a tile is applied (rule 6.4).
    ApplyTile(Tile),
    /// Phase 3: one single further tile is drawn and applied (rules 6.7, 9.8.4).
    FurtherTile,
    /// Phase 3: a tile is applied: it is discarded, or goes back into the Fate Pool (rules 6.4, 9.8.3).
    TileDone {
        /// The tile.
        tile: Tile,
        /// Whether it goes back.
        back: bool,
    },
    /// Phase 3 is over: tiles set aside return (rule 6.4).
    Phase3Done,
    /// Phase 4: a side rolls its dice one by one (rule 5.4).
    Phase4(Side),
    /// Phase 5: the next action (rule 7.1).
    Act,
    /// The die is taken: it is asked what it is used for.
    Use(Face),
    /// Two dice are taken.
    UseTwo(Face, Face),
    /// The die or token is laid down for this: the action begins.
    Deed(Deed),
    /// The second part of an attack, after its move.
    Second(Deed),
    /// The action is carried out: its end (rule 7.1.8), then the set-aside Leadership tokens, then the enemy acts.
    EndOfAction,
    /// The set-aside Leadership tokens are asked for before or after the action (rule 7.1.6).
    SetAside,
    /// The enemy acts.
    NextToAct,
    /// Phase 6: victory, end of the round (rule 5.6).
    Phase6,
    /// Cards are drawn one by one, whatever the hand limit (rule 5.1).
    DrawOnly {
        /// Who draws.
        side: Side,
        /// From which deck.
        deck: Deck,
        /// How many more.
        cards: u8,
    },
    /// Service: cards are drawn, one by one, then the hand limit is kept (rule 7.7.6).
    Draw {
        /// Who draws.
        side: Side,
        /// From which deck.
        deck: Deck,
        /// How many more.
        cards: u8,
    },
    /// Service: a side discards down to six (rule 7.7.6).
    HandLimit(Side),
    /// Service: a Character enters play in one of the areas of `notes.eligible` (rules 6.10 to 6.12).
    Enter(Character),
    /// Service: a Character enters play there: at 0 he is put there with the units that come along, then come his entry abilities
    /// (rule 6.12).
    Entered {
        /// Who.
        character: Character,
        /// Where.
        area: Area,
        /// 0, or the next of his abilities counted from 1.
        ability: u8,
    },
    /// Service: Nazgûl are placed, up to so many (rule 9.6.1).
    PlaceNazgul {
        /// How many more.
        left: u8,
    },
    /// Service: units of a type are placed one by one in different areas of `notes.eligible`, up to so many (rules 7.2.6, 8.5).
    Reinforce {
        /// Which.
        unit: Unit,
        /// How many more.
        left: u8,
    },
}
