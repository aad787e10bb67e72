/** The module under which a visit's record, its bill and its stores name an operation. */
export const SURGERY = 'surgery';

export const sourceOf = (surgeryId: number) => ({ module: SURGERY, id: surgeryId });
export const orderRef = (surgeryId: number) => ({ module: SURGERY, orderId: surgeryId });
