import { generic } from './generic';
import type { Story } from './story';

const stories = import.meta.glob<{ story: Story }>('../games/*/story.ts');

/** How a game is told. */
export async function storyOf(game: string): Promise<Story> {
  const load = stories[`../games/${game}/story.ts`];
  return load ? (await load()).story : generic;
}
