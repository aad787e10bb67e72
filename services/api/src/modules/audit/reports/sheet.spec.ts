import readSheets from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { wallClock, wallDay, workbook, type Cell } from './sheet.js';

const readBack = async (cells: Cell[]) => {
  const columns = cells.map((cell, at) => ({ header: `K${at}`, width: 10, cell: () => cell }));
  const [sheet] = await readSheets(await workbook([{ name: 'Lembar', columns, rows: [{}] }]));
  return sheet!.data[1] as unknown[];
};

it('keeps text as text, whatever it begins with', async () => {
  const texts = ['=1+1', '+62812', '-5', '@SUM(A1)', '<b>&"', '000123'];
  expect(await readBack(texts)).toEqual(texts);
});

it('leaves out what no spreadsheet can hold', async () => {
  expect(await readBack(['a\u0001b', 'x'.repeat(40_000)])).toEqual(['ab', 'x'.repeat(32_767)]);
});

it('keeps numbers as numbers, and nothing as nothing', async () => {
  expect(await readBack([0, -1.5, 10_000_000, null, 'x'])).toEqual([0, -1.5, 10_000_000, null, 'x']);
});

it.each([
  ['Asia/Jakarta', '2026-11-21T17:30:15.900Z', '2026-11-22T00:30:15.000Z'],
  ['Asia/Jayapura', '2026-11-21T17:30:15.000Z', '2026-11-22T02:30:15.000Z'],
  ['America/St_Johns', '2026-11-21T01:00:59.000Z', '2026-11-20T21:30:59.000Z'],
])("shows a moment as %s's clock did", async (zone, instant, wall) => {
  const [cell] = (await readBack([wallClock(instant, zone)])) as [Date];
  expect(cell.toISOString()).toBe(wall);
});

it('shows a day as that day', async () => {
  const [cell] = (await readBack([wallDay('2026-11-21')])) as [Date];
  expect(cell.toISOString()).toBe('2026-11-21T00:00:00.000Z');
});
