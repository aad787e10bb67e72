import { readOptions, usage, type Options } from './options.js';
import { runDay } from './run-day.js';

const say = (line: string) => void process.stderr.write(`${line}\n`);

if (process.argv.includes('--help')) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

const options = ((): Options => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    say(`${(error as Error).message}\n\n${usage}`);
    return process.exit(2);
  }
})();

// When interrupted, the run still stops the processes it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const code = await runDay(options, options.isQuiet ? () => {} : say).then(
  ({ result, faults }) => {
    for (const fault of faults) say(fault);
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return faults.length > 0 ? 1 : 0;
  },
  (error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  },
);
process.exit(code);
