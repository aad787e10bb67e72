import { ageOn } from '@alur/contracts/patient/age';
import * as commands from '@alur/contracts/admission/commands';
import { verificationCode } from '@alur/contracts/kernel/verification';
import { defaultNumbering, numberAs } from '@alur/contracts/letter/numbering';
import { bed, giveUpHold, holdForAdmission } from '../../bed/bed.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { doctorFrom, personOf, placeStreams, wardPlaceFrom } from '../../care/stay-streams.js';
import { inpatientDoctor, roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { checkedPayer } from '../../encounter/decisions.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { user } from '../../identity/user.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import { uniqueName } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { assignNumber, letterRegister, registersOf } from '../../letter/letter.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { activePatient, patient } from '../../patient/patient.js';
import * as decisions from '../admission.js';
import { admission, type AdmissionState } from '../admission.js';
import { claimLast, lastOrderOf, numberInForce, orderNamed } from '../last-order.js';

const classFrom = (classId: number, state: StateOf<typeof roomClass> | undefined, path: string) => {
  ensure(state?.status === 'active', 'admission.class-unavailable', {}, path);
  return { classId, className: state.fields.name };
};

/** The visit in which the order is written: it must be this patient's, and under way. */
const fromVisit = (state: EncounterState | undefined, persons: readonly number[]) => {
  if (state === undefined) return { fromEncounterId: null, unitId: null, unitName: null };
  const { encounterId, unitId, unitName, patientId, kind } = mayWrite(state, 'order');
  ensure(persons.includes(patientId) && kind !== 'inpatient', 'stay.not-from', {}, 'fromEncounterId');
  return { fromEncounterId: encounterId, unitId, unitName };
};

/** Signed by whoever gives the command, and numbered among the facility's letters. */
const requestAct = act({
  command: commands.requestAdmission,
  ids: ['admission'],
  sees: {
    ...{ admission, from: encounter, patient, doctor: inpatientDoctor, entitled: roomClass, chosen: roomClass },
    ...{ register: letterRegister, former: letterRegister, settings, signer: user },
    ...{ last: uniqueName, before: admission },
  },
  primary: 'admission',
  streams: ({ patientId, fromEncounterId, doctorId, entitledClassId, classId }, loaded, context) => ({
    admission: writes(admission, context.ids['admission'] ?? 0),
    from: fromEncounterId === null ? undefined : checks(encounter, fromEncounterId),
    patient: checks(patient, patientId),
    doctor: checks(inpatientDoctor, doctorId),
    entitled: checks(roomClass, entitledClassId),
    chosen: classId === entitledClassId ? undefined : checks(roomClass, classId),
    settings: settingsOf(context),
    ...registersOf(context, loaded.settings?.numbering ?? defaultNumbering),
    signer: checks(user, context.actorId),
    last: lastOrderOf(patientId, context),
    before: orderNamed(loaded.last),
  }),
  decide: (command, states, context) => {
    const { today } = context;
    const person = activePatient(states.patient);
    const { patientId, recordNumber, identity, merged } = person;
    const { name: patientName, gender, birthDate } = identity;
    const { entitledClassId, classId, plannedOn, diagnosis, diagnosisCode, indication, doctorId, department } = command;
    const entitled = classFrom(entitledClassId, states.entitled, 'entitledClassId');
    const admissionId = context.ids['admission'] ?? 0;
    const numbered = assignNumber(states, admissionId, today);
    const said = { plannedOn, diagnosis, diagnosisCode, indication, doctorId, department };
    const data = {
      ...{ admissionId, patientId, ...fromVisit(states.from, [patientId, ...merged]) },
      number: numberAs(states.settings.numbering.admission, numbered.data.sequence, today),
      ...{ patientName, recordNumber, gender, age: ageOn(birthDate, today), ...said },
      responsible: doctorFrom(states.doctor),
      entitled,
      chosen: classId === entitledClassId ? entitled : classFrom(classId, states.chosen, 'classId'),
      ...checkedPayer(command),
      isolation: command.isolation,
      requestedBy: actingStaff(context),
      practiceLicence: known(states.signer)?.practiceLicence ?? '',
      verificationCode: verificationCode(context.merchantId, context.hash('admission', String(admissionId))),
    };
    const requested = decisions.request(data, today);
    // A second open order would reserve a second bed for the same patient.
    const number = numberInForce(states.before);
    ensure(number === null, 'admission.open-already', { number: number ?? '' }, 'patientId');
    const last = claimLast(states.last, { admissionId, patientId }, context);
    return { admission: requested, register: [numbered], last };
  },
});

/** The bed that the order has reserved, if any. */
const heldBedOf = (state: AdmissionState | undefined) => (state?.status === 'reserved' ? state.bedId : undefined);

/** Order and bed change in one append, so that they always agree; a bed that was reserved before is released. */
const reserveAct = act({
  command: commands.reserveBed,
  sees: { admission, bed, former: bed, room: wardRoom, ward, roomClass, patient },
  primary: 'admission',
  streams: ({ id, bedId }, loaded) => {
    const former = heldBedOf(loaded.admission);
    const it = known(loaded.admission);
    return {
      admission: writes(admission, id),
      bed: writes(bed, bedId),
      former: former === undefined || former === bedId ? undefined : writes(bed, former),
      ...placeStreams(loaded),
      patient: it && checks(patient, it.patientId),
    };
  },
  decide: ({ id, bedId, until }, states, context) => {
    const { patientId } = decisions.openAdmission(states.admission);
    const { bedName, roomName, unitId, unitName } = wardPlaceFrom(states);
    const heldBy = actingStaff(context);
    const person = personOf(states.patient);
    return {
      admission: decisions.reserve(states.admission, { bedId, bedName, roomName, unitId, unitName, until }, heldBy),
      bed: holdForAdmission(states.bed, person, { until, heldBy, admissionId: id, now: context.now }),
      former: giveUpHold(states.former, patientId),
    };
  },
});

const withBed = { admission, bed };
const orderAndBed = ({ id }: { id: number }, loaded: { admission?: AdmissionState }) => {
  const bedId = heldBedOf(loaded.admission);
  return { admission: writes(admission, id), bed: bedId === undefined ? undefined : writes(bed, bedId) };
};

const releaseAct = act({
  command: commands.releaseBed,
  sees: withBed,
  primary: 'admission',
  streams: orderAndBed,
  decide: (_command, states) => {
    const lapsed = decisions.release(states.admission);
    return { admission: lapsed, bed: giveUpHold(states.bed, known(states.admission)?.patientId ?? 0) };
  },
});

/** Order and bed change in one append, so that nobody sees a free bed beside a reservation in force. */
const lapseAct = act({
  command: commands.lapseReservation,
  sees: withBed,
  primary: 'admission',
  streams: orderAndBed,
  decide: (_command, states, { now }) => {
    const lapsed = decisions.lapse(states.admission, now);
    if (lapsed.length === 0) return {};
    return { admission: lapsed, bed: giveUpHold(states.bed, known(states.admission)?.patientId ?? 0, 'expired') };
  },
});

const cancelAct = act({
  command: commands.cancelAdmissionOrder,
  sees: withBed,
  primary: 'admission',
  streams: orderAndBed,
  decide: ({ reason }, states, context) => ({
    admission: decisions.cancel(states.admission, reason, actingStaff(context)),
    bed: giveUpHold(states.bed, known(states.admission)?.patientId ?? 0),
  }),
});

export const admissionActs = [requestAct, reserveAct, releaseAct, lapseAct, cancelAct];
