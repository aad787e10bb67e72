import { PhoneCall, Undo2 } from 'lucide-react';
import { recordAddress, type NoticeEntry } from '@/app/notice-entry';

export const notices: NoticeEntry[] = [
  {
    kind: 'prescription-returned',
    word: { id: 'Dikembalikan apoteker', en: 'Returned by the pharmacist' },
    action: { id: 'Perbaiki resep', en: 'Mend the prescription' },
    icon: Undo2,
    address: recordAddress,
  },
  {
    kind: 'verbal-prescription',
    word: { id: 'Resep lisan belum ditandatangani', en: 'Verbal order to sign' },
    action: { id: 'Tanda tangani', en: 'Sign' },
    icon: PhoneCall,
    address: () => ({ to: '/manage/inpatient', params: {}, search: { tab: 'medication' } }),
  },
];
