import { QueryClient } from '@tanstack/react-query';

/** `api/http` retries calls itself, so Query does not; live rows never go stale by time. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
