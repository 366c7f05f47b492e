import { isInside, type Point, type Region, type WarMap } from './geometry';

/** A box that something takes: left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

/** A name that has its place: its lines, where the first one begins below, and how large it is written. */
export interface NamePlace {
  lines: string[];
  x: number;
  y: number;
  letters: number;
  box: Box;
}

/** How wide a text is, in units of the size of its letters. */
export type Measure = (text: string) => number;

/** The height of a line, where its letters stand in it, and the rim around a name, in units of its letters. */
export const LINE = 0.98;
const FOOT = 0.76;
const RIM = 0.16;

/** The size of letters where a unit of the map has so many pixels; `most`: how large they are at most. */
export const lettersAt = (pixels: number, most = 14): number => Math.min(most, Math.max(8.5, 9.5 / pixels));

/** Names of letters below so many pixels can't be read, and are left out. */
export const LEAST = 6.4;

/** How much smaller a name may be written before it is left out. */
const SIZES = [1, 0.88, 0.78];

/** A rough width for where nothing can be measured: small capitals of a broad serif font. */
export const roughly: Measure = (text) =>
  [...text].reduce(
    (sum, letter) =>
      sum +
      (/[ .,'’\-iI]/.test(letter) ? 0.34 : /[MWmw]/.test(letter) ? 0.86 : /[A-Z]/.test(letter) ? 0.72 : 0.58),
    0,
  );

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The ways to write a name: in one line, and in two or three that are as even as can be. */
export function waysToWrite(name: string): string[][] {
  const words = name.split(' ');
  const widest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const best = (ways: string[][]) => ways.toSorted((a, b) => widest(a) - widest(b)).slice(0, 1);
  const join = (from: number, to?: number) => words.slice(from, to).join(' ');
  const inTwo = words.slice(1).map((_, at) => [join(0, at + 1), join(at + 1)]);
  const inThree = words
    .slice(2)
    .flatMap((_, at) =>
      words
        .slice(at + 2)
        .map((__, more) => [join(0, at + 1), join(at + 1, at + 2 + more), join(at + 2 + more)]),
    );
  return [[name], ...best(inTwo), ...best(inThree.filter((lines) => lines.every((line) => line !== '')))];
}

/** How fine the ground is looked at. */
const CELL = 6;

/** Which area a place is in, looked up quickly. */
class Ground {
  readonly #columns: number;
  readonly #cells: Int16Array;
  readonly #places = new Map<string, Point[]>();

  constructor(regions: Region[], width: number, height: number) {
    this.#columns = Math.ceil(width / CELL);
    this.#cells = new Int16Array(this.#columns * Math.ceil(height / CELL)).fill(-1);
    for (const [index, { id, outline, off }] of regions.entries()) {
      if (off) continue;
      const [xs, ys] = [outline.map((one) => one[0]), outline.map((one) => one[1])];
      const inside: Point[] = [];
      for (let row = Math.floor(Math.min(...ys) / CELL); row * CELL < Math.max(...ys); row++) {
        for (let column = Math.floor(Math.min(...xs) / CELL); column * CELL < Math.max(...xs); column++) {
          const place: Point = [(column + 0.5) * CELL, (row + 0.5) * CELL];
          if (!isInside(place, outline)) continue;
          this.#cells[row * this.#columns + column] = index;
          if ((row + column) % 2 === 0) inside.push(place);
        }
      }
      this.#places.set(id, inside);
    }
  }

  /** The number of the region at a place; -1 for water, mountains and all that is outside. */
  at(x: number, y: number): number {
    const column = Math.floor(x / CELL);
    if (column < 0 || column >= this.#columns) return -1;
    return this.#cells[Math.floor(y / CELL) * this.#columns + column] ?? -1;
  }

  /** Places all over a region. */
  placesIn(region: string): Point[] {
    return this.#places.get(region) ?? [];
  }
}

/** Writes the names of a map's regions so that no two overlap, and nothing stands on them if that can be helped. */
export class Names {
  readonly #map: WarMap;
  readonly #regions: readonly Region[];
  readonly #ground: Ground;
  readonly #index: ReadonlyMap<string, number>;
  readonly #ways: ReadonlyMap<string, string[][]>;

  /** `nameOf`: what a region is called, where that is not what the map's file says. */
  constructor(map: WarMap, nameOf: (region: Region) => string = ({ name }) => name) {
    this.#map = map;
    this.#regions = map.regions.map((one) => renamed(one, nameOf(one)));
    this.#index = new Map(map.regions.map((one, at) => [one.id, at]));
    // The printed way comes first: most often nothing else has to be tried.
    const first = (region: Region) => (lines: string[]) => lines.length === region.lines.length;
    this.#ways = new Map(
      this.#regions.map((one) => {
        const ways = waysToWrite(one.name);
        return [one.id, [...ways.filter(first(one)), ...ways.filter((lines) => !first(one)(lines))]];
      }),
    );
    this.#ground = new Ground(map.regions, map.width, map.height);
  }

  /**
   * The place of each name, for letters of a size, with what stands on the map and what else is written on it. A name
   * for which there is no room even if it is written smaller is left out: it can still be read by pointing at its
   * region.
   */
  place(
    letters: number,
    standing: readonly Box[],
    widthOf: Measure,
    written: readonly Box[] = [],
  ): Map<string, NamePlace> {
    const regions = this.#regions.filter((one) => !one.off);
    const boxes = this.#regions.filter((one) => one.off);
    const walls = boxes.map(boxAround);
    const placed = new Map(boxes.map((one) => [one.id, writeInBox(one, letters, widthOf)]));
    const obstacles = [...standing, ...walls];
    const reach = new Map(regions.map((one) => [one.id, letters * (widthOf(one.name) / 2 + 2)]));
    const taken = new Map(regions.map((one) => [one.id, near(one, obstacles, reach.get(one.id) ?? 0)]));
    // The narrow ones first; then everybody looks once more, now that all others have a place.
    const order = regions.toSorted((a, b) => a.room - b.room || a.label[1] - b.label[1]);
    for (let round = 0; round < 3; round++) {
      for (const region of order) {
        placed.delete(region.id);
        const others = near(
          region,
          [...written, ...[...placed.values()].map((one) => one.box)],
          reach.get(region.id) ?? 0,
        );
        const best = this.#best(region, letters, taken.get(region.id) ?? [], others, widthOf);
        if (best) placed.set(region.id, best);
      }
    }
    return placed;
  }

  #best(region: Region, letters: number, standing: Box[], others: Box[], widthOf: Measure): NamePlace | null {
    const index = this.#index.get(region.id) ?? -1;
    const ways = this.#ways.get(region.id) ?? [region.lines];
    for (const size of SIZES) {
      let best: NamePlace | null = null;
      let least = Infinity;
      for (const lines of ways) {
        const wide = Math.max(...lines.map(widthOf)) * letters * size;
        const printed = lines.length === region.lines.length ? [region.label] : [];
        const first = (lines.length / 2) * LINE * letters * size - FOOT * letters * size;
        const middles = this.#ground.placesIn(region.id).map(([x, y]): Point => [x, y - first]);
        for (const [x, y] of [...printed, ...middles]) {
          const far = Math.hypot(x - region.label[0], (y - region.label[1]) * 1.2);
          const quick = 0.12 * far + (lines.length - 1) * 2;
          if (quick >= least) continue;
          const name = write(lines, x, y, letters * size, wide);
          if (others.some((other) => shared(other, name.box) > 0)) continue;
          const cost = quick + this.#strangeness(name.box, index) + covered(name.box, standing);
          if (cost < least) [best, least] = [name, cost];
        }
      }
      // It is worth more to be read than to be large.
      if (best && (least < 60 || size === SIZES.at(-1))) return best;
    }
    return null;
  }

  /** How much of a name lies in other regions; water and mountains matter less. */
  #strangeness([left, top, right, foot]: Box, own: number): number {
    if (left < 2 || top < 2 || right > this.#map.width - 2 || foot > this.#map.height - 2) return 400;
    let sum = 0;
    for (const y of [top + 1, (top + foot) / 2, foot - 1]) {
      for (let part = 0; part <= 4; part++) {
        const there = this.#ground.at(left + ((right - left) * part) / 4, y);
        if (there !== own) sum += there < 0 ? 1.5 : 4;
      }
    }
    return sum;
  }
}

/** A region by another name, in as many lines as the printed one if there are as many words. */
function renamed(region: Region, name: string): Region {
  if (name === region.name) return region;
  const ways = waysToWrite(name);
  const lines = ways.find((one) => one.length === region.lines.length) ?? ways[0] ?? [name];
  return { ...region, name, lines };
}

/** How much of a name is hidden by what stands on the map. */
function covered(box: Box, standing: Box[]): number {
  return standing.reduce((sum, other) => sum + 0.4 * shared(box, other), 0);
}

/** The box around a region. */
function boxAround({ outline }: Region): Box {
  const [xs, ys] = [outline.map((one) => one[0]), outline.map((one) => one[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Of some boxes those in a region and so near that its name could be there. */
function near(region: Region, boxes: Box[], reach: number): Box[] {
  const [left, top, right, foot] = boxAround(region);
  const box: Box = [left - reach, top - reach, right + reach, foot + reach];
  return boxes.filter((other) => shared(box, other) > 0);
}

/** A name written at a place; `wide` is the width of its widest line. */
function write(lines: string[], x: number, y: number, letters: number, wide: number): NamePlace {
  const [half, rim] = [wide / 2 + RIM * letters, RIM * letters];
  const top = y - FOOT * letters;
  const box: Box = [x - half, top - rim / 2, x + half, top + lines.length * LINE * letters + rim];
  return { lines, x, y, letters, box };
}

/** The name of an area off the map, as large as its box allows. */
function writeInBox(region: Region, letters: number, widthOf: Measure): NamePlace {
  const [left, , right] = boxAround(region);
  const wide = Math.max(...region.lines.map(widthOf));
  const size = Math.min(letters, (right - left - 8) / (wide + 2 * RIM));
  return write(region.lines, region.label[0], region.label[1], size, wide * size);
}
