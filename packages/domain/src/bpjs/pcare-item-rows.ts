import type { PcareItem, PcareVisitRow } from '@alur/contracts/bpjs/rows';

/** Rows of very many items or diagnoses have the newest alone. */
export const MOST = 100;
/** It waits while PCare lacks what it is to have, or may have what it is not to have, and nothing has ended the attempts. */
export const waiting = (item: Omit<PcareItem, 'waits'>, gaveUp = false): PcareItem => ({
  ...item,
  waits: !gaveUp && (item.wanted ? item.remoteId === null : true),
});
/** What PCare was never asked for is forgotten when it is not wanted. */
const isRelevant = ({ wanted, remoteId, problem }: PcareItem): boolean =>
  wanted || remoteId !== null || problem !== null;

type OfItem = Pick<PcareItem, 'kind' | 'localId'>;
export const withItem = (
  row: PcareVisitRow,
  { kind, localId }: OfItem,
  change: (item: PcareItem) => PcareItem | null,
) => ({
  ...row,
  items: row.items.flatMap(each => (each.kind === kind && each.localId === localId ? (change(each) ?? []) : [each])),
});
export const withItems = (
  row: PcareVisitRow,
  kind: PcareItem['kind'],
  documentId: number,
  change: (item: PcareItem) => PcareItem | null,
  at: string,
): PcareVisitRow => ({
  ...{ ...row, waitsSince: row.waitsSince ?? at },
  items: row.items.flatMap(each =>
    each.kind === kind && each.documentId === documentId ? (change(each) ?? []) : [each],
  ),
});
/** What is asked for or approved is wanted only once it is done or handed over. */
export const added = (
  row: PcareVisitRow,
  items: readonly Pick<PcareItem, 'kind' | 'localId' | 'documentId' | 'itemId' | 'name'>[],
) => ({
  ...row,
  items: [
    ...row.items,
    ...items.map(each => ({ ...each, wanted: false, remoteId: null, problem: null, waits: false })),
  ].slice(-MOST),
});
export const wantedNow = (item: PcareItem) => waiting({ ...item, wanted: true });
export const unwanted = (item: PcareItem): PcareItem | null => {
  const gone = waiting({ ...item, wanted: false });
  return isRelevant(gone) ? gone : null;
};

/** The medicines that a line takes from stock, each an item by itself. */
export const takenOf = (
  prescriptionId: number,
  lineId: number,
  takes: readonly { medicineId: number; name: string; quantity: number }[],
) =>
  takes
    .filter(({ quantity }) => quantity > 0)
    .map(({ medicineId, name }) => ({
      ...{ kind: 'medicine' as const, localId: `${prescriptionId}_${lineId}_${medicineId}` },
      ...{ documentId: prescriptionId, itemId: medicineId, name },
    }));
