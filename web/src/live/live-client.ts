import type { ClientToServer, ServerToClient, TopicParameters } from '@alur/contracts/kernel/live';
import type { QueryClient } from '@tanstack/react-query';
import { atom, getDefaultStore } from 'jotai/vanilla';
import type { Socket } from 'socket.io-client';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { loadAccess } from '@/access/access-store';
import { currentSession } from '@/api/session';
import { clicksIn } from '@/api/trace';
import { showLocked } from '@/app/lock-state';
import { runtimeConfig } from '@/app/runtime-config';
import { endAhead, snapshotOf, takeAhead } from './ahead';
import { browserScheduler, whenIdle } from './browser-scheduler';
import { Freshness } from './freshness-store';
import type { Line } from './line';
import { heardHead, serverNow } from './server-time';
import { TopicStore } from './topic-store';
import type { Transport } from './topic-store-options';

export type LineStatus = 'idle' | 'connecting' | 'online' | 'offline';

/** The state of the connection, for the top bar. */
export const lineAtom = atom<LineStatus>('idle');

const ANSWER_MS = 8000;
const CONNECT_MS = 5000;

/** One facility's live line: socket, topics and their age. It is closed when facility or person changes. */
export class LiveClient implements Line {
  readonly freshness = new Freshness();
  readonly store: TopicStore;
  private socket: Socket<ServerToClient, ClientToServer> | null = null;
  private closed = true;
  /** Counts openings: React may open, close and open again before the socket library has loaded. */
  private opening = 0;
  private cancelReconnect: (() => void) | null = null;
  private hiddenAt = 0;

  constructor(
    readonly merchantId: number,
    private readonly queries: QueryClient,
  ) {
    this.store = new TopicStore({
      transport: this.transport(),
      scheduler: browserScheduler,
      publish: (_key, topic, params, view) => queries.setQueryData(this.keyOf(topic, params), view),
      confirmed: (key, at) => this.freshness.confirm(key, at && serverNow()),
    });
  }

  watch(topic: string, params: TopicParameters): () => void {
    return this.store.watch(topic, params);
  }

  keyOf(topic: string, params: TopicParameters) {
    return ['live', this.merchantId, topic, params] as const;
  }

  /** Opens the line. The socket library comes in its own chunk, once the page is painted: its first rows come without. */
  async open(): Promise<void> {
    const opening = ++this.opening;
    this.closed = false;
    setLine(navigator.onLine ? 'connecting' : 'offline');
    document.addEventListener('visibilitychange', this.onVisibility);
    window.addEventListener('online', this.onOnline);
    await whenIdle();
    if (this.closed || opening !== this.opening) return;
    const { io } = await import('socket.io-client');
    if (this.closed || opening !== this.opening) return;
    const base = runtimeConfig().baseUrl;
    const socket: Socket<ServerToClient, ClientToServer> = io(base || window.location.origin, {
      transports: ['websocket', 'polling'],
      // Our own delay of 1–5 s is used instead, because the library does not reconnect after the server has closed the
      // connection.
      reconnection: false,
      timeout: CONNECT_MS,
      auth: send => send({ token: currentSession()?.accessToken ?? '', merchantId: this.merchantId }),
    });
    this.socket = socket;
    socket.on('connect', () => {
      setLine('online');
      endAhead();
      this.store.onConnect();
    });
    socket.on('disconnect', () => this.lost());
    socket.on('connect_error', ({ message }) => {
      // The server locks an idle desk: somebody who only watches a board sends no request that would be refused.
      if (message === 'auth.session-locked') showLocked();
      this.lost();
    });
    socket.on('frame', frame => this.store.onFrame(frame));
    socket.on('head', head => {
      heardHead(head.at);
      this.store.onHead(head);
    });
    socket.on('stale', stale => this.store.onStale(stale));
    socket.on('access', () => this.rightsChanged());
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.onVisibility);
    window.removeEventListener('online', this.onOnline);
    this.cancelReconnect?.();
    this.store.clear();
    this.socket?.disconnect();
    setLine('idle');
  }

  /** Menus and buttons follow the changed rights at once, on open screens too. */
  private rightsChanged(): void {
    if (this.merchantId === CHANNEL) void this.queries.invalidateQueries({ queryKey: ['channel-access'] });
    else void loadAccess(this.merchantId).catch(() => {});
  }

  private lost(): void {
    if (this.closed) return;
    setLine('offline');
    this.store.onDisconnect();
    this.cancelReconnect?.();
    this.cancelReconnect = browserScheduler.after(1000 + Math.random() * 4000, this.connectNow);
  }

  private readonly connectNow = () => {
    // `active` would stay true after a disconnect, although only this client reconnects. While a connection is being
    // opened, `connect` does nothing.
    if (this.closed || this.socket?.connected) return;
    this.cancelReconnect?.();
    this.cancelReconnect = null;
    setLine('connecting');
    this.socket?.connect();
  };

  /** An attempt that began while offline may hang, so it is replaced by a new one. */
  private readonly onOnline = () => {
    if (!this.socket) setLine('connecting');
    if (!this.socket?.connected) this.socket?.disconnect();
    this.connectNow();
  };

  private readonly onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      this.hiddenAt = Date.now();
      return;
    }
    // Timers and sockets are suspended with a hidden tab; after a short absence nothing needs to be fetched.
    if (this.socket?.connected) {
      if (Date.now() - this.hiddenAt > 15_000) this.store.resyncAll();
    } else this.connectNow();
  };

  private transport(): Transport {
    return {
      connected: () => this.socket?.connected ?? false,
      join: async (topic, params, at) => {
        if (!this.socket?.connected) throw new Error('offline');
        return this.socket.timeout(ANSWER_MS).emitWithAck('join', { topic, params, at });
      },
      leave: (topic, params) => void (this.socket?.connected && this.socket.emit('leave', { topic, params })),
      ack: (topic, params, seq, traces) => {
        const clicks = clicksIn(traces);
        if (this.socket?.connected)
          this.socket.emit('ack', { topic, params, seq, ...(clicks.length > 0 && { clicks }) });
      },
      snapshot: (topic, params) => snapshotOf(this.merchantId, topic, params),
      ahead: (topic, params) => takeAhead(this.merchantId, topic, params),
    };
  }
}

function setLine(status: LineStatus): void {
  getDefaultStore().set(lineAtom, status);
}
