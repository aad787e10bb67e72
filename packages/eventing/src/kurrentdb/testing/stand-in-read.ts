import { once, type EventEmitter } from 'node:events';
import type { ServerWritableStream } from '@grpc/grpc-js';
import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import wire from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import timestamp from 'google-protobuf/google/protobuf/timestamp_pb.js';
import type { StandInLog, StoredEvent } from './stand-in-log.js';

interface Reading {
  call: ServerWritableStream<wire.ReadReq, wire.ReadResp>;
  options: Options;
  /** Aborts when the client has gone. */
  gone: AbortSignal;
}

type Options = wire.ReadReq.Options;

/** The server reports its progress after so many events that it did not send, times the client's interval. */
const CHECKPOINT_UNIT = 32;

/** Answers a read of a stream or of the log, or a subscription to the log. */
export async function answerRead(call: Reading['call'], log: StandInLog, grown: EventEmitter): Promise<void> {
  const options = call.request.getOptions()!;
  const leaving = new AbortController();
  for (const end of ['cancelled', 'close', 'error']) call.on(end, () => leaving.abort());
  const reading = { call, options, gone: leaving.signal };
  if (options.hasSubscription()) return subscribe(reading, log, grown);
  if (options.hasStream() && log.stream(streamOf(options)).length === 0) {
    const missing = new wire.ReadResp.StreamNotFound().setStreamIdentifier(options.getStream()!.getStreamIdentifier());
    await tell(reading, new wire.ReadResp().setStreamNotFound(missing));
  } else {
    for (const event of page(options, log)) await tell(reading, readResponse(event));
  }
  call.end();
}

function page(options: Options, log: StandInLog): StoredEvent[] {
  const forwards = options.getReadDirection() === wire.ReadReq.Options.ReadDirection.FORWARDS;
  const events = options.hasStream() ? log.stream(streamOf(options)) : log.all;
  const from = startOf(options);
  const there = events.filter(
    event => from === undefined || (forwards ? from.reaches(event) : from.isReachedBy(event)),
  );
  const passing = there.filter(filterOf(options));
  return (forwards ? passing : passing.toReversed()).slice(0, Number(options.getCount()));
}

/** The position a read begins with, inclusive; undefined where it begins at an end. */
function startOf(options: Options) {
  const stream = options.getStream();
  const position = positionOf(options);
  const place = stream?.hasRevision() ? BigInt(stream.getRevision()) : position;
  if (place === undefined) return undefined;
  const placeOf = (event: StoredEvent) => (stream ? BigInt(event.revision) : event.position);
  return {
    reaches: (event: StoredEvent) => placeOf(event) >= place,
    isReachedBy: (event: StoredEvent) => placeOf(event) <= place,
  };
}

async function subscribe(reading: Reading, log: StandInLog, grown: EventEmitter): Promise<void> {
  const { call, options, gone } = reading;
  const passes = filterOf(options);
  const checkpointEvery = CHECKPOINT_UNIT * (options.getFilter()?.getCheckpointintervalmultiplier() ?? 1);
  const all = () => (options.hasStream() ? log.stream(streamOf(options)) : log.all);
  let next = firstOf(options, log);
  let considered = 0;
  let isLive = false;
  await tell(
    reading,
    new wire.ReadResp().setConfirmation(new wire.ReadResp.SubscriptionConfirmation().setSubscriptionId('1')),
  );
  while (!gone.aborted) {
    for (; next < all().length && !gone.aborted; next++) {
      const event = all()[next]!;
      if (passes(event)) await tell(reading, readResponse(event));
      if (options.hasFilter() && ++considered % checkpointEvery === 0) await tell(reading, checkpoint(event));
    }
    if (!isLive) await tell(reading, caughtUp());
    isLive = true;
    if (next === all().length) await once(grown, 'grown', { signal: gone }).catch(() => {});
  }
  call.end();
}

/** Where a subscription begins: after the named event, at the beginning, or at the end. */
function firstOf(options: Options, log: StandInLog): number {
  if (options.hasStream()) {
    const stream = options.getStream()!;
    if (stream.hasEnd()) return log.stream(streamOf(options)).length;
    return stream.hasRevision() ? Number(stream.getRevision()) + 1 : 0;
  }
  if (options.getAll()?.hasEnd()) return log.all.length;
  const after = positionOf(options);
  return after === undefined ? 0 : log.all.findLastIndex(({ position }) => position <= after) + 1;
}

const caughtUp = (): wire.ReadResp =>
  new wire.ReadResp().setCaughtUp(new wire.ReadResp.CaughtUp().setTimestamp(new timestamp.Timestamp()));

function filterOf(options: Options): (event: StoredEvent) => boolean {
  const filter = options.getFilter();
  if (!filter) return () => true;
  const byType = filter.hasEventType();
  const expression = (byType ? filter.getEventType() : filter.getStreamIdentifier())!;
  const [prefixes, regex] = [expression.getPrefixList(), expression.getRegex()];
  const pattern = regex ? new RegExp(regex) : undefined;
  return event => {
    const name = byType ? event.type : event.stream;
    return pattern ? pattern.test(name) : prefixes.some(prefix => name.startsWith(prefix));
  };
}

const streamOf = (options: Options): string =>
  Buffer.from(options.getStream()!.getStreamIdentifier()!.getStreamName_asU8()).toString();

function positionOf(options: Options): bigint | undefined {
  const position = options.getAll()?.getPosition();
  return position && BigInt(position.getCommitPosition());
}

function checkpoint({ position }: StoredEvent): wire.ReadResp {
  const at = new wire.ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position));
  return new wire.ReadResp().setCheckpoint(at);
}

function readResponse(event: StoredEvent): wire.ReadResp {
  const position = String(event.position);
  const recorded = new wire.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(event.stream).toString('base64')))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(BigInt(event.created) * 10_000n));
  return new wire.ReadResp().setEvent(new wire.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position));
}

/** Writes, and waits while the client's buffer is full. */
async function tell({ call, gone }: Reading, response: wire.ReadResp): Promise<void> {
  if (!gone.aborted && !call.write(response)) await once(call, 'drain', { signal: gone }).catch(() => {});
}
