import type { IsolationPrecaution } from '@alur/contracts/stay/commands';
import { headerOf } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import { inHouse } from './decisions.js';
import type { StayEvent } from './events.js';
import type { StayState } from './stay.js';

/** Only one precaution is in force at a time: it must end before another begins. */
export const startIsolation = (
  state: StayState,
  asked: { precaution: IsolationPrecaution; reason: string; until: string | null },
  by: { now: string; today: string },
): StayEvent[] => {
  const it = inHouse(state);
  ensure(it.isolation === null, 'stay.isolated-already');
  ensure(asked.until === null || asked.until >= by.today, 'stay.isolation-past', {}, 'until');
  const { precaution, reason, until } = asked;
  const data = { ...headerOf(it), effectiveAt: by.now, precaution, reason, until };
  return [{ type: 'StayIsolationStarted', data }];
};

export const endIsolation = (state: StayState, now: string): StayEvent[] => {
  const it = inHouse(state);
  ensure(it.isolation !== null, 'stay.not-isolated');
  return [{ type: 'StayIsolationEnded', data: { ...headerOf(it), effectiveAt: now } }];
};
