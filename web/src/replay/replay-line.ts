import type { TopicParameters } from '@alur/contracts/kernel/live';
import { topicKey } from '@alur/contracts/kernel/topic';
import { Freshness } from '@/live/freshness-store';
import type { Line } from '@/live/line';
import { TopicStore } from '@/live/topic-store';
import type { Scheduler, TopicView, Transport } from '@/live/topic-store-options';
import { isRefusal, ReplayTopic, type FetchReplay, type Moment } from './replay-topic';
import { stepsOf, type Step } from './steps';

export interface ReplayLineOptions {
  /** Sets one replay apart from another in the Query cache. */
  name: readonly (string | number)[];
  moment: Moment;
  fetch: FetchReplay;
  scheduler: Scheduler;
  publish(key: readonly unknown[], view: TopicView): void;
}

/**
 * The line of a past day: the same topics through the same store as the live line's, but what they show is the moment
 * that was sought.
 */
export class ReplayLine implements Line {
  readonly freshness = new Freshness();
  private readonly store: TopicStore;
  private readonly topics = new Map<string, ReplayTopic>();
  private readonly watched = new Map<string, number>();
  /** The position that each topic was last given at. */
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

  /** Shows another moment on every topic that was different then. */
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

  /** What changed the screen through the day, as far as it has come; the same array until there is more. */
  steps(): readonly Step[] {
    return (this.merged ??= stepsOf(this.onScreen()));
  }

  /** Until when the screen's day has come, in epoch milliseconds; without end when all of it has. */
  reach(): number {
    return Math.min(...this.onScreen().map(topic => topic.reach()));
  }

  /** Told when there is more to `steps` and `onScreen`. */
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
        const { rows, epoch, seq } = await this.topicOf(topic, params).stand(this.moment);
        this.given.set(topicKey(topic, params), seq);
        // Each moment is an epoch of its own: the store keeps rows that are newer, and going back makes all of them so.
        return { data: [...rows], meta: { epoch: `${epoch}@${seq}`, seq } };
      },
    };
  }
}
