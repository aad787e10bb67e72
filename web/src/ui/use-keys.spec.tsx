import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeys } from './use-keys';

afterEach(cleanup);

const ctrlP = { key: 'p', code: 'KeyP', ctrlKey: true };
const right = { key: 'ArrowRight', code: 'ArrowRight' };

it('runs a command once while its key is held, and keeps the held key from the browser', () => {
  const print = vi.fn();
  renderHook(() => useKeys('ctrl+p', 'Cetak', print));
  expect(fireEvent.keyDown(document, ctrlP)).toBe(false);
  expect(fireEvent.keyDown(document, { ...ctrlP, repeat: true })).toBe(false);
  expect(print).toHaveBeenCalledTimes(1);
  fireEvent.keyUp(document, ctrlP);
  fireEvent.keyDown(document, ctrlP);
  expect(print).toHaveBeenCalledTimes(2);
});

it('goes on moving while the key is held, where it only moves', () => {
  const step = vi.fn();
  renderHook(() => useKeys('right', 'Maju', step, { repeats: true }));
  fireEvent.keyDown(document, right);
  fireEvent.keyDown(document, { ...right, repeat: true });
  expect(step).toHaveBeenCalledTimes(2);
});
