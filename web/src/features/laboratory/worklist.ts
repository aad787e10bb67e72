import type { LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import type { Worklist } from '@/orders/worklist-order';

export const laboratoryWorklist: Worklist<LaboratoryOrderRow> = {
  criticalSince: ({ criticalSince }) => criticalSince,
  words: ({ items, specimens }) => [...items, ...specimens.map(({ number }) => number ?? '')],
};
