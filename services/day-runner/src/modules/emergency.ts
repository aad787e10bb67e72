import { addBed } from '@alur/contracts/bed/commands';
import { emergencyDoctor } from '@alur/contracts/emergency/catalogues';
import * as commands from '@alur/contracts/emergency/commands';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { changeSettings } from '@alur/contracts/settings/commands';
import { roomClass, ward, wardRoom } from '@alur/contracts/bed/catalogues';
import { payBill } from '@alur/contracts/transaction/commands';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import type { DayModule } from '../day-module.js';
import { accepted, order, untilRow } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import type { Facility } from '../facility/facility.js';
import type { Journal } from '../journal.js';
import { fees } from '../plan/price-list.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';
import type { Outcome } from '../wire/person.js';

const HOUR_PRICE = 40_000;
const EXAMINATION = 75_000;
/** Evening, after the clinics have closed. */
const EVENING = 22 * 3600;
const findings = { airway: 'stable', breathing: 'stable', circulation: 'stable', disability: 'stable' };
const statement = { signer: 'Ibu Sari', relation: 'Istri', witness: null };

const setUp = async ({ administrator }: Facility) => {
  const does = async (spec: CommandSpec, body: object) => accepted(await administrator.command(spec, null, body), spec);
  const unitId = await does(ward.add, { name: 'IGD', kind: 'emergency' });
  const classId = await does(roomClass.add, { name: 'IGD', pricePerNight: 0 });
  const roomId = await does(wardRoom.add, { name: 'Ruang tindakan', wardId: unitId, classId });
  const bedId = await does(addBed, { roomId, name: 'IGD 1' });
  const values = { charging: 'hour', hourPrice: HOUR_PRICE, dayPrice: 500_000, scale: 'colours' };
  await does(changeSettings, { section: 'emergency', values });
  const doctor = { name: 'dr. IGD', staffId: administrator.userId, price: EXAMINATION };
  return { unitId, bedId, doctorId: await does(emergencyDoctor.add, doctor) };
};

/** Checks that exactly one of two concurrent commands succeeded; returns which. */
const quicker = (outcomes: readonly Outcome[], what: CommandSpec): number => {
  const done = outcomes.filter(({ ok }) => ok);
  const [won] = done;
  if (!won || done.length > 1) throw new Error(`of two that ${what.name} at once ${done.length} were done`);
  return accepted(won, what);
};

/**
 * Two unidentified patients compete for the one bed; both desks triage and examine the one who gets it, and she goes
 * home and pays.
 */
const evening = async (facility: Facility, desk: Desk, journal: Journal): Promise<void> => {
  const { unitId, bedId, doctorId } = await setUp(facility);
  const { nurse, registrar, administrator, cashiers } = facility;
  const doctor = facility.doctors[0] ?? administrator;
  const arrives = (body: object = {}) =>
    order(registrar, commands.registerEmergency, null, {
      ...{ unknown: { gender: 'female' }, unitId, payer: 'general', mode: 'ambulance', ...body },
    });
  const id = quicker(await desk.race(EVENING, arrives({ bedId }), arrives({ bedId })), commands.registerEmergency);
  const triage = (level: number) => ({ scale: 'colours', level, findings, after: 0 });
  const triaged = [triage(2), triage(3)].map(body => order(nurse, commands.triageEmergency, id, body));
  quicker(await desk.race(EVENING, triaged[0]!, triaged[1]!), commands.triageEmergency);
  const begins = order(doctor, commands.beginEmergency, id, { doctorId });
  quicker(await desk.race(EVENING, begins, begins), commands.beginEmergency);
  const goes = { disposition: 'against_advice', statement };
  accepted(await desk.send(EVENING, order(doctor, commands.disposeEmergency, id, goes)), commands.disposeEmergency);

  const without = accepted(await desk.send(EVENING, arrives()), commands.registerEmergency);
  const dead = order(doctor, commands.disposeEmergency, without, { disposition: 'dead_on_arrival' });
  accepted(await desk.send(EVENING, dead), commands.disposeEmergency);

  const path = `/v2/live/emergency.detail?encounterId=${id}`;
  const [row] = await untilRow<EmergencyRow[]>(administrator, path, ([each]) => each?.status === 'done');
  const transactionId = row?.transactionId ?? 0;
  const isClosed = ({ status }: TransactionRow) => status === 'ONGOING';
  await untilRow(administrator, `/v2/transaction/transactions/${transactionId}`, isClosed);
  const amount = fees.registration + fees.admin + EXAMINATION + HOUR_PRICE;
  const [{ person, shiftId }] = cashiers;
  const pays = order(person, payBill, transactionId, { shiftId, lines: [{ method: 'qris', amount }] });
  accepted(await desk.send(EVENING, pays), payBill);
  journal.expectedTotal += amount;
};

const visitOf = ({ data }: LoggedEvent): unknown => data['encounterId'];

/** Beds that were occupied while another patient was in them. */
export const bedsWithTwo = (events: readonly LoggedEvent[]): number => {
  const lying = new Map<unknown, unknown>();
  let twice = 0;
  for (const { type, data, stream } of events) {
    if (type === 'BedOccupied') {
      if (lying.has(stream)) twice++;
      lying.set(stream, data['encounterId']);
    }
    if (type === 'BedVacated') lying.delete(stream);
  }
  return twice;
};

/** Visits with two dispositions, neither of them withdrawn. */
export const decidedTwice = (events: readonly LoggedEvent[]): number => {
  const decided = new Set<unknown>();
  let twice = 0;
  for (const event of events) {
    if (event.type === 'EmergencyDispositionWithdrawn') decided.delete(visitOf(event));
    if (event.type !== 'EmergencyDisposed') continue;
    if (decided.has(visitOf(event))) twice++;
    decided.add(visitOf(event));
  }
  return twice;
};

/** Emergency bed times that were charged with less than one, or twice without a withdrawal (DOMAIN-CLINICAL 1.3). */
export const hoursWrong = (events: readonly LoggedEvent[]): number => {
  const charged = new Set<unknown>();
  let wrong = 0;
  for (const event of events) {
    if (event.type === 'StayTimeWithdrawn') charged.delete(visitOf(event));
    if (event.type !== 'StayTimeCharged') continue;
    if (charged.has(visitOf(event)) || !(Number(event.data['count']) >= 1)) wrong++;
    charged.add(visitOf(event));
  }
  return wrong;
};

export const emergencyDay: DayModule = {
  inTheWards: evening,
  zeros: {
    beds_with_two: bedsWithTwo,
    emergency_decided_twice: decidedTwice,
    emergency_hours_wrong: hoursWrong,
  },
  figures: {
    emergency_visits: countOf('EmergencyArrivalRecorded'),
  },
};
