import { readyForm } from '@alur/contracts/record/forms/ready-forms';
import { expect, it } from 'vitest';
import { formBundle } from './export-form';
import type { FormToFill } from './form-store';

const row = {
  ...{ formId: 70, version: 2, patientId: 5, encounterId: 3, signedById: 7, signedAt: '2026-11-23T08:00:00.000Z' },
  ...{ form: 'gcs', formVersion: 1, status: 'signed', scores: [] },
  answers: [{ linkId: 'gcs.eye', group: 0, number: null, text: null, code: '3' }],
} as never;

it('hands over the form, and the answers to its own version', () => {
  const { entry } = formBundle(readyForm('gcs') as FormToFill, row, 'https://contoh.id');
  expect(entry.map(({ resource }) => resource)).toMatchObject([
    { resourceType: 'Questionnaire', url: 'https://contoh.id/forms/gcs', version: '1' },
    { questionnaire: 'https://contoh.id/forms/gcs|1', status: 'amended', encounter: { reference: 'Encounter/3' } },
  ]);
});
