import type { Aggregate } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { WardShiftEvent } from './events.js';

export interface WardShiftState {
  /** Null while nobody is in charge. */
  readonly nurseId: number | null;
}

export const wardShift: Aggregate<WardShiftState, WardShiftEvent> = {
  kind: 'ward_shift',
  initial: { nurseId: null },
  evolve: (_state, { data }) => ({ nurseId: data.nurse.staffId }),
};

export const wardShiftId = (unitId: number, date: string, shift: string): string => `${unitId}_${date}_${shift}`;

/** Puts a nurse in charge from now on; the previous one stays recorded in the stream. */
export const assign = ({ nurseId }: WardShiftState, data: WardShiftEvent['data']): WardShiftEvent[] => {
  ensure(nurseId !== data.nurse.staffId, 'ward-shift.same-nurse', {}, 'nurseId');
  return [{ type: 'WardShiftAssigned', data }];
};
