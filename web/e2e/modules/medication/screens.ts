import { reviewMet } from '@alur/contracts/prescription/all-met';
import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

/** A patient in a bed with a medicine that is due now, and another whose prescription is new. */
export const screens: ModuleScreens = async ({ house }) => {
  const [front, nurse, doctor, pharmacist] = await Promise.all(
    ['front-office', 'nurse', 'doctor', 'pharmacist'].map(role => enter(house.server, role)),
  );
  if (!front || !nurse || !doctor || !pharmacist) throw new Error('nobody is there');
  const patientId = await front.does('patient/register', 0, {
    ...{ name: 'Sukmawati Dewi', gender: 'female', birthDate: '1959-03-14' },
  });
  const bed = await nurse.row('/v2/live/ward.beds', row => row['status'] === 'available');
  const [who] = await nurse.rows('/v2/inpatient-doctor/selector?limit=1');
  const stay = await nurse.does('stay/admit', 0, { patientId, bedId: bed.id, doctorId: who?.id, payer: 'general' });
  const [medicine] = await doctor.rows('/v2/medicine/selector?search=Amoksisilin&limit=1');
  const write = (signa: string) =>
    doctor.does('prescription/write', 0, {
      ...{ encounterId: stay, allergyAcknowledged: false },
      lines: [{ kind: 'single', medicineId: medicine?.id, quantity: 9, signa, iterations: 0, days: 3 }],
    });
  const given = await write('3 x 1 tablet');
  await pharmacist.does('prescription/approve', given, { review: reviewMet, lines: [{ lineId: 1, quantity: 9 }] });
  await pharmacist.does('prescription/dispense', given, { lines: [{ lineId: 1, quantity: 3 }] });
  await write('2 x 1 tablet');
  const round = `/manage/inpatient?tab=medication&ward=${String(bed['wardId'])}`;
  return [
    { name: 'medication-round', role: 'nurse', path: round, kind: 'list' },
    { name: 'medication-chart', role: 'nurse', path: `/manage/inpatient/${stay}`, kind: 'record-form' },
    {
      name: 'medication-give',
      role: 'nurse',
      path: round,
      kind: 'form',
      open: async page => {
        await page
          .getByRole('button', { name: /^Berikan: / })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('textbox', { name: 'Alasan tanpa pindai' }).waitFor();
      },
    },
    {
      name: 'medication-verbal',
      role: 'nurse',
      path: `/manage/inpatient/${stay}`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Tulis resep lisan' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'Obat' }).waitFor();
      },
    },
    { name: 'pharmacy-inpatient', role: 'pharmacist', path: '/manage/pharmacy?tab=inpatient', kind: 'list' },
    { name: 'pharmacy-supply', role: 'pharmacist', path: `/manage/pharmacy/inpatient/${given}`, kind: 'form' },
  ];
};
