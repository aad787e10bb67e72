import { CompoundMethod } from '@alur/contracts/prescription/lines';
import { DeliveryMethod, ReturnDisposition } from '@alur/contracts/sale/commands';
import { PaymentMethod } from '@alur/contracts/transaction/enums';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, payers, type EventOf } from '../kernel/event.js';

const id = z.int();
const rupiah = z.int();
/** The sale shares its id with its bill. `patientId` is set where a registered patient buys. */
const of = { saleId: id, transactionId: id, patientId: z.nullable(id) };

const buyer = z.object({ name: z.nullable(payers()), phone: z.nullable(payers()) });
const prescription = z.nullable(
  z.object({
    prescriberName: payers(),
    prescriberLicence: z.nullable(payers()),
    facilityName: z.nullable(label()),
    writtenOn: code(),
    number: z.nullable(code()),
    patientName: payers(),
    isCopy: z.boolean(),
    /** What of it is not served here; absent in older sales. */
    unserved: z.optional(z.nullable(payers())),
  }),
);

/** What goes into a compounded medicine; `quantity` is in base units for all packs, `unitPrice` as of the line's day. */
const component = z.object({
  ...{ medicineId: id, name: label(), dose: z.number(), doseUnit: label() },
  ...{ strength: z.nullable(z.number()), quantity: z.number(), unit: label(), unitPrice: rupiah },
});

/**
 * `quantity` is in base units; `entered` is what was typed, in a unit of `factor` base units. A compounded medicine has no
 * item of its own, and is counted and priced by all its packs.
 */
const line = z.object({
  ...{ lineId: id, itemId: z.nullable(id), name: label(), form: label(), medicineClass: code(), baseUnit: label() },
  quantity: z.number(),
  entered: z.object({ quantity: z.number(), unit: label(), factor: z.int() }),
  signa: z.nullable(payers()),
  compound: z.optional(z.object({ method: CompoundMethod, components: z.array(component) })),
  /** What the prescription says, as `entered`, where the line is served in part; absent where it is served whole. */
  prescribed: z.optional(z.number()),
  /** How often it may be repeated (*iter*); absent where it may not. */
  iterations: z.optional(z.int()),
  /** The price of the day on which the line was written; the sale's is fixed by `SaleConfirmed`. */
  unitPrice: rupiah,
  amount: rupiah,
});

const lots = z.array(
  z.object({
    ...{ lotId: id, batch: code(), expiry: code(), owner: code(), unitCost: z.number(), quantity: z.number() },
  }),
);

/** Stream `sale-<id>`: one sale of the external pharmacy, over the counter or of a prescription from elsewhere. */
export const saleEvents = {
  SaleOpened: event(
    z.object({ ...of, date: code(), buyer, recordNumber: z.nullable(payers()), prescription, openedBy: staff() }),
  ),
  SaleBuyerChanged: event(z.object({ ...of, buyer })),
  SalePrescriptionRecorded: event(z.object({ ...of, prescription })),
  /** All lines, in place of those before. */
  SaleLinesChanged: event(z.object({ ...of, lines: z.array(line) })),
  SaleDeliveryChosen: event(
    z.object({
      ...of,
      method: DeliveryMethod,
      courier: z.nullable(z.object({ name: payers(), address: payers(), phone: payers(), fee: rupiah })),
    }),
  ),
  /** Prices are fixed and the stock is reserved. */
  SaleConfirmed: event(
    z.object({
      ...of,
      lines: z.array(z.object({ lineId: id, unitPrice: rupiah, amount: rupiah })),
      total: rupiah,
      confirmedBy: staff(),
    }),
  ),
  /** A draft again: what was reserved is released. */
  SaleReopened: event(z.object({ ...of, reopenedBy: staff() })),
  SaleHandedOver: event(
    z.object({
      ...of,
      lines: z.array(z.object({ lineId: id, lots })),
      receiverName: payers(),
      receiverRelation: z.nullable(payers()),
      handedOverBy: staff(),
    }),
  ),
  /** Some of it came back; `amount` is what the buyer got for it. */
  SaleReturned: event(
    z.object({
      ...of,
      returnId: id,
      lines: z.array(
        z.object({ lineId: id, quantity: z.number(), disposition: ReturnDisposition, amount: rupiah, lots }),
      ),
      refund: z.object({ method: PaymentMethod, amount: rupiah, shiftId: z.nullable(id) }),
      reason: payers(),
      returnedBy: staff(),
    }),
  ),
  SaleCancelled: event(z.object({ ...of, reason: payers(), cancelledBy: staff() })),
};
export type SaleEvent = EventOf<typeof saleEvents>;
export type EventData<Type extends SaleEvent['type']> = Extract<SaleEvent, { type: Type }>['data'];
