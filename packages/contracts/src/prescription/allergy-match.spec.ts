import { describe, expect, it, test } from 'vitest';
import { allergiesMet, isChecked } from './allergy-match.js';
import { spelledAlike } from '../kernel/spelling.js';
import { ALLERGY_REFERENCE_VERSION, allergyClasses, allergySynonyms } from './allergy-reference.js';

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
    expect(spelledAlike(english)).toBe(spelledAlike(indonesian));
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

test.each([
  ['Penisilin', 'Amoksisilin 500 mg'],
  ['alergi golongan penisilin', 'Ampisilin 500 mg'],
  ['Sulfa', 'Kotrimoksazol 480 mg'],
  ['sefalosporin', 'Sefadroksil 500 mg'],
  ['Cephalosporin', 'Cefixime 100 mg'],
  ['NSAID', 'Natrium diklofenak 50 mg'],
  ['OAINS', 'Asam mefenamat 500 mg'],
  ['Aspirin', 'Asetosal 80 mg'],
  ['asetosal', 'Aspirin 100 mg'],
  ['Panadol', 'Parasetamol 500 mg'],
  ['Acetaminophen', 'Parasetamol sirup 120 mg/5 ml'],
  ['augmentin', 'Amoksisilin 500 mg'],
  ['Penisilin', 'Co-amoxiclav 625 mg'],
  ['Penisilin', 'Piperasilin-Tazobaktam 4,5 g'],
  ['Yodium', 'Povidon iodin 10%'],
  ['NSAID', 'Meloksikam 15 mg'],
  ['sefalosporin', 'Seftriakson 1 g'],
  ['Bactrim', 'Kotrimoksazol 480 mg'],
  ['antalgin', 'Metamizol 500 mg'],
  ['makrolid', 'Azitromisin 500 mg'],
  ['kuinolon', 'Siprofloksasin 500 mg'],
  ['Ponstan', 'Asam mefenamat 500 mg'],
])('%s warns of %s: by its group, another name, or a trade name', (substance, name) =>
  expect(meets(substance, name)).toBe(true),
);

test.each([
  ['Penisilin', 'Azitromisin 500 mg'],
  ['Amoksisilin', 'Sefadroksil 500 mg'],
  ['NSAID', 'Parasetamol 500 mg'],
  ['Sulfa', 'Fero sulfat 300 mg'],
])('%s does not warn of %s, which is of another group', (substance, name) =>
  expect(meets(substance, name)).toBe(false),
);

describe('what is in a medicine', () => {
  it('is not known of every name: then it is not checked, rather than free of allergens', () => {
    expect(isChecked({ name: 'Amoksisilin 500 mg' })).toBe(true);
    expect(isChecked({ name: 'Obat batuk Ibu' })).toBe(false);
    expect(isChecked({ name: 'Obat batuk Ibu', brand: 'Panadol' })).toBe(true);
  });
  it('is added by the facility, at the medicine', () => {
    const own = { name: 'Mixagrip', ingredients: 'parasetamol, klorfeniramin' };
    expect(isChecked(own)).toBe(true);
    expect(allergiesMet({ id: 1, ...own }, [{ substance: 'Panadol', medicineId: null }])).toHaveLength(1);
    const grouped = { id: 2, name: 'Moxilin', ingredients: 'penisilin' };
    expect(allergiesMet(grouped, [{ substance: 'Penicillin', medicineId: null }])).toHaveLength(1);
  });
});

test('each row of the reference names its public source, and no name stands for two things', () => {
  expect(ALLERGY_REFERENCE_VERSION).toMatch(/^\d{4}\.\d+$/);
  for (const { source } of [...allergyClasses, ...allergySynonyms]) expect(source).toMatch(/^(WHO|BPOM)/);
  const called = allergyClasses.flatMap(each => each.called);
  expect(new Set(called).size).toBe(called.length);
});
