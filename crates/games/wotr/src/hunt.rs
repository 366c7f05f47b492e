//! The Hunt for the Ring (chapter 10): what a Hunt remembers, its frames and questions.

use crate::figures::Characters;
use crate::ids::{Card, Character, Region, Strongholds, Tile, TileBag};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Why a tile is drawn for the Fellowship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TileFor {
    /// A Hunt succeeded (rule 10.4).
    #[default]
    Hunt,
    /// The Fellowship moves on the Mordor Track (rule 11.9.2).
    Mordor,
    /// A Stronghold on the path of a revealed Fellowship (rule 11.5.4).
    Stronghold,
    /// Balrog of Moria (rules 10.7, 10.8).
    Balrog {
        /// Whether the Reveal icon is ignored.
        quiet: bool,
    },
    /// A card draws it.
    Card(Card),
}

/// The path of the figure when the Fellowship is declared or revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Walk {
    /// How many more regions it may go.
    pub left: u8,
    /// The Shadow's Strongholds on the path so far (rule 11.5.4).
    pub strongholds: Strongholds,
    /// Whether it went into or out of Moria.
    pub moria: bool,
}

/// The Hunt under way, and what the Fellowship's procedures remember.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hunt {
    /// The dice of the Hunt roll.
    pub dice: [u8; 5],
    /// How many dice there are.
    pub n: u8,
    /// How many have been rolled.
    pub rolled: u8,
    /// How many re-rolls are still to be thrown.
    pub again: u8,
    /// The dice that have been re-rolled, one bit each.
    pub rerolled: u8,
    /// Whether Flocks of Crebain helps.
    pub crebain: bool,
    /// How many dice succeeded.
    pub successes: u8,
    /// Why the tile is drawn.
    pub why: TileFor,
    /// The tile that is being resolved.
    pub tile: Option<Tile>,
    /// The tile that Mithril Coat and Sting replaced; it goes back into the Hunt Pool.
    pub first: Option<Tile>,
    /// The damage that is left.
    pub damage: u8,
    /// The Corruption that the tile heals.
    pub heals: u8,
    /// Whether the tile's die has been rolled.
    pub die_rolled: bool,
    /// Whether a card on the table was used for the tile (rule 10.6.1).
    pub card_used: bool,
    /// Whether the tile is put aside without effect.
    pub aside: bool,
    /// Whether a casualty was taken (rule 10.6.2).
    pub casualty: bool,
    /// Whether Gollum was asked to show himself.
    pub gollum_asked: bool,
    /// Whether the Fellowship is revealed by Gollum.
    pub gollum_reveals: bool,
    /// The Hobbits who were asked to leave.
    pub asked: Characters,
    /// Hobbits who have left the Fellowship and are not on the map yet.
    pub leaving: Characters,
    /// The Companion last drawn at random or named.
    pub drawn: Option<Character>,
    /// Tiles being resolved, outside all piles.
    pub out: TileBag,
    /// The Companions of the Fellowship when its Guide was last considered (rule 11.2).
    pub company: Characters,
    /// The figure's path.
    pub walk: Walk,
}

impl Hunt {
    /// A new tile is about to be drawn.
    pub(crate) fn begin_tile(&mut self, why: TileFor) {
        self.why = why;
        (self.tile, self.first, self.drawn) = (None, None, None);
        (self.damage, self.heals) = (0, 0);
        (self.die_rolled, self.card_used, self.aside, self.casualty) = (false, false, false, false);
        (self.gollum_asked, self.gollum_reveals) = (false, false);
        (self.asked, self.leaving) = (Characters::EMPTY, Characters::EMPTY);
    }
}

/// Steps of a Hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HuntFrame {
    /// A whole Hunt: the roll, and the tile if it succeeds (rules 10.1 to 10.6). After a move of the Fellowship, or by
    /// The Nazgûl Strike!
    Hunt,
    /// The dice are rolled, one by one (rule 10.2).
    Roll,
    /// Failed dice are rolled again (rule 10.3).
    Reroll,
    /// Whether the Hunt succeeded (rule 10.4).
    Outcome,
    /// A card draws a tile or tiles, with all that follows: Orc Patrol, Isildur's Bane, Foul Thing from the Deep, The
    /// Breaking of the Fellowship, Challenge of the King.
    CardTile(Card),
    /// A tile is about to be drawn for the Fellowship, and is then resolved.
    Draw(TileFor),
    /// The tile is drawn.
    Pull,
    /// What the tile shows (rule 10.5).
    Drawn,
    /// Cards on the table (rule 10.6.1).
    TableCards,
    /// The die of the tile, then the step on the Mordor Track.
    Face,
    /// The Guide's ability (rule 10.6.2).
    Guide,
    /// The casualty (rule 10.6.2).
    Casualty,
    /// A Companion is the casualty: the one drawn.
    Lost,
    /// The Guide after a change (rule 11.2), then his ability.
    NewGuide,
    /// Hobbits who left go on their way.
    Part,
    /// The Ring is used for what is left (rule 10.6.3).
    Ring,
    /// The tile is put away; the Fellowship may be revealed (rule 10.6.4).
    End,
    /// The Breaking of the Fellowship: this many more Companions leave.
    Breaking(u8),
    /// Challenge of the King: tiles are drawn up to three.
    Challenge,
}

/// Questions of a Hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum HuntAsk {
    /// D22: whether to use Flocks of Crebain.
    Crebain,
    /// D22: how many failed dice to roll again, at most this many.
    Reroll(u8),
    /// D23: whether to use Wizard's Staff.
    Staff,
    /// D23: which card on the table to use.
    TableCard,
    /// D24: whether the Hobbit who is the Guide leaves.
    Hobbit(Character),
    /// D24: whether Gollum shows himself.
    Gollum,
    /// D25: the casualty.
    Casualty,
    /// D29: whether to use Worn with Sorrow and Toil, and which card to take.
    Worn,
    /// D28: whether to use Balrog of Moria.
    Balrog {
        /// Whether a Reveal icon is ignored.
        quiet: bool,
    },
    /// D33: who leaves by The Breaking of the Fellowship; this many are still to leave.
    Breaking(u8),
}

impl HuntAsk {
    /// Its kind, as journals record it.
    pub fn kind(&self) -> &'static str {
        match self {
            HuntAsk::Crebain => "crebain",
            HuntAsk::Reroll(_) => "hunt-reroll",
            HuntAsk::Staff => "wizards-staff",
            HuntAsk::TableCard => "hunt-card",
            HuntAsk::Hobbit(_) => "hobbit-leaves",
            HuntAsk::Gollum => "gollum",
            HuntAsk::Casualty => "hunt-casualty",
            HuntAsk::Worn => "worn-with-sorrow",
            HuntAsk::Balrog { .. } => "balrog",
            HuntAsk::Breaking(_) => "breaking",
        }
    }

    /// The rule that asks it.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            HuntAsk::Crebain => "10.2",
            HuntAsk::Reroll(_) => "10.3",
            HuntAsk::Staff => "10.4",
            HuntAsk::TableCard => "10.6.1",
            HuntAsk::Hobbit(_) | HuntAsk::Gollum | HuntAsk::Casualty => "10.6.2",
            HuntAsk::Worn => "10.13",
            HuntAsk::Balrog { .. } => "10.7",
            HuntAsk::Breaking(_) => "7.4",
        })
    }
}

/// What happens in the Hunt and to the Fellowship, as the log reports it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HuntEvent {
    /// The Fellowship moved; this is its Progress now.
    Moved(u8),
    /// It went a step on the Mordor Track.
    MordorStep(u8),
    /// It went into Mordor.
    EnteredMordor,
    /// It hid.
    Hid,
    /// It was declared there.
    Declared(Region),
    /// It was revealed there; on the Mordor Track there is no region.
    Revealed(Option<Region>),
    /// The Guide now; none is Gollum.
    Guide(Option<Character>),
    /// No die was in the Hunt Box.
    NoDice,
    /// A card on the table was used.
    CardUsed(Card),
    /// A Hunt roll.
    Rolled {
        /// The dice, as many as there are.
        dice: [u8; 5],
        /// What is added to each.
        bonus: u8,
        /// How many succeeded.
        successes: u8,
        /// Whether this is after the re-rolls.
        again: bool,
    },
    /// A tile was drawn.
    Tile(Tile),
    /// It was put aside without effect.
    Aside(Tile),
    /// The die of a tile.
    TileDie(u8),
    /// A Hobbit left the Fellowship to lower the damage.
    HobbitLeft(Character),
    /// Gollum showed himself to lower the damage.
    GollumShown,
    /// A Companion was the casualty.
    Casualty {
        /// Who.
        companion: Character,
        /// The damage that is left.
        left: u8,
    },
    /// A Hobbit was taken alive (rule 10.12).
    TakenAlive(Character),
    /// A Companion was left behind by The Breaking of the Fellowship.
    LeftBehind(Character),
    /// The drawn standard tiles went back into the Hunt Pool (rule 10.9).
    PoolRefilled,
    /// A special tile came into play (rule 10.10).
    TileInPlay(Tile),
    /// This many Eye tiles are out of the game.
    EyesRemoved(u8),
    /// A Stronghold of the Shadow on the path costs a tile.
    StrongholdTile,
}
