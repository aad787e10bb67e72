import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter, once } from 'node:events';
import type { ServerHttp2Stream } from 'node:http2';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Metadata,
  Server,
  ServerCredentials,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type sendUnaryData,
  type ServiceError,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import gossipRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import gossip from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import featuresRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import features from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import streamsRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import type { ReadReq, ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import recordsRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_grpc_pb.js';
import type records from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js';
import {
  answerAppend,
  denied,
  invalid,
  notLeader,
  notLeaderForReads,
  notReady,
  proposed,
  refusedUser,
  type SIZES,
} from './stand-in-append.js';
import { StandInLog } from './stand-in-log.js';
import { answerRead } from './stand-in-read.js';

export interface StandInOptions {
  /** Any free one, if not given. */
  port?: number;
  /** File of the log, so that a restarted stand-in has it; in memory alone, if not given. */
  file?: string;
  tls?: { key: Buffer; certificate: Buffer };
  /** Behaves like a server before 26.1, which appends to one stream at a time. */
  isOld?: boolean;
  /** Who may read and write; anybody, if not given. */
  user?: { name: string; password: string };
  /** In bytes; the server's own, if not given. */
  sizes?: typeof SIZES;
}

export interface StandIn {
  /** For `kurrentdb://`; of one node. */
  url: string;
  port: number;
  log: StandInLog;
  /**
   * Sets the nodes that it reports as its cluster, by port, and which of them leads; at first only itself. While none
   * leads, all are of unknown state, as in an election.
   */
  cluster(nodes: { port: number; leads: boolean }[]): void;
  faults: {
    /** Delay before an append is processed. */
    delayMs: number;
    /** Number of next appends that are written but whose connection is cut instead of an answer. */
    answersToLose: number;
    /** Number of next requests that are not processed, as while it starts, elects, ends, or is overloaded. */
    notReady: number;
    /** Refuses every user, like a node that has not copied its users yet. */
    refusesUser: boolean;
    /** Denies its user everything. */
    denies: boolean;
    /** Never answers a connection, like a machine without power. */
    isDeaf: boolean;
  };
  /** Closes all connections; new ones are accepted. */
  dropConnections(): void;
  /** Closes all connections and accepts none until it comes back. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The client's native half holds a small part of a request back until the previous one is acknowledged, which the
 * operating system does only after 40 ms unless there is something to send: so a ping is sent when a request begins and
 * when it ends.
 */
const acknowledge = (told: unknown): void => {
  const { session } = (told as { stream: ServerHttp2Stream }).stream;
  if (session && !session.closed && !session.destroyed) session.ping(() => {});
};
subscribe('http2.server.stream.created', acknowledge);
subscribe('http2.server.stream.close', told => setImmediate(acknowledge, told));

/** A client searches for a node as long as by default, but with shorter pauses between its attempts. */
const discovery = 'discoveryInterval=10&maxDiscoverAttempts=500';

/**
 * A server that speaks KurrentDB's protocol as far as the store uses it, for tests: appendRecords with checks, reading
 * streams and the log with filters, subscriptions to the log, gossip and features.
 */
export async function startStandIn({
  port = 0,
  file,
  tls,
  isOld = false,
  user,
  sizes,
}: StandInOptions = {}): Promise<StandIn> {
  const log = new StandInLog(file);
  const grown = new EventEmitter().setMaxListeners(0);
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  const faults = { delayMs: 0, answersToLose: 0, notReady: 0, refusesUser: false, denies: false, isDeaf: false };
  let nodes: { port: number; leads: boolean }[] = [];
  const leads = () => nodes.find(node => node.port === bound)?.leads ?? true;
  const leader = () => nodes.find(node => node.leads)?.port;
  const basic = user && `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`;

  /** The error of a request that is not processed, if so. */
  function unlooked(metadata: Metadata): ServiceError | undefined {
    if (faults.notReady > 0) {
      faults.notReady--;
      return notReady(faults.notReady % 2 === 0 ? 'SERVER_NOT_READY' : 'SERVER_OVERLOADED');
    }
    if (basic !== undefined && metadata.get('authorization')[0] !== basic) return refusedUser();
    if (faults.refusesUser) return refusedUser();
    return faults.denies ? denied() : undefined;
  }

  async function append(
    call: ServerUnaryCall<records.AppendRecordsRequest, records.AppendRecordsResponse>,
    answer: sendUnaryData<records.AppendRecordsResponse>,
  ): Promise<void> {
    if (faults.delayMs > 0) await sleep(faults.delayMs);
    const away = unlooked(call.metadata);
    if (away) return answer(away);
    if (!leads()) return answer(leader() === undefined ? notReady('SERVER_NOT_READY') : notLeader(leader()!));
    const [events, checks] = proposed(call.request);
    const refused = invalid(events, checks, sizes);
    if (refused) return answer(refused);
    const verdict = log.append(events, checks);
    if (!('violations' in verdict)) grown.emit('grown');
    if (!('violations' in verdict) && faults.answersToLose > 0) {
      faults.answersToLose--;
      return dropConnections();
    }
    answerAppend(verdict, answer);
  }

  const read: handleServerStreamingCall<ReadReq, ReadResp> = call => {
    const asksLeader = call.metadata.get('requires-leader')[0] === 'true';
    const away = unlooked(call.metadata) ?? (asksLeader && !leads() ? notLeaderForReads(leader()) : undefined);
    if (away) call.emit('error', away);
    else void answerRead(call, log, grown);
  };
  const currentCluster = () => clusterInfo(nodes.length > 0 ? nodes : [{ port: bound, leads: true }]);
  const tellCluster: handleUnaryCall<unknown, gossip.ClusterInfo> = (_call, answer) => answer(null, currentCluster());
  const tellFeatures: handleUnaryCall<unknown, features.SupportedMethods> = (_call, answer) =>
    answer(null, serverFeatures(isOld));
  // Other methods are answered as unimplemented.
  server.addService(recordsRpc.StreamsServiceService, {
    appendRecords: (call, answer) => void append(call, answer),
  } satisfies { appendRecords: handleUnaryCall<records.AppendRecordsRequest, records.AppendRecordsResponse> });
  server.addService(streamsRpc.StreamsService, { read });
  server.addService(gossipRpc.GossipService, { read: tellCluster });
  server.addService(featuresRpc.ServerFeaturesService, { getSupportedMethods: tellFeatures });

  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
    : ServerCredentials.createInsecure();
  const connections = new Set<Socket>();
  const injector = server.createConnectionInjector(credentials);
  const listener = createServer({ noDelay: true }, socket => {
    connections.add(socket);
    if (faults.isDeaf) return;
    socket.on('close', () => connections.delete(socket)).on('error', () => {});
    injector.injectConnection(socket);
  });
  const listen = (at: number) => once(listener.listen(at, '127.0.0.1'), 'listening');
  await listen(port);
  const bound = (listener.address() as AddressInfo).port;
  const dropConnections = () => connections.forEach(socket => socket.destroy());
  const goAway = async () => {
    dropConnections();
    await new Promise(resolve => listener.close(resolve));
  };
  return {
    url: `kurrentdb://127.0.0.1:${bound}?tls=${tls ? 'true' : 'false'}&${discovery}`,
    port: bound,
    log,
    cluster: those => (nodes = those),
    faults,
    dropConnections,
    goAway,
    comeBack: async () => void (await listen(bound)),
    async stop() {
      await goAway();
      injector.destroy();
      server.forceShutdown();
    },
  };
}

function clusterInfo(nodes: { port: number; leads: boolean }[]): gossip.ClusterInfo {
  const info = new gossip.ClusterInfo();
  const { LEADER, FOLLOWER, UNKNOWN } = gossip.MemberInfo.VNodeState;
  const others = nodes.some(node => node.leads) ? FOLLOWER : UNKNOWN;
  for (const { port, leads } of nodes) {
    const id = new shared.UUID().setString(`00000000-0000-4000-8000-${String(port).padStart(12, '0')}`);
    info.addMembers(
      new gossip.MemberInfo()
        .setInstanceId(id)
        .setTimeStamp(String(Date.now()))
        .setIsAlive(true)
        .setState(leads ? LEADER : others)
        .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port)),
    );
  }
  return info;
}

function serverFeatures(isOld: boolean): features.SupportedMethods {
  const method = (service: string, name: string, supported: string[]) =>
    new features.SupportedMethod().setServiceName(service).setMethodName(name).setFeaturesList(supported);
  return new features.SupportedMethods()
    .setEventStoreServerVersion(isOld ? '25.1.0' : '26.1.0')
    .setMethodsList([
      method('event_store.client.streams.streams', 'read', ['position', 'events']),
      ...(isOld ? [] : [method('kurrentdb.protocol.v2.streams.streamsservice', 'appendrecords', [])]),
    ]);
}
