import { ageOn } from '@alur/contracts/patient/age';
import type { admit } from '@alur/contracts/stay/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { admission, fulfil, openAdmission } from '../admission/admission.js';
import { bed, giveUpHold, occupy, vacate } from '../bed/bed.js';
import { inpatientDoctor, roomClass, ward, wardRoom } from '../catalogue/aggregates.js';
import { disposedOf, emergency, isStaying, type EmergencyState } from '../emergency/emergency.js';
import { checkedPayer, finish, open, recordDocument, start } from '../encounter/decisions.js';
import { encounter, type EncounterState } from '../encounter/encounter.js';
import type { EncounterEvent, EncounterOpened } from '../encounter/events.js';
import type { Loaded, LoadedSoFar } from '../kernel/act.js';
import { checks, known, writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../merchant/merchant.js';
import { activePatient, isNewPatient, patient, recordEncounter, type ActivePatient } from '../patient/patient.js';
import { record, type RecordState } from '../record/record.js';
import { settings, settingsOf } from '../settings/settings.js';
import { checkClass, planDischarge, type Classing, type Place } from '../stay/decisions.js';
import type { StayEvent } from '../stay/events.js';
import { stay } from '../stay/stay.js';
import { leaveTimed } from '../stay/time.js';
import { attachStay, concludeEncounter } from '../transaction/encounters.js';
import { inTurn } from '../transaction/state.js';
import { isLocked, transaction } from '../transaction/transaction.js';
import { beddedVisits, billTime, noneInBed, timePrices } from './bed-time.js';
import { actingStaff } from './on-encounter.js';
import { doctorFrom, entitledFrom, herBed, placeStreams, wardPlaceFrom } from './stay-streams.js';
import { openVisitBill } from './visit-bill.js';

/** Which patient is admitted to which bed, and from which visit. */
export type Admitting = BodyOf<typeof admit>;

/**
 * The visit that the patient is admitted from must be hers. If it is under way, it is finished like any other (DOMAIN
 * 2.1).
 */
export const endOfFrom = (
  from: EncounterState,
  of: { record: RecordState | undefined; emergency?: EmergencyState | undefined },
  { patientId, merged }: Pick<ActivePatient, 'patientId' | 'merged'>,
): EncounterEvent[] => {
  const visit = known(from);
  // An unknown person may have been merged into a known record since: she is admitted under that one.
  const isHers = visit !== undefined && [patientId, ...merged].includes(visit.patientId);
  ensure(isHers, 'stay.not-from', {}, 'fromEncounterId');
  if (visit.status === 'finished') return [];
  ensure(visit.status === 'in_progress' && visit.kind !== 'inpatient', 'stay.not-from', {}, 'fromEncounterId');
  if (visit.kind === 'outpatient') {
    ensure(of.record?.entries.some(({ kind }) => kind === 'note') === true, 'consultation.note-unsigned');
    ensure(of.record?.diagnoses.some(({ kind }) => kind === 'primary') === true, 'consultation.no-primary-diagnosis');
  }
  // DOMAIN 1.2: admission from the emergency department needs the doctor's decision.
  if (visit.kind === 'emergency' && of.emergency)
    ensure(isStaying(disposedOf(of.emergency).disposition), 'stay.not-from', {}, 'fromEncounterId');
  return finish(visit);
};

/** `spri` is the number of the order to admit that the visit fulfils. */
const begun = (opening: EncounterOpened, spri: string | null): EncounterEvent[] => {
  const opened = open(opening);
  const state = opened.reduce(encounter.evolve, encounter.initial);
  return [...opened, ...start(state), ...(spri === null ? [] : recordDocument(state, 'spri', spri))];
};

interface Admission {
  place: Place;
  classing: Classing;
  visit: EncounterOpened;
  department: string | null;
  indication: string | null;
  /** The order to admit that the stay fulfils. */
  admissionId: number | null;
}
const placed = (
  { place, classing, visit, department, indication, admissionId }: Admission,
  by: { admittedBy: ReturnType<typeof actingStaff>; responsible: ReturnType<typeof doctorFrom>; now: string },
): StayEvent => {
  const { encounterId, patientId } = visit;
  const { now: effectiveAt, admittedBy, responsible } = by;
  const where = { ...place, ...checkClass(classing, place) };
  const data = { encounterId, patientId, effectiveAt, ...where, department, responsible, indication, admittedBy };
  return { type: 'StayPlaced', data: { ...data, ...(admissionId !== null && { admissionId }) } };
};

/** The expected day of discharge, if it is stated at admission. */
const estimated = (begins: StayEvent[], estimatedOn: string | null, by: { now: string; today: string }): StayEvent[] =>
  estimatedOn === null
    ? begins
    : [...begins, ...planDischarge(begins.reduce(stay.evolve, stay.initial), estimatedOn, by)];

/** The streams that an admission reads or writes. */
export const admissionSees = {
  ...{ encounter, stay, bed, room: wardRoom, ward, roomClass, entitled: roomClass, doctor: inpatientDoctor },
  ...{ from: encounter, fromRecord: record, fromBill: transaction, transaction, patient, settings, merchant },
  ...{ fromEmergency: emergency, fromStay: stay, fromBed: bed, admission, heldBed: bed },
  ...{ visits: [encounter] as const, stays: [stay] as const },
};

export const admissionStreams = (
  command: Admitting,
  loaded: LoadedSoFar<typeof admissionSees>,
  context: DecisionContext,
) => {
  const person = known(loaded.patient);
  const from = known(loaded.from);
  const isFrom = (id: number) => id === command.fromEncounterId;
  const isEmergency = from?.kind === 'emergency' && from.status !== 'finished';
  const lay = known(loaded.fromStay);
  // A patient who gets the bed reserved by an order to admit fulfils that order, even if the clerk does not name it.
  const held = loaded.bed?.status === 'held' && loaded.bed.patientId === command.patientId ? loaded.bed : null;
  const admissionId = command.admissionId ?? held?.admissionId ?? null;
  const order = loaded.admission;
  return {
    encounter: writes(encounter, context.ids['encounter'] ?? 0),
    stay: writes(stay, context.ids['encounter'] ?? 0),
    bed: writes(bed, command.bedId),
    admission: admissionId === null ? undefined : writes(admission, admissionId),
    heldBed: order?.status === 'reserved' && order.bedId !== command.bedId ? writes(bed, order.bedId) : undefined,
    ...placeStreams(loaded),
    entitled: command.entitledClassId === null ? undefined : checks(roomClass, command.entitledClassId),
    doctor: checks(inpatientDoctor, command.doctorId),
    from: command.fromEncounterId === null ? undefined : writes(encounter, command.fromEncounterId),
    fromRecord: command.fromEncounterId === null ? undefined : checks(record, command.fromEncounterId),
    fromBill: from && writes(transaction, from.transactionId),
    fromEmergency: isEmergency ? checks(emergency, from.encounterId) : undefined,
    fromStay: isEmergency ? writes(stay, from.encounterId) : undefined,
    fromBed: lay?.status === 'in_bed' && isEmergency ? herBed(lay) : undefined,
    transaction: writes(transaction, context.ids['transaction'] ?? 0),
    patient: writes(patient, command.patientId),
    visits: (person?.encounters ?? []).filter(id => !isFrom(id)).map(id => checks(encounter, id)),
    stays: beddedVisits(loaded.visits).map(({ encounterId }) => checks(stay, encounterId)),
    settings: settingsOf(context),
    merchant: ownMerchant(context),
  };
};

/**
 * Bed, stay, visit and bill change together. If the patient has a visit under way, the stay opens in the same episode
 * and on the same bill, in one append with the end of that visit (SHAPES, Encounter); if that bill is locked, a new one
 * is opened.
 */
export const admitTo = (
  command: Admitting,
  states: Loaded<ReturnType<typeof admissionStreams>>,
  context: DecisionContext,
) => {
  const encounterId = context.ids['encounter'] ?? 0;
  const { now, today } = context;
  const person = activePatient(states.patient);
  noneInBed(states.stays);
  const { payer, insurer } = checkedPayer(command);
  ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
  const { patientId, recordNumber, identity } = person;
  const { name: patientName, gender, birthDate } = identity;
  const of = { record: states.fromRecord, emergency: states.fromEmergency };
  const ended = states.from && endOfFrom(states.from, of, person);
  const responsible = doctorFrom(states.doctor);
  const place = wardPlaceFrom(states);
  const classing = { basis: command.basis, entitled: entitledFrom(command.entitledClassId, states.entitled) };
  const bill = known(states.fromBill);
  const isSame = bill !== undefined && !isLocked(bill);
  const transactionId = isSame ? bill.transactionId : (context.ids['transaction'] ?? 0);
  const order = states.admission && openAdmission(states.admission);
  const visit: EncounterOpened = {
    ...{ encounterId, patientId, unitId: place.unitId, unitName: place.unitName, kind: 'inpatient' },
    ...{ status: 'arrived', date: today, patientName, recordNumber, gender, age: ageOn(birthDate, today) },
    ...{ doctor: responsible, payer, insurer, transactionId },
    episodeId: known(states.from)?.episodeId ?? encounterId,
  };
  const { department, indication, estimatedOn } = command;
  const said = { department, indication, admissionId: order?.admissionId ?? null };
  const by = { admittedBy: actingStaff(context), responsible, now };
  const whose = { patientId, patientName, recordNumber, gender };
  const fees = {
    ...{ transactionId, encounterId, patientId, patientName, recordNumber, date: today, payer, insurer },
    ...{ unitId: place.unitId, doctorName: responsible.name, kind: 'inpatient' as const },
    isNewPatient: isNewPatient(person),
  };
  const prices = timePrices(states.settings, today);
  const left = states.fromStay ? leaveTimed(states.fromStay, { at: now, manner: 'other', prices }) : [];
  const fromId = command.fromEncounterId ?? 0;
  return {
    ...(states.fromStay && { fromStay: left }),
    ...(states.fromBed && { fromBed: vacate(states.fromBed, fromId) }),
    encounter: begun(visit, order?.number ?? null),
    stay: estimated([placed({ place, classing, visit, ...said }, by)], estimatedOn, { now, today }),
    ...(order && {
      admission: fulfil(order, { persons: [patientId, ...person.merged], encounterId, bedId: command.bedId }),
      heldBed: giveUpHold(states.heldBed, order.patientId),
    }),
    bed: occupy(states.bed, encounterId, whose, { doctor: responsible.name, placedBy: by.admittedBy }),
    ...(ended && { from: ended }),
    ...(isSame
      ? {
          fromBill: inTurn(
            bill,
            so => attachStay(so, encounterId),
            so => (states.fromStay ? billTime(so, states.fromStay, left, { settings: states.settings, now }) : []),
            so => (states.fromEmergency ? concludeEncounter(so, fromId, states.settings.cashier) : []),
          ),
        }
      : {
          transaction: openVisitBill(fees, states.settings, now),
          // On a locked bill, late charges are outside the totals.
          ...(states.fromBill &&
            states.fromStay && {
              fromBill: billTime(states.fromBill, states.fromStay, left, { settings: states.settings, now }),
            }),
        }),
    patient: recordEncounter(person, encounterId),
  };
};
