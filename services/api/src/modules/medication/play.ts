import { reviewMet } from '@alur/contracts/prescription/all-met';
import { play, reason } from '../../testing/play.js';

export const medicationPlay = play({
  needs: ['stay', 'medicine', 'stockedMedicine'],
  run: async ({ does, until, stay, stockedMedicine: medicineId, doctorId }) => {
    const line = { kind: 'single', medicineId, iterations: 0 };
    const morphine = await does('medicine/add', 0, {
      ...{ name: 'Morfin 10 mg', form: 'ampul', baseUnit: 'ampul', medicineClass: 'narcotic', price: 15_000 },
      ...{ highAlert: true, lookAlike: false, fornas: true },
    });
    await does('inventory/receive', morphine, {
      ...{ batch: 'M1', expiry: '2099-12-31', quantity: 20, unitCost: 9_000, origin: 'opening' },
    });
    const prescribe = (lines: readonly object[], supply: string) =>
      does('prescription/write', 0, { encounterId: stay, supply, lines, allergyAcknowledged: false });
    const approve = (id: number, ...quantities: number[]) =>
      does('prescription/approve', id, {
        review: reviewMet,
        lines: quantities.map((quantity, index) => ({ lineId: index + 1, quantity })),
      });
    const dispense = (id: number, ...quantities: number[]) =>
      does('prescription/dispense', id, {
        lines: quantities.map((quantity, index) => ({ lineId: index + 1, quantity })),
        receiverName: 'Sari',
      });
    /** The first due time, which is now. */
    const firstOf = async (id: number, lineId: number): Promise<string> => {
      const row = await until(
        `/v2/live/medication.chart?encounterId=${stay}`,
        each => each['id'] === `${id}_${lineId}` && each['nextDueAt'] !== null,
      );
      return String((row as Record<string, unknown>)['nextDueAt']);
    };
    const patientOf = async (id: number): Promise<number> => {
      const row = await until(`/v2/live/medication.chart?encounterId=${stay}`, each => each['id'] === `${id}_1`);
      return Number((row as Record<string, unknown>)['patientId']);
    };
    const manualReason = 'Pemindai rusak';

    const daily = await prescribe(
      [
        { ...line, quantity: 6, signa: '3 x 1' },
        { ...line, medicineId: morphine, quantity: 2, signa: '2 x 1' },
        { ...line, quantity: 4, signa: 'drip 8 jam' },
        { ...line, quantity: 5, signa: 'bila perlu, maksimal 3 x 1' },
      ],
      'unit_dose',
    );
    await approve(daily, 6, 2, 4, 5);
    await dispense(daily, 3, 1, 2, 3);
    const first = { lineId: 1, slot: await firstOf(daily, 1) };
    await does('medication/give', daily, { ...first, quantity: 1, manualReason });
    await does('medication/correct-dose', daily, { lineId: 1, dose: 1, reason });
    await does('medication/omit', daily, { ...first, omission: 'refused', reason: 'Pasien mual' });
    await does('medication/hold', daily, { lineId: 1, reason: 'Muntah' });
    await does('medication/resume', daily, { lineId: 1 });
    await does('medication/change-times', daily, { lineId: 1, times: ['07:00', '13:00', '19:00'] });
    await does('medication/prolong', daily, { lineId: 2, days: 2, reason: 'Masih nyeri' });
    await does('medication/check-dose', daily, { lineId: 2, slot: await firstOf(daily, 2), quantity: 1 });
    await does('medication/start-infusion', daily, { lineId: 3, rate: 20, unit: 'drops/min', quantity: 1 });
    await does('medication/change-rate', daily, { lineId: 3, rate: 30, unit: 'drops/min' });
    await does('medication/stop-infusion', daily, { lineId: 3, volume: 400 });
    await does('patient/record-allergy', await patientOf(daily), {
      ...{ kind: 'medicine', substance: 'Morfin', severity: 'mild', reaction: 'Gatal' },
    });
    await does('medication/accept-allergy', daily, { lineId: 2, reason: 'Reaksi ringan' });
    await does('medication/give', daily, { lineId: 4, quantity: 1, note: 'Nyeri kepala', manualReason });
    await does('medication/record-effect', daily, { lineId: 4, dose: 1, effect: 'relieved' });
    await does('medication/take-back', daily, { lineId: 1, quantity: 2, reason: 'Tidak dipakai' });
    await does('medication/stop', daily, { lineIds: [1, 2, 3, 4], reason: 'Diganti' });

    const shelf = await prescribe([{ ...line, quantity: 3, signa: '3 x 1', days: 1 }], 'ward_stock');
    await approve(shelf, 3);
    await does('medication/give', shelf, {
      ...{ lineId: 1, slot: await firstOf(shelf, 1), quantity: 1, manualReason },
    });
    const say = () =>
      does('prescription/write', 0, {
        ...{ encounterId: stay, supply: 'one_time', lines: [{ ...line, quantity: 1, signa: 'segera' }] },
        ...{ allergyAcknowledged: false, orderedBy: doctorId, readBack: true },
      });
    await does('prescription/verify', await say());
    // One more order waits for its review and for the prescriber's signature.
    await say();
  },
});
