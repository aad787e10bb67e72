import { Confidentiality } from '@alur/contracts/record/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, type EventOf } from '../kernel/event.js';

/** Stream `judicial-<formId>`: a report's handovers; the police officer is sealed with the visit (SHAPES, annex 2). */
export const judicialEvents = {
  JudicialReportHandedOver: event(
    z.object({
      ...careHeader,
      formId: z.int(),
      version: z.int(),
      receiver: clinical(),
      receiverNumber: clinical(),
      institution: clinical(),
      receivedOn: code(),
      handedOverBy: staff(),
      confidentiality: Confidentiality,
    }),
  ),
};
export type JudicialEvent = EventOf<typeof judicialEvents>;
