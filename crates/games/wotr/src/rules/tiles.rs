//! What a Hunt tile does (rules 10.5, 10.6): damage, cards on the table, the Guide, the casualty, the Ring.

use super::hunts::tell;
use super::{Allowed, Log, MISFIT, need, no};
use crate::action::{Action, Ask, Choice, PartyBy, RollFor};
use crate::cards::hooks::{CasualtyBy, Moment};
use crate::fellowship::FellowshipFrame;
use crate::figures::{Characters, Spot};
use crate::frame::{Frame, Next};
use crate::hunt::{HuntAsk, HuntEvent, HuntFrame, TileFor};
use crate::ids::{Card, Character, Side, Tile};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{ask, ask_chance, call, done, goto};

impl State {
    /// The damage of an Eye (rules 10.5, 11.9.3).
    fn eye_damage(&self) -> u8 {
        match self.hunt.why {
            TileFor::Hunt => self.hunt.successes,
            // The die that pays for the move is not in the box yet.
            TileFor::Mordor => self.hunt_box.values().iter().sum(),
            TileFor::Stronghold | TileFor::Balrog { .. } | TileFor::Card(_) => 0,
        }
    }

    /// A tile has been drawn: whether it counts at all, and its damage.
    pub(super) fn face_tile(&mut self, log: &mut Log) -> Next {
        let Some(tile) = self.hunt.tile else { return MISFIT };
        let aside = match self.hunt.why {
            TileFor::Card(_) => tile.is_eye() || tile.is_fellowship_special(),
            TileFor::Balrog { .. } => tile.is_eye(),
            TileFor::Hunt | TileFor::Mordor | TileFor::Stronghold => false,
        };
        if aside {
            self.hunt.aside = true;
            tell(log, HuntEvent::Aside(tile));
            return goto(Frame::Hunt(HuntFrame::End));
        }
        (self.hunt.damage, self.hunt.heals) = match tile.value() {
            Some(value) if value < 0 => (0, value.unsigned_abs()),
            Some(value) => (value.unsigned_abs(), 0),
            None if tile.is_eye() => (self.eye_damage(), 0),
            // The die is rolled later.
            None => (0, 0),
        };
        goto(Frame::Hunt(HuntFrame::TableCards))
    }

    /// Whether the tile's die is still to be rolled.
    pub(crate) fn die_waits(&self) -> bool {
        self.hunt.tile == Some(Tile::ShelobsLair) && !self.hunt.die_rolled
    }

    // ---- Rule 10.6.1: cards on the table ----

    /// Whether a card on the table may be used for the tile now.
    pub(super) fn check_hunt_card(&self, card: Card) -> Allowed {
        need(self.on_table(card), "10.6.1", "no-that-card-is-not-on-the-table")?;
        need(!self.hunt.card_used, "10.6.1", "no-only-one-card-on-the-table-may-be-used-for-a-tile")?;
        (self.hunt.why.by().check_lower)()?;
        match &card.hooks().table.against_tile {
            Some(help) => (help.check)(self)?,
            None => return no("10.6.1", "no-that-card-does-not-help-against-a-tile"),
        }
        need(self.table_card_holds(card), "7.8", "no-nobody-is-left-to-use-it")
    }

    pub(super) fn ask_table_card(&mut self) -> Next {
        if self.table.iter().any(|card| self.check_hunt_card(card).is_ok()) {
            // Rule 14.15: the cards of the Hunt are the Leading Player's.
            return ask(self.leader_of(Side::FreePeoples), Ask::Hunt(HuntAsk::TableCard)).last();
        }
        goto(Frame::Hunt(HuntFrame::Face))
    }

    pub(super) fn table_card_chosen(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Card(card) => {
                let Some(help) = &card.hooks().table.against_tile else { return MISFIT };
                self.use_table_card(card, log);
                self.hunt.card_used = true;
                goto(Frame::Hunt((help.used)(self)))
            }
            Action::Decline => goto(Frame::Hunt(HuntFrame::Face)),
            _ => MISFIT,
        }
    }

    /// The tile stands: its die is rolled, and without a Stop icon a move on the Mordor Track goes on.
    pub(super) fn face_settled(&mut self, log: &mut Log) -> Next {
        let Some(tile) = self.hunt.tile else { return MISFIT };
        if self.die_waits() {
            return ask_chance(Ask::Roll(RollFor::Tile)).then(Frame::Hunt(HuntFrame::TableCards));
        }
        // Rule 11.9.2.
        if self.hunt.why == TileFor::Mordor && !tile.stops() {
            self.mordor_step(log);
        }
        if self.hunt.why.by().breaks {
            // Its icons are ignored.
            self.hunt.aside = true;
            return goto(Frame::Hunt(HuntFrame::Breaking(self.hunt.damage)));
        }
        goto(Frame::Hunt(HuntFrame::Guide))
    }

    /// The die of a tile shows its damage (rule 10.5).
    pub(crate) fn tile_rolled(&mut self, die: u8, log: &mut Log) -> Next {
        self.hunt.die_rolled = true;
        self.hunt.damage = die;
        tell(log, HuntEvent::TileDie(die));
        done()
    }

    // ---- Rule 10.6.2: the Guide's ability and the casualty ----

    /// Whether the tile's Reveal icon counts. With Gollum as Guide those of standard numbered tiles don't.
    fn icon_reveals(&self, tile: Tile) -> bool {
        let quiet = self.hunt.why == TileFor::Balrog { quiet: true };
        let gollum = self.fellowship.guide.is_none() && tile.is_standard() && !tile.is_eye();
        tile.reveals() && !quiet && !gollum
    }

    pub(super) fn ask_guide_ability(&mut self) -> Next {
        let leader = self.leader_of(Side::FreePeoples);
        let may_lower = self.hunt.damage > 0 && (self.hunt.why.by().check_lower)().is_ok();
        match (self.fellowship.guide, self.hunt.tile) {
            (Some(hobbit), _) if may_lower && hobbit.is_hobbit() && !self.hunt.asked.contains(hobbit) => {
                self.hunt.asked = self.hunt.asked.with(hobbit);
                ask(leader, Ask::Hunt(HuntAsk::Hobbit(hobbit))).last()
            }
            (None, Some(tile))
                if may_lower
                    && !self.hunt.gollum_asked
                    && self.fellowship.hidden
                    && !self.icon_reveals(tile) =>
            {
                self.hunt.gollum_asked = true;
                ask(leader, Ask::Hunt(HuntAsk::Gollum)).last()
            }
            _ => goto(Frame::Hunt(HuntFrame::Casualty)),
        }
    }

    /// A Hobbit leaves to lower the damage; on the Mordor Track he dies of it (rule 11.9.1).
    pub(super) fn hobbit_leaves(&mut self, hobbit: Character, log: &mut Log) -> Next {
        tell(log, HuntEvent::HobbitLeft(hobbit));
        self.hunt.damage = self.hunt.damage.saturating_sub(1);
        match self.fellowship.mordor {
            Some(_) => self.eliminate_character(hobbit, log),
            None => self.set_out(hobbit),
        }
        goto(Frame::Hunt(HuntFrame::NewGuide))
    }

    /// A Hobbit has left the Fellowship; he goes his way when all who leave are known.
    fn set_out(&mut self, hobbit: Character) {
        self.spots[hobbit] = Spot::Moving;
        self.hunt.leaving = self.hunt.leaving.with(hobbit);
    }

    /// Rule 11.2: the new Guide takes over, and may use his own ability.
    pub(super) fn new_guide(&mut self) -> Next {
        call(Frame::Fellowship(FellowshipFrame::Guide)).then(Frame::Hunt(HuntFrame::Guide))
    }

    pub(super) fn ask_casualty(&mut self) -> Next {
        let part = Frame::Hunt(HuntFrame::Part);
        let none = self.hunt.casualty || self.hunt.damage == 0 || self.in_fellowship().is_empty();
        if none {
            return goto(part);
        }
        match self.hunt.why.by().casualty {
            CasualtyBy::Nobody => goto(part),
            CasualtyBy::Chance => ask_chance(Ask::RandomCompanion).then(Frame::Hunt(HuntFrame::Lost)),
            CasualtyBy::Choice => ask(self.leader_of(Side::FreePeoples), Ask::Hunt(HuntAsk::Casualty)).last(),
        }
    }

    pub(super) fn casualty_chosen(&mut self, action: Action) -> Next {
        let lost = Frame::Hunt(HuntFrame::Lost);
        match action {
            Action::Decline => goto(Frame::Hunt(HuntFrame::Part)),
            Action::Choose(Choice::Guide) => {
                self.hunt.drawn = self.fellowship.guide;
                goto(lost)
            }
            Action::Choose(Choice::Random) => ask_chance(Ask::RandomCompanion).then(lost),
            _ => MISFIT,
        }
    }

    /// A Companion of the Fellowship was drawn at random: `hunt.drawn` keeps him for whoever asked.
    pub(crate) fn companion_drawn(&mut self, action: Action, _log: &mut Log) -> Next {
        let Action::DrawCompanion(companion) = action else { return MISFIT };
        self.hunt.drawn = Some(companion);
        done()
    }

    pub(super) fn lose_casualty(&mut self, log: &mut Log) -> Next {
        let Some(companion) = self.hunt.drawn.take() else { return MISFIT };
        self.hunt.casualty = true;
        self.hunt.damage = self.hunt.damage.saturating_sub(companion.level());
        tell(log, HuntEvent::Casualty { companion, left: self.hunt.damage });
        // Rule 10.12.
        if companion.is_hobbit() && self.fellowship.mordor.is_none() {
            tell(log, HuntEvent::TakenAlive(companion));
            self.set_out(companion);
        } else {
            self.eliminate_character(companion, log);
        }
        self.discard_void_table_cards(log);
        let then = Frame::Hunt(HuntFrame::NewGuide);
        match self.table_card_asks(Moment::Casualty) {
            Some((seat, question)) => ask(seat, question).then(then),
            None => goto(then),
        }
    }

    /// A card was drawn at random out of a hand, and is discarded.
    pub(crate) fn random_card_drawn(&mut self, from: Seat, action: Action, log: &mut Log) -> Next {
        let Action::Draw(card) = action else { return MISFIT };
        self.discard_from_hand(from, card, log);
        done()
    }

    // ---- Rules 10.6.3, 10.6.4 ----

    /// The Hobbits who left in this resolution go as one group (rule 10.6.2).
    pub(super) fn hobbits_part(&mut self) -> Next {
        let party = self.hunt.leaving;
        let ring = Frame::Hunt(HuntFrame::Ring);
        if party.is_empty() { goto(ring) } else { self.send_party(party, ring) }
    }

    /// Sends Hobbits who left the Fellowship on their way; they are asked where to if there is a choice.
    pub(super) fn send_party(&mut self, party: Characters, then: Frame) -> Next {
        let by = PartyBy::Hunt;
        let reach = self.party_reach(by, party);
        match (reach.len(), reach.first()) {
            (1, Some(region)) => call(Frame::PartyArrives { by, party, region }).then(then),
            _ => ask(self.party_seat(by), Ask::Party { by, party }).then(then),
        }
    }

    pub(super) fn use_the_ring(&mut self, log: &mut Log) -> Next {
        self.hunt.leaving = Characters::EMPTY;
        self.heal(self.hunt.heals, log);
        // Rule 13.1: this may be the end.
        self.corrupt(self.hunt.damage, log);
        goto(Frame::Hunt(HuntFrame::End))
    }

    /// The tile is put away, the pool filled if it is empty (rule 10.9); a Reveal icon comes last.
    pub(super) fn end_tile(&mut self, log: &mut Log) -> Next {
        let Some(tile) = self.hunt.tile.take() else { return MISFIT };
        self.hunt.out.take(tile);
        self.tiles.drawn.add(tile, 1);
        if let Some(first) = self.hunt.first.take() {
            self.hunt.out.take(first);
            self.tiles.pool.add(first, 1);
        }
        self.refill_pool(log);
        let revealed = self.hunt.gollum_reveals || (!self.hunt.aside && self.icon_reveals(tile));
        if self.hunt.why.by().breaks {
            return goto(Frame::Fellowship(FellowshipFrame::Guide));
        }
        // Rules 10.11, 11.5.1.
        if revealed && self.fellowship.hidden {
            return goto(Frame::Fellowship(FellowshipFrame::Reveal));
        }
        done()
    }
}
