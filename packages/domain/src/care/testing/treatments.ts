import { hospital } from './ward.js';
import { described } from '../../inventory/testing/lots.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Story, Streams } from '../../kernel/testing/specification.js';

export const TREATMENT = 60;
const GAUZE = 7;

const item = (catalogue: string, itemId: number, fields: object): Streams => ({
  [`${catalogue}-${itemId}`]: [{ type: 'CatalogueItemAdded', data: { catalogue, itemId, fields } }],
});

/** A treatment of 60,000, and the materials that it may use. */
export const catalogued: Streams = {
  ...item('treatment', TREATMENT, {
    ...{ name: 'Rawat luka', category: null, price: 60_000, icd9Code: '93.57' },
    tariffBucket: 'prosedur_non_bedah',
  }),
  ...item('medicine', GAUZE, { name: 'Kasa', baseUnit: 'lembar', price: 500 }),
};

/** A quantity of gauze in a store, by default the main one. */
export const stocked = (quantity: number, storeId = 1): Streams => {
  const received: DomainEvent = {
    type: 'StockReceived',
    data: {
      ...{ storeId, itemId: GAUZE, source: { module: 'inventory', id: null, line: null } },
      entered: { quantity, unit: 'lembar' },
      lots: [{ ...described(1, '2028-01-01', 'k1'), quantity, balance: quantity }],
      item: { name: 'Kasa', baseUnit: 'lembar', price: 500 },
      ...{ storeName: 'Farmasi', origin: 'opening', documentNumber: null, supplier: null },
    },
  };
  return { [`stock-${storeId}_${GAUZE}`]: [received] };
};

/** A patient in a bed of a ward that has its own stock. */
export const admittedWith = ({ wardStore, stock }: { wardStore: number; stock: number }): Story => {
  const { story, registers, admits } = hospital();
  story.given({
    ...catalogued,
    ...stocked(stock, wardStore),
    'ward-1': [
      {
        type: 'CatalogueItemChanged',
        data: {
          ...{ catalogue: 'ward', itemId: 1 },
          fields: { name: 'Melati', kind: 'ward', description: null, storeId: wardStore },
        },
      },
    ],
  });
  registers(1);
  admits(1);
  return story;
};
