import type { Said } from '@alur/contracts/kernel/words';
import { schedules } from '@alur/contracts/schedule/lists';
import { getList } from '@/api/get-list';
import type { DeclaredSelector } from '../declared';

interface Scheduled {
  id: number;
  name: string;
}

/** The doctors, or the rooms, that have a schedule. */
const scheduled = (key: string, word: Said, part: 'doctor' | 'room'): DeclaredSelector<Scheduled> => {
  const of = ({
    doctorId,
    doctorName,
    roomId,
    roomName,
  }: Record<'doctorName' | 'roomName', string> & Record<'doctorId' | 'roomId', number>) =>
    part === 'doctor' ? { id: doctorId, name: doctorName } : { id: roomId, name: roomName };
  return {
    ...{ key, word },
    search: async (search, signal) => {
      const asked = { search, status: 'open' as const, limit: 500, order_by: `${part}Name` };
      const { data } = await getList(schedules, asked, { signal });
      const byId = new Map(data.map(row => [of(row).id, of(row)]));
      return [...byId.values()]
        .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
        .map(item => ({ ...item, inUse: true, item }));
    },
    find: async (id, signal) => {
      const whose = part === 'doctor' ? { doctorId: Number(id) } : { roomId: Number(id) };
      const { data } = await getList(schedules, { ...whose, limit: 500 }, { signal });
      const [row] = data;
      return row ? { ...of(row), inUse: data.some(({ status }) => status === 'open'), item: of(row) } : null;
    },
  };
};
export const outpatientDoctor = scheduled(
  'outpatient-doctor',
  { id: 'dokter poli', en: 'outpatient doctor' },
  'doctor',
);
export const outpatientRoom = scheduled('outpatient-room', { id: 'poli', en: 'clinic' }, 'room');
