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

/** Errors of requests that were never sent, because there was no node. */
const NEVER_SENT =
  /No connection established|Channel closed before call started|Failed to discover|Name resolution failed/;
/**
 * Answers of a node that does not process requests now (server 26.1: `ClusterVNodeController`, `ApiCallback`): another
 * node leads, none does yet, or its queue is full. The client does not know these answers.
 */
const NOT_LOOKED_AT = ['NotLeaderNodeErrorDetails', 'SERVER_NOT_READY', 'SERVER_OVERLOADED'];
/** The answer of a node's authentication while it starts (server 26.1: `AuthenticationMiddleware`). */
const NOT_READY = /Server not ready/i;

export type AppendFailure =
  /** It was not processed: it may be sent again, by another client, since this one may stick to the failed node. */
  | { kind: 'not-sent'; error: unknown }
  /** It may have been written. */
  | { kind: 'unknown'; error: unknown }
  /** The error to pass on to the caller. */
  | { kind: 'final'; error: unknown };

/**
 * What an error of the client means for an append. `isKnown`: the node has taken our credentials before, so that a
 * refusal of them is a node that has not copied its users yet.
 */
export function appendFailure(error: unknown, append: PreparedAppend, isKnown: boolean): AppendFailure {
  if (error instanceof AppendConsistencyViolationError) return { kind: 'final', error: wrongRevision(error, append) };
  if (error instanceof AppendRecordSizeExceededError || error instanceof TransactionMaxSizeExceededError)
    return { kind: 'final', error: new AppendRefused(error) };
  if (isNotLookedAt(error) || (isKnown && isUnauthenticated(error))) return { kind: 'not-sent', error };
  if (error instanceof TypeError) return { kind: 'final', error }; // data that is no JSON
  if (REFUSALS.has(codeOf(error) as status)) return { kind: 'final', error: new AppendRefused(error) };
  if (isMistake(error)) return { kind: 'final', error: mistake(error) };
  return { kind: 'unknown', error };
}

/** The error of a request that only reads. */
export const readError = (error: unknown, isKnown: boolean): unknown =>
  isMistake(error) && !(isKnown && isRefusedUser(error)) ? mistake(error) : new StoreUnavailable('not-written', error);

/** Content that no repetition makes acceptable; the second is a request that is larger than the node takes at all. */
const REFUSALS = new Set([status.INVALID_ARGUMENT, status.RESOURCE_EXHAUSTED]);

function wrongRevision({ violations }: AppendConsistencyViolationError, append: PreparedAppend): WrongRevision {
  const { streamName, actualState } = violations[0]!;
  const stream = append.targets.find(target => target.stream.toLowerCase() === streamName.toLowerCase())!;
  const actual = typeof actualState === 'bigint' && actualState >= 0n ? Number(actualState) : ('none' as const);
  return new WrongRevision({ stream: stream.stream, expected: toExpected(stream.expected), actual });
}

function isNotLookedAt(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (NEVER_SENT.test(error.message) || NOT_READY.test(error.message)) return true;
  const raw = isCommandError(error) ? error._raw : (error as { metadata?: unknown });
  const [details] = (raw as { metadata?: { get?: (name: string) => unknown[] } })?.metadata?.get?.(DETAILS) ?? [];
  return details instanceof Buffer && NOT_LOOKED_AT.some(name => details.includes(name));
}

const DETAILS = 'grpc-status-details-bin';

/** Errors that waiting does not cure: a missing right, an unknown user, or a server that is too old. */
const isMistake = (error: unknown): boolean => isRefusedUser(error) || isTooOld(error);

const isRefusedUser = (error: unknown): boolean =>
  error instanceof AccessDeniedError || isUnauthenticated(error) || codeOf(error) === status.PERMISSION_DENIED;

const isUnauthenticated = (error: unknown): boolean => codeOf(error) === status.UNAUTHENTICATED;

const isTooOld = (error: unknown): boolean =>
  error instanceof UnsupportedError || codeOf(error) === status.UNIMPLEMENTED;

const mistake = (error: unknown): unknown =>
  isTooOld(error)
    ? new Error('the log needs KurrentDB 26.1 or later', { cause: error })
    : new Error('the log refuses its user: the password is another, or the user is not in $admins', { cause: error });

const codeOf = (error: unknown): unknown => {
  const { code, _raw } = error as { code?: unknown; _raw?: { code?: unknown } };
  return typeof code === 'number' ? code : _raw?.code;
};
