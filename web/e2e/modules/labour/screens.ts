import { enter } from '../../harness/api.ts';
import { toPane } from '../../harness/pane.ts';
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
  const born = { gender: 'male', method: 'spontaneous', apgar: [] };
  await nurse.does('labour/deliver', mother, { ...born, bornAt: minutesAgo(30), weight: 2_980, length: 48.5 });
  await nurse.does('labour/deliver', mother, { ...born, bornAt: minutesAgo(20), weight: 3_140, length: 49.5 });
  await nurse.does('labour/register-newborn', mother, { entryId: 1 });
  const { id: newborn } = await nurse.row('/v2/stay/stays?limit=100', row => row['motherEncounterId'] === mother);
  const obstetrician = await enter(house.server, 'doctor');
  await obstetrician.does('letter/issue', 0, { encounterId: newborn, content: { kind: 'birth' } });
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
    {
      name: 'labour-birth-letter',
      role: 'doctor',
      path: `/manage/inpatient/${newborn}`,
      kind: 'record-form',
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: /^Cetak 0/ }).click();
        await page.getByRole('dialog').locator('iframe').contentFrame().getByText('Kelahiran ke').waitFor();
      },
    },
  ];
};
