import { setTimeout as sleep } from 'node:timers/promises';
import { meter } from '../measuring/machine.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { Product, type Person } from '../system/product.js';
import { memoryPeak } from './memory-peak.js';

const MIB = 1024 * 1024;
/** A document of this length that cannot be compressed on the way. */
function* document(megabytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(MIB, 'x');
  yield Buffer.from('%PDF-1.7\n');
  for (let at = 0; at < megabytes; at++) yield piece;
}

/**
 * Measures a patient's document: the time of its upload and of its download, and by how much the process grows
 * meanwhile, the first time and later. `rest` is the pause after a start in seconds, because a process goes on
 * initialising for a while.
 */
export const uploadBench = bench({ megabytes: 300, rounds: 3, rest: 5 }, async ({ megabytes, rounds, rest }) => {
  const watched = async (pid: number, work: () => Promise<unknown>) => {
    const peak = memoryPeak(pid);
    const started = performance.now();
    await work();
    return { seconds: (performance.now() - started) / 1000, peak: peak() };
  };
  const upload = async () => {
    const product = await Product.start();
    try {
      const person = await product.login('front-office');
      const { id: patientId } = await product.does(person, 'patient/register', 0, {
        ...{ name: 'Bernadet Dokumen', gender: 'female', birthDate: '1980-01-01' },
      });
      const path = `/v2/patient/${patientId}/document-file`;
      const file = () => ({ name: 'hasil.pdf', bytes: document(megabytes) });
      await sleep(rest * 1000);
      const use = meter(product.database, [product.pid]);
      let fileId = '';
      const sends = () => watched(product.pid, async () => (fileId = await product.sends(person, path, file())));
      const [first, second] = [await sends(), await sends()];
      const kept = { patientId, fileId, category: 'other', title: 'Hasil pemeriksaan' };
      const { id } = await product.does(person, 'document/upload', 0, kept);
      const gets = () => watched(product.pid, () => whole(product, person, id, megabytes));
      const [got, gotAgain] = [await gets(), await gets()];
      const figures = {
        first_peak_mb: first.peak,
        second_peak_mb: second.peak,
        first_seconds: first.seconds,
        second_seconds: second.seconds,
        first_download_peak_mb: got.peak,
        second_download_peak_mb: gotAgain.peak,
        first_download_seconds: got.seconds,
      };
      return { figures, machine: use() };
    } finally {
      await product.stop();
    }
  };
  const runs = await inRounds(rounds, { upload });
  tell('upload', { megabytes, rest }, runs.get('upload')!);
});

/** Downloads the document, of which nothing may be missing. */
async function whole(product: Product, person: Person, id: number, megabytes: number): Promise<void> {
  const length = await product.downloads(person, `/v2/document/${id}/content`);
  if (length < megabytes * MIB) throw new Error(`only ${length} bytes of the document came`);
}
