import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, Reason } from '../kernel/scalars.js';

/** How the images of a study came: sent by a person, or by a device. */
export const ImagingOrigin = z.enum(['upload', 'device']);
export type ImagingOrigin = z.infer<typeof ImagingOrigin>;

/** What a file says otherwise than the order does (DOMAIN-CLINICAL 11). */
export const Discrepancy = z.enum(['patient', 'accession']);
export type Discrepancy = z.infer<typeof Discrepancy>;

/** Maximum number of files that one command attaches, so that an append stays small. */
export const MOST_FILES = 50;

/** Maximum size of one file: an angiogram of some thousand frames. */
export const MOST_IMAGE_BYTES = 1024 * 1024 * 1024;

/** The line of a radiology order that the images answer. */
const ordered = { encounterId: Id, orderId: Id, line: Id };
const sent = {
  fileIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_FILES)),
  /** Differences between files and order that the user has seen and accepts. */
  confirm: z._default(z.array(Discrepancy).check(z.maxLength(2)), []),
};

/** Begins a study with uploaded files (`POST /v2/imaging/visit/<id>/image-file`), all of one study. */
export const receiveStudy = command('imaging/receive-study', {
  target: 'new',
  access: ['radiology.images:upload'],
  body: z.object({ ...ordered, ...sent, origin: z._default(ImagingOrigin, 'upload') }),
});

/** Adds uploaded files to a study; images that it has already change nothing. */
export const addInstances = command('imaging/add-instances', {
  target: 'existing',
  access: ['radiology.images:upload'],
  body: z.object({ orderId: Id, line: Id, ...sent }),
});

/** The study was attached to the wrong order of this patient. */
export const reassignStudy = command('imaging/reassign-study', {
  target: 'existing',
  access: ['radiology.images:reassign'],
  body: z.object({ ...ordered, reason: Reason }),
});

/** The study is another patient's: it is hidden, but preserved. */
export const removeStudy = command('imaging/remove-study', {
  target: 'existing',
  access: ['radiology.images:remove'],
  body: z.object({ reason: Reason }),
});
