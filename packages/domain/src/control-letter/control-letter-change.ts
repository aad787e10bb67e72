import type { changeControlLetter, recordControlLetterChange } from '@alur/contracts/control-letter/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { Staff } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import { keysOf, ownLetter, type ControlLetterState } from './control-letter.js';
import type { ControlLetterEvent } from './events.js';

/** The number stays: she comes on another day, to another poli or doctor. */
export const requestChange = (
  state: ControlLetterState,
  appointment: BodyOf<typeof changeControlLetter>,
  { providerCode, requestedBy, today }: { providerCode: string; requestedBy: Staff; today: string },
): ControlLetterEvent[] => {
  const it = ownLetter(state, providerCode);
  ensure(appointment.plannedOn >= today, 'control-letter.past', {}, 'plannedOn');
  const keys = { ...keysOf(it), number: it.number, change: it.changes + 1 };
  return [{ type: 'ControlLetterChangeRequested', data: { ...keys, ...appointment, requestedBy } }];
};

/** One that was voided meanwhile is changed no more; a BPJS that is still not reached says so once. */
export const recordChange = (
  state: ControlLetterState,
  { change, outcome }: BodyOf<typeof recordControlLetterChange>,
): ControlLetterEvent[] => {
  if (state.status !== 'issued' || state.change?.change !== change) return [];
  const keys = { ...keysOf(state), number: state.number, change };
  const { plannedOn, poli, doctor, requestedBy: changedBy, waitsFor } = state.change;
  if ('changed' in outcome)
    return [{ type: 'ControlLetterChanged', data: { ...keys, plannedOn, poli, doctor, changedBy } }];
  const { failed } = outcome;
  if (isToldAlready(failed, waitsFor)) return [];
  return [{ type: 'ControlLetterChangeFailed', data: { ...keys, ...failed } }];
};
