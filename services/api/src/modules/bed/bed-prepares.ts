import { addBed } from '@alur/contracts/bed/commands';
import { bedView } from '@alur/domain/bed/bed-view';
import { sql } from 'kysely';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Looks up which of the room's beds have the new bed's name, so that the decision reads their streams alone. */
export const registerBedPrepares: RegisterPrepares = ({ commands }, database) => {
  if (!commands.act(addBed.name)) return;
  const beds = sql.table(tableName(bedView));
  commands.prepareWith(addBed.name, ({ merchantId }, { roomId, name }) =>
    database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ id: string }>`
        select id from ${beds} where merchant_id = ${merchantId} and "roomId" = ${Number(roomId)}
          and lower(name) = lower(${String(name)}) and status <> 'retired'`.execute(trx);
      return { namesakes: rows.map(({ id }) => Number(id)) };
    }),
  );
};
