import { idOf } from '@alur/domain/kernel/aggregate';
import { shift } from '@alur/domain/shift/shift';
import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** The cashier's open shift during the history. */
    drawer: { shiftId: number };
  }
}

const CASHIER = 'kasir@alur.example';
const FLOAT = 200_000;

export const shiftDemo = demo({
  where: 'both',
  needs: ['staff'],
  gives: ['drawer'],
  run: async () => ({ drawer: { shiftId: 0 } }),
  past: ({ does, state, holderOf }, { drawer, staff }) => ({
    async opens() {
      const open = await holderOf('open-shift', String(staff.get(CASHIER)?.userId));
      drawer.shiftId = open ? Number(idOf(open)) : await does(CASHIER, 'shift/open', 0, { float: FLOAT });
    },
    async closes() {
      const open = await state(shift, drawer.shiftId);
      if (open.status !== 'open') return;
      const counts = Object.entries(open.expected).map(([method, amount]) => ({ method, amount }));
      await does(CASHIER, 'shift/count', drawer.shiftId, { counts });
      await does(CASHIER, 'shift/close', drawer.shiftId, { deposited: (open.expected.cash ?? 0) - FLOAT });
    },
  }),
});
