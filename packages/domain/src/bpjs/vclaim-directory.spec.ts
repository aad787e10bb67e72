import * as commands from '@alur/contracts/bpjs/commands';
import { expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { vclaimDirectory } from './vclaim-directory.js';
import { vclaimDoctorView, vclaimPoliView, vclaimProviderView } from './vclaim-directory-view.js';

const poli = { code: 'INT', name: 'PENYAKIT DALAM' };
const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
const provider = { code: '0999R001', name: 'RS MELATI' };

it('knows what the facility, a room and a doctor are in VClaim, until that is taken back', () => {
  const story = given();
  const assigns = (to: { poli?: null; doctor?: null; provider?: null } = {}) => {
    story.when(commands.assignVclaimPoli, { unitId: 3, poli, ...to });
    story.when(commands.assignVclaimDoctor, { staffId: 7, doctor, ...to });
    return story.when(commands.assignVclaimProvider, { provider, ...to });
  };
  assigns().thenState(vclaimDirectory, 1, { provider: '0999R001', polis: { 3: 'INT' }, doctors: { 7: '31661' } });
  expect(story.clinic.rows(vclaimPoliView)).toMatchObject([{ unitId: 3, ...poli }]);
  expect(story.clinic.rows(vclaimDoctorView)).toMatchObject([{ staffId: 7, ...doctor }]);
  expect(story.clinic.rows(vclaimProviderView)).toMatchObject([{ merchantId: 1, ...provider }]);
  assigns({ poli: null, doctor: null, provider: null }).thenState(vclaimDirectory, 1, {
    ...{ provider: null, polis: { 3: null }, doctors: { 7: null } },
  });
  for (const view of [vclaimPoliView, vclaimDoctorView, vclaimProviderView])
    expect(story.clinic.rows(view)).toEqual([]);
});
