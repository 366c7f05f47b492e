import type { Drawn } from '../../../../maps/third-age/plan.mjs';
import { redraw } from './drawing';

addEventListener('message', ({ data }: MessageEvent<Drawn>) => {
  try {
    postMessage(redraw(data));
  } catch {
    postMessage(null);
  }
});
