import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the schedules by their doctor's address. */
    schedules: ReadonlyMap<string, number>;
  }
}

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Open until midnight, so that the demonstration also works in the evening. */
const allDay = { startTime: '07:00', endTime: '23:59', days: everyDay };

const schedules = [
  {
    name: 'Poli Umum',
    room: 'Poli Umum',
    doctor: 'dokter@alur.example',
    prefix: 'A',
    price: 50_000,
    sharePercent: 40,
    consultationMinutes: 10,
    ...allDay,
  },
  {
    name: 'Poli Gigi',
    room: 'Poli Gigi',
    doctor: 'doktergigi@alur.example',
    prefix: 'B',
    price: 75_000,
    sharePercent: 50,
    consultationMinutes: 20,
    ...allDay,
  },
  {
    name: 'Poli KIA',
    room: 'Poli KIA',
    doctor: 'dokter2@alur.example',
    prefix: 'C',
    price: 60_000,
    sharePercent: 40,
    consultationMinutes: 15,
    ...allDay,
  },
] as const;

/** Public holidays that fall on the same day each year. */
const holidays = [
  { name: 'Tahun Baru Masehi', date: '2027-01-01' },
  { name: 'Hari Buruh Internasional', date: '2027-05-01' },
  { name: 'Hari Lahir Pancasila', date: '2027-06-01' },
  { name: 'Hari Kemerdekaan', date: '2027-08-17' },
];

export const scheduleDemo = demo({
  where: 'both',
  needs: ['here', 'staff', 'rooms'],
  gives: ['schedules'],
  run: async ({ here, staff, rooms }) => {
    const ids = new Map<string, number>();
    for (const { room, doctor, ...schedule } of schedules) {
      const who = staff.get(doctor);
      // The clinic has fewer doctors.
      if (!who) continue;
      const body = { ...schedule, roomId: rooms.get(room), doctorId: who.userId, doctorName: who.name };
      ids.set(doctor, await here(`schedule ${schedule.name}`, 'schedule/open', body));
    }
    for (const day of holidays) await here(`holiday ${day.date}`, 'holiday/add', day);
    const dentist = staff.get('doktergigi@alur.example');
    if (dentist)
      await here('leave', 'schedule/record-leave', {
        ...{ doctorId: dentist.userId, doctorName: dentist.name, reason: 'Seminar PDGI' },
        ...{ from: '2027-02-08', until: '2027-02-10' },
      });
    return { schedules: ids };
  },
});
