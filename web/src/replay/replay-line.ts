import type { TopicParameters } from '@alur/contracts/kernel/live';
import { topicKey } from '@alur/contracts/kernel/topic';
import { Freshness } from '@/live/freshness-store';
import type { Line } from '@/live/line';
import { TopicStore } from '@/live/topic-store';
import type { Scheduler, TopicView, Transport } from '@/live/topic-store-options';
import { isRefusal, ReplayTopic, type FetchReplay, type Moment } from './replay-topic';
import { stepsOf, type Step } from './steps';

export interface ReplayLineOptions {
  /** Identifies the replay in the Query cache. */
  name: readonly (string | number)[];
  moment: Moment;
  fetch: FetchReplay;
  scheduler: Scheduler;
  publish(key: readonly unknown[], view: TopicView): void;
}

/**
 * The line of a past day: the same topics through the same store as on the live line, but with the rows of the moment
 * that is shown.
 */
export class ReplayLine implements Line {
  readonly freshness = new Freshness();
  private readonly store: TopicStore;
  private readonly topics = new Map<string, ReplayTopic>();
  private readonly watched = new Map<string, number>();
  /** The position at which each topic was last delivered. */
  private readonly given = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private merged: readonly Step[] | null = null;
  private shown: readonly ReplayTopic[] | null = null;
  private moment: Moment;

  constructor(private readonly options: ReplayLineOptions) {
    this.moment = options.moment;
    this.store = new TopicStore({
      transport: this.transport(),
      scheduler: options.scheduler,
      publish: (_key, topic, params, view) => options.publish(this.keyOf(topic, params), view),
      confirmed: (key, at) => this.freshness.confirm(key, at),
    });
  }

  watch(topic: string, params: TopicParameters): () => void {
    const key = topicKey(topic, params);
    this.watched.set(key, (this.watched.get(key) ?? 0) + 1);
    this.topicOf(topic, params);
    const leave = this.store.watch(topic, params);
    this.changed();
    return () => {
      leave();
      const left = (this.watched.get(key) ?? 1) - 1;
      if (left > 0) this.watched.set(key, left);
      else this.watched.delete(key);
      this.changed();
    };
  }

  keyOf(topic: string, params: TopicParameters): readonly unknown[] {
    return ['replay', ...this.options.name, topic, params];
  }

  /** Shows another moment: delivers every topic that was different then. */
  seek(moment: Moment): void {
    this.moment = moment;
    for (const [key, topic] of this.topics) {
      const seq = topic.seqAt(moment);
      if (seq !== null && seq === this.given.get(key)) continue;
      this.store.onStale({ topic: topic.topic, params: topic.params });
    }
  }

  /** The topics that are on the screen. */
  onScreen(): readonly ReplayTopic[] {
    return (this.shown ??= [...this.topics].filter(([key]) => this.watched.has(key)).map(([, topic]) => topic));
  }

  /** What changed the screen during the day, as far as it has been fetched; the same array until there is more. */
  steps(): readonly Step[] {
    return (this.merged ??= stepsOf(this.onScreen()));
  }

  /** The time up to which the screen's day has been fetched, in epoch milliseconds; infinite when all of it has. */
  reach(): number {
    return Math.min(...this.onScreen().map(topic => topic.reach()));
  }

  /** Notifies a listener when `steps` or `onScreen` have grown. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    this.store.clear();
    for (const topic of this.topics.values()) topic.close();
    this.listeners.clear();
  }

  private topicOf(name: string, params: TopicParameters): ReplayTopic {
    const key = topicKey(name, params);
    let topic = this.topics.get(key);
    if (!topic) {
      topic = new ReplayTopic(name, params, this.options.fetch, this.options.scheduler, () => this.changed());
      this.topics.set(key, topic);
    }
    return topic;
  }

  private changed(): void {
    this.merged = null;
    this.shown = null;
    for (const listener of this.listeners) listener();
  }

  private transport(): Transport {
    return {
      connected: () => true,
      join: async (topic, params) => {
        try {
          await this.topicOf(topic, params).load();
          return { ok: true };
        } catch (error) {
          if (isRefusal(error)) return { error: { code: (error as { code?: string }).code ?? 'forbidden' } };
          throw error;
        }
      },
      leave: () => {},
      ack: () => {},
      snapshot: async (topic, params) => {
        const { rows, epoch, seq } = await this.topicOf(topic, params).rowsAt(this.moment);
        this.given.set(topicKey(topic, params), seq);
        // Each moment is an epoch of its own, because within one the store would keep newer rows when the replay goes
        // back.
        return { data: [...rows], meta: { epoch: `${epoch}@${seq}`, seq } };
      },
    };
  }
}
