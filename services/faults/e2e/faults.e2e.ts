import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const runner = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** Generous, for a busy machine. */
const WITHIN_MS = 400_000;
const SEED = 20_261_121;

/** Runs the faults on one system, and returns each line of the verdict. */
const bears = async (store: 'postgres' | 'kurrentdb', ...faults: string[]): Promise<object[]> => {
  const only = ['--store', store, '--only', faults.join(',')];
  const args = [runner, '--together', '--visits', '12', '--seed', String(SEED), ...only];
  const { stdout } = await run(process.execPath, args, { timeout: WITHIN_MS }).catch(
    (error: { stdout: string; stderr: string }) => {
      process.stderr.write(error.stderr); // the verdict counts what failed, and this names it
      return error;
    },
  );
  const lines = stdout.trim().split('\n');
  return lines.map(line => JSON.parse(line) as object);
};
const held = [
  expect.objectContaining({ ok: true, problems: [] }),
  { verdict: 'held', rounds: 1, failed: 0, seed: SEED },
];

describe('the fast faults, and the proof of what they leave', { timeout: WITHIN_MS + 10_000 }, () => {
  it('befall two http and two workers', async () => {
    const duringTheDay = ['kill-worker', 'postgres-gone-briefly', 'partitions-move', 'rolling-restart'];
    const deceptions = ['frames-lost', 'clock-back', 'same-command', 'malformed-event', 'slow-socket'];
    expect(await bears('postgres', ...duringTheDay, ...deceptions, 'projection-bug')).toEqual(held);
  });

  it('befall a log that is apart from the database', async () => {
    expect(await bears('kurrentdb', 'log-gone-small')).toEqual(held);
  });

  it('befall everything in one process', async () => {
    expect(await bears('postgres', 'kill-app')).toEqual(held);
  });
});
