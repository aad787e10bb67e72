import { describe, expect, it } from 'vitest';
import { badLinesSheet, readCodes } from './read-codes';

describe('a file of codes', () => {
  it('is read by its heads in whatever order, and without the point in its codes', () => {
    const csv = 'nama_indonesia;display;kode\nDemam tifoid;Typhoid fever;A010\n;Measles;B05.9\n';
    expect(readCodes(csv, 'icd-10')).toEqual({
      good: [
        { code: 'A01.0', display: 'Typhoid fever', displayId: 'Demam tifoid' },
        { code: 'B05.9', display: 'Measles', displayId: null },
      ],
      bad: [],
    });
  });

  it('without heads is code and name', () => {
    expect(readCodes('93.94,Nebulizer therapy\n9921,Injection of antibiotic', 'icd-9-cm').good).toEqual([
      { code: '93.94', display: 'Nebulizer therapy', displayId: null },
      { code: '99.21', display: 'Injection of antibiotic', displayId: null },
    ]);
  });

  it('tells each bad line with its number and reason, and takes the others', () => {
    const csv = 'code,name\nA01.0,Typhoid fever\nXX,Nothing\nA01.1,\nA01.0,Typhoid again\n';
    const { good, bad } = readCodes(csv, 'icd-10');
    expect(good).toHaveLength(1);
    expect(bad.map(({ line, fault }) => [line, fault])).toEqual([
      [3, 'code'],
      [4, 'name'],
      [5, 'twice'],
    ]);
    expect(badLinesSheet(bad, fault => fault, 'Alasan').split('\r\n')).toEqual([
      '\uFEFFcode;name;name_id;Alasan',
      'XX;Nothing;;code',
      'A01.1;;;name',
      'A01.0;Typhoid again;;twice',
    ]);
  });

  it('has its bad lines under the numbers of the file, blank lines counted, and keeps their Indonesian names', () => {
    const csv = ['', 'kode;nama;nama_indonesia', ...Array(12).fill(''), ';;', 'XX;Cough;-batuk', 'A09;Diarrhoea;Diare'];
    const { good, bad } = readCodes(csv.join('\n'), 'icd-10');
    expect(good.map(({ code }) => code)).toEqual(['A09']);
    expect(bad).toEqual([{ line: 16, code: 'XX', name: 'Cough', displayId: '-batuk', fault: 'code' }]);
    const mended = badLinesSheet(bad, fault => fault, 'Alasan').replace('XX', 'R05');
    expect(readCodes(mended, 'icd-10').good).toEqual([{ code: 'R05', display: 'Cough', displayId: '-batuk' }]);
  });

  it('of tens of thousands of lines is read at once', () => {
    const csv = Array.from({ length: 30_000 }, (_none, at) => {
      const letter = String.fromCodePoint(65 + (at % 26));
      return `${letter}${String(Math.floor(at / 26) % 100).padStart(2, '0')}.${Math.floor(at / 2600)},Disease ${at}`;
    }).join('\n');
    const { good, bad } = readCodes(csv, 'icd-10');
    expect([good.length, bad.length]).toEqual([30_000, 0]);
  });
});
