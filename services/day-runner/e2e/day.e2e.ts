import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../src/proof/verdict.js';
import { sampleDay } from '../src/sample-day.js';

const run = promisify(execFile);
const runner = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const ROWS = 60;
/** Generous, for a busy machine. */
const WITHIN_MS = 230_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alur-day-e2e-'));
  writeFileSync(join(folder, 'day.csv'), sampleDay(ROWS));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a small day; a run that found a fault exits with an error, so the promise rejects with its output. */
const day = async (...args: string[]): Promise<Result> => {
  const all = [runner, '--file', join(folder, 'day.csv'), ...args];
  const { stdout } = await run(process.execPath, all, { timeout: WITHIN_MS });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result;
};

const expectProven = (result: Result) => {
  expect(result).toMatchObject({
    visits: ROWS,
    duplicate_numbers: 0,
    negative_stock: 0,
    double_payments: 0,
    lost_updates: 0,
    boards_diverged: 0,
  });
  expect(result.paid_total).toBe(result.expected_total);
  expect(result.log_total).toBe(result.expected_total);
};

describe('a made-up day, through the public interfaces of a fresh system', { timeout: WITHIN_MS + 10_000 }, () => {
  it('is proven: every race has one winner, boards and log agree with the rows', async () => {
    const result = await day('--boards', '6', '--hospital');
    expectProven(result);
    expect(result.absent).toBeGreaterThan(0);
    expect(result.prescriptions).toBeGreaterThanOrEqual((result.visits - result.absent) * 0.6);
    for (const { tried, won } of Object.values(result.races)) {
      expect(tried).toBeGreaterThan(0);
      expect(won).toBe(tried);
    }
    expect(result.rejected_by_code['stock.insufficient']).toBeGreaterThan(0);
    expect(result.board_ms.p50).toBeGreaterThan(0);
  });

  it('goes on after the power was cut in its middle', async () => {
    expectProven(await day('--boards', '3', '--kill-at', '0.4'));
  });

  it('is proven with its log in KurrentDB, the power of the clinic cut in its middle', async () => {
    expectProven(await day('--boards', '3', '--kill-at', '0.4', '--store', 'kurrentdb'));
  });
});
