import * as z from 'zod/mini';
import { Id, Instant, LocalDate, Rupiah, SignedRupiah } from '../kernel/scalars.js';

export const StockBatch = z.object({
  batch: z.string(),
  expiry: LocalDate,
  onHand: z.number(),
  reserved: z.number(),
});
export type StockBatch = z.infer<typeof StockBatch>;

/** Stock of one medicine; `id` is the medicine's. `available` is what no prescription has reserved, expired or not. */
export const StockRow = z.object({
  id: Id,
  name: z.string(),
  baseUnit: z.string(),
  onHand: z.number(),
  reserved: z.number(),
  available: z.number(),
  nearestExpiry: z.nullable(LocalDate),
  minimumStock: z.nullable(z.number()),
  maximumStock: z.nullable(z.number()),
  belowMinimum: z.boolean(),
  price: Rupiah,
  lastUnitCost: z.nullable(Rupiah),
  active: z.boolean(),
  batches: z.array(StockBatch),
});
export type StockRow = z.infer<typeof StockRow>;

/** One line of the stock card (*kartu stok*). `balance` is the batch's, after the movement. */
export const StockCardRow = z.object({
  medicineId: Id,
  at: Instant,
  date: LocalDate,
  movement: z.enum(['received', 'issued', 'returned', 'corrected']),
  batch: z.string(),
  expiry: LocalDate,
  /** Signed: in is positive. */
  quantity: z.number(),
  balance: z.number(),
  unitCost: z.nullable(SignedRupiah),
  prescriptionId: z.nullable(Id),
  documentNumber: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  actorId: Id,
});
export type StockCardRow = z.infer<typeof StockCardRow>;
