import { play, reason } from '../../testing/play.js';

interface Bill {
  id: number;
  /** Rupiah still to be paid. */
  remaining: number;
}

declare module '../../testing/play.js' {
  interface Made {
    /** Waits until a visit's bill has this status. */
    billOf: (encounterId: number, status: string) => Promise<Bill>;
    /** Pays the bill of a finished visit in full; returns its id. */
    payBill: (encounterId: number) => Promise<number>;
    /** A visit whose bill is paid and stays so. */
    paidVisit: number;
  }
}

export const transactionBillsPlay = play({
  needs: ['shift'],
  gives: ['billOf', 'payBill'],
  run: async ({ does, until, shift: shiftId }) => {
    const billOf = async (encounterId: number, status: string) =>
      (await until(
        '/v2/transaction/transactions?limit=100',
        row => row['encounterId'] === encounterId && row['status'] === status,
      )) as Bill;
    const payBill = async (encounterId: number) => {
      const { id, remaining: amount } = await billOf(encounterId, 'ONGOING');
      return does('transaction/pay', id, { shiftId, lines: [{ method: 'qris', amount }] });
    };
    return { billOf, payBill };
  },
});

/** A bill is edited, paid, paid back, paid again and voided. */
export const transactionPlay = play({
  needs: ['examine', 'finishedVisit', 'prescribe', 'treatment', 'shift', 'billOf', 'payBill'],
  gives: ['paidVisit'],
  run: async ({ does, examine, finishedVisit, prescribe, treatment: treatmentId, shift: shiftId, billOf, payBill }) => {
    const visit = await examine();
    const forgotten = await prescribe(visit);
    const { id } = await billOf(visit, 'WAITING');
    await does('transaction/drop-charge', id, { source: { module: 'prescription', id: forgotten }, reason });
    await does('transaction/receive-deposit', id, { shiftId, method: 'cash', amount: 5_000 });
    await does('transaction/refund-deposit', id, { shiftId, depositId: 1, amount: 5_000, reason });
    await does('consultation/finish', visit);
    await billOf(visit, 'ONGOING');
    await does('transaction/reopen', id, { reason });
    await does('transaction/add-item', id, { treatmentId, quantity: 1 });
    await does('transaction/change-item', id, { itemId: 1, quantity: 1 });
    await does('transaction/remove-item', id, { itemId: 1 });
    const bears = {
      name: 'Asuransi Sehat',
      document: 'SJ-1',
      cover: { mode: 'limit', value: 10_000, itemTypes: null },
    };
    await does('transaction/add-guarantor', id, { ...bears, kind: 'insurance', insurerId: null });
    await does('transaction/change-guarantor', id, { ...bears, guarantorId: 1 });
    await does('transaction/order-guarantors', id, { guarantorIds: [1] });
    await does('transaction/remove-guarantor', id, { guarantorId: 1 });
    const discount = { type: 'single_outpatient_consultations', valueType: 'percent', value: 10 };
    await does('transaction/give-discount', id, discount);
    await does('transaction/remove-discount', id, { discountId: 1 });
    await does('transaction/approve-discount', id, { ...discount, value: 50 });
    await does('transaction/print-interim-bill', id, { printer: 'laser_a4' });
    await does('transaction/close', id);
    await does('transaction/pay', id, { shiftId, lines: [{ method: 'cash', amount: 10_000, tendered: 10_000 }] });
    await does('transaction/refund', id, { shiftId, paymentId: 1, reason });
    await payBill(visit);
    const slip = { printer: 'thermal_80', doctorSignature: true, cashierSignature: true };
    await does('transaction/print-receipt', id, slip);
    await does('transaction/void', id, { shiftId, reason, replace: true });
    await does('prescription/cancel', forgotten, { reason });
    await payBill(visit);
    await payBill(finishedVisit);
    return { paidVisit: finishedVisit };
  },
});

/** The bill is cancelled during the consultation, so that its charges come late and get a bill of their own. */
export const transactionLatePlay = play({
  needs: ['examine', 'billOf', 'payBill'],
  run: async ({ does, until, examine, billOf, payBill }) => {
    const visit = await examine();
    const { id: unpaid } = await billOf(visit, 'WAITING');
    await does('transaction/cancel', unpaid, { reason });
    await does('consultation/finish', visit);
    await until(`/v2/live/transaction.charges?transactionId=${unpaid}`, row => row['late'] === 'open');
    const source = { module: 'consultation', id: visit };
    await does('transaction/settle-late-charges', unpaid, { source, how: 'supplement', reason });
    await payBill(visit);
  },
});
