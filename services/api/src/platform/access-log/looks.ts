import { lookedAt, type Logged } from '@alur/contracts/kernel/logged';
import type { Caller } from '../access/caller.js';
import { evictOldest } from '../forget-oldest.js';
import type { KeyedHash } from '../sealing/keyed-hash.js';
import type { AccessLog, Look } from './access-log.js';

/** A repeated look by the same user within this time is recorded once, because an open screen asks again and again. */
const SAME_LOOK_MS = 10 * 60_000;
const REMEMBERED = 10_000;

/** Sorts the fields, so that the same query gives the same text in whatever order its fields came. */
const inOrder = (given: Readonly<Record<string, unknown>>) =>
  JSON.stringify(Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Records each look once within `SAME_LOOK_MS`. */
export class Looks {
  private readonly recorded = new Map<string, { at: number; written: Promise<void> }>();

  constructor(
    private readonly log: Pick<AccessLog, 'record'>,
    private readonly hashes: Pick<KeyedHash, 'of'>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Resolves once the look is written, now or by an earlier call; throws if it cannot be written, so that nothing is
   * shown unlogged.
   */
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
   * Records a query over rows: under the patient's id where the query names a patient, else as a query with its number
   * of rows. The search text may be a name or a number, so it is stored as a keyed hash.
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

  /** Records a look at a topic, whose parameters say which day or which patient. */
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
