import * as commands from '@alur/contracts/referral/commands';
import { bed, giveUpHold, keepHold, occupy, reoccupy, vacate } from '../../bed/bed.js';
import { admissionSees, admissionStreams, admitTo, endOfFrom, type Admitting } from '../../care/admission.js';
import { sayer } from '../../care/on-encounter.js';
import { endingSees, endingStreams, leaveBed } from '../../care/stay-ending.js';
import { cotSees, cotsChecked, cotStreams, withHer } from '../../care/cots.js';
import { entitledFrom, personOf, placeStreams, wardPlaceFrom } from '../../care/stay-streams.js';
import { roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { changeUnit } from '../../encounter/decisions.js';
import { emergency } from '../../emergency/emergency.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { inProgress } from '../../encounter/guards.js';
import { act, type Targeted } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { uniqueName } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import { record } from '../../record/record.js';
import { inHouse, moveTo, orderDischarge } from '../../stay/decisions.js';
import { noneBeside } from '../../stay/cots.js';
import type { StayEvent } from '../../stay/events.js';
import { placeOf, stay, type StayState } from '../../stay/stay.js';
import { freeRequest, openRequest } from '../open-request.js';
import * as decisions from '../referral.js';
import { referral, type AnyReferral } from '../referral.js';

/** How long a bed is held for a patient who is on her way. */
const ON_HER_WAY_MS = 24 * 3_600_000;

const has = (state: StayState | undefined) =>
  state?.status === 'in_bed' || state?.status === 'on_leave' ? placeOf(state) : undefined;

/** Since when she has been at the place that she leaves; for an admission, the visit must be one that can end. */
const leavesFrom = (
  it: AnyReferral,
  states: { encounter: EncounterState; stay: StayState } & Parameters<typeof endOfFrom>[1],
): string | null => {
  if (it.source === 'INPATIENT') {
    ensure(inHouse(states.stay).status === 'in_bed', 'stay.on-leave');
    return has(states.stay)?.at ?? null;
  }
  if (it.type === 'internal') endOfFrom(states.encounter, states, { patientId: it.patientId, merged: [] });
  return has(states.stay)?.at ?? null;
};

/** The bed that she leaves is to be cleaned; the bed at her destination is held until she arrives. */
const departAct = act({
  command: commands.departReferral,
  sees: { referral, encounter, record, emergency, stay, from: bed, bed, patient, cots: [stay] },
  primary: 'referral',
  streams: ({ id }, loaded) => {
    const it = known(loaded.referral);
    const from = has(loaded.stay)?.bedId ?? undefined;
    return {
      referral: writes(referral, id),
      encounter: it && checks(encounter, it.encounterId),
      record: it && checks(record, it.encounterId),
      emergency: it?.source === 'IGD' ? checks(emergency, it.encounterId) : undefined,
      stay: it && checks(stay, it.encounterId),
      from: from === undefined ? undefined : writes(bed, from),
      bed: it && it.bedId !== null && it.bedId !== from ? writes(bed, it.bedId) : undefined,
      cots: cotsChecked(loaded.stay),
      patient: it && checks(patient, it.patientId),
    };
  },
  decide: ({ departedAt, handover, escortLevel, conditionBefore, equipment }, states, context) => {
    const it = known(states.referral);
    ensure(it && states.encounter && states.record && states.stay, 'referral.not-found');
    const by = sayer(context);
    const leaving = { handover, escortLevel, conditionBefore, equipment };
    const departed = decisions.depart(states.referral, leaving, {
      ...by,
      departedAt,
      since: has(states.stay)?.at ?? null,
    });
    leavesFrom(it, { encounter: states.encounter, stay: states.stay, record: states.record });
    // A patient must not leave the facility while a newborn of hers stays in its cot.
    if (it.type === 'external') noneBeside(it.encounterId, states.cots);
    const until = new Date(Date.parse(context.now) + ON_HER_WAY_MS).toISOString();
    return {
      referral: departed,
      from: states.from ? vacate(states.from, it.encounterId) : [],
      bed: states.bed ? keepHold(states.bed, personOf(states.patient), until, by.staff) : [],
    };
  },
});

/** A transfer between wards continues the same stay; a patient who was discharged meanwhile gets no bed. */
const arriveAct = act({
  command: commands.arriveInBed,
  sees: {
    ...{ referral, encounter, stay, bed, held: bed, from: bed, room: wardRoom, ward, roomClass, entitled: roomClass },
    ...{ patient, name: uniqueName, ...cotSees },
  },
  primary: 'referral',
  streams: (command, loaded, context) => {
    const it = known(loaded.referral);
    const heldBedId = it?.bedId ?? null;
    const bedId = command.bedId ?? heldBedId;
    const at = has(loaded.stay)?.bedId ?? null;
    return {
      referral: writes(referral, command.id),
      name: it && openRequest(it, context),
      encounter: it && writes(encounter, it.encounterId),
      stay: it && writes(stay, it.encounterId),
      bed: bedId === null ? undefined : writes(bed, bedId),
      held: heldBedId === null || heldBedId === bedId ? undefined : writes(bed, heldBedId),
      // She left her bed on departure, so that she has one to leave only if she was moved meanwhile.
      from: at === null || at === bedId || at === heldBedId ? undefined : writes(bed, at),
      ...placeStreams(loaded),
      entitled: command.entitledClassId === null ? undefined : checks(roomClass, command.entitledClassId),
      patient: it && checks(patient, it.patientId),
      ...cotStreams(loaded.stay),
    };
  },
  decide: ({ arrivedAt, conditionAfter, basis, entitledClassId }, states, context) => {
    const it = decisions.ongoing(states.referral, 'internal');
    ensure(it.source === 'INPATIENT', 'referral.needs-admission');
    ensure(states.encounter && states.stay && states.bed, 'referral.not-found');
    const by = sayer(context);
    const arrived = decisions.arrive(it, { conditionAfter, nextEncounterId: null }, { ...by, arrivedAt });
    const at = arrived[0].data.effectiveAt;
    const emptied = (state: typeof states.held) => (state ? vacate(state, it.encounterId) : []);
    const held = [...giveUpHold(states.held, it.patientId), ...emptied(states.held)];
    const ends = { referral: arrived, held, name: freeRequest(states.name, it, context) };
    if (has(states.stay) === undefined) return { ...ends, bed: giveUpHold(states.bed, it.patientId) };
    const visit = inProgress(states.encounter);
    const place = wardPlaceFrom({ ...states, bed: states.bed });
    const person = personOf(states.patient);
    const placing = { doctor: visit.doctor?.name ?? null, placedBy: by.staff };
    if (has(states.stay)?.bedId === place.bedId) {
      const isIn = states.bed.status === 'occupied' && states.bed.encounterId === it.encounterId;
      const back = isIn ? [] : reoccupy(states.bed, it.encounterId, person, placing);
      return { ...ends, bed: back };
    }
    const classing = { basis, entitled: entitledFrom(entitledClassId, states.entitled) };
    const moved = moveTo(states.stay, place, { classing, reason: null, now: at });
    return {
      ...ends,
      stay: moved,
      ...withHer(states, states.stay, moved, at),
      bed: occupy(states.bed, it.encounterId, person, placing),
      ...(states.from && { from: emptied(states.from) }),
      encounter: changeUnit(visit, place),
    };
  },
});

/** The receiving ward's data of her admission, and the visit that she comes from. */
const admittingOf = (
  command: Targeted<typeof commands.arriveAsInpatient>,
  it: AnyReferral | undefined,
  from: EncounterState | undefined,
): Admitting => {
  const { basis, entitledClassId, doctorId, department } = command;
  const visit = known(from);
  return {
    patientId: it?.patientId ?? 0,
    fromEncounterId: it?.encounterId ?? null,
    bedId: command.bedId ?? it?.bedId ?? 0,
    ...{ basis, entitledClassId, doctorId, department, indication: null, admissionId: null, estimatedOn: null },
    payer: command.payer ?? visit?.payer ?? 'general',
    insurer: command.payer === null ? (visit?.insurer ?? null) : command.insurer,
  };
};

/** The next visit opens in the same episode and on the same bill, in one append with the end of this visit. */
const admitAct = act({
  command: commands.arriveAsInpatient,
  ids: ['encounter', 'transaction'],
  sees: { ...admissionSees, referral, held: bed, name: uniqueName },
  primary: 'referral',
  streams: (command, loaded, context: DecisionContext) => {
    const it = known(loaded.referral);
    const admitting = admittingOf(command, it, loaded.from);
    const heldBedId = it?.bedId ?? null;
    return {
      referral: writes(referral, command.id),
      ...admissionStreams(admitting, loaded, context),
      name: it && openRequest(it, context),
      held: heldBedId === null || heldBedId === admitting.bedId ? undefined : writes(bed, heldBedId),
    };
  },
  decide: (command, states, context) => {
    const it = decisions.ongoing(states.referral, 'internal');
    ensure(it.source !== 'INPATIENT', 'referral.is-a-move');
    const admitted = admitTo(admittingOf(command, it, states.from), states, context);
    const { conditionAfter, arrivedAt } = command;
    const nextEncounterId = context.ids['encounter'] ?? null;
    const by = { ...sayer(context), arrivedAt };
    return {
      ...admitted,
      referral: decisions.arrive(it, { conditionAfter, nextEncounterId }, by),
      held: giveUpHold(states.held, it.patientId),
      name: freeRequest(states.name, it, context),
    };
  },
});

/** DOMAIN 2.3: the visit ends with the disposition *rujuk*; she left her bed when the crew fetched her. */
const completeAct = act({
  command: commands.completeReferral,
  sees: { ...endingSees, referral, name: uniqueName },
  primary: 'referral',
  streams: ({ id }, loaded, context: DecisionContext) => {
    const it = known(loaded.referral);
    return {
      referral: writes(referral, id),
      name: it && openRequest(it, context),
      ...endingStreams({ id: it?.encounterId ?? 0 }, loaded, context),
    };
  },
  decide: ({ arrivedAt, conditionAfter }, states, context) => {
    const it = decisions.ongoing(states.referral, 'external');
    const by = sayer(context);
    const moment = { ...by, arrivedAt };
    const arrived = decisions.arrive(it, { conditionAfter, nextEncounterId: null }, moment);
    const name = freeRequest(states.name, it, context);
    const isOn = states.encounter.status === 'in_progress';
    // DOMAIN 1.2: an emergency visit ends by the doctor's disposition, together with bed and bill.
    ensure(it.source !== 'IGD' || !isOn, 'referral.dispose-first');
    if (it.source !== 'INPATIENT' || has(states.stay) === undefined) {
      const of = { patientId: it.patientId, merged: [] };
      return {
        referral: arrived,
        name,
        encounter: isOn ? endOfFrom(states.encounter, { record: states.record }, of) : [],
      };
    }
    const order = { manner: 'referred' as const, plannedOn: context.today, note: null };
    const ordered: StayEvent[] = orderDischarge(states.stay, order, { ...by, today: context.today });
    const left = leaveBed(
      { id: it.encounterId, at: it.departedAt, destination: it.facility },
      { ...states, stay: ordered.reduce(stay.evolve, states.stay) },
      context,
    );
    return { ...left, referral: arrived, name, stay: [...ordered, ...left.stay] };
  },
});

export const wayActs = [departAct, arriveAct, admitAct, completeAct];
