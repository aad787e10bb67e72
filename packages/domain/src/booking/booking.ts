import type { Aggregate } from '../kernel/aggregate.js';
import type { BookingEvent, BookingMade } from './events.js';

/** An outpatient visit's place on its schedule; only its encounter tells whether the visit is still to come. */
export type BookingState =
  | { readonly status: 'none' }
  | (BookingMade & {
      readonly status: 'booked';
      readonly pcareNumber: string | null;
      /** Where it was made for, wherever it was moved since. */
      readonly firstPlace: Pick<BookingMade, 'unitId' | 'date'>;
    });
export type Booked = Exclude<BookingState, { status: 'none' }>;

const evolve = (state: BookingState, { type, data }: BookingEvent): BookingState => {
  if (type === 'BookingMade') {
    const { unitId, date } = data;
    return { ...data, status: 'booked', pcareNumber: null, firstPlace: { unitId, date } };
  }
  if (state.status === 'none') return state;
  switch (type) {
    case 'PcareFilled':
      return { ...state, pcareNumber: data.number };
    case 'ScheduleMoved':
      return { ...state, ...data };
  }
};

export const booking: Aggregate<BookingState, BookingEvent> = { kind: 'booking', initial: { status: 'none' }, evolve };
