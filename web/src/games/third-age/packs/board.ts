import type { PackEntry } from '../../../wire';
import { topicsOf as plainTopics, type Topic } from '../../../lib/packgroups';
import type {
  Area,
  AreaView,
  ArmyView,
  BoardFacts,
  Border,
  Facts,
  Pool,
  Side,
  View,
} from '../../../wire/third-age';
import { t } from '../../../messages/index.svelte';

type Values = Record<string, unknown>;

/** The parts of a key: file, id, path. */
function split(key: string): [string, string, string] {
  const [file = '', id = '', ...path] = key.split('/');
  return [file, id, path.join('/')];
}

export const boardOf = (facts: Facts, section: string): BoardFacts | undefined =>
  facts.boards.find(({ id }) => id === section);

/** The areas that a key is about: one, or the two beside a border. */
export function placesOf(key: string): string[] {
  const [file, id, path] = split(key);
  if (file.startsWith('setup-')) {
    const [part, place = ''] = path.split('.');
    return part === 'free' || part === 'shadow' ? [place] : [];
  }
  return file.startsWith('map-') && id ? id.split('--') : [];
}

const currentOf = (entry: PackEntry, values: Values): unknown =>
  entry.key in values ? values[entry.key] : entry.ours;

function nameOf(board: BoardFacts, id: string): string {
  return [...board.areas, ...board.recruitment].find((one) => one.id === id)?.name ?? id;
}

/** A listed entry of the same kind, to be followed. */
function like(entries: PackEntry[], fits: (file: string, id: string, path: string) => boolean) {
  return entries.find(({ key }) => fits(...split(key)));
}

/** The entry of a key that is not listed: a border between areas that do not touch, an area where nobody stands. */
export function further(key: string, entries: PackEntry[], given: unknown): PackEntry | null {
  if (entries.some((entry) => entry.key === key)) return null;
  const facts = given as Facts;
  const [file, id, path] = split(key);
  const board = boardOf(facts, file.replace(/^(map|setup)-/, ''));
  if (!board) return null;
  const places = placesOf(key);
  if (places.length === 0 || places.some((place) => nameOf(board, place) === place)) return null;
  const [a = '', b = ''] = places;
  if (file.startsWith('map-') && places.length === 2 && (path === 'border' || path === 'protectedSide')) {
    const listed = entries.some((entry) => entry.key === `${file}/${b}--${a}/${path}`);
    const model = like(entries, (one, of, at) => one === file && of.includes('--') && at === path);
    const border = like(entries, (one, of, at) => one === file && of.includes('--') && at === 'border');
    const kind = model ?? border;
    if (listed || !kind?.group?.about || !border) return null;
    const name = t('packs-between', { a: nameOf(board, a), b: nameOf(board, b) });
    const between = places.map((place) => ({ id: place, name: nameOf(board, place) }));
    const what = model
      ? model.what.replace(model.group?.about?.name ?? '', name)
      : `${name}: ${t('packs-protected-side')}`;
    const of = border.form.is === 'border' ? border.form.of : [];
    return {
      ...kind,
      key,
      what,
      ours: null,
      ours_said: [],
      group: { ...kind.group, about: { id, name } },
      form: path === 'border' ? { is: 'border', between, of } : { is: 'one-of', of: between },
    };
  }
  if (!file.startsWith('setup-')) return null;
  const [part = ''] = path.split('.');
  const model = like(entries, (one, _, at) => one === file && at.startsWith(`${part}.`));
  if (!model?.group?.about) return null;
  const name = nameOf(board, a);
  return {
    ...model,
    key,
    what: model.what.replace(model.group.about.name, name),
    ours: null,
    ours_said: model.form.is === 'shaped' && model.form.nothing ? [model.form.nothing] : [],
    group: { ...model.group, about: { id: path, name } },
  };
}

/** The topics of a board: its areas with what lies around them and who stands there at first; then what is about all of it. */
export function topicsOf(section: string, entries: PackEntry[], values: Values, given: unknown): Topic[] {
  const facts = given as Facts;
  const board = boardOf(facts, section);
  if (!board) return plainTopics(entries);
  const extra = Object.keys(values).flatMap((key) => further(key, entries, facts) ?? []);
  const all = [...entries, ...extra.filter((one) => one.key.includes(`-${section}/`))];
  const byPlace = new Map<string, PackEntry[]>();
  for (const entry of all)
    for (const place of placesOf(entry.key)) byPlace.set(place, [...(byPlace.get(place) ?? []), entry]);
  const places = [...board.areas, ...board.recruitment].map(({ id, name }): Topic => {
    const own = byPlace.get(id) ?? [];
    const missing = ['free', 'shadow'].flatMap((side) => {
      const key = `setup-${section}//${side}.${id}`;
      return own.some((entry) => entry.key === key) ? [] : (further(key, entries, facts) ?? []);
    });
    const sides = own.flatMap((entry) => protectedSide(entry, own, entries, values, facts));
    const of = [...own, ...sides, ...missing].toSorted((one, other) => rankOf(one.key) - rankOf(other.key));
    return { id, name, entries: of };
  });
  const whole = plainTopics(all.filter(({ key }) => placesOf(key).length === 0));
  return [...places, ...whole];
}

/** What joins the areas beside a border in the name of its topic, as in keys. */
const BETWEEN = '--';

/** The name of the topic of a border. */
export const borderId = (a: string, b: string): string => [a, b].toSorted().join(BETWEEN);

/** The topic of a border: what lies there, and its protected side if it has one. */
export function borderTopic(
  topic: string,
  section: string,
  entries: PackEntry[],
  values: Values,
  given: unknown,
): Topic | null {
  const facts = given as Facts;
  const board = boardOf(facts, section);
  const [a, b] = topic.split(BETWEEN);
  if (!board || !a || !b) return null;
  const isBeside = (key: string) => {
    const places = placesOf(key);
    return key.startsWith(`map-${section}/`) && places.includes(a) && places.includes(b);
  };
  const added = Object.keys(values).flatMap((key) => further(key, entries, facts) ?? []);
  const own = [...entries, ...added].filter(({ key }) => isBeside(key));
  const sides = own.flatMap((entry) => protectedSide(entry, own, entries, values, facts));
  const between = t('packs-between', { a: nameOf(board, a), b: nameOf(board, b) });
  return { id: topic, name: own[0]?.group?.about?.name ?? between, entries: [...own, ...sides] };
}

/** Who stands there comes first; where it is drawn, last. */
function rankOf(key: string): number {
  const [file, id, path] = split(key);
  if (file.startsWith('setup-')) return 0;
  if (id.includes('--')) return 1;
  return path === 'x' || path === 'y' ? 3 : 2;
}

/** A dike or wall needs its protected side. */
function protectedSide(
  entry: PackEntry,
  own: PackEntry[],
  entries: PackEntry[],
  values: Values,
  facts: Facts,
): PackEntry[] {
  if (entry.form.is !== 'border') return [];
  const key = entry.key.replace(/\/border$/, '/protectedSide');
  const kind = currentOf(entry, values);
  if (own.some((one) => one.key === key) || (kind !== 'dike' && kind !== 'wall')) return [];
  return [further(key, entries, facts) ?? []].flat();
}

/** Borders that can be added to an area. */
export function addable(
  topic: string,
  section: string,
  entries: PackEntry[],
  values: Values,
  given: unknown,
): { key: string; value: unknown; name: string }[] {
  const board = boardOf(given as Facts, section);
  if (!board || !board.areas.some(({ id }) => id === topic)) return [];
  const touches = new Set(
    [...entries.map(({ key }) => key), ...Object.keys(values)]
      .filter((key) => key.startsWith(`map-${section}/`) && key.endsWith('/border'))
      .filter((key) => placesOf(key).includes(topic))
      .flatMap(placesOf),
  );
  // What is printed in the rulebook can't be changed.
  for (const { a, b, ours } of board.borders)
    if (!ours && (a === topic || b === topic)) touches.add(a).add(b);
  return board.areas
    .filter(({ id }) => id !== topic && !touches.has(id))
    .map(({ id, name }) => ({ key: `map-${section}/${topic}--${id}/border`, value: 'normal', name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The board as the values have it. */
export function boardWith(board: BoardFacts, values: Values): BoardFacts {
  const file = `map-${board.id}/`;
  const given = Object.entries(values).filter(([key]) => key.startsWith(file));
  if (given.length === 0) return board;
  const borders = new Map(board.borders.map((one) => [[one.a, one.b].toSorted().join(' '), one]));
  let areas = board.areas;
  let recruitment = board.recruitment;
  const lists: Partial<BoardFacts> = {};
  for (const [key, value] of given) {
    const [, id, path] = split(key);
    const [a, b] = id.split('--') as [Area, Area | undefined];
    if (b) {
      const pair = [a, b].toSorted().join(' ');
      const old = borders.get(pair);
      if (path === 'border' && value === null) borders.delete(pair);
      else if (path === 'border')
        borders.set(pair, { a, b, protects: old?.protects ?? null, border: value as Border, ours: false });
      else if (old) borders.set(pair, { ...old, protects: value as Area });
    } else if (path === 'arrowsTo')
      recruitment = recruitment.map((one) => (one.id === a ? { ...one, arrows: value as Area[] } : one));
    else if (path === 'region')
      areas = areas.map((one) => (one.id === a ? { ...one, region: value as typeof one.region } : one));
    else if (path === 'catapultAreas') lists.catapults = value as Area[];
    else if (path === 'anduinSouthAreas') lists.anduin_south = value as Area[];
  }
  return { ...board, ...lists, areas, recruitment, borders: [...borders.values()] };
}

interface Party {
  units?: Record<string, number>;
  leaders?: Record<string, number>;
  characters?: string[];
}

/** Everybody where he stands at first, as a position. */
export function setUp(section: string, entries: PackEntry[], values: Values): View {
  const file = `setup-${section}//`;
  const now = new Map<string, unknown>();
  for (const entry of entries) if (entry.key.startsWith(file)) now.set(entry.key, currentOf(entry, values));
  for (const [key, value] of Object.entries(values)) if (key.startsWith(file)) now.set(key, value);
  const areas = new Map<string, AreaView>();
  const area = (id: string): AreaView => {
    const known = areas.get(id) ?? {
      area: id as Area,
      controller: null,
      marker: false,
      protection: null,
      sections: [],
      army: null,
      alone: [],
      tokens: [],
      ents: 0,
      nazgul: 0,
      tower: false,
      catapults: 0,
    };
    areas.set(id, known);
    return known;
  };
  for (const [key, value] of now) {
    const [part = '', name = ''] = key.slice(file.length).split('.');
    if (typeof value !== 'object' || value === null) continue;
    if (part === 'recruitmentTokens') {
      for (const [place, count] of Object.entries(value as Record<string, number>))
        area(place).tokens.push({ pool: name as Pool, count });
    } else if (part === 'free' || part === 'shadow') {
      const here = area(name);
      const army = armyOf(value as Party, part === 'free' ? 'free-peoples' : 'shadow');
      if (army.units.length > 0) here.army = army;
      else here.alone.push(...army.characters);
    }
  }
  return {
    you: null,
    scenario: section,
    areas: [...areas.values()],
    characters: [],
    entwood: null,
  } as unknown as View;
}

function armyOf({ units = {}, leaders = {}, characters = [] }: Party, side: Side): ArmyView {
  const some = (counts: Record<string, number>) =>
    Object.entries(counts).filter(([, n]) => typeof n === 'number' && n > 0);
  const led = some(leaders);
  return {
    side,
    units: some(units).map(([unit, count]) => ({ unit, count })) as ArmyView['units'],
    leaders: led.map(([leader, count]) => ({ leader, count })) as ArmyView['leaders'],
    damage: 0,
    tokens: 0,
    leadership: led.reduce((sum, [, n]) => sum + n, 0),
    strength: 0,
    characters: characters as ArmyView['characters'],
  };
}
