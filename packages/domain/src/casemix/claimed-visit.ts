import type { DecisionContext } from '../kernel/context.js';
import { uniqueNameOf } from '../kernel/name.js';

/** The kind of name by which a visit belongs to one claim at most. */
const CLAIMED = 'claimed-visit';
export const claimedVisit = (encounterId: number, context: DecisionContext) =>
  uniqueNameOf(CLAIMED, String(encounterId), context);
export const claimedName = (encounterId: number, path?: string) => ({
  ...{ kind: CLAIMED, value: String(encounterId), taken: 'casemix.visit-claimed' },
  ...(path !== undefined && { path }),
});
