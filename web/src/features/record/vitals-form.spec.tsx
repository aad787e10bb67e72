import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { emptyVitals } from './vitals-values';
import { VitalsForm } from './vitals-form';

let kept: unknown = null;
const sent = vi.fn();
beforeAll(async () => {
  await startI18n('id');
  await textsFor('record')();
});
beforeEach(() => {
  kept = null;
  sent.mockReset();
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'DELETE') kept = null;
    if (init.method === 'POST') sent(JSON.parse(init.body as string));
    if (init.method === 'PUT') kept = { ...JSON.parse(init.body as string), updatedAt: new Date().toISOString() };
    return Response.json({ data: init.method === 'GET' ? kept : null });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

let encounterId = 0;
const open = (again = false) => {
  if (!again) encounterId++;
  const onBegun = vi.fn();
  const onCancel = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VitalsForm encounterId={encounterId} onBegun={onBegun} onCancel={onCancel} />
    </QueryClientProvider>,
  );
  return { onBegun, onCancel };
};
const pulse = () => screen.getByLabelText<HTMLInputElement>('Nadi');

it('says that somebody has begun with the first sign typed, and with one typed before', async () => {
  const { onBegun } = open();
  await act(async () => {});
  expect(onBegun).not.toHaveBeenCalled();
  fireEvent.change(pulse(), { target: { value: '80' } });
  expect(onBegun).toHaveBeenCalled();
  cleanup();
  await vi.waitFor(() => expect(kept).not.toBeNull());
  const again = open(true);
  await vi.waitFor(() => expect(again.onBegun).toHaveBeenCalled());
});

it('keeps nothing of what is cancelled', async () => {
  kept = { content: { value: { ...emptyVitals, pulse: 80 } }, updatedAt: '2026-11-21T02:00:00Z' };
  const { onCancel } = open();
  await vi.waitFor(() => expect(pulse().value).toBe('80'));
  fireEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(kept).toBeNull());
  cleanup();
  await act(async () => {});
  open(true);
  await act(async () => {});
  expect(pulse().value).toBe('');
});

const type = (label: string, value: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
  return input;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan tanda vital' }));

it('says that a pulse of 72,5 is no whole number, and cuts nothing of it', async () => {
  open();
  await act(async () => {});
  expect(type('Nadi', '72,5').value).toBe('72,5');
  await screen.findByText('Isi bilangan bulat, tanpa koma.');
  save();
  await act(async () => {});
  expect(sent).not.toHaveBeenCalled();
});

it('says of a pressure with one value that it is incomplete, as long as the other is missing (SPEC 5)', async () => {
  open();
  await act(async () => {});
  const incomplete = () => screen.queryByText('Tekanan darah belum lengkap');
  expect(incomplete()).toBeNull();
  fireEvent.change(screen.getByLabelText('Diastolik'), { target: { value: '80' } });
  expect(incomplete()).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Sistolik'), { target: { value: '120' } });
  expect(incomplete()).toBeNull();
});

it('asks about a pressure that stands the wrong way round, and sends it to whoever says that it is so', async () => {
  open();
  await act(async () => {});
  type('Sistolik', '80');
  type('Diastolik', '120');
  save();
  await screen.findByText(/Tekanan darah 80\/120: sistolik tidak lebih tinggi/);
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Ya, sudah benar' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ systolic: 80, diastolic: 120 })));
});
