import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { RequisitionEvent, EventData } from './events.js';

type Asked = EventData<'RequisitionMade'>['lines'][number];
type Amount = EventData<'RequisitionApproved'>['lines'][number];
type SentLine = EventData<'RequisitionSent'>['lines'][number];

interface Requisition {
  readonly requisitionId: number;
  readonly storeId: number;
  readonly storeName: string;
  readonly fromStoreId: number;
  readonly lines: readonly Asked[];
}
/** Requested; approved; sent; received; refused. */
export type RequisitionState =
  | { readonly status: 'none' }
  | (Requisition & { readonly status: 'made' })
  | (Requisition & { readonly status: 'approved'; readonly approved: readonly Amount[] })
  | (Requisition & { readonly status: 'sent'; readonly sent: readonly SentLine[] })
  | (Requisition & { readonly status: 'received' })
  | (Requisition & { readonly status: 'refused' });
export type AnyRequisition = Exclude<RequisitionState, { status: 'none' }>;

const whole = ({ requisitionId, storeId, storeName, fromStoreId, lines }: AnyRequisition): Requisition => ({
  ...{ requisitionId, storeId, storeName, fromStoreId, lines },
});

const evolve = (state: RequisitionState, { type, data }: RequisitionEvent): RequisitionState => {
  if (type === 'RequisitionMade') {
    const { requisitionId, storeId, storeName, fromStoreId, lines } = data;
    return { status: 'made', requisitionId, storeId, storeName, fromStoreId, lines };
  }
  if (state.status === 'none') return state;
  switch (type) {
    case 'RequisitionApproved':
      return { ...whole(state), status: 'approved', approved: data.lines };
    case 'RequisitionRefused':
      return { ...whole(state), status: 'refused' };
    case 'RequisitionSent':
      return { ...whole(state), status: 'sent', sent: data.lines };
    case 'RequisitionReceived':
      return { ...whole(state), status: 'received' };
  }
};

export const requisition: Aggregate<RequisitionState, RequisitionEvent> = {
  kind: 'requisition',
  initial: { status: 'none' },
  evolve,
};

export const make = (said: Omit<EventData<'RequisitionMade'>, never>): RequisitionEvent[] => {
  ensure(said.storeId !== said.fromStoreId, 'requisition.same-store', {}, 'fromStoreId');
  said.lines.forEach(({ itemId }, index) => {
    const isFirst = said.lines.findIndex(each => each.itemId === itemId) === index;
    ensure(isFirst, 'requisition.item-twice', {}, `lines.${index}.itemId`);
  });
  return [{ type: 'RequisitionMade', data: said }];
};

/** Amounts of all lines, each once, none above its `most`. */
const amounts = (
  lines: readonly { itemId: number; quantity: number }[],
  most: readonly { itemId: number; quantity: number }[],
): Amount[] => {
  const isWhole =
    lines.length === most.length && most.every(({ itemId }) => lines.some(each => each.itemId === itemId));
  ensure(isWhole, 'requisition.lines-incomplete', {}, 'lines');
  return lines.map(({ itemId, quantity }, index) => {
    const limit = most.find(each => each.itemId === itemId)?.quantity ?? 0;
    ensure(quantity <= limit, 'requisition.above-asked', { most: limit }, `lines.${index}.quantity`);
    return { itemId, quantity };
  });
};

const undecided = (state: RequisitionState) => {
  ensure(state.status !== 'none', 'requisition.not-found');
  ensure(state.status === 'made', 'requisition.already-decided');
  return state;
};

export const approve = (state: RequisitionState, lines: readonly Amount[], approvedBy: Staff): RequisitionEvent[] => {
  const it = undecided(state);
  const approved = amounts(lines, it.lines);
  ensure(
    approved.some(({ quantity }) => quantity > 0),
    'requisition.nothing',
    {},
    'lines',
  );
  return [{ type: 'RequisitionApproved', data: { requisitionId: it.requisitionId, lines: approved, approvedBy } }];
};

export const refuse = (state: RequisitionState, reason: string, refusedBy: Staff): RequisitionEvent[] => {
  const { requisitionId } = undecided(state);
  return [{ type: 'RequisitionRefused', data: { requisitionId, reason, refusedBy } }];
};

/** The amounts that are to leave the store. */
export const toSend = (state: RequisitionState): { requisitionId: number; lines: Amount[] } => {
  ensure(state.status === 'approved', 'requisition.not-approved');
  return { requisitionId: state.requisitionId, lines: state.approved.filter(({ quantity }) => quantity > 0) };
};

/** How much of each line has arrived, and how much has not. */
export const receive = (
  state: RequisitionState,
  lines: readonly Amount[],
  receivedBy: Staff,
): { events: RequisitionEvent[]; sent: readonly SentLine[]; received: Amount[] } => {
  ensure(state.status === 'sent', 'requisition.not-sent');
  const received = amounts(lines, state.sent);
  const data = { requisitionId: state.requisitionId, lines: received, receivedBy };
  return { events: [{ type: 'RequisitionReceived', data }], sent: state.sent, received };
};
