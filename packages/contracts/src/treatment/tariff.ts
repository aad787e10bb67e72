import * as z from 'zod/mini';

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
