import { vclaimProvider } from '@alur/contracts/bpjs/vclaim';
import type { ReferralRow } from '@alur/contracts/referral/rows';
import { integrations } from '@alur/contracts/settings/integrations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { ReferralNumber } from './referral-number';

vi.mock('@/access/use-can', () => ({ useCan: () => () => true }));

const NUMBER = '0999R0011126B000001';
const facility = { code: '0999R002', name: 'RS KENANGA' };
const poli = { code: 'JAN', name: 'JANTUNG' };
const diagnosis = { code: 'I10', name: 'Hipertensi' };
const asked = {
  ...{ extent: 'full', care: 'outpatient', facility, poli, diagnosis, notes: null },
  ...{ referredOn: '2026-11-23', plannedOn: '2030-12-01' },
};
const requested = { by: 'Wati', at: '2026-11-23T03:00:00Z' };
const row = {
  ...{ id: 5, encounterId: 9, type: 'external', payer: 'bpjs', status: 'ready_transfer', externalNumber: null },
  ...{ destination: { facility: 'RS Kenanga', department: null }, toUnitName: null, plannedOn: '2030-12-01' },
  ...{ diagnosisCode: 'I10', diagnosisName: 'Hipertensi', numberRequest: null, numbered: null },
  ...{ numberChange: null, numberDeletion: null },
} as unknown as ReferralRow;
const issued = { ...row, externalNumber: NUMBER, numbered: { asked, eligibilityLetter: '0999R0011126V000001' } };
const refusal = { problem: 'refused', code: 201, message: 'SEP sudah dibuatkan rujukan' };

const sent = vi.fn();
const questions = vi.fn();
const queries = new QueryClient();
const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['referral', 'enums', 'common', 'ui'] as const) await textsFor(name as 'casemix')();
});
beforeEach(() => {
  for (const spy of [sent, questions]) spy.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://alur');
    if (init.method === 'POST') {
      sent(pathname, JSON.parse(init.body as string));
      return Response.json({ data: { id: 5, revision: 1, position: '9' } });
    }
    if (pathname.startsWith('/v2/bpjs/')) questions(pathname + search);
    if (pathname === '/v2/bpjs/vclaim-references') return Response.json({ data: [facility] });
    if (pathname === '/v2/bpjs/referral-polis') return Response.json({ data: [{ ...poli, capacity: 20, booked: 3 }] });
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

const show = (referral: object, sends = true, services = ['bpjs']) => {
  const provider = { merchantId: 1, code: '0999R001', name: 'RS MELATI' };
  queries.setQueryData([vclaimProvider.name], { rows: [provider], status: 'live', epoch: '1' });
  const saved = services.map(service => ({ service }));
  queries.setQueryData([integrations.name], { rows: saved, status: 'live', epoch: '1' });
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <ReferralNumber referral={referral as ReferralRow} sends={sends} />
      </LiveLine>
    </QueryClientProvider>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(each => each.textContent);
const failed = { ...row, numberRequest: { status: 'failed', requested, problem: refusal, request: 1, asked } };

it('asks by a destination and a poli of VClaim’s own lists, and begins with the diagnosis of the letter', async () => {
  show(row);
  press('Minta nomor ke VClaim');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Tujuan di surat: RS Kenanga');
  press('Minta nomor');
  await waitFor(() => expect(screen.getByLabelText(/Poli rujukan/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent).not.toHaveBeenCalled();
  const field = within(dialog).getByRole('combobox', { name: /Faskes tujuan/ });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'kenanga' } });
  await screen.findByText('0999R002 RS KENANGA');
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByRole('option', { name: 'JANTUNG (3 dari 20)' });
  fireEvent.change(screen.getByLabelText(/Poli rujukan/), { target: { value: 'JAN' } });
  press('Minta nomor');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toEqual([
    '/v2/referral/5/request-number',
    { extent: 'full', care: 'outpatient', facility, poli, diagnosis, notes: null, plannedOn: '2030-12-01' },
  ]);
  expect(questions.mock.calls.at(-1)?.[0]).toMatch(/^\/v2\/bpjs\/referral-polis\?facility=0999R002&date=/);
});

it('keeps what was refused beside BPJS’s own words, and asks a referral back without a poli', async () => {
  show(failed);
  expect(screen.getByRole('status').textContent).toBe('Nomor tidak terbit');
  expect(screen.getByText(/SEP sudah dibuatkan rujukan/)).toBeTruthy();
  press('Minta nomor ke VClaim');
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText(/Jenis rujukan/), { target: { value: 'back' } });
  expect(screen.queryByLabelText(/Poli rujukan/)).toBeNull();
  press('Minta nomor');
  await waitFor(() => expect(screen.getByLabelText(/Faskes tujuan/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent).not.toHaveBeenCalled();
});

it('says that it waits for VClaim, and withdraws it', async () => {
  const problem = { problem: 'unreachable', code: null, message: 'HTTP 502' };
  show({ ...row, numberRequest: { status: 'queued', requested, problem, request: 1, asked } });
  expect(screen.getByRole('status').textContent).toContain('Menunggu VClaim');
  expect(buttons()).toEqual(['Tarik permintaan', 'Catat nomor']);
  press('Tarik permintaan');
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/referral/5/withdraw-number', {}]]));
});

it('changes what VClaim has, and begins with that', async () => {
  show(issued);
  expect(screen.getByText(NUMBER)).toBeTruthy();
  expect(screen.getByText(/Rujukan penuh · RS KENANGA, JANTUNG/)).toBeTruthy();
  press('Ubah di VClaim');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(questions).toHaveBeenCalledWith('/v2/bpjs/referral-polis?facility=0999R002&date=2026-11-23'),
  );
  fireEvent.change(screen.getByLabelText(/Catatan/), { target: { value: 'Bawa EKG' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ubah di VClaim' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { referredOn: _, ...said } = asked;
  expect(sent.mock.calls[0]).toEqual(['/v2/referral/5/change-number', { ...said, notes: 'Bawa EKG' }]);
});

it('is deleted in VClaim with a reason, also where the referral is over', async () => {
  show({ ...issued, status: 'cancelled' });
  expect(buttons()).toEqual(['Hapus di VClaim']);
  press('Hapus di VClaim');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Pasien menolak' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hapus di VClaim' }));
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([['/v2/referral/5/delete-number', { reason: 'Pasien menolak' }]]),
  );
});

it('is typed by hand where VClaim cannot be asked, and typed anew', async () => {
  show({ ...row, externalNumber: '0999R0011126B000002' });
  expect(buttons()).toEqual(['Ubah di VClaim', 'Catat nomor', 'Hapus di VClaim']);
  cleanup();
  show({ ...row, externalNumber: '0888R0011126B000001' }, true, []);
  expect(buttons()).toEqual(['Catat nomor']);
  press('Catat nomor');
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByRole('textbox', { name: /Nomor rujukan/ }), { target: { value: ` ${NUMBER} ` } });
  press('Simpan');
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/referral/5/record-number', { externalNumber: NUMBER }]]));
  expect(questions).not.toHaveBeenCalled();
});

it('offers nothing to who only looks, and nothing more while VClaim deletes it', () => {
  show(issued, false);
  expect(buttons()).toEqual([]);
  cleanup();
  show({ ...issued, numberDeletion: { status: 'queued', requested, problem: null } });
  expect(screen.getByRole('status').textContent).toBe('Sedang dihapus');
  expect(buttons()).toEqual([]);
});
