import type { PatientDetail } from '@alur/contracts/patient/rows';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { TakeNumber } from './take-number';

const facility = { isBpjs: true, pcare: false };
const schedule = {
  ...{
    id: 8,
    name: 'Poli Umum',
    bpjsName: null,
    roomId: 3,
    roomName: 'Poli Umum',
    doctorId: 7,
    doctorName: 'dr. Bayu',
  },
  ...{ startTime: '00:00', endTime: '23:59', consultationMinutes: 10, sharePercent: null, price: 0, prices: [] },
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...{ visitStatus: 'sick', prefix: 'A', quota: null, status: 'open', revision: 1 },
} as ScheduleRow;
vi.mock('@/app/facilities', async original => ({ ...(await original<object>()), useInsurance: () => facility }));
vi.mock('@/live/use-topic', () => ({ useTopic: () => ({ rows: [schedule], loading: false }) }));
vi.mock('@/live/use-topics', () => ({ useTopics: () => ({ rows: [], loading: false }) }));
vi.mock('@/selectors/use-bpjs-number', () => ({
  useBpjsNumber: () => ({ isMissing: false, faultOf: () => null, keep: async () => {} }),
}));

const sent = vi.fn();
beforeAll(async () => {
  await startI18n('id');
  for (const name of ['booking', 'enums', 'common', 'ui'] as const) await textsFor(name as 'booking')();
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
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent(JSON.parse(init.body as string));
    return Response.json({ data: { id: 12, revision: 1, position: '9' } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const open = () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TakeNumber
        patient={{ id: 5, name: 'Siti', birthDate: '1990-03-15' } as PatientDetail}
        onTaken={() => {}}
        onCancel={() => {}}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('radio', { name: /BPJS/ }));
};
const take = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Ambil nomor' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  return sent.mock.calls[0]?.[0];
};

it('asks a hospital’s desk for the referral that BPJS’s queue is told of', async () => {
  facility.pcare = false;
  open();
  fireEvent.change(screen.getByLabelText('Nomor rujukan atau surat kontrol'), {
    target: { value: ' 0001R0010126B000001 ' },
  });
  expect(await take()).toMatchObject({
    ...{ patientId: 5, scheduleId: 8, payer: 'bpjs' },
    reference: { kind: 'primary_referral', number: '0001R0010126B000001' },
  });
});

it('takes the number without it, and asks primary care for none', async () => {
  facility.pcare = true;
  open();
  expect(screen.queryByLabelText('Nomor rujukan atau surat kontrol')).toBeNull();
  expect(await take()).toMatchObject({ payer: 'bpjs', reference: null });
});
