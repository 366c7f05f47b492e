import { describe, expect, it } from 'vitest';
import { fileText, partAt, readFile, saysTheSame, shown, wantedPack, withPart } from './packvalues';

const words = {
  number: String,
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  list: (parts: string[]) => parts.join(', '),
};

describe('values of data packs', () => {
  const value = { bard: 2, shadow: [8, 9], 'a/b': { '~': 1 } };

  it('have parts', () => {
    expect(partAt(value, '')).toBe(value);
    expect(partAt(value, '/bard')).toBe(2);
    expect(partAt(value, '/shadow/1')).toBe(9);
    expect(partAt(value, '/a~1b/~0')).toBe(1);
    expect(partAt(value, '/nobody/at')).toBeUndefined();
  });

  it('are changed without changing what was there', () => {
    expect(withPart(value, '/shadow/0', 7)).toEqual({ ...value, shadow: [7, 9] });
    expect(withPart(value, '/dain', 3)).toEqual({ ...value, dain: 3 });
    expect(withPart(1, '', 2)).toBe(2);
    expect(withPart(null, '/1', 'camp')).toEqual({ '1': 'camp' });
    expect(value.shadow).toEqual([8, 9]);
  });

  it('are the same in whatever order', () => {
    expect(saysTheSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
    expect(saysTheSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(saysTheSame([1, 2], [2, 1])).toBe(false);
    expect(saysTheSame({}, [])).toBe(false);
  });

  it('are shown by the names of their parts', () => {
    const fields = [{ at: '/1', what: 'The first group' }];
    const of = [{ id: 'camp', name: 'The Camp' }];
    expect(shown({ 1: 'camp' }, { is: 'choices', fields, of }, words)).toEqual({
      parts: [['The first group', 'The Camp']],
    });
    expect(shown({ 1: 'moon' }, { is: 'choices', fields, of }, words)).toEqual({
      parts: [['The first group', 'moon']],
    });
    expect(shown(3, { is: 'number', range: { least: 0, most: 3, whole: true } }, words)).toEqual({
      text: '3',
    });
    expect(shown([{ op: 'rally' }], undefined, words)).toEqual({ text: '[\n {\n  "op": "rally"\n }\n]' });
    expect(shown(null, { is: 'json' }, words)).toEqual({ text: 'none' });
    expect(shown(true, { is: 'flag' }, words)).toEqual({ text: 'yes' });
    expect(shown('camp', { is: 'one-of', of }, words)).toEqual({ text: 'The Camp' });
    expect(shown(['camp', 'moon'], { is: 'several', of }, words)).toEqual({ text: 'The Camp, moon' });
  });
});

describe('files of data packs', () => {
  it('are read if they look like one', () => {
    const text = fileText('toy', 'Mine', { R1: 2 });
    expect(readFile(`\uFEFF${text}`)).toEqual({ format: 1, game: 'toy', pack: 'Mine', values: { R1: 2 } });
    expect(readFile('{"game":"toy","values":{}}')?.pack).toBe('');
    for (const wrong of ['', '[]', 'null', '{"game":1,"values":{}}', '{"game":"toy","values":[]}']) {
      expect(readFile(wrong)).toBeNull();
    }
  });

  it('are wanted by id, by name or by hash', () => {
    const own = [{ id: 'a', game: 'toy', name: 'Mine', hash: 'x', changed: 0 }];
    const shipped = [{ id: 'balanced' }];
    expect(wantedPack('a', own, shipped)).toEqual({ own: 'a' });
    expect(wantedPack('balanced', own, shipped)).toEqual({ shipped: 'balanced' });
    expect(wantedPack('0'.repeat(32), own, shipped)).toEqual({ hash: '0'.repeat(32) });
    expect(wantedPack('b', own, shipped)).toBeNull();
  });
});
