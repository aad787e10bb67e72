import { WardShift } from '@alur/contracts/ward-shift/commands';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

/** Stream `ward_shift-<unitId>_<date>_<shift>`: the nurse in charge of a ward's shift (SHAPES, Beds and nights). */
export const wardShiftEvents = {
  WardShiftAssigned: event(
    z.object({
      ...{ unitId: z.int(), unitName: label(), date: code(), shift: WardShift },
      ...{ nurse: staff(), assignedBy: staff() },
    }),
  ),
};
export type WardShiftEvent = EventOf<typeof wardShiftEvents>;
