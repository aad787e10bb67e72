import { CircleX } from 'lucide-react';
import type { NoticeEntry } from '@/app/notices';

export const notices: NoticeEntry[] = [
  {
    kind: 'treatment-refused',
    word: { id: 'Tindakan ditolak', en: 'Treatment refused' },
    action: { id: 'Baca alasannya', en: 'Read why' },
    icon: CircleX,
    // Leads to the visit's record, where the refusal is read even after the visit has ended.
    address: ({ patientId, encounterId }) => ({
      to: '/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid',
      params: { patientid: patientId, bookingid: encounterId, recordid: encounterId },
      search: { form_category: 'outpatient', form_id: 1, form_name: 'soap', consultation_id: encounterId },
    }),
  },
];
