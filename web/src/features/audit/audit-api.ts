import type { OpenedEventAnswer, PatientFlow } from '@alur/contracts/audit/flow';
import type { DayOfLog, ReplayAnswer } from '@alur/contracts/kernel/replay';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { get } from '@/api/http';
import type { FetchReplay } from '@/replay/replay-topic';
import { currentReason } from './reason';

/** An event as `GET /v2/audit/events` lists it. */
export interface LoggedEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
  stream: string;
  revision: number;
  position: string;
  meta: {
    actorId: number;
    role: string | null;
    at: string;
    localDate: string;
    occurredAt?: string;
    origin: { device?: string; address?: string };
  };
}

/** Page size of frames and events. */
const PAGE = 1_000;

/** A day of the log at a glance. */
export function useDayOfLog(day: string, reason: string) {
  const merchant = useAtomValue(currentMerchantAtom);
  return useQuery({
    queryKey: ['audit', merchant, 'day', day],
    queryFn: async ({ signal }) => (await get<DayOfLog['data']>('/v2/audit/day', { day }, { signal, reason })).data,
  });
}

/** One event in full. It is cached for good, because an event does not change. */
export function useOpenedEvent(position: string, reason: string) {
  const merchant = useAtomValue(currentMerchantAtom);
  return useQuery({
    queryKey: ['audit', merchant, 'event', position],
    queryFn: async ({ signal }) =>
      (await get<OpenedEventAnswer['data']>(`/v2/audit/event/${position}`, {}, { signal, reason })).data,
  });
}

/** A patient's whole flow through the facility within these days. */
export function usePatientFlow(id: number, span: { from?: string; to?: string }, reason: string) {
  const merchant = useAtomValue(currentMerchantAtom);
  return useQuery({
    queryKey: ['audit', merchant, 'flow', id, span],
    queryFn: async ({ signal }) =>
      (await get<PatientFlow['data']>(`/v2/audit/patient/${id}/flow`, { ...span }, { signal, reason })).data,
  });
}

/** All events of a day, page after page until the day is whole. */
export function useDayEvents(day: string, reason: string) {
  const merchant = useAtomValue(currentMerchantAtom);
  const query = useInfiniteQuery({
    queryKey: ['audit', merchant, 'events', day],
    initialPageParam: '0',
    queryFn: ({ pageParam, signal }) =>
      get<LoggedEvent[], { next: string | null }>(
        '/v2/audit/events',
        { day, after: pageParam, limit: PAGE },
        { signal, reason },
      ),
    getNextPageParam: last => last.meta.next,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return query;
}

/** How a replay of a day asks for its topics. */
export function replayFetch(merchantId: number, day: string): FetchReplay {
  return (topic, params, from) => {
    const query = { limit: PAGE, ...from, day, ...params };
    const options = { merchantId, reason: currentReason() ?? undefined };
    return get<ReplayAnswer['data'], ReplayAnswer['meta']>(`/v2/audit/replay/${topic}`, query, options);
  };
}
