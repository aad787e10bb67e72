import type { ClaimRow } from '@alur/contracts/casemix/rows';
import { noTariff } from '@alur/contracts/casemix/tariff';
import { expect, it } from 'vitest';
import { sentClaimOf } from './sent-claim.js';

const patient = {
  ...{ cardNumber: '0001234567890', recordNumber: '000048', name: 'Budi' },
  ...{ birthDate: '1990-03-15', gender: 'male' as const },
};
const ventilation = [
  { from: '2026-11-25T03:00:00Z', until: '2026-11-25T05:00:00Z' },
  { from: '2026-11-24T03:00:00Z', until: '2026-11-24T04:00:00Z' },
];
const final = {
  ...{ status: 'finalized', letterNumber: '0999R0011126V000001', care: 'inpatient', diagnoses: [], procedures: [] },
  ...{ careFrom: '2026-11-23', careUntil: '2026-11-26', data: { ventilation }, tariff: noTariff },
} as unknown as ClaimRow;
const came = { kind: 'emergency' as const, places: [], leftAt: null };
const stay = {
  ...{ kind: 'inpatient' as const, leftAt: '2026-11-26T10:00' },
  places: [{ at: '2026-11-23T15:00', unitId: 1, classId: 1 }],
};
const atJakarta = (instant: string) => new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(0, 16);
const of = (row: ClaimRow, visits: Parameters<typeof sentClaimOf>[1]) => sentClaimOf(row, visits, patient, atJakarta);

it('takes the moments of the stay, wherever it stands among the visits', () =>
  expect(of(final, [came, stay])).toMatchObject({ enteredAt: '2026-11-23T15:00', leftAt: '2026-11-26T10:00' }));

it('takes the days of a visit that has no bed', () =>
  expect(of(final, [came])).toMatchObject({ enteredAt: '2026-11-23', leftAt: '2026-11-26' }));

it('says when the ventilator was first and last used, by the facility’s clock', () => {
  expect(of(final, [stay])?.ventilated).toEqual({ from: '2026-11-24T10:00', until: '2026-11-25T12:00' });
  const without = { ...final, data: { ventilation: [] } } as unknown as ClaimRow;
  expect(of(without, [stay])?.ventilated).toBeNull();
});

it('is nothing of a claim that is not final', () => {
  for (const other of [{ status: 'coded' }, { tariff: null }, { data: null }] as Partial<ClaimRow>[])
    expect(of({ ...final, ...other }, [stay])).toBeNull();
});
