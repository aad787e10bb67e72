import type { VitalsEntry } from '@alur/contracts/consultation/rows';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n, textsFor } from '@/i18n/i18n';
import { emptyVitals } from './vitals-values';
import { VitalsSummary } from './vitals-summary';

beforeAll(async () => {
  await startI18n('id');
  await textsFor('record')();
});
afterEach(cleanup);

const shown = (change: Partial<VitalsEntry>) => {
  const entry = { ...emptyVitals, complaint: '', at: '2026-11-21T02:00:00Z', ...change } as VitalsEntry;
  render(<VitalsSummary entry={entry} birthDate="1990-01-01" />);
  return screen.queryByText('Tekanan darah belum lengkap') !== null;
};

it.each([
  [{ systolic: 120, diastolic: null }, true],
  [{ systolic: null, diastolic: 80 }, true],
  [{ systolic: 120, diastolic: 80 }, false],
  [{ systolic: null, diastolic: null }, false],
])('SPEC 5: a pressure of %j is shown as incomplete: %s', (pressure, isIncomplete) => {
  expect(shown(pressure)).toBe(isIncomplete);
});

it('shows a pressure with both of its values, and each sign in its unit (SPEC 9)', () => {
  shown({ systolic: 120, diastolic: 80, pulse: 78, respiration: 18, weight: 61.5, height: 165 });
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  expect(texts).toEqual(
    expect.arrayContaining(
      ['120/80 mmHg', '78 ×/mnt', '18 ×/mnt', '61,5 kg', '165 cm'].map(text => expect.stringContaining(text)),
    ),
  );
});
