import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import type { Worklist } from '@/orders/worklist-order';

/** Since when the oldest critical finding of an order waits to be communicated. */
export const criticalSinceOf = ({ lines }: Pick<RadiologyOrderRow, 'lines'>): string | null =>
  lines
    .flatMap(({ criticalSince }) => criticalSince ?? [])
    .toSorted()
    .at(0) ?? null;

export const radiologyWorklist: Worklist<RadiologyOrderRow> = {
  criticalSince: criticalSinceOf,
  words: ({ unitName, lines }) => [
    unitName,
    ...lines.flatMap(({ examination, modality, accessionNumber }) => [examination, modality, accessionNumber]),
  ],
};
