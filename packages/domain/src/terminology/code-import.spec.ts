import { addCodes, beginCodeImport, cancelCodeImport, finishCodeImport } from '@alur/contracts/terminology/commands';
import { expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { codeImportView, referenceCodeView } from './views.js';

const begun = { system: 'icd-10', version: 'WHO 2010', total: 2 };
const ids = { ids: { code_import: 9 } };
const typhoid = { code: 'A01.0', display: 'Typhoid fever', displayId: null };
const measles = { code: 'B05.9', display: 'Measles', displayId: 'Campak' };

test('a file of codes comes in parts, is whole once all came, and takes no more', () => {
  const story = given();
  story.when(beginCodeImport, begun, ids).then({
    'code_import-9': [{ type: 'CodeImportBegun', data: { importId: 9, ...begun } }],
  });
  story.when(finishCodeImport, { id: 9 }).thenRejects('terminology.incomplete');
  story.when(addCodes, { id: 9, codes: [typhoid] }).then({
    'code_import-9': [
      { type: 'CodesImported', data: { importId: 9, system: 'icd-10', version: 'WHO 2010', codes: [typhoid] } },
    ],
  });
  story.when(addCodes, { id: 9, codes: [measles, measles] }).thenRejects('terminology.too-many', {}, 'codes');
  const all = story.when(addCodes, { id: 9, codes: [measles] });
  all.thenRows(referenceCodeView, [typhoid, measles]);
  all.when(finishCodeImport, { id: 9 }).thenRows(codeImportView, [{ id: 9, imported: 2, status: 'finished' }]);
  story.when(addCodes, { id: 9, codes: [measles] }).thenRejects('terminology.import-over');
  story.when(finishCodeImport, { id: 9 }).then();
  story.when(cancelCodeImport, { id: 9 }).thenRejects('terminology.import-over');
});

test('stopped it keeps what came; another file has the last word on a code', () => {
  const story = given();
  story.when(beginCodeImport, begun, ids);
  story.when(addCodes, { id: 9, codes: [measles] }).when(cancelCodeImport, { id: 9 });
  story.when(addCodes, { id: 9, codes: [typhoid] }).thenRejects('terminology.import-over');
  story.when(beginCodeImport, { ...begun, version: 'WHO 2019' }, { ids: { code_import: 10 } });
  story
    .when(addCodes, { id: 10, codes: [{ ...measles, display: 'Measles without complication' }] })
    .thenRows(referenceCodeView, [{ code: 'B05.9', display: 'Measles without complication', version: 'WHO 2019' }]);
});

test('what is no code of the classification is refused', () => {
  const story = given();
  story.when(beginCodeImport, begun, ids);
  const wrong = { code: '93.94', display: 'Nebulizer', displayId: null };
  story
    .when(addCodes, { id: 9, codes: [typhoid, wrong] })
    .thenRejects('terminology.code-form', { code: '93.94', system: 'icd-10' }, 'codes.1.code');
  story.when(beginCodeImport, { ...begun, system: 'icd-9-cm' }, { ids: { code_import: 10 } });
  story.when(addCodes, { id: 10, codes: [wrong] }).thenRows(referenceCodeView, [{ system: 'icd-9-cm' }]);
  expect(story.clinic.log.at(-1)?.type).toBe('CodesImported');
});
