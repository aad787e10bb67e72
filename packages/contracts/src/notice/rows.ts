import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, Instant, LocalDate } from '../kernel/scalars.js';

/** Something that one person has to do, known by what happened elsewhere; done by itself when the thing is done. */
export const NoticeRow = z.object({
  id: z.string(),
  /** What is to be done, as the module that tells it calls it. */
  kind: z.string(),
  /** The thing that it is about: a prescription, a result. */
  subjectId: Id,
  /** Who has to do it; nobody while there is nothing to do. */
  staffId: z.nullable(Id),
  /** Whose work the thing is; nobody's by name where all who have a right are told. */
  ownerId: z.nullable(Id),
  /** Whoever may do it is told of it; null while there is nothing to do, or where it is somebody's own. */
  shared: z.nullable(z.enum(['yes'])),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  /** The day of the visit. */
  date: LocalDate,
  /** Said by who sent it back. */
  note: z.nullable(z.string()),
  since: z.nullable(Instant),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

/** What the caller has to do. */
export const noticeList = topic('notice.list', {
  params: z.object({ staffId: Id }),
  own: 'staffId',
  row: NoticeRow,
  access: ['dashboard:view', 'outpatient.ongoing:view'],
  logged: false,
  because:
    'it names to each who treats a patient what is to be done for her; looks at her record are written down there',
});

/** What is to be done by whoever may do it: each sees what her rights reach. */
export const sharedNotices = topic('notice.shared', {
  params: z.object({ shared: z.enum(['yes']) }),
  row: NoticeRow,
  access: ['cashier:view', 'inpatient.ongoing:beds'],
  logged: false,
  because: 'it names to a desk who is to be asked for something; looks at her record are written down there',
});
