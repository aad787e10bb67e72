import type { EventStore, Position, Recorded } from '@alur/eventing';
import { damageIn } from '../db/damage.js';
import { ForgedEvent } from '../log/log-codes.js';
import { eventHash, markOf, marksIn, runningHash, START } from './event-hash.js';
import { firstMisfit } from './first-misfit.js';
import { trustedKeys, unvouched, type LedgerKey, type TrustedKey } from './ledger-keys.js';
import { isPageSigned, type Checkpoint, type LedgerPage } from './ledger-page.js';
import { LogReader } from './log-reader.js';
import type { Finding, Verdict } from './verdict.js';

export interface Verification {
  store: EventStore;
  /** The ledger's pages from the first on. */
  pages: AsyncIterable<LedgerPage>;
  keys: readonly LedgerKey[];
  /** The id of the key that this installation holds, which vouches for the others. */
  ownKey: string;
  /** Checkpoints that were stored outside this database. */
  checkpoints?: readonly Checkpoint[];
  /** Called for each valid page, with the positions of its events in this store. */
  onPage?: (page: LedgerPage, positions: readonly Position[]) => Promise<void>;
}

/** How many events beyond a page are looked through to tell what happened in it. */
const LOOK_AHEAD = 500;

/** Checks the whole log against its ledger, and stops at the first inconsistency. */
export async function verifyLog(verification: Verification): Promise<Verdict> {
  return new Verifying(verification).run();
}

class Verifying {
  private readonly reader: LogReader;
  private readonly trusted: Map<string, TrustedKey>;
  private readonly checkpoints: Map<number, Checkpoint>;
  private events = 0;
  private running = START;
  private sealed: { last: number; at: string } | undefined;

  constructor(private readonly given: Verification) {
    this.reader = new LogReader(given.store);
    this.trusted = trustedKeys(given.keys, given.ownKey);
    this.checkpoints = new Map((given.checkpoints ?? []).map(checkpoint => [checkpoint.last, checkpoint]));
  }

  async run(): Promise<Verdict> {
    const finding = this.checkKeys() ?? (await this.readAll()) ?? this.checkAbsent();
    return {
      clean: !finding,
      events: this.events,
      sealed: this.sealed?.last ?? 0,
      sealedAt: this.sealed?.at ?? null,
      finding: finding ?? null,
      remarks: unvouched(this.given.keys).map(
        ({ keyId, since }) => `key ${keyId} took over after event ${since} without its predecessor's signature`,
      ),
    };
  }

  private checkKeys(): Finding | undefined {
    const own = this.given.ownKey;
    if (this.given.keys.length > 0 && !this.trusted.has(own))
      return ledgerFault(1, `the ledger does not know key ${own}, which this installation holds`);
    for (const { last, at, keyId } of this.checkpoints.values())
      if (!this.trusted.has(keyId))
        return fault(
          'checkpoint',
          last,
          `the checkpoint of ${at} was signed by key ${keyId}, which is not the ledger's`,
        );
    return undefined;
  }

  /** An unreadable or foreign event becomes a finding: up to there, the log is what was signed. */
  private async readAll(): Promise<Finding | undefined> {
    try {
      return (await this.readPages()) ?? (await this.readRest());
    } catch (error) {
      const { read } = this.reader;
      if (error instanceof ForgedEvent)
        return fault('forged', read + 1, `event ${read + 1} is forged: ${error.message}`, error.event);
      const damage = damageIn(error);
      if (damage === undefined) throw error;
      return fault('damaged', read + 1, `the log cannot be read beyond event ${read}, its disk is damaged: ${damage}`);
    }
  }

  private async readPages(): Promise<Finding | undefined> {
    let page: LedgerPage | undefined;
    for await (const following of this.given.pages) {
      const finding = page && (await this.readPage(page, following));
      if (finding) return finding;
      page = following;
    }
    return page && this.readPage(page, undefined);
  }

  private async readPage(page: LedgerPage, following: LedgerPage | undefined): Promise<Finding | undefined> {
    const { first, last, hash, keyId } = page;
    if (first !== this.events + 1 || last < first)
      return ledgerFault(this.events + 1, `the ledger has no page that begins with event ${this.events + 1}`);
    const events = await this.reader.take(last - first + 1);
    const marks = events.map(event => this.pass(event));
    const key = this.trusted.get(keyId);
    const isAuthentic = key !== undefined && last <= key.until && isPageSigned(page, key.publicKey);
    const fits = first + events.length - 1 === last && this.running.equals(hash);
    if (!fits) {
      const found = await this.reader.peek(LOOK_AHEAD);
      const beyond = following ? marksIn(following.marks) : [];
      return firstMisfit(page, [...events, ...found], [...marksIn(page.marks), ...beyond]);
    }
    if (!isAuthentic)
      return ledgerFault(
        first,
        `the signature over events ${first} to ${last} does not hold: one of them was changed, and the ledger with it`,
      );
    if (!Buffer.concat(marks).equals(page.marks))
      return ledgerFault(first, `the ledger's marks of events ${first} to ${last} were changed; the events fit`);
    const wrong = this.wrongCheckpoint;
    if (wrong) return wrong;
    this.sealed = { last, at: page.at };
    await this.given.onPage?.(
      page,
      events.map(({ position }) => position),
    );
    return undefined;
  }

  /** Reads the events that no page covers yet; an external checkpoint may cover them. */
  private async readRest(): Promise<Finding | undefined> {
    for (let rest = await this.reader.take(LOOK_AHEAD); rest.length > 0; rest = await this.reader.take(LOOK_AHEAD)) {
      for (const event of rest) this.pass(event);
      if (this.wrongCheckpoint) return this.wrongCheckpoint;
    }
    if (this.events > 0 && !this.sealed) return ledgerFault(1, 'no event of the log is signed for');
    return undefined;
  }

  private checkAbsent(): Finding | undefined {
    for (const { last, at } of this.checkpoints.values())
      if (last > this.events)
        return fault(
          'missing',
          this.events + 1,
          `event ${this.events + 1} is missing: the checkpoint of ${at} was signed for ${last} events, and the log ends after ${this.events}`,
        );
    return undefined;
  }

  private wrongCheckpoint: Finding | undefined;

  /** Adds the event to the running hash; returns its mark. */
  private pass(event: Recorded): Buffer {
    const own = eventHash(event);
    this.running = runningHash(this.running, own);
    this.events += 1;
    const checkpoint = this.checkpoints.get(this.events);
    if (checkpoint && !checkpoint.hash.equals(this.running))
      this.wrongCheckpoint ??= fault(
        'checkpoint',
        this.events,
        `the events up to number ${this.events} are not those that the checkpoint of ${checkpoint.at} was signed for: one of them was changed, and the ledger with it`,
        event,
      );
    return markOf(own);
  }
}

const fault = (kind: Finding['kind'], ordinal: number, says: string, event?: ForgedEvent['event']): Finding => ({
  kind,
  ordinal,
  event: event ? { id: event.id, type: event.type, stream: event.stream, revision: event.revision } : null,
  says,
});
const ledgerFault = (ordinal: number, says: string): Finding => fault('ledger', ordinal, says);
