import * as commands from '@alur/contracts/emergency/commands';
import { ageOn } from '@alur/contracts/patient/age';
import { PatientIdentity } from '@alur/contracts/patient/identity';
import { bed, occupy } from '../../bed/bed.js';
import { beddedVisits, noneInBed } from '../../care/bed-time.js';
import { emergencyPlace, emergencyUnit } from '../../care/emergency-places.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { placeStreams } from '../../care/stay-streams.js';
import { openVisitBill } from '../../care/visit-bill.js';
import { roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { checkedPayer, open } from '../../encounter/decisions.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act, type Targeted } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { take, uniqueName, uniqueNameOf } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import type { PatientEvent } from '../../patient/events.js';
import { identityOf, matchesOf } from '../../patient/identity-fields.js';
import { activePatient, isNewPatient, patient, recordEncounter } from '../../patient/patient.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { transaction } from '../../transaction/transaction.js';
import { emergency, emergencyOf, recordArrival } from '../emergency.js';

type Registering = Targeted<typeof commands.registerEmergency>;

const prepared = (context: DecisionContext, key: string): string => {
  const value = context.prepared[key];
  ensure(typeof value === 'string', 'patient.record-number-missing', {}, 'unknown');
  return value;
};
const patientIdOf = (command: Registering, { ids }: DecisionContext): number =>
  command.patientId ?? ids['patient'] ?? 0;

/** DOMAIN 1.2: an unknown person gets a provisional name until she is identified. */
const unknownPerson = ({ unknown }: Registering, context: DecisionContext): PatientEvent[] => {
  if (unknown === null) return [];
  const { gender } = unknown;
  const name = `${gender === 'male' ? 'Tn.' : 'Ny.'} X ${prepared(context, 'unknownNumber')}`;
  const identity = identityOf({ ...PatientIdentity.parse({ name, gender }), photoFileId: null });
  const numbers = { ...matchesOf(identity, context), recordNumber: prepared(context, 'recordNumber') };
  const data = { patientId: context.ids['patient'] ?? 0, ...identity, ...numbers, unidentified: true };
  return [{ type: 'PatientRegistered', data }];
};

/** A patient has at most one open visit to the department (DOMAIN 2.8). */
const notHere = (encounters: readonly EncounterState[]): void => {
  const here = encounters
    .flatMap(each => known(each) ?? [])
    .find(each => each.kind === 'emergency' && each.status !== 'finished' && each.status !== 'cancelled');
  ensure(here === undefined, 'emergency.already-here', { unit: here?.unitName ?? '' }, 'patientId');
};

const arrivalOf = (
  command: Pick<Registering, 'arrivedAt' | 'mode' | 'escort' | 'referredFrom' | 'accident' | 'complaint'>,
) => {
  const { arrivedAt, mode, escort, referredFrom, accident, complaint } = command;
  return { arrivedAt, mode, escort, referredFrom, accident, complaint };
};

/** Patient, visit, arrival, bed and bill are written in one append. */
export const registerEmergencyAct = act({
  command: commands.registerEmergency,
  ids: ['encounter', 'transaction', 'patient'],
  sees: {
    ...{ encounter, emergency, stay, bed, room: wardRoom, ward, roomClass, unit: ward, transaction, patient },
    ...{ recordNumber: uniqueName, visits: [encounter] as const, stays: [stay] as const, settings, merchant },
  },
  primary: 'encounter',
  streams: (command, loaded, context) => {
    const encounterId = context.ids['encounter'] ?? 0;
    const { bedId, unknown } = command;
    return {
      encounter: writes(encounter, encounterId),
      emergency: writes(emergency, encounterId),
      transaction: writes(transaction, context.ids['transaction'] ?? 0),
      patient: writes(patient, patientIdOf(command, context)),
      recordNumber:
        unknown === null ? undefined : uniqueNameOf('record-number', prepared(context, 'recordNumber'), context),
      unit: checks(ward, command.unitId),
      stay: bedId === null ? undefined : writes(stay, encounterId),
      bed: bedId === null ? undefined : writes(bed, bedId),
      ...placeStreams(loaded),
      visits: (known(loaded.patient)?.encounters ?? []).map(id => checks(encounter, id)),
      stays: beddedVisits(loaded.visits).map(each => checks(stay, each.encounterId)),
      settings: settingsOf(context),
      merchant: ownMerchant(context),
    };
  },
  decide: (command, states, context) => {
    const encounterId = context.ids['encounter'] ?? 0;
    const transactionId = context.ids['transaction'] ?? 0;
    const { now, today } = context;
    const isOne = (command.patientId === null) === (command.unknown !== null);
    ensure(isOne, 'emergency.whom', {}, 'patientId');
    const registered = unknownPerson(command, context);
    const person = activePatient(registered.reduce(patient.evolve, states.patient));
    notHere(states.visits);
    noneInBed(states.stays);
    const { payer, insurer } = checkedPayer(command);
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    const { patientId, recordNumber, identity } = person;
    const { name: patientName, gender, birthDate } = identity;
    const place = states.bed && emergencyPlace({ ...states, bed: states.bed });
    const { unitId, unitName } = place ?? emergencyUnit(command.unitId, states.unit);
    const header = { encounterId, patientId, unitId };
    const by = actingStaff(context);
    const arrival = { ...arrivalOf(command), unidentified: registered.length > 0, recordedBy: by };
    const bill = {
      ...{ transactionId, encounterId, patientId, patientName, recordNumber, date: today, payer, insurer, unitId },
      ...{ kind: 'emergency' as const, doctorName: null, isNewPatient: isNewPatient(person) },
    };
    const charging = command.per ?? states.settings.emergency.charging;
    return {
      patient: [...registered, ...recordEncounter(person, encounterId)],
      ...(states.recordNumber && {
        recordNumber: take(
          states.recordNumber,
          `patient-${patientId}`,
          { kind: 'record-number', value: recordNumber, taken: 'patient.record-number-taken' },
          context,
        ),
      }),
      encounter: open({
        ...{ ...header, unitName, kind: 'emergency', status: 'arrived', date: today, patientName, recordNumber },
        ...{ gender, age: ageOn(birthDate, today), doctor: null, payer, insurer, transactionId },
        episodeId: encounterId,
      }),
      emergency: recordArrival(header, arrival, now),
      transaction: openVisitBill(bill, states.settings, now),
      ...(place &&
        states.bed && {
          stay: [
            {
              type: 'StayPlaced' as const,
              data: {
                ...{ encounterId, patientId, effectiveAt: now, ...place, basis: 'entitled' as const, entitled: null },
                ...{ department: null, responsible: null, indication: null, admittedBy: by, charging },
              },
            },
          ],
          bed: occupy(
            states.bed,
            encounterId,
            { patientId, patientName, recordNumber, gender },
            { doctor: null, placedBy: by },
          ),
        }),
    };
  },
});

/** How the patient came is often learned later, so it may be recorded until long after the visit. */
export const recordArrivalAct = act({
  command: commands.recordArrival,
  sees: { encounter, emergency },
  primary: 'emergency',
  streams: ({ id }) => ({ encounter: checks(encounter, id), emergency: writes(emergency, id) }),
  decide: (command, states, context) => {
    const it = emergencyOf(states.emergency);
    mayWrite(states.encounter, 'amendment');
    const arrival = { ...arrivalOf(command), unidentified: it.unidentified, recordedBy: actingStaff(context) };
    return { emergency: recordArrival(it, arrival, context.now) };
  },
});
