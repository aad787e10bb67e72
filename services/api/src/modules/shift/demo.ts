import { shift } from '@alur/domain/shift/shift';
import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** The cashier's open shift, while the past is played. */
    drawer: { shiftId: number };
  }
}

const CASHIER = 'kasir@alur.example';
const FLOAT = 200_000;

export const shiftDemo = demo({
  gives: ['drawer'],
  run: async () => ({ drawer: { shiftId: 0 } }),
  past: ({ does, state }, { drawer }) => ({
    opens: () => void (drawer.shiftId = does(CASHIER, 'shift/open', 0, { float: FLOAT })),
    closes() {
      const open = state(shift, drawer.shiftId);
      if (open.status !== 'open') return;
      const counts = Object.entries(open.expected).map(([method, amount]) => ({ method, amount }));
      does(CASHIER, 'shift/count', drawer.shiftId, { counts });
      does(CASHIER, 'shift/close', drawer.shiftId, { deposited: (open.expected.cash ?? 0) - FLOAT });
    },
  }),
});
