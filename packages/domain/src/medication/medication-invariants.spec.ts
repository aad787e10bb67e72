import * as commands from '@alur/contracts/medication/commands';
import { dispensePrescription } from '@alur/contracts/prescription/commands';
import { recordAllergy } from '@alur/contracts/patient/commands';
import * as stays from '@alur/contracts/stay/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billOf, patientOf } from '../care/testing/ward.js';
import { PRESCRIPTION } from '../care/testing/ward-medicine.js';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { stay } from '../stay/stay.js';
import { transaction } from '../transaction/transaction.js';
import { medicationView } from './medication-view.js';
import { dueOf, leftOf } from './medication.js';
import { reason, of, by, at, lineOf, inPharmacy, given, ALLERGY } from './testing/given-medicine.js';

describe('whatever is pressed in whatever order', () => {
  const press = fc.constantFrom(
    'give',
    'omit',
    'correct',
    'stop',
    'hold',
    'resume',
    'times',
    'dispense',
    'back',
    'prolong',
    'allergy',
    'leave',
  );
  test('every planned dose stands once at most, nothing after the stop, and nothing is made of nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(press, fc.integer({ min: 0, max: 5 })), { maxLength: 25 }), presses => {
        const ward = given();
        const { story } = ward;
        const slots = ['09:00', '20:00', '18:00', '06:00'];
        let hours = 9;
        for (const [what, n] of presses) {
          hours = Math.min(hours + 1, 23);
          const moment = { clock: `${String(hours).padStart(2, '0')}:00` };
          const slot = at(slots[n % slots.length] ?? '09:00');
          switch (what) {
            case 'give':
              story.attempt(commands.giveDose, { ...of, slot, quantity: 1, ...by }, moment);
              break;
            case 'omit':
              story.attempt(commands.omitDose, { ...of, slot, omission: 'held', reason }, moment);
              break;
            case 'correct':
              story.attempt(commands.correctDose, { ...of, dose: n + 1, reason }, moment);
              break;
            case 'stop':
              if (n === 0) story.attempt(commands.stopMedication, { id: PRESCRIPTION, lineIds: [1], reason }, moment);
              break;
            case 'hold':
              story.attempt(commands.holdMedication, { ...of, reason }, moment);
              break;
            case 'resume':
              story.attempt(commands.resumeMedication, of, moment);
              break;
            case 'times':
              story.attempt(commands.changeTimes, { ...of, times: ['06:00', '18:00'] }, moment);
              break;
            case 'dispense':
              story.attempt(
                dispensePrescription,
                { id: PRESCRIPTION, lines: [{ lineId: 1, quantity: n + 1 }] },
                moment,
              );
              break;
            case 'back':
              story.attempt(commands.takeBack, { ...of, quantity: n + 1, reason }, moment);
              break;
            case 'prolong':
              story.attempt(commands.prolongMedication, { ...of, days: n + 1, reason }, moment);
              break;
            case 'allergy':
              if (n < 2) story.attempt(commands.acceptAllergy, { ...of, reason }, moment);
              else
                story.attempt(recordAllergy, { id: patientOf(1), ...ALLERGY, substance: `Seftriakson ${n}` }, moment);
              break;
            case 'leave':
              story.attempt(stays.orderDischarge, { id: 1, manner: 'approved', plannedOn: '2026-11-30' }, moment);
              story.attempt(stays.leaveStay, { id: 1 }, moment);
              break;
          }
        }
        const it = lineOf(ward);
        if (it.status === 'none') throw new Error('nothing was started');
        const planned = it.doses.flatMap(({ slot }) => slot ?? []);
        expect(new Set(planned).size).toBe(planned.length);
        if (it.status === 'stopped')
          for (const dose of it.doses) expect(!dose.given || dose.at <= (it.until ?? '')).toBe(true);
        // A patient who has left has nothing due.
        const hasLeft = story.state(stay, 1).status === 'left';
        const [row] = story.clinic.rows<MedicationRow>(medicationView);
        if (hasLeft || it.status === 'stopped') expect(row?.nextDueAt).toBeNull();
        else expect(row?.nextDueAt).toBe(dueOf(it));
        expect(leftOf(it)).toBeGreaterThanOrEqual(0);
        expect(inPharmacy(ward)).toBe(40 - it.suppliedQuantity + it.returnedQuantity);
        const bill = story.state(transaction, billOf(1));
        const lines = bill.status === 'none' ? [] : bill.documents.flat().flatMap(each => each.lines);
        const medicine = lines.filter(({ itemType }) => itemType === 'pharmacy');
        expect(medicine.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          (it.suppliedQuantity - it.returnedQuantity) * 20_000,
        );
      }),
      { numRuns: 60 },
    );
  });
});
