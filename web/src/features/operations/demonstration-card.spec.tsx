import { DEMONSTRATION_COOKIE } from '@alur/contracts/kernel/demonstration-cookie';
import type { DemonstrationDay } from '@alur/contracts/demonstration/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { removeCookie, writeCookie } from '@/app/cookies';
import { startI18n, textsFor } from '@/i18n/i18n';
import { DemonstrationCard } from './demonstration-card';

let may = true;
vi.mock('@/access/use-channel-can', () => ({ useChannelCan: () => () => may }));

let day: DemonstrationDay;
const asked = vi.fn<(call: string, body?: object) => void>();
beforeAll(async () => {
  await startI18n('id');
  await textsFor('operations')();
});
beforeEach(() => {
  may = true;
  day = { arrived: null, isPossible: true, played: null };
  asked.mockReset();
  writeCookie(DEMONSTRATION_COOKIE, '1');
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 1 } as never });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = new URL(url, 'http://alur').pathname;
    const given = JSON.parse((body as string | undefined) ?? '{}') as { visitsPerMinute: number };
    asked(`${method} ${path}`, given);
    if (path.endsWith('/play'))
      day = { ...day, played: { ...given, by: 'Rina', since: '2026-11-26T02:00:00.000Z', visits: 1_204 } };
    if (path.endsWith('/stop')) day = { ...day, played: null };
    return Response.json({ data: day, meta: {} });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  removeCookie(DEMONSTRATION_COOKIE);
  vi.unstubAllGlobals();
});
const draw = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DemonstrationCard />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('lets the day go on at the chosen speed, says who did and how far it is, and stops it', async () => {
  draw();
  await screen.findByText(/^Kunjungan dimainkan/);
  fireEvent.change(screen.getByLabelText('Kecepatan'), { target: { value: '30' } });
  press('Biarkan hari berjalan');
  await screen.findByText(/^Dijalankan oleh Rina sejak .*: 30 per menit, 1\.204 kunjungan sejauh ini\.$/);
  expect(asked).toHaveBeenCalledWith('POST /v2/channel/demonstration/play', { visitsPerMinute: 30 });
  fireEvent.change(screen.getByLabelText('Kecepatan'), { target: { value: '60' } });
  press('Ubah kecepatan');
  await screen.findByText(/: 60 per menit/);
  press('Hentikan');
  await screen.findByRole('button', { name: 'Biarkan hari berjalan' });
  expect(asked).toHaveBeenCalledWith('POST /v2/channel/demonstration/stop', {});
});

it('tells how much of the past has come, and offers nothing before all of it has', async () => {
  day = { arrived: 40, isPossible: false, played: null };
  draw();
  await screen.findByText('Riwayat demonstrasi: 40 %');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing to whom it is not given', async () => {
  may = false;
  day = { ...day, arrived: 90 };
  draw();
  await screen.findByText('Riwayat demonstrasi: 90 %');
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks nothing where there is no demonstration', async () => {
  removeCookie(DEMONSTRATION_COOKIE);
  draw();
  await act(async () => {});
  expect(asked).not.toHaveBeenCalled();
});
