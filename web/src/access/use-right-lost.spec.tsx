import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, expect, it } from 'vitest';
import { accessModulesAtom } from './access-store';
import type { AccessModule } from './access-tree';
import { useRightLost } from './use-right-lost';

const cashier = (enabled: boolean): AccessModule[] => [
  { key: 'cashier', name: '', tabs: [], actions: [{ method: 'cancel', enabled }] } as unknown as AccessModule,
];
const give = (enabled: boolean) => act(() => getDefaultStore().set(accessModulesAtom, cashier(enabled)));
const opened = (open: boolean, rights: string[]) =>
  renderHook(({ isOpen }) => useRightLost(rights, isOpen), { initialProps: { isOpen: open } });
afterEach(() => give(false));

it('tells of a right that is taken away while the dialog is open, and of its return', () => {
  give(true);
  const { result } = opened(true, ['cashier:cancel']);
  expect(result.current).toBe(false);
  give(false);
  expect(result.current).toBe(true);
  give(true);
  expect(result.current).toBe(false);
});

it('is of each opening: who never held it, or has closed it, is told nothing', () => {
  const { result } = opened(true, ['channel.merchants:edit']);
  expect(result.current).toBe(false);
  give(true);
  const other = opened(true, ['cashier:cancel']);
  other.rerender({ isOpen: false });
  give(false);
  expect(other.result.current).toBe(false);
  other.rerender({ isOpen: true });
  expect(other.result.current).toBe(false);
});
