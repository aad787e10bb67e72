import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';
import { judicialAnswers } from '../../../../services/api/src/modules/judicial/judicial-answers.ts';

/** A stay with a report to the police that has not been handed over. */
export const screens: ModuleScreens = async ({ house }) => {
  const [front, nurse, doctor] = await Promise.all(
    ['front-office', 'nurse', 'doctor'].map(role => enter(house.server, role)),
  );
  if (!front || !nurse || !doctor) throw new Error('nobody is there');
  const patientId = await front.does('patient/register', 0, {
    ...{ name: 'Anton Prakoso', gender: 'male', birthDate: '1990-10-02' },
  });
  const bed = await nurse.row('/v2/live/ward.beds', row => row['status'] === 'available');
  const [who] = await nurse.rows('/v2/inpatient-doctor/selector?limit=1');
  const stay = await nurse.does('stay/admit', 0, { patientId, bedId: bed.id, doctorId: who?.id, payer: 'general' });
  const answers = judicialAnswers({ date: '2026-11-20' });
  const report = await doctor.does('judicial/sign', 0, { encounterId: stay, answers });
  const path = `/manage/inpatient/${stay}/judicial`;
  return [
    { name: 'judicial-reports', role: 'doctor', path, kind: 'record-form' },
    { name: 'judicial-report', role: 'doctor', path: `${path}/${report}`, kind: 'record-form' },
    { name: 'judicial-new', role: 'doctor', path: `${path}/0`, kind: 'record-form' },
    {
      name: 'judicial-print',
      role: 'doctor',
      path: `${path}/${report}`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Cetak visum' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
};
