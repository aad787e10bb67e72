// Made from the folders of modules by `npm run registries`; nobody edits it.
import { bookingWords } from './booking/words.js';
import { catalogueWords } from './catalogue/words.js';
import { consultationWords } from './consultation/words.js';
import { encounterWords } from './encounter/words.js';
import { identityWords } from './identity/words.js';
import { inventoryWords } from './inventory/words.js';
import { commonWords } from './kernel/common-words.js';
import { nameWords } from './kernel/name-words.js';
import { processWords } from './kernel/process-words.js';
import { letterWords } from './letter/words.js';
import { merchantWords } from './merchant/words.js';
import { patientWords } from './patient/words.js';
import { prescriptionWords } from './prescription/words.js';
import { queueWords } from './queue/words.js';
import { recordWords } from './record/words.js';
import { scheduleWords } from './schedule/words.js';
import { settingsWords } from './settings/words.js';
import { shiftWords } from './shift/words.js';
import { transactionFieldWords } from './transaction/field-words.js';
import { transactionWords } from './transaction/words.js';
import { treatmentWords } from './treatment/words.js';
/** What every module says of its events, fields and codes. */
export const moduleWords = [
  bookingWords,
  catalogueWords,
  consultationWords,
  encounterWords,
  identityWords,
  inventoryWords,
  commonWords,
  nameWords,
  processWords,
  letterWords,
  merchantWords,
  patientWords,
  prescriptionWords,
  queueWords,
  recordWords,
  scheduleWords,
  settingsWords,
  shiftWords,
  transactionFieldWords,
  transactionWords,
  treatmentWords,
] as const;
