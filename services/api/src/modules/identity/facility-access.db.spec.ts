import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  clinic = await staffedApp();
  for (const name of ['sari', 'adi', 'dewi', 'ratna'])
    tokens[name] = (await clinic.login(`${name}@contoh.id`)).accessToken;
});
afterAll(() => clinic.stop());

const path = '/v2/user/merchant_roles';
const nurse = { name: 'Perawat', tag: 'nurse' };

describe('a facility’s administrator', () => {
  /** Adi works at the facility Melati. */
  const adi = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    clinic.call(method, url, { token: tokens['adi']!, merchant: clinic.melati, ...(body !== undefined && { body }) });
  const statusAndCode = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
    status,
    body.error?.code,
  ];

  it('sees the roles and the people of her own facility, and no others', async () => {
    const { body } = await adi('GET', path);
    expect(new Set(body.data.map(({ facilityId }: { facilityId: number }) => facilityId))).toEqual(
      new Set([clinic.melati]),
    );
    expect((await adi('GET', `${path}?facilityId=${clinic.kenanga}`)).body.data).toEqual(body.data);
    expect(statusAndCode(await adi('GET', `${path}/${clinic.roles.kenangaNurse}`))).toEqual([404, 'system.not-found']);
    const people = (await adi('GET', '/v2/user/employees?order_by=name')).body.data;
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['adi', 'baru', 'ratna', 'sari']);
    const ratna = people.find(({ name }: { name: string }) => name === 'ratna');
    expect(ratna.roles).toMatchObject([{ facilityId: clinic.melati }]);
  });

  it('makes, changes and removes a role there, with no more than she holds herself', async () => {
    const body = { facilityId: clinic.melati, name: 'Magang', tag: 'trainee', rights: ['outpatient.queue:view'] };
    expect(statusAndCode(await adi('POST', path, { ...body, facilityId: clinic.kenanga }))).toEqual([
      404,
      'system.not-found',
    ]);
    expect(statusAndCode(await adi('POST', path, { ...body, rights: ['channel.acl:edit'] }))).toEqual([
      409,
      'identity.beyond-own-rights',
    ]);
    const { id } = (await adi('POST', path, body)).body.data;
    expect((await adi('PUT', `${path}/${id}`, { ...body, rights: [] })).status).toBe(200);
    expect((await adi('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(statusAndCode(await adi('PUT', `${path}/${clinic.roles.kenangaNurse}`, { ...nurse, rights: [] }))[0]).toBe(
      404,
    );
  });

  it('takes a right from all who hold a role, at once', async () => {
    const queue = () =>
      clinic.call('GET', '/v2/module/modules', { token: tokens['sari']!, merchant: clinic.melati }).then(
        ({ body }) =>
          body.data
            .flatMap(({ tabs }: { tabs: unknown[] }) => tabs)
            .find(({ key }: { key: string }) => key === 'front-office.patient-queue')
            .actions.find(({ method }: { method: string }) => method === 'cancel').enabled as boolean,
      );
    expect(await queue()).toBe(true);
    const id = clinic.roles.melatiFrontOffice;
    const { rights, name, tag } = (await adi('GET', `${path}/${id}`)).body.data;
    const fewer = rights.filter((right: string) => right !== 'front-office.patient-queue:cancel');
    expect((await adi('PUT', `${path}/${id}`, { name, tag, rights: fewer })).status).toBe(200);
    expect(await queue()).toBe(false);
  });

  it('keeps a role that somebody holds, and her own way back', async () => {
    expect(statusAndCode(await adi('DELETE', `${path}/${clinic.roles.melatiNurse}`))).toEqual([409, 'role.held']);
    const admin = (await adi('GET', `${path}/${clinic.roles.melatiAdmin}`)).body.data;
    const without = admin.rights.filter((right: string) => right !== 'settings.access:edit');
    expect(
      statusAndCode(await adi('PUT', `${path}/${admin.id}`, { name: admin.name, tag: admin.tag, rights: without })),
    ).toEqual([409, 'identity.own-last-access']);
  });

  it('gives her people roles of her facility, and touches nobody else', async () => {
    const control = (id: number, roleIds: number[], facilityId = clinic.melati) =>
      adi('PUT', `/employees/${id}/access-control`, { facilityId, roleIds });
    const { people, roles } = clinic;
    expect((await control(people.sari, [roles.melatiFrontOffice, roles.melatiNurse])).status).toBe(200);
    expect(statusAndCode(await control(people.sari, [roles.kenangaNurse]))[0]).toBe(404);
    expect(statusAndCode(await control(people.dewi, [roles.melatiNurse]))[0]).toBe(404);
    expect(statusAndCode(await control(people.ratna, [], clinic.kenanga))[0]).toBe(404);
  });

  it('sees one of her people with what she holds there alone, and gives her rights beside her roles', async () => {
    const { people, melati, kenanga } = clinic;
    const ratna = (await adi('GET', `/v2/user/users/${people.ratna}`)).body.data;
    expect(ratna.user_merchant_roles.map((role: { merchant_id: number }) => role.merchant_id)).toEqual([melati]);
    expect(ratna.nik).toBeNull();
    expect(statusAndCode(await adi('GET', `/v2/user/users/${people.dewi}`))).toEqual([404, 'system.not-found']);
    const permit = (id: number, granted: string[], facilityId = melati) =>
      adi('POST', `/v2/user/${id}/permissions`, { facilityId, granted, withdrawn: [] });
    expect((await permit(people.ratna, ['outpatient.queue:view'])).status).toBe(200);
    const after = (await adi('GET', `/v2/user/users/${people.ratna}`)).body.data;
    expect(after.permissions).toEqual([{ facilityId: melati, granted: ['outpatient.queue:view'], withdrawn: [] }]);
    expect(statusAndCode(await permit(people.ratna, ['channel.acl:edit']))).toEqual([
      409,
      'identity.beyond-own-rights',
    ]);
    expect(statusAndCode(await permit(people.ratna, [], kenanga))[0]).toBe(404);
    expect(statusAndCode(await permit(people.dewi, []))[0]).toBe(404);
  });

  it('is no ordinary member of staff', async () => {
    const answer = await clinic.call('GET', path, { token: tokens['sari']!, merchant: clinic.melati });
    expect(answer.status).toBe(403);
  });
});

describe('the operator', () => {
  it('is the operator whichever facility is chosen meanwhile', async () => {
    const { body } = await clinic.call('GET', `${path}?limit=200`, { token: tokens['dewi']!, merchant: clinic.melati });
    expect(body.data.map(({ id }: { id: number }) => id)).toContain(clinic.roles.kenangaNurse);
  });
});
