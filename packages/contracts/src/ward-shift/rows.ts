import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, LocalDate } from '../kernel/scalars.js';
import { WardShift } from './commands.js';

/** The nurse in charge of a ward's shift. */
export const WardShiftRow = z.object({
  id: z.string(),
  unitId: Id,
  unitName: z.string(),
  date: LocalDate,
  shift: WardShift,
  nurseId: Id,
  nurseName: z.string(),
});
export type WardShiftRow = z.infer<typeof WardShiftRow>;

/** All wards of a day. */
export const wardShifts = topic('ward.shifts', {
  params: z.object({ date: LocalDate }),
  row: WardShiftRow,
  access: ['inpatient.nursing-post:view'],
  logged: false,
  because: 'who is on duty says nothing of a patient',
});
