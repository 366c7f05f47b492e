import { tableContext, type Pointing } from '../../parts/board/pointing';
import { thingButton } from '../../parts/board/thingButton';
import { lookup, titled } from '../armies/lookup';
import { thingKey } from '../board';
import { Called } from './map/names';
import type {
  Area,
  AreaFacts,
  BoardFacts,
  Card,
  CardFacts,
  CardWords,
  Character,
  CharacterFacts,
  Combat,
  CombatFacts,
  Deck,
  Face,
  Facts,
  Leader,
  Location,
  Maneuver,
  Order,
  OrderFacts,
  Scenario,
  Side,
  Tactic,
  TacticFacts,
  Thing,
  Tile,
  TileFacts,
  TokenFace,
  Unit,
  UnitFacts,
  View,
} from './wire';

/** What is shown large. */
export type Large =
  | Extract<
      Thing,
      | { card: Card }
      | { character: Character }
      | { tactic: Tactic }
      | { unit: Unit }
      | { location: Location }
      | { tile: Tile }
    >
  | 'nazgul';

/** The printed facts of a scenario by id. What they do not know is named after its id. */
export interface Printed {
  scenario: Scenario;
  facts: Facts;
  board: BoardFacts;
  /** What areas, units and so on are called, as the map calls them. */
  called: Called;
  area: (id: string) => AreaFacts | undefined;
  areaName: (id: string) => string;
  /** The areas that an area borders on. */
  neighbours: (id: string) => Area[];
  sideName: (id: Side) => string;
  unit: (id: Unit) => UnitFacts | undefined;
  unitName: (id: Unit) => string;
  leaderName: (id: Leader) => string;
  character: (id: Character) => CharacterFacts | undefined;
  characterName: (id: Character) => string;
  card: (id: Card) => CardFacts | undefined;
  order: (id: Order) => OrderFacts | undefined;
  combat: (id: Combat) => CombatFacts | undefined;
  tactic: (id: Tactic) => TacticFacts | undefined;
  tacticName: (id: Tactic) => string;
  tile: (id: Tile) => TileFacts | undefined;
  tileName: (id: Tile) => string;
  tokenName: (id: TokenFace) => string;
  poolName: (id: string) => string;
  deckName: (id: Deck) => string;
  typeName: (id: string) => string;
  faceName: (id: Face) => string;
  /** What a face of the dice is used for. */
  faceText: (id: Face) => string;
  /** The points that the Shadow needs in Rohan. */
  goal: number;
  /** How many regions there are whose control counts. */
  homes: number;
}

/** Looks facts up by id. */
export function printed(facts: Facts, scenario: Scenario): Printed {
  const board = facts.boards.find((one) => one.id === scenario);
  if (!board) throw new Error(`There is no board of ${scenario}.`);
  const here = <T extends { scenario: Scenario }>(all: T[]) => all.filter((one) => one.scenario === scenario);
  const areas = lookup([...board.areas, ...board.recruitment]);
  const printedAreas = lookup(board.areas);
  const units = lookup(here(facts.units));
  const characters = lookup(facts.characters.map((one) => ({ ...one, name: titled(one.name) })));
  const cards = lookup(facts.cards);
  const tiles = lookup(facts.tiles);
  const faces = lookup(facts.faces);
  const orders = new Map(facts.orders.map((one) => [one.id, one]));
  const combats = new Map(facts.combats.map((one) => [one.id, one]));
  const tactics = new Map(facts.tactics.map((one) => [thingKey(one.id), one]));
  const tactic = (id: Tactic) => tactics.get(thingKey(id));
  return {
    scenario,
    facts,
    board,
    called: new Called(facts, board),
    area: printedAreas.get,
    areaName: areas.name,
    neighbours: (id) => board.borders.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])),
    sideName: lookup(facts.sides).name,
    unit: units.get,
    unitName: units.name,
    leaderName: lookup(here(facts.leaders)).name,
    character: characters.get,
    characterName: characters.name,
    card: cards.get,
    order: (id) => orders.get(id),
    combat: (id) => combats.get(id),
    tactic,
    tacticName: (id) => tactic(id)?.name ?? '',
    tile: tiles.get,
    tileName: tiles.name,
    tokenName: lookup(facts.tokens).name,
    poolName: lookup(facts.pools).name,
    deckName: lookup(facts.decks).name,
    typeName: lookup(facts.types).name,
    faceName: faces.name,
    faceText: (id) => faces.get(id)?.text ?? '',
    goal: facts.points_to_win,
    homes: board.regions.filter((one) => one.home).length,
  };
}

/** The token of a type of unit. */
export const maneuverToken = (maneuver: Maneuver): Tactic => ({ maneuver });

/** What the table's data pack says of a card, if it says something else than we do. */
export const packWords = (view: View, card: Card): CardWords | undefined =>
  view.pack?.words.find((one) => one.card === card);

/** What all parts of the table share. */
export interface Table extends Pointing<Thing, Large> {
  readonly printed: Printed;
  readonly view: View;
  /** The side whose things are one's own; none for a spectator. */
  readonly own: Side | null;
  /** Lays a list of cards over the table. */
  spread: (title: string, cards: Card[]) => void;
}

/** What the table's parts share, and how they get it. */
export const { share, table } = tableContext<Thing, Large, Table>();

/** Something that can be pointed at. */
export const ThingButton = thingButton<Thing, Large>();
