import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readTable } from '../../platform/sheets/read-sheet.js';
import { writeSheet } from '../../platform/sheets/write-sheet.js';
import { checkRows } from './check-rows.js';

const HEAD = 'Nama,Jenis kelamin,Alamat';
const checked = async (lines: readonly string[], most = 10) =>
  checkRows(await readTable(Buffer.from(lines.join('\r\n'))), { today: '2026-11-26', most });

it('a row has the number that the spreadsheet shows, blank rows counted', async () => {
  const { rows, bad, cellsOf } = await checked(['', HEAD, '', ',,', 'Wahyu,Perempuan,', '', 'Budi,Pria,', '']);
  expect(rows.map(({ row, body }) => [row, body.name])).toEqual([[5, 'Wahyu']]);
  expect(bad.map(({ row, cells }) => [row, cells[0]])).toEqual([[7, 'Budi']]);
  expect(cellsOf(5)[0]).toBe('Wahyu');
});

it('blank rows do not hide by which sign the columns are divided', async () => {
  const blank = Array.from({ length: 20 }, () => '');
  expect(await checked([HEAD.replaceAll(',', ';'), ...blank, 'Wahyu;Perempuan;'])).toMatchObject({
    rows: [{ row: 22 }],
  });
});

it('blank rows are not too many', async () => {
  const blank = Array.from({ length: 20 }, () => ',,');
  expect(await checked([HEAD, ...blank, 'Wahyu,Perempuan,'])).toMatchObject({ problem: null, rows: [{ row: 22 }] });
  const full = Array.from({ length: 11 }, (_none, at) => `Wahyu ${at},Perempuan,`);
  expect((await checked([HEAD, ...full])).problem).toBe('patient-import.too-many-rows');
});

it.each(['=1+1', '"=HYPERLINK(""http://x.example"",""klik"")"', '#N/A', '#REF!'])(
  'a formula is nobody’s name or address: %s',
  async cell => {
    const { rows, bad } = await checked([HEAD, `${cell},Perempuan,`, `Wahyu,Perempuan,${cell}`]);
    expect(rows).toEqual([]);
    expect(bad.map(({ faults }) => faults)).toEqual([
      [{ column: 'Nama', code: 'patient-import.formula', params: {} }],
      [{ column: 'Alamat', code: 'patient-import.formula', params: {} }],
    ]);
  },
);

it('what only begins with a sign is no formula', async () => {
  const { bad, rows } = await checked([HEAD, 'Wahyu,Perempuan,#12 Jl. Mawar']);
  expect([bad, rows.length]).toEqual([[], 1]);
});

/** A spreadsheet in which these names are formulas, with what the spreadsheet program has computed of each. */
const computed = (...cells: readonly string[]): Buffer => {
  const columns = HEAD.split(',').map(title => ({ title }));
  const rows = cells.map((_cell, at) => [`?${at}`, 'Perempuan', '']);
  const parts = unzipSync(writeSheet('Pasien', columns, rows));
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = strFromU8(parts[sheet]!).replace(
    /<c r="A(\d+)"[^>]*>(?:(?!<\/c>).)*\?(\d)(?:(?!<\/c>).)*<\/c>/g,
    (_all, row, at) => cells[Number(at)]!.replace('<c', `<c r="A${row}"`),
  );
  return Buffer.from(zipSync({ ...parts, [sheet]: strToU8(xml) }));
};

it('what a formula has come to is taken as it is seen; an error, and what was never computed, is wrong', async () => {
  const table = await readTable(
    computed(
      '<c t="str"><f>PROPER(F2)</f><v>Wahyu Lestari</v></c>',
      '<c t="e"><f>VLOOKUP(F3,G:H,2)</f><v>#N/A</v></c>',
      '<c t="str"><f>PROPER(F4)</f></c>',
      '<c s="2"><f t="shared" si="0"/></c>',
    ),
  );
  const { rows, bad } = checkRows(table, { today: '2026-11-26', most: 10 });
  expect(rows.map(({ row, body }) => [row, body.name])).toEqual([[2, 'Wahyu Lestari']]);
  expect(bad.map(({ row, faults }) => [row, faults.map(({ column, code }) => [column, code])])).toEqual([
    [3, [['Nama', 'patient-import.formula']]],
    [4, [['Nama', 'patient-import.formula']]],
    [5, [['Nama', 'patient-import.formula']]],
  ]);
});

const NUMBERS = 'Nama,Jenis kelamin,No. BPJS,Telepon,RT';

it.each([
  ['of text', async (cells: string[]) => readTable(Buffer.from(`${NUMBERS}\r\n${cells.join(',')}`))],
  [
    'of a spreadsheet',
    async (cells: string[]) =>
      readTable(
        writeSheet(
          'Pasien',
          NUMBERS.split(',').map(title => ({ title })),
          [cells],
        ),
      ),
  ],
])('leading zeros and a plus sign in a cell %s survive', async (_kind, read) => {
  const table = await read(['Wahyu', 'Perempuan', '0001234567890', '+62 812-0000-0002', '001']);
  const { rows, bad } = checkRows(table, { today: '2026-11-26', most: 10 });
  expect(bad).toEqual([]);
  expect(rows[0]?.body).toMatchObject({ bpjsNo: '0001234567890', phone: '081200000002', rt: '001' });
});

it('a number that a spreadsheet program has rounded is refused, with its line and why', async () => {
  const { rows, bad } = await checked([NUMBERS, 'Wahyu,Perempuan,1.23E+12,,', ',Perempuan,,,']);
  expect(rows).toEqual([]);
  expect(bad.map(({ row, faults }) => [row, faults.map(({ column, code }) => [column, code])])).toEqual([
    [2, [['No. BPJS', 'patient.bpjs-digits']]],
    [3, [['Nama', 'shape.required']]],
  ]);
});
