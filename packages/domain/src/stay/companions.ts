import type { CompanionRelation } from '@alur/contracts/stay/commands';
import { headerOf } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import { inHouse } from './decisions.js';
import type { StayEvent } from './events.js';
import type { InHouse, StayState } from './stay.js';

const hasCompanion = ({ companions }: Pick<InHouse, 'companions'>): boolean =>
  companions.some(({ until }) => until === null);

/** Adds a bed for one companion. */
export const addCompanion = (state: StayState, relation: CompanionRelation, now: string): StayEvent[] => {
  const it = inHouse(state);
  ensure(!hasCompanion(it), 'stay.companion-here');
  return [{ type: 'StayCompanionAdded', data: { ...headerOf(it), effectiveAt: now, relation } }];
};

export const endCompanion = (state: StayState, now: string): StayEvent[] => {
  const it = inHouse(state);
  ensure(hasCompanion(it), 'stay.no-companion');
  return [{ type: 'StayCompanionLeft', data: { ...headerOf(it), effectiveAt: now } }];
};
