import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { setActiveLine } from './active-line';
import type { Line } from './line';
import { LiveClient } from './live-client';

const LiveContext = createContext<Line | null>(null);

/** Opens the live line of a facility for everything inside. */
export function LiveProvider({ merchantId, children }: { merchantId: number; children: ReactNode }) {
  const queries = useQueryClient();
  const client = useMemo(() => new LiveClient(merchantId, queries), [merchantId, queries]);
  useEffect(() => {
    setActiveLine(client);
    void client.open();
    return () => {
      client.close();
      setActiveLine(null);
    };
  }, [client]);
  return <LiveContext value={client}>{children}</LiveContext>;
}

/** Provides another line, for replays and tests. */
export function LiveLine({ line, children }: { line: Line; children: ReactNode }) {
  return <LiveContext value={line}>{children}</LiveContext>;
}

/** The source of this screen's topics. */
export function useLive(): Line {
  const line = useContext(LiveContext);
  if (!line) throw new Error('a live screen outside of LiveProvider');
  return line;
}
