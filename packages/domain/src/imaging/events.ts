import { Discrepancy, ImagingOrigin } from '@alur/contracts/imaging/commands';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, sealed, type EventOf } from '../kernel/event.js';

const study = { ...careHeader, studyId: z.int() };
const orderLine = { orderId: z.int(), line: z.int(), accessionNumber: code() };

const instance = z.object({
  sopInstanceUid: code(),
  sopClassUid: code(),
  number: z.nullable(z.int()),
  frames: z.int(),
  rows: z.int(),
  columns: z.int(),
  position: z.nullable(z.array(z.number())),
  orientation: z.nullable(z.array(z.number())),
  /** By the device's own clock. */
  acquisitionTime: z.nullable(code()),
  transferSyntaxUid: code(),
  file: z.object({ fileId: code(), sha256: code(), bytes: z.int() }),
});

/** Stream `imaging_study-<id>`: the images of one DICOM study; their files are stored outside the log, sealed. */
export const imagingEvents = {
  ImagingStudyReceived: event(
    z.object({
      ...study,
      ...orderLine,
      patientName: sealed(),
      recordNumber: sealed(),
      studyInstanceUid: code(),
      modality: code(),
      description: z.nullable(clinical()),
      studyDate: z.nullable(code()),
      /** Whose images the file says they are, and which order they answer. */
      inFile: z.object({
        issuerOfPatientId: z.nullable(sealed()),
        idOfPatient: z.nullable(sealed()),
        accession: z.nullable(code()),
      }),
      /** Differences between file and order that were seen and accepted. */
      confirmed: z.array(Discrepancy),
      origin: ImagingOrigin,
      receivedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  ImagingInstancesAdded: event(
    z.object({
      ...study,
      series: z.array(
        z.object({
          seriesInstanceUid: code(),
          modality: code(),
          number: z.nullable(z.int()),
          description: z.nullable(clinical()),
          instances: z.array(instance),
        }),
      ),
      addedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** The header names the visit whose order has the study from then on. */
  ImagingStudyReassigned: event(
    z.object({
      ...study,
      ...orderLine,
      previous: z.object({ encounterId: z.int(), ...orderLine }),
      reassignedBy: staff(),
      reason: clinical(),
      effectiveAt: code(),
    }),
  ),
  ImagingStudyRemoved: event(z.object({ ...study, removedBy: staff(), reason: clinical(), effectiveAt: code() })),
};
export type ImagingEvent = EventOf<typeof imagingEvents>;
export type InstancesAdded = Extract<ImagingEvent, { type: 'ImagingInstancesAdded' }>['data'];
