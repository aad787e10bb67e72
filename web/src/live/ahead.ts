import type { Snapshot, TopicParameters } from '@alur/contracts/kernel/live';
import { topicKey, type TopicParams, type TopicSpec } from '@alur/contracts/kernel/topic';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';

const keyOf = (merchantId: number, topic: string, params: TopicParameters) =>
  `${merchantId} ${topicKey(topic, params)}`;

/**
 * Snapshots that were prefetched before anybody subscribed; null once the live line is open, after which nothing is
 * prefetched.
 */
let asked: Map<string, Promise<Snapshot>> | null = new Map();

export const snapshotOf = (merchantId: number, topic: string, params: TopicParameters): Promise<Snapshot> =>
  get<Snapshot['data'], Snapshot['meta']>(`/v2/live/${topic}`, params, { merchantId });

/**
 * For a route's `loader`: at the start of the application the rows of its board are prefetched while its code is
 * loading. The topic is given by name, because its declaration would join the first bundle.
 */
export function askAhead<T extends TopicSpec>(topic: string, params: TopicParams<T>): void {
  const merchantId = currentMerchant();
  if (merchantId === null || asked === null) return;
  const given = params as TopicParameters;
  const rows = snapshotOf(merchantId, topic, given);
  // A failed prefetch is ignored, because the subscriber fetches again.
  rows.catch(() => {});
  asked.set(keyOf(merchantId, topic, given), rows);
}

/** Takes a prefetched snapshot, which is used once. */
export function takeAhead(merchantId: number, topic: string, params: TopicParameters): Promise<Snapshot> | undefined {
  const key = keyOf(merchantId, topic, params);
  const rows = asked?.get(key);
  asked?.delete(key);
  return rows;
}

/** Called when the live line is open: from now on a topic is joined before its snapshot is fetched. */
export function endAhead(): void {
  asked = null;
}
