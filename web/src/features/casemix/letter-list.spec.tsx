import { vclaimProvider } from '@alur/contracts/bpjs/vclaim';
import { visitEligibility, type CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { integrations } from '@alur/contracts/settings/integrations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { LetterList } from './letter-list';

const insurance = vi.hoisted(() => ({ isBpjs: true, pcare: false }));
vi.mock('@/access/use-can', () => ({ useCan: () => () => true }));
vi.mock('@/app/facilities', () => ({ useInsurance: () => insurance }));
vi.mock('@/api/use-list', async original => ({
  ...(await original<object>()),
  useListSearch: () => [{}, () => {}],
}));
vi.mock('@/live/period', () => ({ DaysFilter: () => null }));

const NUMBER = '0999R0011126V000001';
const without = {
  ...{ id: 9, encounterId: 9, patientId: 3, personId: 3, patientName: 'Budi', recordNumber: '000003' },
  ...{ kind: 'inpatient', date: '2026-11-23', unitName: 'Melati', status: 'in_progress', manner: null },
  ...{ letter: null, letterNumber: null, letterRequest: null, letterApprovals: [] },
  ...{ letterCorrection: null, letterDeletion: null, dischargeReport: null, recordSending: null },
  ...{ claimId: null, diagnoses: [] },
} as unknown as CasemixVisitRow;
const said = {
  ...{ classEntitled: 3, upgrade: { class: 'vip', payer: 'peserta', guarantor: 'Sri' }, poli: null, accident: null },
  ...{ executive: false, cataract: false, cob: null },
  ...{
    initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
    doctor: { code: '31661', name: 'dr. Ratna' },
    notes: null,
  },
};
const letter = { number: NUMBER, issuedOn: '2026-11-23', isIssued: true, ...said, asked: said };
const lettered = { ...without, letter, letterNumber: NUMBER } as unknown as CasemixVisitRow;
const refused = { problem: 'refused', code: 201, message: 'SEP sudah dilakukan klaim' };
const asked = (status: string, problem: object | null = null) => ({
  ...{ status, requested: { by: 'Wati', at: '2026-11-23T03:00:00Z' }, problem },
});

const sent = vi.fn();
const queries = new QueryClient();
const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
let rows: object[] = [];

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['casemix', 'enums', 'common', 'ui'] as const) await textsFor(name as 'casemix')();
});
beforeEach(() => {
  sent.mockReset();
  insurance.pcare = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://alur');
    if (init.method === 'POST') {
      sent(pathname, JSON.parse(init.body as string));
      return Response.json({ data: { id: 9, revision: 3, position: '9' } });
    }
    if (pathname === '/v2/casemix/eligibility-letters')
      return Response.json({ data: rows, meta: { page: 1, limit: 20, total: rows.length } });
    return Response.json({ data: [] });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
const leaves = () => {
  cleanup();
  queries.clear();
};
afterEach(() => {
  leaves();
  clearSession();
  vi.unstubAllGlobals();
});

const show = async (row: object, { code = '0999R001', services = ['bpjs'] } = {}) => {
  rows = [row];
  const provider = { merchantId: 1, code, name: 'RS MELATI' };
  queries.setQueryData([vclaimProvider.name], { rows: [provider], status: 'live', epoch: '1' });
  const saved = services.map(service => ({ service }));
  queries.setQueryData([integrations.name], { rows: saved, status: 'live', epoch: '1' });
  queries.setQueryData([visitEligibility.name], { rows, status: 'live', epoch: '1' });
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <LetterList planning={() => null} />
      </LiveLine>
    </QueryClientProvider>,
  );
  await screen.findAllByText('Budi');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const offers = (name: string) => screen.queryByRole('button', { name }) !== null;
const [ISSUE, CORRECT, DELETE, REPORT] = [
  'Terbitkan SEP Budi di VClaim',
  'Perbaiki SEP Budi di VClaim',
  'Hapus SEP Budi di VClaim',
  'Laporkan kepulangan Budi ke VClaim',
];

it('issues a letter where the facility can ask VClaim', async () => {
  await show(without);
  press(ISSUE);
  expect(await screen.findByRole('dialog', { name: 'Terbitkan SEP di VClaim' })).toBeTruthy();
});

it('offers no issuing without credentials, and only typing to facilities with PCare', async () => {
  await show(without, { services: ['satusehat'] });
  expect([offers(ISSUE), offers('Catat SEP Budi')]).toEqual([false, true]);
  leaves();
  insurance.pcare = true;
  await show(without);
  expect([offers(ISSUE), offers('Catat SEP Budi')]).toEqual([false, true]);
});

it('has a letter corrected in VClaim, beginning with what it says, and says how that stands', async () => {
  await show(lettered);
  press(CORRECT);
  const dialog = await screen.findByRole('dialog', { name: 'Perbaiki SEP di VClaim' });
  fireEvent.change(within(dialog).getByLabelText(/Kelas hak/), { target: { value: '2' } });
  fireEvent.change(within(dialog).getByLabelText(/Penanggung jawab/), { target: { value: '' } });
  const send = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Kirim perbaikan' }));
  send();
  const guarantor = within(dialog).getByLabelText(/Penanggung jawab/);
  await waitFor(() => expect(guarantor.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(guarantor, { target: { value: 'Budi' } });
  send();
  const upgrade = { ...said.upgrade, guarantor: 'Budi' };
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([['/v2/casemix/9/correct-letter', { ...said, classEntitled: 2, upgrade }]]),
  );
  leaves();
  await show({ ...lettered, letterCorrection: asked('failed', refused) });
  expect(screen.getByText('Tidak diperbaiki')).toBeTruthy();
  expect(screen.getByText(/SEP sudah dilakukan klaim/)).toBeTruthy();
});

it('shows what a letter says beside the usual', async () => {
  const special = { ...said, executive: true, cob: 'ASURANSI SEHAT' };
  await show({ ...lettered, letter: { ...letter, cob: 'ASURANSI SEHAT', asked: special } });
  expect(screen.getByText('Eksekutif, COB ASURANSI SEHAT')).toBeTruthy();
});

it('begins the correction of one that was refused with what was asked, and says what is not known of a typed one', async () => {
  const correction = { ...asked('failed', refused), asked: { ...said, classEntitled: 1 } };
  await show({ ...lettered, letter: { ...letter, asked: null }, letterCorrection: correction });
  press(CORRECT);
  const dialog = await screen.findByRole('dialog', { name: 'Perbaiki SEP di VClaim' });
  expect(within(dialog).getByLabelText<HTMLSelectElement>(/Kelas hak/).value).toBe('1');
  expect(within(dialog).getByText(/dicatat dengan tangan/)).toBeTruthy();
});

it('has a letter deleted in VClaim with a reason, and says how that stands', async () => {
  await show(lettered);
  press(DELETE);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Salah poli' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hapus SEP' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/casemix/9/delete-letter', { reason: 'Salah poli' }]]));
  leaves();
  await show({ ...lettered, letterDeletion: asked('queued') });
  expect(screen.getByText('Sedang dihapus')).toBeTruthy();
  expect(offers(DELETE)).toBe(false);
  leaves();
  await show({ ...lettered, letterDeletion: asked('failed', refused) });
  expect(screen.getByText(/SEP sudah dilakukan klaim/)).toBeTruthy();
  expect(offers(DELETE)).toBe(true);
});

it('shows what comes of what waits for VClaim as it comes', async () => {
  await show({ ...lettered, letterCorrection: asked('queued') });
  expect(screen.getByText('Sedang diperbaiki')).toBeTruthy();
  const state = { rows: [{ ...lettered, letter: { ...letter, classEntitled: 2 } }], status: 'live', epoch: '1' };
  act(() => void queries.setQueryData([visitEligibility.name], state));
  await waitFor(() => expect(screen.queryByText('Sedang diperbaiki')).toBeNull());
  expect(screen.getByRole('cell', { name: '2' })).toBeTruthy();
});

it('deletes there neither another facility’s letter nor one that a claim rests on', async () => {
  await show(lettered, { code: '0888R001' });
  expect(offers(DELETE)).toBe(false);
  leaves();
  await show({ ...lettered, claimId: 4 });
  expect(offers(DELETE)).toBe(false);
});

it('reports the end of a stay again where BPJS refused it, a death by its certificate', async () => {
  await show({ ...lettered, dischargeReport: asked('failed', refused) });
  press(REPORT);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Laporkan' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/casemix/9/report-discharge', { deathLetter: null }]]));
  leaves();
  sent.mockReset();
  await show({ ...lettered, manner: 'died_after_48h', dischargeReport: asked('failed', refused) });
  press(REPORT);
  const dialog = await screen.findByRole('dialog');
  const certificate = within(dialog).getByLabelText(/Nomor surat keterangan meninggal/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Laporkan' }));
  await waitFor(() => expect(certificate.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(certificate, { target: { value: 'SKM/1' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Laporkan' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/casemix/9/report-discharge', { deathLetter: 'SKM/1' }]]));
});

it('reports nothing that waits or was reported', async () => {
  for (const status of ['queued', 'reported']) {
    await show({ ...lettered, dischargeReport: asked(status) });
    expect(offers(REPORT)).toBe(false);
    leaves();
  }
});

it('sends the record of a visit whose care has ended, after a question, and says how that stands', async () => {
  const name = 'Kirim rekam medis Budi ke BPJS';
  await show(lettered);
  expect(offers(name)).toBe(false);
  leaves();
  await show({ ...lettered, status: 'finished' });
  press(name);
  const dialog = await screen.findByRole('dialog');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/casemix/9/send-medical-record', {}]]));
  leaves();
  await show({ ...lettered, status: 'finished', recordSending: { ...asked('queued'), request: 1 } });
  expect([screen.getByText('Rekam medis antre') !== null, offers(name)]).toEqual([true, false]);
  leaves();
  const problem = { ...refused, message: 'Periode klaim ditutup' };
  await show({ ...lettered, status: 'finished', recordSending: { ...asked('failed', problem), request: 1 } });
  expect(screen.getByText(/Periode klaim ditutup/)).toBeTruthy();
  expect(offers(name)).toBe(true);
});
