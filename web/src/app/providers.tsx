import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TooltipProvider } from '@/ui/tooltip';

/** What every screen stands in. */
export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>{children}</TooltipProvider>
    </QueryClientProvider>
  );
}
