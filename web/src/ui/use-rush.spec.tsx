import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRush } from './use-rush';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rush = { isOn: true };
const begin = () => rush;

/** A list, and the act of scrolling it to a place at an instant in milliseconds. */
function scrolled() {
  const box = document.createElement('div');
  const scroller = { current: box };
  const { result } = renderHook(() => useRush(scroller, begin));
  const scroll = (top: number, at: number) =>
    act(() => {
      box.scrollTop = top;
      const event = new Event('scroll');
      Object.defineProperty(event, 'timeStamp', { value: at });
      box.dispatchEvent(event);
    });
  return { result, scroll };
}

it('is a rush when 300 px pass in a tenth of a second, and none when 100 do', () => {
  const { result, scroll } = scrolled();
  scroll(0, 1000);
  scroll(300, 1100);
  expect(result.current).toBe(rush);
  scroll(400, 1200);
  expect(result.current).toBeNull();
});

it('is over soon after the last movement', () => {
  const { result, scroll } = scrolled();
  scroll(0, 1000);
  scroll(500, 1100);
  expect(result.current).toBe(rush);
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current).toBeNull();
});

it('does not take what came before a pause for speed', () => {
  const { result, scroll } = scrolled();
  scroll(0, 1000);
  scroll(5000, 4000);
  expect(result.current).toBeNull();
});
