import { surgery } from '../surgery/surgery.js';

/** The module under which a visit's record, its bill and its stores name an operation. */
export const SURGERY = surgery.kind;

export const sourceOf = (surgeryId: number) => ({ module: SURGERY, id: surgeryId });
export const orderRef = (surgeryId: number) => ({ module: SURGERY, orderId: surgeryId });
