import type { Frame } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import { TopicStore } from '../topic-store';
import type { TopicView, Transport } from '../topic-store-options';
import { ModelServer, TOPIC } from './model-server';
import { VirtualScheduler } from './virtual-scheduler';

interface Client {
  view: TopicView;
  /** Published views whose rows the topic never had at that position. */
  untrue: TopicView[];
  sorted(): LiveRow[];
}

/** A model server and one client, with a connection between them that fails in every way. */
export class LossyWorld {
  readonly server = new ModelServer();
  readonly faults = { lost: 0, doubled: 0, late: 0, offline: 0, restarts: 0, snapshots: 0, frames: 0, resumed: 0 };
  private readonly time: VirtualScheduler;
  private store!: TopicStore;
  private online = true;
  private joined = false;
  private hostile = true;
  /** Counts connections; what was sent on an earlier one never arrives. */
  private line = 0;

  constructor(seed: number) {
    this.time = new VirtualScheduler(seed);
  }

  connectClient(): Client {
    const client: Client = {
      view: { rows: [], epoch: null, seq: '0', status: 'joining', code: null },
      untrue: [],
      sorted: () => [...client.view.rows].sort((a, b) => a.key.localeCompare(b.key)),
    };
    const publish = (view: TopicView) => {
      const was = this.server.history.get(`${view.epoch}/${view.seq}`);
      const seen = [...view.rows].sort((a, b) => a.key.localeCompare(b.key));
      if (was && JSON.stringify(was) !== JSON.stringify(seen)) client.untrue.push(view);
      client.view = view;
    };
    this.store = new TopicStore({
      transport: this.transport(),
      scheduler: this.time,
      publish: (_key, _topic, _params, view) => publish(view),
    });
    this.store.watch(TOPIC.topic, TOPIC.params);
    return client;
  }

  /** Makes this many changes, with faults, restarts, offline and quiet phases in between. */
  async run(changes: number): Promise<void> {
    this.heartbeat();
    for (let at = 0; at < changes; at++) {
      const { random } = this.time;
      if (random() < 0.01) {
        this.faults.restarts++;
        this.server.restart(random);
      }
      if (random() < 0.02) {
        this.cut();
        // Nothing may happen at the server until the client is back.
        if (random() < 0.5) await this.time.advance(6000);
      }
      if (random() < 0.02) this.store.onStale({ ...TOPIC, reason: 'slow' });
      const before = this.server.seq;
      const frame = this.server.change(random);
      this.send(random() < 0.1 ? this.server.since(before > 10n ? before - 6n : 0n) : frame);
      const release = random() < 0.1 ? this.store.expectOwn() : null;
      await this.time.advance(random() * 120);
      release?.();
    }
  }

  /** Stops the faults; heartbeats go on. */
  async settle(): Promise<void> {
    this.hostile = false;
    await this.time.advance(60_000);
  }

  private heartbeat(): void {
    this.time.after(10_000, () => {
      if (this.joined && this.online) {
        const head = { at: '', topics: [{ ...TOPIC, epoch: this.server.epoch, seq: String(this.server.seq) }] };
        this.deliver(() => this.store.onHead(head));
      }
      this.heartbeat();
    });
  }

  private send(frame: Frame): void {
    if (!this.joined || !this.online) return;
    this.faults.frames++;
    if (this.hostile && this.time.random() < 0.05) {
      this.faults.lost++;
      return;
    }
    const copy = structuredClone(frame);
    this.deliver(() => this.store.onFrame(copy));
    if (this.hostile && this.time.random() < 0.05) {
      this.faults.doubled++;
      this.deliver(() => this.store.onFrame(structuredClone(frame)));
    }
  }

  private deliver(task: () => void): void {
    const line = this.line;
    const late = this.hostile && this.time.random() < 0.1;
    if (late) this.faults.late++;
    this.time.after(this.time.random() * 20 + (late ? this.time.random() * 2000 : 0), () => {
      if (this.online && line === this.line) task();
    });
  }

  private cut(): void {
    if (!this.online) return;
    this.faults.offline++;
    this.online = false;
    this.joined = false;
    this.line++;
    this.store.onDisconnect();
    this.time.after(1000 + this.time.random() * 4000, () => {
      this.online = true;
      this.store.onConnect();
    });
  }

  private transport(): Transport {
    const delayed = <T>(answer: () => T) =>
      new Promise<T>((resolve, reject) => {
        const fails = this.hostile && this.time.random() < 0.1;
        this.time.after(this.time.random() * 200, () => {
          if (fails || !this.online) return reject(new Error('network'));
          // The answer takes a while to arrive, during which the server changes further.
          const read = answer();
          this.time.after(this.time.random() * 300, () => resolve(read));
        });
      });
    return {
      connected: () => this.online,
      join: (_topic, _params, at) => {
        const line = this.line;
        return delayed(() => {
          if (line === this.line) this.joined = true;
          const isCurrent = at?.epoch === this.server.epoch && BigInt(at.seq) >= this.server.seq;
          if (isCurrent) this.faults.resumed++;
          return { ok: true as const, ...(isCurrent && { current: true as const }) };
        });
      },
      leave: () => {},
      ack: () => {},
      snapshot: () => {
        this.faults.snapshots++;
        return delayed(() => structuredClone(this.server.snapshot()));
      },
    };
  }
}
