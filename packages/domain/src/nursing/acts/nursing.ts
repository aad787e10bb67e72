import * as commands from '@alur/contracts/nursing/commands';
import { NURSING_CARE } from '@alur/contracts/record/forms/nursing-care';
import { HANDOVER } from '@alur/contracts/record/progress-note';
import { actingStaff, mayWrite, sayer } from '../../care/on-encounter.js';
import { visitOf } from '../../care/visit-streams.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { addEntry } from '../../record/decisions.js';
import { form, type FormState } from '../../record/form.js';
import { note } from '../../record/note.js';
import { record } from '../../record/record.js';
import { handOver, receive, strikeHandover } from '../../record/handover.js';
import { evaluateProblem, nursingCare, recordAction, resolveProblem, strikeEntry } from '../nursing-care.js';

/** A care plan, the entries about it, and the visit of both. */
const sees = { plan: form, care: nursingCare, encounter };
const streams = ({ id }: { id: number }, loaded: { plan?: Parameters<typeof visitOf>[0] }) => ({
  plan: checks(form, id),
  care: writes(nursingCare, id),
  encounter: visitOf(loaded.plan),
});

/** Throws unless nurses may write in the plan's visit. */
const mayWriteBeside = (visit: EncounterState | undefined): void => {
  ensure(visit, 'nursing.plan-moved');
  mayWrite(visit, 'assessment');
};

/** The plan, if entries may be added to it. */
const planIn = ({ plan, encounter: visit }: { plan: FormState; encounter?: EncounterState | undefined }) => {
  mayWriteBeside(visit);
  ensure(plan.status === 'signed' && plan.form === NURSING_CARE, 'nursing.plan-moved');
  return plan;
};

const by = (context: DecisionContext) => {
  const { staff, now } = sayer(context);
  return { by: staff, now };
};

const recordActionAct = act({
  command: commands.recordAction,
  sees,
  primary: 'plan',
  streams,
  decide: (said, states, context) => ({
    care: recordAction(states.care, planIn(states), { ...said, ...by(context) }),
  }),
});

const evaluateProblemAct = act({
  command: commands.evaluateProblem,
  sees,
  primary: 'plan',
  streams,
  decide: (said, states, context) => ({
    care: evaluateProblem(states.care, planIn(states), { ...said, ...by(context) }),
  }),
});

const resolveProblemAct = act({
  command: commands.resolveProblem,
  sees,
  primary: 'plan',
  streams,
  decide: (said, states, context) => ({
    care: resolveProblem(states.care, planIn(states), { ...said, ...by(context) }),
  }),
});

const strikeEntryAct = act({
  command: commands.strikeEntry,
  sees,
  primary: 'plan',
  streams,
  decide: ({ entryId, reason }, { plan, care, encounter: visit }, context) => {
    mayWriteBeside(visit);
    ensure(plan.status !== 'none', 'nursing.plan-moved');
    return { care: strikeEntry(care, plan, entryId, actingStaff(context), reason) };
  },
});

const handOverAct = act({
  command: commands.handOverShift,
  ids: ['note'],
  sees: { note, encounter, record },
  primary: 'encounter',
  streams: ({ encounterId }, _loaded, { ids }) => ({
    note: writes(note, ids['note'] ?? 0),
    encounter: checks(encounter, encounterId),
    record: writes(record, encounterId),
  }),
  decide: ({ shift, parts, instruction }, states, context) => {
    const visit = mayWrite(states.encounter, 'assessment');
    const entryId = context.ids['note'] ?? 0;
    const written = { shift, parts, instruction, signedBy: actingStaff(context), effectiveAt: context.now };
    return {
      note: handOver(states.note, entryId, written, visit),
      record: addEntry({ kind: 'note', entryId, form: HANDOVER }, visit),
    };
  },
});

const receiveAct = act({
  command: commands.receiveHandover,
  sees: { note, encounter },
  primary: 'note',
  streams: ({ id }, loaded) => ({ note: writes(note, id), encounter: visitOf(loaded.note) }),
  decide: (_body, states, context) => {
    ensure(states.encounter, 'nursing.handover-moved');
    mayWrite(states.encounter, 'assessment');
    return { note: receive(states.note, actingStaff(context)) };
  },
});

const strikeHandoverAct = act({
  command: commands.strikeHandover,
  sees: { note, encounter },
  primary: 'note',
  streams: ({ id }, loaded) => ({ note: writes(note, id), encounter: visitOf(loaded.note) }),
  decide: ({ reason }, states, context) => {
    ensure(states.encounter, 'nursing.handover-moved');
    mayWrite(states.encounter, 'assessment');
    return { note: strikeHandover(states.note, actingStaff(context), reason) };
  },
});

export const nursingActs = [
  recordActionAct,
  evaluateProblemAct,
  resolveProblemAct,
  strikeEntryAct,
  handOverAct,
  receiveAct,
  strikeHandoverAct,
];
