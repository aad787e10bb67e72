import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';

/** A schedule and a leave are of somebody who works in the facility. */
export const ensureDoctor = ({ prepared }: DecisionContext): void =>
  ensure(prepared['doctorIsUnknown'] !== true, 'schedule.doctor-not-found', {}, 'doctorId');
