import { auditMessages } from '@alur/contracts/audit/messages';
import { bookingMessages } from '@alur/contracts/booking/messages';
import { catalogueMessages } from '@alur/contracts/catalogue/messages';
import { consultationMessages } from '@alur/contracts/consultation/messages';
import { encounterMessages } from '@alur/contracts/encounter/messages';
import { identityMessages } from '@alur/contracts/identity/messages';
import { inventoryMessages } from '@alur/contracts/inventory/messages';
import { kernelMessages } from '@alur/contracts/kernel/messages';
import { merchantMessages } from '@alur/contracts/merchant/messages';
import { patientMessages } from '@alur/contracts/patient/messages';
import { prescriptionMessages } from '@alur/contracts/prescription/messages';
import { queueMessages } from '@alur/contracts/queue/messages';
import { recordMessages } from '@alur/contracts/record/messages';
import { scheduleMessages } from '@alur/contracts/schedule/messages';
import { shiftMessages } from '@alur/contracts/shift/messages';
import { transactionMessages } from '@alur/contracts/transaction/messages';
import type { Locale } from './locale';

type Messages = Record<string, Record<Locale, string>>;

/** The words that contracts give to every error code. */
export const contractMessages: Messages = Object.assign(
  {},
  ...([
    auditMessages,
    bookingMessages,
    catalogueMessages,
    consultationMessages,
    encounterMessages,
    identityMessages,
    inventoryMessages,
    kernelMessages,
    merchantMessages,
    patientMessages,
    prescriptionMessages,
    queueMessages,
    recordMessages,
    scheduleMessages,
    shiftMessages,
    transactionMessages,
  ] satisfies Messages[]),
);

/** The words in one language, by code. */
export function messagesIn(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(contractMessages).map(([code, words]) => [code, words[locale]]));
}
