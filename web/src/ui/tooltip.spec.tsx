import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, tooltipConstants } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip content="Cetak lagi">
      <button>F9</button>
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const shown = () => screen.queryByRole('tooltip');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('has the constants of the specification', () => {
  expect(tooltipConstants).toEqual({ delay: 0, enter: 300, leave: 250, maxWidth: 350, zIndex: 9999 });
});

it('is there at once, so wide at most, above everything, and comes in within 300 ms', () => {
  fireEvent.pointerEnter(screen.getByRole('button'));
  expect(shown()?.textContent).toBe('Cetak lagi');
  expect(shown()?.style.maxWidth).toBe('350px');
  expect(shown()?.style.zIndex).toBe('9999');
  expect(shown()?.className.split(' ')).toContain('duration-300');
});

it('is gone 250 ms after the pointer has left, unless that went over to the words', async () => {
  fireEvent.pointerEnter(screen.getByRole('button'));
  fireEvent.pointerLeave(screen.getByRole('button'));
  await wait(249);
  expect(shown()).not.toBeNull();
  fireEvent.pointerEnter(shown() as HTMLElement);
  await wait(1000);
  expect(shown()).not.toBeNull();
  fireEvent.pointerLeave(shown() as HTMLElement);
  await wait(250);
  expect(shown()).toBeNull();
});
