import { CircleX, FileCheck2, Siren } from 'lucide-react';
import { visitAddress, type NoticeEntry } from '@/app/notice-entry';

export const notices: NoticeEntry[] = [
  {
    kind: 'radiology-critical',
    urgent: true,
    word: { id: 'Temuan kritis radiologi', en: 'Critical radiology finding' },
    action: { id: 'Buka kunjungan', en: 'Open the visit' },
    icon: Siren,
    address: visitAddress,
  },
  {
    kind: 'radiology-ordered-for',
    word: { id: 'Radiologi diminta atas nama Anda', en: 'Radiology ordered on your behalf' },
    action: { id: 'Setujui permintaan', en: 'Acknowledge the order' },
    icon: FileCheck2,
    address: visitAddress,
  },
  {
    kind: 'radiology-validated',
    word: { id: 'Hasil radiologi keluar', en: 'Radiology report is there' },
    action: { id: 'Baca hasil', en: 'Read the report' },
    icon: FileCheck2,
    address: visitAddress,
  },
  {
    kind: 'radiology-refused',
    word: { id: 'Permintaan radiologi ditolak', en: 'Radiology order refused' },
    action: { id: 'Baca alasannya', en: 'Read why' },
    icon: CircleX,
    address: visitAddress,
  },
];
