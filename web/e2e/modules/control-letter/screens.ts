import { enter } from '../../harness/api.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import { insuredStay } from '../../harness/insured-stay.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const NAME = 'Wagiyem';
const list = { role: 'front-office', path: '/manage/casemix/eligibility-letter', kind: 'form' } as const;

/** The letters by which one comes again, typed as BPJS has issued them, and the form for one that is not. */
export const screens: ModuleScreens = async ({ house }) => {
  const desk = await enter(house.server, 'front-office');
  const stay = await insuredStay(house, NAME, { bpjsNo: '0001234567806' });
  const number = '0999R0011126V000821';
  await desk.does('casemix/record-letter', stay, {
    ...{ number, issuedOn: dayAfter(0), care: 'inpatient', classEntitled: 3 },
  });
  await desk.does('control-letter/record', 0, {
    ...{ encounterId: stay, kind: 'control', plannedOn: dayAfter(7), number: '0999R0011126K000821' },
    ...{ poli: { code: 'INT', name: 'PENYAKIT DALAM' }, doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' } },
  });
  return [
    {
      ...{ ...list, name: 'control-letter' },
      open: async page => {
        await page.getByRole('button', { name: `Rencana kontrol ${NAME}` }).click();
        await page.getByRole('button', { name: 'Cetak 0999R0011126K000821' }).waitFor();
      },
    },
    {
      ...{ ...list, name: 'control-letter-type' },
      open: async page => {
        await page.getByRole('button', { name: `Rencana kontrol ${NAME}` }).click();
        await page.getByRole('button', { name: 'Catat SPRI' }).click();
        await page.getByRole('dialog', { name: 'Catat SPRI' }).waitFor();
      },
    },
  ];
};
