import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LongText, Reason } from '../kernel/scalars.js';
import { noteParts, NotePart } from '../record/progress-note.js';
import { WardShift } from '../ward-shift/commands.js';
import { ProblemOutcome, ProblemResolution } from './enums.js';

const record = ['inpatient.ongoing.nursing-care:record'] as const;
const handOver = ['inpatient.ongoing.nursing-care:hand-over'] as const;

/** The problem's number in the plan of the route's form, from one on. */
const problem = Id;
/** The actual time; now if left out. */
const effectiveAt = maybe(Instant);
const Said = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));

/** An intervention was carried out. */
export const recordAction = command('nursing/record-action', {
  target: 'existing',
  access: [...record],
  body: z.object({ problem, action: Said, response: maybe(LongText), effectiveAt }),
});

/** Evaluates a problem. */
export const evaluateProblem = command('nursing/evaluate', {
  target: 'existing',
  access: [...record],
  body: z.object({ problem, outcome: ProblemOutcome, text: Said, effectiveAt }),
});

/** Resolves a problem, after which it takes no more entries. */
export const resolveProblem = command('nursing/resolve', {
  target: 'existing',
  access: [...record],
  body: z.object({ problem, resolution: ProblemResolution, text: maybe(LongText), effectiveAt }),
});

/** Strikes one's own wrong entry; it stays, shown as struck. If a resolution is struck, the problem is open again. */
export const strikeEntry = command('nursing/strike-entry', {
  target: 'existing',
  access: [...record],
  body: z.object({ entryId: Id, reason: Reason }),
});

/**
 * Handover to the next shift by SBAR (DOMAIN-CLINICAL 9.2), signed by the nurse who goes and received by the one who
 * comes.
 */
export const handOverShift = command('nursing/hand-over', {
  target: 'new',
  access: [...handOver],
  body: z.object({
    encounterId: Id,
    shift: WardShift,
    parts: z.array(z.object({ part: NotePart, text: LongText })).check(z.maxLength(noteParts.sbar.length)),
    instruction: z._default(LongText, ''),
  }),
});

/** A nurse of the next shift confirms that she has read it. */
export const receiveHandover = command('nursing/receive-handover', {
  target: 'existing',
  access: [...handOver],
  body: z.object({}),
});

/** Strikes one's own wrong handover, until it is received. */
export const strikeHandover = command('nursing/strike-handover', {
  target: 'existing',
  access: [...handOver],
  body: z.object({ reason: Reason }),
});
