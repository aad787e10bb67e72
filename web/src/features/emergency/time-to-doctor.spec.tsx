import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n, textsFor } from '@/i18n/i18n';
import { ClockContext, type Clock } from '@/live/clock';
import { TimeToDoctor } from './emergency-looks';

beforeAll(async () => {
  await startI18n('id');
  await textsFor('emergency')();
});
afterEach(cleanup);

const at = (instant: string) => Date.parse(instant);
const visit = {
  ...{ arrivedAt: '2026-11-23T16:50:00.000Z', seenAfter: null, doctorMinutes: 30, colour: 'yellow' },
} as EmergencyRow;

/** The clock stands still until the test moves it, like that of a sleeping machine. */
const drawn = (row: EmergencyRow, from: string) => {
  let now = at(from);
  const ticks = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    subscribe(_every, tick) {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  };
  render(
    <ClockContext value={clock}>
      <TimeToDoctor visit={row} />
    </ClockContext>,
  );
  return (until: string) =>
    act(() => {
      now = at(until);
      for (const tick of ticks) tick();
    });
};

it('is counted from the arrival: over midnight, and right at once after the machine has slept', () => {
  // The facility's midnight is 17:00 UTC.
  const wakes = drawn(visit, '2026-11-23T16:58:00.000Z');
  expect(screen.getByText(/^8 mnt/)).toBeTruthy();
  expect(screen.queryByText(/melewati sasaran/)).toBeNull();
  wakes('2026-11-23T19:55:00.000Z');
  expect(screen.getByText(/^3 j 05/)).toBeTruthy();
  expect(screen.getByText(/melewati sasaran/)).toBeTruthy();
});

it('stands still once a doctor has come', () => {
  const wakes = drawn({ ...visit, seenAfter: 12 }, '2026-11-23T17:05:00.000Z');
  wakes('2026-11-23T23:00:00.000Z');
  expect(screen.getByText(/^12 mnt/)).toBeTruthy();
});
