import { expect, it } from 'vitest';
import { disease } from './global/disease';
import { treatmentByIcd9 } from './global/treatments';

it('offers a code that the list lacks as it is, with the name that was typed behind it', () => {
  expect(disease.typed?.('b54 Malaria')).toMatchObject({ id: 'B54', name: 'Malaria', isTyped: true });
  expect(disease.typed?.('J06.9')).toMatchObject({ id: 'J06.9', name: 'J06.9' });
  expect(treatmentByIcd9.typed?.('93.94')).toMatchObject({ id: '93.94', isTyped: true });
});

it('takes no other word for a code', () => {
  expect(disease.typed?.('batuk')).toBeNull();
  expect(disease.typed?.('')).toBeNull();
  expect(treatmentByIcd9.typed?.('nebulisasi')).toBeNull();
});
