import { dues, erasures, modules, processes } from '@alur/domain';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import { testPlatform } from '../../platform/testing/platform.js';
import { prepares } from '../../prepares.gen.js';
import { ArrivingHistory } from '../history/arriving-history.js';
import { readNote } from '../history/history-file.js';
import { DayGoesOn } from './day-goes-on.js';

const silent = pino({ level: 'silent' });
const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of close.splice(0).toReversed()) await each();
});

it('plays visits in both facilities to their end by their own people, and no more of them once it is stopped', async () => {
  const clinic = await testPlatform({ modules, processes, dues, erasures, prepares });
  close.push(() => clinic.end());
  const { platform, ownerUrl, dataDir } = clinic;
  await platform.startWorkers();
  const config = { dataDir, demoHistory: true };
  const day = new DayGoesOn({ platform, config, logger: silent });
  close.push(() => day.stop());
  expect(day.isPossible).toBe(false);
  const history = await ArrivingHistory.of({ platform, ownerUrl, logger: silent, config }, new Date(), 1);
  await history?.begin();
  history?.go();
  await history?.arrived;
  await history?.stop();
  expect(day.isPossible).toBe(true);

  const historyHead = await platform.log.head();
  const { today } = facilityTime(new Date(), 'Asia/Jakarta');
  await day.start(60, 'Operator');
  expect(day.played).toMatchObject({ by: 'Operator', visitsPerMinute: 60 });
  const typesSince = async () => (await platform.log.readAll(historyHead, { limit: 5_000 })).map(({ type }) => type);
  await expect.poll(typesSince, { timeout: 60_000, interval: 200 }).toContain('ReceiptPrinted');
  day.stop();
  expect(day.played).toBeNull();
  const since = await platform.log.readAll(historyHead, { limit: 5_000 });
  expect(since.filter(({ meta }) => meta.settled || meta.localDate < today)).toEqual([]);
  expect(since.map(({ type }) => type)).toEqual(expect.arrayContaining(['EncounterFinished', 'BillClosed']));
  expect(since.map(({ type }) => type)).not.toContain('CommandHeld');
  const arrived = since.filter(({ type }) => type === 'EncounterArrived');
  const [hospital = 0, clinicOfIt = 0] = readNote(dataDir)?.facilities ?? [];
  const arrivedAt = (facility: number) => arrived.filter(({ meta }) => meta.merchantId === facility);
  expect(arrivedAt(clinicOfIt).length).toBeGreaterThan(0);
  expect(arrivedAt(hospital).length).toBeGreaterThan(arrivedAt(clinicOfIt).length);
  const inHospital = new Set(arrivedAt(hospital).map(({ meta }) => meta.actorId));
  expect(arrivedAt(clinicOfIt).filter(({ meta }) => inHospital.has(meta.actorId))).toEqual([]);
});
