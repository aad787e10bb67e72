import { demo } from '../../demo/demo.js';
import { judicialAnswers } from './judicial-answers.js';

/** A police report on an inpatient waits to be handed over. */
export const judicialDemo = demo({
  needs: ['stays'],
  past: ({ does, lastDay }, { stays }) => ({
    async opens({ isLast }) {
      if (!isLast) return;
      const encounterId = stays.get('Bambang Sudarsono');
      await does('dokter2@alur.example', 'judicial/sign', 0, {
        ...{ encounterId, answers: judicialAnswers({ date: lastDay }) },
      });
    },
  }),
});
