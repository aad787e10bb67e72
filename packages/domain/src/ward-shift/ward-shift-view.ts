import { WardShiftRow, wardShifts } from '@alur/contracts/ward-shift/rows';
import { view } from '../vocabulary.js';
import { wardShiftId } from './ward-shift.js';

/** The nurse in charge of each shift, as last assigned. */
export const wardShiftView = view({
  name: 'ward_shift',
  version: 1,
  row: WardShiftRow,
  indexes: [['date'], ['unitId']],
  topics: [{ topic: wardShifts, by: { date: 'date' } }],
  on: {
    WardShiftAssigned: {
      key: ({ data: { unitId, date, shift } }) => wardShiftId(unitId, date, shift),
      first: ({ data: { unitId, unitName, date, shift, nurse } }, id): WardShiftRow => ({
        ...{ id: String(id), unitId, unitName, date, shift },
        ...{ nurseId: nurse.staffId, nurseName: nurse.name },
      }),
    },
  },
});
