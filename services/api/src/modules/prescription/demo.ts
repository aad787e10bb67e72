import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import { encounter } from '@alur/domain/encounter/encounter';
import { prescription } from '@alur/domain/prescription/prescription';
import { transaction } from '@alur/domain/transaction/transaction';
import { demo } from '../../demo/demo.js';
import type { PastVisit } from '../../demo/history/past.js';

const PHARMACIST = 'apoteker@alur.example';
/** Share of prescriptions that the pharmacy returns to the doctor with a question. */
const RETURNED = 0.02;

export const prescriptionDemo = demo({
  where: 'both',
  needs: ['medicines'],
  past: ({ does, random, state }, { medicines }) => {
    const ids = new Map(medicines.map(({ name, id }) => [name, id]));
    const written = new Map<number, number>();
    let isOneReturned = false;
    const linesOf = ({ illness, patient }: PastVisit) =>
      illness.medicines
        .filter(([name]) => !patient.notFor.includes(name))
        .map(([name, quantity, signa]) => ({
          ...{ kind: 'single', medicineId: ids.get(name), quantity, signa, iterations: 0 },
        }));
    const approve = async (id: number) => {
      const prescribed = await state(prescription, id);
      if (prescribed.status !== 'queue') return;
      const lines = prescribed.lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
      await does(PHARMACIST, 'prescription/approve', id, { review: reviewMet, lines });
    };
    const isPaid = async (encounterId: number) => {
      const visit = await state(encounter, encounterId);
      return visit.status !== 'none' && (await state(transaction, visit.transactionId)).status === 'paid';
    };
    return {
      async isExamined(visit) {
        const lines = linesOf(visit);
        if (lines.length === 0) return;
        const { encounterId, doctor } = visit;
        const body = { encounterId, lines, allergyAcknowledged: false };
        written.set(encounterId, await does(doctor, 'prescription/write', 0, body));
      },
      async atThePharmacy(visit) {
        const id = written.get(visit.encounterId);
        if (id === undefined) return;
        const isReturned = random() < RETURNED;
        // One returned prescription is still unanswered at the end of the history.
        const stays = visit.day.isLast && !isOneReturned;
        if (isReturned || stays)
          await does(PHARMACIST, 'prescription/return', id, { note: 'Mohon dipastikan dosisnya, Dok' });
        if (stays) isOneReturned = true;
        else {
          if (isReturned)
            await does(visit.doctor, 'prescription/revise', id, { lines: linesOf(visit), allergyAcknowledged: false });
          await approve(id);
        }
      },
      async goesHome({ encounterId, patient }) {
        const id = written.get(encounterId);
        if (id === undefined || (await state(prescription, id)).status !== 'approve' || !(await isPaid(encounterId)))
          return;
        await does(PHARMACIST, 'prescription/hand-over', id, { receiverName: patient.name, checks: handoverChecked });
      },
    };
  },
});
