import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

/** Numbers given twice on one schedule and day. */
export const duplicateNumbers = (events: readonly LoggedEvent[]): number => {
  const seen = new Set<string>();
  let twice = 0;
  for (const { type, data } of events) {
    if (type !== 'NumberTaken' && type !== 'NumberMovedHere') continue;
    const number = [data['scheduleId'], data['date'], data['number']].join('/');
    if (seen.has(number)) twice += 1;
    seen.add(number);
  }
  return twice;
};

export const queueDay: DayModule = { zeros: { duplicate_numbers: duplicateNumbers } };
