import type { DomainEvent } from './kernel/event.js';
import type { NameEvent } from './kernel/name.js';
import type { BookingEvent } from './booking/events.js';
import type { EncounterEvent } from './encounter/events.js';
import type { IdentityEvent } from './identity/events.js';
import type { MerchantEvent } from './merchant/events.js';
import type { PatientEvent } from './patient/events.js';
import type { CounterEvent, QueueEvent } from './queue/events.js';
import type { NoteEvent, ObservationEvent, RecordEvent } from './record/events.js';
import type { ScheduleEvent } from './schedule/events.js';
import type { CatalogueEvent } from './catalogue/events.js';
import type { InventoryEvent } from './inventory/events.js';
import type { ShiftEvent } from './shift/events.js';
import type { PrescriptionEvent } from './prescription/events.js';
import type { ProcessEvent } from './kernel/process/events.js';
import type { SettingsEvent } from './settings/events.js';
import type { TransactionEvent } from './transaction/events.js';
import type { TreatmentEvent } from './treatment/events.js';
import { viewOf } from './kernel/view.js';
import { processOf } from './kernel/process.js';

/** Every event of the clinic: one line a module. Views and processes may hear of any of them. */
export type Vocabulary =
  | NameEvent
  | MerchantEvent
  | IdentityEvent
  | SettingsEvent
  | TransactionEvent
  | PatientEvent
  | ScheduleEvent
  | QueueEvent
  | CounterEvent
  | EncounterEvent
  | BookingEvent
  | RecordEvent
  | NoteEvent
  | ObservationEvent
  | TreatmentEvent
  | CatalogueEvent
  | InventoryEvent
  | ShiftEvent
  | PrescriptionEvent
  | ProcessEvent;

/** `view` and `process`, knowing the whole vocabulary. */
export const view = viewOf<Vocabulary & DomainEvent>();
export const process = processOf<Vocabulary & DomainEvent>();
