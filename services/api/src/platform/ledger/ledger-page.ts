import canonicalize from 'canonicalize';
import * as z from 'zod';
import { isAnchorSigned, type SignedAnchor } from '../access-log/access-anchor.js';
import { isSigned, type Signer } from './ledger-keys.js';

/** A run of events, and the signed running hash after the last of them. */
export interface LedgerPage {
  /** Ordinals in the log: 1, 2, 3, … */
  first: number;
  last: number;
  /** Of the last event. */
  eventId: string;
  hash: Buffer;
  /** 16 bytes of each event's own hash. */
  marks: Buffer;
  /** When it was signed: ISO 8601, UTC. */
  at: string;
  keyId: string;
  signature: Buffer;
}

/** The signed part: the number of events, the last one's id, and the running hash. */
type Signed = Pick<LedgerPage, 'last' | 'eventId' | 'hash' | 'at' | 'keyId'>;

const statementOf = ({ last, eventId, hash, at, keyId }: Signed): string =>
  canonicalize({ kind: 'alur ledger', ordinal: last, eventId, hash: hash.toString('hex'), at, keyId }) ?? '';

export const signed = (
  page: Omit<LedgerPage, 'at' | 'keyId' | 'signature'>,
  signer: Signer,
  at: string,
): LedgerPage => {
  const complete = { ...page, at, keyId: signer.keyId };
  return { ...complete, signature: signer.sign(statementOf(complete)) };
};

export const isPageSigned = (page: Signed & { signature: Buffer }, publicKey: string): boolean =>
  isSigned(statementOf(page), page.signature, page.keyId, publicKey);

const AnchorPart = z.object({
  anchor: z.int().positive(),
  hash: z.hex().length(64),
  at: z.iso.datetime(),
  keyId: z.string(),
  publicKey: z.string(),
  signature: z.base64(),
});

const CheckpointFile = z.object({
  kind: z.literal('alur ledger checkpoint'),
  ordinal: z.int().positive(),
  eventId: z.uuid(),
  hash: z.hex().length(64),
  at: z.iso.datetime(),
  keyId: z.string(),
  publicKey: z.string(),
  signature: z.base64(),
  /** The last signature over the access log's ends; absent if nothing was ever looked at. */
  accessLog: z.optional(AnchorPart),
});

/** A page's signature to be stored elsewhere: it can be checked without this database and its keys. */
export interface Checkpoint extends Signed {
  publicKey: string;
  signature: Buffer;
  /** The access log's last anchor. */
  accessLog: SignedAnchor | null;
}

const anchorPart = (
  { n, hash, at, keyId, signature }: SignedAnchor,
  publicKey: string,
): z.infer<typeof AnchorPart> => ({
  anchor: n,
  hash: hash.toString('hex'),
  ...{ at, keyId, publicKey },
  signature: signature.toString('base64'),
});

/** A checkpoint's file: a page and its key, and an anchor of the access log and its key, if there is one. */
export const checkpointText = (
  { last, eventId, hash, at, keyId, signature }: LedgerPage,
  publicKey: string,
  accessLog?: { anchor: SignedAnchor; publicKey: string },
): string =>
  `${JSON.stringify(
    {
      kind: 'alur ledger checkpoint',
      ordinal: last,
      eventId,
      hash: hash.toString('hex'),
      at,
      keyId,
      publicKey,
      signature: signature.toString('base64'),
      ...(accessLog && { accessLog: anchorPart(accessLog.anchor, accessLog.publicKey) }),
    } satisfies z.infer<typeof CheckpointFile>,
    null,
    2,
  )}\n`;

/** @throws Error when it is no checkpoint, or one that was changed since it was signed */
export function readCheckpoint(text: string): Checkpoint {
  const { ordinal, hash, signature, accessLog, ...rest } = CheckpointFile.parse(JSON.parse(text));
  const checkpoint = {
    ...rest,
    last: ordinal,
    hash: Buffer.from(hash, 'hex'),
    signature: Buffer.from(signature, 'base64'),
    accessLog: accessLog ? readAnchor(accessLog) : null,
  };
  if (!isPageSigned(checkpoint, checkpoint.publicKey)) throw new Error('its signature does not hold');
  return checkpoint;
}

function readAnchor({ anchor, hash, signature, publicKey, ...rest }: z.infer<typeof AnchorPart>): SignedAnchor {
  const read = { ...rest, n: anchor, hash: Buffer.from(hash, 'hex'), signature: Buffer.from(signature, 'base64') };
  if (!isAnchorSigned(read, publicKey)) throw new Error('its signature over the access log does not hold');
  return read;
}
