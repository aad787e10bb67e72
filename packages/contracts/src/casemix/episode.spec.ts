import { describe, expect, test } from 'vitest';
import {
  admissionModeOf,
  careDays,
  dischargeStatusOf,
  intensiveClasses,
  intensiveDays,
  lengthOfStay,
  ventilatorHours,
  type EpisodeVisit,
} from './episode.js';

const visit = (some: Partial<EpisodeVisit> = {}): EpisodeVisit => ({
  ...{ encounterId: 1, kind: 'inpatient', date: '2026-03-01', leftAt: null, places: [] },
  ...{ manner: null, disposition: null, isNewborn: false, referredFrom: null },
  ...some,
});
const [A, ICU, C] = [1, 2, 3];
const place = (unitId: number, at: string) => ({ at, unitId, classId: unitId * 10 });

// DOMAIN-CLINICAL 1.2: A 1 Mar 15:00 → ICU 2 Mar 03:00 → C 4 Mar 09:00 → 5 Mar 13:30 is 4 days, of which ICU has 2.
const moved = visit({
  places: [place(A, '2026-03-01T15:00'), place(ICU, '2026-03-02T03:00'), place(C, '2026-03-04T09:00')],
  leftAt: '2026-03-05T13:30',
});

test('the length of a stay is the difference of its days, and 1 on the same day', () => {
  expect(careDays([moved])).toEqual({ from: '2026-03-01', until: '2026-03-05' });
  expect(lengthOfStay('2026-03-01', '2026-03-05')).toBe(4);
  expect(lengthOfStay('2026-03-01', '2026-03-01')).toBe(1);
  expect(lengthOfStay('2026-02-28', '2026-03-01')).toBe(1);
});

test('who has no bed was cared for on one day; who is still in hers has no end', () => {
  expect(careDays([visit({ kind: 'outpatient' })])).toEqual({ from: '2026-03-01', until: '2026-03-01' });
  expect(careDays([{ ...moved, leftAt: null }])).toBeNull();
});

describe('days in intensive care are the midnights there', () => {
  test.each([
    ['the worked case', moved, 2],
    ['nobody who was not there', visit({ places: [place(A, '2026-03-01T15:00')], leftAt: '2026-03-03T10:00' }), null],
    ['at least one', visit({ places: [place(ICU, '2026-03-01T08:00')], leftAt: '2026-03-01T20:00' }), 1],
    [
      'an hour between two wards',
      visit({
        places: [place(A, '2026-03-01T08:00'), place(ICU, '2026-03-01T10:00'), place(C, '2026-03-01T11:00')],
        leftAt: '2026-03-04T09:00',
      }),
      1,
    ],
    [
      'a move at midnight belongs to the new bed',
      visit({ places: [place(A, '2026-03-01T15:00'), place(ICU, '2026-03-02T00:00')], leftAt: '2026-03-02T11:00' }),
      1,
    ],
  ])('%s', (_what, stay, days) => expect(intensiveDays(stay, [ICU])).toBe(days));
});

test('a class is one of intensive care where it was met there alone', () => {
  expect(intensiveClasses([moved], [ICU])).toEqual([20]);
  const shared = visit({ places: [place(A, '2026-03-01T15:00'), { ...place(ICU, '2026-03-02T03:00'), classId: 10 }] });
  expect(intensiveClasses([shared], [ICU])).toEqual([]);
});

test('hours on the ventilator are the sum of its spans, and a begun hour counts', () => {
  const span = (from: string, until: string) => ({ from: `2026-03-01T${from}:00Z`, until: `2026-03-01T${until}:00Z` });
  expect(ventilatorHours([])).toBe(0);
  expect(ventilatorHours([span('08:00', '10:00'), span('12:00', '13:00')])).toBe(3);
  expect(ventilatorHours([span('08:00', '10:01')])).toBe(3);
  expect(ventilatorHours([span('10:00', '08:00')])).toBe(0);
});

describe('how the patient left', () => {
  test.each([
    ['approved', 1],
    ['referred', 2],
    ['own_request', 3],
    ['died_within_48h', 4],
    ['died_after_48h', 4],
    ['absconded', 5],
    ['other', 5],
  ] as const)('%s is %d', (manner, status) => expect(dischargeStatusOf([visit({ manner })])).toBe(status));

  test('the stay tells it, else the department, else she went home', () => {
    const died = visit({ kind: 'emergency', disposition: 'died' });
    expect(dischargeStatusOf([died])).toBe(4);
    expect(
      dischargeStatusOf([visit({ kind: 'emergency', disposition: 'admitted' }), visit({ manner: 'referred' })]),
    ).toBe(2);
    expect(dischargeStatusOf([visit({ kind: 'outpatient' })])).toBe(1);
  });
});

describe('how the patient came', () => {
  test.each([
    ['born', [visit({ isNewborn: true })]],
    ['emd', [visit({ kind: 'emergency' }), visit({ referredFrom: 'fktp' })]],
    ['outp', [visit({ kind: 'outpatient', referredFrom: 'fktp' }), visit()]],
    ['gp', [visit({ referredFrom: 'fktp' })]],
    ['hosp-trans', [visit({ kind: 'outpatient', referredFrom: 'hospital' })]],
    ['other', [visit()]],
  ] as const)('%s', (mode, visits) => expect(admissionModeOf(visits)).toBe(mode));
});
