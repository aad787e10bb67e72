import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';

/** Throws unless the doctor works in the facility. */
export const ensureDoctor = ({ prepared }: DecisionContext): void =>
  ensure(prepared['doctorIsUnknown'] !== true, 'schedule.doctor-not-found', {}, 'doctorId');
