import type { DayModule } from '../day-module.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** Bills that earned commissions without being paid, or earned them twice. */
export const unearnedCommissions = (events: readonly LoggedEvent[]): number => {
  const paid = new Set<unknown>();
  const earning = new Map<unknown, number>();
  for (const { type, data } of events) {
    const id = data['transactionId'];
    if (type === 'TransactionPaid') paid.add(id);
    if (type === 'BillReopened' || type === 'TransactionVoided') paid.delete(id);
    if (type === 'CommissionsEarned') earning.set(id, (earning.get(id) ?? 0) + 1);
    if (type === 'CommissionsReversed') earning.set(id, (earning.get(id) ?? 0) - 1);
  }
  return [...earning].filter(([id, times]) => times !== 0 && (times !== 1 || !paid.has(id))).length;
};

export const commissionDay: DayModule = {
  zeros: { unearned_commissions: unearnedCommissions },
  figures: { commissions: countOf('CommissionsEarned') },
};
