import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSteady } from './use-steady';

it('is one function for the life of its component, and calls the newest handler', () => {
  const { result, rerender } = renderHook(({ by }) => useSteady((value: number) => value * by), {
    initialProps: { by: 2 },
  });
  const first = result.current;
  rerender({ by: 3 });
  expect(result.current).toBe(first);
  expect(first(5)).toBe(15);
});
