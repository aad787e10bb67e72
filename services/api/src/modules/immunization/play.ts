import { play, reason } from '../../testing/play.js';

export const immunizationPlay = play({
  needs: ['stay', 'patient'],
  run: async ({ does, until, stay: encounterId, patient: patientId, today }) => {
    const medicineId = await does('medicine/add', 0, {
      ...{ name: 'Vaksin influenza', form: 'vial', baseUnit: 'dosis', medicineClass: 'prescription', price: 250_000 },
      ...{ vaccine: 'influenza', programmeVaccine: false, highAlert: false, lookAlike: false, fornas: false },
    });
    await does('inventory/receive', medicineId, {
      ...{ batch: 'FLU1', expiry: '2099-12-31', quantity: 5, unitCost: 180_000, origin: 'opening' },
    });
    const lot = (await until(`/v2/live/immunization.lots?itemId=${medicineId}`, ({ batch }) => batch === 'FLU1')) as {
      id: number;
    };
    const dose = {
      ...{ encounterId, medicineId, lotId: lot.id, site: 'left_arm', route: 'intramuscular' },
      ...{ amount: 0.5, amountUnit: 'ml', reason: 'optional' },
    };
    const mistaken = await does('immunization/give', 0, { ...dose, doseNumber: 1 });
    await does('immunization/strike', mistaken, { reason });
    const given = await does('immunization/give', 0, { ...dose, doseNumber: 1 });
    const onsetAt = new Date().toISOString();
    await does('immunization/record-reaction', given, {
      ...{ onsetAt, what: 'Nyeri di tempat suntikan', severity: 'mild', outcome: 'recovering' },
    });
    await does('immunization/record-not-given', 0, {
      ...{ encounterId, vaccine: 'hepatitis_b', doseNumber: 1, because: 'refused' },
    });
    await does('immunization/report', 0, {
      ...{ patientId, vaccine: 'td', doseNumber: 1, date: today, source: 'certificate', place: 'Puskesmas' },
    });
  },
});
