import * as commands from '@alur/contracts/queue/commands';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { booking } from '../../booking/booking.js';
import { call, nextOf, recall, skip, toCall } from '../calling.js';
import { counter, counterId, occupy } from '../counter.js';
import type { Entry } from '../entry.js';
import { queue, queueId } from '../queue.js';
import { knownSchedule, schedule, type ScheduleState } from '../../schedule/schedule.js';
import { callingCounterOf, freeing, loaded, queueOf, scheduleOf } from '../../care/visit-streams.js';

const roomOf = (state: ScheduleState) => {
  const { roomId, roomName } = knownSchedule(state);
  return { roomId, roomName };
};
/** The schedule's room, on the day of the queue. */
const roomCounter = (state: ScheduleState | undefined, date: string | undefined) => {
  const it = known(state);
  return it && date !== undefined ? writes(counter, counterId(it.roomId, date)) : undefined;
};

/** *Panggil*: calls this number to the schedule's room (DOMAIN 2.2: one counter calls one number at a time). */
export const callAct = act({
  command: commands.callNumber,
  sees: { booking, queue, schedule, counter },
  primary: 'booking',
  streams: ({ id }, visit) => ({
    booking: checks(booking, id),
    queue: queueOf(visit),
    schedule: scheduleOf(visit),
    counter: roomCounter(visit.schedule, known(visit.booking)?.date),
  }),
  decide: ({ id }, states, { today }) => {
    const room = roomOf(loaded(states.schedule));
    const entry: Entry = toCall(loaded(states.queue), id, today);
    return { queue: call(entry, room), counter: occupy(loaded(states.counter), room, entry) };
  },
});

/** *Panggil berikutnya*: calls the next number of today; queues of other days are refused. The id is the schedule's. */
export const callNextAct = act({
  command: commands.callNext,
  sees: { schedule, queue, counter },
  primary: 'schedule',
  streams: ({ id, date }, seen, { today }) => {
    const day = date ?? today;
    return {
      schedule: checks(schedule, id),
      queue: writes(queue, queueId(id, day)),
      counter: roomCounter(seen.schedule, day),
    };
  },
  decide: (_command, states, { today }) => {
    const room = roomOf(states.schedule);
    const entry = nextOf(states.queue, today);
    return { queue: call(entry, room), counter: occupy(loaded(states.counter), room, entry) };
  },
});

/** *Panggil ulang*: repeats the call. */
export const recallAct = act({
  command: commands.recallNumber,
  sees: { booking, queue },
  primary: 'booking',
  streams: ({ id }, visit) => ({ booking: checks(booking, id), queue: queueOf(visit) }),
  decide: ({ id }, states, { today }) => ({ queue: recall(loaded(states.queue), id, today) }),
});

/** *Lewati*: skips the number, and frees the counter for the next. */
export const skipAct = act({
  command: commands.skipNumber,
  sees: { booking, queue, counter },
  primary: 'booking',
  streams: ({ id }, visit) => ({
    booking: checks(booking, id),
    queue: queueOf(visit),
    counter: callingCounterOf(visit),
  }),
  decide: ({ id }, states, { today }) => ({
    queue: skip(loaded(states.queue), id, today),
    ...freeing(states.counter, id),
  }),
});
