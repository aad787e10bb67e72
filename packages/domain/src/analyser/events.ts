import { AnalyserValueStatus } from '@alur/contracts/analyser/commands';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

const value = z.object({
  code: code(),
  /** A number or an enumeration, as the device writes it; free text is not taken. */
  value: code(),
  unit: z.nullable(label()),
  status: AnalyserValueStatus,
});
export type ReceivedValue = z.infer<typeof value>;

/** A value that no order took, and the code of the refusal that says why. */
const left = z.object({ code: code(), reason: code() });
export type LeftValue = z.infer<typeof left>;

const one = { resultId: z.int(), analyserId: z.int() };

/** Stream `analyser_result-<id>`: what a device measured in one tube. It names no patient; only the order does. */
export const analyserResultEvents = {
  AnalyserResultReceived: event(
    z.object({
      ...one,
      analyser: label(),
      sampleNumber: code(),
      messageId: z.nullable(code()),
      /** The device's wall clock. */
      measuredAt: z.nullable(code()),
      values: z.array(value),
      /** The values that no order has taken; all of them where no order was found. */
      left: z.array(left),
      effectiveAt: code(),
    }),
  ),
  /** The values are in an order from now on; appended together with the order's own events. */
  AnalyserResultMatched: event(
    z.object({
      ...careHeader,
      ...one,
      orderId: z.int(),
      sampleNumber: code(),
      taken: z.array(z.object({ code: code(), parameterId: z.int() })),
      left: z.array(left),
      matchedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  AnalyserResultDiscarded: event(z.object({ ...one, reason: label(), discardedBy: staff(), effectiveAt: code() })),
};
export type AnalyserResultEvent = EventOf<typeof analyserResultEvents>;

/**
 * Stream `analyser_mapping-<analyserId>`: what the device's codes and units mean; each event states the whole mapping.
 */
export const analyserMappingEvents = {
  AnalyserMappingSet: event(
    z.object({
      analyserId: z.int(),
      lines: z.array(z.object({ code: code(), parameterId: z.int(), unit: z.nullable(label()), factor: z.number() })),
    }),
  ),
};
export type AnalyserMappingEvent = EventOf<typeof analyserMappingEvents>;
