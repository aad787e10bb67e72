import type {
  ClientToServer,
  Frame,
  Head,
  ServerToClient,
  Snapshot,
  TopicParameters,
} from '@alur/contracts/kernel/live';
import { topicKey } from '@alur/contracts/kernel/topic';
import { io, type Socket } from 'socket.io-client';
import { monotonic, sleep } from '../wire/monotonic.js';
import { BoardRows, differences } from './board-rows.js';

/** Specification of a board and its user. */
export interface BoardSpec {
  id: number;
  url: string;
  merchantId: number;
  topic: string;
  params: TopicParameters;
  token: string;
  /** Share of frames to drop, from 0 to 1, to test that the board detects it. */
  loss: number;
}

/** A received row and its time. */
export interface Arrival {
  rowId: number;
  position: bigint;
  at: number;
}

const ANSWER_MS = 10_000;
/** How long to wait for the next heartbeat, which reveals that the last frame was lost. */
const SILENCE_MS = 15_000;

/** A simulated screen: keeps its topic's rows current by the live protocol, and records when each change arrived. */
export class Board {
  readonly key: string;
  readonly arrivals: Arrival[] = [];
  private readonly rows = new BoardRows();
  private readonly socket: Socket<ServerToClient, ClientToServer>;
  private waiting: Frame[] | null = null;
  resyncs = 0;
  /** Number of lost frames, and how often it detected a loss. */
  lost = 0;
  found = 0;

  constructor(private readonly spec: BoardSpec) {
    this.key = `${spec.merchantId}/${topicKey(spec.topic, spec.params)}`;
    this.socket = io(spec.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 300,
      reconnectionDelayMax: 1_000,
      auth: send => send({ token: this.spec.token, merchantId: spec.merchantId }),
    });
    this.socket.on('connect', () => void this.sync());
    this.socket.on('frame', frame => {
      if (Math.random() < spec.loss) this.lost += 1;
      else this.take(frame);
    });
    this.socket.on('head', heads => this.compare(heads));
    this.socket.on('stale', () => void this.sync());
    // The server closed the connection, because the token expired or it restarts.
    this.socket.on(
      'disconnect',
      reason => reason === 'io server disconnect' && setTimeout(() => this.socket.connect(), 300),
    );
    this.socket.on('connect_error', () => setTimeout(() => this.socket.active || this.socket.connect(), 500));
  }

  renew(token: string): void {
    this.spec.token = token;
  }

  async ready(): Promise<void> {
    while (!this.socket.connected || this.waiting !== null || !this.isSynced) await sleep(20);
  }

  /** Waits until the board is settled, then compares it with the rows; null when they are the same. */
  async divergence(): Promise<string | null> {
    for (let tries = 0; ; tries++) {
      const truth = await this.snapshot();
      const stands = BigInt(truth.meta.seq);
      for (let waited = 0; waited < SILENCE_MS && this.rows.seq < stands; waited += 20) await sleep(20);
      const { board, truth: rows } = differences(this.rows.list(), truth.data);
      if (board.length + rows.length === 0) return null;
      if (tries < 3 && this.rows.seq > stands) continue;
      return `${this.key} stands at ${this.rows.seq}, rows at ${stands}\n  board: ${board[0]}\n  rows:  ${rows[0]}`;
    }
  }

  /** The topic's position in the log, as far as the board knows. */
  get position(): bigint {
    return this.rows.seq;
  }

  close(): void {
    this.socket.disconnect();
  }

  private isSynced = false;

  private take(frame: Frame): void {
    const at = monotonic();
    this.socket.emit('ack', { topic: frame.topic, params: frame.params, seq: frame.seq });
    for (const row of frame.rows)
      this.arrivals.push({ rowId: Number((row as { id?: unknown }).id), position: BigInt(row.position), at });
    if (this.waiting) this.waiting.push(frame);
    else if (this.rows.apply(frame) === 'gap') this.catchUp();
  }

  /** Detects a lost frame that no other followed: the topic's head is ahead of the board. */
  private compare({ topics }: Head): void {
    const { topic, params } = this.spec;
    const head = topics.find(each => topicKey(each.topic, each.params) === topicKey(topic, params));
    if (head && BigInt(head.seq) > this.rows.seq) this.catchUp();
  }

  private catchUp(): void {
    if (this.waiting) return;
    this.found += 1;
    void this.sync();
  }

  /** Joins the topic, buffers frames, fetches the snapshot, then applies the buffered frames. */
  private async sync(): Promise<void> {
    if (this.waiting) return;
    this.waiting = [];
    this.resyncs += 1;
    try {
      const { topic, params } = this.spec;
      const joined = await this.socket.timeout(ANSWER_MS).emitWithAck('join', { topic, params });
      if ('error' in joined) throw new Error(joined.error.code);
      this.rows.replace(await this.snapshot());
    } catch {
      this.waiting = null;
      if (this.socket.connected) setTimeout(() => void this.sync(), 500);
      return;
    }
    const frames = this.waiting;
    this.waiting = null;
    this.isSynced = true;
    if (frames.some(frame => this.rows.apply(frame) === 'gap')) this.catchUp();
  }

  private async snapshot(): Promise<Snapshot> {
    const { url, topic, params, token, merchantId } = this.spec;
    const query = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const answer = await fetch(`${url}/v2/live/${topic}?${query.toString()}`, {
      headers: { authorization: `Bearer ${token}`, 'x-merchant-id': String(merchantId) },
    });
    if (!answer.ok) throw new Error(`snapshot: ${answer.status}`);
    return (await answer.json()) as Snapshot;
  }
}
