//! Log entries as texts. The things in them are all that an entry names and nothing else: a hidden card is not in the entry
//! that others get, so it can't come out here.

use crate::cards::Token;
use crate::event::{Event, Location, Where};
use crate::frame::Cause;
use crate::game::Thing;
use crate::ids::{Card, Side};
use crate::pick::Standing;
use crate::state::{Ending, State};
use kernel::{Game, Seat, Text};

/// One text if the onlooker sees the card, another if not.
fn seen(card: Option<Card>, open: Text<Thing>, hidden: Text<Thing>) -> Text<Thing> {
    match card {
        Some(card) => open.thing("card", Thing::Card(card)),
        None => hidden,
    }
}

/// The text that fits a location: for a path, or for a battleground.
fn located(at: Location, path: Text<Thing>, ground: Text<Thing>) -> Text<Thing> {
    match at {
        Location::Path(there) => path.thing("path", Thing::Path(there)),
        Location::Battleground(there) => ground.thing("ground", Thing::Battleground(there)),
    }
}

fn played(to: Option<Where>) -> Text<Thing> {
    match to {
        None => Text::new("log-played"),
        Some(Where::Reserve) => Text::new("log-played-reserve"),
        Some(Where::Path(path)) => Text::new("log-played-path").thing("path", Thing::Path(path)),
        Some(Where::Battleground(ground)) => {
            Text::new("log-played-ground").thing("ground", Thing::Battleground(ground))
        }
        Some(Where::On(wielder)) => Text::new("log-played-on").thing("on", Thing::Card(wielder)),
    }
}

fn eliminated(standing: Option<Standing>) -> Text<Thing> {
    match standing {
        None => Text::new("log-eliminated"),
        Some(Standing::Ready) => Text::new("log-eliminated-ready"),
        Some(Standing::Fresh) => Text::new("log-eliminated-fresh"),
        Some(Standing::On(ground)) => {
            Text::new("log-eliminated-at").thing("ground", Thing::Battleground(ground))
        }
    }
}

fn eliminated_unseen(card: Option<Card>, cause: Cause) -> Text<Thing> {
    let (open, hidden) = match cause {
        Cause::ForsakenTop => (Text::new("log-eliminates-top"), Text::new("log-eliminates-top-unseen")),
        Cause::Aside => (Text::new("log-eliminates-drawn"), Text::new("log-eliminates-drawn-unseen")),
        // Cards in play are eliminated for everybody to see.
        Cause::Hand
        | Cause::ForsakenReserve
        | Cause::Cost
        | Cause::Text
        | Cause::PathCombat
        | Cause::BattlegroundCombat => {
            (Text::new("log-eliminates-hand"), Text::new("log-eliminates-hand-unseen"))
        }
    };
    seen(card, open, hidden)
}

impl State {
    pub(super) fn tell_event(&self, event: &Event) -> Text<Thing> {
        let who = |text: Text<Thing>, seat: Seat| text.seat("who", self.seat_id(seat));
        let of = |text: Text<Thing>, card: Card| text.thing("card", Thing::Card(card));
        match *event {
            Event::Round { round, starting } => who(Text::new("log-round"), starting).number("n", round),
            Event::Activated { battleground, printed } => {
                let text = match printed {
                    true => Text::new("log-activated"),
                    false => Text::new("log-activated-without-defence"),
                };
                text.thing("ground", Thing::Battleground(battleground))
            }
            Event::PathActivated { path } => Text::new("log-path-activated")
                .thing("path", Thing::Path(path))
                .number("n", path.def().number),
            Event::Drew { seat, card } => {
                who(seen(card, Text::new("log-drew"), Text::new("log-drew-unseen")), seat)
            }
            Event::DrewAside { seat, card } => {
                who(seen(card, Text::new("log-drew-aside"), Text::new("log-drew-aside-unseen")), seat)
            }
            Event::Peeked { seat, card } => {
                who(seen(card, Text::new("log-peeked"), Text::new("log-peeked-unseen")), seat)
            }
            // Piles, Ring tokens and the pass are things of the onlooker's own seat; these tell of anybody's.
            Event::Recycled { seat } => who(Text::new("log-recycled"), seat),
            Event::Cycled { seat, card } => {
                who(seen(card, Text::new("log-cycled"), Text::new("log-cycled-unseen")), seat)
            }
            Event::Eliminated { seat, card, standing } => who(of(eliminated(standing), card), seat),
            Event::EliminatedUnseen { seat, card, cause } => who(eliminated_unseen(card, cause), seat),
            Event::CycledInstead { card, by, .. } if card == by => {
                of(Text::new("log-cycled-instead-itself"), card)
            }
            Event::CycledInstead { card, by, .. } => {
                of(Text::new("log-cycled-instead"), card).thing("by", Thing::Card(by))
            }
            Event::Removed { card } => of(Text::new("log-removed"), card),
            Event::Played { seat, card, to } => who(of(played(to), card), seat),
            Event::Moved { seat, card, to } => {
                let text = located(to, Text::new("log-moved-path"), Text::new("log-moved-ground"));
                who(of(text, card), seat)
            }
            Event::Used { seat, card } => who(of(Text::new("log-used"), card), seat),
            Event::Ring { seat } => who(Text::new("log-ring"), seat),
            Event::Winnowed { seat } => who(Text::new("log-winnowed"), seat),
            Event::Passed { seat } => who(Text::new("log-passed"), seat),
            Event::Declined { seat, source } => {
                who(Text::new("log-declined"), seat).thing("by", source.thing())
            }
            Event::Took { seat, card } => who(of(Text::new("log-took"), card), seat),
            Event::FoundNothing { seat } => who(Text::new("log-found-nothing"), seat),
            Event::Token { token: Token::Attack, place } => {
                located(place, Text::new("log-attack-token-path"), Text::new("log-attack-token-ground"))
            }
            Event::Token { token: Token::Defence, place } => {
                located(place, Text::new("log-defence-token-path"), Text::new("log-defence-token-ground"))
            }
            Event::TokensOnCard { n } => {
                of(Text::new("log-tokens-on-card"), Card::GorbagAndShagrat).number("n", n)
            }
            Event::Corruption { total } => Text::new("log-corruption").number("n", total),
            Event::Combat { place } => {
                located(place, Text::new("log-combat-path"), Text::new("log-combat-ground"))
            }
            Event::Supports { army, character } => {
                of(Text::new("log-supports"), character).thing("army", Thing::Card(army))
            }
            Event::Unsupported { character } => of(Text::new("log-unsupported"), character),
            Event::Count { attack, location, rest } => Text::new("log-count")
                .number("attack", attack)
                .number("defence", location)
                .number("rest", rest),
            Event::PathTotals { attack, defence } => {
                Text::new("log-path-totals").number("attack", attack).number("defence", defence)
            }
            Event::LossAgreed { seat, agreed: true } => who(Text::new("log-loss-agreed"), seat),
            Event::LossAgreed { seat, agreed: false } => who(Text::new("log-loss-refused"), seat),
            Event::BattlegroundScored { battleground, side } => {
                Text::of("log-scored", side.slug()).thing("ground", Thing::Battleground(battleground))
            }
            Event::PathScored { path, side, corruption } => {
                let text = match side {
                    Some(Side::FreePeoples) => Text::new("log-path-scored-free"),
                    Some(Side::Shadow) => Text::new("log-path-scored-shadow").number("n", corruption),
                    None => Text::new("log-path-unscored"),
                };
                text.thing("path", Thing::Path(path))
            }
            Event::Score { free, shadow } => {
                Text::new("log-score").number("free", free).number("shadow", shadow)
            }
            Event::Over { winner, ending, free, shadow } => {
                let text = match ending {
                    Ending::TenPoints => Text::of("log-over-ten-points", winner.slug()),
                    Ending::LastPath => Text::of("log-over-last-path", winner.slug()),
                };
                text.number("free", free).number("shadow", shadow)
            }
        }
    }
}

#[cfg(test)]
#[path = "tests/events.rs"]
mod tests;
