//! What the rules ask a card about besides its event: what it changes while it lies on the table, and what is different
//! when its event moves Armies or Companions, attacks, or draws a Hunt tile. Cards answer in the file of their deck, in
//! a list `HOOKS`, so that the rules need not name them. What a card does not say is as it is without the card.

use super::{fp_character, fp_strategy, sh_character, sh_strategy, sh_table};
use crate::action::{Ask, MarchBy, PartyBy};
use crate::battle::Battle;
use crate::figures::Place;
use crate::frame::{Frame, Next};
use crate::hunt::{HuntAsk, HuntFrame, TileFor};
use crate::ids::{Card, Face, Nation, Side};
use crate::map::Region;
use crate::rules::groups::Led;
use crate::rules::politics::{Advance, Waking};
use crate::rules::{Allowed, Log, no};
use crate::state::{Regions, State};
use kernel::Seat;
use kernel::flow::goto;

/// What the rules ask a card about.
pub(crate) struct Hooks {
    /// What it changes while it lies on the table.
    pub(crate) table: OnTable,
    /// Who must be in the Armies that it moves or attacks with.
    pub(crate) led: Led,
    /// How it moves Armies.
    pub(crate) march: March,
    /// How it attacks.
    pub(crate) attack: Attack,
    /// How it moves Companions.
    pub(crate) party: Party,
    /// How it draws Hunt tiles.
    pub(crate) tile: TileBy,
}

/// What a card changes while it lies on the table (rules 7.7, 7.8, 7.16).
pub(crate) struct OnTable {
    /// Whether what it needs still holds (rule 7.8).
    pub(crate) holds: fn(&State) -> bool,
    /// Whether it is discarded when something has happened (rule 7.8).
    pub(crate) leaves: fn(Happening) -> bool,
    /// How an action of the enemy can have it discarded (rule 7.8).
    pub(crate) forced: Option<Forced>,
    /// The regions that Armies of the enemy are kept out of, and why they are (rule 9.1.4).
    pub(crate) bans: Option<(&'static [Region], &'static str)>,
    /// Whether it lets a Nation become active so (rule 12.3).
    pub(crate) lets_wake: fn(Nation, Waking) -> bool,
    /// Whether it lets a Nation advance with a Muster result (rule 12.4).
    pub(crate) check_diplomacy: fn(&State, Nation) -> Allowed,
    /// Whether it lets a side play Combat cards in a battle.
    pub(crate) lets_fight: fn(&Battle, Side) -> bool,
    /// Whether its owner may use it as a Combat card (rule 7.16).
    pub(crate) is_combat_card: bool,
    /// Whether the die that moved the Fellowship stays out of the Hunt Box (rule 11.3).
    pub(crate) keeps_die: bool,
    /// The question that it puts at a moment of the Hunt, and to whom.
    pub(crate) asks: fn(&State, Card, Moment) -> Option<(Seat, HuntAsk)>,
    /// How it helps against a Hunt tile (rule 10.6.1).
    pub(crate) against_tile: Option<AgainstTile>,
    /// What follows a card that its owner has paid for with an Event result (rule 7.15).
    pub(crate) after_event: fn(&State, Seat) -> Option<Next>,
}

/// Something after which cards may leave the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Happening {
    /// The Fellowship was declared (rule 11.4.2).
    Declared {
        /// Whether in a City or Stronghold that the Free Peoples control.
        haven: bool,
    },
    /// The Fellowship was revealed (rule 11.5.1).
    Revealed,
    /// A Nation became active (rule 12.3).
    Woken(Nation),
    /// A Nation advanced (rule 12.4).
    Advanced(Nation, Advance),
}

/// A moment of the Hunt at which a card on the table may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// The Hunt dice are about to be rolled (rule 10.2).
    Roll,
    /// A tile is about to be drawn (rule 10.4).
    Draw,
    /// A Companion was the casualty (rule 10.6.2).
    Casualty,
    /// The Ring-bearers have gone their way (rules 10.7, 10.8).
    Walked {
        /// Whether a Reveal icon would be ignored.
        quiet: bool,
    },
}

/// How an action of the enemy can have a card discarded (rule 7.8).
pub(crate) struct Forced {
    /// Whether a die that shows this may be used for it.
    pub(crate) check: fn(&State, Seat, Face) -> Allowed,
    /// Pays what it costs besides the die. A question is put first if the player must choose what he pays with.
    pub(crate) pay: fn(&mut State, Card, Face, &mut Log) -> Option<Ask>,
}

/// How a card helps against a Hunt tile.
pub(crate) struct AgainstTile {
    /// Whether it can be used now.
    pub(crate) check: fn(&State) -> Allowed,
    /// What it does.
    pub(crate) used: fn(&mut State) -> HuntFrame,
}

/// How a card moves Armies (rule 7.12).
pub(crate) struct March {
    /// How many Armies may move.
    pub(crate) armies: u8,
    /// How many regions each may go.
    pub(crate) steps: u8,
    /// Whether it must end where another Army of the side stands.
    pub(crate) joins: bool,
    /// Whether its player may move no Army, or fewer.
    pub(crate) optional: bool,
    /// The way that it says, if Armies do not go to adjacent regions.
    pub(crate) way: Option<Way>,
}

/// A way that only a card knows.
pub(crate) struct Way {
    /// Whether Armies inside a besieged Stronghold go too (rule 8.4.7).
    pub(crate) from_inside: bool,
    /// Whether it begins in a region.
    pub(crate) begins: fn(Region) -> bool,
    /// Regions among which all are that it may lead to.
    pub(crate) goals: fn() -> [&'static [Region]; 2],
    /// Whether it leads from one region to another.
    pub(crate) check: fn(&State, Region, Region) -> Allowed,
}

/// How a card attacks.
pub(crate) struct Attack {
    /// Whether it makes such an attack.
    pub(crate) check: fn(&State, Place, Region) -> Allowed,
    /// Whether its player may do without.
    pub(crate) optional: bool,
    /// How many rounds of a siege battle cost nothing (rule 9.10.4).
    pub(crate) free_rounds: u8,
    /// Whether a defender without a Companion plays no Combat card in the first round.
    pub(crate) surprises: bool,
    /// How many dice fewer the defender throws in the Combat roll.
    pub(crate) fewer_dice: fn(&State, &Battle) -> u8,
    /// Whether the attacker may not cease.
    pub(crate) never_ceases: bool,
}

/// Where the Companions are whom a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PartyFrom {
    /// On the map.
    Map,
    /// In the Fellowship.
    Fellowship,
    /// Either.
    Anywhere,
}

/// How a card moves Companions.
pub(crate) struct Party {
    /// Where they are.
    pub(crate) from: PartyFrom,
    /// Whether one party after the other may go, or none; otherwise one goes.
    pub(crate) all: bool,
    /// The Level that they go by, if not their own.
    pub(crate) level: Option<u8>,
    /// How many regions further they may go.
    pub(crate) further: u8,
    /// Whether they may go into a besieged Stronghold.
    pub(crate) into_sieges: bool,
}

/// Who is the casualty of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CasualtyBy {
    /// Nobody, the Guide or a random Companion, as the Free Peoples like (rule 10.6.2).
    Choice,
    /// A random Companion.
    Chance,
    /// Nobody.
    Nobody,
}

/// How a card draws Hunt tiles.
pub(crate) struct TileBy {
    /// How it begins.
    pub(crate) begin: fn(&mut State, Card, &mut Log) -> Next,
    /// Whether its damage may be lowered.
    pub(crate) check_lower: fn() -> Allowed,
    /// Who is the casualty.
    pub(crate) casualty: CasualtyBy,
    /// Whether the tile does no damage, but so many Companions leave the Fellowship.
    pub(crate) breaks: bool,
}

impl Hooks {
    /// A card that changes nothing.
    pub(crate) const NONE: Hooks = Hooks {
        table: OnTable::NOTHING,
        led: Led::No,
        march: March::USUAL,
        attack: Attack::USUAL,
        party: Party::USUAL,
        tile: TileBy::USUAL,
    };
}

impl OnTable {
    pub(crate) const NOTHING: OnTable = OnTable {
        holds: |_| true,
        leaves: |_| false,
        forced: None,
        bans: None,
        lets_wake: |_, _| true,
        check_diplomacy: |_, _| Ok(()),
        lets_fight: |_, _| true,
        is_combat_card: false,
        keeps_die: false,
        asks: |_, _, _| None,
        against_tile: None,
        after_event: |_, _| None,
    };
}

impl March {
    pub(crate) const USUAL: March = March { armies: 1, steps: 1, joins: false, optional: true, way: None };
}

impl Attack {
    pub(crate) const USUAL: Attack = Attack {
        check: |_, _, _| Ok(()),
        optional: false,
        free_rounds: 1,
        surprises: false,
        fewer_dice: |_, _| 0,
        never_ceases: false,
    };
}

impl Party {
    pub(crate) const USUAL: Party =
        Party { from: PartyFrom::Map, all: false, level: None, further: 0, into_sieges: false };
}

impl TileBy {
    pub(crate) const USUAL: TileBy = TileBy {
        begin: |_, card, _| goto(Frame::Hunt(HuntFrame::Draw(TileFor::Card(card)))),
        check_lower: || Ok(()),
        casualty: CasualtyBy::Choice,
        breaks: false,
    };
}

/// The lists of the decks.
pub(super) const LISTS: [&[(Card, Hooks)]; 5] =
    [sh_table::HOOKS, sh_character::HOOKS, sh_strategy::HOOKS, fp_character::HOOKS, fp_strategy::HOOKS];

/// How many cards there are.
const CARDS: usize = Card::ALL.len();

/// The hooks of every card, by its number.
static BY_CARD: [&Hooks; CARDS] = {
    let mut all: [&Hooks; CARDS] = [&Hooks::NONE; CARDS];
    let mut list = 0;
    while list < LISTS.len() {
        let mut n = 0;
        while n < LISTS[list].len() {
            all[LISTS[list][n].0 as usize] = &LISTS[list][n].1;
            n += 1;
        }
        list += 1;
    }
    all
};

/// How many cards an action of the enemy can have discarded.
const N_FORCED: usize = {
    let (mut list, mut count) = (0, 0);
    while list < LISTS.len() {
        let mut n = 0;
        while n < LISTS[list].len() {
            count += LISTS[list][n].1.table.forced.is_some() as usize;
            n += 1;
        }
        list += 1;
    }
    count
};

/// The cards that an action of the enemy can have discarded from the table (rule 7.8).
pub(crate) const FORCED: [Card; N_FORCED] = {
    let mut all = [Card::ALL[0]; N_FORCED];
    let (mut list, mut count) = (0, 0);
    while list < LISTS.len() {
        let mut n = 0;
        while n < LISTS[list].len() {
            if LISTS[list][n].1.table.forced.is_some() {
                all[count] = LISTS[list][n].0;
                count += 1;
            }
            n += 1;
        }
        list += 1;
    }
    all
};

/// Whether a card could keep Armies out of a region (rule 9.1.4).
static CAN_BE_BANNED: [bool; Region::ALL.len()] = {
    let mut all = [false; Region::ALL.len()];
    let mut card = 0;
    while card < CARDS {
        if let Some((regions, _)) = BY_CARD[card].table.bans {
            let mut n = 0;
            while n < regions.len() {
                all[regions[n] as usize] = true;
                n += 1;
            }
        }
        card += 1;
    }
    all
};

impl Card {
    /// What the rules ask it about.
    #[inline]
    pub(crate) fn hooks(self) -> &'static Hooks {
        BY_CARD[self as usize]
    }
}

impl MarchBy {
    /// The card that moves Armies otherwise than dice do.
    #[inline]
    pub(crate) fn card(self) -> Option<&'static March> {
        match self {
            MarchBy::Army | MarchBy::Character => None,
            MarchBy::Card(card) => Some(&card.hooks().march),
        }
    }
}

impl PartyBy {
    /// The card that moves Companions otherwise than dice do.
    pub(crate) fn card(self) -> Option<&'static Party> {
        match self {
            PartyBy::Move | PartyBy::Separate | PartyBy::Hunt => None,
            PartyBy::Card(card) => Some(&card.hooks().party),
        }
    }
}

impl TileFor {
    /// How the tile is drawn.
    pub(crate) fn by(self) -> &'static TileBy {
        match self {
            TileFor::Hunt | TileFor::Mordor | TileFor::Stronghold | TileFor::Balrog { .. } => {
                const { &TileBy::USUAL }
            }
            TileFor::Card(card) => &card.hooks().tile,
        }
    }
}

impl State {
    /// What the cards on the table change.
    pub(crate) fn table_hooks(&self) -> impl Iterator<Item = (Card, &'static OnTable)> + use<> {
        self.table.iter().map(|card| (card, &card.hooks().table))
    }

    /// Whether what a table card needs still holds (rule 7.8).
    pub(crate) fn table_card_holds(&self, card: Card) -> bool {
        (card.hooks().table.holds)(self)
    }

    /// Discards the cards on the table that something puts an end to (rule 7.8).
    pub(crate) fn table_cards_leave(&mut self, what: Happening, log: &mut Log) {
        for (card, hooks) in self.table_hooks() {
            if (hooks.leaves)(what) {
                self.discard_from_table(card, log);
            }
        }
    }

    /// The question that a card on the table puts at a moment of the Hunt, and to whom. There is one such card for every
    /// moment.
    pub(crate) fn table_card_asks(&self, moment: Moment) -> Option<(Seat, Ask)> {
        let (seat, ask) = self.table_hooks().find_map(|(card, hooks)| (hooks.asks)(self, card, moment))?;
        Some((seat, Ask::Hunt(ask)))
    }

    /// The card on the table that keeps Armies of a side out of a region.
    fn ban(&self, region: Region, side: Side) -> Option<&'static str> {
        self.table_hooks().find_map(|(card, hooks)| {
            let (regions, why) = hooks.bans?;
            (card.deck().side() != side && regions.contains(&region)).then_some(why)
        })
    }

    /// Whether a table card keeps Armies of a side out of a region (rule 9.1.4).
    #[inline]
    pub(crate) fn check_ban(&self, region: Region, side: Side) -> Allowed {
        if !CAN_BE_BANNED[region as usize] {
            return Ok(());
        }
        match self.ban(region, side) {
            None => Ok(()),
            Some(why) => no("9.1.4", why),
        }
    }

    /// The regions that table cards keep Armies of a side out of (rule 9.1.4).
    pub(crate) fn banned(&self, side: Side) -> Regions {
        let bans = self.table_hooks().filter(|(card, _)| card.deck().side() != side);
        bans.filter_map(|(_, hooks)| hooks.bans).flat_map(|(regions, _)| regions.iter().copied()).collect()
    }
}
