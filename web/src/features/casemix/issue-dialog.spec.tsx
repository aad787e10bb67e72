import { vclaimDoctors, vclaimPolis } from '@alur/contracts/bpjs/vclaim';
import { visitEligibility, type CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { patientControlLetters } from '@alur/contracts/control-letter/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { IssueDialog } from './issue-dialog';

vi.mock('@/access/use-can', () => ({ useCan: () => () => false }));

const poli = { code: 'INT', name: 'PENYAKIT DALAM' };
const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
const referral = {
  ...{ number: '0999U0011126Y000001', date: '2026-11-02', origin: 'fktp' },
  facility: { code: '0999U001', name: 'Klinik Melati' },
};
const row = {
  ...{ id: 9, encounterId: 9, patientName: 'Budi', kind: 'outpatient', date: '2026-11-23', status: 'planned' },
  ...{ unitId: 3, unitName: 'Poli Dalam', doctorId: 4, doctorName: 'dr. Ratna', letterNumber: null },
  ...{
    letterRequest: null,
    letterApprovals: [],
    diagnoses: [{ diagnosisId: 1, code: 'J18.9', name: 'Pneumonia', isPrimary: true }],
  },
} as unknown as CasemixVisitRow;
const asked = {
  ...{ issuedOn: '2026-11-23', care: 'outpatient', classEntitled: 2, upgrade: null, referral },
  ...{ initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' }, poli, doctor, controlLetter: null, accident: null },
  ...{ executive: false, cataract: false, cob: null },
  ...{
    controlDoctor: null,
    purpose: { kind: 'normal', course: null, support: null, reason: null },
    notes: 'Kontrol gula',
  },
};
const requestThat = (status: string, problem: object | null) => ({
  ...row,
  letterRequest: { request: 1, status, requested: { by: 'Wati', at: '2026-11-23T03:00:00Z' }, asked, problem },
});

let isTaken = true;
const EARLIER = '0999R0011126V000009';
const sent = vi.fn();
const onClose = vi.fn();
const onType = vi.fn();
const queries = new QueryClient();
const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
const live = (name: string, rows: object[]) =>
  act(() => void queries.setQueryData([name], { rows, status: 'live', epoch: '1' }));

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['casemix', 'enums', 'common', 'ui'] as const) await textsFor(name as 'casemix')();
});
beforeEach(() => {
  isTaken = true;
  for (const spy of [sent, onClose, onType]) spy.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://alur');
    if (init.method === 'POST') {
      sent(pathname, JSON.parse(init.body as string));
      return Response.json({ data: { id: 9, revision: 3, position: '9' } });
    }
    const member = { isActive: true, status: 'AKTIF', entitledClass: '2', otherInsurer: 'ASURANSI SEHAT' };
    const fingerprint = { isTaken, status: isTaken ? 'Sudah' : 'Belum' };
    if (pathname === '/v2/bpjs/letter-approvals')
      return Response.json({
        data: [{ issuedOn: '2026-11-20', kind: 'back_dated', isApproved: true, status: 'Backdate, Disetujui' }],
      });
    if (pathname === '/v2/bpjs/vclaim-patient')
      return Response.json({ data: { member, fingerprint, referrals: [{ ...referral, diagnosis: null, poli }] } });
    if (pathname === '/v2/bpjs/accident-letters')
      return Response.json({ data: [{ number: EARLIER, issuedOn: '2026-11-02', accidentOn: '2026-11-01' }] });
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

const open = async (of: object, more: object = {}) => {
  queries.setQueryData([vclaimPolis.name], { rows: [{ unitId: 3, ...poli }], status: 'live', epoch: '1' });
  queries.setQueryData([vclaimDoctors.name], { rows: [{ staffId: 4, ...doctor }], status: 'live', epoch: '1' });
  queries.setQueryData([visitEligibility.name], { rows: [{ ...of, ...more }], status: 'live', epoch: '1' });
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <IssueDialog row={row} onClose={onClose} onType={onType} />
      </LiveLine>
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
};
const issue = () => fireEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));
const isWrong = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

it('asks for a letter with the room’s poli, the doctor and the referral that was chosen', async () => {
  await open(row);
  fireEvent.click(screen.getByRole('button', { name: 'Cari rujukan di VClaim' }));
  fireEvent.click(await screen.findByRole('button', { name: `Pilih rujukan ${referral.number}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Pakai kelas hak 2' }));
  issue();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([
    [
      '/v2/casemix/9/request-letter',
      {
        ...{ issuedOn: '2026-11-23', care: 'outpatient', classEntitled: 2, upgrade: null, referral, poli, doctor },
        ...{
          initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
          controlLetter: null,
          controlDoctor: null,
          ...{ executive: false, cataract: false, cob: null },
          accident: null,
          notes: null,
        },
        purpose: { kind: 'normal', course: null, support: null, reason: null },
      },
    ],
  ]);
});

it('asks only what this purpose or an accident needs, and says beside each field what is missing', async () => {
  await open(row);
  expect(screen.queryByLabelText(/surat kontrol/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/Tujuan kunjungan/), { target: { value: 'consultation' } });
  fireEvent.change(screen.getByLabelText(/Kecelakaan/), { target: { value: 'traffic' } });
  await screen.findByLabelText(/surat kontrol/);
  issue();
  await waitFor(() => expect(isWrong(/surat kontrol/)).toBe(true));
  expect([/Alasan/, /Tanggal kejadian/, /Provinsi/, /Kecamatan/, /Keterangan kejadian/].map(isWrong)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(sent).not.toHaveBeenCalled();
});

it('takes over the other insurer, and offers a cataract in the eye clinic alone', async () => {
  await open(row);
  expect(screen.queryByLabelText('Operasi katarak')).toBeNull();
  fireEvent.click(screen.getByLabelText('Poli eksekutif'));
  fireEvent.click(screen.getByRole('button', { name: 'Cari rujukan di VClaim' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pakai COB ASURANSI SEHAT' }));
  issue();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ executive: true, cataract: false, cob: 'ASURANSI SEHAT' });
  cleanup();
  await open(requestThat('failed', null), {
    letterRequest: {
      ...requestThat('failed', null).letterRequest,
      asked: { ...asked, poli: { code: 'MAT', name: 'MATA' } },
    },
  });
  fireEvent.click(screen.getByLabelText('Operasi katarak'));
  issue();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[1]).toMatchObject({ cataract: true, cob: null });
});

it('offers the letters of earlier accidents once there is one, and keeps the one that was chosen', async () => {
  const place = { province: poli, regency: poli, district: poli };
  const accident = {
    kind: 'traffic',
    date: '2026-11-23',
    policeReport: null,
    place,
    description: 'X',
    follows: 'LAMA',
  };
  await open(row, { letterRequest: { ...requestThat('failed', null).letterRequest, asked: { ...asked, accident } } });
  const select = screen.getByLabelText<HTMLSelectElement>(/Lanjutan SEP/);
  expect(select.value).toBe('LAMA');
  await waitFor(() => expect([...select.options].map(({ value }) => value)).toEqual(['', EARLIER, 'LAMA']));
  fireEvent.change(select, { target: { value: EARLIER } });
  issue();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ accident: { follows: EARLIER } });
});

it('asks a stay for its SPRI and a higher class, and for no poli', async () => {
  await open(row, { kind: 'inpatient' });
  expect(screen.queryByLabelText(/Poli tujuan/)).toBeNull();
  issue();
  await waitFor(() => expect(isWrong(/SPRI/)).toBe(true));
  fireEvent.change(screen.getByLabelText(/SPRI/), { target: { value: '0999R0011126K000001' } });
  fireEvent.change(screen.getByLabelText(/Naik kelas/), { target: { value: 'vip' } });
  fireEvent.change(await screen.findByLabelText(/Penanggung jawab/), { target: { value: 'Pribadi' } });
  issue();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    ...{ care: 'inpatient', poli: null, controlLetter: '0999R0011126K000001' },
    upgrade: { class: 'vip', payer: 'peserta', guarantor: 'Pribadi' },
  });
});

it('is asked for by the letter that planned the visit, with its doctor, by one press', async () => {
  const letter = {
    ...{ id: 5, encounterId: 8, kind: 'control', status: 'issued', plannedOn: '2026-11-23', usedFor: null },
    ...{
      number: '0999R0011126K000001',
      poli: { code: 'JAN', name: 'JANTUNG' },
      doctor: { code: '31662', name: 'dr. Anton' },
    },
  };
  const others = [
    { ...letter, id: 6, number: '0999R0011126K000002', status: 'voided' },
    { ...letter, id: 7, number: '0999R0011126K000003', kind: 'admission' },
    { ...letter, id: 8, number: '0999R0011126K000004', usedFor: 77 },
    { ...letter, id: 9, number: '0999R0011126K000005', encounterId: 9 },
  ];
  queries.setQueryData([patientControlLetters.name], { rows: [letter, ...others], status: 'live', epoch: '1' });
  await open(row);
  const offered = screen.getByRole('list', { name: 'Surat kontrol dan SPRI pasien' });
  expect(offered.children).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: `Pakai ${letter.number}` }));
  expect(offered.textContent).toContain('Dipakai');
  issue();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    ...{ controlLetter: letter.number, controlDoctor: letter.doctor, poli: letter.poli, doctor: letter.doctor },
    purpose: { kind: 'consultation', reason: 'control' },
  });
});

it('says that it is being issued, then the number, as they come', async () => {
  await open(requestThat('queued', null));
  expect(screen.getByRole('status').textContent).toContain('Sedang diterbitkan');
  live(visitEligibility.name, [{ ...row, letterNumber: '0999R0011126V000001' }]);
  await screen.findByText('0999R0011126V000001');
});

it('says that it waits while VClaim is not reached, and leads to the form that is typed by hand', async () => {
  await open(requestThat('queued', { problem: 'unreachable', code: null, message: 'HTTP 502' }));
  expect(screen.getByRole('status').textContent).toContain('VClaim tidak terjangkau');
  expect(screen.getByRole('status').textContent).toContain('dicoba lagi tiap menit');
  fireEvent.click(screen.getByRole('button', { name: 'Catat manual' }));
  expect(onType).toHaveBeenCalled();
});

it('keeps what was asked beside BPJS’s own words when it is refused', async () => {
  await open(requestThat('queued', null));
  live(visitEligibility.name, [requestThat('failed', { problem: 'refused', code: 201, message: 'Rujukan 90 hari' })]);
  expect((await screen.findByRole('alert')).textContent).toContain('Rujukan 90 hari');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Catatan/).value).toBe('Kontrol gula');
  expect(screen.getByText(referral.number)).toBeTruthy();
});

it('submits a day that is past and a missing fingerprint for approval, and shows what came of it', async () => {
  isTaken = false;
  await open(row);
  expect(screen.queryByRole('button', { name: 'Ajukan tanpa sidik jari' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/Tanggal SEP/), { target: { value: '2026-11-20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cari rujukan di VClaim' }));
  await screen.findByRole('button', { name: 'Ajukan tanpa sidik jari' });
  fireEvent.click(screen.getByRole('button', { name: 'Ajukan tanggal mundur' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajukan tanggal mundur' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Ajukan' }));
  await waitFor(() => expect(dialog.getByLabelText(/Alasan/).getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(dialog.getByLabelText(/Alasan/), { target: { value: 'Jaringan putus' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ajukan' }));
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([
      ['/v2/casemix/9/request-approval', { kind: 'back_dated', issuedOn: '2026-11-20', reason: 'Jaringan putus' }],
    ]),
  );
  const submission = { approval: 1, kind: 'back_dated', issuedOn: '2026-11-20', status: 'submitted', problem: null };
  const letterApprovals = [{ ...submission, requested: { by: 'Wati', at: '2026-11-23T03:00:00Z' } }];
  live(visitEligibility.name, [{ ...row, letterApprovals }]);
  await screen.findByText('Diajukan');
  fireEvent.click(screen.getByRole('button', { name: 'Lihat persetujuan BPJS' }));
  await screen.findByText('Backdate, Disetujui');
});
