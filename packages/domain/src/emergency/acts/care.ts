import * as commands from '@alur/contracts/emergency/commands';
import { bed, occupy, vacate } from '../../bed/bed.js';
import { emergencyPlace } from '../../care/emergency-places.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { herBed, placeStreams } from '../../care/stay-streams.js';
import { cancelBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { emergencyDoctor, roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { fieldsOn } from '../../catalogue/item.js';
import { cancel, changeDoctor, start, undoStart, withdraw } from '../../encounter/decisions.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import type { EncounterEvent } from '../../encounter/events.js';
import { inProgress, notCancelled } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { performer } from '../../kernel/performer.js';
import { headerOf, type Staff } from '../../kernel/care-header.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient, reverseFirstVisit } from '../../patient/patient.js';
import { isEmpty, record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import type { Place } from '../../stay/decisions.js';
import type { StayEvent } from '../../stay/events.js';
import { bedIdOf, stay, type StayState } from '../../stay/stay.js';
import { cancelTimed, moveTimed, returnTimed } from '../../stay/time.js';
import { postCharges, withdrawCharges } from '../../transaction/charging.js';
import { inTurn } from '../../transaction/state.js';
import { transaction } from '../../transaction/transaction.js';
import { emergency, emergencyOf, triage, undisposed } from '../emergency.js';

export const triageAct = act({
  command: commands.triageEmergency,
  sees: { encounter, emergency },
  primary: 'emergency',
  streams: ({ id }) => ({ encounter: checks(encounter, id), emergency: writes(emergency, id) }),
  decide: (triaging, states, context) => {
    emergencyOf(states.emergency);
    mayWrite(states.encounter, 'observations');
    return { emergency: triage(states.emergency, triaging, { staff: actingStaff(context), now: context.now }) };
  },
});

/** Source of the examination's charge on the bill. */
const examination = (id: number) => ({ module: 'emergency', id });

/**
 * The doctor begins: she is responsible for the patient from now on, and her examination is charged at the list's
 * price.
 */
export const beginAct = act({
  command: commands.beginEmergency,
  sees: { encounter, emergency, doctor: emergencyDoctor, transaction, settings },
  primary: 'emergency',
  streams: ({ id, doctorId }, loaded, context) => ({
    encounter: visits.encounterOf(id),
    emergency: checks(emergency, id),
    doctor: checks(emergencyDoctor, doctorId),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  }),
  decide: ({ id }, states, { now, today }) => {
    undisposed(states.emergency);
    const visit = notCancelled(states.encounter);
    ensure(visit.status !== 'in_progress', 'emergency.begun', { by: visit.doctor?.name ?? '' });
    ensure(states.doctor.status === 'active', 'stay.doctor-unavailable', {}, 'doctorId');
    const { staffId, name, price, sharePercent } = fieldsOn(states.doctor, today);
    const doctor: Staff = { staffId, name, profession: 'doctor' };
    const begun = start(visit);
    const charge = {
      ...{ source: examination(id), encounterId: id, performedAt: now },
      lines:
        price === 0
          ? []
          : [
              {
                ...{ itemType: 'clinical' as const, service: { kind: 'staff', id: staffId }, quantity: 1 },
                ...{ name: `Pemeriksaan IGD ${name}`, unitPrice: price, unitId: visit.unitId },
                performers: performer(staffId, 'doctor', sharePercent),
              },
            ],
    };
    return {
      encounter: [...begun, ...changeDoctor(visit, doctor)],
      transaction: postCharges(visits.loaded(states.transaction), charge, states.settings.cashier),
    };
  },
});

export const undoBeginAct = act({
  command: commands.undoBeginEmergency,
  sees: { encounter, emergency, record, transaction, settings },
  primary: 'emergency',
  streams: ({ id }, loaded, context) => ({
    encounter: visits.encounterOf(id),
    emergency: checks(emergency, id),
    record: checks(record, id),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  }),
  decide: ({ id }, states) => {
    undisposed(states.emergency);
    return {
      encounter: undoStart(states.encounter, !isEmpty(states.record)),
      transaction: withdrawCharges(visits.loaded(states.transaction), examination(id), states.settings.cashier),
    };
  },
});

const moved = (state: StayState, place: Place, now: string): StayEvent[] => {
  const back = returnTimed(state, 'Tempat tidur lain', now);
  return [...back, ...moveTimed(back.reduce(stay.evolve, state), place, now)];
};

const unitChanged = (visit: Encounter, { unitId, unitName }: Place): EncounterEvent[] =>
  visit.unitId === unitId
    ? []
    : [{ type: 'EncounterUnitChanged', data: { ...headerOf(visit), unitId, unitName, date: visit.date } }];

/** Moves the patient to a bed of the department, from another one or from none. */
export const placeAct = act({
  command: commands.placeEmergency,
  sees: {
    ...{ encounter, emergency, stay, from: bed, bed, room: wardRoom, ward, roomClass },
    ...{ patient, settings, transaction },
  },
  primary: 'emergency',
  streams: ({ id, bedId }, loaded, context) => {
    const lay = known(loaded.stay);
    const from = lay?.status === 'in_bed' ? bedIdOf(lay) : undefined;
    const visit = known(loaded.encounter);
    return {
      encounter: visits.encounterOf(id),
      emergency: checks(emergency, id),
      stay: writes(stay, id),
      from: from === undefined || from === bedId ? undefined : writes(bed, from),
      bed: writes(bed, bedId),
      ...placeStreams(loaded),
      patient: visit && checks(patient, visit.patientId),
      settings: settingsOf(context),
      transaction: visits.transactionOf(loaded),
    };
  },
  decide: ({ id, per }, states, context) => {
    emergencyOf(states.emergency);
    const visit = mayWrite(states.encounter, 'observations');
    const place = emergencyPlace(states);
    const { now } = context;
    const by = actingStaff(context);
    const { encounterId, patientId } = headerOf(visit);
    const charging = per ?? states.settings.emergency.charging;
    const placed: StayEvent[] =
      states.stay.status === 'none'
        ? [
            {
              type: 'StayPlaced',
              data: {
                ...{ encounterId, patientId, effectiveAt: now, ...place, basis: 'entitled', entitled: null },
                ...{ department: null, responsible: visit.doctor, indication: null, admittedBy: by, charging },
              },
            },
          ]
        : moved(states.stay, place, now);
    const whose = hereAfterAll(visits.loaded(states.patient));
    const { recordNumber, identity } = whose;
    const person = {
      ...{ patientId: whose.patientId, recordNumber },
      ...{ patientName: identity.name, gender: identity.gender },
    };
    const wasCharged = states.stay.status !== 'none' && states.stay.time !== null;
    return {
      stay: placed,
      from: states.from && vacate(states.from, id),
      bed: occupy(states.bed, id, person, { doctor: visit.doctor?.name ?? null, placedBy: by }),
      encounter: unitChanged(visit, place),
      transaction: wasCharged
        ? withdrawCharges(visits.loaded(states.transaction), { module: 'stay', id }, states.settings.cashier)
        : [],
    };
  },
});

/** Only while nothing was written about the visit. */
export const cancelAct = act({
  command: commands.cancelEmergency,
  sees: { encounter, emergency, stay, bed, record, transaction, patient, settings },
  primary: 'emergency',
  streams: ({ id }, loaded, context) => {
    const lay = known(loaded.stay);
    return {
      encounter: visits.encounterOf(id),
      emergency: checks(emergency, id),
      stay: writes(stay, id),
      bed: lay?.status === 'in_bed' ? herBed(lay) : undefined,
      record: checks(record, id),
      transaction: visits.transactionOf(loaded),
      patient: visits.patientOf(loaded),
      settings: settingsOf(context),
    };
  },
  decide: ({ id, reason }, states, { now }) => {
    undisposed(states.emergency);
    const visit = notCancelled(states.encounter);
    const cancelled =
      visit.status === 'arrived' ? cancel(visit, 'withdrawn', reason) : withdraw(inProgress(visit), reason);
    ensure(isEmpty(states.record), 'emergency.already-written');
    return {
      encounter: cancelled,
      stay: cancelTimed(states.stay, reason, now),
      bed: states.bed && vacate(states.bed, id),
      transaction: inTurn(visits.loaded(states.transaction), bill => cancelBill(bill, reason)),
      patient: reverseFirstVisit(visits.loaded(states.patient), id),
    };
  },
});
