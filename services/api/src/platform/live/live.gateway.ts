import type { ClientToServer, JoinAnswer, ServerToClient } from '@alur/contracts/kernel/live';
import { topicKey } from '@alur/contracts/kernel/topic';
import proxyAddress from '@fastify/proxy-addr';
import { Inject, type OnApplicationShutdown } from '@nestjs/common';
import {
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import * as z from 'zod/mini';
import { Looks } from '../access-log/looks.js';
import { Callers, type Caller } from '../access/caller.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/tokens.js';
import { Failure } from '../errors/failure.js';
import { Platform } from '../platform.js';
import type { Watch } from '../watch/watch.js';
import { failureOf } from '../errors/failure-of.js';
import { isText } from '../errors/is-text.js';
import { shaped } from '../errors/shaped.js';
import { FrameCast } from './frame-cast.js';
import { Backpressure } from './live-socket.js';
import { LiveRooms, type Member } from './live-rooms.js';
import { Snapshots } from './snapshots.js';
import { SocketLimits } from './socket-limits.js';
import { TopicRegistry } from './topic-registry.js';
import { TracedFrames } from './traced-frames.js';

interface SocketData {
  caller: Caller;
  token: string;
  member: Member;
  traced: TracedFrames;
  death: NodeJS.Timeout;
}
type LiveSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

/** The connection under a socket, which exists before the client has authenticated. */
type Line = Socket['conn'];

const HEARTBEAT_MS = 10_000;
const FAREWELL_MS = 2_000;
const short = z.string().check(z.maxLength(200), z.refine(isText));
/** A client that knows no parameters of a topic sends none. */
const TopicMessage = z.object({
  topic: short,
  params: z._default(z.record(short, z.union([short, z.number()])), {}),
});
const seq = z.string().check(z.regex(/^\d{1,19}$/));
const JoinMessage = z.extend(TopicMessage, { at: z.optional(z.object({ epoch: short, seq })) });
const MOST_MS = 600_000;
const AckMessage = z.extend(TopicMessage, {
  seq,
  clicks: z.optional(
    z
      .array(
        z.object({
          trace: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
          ms: z.number().check(z.minimum(0), z.maximum(MOST_MS)),
        }),
      )
      .check(z.maxLength(16)),
  ),
});

const isSame = (before: ReadonlySet<unknown>, after: ReadonlySet<unknown>): boolean =>
  before.size === after.size && [...before].every(one => after.has(one));

/** The live gateway: sockets join topics, and are sent every change to their rows. */
@WebSocketGateway({
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
  maxHttpBufferSize: 16_384,
  // A connection that does not authenticate within this time is closed.
  connectTimeout: 5_000,
})
export class LiveGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect, OnApplicationShutdown {
  @WebSocketServer() private readonly server!: Server<
    ClientToServer,
    ServerToClient,
    Record<string, never>,
    SocketData
  >;
  private readonly cast = new FrameCast((frame, socketIds) => {
    this.watch.framesSent(socketIds.length);
    this.server.to(socketIds).emit('frame', frame);
  });
  /** Connections over an address's limit: they are told when they authenticate, or closed. */
  private readonly tooMany = new WeakSet<Line>();
  private heartbeat: NodeJS.Timeout | undefined;
  private unwatch = () => {};
  private readonly watch: Watch;
  private readonly limits: SocketLimits;
  private readonly trusted: (address: string, hop: number) => boolean;

  constructor(
    @Inject(Callers) private readonly callers: Callers,
    @Inject(TopicRegistry) private readonly topics: TopicRegistry,
    @Inject(LiveRooms) private readonly rooms: LiveRooms,
    @Inject(Snapshots) private readonly snapshots: Snapshots,
    @Inject(Looks) private readonly looks: Looks,
    @Inject(CONFIG) config: Config,
    @Inject(Platform) { watch }: Platform,
  ) {
    this.watch = watch;
    watch.read('alur_sockets', 'Open sockets', () => this.server?.engine.clientsCount ?? 0);
    this.limits = new SocketLimits(config.limits);
    this.trusted = proxyAddress.compile(config.trustProxy.split(',').map(each => each.trim()));
  }

  afterInit(): void {
    // Connections are counted from their start, whether or not the client ever authenticates.
    this.server.engine.on('connection', (line: Line) => {
      // Nobody keeps a line by not answering that it is closed.
      const { socket } = line.request;
      line.once('close', () => void setTimeout(() => socket.destroy(), FAREWELL_MS).unref());
      try {
        line.once('close', this.limits.from(proxyAddress(line.request, this.trusted)));
      } catch {
        this.tooMany.add(line);
      }
    });
    this.server.use((socket, next) => {
      this.admit(socket as LiveSocket).then(
        () => next(),
        (error: unknown) => next(new Error(error instanceof Failure ? error.code : 'system.failure')),
      );
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.unwatch = this.callers.watch(change => {
      for (const socket of this.sockets()) {
        const { caller } = socket.data;
        const concerned =
          (change.userId === undefined || change.userId === caller.userId) &&
          (change.sessionId === undefined || change.sessionId === caller.sessionId) &&
          (change.merchantId === undefined || change.merchantId === caller.merchantId);
        if (concerned) void this.authoriseAgain(socket);
      }
    });
  }

  /** Subscribes to messages by hand, because Nest's subscriptions take kilobytes per message and socket. */
  handleConnection(socket: LiveSocket): void {
    socket.on('join', (message, answer) => {
      if (typeof answer === 'function') void this.join(socket, message).then(answer);
    });
    socket.on('leave', message => this.leave(socket, message));
    socket.on('ack', message => this.ack(socket, message));
    socket.use((_message, next) => {
      this.limits.message(socket.id).then(
        () => next(),
        () => socket.disconnect(true),
      );
    });
    // A socket is closed when its token expires; the client reconnects with a fresh one.
    socket.data.death = setTimeout(
      () => socket.disconnect(true),
      Math.max(0, Math.min(socket.data.caller.expiresAt - Date.now(), 2 ** 31 - 1)),
    );
  }

  handleDisconnect(socket: LiveSocket): void {
    clearTimeout(socket.data.death);
    if (socket.data.member) this.rooms.leaveAll(socket.data.member);
  }

  private async join(socket: LiveSocket, message: unknown): Promise<JoinAnswer> {
    const { caller, member } = socket.data;
    try {
      const { topic, params, at } = shaped(JoinMessage, message);
      const granted = this.topics.admit(caller, topic, params);
      if (!member.joined.has(granted.key)) this.limits.topic(member.joined.size);
      this.rooms.join(member, granted);
      await this.looks.topic(this.placed(caller, socket), granted).catch((error: unknown) => {
        this.rooms.leave(member, granted.key);
        throw error;
      });
      this.watch.joined();
      // The position is read after the room was entered, so every later change comes as a frame.
      const isCurrent =
        at && !('snapshot' in granted) && (await this.snapshots.isCurrent(caller.merchantId, granted, at));
      return { ok: true, ...(isCurrent && { current: true }) };
    } catch (error) {
      return { error: { code: failureOf(error)?.code ?? 'system.failure' } };
    }
  }

  /** The caller with her address, for the access log. */
  private placed(caller: Caller, { request }: LiveSocket): Caller {
    return { ...caller, origin: { ...caller.origin, address: proxyAddress(request, this.trusted) } };
  }

  private leave(socket: LiveSocket, message: unknown): void {
    const left = z.safeParse(TopicMessage, message);
    if (left.success) this.rooms.leave(socket.data.member, topicKey(left.data.topic, left.data.params));
  }

  private ack(socket: LiveSocket, message: unknown): void {
    const ack = z.safeParse(AckMessage, message);
    if (!ack.success) return;
    const { topic, params, seq } = ack.data;
    const { member, traced } = socket.data;
    traced.shown(ack.data);
    member.backpressure.acknowledge(topicKey(topic, params), seq);
  }

  onApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    this.unwatch();
  }

  private sockets(): LiveSocket[] {
    return [...this.server.of('/').sockets.values()];
  }

  private async admit(socket: LiveSocket): Promise<void> {
    const { conn } = socket;
    if (this.tooMany.has(conn)) throw new Failure(429, 'live.too-many-sockets');
    const { token, merchantId } = socket.handshake.auth as { token?: unknown; merchantId?: unknown };
    const caller = await this.callers.authenticate(
      typeof token === 'string' ? token : '',
      merchantId === undefined || merchantId === null ? undefined : Number(merchantId),
    );
    const leave = this.limits.of(caller);
    // The connection may have closed during the authentication.
    if (conn.readyState === 'open') conn.once('close', leave);
    else leave();
    socket.data.caller = caller;
    socket.data.token = String(token);
    const traced = new TracedFrames(this.watch);
    socket.data.traced = traced;
    socket.data.member = {
      merchantId: caller.merchantId,
      joined: new Map(),
      backpressure: new Backpressure({
        frame: frame => {
          traced.sent(frame);
          this.cast.send(frame, socket.id);
        },
        stale: stale => {
          this.watch.staleTold(stale.reason);
          socket.emit('stale', stale);
        },
        conflated: () => this.watch.frameConflated(),
      }),
    };
  }

  /** After rights have changed, leaves the topics that may no longer be read, and tells the client. */
  private async authoriseAgain(socket: LiveSocket): Promise<void> {
    const { member, caller, token } = socket.data;
    try {
      socket.data.caller = await this.callers.authenticate(token, caller.merchantId);
    } catch {
      socket.disconnect(true);
      return;
    }
    if (!isSame(caller.rights, socket.data.caller.rights)) socket.emit('access');
    for (const { spec, params, key } of [...member.joined.values()])
      try {
        this.topics.admit(socket.data.caller, spec.name, params);
      } catch {
        this.rooms.leave(member, key);
        this.watch.staleTold('forbidden');
        socket.emit('stale', { topic: spec.name, params, reason: 'forbidden' });
      }
  }

  private beat(): void {
    for (const socket of this.sockets()) socket.emit('head', this.rooms.headOf(socket.data.member));
  }
}
