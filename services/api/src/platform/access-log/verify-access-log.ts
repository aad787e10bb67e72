import type pg from 'pg';
import type { TrustedKey } from '../ledger/ledger-keys.js';
import { anchorHash, anchorTable, isAnchorSigned, type AccessAnchor, type SignedAnchor } from './access-anchor.js';
import { ChainWalk, type Batch } from './chain-walk.js';

export interface AccessVerification {
  /** Of a role that may read all facilities' looks. */
  db: Pick<pg.ClientBase, 'query'>;
  /** The ledger's trusted keys. */
  trusted: ReadonlyMap<string, TrustedKey>;
  /** Anchors that were stored outside this database. */
  heldElsewhere?: readonly SignedAnchor[];
}

export interface AccessVerdict {
  clean: boolean;
  /** Batches that were read. */
  batches: number;
  /** How many of them are covered by a signature. */
  signed: number;
  /** Time of the last signature: ISO 8601, UTC. */
  signedAt: string | null;
  /** The first inconsistency, in one sentence. */
  finding: string | null;
}

interface Signature {
  hash: Buffer;
  at: string;
}

const READ_AT_ONCE = 500;

/** Checks the whole access log against its hash chains and its anchors, and stops at the first inconsistency. */
export async function verifyAccessLog(verification: AccessVerification): Promise<AccessVerdict> {
  return new Verifying(verification).run();
}

class Verifying {
  private batches = 0;
  private signed = 0;
  private signedAt: string | null = null;
  /** Signed batch hashes, by facility and batch. */
  private readonly signatures = new Map<number, Map<number, Signature>>();
  private readonly heldElsewhere: Map<number, SignedAnchor>;

  constructor(private readonly given: AccessVerification) {
    this.heldElsewhere = new Map((given.heldElsewhere ?? []).map(anchor => [anchor.n, anchor]));
  }

  async run(): Promise<AccessVerdict> {
    const finding = (await this.readAnchors()) ?? (await this.readBatches()) ?? null;
    const { batches, signed, signedAt } = this;
    return { clean: finding === null, batches, signed, signedAt, finding };
  }

  private async readAnchors(): Promise<string | undefined> {
    let before: AccessAnchor | undefined;
    for await (const anchor of anchorTable.all(this.given.db)) {
      const wrong = this.wrongAnchor(anchor, before);
      if (wrong) return wrong;
      for (const { merchantId, batch, hash } of anchor.heads) {
        const own = this.signatures.get(merchantId) ?? new Map<number, Signature>();
        this.signatures.set(merchantId, own.set(batch, { hash, at: anchor.at }));
      }
      this.signedAt = anchor.at;
      before = anchor;
    }
    const missing = [...this.heldElsewhere.values()].find(({ n }) => n > (before?.n ?? 0));
    return missing && `its signature ${missing.n}, of ${missing.at}, is missing, which a checkpoint holds`;
  }

  private wrongAnchor(anchor: AccessAnchor, before: AccessAnchor | undefined): string | undefined {
    const { n, at, events, hash, keyId } = anchor;
    if (n !== (before?.n ?? 0) + 1) return `its signature ${(before?.n ?? 0) + 1} is missing`;
    const key = this.given.trusted.get(keyId);
    const isAuthentic = key !== undefined && events <= key.until && isAnchorSigned(anchor, key.publicKey);
    if (!isAuthentic || !anchorHash(before?.hash ?? null, anchor).equals(hash))
      return `its signature ${n}, of ${at}, does not hold`;
    const heldElsewhere = this.heldElsewhere.get(n);
    return heldElsewhere && !heldElsewhere.hash.equals(hash)
      ? `its signature ${n}, of ${at}, is not the one in the checkpoint`
      : undefined;
  }

  private async readBatches(): Promise<string | undefined> {
    let merchantId = 0;
    let walk = new ChainWalk(merchantId);
    let unsigned = 0;
    for await (const batch of this.all()) {
      if (batch.merchant_id !== merchantId) {
        const cut = this.cutOff(merchantId);
        if (cut) return cut;
        merchantId = batch.merchant_id;
        walk = new ChainWalk(merchantId);
        unsigned = 0;
      }
      const signature = this.met(merchantId, Number(batch.id));
      if (!walk.take(batch) || (signature && !signature.hash.equals(batch.hash)))
        return `batch ${batch.id} of facility ${merchantId}, of ${batch.at.toISOString()}, is not as it was written`;
      this.batches += 1;
      unsigned += 1;
      if (!signature) continue;
      this.signed += unsigned;
      unsigned = 0;
    }
    return [...this.signatures.keys()].map(each => this.cutOff(each)).find(cut => cut !== undefined);
  }

  /** Returns the signature over this batch, and marks it as found. */
  private met(merchantId: number, batch: number): Signature | undefined {
    const own = this.signatures.get(merchantId);
    const signature = own?.get(batch);
    own?.delete(batch);
    return signature;
  }

  /** The first batch that has a signature but is missing from the log. */
  private cutOff(merchantId: number): string | undefined {
    const [first] = this.signatures.get(merchantId) ?? [];
    return first && `batch ${first[0]} of facility ${merchantId}, which was signed for at ${first[1].at}, is missing`;
  }

  private async *all(): AsyncGenerator<Batch & { id: string; merchant_id: number }, void> {
    for (let after: readonly [number, string] = [-1, '0']; ;) {
      const { rows } = await this.given.db.query<Batch & { id: string; merchant_id: number }>(
        `select l.id::text, l.merchant_id, l.at, l.entries, l.previous_hash, l.hash from alur.access_log l
         where (l.merchant_id, l.id) > ($1, $2::bigint) order by l.merchant_id, l.id limit ${READ_AT_ONCE}`,
        [...after],
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < READ_AT_ONCE) return;
      after = [last.merchant_id, last.id];
    }
  }
}

/** The verdict in one sentence. */
export function accessSentence({ batches, signed, signedAt, finding }: AccessVerdict): string {
  if (finding) return `The access log: ${finding}`;
  if (batches === 0) return 'The access log is empty';
  const rest = batches > signed ? `; ${batches - signed} after them are not signed yet` : '';
  if (signedAt === null) return `The access log: ${batches} batches follow from each other; none is signed yet`;
  return `The access log: ${signed} batches are as they were signed, the last signature of ${signedAt}${rest}`;
}
