import { roomClass, ward } from '@alur/contracts/bed/catalogues';
import type { BedRow } from '@alur/contracts/bed/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { BedSelector } from './bed-selector';
import { emergencyBed, inpatientBed } from './global/wards';

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

const bedIn = (id: number, wardId: number, name: string) =>
  ({ id, wardId, name, classId: 1, roomName: 'Kamar 1', status: 'available', patientId: null }) as BedRow;
const beds = [bedIn(11, 1, '1A'), bedIn(12, 2, 'IGD 3')];

it.each([
  [inpatientBed, ['Melati, Kamar 1, 1A']],
  [emergencyBed, ['IGD, Kamar 1, IGD 3']],
] as const)('offers beds of its own kind of ward: %s', async (of, names) => {
  const queries = new QueryClient();
  const wards = [
    { id: 1, name: 'Melati', kind: 'general', active: true },
    { id: 2, name: 'IGD', kind: 'emergency', active: true },
  ];
  queries.setQueryData([ward.topic.name], { rows: wards, status: 'live', epoch: '1' });
  queries.setQueryData([roomClass.topic.name], { rows: [], status: 'live', epoch: '1' });
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <BedSelector of={of} rows={beds} value={null} onChange={() => {}} />
      </LiveLine>
    </QueryClientProvider>,
  );
  fireEvent.focus(screen.getByRole('combobox'));
  fireEvent.click(screen.getByRole('combobox'));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(names);
});
