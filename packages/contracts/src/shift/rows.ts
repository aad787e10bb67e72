import * as z from 'zod/mini';
import { Id, Instant, LocalDate, Rupiah, SignedRupiah } from '../kernel/scalars.js';
import { PaymentMethod } from '../transaction/enums.js';

export const ShiftRow = z.object({
  id: Id,
  cashierId: Id,
  /** The cashier, while the shift is open. */
  openCashierId: z.nullable(Id),
  cashierName: z.string(),
  status: z.enum(['open', 'closed']),
  date: LocalDate,
  openedAt: Instant,
  closedAt: z.nullable(Instant),
  float: Rupiah,
  payments: z.int(),
  refunds: z.int(),
  /** Expected amounts by method, cash including the float; counted amounts and variance once counted. */
  methods: z.array(
    z.object({
      method: PaymentMethod,
      expected: SignedRupiah,
      counted: z.nullable(Rupiah),
      variance: z.nullable(SignedRupiah),
    }),
  ),
  expected: SignedRupiah,
  counted: z.nullable(Rupiah),
  variance: z.nullable(SignedRupiah),
  deposited: z.nullable(Rupiah),
  note: z.nullable(z.string()),
});
export type ShiftRow = z.infer<typeof ShiftRow>;
