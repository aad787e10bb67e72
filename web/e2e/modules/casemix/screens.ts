import { enter } from '../../harness/api.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import { insuredStay } from '../../harness/insured-stay.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

/** A claim that is coded, one that is final, a stay that could be claimed, and one without a letter; what BPJS says of claims is not asked. */
export const screens: ModuleScreens = async ({ house }) => {
  const coder = await enter(house.server, 'casemix');
  const stays = [
    await insuredStay(house, 'Mursinah'),
    await insuredStay(house, 'Kasminah Rahayu'),
    await insuredStay(house, 'Painem', { bpjsNo: '0001234567802' }),
  ];
  for (const [at, stay] of stays.entries())
    await coder.does('casemix/record-letter', stay, {
      ...{ number: `0999R0011126V00081${at}`, issuedOn: dayAfter(0), care: 'inpatient', classEntitled: 3 },
      referral: { number: 'RJK-0117', date: dayAfter(0), origin: 'fktp', facility: 'Puskesmas Ungaran' },
    });
  await insuredStay(house, 'Sumiyem');
  const codes = async (stay: number | undefined) => {
    const claim = await coder.does('casemix/open', 0, { encounterIds: [stay] });
    await coder.does('casemix/code', claim, {
      diagnoses: [
        { code: 'J18.9', name: 'Pneumonia, tidak dirinci' },
        { code: 'E11.9', name: 'Diabetes melitus tipe 2 tanpa komplikasi' },
      ],
      procedures: [{ code: '93.94', name: 'Terapi inhalasi', quantity: 3 }],
    });
    return claim;
  };
  const [claim, final] = [await codes(stays[0]), await codes(stays[2])];
  const [visit] = (await coder.rows('/v2/casemix/eligibility-letters?search=Painem')) as { doctorId?: number }[];
  const data = { admissionMode: 'gp', careClass: 3, dischargeStatus: 1, attendingDoctorId: visit?.doctorId };
  await coder.does('casemix/change-data', final, data);
  await coder.does('casemix/finalize', final);
  return [
    { name: 'casemix-claim-final', role: 'casemix', path: `/manage/casemix?claim=${final}`, kind: 'form' },
    { name: 'casemix', role: 'casemix', path: '/manage/casemix', kind: 'list' },
    { name: 'casemix-unclaimed', role: 'casemix', path: '/manage/casemix?tab=unclaimed', kind: 'list' },
    { name: 'casemix-at-bpjs', role: 'casemix', path: '/manage/casemix?tab=at-bpjs', kind: 'list' },
    { name: 'casemix-claim', role: 'casemix', path: `/manage/casemix?claim=${claim}`, kind: 'form' },
    { name: 'casemix-letters', role: 'casemix', path: '/manage/casemix/eligibility-letter', kind: 'list' },
    {
      ...{ name: 'casemix-letter', role: 'front-office', kind: 'form' },
      path: '/manage/casemix/eligibility-letter',
      open: async page => {
        await page.getByRole('button', { name: 'Catat SEP Sumiyem' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
};
