import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import type { LetterRow } from '@alur/contracts/letter/rows';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { SummaryText } from './visit-summary';

// The document must be Indonesian although the screen is English.
beforeAll(() => startI18n('en'));
afterEach(cleanup);

const visit = {
  ...{ encounterId: 3, disposition: 'home', arrivedAt: '2026-11-23T01:00:00.000Z', doctor: 'dr. Budi' },
  ...{ disposedAt: '2026-11-23T03:00:00.000Z', disposedBy: 'dr. Budi', dispositionNote: 'Minum yang cukup' },
  complaint: 'Demam',
} as EmergencyRow;
const unmeasured = {
  ...{ systolic: null, diastolic: null, pulse: null, respiration: null, temperature: null, oxygenSaturation: null },
  ...{ weight: null, height: null, headCircumference: null, waistCircumference: null, painScore: null },
  ...{ upperArmCircumference: null, complaint: '', at: '2026-11-23T01:10:00.000Z', actorId: 7, observationId: 60 },
};
const record = {
  vitals: [{ ...unmeasured, systolic: 120, diastolic: 80, temperature: 38.5 }],
  notes: [{ subjective: 'Tiga hari', objective: 'Faring merah', assessment: '', plan: 'Kompres' }],
  diagnoses: [{ code: 'J02.9', name: 'Faringitis akut', kind: 'primary' }],
  treatments: [{ orderId: 1, treatmentId: 1, name: 'Nebulisasi', quantity: 2, price: 0, status: 'done' }],
} as unknown as VisitRecordRow;
const medicine = (name: string, row: object) =>
  ({
    ...{ status: 'done', atOnce: false, ...row },
    lines: [{ name, substitute: null, quantity: 10, approvedQuantity: null, unit: 'tablet', signa: '3 dd 1' }],
  }) as unknown as PrescriptionRow;
const prescriptions = [
  medicine('Parasetamol', {}),
  medicine('Epinefrin', { atOnce: true }),
  medicine('Kodein', { status: 'cancelled' }),
];
const control = (date: string, status: string) =>
  ({ status, content: { kind: 'control', date, note: 'Poli THT' } }) as unknown as LetterRow;
/** The text below a heading. */
const under = (title: string) => screen.getByRole('heading', { name: title }).nextElementSibling?.textContent;
const draw = (of: Partial<EmergencyRow>, controls: LetterRow[] = []) =>
  render(<SummaryText {...{ record, prescriptions, controls }} visit={{ ...visit, ...of }} />);

it('tells who goes home what was found, done and prescribed, and when to come back', () => {
  draw({}, [control('2026-11-30', 'issued'), control('2026-12-01', 'revoked')]);
  expect(under('Ditemukan')).toMatch(/^tekanan darah 120\/80 mmHg, suhu 38.5 °C\nFaring merah$/);
  expect(under('Diagnosis')).toBe('Faringitis akut (J02.9)');
  expect(under('Tindakan')).toBe('Nebulisasi ×2');
  expect(under('Obat yang diberikan di IGD')).toBe('Epinefrin 10 tablet, 3 dd 1');
  expect(under('Obat pulang')).toBe('Parasetamol 10 tablet, 3 dd 1');
  expect(under('Anjuran')).toBe('Minum yang cukup');
  expect(under('Kontrol')).toMatch(/30 .* 2026: Poli THT$/);
});

it('without a letter of control says to come back if it gets worse', () => {
  draw({}, [control('2026-11-30', 'revoked')]);
  expect(under('Kontrol')).toBe('Segera kembali bila keluhan bertambah berat.');
});

it('goes with the patient to the unit that takes over, and names it', () => {
  draw({ disposition: 'operating_room' });
  expect(screen.getByText(/Kamar operasi/)).toBeTruthy();
  expect(screen.getByText('Yang menerima')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Kontrol' })).toBeNull();
});
