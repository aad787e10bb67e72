import type { TheatreDayEvent } from '../surgery/events.js';
import { planIn, type SurgeryState } from '../surgery/surgery.js';
import { theatreDayId, type TheatreDayState } from '../surgery/theatre-day.js';

/** The days of a theatre on which the operation stands, as streams are named. */
export const slotDays = (state: SurgeryState | undefined): string[] => {
  const plan = planIn(state);
  return plan ? plan.dates.map(date => theatreDayId(plan.theatreId, date)) : [];
};

/** The slot is given up on each of its days, in the order of `slotDays`. */
export const releasing = (state: SurgeryState, days: readonly TheatreDayState[]): TheatreDayEvent[][] => {
  const plan = planIn(state);
  if (!plan || state.status === 'none') return days.map(() => []);
  const { theatreId, from, until, dates } = plan;
  const { surgeryId } = state;
  return dates.map(date => [{ type: 'TheatreSlotReleased', data: { theatreId, date, surgeryId, from, until } }]);
};
