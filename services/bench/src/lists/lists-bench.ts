import { ListRegistry } from '@alur/api/platform/queries/list-registry';
import { readList } from '@alur/api/platform/queries/list-query';
import { tableName } from '@alur/api/platform/projector/row-table';
import type { ListSpec } from '@alur/contracts/kernel/list';
import { modules } from '@alur/domain';
import type { AnyTable } from '@alur/domain/kernel/view';
import { columnsOf } from '@alur/api/platform/projector/row-columns';
import { MERCHANT, playedDay } from '../clinic/played-day.js';
import type { Run } from '../measuring/loops.js';
import { meter } from '../measuring/machine.js';
import { inRounds, tell, type Subjects } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { spread } from '../percentiles.js';
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

/** Pages of every list, and boards, in one facility with many patients and a long history; without HTTP. */
export const listsBench = bench(
  { patients: 100_000, events: 1_000_000, visits: 100, reads: 100, rounds: 3 },
  async ({ patients, events, visits, reads, rounds }) => {
    const day = await playedDay(visits);
    await day.platform.stopWorkers();
    const reading = platformOn(rowsAlone, day.ownerUrl, day.server.secrets, day.server.folder);
    try {
      const told = await grown(day, reading, events, patients);
      const subjects = {
        ...(await listSubjects(day, reading, told, reads)),
        ...boardSubjects(day, reading, told, reads),
      };
      const runs = await inRounds(rounds, subjects);
      for (const [what, own] of runs) tell('lists', { what, patients, events, days: told.days }, own);
    } finally {
      await reading.close();
      await day.end();
    }
  },
);

/** The log first, then all its rows, built at once. */
const grown = async (day: Day, reading: Reading, events: number, patients: number): Promise<ManyDays> => {
  const { platform } = reading;
  const random = new Seeded(20_261_121);
  const people = Array.from({ length: patients }, (_none, at) => personOf(random, at + 1));
  const told = new ManyDays(await eventsOf(platform.log, MERCHANT), 1, events);
  await fillLog(platform, day.ownerUrl, filler => told.write(filler));
  await fill(platform, people, told.merchantId(0));
  await makeRows(reading, day.ownerUrl, told.merchantId(0));
  return told;
};

const measured = async (database: number, reads: number, read: () => Promise<unknown>): Promise<Run> => {
  const ms: number[] = [];
  const use = meter(database);
  for (let nth = 0; nth < reads; nth++) {
    const started = performance.now();
    await read();
    ms.push(performance.now() - started);
  }
  return { figures: spread(ms), machine: use() };
};

type Grown = { spec: ListSpec; table: AnyTable };

/** The lists that have grown; what is shown on one page is the same in a young facility. */
const grownLists = async ({ database }: Reading, merchantId: number): Promise<Grown[]> => {
  const found: Grown[] = [];
  for (const list of new ListRegistry(modules).all()) {
    const { rows } = await database.worker.query<{ n: number }>(
      `select count(*)::int as n from ${tableName(list.table)} where merchant_id = $1`,
      [merchantId],
    );
    if ((rows[0]?.n ?? 0) > PAGE) found.push(list);
  }
  return found;
};

/** The first page and one anywhere, of all rows or of those that the list is of: a day's, a patient's, a medicine's. */
const listSubjects = async ({ server, facility }: Day, reading: Reading, told: ManyDays, reads: number) => {
  const random = new Seeded(7);
  const merchantId = told.merchantId(0);
  const subjects: Subjects = {};
  for (const list of await grownLists(reading, merchantId)) {
    const names = new Set(columnsOf(list.spec.filters).map(({ name }) => name));
    const wanted = (page: number) => ({
      ...(names.has('date') && { date: told.dayOf(random.below(told.days)) }),
      ...(names.has('itemId') && { itemId: String(told.idOf(0, random.of(facility.medicines))) }),
      ...(names.has('patientId') &&
        !names.has('date') && { patientId: String(told.idOf(0, random.of(facility.patients))) }),
      ...{ page: String(page), limit: String(PAGE) },
    });
    const read = (page: number) => readList(reading.database, merchantId, list, wanted(page));
    subjects[`${list.spec.path}: first page`] = () => measured(server.pid, reads, () => read(1));
    subjects[`${list.spec.path}: any page`] = async () => {
      const { meta } = await read(1);
      const pages = Math.max(1, Math.ceil(meta.total / PAGE));
      return measured(server.pid, reads, () => read(1 + random.below(pages)));
    };
  }
  return subjects;
};

const boardSubjects = ({ server, facility }: Day, { platform }: Reading, told: ManyDays, reads: number): Subjects => {
  const random = new Seeded(7);
  const merchantId = told.merchantId(0);
  const snapshot = (topic: string, params: Record<string, unknown>) =>
    platform.snapshots.read(merchantId, platform.topics.named(topic, params));
  const date = () => told.dayOf(random.below(told.days));
  const schedule = () => told.idOf(0, random.of(facility.schedules));
  return {
    'board: queue.board': () =>
      measured(server.pid, reads, () => snapshot('queue.board', { scheduleId: schedule(), date: date() })),
    'board: transaction.list': () => measured(server.pid, reads, () => snapshot('transaction.list', { date: date() })),
    'board: consultation.list': () =>
      measured(server.pid, reads, () => snapshot('consultation.list', { date: date() })),
  };
};
