import type { LogLine } from '../../wire';
import type { Battleground, Path, Side, View } from '../../wire/ring-cards';
import { eventOf } from './story';
import type { Place, Printed } from './table';

/** A location that was fought over in the round that is being played, and who took it. */
export interface Spent {
  place: Place;
  id: string;
  side: Side | null;
  /** The corruption that it brought. */
  corruption: number;
}

/** The lines of one round. */
function linesOf(round: number, log: readonly LogLine[]): readonly LogLine[] {
  const from = log.findLastIndex((line) => eventOf(line, 'round')?.round === round);
  if (from < 0) return [];
  const to = log.findIndex((line, at) => at > from && eventOf(line, 'round') !== null);
  return log.slice(from + 1, to < 0 ? undefined : to);
}

/**
 * What was fought over in this round and is no longer active. The log may be ahead of what is shown, so a location counts only
 * once the view has it where it went to. A path that was replaced by another leaves its place to that one.
 */
export function spentIn(view: View, log: readonly LogLine[]): Spent[] {
  const active = new Set<string>(view.locations.map(({ id }) => id));
  const gone = new Set<string>([
    ...view.free.battlegrounds,
    ...view.shadow.battlegrounds,
    ...view.free.paths,
    ...view.shadow.paths,
    ...view.paths_out,
  ]);
  const spent = new Map<string, Spent>();
  const add = (id: Path | Battleground, place: Place, side: Side | null, corruption = 0) => {
    if (!active.has(id) && gone.has(id)) spent.set(id, { id, place, side, corruption });
  };
  const walked = view.locations.some(({ number }) => number !== null);
  for (const line of linesOf(view.round, log)) {
    const ground = eventOf(line, 'battleground-scored');
    if (ground) add(ground.battleground, { battleground: ground.battleground }, ground.side);
    const path = eventOf(line, 'path-scored');
    if (path && !walked) add(path.path, { path: path.path }, path.side, path.corruption);
  }
  // Of two paths in one round only the last is left.
  const paths = [...spent.values()].filter(({ place }) => 'path' in place);
  for (const { id } of paths.slice(0, -1)) spent.delete(id);
  return [...spent.values()];
}

/** Active and spent locations side by side, each where it was all the round: the path first, then battlegrounds in their order. */
export function lanesOf(view: View, log: readonly LogLine[], printed: Printed) {
  const lanes = [
    ...view.locations.map((location) => ({ id: location.id, location, spent: null })),
    ...spentIn(view, log).map((spent) => ({ id: spent.id, location: null, spent })),
  ];
  return lanes.toSorted((a, b) => printed.order(a.id) - printed.order(b.id));
}
