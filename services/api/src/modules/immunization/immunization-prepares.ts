import * as commands from '@alur/contracts/immunization/commands';
import { visitRecordView } from '@alur/domain/consultation/visit-record-view';
import { MOST_OF_A_PERSON } from '@alur/domain/immunization/history';
import { immunizationView } from '@alur/domain/immunization/immunization-view';
import { sql } from 'kysely';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

const immunizations = sql.table(tableName(immunizationView));
const visits = sql.table(tableName(visitRecordView));

/** Looks up which immunisations are the person's, so that the decision reads their streams. */
export const registerImmunizationPrepares: RegisterPrepares = (platform, database) => {
  const doses = (merchantId: number, encounterId: number | null, patientId: number | null) =>
    database.ask(
      merchantId,
      'immunisations of a person',
      sql<{ id: string }>`
        with person as (
          select "personId" as id from ${visits} where "encounterId" = ${encounterId}::bigint
          union select "personId" from ${immunizations} where "patientId" = ${patientId}::bigint
          union select ${patientId}::bigint)
        select id from ${immunizations} where "personId" in (select id from person)
          and status in ('given', 'reported') order by date desc limit ${MOST_OF_A_PERSON}`,
    );
  const idsOf = (rows: readonly { id: string }[]) => ({ immunizations: rows.map(({ id }) => Number(id)) });
  if (platform.commands.act(commands.giveImmunization.name))
    platform.commands.prepareWith(commands.giveImmunization.name, async ({ merchantId }, { encounterId }) =>
      idsOf(await doses(merchantId, Number(encounterId), null)),
    );
  if (platform.commands.act(commands.reportImmunization.name))
    platform.commands.prepareWith(commands.reportImmunization.name, async ({ merchantId }, { patientId }) =>
      idsOf(await doses(merchantId, null, Number(patientId))),
    );
};
