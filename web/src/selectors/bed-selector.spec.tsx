import type { BedRow } from '@alur/contracts/bed/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { BedSelector } from './bed-selector';
import { inpatientBed } from './global/wards';

beforeAll(() => startI18n('id'));
afterEach(cleanup);

const bed = (of: Partial<BedRow>): BedRow =>
  ({ id: 1, name: '1', roomName: 'Kamar 1', wardId: 1, classId: 1, patientId: null, ...of }) as BedRow;
const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
const shown = (row: BedRow) => (
  <QueryClientProvider client={new QueryClient()}>
    <LiveLine line={line}>
      <BedSelector of={inpatientBed} rows={[row]} value={1} onChange={() => {}} />
    </LiveLine>
  </QueryClientProvider>
);

it('says who lies in the chosen bed as soon as somebody does', () => {
  const { rerender } = render(shown(bed({ status: 'available' })));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(shown(bed({ status: 'occupied', patientName: 'Siti Aminah', recordNumber: '000123' })));
  expect(screen.getByRole('status').textContent).toBe('Sudah ditempati Siti Aminah (000123).');
});
