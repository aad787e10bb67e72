import { play } from '../../testing/play.js';

export const terminologyPlay = play({
  run: async ({ does }) => {
    const begun = { system: 'icd-9-cm', version: 'ICD-9-CM 2010', total: 1 };
    const whole = await does('terminology/begin-import', 0, begun);
    await does('terminology/add-codes', whole, { codes: [{ code: '93.94', display: 'Nebulizer therapy' }] });
    await does('terminology/finish-import', whole);
    const stopped = await does('terminology/begin-import', 0, { ...begun, total: 2 });
    await does('terminology/cancel-import', stopped);
    const cough = { system: 'icd-10', code: 'R05' };
    await does('terminology/retire-code', 0, cough);
    await does('terminology/restore-code', 0, cough);
    // One stays retired.
    await does('terminology/retire-code', 0, { system: 'icd-10', code: 'B26.9' });
  },
});
