import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { NewForm } from './form-work';

const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
let asked: URL[] = [];
beforeAll(async () => {
  await startI18n('id');
  await textsFor('record')();
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const to = new URL(url, 'http://localhost');
    asked.push(to);
    return Response.json(to.pathname.includes('draft') ? { data: null } : { data: [], meta: { total: 0 } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it('begins with the form of her latest visit that stands, whenever it was signed', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveLine line={line}>
        <NewForm visit={{ encounterId: 3, personId: 5 }} name="gcs" onDone={() => {}} onCancel={() => {}} />
      </LiveLine>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /Tanda tangani/ });
  const [list] = asked.filter(({ pathname }) => pathname.endsWith('/record/forms'));
  expect(Object.fromEntries(list?.searchParams ?? [])).toMatchObject({
    ...{ personId: '5', form: 'gcs', status: 'signed' },
    ...{ order_by: 'visitOrder', sort_by: 'desc', limit: '1' },
  });
});
