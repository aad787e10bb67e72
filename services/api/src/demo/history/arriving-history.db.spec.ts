import { dues, erasures, modules, processes } from '@alur/domain';
import type { Recorded } from '@alur/eventing';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { Platform } from '../../platform/platform.js';
import { callerWith, commandId, testPlatform } from '../../platform/testing/platform.js';
import { prepares } from '../../prepares.gen.js';
import { ArrivingHistory } from './arriving-history.js';
import { readNote } from './history-file.js';

const MONDAY = new Date('2026-11-23T07:15:00Z');
const DAYS = 3;
const silent = pino({ level: 'silent' });

let close: (() => Promise<void>) | undefined;
afterEach(async () => close?.());

const installation = async () => {
  const clinic = await testPlatform({ modules, processes, dues, erasures, prepares });
  close = () => clinic.end();
  const historyOn = (platform: Platform) =>
    ArrivingHistory.of(
      {
        ...{ platform, ownerUrl: clinic.ownerUrl, logger: silent },
        config: { dataDir: clinic.dataDir, demoHistory: true },
      },
      MONDAY,
      DAYS,
    );
  return { ...clinic, historyOn };
};

const logOf = async ({ log }: Platform): Promise<Recorded[]> => {
  const all: Recorded[] = [];
  for (;;) {
    const page = await log.store.readAll(all.at(-1)?.position ?? 0n);
    if (page.length === 0) return all;
    all.push(...page);
  }
};

it('arrives once, though the process ends in the middle of it and its note is behind the log', async () => {
  const { platform, again, dataDir, historyOn } = await installation();
  await platform.startWorkers();
  const first = await historyOn(platform);
  await first?.begin();
  first?.go();
  await expect.poll(async () => (await platform.log.head()) > 2_000n, { timeout: 60_000 }).toBe(true);
  await first?.stop();
  const half = await logOf(platform);
  expect(readNote(dataDir)?.done).toBe(false);
  await platform.stopWorkers();

  const other = again().platform;
  await other.startWorkers();
  const second = await historyOn(other);
  await second?.begin();
  second?.go();
  await second?.arrived;
  const whole = await logOf(other);
  expect(readNote(dataDir)?.done).toBe(true);
  expect(whole.length).toBeGreaterThan(half.length);
  expect(whole.slice(0, half.length).map(({ id }) => id)).toEqual(half.map(({ id }) => id));
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  const times = whole.map(({ meta }) => meta.at);
  expect(times).toEqual(times.toSorted());
  expect(await historyOn(other)).toBeUndefined();
  await second?.stop();
});

it('keeps everybody from the facility until it is there, and nothing follows from it a second time', async () => {
  const { platform, dataDir, historyOn } = await installation();
  await platform.startWorkers();
  const history = await historyOn(platform);
  await history?.begin();
  const facility = readNote(dataDir)?.facilities[0] ?? 0;
  const clerk = callerWith(facility, ['front-office.patient-list:register']);
  const register = () =>
    platform.runner.execute(
      clerk,
      'patient/register',
      0,
      { name: 'Dewi Lestari', gender: 'female', acknowledgeDuplicates: true },
      { commandId: commandId() },
    );
  platform.arrivals.patienceMs = 1;
  await expect(register()).rejects.toMatchObject({ status: 503, code: 'command.past-arriving', retryAfter: 5 });
  platform.arrivals.patienceMs = 60_000;
  const waiting = register();
  history?.go();
  await history?.arrived;
  const told = (await logOf(platform)).findLast(({ meta }) => meta.settled === true)?.position ?? 0n;
  await waiting;
  const after = (await logOf(platform)).filter(({ position }) => position > told);
  expect(after.map(({ type }) => type)).toEqual(expect.arrayContaining(['PatientRegistered']));
  expect(after).toHaveLength(2);
  await platform.ledger.seal();
  expect((await platform.ledger.status())?.lag).toBe(0n);
  await history?.stop();
});
