import { catalogued } from '../../testing/catalogued.js';
import { examined } from '../../testing/examined.js';
import { awake, operationReport, signIn, signOut, timeOut } from './complete-operation.js';
import { play, reason } from '../../testing/play.js';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

export const surgeryPlay = play({
  needs: ['treatment', 'medicine', 'schedule', 'fees'],
  run: async ({ does, treatment: treatmentId, medicine: medicineId, schedule: scheduleId, today, doctorId }) => {
    const theatreId = await catalogued(does, 'theatre', { name: 'OK 1', code: 'OK1', turnaroundMinutes: 30 });
    const { visit: encounterId } = await examined(does, { scheduleId, date: today }, 'Endang Susilowati');
    const asks = () =>
      does('surgery/request', 0, { encounterId, treatmentId, diagnosis: 'Abses glutea', operatorId: doctorId });
    const team = [{ role: 'operator', staffId: doctorId }];
    const planned = (id: number, from: number, until: number) =>
      does('surgery/schedule', id, { theatreId, from: inHours(from), until: inHours(until), team, confirmed: true });
    const id = await asks();
    await planned(id, 1, 2);
    await does('surgery/postpone', id, { cause: 'no_blood', note: 'Menunggu PRC' });
    await planned(id, 0, 1);
    await does('surgery/record-sign-in', id, signIn);
    await does('surgery/start', id);
    await does('surgery/undo-start', id, { reason });
    await does('surgery/record-sign-in', id, signIn);
    await does('surgery/start', id);
    await does('surgery/record-times', id, { anaesthesiaFrom: inHours(-1) });
    await does('surgery/record-time-out', id, timeOut);
    await does('surgery/record-sign-out', id, signOut);
    await does('surgery/score-recovery', id, awake);
    const reportId = await does('record/sign-form', 0, operationReport(encounterId, id));
    const materials = [{ medicineId, quantity: 1 }];
    const done = { reportId, exit: 'ward', components: [{ treatmentId, performerId: doctorId }], materials };
    await does('surgery/finish', id, done);
    await does('surgery/reopen', id, { reason });
    await does('surgery/finish', id, done);
    await does('surgery/cancel', await asks(), { reason });
    const refused = await asks();
    await does('surgery/refuse', refused, { reason });
    await does('surgery/acknowledge-refusal', refused);
    // It goes on across midnight, whenever this is played.
    await planned(await asks(), 3, 26.99);
    await asks();
  },
});
