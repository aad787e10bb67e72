import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    told => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', told);
      return () => media?.removeEventListener('change', told);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );
}

/** Whether the window has room for a list and a detail beside it: `--breakpoint-wide`. */
export const useWide = (): boolean => useMedia('(width >= 112.5rem)');

/** A phone, where rows are cards and the keyboard takes the lower half: below Tailwind's `md`. */
export const useNarrow = (): boolean => useMedia('(width < 48rem)');
