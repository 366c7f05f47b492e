//! What one seat, or a spectator, may know (chapter 16).

use crate::action::Ask;
use crate::battle::{BattleFrame, BattleKind};
use crate::figures::{Characters, Figures, Place, Spot, Troops};
use crate::frame::{Frame, TurnStep};
use crate::hunt::TileFor;
use crate::ids::Card;
use crate::ids::{Character, Deck, Face, Nation, Side, TILES, Tile};
use crate::map::Region;
use crate::seats::SeatName;
use crate::state::{Cards, Ending, Regions, Scenario, State};
use arrayvec::ArrayVec;
use kernel::{Flat, Part, Seat};
use serde::{Deserialize, Serialize};

/// A phase of the turn (rule 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Phase 1: dice are taken back, cards are drawn.
    Draw,
    /// Phase 2: the Fellowship phase.
    Fellowship,
    /// Phase 3: the Hunt allocation.
    Allocation,
    /// Phase 4: the Action roll.
    Roll,
    /// Phase 5: the Action resolution.
    Actions,
    /// Phase 6: the check of victory.
    Victory,
}

impl Phase {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Draw => "drawing cards",
            Phase::Fellowship => "Fellowship phase",
            Phase::Allocation => "Hunt allocation",
            Phase::Roll => "Action roll",
            Phase::Actions => "Action resolution",
            Phase::Victory => "victory check",
        }
    }
}

/// The figures of one Nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NationFigures {
    /// The Nation.
    pub nation: Nation,
    /// Regulars.
    pub regulars: u8,
    /// Elites.
    pub elites: u8,
    /// Leaders; the Free Peoples alone have any.
    pub leaders: u8,
}

/// Figures that stand together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FiguresView {
    /// Units and Leaders, by Nation.
    #[cfg_attr(test, ts(as = "Vec<NationFigures>"))]
    pub nations: ArrayVec<NationFigures, 8>,
    /// Nazgûl, without the Witch-king.
    pub nazgul: u8,
    /// Characters.
    #[cfg_attr(test, ts(as = "Vec<Character>"))]
    pub characters: ArrayVec<Character, 12>,
}

impl FiguresView {
    fn of(figures: &Figures) -> FiguresView {
        if figures.is_empty() {
            return FiguresView { nations: ArrayVec::new(), nazgul: 0, characters: ArrayVec::new() };
        }
        FiguresView {
            nations: nation_figures(&figures.troops),
            nazgul: figures.troops.nazgul,
            characters: figures.characters.iter().collect(),
        }
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.nations.is_empty() && self.nazgul == 0 && self.characters.is_empty()
    }
}

fn nation_figures(troops: &Troops) -> ArrayVec<NationFigures, 8> {
    let of = |nation: Nation| {
        let [regulars, elites] = troops.units[nation.index()];
        let leaders = troops.leaders.get(nation.index()).copied().unwrap_or(0);
        NationFigures { nation, regulars, elites, leaders }
    };
    let any = |one: &NationFigures| one.regulars + one.elites + one.leaders > 0;
    Nation::ALL.into_iter().map(of).filter(any).collect()
}

/// A region with something in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionView {
    /// Which region.
    pub region: Region,
    /// Who controls its Settlement; none if it has none.
    pub control: Option<Side>,
    /// Whether the Settlement is in the enemy's hands (rule 2.6).
    pub captured: bool,
    /// The Free Peoples figures in the field.
    pub free_peoples: FiguresView,
    /// The Shadow figures in the field.
    pub shadow: FiguresView,
    /// The side that is besieged inside.
    pub besieged: Option<Side>,
    /// The figures inside the besieged Stronghold.
    pub inside: FiguresView,
}

/// A Nation on the Political Track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NationView {
    /// Which Nation.
    pub nation: Nation,
    /// Steps to war; 0 is At War.
    pub steps: u8,
    /// Whether it is active.
    pub active: bool,
}

/// The Fellowship: everything about it is open (rule 16.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FellowshipView {
    /// The Ring-bearers figure, or where it was last before the Mordor Track.
    pub region: Region,
    /// Progress.
    pub progress: u8,
    /// Whether it is Hidden.
    pub hidden: bool,
    /// Corruption.
    pub corruption: u8,
    /// The step of the Mordor Track, once it is there.
    pub mordor: Option<u8>,
    /// The Guide; none means Gollum.
    pub guide: Option<Character>,
    /// The Companions in it.
    pub companions: Vec<Character>,
}

/// How many dice show a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FaceCount {
    /// The face.
    pub face: Face,
    /// How many.
    pub count: u8,
}

/// How many Hunt tiles there are of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileCount {
    /// The kind.
    pub tile: Tile,
    /// How many.
    pub count: u8,
}

/// What a side has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideView {
    /// Which side.
    pub side: Side,
    /// Its victory points (rule 13.3).
    pub points: u8,
    /// Its unused dice, by face.
    pub unused: Vec<FaceCount>,
    /// Its used dice.
    pub used: u8,
    /// Its dice in the Hunt Box.
    pub hunt_box: u8,
    /// Its dice that have still to be rolled.
    pub to_roll: u8,
    /// How many dice it will have next turn, as things are now (rule 5.2.2).
    pub next_pool: u8,
    /// Its Elven Rings.
    pub rings: u8,
    /// Whether it has used a Ring this turn.
    pub ring_used: bool,
    /// Whether its partners have swapped a card this turn (rule 14.3).
    pub swapped: bool,
}

/// The Hunt tiles, by kind; their order is hidden from all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TilesView {
    /// In the Hunt Pool.
    pub pool: Vec<TileCount>,
    /// Drawn.
    pub drawn: Vec<TileCount>,
    /// Removed for good.
    pub removed: Vec<TileCount>,
    /// Special tiles in play that wait for the Mordor Track.
    pub waiting: Vec<TileCount>,
}

/// A seat as the onlooker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// Which seat.
    pub seat: SeatName,
    /// Its side.
    pub side: Side,
    /// Whether it leads its side this turn (rule 14.2).
    pub leading: bool,
    /// Cards in hand with a Character back.
    pub character_cards: usize,
    /// Cards in hand with a Strategy back.
    pub strategy_cards: usize,
    /// The hand, for its owner.
    pub hand: Option<Vec<Card>>,
    /// The hand limit.
    pub hand_limit: usize,
    /// Victory points credited to it in a game of teams (rule 14.12).
    pub credit: i8,
}

/// A deck and its discard pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckView {
    /// Which deck.
    pub deck: Deck,
    /// How many cards are left in it.
    pub count: usize,
    /// How many of its cards are discarded.
    pub discarded: usize,
    /// The discarded cards that the onlooker knows: those played in the open, and all of a player's own pile if no
    /// partner shares it.
    pub known: Vec<Card>,
}

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableCard {
    /// The card.
    pub card: Card,
    /// Whose it is (rule 14.15).
    pub owner: SeatName,
}

/// Figures that have moved, or are chosen, in the action under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GroupView {
    /// Where they are now; none while they are between two regions.
    pub region: Option<Region>,
    /// Who.
    pub figures: FiguresView,
}

/// The battle under way, as far as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BattleView {
    /// What kind of battle.
    pub kind: BattleKind,
    /// The attacking side.
    pub attacker: Side,
    /// Where the attacking Army stands.
    pub from: Place,
    /// Where the defending Army stands.
    pub at: Place,
    /// The part of the attacking Army that stays out of it.
    pub rearguard: FiguresView,
    /// The Combat round.
    pub round: u8,
    /// Whether the White Rider has taken the Leadership of the Nazgûl away.
    pub white_rider: bool,
    /// The Combat cards of the round, those of the Free Peoples first.
    pub cards: Vec<CombatCardView>,
    /// The hits that each side has scored this round, the Free Peoples first.
    pub hits: [u8; 2],
    /// The dice that are being thrown, if some are.
    pub thrown: Option<ThrownView>,
}

/// Dice that are being thrown in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThrownView {
    /// By whom.
    pub side: Side,
    /// Those that lie on the table already.
    pub dice: Vec<u8>,
}

/// A Combat card of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CombatCardView {
    /// Whose.
    pub side: Side,
    /// Its back.
    pub deck: Deck,
    /// Which one, once it is revealed, and for those who laid it down.
    pub card: Option<Card>,
    /// Whether it is cancelled.
    pub cancelled: bool,
}

/// The Hunt under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HuntView {
    /// The dice of the Hunt roll.
    pub dice: Vec<u8>,
    /// How many succeeded.
    pub successes: u8,
    /// The tile that is being resolved.
    pub tile: Option<Tile>,
    /// The damage that is left.
    pub damage: u8,
}

/// What one onlooker may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// For how many.
    pub scenario: Scenario,
    /// Whose view this is; none for a spectator.
    pub you: Option<SeatName>,
    /// The turn.
    pub turn: u16,
    /// The phase of the turn; none when the game is over.
    pub phase: Option<Phase>,
    /// Who takes the action under way, in the Action resolution.
    pub acting: Option<SeatName>,
    /// The two sides, the Free Peoples first.
    pub sides: Vec<SideView>,
    /// The seats, in seat order.
    pub seats: Vec<SeatView>,
    /// Regions with figures, and those whose Settlement is captured.
    pub regions: Vec<RegionView>,
    /// Figures that may be recruited.
    pub reinforcements: FiguresView,
    /// Free Peoples figures out of the game, and Characters of both sides.
    pub casualties: FiguresView,
    /// Characters that are not in play yet.
    pub aside: Vec<Character>,
    /// The Political Track.
    pub politics: Vec<NationView>,
    /// The Fellowship.
    pub fellowship: FellowshipView,
    /// The Hunt tiles.
    pub tiles: TilesView,
    /// The four decks.
    pub decks: Vec<DeckView>,
    /// Cards on the table.
    pub table: Vec<TableCard>,
    /// The card that is being resolved as an event.
    pub resolving: Option<Card>,
    /// The card that the onlooker offers his partner (rule 14.3).
    pub offer: Option<Card>,
    /// The figures being chosen, or the group on its way.
    pub group: Option<GroupView>,
    /// Groups that have moved in this action (rule 8.4.3).
    pub moved: Vec<GroupView>,
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// The Hunt under way.
    pub hunt: Option<HuntView>,
    /// How the game ended.
    pub ended: Option<Ending>,
    /// Who of the winning team has won most, at the end of a game of teams; both if they have won alike (rule 14.12).
    pub foremost: Vec<SeatName>,
}

fn tiles(counts: &[u8; TILES]) -> Vec<TileCount> {
    let all = Tile::ALL.into_iter().zip(counts);
    all.filter(|(_, count)| **count > 0).map(|(tile, count)| TileCount { tile, count: *count }).collect()
}

/// The cards of a deck among some.
fn of_deck(cards: Cards, deck: Deck) -> impl Iterator<Item = Card> {
    cards.iter().filter(move |card| card.deck() == deck)
}

impl State {
    /// The phase of the turn. The outermost frame says what comes after the step under way.
    pub fn phase(&self) -> Option<Phase> {
        let asked = self.flow.asked()?;
        let next = self.flow.frames().find_map(|frame| match frame {
            Frame::Turn(step) => Some(*step),
            _ => None,
        })?;
        Some(match next {
            TurnStep::Recover => Phase::Victory,
            TurnStep::Draw(_) | TurnStep::DrawStrategy(_) | TurnStep::HandLimit(_) | TurnStep::Swap(_) => {
                Phase::Draw
            }
            TurnStep::Fellowship => Phase::Draw,
            TurnStep::Allocate => Phase::Fellowship,
            TurnStep::Roll(_) if asked.ask == Ask::Allocate => Phase::Allocation,
            TurnStep::Roll(_) | TurnStep::Actions => Phase::Roll,
            TurnStep::EndOfActions => Phase::Actions,
            TurnStep::Victory => Phase::Victory,
        })
    }

    /// Who has offered his partner a card, while the partner thinks about it (rule 14.3).
    pub(crate) fn offering(&self) -> Option<Seat> {
        let asked = self.flow.asked()?;
        if asked.ask == Ask::SwapFor { self.mate(asked.who.first_seat()?) } else { None }
    }

    /// Rule 14.12: who of the winning team has most points to his credit, at the end of a game of teams.
    pub(crate) fn foremost(&self) -> impl Iterator<Item = Seat> {
        let winner = self.ended.map(Ending::winner);
        let credit = |seat: Seat| self.credit[seat.index() & 3];
        let team = move |seat: &Seat| Some(self.side(*seat)) == winner && self.mate(*seat).is_some();
        let seats = move || (0..self.seats()).map(Seat).filter(team);
        let most = seats().map(credit).max();
        seats().filter(move |seat| Some(credit(*seat)) == most)
    }

    /// Whether a seat knows what is in the discard piles of its side: it is alone, and sees what it puts there.
    pub(crate) fn knows_discards(&self, seat: Seat, deck: Deck) -> bool {
        deck.side() == self.side(seat) && self.mate(seat).is_none()
    }
}

impl View {
    /// What an onlooker may know; none is a spectator.
    pub(crate) fn of(state: &State, onlooker: Option<Seat>) -> View {
        View { regions: RegionView::all(state), ..View::but_regions(state, onlooker) }
    }

    /// Adds it to an object that is open. The regions are most of it, all see them alike, and most answers leave them as they are.
    pub(crate) fn add(
        state: &State,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<(&State, Part<'_>)>,
    ) {
        let same = beside.filter(|(other, _)| state.has_same_regions(other));
        match same.and_then(|(_, view)| view.member("regions")) {
            Some(regions) => object.add_with(name, &View::but_regions(state, onlooker), regions),
            None => object.add(name, &View::of(state, onlooker)),
        }
    }

    /// All but the regions, which are left empty.
    fn but_regions(state: &State, onlooker: Option<Seat>) -> View {
        let phase = state.phase();
        let acting = (phase == Some(Phase::Actions)).then(|| state.seat_name(state.acting));
        let with = |spot: Spot| -> Vec<Character> {
            Character::ALL.into_iter().filter(|one| state.spot(*one) == spot).collect()
        };
        let gone = Figures { troops: state.casualties, characters: with(Spot::Gone).into_iter().collect() };
        let reinforcements = Figures { troops: state.reinforcements, ..Figures::NONE };
        let politics = |nation: Nation| NationView {
            nation,
            steps: state.steps[nation.index()],
            active: state.active[nation.index()],
        };
        let offer = state.offer.filter(|_| onlooker.is_some() && state.offering() == onlooker);
        let moved = state.moved.iter();
        View {
            scenario: state.setup.scenario,
            you: onlooker.map(|seat| state.seat_name(seat)),
            turn: state.turn,
            phase,
            acting,
            sides: Side::ALL.into_iter().map(|side| SideView::of(state, side)).collect(),
            seats: (0..state.seats()).map(|n| SeatView::of(state, Seat(n), onlooker)).collect(),
            regions: Vec::new(),
            reinforcements: FiguresView::of(&reinforcements),
            casualties: FiguresView::of(&gone),
            aside: with(Spot::Aside),
            politics: Nation::ALL.into_iter().map(politics).collect(),
            fellowship: FellowshipView::of(state),
            tiles: TilesView {
                pool: tiles(&state.tiles.pool),
                drawn: tiles(&state.tiles.drawn),
                removed: tiles(&state.tiles.removed),
                waiting: tiles(&state.tiles.waiting),
            },
            decks: Deck::ALL.into_iter().map(|deck| DeckView::of(state, deck, onlooker)).collect(),
            table: state
                .table
                .iter()
                .map(|card| TableCard { card, owner: state.seat_name(state.owner(card)) })
                .collect(),
            resolving: state.resolving,
            offer,
            group: GroupView::chosen(state),
            moved: moved
                .map(|(region, group)| GroupView { region: Some(*region), figures: FiguresView::of(group) })
                .collect(),
            battle: BattleView::of(state, onlooker),
            hunt: HuntView::of(state),
            ended: state.ended,
            foremost: state.foremost().map(|seat| state.seat_name(seat)).collect(),
        }
    }

    /// What a side has.
    pub(crate) fn side(&self, side: Side) -> Option<&SideView> {
        self.sides.get(side.index())
    }
}

impl SideView {
    fn of(state: &State, side: Side) -> SideView {
        let dice = &state.dice[side.index()];
        let unused = Face::ALL.into_iter().map(|face| FaceCount { face, count: dice.unused[face.index()] });
        SideView {
            side,
            points: state.victory_points(side),
            unused: unused.filter(|one| one.count > 0).collect(),
            used: dice.used,
            hunt_box: dice.hunt_box,
            to_roll: dice.to_roll,
            next_pool: state.pool(side),
            rings: state.rings[side.index()],
            ring_used: state.notes.ring_used[side.index()],
            swapped: state.notes.swapped[side.index()],
        }
    }
}

impl SeatView {
    fn of(state: &State, seat: Seat, onlooker: Option<Seat>) -> SeatView {
        let (side, hand) = (state.side(seat), state.hand(seat));
        let [character, strategy] = Deck::of(side);
        SeatView {
            seat: state.seat_name(seat),
            side,
            leading: state.leader_of(side) == seat,
            character_cards: of_deck(hand, character).count(),
            strategy_cards: of_deck(hand, strategy).count(),
            hand: (onlooker == Some(seat)).then(|| hand.iter().collect()),
            hand_limit: state.hand_limit(seat),
            credit: state.credit[seat.index() & 3],
        }
    }
}

impl RegionView {
    /// All regions with something in them.
    fn all(state: &State) -> Vec<RegionView> {
        let region_of = |one: Character| match state.spot(one) {
            Spot::At(place) => Some(place.region()),
            _ => None,
        };
        let with_characters: Regions = Character::ALL.into_iter().filter_map(region_of).collect();
        let something = |region: &Region| {
            with_characters.contains(*region)
                || !state.field(*region).is_empty()
                || !state.troops(Place::Inside(*region)).is_empty()
                || RegionView::is_captured(state, *region)
        };
        let view = |region: Region| RegionView::of(state, region, with_characters.contains(region));
        Region::ALL.into_iter().filter(something).map(view).collect()
    }

    fn is_captured(state: &State, region: Region) -> bool {
        state.controller(region).is_some() && !state.unconquered(region)
    }

    fn of(state: &State, region: Region, with_characters: bool) -> RegionView {
        let figures = |place: Place| {
            let characters = if with_characters { state.characters_at(place) } else { Characters::NONE };
            Figures { troops: *state.troops(place), characters }
        };
        let (field, inside) = (figures(Place::Field(region)), figures(Place::Inside(region)));
        let of = |side: Side| {
            let characters = field.characters.both(Characters::of(side));
            FiguresView::of(&Figures { troops: field.troops.of(side), characters })
        };
        RegionView {
            region,
            control: state.controller(region),
            captured: RegionView::is_captured(state, region),
            free_peoples: of(Side::FreePeoples),
            shadow: of(Side::Shadow),
            besieged: state.besieged(region),
            inside: FiguresView::of(&inside),
        }
    }
}

impl FellowshipView {
    fn of(state: &State) -> FellowshipView {
        let fellowship = &state.fellowship;
        FellowshipView {
            region: fellowship.region,
            progress: fellowship.progress,
            hidden: fellowship.hidden,
            corruption: fellowship.corruption,
            mordor: fellowship.mordor,
            guide: fellowship.guide,
            companions: state.in_fellowship().iter().collect(),
        }
    }
}

impl DeckView {
    fn of(state: &State, deck: Deck, onlooker: Option<Seat>) -> DeckView {
        let own = onlooker.is_some_and(|seat| state.knows_discards(seat, deck));
        let known = of_deck(state.discard, deck).filter(|card| own || state.known.contains(*card));
        DeckView {
            deck,
            count: state.in_deck(deck).len(),
            discarded: of_deck(state.discard, deck).count(),
            known: known.collect(),
        }
    }
}

impl GroupView {
    /// The figures being chosen, or on their way.
    fn chosen(state: &State) -> Option<GroupView> {
        let region = match state.flow.asked()?.ask {
            Ask::Group(group) => Some(group.from().region()),
            Ask::MarchOn { at, .. } => Some(at),
            _ if state.lifted => None,
            _ => return None,
        };
        // Characters on the way are where the group is.
        let on_the_way = Character::ALL.into_iter().filter(|one| state.spot(*one) == Spot::Moving);
        let mut group = state.group;
        group.characters = group.characters.and(on_the_way.collect::<Characters>());
        Some(GroupView { region, figures: FiguresView::of(&group) })
    }
}

impl BattleView {
    /// A Combat card that is not revealed yet is known to the controller of its Army alone.
    fn of(state: &State, onlooker: Option<Seat>) -> Option<BattleView> {
        let battle = state.battle.as_ref()?;
        let card = |side: Side| {
            let card = battle.cards[side.index()]?;
            let hidden = battle.hidden_card(side).is_some();
            let own = onlooker.is_some_and(|seat| state.fighter(battle, side) == seat);
            let cancelled = battle.now.cancelled[side.index()];
            let known = (!hidden || own).then_some(card);
            Some(CombatCardView { side, deck: card.deck(), card: known, cancelled })
        };
        let dice = battle.now.thrown.iter().take(usize::from(battle.now.n_thrown)).copied();
        let thrown = state.flow.frames().find_map(|frame| match frame {
            Frame::Battle(BattleFrame::Throw { side, .. }) => {
                Some(ThrownView { side: *side, dice: dice.clone().collect() })
            }
            _ => None,
        });
        Some(BattleView {
            kind: battle.kind,
            attacker: battle.attacker,
            from: battle.from,
            at: battle.at,
            rearguard: FiguresView::of(&battle.rearguard),
            round: battle.round,
            white_rider: battle.white_rider,
            cards: Side::ALL.into_iter().filter_map(card).collect(),
            hits: battle.now.hits,
            thrown,
        })
    }
}

impl HuntView {
    /// While a Hunt, or a tile, is resolved. Some questions are the last step of what asked them.
    fn of(state: &State) -> Option<HuntView> {
        let asked = state.flow.asked().is_some_and(|asked| matches!(asked.ask, Ask::Hunt(_)));
        let under_way = asked || state.flow.frames().any(|frame| matches!(frame, Frame::Hunt(_)));
        if !under_way {
            return None;
        }
        let hunt = &state.hunt;
        // A tile of the Mordor Track or of a card comes without a roll; the dice are those of an earlier Hunt.
        let by_roll = hunt.tile.is_none() || hunt.why == TileFor::Hunt;
        let rolled = if by_roll { hunt.rolled.min(hunt.n) } else { 0 };
        let dice = hunt.dice.iter().take(usize::from(rolled));
        Some(HuntView {
            dice: dice.copied().collect(),
            successes: if by_roll { hunt.successes } else { 0 },
            tile: hunt.tile,
            damage: hunt.damage,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Event;
    use crate::state::Setup;
    use kernel::Texts;

    /// Who is foremost, and what the log says of the end, after a game in which the seats have these credits.
    fn ended(scenario: Scenario, ending: Ending, credit: [i8; 4]) -> (Vec<SeatName>, String) {
        let mut state = State::blank(&Setup { scenario }).expect("it can be set up");
        assert_eq!(View::of(&state, None).foremost, [], "nobody before the end");
        (state.ended, state.credit) = (Some(ending), credit);
        (View::of(&state, None).foremost, state.event_text(&Event::Ended(ending)))
    }

    #[test]
    fn regions_show_who_stands_there_and_nobody_else() {
        let mut state = State::blank(&Setup { scenario: Scenario::TwoPlayer }).expect("it can be set up");
        let (field, inside) = (Place::Field(Region::Moria), Place::Inside(Region::HelmsDeep));
        let both = Characters::only(Character::Strider).with(Character::Saruman);
        state.put(field, &Figures { characters: both, ..Figures::NONE });
        state.put(inside, &Figures { characters: Characters::only(Character::Gimli), ..Figures::NONE });
        let view = View::of(&state, None);
        let shown = |region: Region| view.regions.iter().find(|shown| shown.region == region);
        for region in Region::ALL {
            let field = Place::Field(region);
            let sides = Side::ALL.map(|side| FiguresView::of(&state.figures(field, side)));
            match shown(region) {
                Some(shown) => {
                    assert_eq!([&shown.free_peoples, &shown.shadow], [&sides[0], &sides[1]], "{region:?}")
                }
                None => assert!(sides.iter().all(FiguresView::is_empty), "{region:?}"),
            }
        }
        let characters = |figures: &FiguresView| figures.characters.to_vec();
        let [moria, deep] =
            [Region::Moria, Region::HelmsDeep].map(|region| shown(region).expect("it is shown"));
        assert_eq!(characters(&moria.free_peoples), [Character::Strider]);
        assert_eq!(characters(&moria.shadow), [Character::Saruman]);
        assert_eq!(characters(&deep.inside), [Character::Gimli]);
        let everybody = view.regions.iter().flat_map(|shown| {
            [&shown.free_peoples, &shown.shadow, &shown.inside].map(|figures| figures.characters.len())
        });
        assert_eq!(everybody.sum::<usize>(), 3);
    }

    #[test]
    fn r14_12_the_foremost_of_the_winners_is_named() {
        let (foremost, words) = ended(Scenario::FourPlayer, Ending::ShadowConquest, [-6, -4, 3, 7]);
        assert_eq!(foremost, [SeatName::Saruman]);
        assert!(words.ends_with("Within the team the Saruman player won."), "{words}");
        // The Free Peoples by what they lost.
        let (foremost, _) = ended(Scenario::FourPlayer, Ending::RingDestroyed, [-6, -4, 3, 7]);
        assert_eq!(foremost, [SeatName::Rohan]);
        // A tie is shared.
        let (foremost, words) = ended(Scenario::FourPlayer, Ending::Corruption, [-6, -4, 5, 5]);
        assert_eq!(foremost, [SeatName::WitchKing, SeatName::Saruman]);
        assert!(words.contains("share it"), "{words}");
        // Who plays alone has no partner to be compared with.
        let (foremost, words) = ended(Scenario::ThreePlayer, Ending::RingDestroyed, [0, 3, 1, 0]);
        assert_eq!(foremost, []);
        assert!(words.ends_with("won."), "{words}");
    }
}
