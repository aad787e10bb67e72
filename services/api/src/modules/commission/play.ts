import { play } from '../../testing/play.js';

/** A process computes the doctor's commission of a paid visit. */
export const commissionPlay = play({
  needs: ['paidVisit'],
  run: async ({ until }) => {
    await until('/v2/commission/entries?limit=100', ({ amount }) => Number(amount) > 0);
  },
});
