import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingBarView } from './loading-bar';
import { loadingBar, LoadingBarTimer, type BarState } from './loading-bar-timing';

let states: BarState[];
let timer: LoadingBarTimer;

beforeEach(() => {
  vi.useFakeTimers();
  states = [];
  timer = new LoadingBarTimer(state => states.push(state));
});
afterEach(() => vi.useRealTimers());

it('has the constants of the specification', () => {
  expect(loadingBar).toEqual({
    throttle: 200,
    duration: 2000,
    hideDelay: 500,
    resetDelay: 400,
    height: 4,
    color: '#319BFF',
  });
});

it('never shows for a page that comes within 200 ms', () => {
  timer.start();
  vi.advanceTimersByTime(199);
  timer.finish();
  vi.advanceTimersByTime(5000);
  expect(states.some(state => state.visible)).toBe(false);
});

it('shows after 200 ms, slows down, and is never full before the end', () => {
  timer.start();
  vi.advanceTimersByTime(200);
  expect(timer.state).toMatchObject({ visible: true, status: 'loading' });
  vi.advanceTimersByTime(1000);
  const half = timer.state.progress;
  expect(half).toBeGreaterThan(45);
  expect(half).toBeLessThan(55);
  vi.advanceTimersByTime(60_000);
  expect(timer.state.progress).toBeLessThan(100);
});

it('is full at the end, hides after 500 ms and goes back to zero 400 ms later', () => {
  timer.start();
  vi.advanceTimersByTime(300);
  timer.finish();
  expect(timer.state).toEqual({ progress: 100, visible: true, status: 'finished' });
  vi.advanceTimersByTime(499);
  expect(timer.state.visible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(timer.state).toMatchObject({ progress: 100, visible: false });
  vi.advanceTimersByTime(399);
  expect(timer.state.progress).toBe(100);
  vi.advanceTimersByTime(1);
  expect(timer.state).toEqual({ progress: 0, visible: false, status: 'idle' });
});

it('starts anew when another page is wanted meanwhile, and tells a failure', () => {
  timer.start();
  vi.advanceTimersByTime(400);
  timer.start();
  expect(timer.state).toMatchObject({ progress: 0, visible: false });
  vi.advanceTimersByTime(200);
  timer.finish(true);
  expect(timer.state.status).toBe('error');
});

it('is 4 pixels of #319BFF', () => {
  const { container } = render(<LoadingBarView bar={{ progress: 50, visible: true, status: 'loading' }} />);
  const { style } = container.firstElementChild as HTMLElement;
  expect(style.height).toBe('4px');
  expect(style.backgroundColor).toBe('rgb(49, 155, 255)');
});
