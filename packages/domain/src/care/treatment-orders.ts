import { known } from '../kernel/aggregate.js';
import { performer } from '../kernel/performer.js';
import type { Staff } from '../kernel/care-header.js';
import { chargedClass, type StayState } from '../stay/stay.js';
import type { BillLine } from '../transaction/bill.js';
import type { ChargeDocument } from '../transaction/lines.js';
import type { TreatmentOrdered } from '../treatment/events.js';
import { shareOf, type TreatmentTariffState } from '../treatment/tariff.js';

const MODULE = 'treatment';

export const sourceOf = (orderId: number) => ({ module: MODULE, id: orderId });
export const orderRef = (orderId: number) => ({ module: MODULE, orderId });

/** The patient's place, whose class sets the price and whose store supplies materials; an outpatient has none. */
export const placeOf = (state: StayState | undefined) => known(state)?.placements.at(-1);

/** The class by which her services are priced: that of her bed, or her own while she is boarded in another (DOMAIN 1.3). */
export const serviceClass = (state: StayState | undefined, today: string): number | null => {
  const place = placeOf(state);
  return place === undefined ? null : chargedClass(place, today).classId;
};

/** Who does it, with the share of her profession. */
export const performersOf = (
  { staffId, profession }: Staff,
  { shares }: TreatmentTariffState,
): BillLine['performers'] => performer(staffId, profession ?? 'other', shareOf(shares, profession));

/** SHAPES, Order: priced and posted at the order; without performers as long as nobody has done it. */
export const chargesOf = (
  { orderId, ...order }: TreatmentOrdered,
  {
    classId,
    bucket,
    performers,
  }: { classId: number | null; bucket: string | null; performers: BillLine['performers'] },
): ChargeDocument => ({
  source: sourceOf(orderId),
  encounterId: order.encounterId,
  performedAt: order.effectiveAt,
  lines: [
    {
      itemType: 'treatment',
      service: { kind: 'treatment', id: order.treatmentId },
      name: order.name,
      quantity: order.quantity,
      unitPrice: order.price,
      performers,
      unitId: order.unitId,
      ...{ classId, bucket },
    },
  ],
});
