/** How the cards to choose from are shown: as cards, or as lines with more words. */
export type CardView = 'gallery' | 'list';

const key = 'longtable.deck-view';

/** The way that somebody chose in this browser. */
export const cardView = {
  read(): CardView {
    try {
      return localStorage.getItem(key) === 'list' ? 'list' : 'gallery';
    } catch {
      return 'gallery';
    }
  },
  keep(view: CardView): void {
    try {
      localStorage.setItem(key, view);
    } catch {
      // A browser that keeps nothing shows the gallery next time.
    }
  },
};
