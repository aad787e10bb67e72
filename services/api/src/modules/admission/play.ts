import { examined } from '../../testing/examined.js';
import { play, reason } from '../../testing/play.js';

export const admissionPlay = play({
  needs: ['schedule', 'addBed', 'roomClasses', 'inpatientDoctor'],
  run: async ({ does, today, schedule: scheduleId, addBed, roomClasses, inpatientDoctor: doctorId }) => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const [entitledClassId, classId] = roomClasses;
    const asked = {
      ...{ plannedOn: today, diagnosis: 'DBD derajat II', indication: 'Trombosit turun', doctorId, payer: 'general' },
      ...{ entitledClassId, classId },
    };
    const { patientId, visit } = await examined(does, { scheduleId, date: today }, 'Sri Mulyani');
    const id = await does('admission/request', 0, { ...asked, patientId, fromEncounterId: visit });
    await does('admission/reserve', id, { bedId: await addBed(), until });
    await does('admission/release', id);
    const bedId = await addBed();
    await does('admission/reserve', id, { bedId, until });
    await does('stay/admit', 0, {
      ...{ patientId, fromEncounterId: visit, bedId, doctorId, payer: 'general', admissionId: id },
      estimatedOn: today,
    });

    const other = await does('patient/register', 0, { name: 'Sumarni', gender: 'female' });
    const refused = await does('admission/request', 0, { ...asked, patientId: other });
    await does('admission/cancel', refused, { reason });
    // Two orders for the board: one that waits, one with a held bed.
    await does('admission/request', 0, { ...asked, patientId: other, isolation: true });
    const third = await does('patient/register', 0, { name: 'Sugiarti', gender: 'female' });
    const kept = await does('admission/request', 0, { ...asked, patientId: third });
    await does('admission/reserve', kept, { bedId: await addBed(), until });
  },
});
