import { lookedAt, type Logged } from '@alur/contracts/kernel/logged';
import type { Caller } from '../access/caller.js';
import { evictOldest } from '../forget-oldest.js';
import type { KeyedHash } from '../sealing/keyed-hash.js';
import type { AccessLog, Look } from './access-log.js';

/** Within this time the same look of the same person is the same look: a screen that is open asks again and again. */
const SAME_LOOK_MS = 10 * 60_000;
const REMEMBERED = 10_000;

/** The same for the same question, in whatever order it was put. */
const inOrder = (given: Readonly<Record<string, unknown>>) =>
  JSON.stringify(Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Looks, written down once each. */
export class Looks {
  private readonly recorded = new Map<string, { at: number; written: Promise<void> }>();

  constructor(
    private readonly log: Pick<AccessLog, 'record'>,
    private readonly hashes: Pick<KeyedHash, 'of'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Resolves when it is written, now or before; a look that cannot be written is refused. */
  async record(caller: Caller, look: Look): Promise<void> {
    const id = JSON.stringify([caller.merchantId, caller.userId, look.what, look.id, look.of, look.query, look.why]);
    const known = this.recorded.get(id);
    if (known && this.now() - known.at < SAME_LOOK_MS) return known.written;
    const written = this.log.record(caller, look);
    evictOldest(this.recorded, REMEMBERED);
    this.recorded.delete(id);
    this.recorded.set(id, { at: this.now(), written });
    try {
      await written;
    } catch (error) {
      this.recorded.delete(id);
      throw error;
    }
  }

  /**
   * A look at rows that somebody asked for: at one person's where the question says whose, else that it was asked, and how
   * many came. What was typed may be a name or a number, so it is kept as a keyed hash.
   */
  async rows(
    caller: Caller,
    what: string,
    declared: Logged,
    given: Readonly<Record<string, unknown>>,
    rows: number,
  ): Promise<void> {
    if (declared.logged === undefined || declared.logged === false) return;
    const id = lookedAt(declared, given);
    if (id !== null) return this.record(caller, { what, id });
    const query = this.hashes.of(caller.merchantId, 'looked for', inOrder(given));
    return this.record(caller, { what, id: null, query, rows });
  }

  /** A look at a topic, which says in its parameters which day or whose. */
  async topic(caller: Caller, { key, spec, params }: WatchedTopic): Promise<void> {
    if (spec.logged === undefined || spec.logged === false) return;
    const id = lookedAt(spec, params);
    return this.record(caller, { what: spec.name, id, ...(id === null && { of: key }) });
  }
}

interface WatchedTopic {
  key: string;
  spec: Logged & { name: string };
  params: Readonly<Record<string, unknown>>;
}
