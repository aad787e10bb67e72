import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersApart } from './letters-apart.js';
import {
  deletionsOf,
  nameQueriesOf,
  neighboursOf,
  normalName,
  recordNumberQueriesOf,
  searchKeysOf,
} from './search-keys.js';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 12 });
const shared = (one: string, other: string) => deletionsOf(one).some(key => deletionsOf(other).includes(key));

describe('names compare', () => {
  it.each([
    ['Siti Nur’aini', 'siti nuraini'],
    ["Nur'aini", 'nuraini'],
    ['  DEWI   Sartika-Putri ', 'dewi sartika putri'],
    ['René Müller', 'rene muller'],
    ['By. Ny. Siti', 'by ny siti'],
    ['', ''],
  ])('%j as %j', (name, normal) => expect(normalName(name)).toBe(normal));
});

describe('keys', () => {
  it('holds the name, its words, their ends and deletions, and the record number', () => {
    expect(searchKeysOf({ name: 'Budi Al', recordNumber: '00-12-34' }).split(' ')).toEqual([
      '#001234', '#1234', '^budial',
      '+budial', '+udial', '+bdial', '+buial', '+budal', '+budil', '+budia',
      '=budi', '>udi', '~budi', '~udi', '~bdi', '~bui', '~bud',
      '=al', '~al',
    ]); // prettier-ignore
  });
  it('are none for a name and number without letters', () => {
    expect(searchKeysOf({ name: '␡', recordNumber: '␡' })).toBe('');
  });
  it('never break the index’s notation', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, recordNumber) => {
        for (const key of searchKeysOf({ name, recordNumber }).split(' ').filter(Boolean))
          expect(key).toMatch(/^[#^+=>~][\p{L}\p{N}]+$/u);
      }),
    );
  });
  it('are whole letters, and no longer than an index takes, whatever is in a name', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 255 }),
      fc.string({ unit: fc.constantFrom('𠮷', '𐐨', '㌀', 'ﷺ', 'a', ' '), maxLength: 255 }),
    );
    fc.assert(
      fc.property(name, text => {
        const { near, nearWords } = nameQueriesOf(text) ?? {};
        const keys = searchKeysOf({ name: text, recordNumber: '1' }).split(' ');
        for (const each of [...keys, near ?? '', nearWords ?? '']) expect(each.isWellFormed()).toBe(true);
        for (const key of keys) expect(Buffer.byteLength(key)).toBeLessThan(2_046);
        expect(keys.join(' ').length).toBeLessThan(200_000);
      }),
    );
    expect(deletionsOf('𠮷野家')).toEqual(['𠮷野家', '野家', '𠮷家', '𠮷野']);
  });

  it('are few enough for the longest name', () => {
    const name = Array.from({ length: 25 }, () => 'abcdefghi').join(' ');
    expect(searchKeysOf({ name, recordNumber: '1' }).length).toBeLessThan(1_000);
  });
});

describe('one letter apart', () => {
  const near = fc.tuple(word, fc.nat(), fc.constantFrom(...letters)).map(([text, seed, letter]) => {
    const all = [...new Set(neighboursOf(text, letter))];
    return [text, all[seed % all.length] ?? text] as const;
  });
  it('shares a deletion, whatever was mistyped', () => {
    fc.assert(fc.property(near, ([text, typed]) => typed.length < 3 || shared(text, typed)));
  });
  it('is what the neighbours are', () => {
    fc.assert(fc.property(near, ([text, typed]) => lettersApart(text, typed) === 1));
  });
  it('counts every neighbour of a number', () => {
    // 1 swap each between 2 places, 3 deletions, 4 × 10 insertions and 3 × 9 others, fewer where they coincide.
    expect(neighboursOf('12', '12').toSorted()).toEqual(
      ['1', '11', '112', '12', '121', '122', '2', '21', '212', '22'].filter(each => each !== '12').toSorted(),
    );
    expect(neighboursOf('0123456789', '0123456789').length).toBe(9 + 10 + (11 * 10 - 10) + 10 * 9);
  });
});

describe.each([
  ['budi', 'budi', 0],
  ['budi', 'bdui', 1],
  ['budi', 'buda', 1],
  ['budi', 'bud', 1],
  ['budi', 'buddi', 1],
  ['budi', 'ubid', 2],
  ['', 'abc', 3],
])('%j and %j', (one, other, apart) => {
  it(`are ${apart} apart`, () => expect(lettersApart(one, other)).toBe(apart));
  it('either way', () => expect(lettersApart(other, one)).toBe(apart));
});

describe('queries', () => {
  it('ask for each word typed', () => {
    expect(nameQueriesOf(' Siti AM ')).toMatchObject({
      exact: `'^sitiam'`,
      begins: `'^sitiam':*`,
      beginsWords: `'=siti':* & '=am':*`,
      within: `('=siti':* | '>siti':*) & ('=am':*)`,
      nearWords: `('~siti' | '~iti' | '~sti' | '~sii' | '~sit' | '=siti':*) & ('~am' | '=am':*)`,
    });
  });
  it('ask for a single letter only as a beginning', () => {
    expect(nameQueriesOf('siti a')).toMatchObject({
      begins: `'^sitia':*`,
      beginsWords: `'=siti':* & '=a':*`,
      within: `('=siti':* | '>siti':*)`,
      nearWords: `('~siti' | '~iti' | '~sti' | '~sii' | '~sit' | '=siti':*)`,
    });
  });
  it('do not ask too little', () => {
    expect(nameQueriesOf('a')).toMatchObject({ begins: null, beginsWords: `'=a':*`, within: null, near: null });
    expect(nameQueriesOf(' -? ')).toBeNull();
  });
  it('know a record number by its digits', () => {
    expect(recordNumberQueriesOf('00-12')).toMatchObject({ begins: `'#0012':*` });
    for (const text of ['12', '3374015505910001']) expect(recordNumberQueriesOf(text)).toMatchObject({ near: null });
    expect(recordNumberQueriesOf('budi')).toBeNull();
  });
});
