import { setTimeout as sleep } from 'node:timers/promises';
import { meter } from '../measuring/machine.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { memoryOf } from './memory-of.js';
import { Product } from './product.js';

/** Measures the memory of the idle product including its database, some seconds after the start. */
export const memoryBench = bench({ rounds: 3, seconds: 20 }, async ({ rounds, seconds }) => {
  const idle = async () => {
    const product = await Product.start();
    try {
      const use = meter(product.database, [product.pid]);
      await sleep(seconds * 1000);
      const machine = use();
      const { own, descendants } = memoryOf(product.pid);
      const mb = { total_mb: own + descendants, process_mb: own, database_mb: descendants };
      return { figures: mb, machine };
    } finally {
      await product.stop();
    }
  };
  const runs = await inRounds(rounds, { idle });
  tell('memory', { state: 'idle', seconds }, runs.get('idle')!);
});
