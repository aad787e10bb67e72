import type { StockCountRow, StockCountSheetLine } from '@alur/contracts/stock-count/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { CountSheet } from './count-sheet';

const rights = new Set(['inventory.count:count']);
vi.mock('@/access/use-can', () => ({ useCan: () => (right: string) => rights.has(right) }));

const line = (lotId: number, name: string, batch: string, counted: number | null = null) =>
  ({
    ...{ countId: 9, itemId: lotId, lotId, name, batch, counted, baseUnit: 'tablet', expiry: '2028-01-31' },
    ...{ found: false, note: null, countedBy: null, countedAt: null },
  }) as StockCountSheetLine;
const lines = [line(3, 'Omeprazol', 'O1'), line(1, 'Amoksisilin', 'A1', 20), line(2, 'Amoksisilin', 'A2')];
const sent = vi.fn();

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['stock-count', 'enums', 'common', 'ui'] as const) await textsFor(name as 'stock-count')();
});
beforeEach(() => {
  sent.mockReset();
  rights.add('inventory.count:count');
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent(new URL(url, 'http://alur').pathname, JSON.parse(body));
    return Response.json({ data: { id: 9, revision: 2, position: '1', projected: true } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CountSheet row={{ id: 9 } as StockCountRow} lines={lines} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const quantity = (name: string, batch: string) => screen.getByLabelText(`Jumlah ${name}, batch ${batch}`);
const names = () => screen.getAllByLabelText(/^Jumlah/).map(each => each.getAttribute('aria-label'));
const search = () => screen.getByRole('searchbox');

it('lists the lots as they stand by name, and none of the books', () => {
  expect(names()).toEqual([
    'Jumlah Amoksisilin, batch A1',
    'Jumlah Amoksisilin, batch A2',
    'Jumlah Omeprazol, batch O1',
  ]);
  expect(quantity('Amoksisilin', 'A1')).toHaveProperty('value', '20');
  expect(quantity('Omeprazol', 'O1')).toHaveProperty('value', '');
});

it('goes from the search to the lot, and by Enter to the next, saving each that was typed', async () => {
  fireEvent.change(search(), { target: { value: 'a2' } });
  expect(names()).toHaveLength(1);
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(document.activeElement).toBe(quantity('Amoksisilin', 'A2'));
  fireEvent.change(search(), { target: { value: '' } });
  quantity('Amoksisilin', 'A2').focus();
  fireEvent.change(quantity('Amoksisilin', 'A2'), { target: { value: '7,5' } });
  fireEvent.keyDown(quantity('Amoksisilin', 'A2'), { key: 'Enter' });
  expect(document.activeElement).toBe(quantity('Omeprazol', 'O1'));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith('/v2/stock-count/9/count', { lines: [{ lotId: 2, counted: 7.5, note: null }] }),
  );
  quantity('Omeprazol', 'O1').blur();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('keeps zero apart from what is not counted, and narrows to that', async () => {
  fireEvent.click(screen.getByRole('radio', { name: /Belum dihitung/ }));
  expect(names()).toHaveLength(2);
  quantity('Omeprazol', 'O1').focus();
  fireEvent.change(quantity('Omeprazol', 'O1'), { target: { value: '0' } });
  quantity('Omeprazol', 'O1').blur();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith('/v2/stock-count/9/count', { lines: [{ lotId: 3, counted: 0, note: null }] }),
  );
});

it('only shows what was counted to whoever may not count', () => {
  cleanup();
  rights.clear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CountSheet row={{ id: 9 } as StockCountRow} lines={lines} />
    </QueryClientProvider>,
  );
  expect(screen.queryAllByLabelText(/^Jumlah/)).toEqual([]);
  expect(screen.getByText('20')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Batch temuan' })).toBeNull();
});
