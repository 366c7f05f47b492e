//! Questions in words.

use super::{a_figure, character_words, count, figures_words, in_place};
use crate::action::{Ask, DeckFor, FlyBy, Flyer, GroupFor, MarchBy, PartyBy, RollFor};
use crate::ids::Icon;
use crate::state::State;

/// A card's name before the words that it asks.
fn by_card(card: crate::ids::Card) -> String {
    format!("{}: ", card.name())
}

fn flyer(who: Flyer) -> String {
    match who {
        Flyer::Nazgul(place) => format!("the Nazgûl {}", in_place(place)),
        Flyer::Minion(minion) => minion.name().to_owned(),
    }
}

impl State {
    /// A question in words, for whoever sees it.
    pub(crate) fn ask_words(&self, ask: Ask) -> String {
        match ask {
            Ask::HandLimit => "There are too many cards in hand: which one is discarded?".to_owned(),
            Ask::WhichDeck(DeckFor::Turn) => "From which deck is the card of this turn drawn?".to_owned(),
            Ask::WhichDeck(DeckFor::Event) => "From which deck is a card drawn?".to_owned(),
            Ask::WhichDeck(DeckFor::Palantir) => {
                "The Palantír of Orthanc: from which deck is a card drawn?".to_owned()
            }
            Ask::Swap => "Is a card offered to the partner for one of his?".to_owned(),
            Ask::SwapFor => "The partner offers a card: which one is given for it?".to_owned(),
            Ask::Allocate => {
                let (least, most) = self.allocation();
                format!("How many dice go into the Hunt Box? ({least} to {most})")
            }
            Ask::Act => {
                let side = self.active_side();
                let ring = self.rings[side] > 0 && !self.notes.ring_used[side];
                let ring = if ring { ", or an Elven Ring" } else { "" };
                let pass = if self.check_pass(self.acting).is_ok() { ", or a pass" } else { "" };
                format!("Which Action die is used{ring}{pass}?")
            }
            Ask::Use(face) => format!("What is the {} die used for?", face.name()),
            Ask::Event(face) => format!("Which card is played with the {} die?", face.name()),
            Ask::Recruit { first: None } => "What is recruited, and where?".to_owned(),
            Ask::Recruit { first: Some((figure, region)) } => format!(
                "{} comes to {}. Is a second figure recruited, and where?",
                super::capital(&a_figure(figure)),
                region.name()
            ),
            Ask::Diplomacy => "Which Nation advances on the Political Track?".to_owned(),
            Ask::Enter(character) => format!("Where does {} enter play?", character.name()),
            Ask::March { by, left } => self.march_question(by, left),
            Ask::MarchOn { by, at, left } => {
                let card = if let MarchBy::Card(card) = by { by_card(card) } else { String::new() };
                let more = if left == 1 { "one region".to_owned() } else { format!("up to {left} regions") };
                format!("{card}The Army is in {}. Does it go on, and where to? ({more} more)", at.name())
            }
            Ask::Group(group) => self.group_question(&group),
            Ask::Attack { led, card } => {
                let card = card.map(by_card).unwrap_or_default();
                let led = if led { " (it needs a Leader, a Nazgûl or a Character)" } else { "" };
                format!("{card}Which Army attacks, and what?{led}")
            }
            Ask::Companion(by) => Self::companion_question(by),
            Ask::Party { by, party } => self.party_question(by, party),
            Ask::Fly(FlyBy::Die) => "Which Nazgûl or Minion moves? (others may follow)".to_owned(),
            Ask::Fly(FlyBy::Card(card)) => {
                format!("{}Which Nazgûl moves? (others may follow)", by_card(card))
            }
            Ask::FlyTo { who, .. } => format!("Where to with {}?", flyer(who)),
            Ask::InOrOut { who, region, .. } => format!(
                "{} is besieged: does {} go inside the Stronghold, or stay outside?",
                region.name(),
                flyer(who)
            ),
            Ask::Pay { card, icon } => {
                let icon = match icon {
                    Icon::Character => "Character",
                    Icon::Army => "Army",
                    Icon::Muster => "Muster",
                };
                format!("Which {icon}-type card of the hand is discarded to remove {}?", card.name())
            }
            Ask::Trim(place) => {
                format!(
                    "There are too many units {}: which one goes back to the reinforcements?",
                    in_place(place)
                )
            }
            Ask::Mix => "May the partner use your units there as part of one Army?".to_owned(),
            Ask::WhichKind { nation, region } => {
                format!("Is a Regular or an Elite of {} recruited in {}?", nation.name(), region.name())
            }
            Ask::Casualty { place, side, left, .. } => {
                let hits = count(left, "hit");
                format!("{} on {} {}: how is it taken?", hits, side.name(), in_place(place))
            }
            Ask::Voice { .. } => {
                "There are too few Isengard Regulars: in which Settlement is the next one recruited?"
                    .to_owned()
            }
            Ask::Battle(ask) => self.battle_ask_words(ask),
            Ask::Hunt(ask) => self.hunt_ask_words(ask),
            Ask::Fellowship(ask) => self.fellowship_ask_words(ask),
            Ask::Card(ask) => self.card_ask_words(ask),
            Ask::Draw { deck, seat } => {
                format!("Which card of {} comes to {}?", super::deck_words(deck), self.seat_words(seat))
            }
            Ask::ActionDie(side) => format!("What does an Action die of {} show?", side.name()),
            Ask::Roll(RollFor::Battle(side)) => {
                format!("What does a die of {} show in the battle?", side.name())
            }
            Ask::Roll(RollFor::Hunt) => "What does a die of the Hunt show?".to_owned(),
            Ask::Roll(RollFor::Tile) => "What does the die for the Hunt tile show?".to_owned(),
            Ask::Roll(RollFor::Card(card)) => format!("What does the die for {} show?", card.name()),
            Ask::Tile => "Which Hunt tile is drawn?".to_owned(),
            Ask::RandomCompanion => "Which Companion of the Fellowship is drawn?".to_owned(),
            Ask::RandomCard(seat) => {
                format!("Which Character card is drawn out of the hand of {}?", self.seat_words(seat))
            }
        }
    }

    fn march_question(&self, by: MarchBy, left: u8) -> String {
        let (card, led) = match by {
            MarchBy::Army => (String::new(), ""),
            MarchBy::Character => (String::new(), ", led by a Leader, a Nazgûl or a Character"),
            MarchBy::Card(card) => (by_card(card), ""),
        };
        let which =
            if left < State::march_armies(by) { "Which other Army moves" } else { "Which Army moves" };
        let more = match left {
            0 | 1 => String::new(),
            2 => " (one more may follow)".to_owned(),
            more => format!(" ({} more may follow)", more - 1),
        };
        format!("{card}{which}{led}, and where to?{more}")
    }

    fn group_question(&self, group: &GroupFor) -> String {
        let chosen = figures_words(&self.action.group.figures);
        let (from, to) = (in_place(group.from()), group.to().name());
        match group {
            GroupFor::March { .. } => format!("Who moves to {to}? Chosen of those {from}: {chosen}."),
            GroupFor::Attack { .. } if group.from().region() == group.to() => {
                format!("Who attacks? Chosen of those {from}: {chosen}; the others are the rearguard.")
            }
            GroupFor::Attack { .. } => {
                format!("Who attacks {to}? Chosen of those {from}: {chosen}; the others are the rearguard.")
            }
            GroupFor::Advance { .. } => format!("Who advances to {to}? Chosen of those {from}: {chosen}."),
        }
    }

    fn companion_question(by: PartyBy) -> String {
        match by {
            PartyBy::Move => "Which Companion moves? (others may go with him, or follow)".to_owned(),
            PartyBy::Separate => "Which Companion leaves the Fellowship? (others may go with him)".to_owned(),
            PartyBy::Card(card) => format!("{}Which Companion goes?", by_card(card)),
            PartyBy::Hunt => "Which Companion leaves the Fellowship?".to_owned(),
        }
    }

    fn party_question(&self, by: PartyBy, party: crate::figures::Characters) -> String {
        let names = character_words(party);
        if self.separation_kills(party) {
            return format!("{names} would be lost on the Mordor Track. Does anybody else go with them?");
        }
        let more = if by == PartyBy::Hunt { "" } else { ", and does anybody else go along" };
        format!("Where to with {names}{more}?")
    }
}
