import type { Faction } from '../../wire/ring-cards';

/** How a line of land looks. */
type Land = 'hills' | 'peaks' | 'dunes' | 'trees' | 'towers' | 'spires' | 'walls';

/** A small drawn landscape on a 200 by 100 grid, always the same for the same word. */
export interface Scene {
  disc: { x: number; y: number; r: number };
  stars: { x: number; y: number; r: number }[];
  /** The land, from far to near. */
  land: string[];
  /** Spears in the foreground, for armies. */
  spears: string;
  /** A road, for paths. */
  road: string;
}

/** What the lands of a faction look like, from far to near. */
const lands: Record<Faction, [Land, Land, Land]> = {
  dunedain: ['peaks', 'towers', 'hills'],
  dwarf: ['peaks', 'peaks', 'hills'],
  elf: ['hills', 'trees', 'trees'],
  hobbit: ['hills', 'hills', 'hills'],
  rohan: ['peaks', 'dunes', 'hills'],
  wizard: ['peaks', 'trees', 'hills'],
  isengard: ['peaks', 'spires', 'walls'],
  monstrous: ['peaks', 'spires', 'peaks'],
  mordor: ['peaks', 'spires', 'dunes'],
  southron: ['dunes', 'towers', 'dunes'],
};

/** A small generator: equal words give equal numbers. */
function numbers(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline of one line of land, closed at the bottom. */
function outline(land: Land, base: number, height: number, next: () => number): string {
  let d = `M-5 105V${round(base)}`;
  let x = -5;
  const to = (nx: number, ny: number) => {
    x = nx;
    d += `L${round(nx)} ${round(ny)}`;
  };
  while (x < 205) {
    switch (land) {
      case 'hills':
      case 'dunes': {
        const width = (land === 'hills' ? 26 : 55) + next() * 30;
        const top = base - height * (0.3 + next() * 0.7);
        d += `Q${round(x + width * (land === 'hills' ? 0.5 : 0.68))} ${round(top)} ${round(x + width)} ${round(base + next() * 3)}`;
        x += width;
        break;
      }
      case 'peaks': {
        const width = 20 + next() * 26;
        const top = base - height * (0.45 + next() * 0.55);
        to(x + width * 0.4, top);
        to(x + width * 0.16, top + height * 0.14);
        to(x + width * 0.3, base - next() * 5);
        break;
      }
      case 'trees': {
        const width = 7 + next() * 6;
        const top = base - height * (0.5 + next() * 0.5);
        to(x + width / 2, top);
        to(x + width / 2, base - height * 0.12);
        break;
      }
      case 'towers': {
        const gap = 10 + next() * 24;
        const width = 5 + next() * 7;
        const top = base - height * (0.5 + next() * 0.5);
        to(x + gap, base);
        const left = x;
        d += `V${round(top)}h${round(width * 0.3)}v-3h${round(width * 0.4)}v3h${round(width * 0.3)}V${round(base)}`;
        x = left + width;
        break;
      }
      case 'spires': {
        const gap = 8 + next() * 20;
        const width = 3 + next() * 5;
        to(x + gap, base - next() * 4);
        const left = x;
        const top = base - height * (0.5 + next() * 0.6);
        to(left + width * 0.35, top + 6);
        to(left + width * 0.5, top);
        to(left + width * 0.65, top + 6);
        to(left + width, base);
        break;
      }
      case 'walls': {
        const width = 8;
        d += `V${round(base - height * 0.35)}h${width / 2}v-4h${width / 2}`;
        x += width;
        break;
      }
    }
  }
  return `${d}V105Z`;
}

function scene(word: string, kinds: readonly Land[], marks: { army?: boolean; road?: boolean }): Scene {
  const next = numbers(word);
  const stars = Array.from({ length: 9 }, () => ({
    x: round(next() * 200),
    y: round(next() * 42),
    r: round(0.4 + next() * 0.7),
  }));
  const disc = { x: round(40 + next() * 120), y: round(24 + next() * 14), r: round(12 + next() * 9) };
  const land = kinds.map((kind, at) => outline(kind, 62 + at * 15, 34 - at * 6, next));
  let spears = '';
  if (marks.army) {
    for (let x = 8 + next() * 6; x < 198; x += 9 + next() * 9) {
      const top = 52 + next() * 16;
      spears += `M${round(x)} 105V${round(top)}l1.6-5 1.6 5V105z`;
      if (next() > 0.55) spears += `M${round(x + 3.2)} ${round(top + 3)}h12l-3.5 3.5 3.5 3.5h-12z`;
    }
  }
  let road = '';
  if (marks.road) {
    const bend = 70 + next() * 60;
    const end = 60 + next() * 80;
    road = `M${round(bend - 24)} 105C${round(bend + 30)} 92 ${round(bend - 50)} 84 ${round(end)} 70l3 0C${round(bend - 20)} 85 ${round(bend + 60)} 90 ${round(bend + 18)} 105z`;
  }
  return { disc, stars, land, spears, road };
}

/** The landscape behind a card. */
export function cardScene(id: string, faction: Faction, army: boolean): Scene {
  return scene(id, lands[faction], { army });
}

/** The landscape of a path. */
export function pathScene(id: string, number: number): Scene {
  const kinds: [Land, Land, Land] =
    number <= 2
      ? ['hills', 'trees', 'hills']
      : number <= 5
        ? ['peaks', 'trees', 'hills']
        : number <= 7
          ? ['peaks', 'dunes', 'hills']
          : ['peaks', 'spires', 'peaks'];
  return scene(id, kinds, { road: true });
}

/** The landscape of a battleground, by the faction that defends it. */
export function groundScene(id: string, faction: Faction): Scene {
  const [far] = lands[faction];
  return scene(id, [far, 'towers', 'walls'], {});
}
