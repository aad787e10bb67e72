import { NursingEntryKind, ProblemOutcome, ProblemResolution } from '@alur/contracts/nursing/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, type EventOf } from '../kernel/event.js';

/** The problem's number in the plan, from one on, and its name at that time. */
const entry = { ...careHeader, formId: z.int(), entryId: z.int(), problem: z.int(), problemName: clinical() };

/** Stream `nursing_care-<formId>`: what was done under a nursing care plan, and how its problems were resolved. */
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
  /** The entry was wrong; it stays, shown as struck. If a resolution is struck, the problem is open again. */
  NursingEntryStruck: event(z.object({ ...entry, kind: NursingEntryKind, struckBy: staff(), reason: clinical() })),
};
export type NursingEvent = EventOf<typeof nursingEvents>;
