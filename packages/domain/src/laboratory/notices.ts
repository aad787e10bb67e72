import { patientIn } from '../kernel/notice.js';
import { notice, type RecordedEvent } from '../vocabulary.js';

const requested = (event: RecordedEvent<'LaboratoryOrdered'>) => ({
  ...patientIn(event),
  staffId: event.data.requester.staffId,
});

/** Who answers for the patient: the doctor for whom it was ordered, else who ordered it. */
const responsible = (event: RecordedEvent<'LaboratoryOrdered'>) => ({
  ...requested(event),
  staffId: (event.data.onBehalfOf ?? event.data.requester).staffId,
});

/** A sample has to be taken again: who asked for it is told. */
export const rejectedNotices = notice({
  kind: 'laboratory-rejected',
  subject: ({ orderId }) => orderId,
  begins: { LaboratoryOrdered: requested },
  raised: { LaboratorySpecimenRejected: ({ data }) => data.note },
  settled: ['LaboratorySpecimenCollected', 'LaboratoryOrderCancelled', 'LaboratoryOrderRefused'],
});

/** Somebody has ordered for her: she says that she knows of it. */
export const orderedForNotices = notice({
  kind: 'laboratory-ordered-for',
  subject: ({ orderId }) => orderId,
  begins: { LaboratoryOrdered: event => (event.data.onBehalfOf ? responsible(event) : null) },
  raised: { LaboratoryOrdered: () => null },
  settled: ['LaboratoryOrderAcknowledged', 'LaboratoryOrderCancelled', 'LaboratoryOrderRefused'],
});

/** Something alarming was found: told on her screen too, until the laboratory has reached somebody. */
export const criticalNotices = notice({
  kind: 'laboratory-critical',
  subject: ({ orderId }) => orderId,
  begins: { LaboratoryOrdered: responsible },
  raised: { LaboratoryResultVerified: ({ data }) => (data.critical.length > 0 ? null : undefined) },
  settled: ['LaboratoryCriticalValueCommunicated', 'LaboratoryOrderRefused'],
});
