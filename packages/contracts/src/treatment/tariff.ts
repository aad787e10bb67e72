import * as z from 'zod/mini';
import { latestOn } from '../kernel/dated-price.js';
import { Payer } from '../kernel/enums.js';
import { Id, LocalDate, Rupiah } from '../kernel/scalars.js';

/** DOMAIN-WIRES, E-Klaim: the component of `tarif_rs` that a treatment counts into. */
export const TariffBucket = z.enum([
  'prosedur_non_bedah',
  'prosedur_bedah',
  'konsultasi',
  'tenaga_ahli',
  'keperawatan',
  'penunjang',
  'radiologi',
  'laboratorium',
  'pelayanan_darah',
  'rehabilitasi',
  'kamar',
  'rawat_intensif',
  'obat',
  'obat_kronis',
  'obat_kemoterapi',
  'alkes',
  'bmhp',
  'sewa_alat',
]);

/** Scope of a price: one payer, one class, both, or everybody. */
export const PriceFor = z.object({ payer: z.nullable(Payer), classId: z.nullable(Id) });
export type PriceFor = z.infer<typeof PriceFor>;

/** A treatment's price from a day on; null means that the general price applies from then on. */
export const TreatmentPrice = z.extend(PriceFor, { price: z.nullable(Rupiah), effectiveFrom: LocalDate });
export type TreatmentPrice = z.infer<typeof TreatmentPrice>;

/** A key that identifies one price of a treatment. */
export const priceKey = ({ payer, classId, effectiveFrom }: Omit<TreatmentPrice, 'price'>): string =>
  `${payer ?? 'all'}_${classId ?? 'all'}_${effectiveFrom}`;

const isFor = (price: PriceFor, { payer, classId }: PriceFor) => price.payer === payer && price.classId === classId;

/** The price of exactly this scope in force on the day: the last that has begun. */
export const priceInForce = <Price extends TreatmentPrice>(
  prices: readonly Price[],
  whose: PriceFor,
  date: string,
): Price | undefined =>
  latestOn(
    prices.filter(price => isFor(price, whose)),
    date,
  );

/** The price on a day: of the payer in the class, else of the payer, else of the class, else of everybody. */
export const priceOn = (
  prices: readonly TreatmentPrice[],
  base: number,
  { payer, classId }: PriceFor,
  date: string,
): number => {
  const whose: PriceFor[] = [
    { payer, classId },
    { payer, classId: null },
    { payer: null, classId },
    { payer: null, classId: null },
  ];
  for (const one of whose) {
    const price = priceInForce(prices, one, date)?.price;
    if (price !== undefined && price !== null) return price;
  }
  return base;
};
