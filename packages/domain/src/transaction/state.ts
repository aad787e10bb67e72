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

/** What the events of one bill add up to. */
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

/** The state after events that are decided but not yet written. */
export const after = (state: TransactionState, events: readonly TransactionEvent[]): TransactionState =>
  events.reduce(evolve, state);

/** What is decided one after the other, each upon what those before it decided. */
export const inTurn = (
  state: TransactionState,
  ...decisions: readonly ((state: TransactionState) => TransactionEvent[])[]
): TransactionEvent[] =>
  decisions.reduce<TransactionEvent[]>((events, decide) => [...events, ...decide(after(state, events))], []);
