import { describe, expect, it } from 'vitest';
import { patternOf, spelledAlike } from './spelling.js';

const medicines = [
  ['Amoxicillin', 'Amoksisilin'],
  ['Cefadroxil', 'Sefadroksil'],
  ['Cotrimoxazole', 'Kotrimoksazol'],
  ['Phenobarbital', 'Fenobarbital'],
  ['Erythromycin', 'Eritromisin'],
  ['Chloroquine', 'Klorokuin'],
  ['Doxycycline', 'Doksisiklin'],
  ['Theophylline', 'Teofilin'],
  ['Cephalexin', 'Sefaleksin'],
  ['Vaccine', 'Vaksin'],
  ['Mefenamic', 'Mefenamat'],
  ['Dextrose', 'Dekstrosa'],
  ['Oestradiol', 'Estradiol'],
] as const;

describe.each([...medicines, ...medicines.map(([english, indonesian]) => [indonesian, english] as const)])(
  '%s, typed letter by letter',
  (typed, listed) => {
    const beginnings = Array.from({ length: typed.length }, (_none, at) => patternOf(typed.slice(0, at + 1)));
    it(`finds ${listed} from its sixth letter at the latest`, () => {
      const told = beginnings.findIndex(pattern => pattern !== null);
      expect(told).toBeLessThan(6);
      for (const pattern of beginnings.slice(told)) expect(`${listed} 500 mg`).toMatch(new RegExp(pattern!, 'i'));
    });
    it('finds no other', () => {
      const pattern = new RegExp(patternOf(typed)!, 'i');
      const found = medicines.flat().filter(name => pattern.test(name));
      expect(found.toSorted()).toEqual([typed, listed].toSorted());
    });
  },
);

it.each(['', 'a', 'am', '500', 'x', 'cc'])('%s tells too little', text => expect(patternOf(text)).toBeNull());

it('takes signs as they are', () => {
  expect('NaCl 0.9% (infus)').toMatch(new RegExp(patternOf('nacl 0.9% (')!, 'i'));
  expect('NaCl 019% (infus)').not.toMatch(new RegExp(patternOf('nacl 0.9% (')!, 'i'));
  expect(spelledAlike('PÉNICILLINE')).toBe('penisilin');
});
