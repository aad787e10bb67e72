import type { ClientToServer, ServerToClient, Snapshot, TopicParameters } from '@alur/contracts/kernel/live';
import { io, type Socket } from 'socket.io-client';
import { runtimeConfig } from '@/app/runtime-config';
import { browserScheduler } from '@/live/browser-scheduler';
import { heardAnswer, heardHead } from '@/live/server-time';
import { TopicStore } from '@/live/topic-store';
import type { TopicView } from '@/live/topic-store-options';
import type { DisplayAccess } from './display-access';

const ANSWER_MS = 8000;
const SELDOM_MS = 30_000;

/** State of the live line, published as one value so that the screen is drawn once. */
export interface LineState {
  online: boolean;
  /** The server no longer accepts this screen's token. */
  refused: boolean;
  views: ReadonlyMap<string, TopicView>;
  /** When the rows were last known to be current. */
  confirmedAt: number | null;
}

/** The television's live line: the same store as everywhere, with no library between it and the screen. */
export class DisplayLine {
  private state: LineState = { online: false, refused: false, views: new Map(), confirmedAt: null };
  private readonly listeners = new Set<() => void>();
  private readonly socket: Socket<ServerToClient, ClientToServer>;
  private readonly store: TopicStore;
  private reconnect: (() => void) | null = null;
  private watched = new Map<string, () => void>();
  private closed = false;

  constructor(private readonly access: DisplayAccess) {
    this.store = new TopicStore({
      flushMs: 300,
      scheduler: browserScheduler,
      publish: (key, _topic, _params, view) => {
        this.set({
          views: new Map(this.state.views).set(key, view),
          refused: this.state.refused || view.status === 'refused',
        });
        if (view.status === 'refused') this.askAgain();
      },
      // Every heartbeat confirms the rows; the new age alone must not redraw the screen.
      confirmed: (_key, at) => {
        if (at !== null) this.state.confirmedAt = at;
      },
      transport: {
        connected: () => this.socket.connected,
        join: (topic, params, at) => this.socket.timeout(ANSWER_MS).emitWithAck('join', { topic, params, at }),
        leave: (topic, params) => void (this.socket.connected && this.socket.emit('leave', { topic, params })),
        ack: (topic, params, seq) => void (this.socket.connected && this.socket.emit('ack', { topic, params, seq })),
        snapshot: (topic, params) => this.snapshot(topic, params),
      },
    });
    this.socket = io(runtimeConfig().baseUrl || window.location.origin, {
      transports: ['websocket', 'polling'],
      reconnection: false,
      timeout: 5000,
      auth: send => send({ token: access.token(), merchantId: access.merchantId }),
    });
    this.socket.on('connect', () => {
      this.set({ online: true, refused: false });
      this.store.onConnect();
    });
    this.socket.on('disconnect', () => this.lost());
    this.socket.on('connect_error', error => this.lost(/^(auth|access|device)\./.test(error.message)));
    this.socket.on('frame', frame => this.store.onFrame(frame));
    this.socket.on('head', head => {
      heardHead(head.at);
      this.store.onHead(head);
    });
    this.socket.on('stale', stale => this.store.onStale(stale));
    window.addEventListener('online', this.connectNow);
    document.addEventListener('visibilitychange', this.connectNow);
  }

  /** Subscribes to exactly these topics; those that were subscribed before are not restarted. */
  watch(topics: readonly { topic: string; params: TopicParameters; key: string }[]): void {
    const wanted = new Set(topics.map(({ key }) => key));
    for (const [key, leave] of this.watched) {
      if (wanted.has(key)) continue;
      leave();
      this.watched.delete(key);
      const views = new Map(this.state.views);
      views.delete(key);
      this.set({ views });
    }
    for (const { topic, params, key } of topics)
      if (!this.watched.has(key)) this.watched.set(key, this.store.watch(topic, params));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  read = (): LineState => this.state;

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.connectNow);
    document.removeEventListener('visibilitychange', this.connectNow);
    this.reconnect?.();
    this.store.clear();
    this.socket.disconnect();
  }

  private lost(refused = false): void {
    if (this.closed) return;
    this.set({ online: false, refused: refused || this.state.refused });
    this.store.onDisconnect();
    this.reconnect?.();
    // A refused line is tried again as well, but seldom: access may be granted again.
    this.reconnect = browserScheduler.after((refused ? SELDOM_MS : 1000) + Math.random() * 4000, this.connectNow);
  }

  /** Refused while it ran: a new line with the current token may be accepted. */
  private askAgain(): void {
    this.reconnect?.();
    this.reconnect = browserScheduler.after(SELDOM_MS, () => {
      this.socket.disconnect();
      this.connectNow();
    });
  }

  private readonly connectNow = () => {
    if (this.closed || this.socket.connected || document.visibilityState === 'hidden') return;
    this.reconnect?.();
    this.reconnect = null;
    this.socket.connect();
  };

  private async snapshot(topic: string, params: TopicParameters): Promise<Snapshot> {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${runtimeConfig().baseUrl}/v2/live/${topic}?${query}`, {
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${this.access.token()}`,
        'X-Merchant-Id': String(this.access.merchantId),
      },
    });
    heardAnswer(answer.headers.get('Date'));
    if (!answer.ok) throw Object.assign(new Error('snapshot'), { status: answer.status });
    return (await answer.json()) as Snapshot;
  }

  private set(change: Partial<LineState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
