import type { Highlight, Says, Story } from '../../wire';
import { t } from '../../messages/index.svelte';
import type { Line } from './chart';

/** The words of a game. */
interface Words {
  say: (says: Says) => string;
}

/** The quantities of a game as lines of a chart. */
export function linesOf(story: Story, words: Words): Line[] {
  return story.series.map(({ says, team, goal, values }) => ({ name: words.say(says), team, goal, values }));
}

/** The names of the points along the axis: the beginning, then the turns. */
export function labelsOf(story: Story): string[] {
  return story.points.map((point, at) =>
    at === 0 && point.number < (story.points[1]?.number ?? 1) ? t('chart-start') : String(point.turn),
  );
}

/** The heading of a highlight. */
export function headingOf(highlight: Highlight): string {
  switch (highlight.kind) {
    case 'decisive-battle':
      return t('highlight-decisive-battle');
    case 'luckiest-throw':
      return t('highlight-luckiest-throw');
    case 'heaviest-blow':
      return t('highlight-heaviest-blow');
    case 'closest-call':
      return t('highlight-closest-call');
    case 'turning-point':
      return t('highlight-turning-point');
  }
}

/** What makes it one: a number or two, in words. */
export function whyOf(highlight: Highlight, words: Words): string {
  const { kind, before, after, value, goal, chance, says } = highlight;
  switch (kind) {
    case 'decisive-battle':
      return t('highlight-battle-why', { lost: value ?? 0, before: before ?? 0, after: after ?? 0 });
    case 'luckiest-throw':
      return t('highlight-throw-why', { n: Math.max(2, Math.round(1 / Math.max(chance ?? 1, 1e-6))) });
    case 'heaviest-blow':
      return t('highlight-blow-why', { n: value ?? 0 });
    case 'closest-call':
      return says !== null && value !== null
        ? t('highlight-close-gauge', { what: words.say(says), value, goal: goal ?? 0 })
        : t('highlight-close-hope', { hope: before ?? 0 });
    case 'turning-point':
      return t('highlight-turn-why', { before: before ?? 0, after: after ?? 0 });
  }
}

/** What happened there, in the game's own words; a closest call has none. */
export function whatOf(highlight: Highlight, words: Words): string {
  return highlight.says !== null && highlight.kind !== 'closest-call' ? words.say(highlight.says) : '';
}
