import type { Recorded } from '@alur/eventing';
import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';

/** The part of an event that the ledger covers: all of it but the store's position. */
export type LedgerEvent = Pick<Recorded, 'stream' | 'revision' | 'id' | 'type' | 'data' | 'meta'>;

/** The running hash before the first event. */
export const START: Buffer = Buffer.alloc(32);

/** Bytes stored of each event's hash, by which the first mismatch is found. */
export const MARK_BYTES = 16;

/**
 * SHA-256 over the event as canonical JSON (RFC 8785), with its strings sealed as stored, and without its
 * installation's code: so the hash stays the same when the log moves to an installation with another key.
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
