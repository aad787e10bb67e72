import { cough, days, screening } from '@alur/contracts/questionnaire/sample-form';
import { play } from '../../testing/play.js';

/** The facility makes a form, changes it, takes it out of use and back. */
export const questionnairePlay = play({
  run: async ({ does }) => {
    const form = await does('questionnaire/publish', 0, { definition: screening(cough) });
    await does('questionnaire/revise', form, { definition: screening(cough, days), replaces: 1 });
    await does('questionnaire/retire', form);
    await does('questionnaire/reinstate', form);
  },
});
