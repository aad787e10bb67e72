import type { Payer } from '@alur/contracts/kernel/enums';
import { ensure } from '../kernel/rejection.js';
import type { BillGuarantor, TransactionState } from './bill.js';
import type { TransactionEvent } from './events.js';
import { billOf, discountRemoved, keysOf } from './transaction.js';

/** Who pays for a visit, as registration knows it. */
export interface PayerChoice {
  payer: Payer;
  insurer: string | null;
}

type Bearing = Omit<BillGuarantor, 'guarantorId'>;

const none = { insurerId: null, document: null };

/** BPJS bears all. What an insurance bears is not known yet: until then the patient pays. */
export const guarantorsFor = ({ payer, insurer }: PayerChoice): Bearing[] => {
  if (payer === 'bpjs')
    return [{ kind: 'bpjs', name: 'BPJS Kesehatan', cover: { mode: 'all', value: null, itemTypes: null }, ...none }];
  if (payer === 'insurance')
    return [{ kind: 'insurance', name: insurer ?? '', cover: { mode: 'limit', value: 0, itemTypes: null }, ...none }];
  return [];
};

/** Who pays, as lists and tariffs say it: BPJS if it bears anything, else an insurance, else the patient. */
export const payerOf = (guarantors: readonly { kind: BillGuarantor['kind'] }[]): Payer => {
  if (guarantors.some(({ kind }) => kind === 'bpjs')) return 'bpjs';
  return guarantors.length > 0 ? 'insurance' : 'general';
};

/** Who pays is another, without losing the bill: until it is closed. BPJS bears no discounts (DOMAIN 6). */
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
