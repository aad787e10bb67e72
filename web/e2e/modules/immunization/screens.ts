import { enter } from '../../harness/api.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const NAME = 'Alya Putri Kirana';
/** Ten months old, so that measles vaccine is overdue. */
const DAYS_OLD = 310;

/** A child in a bed who had some doses by her book, one of them with a reaction, and was given one here. */
export const screens: ModuleScreens = async ({ house }) => {
  const [front, nurse] = await Promise.all(['front-office', 'nurse'].map(role => enter(house.server, role)));
  if (!front || !nurse) throw new Error('nobody is there');
  const patientId = await front.does('patient/register', 0, {
    ...{ name: NAME, gender: 'female', birthDate: dayAfter(-DAYS_OLD) },
  });
  const bed = await nurse.row('/v2/live/ward.beds', row => row['status'] === 'available');
  const [who] = await nurse.rows('/v2/inpatient-doctor/selector?limit=1');
  const stay = await nurse.does('stay/admit', 0, { patientId, bedId: bed.id, doctorId: who?.id, payer: 'general' });
  const reports = (vaccine: string, doseNumber: number, days: number) =>
    nurse.does('immunization/report', 0, {
      ...{ patientId, vaccine, doseNumber, date: dayAfter(days - DAYS_OLD), source: 'kia_book' },
      place: 'Puskesmas Sukajadi',
    });
  await reports('hepatitis_b', 1, 0);
  await reports('bcg', 1, 32);
  for (const [at, days] of [62, 93, 124].entries()) {
    await reports('dtp_hb_hib', at + 1, days);
    if (at < 2) await reports('pcv', at + 1, days);
  }
  for (const [at, days] of [32, 62, 93, 124].entries()) await reports('opv', at + 1, days);
  const vaccine = await nurse.row('/v2/live/immunization.vaccines', row => row['vaccine'] === 'ipv');
  const lot = await nurse.row(`/v2/live/immunization.lots?itemId=${vaccine.id}`, row => Number(row['onHand']) > 0);
  const given = await nurse.does('immunization/give', 0, {
    ...{ encounterId: stay, medicineId: vaccine.id, lotId: lot.id, doseNumber: 1, site: 'left_thigh' },
    ...{ route: 'intramuscular', amount: 0.5, amountUnit: 'ml', reason: 'basic' },
  });
  await nurse.does('immunization/record-reaction', given, {
    ...{ onsetAt: new Date().toISOString(), what: 'Demam 38,2 °C', severity: 'mild', outcome: 'recovering' },
  });
  const path = `/manage/inpatient/${stay}`;
  const person = `/manage/front-office/patient/${patientId}?tab=immunization`;
  return [
    {
      ...{ name: 'immunization-visit', role: 'nurse', path, kind: 'record-form' },
      open: async page => {
        const give = page.getByRole('button', { name: 'Beri MR / MMR 1' });
        await give.waitFor();
        await give.scrollIntoViewIfNeeded();
      },
    },
    {
      ...{ name: 'immunization-give', role: 'nurse', path, kind: 'record-form' },
      open: async page => {
        await page.getByRole('button', { name: 'Beri MR / MMR 1' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'Batch' }).waitFor();
      },
    },
    {
      ...{ name: 'immunization-chart', role: 'nurse', path, kind: 'record-form' },
      open: async page => {
        await page.getByRole('button', { name: 'Jadwal', exact: true }).click();
        await page.getByRole('dialog').getByRole('table').waitFor();
      },
    },
    {
      ...{ name: 'immunization-person', role: 'front-office', path: person, kind: 'form' },
      open: page => page.getByRole('table').first().waitFor(),
    },
    {
      ...{ name: 'immunization-paper', role: 'front-office', path: person, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Cetak kartu' }).click();
        await page.getByRole('dialog', { name: 'Kartu imunisasi' }).waitFor();
      },
    },
    { name: 'immunization-list', role: 'nurse', path: '/manage/outpatient?tab=immunization', kind: 'list' },
  ];
};
