import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { VisitPanel } from './visit-panel';

const rights = vi.hoisted(() => ({ has: true }));
vi.mock('@/access/use-can', () => ({ useCan: () => () => rights.has }));

const visit = { encounterId: 9, payer: 'bpjs', status: 'ongoing' } as unknown as VisitRecordRow;
const URL_THERE = 'https://icare.example/riwayat?token=1';
const asked = vi.fn();
const opens = vi.fn();
let answer = () => Response.json({ data: { url: URL_THERE } });

beforeAll(async () => {
  await startI18n('id');
  await textsFor('icare')();
});
beforeEach(() => {
  rights.has = true;
  answer = () => Response.json({ data: { url: URL_THERE } });
  for (const spy of [asked, opens]) spy.mockReset();
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return answer();
  });
  vi.stubGlobal('open', opens);
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Buka i-Care' }));

it('opens BPJS’s page of the patient in a tab of its own, which reaches nothing of ours', async () => {
  const tab = { opener: window };
  opens.mockReturnValue(tab);
  render(<VisitPanel visit={visit} />);
  press();
  await waitFor(() => expect(opens).toHaveBeenCalledWith(URL_THERE, '_blank'));
  expect(tab.opener).toBeNull();
  expect(asked.mock.calls[0]?.[0]).toContain('/v2/bpjs/icare?encounterId=9');
});

it('gives a link where the browser holds the tab back', async () => {
  opens.mockReturnValue(null);
  render(<VisitPanel visit={visit} />);
  press();
  expect((await screen.findByRole('link', { name: 'Buka i-Care' })).getAttribute('href')).toBe(URL_THERE);
});

it('says in BPJS’s words why there is none', async () => {
  const error = { code: 'bpjs.refused', params: { message: 'Peserta tidak ditemukan' } };
  answer = () => Response.json({ error }, { status: 409 });
  render(<VisitPanel visit={visit} />);
  press();
  expect((await screen.findByRole('alert')).textContent).toContain('Peserta tidak ditemukan');
  expect(opens).not.toHaveBeenCalled();
});

it('stands only in a visit that goes on, that BPJS pays, for whoever examines', () => {
  const { rerender } = render(<VisitPanel visit={{ ...visit, payer: 'general' }} />);
  const isThere = () => screen.queryByRole('button') !== null;
  expect(isThere()).toBe(false);
  rerender(<VisitPanel visit={{ ...visit, status: 'done' }} />);
  expect(isThere()).toBe(false);
  rights.has = false;
  rerender(<VisitPanel visit={visit} />);
  expect(isThere()).toBe(false);
});
