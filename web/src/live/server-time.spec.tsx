import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallWatch } from '@/display/announcements';
import { facilityDay } from '@/display/facility-day';
import { localDate } from '@/ui/format';
import { clockError, heardAnswer, heardHead, serverNow, sizeOf } from './server-time';
import { useToday } from './use-today';

const TRUE = Date.parse('2026-11-21T02:00:00Z');
const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  heardHead(new Date(Date.now()).toISOString());
  vi.useRealTimers();
});
const Today = () => <p>{useToday()}</p>;

it('is the server’s on a machine that is a day ahead: the day of the boards and what is proposed', () => {
  vi.setSystemTime(TRUE + DAY);
  render(<Today />);
  expect(screen.getByText('2026-11-22')).toBeTruthy();
  act(() => heardAnswer('Sat, 21 Nov 2026 02:00:00 GMT'));
  expect(screen.getByText('2026-11-21')).toBeTruthy();
  expect(localDate()).toBe('2026-11-21');
  expect(facilityDay()).toBe('2026-11-21');
  expect(sizeOf(clockError())).toEqual({ unit: 'hours', count: 24 });
});

it.each([
  ['two minutes fast', 120_000],
  ['ten minutes slow', -600_000],
])('reads out a new call and no old one on a television that is %s', (_how, by) => {
  vi.setSystemTime(TRUE + by);
  heardHead(new Date(TRUE).toISOString());
  const called = (secondsAgo: number) => ({
    ...{ id: secondsAgo, status: 'called' as const, calls: 1, display: 'A-001', roomName: 'Poli Umum' },
    calledAt: new Date(TRUE - secondsAgo * 1000).toISOString(),
  });
  expect(new CallWatch().next([called(1), called(300)]).map(({ id }) => id)).toEqual([1]);
});

it('keeps to the heartbeat where an answer only rounds, and says nothing of a few seconds', () => {
  vi.setSystemTime(TRUE);
  heardHead(new Date(TRUE + 1_500).toISOString());
  heardAnswer('Sat, 21 Nov 2026 02:00:00 GMT');
  expect(serverNow()).toBe(TRUE + 1_500);
  heardHead(new Date(TRUE + 29_000).toISOString());
  expect(clockError()).toBe(0);
  heardHead(new Date(TRUE + 31_000).toISOString());
  expect(sizeOf(clockError())).toEqual({ unit: 'seconds', count: 31 });
});
