import { patientIn } from '../kernel/notice.js';
import { notice, type RecordedEvent } from '../vocabulary.js';

/** The responsible doctor: the one for whom it was ordered, else the user who ordered. */
const responsible = (event: RecordedEvent<'RadiologyOrdered'>) => ({
  ...patientIn(event),
  staffId: (event.data.onBehalfOf ?? event.data.requester).staffId,
});

/** No doctor of this facility waits for the report of somebody whom the front office has sent here by a letter. */
const awaited = (event: RecordedEvent<'RadiologyOrdered'>) =>
  event.data.unitId === 0 && event.data.onBehalfOf === undefined ? null : responsible(event);

const isToBeTold = ({ data }: RecordedEvent<'RadiologyReportDrafted' | 'RadiologyReportAmended'>) =>
  data.communication === null ? undefined : data.communication === 'due' ? null : false;

/** Somebody ordered on behalf of a doctor: she has to acknowledge it. */
export const radiologyOrderedForNotices = notice({
  kind: 'radiology-ordered-for',
  subject: ({ orderId }) => orderId,
  begins: { RadiologyOrdered: event => (event.data.onBehalfOf ? responsible(event) : null) },
  raised: { RadiologyOrdered: () => null },
  settled: ['RadiologyOrderAcknowledged', 'RadiologyCancelled', 'RadiologyRefused'],
});

/** A critical finding: the responsible doctor is notified until radiology has reached somebody. */
export const radiologyCriticalNotices = notice({
  kind: 'radiology-critical',
  subject: ({ orderId }) => orderId,
  begins: { RadiologyOrdered: responsible },
  raised: { RadiologyReportDrafted: isToBeTold, RadiologyReportAmended: isToBeTold },
  settled: ['RadiologyCriticalFindingCommunicated'],
});

/** A report is there: its requester has to read it. */
export const reportNotices = notice({
  kind: 'radiology-validated',
  subject: ({ orderId }) => orderId,
  begins: { RadiologyOrdered: awaited },
  raised: { RadiologyReportValidated: () => null, RadiologyReportAmended: ({ data }) => data.reason },
  settled: ['RadiologyReportAcknowledged'],
});

/** The desk refused: its requester has to know why. */
export const radiologyRefusedNotices = notice({
  kind: 'radiology-refused',
  subject: ({ orderId }) => orderId,
  begins: { RadiologyOrdered: awaited },
  raised: { RadiologyRefused: ({ data }) => data.reason },
  settled: ['RadiologyRefusalAcknowledged'],
});
