import canonicalize from 'canonicalize';
import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** One signing key in the ledger's row of keys; the statement is signed by itself and by its predecessor. */
export interface LedgerKey {
  keyId: string;
  /** Ed25519, SPKI, base64. */
  publicKey: string;
  previous: string | null;
  /** The last ordinal that its predecessor signed for. */
  since: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Null where the predecessor's key was not available: an import into another installation. */
  previousSignature: string | null;
  signature: string;
}

/** A key that the ledger trusts, and the last ordinal it may have signed. */
export interface TrustedKey {
  publicKey: string;
  until: number;
}

const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const idOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

/** Signs as one Ed25519 key, made from its 32 bytes. */
export class Signer {
  readonly keyId: string;
  readonly publicKey: string;
  private readonly key: KeyObject;

  constructor(seed: Buffer) {
    this.key = createPrivateKey({ key: Buffer.concat([ED25519_PKCS8, seed]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.key).export({ format: 'der', type: 'spki' }).toString('base64');
    this.keyId = idOf(this.publicKey);
  }

  sign(text: string): Buffer {
    return sign(null, Buffer.from(text), this.key);
  }
}

/** The one of the installation's keys that the ledger uses; the first where it uses none of them. */
export function ownSigner(seeds: readonly Buffer[], entries: readonly LedgerKey[]): Signer {
  const signers = seeds.map(seed => new Signer(seed));
  const signer = signers.find(({ keyId }) => keyId === entries.at(-1)?.keyId) ?? signers[0];
  if (!signer) throw new Error('This installation holds no key to sign the ledger with');
  return signer;
}

/** Whether the text was signed by this very key. */
export const isSigned = (text: string, signature: Buffer, keyId: string, publicKey: string): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return idOf(publicKey) === keyId && verify(null, Buffer.from(text), key, signature);
  } catch {
    return false; // no key, or no signature, in form
  }
};

const statementOf = ({ keyId, publicKey, previous, since, at }: LedgerKey): string =>
  canonicalize({ kind: 'alur ledger key', keyId, publicKey, previous, since, at }) ?? '';

/** The key's entry: the first of a ledger, or the successor of `previous` from the ordinal `since` on. */
export function keyEntry(
  signer: Signer,
  { previous, since, at }: { previous: { keyId: string; signer?: Signer } | undefined; since: number; at: string },
): LedgerKey {
  const entry: LedgerKey = {
    keyId: signer.keyId,
    publicKey: signer.publicKey,
    previous: previous?.keyId ?? null,
    since,
    at,
    previousSignature: null,
    signature: '',
  };
  const statement = statementOf(entry);
  return {
    ...entry,
    previousSignature: previous?.signer?.sign(statement).toString('base64') ?? null,
    signature: signer.sign(statement).toString('base64'),
  };
}

/**
 * The chain of keys that the installation's own key vouches for, back to the first: each entry is signed by its key and
 * names its predecessor. So an attacker who has the database but not the key cannot insert a key.
 */
export function trustedKeys(entries: readonly LedgerKey[], own: string): Map<string, TrustedKey> {
  const byId = new Map(entries.map(entry => [entry.keyId, entry]));
  const trusted = new Map<string, TrustedKey>();
  let until = Number.POSITIVE_INFINITY;
  for (let entry = byId.get(own); entry && !trusted.has(entry.keyId);) {
    if (!isSigned(statementOf(entry), Buffer.from(entry.signature, 'base64'), entry.keyId, entry.publicKey)) break;
    trusted.set(entry.keyId, { publicKey: entry.publicKey, until });
    until = entry.since;
    entry = entry.previous === null ? undefined : byId.get(entry.previous);
  }
  return trusted;
}

/** The entries that took over without their predecessor's signature. */
export const unvouched = (entries: readonly LedgerKey[]): LedgerKey[] => {
  const byId = new Map(entries.map(entry => [entry.keyId, entry]));
  return entries.filter(entry => {
    const previous = entry.previous === null ? undefined : byId.get(entry.previous);
    const signature = Buffer.from(entry.previousSignature ?? '', 'base64');
    return previous && !isSigned(statementOf(entry), signature, previous.keyId, previous.publicKey);
  });
};
