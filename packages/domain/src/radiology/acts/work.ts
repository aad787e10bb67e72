import { verificationCode } from '@alur/contracts/kernel/verification';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import * as commands from '@alur/contracts/radiology/commands';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { MODULE, withdrawOthers } from '../../care/radiology-ordering.js';
import { cancelBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { finish, withdraw } from '../../encounter/decisions.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import { act, on, type AnyAct, type Targeted } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { transaction } from '../../transaction/transaction.js';
import * as decisions from '../decisions.js';
import type { RadiologyEvent } from '../events.js';
import { radiology, type AnyRadiology, type RadiologyState } from '../radiology.js';

const byOf = (context: DecisionContext): decisions.By => ({ staff: actingStaff(context), now: context.now });

/** The visit, unless it was cancelled: only then is anybody examined or anything reported. */
const mayWork = (state: StateOf<typeof encounter> | undefined): Encounter => mayWrite(visits.loaded(state), 'result');

/** A step of the desk that writes the order alone; its visit is checked. */
const onOrder = <C extends CommandSpec>(
  command: C,
  decide: (command: Targeted<C>, state: RadiologyState, context: DecisionContext) => RadiologyEvent[],
): AnyAct =>
  act({
    command,
    sees: { order: radiology, encounter },
    primary: 'order',
    streams: ({ id }, loaded) => ({ order: writes(radiology, id), encounter: visits.visitOf(loaded.order) }),
    decide: (body, states, context) => {
      const written = decide(body, states.order, context);
      mayWork(states.encounter);
      return { order: written };
    },
  });

/** Whether the visit is for this order alone and still goes on. */
const isAlone = ({ kind, status }: Encounter): boolean => kind === 'internal_radiology' && status === 'in_progress';

/** The last validation ends the order, and with it a visit for it alone. */
const validateAct = act({
  command: commands.validateReport,
  sees: { order: radiology, visit: encounter, patient, record },
  primary: 'order',
  streams: ({ id }, loaded) => {
    const it = known(loaded.order);
    return {
      order: writes(radiology, id),
      visit: it && writes(encounter, it.encounterId),
      patient: it && checks(patient, it.patientId),
      record: it && writes(record, it.encounterId),
    };
  },
  decide: ({ id, line, draft }, states, context) => {
    const validated = decisions.validate(
      states.order,
      { line, draft },
      {
        ...byOf(context),
        verification: ({ accessionNumber }) => ({
          code: verificationCode(context.merchantId, context.hash('radiology', accessionNumber)),
          number: accessionNumber,
          patientName: hereAfterAll(visits.loaded(states.patient)).identity.name,
        }),
      },
    );
    const visit = mayWork(states.visit);
    const isDone = validated.reduce(radiology.evolve, states.order).status === 'done';
    const order = { module: MODULE, orderId: id };
    return {
      order: validated,
      record: isDone ? recording.endOrder(visits.loaded(states.record), order, 'done', visit) : [],
      visit: isDone && isAlone(visit) ? finish(visit) : [],
    };
  },
});

/** The examinations of an order that are still paid for. */
const chargedIn = (order: AnyRadiology) =>
  order.lines
    .filter(({ status }) => status !== 'cancelled' && status !== 'not_done')
    .map(({ examination }) => examination);

/**
 * Cancelled by its requester or refused by the desk: what it costs is withdrawn. Where nothing of the order is left, it
 * ends, and a visit for it alone is cancelled.
 */
const ending = <C extends typeof commands.cancelRadiology | typeof commands.refuseRadiology>(
  command: C,
  decide: typeof decisions.cancel,
) =>
  act({
    command: command as typeof commands.cancelRadiology,
    sees: { order: radiology, encounter, record, transaction, settings },
    primary: 'order',
    streams: ({ id }, loaded, context) => {
      const it = known(loaded.order);
      return {
        order: writes(radiology, id),
        encounter: it && writes(encounter, it.encounterId),
        record: it && writes(record, it.encounterId),
        transaction: visits.transactionOf(loaded),
        settings: settingsOf(context),
      };
    },
    decide: ({ id, lines, reason }, states, context) => {
      const ended = decide(states.order, { lines, reason }, byOf(context));
      const visit = mayWork(states.encounter);
      const after = decisions.there(ended.reduce(radiology.evolve, states.order));
      const bill = visits.loaded(states.transaction);
      const left = chargedIn(after);
      const isOver = after.status !== 'ordered' && after.status !== 'begun';
      const isCancelled = isOver && after.status !== 'done';
      const outcome = after.status === 'done' ? 'done' : 'cancelled';
      const charged = { ...headerOf(after), orderId: id, lines: left, performedAt: context.now };
      return {
        order: ended,
        record: isOver
          ? recording.endOrder(visits.loaded(states.record), { module: MODULE, orderId: id }, outcome, visit)
          : [],
        transaction:
          isCancelled && isAlone(visit)
            ? cancelBill(bill, reason)
            : withdrawOthers(bill, charged, states.settings.cashier),
        encounter: !isOver || !isAlone(visit) ? [] : isCancelled ? withdraw(visit, reason) : finish(visit),
      };
    },
  });

export const workActs = [
  onOrder(commands.startExamination, ({ line }, state, context) => decisions.start(state, line, byOf(context))),
  onOrder(commands.undoExaminationStart, ({ line }, state, context) => decisions.undoStart(state, line, byOf(context))),
  onOrder(commands.completeExamination, ({ line, contrast, dose }, state, context) =>
    decisions.complete(state, { line, contrast, dose }, byOf(context)),
  ),
  onOrder(commands.draftReport, (report, state, context) => decisions.draft(state, report, byOf(context))),
  validateAct,
  onOrder(commands.amendReport, (report, state, context) => decisions.amend(state, report, byOf(context))),
  onOrder(commands.communicateFinding, (communication, state, context) =>
    decisions.communicate(state, communication, byOf(context)),
  ),
  onOrder(commands.acknowledgeRadiology, (_body, state, context) => decisions.acknowledgeOrder(state, byOf(context))),
  // What was refused is read even where its visit was cancelled with it.
  on(commands.acknowledgeReports, radiology, (_body, state, context) =>
    decisions.acknowledge(state, 'report', byOf(context)),
  ),
  on(commands.acknowledgeRefusal, radiology, (_body, state, context) =>
    decisions.acknowledge(state, 'refusal', byOf(context)),
  ),
  ending(commands.cancelRadiology, decisions.cancel),
  ending(commands.refuseRadiology, decisions.refuseOrder),
];
