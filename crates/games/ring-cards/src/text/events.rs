//! Log entries in English.

use super::copy_words;
use crate::cards::Token;
use crate::event::{Event, Where};
use crate::frame::Cause;
use crate::ids::{Card, Side};
use crate::state::{Ending, State};
use kernel::Seat;

/// The name of a location.
fn where_name(place: Where) -> String {
    match place {
        Where::Reserve => "the reserve".to_owned(),
        Where::Path(path) => format!("the path {}", path.name()),
        Where::Battleground(ground) => ground.name().to_owned(),
        Where::On(card) => card.name().to_owned(),
    }
}

/// Where a card went.
fn to_where(to: Where) -> String {
    match to {
        Where::Reserve => "to reserve".to_owned(),
        Where::Path(_) | Where::Battleground(_) => format!("to {}", where_name(to)),
        Where::On(card) => format!("on {}", card.name()),
    }
}

impl State {
    pub(crate) fn event_words(&self, event: &Event) -> String {
        let who = |seat: Seat| self.seat_words(seat);
        let card_or = |card: Option<Card>| card.map_or("a card", Card::name);
        match *event {
            Event::Round { round, starting } => {
                format!("Round {round} begins; {} is the starting player.", who(starting))
            }
            Event::Activated { battleground, printed } => {
                let note = if printed { "" } else { " without its printed defence" };
                format!("{} becomes active{note}.", battleground.name())
            }
            Event::PathActivated { path } => {
                let def = path.def();
                format!("{} becomes the active path, number {}.", def.name, def.number)
            }
            Event::Drew { seat, card } => format!("{} draws {}.", who(seat), card_or(card)),
            Event::DrewAside { seat, card } => format!("{} draws {} aside.", who(seat), card_or(card)),
            Event::Peeked { seat, card } => {
                format!("{} sees the top of the draw deck: {}.", who(seat), card_or(card))
            }
            Event::Recycled { seat } => format!("{} shuffles the cycle pile into the draw deck.", who(seat)),
            Event::Cycled { seat, card } => format!("{} cycles {}.", who(seat), card_or(card)),
            Event::Eliminated { seat, card, standing } => {
                let mut what = copy_words(card, standing);
                if let Some(first) = what.get_mut(..1) {
                    first.make_ascii_uppercase();
                }
                format!("{what} is eliminated ({}).", who(seat))
            }
            Event::EliminatedUnseen { seat, card, cause } => {
                let from = match cause {
                    Cause::ForsakenTop => "from the top of the draw deck",
                    Cause::Aside => "out of the cards drawn",
                    // Cards in play are eliminated for everybody to see.
                    Cause::Hand
                    | Cause::ForsakenReserve
                    | Cause::Cost
                    | Cause::Text
                    | Cause::PathCombat
                    | Cause::BattlegroundCombat => "from hand",
                };
                let unseen = if card.is_none() { ", unseen" } else { "" };
                format!("{} eliminates {} {from}{unseen}.", who(seat), card_or(card))
            }
            Event::CycledInstead { card, by, .. } if card == by => {
                format!("{} is cycled instead of eliminated, by its own text.", card.name())
            }
            Event::CycledInstead { card, by, .. } => {
                format!("{} is cycled instead of eliminated, by {}.", card.name(), by.name())
            }
            Event::Removed { card } => format!("{} is removed from the game.", card.name()),
            Event::Played { seat, card, to } => match to {
                Some(to) => format!("{} plays {} {}.", who(seat), card.name(), to_where(to)),
                None => format!("{} plays {}.", who(seat), card.name()),
            },
            Event::Moved { seat, card, to } => {
                format!("{} moves {} {}.", who(seat), card.name(), to_where(to))
            }
            Event::Used { seat, card } => format!("{} uses {}.", who(seat), card.name()),
            Event::Ring { seat } => format!("{} uses the Ring token.", who(seat)),
            Event::Winnowed { seat } => format!("{} winnows.", who(seat)),
            Event::Passed { seat } => format!("{} passes.", who(seat)),
            Event::Declined { seat, source } => format!("{} declines {}.", who(seat), source.name()),
            Event::Took { seat, card } => format!("{} takes {} and shows it.", who(seat), card.name()),
            Event::FoundNothing { seat } => {
                format!("{} searches and takes nothing.", who(seat))
            }
            Event::Token { token, place } => {
                let token = match token {
                    Token::Attack => "An attack token",
                    Token::Defence => "A defence token",
                };
                format!("{token} is put on {}.", where_name(place))
            }
            Event::TokensOnCard { n: 1 } => "Gorbag & Shagrat get 1 path attack token.".to_owned(),
            Event::TokensOnCard { n } => format!("Gorbag & Shagrat get {n} path attack tokens."),
            Event::Corruption { total } => format!("Corruption is {total}."),
            Event::Combat { place } => format!("Combat at {}.", where_name(place)),
            Event::Supports { army, character } => format!("{} support {}.", army.name(), character.name()),
            Event::Count { attack, location, rest } => {
                format!("Attack {attack}, location defence {location}: {rest} left.")
            }
            Event::Unsupported { character } => format!("{} is not supported.", character.name()),
            Event::PathTotals { attack, defence } => {
                format!("In all: attack {attack} against defence {defence}.")
            }
            Event::LossAgreed { seat, agreed: true } => format!("{} agrees to the loss.", who(seat)),
            Event::LossAgreed { seat, agreed: false } => format!("{} does not agree to the loss.", who(seat)),
            Event::BattlegroundScored { battleground, side } => {
                format!("{} is scored by {}.", battleground.name(), side.name())
            }
            Event::PathScored { path, side, corruption } => {
                let name = path.name();
                match side {
                    Some(Side::FreePeoples) => format!("{name} is scored by the Free Peoples."),
                    Some(Side::Shadow) => format!("{name} falls to the Shadow; corruption {corruption}."),
                    None => format!("{name} leaves the game unscored."),
                }
            }
            Event::Score { free, shadow } => format!("Score: Free Peoples {free}, Shadow {shadow}."),
            Event::Over { winner, ending, free, shadow } => {
                let how = match ending {
                    Ending::TenPoints => "by a lead of ten points",
                    Ending::LastPath => "after the last path",
                };
                format!("The game is over: {} win {how}, {free} : {shadow}.", winner.name())
            }
        }
    }
}
