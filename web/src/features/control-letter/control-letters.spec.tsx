import { vclaimDoctors, vclaimPolis, vclaimProvider } from '@alur/contracts/bpjs/vclaim';
import { visitControlLetters, type ControlLetterRow } from '@alur/contracts/control-letter/rows';
import { integrations } from '@alur/contracts/settings/integrations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { ControlLetters } from './control-letters';

vi.mock('@/access/use-can', () => ({ useCan: () => () => true }));

const poli = { code: 'INT', name: 'PENYAKIT DALAM' };
const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
const NUMBER = '0999R0011126K000001';
const row = {
  ...{ id: 5, encounterId: 9, patientName: 'Budi', kind: 'control', status: 'issued', number: NUMBER, poli, doctor },
  ...{ plannedOn: '2026-12-01', isTyped: false, problem: null, change: null, deletion: null, usedFor: null },
} as unknown as ControlLetterRow;

const sent = vi.fn();
const asked = vi.fn();
let polis: () => Response;
const queries = new QueryClient();
const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
const live = (rows: object[]) => queries.setQueryData([visitControlLetters.name], { rows, status: 'live', epoch: '1' });

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['control-letter', 'enums', 'common', 'ui'] as const) await textsFor(name as 'casemix')();
});
beforeEach(() => {
  for (const spy of [sent, asked]) spy.mockReset();
  polis = () => Response.json({ data: [{ ...poli, capacity: 20, booked: 3 }] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://alur');
    if (init.method === 'POST') {
      sent(pathname, JSON.parse(init.body as string));
      return Response.json({ data: { id: 5, revision: 1, position: '9' } });
    }
    if (pathname.startsWith('/v2/bpjs/control-')) asked(pathname + search);
    if (pathname === '/v2/bpjs/control-polis') return polis();
    if (pathname === '/v2/bpjs/control-doctors')
      return Response.json({ data: [{ ...doctor, hours: '08:00 - 12:00', capacity: 20 }] });
    return Response.json({ data: [] });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  queries.clear();
  vi.unstubAllGlobals();
});

const show = (rows: object[], may: { mayRecord?: boolean; mayVoid?: boolean } = {}, services = ['bpjs']) => {
  live(rows);
  const provider = { merchantId: 1, code: '0999R001', name: 'RS MELATI' };
  queries.setQueryData([vclaimProvider.name], { rows: [provider], status: 'live', epoch: '1' });
  const saved = services.map(service => ({ service }));
  queries.setQueryData([integrations.name], { rows: saved, status: 'live', epoch: '1' });
  queries.setQueryData([vclaimPolis.name], { rows: [{ unitId: 3, ...poli }], status: 'live', epoch: '1' });
  queries.setQueryData([vclaimDoctors.name], { rows: [{ staffId: 4, ...doctor }], status: 'live', epoch: '1' });
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <ControlLetters encounterId={9} isOpen mayRecord mayVoid {...may} />
      </LiveLine>
    </QueryClientProvider>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (label: RegExp, option: string, value: string) => {
  await screen.findByRole('option', { name: option });
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const plannedFor = (day: string) =>
  fireEvent.change(screen.getByLabelText(/Tanggal rencana/), { target: { value: day } });

it('has a control issued for a day, a poli that is not full and a doctor who is there', async () => {
  show([]);
  press('Rencana kontrol');
  await screen.findByRole('dialog');
  expect(asked).not.toHaveBeenCalled();
  plannedFor('2030-12-02');
  await choose(/Poli/, 'PENYAKIT DALAM (3 dari 20)', 'INT');
  await choose(/Dokter/, 'dr. Ratna, Sp.PD, 08:00 - 12:00', '31661');
  press('Terbitkan');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(asked.mock.calls).toEqual([
    ['/v2/bpjs/control-polis?encounterId=9&kind=control&date=2030-12-02'],
    ['/v2/bpjs/control-doctors?kind=control&poli=INT&date=2030-12-02'],
  ]);
  expect(sent.mock.calls).toEqual([
    ['/v2/control-letter/request', { encounterId: 9, kind: 'control', plannedOn: '2030-12-02', poli, doctor }],
  ]);
});

it('says beside each field what is missing, and why VClaim lists nothing', async () => {
  polis = () => Response.json({ error: { code: 'bpjs.unreachable', message: '', params: {} } }, { status: 503 });
  show([]);
  press('Rencana kontrol');
  await screen.findByRole('dialog');
  plannedFor('2030-12-02');
  expect((await screen.findByRole('alert')).textContent).toContain('BPJS');
  press('Terbitkan');
  await waitFor(() => expect(screen.getByLabelText(/Poli/).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText(/Dokter/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});

it('says that it is being issued, that it waits, and the number, as they come', async () => {
  show([{ ...row, status: 'queued', number: null }]);
  expect(screen.getByRole('status').textContent).toBe('Sedang diterbitkan');
  expect(screen.queryByRole('button', { name: 'Rencana kontrol' })).toBeNull();
  const problem = { problem: 'unreachable', code: null, message: 'HTTP 502' };
  act(() => void live([{ ...row, status: 'queued', number: null, problem }]));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Menunggu VClaim'));
  press('Tarik permintaan');
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toBe('/v2/control-letter/5/withdraw'));
  act(() => void live([row]));
  await screen.findByText(NUMBER);
});

it('keeps what was refused beside BPJS’s own words, and asks it anew', async () => {
  const problem = { problem: 'refused', code: 201, message: 'Kuota poli penuh' };
  show([{ ...row, status: 'failed', number: null, plannedOn: '2030-12-02', problem }]);
  expect(screen.getByText(/Kuota poli penuh/)).toBeTruthy();
  press('Rencana kontrol');
  await screen.findByRole('dialog');
  press('Terbitkan');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ plannedOn: '2030-12-02', poli, doctor });
});

it('is typed by hand without asking VClaim', async () => {
  show([]);
  press('Catat SPRI');
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText(/Nomor SPRI/), { target: { value: NUMBER } });
  plannedFor('2030-12-02');
  await choose(/Poli/, 'PENYAKIT DALAM', 'INT');
  await choose(/Dokter/, 'dr. Ratna, Sp.PD', '31661');
  press('Simpan');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toEqual([
    '/v2/control-letter/record',
    { encounterId: 9, kind: 'admission', number: NUMBER, plannedOn: '2030-12-02', poli, doctor },
  ]);
  expect(asked).not.toHaveBeenCalled();
});

it('is changed to another day, poli and doctor of VClaim’s lists, and says how that stands', async () => {
  show([row]);
  press(`Ubah ${NUMBER} di VClaim`);
  await screen.findByRole('dialog', { name: 'Ubah surat di VClaim' });
  plannedFor('2030-12-03');
  await choose(/Poli/, 'PENYAKIT DALAM (3 dari 20)', 'INT');
  await choose(/Dokter/, 'dr. Ratna, Sp.PD, 08:00 - 12:00', '31661');
  press('Ubah surat');
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([['/v2/control-letter/5/change', { plannedOn: '2030-12-03', poli, doctor }]]),
  );
  const change = { change: 1, status: 'queued', requested: row.requested, problem: null, plannedOn: '2030-12-03' };
  act(() => void live([{ ...row, change: { ...change, poli, doctor } }]));
  await screen.findByText('Sedang diubah');
  const problem = { problem: 'refused', code: 201, message: 'Kuota poli penuh' };
  act(() => void live([{ ...row, change: { ...change, status: 'failed', problem, poli, doctor } }]));
  expect((await screen.findByText(/Kuota poli penuh/)).textContent).toBeTruthy();
  press(`Ubah ${NUMBER} di VClaim`);
  await screen.findByRole('dialog', { name: 'Ubah surat di VClaim' });
  expect(screen.getByLabelText<HTMLInputElement>(/Tanggal rencana/).value).toBe('03/12/2030');
});

it('is deleted in VClaim with a reason, by who may', async () => {
  show([row]);
  press(`Hapus ${NUMBER} di VClaim`);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Salah hari' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hapus surat' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/control-letter/5/delete', { reason: 'Salah hari' }]]));
});

it('offers nothing to who only looks', () => {
  show([row], { mayRecord: false, mayVoid: false });
  expect(screen.getAllByRole('button').map(each => each.getAttribute('aria-label'))).toEqual([`Cetak ${NUMBER}`]);
});

it('asks VClaim for nothing where the facility has no credentials', () => {
  show([row], {}, ['satusehat']);
  expect(screen.queryByRole('button', { name: 'SPRI' })).toBeNull();
  expect(screen.queryByRole('button', { name: `Hapus ${NUMBER} di VClaim` })).toBeNull();
  expect(screen.getByRole('button', { name: 'Catat SPRI' })).toBeTruthy();
});
