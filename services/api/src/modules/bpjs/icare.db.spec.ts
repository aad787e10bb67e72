import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';
import { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { simulated } from './simulator/simulated.js';
import { members } from './simulator/state.js';

const simulator = new BpjsSimulator(simulated, Date.now);
const [{ card }] = members;
const today = facilityToday();
let clinic: ClinicApp;
type Person = ClinicApp['owner'];

beforeAll(async () => {
  clinic = await clinicApp({ BPJS_ICARE_URL: `${await simulator.open()}/wsihs` });
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
});
beforeEach(() => {
  simulator.mode = 'up';
  simulator.icare.asked.length = 0;
});

const opens = (whoever: Person, visit: number) => whoever.get(`/v2/bpjs/icare?encounterId=${visit}`);

let count = 0;
/** A patient of whoever’s facility who is present for the visit, and the visit. */
const present = async (whoever: Person, payer = 'bpjs', bpjsNo: string | null = card) => {
  const does = doesAs(whoever);
  count += 1;
  const roomId = await does('room/add', 0, { name: `Poli ${count}`, code: 'ABCDEF'[count] });
  const scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: whoever.userId }));
  const person = { name: 'Budi Santoso', gender: 'male', acknowledgeDuplicates: true, bpjsNo };
  const patientId = await does('patient/register', 0, person);
  const visit = await does('queue/take-number', 0, { ...numberOf({ patientId, scheduleId, date: today }), payer });
  await does('queue/confirm-attendance', visit);
  return visit;
};

describe('what BPJS has of a patient’s treatments', () => {
  let hers: number;
  it('is opened by whoever examines her, by her own code as a doctor', async () => {
    const does = doesAs(clinic.foreigner);
    hers = await present(clinic.foreigner);
    expect((await opens(clinic.foreigner, hers)).body.error.code).toBe('bpjs.not-connected');
    await does('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
    expect((await opens(clinic.foreigner, hers)).body.error.code).toBe('bpjs.icare-doctor');
    const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
    await does('bpjs/assign-vclaim-doctor', 0, { staffId: clinic.foreigner.userId, doctor });
    const { body } = await opens(clinic.foreigner, hers);
    expect(body.data).toEqual({ url: 'https://icare.example/riwayat?token=1' });
    expect(simulator.icare.asked).toEqual([{ path: 'api/rs/validate', body: { param: card, kodedokter: 31_661 } }]);
  });

  it('is opened in primary care by the card alone', async () => {
    await doesAs(clinic.owner)('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
    const { status } = await opens(clinic.owner, await present(clinic.owner));
    expect(status).toBe(200);
    expect(simulator.icare.asked).toEqual([{ path: 'api/pcare/validate', body: { param: card } }]);
  });

  it('is written down as a look at that visit', async () => {
    const { rows } = await clinic.database.worker.query<{ entry: { what: string; id: number; actorId: number } }>(
      'select jsonb_array_elements(entries) as entry from alur.access_log where merchant_id = $1',
      [clinic.there],
    );
    const looks = rows.flatMap(({ entry }) => (entry.what === 'bpjs.icare' ? [entry] : []));
    expect(looks).toMatchObject([{ id: hers, actorId: clinic.foreigner.userId }]);
  });

  it('is refused in BPJS’s own words, and not told while it is not reached', async () => {
    const does = doesAs(clinic.foreigner);
    const doctor = { code: '999', name: 'dr. Lain' };
    await does('bpjs/assign-vclaim-doctor', 0, { staffId: clinic.foreigner.userId, doctor });
    const { body } = await opens(clinic.foreigner, hers);
    expect(body.error).toMatchObject({ code: 'bpjs.refused', params: { message: 'Kode dokter tidak terdaftar' } });
    simulator.mode = 'html';
    expect((await opens(clinic.foreigner, hers)).status).toBe(503);
  });

  it('is shown of no visit that BPJS does not pay, of none that is over, and to nobody else', async () => {
    const asked = async (whoever: Person, visit: number) => {
      const { status, body } = await opens(whoever, visit);
      return body.error?.code ?? status;
    };
    const { foreigner, owner, onlooker } = clinic;
    expect(await asked(foreigner, await present(foreigner, 'general'))).toBe('casemix.not-insured');
    expect(await asked(foreigner, await present(foreigner, 'bpjs', null))).toBe('bpjs.no-card');
    expect(await asked(owner, hers)).toBe('queue.not-found');
    expect((await opens(onlooker, hers)).status).toBe(403);
    await doesAs(foreigner)('queue/cancel', hers, { reason: 'Pulang' });
    expect(await asked(foreigner, hers)).toBe('bpjs.icare-ended');
    expect(simulator.icare.asked).toEqual([]);
  });
});
