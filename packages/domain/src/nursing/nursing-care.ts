import type { NursingEntryKind, ProblemOutcome, ProblemResolution } from '@alur/contracts/nursing/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { NursingEvent } from './events.js';

interface Entry {
  readonly entryId: number;
  readonly kind: NursingEntryKind;
  readonly problem: number;
  readonly problemName: string;
  readonly authorId: number;
  readonly effectiveAt: string;
  readonly isStruck: boolean;
}

/** Entries about a care plan; the state is empty before the first one. */
export interface NursingCareState {
  readonly entries: readonly Entry[];
}

const entryOf = (event: Exclude<NursingEvent, { type: 'NursingEntryStruck' }>): Entry => {
  const { entryId, problem, problemName, effectiveAt } = event.data;
  const of = { entryId, problem, problemName, effectiveAt, isStruck: false };
  switch (event.type) {
    case 'NursingActionDone':
      return { ...of, kind: 'action', authorId: event.data.performer.staffId };
    case 'NursingProblemEvaluated':
      return { ...of, kind: 'evaluation', authorId: event.data.evaluatedBy.staffId };
    case 'NursingProblemResolved':
      return { ...of, kind: 'resolution', authorId: event.data.resolvedBy.staffId };
  }
};

export const nursingCare: Aggregate<NursingCareState, NursingEvent> = {
  kind: 'nursing_care',
  initial: { entries: [] },
  evolve: ({ entries }, event) =>
    event.type === 'NursingEntryStruck'
      ? { entries: entries.map(each => (each.entryId === event.data.entryId ? { ...each, isStruck: true } : each)) }
      : { entries: [...entries, entryOf(event)] },
};

/** A care plan, as far as its entries need it. */
export interface CarePlan extends CareHeader {
  readonly formId: number;
  readonly problems: readonly { readonly problem: number; readonly name: string }[];
}

export const hasEnded = ({ entries }: NursingCareState, problem: number): boolean =>
  entries.some(each => each.kind === 'resolution' && each.problem === problem && !each.isStruck);

interface Saying {
  problem: number;
  effectiveAt: string | null;
  by: Staff;
  now: string;
}

/** Fields that every entry has; a resolved problem takes no more entries. */
const headOf = (state: NursingCareState, plan: CarePlan, { problem, effectiveAt, now }: Saying) => {
  const { problems, formId } = plan;
  const known = problems.find(each => each.problem === problem);
  ensure(known, 'nursing.problem-unknown', {}, 'problem');
  ensure(!hasEnded(state, problem), 'nursing.problem-ended');
  ensure(effectiveAt === null || Date.parse(effectiveAt) <= Date.parse(now), 'nursing.not-yet', {}, 'effectiveAt');
  const entryId = state.entries.length + 1;
  const at = effectiveAt === null ? now : new Date(effectiveAt).toISOString();
  return { ...headerOf(plan), formId, entryId, problem, problemName: known.name, effectiveAt: at };
};

export const recordAction = (
  state: NursingCareState,
  plan: CarePlan,
  said: Saying & { action: string; response: string | null },
): NursingEvent[] => [
  {
    type: 'NursingActionDone',
    data: { ...headOf(state, plan, said), action: said.action, response: said.response ?? '', performer: said.by },
  },
];

export const evaluateProblem = (
  state: NursingCareState,
  plan: CarePlan,
  said: Saying & { outcome: ProblemOutcome; text: string },
): NursingEvent[] => [
  {
    type: 'NursingProblemEvaluated',
    data: { ...headOf(state, plan, said), outcome: said.outcome, text: said.text, evaluatedBy: said.by },
  },
];

export const resolveProblem = (
  state: NursingCareState,
  plan: CarePlan,
  said: Saying & { resolution: ProblemResolution; text: string | null },
): NursingEvent[] => [
  {
    type: 'NursingProblemResolved',
    data: { ...headOf(state, plan, said), resolution: said.resolution, text: said.text ?? '', resolvedBy: said.by },
  },
];

/** A user may strike only her own entry, even if its plan was struck since. */
export const strikeEntry = (
  state: NursingCareState,
  plan: CarePlan,
  entryId: number,
  struckBy: Staff,
  reason: string,
): NursingEvent[] => {
  const entry = state.entries.find(each => each.entryId === entryId && !each.isStruck);
  ensure(entry, 'nursing.entry-unknown');
  ensure(entry.authorId === struckBy.staffId, 'nursing.entry-not-yours');
  const { kind, problem, problemName } = entry;
  const of = { ...headerOf(plan), formId: plan.formId, entryId, problem, problemName };
  return [{ type: 'NursingEntryStruck', data: { ...of, kind, struckBy, reason } }];
};
