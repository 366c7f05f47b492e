/** A place on the map. */
export type Point = readonly [number, number];

/** A rectangle: left, top, width and height. */
export type Rectangle = readonly [number, number, number, number];

/** The kinds of border between two regions. A river and what is impassable can't be crossed. */
export type BorderKind =
  | 'open'
  | 'slope'
  | 'ford'
  | 'stream'
  | 'river'
  | 'dike'
  | 'wall'
  | 'city-wall'
  | 'city-gate'
  | 'pass'
  | 'impassable';

/** What a line of the map is: a border, the coast of the sea, the shore of a lake, or the map's edge. */
export type ArcKind = BorderKind | 'coast' | 'shore' | 'frame';

/** What an area off the map is. */
export type BoxKind = 'box' | 'pass' | 'muster';

/** A line between two areas. Neighbours share theirs. */
export interface Arc {
  kind: ArcKind;
  left: string;
  right: string;
  /** The side that lies higher, or behind the wall. */
  high?: 'left' | 'right';
  points: Point[];
}

/** What is printed of a region, or of an area off the map. */
interface Printed {
  name: string;
  /** Whose land it is, or which part of the map it belongs to: lands have a colour. */
  land: string | null;
  /** What stands there, in the words of the game. */
  site: string;
  terrain: string;
  /** Where an Army stands, and how far it is from there to the border. */
  at: Point;
  room: number;
  /** The name's lines, and where the first one is written if nothing is in the way. */
  lines: string[];
  label: Point;
}

/** A region, or an area off the map that is drawn as a box. */
export interface Region extends Printed {
  id: string;
  /** What kind of area off the map it is; none for a region of the map. */
  off: BoxKind | null;
  /** Where one can go from an area off the map. */
  leadsTo: string[];
  /** The outline, as points and as the data of a path. */
  outline: Point[];
  d: string;
}

/** The file that `scripts/draw-map.mjs` writes. */
export interface MapFile {
  /** What tells this drawing from others of the same map. */
  key?: string;
  width: number;
  height: number;
  /** The edges of all that is drawn: left, top, right and bottom. */
  bounds: number[];
  arcs: { kind: string; left: string; right: string; high?: string; points: string }[];
  areas: Record<string, { is: string; ring: string } & Partial<PrintedInFile>>;
  boxes: Record<string, PrintedBox>;
}

type PrintedInFile = Omit<Printed, 'at' | 'label'> & { at: number[]; label: number[] };
type PrintedBox = Omit<PrintedInFile, 'land' | 'site' | 'terrain'> & {
  is: string;
  leadsTo: string[];
  box: number[];
} & Partial<Pick<Printed, 'land' | 'site' | 'terrain'>>;

/** The data of a path through points. */
export function pathOf(points: Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Whether a place is inside an outline. */
export function isInside([x, y]: Point, outline: Point[]): boolean {
  let inside = false;
  let last = outline.at(-1);
  for (const point of outline) {
    const [a, b] = [last ?? point, point];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    last = point;
  }
  return inside;
}

const pointOf = ([x = 0, y = 0]: number[]): Point => [x, y];

/** A map that was drawn: regions, lines between them, and the land around. */
export class WarMap {
  /** The size of the sheet. */
  readonly width: number;
  readonly height: number;
  /** All that is drawn, areas off the map included. */
  readonly bounds: Rectangle;
  readonly arcs: Arc[];
  /** Regions and areas off the map, from the north-west to the south-east: the order of the tab key, too. */
  readonly regions: Region[];
  readonly regionById: ReadonlyMap<string, Region>;
  readonly #areas: MapFile['areas'];
  readonly #beside = new Map<string, Set<string>>();

  constructor(file: MapFile) {
    const [left = 0, top = 0, right = 0, bottom = 0] = file.bounds;
    this.width = file.width;
    this.height = file.height;
    this.bounds = [left, top, right - left, bottom - top];
    this.arcs = file.arcs.map((arc) => ({
      ...(arc as Omit<Arc, 'points'>),
      points: arc.points.split(' ').map((pair) => pointOf(pair.split(',').map(Number))),
    }));
    this.#areas = file.areas;
    const regions = Object.entries(file.areas)
      .filter(([, area]) => area.is === 'region')
      .map(([id, area]) => this.#region(id, area as PrintedInFile));
    const boxes = Object.entries(file.boxes).map(([id, box]) => boxOf(id, box));
    this.regions = [...regions, ...boxes].sort(
      (a, b) => Math.floor(a.at[1] / 110) - Math.floor(b.at[1] / 110) || a.at[0] - b.at[0],
    );
    this.regionById = new Map(this.regions.map((one) => [one.id, one]));
    for (const { left: one, right: other } of this.arcs) this.#join(one, other);
    for (const { id, leadsTo } of boxes) for (const other of leadsTo) this.#join(id, other);
  }

  #region(id: string, area: PrintedInFile): Region {
    const outline = this.outlineOf(id);
    const { name, land, site, terrain, room, lines } = area;
    const places = { at: pointOf(area.at), label: pointOf(area.label) };
    const printed = { name, land, site, terrain, room, lines, ...places };
    return { ...printed, id, off: null, leadsTo: [], outline, d: pathOf(outline, true) };
  }

  /** Two regions lie beside each other, be it across a border or mountains. */
  #join(one: string, other: string) {
    if (!this.regionById.has(one) || !this.regionById.has(other)) return;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const near = this.#beside.get(from) ?? new Set();
      this.#beside.set(from, near.add(to));
    }
  }

  /** The outline of an area, once around. */
  outlineOf(area: string): Point[] {
    const ring = this.#areas[area]?.ring.split(' ').map(Number) ?? [];
    return ring.flatMap((at) => {
      const points = this.arcs[at < 0 ? -1 - at : at]?.points ?? [];
      return (at < 0 ? points.toReversed() : points).slice(0, -1);
    });
  }

  /** The areas that are mountains and no regions. */
  get massifs(): string[] {
    return Object.keys(this.#areas).filter((area) => this.#areas[area]?.is === 'mountains');
  }

  /** The lines of some kinds. */
  arcsOf(...kinds: ArcKind[]): Arc[] {
    return this.arcs.filter((arc) => kinds.includes(arc.kind));
  }

  /** The lines around a land. */
  edgesOf(land: string): Arc[] {
    const own = (area: string) => this.regionById.get(area)?.land === land;
    return this.arcs.filter((arc) => own(arc.left) !== own(arc.right));
  }

  /** The region that lies in a direction from another one; none if there is only water or the edge. */
  neighbourTowards(from: string, [dx, dy]: Point): string | null {
    const here = this.regionById.get(from);
    let best: string | null = null;
    let most = 0.3;
    for (const id of this.#beside.get(from) ?? []) {
      const there = this.regionById.get(id);
      if (!here || !there) continue;
      const [x, y] = [there.at[0] - here.at[0], there.at[1] - here.at[1]];
      const straight = (x * dx + y * dy) / Math.hypot(x, y);
      if (straight > most) [best, most] = [id, straight];
    }
    return best;
  }
}

/** An area off the map. */
function boxOf(id: string, { is, box, ...printed }: PrintedBox): Region {
  const [left = 0, top = 0, wide = 0, high = 0] = box;
  const [right, foot] = [left + wide, top + high];
  const outline: Point[] = [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ];
  return {
    land: null,
    site: 'open',
    terrain: 'plains',
    ...printed,
    at: pointOf(printed.at),
    label: pointOf(printed.label),
    id,
    off: is as BoxKind,
    outline,
    d: `M${left + 9} ${top}H${right - 9}q9 0 9 9V${foot - 9}q0 9-9 9H${left + 9}q-9 0-9-9V${top + 9}q0-9 9-9Z`,
  };
}
