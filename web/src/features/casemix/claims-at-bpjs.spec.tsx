import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { ClaimsAtBpjs } from './claims-at-bpjs';

vi.mock('@/live/use-today', () => ({ useToday: () => '2026-11-26' }));

const theirs = {
  ...{ number: 'A', status: 'pending', patientName: 'BUDI', recordNumber: '000001', dischargedOn: '2026-11-26' },
  ...{ careClass: 3, group: { code: 'J-4-16-I', name: 'PNEUMONIA' }, claimed: 4_000_000, approved: 0, hospital: null },
};
const ours = {
  ...{ claimId: 5, patientName: 'Budi', recordNumber: '000001', status: 'finalized', submission: 'sent' },
  ...{ dischargedOn: '2026-11-26', careClass: 2, group: 'J-4-16-I', claimed: 4_000_000, hospital: 3_000_000 },
};
const rows = [
  { number: 'A', theirs, ours, differs: ['careClass'] },
  { number: 'B', theirs: { ...theirs, number: 'B', status: 'done', patientName: 'SITI' }, ours: null, differs: [] },
  { number: 'C', theirs: null, ours: { ...ours, patientName: 'Joko' }, differs: [] },
];
const asked = vi.fn();
let queries: QueryClient;

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['casemix', 'enums', 'common', 'ui'] as const) await textsFor(name as 'casemix')();
});
beforeEach(() => {
  asked.mockReset();
  queries = new QueryClient();
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://alur');
    asked(pathname, Object.fromEntries(searchParams));
    if (pathname === '/v2/bpjs/claims') return Response.json({ data: rows });
    return Response.json({ data: { ...letter, number: 'B' } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});
const letter = {
  ...{ patientName: 'SITI AMINAH', recordNumber: '000002', birthDate: '1990-03-15', servedOn: '2026-11-26' },
  ...{ careClass: '3', level: '2' },
};
const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <ClaimsAtBpjs />
    </QueryClientProvider>,
  );
const rowOf = (name: string) => within(screen.getByText(name).closest('tr')!);

it('asks BPJS for a day and a kind of care once somebody wants it', async () => {
  show();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Jenis rawat'), { target: { value: 'outpatient' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tanyakan ke BPJS' }));
  await screen.findByText('Budi');
  expect(asked.mock.calls).toEqual([['/v2/bpjs/claims', { date: '2026-11-26', care: 'outpatient' }]]);
});

it('marks what differs, and which claims one side alone has', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Tanyakan ke BPJS' }));
  await screen.findByText('Budi');
  expect(rowOf('Budi').getByText('Berbeda; di sini 2')).toBeTruthy();
  expect(rowOf('Budi').getByText('Berbeda: Kelas')).toBeTruthy();
  expect(screen.queryAllByText(/Berbeda/)).toHaveLength(2);
  expect(rowOf('Joko').getByText('Tidak ada di BPJS')).toBeTruthy();
  expect(rowOf('SITI').getByText('Tidak ada di sini')).toBeTruthy();
  fireEvent.click(rowOf('SITI').getByRole('button', { name: 'Lihat SEP B di BPJS' }));
  await screen.findByText('SITI AMINAH');
});
