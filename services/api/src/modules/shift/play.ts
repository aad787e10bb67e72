import { play } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** An open shift, of the person who plays. */
    shift: number;
  }
}

export const shiftPlay = play({
  gives: ['shift'],
  run: async ({ does }) => {
    const former = await does('shift/open', 0, { float: 100_000 });
    await does('shift/count', former, { counts: [{ method: 'cash', amount: 100_000 }] });
    await does('shift/close', former, { deposited: 0 });
    return { shift: await does('shift/open', 0, { float: 50_000 }) };
  },
});
