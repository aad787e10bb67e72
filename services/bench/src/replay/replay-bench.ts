import { DEFAULT_ZONE } from '@alur/api/platform/clock/facility-zones';
import type { Platform } from '@alur/api/platform/platform';
import { Replays } from '@alur/api/platform/replay/replays';
import type { Database } from '@alur/api/platform/db/database';
import { modules } from '@alur/domain';
import { MERCHANT, playedDay } from '../clinic/played-day.js';
import { bench } from '../options.js';
import { spread } from '../percentiles.js';
import { platformOn } from '../platform-on.js';
import { Seeded } from '../seeded.js';
import { eventsOf } from '../clinic/grown-log.js';
import { fillLog } from '../clinic/log-filler.js';
import { makeRows } from '../clinic/make-rows.js';
import { ManyDays } from './many-days.js';

const HOUR_MS = 3_600_000;
const FRAMES = 200;
const rowsAlone = { modules, processes: [], dues: [] };

interface Measured {
  /** Opening a day that is not cached: its histogram and a board. */
  open: number[];
  /** Opening another screen of an open day. */
  topic: number[];
  /** Seeking to another time of the day, as serialised for the client. */
  seek: number[];
  bytes: number[];
}

/**
 * A log of many facilities and days is written and made into rows; then days are opened and sought in, each with an
 * empty cache.
 */
export const replayBench = bench(
  { events: 1_000_000, merchants: 10, visits: 40, opens: 20, seeks: 50 },
  async ({ events, merchants, visits, opens, seeks }) => {
    const played = await playedDay(visits);
    await played.platform.stopWorkers();
    // Only rows, without processes: the consequences of copied events were copied too.
    const copier = platformOn(rowsAlone, played.ownerUrl, played.server.secrets, played.server.folder);
    try {
      const history = new ManyDays(await eventsOf(copier.platform.log, MERCHANT), merchants, events);
      await fillLog(copier.platform, played.ownerUrl, filler => history.write(filler));
      await makeRows(copier, played.ownerUrl, MERCHANT);
      const last = await copier.store.head();
      const measured = await measure(played, history, played.facility.schedules, { opens, seeks });
      const about = { events: Number(last), merchants, days: history.days, events_a_day: history.eventsADay };
      for (const what of ['open', 'topic', 'seek'] as const)
        console.log(JSON.stringify({ bench: 'replay', what, ...about, ms: spread(measured[what]) }));
      console.log(JSON.stringify({ bench: 'replay', what: 'answer', ...about, bytes: spread(measured.bytes) }));
    } finally {
      await copier.close();
      await played.end();
    }
  },
);

type Fresh = Awaited<ReturnType<typeof playedDay>>;

const measure = async (
  { ownerUrl, server }: Fresh,
  history: ManyDays,
  schedules: readonly number[],
  { opens, seeks }: { opens: number; seeks: number },
): Promise<Measured> => {
  const random = new Seeded(20_261_121);
  const measured: Measured = { open: [], topic: [], seek: [], bytes: [] };
  for (let open = 0; open < opens; open++) {
    // Uses a platform of its own, so that no keys or events are cached.
    const reader = platformOn(rowsAlone, ownerUrl, server.secrets, server.folder);
    const merchant = random.below(history.merchants);
    const day = history.dayOf(random.below(history.days));
    const scheduleId = history.idOf(merchant, random.of(schedules));
    await openDay(reader, { merchantId: history.merchantId(merchant), day, scheduleId }, random, seeks, measured);
    await reader.close();
  }
  return measured;
};

const timed = async <T>(into: number[], work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  const done = await work();
  into.push(performance.now() - started);
  return done;
};

const openDay = async (
  { platform, database }: { platform: Platform; database: Database },
  { merchantId, day, scheduleId }: { merchantId: number; day: string; scheduleId: number },
  random: Seeded,
  seeks: number,
  measured: Measured,
): Promise<void> => {
  const replays = new Replays(database, platform.log, { zoneOf: async () => DEFAULT_ZONE });
  const board = platform.topics.named('queue.board', { scheduleId, date: day });
  const others = ['consultation.list', 'prescription.queue', 'transaction.list', 'dashboard.revenue'].map(name =>
    platform.topics.named(name, { date: day }),
  );
  const first = await timed(measured.open, async () => {
    await replays.day(merchantId, day);
    return replays.read(merchantId, board, day, {}, FRAMES);
  });
  if (first.data.frames.length === 0) throw new Error(`nothing happened on ${day}`);
  for (const topic of others) await timed(measured.topic, () => replays.read(merchantId, topic, day, {}, FRAMES));
  const opens = Date.parse(`${day}T08:00:00+07:00`);
  for (let seek = 0; seek < seeks; seek++) {
    const topic = random.of([board, ...others]);
    const at = new Date(opens + random.below(8 * HOUR_MS)).toISOString();
    const answer = await timed(measured.seek, async () =>
      JSON.stringify(await replays.read(merchantId, topic, day, { at }, FRAMES)),
    );
    measured.bytes.push(answer.length);
  }
};
