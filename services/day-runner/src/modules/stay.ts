import { cancelAdmissionOrder, requestAdmission, reserveBed } from '@alur/contracts/admission/commands';
import { cleanBed } from '@alur/contracts/bed/commands';
import { registerPatient } from '@alur/contracts/patient/commands';
import * as commands from '@alur/contracts/stay/commands';
import type { StayRow } from '@alur/contracts/stay/rows';
import type { DayModule } from '../day-module.js';
import { secureBill, settleBill } from '../day/bill-of-stay.js';
import { accepted, doesAt, onceOf, order, untilRow } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import type { Facility } from '../facility/facility.js';
import { openWard } from '../facility/open-ward.js';
import type { Journal } from '../journal.js';
import { fees } from '../plan/price-list.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const NIGHT = 150_000;
const VISIT = 90_000;
const HOUR_MS = 3_600_000;
/** After the clinics have closed. */
const EVENING = 23 * 3600;

/**
 * Two orders to admit compete for the same bed: one gets it held, the other is cancelled. Two desks admit the patient
 * at once into two beds; her mother stays as companion, she is moved, seen by her doctor and discharged, and her
 * deposit settles the bill.
 */
const evening = async (facility: Facility, desk: Desk, journal: Journal): Promise<void> => {
  const { nurse, registrar, administrator, today } = facility;
  const melati = { name: 'Melati', beds: ['1A', '1B'], night: NIGHT, visit: VISIT };
  const { classId, beds, doctorId } = await openWard(administrator, melati);
  const does = doesAt(desk, EVENING);
  const asked = async (name: string) => {
    const patientId = await does(registrar, registerPatient, null, { name, gender: 'female' });
    const said = { diagnosis: 'Demam dengue', indication: 'Trombosit turun', plannedOn: today };
    const classes = { entitledClassId: classId, classId, doctorId, payer: 'general' };
    return { patientId, id: await does(registrar, requestAdmission, null, { patientId, ...said, ...classes }) };
  };
  const orders = [await asked('Sumiati'), await asked('Sulastri')] as const;
  const until = new Date(Date.now() + HOUR_MS).toISOString();
  const reserves = orders.map(({ id }) => order(nurse, reserveBed, id, { bedId: beds[0], until }));
  const first = onceOf(await desk.race(EVENING, reserves[0]!, reserves[1]!), reserveBed);
  const [her, other] = first === 0 ? orders : [orders[1], orders[0]];
  await does(nurse, cancelAdmissionOrder, other.id, { reason: 'Dirawat di rumah' });

  const admission = { patientId: her.patientId, admissionId: her.id, doctorId, payer: 'general', estimatedOn: today };
  const admits = beds.map(bedId => order(registrar, commands.admit, null, { ...admission, bedId }));
  const outcomes = await desk.race(EVENING, admits[0]!, admits[1]!);
  const won = onceOf(outcomes, commands.admit);
  const id = accepted(outcomes[won]!, commands.admit);
  await does(nurse, commands.addCompanion, id, { relation: 'parent' });
  await does(nurse, commands.startIsolation, id, { precaution: 'droplet', reason: 'Batuk, menunggu hasil swab' });
  await does(nurse, commands.moveStay, id, { bedId: beds[won === 0 ? 1 : 0] });
  await does(nurse, cleanBed, beds[won] ?? 0);
  await does(nurse, commands.endIsolation, id);
  await does(nurse, commands.recordVisit, id, { doctorId });
  const detail = `/v2/live/stay.detail?encounterId=${id}`;
  const [lying] = await untilRow<StayRow[]>(administrator, detail, rows => rows.length > 0);
  const bill = { facility, transactionId: lying?.transactionId ?? 0, does };
  await secureBill(bill, fees.registration + fees.admin + VISIT);
  await does(administrator, commands.orderDischarge, id, { manner: 'approved', plannedOn: today });
  await does(nurse, commands.checkDischargeItem, id, { item: 'letters', done: true });
  await does(nurse, commands.leaveStay, id);

  const isLeft = ([row]: StayRow[]) => row?.status === 'left' && row.concluded;
  await untilRow<StayRow[]>(administrator, detail, isLeft);
  const share = await settleBill(bill, fees.registration + fees.admin + NIGHT + VISIT);
  journal.expectedTotal += share;
};

const keyOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** Patients who were placed in a bed while they were in another. */
export const patientsInTwoBeds = (events: readonly LoggedEvent[]): number => {
  const lying = new Map<unknown, string>();
  let twice = 0;
  for (const { type, data, stream } of events) {
    if (type === 'BedVacated') lying.delete(data['patientId']);
    if (type !== 'BedOccupied') continue;
    if (lying.has(data['patientId'])) twice++;
    lying.set(data['patientId'], stream);
  }
  return twice;
};

/** Nights of a stay that were charged twice, none of them withdrawn. */
export const nightsTwice = (events: readonly LoggedEvent[]): number => {
  const charged = new Set<string>();
  let twice = 0;
  for (const { type, data } of events) {
    const night = `${String(data['encounterId'])} ${String(data['date'])}`;
    if (type === 'StayNightWithdrawn') charged.delete(night);
    if (type !== 'StayNightCharged') continue;
    if (charged.has(night)) twice++;
    charged.add(night);
  }
  return twice;
};

/** Orders to admit whose reserved bed is not held for them in the end, and beds held without such an order. */
export const bedsHeldWrong = (events: readonly LoggedEvent[]): number => {
  const byOrder = new Map<unknown, unknown>();
  const byBed = new Map<string, unknown>();
  for (const { type, data, stream } of events) {
    if (type === 'AdmissionReserved') byOrder.set(data['admissionId'], data['bedId']);
    if (/^Admission(ReservationLapsed|Fulfilled|Cancelled)$/.test(type)) byOrder.delete(data['admissionId']);
    if (type === 'BedHeld' && data['admissionId'] !== undefined) byBed.set(keyOf(stream), data['admissionId']);
    if (type === 'BedHoldReleased' || type === 'BedOccupied') byBed.delete(keyOf(stream));
  }
  const isHeld = ([admissionId, bedId]: [unknown, unknown]) => byBed.get(String(bedId)) === admissionId;
  return [...byOrder].filter(each => !isHeld(each)).length + Math.max(0, byBed.size - byOrder.size);
};

export const stayDay: DayModule = {
  inTheWards: evening,
  zeros: {
    patients_in_two_beds: patientsInTwoBeds,
    nights_charged_twice: nightsTwice,
    beds_kept_wrong: bedsHeldWrong,
  },
  figures: { stays: countOf('StayDischargeOrdered') },
};
