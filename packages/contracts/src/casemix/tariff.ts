import * as z from 'zod/mini';
import { Rupiah } from '../kernel/scalars.js';
import type { ItemType } from '../transaction/enums.js';
import { TariffBucket } from '../treatment/tariff.js';

export type TariffBucketName = z.infer<typeof TariffBucket>;
export const bucketNames: readonly TariffBucketName[] = TariffBucket.options;

/** DOMAIN 3.3: `tarif_rs`, the facility's own price of a visit in E-Klaim's 18 components. */
export const Tariff = z.record(TariffBucket, Rupiah);
export type Tariff = Readonly<Record<TariffBucketName, number>>;

/** A line of a bill as far as its component depends on it. */
export interface TariffLine {
  readonly itemType: ItemType;
  readonly bucket: string | null;
  readonly service: { readonly kind: string; readonly id: number } | null;
  readonly amount: number;
}

/** E-Klaim has no component for fees of administration, which the care in a room includes. */
const byType: Readonly<Record<ItemType, TariffBucketName>> = {
  ...{ administration: 'kamar', admin_fee: 'kamar', registration: 'kamar', room_bed: 'kamar' },
  ...{ clinical: 'konsultasi', inpatient_clinical: 'konsultasi', treatment: 'prosedur_non_bedah' },
  ...{ pharmacy: 'obat', laboratorium: 'laboratorium', radiology: 'radiologi' },
};

/** The component of a line: its own, else that of its item type; a night in a class of intensive care is `rawat_intensif`. */
export const bucketOf = (
  { itemType, bucket, service }: TariffLine,
  intensiveClasses: readonly number[],
): TariffBucketName => {
  const own = TariffBucket.safeParse(bucket);
  if (own.success) return own.data;
  const isIntensive = itemType === 'room_bed' && service !== null && intensiveClasses.includes(service.id);
  return isIntensive ? 'rawat_intensif' : byType[itemType];
};

export const noTariff: Tariff = Object.fromEntries(bucketNames.map(name => [name, 0])) as Tariff;

/** The components of these lines. Every line counts into one, so that they add up to what the bill charges. */
export const tariffOf = (lines: readonly TariffLine[], intensiveClasses: readonly number[]): Tariff =>
  lines.reduce<Tariff>((sums, line) => {
    const name = bucketOf(line, intensiveClasses);
    return { ...sums, [name]: sums[name] + line.amount };
  }, noTariff);

export const totalOf = (tariff: Tariff): number => bucketNames.reduce((sum, name) => sum + tariff[name], 0);
