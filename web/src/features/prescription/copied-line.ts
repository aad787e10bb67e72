import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { formatNumber } from '@/ui/format';

/** A line of a prescription as its copy has it. */
export interface CopiedLine {
  lineId: number;
  name: string;
  prescribed: number;
  served: number;
  unit: string;
  signa: string;
  iterations: number;
  isDtd: boolean;
  components: readonly { name: string; dose: number; doseUnit: string }[];
}

/** The marks that pharmacists write: *det* is served, *ne det* is not; what is repeated is *det orig* at first. */
export const marksOf = ({
  prescribed,
  served,
  iterations,
}: Pick<CopiedLine, 'prescribed' | 'served' | 'iterations'>): { served: string; iteration: string | null } => {
  const iteration = iterations > 0 ? `Iter ${iterations} x` : null;
  if (served <= 0) return { served: 'ne det', iteration };
  if (served < prescribed) return { served: `det ${formatNumber(served, 3)}`, iteration };
  return { served: iterations > 0 ? 'det orig' : 'det', iteration };
};

/** Whether something of it is still to be had elsewhere or later, so that the patient needs a copy. */
export const isOwed = (lines: readonly Pick<CopiedLine, 'prescribed' | 'served' | 'iterations'>[]): boolean =>
  lines.some(({ prescribed, served, iterations }) => served < prescribed || iterations > 0);

/** The lines of a prescription that was approved, as its copy has them. */
export const copiedLines = ({ lines }: PrescriptionRow): CopiedLine[] =>
  lines.map(({ lineId, name, quantity, approvedQuantity, unit, signa, iterations, method, components }) => ({
    ...{ lineId, name, prescribed: quantity, served: approvedQuantity ?? 0, unit, signa, iterations },
    ...{ isDtd: method === 'dtd', components },
  }));
