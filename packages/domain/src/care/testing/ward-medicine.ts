import { receiveStock } from '@alur/contracts/inventory/commands';
import { reviewMet } from '@alur/contracts/prescription/all-met';
import { approvePrescription, dispensePrescription, writePrescription } from '@alur/contracts/prescription/commands';
import type { DomainEvent } from '../../kernel/event.js';
import type { Circumstances, Outcome, Story, Streams } from '../../kernel/testing/specification.js';
import { mainStore } from './facility.js';
import { hospital } from './ward.js';

export const CEFTRIAXONE = 41;
export const MORPHINE = 42;
/** Of the patient in bed 1, whose stay is encounter 1. */
export const PRESCRIPTION = 80;
export const WARD_STORE = 9;

const medicine = (itemId: number, name: string, some: object = {}): Streams => ({
  [`medicine-${itemId}`]: [
    {
      type: 'CatalogueItemAdded',
      data: {
        ...{ catalogue: 'medicine', itemId },
        fields: {
          ...{ name, brand: null, form: 'vial', strength: 1, strengthUnit: 'g', baseUnit: 'vial', category: null },
          ...{ medicineClass: 'prescription', price: 20_000, ceilingPrice: null, minimumStock: null },
          ...{ maximumStock: null, highAlert: false, lookAlike: false, fornas: true, rack: null, kfaCode: null },
          ...some,
        },
      },
    } satisfies DomainEvent,
  ],
});

export const line = (medicineId: number, quantity: number, signa: string, some: object = {}) => ({
  ...{ kind: 'single', medicineId, quantity, signa, iterations: 0, days: null, ...some },
});

/** Forty of each medicine in the pharmacy, ten on the ward's own shelf. */
export const stocked = (story: Story, maximumStock: number | null = null): void => {
  story.given({
    ...mainStore,
    ...medicine(CEFTRIAXONE, 'Seftriakson 1 g', { maximumStock }),
    ...medicine(MORPHINE, 'Morfin 10 mg', { medicineClass: 'narcotic', highAlert: true }),
    [`store-${WARD_STORE}`]: [
      {
        type: 'CatalogueItemAdded',
        data: { catalogue: 'store', itemId: WARD_STORE, fields: { name: 'Melati', kind: 'ward', code: null } },
      },
    ],
  });
  const batch = { batch: 'B1', expiry: '2028-01-31', unitCost: 9_000, origin: 'opening' };
  for (const id of [CEFTRIAXONE, MORPHINE])
    story.when(receiveStock, { id, quantity: 40, ...batch }).when(receiveStock, {
      ...{ id, quantity: 10, ...batch, storeId: WARD_STORE },
    });
};

/**
 * Patient 1 in bed 1, and what a ward does with a prescription. `maximumStock`: of ceftriaxone, in a facility that holds to it.
 */
export const wardMedicine = (maximumStock: number | null = null) => {
  const all = hospital({ upperLimit: maximumStock !== null });
  const { story } = all;
  stocked(story, maximumStock);
  all.registers(1);
  all.admits(1, {}, { clock: '08:00' });
  const prescribes = (lines: object[], body: object = {}, how: Circumstances = {}): Outcome =>
    story.when(
      writePrescription,
      { encounterId: 1, lines, allergyAcknowledged: false, ...body },
      { ids: { prescription: PRESCRIPTION }, ...how },
    );
  const approves = (...quantities: number[]): Outcome =>
    story.when(approvePrescription, {
      ...{ id: PRESCRIPTION, review: reviewMet },
      lines: quantities.map((quantity, at) => ({ lineId: at + 1, quantity })),
    });
  const dispenses = (...quantities: number[]): Outcome =>
    story.when(dispensePrescription, {
      id: PRESCRIPTION,
      lines: quantities.flatMap((quantity, at) => (quantity > 0 ? [{ lineId: at + 1, quantity }] : [])),
    });
  return { ...all, prescribes, approves, dispenses };
};
