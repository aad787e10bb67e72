import { notice, type Told } from '../vocabulary.js';

const requested = ({ data, meta }: Told<'LaboratoryOrdered'>) => ({
  staffId: data.requester.staffId,
  encounterId: data.encounterId,
  patientId: data.patientId,
  patientName: data.patientName,
  recordNumber: data.recordNumber,
  date: meta.localDate,
});

/** A sample has to be taken again: who asked for it is told. */
export const rejectedNotices = notice({
  kind: 'laboratory-rejected',
  subject: ({ orderId }) => orderId,
  begins: { LaboratoryOrdered: requested },
  raised: { LaboratorySpecimenRejected: ({ data }) => data.note },
  settled: ['LaboratorySpecimenCollected', 'LaboratoryOrderCancelled', 'LaboratoryOrderRefused'],
});

/** Something alarming was found: told on her screen too, until the laboratory has reached somebody. */
export const criticalNotices = notice({
  kind: 'laboratory-critical',
  subject: ({ orderId }) => orderId,
  begins: { LaboratoryOrdered: requested },
  raised: { LaboratoryResultVerified: ({ data }) => (data.critical.length > 0 ? null : undefined) },
  settled: ['LaboratoryCriticalValueCommunicated', 'LaboratoryOrderRefused'],
});
