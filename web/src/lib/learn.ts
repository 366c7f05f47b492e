/** Introductions to games, from `docs/learn`, and their pictures. */
const texts = import.meta.glob<string>('../../../docs/learn/*.md', { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>(
  '../../../docs/pictures/{wotr,wotr-*,five-armies,five-armies-*,third-age,third-age-*}.png',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

const byFile = Object.fromEntries(
  Object.entries(pictures).map(([path, address]) => [path.split('/').at(-1) ?? path, address]),
);

const fileOf = (slug: string) => `../../../docs/learn/${slug}.md`;

/** Whether there is an introduction to a game. */
export function canLearn(slug: string): boolean {
  return fileOf(slug) in texts;
}

/** An introduction: its title, its text, and the addresses of pictures by the names of their files. */
export interface Lesson {
  title: string;
  text: string;
  pictures: Record<string, string>;
}

/** The introduction to a game, if there is one. */
export async function lesson(slug: string): Promise<Lesson | null> {
  const load = texts[fileOf(slug)];
  if (!load) return null;
  const text = await load();
  const [first = '', ...rest] = text.split('\n');
  return { title: first.replace(/^#\s*/, ''), text: rest.join('\n'), pictures: byFile };
}
