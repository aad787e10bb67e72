import { readList } from '@alur/api/platform/queries/list-query';
import { ListRegistry } from '@alur/api/platform/queries/list-registry';
import { modules } from '@alur/domain';
import { eventsOf } from '../clinic/grown-log.js';
import { fillLog } from '../clinic/log-filler.js';
import { makeRows } from '../clinic/make-rows.js';
import { MERCHANT, playedDay } from '../clinic/played-day.js';
import { timedReads } from '../measuring/reads.js';
import { inRounds, tell, type Subjects } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { platformOn } from '../platform-on.js';
import { Seeded } from '../seeded.js';
import { ManyOrders } from './many-orders.js';

const rowsAlone = { modules, processes: [], dues: [] };
/** Visits needed until one order waits and one is done. */
const VISITS = 4;
const PAGE = 50;
const BOARD = { board: 'open' };

interface Setting {
  reading: ReturnType<typeof platformOn>;
  database: number;
  orders: ManyOrders;
  /** Number of orders. */
  count: number;
  people: number;
  reads: number;
}

/**
 * Measures the laboratory's board, the grid of an order and the history of results, with many open and more completed
 * orders; without HTTP.
 */
export const laboratoryBench = bench(
  { open: 2_000, results: 100_000, people: 1_000, reads: 200, rounds: 3 },
  async ({ open, results, people, reads, rounds }) => {
    const day = await playedDay(VISITS);
    await day.platform.stopWorkers();
    const reading = platformOn(rowsAlone, day.ownerUrl, day.server.secrets, day.server.folder);
    try {
      const orders = new ManyOrders(await eventsOf(reading.platform.log, MERCHANT), people);
      let count = 0;
      await fillLog(reading.platform, day.ownerUrl, async filler => {
        count = await orders.write(filler, open, results);
      });
      await makeRows(reading, day.ownerUrl, MERCHANT);
      const setting = { reading, database: day.server.pid, orders, count, people, reads };
      const there = { ...(await sizes(setting)), people };
      const runs = await inRounds(rounds, subjectsOf(setting));
      for (const [what, own] of runs) tell('laboratory', { what, ...there }, own);
    } finally {
      await reading.close();
      await day.end();
    }
  },
);

const readsOf = ({ platform, database }: Setting['reading']) => {
  const lists = new Map(new ListRegistry(modules).all().map(list => [list.spec.path, list]));
  return {
    snapshot: (topic: string, params: Readonly<Record<string, string>>) =>
      platform.snapshots.read(MERCHANT, platform.topics.named(topic, params)),
    page: (path: string, wanted: Readonly<Record<string, string>>) => {
      const list = lists.get(path);
      if (!list) throw new Error(`no list ${path}`);
      return readList(database, MERCHANT, list, { limit: String(PAGE), ...wanted });
    },
  };
};

/** Number of rows per view. */
const sizes = async ({ reading }: Setting) => {
  const { snapshot, page } = readsOf(reading);
  const { data } = await snapshot('laboratory.board', BOARD);
  const { meta } = await page('laboratory/results', {});
  return { open: data.length, results: meta.total };
};

const subjectsOf = ({ reading, database, orders, count, people, reads }: Setting): Subjects => {
  const { snapshot, page } = readsOf(reading);
  const random = new Seeded(7);
  const grid = () => {
    const id = String(orders.orderOf(random.below(count)));
    return Promise.all([snapshot('laboratory.order', { id }), snapshot('laboratory.sheet', { orderId: id })]);
  };
  const person = () => ({ personId: String(orders.personOf(random.below(people))) });
  const curve = () => {
    const parameterId = String(random.of(orders.parameterIds));
    return page('laboratory/results', { ...person(), parameterId, order_by: 'validatedAt', sort_by: 'desc' });
  };
  const anyPage = async () => {
    const wanted = { status: 'done', order_by: 'id', sort_by: 'desc' };
    const { meta } = await page('laboratory/orders', wanted);
    const pages = Math.max(1, Math.ceil(meta.total / PAGE));
    const read = () => page('laboratory/orders', { ...wanted, page: String(1 + random.below(pages)) });
    return timedReads(database, reads, read);
  };
  return {
    board: () => timedReads(database, reads, () => snapshot('laboratory.board', BOARD)),
    grid: () => timedReads(database, reads, grid),
    'history: of one patient': () => timedReads(database, reads, () => page('laboratory/results', person())),
    'history: a curve': () => timedReads(database, reads, curve),
    'history: any page of orders': anyPage,
  };
};
