import type { Recorded } from '@alur/eventing';
import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';

/** What the ledger vouches for of an event: all of it but where the store has put it. */
export type LedgerEvent = Pick<Recorded, 'stream' | 'revision' | 'id' | 'type' | 'data' | 'meta'>;

/** The running hash before the first event. */
export const START: Buffer = Buffer.alloc(32);

/** So much of each event's hash is kept to find the first that does not fit. */
export const MARK_BYTES = 16;

/**
 * SHA-256 over the event as canonical JSON (RFC 8785), sealed as it lies in the store, without the code that its
 * installation gave it: a log that is carried elsewhere is the same under another key.
 */
export const eventHash = ({ stream, revision, id, type, data, meta: { mac: _code, ...meta } }: LedgerEvent): Buffer =>
  createHash('sha256')
    .update(canonicalize({ stream, revision, id, type, data, meta }) ?? '')
    .digest();

/** The running hash after an event, from the one before it. */
export const runningHash = (before: Buffer, hash: Buffer): Buffer =>
  createHash('sha256').update(before).update(hash).digest();

export const markOf = (hash: Buffer): Buffer => hash.subarray(0, MARK_BYTES);

/** The marks of a page, one after another, as text that can be compared and looked up. */
export const marksIn = (marks: Buffer): string[] =>
  Array.from({ length: Math.floor(marks.length / MARK_BYTES) }, (_none, index) =>
    marks.toString('hex', index * MARK_BYTES, (index + 1) * MARK_BYTES),
  );
