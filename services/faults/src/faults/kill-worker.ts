import { pick } from '@alur/contracts/kernel/seeded';
import type { Fault } from '../scene.js';

/** Kills a random worker, twice a day: its partitions move to the other one, and it returns as a standby. */
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
