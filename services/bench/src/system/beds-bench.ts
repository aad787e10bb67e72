import type { Run } from '../measuring/loops.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { changesOnScreens } from './changes-on-screens.js';
import { Crowd } from './crowd-process.js';
import { Painter } from './painting.js';
import { Product, type Person } from './product.js';

/** Beds of one room, as the largest ward has them. */
const BEDS_OF_ROOM = 10;
interface Bed {
  id: number;
  isBlocked: boolean;
  /** Position of its last event. */
  last: string;
}

interface Setting {
  product: Product;
  crowd: Crowd;
  staff: Person;
  beds: Bed[];
  sockets: number;
  painter: Painter;
}

/**
 * Measures the board of a hospital with many beds: from a change of one until every screen has it, and a browser has
 * painted it.
 */
export const bedsBench = bench(
  { beds: 500, sockets: 60, rate: 50, seconds: 10, rounds: 3, warmup: 10 },
  async ({ beds, sockets, rate, seconds, rounds, warmup }) => {
    const product = await Product.start();
    const crowd = new Crowd();
    let painter: Painter | undefined;
    try {
      const staff = await product.login('nurse');
      const furniture = await furnished(product, beds);
      painter = await Painter.open(product, { role: 'nurse', path: '/manage/inpatient', places: beds });
      const setting = { product, crowd, staff, beds: furniture, sockets, painter };
      await crowd.watch([{ ...staff, url: product.url, topic: 'ward.beds', params: {}, screens: sockets }]);
      // Warm-up: a server that has just started still compiles its code, which is not to be measured.
      if (warmup > 0) await measured(setting, rate, warmup);
      const runs = await inRounds(rounds, { beds: () => measured(setting, rate, seconds) });
      tell('beds', { beds, sockets, rate }, runs.get('beds')!);
    } finally {
      crowd.leave();
      await painter?.close();
      await product.stop();
    }
  },
);

/** Adds so many beds in rooms to the demonstration's. */
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

const measured = ({ beds, sockets, staff, ...setting }: Setting, perSecond: number, seconds: number): Promise<Run> =>
  changesOnScreens({
    ...{ ...setting, places: beds, each: sockets, perSecond, seconds },
    change: async bed => {
      const { id, isBlocked, last: since } = bed;
      const body = isBlocked ? {} : { cause: 'maintenance', reason: null, until: null };
      const { position } = await setting.product.does(staff, isBlocked ? 'bed/unblock' : 'bed/block', id, body);
      bed.last = position;
      bed.isBlocked = !isBlocked;
      return { row: String(id), since, position };
    },
  });
