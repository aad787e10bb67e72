import * as commands from '@alur/contracts/bpjs/commands';
import { expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { bedClassView } from './room-availability-view.js';
import { vclaimDirectory } from './vclaim-directory.js';
import { vclaimDoctorView, vclaimPoliView, vclaimProviderView } from './vclaim-directory-view.js';

const poli = { code: 'INT', name: 'PENYAKIT DALAM' };
const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
const bedClass = { code: 'KL1', name: 'KELAS I' };
const provider = { code: '0999R001', name: 'RS MELATI' };

it('knows what the facility, a room and a doctor are in VClaim, until that is taken back', () => {
  const story = given();
  const assigns = (to: { poli?: null; doctor?: null; provider?: null; bedClass?: null } = {}) => {
    story.when(commands.assignVclaimPoli, { unitId: 3, poli, ...to });
    story.when(commands.assignVclaimDoctor, { staffId: 7, doctor, ...to });
    story.when(commands.assignBedClass, { classId: 2, bedClass, ...to });
    return story.when(commands.assignVclaimProvider, { provider, ...to });
  };
  assigns().thenState(vclaimDirectory, 1, {
    ...{ provider: '0999R001', polis: { 3: 'INT' }, doctors: { 7: '31661' }, bedClasses: { 2: 'KL1' } },
  });
  expect(story.clinic.rows(vclaimPoliView)).toMatchObject([{ unitId: 3, ...poli }]);
  expect(story.clinic.rows(vclaimDoctorView)).toMatchObject([{ staffId: 7, ...doctor }]);
  expect(story.clinic.rows(vclaimProviderView)).toMatchObject([{ merchantId: 1, ...provider }]);
  expect(story.clinic.rows(bedClassView)).toMatchObject([{ classId: 2, ...bedClass }]);
  assigns({ poli: null, doctor: null, provider: null, bedClass: null }).thenState(vclaimDirectory, 1, {
    ...{ provider: null, polis: { 3: null }, doctors: { 7: null }, bedClasses: { 2: null } },
  });
  for (const view of [vclaimPoliView, vclaimDoctorView, vclaimProviderView, bedClassView])
    expect(story.clinic.rows(view)).toEqual([]);
});
