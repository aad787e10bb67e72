import { reviewMet } from '@alur/contracts/prescription/all-met';
import { medication, medicationId } from '@alur/domain/medication/medication';
import { demo } from '../../demo/demo.js';

const NURSE = 'perawat@alur.example';
const DOCTOR = 'dokter@alur.example';
const PHARMACIST = 'apoteker@alur.example';

/** One inpatient has had a day's supply and the first dose, another waits for the pharmacist's review. */
const prescribed = [
  {
    ...{ name: 'Suharti Ningsih', isSupplied: true },
    lines: [
      { medicine: 'Amoksisilin 500 mg', quantity: 15, signa: '3 x 1 tablet', days: 5 },
      { medicine: 'Parasetamol 500 mg', quantity: 10, signa: '3 x 1 tablet bila demam, bila perlu tiap 6 jam' },
    ],
  },
  {
    ...{ name: 'Bambang Sudarsono', isSupplied: false },
    lines: [{ medicine: 'Amlodipin 5 mg', quantity: 5, signa: '1 x 1 tablet', days: 5 }],
  },
] as const;

export const medicationDemo = demo({
  needs: ['medicines', 'stays', 'staff'],
  past: ({ does, state }, { medicines, stays, staff }) => {
    const ids = new Map(medicines.map(({ name, id }) => [name, id]));
    return {
      async opens({ isLast }) {
        if (!isLast) return;
        for (const { name, lines, isSupplied } of prescribed) {
          const encounterId = stays.get(name);
          const written = lines.map(({ medicine, ...line }) => ({
            ...{ kind: 'single', medicineId: ids.get(medicine), iterations: 0, ...line },
          }));
          const id = await does(DOCTOR, 'prescription/write', 0, {
            ...{ encounterId, supply: 'unit_dose', lines: written, allergyAcknowledged: false },
          });
          if (!isSupplied) continue;
          const amounts = (most: number) =>
            lines.map(({ quantity }, index) => ({ lineId: index + 1, quantity: Math.min(quantity, most) }));
          await does(PHARMACIST, 'prescription/approve', id, { review: reviewMet, lines: amounts(Infinity) });
          await does(PHARMACIST, 'prescription/dispense', id, { lines: amounts(3) });
          const first = await state(medication, medicationId(id, 1));
          if (first.status === 'none') continue;
          await does(NURSE, 'medication/give', id, {
            ...{ lineId: 1, slot: first.startedAt, quantity: 1, manualReason: 'Etiket belum terpasang' },
          });
        }
        // An order by telephone, read back but not signed yet.
        const line = { kind: 'single', medicineId: ids.get('Antasida'), quantity: 6, signa: '3 x 1 tablet' };
        await does(NURSE, 'prescription/write', 0, {
          ...{ encounterId: stays.get(prescribed[1].name), supply: 'unit_dose', lines: [{ ...line, iterations: 0 }] },
          ...{ allergyAcknowledged: false, orderedBy: staff.get(DOCTOR)?.userId, readBack: true },
        });
      },
    };
  },
});
