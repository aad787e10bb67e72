import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import i18next from 'i18next';
import { startI18n } from '@/i18n/i18n';
import DayCharts from './day-charts';

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await startI18n('id');
  await i18next.loadNamespaces('merchant');
});
afterEach(cleanup);

it('tells whoever reads each day with its visits, new patients and revenue', () => {
  render(
    <DayCharts
      days={[
        { date: '2026-11-20', visits: 0, patients: 0, revenue: 0 },
        { date: '2026-11-21', visits: 1200, patients: 7, revenue: 1_250_000 },
      ]}
    />,
  );
  const rows = within(screen.getByRole('table', { name: '30 hari terakhir' })).getAllByRole('row');
  const said = rows.map(row => [...row.children].map(cell => cell.textContent?.replace(/\s/g, ' ')));
  expect(said).toEqual([
    ['Tanggal', 'Kunjungan', 'Pasien baru', 'Pendapatan'],
    ['20 Nov 2026', '0', '0', 'Rp 0'],
    ['21 Nov 2026', '1.200', '7', 'Rp 1.250.000'],
  ]);
});
