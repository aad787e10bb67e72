import { openSchedule } from '@alur/contracts/schedule/commands';
import { expect, it } from 'vitest';
import { shapedTyping } from '@/forms/shaped-typing';
import { daysText, weekdays } from './schedule-days';
import { bodyOf, endsBeforeStart, fieldOf, valuesOf } from './schedule-values';

const complete = {
  ...valuesOf(null),
  name: ' Poli Umum Pagi ',
  room: { id: 3, name: 'Poli Umum' },
  doctor: { id: 7, name: 'dr. Bayu' },
  prefix: 'a',
  price: 50_000,
};
const codes = (values: typeof complete) =>
  Object.fromEntries(
    (shapedTyping(openSchedule.body, bodyOf(values)).error?.fields ?? []).map(({ path, code }) => [path, code]),
  );

it('makes a body of a complete form', () => {
  expect(bodyOf(complete)).toMatchObject({
    name: 'Poli Umum Pagi',
    roomId: 3,
    doctorId: 7,
    prefix: 'A',
    bpjsName: null,
  });
  expect(shapedTyping(openSchedule.body, bodyOf(complete)).error).toBeNull();
});

it('says what is wrong beside each field before the server is asked', () => {
  expect(codes(valuesOf(null) as typeof complete)).toMatchObject({
    name: 'shape.required',
    roomId: 'shape.required',
    doctorId: 'shape.required',
    prefix: 'shape.required',
    price: 'shape.required',
  });
  expect(codes({ ...complete, days: [] })).toEqual({ days: 'schedule.no-days' });
  expect(codes({ ...complete, prefix: '1A' })).toEqual({ prefix: 'schedule.prefix-form' });
  expect(endsBeforeStart({ ...complete, startTime: '12:00', endTime: '08:00' })).toBe(true);
  expect(endsBeforeStart(complete)).toBe(false);
  expect(['roomId', 'doctorName', 'price'].map(fieldOf)).toEqual(['room', 'doctor', 'price']);
});

it('tells days in runs', () => {
  const word = (day: string) => day.slice(0, 3);
  expect(daysText(['friday', 'monday', 'tuesday', 'wednesday', 'thursday', 'sunday'], word)).toBe('mon–fri, sun');
  expect(daysText(['monday', 'tuesday'], word)).toBe('mon, tue');
  expect(daysText(weekdays, word)).toBe('mon–sun');
});
