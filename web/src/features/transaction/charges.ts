import type { ChargeRow } from '@alur/contracts/transaction/rows';

/** The items on the bill, in the order in which they were posted. */
export const itemsOf = (rows: readonly ChargeRow[]): ChargeRow[] =>
  rows.filter(({ late }) => late === null).toSorted((one, other) => one.itemId - other.itemId);

/** Late charges of one source. */
export interface LateCharges {
  source: { module: string; id: number };
  names: string[];
  amount: number;
}

/** Unresolved late charges, grouped by their source. */
export function lateOf(rows: readonly ChargeRow[]): LateCharges[] {
  const found = new Map<string, LateCharges>();
  for (const { late, sourceModule, sourceId, name, amount } of rows) {
    if (late !== 'open') continue;
    const key = `${sourceModule}-${sourceId}`;
    const so = found.get(key) ?? { source: { module: sourceModule, id: sourceId }, names: [], amount: 0 };
    found.set(key, { ...so, names: [...so.names, name], amount: so.amount + amount });
  }
  return [...found.values()];
}
