import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import type { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { simulated } from './simulator/simulated.js';
import { members } from './simulator/state.js';
import { BpjsClinic } from './testing/bpjs-clinic.js';

let bpjs: BpjsClinic;
let clinic: ClinicApp;
let simulator: BpjsSimulator;
let does: Do;
beforeAll(async () => {
  bpjs = await BpjsClinic.open();
  ({ clinic, simulator, does } = bpjs);
});
afterAll(() => bpjs.close());
beforeEach(() => bpjs.reset());

const active = members[0].card;

describe('who is insured', () => {
  const membershipOf = async (person = clinic.owner, patientId: number) =>
    (await person.get(`/v2/live/bpjs.membership?personId=${patientId}`)).body.data[0];

  let patientId: number;
  beforeAll(async () => {
    patientId = await bpjs.patientWith(active);
  });

  it('is asked of PCare by card or NIK, and its last answer is kept with its time', async () => {
    const id = patientId;
    await does('bpjs/check-membership', id, { by: 'card', number: active });
    expect(await membershipOf(clinic.owner, id)).toMatchObject({
      ...{ foundBy: 'card', name: 'BUDI SANTOSO', birthDate: '1990-03-15', isActive: true, status: 'AKTIF' },
      ...{ entitledClass: '3', provider: { code: '0999U001', name: 'Klinik Melati' }, programme: null },
    });
    await does('bpjs/check-membership', id, { by: 'nik', number: members[2]?.nik ?? '' });
    expect(await membershipOf(clinic.owner, id)).toMatchObject({
      foundBy: 'nik',
      isActive: false,
      status: 'MENINGGAL',
    });
    simulator.mode = 'plain';
    await does('bpjs/check-membership', id, { by: 'card', number: active });
    expect(await membershipOf(clinic.owner, id)).toMatchObject({ isActive: true });
  });

  it('is asked of VClaim where the facility does not use PCare', async () => {
    const does = doesAs(clinic.foreigner);
    const id = await does('patient/register', 0, { name: 'Joko', gender: 'male' });
    await does('bpjs/check-membership', id, { by: 'card', number: '0001234567806' });
    expect(await membershipOf(clinic.foreigner, id)).toMatchObject({
      name: 'JOKO SUSILO',
      programme: 'DIABETES MELITUS',
    });
    const { body } = await clinic.foreigner.post(`/v2/bpjs/${id}/check-membership`, {
      by: 'card',
      number: '0001234567899',
    });
    expect(body.error).toMatchObject({ code: 'bpjs.refused', params: { message: 'Peserta tidak ditemukan' } });
    expect(body.error.fields).toMatchObject([{ path: 'number' }]);
  });

  it('is refused in BPJS’s words, told apart from an outage, and asked by nobody without the right', async () => {
    const id = patientId;
    const asked = (person = clinic.owner, number = active) =>
      person.post(`/v2/bpjs/${id}/check-membership`, { by: 'card', number });
    expect((await asked(clinic.onlooker)).status).toBe(403);
    expect((await asked(clinic.owner, '0001234567899')).body.error).toMatchObject({ code: 'bpjs.refused' });
    simulator.mode = 'html';
    expect((await asked()).body.error).toMatchObject({ code: 'bpjs.unreachable' });
  });
});

describe('PCare’s lists', () => {
  it('are looked up there once, and kept', async () => {
    const rows = (list: string) => clinic.owner.get(`/v2/bpjs/references?list=${list}`);
    expect((await rows('poli')).body.data).toContainEqual({ code: '020', name: 'KUNJUNGAN SEHAT', isForSick: false });
    expect((await rows('prognosis')).body.data).toHaveLength(5);
    simulator.mode = 'down';
    expect((await rows('poli')).status).toBe(200);
    expect((await rows('discharge')).body.error.code).toBe('bpjs.unreachable');
  });
});

describe('the destinations of a referral', () => {
  it('are those of her subspecialty, or of a special cause for her card', async () => {
    const { scheduleId } = await bpjs.practice();
    const visit = await bpjs.came(scheduleId);
    const listed = (query: string) =>
      clinic.owner.get(`/v2/bpjs/destinations?encounterId=${visit}&estimatedOn=${facilityToday()}&${query}`);
    const { body } = await listed('subspecialty=26&sarana=1');
    expect(body.data).toMatchObject([{ code: '0901R001', distance: 1500, percent: 25 }, { code: '0901R002' }]);
    expect((await listed('special=HDL')).body.data).toHaveLength(2);
    expect((await listed('special=THA&subspecialty=26')).body.data).toHaveLength(2);
    expect((await listed('subspecialty=26')).body.error.code).toBe('bpjs.refused');
    const foreign = `/v2/bpjs/destinations?encounterId=${visit}&estimatedOn=${facilityToday()}&special=HDL`;
    expect((await clinic.foreigner.get(foreign)).status).toBe(404);
    expect((await clinic.onlooker.get(foreign)).status).toBe(403);
  });
});

describe('the credentials', () => {
  const test = async (person: ClinicApp['owner']) => {
    await doesAs(person)('settings/test-credentials', 0, { service: 'bpjs' });
    return (await person.get('/v2/live/settings.integrations')).body.data[0].test;
  };

  it('are tried in earnest in the service that the facility uses, and refused in its words', async () => {
    for (const person of [clinic.owner, clinic.foreigner])
      expect(await test(person)).toMatchObject({ outcome: 'accepted', message: null });
    bpjs.clock.now = Date.now() + 400_000;
    expect(await test(clinic.owner)).toMatchObject({ outcome: 'refused', message: 'Timestamp expired' });
    bpjs.clock.now = Date.now();
    const values = { ...simulated, userKey: 'keliru' };
    await does('settings/save-credentials', 0, { service: 'bpjs', values });
    expect(await test(clinic.owner)).toMatchObject({ outcome: 'refused', message: 'User key tidak valid' });
    simulator.mode = 'html';
    expect(await test(clinic.owner)).toMatchObject({ outcome: 'unreachable', message: 'HTTP 502: 502 Bad Gateway' });
  });
});
