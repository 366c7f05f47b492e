//! The Fellowship (chapter 11): its phase, its moves, its Guide, the Mordor Track. Declaring and revealing it is in
//! `walks`.

use super::hunts::tell;
use super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask};
use crate::fellowship::{FellowshipAsk, FellowshipFrame, WalkFor};
use crate::figures::{Characters, Spot, highest_level};
use crate::frame::{Frame, Next};
use crate::hunt::{HuntEvent, HuntFrame, TileFor};
use crate::ids::{Card, Character, Deck, Side, Tile};
use crate::map::Region;
use crate::state::{Ending, State};
use kernel::flow::{ask, call, done, goto};
use kernel::{Refused, Seat};

/// The Crack of Doom (rule 3.4).
pub(crate) const CRACK_OF_DOOM: u8 = 5;

impl State {
    pub(crate) fn fellowship_step(&mut self, frame: FellowshipFrame, log: &mut Log) -> Next {
        match frame {
            FellowshipFrame::Phase => self.fellowship_phase(),
            FellowshipFrame::PhaseMordor => self.ask_mordor(),
            FellowshipFrame::PhaseGuide => self.ask_guide_of_turn(log),
            FellowshipFrame::Move { .. } => self.move_fellowship(log),
            FellowshipFrame::MordorMoved => {
                // Rules 11.9.7, 13.2: too much Corruption would have ended the game already.
                if self.fellowship.mordor == Some(CRACK_OF_DOOM) {
                    self.end(Ending::RingDestroyed, log);
                }
                done()
            }
            FellowshipFrame::Hide => {
                self.hide(log);
                done()
            }
            FellowshipFrame::Reveal => self.reveal(log),
            FellowshipFrame::Walk(why) => self.walk(why),
            FellowshipFrame::WalkOver(WalkFor::Declare) => self.declared(log),
            FellowshipFrame::WalkOver(WalkFor::Reveal) => self.revealed(log),
            FellowshipFrame::Strongholds(left) => self.stronghold_tiles(left, log),
            FellowshipFrame::Eliminate(companion) => self.eliminate_in_fellowship(companion, log),
            FellowshipFrame::Guide => self.settle_guide(log),
        }
    }

    fn ask_fellowship(&self, question: FellowshipAsk) -> kernel::flow::Asking<Ask> {
        // Rules 14.4, 14.7.
        ask(self.leader_of(Side::FreePeoples), Ask::Fellowship(question))
    }

    // ---- Phase 2 (rule 5.3) ----

    fn fellowship_phase(&mut self) -> Next {
        let then = Frame::Fellowship(FellowshipFrame::PhaseMordor);
        if self.fellowship.hidden && self.fellowship.mordor.is_none() {
            return self.ask_fellowship(FellowshipAsk::Declare).then(then);
        }
        goto(then)
    }

    fn ask_mordor(&mut self) -> Next {
        let then = Frame::Fellowship(FellowshipFrame::PhaseGuide);
        // Rules 11.8, 18.31: Hidden or Revealed, declared or not.
        let gate = matches!(self.ring_bearers(), Some(Region::Morannon | Region::MinasMorgul));
        if gate {
            return self.ask_fellowship(FellowshipAsk::EnterMordor).then(then);
        }
        goto(then)
    }

    fn ask_guide_of_turn(&mut self, log: &mut Log) -> Next {
        self.hunt.company = Characters::EMPTY;
        self.settle_guide(log)
    }

    /// Rule 11.8: the Hunt Pool of the Mordor Track.
    fn enter_mordor(&mut self, log: &mut Log) {
        self.fellowship.mordor = Some(0);
        self.fellowship.progress = 0;
        let eye = Tile::Eye;
        self.tiles.pool.add(eye, self.tiles.drawn.take_all(eye));
        for tile in Tile::ALL {
            self.tiles.pool.add(tile, self.tiles.waiting.take_all(tile));
        }
        tell(log, HuntEvent::EnteredMordor);
    }

    // ---- Moving and hiding ----

    /// Whether the Fellowship may move (rules 11.3, 11.5.5, 11.9.2, 19.9).
    pub(crate) fn check_move_fellowship(&self) -> Allowed {
        need(self.fellowship.hidden, "11.5.5", "no-a-revealed-fellowship-cant-move")?;
        need(
            self.fellowship.mordor.is_some() || self.fellowship.progress < 12,
            "19.9",
            "no-the-fellowship-track-ends-at-12",
        )
    }

    fn move_fellowship(&mut self, log: &mut Log) -> Next {
        if self.check_move_fellowship().is_err() {
            return done();
        }
        if self.fellowship.mordor.is_some() {
            self.notes.mordor_attempt = true;
            let draw = Frame::Hunt(HuntFrame::Draw(TileFor::Mordor));
            return call(draw).then(Frame::Fellowship(FellowshipFrame::MordorMoved));
        }
        // Rule 11.3: the figure stays; the die goes to the Hunt Box when the action is over.
        self.fellowship.progress += 1;
        tell(log, HuntEvent::Moved(self.fellowship.progress));
        goto(Frame::Hunt(HuntFrame::Hunt))
    }

    /// One step on the Mordor Track.
    pub(crate) fn mordor_step(&mut self, log: &mut Log) {
        if let Some(step) = &mut self.fellowship.mordor {
            *step = (*step + 1).min(CRACK_OF_DOOM);
            tell(log, HuntEvent::MordorStep(*step));
        }
    }

    fn hide(&mut self, log: &mut Log) {
        if self.fellowship.hidden {
            return;
        }
        self.fellowship.hidden = true;
        // Rule 11.9.6.
        self.notes.mordor_attempt |= self.fellowship.mordor.is_some();
        tell(log, HuntEvent::Hid);
    }

    // ---- Companions ----

    /// A Companion of the Fellowship is eliminated; a Hobbit is taken alive (rule 10.12).
    fn eliminate_in_fellowship(&mut self, companion: Character, log: &mut Log) -> Next {
        if self.spot(companion) != Spot::Fellowship {
            self.eliminate_character(companion, log);
            return done();
        }
        let guide = Frame::Fellowship(FellowshipFrame::Guide);
        if companion.is_hobbit() && self.fellowship.mordor.is_none() {
            tell(log, HuntEvent::TakenAlive(companion));
            // He leaves at once: nobody is asked before he is on the map, so he needs no place in between.
            return self.send_party(Characters::only(companion), guide);
        }
        self.eliminate_character(companion, log);
        self.discard_void_table_cards(log);
        goto(guide)
    }

    /// Who may be the Guide: Companions of the highest Level (rule 11.2).
    pub(crate) fn guides(&self) -> Characters {
        let inside = self.in_fellowship();
        let highest = highest_level(inside);
        inside.iter().filter(|companion| companion.level() == highest).collect()
    }

    /// Rule 11.2: names a Guide if there is none, and lets the Free Peoples choose when the company has changed.
    fn settle_guide(&mut self, log: &mut Log) -> Next {
        let inside = self.in_fellowship();
        let changed = inside != self.hunt.company;
        self.hunt.company = inside;
        if changed {
            // Cards on the table that need somebody who left are discarded at once.
            self.discard_void_table_cards(log);
        }
        let guides = self.guides();
        let legal = self.fellowship.guide.is_some_and(|guide| guides.contains(guide));
        match guides.len() {
            0 => self.set_guide(None, log),
            _ if legal && !changed => {}
            1 => self.set_guide(guides.iter().next(), log),
            _ => return self.ask_fellowship(FellowshipAsk::Guide).last(),
        }
        done()
    }

    fn set_guide(&mut self, guide: Option<Character>, log: &mut Log) {
        if self.fellowship.guide != guide {
            self.fellowship.guide = guide;
            tell(log, HuntEvent::Guide(guide));
        }
    }

    // ---- Draws after an Event result (rule 7.15) ----

    /// The draws that follow a card paid for with an Event result (rule 7.15).
    pub(crate) fn after_event_draw(&mut self, card: Card, seat: Seat, _log: &mut Log) -> Option<Next> {
        if self.side(seat) == Side::FreePeoples {
            let [character, strategy] = Deck::of(Side::FreePeoples);
            let deck = if card.deck().is_character() { character } else { strategy };
            if self.fellowship.guide == Some(Character::GandalfTheGrey) && !self.in_deck(deck).is_empty() {
                // Rule 14.15: the card goes to the player who played the other.
                return Some(ask(seat, Ask::Fellowship(FellowshipAsk::Draw(deck))).last());
            }
        }
        let mut own = self.table_hooks().filter(|(other, _)| *other != card && self.owner(*other) == seat);
        own.find_map(|(_, hooks)| (hooks.after_event)(self, seat))
    }

    // ---- Questions ----

    pub(crate) fn fellowship_answered(
        &mut self,
        ask: FellowshipAsk,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match (ask, action) {
            (FellowshipAsk::Declare, Action::Accept) => {
                self.begin_walk();
                goto(Frame::Fellowship(FellowshipFrame::Walk(WalkFor::Declare)))
            }
            (FellowshipAsk::EnterMordor, Action::Accept) => {
                self.enter_mordor(log);
                done()
            }
            (
                FellowshipAsk::Declare | FellowshipAsk::EnterMordor | FellowshipAsk::Draw(_),
                Action::Decline,
            ) => done(),
            (FellowshipAsk::Walk(why), Action::Region(to)) => {
                self.walk_to(to);
                goto(Frame::Fellowship(FellowshipFrame::Walk(why)))
            }
            (FellowshipAsk::Walk(why), Action::Done) => {
                goto(Frame::Fellowship(FellowshipFrame::WalkOver(why)))
            }
            (FellowshipAsk::Guide, Action::Character(guide)) => {
                self.set_guide(Some(guide), log);
                done()
            }
            (FellowshipAsk::Draw(deck), Action::Accept) => State::draw_cards(seat, deck, 1),
            (
                FellowshipAsk::Declare
                | FellowshipAsk::Walk(_)
                | FellowshipAsk::EnterMordor
                | FellowshipAsk::Guide
                | FellowshipAsk::Draw(_),
                _,
            ) => MISFIT,
        }
    }

    pub(crate) fn fellowship_options(&self, ask: FellowshipAsk, _seat: Seat, out: &mut Vec<Action>) {
        match ask {
            FellowshipAsk::Declare | FellowshipAsk::EnterMordor | FellowshipAsk::Draw(_) => {
                out.extend([Action::Accept, Action::Decline]);
            }
            FellowshipAsk::Walk(_) => {
                out.extend(self.fellowship.region.adjacent().iter().copied().map(Action::Region));
                out.push(Action::Done);
            }
            FellowshipAsk::Guide => out.extend(Character::COMPANIONS.iter().map(Action::Character)),
        }
    }

    pub(crate) fn fellowship_check(&self, ask: FellowshipAsk, _seat: Seat, action: Action) -> Allowed {
        match (ask, action) {
            (
                FellowshipAsk::Declare | FellowshipAsk::EnterMordor | FellowshipAsk::Draw(_),
                Action::Accept | Action::Decline,
            ) => Ok(()),
            (FellowshipAsk::Walk(why), Action::Region(to)) => self.check_walk(why, to),
            (FellowshipAsk::Walk(why), Action::Done) => self.check_walk_end(why),
            (FellowshipAsk::Guide, Action::Character(guide)) => {
                need(self.in_fellowship().contains(guide), "11.2", "no-he-is-not-in-the-fellowship")?;
                need(self.guides().contains(guide), "11.2", "no-the-guide-has-the-highest-level")
            }
            (
                FellowshipAsk::Declare
                | FellowshipAsk::Walk(_)
                | FellowshipAsk::EnterMordor
                | FellowshipAsk::Guide
                | FellowshipAsk::Draw(_),
                _,
            ) => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }
}
