import type { Aggregate } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { WardShiftEvent } from './events.js';

export interface WardShiftState {
  /** Nobody yet where there is none. */
  readonly nurseId: number | null;
}

export const wardShift: Aggregate<WardShiftState, WardShiftEvent> = {
  kind: 'ward_shift',
  initial: { nurseId: null },
  evolve: (_state, { data }) => ({ nurseId: data.nurse.staffId }),
};

export const wardShiftId = (unitId: number, date: string, shift: string): string => `${unitId}_${date}_${shift}`;

/** Somebody is in charge from now on; who was before stands in the stream. */
export const assign = ({ nurseId }: WardShiftState, data: WardShiftEvent['data']): WardShiftEvent[] => {
  ensure(nurseId !== data.nurse.staffId, 'ward-shift.same-nurse', {}, 'nurseId');
  return [{ type: 'WardShiftAssigned', data }];
};
