import { PhoneCall, Undo2 } from 'lucide-react';
import type { NoticeEntry } from '@/app/notices';

export const notices: NoticeEntry[] = [
  {
    kind: 'prescription-returned',
    word: { id: 'Dikembalikan apoteker', en: 'Returned by the pharmacist' },
    action: { id: 'Perbaiki resep', en: 'Mend the prescription' },
    icon: Undo2,
    // The record of the visit, where it is mended though the visit may be over.
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
