import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useChosen } from './use-chosen';

const window = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
afterEach(() => vi.unstubAllGlobals());

const list = (rows: string[], open: (row: string) => void) =>
  renderHook(({ rows }) => useChosen({ rows, keyOf: row => row, draw: row => `who ${row} is`, onOpen: open }), {
    initialProps: { rows },
  });

it('draws what is chosen beside the list where there is room, as long as it is in the list', () => {
  window(true);
  const open = vi.fn<(row: string) => void>();
  const { result, rerender } = list(['A-001', 'A-002'], open);
  expect(result.current.detail).toBeUndefined();
  act(() => result.current.onOpen?.('A-002'));
  expect(result.current.detail).toBe('who A-002 is');
  expect(result.current.isChosen('A-002')).toBe(true);
  expect(open).not.toHaveBeenCalled();
  rerender({ rows: ['A-001'] });
  expect(result.current.detail).toBeUndefined();
});

it('opens a row where there is no room beside the list', () => {
  window(false);
  const open = vi.fn<(row: string) => void>();
  const { result } = list(['A-001'], open);
  act(() => result.current.onOpen?.('A-001'));
  expect(open).toHaveBeenCalledWith('A-001');
  expect(result.current.detail).toBeUndefined();
});
