import type { Snapshot, TopicParameters } from '@alur/contracts/kernel/live';
import { topicKey, type TopicParams, type TopicSpec } from '@alur/contracts/kernel/topic';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';

const keyOf = (merchantId: number, topic: string, params: TopicParameters) =>
  `${merchantId} ${topicKey(topic, params)}`;

/** What was asked for before anybody watched it; nothing more is, once there has been a line. */
let asked: Map<string, Promise<Snapshot>> | null = new Map();

export const snapshotOf = (merchantId: number, topic: string, params: TopicParameters): Promise<Snapshot> =>
  get<Snapshot['data'], Snapshot['meta']>(`/v2/live/${topic}`, params, { merchantId });

/**
 * For a route's `loader`: at the start of the application the rows of its board are asked for beside its code, and not
 * after it. The topic is named, for its declaration would join the first bundle.
 */
export function askAhead<T extends TopicSpec>(topic: string, params: TopicParams<T>): void {
  const merchantId = currentMerchant();
  if (merchantId === null || asked === null) return;
  const given = params as TopicParameters;
  const rows = snapshotOf(merchantId, topic, given);
  // Whoever watches it asks again.
  rows.catch(() => {});
  asked.set(keyOf(merchantId, topic, given), rows);
}

/** What was asked for ahead, once. */
export function takeAhead(merchantId: number, topic: string, params: TopicParameters): Promise<Snapshot> | undefined {
  const key = keyOf(merchantId, topic, params);
  const rows = asked?.get(key);
  asked?.delete(key);
  return rows;
}

/** The line is there: what is watched from now on is joined first. */
export function endAhead(): void {
  asked = null;
}
