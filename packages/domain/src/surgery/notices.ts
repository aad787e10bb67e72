import { patientIn } from '../kernel/notice.js';
import { notice, type RecordedEvent } from '../vocabulary.js';

const requested = (event: RecordedEvent<'SurgeryRequested'>) => ({
  ...patientIn(event),
  staffId: event.data.requester.staffId,
});

/** The operating room has to plan what is asked for, and what was taken off the plan. */
export const toScheduleNotices = notice({
  kind: 'surgery-to-schedule',
  desk: 'operation',
  subject: ({ surgeryId }) => surgeryId,
  begins: { SurgeryRequested: event => ({ ...requested(event), staffId: null }) },
  raised: { SurgeryRequested: () => null, SurgeryPostponed: () => null },
  settled: ['SurgeryScheduled', 'SurgeryCancelled', 'SurgeryRefused'],
});

/** It was taken off the plan: whoever asked for it has to know until it is planned again. */
export const postponedNotices = notice({
  kind: 'surgery-postponed',
  subject: ({ surgeryId }) => surgeryId,
  begins: { SurgeryRequested: requested },
  raised: { SurgeryPostponed: ({ data }) => data.note },
  settled: ['SurgeryScheduled', 'SurgeryCancelled', 'SurgeryRefused'],
});

/** It was refused: whoever asked for it has to know, and has read it. */
export const refusedSurgeryNotices = notice({
  kind: 'surgery-refused',
  subject: ({ surgeryId }) => surgeryId,
  begins: { SurgeryRequested: requested },
  raised: { SurgeryRefused: ({ data }) => data.reason },
  settled: ['SurgeryRefusalAcknowledged'],
});
