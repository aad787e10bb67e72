/**
 * SPEC 9: a link's page is prefetched after the pointer has rested on it for a second, so that a passing pointer
 * fetches nothing.
 */
export const prefetch = {
  defaultPreload: 'intent',
  defaultPreloadDelay: 1000,
  defaultPreloadStaleTime: 0,
} as const;
