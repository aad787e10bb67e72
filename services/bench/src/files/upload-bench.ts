import { setTimeout as sleep } from 'node:timers/promises';
import { meter } from '../measuring/machine.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { Product, type Person } from '../system/product.js';
import { memoryPeak } from './memory-peak.js';

const MIB = 1024 * 1024;
/** Pause after a start, because a process goes on initialising for a while. */
const REST_MS = 5_000;

/** A document of this length that cannot be compressed on the way. */
function* document(megabytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(MIB, 'x');
  yield Buffer.from('%PDF-1.7\n');
  for (let at = 0; at < megabytes; at++) yield piece;
}

/** Measures the upload of a patient's document: its time, and the growth of the process, the first time and later. */
export const uploadBench = bench({ megabytes: 300, rounds: 3 }, async ({ megabytes, rounds }) => {
  const once = async (product: Product, person: Person, path: string) => {
    const peak = memoryPeak(product.pid);
    const started = performance.now();
    await product.sends(person, path, { name: 'hasil.pdf', bytes: document(megabytes) });
    return { seconds: (performance.now() - started) / 1000, peak_mb: peak() };
  };
  const upload = async () => {
    const product = await Product.start();
    try {
      const person = await product.login('front-office');
      const { id } = await product.does(person, 'patient/register', 0, {
        ...{ name: 'Bernadet Dokumen', gender: 'female', birthDate: '1980-01-01' },
      });
      const path = `/v2/patient/${id}/document-file`;
      await sleep(REST_MS);
      const use = meter(product.database, [product.pid]);
      const first = await once(product, person, path);
      const second = await once(product, person, path);
      const figures = {
        first_peak_mb: first.peak_mb,
        second_peak_mb: second.peak_mb,
        first_seconds: first.seconds,
        second_seconds: second.seconds,
      };
      return { figures, machine: use() };
    } finally {
      await product.stop();
    }
  };
  const runs = await inRounds(rounds, { upload });
  tell('upload', { megabytes }, runs.get('upload')!);
});
