import { afterEach, expect, it, vi } from 'vitest';
import { isAttended, startPresence } from './presence';

let stop = () => {};
afterEach(() => stop());

it('is at the screen for a minute after the last key or pointer, and is told of once in a while', () => {
  let now = 1_000_000;
  const tell = vi.fn();
  stop = startPresence(tell, () => now);
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  press();
  expect(tell).not.toHaveBeenCalled();
  expect(isAttended(now + 59_000)).toBe(true);
  expect(isAttended(now + 60_000)).toBe(false);
  now += 60_000;
  press();
  press();
  expect(tell).toHaveBeenCalledTimes(1);
  now += 59_000;
  window.dispatchEvent(new Event('pointermove'));
  expect(tell).toHaveBeenCalledTimes(1);
  now += 1_000;
  press();
  expect(tell).toHaveBeenCalledTimes(2);
});
