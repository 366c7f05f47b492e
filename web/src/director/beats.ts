import { thingsIn } from '../messages/game';
import type { LogLine, Says } from '../wire';
import { folded } from './chapters';
import type { Beat, Moment, Story } from './story';

/** What is seen of a game after some answer, from one seat. */
export interface Point {
  number: number;
  view: unknown;
}

/** A part of a game to be shown: where it begins, what was seen after each answer since, and what happened. */
export interface Stretch {
  first: Point;
  points: Point[];
  /** The log; lines before and after the stretch are left out. */
  log: readonly LogLine[];
}

/** A beat that is ready to be shown. */
export interface Ready extends Beat {
  number: number;
  words: Says;
  /** What is spoken: this and what was said since the last beat. */
  spoken: Says[];
  /** What the board shows at first, and from the moment that the beat is about. */
  before: unknown;
  after: unknown;
}

/** The most beats that are shown in a row. */
export const MOST = 60;

/** The beats of a stretch, in order. */
export function beatsOf({ first, points, log }: Stretch, story: Story): Ready[] {
  const views = new Map([first, ...points].map(({ number, view }) => [number, view]));
  const last = points.at(-1)?.number ?? first.number;
  const lines = log.filter(({ number }) => number > first.number && number <= last);
  const beats: Ready[] = [];
  let spoken: Says[] = [];
  let shown = first.view;
  let told = 0;
  for (const { lines: run, says } of folded(lines, story)) {
    const line = run.at(-1);
    if (!line) continue;
    const { number } = line;
    const after = views.has(number) ? views.get(number) : shown;
    const moment = { before: views.get(number - 1) ?? shown, after, earlier: lines.slice(0, told) };
    told += run.length;
    spoken.push(says);
    const beat = tell(story, { ...line, says }, moment);
    if (!beat) continue;
    beats.push({ ...beat, number, words: beat.says ?? says, spoken, before: shown, after });
    spoken = [];
    shown = after;
  }
  const end = beats.at(-1);
  if (end && spoken.length > 0) end.spoken = [...end.spoken, ...spoken];
  return held(beats);
}

/** What an answer takes off the board stays there as long as beats tell of it. */
function held(beats: Ready[]): Ready[] {
  let from = 0;
  while (from < beats.length) {
    const number = beats[from]?.number;
    let end = from;
    while (beats[end]?.number === number) end += 1;
    const old = beats[from]?.before;
    const last = beats.slice(from, end).findLastIndex((beat) => beat.still);
    for (let at = from; last >= 0 && at < end; at += 1) {
      const beat = beats[at];
      if (!beat) continue;
      if (at <= from + last + 1) beat.before = old;
      if (at <= from + last) beat.after = old;
    }
    from = end;
  }
  return beats;
}

/** A story that stumbles over a line leaves it out: the log has it. */
function tell(story: Story, line: LogLine, moment: Moment): Beat | null {
  try {
    const beat = story.beat(line, moment);
    if (!beat) return null;
    const nowhere = !beat.at && !beat.way && !beat.from;
    return nowhere ? { ...beat, at: thingsIn(line.says) } : beat;
  } catch {
    return null;
  }
}
