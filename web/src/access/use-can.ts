import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { accessModulesAtom } from './access-store';
import { allows } from './access-tree';

/** `const can = useCan(); can('front-office.patient-queue:call')`. */
export function useCan(): (right: string) => boolean {
  const modules = useAtomValue(accessModulesAtom);
  return useCallback((right: string) => allows(modules, right), [modules]);
}
