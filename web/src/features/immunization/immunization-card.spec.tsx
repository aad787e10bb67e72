import { ward } from '@alur/contracts/bed/catalogues';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import {
  patientImmunizations,
  vaccineItems,
  vaccineLots,
  type ImmunizationRow,
} from '@alur/contracts/immunization/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { ImmunizationCard } from './immunization-card';

vi.mock('@/access/use-can', () => ({ useCan: () => () => true }));
vi.mock('@/access/current-merchant', async original => ({
  ...(await original<object>()),
  currentMerchant: () => 1,
}));
vi.mock('@/live/use-today', () => ({ useToday: () => '2026-11-23' }));

const patient = {
  ...{ id: 5, name: 'Alya', birthDate: '2026-01-15', gender: 'female' as const, recordNumber: '000005' },
  allergies: [{ allergyId: 1, substance: 'Neomisin', medicineId: null }] as never,
};
const visit = { encounterId: 9, unitId: 7, status: 'ongoing' } as VisitRecordRow;
const dose = (id: number, vaccine: string, doseNumber: number, date: string) =>
  ({
    ...{ id, vaccine, doseNumber, date, status: 'reported', encounterId: null, givenAt: null, by: 'Sari' },
    ...{ concerns: [], reactions: [], struck: null },
  }) as unknown as ImmunizationRow;
const MR = { id: 31, active: true, name: 'Vaksin MR', vaccine: 'mr', isProgramme: true, ingredients: 'neomisin' };
const lot = (id: number, storeId: number, batch: string, expiry: string) => ({
  ...{ id, storeId, itemId: MR.id, batch, expiry, onHand: 10, reserved: 0 },
});

const sent = vi.fn();
const queries = new QueryClient();
const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
const live = ({ name }: { name: string }, rows: object[]) =>
  queries.setQueryData([name], { rows, status: 'live', epoch: '1' });

beforeAll(async () => {
  // What a press brings is there already, however busy the machine is.
  await import('./give-dialog');
  await startI18n('id');
  for (const name of ['immunization', 'enums', 'common', 'ui'] as const) await textsFor(name as 'immunization')();
});
beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent(new URL(url, 'http://alur').pathname, JSON.parse(init.body as string));
    return Response.json({ data: { id: 5, revision: 1, position: '9' } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  queries.clear();
  vi.unstubAllGlobals();
});

const show = (rows: object[]) => {
  live(patientImmunizations, rows);
  live(vaccineItems, [MR, { ...MR, id: 32, name: 'Vaksin lama', active: false }]);
  live(ward.topic, [{ id: 7, name: 'Anak', storeId: 40 }]);
  live(vaccineLots, [
    lot(90, 40, 'MR-LAMA', '2026-11-01'),
    lot(91, 40, 'MR-1', '2027-03-01'),
    lot(92, 1, 'FARMASI', '2027-03-01'),
  ]);
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <ImmunizationCard visit={visit} patient={patient} />
      </LiveLine>
    </QueryClientProvider>,
  );
};
const options = (label: RegExp) =>
  within(screen.getByLabelText(label)).getAllByRole('option', { hidden: true }) as HTMLOptionElement[];

it('names what is due, and gives it with the lots of the ward’s own shelf', async () => {
  show([dose(1, 'bcg', 1, '2026-02-15')]);
  fireEvent.click(screen.getByRole('button', { name: 'Beri MR / MMR 1' }));
  await screen.findByRole('dialog');
  const offered = options(/^Batch/).filter(({ value }) => value !== '');
  expect(offered.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['90', true],
    ['91', false],
  ]);
  expect(options(/Vaksin dari stok/).map(({ textContent }) => textContent)).not.toContain('Vaksin lama');
});

it('sends what speaks against the dose as it was ticked, and not before a lot is chosen', async () => {
  show([]);
  fireEvent.click(screen.getByRole('button', { name: 'Beri MR / MMR 1' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Beri' }));
  await screen.findByText('Pilih batch.');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Batch/), { target: { value: '91' } });
  fireEvent.change(screen.getByLabelText(/Lokasi penyuntikan/), { target: { value: 'left_arm' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pasien alergi Neomisin' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Beri' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toMatchObject([
    '/v2/immunization/give',
    {
      ...{ encounterId: 9, medicineId: 31, lotId: 91, doseNumber: 1, site: 'left_arm', route: 'subcutaneous' },
      ...{ amount: 0.5, amountUnit: 'ml', reason: 'basic', accepted: ['allergy'], givenAt: null },
    },
  ]);
});

it('says what comes next when nothing is due', () => {
  const had = [
    ...[dose(1, 'hepatitis_b', 1, '2026-01-15'), dose(2, 'bcg', 1, '2026-02-15')],
    ...[1, 2, 3, 4].map(number => dose(10 + number, 'opv', number, `2026-0${number + 1}-15`)),
    ...[1, 2, 3].map(number => dose(20 + number, 'dtp_hb_hib', number, `2026-0${number + 2}-15`)),
    ...[1, 2, 3].map(number => dose(30 + number, 'rotavirus', number, `2026-0${number + 2}-15`)),
    ...[dose(40, 'pcv', 1, '2026-03-15'), dose(41, 'pcv', 2, '2026-04-15')],
    ...[dose(50, 'ipv', 1, '2026-05-15'), dose(51, 'ipv', 2, '2026-10-15'), dose(60, 'mr', 1, '2026-10-15')],
  ];
  show(had);
  expect(screen.queryByRole('button', { name: /^Beri MR/ })).toBeNull();
  screen.getByText(/Berikutnya PCV 3 mulai 15 Jan 2027/);
});
