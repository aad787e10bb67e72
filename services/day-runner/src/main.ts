import { readOptions, usage, type Options } from './options.js';
import { runDay } from './run-day.js';

const say = (line: string) => void process.stderr.write(`${line}\n`);

const options = ((): Options => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    say(`${(error as Error).message}\n\n${usage}`);
    return process.exit(2);
  }
})();

try {
  const { result, faults } = await runDay(options, options.isQuiet ? () => {} : say);
  for (const fault of faults) say(fault);
  process.stdout.write(`${JSON.stringify(result)}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
