import type { AnyBill, OpenBill, Opened, TransactionState } from './bill.js';
import { chargeFolds } from './charge-folds.js';
import type { TransactionEvent } from './events.js';
import { moneyFolds } from './money-folds.js';
import { partyFolds } from './party-folds.js';

export const noTransaction: TransactionState = { status: 'none' };

const opened = (opening: Opened): OpenBill => ({
  status: 'open',
  transactionId: opening.transactionId,
  patientId: opening.patientId,
  opening,
  encounters: [],
  guarantors: [],
  documents: [],
  late: [],
  subtotal: 0,
  pricedFor: {},
  topUpDue: false,
  discounts: [],
  payments: [],
  deposits: [],
  receivables: [],
  returned: 0,
  refunds: [],
  rounding: 0,
  receipts: 0,
  lastLine: 0,
  lastDiscount: 0,
  lastGuarantor: 0,
});

const folds = { ...chargeFolds, ...moneyFolds, ...partyFolds } as Record<
  string,
  ((bill: AnyBill, data: TransactionEvent['data']) => AnyBill) | undefined
>;

/** The state of a bill, folded from its events. */
export const evolve = (state: TransactionState, event: TransactionEvent): TransactionState => {
  if (event.type === 'TransactionOpened') return opened(event.data);
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'BillClosed':
      return { ...state, status: 'closed', topUpDue: false, roundingRule: event.data.rounding };
    case 'BillReopened':
      return {
        ...state,
        status: 'open',
        receivables: [],
        // What it comes to may be another sum, of which no receipt was printed yet.
        receipts: 0,
        deposits: state.deposits.map(deposit => ({ ...deposit, applied: 0 })),
      };
    case 'TransactionPaid':
      return state.status === 'closed' ? { ...state, status: 'paid' } : state;
    case 'TransactionCancelled':
      return { ...state, status: 'cancelled' };
    case 'TransactionVoided':
      return { ...state, status: 'void' };
    default:
      return folds[event.type]?.(state, event.data) ?? state;
  }
};

/** The state after events that are decided but not appended yet. */
export const after = (state: TransactionState, events: readonly TransactionEvent[]): TransactionState =>
  events.reduce(evolve, state);

/** Makes several decisions in turn, each on the state that the previous ones lead to. */
export const inTurn = (
  state: TransactionState,
  ...decisions: readonly ((state: TransactionState) => TransactionEvent[])[]
): TransactionEvent[] =>
  decisions.reduce<TransactionEvent[]>((events, decide) => [...events, ...decide(after(state, events))], []);
