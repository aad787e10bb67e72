import { expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import { change, close, open, reopen, type ScheduleForm } from './decisions.js';
import type { ScheduleEvent } from './events.js';
import { knownSchedule, openSchedule, schedule, weekdayOf, type ScheduleState } from './schedule.js';

const form: ScheduleForm = {
  name: 'Poli Umum Pagi',
  bpjsName: null,
  roomId: 5,
  roomName: 'Poli Umum',
  doctorId: 20,
  doctorName: 'dr. Ratna',
  startTime: '08:00',
  endTime: '12:00',
  consultationMinutes: 10,
  sharePercent: 40,
  price: 50_000,
  days: ['monday', 'tuesday', 'monday'],
  visitStatus: 'sick',
  prefix: 'A',
  quota: 40,
};
const SCHEDULE = 'schedule-3';
const opened = open(3, form);
const closed: ScheduleEvent = { type: 'ScheduleClosed', data: { scheduleId: 3, reason: 'libur' } };
const opening = (some: Partial<ScheduleForm> = {}): Deciding =>
  deciding(schedule, 3, () => open(3, { ...form, ...some }));
const changing = deciding(schedule, 3, now => change({ ...form, price: 60_000 }, now, '2026-11-23'));
const closing = deciding(schedule, 3, now => close('libur', now));
const asking = (ask: (now: ScheduleState) => unknown): Deciding =>
  deciding(schedule, 3, now => {
    ask(now);
    return [];
  });
/** Whatever uses a schedule first checks that it is open, or that it exists. */
const using = asking(openSchedule);
const knowing = asking(knownSchedule);

test('opens with each day once', () =>
  given()
    .when(opening())
    .then({
      [SCHEDULE]: [{ type: 'ScheduleOpened', data: { ...form, scheduleId: 3, days: ['monday', 'tuesday'] } }],
    }));

test('ends after it starts', () =>
  given()
    .when(opening({ endTime: '08:00' }))
    .thenRejects('schedule.ends-before-start'));

test('changes while it is open', () => {
  const changed = given({ [SCHEDULE]: opened }).when(changing);
  changed.thenState(schedule, 3, {
    ...{ status: 'open', scheduleId: 3, price: 50_000 },
    prices: [{ priceId: 1, field: 'price', price: 60_000, effectiveFrom: '2026-11-23', before: 50_000 }],
  });
  changed.when(using).then();
});

test('closed, it is known but takes no one, changes nothing and does not close again', () => {
  const story = given({ [SCHEDULE]: opened });
  story.when(closing).then({ [SCHEDULE]: [closed] });
  expect(knownSchedule(story.state(schedule, 3)).roomName).toBe('Poli Umum');
  for (const each of [using, changing, closing]) story.when(each).thenRejects('schedule.closed');
});

test('closed, it is opened again with what the form says now; open, it is not', () => {
  const again = deciding(schedule, 3, now => reopen({ ...form, quota: 30 }, now, '2026-11-26'));
  const story = given({ [SCHEDULE]: [...opened, closed] });
  story.when(again).thenState(schedule, 3, { status: 'open', scheduleId: 3, quota: 30 });
  story.when(using).then();
  story.when(again).thenRejects('schedule.open');
  given().when(again).thenRejects('schedule.not-found');
});

test('one that never was is not found', () => {
  for (const each of [using, knowing]) given().when(each).thenRejects('schedule.not-found');
});

test('weekdays are the calendar’s, whatever the time zone', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual(['sunday', 'monday', 'saturday']);
});
