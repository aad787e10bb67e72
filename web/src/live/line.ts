import type { TopicParameters } from '@alur/contracts/kernel/live';
import type { Freshness } from './freshness-store';

/** What brings topics to the screens inside it: the facility's live line, or the replay of one of its days. */
export interface Line {
  /** Watches a topic until the answer is called. */
  watch(topic: string, params: TopicParameters): () => void;
  /** Where the topic's rows live in the Query cache. */
  keyOf(topic: string, params: TopicParameters): readonly unknown[];
  /** How old what it brought is. */
  readonly freshness: Pick<Freshness, 'of' | 'oldest' | 'subscribe'>;
}
