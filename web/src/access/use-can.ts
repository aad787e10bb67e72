import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { accessModulesAtom } from './access-store';
import { allows } from './access-tree';
import { isLooking, useReadOnly } from './read-only';

/** `const can = useCan(); can('front-office.patient-queue:call')`. In a replay only what looks is allowed. */
export function useCan(): (right: string) => boolean {
  const modules = useAtomValue(accessModulesAtom);
  const readOnly = useReadOnly();
  return useCallback((right: string) => (!readOnly || isLooking(right)) && allows(modules, right), [modules, readOnly]);
}
