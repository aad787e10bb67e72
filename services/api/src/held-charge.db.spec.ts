import { CHANNEL } from '@alur/contracts/kernel/channel';
import { MOST_RUPIAH } from '@alur/contracts/kernel/scalars';
import type { Snapshot } from '@alur/contracts/kernel/live';
import type { HeldCommandRow } from '@alur/contracts/kernel/process/rows';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';
import { callerWith } from './platform/testing/platform.js';
import { watched } from './platform/testing/watched.js';
import { playDay } from './testing/played-day.js';

/** A treatment has a price after which no bill has room (see the play): the consultation's own charge is refused. */
describe('a charge that failed', () => {
  let clinic: ClinicApp;
  beforeAll(async () => {
    clinic = await clinicApp();
    await playDay(clinic);
  }, 120_000);
  afterAll(() => clinic.stop());

  const heldOf = async (): Promise<HeldCommandRow[]> => (await clinic.owner.get('/v2/audit/processes')).body.data;
  const first = async (): Promise<HeldCommandRow> => {
    const [row] = await heldOf();
    if (!row) throw new Error('nothing is held');
    return row;
  };
  const billOf = async (encounterId: number | null): Promise<TransactionRow | undefined> =>
    ((await clinic.owner.get('/v2/transaction/transactions?limit=100')).body.data as TransactionRow[]).find(
      row => row.encounterId === encounterId,
    );

  it('is on the facility’s list and on its bill', async () => {
    const row = await first();
    expect(row).toMatchObject({ command: 'consultation/charge', code: 'transaction.above-all-bills', attempts: 1 });
    expect((await billOf(row.encounterId))?.held).toEqual([
      expect.objectContaining({ command: row.command, code: 'transaction.above-all-bills' }),
    ]);
    const live = await clinic.owner.get('/v2/live/audit.processes');
    expect(live.body.data).toMatchObject([{ id: row.id }]);
  });

  it('is on the operator’s list, and on no other facility’s', async () => {
    const { operator, owner, foreigner, here } = clinic;
    const anywhere = await operator.get('/v2/channel/processes');
    expect(anywhere).toMatchObject({
      status: 200,
      body: {
        data: [{ merchantId: here, merchantName: 'Klinik Melati', code: 'transaction.above-all-bills' }],
        meta: { total: 1 },
      },
    });
    for (const path of ['/v2/channel/processes', '/v2/live/channel.processes'])
      expect((await owner.get(path)).status, path).toBe(403);
    expect((await foreigner.get('/v2/audit/processes')).body.data).toEqual([]);
  });

  it.each(['retry', 'waive'])('%s is not for whoever lacks the right, nor for another facility', async what => {
    const { id } = await first();
    const path = `/v2/audit/processes/${id}/${what}`;
    const body = { reason: 'harga salah' };
    expect((await clinic.onlooker.post(path, body)).status).toBe(403);
    expect((await clinic.foreigner.post(path, body)).status).toBe(404);
    expect((await clinic.owner.post(`/v2/audit/processes/1/${what}`, body)).status).toBe(404);
    expect(await heldOf()).toHaveLength(1);
  });

  it('says why, when it is refused again', async () => {
    const { id } = await first();
    const answer = await clinic.owner.post(`/v2/audit/processes/${id}/retry`, {});
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'transaction.above-all-bills' } } });
    expect(await heldOf()).toMatchObject([{ attempts: 2 }]);
  });

  it('is waived with a reason, by somebody, and the bill shows it no more; the operator is told to look again', async () => {
    const { id, encounterId } = await first();
    const operator = watched(clinic.platform, callerWith(CHANNEL, ['channel.merchants:view']), 'channel.processes', {});
    const board = async () => (await clinic.operator.get('/v2/live/channel.processes')).body as Snapshot;
    const before = await board();
    expect(before.data).toMatchObject([{ key: String(id), merchantName: 'Klinik Melati', attempts: 2 }]);
    const path = `/v2/audit/processes/${id}/waive`;
    expect((await clinic.owner.post(path, { reason: ' ' })).body.error).toMatchObject({ code: 'shape.invalid' });
    expect((await clinic.owner.post(path, { reason: 'harga salah' })).status).toBe(200);
    expect(await heldOf()).toEqual([]);
    expect(operator.stale).toMatchObject([{ topic: 'channel.processes', reason: 'missed' }]);
    const after = await board();
    expect(after.data).toEqual([]);
    expect(after.meta.epoch).toBe(before.meta.epoch);
    expect(BigInt(after.meta.seq)).toBeGreaterThan(BigInt(before.meta.seq));
    const remaining = MOST_RUPIAH - 25_000 + 15_000;
    expect(await billOf(encounterId)).toMatchObject({ held: [], status: 'ONGOING', remaining });
    expect((await clinic.owner.post(path, { reason: 'sekali lagi' })).status).toBe(404);
    const { rows } = await clinic.database.worker.query(
      `select data ->> 'reason' as reason, meta ->> 'actorId' as actor from public.events where type = 'HeldCommandWaived'`,
    );
    expect(rows).toMatchObject([{ actor: String(clinic.owner.userId) }]);
    expect(rows[0].reason).not.toContain('salah');
  });
});
