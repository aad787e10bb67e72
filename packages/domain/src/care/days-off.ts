import type { holiday as holidaySpec } from '@alur/contracts/schedule/catalogues';
import type { FieldsOf, ItemState } from '../catalogue/item.js';
import { holiday } from '../catalogue/aggregates.js';
import { checks } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { uniqueNameOf, uniqueName, type NameState } from '../kernel/name.js';
import { ensure } from '../kernel/rejection.js';
import { notOnLeave, ownTimetable, timetable, type TimetableState } from '../schedule/timetable.js';

/** The streams that tell whether numbers are given on a day. */
export const daysOff = { timetable, holidayClaim: uniqueName, holiday };

/** The claim on the date tells whether it is a holiday, and which one; the holiday's own stream has its name. */
export const daysOffOn = (date: string, known: { holidayClaim?: NameState }, context: DecisionContext) => {
  const claim = uniqueNameOf('holiday.date', date, context);
  const held = known.holidayClaim?.holder?.replace(/^holiday-/, '');
  return {
    timetable: ownTimetable(context),
    holidayClaim: { ...claim, use: 'check' as const },
    holiday: held === undefined ? undefined : checks(holiday, held),
  };
};

/** Throws on a holiday, and while the doctor is away, because no numbers are given then. */
export const givesNumbers = (
  states: { timetable: TimetableState; holiday: ItemState<FieldsOf<typeof holidaySpec>> | undefined },
  doctorId: number,
  date: string,
): void => {
  const named = states.holiday !== undefined && states.holiday.status !== 'none' ? states.holiday.fields.name : null;
  ensure(named === null, 'schedule.holiday', { name: named ?? '' }, 'date');
  notOnLeave(states.timetable, doctorId, date);
};
