import { VERIFIED_WITHIN_MS } from '@alur/contracts/record/progress-note';
import { PhoneCall, ShieldAlert } from 'lucide-react';
import type { NoticeEntry } from '@/app/notice-entry';

// The list of pending items: it holds visits of every kind, and often several.
const address = () => ({ to: '/manage/outpatient', params: {}, search: { tab: 'form' } });

/**
 * Both are shown only when they are late (DOMAIN 5.1); until then they are only in the list of what is to be verified.
 */
export const notices: NoticeEntry[] = [
  {
    kind: 'note-review',
    word: { id: 'CPPT terlambat diverifikasi', en: 'Progress note to verify, late' },
    action: { id: 'Verifikasi', en: 'Verify' },
    icon: ShieldAlert,
    after: VERIFIED_WITHIN_MS,
    address,
  },
  {
    kind: 'telephone-order',
    word: { id: 'Instruksi telepon terlambat ditandatangani', en: 'Telephone order to sign, late' },
    action: { id: 'Tanda tangani', en: 'Sign' },
    icon: PhoneCall,
    after: VERIFIED_WITHIN_MS,
    address,
  },
];
