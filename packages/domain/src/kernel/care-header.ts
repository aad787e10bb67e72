import * as z from 'zod/mini';
import { code, label } from './event.js';

/** What every event of care says: which visit, whose, and in which unit. */
export const careHeader = { encounterId: z.int(), patientId: z.int(), unitId: z.int() };
export interface CareHeader {
  readonly encounterId: number;
  readonly patientId: number;
  readonly unitId: number;
}

/** The header alone, out of anything that has it. */
export const headerOf = ({ encounterId, patientId, unitId }: CareHeader): CareHeader => ({
  encounterId,
  patientId,
  unitId,
});

/** A member of staff as she was then. */
export const staff = () => z.object({ staffId: z.int(), name: label(), profession: z.nullable(code()) });
export type Staff = z.infer<ReturnType<typeof staff>>;

/** A code of a system of codes; `display` is sealed where it is of a person. */
export const coding = <Display extends z.core.$ZodType>(display: Display) =>
  z.object({ system: code(), version: z.nullable(code()), code: code(), display });
