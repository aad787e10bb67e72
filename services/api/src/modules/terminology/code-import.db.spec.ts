import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';

const AT_ONCE = 500;
/** As many as an edition of ICD-10 has. */
const many = Array.from({ length: 15_000 }, (_none, at) => ({
  code: `${String.fromCodePoint(75 + (at % 14))}${String(Math.floor(at / 14) % 100).padStart(2, '0')}.${Math.floor(at / 1400)}`,
  display: `Other disorder of organ ${at}`,
}));

describe('a file of codes', () => {
  let clinic: ClinicApp;
  beforeAll(async () => {
    clinic = await clinicApp();
  });
  afterAll(() => clinic.stop());
  const find = async (who: ClinicApp['owner'], q: string) =>
    (await who.get(`/v2/reference/icd10?q=${encodeURIComponent(q)}`)).body.data as { code: string; name: string }[];

  it('is found by who imported it, beside the codes of the application, and by nobody else', async () => {
    const { owner, foreigner } = clinic;
    const begun = { system: 'icd-10', version: 'WHO 2010', total: many.length };
    const { id } = (await owner.post('/v2/terminology/begin-import', begun)).body.data;
    for (let at = 0; at < many.length; at += AT_ONCE)
      await owner.post(`/v2/terminology/${id}/add-codes`, { codes: many.slice(at, at + AT_ONCE) });
    expect((await owner.post(`/v2/terminology/${id}/finish-import`, {})).status).toBe(200);
    await expect
      .poll(async () => (await find(owner, 'organ 14999'))[0]?.code, { timeout: 30_000, interval: 250 })
      .toBe(many.at(-1)?.code);
    for (const [typed, code] of [
      ['demam', 'R50.9'],
      ['J06', 'J06.9'],
      ['ispa', 'J06.9'],
      ['batuk pilek', 'J00'],
    ] as const)
      expect((await find(owner, typed))[0]?.code).toBe(code);
    expect((await find(owner, 'hipartensi')).map(({ code }) => code)).toContain('I10');
    expect(await find(foreigner, 'organ 14999')).toEqual([]);
  });

  it('is offered no longer once it is retired, keeps its name, and is offered again once it is restored', async () => {
    const { owner, foreigner, here } = clinic;
    const mumps = { system: 'icd-10', code: 'B26.9' };
    const codes = async (who: ClinicApp['owner']) => (await find(who, 'B26.9')).map(({ code }) => code);
    expect(await codes(owner)).toEqual(['B26.9']);
    expect((await owner.post('/v2/terminology/retire-code', mumps)).status).toBe(200);
    await expect.poll(() => codes(owner), { timeout: 30_000, interval: 250 }).toEqual([]);
    const named = await owner.get('/v2/reference/icd10?codes=B26.9');
    expect(named.body.data).toMatchObject([{ code: 'B26.9' }]);
    expect(await codes(foreigner)).toEqual(['B26.9']);
    const { body } = await owner.get(`/v2/audit/setting/code_list/${here}`);
    expect(body.data).toMatchObject([{ type: 'ReferenceCodeRetired', actor: { id: owner.userId } }]);
    expect((await owner.post('/v2/terminology/restore-code', mumps)).status).toBe(200);
    await expect.poll(() => codes(owner), { timeout: 30_000, interval: 250 }).toEqual(['B26.9']);
  });
});
