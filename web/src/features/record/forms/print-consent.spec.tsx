import { GENERAL_CONSENT } from '@alur/contracts/record/forms/form-names';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { PrintConsent } from './print-consent';

// The test's document loads no frame, which the paper is in.
vi.mock('@/ui/print-dialog', () => ({
  PrintDialog: ({ beside, children }: { beside?: ReactNode; children: ReactNode }) => (
    <section aria-label="Kertas">
      {beside}
      {children}
    </section>
  ),
}));

const rights = vi.hoisted(() => ({ held: [] as string[] }));
vi.mock('@/access/use-can', () => ({ useCan: () => (right: string) => rights.held.includes(right) }));

const keyOf: Line['keyOf'] = (topic, params) => ['live', topic, params];
const line = {
  ...{ watch: () => () => {}, keyOf },
  freshness: { of: () => undefined, oldest: () => undefined, subscribe: () => () => {} },
} as unknown as Line;

const consent = (id: number, signedAt: string, signedBy: string, status = 'signed') => ({
  ...{ key: String(id), position: '1', id, formId: id, revision: 0, version: 1, encounterId: 900 + id },
  ...{ patientId: 5, personId: 5, form: GENERAL_CONSENT, formVersion: 1, title: 'Persetujuan umum', scores: [] },
  ...{ date: signedAt.slice(0, 10), signedAt, signedBy, status, answers: [], reason: null },
});

const opens = (rows: readonly object[], encounterId?: number) => {
  const queries = new QueryClient();
  const view = { rows, epoch: '1', status: 'live', code: null };
  queries.setQueryData(keyOf('record.consents', { personId: 5 }), view);
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <PrintConsent personId={5} encounterId={encounterId} onClose={() => {}} />
      </LiveLine>
    </QueryClientProvider>,
  );
};
const paper = async () => (await screen.findByRole('region', { name: 'Kertas' })).textContent ?? '';

beforeAll(async () => {
  await startI18n('id');
  await textsFor('record')();
});
beforeEach(() => {
  rights.held = ['inpatient.ongoing:admit'];
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is printed at any time: the newest that stands, or the one that is chosen', async () => {
  opens([
    consent(1, '2026-03-01T02:00:00.000Z', 'Sari'),
    consent(2, '2026-11-20T02:00:00.000Z', 'Dewi'),
    consent(3, '2026-11-22T02:00:00.000Z', 'Tono', 'struck'),
  ]);
  expect(await paper()).toContain('Ditandatangani Dewi');
  const which = screen.getByLabelText<HTMLSelectElement>('Ditandatangani pada');
  expect([...which.options].map(({ value }) => value).filter(Boolean)).toEqual(['2', '1']);
  fireEvent.change(which, { target: { value: '1' } });
  expect(await paper()).toContain('Ditandatangani Sari');
});

it('asks nothing where there is one', async () => {
  opens([consent(1, '2026-03-01T02:00:00.000Z', 'Sari')]);
  expect(await paper()).toContain('Ditandatangani Sari');
  expect(screen.queryByLabelText('Ditandatangani pada')).toBeNull();
});

it('is signed first where a visit has none yet, by whoever admits', async () => {
  opens([], 950);
  fireEvent.click(await screen.findByRole('button', { name: 'Isi sekarang' }));
  expect(await screen.findByRole('button', { name: /Tanda tangani/ })).toBeTruthy();
});

it.each([
  ['no visit is open', undefined, ['inpatient.ongoing:admit']],
  ['the reader may not sign it', 950, []],
] as const)('says where it is signed if %s', async (_why, visit, held) => {
  rights.held = [...held];
  opens([], visit);
  expect(await screen.findByText(/di halaman kunjungan pasien/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Isi sekarang' })).toBeNull();
});
