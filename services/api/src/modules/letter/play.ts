import { play, reason } from '../../testing/play.js';

export const letterPlay = play({
  needs: ['finishedVisit'],
  run: async ({ does, finishedVisit: encounterId, today }) => {
    await does('letter/set-next-number', 0, { next: 100 });
    const content = { kind: 'sick', from: today, days: 2 };
    const letter = await does('letter/issue', 0, { encounterId, content });
    await does('letter/revoke', letter, { reason });
  },
});
