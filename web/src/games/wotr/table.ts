import type { LogLine } from '../../wire';
import { words } from '../../lib/words';
import { tableContext, type Pointing } from '../../parts/board/pointing';
import { thingButton } from '../../parts/board/thingButton';
import type {
  Card,
  CardFacts,
  Character,
  CharacterFacts,
  Facts,
  RegionFacts,
  SeatName,
  Side,
  Thing,
  Tile,
  TileFacts,
  View,
} from './wire';

/** What is shown large: a card or a Character. */
export type Large = Extract<Thing, { card: Card } | { character: Character } | 'gollum'>;

/** The printed facts by id. */
export interface Printed {
  card: (id: Card) => CardFacts | undefined;
  cardName: (id: Card) => string;
  isCard: (id: string) => id is Card;
  character: (id: Character) => CharacterFacts | undefined;
  characterName: (id: Character) => string;
  region: (id: string) => RegionFacts | undefined;
  regionName: (id: string) => string;
  tile: (id: Tile) => TileFacts | undefined;
  seatName: (id: SeatName) => string;
  gollum: string;
}

const byId = <T extends { id: string }>(list: T[]) => new Map<string, T>(list.map((one) => [one.id, one]));

/** A name as a title: "the Witch-king" stands alone as "The Witch-king". */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Looks facts up by id. What they do not know is named after its id. */
export function printed(facts: Facts): Printed {
  const [cards, characters] = [byId(facts.cards), byId(facts.characters)];
  const [regions, tiles, seats] = [byId(facts.regions), byId(facts.tiles), byId(facts.seats)];
  return {
    card: (id) => cards.get(id),
    isCard: (id): id is Card => cards.has(id),
    cardName: (id) => cards.get(id)?.name ?? words(id),
    character: (id) => characters.get(id),
    characterName: (id) => titled(characters.get(id)?.name ?? words(id)),
    region: (id) => regions.get(id),
    regionName: (id) => regions.get(id)?.name ?? words(id),
    tile: (id) => tiles.get(id),
    seatName: (id) => titled(seats.get(id)?.name ?? words(id)),
    gollum: facts.gollum,
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
  /** Whether an Elven Ring can be used, or is about to be. */
  readonly rings: 'none' | 'open' | 'chosen';
  /** Begins to use an Elven Ring, or leaves it. */
  useRing: () => void;
  /** Lays a list of cards over the table. */
  spread: (title: string, cards: Card[]) => void;
}

/** What the table's parts share, and how they get it. */
export const { share, table } = tableContext<Thing, Large, Table>();

/** Something that can be pointed at. */
export const ThingButton = thingButton<Thing, Large>();
