import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { oneOf, range } from '../kernel/filters.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';

export const RequisitionStatus = z.enum(['made', 'approved', 'sent', 'received', 'refused']);
export type RequisitionStatus = z.infer<typeof RequisitionStatus>;

/** Quantities in base units; null before that step. */
export const RequisitionLine = z.object({
  itemId: Id,
  name: z.string(),
  unit: z.string(),
  asked: z.number(),
  approved: z.nullable(z.number()),
  received: z.nullable(z.number()),
});

/** A request of one store to another. */
export const RequisitionRow = z.object({
  id: Id,
  revision: z.int(),
  status: RequisitionStatus,
  date: LocalDate,
  storeId: Id,
  storeName: z.string(),
  fromStoreId: Id,
  fromStoreName: z.string(),
  lines: z.array(RequisitionLine),
  note: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  requestedBy: z.string(),
  requestedAt: Instant,
  decidedBy: z.nullable(z.string()),
  sentAt: z.nullable(Instant),
  receivedAt: z.nullable(Instant),
  unfinished: Unfinished,
});
export type RequisitionRow = z.infer<typeof RequisitionRow>;

const access = ['inventory.requisition:view'] as const;
const because = 'what a store asks of another says nothing of any patient';

export const requisitionList = list('requisition/requisitions', {
  view: 'requisition',
  row: RequisitionRow,
  filters: z.object({
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    status: oneOf(RequisitionStatus),
    storeId: z.optional(QueryId),
  }),
  searchIn: ['storeName', 'fromStoreName', 'requestedBy'],
  access,
  logged: false,
  because,
});

/** Requisitions that have not arrived. */
export const requisitionsOpen = topic('requisition.open', {
  params: unfinishedParams,
  row: RequisitionRow,
  access,
  logged: false,
  because,
});
