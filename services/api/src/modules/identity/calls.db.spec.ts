import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
let operator: string;
let nurse: string;
let refreshToken: string;
/** The file by which open pages detect a new build (SPEC 7). */
const build = { id: 'a1b2c3', routeRules: {}, prerendered: [] };
const webDir = mkdtempSync(join(tmpdir(), 'alur-build-'));
/** Ids that the table's calls create. */
const made = { role: 0, merchant: 0 };

beforeAll(async () => {
  mkdirSync(join(webDir, 'builds'));
  writeFileSync(join(webDir, 'builds', 'latest.json'), JSON.stringify(build));
  clinic = await staffedApp(undefined, { WEB_DIR: webDir });
  const tokens = await clinic.login('dewi@contoh.id');
  operator = tokens.accessToken;
  refreshToken = tokens.refreshToken;
  nurse = (await clinic.login('ratna@contoh.id')).accessToken;
});
afterAll(async () => {
  await clinic.stop();
  rmSync(webDir, { recursive: true });
});

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: () => string;
  body?: () => unknown;
  /** The role that is refused; undefined where every user is allowed. */
  refused?: 'nurse';
  data: () => unknown;
  after?: (data: { id: number }) => void;
}

const receipt = () => ({ id: expect.any(Number), revision: expect.any(Number), position: expect.any(String) });
const role = () => ({ facilityId: clinic.melati, name: 'Ahli gizi', tag: 'dietitian', rights: ['cashier:view'] });
const merchant = { name: 'Klinik Kamboja', category: 'primary_clinic', categoryTypes: ['outpatient'] };
const list = expect.any(Array) as unknown;

/** SPEC 7, "The calls it makes", row by row. */
const calls: Call[] = [
  { method: 'GET', path: () => '/v2/module/modules?page=1&limit=50&order_by=id&sort_by=asc', data: () => list },
  { method: 'GET', path: () => '/v2/user/merchant_roles', refused: 'nurse', data: () => list },
  {
    ...{ method: 'POST', path: () => '/v2/user/merchant_roles', body: role, refused: 'nurse', data: receipt },
    after: ({ id }) => (made.role = id),
  },
  {
    ...{ method: 'GET', path: () => `/v2/user/merchant_roles/${made.role}`, refused: 'nurse' },
    data: () => ({ id: made.role, name: 'Ahli gizi', tag: 'dietitian', modules: list }),
  },
  {
    ...{ method: 'PUT', path: () => `/v2/user/merchant_roles/${made.role}`, refused: 'nurse', data: receipt },
    body: () => ({ ...role(), rights: [] }),
  },
  { method: 'GET', path: () => '/v2/user/users', refused: 'nurse', data: () => list },
  {
    ...{ method: 'GET', path: () => `/v2/user/users/${clinic.people.sari}`, refused: 'nurse' },
    data: () => ({ id: clinic.people.sari, uuid: expect.any(String), user_merchant_roles: list, permissions: list }),
  },
  {
    ...{ method: 'PUT', path: () => `/employees/${clinic.people.sari}/access-control`, refused: 'nurse' },
    body: () => ({ facilityId: clinic.melati, roleIds: [clinic.roles.melatiFrontOffice] }),
    data: receipt,
  },
  {
    ...{ method: 'POST', path: () => `/v2/user/${clinic.people.sari}/merchant_roles`, refused: 'nurse' },
    body: () => ({ roleIds: [made.role] }),
    data: receipt,
  },
  {
    ...{ method: 'DELETE', path: () => `/v2/user/${clinic.people.sari}/merchant_roles`, refused: 'nurse' },
    body: () => ({ roleIds: [made.role] }),
    data: receipt,
  },
  {
    ...{ method: 'POST', path: () => `/v2/user/${clinic.people.sari}/permissions`, refused: 'nurse', data: receipt },
    body: () => ({ facilityId: clinic.melati, granted: ['cashier:view'], withdrawn: [] }),
  },
  { method: 'DELETE', path: () => `/v2/user/merchant_roles/${made.role}`, refused: 'nurse', data: receipt },
  { method: 'GET', path: () => '/v2/user/merchants?category=acl&page=1&limit=50', data: () => list },
  {
    ...{ method: 'POST', path: () => '/merchant', body: () => merchant, refused: 'nurse', data: receipt },
    after: ({ id }) => (made.merchant = id),
  },
  {
    ...{ method: 'PUT', path: () => `/merchant/${made.merchant}`, refused: 'nurse', data: receipt },
    body: () => ({ ...merchant, isBpjs: true }),
  },
  {
    ...{ method: 'GET', path: () => `/v2/user/merchants/${made.merchant}` },
    data: () => ({ id: made.merchant, name: 'Klinik Kamboja', category: 'primary_clinic', isBpjs: true }),
  },
  {
    ...{ method: 'GET', path: () => '/card-background-color' },
    data: () => expect.arrayContaining([{ name: 'blue', color: '#319BFF' }]) as unknown,
  },
  {
    ...{ method: 'GET', path: () => `/merchant/${made.merchant}/feature-flag` },
    data: () => ({
      menu: expect.arrayContaining([{ constant: 'referral', enabled: true }]) as unknown,
      rule: expect.arrayContaining([{ rule_name: 'pcare', enabled: false }]) as unknown,
    }),
  },
];
const named = calls.map(one => [`${one.method} ${one.path.toString().replace(/^\(\) => /, '')}`, one] as const);

describe('the calls of SPEC 7', () => {
  it.each(named)('%s', async (_name, { method, path, body, refused, data, after }) => {
    const sent = body && { body: body() };
    // Requests without a token, and those without the right, are refused.
    expect((await clinic.call(method, path(), { ...sent })).status).toBe(401);
    if (refused) {
      const answer = await clinic.call(method, path(), { token: nurse, merchant: clinic.melati, ...sent });
      expect([answer.status, answer.body.error]).toMatchObject([403, { code: 'access.denied' }]);
    }
    const answer = await clinic.call(method, path(), { token: operator, ...sent });
    expect(answer.status).toBe(200);
    if (data() === list) expect(answer.body.data).toEqual(list);
    else if (Array.isArray(answer.body.data)) expect(answer.body.data).toEqual(data());
    else expect(answer.body.data).toMatchObject(data() as object);
    after?.(answer.body.data);
  });

  it('lists default to page 1, limit 50, ascending by id, and say how many there are', async () => {
    for (const path of ['/v2/user/merchant_roles', '/v2/user/users', '/v2/user/merchants']) {
      const { body } = await clinic.call('GET', path, { token: operator });
      expect(body.meta).toMatchObject({ page: 1, limit: 50, total: body.data.length });
      const ids = body.data.map(({ id }: { id: number }) => id);
      expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b));
    }
    const wrong = await clinic.call('GET', '/v2/user/users?order_by=nothing', { token: operator });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'shape.invalid']);
  });

  it('errors are coded: what is not there, what is badly shaped', async () => {
    const none = await clinic.call('GET', '/v2/user/merchant_roles/999999', { token: operator });
    expect([none.status, none.body.error.code]).toEqual([404, 'system.not-found']);
    const bad = await clinic.call('POST', '/merchant', { token: operator, body: { name: '' } });
    expect([bad.status, bad.body.error.code]).toEqual([400, 'shape.invalid']);
    expect(bad.body.error.fields.map(({ path }: { path: string }) => path)).toContain('name');
  });

  it('Xkey narrows to what it names', async () => {
    const ask = (xkey: string) =>
      clinic.call('GET', '/v2/user/users', { token: operator, headers: { xkey } }).then(({ status }) => status);
    expect(await ask('channel.employee:view')).toBe(200);
    expect(await ask('channel.merchants:view')).toBe(403);
  });

  it('builds/latest.json is there for open pages that are signed in nowhere, asked anew each time', async () => {
    const { status, body, headers } = await clinic.call('GET', '/builds/latest.json');
    expect([status, body]).toEqual([200, build]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('the modules are those of the facility that is chosen, whatever setting is asked for in a header of its own', async () => {
    const ask = (headers: Record<string, string>) =>
      clinic.call('GET', '/v2/module/modules', { token: nurse, merchant: clinic.melati, headers });
    const plain = await ask({});
    expect(plain.status).toBe(200);
    expect((await ask({ [`${clinic.melati}-setting`]: 'true', 'x-timezone': '+07:00' })).body).toEqual(plain.body);
  });

  it('who works in a facility finds it by category=acl, and the facility of nobody else', async () => {
    const { body } = await clinic.call('GET', '/v2/user/merchants?category=acl', { token: nurse });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([clinic.melati, clinic.kenanga]);
    const asked = async (query: string) => {
      const answer = await clinic.call('GET', `/v2/user/merchants?category=acl&${query}`, { token: nurse });
      return answer.body.data?.map(({ id }: { id: number }) => id) ?? answer.body.error.fields;
    };
    expect(await asked('sort_by=desc')).toEqual([clinic.kenanga, clinic.melati]);
    expect(await asked('order_by=name&sort_by=asc&limit=1')).toEqual([clinic.kenanga]);
    expect(await asked('page=2&limit=1')).toEqual([clinic.kenanga]);
    expect(await asked('search=MELATI')).toEqual([clinic.melati]);
    expect(await asked('search=mawar')).toEqual([]);
    expect(await asked('order_by=nothing')).toEqual([{ path: 'order_by', code: 'shape.not-a-choice' }]);
    expect(await asked('name=Melati')).toEqual([{ path: 'name', code: 'shape.unknown-field' }]);
    const other = await clinic.call('GET', `/v2/user/merchants/${made.merchant}`, { token: nurse });
    expect([other.status, other.body.error.code]).toEqual([404, 'system.not-found']);
  });

  it('a role that somebody holds stays, and nobody gets a role that is not there', async () => {
    const held = await clinic.call('DELETE', `/v2/user/merchant_roles/${clinic.roles.melatiNurse}`, {
      token: operator,
    });
    expect([held.status, held.body.error.code]).toEqual([409, 'role.held']);
    const path = `/v2/user/${clinic.people.sari}/merchant_roles`;
    const none = await clinic.call('POST', path, { token: operator, body: { roleIds: [made.role] } });
    expect(none.status).toBe(409);
  });

  it('refresh answers new tokens for the refresh token as Bearer', async () => {
    const { status, body } = await clinic.call('POST', '/v2/auth/refresh', { token: refreshToken });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ accessToken: expect.any(String), refreshToken: expect.any(String), expiresIn: expect.any(Number) },
    });
  });
});
