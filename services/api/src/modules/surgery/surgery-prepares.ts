import { scheduleSurgery } from '@alur/contracts/surgery/commands';
import { surgeryView } from '@alur/domain/surgery/surgery-view';
import { sql } from 'kysely';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

const DAY = 86_400_000;
const surgeries = sql.table(tableName(surgeryView));
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** DOMAIN-CLINICAL 9.4: of these two in a team it is told when they are in another operation at that time. */
const watched = ['operator', 'anaesthetist'];

/** Looks up who of the team is in another operation. Rows suffice, since this only asks for a confirmation. */
export const registerSurgeryPrepares: RegisterPrepares = ({ commands }, database) => {
  if (!commands.act(scheduleSurgery.name)) return;
  commands.prepareWith(scheduleSurgery.name, async ({ merchantId }, body) => {
    if (body['confirmed'] === true) return {};
    const [from, until] = [Date.parse(String(body['from'])), Date.parse(String(body['until']))];
    const ids = (body['team'] as { role: string; staffId: number }[])
      .filter(({ role }) => watched.includes(role))
      .map(({ staffId }) => staffId);
    const busy = await database.ask(
      merchantId,
      'members of a team in another operation',
      sql<{ name: string }>`
        select distinct member ->> 'name' as name from ${surgeries} s, jsonb_array_elements(s.team) member
          where s."firstDay" between ${dayOf(from - 2 * DAY)} and ${dayOf(until + DAY)}
            and s.status in ('scheduled', 'process') and s.id <> ${Number(body['id'])}
            and s."scheduledAt" < ${new Date(until).toISOString()}
            and s."scheduledUntil" > ${new Date(from).toISOString()}
            and (member ->> 'staffId')::int in (
              select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
          order by name limit 10`,
    );
    return { busy };
  });
};
