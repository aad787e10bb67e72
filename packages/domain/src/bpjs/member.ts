import type { MemberNumber } from '@alur/contracts/bpjs/enums';
import { Member } from '@alur/contracts/bpjs/member';
import * as z from 'zod/mini';
import type { Aggregate } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import type { BpjsMemberEvent } from './events.js';

/** What BPJS answered last; nothing is decided by it. */
export const bpjsMember: Aggregate<{ readonly isChecked: boolean }, BpjsMemberEvent> = {
  kind: 'bpjs_member',
  initial: { isChecked: false },
  evolve: () => ({ isChecked: true }),
};

/** BPJS is asked beforehand (`prepared`), where the facility is connected; its refusal ends the command there. */
export const checked = (
  patientId: number,
  foundBy: MemberNumber,
  { prepared: { member } }: DecisionContext,
): BpjsMemberEvent[] => {
  ensure(member !== undefined, 'bpjs.not-connected');
  return [{ type: 'BpjsMembershipChecked', data: { patientId, foundBy, ...z.parse(Member, member) } }];
};
