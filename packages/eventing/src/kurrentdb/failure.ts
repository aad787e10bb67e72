import {
  AccessDeniedError,
  AppendConsistencyViolationError,
  AppendRecordSizeExceededError,
  isCommandError,
  TransactionMaxSizeExceededError,
  UnsupportedError,
} from '@kurrent/kurrentdb-client';
import { status } from '@grpc/grpc-js';
import { AppendRefused, StoreUnavailable, WrongRevision } from '../errors.js';
import { toExpected, type PreparedAppend } from '../prepared-append.js';

/** The request never left: there was no node to send it to. */
const NEVER_SENT =
  /No connection established|Channel closed before call started|Failed to discover|Name resolution failed/;

export type AppendFailure =
  /** It was not even looked at: it may be sent again. `elsewhere`: by another node. */
  | { kind: 'not-sent'; elsewhere: boolean; error: unknown }
  /** What its caller is to be told. */
  | { kind: 'final'; error: unknown };

/** What an error of the client means for an append. */
export function appendFailure(error: unknown, append: PreparedAppend): AppendFailure {
  if (error instanceof AppendConsistencyViolationError) return { kind: 'final', error: wrongRevision(error, append) };
  if (error instanceof AppendRecordSizeExceededError || error instanceof TransactionMaxSizeExceededError)
    return { kind: 'final', error: new AppendRefused(error) };
  if (neverSent(error)) return { kind: 'not-sent', elsewhere: false, error };
  if (isNotLeader(error)) return { kind: 'not-sent', elsewhere: true, error };
  if (error instanceof TypeError) return { kind: 'final', error }; // data that is no JSON
  if (codeOf(error) === status.INVALID_ARGUMENT) return { kind: 'final', error: new AppendRefused(error) };
  if (isMistake(error)) return { kind: 'final', error: mistake(error) };
  return { kind: 'final', error: new StoreUnavailable('unknown', error) };
}

/** For what only reads. */
export const readError = (error: unknown): unknown =>
  isMistake(error) ? mistake(error) : new StoreUnavailable('not-written', error);

function wrongRevision({ violations }: AppendConsistencyViolationError, append: PreparedAppend): WrongRevision {
  const { streamName, actualState } = violations[0]!;
  const stream = append.targets.find(target => target.stream.toLowerCase() === streamName.toLowerCase())!;
  const actual = typeof actualState === 'bigint' && actualState >= 0n ? Number(actualState) : ('none' as const);
  return new WrongRevision({ stream: stream.stream, expected: toExpected(stream.expected), actual });
}

function neverSent(error: unknown): boolean {
  return error instanceof Error && NEVER_SENT.test(error.message);
}

/** The client does not know this answer of the newer protocol: it would ask the same node for ever. */
function isNotLeader(error: unknown): boolean {
  if (!(error instanceof Error) || !isCommandError(error)) return false;
  const [details] = error._raw?.metadata?.get?.('grpc-status-details-bin') ?? [];
  return details instanceof Buffer && details.includes('NotLeaderNodeErrorDetails');
}

/** Nothing that waiting would mend: no right, or a server that is too old. */
const isMistake = (error: unknown): boolean => error instanceof AccessDeniedError || isTooOld(error);

const isTooOld = (error: unknown): boolean =>
  error instanceof UnsupportedError || codeOf(error) === status.UNIMPLEMENTED;

const mistake = (error: unknown): unknown =>
  isTooOld(error) ? new Error('the log needs KurrentDB 26.1 or later', { cause: error }) : error;

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
