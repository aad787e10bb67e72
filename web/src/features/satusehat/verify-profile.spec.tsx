import { integrations } from '@alur/contracts/settings/integrations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { VerifyProfile } from './verify-profile';

const URL_OF_PAGE = 'https://kyc.example/halaman';
const sari = { id: 7, name: 'Sari Dewi', profession: 'nurse' };
const sent: { url: string; body: unknown }[] = [];

const keyOf = (name: string) => [name];
const line = { keyOf, watch: () => () => {} } as unknown as Line;

const shown = (tested: boolean) => {
  const queries = new QueryClient();
  queries.setQueryData(keyOf(integrations.name), {
    ...{ rows: [{ service: 'satu-sehat', tested }], status: 'live', epoch: '1' },
  });
  render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <VerifyProfile patientId={5} />
      </LiveLine>
    </QueryClientProvider>,
  );
};

beforeAll(async () => {
  await startI18n('id');
  await textsFor('satusehat')();
});
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ data: [sari], meta: { total: 1 } });
    sent.push({ url, body: JSON.parse(init.body as string) });
    return Response.json({ data: { url: URL_OF_PAGE } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7, name: 'Sari' } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it('is offered once SATUSEHAT has accepted the facility’s credentials', () => {
  shown(false);
  expect(screen.queryByRole('button', { name: 'Verifikasi profil' })).toBeNull();
});

it('needs an officer and her NIK, and opens SATUSEHAT’s page by a link where the browser holds back the tab', async () => {
  const open = vi.fn(() => null);
  vi.stubGlobal('open', open);
  shown(true);
  fireEvent.click(screen.getByRole('button', { name: 'Verifikasi profil' }));
  const go = await screen.findByRole('button', { name: /Buka halaman verifikasi/ });
  fireEvent.click(go);
  const nik = await screen.findByLabelText(/NIK petugas/);
  await waitFor(() => expect(nik.getAttribute('aria-invalid')).toBe('true'));
  const officer = screen.getByRole('combobox', { name: /Petugas/ });
  expect(officer.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);

  fireEvent.focus(officer);
  fireEvent.change(officer, { target: { value: 'sari' } });
  fireEvent.click(await screen.findByRole('option', { name: /Sari Dewi/ }));
  fireEvent.change(nik, { target: { value: '3374014101900001' } });
  fireEvent.click(go);
  const link = await screen.findByRole('link', { name: 'Buka halaman verifikasi' });
  expect(link.getAttribute('href')).toBe(URL_OF_PAGE);
  expect(open).toHaveBeenCalledWith(URL_OF_PAGE, '_blank');
  expect(sent).toMatchObject([{ body: { officerId: 7, officerNik: '3374014101900001' } }]);
  expect(sent[0]?.url).toContain('/v2/satusehat/patients/5/verify-profile');
});
