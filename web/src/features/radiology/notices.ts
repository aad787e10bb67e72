import { CircleX, FileCheck2, Siren } from 'lucide-react';
import type { NoticeEntry } from '@/app/notices';

/** The visit, whose panel has the report and the refusal. */
const address: NoticeEntry['address'] = ({ patientId, encounterId }) => ({
  to: '/manage/outpatient/patient/$patientid/medical/$bookingid',
  params: { patientid: patientId, bookingid: encounterId },
  search: {},
});

export const notices: NoticeEntry[] = [
  {
    kind: 'radiology-critical',
    urgent: true,
    word: { id: 'Temuan kritis radiologi', en: 'Critical radiology finding' },
    action: { id: 'Buka kunjungan', en: 'Open the visit' },
    icon: Siren,
    address,
  },
  {
    kind: 'radiology-ordered-for',
    word: { id: 'Radiologi diminta atas nama Anda', en: 'Radiology ordered on your behalf' },
    action: { id: 'Setujui permintaan', en: 'Acknowledge the order' },
    icon: FileCheck2,
    address,
  },
  {
    kind: 'radiology-validated',
    word: { id: 'Hasil radiologi keluar', en: 'Radiology report is there' },
    action: { id: 'Baca hasil', en: 'Read the report' },
    icon: FileCheck2,
    address,
  },
  {
    kind: 'radiology-refused',
    word: { id: 'Permintaan radiologi ditolak', en: 'Radiology order refused' },
    action: { id: 'Baca alasannya', en: 'Read why' },
    icon: CircleX,
    address,
  },
];
