import { expect, it, vi } from 'vitest';
import { HealthChecks } from './health-checks.js';

it('is ready when every check passes, and tells which does not', async () => {
  const health = new HealthChecks();
  expect(await health.ready()).toEqual({ ready: true, checks: {} });
  health.add('database', async () => 1);
  health.add('projector', async () => {
    throw new Error('behind');
  });
  expect(await health.ready()).toEqual({ ready: false, checks: { database: 'ok', projector: 'failed' } });
});

it('does not wait for a check that hangs', async () => {
  vi.useFakeTimers();
  const health = new HealthChecks();
  health.add('database', () => new Promise(() => {}));
  const answer = health.ready();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual({ ready: false, checks: { database: 'failed' } });
  vi.useRealTimers();
});
