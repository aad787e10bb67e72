import type { EmergencyDayRow, EmergencyRow } from '@alur/contracts/emergency/rows';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicApp, type Answer, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';

const TIMES = 50;
const findings = { airway: 'stable', breathing: 'stable', circulation: 'stable', disability: 'stable' };

describe('the emergency department, when several do the same at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let unitId: number;
  let roomId: number;
  let doctorId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    unitId = await does('ward/add', 0, { name: 'IGD', kind: 'emergency' });
    const classId = await does('room-class/add', 0, { name: 'IGD', pricePerNight: 0 });
    roomId = await does('ward-room/add', 0, { name: 'Ruang tindakan', wardId: unitId, classId });
    doctorId = await does('emergency-doctor/add', 0, { name: 'dr. Bima', staffId: clinic.owner.userId, price: 75_000 });
  });
  afterAll(() => clinic.stop());

  const post = (path: string, body: object): Promise<Answer> => clinic.owner.post(`/v2/emergency/${path}`, body);
  const arrives = (body: object = {}) =>
    post('register', { unknown: { gender: 'male' }, unitId, payer: 'general', ...body });
  const visit = async () => (await arrives()).body.data.id as number;

  it('gives one bed to one patient, and does one triage', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const bedId = await does('bed/add', 0, { roomId, name: `Bed ${time}` });
      expect(outcomesInAnyOrder(await Promise.all([arrives({ bedId }), arrives({ bedId })]))).toEqual([
        'bed.occupied',
        'done',
      ]);
      const id = await visit();
      const triage = (level: number) => post(`${id}/triage`, { scale: 'colours', level, findings, after: 0 });
      expect(outcomesInAnyOrder(await Promise.all([triage(2), triage(3)]))).toEqual([
        'done',
        'emergency.triaged-meanwhile',
      ]);
      const begin = () => post(`${id}/begin`, { doctorId });
      expect(outcomesInAnyOrder(await Promise.all([begin(), begin()]))).toEqual(['done', 'emergency.begun']);
    }
  });

  it('gives no two unidentified patients the same name', { timeout: 60_000 }, async () => {
    await Promise.all(Array.from({ length: 12 }, () => arrives()));
    const { body } = await clinic.owner.get('/v2/emergency/visits?limit=500');
    const names = (body.data as { patientName: string; recordNumber: string }[]).map(each => each.patientName);
    expect(new Set(names).size).toBe(names.length);
  });

  it(
    'has what is given at once on the chart, off the shelf and on the bill, each dose once',
    { timeout: 60_000 },
    async () => {
      const fields = {
        name: 'Epinefrin 1 mg',
        form: 'ampul',
        baseUnit: 'ampul',
        ...{ medicineClass: 'prescription', price: 12_000, highAlert: false, lookAlike: false, fornas: true },
      };
      const medicineId = await does('medicine/add', 0, fields);
      const batch = { batch: 'E1', expiry: '2030-12-31', quantity: 10, unitCost: 5_000, origin: 'opening' };
      await does('inventory/receive', medicineId, batch);
      const id = await visit();
      await does('emergency/begin', id, { doctorId });
      const line = { kind: 'single', medicineId, quantity: 2, signa: 'stat', iterations: 0, days: 1 };
      const written = { encounterId: id, supply: 'ward_stock', lines: [line], allergyAcknowledged: false };
      const prescribed = await does('prescription/write', 0, written);
      const chart = async () =>
        (await clinic.owner.get(`/v2/live/medication.chart?encounterId=${id}`)).body.data as MedicationRow[];
      await vi.waitFor(async () => expect(await chart()).toHaveLength(1));
      const [medication] = await chart();
      expect(medication).toMatchObject({ once: true, supply: 'ward_stock' });
      const dose = { lineId: 1, slot: medication?.nextDueAt, quantity: 2, manualReason: 'Gawat darurat' };
      const gives = () => clinic.owner.post(`/v2/medication/${prescribed}/give`, dose);
      expect(outcomesInAnyOrder(await Promise.all([gives(), gives()]))).toEqual(['done', 'medication.dose-written']);
      await vi.waitFor(async () => expect(await chart()).toMatchObject([{ nextDueAt: null }]));
      const { body } = await clinic.owner.get(`/v2/live/emergency.detail?encounterId=${id}`);
      const [{ transactionId }] = body.data as EmergencyRow[] as [EmergencyRow];
      await vi.waitFor(async () => {
        const bill = await clinic.owner.get(`/v2/transaction/transactions/${transactionId}`);
        expect(bill.body.data).toMatchObject({ subtotal: 75_000 + 24_000 });
      });
      const lots = await clinic.owner.get(`/v2/live/stock.lots?itemId=${medicineId}`);
      expect(lots.body.data).toMatchObject([{ onHand: 8 }]);
    },
  );

  it('reports what its log adds up to', { timeout: 60_000 }, async () => {
    const [home, dead, gone] = [await visit(), await visit(), await visit()];
    await does('emergency/triage', home, { scale: 'ats', level: 3, findings, after: 0 });
    await does('emergency/begin', home, { doctorId });
    const statement = { signer: 'Sari', relation: null, witness: null };
    await does('emergency/dispose', home, { disposition: 'against_advice', statement });
    await does('emergency/dispose', dead, { disposition: 'dead_on_arrival' });
    await does('emergency/cancel', gone, { reason: 'Pergi sebelum diperiksa' });
    const day = facilityToday();
    const wanted = await figuresOfLog(clinic, day);
    expect(wanted).toMatchObject({ against_advice: 1, dead_on_arrival: 1 });
    await vi.waitFor(async () => {
      const { body } = await clinic.owner.get(`/v2/live/emergency.report?month=${day.slice(0, 7)}`);
      const row = (body.data as EmergencyDayRow[]).find(({ date }) => date === day);
      expect(row).toMatchObject(wanted);
    });
  });
});

interface Logged {
  type: string;
  position: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}
/** The day's figures by another way: counted from the events themselves. */
const figuresOfLog = async (clinic: ClinicApp, day: string): Promise<Partial<EmergencyDayRow>> => {
  const events: Logged[] = [];
  for (let after = '0'; ;) {
    const { body } = await clinic.owner.get(`/v2/audit/events?after=${after}&limit=500`);
    const page = body.data as Logged[];
    events.push(...page);
    const last = page.at(-1);
    if (!last || page.length < 500) break;
    after = last.position;
  }
  const of = (type: string) => events.filter(event => event.type === type);
  const ids = (type: string) => new Set(of(type).map(({ data }) => data.encounterId as number));
  const opened = of('EncounterOpened').filter(({ data }) => data.kind === 'emergency' && data.date === day);
  const cancelled = ids('EncounterCancelled');
  const visits = opened.map(({ data }) => data.encounterId as number).filter(id => !cancelled.has(id));
  const last = (type: string, id: number) => of(type).findLast(({ data }) => data.encounterId === id)?.data;
  const colours = visits.map(id => (last('EmergencyTriaged', id)?.colour as string | undefined) ?? 'untriaged');
  const ends = visits.map(id => (last('EmergencyDisposed', id)?.disposition as string | undefined) ?? 'undecided');
  const count = (values: readonly string[], value: string) => values.filter(each => each === value).length;
  const started = ids('EncounterStarted');
  return {
    visits: visits.length,
    red: count(colours, 'red'),
    yellow: count(colours, 'yellow'),
    green: count(colours, 'green'),
    untriaged: count(colours, 'untriaged'),
    home: count(ends, 'home'),
    against_advice: count(ends, 'against_advice'),
    dead_on_arrival: count(ends, 'dead_on_arrival'),
    undecided: count(ends, 'undecided'),
    seen: visits.filter((id, at) => started.has(id) && colours[at] !== 'untriaged').length,
  };
};
