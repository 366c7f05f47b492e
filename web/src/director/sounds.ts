import type { Sound } from './story';

/** The sounds of the table, if this build has them. */
const sounds = import.meta.glob<{ playSound: (name: Sound) => void }>('../lib/sounds/index.ts');

/** Lets a beat be heard. */
export function hear(sound: Sound | undefined): void {
  const load = Object.values(sounds)[0];
  if (sound && load)
    load().then(
      ({ playSound }) => playSound(sound),
      () => undefined,
    );
}
