import { describe, expect, it, test } from 'vitest';
import { allergiesMet, soundOf } from './allergy-match.js';

const meets = (substance: string, name: string, some: { medicineId?: number; brand?: string } = {}) =>
  allergiesMet({ id: 7, name, brand: some.brand ?? null }, [{ substance, medicineId: some.medicineId ?? null }])
    .length > 0;

describe('one name in two spellings', () => {
  test.each([
    ['Amoxicillin', 'Amoksisilin'],
    ['Cefadroxil', 'Sefadroksil'],
    ['Ciprofloxacin', 'Siprofloksasin'],
    ['Cotrimoxazole', 'Kotrimoksazol'],
    ['Ibuprofen', 'ibuprofen'],
    ['Paracetamol', 'Parasetamol'],
    ['Codeine', 'Kodein'],
    ['Phenobarbital', 'Fenobarbital'],
    ['Erythromycin', 'Eritromisin'],
    ['Chloramphenicol', 'Kloramfenikol'],
    ['Chloroquine', 'Klorokuin'],
    ['Tetracycline', 'Tetrasiklin'],
    ['Doxycycline', 'Doksisiklin'],
    ['Dexamethasone', 'Deksametason'],
    ['Theophylline', 'Teofilin'],
    ['Cephalexin', 'Sefaleksin'],
    ['Vaccine', 'Vaksin'],
    ['Clavulanate', 'Klavulanat'],
    ['Mefenamic', 'Mefenamat'],
    ['Furosemide', 'Furosemid'],
    ['Dextrose', 'Dekstrosa'],
    ['Hydrocortisone', 'Hidrokortison'],
    ['Pénicilline', 'PENISILIN'],
  ])('%s and %s', (english, indonesian) => {
    expect(soundOf(english)).toBe(soundOf(indonesian));
    expect(meets(english, `${indonesian} 500 mg`)).toBe(true);
    expect(meets(indonesian, `${english} 500 mg`)).toBe(true);
  });
});

test.each([
  ['Cefixime', 'Cefadroxil 500 mg'],
  ['Sefiksim', 'Sefadroksil 500 mg'],
  ['Paracetamol', 'Pantoprazole 40 mg'],
  ['Omeprazole', 'Lansoprazol 30 mg'],
  ['Prednisone', 'Prednisolon 5 mg'],
  ['Asam mefenamat', 'Asam folat 1 mg'],
  ['Parasetamol 120 mg/5 ml sirup', 'Ambroksol sirup'],
  ['Sulfa', 'Magnesium sulfat'],
  ['udang', 'Undansetron 4 mg'],
  ['Kain wol', 'Lidokain 2%'],
  ['␡', 'Amoksisilin 500 mg'],
  ['-', 'Amoksisilin 500 mg'],
])('%s does not warn of %s', (substance, name) => expect(meets(substance, name)).toBe(false));

it('warns of a part that names the substance', () => {
  expect(meets('Penisilin', 'Fenoksimetilpenisilin 250 mg')).toBe(true);
  expect(meets('Penicillin dan turunannya', 'Benzylpenicillin')).toBe(true);
  expect(meets('obat sulfa', 'Sulfametoksazol + Trimetoprim')).toBe(true);
  expect(meets('Clavulanic acid', 'Amoksisilin + Asam Klavulanat 625 mg')).toBe(true);
  expect(meets('CTM', 'CTM 4 mg')).toBe(true);
  expect(meets('Kalsium', 'Kalsium laktat 500 mg')).toBe(true);
  expect(meets('Vitamin C', 'Vitamin C 500 mg')).toBe(true);
});

it('warns of the medicine itself, whatever it is called, and of its brand', () => {
  expect(meets('lain', 'Amoksisilin 500 mg', { medicineId: 7 })).toBe(true);
  expect(meets('lain', 'Amoksisilin 500 mg', { medicineId: 8 })).toBe(false);
  expect(meets('Panadol', 'Parasetamol 500 mg', { brand: 'Panadol' })).toBe(true);
});

it('names every allergy that is met', () => {
  const allergies = ['Amoxicillin', 'Udang', 'Clavulanate'].map(substance => ({ substance, medicineId: null }));
  expect(allergiesMet({ id: 1, name: 'Amoksisilin + Klavulanat' }, allergies)).toEqual([allergies[0], allergies[2]]);
});
