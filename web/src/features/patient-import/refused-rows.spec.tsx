import type { PatientImportRow } from '@alur/contracts/patient-import/rows';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadErrorTexts, startI18n, textsFor } from '@/i18n/i18n';
import { RefusedRows } from './under-way';

beforeAll(async () => {
  await startI18n('id');
  await textsFor('patient-import')();
  await loadErrorTexts();
});
afterEach(cleanup);

const draw = (refusedCount: number, ...refused: PatientImportRow['refused']) =>
  render(<RefusedRows row={{ refused, refusedCount } as PatientImportRow} />);

it('names each refused row with its reason in words, and says when there are more', () => {
  draw(1_200, { row: 5, code: 'patient.possible-duplicate' }, { row: 9, code: 'patient.record-number-taken' });
  expect(screen.getByText('1.200 baris ditolak')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Baris 5: Pasien ini sudah didaftarkan sejak berkas diperiksa.',
    'Baris 9: No. RM sudah dipakai pasien lain.',
  ]);
  expect(screen.getByText('2 dari 1.200 ditampilkan')).toBeTruthy();
});

it('is nothing where no row was refused', () => {
  expect(draw(0).container.textContent).toBe('');
});
