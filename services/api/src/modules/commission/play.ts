import { play } from '../../testing/play.js';

/** What a paid visit brings its doctor follows by itself. */
export const commissionPlay = play({
  needs: ['paidVisit'],
  run: async ({ until }) => {
    await until('/v2/commission/entries?limit=100', ({ amount }) => Number(amount) > 0);
  },
});
