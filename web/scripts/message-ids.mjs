// `npm run messages`: writes the names of all texts, and of what is filled into each, from the English catalogues to
// `ids.ts` beside them, so that TypeScript knows them.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../src');

/** The folders with catalogues. */
export function catalogues() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'en.ftl')
    .map((file) => path.join(source, path.dirname(file)))
    .sort();
}

/** The texts of a catalogue by their names, each with the names of what is filled in. */
export function messagesOf(text) {
  const { body } = new FluentResource(text);
  // The parser leaves out what it does not understand.
  const written = text.match(/^-?[a-zA-Z][\w-]* *=/gm) ?? [];
  const lost = written
    .map((line) => line.replace(/ *=$/, ''))
    .filter((id) => !body.some((one) => one.id === id));
  if (lost.length > 0 || written.length !== body.length)
    throw new Error(`unreadable or twice: ${lost.join(', ')}`);
  const found = new Map();
  for (const { id, value, attributes } of body) {
    if (id.startsWith('-')) continue;
    if (value !== null) found.set(id, variablesOf(value));
    for (const [name, pattern] of Object.entries(attributes))
      found.set(`${id}.${name}`, variablesOf(pattern));
  }
  return found;
}

/** What is filled into a pattern. */
function variablesOf(pattern) {
  const names = new Set();
  const walk = (part) => {
    if (part === null || typeof part !== 'object') return;
    if (part.type === 'var') names.add(part.name);
    Object.values(part).forEach(walk);
  };
  walk(pattern);
  return [...names].sort();
}

/** The file of names for a folder with a catalogue. */
export function idsFor(folder) {
  const messages = messagesOf(readFileSync(path.join(folder, 'en.ftl'), 'utf8'));
  const lines = [...messages].map(([id, names]) => {
    const key = /^[a-z]\w*$/.test(id) ? id : `'${id}'`;
    return `  ${key}: ${names.map((name) => `'${name}'`).join(' | ') || 'never'};`;
  });
  return [
    '/** The texts of `en.ftl` by their names, with the names of what is filled in. Made by `npm run messages`. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of catalogues()) writeFileSync(path.join(folder, 'ids.ts'), idsFor(folder));
}
