import { formOf } from '@alur/contracts/record/forms/all-forms';
import { clinicalForms } from '@alur/contracts/record/forms/clinical-forms';
import { expect, it } from 'vitest';
import { loadClinicalForm } from './load-clinical-form';

it.each(clinicalForms)('loads $name with the questions that the server checks', async ({ name, version, title }) => {
  const { definition, tables } = await loadClinicalForm(name, version);
  expect(definition).toBe(formOf(name, version)?.definition);
  expect(tables).toBe(formOf(name, version)?.tables);
  expect(definition.title).toEqual(title);
});
