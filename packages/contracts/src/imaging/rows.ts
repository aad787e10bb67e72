import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, Instant } from '../kernel/scalars.js';
import { Discrepancy, ImagingOrigin } from './commands.js';

/** A series of a study; an image belongs to it by its Series Instance UID alone. */
const SeriesEntry = z.object({
  seriesInstanceUid: z.string(),
  modality: z.string(),
  number: z.nullable(z.int()),
  description: z.nullable(z.string()),
  instances: z.int(),
});

/** The images that answer one line of an order. */
export const ImagingStudyRow = z.object({
  id: Id,
  revision: z.int(),
  status: z.enum(['received', 'removed']),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  orderId: Id,
  line: Id,
  accessionNumber: z.string(),
  studyInstanceUid: z.string(),
  modality: z.string(),
  description: z.nullable(z.string()),
  studyDate: z.nullable(z.string()),
  /** How the files differed from the order, which was seen and accepted. */
  confirmed: z.array(Discrepancy),
  origin: ImagingOrigin,
  /** The first fifty series; the others are found with the images. */
  series: z.array(SeriesEntry),
  instances: z.int(),
  receivedAt: Instant,
  receivedBy: z.string(),
  removedAt: z.nullable(Instant),
  removeReason: z.nullable(z.string()),
});
export type ImagingStudyRow = z.infer<typeof ImagingStudyRow>;

/** One image, of one or more frames; its file is read at `GET /v2/imaging/<studyId>/instances/<uid>/content`. */
export const ImagingInstanceRow = z.object({
  id: z.string(),
  studyId: Id,
  patientId: Id,
  personId: Id,
  seriesInstanceUid: z.string(),
  seriesNumber: z.nullable(z.int()),
  seriesDescription: z.nullable(z.string()),
  modality: z.string(),
  sopInstanceUid: z.string(),
  sopClassUid: z.string(),
  number: z.nullable(z.int()),
  frames: z.int(),
  rows: z.int(),
  columns: z.int(),
  slicePosition: z.nullable(z.array(z.number())),
  sliceOrientation: z.nullable(z.array(z.number())),
  acquisitionTime: z.nullable(z.string()),
  transferSyntaxUid: z.string(),
  fileId: z.string(),
  bytes: z.int(),
});
export type ImagingInstanceRow = z.infer<typeof ImagingInstanceRow>;

/** A series with its images, in the order in which they are looked through. */
export interface SeriesImages {
  readonly seriesInstanceUid: string;
  readonly number: number | null;
  readonly description: string | null;
  readonly modality: string;
  readonly instances: readonly Pick<
    ImagingInstanceRow,
    'sopInstanceUid' | 'number' | 'frames' | 'rows' | 'columns' | 'transferSyntaxUid' | 'bytes' | 'acquisitionTime'
  >[];
}

/** The studies of one order. */
export const orderImages = topic('imaging.order', {
  params: z.object({ orderId: Id }),
  row: ImagingStudyRow,
  access: ['radiology.images:view'],
  logged: true,
});
