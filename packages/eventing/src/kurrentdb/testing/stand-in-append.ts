import { Metadata, status, type sendUnaryData, type ServiceError } from '@grpc/grpc-js';
import wire from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
import type { Code } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/code_pb.js';
import common from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/errors_pb.js';
import errors from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/errors_pb.js';
import records from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import type { Check, ProposedEvent, Verdict, Violation } from './stand-in-log.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const JSON_FORMAT: records.SchemaFormat = 1;
const NIL = '00000000-0000-0000-0000-000000000000';
const TYPE = /^[\p{L}\p{N}_.$:-]+$/u;
/**
 * Size limits: of a record with its type and properties, and of a whole request, unless the server is configured
 * otherwise.
 */
export const SIZES = { record: 16 * 1024 * 1024, append: 256 * 1024 * 1024 };

/** The events that a request writes, and its conditions. */
export function proposed(request: records.AppendRecordsRequest): [ProposedEvent[], Check[]] {
  const events = request.getRecordsList().map((record): ProposedEvent => {
    const properties: Record<string, string> = {};
    record.getPropertiesMap().forEach((value, key) => (properties[key] = value.getStringValue()));
    return {
      id: record.getRecordId() ?? '',
      stream: record.getStream() ?? '',
      type: record.getSchema()!.getName(),
      contentType: record.getSchema()!.getFormat() === JSON_FORMAT ? 'application/json' : 'application/octet-stream',
      data: Buffer.from(record.getData_asU8()),
      properties,
    };
  });
  const checks = request.getChecksList().map((check): Check => {
    const state = check.getStreamState()!;
    return { stream: state.getStream(), expected: Number(state.getExpectedState()) };
  });
  return [events, checks];
}

/** The error for content that the server refuses, if any. */
export function invalid(events: ProposedEvent[], checks: Check[], sizes = SIZES): ServiceError | undefined {
  for (const { id, type, stream } of events) {
    if (!UUID.test(id) || id === NIL) return failure(status.INVALID_ARGUMENT, `${id} is no record id`);
    if (!TYPE.test(type) || type !== type.normalize('NFC'))
      return failure(status.INVALID_ARGUMENT, `${type} is no schema name`);
    if (!stream || stream === '$$') return failure(status.INVALID_ARGUMENT, 'no stream to write to');
  }
  if (checks.some(({ expected }) => expected < -1 && expected !== -4))
    return failure(status.INVALID_ARGUMENT, 'no state that a check may expect');
  if (new Set(checks.map(({ stream }) => stream)).size < checks.length)
    return failure(status.INVALID_ARGUMENT, 'two checks of one stream');
  return tooLarge(events, sizes);
}

function tooLarge(events: ProposedEvent[], { record: most, append: mostTogether }: typeof SIZES) {
  const sized = events.map(event => ({ ...event, size: sizeOf(event) }));
  const large = sized.find(({ size }) => size > most);
  if (large) {
    const details = new errors.AppendRecordSizeExceededErrorDetails()
      .setStream(large.stream)
      .setRecordId(large.id)
      .setSize(large.size)
      .setMaxSize(most);
    return failure(
      status.INVALID_ARGUMENT,
      'a record is too large',
      `${STREAMS}.AppendRecordSizeExceededErrorDetails`,
      details.serializeBinary(),
    );
  }
  const size = sized.reduce((sum, each) => sum + each.size, 0);
  if (size <= mostTogether) return undefined;
  const details = new errors.AppendTransactionSizeExceededErrorDetails().setSize(size).setMaxSize(mostTogether);
  return failure(
    status.ABORTED,
    'the append is too large',
    `${STREAMS}.AppendTransactionSizeExceededErrorDetails`,
    details.serializeBinary(),
  );
}

const sizeOf = ({ data, properties, type }: ProposedEvent): number =>
  data.length + Buffer.byteLength(JSON.stringify(properties)) + Buffer.byteLength(type);

export function answerAppend(verdict: Verdict, answer: sendUnaryData<records.AppendRecordsResponse>): void {
  if ('violations' in verdict) return answer(conflict(verdict.violations));
  const response = new records.AppendRecordsResponse().setPosition(String(verdict.position));
  for (const [stream, revision] of verdict.revisions)
    response.addRevisions(new records.StreamRevision().setStream(stream).setRevision(String(revision)));
  answer(null, response);
}

function conflict(violations: Violation[]): ServiceError {
  const details = new errors.AppendConsistencyViolationErrorDetails();
  for (const { stream, expected, actual, checkIndex } of violations) {
    const state = new errors.ConsistencyViolation.StreamStateViolation()
      .setStream(stream)
      .setExpectedState(String(expected))
      .setActualState(String(actual));
    details.addViolations(new errors.ConsistencyViolation().setCheckIndex(checkIndex).setStreamState(state));
  }
  const type = `${STREAMS}.AppendConsistencyViolationErrorDetails`;
  return failure(status.FAILED_PRECONDITION, 'a consistency check failed', type, details.serializeBinary());
}

/** A follower's answer, with the leader's port. */
export function notLeader(port: number): ServiceError {
  const node = new common.NotLeaderNodeErrorDetails.NodeInfo().setHost('127.0.0.1').setPort(port);
  const details = new common.NotLeaderNodeErrorDetails().setCurrentLeader(node);
  return failure(
    status.FAILED_PRECONDITION,
    'this node does not lead',
    'kurrent.rpc.NotLeaderNodeErrorDetails',
    details.serializeBinary(),
  );
}

/** The answer of a node that starts, elects or ends, or whose queue is full (server 26.1: `ApiCallback`). */
export const notReady = (reason: 'SERVER_NOT_READY' | 'SERVER_OVERLOADED'): ServiceError =>
  failure(status.UNAVAILABLE, 'the server does not look at it now', INFO, infoOf(reason));

export const refusedUser = (): ServiceError => failure(status.UNAUTHENTICATED, 'Unauthenticated');
export const denied = (): ServiceError =>
  failure(status.PERMISSION_DENIED, 'Access denied', INFO, infoOf('ACCESS_DENIED'));

/** The same in the header of older protocols (reads and subscriptions). */
export function notLeaderForReads(port: number | undefined): ServiceError {
  if (port === undefined) return failure(status.UNAVAILABLE, 'Server not ready');
  const error = failure(status.NOT_FOUND, 'Leader info available');
  error.metadata.set('exception', 'not-leader');
  error.metadata.set('leader-endpoint-host', '127.0.0.1');
  error.metadata.set('leader-endpoint-port', String(port));
  return error;
}

const STREAMS = 'kurrentdb.protocol.v2.streams.errors';
const INFO = 'google.rpc.ErrorInfo';

/** `google.rpc.ErrorInfo {reason = 1}`, which the client has no class for. */
const infoOf = (reason: string): Uint8Array => Buffer.concat([Buffer.from([0x0a, reason.length]), Buffer.from(reason)]);

function packed(type: string, details: Uint8Array): InstanceType<typeof any.Any> {
  const one = new any.Any();
  one.setTypeUrl(`type.googleapis.com/${type}`);
  one.setValue(details);
  return one;
}

function failure(code: status, message: string, type?: string, details?: Uint8Array): ServiceError {
  const metadata = new Metadata();
  if (type !== undefined && details) {
    // The server sends two details, the kind of error and its particulars. The client's class holds one, so that the
    // second is appended behind the first, as the wire format has repeated fields.
    const info = new wire.Status()
      .setCode(code as number as Code)
      .setMessage(message)
      .setDetails(packed(INFO, infoOf(type.split('.').at(-1)!)));
    const particulars = new wire.Status().setDetails(packed(type, details));
    const both =
      type === INFO
        ? [new wire.Status().setCode(code as number as Code).setMessage(message), particulars]
        : [info, particulars];
    metadata.set('grpc-status-details-bin', Buffer.concat(both.map(each => each.serializeBinary())));
  }
  return Object.assign(new Error(message), { code, details: message, metadata });
}
