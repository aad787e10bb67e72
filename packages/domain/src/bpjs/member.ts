import type { MemberNumber } from '@alur/contracts/bpjs/enums';
import { Member } from '@alur/contracts/bpjs/member';
import * as z from 'zod/mini';
import type { Aggregate } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import type { BpjsMemberEvent } from './events.js';

/** What BPJS answered last; nothing is decided by it. */
export const bpjsMember: Aggregate<{ readonly isChecked: boolean }, BpjsMemberEvent> = {
  kind: 'bpjs_member',
  initial: { isChecked: false },
  evolve: () => ({ isChecked: true }),
};

/** BPJS is asked beforehand (`prepared`); a refusal or an outage ends the command before anything is decided. */
export const checked = (patientId: number, foundBy: MemberNumber, { prepared }: DecisionContext): BpjsMemberEvent[] => [
  { type: 'BpjsMembershipChecked', data: { patientId, foundBy, ...z.parse(Member, prepared['member']) } },
];
