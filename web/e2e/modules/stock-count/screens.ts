import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

interface Line {
  lotId: number;
  name: string;
}

/** A count that goes on, and one that waits for approval with differences. */
export const screens: ModuleScreens = async ({ house }) => {
  const pharmacist = await enter(house.server, 'pharmacist');
  const medicines = await pharmacist.rows('/v2/medicine/items?limit=12&order_by=name');
  const opens = async (from: number, to: number): Promise<[number, Line[]]> => {
    const itemIds = medicines.slice(from, to).map(({ id }) => id);
    const id = await pharmacist.does('stock-count/open', 0, { scope: 'items', itemIds });
    return [id, (await pharmacist.rows(`/v2/live/stock-count.sheet?countId=${id}`)) as unknown as Line[]];
  };
  const counts = (id: number, lines: readonly Line[], of: (at: number) => number) =>
    pharmacist.does('stock-count/count', id, {
      lines: lines.map(({ lotId }, at) => ({ lotId, counted: of(at), note: at === 1 ? 'Kemasan rusak' : null })),
    });
  const [going, goingLines] = await opens(0, 6);
  await counts(going, goingLines.slice(0, 3), at => 10 * at);
  const [waiting, waitingLines] = await opens(6, 12);
  await counts(waiting, waitingLines, at => 600 - 7 * at);
  await pharmacist.does('stock-count/find-lot', waiting, {
    ...{ itemId: medicines[7]?.id, batch: 'T0117', expiry: '2027-03-31', quantity: 12, unitCost: 350 },
  });
  await pharmacist.does('stock-count/submit', waiting);
  const record = `/manage/inventory/count/${waiting}`;
  return [
    { name: 'stock-counts', role: 'pharmacist', path: '/manage/inventory?tab=count', kind: 'list' },
    { name: 'stock-count-add', role: 'pharmacist', path: '/manage/inventory/count/add', kind: 'form' },
    { name: 'stock-count-sheet', role: 'pharmacist', path: `/manage/inventory/count/${going}`, kind: 'list' },
    {
      ...{ name: 'stock-count-find', role: 'pharmacist', path: `/manage/inventory/count/${going}`, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Batch temuan' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'stock-count', role: 'pharmacist', path: record, kind: 'list' },
    {
      ...{ name: 'stock-count-minutes', role: 'pharmacist', path: record, kind: 'list' },
      open: async page => {
        await page.getByRole('button', { name: 'Berita acara' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
};
