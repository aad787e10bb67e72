import { Metadata, status, type sendUnaryData, type ServiceError } from '@grpc/grpc-js';
import wire from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
import common from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/errors_pb.js';
import errors from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/errors_pb.js';
import records from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import type { Check, ProposedEvent, Verdict, Violation } from './stand-in-log.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TYPE = /^[a-zA-Z0-9_.$:-]+$/;

/** What a request wants written, and under which conditions. */
export function proposed(request: records.AppendRecordsRequest): [ProposedEvent[], Check[]] {
  const events = request.getRecordsList().map((record): ProposedEvent => {
    const properties: Record<string, string> = {};
    record.getPropertiesMap().forEach((value, key) => (properties[key] = value.getStringValue()));
    return {
      id: record.getRecordId() ?? '',
      stream: record.getStream() ?? '',
      type: record.getSchema()!.getName(),
      contentType: 'application/json',
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

/** What the server refuses to store, if anything. */
export function invalid(events: ProposedEvent[]): ServiceError | undefined {
  for (const { id, type, stream } of events) {
    if (!UUID.test(id)) return failure(status.INVALID_ARGUMENT, `${id} is no record id`);
    if (!TYPE.test(type)) return failure(status.INVALID_ARGUMENT, `${type} is no schema name`);
    if (!stream || stream.startsWith('$')) return failure(status.INVALID_ARGUMENT, 'no stream to write to');
  }
  return undefined;
}

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
  const type = 'kurrentdb.protocol.v2.streams.errors.AppendConsistencyViolationErrorDetails';
  return failure(status.FAILED_PRECONDITION, 'a consistency check failed', type, details.serializeBinary());
}

/** What a follower answers, with the leader's port. */
export function notLeader(port: number): ServiceError {
  const node = new common.NotLeaderNodeErrorDetails.NodeInfo().setHost('127.0.0.1').setPort(port);
  const details = new common.NotLeaderNodeErrorDetails().setCurrentLeader(node);
  const type = 'kurrentdb.protocol.v2.errors.NotLeaderNodeErrorDetails';
  return failure(status.FAILED_PRECONDITION, 'this node does not lead', type, details.serializeBinary());
}

function failure(code: status, message: string, type?: string, details?: Uint8Array): ServiceError {
  const metadata = new Metadata();
  if (type !== undefined && details) {
    const packed = new any.Any();
    packed.setTypeUrl(`type.googleapis.com/${type}`);
    packed.setValue(details);
    const told = new wire.Status().setMessage(message).setDetails(packed);
    metadata.set('grpc-status-details-bin', Buffer.from(told.serializeBinary()));
  }
  return Object.assign(new Error(message), { code, details: message, metadata });
}
