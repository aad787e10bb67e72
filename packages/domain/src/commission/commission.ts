import type { Aggregate } from '../kernel/aggregate.js';
import type { CommissionEvent, CommissionLine } from './events.js';

/** The commissions of a bill that are in force. */
export interface BillCommission {
  readonly lines: readonly CommissionLine[];
}

export const billCommission: Aggregate<BillCommission, CommissionEvent> = {
  kind: 'bill_commission',
  initial: { lines: [] },
  evolve: (_state, { type, data }) => ({ lines: type === 'CommissionsEarned' ? data.lines : [] }),
};

const isSame = (one: readonly CommissionLine[], other: readonly CommissionLine[]): boolean =>
  one.length === other.length &&
  one.every((each, at) => {
    const its = other[at];
    return (
      each.line === its?.line &&
      each.staffId === its.staffId &&
      each.amount === its.amount &&
      each.base === its.base &&
      each.commissionId === its.commissionId
    );
  });

/** Reverses commissions that no longer apply and adds those that do; repeating it changes nothing. */
export const settle = (
  of: { transactionId: number; refNumber: string; date: string },
  { lines: has }: BillCommission,
  wanted: CommissionLine[],
): CommissionEvent[] => {
  if (isSame(has, wanted)) return [];
  const events: CommissionEvent[] = [];
  if (has.length > 0) events.push({ type: 'CommissionsReversed', data: { ...of, lines: [...has] } });
  if (wanted.length > 0) events.push({ type: 'CommissionsEarned', data: { ...of, lines: wanted } });
  return events;
};
