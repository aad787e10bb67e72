import type { KeysOf, Right, systemRights } from '@alur/contracts/kernel/rights';
import type { Caller } from '../access/caller.js';

/** The right that internal commands declare and no role holds. */
export const PROCESS_RIGHT: KeysOf<typeof systemRights> = 'system:process';

/** The system as a caller, acting within a facility on an event or the clock. */
export const systemCaller = (merchantId: number, rights: readonly Right[]): Caller => ({
  kind: 'system',
  userId: 0,
  name: 'Alur',
  merchantId,
  role: 'system',
  rights: new Set(rights),
  origin: {},
  expiresAt: Number.POSITIVE_INFINITY,
});
