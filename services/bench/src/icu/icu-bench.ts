import type { Platform } from '@alur/api/platform/platform';
import { systemCaller } from '@alur/api/platform/processes/system-caller';
import { ListRegistry } from '@alur/api/platform/queries/list-registry';
import { readList } from '@alur/api/platform/queries/list-query';
import { prepares } from '@alur/api/prepares.gen';
import { accessKeys } from '@alur/contracts/access';
import { CHANNEL, isChannelKey } from '@alur/contracts/kernel/channel';
import { modules, processes } from '@alur/domain';
import { randomUUID } from 'node:crypto';
import { mock } from 'node:test';
import { Staff } from '../clinic/staff.js';
import { freshPlatform } from '../fresh-platform.js';
import { timedReads } from '../measuring/reads.js';
import { inRounds, tell, type Subjects } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { LongStayPlay, type LongStay } from './long-stay.js';

const DAY_MS = 86_400_000;

type Reading = Awaited<ReturnType<typeof freshPlatform>> & { stay: LongStay; merchantId: number };

/** Opens a hospital as the operator does. */
const hospital = async (platform: Platform): Promise<number> => {
  const operator = systemCaller(CHANNEL, [...accessKeys].filter(isChannelKey));
  const body = {
    ...{ name: 'RS Melati', category: 'hospital', categoryTypes: ['outpatient', 'inpatient', 'intensive_care'] },
  };
  const made = await platform.runner.execute(operator, 'merchant/create', 0, body, { commandId: randomUUID() });
  return made.id;
};

/**
 * Plays a stay of forty days in intensive care at its own times; then opens its record, chart and bill, and reads any
 * twenty-four hours of it, as screens do; without HTTP.
 */
export const icuBench = bench({ days: 40, reads: 50, rounds: 3 }, async ({ days, reads, rounds }) => {
  // Only the date is simulated and stands still between commands; timers use the machine's clock.
  const begun = Date.now() - (days + 1) * DAY_MS;
  mock.timers.enable({ apis: ['Date'], now: begun });
  const fresh = await freshPlatform({ modules, processes, dues: [], prepares });
  try {
    const staff = new Staff(fresh.platform, await hospital(fresh.platform));
    const clock = { now: () => Date.now(), set: (at: number) => mock.timers.setTime(at) };
    const stay = await new LongStayPlay(fresh.platform, staff, clock).play(days);
    const reading = { ...fresh, stay, merchantId: staff.merchantId };
    const rows = await sizes(reading);
    const runs = await inRounds(rounds, subjects(reading, reads));
    for (const [what, own] of runs) tell('icu', { what, days, ...rows }, own);
  } finally {
    mock.timers.reset();
    await fresh.end();
  }
});

const boards = ({ encounterId, transactionId }: LongStay, day: string, before: string) => {
  const visit = { encounterId: String(encounterId) };
  const bill = { transactionId: String(transactionId) };
  return {
    record: [
      ['stay.detail', visit],
      ['consultation.record', visit],
      ['record.visit-notes', visit],
      ['record.visit-forms', visit],
    ],
    chart: [
      ['record.watch', visit],
      ['invasive-device.visit', visit],
      ['medication.chart', visit],
      ['medication.doses', { ...visit, date: day }],
    ],
    'twenty-four hours': [day, before].flatMap(date => [
      ['record.observations', { ...visit, date }] as const,
      ['record.fluids', { ...visit, date }] as const,
    ]),
    bill: [
      ['transaction.detail', bill],
      ['transaction.charges', bill],
    ],
  } as const satisfies Record<string, readonly (readonly [string, Readonly<Record<string, string>>])[]>;
};

/** Reads a page's data at once, of any day. */
const subjects = ({ platform, server, database, stay, merchantId }: Reading, reads: number): Subjects => {
  const read = (topic: string, params: Readonly<Record<string, string>>) =>
    platform.snapshots.read(merchantId, platform.topics.named(topic, params));
  const dayOf = (nth: number) => stay.days[nth % stay.days.length] ?? '';
  const of = (nth: number) => boards(stay, dayOf(nth + 1), dayOf(nth));
  const named = Object.keys(of(0)) as (keyof ReturnType<typeof of>)[];
  const list = new ListRegistry(modules).all().find(({ spec }) => spec.path === 'record/observations');
  const page = (nth: number) =>
    list &&
    readList(database, merchantId, list, {
      ...{ encounterId: String(stay.encounterId), limit: '50', page: String(1 + (nth % 20)) },
    });
  const opened = Object.fromEntries(
    named.map(name => [
      name,
      () =>
        timedReads(server.pid, reads, nth => Promise.all(of(nth)[name].map(([topic, params]) => read(topic, params)))),
    ]),
  );
  return { ...opened, 'a page of all values': () => timedReads(server.pid, reads, page) };
};

/** Sizes of the stay's data. */
const sizes = async ({ platform, merchantId, stay: { encounterId, transactionId } }: Reading) => {
  const rows = async (topic: string, params: Readonly<Record<string, string>>) =>
    (await platform.snapshots.read(merchantId, platform.topics.named(topic, params))).data.length;
  return {
    events: Number(await platform.log.store.head()),
    notes: await rows('record.visit-notes', { encounterId: String(encounterId) }),
    lines: await rows('transaction.charges', { transactionId: String(transactionId) }),
  };
};
