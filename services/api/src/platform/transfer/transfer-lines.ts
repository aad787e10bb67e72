import type { EventMeta, PersistedEvent } from '@alur/eventing';
import canonicalize from 'canonicalize';
import * as z from 'zod';
import type { LedgerKey } from '../ledger/ledger-keys.js';
import type { LedgerPage } from '../ledger/ledger-page.js';
import { LOG_SHAPES } from '../log/log-home.js';

/**
 * The file's format: a header, then each ledger page with its events, then the end. One line of JSON each, in gzip
 * members, so that any gunzip reads it.
 */
export const HEADER = { alur: 'log', version: 1, shapes: LOG_SHAPES } as const;

const bytes = z.base64().transform(text => Buffer.from(text, 'base64'));
const ordinal = z.int().nonnegative();

const Page = z.object({
  first: ordinal,
  last: ordinal,
  eventId: z.uuid(),
  hash: bytes,
  marks: bytes,
  at: z.string(),
  keyId: z.string(),
  signature: bytes,
});

const Event = z.object({
  stream: z.string(),
  revision: ordinal,
  id: z.uuid(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  // Only `appendId` is checked here, which keeps an append together; the event's own schema checks the rest.
  meta: z.custom<EventMeta>(meta => typeof (meta as EventMeta | null)?.appendId === 'string'),
});

/** Data that belongs to the log but is not in it. */
const Rest = z.object({
  events: ordinal,
  hash: z.string(),
  keys: z.array(
    z.object({
      keyId: z.string(),
      publicKey: z.string(),
      previous: z.string().nullable(),
      since: ordinal,
      at: z.string(),
      previousSignature: z.string().nullable(),
      signature: z.string(),
    }),
  ) satisfies z.ZodType<LedgerKey[]>,
  /** Positions of processes, bridges and others: the ordinal of the last event that each has processed. */
  checkpoints: z.array(z.object({ name: z.string(), ordinal, epoch: z.int() })),
  /** The last id drawn, and the next number of each kind. */
  lastId: z.string().regex(/^\d+$/),
  numbers: z.array(z.object({ merchantId: z.int(), kind: z.string(), next: z.string().regex(/^\d+$/) })),
});
export type Rest = z.infer<typeof Rest>;

export type Line = { page: LedgerPage } | { event: PersistedEvent } | { end: Rest };

const Parsed = z.union([z.object({ page: Page }), z.object({ event: Event }), z.object({ end: Rest })]);

/** Serialises events canonically, so that the same log gives the same file, whatever store it comes from. */
export const lineOf = (line: Line): string => {
  if ('event' in line) return `{"event":${canonicalize(line.event)}}`;
  if (!('page' in line)) return JSON.stringify(line);
  const { hash, marks, signature, ...page } = line.page;
  const [hash64, marks64, signature64] = [hash, marks, signature].map(part => part.toString('base64'));
  return JSON.stringify({ page: { ...page, hash: hash64, marks: marks64, signature: signature64 } });
};

/** @throws Error when the line is not one of a log file */
export const readLine = (text: string): Line => Parsed.parse(JSON.parse(text));
