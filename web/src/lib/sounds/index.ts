// The sounds of the table. What they are made of is loaded with the first one that is heard.
import type { Sound } from '../../director/story';
import { preferences } from '../preferences.svelte';

/** A sound of the table, or the chime that calls to it. */
export type AnySound = Sound | 'chime';

/** Two sounds of a kind within this many milliseconds are one: ten cards that fall at once are not ten times as loud. */
const together = 60;

const lastHeard = new Map<AnySound, number>();
let touched = false;

if (typeof addEventListener === 'function') {
  const notice = () => (touched = true);
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, notice, { once: true, capture: true, passive: true });
}

/** Browsers play nothing on a page that nobody has touched, and nobody wants it to. */
function mayBeHeard(): boolean {
  // This file may have come after the first gesture; newer browsers remember it.
  return touched || navigator.userActivation?.hasBeenActive === true;
}

/** Plays a sound, if sounds are wanted and the page was touched. It never fails and never waits. */
export function playSound(name: AnySound): void {
  if (preferences.loudness === 0 || !mayBeHeard()) return;
  const now = performance.now();
  if (now - (lastHeard.get(name) ?? -together) < together) return;
  lastHeard.set(name, now);
  import('./synthesis').then(
    ({ sound }) => sound(name, preferences.loudness),
    () => undefined, // No sound is no reason to stop.
  );
}
