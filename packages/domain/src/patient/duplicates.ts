import type { DecisionContext } from '../kernel/context.js';
import { Rejection } from '../kernel/rejection.js';

/** A possibly identical person, as the platform's prefetch finds her: by number, or by name and birth date. */
export interface PossibleDuplicate {
  id: number;
  recordNumber: string;
  reason: 'nik' | 'passport' | 'bpjs' | 'name-and-birth-date';
}

/** A duplicate is a warning: newborns, unknown persons and merges need it (ARCHITECTURE, the write path). */
export const checkDuplicates = (
  acknowledged: boolean,
  { prepared }: DecisionContext,
  self: number,
  claimed: readonly PossibleDuplicate[],
): void => {
  const seen = ((prepared['duplicates'] ?? []) as PossibleDuplicate[]).filter(({ id }) => id !== self);
  const found = [...seen, ...claimed.filter(({ id }) => !seen.some(each => each.id === id))];
  const [first] = found;
  if (acknowledged || first === undefined) return;
  throw new Rejection('patient.possible-duplicate', {
    count: found.length,
    patientId: first.id,
    recordNumber: first.recordNumber,
    reason: first.reason,
    others: found.map(({ id, reason }) => `${id}:${reason}`).join(','),
  });
};
