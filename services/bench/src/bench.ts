import { applyHeapSettings } from '@alur/api/platform/config/heap-settings';
import { appendBench, appendRateBench } from './log/append-bench.js';
import { readBench } from './log/read-bench.js';
import { rebuildBench } from './rebuild/rebuild-bench.js';
import { safetiesBench } from './safeties/safeties-bench.js';
import { commandBench } from './command/command-bench.js';
import { billBench } from './bill/bill-bench.js';
import { importBench } from './files/import-bench.js';
import { uploadBench } from './files/upload-bench.js';
import { icuBench } from './icu/icu-bench.js';
import { laboratoryBench } from './laboratory/laboratory-bench.js';
import { openBillBench } from './bill/open-bill-bench.js';
import type { Bench } from './options.js';
import { replayBench } from './replay/replay-bench.js';
import { listsBench } from './lists/lists-bench.js';
import { searchBench } from './search/search-bench.js';
import { boardBench } from './system/board-bench.js';
import { memoryBench } from './system/memory-bench.js';
import { postBench } from './post/post-bench.js';
import { bedsBench } from './system/beds-bench.js';
import { socketsBench } from './system/sockets-bench.js';
import { watchBench } from './watch/watch-bench.js';

const benches: Record<string, Bench> = {
  append: appendBench,
  'append-rate': appendRateBench,
  read: readBench,
  command: commandBench,
  board: boardBench,
  post: postBench,
  beds: bedsBench,
  sockets: socketsBench,
  memory: memoryBench,
  rebuild: rebuildBench,
  replay: replayBench,
  bill: billBench,
  icu: icuBench,
  laboratory: laboratoryBench,
  'open-bill': openBillBench,
  lists: listsBench,
  search: searchBench,
  upload: uploadBench,
  import: importBench,
  safeties: safetiesBench,
  watch: watchBench,
};

const [name, ...args] = process.argv.slice(2);
applyHeapSettings();
const wanted = name === undefined ? Object.values(benches) : [benches[name]];
for (const one of wanted)
  if (one) await one.run(args);
  else usage();

function usage(): void {
  console.error('usage: npm run bench [-- <name> [--<option> <value>]…]\n');
  for (const [known, { defaults }] of Object.entries(benches)) {
    const options = Object.entries(defaults).map(([option, value]) => `--${option} ${String(value) || '""'}`);
    console.error(`  ${known.padEnd(12)} ${options.join(' ')}`);
  }
  process.exitCode = 2;
}
