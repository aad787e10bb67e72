import { ageOn } from '@alur/contracts/patient/age';
import { admit as admitCommand, cancelAdmission } from '@alur/contracts/stay/commands';
import { bed, occupy, vacate } from '../../bed/bed.js';
import { actingStaff } from '../../care/on-encounter.js';
import { doctorFrom, entitledFrom, placeFrom, placeStreams } from '../../care/stay-streams.js';
import { cancelBill, openVisitBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { inpatientDoctor, roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { checkedPayer, finish, open, start, withdraw } from '../../encounter/decisions.js';
import { encounter, type Encounter, type EncounterState } from '../../encounter/encounter.js';
import type { EncounterEvent, EncounterOpened } from '../../encounter/events.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import { activePatient, isNewPatient, patient, recordEncounter, reverseFirstVisit } from '../../patient/patient.js';
import { isEmpty, record, type RecordState } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { attachStay, detachStay } from '../../transaction/encounters.js';
import { isLocked, transaction } from '../../transaction/transaction.js';
import { VISIT } from '../charging.js';
import { cancelStay, checkClass, type Classing, type Place } from '../decisions.js';
import type { StayEvent } from '../events.js';
import { placeOf, stay, type StayState } from '../stay.js';

const stays = (encounters: readonly EncounterState[] | undefined): Encounter[] =>
  (encounters ?? []).flatMap(each => {
    const it = known(each);
    return it?.kind === 'inpatient' && it.status !== 'finished' && it.status !== 'cancelled' ? [it] : [];
  });

/** DOMAIN 2.8: one patient is in one bed at most. Who has left and still owes may come again. */
const noneOpen = (states: readonly StayState[]): void => {
  for (const each of states)
    if (each.status === 'in_bed' || each.status === 'on_leave') {
      const { bedName, roomName, unitName } = placeOf(each);
      ensure(false, 'stay.already-admitted', { place: `${unitName}, ${roomName}, ${bedName}` }, 'patientId');
    }
};

/** What she comes from: under way or over, and hers. One under way is finished as any is (DOMAIN 2.1). */
const endOfFrom = (from: EncounterState, written: RecordState | undefined, patientId: number): EncounterEvent[] => {
  const visit = known(from);
  ensure(visit !== undefined && visit.patientId === patientId, 'stay.not-from', {}, 'fromEncounterId');
  if (visit.status === 'finished') return [];
  ensure(visit.status === 'in_progress' && visit.kind !== 'inpatient', 'stay.not-from', {}, 'fromEncounterId');
  if (visit.kind === 'outpatient') {
    ensure(written?.entries.some(({ kind }) => kind === 'note') === true, 'consultation.note-unsigned');
    ensure(written?.diagnoses.some(({ kind }) => kind === 'primary') === true, 'consultation.no-primary-diagnosis');
  }
  return finish(visit);
};

const begun = (opening: EncounterOpened): EncounterEvent[] => {
  const opened = open(opening);
  return [...opened, ...start(opened.reduce(encounter.evolve, encounter.initial))];
};

interface Admission {
  place: Place;
  classing: Classing;
  visit: EncounterOpened;
  department: string | null;
  indication: string | null;
}
const placed = (
  { place, classing, visit, department, indication }: Admission,
  by: { admittedBy: ReturnType<typeof actingStaff>; responsible: ReturnType<typeof doctorFrom>; now: string },
): StayEvent => {
  const { encounterId, patientId } = visit;
  const { now: effectiveAt, admittedBy, responsible } = by;
  const where = { ...place, ...checkClass(classing, place) };
  const data = { encounterId, patientId, effectiveAt, ...where, department, responsible, indication, admittedBy };
  return { type: 'StayPlaced', data };
};

/**
 * Bed, stay, visit and bill are one fact. From a visit under way the next opens in the same episode and on the same bill,
 * in one append with the end of the one before (SHAPES, Encounter); a bill that takes no more gives way to a new one.
 */
export const admitAct = act({
  command: admitCommand,
  ids: ['encounter', 'transaction'],
  sees: {
    ...{ encounter, stay, bed, room: wardRoom, ward, roomClass, entitled: roomClass, doctor: inpatientDoctor },
    ...{ from: encounter, fromRecord: record, fromBill: transaction, transaction, patient, settings, merchant },
    ...{ visits: [encounter] as const, stays: [stay] as const },
  },
  primary: 'encounter',
  streams: (command, loaded, context) => {
    const person = known(loaded.patient);
    const from = known(loaded.from);
    const isFrom = (id: number) => id === command.fromEncounterId;
    return {
      encounter: writes(encounter, context.ids['encounter'] ?? 0),
      stay: writes(stay, context.ids['encounter'] ?? 0),
      bed: writes(bed, command.bedId),
      ...placeStreams(loaded),
      entitled: command.entitledClassId === null ? undefined : checks(roomClass, command.entitledClassId),
      doctor: checks(inpatientDoctor, command.doctorId),
      from: command.fromEncounterId === null ? undefined : writes(encounter, command.fromEncounterId),
      fromRecord: command.fromEncounterId === null ? undefined : checks(record, command.fromEncounterId),
      fromBill: from && writes(transaction, from.transactionId),
      transaction: writes(transaction, context.ids['transaction'] ?? 0),
      patient: writes(patient, command.patientId),
      visits: (person?.encounters ?? []).filter(id => !isFrom(id)).map(id => checks(encounter, id)),
      stays: stays(loaded.visits).map(({ encounterId }) => checks(stay, encounterId)),
      settings: settingsOf(context),
      merchant: ownMerchant(context),
    };
  },
  decide: (command, states, context) => {
    const encounterId = context.ids['encounter'] ?? 0;
    const { now, today } = context;
    const person = activePatient(states.patient);
    noneOpen(states.stays);
    const { payer, insurer } = checkedPayer(command);
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    const { patientId, recordNumber, identity } = person;
    const { name: patientName, gender, birthDate } = identity;
    const ended = states.from && endOfFrom(states.from, states.fromRecord, patientId);
    const responsible = doctorFrom(states.doctor);
    const place = placeFrom(states);
    const classing = { basis: command.basis, entitled: entitledFrom(command.entitledClassId, states.entitled) };
    const bill = known(states.fromBill);
    const isSame = bill !== undefined && !isLocked(bill);
    const transactionId = isSame ? bill.transactionId : (context.ids['transaction'] ?? 0);
    const visit: EncounterOpened = {
      ...{ encounterId, patientId, unitId: place.unitId, unitName: place.unitName, kind: 'inpatient' },
      ...{ status: 'arrived', date: today, patientName, recordNumber, gender, age: ageOn(birthDate, today) },
      ...{ doctor: responsible, payer, insurer, transactionId },
      episodeId: known(states.from)?.episodeId ?? encounterId,
    };
    const { department, indication } = command;
    const by = { admittedBy: actingStaff(context), responsible, now };
    const whose = { patientId, patientName, recordNumber, gender };
    const fees = {
      ...{ transactionId, encounterId, patientId, patientName, recordNumber, date: today, payer, insurer },
      ...{ unitId: place.unitId, doctorName: responsible.name, kind: 'inpatient' as const },
      isNewPatient: isNewPatient(person),
    };
    return {
      encounter: begun(visit),
      stay: [placed({ place, classing, visit, department, indication }, by)],
      bed: occupy(states.bed, encounterId, whose, { doctor: responsible.name, placedBy: by.admittedBy }),
      ...(ended && { from: ended }),
      ...(isSame
        ? { fromBill: attachStay(bill, encounterId) }
        : { transaction: openVisitBill(fees, states.settings, now) }),
      patient: recordEncounter(person, encounterId),
    };
  },
});

/** Only while nothing was written about the stay; a bill of its own is cancelled, one that it came to stays. */
export const cancelAdmissionAct = act({
  command: cancelAdmission,
  sees: { encounter, stay, bed, record, transaction, patient, settings },
  primary: 'encounter',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.stay);
    return {
      encounter: visits.encounterOf(id),
      stay: writes(stay, id),
      bed: it && writes(bed, placeOf(it).bedId),
      record: checks(record, id),
      transaction: visits.transactionOf(loaded),
      patient: visits.patientOf(loaded),
      settings: settingsOf(context),
    };
  },
  decide: ({ id, reason }, states, { now }) => {
    const cancelled = cancelStay(states.stay, reason, now);
    ensure(isEmpty(states.record), 'stay.already-written');
    const bill = visits.loaded(states.transaction);
    const isShared = known(bill)?.encounters.some(({ encounterId }) => encounterId !== id) === true;
    const sources = [
      { module: 'stay', id },
      { module: VISIT, id },
    ];
    return {
      encounter: withdraw(states.encounter, reason),
      stay: cancelled,
      bed: vacate(visits.loaded(states.bed), id),
      transaction: isShared ? detachStay(bill, id, sources, states.settings.cashier) : cancelBill(bill, reason),
      patient: reverseFirstVisit(visits.loaded(states.patient), id),
    };
  },
});
