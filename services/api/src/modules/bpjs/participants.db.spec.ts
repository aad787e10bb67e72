import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs } from '../../testing/played-day.js';
import { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { simulated } from './simulator/simulated.js';
import { members } from './simulator/state.js';

const simulator = new BpjsSimulator(simulated, Date.now);
let clinic: ClinicApp;

beforeAll(async () => {
  const url = await simulator.open();
  clinic = await clinicApp({ BPJS_PCARE_URL: `${url}/pcare-rest`, BPJS_VCLAIM_URL: `${url}/vclaim-rest` });
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
});

const lookUp = (asked: Record<string, string>, whoever = clinic.owner) =>
  whoever.get(`/v2/bpjs/participants?${new URLSearchParams(asked).toString()}`);
const [{ card, nik }] = members;

describe('whom BPJS knows by a number, before she is registered', () => {
  it('is asked of BPJS where the facility has credentials, by NIK and by card', async () => {
    expect((await lookUp({ by: 'nik', number: nik })).body.error.code).toBe('bpjs.not-connected');
    await doesAs(clinic.owner)('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
    for (const asked of [
      { by: 'nik', number: nik },
      { by: 'card', number: card },
    ])
      expect((await lookUp(asked)).body.data).toMatchObject({
        ...{ cardNumber: card, nik, name: 'BUDI SANTOSO', birthDate: '1990-03-15', gender: 'male' },
        ...{ isActive: true, entitledClass: '3' },
      });
  });

  it('is asked of VClaim by a hospital, which tells the same', async () => {
    await doesAs(clinic.foreigner)('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
    expect((await lookUp({ by: 'card', number: card }, clinic.foreigner)).body.data).toMatchObject({
      ...{ cardNumber: card, nik, name: 'BUDI SANTOSO', birthDate: '1990-03-15', gender: 'male' },
    });
  });

  it('is refused in BPJS’s words, for a number that is none, and for whoever may not ask', async () => {
    const nobody = await lookUp({ by: 'card', number: '0009999999999' });
    expect([nobody.status, nobody.body.error.code]).toEqual([409, 'bpjs.refused']);
    expect((await lookUp({ by: 'nik', number: '33740' })).status).toBe(400);
    expect((await lookUp({ by: 'nik', number: nik }, clinic.onlooker)).status).toBe(403);
  });

  it('is not told while BPJS is down, which is said', async () => {
    simulator.mode = 'down';
    const { status, body } = await lookUp({ by: 'nik', number: nik });
    expect([status, body.error.code]).toEqual([503, 'bpjs.unreachable']);
  });
});
