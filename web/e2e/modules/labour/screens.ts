import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house }) => {
  const nurse = await enter(house.server, 'nurse');
  const desk = await enter(house.server, 'front-office');
  const patientId = await desk.does('patient/register', 0, { name: 'Ny. Endang Sulistyowati', gender: 'female' });
  const [bed] = await nurse.rows('/v2/bed/beds?status=available');
  const [doctor] = await nurse.rows('/v2/inpatient-doctor/selector');
  const mother = await nurse.does('stay/admit', 0, {
    ...{ patientId, bedId: bed?.['id'], doctorId: doctor?.['id'], payer: 'general' },
  });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const begun = { gravida: 2, para: 1, abortus: 0, gestationWeeks: 39, effectiveAt: minutesAgo(45) };
  await nurse.does('labour/start', mother, begun);
  await nurse.does('labour/deliver', mother, {
    ...{ bornAt: minutesAgo(20), gender: 'male', method: 'spontaneous', weight: 3_140, length: 49.5, apgar: [] },
  });
  return [
    {
      name: 'labour-register-newborn',
      role: 'nurse',
      path: `/manage/inpatient/${mother}/nurse-care`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Daftarkan bayi' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'DPJP bayi' }).waitFor();
      },
    },
  ];
};
