import { expect, test } from 'vitest';
import { problemsOf, type Answers } from '../../questionnaire/answers.js';
import { procedureConsent } from './procedure-consent.js';

const explained: Answers = {
  ...{ procedure: 'Apendektomi', performer: 'dr. Ratna, Sp.B', diagnosis: 'Apendisitis akut', way: 'Terbuka' },
  ...{ aim: 'Mengangkat apendiks', risks: 'Perdarahan, infeksi', alternatives: 'Antibiotik', prognosis: 'Baik' },
  ...{ signer: 'patient', 'witness.family': 'Budi' },
};
const lacks = (some: Answers) =>
  problemsOf(procedureConsent.definition, { ...explained, ...some }).map(({ linkId }) => linkId);

test('she who decides herself consents with what the regulation has explained, and a witness', () => {
  expect(lacks({ decision: 'consents' })).toEqual([]);
  expect(lacks({ decision: 'consents', risks: null, 'witness.family': null })).toEqual(['risks', 'witness.family']);
});

test('a refusal says that its consequences were understood, and a representative who he is', () => {
  expect(lacks({ decision: 'refuses' })).toEqual(['refusal.understood']);
  expect(lacks({ decision: 'refuses', 'refusal.understood': 'true', signer: 'representative' })).toEqual([
    'signer.name',
    'signer.relation',
  ]);
});
