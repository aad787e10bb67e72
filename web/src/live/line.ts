import type { TopicParameters } from '@alur/contracts/kernel/live';
import type { Freshness } from './freshness-store';

/** The source of topics for the screens inside: the facility's live line, or the replay of one of its days. */
export interface Line {
  /** Subscribes to a topic; returns how to unsubscribe. */
  watch(topic: string, params: TopicParameters): () => void;
  /** Where the topic's rows live in the Query cache. */
  keyOf(topic: string, params: TopicParameters): readonly unknown[];
  /** The age of the rows that it delivered. */
  readonly freshness: Pick<Freshness, 'of' | 'oldest' | 'subscribe'>;
}
