import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatDateTime, formatTime } from '@/ui/format';
import { useWhen } from './use-when';

const DAY_MS = 86_400_000;

it('names the day of whatever was not today: a payment of a stay, a drawer that was left open', () => {
  const when = renderHook(() => useWhen()).result.current;
  const [now, yesterday] = [0, DAY_MS].map(before => new Date(Date.now() - before).toISOString());
  expect([when(now!), when(yesterday!)]).toEqual([formatTime(now!), formatDateTime(yesterday!)]);
});
