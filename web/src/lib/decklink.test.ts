import { describe, expect, it } from 'vitest';
import { deckAddress, packList, unpackList } from './decklink';

const list = `Name: Webs & fists — 100 %
Hero: Spider-Man
Aspect: Justice

1x Jessica Jones
3x For Justice!
2x Haymaker
`;

describe('a deck in an address', () => {
  it('comes back as it was', async () => {
    expect(await unpackList(await packList(list))).toBe(list);
  });

  it('needs nothing that an address would change', async () => {
    const address = await deckAddress('champions', list);
    expect(address).toMatch(/^\/decks\/champions\/shared#[\w-]+$/);
    expect(new URL(address, 'https://example.org').href.endsWith(address)).toBe(true);
  });

  it('is shorter than the list of a whole deck', async () => {
    const whole = Array.from({ length: 40 }, (_, n) => `1x A card of the deck called number ${n}`).join('\n');
    expect((await packList(whole)).length).toBeLessThan(whole.length / 2);
  });

  it.each(['', 'nonsense', '%%%', 'AAAA', '____'])('is none if it is %o', async (packed) => {
    expect(await unpackList(packed)).toBeNull();
  });

  it('is none if it would swell beyond all decks', async () => {
    expect(await unpackList(await packList('x'.repeat(19_000)))).toHaveLength(19_000);
    const bomb = new Blob(['x'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const packed = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    expect(await unpackList(packed)).toBeNull();
  });
});
