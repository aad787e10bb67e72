import type { DataOf, Seen } from './kernel/event.js';
import type { nameEvents } from './kernel/name.js';
import type { processEvents } from './kernel/process/events.js';
import { processOf } from './kernel/process.js';
import { viewOf } from './kernel/view.js';
import type { bookingEvents } from './booking/events.js';
import type { catalogueEvents } from './catalogue/events.js';
import type { encounterEvents } from './encounter/events.js';
import type { identityEvents } from './identity/events.js';
import type { inventoryEvents } from './inventory/events.js';
import type { merchantEvents } from './merchant/events.js';
import type { patientEvents } from './patient/events.js';
import type { prescriptionEvents } from './prescription/events.js';
import type { counterEvents, queueEvents } from './queue/events.js';
import type { noteEvents, observationEvents, recordEvents } from './record/events.js';
import type { scheduleEvents } from './schedule/events.js';
import type { settingsEvents } from './settings/events.js';
import type { shiftEvents } from './shift/events.js';
import type { transactionEvents } from './transaction/events.js';
import type { treatmentEvents } from './treatment/events.js';

/** Every type of event of the clinic and its data: one line a module. Views and processes may hear of any of them. */
export interface Vocabulary
  extends
    DataOf<typeof nameEvents>,
    DataOf<typeof merchantEvents>,
    DataOf<typeof identityEvents>,
    DataOf<typeof settingsEvents>,
    DataOf<typeof transactionEvents>,
    DataOf<typeof patientEvents>,
    DataOf<typeof scheduleEvents>,
    DataOf<typeof queueEvents>,
    DataOf<typeof counterEvents>,
    DataOf<typeof encounterEvents>,
    DataOf<typeof bookingEvents>,
    DataOf<typeof recordEvents>,
    DataOf<typeof noteEvents>,
    DataOf<typeof observationEvents>,
    DataOf<typeof treatmentEvents>,
    DataOf<typeof catalogueEvents>,
    DataOf<typeof inventoryEvents>,
    DataOf<typeof shiftEvents>,
    DataOf<typeof prescriptionEvents>,
    DataOf<typeof processEvents> {}

/** An event of that type, as views and processes see it. */
export type Told<Type extends keyof Vocabulary> = Seen<{ type: Type; data: Vocabulary[Type] }>;

/** `view` and `process`, knowing the whole vocabulary. */
export const view = viewOf<Vocabulary>();
export const process = processOf<Vocabulary>();
