import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

const usage = 'npm run fuzz -- [--requests <n>] [--seed <n>]';
const whole = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} ${text} is not a number\n${usage}`);
  return Number(text);
};

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) process.stdout.write(`${usage}\n`);
else {
  const seed = whole('seed', values.seed ?? String(Date.now() % 1_000_000));
  const start = performance.now();
  const { requests, statuses, faults, errors } = await fuzz(whole('requests', values.requests), seed);
  for (const fault of [...faults, ...errors].slice(0, 50)) process.stdout.write(`${fault}\n`);
  const answers = Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  process.stdout.write(
    `\n${requests} requests, seed ${seed}, ${Math.round((performance.now() - start) / 1000)} s. ${answers}\n${faults.length} faults, ${errors.length} errors in the log\n`,
  );
  process.exitCode = faults.length + errors.length > 0 ? 1 : 0;
}
