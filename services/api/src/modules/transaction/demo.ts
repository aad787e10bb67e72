import { encounter } from '@alur/domain/encounter/encounter';
import { roundUp, remaining } from '@alur/domain/transaction/totals';
import { transaction } from '@alur/domain/transaction/transaction';
import { demo } from '../../demo/demo.js';

const CASHIER = 'kasir@alur.example';

export const transactionDemo = demo({
  where: 'both',
  needs: ['drawer', 'stays'],
  past: ({ does, random, state }, { drawer, stays }) => {
    const paper = { printer: 'thermal_80', doctorSignature: false, cashierSignature: true };
    /** Takes deposits of the inpatients; one is sufficient, another is too small. */
    const takeDeposits = async () => {
      for (const [at, stayId] of [...stays.values()].entries()) {
        const visit = await state(encounter, stayId);
        const id = visit.status === 'none' ? 0 : visit.transactionId;
        const bill = await state(transaction, id);
        if (bill.status !== 'open') continue;
        const amount = at === 0 ? 3_000_000 : roundUp(bill.subtotal, 100_000);
        if (amount === 0) continue;
        await does(CASHIER, 'transaction/receive-deposit', id, { shiftId: drawer.shiftId, method: 'transfer', amount });
      }
    };
    return {
      async atTheCashier({ encounterId, day, nth }) {
        if (day.before === 1 && nth === 0) await takeDeposits();
        const visit = await state(encounter, encounterId);
        const id = visit.status === 'none' ? 0 : visit.transactionId;
        const bill = await state(transaction, id);
        // One patient has left without paying.
        const owes = day.before === 2 && nth === 3;
        if (bill.status !== 'closed' || owes) return;
        const amount = remaining(bill);
        if (amount > 0) {
          const method = random() < 0.62 ? 'cash' : random() < 0.7 ? 'qris' : 'debit_card';
          const due = method === 'cash' ? roundUp(amount, 100) : amount;
          const paid = method === 'cash' ? { method, amount: due, tendered: roundUp(due, 10_000) } : { method, amount };
          await does(CASHIER, 'transaction/pay', id, { shiftId: drawer.shiftId, lines: [paid] });
        }
        await does(CASHIER, 'transaction/print-receipt', id, paper);
      },
    };
  },
});
