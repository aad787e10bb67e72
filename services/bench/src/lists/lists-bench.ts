import { ListRegistry } from '@alur/api/platform/queries/list-registry';
import { readList } from '@alur/api/platform/queries/list-query';
import { tableName } from '@alur/api/platform/projector/row-table';
import { modules } from '@alur/domain';
import type { AnyTable } from '@alur/domain/kernel/view';
import { columnsOf } from '@alur/api/platform/projector/row-columns';
import * as z from 'zod/mini';
import { MERCHANT, playedDay } from '../clinic/played-day.js';
import { timedReads } from '../measuring/reads.js';
import { inRounds, tell, type Subjects } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { platformOn } from '../platform-on.js';
import { eventsOf } from '../clinic/grown-log.js';
import { fillLog } from '../clinic/log-filler.js';
import { makeRows } from '../clinic/make-rows.js';
import { ManyDays } from '../replay/many-days.js';
import { fill } from '../search/fill.js';
import { personOf } from '../search/people.js';
import { Seeded } from '../seeded.js';

const rowsAlone = { modules, processes: [], dues: [] };
const PAGE = 50;

type Day = Awaited<ReturnType<typeof playedDay>>;
type Reading = ReturnType<typeof platformOn>;

/** Measures pages of every list, and boards, in one facility with many patients and a long history; without HTTP. */
export const listsBench = bench(
  { patients: 100_000, events: 1_000_000, visits: 100, reads: 100, rounds: 3 },
  async ({ patients, events, visits, reads, rounds }) => {
    const day = await playedDay(visits);
    await day.platform.stopWorkers();
    const reading = platformOn(rowsAlone, day.ownerUrl, day.server.secrets, day.server.folder);
    try {
      const history = await grown(day, reading, events, patients);
      const subjects = {
        ...(await listSubjects(day, reading, history, reads)),
        ...(await boardSubjects(day, reading, history, reads)),
      };
      const runs = await inRounds(rounds, subjects);
      for (const [what, own] of runs) tell('lists', { what, patients, events, days: history.days }, own);
    } finally {
      await reading.close();
      await day.end();
    }
  },
);

/** Grows the log, then builds all rows at once. */
const grown = async (day: Day, reading: Reading, events: number, patients: number): Promise<ManyDays> => {
  const { platform } = reading;
  const random = new Seeded(20_261_121);
  const people = Array.from({ length: patients }, (_none, at) => personOf(random, at + 1));
  const history = new ManyDays(await eventsOf(platform.log, MERCHANT), 1, events);
  await fillLog(platform, day.ownerUrl, filler => history.write(filler));
  await fill(platform, people, history.merchantId(0));
  await makeRows(reading, day.ownerUrl, history.merchantId(0));
  return history;
};

/** Whether the table has more than one page; a smaller one is the same in a young facility, and not measured. */
const hasGrown = async ({ database }: Reading, table: AnyTable, merchantId: number): Promise<boolean> => {
  const { rows } = await database.worker.query<{ n: number }>(
    `select count(*)::int as n from ${tableName(table)} where merchant_id = $1`,
    [merchantId],
  );
  return (rows[0]?.n ?? 0) > PAGE;
};

/** A sample of the values of these columns of the table's rows, by the names of query fields. */
const drawn = async (
  { database }: Reading,
  table: AnyTable,
  merchantId: number,
  by: Readonly<Record<string, string>>,
  count: number,
): Promise<Record<string, string>[]> => {
  const columns = Object.entries(by);
  const { rows } = await database.worker.query<{ asked: Record<string, unknown> }>(
    `select asked from (
       select distinct jsonb_build_object(${columns.map(([name, column]) => `'${name}', "${column}"`).join(', ')}) as asked
       from ${tableName(table)}
       where merchant_id = $1 ${columns.map(([, column]) => `and "${column}" is not null`).join(' ')}
     ) each order by md5(asked::text) limit $2`,
    [merchantId, count],
  );
  return rows.map(({ asked }) =>
    Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
  );
};

/** The list's required query fields, with values of its own rows. */
const askedOf = async (
  reading: Reading,
  { spec, table }: ReturnType<ListRegistry['all']>[number],
  merchantId: number,
  count: number,
): Promise<Record<string, string>[]> => {
  const missing = (z.safeParse(spec.filters, {}).error?.issues ?? []).map(issue => String(issue.path[0]));
  if (missing.length === 0) return [{}];
  return drawn(reading, table, merchantId, Object.fromEntries(missing.map(name => [name, name])), count);
};

/**
 * For lists with many rows, the first page and a random one, of all rows or of those of a required filter: a day's, a
 * patient's, a medicine's.
 */
const listSubjects = async ({ server, facility }: Day, reading: Reading, history: ManyDays, reads: number) => {
  const random = new Seeded(7);
  const merchantId = history.merchantId(0);
  const subjects: Subjects = {};
  for (const list of new ListRegistry(modules).all()) {
    if (!(await hasGrown(reading, list.table, merchantId))) continue;
    const names = new Set(columnsOf(list.spec.filters).map(({ name }) => name));
    const asked = await askedOf(reading, list, merchantId, reads);
    const wanted = (page: number) => ({
      ...random.of(asked),
      ...(names.has('date') && { date: history.dayOf(random.below(history.days)) }),
      ...(names.has('itemId') && { itemId: String(history.idOf(0, random.of(facility.medicines))) }),
      ...(names.has('patientId') &&
        !names.has('date') && { patientId: String(history.idOf(0, random.of(facility.patients))) }),
      ...{ page: String(page), limit: String(PAGE) },
    });
    const read = (page: number) => readList(reading.database, merchantId, list, wanted(page));
    subjects[`${list.spec.path}: first page`] = () => timedReads(server.pid, reads, () => read(1));
    subjects[`${list.spec.path}: any page`] = async () => {
      const { meta } = await read(1);
      const pages = Math.max(1, Math.ceil(meta.total / PAGE));
      return timedReads(server.pid, reads, () => read(1 + random.below(pages)));
    };
  }
  return subjects;
};

/** Boards with many rows, each with parameters of its own rows. */
const boardSubjects = async (
  { server }: Day,
  reading: Reading,
  history: ManyDays,
  reads: number,
): Promise<Subjects> => {
  const { platform } = reading;
  const merchantId = history.merchantId(0);
  const subjects: Subjects = {};
  for (const { spec, table, live } of platform.topics.all()) {
    if (!(await hasGrown(reading, table, merchantId))) continue;
    const random = new Seeded(7);
    const boards = (await drawn(reading, table, merchantId, live.by, reads)).map(params =>
      platform.topics.named(spec.name, params),
    );
    if (boards.length > 0)
      subjects[`board: ${spec.name}`] = () =>
        timedReads(server.pid, reads, () => platform.snapshots.read(merchantId, random.of(boards)));
  }
  return subjects;
};
