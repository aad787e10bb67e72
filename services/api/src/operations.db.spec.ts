import type { Frame } from '@alur/contracts/kernel/live';
import type { OperationsRow } from '@alur/contracts/kernel/operations-rows';
import { hostname } from 'node:os';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';

describe('how the installation runs', () => {
  let clinic: ClinicApp;
  let socket: Socket | undefined;

  beforeAll(async () => {
    clinic = await clinicApp();
    await clinic.app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    socket?.close();
    await clinic.stop();
  });

  const rows = async (): Promise<OperationsRow[]> => (await clinic.operator.get('/v2/channel/operations')).body.data;
  const part = <K extends OperationsRow['kind']>(all: readonly OperationsRow[], kind: K) =>
    all.filter((row): row is Extract<OperationsRow, { kind: K }> => row.kind === kind);

  it('is told of every part: who makes the rows, how far each is, what waits', async () => {
    await clinic.platform.ledger.seal();
    // The events of the clinic's own making are still being worked off when it answers its first request.
    await vi.waitFor(
      async () => expect(part(await rows(), 'process').every(({ behindMs }) => behindMs === 0)).toBe(true),
      10_000,
    );
    const head = String(await clinic.platform.log.head());
    const all = await rows();
    expect(part(all, 'partition')).toEqual([
      {
        ...{ kind: 'partition', index: 0, reached: head, waiting: '0', behindMs: 0 },
        ...{ builds: [], stopped: [], stoppedCount: 0 },
        leader: { host: hostname(), pid: process.pid, since: expect.any(String) },
      },
    ]);
    expect(part(all, 'process').length).toBeGreaterThan(0);
    expect(part(all, 'process').every(({ behindMs, held }) => behindMs === 0 && held === 0)).toBe(true);
    expect(part(all, 'due').every(({ overdue }) => overdue === 0)).toBe(true);
    expect(part(all, 'ledger')).toEqual([
      { kind: 'ledger', sealed: expect.any(Number), signedAt: expect.any(String), waiting: '0' },
    ]);
  });

  it('is the operator’s alone', async () => {
    for (const path of ['/v2/channel/operations', '/v2/live/channel.operations'])
      expect((await clinic.owner.get(path)).status, path).toBe(403);
  });

  it('is told live, in whole frames', async () => {
    const { operator } = clinic;
    socket = io(await clinic.app.getUrl(), {
      transports: ['websocket'],
      auth: { token: operator.token, merchantId: operator.merchantId },
    });
    const frames: Frame[] = [];
    socket.on('frame', (frame: Frame) => frames.push(frame));
    expect(await socket.emitWithAck('join', { topic: 'channel.operations', params: {} })).toEqual({ ok: true });
    const snapshot = (await operator.get('/v2/live/channel.operations')).body;
    expect(snapshot.data).toHaveLength((await rows()).length);
    await clinic.database.worker.query(
      `insert into alur.broken_row (table_name, merchant_id, key, position, error)
       values ('rows.queue_board_v1', $1, '7', 3, 'Siti')`,
      [clinic.here],
    );
    await vi.waitFor(() => expect(JSON.stringify(frames)).toContain('queue_board_v1'), 10_000);
    const { rows: told, prev, epoch, seq } = frames.at(-1) as Frame;
    expect({ prev, epoch }).toEqual({ prev: '0', epoch: snapshot.meta.epoch });
    expect(BigInt(seq)).toBeGreaterThan(BigInt(snapshot.meta.seq));
    expect(told.find(({ key }) => key === 'partition:0')).toMatchObject({
      stoppedCount: 1,
      stopped: [{ view: 'queue_board_v1', merchantId: clinic.here, key: '7', at: '3' }],
    });
    // The reason why a row stopped may quote its data.
    expect(JSON.stringify(frames)).not.toContain('Siti');
  });

  it('has a metric for every name on the board', async () => {
    const { readFileSync } = await import('node:fs');
    const board = readFileSync(new URL('../../../infra/monitoring/alur.dashboard.json', import.meta.url), 'utf8');
    const { body } = await clinic.operator.get('/metrics');
    const names = new Set(board.match(/\b(alur|nodejs|process)_\w+/g));
    expect(names.size).toBeGreaterThan(25);
    const unknown = [...names].filter(name => !new RegExp(`^(# TYPE )?${name}(\\{| )`, 'm').test(body as string));
    expect(unknown).toEqual([]);
  });

  it('has every metric of ours described', async () => {
    const { readFileSync } = await import('node:fs');
    const page = readFileSync(new URL('../../../infra/monitoring/README.md', import.meta.url), 'utf8');
    const { body } = await clinic.operator.get('/metrics');
    const ours = [...(body as string).matchAll(/^# TYPE (alur_\w+)/gm)].map(([, name]) => name as string);
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter(name => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
