import type { PackEntry, PackFault } from '../wire';

/** What is edited together: a card, an area, a Character. */
export interface Topic {
  id: string;
  name: string;
  entries: PackEntry[];
}

/** A part of a pack: a board with its set-up, a deck, the units. */
export interface Section {
  id: string;
  /** The names of the game's parts that it is made of. */
  names: string[];
  entries: PackEntry[];
}

/** The parts of a pack, in the order of their entries. `joined` names the section of parts that belong together. */
export function sectionsOf(entries: PackEntry[], joined: Record<string, string> = {}): Section[] {
  const sections = new Map<string, Section>();
  for (const entry of entries) {
    const part = entry.group?.part;
    if (!part) continue;
    const id = joined[part.id] ?? part.id;
    const section = sections.get(id) ?? { id, names: [], entries: [] };
    sections.set(id, section);
    if (!section.names.includes(part.name)) section.names.push(part.name);
    section.entries.push(entry);
  }
  return [...sections.values()];
}

/** The topics of entries. What is about nothing in particular is a topic by itself. */
export function topicsOf(entries: PackEntry[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const entry of entries) {
    const about = entry.group?.about;
    const id = about?.id ?? entry.key;
    const topic = topics.get(id) ?? { id, name: start(about?.name ?? entry.what), entries: [] };
    topics.set(id, topic);
    topic.entries.push(entry);
  }
  return [...topics.values()];
}

/** What an entry is, without the name of what it is about. */
export function shortWhat({ what, group }: PackEntry): string {
  const name = group?.about?.name;
  return start(name && what.startsWith(`${name}: `) ? what.slice(name.length + 2) : what);
}

/** Words at the beginning of a line. */
export const start = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How topics are looked for. */
export interface Sought {
  text: string;
  /** A row of the game's list, or empty for all. */
  row: string;
  /** A scenario, or empty for both. */
  scenario: string;
  onlyYours: boolean;
}

/** Whether an entry belongs to a scenario; one that names none belongs to all. */
export function isOfScenario({ key }: PackEntry, scenario: string, scenarios: readonly string[]): boolean {
  if (!scenario) return true;
  const [file = '', id = '', path = ''] = key.split('/');
  const named = scenarios.filter(
    (one) =>
      file.endsWith(`-${one}`) ||
      id.startsWith(`${one}.`) ||
      id.endsWith(`-${one}`) ||
      path.startsWith(`${one}.`),
  );
  return named.length === 0 || named.includes(scenario);
}

/** The topics that fit what is sought. */
export function found(
  topics: Topic[],
  sought: Sought,
  scenarios: readonly string[],
  differs: (key: string) => boolean,
): Topic[] {
  const words = sought.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (topic: Topic) => {
    const of = topic.entries.filter(
      (entry) =>
        (!sought.row || entry.group?.row === sought.row) && isOfScenario(entry, sought.scenario, scenarios),
    );
    if (of.length === 0 || (sought.onlyYours && !of.some(({ key }) => differs(key)))) return false;
    const text = `${topic.name} ${topic.id} ${of.map(({ what, key, group }) => `${what} ${key} ${group?.row ?? ''}`).join(' ')}`;
    return words.every((word) => text.toLowerCase().includes(word));
  };
  return topics.filter(fits);
}

/** How many values of some entries are yours, and how many of them have a fault. */
export function countsOf(
  entries: PackEntry[],
  values: Record<string, unknown>,
  faults: PackFault[],
): { yours: number; faults: number } {
  const wrong = new Set(faults.map(({ key }) => key));
  return {
    yours: entries.filter(({ key }) => key in values).length,
    faults: entries.filter(({ key }) => wrong.has(key)).length,
  };
}
