import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Server,
  ServerCredentials,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type sendUnaryData,
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
import { answerAppend, invalid, notLeader, proposed } from './stand-in-append.js';
import { StandInLog } from './stand-in-log.js';
import { answerRead } from './stand-in-read.js';

export interface StandInOptions {
  /** Any free one, if not given. */
  port?: number;
  /** Where the log is kept, so that a stand-in started anew has it; in memory alone, if not given. */
  file?: string;
  tls?: { key: Buffer; certificate: Buffer };
  /** Before 26.1, it appends to one stream at a time. */
  isOld?: boolean;
}

export interface StandIn {
  /** For `kurrentdb://`; of one node. */
  url: string;
  port: number;
  log: StandInLog;
  /** The nodes that it tells of as its cluster, by port, and which of them leads; itself alone, at first. */
  cluster(nodes: { port: number; leads: boolean }[]): void;
  faults: {
    /** Before an append is looked at. */
    delayMs: number;
    /** So many appends from now on are written, and their connection is cut instead of an answer. */
    answersToLose: number;
  };
  /** Ends all connections; new ones are taken. */
  dropConnections(): void;
  /** Ends all connections and takes none until it comes back. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A server that speaks KurrentDB's protocol as far as the store uses it, for tests: appendRecords with checks, reading
 * streams and the log with filters, subscriptions to the log, gossip and features.
 */
export async function startStandIn({ port = 0, file, tls, isOld = false }: StandInOptions = {}): Promise<StandIn> {
  const log = new StandInLog(file);
  const grown = new EventEmitter().setMaxListeners(0);
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  const faults = { delayMs: 0, answersToLose: 0 };
  let nodes: { port: number; leads: boolean }[] = [];
  const leads = () => nodes.find(node => node.port === bound)?.leads ?? true;

  async function append(
    call: ServerUnaryCall<records.AppendRecordsRequest, records.AppendRecordsResponse>,
    answer: sendUnaryData<records.AppendRecordsResponse>,
  ): Promise<void> {
    if (faults.delayMs > 0) await sleep(faults.delayMs);
    if (!leads()) return answer(notLeader(nodes.find(node => node.leads)?.port ?? 0));
    const [events, checks] = proposed(call.request);
    const refused = invalid(events);
    if (refused) return answer(refused);
    const verdict = log.append(events, checks);
    if (!('violations' in verdict)) grown.emit('grown');
    if (!('violations' in verdict) && faults.answersToLose > 0) {
      faults.answersToLose--;
      return dropConnections();
    }
    answerAppend(verdict, answer);
  }

  const read: handleServerStreamingCall<ReadReq, ReadResp> = call => void answerRead(call, log, grown);
  const told = () => clusterInfo(nodes.length > 0 ? nodes : [{ port: bound, leads: true }]);
  const tellCluster: handleUnaryCall<unknown, gossip.ClusterInfo> = (_call, answer) => answer(null, told());
  const tellFeatures: handleUnaryCall<unknown, features.SupportedMethods> = (_call, answer) =>
    answer(null, serverFeatures(isOld));
  // What is not here is answered as unimplemented.
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
    url: `kurrentdb://127.0.0.1:${bound}?tls=${tls ? 'true' : 'false'}`,
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
  for (const { port, leads } of nodes) {
    const id = new shared.UUID().setString(`00000000-0000-4000-8000-${String(port).padStart(12, '0')}`);
    info.addMembers(
      new gossip.MemberInfo()
        .setInstanceId(id)
        .setTimeStamp(String(Date.now()))
        .setIsAlive(true)
        .setState(leads ? gossip.MemberInfo.VNodeState.LEADER : gossip.MemberInfo.VNodeState.FOLLOWER)
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
