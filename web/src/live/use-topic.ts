import type { TopicParams, TopicRow, TopicSpec } from '@alur/contracts/kernel/topic';
import { topicKey } from '@alur/contracts/kernel/topic';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLive } from './live-context';
import type { TopicStatus, TopicView } from './topic-store-options';

export interface LiveTopic<Row> {
  rows: Row[];
  status: TopicStatus;
  /** No rows have come yet, so a skeleton is shown. */
  loading: boolean;
  /** Code of the refusal. */
  code: string | null;
  /** For the `Freshness` component. */
  topicKey: string;
}

const none: never[] = [];

/**
 * The live rows of a topic, which the store keeps current: `useTopic(topics.queueBoard, { scheduleId, date })`. Rows
 * that did not change keep their identity; the screen chooses their order.
 */
export function useTopic<T extends TopicSpec>({ name }: T, params: TopicParams<T>): LiveTopic<TopicRow<T>> {
  const live = useLive();
  const key = topicKey(name, params);
  // `key` represents name and params, because an object that is created at each render must not cause a new join.
  const watch = useEffectEvent(() => live.watch(name, params));
  useEffect(() => watch(), [live, key]);
  const { data } = useQuery<TopicView>({
    queryKey: live.keyOf(name, params),
    queryFn: skipToken,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return {
    // The store knows rows by their keys alone; the topic's declaration types the rest.
    rows: (data?.rows ?? none) as TopicRow<T>[],
    status: data?.status ?? 'joining',
    loading: data?.epoch == null && data?.status !== 'refused',
    code: data?.code ?? null,
    topicKey: key,
  };
}

/** When the topic was last known to be current. */
export function useConfirmedAt(key: string): number | null {
  const { freshness } = useLive();
  return useSyncExternalStore(freshness.subscribe, () => freshness.of(key));
}
