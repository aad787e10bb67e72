import { enter } from '../../harness/api.ts';
import { toPane } from '../../harness/pane.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house, day }) => {
  const { patientId, encounterId } = day.visits.paid;
  const doctor = await enter(house.server, 'doctor');
  await doctor.does('letter/issue', 0, { encounterId, content: { kind: 'sick', from: day.date, days: 3 } });
  const letters = await doctor.rows(`/v2/letter/letters?encounterId=${encounterId}`);
  const record = `/manage/outpatient/patient/${patientId}/medical/${encounterId}`;
  return [
    {
      name: 'letter-issue',
      role: 'doctor',
      path: record,
      kind: 'form',
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: 'Buat surat' }).click();
        await page.getByRole('dialog').getByLabel('Jenis surat').selectOption('healthy');
      },
    },
    {
      name: 'letter-print',
      role: 'doctor',
      path: record,
      kind: 'form',
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: /^Cetak 0/ }).click();
        await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('article').waitFor();
      },
    },
    {
      name: 'letter-verify',
      role: null,
      path: `/verify/letter/${String(letters[0]?.['verificationCode'])}`,
      kind: 'entry',
    },
  ];
};
