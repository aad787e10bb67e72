import { play, reason } from '../../testing/play.js';
import { judicialAnswers } from './judicial-answers.js';

/** A report is signed, corrected and handed over; another was written of the wrong patient. */
export const judicialPlay = play({
  needs: ['stay'],
  run: async ({ does, stay: encounterId, today }) => {
    const answers = judicialAnswers({ date: today });
    const report = await does('judicial/sign', 0, { encounterId, answers });
    await does('judicial/amend', report, { answers, amends: 1, reason });
    const given = { receiver: 'Aiptu Joko Wardoyo', receiverNumber: 'NRP 78010233', institution: 'Polsek Melati' };
    await does('judicial/hand-over', report, { ...given, version: 2, receivedOn: today });
    const mistaken = await does('judicial/sign', 0, { encounterId, answers });
    await does('judicial/strike', mistaken, { reason });
  },
});
