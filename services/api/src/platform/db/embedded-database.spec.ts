import { startEmbeddedPg, type EmbeddedPg } from '@alur/embedded-pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbeddedDatabase } from './embedded-database.js';

vi.mock('@alur/embedded-pg', () => ({ startEmbeddedPg: vi.fn() }));
// Fake timers do not cover `node:timers/promises`.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise(resolve => globalThis.setTimeout(resolve, ms)),
}));

const NO_ROOM = 'FATAL: could not write to file "pg_wal/xlogtemp.7": No space left on device';
const CRASH = 'was killed by SIGSEGV';

describe('the embedded database', () => {
  const start = vi.mocked(startEmbeddedPg);
  const onLost = vi.fn();
  let database: EmbeddedDatabase;
  const server: EmbeddedPg = { url: 'postgres://here', port: 5_000, pid: 1, stop: vi.fn(async () => {}) };
  /** The server that runs now dies. */
  const die = (reason: string) => start.mock.lastCall![0].onExit?.(reason);

  beforeEach(async () => {
    vi.useFakeTimers();
    start.mockReset().mockResolvedValue(server);
    onLost.mockReset();
    const logger = pino({ level: 'silent' });
    database = await EmbeddedDatabase.start({ dataDir: '/nowhere', ownerPassword: 'x', logger, onLost });
  });
  afterEach(() => vi.useRealTimers());

  it('is started again where it was when it dies', async () => {
    die(CRASH);
    await vi.runAllTimersAsync();
    expect(start).toHaveBeenCalledTimes(2);
    expect(start.mock.lastCall?.[0]).toMatchObject({ dataDir: '/nowhere', port: server.port });
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is given up when it dies again and again', async () => {
    for (const _ of [1, 2, 3, 4]) {
      die(CRASH);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(onLost).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledTimes(4);
  });

  it('waits for room on a full disk for as long as there is none, and then is there again', async () => {
    start.mockRejectedValue(new Error(NO_ROOM));
    die(NO_ROOM);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(start.mock.calls.length).toBeGreaterThan(200);
    expect(onLost).not.toHaveBeenCalled();
    start.mockResolvedValue(server);
    await vi.advanceTimersByTimeAsync(3_000);
    const { length } = start.mock.calls;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(start).toHaveBeenCalledTimes(length);
  });

  it('ends while it waits for room', async () => {
    die(NO_ROOM);
    const stopped = database.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    await stopped;
    expect(start).toHaveBeenCalledOnce();
  });
});
