//! Questions in words.

use super::parts::{
    card, character, characters, deck, face, figures, first_characters, first_figure, nation, place, region,
    side,
};
use super::{Part, Said};
use crate::action::{Ask, DeckFor, FlyBy, Flyer, GroupFor, MarchBy, PartyBy, RollFor};
use crate::figures::Characters;
use crate::ids::{Card, Icon};
use crate::state::State;
use kernel::{Argument, Text};

/// A question that a card puts, with the card before it.
fn by_card(by: Option<Card>, ask: Said) -> Said {
    match by {
        Some(by) => Text::new("ask-by-card").with("card", card(by)).text("ask", ask),
        None => ask,
    }
}

fn flyer(who: Flyer) -> Part {
    match who {
        Flyer::Nazgul(at) => Argument::Text(Text::new("flyer-nazgul").with("place", place(at))),
        Flyer::Minion(minion) => character(minion),
    }
}

impl State {
    /// A question in words, for whoever sees it.
    pub(crate) fn ask_said(&self, ask: Ask) -> Said {
        match ask {
            Ask::HandLimit => Text::new("ask-hand-limit"),
            Ask::WhichDeck(DeckFor::Turn) => Text::new("ask-which-deck-turn"),
            Ask::WhichDeck(DeckFor::Event) => Text::new("ask-which-deck"),
            Ask::WhichDeck(DeckFor::Palantir) => {
                Text::new("ask-which-deck-palantir").with("card", card(Card::ThePalantirOfOrthanc))
            }
            Ask::Swap => Text::new("ask-swap"),
            Ask::SwapFor => Text::new("ask-swap-for"),
            Ask::Allocate => {
                let (least, most) = self.allocation();
                Text::new("ask-allocate").number("least", least).number("most", most)
            }
            Ask::Act => {
                let side = self.active_side();
                let ring = self.rings[side] > 0 && !self.notes.ring_used[side];
                match (ring, self.check_pass(self.acting).is_ok()) {
                    (false, false) => Text::new("ask-act"),
                    (true, false) => Text::new("ask-act-ring"),
                    (false, true) => Text::new("ask-act-pass"),
                    (true, true) => Text::new("ask-act-ring-pass"),
                }
            }
            Ask::Use(with) => Text::new("ask-use").with("face", face(with)),
            Ask::Event(with) => Text::new("ask-event").with("face", face(with)),
            Ask::Recruit { first: None } => Text::new("ask-recruit"),
            Ask::Recruit { first: Some((figure, at)) } => Text::new("ask-recruit-second")
                .with("figure", first_figure(figure))
                .with("region", region(at)),
            Ask::Diplomacy => Text::new("ask-diplomacy"),
            Ask::Enter(who) => Text::new("ask-enter").with("who", character(who)),
            Ask::March { by, left } => Self::march_question(by, left),
            Ask::MarchOn { by, at, left } => {
                let by = if let MarchBy::Card(by) = by { Some(by) } else { None };
                by_card(by, Text::new("ask-march-on").with("region", region(at)).number("n", left))
            }
            Ask::Group(group) => self.group_question(&group),
            Ask::Attack { led, card } => {
                by_card(card, if led { Text::new("ask-attack-led") } else { Text::new("ask-attack") })
            }
            Ask::Companion(by) => Self::companion_question(by),
            Ask::Party { by, party } => self.party_question(by, party),
            Ask::Fly(FlyBy::Die) => Text::new("ask-fly"),
            Ask::Fly(FlyBy::Card(by)) => by_card(Some(by), Text::new("ask-fly-nazgul")),
            Ask::FlyTo { who, .. } => Text::new("ask-fly-to").with("who", flyer(who)),
            Ask::InOrOut { who, region: at, .. } => {
                Text::new("ask-in-or-out").with("region", region(at)).with("who", flyer(who))
            }
            Ask::Pay { card: removed, icon } => {
                let icon = match icon {
                    Icon::Character => "character",
                    Icon::Army => "army",
                    Icon::Muster => "muster",
                };
                Text::new("ask-pay").text("icon", Text::of("icon", icon)).with("card", card(removed))
            }
            Ask::Trim(at) => Text::new("ask-trim").with("place", place(at)),
            Ask::Mix => Text::new("ask-mix"),
            Ask::WhichKind { nation: of, region: at } => {
                Text::new("ask-which-kind").with("nation", nation(of)).with("region", region(at))
            }
            Ask::Casualty { place: at, side: whose, left, .. } => {
                Text::new("ask-casualty").number("n", left).with("side", side(whose)).with("place", place(at))
            }
            Ask::Voice { .. } => Text::new("ask-voice"),
            Ask::Battle(ask) => self.battle_ask(ask),
            Ask::Hunt(ask) => self.hunt_ask(ask),
            Ask::Fellowship(ask) => self.fellowship_ask(ask),
            Ask::Card(ask) => self.card_ask(ask),
            Ask::Draw { deck: from, seat } => {
                Text::new("ask-draw").with("deck", deck(from)).with("who", self.player(seat))
            }
            Ask::ActionDie(whose) => Text::new("ask-action-die").with("side", side(whose)),
            Ask::Roll(RollFor::Battle(whose)) => Text::new("ask-roll-battle").with("side", side(whose)),
            Ask::Roll(RollFor::Hunt) => Text::new("ask-roll-hunt"),
            Ask::Roll(RollFor::Tile) => Text::new("ask-roll-tile"),
            Ask::Roll(RollFor::Card(by)) => Text::new("ask-roll-card").with("card", card(by)),
            Ask::Tile => Text::new("ask-tile"),
            Ask::RandomCompanion => Text::new("ask-random-companion"),
            Ask::RandomCard(seat) => Text::new("ask-random-card").with("who", self.player(seat)),
        }
    }

    fn march_question(by: MarchBy, left: u8) -> Said {
        let text = match by {
            MarchBy::Character => Text::new("ask-march-led"),
            MarchBy::Army | MarchBy::Card(_) if left < State::march_armies(by) => {
                Text::new("ask-march-other")
            }
            MarchBy::Army | MarchBy::Card(_) => Text::new("ask-march"),
        };
        let by = if let MarchBy::Card(by) = by { Some(by) } else { None };
        by_card(by, text.number("more", left.saturating_sub(1)))
    }

    fn group_question(&self, group: &GroupFor) -> Said {
        let text = match group {
            GroupFor::March { .. } => Text::new("ask-group-march"),
            GroupFor::Attack { .. } if group.from().region() == group.to() => {
                Text::new("ask-group-attack-here")
            }
            GroupFor::Attack { .. } => Text::new("ask-group-attack"),
            GroupFor::Advance { .. } => Text::new("ask-group-advance"),
        };
        let chosen = figures(&self.action.group.figures);
        text.with("to", region(group.to())).with("from", place(group.from())).with("chosen", chosen)
    }

    fn companion_question(by: PartyBy) -> Said {
        match by {
            PartyBy::Move => Text::new("ask-companion-move"),
            PartyBy::Separate => Text::new("ask-companion-separate"),
            PartyBy::Card(by) => by_card(Some(by), Text::new("ask-companion-card")),
            PartyBy::Hunt => Text::new("ask-companion-hunt"),
        }
    }

    fn party_question(&self, by: PartyBy, party: Characters) -> Said {
        if self.separation_kills(party) {
            return Text::new("ask-party-lost").with("who", first_characters(party));
        }
        let text = if by == PartyBy::Hunt { Text::new("ask-party-hunt") } else { Text::new("ask-party") };
        text.with("who", characters(party))
    }
}
