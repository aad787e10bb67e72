import { FileCheck2, Siren, TestTubeDiagonal } from 'lucide-react';
import { visitAddress, type NoticeEntry } from '@/app/notice-entry';

export const notices: NoticeEntry[] = [
  {
    kind: 'laboratory-critical',
    urgent: true,
    word: { id: 'Nilai kritis laboratorium', en: 'Critical laboratory value' },
    action: { id: 'Buka kunjungan', en: 'Open the visit' },
    icon: Siren,
    address: visitAddress,
  },
  {
    kind: 'laboratory-ordered-for',
    word: { id: 'Laboratorium diminta atas nama Anda', en: 'Laboratory ordered on your behalf' },
    action: { id: 'Setujui permintaan', en: 'Acknowledge the order' },
    icon: FileCheck2,
    address: visitAddress,
  },
  {
    kind: 'laboratory-rejected',
    word: { id: 'Sampel ditolak laboratorium', en: 'Sample rejected by the laboratory' },
    action: { id: 'Ambil ulang sampel', en: 'Take the sample again' },
    icon: TestTubeDiagonal,
    address: visitAddress,
  },
];
