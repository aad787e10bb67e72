import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { selectMerchant } from '@/access/current-merchant';
import { startI18n, textsFor } from '@/i18n/i18n';
import { OwnProfile } from './own-profile';

const rights = vi.hoisted(() => ({ edits: true }));
vi.mock('@/access/use-can', () => ({ useCan: () => () => rights.edits }));
vi.mock('@/app/leave-guard', () => ({ LeaveGuard: () => null }));
vi.mock('@/changes/history-button', () => ({ HistoryButton: () => null }));

const facility = {
  ...{ id: 3, name: 'Klinik Melati', category: 'main_clinic', categoryTypes: ['outpatient'], isBpjs: true },
  ...{ timezone: 'Asia/Makassar', address: 'Jl. Melati 1', phone: '', email: '', licenceNumber: '', rules: [] },
  ...{ menus: [], logoFileId: null, cardColour: 'blue', postalCode: '' },
  ...{ province: null, city: null, district: null, village: null },
};
let sent: { method: string; path: string; body: unknown }[] = [];

const opens = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnProfile />
    </QueryClientProvider>,
  );
  return screen.findByLabelText<HTMLInputElement>(/^Nama fasyankes/);
};

beforeAll(async () => {
  await startI18n('id');
  await Promise.all([textsFor('merchant')(), textsFor('settings')()]);
});
beforeEach(() => {
  rights.edits = true;
  sent = [];
  selectMerchant(3);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET')
      sent.push({ method, path: new URL(url, 'http://x').pathname, body: JSON.parse(body as string) });
    return Response.json({ data: method === 'GET' ? [facility] : { id: 3 }, meta: {} });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is saved by the facility itself as SPEC 7 calls it, and leaves the operator’s alone', async () => {
  fireEvent.change(await opens(), { target: { value: 'Klinik Melati Indah' } });
  fireEvent.change(screen.getByLabelText('Nomor izin'), { target: { value: '445/123' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' })));
  const dialog = await screen.findByRole('dialog');
  const save = [...dialog.querySelectorAll('button')].at(-1)!;
  await act(async () => fireEvent.click(save));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { category, categoryTypes } = facility;
  expect(sent[0]).toMatchObject({
    ...{ method: 'PUT', path: '/merchant/3' },
    body: { name: 'Klinik Melati Indah', licenceNumber: '445/123', address: 'Jl. Melati 1', category, categoryTypes },
  });
  for (const kept of ['timezone', 'isBpjs']) expect(sent[0]?.body).not.toHaveProperty(kept);
});

it('is only read by whoever may not change the settings', async () => {
  rights.edits = false;
  expect((await opens()).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  expect(screen.getByText('WITA (Makassar)')).toBeTruthy();
});
