import type { Frame, Head, JoinAnswer, Stale } from '@alur/contracts/kernel/live';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { facilityTime } from './platform/clock/facility-clock.js';
import { clinicApp, type ClinicApp, type Person } from './testing/clinic-app.js';

describe('live, over real sockets', () => {
  let clinic: ClinicApp;
  let address: string;
  const open: Socket[] = [];
  const { today } = facilityTime(new Date(), 'Asia/Jakarta');

  beforeAll(async () => {
    clinic = await clinicApp();
    await clinic.app.listen(0, '127.0.0.1');
    address = await clinic.app.getUrl();
  });
  afterAll(() => clinic.stop());
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });

  const connect = (auth: object) => {
    const socket = io(address, { transports: ['websocket'], auth, forceNew: true, reconnection: false });
    open.push(socket);
    const got = { frames: [] as Frame[], heads: [] as Head[], stale: [] as Stale[], access: 0, closed: false };
    socket.on('frame', (frame: Frame) => got.frames.push(frame));
    socket.on('head', (head: Head) => got.heads.push(head));
    socket.on('stale', (stale: Stale) => got.stale.push(stale));
    socket.on('access', () => (got.access += 1));
    socket.on('disconnect', () => {
      got.closed = true;
    });
    return {
      socket,
      got,
      join: (topic: string, params: object): Promise<JoinAnswer> => socket.emitWithAck('join', { topic, params }),
    };
  };
  const as = ({ token, merchantId }: Person) => connect({ token, merchantId });

  it('brings a change to whoever watches it, and to no other facility', async () => {
    const { owner, foreigner } = clinic;
    const [mine, theirs] = [as(owner), as(foreigner)];
    const params = { date: today };
    expect(await mine.join('dashboard.registrations', params)).toEqual({ ok: true });
    expect(await theirs.join('dashboard.registrations', params)).toEqual({ ok: true });
    const before = await owner.get(`/v2/live/dashboard.registrations?date=${today}`);
    const receipt = (
      await owner.post('/v2/patient/register', { name: 'Ani', gender: 'female', recordNumber: '900001' })
    ).body.data;
    await vi.waitFor(() => expect(mine.got.frames).toHaveLength(1));
    const [frame] = mine.got.frames;
    expect(frame).toMatchObject({
      topic: 'dashboard.registrations',
      params,
      prev: before.body.meta.seq,
      seq: receipt.position,
      rows: [{ registered: 1 }],
    });
    const after = await owner.get(`/v2/live/dashboard.registrations?date=${today}`);
    expect(after.body).toMatchObject({ meta: { seq: frame?.seq, epoch: frame?.epoch }, data: frame?.rows });
    expect(theirs.got.frames).toEqual([]);
  });

  it('admits nobody without a token, with a forged one, or in a facility not hers', async () => {
    const refused = (auth: object) =>
      new Promise<string>(resolve => {
        const { socket } = connect(auth);
        socket.on('connect_error', error => resolve(error.message));
        socket.on('connect', () => resolve('connected'));
      });
    expect(await refused({})).toMatch(/^auth\./);
    expect(await refused({ token: 'x.y.z', merchantId: clinic.here })).toMatch(/^auth\./);
    expect(await refused({ token: clinic.foreigner.token, merchantId: clinic.here })).toMatch(/^access\./);
  });

  it('says whether rows that the client has are current, so that it fetches no snapshot', async () => {
    const { owner } = clinic;
    const params = { date: today };
    const ask = (at: object) => as(owner).socket.emitWithAck('join', { topic: 'dashboard.registrations', params, at });
    const position = async () => (await owner.get(`/v2/live/dashboard.registrations?date=${today}`)).body.meta;
    const before = await position();
    expect(await ask(before)).toEqual({ ok: true, current: true });
    await owner.post('/v2/patient/register', { name: 'Budi', gender: 'male', recordNumber: '900002' });
    await vi.waitFor(async () => expect((await position()).seq).not.toBe(before.seq));
    expect(await ask(before)).toEqual({ ok: true });
    const after = await position();
    expect(await ask(after)).toEqual({ ok: true, current: true });
    expect(await ask({ ...after, epoch: 'of another view' })).toEqual({ ok: true });
    expect(await ask({ epoch: after.epoch, seq: 'x' })).toEqual({ error: { code: 'shape.invalid' } });
  });

  it.each([
    ['nothing', undefined],
    [
      'a topic that is a list',
      { topic: JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) as unknown, params: {} },
    ],
    ['parameters that are a text', { topic: 'dashboard.registrations', params: 'hari ini' }],
    ['a parameter that is no text', { topic: 'queue.board', params: { date: '\u0000', scheduleId: 1 } }],
  ])('refuses to join %s, in words', async (_name, message) => {
    const { socket } = as(clinic.owner);
    expect(await socket.emitWithAck('join', message)).toEqual({ error: { code: 'shape.invalid' } });
    socket.emit('leave', message);
    expect(await socket.emitWithAck('join', { topic: 'dashboard.registrations', params: { date: today } })).toEqual({
      ok: true,
    });
  });

  it('joins no topic without the right, and none that does not exist or does not fit', async () => {
    const { join } = as(clinic.onlooker);
    expect(await join('dashboard.registrations', { date: today })).toMatchObject({
      error: { code: 'access.denied' },
    });
    expect(await join('queue.display', { scheduleId: 1, date: today })).toEqual({ ok: true });
    expect(await join('queue.display', { scheduleId: 'x', date: today })).toMatchObject({
      error: { code: 'shape.invalid' },
    });
    expect(await join('no.such', {})).toMatchObject({ error: { code: 'system.not-found' } });
    expect(await as(clinic.onlooker).socket.emitWithAck('join', null)).toMatchObject({ error: {} });
  });

  it('writes down who joined what shows a person, and from where', async () => {
    const { owner } = clinic;
    const { join } = as(owner);
    expect(await join('consultation.record', { encounterId: 4_711 })).toEqual({ ok: true });
    expect(await join('queue.board', { scheduleId: 9, date: today })).toEqual({ ok: true });
    expect(await join('dashboard.registrations', { date: today })).toEqual({ ok: true });
    const { rows } = await clinic.database.worker.query(
      `select entry from alur.access_log, jsonb_array_elements(entries) entry
       where merchant_id = $1 and (entry->>'actorId')::int = $2 and entry->>'kind' is null`,
      [clinic.here, owner.userId],
    );
    expect(rows.map(({ entry }) => entry)).toMatchObject([
      { what: 'consultation.record', id: 4_711, address: '127.0.0.1' },
      { what: 'queue.board', id: null, of: `queue.board?date=${today}&scheduleId=9` },
    ]);
  });

  it('tells open screens within a second that rights have changed, and those of nobody else', async () => {
    const { operator, owner, foreigner, here } = clinic;
    const [hers, theirs] = [as(owner), as(foreigner)];
    await Promise.all(
      [hers, theirs].map(({ socket }) => new Promise(done => socket.once('connect', () => done(null)))),
    );
    const set = (withdrawn: string[]) =>
      operator.post(`/v2/user/${owner.userId}/set-permissions`, { facilityId: here, granted: [], withdrawn });
    expect((await set(['cashier:void'])).status).toBe(200);
    await vi.waitFor(() => expect(hers.got.access).toBe(1), { timeout: 1000 });
    expect((await set([])).status).toBe(200);
    await vi.waitFor(() => expect(hers.got.access).toBe(2), { timeout: 1000 });
    expect(theirs.got.access).toBe(0);
  });

  it('ends what a person may no longer see when her role is taken away', async () => {
    const { operator, onlooker } = clinic;
    const socket = as(onlooker);
    expect(await socket.join('queue.display', { scheduleId: 1, date: today })).toEqual({ ok: true });
    const roles = await operator.get('/v2/identity/roles');
    const display = (roles.body.data as { id: number; tag: string }[]).find(({ tag }) => tag === 'display');
    await operator.post(`/v2/user/${onlooker.userId}/unassign-roles`, { roleIds: [display?.id] });
    await vi.waitFor(() => expect(socket.got.closed || socket.got.stale.length > 0).toBe(true));
  });
});
