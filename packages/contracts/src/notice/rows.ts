import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';

/** Everybody who may take a task: `yes` is the cashier's desk and the wards, `operation` the operating room, `claim` casemix. */
export const NoticeDesk = z.enum(['yes', 'operation', 'claim']);
export type NoticeDesk = z.infer<typeof NoticeDesk>;

/** A task that somebody has because of an event elsewhere; it ends automatically when the task is done. */
export const NoticeRow = z.object({
  id: z.string(),
  /** The kind of task, as its module names it. */
  kind: z.string(),
  /** The thing that it is about: a prescription, a result. */
  subjectId: Id,
  /** The user who has to do it; null while there is nothing to do. */
  staffId: z.nullable(Id),
  /** The user who is responsible for the subject; null if everybody with a right is notified. */
  ownerId: z.nullable(Id),
  /** The desk while everybody there may do it; null if there is nothing to do, or if it is one user's own. */
  shared: z.nullable(NoticeDesk),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  /** The day of the visit. */
  date: LocalDate,
  /** A note by the user who sent it back. */
  note: z.nullable(z.string()),
  since: z.nullable(Instant),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

/** The caller's own tasks. */
export const noticeList = topic('notice.list', {
  params: z.object({ staffId: Id }),
  own: 'staffId',
  row: NoticeRow,
  access: ['dashboard:view', 'outpatient.ongoing:view'],
  logged: false,
  because:
    'it names to each who treats a patient what is to be done for her; looks at her record are written down there',
});

const deskRights = {
  yes: ['cashier:view', 'inpatient.ongoing:beds'],
  operation: ['operation.request:schedule'],
  claim: ['casemix.claim:reopen'],
} as const;

/** Tasks for everybody with a right; each user sees those that her rights allow. */
export const sharedNotices = topic('notice.shared', {
  params: z.object({ shared: NoticeDesk }),
  row: NoticeRow,
  access: ['cashier:view', 'inpatient.ongoing:beds', 'operation.request:schedule', 'casemix.claim:reopen'],
  accessFor: ({ shared }) => deskRights[shared],
  logged: false,
  because: 'it names to a desk who is to be asked for something; looks at her record are written down there',
});
