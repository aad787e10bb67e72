import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readXlsx, writeXlsx } from './xlsx';

const columns = [{ title: 'Nama' }, { title: 'Jenis', choices: ['Bangsal', 'ICU & IGD'] }];

describe('a spreadsheet', () => {
  it('is read as it was written, whatever its texts hold', () => {
    const rows = [
      ['Melati <1>', 'Bangsal'],
      ['=1+1', ''],
      ['0012', 'ICU & IGD'],
    ];
    expect(readXlsx(writeXlsx('Bangsal', columns, rows))).toEqual([['Nama', 'Jenis'], rows[0], ['=1+1'], rows[2]]);
  });

  it('offers the choices of a column, which stand on a sheet out of sight', () => {
    const files = unzipSync(writeXlsx('Bangsal', columns, []));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('sqref="B2:B1048576"><formula1>Pilihan!$A$1:$A$2</formula1>');
    expect(strFromU8(files['xl/worksheets/sheet2.xml']!)).toContain('ICU &amp; IGD');
    expect(strFromU8(files['xl/workbook.xml']!)).toContain('name="Pilihan" sheetId="2" state="hidden"');
  });

  it('is read as other programs write it: shared texts, numbers, cells that are left out', () => {
    const bytes = zipSync({
      'xl/sharedStrings.xml': strToU8('<sst><si><t>Nama</t></si><si><r><t>Me</t></r><r><t>lati</t></r></si></sst>'),
      'xl/worksheets/sheet1.xml': strToU8(
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2"><v>60000</v></c></row></sheetData></worksheet>',
      ),
    });
    expect(readXlsx(bytes)).toEqual([['Nama'], ['Melati', '', '60000']]);
  });

  it('what is none is refused', () => {
    expect(() => readXlsx(strToU8('code;name'))).toThrow();
  });
});
