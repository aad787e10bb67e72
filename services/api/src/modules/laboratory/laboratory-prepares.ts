import { DELTA_DAYS } from '@alur/contracts/laboratory/interpret';
import { analyserResultView } from '@alur/domain/analyser/views';
import { visitRecordView } from '@alur/domain/consultation/visit-record-view';
import { laboratoryContentView } from '@alur/domain/laboratory/list-views';
import { laboratoryOrderView } from '@alur/domain/laboratory/order-view';
import type { Earlier } from '@alur/domain/laboratory/results';
import { laboratoryTestView } from '@alur/domain/laboratory/test-view';
import { sql } from 'kysely';
import type { Prepare } from '../../platform/commands/command-registry.js';
import type { Database } from '../../platform/db/database.js';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

const tests = sql.table(tableName(laboratoryTestView));
const orders = sql.table(tableName(laboratoryOrderView));
const visits = sql.table(tableName(visitRecordView));
const measurements = sql.table(tableName(analyserResultView));
const contents = sql.table(tableName(laboratoryContentView));

const HOUR = 3_600_000;
/** Maximum hours within which a facility warns of a repeated order (DOMAIN 2.7). */
const REPEATED_HOURS = 72;
const before = (now: string, hours: number): string => new Date(Date.parse(now) - hours * HOUR).toISOString();

interface Item {
  kind: 'parameter' | 'panel';
  id: number;
}

interface Asked {
  /** The patient, where the order belongs to no visit. */
  patientId: number | null;
  encounterId: number | null;
  items: readonly Item[];
  now: string;
  /** The order that this one continues, which is no repetition. */
  continues: number;
}

/**
 * Items that were ordered within the last hours and neither withdrawn nor refused. Rows suffice, since this only warns.
 */
const repeated = (database: Database, merchantId: number, asked: Asked) => {
  const { patientId, encounterId, items, now, continues } = asked;
  const ids = (kind: Item['kind']) => JSON.stringify(items.filter(each => each.kind === kind).map(({ id }) => id));
  return database.ask(
    merchantId,
    'examinations ordered before',
    sql<{ name: string; orderedAt: string }>`
      with asked as (
        select value::bigint as id from jsonb_array_elements_text(${ids('parameter')}::jsonb)
        union
        select value::bigint from ${contents} c, jsonb_array_elements_text(c."parameterIds")
          where c."panelId" in (select value::bigint from jsonb_array_elements_text(${ids('panel')}::jsonb)))
      select t.name, o."orderedAt" from ${tests} t join ${orders} o on o.id = t."orderId"
        where t."personId" = coalesce(
            ${patientId}::bigint, (select "personId" from ${visits} where "encounterId" = ${encounterId}::bigint))
          and t."parameterId" in (select id from asked)
          and o.status in ('ordered', 'begun', 'done') and o."orderedAt" > ${before(now, REPEATED_HOURS)} and o.id <> ${continues}
        order by o."orderedAt" desc limit 10`,
  );
};

/** The previous validated values of each parameter, of the order's patient. */
const earlier = async (
  database: Database,
  merchantId: number,
  { orderId, parameterIds, now }: { orderId: number; parameterIds: readonly number[]; now: string },
): Promise<Earlier> => {
  const rows = await database.ask(
    merchantId,
    'results before',
    sql<{ orderId: number; parameterId: number; text: string; number: number | null; at: string }>`
      select distinct on (t."parameterId") t."orderId", t."parameterId", t.text, t.number, t."validatedAt" as at
        from ${tests} t
        where t."personId" = (select "personId" from ${orders} where id = ${orderId})
          and t."parameterId" in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(parameterIds)}::jsonb))
          and t.status = 'validated' and t."orderId" <> ${orderId}
          and t."validatedAt" > ${before(now, DELTA_DAYS * 24)}
        order by t."parameterId", t."validatedAt" desc`,
  );
  return Object.fromEntries(
    rows.map(({ parameterId, orderId: of, text, number, at }) => [
      Number(parameterId),
      { orderId: Number(of), text, number: number === null ? null : Number(number), effectiveAt: at },
    ]),
  );
};

/** How long to wait for the rows after a tube. */
const ROWS_WITHIN_MS = 10_000;

/** Maximum age in days of the order of a tube whose result arrives. */
const TUBE_DAYS = 31;

/** Finds the order with a tube of that number; the order's own stream confirms it. */
const orderOfTube = async (
  database: Database,
  merchantId: number,
  { sampleNumber, now }: { sampleNumber: string; now: string },
): Promise<number | null> => {
  const since = before(now, TUBE_DAYS * 24).slice(0, 10);
  const [found] = await database.ask(
    merchantId,
    'order of a tube',
    sql<{ id: number }>`
      select id from ${orders} where (board = 'open' or date >= ${since})
        and specimens @> ${JSON.stringify([{ number: sampleNumber }])}::jsonb
        order by id desc limit 1`,
  );
  return found ? Number(found.id) : null;
};

/** Device results under that number that wait for somebody to assign them. */
const waitingOf = async (database: Database, merchantId: number, sampleNumber: string): Promise<number[]> => {
  const rows = await database.ask(
    merchantId,
    'results that wait for a tube',
    sql<{ id: number }>`
      select id from ${measurements} where tray = 'open' and "sampleNumber" = ${sampleNumber} order by id limit 10`,
  );
  return rows.map(({ id }) => Number(id));
};

/** The previous values of every test of an order. */
const earlierOf = async (database: Database, merchantId: number, orderId: number, now: string): Promise<Earlier> => {
  const found = await database.ask(
    merchantId,
    'tests of an order',
    sql<{ parameterId: number }>`select "parameterId" from ${tests} where "orderId" = ${orderId}`,
  );
  const parameterIds = found.map(({ parameterId }) => Number(parameterId));
  return earlier(database, merchantId, { orderId, parameterIds, now });
};

const idIn = (body: Readonly<Record<string, unknown>>, name: string): number | null =>
  typeof body[name] === 'number' ? body[name] : null;

/** Lookups of the laboratory's commands. */
export const registerLaboratoryPrepares: RegisterPrepares = ({ commands, progress, log }, database) => {
  const asking: Prepare = async ({ merchantId }, body, { now }) =>
    body['acknowledged'] === true
      ? {}
      : {
          repeated: await repeated(database, merchantId, {
            ...{ patientId: idIn(body, 'patientId'), encounterId: idIn(body, 'encounterId') },
            ...{ items: body['items'] as Item[], now, continues: Number(body['continues'] ?? 0) },
          }),
        };
  const comparing =
    (parameterIds: (body: Readonly<Record<string, unknown>>) => number[]): Prepare =>
    async ({ merchantId }, body, { now }) => {
      const asked = { orderId: Number(body['id']), parameterIds: parameterIds(body), now };
      return { earlier: await earlier(database, merchantId, asked) };
    };
  /** Finds the order of the tube that an analyser has measured. */
  const ofTube: Prepare = async ({ merchantId }, body, { now }) => {
    const orderId = await orderOfTube(database, merchantId, { sampleNumber: String(body['sampleNumber']), now });
    return orderId === null ? {} : { orderId, earlier: await earlierOf(database, merchantId, orderId, now) };
  };
  /**
   * Finds results that were sent before the tube was received. They are earlier in the log, so the rows have them once
   * they show the whole log.
   */
  const ofReceived: Prepare = async ({ merchantId }, body, { now }) => {
    await progress.waitFor(await log.store.head(), merchantId, ROWS_WITHIN_MS);
    const resultIds = await waitingOf(database, merchantId, String(body['sampleNumber']));
    if (resultIds.length === 0) return { resultIds };
    return { resultIds, earlier: await earlierOf(database, merchantId, Number(body['id']), now) };
  };
  const prepares: Record<string, Prepare> = {
    'analyser/receive': ofTube,
    'analyser/match': ofTube,
    'analyser/match-tube': ofReceived,
    'laboratory/order': asking,
    'laboratory/register': asking,
    'laboratory/enter': comparing(body =>
      (body['results'] as { parameterId: number }[]).map(({ parameterId }) => parameterId),
    ),
    'laboratory/correct': comparing(({ parameterId }) => [Number(parameterId)]),
  };
  for (const [name, prepare] of Object.entries(prepares)) if (commands.act(name)) commands.prepareWith(name, prepare);
};
