import type { ProgressNoteRow } from '@alur/contracts/record/note-rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { ProgressNote } from './progress-notes';
import { WriteNote } from './write-note';

let sent: Record<string, unknown>[] = [];
beforeAll(async () => {
  await startI18n('id');
  await textsFor('record')();
});
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('sign-progress-note')) return Response.json({ data: null });
    sent.push(JSON.parse(init.body as string));
    return Response.json({ data: { id: 80, revision: 0, position: '1', projected: true }, meta: {} });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});
const draw = (what: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{what}</QueryClientProvider>);

const note: ProgressNoteRow = {
  ...{ id: 80, revision: 0, encounterId: 3, patientId: 5, personId: 5, patientName: 'Siti', recordNumber: '000123' },
  ...{ date: '2026-11-23', version: 1, signedAt: '2026-11-23T08:00:00.000Z', signedBy: 'Ns. Dewi', signedById: 99 },
  ...{ profession: 'nurse', format: 'soap', parts: [{ part: 'plan', text: 'Lanjutkan' }], instruction: '' },
  ...{ reason: null, earlier: [], status: 'signed', struckBy: null, struckReason: null },
  ...{ reviewerId: 12, reviewerName: 'dr. Budi', reviewedAt: null },
  ...{ orderedById: null, orderedBy: null, orderSignedAt: null, awaiting: 'yes', dueAt: '2999-11-24T08:00:00.000Z' },
};

it('says what it waits for, that it is late, and that it is verified', () => {
  draw(<ProgressNote row={note} />);
  expect(screen.getByText(/^Menunggu verifikasi sampai/)).toBeTruthy();
  cleanup();
  draw(<ProgressNote row={{ ...note, dueAt: '2026-11-24T08:00:00.000Z' }} />);
  expect(screen.getByText(/^Terlambat sejak/)).toBeTruthy();
  cleanup();
  draw(<ProgressNote row={{ ...note, awaiting: 'no', reviewedAt: '2026-11-23T09:00:00.000Z' }} />);
  expect(screen.getByText(/^Diverifikasi/)).toBeTruthy();
});

it('is written in the parts of its format, and of these alone is sent', async () => {
  draw(<WriteNote encounterId={950} />);
  await screen.findByLabelText('Subjektif');
  fireEvent.change(screen.getByLabelText('Subjektif'), { target: { value: 'Nyeri' } });
  fireEvent.change(screen.getByLabelText('Bentuk catatan'), { target: { value: 'sbar' } });
  expect(screen.queryByLabelText('Subjektif')).toBeNull();
  fireEvent.change(screen.getByLabelText('Situasi'), { target: { value: 'Sesak' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Tanda tangani/ })));
  await vi.waitFor(() => expect(sent.length).toBe(1));
  expect(sent[0]).toMatchObject({ encounterId: 950, format: 'sbar', orderedBy: null });
  expect(sent[0]?.['parts']).toContainEqual({ part: 'situation', text: 'Sesak' });
  expect(JSON.stringify(sent[0])).not.toContain('Nyeri');
});

it('shows how it read before it was corrected', () => {
  const before = {
    version: 1,
    signedAt: note.signedAt,
    signedBy: 'Ns. Dewi',
    format: 'soap' as const,
    instruction: '',
  };
  const earlier = [{ ...before, parts: [{ part: 'plan', text: 'Hentikan' }], reason: null }];
  draw(<ProgressNote row={{ ...note, version: 2, reason: 'Salah tulis', earlier }} />);
  const versions = screen.getByText('1 versi sebelumnya').closest('details');
  expect(versions?.textContent).toContain('Hentikan');
  expect(screen.getByText('Diperbaiki: Salah tulis')).toBeTruthy();
});
