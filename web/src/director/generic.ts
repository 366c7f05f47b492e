import { thingsIn } from '../messages/game';
import type { Story } from './story';

/** How a game is told that has no story of its own: what is said of things is shown where they are. */
export const generic: Story = {
  beat: ({ says }) => {
    const at = thingsIn(says);
    return at.length > 0 ? { kind: 'note', at } : null;
  },
  chapter: () => null,
};
