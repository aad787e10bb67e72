import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, staffedApp, type Answer } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
beforeAll(async () => {
  clinic = await staffedApp();
});
afterAll(() => clinic.stop());

const statusAndCode = ({ status, body }: Answer) => [status, body.error?.code];
const get = (token: string, url = '/v2/auth/me') => clinic.call('GET', url, { token });
const post = (token: string, url: string, body: object = {}, merchant?: number) =>
  clinic.call('POST', url, { token, body, ...(merchant !== undefined && { merchant }) });
const openOf = async (userId: number): Promise<string[]> => {
  const { rows } = await clinic.database.app.query(
    'select id from alur.session where user_id = $1 and ended_at is null',
    [userId],
  );
  return rows.map(({ id }) => id);
};
const locked = [423, 'auth.session-locked'];

describe('a locked desk', () => {
  it('refuses everything until it is unlocked, and then continues the same session', async () => {
    const { people } = clinic;
    const sari = await clinic.login('sari@contoh.id');
    const before = await openOf(people.sari);
    expect((await post(sari.accessToken, '/v2/auth/lock')).status).toBe(200);
    expect(statusAndCode(await get(sari.accessToken))).toEqual(locked);
    expect(statusAndCode(await post(sari.refreshToken, '/v2/auth/refresh'))).toEqual(locked);
    const unlock = (body: object) => post(sari.refreshToken, '/v2/auth/unlock', body);
    expect(statusAndCode(await unlock({ password: 'bukan ini' }))).toEqual([409, 'auth.wrong-password']);
    const { status, body } = await unlock({ password: PASSWORD });
    expect([status, body.data.user.id]).toEqual([200, people.sari]);
    expect((await get(body.data.accessToken)).status).toBe(200);
    expect(await openOf(people.sari)).toEqual(before);
  });

  it('is unlocked by her PIN, and by nobody else', async () => {
    const ratna = await clinic.login('ratna@contoh.id');
    await post(ratna.accessToken, '/v2/auth/set-pin', { password: PASSWORD, pin: '482913' });
    await post(ratna.accessToken, '/v2/auth/lock');
    expect(statusAndCode(await post(ratna.refreshToken, '/v2/auth/unlock', { pin: '000000' }))).toEqual([
      409,
      'auth.wrong-pin',
    ]);
    expect((await post(ratna.refreshToken, '/v2/auth/unlock', { pin: '482913' })).status).toBe(200);
    expect(statusAndCode(await post('x.0.y', '/v2/auth/unlock', { pin: '482913' }))).toEqual([
      401,
      'auth.unauthorized',
    ]);
  });

  it('is taken over by a colleague, or left', async () => {
    const [sari, again] = [await clinic.login('sari@contoh.id'), await clinic.login('sari@contoh.id')];
    for (const { accessToken } of [sari, again]) await post(accessToken, '/v2/auth/lock');
    const seat = { email: 'ratna@contoh.id', pin: '482913' };
    expect((await post(sari.refreshToken, '/v2/auth/switch', seat, clinic.melati)).status).toBe(200);
    expect((await post(again.refreshToken, '/v2/auth/logout')).status).toBe(200);
    for (const { refreshToken } of [sari, again])
      expect(statusAndCode(await post(refreshToken, '/v2/auth/unlock', { password: PASSWORD }))).toEqual([
        401,
        'auth.unauthorized',
      ]);
  });

  it('locks itself when nobody did anything for a quarter of an hour', async () => {
    const adi = await clinic.login('adi@contoh.id');
    const rests = (minutes: number) =>
      clinic.database.app.query(
        'update alur.session set used_at = now() - make_interval(mins => $1) where user_id = $2 and ended_at is null',
        [minutes, clinic.people.adi],
      );
    await rests(14);
    expect((await get(adi.accessToken)).status).toBe(200);
    await rests(16);
    expect(statusAndCode(await post(adi.refreshToken, '/v2/auth/refresh'))).toEqual(locked);
    await clinic.sessions.lockRested();
    expect(statusAndCode(await get(adi.accessToken))).toEqual(locked);
    expect((await post(adi.refreshToken, '/v2/auth/unlock', { password: PASSWORD })).status).toBe(200);
  });

  it('is kept awake by a user’s requests, not by the screen’s own polling', async () => {
    const dewi = await clinic.login('dewi@contoh.id');
    const usedAt = async () => {
      const { rows } = await clinic.database.app.query(
        "select used_at < now() - interval '5 minutes' as rested from alur.session where user_id = $1 and ended_at is null",
        [clinic.people.dewi],
      );
      return rows[0].rested as boolean;
    };
    await clinic.database.app.query(
      `update alur.session set used_at = now() - interval '10 minutes' where user_id = $1`,
      [clinic.people.dewi],
    );
    await clinic.call('GET', '/v2/auth/me', { token: dewi.accessToken, headers: { 'x-unattended': '1' } });
    expect(await usedAt()).toBe(true);
    await get(dewi.accessToken);
    expect(await usedAt()).toBe(false);
  });
});

describe('sessions', () => {
  it('are seen and ended by whose they are', async () => {
    const { call, people } = clinic;
    const here = await clinic.login('ratna@contoh.id');
    const there = await clinic.login('ratna@contoh.id');
    const { body } = await get(here.accessToken, '/v2/auth/sessions');
    const open = body.data as { id: string; current: boolean; address: string }[];
    expect(open.filter(({ current }) => current)).toMatchObject([{ address: '10.0.0.1', locked: false }]);
    const sari = await clinic.login('sari@contoh.id');
    const [other] = open.filter(({ id }) => there.refreshToken.startsWith(id));
    expect((await post(sari.accessToken, `/v2/auth/sessions/${other?.id}/end`)).status).toBe(404);
    expect((await post(here.accessToken, `/v2/auth/sessions/${other?.id}/end`)).status).toBe(200);
    expect((await get(there.accessToken)).status).toBe(401);
    await call('POST', '/v2/auth/sessions/end-others', { token: here.accessToken, body: {} });
    expect(await openOf(people.ratna)).toEqual(open.filter(({ current }) => current).map(({ id }) => id));
    expect((await get(here.accessToken)).status).toBe(200);
  });

  it('are seen and ended by an administrator, which is an event', async () => {
    const { people } = clinic;
    const [dewi, adi] = [await clinic.login('dewi@contoh.id'), await clinic.login('adi@contoh.id')];
    const url = `/v2/user/users/${people.adi}`;
    expect((await get(adi.accessToken, `${url}/sessions`)).status).toBe(403);
    expect((await get(dewi.accessToken, `${url}/sessions`)).body.data.length).toBeGreaterThan(0);
    expect((await post(adi.accessToken, `${url}/end-sessions`, { reason: 'other' })).status).toBe(403);
    expect((await post(dewi.accessToken, `${url}/end-sessions`, { reason: 'bosan' })).status).toBe(400);
    expect((await post(dewi.accessToken, `${url}/end-sessions`, { reason: 'lost_device' })).status).toBe(200);
    expect((await get(adi.accessToken)).status).toBe(401);
    const { rows } = await clinic.database.worker.query(
      `select data, (meta->>'actorId')::int as actor from events where type = 'UserSessionsEnded'`,
    );
    expect(rows).toEqual([{ data: { userId: people.adi, reason: 'lost_device' }, actor: people.dewi }]);
  });
});

describe('logins and logouts', () => {
  const entries = async (merchantId: number) => {
    const { rows } = await clinic.database.worker.query(
      `select entry from alur.access_log, jsonb_array_elements(entries) with ordinality as e (entry, at)
       where merchant_id = $1 and entry->>'kind' = 'sign-in' order by id, e.at`,
      [merchantId],
    );
    return rows.map(({ entry }) => entry);
  };

  it('is told to each facility that she works in, with what was typed as a hash', async () => {
    const { people, melati, kenanga } = clinic;
    await clinic.login('ratna@contoh.id', 'salah sekali');
    const { accessToken } = await clinic.login('ratna@contoh.id');
    await post(accessToken, '/v2/auth/logout');
    for (const id of [melati, kenanga])
      await vi.waitFor(
        async () =>
          expect((await entries(id)).slice(-3)).toMatchObject([
            { what: 'refused', actorId: people.ratna, address: '10.0.0.1', known: false },
            { what: 'login', actorId: people.ratna, account: expect.any(String) },
            { what: 'ended', actorId: people.ratna, why: 'logout' },
          ]),
        { timeout: 10_000 },
      );
    expect(JSON.stringify(await entries(melati))).not.toContain('contoh.id');
  });

  it("is told to the operator where it is nobody's, and a slow-down once", async () => {
    const before = (await entries(0)).length;
    await Promise.all(Array.from({ length: 9 }, () => clinic.login('tidak-ada@contoh.id', 'salah sekali')));
    const since = (await entries(0)).slice(before) as { what: string; actorId: number; account: string }[];
    expect(since.filter(({ what }) => what === 'refused')).toHaveLength(5);
    expect(since.filter(({ what }) => what === 'slowed')).toHaveLength(1);
    expect(new Set(since.map(({ actorId, account }) => `${actorId} ${account}`)).size).toBe(1);
  });
});
