import { registerNewborn as command } from '@alur/contracts/labour/commands';
import { ageOn } from '@alur/contracts/patient/age';
import { beddedVisits, noneInBed } from '../../care/bed-time.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { doctorFrom } from '../../care/stay-streams.js';
import { openVisitBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { inpatientDoctor } from '../../catalogue/aggregates.js';
import { checkedPayer, open, start } from '../../encounter/decisions.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import { act, type Targeted } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { Staff } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { take, uniqueName, uniqueNameOf } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import type { PatientEvent } from '../../patient/events.js';
import { matchesOf, type KnownIdentity } from '../../patient/identity-fields.js';
import { activePatient, hereAfterAll, isNewPatient, patient, recordEncounter } from '../../patient/patient.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { addNewborn, besideMother } from '../../stay/cots.js';
import { stay, type AnyStay } from '../../stay/stay.js';
import { attachStay } from '../../transaction/encounters.js';
import { isLocked, transaction } from '../../transaction/transaction.js';
import { deliveryOf, isOneOfSeveral, labour, registerNewborn, toRegister, type LabourState } from '../labour.js';
import { newbornIdentity } from '../../care/newborn-identity.js';

const recordNumberOf = ({ prepared }: DecisionContext): string => {
  const number = prepared['recordNumber'];
  ensure(typeof number === 'string', 'patient.record-number-missing');
  return number;
};
const registeredAs = (state: LabourState | undefined, { entryId }: Targeted<typeof command>) =>
  (state && deliveryOf(state, entryId)?.newborn) ?? undefined;

/** The mother's stay: this visit, or the one that followed if she gave birth in the emergency department. */
const stayOf = (visit: Encounter | undefined, others: Parameters<typeof beddedVisits>[0]): Encounter | undefined =>
  visit?.kind === 'inpatient' ? visit : beddedVisits(others).findLast(({ kind }) => kind === 'inpatient');

const registered = (patientId: number, identity: KnownIdentity, context: DecisionContext): PatientEvent[] => [
  {
    type: 'PatientRegistered',
    data: { patientId, recordNumber: recordNumberOf(context), ...identity, ...matchesOf(identity, context) },
  },
];

/** The named doctor, else the mother's. */
const responsibleOf = ({ team }: AnyStay, named: Staff | undefined): Staff => {
  const hers = team.find(({ role }) => role === 'responsible')?.staff;
  const doctor = named ?? hers;
  ensure(doctor !== undefined, 'stay.doctor-unavailable', {}, 'doctorId');
  return doctor;
};

/**
 * Patient, visit, cot and bill are written in one append: the baby is a patient of its own, and is billed with its
 * mother until it gets a bill of its own (SHAPES, Encounter).
 */
export const registerNewbornAct = act({
  command,
  ids: ['encounter', 'patient', 'transaction'],
  sees: {
    ...{ labour, encounter, mother: patient, herVisits: [encounter] as const, motherStay: stay },
    ...{
      newborn: patient,
      recordNumber: uniqueName,
      newbornVisits: [encounter] as const,
      newbornStays: [stay] as const,
    },
    ...{ visit: encounter, stay, doctor: inpatientDoctor, bill: transaction, transaction, settings, merchant },
  },
  primary: 'encounter',
  streams: (body, loaded, context) => {
    const its = known(loaded.encounter);
    const hers = known(loaded.mother);
    const mothers = stayOf(its, loaded.herVisits);
    const before = registeredAs(loaded.labour, body);
    const isNew = loaded.labour !== undefined && before === undefined;
    return {
      labour: writes(labour, body.id),
      encounter: checks(encounter, body.id),
      mother: its && checks(patient, its.patientId),
      herVisits: (hers?.encounters ?? []).filter(id => id !== body.id).map(id => checks(encounter, id)),
      motherStay: mothers && writes(stay, mothers.encounterId),
      newborn: writes(patient, before?.patientId ?? context.ids['patient'] ?? 0),
      recordNumber: isNew ? uniqueNameOf('record-number', recordNumberOf(context), context) : undefined,
      newbornVisits: (known(loaded.newborn)?.encounters ?? []).map(id => checks(encounter, id)),
      newbornStays: beddedVisits(loaded.newbornVisits).map(({ encounterId }) => checks(stay, encounterId)),
      visit: writes(encounter, context.ids['encounter'] ?? 0),
      stay: writes(stay, context.ids['encounter'] ?? 0),
      doctor: body.doctorId === null ? undefined : checks(inpatientDoctor, body.doctorId),
      bill: mothers && writes(transaction, mothers.transactionId),
      transaction: writes(transaction, context.ids['transaction'] ?? 0),
      settings: settingsOf(context),
      merchant: ownMerchant(context),
    };
  },
  decide: (body, states, context) => {
    const encounterId = context.ids['encounter'] ?? 0;
    const { now, today } = context;
    const labouring = mayWrite(states.encounter, 'assessment');
    const before = registeredAs(states.labour, body);
    const last = states.newbornVisits.find(each => known(each)?.encounterId === before?.encounterId);
    const delivery = toRegister(states.labour, body.entryId, last !== undefined && last.status !== 'cancelled');
    noneInBed(states.newbornStays);

    const mothers = stayOf(labouring, states.herVisits);
    const lying = known(states.motherStay);
    ensure(mothers && lying && states.motherStay && states.mother, 'labour.mother-not-in-ward');
    const cot = besideMother(states.motherStay);
    const mother = hereAfterAll(states.mother).identity;

    const newbornId = before?.patientId ?? context.ids['patient'] ?? 0;
    const identity = newbornIdentity(mother, delivery.born, isOneOfSeveral(states.labour), context);
    const registering = before ? [] : registered(newbornId, identity, context);
    const person = activePatient(registering.reduce(patient.evolve, states.newborn));
    const { recordNumber, identity: called } = person;

    const { payer, insurer } = checkedPayer(body.payer === null ? mothers : { ...body, payer: body.payer });
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    const doctor = responsibleOf(lying, states.doctor && doctorFrom(states.doctor));
    const bill = visits.loaded(states.bill);
    const account = known(bill);
    const isSame = account !== undefined && !isLocked(account);
    const transactionId = isSame ? mothers.transactionId : (context.ids['transaction'] ?? 0);
    const { unitId, unitName } = cot;
    const whose = { encounterId, patientId: newbornId, unitId };
    const { name: patientName, gender, birthDate } = called;
    const opened = open({
      ...{ ...whose, unitName, kind: 'inpatient', status: 'arrived', date: today, patientName, recordNumber, gender },
      ...{ age: ageOn(birthDate, today), doctor, payer, insurer, transactionId, episodeId: encounterId },
    });
    const by = actingStaff(context);
    const { number, bornAt, weight } = delivery.born;
    return {
      labour: registerNewborn(states.labour, delivery, { newbornId, newbornEncounterId: encounterId, by, now }),
      newborn: [...registering, ...recordEncounter(person, encounterId)],
      ...(states.recordNumber && {
        recordNumber: take(
          states.recordNumber,
          `patient-${newbornId}`,
          { kind: 'record-number', value: recordNumber, taken: 'patient.record-number-taken' },
          context,
        ),
      }),
      visit: [...opened, ...start(opened.reduce(encounter.evolve, encounter.initial))],
      stay: [
        {
          type: 'StayPlaced' as const,
          data: {
            ...{ encounterId, patientId: newbornId, effectiveAt: now, ...cot, department: body.department },
            ...{ responsible: doctor, indication: null, admittedBy: by, newborn: { number, bornAt, weight } },
          },
        },
      ],
      motherStay: addNewborn(states.motherStay, encounterId, now),
      ...(isSame
        ? { bill: attachStay(account, encounterId) }
        : {
            transaction: openVisitBill(
              {
                ...{ ...whose, transactionId, patientName, recordNumber, date: today, payer, insurer },
                ...{ kind: 'inpatient' as const, doctorName: doctor.name, isNewPatient: isNewPatient(person) },
              },
              states.settings,
              now,
            ),
          }),
    };
  },
});
