import { actOf } from './acts.js';
import { MemoryClinic } from '../../kernel/testing/memory-clinic.js';
import { opened } from '../../transaction/testing/bills.js';
import { receiveStockAct } from '../../inventory/acts/move-stock.js';

const which = { encounterId: 3, patientId: 5, unitId: 1 };

/** A clinic with one visit inside, a medicine in stock, and the cashier's drawer open. */
export const visitUnderWay = (some: { payer?: 'general' | 'bpjs'; stock?: number } = {}) => {
  const payer = some.payer ?? 'general';
  const clinic = new MemoryClinic();
  clinic.run(actOf('store/open-main'), {}, { id: clinic.merchantId });
  const add = (name: string, price: number, strength: number | null) =>
    clinic.run(actOf('medicine/add'), {
      name,
      form: 'tablet',
      strength,
      strengthUnit: strength === null ? null : 'mg',
      baseUnit: 'tablet',
      medicineClass: 'prescription',
      price,
      highAlert: false,
      lookAlike: false,
      fornas: true,
    }).id;
  const amoxicillin = add('Amoksisilin 500 mg', 1_000, 500);
  const paracetamol = add('Parasetamol 500 mg', 500, 500);
  for (const id of [amoxicillin, paracetamol])
    clinic.run(
      receiveStockAct,
      { batch: 'A1', expiry: '2027-06-30', quantity: some.stock ?? 20, unitCost: 400, origin: 'opening' },
      { id },
    );
  clinic.given('transaction-9', ...opened(payer));
  clinic.given(
    'encounter-3',
    {
      type: 'EncounterOpened',
      data: {
        ...which,
        kind: 'outpatient',
        status: 'arrived',
        date: clinic.today,
        patientName: 'Siti Aminah',
        recordNumber: '000123',
        gender: 'female',
        age: null,
        unitName: 'Ruang 1',
        doctor: { staffId: 12, name: 'dr. Budi', profession: 'doctor' },
        payer,
        insurer: null,
        transactionId: 9,
        episodeId: 3,
      },
    },
    { type: 'EncounterStarted', data: which },
  );
  clinic.given('booking-3', {
    type: 'BookingMade',
    data: {
      ...which,
      scheduleId: 1,
      scheduleName: 'Poli Umum',
      date: clinic.today,
      display: 'A-001',
      number: 1,
      price: 75_000,
      sharePercent: null,
      source: 'web',
      visitStatus: 'sick',
    },
  });
  const shiftId = clinic.run(actOf('shift/open'), { float: 100_000 }).id;
  return { clinic, amoxicillin, paracetamol, shiftId };
};

export const tablets = (medicineId: number, quantity: number) => ({
  kind: 'single',
  medicineId,
  quantity,
  signa: '3 x 1 tablet, sesudah makan',
  iterations: 0,
});
