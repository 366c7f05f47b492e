import { tableContext, type Pointing } from '../../parts/board/pointing';
import { thingButton } from '../../parts/board/thingButton';
import type { LogLine } from '../../wire';
import { lookup, titled } from '../armies/lookup';
import type {
  Area,
  AreaFacts,
  Card,
  CardFacts,
  Character,
  CharacterFacts,
  Facts,
  FateCard,
  FateCardFacts,
  Face,
  Maneuver,
  ManeuverFacts,
  Pile,
  Side,
  SpecialFacts,
  Terrain,
  Territory,
  Thing,
  Tile,
  TileFacts,
  TokenFace,
  Unit,
  UnitFacts,
  View,
} from './wire';

/** What is shown large: a card of some kind, a character, or what Eagles and Great Bats do. */
export type Large =
  | Extract<
      Thing,
      { card: Card } | { maneuver: Maneuver } | { 'fate-card': FateCard } | { character: Character }
    >
  | 'eagles'
  | 'bats';

/** The printed facts by id. What they do not know is named after its id. */
export interface Printed {
  area: (id: string) => AreaFacts | undefined;
  areaName: (id: string) => string;
  /** The areas beside an area, and where one leaves it for. */
  neighbours: (id: string) => Area[];
  territoryName: (id: Territory) => string;
  terrainName: (id: Terrain) => string;
  sideName: (id: Side) => string;
  unit: (id: Unit) => UnitFacts | undefined;
  unitName: (id: Unit) => string;
  character: (id: Character) => CharacterFacts | undefined;
  characterName: (id: Character) => string;
  card: (id: Card) => CardFacts | undefined;
  cardName: (id: Card) => string;
  maneuver: (id: Maneuver) => ManeuverFacts | undefined;
  maneuverName: (id: Maneuver) => string;
  fateCard: (id: FateCard) => FateCardFacts | undefined;
  fateCardName: (id: FateCard) => string;
  tile: (id: Tile) => TileFacts | undefined;
  tileName: (id: Tile) => string;
  tokenName: (id: TokenFace) => string;
  pileName: (id: Pile) => string;
  faceName: (id: Face) => string;
  /** What a face of the dice is used for. */
  faceText: (id: Face) => string;
  eagles: SpecialFacts;
  bats: SpecialFacts;
  /** The last step of the Fate Track. */
  last: number;
  /** The points that the Shadow needs. */
  goal: number;
}

/** Looks facts up by id. */
export function printed(facts: Facts): Printed {
  const areas = lookup(facts.areas);
  const units = lookup(facts.units);
  const characters = lookup(facts.characters.map((one) => ({ ...one, name: titled(one.name) })));
  const cards = lookup(facts.cards);
  const maneuvers = lookup(facts.maneuvers);
  const fates = lookup(facts.fate_cards);
  const tiles = lookup(facts.tiles);
  const faces = new Map(facts.faces.map((one) => [one.id, one.text]));
  return {
    area: areas.get,
    areaName: areas.name,
    neighbours: (id) => {
      const area = areas.get(id);
      return [...(area?.borders.map(({ to }) => to) ?? []), ...(area?.exit ? [area.exit] : [])];
    },
    territoryName: lookup(facts.territories).name,
    terrainName: lookup(facts.terrains).name,
    sideName: lookup(facts.sides).name,
    unit: units.get,
    unitName: units.name,
    character: characters.get,
    characterName: characters.name,
    card: cards.get,
    cardName: cards.name,
    maneuver: maneuvers.get,
    maneuverName: maneuvers.name,
    fateCard: fates.get,
    fateCardName: fates.name,
    tile: tiles.get,
    tileName: tiles.name,
    tokenName: lookup(facts.tokens).name,
    pileName: lookup(facts.piles).name,
    faceName: lookup(facts.faces).name,
    faceText: (id) => faces.get(id) ?? '',
    eagles: facts.eagles,
    bats: facts.bats,
    last: facts.last_step,
    goal: facts.points_to_win,
  };
}

/** What all parts of the table share. */
export interface Table extends Pointing<Thing, Large> {
  readonly printed: Printed;
  readonly view: View;
  /** The side whose things are one's own; none for a spectator. */
  readonly own: Side | null;
  /** What has happened, as this seat may know it. */
  readonly log: LogLine[];
  /** Lays a list of cards over the table. */
  spread: (title: string, cards: Card[]) => void;
}

/** What the table's parts share, and how they get it. */
export const { share, table } = tableContext<Thing, Large, Table>();

/** Something that can be pointed at. */
export const ThingButton = thingButton<Thing, Large>();
