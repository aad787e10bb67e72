import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import { examined } from '../../testing/examined.js';
import { play, reason } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** Writes a prescription in a visit that is under way. */
    prescribe: (encounterId: number) => Promise<number>;
  }
}

export const prescriptionPlay = play({
  needs: ['examine', 'stockedMedicine', 'payBill'],
  gives: ['prescribe'],
  run: async ({ does, until, examine, stockedMedicine: medicineId, payBill }) => {
    const lines = [{ kind: 'single', medicineId, quantity: 10, signa: '3 x 1', iterations: 0 }];
    const written = { lines, allergyAcknowledged: false };
    const prescribe = (encounterId: number) => does('prescription/write', 0, { encounterId, ...written });
    const visit = await examine();
    const given = await prescribe(visit);
    await does('prescription/revise', given, written);
    await does('prescription/cancel', await prescribe(visit), { reason });
    await does('consultation/finish', visit);

    const inQueue = () =>
      until(
        `/v2/prescription/prescriptions?encounterId=${visit}`,
        row => row['id'] === given && row['status'] === 'queue',
      );
    await inQueue();
    await does('prescription/return', given, { note: 'Dosis?' });
    await does('prescription/revise', given, written);
    await inQueue();
    const approve = () =>
      does('prescription/approve', given, { review: reviewMet, lines: [{ lineId: 1, quantity: 10 }] });
    await approve();
    await does('prescription/withdraw-approval', given, { reason });
    await approve();
    await payBill(visit);
    await does('prescription/hand-over', given, { receiverName: 'Ani', checks: handoverChecked });
    return { prescribe };
  },
});

/** A prescription is returned to the doctor, who has not answered yet. */
export const prescriptionReturnedPlay = play({
  needs: ['schedule', 'fees', 'prescribe'],
  run: async ({ does, until, schedule: scheduleId, today: date, prescribe }) => {
    const { visit } = await examined(does, { scheduleId, date }, 'Wahyu Hidayati');
    const returned = await prescribe(visit);
    await does('consultation/finish', visit);
    await until(`/v2/prescription/prescriptions?encounterId=${visit}`, row => row['status'] === 'queue');
    await does('prescription/return', returned, { note: 'Dosis?' });
  },
});
