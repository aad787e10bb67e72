import { beforeEach, expect, it, vi } from 'vitest';
import { isChunkError, reloadOnce } from './chunk-reload';
import { isNotFound } from './error-screen';

beforeEach(() => sessionStorage.clear());

it('reloads once, and not again within 10 seconds', () => {
  const reload = vi.fn();
  expect(reloadOnce(100_000, reload)).toBe(true);
  expect(reloadOnce(109_999, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(110_000, reload)).toBe(true);
});

it('knows a missing chunk from a fault', () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
  expect(isChunkError(new Error('x is undefined'))).toBe(false);
});

it('shows as not found what has status 404 or says 404', () => {
  expect(isNotFound({ status: 404 })).toBe(true);
  expect(isNotFound(new Error('answered 404'))).toBe(true);
  expect(isNotFound(new Error('answered 500'))).toBe(false);
  expect(isNotFound(null)).toBe(false);
});
