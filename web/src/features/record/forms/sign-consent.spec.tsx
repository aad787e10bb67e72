import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { SignConsent } from './sign-consent';

// The test's document loads no frame, which the paper is in.
vi.mock('@/ui/print-dialog', () => ({
  PrintDialog: ({ children }: { children: ReactNode }) => <section aria-label="Kertas">{children}</section>,
}));

const person = { id: 5, name: 'Suharti Ningsih', recordNumber: '000251', gender: 'female', birthDate: '1962-08-14' };

const line: Line = {
  watch: () => () => {},
  keyOf: (topic, params) => [topic, params],
  freshness: { of: () => undefined, oldest: () => undefined, subscribe: () => () => {} } as never,
};

beforeAll(async () => {
  await startI18n('id');
  await textsFor('record')();
});
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('sign-form'))
      return Response.json({ data: { id: 70, revision: 0, position: '1', projected: true }, meta: {} });
    return Response.json({ data: url.includes('/v2/patient/5') ? person : init.method === 'GET' ? null : {} });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7, name: 'Sari' } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it('is printed as it was signed, with whose it is, for whoever may not open it afterwards', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveLine line={line}>
        <SignConsent encounterId={950} personId={5} onClose={() => {}} />
      </LiveLine>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /Tanda tangani/ });
  fireEvent.click(screen.getByLabelText('Pasien sendiri'));
  for (const group of screen.getAllByRole('group'))
    for (const yes of within(group).queryAllByLabelText('Ya')) fireEvent.click(yes);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Tanda tangani/ })));
  const sheet = await screen.findByRole('region', { name: 'Kertas' });
  const paper = () => sheet.textContent ?? '';
  await vi.waitFor(() => expect(paper()).toContain('Suharti Ningsih'));
  expect(paper()).toContain('No. RM 000251 · Perempuan · Lahir 14 Agu 1962');
  expect(paper()).toMatch(/Ditandatangani olehPasien sendiri/);
  expect(paper()).toMatch(/Pasien atau waliSaksiSari/);
});
