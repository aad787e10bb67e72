import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { accessSelectionAtom } from './access-selection';

/**
 * Says where in the access tree this screen stands: `useAccessScope('front-office', 'patient-queue')`.
 * Calls made meanwhile carry it as `Xkey`.
 */
export function useAccessScope(module: string, tab: string | null = null, section: string | null = null): void {
  const select = useSetAtom(accessSelectionAtom);
  useLayoutEffect(() => {
    select({ module, tab, section });
    return () => select({ module: null, tab: null, section: null });
  }, [select, module, tab, section]);
}
