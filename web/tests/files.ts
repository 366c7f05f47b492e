import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A page fetches its files from the server that it came from; here they are those of this folder. */
globalThis.fetch = async (address) => {
  const text = await readFile(path.join(root, String(address)), 'utf8');
  return new Response(text);
};
