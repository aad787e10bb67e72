import { emergencyDoctor } from '@alur/contracts/emergency/catalogues';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { BeginDialog } from './visit-dialogs';

const sent = vi.fn();
const queries = new QueryClient();
const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
const visit = { encounterId: 9, patientName: 'Budi' } as EmergencyRow;

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['emergency', 'common', 'ui'] as const) await textsFor(name as 'emergency')();
});
beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ data: { id: 31, staffId: 7, name: 'dr. Bayu', active: true } });
    sent(new URL(url, 'http://alur').pathname, JSON.parse(init.body as string));
    return Response.json({ data: { id: 9, revision: 3, position: '9' } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  queries.clear();
  vi.unstubAllGlobals();
});

it('begins with the doctor who presses, and not before the doctors are known', async () => {
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <BeginDialog visit={visit} onClose={() => {}} />
      </LiveLine>
    </QueryClientProvider>,
  );
  const begin = await screen.findByRole('button', { name: 'Mulai periksa' });
  fireEvent.click(begin);
  expect(begin.getAttribute('aria-disabled')).toBe('true');
  const rows = [{ id: 31, staffId: 7, name: 'dr. Bayu', active: true }];
  act(() => void queries.setQueryData([emergencyDoctor.topic.name], { rows, status: 'live', epoch: '1' }));
  await waitFor(() => expect(begin.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(begin);
  await waitFor(() => expect(sent.mock.calls).toEqual([['/v2/emergency/9/begin', { doctorId: 31 }]]));
});
