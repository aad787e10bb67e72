import { checks, known } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { uniqueNameOf, type NameEvent, type NameState } from '../kernel/name.js';
import { admission, type AdmissionState } from './admission.js';

type Naming = Pick<DecisionContext, 'merchantId' | 'hash'>;

/**
 * The kind of name under which each patient's last order is found; only the order's own stream tells whether it is
 * open.
 */
const LAST_ORDER = 'order-to-admit';

export const lastOrderOf = (patientId: number, context: Naming) => uniqueNameOf(LAST_ORDER, String(patientId), context);

/** The order that has the name, other than this one. */
export const orderNamed = (last: NameState | undefined, but = 0) => {
  const id = Number(/^admission-(\d+)$/.exec(last?.holder ?? '')?.[1] ?? 0);
  return id === 0 || id === but ? undefined : checks(admission, id);
};

/** The number of an order that waits or has a bed reserved; null for any other. */
export const numberInForce = (state: AdmissionState | undefined): string | null => {
  const it = known(state);
  return it?.status === 'requested' || it?.status === 'reserved' ? it.number : null;
};

/** Records that this order is the patient's last. */
export const claimLast = (
  last: NameState,
  { admissionId, patientId }: { admissionId: number; patientId: number },
  context: Naming,
): NameEvent[] => {
  const holder = `admission-${admissionId}`;
  const hash = context.hash(LAST_ORDER, String(patientId));
  return last.holder === holder ? [] : [{ type: 'NameClaimed', data: { kind: LAST_ORDER, hash, holder } }];
};
