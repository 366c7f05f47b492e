//! The turn and its actions (chapters 4 and 5): questions and steps.

use crate::action::Deed;
use crate::ids::{Area, Character, Face, Side, Tile};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Questions of chapters 4 and 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum TurnAsk {
    /// D1: which card to discard over the limit.
    HandLimit(Side),
    /// D2: which General to activate next, or no more.
    Activate,
    /// D3: with which army a Leadership token of the Free Peoples goes.
    Leadership,
    /// D4: stop with this Fate tile, or draw on.
    FateTile(Tile),
    /// D5: how many Leadership tokens the Shadow takes; the rest are Great Bats.
    Split,
    /// D6: with which army a Leadership token of the Shadow goes.
    ShadowLeadership,
    /// D6: to which territory a Great Bats figure goes.
    Bats,
    /// D34: which die Lucky Number rolls again.
    LuckyNumber,
    /// D7, D8, D9: a die, a General's ability before it, or a pass.
    Act,
    /// D9: what the die is used for.
    Use(Face),
    /// D9: which card to play with the die.
    PlayCard(Face),
    /// D7: which option of the General's ability.
    Ability(Character),
    /// D28: whether Bilbo goes out of the way, and where to.
    OutOfTheWay,
    /// D25: where the last Goblins figure goes.
    LastGoblin,
    /// D39: which army the Orcs from Flying Arrows and Wild Spears join.
    OrcsFromCard,
    /// D45: where a character enters play.
    Enter(Character),
}

impl TurnAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            TurnAsk::HandLimit(_) => "hand-limit",
            TurnAsk::Activate => "activate",
            TurnAsk::Leadership => "leadership",
            TurnAsk::FateTile(_) => "fate-tile",
            TurnAsk::Split => "split",
            TurnAsk::ShadowLeadership => "shadow-leadership",
            TurnAsk::Bats => "bats",
            TurnAsk::LuckyNumber => "lucky-number",
            TurnAsk::Act => "act",
            TurnAsk::Use(_) => "use",
            TurnAsk::PlayCard(_) => "play-card",
            TurnAsk::Ability(_) => "ability",
            TurnAsk::OutOfTheWay => "out-of-the-way",
            TurnAsk::LastGoblin => "last-goblin",
            TurnAsk::OrcsFromCard => "orcs-from-card",
            TurnAsk::Enter(_) => "enter",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            TurnAsk::HandLimit(_) => "6.1",
            TurnAsk::Activate => "4.2.1",
            TurnAsk::Leadership => "4.2.2",
            TurnAsk::FateTile(_) => "4.3.2",
            TurnAsk::Split => "4.4.1",
            TurnAsk::ShadowLeadership => "4.4.2",
            TurnAsk::Bats => "4.4.3",
            TurnAsk::LuckyNumber => "6.13",
            TurnAsk::Act => "4.5.3",
            TurnAsk::Use(_) => "5.11",
            TurnAsk::PlayCard(_) => "6.3",
            TurnAsk::Ability(_) => "7.6",
            TurnAsk::OutOfTheWay => "7.10",
            TurnAsk::LastGoblin => "5.10",
            TurnAsk::OrcsFromCard => "6.13",
            TurnAsk::Enter(_) => "7.3",
        })
    }
}

/// Steps of chapters 4 and 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnFrame {
    /// Phase 1: pools are fixed, dice taken back (rules 4.1.1 to 4.1.3).
    Recovery,
    /// Phase 1: a side draws its two cards (rule 4.1.4).
    RecoveryDraw(Side),
    /// Phase 1: a side discards down to the limit (rule 4.1.5).
    RecoveryLimit(Side),
    /// Phase 2: Generals are activated (rule 4.2.1).
    Activation,
    /// Phase 2: so many Leadership tokens are placed (rule 4.2.2).
    PlaceLeadership(u8),
    /// Phase 3: a Fate tile is drawn, if one is left (rule 4.3.1).
    Fate,
    /// Phase 3: the tile that was drawn last is applied (rule 4.3.4).
    ApplyTile(Tile),
    /// Phase 4: the Shadow splits its number (rule 4.4.1).
    ShadowLeadership,
    /// Phase 4: tokens are placed, then Great Bats (rules 4.4.2, 4.4.3).
    PlaceShadow {
        /// Leadership tokens left.
        tokens: u8,
        /// Great Bats left.
        bats: u8,
    },
    /// Phase 5: a side rolls its dice one by one (rule 4.5.1).
    Roll(Side),
    /// Phase 5: Lucky Number (rule 6.13).
    LuckyNumber,
    /// Phase 5: the next action (rule 4.5.2).
    Act,
    /// The side acts: the question is put.
    AskAct,
    /// A General's ability is resolved; then the die (rule 4.5.4).
    AfterAbility,
    /// The die is laid down for this: Bilbo may go out of the way, then the action begins (rules 4.5.3, 7.10).
    Begin(Deed),
    /// The action itself.
    Deed(Deed),
    /// The second part of an attack, after its move (rule 5.2).
    Second(Deed),
    /// The action is finished: Bilbo may go out of the way (rule 7.10).
    Finish(Deed),
    /// The die is done, and the enemy acts (rule 4.5.2).
    NextToAct,
    /// Cards are drawn, Event cards first, then the hand limit is kept (rules 5.9, 6.1).
    Draw {
        /// Who draws.
        side: Side,
        /// Event cards left.
        events: u8,
        /// Story cards left.
        stories: u8,
    },
    /// Cards are drawn, whatever the hand limit (rule 4.1.4).
    DrawOnly {
        /// Who draws.
        side: Side,
        /// Event cards left.
        events: u8,
        /// Story cards left.
        stories: u8,
    },
    /// A hand is brought down to its limit (rule 6.1).
    HandLimit(Side),
    /// A character enters play in a region, or in the Eyrie (rule 7.3).
    EnterAt(Character, Option<Area>),
    /// A character has entered play and brought what its card says (rule 7.3).
    Entered(Character),
    /// Phase 6 (rule 4.6).
    EndOfTurn,
}
