import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';
import { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { simulated } from './simulator/simulated.js';
import type { ClaimThere } from './simulator/vclaim-claims.js';

const simulator = new BpjsSimulator(simulated, Date.now);
const today = facilityToday();
let clinic: ClinicApp;

beforeAll(async () => {
  clinic = await clinicApp({ BPJS_VCLAIM_URL: `${await simulator.open()}/vclaim-rest` });
  for (const person of [clinic.owner, clinic.foreigner])
    await doesAs(person)('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
});

const claim = (number: string, more: Partial<ClaimThere> = {}): ClaimThere => ({
  ...{ number, dischargedOn: today, care: '2', status: '1', group: 'Q-5-44-0', claimed: 200_000, hospital: 150_000 },
  ...more,
});
const ask = (date = today, whoever = clinic.foreigner) => whoever.get(`/v2/bpjs/claims?date=${date}&care=outpatient`);

it('lists the claims of a day that BPJS has in whatever status, and which of them are not ours', async () => {
  expect((await ask()).body.data).toEqual([]);
  simulator.vclaim.claims.push(
    claim('0999R0011126V000001', { status: '3' }),
    claim('0999R0011126V000002', { status: '2' }),
    claim('0999R0011126V000003', { care: '1' }),
    claim('0999R0011126V000004', { dischargedOn: '2026-01-01' }),
  );
  expect((await ask()).body.data).toMatchObject([
    {
      ...{ number: '0999R0011126V000001', ours: null, differs: [] },
      theirs: { status: 'done', claimed: 200_000, approved: 200_000, hospital: 150_000, group: { code: 'Q-5-44-0' } },
    },
    { number: '0999R0011126V000002', theirs: { status: 'pending', approved: 0, careClass: 3, dischargedOn: today } },
  ]);
});

/** A claim of a visit of today, with its codes and its class. */
const claimed = async (number: string) => {
  const does = doesAs(clinic.foreigner);
  const { userId } = clinic.foreigner;
  const roomId = await does('room/add', 0, { name: 'Poli Dalam', code: 'D' });
  const scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: userId }));
  const patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male' });
  const asked = { ...numberOf({ patientId, scheduleId, date: today }), payer: 'bpjs' };
  const visit = await does('queue/take-number', 0, asked);
  await does('queue/confirm-attendance', visit);
  await does('consultation/start', visit);
  await does('consultation/sign-note', visit, { subjective: 'Batuk', objective: '', assessment: 'ISPA', plan: '' });
  await does('consultation/record-diagnosis', visit, { code: 'J18.9', kind: 'primary' });
  await does('consultation/finish', visit);
  const issued = { issuedOn: today, care: 'outpatient', classEntitled: 3 };
  await does('casemix/record-letter', visit, { ...issued, number });
  const id = await does('casemix/open', 0, { encounterIds: [visit] });
  const data = { admissionMode: 'gp', careClass: 1, dischargeStatus: 1, attendingDoctorId: userId };
  await does('casemix/change-data', id, data);
  return id;
};

it('puts them beside ours by the letter’s number, whatever day either says, and marks what differs', async () => {
  const number = '0999R0011126V000005';
  const claimId = await claimed(number);
  const rowOf = async (date: string) =>
    ((await ask(date)).body.data as { number: string }[]).find(each => each.number === number);
  await vi.waitFor(
    async () => expect(await rowOf(today)).toMatchObject({ theirs: null, ours: { claimId, careClass: 1 } }),
    { timeout: 10_000, interval: 50 },
  );
  simulator.vclaim.claims.push(claim(number, { dischargedOn: '2026-01-02' }));
  expect(await rowOf('2026-01-02')).toMatchObject({
    ...{ ours: { claimId }, theirs: { careClass: 3 }, differs: ['dischargedOn', 'careClass'] },
  });
});

it('tells whose letter one is that we do not have', async () => {
  const number = '0999R0011126V000001';
  const letter = (of: string) => clinic.foreigner.get(`/v2/bpjs/claimed-letter?number=${of}`);
  simulator.vclaim.letters.push({
    number,
    body: { noKartu: simulator.members[0]?.card, noMR: '000001', tglSep: today, jnsPelayanan: '2' } as never,
  });
  Object.assign(simulator.vclaim.letters[0]?.body ?? {}, {
    klsRawat: { klsRawatHak: '3' },
    rujukan: { noRujukan: '' },
  });
  expect((await letter(number)).body.data).toMatchObject({
    ...{ number, patientName: 'BUDI SANTOSO', recordNumber: '000001', servedOn: today, careClass: '3' },
  });
  expect((await letter('0999R0011126V000009')).body.error.code).toBe('casemix.letter-unknown');
});

it('is asked by hospitals alone, by who may see claims, and says when BPJS is not reached', async () => {
  expect((await ask(today, clinic.owner)).body.error.code).toBe('bpjs.no-vclaim');
  expect((await ask(today, clinic.onlooker)).status).toBe(403);
  expect((await ask('kemarin')).status).toBe(400);
  simulator.mode = 'down';
  expect((await ask()).status).toBe(503);
});
