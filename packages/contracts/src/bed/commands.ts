import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, ShortText } from '../kernel/scalars.js';

/** Why a bed is blocked. */
export const BedBlockCause = z.enum(['maintenance', 'isolation', 'staffing', 'other']);
export type BedBlockCause = z.infer<typeof BedBlockCause>;

const beds = ['inpatient.ongoing:beds'] as const;
const edit = ['settings.inpatient:edit'] as const;
const nothing = z.object({});

export const addBed = command('bed/add', {
  target: 'new',
  access: edit,
  body: z.object({ roomId: Id, name: ShortText, description: maybe(ShortText) }),
});

/** SPEC 3: what there is to say of the bed; null takes it away. */
export const describeBed = command('bed/describe', {
  target: 'existing',
  access: edit,
  body: z.object({ description: z.nullable(ShortText) }),
});

/** Only an empty bed may be retired. */
export const retireBed = command('bed/retire', { target: 'existing', access: edit, body: nothing });

/** Holds the bed for a patient who is on her way, until a given moment. */
export const holdBed = command('bed/hold', {
  target: 'existing',
  access: beds,
  body: z.object({ patientId: Id, until: Instant }),
});

export const releaseHold = command('bed/release-hold', { target: 'existing', access: beds, body: nothing });

/** Given by the clock: the hold ends because the patient did not come in time. */
export const expireHold = command('bed/expire-hold', { target: 'existing', access: ['system:process'], body: nothing });

export const cleanBed = command('bed/clean', { target: 'existing', access: beds, body: nothing });

/** An occupied bed is blocked when it becomes empty. */
export const blockBed = command('bed/block', {
  target: 'existing',
  access: beds,
  body: z.object({ cause: BedBlockCause, reason: maybe(ShortText), until: maybe(LocalDate) }),
});

export const unblockBed = command('bed/unblock', { target: 'existing', access: beds, body: nothing });
