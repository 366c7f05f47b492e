/**
 * What the engine sends, as `crates/games/wotr` spells it. As soon as `src/wire/wotr` is generated, this file becomes
 * one line: `export type * from '../../wire/wotr';`.
 */
import type { Nation, Side } from './types';

export type { Nation, Side };

/** The id of a region, a card or a combat part: one of many. */
export type Region = string;
export type Card = string;
export type CombatCard = string;

export type Character =
  | 'gandalf-the-grey'
  | 'strider'
  | 'boromir'
  | 'legolas'
  | 'gimli'
  | 'meriadoc'
  | 'peregrin'
  | 'aragorn'
  | 'gandalf-the-white'
  | 'saruman'
  | 'witch-king'
  | 'mouth-of-sauron';
export type Deck = 'fp-character' | 'fp-strategy' | 'sh-character' | 'sh-strategy';
export type Icon = 'character' | 'army' | 'muster';
export type Face = 'character' | 'army' | 'muster' | 'event' | 'muster-army' | 'will-of-the-west' | 'eye';
export type Tile =
  | 'eye'
  | 'three'
  | 'two'
  | 'two-reveal'
  | 'one'
  | 'one-reveal'
  | 'zero-reveal'
  | 'elven-cloaks'
  | 'elven-rope'
  | 'phial-of-galadriel'
  | 'smeagol-helps-nice-master'
  | 'shelobs-lair'
  | 'the-ring-is-mine'
  | 'on-on-they-went'
  | 'give-it-to-uss';
export type SeatName = 'free-peoples' | 'shadow' | 'gondor' | 'rohan' | 'witch-king' | 'saruman';
export type Scenario = 'two-player' | 'three-player' | 'four-player';
export type Phase = 'draw' | 'fellowship' | 'allocation' | 'roll' | 'actions' | 'victory';
export type Ending = 'corruption' | 'ring-destroyed' | 'shadow-conquest' | 'free-peoples-conquest';
export type BattleKind = 'field' | 'siege' | 'sortie';
export type Place = { field: Region } | { inside: Region };
export type Site = 'open' | 'fortification' | 'town' | 'city' | 'stronghold';
export type User = 'any' | 'gondor' | 'rohan' | 'witch-king' | 'saruman';

export interface NationFigures {
  nation: Nation;
  regulars: number;
  elites: number;
  leaders: number;
}

export interface FiguresView {
  nations: NationFigures[];
  nazgul: number;
  characters: Character[];
}

export interface RegionView {
  region: Region;
  control: Side | null;
  captured: boolean;
  free_peoples: FiguresView;
  shadow: FiguresView;
  besieged: Side | null;
  inside: FiguresView;
}

export interface NationView {
  nation: Nation;
  steps: number;
  active: boolean;
}

export interface FellowshipView {
  region: Region;
  progress: number;
  hidden: boolean;
  corruption: number;
  mordor: number | null;
  guide: Character | null;
  companions: Character[];
}

export interface FaceCount {
  face: Face;
  count: number;
}

export interface TileCount {
  tile: Tile;
  count: number;
}

export interface SideView {
  side: Side;
  points: number;
  unused: FaceCount[];
  used: number;
  hunt_box: number;
  to_roll: number;
  next_pool: number;
  rings: number;
  ring_used: boolean;
}

export interface TilesView {
  pool: TileCount[];
  drawn: TileCount[];
  removed: TileCount[];
  waiting: TileCount[];
}

export interface SeatView {
  seat: SeatName;
  side: Side;
  leading: boolean;
  character_cards: number;
  strategy_cards: number;
  hand: Card[] | null;
  hand_limit: number;
  credit: number;
}

export interface DeckView {
  deck: Deck;
  count: number;
  discarded: number;
  known: Card[];
}

export interface TableCard {
  card: Card;
  owner: SeatName;
}

export interface GroupView {
  region: Region | null;
  figures: FiguresView;
}

export interface CombatCardView {
  side: Side;
  deck: Deck;
  card: Card | null;
  cancelled: boolean;
}

export interface BattleView {
  kind: BattleKind;
  attacker: Side;
  from: Place;
  at: Place;
  rearguard: FiguresView;
  round: number;
  white_rider: boolean;
  cards: CombatCardView[];
  hits: [number, number];
  dice: number[];
}

export interface HuntView {
  dice: number[];
  successes: number;
  tile: Tile | null;
  damage: number;
}

export interface View {
  scenario: Scenario;
  you: SeatName | null;
  turn: number;
  phase: Phase | null;
  acting: SeatName | null;
  sides: SideView[];
  seats: SeatView[];
  regions: RegionView[];
  reinforcements: FiguresView;
  casualties: FiguresView;
  aside: Character[];
  politics: NationView[];
  fellowship: FellowshipView;
  tiles: TilesView;
  decks: DeckView[];
  table: TableCard[];
  resolving: Card | null;
  offer: Card | null;
  group: GroupView | null;
  moved: GroupView[];
  battle: BattleView | null;
  hunt: HuntView | null;
  ended: Ending | null;
}

export interface RegionFacts {
  id: Region;
  name: string;
  nation: Nation | null;
  site: Site;
  points: number;
  x: number;
  y: number;
  adjacent: Region[];
  coastal: boolean;
  eastern_edge: boolean;
}

export interface AbilityFacts {
  name: string;
  text: string;
}

export interface CharacterFacts {
  id: Character;
  name: string;
  side: Side;
  level: number;
  leadership: number;
  guide: string;
  entry: string;
  abilities: AbilityFacts[];
}

export interface CombatFacts {
  id: CombatCard;
  title: string;
  initiative: number[];
  condition: string;
  cost: string;
  text: string;
}

export interface CardFacts {
  id: Card;
  name: string;
  deck: Deck;
  icon: Icon;
  stays: boolean;
  condition: string;
  text: string;
  discard: string;
  user: User;
  combat: CombatFacts;
}

export interface TileFacts {
  id: Tile;
  name: string;
  count: number;
  standard: boolean;
  value: number | null;
  eye: boolean;
  reveals: boolean;
  stops: boolean;
}

export interface FaceFacts {
  id: Face;
  name: string;
  free_peoples: number;
  shadow: number;
}

export interface NationFacts {
  id: Nation;
  name: string;
  adjective: string;
  side: Side;
  regulars: number;
  elites: number;
  leaders: number;
  nazgul: number;
}

export interface SeatFacts {
  scenario: Scenario;
  id: SeatName;
  name: string;
  side: Side;
  nations: Nation[];
}

export interface Facts {
  regions: RegionFacts[];
  nations: NationFacts[];
  characters: CharacterFacts[];
  gollum: string;
  cards: CardFacts[];
  tiles: TileFacts[];
  faces: FaceFacts[];
  seats: SeatFacts[];
}

export type Thing =
  | { region: Region }
  | { card: Card }
  | { character: Character }
  | 'gollum'
  | { die: Face }
  | { deck: Deck }
  | { nation: Nation }
  | 'fellowship'
  | 'hunt-box'
  | 'rings'
  | { tile: Tile }
  | 'pass';
