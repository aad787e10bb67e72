import { demo } from '../../demo/demo.js';
import { judicialAnswers } from './judicial-answers.js';

/** Of one who lies in the ward a report to the police waits to be handed over. */
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
