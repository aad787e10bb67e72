import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the schedules by their doctor's address. */
    schedules: ReadonlyMap<string, number>;
  }
}

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Until midnight: whoever tries it in the evening is not asked about the hour. */
const allDay = { startTime: '07:00', endTime: '23:59', days: everyDay };

const schedules = [
  {
    name: 'Poli Umum',
    room: 'Poli Umum',
    doctor: 'dokter@alur.example',
    prefix: 'A',
    price: 50_000,
    consultationMinutes: 10,
    ...allDay,
  },
  {
    name: 'Poli Gigi',
    room: 'Poli Gigi',
    doctor: 'doktergigi@alur.example',
    prefix: 'B',
    price: 75_000,
    consultationMinutes: 20,
    ...allDay,
  },
  {
    name: 'Poli KIA',
    room: 'Poli KIA',
    doctor: 'dokter2@alur.example',
    prefix: 'C',
    price: 60_000,
    consultationMinutes: 15,
    ...allDay,
  },
] as const;

export const scheduleDemo = demo({
  needs: ['here', 'staff', 'rooms'],
  gives: ['schedules'],
  run: async ({ here, staff, rooms }) => {
    const ids = new Map<string, number>();
    for (const { room, doctor, ...schedule } of schedules) {
      const who = staff.get(doctor);
      if (!who) throw new Error(`no doctor ${doctor}`);
      const body = { ...schedule, roomId: rooms.get(room), doctorId: who.userId, doctorName: who.name };
      ids.set(doctor, await here(`schedule ${schedule.name}`, 'schedule/open', body));
    }
    return { schedules: ids };
  },
});
