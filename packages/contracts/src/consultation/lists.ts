import * as z from 'zod/mini';
import { list } from '../declare.js';
import { coded, oneOf, range } from '../kernel/filters.js';
import { LocalDate, QueryId } from '../kernel/scalars.js';
import { BookingStatus } from '../kernel/enums.js';
import { VisitRecordRow } from './rows.js';

/** The outpatient medical history: the visits of a person under any of her records, or of a day. */
export const visitHistory = list('consultation/visits', {
  view: 'visit_record',
  row: VisitRecordRow,
  filters: z.object({
    personId: z.optional(QueryId),
    doctorId: z.optional(QueryId),
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    status: oneOf(BookingStatus),
    ...coded('diagnoses', z.string().check(z.maxLength(8))),
  }),
  searchIn: ['patientName', 'recordNumber'],
  access: ['outpatient.medical-history:view'],
  logged: 'personId',
});
