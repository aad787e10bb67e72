import { parseArgs } from 'node:util';
import { allKinds, searchBench } from './search/search-bench.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    patients: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    kind: { type: 'string', multiple: true },
  },
});

if (positionals[0] === 'search')
  await searchBench({
    patients: Number(values.patients),
    searches: Number(values.searches),
    runs: Number(values.runs),
    kinds: values.kind ?? allKinds,
  });
else {
  console.error('usage: npm run bench -- search [--patients 100000] [--searches 1000] [--runs 3] [--kind prefix]…');
  process.exitCode = 2;
}
