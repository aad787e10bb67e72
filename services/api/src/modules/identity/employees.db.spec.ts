import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
let dewi: string;
beforeAll(async () => {
  clinic = await staffedApp();
  dewi = (await clinic.login('dewi@contoh.id')).accessToken;
});
afterAll(() => clinic.stop());

describe('employees', () => {
  const listed = async (query = '') => {
    const { body } = await clinic.call('GET', `/v2/user/employees?order_by=name&${query}`, { token: dewi });
    return body as { data: { name: string; roles: { facilityName: string; tag: string }[] }[]; meta: object };
  };
  const names = async (query = '') => (await listed(query)).data.map(({ name }) => name);

  it('are listed with what each holds in which facility', async () => {
    const { data, meta } = await listed('search=ratna');
    expect(data).toMatchObject([
      {
        name: 'ratna',
        roles: [
          { facilityName: 'Klinik Melati', tag: 'nurse' },
          { facilityName: 'Klinik Kenanga', tag: 'nurse' },
        ],
      },
    ]);
    expect(data[0]).not.toHaveProperty('nik');
    expect(meta).toMatchObject({ page: 1, limit: 50, total: 1 });
  });

  it('are found by facility, by role, by whether they may come in, page by page', async () => {
    expect(await names()).toEqual(['adi', 'baru', 'dewi', 'ratna', 'sari']);
    expect(await names(`facilityId=${clinic.kenanga}`)).toEqual(['ratna']);
    expect(await names('facilityId=0')).toEqual(['dewi']);
    expect(await names(`roleId=${clinic.roles.melatiNurse}`)).toEqual(['baru', 'ratna']);
    expect(await names('active=false')).toEqual([]);
    expect(await names('limit=2&page=2')).toEqual(['dewi', 'ratna']);
    expect(await names('search=100%25')).toEqual([]);
  });

  it('whose licence lapses until a day are found by it', async () => {
    const body = { kind: 'SIP', number: '446/SIP/1', validUntil: '2026-12-31' };
    const { status } = await clinic.call('POST', `/v2/user/${clinic.people.ratna}/record-licence`, {
      ...{ token: dewi, body },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status).toBe(200);
    expect(await names('licencesUntil_to=2026-12-31')).toEqual(['ratna']);
    expect(await names('licencesUntil_to=2026-12-30')).toEqual([]);
  });

  it('are not for who only works there', async () => {
    const { accessToken: sari } = await clinic.login('sari@contoh.id');
    const answer = await clinic.call('GET', '/v2/user/employees', { token: sari, merchant: clinic.melati });
    expect(answer.status).toBe(403);
  });
});
