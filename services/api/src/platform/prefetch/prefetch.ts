import type pg from 'pg';

/** A command and the ids drawn for it, by the names of what they identify. */
export interface ReservingCommand {
  id: string;
  name: string;
  merchantId: number;
  actorId: number;
  hash: string;
  ids: Record<string, number>;
}

export interface Reservation {
  hash: string;
  ids: Record<string, number>;
  /** True when an earlier attempt of the same command made the reservation. */
  again: boolean;
}

/** A person's wrapped key, offered for storage. */
export interface OfferedKey {
  subject: string;
  merchantId: number;
  wrapped: Buffer;
}

interface Wanted {
  command?: ReservingCommand;
  number?: { merchantId: number; kind: string };
  keys?: readonly OfferedKey[];
  /** How many new ids. */
  ids?: number;
}

/** Result of one statement for all its callers: each takes its own part. */
interface Given {
  reservations: Map<string, Reservation>;
  /** The next number of each sequence. */
  numbers: Map<string, number>;
  made: Set<string>;
}

interface Waiting extends Wanted {
  resolve: (given: Given) => void;
  reject: (error: unknown) => void;
}

interface Answer {
  ids: Record<string, Reservation> | null;
  numbers: { merchantId: number; kind: string; first: number }[] | null;
  made: string[] | null;
  drawn: string[] | null;
}

/** Ids drawn at a time beside those that are asked for, and the stock below which the next statement draws more. */
const DRAWN = 64;
const AT_HAND = 32;

const sequence = (merchantId: number, kind: string) => `${merchantId} ${kind}`;
const orNull = <T>(all: readonly T[]): readonly T[] | null => (all.length === 0 ? null : all);

/**
 * Stores what appends depend on: reserved ids and numbers, persons' keys. Each must be on the disk before the append is
 * sent, so requests that arrive during one statement are batched into the next (infra/adr/0067).
 */
export class Prefetch {
  private waiting: Waiting[] = [];
  private sending = false;
  /** Drawn ids that nobody has used yet, and that no other process will get. */
  private readonly ids: number[] = [];

  /** `pool`: connections whose commits wait for the disk. */
  constructor(readonly pool: Pick<pg.Pool, 'query'>) {}

  /** New ids, by these names; they belong to the command once they are reserved. */
  async draw(names: readonly string[]): Promise<Record<string, number>> {
    while (this.ids.length < names.length) await this.ask({ ids: names.length });
    return Object.fromEntries(this.ids.splice(0, names.length).map((id, at) => [names[at], id]));
  }

  /** Stores the new ids under the command's id: a repeated command gets those of its first attempt. */
  async reserve(command: ReservingCommand): Promise<Reservation> {
    const { reservations } = await this.ask({ command });
    const reservation = reservations.get(command.id);
    if (!reservation) throw new Error(`reservation of ${command.id} vanished`);
    reservations.set(command.id, { ...reservation, again: true });
    return reservation;
  }

  /** The next number of a facility's sequence (a record number, a receipt). Numbers may be skipped, never reused. */
  async nextNumber(merchantId: number, kind: string): Promise<number> {
    const { numbers } = await this.ask({ number: { merchantId, kind } });
    const name = sequence(merchantId, kind);
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`no number of ${kind} was given`);
    numbers.set(name, number + 1);
    return number;
  }

  /** Stores keys for subjects that have none and whose key was never destroyed; returns these subjects. */
  async makeKeys(keys: readonly OfferedKey[]): Promise<Set<string>> {
    const { made } = await this.ask({ keys });
    return new Set(keys.map(({ subject }) => subject).filter(subject => made.delete(subject)));
  }

  private ask(wanted: Wanted): Promise<Given> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...wanted, resolve, reject });
      if (this.sending) return;
      this.sending = true;
      // Deferred, so that all requests of this turn of the event loop go in one statement.
      setImmediate(() => void this.send());
    });
  }

  private async send(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      try {
        const given = await this.give(group);
        for (const { resolve } of group) resolve(given);
      } catch (error) {
        this.ids.length = 0; // after a crash the server's sequence may have fallen back behind these ids
        for (const { reject } of group) reject(error);
      }
    }
    this.sending = false;
  }

  private async give(group: readonly Wanted[]): Promise<Given> {
    const commands = group.flatMap(({ command }) => command ?? []);
    const numbers = group.flatMap(({ number }) => number ?? []);
    const keys = group.flatMap(wanted => wanted.keys ?? []);
    const ids = group.reduce((sum, wanted) => sum + (wanted.ids ?? 0), 0);
    const { rows } = await this.pool.query<Answer>({
      name: 'prefetch',
      text: `select alur.reserve_ids($1) as ids, alur.take_numbers($2, $3) as numbers,
             alur.make_person_keys($4, $5, $6) as made, alur.draw_ids($7) as drawn`,
      values: [
        commands.length === 0 ? null : JSON.stringify(commands.map(asRow)),
        orNull(numbers.map(({ merchantId }) => merchantId)),
        orNull(numbers.map(({ kind }) => kind)),
        orNull(keys.map(({ subject }) => subject)),
        orNull(keys.map(({ merchantId }) => merchantId)),
        orNull(keys.map(({ wrapped }) => wrapped)),
        this.ids.length < AT_HAND + ids ? DRAWN + ids : null,
      ],
    });
    const [answer] = rows;
    this.ids.push(...(answer?.drawn ?? []).map(Number));
    return {
      reservations: new Map(Object.entries(answer?.ids ?? {})),
      numbers: new Map(
        (answer?.numbers ?? []).map(({ merchantId, kind, first }) => [sequence(merchantId, kind), first]),
      ),
      made: new Set(answer?.made),
    };
  }
}

const asRow = ({ id, name, merchantId, actorId, hash, ids }: ReservingCommand) => ({
  ...{ command_id: id, merchant_id: merchantId, actor_id: actorId },
  ...{ command: name, hash, ids },
});
