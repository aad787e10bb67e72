import type { TreatmentEntry } from '@alur/contracts/consultation/rows';
import { countedIn } from '@alur/contracts/medication/counted';
import type { LineRow } from '@alur/contracts/prescription/lines';

/** How often a day, of how many: `3 x 1` is 3 and 1; zero for what the directions do not say. */
const signaOf = (line: LineRow) => {
  const counted = countedIn(line);
  return { signa1: counted?.times ?? 0, signa2: counted?.dose ?? 0 };
};

/** PCare numbers the compounded medicines of a visit (*racikan*). */
const compoundCode = (lineId: number): string => `R.${String(lineId).padStart(2, '0')}`;

/** What was asked for and given of one medicine of a line. */
const quantities = (line: LineRow, medicineId: number) => {
  if (line.kind === 'single') return { jmlObat: line.approvedQuantity ?? line.quantity, jmlPermintaan: line.quantity };
  const asked = line.components.find(each => each.medicineId === medicineId)?.quantity ?? 0;
  const given = line.quantity === 0 ? 0 : (asked * (line.approvedQuantity ?? line.quantity)) / line.quantity;
  return { jmlObat: Math.ceil(given), jmlPermintaan: Math.ceil(asked) };
};

/**
 * The body of a medicine that was handed over (*obat/kunjungan*, DOMAIN-WIRES 5); one that PCare's list lacks goes by its
 * name.
 */
export const medicineBody = (of: {
  readonly visitNumber: string;
  readonly line: LineRow;
  readonly medicineId: number;
  readonly name: string;
  readonly code: string | null;
}) => ({
  ...{ kdObatSK: 0, noKunjungan: of.visitNumber, racikan: of.line.kind === 'compound' },
  kdRacikan: of.line.kind === 'compound' ? compoundCode(of.line.lineId) : null,
  ...{ obatDPHO: of.code !== null, kdObat: of.code, ...signaOf(of.line) },
  ...quantities(of.line, of.medicineId),
  nmObatNonDPHO: of.code === null ? of.name : '',
});
export type MedicineBody = ReturnType<typeof medicineBody>;

/** The body of a treatment that was done (*tindakan*); PCare knows no quantity, so that it is said in words. */
export const treatmentBody = (of: {
  readonly visitNumber: string;
  readonly code: string;
  readonly treatment: Pick<TreatmentEntry, 'quantity' | 'price'>;
}) => ({
  ...{ kdTindakanSK: 0, noKunjungan: of.visitNumber, kdTindakan: of.code },
  biaya: of.treatment.price * of.treatment.quantity,
  keterangan: of.treatment.quantity === 1 ? '' : `${of.treatment.quantity}x`,
  hasil: 0,
});
export type TreatmentBody = ReturnType<typeof treatmentBody>;
