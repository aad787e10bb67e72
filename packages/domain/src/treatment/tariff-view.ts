import {
  treatmentMakeup,
  treatmentPrices,
  TreatmentMakeupRow,
  TreatmentPriceRow,
} from '@alur/contracts/treatment/rows';
import { priceKey, type PayerPrice } from '@alur/contracts/kernel/payer-price';
import { view } from '../vocabulary.js';

const idOf = ({ data }: { data: Omit<PayerPrice, 'price'> & { treatmentId: number } }) =>
  `${data.treatmentId}_${priceKey(data)}`;

/** Each treatment's prices by payer, class and day. */
export const treatmentPriceView = view({
  name: 'treatment_price',
  version: 1,
  row: TreatmentPriceRow,
  indexes: [['treatmentId']],
  topics: [{ topic: treatmentPrices, by: { treatmentId: 'treatmentId' } }],
  on: {
    TreatmentPriceSet: { key: idOf, first: event => ({ id: idOf(event), ...event.data }) },
    TreatmentPriceWithdrawn: { key: idOf, next: () => null },
  },
});

const nothing = (id: number): TreatmentMakeupRow => ({ id, shares: null, materials: [] });
const key = ({ data }: { data: { treatmentId: number } }) => data.treatmentId;

/** Who gets which share of a treatment's price, and the materials that it needs. */
export const treatmentMakeupView = view({
  name: 'treatment_makeup',
  version: 1,
  row: TreatmentMakeupRow,
  topics: [{ topic: treatmentMakeup, by: { id: 'id' } }],
  on: {
    TreatmentSharesSet: {
      key,
      first: ({ data }) => ({ ...nothing(data.treatmentId), shares: data.shares }),
      next: (row, { data }) => ({ ...row, shares: data.shares }),
    },
    TreatmentMaterialsSet: {
      key,
      first: ({ data }) => ({ ...nothing(data.treatmentId), materials: data.materials }),
      next: (row, { data }) => ({ ...row, materials: data.materials }),
    },
  },
});
