// Made from the folders of modules by `npm run registries`; nobody edits it.
import { auditMessages } from './audit/messages.js';
import { bookingMessages } from './booking/messages.js';
import { catalogueMessages } from './catalogue/messages.js';
import { consultationMessages } from './consultation/messages.js';
import { encounterMessages } from './encounter/messages.js';
import { identityMessages } from './identity/messages.js';
import { inventoryMessages } from './inventory/messages.js';
import { kernelMessages } from './kernel/messages.js';
import { letterMessages } from './letter/messages.js';
import { merchantMessages } from './merchant/messages.js';
import { patientMessages } from './patient/messages.js';
import { prescriptionMessages } from './prescription/messages.js';
import { queueMessages } from './queue/messages.js';
import { recordMessages } from './record/messages.js';
import { scheduleMessages } from './schedule/messages.js';
import { shiftMessages } from './shift/messages.js';
import { transactionMessages } from './transaction/messages.js';
/** The words of every error code, module by module. */
export const messages = [
  auditMessages,
  bookingMessages,
  catalogueMessages,
  consultationMessages,
  encounterMessages,
  identityMessages,
  inventoryMessages,
  kernelMessages,
  letterMessages,
  merchantMessages,
  patientMessages,
  prescriptionMessages,
  queueMessages,
  recordMessages,
  scheduleMessages,
  shiftMessages,
  transactionMessages,
] as const;
