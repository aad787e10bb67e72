import * as commands from '@alur/contracts/medication/commands';
import { recordAllergy, removeAllergy } from '@alur/contracts/patient/commands';
import { describe, test } from 'vitest';
import { patientOf } from '../care/testing/ward.js';
import { CEFTRIAXONE, line, wardMedicine } from '../care/testing/ward-medicine.js';
import { medicationView } from './medication-view.js';
import { type Ward, reason, of, by, at, twice, given, ALLERGY } from './testing/given-medicine.js';

describe('an allergy that is known since', () => {
  const records = ({ story }: Ward, substance = 'Sefalosporin') =>
    story.when(recordAllergy, { id: patientOf(1), ...ALLERGY, substance });
  const dose = { ...of, slot: at('09:00'), quantity: 1, ...by };

  test('holds the next dose until a doctor decides, and says so on the chart', () => {
    const ward = given();
    const { story } = ward;
    records(ward, 'Lateks').thenRows(medicationView, [{ allergies: [] }]);
    records(ward).thenRows(medicationView, [{ allergies: [{ allergyId: 2, substance: 'Sefalosporin' }] }]);
    story.when(commands.giveDose, dose).thenRejects('medication.allergy', { substance: 'Sefalosporin' });
    story.when(commands.acceptAllergy, { ...of, reason: 'Reaksi ringan, tanpa pilihan lain' }, { actorId: 20 });
    story.thenRows(medicationView, [{ allergies: [] }]);
    story.when(commands.acceptAllergy, { ...of, reason }).thenRejects('medication.no-allergy');
    story.when(commands.giveDose, dose);
    // An allergy that is recorded later has to be accepted by itself.
    records(ward, 'Seftriakson');
    story
      .when(commands.giveDose, { ...dose, slot: at('20:00') }, { clock: '20:00' })
      .thenRejects('medication.allergy', { substance: 'Seftriakson' });
  });

  test('that was removed holds nothing, and one that was weighed when it was prescribed neither', () => {
    const ward = given();
    records(ward);
    ward.story
      .when(removeAllergy, { id: patientOf(1), allergyId: 1, reason })
      .thenRows(medicationView, [{ allergies: [] }]);
    ward.story.when(commands.giveDose, dose);
    const known = wardMedicine();
    records(known);
    known.prescribes(twice, { allergyAcknowledged: true }, { clock: '09:00' });
    known.approves(6);
    known.dispenses(2);
    known.story.when(commands.giveDose, dose).thenRows(medicationView, [{ used: 1 }]);
  });

  test('holds an infusion, too', () => {
    const ward = wardMedicine();
    ward.prescribes([line(CEFTRIAXONE, 3, 'drip dalam NaCl 100 ml')], {}, { clock: '09:00' });
    ward.approves(3);
    ward.dispenses(3);
    records(ward);
    ward.story
      .when(commands.startInfusion, { ...of, rate: 50, unit: 'ml/h', quantity: 1 })
      .thenRejects('medication.allergy', { substance: 'Sefalosporin' });
  });
});
