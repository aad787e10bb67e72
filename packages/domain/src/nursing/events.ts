import { NursingEntryKind, ProblemOutcome, ProblemResolution } from '@alur/contracts/nursing/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, type EventOf } from '../kernel/event.js';

/** Which problem of the plan, counted from one, and what it was called then. */
const entry = { ...careHeader, formId: z.int(), entryId: z.int(), problem: z.int(), problemName: clinical() };

/** Stream `nursing_care-<formId>`: what was done by a plan of nursing care, and what became of its problems. */
export const nursingEvents = {
  NursingActionDone: event(
    z.object({ ...entry, action: clinical(), response: clinical(), effectiveAt: code(), performer: staff() }),
  ),
  NursingProblemEvaluated: event(
    z.object({ ...entry, outcome: ProblemOutcome, text: clinical(), effectiveAt: code(), evaluatedBy: staff() }),
  ),
  NursingProblemResolved: event(
    z.object({ ...entry, resolution: ProblemResolution, text: clinical(), effectiveAt: code(), resolvedBy: staff() }),
  ),
  /** It should not be there: it stays, shown struck. Of a resolution, the problem goes on. */
  NursingEntryStruck: event(z.object({ ...entry, kind: NursingEntryKind, struckBy: staff(), reason: clinical() })),
};
export type NursingEvent = EventOf<typeof nursingEvents>;
