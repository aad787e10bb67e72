import { pick } from '@alur/contracts/kernel/seeded';
import type { Fault } from '../scene.js';

/** Either worker is killed, twice a day; what it did moves to the other. It comes back as a standby. */
export const killWorker: Fault = {
  name: 'kill-worker',
  shape: 'apart',
  strokes: scene => {
    const strike = async () => {
      const worker = pick(scene.random, scene.site.workers);
      await worker.kill();
      worker.start();
      await worker.ready();
    };
    return [scene.moment(), scene.moment()].map(at => ({ at, strike }));
  },
};
