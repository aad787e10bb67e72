import * as z from 'zod/mini';
import { latestOn } from '../kernel/dated-price.js';
import { Payer } from '../kernel/enums.js';
import { Id, LocalDate, Rupiah } from '../kernel/scalars.js';

/** DOMAIN-WIRES, E-Klaim: what of `tarif_rs` a treatment counts to. */
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

/** Whose price it is: of one payer, of one class, of both, or of everybody. */
export const PriceFor = z.object({ payer: z.nullable(Payer), classId: z.nullable(Id) });
export type PriceFor = z.infer<typeof PriceFor>;

/** What a treatment costs from a day on; without a price it costs from then on what it costs everybody. */
export const TreatmentPrice = z.extend(PriceFor, { price: z.nullable(Rupiah), effectiveFrom: LocalDate });
export type TreatmentPrice = z.infer<typeof TreatmentPrice>;

/** Names one price among those of a treatment. */
export const priceKey = ({ payer, classId, effectiveFrom }: Omit<TreatmentPrice, 'price'>): string =>
  `${payer ?? 'all'}_${classId ?? 'all'}_${effectiveFrom}`;

const isFor = (price: PriceFor, { payer, classId }: PriceFor) => price.payer === payer && price.classId === classId;

/** The price of just these that holds on the day: the latest that has begun. */
export const priceInForce = <Price extends TreatmentPrice>(
  prices: readonly Price[],
  whose: PriceFor,
  date: string,
): Price | undefined =>
  latestOn(
    prices.filter(price => isFor(price, whose)),
    date,
  );

/** What is charged on a day: the price of the payer in the class, else of the payer, else of the class, else of everybody. */
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
