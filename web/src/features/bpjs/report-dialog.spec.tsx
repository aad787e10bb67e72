import type { PcareListRow } from '@alur/contracts/bpjs/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { ReportDialog } from './report-dialog';

vi.mock('@/access/use-can', () => ({ useCan: () => () => false }));

const lists: Readonly<Record<string, object[]>> = {
  consciousness: [{ code: '01', name: 'COMPOS MENTIS' }],
  discharge: [
    { code: '3', name: 'BEROBAT JALAN' },
    { code: '4', name: 'RUJUK LANJUT' },
  ],
  prognosis: [{ code: '02', name: 'BONAM' }],
  'food-allergy': [{ code: '00', name: 'TIDAK ADA' }],
  'air-allergy': [{ code: '00', name: 'TIDAK ADA' }],
  'medicine-allergy': [{ code: '00', name: 'TIDAK ADA' }],
  diagnosis: [{ code: 'I10', name: 'Hypertension', isNonSpecialist: true }],
  specialty: [{ code: 'JAN', name: 'JANTUNG' }],
  subspecialty: [{ code: '26', name: 'JANTUNG' }],
  sarana: [{ code: '1', name: 'EKG' }],
};
const kasih = {
  ...{ code: '0901R001', name: 'RS KASIH', address: 'Jl. Melati 1', phone: '', facilityClass: 'C', branch: 'KOTA' },
  ...{ distance: 1500, schedule: 'Senin', referred: 5, capacity: 20, percent: 25 },
};
const row = {
  ...{ id: 9, encounterId: 9, patientName: 'Budi', report: null },
  diagnoses: [{ code: 'I10', name: 'Hypertension', kind: 'primary' }],
} as unknown as PcareListRow;
const report = { consciousness: '01', discharge: '3', prognosis: '02', therapy: '' };
const reported = { ...report, foodAllergy: '00', airAllergy: '00', medicineAllergy: '00', referral: null, tacc: null };

const sent = vi.fn();
const asked = vi.fn();
beforeAll(async () => {
  await startI18n('id');
  for (const name of ['bpjs', 'enums', 'common', 'ui'] as const) await textsFor(name as 'bpjs')();
});
beforeEach(() => {
  sent.mockReset();
  asked.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://alur');
    if (init.method === 'POST') sent(pathname, JSON.parse(init.body as string));
    if (pathname === '/v2/bpjs/references') return Response.json({ data: lists[searchParams.get('list') ?? ''] });
    if (pathname !== '/v2/bpjs/destinations') return Response.json({ data: { id: 9, revision: 3, position: '9' } });
    asked(Object.fromEntries(searchParams));
    return Response.json({ data: [kasih] });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const onClose = vi.fn();
const open = async (of: PcareListRow) => {
  onClose.mockReset();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportDialog row={of} onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByText('4 RUJUK LANJUT', { selector: 'option' });
};
const choose = async (label: RegExp, value: string) => {
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field.querySelector(`option[value="${value}"]`)).toBeTruthy());
  fireEvent.change(field, { target: { value } });
};
const send = () => fireEvent.click(screen.getByText('Kirim kunjungan', { selector: 'button' }));
const isWrong = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

it('asks for a referral only when she is referred on, and says beside each field what is missing', async () => {
  await open({ ...row, report: reported } as PcareListRow);
  expect(screen.queryByLabelText(/Rencana berkunjung/)).toBeNull();
  await choose(/Status pulang/, '4');
  await screen.findByLabelText(/Alasan TACC/);
  send();
  await waitFor(() => expect(isWrong(/^Sarana/)).toBe(true));
  expect([/^Subspesialis \*/, /Rencana berkunjung/, /Alasan TACC/].map(isWrong)).toEqual([true, true, true]);
  expect(sent).not.toHaveBeenCalled();
});

it('lists the destinations once all is chosen, and sends the referral with its TACC', async () => {
  const referral = {
    ...{ estimatedOn: '2026-11-30', provider: { code: 'X', name: 'RS LAMA' }, special: null, note: null },
    ...{ subspecialty: { code: '26', name: 'JANTUNG' }, sarana: null, referralId: null },
  };
  await open({ ...row, report: { ...reported, discharge: '4', referral } } as PcareListRow);
  expect(asked).not.toHaveBeenCalled();
  await choose(/^Sarana/, '1');
  fireEvent.click(await screen.findByRole('radio', { name: /RS KASIH.*1,5 km.*Senin.*5 dari 20 terisi \(25%\)/ }));
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ encounterId: '9', estimatedOn: '2026-11-30', subspecialty: '26', sarana: '1' }),
  );
  await choose(/Alasan TACC/, 'time');
  await choose(/Keterangan TACC/, '< 3 Hari');
  send();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith('/v2/bpjs/9/send-visit', {
    ...{ ...reported, discharge: '4', tacc: { cause: 'time', reason: '< 3 Hari' } },
    referral: {
      ...{ ...referral, sarana: { code: '1', name: 'EKG' } },
      provider: { code: kasih.code, name: kasih.name },
    },
  });
});
