import type { AccessKey, AccessPath } from '@alur/contracts/access';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { accessModulesAtom } from './access-store';
import { allows } from './access-tree';
import { isLooking, useReadOnly } from './read-only';

/** Whether the person holds a right, or any right at a place of the access tree. */
export type Can = (right: AccessKey | AccessPath) => boolean;

/** `const can = useCan(); can('front-office.patient-queue:call')`. In a replay only rights to read are granted. */
export function useCan(): Can {
  const modules = useAtomValue(accessModulesAtom);
  const readOnly = useReadOnly();
  return useCallback(
    (right: AccessKey | AccessPath) => (!readOnly || isLooking(right)) && allows(modules, right),
    [modules, readOnly],
  );
}
