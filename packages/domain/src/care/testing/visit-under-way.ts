import { receiveStock } from '@alur/contracts/inventory/commands';
import type { Payer } from '@alur/contracts/kernel/enums';
import type { DomainEvent } from '../../kernel/event.js';
import type { Story } from '../../kernel/testing/specification.js';
import { drawer } from '../../transaction/testing/bill-events.js';
import { BILL, opened, till } from '../../transaction/testing/bills.js';
import { mainStore } from './facility.js';
import { TODAY } from './open-clinic.js';
import { given } from './specification.js';

export const AMOXICILLIN = 31;
export const PARACETAMOL = 32;
export const SHIFT = till.shiftId;
/** Encounter 3 of patient 5, whose bill is number 9. */
export const visit = { encounterId: 3, patientId: 5, unitId: 1 };

const medicine = (itemId: number, name: string, price: number): DomainEvent => ({
  type: 'CatalogueItemAdded',
  data: {
    ...{ catalogue: 'medicine', itemId },
    fields: {
      ...{ name, brand: null, form: 'tablet', strength: 500, strengthUnit: 'mg', baseUnit: 'tablet', category: null },
      ...{ medicineClass: 'prescription', price, ceilingPrice: null, minimumStock: null, maximumStock: null },
      ...{ highAlert: false, lookAlike: false, fornas: true, rack: null, kfaCode: null },
    },
  },
});

const begun = (payer: Payer): DomainEvent[] => [
  {
    type: 'EncounterOpened',
    data: {
      ...{ ...visit, kind: 'outpatient', status: 'arrived', date: TODAY, unitName: 'Ruang 1' },
      ...{ patientName: 'Siti Aminah', recordNumber: '000123', gender: 'female', age: null },
      ...{ doctor: { staffId: 12, name: 'dr. Budi', profession: 'doctor' } },
      ...{ payer, insurer: null, transactionId: 9, episodeId: 3 },
    },
  },
  { type: 'EncounterStarted', data: visit },
];
const booked: DomainEvent = {
  type: 'BookingMade',
  data: {
    ...{ ...visit, scheduleId: 1, scheduleName: 'Poli Umum', date: TODAY, display: 'A-001', number: 1 },
    ...{ price: 75_000, sharePercent: null, source: 'web', visitStatus: 'sick' },
  },
};

/** A clinic with one visit inside, so much of each medicine in stock, and the cashier's drawer open. */
export const visitUnderWay = (some: { payer?: Payer; stock?: number } = {}): Story => {
  const payer = some.payer ?? 'general';
  const story = given({
    ...mainStore,
    [`medicine-${AMOXICILLIN}`]: [medicine(AMOXICILLIN, 'Amoksisilin 500 mg', 1_000)],
    [`medicine-${PARACETAMOL}`]: [medicine(PARACETAMOL, 'Parasetamol 500 mg', 500)],
    [BILL]: opened(payer),
    'encounter-3': begun(payer),
    'booking-3': [booked],
    [`shift-${SHIFT}`]: drawer,
  });
  const batch = { batch: 'A1', expiry: '2027-06-30', quantity: some.stock ?? 20, unitCost: 400, origin: 'opening' };
  for (const id of [AMOXICILLIN, PARACETAMOL]) story.when(receiveStock, { id, ...batch }, { ids: { lot: 10 + id } });
  return story;
};

export const tablets = (medicineId: number, quantity: number) => ({
  ...{ kind: 'single', medicineId, quantity },
  ...{ signa: '3 x 1 tablet, sesudah makan', iterations: 0 },
});
