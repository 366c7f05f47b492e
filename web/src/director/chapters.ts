import type { LogLine, Says } from '../wire';
import type { Story } from './story';

/** One entry of a told log: a line, or several that say the same. */
export interface Entry {
  lines: LogLine[];
  says: Says;
}

/** A turn or a phase with what happened in it. What comes before the first has no heading. */
export interface Chapter {
  /** The number of its first line, which no other chapter of its level shares with the same place. */
  id: string;
  head: Entry | null;
  entries: Entry[];
  /** The phases of a turn. */
  parts: Chapter[];
}

/** The message of a line: only lines with the same one may be told together. */
const messageOf = ({ says }: LogLine): string => (typeof says === 'string' ? says : says[0]);

/** The lines with those folded into one that say the same. */
export function folded(lines: readonly LogLine[], story: Story): Entry[] {
  const entries: Entry[] = [];
  let from = 0;
  while (from < lines.length) {
    const first = lines[from];
    if (!first) break;
    const run = [first];
    let says: Says = first.says;
    for (let next = lines[from + 1]; story.fold && next; next = lines[from + run.length]) {
      const together = messageOf(next) === messageOf(first) ? story.fold([...run, next]) : null;
      if (together === null) break;
      run.push(next);
      says = together;
    }
    entries.push({ lines: run, says });
    from += run.length;
  }
  return entries;
}

/** What was folded before: a log grows at its end, and the rest stays as it is. */
const made = new WeakMap<LogLine, { story: Story; n: number; entries: Entry[] }>();

function foldedOnce(lines: LogLine[], story: Story): Entry[] {
  const [first] = lines;
  const old = first && made.get(first);
  if (old?.story === story && old.n === lines.length) return old.entries;
  const entries = folded(lines, story);
  if (first) made.set(first, { story, n: lines.length, entries });
  return entries;
}

/** The log by turns and their phases. */
export function chapters(log: readonly LogLine[], story: Story): Chapter[] {
  const all: Chapter[] = [];
  let open: LogLine[] = [];
  const close = () => {
    const turn = all.at(-1);
    if (open.length === 0) return;
    const entries = foldedOnce(open, story);
    open = [];
    if (!turn) all.push({ id: 'first', head: null, entries, parts: [] });
    else (turn.parts.at(-1) ?? turn).entries.push(...entries);
  };
  log.forEach((line, at) => {
    const level = story.chapter(line);
    if (level === null) {
      open.push(line);
      return;
    }
    close();
    const head = { lines: [line], says: line.says };
    const chapter: Chapter = { id: `${line.number} ${at}`, head, entries: [], parts: [] };
    const turn = all.at(-1);
    if (level === 'phase' && turn) turn.parts.push(chapter);
    else all.push(chapter);
  });
  close();
  return all;
}

/** All lines of a chapter. */
export function linesOf({ head, entries, parts }: Chapter): LogLine[] {
  return [...(head?.lines ?? []), ...entries.flatMap((entry) => entry.lines), ...parts.flatMap(linesOf)];
}
