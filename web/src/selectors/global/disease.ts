import { ofCodes } from '../declared';

export const disease = ofCodes({
  key: 'disease',
  word: { id: 'penyakit', en: 'disease' },
  path: '/v2/reference/icd10',
  code: /^[a-z]\d{2}(\.\d{1,2})?$/i,
});
