import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
let sari: string;
let ratna: string;
let adi: string;
let dewi: string;
beforeAll(async () => {
  clinic = await staffedApp();
  sari = (await clinic.login('sari@contoh.id')).accessToken;
  ratna = (await clinic.login('ratna@contoh.id')).accessToken;
  adi = (await clinic.login('adi@contoh.id')).accessToken;
  dewi = (await clinic.login('dewi@contoh.id')).accessToken;
});
afterAll(() => clinic.stop());

const statusAndCode = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('the facility acted in', () => {
  const modules = (token: string, merchant?: number | string) =>
    clinic.call('GET', '/v2/module/modules', { token, ...(merchant !== undefined && { merchant }) });

  it('must be one in which she holds a role', async () => {
    expect((await modules(sari, clinic.melati)).status).toBe(200);
    expect(statusAndCode(await modules(sari, clinic.kenanga))).toEqual([403, 'access.not-member']);
    expect((await modules(ratna, clinic.kenanga)).status).toBe(200);
  });

  it('must be a number', async () => {
    for (const merchant of ['melati', '-1', '1.5', '99999999999'])
      expect(statusAndCode(await modules(sari, merchant))).toEqual([400, 'access.bad-merchant']);
  });

  it('is asked for where it is needed', async () => {
    const list = (headers = {}) => clinic.call('POST', '/v2/device/1/code', { token: adi, body: {}, ...headers });
    expect(statusAndCode(await list())).toEqual([400, 'access.no-merchant']);
    expect(statusAndCode(await list({ merchant: clinic.melati }))).toEqual([404, 'system.not-found']);
  });

  it('is refused to whoever is not verified', async () => {
    const { accessToken } = await clinic.login('baru@contoh.id');
    expect(statusAndCode(await modules(accessToken, clinic.melati))).toEqual([403, 'access.unverified']);
    expect((await clinic.call('GET', '/v2/auth/me', { token: accessToken })).body.data.verified).toBe(false);
  });

  it('shows its own access tree, and the operator hers', async () => {
    const keys = (answer: { body: { data: { key: string }[] } }) => answer.body.data.map(({ key }) => key);
    expect(keys(await modules(sari, clinic.melati))).toContain('front-office');
    expect(keys(await modules(dewi))).toEqual(['channel']);
    const { body } = await modules(sari, clinic.melati);
    const frontOffice = body.data.find(({ key }: { key: string }) => key === 'front-office');
    const queue = frontOffice.tabs.find(({ key }: { key: string }) => key === 'front-office.patient-queue');
    expect(queue.actions).toContainEqual({ method: 'call', enabled: true });
    const cashier = body.data.find(({ key }: { key: string }) => key === 'cashier');
    expect(cashier.actions).toContainEqual({ method: 'pay', enabled: false });
  });
});

describe('rights', () => {
  it('of the operator are refused to the staff', async () => {
    const body = { name: 'Klinik Liar', category: 'practice', categoryTypes: [] };
    expect(statusAndCode(await clinic.call('POST', '/merchant', { token: adi, body }))).toEqual([403, 'access.denied']);
    expect(
      statusAndCode(await clinic.call('POST', '/v2/merchant/create', { token: adi, merchant: clinic.melati, body }))[0],
    ).toBe(403);
    expect((await clinic.call('GET', '/v2/user/users', { token: adi, merchant: clinic.melati })).status).toBe(403);
  });

  it('of the operator hold in her own area, whichever facility is chosen meanwhile', async () => {
    const all = await clinic.call('GET', '/v2/user/users', { token: dewi });
    expect([all.status, all.body.meta]).toMatchObject([200, { page: 1, limit: 50, total: 5 }]);
    expect(all.body.data.map(({ id }: { id: number }) => id)).toEqual(
      Object.values(clinic.people).sort((a, b) => a - b),
    );
    expect((await clinic.call('GET', '/v2/user/users', { token: dewi, merchant: clinic.melati })).status).toBe(200);
  });

  it('are narrowed by Xkey and never widened', async () => {
    const code = (xkey: string) =>
      clinic.call('POST', '/v2/device/1/code', { token: adi, merchant: clinic.melati, body: {}, headers: { xkey } });
    expect((await code('settings.display:edit')).status).toBe(404);
    expect((await code('settings.display')).status).toBe(404);
    expect(statusAndCode(await code('settings.display:view'))).toEqual([403, 'access.denied']);
    expect(statusAndCode(await code('cashier:pay'))).toEqual([403, 'access.denied']);
    const nurse = await clinic.call('POST', '/v2/device/1/code', {
      token: ratna,
      merchant: clinic.melati,
      body: {},
      headers: { xkey: 'settings.display:edit' },
    });
    expect(nurse.status).toBe(403);
  });

  it('change at once when a role, an assignment or a permission does', async () => {
    const { call, run, melati, people, roles } = clinic;
    const code = () => call('POST', '/v2/device/1/code', { token: ratna, merchant: melati, body: {} });
    expect((await code()).status).toBe(403);
    const permissions = (granted: string[], withdrawn: string[] = []) =>
      call('POST', `/v2/user/${people.ratna}/permissions`, {
        token: dewi,
        body: { facilityId: melati, granted, withdrawn },
      });
    expect((await permissions(['settings.display:edit'])).status).toBe(200);
    expect((await code()).status).toBe(404);
    await permissions(['settings.display:edit'], ['settings.display:edit']);
    expect((await code()).status).toBe(403);
    await permissions([]);

    await run('user/assign-roles', people.ratna, { roleIds: [roles.melatiAdmin] });
    expect((await code()).status).toBe(404);
    const role = (await call('GET', `/v2/user/merchant_roles/${roles.melatiAdmin}`, { token: dewi })).body.data;
    await run('role/change', roles.melatiAdmin, { name: role.name, tag: role.tag, rights: ['dashboard:view'] });
    expect((await code()).status).toBe(403);
    await run('role/change', roles.melatiAdmin, { name: role.name, tag: role.tag, rights: role.rights });
    expect((await code()).status).toBe(404);
    await call('DELETE', `/v2/user/${people.ratna}/merchant_roles`, {
      token: dewi,
      body: { roleIds: [roles.melatiAdmin] },
    });
    expect((await code()).status).toBe(403);
  });
});

describe('the paths of SPEC 7', () => {
  it('make, change, show and remove a role', async () => {
    const { call, melati } = clinic;
    const made = await call('POST', '/v2/user/merchant_roles', {
      token: dewi,
      body: { facilityId: melati, name: 'Bidan', tag: 'midwife', rights: ['outpatient.queue:view'] },
    });
    expect(made.status).toBe(200);
    const path = `/v2/user/merchant_roles/${made.body.data.id}`;
    const twice = await call('POST', '/v2/user/merchant_roles', {
      token: dewi,
      body: { facilityId: melati, name: ' bidan', tag: 'midwife', rights: [] },
    });
    expect(twice.body.error).toMatchObject({
      code: 'role.name-taken',
      fields: [{ path: 'name', code: 'role.name-taken' }],
    });
    const wrong = await call('POST', '/v2/user/merchant_roles', {
      token: dewi,
      body: { facilityId: melati, name: 'Bos', tag: 'boss', rights: ['channel.acl:edit'] },
    });
    expect(statusAndCode(wrong)).toEqual([409, 'role.wrong-area']);
    const unknown = await call('PUT', path, {
      token: dewi,
      body: { name: 'Bidan', tag: 'midwife', rights: ['system:process'] },
    });
    expect([unknown.status, unknown.body.error.fields]).toEqual([
      400,
      [{ path: 'rights.0', code: 'identity.unknown-right' }],
    ]);
    expect(
      (await call('PUT', path, { token: dewi, body: { name: 'Bidan Senior', tag: 'midwife', rights: [] } })).status,
    ).toBe(200);
    expect((await call('GET', path, { token: dewi })).body.data).toMatchObject({
      name: 'Bidan Senior',
      facilityId: melati,
    });
    expect(
      (await call('GET', `/v2/user/merchant_roles?facilityId=${melati}&tag=midwife`, { token: dewi })).body.meta.total,
    ).toBe(1);
    expect((await call('DELETE', path, { token: dewi })).status).toBe(200);
    expect((await call('GET', path, { token: dewi })).status).toBe(404);
  });

  it('set an employee’s access in one facility', async () => {
    const { call, kenanga, melati, people, roles } = clinic;
    const control = (facilityId: number, roleIds: number[]) =>
      call('PUT', `/employees/${people.ratna}/access-control`, { token: dewi, body: { facilityId, roleIds } });
    expect(statusAndCode(await control(kenanga, [roles.melatiNurse]))).toEqual([409, 'role.other-facility']);
    await control(melati, [roles.melatiFrontOffice]);
    const { body } = await call('GET', `/v2/user/users/${people.ratna}`, { token: dewi });
    expect(
      body.data.user_merchant_roles.map(({ merchant_role }: { merchant_role: { id: number } }) => merchant_role.id),
    ).toEqual([roles.melatiFrontOffice, roles.kenangaNurse]);
    await control(melati, [roles.melatiNurse]);
  });

  it('show everyone her own facilities, and the operator all', async () => {
    const { call, kenanga, melati } = clinic;
    const ids = async (token: string) =>
      (await call('GET', '/v2/user/merchants?category=acl', { token })).body.data.map(({ id }: { id: number }) => id);
    expect(await ids(sari)).toEqual([melati]);
    expect(await ids(ratna)).toEqual([melati, kenanga]);
    expect(await ids(dewi)).toEqual([melati, kenanga]);
    expect((await call('GET', `/v2/user/merchants/${melati}`, { token: sari })).body.data).toMatchObject({
      name: 'Klinik Melati',
    });
    expect((await call('GET', `/v2/user/merchants/${kenanga}`, { token: sari })).status).toBe(404);
  });

  it('make and change a facility', async () => {
    const { call, kenanga, melati } = clinic;
    const body = {
      name: 'Klinik Dahlia',
      category: 'main_clinic',
      categoryTypes: ['outpatient', 'pharmacy'],
      timezone: 'Asia/Makassar',
    };
    const made = await call('POST', '/merchant', { token: dewi, body });
    expect(made.status).toBe(200);
    expect(statusAndCode(await call('POST', '/merchant', { token: dewi, body }))).toEqual([409, 'merchant.name-taken']);
    expect(
      (
        await call('PUT', `/merchant/${made.body.data.id}`, {
          token: dewi,
          merchant: 0,
          body: { ...body, phone: '0411-5550' },
        })
      ).status,
    ).toBe(200);
    const before = await call('GET', `/v2/user/merchants/${melati}`, { token: adi, merchant: melati });
    const { category, categoryTypes, timezone } = before.body.data;
    const letterhead = { address: 'Jl. Melati 7', licenceNumber: '445/0917', phone: '024-7001', cardColour: 'green' };
    const own = { name: 'Klinik Melati Indah', category, categoryTypes, timezone, ...letterhead };
    expect((await call('PUT', `/merchant/${melati}`, { token: adi, merchant: melati, body: own })).status).toBe(200);
    const after = await call('GET', `/v2/user/merchants/${melati}`, { token: adi, merchant: melati });
    expect(after.body.data).toMatchObject({ name: own.name, ...letterhead, isBpjs: before.body.data.isBpjs });
    expect((await call('PUT', `/merchant/${kenanga}`, { token: adi, merchant: melati, body: own })).status).toBe(404);
    expect((await call('PUT', `/merchant/${melati}`, { token: sari, merchant: melati, body: own })).status).toBe(403);
    expect(
      (
        await call('PUT', `/merchant/${melati}`, {
          token: adi,
          merchant: melati,
          body: { ...own, name: 'Klinik Melati' },
        })
      ).status,
    ).toBe(200);
  });

  it.each([
    ['category', 'hospital'],
    ['categoryTypes', ['inpatient']],
    ['timezone', 'Asia/Jayapura'],
    ['isBpjs', 'another'],
  ])('keep a facility’s %s for the operator', async (field, value) => {
    const { call, melati } = clinic;
    const as = { token: adi, merchant: melati };
    const { data } = (await call('GET', `/v2/user/merchants/${melati}`, as)).body;
    const { name, category, categoryTypes } = data;
    const body = { name, category, categoryTypes, [field]: value === 'another' ? !data[field] : value };
    const refused = await call('PUT', `/merchant/${melati}`, { ...as, body });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'merchant.operators-own', fields: [{ path: field }] },
    ]);
  });

  it('tell what is switched on in a facility', async () => {
    const { call, kenanga, melati, run } = clinic;
    await run('merchant/set-features', melati, {
      menus: [{ constant: 'referral', enabled: false }],
      rules: [{ ruleName: 'pcare', enabled: true }],
    });
    const { body } = await call('GET', `/merchant/${melati}/feature-flag`, { token: sari, merchant: melati });
    expect(body.data.menu).toContainEqual({ constant: 'referral', enabled: false });
    expect(body.data.menu).toContainEqual({ constant: 'medical_resume', enabled: true });
    expect(body.data.rule).toContainEqual({ rule_name: 'pcare', enabled: true });
    expect((await call('GET', `/merchant/${kenanga}/feature-flag`, { token: sari, merchant: melati })).status).toBe(
      404,
    );
    expect((await call('GET', '/card-background-color', { token: sari })).body.data[0]).toEqual({
      name: 'blue',
      color: '#319BFF',
    });
  });

  it('register a person, whose address is hers alone', async () => {
    const { call } = clinic;
    const body = { name: 'Putri', email: 'Putri@Contoh.id', profession: 'midwife' };
    const made = await call('POST', '/v2/user/users', { token: dewi, body });
    expect(made.status).toBe(200);
    const twice = await call('POST', '/v2/user/users', { token: dewi, body: { ...body, email: ' putri@contoh.ID' } });
    expect(twice.body.error).toMatchObject({ code: 'identity.email-taken', fields: [{ path: 'email' }] });
    const changed = await call('PUT', `/v2/user/users/${made.body.data.id}`, {
      token: dewi,
      body: { ...body, email: 'putri2@contoh.id' },
    });
    expect(changed.status).toBe(200);
    expect((await call('POST', '/v2/user/users', { token: dewi, body })).status).toBe(200);
  });
});

describe('what no handler saw', () => {
  it('is told by code', async () => {
    const { call } = clinic;
    expect(statusAndCode(await call('GET', '/v2/no/such/path/at/all', { token: sari }))).toEqual([
      404,
      'system.not-found',
    ]);
    const broken = await call('POST', '/v2/auth/login', { payload: '{"email": Budi' });
    expect([broken.status, broken.body]).toEqual([400, { error: { code: 'shape.unreadable' } }]);
    expect((await call('GET', '/v2/user/users/abc', { token: dewi })).status).toBe(404);
    const large = await call('POST', '/v2/auth/login', { body: { email: 'a'.repeat(2_000_000) } });
    expect(statusAndCode(large)).toEqual([413, 'shape.too-large']);
  });

  it('leaves health and metrics open', async () => {
    const { call } = clinic;
    expect((await call('GET', '/health/live')).body).toEqual({ status: 'ok' });
    const ready = await call('GET', '/health/ready');
    expect([ready.status, ready.body]).toMatchObject([200, { ready: true, checks: { database: 'ok' } }]);
    const metrics = await call('GET', '/metrics');
    expect([metrics.status, metrics.headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(metrics.body).toContain('process_cpu_user_seconds_total');
    expect(metrics.body).toMatch(
      /alur_http_request_seconds_count\{method="GET",route="\/health\/ready",status="200"\} 1/,
    );
  });
});
