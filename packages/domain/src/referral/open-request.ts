import type { DecisionContext } from '../kernel/context.js';
import { release, take, uniqueNameOf, type NameState } from '../kernel/name.js';
import type { AnyReferral } from './referral.js';

/** The kind of name by which a visit has one open request at most. */
const OPEN = 'open-referral';
const PREFIX = 'referral-';

type OfVisit = Pick<AnyReferral, 'encounterId'>;
const nameOf = ({ encounterId }: OfVisit) => ({
  ...{ kind: OPEN, value: String(encounterId), taken: 'referral.already-open' },
});

/** The name that the visit's open request has taken. */
export const openRequest = ({ encounterId }: OfVisit, context: DecisionContext) =>
  uniqueNameOf(OPEN, String(encounterId), context);

/**
 * The visit's open requests: the one that has the name, and those that took none when they were requested, which rows
 * tell.
 */
export const openOnes = (name: NameState | undefined, { prepared }: DecisionContext): number[] => {
  const holder = name?.holder?.startsWith(PREFIX) ? [Number(name.holder.slice(PREFIX.length))] : [];
  return [...new Set([...holder, ...((prepared['openRequests'] ?? []) as number[])])];
};

export const takeRequest = (name: NameState, it: AnyReferral, context: DecisionContext) =>
  take(name, `${PREFIX}${it.referralId}`, nameOf(it), context);

/** Another may be requested from now on. */
export const freeRequest = (name: NameState | undefined, it: AnyReferral, context: DecisionContext) =>
  release(name ?? { holder: null }, `${PREFIX}${it.referralId}`, nameOf(it), context);
