import type pg from 'pg';

export interface Reservation {
  hash: string;
  ids: Record<string, number>;
  /** True when an earlier attempt of the same command had made it. */
  again: boolean;
}

/** Ids for what a command makes, kept under the command's id: a repeated create gets the same ones. */
export class Reservations {
  constructor(private readonly pool: pg.Pool) {}

  async reserve(
    command: { id: string; name: string; merchantId: number; actorId: number; hash: string },
    names: readonly string[],
  ): Promise<Reservation> {
    const made = await this.pool.query<{ ids: Record<string, number> }>({
      name: 'reserve',
      text: `insert into alur.command_reservation (command_id, merchant_id, actor_id, command, hash, ids)
             select $1, $2, $3, $4, $5, jsonb_object_agg(name, nextval('alur.id_seq')) from unnest($6::text[]) name
             on conflict (command_id) do nothing returning ids`,
      values: [command.id, command.merchantId, command.actorId, command.name, command.hash, names],
    });
    const ids = made.rows[0]?.ids;
    if (ids) return { hash: command.hash, ids, again: false };
    const found = await this.pool.query<{ hash: string; ids: Record<string, number> }>({
      name: 'reserved',
      text: 'select hash, ids from alur.command_reservation where command_id = $1',
      values: [command.id],
    });
    const row = found.rows[0];
    if (!row) throw new Error(`reservation of ${command.id} vanished`);
    return { ...row, again: true };
  }

  /** The next number of a facility's sequence (a record number, a receipt). Numbers may be skipped, never reused. */
  async nextNumber(merchantId: number, kind: string): Promise<number> {
    const result = await this.pool.query<{ number: string }>({
      name: 'next-number',
      text: `insert into alur.number_reservation (merchant_id, kind, next) values ($1, $2, 2)
             on conflict (merchant_id, kind) do update set next = alur.number_reservation.next + 1
             returning next - 1 as number`,
      values: [merchantId, kind],
    });
    return Number(result.rows[0]?.number);
  }
}
