import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import { useQueueCommands } from './queue-commands';
import { QueueDialog, type QueueDialogKind } from './queue-dialogs';

vi.mock('@/access/use-can', () => ({ useCan: () => () => true }));

const sent = vi.fn();
const answers: Record<string, (body: never) => Response> = {};
const refusal = (code: string, params = {}) => Response.json({ error: { code, params } }, { status: 409 });
beforeAll(async () => {
  await startI18n('id');
  for (const name of ['queue', 'enums', 'common', 'ui'] as const) await textsFor(name as 'queue')();
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
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'http://alur').pathname;
    const body = init.body ? JSON.parse(init.body as string) : undefined;
    if (init.method === 'POST') sent(path, body);
    return answers[path]?.(body as never) ?? Response.json({ data: { id: 12, revision: 3, position: '9' } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const siti = {
  ...{ id: 12, encounterId: 12, patientId: 5, scheduleId: 1, display: 'A-003', number: 3, rank: 3, date: '2026-11-25' },
  ...{ status: 'absent', attendance: 'not_come', patientName: 'Siti', payer: 'general', insurer: null, priority: null },
} as unknown as QueueBoardRow;
const onClose = vi.fn();
function Opened({ kind }: { kind: QueueDialogKind }) {
  const commands = useQueueCommands();
  return <QueueDialog {...{ kind, commands, onClose }} row={siti} rows={[siti]} onMoved={() => {}} />;
}
const open = async (kind: QueueDialogKind) => {
  onClose.mockReset();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Opened kind={kind} />
    </QueryClientProvider>,
  );
  await act(async () => {});
};

it('one press records who was absent as present; a full quota is asked about first', async () => {
  answers['/v2/queue/12/reverse-absence'] = ({ overQuota }: { overQuota: boolean }) =>
    overQuota ? Response.json({ data: { id: 12 } }) : refusal('queue.quota-full', { quota: 20 });
  await open('reverse');
  await screen.findByText('Siti dicatat hadir dan menjadi giliran berikutnya.');
  fireEvent.click(screen.getByRole('button', { name: 'Catat hadir' }));
  await screen.findByText(/Kuota 20 pasien/);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Tetap terima' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([
    ['/v2/queue/12/reverse-absence', { reason: null, overQuota: false }],
    ['/v2/queue/12/reverse-absence', { reason: null, overQuota: true }],
    ['/v2/queue/12/confirm-attendance', {}],
  ]);
});

it('a payer BPJS asks for the number that the patient lacks, and keeps it with her', async () => {
  answers['/v2/patient/5'] = () =>
    Response.json({ data: { id: 5, revision: 4, name: 'Siti', gender: 'female', bpjsNo: null } });
  await open('payer');
  expect(screen.queryByLabelText('No. BPJS Kesehatan')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /BPJS/ }));
  const number = await screen.findByLabelText('No. BPJS Kesehatan');
  fireEvent.change(number, { target: { value: '123' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  await screen.findByRole('alert');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(number, { target: { value: '0001234567890' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith('/v2/booking/12/change-payer', { payer: 'bpjs', insurer: null });
  expect(sent).toHaveBeenCalledWith(
    '/v2/patient/5/correct',
    expect.objectContaining({ name: 'Siti', gender: 'female', bpjsNo: '0001234567890' }),
  );
});
