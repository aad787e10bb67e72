import { MOST_GUARANTORS } from '@alur/contracts/transaction/commands';
import type { Payer } from '@alur/contracts/kernel/enums';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { AnyBill, BillGuarantor, TransactionState } from './bill.js';
import type { TransactionEvent } from './events.js';
import { billOf, discountRemoved, keysOf } from './transaction.js';

/** A visit's payer, as chosen at registration. */
export interface PayerChoice {
  payer: Payer;
  insurer: string | null;
}

type Bearing = Omit<BillGuarantor, 'guarantorId'>;

const none = { insurerId: null, document: null };

/** BPJS pays everything. An insurance's share is not known at first, so that the patient pays until it is stated. */
export const guarantorsFor = ({ payer, insurer }: PayerChoice): Bearing[] => {
  if (payer === 'bpjs')
    return [{ kind: 'bpjs', name: 'BPJS Kesehatan', cover: { mode: 'all', value: null, itemTypes: null }, ...none }];
  if (payer === 'insurance')
    return [{ kind: 'insurance', name: insurer ?? '', cover: { mode: 'limit', value: 0, itemTypes: null }, ...none }];
  return [];
};

/** The payer whose prices apply: BPJS if it is a guarantor, else an insurance, else the patient. */
export const payerOf = (guarantors: readonly { kind: BillGuarantor['kind'] }[]): Payer => {
  if (guarantors.some(({ kind }) => kind === 'bpjs')) return 'bpjs';
  return guarantors.length > 0 ? 'insurance' : 'general';
};

/** Changes the payer until the bill is closed, without losing the bill. BPJS allows no discounts (DOMAIN 6). */
export const changeGuarantors = (state: TransactionState, choice: PayerChoice): TransactionEvent[] => {
  const bill = billOf(state);
  ensure(bill.status === 'open', 'transaction.payer-locked');
  const wanted = guarantorsFor(choice);
  const staying = bill.guarantors.filter(has => wanted.some(({ kind }) => kind === has.kind));
  const keys = keysOf(bill);
  const events: TransactionEvent[] = bill.guarantors
    .filter(has => !staying.includes(has))
    .map(({ guarantorId }) => ({ type: 'GuarantorRemoved', data: { ...keys, guarantorId } }));
  for (const guarantor of wanted) {
    const has = staying.find(({ kind }) => kind === guarantor.kind);
    if (!has) {
      const guarantorId = bill.lastGuarantor + 1;
      events.push({ type: 'GuarantorAdded', data: { ...keys, guarantorId, ...guarantor } });
    } else if (has.name !== guarantor.name)
      events.push({ type: 'GuarantorChanged', data: { ...keys, ...has, name: guarantor.name } });
  }
  const given = choice.payer === 'bpjs' ? bill.discounts : [];
  return [...given.map(discount => discountRemoved(bill, discount)), ...events];
};

/** A guarantor as the cashier enters it: who, how much, and the letter's number. */
export type GuarantorSaid = Omit<BillGuarantor, 'guarantorId'>;

const open = (state: TransactionState): AnyBill => {
  const bill = billOf(state);
  ensure(bill.status === 'open', 'transaction.payer-locked');
  return bill;
};

/** Each mode needs its value: percent, a limit in rupiah, kinds of items; a package tariff may still be unknown. */
const checkCover = ({ mode, value, itemTypes }: GuarantorSaid['cover']): void => {
  ensure(mode !== 'percent' || (value !== null && value > 0 && value <= 100), 'transaction.cover-percent', {}, 'value');
  ensure(mode !== 'limit' || value !== null, 'transaction.cover-limit', {}, 'value');
  ensure(value === null || mode === 'percent' || Number.isInteger(value), 'transaction.cover-limit', {}, 'value');
  ensure(mode !== 'items' || (itemTypes ?? []).length > 0, 'transaction.cover-items', {}, 'itemTypes');
};

const guarantorOn = (bill: AnyBill, guarantorId: number): BillGuarantor => {
  const guarantor = bill.guarantors.find(each => each.guarantorId === guarantorId);
  if (!guarantor) throw new Rejection('transaction.not-its-guarantor', {}, 'guarantorId');
  return guarantor;
};

/**
 * Adds a guarantor at any time (SHAPES, Bill and charges), as the last to pay. BPJS allows no discounts, and is added
 * once.
 */
export const addGuarantor = (state: TransactionState, said: GuarantorSaid): TransactionEvent[] => {
  const bill = open(state);
  checkCover(said.cover);
  const isThere = bill.guarantors.some(
    ({ kind, name }) => kind === said.kind && (kind === 'bpjs' || name === said.name),
  );
  ensure(!isThere, 'transaction.guarantor-twice', { name: said.name }, 'name');
  ensure(bill.guarantors.length < MOST_GUARANTORS, 'transaction.too-many-guarantors', { most: MOST_GUARANTORS });
  const given = said.kind === 'bpjs' ? bill.discounts : [];
  const data = { ...keysOf(bill), guarantorId: bill.lastGuarantor + 1, ...said };
  return [...given.map(discount => discountRemoved(bill, discount)), { type: 'GuarantorAdded', data }];
};

export const changeGuarantor = (
  state: TransactionState,
  { guarantorId, ...said }: Pick<BillGuarantor, 'guarantorId' | 'name' | 'cover' | 'document'>,
): TransactionEvent[] => {
  const bill = open(state);
  const has = guarantorOn(bill, guarantorId);
  checkCover(said.cover);
  const name = has.kind === 'bpjs' ? has.name : said.name;
  return [{ type: 'GuarantorChanged', data: { ...keysOf(bill), ...has, ...said, name } }];
};

export const removeGuarantor = (state: TransactionState, guarantorId: number): TransactionEvent[] => {
  const bill = open(state);
  guarantorOn(bill, guarantorId);
  return [{ type: 'GuarantorRemoved', data: { ...keysOf(bill), guarantorId } }];
};

/** Sets the order in which guarantors pay; all present guarantors must be named. */
export const orderGuarantors = (state: TransactionState, guarantorIds: readonly number[]): TransactionEvent[] => {
  const bill = open(state);
  const has = bill.guarantors.map(({ guarantorId }) => guarantorId);
  const isWhole = has.length === guarantorIds.length && has.every(id => guarantorIds.includes(id));
  ensure(isWhole, 'transaction.guarantors-changed', {}, 'guarantorIds');
  if (has.every((id, at) => guarantorIds[at] === id)) return [];
  return [{ type: 'GuarantorsOrdered', data: { ...keysOf(bill), guarantorIds: [...guarantorIds] } }];
};
