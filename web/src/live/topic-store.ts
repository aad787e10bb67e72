import type { Frame, Head, Snapshot, Stale, TopicParameters } from '@alur/contracts/kernel/live';
import { topicKey } from '@alur/contracts/kernel/topic';
import { Gate } from './gate';
import { newTopicEntry, type TopicEntry } from './topic-entry';
import { newer, TopicRows } from './topic-rows';
import type { TopicStatus, TopicStoreOptions } from './topic-store-options';

const RETRY_MIN = 1000;
const RETRY_MAX = 30_000;

/**
 * Keeps topics current: it joins with the position of the rows that it has, buffers frames, fetches the snapshot unless
 * the server says that those rows are current, then applies frames in order; a gap, a new epoch, a head beyond the
 * current position or a notice of staleness fetches the snapshot again. It is pure except for the given transport and
 * scheduler.
 */
export class TopicStore {
  private readonly entries = new Map<string, TopicEntry>();
  private readonly gate: Gate;
  private ownCommands = 0;
  /** Counts connections: the answer to a join on an earlier connection is ignored. */
  private line = 0;
  /** Until the first connection, snapshots are fetched while it is being opened; without one later, nothing is. */
  private begun = false;
  /** The state of a topic without a connection: before the first connection it is not offline but joining. */
  private unjoined: 'joining' | 'offline' = 'joining';

  constructor(private readonly options: TopicStoreOptions) {
    this.gate = new Gate(options.snapshots ?? 3);
  }

  /** Subscribes to a topic; returns how to unsubscribe. */
  watch(topic: string, params: TopicParameters): () => void {
    const key = topicKey(topic, params);
    let entry = this.entries.get(key);
    if (!entry) {
      entry = newTopicEntry(key, topic, params);
      this.entries.set(key, entry);
      this.show(entry);
      const connected = this.options.transport.connected();
      if (connected || !this.begun) entry.ahead = this.askAhead(entry);
      if (connected) void this.join(entry);
      else this.setStatus(entry, this.unjoined);
    }
    entry.linger?.();
    entry.linger = null;
    entry.watchers++;
    const watched = entry;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      if (--watched.watchers === 0)
        watched.linger = this.options.scheduler.after(this.options.lingerMs ?? 5000, () => this.drop(watched));
    };
  }

  /**
   * While a command of this person is under way, its effects are published at the next frame. `onOver` is called when
   * all of them have come.
   */
  expectOwn(onOver = () => {}): () => void {
    this.ownCommands++;
    let done = false;
    return () => {
      if (done) return;
      done = true;
      // The frame may arrive shortly after the answer.
      this.options.scheduler.after(300, () => {
        this.ownCommands--;
        onOver();
      });
    };
  }

  /** Called on each connection: every topic is joined again and compared with the server. */
  onConnect(): void {
    this.begun = true;
    for (const entry of this.entries.values()) void this.join(entry);
  }

  onDisconnect(): void {
    this.line++;
    this.unjoined = 'offline';
    for (const entry of this.entries.values()) {
      entry.joined = false;
      if (entry.status !== 'refused') this.setStatus(entry, 'offline');
    }
  }

  onFrame(frame: Frame): void {
    const entry = this.entries.get(topicKey(frame.topic, frame.params));
    if (!entry) return;
    entry.pending.push(frame);
    this.schedule(entry);
  }

  /** A topic that the head omits has not changed since it was joined, so its rows are current. */
  onHead(head: Head): void {
    const quiet = new Set(this.entries.values());
    for (const { topic, params, epoch, seq } of head.topics) {
      const entry = this.entries.get(topicKey(topic, params));
      if (entry) quiet.delete(entry);
      if (!entry || entry.syncing || !entry.joined) continue;
      this.flush(entry);
      if (entry.syncing) continue;
      if (entry.rows.epoch !== epoch || newer(seq, entry.rows.seq)) this.sync(entry);
      else this.confirm(entry);
    }
    for (const entry of quiet) if (entry.status === 'live' && entry.pending.length === 0) this.confirm(entry);
  }

  onStale({ topic, params, reason }: Pick<Stale, 'topic' | 'params'> & { reason?: Stale['reason'] }): void {
    const entry = this.entries.get(topicKey(topic, params));
    if (!entry) return;
    if (reason === 'forbidden') this.refuse(entry, 'forbidden');
    else this.sync(entry);
  }

  /** Fetches every topic again, after the tab was hidden or the device slept. */
  resyncAll(): void {
    for (const entry of this.entries.values()) if (entry.joined) this.sync(entry);
  }

  /** Drops all topics, when facility or person changes. */
  clear(): void {
    for (const entry of this.entries.values()) this.drop(entry);
  }

  /**
   * Rows need not wait for the join, nor on the first screen for the connection: they are fetched before it, and are
   * valid until the join says that they are current, or the snapshot after it replaces them.
   */
  private async askAhead(entry: TopicEntry): Promise<void> {
    const { transport } = this.options;
    const ask = () => transport.snapshot(entry.topic, entry.params);
    const underWay = transport.ahead?.(entry.topic, entry.params);
    const ahead = await (underWay ?? this.gate.run(ask)).catch(() => null);
    if (!ahead || !this.alive(entry) || entry.rows.epoch !== null || entry.status === 'refused') return;
    entry.rows.replace(ahead);
    this.show(entry);
  }

  private async join(entry: TopicEntry): Promise<void> {
    entry.retry?.();
    entry.retry = null;
    const line = this.line;
    await entry.ahead;
    entry.ahead = null;
    if (!this.alive(entry) || line !== this.line) return;
    const { epoch, seq } = entry.rows;
    const at = epoch === null ? undefined : { epoch, seq };
    const answer = await this.options.transport.join(entry.topic, entry.params, at).catch(() => null);
    if (!this.alive(entry) || line !== this.line) return;
    if (answer && 'error' in answer) return this.refuse(entry, answer.error.code);
    if (!answer) {
      if (this.options.transport.connected()) this.later(entry, () => void this.join(entry));
      return;
    }
    entry.joined = true;
    entry.failures = 0;
    if (answer.current && epoch === entry.rows.epoch && !entry.syncing) this.resume(entry);
    else this.sync(entry);
  }

  /** Goes on with the rows in memory, to which every later change comes as a frame. */
  private resume(entry: TopicEntry): void {
    this.setStatus(entry, 'live');
    this.confirm(entry);
    this.flush(entry);
  }

  private sync(entry: TopicEntry): void {
    // Until the topic is joined, the join (or the next connection) is responsible for recovery and ends in a sync.
    if (!entry.joined) return;
    if (entry.syncing) {
      entry.again = true;
      return;
    }
    entry.retry?.();
    entry.retry = null;
    entry.syncing = true;
    entry.again = false;
    this.setStatus(entry, 'syncing');
    // Frames of another epoch that arrived before the request are outdated; those of the current epoch still count.
    const past = new Set(entry.pending);
    this.gate
      .run(() => this.options.transport.snapshot(entry.topic, entry.params))
      .then(
        snapshot => this.synced(entry, snapshot, past),
        (error: unknown) => this.failed(entry, error),
      );
  }

  private synced(entry: TopicEntry, snapshot: Snapshot, past: Set<Frame>): void {
    if (!this.alive(entry)) return;
    entry.syncing = false;
    const { epoch, seq } = entry.rows;
    const taken = entry.rows.replace(snapshot);
    // If the snapshot lags behind frames that the server has sent, it is fetched again after a pause, not in a loop.
    if (
      !taken ||
      (entry.again === false && epoch === entry.rows.epoch && seq === entry.rows.seq && this.hasGap(entry))
    ) {
      if (entry.joined) this.later(entry, () => this.sync(entry));
      return;
    }
    entry.failures = 0;
    entry.pending = entry.pending.filter(frame => frame.epoch === entry.rows.epoch || !past.has(frame));
    entry.status = entry.joined ? 'live' : this.unjoined;
    this.confirm(entry);
    this.flush(entry);
    if (entry.syncing) return;
    if (entry.again) this.sync(entry);
    else this.show(entry);
  }

  private hasGap({ pending, rows }: TopicEntry): boolean {
    return (
      pending.some(frame => frame.epoch === rows.epoch) &&
      pending.every(frame => frame.epoch !== rows.epoch || newer(frame.prev, rows.seq))
    );
  }

  private failed(entry: TopicEntry, error: unknown): void {
    if (!this.alive(entry)) return;
    entry.syncing = false;
    const { status, code } = error as { status?: number; code?: string };
    if (status === 401 || status === 403 || status === 404) return this.refuse(entry, code ?? 'forbidden');
    this.setStatus(entry, entry.joined ? 'offline' : this.unjoined);
    if (entry.joined) this.later(entry, () => this.sync(entry));
  }

  private refuse(entry: TopicEntry, code: string): void {
    entry.joined = false;
    entry.code = code;
    entry.rows = new TopicRows();
    entry.pending = [];
    this.setStatus(entry, 'refused');
  }

  private schedule(entry: TopicEntry): void {
    const { scheduler, flushMs = 100 } = this.options;
    // The first change of a quiet topic is published at once, because no others may follow that it could be batched
    // with.
    const soon = this.ownCommands > 0 || scheduler.now() - entry.flushedAt >= flushMs;
    if (entry.flush && (entry.soon || !soon)) return;
    entry.flush?.();
    entry.soon = soon;
    const run = () => {
      entry.flush = null;
      this.flushAll();
    };
    entry.flush = soon ? scheduler.frame(run) : scheduler.after(flushMs, run);
  }

  /**
   * Changes of one append in several topics must be shown together: the topic that is due first publishes all of them.
   */
  private flushAll(): void {
    for (const entry of this.entries.values()) this.flush(entry);
  }

  private flush(entry: TopicEntry): void {
    // While a snapshot is being fetched, frames are buffered.
    if (entry.syncing || entry.rows.epoch === null || entry.pending.length === 0) return;
    const frames = entry.pending;
    entry.pending = [];
    entry.flush?.();
    entry.flush = null;
    entry.flushedAt = this.options.scheduler.now();
    let applied = false;
    const traces: string[] = [];
    for (const [at, frame] of frames.entries()) {
      const verdict = entry.rows.apply(frame);
      if (verdict === 'applied') {
        applied = true;
        traces.push(...(frame.traces ?? []));
      }
      if (verdict === 'gap' || verdict === 'foreign') {
        entry.pending = frames.slice(at);
        break;
      }
    }
    if (applied) {
      this.options.transport.ack(entry.topic, entry.params, entry.rows.seq, traces);
      this.confirm(entry);
      this.show(entry);
    }
    if (entry.pending.length > 0) this.sync(entry);
  }

  private later(entry: TopicEntry, task: () => void): void {
    const limit = Math.min(RETRY_MAX, RETRY_MIN * 2 ** entry.failures++);
    entry.retry?.();
    entry.retry = this.options.scheduler.after(limit * (0.5 + this.options.scheduler.random()), () => {
      entry.retry = null;
      if (this.alive(entry)) task();
    });
  }

  private drop(entry: TopicEntry): void {
    this.entries.delete(entry.key);
    for (const cancel of [entry.flush, entry.retry, entry.linger]) cancel?.();
    this.options.confirmed?.(entry.key, null);
    if (entry.joined) this.options.transport.leave(entry.topic, entry.params);
  }

  private alive(entry: TopicEntry): boolean {
    return this.entries.get(entry.key) === entry;
  }

  private confirm(entry: TopicEntry): void {
    if (entry.joined) this.options.confirmed?.(entry.key, this.options.scheduler.now());
  }

  private setStatus(entry: TopicEntry, status: TopicStatus): void {
    if (entry.status === status) return;
    entry.status = status;
    if (status !== 'refused') entry.code = null;
    this.show(entry);
  }

  private show({ key, topic, params, rows, status, code }: TopicEntry): void {
    this.options.publish(key, topic, params, { rows: rows.list(), epoch: rows.epoch, seq: rows.seq, status, code });
  }
}
