import { openSchedule } from '@alur/contracts/schedule/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { expect, it } from 'vitest';
import type { FieldValues } from '@/catalogues/catalogue-form';
import { lineOf, scheduleSheet } from './schedule-sheet';

const row: ScheduleRow = {
  ...{ id: 4, name: 'Poli Umum Pagi', bpjsName: 'UMUM', roomId: 3, roomName: 'Poli Umum' },
  ...{ doctorId: 7, doctorName: 'dr. Bayu', startTime: '08:00', endTime: '12:00', consultationMinutes: 15 },
  ...{ sharePercent: 40, price: 50_000, prices: [], days: ['monday', 'saturday'], visitStatus: 'sick' },
  ...{ prefix: 'A', quota: 30, status: 'open', revision: 2 },
};
const nameOf = (field: string) => (field === 'doctorId' ? 'dr. Bayu' : '');
const line = (of: ScheduleRow): FieldValues => {
  const all: Record<string, unknown> = lineOf(of);
  return Object.fromEntries(scheduleSheet.fields.map(({ name }) => [name, all[name] as FieldValues[string]]));
};

it('a line of the sheet opens the schedule that it was written of', () => {
  const body = openSchedule.body.parse(scheduleSheet.bodyOf?.(line(row), nameOf));
  const { id: _id, roomName: _roomName, prices: _prices, status: _status, revision: _revision, ...fields } = row;
  expect(body).toEqual({ ...fields, acknowledgeOverlap: false });
});

it('a schedule without a length of its consultations has an empty cell, not a nought', () =>
  expect(line({ ...row, consultationMinutes: 0 })['consultationMinutes']).toBeNull());

it.each([
  ['on no day', { days: [] }],
  ['with a price below nothing', { price: -1 }],
  ['at an hour that is none', { startTime: '25:00' }],
])('a line %s is refused at a column that there is', (_name, wrong) => {
  const parsed = openSchedule.body.safeParse(scheduleSheet.bodyOf?.(line({ ...row, ...(wrong as object) }), nameOf));
  const part = String(parsed.error?.issues[0]?.path[0]);
  expect(scheduleSheet.fields.map(({ name }) => name)).toContain(scheduleSheet.partOf?.[part] ?? part);
});
