import { topicKey, type TopicParams, type TopicRow, type TopicSpec } from '@alur/contracts/kernel/topic';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLive } from './live-context';
import type { TopicStatus, TopicView } from './topic-store-options';
import type { LiveTopic } from './use-topic';

/** The status of several topics that are shown as one is the worst of them. */
const worst: readonly TopicStatus[] = ['refused', 'offline', 'joining', 'syncing', 'live'];

/** Several topics of one kind as one set of rows: the queues of all schedules of a day. */
export function useTopics<T extends TopicSpec>(topic: T, params: readonly TopicParams<T>[]): LiveTopic<TopicRow<T>> {
  const live = useLive();
  const keys = params.map(one => topicKey(topic.name, one));
  const all = keys.join(' ');
  // `all` represents the topic and its parameters.
  const watch = useEffectEvent(() => {
    const leave = params.map(one => live.watch(topic.name, one));
    return () => leave.forEach(off => off());
  });
  useEffect(() => watch(), [live, all]);
  const views = useQueries({
    queries: params.map(one => ({
      queryKey: live.keyOf(topic.name, one),
      queryFn: skipToken as never,
      staleTime: Infinity,
      structuralSharing: false as const,
    })),
  }).map(({ data }) => data as TopicView | undefined);
  const mark = views.map(view => `${view?.epoch} ${view?.seq}`).join(' ');
  // Rows change only together with their position.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const rows = useMemo(() => views.flatMap(view => view?.rows ?? []), [all, mark]);
  const at = keys.length === 0 ? -1 : indexOfWorst(views);
  return {
    // Typed by the declaration, as in `useTopic`.
    rows: rows as TopicRow<T>[],
    status: at < 0 ? 'live' : (views[at]?.status ?? 'joining'),
    loading: views.some(view => view?.epoch == null && view?.status !== 'refused'),
    code: views.find(view => view?.code)?.code ?? null,
    topicKey: keys[Math.max(at, 0)] ?? topic.name,
  };
}

function indexOfWorst(views: readonly (TopicView | undefined)[]): number {
  const ranks = views.map(view => worst.indexOf(view?.status ?? 'joining'));
  return ranks.indexOf(Math.min(...ranks));
}
