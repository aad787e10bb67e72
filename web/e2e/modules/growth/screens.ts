import { enter } from '../../harness/api.ts';
import { toPane } from '../../harness/pane.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house, day }) => {
  const desk = await enter(house.server, 'front-office');
  const entries = await desk.rows(`/v2/queue/entries?date=${day.date}`);
  const child = entries.find(({ patientName }) => patientName === 'Muhammad Rizky Ramadhan');
  return [
    {
      name: 'growth-curves',
      role: 'doctor',
      path: `/manage/outpatient/patient/${Number(child?.['patientId'])}/medical/${Number(child?.id)}`,
      kind: 'form',
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: 'Lihat grafik' }).click();
        await page
          .getByRole('dialog')
          .getByRole('img', { name: /^Grafik Berat/ })
          .waitFor();
      },
    },
  ];
};
