import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { oneOf } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { AnalyserMappingLine, AnalyserValueStatus } from './commands.js';

/** None, some or all of its values are in an order; or it was discarded. */
export const AnalyserResultStatus = z.enum(['unmatched', 'partial', 'matched', 'discarded']);
export type AnalyserResultStatus = z.infer<typeof AnalyserResultStatus>;

/** One value, and the order that took it, or why none did. */
export const AnalyserValueEntry = z.object({
  code: z.string(),
  value: z.string(),
  unit: z.nullable(z.string()),
  status: AnalyserValueStatus,
  parameterId: z.nullable(Id),
  /** The code of the refusal; null if the value was accepted. */
  left: z.nullable(z.string()),
});
export type AnalyserValueEntry = z.infer<typeof AnalyserValueEntry>;

/** What a device has sent of one tube. */
export const AnalyserResultRow = z.object({
  id: Id,
  revision: z.int(),
  analyserId: Id,
  analyser: z.string(),
  sampleNumber: z.string(),
  messageId: z.nullable(z.string()),
  measuredAt: z.nullable(z.string()),
  receivedAt: Instant,
  date: LocalDate,
  status: AnalyserResultStatus,
  /** `open` while somebody has to review it. */
  tray: z.nullable(z.enum(['open'])),
  values: z.array(AnalyserValueEntry),
  orderId: z.nullable(Id),
  matchedBy: z.nullable(z.string()),
  discardedBy: z.nullable(z.string()),
  discardReason: z.nullable(z.string()),
});
export type AnalyserResultRow = z.infer<typeof AnalyserResultRow>;

/** Results that matched no order, or did so only in part. */
export const analyserTray = topic('analyser.tray', {
  params: z.object({ tray: z.enum(['open']) }),
  row: AnalyserResultRow,
  access: ['laboratorium.analyser:view'],
  logged: false,
  because: 'it is not known whose they are',
});

export const analyserResults = list('analyser/results', {
  view: 'analyser_result',
  row: AnalyserResultRow,
  narrowing: ['status'],
  filters: z.object({
    status: oneOf(AnalyserResultStatus),
    analyserId: z.optional(QueryId),
    date: z.optional(LocalDate),
  }),
  searchIn: ['sampleNumber'],
  access: ['laboratorium.analyser:view'],
  logged: false,
  because: 'numbers of tubes; the look at whose they are is written down',
});

/** What a device's codes and units mean. */
export const AnalyserMappingRow = z.object({
  id: Id,
  revision: z.int(),
  analyserId: Id,
  lines: z.array(AnalyserMappingLine),
});
export type AnalyserMappingRow = z.infer<typeof AnalyserMappingRow>;

export const analyserMapping = topic('analyser.mapping', {
  params: z.object({ analyserId: Id }),
  row: AnalyserMappingRow,
  access: ['laboratorium.config:view', 'laboratorium.analyser:view'],
  logged: false,
  because: 'what codes mean is nobody’s',
});
