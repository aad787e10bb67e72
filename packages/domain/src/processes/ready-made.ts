import type { PaymentMethod } from '@alur/contracts/transaction/enums';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { defaultRoles } from '../identity/default-roles.js';

/** Roles of a ready-made facility; a display is paired by its code and needs no role. */
export const readyRoles = defaultRoles.filter(({ area, tag }) => area === 'manage' && tag !== 'display');

/** SPEC 9, payment methods that need no contract with an insurer. */
export const readyPaymentMethods: readonly { name: string; method: PaymentMethod }[] = [
  { name: 'Tunai', method: 'cash' },
  { name: 'Transfer Bank', method: 'transfer' },
  { name: 'Kartu Debit', method: 'debit_card' },
  { name: 'Kartu Kredit', method: 'credit_card' },
  { name: 'QRIS', method: 'qris' },
];

export const readySignas = [
  { text: '3 x 1 tablet, sesudah makan', timesPerDay: 3, dosePerTime: 1, latin: 's.3.d.d.tab.I p.c.' },
  { text: '2 x 1 tablet, sesudah makan', timesPerDay: 2, dosePerTime: 1, latin: 's.2.d.d.tab.I p.c.' },
  { text: '1 x 1 tablet, malam sebelum tidur', timesPerDay: 1, dosePerTime: 1, latin: 's.1.d.d.tab.I h.s.' },
  { text: '1 x 1 tablet, pagi sebelum makan', timesPerDay: 1, dosePerTime: 1, latin: 's.1.d.d.tab.I a.c.' },
  { text: '3 x 1 sendok takar (5 ml)', timesPerDay: 3, dosePerTime: 1, latin: 's.3.d.d.cth.I' },
  { text: 'Bila perlu, maksimal 3 x 1 tablet', timesPerDay: 3, dosePerTime: 1, latin: 'p.r.n.' },
  { text: 'Oleskan 2 x sehari', timesPerDay: 2, dosePerTime: null, latin: 'u.e.' },
];

export const readyUnits = ['tablet', 'kapsul', 'botol', 'tube', 'bungkus', 'ampul', 'vial', 'strip', 'pcs'];

/** Only the cashier's settings differ from the defaults, which need no event. */
export const readyCashier = { ...defaultSettings.cashier, roundUpTo: 100, discountApprovalLimit: 100_000 };
