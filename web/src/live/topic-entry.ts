import type { Frame, TopicParameters } from '@alur/contracts/kernel/live';
import type { TopicStatus } from './topic-store-options';
import { TopicRows } from './topic-rows';

/** A subscribed topic and the state of its rows. */
export interface TopicEntry {
  key: string;
  topic: string;
  params: TopicParameters;
  watchers: number;
  rows: TopicRows;
  pending: Frame[];
  status: TopicStatus;
  code: string | null;
  joined: boolean;
  /** The snapshot that is being fetched before the topic is joined. */
  ahead: Promise<void> | null;
  syncing: boolean;
  /** Something happened during the fetch of a snapshot that requires another one. */
  again: boolean;
  failures: number;
  flush: (() => void) | null;
  /** When frames were last shown. */
  flushedAt: number;
  soon: boolean;
  retry: (() => void) | null;
  linger: (() => void) | null;
}

/** The initial state of a topic. */
export const newTopicEntry = (key: string, topic: string, params: TopicParameters): TopicEntry => ({
  key,
  topic,
  params,
  watchers: 0,
  rows: new TopicRows(),
  pending: [],
  status: 'joining',
  code: null,
  joined: false,
  ahead: null,
  syncing: false,
  again: false,
  failures: 0,
  flush: null,
  flushedAt: 0,
  soon: false,
  retry: null,
  linger: null,
});
