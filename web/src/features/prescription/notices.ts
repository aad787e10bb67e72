import { PhoneCall, Undo2 } from 'lucide-react';
import type { NoticeEntry } from '@/app/notices';

export const notices: NoticeEntry[] = [
  {
    kind: 'prescription-returned',
    word: { id: 'Dikembalikan apoteker', en: 'Returned by the pharmacist' },
    action: { id: 'Perbaiki resep', en: 'Mend the prescription' },
    icon: Undo2,
    // Leads to the visit's record, where the prescription is corrected even after the visit has ended.
    address: ({ patientId, encounterId }) => ({
      to: '/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid',
      params: { patientid: patientId, bookingid: encounterId, recordid: encounterId },
      search: { form_category: 'outpatient', form_id: 1, form_name: 'soap', consultation_id: encounterId },
    }),
  },
  {
    kind: 'verbal-prescription',
    word: { id: 'Resep lisan belum ditandatangani', en: 'Verbal order to sign' },
    action: { id: 'Tanda tangani', en: 'Sign' },
    icon: PhoneCall,
    address: () => ({ to: '/manage/inpatient', params: {}, search: { tab: 'medication' } }),
  },
];
