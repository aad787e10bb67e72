import { patientIn } from '../kernel/notice.js';
import { notice, type RecordedEvent } from '../vocabulary.js';

const requested = (event: RecordedEvent<'LaboratoryOrdered'>) => ({
  ...patientIn(event),
  staffId: event.data.requester.staffId,
});

/** The responsible doctor: the one for whom it was ordered, else the user who ordered. */
const responsible = (event: RecordedEvent<'LaboratoryOrdered'>) => ({
  ...requested(event),
  staffId: (event.data.onBehalfOf ?? event.data.requester).staffId,
});

/** A sample must be taken again: the requester is notified. */
export const rejectedNotices = notice({
  kind: 'laboratory-rejected',
  subject: ({ orderId }) => orderId,
  begins: { LaboratoryOrdered: requested },
  raised: { LaboratorySpecimenRejected: ({ data }) => data.note },
  settled: ['LaboratorySpecimenCollected', 'LaboratoryOrderCancelled', 'LaboratoryOrderRefused'],
});

/** Somebody ordered for a doctor: she has to acknowledge it. */
export const orderedForNotices = notice({
  kind: 'laboratory-ordered-for',
  subject: ({ orderId }) => orderId,
  begins: { LaboratoryOrdered: event => (event.data.onBehalfOf ? responsible(event) : null) },
  raised: { LaboratoryOrdered: () => null },
  settled: ['LaboratoryOrderAcknowledged', 'LaboratoryOrderCancelled', 'LaboratoryOrderRefused'],
});

/** A critical value was found: the responsible doctor is notified until the laboratory has reached somebody. */
export const criticalNotices = notice({
  kind: 'laboratory-critical',
  subject: ({ orderId }) => orderId,
  begins: { LaboratoryOrdered: responsible },
  raised: { LaboratoryResultVerified: ({ data }) => (data.critical.length > 0 ? null : undefined) },
  settled: ['LaboratoryCriticalValueCommunicated', 'LaboratoryOrderRefused'],
});
