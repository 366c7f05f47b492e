/** A piece of a line. */
export type Inline =
  | { is: 'text'; text: string }
  | { is: 'strong'; parts: Inline[] }
  | { is: 'em'; parts: Inline[] }
  | { is: 'code'; text: string }
  | { is: 'link'; parts: Inline[]; to: string };

/** A part of a text. */
export type Block =
  | { is: 'paragraph'; parts: Inline[] }
  | { is: 'heading'; level: number; parts: Inline[] }
  | { is: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'quote'; blocks: Block[] }
  | { is: 'code'; text: string }
  | { is: 'picture'; file: string; alt: string }
  | { is: 'rule' };

/** A picture on a line of its own. */
const picture = /^\s*!\[([^\]]*)\]\(([^)\s]+)\)\s*$/;
const bullet = /^(\s*)(?:[-*+]|(\d{1,4})[.)])\s+(.*)$/;

/**
 * Reads Markdown: headings, paragraphs, lists, tables, quotations, code and pictures, with emphasis, code and links
 * inside.
 * It gives plain values and no HTML, so whatever a text holds can only be shown as text.
 */
export function readMarkdown(source: string): Block[] {
  return blocks(source.replace(/\r\n?/g, '\n').split('\n'));
}

function blocks(lines: string[]): Block[] {
  const out: Block[] = [];
  let at = 0;
  const take = (while_: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && while_(lines[at] ?? '')) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (line.startsWith('```')) {
      at += 1;
      out.push({ is: 'code', text: take((next) => !next.startsWith('```')).join('\n') });
      at += 1;
    } else if (heading) {
      out.push({ is: 'heading', level: heading[1]?.length ?? 1, parts: readInline(heading[2] ?? '') });
      at += 1;
    } else if (/^\s*([-*_])\s*(\1\s*){2,}$/.test(line)) {
      out.push({ is: 'rule' });
      at += 1;
    } else if (picture.test(line)) {
      const [, alt = '', address = ''] = picture.exec(line) ?? [];
      out.push({ is: 'picture', alt, file: address.split('/').at(-1) ?? '' });
      at += 1;
    } else if (line.startsWith('>')) {
      const quoted = take((next) => next.startsWith('>'));
      out.push({ is: 'quote', blocks: blocks(quoted.map((next) => next.replace(/^>\s?/, ''))) });
    } else if (isTable(lines, at)) out.push(table(take((next) => next.trim().startsWith('|'))));
    else if (bullet.test(line)) out.push(list(take((next) => bullet.test(next) || /^\s+\S/.test(next))));
    else {
      const text = take((next) => !!next.trim() && !startsBlock(next));
      // A line that only looks like a start of something is text.
      if (text.length === 0) {
        text.push(line);
        at += 1;
      }
      out.push({ is: 'paragraph', parts: readInline(text.map((next) => next.trim()).join(' ')) });
    }
  }
  return out;
}

function startsBlock(line: string): boolean {
  return bullet.test(line) || picture.test(line) || /^(#{1,6}\s|>|```|\|)/.test(line);
}

function isTable(lines: string[], at: number): boolean {
  return (
    (lines[at] ?? '').trim().startsWith('|') &&
    /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[at + 1] ?? '')
  );
}

function cells(line: string): Inline[][] {
  const inside = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => readInline(cell.replace(/\\\|/g, '|').trim()));
}

function table(lines: string[]): Block {
  const [head, , ...rows] = lines;
  return { is: 'table', head: cells(head ?? ''), rows: rows.map(cells) };
}

function list(lines: string[]): Block {
  const first = bullet.exec(lines[0] ?? '');
  const depth = first?.[1]?.length ?? 0;
  const items: string[][] = [];
  for (const line of lines) {
    const mark = bullet.exec(line);
    if (mark && (mark[1]?.length ?? 0) <= depth) items.push([mark[3] ?? '']);
    else items.at(-1)?.push(line.replace(/^\s{1,4}/, ''));
  }
  const number = first?.[2];
  return {
    is: 'list',
    ordered: number !== undefined,
    start: Number(number ?? 1),
    items: items.map((item) => blocks(item)),
  };
}

const marks =
  /(`+)(.+?)\1|\*\*(.+?)\*\*|__(.+?)__|\*([^*\s](?:[^*]*[^*\s])?)\*|(?<!\w)_([^_\s](?:[^_]*[^_\s])?)_(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Reads one line's emphasis, code and links. */
export function readInline(text: string): Inline[] {
  const out: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > from) out.push({ is: 'text', text: text.slice(from, found.index) });
    from = found.index + found[0].length;
    const strong = found[3] ?? found[4];
    const em = found[5] ?? found[6];
    if (found[2] !== undefined) out.push({ is: 'code', text: found[2] });
    else if (strong !== undefined) out.push({ is: 'strong', parts: readInline(strong) });
    else if (em !== undefined) out.push({ is: 'em', parts: readInline(em) });
    else out.push(link(found[7] ?? '', found[8] ?? ''));
  }
  if (from < text.length) out.push({ is: 'text', text: text.slice(from) });
  return out;
}

function link(text: string, to: string): Inline {
  const safe = /^(https?:\/\/|\/(?!\/)|#)/.test(to);
  return safe ? { is: 'link', parts: readInline(text), to } : { is: 'text', text };
}

/** A stretch of text: plain, or the number of a rule. */
export type Stretch = { text: string; rule: boolean };

/** Finds the numbers of rules in a text. Only known numbers count, so that "2.5" of something else stays text. */
export function findRules(text: string, known: ReadonlySet<string>): Stretch[] {
  const out: Stretch[] = [];
  let from = 0;
  for (const found of text.matchAll(/\bAppendix [A-Z]\b|\b[A-Z]\d+\b|\b\d+(?:\.\d+)+\b/g)) {
    if (!known.has(found[0])) continue;
    if (found.index > from) out.push({ text: text.slice(from, found.index), rule: false });
    out.push({ text: found[0], rule: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) out.push({ text: text.slice(from), rule: false });
  return out;
}
