import type { VitalsEntry } from '@alur/contracts/consultation/rows';
import { expect, it } from 'vitest';
import { newestVitals } from './newest-vitals';
import { bmiOf, emptyVitals } from './vitals-values';

const measured = (at: string, signs: Partial<VitalsEntry>): VitalsEntry => ({
  ...emptyVitals,
  at: `2026-11-21T${at}:00Z`,
  actorId: 7,
  observationId: 60,
  ...signs,
});
const first = measured('02:00', {
  complaint: 'Pusing',
  systolic: 180,
  diastolic: 110,
  pulse: 92,
  weight: 60,
  height: 160,
});

it('knows nothing before anything is measured, and one measurement as it is', () => {
  expect(newestVitals([])).toBeNull();
  expect(newestVitals([first])).toEqual({ entry: first, earlier: {} });
});

it('keeps what was measured before beside the one sign that was measured again', () => {
  const again = measured('02:30', { pulse: 80 });
  const known = newestVitals([first, again]);
  expect(known?.entry).toEqual({ ...first, pulse: 80, at: again.at });
  expect(known?.earlier).toEqual({
    complaint: first.at,
    systolic: first.at,
    diastolic: first.at,
    weight: first.at,
    height: first.at,
  });
});

it('tells of each sign when it was measured last, a pain of nought among them', () => {
  const second = measured('02:30', { pulse: 80, painScore: 0 });
  const third = measured('03:00', { temperature: 36.5 });
  const known = newestVitals([first, second, third]);
  expect(known?.entry).toMatchObject({ pulse: 80, painScore: 0, temperature: 36.5 });
  expect(known?.earlier).toMatchObject({ pulse: second.at, painScore: second.at, weight: first.at });
  expect(known?.earlier).not.toHaveProperty('temperature');
});

it('never makes one pressure of two measurements', () => {
  const half = measured('02:30', { systolic: 150 });
  const known = newestVitals([first, half]);
  expect(known?.entry).toMatchObject({ systolic: 150, diastolic: null });
  expect(known?.earlier).not.toHaveProperty('diastolic');
});

it('counts the body mass index from weight and height as they are shown', () => {
  const known = newestVitals([first, measured('02:30', { weight: 64 })]);
  expect(bmiOf(known!.entry)).toBe(25);
});
