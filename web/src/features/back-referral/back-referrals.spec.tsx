import { visitBackReferrals, type BackReferralRow } from '@alur/contracts/back-referral/rows';
import { vclaimDoctors, vclaimProvider } from '@alur/contracts/bpjs/vclaim';
import { prescriptionVisit } from '@alur/contracts/prescription/topics';
import { integrations } from '@alur/contracts/settings/integrations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { BackReferrals } from './back-referrals';

const programme = { code: '01', name: 'Diabetes Mellitus' };
const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
const metformin = { code: '00196120124', name: 'Metformin tab 500 mg' };
const NUMBER = '9419118';
const row = {
  ...{ id: 5, encounterId: 9, patientName: 'Sutinah', status: 'issued', number: NUMBER, programme, doctor },
  ...{ notes: 'DM tipe 2', advice: 'Lanjutkan', isTyped: false, problem: null, deletion: null },
  medicines: [{ medicine: metformin, timesADay: 2, each: 0.5, quantity: 30 }],
} as unknown as BackReferralRow;
const line = (lineId: number, name: string, signa: string) => ({
  ...{ lineId, kind: 'single', name, signa, unit: 'tablet', quantity: 60, approvedQuantity: null, stopped: false },
});
const prescription = {
  ...{ id: 3, encounterId: 9, status: 'done' },
  lines: [line(1, 'Metformin 500 mg', '2 x 1/2 tablet'), line(2, 'Salep kulit', 'oles tipis')],
};

const sent = vi.fn();
const asked = vi.fn();
const queries = new QueryClient();
const lineOf = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
const holds = (name: string, rows: object[]) => queries.setQueryData([name], { rows, status: 'live', epoch: '1' });

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['back-referral', 'enums', 'common', 'ui'] as const) await textsFor(name as 'casemix')();
});
beforeEach(() => {
  for (const spy of [sent, asked]) spy.mockReset();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://alur');
    if (init.method === 'POST') {
      sent(pathname, JSON.parse(init.body as string));
      return Response.json({ data: { id: 5, revision: 1, position: '9' } });
    }
    if (pathname.startsWith('/v2/bpjs/')) asked(pathname + search);
    if (pathname === '/v2/bpjs/back-referral-programmes') return Response.json({ data: [programme] });
    if (pathname === '/v2/bpjs/vclaim-references') return Response.json({ data: [metformin] });
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

const show = (rows: object[], may = { record: true, void: true }, services = ['bpjs']) => {
  holds(visitBackReferrals.name, rows);
  holds(vclaimProvider.name, [{ merchantId: 1, code: '0999R001', name: 'RS MELATI' }]);
  holds(
    integrations.name,
    services.map(service => ({ service })),
  );
  holds(vclaimDoctors.name, [{ staffId: 4, ...doctor }]);
  holds(prescriptionVisit.name, [prescription]);
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={lineOf}>
        <BackReferrals encounterId={9} doctorId={4} isOpen may={may} />
      </LiveLine>
    </QueryClientProvider>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chooseMedicine = async (at: number) => {
  const group = screen.getByRole('group', { name: `Obat ke-${at}` });
  const field = within(group).getByRole('combobox');
  fireEvent.pointerEnter(field);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'metf' } });
  fireEvent.click(await screen.findByRole('option', { name: /Metformin tab/ }));
};

it('begins with the visit’s doctor and prescription, and sends the medicine that is chosen of the programme’s list', async () => {
  show([]);
  press('Rujuk balik');
  await screen.findByRole('dialog');
  expect(screen.getByText('Metformin 500 mg, 2 x 1/2 tablet')).toBeTruthy();
  press('Hapus obat ke-2');
  await screen.findByRole('option', { name: programme.name });
  fireEvent.change(screen.getByLabelText(/Program PRB/), { target: { value: '01' } });
  fireEvent.change(screen.getByLabelText(/Keterangan/), { target: { value: 'DM tipe 2' } });
  fireEvent.change(screen.getByLabelText(/Saran/), { target: { value: 'Lanjutkan' } });
  await chooseMedicine(1);
  press('Terbitkan');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([
    [
      '/v2/back-referral/request',
      {
        ...{ encounterId: 9, programme, doctor, notes: 'DM tipe 2', advice: 'Lanjutkan' },
        medicines: [{ medicine: metformin, timesADay: 2, each: 0.5, quantity: 60 }],
      },
    ],
  ]);
  expect(asked).toHaveBeenCalledWith('/v2/bpjs/vclaim-references?list=prb_medicine&q=metf');
});

it('says beside each field what is missing, and guesses no directions that it cannot read', async () => {
  show([]);
  press('Rujuk balik');
  await screen.findByRole('dialog');
  press('Terbitkan');
  await waitFor(() => expect(screen.getByLabelText(/Program PRB/).getAttribute('aria-invalid')).toBe('true'));
  const second = screen.getByRole('group', { name: 'Obat ke-2' });
  expect(within(second).getByLabelText<HTMLInputElement>('Kali sehari').value).toBe('');
  expect(within(second).getByLabelText('Kali sehari').getAttribute('aria-invalid')).toBe('true');
  expect(within(second).getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});

it('says that it is being issued, that it waits, and the number, as they come', async () => {
  show([{ ...row, status: 'queued', number: null }]);
  expect(screen.getByRole('status').textContent).toBe('Sedang diterbitkan');
  expect(screen.queryByRole('button', { name: 'Rujuk balik' })).toBeNull();
  const problem = { problem: 'unreachable', code: null, message: 'HTTP 502' };
  act(() => void holds(visitBackReferrals.name, [{ ...row, status: 'queued', number: null, problem }]));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Menunggu VClaim'));
  press('Tarik permintaan');
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toBe('/v2/back-referral/5/withdraw'));
  act(() => void holds(visitBackReferrals.name, [row]));
  await screen.findByText(NUMBER);
  expect(screen.getByText('Metformin tab 500 mg, 2 x 0,5, 30 buah')).toBeTruthy();
});

it('keeps what was refused beside BPJS’s own words, and asks it anew', async () => {
  const problem = { problem: 'refused', code: 201, message: 'Obat bukan obat PRB' };
  show([{ ...row, status: 'failed', number: null, problem }]);
  expect(screen.getByText(/Obat bukan obat PRB/)).toBeTruthy();
  press('Rujuk balik');
  await screen.findByRole('dialog');
  press('Terbitkan');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ programme, notes: 'DM tipe 2', medicines: row.medicines });
});

it('is typed by hand without asking VClaim', async () => {
  show([], undefined, ['satusehat']);
  expect(screen.queryByRole('button', { name: 'Rujuk balik' })).toBeNull();
  press('Catat SRB');
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText(/Nomor SRB/), { target: { value: NUMBER } });
  fireEvent.change(screen.getByLabelText(/Program PRB/), { target: { value: '01' } });
  fireEvent.change(screen.getByLabelText(/Dokter/), { target: { value: '31661' } });
  press('Simpan');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ encounterId: 9, number: NUMBER, programme, doctor });
  expect(asked).not.toHaveBeenCalled();
});

it('is deleted in VClaim with a reason, by who may', async () => {
  show([row]);
  press(`Hapus SRB ${NUMBER} di VClaim`);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Salah obat' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hapus surat' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/back-referral/5/delete', { reason: 'Salah obat' }]]));
});

it('offers nothing but the paper to who only looks', () => {
  show([row], { record: false, void: false });
  expect(screen.getAllByRole('button').map(each => each.getAttribute('aria-label'))).toEqual([`Cetak SRB ${NUMBER}`]);
});
