import { keyOf, type Drawn } from '../../../../maps/third-age/plan.mjs';
import type { MapFile } from '../../../parts/war/geometry';
import type { BoardFacts } from '../wire';
import { shapes } from './board';

/** The drawings that were made here, by board and key. Some boards can't be drawn: two areas at one place, say. */
const drawn = new Map<string, Promise<MapFile | null>>();

/** Whether the drawing that comes with the pages is the one of a board: where areas are, and which of them touch. */
export const isAsShipped = (board: BoardFacts): boolean => shapes[board.id].key === keyOf(board);

/** The drawing of a board whose areas touch otherwise than on ours, made aside; none if it can't be made. */
export function redrawn(board: BoardFacts): Promise<MapFile | null> {
  const key = `${board.id} ${keyOf(board)}`;
  const found = drawn.get(key) ?? inWorker(board);
  drawn.set(key, found);
  return found;
}

function inWorker({ id, areas, borders, recruitment }: BoardFacts): Promise<MapFile | null> {
  const worker = new Worker(new URL('./redraw.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MapFile | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<MapFile | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage({ id, areas, borders, recruitment } satisfies Drawn);
  }).finally(() => worker.terminate());
}
