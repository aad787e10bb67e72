import { OPERATION_REPORT } from '@alur/contracts/record/forms/form-names';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { useFormTitle } from './form-words';

afterAll(() => i18next.changeLanguage('id'));

const titled = (row: { form: string; formVersion: number; title: string }) =>
  renderHook(() => useFormTitle()).result.current(row);

it('says the title of a signed form in the language of the screen, of the facility’s own as it was signed', async () => {
  await startI18n('en');
  expect(titled({ form: OPERATION_REPORT, formVersion: 1, title: 'Laporan operasi' })).toBe('Operation report');
  expect(titled({ form: 'medical-resume', formVersion: 1, title: 'Resume medis' })).not.toBe('Resume medis');
  expect(titled({ form: 'questionnaire-7', formVersion: 2, title: 'Asesmen gizi' })).toBe('Asesmen gizi');
});
