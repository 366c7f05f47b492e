//! Tokens of nations are placed, and placed and flipped; the Woses (rules 9.4, 9.9).

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Character, Pool, Scenario, Side, Unit};
use crate::muster::{MusterAsk, MusterFrame};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

impl Pool {
    /// The units of its nation (rules 1.18, 9.4).
    const fn units(self) -> &'static [Unit] {
        match self {
            Pool::Free => &[Unit::RohanFootmen, Unit::Archers, Unit::RohanRiders],
            Pool::Shadow => {
                &[Unit::UrukHai, Unit::WargRiders, Unit::HalfOrcs, Unit::Dunlendings, Unit::MordorOrcs]
            }
            Pool::Gondor => &[Unit::GondorFootmen, Unit::GondorArchers, Unit::GondorKnights],
            Pool::Rohan => &[Unit::RohanRiders],
            Pool::Mordor => &Unit::MORDOR,
            Pool::EvilMen => &Unit::EVIL_MEN,
        }
    }
}

impl State {
    /// Whether a nation has at least one unit in play (rule 9.4.2).
    fn nation_in_play(&self, pool: Pool) -> bool {
        pool.units().iter().any(|unit| self.in_supply(*unit) < self.book.units[*unit].figures)
    }

    /// Whether a token of the nation can be placed and flipped in an area (rule 9.4.2).
    pub(super) fn check_nation(&self, side: Side, area: Area, pool: Pool) -> Allowed {
        need(Pool::of(self.scenario, side).contains(&pool), "9.4.2", "no-it-is-no-nation-of-yours")?;
        let own = self.board().nation[area].is_none_or(|nation| nation == pool);
        need(own, "9.4.2", "no-only-the-nation-of-that-recruitment-area")?;
        let known = self.scenario == Scenario::Rohan || area.is_recruitment() || self.nation_in_play(pool);
        need(known, "9.4.2", "no-the-nation-has-no-unit-in-play")?;
        need(self.pool_has_tokens(pool), "7.3.4", "no-the-pool-is-exhausted")
    }

    /// Whether a token, of the named pool if one is named, can be placed and flipped in an area.
    pub(crate) fn can_place_and_flip(&self, side: Side, area: Area, pool: Option<Pool>) -> bool {
        let fits = match pool {
            // A card names the pool; in a recruitment area only the token of its nation is placed.
            Some(pool) => {
                self.board().nation[area].is_none_or(|nation| nation == pool) && self.pool_has_tokens(pool)
            }
            None => {
                let pools = Pool::of(self.scenario, side);
                pools.iter().any(|pool| self.check_nation(side, area, *pool).is_ok())
            }
        };
        fits && self.check_flip(side, area).is_ok()
    }

    /// Tokens are placed and flipped, one after the other. Of which nation is asked if there are several and none is named.
    pub(super) fn place_and_flip(&mut self, side: Side, area: Area, left: u8, named: Option<Pool>) -> Next {
        if left == 0 || !self.can_place_and_flip(side, area, named) {
            return done();
        }
        let then = Frame::Muster(MusterFrame::PlaceAndFlip { side, area, left: left - 1, pool: named });
        if let Some(pool) = named {
            return call(flip(pool, area)).then(then);
        }
        let fits = |pool: &&Pool| self.check_nation(side, area, **pool).is_ok();
        let mut pools = Pool::of(self.scenario, side).iter().filter(fits);
        match (pools.next(), pools.next()) {
            (None, _) => done(),
            (Some(pool), None) => call(flip(*pool, area)).then(then),
            (Some(_), Some(_)) => ask(State::seat(side), Ask::Muster(MusterAsk::Nation { area })).then(then),
        }
    }

    pub(super) fn nation_chosen(area: Area, action: Action) -> Next {
        match action {
            Action::Pool(pool) => goto(flip(pool, area)),
            _ => MISFIT,
        }
    }

    /// The recruitment areas of the Free Peoples in which a token can be placed, with their pools (rule 9.9.1).
    pub(crate) fn own_token_places(&self) -> impl Iterator<Item = (Pool, Area)> {
        let places = [(Pool::Gondor, Area::ToTheOutlands), (Pool::Rohan, self.rohan_recruitment())];
        places.into_iter().filter(|(pool, _)| self.pool_has_tokens(*pool))
    }

    /// Whether a token can be placed in a recruitment area of the Free Peoples.
    pub(crate) fn can_place_tokens(&self) -> bool {
        self.scenario == Scenario::Gondor && self.own_token_places().next().is_some()
    }

    pub(super) fn check_token_place(&self, pool: Pool, area: Area) -> Allowed {
        let listed = self.own_token_places().any(|place| place == (pool, area));
        need(listed, "9.9.1", "no-no-token-is-placed-there")
    }

    /// One token in each of the two recruitment areas, or one in one of them (rules 7.8.1, 9.9.1).
    pub(super) fn place_own_tokens(&mut self, n: u8, log: &mut Log) -> Next {
        let places: arrayvec::ArrayVec<_, 2> = self.own_token_places().collect();
        if n == 1 && places.len() > 1 {
            return ask(State::seat(Side::FreePeoples), Ask::Muster(MusterAsk::PlaceToken)).last();
        }
        for (pool, area) in places {
            self.place_tokens(pool, area, 1, log);
        }
        done()
    }

    pub(super) fn token_placed(&mut self, action: Action, log: &mut Log) -> Next {
        let Action::Recruit { pool, area } = action else { return MISFIT };
        self.place_tokens(pool, area, 1, log);
        done()
    }

    /// Rule 9.9.5: the Woses may lead everybody to Forgotten Road, once.
    pub(super) fn ask_woses(&self) -> Next {
        if self.woses {
            return done();
        }
        ask(State::seat(Side::FreePeoples), Ask::Muster(MusterAsk::Woses)).last()
    }

    pub(super) fn woses_answered(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Accept => {
                self.use_forgotten_road(log);
                done()
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    /// Everything in To Rohan goes to Forgotten Road, which is the Rohan recruitment area from now on (rule 9.9.5).
    pub(crate) fn use_forgotten_road(&mut self, log: &mut Log) {
        if self.woses || self.scenario != Scenario::Gondor {
            return;
        }
        self.woses = true;
        log.public(Event::Woses);
        let (from, to) = (Area::ToRohan, Area::ForgottenRoad);
        let party = self.party_at(Side::FreePeoples, from);
        self.armies.change(from, |army| *army = crate::figures::Army::default());
        self.armies.change(to, |army| {
            for (unit, n) in party.units.iter() {
                army.units.add(unit, n);
            }
            for (leader, n) in party.leaders.iter() {
                army.leaders.add(leader, n);
            }
            army.leadership += party.leadership;
            army.damage += party.damage;
        });
        for character in Character::ALL {
            if self.spots[character] == Spot::At(from) {
                self.spots[character] = Spot::At(to);
            }
        }
        for pool in Pool::ALL {
            let tokens = std::mem::take(&mut self.tokens[pool][from]);
            self.tokens[pool][to] += tokens;
        }
        // What is said of the Rohan recruitment area holds for the new one: all tokens there are flipped, not only those before the
        // Woses came.
        let notes = &mut self.notes;
        for areas in [&mut notes.eligible, &mut notes.done, &mut notes.picked] {
            if areas.contains(from) {
                areas.remove(from);
                areas.insert(to);
            }
        }
        for area in [&mut notes.spot, &mut notes.chosen].into_iter().flatten() {
            if *area == from {
                *area = to;
            }
        }
    }
}

/// A new token is drawn and flipped.
const fn flip(pool: Pool, area: Area) -> Frame {
    Frame::Muster(MusterFrame::Flip { pool, area, lying: false })
}
