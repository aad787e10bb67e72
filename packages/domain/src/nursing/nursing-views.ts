import { HANDOVER } from '@alur/contracts/record/progress-note';
import { NURSING_CARE, problemsIn } from '@alur/contracts/record/forms/nursing-care';
import {
  HandoverRow,
  nursingEntries,
  NursingEntryRow,
  nursingHandovers,
  NursingPlanRow,
  nursingPlans,
} from '@alur/contracts/nursing/rows';
import type { WardShift } from '@alur/contracts/ward-shift/commands';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

/** Nursing rows show no names, so only their `personId` follows the patient. */
const followed = <Row>(row: Row): Row => row;
const personOf = ({ encounterId, patientId }: { encounterId: number; patientId: number }) => ({
  encounterId,
  patientId,
  personId: patientId,
});

type Problem = NursingPlanRow['problems'][number];
/** The problems' status, under the names that the plan has now. */
const named = (
  data: RecordedEvent<'FormSigned'>['data'] | RecordedEvent<'FormAmended'>['data'],
  before: readonly Problem[],
): Problem[] =>
  problemsIn(data.answers).map(({ problem, name }) => {
    const known = before.find(each => each.problem === problem);
    return { isOpen: true, outcome: null, actions: 0, lastAt: null, ...known, problem, name };
  });
const changed = (row: NursingPlanRow, of: number, change: (problem: Problem) => Partial<Problem>): NursingPlanRow => ({
  ...row,
  problems: row.problems.map(each => (each.problem === of ? { ...each, ...change(each) } : each)),
});
const ofPlan = ({ data }: { data: { formId: number } }) => data.formId;

/** The nursing care plans of a visit, and the status of their problems. */
export const nursingPlanView = view({
  name: 'nursing_plan',
  version: 1,
  row: NursingPlanRow,
  indexes: [['encounterId'], ['personId'], ['patientId']],
  topics: [{ topic: nursingPlans, by: { encounterId: 'encounterId' } }],
  on: {
    FormSigned: {
      key: ({ data }) => (data.form === NURSING_CARE ? data.formId : null),
      first: ({ data, meta }): NursingPlanRow => ({
        ...{ id: data.formId, ...personOf(data), date: meta.localDate, signedAt: meta.at },
        ...{ signedBy: data.signedBy.name, status: 'signed', problems: named(data, []) },
      }),
    },
    FormAmended: {
      key: ({ data }) => (data.form === NURSING_CARE ? data.formId : null),
      next: (row, { data }) => ({ ...row, problems: named(data, row.problems) }),
    },
    FormStruck: { key: ofPlan, next: row => ({ ...row, status: 'struck' as const }) },
    NursingActionDone: {
      key: ofPlan,
      next: (row, { data }) =>
        changed(row, data.problem, ({ actions }) => ({ actions: actions + 1, lastAt: data.effectiveAt })),
    },
    NursingProblemEvaluated: {
      key: ofPlan,
      next: (row, { data }) => changed(row, data.problem, () => ({ outcome: data.outcome, lastAt: data.effectiveAt })),
    },
    NursingProblemResolved: {
      key: ofPlan,
      next: (row, { data }) => changed(row, data.problem, () => ({ isOpen: false, lastAt: data.effectiveAt })),
    },
    NursingEntryStruck: {
      key: ofPlan,
      next: (row, { data }) =>
        changed(row, data.problem, ({ actions, isOpen, outcome }) => ({
          actions: data.kind === 'action' ? actions - 1 : actions,
          isOpen: data.kind === 'resolution' || isOpen,
          outcome: data.kind === 'evaluation' ? null : outcome,
        })),
    },
    ...labelledBy<NursingPlanRow>(followed, row => ({
      ...row,
      problems: row.problems.map(each => ({ ...each, name: ERASED })),
    })),
  },
});

type Entry =
  | RecordedEvent<'NursingActionDone'>
  | RecordedEvent<'NursingProblemEvaluated'>
  | RecordedEvent<'NursingProblemResolved'>;
const entryKey = ({ data }: { data: { formId: number; entryId: number } }) => `${data.formId}_${data.entryId}`;
const entryOf = (event: Entry): NursingEntryRow => {
  const { data, meta } = event;
  const of = {
    ...{ id: entryKey(event), formId: data.formId, entryId: data.entryId, ...personOf(data) },
    ...{ problem: data.problem, problemName: data.problemName, date: meta.localDate, effectiveAt: data.effectiveAt },
    ...{ status: 'signed' as const, struckReason: null, response: '', outcome: null },
  };
  switch (event.type) {
    case 'NursingActionDone': {
      const { action, response, performer } = event.data;
      return { ...of, kind: 'action', text: action, response, by: performer.name, byId: performer.staffId };
    }
    case 'NursingProblemEvaluated': {
      const { text, outcome, evaluatedBy } = event.data;
      return { ...of, kind: 'evaluation', text, outcome, by: evaluatedBy.name, byId: evaluatedBy.staffId };
    }
    case 'NursingProblemResolved': {
      const { text, resolution: outcome, resolvedBy } = event.data;
      return { ...of, kind: 'resolution', text, outcome, by: resolvedBy.name, byId: resolvedBy.staffId };
    }
  }
};
const written = { key: entryKey, first: entryOf };

/** Entries about nursing care plans. */
export const nursingEntryView = view({
  name: 'nursing_entry',
  version: 1,
  row: NursingEntryRow,
  indexes: [['formId'], ['encounterId', 'date'], ['personId'], ['patientId']],
  topics: [{ topic: nursingEntries, by: { formId: 'formId' } }],
  on: {
    NursingActionDone: written,
    NursingProblemEvaluated: written,
    NursingProblemResolved: written,
    NursingEntryStruck: {
      key: entryKey,
      next: (row, { data }) => ({ ...row, status: 'struck' as const, struckReason: data.reason }),
    },
    ...labelledBy<NursingEntryRow>(followed, row => ({
      ...row,
      problemName: ERASED,
      text: row.text && ERASED,
      response: row.response && ERASED,
      struckReason: row.struckReason && ERASED,
    })),
  },
});

const ofNote = ({ data }: { data: { noteId: number } }) => data.noteId;

/** The handovers from shift to shift. */
export const handoverView = view({
  name: 'handover',
  version: 1,
  row: HandoverRow,
  indexes: [['encounterId'], ['personId'], ['patientId']],
  topics: [{ topic: nursingHandovers, by: { encounterId: 'encounterId' } }],
  on: {
    NoteSigned: {
      key: ({ data }) => (data.form === HANDOVER ? data.noteId : null),
      first: ({ data, meta }): HandoverRow => ({
        ...{ id: data.noteId, ...personOf(data), unitId: data.unitId, date: meta.localDate },
        ...{ shift: (data.shift as WardShift | undefined) ?? null, signedAt: meta.at },
        ...{ signedBy: data.signedBy.name, signedById: data.signedBy.staffId },
        ...{ parts: data.parts ?? [], instruction: data.instruction ?? '' },
        ...{ receivedAt: null, receivedBy: null, status: 'signed', struckReason: null },
      }),
    },
    NoteVerified: {
      key: ofNote,
      next: (row, { data, meta }) => ({ ...row, receivedAt: meta.at, receivedBy: data.verifiedBy.name }),
    },
    NoteStruck: {
      key: ofNote,
      next: (row, { data }) => ({ ...row, status: 'struck' as const, struckReason: data.reason }),
    },
    ...labelledBy<HandoverRow>(followed, row => ({
      ...row,
      parts: row.parts.map(each => ({ ...each, text: ERASED })),
      instruction: row.instruction && ERASED,
      struckReason: row.struckReason && ERASED,
    })),
  },
});
