import { settleCommission } from '@alur/contracts/commission/commands';
import { commissionsOf, type Agreement } from '../../care/commissions.js';
import { commission } from '../../catalogue/aggregates.js';
import { user } from '../../identity/user.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { linesOn, type TransactionState } from '../../transaction/bill.js';
import { billOf, transaction } from '../../transaction/transaction.js';
import { billCommission, settle } from '../commission.js';

/** An agreement found in the rows; its content is read from its own stream. */
interface Candidate {
  id: number;
  staffId: number;
  serviceType: string;
}

const paidLines = (state: TransactionState | undefined) => (state?.status === 'paid' ? linesOn(state) : []);

const candidatesFor = (state: TransactionState | undefined, { prepared }: DecisionContext): readonly Candidate[] => {
  const lines = paidLines(state);
  const isMeant = ({ staffId, serviceType }: Candidate) =>
    lines.some(({ itemType, performers }) => itemType === serviceType && performers.some(by => by.staffId === staffId));
  return ((prepared['commissions'] ?? []) as readonly Candidate[]).filter(isMeant);
};

const peopleOn = (state: TransactionState | undefined): readonly number[] => [
  ...new Set(paidLines(state).flatMap(({ performers }) => performers.map(({ staffId }) => staffId))),
];

/** A paid bill yields commissions; a bill that is no longer paid yields none. */
export const settleCommissionAct = act({
  command: settleCommission,
  sees: {
    ...{ transaction, earned: billCommission },
    ...{ commissions: [commission] as const, people: [user] as const },
  },
  primary: 'transaction',
  streams: ({ id }, loaded, context) => ({
    transaction: checks(transaction, id),
    earned: writes(billCommission, id),
    commissions: candidatesFor(loaded.transaction, context).map(each => checks(commission, each.id)),
    people: peopleOn(loaded.transaction).map(staffId => checks(user, staffId)),
  }),
  decide: ({ date, offset }, states, context) => {
    const bill = billOf(states.transaction);
    const candidates = candidatesFor(bill, context);
    const agreements = states.commissions.flatMap((state, at): Agreement[] => {
      const id = candidates[at]?.id;
      return state.status === 'active' && id !== undefined ? [{ id, ...state.fields }] : [];
    });
    const names = new Map(peopleOn(bill).map((staffId, at) => [staffId, known(states.people[at])?.name ?? '']));
    const nameOf = (staffId: number) => names.get(staffId) ?? '';
    const wanted = bill.status === 'paid' ? commissionsOf(bill, agreements, { nameOf, offset }) : [];
    const { transactionId, opening } = bill;
    return { earned: settle({ transactionId, refNumber: opening.refNumber, date }, states.earned, wanted) };
  },
});
