import { setTimeout as sleep } from 'node:timers/promises';
import { openLoop, type Run } from '../measuring/loops.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { spread } from '../percentiles.js';
import { latencies, type Sent } from './arriving.js';
import { steadyMs } from './crowd.js';
import { Crowd } from './crowd-process.js';
import { Product, type Person } from './product.js';

/** Beds of one room, as the largest ward has them. */
const BEDS_OF_ROOM = 10;
/** What is still on its way when the loop has ended. */
const ARRIVES_MS = 2_000;

interface Bed {
  id: number;
  isBlocked: boolean;
  /** The position of the last thing that happened to it. */
  last: string;
}

interface Setting {
  product: Product;
  crowd: Crowd;
  staff: Person;
  beds: Bed[];
  sockets: number;
}

/** The board of a house with many beds: a change of one until every screen that shows them all has it. */
export const bedsBench = bench(
  { beds: 500, sockets: 60, rate: 50, seconds: 10, rounds: 3, warmup: 10 },
  async ({ beds, sockets, rate, seconds, rounds, warmup }) => {
    const product = await Product.start();
    const crowd = new Crowd();
    try {
      const staff = await product.login('nurse');
      const setting = { product, crowd, staff, beds: await furnished(product, beds), sockets };
      await crowd.watch([{ ...staff, url: product.url, topic: 'ward.beds', params: {}, screens: sockets }]);
      // A server that has just started compiles its code while it answers: not what is asked here.
      if (warmup > 0) await measured(setting, rate, warmup);
      const runs = await inRounds(rounds, { beds: () => measured(setting, rate, seconds) });
      tell('beds', { beds, sockets, rate }, runs.get('beds')!);
    } finally {
      crowd.leave();
      await product.stop();
    }
  },
);

/** Wards' rooms with so many beds more than the demonstration has. */
const furnished = async (product: Product, count: number): Promise<Bed[]> => {
  const admin = await product.login('facility-admin');
  const adds = async (command: string, body: object) => product.does(admin, command, 0, body);
  const { id: wardId } = await adds('ward/add', { name: 'Dahlia', kind: 'ward' });
  const { id: classId } = await adds('room-class/add', { name: 'Kelas Ukur', pricePerNight: 100_000 });
  const beds: Bed[] = [];
  for (let room = 1; beds.length < count; room++) {
    const { id: roomId } = await adds('ward-room/add', { name: `Dahlia ${room}`, wardId, classId });
    for (let bed = 1; bed <= BEDS_OF_ROOM && beds.length < count; bed++) {
      const { id, position } = await adds('bed/add', { roomId, name: String(bed) });
      beds.push({ id, isBlocked: false, last: position });
    }
  }
  return beds;
};

const measured = async (
  { product, crowd, staff, beds, sockets }: Setting,
  perSecond: number,
  seconds: number,
): Promise<Run> => {
  const free = [...beds];
  const sent: Sent[] = [];
  let refused = 0;
  await crowd.take();
  const options = { perSecond, seconds, database: product.database, helpers: [product.pid, crowd.pid] };
  const { figures, machine } = await openLoop(options, async () => {
    const bed = free.shift();
    if (bed === undefined) {
      refused += 1;
      return;
    }
    const at = steadyMs();
    const { id, isBlocked, last: since } = bed;
    const body = isBlocked ? {} : { cause: 'maintenance', reason: null, until: null };
    const { position } = await product.does(staff, isBlocked ? 'bed/unblock' : 'bed/block', id, body);
    sent.push({ row: String(id), since, position, at });
    bed.last = position;
    bed.isBlocked = !isBlocked;
    free.push(bed);
  });
  await sleep(ARRIVES_MS);
  const { on, missing } = latencies(sent, await crowd.take(), sockets);
  const own = {
    per_second: figures['per_second']!,
    ...spread(on),
    answer_p99: figures['p99']!,
    late_p99: figures['late_p99']!,
    missing,
    refused,
  };
  return { figures: own, machine };
};
