//! The Hunt for the Ring (chapter 10): the roll, the draw of a tile, the Hunt Pool. What a tile does is in `tiles`.

use super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask, Choice, RollFor};
use crate::cards::hooks::Moment;
use crate::event::Event;
use crate::figures::Place;
use crate::frame::{Frame, Next};
use crate::hunt::{HuntAsk, HuntEvent, HuntFrame, TileFor};
use crate::ids::{Card, Character, Side, Tile};
use crate::map::Site;
use crate::state::State;
use kernel::flow::{ask, ask_chance, done, goto};
use kernel::{Refused, Seat};

pub(crate) fn tell(log: &mut Log, event: HuntEvent) {
    log.public(Event::Hunt(event));
}

impl State {
    pub(crate) fn hunt_step(&mut self, frame: HuntFrame, log: &mut Log) -> Next {
        match frame {
            HuntFrame::Hunt => self.begin_hunt(log),
            HuntFrame::Roll => self.roll_hunt(log),
            HuntFrame::Reroll => self.reroll_hunt(log),
            HuntFrame::Outcome => match self.hunt.successes {
                0 => done(),
                _ => goto(Frame::Hunt(HuntFrame::Draw(TileFor::Hunt))),
            },
            HuntFrame::CardTile(card) => (card.hooks().tile.begin)(self, card, log),
            HuntFrame::Draw(why) => self.before_tile(why),
            HuntFrame::Pull => self.pull_tile(HuntFrame::Drawn, log),
            HuntFrame::Drawn => self.face_tile(log),
            HuntFrame::TableCards => self.ask_table_card(),
            HuntFrame::Face => self.face_settled(log),
            HuntFrame::Guide => self.ask_guide_ability(),
            HuntFrame::Casualty => self.ask_casualty(),
            HuntFrame::Lost => self.lose_casualty(log),
            HuntFrame::NewGuide => self.new_guide(),
            HuntFrame::Part => self.hobbits_part(),
            HuntFrame::Ring => self.use_the_ring(log),
            HuntFrame::End => self.end_tile(log),
            HuntFrame::Breaking(left) => self.break_fellowship(left, log),
            HuntFrame::Challenge => self.challenge(log),
        }
    }

    // ---- The roll (rules 10.1 to 10.4) ----

    fn begin_hunt(&mut self, log: &mut Log) -> Next {
        // Rule 11.9.2: there is no Hunt roll on the Mordor Track.
        if self.fellowship.mordor.is_some() {
            return done();
        }
        let n = self.hunt_box[Side::Shadow].min(5);
        let hunt = &mut self.hunt;
        (hunt.dice, hunt.n, hunt.rolled, hunt.again, hunt.rerolled) = ([0; 5], n, 0, 0, 0);
        (hunt.crebain, hunt.successes) = (false, 0);
        if n == 0 {
            tell(log, HuntEvent::NoDice);
            return done();
        }
        let roll = Frame::Hunt(HuntFrame::Roll);
        match self.table_card_asks(Moment::Roll) {
            Some((seat, question)) => ask(seat, question).then(roll),
            None => goto(roll),
        }
    }

    /// What is added to each die (rule 10.2). The die that pays for the move is not in the box yet.
    fn hunt_bonus(&self) -> u8 {
        self.hunt_box[Side::FreePeoples] + u8::from(self.hunt.crebain)
    }

    /// Rule 10.2: a natural 1 always fails.
    fn hunt_succeeds(&self, die: u8) -> bool {
        die > 1 && die + self.hunt_bonus() >= 6
    }

    fn count_successes(&mut self, again: bool, log: &mut Log) {
        let dice = self.hunt.dice;
        let rolled = dice.iter().take(usize::from(self.hunt.n));
        self.hunt.successes = rolled.filter(|die| self.hunt_succeeds(**die)).count() as u8;
        let (bonus, successes) = (self.hunt_bonus(), self.hunt.successes);
        tell(log, HuntEvent::Rolled { dice, bonus, successes, again });
    }

    fn roll_hunt(&mut self, log: &mut Log) -> Next {
        if self.hunt.rolled < self.hunt.n {
            return ask_chance(Ask::Roll(RollFor::Hunt)).then(Frame::Hunt(HuntFrame::Roll));
        }
        self.count_successes(false, log);
        let failed = self.hunt.n - self.hunt.successes;
        match failed.min(self.hunt_rerolls()) {
            0 => goto(Frame::Hunt(HuntFrame::Outcome)),
            // Failed dice are all alike, so it is enough to ask how many.
            most => ask(self.leader_of(Side::Shadow), Ask::Hunt(HuntAsk::Reroll(most)))
                .then(Frame::Hunt(HuntFrame::Reroll)),
        }
    }

    /// How many dice may be re-rolled (rule 10.3): whoever is besieged in the region counts too.
    fn hunt_rerolls(&self) -> u8 {
        let Some(region) = self.ring_bearers() else { return 0 };
        let stronghold = region.site() == Site::Stronghold && self.controls(Side::Shadow, region);
        let army = self.has_army(region, Side::Shadow);
        let nazgul = [Place::Field(region), Place::Inside(region)]
            .into_iter()
            .any(|place| self.figures(place, Side::Shadow).nazgul_and_witch_king() > 0);
        u8::from(stronghold) + u8::from(army) + u8::from(nazgul)
    }

    fn reroll_hunt(&mut self, log: &mut Log) -> Next {
        if self.hunt.again > 0 {
            return ask_chance(Ask::Roll(RollFor::Hunt)).then(Frame::Hunt(HuntFrame::Reroll));
        }
        if self.hunt.rerolled != 0 {
            self.count_successes(true, log);
        }
        goto(Frame::Hunt(HuntFrame::Outcome))
    }

    /// A die of the Hunt roll, or a re-roll: each die at most once (rule 10.3).
    pub(crate) fn hunt_rolled(&mut self, die: u8, _log: &mut Log) -> Next {
        let n = usize::from(self.hunt.n);
        if self.hunt.rolled < self.hunt.n {
            if let Some(place) = self.hunt.dice.get_mut(usize::from(self.hunt.rolled)) {
                *place = die;
            }
            self.hunt.rolled += 1;
            return done();
        }
        let failed = (0..n.min(5))
            .find(|i| self.hunt.rerolled & (1 << i) == 0 && !self.hunt_succeeds(self.hunt.dice[*i]));
        if let Some(i) = failed {
            self.hunt.dice[i] = die;
            self.hunt.rerolled |= 1 << i;
        }
        self.hunt.again = self.hunt.again.saturating_sub(1);
        done()
    }

    // ---- The draw (rules 10.4, 10.9) ----

    /// Before a tile is drawn the Free Peoples may prevent it.
    fn before_tile(&mut self, why: TileFor) -> Next {
        self.hunt.begin_tile(why);
        match self.table_card_asks(Moment::Draw) {
            Some((seat, question)) => ask(seat, question).last(),
            None => goto(Frame::Hunt(HuntFrame::Pull)),
        }
    }

    /// Draws a tile; an empty pool is refilled at once (rule 10.9).
    pub(crate) fn pull_tile(&mut self, then: HuntFrame, log: &mut Log) -> Next {
        self.refill_pool(log);
        if self.tiles.pool.is_empty() {
            return Next::Broken("no tile is left to draw");
        }
        ask_chance(Ask::Tile).then(Frame::Hunt(then))
    }

    /// Rule 10.9: an empty pool gets the drawn standard tiles back.
    pub(super) fn refill_pool(&mut self, log: &mut Log) {
        if !self.tiles.pool.is_empty() {
            return;
        }
        for tile in Tile::ALL.into_iter().filter(|tile| tile.is_standard()) {
            self.tiles.pool.set(tile, self.tiles.drawn.take_all(tile));
        }
        tell(log, HuntEvent::PoolRefilled);
    }

    pub(crate) fn tile_drawn(&mut self, action: Action, log: &mut Log) -> Next {
        let Action::Tile(tile) = action else { return MISFIT };
        self.tiles.pool.take(tile);
        self.hunt.out.add(tile, 1);
        self.hunt.tile = Some(tile);
        tell(log, HuntEvent::Tile(tile));
        done()
    }

    /// Tiles of a kind that are being resolved, outside all piles.
    pub(crate) fn tiles_out(&self, tile: Tile) -> u8 {
        self.hunt.out.count(tile)
    }

    /// A card puts a special tile into play: it waits for the Mordor Track (rule 10.10).
    pub(crate) fn put_tile_into_play(&mut self, tile: Tile, log: &mut Log) {
        match self.fellowship.mordor {
            Some(_) => self.tiles.pool.add(tile, 1),
            None => self.tiles.waiting.add(tile, 1),
        }
        tell(log, HuntEvent::TileInPlay(tile));
    }

    // ---- Answers ----

    pub(crate) fn hunt_answered(&mut self, ask: HuntAsk, _seat: Seat, action: Action, log: &mut Log) -> Next {
        match (ask, action) {
            (HuntAsk::Crebain, action) => self.crebain_answered(action, log),
            (HuntAsk::Reroll(_), Action::Number(n)) => {
                self.hunt.again = n;
                done()
            }
            (HuntAsk::Staff, action) => self.staff_answered(action, log),
            (HuntAsk::TableCard, action) => self.table_card_chosen(action, log),
            (HuntAsk::Hobbit(hobbit), Action::Accept) => self.hobbit_leaves(hobbit, log),
            (HuntAsk::Hobbit(_), Action::Decline) => goto(Frame::Hunt(HuntFrame::Casualty)),
            (HuntAsk::Gollum, Action::Accept) => {
                self.hunt.damage = self.hunt.damage.saturating_sub(1);
                self.hunt.gollum_reveals = true;
                tell(log, HuntEvent::GollumShown);
                goto(Frame::Hunt(HuntFrame::Casualty))
            }
            (HuntAsk::Gollum, Action::Decline) => goto(Frame::Hunt(HuntFrame::Casualty)),
            (HuntAsk::Casualty, action) => self.casualty_chosen(action),
            (HuntAsk::Worn, action) => self.worn_answered(action, log),
            (HuntAsk::Balrog { quiet }, action) => self.balrog_answered(quiet, action, log),
            (HuntAsk::Breaking(left), Action::Character(companion)) => self.breaks_away(left, companion, log),
            (HuntAsk::Reroll(_) | HuntAsk::Hobbit(_) | HuntAsk::Gollum | HuntAsk::Breaking(_), _) => MISFIT,
        }
    }

    /// A card on the table is used and discarded.
    pub(crate) fn use_table_card(&mut self, card: Card, log: &mut Log) {
        tell(log, HuntEvent::CardUsed(card));
        self.discard_from_table(card, log);
    }

    pub(crate) fn hunt_options(&self, ask: HuntAsk, _seat: Seat, out: &mut Vec<Action>) {
        match ask {
            HuntAsk::Crebain
            | HuntAsk::Staff
            | HuntAsk::Hobbit(_)
            | HuntAsk::Gollum
            | HuntAsk::Balrog { .. } => out.extend([Action::Accept, Action::Decline]),
            HuntAsk::Reroll(most) => out.extend((0..=most).rev().map(Action::Number)),
            HuntAsk::TableCard => {
                let helps = self.table_hooks().filter(|(_, hooks)| hooks.against_tile.is_some());
                out.extend(helps.map(|(card, _)| Action::Card(card)));
                out.push(Action::Decline);
            }
            HuntAsk::Casualty => {
                out.extend([Choice::Guide, Choice::Random].map(Action::Choose));
                out.push(Action::Decline);
            }
            HuntAsk::Worn => self.worn_options(out),
            HuntAsk::Breaking(_) => out.extend(Character::COMPANIONS.iter().map(Action::Character)),
        }
    }

    pub(crate) fn hunt_check(&self, ask: HuntAsk, _seat: Seat, action: Action) -> Allowed {
        let rule = ask.rule().0;
        match (ask, action) {
            (
                HuntAsk::Crebain
                | HuntAsk::Staff
                | HuntAsk::Hobbit(_)
                | HuntAsk::Gollum
                | HuntAsk::Balrog { .. },
                Action::Accept | Action::Decline,
            ) => Ok(()),
            (HuntAsk::Reroll(most), Action::Number(n)) => {
                need(n <= most, rule, "no-no-more-dice-may-be-rolled-again")
            }
            (HuntAsk::TableCard | HuntAsk::Casualty, Action::Decline) => Ok(()),
            (HuntAsk::TableCard, Action::Card(card)) => self.check_hunt_card(card),
            (HuntAsk::Casualty, Action::Choose(Choice::Guide)) => Ok(()),
            (HuntAsk::Casualty, Action::Choose(Choice::Random)) => {
                need(self.in_fellowship().len() > 1, rule, "no-the-guide-is-the-only-companion-left")
            }
            (HuntAsk::Worn, action) => self.check_worn(action),
            (HuntAsk::Breaking(_), Action::Character(companion)) => {
                need(self.in_fellowship().contains(companion), rule, "no-he-is-not-in-the-fellowship")
            }
            (
                HuntAsk::Crebain
                | HuntAsk::Reroll(_)
                | HuntAsk::Staff
                | HuntAsk::TableCard
                | HuntAsk::Hobbit(_)
                | HuntAsk::Gollum
                | HuntAsk::Casualty
                | HuntAsk::Balrog { .. }
                | HuntAsk::Breaking(_),
                _,
            ) => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }
}
