import { randomInt } from 'node:crypto';
import { readOptions, usage, type Options } from './options.js';
import { playRound } from './round.js';

const say = (line: string) => void process.stderr.write(`${line}\n`);
const tell = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);

if (process.argv.includes('--help')) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

const options = ((): Options => {
  try {
    return readOptions(process.argv.slice(2), randomInt(1, 1_000_000));
  } catch (error) {
    say(`${(error as Error).message}\n\n${usage}`);
    return process.exit(2);
  }
})();

const { faults, rounds, store, seed, visits, together } = options;
const groups = together
  ? [...Map.groupBy(faults, ({ shape, diskMb = 0 }) => `${shape} ${diskMb}`).values()]
  : faults.map(fault => [fault]);
say(`seed ${seed}`);
let failed = 0;
for (let round = 1; round <= rounds; round++)
  for (const group of groups) {
    const began = performance.now();
    const { problems, acknowledged } = await playRound(group, { store, seed: seed + round, visits, say });
    if (problems.length > 0) failed += 1;
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const fault = group.map(({ name }) => name).join(',');
    tell({ fault, store, round, seed: seed + round, ok: problems.length === 0, problems, acknowledged, seconds });
  }
tell({ verdict: failed === 0 ? 'held' : 'failed', rounds: rounds * groups.length, failed, seed });
process.exit(failed === 0 ? 0 : 1);
