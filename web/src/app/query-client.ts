import { QueryClient } from '@tanstack/react-query';

/** Calls retry by themselves (see `api/http`), so Query does not; live rows never go stale by time. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
