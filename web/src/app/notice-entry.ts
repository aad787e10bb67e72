import type { NoticeRow } from '@alur/contracts/notice/rows';
import type { Can } from '@/access/use-can';
import type { Locale } from '@/i18n/locale';
import type { MenuEntry } from './menu';

/** How a feature shows its notices: `export const notices: NoticeEntry[]` in its `notices.ts`. */
export interface NoticeEntry {
  /** The kind as the domain module names it. */
  kind: string;
  word: Readonly<Record<Locale, string>>;
  /** Label of the button that goes there. */
  action: Readonly<Record<Locale, string>>;
  /** It comes before all others, since somebody's life may depend on it. */
  urgent?: true;
  /** Milliseconds after its beginning when it is shown; at once by default. */
  after?: number;
  /** Address where the task is done, by the rights of the person. */
  address: (
    row: NoticeRow,
    can: Can,
  ) => { to: string; params: Record<string, number>; search: Record<string, unknown> };
  icon: MenuEntry['icon'];
}

/** The visit's page, where its orders have their results, refusals and what is to be acknowledged. */
export const visitAddress: NoticeEntry['address'] = ({ patientId, encounterId }) => ({
  to: '/manage/outpatient/patient/$patientid/medical/$bookingid',
  params: { patientid: patientId, bookingid: encounterId },
  search: {},
});

/** The visit's record, where refusals are read and prescriptions corrected even after the visit has ended. */
export const recordAddress: NoticeEntry['address'] = ({ patientId, encounterId }) => ({
  to: '/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid',
  params: { patientid: patientId, bookingid: encounterId, recordid: encounterId },
  search: { form_category: 'outpatient', form_id: 1, form_name: 'soap', consultation_id: encounterId },
});
