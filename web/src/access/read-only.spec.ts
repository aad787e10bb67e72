import { accessKeys } from '@alur/contracts/access';
import { renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai/vanilla';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { accessModulesAtom } from './access-store';
import { isLooking, ReadOnlyContext } from './read-only';
import { useCan } from './use-can';

const readOnly = ({ children }: { children: ReactNode }) => createElement(ReadOnlyContext, { value: true }, children);

it('lets nobody do what changes something, whatever their rights', () => {
  const cashier = {
    name: 'cashier',
    key: 'cashier',
    tabs: [],
    actions: ['view', 'pay'].map(method => ({ method, enabled: true })),
  };
  getDefaultStore().set(accessModulesAtom, [cashier]);
  const rights = ['cashier', 'cashier:view', 'cashier:pay'] as const;
  const can = renderHook(() => useCan(), { wrapper: readOnly }).result.current;
  expect(rights.map(right => can(right))).toEqual([true, true, false]);
  const live = renderHook(() => useCan()).result.current;
  expect(rights.map(right => live(right))).toEqual([true, true, true]);
});

it('takes no right for looking whose word says that it changes something', () => {
  const looking = new Set([...accessKeys].filter(isLooking).map(key => key.split(':')[1]));
  expect(looking).toEqual(new Set(['revenue', 'timeline', 'view']));
});
