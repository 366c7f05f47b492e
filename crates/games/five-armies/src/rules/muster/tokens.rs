//! Placing recruitment tokens face down (rule 9.10), and taking them off the board again (rule 9.11).

use super::super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Area, Areas, MUSTERING_REGIONS, Pile, SETTLEMENT_SET, Side, set_of};
use crate::muster::MusterAsk;
use crate::state::State;
use kernel::flow::{ask, done};

impl State {
    /// The legal Settlements of the Free Peoples, the legal Mustering Regions of the Shadow (rules 9.10, 6.10): without enemy army
    /// or enemy marker.
    pub(crate) fn legal_settlements(&self, side: Side) -> Areas {
        match side {
            Side::FreePeoples => SETTLEMENT_SET - self.markers - self.armies_of(Side::Shadow),
            Side::Shadow => {
                let areas = set_of(&MUSTERING_REGIONS) - self.armies_of(Side::FreePeoples);
                // Rule 11.3: none in Beorn's region; tokens of the Free Peoples may lie under him.
                self.beorn().map_or(areas, |beorn| areas.without(beorn))
            }
        }
    }

    /// Where a token of a pile may be placed; nowhere if the pile is empty (rule 9.10).
    pub(crate) fn legal_token_areas(&self, pile: Pile) -> Areas {
        if self.pile_has_tokens(pile) { self.legal_settlements(pile.side()) } else { Areas::EMPTY }
    }

    /// A token is drawn unseen and placed face down (rule 9.10); nothing happens if the pile is empty.
    pub(crate) fn place_token(&mut self, pile: Pile, area: Area, log: &mut Log) {
        if self.pile_has_tokens(pile) {
            self.tokens[pile][area] += 1;
            log.public(Event::TokenPlaced { pile, area });
        }
    }

    /// A token goes back into its pile, unseen (rule 9.11).
    pub(crate) fn remove_token(&mut self, pile: Pile, area: Area, log: &mut Log) {
        if self.tokens[pile][area] > 0 {
            self.tokens[pile][area] -= 1;
            log.public(Event::TokensLost { pile, area, tokens: 1 });
        }
    }

    pub(super) fn list_token_places(&self, side: Side, given: Option<Pile>, out: &mut Vec<Action>) {
        for pile in Pile::of(side) {
            if given.is_none_or(|given| given == *pile) {
                let areas = self.legal_token_areas(*pile) & self.notes.eligible;
                out.extend(areas.iter().map(|area| Action::Token { pile: *pile, area }));
            }
        }
    }

    pub(super) fn try_token_places(&self, side: Side, out: &mut Vec<Action>) {
        let areas = match side {
            Side::FreePeoples => crate::ids::CONTROLLABLE,
            Side::Shadow => set_of(&MUSTERING_REGIONS),
        };
        for pile in Pile::of(side) {
            out.extend(areas.iter().map(|area| Action::Token { pile: *pile, area }));
        }
    }

    pub(super) fn check_token_place(
        &self,
        side: Side,
        given: Option<Pile>,
        pile: Pile,
        area: Area,
    ) -> Allowed {
        need(pile.side() == side, "9.10", "no-that-pile-is-the-enemys")?;
        need(given.is_none_or(|given| given == pile), "9.10", "no-the-token-is-of-another-pile")?;
        need(self.pile_has_tokens(pile), "9.10", "no-the-pile-is-empty")?;
        match side {
            Side::FreePeoples => {
                need(area != Area::FrontGate, "2.7.1", "no-the-front-gate-is-no-settlement")?;
                need(area.is_settlement(), "9.10", "no-tokens-go-to-settlements")?;
                need(!self.markers.contains(area), "9.10", "no-the-enemy-controls-it")?;
            }
            Side::Shadow => {
                need(area.is_mustering_region(), "9.10", "no-tokens-go-to-mustering-regions")?;
                need(self.beorn() != Some(area), "11.3", "no-no-token-where-beorn-stands")?;
            }
        }
        need(!self.has_army(side.enemy(), area), "9.10", "no-no-token-where-an-enemy-army-is")?;
        need(self.notes.eligible.contains(area), "9.10", "no-no-token-goes-there-now")
    }

    /// The one place there is for the token, or none, or `Err` if the player has a choice.
    fn only_token_place(&self, side: Side, given: Option<Pile>) -> Result<Option<(Pile, Area)>, ()> {
        let mut only = None;
        for pile in Pile::of(side) {
            if given.is_none_or(|given| given == *pile) {
                for area in self.legal_token_areas(*pile) & self.notes.eligible {
                    if only.is_some() {
                        return Err(());
                    }
                    only = Some((*pile, area));
                }
            }
        }
        Ok(only)
    }

    pub(super) fn place_token_step(&mut self, given: Option<Pile>, log: &mut Log) -> Next {
        let side = given.map_or(self.to_act, Pile::side);
        match self.only_token_place(side, given) {
            Err(()) => ask(State::seat(side), Ask::Muster(MusterAsk::PlaceToken { pile: given })).last(),
            Ok(only) => {
                if let Some((pile, area)) = only {
                    self.place_token(pile, area, log);
                }
                done()
            }
        }
    }

    pub(super) fn place_token_answered(&mut self, side: Side, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Token { pile, area } if pile.side() == side => {
                self.place_token(pile, area, log);
                done()
            }
            _ => MISFIT,
        }
    }
}
