import * as z from 'zod/mini';
import { command } from '../declare.js';
import { PositiveQuantity } from '../inventory/quantity.js';
import { CompoundLine } from '../prescription/lines.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, LongText, Reason, ShortText, TypedRupiah } from '../kernel/scalars.js';
import { PaymentMethod } from '../transaction/enums.js';

/** An append writes at most 64 streams (SHAPES), and each medicine names an item and its stock. */
export const MOST_LINES = 25;

/** What the prescription says of a line that is served in part, and how often it may be repeated (*iter*). */
const asPrescribed = {
  /** In the unit of the line's quantity; by default the line is served whole. */
  prescribed: maybe(PositiveQuantity),
  iterations: z._default(z.int().check(z.gte(0), z.lte(12)), 0),
};

const SaleLine = z.object({
  itemId: Id,
  /** The unit in which it is sold; by default the item's base unit. */
  unit: maybe(ShortText),
  /** Base units in one of it. */
  factor: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  quantity: PositiveQuantity,
  /** Directions on the label (*etiket*). */
  signa: maybe(ShortText),
  ...asPrescribed,
});

const { name, form, packs, method, signa, components } = CompoundLine.shape;

/** A compounded medicine (*racikan*), as prescriptions have it; what it takes is taken from stock. */
const SaleCompound = z.object({ name, form, packs, method, signa, components, ...asPrescribed });

/** A prescription from elsewhere, as it was brought. */
const OutsidePrescription = z.object({
  prescriberName: ShortText,
  /** The prescriber's licence (*SIP*). */
  prescriberLicence: maybe(ShortText),
  facilityName: maybe(ShortText),
  writtenOn: LocalDate,
  number: maybe(ShortText),
  /** Whom it is for. */
  patientName: ShortText,
  /** Whether it is a copy (*salinan resep*). */
  isCopy: z._default(z.boolean(), false),
  /** What of it is not served at all here, for the copy that the buyer gets back. */
  unserved: maybe(LongText),
});

/** SPEC 3, delivery of drugs. */
export const DeliveryMethod = z.enum(['self_pickup', 'courier']);
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

/** Where a courier delivers to, and what that costs. */
const Courier = z.object({ name: ShortText, address: ShortText, phone: ShortText, fee: TypedRupiah });

const content = {
  /** Who buys, if that is known; a registered patient's name is that of the record. */
  name: maybe(ShortText),
  phone: maybe(ShortText),
  prescription: maybe(OutsidePrescription),
  lines: z.array(SaleLine).check(z.maxLength(MOST_LINES)),
  compounds: z._default(z.array(SaleCompound).check(z.maxLength(MOST_LINES)), []),
  deliveryMethod: z._default(DeliveryMethod, 'self_pickup'),
  courier: maybe(Courier),
};

export const openSale = command('sale/open', {
  target: 'new',
  access: ['apotek:sell'],
  body: z.object({
    patientId: maybe(Id),
    ...content,
    /** Whether it goes to the cashier at once; else it stays a draft. */
    confirm: z._default(z.boolean(), false),
  }),
});

/** A draft is saved whole; who of the registered patients buys stays as it is. */
export const changeSale = command('sale/change', {
  target: 'existing',
  access: ['apotek:sell'],
  body: z.object({ ...content, confirm: z._default(z.boolean(), false) }),
});

/** Fixes prices, reserves the stock, and makes the bill payable. */
export const confirmSale = command('sale/confirm', {
  target: 'existing',
  access: ['apotek:sell'],
  body: z.object({}),
});

/** Makes a draft of it again, as long as nothing was paid. */
export const reopenSale = command('sale/reopen', { target: 'existing', access: ['apotek:sell'], body: z.object({}) });

/** The medicines leave the pharmacy. */
export const handOverSale = command('sale/hand-over', {
  target: 'existing',
  access: ['apotek:hand-over'],
  body: z.object({ receiverName: ShortText, receiverRelation: maybe(ShortText) }),
});

/** What becomes of returned medicine. */
export const ReturnDisposition = z.enum(['restocked', 'written_off']);
export type ReturnDisposition = z.infer<typeof ReturnDisposition>;

/** Goods come back, and money is refunded out of a drawer (CASES, External pharmacy). */
export const returnSale = command('sale/return', {
  target: 'existing',
  access: ['apotek:return'],
  body: z.object({
    lines: z
      .array(
        z.object({
          lineId: Id,
          /** In base units. */
          quantity: PositiveQuantity,
          disposition: z._default(ReturnDisposition, 'restocked'),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_LINES)),
    method: PaymentMethod,
    /** The open shift whose drawer the money comes out of. */
    shiftId: maybe(Id),
    reason: Reason,
  }),
});

/** Cancels it with its bill, as long as no money was received. */
export const cancelSale = command('sale/cancel', {
  target: 'existing',
  access: ['apotek:cancel'],
  body: z.object({ reason: Reason }),
});
