// A deck in an address: the list itself stands behind the #, packed, so that nothing is kept on the server and nothing leaks.

/** Longer lists are not decks; somebody is playing tricks. */
const MOST = 20_000;

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(way) as ReadableStream<Uint8Array>;
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) throw new Error('too long');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A list as letters, digits, `-` and `_`. */
export async function packList(list: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(list), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...packed));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The list that was packed; none if this was never one. */
export async function unpackList(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const list = await through(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(list) || null;
  } catch {
    return null;
  }
}

/** Where a deck of a game can be looked at by anybody who has the address. */
export async function deckAddress(game: string, list: string): Promise<string> {
  return `/decks/${encodeURIComponent(game)}/shared#${await packList(list)}`;
}
