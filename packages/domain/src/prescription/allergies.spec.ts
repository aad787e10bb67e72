import type { Allergy } from '@alur/contracts/patient/rows';
import type { WrittenLine } from '@alur/contracts/prescription/lines';
import { describe, expect, it } from 'vitest';
import { acknowledged, metByLines, type MetAllergy } from './allergies.js';
import { medicines } from './testing/prescriptions.js';

const allergy = (allergyId: number, substance: string): Allergy => ({
  allergyId,
  substance,
  kind: 'medicine',
  medicineId: null,
  severity: 'unknown',
  reaction: '',
});
const known = [allergy(1, 'Amoxicillin'), allergy(2, 'Udang'), allergy(3, 'Codeine')];
const tablets: WrittenLine = {
  kind: 'single',
  medicineId: 1,
  quantity: 10,
  signa: '3 x 1',
  route: null,
  days: null,
  iterations: 0,
  note: null,
};
const powder: WrittenLine = {
  kind: 'compound',
  name: 'Puyer',
  form: 'powder',
  packs: 10,
  method: 'dtd',
  signa: '3 x 1',
  days: null,
  note: null,
  components: [
    { medicineId: 2, dose: 100 },
    { medicineId: 3, dose: 5 },
  ],
};

describe('the allergies that lines meet', () => {
  it('are found in single medicines and inside compounds, each with the field that names the medicine', () => {
    expect(metByLines([tablets, powder], medicines, known)).toEqual([
      { allergyId: 1, substance: 'Amoxicillin', medicine: 'Amoksisilin 500 mg', path: 'lines.0.medicineId' },
      { allergyId: 3, substance: 'Codeine', medicine: 'Kodein 10 mg', path: 'lines.1.components.1.medicineId' },
    ]);
    expect(metByLines([tablets], medicines, [allergy(2, 'Udang')])).toEqual([]);
    expect(metByLines([tablets], medicines, [])).toEqual([]);
  });
});

describe('what the doctor says of them', () => {
  const met: MetAllergy[] = [
    { allergyId: 1, substance: 'Amoxicillin', medicine: 'Amoksisilin 500 mg', path: 'lines.0.medicineId' },
    { allergyId: 3, substance: 'Codeine', medicine: 'Kodein 10 mg', path: 'lines.1.medicineId' },
    { allergyId: 3, substance: 'Codeine', medicine: 'Kodein sirup', path: 'lines.2.medicineId' },
  ];
  const says =
    (allergyAcknowledged: boolean, acknowledgedAllergies: number[] | null = null) =>
    () =>
      acknowledged(met, { allergyAcknowledged, acknowledgedAllergies });
  const refused = (path: string, medicine: string, substance: string) =>
    expect.objectContaining({
      code: 'prescription.allergy-not-acknowledged',
      path,
      params: { medicine, substance },
    });

  it('a bare yes is to all that stand, and no is refused', () => {
    expect(says(true)()).toEqual({ allergyAcknowledged: true, acknowledgedAllergies: [1, 3] });
    expect(says(false)).toThrow(refused('lines.0.medicineId', 'Amoksisilin 500 mg', 'Amoxicillin'));
  });

  it('named ones count alone: the one that is missing is refused, whatever else is said', () => {
    expect(says(false, [3, 1, 9])()).toEqual({ allergyAcknowledged: true, acknowledgedAllergies: [1, 3] });
    expect(says(true, [1])).toThrow(refused('lines.1.medicineId', 'Kodein 10 mg', 'Codeine'));
    expect(says(true, [])).toThrow(refused('lines.0.medicineId', 'Amoksisilin 500 mg', 'Amoxicillin'));
  });

  it('where nothing is met there is nothing to acknowledge', () => {
    for (const named of [null, [], [1]])
      expect(acknowledged([], { allergyAcknowledged: true, acknowledgedAllergies: named })).toEqual({
        allergyAcknowledged: false,
        acknowledgedAllergies: [],
      });
  });
});
