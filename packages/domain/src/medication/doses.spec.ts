import * as commands from '@alur/contracts/medication/commands';
import * as stays from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { DAY, patientOf } from '../care/testing/ward.js';
import { CEFTRIAXONE, line, MORPHINE, PRESCRIPTION, wardMedicine } from '../care/testing/ward-medicine.js';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { medicationDoseView } from './dose-view.js';
import { medicationView } from './medication-view.js';
import { reason, of, by, at, goes, given } from './testing/given-medicine.js';

describe('a dose', () => {
  test('is due now, then at the next time that is half an interval away', () => {
    const ward = given();
    ward.story.thenRows(medicationView, [{ nextDueAt: at('09:00'), dose: 1, supplied: 2 }]);
    ward.story
      .when(commands.giveDose, { ...of, slot: at('09:00'), quantity: 1, ...by })
      .thenRows(medicationView, [{ nextDueAt: at('20:00'), used: 1, lastGivenAt: at('09:00') }]);
    ward.story.thenRows(medicationDoseView, [{ outcome: 'given', quantity: 1, by: 'Sari', slot: at('09:00') }]);
  });

  test('is written once, at a planned time, neither early nor before its order', () => {
    const { story } = given();
    const gives = (slot: string, clock: string, some: object = {}) =>
      story.when(commands.giveDose, { ...of, slot, quantity: 1, ...by, ...some }, { clock });
    gives(at('20:00'), '18:59').thenRejects('medication.too-early', {}, 'slot');
    gives(at('19:30'), '19:30').thenRejects('medication.not-planned', {}, 'slot');
    gives(at('08:00'), '19:30').thenRejects('medication.not-planned', {}, 'slot');
    gives(at('20:00'), '19:30', { givenAt: at('21:00') }).thenRejects('medication.given-when', {}, 'givenAt');
    gives(at('09:00'), '19:30', { givenAt: at('08:30') }).thenRejects('medication.given-when', {}, 'givenAt');
    gives(at('09:00'), '19:30', { givenAt: at('10:00') });
    gives(at('09:00'), '19:30').thenRejects('medication.dose-written', {}, 'slot');
    const omission = { ...of, slot: at('09:00'), omission: 'missed', reason };
    story.when(commands.omitDose, omission).thenRejects('medication.dose-written', {}, 'slot');
    story.when(commands.giveDose, { ...of, quantity: 1, ...by }).thenRejects('medication.slot-needed', {}, 'slot');
  });

  test('that is sent again after midnight finds itself', () => {
    const { story } = given();
    const dose = { ...of, slot: at('20:00'), quantity: 1, ...by };
    story.when(commands.giveDose, dose, { clock: '23:59' });
    const after = { today: '2026-11-24', clock: '00:01' };
    story.when(commands.giveDose, dose, after).thenRejects('medication.dose-written', {}, 'slot');
    const omission = { ...of, slot: at('20:00'), omission: 'missed', reason };
    story.when(commands.omitDose, omission, after).thenRejects('medication.dose-written', {}, 'slot');
    story.thenRows(medicationDoseView, [{ slot: at('20:00'), at: at('23:59') }]);
  });

  test('that was not given says why, and is due again where that was wrong', () => {
    const { story } = given();
    story.when(commands.omitDose, { ...of, slot: at('09:00'), omission: 'refused', reason: 'Mual' });
    story.thenRows(medicationView, [{ nextDueAt: at('20:00'), used: 0, lastGivenAt: null }]);
    story.when(commands.correctDose, { ...of, dose: 1, reason }).thenRows(medicationView, [{ nextDueAt: at('09:00') }]);
    story.when(commands.correctDose, { ...of, dose: 1, reason }).thenRejects('medication.no-such-dose');
    story.when(commands.giveDose, { ...of, slot: at('09:00'), quantity: 1, ...by });
    story.when(commands.recordEffect, { ...of, dose: 1, effect: 'none' }).thenRejects('medication.no-such-dose');
    story.when(commands.recordEffect, { ...of, dose: 2, effect: 'none' }).thenRejects('medication.not-as-needed');
    story.thenRows(medicationDoseView, [
      { outcome: 'refused', corrected: true },
      { outcome: 'given', corrected: false, dose: 2 },
    ]);
  });

  test('is scanned, or it is said why not; another’s band and another’s label are refused', () => {
    const { story } = given();
    const gives = (how: object) => story.when(commands.giveDose, { ...of, slot: at('09:00'), quantity: 1, ...how });
    gives({}).thenRejects('medication.manual-reason', {}, 'manualReason');
    gives({ wristband: '000001' }).thenRejects('medication.manual-reason', {}, 'manualReason');
    gives({ wristband: '000002', medicineCode: `${PRESCRIPTION}_1` }).thenRejects(
      'medication.other-patient',
      {},
      'wristband',
    );
    const other = { wristband: '000001', medicineCode: `${PRESCRIPTION}_2` };
    gives(other).thenRejects('medication.other-medicine', {}, 'medicineCode');
    gives({ wristband: '000001', medicineCode: `${PRESCRIPTION}_1` }).thenRows(medicationDoseView, [
      { patientIdentified: 'scanned', medicineIdentified: 'scanned', note: null },
    ]);
  });

  test('of a narcotic is checked by another person than who gives it', () => {
    const ward = wardMedicine();
    const { story } = ward;
    ward.prescribes([line(MORPHINE, 4, '2 x 1')], {}, { clock: '09:00' });
    ward.approves(4);
    ward.dispenses(4);
    const dose = { ...of, slot: at('09:00'), quantity: 1 };
    story.when(commands.giveDose, { ...dose, ...by }).thenRejects('medication.check-needed');
    story.when(commands.checkDose, dose);
    story.when(commands.giveDose, { ...dose, ...by }).thenRejects('medication.same-person');
    const checkedBy = { staffId: 55, name: 'Dewi', profession: 'nurse' };
    const told = { ...of, ...{ encounterId: 1, patientId: 101, unitId: 1, prescriptionId: PRESCRIPTION } };
    const { id: _id, ...checked } = { ...told, effectiveAt: at('09:00'), slot: at('09:00'), quantity: 1, checkedBy };
    story.given({ [`medication-${PRESCRIPTION}_1`]: [{ type: 'MedicationDoseChecked', data: checked }] });
    story
      .when(commands.giveDose, { ...dose, quantity: 2, ...by })
      .thenRejects('medication.check-other-dose', { quantity: 1 }, 'quantity');
    story.when(commands.giveDose, { ...dose, ...by }).thenRows(medicationDoseView, [{ by: 'Sari', checkedBy: 'Dewi' }]);
    story
      .when(commands.giveDose, { ...dose, slot: at('20:00'), ...by }, { clock: '20:00' })
      .thenRejects('medication.check-needed');
  });

  test('as needed keeps its distance and its number a day', () => {
    const ward = wardMedicine();
    const { story } = ward;
    ward.prescribes([line(CEFTRIAXONE, 20, '2 x 1 bila perlu, tiap 4 jam')], {}, { clock: '09:00' });
    ward.approves(20);
    ward.dispenses(20);
    story.thenRows(medicationView, [{ asNeeded: true, nextDueAt: null, maxPerDay: 2, minHours: 4 }]);
    const gives = (clock: string, today = DAY) =>
      story.when(commands.giveDose, { ...of, quantity: 1, note: 'Nyeri', ...by }, { clock, today });
    gives('10:00');
    gives('13:59').thenRejects('medication.too-soon', { hours: 4 });
    gives('14:00');
    gives('20:00').thenRejects('medication.enough-today', { most: 2 });
    const effect = (dose: number, some: object = {}) =>
      story.when(commands.recordEffect, { ...of, dose, effect: 'partly', ...some }, { clock: '14:40' });
    effect(3).thenRejects('medication.no-such-dose');
    effect(2);
    effect(2, { effect: 'relieved', note: 'Nyeri 2' }).thenRows(medicationDoseView, [
      { dose: 1, effect: null },
      { dose: 2, effect: 'relieved', effectNote: 'Nyeri 2', effectAt: at('14:40'), effectBy: 'Sari' },
    ]);
    gives('06:00', '2026-11-24');
  });

  test('waits while it is held, follows other times from then on, and ends with its stop or its days', () => {
    const { story } = given();
    const gives = (slot: string, clock: string, today = DAY) =>
      story.when(commands.giveDose, { ...of, slot, quantity: 1, ...by }, { clock, today });
    story.when(commands.holdMedication, { ...of, reason: 'Tensi rendah' }, { clock: '09:10' });
    gives(at('09:00'), '09:20').thenRejects('medication.on-hold');
    story.when(commands.holdMedication, { ...of, reason }).thenRejects('medication.on-hold');
    story.when(commands.resumeMedication, of);
    story.when(commands.resumeMedication, of).thenRejects('medication.not-held');
    gives(at('09:00'), '09:20');
    story.when(commands.changeTimes, { ...of, times: ['18:00', '06:00'] }, { clock: '12:00' });
    story.thenRows(medicationView, [{ nextDueAt: at('18:00') }]);
    gives(at('20:00'), '19:30').thenRejects('medication.not-planned', {}, 'slot');
    gives(at('18:00'), '19:30').thenRows(medicationView, [{ nextDueAt: at('06:00', '2026-11-24') }]);
    story.when(commands.stopMedication, { id: PRESCRIPTION, lineIds: [1], reason });
    gives(at('06:00', '2026-11-24'), '06:00', '2026-11-24').thenRejects('medication.stopped');
  });

  test('is at other hours by a nurse, more often or more of it by a prescriber alone', () => {
    const { story } = given();
    const nurse = { rights: ['inpatient.ongoing.medication:times'] };
    const changes = (body: object, who: object = nurse) => story.when(commands.changeTimes, { ...of, ...body }, who);
    changes({ times: ['07:00'] }).thenRejects('medication.times-prescriber', { planned: 2 }, 'times');
    changes({ times: ['07:00', '19:00'], dose: 2 }).thenRejects('medication.dose-prescriber', {}, 'dose');
    changes({ times: ['07:00', '19:00'], dose: 1 }).thenRows(medicationView, [{ dose: 1 }]);
    changes({ times: ['06:00', '14:00', '22:00'], dose: 2 }, {}).thenRows(medicationView, [{ dose: 2 }]);
    changes({ times: ['05:00', '13:00', '21:00'] });
    const needed = wardMedicine();
    needed.prescribes([line(CEFTRIAXONE, 20, '2 x 1 bila perlu, tiap 4 jam')], {}, { clock: '09:00' });
    needed.approves(20);
    needed.story
      .when(commands.changeTimes, { ...of, times: ['07:00', '19:00'] }, nurse)
      .thenRejects('medication.schedule-prescriber', {}, 'times');
  });

  test('that was given or not given stays as it was when the times change, and none is planned before that', () => {
    const { story } = given();
    const written = { ...of, ...by, quantity: 1 };
    story.when(commands.giveDose, { ...written, slot: at('09:00') }, { clock: '09:20' });
    const before = story.clinic.rows(medicationDoseView);
    expect(before).toMatchObject([{ slot: at('09:00'), at: at('09:20'), outcome: 'given' }]);
    story.when(commands.changeTimes, { ...of, times: ['08:00', '18:00'] }, { clock: '12:00' });
    expect(story.clinic.rows(medicationDoseView)).toEqual(before);
    story
      .when(commands.giveDose, { ...written, slot: at('08:00') }, { clock: '12:05' })
      .thenRejects('medication.not-planned', {}, 'slot');
    story.thenRows(medicationView, [{ nextDueAt: at('18:00') }]);
  });

  test('is none after as many days as it was ordered for', () => {
    const ward = wardMedicine();
    ward.prescribes([line(CEFTRIAXONE, 6, '2 x 1', { days: 3 })], {}, { clock: '09:00' });
    ward.approves(6);
    ward.dispenses(6);
    ward.story.thenRows(medicationView, [{ stopsAt: at('09:00', '2026-11-26') }]);
    ward.story
      .when(
        commands.giveDose,
        { ...of, slot: at('08:00', '2026-11-26'), quantity: 1, ...by },
        { today: '2026-11-26', clock: '09:00' },
      )
      .thenRejects('medication.expired');
  });

  test('is none for who has left, and due again for who is in her bed after all', () => {
    const ward = given();
    const { story } = ward;
    ward.dispenses(4);
    goes(ward).thenRows(medicationView, [{ nextDueAt: null, wardId: null }]);
    const dose = { ...of, slot: at('09:00'), quantity: 1, ...by };
    story.when(commands.giveDose, dose).thenRejects('stay.left');
    story.when(stays.resumeStay, { id: 1, reason }).thenRows(medicationView, [{ nextDueAt: at('09:00'), wardId: 1 }]);
    story.when(commands.giveDose, dose, { clock: '09:30' });
  });

  test('that runs has a rate', () => {
    const ward = wardMedicine();
    const { story } = ward;
    ward.prescribes([line(CEFTRIAXONE, 3, 'drip dalam NaCl 100 ml')], {}, { clock: '09:00' });
    ward.approves(3);
    ward.dispenses(3);
    const rate = { ...of, rate: 50, unit: 'ml/h' };
    story.when(commands.changeRate, rate).thenRejects('medication.not-running');
    story
      .when(commands.startInfusion, { ...rate, quantity: 4 })
      .thenRejects('medication.not-supplied', { left: 3, unit: 'vial' }, 'quantity');
    story
      .when(commands.startInfusion, { ...rate, quantity: 1 })
      .thenRows(medicationView, [{ rate: '50 ml/h', used: 1 }]);
    story.when(commands.startInfusion, { ...rate, quantity: 1 }).thenRejects('medication.running');
    story.when(commands.changeRate, { ...rate, rate: 80 }).thenRows(medicationView, [{ rate: '80 ml/h' }]);
    story.when(commands.stopInfusion, { ...of, volume: 100 }).thenRows(medicationView, [{ rate: null }]);
    expect(story.clinic.rows<MedicationRow>(medicationView)[0]?.flow).toMatchObject([
      { what: 'start', rate: '50 ml/h', volume: null, by: 'Sari' },
      { what: 'rate', rate: '80 ml/h', volume: null },
      { what: 'stop', rate: null, volume: 100 },
    ]);
  });

  test.each([
    ['2010-11-24', true],
    ['2010-11-23', false],
    ['1970-01-01', false],
  ])(
    'that runs into whoever was born %s on 23 November 2026 is checked by a second person: %s',
    (birthDate, isChecked) => {
      const ward = wardMedicine();
      const { story } = ward;
      const identity = {
        patientId: patientOf(1),
        recordNumber: '000001',
        name: 'Budi Santoso',
        gender: 'male',
        birthDate,
      };
      story.given({ [`patient-${patientOf(1)}`]: [{ type: 'PatientIdentityCorrected', data: identity }] });
      ward.prescribes([line(CEFTRIAXONE, 3, 'drip dalam NaCl 100 ml')], {}, { clock: '09:00' });
      ward.approves(3);
      ward.dispenses(3);
      story.thenRows(medicationView, [{ doubleCheck: isChecked }]);
      const starts = story.when(commands.startInfusion, { ...of, rate: 50, unit: 'ml/h', quantity: 1 });
      if (isChecked) starts.thenRejects('medication.check-needed');
      else starts.thenRows(medicationView, [{ rate: '50 ml/h' }]);
    },
  );
});
