import { restoreCode, retireCode } from '@alur/contracts/terminology/commands';
import { test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { retiredCodeView } from './views.js';

const merchantId = 1;
const fever = { system: 'icd-10', code: 'R50.9' };
const prepared = { prepared: { display: 'Demam' } };

test('a code is retired once and restored once, under the name that it has', () => {
  const story = given();
  story
    .when(retireCode, fever, { prepared: { display: null } })
    .thenRejects('terminology.code-unknown', { code: 'R50.9' }, 'code');
  story.when(restoreCode, fever).thenRejects('terminology.code-not-retired', { code: 'R50.9' }, 'code');
  const retired = story.when(retireCode, fever, prepared);
  retired.then({
    'code_list-1': [{ type: 'ReferenceCodeRetired', data: { merchantId, ...fever, display: 'Demam' } }],
  });
  retired.thenRows(retiredCodeView, [{ id: 'icd-10_R50.9', ...fever, display: 'Demam' }]);
  story.when(retireCode, fever, prepared).thenRejects('terminology.code-retired', { code: 'R50.9' }, 'code');
  const restored = story.when(restoreCode, fever);
  restored.then({ 'code_list-1': [{ type: 'ReferenceCodeRestored', data: { merchantId, ...fever } }] });
  restored.thenRows(retiredCodeView, []);
});
