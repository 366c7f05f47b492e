//! A position in the making.

use super::{Given, Several, Step};
use crate::action::Deed;
use crate::battle::{Battle, BattleFrame, BattleKind};
use crate::fellowship::FellowshipFrame;
use crate::figures::{Characters, Figure, Figures, Place, Spot, Troops, highest_level};
use crate::frame::{Each, Frame, HitsBy, TurnStep};
use crate::ids::{BySide, Card, Character, Deck, Face, Nation, Side, Tile, TileBag};
use crate::map::{Region, STRONGHOLD_REGIONS};
use crate::setup::leaders_of;
use crate::state::{Cards, Regions, Setup, State};
use cases::CaseFault;
use kernel::flow::{self, Flow};
use kernel::{Broken, Log, Seat, words};
use kit::ById;

/// A figure in the words of case files.
fn named(figure: Figure) -> String {
    words::to_words(&figure).unwrap_or_default()
}

/// A position in the making.
pub(super) struct Builder {
    state: State,
    /// Cards that have their place.
    placed: Cards,
    decks: ById<Deck, Option<Cards>, { Deck::COUNT }>,
    companions: Option<Characters>,
    guide: Option<Option<Character>>,
    /// Characters that have their place.
    put: Characters,
    /// The Settlements whose control a line tells, by side.
    control: BySide<Regions>,
    /// What a line has said that only one line says.
    said: Vec<Given>,
    step: Step,
}

/// Whether two lines say the same kind of thing, which only one line can.
fn exclude(one: &Given, other: &Given) -> bool {
    match (one, other) {
        (Given::Politics(one, ..), Given::Politics(other, ..)) => one == other,
        (Given::Used(one, _), Given::Used(other, _))
        | (Given::HuntBox(one, _), Given::HuntBox(other, _))
        | (Given::ToRoll(one, _), Given::ToRoll(other, _))
        | (Given::Rings(one, _), Given::Rings(other, _)) => one == other,
        (Given::Companions(_), Given::Companions(_))
        | (Given::Guide(_), Given::Guide(_))
        | (Given::Fellowship(_), Given::Fellowship(_))
        | (Given::Progress(_), Given::Progress(_))
        | (Given::Corruption(_), Given::Corruption(_))
        | (Given::Mordor(_), Given::Mordor(_))
        | (Given::Turn(_), Given::Turn(_))
        | (Given::Pool(_), Given::Pool(_))
        | (Given::Step(_), Given::Step(_)) => true,
        _ => false,
    }
}

fn within(n: u8, least: u8, most: u8) -> Result<u8, String> {
    if (least..=most).contains(&n) { Ok(n) } else { Err(format!("expected a number from {least} to {most}")) }
}

impl Builder {
    /// The empty map: every figure in the reinforcements, the seven Companions in the Fellowship in Rivendell.
    pub(super) fn new(setup: &Setup) -> Result<Builder, String> {
        let mut state = State::blank(setup).map_err(|error| error.to_string())?;
        state.turn = 1;
        for place in places() {
            let all = *state.troops(place);
            state.take(place, &all);
        }
        state.reinforcements = everything();
        for side in Side::ALL {
            let leading = state.leading[side];
            state.next_actor[side] = state.mate(leading).unwrap_or(leading);
        }
        let first = state.next_actor[Side::FreePeoples];
        let step = Step::Act(state.seat_name(first));
        let decks = ById::all(None);
        Ok(Builder {
            state,
            placed: Cards::EMPTY,
            decks,
            companions: None,
            guide: None,
            put: Characters::EMPTY,
            control: BySide::all(Regions::EMPTY),
            said: Vec::new(),
            step,
        })
    }

    /// Takes one line.
    pub(super) fn take(&mut self, given: &Given) -> Result<(), String> {
        if self.said.iter().any(|other| exclude(other, given) && other != given) {
            return Err("another line says otherwise".to_owned());
        }
        self.said.push(given.clone());
        let state = &mut self.state;
        match given {
            Given::Setup => {
                let fresh = State::blank(&state.setup).map_err(|error| error.to_string())?;
                for place in places() {
                    let here = *fresh.troops(place);
                    state.put(place, &Figures { troops: here, ..Figures::NONE });
                }
                state.reinforcements = fresh.reinforcements;
                state.casualties = fresh.casualties;
            }
            Given::Clear(regions) => {
                for region in regions {
                    for place in [Place::Field(*region), Place::Inside(*region)] {
                        let all = *state.troops(place);
                        state.take(place, &all);
                        state.reinforcements.add(&all);
                    }
                }
            }
            Given::At(region, figures) => self.put(Place::Field(*region), figures)?,
            Given::Inside(region, figures) => {
                if region.stronghold().is_none() {
                    return Err(format!("{} has no Stronghold", region.slug()));
                }
                self.put(Place::Inside(*region), figures)?;
            }
            Given::Reinforcements(figures) => {
                for one in figures {
                    let figure = one.figure;
                    if matches!(figure, Figure::Character(_)) {
                        return Err("Characters are no reinforcements".to_owned());
                    }
                    let other = |given: &Given| match given {
                        Given::Reinforcements(all) => {
                            all.iter().any(|other| other.figure == figure && other.count != one.count)
                        }
                        _ => false,
                    };
                    if self.said.iter().any(other) {
                        return Err(format!("how many {} are left is said twice", named(figure)));
                    }
                    let left = state.reinforcements.count(figure);
                    if left < one.count {
                        return Err(format!("only {left} of {} are not on the map", named(figure)));
                    }
                    if figure.side() == Side::Shadow && left > one.count {
                        return Err(format!("put the other {} on the map", named(figure)));
                    }
                    set(&mut state.reinforcements, figure, one.count);
                    let gone = state.casualties.count(figure) + left - one.count;
                    set(&mut state.casualties, figure, gone);
                }
            }
            Given::Casualties(figures) => {
                for one in figures {
                    if one.figure.side() == Side::Shadow || matches!(one.figure, Figure::Character(_)) {
                        return Err("only Free Peoples units and Leaders are casualties".to_owned());
                    }
                    self.draw_reinforcements(one)?;
                    let gone = self.state.casualties.count(one.figure) + one.count;
                    set(&mut self.state.casualties, one.figure, gone);
                }
            }
            Given::Gone(characters) => {
                for character in characters {
                    self.put_character(*character, Spot::Gone)?;
                }
            }
            Given::Companions(companions) => self.companions = Some(companions.iter().copied().collect()),
            Given::Guide(guide) => self.guide = Some(*guide),
            Given::Fellowship(region) => state.fellowship.region = *region,
            Given::Progress(n) => state.fellowship.progress = within(*n, 0, 12)?,
            Given::Revealed => state.fellowship.hidden = false,
            Given::Corruption(n) => state.fellowship.corruption = within(*n, 0, 11)?,
            Given::Mordor(n) => state.fellowship.mordor = Some(within(*n, 0, 4)?),
            Given::MordorAttempt => state.notes.mordor_attempt = true,
            Given::Control(side, regions) => {
                for region in regions {
                    if !region.is_settlement() {
                        return Err(format!("{} has no Settlement", region.slug()));
                    }
                    if self.control[side.enemy()].contains(*region) {
                        return Err(format!("both sides are said to control {}", region.slug()));
                    }
                    self.control[*side].insert(*region);
                    match side {
                        Side::Shadow => state.shadow_control.insert(*region),
                        Side::FreePeoples => state.shadow_control.remove(*region),
                    }
                }
            }
            Given::Politics(nation, steps, active) => {
                state.steps[*nation] = within(*steps, 0, 3)?;
                state.active[*nation] = *active;
            }
            Given::AtWar(nations) => {
                for nation in nations {
                    if let Some((steps, active)) = self.politics(*nation)
                        && (steps > 0 || !active)
                    {
                        return Err(format!("another line keeps {} out of the war", nation.slug()));
                    }
                    self.state.steps[*nation] = 0;
                    self.state.active[*nation] = true;
                }
            }
            Given::Active(nations) => {
                for nation in nations {
                    if self.politics(*nation).is_some_and(|(_, active)| !active) {
                        return Err(format!("another line makes {} passive", nation.slug()));
                    }
                    self.state.active[*nation] = true;
                }
            }
            Given::Turn(turn) => state.turn = *turn,
            Given::Dice(side, faces) => {
                for face in faces {
                    if !Face::of(*side).contains(face) || *face == Face::Eye {
                        return Err(format!("an unused die of that side never shows {}", face.slug()));
                    }
                    state.dice[*side].unused.add(*face, 1);
                }
            }
            Given::Used(side, n) => state.dice[*side].used = within(*n, 0, 10)?,
            Given::HuntBox(side, n) => state.hunt_box[*side] = within(*n, 0, 10)?,
            Given::ToRoll(side, n) => state.dice[*side].to_roll = within(*n, 0, 10)?,
            Given::TookFromHuntBox => state.notes.took_from_hunt_box = true,
            Given::Rings(side, n) => state.rings[*side] = within(*n, 0, 3)?,
            Given::RingUsed(side) => state.notes.ring_used[*side] = true,
            Given::MessengerUsed => state.notes.messenger = true,
            Given::Hand(name, cards) => {
                let seat = state.seat_named(*name)?;
                let side = state.side(seat);
                if let Some(other) = cards.iter().find(|card| card.deck().side() != side) {
                    return Err(format!("{} is a card of the other side", other.slug()));
                }
                let cards = self.place(cards)?;
                self.state.hands[seat.index() & 3] |= cards;
            }
            Given::Deck(deck, cards) => {
                if let Some(other) = cards.iter().find(|card| card.deck() != *deck) {
                    return Err(format!("{} is of another deck", other.slug()));
                }
                let cards = self.place(cards)?;
                self.decks[*deck] = Some(self.decks[*deck].unwrap_or(Cards::EMPTY) | cards);
            }
            Given::Table(cards) | Given::PartnersTable(cards) => {
                if let Some(other) = cards.iter().find(|card| !card.def().stays) {
                    return Err(format!("{} is not played on the table", other.slug()));
                }
                let placed = self.place(cards)?;
                self.state.table |= placed;
                self.state.known |= placed;
                if matches!(given, Given::PartnersTable(_)) {
                    self.state.second_players |= placed;
                }
            }
            Given::Discard(cards) | Given::Seen(cards) => {
                let placed = self.place(cards)?;
                self.state.discard |= placed;
                if matches!(given, Given::Seen(_)) {
                    self.state.known |= placed;
                }
            }
            Given::Pool(tiles) => {
                let mut pool = TileBag::EMPTY;
                for tile in tiles {
                    pool.add(*tile, 1);
                    if pool.count(*tile) > tile.count() {
                        return Err(format!("there are not so many tiles {}", tile.slug()));
                    }
                }
                for tile in Tile::ALL.into_iter().filter(|tile| tile.is_standard()) {
                    let left = state.tiles.pool.count(tile);
                    let rest = left.checked_sub(pool.count(tile)).ok_or("there are not so many tiles")?;
                    state.tiles.drawn.add(tile, rest);
                }
                state.tiles.pool = pool;
            }
            Given::Drawn(tiles) | Given::Removed(tiles) | Given::Waiting(tiles) => {
                for tile in tiles {
                    if tile.is_standard() && !state.tiles.pool.take(*tile) {
                        return Err("there are not so many tiles".to_owned());
                    }
                    match given {
                        Given::Drawn(_) => state.tiles.drawn.add(*tile, 1),
                        Given::Removed(_) => state.tiles.removed.add(*tile, 1),
                        _ => state.tiles.waiting.add(*tile, 1),
                    }
                }
            }
            Given::Leads(name) => {
                let seat = state.seat_named(*name)?;
                let side = state.side(seat);
                let leads = |given: &Given| match given {
                    Given::Leads(other) if other != name => state.seat_named(*other),
                    _ => Err(String::new()),
                };
                if self
                    .said
                    .iter()
                    .filter_map(|given| leads(given).ok())
                    .any(|other| state.side(other) == side)
                {
                    return Err("another line names another Leading Player of the side".to_owned());
                }
                state.leading[side] = seat;
                state.next_actor[side] = state.mate(seat).unwrap_or(seat);
            }
            Given::LastNation(nation) => {
                if nation.side() == Side::Shadow {
                    return Err(format!("{} is no Nation of the Free Peoples", nation.slug()));
                }
                state.last_use.nations.insert(*nation);
            }
            Given::LastArmy(region) => {
                let side = Side::FreePeoples;
                let Some(place) = state.army_place(*region, side) else {
                    return Err(format!("no Army of the Free Peoples is in {}", region.slug()));
                };
                if state.last_use.units.len() == 2 {
                    return Err("one action uses two Armies at most".to_owned());
                }
                let troops = state.troops(place).of(side);
                if state.last_use.units.iter().all(|spent| spent.place != place) {
                    state.last_use.add(place, &troops);
                }
            }
            Given::Step(step) => self.step = *step,
        }
        Ok(())
    }

    /// What a line says of a Nation's counter.
    fn politics(&self, nation: Nation) -> Option<(u8, bool)> {
        self.said.iter().find_map(|given| match given {
            Given::Politics(other, steps, active) if *other == nation => Some((*steps, *active)),
            _ => None,
        })
    }

    /// A Character gets his place, which no other line may tell.
    fn put_character(&mut self, character: Character, spot: Spot) -> Result<(), String> {
        if self.put.contains(character) && self.state.spot(character) != spot {
            return Err(format!("{} can't be in two places", character.slug()));
        }
        self.put.insert(character);
        self.state.spots[character] = spot;
        Ok(())
    }

    /// Cards get their place, which nothing else may be.
    fn place(&mut self, cards: &[Card]) -> Result<Cards, String> {
        let mut set = Cards::EMPTY;
        for card in cards {
            if self.placed.contains(*card) {
                return Err(format!("{} has a place already", card.slug()));
            }
            self.placed.insert(*card);
            self.state.deck.remove(*card);
            set.insert(*card);
        }
        Ok(set)
    }

    fn draw_reinforcements(&mut self, one: &Several) -> Result<(), String> {
        let left = self.state.reinforcements.count(one.figure);
        let rest = left
            .checked_sub(one.count)
            .ok_or_else(|| format!("only {left} of {} are left", named(one.figure)))?;
        set(&mut self.state.reinforcements, one.figure, rest);
        Ok(())
    }

    fn put(&mut self, place: Place, figures: &[Several]) -> Result<(), String> {
        for one in figures {
            match one.figure {
                Figure::Character(character) => {
                    within(one.count, 1, 1)?;
                    self.put_character(character, Spot::At(place))?;
                }
                figure => {
                    self.draw_reinforcements(one)?;
                    let mut group = Figures::NONE;
                    set(&mut group.troops, figure, one.count);
                    self.state.put(place, &group);
                }
            }
        }
        Ok(())
    }

    /// The position, at its first question.
    pub(super) fn finish(mut self, line: usize) -> Result<State, CaseFault> {
        let fault = |what: String| CaseFault { line, what };
        if let Some(companions) = self.companions {
            if let Some(one) = (companions & self.put).first() {
                return Err(fault(format!("{} can't be in two places", one.slug())));
            }
            for companion in Character::COMPANIONS.iter() {
                let spot = &mut self.state.spots[companion];
                if companions.contains(companion) {
                    *spot = Spot::Fellowship;
                } else if *spot == Spot::Fellowship {
                    *spot = Spot::Gone;
                }
            }
        }
        let inside = self.state.in_fellowship();
        let highest = inside.iter().find(|one| one.level() == highest_level(inside));
        self.state.fellowship.guide = self.guide.unwrap_or(highest);
        // The Guide is asked for when the company changes (rule 11.2).
        self.state.hunt.company = inside;
        for deck in Deck::ALL {
            if let Some(cards) = self.decks[deck] {
                let rest = self.state.in_deck(deck);
                self.state.deck = (self.state.deck - rest) | cards;
                self.state.discard |= rest;
            }
        }
        self.state.check_possible(self.step).map_err(fault)?;
        self.begin().map_err(fault)?;
        self.state.check_pieces().map_err(|broken| fault(broken.note))?;
        let stuck = |broken: Broken| fault(format!("the game can't go on from there: {}", broken.note));
        flow::run(&mut self.state, &mut Log::off()).map_err(stuck)?;
        Ok(self.state)
    }

    /// Puts the frames on the stack from which the game goes on.
    fn begin(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        let after = Frame::Turn(TurnStep::EndOfActions);
        let frames = match self.step {
            Step::Recover => {
                // The turn's beginning counts it.
                state.turn = state.turn.saturating_sub(1);
                vec![Frame::Turn(TurnStep::Recover)]
            }
            Step::Fellowship => vec![Frame::Turn(TurnStep::Fellowship)],
            Step::Allocate => {
                for side in Side::ALL {
                    if state.dice[side].to_roll == 0 {
                        state.dice[side].to_roll = state.pool(side);
                    }
                }
                vec![Frame::Turn(TurnStep::Allocate)]
            }
            Step::Roll => vec![Frame::Turn(TurnStep::Roll(Each::FreePeoples))],
            Step::Act(name) => {
                let seat = state.seat_named(name)?;
                acts(state, seat);
                vec![after, Frame::Act]
            }
            Step::EndOfActions => vec![Frame::Turn(TurnStep::EndOfActions)],
            Step::Victory => vec![Frame::Turn(TurnStep::Victory)],
            Step::Battle(side, from, to) => {
                let (kind, from, at) = match (from == to, state.besieged(from)) {
                    (false, _) => (BattleKind::Field, Place::Field(from), Place::Field(to)),
                    (true, Some(besieged)) if besieged == side => {
                        (BattleKind::Sortie, Place::Inside(from), Place::Field(to))
                    }
                    (true, _) => (BattleKind::Siege, Place::Field(from), Place::Inside(to)),
                };
                for (place, side) in [(from, side), (at, side.enemy())] {
                    if state.troops(place).n_units(side) == 0 {
                        return Err(format!("no Army of {} is in {}", side.slug(), place.region().slug()));
                    }
                }
                if kind == BattleKind::Field && !from.region().borders(at.region()) {
                    return Err("the regions are not adjacent".to_owned());
                }
                acts(state, state.army_controller(from, side));
                state.action.group.figures = state.figures(from, side);
                state.note_group(from);
                state.action.group.figures = Figures::NONE;
                state.battle = Some(Battle::new(kind, side, from, at, Figures::NONE, None));
                state.dice[side].used += 1;
                let done = Frame::ActionDone { face: Face::Army, deed: Deed::Attack };
                vec![after, done, Frame::Battle(BattleFrame::Start)]
            }
            Step::Event(name, card) => {
                let seat = state.seat_named(name)?;
                if !state.hand(seat).contains(card) {
                    return Err(format!("{} is not in that hand", card.slug()));
                }
                acts(state, seat);
                state
                    .check_card(seat, card)
                    .map_err(|refused| format!("{} can't be played: {refused}", card.slug()))?;
                let side = state.side(seat);
                state.dice[side].used += 1;
                let played = state.play_event(seat, card, &mut Log::off());
                let done = Frame::ActionDone { face: Face::Event, deed: Deed::PlayEvent };
                vec![after, done, Frame::AfterEvent(card), played]
            }
            Step::MoveFellowship => {
                state.check_move_fellowship().map_err(|refused| refused.to_string())?;
                acts(state, state.next_actor[Side::FreePeoples]);
                state.dice[Side::FreePeoples].used += 1;
                let done = Frame::ActionDone { face: Face::Character, deed: Deed::MoveFellowship };
                vec![after, done, Frame::Fellowship(FellowshipFrame::Move { die: true })]
            }
            Step::Reveal => {
                if !state.fellowship.hidden {
                    return Err("the Fellowship is Revealed already".to_owned());
                }
                acts(state, state.next_actor[Side::FreePeoples]);
                vec![after, Frame::AfterAction(0), Frame::Fellowship(FellowshipFrame::Reveal)]
            }
            Step::Hits(place, side, left) => {
                if state.troops(place).n_units(side) == 0 {
                    return Err(format!("no Army of {} is in {}", side.slug(), place.region().slug()));
                }
                acts(state, state.next_actor[side.enemy()]);
                vec![after, Frame::AfterAction(0), Frame::Hits { place, side, left, by: HitsBy::Card }]
            }
            Step::AfterAction => {
                acts(state, state.next_actor[Side::FreePeoples]);
                vec![after, Frame::AfterAction(0)]
            }
        };
        state.flow = Flow::stacked(&frames);
        Ok(())
    }
}

/// It is the seat's turn to act.
fn acts(state: &mut State, seat: Seat) {
    let side = state.side(seat);
    state.acting = seat;
    state.to_act = side;
    state.next_actor[side] = seat;
}

/// Every place on the map.
fn places() -> impl Iterator<Item = Place> {
    let fields = Region::ALL.into_iter().map(Place::Field);
    fields.chain(STRONGHOLD_REGIONS.into_iter().map(Place::Inside))
}

/// All figures that there are.
fn everything() -> Troops {
    let mut all = Troops::NONE;
    for nation in Nation::ALL {
        all.units[nation] = nation.units();
        let (leaders, nazgul) = leaders_of(nation);
        if let Some(nation) = nation.free() {
            all.leaders[nation] = leaders;
        }
        all.nazgul += nazgul;
    }
    all
}

fn set(troops: &mut Troops, figure: Figure, n: u8) {
    if let Some(count) = troops.count_mut(figure) {
        *count = n;
    }
}
