import * as z from 'zod/mini';
import { code, label } from './event.js';

/** Every event of care names its visit, patient and unit. */
export const careHeader = { encounterId: z.int(), patientId: z.int(), unitId: z.int() };
export interface CareHeader {
  readonly encounterId: number;
  readonly patientId: number;
  readonly unitId: number;
}

/** Only the header's fields of a value that has more. */
export const headerOf = ({ encounterId, patientId, unitId }: CareHeader): CareHeader => ({
  encounterId,
  patientId,
  unitId,
});

/** A member of staff as she was at the time of the event. */
export const staff = () => z.object({ staffId: z.int(), name: label(), profession: z.nullable(code()) });
export type Staff = z.infer<ReturnType<typeof staff>>;

/** A code of a coding system; `display` is sealed if it tells something about a person. */
export const coding = <Display extends z.core.$ZodType>(display: Display) =>
  z.object({ system: code(), version: z.nullable(code()), code: code(), display });
