import { expect, it } from 'vitest';
import { zeroNames } from '../played.js';
import { faultsOf, type Result } from './verdict.js';

const none = { p50: null, p95: null, p99: null };
const clean: Result = {
  visits: 3,
  absent: 1,
  prescriptions: 1,
  commands: 30,
  commands_per_s: 10,
  rejected_by_code: {},
  command_ms: none,
  board_ms: none,
  races: { call: { tried: 2, won: 2 }, batch: { tried: 1, won: 1 }, bill: { tried: 2, won: 2 } },
  ...Object.fromEntries(zeroNames.map(name => [name, 0])),
  lost_updates: 0,
  boards_diverged: 0,
  expected_total: 100_000,
  paid_total: 100_000,
  log_total: 100_000,
  events: 90,
  wall_s: 3,
};

it('counts what each module says must not be', () =>
  expect(zeroNames).toEqual(expect.arrayContaining(['duplicate_numbers', 'negative_stock', 'double_payments'])));

it('finds nothing wrong with a clean day', () => expect(faultsOf(clean)).toEqual([]));

it.each([
  ...zeroNames.map(name => ({ [name]: 1 })),
  { lost_updates: 1 },
  { boards_diverged: 1 },
  { expected_total: 99_999 },
  { paid_total: 99_999 },
  { log_total: 99_999 },
  { races: { ...clean.races, bill: { tried: 2, won: 1 } } },
])('refuses %j', change => expect(faultsOf({ ...clean, ...change })).toHaveLength(1));
