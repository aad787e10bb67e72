import type { StayRow } from '@alur/contracts/stay/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { PayerDialog } from './payer-dialog';

vi.mock('@/access/use-can', () => ({ useCan: () => () => true }));

const person = (bpjsNo: string | null) => ({
  ...{ id: 5, revision: 3, name: 'Siti Aminah', gender: 'female', bpjsNo },
});
const sent = vi.fn();
let hers: string | null;
beforeAll(async () => {
  await startI18n('id');
  for (const name of ['stay', 'enums', 'common', 'ui'] as const) await textsFor(name as 'stay')();
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
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ data: person(hers) });
    sent(new URL(url, 'http://x').pathname, JSON.parse(init.body as string));
    return Response.json({ data: { id: 5, revision: 4, position: '9' } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const stay = { encounterId: 9, patientId: 5, payer: 'general', insurer: null, sep: null } as StayRow;
const open = async () => {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PayerDialog stay={stay} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: /BPJS/ }));
  return onClose;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));

it('asks for the BPJS number of a patient who has none, and keeps it with the payer', async () => {
  hers = null;
  const onClose = await open();
  fireEvent.change(await screen.findByLabelText(/No\. BPJS/), { target: { value: '0001234567890' } });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.mock.calls).toMatchObject([
    ['/v2/stay/9/change-payer', { payer: 'bpjs' }],
    ['/v2/patient/5/correct', { name: 'Siti Aminah', bpjsNo: '0001234567890' }],
  ]);
});

it('asks nobody whose number is known', async () => {
  hers = '0001234567890';
  const onClose = await open();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByLabelText(/No\. BPJS/)).toBeNull();
  expect(sent.mock.calls).toMatchObject([['/v2/stay/9/change-payer', { payer: 'bpjs' }]]);
});
