import { CalendarClock, CalendarPlus, CircleX } from 'lucide-react';
import type { NoticeEntry } from '@/app/notice-entry';

const address: NoticeEntry['address'] = ({ subjectId }) => ({
  to: '/manage/operation/$id',
  params: { id: subjectId },
  search: {},
});

export const notices: NoticeEntry[] = [
  {
    kind: 'surgery-to-schedule',
    word: { id: 'Operasi menunggu jadwal', en: 'An operation waits for a slot' },
    action: { id: 'Jadwalkan', en: 'Schedule' },
    icon: CalendarPlus,
    address: ({ subjectId }) => ({
      to: '/manage/operation/surgery-schedule/$id',
      params: { id: subjectId },
      search: {},
    }),
  },
  {
    kind: 'surgery-postponed',
    word: { id: 'Operasi ditunda', en: 'Operation postponed' },
    action: { id: 'Lihat', en: 'Look' },
    icon: CalendarClock,
    address,
  },
  {
    kind: 'surgery-refused',
    word: { id: 'Operasi ditolak', en: 'Operation refused' },
    action: { id: 'Baca alasannya', en: 'Read why' },
    icon: CircleX,
    address,
  },
];
