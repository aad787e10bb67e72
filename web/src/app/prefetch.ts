/** SPEC 9: a link is rested on for a second before its page is fetched, so that a pointer passing by fetches nothing. */
export const prefetch = {
  defaultPreload: 'intent',
  defaultPreloadDelay: 1000,
  defaultPreloadStaleTime: 0,
} as const;
