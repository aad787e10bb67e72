import { registerPatient } from '@alur/contracts/patient/commands';
import * as queue from '@alur/contracts/queue/commands';
import { madeUpPatient } from '../plan/people.js';
import { played } from '../played.js';
import { atTheCashier } from './at-the-cashier.js';
import { atTheDoctor } from './at-the-doctor.js';
import { APPROVES, atThePharmacy, handOver } from './at-the-pharmacy.js';
import type { Place } from './doctors-door.js';
import { accepted, order, queueTopic, type VisitContext, type VisitEnd } from './visit-context.js';

const ABSENT_AFTER = 90 * 60;

const book = async (context: VisitContext): Promise<number> => {
  const { facility, visit, desk, journal } = context;
  const { registrar, today, schedules } = facility;
  const body = { ...madeUpPatient(visit.appointment, today), acknowledgeDuplicates: true };
  const at = visit.at.booked;
  const patientId = accepted(await desk.send(at, order(registrar, registerPatient, null, body)), registerPatient);
  const number = { patientId, scheduleId: schedules[visit.schedule], date: today, payer: 'general' };
  const taken = await desk.send(at, order(registrar, queue.takeNumber, null, number, queueTopic(context)));
  const encounterId = accepted(taken, queue.takeNumber);
  journal.booked += 1;
  return encounterId;
};

const attend = async (context: VisitContext, encounterId: number): Promise<void> => {
  const { facility, visit, desk } = context;
  const { arrives } = visit.at;
  const topic = queueTopic(context);
  const here = order(facility.registrar, queue.confirmAttendance, encounterId, {}, topic);
  accepted(await desk.send(arrives, here), queue.confirmAttendance);
  await played('atRegistration', context, encounterId, arrives);
};

const stayAway = async (context: VisitContext, encounterId: number): Promise<VisitEnd> => {
  const { facility, visit, desk, journal } = context;
  const topic = queueTopic(context);
  const absent = order(facility.registrar, queue.recordAbsence, encounterId, {}, topic);
  accepted(await desk.send(visit.at.arrives + ABSENT_AFTER, absent), queue.recordAbsence);
  journal.absent += 1;
  return { facility, encounterId, transactionId: null, prescription: null, status: 'absent', billStatus: 'CANCELLED' };
};

/** Plays one line of the file, from booking to leaving. */
export const goThrough = async (context: VisitContext, place: Place | null): Promise<VisitEnd> => {
  const encounterId = await book(context);
  if (place === null) return stayAway(context, encounterId);
  await attend(context, encounterId);
  await place.mine;
  const written = await atTheDoctor(context, encounterId).finally(() => place.leave());
  const filled = written === null ? null : await atThePharmacy(context, written);
  if (filled) await played('atThePharmacy', context, encounterId, context.visit.at.consults + APPROVES);
  const bill = await atTheCashier(context, encounterId, filled);
  const prescription = filled && {
    id: filled.id,
    status: filled.isCancelled ? ('cancelled' as const) : ('done' as const),
  };
  if (filled && !filled.isCancelled) await handOver(context, filled.id);
  const isVoided = await bill.settleAccounts();
  return {
    facility: context.facility,
    encounterId,
    transactionId: bill.transactionId,
    prescription,
    status: 'done',
    billStatus: isVoided ? 'VOID' : 'PAID',
  };
};
