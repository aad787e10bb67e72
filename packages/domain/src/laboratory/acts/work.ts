import { verificationCode } from '@alur/contracts/kernel/verification';
import * as commands from '@alur/contracts/laboratory/commands';
import { colleagueOf } from '../../care/colleague.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { cancelBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { finish, withdraw } from '../../encounter/decisions.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import { user } from '../../identity/user.js';
import { act, type LoadedSoFar } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { hereAfterAll, patient, type PatientState } from '../../patient/patient.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { withdrawCharges } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import * as decisions from '../decisions.js';
import { assignNumbers, laboratoryRegister, registerId, specimenNumber } from '../lists.js';
import { laboratoryOrder } from '../order.js';
import { MODULE, sourceOf } from '../../care/laboratory-ordering.js';
import { checkQuality, qualityControl } from '../quality-control.js';
import { correct, enter, sendOut, workOut, type Earlier, type Measured } from '../results.js';

const byOf = (context: DecisionContext): decisions.By => ({ staff: actingStaff(context), now: context.now });
const orderOf = (orderId: number) => ({ module: MODULE, orderId });

const ofOrder = { order: laboratoryOrder, encounter };
type OfOrder = LoadedSoFar<typeof ofOrder>;
const orderStreams = ({ id }: { id: number }, loaded: OfOrder) => ({
  order: writes(laboratoryOrder, id),
  encounter: visits.visitOf(loaded.order),
});

/** The visit, unless it was cancelled: only then may samples be taken and results written. */
const mayWork = (states: { encounter?: StateOf<typeof encounter> | undefined }): Encounter =>
  mayWrite(visits.loaded(states.encounter), 'result');

const unknownCollector = ['laboratory.collector-unknown', 'collectedBy'] as const;

/** Whether the user records what another took. */
const isOther = <Command extends { collectedBy: number | null }>(
  command: Command,
  { actorId }: DecisionContext,
): command is Command & { collectedBy: number } => command.collectedBy !== null && command.collectedBy !== actorId;

/** Each tube gets the next number of the facility's day. */
const collectAct = act({
  command: commands.collectSpecimens,
  sees: { ...ofOrder, register: laboratoryRegister, collector: user },
  primary: 'order',
  streams: (command, loaded, context) => ({
    ...orderStreams(command, loaded),
    register: writes(laboratoryRegister, registerId(context.merchantId, context.today)),
    collector: isOther(command, context) ? checks(user, command.collectedBy) : undefined,
  }),
  decide: (command, states, context) => {
    const { id, specimenIds } = command;
    const awaited = decisions.toCollect(states.order, specimenIds);
    mayWork(states);
    const assigned = assignNumbers(states.register, id, context.today, awaited.length);
    const { first } = assigned.data;
    const specimens = awaited.map(({ specimenId }, index) => ({
      specimenId,
      number: specimenNumber(context.today, first + index),
    }));
    const by = byOf(context);
    const staff = isOther(command, context)
      ? colleagueOf(command.collectedBy, 'laboratory_technician', states.collector, context, unknownCollector)
      : by.staff;
    return { order: decisions.collect(states.order, specimens, { ...by, staff }), register: [assigned] };
  },
});

const acknowledgeAct = act({
  command: commands.acknowledgeLaboratory,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: (_command, states, context) => ({ order: decisions.acknowledge(states.order, byOf(context)) }),
});

const receiveAct = act({
  command: commands.receiveSpecimen,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: ({ number }, states, context) => {
    const received = decisions.receive(states.order, number, byOf(context));
    mayWork(states);
    return { order: received };
  },
});

const rejectAct = act({
  command: commands.rejectSpecimen,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: (command, states, context) => ({ order: decisions.reject(states.order, command, byOf(context)) }),
});

const ofPatient = { ...ofOrder, patient };
const patientStreams = (command: { id: number }, loaded: LoadedSoFar<typeof ofPatient>) => {
  const it = known(loaded.order);
  return { ...orderStreams(command, loaded), patient: it && checks(patient, it.patientId) };
};

const measuredOf = (state: PatientState | undefined, { today }: DecisionContext): Measured => {
  const { gender, birthDate } = hereAfterAll(visits.loaded(state)).identity;
  return { gender, birthDate, today };
};

const enteringOf = (state: PatientState | undefined, context: DecisionContext) => ({
  measured: measuredOf(state, context),
  earlier: (context.prepared['earlier'] ?? {}) as Earlier,
  by: byOf(context),
});

const sendOutAct = act({
  command: commands.sendOut,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: ({ parameterIds, laboratory }, states, context) => {
    const sent = sendOut(states.order, { parameterIds, laboratory }, byOf(context));
    mayWork(states);
    return { order: sent };
  },
});

const enterAct = act({
  command: commands.enterResults,
  sees: ofPatient,
  primary: 'order',
  streams: patientStreams,
  decide: ({ results }, states, context) => {
    const entered = enter(states.order, results, enteringOf(states.patient, context));
    mayWork(states);
    return { order: entered };
  },
});

const correctAct = act({
  command: commands.correctResult,
  sees: ofPatient,
  primary: 'order',
  streams: patientStreams,
  decide: (command, states, context) => {
    const corrected = correct(states.order, command, enteringOf(states.patient, context));
    mayWork(states);
    return { order: corrected };
  },
});

const verifyAct = act({
  command: commands.verifyResults,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: ({ parameterIds }, states, context) => {
    const verified = decisions.verify(states.order, parameterIds, byOf(context));
    mayWork(states);
    return { order: verified };
  },
});

/**
 * Validating adds the values calculated from those validated. The last one ends the order, and with it a visit for it
 * alone.
 */
const validateAct = act({
  command: commands.validateResults,
  sees: { ...ofPatient, visit: encounter, record, settings, controls: [qualityControl] as const },
  primary: 'order',
  streams: ({ id, parameterIds }, loaded, context) => {
    const it = known(loaded.order);
    return {
      order: writes(laboratoryOrder, id),
      controls: parameterIds.map(each => checks(qualityControl, each)),
      settings: settingsOf(context),
      visit: it && writes(encounter, it.encounterId),
      patient: it && checks(patient, it.patientId),
      record: it && writes(record, it.encounterId),
    };
  },
  decide: ({ id, parameterIds }, states, context) => {
    const byAnother = states.settings.laboratory.validatedByAnother;
    const validated = decisions.validate(states.order, parameterIds, {
      ...{ ...byOf(context), byAnother },
      verification: {
        code: verificationCode(context.merchantId, context.hash('laboratory', String(id))),
        number: decisions.there(states.order).specimens[0]?.number ?? String(id),
        patientName: hereAfterAll(visits.loaded(states.patient)).identity.name,
      },
    });
    const { tests } = decisions.there(states.order);
    states.controls.forEach((state, index) => {
      const test = tests.find(({ parameterId }) => parameterId === parameterIds[index]);
      checkQuality(state, test?.name ?? '');
    });
    const visit = mayWork({ encounter: states.visit });
    const after = validated.reduce(laboratoryOrder.evolve, states.order);
    const followed = workOut(after, enteringOf(states.patient, context));
    const isDone = after.status === 'done' && followed.length === 0;
    const endsVisit = isDone && visit.kind === 'internal_laboratory' && visit.status === 'in_progress';
    return {
      order: [...validated, ...followed],
      record: isDone ? recording.endOrder(visits.loaded(states.record), orderOf(id), 'done', visit) : [],
      visit: endsVisit ? finish(visit) : [],
    };
  },
});

const communicateAct = act({
  command: commands.communicateCritical,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: ({ parameterIds, communicatedTo, readBack, note }, states, context) => {
    const notification = { parameterIds, communicatedTo, readBack, note };
    return { order: decisions.communicate(states.order, notification, byOf(context)) };
  },
});

/**
 * Cancelled by its requester or refused by the desk: its charges are withdrawn, and a visit for it alone is cancelled.
 */
const ending = <C extends typeof commands.cancelLaboratory | typeof commands.refuseLaboratory>(
  command: C,
  decide: typeof decisions.cancel,
) =>
  act({
    command: command as typeof commands.cancelLaboratory,
    sees: { order: laboratoryOrder, encounter, record, transaction, settings },
    primary: 'order',
    streams: ({ id }, loaded, context) => {
      const it = known(loaded.order);
      return {
        order: writes(laboratoryOrder, id),
        encounter: it && writes(encounter, it.encounterId),
        record: it && writes(record, it.encounterId),
        transaction: visits.transactionOf(loaded),
        settings: settingsOf(context),
      };
    },
    decide: ({ id, reason }, states, context) => {
      const ended = decide(states.order, reason, byOf(context));
      const visit = mayWork(states);
      const bill = visits.loaded(states.transaction);
      const isAlone = visit.kind === 'internal_laboratory' && visit.status === 'in_progress';
      return {
        order: ended,
        record: recording.endOrder(visits.loaded(states.record), orderOf(id), 'cancelled', visit),
        transaction: isAlone ? cancelBill(bill, reason) : withdrawCharges(bill, sourceOf(id), states.settings.cashier),
        encounter: isAlone ? withdraw(visit, reason) : [],
      };
    },
  });

export const workActs = [
  acknowledgeAct,
  collectAct,
  receiveAct,
  rejectAct,
  sendOutAct,
  enterAct,
  correctAct,
  verifyAct,
  validateAct,
  communicateAct,
  ending(commands.cancelLaboratory, decisions.cancel),
  ending(commands.refuseLaboratory, decisions.refuse),
];
